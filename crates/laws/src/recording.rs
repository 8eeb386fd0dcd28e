//! The duty to record the moves, and its state (Art. 8, A.2, D.2.7).

use shakmaty::{ByColor, Color};

use super::recorder::RecordingMark;

/// The state of the duty to record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RecordingState {
    /// The players who need not record for the rest of the period.
    pub(super) not_required: ByColor<bool>,
    /// The reading of the clock, in milliseconds, at which the flag of a period falls whose moves are made: the duty
    /// returns then, not with the moves (8.5.1).
    pub(super) flag_at_ms: ByColor<Option<u64>>,
    /// Plies the sheet must have before another move.
    pub(super) due: ByColor<u32>,
    /// Requests of each player to see the record.
    pub(super) asked: ByColor<u32>,
    /// After a flag fall, the ply before which a player who did not record may use the opponent's sheet (8.5.2).
    pub(super) completes_before: ByColor<Option<u32>>,
    /// True if the player has been told since their last entry.
    pub(super) told: ByColor<bool>,
    /// The entries spoken onto the recorder, in the order of the recording.
    pub(super) marks: Vec<RecordingMark>,
}

impl RecordingState {
    /// Both record again (8.5); a player who did not may complete the sheet before making their ply `next`.
    pub(super) fn require_again(&mut self, next: impl Fn(Color) -> u32) {
        let exempt = std::mem::take(&mut self.not_required);
        self.completes_before = ByColor::new_with(|side| exempt.get(side).then(|| next(side)));
        self.flag_at_ms = ByColor::default();
        self.told = ByColor::default();
    }

    /// Notes that the player was told that `due` of the `made` plies are due.
    pub(super) fn owes(&mut self, side: Color, due: u32, made: u32) {
        *self.due.get_mut(side) = due;
        // At the flag everything is due; a player who moves all the same is told once more.
        *self.told.get_mut(side) = due < made;
    }

    /// Notes an entry of the side, whose sheet now has `plies` plies.
    pub(super) fn written(&mut self, side: Color, plies: u32) {
        *self.told.get_mut(side) = false;
        if plies >= *self.due.get(side) {
            *self.due.get_mut(side) = 0;
        }
    }

    /// Notes that the moves of the period are made, or its flag has fallen. A player who did not record in it has to
    /// once the clock is down to the main time of the next period.
    pub(super) fn period_passed(&mut self, side: Color, main_ms: Option<u64>) {
        if self.not_required.white || self.not_required.black {
            *self.flag_at_ms.get_mut(side) = main_ms;
        }
    }

    /// Moves were taken back: no more is due than is left.
    pub(super) fn back_to(&mut self, plies: u32) {
        for due in &mut self.due {
            *due = (*due).min(plies);
        }
        self.told = ByColor::default();
    }
}
