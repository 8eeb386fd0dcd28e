//! The arbiter's time-check record: the times on both clocks every half hour (Art. 6.10.1, 12.2).
//!
//! Arbiters are advised to look at every clock about every thirty minutes and to write down times and moves, so that
//! a defective clock can be replaced (6.10.1). The program writes the line into the journal and announces nothing: a
//! player may not learn from it how many moves were made (12.6).

use shakmaty::{ByColor, Color};

use super::chessclock::Chessclock;
use super::moment::Moment;

/// A line of the record: the times on both clocks (6.10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeCheck {
    /// The moment of the check.
    pub at: Moment,
    /// Both times left, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// Moves completed by each.
    pub moves: ByColor<u32>,
    /// The check of their sum.
    pub sum: Option<SumCheck>,
}

/// The check of both clocks together: the time the control gives for the completed moves, less the time used. It
/// finds a clock that is stopped or runs wrong, and an increment set wrong (6.10.1, 6.10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumCheck {
    /// Left on both clocks, in milliseconds.
    pub left_ms: u64,
    /// Used by both, in milliseconds.
    pub used_ms: u64,
    /// Gone by since the actual start, pauses included, in milliseconds.
    pub since_start_ms: u64,
    /// Time that the control leaves, in milliseconds; `None` if it gives no fixed time for the moves.
    pub due_ms: Option<u64>,
}

impl SumCheck {
    /// The check at that moment; `None` before the start, and without a clock.
    pub fn of(clock: &Chessclock, increment_before_first_move: bool, now: Moment) -> Option<Self> {
        let started = clock.started_at().filter(|_| clock.is_timed())?;
        let sum = |of: &dyn Fn(Color) -> u64| of(Color::White).saturating_add(of(Color::Black));
        let due = |side| {
            let given = clock.given_ms(side, increment_before_first_move)?;
            Some(given.saturating_sub(clock.time_used_ms(side, now)))
        };
        Some(Self {
            left_ms: sum(&|side| clock.left_ms(side, now)),
            used_ms: sum(&|side| clock.time_used_ms(side, now)),
            since_start_ms: now.millis_since(started),
            due_ms: due(Color::White)
                .zip(due(Color::Black))
                .map(|(white, black)| white.saturating_add(black)),
        })
    }

    /// The excess over the time the control gives, in milliseconds; negative if there is less.
    pub fn excess_ms(&self) -> Option<i64> {
        let due = self.due_ms?;
        let more = self.left_ms.saturating_sub(due);
        let less = due.saturating_sub(self.left_ms);
        Some(i64::try_from(more).ok()?.saturating_sub(i64::try_from(less).ok()?))
    }
}
