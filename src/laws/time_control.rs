//! Periods, increment and main time as values; their text is `notation`'s (Art. 6.3).

use shakmaty::{ByColor, Color};

/// One period of a time control (6.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// Moves to be completed in this period; `None` for all that remain.
    pub moves: Option<u32>,
    /// Main time in milliseconds.
    pub main_ms: u64,
    /// Fischer increment in milliseconds, 0 for none (6.3.2).
    pub increment_ms: u64,
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

    /// Minutes for a game of 60 moves by A.1 and B.1: the main time of all periods and sixty increments, in
    /// milliseconds. White's side is asked; `None` without a clock.
    pub fn sixty_moves_ms(&self) -> Option<u64> {
        let periods = self.periods(Color::White);
        let last = periods.last()?;
        let main: u64 = periods.iter().map(|period| period.main_ms).sum();
        Some(main.saturating_add(last.increment_ms.saturating_mul(60)))
    }
}
