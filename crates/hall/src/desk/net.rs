//! What this desk asks of the net, and who is there.

use std::collections::{BTreeMap, BTreeSet};

use super::public::Looking;
use laws::moment::Moment;
use link::replica::Catching;
use link::topic::{DeskId, TableNumber};
use link::{Address, QuestionId};

/// How many notes there are is told once more after that, in milliseconds; and they are asked for again where no answer came.
const AGAIN_MS: u64 = 10_000;

/// What a question of ours was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Log(TableNumber),
    Rule(TableNumber, u64),
    Roster,
    Notes,
    Public,
}

/// What is asked of the net, and who is there.
#[derive(Debug, Default)]
pub(super) struct Net {
    questions: BTreeMap<QuestionId, Question>,
    pub(super) last_question: u64,
    /// Tables that are being caught up, and those that wait for it.
    pub(super) catching: Catching,
    /// Where this desk is reached.
    pub(super) addresses: Vec<Address>,
    pub(super) desks_there: BTreeSet<DeskId>,
    /// Apart from those: a screen's token says nothing of a desk.
    pub(super) screens_there: BTreeSet<DeskId>,
    /// When the roster is told once more.
    pub(super) roster_again: Option<Moment>,
    /// When it is told once more how many notes there are, or they are asked for again.
    pub(super) notes_again: Option<Moment>,
    /// At a screen, what it asks for.
    pub(super) looking: Looking,
}

impl Net {
    /// One more question; its number is used once.
    pub(super) fn question(&mut self, question: Question) -> QuestionId {
        self.last_question += 1;
        let id = QuestionId(self.last_question);
        self.questions.insert(id, question);
        id
    }

    /// What that answers, once.
    pub(super) fn answered(&mut self, id: QuestionId) -> Option<Question> {
        self.questions.remove(&id)
    }

    /// A desk is there from now on, or no more; whether that is new.
    pub(super) fn desk_is_there(&mut self, desk: DeskId, is_there: bool) -> bool {
        if is_there {
            self.desks_there.insert(desk)
        } else {
            self.desks_there.remove(&desk)
        }
    }

    pub(super) fn tell_notes_again(&mut self, now: Moment) {
        self.notes_again = Some(now.plus_millis(AGAIN_MS));
    }

    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        let due = [self.roster_again, self.notes_again, self.looking.next_wakeup()];
        due.into_iter().flatten().min()
    }
}
