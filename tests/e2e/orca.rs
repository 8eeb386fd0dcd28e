//! The real Orca beside the program: a game by keyboard alone, and what Orca says for each square, field, control and
//! dialog. Orca's own debug log is the witness; nothing is played aloud.
//!
//! What it said for each step stands afterwards in `orca-game.txt` in the tests' folder of the build.

use super::room::{HOME, PATIENCE, Room};
use super::support::desktop::Program;
use std::fmt::Write as _;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Orca on this room's desktop. It ends first.
struct Reader {
    _orca: Program,
    log: PathBuf,
    /// How much of the log has been looked at.
    seen: usize,
    /// What it said for each step.
    steps: String,
}

impl Reader {
    /// Starts Orca and waits until it has said that it is there.
    ///
    /// Orca asks `pgrep` for others of its kind, whatever their display and bus, and gives way to them. Here it is told that
    /// there is none: a developer's own stays alone with him.
    fn start(room: &Room) -> Self {
        let log = room.desktop.folder().join("orca.log");
        let orca = Path::new("/usr/bin/orca");
        assert!(
            orca.is_file(),
            "Orca is not installed; it is in the Debian package orca: .ci/install-packages"
        );
        let mut command = room.desktop.command(orca);
        let python = room.desktop.folder().join("python");
        std::fs::create_dir(&python).unwrap();
        std::fs::write(python.join("sitecustomize.py"), LINE_BY_LINE).unwrap();
        let blind = room.desktop.folder().join("blind");
        std::fs::create_dir(&blind).unwrap();
        let pgrep = blind.join("pgrep");
        std::fs::write(&pgrep, "#!/bin/sh\nexit 1\n").unwrap();
        std::fs::set_permissions(&pgrep, Permissions::from_mode(0o755)).unwrap();
        let path = std::env::var("PATH").unwrap_or_default();
        command
            .env("PYTHONPATH", &python)
            .env("PATH", format!("{}:{path}", blind.display()))
            .arg(format!("--debug-file={}", log.display()))
            .env("PULSE_SERVER", room.sound.address());
        let orca = room.desktop.launch(&mut command);
        let mut reader = Self {
            _orca: orca,
            log,
            seen: 0,
            steps: String::new(),
        };
        reader.hear("Orca", "Screen reader on.");
        reader
    }

    /// Everything Orca has said so far, in order.
    fn said(&self) -> Vec<String> {
        let log = std::fs::read(&self.log).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        log.lines()
            .filter_map(|line| {
                let (_, rest) = line.split_once("SPEECH OUTPUT: '")?;
                let words = rest
                    .split_once("'{")
                    .map_or(rest.trim_end_matches('\''), |(words, _)| words);
                Some(words.trim().trim_end_matches('.').to_owned())
            })
            .collect()
    }

    /// Waits until Orca has said something with these words since the last step; the step and all of it go into the list.
    fn hear(&mut self, step: &str, words: &str) {
        let wanted = words.trim_end_matches('.');
        let began = Instant::now();
        loop {
            let new = self.said().split_off(self.seen);
            let is_heard = new.iter().any(|said| said.contains(wanted));
            if is_heard || began.elapsed() > PATIENCE {
                writeln!(self.steps, "{step}: {}", new.join(" | ")).unwrap();
                assert!(is_heard, "Orca never said {words:?}:\n{}", self.steps);
                self.seen += new.len();
                return;
            }
            std::thread::park_timeout(Duration::from_millis(20));
        }
    }
}

/// Orca keeps what it writes to its log in a buffer; for the test each line is written when it is said.
const LINE_BY_LINE: &str = "import builtins
plain = builtins.open
def line_by_line(file, mode='r', buffering=-1, *more, **named):
    if str(file).endswith('orca.log') and 'b' not in mode:
        buffering = 1
    return plain(file, mode, buffering, *more, **named)
builtins.open = line_by_line
";

/// A scholarly ten moves of each side, as they are typed; the announcement of each.
const GAME: [(&str, &str); 20] = [
    ("e4", "Eva vier"),
    ("black: e5", "Eva fünf"),
    ("Nf3", "Springer Felix drei"),
    ("black: Nc6", "Springer Cäsar sechs"),
    ("Bb5", "Läufer Bella fünf"),
    ("black: a6", "Anna sechs"),
    ("Ba4", "Läufer Anna vier"),
    ("black: Nf6", "Springer Felix sechs"),
    ("0-0", "Kurze Rochade"),
    ("black: Be7", "Läufer Eva sieben"),
    ("Re1", "Turm Eva eins"),
    ("black: b5", "Bella fünf"),
    ("Bb3", "Läufer Bella drei"),
    ("black: d6", "David sechs"),
    ("c3", "Cäsar drei"),
    ("black: 0-0", "Kurze Rochade"),
    ("h3", "Hector drei"),
    ("black: Na5", "Springer Anna fünf"),
    ("Bc2", "Läufer Cäsar zwei"),
    ("black: c5", "Cäsar fünf"),
];

#[test]
fn orca_says_each_square_field_control_and_dialog_of_a_game_and_nothing_that_the_own_voice_says() {
    let mut room = Room::at(&format!("time 300\n{HOME}"));
    room.wait_for_focus("Move");
    let mut orca = Reader::start(&room);
    orca.hear("the window", "Annabella: Ada – Ben");

    // The ring of panes.
    for (key, words) in [
        ("F6", "Entry on my scoresheet"),
        ("F6", "Press my clock"),
        ("F6", "Announcements and messages"),
        ("F6", "Keys and commands"),
        ("F6", "e1, white king"),
    ] {
        room.desktop.key(key);
        orca.hear(&format!("the pane: {key}"), words);
    }
    // Squares, by arrows, by digits and by pieces.
    for (key, words) in [
        ("Up", "e2, white pawn"),
        ("Up", "e3, empty"),
        ("Right", "f3, empty"),
        ("Home", "a3, empty"),
        ("7", "a7, black pawn"),
        ("n", "b8, black knight"),
        ("shift+n", "g1, white knight"),
        ("ctrl+Up", "g2, white pawn"),
        ("i", "Move"),
    ] {
        room.desktop.key(key);
        orca.hear(&format!("on the board: {key}"), words);
    }
    let opened = room.opened;
    room.say("start", "Clock running");
    for (line, words) in GAME {
        room.say(line, words);
    }
    // The list of keys, a control, and a dialog whose safe answer has the focus.
    room.desktop.key("F1");
    orca.hear("help: F1", "Enter: Announce");
    room.desktop.key("Escape");
    room.wait_for_focus("Move");
    let asked = room.line("resign");
    room.wait_for_words("Resign the game?", asked);
    orca.hear("the dialog", "No");
    room.desktop.key("Escape");
    room.wait_for_focus("Move");
    room.say("last", "Cäsar fünf");

    let list = Path::new(env!("CARGO_TARGET_TMPDIR")).join("orca-game.txt");
    std::fs::write(list, &orca.steps).unwrap();
    assert!(
        !orca.steps.contains("not selected"),
        "after every square:\n{}",
        orca.steps
    );
    let own_voice = room.announced(opened);
    assert!(own_voice.len() >= GAME.len(), "{own_voice:#?}");
    let said = orca.said();
    for sentence in &own_voice {
        let sentence = sentence.trim_end_matches('.');
        let twice = said.iter().any(|by_orca| by_orca == sentence);
        assert!(!twice, "both voices said {sentence:?}");
    }
    let moves = room.entries("move_completed").len();
    assert_eq!(moves, GAME.len());
}
