//! Typing where it does not belong: on the board, and at a question.

use controls::intent::{Intent, YesOrNo};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use laws::people::Person;
use locale::Locale;
use shakmaty::{Color, Square};
use ui::{FocusArrival, WindowNews};

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::languages::{EVENT, screen_of, table};
use crate::screen;

const ADA: Person = Person::Player(Color::White);
/// Comes before the text that is read back.
const READ_BACK: &str = "In the move line, Enter sends it: ";

fn on_board() -> Harness<'static, Model> {
    let mut harness = open(Kind::Vi, screen_of(&table(EVENT, Locale::En), ADA));
    press_with(&mut harness, Modifiers::SHIFT, Key::F6);
    harness.run_steps(2);
    harness
}

/// Presses the keys of the text one after the other, without a pause: a key and the text it writes in one frame.
fn type_fast(harness: &mut Harness<'_, Model>, text: &str) {
    for letter in text.chars() {
        let name = if letter == ' ' {
            String::from("Space")
        } else {
            letter.to_uppercase().to_string()
        };
        let key = Key::from_name(&name).unwrap();
        let written = Event::Text(letter.to_string());
        let events = [half(key, true), written, half(key, false)];
        harness.input_mut().events.extend(events);
        harness.run_steps(1);
    }
}

/// Presses Enter in the next frame.
fn enter_fast(harness: &mut Harness<'_, Model>) {
    let events = [half(Key::Enter, true), half(Key::Enter, false)];
    harness.input_mut().events.extend(events);
    harness.run_steps(1);
}

/// One half of the press of a key.
fn half(key: Key, pressed: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

fn line(harness: &Harness<'_, Model>) -> String {
    harness
        .get_by_role_and_label(Role::TextInput, "Move")
        .value()
        .unwrap_or_default()
}

/// The intents that are more than questions.
fn acts(harness: &Harness<'_, Model>) -> Vec<Intent> {
    let intents = harness.state().reply.intents.iter();
    intents
        .filter(|intent| !matches!(intent, Intent::Ask(_)))
        .cloned()
        .collect()
}

#[test]
fn a_line_typed_on_the_board_goes_to_the_line_and_moves_nothing() {
    let mut harness = on_board();
    type_fast(&mut harness, "black: repeat Eva vier");
    assert_eq!(line(&harness), "black: repeat Eva vier");
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
    harness.run_steps(2);
    assert_eq!(acts(&harness), []);
    assert_eq!(
        harness.state().reply.tell,
        [format!("{READ_BACK}black: repeat Eva vier")]
    );
    press(&mut harness, Key::Enter);
    assert_eq!(acts(&harness), [Intent::Line(String::from("black: repeat Eva vier"))]);
}

#[test]
fn a_line_typed_on_a_page_to_be_read_goes_to_the_move_line() {
    for news in [
        WindowNews::Lines(vec![String::from("White: king e1")]),
        WindowNews::Manual,
    ] {
        let mut harness = on_board();
        harness.state_mut().window.take(news);
        harness.run_steps(2);
        type_fast(&mut harness, "clock");
        assert_eq!(line(&harness), "clock");
        assert_eq!(focused(&harness).as_deref(), Some("Move"));
        harness.run_steps(3);
        assert_eq!(harness.state().reply.tell, [format!("{READ_BACK}clock")]);
        press(&mut harness, Key::Enter);
        assert_eq!(acts(&harness), [Intent::Line(String::from("clock"))]);
    }
}

#[test]
fn an_arrow_that_does_nothing_says_where_one_is() {
    let mut harness = on_board();
    let button = harness.get_by_label("Write on my scoresheet");
    button.focus();
    harness.run_steps(2);
    press(&mut harness, Key::ArrowRight);
    // Told, since a screen reader says nothing of a focus that stays.
    assert_eq!(harness.state().reply.tell, ["Write on my scoresheet"]);
    // On the board an arrow means something.
    let mut harness = on_board();
    press(&mut harness, Key::ArrowUp);
    let told = harness.state().reply.explored.as_deref();
    assert_eq!(told, Some("e2, white pawn"));
}

#[test]
fn typed_letters_are_said_one_by_one_and_so_are_deleted_ones() {
    let mut harness = open(Kind::Vi, screen_of(&table(EVENT, Locale::En), ADA));
    harness.state_mut().heard.clear();
    type_fast(&mut harness, "e 4");
    assert_eq!(harness.state().heard, ["e", "Space", "4"]);
    assert_eq!(harness.state().reply.came, FocusArrival::ByTyping);
    harness.state_mut().heard.clear();
    press(&mut harness, Key::Backspace);
    press(&mut harness, Key::Home);
    press(&mut harness, Key::End);
    assert_eq!(harness.state().heard, ["4", "e", "e "]);
    // A line that is sent is answered by the table.
    harness.state_mut().heard.clear();
    press(&mut harness, Key::Enter);
    assert!(harness.state().heard.is_empty(), "{:?}", harness.state().heard);
}

#[test]
fn a_letter_that_does_nothing_on_the_board_says_so() {
    let mut harness = on_board();
    type_fast(&mut harness, "e");
    harness.run_steps(4);
    assert_eq!(harness.state().reply.tell, ["e: This key does nothing here."]);
    // A square needs no such words, and a letter with a meaning neither.
    for text in ["e4", "n"] {
        let mut harness = on_board();
        type_fast(&mut harness, text);
        harness.run_steps(4);
        assert!(
            harness.state().reply.tell.is_empty(),
            "{text}: {:?}",
            harness.state().reply.tell
        );
    }
}

#[test]
fn the_target_that_a_page_covers_stays_in_the_tree_for_a_moment() {
    let mut harness = open(Kind::Vi, screen_of(&table(EVENT, Locale::En), ADA));
    press(&mut harness, Key::F1);
    assert!(harness.query_by_value("Move").is_some());
    harness.run_steps(8);
    assert!(harness.query_by_value("Move").is_none());
}

#[test]
fn enter_reads_back_a_line_typed_on_the_board_then_sends_it() {
    for text in ["e4", "Nf3", "draw", "vier", "fg4"] {
        let mut harness = on_board();
        type_fast(&mut harness, text);
        enter_fast(&mut harness);
        harness.run_steps(3);
        assert_eq!(acts(&harness), [], "{text}");
        assert_eq!(harness.state().reply.tell, [format!("{READ_BACK}{text}")]);
        press(&mut harness, Key::Enter);
        assert_eq!(acts(&harness), [Intent::Line(text.to_owned())]);
    }
}

#[test]
fn a_square_typed_on_the_board_wins_over_its_letter_alone() {
    for name in ["e4, empty", "f4, empty", "b1, white knight"] {
        let mut harness = on_board();
        let square = name.split(',').next().unwrap();
        type_fast(&mut harness, square);
        harness.run_steps(2);
        assert_eq!(focused(&harness).as_deref(), Some(name));
        assert_eq!(harness.state().reply.tell, Vec::<String>::new());
        assert_eq!(acts(&harness), [], "{name}");
    }
    let mut harness = on_board();
    type_fast(&mut harness, "e2");
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    let (board, square) = (Color::White, Square::E2);
    assert_eq!(acts(&harness), [Intent::Touch { board, square }]);
}

#[test]
fn one_key_repeated_and_two_keys_are_no_text() {
    let mut harness = on_board();
    type_fast(&mut harness, "nnn");
    let before = focused(&harness);
    assert!(
        before.as_deref().is_some_and(|name| name.contains("knight")),
        "{before:?}"
    );
    type_fast(&mut harness, " ");
    assert_eq!(acts(&harness), [], "Space waits to see if it belongs to a text");
    harness.run_steps(2);
    assert!(
        matches!(acts(&harness)[..], [Intent::Touch { .. }]),
        "{:?}",
        acts(&harness)
    );
    assert_eq!(focused(&harness), before);
}

#[test]
fn letters_that_are_neither_yes_nor_no_keep_the_question() {
    for text in ["black: e4", "resign", "yellow", "x"] {
        let mut harness = open(Kind::Vi, screen::asking(screen::screen(Color::White, true)));
        type_fast(&mut harness, text);
        enter_fast(&mut harness);
        assert_eq!(acts(&harness), [], "{text}");
        assert_eq!(harness.state().reply.tell, ["Yes or no: Resign this game?"], "{text}");
        type_fast(&mut harness, "y");
        enter_fast(&mut harness);
        assert_eq!(acts(&harness), [Intent::Answer(YesOrNo::Yes)], "{text}");
    }
    // Nor does the key of a page get no answer.
    let mut harness = open(Kind::Vi, screen::asking(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::S);
    assert_eq!(harness.state().reply.tell, ["Yes or no: Resign this game?"]);
}
