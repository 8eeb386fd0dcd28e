//! A scoresheet that is spoken (D.2.7), at the real window: the key held and pressed, what is on the disk, and whose ear hears
//! it again.

use super::pulse::program;
use super::room::{PATIENCE, ROOT, Room, TWO_OUTPUTS};
use super::support::accessibility::Node;
use super::support::wait_until;
use std::io::Write as _;
use std::process::Stdio;
use std::time::Duration;

const EVENT: &str = "time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\n> arbiter starts clocks\n";
/// Longer than any pause between words, and than a key is down that is only pressed.
const OVER: Duration = Duration::from_millis(600);

/// A hum in the room where the microphone stands, for two seconds.
fn hum(room: &Room) {
    let mut child = program("pacat", "pulseaudio-utils")
        .args([
            "--playback",
            "--raw",
            "--format=s16le",
            "--channels=1",
            "--rate=22050",
            "--device=room",
        ])
        .env("PULSE_SERVER", room.sound.address())
        .env("HOME", room.sound.folder())
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let wave = |index: u32| {
        if (index / 25).is_multiple_of(2) {
            9_000_i16
        } else {
            -9_000
        }
    };
    let bytes: Vec<u8> = (0..44_100).flat_map(|index| wave(index).to_le_bytes()).collect();
    child.stdin.take().unwrap().write_all(&bytes).unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_key_records_and_only_the_headphones_play_it_back() {
    let mut room = Room::empty((1280, 900));
    room.sound.plug_in("room");
    let settings = format!("{TWO_OUTPUTS}recorder = true\nmicrophone = \"room.monitor\"\n");
    room.lay_the_table(EVENT, &settings, "en");
    room.desktop.focus_window(ROOT);
    room.press("ctrl+shift+F8", "Nothing was heard.");

    // Held: what a keyboard repeats meanwhile neither ends it nor begins another.
    let begun = std::time::Instant::now();
    let held: Vec<&str> = ["keydown", "F8"].repeat(4);
    room.desktop.xdotool(&[&["keydown", "shift"], &held[..]].concat());
    room.wait_for_words("Speak.", begun);
    hum(&room);
    let ended = std::time::Instant::now();
    room.desktop.xdotool(&["keyup", "F8", "keyup", "shift"]);
    room.wait_for_words("Recorded.", ended);
    assert_eq!(room.entries("recorder_marked").len(), 1);

    room.press("shift+F8", "Speak.");
    room.loudspeaker.wait_for_more(OVER);
    room.press("shift+F8", "Recorded.");
    assert_eq!(room.entries("recorder_marked").len(), 2);

    room.earphone.wait_for_silence(OVER);
    room.earphone.forget();
    // The second entry is silence, the one before it the hum.
    room.desktop.key("ctrl+F9");
    room.desktop.key("ctrl+F9");
    room.earphone.wait_for_words();
    room.earphone.wait_for_silence(OVER);
    assert_eq!(room.loudspeaker.peak(), 0);

    let pulled = std::time::Instant::now();
    room.sound.unplug("room");
    room.wait_for_words("The microphone was disconnected.", pulled);
    room.wait_for("the warning", |tree| {
        let warns = |node: &Node| node.name.contains("The microphone was disconnected.");
        tree.iter().any(warns).then_some(())
    });
    let recording = room.journal().with_extension("wav");
    let length = || std::fs::metadata(&recording).ok().map(|about| about.len());
    assert!(length() > Some(22_050 * 2 * 2), "{:?}", length());
    room.sound.plug_in("room");
    room.wait_for_words("The microphone is back.", pulled);
    wait_until("the warning goes", PATIENCE, || {
        let warns = |node: &Node| node.name.starts_with("! The microphone was disconnected.");
        (!room.tree().iter().any(warns)).then_some(())
    });
}
