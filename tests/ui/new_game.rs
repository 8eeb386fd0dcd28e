//! The form for a new game, filled in with the keyboard alone.

use controls::intent::Intent;
use controls::new_game::NewGameForm;
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use expect_test::expect;
use laws::people::Sight;
use shakmaty::Color;

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::screen;

pub(crate) fn with_new_game() -> Harness<'static, Model> {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness.run_steps(2);
    harness.get_by_label("More options…").click();
    harness.run_steps(3);
    harness
}

#[test]
fn a_new_game_is_one_sentence_and_enter_starts_it() {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press(&mut harness, Key::F6); // the focus is in the scoresheet
    harness.state_mut().heard.clear();
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness.run_steps(2);
    let sentence = "White, no clock.";
    let heard = format!("New game. Start: {sentence} Tab: change.");
    assert_eq!(harness.state().heard, [heard]);
    assert_eq!(focused(&harness), Some(format!("Start: {sentence}")));
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::default())]);
    // The new game comes with a window of its own: until then a reader is told of nothing else.
    assert_eq!(focused(&harness), Some(format!("Start: {sentence}")));
}

#[test]
fn each_word_of_the_sentence_is_a_choice_made_by_the_keyboard() {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness.run_steps(2);
    let open_word = |harness: &mut Harness<'_, Model>, name: &str| {
        tab_to(harness, name);
        press(harness, Key::Enter);
        harness.run_steps(2);
    };
    open_word(&mut harness, "White's name: you");
    harness.event(egui::Event::Text("Ada".to_owned()));
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    open_word(&mut harness, "Black's name: your opponent");
    harness.event(egui::Event::Text("Ben".to_owned()));
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    open_word(&mut harness, "Colour: White");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    open_word(&mut harness, "Time control: no clock");
    press(&mut harness, Key::ArrowDown);
    press(&mut harness, Key::Enter);
    harness.run_steps(3);
    let sentence = "Black against Ben, 15 + 10.";
    assert_eq!(focused(&harness), Some(format!("Start: {sentence}")));
    press(&mut harness, Key::Enter);
    let mut form = NewGameForm::default();
    form.seats.white.name = "Ben".to_owned();
    form.seats.white.sight = Sight::Sighted;
    form.seats.black.name = "Ada".to_owned();
    form.seats.black.sight = Sight::Vi;
    form.time = "15+10".to_owned();
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
}

#[test]
fn a_new_game_is_filled_in_with_the_keyboard_alone() {
    let mut harness = with_new_game();
    assert_eq!(focused(&harness).as_deref(), Some("White's name"));
    harness.event(egui::Event::Text("Ada".to_owned()));
    choose(&mut harness, "Where", "in an event");
    harness.get_by_label("Start the game").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().reply.tell, ["Black's name is missing."]);
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("Black's name"), "where it goes");
    harness.event(egui::Event::Text("Ben".to_owned()));
    harness.run_steps(2);
    harness.get_by_label("Start the game").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    let mut form = NewGameForm::default();
    form.seats.white.name = "Ada".to_owned();
    form.seats.black.name = "Ben".to_owned();
    form.is_at_home = false;
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
    harness.run_steps(2);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("Start the game"),
        "until it is there"
    );
}

#[test]
fn the_regulations_of_an_event_are_filled_in_by_keyboard() {
    let mut harness = with_new_game();
    assert!(harness.query_by_label("2018").is_none(), "at home nothing is asked");
    for (field, text) in [("White's name", "Ada"), ("Black's name", "Ben")] {
        tab_to(&mut harness, field);
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run_steps(2);
    }
    choose(&mut harness, "Where", "in an event");
    harness.run_steps(2);
    for (field, text) in [("Event", "Lisbon Open"), ("Round", "3"), ("Black's FIDE ID", "1900002")] {
        tab_to(&mut harness, field);
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run_steps(2);
    }
    choose(&mut harness, "rules-laws", "2018");
    tab_to(&mut harness, "Draw offers");
    harness.event(egui::Event::Text("30".to_owned()));
    harness.run_steps(2);
    tab_to(&mut harness, "Start the game");
    press(&mut harness, Key::Enter);
    let mut form = NewGameForm::default();
    form.seats.white.name = "Ada".to_owned();
    form.seats.black.name = "Ben".to_owned();
    form.is_at_home = false;
    form.rules.chosen[0] = 1;
    form.rules.draw_offers = "30".to_owned();
    form.tournament.name = "Lisbon Open".to_owned();
    form.tournament.round = "3".to_owned();
    form.tournament.fide_ids.black = "1900002".to_owned();
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
}

/// Chooses as a user does: Tab to a group, then the arrows. `group` is its name, `name` the button's.
fn choose(harness: &mut Harness<'_, Model>, group: &str, name: &str) {
    for _ in 0..60 {
        if group_of_focus(harness).as_deref() == Some(group) {
            for key in [
                Key::Home,
                Key::ArrowDown,
                Key::ArrowDown,
                Key::ArrowDown,
                Key::ArrowDown,
            ] {
                if focused(harness).as_deref() == Some(name) && is_checked(harness) {
                    return;
                }
                press(harness, key);
            }
            panic!("no {name} in {group}");
        }
        press(harness, Key::Tab);
        harness.step();
    }
    panic!("Tab never comes to {group}");
}

fn is_checked(harness: &Harness<'_, Model>) -> bool {
    let focus = harness.kittest_state().root().tree_state.focus().unwrap();
    focus.toggled() == Some(Toggled::True)
}

/// The name of the group of radio buttons that has the focus.
fn group_of_focus(harness: &Harness<'_, Model>) -> Option<String> {
    let focus = harness.kittest_state().root().tree_state.focus()?;
    let mut above = focus.parent();
    while let Some(node) = above.filter(|_| focus.role() == Role::RadioButton) {
        if node.role() == Role::RadioGroup {
            return node.label();
        }
        above = node.parent();
    }
    None
}

#[test]
fn radio_buttons_are_one_tab_stop_and_each_says_its_place() {
    let mut harness = with_new_game();
    let sight = "White is";
    choose(&mut harness, sight, "blind or visually impaired");
    let places: Vec<_> = {
        let group = harness.get_by_role_and_label(Role::RadioGroup, sight);
        let group = group.accesskit_node();
        assert_eq!(group.size_of_set(), Some(3));
        let buttons = harness.query_all_by_role(Role::RadioButton).take(3);
        buttons
            .map(|button| button.accesskit_node().position_in_set())
            .collect()
    };
    assert_eq!(places, [Some(0), Some(1), Some(2)]);
    harness.state_mut().heard.clear();
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness).as_deref(), Some("sighted"));
    assert!(is_checked(&harness), "the choice follows the arrows");
    press(&mut harness, Key::End);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(focused(&harness).as_deref(), Some("deaf"), "the end is the end");
    // Away and back: Tab comes to what is chosen.
    press(&mut harness, Key::Tab);
    assert_eq!(focused(&harness).as_deref(), Some("White's assistant"));
    press_with(&mut harness, Modifiers::SHIFT, Key::Tab);
    harness.step();
    assert_eq!(focused(&harness).as_deref(), Some("deaf"));
    let heard = std::mem::take(&mut harness.state_mut().heard);
    assert_eq!(
        heard,
        ["sighted", "deaf", "White's assistant: ", "White is: deaf"],
        "said once each by the built-in voice"
    );
    assert_eq!(
        harness.state().reply.tell,
        ["deaf"],
        "told again at the end, where the arrow does nothing and a screen reader is silent"
    );
    // A reader's focus looks without choosing; Space chooses.
    let vi = harness.query_all_by_label("blind or visually impaired").next().unwrap();
    vi.focus();
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("blind or visually impaired"));
    assert!(!is_checked(&harness));
    let heard = std::mem::take(&mut harness.state_mut().heard);
    assert_eq!(heard, ["blind or visually impaired, not chosen"]);
    press(&mut harness, Key::Space);
    assert!(is_checked(&harness));
}

#[test]
fn without_a_screen_reader_the_form_is_said_field_by_field() {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness.run_steps(2);
    harness.state_mut().heard.clear();
    harness.get_by_label("More options…").click();
    harness.run_steps(3);
    assert_eq!(harness.state().heard, ["New game. White's name: "]);
    let mut names = Vec::new();
    for _ in 0..60 {
        harness.state_mut().heard.clear();
        press(&mut harness, Key::Tab);
        harness.run_steps(2);
        let heard = std::mem::take(&mut harness.state_mut().heard);
        assert_eq!(heard.len(), 1, "after {names:?}: {heard:?}");
        names.extend(heard);
        if focused(&harness).as_deref() == Some("Cancel") {
            break;
        }
    }
    expect![[r#"
        [
            "White is: blind or visually impaired",
            "White's assistant: ",
            "Black's name: ",
            "Black is: sighted",
            "Black's assistant: ",
            "Arbiter: ",
            "Time control: minutes, or minutes + seconds for each move: none",
            "Time control: no clock",
            "Starting position: ",
            "Announcement words: Springer Felix drei",
            "Where: at home",
            "Opponent: a person",
            "Start the game",
            "Cancel",
        ]
    "#]]
    .assert_debug_eq(&names);
}

/// Tab until that has the focus; a mouse is nowhere.
fn tab_to(harness: &mut Harness<'_, Model>, name: &str) {
    for _ in 0..60 {
        if focused(harness).as_deref() == Some(name) {
            return;
        }
        press(harness, Key::Tab);
        harness.step();
    }
    panic!("Tab never comes to {name}");
}

#[test]
fn assistants_and_the_arbiter_are_named_by_keyboard() {
    let mut harness = with_new_game();
    let write = |harness: &mut Harness<'_, Model>, field: &str, text: &str| {
        tab_to(harness, field);
        harness.event(egui::Event::Text(text.to_owned()));
        harness.run_steps(2);
    };
    write(&mut harness, "White's name", "Ada");
    write(&mut harness, "Black's name", "Ben");
    choose(&mut harness, "Black is", "deaf");
    write(&mut harness, "Arbiter", "Dora");
    choose(&mut harness, "Where", "in an event");
    tab_to(&mut harness, "Start the game");
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().reply.tell, ["An assistant must be appointed."]);
    assert!(harness.state().reply.intents.is_empty());
    write(&mut harness, "White's assistant", "Clara");
    tab_to(&mut harness, "Start the game");
    press(&mut harness, Key::Enter);
    let mut form = NewGameForm::default();
    form.seats.white.name = "Ada".to_owned();
    form.seats.white.assistant = "Clara".to_owned();
    form.seats.black.name = "Ben".to_owned();
    form.seats.black.sight = Sight::Deaf;
    form.arbiter = "Dora".to_owned();
    form.is_at_home = false;
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
}

#[test]
fn a_click_on_a_word_gives_its_field_the_keyboard() {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness.run_steps(2);
    harness.get_by_label("Black's name: your opponent").click();
    harness.run_steps(3);
    assert_eq!(focused(&harness).as_deref(), Some("Black's name"));
    harness.event(egui::Event::Text("Ben".to_owned()));
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    let mut form = NewGameForm::default();
    form.seats.black.name = "Ben".to_owned();
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
}

#[test]
fn a_field_is_overwritten_and_enter_leads_to_the_next() {
    const TIME: &str = "Time control: minutes, or minutes + seconds for each move";
    let mut harness = with_new_game();
    press(&mut harness, Key::Enter);
    assert_eq!(focused(&harness).as_deref(), Some("blind or visually impaired"));
    press(&mut harness, Key::Enter);
    assert_eq!(focused(&harness).as_deref(), Some("White's assistant"));
    tab_to(&mut harness, TIME);
    harness.event(egui::Event::Text("15+10".to_owned()));
    harness.run_steps(2);
    for _ in 0..20 {
        if focused(&harness).as_deref() == Some("Start the game") {
            break;
        }
        press(&mut harness, Key::Enter);
    }
    press(&mut harness, Key::Enter);
    let form = NewGameForm {
        time: "15+10".to_owned(),
        ..NewGameForm::default()
    };
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
}

#[test]
fn questions_and_letters_in_the_form_are_about_the_form() {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness.run_steps(2);
    let about = "New game: White, no clock. Enter on Start begins, Escape closes.";
    press(&mut harness, Key::F5);
    press(&mut harness, Key::F2);
    harness.event(egui::Event::Text("e".to_owned()));
    harness.run_steps(2);
    // Help is about the form, too, and does not close it.
    press(&mut harness, Key::F1);
    assert_eq!(harness.state().reply.tell, [about, "no clock", about, about]);
    press(&mut harness, Key::F5);
    assert_eq!(harness.state().reply.tell.last().map(String::as_str), Some(about));
    assert_eq!(harness.state().reply.intents, []);
}
