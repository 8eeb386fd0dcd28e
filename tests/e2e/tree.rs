//! What a screen reader finds in the root window.

use super::room::{HOME, ROOT, Room, TWO_OUTPUTS, cells};
use super::support::accessibility::Node;
use atspi::{Role, State};

/// Opens the window in that language and checks what every language owes; answers the tree.
fn check(lang: &str, move_line: &str, title: &str) -> Vec<Node> {
    let mut room = Room::with(HOME, TWO_OUTPUTS, lang, (1280, 900));
    room.desktop.focus_window(title);
    room.wait_for_focus(move_line);
    let tree = room.tree();
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
    assert_eq!(cells(&tree).len(), 64);
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
fn a_reader_finds_sixty_four_named_cells_and_the_move_line_with_the_focus() {
    let tree = check("en", "Move", "Annabella: .*");
    has_cells(&tree, &["e4, empty", "g1, white knight", "e8, black king"]);
}

#[test]
fn a_reader_finds_the_same_in_german() {
    let tree = check("de", "Zug", "Annabella: .*");
    has_cells(&tree, &["e4, leer", "g1, weißer Springer"]);
}

#[test]
fn a_reader_finds_the_same_in_portuguese() {
    let tree = check("pt-BR", "Lance", "Annabella: .*");
    has_cells(&tree, &["e4, vazia", "g1, cavalo branco"]);
}

/// On some systems a graphics card draws the windows; a game is the same there.
#[test]
fn where_a_graphics_card_draws_a_move_is_announced_just_so() {
    let mut room = Room::empty((1280, 900));
    room.graphics = "card";
    room.lay_the_table(HOME, TWO_OUTPUTS, "en");
    room.desktop.focus_window(ROOT);
    room.wait_for_focus("Move");
    room.say("e4", "Eva vier");
}
