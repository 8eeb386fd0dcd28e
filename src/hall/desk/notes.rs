//! What a desk tells other computers of the event.
//!
//! To the arbiters' desks go its notes: the chief's are the truth. He tells what is new and answers who asks; the others keep what he has signed and
//! fold the same event, so that nothing of it is lost with his computer. To screens goes what is public of each table, once the event's delay has
//! passed, and nothing else: their certificate lets them hear nothing else, and ask for nothing else.

use super::kept::Kept;
use super::public::Asked;
use super::words::Tell;
use super::{Desk, Question};
use crate::link::identity::Signed;
use crate::link::notes::{NotesPage, NotesQuestion};
use crate::link::public::{OfTable, Public, PublicGame, PublicQuestion};
use crate::link::roster::Power;
use crate::link::topic::{TableNumber, Topic};
use crate::link::{Address, Haste, NoAnswer, Request};

/// How many notes there are is told once more after that, in milliseconds; and they are asked for again where no answer came.
const AGAIN_MS: u64 = 10_000;
/// A screen asks so often how far all tables are, in milliseconds: what was lost on the way is seen then.
const LOOK_MS: u64 = 10_000;
/// A screen whom nobody answered asks again after that.
const UNANSWERED_MS: u64 = 2_000;

impl Desk {
    /// Whether the event is changed here; where not, that is told.
    pub(super) fn is_kept_here(&mut self) -> bool {
        let why = match (self.roll.may_rule(), self.roll.is_chief()) {
            (true, true) => return true,
            (true, false) => Tell::KeptByTheChief,
            (false, _) => Tell::OnlyLooks,
        };
        self.out.tell("refused", &[], why);
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
        if self.roll.is_chief() && !self.net.addresses.is_empty() {
            let page = NotesPage::unasked(&self.around.notes.text, from, self.roll.own().event);
            let put = Request::Put(
                Topic::DeskLog(self.roll.own_desk()),
                page.sign(&self.roll.own().key).to_bytes(),
            );
            self.out.ask(put);
        }
    }

    /// A desk asks.
    pub(super) fn notes_asked(&self, payload: &[u8]) -> Option<Vec<u8>> {
        let question = NotesQuestion::decode(payload).filter(|_| self.roll.is_chief())?;
        let page = NotesPage::answering(question, &self.around.notes.text, self.roll.own().event);
        Some(page.sign(&self.roll.own().key).to_bytes())
    }

    /// A desk that only looks is told nothing of what is written down.
    pub(super) fn ask_for_notes(&mut self) {
        if self.roll.is_chief() || !self.roll.may_rule() {
            return;
        }
        let question = self.around.notes.ask().encode();
        let chief = Topic::DeskLog(self.roll.chiefs_desk());
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
        if self.roll.is_chief() || !self.roll.may_rule() {
            return;
        }
        let page = Signed::from_bytes(payload).and_then(|signed| NotesPage::read(&signed, self.roll.own().event));
        let Some(page) = page else { return };
        let taken = self.around.notes.take(&page);
        if taken.is_anew {
            self.out.keep(Kept::NotesAnew);
            self.around.begin_anew();
        }
        for line in &taken.lines {
            self.out.keep(Kept::Note(line.clone()));
        }
        self.around.follow(&taken.lines);
        if taken.is_anew || !taken.lines.is_empty() {
            self.feed_round();
            self.out.show();
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

/// What is public, at the desk that tells it.
impl Desk {
    /// What has become public at that table goes to the screens: the chief's desk tells it, and where it is away the first of the others.
    pub(super) fn tell_everybody(&mut self, table: TableNumber) {
        let (delay_ms, now, is_mine) = (
            self.roll.delay_ms(),
            self.now,
            self.roll.speaks_for_all(&self.net.desks_there),
        );
        let mut desks = self.roll.desks();
        // Where there is no screen nothing is said to any.
        let has_screens = desks.any(|desk| desk.power == Power::Looks);
        let Some(watched) = self.tables.get_mut(table) else {
            return;
        };
        watched.look_for_everybody(delay_ms, now);
        if let Some(after) = watched.public_news()
            && is_mine
            && has_screens
            && let Some((of, moves)) = watched.for_everybody(Some(after), now)
        {
            let topic = Topic::Public(table, of.game.id, moves);
            let told = self.to_everybody(vec![of]);
            self.out.ask(Request::Put(topic, told));
        }
    }

    fn to_everybody(&self, tables: Vec<OfTable>) -> Vec<u8> {
        let told = Public {
            event: self.roll.own().event,
            roster: self.roll.roster().map_or(0, |roster| roster.number),
            tables,
        };
        told.sign(&self.roll.own().key).to_bytes()
    }

    /// A screen asks.
    pub(super) fn public_asked(&self, payload: &[u8]) -> Option<Vec<u8>> {
        let question = PublicQuestion::decode(payload).filter(|_| self.roll.may_rule())?;
        let tables = match question {
            PublicQuestion::All => {
                let all = self.tables.iter();
                all.filter_map(|watched| Some(watched.for_everybody(None, self.now)?.0))
                    .collect()
            }
            PublicQuestion::Rest { table, game } => {
                let watched = self.tables.get(TableNumber(table))?;
                let known = game.filter(|game| watched.game_id() == Some(game.id));
                let after = known.map_or(0, |known| known.count);
                vec![watched.for_everybody(Some(after), self.now)?.0]
            }
        };
        Some(self.to_everybody(tables))
    }
}

/// What is public, at a screen.
impl Desk {
    /// Whether it only looks.
    pub const fn is_screen(&self) -> bool {
        !self.roll.may_rule()
    }

    /// Where a further desk looks for others: where it was let in, and at a screen at every other, for it has one link.
    pub fn where_desks_are(&self, let_in_at: Vec<Address>) -> Vec<Address> {
        let mut connect = let_in_at;
        let desks = self.roll.desks();
        for at in desks.filter(|_| self.is_screen()).flat_map(|desk| &desk.reached_at) {
            if !connect.contains(at) {
                connect.push(at.clone());
            }
        }
        connect
    }

    pub(super) fn look_at_what_is_public(&mut self) {
        if self.is_screen() {
            self.net.looking.again = Some(self.now.plus_millis(LOOK_MS));
            self.ask_for_public(None);
        }
    }

    /// One question at a time.
    fn ask_for_public(&mut self, table: Option<TableNumber>) {
        if self.net.looking.asked.is_some() {
            return;
        }
        let question = table.map_or(PublicQuestion::All, |number| PublicQuestion::Rest {
            table: number.0,
            game: self
                .tables
                .get(number)
                .and_then(|watched| watched.seen_public()?.known()),
        });
        self.net.looking.asked = Some(table.map_or(Asked::All, Asked::Rest));
        self.ask(Question::Public, Topic::AllPublic, question.encode(), Haste::Later);
    }

    pub(super) fn public_answered(&mut self, answer: Result<Vec<u8>, NoAnswer>) {
        let asked = match self.net.looking.asked.take() {
            Some(Asked::Rest(table)) => Some(table),
            Some(Asked::All) | None => None,
        };
        if let Some(table) = asked {
            self.net.looking.behind.remove(&table);
        }
        let before = asked.map(|table| self.has_seen(table));
        let by = answer.ok().and_then(|bytes| self.take_public(&bytes));
        if let Some(name) = by {
            self.desk_answers(name);
        } else {
            self.net.looking.behind.clear();
            self.net.looking.again = Some(self.now.plus_millis(UNANSWERED_MS));
            self.no_desk_answers();
        }
        // Whoever asked has no more than this: what it lacks somebody else may have later.
        if let (Some(table), Some(before)) = (asked, before)
            && self.has_seen(table) == before
        {
            self.net.looking.behind.remove(&table);
        }
        self.ask_for_missing();
    }

    fn ask_for_missing(&mut self) {
        if let Some(table) = self.net.looking.behind.first().copied() {
            self.ask_for_public(Some(table));
        }
    }

    fn has_seen(&self, table: TableNumber) -> Option<PublicGame> {
        self.tables.get(table)?.seen_public()?.known()
    }

    /// Somebody tells what is public.
    pub(super) fn public_comes(&mut self, payload: &[u8]) {
        if self.is_screen() && self.take_public(payload).is_some() {
            self.ask_for_missing();
        }
    }

    /// Takes it, where a desk that rules has signed it: whose.
    fn take_public(&mut self, payload: &[u8]) -> Option<String> {
        let signed = Signed::from_bytes(payload).filter(|_| self.is_screen())?;
        let number = self.roll.roster().filter(|_| self.roll.rules(signed.by))?.number;
        let told = Public::read(&signed, self.roll.own().event)?;
        if told.roster > number {
            self.ask_for_roster();
        }
        for of in told.tables {
            let table = TableNumber(of.table);
            if !self.roll.has_table(table) {
                continue;
            }
            let Some(watched) = self.tables.get_mut(table) else {
                continue;
            };
            let is_behind = watched.see_public(of, self.now);
            if is_behind {
                self.net.looking.behind.insert(table);
            } else {
                self.net.looking.behind.remove(&table);
            }
            self.look(table);
            self.refresh(table);
        }
        Some(self.roll.name_of(signed.by.desk()))
    }

    fn desk_answers(&mut self, name: String) {
        let now = Some((name.clone(), true));
        if self.net.looking.desk != now {
            self.net.looking.desk = now;
            self.out.tell("desk", &[], Tell::Desk { name, is_there: true });
        }
    }

    fn no_desk_answers(&mut self) {
        if let Some((name, true)) = self.net.looking.desk.clone() {
            self.net.looking.desk = Some((name.clone(), false));
            self.out.tell("desk", &[], Tell::Desk { name, is_there: false });
        }
    }

    pub(super) fn public_in_time(&mut self) {
        if self.net.looking.again.is_some_and(|at| at <= self.now) {
            self.net.looking.again = None;
            self.look_at_what_is_public();
        }
    }
}

#[cfg(test)]
pub(super) mod tests;
