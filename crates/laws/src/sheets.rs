//! The result of comparing both scoresheets, as it is written down (D.2.9, Art. 8).

use shakmaty::Color;

/// The verdict on both sheets (D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetsVerdict {
    /// The sheets agree: the player whose board differs corrects it.
    Agree,
    /// The sheets differ: back to the last position in which they agree.
    Differ,
    /// An entry on this player's sheet cannot be read.
    Unreadable(Color),
    /// This player's sheet is too short.
    Incomplete(Color),
    /// Both sheets have the same illegal move next (7.5.1).
    IllegalMove,
}

impl SheetsVerdict {
    /// The verdict as scripts and JSON write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Differ => "sheets_differ",
            Self::Unreadable(_) => "sheet_unreadable",
            Self::Incomplete(_) => "sheet_incomplete",
            Self::IllegalMove => "illegal_move",
        }
    }

    /// The player whose sheet it is about, if it is about one.
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Agree | Self::Differ | Self::IllegalMove => None,
            Self::Unreadable(side) | Self::Incomplete(side) => Some(side),
        }
    }
}
