//! The input of the desk: news of the net, lines of the arbiter, answers of the store, the passing of time, and what
//! each means.

use std::collections::{BTreeMap, BTreeSet};

use super::enrolment::{DoorNews, Enrolment};
use super::kept::{KeptChange, LoadedTournament};
use super::key::{self, NewPassphrase, PassphraseResult};
use super::lines::{self, DeskLine};
use super::members::{Member, Members, Spelling, plain, unaccented};
use super::need::Causes;
use super::net::{DeskNet, QuestionPurpose};
use super::out::StepOutput;
use super::rulings::{RulingOrder, Rulings};
use super::start::{RoundStart, StartCall};
use super::tables::Tables;
use super::tournament::NotedTournament;
use super::tournament::outside::{FeedNews, Outside};
use super::watched::WatchedTable;
use super::words;
use super::{ArbiterView, DeskEffect, DeskIdentity, DeskInput, HallDesk, WaitingCommand, WaitingQuestion};
use crate::screen::{DeskPage, HallIntent};
use controls::intent::Intent;
use laws::moment::Moment;
use link::head::Head;
use link::identity::{PublicKey, SignedText};
use link::notes::NotesPage;
use link::page;
use link::public::{PublicGame, PublicMessage};
use link::replica::ReplicaNews;
use link::roster;
use link::ruling::RulingAnswer;
use link::topic::{DeskId, TableNumber, Topic};
use link::{AskedId, FloodLimit, NetNews, NetRequest, NoAnswer, QuestionId};
use locale::Messages;

/// The time in milliseconds within which a question at the door that took the place of another one cannot have been heard.
const UNHEARD_MS: u64 = 1_000;
/// The time in milliseconds for which a ruling is confirmed before the next question, unless its table does not answer.
const CONFIRM_MS: u64 = 2_000;

impl HallDesk {
    /// The desk as its store left it.
    pub fn new(own: DeskIdentity, messages: Messages, loaded: LoadedTournament, seed: [u8; 32], now: Moment) -> Self {
        let mut desk = Self {
            members: Members::new(own),
            tables: Tables::default(),
            rulings: Rulings::default(),
            enrolment: Enrolment::new(seed, loaded.used_files),
            let_in: BTreeMap::new(),
            net: DeskNet::default(),
            tournament: NotedTournament::of(&loaded.notes),
            paired_in: Vec::new(),
            outside: Outside::default(),
            start: RoundStart::default(),
            call: StartCall::default(),
            forged: BTreeSet::new(),
            view: ArbiterView::default(),
            wall: String::new(),
            now,
            out: StepOutput::new(messages),
        };
        if let Some(roster) = loaded.roster {
            desk.take_roster(roster);
        }
        let replicas = loaded.replicas.into_iter().filter(|_| !desk.is_screen());
        let delay_ms = desk.members.delay_ms();
        for replicated in replicas.collect::<Vec<_>>() {
            let table = replicated.table;
            desk.watch(table);
            if let Some(watched) = desk.tables.get_mut(table) {
                watched.restore(replicated, delay_ms, now);
            }
            desk.refresh(table);
        }
        for kept in loaded.rulings {
            if let Some(table) = desk.rulings.restore(kept, now) {
                desk.watch(table);
            }
        }
        desk.start = RoundStart::of(&[], loaded.owed, now);
        // The loaded state is no news.
        for watched in desk.tables.iter() {
            desk.tournament.remember(watched);
        }
        desk.out.forget();
        desk
    }

    /// Makes the first roster of a tournament, as its chief.
    pub fn found(&mut self, name: &str) -> Vec<DeskEffect> {
        self.say_unread();
        if let Some(first) = self.members.founded(name) {
            self.sign_roster(first);
        }
        self.out.take()
    }

    /// Handles one input at that moment.
    pub fn step(&mut self, input: DeskInput, now: Moment) -> Vec<DeskEffect> {
        self.now = now.max(self.now);
        if !matches!(input, DeskInput::NotKept(_)) {
            self.are_kept();
        }
        let owed = self.start.owed();
        match input {
            DeskInput::Net(news) => self.news(news),
            DeskInput::Do(intent) => self.intend(intent),
            DeskInput::NotKept(dropped) => self.not_kept(dropped),
            DeskInput::NotReplicated => self.out.tell_of("store", "hall-not-replicated", &[]),
            DeskInput::Made(number, credentials) => self.made(number, credentials),
            DeskInput::Import(trf) => self.import(trf),
            DeskInput::Written { names, failed, folder } => {
                self.outside.written(&names, &failed, &folder, &mut self.out);
            }
            DeskInput::Corrected(done) => self.outside.corrected(&done, &self.tournament, &mut self.out),
            DeskInput::Broadcast(news) => self.outside.broadcast_news(news, &mut self.out),
            DeskInput::Pairing(news) => self.pairing_news(news),
            DeskInput::Wall(wall) => self.wall = wall,
            DeskInput::Time => {}
        }
        // After a start all tables are looked at, and games that have ended meanwhile are entered.
        if std::mem::take(&mut self.tournament.is_fresh) {
            self.say_owed();
            self.resume_round();
            self.look_at_all();
        }
        self.pass_time();
        self.ask_next();
        self.out.say_due(&self.tables, self.now);
        self.outside.write(&self.tournament, &mut self.out, self.now);
        self.correct_past();
        self.keep_owed(&owed);
        self.out.take()
    }

    /// The changes of the last step are on the disk.
    fn are_kept(&mut self) {
        self.members.are_kept();
        self.enrolment.are_kept();
    }

    /// The moment at which the desk must be woken if nothing comes before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let due = [
            self.tables.next_wakeup(),
            self.out.teller.next_wakeup(),
            self.rulings.next_wakeup(self.now),
            self.enrolment.next_wakeup(),
            self.outside.next_wakeup(),
            self.start.next_wakeup(self.now),
            self.call.next_wakeup(),
            self.net.next_wakeup(),
            self.view.confirms.map(|(_, until)| until),
        ];
        due.into_iter().flatten().min()
    }

    /// Handles an act of the arbiter at the open table; false if it is no ruling and only looks.
    pub fn act(&mut self, table: TableNumber, intent: &Intent, now: Moment) -> (bool, Vec<DeskEffect>) {
        self.now = now.max(self.now);
        self.are_kept();
        let owed = self.start.owed();
        let is_ruling = if let Intent::Line(line) = intent {
            self.line(line, true)
        } else {
            let game = self.tables.get(table).and_then(WatchedTable::game);
            let order = RulingOrder::intended(intent, table, game);
            let is_ruling = order.is_some();
            if let Some(order) = order {
                self.give(order);
            }
            is_ruling
        };
        self.ask_next();
        self.out.say_due(&self.tables, self.now);
        self.keep_owed(&owed);
        (is_ruling, self.out.take())
    }
}

/// News of the net.
impl HallDesk {
    fn news(&mut self, news: NetNews) {
        match news {
            NetNews::Opened(addresses) => {
                // A screen is reached by nobody.
                if !addresses.is_empty() {
                    let list = ("addresses", words::listed(&addresses).into());
                    self.out.tell_of("net", "hall-reached", &[list]);
                }
                self.net.addresses = addresses;
                if !self.net.addresses.is_empty() {
                    self.say_tournament();
                }
                self.tell_the_net_of_keys();
                self.ask_for_roster();
                self.publish_roster();
                self.ask_for_notes();
                self.look_at_what_is_public();
            }
            NetNews::NotOpened(why) => {
                let text = words::not_opened(&self.out.messages, &why);
                self.out.say("net", &[], text, false);
            }
            NetNews::Appeared(Topic::DeskAlive(desk)) => self.desk_appears(desk, true),
            NetNews::Vanished(Topic::DeskAlive(desk)) => self.desk_appears(desk, false),
            // The arrival of a screen is not announced, but the list has it.
            NetNews::Appeared(Topic::ScreenAlive(screen)) => {
                self.net.screens_there.insert(screen);
            }
            NetNews::Vanished(Topic::ScreenAlive(screen)) => {
                self.net.screens_there.remove(&screen);
            }
            NetNews::Appeared(topic) => self.table_appears(topic, ReplicaNews::Appeared),
            NetNews::Vanished(topic) => self.table_appears(topic, ReplicaNews::Vanished),
            NetNews::Put(topic, payload) => self.put(topic, &payload),
            NetNews::Asked(asked, topic, payload) => self.asked(asked, topic, &payload),
            NetNews::Knocked(asked, slot, payload) => {
                let (members, now, out) = (&self.members, self.now, &mut self.out);
                match self.enrolment.knocked(asked, slot, &payload, members, now, out) {
                    Some(DoorNews::Came(slot, named)) => self.comes_to_the_door(slot, &named),
                    // The question about the first computer is asked again, after the warning.
                    Some(DoorNews::Contested(slot, named)) => {
                        self.view.asked_about.take_if(|asked| *asked == slot);
                        self.out.tell_about("hall-second-at-door", &named);
                    }
                    Some(DoorNews::Declined(whom, key, why)) => self.declined(&whom, key, why),
                    None => {}
                }
            }
            NetNews::LeftDoor(asked) => self.enrolment.left(asked, self.now),
            NetNews::Answered(id, answer) => self.answered(id, answer),
            NetNews::Flooded(_) if !self.members.may_rule() => {}
            NetNews::Flooded(FloodLimit::Table(table)) => self.out.tell_at("flood", "hall-flooded", table, &[]),
            NetNews::Flooded(FloodLimit::Strangers) => self.out.tell_of("flood", "hall-flooded-strangers", &[]),
            NetNews::Flooded(FloodLimit::Door) => self.out.tell_of("flood", "hall-flooded-door", &[]),
            // Only tables look for desks.
            NetNews::Found(_) => {}
        }
    }

    /// Tells the digits of the tournament, which tables say when they join.
    pub(super) fn say_tournament(&mut self) {
        let event = ("event", self.members.name().into());
        let digits = ("digits", self.members.own().event.digits().into());
        self.out.tell_of("net", "hall-event", &[event, digits]);
    }

    fn desk_appears(&mut self, desk: DeskId, is_there: bool) {
        let there = &mut self.net.desks_there;
        let has_changed = if is_there {
            there.insert(desk)
        } else {
            there.remove(&desk)
        };
        if is_there && !self.members.is_chief() {
            self.ask_for_roster();
            if desk == self.members.chiefs_desk() {
                self.ask_for_notes();
            }
        }
        if has_changed && desk != self.members.own_desk() {
            self.say_desk(self.members.name_of(desk), is_there);
        }
    }

    fn say_desk(&mut self, name: String, is_there: bool) {
        let id = if is_there { "hall-desk-there" } else { "hall-desk-gone" };
        self.out.tell_of("desk", id, &[("name", name.into())]);
    }

    fn table_appears(&mut self, topic: Topic, news: ReplicaNews) {
        let Topic::Alive(table) = topic else { return };
        // A token proves nothing: a sender who is not in the roster is no table.
        if self.is_screen() || !self.members.has_table(table) {
            return;
        }
        if news == ReplicaNews::Appeared {
            self.connected(table);
            self.rulings.table_is_there(table, self.now);
        }
        self.learn(table, news);
    }

    fn put(&mut self, topic: Topic, payload: &[u8]) {
        match topic {
            // A desk that has just lost its power, or its place in the roster, may still hear them.
            Topic::Head(_) | Topic::Entry(..) if self.is_screen() => {}
            Topic::Head(table) => {
                let signed = SignedText::from_bytes(payload);
                let head = signed.as_ref().and_then(|signed| {
                    let (says, head) = Head::read(signed, self.members.own().event)?;
                    let is_its_own = says == table && self.members.is_of_table(signed.by, table);
                    is_its_own.then_some(head)
                });
                match head {
                    Some(head) => {
                        self.connected(table);
                        self.learn(table, ReplicaNews::Head(head));
                    }
                    None => self.forged(table),
                }
            }
            Topic::Entry(table) => match page::decode_step(payload) {
                Ok((game, entries)) if self.members.has_table(table) => {
                    // Entries of a game without a signed head are dropped; missed ones are asked for.
                    let own = self.tables.get(table).and_then(WatchedTable::game_id);
                    if own == Some(game) {
                        self.learn(table, ReplicaNews::Entries(entries));
                    }
                }
                Ok(_) | Err(page::NotAPage) => self.forged(table),
            },
            Topic::Roster => {
                if let Some(signed) = SignedText::from_bytes(payload) {
                    self.newer_roster(signed);
                }
            }
            Topic::DeskLog(_) => self.notes_come(payload),
            Topic::Public(..) => self.public_comes(payload),
            // These messages are not for a desk.
            Topic::Alive(_)
            | Topic::Log(_)
            | Topic::Rule(_)
            | Topic::AllPublic
            | Topic::DeskAlive(_)
            | Topic::ScreenAlive(_)
            | Topic::SeatDo(..)
            | Topic::SeatSee(..) => {}
        }
    }

    /// Reports once that somebody spoke as that table who is not it; the message has no other effect. Of tables that do
    /// not exist only the first is named: they are invented faster than anybody could listen.
    fn forged(&mut self, table: TableNumber) {
        let is_one_more =
            !self.members.has_table(table) && self.forged.iter().any(|told| !self.members.has_table(*told));
        if self.members.may_rule() && !is_one_more && self.forged.insert(table) {
            self.out.tell_at("forged", "hall-forged", table, &[]);
        }
    }

    /// Answers a question of a desk or a table.
    fn asked(&mut self, asked: AskedId, topic: Topic, payload: &[u8]) {
        let answer = match topic {
            // A machine that has the roster already is told nothing: with five hundred tables it is 70 kB long.
            Topic::Roster => {
                let own = self.members.roster().filter(|own| roster::is_behind(payload, own));
                own.and_then(|_| Some(self.members.signed()?.to_bytes()))
            }
            Topic::DeskLog(_) => self.notes_asked(payload),
            Topic::Alive(_)
            | Topic::Head(_)
            | Topic::Entry(..)
            | Topic::Log(_)
            | Topic::Rule(_)
            | Topic::Public(..)
            | Topic::DeskAlive(_)
            | Topic::ScreenAlive(_)
            | Topic::SeatDo(..)
            | Topic::SeatSee(..) => None,
            Topic::AllPublic => self.public_asked(payload),
        };
        self.out.request(NetRequest::Answer(asked, answer.unwrap_or_default()));
    }

    pub(super) fn answered(&mut self, id: QuestionId, answer: Result<Vec<u8>, NoAnswer>) {
        match self.net.purpose(id) {
            Some(QuestionPurpose::Log(table, asked)) => self.page_comes(id, table, &asked, answer),
            Some(QuestionPurpose::Rule(table, count)) => self.ruling_answer_comes(id, table, count, answer),
            Some(QuestionPurpose::Roster) => match answer {
                Ok(bytes) => {
                    if let Some(signed) = SignedText::from_bytes(&bytes) {
                        self.newer_roster(signed);
                    }
                }
                Err(_no_more) => self.net.settle(id),
            },
            Some(QuestionPurpose::Notes) => {
                self.net.settle(id);
                self.notes_answered(answer);
            }
            Some(QuestionPurpose::Public) => {
                self.net.settle(id);
                self.public_answered(answer);
            }
            None => {}
        }
    }

    /// Handles one of the answers to a question for entries, or the reason why they end: the page that the table has
    /// signed counts, whoever answers before.
    fn page_comes(
        &mut self,
        id: QuestionId,
        table: TableNumber,
        asked: &page::DrawnQuestion,
        answer: Result<Vec<u8>, NoAnswer>,
    ) {
        let answer = match answer {
            // A table that has left the tournament answers nothing.
            Ok(sent) if sent.is_empty() => return,
            Ok(sent) => match page::read_signed(&sent, asked) {
                Some((key, page)) if self.members.is_of_table(key, table) => Ok(page),
                Some(_) | None => return self.forged(table),
            },
            Err(why) => Err(why),
        };
        self.net.settle(id);
        self.learn(table, ReplicaNews::Page(answer));
        let next = self.net.catching.answered(table);
        self.catch_up(next);
    }

    /// Handles one of the answers to a ruling, or the reason why they end: the table's own counts.
    fn ruling_answer_comes(
        &mut self,
        id: QuestionId,
        table: TableNumber,
        count: u64,
        answer: Result<Vec<u8>, NoAnswer>,
    ) {
        let Ok(sent) = answer else {
            self.net.settle(id);
            self.rulings.unanswered(table, self.now);
            return self.refresh(table);
        };
        let ruling = self.rulings.get(count).map(|ruling| &ruling.signed);
        let read = ruling.and_then(|ruling| RulingAnswer::read(&sent, ruling));
        let is_its_own = |(key, _): &(PublicKey, RulingAnswer)| self.members.is_of_table(*key, table);
        match read.filter(is_its_own) {
            Some((_, answer)) => {
                self.net.settle(id);
                self.ruling_answered(table, count, answer);
                self.refresh(table);
            }
            None if sent.is_empty() => {}
            None => self.forged(table),
        }
    }

    /// Takes a roster from elsewhere; an older one is passed over.
    fn newer_roster(&mut self, signed: SignedText) {
        let was_in = self.members.has_own();
        if self.members.is_newer(&signed) && self.take_roster(signed.clone()) {
            self.out.keep(KeptChange::Roster(signed));
            self.net.is_roster_owed = false;
            if was_in && !self.members.has_own() {
                self.out.tell_of("refused", "hall-desk-out", &[]);
            }
        }
    }

    fn notes_answered(&mut self, answer: Result<Vec<u8>, NoAnswer>) {
        match answer {
            Ok(page) => self.notes_come(&page),
            Err(NoAnswer::TooLate) => self.net.tell_notes_again(self.now),
            // The chief's desk will be heard when it is back.
            Err(NoAnswer::NobodyThere | NoAnswer::Apart | NoAnswer::NotOpen) => {}
        }
    }

    /// Takes a page of the chief's notes.
    fn notes_come(&mut self, payload: &[u8]) {
        if self.members.is_chief() || !self.members.may_rule() {
            return;
        }
        let page =
            SignedText::from_bytes(payload).and_then(|signed| NotesPage::read(&signed, self.members.own().event));
        let Some(page) = page else { return };
        let taken = self.tournament.take(&page);
        if taken.is_anew {
            self.out.keep(KeptChange::NotesAnew);
        }
        for line in &taken.lines {
            self.out.keep(KeptChange::Note(line.clone()));
        }
        if taken.is_anew || !taken.lines.is_empty() {
            self.feed(FeedNews::Round);
            self.out.show();
        }
        if taken.is_more {
            self.ask_for_notes();
        }
    }

    /// Takes a public message.
    fn public_comes(&mut self, payload: &[u8]) {
        if self.is_screen() && self.take_public(payload).is_some() {
            self.ask_for_missing();
        }
    }

    fn public_answered(&mut self, answer: Result<Vec<u8>, NoAnswer>) {
        let asked = self.net.looking.answered();
        let before = asked.map(|table| self.has_seen(table));
        let by = answer.ok().and_then(|bytes| self.take_public(&bytes));
        if let Some((name, is_there)) = self.net.looking.hears(by, self.now) {
            self.say_desk(name, is_there);
        }
        // The desk that answered has no more than this; another may have the rest later.
        if let (Some(table), Some(before)) = (asked, before)
            && self.has_seen(table) == before
        {
            self.net.looking.lacks(table, false);
        }
        self.ask_for_missing();
    }

    /// Takes the message if a desk that rules has signed it; returns the name of that desk.
    fn take_public(&mut self, payload: &[u8]) -> Option<String> {
        let signed = SignedText::from_bytes(payload).filter(|_| self.is_screen())?;
        let number = self.members.roster().filter(|_| self.members.rules(signed.by))?.number;
        let told = PublicMessage::read(&signed, self.members.own().event)?;
        if told.roster > number {
            self.ask_for_roster();
        }
        for of in told.tables {
            let table = TableNumber(of.table);
            if !self.members.has_table(table) {
                continue;
            }
            let Some(watched) = self.tables.get_mut(table) else {
                continue;
            };
            let is_behind = watched.see_public(of, self.now);
            self.net.looking.lacks(table, is_behind);
            self.look(table);
            self.refresh(table);
        }
        Some(self.members.name_of(signed.by.desk()))
    }

    pub(super) fn has_seen(&self, table: TableNumber) -> Option<PublicGame> {
        self.tables.get(table)?.seen_public.as_ref()?.known()
    }

    fn ask_for_missing(&mut self) {
        if let Some(table) = self.net.looking.first_behind() {
            self.ask_for_public(Some(table));
        }
    }
}

/// The passing of time.
impl HallDesk {
    fn pass_time(&mut self) {
        while let Some(table) = self.tables.due(self.now) {
            self.learn(table, ReplicaNews::Time);
        }
        if let Some(minutes) = self.call.due(self.now) {
            self.out.tell_of("call", "around-call", &[("minutes", minutes.into())]);
        }
        let late = self.start.late(self.now);
        if !late.is_empty() {
            for table in late {
                self.refresh(table);
            }
            let (tables, tournament) = (&self.tables, &self.tournament);
            let awaits = |table| {
                tables
                    .get(table)
                    .is_some_and(|watched| tournament.awaits_start(watched))
            };
            self.start.retain(awaits);
        }
        for table in self.rulings.tables() {
            self.send_next(table);
        }
        for others in self.rulings.due_others(self.now) {
            let text = words::ruled(&self.out.messages, &others);
            self.out.say("ruled", &others.tables, text, false);
        }
        if self.net.roster_again.take_if(|at| *at <= self.now).is_some() {
            if self.members.is_chief() {
                self.put_roster();
            } else if let Some(signed) = self.members.signed() {
                self.out.keep(KeptChange::Roster(signed.clone()));
            }
        }
        if self.net.notes_again.take_if(|at| *at <= self.now).is_some() {
            self.publish_notes(None);
            self.ask_for_notes();
        }
        if self.net.looking.is_due(self.now) {
            self.look_at_what_is_public();
        }
        self.enrolment.pass_time(self.now, &mut self.out);
    }
}

/// The intents of the arbiter.
impl HallDesk {
    fn intend(&mut self, intent: HallIntent) {
        match intent {
            HallIntent::Line(line) => {
                self.line(&line, false);
            }
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
            HallIntent::Show(page) => self.turn_to(page),
            HallIntent::StartRound => self.ask_to_start(),
            HallIntent::Quiet(is_quiet) => self.quiet(is_quiet),
            HallIntent::SayAgain => self.out.say_again(1),
            HallIntent::Admit(slot, yes) => {
                self.view.asked_about.take_if(|asked| *asked == slot);
                self.enrolment.admit(slot, yes, self.now, &mut self.out);
            }
        }
    }

    /// Handles a typed line. At the open table a line that the desk does not understand is the table's: false, and nothing is done.
    fn line(&mut self, line: &str, is_at_table: bool) -> bool {
        let is_passphrase = |waiting: &mut WaitingCommand| matches!(waiting, WaitingCommand::Passphrase(_));
        if let Some(WaitingCommand::Passphrase(twice)) = self.view.waiting.take_if(is_passphrase) {
            self.passphrase(twice, line);
            return true;
        }
        let meant = lines::read(line, self);
        let order = match (&meant, self.view.open) {
            // At a table the arbiter finds that something happened there.
            (DeskLine::UnlessRuling(_) | DeskLine::Other(_), Some(table)) => Some(self.read_order(table, line)),
            (_, _) => None,
        };
        let is_order = matches!(order, Some(Ok(_)));
        let is_tables = is_at_table && !is_order && matches!(meant, DeskLine::Other(_));
        if line.trim().is_empty() || is_tables {
            return false;
        }
        // The arbiter continues: entries that could not be kept before are tried again.
        if std::mem::take(&mut self.tournament.is_owed) {
            self.look_at_all();
        }
        if !matches!(meant, DeskLine::Answer(..)) {
            self.drop_question();
        }
        let no_order = match order.transpose() {
            Ok(Some(order)) => {
                self.give(order);
                return true;
            }
            Ok(None) => None,
            Err(why) => Some(why),
        };
        match meant {
            DeskLine::Answer(yes, named) => self.answer(yes, &named),
            DeskLine::Act(act) | DeskLine::UnlessRuling(act) => act(self),
            DeskLine::At(table, line) => self.at(table, &line),
            DeskLine::Other(line) => {
                if let Some((table, why)) = self.view.open.zip(no_order) {
                    self.say_no_order(table, &line, why);
                } else {
                    let usage = lines::usage(&line, &self.out.messages);
                    // A command alone only asks how it is typed.
                    if !matches!(usage, Some((true, _))) {
                        self.not_understood(&line);
                    }
                    // The first word of several commands stands for all of them.
                    let usages = usage.map_or_else(|| self.help_about(&line), |(_, usage)| vec![usage]);
                    self.out.say_lines(usages);
                }
            }
        }
        true
    }

    /// Drops the arbiter's own question: something else came instead of an answer.
    fn drop_question(&mut self) {
        if self.view.waiting.take().is_some() {
            self.out.tell_of("answer", "hall-question-dropped", &[]);
        }
    }

    pub(super) fn ask_first(&mut self, waiting: WaitingCommand) {
        let (table, question) = match &waiting {
            WaitingCommand::Rule(order) => {
                let (table, verbs) = (order.table, &order.verbs);
                let question = words::of_rulings(&self.out.messages, "hall-ask-ruling", table, verbs);
                (Some(table), words::followed(&order.effect, &question))
            }
            WaitingCommand::Round(starts) => {
                let question = words::start_asked(&self.out.messages, starts.waits.len(), &starts.not_yet);
                (None, words::followed(&self.still_playing(None), &question))
            }
            WaitingCommand::Other(question) => {
                let table = question.about.as_ref().and_then(Member::table);
                (table, question.text.clone())
            }
            WaitingCommand::Passphrase(_) => (None, self.out.messages.text("hall-ask-passphrase", &[])),
        };
        self.drop_question();
        self.view.waiting = Some(waiting);
        self.view.asked_about = None;
        self.out.say("question", table.as_slice(), question, false);
    }

    /// Asks that question about a table, a desk or a relay; a yes does that.
    pub(super) fn ask_then(
        &mut self,
        text: String,
        about: Option<Member>,
        does: impl FnOnce(&mut Self) + Send + 'static,
    ) {
        let does = Box::new(does);
        self.ask_first(WaitingCommand::Other(WaitingQuestion { text, about, does }));
    }

    /// Repeats the arbiter's own question, as things are by now.
    fn ask_again(&mut self, waiting: WaitingCommand) {
        if matches!(waiting, WaitingCommand::Round(_)) {
            self.ask_to_start();
        } else {
            self.ask_first(waiting);
        }
    }

    /// Announces a newcomer at the door. While another question is open, the newcomer waits for their turn.
    fn comes_to_the_door(&mut self, slot: u32, named: &Member) {
        self.view.asked_about.take_if(|asked| *asked == slot);
        if self.view.waiting.is_some() || self.enrolment.first_waiting() != Some(slot) {
            let are_others = self.enrolment.at_the_door().any(|(other, _)| other != slot);
            let id = if are_others {
                "hall-also-at-door"
            } else {
                "hall-alone-at-door"
            };
            self.out.tell_about(id, named);
        }
    }

    /// Asks about the newcomer whose turn it is, unless another question is open.
    fn ask_next(&mut self) {
        if self.view.waiting.is_some() || self.awaits_confirmation() {
            return;
        }
        let next = self.enrolment.first_waiting();
        if self.view.asked_about != next {
            if self.view.asked_about.is_some() {
                self.view.unheard_until = self.now.plus_millis(UNHEARD_MS);
            }
            self.view.asked_about = next;
            if let Some(slot) = next {
                self.enrolment.ask(slot, &mut self.out);
            }
        }
    }

    /// True while the table has not answered the ruling to which the arbiter has just said yes: its confirmation comes first.
    fn awaits_confirmation(&mut self) -> bool {
        let waits = |(table, until): &mut (TableNumber, Moment)| {
            *until > self.now && self.rulings.first_waiting(*table).is_some()
        };
        self.view.confirms.take_if(|confirms| !waits(confirms));
        self.view.confirms.is_some()
    }

    /// Takes an answer: it is for the question heard last or, with a name, for that newcomer at the door. After an
    /// answer with a name the open question is repeated.
    fn answer(&mut self, yes: bool, named: &str) {
        let spelled = self.spelling_of(named);
        let waiting = self.view.waiting.take();
        let before = self.view.asked_by_name.take();
        let is_for_own = |waiting: &WaitingCommand| {
            let is_meant = |about: Member| about.is_meant(named, &self.out.messages, spelled);
            named.is_empty() || Self::named_in(waiting).is_some_and(is_meant)
        };
        match waiting {
            Some(own) if is_for_own(&own) => return self.answer_own(own, yes),
            Some(own) => {
                self.answer_at_the_door(yes, (named, spelled), before);
                self.ask_again(own);
            }
            None if named.is_empty() => match self.view.asked_about {
                // The question, which says so, is repeated.
                Some(slot) if yes && before != Some(slot) && self.enrolment.needs_name(slot) => {}
                Some(_) if self.now < self.view.unheard_until => {}
                Some(slot) => self.enrolment.admit(slot, yes, self.now, &mut self.out),
                None => {
                    self.view.unheard_until = self.now;
                    self.out.tell_of("answer", "said-no-question", &[]);
                }
            },
            None => self.answer_at_the_door(yes, (named, spelled), before),
        }
        self.view.asked_about = None;
    }

    /// The spelling in which the typed name is that of somebody who can be answered: without accents only if it is nobody's otherwise.
    fn spelling_of(&self, named: &str) -> Spelling {
        let own = self.view.waiting.as_ref().and_then(Self::named_in);
        let door = self.enrolment.at_the_door().map(|(_, newcomer)| newcomer);
        let is_meant = |about: Member| about.is_meant(named, &self.out.messages, plain);
        if own.into_iter().chain(door).any(is_meant) {
            plain
        } else {
            unaccented
        }
    }

    /// The table, desk or relay that a question is about.
    fn named_in(waiting: &WaitingCommand) -> Option<Member> {
        match waiting {
            WaitingCommand::Rule(order) => Some(Member::Table(order.table)),
            WaitingCommand::Other(question) => question.about.clone(),
            WaitingCommand::Round(_) | WaitingCommand::Passphrase(_) => None,
        }
    }

    /// Takes an answer for the newcomer of that name. If more than one has it, the answer is for the one asked about before by
    /// that name, if any; otherwise one is asked about.
    fn answer_at_the_door(&mut self, yes: bool, (named, spelled): (&str, Spelling), before: Option<u32>) {
        let door = self.enrolment.at_the_door();
        let is_meant = |(_, newcomer): &(u32, Member)| newcomer.is_meant(named, &self.out.messages, spelled);
        let meant: Vec<u32> = door.filter(is_meant).map(|(slot, _)| slot).collect();
        let again: Vec<u32> = meant.iter().copied().filter(|slot| before == Some(*slot)).collect();
        let meant = if again.is_empty() { meant } else { again };
        match meant.as_slice() {
            [only] => self.enrolment.admit(*only, yes, self.now, &mut self.out),
            [] => {
                let waiting: Vec<Member> = self.enrolment.at_the_door().map(|(_, newcomer)| newcomer).collect();
                let text = words::not_at_the_door(&self.out.messages, named, &waiting);
                self.out.say("answer", &[], text, false);
            }
            [first, ..] => {
                self.enrolment.bring_forward(*first);
                self.view.asked_by_name = Some(*first);
                self.out.tell_quoting("answer", "hall-several-at-door", named);
            }
        }
    }

    fn answer_own(&mut self, waiting: WaitingCommand, yes: bool) {
        if !yes {
            return match Self::named_in(&waiting) {
                Some(named) => self.out.tell_about("hall-nothing-done", &named),
                None => self.out.tell_of("answer", "said-nothing-done", &[]),
            };
        }
        match waiting {
            WaitingCommand::Rule(order) => {
                // An acceptance that changes something else than the question said is asked about again.
                let effect = self.effect(&order);
                if !effect.is_empty() && effect != order.effect {
                    return self.ask_first(WaitingCommand::Rule(RulingOrder { effect, ..order }));
                }
                self.rule_all(&order);
                let table = order.table;
                let is_there = self.tables.get(table).is_some_and(WatchedTable::is_there);
                let until = self.now.plus_millis(CONFIRM_MS);
                self.view.confirms = is_there.then_some((table, until));
            }
            WaitingCommand::Round(asked) => self.start_round(&asked),
            WaitingCommand::Other(question) => (question.does)(self),
            // A passphrase is typed, not answered.
            WaitingCommand::Passphrase(_) => {}
        }
    }

    /// Asks for a passphrase. The list is shown meanwhile: the typed words are hidden on its page.
    pub(super) fn ask_for_passphrase(&mut self) {
        if !self.is_for_the_chief() {
            return;
        }
        self.view.open = None;
        self.view.waiting = Some(WaitingCommand::Passphrase(NewPassphrase::default()));
        self.view.asked_about = None;
        self.out.tell_of("passphrase", "hall-ask-passphrase", &[]);
    }

    /// Takes the typed passphrase, which is never repeated aloud.
    fn passphrase(&mut self, mut twice: NewPassphrase, typed: &str) {
        let text = |id: &str| self.out.messages.text(id, &[]);
        let question = match twice.typed(typed) {
            PassphraseResult::Nothing => return self.out.tell_of("answer", "said-nothing-done", &[]),
            PassphraseResult::Words(words) => {
                let closed = key::close(&self.members.own().key, &words, &self.enrolment.draw());
                self.out.keep(KeptChange::Key(closed));
                return self.out.tell_of("answer", "hall-passphrase-set", &[]);
            }
            PassphraseResult::Again => text("hall-ask-passphrase-again"),
            PassphraseResult::Differs => {
                words::followed(&text("hall-passphrase-differs"), &text("hall-ask-passphrase"))
            }
        };
        self.view.waiting = Some(WaitingCommand::Passphrase(twice));
        self.out.say("passphrase", &[], question, false);
    }

    pub(super) fn open(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else {
            return self.out.tell_at("answer", "hall-no-table", table, &[]);
        };
        let text = watched.row().text.clone();
        let proposed = watched.proposed(&self.out.messages).into_iter();
        let lines: Vec<String> = proposed.filter(|_| self.members.may_rule()).collect();
        self.view.open = Some(table);
        self.out.say("row", &[table], text, false);
        for line in lines {
            self.out.say("open", &[table], line, false);
        }
        self.see(table);
    }

    pub(super) fn close(&mut self) {
        self.drop_question();
        self.view.open = None;
        self.view.page = DeskPage::Tables;
        let text = self.status();
        self.out.say("answer", &[], text, false);
    }

    /// Shows that list. Words left from a search would hide lines of it.
    pub(super) fn turn_to(&mut self, page: DeskPage) {
        self.view.page = page;
        self.view.search.clear();
        self.out.show();
    }

    /// Opens the next table that needs the arbiter and is unseen; otherwise the first that needs the arbiter.
    pub(super) fn next(&mut self) {
        let needs: Vec<&WatchedTable> = self.tables.needy().collect();
        let place_of = |open| needs.iter().position(|watched| watched.number == open);
        let after_open = self.view.open.and_then(place_of).map_or(0, |place| place + 1);
        let unseen = needs.iter().find(|watched| !watched.unseen().is_empty());
        let next = unseen.or(needs.get(after_open)).or(needs.first());
        match next.map(|watched| watched.number) {
            Some(table) => self.open(table),
            None => self.out.tell_of("answer", "hall-none-needs", &[]),
        }
    }

    pub(super) fn seen(&mut self, table: Option<TableNumber>) {
        let one = table.or(self.view.open).map(|table| vec![table]);
        for table in one.unwrap_or_else(|| self.tables.numbers()) {
            self.see(table);
        }
    }

    /// Marks the needs of that table as seen: they are not told again.
    fn see(&mut self, table: TableNumber) {
        if let Some(watched) = self.tables.get_mut(table) {
            self.out.teller.changed(table, watched.causes(), Causes::NONE, self.now);
            watched.see();
        }
        self.out.show();
    }

    pub(super) fn quiet(&mut self, is_quiet: bool) {
        self.out.teller.is_quiet = is_quiet;
        let id = if is_quiet { "hall-quiet" } else { "hall-speaks" };
        self.out.tell_of("answer", id, &[]);
    }
}
