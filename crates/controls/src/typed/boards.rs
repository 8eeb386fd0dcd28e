//! The words typed for electronic boards.

use super::text::TypedText;
use crate::boards::BoardIntent;
use crate::intent::Intent;
use query::Query;

/// "1 white", or "1" for one's own seat; the same word with a square asks about that square of one's own board.
pub(crate) fn take(typed: &TypedText<'_>) -> Option<Intent> {
    if let Some(square) = typed.square() {
        return Some(Intent::Ask(Query::Square(square)));
    }
    let (number, side) = typed.rest.split_once(char::is_whitespace).unwrap_or((typed.rest, ""));
    let side = typed.side_of(side.trim())?;
    let number = number.parse().ok()?;
    Some(Intent::Boards(BoardIntent::Take { number, side }))
}

/// "white", or nothing for one's own seat.
pub(crate) fn release(typed: &TypedText<'_>) -> Option<Intent> {
    Some(Intent::Boards(BoardIntent::Release(typed.side_of(typed.rest)?)))
}

/// "white", or nothing for one's own seat.
pub(crate) fn tell(typed: &TypedText<'_>) -> Option<Intent> {
    Some(Intent::Boards(BoardIntent::Tell(typed.side_of(typed.rest)?)))
}
