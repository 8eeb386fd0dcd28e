//! Why a game could not be opened, or what must be told when it was: what, where, and what to do.

use super::journal::failure_sentence;
use crate::app::session::{Fault, Note};
use crate::locale::Messages;
use crate::ports::files::NotRead;
use crate::settings::UnreadableSettings;

/// The sentence of a fault.
pub(crate) fn fault_sentence(messages: &Messages, fault: &Fault) -> String {
    match fault {
        Fault::NoFile(path, why) => not_read_sentence(messages, *why, &path.display().to_string()),
        Fault::Script(path, error) => {
            crate::script::sentence::error_sentence(messages, &path.display().to_string(), error)
        }
        Fault::Store(path, failure) => failure_sentence(messages, failure, &path.display().to_string()),
        Fault::NoGame(path) => {
            let path = path.display().to_string();
            messages.text("session-no-game", &[("path", (&path).into())])
        }
        Fault::NoSuchGame(path, number, games) => {
            let path = path.display().to_string();
            let values = [
                ("path", (&path).into()),
                ("number", (*number).into()),
                ("games", (*games).into()),
            ];
            messages.text("session-no-such-game", &values)
        }
        Fault::NobodyThere(seat) => messages.text("console-no-such-seat", &[("seat", (&seat.to_string()).into())]),
    }
}

/// Why the file at that path could not be read, and what to do.
pub(super) fn not_read_sentence(messages: &Messages, why: NotRead, path: &str) -> String {
    let id = match why {
        NotRead::NotThere => "file-not-there",
        NotRead::IsFolder => "file-is-folder",
        NotRead::Forbidden => "file-forbidden",
        NotRead::NotText => "file-not-text",
        NotRead::TooLong => "file-too-long",
        NotRead::Failed => "file-unreadable",
    };
    messages.text(id, &[("path", path.into())])
}

/// The sentence of a note.
pub(crate) fn note_sentence(messages: &Messages, note: &Note) -> String {
    match note {
        Note::Damaged(damage) => {
            let first_bad = i64::try_from(damage.first_bad).unwrap_or(i64::MAX);
            messages.text("session-damaged", &[("entry", first_bad.into())])
        }
        Note::Store(path, failure) => {
            let sentence = failure_sentence(messages, failure, &path.display().to_string());
            format!("{sentence} {}", messages.text("session-not-stored", &[]))
        }
        Note::NotReopened(path, failure) => {
            let path = path.display().to_string();
            let why = match failure {
                Some(failure) => failure_sentence(messages, failure, &path),
                None => messages.text("session-no-game", &[("path", (&path).into())]),
            };
            format!("{why} {}", messages.text("session-new-instead", &[]))
        }
        Note::FromPgn {
            path,
            number,
            games,
            plies,
            fault,
        } => {
            let path = path.display().to_string();
            let values = [
                ("path", (&path).into()),
                ("number", (*number).into()),
                ("games", (*games).into()),
                ("plies", (*plies).into()),
            ];
            let mut said = messages.text("session-from-pgn", &values);
            if *games > 1 {
                said = format!("{said} {}", messages.text("session-another-game", &values));
            }
            match fault {
                Some(fault) => {
                    let why = super::games::sentence(messages, fault);
                    format!("{said} {path}:{}:{}: {why}", fault.line, fault.column)
                }
                None => said,
            }
        }
        Note::Settings(path, fault) => {
            let path = path.display().to_string();
            let (at, what) = match fault {
                UnreadableSettings::Text { place, what } => {
                    let at = place.map_or_else(String::new, |(line, column)| format!(":{line}:{column}"));
                    (at, what.clone())
                }
                UnreadableSettings::Newer(_) => (String::new(), messages.text("session-settings-newer", &[])),
            };
            let path = format!("{path}{at}");
            messages.text(
                "session-settings",
                &[("path", (&path).into()), ("what", (&what).into())],
            )
        }
    }
}
