//! The sighted player's window and his mouse.

use super::room::{HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS, WIDE};
use super::support::wait_until;
use std::time::Instant;

/// Where his squares are in his window of 1200 by 850 points: the upper left corner, and the side of a square.
const CORNER: (u32, u32) = (56, 12);
const SIDE: u32 = 84;

/// The middle of that square, file and rank from 0, seen from Black, in his window.
fn seen_from_black(file: u32, rank: u32) -> (u32, u32) {
    (
        CORNER.0 + (7 - file) * SIDE + SIDE / 2,
        CORNER.1 + rank * SIDE + SIDE / 2,
    )
}

fn window(room: &Room, name: &str) -> String {
    let name = format!("^{name}$");
    wait_until("the window", PATIENCE, || {
        let found = room.desktop.xdotool(&["search", "--onlyvisible", "--name", &name]);
        found.lines().next().map(str::to_owned)
    })
}

/// The windows side by side, the VI player's with the keyboard; where the other one is.
fn side_by_side(room: &mut Room) -> String {
    let (root, second) = (window(room, ROOT), window(room, SECOND));
    for (id, x) in [(&root, "0"), (&second, "1150")] {
        room.desktop.xdotool(&["windowmove", "--sync", id, x, "0"]);
    }
    room.desktop.focus_window(ROOT);
    second
}

fn click(room: &mut Room, (file, rank): (u32, u32)) {
    let (x, y) = seen_from_black(file, rank);
    room.desktop.click(1150 + x, y);
}

/// Clicks a piece and waits until it is in the hand.
fn lift(room: &mut Room, square: (u32, u32), name: &str) {
    click(room, square);
    wait_until("the piece is lifted", PATIENCE, || {
        let lifted = room.entries("piece_lifted");
        lifted.iter().any(|entry| entry.contains(name)).then_some(())
    });
}

const G8: (u32, u32) = (6, 7);
const F6: (u32, u32) = (5, 5);

#[test]
fn a_click_in_the_sighted_player_s_window_moves_his_piece_and_leaves_the_keyboard_alone() {
    let script = "time 300\nwhite vi Ada\nblack sighted Ben\n\n> white starts clocks\nboth play 1.e4\n";
    let mut room = Room::with(script, TWO_OUTPUTS, "en", WIDE);
    side_by_side(&mut room);
    lift(&mut room, G8, "g8");
    let presses = room.entries("clock_pressed").len();
    click(&mut room, F6);
    wait_until("the knight is placed", PATIENCE, || {
        (room.entries("piece_placed").iter().any(|entry| entry.contains("f6"))).then_some(())
    });
    assert_eq!(room.entries("clock_pressed").len(), presses, "nobody has pressed");
    // His move is not announced yet, so the VI player is told that he has to wait; the answer comes from her own seat.
    room.say("clock", "You have");
    room.say("black: foo", "his own moves");
    assert_eq!(room.entries("clock_pressed").len(), presses);
}

#[test]
fn at_home_a_clicked_move_is_announced_and_a_typed_one_is_taken_afterwards() {
    let mut room = Room::with(HOME, TWO_OUTPUTS, "en", WIDE);
    side_by_side(&mut room);
    room.say("e4", "Eva vier");
    lift(&mut room, G8, "g8");
    click(&mut room, F6);
    let opened = room.opened;
    room.wait_for_words("Springer Felix sechs", opened);
    room.say("springer felix 3", "Springer Felix drei");
    assert_eq!(room.entries("move_announced").len(), 3);
}

/// The window that has the keyboard, as the window manager says.
fn active(room: &Room) -> String {
    room.desktop.xdotool(&["getactivewindow"]).trim().to_owned()
}

/// How often something has got the focus since then.
fn focus_changes(room: &mut Room, since: Instant) -> usize {
    let events = room.desktop.accessibility().events(since);
    let focused = events
        .iter()
        .filter(|event| event.kind == "object:state-changed:focused");
    focused.count()
}

#[test]
fn under_a_window_manager_other_windows_open_and_are_clicked_without_taking_the_keyboard() {
    let script = "time 300\nwhite vi Ada\nblack sighted Ben\n\n> white starts clocks\nboth play 1.e4\n";
    let mut room = Room::empty(WIDE);
    room.desktop.start_window_manager();
    room.lay_the_table(script, TWO_OUTPUTS, "en");
    let opened = room.opened;
    wait_until("the VI player's window has the keyboard", PATIENCE, || {
        (active(&room) == window(&room, ROOT)).then_some(())
    });
    window(&room, SECOND);
    // The first key of a game is not lost, nor the first after a further window.
    room.say("clock", "You have");
    room.press("ctrl+k", "Clock window open.");
    window(&room, "Clocks.*");
    room.say("clock", "You have");
    room.press("ctrl+k", "Clock window closed.");
    let (root, second) = (window(&room, ROOT), window(&room, SECOND));
    for (id, x) in [(&root, "0"), (&second, "1150")] {
        room.desktop.xdotool(&["windowmove", "--sync", id, x, "0"]);
    }
    room.desktop.xdotool(&["windowactivate", "--sync", &root]);
    let before = focus_changes(&mut room, opened);
    let presses = room.entries("clock_pressed").len();
    // The same window by xdotool's own reckoning: a frame stands around it now.
    let (x, y) = seen_from_black(G8.0, G8.1);
    let (x, y) = (x.to_string(), y.to_string());
    room.desktop
        .xdotool(&["mousemove", "--window", &second, &x, &y, "click", "1"]);
    wait_until("the piece is lifted", PATIENCE, || {
        let lifted = room.entries("piece_lifted");
        lifted.iter().any(|entry| entry.contains("g8")).then_some(())
    });
    assert_eq!(active(&room), root);
    assert_eq!(
        focus_changes(&mut room, opened),
        before,
        "nothing for a screen reader to say"
    );
    // Typed into whatever window has the keyboard.
    room.say("clock", "You have");
    assert_eq!(room.entries("clock_pressed").len(), presses, "nobody has pressed");
}
