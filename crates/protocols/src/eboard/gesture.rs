//! Gestures of the players with their pieces: a new game, a result. A gesture proposes, it never acts.

use shakmaty::{Board, Color, Position as _, Role, Square};

use super::hands::KnownGame;
use laws::player_board::differing;

/// The proposals of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// The starting position is set up again: a new game.
    InitialPosition,
    /// The kings are in the centre: that side has won.
    Wins(Color),
    /// The kings are in the centre: a draw.
    Draw,
}

/// The most squares on which the board may differ from the position while the players are only taking back: those that
/// a move and its answer touch.
const TAKEN_BACK: usize = 4;

/// The proposal of the shown board, if any.
pub(super) fn gesture(shown: &Board, known: &KnownGame<'_>) -> Option<Gesture> {
    let is_initial = *shown == Board::default();
    if is_initial && differing(shown, known.position.board()).count() > TAKEN_BACK {
        return Some(Gesture::InitialPosition);
    }
    kings(shown, known)
}

/// The squares in the middle.
const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// True if the square is one of them.
pub(super) fn is_centre(square: Square) -> bool {
    CENTRE.contains(&square)
}

/// The result shown by both kings in the middle, side by side as no game can have them, with the other pieces unmoved;
/// pieces in the middle may have made way. On white squares White has won, on black squares Black; on one rank it is a
/// draw.
fn kings(shown: &Board, known: &KnownGame<'_>) -> Option<Gesture> {
    let kings = shown.kings();
    let both = (kings & shown.white()).count() == 1 && (kings & shown.black()).count() == 1;
    if !both || !kings.into_iter().all(is_centre) {
        return None;
    }
    let result = match (kings.contains(Square::E4), kings.contains(Square::D5)) {
        (true, true) => Gesture::Wins(Color::White),
        (false, false) if kings.contains(Square::D4) && kings.contains(Square::E5) => Gesture::Wins(Color::Black),
        (_, _) => {
            let ranks: Vec<_> = kings.into_iter().map(Square::rank).collect();
            let same = ranks.first() == ranks.last();
            same.then_some(Gesture::Draw)?
        }
    };
    let is_other = |piece: &shakmaty::Piece| piece.role != Role::King;
    let stood = |square| known.board.pieces().piece_at(square).filter(is_other);
    let stands = |square| shown.piece_at(square).filter(is_other);
    let as_before = |square: Square| {
        stands(square) == stood(square)
            || is_centre(square) && stands(square).is_none()
            // The piece was reported as lifted, and was put back for this.
            || stands(square).is_some() && stands(square) == known.board.lifted_from(square)
    };
    Square::ALL.into_iter().all(as_before).then_some(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use laws::player_board::PlayerBoard;
    use shakmaty::{Chess, Color};

    fn shown(change: impl Fn(&mut Board)) -> Option<Gesture> {
        let position = Chess::default();
        let board = PlayerBoard::set_up(position.board().clone());
        let mut pieces = position.board().clone();
        pieces.discard_piece_at(Square::E1);
        pieces.discard_piece_at(Square::E8);
        change(&mut pieces);
        let known = KnownGame {
            board: &board,
            position: &position,
            owner: Color::White,
        };
        gesture(&pieces, &known)
    }

    #[test]
    fn kings_in_the_centre_are_a_result() {
        let result = |white, black| {
            shown(|board| {
                board.set_piece_at(white, Color::White.king());
                board.set_piece_at(black, Color::Black.king());
            })
        };
        for (one, other, expected) in [
            (Square::D5, Square::E4, Some(Gesture::Wins(Color::White))),
            (Square::D4, Square::E5, Some(Gesture::Wins(Color::Black))),
            (Square::D4, Square::E4, Some(Gesture::Draw)),
            (Square::D5, Square::E5, Some(Gesture::Draw)),
            (Square::D4, Square::D5, None),
            (Square::E4, Square::E5, None),
            (Square::D4, Square::E6, None),
        ] {
            assert_eq!(result(one, other), expected, "{one} {other}");
            assert_eq!(result(other, one), expected, "{other} {one}");
        }
    }

    #[test]
    fn kings_in_the_centre_of_another_position_say_nothing() {
        let said = shown(|board| {
            board.set_piece_at(Square::D5, Color::White.king());
            board.set_piece_at(Square::E4, Color::Black.king());
            board.discard_piece_at(Square::A2);
        });
        assert_eq!(said, None);
    }
}
