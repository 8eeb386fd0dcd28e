//! Voices and devices that hang, stop or talk without end: the program goes on, says so, and ends in time.

use std::io::{Read as _, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use adapters::espeak::Espeak;
use adapters::ports::voice::{Mute, Silence, SoundChannel, VoiceEvent};

use super::pulse::{SoundServer, until};
use super::table::{ADA, LONG, Table, hearing, on};

/// The longest that the end may take.
const EXIT: Duration = Duration::from_secs(1);
/// The most further memory that a voice may cost, in kB.
const MEMORY: u64 = 50_000;

/// Stops a process, or lets it go on.
fn signal(process: u32, signal: &str) {
    let done = Command::new("sh")
        .args(["-c", &format!("kill -s {signal} {process}")])
        .status();
    assert!(done.unwrap().success());
}

fn ends_in_time(table: Table) {
    let begun = Instant::now();
    drop(table);
    assert!(begun.elapsed() < EXIT, "the end took {:?}", begun.elapsed());
}

#[test]
fn a_stopped_sound_server_is_told_and_heard_when_it_resumes() {
    let server = SoundServer::start();
    let earphone = server.listen("earphone");
    let mut table = Table::in_an_event(&server);
    // Or else this report would pass for the one that the server is back.
    let heard = hearing(&[]);
    table.wait_for("that all are heard is told", |event| *event == heard);
    let id = table.say(ADA, LONG);
    earphone.wait_for_words();
    signal(server.process(), "STOP");
    let silent = VoiceEvent::NotSpoken {
        id,
        why: Silence::DeviceLost,
    };
    table.wait_for("the words are given up", |event| *event == silent);
    let id = table.say(ADA, &[("de", "Anna eins")]);
    let silent = VoiceEvent::NotSpoken {
        id,
        why: Silence::DeviceLost,
    };
    table.wait_for("new words are given up, too", |event| *event == silent);
    let lost = hearing(&[(ADA, Mute::NoOutput), (SoundChannel::Public, Mute::NoOutput)]);
    table.wait_for("that nothing is heard is told", |event| *event == lost);
    signal(server.process(), "CONT");
    table.wait_for("that it is back is told", |event| *event == heard);
    let id = table.say(ADA, &[("de", "Dora fünf")]);
    table.wait_for("it is spoken again", |event| *event == VoiceEvent::Spoken { id });
    signal(server.process(), "STOP");
    table.say(ADA, LONG);
    ends_in_time(table);
    signal(server.process(), "CONT");
}

#[test]
fn a_sound_server_that_comes_later_is_found_within_two_seconds() {
    let later = SoundServer::start();
    let socket = later.socket();
    let away = socket.with_extension("away");
    std::fs::rename(&socket, &away).unwrap();
    let mut table = Table::in_an_event(&later);
    let nothing = |event: &VoiceEvent| matches!(event, VoiceEvent::Hearing(who) if !who.is_empty());
    table.wait_for("nothing is heard", nothing);
    std::fs::rename(&away, &socket).unwrap();
    let begun = Instant::now();
    let back = hearing(&[]);
    table.wait_for("it is found", |event| *event == back);
    let took = begun.elapsed();
    println!("found after {took:?}");
    assert!(took < Duration::from_secs(2), "{took:?}");
}

/// A program that behaves so, in place of espeak-ng.
fn fake_espeak(folder: &Path, voices: &str, words: &str) -> PathBuf {
    let path = folder.join("espeak-ng");
    let script = format!("#!/bin/sh\nif [ \"$1\" = --voices ]; then {voices}; else {words}; fi\n");
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    path
}

const VOICES: &str = "printf 'Pty Language\\n 5 de x\\n 5 en x\\n'";

#[test]
fn a_voice_that_hangs_or_floods_is_told_and_holds_up_nothing() {
    let server = SoundServer::start();
    for (voices, words) in [
        (VOICES, "cat >/dev/null; sleep 600"),
        (VOICES, "sleep 600 & wait"),
        (VOICES, "cat >/dev/null; exec yes"),
        ("sleep 600", "sleep 600"),
        ("exec yes", "exec yes"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let espeak = fake_espeak(folder.path(), voices, words);
        let espeak = Espeak::with_program(espeak.to_str().unwrap());
        let mut table = Table::with(&server, on("earphone"), on("loudspeaker"), espeak);
        let id = table.say(ADA, LONG);
        let silent = VoiceEvent::NotSpoken {
            id,
            why: Silence::NoVoice,
        };
        table.wait_for("the words are given up", |event| *event == silent);
        let lost = hearing(&[(ADA, Mute::NoVoice), (SoundChannel::Public, Mute::NoVoice)]);
        table.wait_for("that no voice speaks is told", |event| *event == lost);
        table.say(ADA, LONG);
        ends_in_time(table);
    }
}

/// The program in the terminal, with these programs and sockets for its voices.
struct Console {
    child: Child,
    printed: std::process::ChildStdout,
}

impl Console {
    fn start(folder: &Path, environment: &[(&str, String)]) -> Self {
        let silent = folder.join("asound.conf");
        std::fs::write(&silent, "").unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
            .args(["console", "--lang", "en", "--data"])
            .arg(folder.join("data"))
            .env("HOME", folder)
            .env("XDG_RUNTIME_DIR", folder)
            .env("ALSA_CONFIG_PATH", &silent)
            .env("PULSE_SERVER", "unix:/nonexistent")
            .env("SPEECHD_CMD", "/nonexistent")
            .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .envs(environment.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let printed = child.stdout.take().unwrap();
        Self { child, printed }
    }

    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Plays some moves, lets the voice try for a while, and ends the input; what was printed, how long the end took, and the
    /// most memory it had.
    fn play(mut self) -> (String, Duration, u64) {
        let mut stdin = self.child.stdin.take().unwrap();
        let lines = ["e4", "black: e5", "Nf3", "black: Nc6", "clock", "last"];
        for line in lines.repeat(8) {
            writeln!(stdin, "{line}").unwrap();
        }
        let settled = Instant::now() + Duration::from_secs(4);
        until("it has tried", || (Instant::now() > settled).then_some(()));
        let memory = self.memory();
        drop(stdin);
        let begun = Instant::now();
        until("the end", || self.child.try_wait().unwrap());
        let took = begun.elapsed();
        let mut printed = String::new();
        self.printed.read_to_string(&mut printed).unwrap();
        (printed, took, memory)
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn path_with(folder: &Path) -> String {
    let path = std::env::var("PATH").unwrap();
    format!("{}:{path}", folder.display())
}

#[test]
fn the_terminal_tells_a_missing_voice_once_and_ends_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let nothing = folder.path().join("bin");
    std::fs::create_dir(&nothing).unwrap();
    let (printed, took, memory) = Console::start(folder.path(), &[("PATH", nothing.display().to_string())]).play();
    let told = printed.matches("There is no sound.").count();
    println!("without any voice: end {took:?}, {memory} kB");
    assert_eq!(told, 1, "{printed}");
    assert!(took < EXIT, "{took:?}");
}

#[test]
fn the_program_ends_within_a_second_whatever_hangs_or_floods() {
    let server = SoundServer::start();
    let with_sound = ("PULSE_SERVER", server.address());
    let folder = tempfile::tempdir().unwrap();
    let (_, last_words, usual) = Console::start(folder.path(), std::slice::from_ref(&with_sound)).play();
    println!("usual: {usual} kB");
    let mut cases: Vec<(&str, Vec<(&str, String)>)> = Vec::new();
    let programs = [
        ("a voice that hangs", VOICES, "cat >/dev/null; sleep 600"),
        ("a voice that floods", VOICES, "cat >/dev/null; exec cat /dev/zero"),
        ("voices without end", "exec yes", "exec yes"),
    ];
    for (name, voices, words) in programs {
        let bin = folder.path().join(name.replace(' ', "-"));
        std::fs::create_dir(&bin).unwrap();
        fake_espeak(&bin, voices, words);
        cases.push((name, vec![("PATH", path_with(&bin)), with_sound.clone()]));
    }
    // A client that connects is never answered, or answered without end.
    let silent = folder.path().join("silent.sock");
    let _listens = UnixListener::bind(&silent).unwrap();
    let flood = folder.path().join("flood.sock");
    let floods = UnixListener::bind(&flood).unwrap();
    std::thread::spawn(move || {
        while let Ok((mut stream, _)) = floods.accept() {
            std::thread::spawn(move || while stream.write_all(&[b'7'; 16_000]).is_ok() {});
        }
    });
    for (name, socket) in [("that is silent", &silent), ("that floods", &flood)] {
        let address = format!("unix_socket:{}", socket.display());
        cases.push((name, vec![("SPEECHD_ADDRESS", address), with_sound.clone()]));
        cases.push((name, vec![("PULSE_SERVER", format!("unix:{}", socket.display()))]));
    }
    for (name, environment) in cases {
        let folder = tempfile::tempdir().unwrap();
        let (printed, took, memory) = Console::start(folder.path(), &environment).play();
        println!("{name}: end {took:?}, {} kB more", memory.saturating_sub(usual));
        // In place of a dispatcher that does not answer espeak-ng speaks, and finishes its sentence as always.
        let is_dispatcher = environment.iter().any(|(variable, _)| *variable == "SPEECHD_ADDRESS");
        let most = if is_dispatcher { last_words + EXIT } else { EXIT };
        assert!(took < most, "{name}: {took:?}, at most {most:?}\n{printed}");
        assert!(memory < usual + MEMORY, "{name}: {memory} kB, usually {usual}");
        assert!(printed.contains("Eva vier"), "{name}: the game went on: {printed}");
        let told = printed.matches("There is no speech.").count() + printed.matches("There is no sound.").count();
        assert_eq!(told, usize::from(!is_dispatcher), "{name}: {printed}");
    }
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::start(folder.path(), &[with_sound]);
    let mut stdin = console.child.stdin.take().unwrap();
    writeln!(stdin, "e4").unwrap();
    let loudspeaker = server.listen("loudspeaker");
    loudspeaker.wait_for_words();
    writeln!(stdin, "position\nposition").unwrap();
    loudspeaker.wait_for_more(Duration::from_millis(500));
    signal(server.process(), "STOP");
    drop(stdin);
    let begun = Instant::now();
    until("the end", || console.child.try_wait().unwrap());
    let took = begun.elapsed();
    signal(server.process(), "CONT");
    println!("a sound server that stops: end {took:?}");
    assert!(took < EXIT, "{took:?}");
}
