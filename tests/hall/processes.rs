//! The program as a club runs it: desk, tables, a further desk and a relay, each a process of its own.

use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::machines::free_port;

/// Longer than anything here takes on a machine that has other things to do.
pub(super) const PATIENCE: Duration = Duration::from_secs(40);

const GAME: &str = "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n";

/// A process, what is typed into it, and the lines it has printed.
pub(super) struct Process {
    name: &'static str,
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    heard: VecDeque<String>,
}

impl Process {
    pub(super) fn new(name: &'static str, arguments: &[&str]) -> Self {
        Self::started(name, Command::new(env!("CARGO_BIN_EXE_annabella")), arguments)
    }

    /// On a machine of its own, as far as the network goes.
    pub(super) fn on(namespace: &str, name: &'static str, arguments: &[&str]) -> Self {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", namespace, env!("CARGO_BIN_EXE_annabella")]);
        Self::started(name, command, arguments)
    }

    fn started(name: &'static str, mut command: Command, arguments: &[&str]) -> Self {
        let mut child = command
            .args(arguments)
            .args(["--lang", "en"])
            .env("XDG_DATA_HOME", "/nonexistent")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (tell, lines) = mpsc::channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            name,
            stdin: child.stdin.take(),
            child,
            lines,
            heard: VecDeque::new(),
        }
    }

    pub(super) fn types(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line with these words; lines before it are passed over.
    #[track_caller]
    pub(super) fn says(&mut self, words: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    self.heard.push_back(line.clone());
                    if line.contains(words) {
                        return line;
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{} does not say {words:?}, but {:#?}", self.name, self.heard)
                }
            }
        }
    }

    /// Lines with each of these words, in whatever order: who comes in and what is asked of it go by ways of their own.
    #[track_caller]
    pub(super) fn says_all(&mut self, all: &[&str]) {
        let mut missing = all.to_vec();
        while !missing.is_empty() {
            let line = self.says("");
            missing.retain(|words| !line.contains(words));
        }
    }

    /// Goes on for so long.
    pub(super) fn runs_for(&mut self, time: Duration) {
        let until = Instant::now() + time;
        while let Ok(line) = self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            self.heard.push_back(line);
        }
    }

    /// With which of these words it has begun a sentence, in its order. A code may have the same squares in it.
    pub(super) fn has_said<'a>(&self, words: &[&'a str]) -> Vec<&'a str> {
        let said = |line: &String| words.iter().copied().find(|words| line.starts_with(words));
        self.heard.iter().filter_map(said).collect()
    }

    /// The number with the system.
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The words so far, as far as a listener has read them.
    pub(super) fn heard(&self) -> impl Iterator<Item = &str> {
        self.heard.iter().map(String::as_str)
    }

    /// Waits until it ends by itself.
    pub(super) fn ends(&mut self) {
        self.stdin.take();
        self.child.wait().unwrap();
    }

    /// The code in what it says next.
    #[track_caller]
    pub(super) fn gives_a_code(&mut self) -> String {
        let line = self.says("In letters: ");
        let code = line.split("In letters: ").nth(1).unwrap();
        code.split('.').next().unwrap().to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A folder of the test's own, with the story of a game in it.
pub(super) fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.txt"), GAME).unwrap();
    folder
}

pub(super) fn in_folder(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().unwrap().to_owned()
}

pub(super) fn desk(folder: &Path, at: &str) -> Process {
    let data = in_folder(folder, "desk");
    let mut desk = Process::new(
        "desk",
        &[
            "hall",
            "--event",
            "Club Open",
            "--listen",
            at,
            "--headless",
            "--data",
            &data,
        ],
    );
    desk.says("Tables can reach this desk at");
    desk
}

/// A table that is let in at that address by the desk.
pub(super) fn table(folder: &Path, desk: &mut Process, at: &str, number: u32) -> Process {
    desk.types(&format!("code {number}"));
    let code = desk.gives_a_code();
    let (game, data) = (
        in_folder(folder, "game.txt"),
        in_folder(folder, &format!("table-{number}")),
    );
    let arguments = [
        "console", "--mute", "--table", &game, "--seat", "arbiter", "--data", &data,
    ];
    let mut table = Process::new("table", &[&arguments[..], &["--hall", at, "--code", &code]].concat());
    desk.says("has the right code");
    desk.types("yes");
    table.says(&format!("This is table {number} of Club Open"));
    table.says("The arbiter's desk is connected");
    knows(desk, number);
    table
}

/// Asked again and again until the journal of that table is there.
#[track_caller]
pub(super) fn knows(desk: &mut Process, number: u32) {
    let until = Instant::now() + PATIENCE;
    loop {
        desk.types(&number.to_string());
        if desk.says(&format!("Table {number}:")).contains("Ada – Ben") {
            return;
        }
        assert!(
            Instant::now() < until,
            "the desk learns nothing of table {number}: {:#?}",
            desk.heard
        );
    }
}

#[test]
fn a_table_joins_by_code_is_ruled_and_finds_a_killed_desk_again() {
    let folder = folder();
    let at = free_port().0;
    let mut desk_process = desk(folder.path(), &at);
    let mut table = table(folder.path(), &mut desk_process, &at, 7);
    desk_process.types("7: stop clocks");
    desk_process.says("stops clocks, done");
    table.says("The clocks are stopped");
    // Killed, not ended.
    drop(desk_process);
    table.says("The arbiter's desk is disconnected");
    let mut desk_process = desk(folder.path(), &at);
    table.says("The arbiter's desk is connected again");
    desk_process.types("rulings");
    desk_process.says("stops clocks, done");
    knows(&mut desk_process, 7);
    desk_process.types("7: warn black talking");
    desk_process.says("warns Black: talking, done");
}

/// The player has no PIN and starts the locked table again with an address and a code that lead nowhere.
#[test]
fn a_locked_table_stays_in_its_tournament_whatever_the_options() {
    let folder = folder();
    let at = free_port().0;
    let mut desk_process = desk(folder.path(), &at);
    let mut locked = table(folder.path(), &mut desk_process, &at, 7);
    locked.types("lock 4711");
    locked.says("Locked.");
    locked.types("close desk");
    locked.says("desk is closed");
    locked.ends();
    let data = in_folder(folder.path(), "table-7");
    let nowhere = ["--hall", "127.0.0.1:1", "--code", "a1 a1 a1 a1"];
    let mut again = Process::new(
        "table again",
        &[&["console", "--mute", "--data", &data], &nowhere[..]].concat(),
    );
    again.says("Only the arbiter may do that.");
    again.says("The arbiter's desk is");
    desk_process.types("7: warn black talking");
    desk_process.says("warns Black: talking, done");
}

/// A desk may listen at any address of its machine: its certificate names that address. Only Linux has all of 127.0.0.0/8.
#[cfg(target_os = "linux")]
#[test]
fn a_desk_is_reached_at_the_address_at_which_it_listens() {
    let folder = folder();
    let at = free_port().0.replace("127.0.0.1", "127.0.0.2");
    let mut desk = desk(folder.path(), &at);
    let mut table = table(folder.path(), &mut desk, &at, 7);
    desk.types("7: stop clocks");
    desk.says("stops clocks, done");
    table.says("The clocks are stopped");
    assert_eq!(desk.has_said(&["Table 7 was let in.", "Table 7 has joined."]).len(), 2);
}

/// The table is killed while the arbiter is asked about it; its code serves the table that is started instead.
#[test]
fn a_table_that_was_killed_at_the_door_is_not_let_in() {
    let folder = folder();
    let at = free_port().0;
    let mut desk = desk(folder.path(), &at);
    desk.types("code 7");
    let code = desk.gives_a_code();
    let game = in_folder(folder.path(), "game.txt");
    let begin = |data: &str| {
        let data = in_folder(folder.path(), data);
        let arguments = ["console", "--mute", "--table", &game, "--data", &data];
        Process::new("table", &[&arguments[..], &["--hall", &at, "--code", &code]].concat())
    };
    let killed = begin("killed");
    desk.says("Table 7 has the right code");
    drop(killed);
    desk.says("Table 7 is no longer waiting to join. Its code is still valid.");
    desk.types("yes");
    desk.says("There is nothing to answer.");
    let mut table = begin("table");
    desk.says("Table 7 has the right code");
    desk.types("yes");
    desk.says("Table 7 has joined.");
    table.says("This is table 7 of Club Open");
}

/// The desk's copy of the game at that table, saved again and again until the lock has arrived in it: then the desk says
/// where the PIN is.
fn locked_copy(desk: &mut Process, number: u32) -> String {
    let until = Instant::now() + PATIENCE;
    loop {
        desk.types(&format!("save game {number}"));
        desk.types(&number.to_string());
        let mut saved = None;
        let mut is_locked = false;
        loop {
            let line = desk.says("");
            is_locked |= line.contains("was locked with a PIN");
            if let Some((folder, files)) = line.strip_prefix("Saved in ").and_then(|said| said.split_once(": ")) {
                saved = Some(in_folder(Path::new(folder), files.trim_end_matches('.')));
            } else if line.starts_with(&format!("Table {number}: ")) {
                break;
            }
        }
        if let Some(path) = saved.filter(|_| is_locked) {
            return path;
        }
        assert!(Instant::now() < until, "the lock does not arrive: {:#?}", desk.heard);
    }
}

/// Neither a code nor a file of another event leads a locked game there, and the table says so to whoever sits at it.
#[test]
fn a_locked_game_from_another_desk_stays_in_its_tournament() {
    let (folder, elsewhere) = (folder(), folder());
    let (at, other_at) = (free_port().0, free_port().0);
    let mut own = desk(folder.path(), &at);
    let mut locked = table(folder.path(), &mut own, &at, 7);
    locked.types("lock 4711");
    locked.says("While the table is locked, only rulings from Club Open");
    locked.types("close desk");
    locked.says("desk is closed");
    let saved = locked_copy(&mut own, 7);
    let mut other = desk(elsewhere.path(), &other_at);
    other.types("code 3");
    let code = other.gives_a_code();
    other.types("file 4");
    other.says("use the file");
    let file = in_folder(elsewhere.path(), "desk/events/Club-Open/table-4.event");
    for (number, way) in [&["--hall", &other_at, "--code", &code][..], &["--hall", &file]]
        .into_iter()
        .enumerate()
    {
        let data = in_folder(elsewhere.path(), &format!("spare-{number}"));
        let game = elsewhere.path().join(format!("{number}.annabella"));
        std::fs::copy(&saved, &game).unwrap();
        let open = ["console", "--mute", "--open", game.to_str().unwrap(), "--data", &data];
        let mut spare = Process::new("spare", &[&open[..], way].concat());
        let told = spare.says("This table is locked and cannot join Club Open");
        assert!(
            told.contains("only rulings from Club Open, tournament number"),
            "{told}"
        );
    }
    other.says("Table 3 did not join: its game is locked for tournament number");
    other.types("yes");
    other.says("There is nothing to answer.");
    assert!(
        other
            .heard()
            .all(|line| !line.contains("let in") && !line.contains("right code"))
    );
}

#[test]
fn a_table_in_another_room_joins_through_an_enrolled_relay() {
    let folder = folder();
    let (at, room) = (free_port().0, free_port().0);
    let mut desk = desk(folder.path(), &at);
    desk.types("relay");
    let code = desk.gives_a_code();
    let data = in_folder(folder.path(), "relay");
    let with_code = [
        "relay", "--hall", &at, "--code", &code, "--listen", &room, "--data", &data,
    ];
    let mut relay = Process::new("relay", &with_code);
    let asks = desk.says("A relay has the right code");
    assert!(asks.contains(&room), "{asks}");
    desk.types("yes");
    relay.says("This computer relays for Club Open");
    let mut table = table(folder.path(), &mut desk, &room, 3);
    desk.types("3: stop clocks");
    desk.says("stops clocks, done");
    // The relay knows its way after a restart; the table knows no other way, and finds the relay again.
    drop(relay);
    let mut relay = Process::new("relay", &["relay", "--listen", &room, "--data", &data]);
    relay.says("This computer relays for Club Open");
    table.says("The arbiter's desk is connected again");
    desk.types("3: warn white late");
    desk.says("warns White: late, done");
}

#[test]
fn a_relay_of_no_tournament_carries_what_it_cannot_read() {
    let folder = folder();
    let (room, data) = (free_port().0, in_folder(folder.path(), "relay"));
    let mut relay = Process::new("relay", &["relay", "--listen", &room, "--data", &data, "--json"]);
    let line = relay.says("carries");
    let told: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!(
        (&told["kind"], &told["event"]),
        (&"carries".into(), &serde_json::Value::Null),
        "{line}"
    );
    assert_eq!(told["addresses"][0], room.as_str());
}

#[test]
fn a_relay_ends_where_it_cannot_listen_or_is_not_understood() {
    let folder = folder();
    let data = in_folder(folder.path(), "relay");
    for (wrong, told) in [
        (&["--listen", "short"][..], "Cannot listen on short:7461"),
        (&["--listen", "127.0.0.1:7461", "game.annabella"], "game.annabella"),
    ] {
        let mut relay = Command::new(env!("CARGO_BIN_EXE_annabella"));
        let ended = relay
            .args(["relay", "--lang", "en", "--data", &data])
            .args(wrong)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(2), "{wrong:?}: {said}");
        assert!(said.contains(told), "{wrong:?}: {said}");
    }
}

#[test]
fn a_further_desk_rules_and_takes_over_from_the_chief() {
    let folder = folder();
    let (at, second) = (free_port().0, free_port().0);
    let mut chief = desk(folder.path(), &at);
    let mut table = table(folder.path(), &mut chief, &at, 7);
    chief.types("desk arbiter Eva");
    let code = chief.gives_a_code();
    let data = in_folder(folder.path(), "second");
    let arguments = [
        "hall",
        "--headless",
        "--hall",
        &at,
        "--code",
        &code,
        "--listen",
        &second,
        "--data",
        &data,
    ];
    let mut eva = Process::new("further desk", &arguments);
    chief.says("Eva's desk has the right code");
    chief.types("yes Eva");
    eva.says("Tables can reach this desk at");
    chief.says("Eva's desk is connected");
    // Only the chief lets others in, and this desk is another arbiter's.
    eva.types("code 9");
    eva.says("Only the chief arbiter's desk can do that");
    knows(&mut eva, 7);
    eva.types("7: stop clocks");
    eva.says("stops clocks, done");
    table.says("The clocks are stopped");
    drop(chief);
    eva.says("is disconnected");
    eva.types("7: warn black talking");
    eva.says("warns Black: talking, done");
}

#[test]
fn a_desk_or_relay_that_cannot_listen_uses_up_no_code() {
    let folder = folder();
    let at = free_port().0;
    let mut chief = desk(folder.path(), &at);
    for (kind, asks, lets_in) in [
        (&["hall", "--headless"][..], "desk arbiter Eva", "yes Eva"),
        (&["relay"], "relay", "yes"),
    ] {
        chief.types(asks);
        let code = chief.gives_a_code();
        let data = in_folder(folder.path(), kind[0]);
        let joins = |listen: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
            command
                .args(kind)
                .args(["--hall", &at, "--code", &code, "--data", &data]);
            command.args(["--listen", listen, "--lang", "en"]);
            command
        };
        let taken = joins(&at).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        chief.says("has the right code");
        chief.types(lets_in);
        let ended = taken.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(2), "{kind:?}: {said}");
        assert!(said.contains(&format!("Cannot listen on {at}")), "{kind:?}: {said}");
        chief.says("Its code is still valid");
        let free = free_port().0;
        let mut joined = joins(free.as_str())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        chief.says("has the right code");
        chief.types(lets_in);
        chief.says("has joined");
        joined.kill().unwrap();
        joined.wait().unwrap();
    }
}

#[test]
fn a_screen_shows_games_rules_nothing_and_reconnects_itself() {
    let folder = folder();
    let at = free_port().0;
    let mut chief = desk(folder.path(), &at);
    let _table = table(folder.path(), &mut chief, &at, 7);
    chief.types("desk looks Wall");
    let code = chief.gives_a_code();
    let data = in_folder(folder.path(), "wall");
    let arguments = ["hall", "--headless", "--hall", &at, "--code", &code, "--data", &data];
    let mut wall = Process::new("screen", &arguments);
    chief.says("Wall's desk has the right code");
    chief.types("yes");
    wall.says("is connected");
    knows(&mut wall, 7);
    wall.types("7: stop clocks");
    wall.says("view-only");
    drop(wall);
    let mut wall = Process::new(
        "screen",
        &["hall", "--headless", "--event", "Club Open", "--data", &data],
    );
    wall.says("is connected");
    knows(&mut wall, 7);
}

#[test]
fn a_wrong_code_and_a_wrong_address_are_told() {
    let folder = folder();
    let at = free_port().0;
    let mut desk = desk(folder.path(), &at);
    desk.types("relay");
    let code = desk.gives_a_code();
    let data = in_folder(folder.path(), "relay");
    let wrong = format!("{} a1 a1 a1", code.split(' ').next().unwrap());
    let said = |arguments: &[&str]| {
        let ended = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(arguments)
            .args(["--lang", "en"])
            .output();
        let ended = ended.unwrap();
        assert_eq!(ended.status.code(), Some(2));
        String::from_utf8(ended.stderr).unwrap()
    };
    let relay = |at: &str, code: &str| said(&["relay", "--hall", at, "--code", code, "--data", &data]);
    assert!(relay(&at, &wrong).contains("is wrong or has expired"));
    let told = relay(&free_port().0, &code);
    assert!(told.contains("is not responding"), "{told}");
    assert!(relay(&at, "e4").contains("Enter four squares"));
    assert!(said(&["relay", "--data", &data]).contains("is not relaying for any tournament yet"));
}
