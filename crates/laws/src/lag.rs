//! Compensation for the network lag of a move between two computers. The clock measures the player's thinking (Art.
//! 6.2.1), not the network: lag is given back up to a quota, as lichess does it (scalachess `LagTracker`). A computer
//! that understates its thinking time gains no more than that.

use super::regulations::{Regulations, Venue};
use super::time_control::TimeControl;
use shakmaty::Color;

/// The most that is given back for one move in the long run, in milliseconds.
const MOST_GAIN_MS: u64 = 1_000;
/// The same at an event, where both lines are looked after.
const EVENT_GAIN_MS: u64 = 300;
/// The quota of lag at the start, and at most, in gains.
const FIRST: u64 = 3;
const MOST: u64 = 7;
/// The longest delay before a flag is called, in milliseconds: the press may be on its way.
const MOST_GRACE_MS: u64 = 2_000;
/// The assumed number of moves of a game.
const MOVES: u64 = 40;

/// The lag that may still be given back to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LagAccount {
    gain_ms: u64,
    quota_ms: u64,
    /// True if the lag of this move is known, so that nothing is waited for.
    is_charged: bool,
}

impl LagAccount {
    /// The account at the start of a game with these regulations.
    pub(super) fn new(regulations: &Regulations, side: Color) -> Self {
        let usual_ms = || match regulations.place {
            Venue::Event => EVENT_GAIN_MS,
            Venue::Home => gain_ms(&regulations.time, side),
        };
        let gain_ms = regulations.elsewhere.lag_gain_ms.unwrap_or_else(usual_ms);
        Self {
            gain_ms,
            quota_ms: gain_ms.saturating_mul(FIRST),
            is_charged: false,
        }
    }

    /// The part of this lag that is given back, in milliseconds.
    pub fn gives_ms(&self, lag_ms: u64) -> u64 {
        lag_ms.min(self.quota_ms)
    }

    /// Charges the account for a move with the milliseconds given back.
    pub(super) fn charge(&mut self, given_ms: u64) {
        let left = self.quota_ms.saturating_sub(given_ms);
        let most = self.gain_ms.saturating_mul(MOST);
        self.quota_ms = left.saturating_add(self.gain_ms).min(most);
        self.is_charged = true;
    }

    /// Notes a press of the clock: the next move has a lag of its own.
    pub(super) fn pressed(&mut self) {
        self.is_charged = false;
    }

    /// The delay before the flag of that side is called, in milliseconds.
    pub fn grace_ms(&self) -> u64 {
        if self.is_charged {
            return 0;
        }
        self.quota_ms.min(MOST_GRACE_MS)
    }
}

/// Gain for each move in milliseconds: in hundredths of a second, two fifths of the estimated seconds of a whole game plus fifteen.
fn gain_ms(time: &TimeControl, side: Color) -> u64 {
    let estimated_ms = time.periods(side).first().map_or(0, |period| {
        period.main_ms.saturating_add(period.increment_ms.saturating_mul(MOVES))
    });
    let hundredths = (estimated_ms / 1_000).saturating_mul(2) / 5 + 15;
    hundredths.saturating_mul(10).min(MOST_GAIN_MS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time_control::Period;
    use proptest::prelude::*;

    /// The account of a game with this main time and increment, in seconds.
    fn account(seconds: u64, increment: u64) -> LagAccount {
        let period = Period {
            main_ms: seconds * 1_000,
            increment_ms: increment * 1_000,
            ..Period::default()
        };
        let regulations = Regulations {
            time: TimeControl::same(vec![period]),
            place: Venue::Home,
            ..Regulations::default()
        };
        LagAccount::new(&regulations, Color::White)
    }

    #[test]
    fn the_numbers_are_those_of_lichess() {
        for (time, increment, gain) in [(180, 0, 870), (213, 0, 1_000), (60, 0, 390), (5_400, 30, 1_000)] {
            let account = account(time, increment);
            assert_eq!((account.gain_ms, account.quota_ms), (gain, 3 * gain), "{time}");
        }
        assert_eq!(account(180, 0).grace_ms(), 2_000);
        assert_eq!(account(60, 0).grace_ms(), 1_170);
    }

    #[test]
    fn the_regulations_may_fix_another_gain_or_none() {
        let account = |lag_gain_ms| {
            let mut regulations = Regulations::default();
            regulations.elsewhere.lag_gain_ms = lag_gain_ms;
            LagAccount::new(&regulations, Color::White)
        };
        assert_eq!(account(None).gives_ms(10_000), 900);
        assert_eq!(account(Some(500)).gives_ms(10_000), 1_500);
        assert_eq!((account(Some(0)).gives_ms(10_000), account(Some(0)).grace_ms()), (0, 0));
    }

    proptest! {
        /// A seat that lies about its time gains no more than the quota.
        #[test]
        fn nobody_gains_more_than_the_first_gains_and_one_for_each_move(lags in proptest::collection::vec(0_u64..100_000, 0..60)) {
            let mut account = account(300, 0);
            let first = account.quota_ms;
            let mut given = 0;
            for (moves, lag) in (0_u64..).zip(lags) {
                let gives = account.gives_ms(lag);
                account.charge(gives);
                given += gives;
                prop_assert!(gives <= lag);
                prop_assert!(given <= first + moves * account.gain_ms);
                prop_assert!(account.quota_ms <= MOST * account.gain_ms);
            }
        }
    }
}
