//! The arbiter's acts besides ruling: entering boards and sheets of the playing hall, guided correction, the PIN, the
//! report.

use shakmaty::{Color, File, Piece, Rank, Square};

/// A request by the arbiter for which the Laws have no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PanelIntent {
    /// Begin to enter the position on that board, from the official position.
    BeginEntry(Color),
    /// Enter a piece, or none, on a square of the board being entered.
    Square(Square, Option<Piece>),
    /// Enter a whole rank of the board being entered, from the a-file.
    Rank(Rank, [Option<Piece>; 8]),
    /// Finish: the board being entered is complete.
    FinishEntry,
    /// Drop the entry.
    DropEntry,
    /// Say the next step that corrects that board; on a board nobody mirrors, that step has been done.
    Step(Color),
    /// Confirm that that side's real board shows the official position.
    Right(Color),
    /// Lock the regulations with that PIN.
    Lock(String),
    /// Open the panel with that PIN.
    Pin(String),
    /// Open it with that PIN, and unlock the regulations.
    Unlock(String),
    /// Accept or decline the one proposal that is open.
    Settle {
        /// True if it is accepted.
        accepted: bool,
    },
    /// Close the panel before it closes by itself.
    Close,
    /// Say the number and the hash of the last entry of the journal, and the findings about it.
    Journal,
    /// Save the report of the game at that path.
    SaveReport(String),
    /// Read that side's scoresheet, which is kept on paper, from the file at that path.
    OpenSheet(Color, String),
}

/// The squares of a rank from file a on.
pub fn squares_of(rank: Rank) -> [Square; 8] {
    File::ALL.map(|file| Square::from_coords(file, rank))
}
