//! Both scoresheets against the game's own record: a short or unreadable sheet, and how far the record agrees with
//! both (D.2.9, Art. 8). [`discrepancy`](super::discrepancy) compares.

use shakmaty::{ByColor, Chess, Color, Move};

use super::discrepancy::{Evidence, Finding, ReadSheet, compare};
use crate::articles::Edition;
use crate::sheets::SheetsVerdict;

/// Both sheets compared.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetsComparison {
    /// Number of plies that agree, counted from the beginning.
    pub agree_plies: u32,
    /// Number of these that the completed moves of the game confirm; the game's own record is an aid, not evidence (6.12.2).
    pub official_plies: u32,
    /// The verdict.
    pub verdict: SheetsVerdict,
    /// The next move on each sheet, where they differ.
    pub next: ByColor<Option<Move>>,
}

/// Compares both sheets; `played` are the completed moves of the game that began at `start`.
pub fn judge(start: &Chess, sheets: &ByColor<ReadSheet>, played: &[Move], edition: Edition) -> SheetsComparison {
    let found = compare(
        &Evidence {
            start,
            sheets: sheets.as_ref(),
            boards: ByColor::default(),
            journal: Some(played),
            clock_log: &[],
        },
        edition,
    );
    let lengths = sheets.as_ref().map(|sheet| sheet.moves.len());
    let shorter = if lengths.white <= lengths.black {
        Color::White
    } else {
        Color::Black
    };
    let longer = &sheets.get(shorter.other()).moves;
    let with_record = longer
        .iter()
        .zip(played)
        .take_while(|(one, other)| one == other)
        .count();
    let verdict = match found.finding {
        Finding::SheetsDiffer => SheetsVerdict::Differ,
        Finding::IllegalMove => SheetsVerdict::IllegalMove,
        Finding::SheetUnreadable if sheets.get(shorter).unreadable.is_some() => SheetsVerdict::Unreadable(shorter),
        Finding::SheetUnreadable => SheetsVerdict::Unreadable(shorter.other()),
        Finding::SheetIncomplete => SheetsVerdict::Incomplete(shorter),
        Finding::Agree
        | Finding::WhiteBoardWrong
        | Finding::BlackBoardWrong
        | Finding::BothBoardsWrong
        | Finding::Unexplained => SheetsVerdict::Agree,
    };
    let plies = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    SheetsComparison {
        agree_plies: plies(found.agree_plies),
        official_plies: plies(with_record.min(found.agree_plies)),
        verdict,
        next: found.readings,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Position as _, san::San};

    fn moves(text: &str) -> Vec<Move> {
        let mut position = Chess::default();
        let mut moves = Vec::new();
        for word in text.split_whitespace() {
            let legal = word.parse::<San>().unwrap().to_move(&position).unwrap();
            position.play_unchecked(legal);
            moves.push(legal);
        }
        moves
    }

    fn verdict(white: &str, black: &str, played: &str) -> (SheetsVerdict, u32, u32) {
        let sheet = |text: &str| ReadSheet {
            moves: moves(text),
            ..ReadSheet::default()
        };
        let sheets = ByColor {
            white: sheet(white),
            black: sheet(black),
        };
        let found = judge(&Chess::default(), &sheets, &moves(played), Edition::Laws2023);
        (found.verdict, found.agree_plies, found.official_plies)
    }

    #[test]
    fn a_sheet_three_plies_short_agrees_and_a_shorter_is_incomplete() {
        let four = "e4 e5 Nf3 Nc6";
        assert_eq!(verdict(four, "e4", four), (SheetsVerdict::Agree, 1, 1));
        assert_eq!(verdict(four, "", four), (SheetsVerdict::Incomplete(Color::Black), 0, 0));
        assert_eq!(verdict("", "", four), (SheetsVerdict::Incomplete(Color::White), 0, 0));
    }

    #[test]
    fn agreeing_sheets_show_how_far_the_record_matches_them() {
        let found = verdict("e4 e5 f4", "e4 e5 f4", "e4 e5 Nf3");
        assert_eq!(found, (SheetsVerdict::Agree, 3, 2));
    }
}
