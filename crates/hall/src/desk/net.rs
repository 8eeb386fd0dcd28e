//! The requests of this desk to the net, and the presence of others.

use std::collections::{BTreeMap, BTreeSet};

use super::public::ScreenRequests;
use laws::moment::Moment;
use link::page::DrawnQuestion;
use link::replica::Catching;
use link::topic::{DeskId, TableNumber};
use link::{Address, QuestionId};

/// The time after which the number of notes is told once more, in milliseconds; unanswered questions for notes are
/// repeated after it, too.
const AGAIN_MS: u64 = 10_000;

/// The purpose of a question of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QuestionPurpose {
    /// The entries of that table; its answer is signed for this question.
    Log(TableNumber, DrawnQuestion),
    Rule(TableNumber, u64),
    Roster,
    Notes,
    Public,
}

/// The requests to the net, and the presence of others.
#[derive(Debug, Default)]
pub(super) struct DeskNet {
    questions: BTreeMap<QuestionId, QuestionPurpose>,
    pub(super) last_question: u64,
    /// The tables that are being caught up, and those that wait for it.
    pub(super) catching: Catching,
    /// The addresses at which this desk is reached.
    pub(super) addresses: Vec<Address>,
    pub(super) desks_there: BTreeSet<DeskId>,
    /// The screens that are there, apart from the desks: a screen's token says nothing of a desk.
    pub(super) screens_there: BTreeSet<DeskId>,
    /// The moment at which the chief tells the roster once more, and another desk tries again to keep it.
    pub(super) roster_again: Option<Moment>,
    /// True once the arbiter was told that the roster is not kept.
    pub(super) is_roster_owed: bool,
    /// The moment at which the number of notes is told once more, or they are asked for again.
    pub(super) notes_again: Option<Moment>,
    /// The requests of a screen.
    pub(super) looking: ScreenRequests,
}

/// The time after which a changed roster is told once more, in milliseconds; machines that were away ask for it
/// themselves.
pub(super) const ROSTER_MS: u64 = 10_000;

impl DeskNet {
    /// Numbers one more question; each number is used once.
    pub(super) fn question(&mut self, question: QuestionPurpose) -> QuestionId {
        self.last_question += 1;
        let id = QuestionId(self.last_question);
        self.questions.insert(id, question);
        id
    }

    /// The purpose of a question that is not answered yet.
    pub(super) fn purpose(&self, id: QuestionId) -> Option<QuestionPurpose> {
        self.questions.get(&id).copied()
    }

    /// Ends a question: later answers are passed over.
    pub(super) fn settle(&mut self, id: QuestionId) {
        self.questions.remove(&id);
    }

    pub(super) fn tell_notes_again(&mut self, now: Moment) {
        self.notes_again = Some(now.plus_millis(AGAIN_MS));
    }

    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        let due = [self.roster_again, self.notes_again, self.looking.next_wakeup()];
        due.into_iter().flatten().min()
    }
}
