//! The acts of the desk: learning about tables, ruling, changing the roster, and changing the tournament.

use super::around::details::Detail;
use super::around::lines::{BYES, EventLine, Place, SYSTEMS, entrant, meant};
use super::around::outside::{Fed, Source};
use super::around::{Around, Brought, details, reports};
use super::kept::Kept;
use super::need::{Cause, Causes};
use super::net::Question;
use super::pairing::{self, For};
use super::roll;
use super::rulings::Fate;
use super::start::{self, Start, Starts};
use super::watched::{Learned, News as OfTable, Watched};
use super::words::{self, Tell};
use super::{Desk, Effect, Waiting, verb};
use crate::event::{Details, EventCommand, EventRefusal, Happened};
use journal::chain::Chain;
use journal::entry::{Finding, JournalEvent, Move};
use link::identity::{PublicKey, Signed};
use link::page;
use link::roster::{DeskEntry, Power, RelayEntry, Roster};
use link::ruling::{Answer, Ruling};
use link::topic::{TableNumber, Topic};
use link::{Address, Credentials, Haste};
use locale::Value;
use notation::trf::Form;
use protocols::lichess::{Token, broadcast};

/// The tables.
impl Desk {
    pub(super) fn watch(&mut self, table: TableNumber) {
        if self.tables.watch(table, self.is_screen()) {
            self.refresh(table);
            self.out.show();
        }
    }

    /// Takes news of that table, and does what follows.
    pub(super) fn learn(&mut self, table: TableNumber, news: Learned) {
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
        // The roster told that table to set up the new game.
        let is_expected = !learned.tell.is_empty() && self.around.pairing_at(table).is_some();
        let tell = learned.tell.into_iter();
        for told in tell.filter(|told| !(is_expected && *told == OfTable::NewGame)) {
            let tell = Tell::of_table(table, told);
            self.out.tell("table", &[table], tell);
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
    fn ruled_elsewhere(&mut self, table: TableNumber, signed: &Signed) {
        let text = signed.verified().filter(|_| self.roll.rules(signed.by));
        match text.and_then(Ruling::read) {
            Some(ruling) if ruling.desk == self.roll.own_desk() => {}
            Some(ruling) if ruling.desk == signed.by.desk() && ruling.table == table => {
                self.rulings.hear(ruling.by, ruling.verb, table, self.now);
            }
            Some(_) | None => self.out.tell("forged", &[table], Tell::StrangeRuling(table)),
        }
    }

    /// Works out the needs of that table, its place in the list, and when it is looked at again.
    pub(super) fn refresh(&mut self, table: TableNumber) {
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
            self.feed(Fed::Table(table));
        }
    }
}

/// Rulings.
impl Desk {
    /// Handles a line typed for that table: a ruling.
    pub(super) fn at(&mut self, table: TableNumber, line: &str) {
        let Some(watched) = self.tables.get(table) else {
            self.out.tell("answer", &[table], Tell::NoTable(table));
            return;
        };
        if line.is_empty() {
            return self.open(table);
        }
        match verb::read(line, watched.game(), &self.out.messages) {
            Some(verbs) => self.rule_or_ask(table, verbs),
            None if verb::is_lock(line, &self.out.messages) => self.out.tell("refused", &[table], Tell::LockThere),
            None => self.out.tell("answer", &[table], Tell::NoRuling(line.to_owned())),
        }
    }

    pub(super) fn reads_as_ruling(&self, table: TableNumber, line: &str) -> bool {
        let game = self.tables.get(table).and_then(Watched::game);
        verb::read(line, game, &self.out.messages).is_some()
    }

    pub(super) fn rule_or_ask(&mut self, table: TableNumber, verbs: verb::Verbs) {
        if verbs.is_asked {
            self.ask_first(Waiting::Rule(table, verbs.verbs));
        } else {
            self.rule_all(table, &verbs.verbs);
        }
    }

    pub(super) fn rule_all(&mut self, table: TableNumber, verbs: &[String]) {
        let sent = verbs.iter().all(|verb| self.rule(table, verb));
        let is_there = self.tables.get(table).is_some_and(Watched::is_there);
        if sent && !is_there {
            self.out.tell("ruling", &[table], Tell::NotDelivered(table));
        }
    }

    /// Signs a ruling, keeps it, and sends it.
    fn rule(&mut self, table: TableNumber, verb: &str) -> bool {
        if !self.roll.may_rule() {
            self.out.tell("refused", &[table], Tell::OnlyLooks);
            return false;
        }
        let Some((game, basis)) = self.tables.get(table).and_then(Watched::basis) else {
            self.out.tell("refused", &[table], Tell::NoGame(table));
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

    pub(super) fn send_next(&mut self, table: TableNumber) {
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

    pub(super) fn ruling_answered(&mut self, table: TableNumber, count: u64, answer: Answer) {
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
            None => self.out.tell("ruling", &[table], Tell::Done { table, verb }),
            Some(why) => self.out.tell("refused", &[table], Tell::Refused { table, verb, why }),
        }
        self.send_next(table);
    }

    pub(super) fn withdraw(&mut self, table: TableNumber) {
        let Some(sent) = self.rulings.first_waiting(table) else {
            self.out.tell("answer", &[table], Tell::NothingWaits(table));
            return;
        };
        let (count, verb) = (sent.count, sent.verb.clone());
        self.out.keep(Kept::Withdrawn { count });
        self.rulings.settle(count, Fate::Withdrawn, self.now);
        self.out.tell("answer", &[table], Tell::Withdrawn { table, verb });
        self.refresh(table);
    }
}

/// The start of a round.
impl Desk {
    pub(super) fn starts(&self) -> Starts {
        Starts::of(&self.tables, &self.around)
    }

    /// True if that table is to be started and is not.
    fn awaits_start(&self, table: TableNumber) -> bool {
        start::awaits_start(self.tables.get(table), &self.around)
    }

    pub(super) fn ask_to_start(&mut self) {
        let starts = self.starts();
        if starts.waits.is_empty() && starts.not_yet.is_empty() {
            self.out.tell("answer", &[], Tell::Round(0, starts.untimed));
        } else {
            self.ask_first(Waiting::Round(starts));
        }
    }

    /// Starts all tables that the question named; a table whose game is not known yet is started when it is. If others
    /// wait by now, the arbiter is asked anew.
    pub(super) fn start_round(&mut self, asked: &Starts) {
        let starts = self.starts();
        if !starts.is_as_asked(asked) {
            return self.ask_to_start();
        }
        let Starts {
            waits,
            not_yet,
            untimed,
            ..
        } = starts;
        self.start = Start::of(&waits, not_yet, self.now);
        let many = waits.len();
        for table in waits {
            if !self.rule(table, words::START) {
                break;
            }
        }
        self.out.tell("round", &[], Tell::Round(many, untimed));
    }

    /// Starts the game of that table if the round was started before the game was known.
    fn start_owed(&mut self, table: TableNumber) {
        let watched = self.tables.get(table);
        let is_there = watched.is_some_and(|watched| self.around.is_to_start(watched) == Some(true));
        if !(self.start.is_owed(table) && is_there) {
            return;
        }
        self.start.settle(table);
        if self.awaits_start(table) {
            self.rule(table, words::START);
        }
    }
}

/// The roster.
impl Desk {
    pub(super) fn take_roster(&mut self, signed: Signed) -> bool {
        let Some(changed) = self.roll.take(signed) else {
            return false;
        };
        // The tables seen with the desk's other power are forgotten, and those that it may see now are asked for.
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

    pub(super) fn sign_roster(&mut self, signed: Signed) {
        self.out.keep(Kept::Roster(signed.clone()));
        self.take_roster(signed);
        self.publish_roster();
    }

    /// Changes the roster; true if this desk may.
    pub(super) fn change_roster(&mut self, change: impl FnOnce(&mut Roster)) -> bool {
        let Some(signed) = self.roll.changed(change) else {
            self.out.tell("refused", &[], Tell::OnlyTheChief);
            return false;
        };
        self.sign_roster(signed);
        true
    }

    /// Gives a code to that newcomer; only the chief lets anybody in.
    pub(super) fn let_in(&mut self, whom: For) {
        if self.is_for_the_chief() {
            self.pairing.code_for(whom, &self.roll, self.now, &mut self.out);
        }
    }

    pub(super) fn code_for_desk(&mut self, power: &str, name: &str) {
        match pairing::power(power, &self.out.messages) {
            Some(power) => self.let_in(For::Desk(name.to_owned(), power)),
            None => self.out.tell("refused", &[], Tell::NoPower(power.to_owned())),
        }
    }

    pub(super) fn file_for_table(&mut self, table: TableNumber) {
        if self.is_for_the_chief() {
            let at = self.net.addresses.clone();
            self.pairing.file_for(table, at, &self.roll, self.now, &mut self.out);
        }
    }

    /// Lets in the newcomer for whom the certificate was made.
    pub(super) fn made(&mut self, slot: u32, credentials: Option<Credentials>) {
        let Some(admitted) = self.pairing.made(slot, credentials, &mut self.out) else {
            return;
        };
        let (key, reached_at) = (admitted.newcomer.key, admitted.newcomer.reached_at.clone());
        match &admitted.whom {
            For::Table(table) => self.seat_table(*table, key),
            For::Desk(name, power) => self.seat_desk(DeskEntry {
                key,
                name: name.clone(),
                power: *power,
                reached_at: if power.may_rule() { reached_at } else { Vec::new() },
            }),
            For::Relay => self.seat_relay(key, reached_at),
        }
        let connect = self.net.addresses.clone();
        self.pairing.welcome(admitted, connect, &self.roll, &mut self.out);
    }

    pub(super) fn seat_table(&mut self, number: TableNumber, key: PublicKey) {
        let pairing = self.around.pairing_at(number);
        self.change_roster(|roster| roll::put_table(roster, number, key, pairing));
        self.forged.remove(&number);
    }

    pub(super) fn seat_desk(&mut self, entry: DeskEntry) {
        self.change_roster(|roster| roll::put_desk(roster, entry));
    }

    pub(super) fn seat_relay(&mut self, key: PublicKey, reached_at: Vec<Address>) {
        self.change_roster(|roster| roll::put_relay(roster, key, reached_at));
    }

    pub(super) fn ask_to_remove_desk(&mut self, name: &str) {
        if !self.is_for_the_chief() {
            return;
        }
        let name = name.trim();
        let named = self
            .roll
            .desks()
            .filter(|desk| desk.power != Power::Chief)
            .find(|desk| desk.name.to_lowercase() == name.to_lowercase());
        match named.map(|desk| desk.key) {
            Some(key) => self.ask_first(Waiting::RemoveDesk(key)),
            None => self.out.tell("answer", &[], Tell::NoDesk(name.to_owned())),
        }
    }

    /// Takes a desk out of the roster: tables refuse its signatures from now on. Its link stays, because certificates
    /// are not taken back.
    pub(super) fn remove_desk(&mut self, key: PublicKey) {
        let name = self.roll.name_of(key.desk());
        if self.change_roster(|roster| roster.desks.retain(|desk| desk.key != key)) {
            self.out.tell("answer", &[], Tell::RemovedDesk(name));
        }
    }

    pub(super) fn ask_to_remove_relay(&mut self, number: u32) {
        if !self.is_for_the_chief() {
            return;
        }
        let relay = self.roll.relays().find(|relay| relay.number == number).cloned();
        match relay {
            Some(relay) => self.ask_first(Waiting::RemoveRelay(relay)),
            None => self.out.tell("answer", &[], Tell::NoRelay(number)),
        }
    }

    /// Takes a relay out of the roster: its signatures are invalid from now on. It can still carry and read, because
    /// certificates are not taken back.
    pub(super) fn remove_relay(&mut self, relay: &RelayEntry) {
        if self.change_roster(|roster| roster.relays.retain(|other| other.key != relay.key)) {
            self.out.tell("answer", &[], Tell::RemovedRelay(relay.number));
        }
    }
}

/// The acts of the tournament.
impl Desk {
    /// Carries out the command, and keeps and returns what happened; a refusal is told.
    fn happen(&mut self, command: EventCommand) -> Option<Vec<Happened>> {
        if self.around.is_unread() {
            self.say_unread();
            return None;
        }
        if !self.is_kept_here() {
            return None;
        }
        let fresh = details::fresh(&self.roll, &self.out.messages);
        match self.around.decide(command, fresh) {
            Ok(happened) => {
                for what in &happened {
                    let (line, from) = self.around.note(what.clone(), &self.wall, self.roll.by());
                    self.out.keep(Kept::Note(line));
                    self.publish_notes(Some(from));
                    self.net.tell_notes_again(self.now);
                }
                self.tell_tables();
                self.feed(Fed::Round);
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
        let Some(known) = self.roll.roster().filter(|_| self.roll.is_chief()) else {
            return;
        };
        let mut roster = known.clone();
        self.around.put_into(&mut roster);
        if roster != *known {
            self.change_roster(|own| *own = roster);
        }
    }

    /// Carries out the command, and tells what happened.
    pub(super) fn act_around(&mut self, command: EventCommand) {
        if let Some(happened) = self.happen(command) {
            let lines = self.around.happened(&happened, &self.out.messages);
            self.out.say_lines(lines);
        }
    }

    /// Handles a line about the event.
    pub(super) fn around_line(&mut self, line: EventLine) {
        let current = self.around.round();
        let at = |place: Place| (place.round.unwrap_or(current), place.board);
        match line {
            EventLine::About => {
                if self.read_out(Around::about) {
                    self.say_event();
                }
            }
            EventLine::Players => self.say_players(),
            EventLine::Pairings(round) => {
                self.read_out(|around, messages| around.pairings(round.unwrap_or(current), messages));
            }
            EventLine::Standings => {
                self.read_out(Around::standings);
            }
            EventLine::Detail(detail, text) => self.set_detail(detail, &text),
            EventLine::Appeals(excluded) => self.exclude_appeals(excluded),
            EventLine::MyName(name) => self.name_arbiter(&name),
            EventLine::Import(file) => self.out.push(Effect::Read(file)),
            EventLine::Report(form) => self.write_reports(form),
            EventLine::Delay(minutes) => self.delay(minutes),
            EventLine::SingleFiles(is_on) => self.act_around(EventCommand::SetSingleFiles(is_on)),
            EventLine::Chess960(is_on) => self.act_around(EventCommand::SetChess960(is_on)),
            EventLine::Position(round, position) => {
                // The position of a round that has begun is fixed: the next round is meant.
                let next = self.around.event().current_round().map_or(1, |begun| begun + 1);
                let round = round.unwrap_or(next);
                self.act_around(EventCommand::NameStart { round, position });
            }
            EventLine::Round(round) => self.begin_round(round),
            EventLine::Broadcast(round, id) => {
                let round = round.unwrap_or(current);
                self.act_around(EventCommand::NameBroadcast { round, id });
                self.outside.push_again(round, &self.around, &mut self.out);
            }
            EventLine::BroadcastToken(token) => self.sign_in_to_broadcast(token),
            EventLine::Enter(text) => match entrant(&text, self.around.event(), &self.out.messages) {
                Some(player) => self.act_around(EventCommand::Enter(player)),
                None => self.out.tell("answer", &[], Tell::NotUnderstood(text)),
            },
            EventLine::PairAll => self.act_around(EventCommand::PairAll),
            EventLine::Pair(place, players) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::Pair { round, board, players });
            }
            EventLine::Unpair(place) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::Unpair { round, board });
            }
            EventLine::Bye(round, player, worth) => match meant(&BYES, &worth, &self.out.messages) {
                Some(bye) => self.act_around(EventCommand::GiveBye { round, player, bye }),
                None => self.out.tell("answer", &[], Tell::NotUnderstood(worth)),
            },
            EventLine::Seat(place, table) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::SetTable { round, board, table });
            }
            EventLine::Result(place, result, article) => {
                let ((round, board), signed) = (at(place), None);
                self.act_around(EventCommand::EnterResult {
                    round,
                    board,
                    result,
                    signed,
                    article,
                });
            }
            EventLine::Cancel(place, why) => {
                let (round, board) = at(place);
                self.act_around(EventCommand::Annul { round, board, why });
            }
            EventLine::Incident(place, text, article) => {
                let (round, board) = place.map(at).unzip();
                self.act_around(EventCommand::Report {
                    round: round.unwrap_or(current),
                    board,
                    article,
                    text,
                });
            }
            EventLine::Committee(names) => self.act_around(EventCommand::FormCommittee(names)),
            EventLine::Appeal(player, text, article) => self.act_around(EventCommand::Appeal {
                player,
                round: current,
                board: self.around.event().board_of_player(current, player),
                article,
                text,
            }),
            EventLine::Decide(appeal, upheld, text) => {
                self.act_around(EventCommand::DecideAppeal { appeal, upheld, text });
            }
            EventLine::Out(player, why) => {
                // The player's game in the round of the tables is played to its end.
                let begun = self.around.event().current_round();
                let round = begun.map_or(1, |begun| begun + 1);
                self.act_around(EventCommand::Withdraw { player, round, why });
            }
            EventLine::Back(player) => self.act_around(EventCommand::Return(player)),
            EventLine::PlayOff(players) => {
                let before = self.around.event().play_offs().len();
                self.act_around(EventCommand::BeginPlayOff { players });
                let now = self.around.event().play_offs().len();
                if now > before {
                    self.say_play_off(u32::try_from(now).unwrap_or_default());
                }
            }
            EventLine::CancelPlayOff(play_off, why) => {
                // A play-off has begun once its first game is under way at a table.
                let is_of_it = |watched: &Watched| watched.has_begun() && self.around.plays_in(watched, play_off);
                if self.tables.iter().any(is_of_it) {
                    self.say_refused(&EventRefusal::PlayOffHasBegun(play_off));
                } else {
                    self.act_around(EventCommand::CancelPlayOff { play_off, why });
                }
            }
            EventLine::PlayOffResult(play_off, players, result) => {
                self.act_around(EventCommand::EnterPlayOffResult {
                    play_off,
                    players,
                    result,
                });
                self.say_play_off(play_off);
            }
            EventLine::PlayOffWhite(play_off, white) => {
                self.act_around(EventCommand::DrawColours { play_off, white });
                self.say_play_off(play_off);
            }
            EventLine::Rounds(rounds) => self.act_around(EventCommand::Change(Details {
                rounds,
                ..self.details()
            })),
            EventLine::System(text) => match meant(&SYSTEMS, &text, &self.out.messages) {
                Some(system) => self.act_around(EventCommand::Change(Details {
                    system,
                    ..self.details()
                })),
                None => self.out.tell("answer", &[], Tell::NotUnderstood(text)),
            },
        }
    }

    /// The details as they are, or as they would be for a new event.
    fn details(&self) -> Details {
        if self.around.is_open() {
            self.around.event().details().clone()
        } else {
            details::fresh(&self.roll, &self.out.messages)
        }
    }

    /// Changes that detail.
    fn set_detail(&mut self, detail: Detail, text: &str) {
        let mut details = self.details();
        if !detail.put(&mut details, text) {
            self.out.tell("answer", &[], Tell::NotUnderstood(text.to_owned()));
        } else if self.happen(EventCommand::Change(details)).is_some() {
            let told = detail.told(self.around.event().details(), &self.out.messages);
            self.out.say_lines(told.into_iter().collect());
        }
    }

    /// Lets the regulations exclude appeals, or not.
    fn exclude_appeals(&mut self, no_appeals: bool) {
        let details = Details {
            no_appeals,
            ..self.details()
        };
        if self.happen(EventCommand::Change(details)).is_some() {
            self.out.tell_of("event", details::appeals(no_appeals), &[]);
        }
    }

    /// Changes the name of the arbiter at this desk. An event whose chief arbiter has the old name, or none, gets the
    /// new one.
    fn name_arbiter(&mut self, name: &str) {
        let (own, before) = (self.roll.own().key.public(), self.roll.by().to_owned());
        let renamed = self.change_roster(|roster| {
            if let Some(desk) = roster.desks.iter_mut().find(|desk| desk.key == own) {
                name.clone_into(&mut desk.name);
            }
        });
        if !renamed {
            return;
        }
        self.out
            .tell_of("answer", "around-by", &[("name", Value::quoting(name))]);
        let chief = &self.around.event().details().chief_arbiter;
        if self.around.is_open() && (chief.is_empty() || *chief == before) {
            self.set_detail(Detail::Chief, name);
        }
    }

    fn begin_round(&mut self, round: u32) {
        // Games under way when the first round begins belong to it; games that are over belong to no round.
        let is_first = self.around.event().current_round().is_none();
        let is_not_of_it = |watched: &&Watched| {
            let is_over = watched.game().is_some_and(|game| game.ending().is_some());
            is_over || (watched.has_begun() && !is_first)
        };
        let games = self.tables.iter().filter(is_not_of_it);
        let games = games.filter_map(Watched::game_id).map(|game| game.to_string());
        let games = games.collect();
        let is_new = self.around.event().current_round() != Some(round);
        let [a, b, c, d, ..] = self.pairing.draw();
        let lot = u32::from_be_bytes([a, b, c, d]);
        if self.happen(EventCommand::BeginRound { round, games, lot }).is_some() {
            // A start that waits for a table belongs to the round before.
            if is_new {
                self.start = Start::default();
            }
            self.read_out(|around, messages| around.pairings(round, messages));
            self.around.forget_seen();
            self.look_at_all();
        }
    }

    fn delay(&mut self, minutes: u32) {
        if self.change_roster(|roster| roster.delay_ms = u64::from(minutes) * 60_000) {
            self.feed(Fed::Round);
            self.out
                .tell_of("answer", "around-delay", &[("minutes", minutes.into())]);
        }
    }

    fn sign_in_to_broadcast(&mut self, token: String) {
        if !self.roll.may_rule() {
            return self.out.tell("refused", &[], Tell::OnlyLooks);
        }
        let request = if token.is_empty() {
            broadcast::Request::SignOut
        } else {
            broadcast::Request::SignIn(Token(token))
        };
        self.out.push(Effect::Broadcast(request));
    }

    fn write_reports(&mut self, form: Form) {
        if self.has_event() {
            let papers = reports::papers(form, &self.source());
            self.out.push(Effect::Write(papers));
        }
    }

    /// Updates the feed and the broadcast after something has happened here.
    pub(super) fn feed(&mut self, what: Fed) {
        let mut outside = std::mem::take(&mut self.outside);
        outside.follow(what, &self.source(), self.now);
        self.outside = outside;
    }

    const fn source(&self) -> Source<'_> {
        Source {
            around: &self.around,
            tables: &self.tables,
            roll: &self.roll,
            messages: &self.out.messages,
        }
    }
}

/// News from the tables.
impl Desk {
    pub(super) fn look_at_all(&mut self) {
        for table in self.tables.numbers() {
            self.take_result(table);
            self.refresh(table);
        }
        self.feed(Fed::Round);
    }

    /// Handles news of that table.
    pub(super) fn look(&mut self, table: TableNumber) {
        self.take_result(table);
        self.feed(Fed::Table(table));
    }

    /// Takes the result of that table's game into the event. Only the chief's desk enters it; other desks get it from
    /// there.
    fn take_result(&mut self, table: TableNumber) {
        let Some(watched) = self.tables.get(table) else { return };
        let brought = self.around.look(watched, &self.out.messages);
        let Some(brought) = brought.filter(|_| self.roll.is_chief() && !self.around.is_unread()) else {
            return;
        };
        let lines = match brought {
            Brought::Result(command, play_off) => {
                let Some(happened) = self.happen(command) else { return };
                let mut lines = self.around.happened(&happened, &self.out.messages);
                let next = play_off.map(|number| self.around.next_in_play_off(number, &self.out.messages));
                lines.extend(next.into_iter().flatten());
                lines
            }
            Brought::Signatures(command) => {
                self.happen(command);
                return;
            }
            Brought::Differs(line) => vec![line],
        };
        for line in lines {
            self.out.say_unasked("result", &[table], line, false);
        }
    }
}

/// Keeping.
impl Desk {
    /// Saves the game of a table whose computer has died, as far as this desk knows it. Opened on another computer, the
    /// game continues from there.
    pub(super) fn save_game(&mut self, table: TableNumber) {
        // A desk that only looks knows too little of the game.
        if !self.roll.may_rule() {
            return self.out.tell("refused", &[table], Tell::OnlyLooks);
        }
        let mut entries = page::founded(self.entries(table));
        let Some(mut end) = entries.last().map(Chain::after) else {
            return self.out.tell("answer", &[table], Tell::NoGame(table));
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
            event: self.roll.event_key().map(|key| key.to_string()).unwrap_or_default(),
            event_name: self.roll.name().to_owned(),
        };
        let at = end.at;
        entries.push(end.link(&JournalEvent::Found(Finding::Moved(moved)), at));
        let heartbeat = self.tables.get(table).and_then(Watched::last_sign);
        // A sealed move is known to its table alone, and so is the PIN of a lock.
        for is_sealed in [false, true] {
            if entries.iter().any(|entry| page::is_kept_back(entry, is_sealed)) {
                self.out.tell("answer", &[table], Tell::NotWhole { table, is_sealed });
            }
        }
        self.out.push(Effect::SaveGame {
            name,
            entries,
            heartbeat,
        });
    }

    pub(super) fn not_kept(&mut self, kept: &Kept) {
        if let Kept::Ruling { count, table, .. } = kept {
            self.rulings.drop_unkept(*count);
            self.refresh(*table);
        }
        if let Kept::Note(line) = kept {
            self.around.drop_unkept(line);
            self.net.tell_notes_again(self.now);
        }
        self.feed(Fed::Again);
        self.out.tell("store", &[], Tell::NotKept);
    }
}
