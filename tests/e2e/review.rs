//! A game is gone through in a real window, by keyboard alone.

use super::room::{HOME, ROOT, Room};
use super::support::accessibility::window;
use atspi::{Role, State};
use std::time::Instant;

const PGN: &str = "[Event \"Chennai\"]\n[White \"Anand\"]\n[Black \"Carlsen\"]\n[Result \"0-1\"]\n[Annotator \"Eve\"]\n\n\
                   1. e4 {Best by test} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 $1 0-1\n";

/// A path typed on the page of Ctrl+O, keys for the moves, words in the move line; at the end the file has all that it had, and more.
#[test]
fn a_game_with_variations_is_reviewed_and_saved_by_keyboard() {
    let mut room = Room::at(HOME);
    let file = room.desktop.folder().join("one.pgn");
    std::fs::write(&file, PGN).unwrap();
    room.wait_for_focus("Move");
    room.say("e4", "Eva vier");
    let begun = room.line(&format!("open {}", file.display()));
    room.wait_for_words("Reviewing Anand – Carlsen, 0-1. 2 moves.", begun);
    room.press("alt+Right", "1, White: Eva vier. Best by test. One variation.");
    room.press("alt+i", "Variation 1 of 1. 1, Black: Cäsar fünf");
    room.press("alt+Right", "2, White: Springer Felix drei. End of the variation.");
    room.press("alt+o", "Back: 1, White: Eva vier");
    // The position is explored as on any board.
    room.say("square e4", "e4, white pawn");
    room.say("comment So it begins", "Comment added.");
    room.say("d6", "New variation. Variation 2 of 2. 1, Black: David sechs.");
    let here = room.wait_for("the chosen line", |tree| {
        let own = window(tree, |title| title.starts_with("Ada") && !title.contains('('));
        let chosen = own
            .iter()
            .find(|node| node.role == Role::ListItem && node.is(State::Selected));
        chosen.map(|node| node.name.clone())
    });
    assert_eq!(here, "1... d6");
    if let Ok(folder) = std::env::var("ANNABELLA_SCREENSHOTS") {
        room.desktop
            .screenshot(&std::path::Path::new(&folder).join("e2e-review.png"));
    }
    // Written text is never lost without a question.
    let asked = room.desktop.key("Escape");
    room.wait_for_words("You have unsaved changes. Continue without saving?", asked);
    room.wait_for_focus("No");
    room.press("Return", "Nothing was changed.");
    room.wait_for_focus("Move");
    let saves = room.line("save review");
    room.wait_for_words("Saved: ", saves);
    let text = std::fs::read_to_string(&file).unwrap();
    for part in [
        "[Annotator \"Eve\"]",
        "{Best by test}",
        "{So it begins}",
        "(1... c5 2. Nf3)",
        "(1... d6)",
        "Nc6 $1",
    ] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    let left = Instant::now();
    room.desktop.key("Escape");
    room.wait_for_words("Back to the game.", left);
    // The game on the table goes on as it stood.
    room.say("black: e5", "Eva fünf");
    room.desktop.focus_window(ROOT);
}

/// At an event, and behind a lock, nothing of it opens.
#[test]
fn at_an_event_no_game_can_be_reviewed() {
    let mut room = Room::at("time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n");
    let file = room.desktop.folder().join("one.pgn");
    std::fs::write(&file, PGN).unwrap();
    room.wait_for_focus("Move");
    for line in [
        "review".to_owned(),
        format!("review {}", file.display()),
        format!("open {}", file.display()),
        "opinion".to_owned(),
        "mistakes".to_owned(),
    ] {
        room.say(&line, "Home games only.");
    }
    room.press("alt+Right", "You are not reviewing a game.");
    room.press("alt+e", "You are not reviewing a game.");
}
