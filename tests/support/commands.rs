//! The subcommands and their options, as the program's own help names them: what is made from this list tries a new one by
//! itself. tests/it/commands.rs keeps the help complete.

/// A subcommand of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subcommand {
    pub(crate) name: String,
    /// With their two hyphens.
    pub(crate) options: Vec<String>,
}

/// The subcommands in what `annabella help` prints in English.
pub(crate) fn of_usage(usage: &str) -> Vec<Subcommand> {
    let mut found: Vec<Subcommand> = Vec::new();
    for line in usage.lines() {
        if line.is_empty() {
            // The text behind the list holds for every command.
            if found.is_empty() {
                continue;
            }
            break;
        }
        if let Some(rest) = line.strip_prefix("annabella ") {
            let name = rest.split_whitespace().next().unwrap_or_default().to_owned();
            if !name.starts_with(|first: char| first.is_ascii_lowercase()) {
                // The window itself.
                continue;
            }
            if !found.iter().any(|known| known.name == name) {
                found.push(Subcommand {
                    name,
                    options: Vec::new(),
                });
            }
        }
        if let Some(command) = found.last_mut() {
            command.options.extend(options(line));
        }
    }
    found
}

fn options(line: &str) -> impl Iterator<Item = String> {
    let words = line.split(|letter: char| letter.is_whitespace() || "[]|(),;".contains(letter));
    words.filter(|word| word.starts_with("--")).map(str::to_owned)
}
