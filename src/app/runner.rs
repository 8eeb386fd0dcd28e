//! The table's thread and its inputs: each one steps the table, its entries are written, and its effects are carried
//! out.
//!
//! Entries that must be on the disk first are written first.

mod audio;
mod boards;
mod links;
mod releases;
mod settings;

use self::audio::is_to_the_arbiter;
use self::boards::Awaited;
use self::links::RemoteMachine;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use shakmaty::Color;

use super::news::{ProgramNews, TableNews};
use super::post::{Posted, Speakers};
use super::timer::Timer;
use super::tools::Tools;
use super::voices::{self, ClockFace};
use super::{files, showing};
use ::settings::{Setting, Settings};
use adapters::journal_writer::Refuge;
use adapters::ports::store::StoreFailure;
use adapters::ports::voice::{Silenced, SoundChannel, UtteranceId, VoiceUtterance as Spoken};
use adapters::wakefulness::Gap;
use announcement::Span;
use controls::intent::Intent;
use controls::sheet::SheetIntent;
use display::settings::DeviceNames;
use display::{Personal, words_grain};
use journal::entry::Heartbeat;
use laws::moment::Moment;
use laws::people::Person;
use link::seat::LineEnd;
use locale::Locale;
use query::Query;
use speech::earcon::{Earcon, is_wanted};
use speech::utterance::{Channel, Utterance};
use table::Table;
use table::effect::Effect;
use table::input::{HearingChange, Input};

/// Milliseconds without progress after which a voice counts as silent: the program does not wait for it to end.
const STANDS_STILL_MS: u64 = 500;
/// Milliseconds after which the built-in voice speaks although the system has not said whether a screen reader runs.
const DECIDED_MS: u64 = 3_000;
/// The interval at which the voice's progress is checked.
const LOOK: Duration = Duration::from_millis(50);

/// The time before a flag fall in which deferrable work is put off: a slow disk takes tens of milliseconds.
const FLAG_IS_NEAR: Duration = Duration::from_millis(500);

/// The table and the world around it, on the table's thread.
pub(super) struct Runner {
    table: Table,
    tools: Tools,
    timer: Timer,
    own_voice: BuiltInVoice,
    /// The voices that speak to the person; none until it is known whether a screen reader runs.
    speakers: Option<Speakers>,
    /// Words and their listeners until that is known.
    undecided: Vec<(Person, Channel, Utterance)>,
    /// The moment at which the thread began.
    begun: Moment,
    /// False in a terminal.
    has_windows: bool,
    /// The person who has the root window.
    root: Person,
    /// The person whose next words are read line by line in their window.
    read_in_lines: Option<Person>,
    input: PendingInput,
    page: SettingsPage,
    /// True if the person knows that the settings could not be saved.
    knows_not_kept: bool,
    /// The time in the running clock's words, in milliseconds.
    clock_words: u64,
    /// The battery's charge when last read, in per cent.
    charge: Option<u8>,
    /// The moment of the last sound of the board.
    board_sound_at: Option<Moment>,
    /// The number of the part of the recording last requested, and the person it is for.
    fetched: (u64, Option<Person>),
    /// The boards that are put to use when they are found.
    awaited: Awaited,
    /// The other machine of a game on two machines.
    far: RemoteMachine,
}

/// The state of the built-in voice.
struct BuiltInVoice {
    /// The number of the last utterance.
    last: u64,
    /// The utterances that have not ended, and their listeners.
    under_way: Vec<(UtteranceId, Person)>,
    /// The people who do not hear it; none until that is known.
    silenced: Option<Vec<Silenced>>,
    /// Those of them who miss it.
    missed: Vec<Silenced>,
    /// The clocks, for an utterance with a time.
    face: ClockFace,
}

impl BuiltInVoice {
    fn next_id(&mut self) -> UtteranceId {
        self.last += 1;
        UtteranceId(self.last)
    }

    /// The utterance as the voice takes it, with a number of its own.
    fn spoken(&mut self, to: Person, channel: Channel, utterance: &Utterance) -> Spoken {
        let id = self.next_id();
        voices::spoken(id.0, to, channel, utterance, &self.face)
    }

    /// Notes an utterance: the program does not end before it is said.
    fn begins(&mut self, id: UtteranceId, to: Person) {
        self.under_way.push((id, to));
    }

    /// Notes that an utterance has ended, said or not; returns its listener.
    fn ends(&mut self, id: UtteranceId) -> Option<Person> {
        let at = self.under_way.iter().position(|(own, _)| *own == id)?;
        Some(self.under_way.remove(at).1)
    }
}

/// The facts remembered about an input until it is done.
#[derive(Default)]
struct PendingInput {
    /// True if its answer comes later: the stored games, electronic boards, or news of a newer version. The input is done then.
    is_answered_later: bool,
    /// True if a person waits for news of a newer version.
    asks_for_newer: bool,
    /// True if the typed line named a file that could not be read or written, or settings that could not be changed.
    /// It is set after the words about it are told: telling is a step of its own, which takes it.
    line_fails: bool,
    /// Guards to be dropped once the other computer has answered every request.
    behind: Vec<Box<dyn Send>>,
}

/// The data of the settings page and the manual, and the rows they show.
#[derive(Default)]
struct SettingsPage {
    /// The devices as last reported.
    devices: DeviceNames,
    /// The person who asked for the devices.
    devices_for: Option<Person>,
    /// The settings in force.
    settings: Settings,
    /// The settings that may not be changed now, and why.
    fixed: Vec<(Setting, String)>,
    /// The names of the existing profiles.
    profiles: Vec<String>,
    shown: Personal,
    /// The language of the manual.
    guide_in: Option<Locale>,
}

impl Runner {
    pub(super) fn new(mut table: Table, settings: &Settings, mut tools: Tools) -> Self {
        let far = tools
            .links
            .seat
            .take()
            .map_or(RemoteMachine::Nobody, RemoteMachine::Table);
        table.apply_settings(tools.own_seat, settings);
        let root = tools.own_seat;
        let timer = Timer::new(tools.time);
        let begun = tools.time.now();
        // Without a window no screen reader reads anything of the program.
        let has_windows = !tools.shown.is_empty();
        let speakers = (!has_windows).then(Speakers::default);
        table.set_anchor(tools.journal.anchor());
        let own_voice = BuiltInVoice {
            last: 0,
            under_way: Vec::new(),
            silenced: None,
            missed: Vec::new(),
            face: ClockFace::new(table.game().clock(), tools.time),
        };
        let mut runner = Self {
            table,
            tools,
            timer,
            own_voice,
            speakers,
            undecided: Vec::new(),
            begun,
            has_windows,
            read_in_lines: None,
            root,
            input: PendingInput::default(),
            page: SettingsPage::default(),
            knows_not_kept: false,
            clock_words: 0,
            charge: None,
            board_sound_at: None,
            fetched: (0, None),
            awaited: Awaited::default(),
            far,
        };
        runner.configure();
        // Without this, the first words would wait until the voice has found out which languages it speaks.
        let warm_up = Span::new("de", "Eva vier");
        runner.tools.voice.prepare(SoundChannel::Private(root), vec![warm_up]);
        runner.make_personal();
        runner.set_up_recorder();
        runner
    }

    pub(super) fn run(mut self, inbox: &Receiver<Posted>) {
        self.step(Input::Time);
        self.see_what_came();
        if !self.table.is_a_seat() {
            self.take_named_boards();
            self.join_online();
            self.join_tournament();
        }
        self.remember();
        self.read_battery();
        self.look_for_newer_daily();
        (self.tools.tell)(TableNews::InputDone);
        loop {
            let now = self.tools.time.now();
            // The effects of the last input are under way: no one waits for the disk now, unless a flag is about to fall.
            let flag = self.table.game().clock().flag_at();
            if flag.is_none_or(|at| at <= now || self.tools.time.until(at) > FLAG_IS_NEAR) {
                self.tools.journal.settle(is_held(&self.table));
            }
            if self.timer.take_check(now) {
                self.look_after_journal(now);
                self.far_beat();
            }
            let (posted, gap) = self.timer.wait(inbox, &self.table);
            if let Some(Gap { before, away_ms }) = gap {
                self.slept();
                self.step(Input::Suspended { before, away_ms });
            }
            match posted {
                Ok(Posted::Input(input)) => {
                    if let Some(input) = self.routed(input) {
                        self.step(input);
                    }
                    if !std::mem::take(&mut self.input.is_answered_later) {
                        (self.tools.tell)(TableNews::InputDone);
                    }
                }
                Ok(Posted::Speakers(speakers)) => {
                    self.speakers = Some(speakers);
                    self.say_undecided();
                    self.tools.voice.list_devices();
                }
                Ok(Posted::Show(seats)) => {
                    self.tools.shown = seats;
                    self.show();
                }
                Ok(Posted::Root(person)) => self.hand_over(person),
                Ok(Posted::Explored(person, name, priority)) => self.say_explored(person, name, priority),
                Ok(Posted::Felt(person, felt)) => self.play_board_sound(person, felt),
                Ok(Posted::CoversGame(is_covered)) => self.table.covers_game(is_covered, self.tools.time.now()),
                Ok(Posted::ProgramHashed(hash)) => {
                    self.page.shown.program = Some(hash);
                    self.show();
                }
                Ok(Posted::Types) => self.table.somebody_types(self.tools.time.now()),
                Ok(Posted::VoiceHasEvents) => self.voice_events(),
                Ok(Posted::RecorderHasEvents) => self.recorder_events(),
                Ok(Posted::Newer(newer)) => self.found_newer(newer),
                Ok(Posted::Boards(news)) => self.board_news(news),
                Ok(Posted::News(news)) => self.step(news),
                Ok(Posted::Link(news)) => self.link_news(news),
                Ok(Posted::Seats(news)) => self.seats_news(news),
                Ok(Posted::Behind(guard)) => self.drop_behind(guard),
                Ok(Posted::Quit(patience)) => {
                    self.say_undecided();
                    self.tools.journal.write_owed();
                    self.look_after_journal(self.tools.time.now());
                    self.remember();
                    self.last_words(inbox, patience);
                    return;
                }
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => self.wake(),
            }
        }
        self.tools.journal.write_owed();
        self.remember();
    }

    /// Remembers how far the journal goes, and whether the game is locked; for a damaged one the old memory stays.
    fn remember(&mut self) {
        if !self.table.is_read_only() {
            self.tools.journal.remember(is_held(&self.table));
        }
    }

    /// Gives the root window to another person: words for the previous one are cut off.
    fn hand_over(&mut self, to: Person) {
        self.tools.voice.stop(SoundChannel::Private(self.root));
        self.root = to;
        self.configure();
        self.tell_hearing(HearingChange::Wish);
    }

    /// Waits until everything is spoken and it is known whether anything is heard, but no longer than `patience`, nor for a
    /// voice that makes no progress.
    fn last_words(&mut self, inbox: &Receiver<Posted>, patience: Duration) {
        let begun = self.tools.time.now();
        let end = begun.plus_millis(u64::try_from(patience.as_millis()).unwrap_or(0));
        let (mut progress, mut moved) = (self.tools.voice.progress(), begun);
        loop {
            self.voice_events();
            let is_all = self.own_voice.under_way.is_empty() && self.own_voice.silenced.is_some();
            let (left, now) = (self.tools.time.until(end), self.tools.time.now());
            let reached = self.tools.voice.progress();
            if reached != progress {
                (progress, moved) = (reached, now);
            }
            if is_all || left == Duration::ZERO || now.millis_since(moved) >= STANDS_STILL_MS {
                return;
            }
            // Posts after the end are dropped; the voice's news is taken above.
            inbox.recv_timeout(left.min(LOOK)).ok();
        }
    }

    /// Reads the battery when due, and tells the table if the charge has changed.
    fn read_battery(&mut self) {
        if !self.timer.take_battery(self.tools.time.now()) {
            return;
        }
        let charge = self.tools.battery.discharging_percent();
        if charge != self.charge {
            self.charge = charge;
            self.step(Input::Battery(charge));
        }
    }

    /// Moves a journal whose file was removed, moved or replaced, and tells everyone.
    fn look_after_journal(&mut self, now: Moment) {
        match self.tools.journal.look_after() {
            None => {}
            Some(Refuge::Found(file)) => {
                self.set_up_recorder();
                self.step(Input::JournalMoved(file.to_string_lossy().into_owned()));
                if self.tools.journal.fails() {
                    self.timer.store_fails(now);
                    self.step(Input::StoreFailed(String::from("what was owed could not be written")));
                } else {
                    self.timer.store_works();
                }
            }
            Some(Refuge::None(failure)) => {
                self.timer.store_fails(now);
                self.step(Input::StoreFailed(format!("{failure:?}")));
            }
        }
    }

    /// Lets the table act on the passage of time.
    fn wake(&mut self) {
        let now = self.tools.time.now();
        if self.speakers.is_none() && now.millis_since(self.begun) >= DECIDED_MS {
            self.say_undecided();
        }
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
            && self.timer.take_heartbeat(now)
        {
            self.show_clock_words(running, now);
            // Not earlier than the last entry, which may have been written since.
            let at = now.max(self.table.last());
            self.tools.journal.heartbeat(Heartbeat {
                at,
                left_ms: self.table.game().clock().both_ms(at),
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
        let withholds = self.withholds_from_the_desk(&input);
        let wished_line = if let Input::Wished(by, Intent::Line(_), _) = &input {
            Some(*by)
        } else {
            None
        };
        self.before_step();
        let was_elsewhere = self.table.sit_elsewhere().count();
        let mut effects = self.table.step(input, now);
        self.own_voice.face.set(self.table.game().clock());
        if let Some(failure) = self.write(&effects) {
            self.timer.store_fails(now);
            let told = self.table.step(Input::StoreFailed(format!("{failure:?}")), now);
            // Entries that time brings in that step are owed as the others are.
            self.write(&told);
            effects.extend(told);
        }
        self.keep_anchor();
        self.publish(now);
        self.tell_seat(&effects);
        let refused = effects.iter().any(|effect| matches!(effect, Effect::Refuse { .. }));
        for effect in effects {
            if self.is_for_elsewhere(&effect) {
                continue;
            }
            if withholds && is_to_the_arbiter(&effect) {
                self.say_to_the_arbiter_alone(&effect);
            } else {
                self.carry_out(effect, actor);
            }
        }
        // A path that leads nowhere can be recalled too, to be corrected.
        let is_refused = std::mem::take(&mut self.input.line_fails) || refused;
        if let Some(seat) = actor
            .filter(|_| is_typed || wished_line.is_some())
            .and_then(|by| self.table.seat(by))
        {
            let end = if is_refused {
                LineEnd::Refused
            } else if seat.waiting.unconfirmed.is_some() || seat.waiting.meant.is_some() {
                // A line that was read back, or an offered command, waits for its second Enter.
                LineEnd::Waits
            } else {
                LineEnd::Taken
            };
            match wished_line {
                Some(by) => self.line_of_seat(by, end),
                None => (self.tools.tell)(TableNews::Line(seat.person, end)),
            }
        }
        if let Some(by) = actor.filter(|_| is_entry) {
            let end = if refused { LineEnd::Refused } else { LineEnd::Taken };
            (self.tools.tell)(TableNews::Entry(by, end));
        }
        let are_elsewhere = self.table.sit_elsewhere().count();
        if are_elsewhere != was_elsewhere {
            self.tell_program(ProgramNews::Elsewhere(are_elsewhere > 0));
        }
        (self.tools.tell)(TableNews::StepDone {
            awaits_answer: self.table.awaits_answer(),
        });
    }

    /// Writes the entries of a step; returns the reason if the store fails now.
    fn write(&mut self, effects: &[Effect]) -> Option<StoreFailure> {
        let mut failure = None;
        for effect in effects {
            // In a game that is only looked at nothing is played; its stopped clocks belong in no journal.
            if let Effect::Append(entries) = effect
                && !self.table.is_read_only()
            {
                failure = self.tools.journal.append(entries).or(failure);
            }
        }
        failure
    }

    /// Tells the table the last entry on the disk; while an entry is owed, the table keeps the previous one.
    fn keep_anchor(&mut self) {
        if let Some(anchor) = self.tools.journal.anchor() {
            self.table.set_anchor(Some(anchor));
        }
    }

    /// Shows the clock's new words: a screen reader reads the clock in words.
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
            // A seat at another computer is shown there.
            .filter(|person| !self.table.sit_elsewhere().any(|side| Person::Player(side) == **person))
            .filter_map(|person| {
                showing::screen_of(&self.table, Some(self.tools.own_seat), &self.page.shown, *person, now)
            })
            .map(Arc::new)
            .collect();
        (self.tools.tell)(TableNews::Screens(screens));
    }

    pub(super) fn tell_program(&self, news: ProgramNews) {
        (self.tools.tell)(TableNews::Program(news));
    }

    pub(super) fn carry_out(&mut self, effect: Effect, actor: Option<Person>) {
        match effect {
            Effect::Append(_) => {}
            Effect::Answer { to, query, .. } => {
                let is_whole = matches!(query, Query::Whole(_)) && to == self.root && self.has_windows;
                self.read_in_lines = is_whole.then_some(to);
            }
            Effect::Say { to, channel, utterance } => match self.read_in_lines.take_if(|whose| *whose == to) {
                Some(_) => {
                    let lines = utterance.spans.into_iter().map(|span| span.text).collect();
                    (self.tools.tell)(TableNews::Lines(to, lines));
                }
                None => self.say(to, channel, utterance),
            },
            Effect::Cue { to, cue } => {
                let seat = self.table.seat(to);
                if seat.is_none_or(|seat| is_wanted(cue, seat.settings.sounds)) {
                    self.tools.sound.play(cue, SoundChannel::Private(to));
                }
                // The press of a real clock is felt; a person without sound reads it. At a seat, the press was that
                // player's own if the clock of the opponent runs.
                let game = self.table.game();
                let is_at_seat =
                    || self.table.is_a_seat() && to.side().is_some() && game.clock().running() != to.side();
                let is_own = actor == Some(to) || is_at_seat();
                let is_press = cue == Earcon::Press && is_own && game.regulations().is_competition();
                if let Some(seat) = self.table.seat(to).filter(|_| is_press) {
                    let words = seat.messages.text("display-pressed", &[]);
                    (self.tools.tell)(TableNews::Cue(to, cue, words));
                }
            }
            Effect::Here(effect) => self.carry_out(*effect, actor),
            Effect::Refuse { to, refusal } => (self.tools.tell)(TableNews::Refused(to, refusal)),
            Effect::PublicVoice(_) => self.configure(),
            Effect::OpenHelp(person, search) => {
                let lines = showing::typed_help(&self.table, person, self.tools.time.now()).unwrap_or_default();
                (self.tools.tell)(TableNews::Help(person, search, lines));
            }
            Effect::ListDevices(person) => {
                self.page.devices_for = Some(person);
                self.tools.voice.list_devices();
            }
            Effect::UseDevice => self.settings_have_changed(),
            Effect::Boards(request) => self.ask_boards(request),
            Effect::Engine(request) => self.tools.engines.ask(request),
            Effect::Lichess(request) => self.tools.links.lichess.ask(request),
            Effect::Positions(request) => self.tools.positions.ask(request),
            Effect::Collection(request) => self.tools.collections.ask(request),
            Effect::Link(request) => self.tools.links.link.ask(request),
            Effect::Host(wanted) => self.host(wanted),
            Effect::KeepMembership(place) => self.keep_membership(place.as_deref()),
            Effect::TryMembership => self.try_membership(),
            Effect::Save { to, path, text, over } => {
                let files = &mut self.tools.files;
                let saved = if over {
                    files.save_over(&path, &text)
                } else {
                    files.save_new(&path, &text)
                };
                self.step(Input::Saved(to, saved));
                self.input.line_fails = saved.is_err();
            }
            Effect::ReadSheet { to, side, path } => {
                let read = self.tools.files.read_bytes(&path);
                let failed = read.is_err();
                self.step(Input::SheetRead { to, side, path, read });
                self.input.line_fails = failed;
            }
            Effect::Keep(by, setting) => self.setting_has_changed(by, setting),
            Effect::Trained(by) => self.keep_training(by),
            Effect::Recorder(act) => self.act_recorder(act),
            Effect::ListGames { to, aloud } => {
                self.input.is_answered_later = true;
                (self.tools.games)(to, aloud);
            }
            Effect::RescueGame { to, path } => {
                let rescued = self.tools.files.rescue(&path);
                self.step(Input::Rescued(to, rescued));
            }
            Effect::OpenGame { to, path } => {
                // Its journal is held here: opening it would fail as if another program had it.
                if self
                    .tools
                    .journal
                    .store
                    .file()
                    .is_some_and(|own| files::is_same(own, &path))
                {
                    self.tell_text(to, "said-game-on-table", &[]);
                } else {
                    self.tell_program(ProgramNews::OpenGame(to, path));
                }
            }
            Effect::ChooseFile { to, dialog, suggested } => {
                self.tell_program(ProgramNews::ChooseFile(to, dialog, suggested));
            }
            Effect::KeepMistakes(by, mistakes) => self.keep_mistakes(by, &mistakes),
            Effect::Copy { to, text } => (self.tools.tell)(TableNews::Copy(to, text)),
            Effect::OpenManual(person) => (self.tools.tell)(TableNews::Manual(person)),
            Effect::Settings(by, intent) => self.settings(by, intent),
            Effect::NewGame(form, permit) => {
                let journal = &self.tools.journal;
                let own = journal.store.file().filter(|_| journal.is_begun());
                let permit = permit.leaving(own.map(|own| own.to_string_lossy().into_owned()));
                self.tell_program(ProgramNews::NewGame(form, permit));
            }
            Effect::NewTable(opening, permit) => self.tell_program(ProgramNews::NewTable(opening, permit)),
            Effect::Quit(speaks) => self.tell_program(ProgramNews::Quit(speaks)),
            Effect::Leave(permit) => self.tell_program(ProgramNews::Leave(permit)),
            Effect::Print(line) => self.tell_program(ProgramNews::Print(line)),
            Effect::Show => {
                self.follow_settings();
                self.show();
            }
        }
    }
}

/// True if an arbiter has locked the game and it has not ended.
fn is_held(table: &Table) -> bool {
    table.game().is_locked() && table.game().ending().is_none()
}
