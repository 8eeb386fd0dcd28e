//! The acts of the desk: learning about tables, ruling, changing the roster, and changing the tournament.

use super::kept::KeptChange;
use super::members::{self, Member, Spelling, plain, unaccented};
use super::need::{Cause, Causes};
use super::net::{QuestionPurpose, ROSTER_MS};
use super::rulings::{Fate, NoOrder, RulingOrder};
use super::start::{RoundStart, StartCall, StartPlan};
use super::tournament::details::Detail;
use super::tournament::lines as around_lines;
use super::tournament::outside::{FeedNews, FeedSources};
use super::tournament::{Brought, details, entries, reports};
use super::typed::rest_of;
use super::watched::{WatchedNews as OfTable, WatchedTable};
use super::words;
use super::{DeskEffect, HallDesk, WaitingCommand};
use crate::crosstable;
use crate::tournament::swiss::is_list;
use crate::tournament::{Details, Happened, TournamentCommand, TournamentRefusal, words as around};
use controls::next::first_words;
use controls::{catalogue, move_line};
use journal::chain::Chain;
use journal::entry::{GameRelocation, JournalEvent, JournalFinding};
use laws::people::Person;
use link::enrolment::Declined;
use link::identity::{PublicKey, SignedText};
use link::page;
use link::replica::ReplicaNews;
use link::roster::{DeskEntry, Power, Roster};
use link::ruling::{Ruling, RulingAnswer};
use link::ruling_content::RulingContent;
use link::topic::{TableNumber, Topic};
use link::{Credentials, Haste, NetRequest, NoAnswer};
use locale::Value;
use notation::trf::{self, TrfForm};
use protocols::lichess::{LichessToken, broadcast};

/// The tables.
impl HallDesk {
    pub(super) fn watch(&mut self, table: TableNumber) {
        if self.tables.watch(table, self.is_screen()) {
            self.refresh(table);
            self.out.show();
        }
    }

    /// Takes news of that table, and does what follows.
    pub(super) fn learn(&mut self, table: TableNumber, news: ReplicaNews) {
        self.watch(table);
        let Some(watched) = self.tables.get_mut(table) else {
            return;
        };
        let learned = watched.learn(news, self.now);
        let is_new = !learned.store.is_empty();
        if is_new {
            self.out.push(DeskEffect::Replicate(learned.store));
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
        // The roster told that table to set up the new game.
        let is_expected = !learned.tell.is_empty() && self.tournament.pairing_at(table).is_some();
        for told in learned.tell {
            let id = match told {
                OfTable::Moved { plies, left, rulings } => {
                    let text = words::moved(&self.out.messages, table, [plies, left, rulings]);
                    self.out.say_unasked("table", &[table], text, false);
                    continue;
                }
                OfTable::Unfit => "hall-unfit",
                OfTable::NewGame if is_expected => continue,
                OfTable::NewGame => "hall-new-game",
                OfTable::Replaced => {
                    let word = first_words(&self.out.messages, "hall-line-save");
                    self.out
                        .tell_at("table", "hall-game-replaced", table, &[("word", word.as_str().into())]);
                    continue;
                }
                OfTable::StrangeRuling => "hall-strange-ruling",
            };
            self.out.tell_at("table", id, table, &[]);
        }
        if is_new {
            self.look(table);
            self.start_owed(table);
        }
        self.tell_everybody(table);
        self.refresh(table);
    }

    /// Handles a ruling in that table's journal. A ruling of another desk is told once; one that nobody could have made
    /// is told as such.
    fn ruled_elsewhere(&mut self, table: TableNumber, signed: &SignedText) {
        let text = signed.verified().filter(|_| self.members.rules(signed.by));
        match text.and_then(Ruling::read) {
            Some(ruling) if ruling.desk == self.members.own_desk() => {}
            Some(ruling) if ruling.desk == signed.by.desk() && ruling.table == table => {
                self.rulings.hear(ruling.by, ruling.verb, table, self.now);
            }
            Some(_) | None => self.out.tell_at("forged", "hall-strange-ruling", table, &[]),
        }
    }

    /// Works out the needs of that table, its place in the list, and when it is looked at again.
    pub(super) fn refresh(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else { return };
        // A table may still play its game of the round before.
        let goes_on = watched
            .game()
            .is_some_and(|game| game.clock().has_started() && game.ending().is_none());
        let awaits = !goes_on && self.tournament.awaits_start(watched);
        let has_not_started = self.start.is_late(table, self.now) && awaits;
        let mut desk_causes = Causes::NONE;
        desk_causes.put(Cause::Undelivered, self.is_undelivered(table));
        desk_causes.put(Cause::NotStarted, has_not_started);
        desk_causes.put(Cause::OthersPaired, self.tournament.others_play(watched));
        let worked_out = self.tables.work_out(table, desk_causes, &self.out.messages, self.now);
        if let Some((before, after)) = worked_out
            && before != after
        {
            self.out.teller.changed(table, before, after, self.now);
        }
        self.out.show();
    }

    /// True if a ruling has waited too long for that table. In a round that is started, tables with stopped clocks are
    /// told instead.
    fn is_undelivered(&self, table: TableNumber) -> bool {
        let waits = self.rulings.first_waiting(table);
        let is_start = waits.is_some_and(|sent| sent.verb == words::START) && self.start.has(table);
        !is_start && self.rulings.is_late(table, self.now)
    }

    fn forget(&mut self, table: TableNumber) {
        if let Some(watched) = self.tables.forget(table) {
            let causes = watched.causes();
            self.out.teller.changed(table, causes, Causes::NONE, self.now);
            if self.view.open == Some(table) {
                self.view.open = None;
            }
            self.feed(FeedNews::Table(table));
        }
    }
}

/// Rulings.
impl HallDesk {
    /// Handles a line typed for that table: a ruling.
    pub(super) fn at(&mut self, table: TableNumber, line: &str) {
        if self.tables.get(table).is_none() {
            return self.out.tell_at("answer", "hall-no-table", table, &[]);
        }
        if line.is_empty() {
            return self.open(table);
        }
        if rest_of(line, "hall-line-help", &self.out.messages) == Some("") {
            return self.say_ruling_words();
        }
        match self.read_order(table, line) {
            Ok(order) => self.give(order),
            Err(why) => self.say_no_order(table, line, why),
        }
    }

    /// The order that a line typed for that table is. The changes that an acceptance makes are said before it takes
    /// effect: a window shows them next to its button, a terminal only asks.
    pub(super) fn read_order(&self, table: TableNumber, line: &str) -> Result<RulingOrder, NoOrder> {
        let game = self.tables.get(table).and_then(WatchedTable::game);
        let mut order = RulingOrder::typed(line, table, game, &self.out.messages)?;
        order.effect = self.effect(&order);
        order.is_asked |= !order.effect.is_empty();
        Ok(order)
    }

    /// The words before an order that settles a proposal: which one, where several of its kind are open, and the changes that an
    /// acceptance makes as of now. Empty for another ruling.
    pub(super) fn effect(&self, order: &RulingOrder) -> String {
        let settled = order.settles().zip(self.tables.get(order.table));
        let words = settled.map(|((kind, accepted), watched)| {
            let effect = watched.effect(kind, &self.out.messages, self.now);
            let which = watched.which(kind, &self.out.messages).into_iter();
            which
                .chain(effect.filter(|text| accepted && !text.is_empty()))
                .collect::<Vec<_>>()
                .join(" ")
        });
        words.unwrap_or_default()
    }

    pub(super) fn say_no_order(&mut self, table: TableNumber, line: &str, why: NoOrder) {
        match why {
            NoOrder::Lock => self.out.tell_at("refused", "hall-lock-there", table, &[]),
            NoOrder::NoRuling => {
                let typed = ("text", Value::quoting(line));
                let mut words = catalogue::lines_of(Person::Arbiter).map(|line| line.words);
                if words.any(|words| rest_of(line, words, &self.out.messages).is_some()) {
                    self.out.tell_at("answer", "hall-ruling-short", table, &[typed]);
                    let usage = move_line::usage(line, Person::Arbiter, &self.out.messages);
                    let (id, word) = usage.unwrap_or(("hall-help-at", String::new()));
                    self.out.tell_of("answer", id, &[("word", (&word).into())]);
                } else {
                    self.out.tell_at("answer", "hall-no-ruling", table, &[typed]);
                }
            }
        }
    }

    /// Gives an order, or asks first.
    pub(super) fn give(&mut self, order: RulingOrder) {
        if order.is_asked {
            self.ask_first(WaitingCommand::Rule(order));
        } else {
            self.rule_all(&order);
        }
    }

    pub(super) fn rule_all(&mut self, order: &RulingOrder) {
        let table = order.table;
        let sent = order.verbs.iter().all(|verb| self.rule(table, verb));
        let is_there = self.tables.get(table).is_some_and(WatchedTable::is_there);
        if sent && !is_there {
            self.out.tell_at("ruling", "hall-not-delivered", table, &[]);
        }
    }

    /// Signs a ruling, keeps it, and sends it.
    pub(crate) fn rule(&mut self, table: TableNumber, verb: &RulingContent) -> bool {
        if !self.members.may_rule() {
            self.out.tell_at("refused", "hall-only-looks", table, &[]);
            return false;
        }
        let Some((game, basis)) = self.tables.get(table).and_then(WatchedTable::basis) else {
            self.out.tell_at("refused", "hall-no-game-there", table, &[]);
            return false;
        };
        let count = self.rulings.next_count();
        let ruling = Ruling {
            event: self.members.own().event,
            table,
            game,
            desk: self.members.own_desk(),
            count,
            by: self.members.by().to_owned(),
            basis,
            verb: verb.clone(),
            article: None,
            reason: String::new(),
            wall: self.wall.clone(),
        };
        let signed = ruling.sign(&self.members.own().key);
        self.out.keep(KeptChange::Ruling {
            count,
            table,
            signed: signed.clone(),
        });
        self.rulings.add(count, table, verb.clone(), signed, self.now);
        self.send_next(table);
        self.refresh(table);
        true
    }

    pub(super) fn send_next(&mut self, table: TableNumber) {
        if let Some(count) = self.rulings.due(table, self.now)
            && let Some(sent) = self.rulings.get(count)
        {
            let (payload, purpose) = (sent.signed.to_bytes(), QuestionPurpose::Rule(table, count));
            let id = self.ask(purpose, Topic::Rule(table), payload, Haste::Now);
            self.rulings.asked(table, id);
        }
        let watched = self.tables.get(table);
        let shown = watched.is_some_and(|watched| watched.causes().has(Cause::Undelivered));
        if self.is_undelivered(table) != shown {
            self.refresh(table);
        }
    }

    pub(super) fn ruling_answered(&mut self, table: TableNumber, count: u64, mut answer: RulingAnswer) {
        let hosted = answer.take_hosted();
        let not_hosted = match &answer {
            RulingAnswer::Done { not_hosted, .. } => not_hosted.clone().unwrap_or_default(),
            RulingAnswer::Refused(_) => String::new(),
        };
        let kept = answer.encode();
        self.out.keep(KeptChange::Answered { count, answer: kept });
        let is_done = matches!(answer, RulingAnswer::Done { .. });
        let Some(sent) = self.rulings.settle(count, Fate::Answered(answer), self.now) else {
            return;
        };
        let is_for_code = is_done && matches!(sent.verb, RulingContent::Host { .. });
        // A whole round is not told table by table, and a code tells that its ruling is done.
        if !is_done || !(is_for_code || self.start.is_under_way() && sent.verb == words::START) {
            let text = words::sent(&self.out.messages, sent);
            let kind = if is_done { "ruling" } else { "refused" };
            self.out.say(kind, &[table], text, false);
        }
        if is_for_code && hosted.is_none() {
            let word = first_words(&self.out.messages, "line-hosting-at");
            let values = [("why", not_hosted.as_str().into()), ("word", (&word).into())];
            self.out.tell_at("refused", "hall-no-code-came", table, &values);
        }
        if let Some(hosted) = hosted {
            let text = words::hosted(&self.out.messages, self.members.own().vocabulary, table, &hosted);
            self.out.say("code", &[table], text, false);
        }
        self.send_next(table);
    }

    pub(super) fn withdraw(&mut self, table: TableNumber) {
        let Some(count) = self.rulings.first_waiting(table).map(|sent| sent.count) else {
            return self.out.tell_at("answer", "hall-nothing-waits", table, &[]);
        };
        self.out.keep(KeptChange::Withdrawn { count });
        if let Some(sent) = self.rulings.settle(count, Fate::Withdrawn, self.now) {
            let text = words::sent(&self.out.messages, sent);
            self.out.say("answer", &[table], text, false);
        }
        self.refresh(table);
    }
}

/// The start of a round.
impl HallDesk {
    pub(super) fn starts(&self) -> StartPlan {
        StartPlan::of(&self.tables, &self.tournament)
    }

    pub(super) fn ask_to_start(&mut self) {
        let starts = self.starts();
        if starts.waits.is_empty() && starts.not_yet.is_empty() {
            let text = words::round_started(&self.out.messages, 0, &[], &starts.untimed);
            self.out.say("answer", &[], text, false);
        } else {
            self.ask_first(WaitingCommand::Round(starts));
        }
    }

    /// Calls the start of the round that many minutes from now; none if it is zero.
    pub(super) fn call_start_in(&mut self, minutes: u32) {
        self.call = if minutes == 0 {
            StartCall::default()
        } else {
            StartCall::within(minutes, self.now)
        };
        self.out
            .tell_of("answer", "around-call-set", &[("minutes", minutes.into())]);
    }

    /// Tells the boards whose scoresheets are not handed in.
    pub(super) fn say_sheets(&mut self) {
        let round = self.tournament.round();
        let missing = around::sheets_missing(&self.out.messages, self.tournament.state(), round);
        let all = || self.out.messages.text("sheets-all", &[("round", round.into())]);
        let text = missing.unwrap_or_else(all);
        self.out.say("answer", &[], text, false);
    }

    /// Starts all tables that the question named; a table whose game is not known yet is started when it is. If others
    /// wait by now, the arbiter is asked anew.
    pub(super) fn start_round(&mut self, asked: &StartPlan) {
        let starts = self.starts();
        if !starts.is_as_asked(asked) {
            return self.ask_to_start();
        }
        let not_yet = starts.not_yet;
        let text = words::round_started(&self.out.messages, starts.waits.len(), &not_yet, &starts.untimed);
        self.start = RoundStart::of(&starts.waits, not_yet, self.now);
        for table in &starts.waits {
            if !self.rule(*table, &words::START) {
                break;
            }
        }
        self.out.say("round", &[], text, false);
    }

    /// Starts the game of that table if the round was started before the game was known.
    fn start_owed(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else { return };
        if !self.start.is_owed(table) || self.tournament.is_to_start(watched) != Some(true) {
            return;
        }
        self.start.settle(table);
        if self.tournament.awaits_start(watched) {
            self.rule(table, &words::START);
        }
    }
}

/// The roster.
impl HallDesk {
    pub(super) fn take_roster(&mut self, signed: SignedText) -> bool {
        let Some(changed) = self.members.take(signed) else {
            return false;
        };
        // The tables seen with the desk's other power are forgotten, and those that it may see now are asked for.
        let is_gone = |table: &TableNumber| changed.power || !self.members.has_table(*table);
        let gone: Vec<TableNumber> = self.tables.numbers().into_iter().filter(is_gone).collect();
        for table in gone {
            self.forget(table);
        }
        for table in self.members.keys().keys().copied().collect::<Vec<_>>() {
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

    pub(super) fn sign_roster(&mut self, signed: SignedText) {
        self.members.note_before();
        self.out.keep(KeptChange::Roster(signed.clone()));
        self.take_roster(signed);
        self.publish_roster();
    }

    /// Changes the roster; true if this desk may.
    pub(super) fn change_roster(&mut self, change: impl FnOnce(&mut Roster)) -> bool {
        let Some(signed) = self.members.changed(change) else {
            self.out.tell_of("refused", "hall-only-the-chief", &[]);
            return false;
        };
        self.sign_roster(signed);
        true
    }

    /// Gives a code to that newcomer; only the chief lets anybody in.
    pub(super) fn let_in(&mut self, whom: &Member) {
        if self.is_for_the_chief() {
            self.enrolment.code_for(whom, &self.members, self.now, &mut self.out);
        }
    }

    pub(super) fn file_for_table(&mut self, table: TableNumber) {
        if self.is_for_the_chief() {
            let at = self.net.addresses.clone();
            self.enrolment
                .file_for(table, at, &self.members, self.now, &mut self.out);
        }
    }

    /// Lets in the newcomer for whom the certificate was made.
    pub(super) fn made(&mut self, slot: u32, credentials: Option<Credentials>) {
        let Some(admitted) = self.enrolment.made(slot, credentials, &mut self.out) else {
            return;
        };
        let (key, reached_at) = (admitted.newcomer.key, admitted.newcomer.reached_at.clone());
        let pairing = if let Member::Table(table) = &admitted.whom {
            self.forged.remove(table);
            let before = self.members.keys().get(table).copied();
            self.let_in.insert(*table, before);
            self.tournament.pairing_at(*table)
        } else {
            None
        };
        self.change_roster(|roster| match &admitted.whom {
            Member::Table(table) => members::put_table(roster, *table, key, pairing),
            Member::Desk(name, power) => members::put_desk(
                roster,
                DeskEntry {
                    key,
                    name: name.clone(),
                    power: *power,
                    reached_at: if power.may_rule() { reached_at } else { Vec::new() },
                },
            ),
            Member::Relay => members::put_relay(roster, key, reached_at),
        });
        let connect = self.net.addresses.clone();
        self.enrolment.welcome(admitted, connect, &self.members, &mut self.out);
    }

    /// Tells that a table that was let in is connected.
    pub(super) fn connected(&mut self, table: TableNumber) {
        if self.let_in.remove(&table).is_some() {
            self.out.tell_at("answer", "hall-admitted", table, &[]);
        }
    }

    /// Undoes the admission of a table that does not come in: the machine before it has its place again.
    pub(super) fn declined(&mut self, whom: &Member, key: PublicKey, why: Declined) {
        let Member::Table(table) = *whom else {
            // A desk or relay declines if it cannot listen at its address.
            self.change_roster(|roster| {
                roster.desks.retain(|desk| desk.key != key);
                roster.relays.retain(|relay| relay.key != key);
            });
            return self.out.tell_about("hall-left-door-valid", whom);
        };
        let before = self.let_in.remove(&table).flatten();
        let pairing = self.tournament.pairing_at(table);
        if self.members.is_of_table(key, table) {
            self.change_roster(|roster| match before {
                Some(before) => members::put_table(roster, table, before, pairing),
                None => roster.tables.retain(|entry| entry.number != table),
            });
        }
        let id = match why {
            Declined::HomeGame => "hall-declined-home-game",
            Declined::Locked => "hall-declined-locked",
            Declined::Other => "hall-declined",
        };
        self.out.tell_at("answer", id, table, &[]);
    }

    pub(super) fn ask_to_remove(&mut self, table: TableNumber) {
        if self.tables.get(table).is_none() {
            return self.out.tell_at("answer", "hall-no-table", table, &[]);
        }
        let question = self.out.messages.text("hall-ask-remove", &[("table", table.0.into())]);
        self.ask_then(question, Some(Member::Table(table)), move |desk| {
            if desk.change_roster(|roster| roster.tables.retain(|entry| entry.number != table)) {
                desk.out.tell_at("answer", "hall-removed", table, &[]);
            }
        });
    }

    pub(super) fn ask_to_remove_desk(&mut self, name: &str) {
        if !self.is_for_the_chief() {
            return;
        }
        let named = |spelled: Spelling| {
            let mut others = self.members.desks().filter(|desk| desk.power != Power::Chief);
            others.find(|desk| spelled(&desk.name) == spelled(name))
        };
        let found = named(plain).or_else(|| named(unaccented)).cloned();
        let Some(DeskEntry { key, name, power, .. }) = found else {
            let name = ("name", Value::quoting(name.trim()));
            return self.out.tell_of("answer", "hall-no-desk", &[name]);
        };
        let named = ("name", Value::quoting(&name));
        let question = self
            .out
            .messages
            .text("hall-ask-remove-desk", std::slice::from_ref(&named));
        // Tables refuse the signatures of the desk from now on. Its link stays, because certificates are not taken back.
        self.ask_then(question, Some(Member::Desk(name, power)), move |desk| {
            if desk.change_roster(|roster| roster.desks.retain(|desk| desk.key != key)) {
                desk.out.tell_of("answer", "hall-removed-desk", &[named]);
            }
        });
    }

    pub(super) fn ask_to_remove_relay(&mut self, number: u32) {
        if !self.is_for_the_chief() {
            return;
        }
        let named = ("number", Value::from(number));
        let Some(relay) = self.members.relays().find(|relay| relay.number == number) else {
            return self.out.tell_of("answer", "hall-no-relay", &[named]);
        };
        let (key, at) = (relay.key, words::listed(&relay.reached_at).into());
        let values = [named.clone(), ("addresses", at)];
        let question = self.out.messages.text("hall-ask-remove-relay", &values);
        // The signatures of the relay are invalid from now on. It can still carry and read.
        self.ask_then(question, Some(Member::Relay), move |desk| {
            if desk.change_roster(|roster| roster.relays.retain(|other| other.key != key)) {
                desk.out.tell_of("answer", "hall-removed-relay", &[named]);
            }
        });
    }
}

/// The acts of the tournament.
impl HallDesk {
    /// Carries out the command, and keeps and returns what happened; a refusal is told.
    pub(super) fn happen(&mut self, command: impl Into<TournamentCommand>) -> Option<Vec<Happened>> {
        if self.tournament.is_unread() {
            self.say_unread();
            return None;
        }
        if !self.is_kept_here() {
            return None;
        }
        let fresh = details::fresh(&self.members, &self.out.messages);
        match self.tournament.decide(command.into(), fresh) {
            Ok(happened) => {
                for what in &happened {
                    let (line, from) = self.tournament.note(what.clone(), &self.wall, self.members.by());
                    self.out.keep(KeptChange::Note(line));
                    self.publish_notes(Some(from));
                    self.net.tell_notes_again(self.now);
                }
                self.tell_tables();
                self.feed(FeedNews::Round);
                Some(happened)
            }
            Err(refusal) => {
                self.say_refused(&refusal);
                None
            }
        }
    }

    /// Tells each table by the roster who is to play there.
    fn tell_tables(&mut self) {
        let Some(known) = self.members.roster().filter(|_| self.members.is_chief()) else {
            return;
        };
        let mut roster = known.clone();
        self.tournament.put_into(&mut roster);
        if roster != *known {
            self.change_roster(|own| *own = roster);
        }
    }

    /// Continues the round of the tables after a start: a desk that was killed may not have told them their pairings, and an older program
    /// began rounds without any.
    pub(super) fn resume_round(&mut self) {
        if !self.tournament.is_unread() {
            self.tell_tables();
        }
        let event = self.tournament.state();
        let empty = event.current_round().filter(|round| !event.has_games(*round));
        if let Some(round) = empty.filter(|_| !event.plays_off()) {
            let word = first_words(&self.out.messages, "hall-line-pair");
            let typed = format!("{word} {round}.1 1 2");
            let values = [("round", round.into()), ("typed", typed.as_str().into())];
            self.out.tell_of("round", "around-empty-round", &values);
        }
    }

    /// Carries out the command, and tells what happened.
    pub(super) fn act_on_tournament(&mut self, command: impl Into<TournamentCommand>) {
        let command = command.into();
        if let Some(table) = self.forfeits_begun_game(&command) {
            return self.out.tell_at("refused", "around-forfeit-begun", table, &[]);
        }
        if let Some(happened) = self.happen(command) {
            let lines = self.tournament.happened(&happened, &self.out.messages);
            self.out.say_lines(lines);
            for what in happened {
                if let Happened::ResultEntered { at, result, .. } = what {
                    self.end_at_table(at, result);
                } else if let Happened::ResultAnnulled { at, text, .. } = what {
                    self.annul_at_table(at, text);
                }
            }
        }
    }

    /// Takes in a report or a list of pairings, and tells what is missing in the report.
    pub(super) fn import(&mut self, trf: String) {
        let list = entries::read(&trf, &self.out.messages);
        if let Some(table) = list.filter(|_| !is_list(&trf) && !trf::is_report(&trf)) {
            return self.enter_all(table);
        }
        let report = trf::read(&trf);
        let before = self.tournament.state().entries();
        self.act_on_tournament(Happened::Imported { trf, by_points: None });
        let name = Some(report.name.as_str())
            .filter(|name| !name.is_empty())
            .unwrap_or("TRF");
        let messages = self.out.messages;
        if self.tournament.state().entries() > before && !report.players.is_empty() {
            self.out.say_lines(around::warnings(&messages, &report, name));
        } else {
            // A refusal may follow from the lines that are missing.
            self.out.say_lines(around::unread(&messages, &report, name));
        }
        if before == 0 && self.tournament.is_open() {
            let table = self.tournament.state().standings();
            self.out.say_lines(crosstable::notes(&messages, &table));
        }
    }

    pub(super) fn not_understood(&mut self, typed: &str) {
        self.out.tell_quoting("answer", "hall-not-understood", typed);
    }

    /// Names the round of a broadcast that the games of that round go into; none if the name is empty.
    #[cfg_attr(
        not(feature = "home"),
        expect(dead_code, reason = "a build for events has no words for it")
    )]
    pub(super) fn name_broadcast(&mut self, round: u32, id: String) {
        self.act_on_tournament(Happened::BroadcastNamed { round, id });
        self.outside.push_again(round, &self.tournament, &mut self.out);
    }

    /// Begins a play-off of these players, and tells its first steps.
    pub(super) fn begin_play_off(&mut self, players: Vec<u32>) {
        let before = self.tournament.state().play_offs().len();
        let (ranking, time) = (Vec::new(), String::new());
        let begun = Happened::PlayOffBegun { players, ranking, time };
        self.act_on_tournament(begun);
        let now = self.tournament.state().play_offs().len();
        if now > before {
            self.say_play_off(u32::try_from(now).unwrap_or_default());
        }
    }

    /// Takes back a play-off. It has begun once its first game is under way at a table.
    pub(super) fn cancel_play_off(&mut self, play_off: u32, text: String) {
        let is_of_it = |watched: &WatchedTable| watched.has_begun() && self.tournament.plays_in(watched, play_off);
        if self.tables.iter().any(is_of_it) {
            self.say_refused(&TournamentRefusal::PlayOffHasBegun(play_off));
        } else {
            self.act_on_tournament(Happened::PlayOffCancelled { play_off, text });
        }
    }

    /// The details as they are, or as they would be for a new tournament.
    fn details(&self) -> Details {
        if self.tournament.is_open() {
            self.tournament.state().details().clone()
        } else {
            details::fresh(&self.members, &self.out.messages)
        }
    }

    /// The change of the details.
    pub(super) fn with_details(&self, change: impl FnOnce(&mut Details)) -> Happened {
        let mut details = self.details();
        change(&mut details);
        Happened::DetailsChanged { details }
    }

    /// Changes that detail, or only tells it if the text is empty.
    pub(super) fn set_detail(&mut self, detail: Detail, text: &str) {
        let mut details = self.details();
        let is_asked = text.is_empty();
        let put = is_asked || detail.put(&mut details, text, &self.out.messages);
        let told = detail.told(&details, &self.out.messages);
        let messages = self.out.messages;
        let told = told.or_else(|| detail.unset().map(|id| messages.text(id, &[])));
        // A detail that is not set is told with the words that set it.
        let told = told.or_else(|| is_asked.then(|| around_lines::usage_of(detail, &messages))?);
        if !put || (is_asked && told.is_none()) {
            self.not_understood(text);
            return self
                .out
                .say_lines(around_lines::usage_of(detail, &messages).into_iter().collect());
        }
        // Other tie-breaks may give other places.
        let before = (!is_asked && detail == Detail::TieBreaks).then(|| self.tournament.state().standings());
        if is_asked || self.happen(Happened::DetailsChanged { details }).is_some() {
            let moved = before.and_then(|before| self.tournament.moved_ranks(&before, &messages));
            let skipped = detail.skipped(text, &self.out.messages);
            let of_forfeits = self
                .tournament
                .forfeit_points(&self.out.messages)
                .filter(|_| detail == Detail::Points);
            self.out.say_lines(
                told.into_iter()
                    .chain(of_forfeits)
                    .chain(skipped)
                    .chain(moved)
                    .collect(),
            );
        }
    }

    /// Lets the regulations exclude appeals, or not.
    pub(super) fn exclude_appeals(&mut self, no_appeals: bool) {
        let changed = self.with_details(|details| details.no_appeals = no_appeals);
        if self.happen(changed).is_some() {
            self.out.tell_of("event", details::appeals(no_appeals), &[]);
        }
    }

    /// Changes the name of the arbiter at this desk. A tournament whose chief arbiter has the old name, or none, gets
    /// the new one.
    pub(super) fn name_arbiter(&mut self, name: &str) {
        let (own, before) = (self.members.own().key.public(), self.members.by().to_owned());
        let renamed = self.change_roster(|roster| {
            if let Some(desk) = roster.desks.iter_mut().find(|desk| desk.key == own) {
                name.clone_into(&mut desk.name);
            }
        });
        if !renamed {
            return;
        }
        self.say_arbiter();
        let chief = &self.tournament.state().details().chief_arbiter;
        if self.tournament.is_open() && (chief.is_empty() || *chief == before) {
            self.set_detail(Detail::Chief, name);
        }
    }

    pub(super) fn begin_round(&mut self, round: u32) {
        // Games under way when the first round begins belong to it; games that are over belong to no round.
        let is_first = self.tournament.state().current_round().is_none();
        let is_not_of_it = |watched: &&WatchedTable| {
            let is_over = watched.game().is_some_and(|game| game.ending().is_some());
            is_over || (watched.has_begun() && !is_first)
        };
        let games = self.tables.iter().filter(is_not_of_it);
        let games = games.filter_map(WatchedTable::game_id).map(|game| game.to_string());
        let games = games.collect();
        let is_new = self.tournament.state().current_round() != Some(round);
        let [a, b, c, d, ..] = self.enrolment.draw();
        let lot = u32::from_be_bytes([a, b, c, d]);
        let begun = self.happen(TournamentCommand::BeginRound { round, games, lot });
        if begun.is_some() {
            // A start that waits for a table belongs to the round before.
            if is_new {
                self.start = RoundStart::default();
            }
            self.say_pairings(round);
            self.say_still_playing(None);
            self.tournament.forget_seen();
            self.look_at_all();
        }
    }

    pub(super) fn delay(&mut self, minutes: u32) {
        if self.change_roster(|roster| roster.delay_ms = u64::from(minutes) * 60_000) {
            self.feed(FeedNews::Round);
            self.say_delay();
        }
    }

    pub(super) fn say_delay(&mut self) {
        let minutes = ("minutes", (self.members.delay_ms() / 60_000).into());
        self.out.tell_of("answer", "around-delay", &[minutes]);
    }

    pub(super) fn say_arbiter(&mut self) {
        let by = self.members.by().to_owned();
        self.out
            .tell_of("answer", "around-by", &[("name", Value::quoting(&by))]);
    }

    /// Tells the faults of the pairings of that round.
    pub(super) fn check_pairings(&mut self, round: u32) {
        if !self.has_round(round) {
            return;
        }
        let faults = self.tournament.faults_of(round, &self.out.messages);
        if faults.is_empty() {
            self.out
                .tell_of("answer", "around-check-fine", &[("round", round.into())]);
        } else {
            self.out.say_lines(faults);
        }
    }

    /// Writes the pairings of that round as a page to hang up.
    pub(super) fn write_pairing_list(&mut self, round: u32) {
        if !self.has_round(round) {
            return;
        }
        if self.tournament.state().has_games(round) {
            let paper = reports::pairing_list(round, &self.source());
            self.out.push(DeskEffect::Write(vec![paper]));
        } else {
            self.out
                .tell_of("answer", "around-no-pairings", &[("round", round.into())]);
        }
    }

    #[cfg_attr(
        not(feature = "home"),
        expect(dead_code, reason = "a build for events has no words for it")
    )]
    pub(super) fn sign_in_to_broadcast(&mut self, token: String) {
        if !self.members.may_rule() {
            return self.out.tell_of("refused", "hall-only-looks", &[]);
        }
        let request = if token.is_empty() {
            broadcast::BroadcastRequest::SignOut
        } else {
            broadcast::BroadcastRequest::SignIn(LichessToken(token))
        };
        self.out.push(DeskEffect::Broadcast(request));
    }

    pub(super) fn write_reports(&mut self, form: TrfForm) {
        if self.has_tournament() {
            let papers = reports::papers(form, &self.source());
            self.out.push(DeskEffect::Write(papers));
        }
    }

    /// Updates the feed and the broadcast after something has happened here.
    pub(super) fn feed(&mut self, what: FeedNews) {
        let mut outside = std::mem::take(&mut self.outside);
        outside.follow(what, &self.source(), self.now);
        self.outside = outside;
    }

    /// Has the results corrected in the files of rounds before this start.
    pub(super) fn correct_past(&mut self) {
        let mut outside = std::mem::take(&mut self.outside);
        for effect in outside.correct_past(&self.source()) {
            self.out.push(effect);
        }
        self.outside = outside;
    }

    const fn source(&self) -> FeedSources<'_> {
        FeedSources {
            tournament: &self.tournament,
            tables: &self.tables,
            members: &self.members,
            messages: &self.out.messages,
        }
    }
}

/// News from the tables.
impl HallDesk {
    pub(super) fn look_at_all(&mut self) {
        for table in self.tables.numbers() {
            self.take_result(table);
            self.refresh(table);
        }
        self.feed(FeedNews::Round);
    }

    /// Handles news of that table.
    pub(super) fn look(&mut self, table: TableNumber) {
        self.take_result(table);
        self.feed(FeedNews::Table(table));
    }

    /// Takes the result of that table's game into the tournament. Only the chief's desk enters it; other desks get it
    /// from there.
    fn take_result(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else { return };
        let brought = self.tournament.look(watched, &self.out.messages);
        let Some(brought) = brought.filter(|_| self.members.is_chief() && !self.tournament.is_unread()) else {
            return;
        };
        let lines = match brought {
            Brought::Result(entered, play_off) => {
                let Some(happened) = self.happen(entered) else {
                    return;
                };
                let mut lines = self.tournament.happened(&happened, &self.out.messages);
                let next = play_off.map(|number| self.tournament.next_in_play_off(number, &self.out.messages));
                lines.extend(next.into_iter().flatten());
                lines
            }
            Brought::Signatures(signed) => {
                self.happen(signed);
                return;
            }
            // The entered result is on its way to the table.
            Brought::Differs(_) if self.is_ruled_as_entered(table) => return,
            Brought::Differs(line) => vec![line],
        };
        for line in lines {
            self.out.say_unasked("result", &[table], line, false);
        }
    }
}

/// Keeping.
impl HallDesk {
    /// Saves the game of a table whose computer has died, as far as this desk knows it. Opened on another computer, the
    /// game continues from there.
    pub(super) fn save_game(&mut self, table: TableNumber) {
        // A view-only desk knows too little of the game.
        if !self.members.may_rule() {
            return self.out.tell_at("refused", "hall-only-looks", table, &[]);
        }
        let told = self.tables.get(table).map_or(&[][..], WatchedTable::entries_to_save);
        let mut entries = page::founded(told);
        let Some(mut end) = entries.last().map(Chain::after) else {
            return self.out.tell_at("answer", "hall-no-game-there", table, &[]);
        };
        let name = format!("table-{table}-{}", entries.len());
        let key = self.members.keys().get(&table);
        let moved = GameRelocation {
            table: table.0,
            from: key.map(ToString::to_string).unwrap_or_default(),
            to: String::new(),
            by: self.members.own().by.clone(),
            event: self
                .members
                .tournament_key()
                .map(|key| key.to_string())
                .unwrap_or_default(),
            event_name: self.members.name().to_owned(),
        };
        let at = end.at;
        entries.push(end.link(&JournalEvent::Found(JournalFinding::Moved(moved)), at));
        let heartbeat = self.tables.get(table).and_then(WatchedTable::last_sign);
        // A sealed move is known to its table alone, and so is the PIN of a lock.
        for (is_sealed, id) in [(false, "hall-not-whole-locked"), (true, "hall-not-whole")] {
            if entries.iter().any(|entry| page::is_kept_back(entry, is_sealed)) {
                self.out.tell_at("answer", id, table, &[]);
            }
        }
        self.out.push(DeskEffect::SaveGame {
            name,
            entries,
            heartbeat,
        });
    }

    /// Takes back what a step has changed and the store would not keep, and what it sent after that.
    pub(super) fn not_kept(&mut self, dropped: Vec<DeskEffect>) {
        let mut is_told = true;
        for effect in dropped {
            if let DeskEffect::Keep(kept) = effect {
                is_told &= self.take_back(&kept);
            } else if let DeskEffect::Ask(NetRequest::Ask { id, .. }) = effect {
                // The question was not sent.
                self.answered(id, Err(NoAnswer::TooLate));
            } else if matches!(effect, DeskEffect::Replicate(_)) {
                self.out.push(effect);
            }
        }
        self.feed(FeedNews::Again);
        if !is_told {
            self.out.tell_of("store", "hall-not-kept", &[]);
        }
    }

    /// Takes back a change that could not be kept; true if it is tried again without being asked, and the arbiter has been told so before.
    fn take_back(&mut self, kept: &KeptChange) -> bool {
        let mut is_told = false;
        if let KeptChange::Ruling { count, table, .. } = kept {
            self.rulings.drop_unkept(*count);
            self.refresh(*table);
        }
        // The ruling is sent again, and its table answers as it did before.
        if let KeptChange::Answered { count, .. } = kept {
            is_told = self.rulings.unsettle(*count, self.now);
        }
        if let KeptChange::Withdrawn { count } = kept {
            self.rulings.unsettle(*count, self.now);
        }
        if matches!(kept, KeptChange::Roster(_)) && !self.members.is_chief() {
            // The roster is in force although it is unsaved: a removed arbiter may not rule.
            self.net.roster_again = Some(self.now.plus_millis(ROSTER_MS));
            is_told = std::mem::replace(&mut self.net.is_roster_owed, true);
        }
        // The chief's was told to nobody, and is not told later either: the next one has its number.
        if matches!(kept, KeptChange::Roster(_))
            && let Some(before) = self.members.take_before()
        {
            if let Some(table) = self.enrolment.drop_unkept(&mut self.out) {
                self.let_in.remove(&table);
            }
            self.take_roster(before);
            self.net.roster_again = None;
        }
        if let KeptChange::Note(line) = kept {
            self.tournament.drop_unkept(line);
            self.net.tell_notes_again(self.now);
        }
        is_told
    }
}
