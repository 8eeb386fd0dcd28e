//! A game under Wayland, where a program can neither place its windows nor say which of them has the keyboard.

use super::room::{HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS};
use super::support::wait_until;
use std::time::{Duration, Instant};

/// Longer than any pause between words: a sentence is over.
const OVER: Duration = Duration::from_millis(500);

/// Ten moves, and what is said of each.
const GAME: [(&str, &str); 20] = [
    ("e4", "Eva vier"),
    ("black: e5", "Eva fünf"),
    ("Nf3", "Springer Felix drei"),
    ("black: Nc6", "Springer Cäsar sechs"),
    ("Bb5", "Läufer Bella fünf"),
    ("black: a6", "Anna sechs"),
    ("Ba4", "Läufer Anna vier"),
    ("black: Nf6", "Springer Felix sechs"),
    ("O-O", "ochade"),
    ("black: Be7", "Läufer Eva sieben"),
    ("Re1", "Turm Eva eins"),
    ("black: b5", "Bella fünf"),
    ("Bb3", "Läufer Bella drei"),
    ("black: d6", "David sechs"),
    ("c3", "Cäsar drei"),
    ("black: O-O", "ochade"),
    ("h3", "Hector drei"),
    ("black: Nb8", "Springer Bella acht"),
    ("d4", "David vier"),
    ("black: Nbd7", "David sieben"),
];

/// The title of the window that has the keyboard, as sway says.
fn active(room: &Room) -> Option<String> {
    let tree = serde_json::from_str(&room.desktop.swaymsg(&["-t", "get_tree"])).ok()?;
    focused(&tree)
}

fn focused(node: &serde_json::Value) -> Option<String> {
    if node["focused"] == true {
        return node["name"].as_str().map(str::to_owned);
    }
    let below = ["nodes", "floating_nodes"]
        .into_iter()
        .filter_map(|name| node[name].as_array());
    below.flatten().find_map(focused)
}

/// The number of times that an object has got or lost the focus since then.
fn focus_changes(room: &mut Room, since: Instant) -> usize {
    let events = room.desktop.accessibility().events(since);
    let focused = events
        .iter()
        .filter(|event| event.kind == "object:state-changed:focused");
    focused.count()
}

#[test]
fn ten_moves_are_played_under_wayland_with_either_focus() {
    let mut room = Room::wayland(&[(1920, 1080)]);
    room.lay_the_table(HOME, TWO_OUTPUTS, "en");
    // Both windows are on the accessibility bus, and the new one has taken the keyboard: that cannot be refused.
    room.node_in(SECOND, "Board: Black, Ben");
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    let mut since = Instant::now();
    for (number, (line, said)) in GAME.into_iter().enumerate() {
        if number % 5 == 0 {
            // A click gives that window the keyboard. Nothing is read to its player, and their keys reach their seat.
            let (title, own) = if number % 10 == 5 {
                (SECOND, "Ada – Ben (sighted")
            } else {
                (ROOT, "Ada – Ben – ")
            };
            let before = focus_changes(&mut room, since);
            room.desktop.focus_window(title);
            wait_until("the keyboard", PATIENCE, || {
                active(&room)?.starts_with(own).then_some(())
            });
            room.press("F5", "");
            assert_eq!(
                focus_changes(&mut room, since),
                before,
                "nothing for a screen reader to say"
            );
        }
        if number == 10 {
            room.loudspeaker.wait_for_silence(OVER);
            room.loudspeaker.forget();
        }
        room.say(line, said);
        if number == 10 {
            room.loudspeaker.wait_for_words();
        }
        since = Instant::now();
    }
    assert_eq!(room.entries("move_completed").len(), GAME.len());
}

#[test]
fn of_two_screens_under_wayland_each_may_have_one_window() {
    let mut room = Room::wayland(&[(1280, 800), (1024, 768)]);
    room.lay_the_table(HOME, &format!("{TWO_OUTPUTS}zoom-percent = 400\n"), "en");
    // Each of these screens has room for one window; together they have room for both.
    room.node_in(SECOND, "Board: Black, Ben");
    room.desktop.focus_window(SECOND);
    room.desktop.swaymsg(&["move window to output HEADLESS-2"]);
    room.say("e4", "Eva vier");
    room.say("black: e5", "Eva fünf");
}

#[test]
fn a_player_is_told_when_the_other_window_takes_the_keyboard() {
    let mut room = Room::wayland(&[(1920, 1080)]);
    room.lay_the_table(HOME, &format!("{TWO_OUTPUTS}second-keyboard = true\n"), "en");
    room.node_in(SECOND, "Board: Black, Ben");
    room.desktop.focus_window(ROOT);
    room.say("e4", "Eva vier");
    let moved = Instant::now();
    room.desktop.focus_window(SECOND);
    let told = room.wait_for_words("The keyboard now works in the other window.", moved);
    let own = room.node_in(ROOT, "Move").window().to_owned();
    assert_eq!(told.window(), own, "said to the VI player");
    let back = Instant::now();
    room.desktop.focus_window(ROOT);
    room.wait_for_words("The keyboard is back in this window.", back);
    room.say("black: e5", "Eva fünf");
}
