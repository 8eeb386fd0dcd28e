//! Requests about electronic boards.

use shakmaty::Color;

/// A request about the electronic boards of this computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardIntent {
    /// Say which are connected, numbered.
    List,
    /// Use the board of that number for the seat of that side.
    Take {
        /// The number in the list, counted from 1.
        number: usize,
        /// The side of the seat.
        side: Color,
    },
    /// Stop reading the board of that side's seat: the player's board is the one on the screen again.
    Release(Color),
    /// Say the state of that side's electronic board, and what to do on it.
    Tell(Color),
}
