//! What the table's thread does between two inputs: it steps, writes, speaks and shows, in that order.
//!
//! What must be on the disk first is there first.

mod carrying;
mod felt;
mod recorder;
mod voice;
mod waiting;

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use shakmaty::Color;

mod profiles;
mod settings;

use super::showing;
use super::table_thread::{Happening, Note, Tools};
use super::voices::{self, ClockFace, Heard};
use crate::adapters::wakefulness::{Gap, Wakefulness, since_boot_ms};
use crate::announcement::Span;
use crate::controls::intent::Intent;
use crate::controls::sheet::SheetIntent;
use crate::display::settings::Devices;
use crate::display::{Personal, words_grain};
use crate::journal::chain::StoredEntry;
use crate::journal::entry::{Entry, Heartbeat};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::locale::Locale;
use crate::ports::store::StoreFailure;
use crate::ports::voice::Ear;
use crate::table::Table;
use crate::table::effect::Effect;
use crate::table::input::Input;

/// How often a running clock is noted beside the journal.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// How often the battery is read, twice the same.
const BATTERY_MICROS: u64 = 30_000_000;
const BATTERY: Duration = Duration::from_micros(BATTERY_MICROS);
/// How often a store that failed is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// The table and the world around it, on the table's thread.
#[allow(clippy::struct_excessive_bools, reason = "each is a state of another thing")]
pub(super) struct Runner {
    table: Table,
    tools: Tools,
    owed: Vec<StoredEntry>,
    store_fails: bool,
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
    last_heartbeat: Moment,
    wakefulness: Wakefulness,
    /// When the battery was last read; never if none.
    battery_read: Option<Moment>,
    /// What it held.
    charge: Option<u8>,
    /// When a sound of the board was last heard.
    felt_at: Option<Moment>,
    last_try: Moment,
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
        let now = tools.time.now();
        let root = tools.heard;
        let mut wakefulness = Wakefulness::default();
        wakefulness.wakes(now, since_boot_ms());
        let mut table = table;
        table.wear(tools.heard, &tools.settings);
        let face = ClockFace::new(table.game().clock(), tools.time);
        let mut runner = Self {
            table,
            tools,
            owed: Vec::new(),
            store_fails: false,
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
            battery_read: None,
            charge: None,
            felt_at: None,
            last_heartbeat: now,
            wakefulness,
            last_try: now,
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

    pub(super) fn run(mut self, inbox: &Receiver<Note>) {
        self.step(Input::Time);
        self.read_battery();
        (self.tools.tell)(Happening::InputDone);
        loop {
            let lies_down = self.tools.time.now();
            let wanted_ms = u64::try_from(self.patience().as_millis()).unwrap_or(u64::MAX);
            self.wakefulness.lies_down(lies_down, lies_down.plus_millis(wanted_ms));
            let note = self.wait(inbox);
            if let Some(gap) = self.wakefulness.wakes(self.tools.time.now(), since_boot_ms()) {
                let Gap { before, away_ms } = gap;
                self.step(Input::Suspended { before, away_ms });
            }
            match note {
                Ok(Note::Input(input)) => {
                    self.step(input);
                    if !std::mem::take(&mut self.lists_games) {
                        (self.tools.tell)(Happening::InputDone);
                    }
                }
                Ok(Note::Speakers(speakers)) => {
                    self.reader_announces = speakers.announces;
                    self.reader_speaks = speakers.reader;
                    self.tools.voice.list_devices();
                }
                Ok(Note::Show(seats)) => {
                    self.tools.shown = seats;
                    self.show();
                }
                Ok(Note::Root(person)) => self.hand_over(person),
                Ok(Note::Explored(person, name)) => self.explored(person, name),
                Ok(Note::Felt(person, felt)) => self.felt(person, felt),
                Ok(Note::VoiceHasEvents) => self.voice_events(),
                Ok(Note::RecorderHasEvents) => self.recorder_events(),
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

    /// Another has the root window: what was being said to the one before is not said on to him.
    fn hand_over(&mut self, to: Person) {
        self.tools.voice.stop(Ear::Private(self.root));
        self.root = to;
        self.configure();
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

    /// Reads the battery when its time has come; what it tells is told on when something has changed.
    fn read_battery(&mut self) {
        let now = self.tools.time.now();
        let is_due = |read: Moment| now.as_micros() >= read.as_micros().saturating_add(BATTERY_MICROS);
        if self.battery_read.is_none_or(is_due) {
            self.battery_read = Some(now);
            let charge = self.tools.battery.discharging_percent();
            if charge != self.charge {
                self.charge = charge;
                self.step(Input::Battery(charge));
            }
        }
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
        self.read_battery();
        if let Some(running) = self.table.game().clock().running()
            && now.millis_since(self.last_heartbeat) >= 1000
        {
            self.last_heartbeat = now;
            self.show_clock_words(running, now);
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

    fn append(&mut self, entries: &[Entry]) -> Result<(), StoreFailure> {
        if self.table.is_read_only() {
            // Nothing is played; that the clocks stand is of this look at the game and belongs to no journal.
            return Ok(());
        }
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
