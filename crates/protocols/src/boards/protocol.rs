//! The protocol of one make of board, as bytes.

use shakmaty::Bitboard;

use crate::eboard::{BoardReport, ClockOrder};

/// The bytes of one make of board: reads what the board sends, and writes commands to it. Pure: no port, no thread, no
/// time of its own.
pub trait Protocol: Send {
    /// The bytes to send when the port was opened, or after a long silence: from then on the board reports.
    fn greeting(&mut self) -> Vec<u8>;

    /// Takes what has come in, in any pieces; garbage is passed over up to the next message.
    fn hear(&mut self, bytes: &[u8]) -> Vec<BoardOutput>;

    /// True if a whole message has come since the last call, even if it brought nothing new. A board without one for a
    /// long time is silent.
    fn has_understood(&mut self) -> bool;

    /// The bytes to send after that many milliseconds since the last call; mostly none (asking again, batteries).
    fn tick(&mut self, passed_ms: u64) -> Vec<u8>;

    /// Lights these squares and no others; empty for a board without lights.
    fn light(&mut self, squares: Bitboard) -> Vec<u8>;

    /// Shows these times; empty for a board without a clock.
    fn show_clock(&mut self, order: ClockOrder) -> Vec<u8>;
}

/// The result of bytes from a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardOutput {
    /// The board tells this.
    Report(BoardReport),
    /// The serial number of the board.
    Serial(String),
    /// An answer to be written now.
    Send(Vec<u8>),
    /// The board tells only which squares are occupied.
    OnlyOccupancy,
}

/// An order to a board that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Light these squares and no others.
    Light(Bitboard),
    /// Show these times on the board's clock.
    ShowClock(ClockOrder),
    /// Stop reading the board.
    Stop,
}
