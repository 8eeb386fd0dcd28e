//! The arbiter's desk over a hall, in a real window read over AT-SPI and worked by keyboard alone: a code is given, a table comes in, what is
//! wrong at it is heard of first, and it is opened as if the arbiter stood in front of it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use super::ports::free_address;
use super::room::{PATIENCE, Room};
use super::support::accessibility::Node;
use super::support::wait_until;
use atspi::{Role, State};

const GAME: &str =
    "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n";

fn nameless(tree: &[Node]) -> Vec<(Role, String)> {
    tree.iter()
        .filter(|node| node.is(State::Focusable) && node.name.trim().is_empty())
        .map(|node| (node.role, node.path.clone()))
        .collect()
}

/// The tree, once there are these words in it.
fn find(room: &mut Room, pid: u32, what: &str, words: &str) -> Vec<Node> {
    room.desktop.accessibility().wait_for_tree(pid, what, |tree| {
        tree.iter().any(|node| node.name.contains(words)).then(|| tree.to_vec())
    })
}

/// To the line in which the arbiter types, part by part.
fn go_to_the_line(room: &mut Room, pid: u32) {
    for _ in 0..8 {
        let is_there =
            |node: &Node| node.role == Role::Entry && node.name.starts_with("Command") && node.is(State::Focused);
        let tree = room.desktop.accessibility().wait_for_tree(pid, "a focus", |tree| {
            tree.iter().any(|node| node.is(State::Focused)).then(|| tree.to_vec())
        });
        if tree.iter().any(is_there) {
            return;
        }
        room.desktop.key("F6");
        std::thread::park_timeout(std::time::Duration::from_millis(200));
    }
    panic!("F6 leads nowhere near the line");
}

#[test]
fn a_desk_is_worked_by_keyboard_and_read_to_its_last_name() {
    let mut room = Room::empty((1280, 900));
    let data = room.desktop.folder().join("desk");
    let at = free_address();
    let mut command = room.desktop.command(env!("CARGO_BIN_EXE_annabella"));
    command.args([
        "hall",
        "--event",
        "Club Open",
        "--lang",
        "en",
        "--listen",
        &at,
        "--data",
    ]);
    command.arg(&data).env("PULSE_SERVER", room.sound.address());
    let desk = room.desktop.launch(&mut command);
    room.desktop.focus_window(".*Annabella");
    let pid = desk.pid();
    // A new event asks for a passphrase first; Enter is none.
    room.desktop
        .accessibility()
        .wait_for_tree(pid, "the field for a passphrase", |tree| {
            let is_there = |node: &Node| node.name.starts_with("Passphrase") && node.is(State::Focused);
            (tree.iter().any(is_there) && nameless(tree).is_empty()).then_some(())
        });
    room.desktop.key("Return");
    let tree = find(&mut room, pid, "the desk", "Tables");
    assert_eq!(nameless(&tree), []);
    go_to_the_line(&mut room, pid);
    room.desktop.type_text("code 7");
    room.desktop.key("Return");
    let tree = find(&mut room, pid, "the code", "In letters: ");
    let told = tree
        .iter()
        .find_map(|node| node.name.split_once("In letters: "))
        .unwrap()
        .1;
    let code = told.split('.').next().unwrap().to_owned();

    // The table is a process of its own, in a terminal.
    let story = room.desktop.folder().join("table.game");
    std::fs::write(&story, GAME).unwrap();
    let mut table = room.desktop.command(env!("CARGO_BIN_EXE_annabella"));
    table.args([
        "console", "--mute", "--lang", "en", "--seat", "arbiter", "--hall", &at, "--code", &code, "--table",
    ]);
    table.arg(&story).arg("--data").arg(room.desktop.folder().join("table"));
    let mut table = table.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    find(&mut room, pid, "the question", "Let");
    go_to_the_line(&mut room, pid);
    room.desktop.type_text("yes");
    room.desktop.key("Return");
    let mut lines = BufReader::new(table.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    assert!(lines.any(|line| line.contains("The arbiter's desk is connected")));
    find(&mut room, pid, "the table", "Ada");
    // Opened by its number, the arbiter sees the table: both boards, and nothing without a name.
    go_to_the_line(&mut room, pid);
    room.desktop.type_text("7");
    room.desktop.key("Return");
    let boards = |tree: &[Node]| tree.iter().filter(|node| node.name.contains("white king")).count() >= 2;
    let tree = room
        .desktop
        .accessibility()
        .wait_for_tree(pid, "both boards", |tree| boards(tree).then(|| tree.to_vec()));
    assert_eq!(nameless(&tree), []);
    writeln!(table.stdin.as_mut().unwrap(), "hall leave").unwrap();
    drop(table.stdin.take());
    wait_until("the table's end", PATIENCE, || table.try_wait().unwrap());
}
