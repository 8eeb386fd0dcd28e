//! Positions and the moves that lead from one to the next: legal ones, and illegal ones as hands make them (Art. 3, 7.5, 9.2.3).

use shakmaty::{
    Board, Chess, Color, EnPassantMode, FromSetup as _, Move, Position as _, PositionError, Rank, Role, Square,
    uci::UciMove,
};

use super::player_board;

/// The move if it is legal. With a king left in check, capturing it would fit the board, but it is not a chess move.
pub fn legal(uci: UciMove, position: &Chess) -> Option<Move> {
    let legal = uci.to_move(position).ok()?;
    (legal.capture() != Some(Role::King)).then_some(legal)
}

/// The position after the player to move has passed; `None` in check, which only a move can answer.
pub fn passed(position: &Chess) -> Option<Chess> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.swap_turn();
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    if setup.turn == Color::White {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    let passed = Chess::from_setup(setup, position.castles().mode());
    passed.or_else(PositionError::ignore_too_much_material).ok()
}

/// The position after an illegal move, with the movement that leads to it; `None` if the game could not continue from it.
pub(super) fn as_it_stood(position: &Chess, uci: UciMove) -> Option<(Move, Chess)> {
    let UciMove::Normal { from, to, promotion } = uci else {
        return None;
    };
    let side = position.turn();
    let board = position.board();
    let piece = board.piece_at(from).filter(|piece| piece.color == side)?;
    let there = board.piece_at(to);
    let ends = to.rank() == side.fold_wb(Rank::Eighth, Rank::First);
    // No pawn becomes a king (3.7.3.3).
    let unpromoted = piece.role == Role::Pawn && ends && matches!(promotion, None | Some(Role::King));
    if from == to || unpromoted || there.is_some_and(|there| there.role == Role::King) {
        return None;
    }
    let plain = Move::Normal {
        role: piece.role,
        from,
        capture: there.map(|there| there.role),
        to,
        promotion,
    };
    let wanted = player_board::after_by_hand(board, uci, position.castles().mode());
    // The plain movement was made, unless the king took a rook along.
    let castling = Square::ALL
        .into_iter()
        .filter(|rook| board.piece_at(*rook) == Some(side.rook()) && finds_room(board, from, *rook))
        .map(|rook| Move::Castle { king: from, rook });
    let playable = std::iter::once(plain).chain(castling).find_map(|movement| {
        let mut next = position.clone();
        next.play_unchecked(movement);
        (*next.board() == wanted).then_some((movement, next))
    });
    playable.filter(|(_, next)| {
        Color::ALL
            .into_iter()
            .all(|color| next.board().king_of(color).is_some())
    })
}

/// True if the squares to which castling takes king and rook are free, as castling requires.
fn finds_room(board: &Board, king: Square, rook: Square) -> bool {
    Move::Castle { king, rook }.castling_side().is_some_and(|wing| {
        let king_to = Square::from_coords(wing.king_to_file(), king.rank());
        let rook_to = Square::from_coords(wing.rook_to_file(), rook.rank());
        [king_to, rook_to]
            .into_iter()
            .all(|square| [king, rook].contains(&square) || board.piece_at(square).is_none())
    })
}

/// True if both kings are in check (A.5.4).
pub fn both_kings_in_check(position: &Chess) -> bool {
    let board = position.board();
    Color::ALL.into_iter().all(|side| {
        let king = board.king_of(side);
        king.is_some_and(|king| board.attacks_to(king, side.other(), board.occupied()).any())
    })
}

/// The move as it is written, with its origin, because no rule says which piece was meant.
pub(super) fn written(position: &Chess, movement: Move) -> String {
    if let Some(side) = movement.castling_side() {
        return String::from(if side.is_king_side() { "O-O" } else { "O-O-O" });
    }
    let letter = match movement.role() {
        Role::Pawn => String::new(),
        role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King) => role.upper_char().to_string(),
    };
    let from = movement.from().map_or_else(String::new, |from| from.to_string());
    let takes = if position.board().piece_at(movement.to()).is_some() {
        "x"
    } else {
        ""
    };
    let becomes = movement.promotion().map(|role| format!("={}", role.upper_char()));
    format!("{letter}{from}{takes}{}{}", movement.to(), becomes.unwrap_or_default())
}

/// 9.2.3: true if the same player is to move, the same pieces are on the same squares, and the possible moves are the
/// same, castling and en passant included (en passant only where it was really possible).
///
/// 2005 says "temporarily or permanently" of the right to castle. With every piece on its square and the same rights,
/// nothing else can prevent castling in only one of the positions, so all editions share one test (V16).
pub(super) fn is_same(one: &Chess, other: &Chess) -> bool {
    one.turn() == other.turn()
        && one.board() == other.board()
        && one.castles().castling_rights() == other.castles().castling_rights()
        && one.legal_ep_square() == other.legal_ep_square()
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::EnPassantMode;
    use shakmaty::fen::Fen;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap()
    }

    fn after(fen: &str, uci: &str) -> Option<(String, String)> {
        let before = position(fen);
        let (movement, next) = as_it_stood(&before, uci.parse().unwrap())?;
        let fen = Fen::from_position(&next, EnPassantMode::Legal).to_string();
        Some((written(&before, movement), fen))
    }

    #[test]
    fn the_position_is_what_the_hands_leave() {
        let stood = |fen, uci, san: &str, then: &str| {
            assert_eq!(after(fen, uci), Some((san.to_owned(), then.to_owned())));
        };
        // A pinned knight moves, and the king is in check.
        stood(
            "4k3/p7/2n5/1B6/8/8/8/4K3 b - - 4 9",
            "c6d4",
            "Nc6d4",
            "4k3/p7/8/1B6/3n4/8/8/4K3 w - - 5 10",
        );
        // A pawn captures straight ahead: the fifty moves start again.
        stood(
            "4k3/8/8/4p3/4P3/8/8/4K3 w - - 7 30",
            "e4e5",
            "e4xe5",
            "4k3/8/8/4P3/8/8/8/4K3 b - - 0 30",
        );
        // Castling through an attacked square is castling all the same; the right is gone.
        stood(
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "O-O",
            "4kr2/8/8/8/8/8/8/5RK1 b - - 1 1",
        );
        // The same with pieces on the other wing, where the other rook would find no room.
        stood(
            "4kr2/8/8/8/8/8/8/RN1QK2R w KQ - 0 1",
            "e1g1",
            "O-O",
            "4kr2/8/8/8/8/8/8/RN1Q1RK1 b - - 1 1",
        );
        stood(
            "r3kbnr/8/8/8/8/8/8/2R1K3 b kq - 0 1",
            "e8c8",
            "O-O-O",
            "2kr1bnr/8/8/8/8/8/8/2R1K3 w - - 1 2",
        );
        stood(
            "7k/P7/8/8/8/8/8/K7 w - - 0 1",
            "a7b8q",
            "a7b8=Q",
            "1Q5k/8/8/8/8/8/8/K7 b - - 0 1",
        );
    }

    #[test]
    fn a_move_is_impossible_from_an_empty_square_or_without_a_king() {
        let fen = "4k3/P7/8/8/8/8/3R4/4K3 w - - 0 1";
        for uci in ["d2e8", "a7a8", "c3c4", "e8e7", "d2e1", "d2d2"] {
            assert_eq!(after(fen, uci), None, "{uci}");
        }
    }

    #[test]
    fn castling_over_a_blocking_piece_waits_for_the_arbiter() {
        for pieces in ["4k3/8/8/8/8/8/8/4KB1R", "4k3/8/8/8/8/8/8/4K1NR"] {
            assert_eq!(after(&format!("{pieces} w K - 0 1"), "e1g1"), None, "{pieces}");
        }
    }

    #[test]
    fn a_king_left_in_check_cannot_be_taken() {
        let before = position("4k3/8/8/8/8/8/4r3/K6R w - - 0 1");
        let (_, next) = as_it_stood(&before, "a1b2".parse().unwrap()).unwrap();
        assert!(legal("e2b2".parse().unwrap(), &next).is_none());
        assert!(legal("e2e7".parse().unwrap(), &next).is_some());
        assert!(!both_kings_in_check(&next));
    }

    #[test]
    fn both_kings_in_check_is_seen_whichever_player_is_to_move() {
        let before = position("4k3/8/8/8/8/8/4r3/K3R3 w - - 0 1");
        assert!(!both_kings_in_check(&before));
        let before = position("k7/8/8/8/8/8/r7/K1R5 w - - 0 1");
        let (_, next) = as_it_stood(&before, "c1c8".parse().unwrap()).unwrap();
        assert!(both_kings_in_check(&next));
    }

    #[test]
    fn a_right_to_castle_that_is_lost_makes_another_position() {
        let with = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert!(is_same(&with, &position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 9 30")));
        assert!(!is_same(&with, &position("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1")));
        assert!(!is_same(&with, &position("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1")));
    }

    #[test]
    fn en_passant_counts_only_where_a_pawn_could_really_take() {
        let open = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert!(!is_same(&open, &position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1")));
        let nobody_takes = position("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1");
        assert!(is_same(&nobody_takes, &position("4k3/8/8/3p4/8/8/8/4K3 w - - 0 1")));
        // The pawn is pinned on the file: it could never have taken.
        let pinned = position("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        assert!(is_same(&pinned, &position("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1")));
    }
}
