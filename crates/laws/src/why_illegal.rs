//! The rule that an illegal move breaks (Art. 3).

use shakmaty::{Bitboard, Chess, Color, Piece, Position as _, Rank, Role, Square, attacks, uci::UciMove};

/// The reason why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyIllegal {
    /// The player has no such piece.
    NoSuchPiece,
    /// The player has no pawn that could go there.
    NoSuchPawn,
    /// The player has no piece on that square.
    NoPieceOn(Square),
    /// A piece of the same colour is on the arrival square (3.1).
    OwnPieceThere,
    /// The piece does not move that way (3.2 to 3.8).
    NotThatWay,
    /// Another piece is in the way (3.5).
    Blocked,
    /// There is nothing to capture for the pawn (3.7.3).
    NothingToCapture,
    /// The king would be in check there (3.9.2).
    KingIntoCheck,
    /// The player is in check, and the move does not end it (3.9.2).
    InCheck,
    /// The piece shields its king from check (3.9.2).
    Pinned,
    /// Castling is not allowed now (3.8.2).
    Castling,
    /// The piece named for the pawn is none that a pawn becomes (3.7.3.3).
    WrongPromotion,
}

/// The rule that this illegal move of the player to move breaks.
pub fn why_illegal(position: &Chess, uci: UciMove) -> WhyIllegal {
    let UciMove::Normal { from, to, .. } = uci else {
        return WhyIllegal::NoSuchPiece;
    };
    let (board, side) = (position.board(), position.turn());
    let own = |square| board.piece_at(square).filter(|piece: &Piece| piece.color == side);
    let Some(piece) = own(from) else {
        return WhyIllegal::NoPieceOn(from);
    };
    let in_check = position.is_check();
    let is_rook_beside = |square: Square| square.rank() == from.rank() && own(square) == Some(side.rook());
    let is_castling = piece.role == Role::King
        && from.rank() == to.rank()
        && (from.distance(to) > 1 || is_rook_beside(to))
        && Square::ALL.into_iter().any(is_rook_beside);
    if is_castling {
        return if in_check {
            WhyIllegal::InCheck
        } else {
            WhyIllegal::Castling
        };
    }
    if own(to).is_some() {
        return WhyIllegal::OwnPieceThere;
    }
    let broken = if piece.role == Role::Pawn {
        pawn(position, side, from, to)
    } else if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        Some(WhyIllegal::NotThatWay)
    } else if !attacks::attacks(from, piece, board.occupied()).contains(to) {
        Some(WhyIllegal::Blocked)
    } else {
        None
    };
    broken.unwrap_or(if piece.role == Role::King {
        WhyIllegal::KingIntoCheck
    } else if in_check {
        WhyIllegal::InCheck
    } else {
        WhyIllegal::Pinned
    })
}

/// The rule of 3.7 that the pawn's move breaks, if it breaks one.
fn pawn(position: &Chess, side: Color, from: Square, to: Square) -> Option<WhyIllegal> {
    let occupied = position.board().occupied();
    if attacks::pawn_attacks(side, from).contains(to) {
        let takes = occupied.contains(to) || position.maybe_ep_square() == Some(to);
        return (!takes).then_some(WhyIllegal::NothingToCapture);
    }
    let step = |square: Square| square.offset(side.fold_wb(8, -8)).filter(|_| from.file() == to.file());
    let home = side.fold_wb(Rank::Second, Rank::Seventh);
    let once = step(from);
    let twice = once.filter(|_| from.rank() == home).and_then(step);
    if once != Some(to) && twice != Some(to) {
        return Some(WhyIllegal::NotThatWay);
    }
    let mut passes = once.into_iter().chain(twice.filter(|twice| *twice == to));
    passes
        .any(|square| occupied.contains(square))
        .then_some(WhyIllegal::Blocked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;

    fn why(fen: &str, uci: &str) -> WhyIllegal {
        let fen: Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        let uci: UciMove = uci.parse().unwrap();
        assert!(uci.to_move(&position).is_err(), "{uci} is legal");
        why_illegal(&position, uci)
    }

    #[test]
    fn each_illegal_move_breaks_one_rule() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
        let in_check = "4k3/8/8/8/4r3/8/3P4/3QK2R w K - 0 1";
        for (fen, uci, expected) in [
            (start, "e5e6", WhyIllegal::NoPieceOn(Square::E5)),
            (start, "e7e5", WhyIllegal::NoPieceOn(Square::E7)),
            (start, "a1a2", WhyIllegal::OwnPieceThere),
            (start, "a1a3", WhyIllegal::Blocked),
            (start, "g1g3", WhyIllegal::NotThatWay),
            (start, "e2e5", WhyIllegal::NotThatWay),
            (start, "e2d3", WhyIllegal::NothingToCapture),
            (start, "e1g1", WhyIllegal::Castling),
            ("8/8/8/8/4k3/4p3/8/3K4 w - - 0 1", "d1f1", WhyIllegal::NotThatWay),
            (pinned, "e2c3", WhyIllegal::Pinned),
            ("7k/8/8/KPp4r/8/8/8/8 w - c6 0 1", "b5c6", WhyIllegal::Pinned),
            (in_check, "d2d3", WhyIllegal::InCheck),
            (in_check, "e1g1", WhyIllegal::InCheck),
            (in_check, "e1e2", WhyIllegal::KingIntoCheck),
            ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", WhyIllegal::Blocked),
            ("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3", WhyIllegal::Blocked),
            ("4k3/8/8/8/8/8/4p3/4K3 b - - 0 1", "e2e1q", WhyIllegal::Blocked),
        ] {
            assert_eq!(why(fen, uci), expected, "{fen} {uci}");
        }
    }
}
