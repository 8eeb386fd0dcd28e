//! Two clocks of which at most one runs: press, stop, adjust, flag-fall (Art. 6).
//!
//! Nothing is decremented by ticks. A running clock is the moment since which it runs; the time left is computed when
//! it is asked for, and stored when the clock stops. Whole milliseconds, no rounding, no drift.

use shakmaty::{ByColor, Color};

use super::clock_past::ClockPast;
use super::moment::Moment;
use super::time_control::{Mode, Period, TimeControl};

/// One side's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Time left when this clock last began to run or was set, in milliseconds.
    pub left_ms: u64,
    /// Moves completed, as the move counter shows them (D.2.6.1).
    pub moves: u32,
    /// The period in force, counted from 0.
    pub period: usize,
    /// Time used in the present turn until this clock last stopped, in milliseconds; a pause keeps the unspent part of a delay.
    pub used_ms: u64,
    /// Time this clock had run since the start of the game when it last stopped, in milliseconds (D.2.10.4).
    pub run_ms: u64,
    /// Moves completed when a period last ended by flag; the next periods count from there.
    pub counted_from: u32,
    /// True once the flag has fallen (6.1, 6.8).
    pub fallen: bool,
}

/// The times on both clocks after a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClocksAfterPress {
    /// Time left on both clocks, in milliseconds, increments and new periods included.
    pub left_ms: ByColor<u64>,
    /// The period, counted from 1, into which the press took the player, if it did.
    pub passed_into: Option<usize>,
}

/// Byo-yomi: the periods left once the main time is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByoYomi {
    /// Periods left, the present one included.
    pub periods: u32,
    /// Time left of the present period, in milliseconds.
    pub left_ms: u64,
}

/// The chessclock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chessclock {
    control: TimeControl,
    clocks: ByColor<Clock>,
    running: Option<(Color, Moment)>,
    started_at: Option<Moment>,
    /// The side whose clock "start" will set running.
    to_run: Color,
    first_fallen: Option<Color>,
    past: ClockPast,
}

impl Chessclock {
    /// A clock set for the game and not yet started.
    pub fn set(control: TimeControl, increment_before_first_move: bool, first: Color) -> Self {
        let clock = |side| {
            let whole = |period: &Period| {
                period
                    .main_ms
                    .saturating_add(period.ahead_ms(increment_before_first_move))
            };
            Clock {
                left_ms: control.periods(side).first().map_or(0, whole),
                ..Clock::default()
            }
        };
        let clocks = ByColor {
            white: clock(Color::White),
            black: clock(Color::Black),
        };
        Self {
            past: ClockPast::new(clocks.as_ref().map(|clock| clock.left_ms)),
            control,
            clocks,
            running: None,
            started_at: None,
            to_run: first,
            first_fallen: None,
        }
    }

    /// True if the game is played with a clock.
    pub fn is_timed(&self) -> bool {
        self.control != TimeControl::Untimed
    }

    /// True if the clocks have ever been started.
    pub fn has_started(&self) -> bool {
        self.started_at.is_some()
    }

    /// The moment the clocks were first started: the actual start of the game (6.6).
    pub fn started_at(&self) -> Option<Moment> {
        self.started_at
    }

    /// The side whose clock is running, if any.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(side, _)| side)
    }

    /// The side whose clock would run if the clocks were started now.
    pub fn to_run(&self) -> Color {
        self.to_run
    }

    /// One side's clock as it was last stored.
    pub fn clock(&self, side: Color) -> &Clock {
        self.clocks.get(side)
    }

    /// The side whose flag fell first; it stays known (5.1 E of the requirements for clocks).
    pub fn first_fallen(&self) -> Option<Color> {
        self.first_fallen
    }

    /// Time left on one clock, in milliseconds, with byo-yomi periods but without a delay.
    pub fn left_ms(&self, side: Color, now: Moment) -> u64 {
        let left = self.clocks.get(side).left_ms;
        match self.running {
            Some((running, since)) if running == side => {
                let elapsed = now.millis_since(since);
                left.saturating_sub(elapsed.saturating_sub(self.delay_written_ms(side)))
            }
            Some((running, since)) if self.mode(running) == Mode::Hourglass => {
                let used = now.millis_since(since).min(self.clocks.get(running).left_ms);
                left.saturating_add(used)
            }
            Some(_) | None => left,
        }
    }

    /// Unspent delay of the present turn of `side`, in milliseconds; 0 without a delay.
    pub fn delay_left_ms(&self, side: Color, now: Moment) -> u64 {
        let written = self.delay_written_ms(side);
        written.saturating_sub(self.elapsed_ms(side, now))
    }

    /// The byo-yomi periods of `side`, once its main time is used up.
    pub fn byo_yomi(&self, side: Color, now: Moment) -> Option<ByoYomi> {
        let period = self.period(side)?;
        let Mode::ByoYomi { periods } = period.mode else {
            return None;
        };
        let left = self.left_ms(side, now);
        let begun = left.div_ceil(period.increment_ms.max(1));
        let whole_ms = begun.saturating_sub(1).saturating_mul(period.increment_ms);
        u32::try_from(begun)
            .ok()
            .filter(|begun| *begun <= periods)
            .map(|periods| ByoYomi {
                periods,
                left_ms: left.saturating_sub(whole_ms),
            })
    }

    /// Time `side` has used since the start of the game, in milliseconds: the time its clock has run, with delays and
    /// without pauses. Time added to or taken off a clock does not change it (D.2.10.4).
    pub fn time_used_ms(&self, side: Color, now: Moment) -> u64 {
        let run = self.clocks.get(side).run_ms;
        run.saturating_add(self.elapsed_ms(side, now))
    }

    /// Time the time control has given `side` so far for its periods and completed moves, in milliseconds; `None`
    /// where it gives no fixed time, or where the counter does not fit the period.
    pub fn given_ms(&self, side: Color, increment_before_first_move: bool) -> Option<u64> {
        let clock = self.clocks.get(side);
        let periods = self.control.periods(side);
        let mut pressed = clock.moves;
        let mut given = periods.first()?.ahead_ms(increment_before_first_move);
        for (index, period) in periods.iter().enumerate().take(clock.period.saturating_add(1)) {
            if period.mode != Mode::Fischer || period.by_flag {
                return None;
            }
            // The press that ends a period brings the increment of the next one.
            let before_the_last = index < clock.period;
            let entered = u32::from(index > 0);
            let here = if before_the_last {
                period.moves?.checked_sub(1)?.checked_add(entered)?
            } else {
                pressed
            };
            pressed = pressed.checked_sub(here)?;
            let increments = period.increment_ms.saturating_mul(u64::from(here));
            given = given.saturating_add(period.main_ms).saturating_add(increments);
        }
        Some(given)
    }

    /// Time left on both clocks, in milliseconds.
    pub fn both_ms(&self, now: Moment) -> ByColor<u64> {
        ByColor {
            white: self.left_ms(Color::White, now),
            black: self.left_ms(Color::Black, now),
        }
    }

    /// The moment the running clock reaches zero if it is not pressed before; `None` once a flag has fallen.
    pub fn flag_at(&self) -> Option<Moment> {
        let side = self.running()?;
        self.falls_to_at(0).filter(|_| !self.clocks.get(side).fallen)
    }

    /// The moment the running clock comes down to `left_ms` if it is not pressed before.
    pub fn falls_to_at(&self, left_ms: u64) -> Option<Moment> {
        let (side, since) = self.running?;
        let main = self.clocks.get(side).left_ms.saturating_sub(left_ms);
        let until = main.saturating_add(self.delay_written_ms(side));
        Some(Moment::from_millis(since.as_millis()).plus_millis(until))
    }

    /// The period in force for a side.
    pub fn period(&self, side: Color) -> Option<Period> {
        self.control.periods(side).get(self.clocks.get(side).period).copied()
    }

    /// Number of periods of that side, 0 without a clock.
    pub fn periods(&self, side: Color) -> usize {
        self.control.periods(side).len()
    }

    /// True if all remaining moves of that side must be completed in the time of its last period: the quickplay
    /// finish (III.1, Art. 10 of 2005). A control that adds time for each move, or has a single period, does not
    /// count as one.
    pub fn is_quickplay_finish(&self, side: Color) -> bool {
        let is_last = self.periods(side) > 1 && self.next_period(side).is_none();
        let period = self.period(side).filter(|_| is_last);
        period.is_some_and(|period| period.moves.is_none() && period.increment_ms == 0)
    }

    /// Moves that side has to complete before its period ends; `None` in the last period, and where the period ends by flag.
    pub fn moves_to_control(&self, side: Color) -> Option<u32> {
        let periods = self.control.periods(side);
        let clock = self.clocks.get(side);
        periods.get(clock.period)?.moves?;
        let so_far = periods.iter().take(clock.period.saturating_add(1));
        let due = so_far.fold(clock.counted_from, |due, period| {
            // Moves before a period that ended by flag are part of `counted_from`.
            if period.by_flag {
                clock.counted_from
            } else {
                due.saturating_add(period.moves.unwrap_or(0))
            }
        });
        Some(due.saturating_sub(clock.moves))
    }

    /// The period that side plays in after `moves` completed moves, counted from 1; `None` if a period ends by flag.
    pub fn period_after(&self, side: Color, moves: u32) -> Option<usize> {
        let periods = self.control.periods(side);
        let mut due = 0_u32;
        for (number, period) in (1..).zip(periods) {
            if period.by_flag {
                return None;
            }
            due = due.saturating_add(period.moves.unwrap_or(u32::MAX));
            if moves < due || number == periods.len() {
                return Some(number);
            }
        }
        None
    }

    /// The times on both clocks if `side` pressed now and so completed a move (6.2.1, 6.3). Once a flag has fallen
    /// nothing is added (5.1 I); a press after the true zero counts as a fallen flag.
    pub fn press(&self, side: Color, now: Moment) -> ClocksAfterPress {
        let mut left_ms = self.both_ms(now);
        let own = left_ms.get_mut(side);
        // With a delay unspent the main time may be zero and the flag still up.
        let at_zero = *own == 0 && self.delay_left_ms(side, now) == 0;
        let nothing_added = at_zero || self.first_fallen.is_some();
        let Some(period) = self.period(side).filter(|_| !nothing_added) else {
            return ClocksAfterPress {
                left_ms,
                passed_into: None,
            };
        };
        *own = match period.mode {
            Mode::Fischer => own.saturating_add(period.increment_ms),
            Mode::Bronstein => own.saturating_add(self.turn_ms(side, now).min(period.increment_ms)),
            Mode::Delay | Mode::Hourglass => *own,
            Mode::ByoYomi { .. } => restored(*own, &period),
        };
        let passes = self.moves_to_control(side).is_some_and(|due| due <= 1);
        let passed_into = self.next_period(side).filter(|_| passes).map(|next| {
            *own = with_next(*own, &period, &next);
            self.clocks.get(side).period.saturating_add(2)
        });
        ClocksAfterPress { left_ms, passed_into }
    }

    /// Time `side` would have if it passed into its next period now, in milliseconds; `None` in the last one, and once a flag has fallen.
    pub fn in_next_period(&self, side: Color, now: Moment) -> Option<u64> {
        let next = self.next_period(side).filter(|_| self.first_fallen.is_none())?;
        Some(with_next(self.left_ms(side, now), &self.period(side)?, &next))
    }

    /// The sides that pass into their next period when `side` reaches zero: both, once, where the period ends by flag.
    pub fn pass_by_flag(&self, side: Color) -> impl Iterator<Item = Color> {
        let at = self.clocks.get(side).period;
        let ends = |side| self.period(side).is_some_and(|period| period.by_flag);
        let own = ends(side);
        [side, side.other()]
            .into_iter()
            .filter(move |side| own && ends(*side) && self.clocks.get(*side).period == at)
    }

    /// Starts the clock of `side` at `at`.
    pub(super) fn start(&mut self, side: Color, at: Moment) {
        self.started_at.get_or_insert(at);
        self.to_run = side;
        self.clocks.get_mut(side.other()).used_ms = 0;
        self.running = self.is_timed().then_some((side, at));
    }

    /// Stops both clocks at `at`, with these times left.
    pub(super) fn stop(&mut self, left_ms: ByColor<u64>, at: Moment) {
        self.write_down(at);
        if let Some((side, _)) = self.running.take() {
            self.to_run = side;
        }
        self.show(left_ms);
    }

    /// Sets both clocks to these times; the running one continues from `at`.
    pub(super) fn adjust(&mut self, left_ms: ByColor<u64>, at: Moment) {
        self.write_down(at);
        self.show(left_ms);
    }

    /// Sets both clocks after a press by `side`. The opponent's runs from `at`, unless both were stopped.
    pub(super) fn pressed(&mut self, side: Color, left_ms: ByColor<u64>, at: Moment) {
        let was_running = self.running.is_some();
        self.write_down(at);
        self.show(left_ms);
        self.to_run = side.other();
        for clock in &mut self.clocks {
            clock.used_ms = 0;
        }
        if was_running {
            self.running = Some((side.other(), at));
        }
    }

    /// Adds `given_ms` milliseconds to the clock of `side`.
    pub(super) fn give(&mut self, side: Color, given_ms: u64) {
        let left = &mut self.clocks.get_mut(side).left_ms;
        *left = left.saturating_add(given_ms);
    }

    /// Time the clock of `side` has run since it was last started, in milliseconds.
    pub fn runs_for_ms(&self, side: Color, now: Moment) -> u64 {
        self.elapsed_ms(side, now)
    }

    /// Marks the flag of `side` as fallen.
    pub(super) fn flag_fallen(&mut self, side: Color) {
        let clock = self.clocks.get_mut(side);
        clock.fallen = true;
        clock.left_ms = 0;
        self.first_fallen.get_or_insert(side);
        if self.is_frozen() {
            self.running = None;
        }
    }

    /// The record of the times the clocks have shown.
    pub fn past(&self) -> &ClockPast {
        &self.past
    }

    /// Adds the times shown at `at` to that record.
    pub(super) fn note_what_it_shows(&mut self, at: Moment) {
        self.past.see(self.both_ms(at));
    }

    /// Moves the side into this period, counted from 1, at that moment.
    pub(super) fn passed_into(&mut self, side: Color, period: usize, at: Moment) {
        let by_flag = self.period(side).is_some_and(|period| period.by_flag);
        let clock = self.clocks.get_mut(side);
        clock.period = period.saturating_sub(1);
        if by_flag {
            clock.counted_from = clock.moves;
        }
        self.past.passes(side, by_flag, self.left_ms(side, at), at);
    }

    /// Sets the period in force, counted from 1. If a period by flag comes before it, its moves count from now,
    /// unless that period had already ended.
    pub(super) fn set_period(&mut self, side: Color, period: usize) {
        let index = period.saturating_sub(1);
        let periods = self.control.periods(side);
        let flag_period = periods.iter().take(index).rposition(|period| period.by_flag);
        let clock = self.clocks.get_mut(side);
        clock.counted_from = match flag_period {
            None => 0,
            Some(ended) if ended < clock.period => clock.counted_from,
            Some(ended) => {
                let between = periods.iter().take(index).skip(ended.saturating_add(1));
                let due: u32 = between.filter_map(|period| period.moves).sum();
                clock.moves.saturating_sub(due)
            }
        };
        clock.period = index;
    }

    /// Sets the increment of every further move, for both sides (Guideline III.4).
    pub(super) fn set_increment(&mut self, increment_ms: u64) {
        let TimeControl::Timed(periods) = &mut self.control else {
            return;
        };
        for period in periods.iter_mut().flatten() {
            period.increment_ms = increment_ms;
            period.mode = Mode::Fischer;
        }
    }

    /// Counts one more move of `side`.
    pub(super) fn count_move(&mut self, side: Color) {
        let moves = &mut self.clocks.get_mut(side).moves;
        *moves = moves.saturating_add(1);
    }

    /// Sets the move counter of `side`.
    pub(super) fn set_moves(&mut self, side: Color, moves: u32) {
        self.clocks.get_mut(side).moves = moves;
    }

    /// Sets the side whose clock runs next, as the arbiter decides.
    pub(super) fn set_to_run(&mut self, side: Color) {
        self.to_run = side;
    }

    fn is_frozen(&self) -> bool {
        self.first_fallen
            .is_some_and(|side| self.period(side).is_some_and(|period| period.freezes()))
    }

    fn next_period(&self, side: Color) -> Option<Period> {
        let next = self.clocks.get(side).period.saturating_add(1);
        self.control.periods(side).get(next).copied()
    }

    fn mode(&self, side: Color) -> Mode {
        self.period(side).map_or(Mode::Fischer, |period| period.mode)
    }

    /// Unspent delay when this clock last began to run, in milliseconds.
    fn delay_written_ms(&self, side: Color) -> u64 {
        match self.period(side) {
            Some(period) if period.mode == Mode::Delay => {
                period.increment_ms.saturating_sub(self.clocks.get(side).used_ms)
            }
            Some(_) | None => 0,
        }
    }

    /// Time this clock has been running since it was last stored, in milliseconds.
    fn elapsed_ms(&self, side: Color, now: Moment) -> u64 {
        match self.running {
            Some((running, since)) if running == side => now.millis_since(since),
            Some(_) | None => 0,
        }
    }

    /// Time the player has used of the present turn, in milliseconds, without pauses.
    fn turn_ms(&self, side: Color, now: Moment) -> u64 {
        let used = self.clocks.get(side).used_ms;
        used.saturating_add(self.elapsed_ms(side, now))
    }

    fn write_down(&mut self, at: Moment) {
        if let Some((side, since)) = self.running.as_mut() {
            let clock = self.clocks.get_mut(*side);
            let elapsed = at.millis_since(*since);
            clock.used_ms = clock.used_ms.saturating_add(elapsed);
            clock.run_ms = clock.run_ms.saturating_add(elapsed);
            *since = at;
        }
    }

    fn show(&mut self, left_ms: ByColor<u64>) {
        for side in Color::ALL {
            let clock = self.clocks.get_mut(side);
            clock.left_ms = *left_ms.get(side);
            if clock.left_ms > 0 {
                clock.fallen = false;
            }
        }
        // Time given back lifts the flag; if the other flag is down, it is now the only one and so the first.
        let is_down = |side: &Color| self.clocks.get(*side).fallen;
        self.first_fallen = self
            .first_fallen
            .and_then(|first| [first, first.other()].into_iter().find(is_down));
    }
}

/// The last press and its effect.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LastPress {
    /// The player who pressed.
    pub(super) by: Option<Color>,
    /// Time the press brought that player, in milliseconds: the increment and the time of the next period.
    pub(super) gained_ms: u64,
    /// The sides whose last move entered the game without a press of their own (6.2.2).
    pub(super) unpressed: ByColor<bool>,
}

/// Byo-yomi after a move: a period that was begun and not used up is whole again.
fn restored(left_ms: u64, period: &Period) -> u64 {
    let all_ms = period.ahead_ms(true);
    if left_ms >= all_ms || period.increment_ms == 0 {
        left_ms
    } else {
        left_ms
            .div_ceil(period.increment_ms)
            .saturating_mul(period.increment_ms)
    }
}

/// Adds the next period's time to `left_ms`, which already holds the old period's extra time for the move.
fn with_next(left_ms: u64, old: &Period, next: &Period) -> u64 {
    left_ms
        .saturating_add(next.main_ms)
        .saturating_add(next.ahead_ms(true))
        .saturating_sub(old.ahead_ms(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fischer() -> Chessclock {
        let period = Period {
            moves: None,
            main_ms: 60_000,
            increment_ms: 10_000,
            ..Period::default()
        };
        Chessclock::set(TimeControl::same(vec![period]), true, Color::White)
    }

    #[test]
    fn the_increment_is_added_before_the_first_move_and_each_press() {
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
    fn a_press_after_the_true_zero_adds_no_increment() {
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
            ..Period::default()
        };
        let last = Period {
            moves: None,
            main_ms: 30_000,
            increment_ms: 5_000,
            ..Period::default()
        };
        let mut clock = Chessclock::set(TimeControl::same(vec![first, last]), true, Color::White);
        clock.start(Color::White, Moment::START);
        let pressed = clock.press(Color::White, Moment::from_millis(20_000));
        assert_eq!(pressed.left_ms.white, 75_000);
        assert_eq!(pressed.passed_into, Some(2));
    }
}
