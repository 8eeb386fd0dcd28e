//! Time as an argument.

/// A moment of the table: the time since the table was set up.
///
/// Held in microseconds, so that two readings in one millisecond can be told apart; everything the Laws count is in
/// whole milliseconds. Only `adapters::monotonic` makes moments from a real time source; tests and game scripts write
/// them. After a restart, moments continue from the last journal entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(u64);

impl Moment {
    /// The moment the table was set up.
    pub const START: Self = Self(0);

    /// The moment that lies `micros` microseconds after the set-up.
    pub const fn from_micros(micros: u64) -> Self {
        Self(micros)
    }

    /// The moment that lies `millis` milliseconds after the set-up.
    pub const fn from_millis(millis: u64) -> Self {
        Self(millis.saturating_mul(1000))
    }

    /// Microseconds since the set-up.
    pub const fn as_micros(self) -> u64 {
        self.0
    }

    /// Whole milliseconds since the set-up.
    pub const fn as_millis(self) -> u64 {
        self.0 / 1000
    }

    /// Milliseconds from `earlier` to this moment, 0 if `earlier` is later.
    ///
    /// The difference of the two whole-millisecond readings: however often a running clock is read, the parts add up
    /// to the whole and nothing is lost to rounding.
    pub const fn millis_since(self, earlier: Self) -> u64 {
        self.as_millis().saturating_sub(earlier.as_millis())
    }

    /// This moment plus `millis` milliseconds.
    #[must_use]
    pub const fn plus_millis(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis.saturating_mul(1000)))
    }

    /// This reading made strictly later than `previous`, by one microsecond, but never so far that a clock would show
    /// another millisecond.
    #[must_use]
    pub fn strictly_after(self, previous: Self) -> Self {
        let next = Self(previous.0.saturating_add(1));
        let least = if next.as_millis() == previous.as_millis() {
            next
        } else {
            previous
        };
        self.max(least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_span_add_up_to_the_whole_however_it_is_cut() {
        let cuts = [0, 1, 999, 1_000, 1_001, 5_999, 6_000, 123_456, 999_999_999];
        let sum: u64 = cuts
            .windows(2)
            .map(|w| Moment::from_micros(w[1]).millis_since(Moment::from_micros(w[0])))
            .sum();
        assert_eq!(sum, Moment::from_micros(999_999_999).millis_since(Moment::START));
    }

    #[test]
    fn a_thousand_acts_at_one_written_time_cost_no_millisecond() {
        let written = Moment::from_millis(7);
        let last = (0..5_000).fold(written, |last, _| written.strictly_after(last));
        assert_eq!(last.as_millis(), 7);
    }

    #[test]
    fn equal_readings_become_strictly_increasing() {
        let a = Moment::from_millis(5);
        assert!(a.strictly_after(a) > a);
        assert_eq!(a.strictly_after(a).as_millis(), 5);
    }
}
