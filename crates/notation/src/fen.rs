//! FEN, read so that an error is reported with its column.

use crate::signs;
use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{Board, CastlingMode, Chess, FromSetup as _, Piece, PositionError, PositionErrorKinds, Setup};

/// Reads a position. Chess960 is recognised by its castling rights, unless `mode` gives the castling mode.
///
/// Faults without effect on play are accepted: an en passant square that cannot be used, more pieces than a game can
/// produce, a check that no move can give.
///
/// # Errors
///
/// [`FenFault`]: the part at fault and where it begins.
pub fn read(text: &str, mode: Option<CastlingMode>) -> Result<Chess, FenFault> {
    read_position(text, mode).map_err(|(fault, _)| fault)
}

/// Reads a position as [`read`] does, or the reason it is none, with the position without its castling rights if these alone are wrong.
///
/// # Errors
///
/// [`FenFault`]: the part at fault and where it begins.
pub(crate) fn read_position(text: &str, mode: Option<CastlingMode>) -> Result<Chess, (FenFault, Option<Box<Chess>>)> {
    let text = &usual(text);
    placement(text).map_err(|fault| (fault, None))?;
    let fen: Fen = text.parse().map_err(|error| (parse_fault(text, &error), None))?;
    let setup: Setup = fen.into_setup();
    let mode = mode.unwrap_or_else(|| CastlingMode::detect(&setup));
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| {
            let fault = position_fault(text, error.kinds());
            (fault, error.ignore_invalid_castling_rights().ok().map(Box::new))
        })
}

/// A position as programs write it, in the form of FEN: the word for the initial position, dashes of any kind, a capital for the player to
/// move, the operations of EPD in the place of the last fields, a number of the move that is none.
fn usual(text: &str) -> String {
    let text: String = text
        .trim()
        .chars()
        .map(|sign| if signs::is_dash(sign) { '-' } else { sign })
        .collect();
    if text.eq_ignore_ascii_case("startpos") {
        return Fen::default().to_string();
    }
    let mut fields: Vec<&str> = text.split(' ').collect();
    if let Some(turn) = fields.get_mut(1) {
        *turn = match *turn {
            "W" => "w",
            "B" => "b",
            other => other,
        };
    }
    let is_operation = |field: &&str| field.starts_with(|sign: char| sign == ';' || sign.is_ascii_lowercase());
    if fields.get(4).is_some_and(is_operation) {
        fields.truncate(4);
    }
    if let Some(number) = fields.get_mut(5).filter(|number| number.starts_with('-')) {
        *number = "1";
    }
    fields.join(" ")
}

/// Reads the pieces and their squares, from the first field or from a whole FEN. The position may be impossible: a
/// wrong board may lack a king.
///
/// # Errors
///
/// [`FenFault`]: the place of the fault in the placement.
pub fn read_placement(text: &str) -> Result<Board, FenFault> {
    let text = text.trim();
    placement(text)?;
    let field = text.split_whitespace().next().unwrap_or_default();
    Board::from_ascii_board_fen(field.as_bytes()).map_err(|_nothing_more_is_known| FenFault {
        field: FenField::Placement,
        column: 1,
        problem: FenProblem::Unreadable,
    })
}

/// The reason a FEN could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenFault {
    /// The part at fault.
    pub field: FenField,
    /// The place of the fault, counted in characters from 1.
    pub column: usize,
    /// The kind of fault.
    pub problem: FenProblem,
}

/// The parts of a FEN, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenField {
    /// The pieces and their squares.
    Placement,
    /// The player to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square of a possible en passant capture.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    Halfmoves,
    /// The number of the move.
    Fullmoves,
}

/// The fault in a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenProblem {
    /// The field cannot be read.
    Unreadable,
    /// A character that is not a piece, a digit from 1 to 8 or a slash.
    UnknownSign(char),
    /// A rank does not have eight squares.
    RankLength {
        /// The rank, from 1 to 8 as on the board.
        rank: usize,
        /// Number of squares it has.
        squares: usize,
    },
    /// There are not eight ranks.
    RankCount(usize),
    /// A colour has no king or more than one.
    Kings,
    /// A pawn stands on the first or the last rank.
    PawnOnLastRank,
    /// The king or rook of a castling right is not where it must be.
    CastlingImpossible,
    /// The side that is not to move is in check.
    OppositeCheck,
}

fn placement(text: &str) -> Result<(), FenFault> {
    let fault = |column, problem| {
        Err(FenFault {
            field: FenField::Placement,
            column,
            problem,
        })
    };
    let board = text.split_whitespace().next().unwrap_or_default();
    let ranks: Vec<&str> = board.split('/').collect();
    let mut column = 1;
    for (number, rank) in ranks.iter().enumerate() {
        let mut squares = 0;
        for (at, sign) in rank.chars().enumerate() {
            match (sign.to_digit(9), Piece::from_char(sign)) {
                (Some(empty @ 1..), _) => squares += usize::try_from(empty).unwrap_or(0),
                (_, Some(_)) => squares += 1,
                (Some(_) | None, None) => return fault(column + at, FenProblem::UnknownSign(sign)),
            }
        }
        if squares != 8 && ranks.len() == 8 {
            return fault(
                column,
                FenProblem::RankLength {
                    rank: 8_usize.saturating_sub(number),
                    squares,
                },
            );
        }
        column += rank.chars().count() + 1;
    }
    if ranks.len() == 8 {
        Ok(())
    } else {
        fault(1, FenProblem::RankCount(ranks.len()))
    }
}

fn parse_fault(text: &str, error: &ParseFenError) -> FenFault {
    let field = match error {
        ParseFenError::InvalidFen | ParseFenError::InvalidRemainingChecks | ParseFenError::InvalidFullmoves => {
            FenField::Fullmoves
        }
        ParseFenError::InvalidBoard | ParseFenError::InvalidPocket => FenField::Placement,
        ParseFenError::InvalidTurn => FenField::Turn,
        ParseFenError::InvalidCastling => FenField::Castling,
        ParseFenError::InvalidEpSquare => FenField::EnPassant,
        ParseFenError::InvalidHalfmoveClock => FenField::Halfmoves,
    };
    fault(text, field, FenProblem::Unreadable)
}

fn position_fault(text: &str, kinds: PositionErrorKinds) -> FenFault {
    let (field, problem) = if kinds.intersects(
        PositionErrorKinds::MISSING_KING | PositionErrorKinds::TOO_MANY_KINGS | PositionErrorKinds::EMPTY_BOARD,
    ) {
        (FenField::Placement, FenProblem::Kings)
    } else if kinds.contains(PositionErrorKinds::PAWNS_ON_BACKRANK) {
        (FenField::Placement, FenProblem::PawnOnLastRank)
    } else if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        (FenField::Turn, FenProblem::OppositeCheck)
    } else {
        (FenField::Castling, FenProblem::CastlingImpossible)
    };
    fault(text, field, problem)
}

/// A fault at the beginning of a field, or at the end of the text if the field is missing.
fn fault(text: &str, field: FenField, problem: FenProblem) -> FenFault {
    let part = text.split_whitespace().nth(field as usize);
    let start = part.map_or(text.len(), |part| part.as_ptr().addr() - text.as_ptr().addr());
    FenFault {
        field,
        column: text.get(..start).unwrap_or_default().chars().count() + 1,
        problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Position as _;

    fn fault(text: &str) -> (FenField, usize, FenProblem) {
        let fault = read(text, None).unwrap_err();
        (fault.field, fault.column, fault.problem)
    }

    #[test]
    fn a_fault_has_its_field_and_its_column() {
        use FenField::{Castling, Fullmoves, Placement, Turn};
        assert_eq!(
            fault("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            (Placement, 14, FenProblem::UnknownSign('x'))
        );
        assert_eq!(
            fault("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"),
            (Placement, 10, FenProblem::RankLength { rank: 7, squares: 7 })
        );
        assert_eq!(fault("8/8/8 w - - 0 1"), (Placement, 1, FenProblem::RankCount(3)));
        assert_eq!(fault(""), (Placement, 1, FenProblem::RankCount(1)));
        assert_eq!(
            fault("4k3/8/8/8/8/8/8/4K3 x - - 0 1"),
            (Turn, 21, FenProblem::Unreadable)
        );
        assert_eq!(
            fault("4k3/8/8/8/8/8/8/4K3 w K - 0 1"),
            (Castling, 23, FenProblem::CastlingImpossible)
        );
        assert_eq!(
            fault("4k3/8/8/8/8/8/8/4K3 w - - 0 z"),
            (Fullmoves, 29, FenProblem::Unreadable)
        );
        assert_eq!(fault("8/8/8/8/8/8/8/4K3 w - - 0 1"), (Placement, 1, FenProblem::Kings));
        assert_eq!(
            fault("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
            (Turn, 23, FenProblem::OppositeCheck)
        );
        assert_eq!(
            fault("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"),
            (Placement, 1, FenProblem::PawnOnLastRank)
        );
    }

    #[test]
    fn positions_are_read_as_programs_write_them() {
        const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(read("startpos", None), Ok(Chess::default()));
        for rest in [
            "W KQkq – 0 1",
            "w KQkq - bm e4;",
            "w KQkq - ; bm e4",
            "w KQkq - 0 -1",
            "w KQkq — 0 1",
        ] {
            assert_eq!(read(&format!("{INITIAL} {rest}"), None), Ok(Chess::default()), "{rest}");
        }
        assert!(read(&format!("{INITIAL} w – - 0 1"), None).is_ok());
    }

    #[test]
    fn chess960_is_recognised_by_its_castling_rights() {
        let position = read(
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            None,
        )
        .unwrap();
        assert!(position.castles().mode().is_chess960());
        let position = read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None).unwrap();
        assert!(position.castles().mode().is_standard());
    }
}
