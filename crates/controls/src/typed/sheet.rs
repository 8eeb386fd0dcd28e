//! The words typed for one's own scoresheet.

use super::text::TypedText;
use crate::intent::Intent;
use crate::sheet::{SheetIntent, numbered};

/// The entry that these words name by its number, or the last.
pub(crate) fn correct(typed: &TypedText<'_>) -> Option<Intent> {
    let (place, words) = (None, typed.text()?);
    Some(Intent::Sheet(SheetIntent::Correct { place, words }))
}

/// The entry of that number, or the last.
pub(crate) fn strike(typed: &TypedText<'_>) -> Option<Intent> {
    let ply = match typed.rest {
        "" => None,
        number => Some(numbered(number, typed.own).filter(|(_, rest)| rest.is_empty())?.0),
    };
    Some(Intent::Sheet(SheetIntent::Strike(ply)))
}
