//! A table's computer goes off at any moment and is switched on again: the desk has a beginning of its journal each time, and never another one.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use annabella::adapters::desk_file::DeskFile;
use annabella::link::page::Told;
use annabella::ports::desk_store::DeskStore as _;

use super::machines::free_port;
use super::processes::{Process, desk, folder, in_folder, table};

/// The only game that is kept there.
fn game_of(data: &Path) -> PathBuf {
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

/// The hashes in a table's journal.
fn hashes(game: &Path) -> Vec<String> {
    let exported = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(game)
        .args(["--export", "jsonl"])
        .output()
        .unwrap();
    let lines = String::from_utf8(exported.stdout).unwrap();
    let hash = |line: &str| line.split("\"hash\":\"").nth(1)?.split('"').next().map(str::to_owned);
    lines.lines().filter_map(hash).collect()
}

/// So often as `TABLE_KILLS` says.
#[test]
fn a_table_that_is_killed_at_any_moment_comes_back_with_its_game_and_the_desk_never_has_more_or_other_than_its_journal()
{
    let kills: u64 = std::env::var("TABLE_KILLS")
        .ok()
        .and_then(|times| times.parse().ok())
        .unwrap_or(6);
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
    at_table.ends();
    desk.ends();
    let path = Path::new(&in_folder(folder.path(), "desk"))
        .join("events")
        .join(DeskFile::name("Club Open"));
    let (mut store, _) = DeskFile::open(&path).unwrap();
    let replicas = store.load().unwrap().replicas;
    assert!(replicas.iter().all(|replica| !replica.is_other), "one journal");
    let known: Vec<String> = replicas
        .iter()
        .flat_map(|replica| &replica.entries)
        .map(|told: &Told| told.hash().to_string())
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
