//! From an engine's `bestmove` to the first sample in the blind player's earphone.

use crate::board::game;
use crate::figures::{Bench, Figure, Goal};
use crate::program;
use crate::pulse::SoundServer;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Color, Position as _};
use std::fs::{File, OpenOptions, Permissions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// The goal, in milliseconds.
const OWN: f64 = 60.0;
const PATIENCE: Duration = Duration::from_secs(30);
/// Alone at home: all that is said is heard in one ear.
const SETTINGS: &str =
    "output = \"own-voice\"\nearphone = \"earphone\"\nloudspeaker = \"earphone\"\nwords-per-minute = 350\n";
/// An engine that thinks here: its words go through two pipes with names, so that the moment of its move is known.
const RELAY: &str = "#!/bin/sh\ncd \"${0%/*}\"\ncat say &\nexec cat >heard\n";

pub fn measure(bench: &mut Bench) {
    let server = SoundServer::start();
    let folder = tempfile::Builder::new()
        .prefix("engine")
        .tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .unwrap();
    let [engine, say, heard] = ["engine", "say", "heard"].map(|name| folder.path().join(name));
    std::fs::write(&engine, RELAY).unwrap();
    std::fs::set_permissions(&engine, Permissions::from_mode(0o755)).unwrap();
    assert!(Command::new("mkfifo").args([&say, &heard]).status().unwrap().success());
    std::fs::write(folder.path().join("settings.toml"), SETTINGS).unwrap();
    let mut console = Command::new(program::path())
        .args([
            "play", "--lang", "en", "--side", "white", "--level", "beginner", "--engine",
        ])
        .arg(&engine)
        .arg("--data")
        .arg(folder.path())
        .env("PULSE_SERVER", server.address())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = console.stdin.take().unwrap();
    let (tell, asked) = channel();
    drop(std::thread::spawn(move || {
        for line in BufReader::new(File::open(heard).unwrap()).lines().map_while(Result::ok) {
            tell.send(line).ok();
        }
    }));
    let wait_for = |wanted: &str| while !asked.recv_timeout(PATIENCE).unwrap().starts_with(wanted) {};
    wait_for("uci");
    let mut say = OpenOptions::new().write(true).open(say).unwrap();
    writeln!(say, "id name Relay\nuciok").unwrap();
    wait_for("isready");
    writeln!(say, "readyok").unwrap();
    let ear = server.listen("earphone");
    let mut position = Chess::default();
    let mut times = Vec::new();
    for legal in game(bench.either(80, 2)) {
        if position.turn() == Color::White {
            writeln!(input, "{}", San::from_move(&position, legal)).unwrap();
        } else {
            wait_for("go");
            ear.wait_for_silence(Duration::from_millis(300));
            ear.forget();
            let moved = Instant::now();
            writeln!(say, "bestmove {}", legal.to_uci(CastlingMode::Standard)).unwrap();
            times.push(ear.wait_for_first_sample().saturating_duration_since(moved));
        }
        position.play_unchecked(legal);
    }
    drop(input);
    console.wait().unwrap();
    let figure = Figure::times("An engine's bestmove to the first sample in the earphone", &times);
    bench.figures.push(figure.goal(Goal::P95(OWN)));
}
