//! The harness proved on the smallest window: a board of 64 named cells, arrows, a live label.

use super::probe_window::{self, WINDOW};
use super::support::desktop::Desktop;
use atspi::{Role, State};
use std::time::Duration;

#[test]
fn sixty_four_cells_are_named_and_each_arrow_is_heard_once() {
    let mut desktop = Desktop::start();
    let this = std::env::current_exe().unwrap();
    let mut command = desktop.command(this);
    command
        .args(["--exact", "probe::the_window_when_asked_for", "--nocapture"])
        .env(WINDOW, "1");
    let program = desktop.launch(&mut command);
    let pid = program.pid();

    let tree = desktop.accessibility().wait_for_tree(pid, "64 cells", |tree| {
        let cells = tree
            .iter()
            .filter(|node| node.role == Role::ListItem && !node.name.is_empty())
            .count();
        (cells == 64).then(|| tree.to_vec())
    });
    println!("tree of {} nodes after {:?}", tree.len(), program.started.elapsed());
    assert!(
        tree.iter()
            .any(|node| node.role == Role::ListBox && node.name == "Board"),
        "{tree:#?}"
    );

    desktop.focus_window("Probe");
    let deadline = Duration::from_secs(5);
    desktop.accessibility().wait_for_tree(pid, "the cursor on e1", |tree| {
        tree.iter()
            .any(|node| node.name == "e1" && node.is(State::Focused))
            .then_some(())
    });
    for (key, name) in [
        ("Up", "e2"),
        ("Up", "e3"),
        ("Right", "f3"),
        ("Down", "f2"),
        ("Left", "e2"),
    ] {
        let pressed = desktop.key(key);
        let bus = desktop.accessibility();
        let heard = bus.wait_for_announcement(name, pressed, deadline);
        let focused = bus.wait_for("focus", pressed, deadline, |event| {
            event.kind == "object:state-changed:focused" && event.detail == 1
        });
        assert_eq!(bus.name(pid, &focused.path).as_deref(), Some(name));
        let announced = bus
            .events(pressed)
            .iter()
            .filter(|event| event.kind == "object:announcement")
            .count();
        assert_eq!(announced, 1, "{:#?}", bus.events(pressed));
        println!(
            "{key}: focus after {:?}, announcement after {:?}",
            focused.at - pressed,
            heard.at - pressed
        );
    }
    let typed = desktop.type_text("springer felix 3");
    desktop
        .accessibility()
        .wait_for_announcement("springer felix 3", typed, deadline);
    let clicked = desktop.click(75, 25);
    desktop.accessibility().wait_for_announcement("b8", clicked, deadline);

    let picture = desktop.folder().join("probe.png");
    desktop.screenshot(&picture);
    assert!(picture.metadata().unwrap().len() > 0);
}

/// The window itself: this binary started once more by the test above. In an ordinary run there is nothing to show.
#[test]
fn the_window_when_asked_for() {
    if std::env::var_os(WINDOW).is_some() {
        probe_window::run();
    }
}
