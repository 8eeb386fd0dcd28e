//! The table's own thread: it waits for inputs and for its timer, steps, and carries out the effects.
//!
//! Clocks run and flags fall while every window is hidden. What must be on the disk first is there first.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::voices;
use crate::adapters::monotonic::Monotonic;
use crate::controls::intent::Intent;
use crate::controls::new_game::NewGameForm;
use crate::display::Screen;
use crate::display::build::{Sources, screen};
use crate::display::buttons::Switches;
use crate::journal::chain::{Chain, StoredEntry};
use crate::journal::entry::{Entry, Heartbeat};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::Refusal;
use crate::ports::sound::Sound;
use crate::ports::store::{Store, StoreFailure};
use crate::ports::voice::{Voice, VoiceEvent};
use crate::settings::Settings;
use crate::speech::utterance::{Channel, Priority, Utterance};
use crate::table::Table;
use crate::table::effect::Effect;
use crate::table::input::Input;

/// How often a running clock is noted beside the journal.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often a store that failed is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// What the thread tells whoever shows and prints.
#[derive(Debug)]
pub enum Happening {
    /// Something was said to a person.
    Said {
        /// To whom.
        to: Person,
        /// Where.
        channel: Channel,
        /// How urgent.
        priority: Priority,
        /// The words.
        text: String,
    },
    /// A wish was refused; the sentence has been said as well.
    Refused(Person, Refusal),
    /// The screens as they are now.
    Screens(Vec<Screen>),
    /// A person asked for the list of keys and commands.
    Help(Person),
    /// A new table is wanted.
    NewGame(Box<NewGameForm>),
    /// What this person typed in the move line was taken.
    LineTaken(Person),
    /// The step of one input is finished, with all that was said of it.
    StepDone,
}

/// What the thread works with.
pub struct Tools {
    /// Where the journal is kept.
    pub store: Box<dyn Store>,
    /// The end of the journal so far.
    pub chain: Chain,
    /// The voices.
    pub voice: Box<dyn Voice>,
    /// The cues.
    pub sound: Box<dyn Sound>,
    /// One person's wishes.
    pub settings: Settings,
    /// The seat that must be heard.
    pub heard: Person,
    /// Seats whose screens are wanted.
    pub shown: Vec<Person>,
    /// The time.
    pub time: Monotonic,
    /// Told of everything that happens.
    pub tell: Box<dyn Fn(Happening) + Send>,
}

enum Note {
    Input(Input),
    /// The own voice speaks, or leaves it to the screen reader.
    OwnVoice(bool),
    Show(Vec<Person>),
    Settings(Box<Settings>),
    Explored(Person, String),
    VoiceHasEvents,
    Quit(Duration),
}

/// The handle of the thread. Dropping it ends the thread; what it had to write is written.
pub struct TableThread {
    notes: Sender<Note>,
    thread: Option<JoinHandle<()>>,
}

/// Posts inputs to the table; clones go to every window.
#[derive(Clone)]
pub struct Post(Sender<Note>);

impl Post {
    /// A person's wish.
    pub fn intent(&self, by: Person, intent: Intent) {
        self.input(Input::Intent(by, intent));
    }

    /// Any input.
    pub fn input(&self, input: Input) {
        self.send(Note::Input(input));
    }

    /// Whether the program's own voice speaks.
    pub fn own_voice(&self, speaks: bool) {
        self.send(Note::OwnVoice(speaks));
    }

    /// Which screens are wanted.
    pub fn show(&self, seats: Vec<Person>) {
        self.send(Note::Show(seats));
    }

    /// Wishes that have changed.
    pub fn settings(&self, settings: Settings) {
        self.send(Note::Settings(Box::new(settings)));
    }

    /// The name of what a person has moved to: the own voice says it, a screen reader knows it by itself.
    pub fn explored(&self, person: Person, name: String) {
        self.send(Note::Explored(person, name));
    }

    /// The voice has something to tell.
    pub fn voice_has_events(&self) {
        self.send(Note::VoiceHasEvents);
    }

    fn send(&self, note: Note) {
        // A table that has gone needs nothing any more.
        self.0.send(note).ok();
    }
}

/// Makes the tools once the post is there, so that the voice can wake the table.
pub type MakeTools = Box<dyn FnOnce(&Post) -> Tools + Send>;

impl TableThread {
    /// Starts the thread named `table`.
    ///
    /// # Errors
    /// The system gave no thread.
    pub fn start(table: Table, make: MakeTools) -> std::io::Result<Self> {
        let (notes, inbox) = channel();
        let post = Post(notes.clone());
        let thread = std::thread::Builder::new().name(String::from("table")).spawn(move || {
            let tools = make(&post);
            Runner::new(table, tools).run(&inbox);
        })?;
        Ok(Self {
            notes,
            thread: Some(thread),
        })
    }

    /// Something to post inputs with.
    pub fn post(&self) -> Post {
        Post(self.notes.clone())
    }

    /// Ends the thread after everything posted before and, within that time, after its last words.
    pub fn finish_after_speaking(mut self, patience: Duration) {
        self.end(patience);
    }

    fn end(&mut self, patience: Duration) {
        self.notes.send(Note::Quit(patience)).ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

impl Drop for TableThread {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

struct Runner {
    table: Table,
    tools: Tools,
    owed: Vec<StoredEntry>,
    store_fails: bool,
    utterances: u64,
    speaking: Vec<u64>,
    own_voice: bool,
    last_heartbeat: Moment,
    last_try: Moment,
}

impl Runner {
    fn new(table: Table, mut tools: Tools) -> Self {
        let public = table.public_voice();
        let place = table.game().regulations().place;
        tools
            .voice
            .configure(voices::setup(&tools.settings, tools.heard, place, public));
        let now = tools.time.now();
        Self {
            table,
            tools,
            owed: Vec::new(),
            store_fails: false,
            utterances: 0,
            speaking: Vec::new(),
            own_voice: true,
            last_heartbeat: now,
            last_try: now,
        }
    }

    fn run(mut self, inbox: &Receiver<Note>) {
        self.step(Input::Time);
        loop {
            match inbox.recv_timeout(self.patience()) {
                Ok(Note::Input(input)) => self.step(input),
                Ok(Note::OwnVoice(speaks)) => self.own_voice = speaks,
                Ok(Note::Show(seats)) => {
                    self.tools.shown = seats;
                    self.show();
                }
                Ok(Note::Settings(settings)) => {
                    self.tools.settings = *settings;
                    self.configure();
                    self.show();
                }
                Ok(Note::Explored(person, name)) => self.explored(person, name),
                Ok(Note::VoiceHasEvents) => self.voice_events(),
                Ok(Note::Quit(patience)) => {
                    self.write_owed();
                    self.last_words(inbox, patience);
                    return;
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => self.wake(),
            }
        }
        self.write_owed();
    }

    /// Waits until everything is spoken, but no longer than that.
    fn last_words(&mut self, inbox: &Receiver<Note>, patience: Duration) {
        let end = self
            .tools
            .time
            .now()
            .plus_millis(u64::try_from(patience.as_millis()).unwrap_or(0));
        while !self.speaking.is_empty() && self.tools.time.until(end) > Duration::ZERO {
            if inbox.recv_timeout(self.tools.time.until(end)).is_ok() {
                self.voice_events();
            }
        }
    }

    /// How long to wait for an input: to the next thing that happens by itself.
    fn patience(&self) -> Duration {
        let mut patience = Duration::from_hours(1);
        if let Some(at) = self.table.next_wakeup() {
            patience = patience.min(self.tools.time.until(at));
        }
        if self.table.game().clock().running().is_some() {
            let next = self
                .last_heartbeat
                .plus_millis(u64::try_from(HEARTBEAT.as_millis()).unwrap_or(1000));
            patience = patience.min(self.tools.time.until(next));
        }
        if self.store_fails {
            let next = self
                .last_try
                .plus_millis(u64::try_from(TRY_AGAIN.as_millis()).unwrap_or(2000));
            patience = patience.min(self.tools.time.until(next));
        }
        patience
    }

    fn wake(&mut self) {
        let now = self.tools.time.now();
        if self.store_fails {
            self.last_try = now;
            if self.write_owed() {
                self.store_fails = false;
                self.step(Input::StoreWorks);
            }
        }
        if self.table.next_wakeup().is_some_and(|at| at <= now) {
            self.step(Input::Time);
        }
        if let Some(running) = self.table.game().clock().running()
            && now.millis_since(self.last_heartbeat) >= 1000
        {
            self.last_heartbeat = now;
            let left_ms = self.table.game().clock().both_ms(now);
            // A note that could not be written is made again in a second.
            self.tools
                .store
                .heartbeat(Heartbeat {
                    at: now,
                    left_ms,
                    running: Some(running),
                })
                .ok();
        }
    }

    fn step(&mut self, input: Input) {
        let now = self.tools.time.now();
        let typed_by = match &input {
            Input::Intent(by, intent) => matches!(intent, Intent::Line(_)).then_some(*by),
            Input::Tell(_, _)
            | Input::Time
            | Input::StoreFailed(_)
            | Input::StoreWorks
            | Input::EarphoneLost(_)
            | Input::EarphoneBack(_)
            | Input::NoVoice(_)
            | Input::Language(_, _) => None,
        };
        let mut effects = self.table.step(input, now);
        let mut failure = None;
        for effect in &effects {
            if let Effect::Append(entries) = effect {
                failure = self.append(entries).err();
            }
        }
        if let Some(failure) = failure
            && !self.store_fails
        {
            self.store_fails = true;
            self.last_try = now;
            effects.extend(self.table.step(Input::StoreFailed(format!("{failure:?}")), now));
        }
        let refused = effects.iter().any(|effect| matches!(effect, Effect::Refuse { .. }));
        for effect in effects {
            self.carry_out(effect);
        }
        if let Some(by) = typed_by.filter(|_| !refused) {
            // A line that was read back waits for its second Enter and stays where it is.
            if self.table.seat(by).is_some_and(|seat| seat.read_back.is_none()) {
                (self.tools.tell)(Happening::LineTaken(by));
            }
        }
        (self.tools.tell)(Happening::StepDone);
    }

    fn append(&mut self, entries: &[Entry]) -> Result<(), StoreFailure> {
        let chain = &mut self.tools.chain;
        self.owed
            .extend(entries.iter().map(|entry| chain.link(&entry.event, entry.at)));
        if self.store_fails {
            // It is tried again by the timer; meanwhile the game goes on unsaved.
            return Ok(());
        }
        self.tools.store.append(&self.owed)?;
        self.owed.clear();
        Ok(())
    }

    fn write_owed(&mut self) -> bool {
        if self.owed.is_empty() {
            return true;
        }
        let written = self.tools.store.append(&self.owed).is_ok();
        if written {
            self.owed.clear();
        }
        written
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Append(_) | Effect::Answer { .. } => {}
            Effect::Say { to, channel, utterance } => {
                // With a screen reader that announces, the own voice keeps to a loudspeaker of its own.
                let elsewhere = channel == Channel::Public && self.tools.settings.loudspeaker.is_some();
                if self.own_voice || elsewhere {
                    self.utterances += 1;
                    self.speaking.push(self.utterances);
                    self.tools
                        .voice
                        .say(voices::spoken(self.utterances, to, channel, &utterance));
                }
                let (priority, text) = (utterance.priority, utterance.text());
                (self.tools.tell)(Happening::Said {
                    to,
                    channel,
                    priority,
                    text,
                });
            }
            Effect::Cue { to, cue } => self.tools.sound.play(voices::sound(cue), voices::private_ear(to)),
            Effect::Refuse { to, refusal } => (self.tools.tell)(Happening::Refused(to, refusal)),
            Effect::PublicVoice(_) => self.configure(),
            Effect::OpenHelp(person) => (self.tools.tell)(Happening::Help(person)),
            Effect::NewGame(form) => (self.tools.tell)(Happening::NewGame(form)),
            Effect::Show => self.show(),
        }
    }

    fn explored(&mut self, person: Person, name: String) {
        let Some(seat) = self.table.seat(person) else { return };
        let utterance = Utterance::sentence(&seat.messages, name)
            .with(Priority::Now)
            .replacing("explored");
        self.utterances += 1;
        self.tools
            .voice
            .say(voices::spoken(self.utterances, person, Channel::Private, &utterance));
    }

    fn configure(&mut self) {
        let place = self.table.game().regulations().place;
        let setup = voices::setup(&self.tools.settings, self.tools.heard, place, self.table.public_voice());
        self.tools.voice.configure(setup);
    }

    fn voice_events(&mut self) {
        for event in self.tools.voice.take_events() {
            match event {
                VoiceEvent::Spoken { id } | VoiceEvent::NotSpoken { id, .. } => {
                    self.speaking.retain(|other| *other != id.0)
                }
                VoiceEvent::DeviceLost { ear, .. } => {
                    if let Some(person) = voices::person_of(ear) {
                        self.step(Input::EarphoneLost(person));
                    }
                }
                VoiceEvent::DeviceBack { ear, .. } => {
                    if let Some(person) = voices::person_of(ear) {
                        self.step(Input::EarphoneBack(person));
                    }
                }
                VoiceEvent::NoVoice { lang } => self.step(Input::NoVoice(lang)),
                VoiceEvent::NoEngine { .. } | VoiceEvent::Devices(_) => {}
            }
        }
    }

    fn show(&self) {
        if self.tools.shown.is_empty() {
            return;
        }
        let now = self.tools.time.now();
        let screens = self
            .tools
            .shown
            .iter()
            .filter_map(|person| self.screen(*person, now))
            .collect();
        (self.tools.tell)(Happening::Screens(screens));
    }

    fn screen(&self, person: Person, now: Moment) -> Option<Screen> {
        let seat = self.table.seat(person)?;
        let mut warnings = Vec::new();
        let mut warn = |id: &str| warnings.push(seat.messages.text(id, &[]));
        if self.table.is_unsaved() {
            warn("display-warning-not-saved");
        }
        if self.table.is_read_only() {
            warn("refused-read-only");
        }
        if seat.earphone_lost {
            warn("display-warning-earphone");
        }
        for language in self.table.voiceless() {
            warnings.push(
                seat.messages
                    .text("display-warning-no-voice", &[("language", language.into())]),
            );
        }
        let sources = Sources {
            game: self.table.game(),
            seat: person,
            messages: &seat.messages,
            said: seat.said.iter().map(|line| (line.at, line.utterance.text())).collect(),
            last_announcement: seat
                .last_announcement
                .as_ref()
                .map(crate::speech::utterance::Utterance::text),
            question: seat.question_id(),
            switches: Switches {
                read_back_first: seat.read_back_first,
                typed_moves_move_my_board: seat.typed_moves_move_my_board,
                public_voice: self.table.public_voice(),
                second_keyboard: self.tools.settings.second_keyboard,
            },
            warnings,
            now,
        };
        Some(screen(&sources))
    }
}
