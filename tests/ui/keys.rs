//! Keys: three layers of them, help for the present pane, a key explained, a key given to a control; and the focus.

#![allow(
    clippy::needless_raw_string_hashes,
    reason = "the snapshots are written by their own tool"
)]

use std::sync::Arc;

use ::settings::{CellRole, KeyPreset, Keys};
use controls::cursor::FingerSensation;
use controls::intent::{Intent, TrainingIntent};
use controls::keymap::Keymap;
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use expect_test::expect;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use query::{Direction, Query, SquareQuestion};
use shakmaty::{Color, Square};
use table::input::Input;

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::languages::{EVENT, HOME, screen_of, table};
use crate::screen;

const ADA: Person = Person::Player(Color::White);

fn at_home() -> Harness<'static, Model> {
    open(Kind::Vi, screen_of(&table(HOME, Locale::En), ADA))
}

fn on_board() -> Harness<'static, Model> {
    let mut harness = at_home();
    press_with(&mut harness, Modifiers::SHIFT, Key::F6);
    harness
}

fn asked(harness: &mut Harness<'_, Model>) -> Vec<Query> {
    let intents = std::mem::take(&mut harness.state_mut().reply.intents);
    let queries = intents.into_iter().map(|intent| match intent {
        Intent::Ask(query) => query,
        other => panic!("{other:?}"),
    });
    queries.collect()
}

#[test]
fn letters_ask_on_the_board_and_write_in_the_move_line() {
    let mut harness = on_board();
    for key in [Key::L, Key::C, Key::M, Key::A] {
        press(&mut harness, key);
    }
    let at = Square::E1;
    let around = |around| Query::Around(at, around);
    let wanted = [
        Query::Last,
        Query::Captured,
        around(SquareQuestion::LegalMoves),
        around(SquareQuestion::Attackers),
    ];
    assert_eq!(asked(&mut harness), wanted);
    // The events that a window system gives: the key and the text it writes in one frame.
    let key = egui::Event::Key {
        key: Key::I,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let text = egui::Event::Text("i".to_owned());
    harness.input_mut().events.extend([key, text]);
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
    let line = harness.get_by_role_and_label(Role::TextInput, "Move").value();
    assert_eq!(line.unwrap_or_default(), "", "the key that leads there writes nothing");
    for key in [Key::L, Key::C, Key::M] {
        press(&mut harness, key);
    }
    assert_eq!(asked(&mut harness), []);
}

#[test]
fn the_alt_keys_read_round_the_square_from_every_pane() {
    let mut harness = at_home();
    for key in [Key::R, Key::F, Key::U, Key::L, Key::N, Key::S, Key::A, Key::D, Key::W] {
        press_with(&mut harness, Modifiers::ALT, key);
    }
    let around = |around| Query::Around(Square::E1, around);
    let wanted = [
        Query::Rank(shakmaty::Rank::First),
        Query::File(shakmaty::File::E),
        around(SquareQuestion::UpperDiagonals),
        around(SquareQuestion::LowerDiagonals),
        around(SquareQuestion::KnightSquares),
        around(SquareQuestion::Ground),
        around(SquareQuestion::Captures),
        around(SquareQuestion::Attackers),
        Query::Pieces(Color::White, None),
    ];
    assert_eq!(asked(&mut harness), wanted);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
}

#[test]
fn the_lines_from_a_square_are_read_one_after_the_other() {
    let mut harness = on_board();
    press(&mut harness, Key::X);
    press(&mut harness, Key::X);
    press_with(&mut harness, Modifiers::SHIFT, Key::X);
    let ray = |direction| Query::Around(Square::E1, SquareQuestion::Ray(direction));
    assert_eq!(
        asked(&mut harness),
        [
            ray(Direction::UpperRight),
            ray(Direction::Right),
            ray(Direction::UpperRight)
        ]
    );
}

#[test]
fn the_edge_and_dark_squares_are_felt_and_a_square_is_repeated() {
    let mut harness = on_board();
    press(&mut harness, Key::ArrowDown);
    assert_eq!(harness.state().reply.felt, Some(FingerSensation::Edge));
    harness.state_mut().reply.felt = None;
    press(&mut harness, Key::ArrowRight); // f1, a light square
    assert_eq!(harness.state().reply.felt, None);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(harness.state().reply.felt, Some(FingerSensation::Dark));
    press(&mut harness, Key::O);
    assert_eq!(harness.state().reply.tell, ["g1, white knight"]);
    press_with(&mut harness, Modifiers::CTRL, Key::ArrowUp);
    assert_eq!(focused(&harness).as_deref(), Some("g2, white pawn"));
}

#[test]
fn a_key_is_explained_and_not_done() {
    let mut harness = at_home();
    press_with(&mut harness, Modifiers::SHIFT, Key::F1);
    press(&mut harness, Key::F12);
    press_with(&mut harness, Modifiers::SHIFT, Key::F1);
    press(&mut harness, Key::G);
    press_with(&mut harness, Modifiers::SHIFT, Key::F1);
    press(&mut harness, Key::Tab);
    harness.step();
    assert_eq!(
        harness.state().reply.tell,
        [
            "Press a key to hear what it does.",
            "Press clock. Completes your move. Make and announce it first.",
            "Press a key to hear what it does.",
            "This key does nothing here.",
            "Press a key to hear what it does.",
            "Next item. Moves to the next item, with Shift to the previous one.",
        ]
    );
    assert_eq!(asked(&mut harness), []);
    assert_eq!(focused(&harness).as_deref(), Some("Move"), "Tab was explained too");
    press(&mut harness, Key::F3);
    assert_eq!(asked(&mut harness), [Query::Last], "the key after it is done again");
}

#[test]
fn help_is_for_the_present_pane_and_begins_with_its_own_keys() {
    let lines = |harness: &Harness<'_, Model>| -> Vec<String> {
        let list = harness.get_by_role_and_label(Role::List, "Lines");
        list.query_all_by_role(Role::ListItem)
            .filter_map(|line| line.accesskit_node().label())
            .collect()
    };
    let mut harness = on_board();
    press(&mut harness, Key::Questionmark);
    let place = |lines: &[String], begins: &str| lines.iter().position(|line| line.starts_with(begins)).unwrap();
    let board = lines(&harness);
    // First what fits the moment, at most ten lines; then the keys of the pane one is in, then the others.
    assert!(board[0].starts_with("Start the clocks. "), "{}", board[0]);
    let own = place(&board, "Enter, Space: Pick up / put down");
    assert!(own <= 10, "{own}");
    assert!(own < place(&board, "N: Next knight") && place(&board, "N: Next knight") < place(&board, "F1"));
    assert!(place(&board, "F1") < place(&board, "Type "));
    // H goes from heading to heading.
    press(&mut harness, Key::H);
    assert_eq!(harness.state().reply.explored.as_deref(), Some("Board"));
    press(&mut harness, Key::Escape);
    press(&mut harness, Key::I);
    press(&mut harness, Key::F1);
    let line = lines(&harness);
    let own = place(&line[1..], "Enter: Announce");
    assert!(own <= 10, "{own}");
    assert!(own < place(&line, "N: "));
}

#[test]
fn enter_and_delete_in_the_list_of_keys_change_no_key() {
    for key in [Key::Enter, Key::Delete] {
        let mut harness = at_home();
        press(&mut harness, Key::F1);
        press(&mut harness, Key::ArrowDown);
        let line = focused(&harness);
        press(&mut harness, key);
        assert_eq!(harness.state().reply.tell, ["Change keys in the settings: Ctrl+comma."]);
        press_with(&mut harness, Modifiers::CTRL, Key::J);
        assert_eq!(harness.state().reply.intents, []);
        assert_eq!(focused(&harness), line, "the list is still open");
    }
}

#[test]
fn control_enter_presses_the_clock_but_not_behind_a_form() {
    let mut harness = at_home();
    let answers = |harness: &Harness<'_, Model>| {
        let reply = &harness.state().reply;
        reply.intents.len() + reply.tell.len()
    };
    for form in [Key::N, Key::S, Key::O] {
        press_with(&mut harness, Modifiers::CTRL, form);
        let before = answers(&harness);
        press_with(&mut harness, Modifiers::CTRL, Key::Enter);
        assert_eq!(answers(&harness), before, "{form:?}");
        press(&mut harness, Key::Escape);
    }
    let before = answers(&harness);
    press_with(&mut harness, Modifiers::CTRL, Key::Enter);
    assert!(answers(&harness) > before);
}

#[test]
fn german_letters_lead_to_pieces_where_they_are_wished() {
    let mut screen = screen_of(&table(HOME, Locale::De), ADA);
    screen.keymap = Arc::new(Keymap::of(&Keys {
        preset: KeyPreset::German,
        ..Keys::default()
    }));
    let mut harness = open(Kind::Vi, screen);
    press_with(&mut harness, Modifiers::SHIFT, Key::F6);
    press(&mut harness, Key::S);
    assert_eq!(focused(&harness).as_deref(), Some("g1, weißer Springer"));
    press(&mut harness, Key::T);
    assert_eq!(focused(&harness).as_deref(), Some("h1, weißer Turm"));
    assert_eq!(asked(&mut harness), []);
}

#[test]
fn cells_have_the_role_that_is_wished() {
    for (role, board, cell) in [
        (CellRole::ListItem, Role::List, Role::ListItem),
        (CellRole::GridCell, Role::Grid, Role::GridCell),
        (CellRole::Button, Role::Group, Role::Button),
    ] {
        let mut screen = screen::screen(Color::White, true);
        screen.board.role = role;
        let harness = open(Kind::Vi, screen);
        let own = harness.get_by_role_and_label(board, "white's board");
        assert!(
            own.children().all(|node| node.accesskit_node().role() == cell),
            "{role:?}"
        );
    }
}

/// The stops of Tab, from the first place on, until it is there again.
fn stops(kind: Kind, mut screen: display::Screen) -> String {
    screen.takes_keys = true;
    let mut harness = open(kind, screen);
    let first = focused(&harness).unwrap();
    let mut stops = vec![first.clone()];
    for _ in 0..40 {
        press(&mut harness, Key::Tab);
        harness.step();
        let here = focused(&harness).unwrap();
        if here == first {
            break;
        }
        stops.push(here);
    }
    stops.join("\n")
}

#[test]
fn the_tab_order_of_every_seat_is_as_it_was() {
    let home = table(HOME, Locale::En);
    expect![[r#"
        Move
        Start the clocks
        e1, white king
        Write on my scoresheet"#]]
    .assert_eq(&stops(Kind::Vi, screen_of(&home, ADA)));
    expect![[r#"
        e8, black king
        Start the clocks
        Keys and commands"#]]
    .assert_eq(&stops(Kind::Sighted, screen_of(&home, Person::Player(Color::Black))));
    let event = table(EVENT, Locale::En);
    expect![[r#"
        Move
        This device has not been approved.
        To all: Clock running: White, Ada.  0:00:00
        More…
        Compare boards
        Stop the clocks
        e1, white king
        e8, black king
        Approve: This device has not been approved."#]]
    .assert_eq(&stops(Kind::Desk, screen_of(&event, Person::Arbiter)));
}

#[test]
fn no_move_of_a_game_moves_or_loses_the_focus_in_any_pane() {
    for presses in 0..6 {
        let mut table = table(HOME, Locale::En);
        let mut harness = open(Kind::Vi, screen_of(&table, ADA));
        for _ in 0..presses {
            press(&mut harness, Key::F6);
        }
        let before = harness.kittest_state().root().tree_state.focus_id();
        let name = focused(&harness);
        for (index, line) in ["e4", "black: e5", "Qh5", "black: Nc6", "Bc4", "black: Nf6", "Qxf7"]
            .into_iter()
            .enumerate()
        {
            let at = Moment::from_millis(1_000 * (u64::try_from(index).unwrap() + 1));
            table.step(Input::Intent(ADA, Intent::Line(line.to_owned())), at);
            harness.state_mut().screen = screen_of(&table, ADA);
            harness.run_steps(2);
            let after = harness.kittest_state().root().tree_state.focus_id();
            if presses != 3 {
                // In the log a new line has a node of its own above the one that is read.
                assert_eq!(before, after, "{presses} {line}");
            }
            assert!(focused(&harness).is_some());
        }
        press(&mut harness, Key::Escape);
        harness.step();
        if presses != 3 {
            assert_eq!(focused(&harness), name, "Escape keeps it");
        }
    }
}

#[test]
fn escape_leaves_a_practice_game_and_otherwise_does_nothing() {
    let mut harness = at_home();
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().reply.intents, []);
    harness.state_mut().screen.banner.leaves = Some(Intent::Practise(false));
    press(&mut harness, Key::Escape);
    assert_eq!(harness.state().reply.intents, [Intent::Practise(false)]);
}

#[test]
fn a_training_is_in_the_banner_and_is_left_by_escape() {
    let mut table = table(HOME, Locale::En);
    let mut harness = at_home();
    let step = |table: &mut table::Table, harness: &mut Harness<'_, Model>, intent: Intent, at_ms: u64| {
        table.step(Input::Intent(ADA, intent), Moment::from_millis(at_ms));
        harness.state_mut().screen = screen_of(table, ADA);
        harness.run_steps(2);
    };
    let line = |text: &str| Intent::Line(text.to_owned());
    let name = focused(&harness);
    step(&mut table, &mut harness, line("training"), 1_000);
    let question = harness.state().screen.banner.to_do.clone();
    assert!(
        harness.query_all_by_label_contains(&question).next().is_some(),
        "{question}"
    );
    step(&mut table, &mut harness, line("nonsense"), 9_000);
    let banner = &harness.state().screen.banner;
    assert_ne!(banner.to_do, question);
    assert!(
        banner.message.starts_with("No. ") && !banner.message.contains(&banner.to_do),
        "{banner:?}"
    );
    assert_eq!(focused(&harness), name, "the focus stays in the move line");
    press(&mut harness, Key::Escape);
    let leaves = Intent::Training(TrainingIntent::Leave);
    assert_eq!(harness.state().reply.intents, std::slice::from_ref(&leaves));
    step(&mut table, &mut harness, leaves, 10_000);
    let summary = "Training over. 0 of 1 right";
    assert!(harness.query_all_by_label_contains(summary).next().is_some());
    assert_eq!(harness.state().screen.banner.leaves, None);
}
