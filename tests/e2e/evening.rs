//! A first evening by ear only, with the real Orca: the questions, ten moves, a slip, a draw offer, a flag, saving, quitting
//! and going on. Whatever Orca and the built-in voice give to be spoken is written down for each step (`--nocapture`).
//!
//! The seconds are those of a voice of 175 words a minute, by the letters of what it was given; what was cut off counts as far
//! as it came. The first column is measured: from the key until the first word was handed to the voice.

use super::dispatcher::{By, Dispatcher, Heard};
use super::orca;
use super::pulse::SoundServer;
use super::room::{PATIENCE, Room};
use super::support::desktop::Program;
use super::support::wait_until;
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// The silence after the last word that ends a step.
const QUIET: Duration = Duration::from_millis(700);

/// The time before a silent step counts as silent: a busy machine takes its time over the first word.
const SILENT: Duration = Duration::from_secs(4);

/// A step that takes longer to hear than this, in seconds, is long.
const LONG: f64 = 3.0;

/// No step may take longer to hear than this, in seconds, that nobody asked for.
const TOO_LONG: f64 = 8.0;

/// A window of GTK, which Orca brings along.
const ANOTHER_PROGRAM: &str = "import gi
gi.require_version('Gtk', '3.0')
from gi.repository import Gtk
window = Gtk.Window(title='Another program')
window.add(Gtk.Entry())
window.show_all()
Gtk.main()";

/// One step, and what was heard of it.
struct Step {
    name: String,
    heard: Vec<Heard>,
    began: Instant,
    /// True if the step may be silent: letters that are typed, a program that has ended.
    may_be_silent: bool,
}

impl Step {
    /// The words that say something; the names of keys that a reader echoes do not.
    fn sentences(&self) -> impl Iterator<Item = &Heard> {
        self.heard.iter().filter(|heard| !is_echo(&heard.text))
    }

    fn seconds(&self) -> f64 {
        self.heard.iter().map(Heard::seconds).fold(0.0, |all, own| all + own)
    }

    fn is_silent(&self) -> bool {
        !self.may_be_silent && self.sentences().all(|heard| heard.seconds() < 0.1)
    }

    /// Words in a row that were said twice: four of them, or a sentence of two or three.
    fn doubled(&self) -> Vec<String> {
        let mut known: Vec<String> = Vec::new();
        let mut doubled = Vec::new();
        for heard in self.sentences().filter(|heard| heard.seconds() >= 0.3) {
            for sentence in heard.text.to_lowercase().split(['.', '?', '!']) {
                let words: Vec<&str> = sentence.split_whitespace().collect();
                if words.len() < 2 {
                    continue;
                }
                for run in words.windows(words.len().min(4)).map(|run| run.join(" ")) {
                    if known.contains(&run) {
                        doubled.push(run);
                    } else {
                        known.push(run);
                    }
                }
            }
        }
        doubled
    }
}

/// The name of a key, or a letter.
fn is_echo(text: &str) -> bool {
    let keys = [
        "return",
        "enter",
        "tab",
        "up",
        "down",
        "left",
        "right",
        "escape",
        "backspace",
        "space",
        "control",
        "left control",
        "shift",
        "left shift",
        "alt",
        "left alt",
        "page up",
        "page down",
        "home",
        "end",
        "delete",
    ];
    let text = text.trim().to_lowercase();
    text.chars().count() <= 1
        || keys.contains(&text.as_str())
        || text
            .strip_prefix('f')
            .is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The evening.
pub(super) struct Evening {
    /// The name of its transcript.
    name: String,
    program: Option<Program>,
    /// The other program, once the keyboard went there.
    other: Option<Program>,
    steps: Vec<Step>,
    /// The tasks of a person, each with the number of steps before it.
    tasks: Vec<(usize, String)>,
    /// The number of sentences before the last task.
    before_task: usize,
    /// True if a part of the last task could not be done here.
    is_task_partial: bool,
    /// Words of a task that were not heard.
    missing: Vec<String>,
    seen: usize,
    orca: Option<Program>,
    sound: SoundServer,
    voice: Dispatcher,
    pub(super) room: Room,
}

impl Evening {
    /// Orca is running; the program is not.
    pub(super) fn begin(name: impl Into<String>) -> Self {
        let mut evening = Self::without_reader(name);
        let room = &evening.room;
        let log = room.desktop.folder().join("orca.log");
        let orca = orca::launch(room, &evening.sound, &evening.voice.address(), &log);
        evening.orca = Some(orca);
        wait_until("Orca", PATIENCE, || {
            let heard = evening.voice.heard();
            heard
                .iter()
                .any(|heard| heard.text.contains("Screen reader on"))
                .then_some(())
        });
        evening.wait_for_silence(Instant::now());
        evening.seen = evening.voice.heard().len();
        evening
    }

    /// No screen reader runs, and the program does not either.
    pub(super) fn without_reader(name: impl Into<String>) -> Self {
        let mut room = Room::empty((1280, 900));
        // The window manager closes a window by a key.
        room.desktop.start_window_manager();
        let voice = Dispatcher::listen(&room.desktop.folder().join("voice.sock"));
        Self {
            name: name.into(),
            program: None,
            other: None,
            steps: Vec::new(),
            tasks: Vec::new(),
            before_task: 0,
            is_task_partial: false,
            missing: Vec::new(),
            seen: 0,
            orca: None,
            sound: SoundServer::start(),
            voice,
            room,
        }
    }

    /// Starts the program as a person does, with these words behind its name.
    fn open(&mut self, more: &[&str]) {
        let mut command = self.room.desktop.command(env!("CARGO_BIN_EXE_annabella"));
        command.env("LC_ALL", "en_US.UTF-8").args(more);
        command.env("PULSE_SERVER", self.room.sound.address());
        command.env("SPEECHD_ADDRESS", self.voice.address());
        self.program = Some(self.room.desktop.launch(&mut command));
        self.room.desktop.focus_window(".*Annabella");
    }

    /// Waits until all about the step is said.
    fn wait_for_silence(&self, began: Instant) {
        let mut last = Instant::now();
        let mut count = self.voice.heard().len();
        loop {
            let heard = self.voice.heard();
            if self.voice.is_speaking() || heard.len() > count {
                last = Instant::now();
                count = heard.len();
            }
            let is_something = heard.iter().any(|heard| heard.came >= began && !is_echo(&heard.text));
            let enough = if is_something { QUIET } else { SILENT };
            if last.max(began).elapsed() >= enough {
                return;
            }
            std::thread::park_timeout(Duration::from_millis(10));
        }
    }

    /// Starts the program, and listens. How long it is silent is measured; on a busy machine that is no fault of the words.
    pub(super) fn start(&mut self, name: &str) -> String {
        self.start_with(name, &[])
    }

    /// The same with these words behind its name.
    pub(super) fn start_with(&mut self, name: &str, more: &[&str]) -> String {
        self.step(name, |evening| {
            let before = evening.voice.heard().len();
            evening.open(more);
            wait_until("the first word", PATIENCE, || {
                (evening.voice.heard().len() > before).then_some(())
            });
        })
    }

    /// Does it, and listens; answers all that was heard.
    pub(super) fn step(&mut self, name: impl Into<String>, act: impl FnOnce(&mut Self)) -> String {
        let began = Instant::now();
        act(self);
        self.wait_for_silence(began);
        let heard = self.voice.heard().split_off(self.seen);
        self.seen += heard.len();
        let all = heard.iter().map(|heard| heard.text.as_str()).collect::<Vec<_>>();
        let all = all.join(" | ");
        self.steps.push(Step {
            name: name.into(),
            heard,
            began,
            may_be_silent: false,
        });
        all
    }

    pub(super) fn key(&mut self, key: &str) -> String {
        self.step(key, |evening| {
            evening.room.desktop.key(key);
        })
    }

    /// Types a line, waits until its letters have been echoed, and enters it: the step is Enter's.
    pub(super) fn line(&mut self, line: &str) -> String {
        self.room.desktop.type_text(line);
        std::thread::park_timeout(Duration::from_millis(600));
        while self.voice.is_speaking() {
            std::thread::park_timeout(Duration::from_millis(20));
        }
        self.seen = self.voice.heard().len();
        self.step(format!("\"{line}\""), |evening| {
            evening.room.desktop.key("Return");
        })
    }

    /// Does it and listens; nothing need be heard of it.
    pub(super) fn quietly(&mut self, name: impl Into<String>, act: impl FnOnce(&mut Self)) {
        self.step(name, act);
        self.last_may_be_silent();
    }

    /// Another program takes the keyboard. Without a window of another program a reader does not notice that ours has lost it.
    pub(super) fn leave(&mut self) {
        self.quietly("another program has the keyboard", |evening| {
            let mut command = evening.room.desktop.command("/usr/bin/python3");
            command.args(["-c", ANOTHER_PROGRAM]);
            evening.other = Some(evening.room.desktop.launch(&mut command));
            evening.room.desktop.focus_window("Another program");
        });
    }

    /// Closes the window by its key and waits until the program has ended.
    pub(super) fn close(&mut self) {
        self.quietly("the window is closed", |evening| {
            evening.room.desktop.key("alt+F4");
            let program = evening.program.as_mut().unwrap();
            wait_until("the end", PATIENCE, || program.ended());
        });
    }

    /// True if a window with these words in its title is to be seen.
    pub(super) fn has_window(&self, words: &str) -> bool {
        let found = self.room.desktop.xdotool(&["search", "--onlyvisible", "--name", words]);
        !found.trim().is_empty()
    }

    /// The steps that follow do what a person is asked to do in these words.
    pub(super) fn set_task(&mut self, task: &str) {
        if !task.is_empty() {
            self.tasks.push((self.steps.len(), task.to_owned()));
            self.before_task = self.voice.heard().len();
            self.is_task_partial = false;
        }
    }

    /// Presses a key of the screen reader's own. An Orca before version 45 gets these from a window's toolkit, and ours passes none on.
    pub(super) fn ask_reader(&mut self, what: &str, key: &str) {
        if self.orca.is_some() && orca::says_announcements(&mut self.room.desktop.orca()) {
            self.step(what, |evening| {
                evening.room.desktop.key(key);
            });
        } else {
            self.quietly(format!("{what}: not asked"), |_| {});
            self.is_task_partial = true;
        }
    }

    /// Waits until these words have been heard since the task was set, in large or small letters; otherwise they are missing.
    pub(super) fn hears(&mut self, words: &str) {
        if self.is_task_partial {
            return;
        }
        let (wanted, began) = (words.to_lowercase(), Instant::now());
        let is_wanted = |heard: &Heard| heard.text.to_lowercase().contains(&wanted);
        while !self.voice.heard()[self.before_task..].iter().any(is_wanted) {
            if began.elapsed() > PATIENCE {
                let (_, task) = self.tasks.last().cloned().unwrap_or_default();
                self.missing.push(format!("{words:?} of: {task}"));
                return;
            }
            std::thread::park_timeout(Duration::from_millis(50));
        }
    }

    /// Fails if words of a task were not heard.
    pub(super) fn has_heard_all(&self) {
        assert!(
            self.missing.is_empty(),
            "not heard: {:#?}\n{}",
            self.missing,
            self.transcript()
        );
    }

    /// Presses Tab until these words are heard.
    pub(super) fn tab_to(&mut self, words: &str) {
        for _ in 0..30 {
            let heard = self.key("Tab");
            if heard.to_lowercase().contains(&words.to_lowercase()) {
                return;
            }
        }
        panic!("{words} never came:\n{}", self.transcript());
    }

    /// Each step with what was heard of it, and the sums.
    pub(super) fn transcript(&self) -> String {
        let mut text = String::new();
        for (at, step) in self.steps.iter().enumerate() {
            for (_, task) in self.tasks.iter().filter(|(before, _)| *before == at) {
                writeln!(text, "\n{task}").unwrap();
            }
            let first = step.sentences().next().map_or(String::from("  -  "), |heard| {
                format!("{:4.1}s", (heard.came - step.began).as_secs_f64())
            });
            let mut notes = String::new();
            if step.is_silent() {
                notes.push_str(" SILENT");
            }
            if !step.doubled().is_empty() {
                write!(notes, " TWICE {:?}", step.doubled()).unwrap();
            }
            if step.seconds() >= LONG {
                notes.push_str(" LONG");
            }
            writeln!(text, "{:<32} after {first}, {:4.1} s{notes}", step.name, step.seconds()).unwrap();
            for heard in &step.heard {
                let by = match heard.by {
                    By::Orca => "Orca",
                    By::OwnVoice => "built-in voice",
                };
                let cut = if heard.is_cut {
                    format!("  [cut after {:.1} s]", heard.seconds())
                } else {
                    String::new()
                };
                writeln!(text, "    {by}: {}{cut}", heard.text).unwrap();
            }
        }
        text + Self::HEADING + &self.row()
    }

    /// No step is silent, and nothing is said twice.
    pub(super) fn is_heard_once(&self) {
        let silent = self.count(Step::is_silent);
        let doubled = self.count(|step| !step.doubled().is_empty());
        assert_eq!((silent, doubled), (0, 0), "{}", self.transcript());
    }

    /// True if the program has ended.
    pub(super) fn has_ended(&mut self) -> bool {
        self.program.as_mut().is_none_or(|program| program.ended().is_some())
    }

    /// Allows the last step to be silent.
    pub(super) fn last_may_be_silent(&mut self) {
        if let Some(step) = self.steps.last_mut() {
            step.may_be_silent = true;
        }
    }

    fn count(&self, is: impl Fn(&Step) -> bool) -> usize {
        self.steps.iter().filter(|step| is(step)).count()
    }

    /// The heading of the rows that [`Evening::row`] gives.
    pub(super) const HEADING: &'static str = "| evening | steps | silent | twice | cut | 3 s or longer | over 8 s | median s | longest s | all s |\n|---|---|---|---|---|---|---|---|---|---|\n";

    /// The sums of the steps.
    pub(super) fn row(&self) -> String {
        let mut seconds: Vec<f64> = self.steps.iter().map(Step::seconds).collect();
        seconds.sort_by(f64::total_cmp);
        let all: f64 = seconds.iter().sum();
        format!(
            "| {} | {} | {} | {} | {} | {} | {} | {:.1} | {:.1} | {all:.0} |\n",
            self.name,
            self.steps.len(),
            self.count(Step::is_silent),
            self.count(|step| !step.doubled().is_empty()),
            self.count(|step| step.sentences().any(|heard| heard.is_cut)),
            self.count(|step| step.seconds() >= LONG),
            self.count(|step| step.seconds() > TOO_LONG),
            seconds.get(seconds.len() / 2).copied().unwrap_or_default(),
            seconds.last().copied().unwrap_or_default(),
        )
    }
}

impl Drop for Evening {
    #[expect(
        clippy::print_stdout,
        reason = "whoever reads the transcript judges whether one could have played by it"
    )]
    fn drop(&mut self) {
        let text = self.transcript();
        println!("{text}");
        let list = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.txt", self.name));
        std::fs::write(list, text).ok();
    }
}

/// Ten moves of each side.
const MOVES: [&str; 20] = [
    "e4",
    "black: e5",
    "Nf3",
    "black: Nc6",
    "Bb5",
    "black: a6",
    "Ba4",
    "black: Nf6",
    "0-0",
    "black: Be7",
    "Re1",
    "black: b5",
    "Bb3",
    "black: d6",
    "c3",
    "black: 0-0",
    "h3",
    "black: Na5",
    "Bc2",
    "black: c5",
];

#[test]
fn a_first_evening_by_ear_has_no_silent_step_and_no_repetition() {
    let mut evening = Evening::begin("evening");
    let mut heard = evening.start("the program is started");
    for question in 1..=6 {
        if heard.contains("Your name") {
            evening.room.desktop.type_text("Ada");
        }
        heard = evening.step(format!("question {question}: Enter"), |evening| {
            evening.room.desktop.key("Return");
        });
    }
    // The window has another title now, which nobody asked for.
    assert!(!heard.contains("– Annabella"), "{heard}");
    // A practice game is offered: Enter would begin it.
    evening.key("Escape");
    evening.key("F5");
    evening.key("F6");
    evening.key("F6");
    evening.key("F6");
    evening.key("F6");
    evening.key("F6");
    evening.key("F6");
    evening.key("F10");
    evening.key("Down");
    evening.key("Escape");
    evening.key("ctrl+comma");
    let row = evening.key("Down");
    assert!(!row.contains("not selected"), "{row}");
    evening.key("Escape");
    // A game with clocks: another word of the sentence, and Start.
    evening.key("ctrl+n");
    evening.tab_to("Time control");
    evening.key("space");
    evening.key("Down");
    evening.key("Return");
    evening.key("Return");
    evening.key("F5");
    evening.line("start");
    for line in MOVES {
        evening.line(line);
        if line == "Bb5" {
            // A slip, and two that nobody can mean.
            evening.line("black: Kd5");
            evening.line("blakc: a6");
            // The refused line comes back, and is typed anew.
            evening.key("Up");
            evening.room.desktop.key("ctrl+a");
        }
    }
    evening.key("F2");
    evening.step("F2 twice", |evening| {
        evening.room.desktop.key("F2 F2");
    });
    evening.key("F3");
    evening.line("draw");
    evening.line("yes");
    evening.line("black: decline");
    evening.line("flag");
    evening.line("position of the moon");
    evening.key("F1");
    evening.key("Down");
    evening.key("Escape");
    evening.key("ctrl+s");
    evening.key("Return");
    evening.key("F5");
    evening.close();
    evening.start("the program is started again");
    evening.key("F5");
    evening.line("d4");

    // The player who continues hears that sentence to its end.
    let again = evening.steps.iter().rev().nth(2).unwrap();
    let is_whole = |heard: &Heard| heard.text.starts_with("The game is back.") && !heard.is_cut;
    assert!(again.heard.iter().any(is_whole), "{:?}", again.heard);

    evening.is_heard_once();
    // Questions and forms are as long as what they ask. At the table nine of ten steps are over in three seconds.
    let table = evening.steps.iter().position(|step| step.name == "\"start\"").unwrap();
    let at_table = &evening.steps[table..];
    let long = at_table.iter().filter(|step| step.seconds() >= LONG).count();
    assert!(long * 10 <= at_table.len(), "{}", evening.transcript());
}
