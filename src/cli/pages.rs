//! `annabella pages FOLDER`: manual pages for `man` and completions for shells, made from the help, the settings and one text about
//! game scripts, and the user guides; packages hold them unchanged.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use roff::{Inline, Roff, bold, italic, roman};

use super::given::{GivenArguments, UsageError, fail};
use super::help::{CommandHelp, Help, OptionHelp, sentence};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complained, messages};
use announcement::Vocabulary;
use display::guide::whole_file;
use display::settings::shown_settings;
use locale::{Locale, Messages, Value};
use notation::algebraic::Letters;
use settings::{Setting, Settings, ValueKind};

/// The form of game scripts: for those who write tests, and so in English only.
const GAME: &str = include_str!("game.txt");

/// Writes all pages; existing files are replaced.
pub(super) fn pages(rest: lexopt::Parser) -> Ended {
    let given = GivenArguments::gathered(rest, &[], &[])?;
    let texts = messages(given.lang.as_deref());
    let [folder] = given.values.as_slice() else {
        return Err(fail(&texts, &UsageError::MissingArgument("FOLDER")));
    };
    for (name, text) in all() {
        let path = Path::new(folder).join(name);
        if let Err(why) = write(&path, &text) {
            let path = path.to_string_lossy().into_owned();
            let values = [("path", Value::quoting(&path)), ("why", why.to_string().into())];
            return Err(complained(&texts.text("command-pages-failed", &values)));
        }
    }
    Ok(CommandOutcome::Done)
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    // The old file is removed, not written into: it may be a pipe.
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    File::create_new(path)?.write_all(text.as_bytes())
}

/// All files, each with its path below `share`.
pub fn all() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for locale in Locale::ALL {
        let texts = Messages::new(locale);
        let help = Help::of(&texts);
        let folder = match locale.tag() {
            "en" => String::from("man"),
            _ => format!("man/{}", locale.posix()),
        };
        for topic in &help.topics {
            files.push((
                format!("{folder}/man1/{}.1", page_name(topic)),
                command(&help, topic, &texts),
            ));
        }
        files.push((format!("{folder}/man5/annabella-settings.5"), settings(&texts)));
        files.push((format!("manual/{}.md", locale.tag()), whole_file(&texts)));
    }
    files.push((String::from("man/man5/annabella-game.5"), game()));
    let help = Help::of(&Messages::new(Locale::En));
    files.push((String::from("bash-completion/completions/annabella"), bash(&help)));
    files.push((String::from("zsh/vendor-completions/_annabella"), zsh(&help)));
    files.push((String::from("fish/vendor_completions.d/annabella.fish"), fish(&help)));
    files
}

fn page_name(topic: &CommandHelp) -> String {
    if topic.name.is_empty() {
        String::from("annabella")
    } else {
        format!("annabella-{}", topic.name)
    }
}

/// A page that begins with its name and its subject.
fn begun(texts: &Messages, name: &str, section: &str, about: &str) -> Roff {
    let mut page = Roff::new();
    let version = concat!("Annabella ", env!("CARGO_PKG_VERSION"));
    page.control("TH", [name.to_uppercase().as_str(), section, "", version, ""]);
    page.control("SH", [texts.text("page-name", &[]).as_str()]);
    page.text([roman(format!("{name} - {about}"))]);
    page
}

fn heading(page: &mut Roff, texts: &Messages, id: &str) {
    page.control("SH", [texts.text(id, &[]).as_str()]);
}

/// Adds a name with its description, indented below it.
fn entry(page: &mut Roff, name: Vec<Inline>, about: &str) {
    page.control("TP", []).text(name).text([roman(about)]);
}

/// The page of one command; that of the window describes the others, too.
fn command(help: &Help, topic: &CommandHelp, texts: &Messages) -> String {
    let name = page_name(topic);
    let does = topic.forms.first().and_then(|form| form.does.first()).cloned();
    let about = if topic.name.is_empty() {
        texts.text("page-program", &[])
    } else {
        does.unwrap_or_default()
    };
    let mut page = begun(texts, &name, "1", &about);
    heading(&mut page, texts, "page-synopsis");
    for form in &topic.forms {
        page.control("PP", []).text([bold(&form.line)]);
        for more in &form.more {
            page.text([bold(more)]);
        }
    }
    heading(&mut page, texts, "page-description");
    if topic.name.is_empty() {
        page.text([roman(&help.intro)]);
    }
    for form in &topic.forms {
        page.control("PP", []).text([roman(form.does.join(" "))]);
    }
    if topic.name.is_empty() {
        for other in help.topics.iter().filter(|other| !other.name.is_empty()) {
            let does = other.forms.iter().flat_map(|form| &form.does);
            let does = does.map(String::as_str).collect::<Vec<_>>().join("; ");
            entry(&mut page, vec![bold(format!("annabella {}", other.name))], &does);
        }
    }
    heading(&mut page, texts, "page-options");
    for option in topic.options() {
        let value = option.value.iter().flat_map(|value| [roman(" "), italic(value)]);
        let name = std::iter::once(bold(&option.name)).chain(value).collect();
        entry(&mut page, name, &sentence(&option, texts));
    }
    heading(&mut page, texts, "page-notes");
    for note in &help.notes {
        page.control("PP", []).text([roman(note)]);
    }
    heading(&mut page, texts, "page-files");
    let kept = [
        ("~/.local/share/annabella/games", "page-games-kept"),
        ("~/.local/share/annabella/settings.toml", "page-settings-kept"),
    ];
    for (path, id) in kept {
        entry(&mut page, vec![italic(path)], &texts.text(id, &[]));
    }
    heading(&mut page, texts, "page-environment");
    let variables = [
        ("LC_ALL, LC_MESSAGES, LANG", "page-language"),
        ("ANNABELLA_GRAPHICS", "page-graphics"),
        ("ANNABELLA_LIVECHESS", "page-livechess"),
    ];
    for (variable, id) in variables.into_iter().filter(|(_, id)| texts.has(id)) {
        entry(&mut page, vec![bold(variable)], &texts.text(id, &[]));
    }
    heading(&mut page, texts, "page-see-also");
    let others = help.topics.iter().map(page_name).filter(|other| *other != name);
    let others = others.map(|other| (other, "1"));
    let files = ["annabella-game", "annabella-settings"].map(|other| (other.to_owned(), "5"));
    page.text(references(others.chain(files)));
    page.render()
}

/// The list of pages, as in `annabella-braille(1), annabella-settings(5)`.
fn references(pages: impl Iterator<Item = (String, &'static str)>) -> Vec<Inline> {
    let mut inlines = Vec::new();
    for (name, section) in pages {
        if !inlines.is_empty() {
            inlines.push(roman(", "));
        }
        inlines.extend([bold(name), roman(format!("({section})"))]);
    }
    inlines
}

/// The page of the settings, in the order of their screen.
fn settings(texts: &Messages) -> String {
    let mut page = begun(texts, "annabella-settings", "5", &texts.text("page-settings", &[]));
    heading(&mut page, texts, "page-synopsis");
    page.text([italic("~/.local/share/annabella/settings.toml")]);
    heading(&mut page, texts, "page-description");
    page.text([roman(texts.text("page-settings-file", &[]))]);
    let file: toml::Table = Settings::default().write().parse().unwrap_or_default();
    let mut section = "";
    for setting in shown_settings() {
        // The voice in hand is not saved, and settings made from others have no place.
        let Some((table, key)) = setting.place().filter(|(table, _)| *table != "hand") else {
            continue;
        };
        if setting.section() != section {
            section = setting.section();
            heading(&mut page, texts, section);
        }
        let key = key.replace('_', "-");
        // Some groups are at the top of the file.
        let inside = file.get(table);
        let first = inside.and_then(|table| table.get(&key)).or_else(|| file.get(&key));
        let place = inside.map(|_| format!("[{table}] ")).unwrap_or_default();
        let shown = first.map(|value| format!(" = {value}")).unwrap_or_default();
        page.control("TP", []).text([bold(texts.text(setting.name(), &[]))]);
        page.text([italic(format!("{place}{key}{shown}"))]);
        if let Some(possible) = possible(setting, first) {
            page.control("br", []).text([roman(possible)]);
        }
        page.control("br", []).text([roman(texts.text(setting.help(), &[]))]);
    }
    heading(&mut page, texts, "page-see-also");
    page.text(references([(String::from("annabella"), "1")].into_iter()));
    page.render()
}

/// The possible values in the file, besides the default: true or false, whatever the screen calls them.
fn possible(setting: Setting, first: Option<&toml::Value>) -> Option<String> {
    if first.is_some_and(toml::Value::is_bool) {
        return Some(String::from("false | true"));
    }
    match setting.kind() {
        ValueKind::Switch => Some(String::from("false | true")),
        ValueKind::Choice(words) => Some(words.join(" | ")),
        ValueKind::Number { least, most, .. } => Some(format!("{least} … {most}")),
        ValueKind::Language => Some(Locale::tags()),
        ValueKind::Device | ValueKind::Microphone | ValueKind::Text => None,
    }
}

/// The page of game scripts: headings begin with `# `, indented lines stay as they are.
fn game() -> String {
    let texts = Messages::new(Locale::En);
    let mut page = begun(
        &texts,
        "annabella-game",
        "5",
        "stories of one chess table, to be played and checked",
    );
    let mut is_literal = false;
    for line in GAME.lines() {
        let now = line.starts_with("    ") || (is_literal && line.is_empty());
        if now != is_literal {
            page.control(if now { "nf" } else { "fi" }, []);
            is_literal = now;
        }
        match line.strip_prefix("# ") {
            Some(title) => page.control("SH", [title]),
            None if line.is_empty() && !is_literal => page.control("PP", []),
            None => page.text([roman(line)]),
        };
    }
    page.control(if is_literal { "fi" } else { "PP" }, []);
    heading(&mut page, &texts, "page-see-also");
    let others = [
        (String::from("annabella-script"), "1"),
        (String::from("annabella"), "1"),
    ];
    page.text(references(others.into_iter()));
    page.render()
}

/// The completions after an option.
enum OptionCompletions {
    Nothing,
    Files,
    Folders,
    Words(Vec<String>),
    Anything,
}

fn after(option: &OptionHelp) -> OptionCompletions {
    let Some(value) = &option.value else {
        return OptionCompletions::Nothing;
    };
    let words = |text: &str| OptionCompletions::Words(text.split(' ').map(str::to_owned).collect());
    match option.name.as_str() {
        "--lang" => OptionCompletions::Words(Locale::ALL.map(|locale| locale.tag().to_owned()).to_vec()),
        "--seat" => words("white black assistant-white assistant-black arbiter"),
        "--vocabulary" => OptionCompletions::Words(Vocabulary::ALL.map(|known| known.name().to_owned()).to_vec()),
        "--letters" | "--letters-white" | "--letters-black" => {
            OptionCompletions::Words(Letters::familiar().iter().map(Letters::to_string).collect())
        }
        "--data" => OptionCompletions::Folders,
        "--table" | "--open" | "--rescue" | "--white-sheet" | "--black-sheet" | "--clock-log" | "--journal"
        | "--watch" => OptionCompletions::Files,
        _ if value.contains('|') => OptionCompletions::Words(value.split('|').map(str::to_owned).collect()),
        _ => OptionCompletions::Anything,
    }
}

fn names(help: &Help) -> String {
    let names = help.topics.iter().map(|topic| topic.name.as_str());
    names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" ")
}

const COMPLETIONS: &str = "# Made by `annabella pages`.\n";

fn bash(help: &Help) -> String {
    let mut values: Vec<(String, String)> = Vec::new();
    let mut options = String::new();
    for topic in &help.topics {
        let own = topic.options();
        let listed: Vec<&str> = own.iter().map(|option| option.name.as_str()).collect();
        let case = if topic.name.is_empty() {
            "*"
        } else {
            topic.name.as_str()
        };
        let line = format!("        {case}) options=\"{}\" ;;\n", listed.join(" "));
        // The case that fits everything has to come last.
        if topic.name.is_empty() {
            options.push_str(&line);
        } else {
            options.insert_str(0, &line);
        }
        for option in &own {
            let does = match after(option) {
                OptionCompletions::Nothing => continue,
                OptionCompletions::Files => String::from("compgen -f -- \"$word\""),
                OptionCompletions::Folders => String::from("compgen -d -- \"$word\""),
                OptionCompletions::Words(words) => format!("compgen -W \"{}\" -- \"$word\"", words.join(" ")),
                OptionCompletions::Anything => String::from(":"),
            };
            let case = (format!("{} {}", topic.name, option.name), does);
            if !values.contains(&case) {
                values.push(case);
            }
        }
    }
    let values: Vec<String> = values
        .iter()
        .map(|(case, does)| format!("        \"{case}\") mapfile -t COMPREPLY < <({does}); return ;;\n"))
        .collect();
    let (values, commands) = (values.concat(), names(help));
    format!(
        r#"{COMPLETIONS}_annabella() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command="" options=""
    if [[ $COMP_CWORD -gt 1 && " {commands} " == *" ${{COMP_WORDS[1]}} "* ]]; then command="${{COMP_WORDS[1]}}"; fi
    case "$command $before" in
{values}    esac
    case "$command" in
{options}    esac
    if [[ $word == -* ]]; then
        [[ $COMP_CWORD -eq 1 ]] && options="$options --version"
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    elif [[ $COMP_CWORD -eq 1 ]]; then
        mapfile -t COMPREPLY < <(compgen -W "{commands}" -- "$word"; compgen -f -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}}
complete -o filenames -F _annabella annabella
"#
    )
}

/// A text in a zsh or fish string between single quotes.
fn plain(text: &str) -> String {
    text.replace(['\'', '[', ']', ':', '\\'], " ").trim().to_owned()
}

fn zsh(help: &Help) -> String {
    let texts = Messages::new(Locale::En);
    let arguments = |topic: &CommandHelp| -> String {
        let lines = topic.options().into_iter().map(|option| {
            let about = plain(&sentence(&option, &texts));
            let value = match after(&option) {
                OptionCompletions::Nothing => String::new(),
                OptionCompletions::Files => String::from(":file:_files"),
                OptionCompletions::Folders => String::from(":folder:_files -/"),
                OptionCompletions::Words(words) => format!(":value:({})", words.join(" ")),
                OptionCompletions::Anything => String::from(":value:"),
            };
            format!(" \\\n            '{}[{about}]{value}'", option.name)
        });
        lines.collect()
    };
    let mut cases = String::new();
    let mut window = String::new();
    let mut commands = String::new();
    for topic in &help.topics {
        if topic.name.is_empty() {
            window = arguments(topic);
            continue;
        }
        let does = topic.forms.first().and_then(|form| form.does.first());
        let about = plain(does.map_or("", String::as_str));
        commands.extend([format!("        '{}:{about}'\n", topic.name)]);
        cases.extend([format!(
            "        {}) shift words; (( CURRENT-- )); _arguments{} \\\n            '*:file:_files' ;;\n",
            topic.name,
            arguments(topic)
        )]);
    }
    format!(
        "#compdef annabella\n{COMPLETIONS}_annabella() {{\n    local -a commands\n    commands=(\n{commands}    )\n    \
         case \"${{words[2]}}\" in\n{cases}        *)\n            (( CURRENT == 2 )) && _describe command commands\n            \
         _arguments{window} \\\n            '--version[the version]' \\\n            '*:file:_files' ;;\n    esac\n}}\n_annabella \"$@\"\n"
    )
}

fn fish(help: &Help) -> String {
    let texts = Messages::new(Locale::En);
    let mut lines = String::from(COMPLETIONS);
    let commands = names(help);
    for topic in &help.topics {
        let place = if topic.name.is_empty() {
            format!("not __fish_seen_subcommand_from {commands}")
        } else {
            let does = topic.forms.first().and_then(|form| form.does.first());
            let about = plain(does.map_or("", String::as_str));
            lines.extend([format!(
                "complete -c annabella -n __fish_use_subcommand -a {} -d '{about}'\n",
                topic.name
            )]);
            format!("__fish_seen_subcommand_from {}", topic.name)
        };
        for option in topic.options() {
            let value = match after(&option) {
                OptionCompletions::Nothing => String::new(),
                OptionCompletions::Files => String::from(" -r -F"),
                OptionCompletions::Folders => String::from(" -x -a '(__fish_complete_directories)'"),
                OptionCompletions::Words(words) => format!(" -x -a '{}'", words.join(" ")),
                OptionCompletions::Anything => String::from(" -x"),
            };
            let about = plain(&sentence(&option, &texts));
            let name = option.name.trim_start_matches('-').to_owned();
            lines.extend([format!(
                "complete -c annabella -n '{place}' -l {name}{value} -d '{about}'\n"
            )]);
        }
    }
    lines.push_str("complete -c annabella -n __fish_use_subcommand -l version -d 'the version'\n");
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page_in_each_language_and_completions() {
        let files = all();
        let named = |wanted: &str| {
            files
                .iter()
                .find(|(name, _)| name == wanted)
                .map(|(_, text)| text.as_str())
        };
        for command in crate::cli::commands() {
            let page = format!("man1/annabella-{command}.1");
            let pages = files.iter().filter(|(name, _)| name.ends_with(&page)).count();
            assert_eq!(pages, Locale::ALL.len(), "{page}");
            for shell in [
                "bash-completion/completions/annabella",
                "zsh/vendor-completions/_annabella",
                "fish/vendor_completions.d/annabella.fish",
            ] {
                assert!(
                    named(shell).is_some_and(|text| text.contains(command)),
                    "{shell}: {command}"
                );
            }
        }
        let settings = named("man/man5/annabella-settings.5").unwrap_or_default();
        assert!(settings.contains("words\\-per\\-minute = 190"), "{settings}");
        for setting in Setting::ALL
            .iter()
            .filter_map(|setting| setting.place())
            .filter(|(table, _)| *table != "hand")
        {
            let key = setting.1.replace('_', "\\-");
            assert!(settings.contains(&key), "{setting:?}");
        }
    }
}
