//! From a key or a typed line to the first sample on the earphone.

use crate::figures::{Bench, Figure, Goal};
use crate::program::{self, GAME, HOME};
use crate::pulse::{Ear, SoundServer};
use crate::support::desktop::Desktop;
use crate::windows::{to_the_move_line, type_line};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Between words and the next key: what was said is over and forgotten.
const SILENCE: Duration = Duration::from_millis(250);

/// The references, then a key that asks for the last move, the Enter of a move, and the Enter of `next` in tactics.
pub fn measure(bench: &mut Bench) {
    let (times, references) = bench.either((20, 6), (1, 1));
    let server = SoundServer::start();
    let mut desktop = program::desktop();
    let espeak = espeak_alone(times);
    let chain = the_chain_alone(&server, 2 * references);
    let spd = spd_say(&server, &desktop, references);

    // Spoken fast: the next key waits for silence.
    let settings =
        "output = \"own-voice\"\nearphone = \"earphone\"\nloudspeaker = \"loudspeaker\"\nwords-per-minute = 350\n";
    let (mut program, data) = program::annabella(&desktop, HOME, settings, &[("PULSE_SERVER", server.address())]);
    let pid = program.pid();
    program::wait_for_board(&mut desktop, &mut program);
    program::wait_for_second_window(&desktop);
    program::focus_root(&desktop);
    to_the_move_line(&mut desktop, pid);
    let ear = server.listen("earphone");
    let (mut moves, mut keys) = (Vec::new(), Vec::new());
    for (ply, san) in GAME.iter().take(times).enumerate() {
        let line = if ply % 2 == 0 {
            (*san).to_owned()
        } else {
            format!("black: {san}")
        };
        type_line(&mut desktop, &line);
        moves.push(until_heard(&ear, || desktop.key("Return")));
        keys.push(until_heard(&ear, || desktop.key("F3")));
    }
    type_line(&mut desktop, "tactics");
    desktop.key("Return");
    let next = (0..times).map(|_| {
        ear.wait_for_silence(4 * SILENCE);
        type_line(&mut desktop, "next");
        until_heard(&ear, || desktop.key("Return"))
    });
    let next = Figure::times("Enter of next (tactics) to the first sample", &next.collect::<Vec<_>>());
    let next = next.against(&espeak).goal(Goal::P95(100.0));
    let moves = Figure::times("Enter of a move to the first sample (its cue)", &moves);
    let keys = Figure::times("F3 (last move) to the first sample", &keys);
    let (moves, keys) = (moves.against(&espeak), keys.against(&espeak));
    let [moves, keys] = [moves, keys].map(|figure| figure.goal(Goal::P95(60.0)));
    bench.figures.extend([espeak, chain, spd, moves, keys, next]);
    drop(program);
    std::fs::remove_dir_all(data).ok();
}

fn until_heard(ear: &Ear, act: impl FnOnce() -> Instant) -> Duration {
    ear.wait_for_silence(SILENCE);
    ear.forget();
    let acted = act();
    ear.wait_for_first_sample() - acted
}

/// The start to the end of the process that makes the samples.
fn espeak_alone(times: usize) -> Figure {
    let times: Vec<_> = (0..times)
        .map(|_| {
            let started = Instant::now();
            Command::new("espeak-ng")
                .args(["-v", "de", "--stdout", "Springer Felix drei"])
                .stdin(Stdio::null())
                .stderr(Stdio::null())
                .output()
                .expect("espeak-ng starts; it is in the Debian package espeak-ng");
            started.elapsed()
        })
        .collect();
    Figure::times("espeak-ng --stdout alone", &times)
}

/// A noise that is ready, played by pacat: what the sound server and the ear of this measurement cost.
fn the_chain_alone(server: &SoundServer, times: usize) -> Figure {
    let noise = server.folder().join("noise.raw");
    std::fs::write(&noise, [0x40; 8_820]).unwrap();
    let ear = server.listen("earphone");
    let times: Vec<_> = (0..times)
        .map(|_| {
            until_heard(&ear, || {
                let started = Instant::now();
                run(
                    Command::new("pacat")
                        .args([
                            "--latency-msec=10",
                            "--raw",
                            "--format=s16le",
                            "--channels=1",
                            "--rate=44100",
                        ])
                        .arg("--device=earphone")
                        .arg(&noise),
                    server,
                );
                started
            })
        })
        .collect();
    Figure::times("pacat of a ready noise to the first sample", &times)
}

/// speech-dispatcher of this desktop's own, on the server's default output.
fn spd_say(server: &SoundServer, desktop: &Desktop, times: usize) -> Figure {
    let ear = server.listen("loudspeaker");
    let say = |_| {
        until_heard(&ear, || {
            let started = Instant::now();
            run(
                desktop
                    .command("spd-say")
                    .args(["-o", "espeak-ng", "-l", "de", "Springer Felix drei"]),
                server,
            );
            started
        })
    };
    // The first one starts the daemon.
    let times: Vec<_> = (0..=times).map(say).skip(1).collect();
    Figure::times("spd-say to the first sample", &times)
}

fn run(command: &mut Command, server: &SoundServer) {
    let mut child = command
        .env("PULSE_SERVER", server.address())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The program may continue playing; only its beginning is measured.
    std::thread::spawn(move || child.wait().ok());
}
