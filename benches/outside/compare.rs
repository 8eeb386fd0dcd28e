//! The verdict under D.2.9: how long one takes, how that grows with the game, and the same search in python-chess.

use crate::figures::{Bench, Figure, Goal, Unit};
use laws::discrepancy::{BoardFaultKind, BoardState, Evidence, ReadSheet, Verdict, compare};
use laws::regulations::Edition;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Move};
use std::hint::black_box;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use testing::faults::{self as hands, Chance, Written};
use testing::python;

/// Faults that may happen at any ply.
const KINDS: [BoardFaultKind; 5] = [
    BoardFaultKind::Skipped,
    BoardFaultKind::WrongMove,
    BoardFaultKind::NeighbourSquare,
    BoardFaultKind::WrongPiece,
    BoardFaultKind::NotCaptured,
];

pub fn measure(bench: &mut Bench) {
    // Verdicts for each length, and those that python-chess is asked for; each takes it a second or so.
    let (games, asked) = bench.either((60, 7), (3, 1));
    let mut long = None;
    let lengths: &[usize] = bench.either(&[50, 100, 200, 400], &[200]);
    for &plies in lengths {
        let cases: Vec<Case> = (0..games).filter_map(|seed| Case::new(seed, plies, 1)).collect();
        let figure = figure(&format!("a verdict, one fault, {plies} plies"), &cases);
        if plies == 200 {
            bench.figures.push(figure.goal(Goal::Median(2.0)));
            long = Some(cases);
        } else {
            bench.figures.push(figure);
        }
    }
    let cases: Vec<Case> = (0..games).filter_map(|seed| Case::new(seed, 200, 2)).collect();
    bench
        .figures
        .push(figure("a verdict, two faults, 200 plies", &cases).goal(Goal::Median(50.0)));
    let asked: Vec<Case> = long.into_iter().flatten().take(asked).collect();
    let ours = figure("the same boards as the next line, ours", &asked);
    let theirs = Figure::times("the same search, python-chess", &in_python(&asked)).against(&ours);
    bench.figures.extend([ours, theirs]);
}

/// A game and a board on which hands have erred.
struct Case {
    game: Written,
    board: Board,
}

impl Case {
    /// A case; `None` if the faults leave no trace.
    fn new(seed: u64, plies: usize, faults: usize) -> Option<Self> {
        let mut chance = Chance::new(seed.wrapping_mul(1_000_003).wrapping_add(u64::try_from(plies).ok()?));
        let mut game = Written::random_of(&mut chance, plies);
        while game.moves.len() < plies {
            game = Written::random_of(&mut chance, plies);
        }
        let board = hands::erring(&game, &KINDS, faults, &mut chance)?;
        let is_gone = (0..=2).any(|lag| game.board(plies - lag) == &board);
        (!is_gone).then_some(Self { game, board })
    }

    fn judge(&self) -> Verdict {
        let sheet = ReadSheet {
            moves: self.game.moves.clone(),
            ..ReadSheet::default()
        };
        let right = self.game.board(self.game.moves.len());
        let evidence = Evidence {
            start: &Chess::default(),
            sheets: ByColor {
                white: &sheet,
                black: &sheet,
            },
            boards: ByColor {
                white: Some(&self.board),
                black: Some(right),
            },
            journal: None,
            clock_log: &[],
        };
        compare(&evidence, Edition::Laws2023)
    }
}

fn figure(name: &str, cases: &[Case]) -> Figure {
    let mut unexplained = 0;
    let times: Vec<Duration> = cases
        .iter()
        .map(|case| {
            let before = Instant::now();
            let verdict = black_box(case.judge());
            let time = before.elapsed();
            unexplained += usize::from(verdict.boards.white.state == BoardState::Unexplained);
            time
        })
        .collect();
    println!("{name}: {} boards, {unexplained} unexplained", cases.len());
    Figure::new(
        name,
        Unit::Millis,
        times.iter().map(|time| time.as_secs_f64() * 1e3).collect(),
    )
}

/// The time that python-chess takes for each board.
fn in_python(cases: &[Case]) -> Vec<Duration> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/outside/compare.py");
    let mut child = Command::new(python::with_chess())
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for case in cases {
        let uci = |legal: &Move| legal.to_uci(CastlingMode::Standard).to_string();
        let moves: Vec<String> = case.game.moves.iter().map(uci).collect();
        writeln!(stdin, "{}|{}", moves.join(" "), case.board).unwrap();
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let first = |line: &str| line.split_whitespace().next().unwrap().parse::<f64>().unwrap();
    let times: Vec<f64> = told.lines().map(first).collect();
    assert_eq!(times.len(), cases.len(), "{told}");
    times.into_iter().map(|ms| Duration::from_secs_f64(ms / 1e3)).collect()
}
