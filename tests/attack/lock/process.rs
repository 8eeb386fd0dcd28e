//! The program itself: typed at the console, by each subcommand on the journal, and by each option of the start.

use super::{BEHIND, MOVES, OTHER_MOVES, locked};
use crate::arena::Arena;
use crate::commands::{self, Subcommand};
use crate::run::{self, Run};
use crate::tally::Row;
use controls::catalogue;
use locale::{Locale, Messages};
use std::fs;
use std::path::{Path, PathBuf};

/// At home this is answered with analysis of the two squares.
const ANALYSIS: &str = "/legal moves b2\n/attackers b2\n";

/// By these words of the answers analysis is known.
const TELLS: [&str; 2] = ["can move to", "efended by"];

const OTHER_PGN: &str = "[White \"Eve\"]\n[Black \"Max\"]\n\n1. d4 d5 *\n";
const OTHER_GAME: &str = "set place=home\nwhite vi Eve\nblack sighted Max\nboth play 1. d4 d5\n";
const OTHER_TRF: &str = "012 Open\n001    1      Eve                               2000\n001    2      Max                               2000\n";

pub fn attack(arena: &Arena) -> Vec<Row> {
    let usage = run::run(&mut arena.command(tempfile::tempdir().unwrap().path(), ["help"]), "");
    let subcommands = commands::of_usage(&usage.out());
    assert!(
        subcommands.len() > 5,
        "the help names the subcommands: {}",
        usage.report()
    );
    let case = Case::made(arena);
    vec![
        case.typed(arena),
        case.subcommands(arena, &subcommands),
        case.starts(arena, &subcommands, false),
        case.starts(arena, &subcommands, true),
    ]
}

/// Two locked games that differ only in their moves, and another one that is not locked.
struct Case {
    locked: PathBuf,
    twin: PathBuf,
    other: PathBuf,
    _home: tempfile::TempDir,
}

impl Case {
    fn made(arena: &Arena) -> Self {
        let home = tempfile::tempdir().unwrap();
        let journal = |name: &str, script: &str| {
            let own = home.path().join(name);
            fs::create_dir(&own).unwrap();
            let run = run::run(&mut run::new_table(arena, &own, script), ANALYSIS);
            let told = TELLS.map(|words| run.all().contains(words));
            let is_locked = script.contains("lock");
            assert_eq!(
                told,
                [!is_locked; 2],
                "analysis is told at home and known by its words: {}",
                run.report()
            );
            run::journals(&own.join("data")).remove(0)
        };
        Self {
            locked: journal("locked", &locked(MOVES)),
            twin: journal("twin", &locked(OTHER_MOVES)),
            other: journal("other", OTHER_GAME),
            _home: home,
        }
    }

    /// A folder with other games in it; its data folder has the locked game, as `game.annabella`, and another one.
    fn room(&self) -> tempfile::TempDir {
        let home = tempfile::tempdir().unwrap();
        let path = |name: &str| home.path().join(name);
        fs::create_dir_all(path("data/games")).unwrap();
        fs::copy(&self.other, path("other.annabella")).unwrap();
        fs::copy(&self.other, path("data/games/other.annabella")).unwrap();
        fs::copy(&self.locked, path("data/games/game.annabella")).unwrap();
        fs::write(path("other.pgn"), OTHER_PGN).unwrap();
        fs::write(path("other.game"), OTHER_GAME).unwrap();
        fs::write(path("other.trf"), OTHER_TRF).unwrap();
        home
    }

    /// Every typed command at the console, and the answer no to every question.
    fn typed(&self, arena: &Arena) -> Row {
        let mut row = Row::new("every typed command at the console");
        let messages = Messages::new(Locale::En);
        let words: Vec<String> = catalogue::lines().map(|line| messages.text(line.words, &[])).collect();
        let forms: Vec<&str> = words.iter().flat_map(|words| words.split(';')).map(str::trim).collect();
        for group in forms.chunks(24) {
            let found = self.typed_at_once(arena, group);
            for form in group {
                // After a failure among many, each form is tried alone.
                let alone = found.clone().or_else(|_| self.typed_at_once(arena, &[form]));
                row.hold(alone.is_ok(), || format!("{form:?} …: {}", alone.unwrap_err()));
            }
        }
        row
    }

    fn typed_at_once(&self, arena: &Arena, forms: &[&str]) -> Result<(), String> {
        let room = self.room();
        let mut input = String::new();
        for form in forms {
            for behind in BEHIND {
                input.extend(["/", form, " ", behind, "\nno\n"]);
            }
        }
        input += ANALYSIS;
        let run = run::run(&mut arena.command(room.path(), PLAIN), &input);
        held(arena, room.path(), &run)
    }

    /// The output of a subcommand about a locked, running game must be the same whatever was played in it.
    fn subcommands(&self, arena: &Arena, subcommands: &[Subcommand]) -> Row {
        let mut row = Row::new("every subcommand and option on the journal: nothing of the game");
        let [own, twin] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        for command in subcommands {
            for arguments in arguments(command) {
                let printed = [(&own, &self.locked), (&twin, &self.twin)].map(|(folder, journal)| {
                    let home = folder.path().join("home");
                    fs::create_dir_all(&home).unwrap();
                    fs::copy(journal, home.join("game.annabella")).unwrap();
                    fs::write(home.join("sheet.txt"), "1. a4 h5 2. Ra3 Rh6").unwrap();
                    let run = run::run(arena.command(&home, &arguments).args(["--lang", "en"]), "");
                    let files = new_files(&home);
                    fs::remove_dir_all(&home).unwrap();
                    (run.status, masked(&run.all()), files)
                });
                let [locked, twin] = printed;
                row.hold(locked == twin, || {
                    let line = locked.1.lines().find(|line| !twin.1.contains(line));
                    let line: String = line.unwrap_or("files differ").chars().take(160).collect();
                    format!("{}: {line}", arguments.join(" "))
                });
            }
        }
        row
    }

    /// Each way to start the program on that data folder; with the locked game already open elsewhere, or not.
    fn starts(&self, arena: &Arena, subcommands: &[Subcommand], is_open_elsewhere: bool) -> Row {
        let elsewhere = if is_open_elsewhere { ", open elsewhere" } else { "" };
        let mut row = Row::new(format!("every option of the start on the locked folder{elsewhere}"));
        let console = subcommands.iter().find(|command| command.name == "console").unwrap();
        let values = [
            "other.pgn",
            "other.game",
            "other.annabella",
            "data/games/other.annabella",
            "other.trf",
            "data/games/game.annabella",
            "white",
            "black",
            "assistant-white",
            "arbiter",
            "1",
        ];
        let mut starts: Vec<Vec<&str>> = vec![Vec::new()];
        for option in console.options.iter().filter(|option| *option != "--data") {
            starts.push(vec![option]);
            starts.extend(values.map(|value| vec![option.as_str(), value]));
        }
        let mut lines: Vec<Vec<&str>> = starts
            .iter()
            .map(|start| [&["console"], start.as_slice()].concat())
            .collect();
        // The program itself, without a display: with a file, and with each option.
        lines.extend(values.map(|value| vec![value]));
        lines.extend(starts);
        for start in lines {
            let room = self.room();
            let first = is_open_elsewhere.then(|| {
                let mut first = run::Talk::start(&mut arena.command(room.path(), PLAIN));
                first.ask("last", |answer| answer.contains("Turm"));
                first
            });
            let arguments = start.iter().copied().chain(["--data", "data", "--lang", "en"]);
            let input = format!("{ANALYSIS}open other.pgn\nyes\n{ANALYSIS}");
            let run = run::run(&mut arena.command(room.path(), arguments), &input);
            drop(first);
            let found = held(arena, room.path(), &run);
            row.hold(found.is_ok(), || format!("{}: {}", start.join(" "), found.unwrap_err()));
        }
        row
    }
}

/// A plain start at the console.
const PLAIN: [&str; 6] = ["console", "--data", "data", "--mute", "--lang", "en"];

/// No other table was set up or opened, nothing was analysed, the locked game is whole.
fn held(arena: &Arena, home: &Path, run: &Run) -> Result<(), String> {
    if !run.is_orderly() {
        return Err(run.report());
    }
    let told = run.all();
    if let Some(words) = TELLS.iter().find(|words| told.contains(**words)) {
        let line = told.lines().find(|line| line.contains(words)).unwrap_or_default();
        return Err(format!("analysis is told: {line}"));
    }
    let games = run::journals(&home.join("data"));
    if games.len() != 2 {
        return Err(format!("there is another game: {games:?}"));
    }
    let verdict = run::verify(arena, home, &home.join("data/games/game.annabella"));
    if verdict.is_good() {
        Ok(())
    } else {
        Err(verdict.run.report())
    }
}

/// Every way to name the journal to that subcommand.
fn arguments(command: &Subcommand) -> Vec<Vec<&str>> {
    const FILE: &str = "game.annabella";
    let values = [
        "pgn",
        "jsonl",
        "sheet",
        "report",
        "envelope",
        "en",
        "short",
        "out.annabella",
        FILE,
    ];
    // Further arguments that the command needs.
    let with: &[&str] = match command.name.as_str() {
        "compare" => &["--white-sheet", "sheet.txt", "--black-sheet", "sheet.txt"],
        "announce" | "understand" => &["--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2"],
        _ => &[],
    };
    let name = command.name.as_str();
    let mut all = vec![vec![name, FILE], vec![name, FILE, "--json"]];
    for option in command.options.iter().map(String::as_str) {
        all.push(vec![name, FILE, option]);
        all.push(vec![name, FILE, option, "--json"]);
        all.push([&[name], with, &[option, FILE]].concat());
        all.extend(values.map(|value| vec![name, FILE, option, value]));
    }
    all
}

/// Without what differs from journal to journal: hashes, times and dates.
fn masked(text: &str) -> String {
    let mut masked = String::new();
    let mut word = String::new();
    let mut end = |word: &mut String| {
        let is_hash = word.len() >= 16 && word.chars().all(|letter| letter.is_ascii_hexdigit());
        let is_date = word.len() >= 10 && word.starts_with("20") && word.matches('-').count() == 2;
        let kept = if is_hash || is_date { "…" } else { word.as_str() };
        masked.push_str(kept);
        word.clear();
    };
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() || "-:".contains(letter) {
            word.push(letter);
        } else {
            end(&mut word);
            word.push(letter);
            end(&mut word);
        }
    }
    end(&mut word);
    masked
}

/// The new files with their text. A copy of the journal counts by its name only: it is locked, too.
fn new_files(home: &Path) -> Vec<(String, String)> {
    let known = ["game.annabella", "sheet.txt", "asound.conf"];
    let files = fs::read_dir(home).unwrap().flatten().map(|file| file.path());
    let mut found: Vec<(String, String)> = files
        .filter(|path| path.is_file())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path))
        .filter(|(name, _)| !known.contains(&name.as_str()))
        .map(|(name, path)| {
            let bytes = fs::read(path).unwrap();
            let is_journal = bytes.starts_with(b"SQLite format 3\0");
            let text = if is_journal {
                String::new()
            } else {
                masked(&String::from_utf8_lossy(&bytes))
            };
            (name, text)
        })
        .collect();
    found.sort();
    found
}
