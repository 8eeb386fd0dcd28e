//! Computers go off at any moment and are switched on again: of a table the desk has a beginning of its journal each time, and never another one;
//! of a desk that ruled nothing is lost and nothing done twice.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use adapters::desk_file::DeskFile;
use adapters::ports::desk_store::{DeskStore as _, LoadedTournament};
use link::page::SentEntry;
use link::ruling::{Ruling, RulingAnswer};
use rusqlite::{Connection, OpenFlags};

use super::machines::free_port;
use super::processes::{PATIENCE, Process, desk, folder, in_folder, table};

/// The only game that is kept there.
pub(super) fn game_of(data: &Path) -> PathBuf {
    let files = std::fs::read_dir(data.join("games"))
        .unwrap()
        .flatten()
        .map(|file| file.path());
    let games: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|end| end == "annabella"))
        .collect();
    assert_eq!(games.len(), 1, "{games:?}");
    games[0].clone()
}

/// A table's journal, a line for each entry.
fn exported(game: &Path) -> String {
    let exported = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(game)
        .args(["--export", "jsonl"])
        .output()
        .unwrap();
    String::from_utf8(exported.stdout).unwrap()
}

/// The hashes in it.
fn hashes(game: &Path) -> Vec<String> {
    let lines = exported(game);
    let hash = |line: &str| line.split("\"hash\":\"").nth(1)?.split('"').next().map(str::to_owned);
    lines.lines().filter_map(hash).collect()
}

/// The data that the desk has stored, once it has ended.
fn kept(folder: &Path) -> LoadedTournament {
    let (mut store, _) = DeskFile::open(&tournament_of(folder)).unwrap();
    store.load().unwrap()
}

fn tournament_of(folder: &Path) -> PathBuf {
    let events = Path::new(&in_folder(folder, "desk")).join("events");
    events.join(DeskFile::name("Club Open"))
}

/// The hashes of that table's entries in the desk's file, while the desk runs.
fn replica(folder: &Path, number: u32) -> Vec<String> {
    let file = Connection::open_with_flags(tournament_of(folder), OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let mut rows = file
        .prepare("SELECT lower(hex(hash)) FROM entry WHERE board = ?1 ORDER BY other, game, number")
        .unwrap();
    let hashes = rows.query_map([number], |row| row.get(0)).unwrap();
    hashes.map(Result::unwrap).collect()
}

/// Waits until the desk has all that the table has written, entry by entry; how long that took, and how many there are.
#[track_caller]
pub(super) fn is_equal_in_the_end(folder: &Path, desk: &mut Process, number: u32, game: &Path) -> (Duration, usize) {
    let began = Instant::now();
    loop {
        let known = replica(folder, number);
        let written = hashes(game);
        assert!(
            written.starts_with(&known),
            "the desk has other entries: {known:?} of {written:?}"
        );
        if known.len() == written.len() {
            return (began.elapsed(), known.len());
        }
        assert!(
            began.elapsed() < PATIENCE,
            "{} of {} entries: {:#?}",
            known.len(),
            written.len(),
            desk.heard().collect::<Vec<_>>()
        );
        desk.runs_for(Duration::from_millis(100));
    }
}

fn times(variable: &str, otherwise: u64) -> u64 {
    let said = std::env::var(variable).ok();
    said.and_then(|times| times.parse().ok()).unwrap_or(otherwise)
}

/// The environment variable `TABLE_KILLS` says how often.
#[test]
fn a_killed_table_returns_and_the_desk_has_its_journals_prefix() {
    let kills = times("TABLE_KILLS", 6);
    let folder = folder();
    let at = free_port().0;
    let mut desk = desk(folder.path(), &at);
    let mut at_table = table(folder.path(), &mut desk, &at, 7);
    let data = in_folder(folder.path(), "table-7");
    let game = game_of(Path::new(&data));
    for kill in 0..kills {
        at_table.types(&format!("warn black talking, {kill}"));
        at_table.types("stop clocks");
        // Sometimes before it is written, sometimes before it is sent, sometimes after.
        at_table.runs_for(Duration::from_micros(kill * 7_919 % 120_000));
        drop(at_table);
        let open = game.to_str().unwrap();
        let arguments = [
            "console", "--mute", "--open", open, "--seat", "arbiter", "--data", &data,
        ];
        at_table = Process::new("table", &arguments);
        at_table.says("The arbiter's desk is connected");
    }
    desk.types("7: warn white the last");
    desk.says("warns White: the last, done");
    // The question that was open at the kill is asked again once that link is known to be gone.
    is_equal_in_the_end(folder.path(), &mut desk, 7, &game);
    at_table.ends();
    desk.ends();
    let replicas = kept(folder.path()).replicas;
    assert!(replicas.iter().all(|replica| replica.version == 0), "one journal");
    let known: Vec<String> = replicas
        .iter()
        .flat_map(|replica| &replica.entries)
        .map(|told: &SentEntry| told.hash().to_string())
        .collect();
    let written = hashes(&game);
    println!(
        "{kills} times killed: {} entries written, {} of them known to the desk",
        written.len(),
        known.len()
    );
    assert!(written.len() > 4);
    assert_eq!(known.first(), written.first());
    assert!(written.starts_with(&known), "{} of {}", known.len(), written.len());
    assert!(
        known.len() + 3 >= written.len(),
        "what ended the table may be missing: {} of {}",
        known.len(),
        written.len()
    );
}

/// The environment variable `DESK_KILLS` says how often.
#[test]
fn a_killed_desk_loses_no_done_ruling_and_repeats_none() {
    let kills = times("DESK_KILLS", 5);
    let folder = folder();
    let at = free_port().0;
    let mut at_desk = desk(folder.path(), &at);
    let mut at_table = table(folder.path(), &mut at_desk, &at, 7);
    let game = game_of(Path::new(&in_folder(folder.path(), "table-7")));
    let mut shown: Vec<String> = Vec::new();
    for kill in 0..kills {
        at_desk.types(&format!("7: notes ruling {kill} of a desk"));
        at_table.types(&format!("note of the table, {kill}"));
        // Sometimes before it is kept, sometimes before it is sent, sometimes before it is answered, sometimes after.
        at_desk.runs_for(Duration::from_micros(kill * 61_803 % 200_000));
        shown.extend(at_desk.heard().map(str::to_owned));
        drop(at_desk);
        at_table.says("The arbiter's desk is disconnected");
        at_table.types(&format!("warn black talking, {kill}"));
        at_desk = desk(folder.path(), &at);
        at_table.says("The arbiter's desk is connected again");
    }
    // They go out in their order.
    at_desk.types("7: notes the last ruling");
    shown.push(at_desk.says("the last ruling, done"));
    let (_, entries) = is_equal_in_the_end(folder.path(), &mut at_desk, 7, &game);
    at_table.ends();
    at_desk.ends();
    let journal = exported(&game);
    let done = |ruling: &Ruling| {
        journal
            .lines()
            .filter(|line| line.contains("\"note_written\"") && line.contains(&noted(ruling)))
            .count()
    };
    let rulings = kept(folder.path()).rulings;
    for ruling in &rulings {
        let answer = ruling.answer.as_deref().and_then(RulingAnswer::decode);
        assert!(
            matches!(answer, Some(RulingAnswer::Done { .. })),
            "{ruling:?}: {answer:?}"
        );
        let ruling = Ruling::read(&ruling.signed.text).unwrap();
        assert_eq!(done(&ruling), 1, "{ruling:?} is in the journal once");
    }
    let of_desks = journal
        .lines()
        .filter(|line| line.contains("\"note_written\"") && line.contains("ruling"))
        .count();
    assert_eq!(of_desks, rulings.len(), "whatever was done is known to the desk");
    let shown = shown.iter().filter(|line| line.ends_with(", done.")).count();
    assert!(shown <= rulings.len());
    println!(
        "{kills} times killed: {entries} entries, {} rulings kept, {shown} of them shown as done before",
        rulings.len()
    );
}

/// The note that ruling makes in the journal.
fn noted(ruling: &Ruling) -> String {
    ruling.verb.to_string().trim_start_matches("notes ").to_owned()
}
