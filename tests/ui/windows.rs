//! Both windows.

use controls::catalogue::Control;
use controls::intent::{Intent, YesOrNo};
use controls::sheet::{SheetIntent, SheetReading};
use display::Screen;
use egui::accesskit::{Action, Live, Role};
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::command::Command;
use shakmaty::Color;
use ui::live_region::{FIRST_MS, QUIET_MS, Urgency};
use ui::{FixedTarget, FocusArrival, LineNews, Reply, WindowNews};

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::screen;

fn vi() -> Screen {
    screen::busy(screen::screen(Color::White, true))
}

fn with_help() -> Harness<'static, Model> {
    let mut harness = open(Kind::Vi, vi());
    press(&mut harness, Key::F1);
    harness
}

#[test]
fn every_focusable_node_has_a_role_and_a_name() {
    let mut sighted = screen::busy(screen::screen(Color::Black, false));
    sighted.takes_keys = true;
    has_roles_and_names(&open(Kind::Vi, vi()));
    has_roles_and_names(&open(Kind::Sighted, sighted.clone()));
    has_roles_and_names(&open(Kind::Sighted, screen::asking(sighted)));
    has_roles_and_names(&open(Kind::Vi, screen::asking(vi())));
    has_roles_and_names(&with_help());
    has_roles_and_names(&crate::new_game::with_new_game());
}

pub(crate) fn has_roles_and_names(harness: &Harness<'_, Model>) {
    let mut reached = 0;
    let mut rest = vec![harness.root()];
    while let Some(node) = rest.pop() {
        let own = node.accesskit_node();
        if own.data().supports_action(Action::Focus) {
            reached += 1;
            assert!(
                ![Role::Unknown, Role::GenericContainer].contains(&own.role()),
                "{node:?}"
            );
            assert!(own.label().is_some_and(|name| !name.trim().is_empty()), "{node:?}");
        }
        rest.extend(node.children());
    }
    assert!(reached >= 2, "{reached}");
}

#[test]
fn the_window_has_the_screens_title() {
    let harness = open(Kind::Vi, vi());
    assert_eq!(harness.root().accesskit_node().label(), Some(vi().title));
}

#[test]
fn the_focus_starts_in_the_move_line_and_f6_visits_all_panes() {
    let mut harness = open(Kind::Vi, vi());
    let mut heard = Vec::new();
    for _ in 0..4 {
        heard.push(focused(&harness).unwrap());
        press(&mut harness, Key::F6);
    }
    assert_eq!(
        heard,
        [
            "Your move",
            "Entry on the scoresheet",
            "Springer Cesar sechs  12:03",
            "e1, white king"
        ]
    );
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
}

/// Events are said to their end first; a person who moves the focus cuts off the words being said.
#[test]
fn the_first_focus_is_said_in_turn_and_a_moved_one_at_once() {
    let mut harness = open(Kind::Vi, vi());
    assert_eq!(harness.state().heard, ["Your move"]);
    assert_eq!(harness.state().reply.came, FocusArrival::WithWindow);
    harness.state_mut().reply = Reply::default();
    press(&mut harness, Key::F6);
    assert_eq!(harness.state().heard.len(), 2);
    assert_eq!(harness.state().reply.came, FocusArrival::ByMoving);
}

#[test]
fn enter_sends_the_move_line_and_empties_it() {
    let mut harness = open(Kind::Vi, vi());
    harness.event(egui::Event::Text("Sf3".to_owned()));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().reply.intents, [Intent::Line("Sf3".to_owned())]);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
    let line = |harness: &Harness<'_, Model>| harness.get_by_role_and_label(Role::TextInput, "Your move").value();
    assert_eq!(line(&harness).as_deref().unwrap_or_default(), "");
    harness.event(egui::Event::Text("e4".to_owned()));
    harness.run_steps(2);
    assert_eq!(line(&harness).as_deref(), Some("e4"));
    // The news that the line before is handled takes nothing from the next one.
    harness
        .state_mut()
        .window
        .take(WindowNews::Line(FixedTarget::MoveLine, LineNews::Taken));
    harness.run_steps(2);
    assert_eq!(line(&harness).as_deref(), Some("e4"));
    press(&mut harness, Key::Enter);
    assert_eq!(line(&harness).as_deref().unwrap_or_default(), "");
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
}

#[test]
fn a_refused_line_is_cleared_and_up_brings_it_back() {
    let mut harness = open(Kind::Vi, vi());
    let line = |harness: &Harness<'_, Model>| {
        let field = harness.get_by_role_and_label(Role::TextInput, "Your move");
        field.value().unwrap_or_default()
    };
    let typed = |harness: &mut Harness<'_, Model>, text: &str| {
        harness.event(Event::Text(text.to_owned()));
        press(harness, Key::Enter);
    };
    press(&mut harness, Key::ArrowUp);
    assert_eq!(line(&harness), "", "nothing was refused");
    assert_eq!(harness.state().reply.tell, ["Your move"], "the arrow says where one is");
    harness.state_mut().reply.tell.clear();
    typed(&mut harness, "earphone 2");
    harness
        .state_mut()
        .window
        .take(WindowNews::Line(FixedTarget::MoveLine, LineNews::Refused));
    harness.run_steps(2);
    assert_eq!(line(&harness), "");
    typed(&mut harness, "e4");
    assert_eq!(
        harness.state().reply.intents.last(),
        Some(&Intent::Line("e4".to_owned()))
    );
    harness
        .state_mut()
        .window
        .take(WindowNews::Line(FixedTarget::MoveLine, LineNews::Taken));
    harness.run_steps(2);
    press(&mut harness, Key::ArrowUp);
    assert_eq!(line(&harness), "earphone 2", "what was refused last");
    assert_eq!(harness.state().reply.tell, ["earphone 2"]);
    // The caret is behind it.
    typed(&mut harness, "1");
    assert_eq!(
        harness.state().reply.intents.last(),
        Some(&Intent::Line("earphone 21".to_owned()))
    );
    // Read back, it waits, and typing replaces it.
    harness
        .state_mut()
        .window
        .take(WindowNews::Line(FixedTarget::MoveLine, LineNews::Waits));
    harness.run_steps(2);
    typed(&mut harness, "d4");
    assert_eq!(
        harness.state().reply.intents.last(),
        Some(&Intent::Line("d4".to_owned()))
    );
}

fn text(text: &str) -> Event {
    Event::Text(text.to_owned())
}

/// Enter going down, or up again.
fn enter(pressed: bool) -> Event {
    Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

#[test]
fn text_typed_after_enter_in_the_same_frame_is_the_next_line() {
    let mut harness = open(Kind::Vi, vi());
    let typed_at_once = [
        text("Sf3"),
        enter(true),
        enter(false),
        text("Sc6"),
        enter(true),
        enter(false),
        text("e"),
    ];
    harness.input_mut().events.extend(typed_at_once);
    harness.run_steps(5); // each Enter has a frame of its own
    let lines = ["Sf3", "Sc6"].map(|line| Intent::Line(line.to_owned()));
    assert_eq!(harness.state().reply.intents, lines);
    let line = harness.get_by_role_and_label(Role::TextInput, "Your move").value();
    assert_eq!(line.as_deref(), Some("e"));
}

/// Black types `accept` and `yes` without a pause at a table that takes some frames to ask its question.
#[test]
fn text_typed_after_enter_answers_the_question_it_opens() {
    let mut harness = open(Kind::Vi, vi());
    harness.state_mut().answers_late = true;
    let mut typed = vec![text("accept"), enter(true), enter(false)];
    typed.extend(["y", "e", "s"].map(text));
    typed.extend([enter(true), enter(false), text("e")]);
    harness.input_mut().events.extend(typed);
    harness.run_steps(5);
    assert_eq!(harness.state().reply.intents, [Intent::Line(String::from("accept"))]);
    harness.state_mut().screen = screen::asking(vi());
    harness.state_mut().answer();
    harness.run_steps(5);
    let answered = [Intent::Line(String::from("accept")), Intent::Answer(YesOrNo::Yes)];
    assert_eq!(harness.state().reply.intents, answered);
    harness.state_mut().screen = vi();
    harness.state_mut().answer();
    harness.run_steps(3);
    let line = harness.get_by_role_and_label(Role::TextInput, "Your move").value();
    assert_eq!(line.as_deref(), Some("e"));
}

#[test]
fn a_function_key_acts_once_for_each_press() {
    let mut harness = open(Kind::Vi, vi());
    harness.key_down(Key::F12);
    harness.key_down(Key::F12);
    harness.key_up(Key::F12);
    harness.step();
    press(&mut harness, Key::F8);
    press_with(&mut harness, Modifiers::CTRL, Key::Enter);
    let pressed = Intent::Do(Command::PressClock { side: Color::White });
    let repeated = Intent::Repeated { for_side: Color::White };
    assert_eq!(harness.state().reply.intents, [pressed.clone(), repeated, pressed]);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut screen = vi();
    let button = screen
        .buttons
        .iter_mut()
        .find(|button| button.control == Control::Press);
    button.unwrap().act = Err("Announce your move first.".to_owned());
    let mut harness = open(Kind::Vi, screen);
    press(&mut harness, Key::F12);
    assert_eq!(harness.state().reply.tell, ["Announce your move first."]);
    assert!(harness.state().reply.intents.is_empty());
    assert!(harness.query_by_role_and_label(Role::Button, "press").is_none());
}

#[test]
fn a_new_screen_moves_no_focus() {
    for presses in 0..6 {
        let mut harness = open(Kind::Vi, screen::screen(Color::White, true));
        for _ in 0..presses {
            press(&mut harness, Key::F6);
        }
        let before = harness.kittest_state().root().tree_state.focus_id();
        let mut next = vi();
        let newest = next.log.lines[0].clone();
        next.log.lines.insert(0, newest);
        harness.state_mut().screen = next;
        harness.run_steps(3);
        let after = harness.kittest_state().root().tree_state.focus_id();
        assert_eq!(before, after, "{presses}");
    }
}

#[test]
fn tab_stops_once_per_group_and_arrows_visit_its_buttons() {
    let mut harness = open(Kind::Vi, vi());
    let mut heard = Vec::new();
    for _ in 0..7 {
        heard.push(focused(&harness).unwrap());
        press(&mut harness, Key::Tab);
        harness.step();
    }
    let stops = [
        "Your move",
        "repeated", // the one next act; More is in its group
        "e1, white king",
        "white pawn, 2 off the board",
        "Entry on the scoresheet",
        "2. Sf3 Sc6", // its newest entry
        "Springer Cesar sechs  12:03",
    ];
    assert_eq!(heard, stops);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
}

/// Acts other than the next one stand on one page: the arrows and letters go through it, Enter carries one out on the panes.
#[test]
fn everything_else_that_can_be_done_is_on_one_page() {
    let mut harness = open(Kind::Vi, vi());
    press(&mut harness, Key::F10);
    assert_eq!(focused(&harness).as_deref(), Some("help"));
    assert_eq!(harness.state().heard.last().map(String::as_str), Some("more: help"));
    for (key, name) in [(Key::ArrowDown, "manual"), (Key::End, "again"), (Key::Home, "help")] {
        press(&mut harness, key);
        assert_eq!(focused(&harness).as_deref(), Some(name));
    }
    assert!(harness.query_by_label("accept draw").is_none(), "no draw is offered");
    for name in ["opponents window", "opponent", "offer draw"] {
        harness.event(egui::Event::Text("o".to_owned()));
        harness.run_steps(2);
        assert_eq!(focused(&harness).as_deref(), Some(name));
    }
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));

    press(&mut harness, Key::F10);
    harness.get_by_role_and_label(Role::Button, "resign").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Space);
    let resigned = Intent::Do(Command::Resign { side: Color::White });
    assert_eq!(harness.state().reply.intents, [resigned]);
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
}

#[test]
fn a_still_window_needs_no_frame_and_a_clock_one_each_second() {
    let wait = |running: bool| {
        let mut screen = vi();
        for clock in screen.clocks.sides.as_mut().unwrap().iter_mut() {
            clock.running &= running;
        }
        let mut harness = open(Kind::Vi, screen);
        press(&mut harness, Key::F6); // off the field, whose cursor blinks
        press(&mut harness, Key::F6);
        harness.run_steps(4);
        let root = &harness.output().viewport_output[&egui::ViewportId::ROOT];
        root.repaint_delay
    };
    assert_eq!(wait(false), std::time::Duration::MAX);
    let due = wait(true).as_millis();
    assert!((900..=1_000).contains(&due), "{due}");
}

#[test]
fn the_accessible_text_of_a_clock_is_in_words_not_digits() {
    let mut harness = open(Kind::Vi, vi());
    let words = "White, Ada, 15 minutes, runs, 3 moves";
    for now_ms in [0, 1_000, 59_000] {
        harness.state_mut().now_ms = now_ms;
        harness.run_steps(2);
        assert_eq!(harness.get_by_value(words).accesskit_node().live(), Live::Off);
    }
}

#[test]
fn a_button_is_pressed_once_however_long_the_key_is_held() {
    let mut harness = open(Kind::Vi, vi());
    press(&mut harness, Key::Tab);
    harness.step();
    for _ in 0..3 {
        harness.key_down(Key::Enter);
    }
    harness.key_up(Key::Enter);
    harness.step();
    let repeated = Intent::Repeated { for_side: Color::White };
    assert_eq!(harness.state().reply.intents, [repeated]);
}

#[test]
fn help_is_read_line_by_line_and_escape_leads_back() {
    let mut harness = with_help();
    assert_eq!(focused(&harness).as_deref(), Some("F1: help"));
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness).as_deref(), Some("F2: my clock"));
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
    press(&mut harness, Key::F1);
    press(&mut harness, Key::F1);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
    harness.state_mut().window.take(WindowNews::Help(String::new()));
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("F1: help"));
}

#[test]
fn the_scoresheet_shows_its_newest_entry_unless_it_is_read() {
    let mut screen = vi();
    let line = |number: usize| format!("{number}. e4 e5");
    screen.sheet.lines = (1..=30).map(|number| screen::sheet_line(&line(number))).collect();
    let mut harness = open(Kind::Vi, screen);
    harness.run_steps(3);
    let list = harness.get_by_role_and_label(Role::List, "Scoresheet").rect();
    let at = |harness: &Harness<'static, Model>, number| harness.get_by_label(&line(number)).rect();
    assert!(list.contains_rect(at(&harness, 30)), "the newest entry is seen");
    assert!(!list.intersects(at(&harness, 1)), "the oldest is not");
    harness.get_by_label(&line(30)).focus();
    harness.run_steps(2);
    press(&mut harness, Key::Home);
    harness
        .state_mut()
        .screen
        .sheet
        .lines
        .push(screen::sheet_line(&line(31)));
    harness.run_steps(3);
    assert_eq!(focused(&harness).as_deref(), Some("1. e4 e5"), "the player's own line");
    assert!(list.contains_rect(at(&harness, 1)));
}

#[test]
fn a_scoresheet_entry_is_corrected_searched_and_read_by_keys() {
    let mut harness = open(Kind::Vi, vi());
    harness.get_by_label("2. Sf3 Sc6").focus();
    harness.run_steps(2);
    for key in [Key::ArrowUp, Key::ArrowDown] {
        press_with(&mut harness, Modifiers::ALT, key);
    }
    press(&mut harness, Key::Home);
    harness
        .get_by_role_and_label(Role::TextInput, "Entry on the scoresheet")
        .focus();
    harness.run_steps(2);
    harness
        .get_by_role_and_label(Role::TextInput, "Entry on the scoresheet")
        .type_text("d4");
    harness.run_steps(2);
    press_with(&mut harness, Modifiers::ALT, Key::C);
    press_with(&mut harness, Modifiers::CTRL, Key::F);
    press_with(&mut harness, Modifiers::ALT, Key::G);
    press(&mut harness, Key::Enter);
    let words = String::from("d4");
    let expected = [
        SheetIntent::Correct {
            place: Some(1),
            words: words.clone(),
        },
        SheetIntent::Read(SheetReading::Find(words.clone())),
        SheetIntent::Read(SheetReading::From(0)),
        SheetIntent::Write(words),
    ];
    // The intents that the screen has ready for the entry before and the entry after come first.
    let ready = [Intent::SayAgain, Intent::SayAgain].into_iter();
    let expected: Vec<Intent> = ready.chain(expected.map(Intent::Sheet)).collect();
    assert_eq!(harness.state().reply.intents, expected);
    // A refused text is not lost; a written one is gone from the field.
    let text = |harness: &Harness<'static, Model>| {
        let field = harness.get_by_role_and_label(Role::TextInput, "Entry on the scoresheet");
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(text(&harness), "");
    harness
        .state_mut()
        .window
        .take(WindowNews::Line(FixedTarget::SheetLine, LineNews::Refused));
    press(&mut harness, Key::ArrowUp);
    assert_eq!(text(&harness), "d4");
}

#[test]
fn a_question_is_a_named_dialog_focused_on_the_safe_answer() {
    let mut harness = open(Kind::Vi, vi());
    press(&mut harness, Key::F6);
    let before = focused(&harness);
    harness.state_mut().screen = screen::asking(vi());
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::AlertDialog, "Resign this game?");
    assert_eq!(focused(&harness).as_deref(), Some("No, play on"));
    press(&mut harness, Key::ArrowRight);
    assert_eq!(focused(&harness).as_deref(), Some("Yes, resign"));
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Escape);
    let answers = [Intent::Answer(YesOrNo::Yes), Intent::Answer(YesOrNo::No)];
    assert_eq!(harness.state().reply.intents, answers);
    harness.state_mut().screen = vi();
    harness.run_steps(2);
    assert_eq!(focused(&harness), before);
}

#[test]
fn two_live_labels_exist_from_the_first_frame_and_repeat_text() {
    let mut harness = open(Kind::Vi, vi());
    let live = |harness: &Harness<'_, Model>, wanted: Live| {
        let mut rest = vec![harness.root()];
        let mut values = Vec::new();
        while let Some(node) = rest.pop() {
            if node.accesskit_node().live() == wanted && node.accesskit_node().role() == Role::Label {
                values.push(node.value().unwrap_or_default());
            }
            rest.extend(node.children());
        }
        values
    };
    assert_eq!(live(&harness, Live::Polite), [""]);
    assert_eq!(live(&harness, Live::Assertive), [""]);
    harness.state_mut().now_ms += FIRST_MS;
    let mut heard = Vec::new();
    for _ in 0..3 {
        harness
            .state_mut()
            .window
            .take(WindowNews::Say("Eva vier".to_owned(), Urgency::Polite));
        harness.state_mut().now_ms += QUIET_MS;
        harness.step();
        heard.extend(live(&harness, Live::Polite));
    }
    assert_eq!(heard, ["Eva vier", "Eva vier ", "Eva vier"]);
    press(&mut harness, Key::F1);
    assert_eq!(live(&harness, Live::Polite), ["Eva vier"]);
}

#[test]
fn the_sighted_window_takes_no_key_and_returns_the_keyboard() {
    let mut harness = open(Kind::Sighted, screen::screen(Color::Black, false));
    for key in [Key::Space, Key::F12, Key::F8, Key::Enter] {
        press(&mut harness, key);
    }
    assert!(harness.state().reply.intents.is_empty());
    harness.state_mut().reply.hand_back_keyboard = false;
    harness.get_by_role_and_label(Role::Button, "repeated").click();
    harness.run_steps(3);
    assert!(harness.state().reply.hand_back_keyboard);
    let repeated = Intent::Repeated { for_side: Color::Black };
    assert_eq!(harness.state().reply.intents, [repeated]);
}

#[test]
fn a_second_keyboard_presses_the_sighted_clock_with_space() {
    let mut screen = screen::screen(Color::Black, false);
    screen.takes_keys = true;
    let mut harness = open(Kind::Sighted, screen);
    press(&mut harness, Key::Space);
    let pressed = Intent::Do(Command::PressClock { side: Color::Black });
    assert_eq!(harness.state().reply.intents, [pressed]);
    press(&mut harness, Key::ArrowUp);
    assert_eq!(focused(&harness).as_deref(), Some("e7, black pawn"));
    assert!(!harness.state().reply.hand_back_keyboard);
}
