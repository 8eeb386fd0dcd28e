//! The output of a step, in order: entries to be kept, requests and files, and sentences in the arbiter's language.

use super::kept::KeptChange;
use super::members::Member;
use super::need::Cause;
use super::tables::Tables;
use super::teller::Teller;
use super::words;
use super::{DeskEffect, DeskNotice};
use laws::moment::Moment;
use link::NetRequest;
use link::topic::TableNumber;
use locale::{Messages, Value};

/// The most lines read out at once; of more, their number is told.
pub(super) const READ_OUT: usize = 20;

/// The output of a step.
pub(super) struct StepOutput {
    pub(super) messages: Messages,
    pub(super) teller: Teller,
    effects: Vec<DeskEffect>,
}

impl StepOutput {
    pub(super) fn new(messages: Messages) -> Self {
        Self {
            messages,
            teller: Teller::default(),
            effects: Vec::new(),
        }
    }

    /// Takes all effects, for the world.
    pub(super) fn take(&mut self) -> Vec<DeskEffect> {
        std::mem::take(&mut self.effects)
    }

    /// Drops the output of loading, which is no news.
    pub(super) fn forget(&mut self) {
        self.teller = Teller::default();
        self.effects.clear();
    }

    pub(super) fn push(&mut self, effect: DeskEffect) {
        self.effects.push(effect);
    }

    pub(super) fn keep(&mut self, kept: KeptChange) {
        self.effects.push(DeskEffect::Keep(kept));
    }

    pub(super) fn request(&mut self, request: NetRequest) {
        self.effects.push(DeskEffect::Ask(request));
    }

    pub(super) fn show(&mut self) {
        self.effects.push(DeskEffect::Show);
    }

    /// Tells the arbiter a message about a table, a desk or a relay.
    pub(super) fn tell_about(&mut self, id: &'static str, named: &Member) {
        let text = words::about(&self.messages, id, named);
        self.say("answer", named.table().as_slice(), text, false);
    }

    /// Tells the arbiter the message for a table, or the one of the same name for a desk or a relay.
    pub(super) fn tell_member(&mut self, kind: &'static str, id: &str, named: &Member, values: &[(&str, Value<'_>)]) {
        let text = words::of_member(&self.messages, id, named, values);
        self.say(kind, named.table().as_slice(), text, false);
    }

    /// Tells the arbiter that message.
    pub(super) fn tell_of(&mut self, kind: &'static str, id: &str, values: &[(&str, Value<'_>)]) {
        let text = self.messages.text(id, values);
        self.say(kind, &[], text, false);
    }

    /// Tells the arbiter that message about a table.
    pub(super) fn tell_at(&mut self, kind: &'static str, id: &str, at: TableNumber, values: &[(&str, Value<'_>)]) {
        let values = [&[("table", at.0.into())][..], values].concat();
        let text = self.messages.text(id, &values);
        self.say(kind, &[at], text, false);
    }

    /// Tells the arbiter that message about what was typed.
    pub(super) fn tell_quoting(&mut self, kind: &'static str, id: &str, typed: &str) {
        self.tell_of(kind, id, &[("text", Value::quoting(typed))]);
    }

    /// Tells the arbiter that message about those tables.
    pub(super) fn tell_tables(&mut self, kind: &'static str, id: &str, tables: &[TableNumber]) {
        let text = words::of_tables(&self.messages, id, tables);
        self.say(kind, tables, text, false);
    }

    pub(super) fn say(&mut self, kind: &'static str, tables: &[TableNumber], text: String, is_urgent: bool) {
        self.teller.keep(&text);
        self.effects.push(DeskEffect::Tell(DeskNotice {
            kind,
            tables: tables.to_vec(),
            text,
            is_urgent,
        }));
        self.show();
    }

    /// Says a sentence that was not asked for; in quiet mode it is only kept.
    pub(super) fn say_unasked(&mut self, kind: &'static str, tables: &[TableNumber], text: String, is_urgent: bool) {
        if self.teller.is_quiet {
            self.teller.keep(&text);
            self.show();
        } else {
            self.say(kind, tables, text, is_urgent);
        }
    }

    /// Tells the first of these lines about the tournament, and the number of the others.
    pub(super) fn say_lines(&mut self, lines: Vec<String>) {
        let more = lines.len().saturating_sub(READ_OUT);
        for line in lines.into_iter().take(READ_OUT) {
            self.say("event", &[], line, false);
        }
        self.say_more(more);
    }

    pub(super) fn say_more(&mut self, more: usize) {
        if more > 0 {
            self.tell_of("answer", "hall-more", &[("count", more.into())]);
        }
    }

    /// Tells the causes that are due.
    pub(super) fn say_due(&mut self, tables: &Tables, now: Moment) {
        for gathered in self.teller.due(now) {
            let names = match gathered.tables.as_slice() {
                [table] => tables.get(*table).and_then(|watched| watched.names(&self.messages)),
                [] | [_, _, ..] => None,
            };
            let names = names.map(|names| format!("{} – {}", names.white, names.black));
            let text = words::gathered(&self.messages, &gathered, names);
            let is_urgent = gathered.cause <= Cause::Offence;
            self.say_unasked(gathered.cause.as_str(), &gathered.tables, text, is_urgent);
        }
        let back = self.teller.due_back(now);
        if !back.is_empty() {
            let text = words::of_tables(&self.messages, "hall-back", &back);
            self.say_unasked("table", &back, text, false);
        }
    }

    /// Says the last sentences once more; they are no new ones.
    pub(super) fn say_again(&mut self, many: usize) {
        let last = self.teller.last(many);
        if last.is_empty() {
            self.tell_of("answer", "hall-nothing-said", &[]);
        }
        for text in last {
            self.effects.push(DeskEffect::Tell(DeskNotice {
                kind: "again",
                tables: Vec::new(),
                text,
                is_urgent: false,
            }));
        }
    }
}
