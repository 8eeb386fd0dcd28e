//! Two clocks of which at most one runs: press, stop, adjust, flag-fall (Art. 6).
//!
//! Nothing is decremented by ticks. A running clock is a moment since which it runs; what is left is worked out when
//! somebody looks, and written down when it stops. Whole milliseconds, no rounding, no drift.

use shakmaty::{ByColor, Color};

use super::moment::Moment;
use super::time_control::{Period, TimeControl};

/// One side's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// What was left when this clock last began to run or was set, in milliseconds.
    pub left_ms: u64,
    /// Moves completed, as the move counter shows them (D.2.6.1).
    pub moves: u32,
    /// The period in force, counted from 0.
    pub period: usize,
    /// The flag has fallen (6.1, 6.8).
    pub fallen: bool,
}

/// What both clocks show after a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// What is left on both clocks, in milliseconds, increments and new periods included.
    pub left_ms: ByColor<u64>,
    /// The presser has passed into this period, counted from 1.
    pub passed_into: Option<usize>,
}

/// The chessclock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chessclock {
    control: TimeControl,
    clocks: ByColor<Clock>,
    running: Option<(Color, Moment)>,
    started: bool,
    /// The side in whose favour "start" will set the clock running.
    to_run: Color,
    first_fallen: Option<Color>,
}

impl Chessclock {
    /// A clock set for the game and not yet started.
    pub fn set(control: TimeControl, increment_before_first_move: bool, first: Color) -> Self {
        let clock = |side| {
            let first_period = control.periods(side).first();
            let main = first_period.map_or(0, |period| period.main_ms);
            let bonus = first_period.map_or(0, |period| period.increment_ms);
            Clock {
                left_ms: if increment_before_first_move {
                    main.saturating_add(bonus)
                } else {
                    main
                },
                ..Clock::default()
            }
        };
        let clocks = ByColor {
            white: clock(Color::White),
            black: clock(Color::Black),
        };
        Self {
            control,
            clocks,
            running: None,
            started: false,
            to_run: first,
            first_fallen: None,
        }
    }

    /// Whether the game is played with a clock at all.
    pub fn is_timed(&self) -> bool {
        self.control != TimeControl::Untimed
    }

    /// Whether the clocks have ever been started.
    pub fn has_started(&self) -> bool {
        self.started
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(side, _)| side)
    }

    /// Whose clock would run if the clocks were started now.
    pub fn to_run(&self) -> Color {
        self.to_run
    }

    /// One side's clock as it was last written down.
    pub fn clock(&self, side: Color) -> &Clock {
        self.clocks.get(side)
    }

    /// Which flag fell first; it stays known (5.1 E of the requirements for clocks).
    pub fn first_fallen(&self) -> Option<Color> {
        self.first_fallen
    }

    /// What is left on one clock, in milliseconds.
    pub fn left_ms(&self, side: Color, now: Moment) -> u64 {
        let left = self.clocks.get(side).left_ms;
        match self.running {
            Some((running, since)) if running == side => left.saturating_sub(now.millis_since(since)),
            Some(_) | None => left,
        }
    }

    /// What is left on both, in milliseconds.
    pub fn both_ms(&self, now: Moment) -> ByColor<u64> {
        ByColor {
            white: self.left_ms(Color::White, now),
            black: self.left_ms(Color::Black, now),
        }
    }

    /// When the running clock reaches zero, if nothing is pressed before; `None` once a flag has fallen.
    pub fn flag_at(&self) -> Option<Moment> {
        let (side, since) = self.running?;
        let clock = self.clocks.get(side);
        (!clock.fallen).then(|| Moment::from_millis(since.as_millis()).plus_millis(clock.left_ms))
    }

    /// The period in force for a side.
    pub fn period(&self, side: Color) -> Option<Period> {
        self.control.periods(side).get(self.clocks.get(side).period).copied()
    }

    /// Moves the side has still to complete in its period; `None` in the last.
    pub fn moves_to_control(&self, side: Color) -> Option<u32> {
        let periods = self.control.periods(side);
        let clock = self.clocks.get(side);
        periods.get(clock.period)?.moves?;
        let due: u32 = periods
            .iter()
            .take(clock.period.saturating_add(1))
            .filter_map(|period| period.moves)
            .sum();
        Some(due.saturating_sub(clock.moves))
    }

    /// What both clocks would show if `side` pressed now (6.2.1, 6.3). Once a flag has fallen nothing is added (5.1 I).
    pub fn press(&self, side: Color, now: Moment) -> Pressed {
        let mut left_ms = self.both_ms(now);
        let own = left_ms.get_mut(side);
        let clock = self.clocks.get(side);
        if *own == 0 || self.first_fallen.is_some() || !self.is_timed() {
            return Pressed {
                left_ms,
                passed_into: None,
            };
        }
        if let Some(period) = self.period(side) {
            *own = own.saturating_add(period.increment_ms);
        }
        let passes = self.moves_to_control(side).is_some_and(|moves| moves <= 1);
        let next = self.control.periods(side).get(clock.period.saturating_add(1)).copied();
        let passed_into = match (passes, next, self.period(side)) {
            (true, Some(next), Some(old)) => {
                // The side already holds one prepaid increment of the old size.
                let more = next.main_ms.saturating_add(next.increment_ms);
                *own = own.saturating_add(more).saturating_sub(old.increment_ms);
                Some(clock.period.saturating_add(2))
            }
            (true | false, _, _) => None,
        };
        Pressed { left_ms, passed_into }
    }

    /// The clock of `side` runs from `at`.
    pub(super) fn start(&mut self, side: Color, at: Moment) {
        self.started = true;
        self.to_run = side;
        self.running = self.is_timed().then_some((side, at));
    }

    /// Both clocks stand and show this.
    pub(super) fn stop(&mut self, left_ms: ByColor<u64>) {
        if let Some((side, _)) = self.running.take() {
            self.to_run = side;
        }
        self.show(left_ms);
    }

    /// Both clocks show this; the running one goes on from `at`.
    pub(super) fn adjust(&mut self, left_ms: ByColor<u64>, at: Moment) {
        self.show(left_ms);
        if let Some((_, since)) = self.running.as_mut() {
            *since = at;
        }
    }

    /// `side` has pressed and both clocks show this; the opponent's runs from `at`, unless a fallen flag froze them.
    pub(super) fn pressed(&mut self, side: Color, left_ms: ByColor<u64>, at: Moment) {
        let was_running = self.running.is_some();
        self.show(left_ms);
        self.to_run = side.other();
        if was_running && !self.is_frozen() {
            self.running = Some((side.other(), at));
        }
    }

    /// The flag of `side` has fallen.
    pub(super) fn flag_fallen(&mut self, side: Color) {
        let clock = self.clocks.get_mut(side);
        clock.fallen = true;
        clock.left_ms = 0;
        self.first_fallen.get_or_insert(side);
        if self.is_frozen() {
            self.running = None;
        }
    }

    /// The side has passed into this period, counted from 1.
    pub(super) fn passed_into(&mut self, side: Color, period: usize) {
        self.clocks.get_mut(side).period = period.saturating_sub(1);
    }

    /// One move more on the counter of `side`.
    pub(super) fn count_move(&mut self, side: Color) {
        let moves = &mut self.clocks.get_mut(side).moves;
        *moves = moves.saturating_add(1);
    }

    /// The counter of `side` shows this many moves.
    pub(super) fn set_moves(&mut self, side: Color, moves: u32) {
        self.clocks.get_mut(side).moves = moves;
    }

    /// Whose clock runs next, when the arbiter says so.
    pub(super) fn set_to_run(&mut self, side: Color) {
        self.to_run = side;
    }

    /// With an increment both displays freeze when one reaches zero (5.4.1 of the requirements for clocks).
    fn is_frozen(&self) -> bool {
        self.first_fallen
            .is_some_and(|side| self.period(side).is_some_and(|period| period.increment_ms > 0))
    }

    fn show(&mut self, left_ms: ByColor<u64>) {
        for side in Color::ALL {
            let clock = self.clocks.get_mut(side);
            clock.left_ms = *left_ms.get(side);
            if clock.left_ms > 0 {
                clock.fallen = false;
            }
        }
        if self.first_fallen.is_some_and(|side| !self.clocks.get(side).fallen) {
            self.first_fallen = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fischer() -> Chessclock {
        let period = Period {
            moves: None,
            main_ms: 60_000,
            increment_ms: 10_000,
        };
        Chessclock::set(TimeControl::same(vec![period]), true, Color::White)
    }

    #[test]
    fn the_increment_is_there_before_the_first_move_and_after_each_press() {
        let mut clock = fischer();
        assert_eq!(clock.left_ms(Color::White, Moment::START), 70_000);
        clock.start(Color::White, Moment::START);
        let now = Moment::from_millis(4_000);
        let pressed = clock.press(Color::White, now);
        assert_eq!(pressed.left_ms.white, 76_000);
        clock.pressed(Color::White, pressed.left_ms, now);
        assert_eq!(clock.running(), Some(Color::Black));
        assert_eq!(clock.left_ms(Color::Black, Moment::from_millis(5_000)), 69_000);
    }

    #[test]
    fn a_press_after_the_true_zero_adds_no_increment_even_if_no_tick_noticed() {
        let mut clock = fischer();
        clock.start(Color::White, Moment::START);
        let pressed = clock.press(Color::White, Moment::from_millis(70_000));
        assert_eq!(pressed.left_ms.white, 0);
        assert_eq!(clock.flag_at(), Some(Moment::from_millis(70_000)));
    }

    #[test]
    fn the_move_that_completes_a_period_adds_the_next_one() {
        let first = Period {
            moves: Some(1),
            main_ms: 60_000,
            increment_ms: 0,
        };
        let last = Period {
            moves: None,
            main_ms: 30_000,
            increment_ms: 5_000,
        };
        let mut clock = Chessclock::set(TimeControl::same(vec![first, last]), true, Color::White);
        clock.start(Color::White, Moment::START);
        let pressed = clock.press(Color::White, Moment::from_millis(20_000));
        assert_eq!(pressed.left_ms.white, 75_000);
        assert_eq!(pressed.passed_into, Some(2));
    }
}
