//! Tactics as they stand: the wish, the position being solved, and the game that waits.

use std::sync::Arc;

use shakmaty::Square;

use crate::other_game::WaitingGame;
use crate::review::Review;
use ::tactics::{Record, Solver, SolverAnswer, TacticsWish};
use laws::moment::Moment;
use laws::people::Person;

/// Tactics at a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tactics {
    /// The person who solves.
    pub(super) by: Person,
    pub(super) wish: TacticsWish,
    /// The moment at which the file was opened, and the time since 1970 then, in milliseconds.
    pub(super) opened: (Moment, u64),
    /// The moment at which the file was asked for.
    pub(super) asked: Moment,
    /// A result that is told as soon as it is saved: the rating is that of all programs of the profile.
    pub(super) result: Option<Box<SolverAnswer>>,
    /// True if words about the position before are still being said: the next one waits for them.
    pub(super) awaits_words: bool,
    /// True until the position that was asked for is there: nothing is an answer meanwhile.
    pub(super) awaits_position: bool,
    /// True if the statistics are told as soon as the results are saved, with those of another program.
    pub(super) tells_statistics: bool,
    /// Another wish, until a position fits it: the present one stays on the table meanwhile.
    pub(super) wished: Option<Box<Tactics>>,
    pub(super) state: TacticsState,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum TacticsState {
    /// The file is being opened, or the first position chosen; the game stays on the table.
    Opening(Option<Box<Record>>),
    /// A position is on the table.
    Solving {
        solver: Box<Solver>,
        waiting: WaitingGame,
        /// The review that stands aside meanwhile.
        review: Option<Arc<Review>>,
        /// The square from which a hand has lifted a piece.
        hand: Option<Square>,
    },
}

impl Tactics {
    /// The time since 1970 at that moment, in milliseconds.
    pub(super) fn now_ms(&self, now: Moment) -> u64 {
        let (opened, at_ms) = self.opened;
        at_ms.saturating_add(now.millis_since(opened))
    }

    pub(super) fn solver(&self) -> Option<&Solver> {
        match &self.state {
            TacticsState::Solving { solver, .. } => Some(solver),
            TacticsState::Opening(_) => None,
        }
    }

    /// The game that waits meanwhile.
    pub(crate) const fn waiting(&self) -> Option<&Arc<laws::game::Game>> {
        match &self.state {
            TacticsState::Solving { waiting, .. } => Some(&waiting.game),
            TacticsState::Opening(_) => None,
        }
    }
}
