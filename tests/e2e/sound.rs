//! The listeners of each sentence, from the key to the ear.

use super::room::{HOME, PATIENCE, ROOT, Room, TWO_OUTPUTS};
use super::support::accessibility::Node;
use super::support::wait_until;
use std::time::{Duration, Instant};

/// Longer than any pause between words: a sentence is over.
const OVER: Duration = Duration::from_millis(500);
/// The time for which the loudspeaker is recorded after everything was said.
const AFTER: Duration = Duration::from_millis(300);

const EVENT: &str = "time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\n> arbiter starts clocks\n";

#[test]
fn at_an_event_a_move_is_announced_once_on_the_headphones() {
    let mut room = Room::at(EVENT);
    room.earphone.wait_for_silence(OVER);
    room.earphone.forget();
    let entered = room.line("springer felix 3");
    let heard = room.wait_for_words("Springer Felix drei", entered);
    room.earphone.wait_for_words();
    room.press("F2", "left");
    assert_eq!(heard.text.trim_end(), "Springer Felix drei");
    let all = room.announced(entered);
    let announcements = all.iter().filter(|text| text.contains("Springer")).count();
    assert_eq!(announcements, 1, "{all:?}");
    room.earphone.wait_for_silence(OVER);
    room.loudspeaker.wait_for_more(AFTER);
    assert_eq!(room.loudspeaker.peak(), 0);
}

#[test]
fn a_held_key_presses_the_clock_once_and_only_after_the_move() {
    let mut room = Room::at(EVENT);
    room.press("F12", "Article D.2.4");
    assert_eq!(room.entries("clock_pressed").len(), 0);
    room.say("springer felix 3", "Springer Felix drei");
    let pressed = Instant::now();
    // A key-down of a key that is down already is what a keyboard's repetition sends.
    let held: Vec<&str> = ["keydown", "F12"].repeat(6);
    room.desktop.xdotool(&[&held[..], &["keyup", "F12"]].concat());
    room.wait_for_words("Clock pressed.", pressed);
    room.press("F2", "left");
    assert_eq!(room.entries("clock_pressed").len(), 1);
    let refused = room.announced(pressed).into_iter().any(|text| text.contains("already"));
    assert!(!refused, "{:?}", room.announced(pressed));
    room.loudspeaker.wait_for_more(AFTER);
    assert_eq!(room.loudspeaker.peak(), 0);
}

#[test]
fn at_home_moves_are_public_and_private_answers_on_headphones() {
    let mut room = Room::at(&format!("time 300\n{HOME}"));
    room.say("springer felix 3", "Springer Felix drei");
    room.loudspeaker.wait_for_words();
    room.loudspeaker.wait_for_silence(OVER);
    room.earphone.wait_for_silence(OVER);
    room.earphone.forget();
    room.loudspeaker.forget();
    room.press("F2", "left");
    room.earphone.wait_for_words();
    room.earphone.wait_for_silence(OVER);
    room.loudspeaker.wait_for_more(AFTER);
    assert_eq!(room.loudspeaker.peak(), 0);
}

#[test]
fn pulled_headphones_are_told_and_the_loudspeaker_stays_silent() {
    let mut room = Room::at(EVENT);
    room.earphone.wait_for_silence(OVER);
    room.earphone.forget();
    // The regulations: half a minute of talk.
    let asked = room.desktop.key("ctrl+F4");
    room.earphone.wait_for_words();
    room.sound.unplug("earphone");
    room.wait_for_words("Your headphones are disconnected.", asked);
    room.wait_for("the warning", |tree| {
        let warns = |node: &Node| node.name.starts_with("Your headphones are disconnected.");
        tree.iter().any(warns).then_some(())
    });
    room.press("F2", "left");
    room.say("e4", "Eva vier");
    room.loudspeaker.wait_for_more(OVER);
    assert_eq!(room.loudspeaker.peak(), 0);
}

/// A reader of today sets no flag: it asks the accessibility bus for announcements, whenever it is started.
#[test]
fn the_built_in_voice_leaves_announcements_to_an_asking_reader() {
    let mut room = Room::at(EVENT);
    room.say("e4", "Eva vier");
    room.earphone.wait_for_words();
    let says_the_time = |room: &mut Room| {
        room.earphone.wait_for_silence(OVER);
        room.earphone.forget();
        room.press("F2", "left");
        room.earphone.wait_for_more(OVER);
        room.earphone.peak() > 0
    };
    room.desktop.accessibility().ask_for("object:announcement", true);
    wait_until("the built-in voice to leave it to the reader", PATIENCE, || {
        (!says_the_time(&mut room)).then_some(())
    });
    room.desktop.accessibility().ask_for("object:announcement", false);
    wait_until("the built-in voice after the reader", PATIENCE, || {
        says_the_time(&mut room).then_some(())
    });
}

#[test]
fn hidden_windows_still_tell_a_time_mark_and_a_flag_fall() {
    let mut room = Room::with(
        &format!("time 4\n{HOME}"),
        &format!("{TWO_OUTPUTS}marks = [2]\nclock-window = true\n"),
        "en",
        (1280, 900),
    );
    room.desktop.focus_window(ROOT);
    wait_until("the window of the clocks", PATIENCE, || visible(&room, "Clocks").next());
    hide_all(&room);
    room.earphone.wait_for_silence(OVER);
    room.earphone.forget();
    room.loudspeaker.forget();
    // Only now, and by the bus: however long this machine takes to hide a window, the clock waits for it.
    let started = Instant::now();
    room.act_in(ROOT, "Start the clocks");
    for words in ["Clock running", "2 seconds", "Flag fallen"] {
        room.wait_for_words(words, started);
    }
    room.earphone.wait_for_words();
    assert_eq!(room.entries("flag_fell").len(), 1);
    room.earphone.wait_for_silence(OVER);
    assert_eq!(room.loudspeaker.peak(), 0);
}

/// The windows that can be seen whose title begins so.
fn visible(room: &Room, title: &str) -> std::vec::IntoIter<String> {
    let found = room
        .desktop
        .xdotool(&["search", "--onlyvisible", "--name", &format!("^{title}")]);
    let windows: Vec<String> = found.lines().map(str::to_owned).collect();
    windows.into_iter()
}

fn hide_all(room: &Room) {
    for title in [".*Annabella", "Clocks"] {
        for window in visible(room, title) {
            room.desktop.xdotool(&["windowunmap", &window]);
        }
        wait_until("the windows are hidden", PATIENCE, || {
            visible(room, title).next().is_none().then_some(())
        });
    }
}
