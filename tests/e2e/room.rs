//! A room with the program in it: a screen, both buses, an earphone and a loudspeaker, and a folder for its journals.

use super::pulse::{Ear, SoundServer};
use super::support::accessibility::{self, BusEvent, Node};
use super::support::desktop::{Desktop, Program};
use super::support::wait_until;
use adapters::sqlite;
use atspi::{Role, State};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// The longest that anything may take before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// An earphone for private words and a loudspeaker for public ones.
pub const TWO_OUTPUTS: &str = "earphone = \"earphone\"\nloudspeaker = \"loudspeaker\"\noutput = \"auto\"\n";

/// At home, without a clock.
pub const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";

/// The title of the VI player's window in English, as a pattern of xdotool.
pub const ROOT: &str = "[^(]*Annabella";

/// The title of the sighted player's window in English, as a pattern of xdotool.
pub const SECOND: &str = "[^(]*[(]sighted player's board.*";

/// The title of the arbiter's desk in English, as a pattern of xdotool.
pub const DESK: &str = "[^(]*[(]arbiter.*";

/// A screen on which two windows stand side by side.
pub const WIDE: (u32, u32) = (2400, 900);

/// See the module. The program ends first.
pub struct Room {
    program: Option<Program>,
    pub desktop: Desktop,
    pub earphone: Ear,
    pub loudspeaker: Ear,
    pub sound: SoundServer,
    /// The moment before the program was started.
    pub opened: Instant,
    /// The renderer of the windows, if not the one the system suggests.
    pub graphics: &'static str,
}

impl Room {
    /// The program at the table that script describes, in English, its window with the keyboard.
    pub fn at(script: &str) -> Self {
        let mut room = Self::with(script, TWO_OUTPUTS, "en", (1280, 900));
        room.desktop.focus_window(ROOT);
        room
    }

    /// The program with that script, settings and language, on a screen of that size; its board is on the bus.
    pub fn with(script: &str, settings: &str, lang: &str, size: (u32, u32)) -> Self {
        let mut room = Self::empty(size);
        room.lay_the_table(script, settings, lang);
        room
    }

    /// In English, with that seat in the root window, which has the keyboard.
    pub fn at_seat(script: &str, seat: &str) -> Self {
        let mut room = Self::empty((1600, 1000));
        room.lay_and_open(script, TWO_OUTPUTS, &["--lang", "en", "--seat", seat]);
        room.desktop.focus_window(".*Annabella");
        room
    }

    /// Without the program.
    pub fn empty((width, height): (u32, u32)) -> Self {
        Self::on(|| Desktop::sized(width, height))
    }

    /// One more computer in a test that has a room already, without the program.
    #[cfg(feature = "hall")]
    pub fn another((width, height): (u32, u32)) -> Self {
        Self::on(|| Desktop::another(width, height))
    }

    /// The same under Wayland, with these screens side by side.
    pub fn wayland(screens: &[(u32, u32)]) -> Self {
        Self::on(|| Desktop::wayland(screens))
    }

    fn on(desktop: impl FnOnce() -> Desktop) -> Self {
        let sound = SoundServer::start();
        let (earphone, loudspeaker) = sound.listen_to_both();
        Self {
            program: None,
            desktop: desktop(),
            earphone,
            loudspeaker,
            sound,
            opened: Instant::now(),
            graphics: "",
        }
    }

    /// Opens the program with that script, settings and language.
    pub fn lay_the_table(&mut self, script: &str, settings: &str, lang: &str) {
        self.lay_and_open(script, settings, &["--lang", lang]);
    }

    fn lay_and_open(&mut self, script: &str, settings: &str, more: &[&str]) {
        let data = self.data();
        std::fs::create_dir(&data).unwrap();
        std::fs::write(data.join("settings.toml"), settings).unwrap();
        let table = data.join("table.game");
        std::fs::write(&table, script).unwrap();
        let mut arguments = vec!["--table", table.to_str().unwrap()];
        arguments.extend(more);
        self.open(&arguments);
    }

    /// Starts the program with that command line and this room's data, and waits for its board.
    pub fn open(&mut self, arguments: &[&str]) {
        let mut command = self.desktop.command(env!("CARGO_BIN_EXE_annabella"));
        command.args(arguments).arg("--data").arg(self.data());
        command.env("PULSE_SERVER", self.sound.address());
        command.env("ANNABELLA_GRAPHICS", self.graphics);
        self.opened = Instant::now();
        self.program = Some(self.desktop.launch(&mut command));
        self.wait_for("64 cells", |tree| (cells(tree).len() == 64).then_some(()));
    }

    /// Has the window manager close the window with that title, which ends the program.
    pub fn close(&mut self, title: &str) {
        self.desktop.focus_window(title);
        self.desktop.key("alt+F4");
        let mut program = self.program.take().unwrap();
        wait_until("the end", PATIENCE, || program.ended());
    }

    /// Ends the program as when the power goes.
    pub fn kill(&mut self) {
        let pid = self.pid().to_string();
        let status = Command::new("sh").args(["-c", &format!("kill -s KILL {pid}")]).status();
        assert!(status.unwrap().success());
        let mut program = self.program.take().unwrap();
        wait_until("the end", PATIENCE, || program.ended());
    }

    /// The folder where the program keeps journals and settings.
    pub fn data(&self) -> PathBuf {
        self.desktop.folder().join("data")
    }

    pub fn pid(&self) -> u32 {
        self.program.as_ref().unwrap().pid()
    }

    /// The root window's tree now.
    pub fn tree(&mut self) -> Vec<Node> {
        self.wait_for("the tree", |tree| Some(tree.to_vec()))
    }

    /// Waits until the root window's tree answers.
    pub fn wait_for<T>(&mut self, what: &str, mut ask: impl FnMut(&[Node]) -> Option<T>) -> T {
        self.wait_for_all(what, |tree| {
            let root = tree.iter().find(|node| node.role == Role::Frame)?;
            ask(&accessibility::window(tree, |title| title == root.name))
        })
    }

    /// Waits until the tree of the window with that title answers.
    pub fn wait_for_in<T>(&mut self, title: &str, what: &str, mut ask: impl FnMut(&[Node]) -> Option<T>) -> T {
        // Parentheses hold the seat, in every title but the VI player's.
        let seat = title
            .split_once("[(]")
            .map(|(_, seat)| seat.replace("[)]", ")").replace(".*", ""));
        let is_it = |name: &str| match &seat {
            Some(seat) => name.contains(&format!("({seat}")),
            None if title == ROOT => name.ends_with("Annabella") && !name.contains('('),
            None => name.starts_with(title),
        };
        self.wait_for_all(what, |tree| {
            let window = accessibility::window(tree, is_it);
            if window.is_empty() { None } else { ask(&window) }
        })
    }

    /// Waits for a node of that name in the window with that title.
    pub fn node_in(&mut self, title: &str, name: &str) -> Node {
        self.wait_for_in(title, name, |tree| tree.iter().find(|node| node.name == name).cloned())
    }

    /// Does what a screen reader does to the control of that name in the window with that title.
    pub fn act_in(&mut self, title: &str, name: &str) {
        let (node, pid) = (self.node_in(title, name), self.pid());
        self.desktop.accessibility().act(pid, &node.path);
    }

    /// Opens the desk in a window of its own, from the page of what else can be done.
    pub fn open_desk_window(&mut self) {
        self.desktop.focus_window(ROOT);
        self.desktop.xdotool(&["key", "F10"]);
        self.act_in(ROOT, "Arbiter's desk (own window)");
    }

    /// Waits until the tree of all windows answers, the root window's first.
    pub fn wait_for_all<T>(&mut self, what: &str, ask: impl FnMut(&[Node]) -> Option<T>) -> T {
        let pid = self.pid();
        self.desktop.accessibility().wait_for_tree(pid, what, ask)
    }

    /// Waits until a node of that name has the focus.
    pub fn wait_for_focus(&mut self, name: &str) {
        self.wait_for(&format!("the focus on {name}"), |tree| {
            let is_it = |node: &Node| node.is(State::Focused) && node.name == name;
            tree.iter().any(is_it).then_some(())
        });
    }

    /// Types a line and Enter; the moment of Enter.
    pub fn line(&mut self, text: &str) -> Instant {
        self.desktop.type_text(text);
        self.desktop.key("Return")
    }

    /// Waits for an announcement with these words in it.
    pub fn wait_for_words(&mut self, words: &str, since: Instant) -> BusEvent {
        self.desktop
            .accessibility()
            .wait_for(&format!("{words:?} announced"), since, PATIENCE, |event| {
                event.kind == "object:announcement" && event.text.contains(words)
            })
    }

    /// Types a line and waits until words of the answer are announced.
    pub fn say(&mut self, line: &str, answer: &str) -> BusEvent {
        let since = self.line(line);
        self.wait_for_words(answer, since)
    }

    /// Presses a key and waits until words of the answer are announced.
    pub fn press(&mut self, key: &str, answer: &str) -> BusEvent {
        let since = self.desktop.key(key);
        self.wait_for_words(answer, since)
    }

    /// All announcements since then, in whatever window.
    pub fn announcements(&mut self, since: Instant) -> Vec<BusEvent> {
        let events = self.desktop.accessibility().events(since);
        let announced = events.into_iter().filter(|event| event.kind == "object:announcement");
        announced.collect()
    }

    /// The texts announced since then.
    pub fn announced(&mut self, since: Instant) -> Vec<String> {
        let announcements = self.announcements(since).into_iter();
        announcements.map(|event| event.text.trim_end().to_owned()).collect()
    }

    /// The journal of the only game.
    pub fn journal(&self) -> PathBuf {
        let files = std::fs::read_dir(self.data().join("games")).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let mut journals = paths.filter(|path| path.extension().is_some_and(|own| own == "annabella"));
        let journal = journals.next().unwrap();
        assert!(journals.next().is_none(), "one game, one journal");
        journal
    }

    /// The journal's entries of that event.
    pub fn entries(&self, event: &str) -> Vec<String> {
        let word = format!("\"{event}\"");
        self.records().into_iter().filter(|line| line.contains(&word)).collect()
    }

    /// The records of the journal, read past the program: it exports no locked game that is under way.
    pub fn records(&self) -> Vec<String> {
        let entries = sqlite::read(&self.journal()).unwrap().entries;
        entries.into_iter().map(|entry| entry.record).collect()
    }
}

/// The cells of the board; at the arbiter's desk of the first one.
pub fn cells(tree: &[Node]) -> Vec<&Node> {
    let boards = tree
        .iter()
        .enumerate()
        .filter(|(_, node)| node.role == Role::List && !node.name.is_empty());
    let of = |board: usize| {
        let own = tree
            .iter()
            .filter(|node| node.parent == Some(board) && node.role == Role::ListItem);
        own.collect::<Vec<_>>()
    };
    let lists: Vec<_> = boards.map(|(board, _)| of(board)).collect();
    lists
        .iter()
        .find(|cells| cells.len() == 64)
        .or(lists.first())
        .cloned()
        .unwrap_or_default()
}

/// The output of `annabella journal` for that file, and its exit status.
pub fn journal(file: &Path, arguments: &[&str]) -> (String, i32) {
    let done = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(file)
        .args(arguments)
        .args(["--lang", "en"])
        .output()
        .unwrap();
    (String::from_utf8(done.stdout).unwrap(), done.status.code().unwrap())
}
