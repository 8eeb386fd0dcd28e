//! What the table's thread does between two inputs: it steps, writes, speaks and shows, in that order.
//!
//! What must be on the disk first is there first.

mod carrying;
mod felt;
mod recorder;
mod voice;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use shakmaty::Color;

mod profiles;
mod settings;

use super::showing;
use super::table_thread::{Happening, Posted, Tools};
use super::timer::Timer;
use super::voices::{self, ClockFace, Heard};
use crate::adapters::wakefulness::Gap;
use crate::announcement::Span;
use crate::controls::intent::Intent;
use crate::controls::sheet::SheetIntent;
use crate::display::settings::Devices;
use crate::display::{Personal, words_grain};
use crate::journal::entry::Heartbeat;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::locale::Locale;
use crate::ports::voice::Ear;
use crate::table::Table;
use crate::table::effect::Effect;
use crate::table::input::Input;

/// The table and the world around it, on the table's thread.
#[allow(clippy::struct_excessive_bools, reason = "each is a state of another thing")]
pub(super) struct Runner {
    table: Table,
    tools: Tools,
    timer: Timer,
    utterances: u64,
    /// What is being said, and to whom.
    speaking: Vec<(u64, Person)>,
    /// The input at hand asked for the stored games, and is done when they are there.
    lists_games: bool,
    /// The settings could not be kept, and the person knows.
    knows_not_kept: bool,
    /// What reads the screen says announcements too.
    reader_announces: bool,
    /// Who has the root window.
    root: Person,
    /// Who has asked which devices there are.
    devices_for: Option<Person>,
    /// A screen reader speaks: in an event it must speak into the earphone.
    reader_speaks: bool,
    /// What the running clock's words say, in milliseconds.
    clock_words: u64,
    /// The line typed last named a file that could not be had.
    line_stays: bool,
    /// The clocks for whoever speaks a time.
    face: ClockFace,
    /// What the battery held when it was read last.
    charge: Option<u8>,
    /// When a sound of the board was last heard.
    felt_at: Option<Moment>,
    /// The devices as they were told last.
    devices: Devices,
    /// The names of the profiles there are.
    profiles: Vec<String>,
    /// The person for whom a part of the recording is being fetched, under its number.
    fetched: (u64, Option<Person>),
    /// The settings and the manual as screens show them, and in which language the manual is.
    personal: Personal,
    guide_in: Option<Locale>,
}

impl Runner {
    pub(super) fn new(table: Table, mut tools: Tools) -> Self {
        let public = table.public_voice();
        let place = table.game().regulations().place;
        tools
            .voice
            .configure(voices::setup(&tools.settings, Heard::at(tools.heard), place, public));
        // The first words would wait until the voice has looked which languages it speaks.
        let warm_up = Span {
            lang: String::from("de"),
            text: String::from("Eva vier"),
        };
        tools.voice.prepare(Ear::Private(tools.heard), vec![warm_up]);
        let root = tools.heard;
        let timer = Timer::new(tools.time);
        let mut table = table;
        table.apply_settings(tools.heard, &tools.settings);
        let face = ClockFace::new(table.game().clock(), tools.time);
        let mut runner = Self {
            table,
            tools,
            timer,
            utterances: 0,
            speaking: Vec::new(),
            lists_games: false,
            knows_not_kept: false,
            reader_announces: false,
            root,
            devices_for: None,
            reader_speaks: false,
            clock_words: 0,
            line_stays: false,
            face,
            charge: None,
            felt_at: None,
            devices: Devices::default(),
            profiles: Vec::new(),
            fetched: (0, None),
            personal: Personal::default(),
            guide_in: None,
        };
        runner.make_personal();
        runner.set_up_recorder();
        runner
    }

    pub(super) fn run(mut self, inbox: &Receiver<Posted>) {
        self.step(Input::Time);
        self.read_battery();
        (self.tools.tell)(Happening::InputDone);
        loop {
            let (note, gap) = self.timer.wait(inbox, &self.table);
            if let Some(Gap { before, away_ms }) = gap {
                self.step(Input::Suspended { before, away_ms });
            }
            match note {
                Ok(Posted::Input(input)) => {
                    self.step(input);
                    if !std::mem::take(&mut self.lists_games) {
                        (self.tools.tell)(Happening::InputDone);
                    }
                }
                Ok(Posted::Speakers(speakers)) => {
                    self.reader_announces = speakers.announces;
                    self.reader_speaks = speakers.reader;
                    self.tools.voice.list_devices();
                }
                Ok(Posted::Show(seats)) => {
                    self.tools.shown = seats;
                    self.show();
                }
                Ok(Posted::Root(person)) => self.hand_over(person),
                Ok(Posted::Explored(person, name)) => self.explored(person, name),
                Ok(Posted::Felt(person, felt)) => self.felt(person, felt),
                Ok(Posted::VoiceHasEvents) => self.voice_events(),
                Ok(Posted::RecorderHasEvents) => self.recorder_events(),
                Ok(Posted::Quit(patience)) => {
                    self.tools.journal.write_owed();
                    self.last_words(inbox, patience);
                    return;
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => self.wake(),
            }
        }
        self.tools.journal.write_owed();
    }

    /// Another has the root window: what was being said to the one before is not said on to him.
    fn hand_over(&mut self, to: Person) {
        self.tools.voice.stop(Ear::Private(self.root));
        self.root = to;
        self.configure();
    }

    /// Waits until everything is spoken, but no longer than that.
    fn last_words(&mut self, inbox: &Receiver<Posted>, patience: Duration) {
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

    /// Reads the battery when its time has come; what it tells is told on when something has changed.
    fn read_battery(&mut self) {
        if !self.timer.takes_battery(self.tools.time.now()) {
            return;
        }
        let charge = self.tools.battery.discharging_percent();
        if charge != self.charge {
            self.charge = charge;
            self.step(Input::Battery(charge));
        }
    }

    /// Something happens by itself.
    fn wake(&mut self) {
        let now = self.tools.time.now();
        if self.tools.journal.fails() {
            if self.tools.journal.write_owed() {
                self.timer.store_works();
                self.step(Input::StoreWorks);
            } else {
                self.timer.store_fails(now);
            }
        }
        if self.table.next_wakeup().is_some_and(|at| at <= now) {
            self.step(Input::Time);
        }
        self.read_battery();
        if let Some(running) = self.table.game().clock().running()
            && self.timer.takes_heartbeat(now)
        {
            self.show_clock_words(running, now);
            self.tools.journal.heartbeat(Heartbeat {
                at: now,
                left_ms: self.table.game().clock().both_ms(now),
                running: Some(running),
            });
        }
    }

    fn step(&mut self, input: Input) {
        let now = self.tools.time.now();
        let actor = input.actor();
        let is_typed = matches!(&input, Input::Intent(_, Intent::Line(_)));
        let is_entry = matches!(
            &input,
            Input::Intent(_, Intent::Sheet(SheetIntent::Write(_) | SheetIntent::Correct { .. }))
        );
        let mut effects = self.table.step(input, now);
        self.face.set(self.table.game().clock());
        let mut failure = None;
        for effect in &effects {
            // Where a game is only looked at nothing is played; that its clocks stand belongs to no journal.
            if let Effect::Append(entries) = effect
                && !self.table.is_read_only()
            {
                failure = self.tools.journal.append(entries).or(failure);
            }
        }
        if let Some(failure) = failure {
            self.timer.store_fails(now);
            effects.extend(self.table.step(Input::StoreFailed(format!("{failure:?}")), now));
        }
        let refused = effects.iter().any(|effect| matches!(effect, Effect::Refuse { .. }));
        for effect in effects {
            self.carry_out(effect, actor);
        }
        // A path that leads nowhere stays, too, to be put right.
        let line_stays = std::mem::take(&mut self.line_stays);
        if let Some(by) = actor.filter(|_| is_typed && !refused && !line_stays) {
            // A line that was read back waits for its second Enter and stays where it is.
            if self.table.seat(by).is_some_and(|seat| seat.read_back.is_none()) {
                (self.tools.tell)(Happening::LineTaken(by));
            }
        }
        if let Some(by) = actor.filter(|_| is_entry && !refused) {
            (self.tools.tell)(Happening::EntryTaken(by));
        }
        (self.tools.tell)(Happening::StepDone);
    }

    /// A screen reader reads the clock in words: new words, a new screen.
    fn show_clock_words(&mut self, running: Color, now: Moment) {
        let words = words_grain(self.table.game().clock().left_ms(running, now));
        if words != self.clock_words {
            self.clock_words = words;
            self.show();
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
            .filter_map(|person| showing::screen_of(&self.table, &self.tools, &self.personal, *person, now))
            .map(Arc::new)
            .collect();
        (self.tools.tell)(Happening::Screens(screens));
    }
}
