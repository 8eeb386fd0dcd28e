//! The square under a person's attention, and how keys move it. The board is seen from the player's own side.

use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use super::intent::Intent;
use query::{Direction, Query, SquareQuestion};

/// One step of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CursorStep {
    /// Away from the player.
    Up,
    /// Towards the player.
    Down,
    /// To the player's left.
    Left,
    /// To the player's right.
    Right,
    /// To the next piece away from the player.
    PieceUp,
    /// To the next piece towards the player.
    PieceDown,
    /// To the next piece on the player's left.
    PieceLeft,
    /// To the next piece on the player's right.
    PieceRight,
    /// The left end of the rank.
    RankStart,
    /// The right end of the rank.
    RankEnd,
    /// The far end of the file.
    FileTop,
    /// The near end of the file.
    FileBottom,
    /// The player's left corner.
    Corner,
    /// To that rank on the same file.
    Rank(Rank),
    /// To that file on the same rank.
    File(File),
    /// To the next piece of that kind, of either colour, in reading order.
    NextPiece(Role),
    /// To the previous piece of that kind.
    PreviousPiece(Role),
}

/// The initial square of the cursor: the player's king (design, decision 6).
pub fn start(board: &Board, side: Color) -> Square {
    board.king_of(side).unwrap_or(Square::E1)
}

/// The square a step leads to; `None` at the edge or if there is no such piece: the cursor stays.
pub fn step(from: Square, step: CursorStep, side: Color, board: &Board) -> Option<Square> {
    let (right, up) = match side {
        Color::White => (1, 1),
        Color::Black => (-1, -1),
    };
    let by = |files: i32, ranks: i32| {
        let file = from.file().offset(files)?;
        let rank = from.rank().offset(ranks)?;
        Some(Square::from_coords(file, rank))
    };
    let left_file = side.fold_wb(File::A, File::H);
    let right_file = side.fold_wb(File::H, File::A);
    let near = side.fold_wb(Rank::First, Rank::Eighth);
    let far = side.fold_wb(Rank::Eighth, Rank::First);
    let target = match step {
        CursorStep::Up => return by(0, up),
        CursorStep::Down => return by(0, -up),
        CursorStep::Left => return by(-right, 0),
        CursorStep::Right => return by(right, 0),
        CursorStep::PieceUp => return along(from, board, 0, up),
        CursorStep::PieceDown => return along(from, board, 0, -up),
        CursorStep::PieceLeft => return along(from, board, -right, 0),
        CursorStep::PieceRight => return along(from, board, right, 0),
        CursorStep::RankStart => Square::from_coords(left_file, from.rank()),
        CursorStep::RankEnd => Square::from_coords(right_file, from.rank()),
        CursorStep::FileTop => Square::from_coords(from.file(), far),
        CursorStep::FileBottom => Square::from_coords(from.file(), near),
        CursorStep::Corner => Square::from_coords(left_file, near),
        CursorStep::Rank(rank) => Square::from_coords(from.file(), rank),
        CursorStep::File(file) => Square::from_coords(file, from.rank()),
        CursorStep::NextPiece(role) => return search(from, role, side, board, false),
        CursorStep::PreviousPiece(role) => return search(from, role, side, board, true),
    };
    (target != from).then_some(target)
}

/// The nearest occupied square on that line.
fn along(from: Square, board: &Board, files: i32, ranks: i32) -> Option<Square> {
    let next = |square: &Square| {
        let file = square.file().offset(files)?;
        let rank = square.rank().offset(ranks)?;
        Some(Square::from_coords(file, rank))
    };
    std::iter::successors(next(&from), next).find(|square| board.piece_at(*square).is_some())
}

/// Squares from the player's near left corner, rank after rank.
pub fn reading_order(side: Color) -> Vec<Square> {
    let mut squares: Vec<Square> = Square::ALL.to_vec();
    if side == Color::Black {
        squares.reverse();
    }
    squares
}

fn search(from: Square, role: Role, side: Color, board: &Board, backwards: bool) -> Option<Square> {
    let mut order = reading_order(side);
    if backwards {
        order.reverse();
    }
    let here = order.iter().position(|square| *square == from)?;
    let is_wanted = |square: &Square| {
        board
            .piece_at(*square)
            .is_some_and(|Piece { role: kind, .. }| kind == role)
    };
    order
        .iter()
        .cycle()
        .skip(here + 1)
        .take(63)
        .find(|square| is_wanted(square))
        .copied()
}

/// The number of presses of the key for the next line on one square, and their direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RayRound {
    at: Square,
    index: usize,
}

impl RayRound {
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
        let intent = Intent::Ask(Query::Around(at, SquareQuestion::Ray(direction)));
        (Self { at, index }, intent)
    }
}

/// Sensations of the fingers on a square, besides its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FingerSensation {
    /// The edge of the board.
    Edge,
    /// A dark square; on a board for the blind the dark squares are raised (D.2.2.1).
    Dark,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_are_seen_from_the_players_own_side() {
        let board = Board::default();
        assert_eq!(step(Square::E2, CursorStep::Up, Color::White, &board), Some(Square::E3));
        assert_eq!(step(Square::E7, CursorStep::Up, Color::Black, &board), Some(Square::E6));
        assert_eq!(
            step(Square::E7, CursorStep::Left, Color::Black, &board),
            Some(Square::F7)
        );
    }

    #[test]
    fn at_the_edge_the_cursor_stays() {
        assert_eq!(
            step(Square::A1, CursorStep::Left, Color::White, &Board::default()),
            None
        );
        assert_eq!(
            step(Square::A1, CursorStep::Left, Color::Black, &Board::default()),
            Some(Square::B1)
        );
    }

    #[test]
    fn the_next_piece_in_a_direction_skips_empty_squares() {
        let board = Board::default();
        let steps = [
            (Square::E2, CursorStep::PieceUp, Some(Square::E7)),
            (Square::E2, CursorStep::PieceRight, Some(Square::F2)),
            (Square::E4, CursorStep::PieceLeft, None),
        ];
        for (from, way, to) in steps {
            assert_eq!(step(from, way, Color::White, &board), to);
        }
        assert_eq!(
            step(Square::E7, CursorStep::PieceUp, Color::Black, &board),
            Some(Square::E2)
        );
    }

    #[test]
    fn the_next_knight_after_the_last_one_is_the_first_again() {
        let board = Board::default();
        let mut at = Square::E1;
        let mut seen = Vec::new();
        for _ in 0..4 {
            at = step(at, CursorStep::NextPiece(Role::Knight), Color::White, &board).unwrap();
            seen.push(at);
        }
        assert_eq!(seen, [Square::G1, Square::B8, Square::G8, Square::B1]);
    }
    #[test]
    fn the_lines_go_round_and_begin_anew_on_another_square() {
        let (first, _) = RayRound::next(None, Square::E4, true);
        let (second, intent) = RayRound::next(Some(first), Square::E4, true);
        let right = Query::Around(Square::E4, SquareQuestion::Ray(Direction::Right));
        assert_eq!(intent, Intent::Ask(right));
        assert_eq!(RayRound::next(Some(second), Square::E4, false).0, first);
        assert_eq!(RayRound::next(Some(second), Square::D4, true).0.index, 0);
    }
}
