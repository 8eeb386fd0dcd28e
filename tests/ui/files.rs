//! The pages on which games are opened and written.

use controls::files::{Dialog, FileIntent};
use controls::intent::Intent;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use shakmaty::Color;

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::screen;

fn vi() -> display::Screen {
    screen::busy(screen::screen(Color::White, true))
}

#[test]
fn a_stored_game_is_opened_from_its_list_by_keyboard() {
    let mut harness = open(Kind::Vi, vi());
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("20 November 2026 14:00, Ada – Ben, 1-0")
    );
    press(&mut harness, Key::ArrowDown);
    assert_eq!(
        harness.state().reply.explored.as_deref(),
        Some("19 November 2026 20:15, Ada – Eve, unfinished")
    );
    press(&mut harness, Key::Enter);
    let expected = [FileIntent::List { aloud: false }, FileIntent::OpenListed(2)];
    assert_eq!(harness.state().reply.intents, expected.map(Intent::File));
    assert_eq!(focused(&harness).as_deref(), Some("Your move"), "the page is closed");
}

#[test]
fn the_chosen_game_is_said_when_the_list_is_there() {
    let games = vi().files.games;
    let mut screen = vi();
    screen.files.games.clear();
    let mut harness = open(Kind::Vi, screen);
    harness.state_mut().heard.clear();
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    let heard = |harness: &Harness<'_, Model>| harness.state().heard.clone();
    assert_eq!(heard(&harness), ["Saved games"], "there are none yet");
    harness.state_mut().screen.files.games.clone_from(&games);
    harness.run_steps(3);
    assert_eq!(heard(&harness), ["Saved games", games[0].as_str()], "once");
    press(&mut harness, Key::Escape);
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    harness.state_mut().heard.clear();
    harness.state_mut().screen.files.games.remove(0);
    harness.run_steps(3);
    assert_eq!(heard(&harness), [games[1].as_str()], "another stands first since");
}

#[test]
fn only_a_damaged_game_can_be_rescued_from_its_list() {
    const RESCUE: &str = "Rescue…";
    let mut screen = vi();
    screen.files.damaged = vec![false, true];
    let mut harness = open(Kind::Vi, screen);
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    assert!(harness.query_by_role_and_label(Role::Button, RESCUE).is_none());
    press(&mut harness, Key::ArrowDown);
    harness.run_steps(2);
    harness.get_by_role_and_label(Role::Button, RESCUE).click();
    harness.run_steps(3);
    let expected = [FileIntent::List { aloud: false }, FileIntent::Rescue(2)];
    assert_eq!(harness.state().reply.intents, expected.map(Intent::File));
    let is_open = harness.query_by_role_and_label(Role::Button, "Open").is_some();
    assert!(is_open, "the list stays, and the new game stands in it");
}

#[test]
fn a_path_is_typed_or_chosen_and_escape_does_nothing() {
    let mut harness = open(Kind::Vi, vi());
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    press(&mut harness, Key::Escape);
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    let field = harness.get_by_role_and_label(Role::TextInput, "File path");
    field.focus();
    field.type_text("/tmp/a game.pgn");
    harness.run_steps(2);
    press(&mut harness, Key::Enter);
    press_with(&mut harness, Modifiers::CTRL, Key::O);
    harness.get_by_role_and_label(Role::Button, "Browse…").click();
    harness.run_steps(3);
    let list = || FileIntent::List { aloud: false };
    let expected = [
        list(),
        list(),
        FileIntent::Open(String::from("/tmp/a game.pgn")),
        list(),
        FileIntent::Choose(Dialog::Open),
    ];
    assert_eq!(harness.state().reply.intents, expected.map(Intent::File));
}

#[test]
fn a_game_is_saved_under_the_suggested_name() {
    let mut harness = open(Kind::Vi, vi());
    press_with(&mut harness, Modifiers::CTRL, Key::S);
    assert_eq!(focused(&harness).as_deref(), Some("File path"));
    press(&mut harness, Key::Enter);
    let written = FileIntent::Save(String::from("~/2026-11-21-Ada-Ben.pgn"));
    assert_eq!(harness.state().reply.intents, [Intent::File(written)]);
}
