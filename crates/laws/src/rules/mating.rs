//! Search for a possible mate (Art. 5.1.2, 5.2.2, 6.9).

use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position as _, fen::Fen};

/// Checks whether `side` could still mate by some legal series of moves (5.1.2, 5.2.2, 6.9); `None` if undecided.
///
/// The material is checked first: a bare king needs no search. The search knows the castling of standard chess only,
/// so with other castling rights the result is undecided (Guidelines II).
pub fn can_mate(position: &Chess, side: Color) -> Option<bool> {
    if position.has_insufficient_material(side) {
        return Some(false);
    }
    if !position.castles().is_empty() && position.castles().mode() == CastlingMode::Chess960 {
        return None;
    }
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let board: chess::Board = fen.parse().ok()?;
    let winner = match side {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    };
    match chasolver::winnability(&board, winner) {
        Some(chasolver::Winnability::Winnable { .. }) => Some(true),
        Some(chasolver::Winnability::Unwinnable) => Some(false),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap()
    }

    #[test]
    fn a_lone_knight_can_mate_only_if_the_opponent_has_a_helper() {
        assert_eq!(
            can_mate(&position("8/8/4k3/8/8/3NK3/8/8 w - - 0 1"), Color::White),
            Some(false)
        );
        assert_eq!(
            can_mate(&position("8/p7/4k3/8/8/3NK3/8/8 w - - 0 1"), Color::White),
            Some(true)
        );
    }

    #[test]
    fn a_blocked_position_is_dead_though_there_is_material() {
        let blocked = position("8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1");
        assert_eq!(can_mate(&blocked, Color::White), Some(false));
        assert_eq!(can_mate(&blocked, Color::Black), Some(false));
    }
}
