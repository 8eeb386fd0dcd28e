//! Endgames to win or to hold against an engine. Each is an ordinary game at home; its initial position says the goal.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Position as _, Role};

use super::cell::kind;
use laws::away::AwayPlayer;
use laws::ending::GameResult;
use laws::game::Game;
use locale::{Messages, Value, list};

/// A row for each endgame: the goal of the player to move, and the position (`.ci/tactics endgames` checks them).
const ENDGAMES: &str = include_str!("../../../assets/endgames.csv");

/// An endgame of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Endgame {
    /// Its number, from 1.
    pub number: usize,
    /// The initial position; the person has the side to move.
    pub start: Chess,
    /// `win` or `hold`.
    goal: &'static str,
}

/// All endgames in their order.
pub fn endgames() -> Vec<Endgame> {
    let rows = ENDGAMES.lines().skip(1).filter_map(|row| {
        let (goal, fen) = row.split_once(',')?;
        let start = fen.parse::<Fen>().ok()?.into_position(CastlingMode::Standard).ok()?;
        Some((goal, start))
    });
    let numbered = rows.zip(1..);
    numbered
        .map(|((goal, start), number)| Endgame { number, start, goal })
        .collect()
}

impl Endgame {
    /// The endgame played in that game, if an engine plays the other side.
    pub fn of(game: &Game) -> Option<Self> {
        let start = &game.regulations().start;
        if !matches!(game.away(start.turn().other()), Some(AwayPlayer::Engine { .. })) {
            return None;
        }
        endgames().into_iter().find(|endgame| endgame.start == *start)
    }

    /// True if a piece of that kind stands on the board.
    pub fn has(&self, role: Role) -> bool {
        !self.start.board().by_role(role).is_empty()
    }

    /// "Endgame 2, king and rook against king: win."
    pub fn words(&self, messages: &Messages) -> String {
        let pieces = |side: Color| {
            let of_side = Role::ALL.into_iter().rev().flat_map(|role| {
                let count = (self.start.board().by_color(side) & self.start.board().by_role(role)).count();
                std::iter::repeat_n(kind(messages, role), count)
            });
            list(messages, &of_side.collect::<Vec<_>>())
        };
        let own = self.start.turn();
        let values = [
            ("number", self.number.into()),
            ("own", pieces(own).into()),
            ("other", pieces(own.other()).into()),
            ("goal", self.goal.into()),
        ];
        messages.text("endgame-goal", &values)
    }

    /// True if the game has ended with the goal reached.
    pub fn is_reached(&self, game: &Game) -> bool {
        let (own, result) = (self.start.turn(), game.ending().map(|ending| ending.result));
        let won = result == Some(GameResult::win(own));
        won || (self.goal == "hold" && result == Some(GameResult::Draw))
    }

    /// The goal was reached or not, by the Article that ended the game; none while it is in progress.
    pub fn outcome(&self, messages: &Messages, game: &Game) -> Option<String> {
        let article = game.ending()?.article.to_string();
        let id = if self.is_reached(game) {
            "endgame-reached"
        } else {
            "endgame-missed"
        };
        Some(messages.text(id, &[("article", Value::from(&article))]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn every_row_is_an_endgame_with_a_goal_and_none_occurs_twice() {
        let all = endgames();
        assert_eq!(all.len(), ENDGAMES.lines().count() - 1);
        for endgame in &all {
            assert!(["win", "hold"].contains(&endgame.goal), "{endgame:?}");
            assert!(!endgame.start.is_game_over(), "{endgame:?}");
            assert_eq!(all.iter().filter(|other| other.start == endgame.start).count(), 1);
        }
        let words = |number: usize| all[number - 1].words(&Messages::new(Locale::En));
        assert_eq!(words(2), "Endgame 2, king and rook against king: win.");
        assert_eq!(words(7), "Endgame 7, king against king and pawn: hold the draw.");
    }
}
