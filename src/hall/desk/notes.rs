//! The event's notes at several desks: the chief's are the truth. He tells what is new and answers who asks; the others keep what he has signed
//! and fold the same event, so that nothing of it is lost with his computer.

use super::kept::Kept;
use super::words::Tell;
use super::{Desk, Effect, Question};
use crate::link::identity::Signed;
use crate::link::notes::{NotesPage, NotesQuestion};
use crate::link::topic::{DeskId, Topic};
use crate::link::{Haste, NoAnswer, Request};

/// How many notes there are is told once more after that, in milliseconds; and they are asked for again where no answer came.
const AGAIN_MS: u64 = 10_000;

impl Desk {
    pub(super) const fn chiefs_desk(&self) -> DeskId {
        DeskId(self.own.event.0)
    }

    /// Whether the event is changed here; where not, that is told.
    pub(super) fn is_kept_here(&mut self) -> bool {
        let why = match (self.own.power.may_rule(), self.own.is_chief()) {
            (true, true) => return true,
            (true, false) => Tell::KeptByTheChief,
            (false, _) => Tell::OnlyLooks,
        };
        self.tell("refused", &[], why);
        false
    }

    /// The others are told of that note.
    pub(super) fn tell_note(&mut self, line: &str) {
        let from = self.around.notes.add(line);
        self.publish_notes(from);
        self.notes_again();
    }

    pub(super) fn notes_again(&mut self) {
        self.net.notes_again = Some(self.now.plus_millis(AGAIN_MS));
    }

    fn publish_notes(&mut self, from: u64) {
        if self.own.is_chief() && !self.net.addresses.is_empty() {
            let page = NotesPage::unasked(&self.around.notes.text, from, self.own.event);
            let put = Request::Put(Topic::DeskLog(self.own.desk()), page.sign(&self.own.key).to_bytes());
            self.out.push(Effect::Ask(put));
        }
    }

    /// A desk asks.
    pub(super) fn notes_asked(&self, payload: &[u8]) -> Option<Vec<u8>> {
        let question = NotesQuestion::decode(payload).filter(|_| self.own.is_chief())?;
        let page = NotesPage::answering(question, &self.around.notes.text, self.own.event);
        Some(page.sign(&self.own.key).to_bytes())
    }

    /// A desk that only looks is told nothing of what is written down.
    pub(super) fn ask_for_notes(&mut self) {
        if self.own.is_chief() || !self.own.power.may_rule() {
            return;
        }
        let question = self.around.notes.ask().encode();
        let chief = Topic::DeskLog(self.chiefs_desk());
        self.ask(Question::Notes, chief, question, Haste::Later);
    }

    pub(super) fn notes_answered(&mut self, answer: Result<Vec<u8>, NoAnswer>) {
        match answer {
            Ok(page) => self.notes_come(&page),
            Err(NoAnswer::TooLate) => self.notes_again(),
            // He is heard of when he is back.
            Err(NoAnswer::NobodyThere | NoAnswer::Apart | NoAnswer::NotOpen) => {}
        }
    }

    /// A page of the chief's has come.
    pub(super) fn notes_come(&mut self, payload: &[u8]) {
        if self.own.is_chief() || !self.own.power.may_rule() {
            return;
        }
        let page = Signed::from_bytes(payload).and_then(|signed| NotesPage::read(&signed, self.own.event));
        let Some(page) = page else { return };
        let taken = self.around.notes.take(&page);
        if taken.is_anew {
            self.out.push(Effect::Keep(Kept::NotesAnew));
            self.around.begin_anew();
        }
        let kept = taken.lines.iter().cloned().map(Kept::Note);
        self.out.extend(kept.map(Effect::Keep));
        self.around.follow(&taken.lines);
        if taken.is_anew || !taken.lines.is_empty() {
            self.feed_round();
            self.out.push(Effect::Show);
        }
        if taken.is_more {
            self.ask_for_notes();
        }
    }

    pub(super) fn notes_in_time(&mut self) {
        if self.net.notes_again.is_some_and(|at| at <= self.now) {
            self.net.notes_again = None;
            let all = u64::try_from(self.around.notes.text.len()).unwrap_or(u64::MAX);
            self.publish_notes(all);
            self.ask_for_notes();
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
