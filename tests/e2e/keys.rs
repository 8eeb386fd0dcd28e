//! The board by keyboard alone.

use super::room::{HOME, PATIENCE, Room};
use super::support::accessibility::BusEvent;
use atspi::State;

fn is_focus(event: &BusEvent) -> bool {
    event.kind == "object:state-changed:focused" && event.detail == 1
}

#[test]
fn the_focused_cell_follows_each_arrow_and_stays_at_the_edge() {
    let mut room = Room::at(HOME);
    room.wait_for_focus("Move");
    let mut turned = 0;
    while !room
        .tree()
        .iter()
        .any(|node| node.is(State::Focused) && node.name == "e1, white king")
    {
        assert!(turned < 6, "F6 goes round without the board: {:#?}", room.tree());
        let pressed = room.desktop.key("F6");
        room.desktop
            .accessibility()
            .wait_for("a focus event", pressed, PATIENCE, is_focus);
        turned += 1;
    }
    let pid = room.pid();
    for (key, name) in [
        ("Up", "e2, white pawn"),
        ("Up", "e3, empty"),
        ("Right", "f3, empty"),
        ("Down", "f2, white pawn"),
        ("Right", "g2, white pawn"),
        ("Down", "g1, white knight"),
        ("Right", "h1, white rook"),
    ] {
        let pressed = room.desktop.key(key);
        let bus = room.desktop.accessibility();
        let focused = bus.wait_for(&format!("the focus on {name}"), pressed, PATIENCE, is_focus);
        assert_eq!(bus.name(pid, &focused.path).as_deref(), Some(name));
        // All effects of this key have come before the answer to the next question.
        room.tree();
        let focuses = room.desktop.accessibility().events(pressed);
        assert_eq!(
            focuses.iter().filter(|event| is_focus(event)).count(),
            1,
            "{focuses:#?}"
        );
    }
    let pressed = room.desktop.key("Right");
    room.desktop.key("Down");
    // The next key's focus event tells that these two are through.
    let left = room.desktop.key("Left");
    let bus = room.desktop.accessibility();
    let focused = bus.wait_for("the focus on g1", left, PATIENCE, is_focus);
    assert_eq!(bus.name(pid, &focused.path).as_deref(), Some("g1, white knight"));
    let focuses = bus.events(pressed).into_iter().filter(is_focus).count();
    assert_eq!(focuses, 1, "the edge moved the focus: {:#?}", bus.events(pressed));
}
