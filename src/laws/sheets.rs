//! Two scoresheets beside each other: as far as they agree, and where they part (D.2.9, Art. 8).
//!
//! They are compared as moves, never as text: `Nd2` and `Nbd2`, `O-O` and `0-0` are the same where they mean the same.

use shakmaty::{ByColor, Color, uci::UciMove};

/// By how many plies a sheet may lag behind without being called incomplete (8.1.3).
pub const MAY_LAG_PLIES: usize = 3;

/// What a scoresheet says, read as moves from the initial position on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetReading {
    /// The moves up to the end, or to the first entry that cannot be read.
    pub moves: Vec<UciMove>,
    /// That entry as it is written.
    pub unreadable: Option<String>,
}

/// What comes of comparing both sheets (D.2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetsVerdict {
    /// They agree: whose board differs corrects his board.
    Agree,
    /// They differ: back to the last position in which they agree.
    Differ,
    /// An entry of this player's cannot be read.
    Unreadable(Color),
    /// This player's is more than [`MAY_LAG_PLIES`] short.
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

/// Both sheets compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetsComparison {
    /// How many plies agree, counted from the beginning.
    pub agree_plies: u32,
    /// How many of these the completed moves of the game bear out; the game's own record is an aid, not evidence (6.12.2).
    pub official_plies: u32,
    /// What comes of it.
    pub verdict: SheetsVerdict,
    /// Where they differ: what each reads there.
    pub next: ByColor<Option<UciMove>>,
}

/// Compares both sheets; `played` are the completed moves of the game.
pub fn compare(sheets: &ByColor<SheetReading>, played: &[UciMove]) -> SheetsComparison {
    let (white, black) = (&sheets.white.moves, &sheets.black.moves);
    let agree = common(white, black);
    let longer = if white.len() >= black.len() { white } else { black };
    let official = common(longer, played).min(agree);
    let next = sheets.as_ref().map(|sheet| sheet.moves.get(agree).copied());
    let first_to_stop = if white.len() <= black.len() {
        [Color::White, Color::Black]
    } else {
        [Color::Black, Color::White]
    };
    // The game's record tells how long a sheet should be only where it goes the same way.
    let due = if common(longer, played) == longer.len() {
        longer.len().max(played.len())
    } else {
        longer.len()
    };
    let unreadable = first_to_stop
        .into_iter()
        .find(|side| sheets.get(*side).unreadable.is_some());
    let short = first_to_stop
        .into_iter()
        .find(|side| due.saturating_sub(sheets.get(*side).moves.len()) > MAY_LAG_PLIES);
    let verdict = if agree < white.len() && agree < black.len() {
        SheetsVerdict::Differ
    } else if let Some(side) = unreadable {
        SheetsVerdict::Unreadable(side)
    } else if let Some(side) = short {
        SheetsVerdict::Incomplete(side)
    } else {
        SheetsVerdict::Agree
    };
    let plies = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    SheetsComparison {
        agree_plies: plies(agree),
        official_plies: plies(official),
        verdict,
        next,
    }
}

fn common(one: &[UciMove], other: &[UciMove]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(moves: &str) -> SheetReading {
        SheetReading {
            moves: moves.split_whitespace().map(|text| text.parse().unwrap()).collect(),
            unreadable: None,
        }
    }

    fn verdict(white: &str, black: &str, played: &str) -> (SheetsVerdict, u32, u32) {
        let sheets = ByColor {
            white: sheet(white),
            black: sheet(black),
        };
        let comparison = compare(&sheets, &sheet(played).moves);
        (comparison.verdict, comparison.agree_plies, comparison.official_plies)
    }

    #[test]
    fn a_sheet_up_to_three_plies_short_agrees_and_a_shorter_one_is_incomplete() {
        let four = "e2e4 e7e5 g1f3 b8c6";
        assert_eq!(verdict(four, "e2e4", four), (SheetsVerdict::Agree, 1, 1));
        assert_eq!(verdict(four, "", four), (SheetsVerdict::Incomplete(Color::Black), 0, 0));
        assert_eq!(verdict("", "", four), (SheetsVerdict::Incomplete(Color::White), 0, 0));
    }

    #[test]
    fn sheets_that_agree_against_the_record_say_how_far_the_record_goes_with_them() {
        let found = verdict("e2e4 e7e5 f2f4", "e2e4 e7e5 f2f4", "e2e4 e7e5 g1f3");
        assert_eq!(found, (SheetsVerdict::Agree, 3, 2));
    }

    #[test]
    fn a_difference_before_an_unreadable_entry_is_a_difference() {
        let mut sheets = ByColor {
            white: sheet("e2e4 e7e5"),
            black: sheet("e2e4 c7c5"),
        };
        sheets.black.unreadable = Some(String::from("Nz9"));
        assert_eq!(compare(&sheets, &[]).verdict, SheetsVerdict::Differ);
        sheets.white = sheet("e2e4 c7c5 g1f3");
        assert_eq!(compare(&sheets, &[]).verdict, SheetsVerdict::Unreadable(Color::Black));
    }
}
