//! What the clocks have shown so far, as far as somebody has to know it later: how little each side has had, and which
//! clock ended a period by reaching zero (Art. 6.3, 6.4; requirements E and H for clocks).
//!
//! It belongs to the game and is its fold like the rest, so that after a restart nobody is warned a second time.

use shakmaty::{ByColor, Color};

use super::chessclock::Chessclock;
use super::event::Event;
use super::moment::Moment;

/// For how long the sign of the clock that ended a period by reaching zero stands, in milliseconds: five minutes.
pub const PERIOD_SIGN_MS: u64 = 300_000;

/// See the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockPast {
    lowest_ms: ByColor<u64>,
    period_ended: Option<(Color, Moment)>,
}

impl ClockPast {
    /// Before the first move: the time that was set.
    pub(super) fn new(clock: &Chessclock) -> Self {
        Self {
            lowest_ms: clock.both_ms(Moment::START),
            period_ended: None,
        }
    }

    /// The least that side has had in its present period, in milliseconds; what is added later does not raise it.
    pub fn lowest_ms(&self, side: Color) -> u64 {
        *self.lowest_ms.get(side)
    }

    /// Whose clock ended a period by reaching zero less than five minutes ago, and until when its sign stands.
    pub fn period_sign(&self, now: Moment) -> Option<(Color, Moment)> {
        self.period_ended
            .map(|(side, at)| (side, at.plus_millis(PERIOD_SIGN_MS)))
            .filter(|(_, until)| *until > now)
    }

    /// Takes in what the clocks show at that moment.
    fn see(&mut self, clock: &Chessclock, now: Moment) {
        for side in Color::ALL {
            let lowest = self.lowest_ms.get_mut(side);
            *lowest = clock.left_ms(side, now).min(*lowest);
        }
    }

    /// Before that event is applied; `clock` is as it was until then.
    pub(super) fn before(&mut self, event: &Event, clock: &Chessclock, at: Moment) {
        self.see(clock, at);
        if let Event::PeriodPassed { side, .. } = event {
            let by_flag = clock.period(*side).is_some_and(|period| period.by_flag);
            // The side that reached zero comes first; the other has its new period at the same moment.
            if by_flag && self.period_ended.is_none_or(|(_, before)| before != at) {
                self.period_ended = Some((*side, at));
            }
        }
    }

    /// After it; a new period begins anew.
    pub(super) fn after(&mut self, event: &Event, clock: &Chessclock, at: Moment) {
        if let Event::PeriodPassed { side, .. } = event {
            *self.lowest_ms.get_mut(*side) = clock.left_ms(*side, at);
        }
        self.see(clock, at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::people::Person;
    use crate::laws::time_control::{Period, TimeControl};

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
        let mut past = ClockPast::new(&clock);
        assert_eq!(past.lowest_ms(Color::White), 60_000);
        clock.start(Color::White, Moment::START);
        let at = Moment::from_millis(15_000);
        let pressed = Event::ClockPressed {
            by: Person::Player(Color::White),
            side: Color::White,
            left_ms: clock.press(Color::White, at).left_ms,
        };
        past.before(&pressed, &clock, at);
        clock.pressed(Color::White, left(55_000, 60_000), at);
        past.after(&pressed, &clock, at);
        assert_eq!(past.lowest_ms(Color::White), 45_000);
        assert_eq!(past.lowest_ms(Color::Black), 60_000);
    }

    #[test]
    fn a_new_period_begins_anew_and_the_first_clock_at_zero_has_the_sign_for_five_minutes() {
        let mut clock = clock(50_000, true);
        let mut past = ClockPast::new(&clock);
        clock.start(Color::White, Moment::START);
        let at = Moment::from_millis(60_000);
        for side in [Color::White, Color::Black] {
            let event = Event::PeriodPassed { side, period: 2 };
            past.before(&event, &clock, at);
            clock.adjust(left(60_000, 110_000), at);
            clock.passed_into(side, 2);
            past.after(&event, &clock, at);
        }
        assert_eq!(past.lowest_ms(Color::White), 60_000);
        let until = at.plus_millis(PERIOD_SIGN_MS);
        assert_eq!(past.period_sign(at), Some((Color::White, until)));
        assert_eq!(past.period_sign(until), None);
    }
}
