//! What happens to the duty to record the moves, and what is remembered of it (Art. 8, A.2, D.2.7).

use shakmaty::ByColor;

use super::recorder::Mark;

/// What is remembered of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
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
