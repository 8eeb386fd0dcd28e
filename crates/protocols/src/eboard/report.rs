//! Reports of an electronic board, whatever wire connects it.

use shakmaty::{Bitboard, Board, ByColor, Color, Piece, Square};

pub use crate::boards::make::BoardMake;

/// The identity by which a board is recognised when it is plugged in somewhere else: its serial number, or else the
/// place where it was found.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardId {
    /// The make of the board.
    pub kind: BoardMake,
    /// The serial number of the board; the place of a board without one.
    pub serial: String,
}

impl BoardId {
    /// True if that board is meant. A board may be named by its place though it has a number.
    pub fn means(&self, found: &FoundBoard) -> bool {
        *self == found.id || (self.kind == found.id.kind && self.serial == found.place)
    }
}

impl std::fmt::Display for BoardId {
    /// `dgt:12345`, as settings and the journal write it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.kind.word(), self.serial)
    }
}

impl std::str::FromStr for BoardId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, serial) = text.split_once(':').ok_or(())?;
        let kind = BoardMake::of_word(kind).ok_or(())?;
        (!serial.is_empty())
            .then(|| Self {
                kind,
                serial: serial.to_owned(),
            })
            .ok_or(())
    }
}

/// The reason why a board that is there cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// This user may not open the port of the board.
    Forbidden,
    /// Another program uses the board.
    Busy,
    /// The board tells only which squares are occupied, and no move can be told from that with certainty.
    OnlyOccupancy,
    /// The device that answers there is no board that the program knows.
    NotUnderstood,
}

/// The availability of a board that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAvailability {
    /// The board is unused.
    Free,
    /// The board belongs to a seat of this table.
    Taken(Color),
    /// The board cannot be used.
    Unusable(Obstacle),
}

/// A board that is connected to this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundBoard {
    /// The identity of the board.
    pub id: BoardId,
    /// The name of its port, or the address of LiveChess.
    pub place: String,
    /// The availability of the board.
    pub standing: BoardAvailability,
}

/// The reason why a board has fallen silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLoss {
    /// The board is no longer there: it was unplugged or switched off.
    Gone,
    /// The board is there and says nothing, or nothing that can be understood.
    Silent,
    /// The port of the board could not be opened.
    NotOpened(Obstacle),
}

/// The reading of a board's own clock. Left and right are as seen by White, who sits where the board's numbering begins
/// at the left hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardClockReading {
    /// The time left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// The player who pressed the lever last: the end at that player's side is down.
    pub presser: Option<Color>,
    /// True if the clock counts.
    pub is_running: bool,
    /// True if the battery of the clock is low.
    pub battery_is_low: bool,
}

/// An order for what a board's own clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOrder {
    /// The time left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// The player whose time runs, if any.
    pub running: Option<Color>,
}

/// A report of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardReport {
    /// The board is connected, for the first time or again; a full placement follows.
    Connected(FoundBoard),
    /// The whole position on the board, in its own numbering: a8 is the corner at its maker's mark, however it was laid
    /// on the table.
    Shows(Board),
    /// One square has changed.
    Changed(Square, Option<Piece>),
    /// The board says nothing from now on, until `Connected` comes again.
    Lost(BoardLoss),
    /// The charge of the board's battery, in per cent.
    Battery(u8),
    /// The reading of the board's clock.
    Clock(BoardClockReading),
    /// The board had a clock and has none now, or its clock does not answer.
    ClockLost,
}

/// News of the boards, as the port tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardNews {
    /// The connected boards, in the order in which people number them: by make and serial number.
    Found(Vec<FoundBoard>),
    /// A report of the board at that side's seat.
    Of(Color, BoardReport),
}

/// A request to the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardRequest {
    /// Look which boards are connected; the answer is [`BoardNews::Found`].
    Look,
    /// Read this board for the seat of that side from now on, in place of the one before: [`BoardReport::Connected`], the
    /// whole position, then each change. It is opened again by itself, wherever it is plugged in.
    Take(Color, BoardId),
    /// Stop reading the board of that seat, and close its port.
    Release(Color),
    /// Light these squares, in the board's own numbering, and no others, if the board has lights.
    Light(Color, Bitboard),
    /// Show these times on the clock that is connected to the board.
    ShowClock(Color, ClockOrder),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_known_again_by_what_was_written_of_it() {
        for kind in BoardMake::ALL.iter().copied() {
            let id = BoardId {
                kind,
                serial: String::from("A:1 2"),
            };
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for bad in ["", "dgt", "dgt:", "other:1"] {
            assert_eq!(bad.parse::<BoardId>(), Err(()), "{bad}");
        }
    }
}
