//! The windows as a screen reader finds them. The tree of all of them stands afterwards in `bus-windows.txt` in the tests' folder of the
//! build.

use super::room::{DESK, HOME, PATIENCE, ROOT, Room, SECOND, TWO_OUTPUTS, WIDE, cells};
use super::support::accessibility::Node;
use super::support::wait_until;
use atspi::{Role, State};
use std::fmt::Write as _;

/// Opens the window in that language and checks what every language owes; answers the tree.
fn check(lang: &str, move_line: &str, title: &str) -> Vec<Node> {
    let mut room = Room::with(HOME, TWO_OUTPUTS, lang, (1280, 900));
    room.desktop.focus_window(title);
    room.wait_for_focus(move_line);
    let tree = room.wait_for("64 cells", |tree| (cells(tree).len() == 64).then(|| tree.to_vec()));
    let focused: Vec<_> = tree.iter().filter(|node| node.is(State::Focused)).collect();
    assert_eq!(focused.len(), 1, "{focused:#?}");
    assert_eq!(focused[0].role, Role::Entry, "{focused:#?}");
    let frame = tree.iter().find(|node| node.role == Role::Frame).unwrap();
    assert!(
        frame.name.contains("Ada") && frame.name.contains("Ben"),
        "{:?}",
        frame.name
    );
    let nameless: Vec<_> = tree
        .iter()
        .filter(|node| node.is(State::Focusable) && (node.name.is_empty() || is_vague(node.role)))
        .collect();
    assert!(nameless.is_empty(), "{nameless:#?}");
    let named = tree
        .iter()
        .all(|node| node.role != Role::ListItem || !node.name.is_empty());
    assert!(named, "{tree:#?}");
    tree
}

fn is_vague(role: Role) -> bool {
    [Role::Unknown, Role::Invalid, Role::Panel, Role::Filler].contains(&role)
}

fn has_cells(tree: &[Node], names: &[&str]) {
    let cells: Vec<_> = cells(tree).into_iter().map(|cell| cell.name.as_str()).collect();
    for name in names {
        assert!(cells.contains(name), "{name}: {cells:?}");
    }
}

#[test]
fn a_reader_finds_sixty_four_cells_and_the_focused_move_line() {
    let tree = check("en", "Move", ROOT);
    has_cells(&tree, &["e4, empty", "g1, white knight", "e8, black king"]);
}

#[test]
fn a_reader_finds_the_same_in_german() {
    let tree = check("de", "Zug", ROOT);
    has_cells(&tree, &["e4, leer", "g1, weißer Springer"]);
}

#[test]
fn a_reader_finds_the_same_in_portuguese() {
    let tree = check("pt-BR", "Lance", ROOT);
    has_cells(&tree, &["e4, vazia", "g1, cavalo branco"]);
}

/// With an arbiter, who has a desk in a window of its own.
const ARBITER: &str = "time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";

/// Keys act in every window, and the clocks have one.
const EVERY_WINDOW: &str = "second-keyboard = true\nclock-window = true\n";

/// Each node on a line of its own, its role and name, below its parent.
fn outline(tree: &[Node]) -> String {
    let mut text = String::new();
    for node in tree {
        let parents = std::iter::successors(node.parent, |parent| tree[*parent].parent);
        writeln!(text, "{}{:?}: {}", "  ".repeat(parents.count()), node.role, node.name).unwrap();
    }
    text
}

#[test]
fn a_reader_finds_every_window_with_roles_and_names() {
    let mut room = Room::with(ARBITER, &format!("{TWO_OUTPUTS}{EVERY_WINDOW}"), "en", WIDE);
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    room.open_desk_window();
    let mut outlines = String::new();
    for (title, squares) in [(ROOT, 64), (SECOND, 64), (DESK, 64), ("Clocks", 0)] {
        let tree = room.wait_for_in(title, title, |tree| {
            (cells(tree).len() == squares).then(|| tree.to_vec())
        });
        outlines += &outline(&tree);
        for node in &tree {
            let is_container = [Role::Panel, Role::Filler, Role::ScrollBar].contains(&node.role);
            // The two live labels are empty while nothing is said.
            let is_silent = node.role == Role::Label;
            assert!(
                is_container || is_silent || !node.name.is_empty(),
                "{node:#?}\n{outlines}"
            );
            let is_reached = node.is(State::Focusable);
            assert!(!is_reached || !is_vague(node.role), "{node:#?}\n{outlines}");
        }
    }
    std::fs::write(
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("bus-windows.txt"),
        &outlines,
    )
    .unwrap();
}

#[test]
fn keys_and_reader_actions_reach_the_sighted_players_board() {
    let mut room = Room::with(ARBITER, &format!("{TWO_OUTPUTS}{EVERY_WINDOW}"), "en", WIDE);
    room.desktop.focus_window(SECOND);
    let focused = |room: &mut Room, name: &str| {
        room.wait_for_in(SECOND, &format!("the focus on {name}"), |tree| {
            let is_it = |node: &Node| node.is(State::Focused) && node.name == name;
            tree.iter().any(is_it).then_some(())
        });
    };
    focused(&mut room, "e8, black king");
    room.desktop.key("Up");
    focused(&mut room, "e7, black pawn");
    let (knight, pid) = (room.node_in(SECOND, "g8, black knight"), room.pid());
    room.desktop.accessibility().focus(pid, &knight.path);
    focused(&mut room, "g8, black knight");
    room.desktop.accessibility().act(pid, &knight.path);
    wait_until("the knight is lifted", PATIENCE, || {
        let lifted = room.entries("piece_lifted");
        lifted.iter().any(|entry| entry.contains("g8")).then_some(())
    });
}

/// A graphics card draws the windows where it is asked for; a game is the same there.
#[test]
fn where_a_graphics_card_draws_a_move_is_announced_just_so() {
    let mut room = Room::empty((1280, 900));
    room.graphics = "card";
    room.lay_the_table(HOME, TWO_OUTPUTS, "en");
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    room.say("e4", "Eva vier");
}
