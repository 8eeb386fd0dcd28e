//! One training as it stands: the question asked, how hard it is, and the answers so far.

use super::dice::Dice;
use super::question::{AnswerBasis, HARDEST, TrainingQuestion};
use laws::moment::Moment;
use laws::people::Person;
use settings::training::Trained;

/// Number of right answers in a row after which the questions get harder.
const ROW: usize = 3;

/// The training under way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Training {
    /// The person who is asked.
    pub(super) by: Person,
    pub(super) began: Moment,
    pub(super) dice: Dice,
    /// The difficulty of the questions, from 0.
    pub(super) level: usize,
    /// Number of right answers in a row at this level.
    pub(super) row: usize,
    pub(super) question: TrainingQuestion,
    /// The moment it was asked.
    pub(super) asked_at: Moment,
    /// The time of each answer, in milliseconds.
    pub(super) took_ms: Vec<u64>,
    pub(super) trained: Trained,
}

impl Training {
    /// Goes to the next question, which may be harder or easier.
    pub(super) fn next_question(&mut self, is_right: bool, now: Moment, asker: AnswerBasis) {
        let last = self.question.kind();
        self.trained.count(last, is_right);
        self.took_ms.push(now.millis_since(self.asked_at));
        if is_right {
            self.row += 1;
            if self.row == ROW {
                (self.row, self.level) = (0, (self.level + 1).min(HARDEST));
            }
        } else {
            (self.row, self.level) = (0, self.level.saturating_sub(1));
        }
        self.question = TrainingQuestion::next(&mut self.dice, self.level, Some(last), asker.vocabulary);
        self.asked_at = now;
    }

    /// The result.
    pub(super) fn result(mut self) -> Trained {
        self.took_ms.sort_unstable();
        let middle = self.took_ms.get(self.took_ms.len() / 2).copied();
        self.trained.median_ms = middle.unwrap_or_default();
        self.trained
    }
}
