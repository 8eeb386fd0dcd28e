//! What the comparison of both scoresheets comes to, as it is written down (D.2.9, Art. 8).

use shakmaty::Color;

/// What comes of comparing both sheets (D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetsVerdict {
    /// They agree: whose board differs corrects his board.
    Agree,
    /// They differ: back to the last position in which they agree.
    Differ,
    /// An entry of this player's cannot be read.
    Unreadable(Color),
    /// This player's is too short.
    Incomplete(Color),
}

impl SheetsVerdict {
    /// The verdict as scripts and JSON write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Differ => "sheets_differ",
            Self::Unreadable(_) => "sheet_unreadable",
            Self::Incomplete(_) => "sheet_incomplete",
        }
    }

    /// Whose sheet it is about, where it is about one.
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Agree | Self::Differ => None,
            Self::Unreadable(side) | Self::Incomplete(side) => Some(side),
        }
    }
}
