//! A file of 100,000 games: how soon its first game and all of them are listed, a player is found and a position, and in how much
//! memory, compared with a plain read of all its bytes, and with python-chess going through the headers of its first games: it would take
//! minutes for all of them.

use std::fs;
use std::hint::black_box;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::time::Instant;

use adapters::collection::DiskCollections;
use review::collection::{CollectionNews, CollectionRequest, SearchCriterion};
use review::find::SearchTarget;

use crate::figures::{Bench, Figure, Unit};
use crate::pgn;
use crate::program::PATIENCE;
use adapters::ports::RequestPort as _;
use testing::python;

/// Goes through the headers of so many games of the file named, and prints how many milliseconds that took and how many there were.
const PYTHON: &str = r"
import chess.pgn, sys, time
before, games = time.perf_counter(), 0
with open(sys.argv[1]) as stream:
    while games < int(sys.argv[2]) and chess.pgn.read_headers(stream) is not None:
        games += 1
print((time.perf_counter() - before) * 1000, games)
";

pub fn measure(bench: &mut Bench) {
    // Different games, how often they stand in the file under other names, how often it is measured, and through how many
    // games python-chess goes.
    let (games, times, rounds, of_python): (u32, u32, usize, u32) =
        bench.either((1_000, 100, 5, 2_000), (80, 10, 1, 20));
    let count = games * times;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let mut file = std::io::BufWriter::new(fs::File::create(&path).unwrap());
    let texts: Vec<String> = (0..games).map(pgn::text).collect();
    for time in 0..times {
        for (game, text) in texts.iter().enumerate() {
            let named = text.replacen("\"Ada\"", &format!("\"Player {game} of {time}\""), 1);
            writeln!(file, "{named}").unwrap();
        }
    }
    file.into_inner().unwrap().sync_all().unwrap();
    let memory = || peak_memory(std::process::id());
    let before = memory();
    let (mut first, mut all, mut player, mut position) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let bytes: Vec<f64> = (0..rounds).map(|_| plain_read(&path)).collect();
    for _ in 0..rounds {
        let (tell, told) = mpsc::channel();
        let mut games = DiskCollections::new(move |news| drop(tell.send(news)));
        let begin = Instant::now();
        let millis = || begin.elapsed().as_secs_f64() * 1e3;
        games.ask(CollectionRequest::Open(path.to_str().unwrap().to_owned()));
        let mut is_whole = false;
        while !is_whole {
            let CollectionNews::Listed(index) = told.recv_timeout(PATIENCE * 3).unwrap() else {
                continue;
            };
            is_whole = index.is_whole;
            let figure = if is_whole { &mut all } else { &mut first };
            figure.push(millis());
            assert!(!is_whole || u32::try_from(index.len()) == Ok(count));
        }
        games.ask(CollectionRequest::Find(SearchCriterion::Player(String::from(
            "Player 77 of 7",
        ))));
        assert!(
            matches!(told.recv_timeout(PATIENCE * 3).unwrap(), CollectionNews::Found(found, true) if !found.is_empty())
        );
        player.push(millis());
        let begin = Instant::now();
        let nowhere = SearchTarget::read_position("k7/8/8/8/8/8/8/K7").unwrap();
        games.ask(CollectionRequest::Find(SearchCriterion::Place(nowhere)));
        while !matches!(told.recv_timeout(PATIENCE * 3).unwrap(), CollectionNews::Found(_, true)) {}
        position.push(begin.elapsed().as_secs_f64() * 1e3);
    }
    let grown = memory().saturating_sub(before) / 1024;
    println!(
        "{count} games in {} MB, listed in {grown} MiB more memory at most",
        fs::metadata(&path).unwrap().len() / 1_000_000
    );
    let millis = |name: &str, millis: Vec<f64>| Figure::new(name, Unit::Millis, millis);
    let found = millis(&format!("a file of {count} games opened and a player found"), player);
    let each = |name: &str, millis: Vec<f64>, games: u32| {
        let of_one = millis.iter().map(|millis| millis * 1e3 / f64::from(games));
        Figure::new(name, Unit::Micros, of_one.collect())
    };
    let listed = each("each of them listed", all.clone(), count);
    let name = format!("the headers of each of its first {of_python}, python-chess");
    let python = each(&name, vec![in_python(&path, of_python)], of_python).against(&listed);
    let plain = millis("all its bytes read and no more", bytes).against(&found);
    bench.figures.extend([
        millis(&format!("the first of {count} games listed"), first),
        millis(&format!("all of {count} games listed"), all),
        found,
        plain,
        listed,
        python,
        millis(&format!("{count} games replayed for a position"), position),
    ]);
}

/// The most memory that process ever had, in KiB.
pub fn peak_memory(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok())
        .unwrap_or(0)
}

/// The milliseconds it takes to read a file a mebibyte at a time.
fn plain_read(path: &Path) -> f64 {
    let begin = Instant::now();
    let (mut file, mut chunk) = (fs::File::open(path).unwrap(), vec![0; 1 << 20]);
    while file.read(&mut chunk).unwrap() > 0 {
        black_box(&chunk);
    }
    begin.elapsed().as_secs_f64() * 1e3
}

fn in_python(path: &Path, count: u32) -> f64 {
    let output = Command::new(python::with_chess())
        .args(["-c", PYTHON])
        .arg(path)
        .arg(count.to_string())
        .output()
        .unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let (millis, games) = told.trim().split_once(' ').unwrap();
    assert_eq!(games.parse(), Ok(count), "{told}");
    millis.parse().unwrap()
}
