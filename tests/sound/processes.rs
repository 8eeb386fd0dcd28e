//! Tests that depend on the environment of a process: the sound system that is found, and the system voice. The environment cannot be
//! changed inside a test, so each of these starts this test binary again as [`in_a_process_of_its_own`], with an environment made for it.

use std::process::{Command, Stdio};

use adapters::ports::voice::{
    MissingEngine, Route, Setup, UtteranceId, Voice as _, VoiceEngine, VoiceEvent, VoiceUtterance, WhenMissing,
};
use adapters::speaker::{Parts, Speaker};
use announcement::Span;
use speech::utterance::Priority;

use super::pulse::{SoundServer, program, until};
use super::table::ADA;

const ROLE: &str = "SOUND_TEST_ENGINE";

/// Says one sentence at home through this machine's own parts, prints what was reported, and ends.
#[test]
fn in_a_process_of_its_own() {
    let engine = match std::env::var(ROLE).as_deref() {
        Ok("system") => VoiceEngine::System,
        Ok("rendered") => VoiceEngine::Rendered { device: None },
        // Run as an ordinary test it does nothing.
        _ => return,
    };
    let mut speaker = Speaker::start(Parts::of_this_machine(), || ()).unwrap();
    let routes = [(
        ADA,
        Route {
            engine,
            ..Route::default()
        },
    )]
    .into();
    speaker.configure(Setup {
        routes,
        when_missing: WhenMissing::SystemDefault,
    });
    let spans = [("de", "Anna eins"), ("en", "check"), ("tlh", "Hol")].map(|(lang, text)| Span {
        lang: lang.into(),
        text: text.into(),
    });
    let id = UtteranceId(1);
    let (priority, ear) = (Priority::Normal, ADA);
    speaker.say(VoiceUtterance {
        id,
        spans: spans.into(),
        priority,
        ear,
        replaces: None,
        fresh: None,
    });
    let mut told = Vec::new();
    until("what became of it", || {
        told.extend(speaker.take_events());
        let over = |event: &VoiceEvent| matches!(event, VoiceEvent::Spoken { .. } | VoiceEvent::NotSpoken { .. });
        told.iter().any(over).then_some(())
    });
    println!("\ntold: {told:?}");
}

fn told_by(engine: &str, environment: impl FnOnce(&mut Command)) -> String {
    let mut child = Command::new(std::env::current_exe().unwrap());
    child
        .args(["--exact", "processes::in_a_process_of_its_own", "--nocapture"])
        .env(ROLE, engine)
        .env_remove("PULSE_SERVER")
        .env_remove("PULSE_RUNTIME_PATH")
        .stdin(Stdio::null());
    environment(&mut child);
    let done = child.output().unwrap();
    let printed = String::from_utf8_lossy(&done.stdout).into_owned();
    let complaints = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{printed}\n{complaints}");
    printed
        .lines()
        .find_map(|line| line.strip_prefix("told: "))
        .unwrap()
        .to_owned()
}

fn is_told(told: &str, event: &VoiceEvent) -> bool {
    told.contains(&format!("{event:?}"))
}

const SPOKEN: VoiceEvent = VoiceEvent::Spoken { id: UtteranceId(1) };

#[test]
fn the_session_s_sound_server_is_found_by_the_environment() {
    let server = SoundServer::start();
    let loudspeaker = server.listen("loudspeaker");
    let told = told_by("rendered", |child| {
        child.env("PULSE_SERVER", server.address());
    });
    assert!(is_told(&told, &SPOKEN), "{told}");
    assert!(is_told(&told, &VoiceEvent::NoVoice { lang: "tlh".into() }), "{told}");
    loudspeaker.wait_for_words();
}

#[test]
fn without_a_sound_server_cpal_plays() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("asound.conf");
    std::fs::write(&config, "pcm.!default { type null }\nctl.!default { type null }\n").unwrap();
    let told = told_by("rendered", |child| {
        child
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("ALSA_CONFIG_PATH", &config);
    });
    assert!(is_told(&told, &SPOKEN), "{told}");
}

#[test]
fn without_any_output_the_program_says_so_and_continues() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("asound.conf");
    std::fs::write(&config, "").unwrap();
    let told = told_by("rendered", |child| {
        child
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("ALSA_CONFIG_PATH", &config);
    });
    assert!(
        is_told(
            &told,
            &VoiceEvent::NoEngine {
                engine: MissingEngine::Output
            }
        ),
        "{told}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn without_speech_dispatcher_the_rendered_voice_takes_over() {
    let server = SoundServer::start();
    let loudspeaker = server.listen("loudspeaker");
    let told = told_by("system", |child| {
        let nowhere = server.folder().join("no-speech-dispatcher");
        child
            .env("PULSE_SERVER", server.address())
            .env("XDG_RUNTIME_DIR", server.folder())
            .env("HOME", server.folder())
            .env("SPEECHD_CMD", "/nonexistent")
            .env("SPEECHD_ADDRESS", format!("unix_socket:{}", nowhere.display()));
    });
    assert!(
        is_told(
            &told,
            &VoiceEvent::NoEngine {
                engine: MissingEngine::System
            }
        ),
        "{told}"
    );
    assert!(is_told(&told, &SPOKEN), "{told}");
    loudspeaker.wait_for_words();
}

#[cfg(target_os = "linux")]
#[test]
fn the_system_voice_speaks_each_language_with_a_voice_of_it() {
    let server = SoundServer::start();
    let loudspeaker = server.listen("loudspeaker");
    let socket = server.folder().join("speechd.sock");
    let mut dispatcher = program("speech-dispatcher", "speech-dispatcher")
        .args([
            "--run-single",
            "--communication-method",
            "unix_socket",
            "--timeout",
            "0",
        ])
        .args(["--socket-path", &socket.display().to_string()])
        .env("PULSE_SERVER", server.address())
        .env("XDG_RUNTIME_DIR", server.folder())
        .env("HOME", server.folder())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    until("speech-dispatcher answers", || socket.exists().then_some(()));
    let told = told_by("system", |child| {
        child
            .env("PULSE_SERVER", server.address())
            .env("XDG_RUNTIME_DIR", server.folder())
            .env("HOME", server.folder())
            .env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()));
    });
    dispatcher.kill().ok();
    dispatcher.wait().ok();
    assert!(is_told(&told, &SPOKEN), "{told}");
    assert!(is_told(&told, &VoiceEvent::NoVoice { lang: "tlh".into() }), "{told}");
    assert!(!told.contains("NoEngine"), "{told}");
    loudspeaker.wait_for_words();
}
