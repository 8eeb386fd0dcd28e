//! An illegal move that stands: in rapid and blitz without enough arbiters the opponent may claim one until he has made
//! his next move, and the arbiter may act until then; afterwards it stays (Art. A.5.2; A.4.2 in 2018, B6 in 2005).
//!
//! Such a move enters the game as it stood on the boards: from-square to to-square, by nobody's leave. The position after it
//! is what those hands leave, and counts for repetition and for the fifty moves like any other. What cannot be played on
//! from is never left there and waits for the arbiter: a captured king, a pawn on the last rank (7.5.2 makes it a queen), a
//! piece of the opponent's that was moved, a square on which nothing stood.

use shakmaty::{Board, Color};

use super::proposal::Proposal;
use super::turn::Turn;

/// The illegal move that lies on the boards, and what comes back when it is taken up.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lying {
    /// Whose it is.
    pub(super) side: Color,
    /// Its number.
    pub(super) ply: u32,
    /// The last turn completed before it.
    pub(super) last: Option<Turn>,
    /// How the board of its player stood before it.
    pub(super) before: Board,
    /// The penalties that were proposed for it.
    pub(super) own: Vec<Proposal>,
}
