//! Endgames to win or to hold against an engine. Each is an ordinary game at home; its initial position says the goal.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position as _, Role, Square};

use super::cell::{kind, kind_on};
use laws::away::AwayPlayer;
use laws::ending::GameResult;
use laws::game::Game;
use locale::{Messages, Value, list};
use settings::Cells;

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

/// True if an endgame of the list begins at that position, a FEN.
pub fn is_listed(start: &str) -> bool {
    let fen = |endgame: &Endgame| Fen::from_position(&endgame.start, EnPassantMode::Legal).to_string();
    endgames().iter().any(|endgame| fen(endgame) == start)
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

    /// "Endgame 5, king and pawn e5 against king: win." Pawns, and pieces of which there are two, are told with their squares.
    pub fn words(&self, messages: &Messages, cells: Cells) -> String {
        let pieces = |side: Color| {
            let of_side = Role::ALL.into_iter().rev().filter_map(|role| {
                let on = self.start.board().by_color(side) & self.start.board().by_role(role);
                let on: Vec<Square> = on.into_iter().collect();
                match on.len() {
                    0 => None,
                    1 if role != Role::Pawn => Some(kind(messages, role)),
                    _ => Some(kind_on(messages, cells, role, &on)),
                }
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
    use std::collections::BTreeSet;

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
        let words = |number: usize| all[number - 1].words(&Messages::new(Locale::En), Cells::default());
        assert_eq!(words(2), "Endgame 2, king and rook against king: win.");
        assert_eq!(words(3), "Endgame 3, king and bishops c1, f1 against king: win.");
        assert_eq!(words(7), "Endgame 7, king against king and pawn e3: hold the draw.");
        let sounds = |number: &usize| words(*number).split_once(',').map(|(_, pieces)| pieces.to_owned());
        let told: BTreeSet<_> = (1..=all.len()).map(|number| sounds(&number)).collect();
        assert_eq!(told.len(), all.len(), "no two sound alike");
    }
}
