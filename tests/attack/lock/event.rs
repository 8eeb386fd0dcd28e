//! A locked game and a desk of the player's own event, which has the name of the arbiter's: separate programs over the loopback.

use super::PIN;
use crate::arena::Arena;
use crate::ports::free_address;
use crate::run::{self, Talk};
use crate::seat::{self, Stranger};
use crate::tally::{Row, Tally};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

const OPEN: &str = "time 7200\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";
/// The time given to a ruling of the player's desk.
const SOON: Duration = Duration::from_secs(12);

/// One way to attack; the error says what succeeded or went wrong.
type Way = fn(&Arena, &Path) -> Result<(), String>;

pub fn attack(arena: &Arena, tally: &mut Tally) {
    let mut row = Row::new("a desk of the player's own event, of the same name");
    let ways: [(&str, Way); 3] = [
        ("a moved game joins it", moved),
        ("it was joined before the arbiter locked", before),
        ("its hall.json beside a locked game", copied_membership),
    ];
    for (what, way) in ways {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join("open.game"), OPEN).unwrap();
        let found = way(arena, home.path());
        row.hold(found.is_ok(), || format!("{what}: {}", found.unwrap_err()));
    }
    tally.push(row);
    let mut row = Row::new("another table's certificate answers for a table: its desk has the game and rules");
    let home = tempfile::tempdir().unwrap();
    let held = namesake(arena, home.path());
    row.hold(held.is_ok(), || held.unwrap_err());
    tally.push(row);
    let mut row = Row::new("newcomers at the door with lower numbers: yes and no are for who was asked about");
    let home = tempfile::tempdir().unwrap();
    let held = crowded_door(arena, home.path());
    row.hold(held.is_ok(), || held.unwrap_err());
    tally.push(row);
}

/// Tables 9, 7, 8 and 2 come to the door in this order. Each answer is for the newcomer it names or for the question just heard.
fn crowded_door(arena: &Arena, home: &Path) -> Result<(), String> {
    let own = free_address();
    let mut arbiter = desk(arena, home, "arbiter", &own)?;
    fs::write(home.join("open.game"), OPEN).unwrap();
    let mut tables = Vec::new();
    for number in [9, 7, 8, 2] {
        let code = code(&mut arbiter, number)?;
        let from = arbiter.heard.len();
        let data = number.to_string();
        let opened = ["--table", "open.game", "--data", &data, "--hall", &own, "--code", &code];
        tables.push(table(arena, home, &opened));
        let comes = if number == 9 {
            "Table 9 has the right code"
        } else {
            "is also waiting to join"
        };
        says(&mut arbiter, from, comes)?;
    }
    let answers = [
        ("no", "Table 9 was turned away"),
        ("yes 8", "Table 8 was let in"),
        ("yes 9", "Nobody waiting to join is called"),
        ("yes", "Table 7 was let in"),
        ("no", "Table 2 was turned away"),
    ];
    for (answer, done) in answers {
        asks(&mut arbiter, answer, done)?;
    }
    for (table, told) in tables.iter_mut().zip([
        "did not let this table in",
        "The arbiter's desk is connected",
        "The arbiter's desk is connected",
        "did not let this table in",
    ]) {
        says(table, 0, told)?;
    }
    Ok(())
}

/// A machine with the certificate of table 9 answers for table 7, sooner than that does, with empty pages and with nothing.
fn namesake(arena: &Arena, home: &Path) -> Result<(), String> {
    let own = free_address();
    let mut arbiter = desk(arena, home, "arbiter", &own)?;
    let (at, code) = (own.clone(), code(&mut arbiter, 9)?);
    let from = arbiter.heard.len();
    let joining = thread::spawn(move || seat::joined(&at, &code));
    says(&mut arbiter, from, "has the right code")?;
    arbiter.send("yes");
    let member = joining
        .join()
        .map_err(|_stopped| String::from("the stranger stopped"))??;
    let (event, credentials) = (member.welcome.event.to_string(), member.welcome.credentials);
    let stranger = Stranger::at(&own, Some(&credentials), &format!("annabella/1/{event}/roster"));
    stranger.answers_for(&format!("annabella/1/{event}/t/7/log"), b"[]");
    stranger.answers_for(&format!("annabella/1/{event}/t/7/rule"), b"{}");
    // The moves made before it joined have to be asked for.
    let played = format!("{OPEN}> arbiter starts clocks\nboth play 1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5\n");
    fs::write(home.join("played.game"), played).unwrap();
    let opened = ["--table", "played.game", "--data", "old"];
    let mut table = joins(arena, home, (&mut arbiter, &own), &opened)?;
    says(&mut table, 0, "The arbiter's desk is connected")?;
    is_done(&mut arbiter, "7: warn black talking")?;
    // The table answers after the stranger here: it stands still meanwhile.
    signal("-STOP", &table)?;
    let asked = arbiter.heard.len();
    arbiter.send("7: warn black noise");
    says(&mut arbiter, from, "impersonate table 7")?;
    signal("-CONT", &table)?;
    says(&mut arbiter, asked, ", done.").map(drop)
}

/// Gives a ruling again and again, for the desk may learn of the game late. An error if it is not done.
fn is_done(desk: &mut Talk, ruling: &str) -> Result<(), String> {
    let (from, until) = (desk.heard.len(), Instant::now() + SOON);
    while Instant::now() < until {
        let asked = desk.heard.len();
        desk.send(ruling);
        let next = (Instant::now() + Duration::from_secs(2)).min(until);
        if desk.wait_for(asked, next, |line| line.contains(", done.")).is_some() {
            return Ok(());
        }
    }
    Err(format!("no ruling is done: {}", desk.said(from)))
}

/// Sends that signal to a running program.
fn signal(name: &str, to: &Talk) -> Result<(), String> {
    let sent = Command::new("kill").arg(name).arg(to.pid().to_string()).status();
    match sent {
        Ok(status) if status.success() => Ok(()),
        Ok(_) | Err(_) => Err(format!("kill {name}: {sent:?}")),
    }
}

/// A desk with its data in that folder.
fn desk(arena: &Arena, home: &Path, folder: &str, at: &str) -> Result<Talk, String> {
    let event = ["hall", "--event", "Club Open", "--listen", at, "--headless"];
    let mut command = arena.command(home, event);
    let mut desk = Talk::start(command.args(["--data", folder, "--lang", "en"]));
    says(&mut desk, 0, "Tables can reach this desk at")?;
    Ok(desk)
}

/// A table at the arbiter's seat.
fn table(arena: &Arena, home: &Path, arguments: &[&str]) -> Talk {
    let own = ["console", "--mute", "--seat", "arbiter", "--lang", "en"];
    Talk::start(arena.command(home, own).args(arguments))
}

fn says(talk: &mut Talk, from: usize, words: &str) -> Result<String, String> {
    let heard = talk.wait_for(from, Instant::now() + run::PATIENCE, |line| line.contains(words));
    match heard {
        Some(line) => Ok(talk.heard[line].text()),
        None => Err(format!("{words:?} was not said: {}", talk.said(from))),
    }
}

fn asks(talk: &mut Talk, line: &str, words: &str) -> Result<String, String> {
    let from = talk.heard.len();
    talk.send(line);
    says(talk, from, words)
}

fn code(desk: &mut Talk, number: u32) -> Result<String, String> {
    let told = asks(desk, &format!("code {number}"), "In letters: ")?;
    let letters = told
        .split("In letters: ")
        .nth(1)
        .and_then(|told| told.split('.').next());
    Ok(letters.unwrap_or_default().to_owned())
}

/// Starts a table that joins by a code and is let in by the desk.
fn joins(arena: &Arena, home: &Path, (desk, at): (&mut Talk, &str), arguments: &[&str]) -> Result<Talk, String> {
    let code = code(desk, 7)?;
    let from = desk.heard.len();
    let joining = table(arena, home, &[arguments, &["--hall", at, "--code", &code]].concat());
    says(desk, from, "has the right code")?;
    desk.send("yes");
    Ok(joining)
}

/// Lets the player's desk unlock, again and again, for it may learn of the game late. An error if the table does it.
fn rules(desk: &mut Talk) -> Result<(), String> {
    let until = Instant::now() + SOON;
    while Instant::now() < until {
        let asked = desk.heard.len();
        desk.send("7: unlock");
        desk.send("yes");
        let next = (Instant::now() + Duration::from_secs(1)).min(until);
        if desk.wait_for(asked, next, |line| line.contains(", done.")).is_some() {
            return Err(format!("it unlocks: {}", desk.said(asked)));
        }
    }
    Ok(())
}

/// Requires that the journal is of a locked game that is being played: such a game is not exported.
fn is_locked(arena: &Arena, home: &Path, journal: &Path) -> Result<(), String> {
    let exported = run::journal(arena, home, journal, &["--export", "jsonl"]);
    match exported.status {
        Some(2) if exported.err().contains("locked game") => Ok(()),
        Some(_) | None => Err(format!("it is not locked: {}", exported.report())),
    }
}

/// The computer of a locked table fails, and the player starts the spare one with a desk of their own.
fn moved(arena: &Arena, home: &Path) -> Result<(), String> {
    let (own, other) = (free_address(), free_address());
    let mut arbiter = desk(arena, home, "arbiter", &own)?;
    let opened = ["--table", "open.game", "--data", "old"];
    let mut old = joins(arena, home, (&mut arbiter, &own), &opened)?;
    says(&mut old, 0, "The arbiter's desk is connected")?;
    asks(&mut old, &format!("lock {PIN}"), "ocked")?;
    asks(&mut old, "close desk", "")?;
    old.send("start clocks");
    let from = arbiter.heard.len();
    let until = Instant::now() + run::PATIENCE;
    // The desk knows of the lock once it says that the PIN stayed at the old computer.
    while !arbiter.said(from).contains("old computer") {
        if Instant::now() > until {
            return Err(format!("the desk does not know the lock: {}", arbiter.said(from)));
        }
        let from = arbiter.heard.len();
        arbiter.send("save game 7");
        let is_answer = |line: &str| line.contains("table-7-") || line.contains("has no game yet");
        arbiter.wait_for(from, Instant::now() + SOON, is_answer);
    }
    old.kill();
    let events = home.join("arbiter/events");
    let saved = found(&events, "annabella").ok_or("the desk has saved no game")?;
    let spare = saved.to_str().unwrap().to_owned();
    fs::create_dir_all(home.join("spare/games")).unwrap();
    let mut mine = desk(arena, home, "mine", &other)?;
    let code = code(&mut mine, 7)?;
    let from = mine.heard.len();
    let joining = table(
        arena,
        home,
        &["--open", &spare, "--data", "spare", "--hall", &other, "--code", &code],
    );
    // The game says at the door for which tournament it is locked.
    says(&mut mine, from, "is locked for tournament number")?;
    let ruled = rules(&mut mine);
    joining.kill();
    let lines = run::journal(arena, home, &saved, &["--export", "jsonl"]).out();
    ruled.and_then(|()| {
        let is_unlocked = lines.contains("regulations_unlocked");
        (!is_unlocked)
            .then_some(())
            .ok_or_else(|| String::from("it is unlocked"))
    })
}

/// The first file of that kind under a folder.
fn found(folder: &Path, kind: &str) -> Option<std::path::PathBuf> {
    let entries: Vec<_> = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path()).collect();
    let own = entries
        .iter()
        .find(|path| path.extension().is_some_and(|ext| ext == kind));
    own.cloned().or_else(|| {
        entries
            .iter()
            .filter(|path| path.is_dir())
            .find_map(|path| found(path, kind))
    })
}

/// The player joins before the arbiter comes; the arbiter hears other digits on locking than their own desk has.
fn before(arena: &Arena, home: &Path) -> Result<(), String> {
    let (own, other) = (free_address(), free_address());
    let arbiter = desk(arena, home, "arbiter", &own)?;
    let mut mine = desk(arena, home, "mine", &other)?;
    let opened = ["--table", "open.game", "--data", "games"];
    let mut table = joins(arena, home, (&mut mine, &other), &opened)?;
    says(&mut table, 0, "The arbiter's desk is connected")?;
    let from = table.heard.len();
    table.send(&format!("lock {PIN}"));
    let digits = |talk: &Talk, from: usize| {
        let said = talk.said(from);
        let (_, behind) = said.split_once("tournament number ")?;
        Some(behind.chars().take(19).collect::<String>())
    };
    says(&mut table, from, "tournament number ")?;
    let (told, wanted) = (digits(&table, from), digits(&arbiter, 0));
    if told.is_none() || told == wanted {
        return Err(format!("the arbiter hears {told:?} and reads {wanted:?}"));
    }
    Ok(())
}

/// The player copies a table's membership in their own event next to the locked game, and starts again.
fn copied_membership(arena: &Arena, home: &Path) -> Result<(), String> {
    let other = free_address();
    let mut mine = desk(arena, home, "mine", &other)?;
    let opened = ["--table", "open.game", "--data", "home"];
    let mut at_home = joins(arena, home, (&mut mine, &other), &opened)?;
    says(&mut at_home, 0, "The arbiter's desk is connected")?;
    at_home.kill();
    let mut locked = table(arena, home, &["--table", "open.game", "--data", "games"]);
    asks(&mut locked, &format!("lock {PIN}"), "ocked")?;
    locked.send("close desk");
    asks(&mut locked, "start clocks", "")?;
    locked.close();
    fs::copy(home.join("home/hall.json"), home.join("games/hall.json")).unwrap();
    let mut again = table(arena, home, &["--data", "games"]);
    says(&mut again, 0, "")?;
    let ruled = rules(&mut mine);
    again.close();
    let games = run::journals(&home.join("games"));
    ruled.and_then(|()| is_locked(arena, home, games.first().ok_or("there is no game")?))
}
