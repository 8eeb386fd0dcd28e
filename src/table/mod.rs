//! One table: the whole application minus the world.
//!
//! [`Table::step`] takes an input and a moment and gives back effects. It never waits, never asks the time and cannot
//! fail; the shell carries the effects out in their order.
//!
//! A table is cheap to copy. What may be refused is tried on a copy, which becomes the table if nothing of it was refused
//! and is dropped otherwise: a wish happens whole or not at all.

pub mod effect;
pub mod files;
pub mod input;
pub mod log;
pub mod print;
pub mod seat;

mod acts;
mod arbiter;
mod asking;
mod battery;
mod desk;
mod marks;
mod reading;
mod recorder;
mod report;
mod seats;
mod settings;
mod watch;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use shakmaty::{ByColor, Color};

use self::battery::Battery;
use self::desk::Desk;
use self::effect::Effect;
use self::files::NoDialog;
use self::input::{Input, RecorderNews, Saved};
use self::log::Log;
use self::recorder::Recorder;
use self::seat::Seat;
use self::seats::{Seats, is_of_hands};
use self::watch::{Due, Watch};
use crate::controls::files::{Dialog, FileIntent};
use crate::controls::intent::{Choice, Intent};
use crate::journal::entry::{Entry, Heartbeat, JournalEvent, Opening, Restart, Suspension};
use crate::journal::replay::ReplayError;
use crate::laws::command::Command;
use crate::laws::event::{Event, Proposal};
use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::{Place, Rule};
use crate::locale::{Locale, Messages, duration};
use crate::settings::{Setting, Settings};
use crate::speech::utterance::Priority;

/// What stands on one table: the game, the people's places, and what is owed to the store.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    opening: Arc<Opening>,
    game: Arc<Game>,
    seats: Seats,
    watch: Watch,
    desk: Desk,
    recorder: Recorder,
    /// Whose own board was last moved by a typed move: a correction moves it again.
    made_by_line: Option<Color>,
    written: Written,
    machine: Machine,
    step: Step,
}

/// What the table has written down.
#[derive(Clone, Debug, Default, PartialEq)]
struct Written {
    /// Everything that has happened; what is not settled yet is owed to the store.
    entries: Log<Entry>,
    /// The number of the last entry.
    number: u64,
    /// The moment of the last step.
    last: Moment,
}

/// How it stands with the machine the table is played on.
#[derive(Clone, Debug, Default, PartialEq)]
struct Machine {
    /// The journal is damaged or locked: the game can be looked at, not played.
    read_only: bool,
    /// Entries wait for a store that failed.
    unsaved: bool,
    /// Languages no voice speaks.
    voiceless: Vec<String>,
    battery: Battery,
}

/// What is still to be told.
#[derive(Clone, Debug, Default, PartialEq)]
struct Step {
    /// What everybody is told at the first step.
    greeting: Option<&'static str>,
    /// The events of this step.
    told: Vec<Event>,
    /// Hands moved by a typed move are not told one by one.
    hands_are_silent: bool,
}

impl Table {
    /// A new table; its first entry is owed to the store until the first step.
    pub fn new(opening: Opening, locale: Locale) -> Self {
        let mut table = Self::around(opening.clone(), locale);
        table.write(JournalEvent::Opened(Box::new(opening)), Moment::START);
        table
    }

    /// A table as its journal left it: the clocks stand, and the first step says so. What each event told each person stands
    /// in his log once more; answers to questions and refusals changed nothing and are not in the journal. `heartbeat` is the
    /// last sign of life after it; `number` is the number of its last entry.
    ///
    /// # Errors
    /// The entries are no journal.
    pub fn reopened(
        entries: Vec<Entry>,
        number: u64,
        heartbeat: Option<Heartbeat>,
        locale: Locale,
    ) -> Result<Self, ReplayError> {
        let mut rest = entries.iter();
        let mut table = match rest.next() {
            Some(Entry {
                at,
                event: JournalEvent::Opened(opening),
                ..
            }) => {
                let mut table = Self::around(opening.as_ref().clone(), locale);
                table.seats.now = *at;
                table
            }
            Some(_) | None => return Err(ReplayError::NotOpened),
        };
        for Entry { number, at, event } in rest {
            table.seats.now = *at;
            match event {
                JournalEvent::Event(event) => {
                    Arc::make_mut(&mut table.game).apply(event, *at);
                    table.seats.remember(event, &table.game);
                }
                JournalEvent::Restarted(_) | JournalEvent::Suspended(_) => {}
                JournalEvent::Opened(_) => return Err(ReplayError::OpenedAgain { number: *number }),
            }
        }
        table.written = Written {
            entries: Log::of(entries),
            number,
            last: table.seats.now,
        };
        table.restart(heartbeat);
        Ok(table)
    }

    /// The clocks of a game that was left stand, as they stood at the last sign of life.
    fn restart(&mut self, heartbeat: Option<Heartbeat>) {
        let at_last_entry = self.written.last;
        let heartbeat = heartbeat.filter(|beat| beat.at > at_last_entry);
        let at_last_entry_ms = self.game.clock().both_ms(at_last_entry);
        let left_ms = heartbeat.map_or(at_last_entry_ms, |beat| beat.left_ms);
        // Moments go on from the last sign of life, so that no later reading lies before it.
        self.written.last = heartbeat.map_or(at_last_entry, |beat| beat.at);
        let now = self.written.last.strictly_after(self.written.last);
        self.seats.now = now;
        self.watch.restart(&self.game, now);
        self.step.greeting = Some("said-reopened");
        if self.game.clock().running().is_some() {
            self.step.greeting = Some("said-restarted");
            let restart = Restart {
                at_last_entry_ms,
                heartbeat,
            };
            self.write(JournalEvent::Restarted(restart), now);
            self.happen(Event::ClocksStopped { by: None, left_ms });
            // The greeting says that the clocks stand.
            self.step.told.clear();
            self.offer_times(at_last_entry_ms);
        }
    }

    fn around(opening: Opening, locale: Locale) -> Self {
        Self {
            game: Arc::new(opening.game()),
            seats: Seats::around(&opening, locale),
            opening: Arc::new(opening),
            watch: Watch::default(),
            desk: Desk::default(),
            recorder: Recorder::default(),
            made_by_line: None,
            written: Written::default(),
            machine: Machine::default(),
            step: Step::default(),
        }
    }

    /// One input, at that moment.
    pub fn step(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        let asleep_since = if let Input::Suspended { before, .. } = input {
            Some(before)
        } else {
            None
        };
        self.begin(now, asleep_since);
        self.take_in(input);
        self.finish()
    }

    /// It is later; nothing happens by itself while the computer sleeps.
    fn begin(&mut self, now: Moment, asleep_since: Option<Moment>) {
        let now = now.strictly_after(self.written.last);
        self.pass_time(asleep_since.map_or(now, |asleep| asleep.min(now)));
        self.seats.now = now.strictly_after(self.written.last);
        if self.desk.closes_at().is_some_and(|at| now >= at) {
            self.desk.close();
            self.seats.confirm(Person::Arbiter, "said-desk-closed");
        }
        if let Some(greeting) = self.step.greeting.take() {
            self.seats.urgent_to_all(greeting);
        }
    }

    /// What has happened is written and told.
    fn finish(&mut self) -> Vec<Effect> {
        self.written.last = self.written.last.max(self.seats.now);
        self.seats.now = self.written.last;
        let owed = self.written.entries.settle();
        for entry in &owed {
            if let JournalEvent::Event(event) = &entry.event {
                self.seats.follow_sheets(event);
            }
        }
        let Step {
            told, hands_are_silent, ..
        } = std::mem::take(&mut self.step);
        let is_told = |event: &&Event| !(hands_are_silent && is_of_hands(event));
        let told: Vec<&Event> = told.iter().filter(is_told).collect();
        self.seats.tell_events(&told, &self.game);
        let append = (!owed.is_empty()).then_some(Effect::Append(owed));
        let effects = append.into_iter().chain(self.seats.take_effects());
        effects.chain([Effect::Show]).collect()
    }

    fn take_in(&mut self, input: Input) {
        match input {
            Input::Intent(by, intent) => {
                self.attempt(by, |table| table.intend(by, intent));
            }
            Input::Chosen(by, dialog, chosen) => {
                self.attempt(by, |table| table.chosen(by, dialog, chosen));
            }
            Input::SheetRead { to, side, path, read } => {
                self.attempt(to, |table| {
                    let text = read.map_err(|why| arbiter::not_read(why, &path))?;
                    table.enter_sheet(to, side, text)
                });
            }
            Input::Recorder(of, news) => self.recorder_tells(of, news),
            Input::Time => {}
            Input::Suspended { before, away_ms } => self.suspended(before, away_ms),
            Input::Tell(person, text) => self.seats.tell(person, Priority::Now, |_| text),
            Input::StoreFailed(_) => self.is_now_unsaved(true, "said-not-saved"),
            Input::StoreWorks => self.is_now_unsaved(false, "said-saved-again"),
            Input::EarphoneLost(person) => self.seats.earphone(person, true),
            Input::EarphoneBack(person) => self.seats.earphone(person, false),
            Input::NoEarphone(person) => self.seats.no_earphone(person),
            Input::ReaderIsHeard(person, heard) => {
                if let Some(seat) = self.seats.get_mut(person) {
                    seat.troubles.reader_is_heard = heard;
                }
            }
            Input::Saved(person, saved) => self.saved(person, saved),
            Input::Games { to, aloud, games } => files::listed(to, aloud, games, &mut self.seats),
            Input::Devices(person, devices) => self.seats.devices(person, devices),
            Input::Battery(charge) => {
                if let Some(percent) = self.machine.battery.reads(charge) {
                    self.seats.tell_all(Priority::Next, |seat| {
                        let values = [("percent", u32::from(percent).into())];
                        seat.messages.text("said-battery-low", &values)
                    });
                }
            }
            Input::NoVoice(lang) => {
                if !self.machine.voiceless.contains(&lang) {
                    self.machine.voiceless.push(lang);
                }
            }
        }
    }

    /// It is done whole, or refused and nothing has changed.
    fn attempt(&mut self, by: Person, act: impl FnOnce(&mut Self) -> Result<(), Refusal>) -> bool {
        let mut draft = self.clone();
        match act(&mut draft) {
            Ok(()) => {
                *self = draft;
                true
            }
            Err(refusal) => {
                // Who does something else has answered no, whatever becomes of it: a "yes" much later must not resign the game.
                self.seats.drop_questions_dropped_in(&draft.seats);
                drop(draft);
                self.refuse(by, refusal);
                false
            }
        }
    }

    fn refuse(&mut self, to: Person, mut refusal: Refusal) {
        let proposal = refusal.proposal.take();
        self.seats.refuse(to, refusal);
        if let Some(proposal) = proposal {
            self.happen(Event::Proposed(*proposal));
        }
    }

    /// Decides and, where it is not refused, makes it happen.
    fn act(&mut self, by: Person, command: &Command) -> Result<(), Refusal> {
        let at = self.now();
        let events = Arc::make_mut(&mut self.game).carry_out(command, by, at)?;
        self.have_happened(events);
        Ok(())
    }

    /// Something happens that no rule decides.
    fn happen(&mut self, event: Event) {
        Arc::make_mut(&mut self.game).apply(&event, self.seats.now);
        self.have_happened(vec![event]);
    }

    /// These have taken effect on the game: they are written down and told.
    fn have_happened(&mut self, events: Vec<Event>) {
        let at = self.now();
        for event in events {
            self.watch.note(&event, &self.game, at);
            self.step.told.push(event.clone());
            self.write(JournalEvent::Event(event), at);
        }
    }

    fn write(&mut self, event: JournalEvent, at: Moment) {
        self.written.number += 1;
        self.written.last = self.written.last.max(at);
        let number = self.written.number;
        self.written.entries.push(Entry { number, at, event });
    }

    /// When what is being done is done.
    fn now(&self) -> Moment {
        self.seats.now
    }

    fn intend(&mut self, by: Person, intent: Intent) -> Result<(), Refusal> {
        if !self.opening.people.has(by) {
            return Err(Refusal::new(Code::NotPermitted));
        }
        let only_looks = intent.only_looks();
        // What an answer leads to is looked at by itself: another game can be begun from one that is only read.
        let changes = !only_looks && !matches!(intent, Intent::Answer(_));
        if changes && self.is_read_only() {
            return Err(Refusal::new(Code::ReadOnly));
        }
        if changes && let Some(seat) = self.seats.get_mut(by) {
            seat.waiting.question = None;
        }
        self.must_be_open(by, &intent)?;
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
                } else {
                    self.act(by, &command)?;
                }
            }
            Intent::ClaimWith { for_side, fifty, words } => self.claim_with(by, for_side, fifty, &words)?,
            Intent::CompareSheets => self.compare_sheets(by)?,
            Intent::Desk(intent) => self.at_desk(by, intent)?,
            Intent::Adjourn(intent) => self.adjourning(by, intent)?,
            Intent::Sheet(intent) => self.on_sheet(by, intent)?,
            Intent::Recorder(intent) => self.recorder.carry_out(by, intent, &self.game, &mut self.seats)?,
            Intent::CorrectClocks(commands) => {
                for command in &commands {
                    self.act(by, command)?;
                }
            }
            Intent::Ask(query) => self.seats.ask(by, query, &self.game)?,
            Intent::Explain(asked) => self.seats.explain(by, &asked, &self.game)?,
            Intent::Regulations => self.seats.read_regulations(by, &self.game)?,
            Intent::ClockKey => self.seats.clock_key(by, &self.game)?,
            Intent::ReadPosition => self.seats.read_position(by, &self.game)?,
            Intent::SayAgain => self.seats.say_again(by),
            Intent::SayEarlier => self.seats.say_earlier(by),
            Intent::File(intent) => {
                files::carry_out(by, intent, (&self.opening, &self.game), &mut self.seats)?;
            }
            Intent::Devices => self.seats.send(Effect::ListDevices(by)),
            Intent::UseDevice(purpose, number) => self.seats.use_device(by, purpose, number)?,
            Intent::Help => self.seats.send(Effect::OpenHelp(by)),
            Intent::Manual => self.seats.send(Effect::OpenManual(by)),
            Intent::Bind { control, key, told } => self.seats.bind(by, control, key, told),
            Intent::Settings(intent) => self.seats.on_settings(by, intent),
            Intent::Set { setting, to, told } => self.seats.set(by, setting, to, told),
            Intent::PublicVoice(is_on) => self.set_public_voice(by, is_on)?,
            Intent::TurnBoard(is_turned) => self.seats.turn_board(by, is_turned),
            // The game on the table is left only if that is meant.
            Intent::NewGame(form) if self.is_underway() => self.seats.ask_first(by, Intent::NewGame(form)),
            Intent::NewGame(form) => self.seats.send(Effect::NewGame(form)),
            Intent::AskFirst(intent) => {
                // "Accept the draw?" where none is offered would tell of an offer that is not there.
                if let Intent::Do(command) = intent.as_ref() {
                    self.game.decide(command, by, self.now())?;
                }
                if let Intent::CorrectClocks(commands) = intent.as_ref() {
                    for command in commands {
                        self.game.decide(command, by, self.now())?;
                    }
                }
                self.seats.ask_first(by, *intent);
            }
            Intent::Answer(choice) => self.answer(by, choice)?,
        }
        Ok(())
    }

    fn answer(&mut self, by: Person, choice: Choice) -> Result<(), Refusal> {
        let question = self.seats.get_mut(by).and_then(|seat| seat.waiting.question.take());
        match (question, choice) {
            (Some(Intent::NewGame(form)), Choice::Yes) => self.seats.send(Effect::NewGame(form)),
            (Some(Intent::Settings(intent)), Choice::Yes) => self.seats.send(Effect::Settings(by, intent)),
            (Some(intent), Choice::Yes) => return self.intend(by, intent),
            // Who does not see the question go has to hear that nothing came of it.
            (Some(_), Choice::No) | (None, Choice::Yes | Choice::No) => self.seats.confirm(by, "said-nothing-done"),
        }
        Ok(())
    }

    /// A game in which something was played and that has not ended.
    fn is_underway(&self) -> bool {
        let is_begun = !self.game.line().is_empty() || self.game.turn().announced.is_some();
        is_begun && self.game.ending().is_none()
    }

    /// In an event the loudspeaker is the arbiter's.
    fn set_public_voice(&mut self, by: Person, is_on: bool) -> Result<(), Refusal> {
        let is_arbiters = self.opening.people.arbiter.is_some() && self.opening.regulations.place == Place::Event;
        if is_arbiters && by != Person::Arbiter {
            return Err(Refusal::new(Code::NotPermitted));
        }
        self.seats.set_public_voice(by, is_on);
        Ok(())
    }

    /// A path was chosen in the system's dialog, or none; or the system has no dialog.
    fn chosen(&mut self, by: Person, dialog: Dialog, chosen: Result<Option<String>, NoDialog>) -> Result<(), Refusal> {
        let chosen = chosen.map_err(|NoDialog| Refusal::new(Code::NoDialog))?;
        let Some(path) = chosen else {
            self.seats.confirm(by, "said-nothing-done");
            return Ok(());
        };
        let intent = match dialog {
            Dialog::Open => FileIntent::Open(path),
            Dialog::Save => FileIntent::Save(path),
        };
        self.intend(by, Intent::File(intent))
    }

    /// What came of saving a file.
    fn saved(&mut self, to: Person, saved: Saved) {
        let saving = self.seats.get_mut(to).and_then(|seat| seat.waiting.saving.take());
        match (saved, saving) {
            (Saved::Written, None) => self.seats.confirm(to, "said-report-saved"),
            (Saved::Written, Some(path)) => self.seats.tell(to, Priority::Normal, |seat| {
                seat.messages.text("said-game-written", &[("path", (&path).into())])
            }),
            (Saved::ExistsAlready, Some(path)) => self.seats.ask_first(to, Intent::File(FileIntent::SaveOver(path))),
            (Saved::ExistsAlready, None) => self.refuse(to, Refusal::new(Code::FileExists)),
            (Saved::Failed, _) => self.refuse(to, Refusal::new(Code::FileFailed)),
        }
    }

    /// That an entry is begun on the recorder is the player's act; the rest of its news is told.
    fn recorder_tells(&mut self, of: Person, news: RecorderNews) {
        let RecorderNews::Begun { entry, at_ms } = news else {
            return self.recorder.tells(of, news, &mut self.seats);
        };
        // Who has begun the next one meanwhile is told of that one.
        let Some(by) = self.recorder.speaker_of(entry) else {
            return;
        };
        let side = side_of(by);
        let mark = Command::MarkRecorder { side, at_ms };
        let is_marked = self.attempt(by, |table| {
            table.act(by, &mark)?;
            table.recorder.tells(by, news, &mut table.seats);
            Ok(())
        });
        if !is_marked {
            self.recorder.end(by, &mut self.seats);
        }
    }

    /// The disk does not take what is written, or takes it again: everybody is told at once, and the game goes on unsaved.
    fn is_now_unsaved(&mut self, unsaved: bool, id: &str) {
        if self.machine.unsaved != unsaved {
            self.machine.unsaved = unsaved;
            self.seats.urgent_to_all(id);
        }
    }

    /// When the table wants to be woken, if nothing comes in before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let mark = self.seats.next_mark(&self.game, self.written.last).map(|mark| mark.at);
        let watched = self.next_watched().map(|(at, _)| at);
        let due = [self.game.next_wakeup(), mark, watched, self.desk.closes_at()];
        due.into_iter().flatten().min()
    }

    fn next_watched(&self) -> Option<(Moment, Due)> {
        self.watch.next(&self.game).filter(|_| !self.is_read_only())
    }

    /// Everything that happens by itself until `now`: flags fall, boards stand still, reminders are due.
    fn pass_time(&mut self, now: Moment) {
        loop {
            let last = self.written.last;
            let flag = self.game.next_wakeup();
            let watched = self.next_watched();
            let others = flag.into_iter().chain(watched.map(|(at, _)| at)).min();
            let mark = self.seats.next_mark(&self.game, last);
            let is_first = |at: Moment| at <= now && others.is_none_or(|other| at < other);
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
                    self.have_happened(events);
                }
            }
        }
    }

    /// What is to be told then is the Laws' answer (`laws::rules::boards`).
    fn watched(&mut self, what: Due) {
        let at = self.now();
        self.watch.looked_at(what, at);
        let game = Arc::make_mut(&mut self.game);
        let events = match what {
            Due::Settled(board) => game.settled(board, at),
            Due::NotExecuted(board) => game.not_executed(board, at),
            Due::Compare => {
                self.seats.confirm(Person::Arbiter, "said-compare-reminder");
                Vec::new()
            }
        };
        self.have_happened(events);
    }

    /// The computer slept or the program stood still: nothing of that time is charged (6.10.1), and everybody hears it. Both
    /// clocks stand as they stood before; what they would show had it been charged is the arbiter's to take.
    fn suspended(&mut self, before: Moment, away_ms: u64) {
        let Some(running) = self.game.clock().running() else {
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
        self.happen(Event::ClocksStopped { by: None, left_ms });
        // The sentence below says that the clocks stand.
        self.step.told.pop();
        self.seats.now = now;
        self.offer_times(charged_ms);
        self.seats.tell_all(Priority::Now, |seat| {
            let time = duration(&seat.messages, away_ms);
            seat.messages.text("said-suspended", &[("time", (&time).into())])
        });
    }

    /// Other times than those the clocks stand at, for the arbiter to accept; nothing is charged by itself.
    fn offer_times(&mut self, left_ms: ByColor<u64>) {
        let game = &self.game;
        if game.people().arbiter.is_some() && game.clock().both_ms(self.now()) != left_ms {
            let article = game.regulations().article(Rule::DefectiveClock);
            self.happen(Event::Proposed(Proposal::Clock { left_ms, article }));
        }
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
        self.seats.all()
    }

    /// One person's place.
    pub fn seat(&self, person: Person) -> Option<&Seat> {
        self.seats.get(person)
    }

    /// Whether the loudspeaker speaks.
    pub fn public_voice(&self) -> bool {
        self.seats.public_voice
    }

    /// The journal can only be read: nothing is played on this table.
    pub fn set_read_only(&mut self) {
        self.machine.read_only = true;
    }

    /// Whether the game can only be looked at.
    pub fn is_read_only(&self) -> bool {
        self.machine.read_only
    }

    /// Whether entries wait for a store that failed.
    pub fn is_unsaved(&self) -> bool {
        self.machine.unsaved
    }

    /// Languages no installed voice speaks.
    pub fn voiceless(&self) -> &[String] {
        &self.machine.voiceless
    }

    /// What the battery has come down to, in per cent, while it is low.
    pub fn low_battery(&self) -> Option<u8> {
        self.machine.battery.low
    }

    /// The moment of the last step.
    pub fn last(&self) -> Moment {
        self.written.last
    }

    /// "2026-11-21-Ada-Ben.pgn", in letters every file system takes.
    pub fn suggested_file(&self) -> String {
        files::suggested(&self.opening)
    }

    /// The settings that person comes with.
    pub fn wear(&mut self, person: Person, settings: &Settings) {
        self.seats.wear(person, settings, &self.game);
    }

    /// Sets that to the value of that word, for everybody if it is of the machine; false if it cannot be that.
    pub fn put(&mut self, person: Person, setting: Setting, word: &str) -> bool {
        self.seats.put(person, setting, word)
    }

    /// Everybody at this machine is spoken to in that language from now on.
    pub fn speak(&mut self, locale: Locale) {
        for seat in self.seats.all_mut() {
            seat.messages = Messages::new(locale);
        }
    }
}

/// The side a person plays for; the arbiter looks from White's.
fn side_of(by: Person) -> Color {
    by.side().unwrap_or(Color::White)
}
