//! Marks at which players are told unasked how little time they have left: those of their own list, and pulses in their
//! ear for those who feel a raised dot on a tactile clock (D.2.6.2).
//!
//! Nothing is said unasked unless the player wishes it: at an event it is silent until the player turns it on
//! (D.2.10.4).

/// The pulses, in seconds left: each of the last five minutes, and towards the end more often.
const PULSES: [u32; 12] = [300, 240, 180, 120, 60, 30, 20, 10, 5, 3, 2, 1];

/// One player's marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks<'a> {
    /// True if the player is told in words.
    pub said: bool,
    /// True if the player feels pulses.
    pub felt: bool,
    /// The seconds left at which the player is told, in any order.
    pub at: &'a [u32],
}

impl Marks<'_> {
    /// The next mark below the lowest time so far, in milliseconds.
    ///
    /// Time added since by an increment or the arbiter does not raise it: a mark is told once.
    pub fn next_ms(&self, lowest_ms: u64) -> Option<u64> {
        let said = self.at.iter().filter(|_| self.said);
        let felt = PULSES.iter().filter(|_| self.felt);
        said.chain(felt)
            .map(|seconds| u64::from(*seconds) * 1000)
            .filter(|mark| *mark < lowest_ms && *mark > 0)
            .max()
    }

    /// True if that mark is told in words.
    pub fn is_said(&self, mark_ms: u64) -> bool {
        self.said && self.at.iter().any(|seconds| u64::from(*seconds) * 1000 == mark_ms)
    }

    /// True if that mark is felt as a pulse.
    pub fn is_felt(&self, mark_ms: u64) -> bool {
        self.felt && PULSES.iter().any(|seconds| u64::from(*seconds) * 1000 == mark_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use settings::FIRST_MARKS;

    #[test]
    fn a_mark_at_or_above_what_there_was_has_been_passed() {
        let marks = Marks {
            said: true,
            felt: false,
            at: &FIRST_MARKS,
        };
        assert_eq!(marks.next_ms(300_000), Some(120_000));
        assert_eq!(marks.next_ms(300_001), Some(300_000));
        assert_eq!(marks.next_ms(1_000), None);
    }

    #[test]
    fn nothing_is_told_or_felt_that_was_not_wished() {
        let silent = Marks {
            at: &FIRST_MARKS,
            ..Marks::default()
        };
        assert_eq!(silent.next_ms(u64::MAX), None);
        let felt = Marks { felt: true, ..silent };
        assert_eq!(felt.next_ms(250_000), Some(240_000));
        assert!(felt.is_felt(240_000) && !felt.is_said(240_000));
    }
}
