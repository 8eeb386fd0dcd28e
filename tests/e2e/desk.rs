//! The arbiter's desk by keyboard alone, read over the accessibility bus.

use super::room::{PATIENCE, ROOT, Room, cells};
use super::support::accessibility::Node;
use super::support::wait_until;
use atspi::{Role, State};
use std::time::Instant;

/// Black has executed another move than the one announced; the sheets differ at the third ply.
const WRONG: &str = "set boards=free\nwhite vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n> white plays Nf3\n\
                     > white records Nf3\n> black records Nc3\n> white presses clock\n> black lifts b1\n> black places c3\n";

fn is_there(tree: &[Node], name: &str) -> bool {
    tree.iter().any(|node| node.name == name)
}

#[test]
fn a_wrong_board_is_compared_explained_put_right_and_reported_by_keyboard_alone() {
    let mut room = Room::at_seat(WRONG, "arbiter");
    room.wait_for_focus("Move");
    let tree = room.tree();
    let frame = tree.iter().find(|node| node.role == Role::Frame).unwrap();
    assert_eq!(frame.name, "Annabella, arbiter: Ada – Ben");
    assert_eq!(cells(&tree).len(), 64);
    let nameless: Vec<_> = tree
        .iter()
        .filter(|node| node.is(State::Focusable) && node.name.is_empty())
        .collect();
    assert!(nameless.is_empty(), "{nameless:#?}");
    room.press("ctrl+b", "The boards differ. Black, Ben: b1 and c3. Article D.2.9.");
    let tree = room.tree();
    for name in [
        "c3, white knight, differs, official empty",
        "Board of Black, Ben: differs on b1 and c3",
        "Black, Ben: At ply 3 b1c3 was made instead of g1f3.",
        "Accept. Proposal: Black, Ben puts the board right. Article D.2.9.",
    ] {
        assert!(is_there(&tree, name), "{name}: {tree:#?}");
    }
    room.press("ctrl+e", "The scoresheets differ at move 2 of White.");
    assert!(is_there(&room.tree(), "≠ 2 White: Nf3, Nc3. First difference"));
    room.say("step black", "Move: white knight from g1 to f3. 2 steps left.");
    room.say(
        "enter black rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        "Black, Ben: the board agrees again.",
    );
    let report = room.data().join("report.html");
    room.say(&format!("report {}", report.display()), "The report is saved.");
    let html = std::fs::read_to_string(&report).unwrap();
    assert!(
        html.contains("<h1>Report: Ada – Ben</h1>") && html.contains("b1 and c3"),
        "{html}"
    );
    assert_eq!(room.entries("boards_compared").len(), 1);
}

#[test]
fn behind_the_pin_the_desk_shows_nothing_and_opens_with_it() {
    let mut room = Room::at_seat(WRONG, "arbiter");
    room.wait_for_focus("Move");
    room.say("lock 4711", "Noted.");
    room.say("close desk", "The arbiter's desk is closed.");
    room.wait_for_focus("PIN of the arbiter's desk");
    room.wait_for("a desk with nothing on it", |tree| {
        tree.iter().all(|node| node.role != Role::ListItem).then_some(())
    });
    room.say("0000", "That is not the PIN.");
    room.say("4711", "The arbiter's desk is open.");
    room.wait_for("64 cells", |tree| (cells(tree).len() == 64).then_some(()));
    let tried = room.entries("pin_entered");
    assert_eq!(tried.len(), 2, "{tried:?}");
    let (lines, _) = super::room::journal(&room.journal(), &["--export", "jsonl"]);
    assert!(!lines.contains("4711"), "{lines}");
}

#[test]
fn the_root_window_is_handed_over_with_one_spoken_key_and_shows_nothing_of_the_other_seat() {
    let script = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4\n";
    let mut room = Room::at(script);
    room.wait_for_focus("Move");
    assert!(is_there(&room.tree(), "My scoresheet"));
    room.press("ctrl+d", "The arbiter's desk.");
    room.wait_for("the desk", |tree| is_there(tree, "Both scoresheets").then_some(()));
    assert!(!is_there(&room.tree(), "My scoresheet"));
    room.press("ctrl+d", "The player's screen.");
    room.wait_for("the player's screen", |tree| {
        is_there(tree, "My scoresheet").then_some(())
    });
    assert!(!is_there(&room.tree(), "Comparison of the boards"));
}

/// The program's windows, by their numbers.
fn windows(room: &Room) -> Vec<String> {
    let found = room
        .desktop
        .xdotool(&["search", "--onlyvisible", "--name", "^Annabella"]);
    let mut windows: Vec<String> = found.lines().map(str::to_owned).collect();
    windows.sort();
    windows
}

#[test]
fn the_desk_opened_once_or_twice_in_whichever_way_destroys_no_window_and_takes_no_focus() {
    let script = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4\n";
    let mut room = Room::at(script);
    room.wait_for_focus("Move");
    let two = wait_until("both windows", PATIENCE, || {
        Some(windows(&room)).filter(|windows| windows.len() == 2)
    });
    let focus = |room: &Room| room.desktop.xdotool(&["getwindowfocus"]);
    let keyboard = focus(&room);
    for (words, shown) in [
        ("The arbiter's desk.", "Both scoresheets"),
        ("The player's screen.", "My scoresheet"),
        ("The arbiter's desk.", "Both scoresheets"),
    ] {
        room.press("ctrl+d", words);
        room.wait_for("the other screen", |tree| is_there(tree, shown).then_some(()));
        assert_eq!(
            (windows(&room), focus(&room)),
            (two.clone(), keyboard.clone()),
            "{words}"
        );
    }
    // Twice before the first has been drawn.
    room.desktop.xdotool(&["key", "--delay", "0", "ctrl+d", "ctrl+d"]);
    let is_at_desk = room.wait_for("a screen", |tree| {
        let [desk, player] = ["Both scoresheets", "My scoresheet"].map(|name| is_there(tree, name));
        (desk != player).then_some(desk)
    });
    assert_eq!((windows(&room), focus(&room)), (two.clone(), keyboard.clone()));
    if is_at_desk {
        room.press("ctrl+d", "The player's screen.");
    }
    let opens = Instant::now();
    room.act_in(ROOT, "Arbiter's desk in a window of its own");
    let three = wait_until("the desk's own window", PATIENCE, || {
        Some(windows(&room)).filter(|windows| windows.len() == 3)
    });
    assert!(two.iter().all(|window| three.contains(window)));
    room.act_in(ROOT, "Arbiter's desk in a window of its own");
    room.wait_for_words("The arbiter's desk is already open in a window of its own.", opens);
    assert_eq!(windows(&room), three);
}
