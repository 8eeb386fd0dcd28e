//! The state of the arbiter's panel: the time it stays open, and the board that is being entered.

use shakmaty::{Board, Color, Piece, Position as _, Square};

use laws::discrepancy::Correction;
use laws::game::Game;
use laws::moment::Moment;
use laws::refusal::{Code, Refusal};

/// Milliseconds without a command after which the panel closes by itself.
const OPEN_MS: u64 = 120_000;

/// See the module.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ArbiterPanel {
    /// The end of the time it is open, if a PIN is needed.
    open_until: Option<Moment>,
    /// The board that is being entered, so far.
    entry: Option<(Color, Board)>,
    /// The step of a correction that was said last, and the side of its board.
    pub(super) step: Option<(Color, Correction)>,
    /// The secret with which envelopes are sealed, once the PIN was entered; it is kept when the panel closes.
    pub(super) secret: Option<String>,
}

impl ArbiterPanel {
    /// True if the arbiter's commands wait for the PIN.
    pub(super) fn is_locked(&self, game: &Game, now: Moment) -> bool {
        game.lock().is_some() && self.open_until.is_none_or(|until| now >= until)
    }

    /// The moment at which it closes by itself.
    pub(super) fn closes_at(&self) -> Option<Moment> {
        self.open_until
    }

    /// Keeps the panel open after a command in it.
    pub(super) fn keep_open(&mut self, now: Moment) {
        self.open_until = Some(now.plus_millis(OPEN_MS));
    }

    /// Closes the panel and drops unfinished work.
    pub(super) fn close(&mut self) {
        *self = Self {
            secret: self.secret.take(),
            ..Self::default()
        };
    }

    /// The board that is being entered, and its side.
    pub(super) fn entry(&self) -> Option<&(Color, Board)> {
        self.entry.as_ref()
    }

    /// Begins to enter the pieces on that board, starting from the official position.
    pub(super) fn begin_entry(&mut self, board: Color, game: &Game) {
        self.entry = Some((board, game.official().board().clone()));
    }

    /// Enters the contents of these squares.
    pub(super) fn enter(&mut self, squares: impl IntoIterator<Item = (Square, Option<Piece>)>) -> Result<(), Refusal> {
        let (_, board) = self.entry.as_mut().ok_or(Refusal::new(Code::NothingEntered))?;
        for (square, piece) in squares {
            match piece {
                Some(piece) => board.set_piece_at(square, piece),
                None => board.discard_piece_at(square),
            }
        }
        Ok(())
    }

    /// Ends the entry; the board as it was entered, and its side.
    pub(super) fn end_entry(&mut self) -> Result<(Color, Board), Refusal> {
        self.entry.take().ok_or(Refusal::new(Code::NothingEntered))
    }
}
