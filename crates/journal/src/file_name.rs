//! Names of files that the program chooses itself, made of the names of people so that no file system refuses them.

/// The longest name, in bytes as file systems count. The rest of 255 is left for endings (`-12.annabella-journal`) and
/// for the additions of a temporary file.
const LONGEST: usize = 200;

/// Makes a name fit for every file system, without its ending: cut at the end of a letter, without a hyphen at the
/// front, which a command would take for an option, and not the name of a device.
pub fn fitting(name: &str) -> String {
    let name = name.trim_start_matches('-');
    let name = name.get(..name.floor_char_boundary(LONGEST)).unwrap_or_default();
    match name.trim_end_matches('-') {
        "" => String::from("game"),
        name if is_reserved_by_windows(name) => format!("game-{name}"),
        name => name.to_owned(),
    }
}

/// True if Windows has a device of that name, in any case and with any ending: a file cannot have it.
pub fn is_reserved_by_windows(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    let is_numbered = |device: &str| {
        let number = name.strip_prefix(device).unwrap_or_default();
        let mut signs = number.chars();
        matches!((signs.next(), signs.next()), (Some('0'..='9' | '¹' | '²' | '³'), None))
    };
    ["con", "prn", "aux", "nul"].contains(&name.as_str()) || is_numbered("com") || is_numbered("lpt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_fits_in_every_file_system() {
        assert_eq!(fitting("2026-11-21-Ada-Ben"), "2026-11-21-Ada-Ben");
        assert_eq!(fitting(""), "game");
        assert_eq!(fitting("--"), "game");
        assert_eq!(fitting("-rf"), "rf");
        assert_eq!(fitting("-NUL-"), "game-NUL");
        assert_eq!(fitting("com1"), "game-com1");
        for letter in ["x", "ß", "北", "𝔸"] {
            let name = fitting(&letter.repeat(500));
            assert!(name.len() <= LONGEST && name.len() > LONGEST - 4, "{name}");
            assert!(letter.repeat(500).starts_with(&name));
            let longest = format!(".{name}-12.annabella-journal.4294967295.new");
            assert!(longest.len() <= 255, "{}", longest.len());
        }
    }
}
