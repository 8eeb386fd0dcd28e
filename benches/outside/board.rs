//! From the release of a piece on an emulated board of wood to the first sample in the blind player's earphone.

use crate::eboards::dgt::{Clock, DgtBoard};
use crate::eboards::plugged::Plugged;
use crate::figures::{Bench, Figure, Goal};
use crate::program;
use crate::pulse::SoundServer;
use crate::support::wait_until;
use shakmaty::san::San;
use shakmaty::{Board, Chess, Color, Move, Position as _, Role, Square};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// The board scans all its squares in this time, and a piece comes down at any moment of it.
const SCAN: f64 = 250.0;
/// The most that the program may take in addition, in milliseconds.
const OWN: f64 = 60.0;
/// The times for which a hand carries a piece: a third of a second to two, never in step with the scan.
const CARRIED_MS: [u64; 8] = [430, 517, 683, 741, 859, 967, 1103, 1291];
const PATIENCE: Duration = Duration::from_secs(30);
const EVENT: &str = "time none\nwhite sighted Ben\nblack vi Ada\narbiter Dora\n";
const SETTINGS: &str =
    "output = \"own-voice\"\nearphone = \"earphone\"\nloudspeaker = \"loudspeaker\"\nwords-per-minute = 350\n";

/// Moves that are no capture, no castling and no promotion, one after the other, never the same position again.
pub fn game(plies: usize) -> Vec<Move> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let quiet = |legal: &Move| {
            matches!(
                legal,
                Move::Normal {
                    capture: None,
                    promotion: None,
                    ..
                }
            )
        };
        let lively = |legal: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*legal);
            !after.is_check() && after.outcome().is_unknown()
        };
        let legal: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(quiet)
            .filter(lively)
            .collect();
        // Pieces before pawns, or these run out; a fixed walk through what there is.
        let pieces: Vec<&Move> = legal.iter().filter(|legal| legal.role() != Role::Pawn).collect();
        let index = moves.len() * 7 + 3;
        let chosen = if pieces.is_empty() || moves.len() % 5 == 0 {
            legal[index % legal.len()]
        } else {
            *pieces[index % pieces.len()]
        };
        position.play_unchecked(chosen);
        moves.push(chosen);
    }
    moves
}

/// A hand carries that piece so long; when it is released.
fn carry(board: &Plugged<DgtBoard>, (from, to, piece): (Square, Square, shakmaty::Piece), carried_ms: u64) -> Instant {
    board.with(move |board| board.play(vec![(0, from, None), (carried_ms, to, Some(piece))]));
    Instant::now() + Duration::from_millis(carried_ms)
}

fn ends(legal: Move) -> Option<(Square, Square)> {
    Some((legal.from()?, legal.to()))
}

pub fn measure(bench: &mut Bench) {
    let server = SoundServer::start();
    let folder = tempfile::Builder::new()
        .prefix("board")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .unwrap();
    let clock = Clock {
        left: [1, 0, 0],
        right: [1, 0, 0],
        state: 0,
        answers: true,
    };
    let board = DgtBoard::new("0000023456", &Board::new()).with_clock(clock);
    let board = Plugged::at(&folder.path().join("wood"), board);
    let table = folder.path().join("table.game");
    std::fs::write(&table, EVENT).unwrap();
    std::fs::write(folder.path().join("settings.toml"), SETTINGS).unwrap();
    let mut console = Command::new(program::path())
        .args(["console", "--lang", "en", "--seat", "black", "--table"])
        .arg(&table)
        .arg("--data")
        .arg(folder.path())
        .args(["--board", &format!("white={},dgt", board.name())])
        .env("PULSE_SERVER", server.address())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (print, lines) = channel();
    let output = BufReader::new(console.stdout.take().unwrap());
    drop(std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            print.send(line).ok();
        }
    }));
    let mut input = console.stdin.take().unwrap();
    let printed = |wanted: &str| {
        while !lines.recv_timeout(PATIENCE).unwrap().contains(wanted) {}
    };
    printed("electronic board");
    let ear = server.listen("earphone");
    let mut position = Chess::default();
    let mut times = Vec::new();
    for (ply, legal) in game(bench.either(80, 2)).into_iter().enumerate() {
        let (from, to) = ends(legal).unwrap();
        let piece = position.board().piece_at(from).unwrap();
        let carried_ms = CARRIED_MS[ply % CARRIED_MS.len()];
        if piece.color == Color::White {
            ear.wait_for_silence(Duration::from_millis(300));
            ear.forget();
            let released = carry(&board, (from, to, piece), carried_ms);
            times.push(ear.wait_for_first_sample().saturating_duration_since(released));
        } else {
            writeln!(input, "{}", San::from_move(&position, legal)).unwrap();
            wait_until("the move is lit on the board", PATIENCE, || {
                board.with(move |board| board.lights().contains(to)).then_some(())
            });
            carry(&board, (from, to, piece), carried_ms);
            wait_until("the move is executed there", PATIENCE, || {
                board
                    .with(|board| board.lights().is_empty() && board.is_at_rest())
                    .then_some(())
            });
        }
        let lever = if piece.color == Color::White { 2 } else { 0 };
        board.with(move |board| {
            if let Some(clock) = board.clock() {
                clock.state = lever;
            }
        });
        position.play_unchecked(legal);
    }
    drop(input);
    console.wait().unwrap();
    let figure = Figure::times(
        "Release of a piece on a board (DGT, emulated) to the first sample in the earphone",
        &times,
    );
    bench.figures.push(figure.goal(Goal::P95(SCAN + OWN)));
}
