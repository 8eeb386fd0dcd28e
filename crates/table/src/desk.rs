//! The state of the arbiter's desk: how long it is open, and the board that is being entered.

use shakmaty::{Board, Color, Piece, Position as _, Square};

use laws::discrepancy::Correction;
use laws::game::Game;
use laws::moment::Moment;
use laws::refusal::{Code, Refusal};

/// After so many milliseconds without a command the desk closes by itself.
const OPEN_MS: u64 = 120_000;

/// See the module.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Desk {
    /// How long it is open, where a PIN is needed.
    open_until: Option<Moment>,
    /// The board that is being entered, so far.
    entry: Option<(Color, Board)>,
    /// The step of a correction that was said last, and on whose board.
    pub(super) step: Option<(Color, Correction)>,
    /// What envelopes are sealed with, once the PIN was entered; it is kept when the desk closes.
    pub(super) secret: Option<String>,
}

impl Desk {
    /// Whether the arbiter's commands wait for the PIN.
    pub(super) fn is_locked(&self, game: &Game, now: Moment) -> bool {
        game.lock().is_some() && self.open_until.is_none_or(|until| now >= until)
    }

    /// When it closes by itself.
    pub(super) fn closes_at(&self) -> Option<Moment> {
        self.open_until
    }

    /// A command at the desk keeps it open.
    pub(super) fn keep_open(&mut self, now: Moment) {
        self.open_until = Some(now.plus_millis(OPEN_MS));
    }

    /// Closes the desk and drops what was not finished.
    pub(super) fn close(&mut self) {
        *self = Self {
            secret: self.secret.take(),
            ..Self::default()
        };
    }

    /// Whose board is being entered, and how far.
    pub(super) fn entry(&self) -> Option<&(Color, Board)> {
        self.entry.as_ref()
    }

    /// Begins to enter how that board stands, starting from the official position.
    pub(super) fn begin_entry(&mut self, board: Color, game: &Game) {
        self.entry = Some((board, game.official().board().clone()));
    }

    /// Enters what stands on these squares.
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

    /// Ends the entry; the board as it was entered, and whose it is.
    pub(super) fn end_entry(&mut self) -> Result<(Color, Board), Refusal> {
        self.entry.take().ok_or(Refusal::new(Code::NothingEntered))
    }
}
