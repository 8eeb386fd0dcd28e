//! What the arbiter has noted and decided, apart from penalties (Art. 5.2.2, 6.10.1, 12).

use shakmaty::{Bitboard, ByColor, ByRole, Chess, Position as _};

use super::devices::Devices;
use super::moment::Moment;
use super::regulations::Approval;
use super::time_check::TimeCheck;

/// What the arbiter has noted and decided.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ArbiterRecord {
    /// What he has approved (11.3.2.1, D.2.10).
    pub(super) approvals: Vec<Approval>,
    /// The devices of sound that are fixed, once they are.
    pub(super) devices: Option<Devices>,
    /// The electronic board of each side, by its make and serial number.
    pub(super) boards: ByColor<Option<String>>,
    /// The lock on his commands.
    pub(super) lock: Option<PinLock>,
    /// The wrong PINs since it was last opened with the right one.
    pub(super) wrong_pins: Option<WrongPins>,
    /// The times and moves written down every half hour (6.10.1).
    pub(super) time_checks: Vec<TimeCheck>,
    /// The men and pawns about which he was last asked whether the position is dead, and declined (5.2.2).
    pub(super) not_dead: Option<Structure>,
}

/// Stands for the event of a lock that was set at a table of no event.
pub const NO_EVENT: &str = "none";

/// The lock on the arbiter's commands: nobody can read the PIN from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PinLock {
    /// What was mixed with the PIN.
    pub salt: String,
    /// The hash of both.
    pub hash: String,
}

impl PinLock {
    /// Whether no PIN opens it here: it was locked at another computer, and its hash stayed there.
    pub const fn is_elsewhere(&self) -> bool {
        self.hash.is_empty()
    }
}

/// Wrong PINs in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongPins {
    /// How many.
    pub count: u32,
    /// When the last of them was entered.
    pub last: Moment,
}

impl WrongPins {
    /// One more than these.
    pub(super) fn and_one_more(before: Option<Self>, at: Moment) -> Self {
        Self {
            count: before.map_or(0, |wrong| wrong.count).saturating_add(1),
            last: at,
        }
    }

    /// When the next PIN may be entered. It stands in the journal with the tries, so that nothing is gained by a restart.
    pub const fn over_at(self) -> Moment {
        self.last.plus_millis(wait_ms(self.count))
    }
}

/// The longest wait after a wrong PIN, in milliseconds: the arbiter, too, mistypes.
const LONGEST_WAIT_MS: u64 = 60_000;

/// How long the next PIN must wait after so many wrong ones, in milliseconds: 1, 2, 4 seconds and so on.
pub const fn wait_ms(wrong: u32) -> u64 {
    match wrong {
        0 => 0,
        // 64 seconds are more than the longest.
        1..=6 => 1_000 << (wrong - 1),
        _ => LONGEST_WAIT_MS,
    }
}

/// Which men are on the board, and where the pawns are: as long as that is the same, so is the question of 5.2.2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Structure {
    men: ByColor<ByRole<u8>>,
    pawns: ByColor<Bitboard>,
}

impl Structure {
    pub(super) fn of(position: &Chess) -> Self {
        let board = position.board();
        Self {
            men: board.material(),
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
