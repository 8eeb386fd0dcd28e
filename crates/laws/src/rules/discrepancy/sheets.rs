//! Two scoresheets compared, as moves (Art. 8.1, D.2.9).

use shakmaty::{ByColor, Color, Move};

use super::verdict::{Evidence, ReadSheet};

/// Plies a player may still have to write: their own last move and the one before it (8.1.3), and one more that was
/// made while they wrote.
const MAY_BE_MISSING: usize = 3;

/// The relation of the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetsState {
    Agree,
    Differ,
    Unreadable,
    /// Both have the same illegal move next.
    IllegalMove,
    Incomplete,
}

/// A game as a player wrote it.
#[derive(Clone, Copy, Debug)]
pub(super) struct WrittenGame<'a> {
    /// The owner of the sheet; `None` if both agree.
    pub(super) of: Option<Color>,
    pub(super) moves: &'a [Move],
}

/// Both sheets compared.
#[derive(Clone, Debug)]
pub(super) struct Sheets<'a> {
    pub(super) state: SheetsState,
    /// Number of equal plies from the beginning.
    pub(super) agree: usize,
    /// The next move of each.
    pub(super) readings: ByColor<Option<Move>>,
    /// The lines the boards are compared with: one, or two if the sheets differ. Never empty.
    pub(super) lines: Vec<WrittenGame<'a>>,
}

impl<'a> Sheets<'a> {
    pub(super) fn compare(evidence: &Evidence<'a>) -> Self {
        let ByColor { white, black } = evidence.sheets;
        let alike = white
            .moves
            .iter()
            .zip(&black.moves)
            .take_while(|(one, other)| one == other);
        let agree = alike.count();
        let readings = ByColor {
            white: white.moves.get(agree).copied(),
            black: black.moves.get(agree).copied(),
        };
        let lengths = evidence.sheets.map(|sheet| sheet.moves.len());
        let state = if readings.white.is_some() && readings.black.is_some() {
            SheetsState::Differ
        } else if lengths.white == lengths.black && has_same_illegal_move(white, black) {
            SheetsState::IllegalMove
        } else if is_unreadable(white) || is_unreadable(black) {
            SheetsState::Unreadable
        } else if lengths.white.abs_diff(lengths.black) > MAY_BE_MISSING || are_both_short(evidence, lengths) {
            SheetsState::Incomplete
        } else {
            SheetsState::Agree
        };
        let written = |of, sheet: &'a ReadSheet| WrittenGame {
            of,
            moves: &sheet.moves,
        };
        let lines = match state {
            SheetsState::Differ => vec![written(Some(Color::White), white), written(Some(Color::Black), black)],
            SheetsState::Agree | SheetsState::Unreadable | SheetsState::IllegalMove | SheetsState::Incomplete => {
                let longer = if white.moves.len() >= black.moves.len() {
                    white
                } else {
                    black
                };
                vec![gone_on(evidence.journal, written(None, longer))]
            }
        };
        Self {
            state,
            agree,
            readings,
            lines,
        }
    }
}

/// True if both sheets, equally long, continue with the same movement, which is not legal.
fn has_same_illegal_move(white: &ReadSheet, black: &ReadSheet) -> bool {
    let (Some(white), Some(black)) = (&white.unreadable, &black.unreadable) else {
        return false;
    };
    let is_illegal = [white, black].iter().all(|entry| entry.reason.is_illegal());
    is_illegal && white.movement.is_some() && white.movement == black.movement
}

/// True if both sheets are empty, or lack more of the game that they follow so far than may still have to be written.
fn are_both_short(evidence: &Evidence<'_>, lengths: ByColor<usize>) -> bool {
    let ByColor { white, black } = evidence.sheets;
    let longer = if lengths.white >= lengths.black { white } else { black };
    evidence.journal.map_or(longer.moves.is_empty(), |journal| {
        let lacks = journal.len().saturating_sub(lengths.white.min(lengths.black));
        journal.starts_with(&longer.moves) && lacks > MAY_BE_MISSING
    })
}

fn is_unreadable(sheet: &ReadSheet) -> bool {
    sheet.unreadable.is_some()
}

/// The journal instead, if it only adds plies that may still have to be written.
fn gone_on<'a>(journal: Option<&'a [Move]>, written: WrittenGame<'a>) -> WrittenGame<'a> {
    match journal {
        Some(moves) if moves.starts_with(written.moves) && moves.len() - written.moves.len() <= MAY_BE_MISSING => {
            WrittenGame { moves, ..written }
        }
        Some(_) | None => written,
    }
}
