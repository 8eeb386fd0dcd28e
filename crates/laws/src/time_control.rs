//! Periods, increment and main time as values; `notation` has their text (Art. 6.3).

use shakmaty::{ByColor, Color};

/// The mode of the fixed extra time of a period (6.3.2 and the glossary of the Laws).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The extra time is added for each move, used or not; 0 is plain time.
    #[default]
    Fischer,
    /// After the move, the time used for it is given back, up to the extra time.
    Bronstein,
    /// The main time does not run until the extra time is used up.
    Delay,
    /// Periods of the extra time follow the main time; one that was not used up is restored with the next move.
    ByoYomi {
        /// Number of these periods.
        periods: u32,
    },
    /// No extra time: the time one player uses is added to the other's.
    Hourglass,
}

/// One period of a time control (6.3.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Period {
    /// Moves to be completed in this period; `None` for all that remain, or where it ends by flag.
    pub moves: Option<u32>,
    /// Main time in milliseconds.
    pub main_ms: u64,
    /// The fixed extra time in milliseconds, 0 for none (6.3.2): increment, delay or one byo-yomi period.
    pub increment_ms: u64,
    /// The mode of the extra time.
    pub mode: Mode,
    /// The period ends when a clock reaches zero, and both sides then have the next one.
    pub by_flag: bool,
}

impl Period {
    /// Time given at the beginning of the period besides the main time, in milliseconds: the extra time of the first
    /// move, or all byo-yomi periods. A main time of zero always has it, or the flag would fall before the first
    /// move.
    pub fn ahead_ms(&self, increment_before_first_move: bool) -> u64 {
        match self.mode {
            Mode::Fischer if increment_before_first_move || self.main_ms == 0 => self.increment_ms,
            Mode::Fischer | Mode::Delay | Mode::Hourglass => 0,
            Mode::Bronstein => self.increment_ms,
            Mode::ByoYomi { periods } => self.increment_ms.saturating_mul(u64::from(periods)),
        }
    }

    /// True if the period gives time for each move, so that a fallen flag freezes both displays (requirement 5.4.1
    /// for clocks); in plain time the other side's clock continues.
    pub fn freezes(&self) -> bool {
        self.increment_ms > 0 || self.mode == Mode::Hourglass
    }
}

/// The time control of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock: the press only completes the move.
    Untimed,
    /// The periods of each side, at least one.
    Timed(ByColor<Vec<Period>>),
}

impl TimeControl {
    /// The same periods for both sides.
    pub fn same(periods: Vec<Period>) -> Self {
        Self::Timed(ByColor {
            white: periods.clone(),
            black: periods,
        })
    }

    /// The periods of a side, none without a clock.
    pub fn periods(&self, side: Color) -> &[Period] {
        match self {
            Self::Untimed => &[],
            Self::Timed(periods) => periods.get(side),
        }
    }

    /// Time for a game of 60 moves by A.1 and B.1, in milliseconds: the main time of all periods and sixty times the
    /// extra time of a move. The bounds hold for each player, so the larger time counts; `None` without a clock.
    pub fn sixty_moves_ms(&self) -> Option<u64> {
        let of = |side| {
            let periods = self.periods(side);
            let last = periods.last()?;
            let main = periods
                .iter()
                .fold(0_u64, |sum, period| sum.saturating_add(period.main_ms));
            Some(main.saturating_add(last.increment_ms.saturating_mul(60)))
        };
        of(Color::White).max(of(Color::Black))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_side_with_more_time_decides_the_speed() {
        let plain = |main_ms| Period {
            main_ms,
            ..Period::default()
        };
        let control = TimeControl::Timed(ByColor {
            white: vec![plain(600_000)],
            black: vec![plain(900_000)],
        });
        assert_eq!(control.sixty_moves_ms(), Some(900_000));
        assert_eq!(TimeControl::Untimed.sixty_moves_ms(), None);
    }

    #[test]
    fn a_main_time_of_zero_begins_with_its_increment() {
        let only_increment = Period {
            increment_ms: 5_000,
            ..Period::default()
        };
        assert_eq!(only_increment.ahead_ms(false), 5_000);
    }
}
