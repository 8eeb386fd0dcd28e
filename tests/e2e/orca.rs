//! The real Orca beside the program: a game by keyboard alone, and what Orca says for each square, field, control and
//! dialog, in the root window and in others. Orca's own debug log is the witness; nothing is played aloud.
//!
//! What it said for each step is printed and stands afterwards in `orca-….txt` in the tests' folder of the build.

use super::room::{DESK, HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS, WIDE};
use super::support::accessibility::Event;
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

    /// Prints what Orca said for each step, and keeps it.
    fn keep_steps(&self, name: &str) {
        println!("What Orca said ({name}):\n{}", self.steps);
        let list = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("orca-{name}.txt"));
        std::fs::write(list, &self.steps).unwrap();
    }
}

/// Who spoke these sentences: no sentence is announced in two windows, none by Orca that the program's own voice says.
fn each_once(announced: &[Event], said: &[String]) {
    for event in announced {
        let text = event.text.trim_end();
        let same = |other: &&Event| other.text.trim_end() == text && other.at == event.at;
        let windows = announced.iter().filter(same).count();
        assert_eq!(windows, 1, "{text:?}: {announced:#?}");
        let sentence = text.trim_end_matches('.');
        assert!(
            !said.iter().any(|by_orca| by_orca == sentence),
            "both voices said {text:?}"
        );
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

    orca.keep_steps("game");
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

/// From one square to another by arrows, on a board seen from Black.
fn arrows(from: &str, to: &str) -> Vec<&'static str> {
    let [from, to] = [from, to].map(|square| {
        let [file, rank] = *square.as_bytes() else {
            unreachable!()
        };
        (i32::from(file), i32::from(rank))
    });
    let steps = |count: i32, less, more| {
        let key = if count < 0 { less } else { more };
        vec![key; usize::try_from(count.abs()).unwrap()]
    };
    // Black's own first rank is below, and his file h on the left.
    [
        steps(to.0 - from.0, "Right", "Left"),
        steps(to.1 - from.1, "Up", "Down"),
    ]
    .concat()
}

/// A game of seven moves, in which the first player types and the second one goes over the board: the squares, what stands
/// on the second, and the announcement.
const ANSWERS: [(&str, &str, &str, [&str; 2], &str); 7] = [
    ("e4", "Eva vier", "e7", ["e5", "e5, empty"], "Eva fünf"),
    (
        "Nf3",
        "Springer Felix drei",
        "b8",
        ["c6", "c6, empty"],
        "Springer Cäsar sechs",
    ),
    (
        "Bc4",
        "Läufer Cäsar vier",
        "c6",
        ["d4", "d4, empty"],
        "Springer David vier",
    ),
    (
        "Nxe5",
        "Springer schlägt Eva fünf",
        "d8",
        ["g5", "g5, empty"],
        "Dame Gustav fünf",
    ),
    (
        "Nxf7",
        "Springer schlägt Felix sieben",
        "g5",
        ["g2", "g2, white pawn"],
        "Dame schlägt Gustav zwei",
    ),
    (
        "Rf1",
        "Turm Felix eins",
        "g2",
        ["e4", "e4, white pawn"],
        "Dame schlägt Eva vier",
    ),
    (
        "Be2",
        "Läufer Eva zwei",
        "d4",
        ["f3", "f3, empty"],
        "Springer Felix drei",
    ),
];

#[test]
fn a_low_vision_opponent_plays_his_half_in_the_second_window_by_keyboard_and_orca() {
    let settings = format!("{TWO_OUTPUTS}second-keyboard = true\n");
    let mut room = Room::with(HOME, &settings, "en", WIDE);
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    let mut orca = Reader::start(&room);
    orca.hear("the first window", "Annabella: Ada – Ben");
    let opened = room.opened;
    let mut cursor = "e8";
    for (typed, announced, from, [to, there], answer) in ANSWERS {
        room.desktop.focus_window(ROOT);
        room.wait_for_focus("Move");
        room.say(typed, announced);
        room.desktop.focus_window(SECOND);
        orca.hear("the second window", "Annabella, sighted player's board: Ada – Ben");
        for (step, square, words) in [("from", from, format!("{from}, black")), ("to", to, there.to_owned())] {
            for key in arrows(cursor, square) {
                room.desktop.key(key);
            }
            cursor = square;
            orca.hear(&format!("{answer}: {step} {square}"), &words);
            let before = room
                .entries(if step == "from" { "piece_lifted" } else { "piece_placed" })
                .len();
            room.desktop.key("Return");
            super::support::wait_until("the hand", PATIENCE, || {
                let event = if step == "from" { "piece_lifted" } else { "piece_placed" };
                (room.entries(event).len() > before).then_some(())
            });
        }
        room.wait_for_words(answer, opened);
    }
    room.wait_for_words("Black wins: checkmate.", opened);
    // An answer for him alone is announced in his window, one for her alone in hers.
    let root = room.node_in(ROOT, "Move").window().to_owned();
    let second = room.node_in(SECOND, "Board of Black, Ben").window().to_owned();
    let asked = room.press("F2", "There is no clock").window().to_owned();
    orca.keep_steps("second-window");
    assert_eq!(asked, second);
    let announced = room.announcements(opened);
    assert!(announced.iter().any(|event| event.window() == root), "{announced:#?}");
    each_once(&announced, &orca.said());
    assert_eq!(room.entries("move_completed").len(), 2 * ANSWERS.len());
}
