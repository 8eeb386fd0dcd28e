//! Engines for the program: a real one, and one that misbehaves.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use adapters::monotonic::Monotonic;
use adapters::ports::RequestPort as _;
use adapters::uci::{Patience, UciEngines, find};
use laws::moment::Moment;
use protocols::engine::level::Level;
use protocols::engine::opinion::{Evaluation, Judging, MoveQuality};
use protocols::engine::{
    EngineFault, EngineNews, EngineReport, EngineRequest, EngineScore, EngineSetup, EngineTask, EngineUse, Limit,
    Strength,
};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Position as _};
use tempfile::TempDir;

/// Generous: the machine may be busy with other tests.
const LONG: Duration = Duration::from_mins(1);
/// An engine at fault is shown so much patience, in milliseconds; one that is none of the kind a test is about, as much as it likes.
const SHORT_MS: u64 = 300;
const PATIENT: Patience = Patience {
    greeting_ms: 60_000,
    setting_ms: 60_000,
    slack_ms: 60_000,
    stopping_ms: 60_000,
    quiet_ms: 60_000,
};
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Engines, and what they tell.
struct EngineUser {
    engines: UciEngines,
    news: Receiver<EngineNews>,
}

impl EngineUser {
    fn with(patience: Patience) -> Self {
        let (tell, news) = channel();
        let engines = UciEngines::with(patience, move |told| drop(tell.send(told)));
        Self { engines, news }
    }

    fn start(&mut self, of: EngineUse, setup: EngineSetup) {
        self.engines.ask(EngineRequest::Start(of, setup));
    }

    fn think(&mut self, number: u64, limit: Limit) {
        let task = EngineTask {
            number,
            start: START.into(),
            moves: Vec::new(),
            limit,
        };
        self.engines.ask(EngineRequest::Think(EngineUse::Opponent, task));
    }

    fn next(&self) -> EngineNews {
        self.news.recv_timeout(LONG).unwrap()
    }

    /// The next that is no thought.
    fn told(&self) -> EngineReport {
        loop {
            let report = self.next().report;
            if !matches!(report, EngineReport::Thinks(..)) {
                return report;
            }
        }
    }

    fn ready(&self) -> protocols::engine::EngineInfo {
        match self.told() {
            EngineReport::Ready(about) => about,
            other @ (EngineReport::Thinks(..) | EngineReport::Best(..) | EngineReport::Lost(_)) => panic!("{other:?}"),
        }
    }

    /// The move, after all its thoughts.
    fn best(&self) -> (u64, Option<UciMove>) {
        match self.told() {
            EngineReport::Best(number, best) => (number, best),
            other @ (EngineReport::Ready(_) | EngineReport::Thinks(..) | EngineReport::Lost(_)) => panic!("{other:?}"),
        }
    }

    fn lost(&self) -> EngineFault {
        match self.told() {
            EngineReport::Lost(fault) => fault,
            other @ (EngineReport::Ready(_) | EngineReport::Thinks(..) | EngineReport::Best(..)) => panic!("{other:?}"),
        }
    }
}

fn setup(program: &Path) -> EngineSetup {
    EngineSetup {
        program: program.to_str().unwrap().to_owned(),
        strength: Strength::Full,
        threads: 1,
        lines: 1,
        is_chess960: false,
    }
}

/// A program that does that wrong; its path has blanks in it.
struct Misdeed {
    folder: TempDir,
    program: PathBuf,
}

impl Misdeed {
    fn new(name: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/engine_of_misdeeds.py");
        let program = folder.path().join(format!("engine that {name}"));
        let line = format!(
            "#!/bin/sh\nexec python3 -B '{}' '{name}' '{}'\n",
            script.display(),
            folder.path().display()
        );
        std::io::Write::write_all(&mut fs::File::create(&program).unwrap(), line.as_bytes()).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        Self { folder, program }
    }

    /// True if the process it has left a note of is there, as more than a name that no one has asked after.
    fn runs(&self, note: &str) -> bool {
        let pid = fs::read_to_string(self.folder.path().join(note)).unwrap();
        let status = fs::read_to_string(format!("/proc/{pid}/stat"));
        status.is_ok_and(|status| !status.contains(") Z"))
    }

    /// No process of its own is left, not even one that nobody has asked after.
    fn is_gone(&self) -> bool {
        let pid = fs::read_to_string(self.folder.path().join("pid")).unwrap();
        !Path::new("/proc").join(pid).exists()
    }
}

/// Meets that misdeed with that patience and a task of that limit; returns all reports but thoughts, to the end.
fn met(name: &str, patience: Patience, limit: Limit) -> (Vec<EngineReport>, Misdeed) {
    let misdeed = Misdeed::new(name);
    let mut desk = EngineUser::with(patience);
    desk.start(EngineUse::Opponent, setup(&misdeed.program));
    desk.think(1, limit);
    let mut told = Vec::new();
    loop {
        let report = desk.told();
        let is_last = matches!(report, EngineReport::Lost(_) | EngineReport::Best(..));
        told.push(report);
        if is_last {
            break;
        }
    }
    drop(desk);
    assert!(misdeed.is_gone(), "{name}");
    (told, misdeed)
}

/// The fault in which a misdeed ends.
fn fault(name: &str, patience: Patience, limit: Limit) -> EngineFault {
    match met(name, patience, limit).0.pop() {
        Some(EngineReport::Lost(fault)) => fault,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn what_is_no_engine_is_told_so() {
    let greeting = Patience {
        greeting_ms: 2 * SHORT_MS,
        ..PATIENT
    };
    let mut desk = EngineUser::with(greeting);
    for (program, expected) in [
        ("/no/such/engine", EngineFault::NotFound),
        ("no-such-engine", EngineFault::NotFound),
        ("/bin/true", EngineFault::NoEngine),
        ("/bin/cat", EngineFault::NoEngine),
    ] {
        desk.start(EngineUse::Adviser, setup(Path::new(program)));
        assert_eq!(desk.lost(), expected, "{program}");
    }
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("no program");
    fs::File::create(&text).unwrap();
    desk.start(EngineUse::Adviser, setup(&text));
    assert!(matches!(desk.lost(), EngineFault::NotStarted(_)));
}

#[test]
fn who_does_not_greet_is_no_engine() {
    let greeting = Patience {
        greeting_ms: 10 * SHORT_MS,
        ..PATIENT
    };
    for name in ["silence", "no uciok"] {
        assert_eq!(fault(name, greeting, Limit::Time(10)), EngineFault::NoEngine, "{name}");
    }
    assert_eq!(fault("shouts", PATIENT, Limit::Time(10)), EngineFault::Rubbish);
}

#[test]
fn an_engine_that_does_not_answer_is_ended_with_its_children() {
    let setting = Patience {
        setting_ms: SHORT_MS,
        ..PATIENT
    };
    assert_eq!(fault("no readyok", setting, Limit::Time(10)), EngineFault::Hangs);
    let thinking = Patience {
        slack_ms: SHORT_MS,
        quiet_ms: SHORT_MS,
        ..PATIENT
    };
    let clock = Limit::Clock {
        left_ms: ByColor {
            white: 10,
            black: 600_000,
        },
        increment_ms: ByColor::default(),
        moves_to_go: None,
    };
    for limit in [Limit::Time(10), Limit::Depth(5), Limit::Nodes(5), clock] {
        assert_eq!(
            fault("says nothing", thinking, limit.clone()),
            EngineFault::Hangs,
            "{limit:?}"
        );
    }
    let (told, misdeed) = met("leaves a child", thinking, Limit::Time(10));
    assert_eq!(told.last(), Some(&EngineReport::Lost(EngineFault::Hangs)));
    // The engine was sent its end, and dies when the system gets round to it.
    let time = Monotonic::after(Moment::START);
    while misdeed.runs("child") {
        assert!(time.now().as_millis() < 60_000);
        std::thread::park_timeout(Duration::from_millis(10));
    }
}

#[test]
fn who_does_not_stop_is_stopped() {
    for (name, quiet) in [("ignores stop", false), ("says nothing", true)] {
        let misdeed = Misdeed::new(name);
        let mut desk = EngineUser::with(Patience {
            stopping_ms: SHORT_MS,
            ..PATIENT
        });
        desk.start(EngineUse::Opponent, setup(&misdeed.program));
        desk.ready();
        desk.think(1, Limit::Endless);
        if !quiet {
            assert!(matches!(desk.next().report, EngineReport::Thinks(1, _)));
        }
        desk.engines.ask(EngineRequest::Stop(EngineUse::Opponent));
        assert_eq!(desk.lost(), EngineFault::Hangs, "{name}");
        assert!(misdeed.is_gone());
        // No engine is there to be asked.
        desk.think(2, Limit::Endless);
        desk.engines.ask(EngineRequest::End(EngineUse::Opponent));
        assert!(desk.news.try_recv().is_err());
    }
}

#[test]
fn rubbish_is_told_as_such() {
    for name in ["long line", "no end of line", "no utf-8", "no words", "floods for ever"] {
        assert_eq!(fault(name, PATIENT, Limit::Endless), EngineFault::Rubbish, "{name}");
    }
}

#[test]
fn what_is_only_clumsy_is_borne() {
    let best = |name: &str| match met(name, PATIENT, Limit::Time(10)).0.pop() {
        Some(EngineReport::Best(1, Some(best))) => best.to_string(),
        other => panic!("{name}: {other:?}"),
    };
    for name in ["breaks lines", "answers late", "no score", "does not quit"] {
        assert_eq!(best(name), "e2e4", "{name}");
    }
    // The table knows the legal moves.
    assert_eq!(best("illegal move"), "e2e5");
}

#[test]
fn an_engine_that_dies_is_told_of_after_its_last_move() {
    let misdeed = Misdeed::new("crashes at move 7");
    let mut desk = EngineUser::with(PATIENT);
    desk.start(EngineUse::Opponent, setup(&misdeed.program));
    let about = desk.ready();
    assert!(about.name.starts_with("Misdeeds") && !about.name.contains('\u{1b}'));
    for number in 1..=6 {
        desk.think(number, Limit::Time(10));
        assert_eq!(desk.best().0, number);
    }
    desk.think(7, Limit::Time(10));
    assert_eq!(desk.lost(), EngineFault::Ended);
    assert!(misdeed.is_gone());
    // Another takes its place.
    let other = Misdeed::new("does all well");
    desk.start(EngineUse::Opponent, setup(&other.program));
    desk.ready();
    desk.think(8, Limit::Time(10));
    assert_eq!(desk.best().0, 8);
}

#[test]
fn nothing_is_told_of_a_task_that_was_given_up() {
    let misdeed = Misdeed::new("waits for stop");
    let mut desk = EngineUser::with(PATIENT);
    desk.start(EngineUse::Opponent, setup(&misdeed.program));
    for number in 1..=5 {
        desk.think(number, Limit::Endless);
    }
    desk.ready();
    desk.think(6, Limit::Endless);
    desk.think(7, Limit::Endless);
    desk.engines.ask(EngineRequest::Stop(EngineUse::Opponent));
    desk.engines.ask(EngineRequest::Stop(EngineUse::Opponent));
    assert_eq!(desk.best().0, 7);
}

#[test]
fn of_an_engine_that_was_replaced_nothing_more_is_heard() {
    let misdeed = Misdeed::new("says nothing");
    let mut desk = EngineUser::with(PATIENT);
    desk.start(EngineUse::Opponent, setup(&misdeed.program));
    desk.ready();
    desk.think(1, Limit::Endless);
    let other = Misdeed::new("does all well");
    desk.start(EngineUse::Opponent, setup(&other.program));
    desk.think(2, Limit::Time(10));
    desk.ready();
    assert_eq!(desk.best().0, 2);
    desk.engines.ask(EngineRequest::End(EngineUse::Opponent));
    drop(desk.engines);
    assert!(desk.news.recv().is_err(), "nobody is left to tell anything");
    assert!(misdeed.is_gone() && other.is_gone());
}

#[test]
fn a_flood_of_thoughts_is_thinned_and_the_last_one_is_told() {
    let misdeed = Misdeed::new("floods");
    let mut desk = EngineUser::with(PATIENT);
    desk.start(EngineUse::Opponent, setup(&misdeed.program));
    desk.ready();
    let time = Monotonic::after(Moment::START);
    desk.think(1, Limit::Time(10));
    let mut depths = Vec::new();
    loop {
        match desk.next().report {
            EngineReport::Thinks(1, line) => depths.push(line.depth),
            EngineReport::Best(1, _) => break,
            other @ (EngineReport::Ready(_)
            | EngineReport::Thinks(..)
            | EngineReport::Best(..)
            | EngineReport::Lost(_)) => panic!("{other:?}"),
        }
    }
    let allowed = time.now().as_millis() / 100 + 3;
    assert!(depths.len() as u64 <= allowed, "{} in {allowed} tenths", depths.len());
    // Its own last line is the one before the move.
    assert_eq!(depths.pop(), Some(7));
    assert!(depths.is_sorted());
}

#[test]
fn whoever_asks_never_waits() {
    let misdeed = Misdeed::new("is deaf");
    let mut desk = EngineUser::with(PATIENT);
    let time = Monotonic::after(Moment::START);
    desk.start(EngineUse::Opponent, setup(&misdeed.program));
    for number in 0..5000 {
        desk.think(number, Limit::Endless);
        desk.engines.ask(EngineRequest::Stop(EngineUse::Opponent));
    }
    assert!(time.now().as_millis() < 2000, "{:?}", time.now());
    desk.ready();
}

/// A real engine; `.ci/packages.txt` has it.
fn stockfish() -> EngineSetup {
    setup(&find("stockfish").expect("stockfish is not installed"))
}

/// The engine's analysis of that position within that limit: its last line of each rank, best first, and its move.
fn asked(desk: &mut EngineUser, task: EngineTask) -> (Vec<(EngineScore, Vec<UciMove>)>, Option<UciMove>) {
    let number = task.number;
    desk.engines.ask(EngineRequest::Think(EngineUse::Opponent, task));
    let mut lines = std::collections::BTreeMap::new();
    loop {
        match desk.next().report {
            EngineReport::Ready(_) => {}
            EngineReport::Thinks(of, line) => {
                assert_eq!(of, number);
                lines.insert(line.rank, (line.score, line.moves));
            }
            EngineReport::Best(of, best) => {
                assert_eq!(of, number);
                return (lines.into_values().collect(), best);
            }
            EngineReport::Lost(fault) => panic!("{fault:?}"),
        }
    }
}

fn position(number: u64, fen: &str, limit: Limit) -> EngineTask {
    EngineTask {
        number,
        start: fen.into(),
        moves: Vec::new(),
        limit,
    }
}

#[test]
fn stockfish_is_found_and_says_what_it_is() {
    let found = find("stockfish").unwrap();
    assert!(found.is_absolute());
    let mut desk = EngineUser::with(Patience::default());
    for (wanted, set) in [
        (Strength::Full, Strength::Full),
        (Strength::Elo(1500), Strength::Elo(1500)),
        (Level::Beginner.strength(), Strength::Skill(0)),
    ] {
        let setup = EngineSetup {
            program: "stockfish".into(),
            strength: wanted,
            ..stockfish()
        };
        desk.start(EngineUse::Adviser, setup);
        let about = desk.ready();
        assert!(about.name.starts_with("Stockfish"), "{about:?}");
        assert_eq!(about.strength, set);
    }
}

#[test]
fn stockfish_judges_a_mate_three_lines_and_the_end_of_a_game() {
    let mut desk = EngineUser::with(Patience::default());
    desk.start(
        EngineUse::Opponent,
        EngineSetup {
            lines: 3,
            ..stockfish()
        },
    );
    let mate = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    let (lines, best) = asked(&mut desk, position(1, mate, Limit::Depth(8)));
    assert_eq!(best.unwrap().to_string(), "e1e8");
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0].0, EngineScore::Mate(1));
    assert_eq!(lines[0].1.first(), best.as_ref());
    let mated = "4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1";
    let (lines, best) = asked(&mut desk, position(2, mated, Limit::Depth(8)));
    assert_eq!((lines[0].0, best), (EngineScore::Mate(0), None));
    // The engine thinks until it is stopped.
    desk.think(3, Limit::Endless);
    assert!(matches!(desk.next().report, EngineReport::Thinks(3, _)));
    desk.engines.ask(EngineRequest::Stop(EngineUse::Opponent));
    assert!(matches!(desk.best(), (3, Some(_))));
}

#[test]
fn stockfish_plays_a_beginners_game_of_legal_moves() {
    for (chess960, start) in [
        (false, START),
        (
            true,
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        ),
    ] {
        let mut desk = EngineUser::with(Patience::default());
        let level = Level::Beginner;
        let setup = EngineSetup {
            strength: level.strength(),
            is_chess960: chess960,
            ..stockfish()
        };
        desk.start(EngineUse::Opponent, setup);
        let fen: Fen = start.parse().unwrap();
        let mut now: Chess = fen.into_position(CastlingMode::from_chess960(chess960)).unwrap();
        let mut task = position(0, start, level.limit(None));
        while !now.is_game_over() && task.moves.len() < 60 {
            task.number += 1;
            let (_, best) = asked(&mut desk, task.clone());
            let played = best.unwrap().to_move(&now).unwrap();
            now.play_unchecked(played);
            task.moves.push(best.unwrap());
        }
        assert!(task.moves.len() > 4);
    }
}

#[test]
fn stockfish_finds_the_mistakes_of_a_game() {
    let moves: Vec<UciMove> = ["f2f3", "e7e5", "g2g4", "d8h4"]
        .iter()
        .map(|uci| uci.parse().unwrap())
        .collect();
    let mut judging = Judging::new(&Chess::default(), &moves, Limit::Depth(10), 1);
    let mut desk = EngineUser::with(Patience::default());
    desk.start(EngineUse::Adviser, stockfish());
    desk.ready();
    while let Some(task) = judging.task() {
        desk.engines.ask(EngineRequest::Think(EngineUse::Adviser, task));
        while !judging.hear(&desk.next().report).unwrap() {}
    }
    assert_eq!(judging.progress(), (5, 5));
    let mate = Evaluation::Mate(Color::Black, 1);
    let evaluations: Vec<_> = judging.evaluations().map(Option::unwrap).collect();
    assert_eq!(evaluations[3..], [mate, Evaluation::Mate(Color::Black, 0)]);
    let last = judging.mistakes().pop().unwrap();
    assert_eq!((last.ply, last.verdict, last.after), (3, MoveQuality::Blunder, mate));
}

#[test]
fn two_uses_are_two_engines() {
    let mut desk = EngineUser::with(Patience::default());
    for of in EngineUse::ALL {
        desk.start(of, stockfish());
    }
    let mut uses = [desk.next(), desk.next()].map(|news| {
        assert!(matches!(news.report, EngineReport::Ready(_)));
        news.of
    });
    uses.sort();
    assert_eq!(uses, EngineUse::ALL);
}

#[test]
fn an_illegal_engine_move_is_no_opinion_and_the_game_is_shown() {
    let (_folder, path) = crate::written::file("game.pgn", b"1. e4 e5 2. Nf3 *\n");
    let misdeed = Misdeed::new("plays one move for both");
    let engine = misdeed.program.to_str().unwrap();
    let (status, out, err) = crate::written::annabella(&["review", &path, "--engine", engine]);
    assert_eq!(status, Some(2), "{err}");
    assert_eq!(out.lines().count(), 3, "{out}");
    assert!(err.contains("tried to play e2e4, which is illegal"), "{err}");
}
