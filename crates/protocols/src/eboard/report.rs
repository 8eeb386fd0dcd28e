//! What an electronic board tells, whatever wire it comes by.

use shakmaty::{Bitboard, Board, ByColor, Color, Piece, Square};

pub use crate::boards::Kind;

/// By what a board is known again when it is plugged in somewhere else: its serial number, or else the place it was found at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardId {
    /// Its make.
    pub kind: Kind,
    /// Its serial number; of a board without one, its place.
    pub serial: String,
}

impl BoardId {
    /// Whether that board is meant. A board may be named by its place though it has a number.
    pub fn means(&self, found: &Found) -> bool {
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
        let kind = Kind::of_word(kind).ok_or(())?;
        (!serial.is_empty())
            .then(|| Self {
                kind,
                serial: serial.to_owned(),
            })
            .ok_or(())
    }
}

/// Why a board that is there cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// This user may not open its port.
    Forbidden,
    /// Another program has it.
    Busy,
    /// It tells only which squares are occupied, and no move can be told from that with certainty.
    OnlyOccupancy,
    /// Nothing that answers there is a board the program knows.
    NotUnderstood,
}

/// Whether a board that was found can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody uses it.
    Free,
    /// It belongs to a seat of this table.
    Taken(Color),
    /// It cannot be used.
    Unusable(Obstacle),
}

/// A board that is connected to this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// By what it is known again.
    pub id: BoardId,
    /// Where it is: the name of its port, or the address of LiveChess.
    pub place: String,
    /// Whether it can be used.
    pub standing: Standing,
}

/// Why a board has fallen silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It is no longer there: it was unplugged or switched off.
    Gone,
    /// It is there and says nothing, or nothing that can be understood.
    Silent,
    /// Its port could not be opened.
    NotOpened(Obstacle),
}

/// What a board's own clock shows. Left and right are as seen by whoever sits where the board's numbering begins at his left: White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// What is left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// Who has pressed the lever last: the end at his side is down.
    pub presser: Option<Color>,
    /// Whether it counts.
    pub is_running: bool,
    /// Whether its battery is low.
    pub battery_is_low: bool,
}

/// What a board's own clock is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockOrder {
    /// What is left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// Whose time runs.
    pub running: Option<Color>,
}

/// What a board tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// It is connected, for the first time or again; a full placement follows.
    Connected(Found),
    /// Everything that stands on it, in its own numbering: a8 is the corner at its maker's mark, however it was laid on the table.
    Shows(Board),
    /// One square has changed.
    Changed(Square, Option<Piece>),
    /// It says nothing from now on, until `Connected` comes again.
    Lost(Lost),
    /// What is left in its battery, in per cent.
    Battery(u8),
    /// What its clock shows.
    Clock(ClockReading),
    /// It had a clock and has none, or its clock does not answer.
    ClockLost,
}

/// News of the boards, as the port tells them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// What is connected, in the order in which people number it: by make and serial number.
    Found(Vec<Found>),
    /// What the board of that side's seat reports.
    Of(Color, Report),
}

/// What is asked of the boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Look what is connected; the answer is [`News::Found`].
    Look,
    /// Read this board for the seat of that side from now on, in place of the one before: [`Report::Connected`], everything that
    /// stands on it, then each change. It is opened again by itself, wherever it is plugged in.
    Take(Color, BoardId),
    /// The board of that seat is read no longer, and its port is closed.
    Release(Color),
    /// Light these squares, in the board's own numbering, and no others, where the board has lights.
    Light(Color, Bitboard),
    /// Show these times on the clock that is connected to the board.
    ShowClock(Color, ClockOrder),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_known_again_by_what_was_written_of_it() {
        for kind in Kind::ALL.iter().copied() {
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
