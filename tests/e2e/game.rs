//! A whole game by keyboard alone, and one that the power cuts short.

use super::room::{HOME, PATIENCE, ROOT, Room, journal};
use super::support::wait_until;
use std::io::Write as _;
use std::process::Stdio;
use std::time::Instant;

#[test]
fn a_whole_game_is_played_by_keyboard_and_its_journal_is_whole() {
    let mut room = Room::at(HOME);
    for (line, said) in [
        ("f3", "Felix drei"),
        ("black: e5", "Eva fünf"),
        ("g4", "Gustav vier"),
        ("black: Qh4", "Dame Hector vier"),
    ] {
        room.say(line, said);
    }
    let opened = room.opened;
    room.wait_for_words("Black wins by checkmate.", opened);
    let file = room.journal();
    let (verdict, status) = journal(&file, &["--verify", "--json"]);
    assert_eq!(status, 0, "{verdict}");
    assert!(verdict.contains("\"ok\":true"), "{verdict}");
    let (pgn, status) = journal(&file, &["--export", "pgn"]);
    assert_eq!(status, 0);
    assert!(
        pgn.contains("[White \"Ada\"]") && pgn.contains("[Black \"Ben\"]"),
        "{pgn}"
    );
    assert!(pgn.contains("[Result \"0-1\"]"), "{pgn}");
    assert!(pgn.ends_with("1. f3 e5 2. g4 Qh4# 0-1\n"), "{pgn}");
}

#[test]
fn who_types_on_without_waiting_for_the_answer_loses_no_letter() {
    let mut room = Room::at(HOME);
    room.wait_for_focus("Move");
    let lines = [
        "e4",
        "black: e5",
        "Nf3",
        "black: Nc6",
        "Bb5",
        "black: a6",
        "Ba4",
        "black: Nf6",
    ];
    for line in lines {
        room.line(line);
    }
    let opened = room.opened;
    room.wait_for_words("Springer Felix sechs", opened);
    assert_eq!(room.entries("move_completed").len(), lines.len());
}

#[test]
fn a_game_cut_short_by_the_power_is_opened_again_where_it_stood() {
    let mut room = Room::at(&format!("time 300\n{HOME}"));
    room.say("start", "Clock running");
    room.say("e4", "Eva vier");
    room.say("black: e5", "Eva fünf");
    room.kill();
    let killed = Instant::now();
    room.open(&["--lang", "en"]);
    room.wait_for_words("The game is back. The running clocks are stopped.", killed);
    room.desktop.focus_window(ROOT);
    room.say("clock", "The clocks are stopped.");
    room.say("last", "Eva fünf");
    room.say("start", "Clock running: White");
    room.say("springer felix 3", "Springer Felix drei");
    let (verdict, status) = journal(&room.journal(), &["--verify"]);
    assert_eq!(status, 0, "{verdict}");
    wait_until("three moves in the journal", PATIENCE, || {
        (room.entries("move_completed").len() == 3).then_some(())
    });
}

/// A move sent by a friend in a message is pasted, not copied letter by letter.
#[test]
fn the_move_line_pastes_from_and_copies_to_other_programs() {
    let mut room = Room::at(HOME);
    room.wait_for_focus("Move");
    let mut copying = room.desktop.command("xclip");
    copying.args(["-selection", "clipboard", "-in"]).stdin(Stdio::piped());
    let mut copying = copying.spawn().expect("xclip, of the package xclip");
    copying.stdin.take().unwrap().write_all(b"Springer f3").unwrap();
    assert!(copying.wait().unwrap().success());
    room.desktop.key("ctrl+v");
    let typed = room.desktop.key("Return");
    room.wait_for_words("Springer Felix drei", typed);
    room.desktop.type_text("what I said");
    wait_until("the words in the other program", PATIENCE, || {
        // Letters typed while a line is handled come after it: the keys may have been too quick.
        room.desktop.key("ctrl+a");
        room.desktop.key("ctrl+c");
        let mut pasting = room.desktop.command("xclip");
        pasting.args(["-selection", "clipboard", "-out"]).stdout(Stdio::piped());
        pasting
            .output()
            .is_ok_and(|output| output.stdout == b"what I said")
            .then_some(())
    });
}
