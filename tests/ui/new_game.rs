//! The form for a new game, filled in with the keyboard alone.

use annabella::controls::intent::Intent;
use annabella::controls::new_game::{NewGameForm, SeatSight};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use shakmaty::Color;

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::screen;

pub(crate) fn with_new_game() -> Harness<'static, Model> {
    let mut harness = open(Kind::Vi, screen::busy(screen::screen(Color::White, true)));
    press_with(&mut harness, Modifiers::CTRL, Key::N);
    harness
}

#[test]
fn a_new_game_is_filled_in_with_the_keyboard_alone() {
    let mut harness = with_new_game();
    assert_eq!(focused(&harness).as_deref(), Some("White's name"));
    harness.event(eframe::egui::Event::Text("Ada".to_owned()));
    harness.get_by_label("Start the game").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().reply.tell, ["Both players need a name."]);
    for _ in 0..4 {
        harness.step();
    }
    harness.get_by_role_and_label(Role::TextInput, "Black's name").focus();
    harness.run_steps(2);
    harness.event(eframe::egui::Event::Text("Ben".to_owned()));
    harness.run_steps(2);
    harness.get_by_label("in an event").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Space);
    harness.get_by_label("Start the game").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    let mut form = NewGameForm::default();
    form.seats.white.name = "Ada".to_owned();
    form.seats.black.name = "Ben".to_owned();
    form.is_at_home = false;
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
    harness.run_steps(2);
    assert_eq!(focused(&harness).as_deref(), Some("Your move"));
}

#[test]
fn the_regulations_of_an_event_are_filled_in_with_the_keyboard_alone() {
    let mut harness = with_new_game();
    assert!(harness.query_by_label("2018").is_none(), "at home nothing is asked");
    for (field, text) in [("White's name", "Ada"), ("Black's name", "Ben")] {
        tab_to(&mut harness, field);
        harness.event(eframe::egui::Event::Text(text.to_owned()));
        harness.run_steps(2);
    }
    tab_to(&mut harness, "in an event");
    press(&mut harness, Key::Space);
    harness.run_steps(2);
    for (field, text) in [("Event", "Lisbon Open"), ("Round", "3"), ("Black's FIDE ID", "1900002")] {
        tab_to(&mut harness, field);
        harness.event(eframe::egui::Event::Text(text.to_owned()));
        harness.run_steps(2);
    }
    tab_to(&mut harness, "2018");
    press(&mut harness, Key::Space);
    tab_to(&mut harness, "Draw offers");
    harness.event(eframe::egui::Event::Text("30".to_owned()));
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
fn assistants_and_the_arbiter_are_named_with_the_keyboard_alone_and_a_deaf_opponent_asks_for_one() {
    let mut harness = with_new_game();
    let write = |harness: &mut Harness<'_, Model>, field: &str, text: &str| {
        tab_to(harness, field);
        harness.event(eframe::egui::Event::Text(text.to_owned()));
        harness.run_steps(2);
    };
    write(&mut harness, "White's name", "Ada");
    write(&mut harness, "Black's name", "Ben");
    // Behind Black's name it is Black's.
    tab_to(&mut harness, "deaf");
    press(&mut harness, Key::Space);
    write(&mut harness, "Arbiter", "Dora");
    tab_to(&mut harness, "in an event");
    press(&mut harness, Key::Space);
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
    form.seats.black.sight = SeatSight::Deaf;
    form.arbiter = "Dora".to_owned();
    form.is_at_home = false;
    assert_eq!(harness.state().reply.intents, [Intent::NewGame(Box::new(form))]);
}
