//! What a player's board shows that it should not (D.2.9): a board that only lags differs in nothing.

use shakmaty::{Board, Chess, Color, Position as _, Square};

use super::game::Game;
use super::player_board;
use super::regulations::Boards;

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
    /// executed the last move, the one before.
    pub fn differences(&self, side: Color) -> Vec<Square> {
        if !self.is_known(side) {
            return Vec::new();
        }
        let pieces = self.boards.get(side).pieces();
        let expected = |position: &Chess| player_board::differing(pieces, position.board());
        let mut least = expected(self.official());
        let lags = self
            .last
            .as_ref()
            .is_some_and(|turn| turn.side != side && !turn.executed);
        let ahead = self.current();
        let before_last = self
            .positions
            .len()
            .checked_sub(2)
            .and_then(|index| self.positions.get(index));
        let others = before_last
            .filter(|_| lags)
            .into_iter()
            .chain((!self.pending.is_empty()).then_some(&ahead));
        for position in others {
            let squares = expected(position);
            if squares.count() < least.count() {
                least = squares;
            }
        }
        if self.behind_by_one(side).contains(pieces) {
            return Vec::new();
        }
        least.into_iter().collect()
    }

    /// The boards of a player who has made or completed the last move without having executed the opponent's before it:
    /// they lag, and nothing on them is wrong.
    fn behind_by_one(&self, side: Color) -> Vec<Board> {
        let mut behind = Vec::new();
        if let [.., earlier, before, after] = self.positions.as_slice()
            && self.last.as_ref().is_some_and(|turn| turn.side == side)
        {
            behind.push(player_board::changed(earlier.board(), before.board(), after.board()));
        }
        if let [.., earlier, before] = self.positions.as_slice()
            && self
                .pending
                .last()
                .is_some_and(|turn| turn.side == side && self.pending.len() == 1)
        {
            behind.push(player_board::changed(
                earlier.board(),
                before.board(),
                self.current().board(),
            ));
        }
        behind
    }
}
