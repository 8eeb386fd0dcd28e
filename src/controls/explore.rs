//! What a control asks of the square under the cursor, and the step a key makes there.

use shakmaty::{File, Rank, Role, Square};

use super::catalogue::Control;
use super::cursor::Step;
use super::intent::Intent;
use super::keymap::{Key, KeyName};
use crate::query::{Around, Direction, Query};

/// The question of a control about that square; none for other controls.
pub fn question(control: Control, at: Square) -> Option<Intent> {
    let queries = [
        (Control::ReadRank, Query::Rank(at.rank())),
        (Control::ReadFile, Query::File(at.file())),
        (Control::UpperDiagonals, Query::Around(at, Around::UpperDiagonals)),
        (Control::LowerDiagonals, Query::Around(at, Around::LowerDiagonals)),
        (Control::KnightSquares, Query::Around(at, Around::KnightSquares)),
        (Control::SquareColour, Query::Around(at, Around::Ground)),
        (Control::LegalMoves, Query::Around(at, Around::LegalMoves)),
        (Control::Captures, Query::Around(at, Around::Captures)),
        (Control::Attackers, Query::Around(at, Around::Attackers)),
    ];
    let query = queries.into_iter().find(|(own, _)| *own == control);
    query.map(|(_, query)| Intent::Ask(query))
}

/// How often the key for the next line has been pressed on one square, which way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    at: Square,
    index: usize,
}

impl Round {
    /// The next line from that square, clockwise or back; begins anew on another square.
    pub fn next(before: Option<Self>, at: Square, is_clockwise: bool) -> (Self, Intent) {
        let count = Direction::ROUND.len();
        let index = match before.filter(|before| before.at == at) {
            Some(before) if is_clockwise => (before.index + 1) % count,
            Some(before) => (before.index + count - 1) % count,
            None if is_clockwise => 0,
            None => count - 1,
        };
        let direction = Direction::ROUND.get(index).copied().unwrap_or(Direction::Up);
        let intent = Intent::Ask(Query::Around(at, Around::Ray(direction)));
        (Self { at, index }, intent)
    }
}

/// The step of a control; that key tells which rank or file.
pub fn step(control: Control, key: Key) -> Option<Step> {
    let digit = match key.name {
        KeyName::Digit(digit) => u32::from(digit.clamp(1, 8)) - 1,
        KeyName::F(_) | KeyName::Letter(_) | KeyName::Sign(_) | KeyName::Enter | KeyName::Space => 0,
        KeyName::Escape | KeyName::Delete | KeyName::Tab | KeyName::QuestionMark => 0,
        KeyName::Up | KeyName::Down | KeyName::Left | KeyName::Right => 0,
        KeyName::Home | KeyName::End | KeyName::PageUp | KeyName::PageDown => 0,
    };
    let steps = [
        (Control::StepUp, Step::Up),
        (Control::StepDown, Step::Down),
        (Control::StepLeft, Step::Left),
        (Control::StepRight, Step::Right),
        (Control::PieceUp, Step::PieceUp),
        (Control::PieceDown, Step::PieceDown),
        (Control::PieceLeft, Step::PieceLeft),
        (Control::PieceRight, Step::PieceRight),
        (Control::RankStart, Step::RankStart),
        (Control::RankEnd, Step::RankEnd),
        (Control::FileTop, Step::FileTop),
        (Control::FileBottom, Step::FileBottom),
        (Control::Corner, Step::Corner),
        (Control::ToRank, Step::Rank(Rank::new(digit))),
        (Control::ToFile, Step::File(File::new(digit))),
        (Control::NextKing, Step::NextPiece(Role::King)),
        (Control::NextQueen, Step::NextPiece(Role::Queen)),
        (Control::NextRook, Step::NextPiece(Role::Rook)),
        (Control::NextBishop, Step::NextPiece(Role::Bishop)),
        (Control::NextKnight, Step::NextPiece(Role::Knight)),
        (Control::NextPawn, Step::NextPiece(Role::Pawn)),
        (Control::PreviousKing, Step::PreviousPiece(Role::King)),
        (Control::PreviousQueen, Step::PreviousPiece(Role::Queen)),
        (Control::PreviousRook, Step::PreviousPiece(Role::Rook)),
        (Control::PreviousBishop, Step::PreviousPiece(Role::Bishop)),
        (Control::PreviousKnight, Step::PreviousPiece(Role::Knight)),
        (Control::PreviousPawn, Step::PreviousPiece(Role::Pawn)),
    ];
    steps.into_iter().find(|(own, _)| *own == control).map(|(_, step)| step)
}

/// What the fingers feel on a square, beside what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Felt {
    /// The board ends here.
    Edge,
    /// The square is dark; on a board for the blind the dark ones are raised (D.2.2.1).
    Dark,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_go_round_and_begin_anew_on_another_square() {
        let (first, _) = Round::next(None, Square::E4, true);
        let (second, intent) = Round::next(Some(first), Square::E4, true);
        let right = Query::Around(Square::E4, Around::Ray(Direction::Right));
        assert_eq!(intent, Intent::Ask(right));
        assert_eq!(Round::next(Some(second), Square::E4, false).0, first);
        assert_eq!(Round::next(Some(second), Square::D4, true).0.index, 0);
    }
}
