//! What happens to the duty to record the moves, and what is remembered of it (Art. 8, A.2, D.2.7).

use shakmaty::{ByColor, Color};

use super::recorder::Mark;

/// What is remembered of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RecordingState {
    /// Who need not record for the rest of the period.
    pub(super) not_required: ByColor<bool>,
    /// The moves of the period are made, and its flag falls when the clock has come down to this: the duty returns then,
    /// not with the moves (8.5.1).
    pub(super) flag_at_ms: ByColor<Option<u64>>,
    /// How many plies the sheet must have before another move.
    pub(super) due: ByColor<u32>,
    /// How often each has asked to see the record.
    pub(super) asked: ByColor<u32>,
    /// A flag has fallen and he did not record: until he makes this ply he may use the opponent's sheet (8.5.2).
    pub(super) completes_before: ByColor<Option<u32>>,
    /// It has been told since he last wrote.
    pub(super) told: ByColor<bool>,
    /// What was spoken onto the recorder, in the order of the recording.
    pub(super) marks: Vec<Mark>,
}

impl RecordingState {
    /// Both record again (8.5); who did not may complete his sheet before he makes the ply that is `next` for him.
    pub(super) fn require_again(&mut self, next: impl Fn(Color) -> u32) {
        let exempt = std::mem::take(&mut self.not_required);
        self.completes_before = ByColor::new_with(|side| exempt.get(side).then(|| next(side)));
        self.flag_at_ms = ByColor::default();
        self.told = ByColor::default();
    }

    /// He was told that so many plies are due, of those that have been made.
    pub(super) fn owes(&mut self, side: Color, due: u32, made: u32) {
        *self.due.get_mut(side) = due;
        // With the flag everything is due; who then moves all the same is told once more.
        *self.told.get_mut(side) = due < made;
    }

    /// The side has written an entry, and its sheet has so many plies.
    pub(super) fn written(&mut self, side: Color, plies: u32) {
        *self.told.get_mut(side) = false;
        if plies >= *self.due.get(side) {
            *self.due.get_mut(side) = 0;
        }
    }

    /// The moves of the period are made, or its flag has fallen: who did not record in it has to when the clock has come down
    /// to the main time of the next one.
    pub(super) fn period_passed(&mut self, side: Color, main_ms: Option<u64>) {
        if self.not_required.white || self.not_required.black {
            *self.flag_at_ms.get_mut(side) = main_ms;
        }
    }

    /// Moves have been taken back: nothing more is owed than is left.
    pub(super) fn back_to(&mut self, plies: u32) {
        for due in &mut self.due {
            *due = (*due).min(plies);
        }
        self.told = ByColor::default();
    }
}
