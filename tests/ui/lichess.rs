//! The page of lichess: by keyboard alone, every part with a name, and the token shown to nobody.

use controls::catalogue::Control;
use controls::intent::Intent;
use controls::lichess::{LichessIntent, LichessToken, ServerClock, Terms};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use laws::people::Person;
use locale::Locale;
use protocols::lichess::{Challenge, LichessNews, Underway};
use shakmaty::Color;
use table::Table;
use table::input::Input;

use crate::harness::{Kind, Model, focused, open, press};
use crate::languages::{EVENT, HOME, screen_of, table};
use crate::windows::has_roles_and_names;

const ADA: Person = Person::Player(Color::White);

fn step(table: &mut Table, news: LichessNews) {
    let at = table.last().plus_millis(1_000);
    table.step(Input::Lichess(news), at);
}

fn signed_in() -> Table {
    let mut table = table(HOME, Locale::En);
    let (name, kept_in_file) = (String::from("Ada"), false);
    step(&mut table, LichessNews::SignedIn { name, kept_in_file });
    let clock = Some(ServerClock {
        initial_s: 900,
        increment_s: 10,
    });
    step(
        &mut table,
        LichessNews::Listed {
            games: vec![Underway {
                game: String::from("abcd1234"),
                opponent: String::from("Cora"),
                side: Color::Black,
                is_on_move: true,
            }],
            challenges: vec![Challenge {
                id: String::from("ch1"),
                from: String::from("Dan"),
                rating: Some(1_500),
                terms: Terms { clock, is_rated: true },
                is_playable: true,
            }],
        },
    );
    table
}

/// The page, opened from the one of everything else.
fn page(table: &Table) -> Harness<'static, Model> {
    let mut harness = open(Kind::Vi, screen_of(table, ADA));
    press(&mut harness, Key::F10);
    harness.get_by_role_and_label(Role::Button, "Lichess").focus();
    harness.run_steps(2);
    press(&mut harness, Key::Space);
    harness.run_steps(3);
    harness
}

fn wishes(harness: &Harness<'_, Model>) -> Vec<Intent> {
    let list = Intent::Lichess(LichessIntent::List { aloud: false });
    let intents = harness.state().reply.intents.iter();
    intents.filter(|intent| **intent != list).cloned().collect()
}

#[test]
fn a_token_is_typed_into_a_field_of_dots_and_is_in_no_node() {
    const SECRET: &str = "lip_0123456789abcdef";
    let mut harness = page(&table(HOME, Locale::En));
    assert_eq!(focused(&harness).as_deref(), Some("Personal token"));
    let field = harness.get_by_role_and_label(Role::PasswordInput, "Personal token");
    field.type_text(SECRET);
    harness.run_steps(2);
    assert!(harness.query_by_value(SECRET).is_none());
    press(&mut harness, Key::Enter);
    let expected = Intent::Lichess(LichessIntent::SignIn(LichessToken(SECRET.to_owned())));
    assert_eq!(wishes(&harness), [expected]);
    assert!(!format!("{:?}", harness.state().reply.intents).contains("0123"));
}

#[test]
fn games_and_challenges_are_one_list_worked_by_enter() {
    let table = signed_in();
    let mut harness = page(&table);
    has_roles_and_names(&harness);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("Game 1: you are Black against Cora, your move.")
    );
    press(&mut harness, Key::ArrowDown);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("Challenge 1: Dan (1500), 15+10, rated.")
    );
    let decline = harness.get_by_role_and_label(Role::Button, "Decline");
    decline.click();
    harness.run_steps(3);
    assert_eq!(wishes(&harness), [Intent::Lichess(LichessIntent::Decline(Some(1)))]);
    harness.state_mut().reply.intents.clear();
    let mut harness = page(&table);
    press(&mut harness, Key::Enter);
    assert_eq!(wishes(&harness), [Intent::Lichess(LichessIntent::Go(Some(1)))]);
    assert_eq!(focused(&harness).as_deref(), Some("Move"), "the page is closed");
}

#[test]
fn a_wish_is_a_sentence_and_escape_closes_the_page() {
    let mut harness = page(&signed_in());
    let field = harness.get_by_role_and_label(Role::TextInput, "Command");
    field.focus();
    field.type_text("seek 15+10 rated");
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    let line = Intent::Line(String::from("lichess seek 15+10 rated"));
    assert_eq!(wishes(&harness), [line]);
    press(&mut harness, Key::Escape);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
}

#[test]
fn at_an_event_there_is_no_such_button() {
    let screen = screen_of(&table(EVENT, Locale::En), ADA);
    assert!(screen.button(Control::Lichess).unwrap().act.is_err());
    let mut harness = open(Kind::Vi, screen);
    press(&mut harness, Key::F10);
    assert!(harness.query_by_role_and_label(Role::Button, "Lichess").is_none());
}
