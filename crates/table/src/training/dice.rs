//! Chance from the table's random bytes: the same bytes and the same moment give the same questions.

use journal::pin::Seed;
use laws::moment::Moment;

/// Dice that throw numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Dice for a training that begins at that moment.
    pub(crate) fn new(seed: &Seed, at: Moment) -> Self {
        let mut dice = Self(at.as_millis());
        for eight in seed.as_chunks::<8>().0 {
            dice.0 ^= u64::from_le_bytes(*eight);
            dice.throw();
        }
        dice
    }

    /// The next number of `SplitMix64`.
    pub(crate) fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`; 0 if there is none.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let thrown = usize::try_from(self.throw() >> 33).unwrap_or_default();
        thrown.checked_rem(end).unwrap_or_default()
    }

    /// One of those values, if there is one.
    pub(crate) fn one_of<T: Copy>(&mut self, those: &[T]) -> Option<T> {
        let number = self.below(those.len());
        those.get(number).copied()
    }
}
