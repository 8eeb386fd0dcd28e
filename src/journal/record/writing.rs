//! What is written on scoresheets, read from its stored form.

use crate::laws::event::Event;

use super::read::{parse, unreadable};
use super::{EventRecord as R, Unreadable};

/// From the record back.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "these three are handed over by the match over all records"
)]
pub(super) fn read(record: R) -> Result<Event, Unreadable> {
    Ok(match record {
        R::MoveRecorded { by, side, text } => Event::MoveRecorded {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            text,
        },
        R::EntryCorrected { by, side, place, text } => Event::EntryCorrected {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            place,
            text,
        },
        R::SheetEntered { by, side, text } => Event::SheetEntered {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            text,
        },
        other => return Err(unreadable("name", &format!("{other:?}"))),
    })
}
