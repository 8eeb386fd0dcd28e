//! One table: the whole application minus the world.
//!
//! [`Table::step`] takes an input and a moment and gives back effects. It never waits, never asks the time and cannot fail; the wiring
//! carries the effects out in their order. A game script ([`script`]) is a story played at such a table.
//!
//! ```
//! use controls::intent::Intent;
//! use laws::moment::Moment;
//! use laws::people::Person;
//! use locale::Locale;
//! use shakmaty::Color;
//! use table::effect::Effect;
//! use table::input::Input;
//! use table::script::{parse::parse, play::Stage};
//!
//! let story = parse("white vi Ada\nblack sighted Ben\n").unwrap();
//! let (mut table, _entries) = Stage::new(&story.header, Locale::En, None).into_table();
//!
//! let typed = Input::Intent(Person::Player(Color::White), Intent::Line("e4".to_owned()));
//! let effects = table.step(typed, Moment::from_millis(1_000));
//! let written = effects.iter().position(|effect| matches!(effect, Effect::Append(_)));
//! let said = effects.iter().position(|effect| matches!(effect, Effect::Say { .. }));
//! assert!(written.is_some() && written < said);
//! ```
//!
//! **A step is one transaction.** Anything that may be refused is tried on a copy of the table, with its game, desk, seats and effects; the
//! copy becomes the table, or is dropped and only the refusal is told. Copies are cheap: large parts are shared ([`Arc`], [`Log`]), and the
//! game is copied once, when its first event takes effect.
//!
//! **It never knows** windows, voices, files, the net or the time: it asks for them by effects and hears of them by inputs.
//!
//! **Way in:** [`Table::step`], [`input::Input`], [`effect::Effect`].

pub mod effect;
pub mod files;
pub mod hall;
pub mod input;
pub mod lock;
pub mod log;
pub mod print;
pub mod script;
pub mod seat;

#[cfg(not(feature = "home"))]
mod absent;
mod acts;
mod arbiter;
mod arbiter_panel;
mod asking;
mod away;
#[cfg(feature = "home")]
mod away_acts;
mod battery;
mod boards;
mod devices;
pub mod elsewhere;
#[cfg(feature = "home")]
mod engine;
pub mod findings;
#[cfg(feature = "home")]
mod lichess;
mod lines_that_work;
mod next_act;
mod silences;
mod time_marks;
pub use lines_that_work::lines_that_work;
pub use next_act::Terminal;
#[cfg(feature = "home")]
pub use other_hand::game_of;
mod board_watch;
mod other_game;
#[cfg(feature = "home")]
mod other_hand;
mod play_again;
mod practice;
mod reading;
mod recorder;
pub mod releases;
mod repeating;
pub mod report;
#[cfg(feature = "home")]
pub mod review;
mod seats;
mod settings;
#[cfg(feature = "home")]
mod tactics;
mod training;

#[cfg(not(feature = "home"))]
use absent::{engine, lichess, review, tactics};

#[cfg(test)]
mod tests;

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use self::arbiter_panel::ArbiterPanel;
use self::battery::BatteryState;
use self::board_watch::{DueCheck, Watch};
use self::boards::ElectronicBoards;
use self::effect::Effect;
use self::elsewhere::RemoteConnection;
use self::engine::TableEngines;
use self::hall::TournamentConnection;
use self::input::{Input, Silenced};
use self::lichess::Lichess;
use self::lock::OtherGames;
use self::log::Log;
use self::next_act::Hints;
use self::practice::Practice;
use self::recorder::Recorder;
use self::review::Reviews;
use self::seat::Seat;
use self::seats::{Seats, is_of_hands};
use self::silences::ToldSilences;
use self::tactics::Tactics;
use self::training::Training;
use ::settings::{Setting, Settings};
use controls::intent::Intent;
use controls::new_game::OnlineForm;
use display::parts::Place;
use journal::chain::Anchor;
use journal::entry::{Entry, GameSetup, Heartbeat, JournalEvent, JournalFinding, Restart, Suspension};
use journal::heartbeat::{self, HeartbeatWorth};
use journal::pin::Seed;
use journal::replay::{self, ReplayError};
use laws::adjournment::Envelope;
use laws::arbiter_record::PinLock;
use laws::command::{Adjourn, Command};
use laws::event::{AwayEvent, DeviceEvent, Event, Proposal};
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::Rule;
use link::seat::SeatStep;
use locale::{Locale, duration, harmless};
use protocols::lichess::AccountState;
use query::Query;
use speech::utterance::Priority;

/// One table: the game, the people at it, and the entries still to be stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    opening: Arc<GameSetup>,
    game: Arc<Game>,
    seats: Seats,
    watch: Watch,
    hints: Hints,
    practice: Option<Box<Practice>>,
    reviews: Reviews,
    training: Option<Box<Training>>,
    tactics: Option<Arc<Tactics>>,
    desk: ArbiterPanel,
    recorder: Recorder,
    boards: ElectronicBoards,
    engine: TableEngines,
    lichess: Lichess,
    hall: TournamentConnection,
    elsewhere: RemoteConnection,
    typed: MovesOfLines,
    written: WrittenEntries,
    machine: ComputerState,
    step: PendingWords,
}

/// The moves that the program makes for typed lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct MovesOfLines {
    /// The side whose board it last moved for a typed move: a correction moves it again.
    made: Option<Color>,
    /// The player for whom it last repeated and executed the opponent's move, and its ply.
    copied: Option<(Color, u32)>,
}

/// The entries the table has written down.
#[derive(Clone, Debug, Default, PartialEq)]
struct WrittenEntries {
    /// All entries; those not yet settled are still to be stored.
    entries: Log<Entry>,
    /// The number of the last entry.
    number: u64,
    /// The moment of the last step.
    last: Moment,
    /// The last entry that is on the disk; none for a game that is not stored.
    anchor: Option<Anchor>,
}

/// The state of the computer that the game is played on.
#[derive(Clone, Debug, Default, PartialEq)]
struct ComputerState {
    /// True if the table is elsewhere: acts here have no effect there.
    is_afar: bool,
    /// True if the journal is damaged or locked: the game can be looked at but not played.
    read_only: bool,
    /// True if the store has failed, and entries wait for it.
    unsaved: bool,
    /// Languages that no voice speaks.
    voiceless: Vec<String>,
    /// The people who cannot hear the built-in voice, with the reasons, as they have been told.
    silences: ToldSilences,
    /// The people who have been told that no device is chosen for them.
    deviceless: Vec<Silenced>,
    /// The person who sits at it.
    seat: Option<Person>,
    /// The settings of that person, as they are kept for the next time.
    settings: Arc<Settings>,
    /// Devices that were found changed, to be written down with the next step.
    found: Vec<DeviceEvent>,
    battery: BatteryState,
    /// Random bytes from the system, for salts; zeros in scripts.
    seed: Seed,
    /// The faults and special facts of the journal.
    findings: Vec<JournalFinding>,
    /// Games that are played on without this table.
    beside: OtherGames,
}

/// The words still to be told.
#[derive(Clone, Debug, Default, PartialEq)]
struct PendingWords {
    /// The greeting to everybody at the first step.
    greeting: Option<&'static str>,
    /// The welcome of a new game at the first step; true if a practice game is offered before it.
    welcome: Option<bool>,
    /// The findings about the journal, told at the first step, too.
    found: Vec<JournalFinding>,
    /// The events of this step.
    told: Vec<Event>,
    /// The words told to a person after the events: the next act.
    then: Vec<(Person, String)>,
    /// True if the movements of hands that a typed move stands for are not told one by one.
    hands_are_silent: bool,
}

impl Table {
    /// A new table; its first entry is stored with the first step.
    pub fn new(opening: GameSetup, locale: Locale) -> Self {
        let mut table = Self::set_up(opening.clone(), locale);
        table.write(JournalEvent::Opened(Box::new(opening)), Moment::START);
        table
    }

    /// A table as its journal left it: the clocks are stopped, and the first step says so. Everyone's log holds again
    /// what the events told them; answers and refusals are not in the journal. `heartbeat` is the last sign of life
    /// after the last entry, whose number is `number`.
    ///
    /// # Errors
    /// The entries do not form a journal.
    pub fn reopened(
        entries: Vec<Entry>,
        number: u64,
        heartbeat: Option<Heartbeat>,
        locale: Locale,
    ) -> Result<Self, ReplayError> {
        let mut table = Self::replayed(&entries, locale)?;
        table.typed = MovesOfLines::left_in(&entries, &table.game);
        let worth = heartbeat.map(|beat| heartbeat::worth(&entries, &beat));
        table.written = WrittenEntries {
            entries: Log::of(entries),
            number,
            last: table.seats.now,
            anchor: None,
        };
        table.restart(heartbeat.filter(|_| worth == Some(HeartbeatWorth::Latest)));
        table.step.found = table.findings_in_force();
        if let Some(beat) = heartbeat.filter(|_| worth == Some(HeartbeatWorth::Unfit)) {
            table.find(JournalFinding::UnfitHeartbeat(beat));
        }
        Ok(table)
    }

    /// A table that is elsewhere, as far as its entries are known here: nothing is written to it, and its clocks keep
    /// running.
    ///
    /// # Errors
    /// The entries do not form a journal.
    pub fn seen_from_afar(entries: Vec<Entry>, locale: Locale) -> Result<Self, ReplayError> {
        let mut table = Self::replayed(&entries, locale)?;
        table.written.last = table.seats.now;
        table.written.number = entries.last().map_or(0, |entry| entry.number);
        table.written.entries = Log::of(entries);
        table.machine.is_afar = true;
        Ok(table)
    }

    /// A seat of a table at another computer, as far as its player may know it; `now` is that computer's time.
    ///
    /// # Errors
    /// The entries do not form a journal.
    pub fn a_seat(steps: &[SeatStep], now: Moment, locale: Locale) -> Result<Self, ReplayError> {
        elsewhere::a_seat(steps, now, locale)
    }

    /// A table with everyone's log as the events told it.
    fn replayed(entries: &[Entry], locale: Locale) -> Result<Self, ReplayError> {
        let mut rest = entries.iter();
        let mut table = match rest.next() {
            Some(Entry {
                at,
                event: JournalEvent::Opened(opening),
                ..
            }) => {
                let mut table = Self::set_up(opening.as_ref().clone(), locale);
                table.seats.now = *at;
                table
            }
            Some(_) | None => return Err(ReplayError::NotOpened),
        };
        for entry in rest {
            let Entry { number, at, event } = entry;
            table.seats.now = *at;
            match event {
                JournalEvent::Event(event) => {
                    Arc::make_mut(&mut table.game).apply(event, *at);
                    table.seat_whom(event);
                    table.seats.remember(event, &table.game);
                }
                JournalEvent::Found(finding) => {
                    table.machine.findings.push(finding.clone());
                    replay::follow(Arc::make_mut(&mut table.game), entry);
                }
                JournalEvent::Restarted(_) | JournalEvent::Suspended(_) | JournalEvent::Ruled(_) => {}
                JournalEvent::Opened(_) => return Err(ReplayError::OpenedAgain { number: *number }),
            }
        }
        Ok(table)
    }

    /// The findings told each time the game is opened: withheld parts of its journal stay withheld until somebody rules
    /// on them.
    fn findings_in_force(&self) -> Vec<JournalFinding> {
        let is_locked = self.game.lock().is_some_and(PinLock::is_elsewhere);
        let envelope = self.game.adjournment().and_then(|open| open.envelope.as_ref());
        let is_sealed = envelope.is_some_and(Envelope::is_elsewhere);
        let holds = |finding: &&JournalFinding| {
            let JournalFinding::Withheld(withheld) = finding else {
                return false;
            };
            (withheld.is_envelope && is_sealed) || (!withheld.is_envelope && is_locked)
        };
        let mut in_force: Vec<JournalFinding> = self.machine.findings.iter().filter(holds).cloned().collect();
        in_force.dedup_by_key(|finding| matches!(finding, JournalFinding::Withheld(withheld) if withheld.is_envelope));
        in_force
    }

    /// Writes down a finding about the journal; everybody is told with the first step.
    pub fn find(&mut self, finding: JournalFinding) {
        self.write(JournalEvent::Found(finding.clone()), self.seats.now);
        self.step.found.push(finding.clone());
        self.machine.findings.push(finding);
    }

    /// Stops the clocks of a game that was left, at the times of the last sign of life, which came after the last
    /// entry.
    fn restart(&mut self, heartbeat: Option<Heartbeat>) {
        let at_last_entry = self.written.last;
        let at_last_entry_ms = self.game.clock().both_ms(at_last_entry);
        let left_ms = heartbeat.map_or(at_last_entry_ms, |beat| beat.left_ms);
        // The time continues from the last sign of life, so that no later moment is before it.
        self.written.last = heartbeat.map_or(at_last_entry, |beat| beat.at);
        let now = self.written.last.strictly_after(self.written.last);
        self.seats.now = now;
        self.watch.restart(&self.game, now);
        self.hints.stirred(now);
        self.step.greeting = Some(if self.game.clock().is_timed() {
            "said-reopened"
        } else {
            "said-reopened-without-clock"
        });
        if self.game.clock().running().is_some() {
            self.step.greeting = Some("said-restarted");
            let restart = Restart {
                at_last_entry_ms,
                heartbeat,
            };
            self.write(JournalEvent::Restarted(restart), now);
            self.apply(Event::ClocksStopped { by: None, left_ms });
            // The greeting says that the clocks are stopped.
            self.step.told.clear();
            // The last sign of life of a game that was moved is the clock as it was last heard of: time thought since the last entry is
            // not given back.
            let is_moved = matches!(self.machine.findings.last(), Some(JournalFinding::Moved(_)));
            if heartbeat.is_none() || !is_moved {
                self.offer_times(at_last_entry_ms);
            }
        }
    }

    fn set_up(opening: GameSetup, locale: Locale) -> Self {
        Self {
            game: Arc::new(opening.game()),
            seats: Seats::new(&opening, locale),
            opening: Arc::new(opening),
            watch: Watch::default(),
            hints: Hints::default(),
            practice: None,
            reviews: Reviews::default(),
            training: None,
            tactics: None,
            desk: ArbiterPanel::default(),
            recorder: Recorder::default(),
            boards: ElectronicBoards::default(),
            engine: TableEngines::default(),
            lichess: Lichess::default(),
            hall: TournamentConnection::default(),
            elsewhere: RemoteConnection::default(),
            typed: MovesOfLines::default(),
            written: WrittenEntries::default(),
            machine: ComputerState::default(),
            step: PendingWords::default(),
        }
    }

    /// Carries out one input, at that moment.
    pub fn step(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        let asleep_since = if let Input::Suspended { before, .. } = input {
            Some(before)
        } else {
            None
        };
        self.begin(now, asleep_since);
        if input.actor().is_some() {
            self.hints.stirred(self.seats.now);
        }
        self.receive(input);
        engine::follow(self);
        boards::wake(self);
        lichess::follow(self);
        hall::follow(self);
        self.keep_devices();
        self.finish()
    }

    /// Lets time pass; nothing happens by itself while the computer sleeps.
    fn begin(&mut self, now: Moment, asleep_since: Option<Moment>) {
        let now = now.strictly_after(self.written.last);
        self.pass_time(asleep_since.map_or(now, |asleep| asleep.min(now)));
        self.seats.now = now.strictly_after(self.written.last);
        if self.desk.closes_at().is_some_and(|at| now >= at) {
            self.close_desk();
        }
        if training::closes_at(self).is_some_and(|at| now >= at) {
            training::end(self, None);
        }
        for over in self.machine.silences.settle(self.seats.now) {
            self.seats.hearing(over, true, &self.game);
        }
        if let Some(greeting) = self.step.greeting.take() {
            self.seats.urgent_to_all(greeting);
            elsewhere::tell_if_nobody_hosts(self);
            elsewhere::tell_of_seat(self);
        }
        if let Some(offers) = self.step.welcome.take() {
            self.welcome_all(offers);
        }
        self.tell_found();
    }

    fn tell_found(&mut self) {
        for finding in std::mem::take(&mut self.step.found) {
            self.seats
                .tell_all(Priority::Next, |seat| findings::sentence(&seat.messages, &finding));
        }
    }

    /// Writes and tells what has happened.
    fn finish(&mut self) -> Vec<Effect> {
        self.tell_found();
        self.written.last = self.written.last.max(self.seats.now);
        self.seats.now = self.written.last;
        let owed = self.written.entries.settle();
        for entry in &owed {
            if let JournalEvent::Event(event) = &entry.event {
                self.seats.follow_sheets(event);
            }
        }
        let PendingWords {
            told,
            then,
            hands_are_silent,
            ..
        } = std::mem::take(&mut self.step);
        let is_told = |event: &&Event| !(hands_are_silent && is_of_hands(event));
        let told: Vec<&Event> = told.iter().filter(is_told).collect();
        self.seats.tell_events(&told, &self.game);
        for (to, text) in then {
            if let Some(utterance) = self.told_next(to, text) {
                self.seats.say_private(to, utterance.with(Priority::Normal));
            }
        }
        let append = (!owed.is_empty()).then_some(Effect::Append(owed));
        // Players who are not in the room are absent from a reviewed game too.
        let game = Arc::clone(self.own_game());
        let effects = append.into_iter().chain(self.seats.take_effects(&game));
        effects.chain([Effect::Show]).collect()
    }

    fn receive(&mut self, input: Input) {
        match input {
            Input::Intent(by, intent) => {
                if matches!(intent, Intent::Do(Command::PressClock { .. })) {
                    boards::settle(self);
                }
                self.attempt(by, |table| {
                    if !away::ends_own_engine(table, by, &intent) {
                        away::must_be_in_the_room(table, by)?;
                    }
                    table.intend(by, intent)
                });
            }
            Input::Chosen(by, dialog, chosen) => {
                self.attempt(by, |table| files::chosen(table, by, dialog, chosen));
            }
            Input::SheetRead { to, side, path, read } => {
                self.attempt(to, |table| {
                    let text = read.map_err(|why| arbiter::not_read(why, &path))?;
                    table.enter_sheet(to, side, text)
                });
            }
            Input::Recorder(of, news) => self.recorder_tells(of, news),
            Input::Leave(by) => self.leave(by),
            Input::DeskLeft => self.leave_desk(),
            Input::Time => {}
            Input::Suspended { before, away_ms } => self.suspended(before, away_ms),
            Input::Tell(person, text) => self.seats.tell(person, Priority::Now, |_| text),
            Input::Inform(person, text) => self.seats.tell(person, Priority::Normal, |_| text),
            Input::StoreFailed(_) => self.set_unsaved(true, "said-not-saved"),
            Input::StoreWorks => self.set_unsaved(false, "said-saved-again"),
            Input::JournalMoved(file) => {
                self.machine.unsaved = false;
                self.seats.tell_all(Priority::Now, |seat| {
                    // The whole path, or nobody would find it.
                    let file = harmless(&file);
                    seat.messages.text("said-journal-moved", &[("file", (&*file).into())])
                });
            }
            Input::Hearing(silenced, since) => self.hearing(silenced, since),
            Input::ReaderIsHeard(person, heard) => {
                if let Some(seat) = self.seats.get_mut(person) {
                    seat.troubles.reader_is_heard = heard;
                }
            }
            Input::Saved(person, saved) => files::saved(self, person, saved),
            Input::Rescued(person, rescued) => files::rescued(person, &rescued, &mut self.seats),
            Input::Games { to, aloud, games } => files::listed(to, aloud, games, &mut self.seats),
            Input::Boards(news) => boards::news(self, news),
            Input::Engine(news) => {
                if !review::hear(self, &news) {
                    engine::news(self, news);
                }
            }
            Input::Collection(news) => review::file_news(self, news),
            Input::Positions(news) => tactics::news(self, news),
            Input::Lichess(news) => lichess::news(self, news),
            Input::Link(news) => hall::news(self, news),
            Input::Hosting(told) => elsewhere::tell_hosting(self, told),
            Input::CameIn(side, name) => elsewhere::came_in(self, side, &name),
            Input::SeatHeard(side, is_there, at) => elsewhere::note_contact(self, side, is_there, at),
            Input::Wished(by, intent, thought_ms) => elsewhere::wished(self, by, &intent, thought_ms),
            Input::SettingsOf(person, settings) => elsewhere::settle(self, person, &settings),
            Input::Seen(person, steps) => {
                for step in steps {
                    elsewhere::seen(self, person, &step);
                }
            }
            Input::HostHeard(person, is_there) => elsewhere::host_is(self, person, is_there),
            Input::NotDone(person, code) => self.refuse(person, Refusal::new(code)),
            Input::CanKeepMembership(can) => hall::tried(self, can),
            Input::Member(place) => hall::come_back(self, *place),
            Input::UseBoard(by, side, board) => boards::named(self, by, side, board),
            Input::Devices(person, devices) => self.found_devices(person, devices),
            Input::Battery(charge) => {
                if let Some(percent) = self.machine.battery.read(charge) {
                    self.seats.tell_all(Priority::Next, |seat| {
                        let values = [("percent", u32::from(percent).into())];
                        seat.messages.text("battery-low", &values)
                    });
                }
            }
            Input::Newer { to, is_asked, newer } => releases::found_newer(self, to, is_asked, newer),
            Input::NoVoice(lang) => {
                if !self.machine.voiceless.contains(&lang) {
                    self.machine.voiceless.push(lang);
                }
            }
        }
    }

    /// Does it whole, or refuses it and changes nothing; returns true if it was done.
    fn attempt(&mut self, by: Person, act: impl FnOnce(&mut Self) -> Result<(), Refusal>) -> bool {
        let mut draft = self.clone();
        match act(&mut draft) {
            Ok(()) => {
                *self = draft;
                true
            }
            Err(refusal) => {
                // Another act answers an open question with no, even if it is refused: a "yes" much later must not
                // resign the game.
                self.seats.drop_questions_missing_in(&draft.seats);
                drop(draft);
                self.refuse(by, refusal);
                false
            }
        }
    }

    pub(crate) fn refuse(&mut self, to: Person, mut refusal: Refusal) {
        let proposal = refusal.proposal.take();
        if refusal.code == Code::FairPlay {
            lichess::look_elsewhere(self);
        }
        let is_out_of_turn = refusal.code == Code::NotYourMove && refusal.lack == RefusalDetail::Unknown;
        // The arbiter can continue a game that has ended, by annulling its result.
        if refusal.code == Code::GameOver && to == Person::Arbiter {
            refusal.lack = RefusalDetail::ResultStands;
        }
        self.seats.refuse(to, refusal, &self.game);
        let messages = self.seat(to).map(|seat| seat.messages).filter(|_| is_out_of_turn);
        if let Some(way) = messages.and_then(|messages| self.way_to_type_for(to, &messages)) {
            self.seats.tell(to, Priority::Normal, |_| way);
        }
        if let Some(proposal) = proposal {
            self.propose(*proposal);
        }
    }

    /// Decides the command and carries it out.
    fn act(&mut self, by: Person, command: &Command) -> Result<(), Refusal> {
        let at = self.now();
        let events = Arc::make_mut(&mut self.game).carry_out(command, by, at)?;
        let is_of_sheets = |event: &Event| {
            matches!(
                event,
                Event::MoveRecorded { .. } | Event::EntryCorrected { .. } | Event::SheetEntered { .. }
            )
        };
        let asks = events.iter().any(is_of_sheets) && self.game.asks_for_the_sheets();
        self.take_down(events);
        if asks {
            let read = ByColor::new_with(|side| self.read_sheet(side));
            let events = Arc::make_mut(&mut self.game).ask_the_sheets(&read, at);
            self.take_down(events);
        }
        Ok(())
    }

    /// Offers this to the arbiter, or to both players if there is none.
    fn propose(&mut self, proposal: Proposal) {
        let event = self.game.proposed(proposal);
        self.apply(event);
    }

    /// Applies an event that no rule decides.
    fn apply(&mut self, event: Event) {
        Arc::make_mut(&mut self.game).apply(&event, self.seats.now);
        self.take_down(vec![event]);
    }

    /// Takes down events that the game has applied: they will be written and told.
    fn take_down(&mut self, events: Vec<Event>) {
        let at = self.now();
        if !events.is_empty() {
            self.hints.stirred(at);
        }
        if events.iter().any(|event| matches!(event, Event::GameEnded { .. })) {
            review::tell_goal(self);
        }
        for event in events {
            self.seat_whom(&event);
            self.watch.note(&event, &self.game, at);
            self.step.told.push(event.clone());
            if !self.is_in_other_game() {
                self.write(JournalEvent::Event(event), at);
            }
        }
    }

    /// Adds to the table's people the arbiter who sits down with that event.
    fn seat_whom(&mut self, event: &Event) {
        if let Event::ArbiterSeated { name } = event {
            Arc::make_mut(&mut self.opening).people.arbiter = Some(name.clone());
            self.seats.seat_arbiter();
        }
    }

    fn write(&mut self, event: JournalEvent, at: Moment) {
        self.written.number += 1;
        self.written.last = self.written.last.max(at);
        let number = self.written.number;
        self.written.entries.push(Entry { number, at, event });
    }

    /// The moment of the step.
    fn now(&self) -> Moment {
        self.seats.now
    }

    fn intend(&mut self, by: Person, intent: Intent) -> Result<(), Refusal> {
        if !self.opening.people.has(by) {
            return Err(Refusal::new(Code::NotPermitted));
        }
        // The same word stops clocks and a search; a running clock comes first.
        let is_stop = matches!(intent, Intent::Do(Command::StopClocks)) && self.game.clock().running().is_none();
        if is_stop && review::stop_search(self) {
            return Ok(());
        }
        let only_looks = intent.only_looks();
        // An answer's result is judged by itself: a new game can be begun from one that can only be looked at.
        let changes = !only_looks && !matches!(intent, Intent::Answer(_));
        if changes && self.is_read_only() {
            return Err(Refusal::new(Code::ReadOnly));
        }
        if changes && let Some(seat) = self.seats.get_mut(by) {
            seat.waiting.question = None;
            seat.waiting.typed_for = None;
        }
        self.must_be_open(by, &intent)?;
        elsewhere::may_wish(self, by, &intent)?;
        if self.is_practising() && self.holds_back(by, &intent)? || training::holds_back(self, by, &intent) {
            return Ok(());
        }
        if tactics::is_open_to(self, by) && tactics::holds_back(self, by, &intent)? {
            return Ok(());
        }
        if self.reviews.is_under_way() && review::holds_back(self, by, &intent)? {
            return Ok(());
        }
        if lichess::takes(self, &intent)? {
            return Ok(());
        }
        let speaks_of_program = matches!(intent, Intent::Settings(_) | Intent::TurnBoard(_));
        self.seats.speaks_of_program = speaks_of_program;
        let done = self.carry_out_intent(by, intent);
        self.seats.speaks_of_program = false;
        done
    }

    /// Carries out the intent, once nothing but the Laws can stop it.
    fn carry_out_intent(&mut self, by: Person, intent: Intent) -> Result<(), Refusal> {
        match intent {
            Intent::Line(line) => self.line(by, &line)?,
            Intent::Announce { for_side, words } => self.announce(by, for_side, &words)?,
            Intent::Correct { for_side, words } => self.correct(by, for_side, &words)?,
            Intent::Repeat { for_side, words } => self.repeat(by, for_side, &words)?,
            Intent::Play { for_side, words } => self.play(by, for_side, &words)?,
            Intent::AnnounceHands { for_side } => self.announce_hands(by, for_side)?,
            Intent::Repeated { for_side } => self.repeated(by, for_side)?,
            Intent::Copy { for_side } => self.copy(by, for_side)?,
            Intent::Touch { board, square } => self.touch(by, board, square)?,
            Intent::BringBack { board, square, piece } => self.bring_back(by, board, square, piece)?,
            Intent::Do(command) => {
                // Hands on a board have consequences at home.
                if let Command::Lift { board, .. } | Command::Place { board, .. } | Command::Remove { board, .. } =
                    &command
                {
                    self.hands(by, *board, &command)?;
                } else if matches!(command, Command::CompareSheets { sheets: None }) {
                    self.compare_sheets(by)?;
                } else if matches!(command, Command::Adjourn(Adjourn::Open { text: None, .. })) {
                    self.open_envelope(by)?;
                } else {
                    self.act(by, &command)?;
                }
            }
            Intent::ClaimWith { for_side, fifty, words } => self.claim_with(by, for_side, fifty, &words)?,
            Intent::Desk(intent) => self.at_desk(by, intent)?,
            Intent::Adjourn(intent) => self.adjourning(by, intent)?,
            Intent::Sheet(intent) => self.on_sheet(by, intent)?,
            Intent::Recorder(intent) => self.recorder.carry_out(by, intent, &self.game, &mut self.seats)?,
            Intent::CorrectClocks(commands) => {
                for command in &commands {
                    self.act(by, command)?;
                }
            }
            Intent::Ask(Query::State) => self.tell_what_to_do(by)?,
            Intent::Ask(Query::Sheet(side)) if self.is_home() && self.game.sheet(side).entries().is_empty() => {
                self.read_game_for_sheet(by, side)?;
            }
            Intent::Ask(Query::Opponent) => asking::opponent(self, by)?,
            Intent::Ask(query) => self.seats.ask(by, query, &self.game)?,
            Intent::Explain(asked) => self.seats.explain(by, &asked, &self.game)?,
            Intent::Regulations => self.seats.read_regulations(by, &self.game)?,
            Intent::ClockKey => self.seats.clock_key(by, &self.game)?,
            Intent::ReadPosition => self.seats.read_position(by, &self.game)?,
            Intent::SayAgain => self.seats.say_again(by, &self.game),
            Intent::SayEarlier => self.seats.say_earlier(by),
            Intent::File(intent) => files::intend(self, by, intent)?,
            Intent::Boards(intent) => boards::intend(self, by, intent)?,
            Intent::Engine(intent) => engine::intend(self, by, intent)?,
            Intent::Lichess(intent) => lichess::intend(self, by, intent)?,
            Intent::Joining(intent) => hall::intend(self, by, intent)?,
            Intent::Devices => self.seats.send(Effect::ListDevices(by)),
            Intent::UseDevice(purpose, number) => self.use_device(by, purpose, number)?,
            Intent::Help(search) => self.seats.send(Effect::OpenHelp(by, search)),
            Intent::Manual => self.seats.send(Effect::OpenManual(by)),
            Intent::Bind { control, key, told } => settings::bind(self, by, control, key, told),
            Intent::Settings(intent) => settings::pass_on(self, by, intent)?,
            Intent::Set { setting, to, told } => settings::set(self, by, setting, to, told)?,
            Intent::PublicVoice(is_on) => self.set_public_voice(by, is_on)?,
            Intent::TurnBoard(is_turned) => self.seats.turn_board(by, is_turned),
            Intent::NewGame(form) => {
                let permit = self.may_be_left(by, self.now())?;
                // A game that is under way is left only after a question.
                if self.is_underway() {
                    self.seats.ask_first(by, Intent::NewGame(form));
                } else {
                    self.seats.send(Effect::NewGame(form, permit));
                }
            }
            Intent::PlayAgain(time) => play_again::play_again(self, by, &time)?,
            Intent::Quit => {
                let is_kept = !self.game.line().is_empty() && !self.machine.unsaved;
                if is_kept {
                    self.seats.confirm(by, "said-game-kept");
                }
                self.seats.send(Effect::Quit(is_kept));
            }
            Intent::AskFirst(intent) => {
                let intent = self.answer_to_open_offer(*intent);
                if let Intent::Do(Command::AcceptProposal { kind }) = intent {
                    return self.accept(by, kind);
                }
                if matches!(intent, Intent::Ask(_)) {
                    return self.intend(by, intent);
                }
                // An act that would be refused is not asked about: "Accept the draw?" without an offer would tell of an
                // offer.
                self.clone().intend(by, intent.clone())?;
                self.seats.ask_first(by, intent);
            }
            Intent::TakeBack { for_side } => self.ask_to_take_back(by, for_side)?,
            Intent::LetTakeBack { side, plies } => self.let_take_back(by, side, plies)?,
            Intent::Practise(begins) => self.practise(by, begins)?,
            Intent::Review(wish) => review::intend(self, by, wish)?,
            Intent::Training(intent) => training::intend(self, by, intent)?,
            Intent::Tactics(intent) => tactics::intend(self, by, intent)?,
            Intent::Leave => self.leave_page(by)?,
            Intent::Answer(choice) => self.answer(by, choice)?,
        }
        Ok(())
    }

    /// True if a move has been announced and the game has not ended.
    fn is_underway(&self) -> bool {
        let is_begun = !self.game.line().is_empty() || self.game.turn().announced.is_some();
        is_begun && self.game.ending().is_none()
    }

    /// Takes note that the disk fails, or works again: everybody is told at once, and the game continues meanwhile,
    /// unsaved.
    fn set_unsaved(&mut self, unsaved: bool, id: &str) {
        if self.machine.unsaved != unsaved {
            self.machine.unsaved = unsaved;
            self.seats.urgent_to_all(id);
        }
    }

    /// The moment at which the table must be woken if no input comes before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let calm = self.machine.silences.next_wakeup();
        if self.is_a_seat() {
            return calm;
        }
        let mark = self.seats.next_mark(&self.game, self.written.last).map(|mark| mark.at);
        let watched = self.next_watched().map(|(at, _)| at);
        let hint = self.next_hint().map(|(at, _)| at);
        let (desk, boards) = (self.desk.closes_at(), self.boards.next_wakeup());
        let (lichess, training) = (lichess::next_wakeup(self), training::closes_at(self));
        let hall = hall::next_wakeup(self);
        let due = [
            self.game.next_wakeup(),
            mark,
            watched,
            hint,
            desk,
            boards,
            lichess,
            training,
            hall,
            calm,
        ];
        due.into_iter().flatten().min()
    }

    fn next_watched(&self) -> Option<(Moment, DueCheck)> {
        self.watch.next(&self.game).filter(|_| !self.is_read_only())
    }

    /// Lets everything happen that happens by itself until `now`: flags fall, boards stand still, reminders are due.
    fn pass_time(&mut self, now: Moment) {
        // These things happen at the host.
        if self.is_a_seat() {
            return;
        }
        loop {
            let last = self.written.last;
            let flag = self.game.next_wakeup();
            let watched = self.next_watched();
            let others = flag.into_iter().chain(watched.map(|(at, _)| at)).min();
            let mark = self.seats.next_mark(&self.game, last);
            let is_first = |at: Moment| at <= now && others.is_none_or(|other| at < other);
            if let Some(at) = self.boards.next_wakeup().filter(|at| is_first(*at)) {
                self.seats.now = at.max(last);
                boards::wake(self);
                continue;
            }
            let hint = self.next_hint();
            if let Some((at, side)) =
                hint.filter(|(at, _)| is_first(*at) && mark.as_ref().is_none_or(|mark| *at < mark.at))
            {
                self.seats.now = at.max(last);
                self.hint(side);
                continue;
            }
            if let Some(mark) = mark.filter(|mark| is_first(mark.at)) {
                self.seats.now = mark.at.max(last);
                self.seats.reach_mark(&mark, &self.game);
                continue;
            }
            let Some(due) = others.filter(|due| *due <= now) else {
                return;
            };
            self.seats.now = due.strictly_after(last);
            match watched {
                Some((at, what)) if flag.is_none_or(|flag| at < flag) => self.watched(what),
                Some(_) | None => {
                    let events = Arc::make_mut(&mut self.game).pass_time(self.seats.now);
                    if events.is_empty() {
                        return;
                    }
                    self.take_down(events);
                }
            }
        }
    }

    /// Tells what the Laws require then (`laws::rules::boards`).
    fn watched(&mut self, what: DueCheck) {
        let at = self.now();
        self.watch.checked(what, at);
        let game = Arc::make_mut(&mut self.game);
        let events = match what {
            DueCheck::Settled(board) => game.settled(board, at),
            DueCheck::NotExecuted(board) => game.not_executed(board, at),
            DueCheck::Away(side) => game.is_away(side, at),
            DueCheck::Compare => {
                self.seats.confirm(Person::Arbiter, "said-compare-reminder");
                Vec::new()
            }
        };
        self.take_down(events);
    }

    /// Takes note that the computer slept or the program was suspended: that time is not charged (6.10.1), and
    /// everybody hears so. Both clocks are stopped at the times before; the arbiter may choose the times they would
    /// show had it been charged.
    fn suspended(&mut self, before: Moment, away_ms: u64) {
        // At a remote seat the host decides this.
        let Some(running) = self.game.clock().running().filter(|_| !self.is_a_seat()) else {
            return;
        };
        let now = self.now();
        let before = before.max(self.written.last);
        let left_ms = self.game.clock().both_ms(before);
        let mut charged_ms = left_ms;
        let left = charged_ms.get_mut(running);
        *left = left.saturating_sub(away_ms);
        let suspension = Suspension {
            left_ms,
            charged_ms,
            away_ms,
        };
        self.seats.now = before;
        self.write(JournalEvent::Suspended(suspension), before);
        self.apply(Event::ClocksStopped { by: None, left_ms });
        // The sentence below says that the clocks are stopped.
        self.step.told.pop();
        self.seats.now = now;
        self.offer_times(charged_ms);
        self.seats.tell_all(Priority::Now, |seat| {
            let time = duration(&seat.messages, away_ms);
            seat.messages.text("said-suspended", &[("time", (&time).into())])
        });
    }

    /// Offers the arbiter other times than the clocks show; nothing is charged unless the arbiter accepts.
    fn offer_times(&mut self, left_ms: ByColor<u64>) {
        let game = &self.game;
        if game.people().arbiter.is_some() && game.clock().both_ms(self.now()) != left_ms {
            let article = game.regulations().article(Rule::DefectiveClock);
            self.propose(Proposal::Clock { left_ms, article });
        }
    }

    /// Seats a player on a server at the other side of a game that begins.
    pub fn seat_online(&mut self, online: &OnlineForm, name: &str) {
        let (own, other) = (Person::Player(online.own), online.own.other());
        self.apply(Event::Away(AwayEvent::OnlineSeated {
            by: own,
            side: other,
            name: name.to_owned(),
            place: String::from("lichess"),
            game: online.game.clone(),
            is_person: online.is_person,
        }));
    }

    /// The server's name for the game that is played here, if it is played on one: the server's events are to be
    /// followed.
    pub fn online(&self) -> Option<String> {
        lichess::begins_at(self)
    }

    /// The account on lichess, as far as it is known.
    pub fn known_online(&self) -> &AccountState {
        self.lichess.known()
    }

    /// All entries, the oldest first.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.written.entries.iter()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game of this table, even while another stands in its place in a review or in tactics.
    fn own_game(&self) -> &Arc<Game> {
        let solved = || self.tactics.as_ref().and_then(|tactics| tactics.waiting());
        self.reviews.kept().or_else(solved).unwrap_or(&self.game)
    }

    /// The opening: the terms fixed when the table was set up.
    pub fn opening(&self) -> &GameSetup {
        &self.opening
    }

    /// The seats of the people present.
    pub fn seats(&self) -> &[Seat] {
        self.seats.all()
    }

    /// One person's seat.
    pub fn seat(&self, person: Person) -> Option<&Seat> {
        self.seats.get(person)
    }

    /// True if the loudspeaker is on.
    pub fn public_voice(&self) -> bool {
        self.seats.public_voice
    }

    /// Makes the game read-only: it can be looked at but not played.
    pub fn set_read_only(&mut self) {
        self.machine.read_only = true;
    }

    /// True if the game can be looked at but not played.
    pub fn is_read_only(&self) -> bool {
        self.machine.read_only || self.machine.is_afar
    }

    /// True if the table is elsewhere and is only seen here.
    pub fn is_afar(&self) -> bool {
        self.machine.is_afar
    }

    /// True if the store has failed and entries wait for it.
    pub fn is_unsaved(&self) -> bool {
        self.machine.unsaved
    }

    /// The people who cannot hear the built-in voice, with the reasons.
    pub fn silenced(&self) -> &[Silenced] {
        self.machine.silences.told()
    }

    /// Languages that no installed voice speaks.
    pub fn voiceless(&self) -> &[String] {
        &self.machine.voiceless
    }

    /// True if this is a seat at the table of another computer.
    pub fn is_a_seat(&self) -> bool {
        self.elsewhere.is_a_seat()
    }

    /// True if the other computer has closed this seat.
    pub fn seat_is_ended(&self) -> bool {
        self.elsewhere.seat_is_ended()
    }

    /// The question that the other computer asks that person.
    pub fn question_from_afar(&self, person: Person) -> Option<&str> {
        self.elsewhere.question(person)
    }

    /// At a seat: the assistant who sits there with its player.
    pub fn assistant_here(&self) -> Option<Person> {
        self.elsewhere.assistant_here()
    }

    /// The place of that person's screen at this computer.
    pub fn whereabouts(&self, person: Person, now: Moment) -> Place {
        Place {
            may_be_left: self.may_be_left(person, now).is_ok(),
            is_a_seat: self.is_a_seat(),
            beside: person
                .side()
                .and_then(|side| self.elsewhere.neighbour(&self.game, side)),
            in_terminal: self.is_in_a_terminal(),
        }
    }

    /// The person who is told of the sides that are played elsewhere.
    pub fn is_told_of_seats(&self) -> Option<Person> {
        self.elsewhere.is_told()
    }

    /// The sides that are played at other computers than this.
    pub fn sit_elsewhere(&self) -> impl Iterator<Item = Color> {
        let is_elsewhere = |side: &Color| self.game.elsewhere(*side).is_some();
        Color::ALL
            .into_iter()
            .filter(move |side| is_elsewhere(side) && !self.is_a_seat())
    }

    /// True if the computer at which that side is played is heard.
    pub fn hears(&self, side: Color) -> bool {
        self.elsewhere.hears(side)
    }

    /// At a seat: true if the computer with the table is heard.
    pub fn hears_the_host(&self) -> bool {
        self.elsewhere.hears_the_host()
    }

    /// The charge of the battery, in per cent, while it is low.
    pub fn low_battery(&self) -> Option<u8> {
        self.machine.battery.low
    }

    /// The moment of the last step.
    pub fn last(&self) -> Moment {
        self.written.last
    }

    /// A file name such as "2026-11-21-Ada-Ben.pgn", with characters that every file system allows.
    pub fn suggested_file(&self) -> String {
        review::own_path(self).unwrap_or_else(|| files::suggested(&self.opening))
    }

    /// Sets the last entry that is on the disk.
    pub fn set_anchor(&mut self, anchor: Option<Anchor>) {
        self.written.anchor = anchor;
    }

    /// Sets the random bytes for the salts of PINs and envelopes.
    pub fn set_seed(&mut self, seed: Seed) {
        self.machine.seed = seed;
    }

    /// Sets a setting to the value of that word, for everybody if it belongs to the computer; false if it cannot have
    /// that value.
    pub fn put(&mut self, person: Person, setting: Setting, word: &str) -> bool {
        self.seats.put(person, setting, word)
    }

    /// Asks for an engine of that level against the player of that side.
    pub fn want_engine(&mut self, own: Color, level: String) {
        engine::begin_against(self, own, level);
    }

    /// True if an engine is being started or is thinking, or a position is being loaded: the answer is still to be told.
    pub fn awaits_answer(&self) -> bool {
        engine::is_awaited(self) || tactics::is_awaited(self)
    }

    /// Sets the language of everybody at this computer.
    pub fn speak(&mut self, locale: Locale) {
        for seat in self.seats.all_mut() {
            seat.messages = seat.messages.in_language(locale);
        }
    }
}

/// The side a person belongs to; for the arbiter White's.
fn side_of(by: Person) -> Color {
    by.side().unwrap_or(Color::White)
}
