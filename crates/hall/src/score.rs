//! Points, and the values counted from them, without rounding.

use std::iter::Sum;
use std::ops::{Add, Sub};

/// A number of points, or the value of a tie-break, in hundredths: a product of two numbers of points is still exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i64);

impl Score {
    /// A whole number of points, games or rating points.
    pub fn whole(count: usize) -> Score {
        Score(i64::try_from(count).unwrap_or(i64::MAX / 100).saturating_mul(100))
    }

    /// A number from tenths of a point, as files have them.
    pub fn tenths(tenths: i32) -> Score {
        Score(i64::from(tenths) * 10)
    }

    /// A whole number of rating points, which may be negative.
    pub const fn points_of(rating: i64) -> Score {
        Score(rating.saturating_mul(100))
    }

    /// The number in equal parts, rounded to hundredths, a half upwards; nothing in no parts.
    #[must_use]
    pub fn shared(self, parts: usize) -> Score {
        let parts = i64::try_from(parts).unwrap_or(i64::MAX);
        Score((2 * self.0 + parts).checked_div_euclid(2 * parts).unwrap_or_default())
    }

    /// The number in tenths of a point.
    pub fn to_tenths(self) -> i32 {
        i32::try_from(self.0 / 10).unwrap_or_default()
    }

    /// The number in hundredths.
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// The number times `count`.
    #[must_use]
    pub fn times(self, count: usize) -> Score {
        Score(self.0.saturating_mul(i64::try_from(count).unwrap_or(i64::MAX)))
    }

    /// The product of two numbers of points. They have one decimal at most, so nothing is lost.
    #[must_use]
    pub const fn product(self, other: Score) -> Score {
        Score(self.0.saturating_mul(other.0) / 100)
    }

    /// The number as people read it: without decimals if there are none, otherwise with that mark before them.
    pub fn shown(self, mark: &str) -> String {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        let (whole, part) = (size / 100, size % 100);
        let decimals = format!("{part:02}");
        match decimals.trim_end_matches('0') {
            "" => format!("{sign}{whole}"),
            decimals => format!("{sign}{whole}{mark}{decimals}"),
        }
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0.saturating_add(other.0))
    }
}

impl Sub for Score {
    type Output = Score;

    fn sub(self, other: Score) -> Score {
        Score(self.0.saturating_sub(other.0))
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_shown_with_the_decimals_it_has() {
        let shown = |hundredths| Score(hundredths).shown(".");
        assert_eq!(
            [shown(400), shown(450), shown(1225), shown(-50), shown(5)],
            ["4", "4.5", "12.25", "-0.5", "0.05"]
        );
        assert_eq!(Score::tenths(35).product(Score::tenths(5)).shown(","), "1,75");
    }
}
