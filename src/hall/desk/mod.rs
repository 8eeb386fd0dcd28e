//! The desk over all tables: [`Desk::step`] takes an input and a moment and gives back effects, as a table does.
//!
//! A table's journal is the truth. The desk keeps a verified beginning of each and folds it to a game; what it rules is signed, counted and
//! kept before it is sent, and the table decides. A step that concerns one table costs the work of one table.

pub mod kept;
pub mod key;
pub mod need;
pub mod verb;

mod around;
mod lines;
mod notes;
mod out;
mod pairing;
mod public;
mod roll;
mod rulings;
mod shown;
mod start;
mod tables;
mod teller;
mod watched;
mod worded;
mod words;

#[cfg(test)]
mod tests;

pub use self::words::not_opened;

use std::collections::{BTreeMap, BTreeSet};

use self::around::Around;
use self::kept::{Kept, Loaded, Replicated};
use self::key::{Chosen, Twice};
use self::lines::DeskLine;
use self::need::{Cause, Causes};
use self::out::Out;
use self::pairing::Pairing;
use self::public::Looking;
use self::roll::Roll;
use self::rulings::{Fate, Rulings};
use self::start::Start;
use self::tables::Tables;
use self::watched::{Learned, News as OfTable, Watched};
use crate::announcement::Vocabulary;
use crate::controls::intent::Intent;
use crate::hall::screen::HallIntent;
use crate::journal::chain::{Chain, StoredEntry};
use crate::journal::entry::{Finding, Heartbeat, JournalEvent, Move};
use crate::laws::moment::Moment;
use crate::lichess::broadcast;
use crate::link::head::Head;
use crate::link::identity::{Key, PublicKey, Signed};
use crate::link::page;
use crate::link::replica::Catching;
use crate::link::roster::{self, Power, RelayEntry, Roster, TableEntry};
use crate::link::ruling::{Answer, Ruling};
use crate::link::topic::{DeskId, EventId, TableNumber, Topic};
use crate::link::{Address, AskedId, Credentials, Flood, Haste, News, NoAnswer, QuestionId, Request, Role};
use crate::locale::Messages;

/// A roster that has changed is told once more after that, in milliseconds: whoever was not there asks for it himself.
const ROSTER_MS: u64 = 10_000;

/// What comes to the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// What the net tells.
    Net(News),
    /// What the arbiter does.
    Do(HallIntent),
    /// The store would not keep that; nobody has heard of it.
    NotKept(Kept),
    /// The store does not keep the replicas; the tables have them.
    NotReplicated,
    /// The certificate that was asked for is made; none where this program cannot.
    Made(u32, Option<Credentials>),
    /// The event is made from this tournament report (TRF), or goes on with it.
    Import(String),
    /// What became of [`Effect::Write`].
    Written {
        /// The files that were to be written.
        names: Vec<String>,
        /// Those of them that were not.
        failed: Vec<String>,
        /// The folder they stand in, for people.
        folder: String,
    },
    /// What came of [`Effect::Broadcast`].
    Broadcast(broadcast::News),
    /// The wall clock, for the texts that are signed: information only.
    Wall(String),
    /// Time has passed.
    Time,
}

/// What the desk asks of the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep that; if it is not kept, nothing behind it is carried out, and [`Input::NotKept`] says so.
    Keep(Kept),
    /// Keep these entries.
    Replicate(Vec<Replicated>),
    /// Ask that of the net.
    Ask(Request),
    /// Write the journal of a game into a new file of the event's folder; [`Input::Written`] says what became of it.
    SaveGame {
        /// Its name, without folder and ending.
        name: String,
        /// The entries, in order.
        entries: Vec<StoredEntry>,
        /// The clock as it was last heard of, while one runs: as after a restart at the same machine nobody is given his time back.
        heartbeat: Option<Heartbeat>,
    },
    /// Put these files in the place of older ones; [`Input::Written`] says what became of it.
    Write(Vec<Paper>),
    /// Read the tournament report in that file; it comes back as [`Input::Import`].
    Read(String),
    /// Ask that of the broadcast on lichess; [`Input::Broadcast`] says what came of it.
    Broadcast(broadcast::Request),
    /// Make a certificate for a machine with that role; it comes back as [`Input::Made`] with the number.
    Certify {
        /// The number.
        slot: u32,
        /// The role.
        role: Role,
        /// Where the machine will be reached.
        at: Vec<Address>,
    },
    /// Tell the arbiter.
    Tell(Said),
    /// What is shown has changed.
    Show,
}

/// A file for people outside, in the event's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Its name, with `/` behind a folder.
    pub name: String,
    /// All of its text.
    pub text: String,
}

/// What the arbiter is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What kind of news it is: a cause (`flag-fallen`), or `answer`, `ruling`, `refused`, `net`, `code`, `forged` …
    pub kind: &'static str,
    /// The tables it is of.
    pub tables: Vec<TableNumber>,
    /// The words.
    pub text: String,
    /// It cannot wait: what is being said is cut off.
    pub is_urgent: bool,
}

/// Whose desk it is.
#[derive(Clone, Debug)]
pub struct Own {
    /// The event.
    pub event: EventId,
    /// The key it signs with; the chief's is the event's.
    pub key: Key,
    /// Who rules here.
    pub by: String,
    /// Its power.
    pub power: Power,
    /// Where newcomers knock.
    pub door: Address,
    /// In which words codes are spoken.
    pub vocabulary: Vocabulary,
}

/// What a question of ours was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Log(TableNumber),
    Rule(TableNumber, u64),
    Roster,
    Notes,
    Public,
}

/// A question to the arbiter that waits for his yes.
#[derive(Clone, Debug, PartialEq)]
enum Waiting {
    Rule(TableNumber, Vec<String>),
    Round,
    Remove(TableNumber),
    RemoveDesk(PublicKey),
    RemoveRelay(RelayEntry),
    /// What is typed next is a passphrase.
    Passphrase(Twice),
}

/// What is asked of the net, and who is there.
#[derive(Debug, Default)]
struct Net {
    questions: BTreeMap<QuestionId, Question>,
    last_question: u64,
    /// Tables that are being caught up, and those that wait for it.
    catching: Catching,
    /// Where this desk is reached.
    addresses: Vec<Address>,
    desks_there: BTreeSet<DeskId>,
    /// When the roster is told once more.
    roster_again: Option<Moment>,
    /// When it is told once more how many notes there are, or they are asked for again.
    notes_again: Option<Moment>,
    /// At a screen, what it asks for.
    looking: Looking,
}

/// What stands before the arbiter.
#[derive(Debug, Default)]
struct View {
    /// The table.
    open: Option<TableNumber>,
    search: String,
    /// Only what needs him is listed.
    only_needs: bool,
    waiting: Option<Waiting>,
}

/// The desk.
pub struct Desk {
    roll: Roll,
    tables: Tables,
    rulings: Rulings,
    pairing: Pairing,
    net: Net,
    around: Around,
    start: Start,
    forged: BTreeSet<TableNumber>,
    view: View,
    wall: String,
    now: Moment,
    out: Out,
}

impl Desk {
    /// The desk as its store left it.
    pub fn new(own: Own, messages: Messages, loaded: Loaded, seed: [u8; 32], now: Moment) -> Self {
        let mut desk = Self {
            roll: Roll::new(own),
            tables: Tables::default(),
            rulings: Rulings::default(),
            pairing: Pairing::new(seed),
            net: Net::default(),
            around: Around::of(&loaded.notes),
            start: Start::default(),
            forged: BTreeSet::new(),
            view: View::default(),
            wall: String::new(),
            now,
            out: Out::new(messages),
        };
        if let Some(roster) = loaded.roster {
            desk.take_roster(roster);
        }
        let replicas = loaded.replicas.into_iter().filter(|_| !desk.is_screen());
        let delay_ms = desk.roll.delay_ms();
        for replicated in replicas.collect::<Vec<_>>() {
            let table = replicated.table;
            desk.watch(table);
            if let Some(watched) = desk.tables.get_mut(table) {
                watched.restore(replicated, delay_ms, now);
            }
            desk.refresh(table);
        }
        for kept in loaded.rulings {
            let Some(ruling) = Ruling::read(&kept.signed.text) else {
                continue;
            };
            let fate = match (&kept.answer, kept.is_withdrawn) {
                (Some(answer), _) => Answer::decode(answer).map(Fate::Answered),
                (None, true) => Some(Fate::Withdrawn),
                (None, false) => None,
            };
            let table = kept.table;
            desk.rulings.restore(kept, ruling.verb, fate, now);
            desk.watch(table);
        }
        desk.start = Start::of(&[], loaded.owed, now);
        // What is loaded is nothing new.
        desk.remember_all();
        desk.out.forget();
        desk
    }

    /// The first roster of an event, made by its chief.
    pub fn found(&mut self, name: &str) -> Vec<Effect> {
        self.say_unread();
        if let Some(first) = self.roll.founded(name) {
            self.sign_roster(first);
        }
        self.out.take()
    }

    /// One input, at that moment.
    pub fn step(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        self.now = now.max(self.now);
        let owed = self.start.owed();
        match input {
            Input::Net(news) => self.news(news),
            Input::Do(intent) => self.intend(intent),
            Input::NotKept(kept) => self.not_kept(&kept),
            Input::NotReplicated => self.out.tell("store", &[], words::Tell::NotReplicated),
            Input::Made(number, credentials) => self.made(number, credentials),
            Input::Import(trf) => self.import(trf),
            Input::Written { names, failed, folder } => self.written(&names, &failed, &folder),
            Input::Broadcast(news) => self.broadcast_news(news),
            Input::Wall(wall) => self.wall = wall,
            Input::Time => {}
        }
        self.look_at_all_once();
        self.pass_time();
        self.out.say_due(&self.tables, self.now);
        self.write_feed();
        self.keep_owed(&owed);
        self.out.take()
    }

    /// When the desk must be woken if nothing comes before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let due = [
            self.tables.next_wakeup(),
            self.out.teller.next_wakeup(),
            self.rulings.next_wakeup(self.now),
            self.pairing.next_wakeup(),
            self.around.next_wakeup(),
            self.start.next_wakeup(self.now),
            self.net.roster_again,
            self.net.notes_again,
            self.net.looking.next_wakeup(),
        ];
        due.into_iter().flatten().min()
    }
}

/// What the net tells.
impl Desk {
    fn news(&mut self, news: News) {
        match news {
            News::Opened(addresses) => {
                let list: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                self.net.addresses = addresses;
                // A screen is reached by nobody.
                if !list.is_empty() {
                    self.out.tell("net", &[], words::Tell::Reached(list));
                }
                self.tell_the_net_of_keys();
                self.ask_for_roster();
                self.publish_roster();
                self.ask_for_notes();
                self.look_at_what_is_public();
            }
            News::NotOpened(why) => self.out.tell("net", &[], words::Tell::NotOpened(why)),
            News::Appeared(Topic::DeskAlive(desk)) => self.desk_appears(desk, true),
            News::Vanished(Topic::DeskAlive(desk)) => self.desk_appears(desk, false),
            News::Appeared(topic) => self.table_appears(topic, true),
            News::Vanished(topic) => self.table_appears(topic, false),
            News::Put(topic, payload) => self.put(topic, &payload),
            News::Asked(asked, topic, payload) => self.asked(asked, topic, &payload),
            News::Knocked(asked, slot, payload) => self.knocked(asked, slot, &payload),
            News::Answered(id, answer) => self.answered(id, answer),
            News::Flooded(_) if !self.roll.may_rule() => {}
            News::Flooded(flood) => {
                let table = match flood {
                    Flood::Table(table) => Some(table),
                    Flood::Strangers | Flood::Door => None,
                };
                self.out.tell("flood", table.as_slice(), words::Tell::Flooded(flood));
            }
            // A desk is looked for by tables.
            News::Found(_) => {}
        }
    }

    fn desk_appears(&mut self, desk: DeskId, is_there: bool) {
        let has_changed = if is_there {
            self.net.desks_there.insert(desk)
        } else {
            self.net.desks_there.remove(&desk)
        };
        if is_there && !self.roll.is_chief() {
            self.ask_for_roster();
            if desk == self.roll.chiefs_desk() {
                self.ask_for_notes();
            }
        }
        if has_changed && desk != self.roll.own_desk() {
            let name = self.roll.name_of(desk);
            self.out.tell("desk", &[], words::Tell::Desk { name, is_there });
        }
    }

    fn table_appears(&mut self, topic: Topic, is_there: bool) {
        let Topic::Alive(table) = topic else { return };
        // A token proves nothing: who is not in the roster is no table.
        if self.is_screen() || !self.roll.has_table(table) {
            return;
        }
        if is_there {
            self.rulings.table_is_there(table, self.now);
        }
        self.learn(table, if is_there { Learned::Appeared } else { Learned::Vanished });
    }

    fn put(&mut self, topic: Topic, payload: &[u8]) {
        match topic {
            // Whoever has just been taken out may hear them yet.
            Topic::Head(_) | Topic::Entry(..) if self.is_screen() => {}
            Topic::Head(table) => {
                let signed = Signed::from_bytes(payload);
                let head = signed.as_ref().and_then(|signed| {
                    let (says, head) = Head::read(signed, self.roll.own().event)?;
                    let is_its_own = says == table && self.roll.is_of_table(signed.by, table);
                    is_its_own.then_some(head)
                });
                match head {
                    Some(head) => self.learn(table, Learned::Head(head)),
                    None => self.forged(table),
                }
            }
            Topic::Entry(table, game, _) => match page::decode(payload) {
                Ok(entries) if self.roll.has_table(table) => self.learn(table, Learned::Entries(game, entries)),
                Ok(_) | Err(page::NotAPage) => self.forged(table),
            },
            Topic::Roster => {
                if let Some(signed) = Signed::from_bytes(payload) {
                    self.newer_roster(signed);
                }
            }
            Topic::DeskLog(_) => self.notes_come(payload),
            Topic::Public(..) => self.public_comes(payload),
            // Nobody tells a desk these.
            Topic::Alive(_)
            | Topic::Log(_)
            | Topic::Rule(_)
            | Topic::AllPublic
            | Topic::DeskAlive(_)
            | Topic::SeatDo(..)
            | Topic::SeatSee(..) => {}
        }
    }

    /// Somebody spoke as that table who is not it. It is told once; nothing else comes of it. Of tables that there are not only the first is named:
    /// they are invented faster than anybody could listen.
    fn forged(&mut self, table: TableNumber) {
        let is_one_more = !self.roll.has_table(table) && self.forged.iter().any(|told| !self.roll.has_table(*told));
        if self.roll.may_rule() && !is_one_more && self.forged.insert(table) {
            self.out.tell("forged", &[table], words::Tell::Forged(table));
        }
    }

    /// A desk's or a table's question.
    fn asked(&mut self, asked: AskedId, topic: Topic, payload: &[u8]) {
        let answer = match topic {
            // Who has it already is told nothing: with five hundred tables it is 70 kB long.
            Topic::Roster => {
                let own = self.roll.roster().filter(|own| roster::is_behind(payload, own));
                own.and_then(|_| Some(self.roll.signed()?.to_bytes()))
            }
            Topic::DeskLog(_) => self.notes_asked(payload),
            Topic::Alive(_)
            | Topic::Head(_)
            | Topic::Entry(..)
            | Topic::Log(_)
            | Topic::Rule(_)
            | Topic::Public(..)
            | Topic::DeskAlive(_)
            | Topic::SeatDo(..)
            | Topic::SeatSee(..) => None,
            Topic::AllPublic => self.public_asked(payload),
        };
        self.out.ask(Request::Answer(asked, answer.unwrap_or_default()));
    }

    fn answered(&mut self, id: QuestionId, answer: Result<Vec<u8>, NoAnswer>) {
        match self.net.questions.remove(&id) {
            Some(Question::Log(table)) => {
                let next = self.net.catching.answered(table);
                self.catch_up(next);
                let page = answer.map(|bytes| page::decode(&bytes).unwrap_or_default());
                self.learn(table, Learned::Page(page));
            }
            Some(Question::Rule(table, count)) => {
                let sent = self.rulings.get(count);
                let read = sent.and_then(|sent| Answer::read(&answer.ok()?, &sent.signed));
                let is_its_own = |(key, _): &(PublicKey, Answer)| self.roll.is_of_table(*key, table);
                match read.filter(is_its_own) {
                    Some((_, answer)) => self.ruling_answered(table, count, answer),
                    None => self.rulings.unanswered(table, self.now),
                }
                self.refresh(table);
            }
            Some(Question::Roster) => {
                if let Some(signed) = answer.ok().and_then(|bytes| Signed::from_bytes(&bytes)) {
                    self.newer_roster(signed);
                }
            }
            Some(Question::Notes) => self.notes_answered(answer),
            Some(Question::Public) => self.public_answered(answer),
            None => {}
        }
    }

    fn ask(&mut self, question: Question, to: Topic, payload: Vec<u8>, haste: Haste) -> QuestionId {
        self.net.last_question += 1;
        let id = QuestionId(self.net.last_question);
        self.net.questions.insert(id, question);
        self.out.ask(Request::Ask { id, to, payload, haste });
        id
    }
}

/// The tables.
impl Desk {
    fn watch(&mut self, table: TableNumber) {
        if self.tables.watch(table, self.is_screen()) {
            self.refresh(table);
            self.out.show();
        }
    }

    /// That table has learned something; what comes of it.
    fn learn(&mut self, table: TableNumber, news: Learned) {
        self.watch(table);
        let Some(watched) = self.tables.get_mut(table) else {
            return;
        };
        let learned = watched.learn(news, self.now);
        let is_new = !learned.store.is_empty();
        if is_new {
            self.out.push(Effect::Replicate(learned.store));
        }
        if let Some(question) = learned.ask {
            let next = self.net.catching.ask(table, question);
            self.catch_up(next);
        }
        for signed in learned.ruled {
            self.ruled_elsewhere(table, &signed);
        }
        if learned.is_back {
            self.out.teller.comes_back(table, self.now);
        }
        // A new game is what the roster has told that table to set up.
        let is_expected = !learned.tell.is_empty() && self.around.pairing_at(table).is_some();
        let tell = learned.tell.into_iter();
        for told in tell.filter(|told| !(is_expected && *told == OfTable::NewGame)) {
            let tell = words::Tell::of_table(table, told);
            self.out.tell("table", &[table], tell);
        }
        if is_new {
            self.look(table);
            self.start_owed(table);
        }
        self.tell_everybody(table);
        self.refresh(table);
    }

    /// A ruling stands in that table's journal. Another desk's is told, once; what nobody could have ruled is told as that.
    fn ruled_elsewhere(&mut self, table: TableNumber, signed: &Signed) {
        let text = signed.verified().filter(|_| self.roll.rules(signed.by));
        match text.and_then(Ruling::read) {
            Some(ruling) if ruling.desk == self.roll.own_desk() => {}
            Some(ruling) if ruling.desk == signed.by.desk() && ruling.table == table => {
                self.rulings.hear(ruling.by, ruling.verb, table, self.now);
            }
            Some(_) | None => self.out.tell("forged", &[table], words::Tell::StrangeRuling(table)),
        }
    }

    fn catch_up(&mut self, next: Option<(TableNumber, page::LogQuestion)>) {
        if let Some((table, question)) = next {
            self.ask(Question::Log(table), Topic::Log(table), question.encode(), Haste::Later);
        }
    }

    /// What that table needs now, its place in the list, and when it is looked at again.
    fn refresh(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else { return };
        let has_not_started = self.start.is_late(table, self.now) && self.awaits_start(table);
        let mut beside = Causes::NONE;
        beside.put(Cause::Undelivered, self.is_undelivered(table));
        beside.put(Cause::NotStarted, has_not_started);
        beside.put(Cause::OthersPaired, self.around.others_play(watched));
        let worked_out = self.tables.work_out(table, beside, &self.out.messages, self.now);
        if let Some((before, after)) = worked_out
            && before != after
        {
            self.out.teller.changed(table, before, after, self.now);
        }
        self.out.show();
    }

    /// Whether a ruling waits for that table too long. Of a round that is started it is told whose clocks do not run.
    fn is_undelivered(&self, table: TableNumber) -> bool {
        let waits = self.rulings.first_waiting(table);
        let is_start = waits.is_some_and(|sent| sent.verb == words::START) && self.start.has(table);
        !is_start && self.rulings.is_late(table, self.now)
    }

    fn pass_time(&mut self) {
        while let Some(table) = self.tables.due(self.now) {
            self.learn(table, Learned::Time);
        }
        let late = self.start.late(self.now);
        if !late.is_empty() {
            for table in late {
                self.refresh(table);
            }
            let (tables, around) = (&self.tables, &self.around);
            self.start
                .retain(|table| start::awaits_start(tables.get(table), around));
        }
        for table in self.rulings.tables() {
            self.send_next(table);
        }
        for others in self.rulings.due_others(self.now) {
            let (name, tables, verb) = (others.by, others.tables.clone(), others.verb);
            self.out
                .tell("ruled", &others.tables, words::Tell::Ruled { name, tables, verb });
        }
        if self.net.roster_again.is_some_and(|at| at <= self.now) {
            self.publish_roster();
            self.net.roster_again = None;
        }
        self.notes_in_time();
        self.public_in_time();
        self.close_doors();
    }
}

/// Rulings.
impl Desk {
    /// Signs it, keeps it, and sends it.
    fn rule(&mut self, table: TableNumber, verb: &str) -> bool {
        if !self.roll.may_rule() {
            self.out.tell("refused", &[table], words::Tell::OnlyLooks);
            return false;
        }
        let Some((game, basis)) = self.tables.get(table).and_then(Watched::basis) else {
            self.out.tell("refused", &[table], words::Tell::NoGame(table));
            return false;
        };
        let count = self.rulings.next_count();
        let ruling = Ruling {
            event: self.roll.own().event,
            table,
            game,
            desk: self.roll.own_desk(),
            count,
            by: self.roll.by().to_owned(),
            basis,
            verb: verb.to_owned(),
            article: None,
            reason: String::new(),
            wall: self.wall.clone(),
        };
        let signed = ruling.sign(&self.roll.own().key);
        self.out.keep(Kept::Ruling {
            count,
            table,
            signed: signed.clone(),
        });
        self.rulings.add(count, table, verb.to_owned(), signed, self.now);
        self.send_next(table);
        self.refresh(table);
        true
    }

    fn send_next(&mut self, table: TableNumber) {
        if let Some(count) = self.rulings.due(table, self.now)
            && let Some(sent) = self.rulings.get(count)
        {
            let payload = sent.signed.to_bytes();
            let id = self.ask(Question::Rule(table, count), Topic::Rule(table), payload, Haste::Now);
            self.rulings.asked(table, id);
        }
        let shown = self
            .tables
            .get(table)
            .is_some_and(|watched| watched.causes().has(Cause::Undelivered));
        if self.is_undelivered(table) != shown {
            self.refresh(table);
        }
    }

    fn ruling_answered(&mut self, table: TableNumber, count: u64, answer: Answer) {
        let kept = answer.encode();
        self.out.keep(Kept::Answered { count, answer: kept });
        let tell = match &answer {
            Answer::Done { .. } => None,
            Answer::Refused(why) => Some(why.clone()),
        };
        let Some(sent) = self.rulings.settle(count, Fate::Answered(answer), self.now) else {
            return;
        };
        let verb = sent.verb.clone();
        match tell {
            // A whole round is not told table by table.
            None if self.start.is_under_way() && verb == words::START => {}
            None => self.out.tell("ruling", &[table], words::Tell::Done { table, verb }),
            Some(why) => self
                .out
                .tell("refused", &[table], words::Tell::Refused { table, verb, why }),
        }
        self.send_next(table);
    }

    fn not_kept(&mut self, kept: &Kept) {
        if let Kept::Ruling { count, table, .. } = kept {
            self.rulings.drop_unkept(*count);
            self.refresh(*table);
        }
        if let Kept::Note(line) = kept {
            self.around.drop_unkept(line);
            self.notes_again();
        }
        self.feed_again();
        self.out.tell("store", &[], words::Tell::NotKept);
    }

    fn withdraw(&mut self, table: TableNumber) {
        let Some(sent) = self.rulings.first_waiting(table) else {
            self.out.tell("answer", &[table], words::Tell::NothingWaits(table));
            return;
        };
        let (count, verb) = (sent.count, sent.verb.clone());
        self.out.keep(Kept::Withdrawn { count });
        self.rulings.settle(count, Fate::Withdrawn, self.now);
        self.out
            .tell("answer", &[table], words::Tell::Withdrawn { table, verb });
        self.refresh(table);
    }
}

/// Who takes part.
impl Desk {
    fn take_roster(&mut self, signed: Signed) -> bool {
        let Some(changed) = self.roll.take(signed) else {
            return false;
        };
        // What it saw with its other power is forgotten: what it may see now is asked for.
        let is_gone = |table: &TableNumber| changed.power || !self.roll.has_table(*table);
        let gone: Vec<TableNumber> = self.tables.numbers().into_iter().filter(is_gone).collect();
        for table in gone {
            self.forget(table);
        }
        for table in self.roll.keys().keys().copied().collect::<Vec<_>>() {
            self.watch(table);
        }
        if changed.delay {
            for table in self.tables.numbers() {
                self.tell_everybody(table);
                self.refresh(table);
            }
        }
        self.tell_the_net_of_keys();
        self.out.show();
        true
    }

    /// Whose heads count: what others say in their names the net passes over where it is much.
    fn tell_the_net_of_keys(&mut self) {
        let keys = Request::Tables(self.roll.keys().clone());
        self.out.ask(keys);
    }

    fn forget(&mut self, table: TableNumber) {
        if let Some(watched) = self.tables.forget(table) {
            let causes = watched.causes();
            self.out.teller.changed(table, causes, Causes::NONE, self.now);
            if self.view.open == Some(table) {
                self.view.open = None;
            }
            self.feed_table(table);
        }
    }

    /// A roster from elsewhere; an older one is passed over.
    fn newer_roster(&mut self, signed: Signed) {
        let was_in = self.roll.has_own();
        if self.roll.is_newer(&signed) && self.take_roster(signed.clone()) {
            self.out.keep(Kept::Roster(signed));
            if was_in && !self.roll.has_own() {
                self.out.tell("refused", &[], words::Tell::DeskOut);
            }
        }
    }

    fn sign_roster(&mut self, signed: Signed) {
        self.out.keep(Kept::Roster(signed.clone()));
        self.take_roster(signed);
        self.publish_roster();
    }

    /// The roster with that change; whether this desk may make one.
    fn change_roster(&mut self, change: impl FnOnce(&mut Roster)) -> bool {
        let Some(signed) = self.roll.changed(change) else {
            self.out.tell("refused", &[], words::Tell::OnlyTheChief);
            return false;
        };
        self.sign_roster(signed);
        true
    }

    fn ask_for_roster(&mut self) {
        let known = roster::question(self.roll.roster());
        self.ask(Question::Roster, Topic::Roster, known, Haste::Now);
    }

    fn publish_roster(&mut self) {
        self.net.roster_again = self.roll.is_chief().then(|| self.now.plus_millis(ROSTER_MS));
        if let Some(signed) = self.roll.signed()
            && !self.net.addresses.is_empty()
        {
            let put = Request::Put(Topic::Roster, signed.to_bytes());
            self.out.ask(put);
        }
    }

    fn seat_table(&mut self, number: TableNumber, key: PublicKey) {
        let pairing = self.around.pairing_at(number);
        self.change_roster(|roster| {
            roster.tables.retain(|table| table.number != number);
            roster.tables.push(TableEntry {
                number,
                key,
                room: String::new(),
                pairing,
            });
            roster.tables.sort_by_key(|table| table.number);
        });
        self.forged.remove(&number);
    }
}

/// What the arbiter does.
impl Desk {
    fn intend(&mut self, intent: HallIntent) {
        match intent {
            HallIntent::Line(line) => self.line(&line),
            HallIntent::Open(table) => self.open(table),
            HallIntent::Close => self.close(),
            HallIntent::Next => self.next(),
            HallIntent::Search(words) => {
                self.view.search = words;
                self.out.show();
            }
            HallIntent::OnlyNeeds(only_needs) => {
                self.view.only_needs = only_needs;
                let text = self.status();
                self.out.say("answer", &[], text, false);
            }
            HallIntent::StartRound => self.ask_to_start(),
            HallIntent::Quiet(is_quiet) => self.quiet(is_quiet),
            HallIntent::SayAgain => self.out.say_again(1),
        }
    }

    fn line(&mut self, line: &str) {
        let is_passphrase = |waiting: &mut Waiting| matches!(waiting, Waiting::Passphrase(_));
        if let Some(Waiting::Passphrase(twice)) = self.view.waiting.take_if(is_passphrase) {
            return self.passphrase(twice, line);
        }
        if line.trim().is_empty() {
            return;
        }
        self.look_at_owed();
        let meant = lines::read(line, &self.out.messages);
        let waiting = self.view.waiting.take();
        match meant {
            DeskLine::Answer(yes) => self.answer(waiting, yes),
            DeskLine::Tables => self.say_tables(false),
            DeskLine::Needs => self.say_tables(true),
            DeskLine::Next => self.next(),
            DeskLine::Open(table) => self.open(table),
            DeskLine::Back => self.close(),
            DeskLine::Seen(table) => self.seen(table),
            DeskLine::Find(words) => match self.view.open {
                // At a table the arbiter finds that something happened there.
                Some(table) if self.reads_as_ruling(table, line) => self.at(table, line),
                Some(_) | None => self.find(&words),
            },
            DeskLine::Event(meant) => match self.view.open {
                Some(table) if self.reads_as_ruling(table, line) => self.at(table, line),
                Some(_) | None => self.around_line(meant),
            },
            DeskLine::Said => self.out.say_again(10),
            DeskLine::Quiet(is_quiet) => self.quiet(is_quiet),
            DeskLine::StartRound => self.ask_to_start(),
            DeskLine::NotStarted => self.say_not_started(),
            DeskLine::Rulings => self.say_rulings(),
            DeskLine::Withdraw(table) => self.withdraw(table),
            DeskLine::Code(table) => self.code_for_table(table),
            DeskLine::File(table) => self.file_for_table(table),
            DeskLine::Desk { power, name } => self.code_for_desk(&power, &name),
            DeskLine::Desks => self.say_desks(),
            DeskLine::RemoveDesk(name) => self.ask_to_remove_desk(&name),
            DeskLine::Passphrase => self.ask_for_passphrase(),
            DeskLine::Relay => self.code_for_relay(),
            DeskLine::Relays => self.say_relays(),
            DeskLine::RemoveRelay(number) => self.ask_to_remove_relay(number),
            DeskLine::Save(table) => self.save_game(table),
            DeskLine::Remove(table) if self.tables.get(table).is_some() => self.ask_first(Waiting::Remove(table)),
            DeskLine::Remove(table) => self.out.tell("answer", &[table], words::Tell::NoTable(table)),
            DeskLine::Help => self.say_help(),
            DeskLine::At(table, line) => self.at(table, &line),
            DeskLine::Other(line) => match self.view.open {
                Some(table) => self.at(table, &line),
                None => self.out.tell("answer", &[], words::Tell::NotUnderstood(line)),
            },
        }
    }

    fn ask_first(&mut self, waiting: Waiting) {
        let question = match &waiting {
            Waiting::Rule(table, verbs) => words::Tell::AskRuling {
                table: *table,
                verbs: verbs.clone(),
            },
            Waiting::Round => {
                let start = self.starts();
                words::Tell::AskRound(start.waits.len(), start.not_yet)
            }
            Waiting::Remove(table) => words::Tell::AskRemove(*table),
            Waiting::RemoveDesk(key) => words::Tell::AskRemoveDesk(self.roll.name_of(key.desk())),
            Waiting::RemoveRelay(relay) => words::Tell::AskRemoveRelay(relay.number, relay.reached_at.clone()),
            Waiting::Passphrase(_) => words::Tell::AskPassphrase,
        };
        let table = match &waiting {
            Waiting::Rule(table, _) | Waiting::Remove(table) => Some(*table),
            Waiting::Round | Waiting::RemoveDesk(_) | Waiting::RemoveRelay(_) | Waiting::Passphrase(_) => None,
        };
        self.view.waiting = Some(waiting);
        self.out.tell("question", table.as_slice(), question);
    }

    fn answer(&mut self, waiting: Option<Waiting>, yes: bool) {
        // A table that has proved its code and waits at the door comes first.
        if waiting.is_none() && self.pairing.waits_for_yes() {
            self.admit(yes);
            return;
        }
        match waiting {
            Some(Waiting::Rule(table, verbs)) if yes => self.rule_all(table, &verbs),
            Some(Waiting::Round) if yes => self.start_round(),
            Some(Waiting::Remove(table)) if yes => {
                if self.change_roster(|roster| roster.tables.retain(|entry| entry.number != table)) {
                    self.out.tell("answer", &[table], words::Tell::Removed(table));
                }
            }
            Some(Waiting::RemoveDesk(key)) if yes => self.remove_desk(key),
            Some(Waiting::RemoveRelay(relay)) if yes => self.remove_relay(&relay),
            Some(
                Waiting::Rule(..)
                | Waiting::Round
                | Waiting::Remove(_)
                | Waiting::RemoveDesk(_)
                | Waiting::RemoveRelay(_)
                | Waiting::Passphrase(_),
            ) => {
                self.out.tell("answer", &[], words::Tell::NothingDone);
            }
            None => self.out.tell("answer", &[], words::Tell::NoQuestion),
        }
    }

    /// The list stands there meanwhile: in its page nobody sees what is typed.
    fn ask_for_passphrase(&mut self) {
        if !self.roll.is_chief() {
            return self.out.tell("refused", &[], words::Tell::OnlyTheChief);
        }
        self.view.open = None;
        self.view.waiting = Some(Waiting::Passphrase(Twice::default()));
        self.out.tell("passphrase", &[], words::Tell::AskPassphrase);
    }

    /// That was typed as one. Nothing says it again.
    fn passphrase(&mut self, mut twice: Twice, typed: &str) {
        let tell = match twice.typed(typed) {
            Chosen::Nothing => return self.out.tell("answer", &[], words::Tell::NothingDone),
            Chosen::Words(words) => {
                let closed = key::close(&self.roll.own().key, &words, &self.pairing.draw());
                self.out.keep(Kept::Key(closed));
                return self.out.tell("answer", &[], words::Tell::PassphraseSet);
            }
            Chosen::Again => words::Tell::AskPassphraseAgain,
            Chosen::Differs => words::Tell::PassphraseDiffers,
        };
        self.view.waiting = Some(Waiting::Passphrase(twice));
        self.out.tell("passphrase", &[], tell);
    }

    /// The game of a table whose computer has died, as far as this desk knows it: opened on another, it goes on from there.
    fn save_game(&mut self, table: TableNumber) {
        // A desk that only looks knows too little of it.
        if !self.roll.may_rule() {
            return self.out.tell("refused", &[table], words::Tell::OnlyLooks);
        }
        let mut entries = page::founded(self.entries(table));
        let Some(mut end) = entries.last().map(Chain::after) else {
            return self.out.tell("answer", &[table], words::Tell::NoGame(table));
        };
        let name = format!("table-{table}-{}", entries.len());
        let moved = Move {
            table: table.0,
            from: self
                .roll
                .keys()
                .get(&table)
                .map(ToString::to_string)
                .unwrap_or_default(),
            to: String::new(),
            by: self.roll.own().by.clone(),
        };
        let at = end.at;
        entries.push(end.link(&JournalEvent::Found(Finding::Moved(moved)), at));
        let heartbeat = self.tables.get(table).and_then(Watched::last_sign);
        // A sealed move is known to its table alone, and so is the PIN of a lock.
        for is_sealed in [false, true] {
            if entries.iter().any(|entry| page::is_kept_back(entry, is_sealed)) {
                self.out
                    .tell("answer", &[table], words::Tell::NotWhole { table, is_sealed });
            }
        }
        self.out.push(Effect::SaveGame {
            name,
            entries,
            heartbeat,
        });
    }

    /// A line typed at that table: a ruling.
    fn at(&mut self, table: TableNumber, line: &str) {
        let Some(watched) = self.tables.get(table) else {
            self.out.tell("answer", &[table], words::Tell::NoTable(table));
            return;
        };
        if line.is_empty() {
            return self.open(table);
        }
        match verb::read(line, watched.game(), &self.out.messages) {
            Some(verbs) => self.rule_or_ask(table, verbs),
            None if verb::is_lock(line, &self.out.messages) => {
                self.out.tell("refused", &[table], words::Tell::LockThere)
            }
            None => self
                .out
                .tell("answer", &[table], words::Tell::NoRuling(line.to_owned())),
        }
    }

    fn reads_as_ruling(&self, table: TableNumber, line: &str) -> bool {
        let game = self.tables.get(table).and_then(Watched::game);
        verb::read(line, game, &self.out.messages).is_some()
    }

    /// An act of the arbiter's at the open table; false where it is no ruling and only looks.
    pub fn act(&mut self, table: TableNumber, intent: &Intent, now: Moment) -> (bool, Vec<Effect>) {
        self.now = now.max(self.now);
        let owed = self.start.owed();
        let game = self.tables.get(table).and_then(Watched::game);
        let is_ruling = if let Intent::Line(line) = intent {
            let is_for_desk = matches!(self.view.waiting, Some(Waiting::Passphrase(_)))
                || self.reads_as_ruling(table, line)
                || !matches!(lines::read(line, &self.out.messages), DeskLine::Other(_));
            if is_for_desk {
                self.line(line);
            }
            is_for_desk
        } else {
            let verbs = verb::of(intent, game);
            let is_ruling = verbs.is_some();
            if let Some(verbs) = verbs {
                self.rule_or_ask(table, verbs);
            }
            is_ruling
        };
        self.out.say_due(&self.tables, self.now);
        self.keep_owed(&owed);
        (is_ruling, self.out.take())
    }

    fn rule_or_ask(&mut self, table: TableNumber, verbs: verb::Verbs) {
        if verbs.is_asked {
            self.ask_first(Waiting::Rule(table, verbs.verbs));
        } else {
            self.rule_all(table, &verbs.verbs);
        }
    }

    fn rule_all(&mut self, table: TableNumber, verbs: &[String]) {
        let sent = verbs.iter().all(|verb| self.rule(table, verb));
        let is_there = self.tables.get(table).is_some_and(Watched::is_there);
        if sent && !is_there {
            self.out.tell("ruling", &[table], words::Tell::NotDelivered(table));
        }
    }

    fn quiet(&mut self, is_quiet: bool) {
        self.out.teller.is_quiet = is_quiet;
        let tell = if is_quiet {
            words::Tell::Quiet
        } else {
            words::Tell::Speaks
        };
        self.out.tell("answer", &[], tell);
    }
}
