//! What somebody types of electronic boards.

use shakmaty::Color;

use super::intent::Intent;
use super::move_line::Typed;
use query::Query;

/// A wish about the electronic boards of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardIntent {
    /// Say which are connected, numbered.
    List,
    /// Use the board of that number for the seat of that side.
    Take {
        /// Its number in the list, counted from 1.
        number: usize,
        /// Whose seat.
        side: Color,
    },
    /// Read the board of that side's seat no more: his board is that on the screen again.
    Release(Color),
    /// Say how that side's electronic board is, and what is to be done on it.
    Tell(Color),
}

/// "1 white", or "1" for one's own seat; behind the same word a square, of one's own board, is asked for.
pub(super) fn take(typed: &Typed<'_>) -> Option<Intent> {
    if let Some(square) = typed.square() {
        return Some(Intent::Ask(Query::Square(square)));
    }
    let (number, side) = typed.rest.split_once(char::is_whitespace).unwrap_or((typed.rest, ""));
    let side = typed.side_of(side.trim())?;
    let number = number.parse().ok()?;
    Some(Intent::Boards(BoardIntent::Take { number, side }))
}

/// "white", or nothing for one's own seat.
pub(super) fn release(typed: &Typed<'_>) -> Option<Intent> {
    Some(Intent::Boards(BoardIntent::Release(typed.side_of(typed.rest)?)))
}

/// "white", or nothing for one's own seat.
pub(super) fn tell(typed: &Typed<'_>) -> Option<Intent> {
    Some(Intent::Boards(BoardIntent::Tell(typed.side_of(typed.rest)?)))
}
