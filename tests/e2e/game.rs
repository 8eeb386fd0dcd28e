//! A whole game by keyboard alone, and one that the power cuts short.

use super::room::{HOME, PATIENCE, ROOT, Room, journal};
use super::support::wait_until;
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
    room.wait_for_words("Black wins: checkmate.", opened);
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
    room.wait_for_words(
        "The game is opened again. The program had been closed while a clock was running.",
        killed,
    );
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
