//! Which slip leaves a board as it stands (Art. 7.4, D.2.9).

use shakmaty::{Board, Chess, Move, Position as _};

use super::verdict::BoardState;

/// A board lags that many plies before any slip is looked for.
const LAG: usize = 2;

/// The game as it is written, with the position after every ply.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    moves: &'a [Move],
    /// The start first; never empty.
    positions: Vec<Chess>,
    start: &'a Chess,
}

impl<'a> Line<'a> {
    pub(super) fn new(start: &'a Chess, moves: &'a [Move]) -> Self {
        let mut positions = Vec::with_capacity(moves.len() + 1);
        let mut position = start.clone();
        positions.push(position.clone());
        for legal in moves {
            position.play_unchecked(*legal);
            positions.push(position.clone());
        }
        Self {
            moves,
            positions,
            start,
        }
    }

    /// The position after the last ply.
    pub(super) fn end(&self) -> &Chess {
        self.positions.last().unwrap_or(self.start)
    }

    /// How the board stands to this line.
    pub(super) fn explain(&self, board: &Board) -> BoardState {
        let behind = self
            .positions
            .iter()
            .rev()
            .position(|position| position.board() == board);
        match behind {
            Some(0) => BoardState::InSync,
            Some(plies) if plies <= LAG => BoardState::Behind { plies },
            Some(plies) => BoardState::Behind { plies },
            None => BoardState::Unexplained,
        }
    }
}
