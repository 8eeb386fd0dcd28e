//! What a player's board shows that it should not (D.2.9): a board that only lags differs in nothing.

use shakmaty::{Board, Chess, Color, Position as _, Square};

use super::game::Game;
use super::player_board;
use super::regulations::Boards;
use super::repetition;

impl Game {
    /// Whether the program knows that board at all (regulation `boards=apart`).
    pub fn is_seen(&self) -> bool {
        self.regulations.boards != Boards::Apart
    }

    /// Whether the program knows how that board stands now: it is mirrored, or was entered since the last move.
    pub fn is_known(&self, side: Color) -> bool {
        self.is_seen() || *self.entered.get(side) == Some(self.line.len())
    }

    /// What differs on a player's board from what he should have: the official position, or, where he has not yet
    /// executed the last move, the one before; what is made and not yet completed he may have executed or not.
    pub fn differences(&self, side: Color) -> Vec<Square> {
        if !self.is_known(side) {
            return Vec::new();
        }
        let pieces = self.boards.get(side).pieces();
        let history = repetition::history(self);
        if self.behind_by_one(side, &history).contains(pieces) {
            return Vec::new();
        }
        let lags = self
            .last
            .as_ref()
            .is_some_and(|turn| turn.side != side && !turn.executed);
        let completed = self.positions.len().saturating_sub(1);
        let before_last = history.iter().take(completed).next_back().filter(|_| lags);
        let expected = history.iter().skip(completed).chain(before_last);
        let squares = expected.map(|position| player_board::differing(pieces, position.board()));
        let least = squares.min_by_key(|squares| squares.count());
        least.unwrap_or_default().into_iter().collect()
    }

    /// The boards of a player who has made or completed the last move without having executed the opponent's before it:
    /// they lag, and nothing on them is wrong.
    fn behind_by_one(&self, side: Color, history: &[Chess]) -> Vec<Board> {
        let ends = [self.positions.len(), history.len()];
        let lines = ends.into_iter().filter_map(|end| history.get(..end));
        let boards = lines.filter_map(|line| match line {
            [.., earlier, before, after] if after.turn() != side => {
                Some(player_board::changed(earlier.board(), before.board(), after.board()))
            }
            _ => None,
        });
        boards.collect()
    }
}
