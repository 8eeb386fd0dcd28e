//! PGN read: how many games in a second, compared with python-chess and pgn-extract over the same games.

use crate::figures::{Bench, Figure, Unit};
use notation::pgn::{self, PgnGame, PgnMove, PgnResult};
use shakmaty::Chess;
use std::hint::black_box;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;
use testing::faults::{Chance, Written};
use testing::python;

/// The longest game of the file, in half-moves.
const PLIES: usize = 120;

/// Reads the file named and prints how many milliseconds that took and how many games it had.
const PYTHON: &str = r"
import chess.pgn, io, sys, time
text = sys.stdin.read()
for _ in range(int(sys.argv[1])):
    stream, games, before = io.StringIO(text), 0, time.perf_counter()
    while chess.pgn.read_game(stream) is not None:
        games += 1
    print((time.perf_counter() - before) * 1000, games, flush=True)
";

pub fn measure(bench: &mut Bench) {
    // Games in the file, and how often each reader reads it; python-chess takes seconds for it.
    let (games, rounds, of_python) = bench.either((1_000, 7, 3), (20, 1, 1));
    let text: String = (0..games).map(|seed| text(seed) + "\n").collect();
    let own: Vec<f64> = (0..rounds).map(|_| read(&text, games)).collect();
    let ours = figure("a PGN game read", &own, games);
    let python = in_python(&text, games, of_python);
    let python = figure("the same game, python-chess", &python, games).against(&ours);
    let extract: Vec<f64> = (0..rounds).map(|_| by_pgn_extract(&text)).collect();
    let extract = figure("the same game, pgn-extract and its start", &extract, games).against(&ours);
    bench.figures.extend([ours, python, extract]);
}

/// The text of a game of those.
pub fn text(seed: u32) -> String {
    pgn::text(&game(seed))
}

fn game(seed: u32) -> PgnGame {
    let mut chance = Chance::new(u64::from(seed) * 7_919 + 11);
    let written = Written::random_of(&mut chance, PLIES);
    let mut game = PgnGame::from_start(Chess::default());
    game.line = written.moves.iter().copied().map(PgnMove::new).collect();
    for (entry, ply) in game.line.iter_mut().zip(0_u64..) {
        let left = 5_400 - ply * 20;
        entry.comment(format!("[%clk {}:{:02}:{:02}]", left / 3600, left / 60 % 60, left % 60));
    }
    game.tags = [("Event", "A"), ("White", "Ada"), ("Black", "Ben"), ("Result", "*")]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec();
    game.result = PgnResult::Open;
    game
}

/// The share of each game in these milliseconds for the whole file; games in a second are printed, too.
fn figure(name: &str, millis: &[f64], games: u32) -> Figure {
    let count = f64::from(games);
    let figure = Figure::new(name, Unit::Micros, millis.iter().map(|ms| ms * 1e3 / count).collect());
    println!("{name}: {:.0} games a second", 1e6 / figure.median());
    figure
}

fn read(text: &str, count: u32) -> f64 {
    let before = Instant::now();
    let games = black_box(pgn::read(text));
    let millis = before.elapsed().as_secs_f64() * 1e3;
    assert_eq!(u32::try_from(games.len()), Ok(count));
    assert!(games.iter().all(|read| read.faults.is_empty()));
    millis
}

fn in_python(text: &str, count: u32, rounds: u32) -> Vec<f64> {
    let mut command = Command::new(python::with_chess());
    command.args(["-c", PYTHON, &rounds.to_string()]);
    let told = told_by(&mut command, text);
    let line = |line: &str| {
        let (millis, games) = line.split_once(' ').unwrap();
        assert_eq!(games.parse(), Ok(count), "{told}");
        millis.parse().unwrap()
    };
    told.lines().map(line).collect()
}

fn by_pgn_extract(text: &str) -> f64 {
    let places = ["/usr/games/pgn-extract", "/usr/bin/pgn-extract"];
    let program = places.into_iter().find(|path| Path::new(path).exists());
    let program = program.expect("pgn-extract is not installed (.ci/packages.txt)");
    let before = Instant::now();
    // The program writes every game again, in the way that needs the least work.
    let told = told_by(Command::new(program).args(["-s", "-Wuci", "--notags"]), text);
    let millis = before.elapsed().as_secs_f64() * 1e3;
    assert!(!told.is_empty());
    millis
}

fn told_by(command: &mut Command, text: &str) -> String {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = text.to_owned();
    let writer = std::thread::Builder::new().name(String::from("stdin"));
    let writer = writer.spawn(move || stdin.write_all(text.as_bytes())).unwrap();
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    String::from_utf8(output.stdout).unwrap()
}
