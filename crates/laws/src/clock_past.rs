//! The past of the clocks, as far as it matters later: the least time each side has had, and the clock that ended a
//! period by reaching zero (Art. 6.3, 6.4; requirements E and H for clocks).
//!
//! It is part of the clocks and, like them, a fold of the journal, so a restart repeats no warning.

use shakmaty::{ByColor, Color};

use super::moment::Moment;

/// Duration for which the sign of the clock that ended a period by reaching zero is shown, in milliseconds: five minutes.
pub const PERIOD_SIGN_MS: u64 = 300_000;

/// The past of both clocks; see the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockPast {
    lowest_ms: ByColor<u64>,
    period_ended: Option<(Color, Moment)>,
}

impl ClockPast {
    /// Starts with the time set before the first move, in milliseconds.
    pub(super) fn new(set_ms: ByColor<u64>) -> Self {
        Self {
            lowest_ms: set_ms,
            period_ended: None,
        }
    }

    /// The least time that side has had in its present period, in milliseconds; time added later does not raise it.
    pub fn lowest_ms(&self, side: Color) -> u64 {
        *self.lowest_ms.get(side)
    }

    /// The side whose clock ended a period by reaching zero less than five minutes ago, and the moment its sign disappears.
    pub fn period_sign(&self, now: Moment) -> Option<(Color, Moment)> {
        self.period_ended
            .map(|(side, at)| (side, at.plus_millis(PERIOD_SIGN_MS)))
            .filter(|(_, until)| *until > now)
    }

    /// Takes in the times the clocks show, in milliseconds left.
    pub(super) fn see(&mut self, left_ms: ByColor<u64>) {
        for side in Color::ALL {
            let lowest = self.lowest_ms.get_mut(side);
            *lowest = *left_ms.get(side).min(lowest);
        }
    }

    /// Starts a new period of that side with `left_ms`; `by_flag` if the old one ended at zero.
    pub(super) fn passes(&mut self, side: Color, by_flag: bool, left_ms: u64, at: Moment) {
        // The side that reached zero comes first; the other passes at the same moment.
        if by_flag && self.period_ended.is_none_or(|(_, before)| before != at) {
            self.period_ended = Some((side, at));
        }
        *self.lowest_ms.get_mut(side) = left_ms;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chessclock::Chessclock;
    use crate::time_control::{Period, TimeControl};

    fn clock(main_ms: u64, by_flag: bool) -> Chessclock {
        let period = Period {
            main_ms,
            increment_ms: 10_000,
            by_flag,
            ..Period::default()
        };
        Chessclock::set(TimeControl::same(vec![period; 2]), true, Color::White)
    }

    fn left(white: u64, black: u64) -> ByColor<u64> {
        ByColor { white, black }
    }

    #[test]
    fn an_increment_does_not_raise_the_least_a_side_has_had() {
        let mut clock = clock(50_000, false);
        assert_eq!(clock.past().lowest_ms(Color::White), 60_000);
        clock.start(Color::White, Moment::START);
        let at = Moment::from_millis(15_000);
        clock.note_what_it_shows(at);
        clock.pressed(Color::White, left(55_000, 60_000), at);
        clock.note_what_it_shows(at);
        assert_eq!(clock.past().lowest_ms(Color::White), 45_000);
        assert_eq!(clock.past().lowest_ms(Color::Black), 60_000);
    }

    #[test]
    fn a_new_period_resets_the_past_and_signs_the_first_zero_clock() {
        let mut clock = clock(50_000, true);
        clock.start(Color::White, Moment::START);
        let at = Moment::from_millis(60_000);
        for side in [Color::White, Color::Black] {
            clock.note_what_it_shows(at);
            clock.adjust(left(60_000, 110_000), at);
            clock.passed_into(side, 2, at);
            clock.note_what_it_shows(at);
        }
        assert_eq!(clock.past().lowest_ms(Color::White), 60_000);
        let until = at.plus_millis(PERIOD_SIGN_MS);
        assert_eq!(clock.past().period_sign(at), Some((Color::White, until)));
        assert_eq!(clock.past().period_sign(until), None);
    }
}
