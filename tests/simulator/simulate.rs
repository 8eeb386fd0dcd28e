//! Simulated tables. `make simulate SEED=… MINUTES=…` sets how many stories are told, from which seed on (`SIMULATE_SEED`,
//! `SIMULATE_MINUTES`); without them a fixed number.
#![allow(clippy::print_stderr, reason = "the figures are shown")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use adapters::monotonic::Monotonic;
use laws::moment::Moment;
use locale::Locale;
use simulator::auditor::Fault;
use simulator::computer::Figures;
use simulator::disk::Cut;
use simulator::story::{Act, Story};
use simulator::world;

/// The stories of a run for which no time is given: some fifty simulated hours.
const STORIES: u64 = 40;

/// Stories with a fault after which a run ends.
const MOST_FAULTS: usize = 8;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The commit that is tested, as far as it is known.
fn commit() -> String {
    let asked = Command::new("git").args(["describe", "--always", "--dirty"]).output();
    let text = asked.ok().filter(|asked| asked.status.success());
    text.map_or_else(
        || String::from("unknown"),
        |text| String::from_utf8_lossy(&text.stdout).trim().to_owned(),
    )
}

/// The second judge of the chess: each move is legal, and the last position is that of the first judge.
const SECOND_JUDGE: &str = r#"
import sys, chess
moves = 0
for line in sys.stdin:
    castling, start, line, pieces = line.rstrip("\n").split("\t")
    board = chess.Board(start, chess960=castling == "960")
    for uci in line.split():
        try:
            board.push_uci(uci)
        except ValueError as error:
            sys.exit(f"{start}, {line}: {error}")
        moves += 1
    if board.board_fen() != pieces:
        sys.exit(f"{start}, {line}: {board.board_fen()} instead of {pieces}")
print(moves)
"#;

fn judged_by_python_chess(games: &[String]) {
    if games.is_empty() {
        return;
    }
    let judge = Command::new(testing::python::with_chess())
        .args(["-c", SECOND_JUDGE])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut judge) = judge else {
        panic!("Python does not start")
    };
    if let Some(mut input) = judge.stdin.take() {
        input.write_all((games.join("\n") + "\n").as_bytes()).ok();
    }
    let Ok(judged) = judge.wait_with_output() else {
        panic!("Python has no end")
    };
    assert!(judged.status.success(), "python-chess finds an illegal move");
    let moves = String::from_utf8_lossy(&judged.stdout).trim().to_owned();
    eprintln!("{moves} moves in {} lines judged by python-chess", games.len());
}

#[test]
fn simulated_tables_keep_every_promise() {
    let first = number("SIMULATE_SEED").unwrap_or(44);
    let minutes = number("SIMULATE_MINUTES");
    let time = Monotonic::after(Moment::START);
    let is_over = |told: u64| match minutes {
        Some(minutes) => time.now().as_millis() >= minutes * 60_000,
        None => told >= STORIES,
    };
    let (next, sum, games, found) = (
        AtomicU64::new(0),
        Mutex::new(Figures::default()),
        Mutex::new(Vec::new()),
        Mutex::new(Vec::new()),
    );
    let workers = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let told = next.fetch_add(1, Ordering::Relaxed);
                    if is_over(told) || found.lock().unwrap().len() >= MOST_FAULTS {
                        break;
                    }
                    let seed = first.wrapping_add(told);
                    match world::tell(seed) {
                        Ok(told) => {
                            sum.lock().unwrap().add(&told.figures);
                            games.lock().unwrap().extend(told.games);
                        }
                        Err(broken) => {
                            let seconds = time.now().as_millis() / 1_000;
                            eprintln!("seed {seed}, found after {seconds} s: {}", broken.1.promise);
                            found.lock().unwrap().push(*broken);
                        }
                    }
                }
            });
        }
    });
    let sum = sum.into_inner().unwrap();
    let (hours, seconds) = (sum.simulated_ms / 3_600_000, time.now().as_millis() / 1_000);
    eprintln!(
        "{} stories, {hours} simulated hours in {seconds} s: {} inputs, {} restarts, {} entries; {} moves and {} clock readings in the \
         journals, {} steps for seats elsewhere and {} of their wishes, {} entries at desks and {} of their rulings judged",
        sum.stories,
        sum.steps,
        sum.restarts,
        sum.entries,
        sum.moves,
        sum.readings,
        sum.seat_steps,
        sum.wishes,
        sum.copied,
        sum.rulings
    );
    judged_by_python_chess(&games.into_inner().unwrap());
    // One story for each kind of fault.
    let mut kinds = BTreeMap::new();
    for (story, fault) in found.into_inner().unwrap() {
        let letters: String = fault
            .shown
            .chars()
            .filter(|letter| letter.is_alphabetic())
            .take(24)
            .collect();
        kinds.entry((fault.promise, letters)).or_insert((story, fault));
    }
    let mut told = String::new();
    for (story, fault) in kinds.into_values() {
        let seed = story.seed;
        let (short, Fault { promise, shown }) = story.shortened(fault, world::play);
        let commit = commit();
        write!(
            told,
            "\n\nBroken: {promise}.\n{shown}\nmake simulate SEED={seed} at commit {commit}:\n{short}"
        )
        .unwrap();
    }
    assert!(told.is_empty(), "{told}");
}

/// The time of a suspension is charged to nobody, even if the process ends before it has noted it (6.10.1).
#[test]
fn a_process_cut_off_as_it_wakes_shows_the_clocks_of_before() {
    for is_stored in [false, true] {
        let cut = Cut { writes: 1, is_stored };
        let story = Story {
            seed: 1_776,
            locale: Locale::En,
            header: ["time 300", "white vi Ada", "black sighted Ben", "arbiter Dora"]
                .map(String::from)
                .into(),
            acts: vec![
                Act::Line(String::from("> arbiter starts clocks")),
                Act::Wait(20_500),
                Act::Cut(cut),
                Act::Suspend(200_000),
                Act::Wait(5_000),
            ],
        };
        assert_eq!(world::play(&story), Ok(()), "{is_stored}");
    }
}

#[test]
fn the_same_seed_gives_the_same_run_byte_for_byte() {
    for seed in [1, 44, 4_711] {
        let [one, again] = [seed; 2].map(|seed| world::tell(seed).map_err(|broken| broken.1.shown));
        assert_eq!(one, again);
        let other = world::tell(seed + 1).map_err(|broken| broken.1.shown);
        assert_ne!(one, other);
    }
}
