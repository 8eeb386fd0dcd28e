//! Words typed for electronic boards.

use shakmaty::Color;

use super::intent::Intent;
use super::move_line::TypedText;
use query::Query;

/// A request about the electronic boards of this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardIntent {
    /// Say which are connected, numbered.
    List,
    /// Use the board of that number for the seat of that side.
    Take {
        /// Its number in the list, counted from 1.
        number: usize,
        /// The side of the seat.
        side: Color,
    },
    /// Stop reading the board of that side's seat: the player's board is the one on the screen again.
    Release(Color),
    /// Say the state of that side's electronic board, and what to do on it.
    Tell(Color),
}

/// "1 white", or "1" for one's own seat; the same word with a square asks about that square of one's own board.
pub(super) fn take(typed: &TypedText<'_>) -> Option<Intent> {
    if let Some(square) = typed.square() {
        return Some(Intent::Ask(Query::Square(square)));
    }
    let (number, side) = typed.rest.split_once(char::is_whitespace).unwrap_or((typed.rest, ""));
    let side = typed.side_of(side.trim())?;
    let number = number.parse().ok()?;
    Some(Intent::Boards(BoardIntent::Take { number, side }))
}

/// "white", or nothing for one's own seat.
pub(super) fn release(typed: &TypedText<'_>) -> Option<Intent> {
    Some(Intent::Boards(BoardIntent::Release(typed.side_of(typed.rest)?)))
}

/// "white", or nothing for one's own seat.
pub(super) fn tell(typed: &TypedText<'_>) -> Option<Intent> {
    Some(Intent::Boards(BoardIntent::Tell(typed.side_of(typed.rest)?)))
}
