//! What the arbiter has noted and decided, apart from penalties (Art. 5.2.2, 6.10.1, 12).

use shakmaty::{Bitboard, ByColor, ByRole, Chess, Position as _};

use super::devices::Devices;
use super::regulations::Approval;
use super::time_check::TimeCheck;

/// What the arbiter has noted and decided.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ArbiterRecord {
    /// What he has approved (11.3.2.1, D.2.10).
    pub(super) approvals: Vec<Approval>,
    /// The devices of sound that are fixed, once they are.
    pub(super) devices: Option<Devices>,
    /// The lock on his commands.
    pub(super) lock: Option<PinLock>,
    /// The times and moves written down every half hour (6.10.1).
    pub(super) time_checks: Vec<TimeCheck>,
    /// The men and pawns about which he was last asked whether the position is dead, and declined (5.2.2).
    pub(super) not_dead: Option<Structure>,
}

/// The lock on the arbiter's commands: nobody can read the PIN from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PinLock {
    /// What was mixed with the PIN.
    pub salt: String,
    /// The hash of both.
    pub hash: String,
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
