//! Reading a Braille sheet: its moves, by what they would be written like.

use shakmaty::{Chess, Color, MoveList, Position as _};

use super::cells::digit;
use super::code::{BLACK, CAPTURE, CAPTURE_AND_CHECK, CHECK, Code, MATE, OFFER};
use crate::notation::pgn::{DRAW_OFFER, PgnGame, PgnMove, PgnResult};

/// Diagrams are indented, so deep indents are none of the moves.
const DEEP: &str = "      ";

/// Why a sheet could not be read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrailleFault {
    /// The line, from 1.
    pub line: usize,
    /// The cell of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: BrailleProblem,
}

/// What is wrong with a sign on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BrailleProblem {
    /// The sheet has no moves.
    Empty,
    /// No legal move is written like this.
    NoMove(String),
    /// More than one legal move could be meant.
    Ambiguous(String),
    /// Another number than that of the next move.
    WrongNumber(u32),
}

/// The game of a sheet in Unicode Braille, as far as it can be read. Capture, check and mate signs may be missing or too many:
/// by hand they often are.
pub fn read(text: &str, code: Code, start: &Chess) -> (PgnGame, Option<BrailleFault>) {
    let mut game = PgnGame::from_start(start.clone());
    let mut position = start.clone();
    let fault = each_move(text, |line, column, word| {
        let fault = |problem| Err(BrailleFault { line, column, problem });
        if word == OFFER {
            if let Some(last) = game.line.last_mut() {
                last.comments.push(DRAW_OFFER.to_owned());
            }
            return Ok(());
        }
        if let Some(result) = result(word, code) {
            game.result = result;
            return Ok(());
        }
        if let Some(number) = number(word) {
            // A number before Black's move as well, after a diagram.
            return if number == position.fullmoves().get() {
                Ok(())
            } else {
                fault(BrailleProblem::WrongNumber(number))
            };
        }
        let bare = match position.turn() {
            Color::Black => word.strip_prefix(BLACK).unwrap_or(word),
            Color::White => word,
        };
        let mut meant: MoveList = position.legal_moves();
        let squares = plain(bare);
        meant.retain(|mv| plain(&code.without_suffix(&position, *mv)) == squares);
        if meant.len() > 1 {
            let mut exact = meant.clone();
            exact.retain(|mv| code.mv(&position, *mv) == bare);
            meant = if exact.is_empty() { meant } else { exact };
        }
        match meant.as_slice() {
            [] => fault(BrailleProblem::NoMove(word.to_owned())),
            [mv] => {
                game.line.push(PgnMove::new(*mv));
                position.play_unchecked(*mv);
                Ok(())
            }
            [_, _, ..] => fault(BrailleProblem::Ambiguous(word.to_owned())),
        }
    });
    let is_empty = fault.is_none() && game.line.is_empty();
    let nothing = is_empty.then_some(BrailleFault {
        line: 1,
        column: 1,
        problem: BrailleProblem::Empty,
    });
    (game, fault.or(nothing))
}

/// Goes through the words of the moves with their places, from 1: the names above the first blank line and diagrams are none.
fn each_move(text: &str, mut take: impl FnMut(usize, usize, &str) -> Result<(), BrailleFault>) -> Option<BrailleFault> {
    let lines: Vec<&str> = text
        .split(['\n', '\u{c}'])
        .map(|line| line.trim_end_matches('\r'))
        .collect();
    let begins = |line: &&str| {
        line.split_whitespace()
            .next()
            .is_some_and(|word| number(word).is_some())
    };
    let blank = lines.iter().position(|line| line.trim().is_empty());
    let skipped = match lines.first() {
        Some(first) if !begins(first) && !first.starts_with(DEEP) => blank.map_or(0, |blank| blank + 1),
        Some(_) | None => 0,
    };
    for (index, line) in lines.iter().enumerate().skip(skipped) {
        if line.starts_with(DEEP) {
            continue;
        }
        let mut column = 1;
        for word in line.split([' ', '\u{2800}']) {
            if !word.is_empty()
                && let Err(fault) = take(index + 1, column, word)
            {
                return Some(fault);
            }
            column += word.chars().count() + 1;
        }
    }
    None
}

/// A move number: lower cells only.
fn number(word: &str) -> Option<u32> {
    word.chars()
        .try_fold(0_u32, |number, cell| number.checked_mul(10)?.checked_add(digit(cell)?))
}

fn result(word: &str, code: Code) -> Option<PgnResult> {
    let known = [PgnResult::White, PgnResult::Black, PgnResult::Draw];
    known
        .into_iter()
        .find(|result| super::sheet::result_in(*result, code) == word)
}

/// Without the signs that tell no square.
fn plain(mv: &str) -> String {
    let mv = mv.strip_suffix(MATE).unwrap_or(mv);
    mv.replace([CAPTURE, CHECK, CAPTURE_AND_CHECK], "")
}
