//! The real Orca with the program: a game by keyboard alone, and what Orca says for each square, field, control and
//! dialog, in the root window and in others. Orca's own debug log is the witness; nothing is played aloud.
//!
//! What it said for each step, and what the program announced, is printed (`--nocapture`) and stands afterwards in
//! `orca-….txt` in the tests' folder of the build. An Orca before version 45 says nothing of what is announced: that is the
//! built-in voice's, or the log's, which can be read.

use super::pulse::SoundServer;
use super::room::{DESK, HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS, WIDE};
use super::support::accessibility::BusEvent;
use super::support::{desktop::Program, wait_until};
use std::fmt::Write as _;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Longer than any pause between words: a sentence is over.
const OVER: Duration = Duration::from_millis(500);

/// Orca on this room's desktop. It ends first.
struct Reader {
    /// The name of the list of its sentences.
    game: &'static str,
    orca: Program,
    /// Orca's own, so that what is heard in the room is the program's voice.
    _sound: SoundServer,
    log: PathBuf,
    /// The length of the log that has been read.
    seen: usize,
    /// The sentences for each step, and the announcements.
    steps: String,
    /// The number of announcements in that list.
    announced: usize,
    /// True if it says announcements; before version 45 it does not.
    says_announcements: bool,
}

impl Reader {
    /// Starts Orca and waits until it has said that it is there.
    fn start(room: &Room, game: &'static str) -> Self {
        let log = room.desktop.folder().join("orca.log");
        let sound = SoundServer::start();
        let voice = format!("unix_socket:{}", room.desktop.folder().join("orca.sock").display());
        let mut reader = Self {
            game,
            orca: launch(room, &sound, &voice, &log),
            _sound: sound,
            log,
            seen: 0,
            steps: String::new(),
            announced: 0,
            says_announcements: says_announcements(&mut room.desktop.orca()),
        };
        reader.hear("Orca", "Screen reader on.");
        // Orca looks at the window before it listens to anything. Version 43 hangs for good if the object that it looks at vanishes
        // meanwhile: no key is pressed before its start is over.
        wait_until("Orca's start is over", PATIENCE, || reader.listens().then_some(()));
        reader
    }

    /// True if it has entered its main loop, as its versions put it.
    fn listens(&self) -> bool {
        let log = std::fs::read(&self.log).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        ["ORCA: Starting registry", "ORCA: Starting Atspi main event loop"]
            .iter()
            .any(|line| log.contains(line))
    }

    /// All sentences of Orca so far, in order.
    fn said(&self) -> Vec<String> {
        let log = std::fs::read(&self.log).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        log.lines()
            .filter_map(|line| {
                let (_, rest) = line.split_once("SPEECH OUTPUT: '")?;
                // The intended sound follows in brackets.
                let ends = ["'{", "'[", "' {"].into_iter().filter_map(|end| rest.find(end));
                let words = ends.min().map_or(rest.trim_end_matches('\''), |end| &rest[..end]);
                // The name of a button's role differs between versions.
                let words = words.replace(" push button", " button");
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
                let printed = self.orca.printed();
                assert!(is_heard, "Orca never said {words:?}:\n{}\n{printed}", self.steps);
                self.seen += new.len();
                return;
            }
            std::thread::park_timeout(Duration::from_millis(20));
        }
    }

    /// Puts what was announced since the last time into the list, and checks it: no sentence in two windows or twice, none
    /// by Orca that the built-in voice says.
    fn note_announced(&mut self, room: &mut Room, windows: &[(&str, String)]) {
        let since = room.opened;
        let new = room.announcements(since).split_off(self.announced);
        self.announced += new.len();
        for (at, event) in new.iter().enumerate() {
            let text = event.text.trim_end();
            let owner = windows.iter().find(|(_, window)| window == event.window());
            let (name, _) = owner.unwrap_or_else(|| panic!("a window without a name: {event:#?}"));
            writeln!(self.steps, "    announced in {name} window: {text}").unwrap();
            let is_same = |other: &&BusEvent| other.text.contains(text);
            let twice = new.iter().take(at).chain(new.iter().skip(at + 1)).find(is_same);
            assert!(twice.is_none(), "{text:?} twice, also in {twice:#?}:\n{}", self.steps);
        }
        self.says_no_more_than_its_own(new.iter().map(|event| event.text.as_str()));
    }

    /// Announcements are said by one voice, and once: by the program's built-in voice, or by an Orca that says them.
    fn says_no_more_than_its_own<'a>(&self, announced: impl Iterator<Item = &'a str>) {
        let (said, most) = (self.said(), usize::from(self.says_announcements));
        for text in announced {
            let sentence = text.trim_end().trim_end_matches('.');
            let times = said.iter().filter(|by_orca| *by_orca == sentence).count();
            assert!(times <= most, "Orca said {text:?} {times} times:\n{}", self.steps);
        }
    }
}

impl Drop for Reader {
    /// The list is printed and kept, whether the test passed or not.
    #[expect(
        clippy::print_stdout,
        reason = "whoever reads the log judges whether one could have played from it"
    )]
    fn drop(&mut self) {
        println!("What Orca said ({}):\n{}", self.game, self.steps);
        let list = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("orca-{}.txt", self.game));
        std::fs::write(list, &self.steps).ok();
    }
}

/// Orca in that room, which gives what it says to the voice at that address.
///
/// Orca asks `pgrep` for others of its kind, whatever their display and bus, and gives way to them. Here it is told that
/// there is none: a developer's own stays in that session alone.
pub fn launch(room: &Room, sound: &SoundServer, voice: &str, log: &Path) -> Program {
    let mut command = room.desktop.orca();
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
        .env("PULSE_SERVER", sound.address())
        .env("SPEECHD_ADDRESS", voice);
    room.desktop.launch(&mut command)
}

/// True if that Orca is of version 45 or later.
pub(super) fn says_announcements(orca: &mut Command) -> bool {
    let asked = orca.arg("--version").stdout(Stdio::piped());
    let printed = asked.output().unwrap().stdout;
    let printed = String::from_utf8(printed).unwrap();
    let mut numbers = printed.split(|letter: char| !letter.is_ascii_digit());
    let major = numbers.find_map(|number| number.parse::<u32>().ok());
    major.unwrap_or_else(|| panic!("which Orca is it? {printed:?}")) >= 45
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
fn orca_says_each_part_of_a_game_and_no_built_in_voice_words() {
    let mut room = Room::at(&format!("time 300\n{HOME}"));
    room.wait_for_focus("Move");
    let mut orca = Reader::start(&room, "game");
    orca.hear("the window", "Ada – Ben – Annabella");

    // The ring of panes.
    for (key, words) in [
        ("F6", "Write on my scoresheet"),
        ("F6", "Messages"),
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
    orca.hear("help: F1", "Your move. To type: F6. heading");
    room.desktop.key("Down");
    orca.hear("help: Down", "F6: Next part. Moves to the next part.");
    room.desktop.key("Escape");
    room.wait_for_focus("Move");
    let asked = room.line("resign");
    room.wait_for_words("Resign the game?", asked);
    orca.hear("the dialog", "No");
    room.desktop.key("Escape");
    room.wait_for_focus("Move");
    room.say("last", "Cäsar fünf");

    assert!(
        !orca.steps.contains("not selected"),
        "after every square:\n{}",
        orca.steps
    );
    let own_voice = room.announced(opened);
    assert!(own_voice.len() >= GAME.len(), "{own_voice:#?}");
    if !orca.says_announcements {
        orca.says_no_more_than_its_own(own_voice.iter().map(String::as_str));
    }
    let moves = room.entries("move_completed").len();
    assert_eq!(moves, GAME.len());
}

/// Any Orca will do, though the desktop has not been told of it: started by hand, while the program runs.
#[test]
fn an_announcement_has_one_voice_with_an_orca_started_later() {
    let mut room = Room::with(
        &format!("time 300\n{HOME}"),
        "output = \"auto\"\n[sounds]\nvolume = 0\n",
        "en",
        (1280, 900),
    );
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    let mut orca = Reader::start(&room, "voices");
    orca.hear("the window", "Ada – Ben – Annabella");
    // A newer Orca changes the keyboard's map when it finds a window, and keys are lost meanwhile.
    wait_until("the keyboard", PATIENCE, || {
        room.desktop.key("F2");
        room.earphone.wait_for_more(OVER);
        let opened = room.opened;
        room.announced(opened)
            .iter()
            .any(|text| text.contains("left"))
            .then_some(())
    });
    let expected = if orca.says_announcements { (false, 1) } else { (true, 0) };
    // True if the built-in voice says it, and the number of times that Orca does. A voice that must come is awaited, however busy the
    // machine.
    let tries = if expected.0 { 40 } else { 4 };
    let voices = |room: &mut Room, orca: &mut Reader, line: &str, words: &str| {
        for ear in [&room.earphone, &room.loudspeaker] {
            ear.wait_for_silence(OVER);
            ear.forget();
        }
        let before = orca.said().len();
        room.say(line, words);
        let own = (0..tries).any(|_| {
            room.earphone.wait_for_more(OVER);
            room.earphone.peak() > 0 || room.loudspeaker.peak() > 0
        });
        let by_orca = orca.said().split_off(before);
        let by_orca = by_orca.iter().filter(|said| said.contains(words)).count();
        writeln!(orca.steps, "{line}: the built-in voice {own}, Orca {by_orca} times").unwrap();
        (own, by_orca)
    };
    wait_until("one voice only", PATIENCE, || {
        (voices(&mut room, &mut orca, "turn", "Move 1") == expected).then_some(())
    });
    for (line, words) in GAME.into_iter().take(4) {
        assert_eq!(voices(&mut room, &mut orca, line, words), expected, "{}", orca.steps);
    }
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
    // Black's own first rank is below, and file h on the left.
    [
        steps(to.0 - from.0, "Right", "Left"),
        steps(to.1 - from.1, "Up", "Down"),
    ]
    .concat()
}

/// A move of the first player as it is typed, and of the second as it is made on the board: from one square to another,
/// on which this stands. Each with its announcement.
struct Pair {
    typed: (&'static str, &'static str),
    made: [&'static str; 2],
    there: &'static str,
    answer: &'static str,
}

const fn pair(
    typed: &'static str,
    announced: &'static str,
    made: [&'static str; 2],
    there: &'static str,
    answer: &'static str,
) -> Pair {
    Pair {
        typed: (typed, announced),
        made,
        there,
        answer,
    }
}

/// A game of seven moves that the second player wins.
const PAIRS: [Pair; 7] = [
    pair("e4", "Eva vier", ["e7", "e5"], "empty", "Eva fünf"),
    pair(
        "Nf3",
        "Springer Felix drei",
        ["b8", "c6"],
        "empty",
        "Springer Cäsar sechs",
    ),
    pair("Bc4", "Läufer Cäsar vier", ["c6", "d4"], "empty", "Springer David vier"),
    pair(
        "Nxe5",
        "Springer schlägt Eva fünf",
        ["d8", "g5"],
        "empty",
        "Dame Gustav fünf",
    ),
    pair(
        "Nxf7",
        "Springer schlägt Felix sieben",
        ["g5", "g2"],
        "white pawn",
        "Dame schlägt Gustav zwei",
    ),
    pair(
        "Rf1",
        "Turm Felix eins",
        ["g2", "e4"],
        "white pawn",
        "Dame schlägt Eva vier",
    ),
    pair("Be2", "Läufer Eva zwei", ["d4", "f3"], "empty", "Springer Felix drei"),
];

#[test]
fn a_low_vision_opponent_plays_by_keyboard_and_orca() {
    let settings = format!("{TWO_OUTPUTS}second-keyboard = true\n");
    let mut room = Room::with(HOME, &settings, "en", WIDE);
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    let windows = [
        ("the root", room.node_in(ROOT, "Move").window().to_owned()),
        ("second", room.node_in(SECOND, "Board: Black, Ben").window().to_owned()),
    ];
    let mut orca = Reader::start(&room, "second-window");
    orca.hear("the first window", "Ada – Ben – Annabella");
    let mut cursor = "e8";
    for Pair {
        typed: (typed, announced),
        made,
        there,
        answer,
    } in PAIRS
    {
        room.desktop.focus_window(ROOT);
        room.wait_for_focus("Move");
        room.say(typed, announced);
        orca.note_announced(&mut room, &windows);
        room.desktop.focus_window(SECOND);
        orca.hear("the second window", "Ada – Ben (sighted player's board) – Annabella");
        let mut began = room.opened;
        for (square, words, event) in [(made[0], "black", "piece_lifted"), (made[1], there, "piece_placed")] {
            for key in arrows(cursor, square) {
                room.desktop.key(key);
            }
            cursor = square;
            orca.hear(&format!("{answer}: to {square}"), &format!("{square}, {words}"));
            let before = room.entries(event).len();
            began = room.desktop.key("Return");
            wait_until(event, PATIENCE, || (room.entries(event).len() > before).then_some(()));
        }
        room.wait_for_words(answer, began);
        orca.note_announced(&mut room, &windows);
    }
    room.wait_for_words("Black wins by checkmate.", room.opened);
    // An answer for the second player alone is announced in that player's window.
    let asked = room.press("F2", "This game has no clock.").window().to_owned();
    orca.note_announced(&mut room, &windows);
    assert_eq!(asked, windows[1].1);
    assert_eq!(room.entries("move_completed").len(), 2 * PAIRS.len());
}

/// Black has executed another move than the one announced, and written that one down; the arbiter has a desk.
const WRONG: &str = "time 300\nset place=home\nset boards=free\nwhite vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n\
                     > white plays Nf3\n> white records Nf3\n> black records Nc3\n> white presses clock\n> black lifts b1\n\
                     > black places c3\n";

#[test]
fn a_blind_arbiter_rules_in_an_own_window_by_keyboard_and_orca() {
    let settings = format!("{TWO_OUTPUTS}second-keyboard = true\n");
    let mut room = Room::with(WRONG, &settings, "en", WIDE);
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    // Found while nobody was at the desk: its window tells the arbiter when they come.
    wait_until("the boards are compared", PATIENCE, || {
        (!room.entries("boards_differ").is_empty()).then_some(())
    });
    let mut orca = Reader::start(&room, "desk-window");
    orca.hear("the player's window", "Ada – Ben – Annabella");
    for (key, words) in [
        ("F10", "More"),
        ("a", "Arbiter's desk (this window) button"),
        ("a", "Arbiter's desk (own window) button"),
    ] {
        room.desktop.key(key);
        orca.hear(&format!("everything else: {key}"), words);
    }
    room.desktop.key("Return");
    room.desktop.focus_window(DESK);
    orca.hear("the desk", "Proposed: Black, Ben corrects the board. Article D.2.9.");
    let windows = [
        ("the player's", room.node_in(ROOT, "My scoresheet").window().to_owned()),
        (
            "the arbiter's",
            room.node_in(DESK, "Both scoresheets").window().to_owned(),
        ),
    ];
    room.press(
        "ctrl+b",
        "The boards differ. Black, Ben: b1 empty and c3 white knight. Article D.2.9.",
    );
    orca.note_announced(&mut room, &windows);
    room.desktop.key("F6");
    orca.hear("the scoresheets: F6", "≠ 2 White: Nf3, Nc3. First difference");
    for (key, words) in [("F6", "To the arbiter: "), ("F6", "e8, black king")] {
        room.desktop.key(key);
        orca.hear(&format!("the pane: {key}"), words);
    }
    let mut cursor = "e8";
    for (square, words) in [
        ("c3", "c3, white knight: differs; should be empty"),
        ("b1", "b1, empty: differs; should be white knight"),
    ] {
        for key in arrows(cursor, square) {
            room.desktop.key(key);
        }
        cursor = square;
        orca.hear(&format!("Black's board: {square}"), words);
    }
    for (key, words) in [
        ("i", "Move entry"),
        (
            "Tab",
            "Accept. Proposed: Black, Ben corrects the board. Article D.2.9. button",
        ),
    ] {
        room.desktop.key(key);
        orca.hear(&format!("the proposal: {key}"), words);
    }
    // The ruling.
    room.press("Return", "Position entered: Black, Ben. Black, Ben: the board matches.");
    orca.note_announced(&mut room, &windows);
    orca.hear("the proposal is gone", "Move entry");
    // Time for the opponent, after a question whose safe answer has the focus.
    let asked = room.line("add to white 2:00");
    room.wait_for_words("Set the clocks? White: 2 minutes added.", asked);
    orca.note_announced(&mut room, &windows);
    orca.hear("the question", "No button");
    room.desktop.key("shift+Tab");
    orca.hear("the question: Shift+Tab", "Yes button");
    room.press("Return", "White, Ada: the clock now shows 7 minutes.");
    orca.note_announced(&mut room, &windows);
    orca.hear("the desk again", "Move entry");
    room.press(
        "ctrl+b",
        "White, Ada: the board matches. Black, Ben: the board matches.",
    );
    orca.note_announced(&mut room, &windows);
    for event in ["settled", "time_adjusted"] {
        let entries = room.entries(event);
        assert!(
            entries.len() == 1 && entries[0].contains("\"by\":\"arbiter\""),
            "{entries:#?}"
        );
    }
}
