//! Detects a running screen reader, and whether it speaks announcements.
//!
//! On Linux a reader that speaks announcements is known by having asked the accessibility bus for them, or by its service on
//! the session bus; an earlier one by the flag of the accessibility bus, or at last among the running programs: Orca speaks a
//! program's announcements only from version 45 on (design, decision 5). Windows and macOS would answer the same question to
//! unsafe code only; there the system's own list of running programs is read, on Windows those of the user's own session,
//! since each person logged on has their own. A request for the accessibility tree proves nothing: programs that move windows
//! or fill in words make it too. Detection takes time: call this from a thread of its own.

use super::child;

#[cfg(all(unix, not(target_os = "macos")))]
mod buses;
#[cfg(not(all(unix, not(target_os = "macos"))))]
mod buses {
    //! No desktop reports readers here: the check is made when the window gets the focus.

    pub(super) const fn detect() -> super::ScreenReader {
        super::ScreenReader::None
    }

    pub(super) fn follow(_look: impl Fn() + Send + 'static) {}
}

/// The abilities of the user's screen reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScreenReader {
    /// No screen reader runs.
    #[default]
    None,
    /// The reader speaks the focus, but no announcements.
    FocusOnly,
    /// The reader speaks both the focus and announcements.
    Announces,
}

/// The order of checks: one that began earlier may end later, and must not undo the result of a later one.
#[derive(Clone, Copy, Debug, Default)]
pub struct CheckOrder {
    begun: u64,
    /// The latest check that has ended.
    ended: u64,
}

impl CheckOrder {
    /// The number of a check that begins now.
    pub fn begin(&mut self) -> u64 {
        self.begun += 1;
        self.begun
    }

    /// Notes the end of that check. True if its result is valid.
    pub fn counts(&mut self, look: u64) -> bool {
        let is_later = look > self.ended;
        if is_later {
            self.ended = look;
        }
        is_later
    }
}

/// The readers of Windows and of macOS by the names of their programs: NVDA, JAWS, Narrator, `VoiceOver`.
const PROGRAMS: [&str; 4] = ["nvda.exe", "jfw.exe", "narrator.exe", "voiceover"];

/// Asks the system. If it does not answer, there is no screen reader.
pub fn detect() -> ScreenReader {
    if cfg!(windows) {
        let list = listed("tasklist", &["/fo", "csv", "/nh"]);
        return of_programs(&in_session_of(std::process::id(), &list));
    }
    if cfg!(target_os = "macos") {
        return of_programs(&listed("ps", &["-A", "-c", "-o", "comm="]));
    }
    buses::detect()
}

/// Calls `look` whenever a reader may have come or gone, for as long as the program runs, on desktops that report it.
pub fn follow(look: impl Fn() + Send + 'static) {
    buses::follow(look);
}

/// The output of that command; empty if it cannot be run.
fn listed(command: &str, arguments: &[&str]) -> String {
    let output = child::command(command).args(arguments).output();
    output.map_or_else(
        |_error| String::new(),
        |output| String::from_utf8_lossy(&output.stdout).into_owned(),
    )
}

/// The lines of that list, as `tasklist` writes it, that are in the session of that process: name, process, name and number
/// of the session, memory. The variable SESSIONNAME would be that of the logon and not of a later connection. If the
/// process is not listed, the whole list is returned.
fn in_session_of(process: u32, list: &str) -> String {
    let column = |line: &str, column: usize| line.trim().split("\",\"").nth(column).map(str::to_owned);
    let process = process.to_string();
    let own = list.lines().find(|line| column(line, 1).as_ref() == Some(&process));
    let Some(session) = own.and_then(|own| column(own, 3)) else {
        return list.to_owned();
    };
    let is_ours = |line: &&str| column(line, 3).as_ref() == Some(&session);
    list.lines().filter(is_ours).collect::<Vec<_>>().join("\n")
}

/// The reader in that list of programs, one a line; all known ones speak announcements.
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

#[cfg(test)]
mod tests {
    use super::*;

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
    fn another_logged_on_users_reader_is_not_ones_own() {
        let list = "\"winlogon.exe\",\"7\",\"Services\",\"0\",\"1 K\"\r\n\"nvda.exe\",\"812\",\"Console\",\"1\",\"60,204 K\"\r\n\
                    \"annabella.exe\",\"77\",\"RDP-Tcp#3\",\"2\",\"9 K\"\r\n\"x.exe\",\"78\",\"Console\",\"1\",\"9 K\"\r\n";
        assert_eq!(of_programs(&in_session_of(77, list)), ScreenReader::None);
        assert_eq!(of_programs(&in_session_of(78, list)), ScreenReader::Announces);
        assert_eq!(in_session_of(79, list), list, "where one's own is not known, all count");
    }

    #[test]
    fn the_screen_reader_look_begun_last_counts() {
        let mut looks = CheckOrder::default();
        let (first, second, third) = (looks.begin(), looks.begin(), looks.begin());
        assert!(looks.counts(second));
        assert!(!looks.counts(first), "it saw what was before");
        assert!(looks.counts(third));
    }

    #[test]
    fn a_list_that_cannot_be_had_is_no_reader() {
        assert_eq!(listed("annabella-no-such-program", &[]), "");
    }
}
