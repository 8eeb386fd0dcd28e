//! The sighted player's window and mouse.

use super::room::{HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS, WIDE};
use super::support::wait_until;
use std::time::Instant;

fn window(room: &Room, name: &str) -> String {
    let name = format!("^{name}$");
    wait_until("the window", PATIENCE, || {
        let found = room.desktop.xdotool(&["search", "--onlyvisible", "--name", &name]);
        found.lines().next().map(str::to_owned)
    })
}

/// Clicks that square of the sighted player's board.
fn click(room: &mut Room, square: &str) {
    let second = window(room, SECOND);
    let cell = room.wait_for_in(SECOND, square, |tree| {
        tree.iter().find(|node| node.name.starts_with(square)).cloned()
    });
    let pid = room.pid();
    let (x, y) = room.desktop.accessibility().middle(pid, &cell.path);
    let (x, y) = (x.to_string(), y.to_string());
    room.desktop
        .xdotool(&["mousemove", "--window", &second, &x, &y, "click", "1"]);
}

/// Clicks a piece and waits until it is in the hand.
fn lift(room: &mut Room, square: &str) {
    click(room, square);
    wait_until("the piece is lifted", PATIENCE, || {
        let lifted = room.entries("piece_lifted");
        lifted.iter().any(|entry| entry.contains(square)).then_some(())
    });
}

/// Waits until a piece stands on that square.
fn placed(room: &Room, square: &str) {
    wait_until("the piece is placed", PATIENCE, || {
        let placed = room.entries("piece_placed");
        placed.iter().any(|entry| entry.contains(square)).then_some(())
    });
}

#[test]
fn a_click_in_the_sighted_window_moves_a_piece_not_the_focus() {
    let script = "time 300\nwhite vi Ada\nblack sighted Ben\n\n> white starts clocks\nboth play 1.e4\n";
    let mut room = Room::with(script, TWO_OUTPUTS, "en", WIDE);
    room.desktop.focus_window(ROOT);
    lift(&mut room, "g8");
    let presses = room.entries("clock_pressed").len();
    click(&mut room, "f6");
    placed(&room, "f6");
    assert_eq!(room.entries("clock_pressed").len(), presses, "nobody has pressed");
    // The move is not announced yet, so the VI player is told to wait for it; the answer comes from the VI player's own seat.
    room.say("clock", "You have");
    room.say("black: foo", "their own moves");
    assert_eq!(room.entries("clock_pressed").len(), presses);
}

#[test]
fn at_home_a_clicked_move_is_announced_and_typing_still_works() {
    let mut room = Room::with(HOME, TWO_OUTPUTS, "en", WIDE);
    room.desktop.focus_window(ROOT);
    room.say("e4", "Eva vier");
    lift(&mut room, "g8");
    click(&mut room, "f6");
    let opened = room.opened;
    room.wait_for_words("Springer Felix sechs", opened);
    room.say("springer felix 3", "Springer Felix drei");
    assert_eq!(room.entries("move_announced").len(), 3);
}

/// The window that has the keyboard, as the window manager says.
fn active(room: &Room) -> String {
    room.desktop.xdotool(&["getactivewindow"]).trim().to_owned()
}

/// The number of times the focus has moved since then.
fn focus_changes(room: &mut Room, since: Instant) -> usize {
    let events = room.desktop.accessibility().events(since);
    let focused = events
        .iter()
        .filter(|event| event.kind == "object:state-changed:focused");
    focused.count()
}

#[test]
fn other_windows_are_opened_and_clicked_and_the_keyboard_stays() {
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
    let root = window(&room, ROOT);
    let before = focus_changes(&mut room, opened);
    let presses = room.entries("clock_pressed").len();
    // The second click hits as the first one does.
    lift(&mut room, "g8");
    assert_eq!(active(&room), root);
    click(&mut room, "f6");
    placed(&room, "f6");
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
