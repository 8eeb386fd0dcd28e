//! Repetitions of a position (Art. 9.2, 9.6.1).

use shakmaty::{Chess, Position as _};

use crate::game::Game;
use crate::position::{is_same, legal};
use crate::regulations::Parameters;

/// Every position so far, that of the player to move last, with moves made and not yet completed (1.3).
pub(super) fn history(game: &Game) -> Vec<Chess> {
    let completed = game.line().iter().map(|completed| &completed.after);
    let mut positions: Vec<Chess> = std::iter::once(&game.regulations().start)
        .chain(completed)
        .cloned()
        .collect();
    for turn in &game.turns.pending {
        let Some(mut next) = positions.last().cloned() else {
            continue;
        };
        if let Some(legal) = turn.counted(&next).and_then(|uci| legal(uci, &next)) {
            next.play_unchecked(legal);
            positions.push(next);
        }
    }
    positions
}

/// Number of appearances of this position so far; an intended position counts once more.
pub(super) fn appearances(game: &Game, position: &Chess) -> u32 {
    let same = history(game)
        .iter()
        .filter(|earlier| is_same(earlier, position))
        .count();
    u32::try_from(same).unwrap_or(u32::MAX)
}

impl Game {
    /// The numbers of the Laws for this game: those of its edition, speed and supervision.
    pub(super) fn parameters(&self) -> Parameters {
        self.regulations.parameters()
    }

    /// Number of times the official position has appeared with the same player to move (9.2.3).
    pub fn repetitions(&self) -> usize {
        let present = self.official();
        let completed = self.line.iter().map(|completed| &completed.after);
        let positions = std::iter::once(&self.regulations.start).chain(completed);
        positions.filter(|position| is_same(position, present)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{People, Player, Sight};
    use crate::regulations::Regulations;
    use crate::turn::Turn;
    use shakmaty::uci::UciMove;
    use shakmaty::{ByColor, Color};

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
        game.jump_to(start.clone());
        assert_eq!(appearances(&game, &start), 2);
        // The move is made, and not yet completed by the press.
        let mut turn = Turn::new(Color::White, 1);
        turn.made = Some("g1f3".parse().unwrap());
        game.turns.pending.push(turn);
        assert_eq!((appearances(&game, &start), appearances(&game, &away)), (2, 1));
    }
}
