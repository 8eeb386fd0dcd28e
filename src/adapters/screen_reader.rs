//! Is a screen reader running, and does it speak announcements?
//!
//! On Linux the accessibility bus says whether one is wanted; Orca speaks what a program announces only from version 45
//! on (design, decision 5). Windows and macOS would answer the same question to unsafe code only; there the system's own
//! list of running programs is read. That somebody asks for the accessibility tree says nothing: programs that move
//! windows or fill in words ask for it too. Asking takes time: call this from a thread of its own.

use std::process::Command;

use zbus::blocking::{Connection, Proxy};

/// What the person's screen reader does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScreenReader {
    /// None runs.
    #[default]
    None,
    /// It speaks what has the focus, not what is announced.
    FocusOnly,
    /// It speaks both.
    Announces,
}

/// The first Orca that listens to announcements.
const ANNOUNCES_FROM: u32 = 45;

/// The readers of Windows and of macOS by the names of their programs: NVDA, JAWS, Narrator, `VoiceOver`.
const PROGRAMS: [&str; 4] = ["nvda.exe", "jfw.exe", "narrator.exe", "voiceover"];

/// Asks the system. Nothing that answers is no screen reader.
pub fn detect() -> ScreenReader {
    if cfg!(windows) {
        return of_programs(&listed("tasklist", &["/fo", "csv", "/nh"]));
    }
    if cfg!(target_os = "macos") {
        return of_programs(&listed("ps", &["-A", "-c", "-o", "comm="]));
    }
    if !is_enabled().unwrap_or(false) {
        return ScreenReader::None;
    }
    match orca_version() {
        Some(version) if version >= ANNOUNCES_FROM => ScreenReader::Announces,
        // Another reader, or an old one: it surely speaks the focus, and we announce ourselves.
        Some(_) | None => ScreenReader::FocusOnly,
    }
}

/// What that command lists; nothing where it cannot be run.
fn listed(command: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(command);
    command.args(arguments);
    #[cfg(windows)]
    {
        use std::os::windows::process::CommandExt as _;
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        command.creation_flags(CREATE_NO_WINDOW);
    }
    let output = command.output();
    output.map_or_else(
        |_error| String::new(),
        |output| String::from_utf8_lossy(&output.stdout).into_owned(),
    )
}

/// Whether one of the programs in that list, one a line, is a reader; all that are known speak announcements.
fn of_programs(list: &str) -> ScreenReader {
    let name = |line: &str| {
        let name = line.trim().trim_start_matches('"');
        let name = name.split('"').next().unwrap_or_default();
        name.to_lowercase()
    };
    if list.lines().any(|line| PROGRAMS.contains(&name(line).as_str())) {
        ScreenReader::Announces
    } else {
        ScreenReader::None
    }
}

fn is_enabled() -> Option<bool> {
    let bus = Connection::session().ok()?;
    let status = Proxy::new(&bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status").ok()?;
    status.get_property::<bool>("ScreenReaderEnabled").ok()
}

fn orca_version() -> Option<u32> {
    let output = Command::new("orca").arg("--version").output().ok()?;
    major(&String::from_utf8_lossy(&output.stdout))
}

/// "43.1", "Orca 46.1".
fn major(text: &str) -> Option<u32> {
    let digits: String = text
        .chars()
        .skip_while(|letter| !letter.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_found_in_what_orca_prints() {
        assert_eq!(major("43.1\n"), Some(43));
        assert_eq!(major("Orca 46.1"), Some(46));
        assert_eq!(major(""), None);
    }

    #[test]
    fn a_reader_is_known_among_the_running_programs() {
        let windows = |name: &str| {
            format!(
                "\"System\",\"4\",\"Services\",\"0\",\"144 K\"\r\n\"{name}\",\"812\",\"Console\",\"1\",\"60,204 K\"\r\n"
            )
        };
        for name in ["nvda.exe", "jfw.exe", "Narrator.exe"] {
            assert_eq!(of_programs(&windows(name)), ScreenReader::Announces, "{name}");
        }
        assert_eq!(of_programs(&windows("nvda.exe.txt")), ScreenReader::None);
        assert_eq!(of_programs("launchd\nVoiceOver\nDock\n"), ScreenReader::Announces);
        for other in ["launchd\nVoiceOver Utility\n", ""] {
            assert_eq!(of_programs(other), ScreenReader::None, "{other}");
        }
    }

    #[test]
    fn a_list_that_cannot_be_had_is_no_reader() {
        assert_eq!(listed("annabella-no-such-program", &[]), "");
    }
}
