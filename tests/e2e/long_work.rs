//! Work that takes long is told, and a key stops it.

use super::room::{HOME, PATIENCE, ROOT, Room};
use std::fmt::Write as _;
use std::time::Instant;

/// The number of thousands of games in the file: the fastest machine takes several seconds to count a million.
const THOUSANDS: usize = 1_000;

#[test]
fn a_long_file_is_told_of_after_a_second_and_escape_stops_it() {
    let mut room = Room::at(HOME);
    let mut text = String::new();
    for round in 1..=1_000 {
        let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1/2-1/2";
        write!(
            text,
            "[Event \"A\"]\n[Round \"{round}\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Result \"1/2-1/2\"]\n\n{moves}\n\n"
        )
        .unwrap();
    }
    // A file without the name of a file of games is read to its end before it is on the table.
    let file = room.desktop.folder().join("long.txt");
    std::fs::write(&file, text.repeat(THOUSANDS)).unwrap();
    room.wait_for_focus("Move");
    let asked = room.line(&format!("open {}", file.display()));
    let told = room.wait_for_words("Reading the file. Press Escape to cancel.", asked);
    let waited = told.at.saturating_duration_since(asked);
    assert!(
        waited.as_millis() >= 900,
        "{waited:?}: what is short is not worth a word"
    );
    let stopped = room.desktop.key("Escape");
    let said = room.wait_for_words("Reading cancelled.", stopped);
    assert!(said.at.saturating_duration_since(stopped) < PATIENCE / 10, "at once");
    // The game on the table goes on, and Escape means again what it always does.
    room.say("e4", "Eva vier");
    let again = Instant::now();
    room.desktop.key("Escape");
    room.say("black: e5", "Eva fünf");
    assert!(!room.announced(again).into_iter().any(|text| text.contains("stopped")));
    room.desktop.focus_window(ROOT);
}
