//! One make of board as bytes.

use shakmaty::Bitboard;

use crate::eboard::{ClockOrder, Report};

/// Bytes of one make of board: what it sends, read; what it is asked, written. Pure: no port, no thread, no time of its own.
pub trait Protocol: Send {
    /// What is sent when the port was opened, or when nothing was heard for long: from then on it reports.
    fn greeting(&mut self) -> Vec<u8>;

    /// Takes what has come in, in any pieces; garbage is passed over up to the next message.
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard>;

    /// Whether a whole message has come since this was asked last, though it may have told nothing new. A board of which none comes
    /// for long is silent.
    fn has_understood(&mut self) -> bool;

    /// What is sent when so many milliseconds have passed since the last call; nothing mostly (asking again, batteries).
    fn tick(&mut self, passed_ms: u64) -> Vec<u8>;

    /// Lights these squares and no others; empty for a board without lights.
    fn light(&mut self, squares: Bitboard) -> Vec<u8>;

    /// Shows these times; empty for a board without a clock.
    fn show_clock(&mut self, order: ClockOrder) -> Vec<u8>;
}

/// What comes of bytes that were heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The board tells this.
    Report(Report),
    /// Its serial number.
    Serial(String),
    /// An answer to be written now.
    Send(Vec<u8>),
    /// It tells only which squares are occupied.
    OnlyOccupancy,
}

/// What is asked of a board that is being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Light these squares and no others.
    Light(Bitboard),
    /// Show these times on its clock.
    ShowClock(ClockOrder),
    /// Read it no longer.
    Stop,
}
