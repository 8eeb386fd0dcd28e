//! The same clock written from the formulas, ticking by the millisecond and with negative numbers.

use laws::time_control::{Mode, Period, TimeControl};
use notation::time_control;
use shakmaty::{ByColor, Color};

use super::Correction;

/// The clock.
pub(super) struct Model {
    periods: ByColor<Vec<Period>>,
    left: ByColor<i64>,
    moves: ByColor<u32>,
    /// The counter at the begin of the period, as far as the schedule says.
    base: ByColor<i64>,
    period: ByColor<usize>,
    used_in_turn: i64,
    active: Color,
    fallen: Option<Color>,
    down: ByColor<bool>,
    /// A flag has stopped both clocks, and the arbiter has not started them since.
    frozen: bool,
}

pub(super) fn ms(value: u64) -> i64 {
    i64::try_from(value).unwrap()
}

/// The time added when a period begins, besides the main time.
fn held(period: &Period) -> i64 {
    let extra = ms(period.increment_ms);
    match period.mode {
        Mode::Fischer | Mode::Bronstein => extra,
        Mode::Delay | Mode::Hourglass => 0,
        Mode::ByoYomi { periods } => i64::from(periods) * extra,
    }
}

impl Model {
    pub(super) fn with(control: &str) -> Self {
        let TimeControl::Timed(periods) = time_control::read(control).unwrap() else {
            panic!("{control} has no clock");
        };
        Self {
            left: ByColor::new_with(|side| {
                let first = &periods.get(side)[0];
                ms(first.main_ms) + held(first)
            }),
            periods,
            moves: ByColor::default(),
            base: ByColor::default(),
            down: ByColor::default(),
            period: ByColor::default(),
            used_in_turn: 0,
            active: Color::White,
            fallen: None,
            frozen: false,
        }
    }

    fn present(&self, side: Color) -> Period {
        self.periods.get(side)[*self.period.get(side)]
    }

    fn freezes(&self, side: Color) -> bool {
        let period = self.present(side);
        period.mode == Mode::Hourglass || period.increment_ms > 0
    }

    fn next(&mut self, side: Color) {
        let old = self.present(side);
        *self.period.get_mut(side) += 1;
        *self.base.get_mut(side) = if old.by_flag {
            i64::from(*self.moves.get(side))
        } else {
            self.base.get(side) + i64::from(old.moves.unwrap_or(0))
        };
        let new = self.present(side);
        let left = self.left.get_mut(side);
        *left = (*left + ms(new.main_ms) + held(&new) - held(&old)).max(0);
    }

    pub(super) fn tick(&mut self) {
        let (side, period) = (self.active, self.present(self.active));
        if self.frozen {
            return;
        }
        // A turn goes on where only the flag is down, and uses up its delay.
        self.used_in_turn += 1;
        if *self.down.get(side) {
            return;
        }
        if self.waits() || (period.mode == Mode::Delay && self.used_in_turn == ms(period.increment_ms)) {
            self.at_zero();
            return;
        }
        *self.left.get_mut(side) -= 1;
        if period.mode == Mode::Hourglass {
            *self.left.get_mut(side.other()) += 1;
        }
        self.at_zero();
    }

    /// A delay is not used up yet.
    fn waits(&self) -> bool {
        let period = self.present(self.active);
        period.mode == Mode::Delay && self.used_in_turn < ms(period.increment_ms)
    }

    /// The running clock is looked at: at zero the period ends or the flag falls.
    fn at_zero(&mut self) {
        let side = self.active;
        if self.frozen || *self.down.get(side) || self.waits() {
            return;
        }
        while *self.left.get(side) == 0 && self.present(side).by_flag && self.fallen.is_none() {
            let other = side.other();
            let both = self.present(other).by_flag && self.period.get(other) == self.period.get(side);
            self.next(side);
            if both {
                self.next(other);
            }
        }
        if *self.left.get(side) == 0 {
            let first = *self.fallen.get_or_insert(side);
            *self.down.get_mut(side) = true;
            self.frozen = self.freezes(first);
        }
    }

    pub(super) fn correct(&mut self, correction: Correction) {
        match correction {
            Correction::Set(side, left) => *self.left.get_mut(side) = ms(left),
            Correction::Add(side, more) => *self.left.get_mut(side) += ms(more),
            Correction::Take(side, less) => *self.left.get_mut(side) -= ms(less),
            Correction::Moves(side, moves) => *self.moves.get_mut(side) = moves,
            Correction::Penalty {
                side,
                adds: true,
                by_ms,
            } => *self.left.get_mut(side.other()) += ms(by_ms),
            Correction::Penalty { side, by_ms, .. } => *self.left.get_mut(side) -= ms(by_ms),
        }
        for side in Color::ALL {
            let left = self.left.get_mut(side);
            *left = (*left).max(0);
            if *left > 0 {
                *self.down.get_mut(side) = false;
            }
        }
        self.fallen = match self.fallen {
            Some(first) if *self.down.get(first) => Some(first),
            Some(first) if *self.down.get(first.other()) => Some(first.other()),
            _ => None,
        };
        // The arbiter starts what ran before, and what no flag keeps standing.
        self.frozen &= self.fallen.is_some();
        self.at_zero();
    }

    pub(super) fn press(&mut self) {
        let (side, period) = (self.active, self.present(self.active));
        let extra = ms(period.increment_ms);
        *self.moves.get_mut(side) += 1;
        if self.fallen.is_none() {
            let left = self.left.get_mut(side);
            match period.mode {
                Mode::Fischer => *left += extra,
                Mode::Bronstein => *left += self.used_in_turn.min(extra),
                Mode::Delay | Mode::Hourglass => {}
                Mode::ByoYomi { periods } => {
                    let whole = (1..=i64::from(periods)).map(|count| count * extra);
                    *left = whole.into_iter().find(|whole| whole >= left).unwrap_or(*left);
                }
            }
            let made = i64::from(*self.moves.get(side)) - self.base.get(side);
            if period.moves.is_some_and(|due| made >= i64::from(due)) {
                self.next(side);
            }
        }
        self.used_in_turn = 0;
        self.active = side.other();
        self.at_zero();
    }

    pub(super) fn shows(&self) -> (ByColor<u64>, ByColor<u32>, ByColor<usize>, Option<Color>) {
        let left = ByColor::new_with(|side| u64::try_from(*self.left.get(side)).unwrap());
        (left, self.moves, self.period, self.fallen)
    }
}
