//! The arbiter's desk by keyboard alone, read over the accessibility bus.

use std::time::{Duration, Instant};

use super::room::{DESK, PATIENCE, ROOT, Room, TWO_OUTPUTS, WIDE, cells};
use super::support::accessibility::Node;
use super::support::wait_until;
use atspi::{Role, State};

/// Black has executed another move than the one announced; the sheets differ at the third ply.
const WRONG: &str = "set boards=free\nwhite vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4 e5\n> white plays Nf3\n\
                     > white records Nf3\n> black records Nc3\n> white presses clock\n> black lifts b1\n> black places c3\n";

fn is_there(tree: &[Node], name: &str) -> bool {
    tree.iter().any(|node| node.name == name)
}

#[test]
fn a_wrong_board_is_compared_corrected_and_reported_by_keyboard() {
    let mut room = Room::at_seat(WRONG, "arbiter");
    room.wait_for_focus("Move");
    // An announcement comes with its frame; a tree read node by node may be of two frames.
    let tree = room.wait_for("the desk's title and 64 cells", |tree| {
        let frame = tree.iter().find(|node| node.role == Role::Frame)?;
        let is_whole = frame.name == "Ada – Ben (arbiter) – Annabella" && cells(tree).len() == 64;
        is_whole.then(|| tree.to_vec())
    });
    let nameless: Vec<_> = tree
        .iter()
        .filter(|node| node.is(State::Focusable) && node.name.is_empty())
        .collect();
    assert!(nameless.is_empty(), "{nameless:#?}");
    room.press(
        "ctrl+b",
        "The boards differ. Black, Ben: b1 empty and c3 white knight. Article D.2.9.",
    );
    for name in [
        "c3, white knight: differs; should be empty",
        "Board: Black, Ben: differs on b1 and c3",
        "Black, Ben: Move 2, White: b1-c3 was made, not g1-f3.",
        "Accept. Proposed: Black, Ben corrects the board. Article D.2.9.",
    ] {
        room.wait_for(name, |tree| is_there(tree, name).then_some(()));
    }
    room.press("ctrl+e", "The scoresheets differ at White's move 2.");
    let difference = "≠ 2 White: Nf3, Nc3. First difference";
    room.wait_for(difference, |tree| is_there(tree, difference).then_some(()));
    room.say("step black", "Move: white knight from g1 to f3. 2 steps to go.");
    room.say(
        "enter black rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
        "Black, Ben: the board matches.",
    );
    let report = room.data().join("report.html");
    room.say(&format!("report {}", report.display()), "Report saved.");
    let html = std::fs::read_to_string(&report).unwrap();
    assert!(
        html.contains("<h1>Report: Ada – Ben</h1>") && html.contains("b1 empty and c3 white knight"),
        "{html}"
    );
    assert_eq!(room.entries("boards_compared").len(), 1);
}

#[test]
fn behind_the_pin_the_desk_shows_nothing_and_opens_with_it() {
    let mut room = Room::at_seat(WRONG, "arbiter");
    room.wait_for_focus("Move");
    room.say("lock 4711", "Locked.");
    room.say("close desk", "The arbiter's desk is closed.");
    room.wait_for_focus("PIN for the arbiter's desk");
    room.wait_for("a desk with nothing on it", |tree| {
        tree.iter().all(|node| node.role != Role::ListItem).then_some(())
    });
    let wrong = Instant::now();
    room.say("0000", "Wrong PIN.");
    room.wait_for("the second that a wrong PIN costs", |_| {
        (wrong.elapsed() >= Duration::from_secs(2)).then_some(())
    });
    room.say("4711", "The arbiter's desk is open.");
    room.wait_for("64 cells", |tree| (cells(tree).len() == 64).then_some(()));
    let tried = room.entries("pin_entered");
    assert_eq!(tried.len(), 2, "{tried:?}");
    for record in room.records() {
        // In the digits of a hash or of a salt it may stand by chance.
        let mut keys: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&record).unwrap();
        keys.retain(|key, _| !["hash", "pin_hash", "salt"].contains(&key.as_str()));
        assert!(!format!("{keys:?}").contains("4711"), "{record}");
    }
}

#[test]
fn the_desk_closes_with_the_key_that_leaves_it() {
    let mut room = Room::at("white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4\n");
    room.wait_for_focus("Move");
    room.press("ctrl+d", "Arbiter's desk.");
    room.desktop.focus_window(DESK);
    room.say("lock 4711", "Locked");
    room.press("ctrl+d", "Player's screen.");
    room.desktop.focus_window(ROOT);
    room.press("ctrl+n", "This game is locked");
    room.press("ctrl+d", "Arbiter's desk.");
    room.desktop.focus_window(DESK);
    room.wait_for_focus("PIN for the arbiter's desk");
    room.say("4711", "The arbiter's desk is open.");
    room.press("ctrl+d", "Player's screen.");
    room.press("ctrl+d", "Arbiter's desk.");
    room.wait_for_focus("PIN for the arbiter's desk");
}

#[test]
fn the_root_window_is_handed_over_by_one_key_without_leaks() {
    let script = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4\n";
    let mut room = Room::at(script);
    room.wait_for_focus("Move");
    room.wait_for("the player's screen", |tree| {
        is_there(tree, "My scoresheet").then_some(())
    });
    room.press("ctrl+d", "Arbiter's desk.");
    room.wait_for("the desk alone", |tree| {
        (is_there(tree, "Both scoresheets") && !is_there(tree, "My scoresheet")).then_some(())
    });
    room.press("ctrl+d", "Player's screen.");
    room.wait_for("the player's screen alone", |tree| {
        (is_there(tree, "My scoresheet") && !is_there(tree, "Open issues")).then_some(())
    });
}

#[test]
fn a_locked_game_open_already_is_told_in_a_window() {
    let mut room = Room::at_seat("white vi Ada\nblack sighted Ben\narbiter Dora\n", "arbiter");
    room.wait_for_focus("Move");
    room.say("lock 4711", "Locked");
    let mut command = room.desktop.command(env!("CARGO_BIN_EXE_annabella"));
    command.args(["--lang", "en", "--data"]).arg(room.data());
    command.env("PULSE_SERVER", room.sound.address());
    let mut second = room.desktop.launch(&mut command);
    let pid = second.pid();
    let told = |node: &Node| node.name.contains("is already open") && node.name.contains("no other game can be opened");
    let tree = room
        .desktop
        .accessibility()
        .wait_for_tree(pid, "why", |tree| tree.iter().any(told).then(|| tree.to_vec()));
    assert!(cells(&tree).is_empty() && !is_there(&tree, "Move"));
    room.desktop.focus_window("^Annabella$");
    room.desktop.accessibility().wait_for_tree(pid, "the focus", |tree| {
        let is_focused = |node: &Node| node.is(State::Focused) && node.name == "Close";
        tree.iter().any(is_focused).then_some(())
    });
    room.desktop.key("Escape");
    wait_until("the end", PATIENCE, || second.ended());
}

/// The program's windows, by their numbers.
fn windows(room: &Room) -> Vec<String> {
    let found = room
        .desktop
        .xdotool(&["search", "--onlyvisible", "--name", "Annabella$"]);
    let mut windows: Vec<String> = found.lines().map(str::to_owned).collect();
    windows.sort();
    windows
}

#[test]
fn opening_the_desk_again_destroys_no_window_and_takes_no_focus() {
    let script = "white vi Ada\nblack sighted Ben\narbiter Dora\nboth play 1.e4\n";
    let mut room = Room::with(script, TWO_OUTPUTS, "en", WIDE);
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    let two = wait_until("both windows", PATIENCE, || {
        Some(windows(&room)).filter(|windows| windows.len() == 2)
    });
    let focus = |room: &Room| room.desktop.xdotool(&["getwindowfocus"]);
    let keyboard = focus(&room);
    for (words, shown) in [
        ("Arbiter's desk.", "Both scoresheets"),
        ("Player's screen.", "My scoresheet"),
        ("Arbiter's desk.", "Both scoresheets"),
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
        room.press("ctrl+d", "Player's screen.");
    }
    let opens = Instant::now();
    room.open_desk_window();
    let three = wait_until("the desk's own window", PATIENCE, || {
        Some(windows(&room)).filter(|windows| windows.len() == 3)
    });
    assert!(two.iter().all(|window| three.contains(window)));
    room.open_desk_window();
    room.wait_for_words("The arbiter's desk is already open in its own window.", opens);
    assert_eq!(windows(&room), three);
}
