//! One table: the whole application minus the world.
//!
//! [`Table::step`] takes an input and a moment and gives back effects. It never waits, never asks the time and cannot
//! fail; the shell carries the effects out in their order.

pub mod effect;
pub mod files;
pub mod input;
pub mod print;
pub mod seat;

mod adjourning;
mod asking;
mod battery;
mod desk;
mod hearing;
mod keys;
mod marks;
mod moves;
mod reading;
mod recorder;
mod recording;
mod report;
mod settings;
mod sheets;
mod suspended;
mod telling;
mod watch;

use shakmaty::Color;

use self::desk::Desk;
use self::effect::Effect;
use self::input::Input;
use self::seat::Seat;
use self::watch::Watch;
use crate::controls::intent::{Choice, Intent};
use crate::journal::entry::{Entry, JournalEvent, Opening, Restart};
use crate::journal::replay::Replayed;
use crate::laws::command::Command;
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Venue;
use crate::locale::Locale;
use crate::speech::utterance::{Priority, Utterance};

/// What stands on one table: the game, the people's places, and what is owed to the store.
pub struct Table {
    opening: Opening,
    game: Game,
    seats: Vec<Seat>,
    number: u64,
    last: Moment,
    public_voice: bool,
    store_failed: bool,
    /// What everybody is told at the first step.
    greeting: Option<&'static str>,
    /// The journal is damaged or locked: the game can be looked at, not played.
    read_only: bool,
    /// Whose own board was last moved by a typed move: a correction moves it again.
    made_by_line: Option<Color>,
    /// Languages no voice speaks.
    voiceless: Vec<String>,
    watch: Watch,
    desk: Desk,
    keeper: Option<String>,
    spoken: Option<recorder::Spoken>,
    /// Everything that has happened, for the report.
    history: Vec<Entry>,
    /// What the battery has come down to, in per cent, while it is low.
    low_battery: Option<u8>,
    battery_steps_told: usize,
    step: Step,
}

/// What one step has brought so far.
#[derive(Default)]
struct Step {
    entries: Vec<Entry>,
    told: Vec<Event>,
    /// The effects behind `Append`, in their order.
    effects: Vec<Effect>,
    /// Hands moved by a typed move are not told one by one.
    hands_are_silent: bool,
}

impl Table {
    /// A new table; its first entry is owed to the store until the first step.
    pub fn new(opening: Opening, locale: Locale) -> Self {
        let game = opening.game();
        let start = Replayed {
            game,
            last: Moment::START,
        };
        let mut table = Self::around(opening.clone(), start, 0, locale);
        table.record(JournalEvent::Opened(Box::new(opening)), Moment::START);
        table
    }

    /// A table as its journal left it: the clocks stand, and the first step says so.
    pub fn reopened(opening: Opening, replayed: Replayed, number: u64, restart: Restart, locale: Locale) -> Self {
        let last = replayed.last;
        let mut table = Self::around(opening, replayed, number, locale);
        let now = last.strictly_after(last);
        table.greeting = Some("said-reopened");
        table.watch.restart(&table.game, now);
        if table.game.clock().running().is_some() {
            let left_ms = restart.heartbeat.map_or(restart.at_last_entry_ms, |beat| beat.left_ms);
            table.greeting = Some("said-restarted");
            table.record(JournalEvent::Restarted(restart), now);
            table.happen(Event::ClocksStopped { by: None, left_ms }, now);
            // The greeting says that the clocks stand.
            table.step.told.clear();
            table.offer_times(restart.at_last_entry_ms, now);
        }
        table
    }

    fn around(opening: Opening, replayed: Replayed, number: u64, locale: Locale) -> Self {
        let Replayed { game, last } = replayed;
        let seat = |person| {
            let mut seat = Seat::new(person, locale);
            // In an event nobody is told of his time unless he asks (D.2.10.4), and who sees the clock needs no telling.
            let is_vi = matches!(person, Person::Player(side) if opening.people.is_vi(side));
            seat.settings.clock.time_marks = is_vi && !opening.regulations.is_competition();
            seat
        };
        let seats = opening.people.present().map(seat).collect();
        let public_voice = opening.regulations.place == Venue::Home;
        Self {
            opening,
            game,
            seats,
            number,
            last,
            public_voice,
            store_failed: false,
            read_only: false,
            greeting: None,
            made_by_line: None,
            voiceless: Vec::new(),
            watch: Watch::default(),
            desk: Desk::default(),
            keeper: None,
            spoken: None,
            history: Vec::new(),
            low_battery: None,
            battery_steps_told: 0,
            step: Step::default(),
        }
    }

    /// One input, at that moment.
    pub fn step(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        let now = now.strictly_after(self.last);
        // Nothing happens by itself while the computer sleeps.
        let awake_until = if let Input::Suspended { before, .. } = input {
            before.min(now)
        } else {
            now
        };
        self.pass_time(awake_until);
        self.close_desk(now);
        let now = now.strictly_after(self.last);
        if let Some(greeting) = self.greeting.take() {
            self.urgent_to_all(greeting, now);
        }
        match input {
            Input::Intent(by, intent) => {
                let before = (self.game.clone(), self.number, self.made_by_line, self.watch.clone());
                let step = (self.step.entries.len(), self.step.told.len(), self.history.len());
                if let Err(refusal) = self.intend(by, intent, now) {
                    // An act of several commands happens whole or not at all: what is refused has changed nothing.
                    (self.game, self.number, self.made_by_line, self.watch) = before;
                    self.step.entries.truncate(step.0);
                    self.step.told.truncate(step.1);
                    self.history.truncate(step.2);
                    self.refuse(by, refusal, now);
                }
            }
            Input::Time => {}
            Input::Suspended { before, away_ms } => self.suspended(before, away_ms, now),
            Input::Tell(person, text) => {
                if let Some(seat) = self.seat(person) {
                    let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Now);
                    self.say_private(person, utterance, now);
                }
            }
            Input::StoreFailed(_) => self.store_failed(now),
            Input::StoreWorks => self.store_works(now),
            Input::EarphoneLost(person) => self.earphone(person, true, now),
            Input::EarphoneBack(person) => self.earphone(person, false, now),
            Input::SheetRead { to, side, path, read } => self.sheet_read(to, side, &path, read, now),
            Input::Saved(person, saved) => self.saved(person, saved, now),
            Input::Games { to, aloud, games } => self.games_listed(to, aloud, games, now),
            Input::Chosen(by, dialog, chosen) => {
                if let Err(refusal) = self.chosen(by, dialog, chosen, now) {
                    self.refuse(by, refusal, now);
                }
            }
            Input::NoEarphone(person) => self.no_earphone(person, now),
            Input::Devices(person, devices) => self.devices(person, devices, now),
            Input::ReaderIsHeard(person, heard) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.reader_is_heard = heard;
                }
            }
            Input::Battery(charge) => self.battery(charge, now),
            Input::Recorder(of, news) => self.recorder_tells(of, news, now),
            Input::NoVoice(lang) => {
                if !self.voiceless.contains(&lang) {
                    self.voiceless.push(lang);
                }
            }
        }
        self.last = self.last.max(now);
        self.follow_sheets();
        self.tell_everybody();
        self.finish_step()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was fixed when the table was set up.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The places of the people present.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// One person's place.
    pub fn seat(&self, person: Person) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.person == person)
    }

    /// Whether the loudspeaker speaks.
    pub fn public_voice(&self) -> bool {
        self.public_voice
    }

    /// The journal can only be read: nothing is played on this table.
    pub fn set_read_only(&mut self) {
        self.read_only = true;
    }

    /// Whether the game can only be looked at.
    pub fn is_read_only(&self) -> bool {
        self.read_only
    }

    /// Whether entries wait for a store that failed.
    pub fn is_unsaved(&self) -> bool {
        self.store_failed
    }

    /// Languages no installed voice speaks.
    pub fn voiceless(&self) -> &[String] {
        &self.voiceless
    }

    /// What the battery has come down to, in per cent, while it is low.
    pub fn low_battery(&self) -> Option<u8> {
        self.low_battery
    }

    /// The moment of the last step.
    pub fn last(&self) -> Moment {
        self.last
    }

    fn seat_mut(&mut self, person: Person) -> Option<&mut Seat> {
        self.seats.iter_mut().find(|seat| seat.person == person)
    }

    fn intend(&mut self, by: Person, intent: Intent, now: Moment) -> Result<(), Refusal> {
        if !self.opening.people.has(by) {
            return Err(Refusal::new(Code::NotPermitted));
        }
        let only_looks = intent.only_looks();
        // What an answer leads to is looked at by itself: another game can be begun from one that is only read.
        if self.read_only && !only_looks && !matches!(intent, Intent::Answer(_)) {
            return Err(Refusal::new(Code::ReadOnly));
        }
        if !only_looks && !matches!(intent, Intent::Answer(_)) {
            self.drop_question(by);
        }
        self.must_be_open(by, &intent, now)?;
        match intent {
            Intent::Line(line) => self.line(by, &line, now),
            Intent::Announce { for_side, words } => self.announce(by, for_side, &words, now),
            Intent::Correct { for_side, words } => self.correct(by, for_side, &words, now),
            Intent::Repeat { for_side, words } => self.repeat(by, for_side, &words, now),
            Intent::Play { for_side, words } => self.play(by, for_side, &words, now),
            Intent::AnnounceHands { for_side } => self.announce_hands(by, for_side, now),
            Intent::Repeated { for_side } => self.repeated(by, for_side, now),
            Intent::Copy { for_side } => self.copy(by, for_side, now),
            Intent::Touch { board, square } => self.touch(by, board, square, now),
            Intent::BringBack { board, square, piece } => self.bring_back(by, board, (square, piece), now),
            Intent::Do(command) => self.command(by, &command, now),
            Intent::ClaimWith { for_side, fifty, words } => self.claim_with(by, for_side, fifty, &words, now),
            Intent::CompareSheets => self.compare_sheets(by, now),
            Intent::Desk(intent) => self.at_desk(by, intent, now),
            Intent::Adjourn(intent) => self.adjourning(by, intent, now),
            Intent::Ask(query) => self.ask(by, query, now),
            Intent::Sheet(intent) => self.on_sheet(by, intent, now),
            Intent::Recorder(intent) => self.on_recorder(by, intent, now),
            Intent::Explain(asked) => self.explain(by, &asked, now),
            Intent::Regulations => self.read_regulations(by, now),
            Intent::ClockKey => self.clock_key(by, now),
            Intent::File(intent) => self.on_files(by, intent),
            Intent::Devices => {
                self.step.effects.push(Effect::ListDevices(by));
                Ok(())
            }
            Intent::UseDevice(purpose, number) => self.use_device(by, purpose, number, now),
            Intent::SayAgain => {
                self.say_again(by, now);
                Ok(())
            }
            Intent::SayEarlier => {
                self.say_earlier(by, now);
                Ok(())
            }
            Intent::Help => {
                self.step.effects.push(Effect::OpenHelp(by));
                Ok(())
            }
            Intent::Manual => {
                self.step.effects.push(Effect::OpenManual(by));
                Ok(())
            }
            Intent::ReadPosition => self.read_position(by, now),
            Intent::Bind { control, key, told } => {
                self.bind(by, control, key, told, now);
                Ok(())
            }
            Intent::Settings(intent) => {
                self.settings(by, intent, now);
                Ok(())
            }
            Intent::CorrectClocks(commands) => commands.iter().try_for_each(|command| self.act(by, command, now)),
            // The game on the table is left only if that is meant.
            Intent::NewGame(form) if self.is_underway() => {
                self.ask_first(by, Intent::NewGame(form), now);
                Ok(())
            }
            Intent::NewGame(form) => {
                self.step.effects.push(Effect::NewGame(form));
                Ok(())
            }
            Intent::AskFirst(intent) => {
                // "Accept the draw?" where none is offered would tell of an offer that is not there.
                if let Intent::Do(command) = intent.as_ref() {
                    self.game.decide(command, by, now)?;
                }
                if let Intent::CorrectClocks(commands) = intent.as_ref() {
                    for command in commands {
                        self.game.decide(command, by, now)?;
                    }
                }
                self.ask_first(by, *intent, now);
                Ok(())
            }
            Intent::Set { setting, to, told } => {
                self.set(by, setting, to, told, now);
                Ok(())
            }
            Intent::PublicVoice(is_on) => self.set_public_voice(by, is_on, now),
            Intent::TurnBoard(is_turned) => {
                self.turn_board(by, is_turned, now);
                Ok(())
            }
            Intent::Answer(choice) => {
                let question = self.seat_mut(by).and_then(|seat| seat.question.take());
                match (question, choice) {
                    (Some(Intent::NewGame(form)), Choice::Yes) => {
                        self.step.effects.push(Effect::NewGame(form));
                        Ok(())
                    }
                    (Some(Intent::Settings(intent)), Choice::Yes) => {
                        self.step.effects.push(Effect::Settings(by, intent));
                        Ok(())
                    }
                    (Some(intent), Choice::Yes) => self.intend(by, intent, now),
                    // Who does not see the question go has to hear that nothing came of it.
                    (Some(_), Choice::No) | (None, Choice::Yes | Choice::No) => {
                        self.confirm(by, "said-nothing-done", now);
                        Ok(())
                    }
                }
            }
        }
    }

    /// Who does something else has answered no: a "yes" much later must not resign the game.
    fn drop_question(&mut self, by: Person) {
        if let Some(seat) = self.seat_mut(by) {
            seat.question = None;
        }
    }

    /// A command of the Laws; hands on a board have consequences at home.
    fn command(&mut self, by: Person, command: &Command, now: Moment) -> Result<(), Refusal> {
        if let Command::Lift { board, .. } | Command::Place { board, .. } | Command::Remove { board, .. } = command {
            return self.hands(by, *board, command, now);
        }
        self.act(by, command, now)
    }

    /// Decides and, where it is not refused, makes it happen.
    fn act(&mut self, by: Person, command: &Command, now: Moment) -> Result<(), Refusal> {
        let events = self.game.carry_out(command, by, now)?;
        self.have_happened(events, now);
        Ok(())
    }

    /// Something happens that no rule decides.
    fn happen(&mut self, event: Event, at: Moment) {
        self.game.apply(&event, at);
        self.have_happened(vec![event], at);
    }

    /// These have taken effect on the game: they are written down and told.
    fn have_happened(&mut self, events: Vec<Event>, at: Moment) {
        for event in events {
            self.watch.note(&event, &self.game, at);
            self.step.told.push(event.clone());
            self.record(JournalEvent::Event(event), at);
        }
    }

    fn record(&mut self, event: JournalEvent, at: Moment) {
        self.number += 1;
        self.last = self.last.max(at);
        let entry = Entry {
            number: self.number,
            at,
            event,
        };
        self.history.push(entry.clone());
        self.step.entries.push(entry);
    }

    fn refuse(&mut self, to: Person, mut refusal: Refusal, now: Moment) {
        let proposal = refusal.proposal.take();
        self.cites(to, refusal.article.as_ref());
        if let Some(utterance) = self
            .seat(to)
            .map(|seat| self.told_refusal(&seat.messages, to, &refusal))
        {
            self.say_private(to, utterance, now);
        }
        self.step.effects.push(Effect::Cue {
            to,
            cue: crate::speech::cue::Cue::Refused,
        });
        self.step.effects.push(Effect::Refuse { to, refusal });
        if let Some(proposal) = proposal {
            let event = self.game.proposed(*proposal);
            self.happen(event, now);
        }
    }

    /// The side a person plays for; the arbiter looks from White's.
    fn side_of(by: Person) -> Color {
        by.side().unwrap_or(Color::White)
    }

    fn finish_step(&mut self) -> Vec<Effect> {
        let step = std::mem::take(&mut self.step);
        let mut effects = Vec::new();
        if !step.entries.is_empty() {
            effects.push(Effect::Append(step.entries));
        }
        effects.extend(step.effects);
        effects.push(Effect::Show);
        effects
    }
}
