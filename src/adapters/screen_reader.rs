//! Is a screen reader running, and does it speak announcements?
//!
//! On Linux the accessibility bus says whether one is wanted; Orca speaks what a program announces only from version 45
//! on (design, decision 5). Asking takes time: call this from a thread of its own.

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

/// Asks the system. Nothing that answers is no screen reader.
pub fn detect() -> ScreenReader {
    if !is_enabled().unwrap_or(false) {
        return ScreenReader::None;
    }
    match orca_version() {
        Some(version) if version >= ANNOUNCES_FROM => ScreenReader::Announces,
        // Another reader, or an old one: it surely speaks the focus, and we announce ourselves.
        Some(_) | None => ScreenReader::FocusOnly,
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
}
