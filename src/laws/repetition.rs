//! When two positions are the same, and how often one has stood on the board (Art. 9.2, 9.6.1).

use shakmaty::{Chess, Position as _};

use super::game::Game;
use super::standing;

/// 9.2.3: the same player has the move, the same pieces stand on the same squares, and they have the same moves: castling
/// and en passant included, as far as en passant was really possible.
///
/// 2005 says "temporarily or permanently" of the right to castle. With every piece on its square and the same rights
/// nothing else can hinder castling in one position and not in the other, so all editions have one test (V16).
pub(super) fn is_same(one: &Chess, other: &Chess) -> bool {
    one.turn() == other.turn()
        && one.board() == other.board()
        && one.castles().castling_rights() == other.castles().castling_rights()
        && one.legal_ep_square() == other.legal_ep_square()
}

/// Every position so far, the one of the player on move last: what is made and not yet completed included (1.3).
pub(super) fn history(game: &Game) -> Vec<Chess> {
    let mut positions = game.positions.clone();
    for turn in &game.pending {
        let Some(mut next) = positions.last().cloned() else {
            continue;
        };
        if let Some(legal) = turn.uci().and_then(|uci| standing::legal(uci, &next)) {
            next.play_unchecked(legal);
            positions.push(next);
        }
    }
    positions
}

/// How often this position has appeared so far; one that is only intended counts itself in addition.
pub(super) fn appearances(game: &Game, position: &Chess) -> u32 {
    let same = history(game)
        .iter()
        .filter(|earlier| is_same(earlier, position))
        .count();
    u32::try_from(same).unwrap_or(u32::MAX)
}

impl Game {
    /// How often the official position has stood on the board with the same player to move (9.2.3).
    pub fn repetitions(&self) -> usize {
        let present = self.official();
        let same = |position: &&Chess| is_same(position, present);
        self.positions.iter().filter(same).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::people::{People, Player, Sight};
    use crate::laws::regulations::Regulations;
    use crate::laws::turn::Turn;
    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;
    use shakmaty::{ByColor, CastlingMode, Color};

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>()
            .unwrap()
            .into_position(CastlingMode::Standard)
            .unwrap()
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

    #[test]
    fn a_position_is_counted_with_what_is_made_and_not_completed() {
        let player = |sight| Player {
            name: String::from("Ada"),
            sight,
        };
        let people = People {
            players: ByColor {
                white: player(Sight::Vi),
                black: player(Sight::Sighted),
            },
            assistants: ByColor::default(),
            arbiter: None,
        };
        let mut game = Game::new(people, Regulations::default());
        let start = Chess::default();
        let mut away = start.clone();
        away.play_unchecked("g1f3".parse::<UciMove>().unwrap().to_move(&away).unwrap());
        assert_eq!((appearances(&game, &start), appearances(&game, &away)), (1, 0));
        game.positions.push(start.clone());
        assert_eq!(appearances(&game, &start), 2);
        // The move is made, and not yet completed by the press.
        let mut turn = Turn::new(Color::White, 1);
        turn.made = Some("g1f3".parse().unwrap());
        game.pending.push(turn);
        assert_eq!((appearances(&game, &start), appearances(&game, &away)), (2, 1));
    }
}
