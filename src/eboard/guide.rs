//! What to do on a board so that it stands as it should: one step at a time (D.2.1, D.2.9).

use shakmaty::{Bitboard, Board, Piece, Role, Square};

use crate::laws::player_board::differing;

/// One step of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// This piece goes from one square to another, which is empty.
    Move {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
        /// Where it belongs.
        to: Square,
    },
    /// This piece comes off.
    TakeOff {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// This piece comes from beside the board.
    Put {
        /// The piece.
        piece: Piece,
        /// Where it belongs.
        to: Square,
    },
}

/// The one next step that brings a board nearer to how it should stand: first what has to go, then what has to come. None if it
/// stands so.
///
/// A piece that is wanted nowhere comes off; one that is wanted on a free square goes there, the king first, as in castling, and
/// then the nearest; pieces that stand in each other's way are freed by taking one off.
pub fn next_step(shown: &Board, wanted: &Board) -> Option<Step> {
    let squares = differing(shown, wanted);
    let surplus: Vec<(Square, Piece)> = on(shown, squares);
    let missing: Vec<(Square, Piece)> = on(wanted, squares);
    let belongs_nowhere = |piece: Piece| {
        let count = |list: &[(Square, Piece)]| list.iter().filter(|(_, one)| *one == piece).count();
        count(&surplus) > count(&missing)
    };
    // Of two of the same kind the one that goes is the one that is in the way, else the one that is farther from where the
    // other is wanted.
    let goes = surplus
        .iter()
        .filter(|(_, piece)| belongs_nowhere(*piece))
        .max_by_key(|(square, piece)| (wanted.piece_at(*square).is_some(), distance(*square, *piece, &missing)));
    if let Some(&(from, piece)) = goes {
        return Some(Step::TakeOff { piece, from });
    }
    let moves = surplus.iter().flat_map(|&(from, piece)| {
        let targets = missing.iter().filter(move |(_, wanted)| *wanted == piece);
        targets.map(move |&(to, _)| Step::Move { piece, from, to })
    });
    let free = moves.filter(|step| matches!(step, Step::Move { to, .. } if shown.piece_at(*to).is_none()));
    let nearest = free.min_by_key(|step| match step {
        Step::Move { piece, from, to } => (piece.role != Role::King, from.distance(*to)),
        Step::TakeOff { .. } | Step::Put { .. } => (true, 0),
    });
    let freed = || surplus.first().map(|&(from, piece)| Step::TakeOff { piece, from });
    let put = || missing.first().map(|&(to, piece)| Step::Put { piece, to });
    nearest.or_else(freed).or_else(put)
}

/// What stands on these squares.
fn on(board: &Board, squares: Bitboard) -> Vec<(Square, Piece)> {
    let stands = |square| board.piece_at(square).map(|piece| (square, piece));
    squares.into_iter().filter_map(stands).collect()
}

/// How far a piece has to the nearest square where its like is missing; farthest if it is missing nowhere.
fn distance(from: Square, piece: Piece, missing: &[(Square, Piece)]) -> u32 {
    let same = missing.iter().filter(|(_, wanted)| *wanted == piece);
    same.map(|(to, _)| from.distance(*to)).min().unwrap_or(u32::MAX)
}

/// The squares that this step concerns: to be lit.
pub fn squares(step: &Step) -> Bitboard {
    match step {
        Step::Move { from, to, .. } => Bitboard::from(*from) | Bitboard::from(*to),
        Step::TakeOff { from: square, .. } | Step::Put { to: square, .. } => Bitboard::from(*square),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(shown: &str, wanted: &str) -> Vec<String> {
        let (mut shown, wanted): (Board, Board) = (shown.parse().unwrap(), wanted.parse().unwrap());
        let mut said = Vec::new();
        while let Some(step) = next_step(&shown, &wanted) {
            assert!(said.len() < 40, "{said:?}");
            assert!(!squares(&step).is_empty());
            said.push(match step {
                Step::Move { piece, from, to } => {
                    shown.discard_piece_at(from);
                    shown.set_piece_at(to, piece);
                    format!("{}{from}{to}", piece.char())
                }
                Step::TakeOff { piece, from } => {
                    assert_eq!(shown.remove_piece_at(from), Some(piece));
                    format!("{}{from}-", piece.char())
                }
                Step::Put { piece, to } => {
                    shown.set_piece_at(to, piece);
                    format!("+{}{to}", piece.char())
                }
            });
        }
        said
    }

    #[test]
    fn a_move_is_one_step_and_a_capture_two() {
        assert_eq!(steps("8/8/8/8/8/8/8/6N1", "8/8/8/8/8/5N2/8/8"), ["Ng1f3"]);
        assert_eq!(steps("8/8/8/3p4/4P3/8/8/8", "8/8/8/3P4/8/8/8/8"), ["pd5-", "Pe4d5"]);
        assert_eq!(steps("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8"), Vec::<String>::new());
    }

    #[test]
    fn castling_begins_with_the_king_and_a_promotion_with_the_pawn() {
        assert_eq!(steps("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/5RK1"), ["Ke1g1", "Rh1f1"]);
        assert_eq!(steps("8/P7/8/8/8/8/8/8", "Q7/8/8/8/8/8/8/8"), ["Pa7-", "+Qa8"]);
        assert_eq!(steps("1n6/P7/8/8/8/8/8/8", "1Q6/8/8/8/8/8/8/8").len(), 3);
    }

    #[test]
    fn first_what_has_to_go_then_what_has_to_come() {
        // A white pawn too many on a4, a black knight missing, a rook beside its square.
        assert_eq!(
            steps("1R6/8/8/8/P7/8/P7/8", "R5n1/8/8/8/8/8/P7/8"),
            ["Pa4-", "Rb8a8", "+ng8"]
        );
    }

    #[test]
    fn pieces_that_stand_on_each_others_squares_are_freed() {
        assert_eq!(
            steps("8/8/8/8/8/8/8/1B1N4", "8/8/8/8/8/8/8/1N1B4").len(),
            3,
            "one comes off, the other goes, the first comes back"
        );
    }

    #[test]
    fn a_board_that_is_empty_is_set_up_in_thirty_two_steps() {
        let start = Board::default().to_string();
        assert_eq!(steps("8/8/8/8/8/8/8/8", &start).len(), 32);
        assert_eq!(steps(&start, "8/8/8/8/8/8/8/8").len(), 32);
    }
}
