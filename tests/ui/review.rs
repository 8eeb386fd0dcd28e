//! A game that is reviewed, shown next to the board; and the page of a file of games.

use std::sync::Arc;

use controls::intent::Intent;
use controls::review::{GamesIntent, ReviewIntent, ReviewStep};
use display::Screen;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::people::Person;
use locale::Locale;
use protocols::engine::{EngineNews, EngineReport, EngineScore, EngineUse, ThoughtLine};
use review::collection;
use review::index::Listing;
use shakmaty::Color;
use table::Table;
use table::input::Input;

use crate::harness::{Kind, focused, open, open_sized, press, press_with};
use crate::languages::{HOME, screen_of, table};
use crate::windows::has_roles_and_names;

const ADA: Person = Person::Player(Color::White);
const GAME: &str = "[White \"Anand\"]\n[Black \"Carlsen\"]\n[Event \"Chennai\"]\n[Result \"1-0\"]\n\n\
                    1. f3 $2 {A weakening move that nobody who has read a single book about the opening would make of his own free will [%csl Rf2,Ye1][%cal Rd8h4,Gd2d4]} \
                    e5 (1... c5 2. e4 (2. c4 e5)) 2. g4 Qh4# 0-1\n\n[White \"Polgar\"]\n[Black \"Short\"]\n\n1. d4 *\n";

fn step(table: &mut Table, input: Input) {
    let at = table.last().plus_millis(10);
    table.step(input, at);
}

fn types(table: &mut Table, line: &str) {
    step(table, Input::Intent(ADA, Intent::Line(line.to_owned())));
}

/// The file with two games is open.
fn file(locale: Locale) -> Table {
    let mut table = table(HOME, locale);
    types(&mut table, "review games.pgn");
    let mut listing = Listing::new(GAME.as_bytes());
    while listing.list().unwrap() {}
    let index = Arc::new(listing.into_index());
    step(&mut table, Input::Collection(collection::CollectionNews::Listed(index)));
    table
}

/// The first game is gone through, and an engine has looked at each move.
pub(crate) fn reviewed(locale: Locale) -> Table {
    let mut table = file(locale);
    types(&mut table, "game of file 1");
    let mut listing = Listing::new(GAME.as_bytes());
    while listing.list().unwrap() {}
    let read = listing.into_index().read(0, GAME.as_bytes()).unwrap();
    step(
        &mut table,
        Input::Collection(collection::CollectionNews::Read(0, Box::new(read))),
    );
    types(&mut table, "mistakes");
    for (number, (best, centipawns)) in (1_u64..).zip([("d2d4", 20), ("e7e5", 60), ("d2d4", -60), ("d8h4", 900)]) {
        let best = best.parse().unwrap();
        let line = ThoughtLine {
            rank: 1,
            depth: 10,
            score: EngineScore::Centipawns(centipawns),
            moves: vec![best],
        };
        for report in [
            EngineReport::Thinks(number, line),
            EngineReport::Best(number, Some(best)),
        ] {
            step(
                &mut table,
                Input::Engine(EngineNews {
                    of: EngineUse::Adviser,
                    report,
                }),
            );
        }
    }
    types(&mut table, "next move");
    table
}

pub(crate) fn review_screen(locale: Locale) -> Screen {
    screen_of(&reviewed(locale), ADA)
}

pub(crate) fn games_screen(locale: Locale) -> Screen {
    screen_of(&file(locale), ADA)
}

/// The intents of a window that shows a screen.
fn wishes(harness: &egui_kittest::Harness<'_, crate::harness::Model>) -> Vec<Intent> {
    harness.state().reply.intents.clone()
}

#[test]
fn the_moves_are_next_to_the_board_and_every_part_has_a_name() {
    for locale in Locale::ALL {
        let mut screen = review_screen(locale);
        screen.files.of_games = None;
        let harness = open(Kind::Vi, screen);
        has_roles_and_names(&harness);
    }
    let mut screen = review_screen(Locale::En);
    screen.files.of_games = None;
    let harness = open(Kind::Vi, screen);
    harness.get_by_role_and_label(Role::List, "Moves of the game");
    let here = harness.get_all_by_role(Role::ListItem);
    let chosen: Vec<String> = here
        .filter(|node| node.accesskit_node().is_selected() == Some(true))
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(chosen[0].starts_with("1. f3, "), "{chosen:?}");
    let marks = "red square f2, yellow square e1, red arrow from d8 to h4, green arrow from d2 to d4";
    assert!(chosen[0].contains(marks), "{chosen:?}");
    let curve = harness.get_all_by_role(Role::Image);
    let names: Vec<String> = curve.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(
        names.iter().any(|name| name.starts_with("Evaluation graph: 5 of 5")),
        "{names:?}"
    );
}

#[test]
fn review_keys_work_at_any_focus_and_enter_goes_to_a_move() {
    let mut screen = review_screen(Locale::En);
    screen.files.of_games = None;
    let mut harness = open(Kind::Vi, screen);
    assert_eq!(focused(&harness).as_deref(), Some("Move"));
    let go = |way| Intent::Review(ReviewIntent::Go(way));
    for (key, way) in [
        (Key::ArrowRight, ReviewStep::Next),
        (Key::ArrowLeft, ReviewStep::Previous),
        (Key::Home, ReviewStep::First),
        (Key::End, ReviewStep::Last),
        (Key::PageDown, ReviewStep::NextMark),
        (Key::PageUp, ReviewStep::PreviousMark),
        (Key::I, ReviewStep::Into(None)),
        (Key::O, ReviewStep::Out),
    ] {
        harness.state_mut().reply.intents.clear();
        press_with(&mut harness, Modifiers::ALT, key);
        assert_eq!(wishes(&harness), [go(way)], "{key:?}");
    }
    harness.state_mut().reply.intents.clear();
    press(&mut harness, Key::F6);
    assert!(
        focused(&harness).unwrap().starts_with("1. f3, "),
        "{:?}",
        focused(&harness)
    );
    press(&mut harness, Key::ArrowDown);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("1... e5. Black is slightly better, half a pawn")
    );
    press(&mut harness, Key::Enter);
    assert_eq!(wishes(&harness), [go(ReviewStep::Line(1))]);
    harness.state_mut().reply.intents.clear();
    press(&mut harness, Key::Escape);
    assert_eq!(wishes(&harness), [Intent::Review(ReviewIntent::Leave)]);
}

#[test]
fn a_file_of_games_opens_its_page_and_enter_opens_a_game() {
    let mut harness = open(Kind::Vi, games_screen(Locale::En));
    has_roles_and_names(&harness);
    assert_eq!(focused(&harness).as_deref(), Some("1: Anand – Carlsen, 1-0, Chennai"));
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness).as_deref(), Some("2: Polgar – Short"));
    press(&mut harness, Key::Enter);
    let wish = Intent::Review(ReviewIntent::Games(GamesIntent::Open(2)));
    assert_eq!(wishes(&harness), [wish]);
    assert_eq!(focused(&harness).as_deref(), Some("Move"), "the page is closed");
}

#[test]
fn a_review_is_readable_at_four_times_the_size() {
    let mut screen = review_screen(Locale::En);
    screen.files.of_games = None;
    let harness = open_sized(Kind::Vi, screen, egui::vec2(320.0, 240.0));
    let list = harness.get_by_role_and_label(Role::List, "Moves of the game").rect();
    assert!(list.width() >= 200.0 && list.right() <= 320.0, "{list:?}");
}
