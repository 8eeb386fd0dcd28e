//! A computer with a table: the process, its journal and its clock, driven as the program's own thread drives them
//! (`app::runner`), and told to the auditor.

use std::collections::{BTreeSet, VecDeque};

use adapters::journal_writer::JournalWriter;
use adapters::ports::store::StoreFailure;
use controls::intent::Intent;
use journal::chain::{self, Chain, StoredEntry};
use journal::entry::{Entry, GameSetup, Heartbeat, JournalEvent};
use journal::record;
use laws::moment::Moment;
use laws::people::Person;
use link::host::HostRequest;
use link::membership::Membership;
use link::sealed::SharedSecret;
use link::seat::{HostEnd, IncomingQuestion, LineEnd, SeatStep, Wish};
use link::{NetNews, NetRequest};
use locale::Locale;
use settings::Setting;
use sha2::{Digest as _, Sha256};
use shakmaty::Color;
use speech::utterance::Channel;
use table::Table;
use table::effect::Effect;
use table::elsewhere::{self, Before};
use table::hall as tournament;
use table::input::Input;
use table::lock::Permit;
use table::script::header::Header;

use crate::auditor::seats::SeatAuditor;
use crate::auditor::{Acknowledged, Auditor, Fault, Reading, Row};
use crate::disk::{Disk, Health};
use crate::guest::{PLAYER, SIDE};

/// The interval between notes of the running clock, in milliseconds.
const HEARTBEAT_MS: u64 = 1_000;
/// The interval between attempts at a failing store, in milliseconds.
const TRY_AGAIN_MS: u64 = 2_000;
/// The most private words of the last steps that are looked for in what leaves the computer.
const MOST_WORDS: usize = 24;
/// The shortest words that are looked for, in bytes: shorter ones stand in others by chance.
const LEAST_WORDS: usize = 16;

/// Figures of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Simulated time, in milliseconds.
    pub simulated_ms: u64,
    /// Inputs of tables.
    pub steps: u64,
    /// Entries stored.
    pub entries: u64,
    /// Restarts of processes.
    pub restarts: u64,
    /// Stories told.
    pub stories: u64,
    /// Completed moves that the auditor confirmed.
    pub moves: u64,
    /// Readings of clocks that the auditor confirmed.
    pub readings: u64,
    /// Steps told to seats elsewhere.
    pub seat_steps: u64,
    /// Wishes carried out for seats elsewhere.
    pub wishes: u64,
    /// Entries in desks' copies.
    pub copied: u64,
    /// Rulings from desks whose answers agree with the tables.
    pub rulings: u64,
}

impl Figures {
    /// Adds those figures.
    pub const fn add(&mut self, more: &Self) {
        let Self {
            simulated_ms,
            steps,
            entries,
            restarts,
            stories,
            moves,
            readings,
            seat_steps,
            wishes,
            copied,
            rulings,
        } = *more;
        self.simulated_ms += simulated_ms;
        self.steps += steps;
        self.entries += entries;
        self.restarts += restarts;
        self.stories += stories;
        self.moves += moves;
        self.readings += readings;
        self.seat_steps += seat_steps;
        self.wishes += wishes;
        self.copied += copied;
        self.rulings += rulings;
    }
}

/// A story whose end was reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The hash over everything that was stored and said.
    pub trace: [u8; 32],
    /// The figures.
    pub figures: Figures,
    /// The lines of moves, for a second judge.
    pub games: Vec<String>,
}

/// The host's end of the way to a seat elsewhere, and the messages that it still has to tell.
struct FarSeat {
    end: HostEnd,
    told: Vec<Vec<u8>>,
    /// Words of the last steps, which nobody on the way may read.
    words: BTreeSet<String>,
}

/// A message of a computer to the net.
#[derive(Clone, Debug, PartialEq)]
pub enum Sent {
    /// A request.
    Request(NetRequest),
    /// The process has ended, and another has begun: its place in the net is a new one.
    NewProcess,
}

/// A computer with a table.
pub struct Computer {
    opening: GameSetup,
    locale: Locale,
    seed: u64,
    hints: bool,
    /// The process that runs; the disk stays when it ends.
    table: Table,
    journal: JournalWriter,
    disk: Disk,
    rows: Vec<Row>,
    /// The journals of the games that were here before, or at the computer that this one replaces.
    past: Vec<Vec<Row>>,
    /// The game that takes the place of this one at the end of the step.
    follows: Option<(GameSetup, Permit)>,
    /// The lines of moves of games that were here before.
    games: Vec<String>,
    now: Moment,
    beat: Moment,
    store_failed: Option<Moment>,
    /// The moment since which the store takes heartbeats; none while it fails.
    healthy_since: Option<Moment>,
    /// The moment at which the process was suspended, until it has told the table so.
    stands_since: Option<Moment>,
    /// Entries that people were told of while they were not saved.
    owed: Vec<Acknowledged>,
    auditor: Auditor,
    reading: Option<Reading>,
    /// The host's end of a seat elsewhere, and the judge of both ends.
    far: Option<FarSeat>,
    seats: SeatAuditor,
    /// True if a person wants Black to be played elsewhere.
    wants_guest: bool,
    /// The place in a tournament that this computer keeps.
    place: Option<Box<Membership>>,
    sent: Vec<Sent>,
    /// Private words of the last steps that stand in no entry: they leave the computer nowhere.
    private: VecDeque<String>,
    /// The result of the last typed line.
    became: Option<LineEnd>,
    /// Everything that was stored and said, for comparing runs.
    trace: Sha256,
    figures: Figures,
}

impl Computer {
    /// A table with that header, in its first process.
    ///
    /// # Errors
    /// A promise is broken at once.
    pub fn new(header: &Header, locale: Locale, seed: u64) -> Result<Self, Fault> {
        let opening = GameSetup::of(header.people.clone(), header.regulations.clone());
        let mut computer = Self::with(opening, locale, seed, header.hints);
        computer.set_up();
        computer.step(Input::Time)?;
        Ok(computer)
    }

    fn with(opening: GameSetup, locale: Locale, seed: u64, hints: bool) -> Self {
        let disk = Disk::default();
        Self {
            table: Table::new(opening.clone(), locale),
            opening,
            locale,
            seed,
            hints,
            journal: JournalWriter::new(Box::new(disk.clone()), Chain::default()),
            disk,
            rows: Vec::new(),
            past: Vec::new(),
            follows: None,
            games: Vec::new(),
            now: Moment::START,
            beat: Moment::START,
            store_failed: None,
            healthy_since: Some(Moment::START),
            stands_since: None,
            owed: Vec::new(),
            auditor: Auditor::default(),
            reading: None,
            far: None,
            seats: SeatAuditor::default(),
            wants_guest: false,
            place: None,
            sent: Vec::new(),
            private: VecDeque::new(),
            became: None,
            trace: Sha256::new(),
            figures: Figures::default(),
        }
    }

    /// A spare computer that continues the game of `old`, with the entries that a desk has saved.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn spare(old: &Self, entries: &[StoredEntry], heartbeat: Option<Heartbeat>) -> Result<Self, Fault> {
        let mut spare = Self::with(old.opening.clone(), old.locale, old.seed.wrapping_add(1_000), old.hints);
        spare.past = [&old.past[..], std::slice::from_ref(&old.rows)].concat();
        (spare.figures, spare.trace, spare.games) = (old.figures, old.trace.clone(), old.games.clone());
        spare.disk.holds(entries.to_vec(), heartbeat);
        spare.restart()?;
        Ok(spare)
    }

    /// Sets up the game that follows on this one, in a journal of its own.
    fn begins(&mut self, opening: GameSetup, permit: Permit) -> Result<(), Fault> {
        let before = std::mem::take(&mut self.auditor);
        self.auditor = before.of_next_game();
        self.ends_journal(before);
        self.past.push(std::mem::take(&mut self.rows));
        let disk = Disk::default();
        disk.set_health(self.disk.health());
        self.disk = disk;
        self.journal = JournalWriter::new(Box::new(self.disk.clone()), Chain::default());
        self.table = Table::new(opening.clone(), self.locale);
        self.table.takes_the_place(permit);
        self.opening = opening;
        self.set_up();
        (self.now, self.beat) = (self.table.last(), self.table.last());
        (self.store_failed, self.far, self.reading) = (None, None, None);
        self.healthy_since = self.healthy_since.map(|_| self.now);
        self.owed.clear();
        self.private.clear();
        self.sent.push(Sent::NewProcess);
        self.step(Input::Time)?;
        let place = self.place.clone();
        place.map_or(Ok(()), |place| self.step(Input::Member(place)))
    }

    /// Sums up what the judge of a journal has confirmed in it.
    fn ends_journal(&mut self, auditor: Auditor) {
        self.figures.moves += auditor.judged_moves();
        self.figures.readings += auditor.judged_readings();
        self.games.extend(auditor.games());
    }

    /// The journals of this computer's games, and of the computer that it replaces, the present one first.
    pub fn journals(&self) -> Vec<&[Row]> {
        let past = self.past.iter().rev().map(Vec::as_slice);
        std::iter::once(self.rows.as_slice()).chain(past).collect()
    }

    /// The number of the journal, counted from 0.
    pub const fn journal_number(&self) -> usize {
        self.past.len()
    }

    /// Gives the table of a new process its random seed and its settings.
    fn set_up(&mut self) {
        let seed = self.seed.wrapping_add(self.figures.restarts).to_be_bytes();
        self.table.set_seed(std::array::from_fn(|at| seed[at % 8]));
        for person in Person::ALL {
            self.table
                .put(person, Setting::Hints, if self.hints { "on" } else { "off" });
        }
    }

    /// The table as it is now.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Sets the state of the store from now on.
    pub fn set_health(&mut self, health: Health) {
        self.disk.set_health(health);
        self.healthy_since = match health {
            Health::Works => self.healthy_since.or(Some(self.now)),
            // During a slow write no heartbeat is noted either.
            Health::Slow(_) | Health::Full | Health::Fails => None,
        };
    }

    /// The store.
    pub const fn disk(&self) -> &Disk {
        &self.disk
    }

    /// Carries out one input as the program's thread does.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn step(&mut self, input: Input) -> Result<(), Fault> {
        self.figures.steps += 1;
        let actor = input.actor();
        let before = elsewhere::before(&self.table, PLAYER);
        let effects = self.table.step(input, self.now);
        let failure = self.write(&effects);
        self.now = self.now.plus_millis(self.disk.take_spent());
        if self.disk.take_dead() {
            return self.restart();
        }
        let mut all = effects;
        if let Some(failure) = failure {
            self.store_failed = Some(self.now);
            let told = self.table.step(Input::StoreFailed(format!("{failure:?}")), self.now);
            self.write(&told);
            all.extend(told);
        }
        self.publish();
        self.tell_seat(&all, &before)?;
        self.became = actor.and_then(|by| self.table.seat(by)).map(|seat| {
            if all.iter().any(|effect| matches!(effect, Effect::Refuse { .. })) {
                LineEnd::Refused
            } else if seat.waiting.unconfirmed.is_some() || seat.waiting.meant.is_some() {
                LineEnd::Waits
            } else {
                LineEnd::Taken
            }
        });
        self.carry_out(&all, actor.map(|by| by.to_string()).as_deref())?;
        for effect in &all {
            if let Effect::Append(entries) = effect {
                self.owed.extend(entries.iter().map(acknowledged));
            }
        }
        if !self.journal.fails() {
            for entry in std::mem::take(&mut self.owed) {
                self.auditor.hears_of(entry);
            }
        }
        self.audit()?;
        if let Some((opening, permit)) = self.follows.take() {
            return self.begins(opening, permit);
        }
        if all.iter().any(|effect| matches!(effect, Effect::TryMembership)) {
            self.step(Input::CanKeepMembership(true))?;
        }
        Ok(())
    }

    /// Tells the desks the entries that are stored, and the progress of the table.
    fn publish(&mut self) {
        let mut written = self.journal.take_written();
        if tournament::lacks_journal(&self.table) {
            written.clear();
            let entries = self.journal.whole(self.table.entries());
            tournament::take_journal(&mut self.table, entries);
        }
        let told = tournament::publish(&mut self.table, written, self.now);
        self.sent.extend(told.into_iter().map(Sent::Request));
    }

    /// Takes news of the net.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn hears(&mut self, news: NetNews) -> Result<(), Fault> {
        self.step(Input::Link(news))
    }

    /// Takes the messages to the net since the last call.
    pub fn take_sent(&mut self) -> Vec<Sent> {
        std::mem::take(&mut self.sent)
    }

    /// The private words of the last steps that may leave the computer nowhere.
    pub const fn private(&self) -> &VecDeque<String> {
        &self.private
    }

    /// The place in a tournament that this computer keeps.
    pub fn place(&self) -> Option<&Membership> {
        self.place.as_deref()
    }

    /// True if the arbiter is asked a question, as before the game of another round.
    pub fn waits_for_game(&self) -> bool {
        let seat = self.table.seat(Person::Arbiter);
        seat.is_some_and(|seat| seat.waiting.question.is_some())
    }

    /// The journal as it is stored.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// True if all entries are stored.
    pub fn is_saved(&self) -> bool {
        !self.journal.fails()
    }

    /// The figures so far.
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    fn write(&mut self, effects: &[Effect]) -> Option<StoreFailure> {
        let mut failure = None;
        for effect in effects {
            if let Effect::Append(entries) = effect {
                failure = self.journal.append(entries).or(failure);
            }
        }
        failure
    }

    fn carry_out(&mut self, effects: &[Effect], by: Option<&str>) -> Result<(), Fault> {
        for effect in effects {
            match effect {
                Effect::Say { to, channel, utterance } => {
                    if self.place.is_some() && *channel == Channel::Private {
                        self.keep_private(utterance.text(), effects);
                    }
                    self.trace.update(format!("{to} {channel:?} {}\n", utterance.text()));
                }
                Effect::Here(effect) => self.carry_out(std::slice::from_ref(effect), by)?,
                Effect::Refuse { to, refusal } => self.trace.update(format!("{to} {:?}\n", refusal.code)),
                Effect::NewTable(opening, permit) if self.place.is_some() => {
                    self.auditor.sees_left(by.unwrap_or("arbiter"))?;
                    self.follows = Some((opening.as_ref().clone(), permit.clone()));
                }
                Effect::NewGame(..) | Effect::NewTable(..) | Effect::Leave(Some(_)) => {
                    self.auditor.sees_left(by.unwrap_or_default())?;
                }
                Effect::Host(HostRequest::End) => self.far = None,
                Effect::Host(HostRequest::Open { side, .. } | HostRequest::AnotherCode(side)) => {
                    self.wants_guest = *side == SIDE;
                }
                Effect::Link(request) => self.sent.push(Sent::Request(request.clone())),
                Effect::KeepMembership(place) => {
                    self.auditor.sees_place(place.as_ref().map(|place| place.event.0), by)?;
                    self.place.clone_from(place);
                }
                Effect::Append(_)
                | Effect::Cue { .. }
                | Effect::Answer { .. }
                | Effect::PublicVoice(_)
                | Effect::OpenHelp(..)
                | Effect::OpenManual(_)
                | Effect::Settings(..)
                | Effect::Quit(_)
                | Effect::Leave(None)
                | Effect::ListDevices(_)
                | Effect::Boards(_)
                | Effect::Engine(_)
                | Effect::Collection(_)
                | Effect::Positions(_)
                | Effect::Lichess(_)
                | Effect::TryMembership
                | Effect::UseDevice
                | Effect::Save { .. }
                | Effect::Copy { .. }
                | Effect::KeepMistakes(..)
                | Effect::ListGames { .. }
                | Effect::OpenGame { .. }
                | Effect::RescueGame { .. }
                | Effect::ChooseFile { .. }
                | Effect::ReadSheet { .. }
                | Effect::Recorder(_)
                | Effect::Keep(..)
                | Effect::Trained(_)
                | Effect::Print(_)
                | Effect::Show => {}
            }
        }
        Ok(())
    }

    /// Notes private words, unless everybody hears them too or they stand in an entry.
    fn keep_private(&mut self, words: String, effects: &[Effect]) {
        let is_told = effects.iter().any(|effect| {
            if let Effect::Say { channel, utterance, .. } = effect {
                *channel == Channel::Public && utterance.text() == words
            } else if let Effect::Append(entries) = effect {
                entries.iter().any(|entry| acknowledged(entry).record.contains(&words))
            } else {
                false
            }
        });
        if !is_told && words.len() >= LEAST_WORDS {
            self.private.push_back(words);
            if self.private.len() > MOST_WORDS {
                self.private.pop_front();
            }
        }
    }

    /// Tells the seat elsewhere its part of a step.
    fn tell_seat(&mut self, effects: &[Effect], before: &Before) -> Result<(), Fault> {
        let Some(far) = &mut self.far else {
            return Ok(());
        };
        let Some(step) = elsewhere::step_for(&self.table, SIDE, effects, before, None) else {
            return Ok(());
        };
        let (mut own, mut others) = (BTreeSet::new(), BTreeSet::new());
        for effect in effects {
            if let Effect::Say { to, channel, utterance } = effect {
                let is_own = *to == PLAYER || *channel == Channel::Public;
                let words = if is_own { &mut own } else { &mut others };
                words.insert(utterance.text());
            }
        }
        let value = serde_json::to_value(&step).unwrap_or_default();
        self.seats.host_tells(&value, &others, &own)?;
        far.words = own.union(&others).cloned().collect();
        far.told.extend(far.end.sees(step));
        Ok(())
    }

    /// Another guest with that secret sits down at Black's side.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn comes_in(&mut self, shared: SharedSecret) -> Result<(), Fault> {
        self.wants_guest = false;
        self.seats.sits_down();
        let mut end = HostEnd::new(shared);
        for known in elsewhere::known(self.table.entries(), SIDE).chunks(100) {
            end.sees(SeatStep {
                at_us: self.table.last().as_micros(),
                is_past: true,
                known: known.to_vec(),
                ..SeatStep::default()
            });
        }
        self.far = Some(FarSeat {
            end,
            told: Vec::new(),
            words: BTreeSet::new(),
        });
        self.step(Input::CameIn(SIDE, String::from("Benno")))
    }

    /// True if somebody has just asked for Black to be played elsewhere.
    pub const fn wants_guest(&self) -> bool {
        self.wants_guest
    }

    /// True if Black's seat may be elsewhere: a guest came in, and this process has not ended since.
    pub const fn has_guest(&self) -> bool {
        self.far.is_some()
    }

    /// The messages for the seat since the last call.
    ///
    /// # Errors
    /// Somebody on the way can read one.
    pub fn take_told(&mut self) -> Result<Vec<Vec<u8>>, Fault> {
        let Some(far) = &mut self.far else {
            return Ok(Vec::new());
        };
        let told = std::mem::take(&mut far.told);
        told.iter()
            .try_for_each(|payload| self.seats.is_carried(payload, &far.words))?;
        Ok(told)
    }

    /// The host's answer to a message for Black's seat; `nonce` is for this message alone.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn asked(&mut self, payload: &[u8], nonce: [u8; 16]) -> Result<Vec<u8>, Fault> {
        let now = self.now;
        let Some(far) = &mut self.far else {
            return Ok(Vec::new());
        };
        let what = far.end.asked(payload, nonce, now);
        let was_heard = self.table.hears(SIDE);
        let is_heard = !far.end.is_away(now);
        if is_heard && !self.table.hears(SIDE) {
            self.step(Input::SeatHeard(SIDE, true, None))?;
        }
        let answer = match what {
            IncomingQuestion::Answer(answer) => Some(answer),
            IncomingQuestion::Wants { wish, thought_ms, have } => {
                let Wish::Line(line) = wish else {
                    return Ok(Vec::new());
                };
                self.seats.host_does(&line, was_heard)?;
                self.step(Input::Wished(PLAYER, Intent::Line(line), thought_ms))?;
                let (became, now) = (self.became, self.now);
                self.far.as_mut().and_then(|far| far.end.answer(have, became, now))
            }
            IncomingQuestion::Nobody => None,
        };
        Ok(answer.unwrap_or_default())
    }

    /// Notices that the seat has been silent for too long.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn looks_for_seat(&mut self) -> Result<(), Fault> {
        let Some(far) = &self.far else {
            return Ok(());
        };
        let heard_at = far.end.heard_at();
        if far.end.is_away(self.now) && heard_at.is_some() && self.table.hears(SIDE) {
            return self.step(Input::SeatHeard(SIDE, false, heard_at));
        }
        Ok(())
    }

    /// The journal as it is stored, and the judge of the seat.
    pub const fn evidence(&mut self) -> (&[Row], &mut SeatAuditor) {
        (self.rows.as_slice(), &mut self.seats)
    }

    /// The time at the table.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// Shows the auditor the new rows of the journal, and the clocks on the screens.
    fn audit(&mut self) -> Result<(), Fault> {
        self.read_rows();
        self.auditor.reads(&self.rows)?;
        // Practice, training and a review show a game of their own in the place of this one.
        let shows_another = Person::ALL
            .into_iter()
            .any(|person| self.table.other_game(person).escape.is_some());
        self.reading = (!shows_another).then(|| self.read_clocks());
        self.reading
            .as_ref()
            .map_or(Ok(()), |reading| self.auditor.sees_clocks(reading))
    }

    fn read_rows(&mut self) {
        for entry in self.disk.entries_from(self.rows.len()) {
            self.trace.update(&entry.record);
            self.trace.update(entry.hash.0);
            self.figures.entries += 1;
            self.rows.push(Row {
                number: entry.number,
                at_micros: entry.at.as_micros(),
                record: entry.record,
                hash: entry.hash.0,
            });
        }
    }

    fn read_clocks(&self) -> Reading {
        let clock = self.table.game().clock();
        let at = self.now.max(self.table.last());
        let left = clock.both_ms(at);
        Reading {
            number: self.table.entries().last().map_or(0, |last| last.number),
            at_micros: at.as_micros(),
            left_ms: [left.white, left.black],
            running: clock.running().map(|side| usize::from(side == Color::Black)),
        }
    }

    /// Lets time pass, with everything that happens by itself in it.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn wait(&mut self, ms: u64) -> Result<(), Fault> {
        self.figures.simulated_ms += ms;
        let until = self.now.plus_millis(ms);
        loop {
            let wakes = self.table.next_wakeup().map(|at| at.max(self.now));
            let tries = self.store_failed.map(|at| at.plus_millis(TRY_AGAIN_MS).max(self.now));
            let next = wakes.into_iter().chain(tries).min().filter(|next| *next <= until);
            let Some(next) = next else {
                self.passes(until);
                return Ok(());
            };
            self.passes(next);
            if tries.is_some_and(|at| at <= next) {
                self.try_store_again()?;
            }
            if self.table.next_wakeup().is_some_and(|at| at <= self.now) {
                let before = (self.table.next_wakeup(), self.figures.restarts);
                self.step(Input::Time)?;
                if (self.table.next_wakeup(), self.figures.restarts) == before {
                    return Err(Fault::new(
                        "a table that is woken sleeps again",
                        format!("{:?}", before.0),
                    ));
                }
            }
        }
    }

    /// Moves the clock ahead, and writes the last heartbeat on the way.
    fn passes(&mut self, until: Moment) {
        let beats = until.millis_since(self.beat) / HEARTBEAT_MS;
        if beats > 0 {
            self.beat = self.beat.plus_millis(beats * HEARTBEAT_MS);
            if let Some(running) = self.table.game().clock().running() {
                let at = self.beat.max(self.table.last());
                self.journal.heartbeat(Heartbeat {
                    at,
                    left_ms: self.table.game().clock().both_ms(at),
                    running: Some(running),
                });
            }
        }
        self.now = self.now.max(until);
    }

    fn try_store_again(&mut self) -> Result<(), Fault> {
        if self.journal.write_owed() {
            self.store_failed = None;
            self.step(Input::StoreWorks)
        } else {
            self.store_failed = Some(self.now);
            if self.disk.take_dead() { self.restart() } else { Ok(()) }
        }
    }

    /// The clock jumps ahead: nothing was done meanwhile.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn jump(&mut self, ms: u64) -> Result<(), Fault> {
        self.figures.simulated_ms += ms;
        let until = self.now.plus_millis(ms);
        self.now = until;
        self.step(Input::Time)?;
        self.passes(until);
        Ok(())
    }

    /// The computer sleeps, or the process is suspended while its clock continues.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn sleeps(&mut self, ms: u64, clock_continues: bool) -> Result<(), Fault> {
        self.figures.simulated_ms += ms;
        let before = self.now;
        if clock_continues {
            self.now = self.now.plus_millis(ms);
        }
        if let Some(far) = &mut self.far {
            far.end.slept(self.now);
        }
        self.stands_since = Some(before);
        let stepped = self.step(Input::Suspended { before, away_ms: ms });
        self.stands_since = None;
        stepped
    }

    /// Kills the process and starts another, which opens the journal again.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn restart(&mut self) -> Result<(), Fault> {
        self.figures.restarts += 1;
        let process = self.figures.restarts;
        self.sent.push(Sent::NewProcess);
        self.private.clear();
        self.far = None;
        self.wants_guest = false;
        // A suspended process is not alive: that time is charged to nobody (6.10.1).
        let killed = self.stands_since.take().unwrap_or(self.now);
        self.read_rows();
        self.auditor.reads_again(&self.rows)?;
        self.owed.clear();
        let kept = self.disk.kept();
        let reading = chain::read(&kept.entries);
        if let Some(damage) = reading.damage {
            return Err(Fault::new(
                "each journal is whole and chained",
                format!("the program finds {damage:?}"),
            ));
        }
        let stored = u64::try_from(self.rows.len()).unwrap_or(u64::MAX);
        let last = kept.entries.last().map(Chain::after).unwrap_or_default();
        self.table = if reading.entries.is_empty() {
            Table::new(self.opening.clone(), self.locale)
        } else {
            Table::reopened(reading.entries, last.number, kept.heartbeat, self.locale)
                .map_err(|error| Fault::new("a stored game opens again", format!("{error:?}")))?
        };
        self.set_up();
        self.journal = JournalWriter::new(Box::new(self.disk.clone()), last);
        self.now = self.table.last();
        self.beat = self.now;
        self.store_failed = None;
        // Without a heartbeat of its last seconds the process was not seen alive then.
        let is_seen = self
            .healthy_since
            .is_some_and(|since| killed.millis_since(since) > 2 * HEARTBEAT_MS);
        let before = self.reading.take().filter(|before| is_seen && before.number == stored);
        self.healthy_since = self.healthy_since.map(|_| self.now);
        self.step(Input::Time)?;
        let after = self.read_clocks();
        self.auditor.sees_restart(before.as_ref(), &after, killed.as_micros())?;
        // A process that ended meanwhile has done that.
        let place = self.place.clone().filter(|_| self.figures.restarts == process);
        place.map_or(Ok(()), |place| self.step(Input::Member(place)))
    }

    /// Ends the story: the disk works again, all that is owed is written, and the journal is read once more.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn end(mut self) -> Result<Played, Fault> {
        self.set_health(Health::Works);
        self.wait(2 * TRY_AGAIN_MS)?;
        if self.journal.fails() || self.table.is_unsaved() {
            return Err(Fault::new(
                "a store that works again is used again",
                "entries are still owed",
            ));
        }
        self.restart()?;
        let readable = journal::replay::replay(self.table.entries());
        if readable.is_err() {
            return Err(Fault::new("a stored game opens again", "it does not replay"));
        }
        let auditor = std::mem::take(&mut self.auditor);
        self.ends_journal(auditor);
        self.figures.seat_steps = self.seats.judged;
        self.figures.wishes = self.seats.done;
        Ok(Played {
            trace: self.trace.finalize().into(),
            figures: self.figures,
            games: self.games,
        })
    }
}

fn acknowledged(entry: &Entry) -> Acknowledged {
    let event: &JournalEvent = &entry.event;
    Acknowledged {
        number: entry.number,
        record: record::encode(event),
    }
}
