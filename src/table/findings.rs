//! What is told of the journal itself: its last entry, by which paper holds it, and what was found about it.

use crate::journal::chain::Anchor;
use crate::journal::entry::Finding;
use crate::locale::{Messages, Value};

/// What was found, and what to do.
pub fn sentence(messages: &Messages, finding: &Finding) -> String {
    match finding {
        Finding::UnfitHeartbeat(_) => messages.text("journal-heartbeat-unfit", &[]),
        Finding::Shortened(seen) => messages.text("journal-shortened", &[("number", number(seen.number))]),
        Finding::Rescued(origin) => {
            let values = [
                ("file", Value::quoting(&origin.file)),
                ("number", number(origin.last_good)),
            ];
            let from = messages.text("journal-rescued-from", &values);
            if origin.lost.is_empty() {
                return from;
            }
            format!("{from} {}", lost(messages, &origin.lost))
        }
    }
}

/// The entries behind a bad one that could still be read.
pub fn lost(messages: &Messages, lost: &[String]) -> String {
    let list = lost.join(", ");
    messages.text(
        "journal-lost",
        &[("count", lost.len().into()), ("list", Value::quoting(&list))],
    )
}

/// The number and the hash of the last entry, short enough to be read out and printed.
pub fn anchor(messages: &Messages, anchor: Anchor) -> String {
    let hash = anchor.hash.short();
    messages.text(
        "journal-anchor",
        &[("number", number(anchor.number)), ("hash", (&hash).into())],
    )
}

fn number(number: u64) -> Value<'static> {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}
