//! A scoresheet spoken onto the recorder (D.2.7): what is said into a microphone of the test's own is found at its mark,
//! even after the program was killed in mid-sentence.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use adapters::ports::recorder::{
    Loudness, RATE, Recorder as _, RecorderEvent, RecorderRequest, RecorderSetup, RecordingPart,
};
use adapters::ports::sound::Sound as _;
use adapters::pulse::PulseAudio;
use adapters::recorder::DiskRecorder;
use controls::intent::Intent;
use laws::people::Person;
use laws::recorder::part;
use locale::Locale;
use settings::Settings;
use shakmaty::Color;
use table::Table as GameTable;
use table::effect::{Effect, RecorderAct};
use table::input::{Input, RecorderNews};
use table::script::{parse::parse, play::Stage};

use super::pulse::{SoundServer, program, until};
use super::table::{ADA, Table};

const WHITE: Person = Person::Player(Color::White);
/// The length of a tone.
const TONE: Duration = Duration::from_millis(700);

/// A recorder whose microphone stands in a room of the server and hears what is played there.
struct Bench {
    server: SoundServer,
    recorder: DiskRecorder,
    file: PathBuf,
    told: Vec<RecorderEvent>,
}

impl Bench {
    fn new() -> Self {
        let server = SoundServer::start();
        server.plug_in("room");
        let file = server.folder().join("game.wav");
        let recorder = recorder(&server.socket(), &file);
        let mut bench = Self {
            server,
            recorder,
            file,
            told: Vec::new(),
        };
        // The recorder hears from the first answer on.
        bench.recorder.post(RecorderRequest::CheckLevel);
        bench.wait_for("the microphone is open", |event| {
            matches!(event, RecorderEvent::News(RecorderNews::Level(_)))
        });
        bench
    }

    fn wait_for(&mut self, what: &str, wanted: impl Fn(&RecorderEvent) -> bool) -> RecorderEvent {
        let (recorder, told) = (&mut self.recorder, &mut self.told);
        until(what, || {
            told.extend(recorder.take_events());
            let place = told.iter().position(&wanted)?;
            Some(told.remove(place))
        })
    }

    /// Begins an entry; where, in milliseconds.
    fn start(&mut self) -> u64 {
        self.recorder.post(RecorderRequest::Start(1));
        let started = self.wait_for("the entry begins", |event| {
            matches!(event, RecorderEvent::News(RecorderNews::Begun { .. }))
        });
        let RecorderEvent::News(RecorderNews::Begun { at_ms, .. }) = started else {
            unreachable!()
        };
        at_ms
    }

    fn stop(&mut self) {
        self.recorder.post(RecorderRequest::Stop);
        self.wait_for("the entry is on the disk", |event| {
            matches!(event, RecorderEvent::News(RecorderNews::Ended(_)))
        });
    }

    fn read(&mut self, from_ms: u64, until_ms: Option<u64>) -> Arc<[i16]> {
        self.recorder.post(RecorderRequest::Read(RecordingPart {
            id: 1,
            from_ms,
            until_ms,
            percent: 100,
        }));
        let read = self.wait_for("the part", |event| matches!(event, RecorderEvent::Part(_, _)));
        let RecorderEvent::Part(_, Some(samples)) = read else {
            panic!("nothing is recorded there: {from_ms} {until_ms:?}")
        };
        samples
    }
}

fn recorder(socket: &Path, file: &Path) -> DiskRecorder {
    let input = PulseAudio::at(socket.to_owned(), Arc::new(|| ()));
    let mut recorder = DiskRecorder::start(Box::new(input), Box::new(|_| None), || ()).unwrap();
    recorder.post(RecorderRequest::SetUp(Some(RecorderSetup {
        file: file.to_owned(),
        records: true,
        microphone: Some("room.monitor".into()),
    })));
    recorder
}

/// Plays a tone into the room.
pub(super) fn tone(server: &SoundServer, hertz: f64, length: Duration) -> Child {
    let mut child = program("pacat", "pulseaudio-utils")
        .args(["--playback", "--raw", "--format=s16le", "--channels=1", "--rate=22050"])
        .args(["--device=room", "--latency-msec=300"])
        .env("PULSE_SERVER", server.address())
        .env("HOME", server.folder())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let samples = length.as_secs_f64() * f64::from(RATE);
    let wave = |index: u32| (f64::from(index) * hertz * std::f64::consts::TAU / f64::from(RATE)).sin() * 12_000.0;
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a tone of some seconds"
    )]
    let bytes: Vec<u8> = (0..samples as u32)
        .flat_map(|index| (wave(index) as i16).to_le_bytes())
        .collect();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::spawn(move || {
        // A player that is killed in mid-sentence reads no more.
        stdin.write_all(&bytes).ok();
    });
    child
}

/// The loud part of these samples: its length, and its pitch.
pub(super) fn heard(samples: &[i16]) -> (Duration, f64) {
    let is_loud = |sample: &i16| sample.unsigned_abs() > 2_000;
    let Some(first) = samples.iter().position(is_loud) else {
        return (Duration::ZERO, 0.0);
    };
    let last = samples.iter().rposition(is_loud).unwrap();
    let loud = &samples[first..=last];
    let waves = loud.windows(2).filter(|pair| pair[0] < 0 && pair[1] >= 0).count();
    let seconds = f64::from(u32::try_from(loud.len()).unwrap()) / f64::from(RATE);
    #[allow(clippy::cast_precision_loss, reason = "a few hundred waves")]
    let hertz = waves as f64 / seconds;
    (Duration::from_secs_f64(seconds), hertz)
}

fn acts(effects: Vec<Effect>) -> Vec<RecorderAct> {
    let mut acts = Vec::new();
    for effect in effects {
        if let Effect::Recorder(act) = effect {
            acts.push(act);
        }
    }
    acts
}

/// A tone for each of three plies, begun half a second before the key where the player is quick: each lies at the mark of its
/// ply, whole and alone.
#[test]
fn tones_sent_at_known_plies_are_found_at_their_marks() {
    let mut bench = Bench::new();
    let script = parse("set place=home\nwhite vi Ada\nblack sighted Ben\n").unwrap();
    let mut table: GameTable = Stage::new(&script.header, Locale::En, None).into_table().0;
    let mut settings = Settings::default();
    settings.person.recorder = true;
    table.apply_settings(WHITE, &settings);
    let line = |table: &mut GameTable, by: Person, line: &str| {
        acts(table.step(Input::Intent(by, Intent::Line(line.into())), table.last()))
    };
    let moves = [("e4", 523.0), ("e5", 659.0), ("Nf3", 784.0)];
    for (ply, (words, hertz)) in (1_u64..).zip(moves) {
        let by = Person::Player(if ply % 2 == 1 { Color::White } else { Color::Black });
        line(&mut table, by, words);
        let room = bench.server.listen("room");
        let mut playing = tone(&bench.server, hertz, TONE);
        room.wait_for_first_sample();
        assert_eq!(line(&mut table, WHITE, "recorder"), [RecorderAct::Begin(WHITE, ply)]);
        let at_ms = bench.start();
        table.step(
            Input::Recorder(WHITE, RecorderNews::Begun { entry: ply, at_ms }),
            table.last(),
        );
        playing.wait().unwrap();
        room.wait_for_silence(Duration::from_millis(300));
        assert_eq!(line(&mut table, WHITE, "recorder"), [RecorderAct::End]);
        bench.stop();
        table.step(Input::Recorder(WHITE, RecorderNews::Ended(ply)), table.last());
    }
    let marks = table.game().marks().to_vec();
    assert_eq!(marks.iter().map(|mark| mark.ply).collect::<Vec<_>>(), [1, 2, 3]);
    for (index, (_, wanted)) in moves.iter().enumerate() {
        let (from_ms, until_ms) = part(&marks, index).unwrap();
        let (length, hertz) = heard(&bench.read(from_ms, until_ms));
        println!("mark {}: {hertz:.1} Hz of {wanted}, {length:?} of {TONE:?}", index + 1);
        // The tones lie 125 Hz apart; where the machine is busy the room itself has gaps, and waves are missing.
        assert!((hertz - wanted).abs() < 50.0, "{hertz} {wanted}");
        assert!(length > TONE.mul_f64(0.9) && length < TONE.mul_f64(1.5), "{length:?}");
    }
    drop(bench.recorder);
    let read = "import sys, wave\nfile = wave.open(sys.argv[1])\nprint(file.getnchannels(), file.getsampwidth(), file.getframerate(), file.getnframes() > 40000)";
    let read = program("python3", "python3")
        .args(["-c", read])
        .arg(&bench.file)
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&read.stdout).trim(), "1 2 22050 True");
}

#[test]
fn a_pulled_microphone_is_told_and_its_recording_is_kept() {
    let mut bench = Bench::new();
    let mut playing = tone(&bench.server, 440.0, TONE);
    let at_ms = bench.start();
    playing.wait().unwrap();
    bench.server.unplug("room");
    bench.wait_for("the loss is told", |event| {
        *event == RecorderEvent::News(RecorderNews::MicrophoneLost)
    });
    let (length, hertz) = heard(&bench.read(at_ms, None));
    assert!((hertz - 440.0).abs() < 50.0 && length > TONE / 2, "{hertz} {length:?}");
    bench.recorder.post(RecorderRequest::Start(9));
    bench.wait_for("there is none", |event| {
        *event == RecorderEvent::News(RecorderNews::NoMicrophone)
    });
    bench.server.plug_in("room");
    bench.wait_for("the return is told", |event| {
        *event == RecorderEvent::News(RecorderNews::MicrophoneBack)
    });
    let again_ms = bench.start();
    bench.stop();
    assert!(again_ms > at_ms + 300, "{again_ms}");
}

#[test]
fn the_level_check_tells_a_voice_from_silence() {
    let mut bench = Bench::new();
    let level = |bench: &mut Bench| {
        bench.recorder.post(RecorderRequest::CheckLevel);
        bench.wait_for("the level", |event| {
            matches!(event, RecorderEvent::News(RecorderNews::Level(_)))
        })
    };
    assert_eq!(
        level(&mut bench),
        RecorderEvent::News(RecorderNews::Level(Loudness::Silent))
    );
    let room = bench.server.listen("room");
    let mut playing = tone(&bench.server, 440.0, Duration::from_secs(4));
    room.wait_for_first_sample();
    assert_eq!(
        level(&mut bench),
        RecorderEvent::News(RecorderNews::Level(Loudness::Good))
    );
    playing.kill().unwrap();
    playing.wait().unwrap();
    assert!(!bench.file.exists(), "a check leaves nothing behind");
}

const ROLE: &str = "RECORDER_TEST_SOCKET";

/// Records until it is killed. Run as an ordinary test it does nothing.
#[test]
fn in_a_process_of_its_own() {
    let (Ok(socket), Ok(file)) = (std::env::var(ROLE), std::env::var("RECORDER_TEST_FILE")) else {
        return;
    };
    let mut recorder = recorder(Path::new(&socket), Path::new(&file));
    recorder.post(RecorderRequest::Start(1));
    until("the entry begins", || {
        let is_on = |event: &RecorderEvent| matches!(event, RecorderEvent::News(RecorderNews::Begun { .. }));
        recorder.take_events().iter().any(is_on).then_some(())
    });
    println!("\nrecording");
    // Only the test that started it ends it.
    until("the end", || None::<()>);
}

#[test]
fn a_kill_in_mid_sentence_loses_at_most_a_second() {
    let server = SoundServer::start();
    server.plug_in("room");
    let (room, file) = (server.listen("room"), server.folder().join("game.wav"));
    let mut lost_most = 0.0_f64;
    for round in 0..3 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "recorder::in_a_process_of_its_own", "--nocapture"])
            .env(ROLE, server.socket())
            .env("RECORDER_TEST_FILE", &file)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap() == "recording"));
        // The words from before the key, and until that line was read, are there already and do not count.
        let before = length(&file);
        // At least so much was spoken, as the sound server counts it.
        let spoken = Duration::from_millis(2_300 + round * 300);
        room.wait_for_more(spoken);
        // On Linux this is SIGKILL: nothing of the process runs on.
        child.kill().unwrap();
        child.wait().unwrap();
        // The header that the kill left behind is repaired on opening, and everything can be read.
        let mut recorder = recorder(&server.socket(), &file);
        recorder.post(RecorderRequest::Read(RecordingPart {
            id: 1,
            from_ms: 0,
            until_ms: None,
            percent: 100,
        }));
        let kept = until("what is kept", || {
            let mut events = recorder.take_events().into_iter();
            let part = |event| {
                if let RecorderEvent::Part(_, samples) = event {
                    Some(samples)
                } else {
                    None
                }
            };
            let read = events.find_map(part)?;
            Some(read.map_or(0, |samples| samples.len()))
        });
        #[allow(clippy::cast_precision_loss, reason = "some seconds")]
        let kept = (kept as f64) / f64::from(RATE) - before;
        let lost = spoken.as_secs_f64() - kept;
        println!(
            "spoken {:.2} s, kept {kept:.2} s, lost {:.2} s",
            spoken.as_secs_f64(),
            lost.max(0.0)
        );
        lost_most = lost_most.max(lost);
    }
    println!("seconds lost after kill -9: {lost_most:.2}");
    assert!(lost_most < 1.0, "{lost_most}");
}

/// The length of the recording there, in seconds.
fn length(file: &Path) -> f64 {
    let bytes = std::fs::metadata(file).map_or(44, |about| about.len());
    #[allow(clippy::cast_precision_loss, reason = "some seconds")]
    let samples = bytes.saturating_sub(44) as f64 / 2.0;
    samples / f64::from(RATE)
}

#[test]
fn a_recording_is_heard_only_on_the_headphones() {
    let server = SoundServer::start();
    let (earphone, loudspeaker) = server.listen_to_both();
    let table = Table::in_an_event(&server);
    let mut sound = table.speaker.sound();
    let voice: Arc<[i16]> = (0..RATE * 10)
        .map(|index| if index / 40 % 2 == 0 { 9_000 } else { -9_000 })
        .collect();
    assert!(sound.play_voice(Arc::clone(&voice), ADA));
    earphone.wait_for_words();
    let mut table = table;
    adapters::ports::voice::Voice::stop(&mut table.speaker, ADA);
    earphone.wait_for_silence(Duration::from_millis(400));
    assert!(sound.play_voice(voice, ADA));
    earphone.forget();
    earphone.wait_for_words();
    server.unplug("earphone");
    loudspeaker.wait_for_more(Duration::from_millis(500));
    assert_eq!(loudspeaker.peak(), 0);
}

/// The program itself, in a terminal: the settings turn the recorder on, the line begins and ends an entry, the mark is in
/// the journal and the voice in a file next to it.
#[test]
fn the_program_records_next_to_the_journal() {
    let server = SoundServer::start();
    server.plug_in("room");
    let room = server.listen("room");
    let data = tempfile::tempdir().unwrap();
    let mut settings = std::fs::File::create(data.path().join("settings.toml")).unwrap();
    settings
        .write_all(b"recorder = true\nmicrophone = \"room.monitor\"\n")
        .unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(["console", "--mute", "--lang", "en", "--data"])
        .arg(data.path())
        .env("PULSE_SERVER", server.address())
        .env("HOME", server.folder())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut wait_for = |words: &str| assert!(lines.any(|line| line.unwrap().contains(words)), "{words}");
    writeln!(stdin, "level").unwrap();
    wait_for("Nothing was heard");
    writeln!(stdin, "e4\nrecorder on").unwrap();
    wait_for("Speak.");
    let mut playing = tone(&server, 440.0, TONE);
    playing.wait().unwrap();
    room.wait_for_silence(Duration::from_millis(200));
    writeln!(stdin, "recorder off").unwrap();
    wait_for("Recorded.");
    writeln!(stdin, "list recording").unwrap();
    wait_for("Entry 1, move 1.");
    drop(stdin);
    assert!(child.wait().unwrap().success());
    let files = std::fs::read_dir(data.path().join("games")).unwrap();
    let files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    let of = |ending: &str| {
        files
            .iter()
            .find(|file| file.extension().is_some_and(|own| own == ending))
    };
    assert!(length(of("wav").unwrap()) > 0.7, "{files:?}");
    let journal = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("journal")
        .arg(of("annabella").unwrap())
        .args(["--export", "jsonl"])
        .output()
        .unwrap();
    let journal = String::from_utf8_lossy(&journal.stdout).into_owned();
    assert!(journal.contains("\"recorder_marked\""), "{journal}");
}
