//! The places of windows, under a window manager.

use super::room::{HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS};
use super::support::wait_until;
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::ConnectionExt as _;

/// Left, top, right and bottom of a window's contents, in pixels.
type Edges = [i64; 4];

/// The window with that title, while it is there.
fn window(room: &Room, title: &str) -> Option<String> {
    let found = room
        .desktop
        .xdotool(&["search", "--onlyvisible", "--name", &format!("^{title}$")]);
    found.lines().next().map(str::to_owned)
}

/// The edges of that window's contents.
fn edges(room: &Room, title: &str) -> Edges {
    wait_until(title, PATIENCE, || {
        let window: u32 = window(room, title)?.parse().ok()?;
        // xdotool counts a window's frame twice.
        let (x11, screen) = x11rb::connect(Some(room.desktop.display())).unwrap();
        let root = x11.setup().roots[screen].root;
        let size = x11.get_geometry(window).ok()?.reply().ok()?;
        let corner = x11.translate_coordinates(window, root, 0, 0).ok()?.reply().ok()?;
        let (x, y) = (i64::from(corner.dst_x), i64::from(corner.dst_y));
        Some([x, y, x + i64::from(size.width), y + i64::from(size.height)])
    })
}

fn is_within(edges: Edges, (width, height): (u32, u32)) -> bool {
    let [left, top, right, bottom] = edges;
    left >= 0 && top >= 0 && right <= i64::from(width) && bottom <= i64::from(height)
}

/// A game at home on that screen, its owner's windows at 200 %.
fn zoomed(size: (u32, u32)) -> Room {
    let mut room = Room::empty(size);
    room.desktop.start_window_manager();
    room.lay_the_table(HOME, &format!("{TWO_OUTPUTS}zoom-percent = 200\n"), "en");
    room
}

#[test]
fn on_a_wide_screen_windows_are_side_by_side_with_own_zooms() {
    let size = (1920, 1080);
    let mut room = zoomed(size);
    let (first, second) = (edges(&room, ROOT), edges(&room, SECOND));
    assert!(
        is_within(first, size) && is_within(second, size),
        "{first:?} {second:?}"
    );
    assert!(first[2] <= second[0], "next to each other: {first:?} {second:?}");
    assert_eq!((first[2] - first[0], first[3] - first[1]), (944, 1016));
    assert_eq!((second[2] - second[0], second[3] - second[1]), (944, 1016));
    // Further enlargement changes neither window's size, and both players continue.
    room.press("ctrl+plus", "225");
    room.say("e4", "Eva vier");
    room.say("black: e5", "Eva fünf");
    assert_eq!((edges(&room, ROOT), edges(&room, SECOND)), (first, second));
    // Put elsewhere, they stand there again at the next start.
    let moved = window(&room, SECOND).unwrap();
    room.desktop.xdotool(&["windowsize", "--sync", &moved, "800", "600"]);
    room.desktop.xdotool(&["windowmove", "--sync", &moved, "1000", "300"]);
    room.say("Nf3", "Felix drei");
    let before = edges(&room, SECOND);
    room.close(ROOT);
    room.open(&["--lang", "en"]);
    let after = edges(&room, SECOND);
    assert_eq!((after[2] - after[0], after[3] - after[1]), (800, 600));
    assert_eq!(after, before);
}

#[test]
fn on_a_small_screen_one_window_is_shown_and_this_is_told_once() {
    for size in [(800, 600), (1024, 768), (1600, 1200)] {
        let mut room = zoomed(size);
        let opened = room.opened;
        let told = room.wait_for_words("Other board", opened);
        assert!(told.text.contains("Ctrl+F6"), "{}", told.text);
        let first = edges(&room, ROOT);
        assert!(is_within(first, size), "{size:?}: {first:?}");
        assert_eq!(window(&room, SECOND), None);
        room.desktop.focus_window(ROOT);
        room.press("ctrl+F6", "Your opponent's window is open.");
        let second = edges(&room, SECOND);
        assert!(is_within(second, size), "{size:?}: {second:?}");
        // The window lies over the first player's, whose keys still act.
        room.say("e4", "Eva vier");
        room.press("ctrl+F6", "Your opponent's window is closed.");
        wait_until("the second window is closed", PATIENCE, || {
            window(&room, SECOND).is_none().then_some(())
        });
        room.say("black: e5", "Eva fünf");
        if size == (1024, 768) {
            room.close(ROOT);
            let closed = std::time::Instant::now();
            room.open(&["--lang", "en"]);
            room.desktop.focus_window(ROOT);
            room.press("ctrl+F6", "window is open");
            let again = room
                .announced(closed)
                .into_iter()
                .any(|text| text.contains("Other board"));
            assert!(!again, "told once");
        }
    }
}
