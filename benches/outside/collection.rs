//! A file of 100,000 games: how soon its first game and all of them are listed, a player is found and a position, and in how much
//! memory, beside python-chess going through the headers of the same file.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::time::Instant;

use annabella::adapters::collection::DiskCollections;
use annabella::ports::collection::{Collections as _, News, Request, Wanted};
use annabella::review::find::Sought;

use crate::figures::{Figure, Unit};
use crate::{pgn, python};

/// Different games, and how often they stand in the file under other names.
const GAMES: u32 = 1_000;
const TIMES: u32 = 100;
/// How often it is measured; python-chess takes long.
const ROUNDS: usize = 5;

/// Goes through the headers of the file named, looks for a player, and prints how many milliseconds that took.
const PYTHON: &str = r"
import chess.pgn, sys, time
before, found = time.perf_counter(), 0
with open(sys.argv[1]) as stream:
    while (headers := chess.pgn.read_headers(stream)) is not None:
        found += 'Player 77 of 7' in headers.get('White', '')
print((time.perf_counter() - before) * 1000, found)
";

pub fn measure(figures: &mut Vec<Figure>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let mut file = std::io::BufWriter::new(fs::File::create(&path).unwrap());
    let texts: Vec<String> = (0..GAMES).map(pgn::text).collect();
    for time in 0..TIMES {
        for (game, text) in texts.iter().enumerate() {
            let named = text.replacen("\"Ada\"", &format!("\"Player {game} of {time}\""), 1);
            writeln!(file, "{named}").unwrap();
        }
    }
    file.into_inner().unwrap().sync_all().unwrap();
    let before = memory();
    let (mut first, mut all, mut player, mut position) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let (tell, told) = mpsc::channel();
        let mut games = DiskCollections::new(move |news| drop(tell.send(news)));
        let begin = Instant::now();
        let millis = || begin.elapsed().as_secs_f64() * 1e3;
        games.ask(Request::Open(path.to_str().unwrap().to_owned()));
        let mut is_whole = false;
        while !is_whole {
            let News::Listed(index) = told.recv().unwrap() else {
                continue;
            };
            is_whole = index.is_whole;
            let figure = if is_whole { &mut all } else { &mut first };
            figure.push(millis());
            assert!(!is_whole || u32::try_from(index.len()) == Ok(GAMES * TIMES));
        }
        games.ask(Request::Find(Wanted::Player(String::from("Player 77 of 7"))));
        assert!(matches!(told.recv().unwrap(), News::Found(found, true) if !found.is_empty()));
        player.push(millis());
        let begin = Instant::now();
        let nowhere = Sought::read_position("k7/8/8/8/8/8/8/K7").unwrap();
        games.ask(Request::Find(Wanted::Place(nowhere)));
        while !matches!(told.recv().unwrap(), News::Found(_, true)) {}
        position.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    let grown = memory().saturating_sub(before) / 1024;
    println!(
        "{} games in {} MB, listed in {grown} MiB more memory at most",
        GAMES * TIMES,
        fs::metadata(&path).unwrap().len() / 1_000_000
    );
    let found = Figure::new(
        "a file of 100,000 games opened and a player found",
        Unit::Millis,
        player,
    );
    let python = Figure::new("the same, python-chess", Unit::Millis, vec![in_python(&path)]).beside(&found);
    figures.extend([
        Figure::new("the first of 100,000 games listed", Unit::Millis, first),
        Figure::new("all of 100,000 games listed", Unit::Millis, all),
        found,
        python,
        Figure::new("100,000 games replayed for a position", Unit::Millis, position),
    ]);
}

/// The most memory this process ever had, in KiB.
fn memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok())
        .unwrap_or(0)
}

fn in_python(path: &Path) -> f64 {
    let output = Command::new(python::with_chess())
        .args(["-c", PYTHON])
        .arg(path)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let (millis, found) = told.trim().split_once(' ').unwrap();
    assert_ne!(found, "0");
    millis.parse().unwrap()
}
