//! Positions to solve: one line of instruction, one button, the squares of the solution, and the results as a list and a plot.

use controls::catalogue::Control;
use controls::intent::{Intent, TacticsIntent};
use display::{ButtonPlace, Screen};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use laws::people::Person;
use locale::Locale;
use shakmaty::{Color, Square};
use table::Table;
use table::effect::Effect;
use table::input::Input;
use table::input::positions::{BadRows, PositionNews, PositionRequest};
use tactics::{PositionSet, PositionSource as _, Record};

use crate::harness::{Kind, open, press};
use crate::languages::{HOME, screen_of, table};
use crate::windows::has_roles_and_names;

const ADA: Person = Person::Player(Color::White);
const ROWS: &str = "PuzzleId,FEN,Moves,Rating,Themes\n\
    fork,6k1/8/2q5/8/8/2N5/6PP/6K1 b - - 0 1,g8f7 c3e4 f7e7 e4g5,1500,fork\n";

fn step(table: &mut Table, input: Input) -> Vec<Effect> {
    let at = table.last().plus_millis(10);
    table.step(input, at)
}

fn types(table: &mut Table, line: &str) -> Vec<Effect> {
    step(table, Input::Intent(ADA, Intent::Line(line.to_owned())))
}

/// A position is told to a person with twelve results.
pub(crate) fn solving(locale: Locale) -> Table {
    let mut table = table(HOME, locale);
    let asked = types(&mut table, "tactics")
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Positions(PositionRequest::Open { asked, .. }) => Some(asked),
            _ => None,
        });
    let (set, _) = PositionSet::read(ROWS).unwrap();
    let position = set.open(0).unwrap();
    let mut record = Record::default();
    for number in 0..12_u64 {
        record.keep(&position, number % 3 != 0, number);
    }
    let opened = PositionNews::Opened {
        asked: asked.unwrap(),
        record: Box::new(record),
        unreadable: None,
        bad: BadRows::default(),
        now_ms: 1,
    };
    step(&mut table, Input::Positions(opened));
    step(
        &mut table,
        Input::Positions(PositionNews::Position(Some(Box::new(position)))),
    );
    table
}

/// The third hint has been given: the squares are framed.
pub(crate) fn tactics_screen(locale: Locale) -> Screen {
    let mut table = solving(locale);
    for _ in 0..3 {
        types(&mut table, "hint");
    }
    screen_of(&table, ADA)
}

/// The position is solved to its end.
pub(crate) fn solved_screen(locale: Locale) -> Screen {
    let mut table = solving(locale);
    types(&mut table, "solution");
    types(&mut table, "solution");
    screen_of(&table, ADA)
}

fn in_next_place(screen: &Screen) -> Vec<Control> {
    let next = screen.buttons.iter().filter(|view| view.stands == ButtonPlace::NextAct);
    next.map(|view| view.control).collect()
}

#[test]
fn one_instruction_one_button_and_all_is_named() {
    for locale in Locale::ALL {
        has_roles_and_names(&open(Kind::Vi, tactics_screen(locale)));
    }
    let screen = tactics_screen(Locale::En);
    assert_eq!(screen.banner.task(), "White to move: find the best move.");
    assert_eq!(in_next_place(&screen), [Control::Hint]);
    assert_eq!(screen.board.framed, [Square::C3, Square::E4]);
    let harness = open(Kind::Vi, screen);
    harness.get_by_role_and_label(Role::List, "Tactics");
    let items: Vec<String> = harness
        .get_all_by_role(Role::ListItem)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(items.iter().any(|line| line.ends_with("8 of 12 right.")), "{items:?}");
    assert!(items.iter().any(|line| line == "fork: 8 of 12 right"), "{items:?}");
    let plots: Vec<String> = harness
        .get_all_by_role(Role::Image)
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert!(
        plots
            .iter()
            .any(|name| name.starts_with("Your rating over 12 positions: from ")),
        "{plots:?}"
    );
}

#[test]
fn at_the_end_the_one_button_is_the_next_position() {
    let screen = solved_screen(Locale::En);
    assert_eq!(in_next_place(&screen), [Control::TacticsNext]);
    assert_eq!(screen.banner.task(), "Type again or next.");
    let mut harness = open(Kind::Vi, screen);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().reply.intents, [Intent::Line(String::new())]);
    press(&mut harness, Key::Escape);
    let intents = harness.state().reply.intents.clone();
    assert_eq!(intents.last(), Some(&Intent::Tactics(TacticsIntent::Leave)));
}
