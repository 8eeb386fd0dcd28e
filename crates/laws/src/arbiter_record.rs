//! The arbiter's notes and rulings, apart from penalties (Art. 5.2.2, 6.10.1, 12).

use shakmaty::{Bitboard, ByColor, ByRole, Chess, Color, Position as _};

use super::devices::Devices;
use super::moment::Moment;
use super::regulations::Approval;
use super::time_check::TimeCheck;

/// The arbiter's notes and rulings.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ArbiterRecord {
    /// Special procedures the arbiter has approved (11.3.2.1, D.2.10).
    pub(super) approvals: Vec<Approval>,
    /// The side at whose right hand the clock stands, if the arbiter has decided it (6.5).
    pub(super) clock_right_of: Option<Color>,
    /// The audio devices, once they are fixed.
    pub(super) devices: Option<Devices>,
    /// The electronic board of each side, by its make and serial number.
    pub(super) boards: ByColor<Option<String>>,
    /// The lock on the arbiter's commands.
    pub(super) lock: Option<PinLock>,
    /// The wrong PINs since the lock was last opened with the right one.
    pub(super) wrong_pins: Option<WrongPins>,
    /// The times and moves written down every half hour (6.10.1).
    pub(super) time_checks: Vec<TimeCheck>,
    /// The pieces and pawn squares for which the arbiter was last asked whether the position is dead, and declined (5.2.2).
    pub(super) not_dead: Option<Structure>,
}

/// The tournament key of a lock that was set at a table of no tournament.
pub const NO_EVENT: &str = "none";

/// The lock on the arbiter's commands; the PIN cannot be read from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PinLock {
    /// The salt mixed with the PIN.
    pub salt: String,
    /// The hash of salt and PIN.
    pub hash: String,
}

impl PinLock {
    /// True if no PIN opens the lock here: it was set on another computer, and its hash stayed there.
    pub const fn is_elsewhere(&self) -> bool {
        self.hash.is_empty()
    }
}

/// Wrong PINs in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongPins {
    /// Number of wrong PINs.
    pub count: u32,
    /// Time of the last one.
    pub last: Moment,
}

impl WrongPins {
    /// Counts one more wrong PIN, entered at `at`.
    pub(super) fn and_one_more(before: Option<Self>, at: Moment) -> Self {
        Self {
            count: before.map_or(0, |wrong| wrong.count).saturating_add(1),
            last: at,
        }
    }

    /// The moment from which the next PIN may be entered. It depends on journal entries only, so a restart does not shorten it.
    pub const fn over_at(self) -> Moment {
        self.last.plus_millis(wait_ms(self.count))
    }
}

/// The longest wait after a wrong PIN, in milliseconds; arbiters mistype too.
const LONGEST_WAIT_MS: u64 = 60_000;

/// Wait before the next PIN after `wrong` wrong ones, in milliseconds: 1, 2, 4 seconds and so on.
pub const fn wait_ms(wrong: u32) -> u64 {
    match wrong {
        0 => 0,
        // From 64 seconds on the longest wait applies.
        1..=6 => 1_000 << (wrong - 1),
        _ => LONGEST_WAIT_MS,
    }
}

/// The pieces on the board and the squares of the pawns. While they stay the same, so does the question of 5.2.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Structure {
    pieces: ByColor<ByRole<u8>>,
    pawns: ByColor<Bitboard>,
}

impl Structure {
    pub(super) fn of(position: &Chess) -> Self {
        let board = position.board();
        Self {
            pieces: board.material(),
            pawns: ByColor::new_with(|side| board.pawns() & board.by_color(side)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_thousand_guesses_at_the_table_take_a_week() {
        assert_eq!(
            [0, 1, 2, 3, 6, 7, 8, u32::MAX].map(wait_ms),
            [0, 1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]
        );
        let all_ms: u64 = (1..10_000).map(wait_ms).sum();
        // 9,999 waits between 10,000 tries: 6.9 days.
        assert_eq!(all_ms, 599_643_000);
    }
}
