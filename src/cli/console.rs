//! `annabella console`: the same table in the terminal. A line in is what one would type in the move line, a line out is
//! what is said. A Braille line reads it well.

use std::io::{BufRead as _, IsTerminal as _};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::json;

use super::session_faults::{fault_sentence, note_sentence};
use super::{Given, Outcome, complain, fail, messages, print};
use crate::adapters::disk_files::{DiskFiles, place};
use crate::adapters::linux_battery::LinuxBattery;
use crate::adapters::monotonic::Monotonic;
use crate::adapters::profile_folder::ProfileFolder;
use crate::adapters::recorder::DiskRecorder;
use crate::adapters::speaker::{Parts, Speaker};
use crate::app::files::lister;
use crate::app::keeper::Keeper;
use crate::app::session::{self, Session, Wanted};
use crate::app::table_thread::{Happening, Post, TableThread, Tools};
use crate::controls::files::Dialog;
use crate::controls::intent::Intent;
use crate::display::Personal;
use crate::laws::people::Person;
use crate::laws::regulations::Place;
use crate::locale::Messages;
use crate::ports::sound::{NullSound, Sound};
use crate::ports::voice::{NullVoice, Voice};
use crate::settings::Settings;
use crate::speech::utterance::Channel;
use crate::table::files::NoDialog;
use crate::table::input::Input;

/// How long the last words may take after the end of the input.
const LAST_WORDS: Duration = Duration::from_secs(10);

pub(super) fn console(rest: lexopt::Parser) -> Outcome {
    let given = match Given::gather(rest, &["table", "open", "game", "seat", "data"], &["mute"]) {
        Ok(given) => given,
        Err(fault) => return fail(&messages(None), &fault),
    };
    let wanted = match super::wanted(&given) {
        Ok(wanted) => wanted,
        Err(outcome) => return outcome,
    };
    play(
        &wanted,
        Manner {
            mute: given.flag("mute"),
            json: given.json,
        },
    )
}

/// How the console speaks.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// Nothing is spoken.
    pub(super) mute: bool,
    /// One JSON object a line.
    pub(super) json: bool,
}

/// Plays in the terminal what was wanted, and what is opened from there.
pub(super) fn play(wanted: &Wanted, manner: Manner) -> Outcome {
    let (settings, note) = wanted.settings();
    let locale = wanted.locale(&settings);
    let texts = Messages::new(locale);
    let mut session = match session::open(wanted, locale) {
        Ok(session) => session,
        Err(fault) => {
            complain(&fault_sentence(&texts, &fault));
            return Outcome::Unreadable;
        }
    };
    if let Some(note) = &note {
        complain(&note_sentence(&texts, note));
    }
    // What happens between two lines, a flag that falls, is printed while waiting for the next one.
    let (typed, lines) = channel();
    let reader = std::thread::Builder::new().name(String::from("typed")).spawn(move || {
        // Bytes, not text: a terminal in another encoding sends what is no UTF-8, and the game has to go on after it.
        for line in std::io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if typed.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
        }
    });
    if reader.is_err() {
        complain(&texts.text("console-no-thread", &[]));
        return Outcome::Unreadable;
    }
    let mut room = Room {
        wanted,
        manner,
        settings,
        keep: wanted.keeper(note.is_some()),
        settings_are_unreadable: note.is_some(),
        texts,
        lines,
    };
    loop {
        match room.one_game(session) {
            Ok(None) => return Outcome::Done,
            Ok(Some(other)) => session = *other,
            Err(outcome) => return outcome,
        }
    }
}

/// The terminal around one game after another.
struct Room<'a> {
    wanted: &'a Wanted,
    manner: Manner,
    settings: Settings,
    keep: Keeper,
    settings_are_unreadable: bool,
    texts: Messages,
    lines: Receiver<String>,
}

impl Room<'_> {
    /// Plays that game to the end of the input, or until another one is opened.
    fn one_game(&mut self, session: Session) -> Result<Option<Box<Session>>, Outcome> {
        let Manner { mute, json } = self.manner;
        for note in &session.notes {
            complain(&note_sentence(&self.texts, note));
        }
        let Session {
            table,
            store,
            chain,
            heard,
            ..
        } = session;
        let at_home = table.game().regulations().place == Place::Home;
        let time = Monotonic::after(table.last());
        let keep = Arc::clone(&self.keep);
        let (data, is_unreadable) = (self.wanted.data_folder(), self.settings_are_unreadable);
        let settings = self.settings.clone();
        let (tell, told) = channel();
        let started = TableThread::start(
            table,
            Box::new(move |post: &Post| {
                let tell = Box::new(move |happening| {
                    tell.send(happening).ok();
                });
                let (voice, sound) = voice(mute, post);
                let wake = post.clone();
                Tools {
                    store,
                    chain,
                    voice,
                    sound,
                    files: Box::new(DiskFiles),
                    recorder: DiskRecorder::of_this_machine(move || wake.recorder_has_events()),
                    battery: Box::new(LinuxBattery::default()),
                    settings,
                    heard,
                    shown: vec![heard],
                    time,
                    profiles: Box::new(ProfileFolder::of(data.clone()).keeping_what_was_there(is_unreadable)),
                    games: lister(data.clone(), post.clone()),
                    keep,
                    tell,
                }
            }),
        );
        let Ok(thread) = started else {
            complain(&self.texts.text("console-no-thread", &[]));
            return Err(Outcome::Unreadable);
        };
        let mut paper = Paper {
            heard,
            at_home,
            json,
            help: Vec::new(),
            manual: Vec::new(),
            personal: Personal::default(),
            worn: None,
            open: None,
            chooses: None,
        };
        let post = thread.post();
        paper.step(&told);
        if std::io::stdin().is_terminal() {
            post.intent(heard, Intent::Ask(crate::query::Query::State));
            paper.step(&told);
        }
        let mut other = None;
        while other.is_none() {
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) => {
                    post.intent(heard, Intent::Line(line));
                    paper.step(&told);
                }
                Err(RecvTimeoutError::Timeout) => paper.whatever_came(&told),
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if let Some((by, dialog)) = paper.chooses.take() {
                // There is no dialog in a terminal, and it says so.
                post.input(Input::Chosen(by, dialog, Err(NoDialog)));
                paper.step(&told);
            }
            self.wear(paper.worn.take());
            other = paper.open.take().and_then(|path| self.named(&path));
        }
        thread.finish_after_speaking(if mute { Duration::ZERO } else { LAST_WORDS });
        paper.whatever_came(&told);
        self.wear(paper.worn.take());
        Ok(other)
    }

    /// Settings that were changed in one game hold in the next.
    fn wear(&mut self, worn: Option<Box<Settings>>) {
        let Some(settings) = worn else { return };
        if settings.language != self.settings.language {
            // Who chooses a language at the table means it, whatever the command line asked for.
            self.texts = Messages::new(Wanted::default().locale(&settings));
        }
        self.settings = *settings;
    }

    /// The game of that file; if there is none, the person is told why and the game on the table goes on.
    fn named(&self, path: &str) -> Option<Box<Session>> {
        let locale = self.texts.locale();
        match session::named(&place(path), self.wanted.data_folder().as_deref(), locale) {
            Ok(session) => Some(Box::new(session)),
            Err(fault) => {
                complain(&fault_sentence(&self.texts, &fault));
                None
            }
        }
    }
}

/// What speaks, and what a recording is heard with; cues are no part of a terminal.
fn voice(mute: bool, post: &Post) -> (Box<dyn Voice>, Box<dyn Sound>) {
    let post = post.clone();
    let speaker = || Speaker::start(Parts::of_this_machine(), move || post.voice_has_events()).ok();
    match if mute { None } else { speaker() } {
        Some(speaker) => {
            let sound = speaker.sound().without_cues();
            (Box::new(speaker), Box::new(sound))
        }
        None => (Box::new(NullVoice::default()), Box::new(NullSound)),
    }
}

/// What is printed: to this seat, and at home to everybody at the one laptop, each sentence once a step.
struct Paper {
    heard: Person,
    at_home: bool,
    json: bool,
    help: Vec<String>,
    manual: Vec<String>,
    /// Another game is wanted.
    open: Option<String>,
    /// A file is to be chosen.
    chooses: Option<(Person, Dialog)>,
    personal: Personal,
    /// Settings that have changed.
    worn: Option<Box<Settings>>,
}

impl Paper {
    /// Prints what comes of one input, to its end.
    fn step(&mut self, told: &Receiver<Happening>) {
        let mut printed = Vec::new();
        while let Ok(happening) = told.recv() {
            if matches!(happening, Happening::InputDone) {
                return;
            }
            self.print(happening, &mut printed);
        }
    }

    fn whatever_came(&mut self, told: &Receiver<Happening>) {
        let mut printed = Vec::new();
        while let Ok(happening) = told.try_recv() {
            self.print(happening, &mut printed);
        }
    }

    fn print(&mut self, happening: Happening, printed: &mut Vec<String>) {
        match happening {
            Happening::Said { to, channel, text, .. } => {
                let is_mine = to == self.heard || channel == Channel::Public || self.at_home;
                if !is_mine || printed.contains(&text) {
                    return;
                }
                if self.json {
                    let line = json!({"kind": "said", "to": to.to_string(), "channel": channel.as_str(), "text": text});
                    print(&line.to_string());
                } else {
                    print(&text);
                }
                printed.push(text);
            }
            Happening::Screens(screens) => {
                let own = screens.into_iter().next();
                if let Some(screen) = own {
                    self.help = screen.help.iter().map(|line| line.text.clone()).collect();
                    (self.manual, self.personal) = (screen.manual, screen.personal);
                }
            }
            Happening::Cue(to, _, words) if to == self.heard => print(&words),
            Happening::OpenGame(_, path) => self.open = Some(path),
            Happening::ChooseFile(by, dialog, _) => self.chooses = Some((by, dialog)),
            Happening::Manual(_) => self.manual.iter().for_each(|line| print(line)),
            Happening::Help(_) => self.help.iter().for_each(|line| print(line)),
            Happening::Guide(_) => self.personal.guide.lines.iter().for_each(|line| print(&line.text)),
            Happening::Settings(_, search) => self.settings(&search),
            Happening::Worn(settings) => self.worn = Some(settings),
            Happening::Begin
            | Happening::Cue(_, _, _)
            | Happening::Refused(_, _)
            | Happening::LineTaken(_)
            | Happening::EntryTaken(_)
            | Happening::ClockWindow(_)
            | Happening::NewGame(_)
            | Happening::StepDone
            | Happening::InputDone => {}
        }
    }

    /// The settings with these words in them, as sentences.
    fn settings(&self, search: &str) {
        let Some(view) = &self.personal.settings else { return };
        for row in view.found(search) {
            print(&format!("{}: {}. {}", row.name, row.value, row.help));
        }
    }
}
