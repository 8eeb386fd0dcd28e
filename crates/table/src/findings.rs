//! Words about the journal itself: its last entry, by which a printout pins it, and the findings about it.

use super::input::{NotRescued, Rescued};
use journal::chain::Anchor;
use journal::entry::JournalFinding;
use locale::{Messages, Value};

/// The finding, and what to do.
pub fn sentence(messages: &Messages, finding: &JournalFinding) -> String {
    match finding {
        JournalFinding::UnfitHeartbeat(_) => messages.text("journal-heartbeat-unfit", &[]),
        JournalFinding::Shortened(seen) => messages.text("journal-shortened", &[("number", seen.number.into())]),
        JournalFinding::Rescued(origin) => {
            let values = [
                ("file", Value::quoting(&origin.file)),
                ("number", origin.last_good.into()),
            ];
            let from = messages.text("journal-rescued-from", &values);
            if origin.lost.is_empty() {
                return from;
            }
            format!("{from} {}", lost(messages, &origin.lost))
        }
        JournalFinding::Moved(moved) => {
            let id = if moved.to.is_empty() {
                "journal-moved"
            } else {
                "journal-moved-on"
            };
            let values = [("table", moved.table.into()), ("name", Value::quoting(&moved.by))];
            messages.text(id, &values)
        }
        JournalFinding::Withheld(withheld) if withheld.is_envelope => messages.text("journal-withheld-envelope", &[]),
        JournalFinding::Withheld(_) => messages.text("journal-withheld-lock", &[]),
        JournalFinding::StrangeRuling(_) => messages.text("journal-strange-ruling", &[]),
    }
}

/// The entries after a bad one that could still be read.
pub fn lost(messages: &Messages, lost: &[String]) -> String {
    let list = lost.join(", ");
    messages.text(
        "journal-lost",
        &[("count", lost.len().into()), ("list", Value::quoting(&list))],
    )
}

/// The file of the new game, and the part of the damaged one that is not in it.
pub fn rescued(messages: &Messages, rescued: &Rescued) -> String {
    let path = rescued.file.display().to_string();
    let values = [("path", Value::quoting_path(&path)), ("count", rescued.good.into())];
    let text = messages.text("journal-rescued", &values);
    if rescued.origin.lost.is_empty() {
        return text;
    }
    format!("{text} {}", lost(messages, &rescued.origin.lost))
}

/// The reason why there is no new game, and what to do.
pub fn not_rescued(messages: &Messages, why: NotRescued) -> String {
    let id = match why {
        NotRescued::Whole => "journal-rescue-whole",
        NotRescued::NothingGood => "journal-rescue-nothing",
        NotRescued::Exists => "journal-rescue-exists",
        NotRescued::NotWritten => "journal-rescue-not-written",
    };
    messages.text(id, &[])
}

/// The number and the hash of the last entry, short enough to be read out and printed.
pub fn anchor(messages: &Messages, anchor: Anchor) -> String {
    let hash = anchor.hash.short();
    messages.text(
        "journal-anchor",
        &[("number", anchor.number.into()), ("hash", (&hash).into())],
    )
}
