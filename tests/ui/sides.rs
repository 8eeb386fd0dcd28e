//! The board from the other side, squares typed on it, and lists from one's own side.

use ::settings::{ListFrom, Settings};
use controls::cursor::FingerSensation;
use controls::intent::Intent;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use query::{Direction, Query, SquareQuestion};
use shakmaty::{Color, File, Rank, Role, Square};
use table::Table;
use table::input::Input;

use crate::harness::{Kind, Model, focused, open, press, press_with};
use crate::languages::{HOME, screen_of, table};

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);

/// The words told to that person because of it.
fn told(table: &mut Table, by: Person, intent: Intent) -> Vec<String> {
    let before = table.seat(by).unwrap().said.len();
    table.step(Input::Intent(by, intent), Moment::from_millis(500));
    let said = &table.seat(by).unwrap().said;
    said.iter().skip(before).map(|line| line.utterance.text()).collect()
}

fn on_board(table: &Table) -> Harness<'static, Model> {
    let mut harness = open(Kind::Vi, screen_of(table, ADA));
    press_with(&mut harness, Modifiers::SHIFT, Key::F6);
    harness
}

/// A table at which Ada types squares on the board.
fn typing() -> Harness<'static, Model> {
    let mut table = table(HOME, Locale::En);
    let mut settings = Settings::default();
    settings.cells.type_ahead = true;
    table.apply_settings(ADA, &settings);
    on_board(&table)
}

#[test]
fn a_letter_and_a_digit_lead_to_their_square_and_say_it_once() {
    let mut harness = typing();
    harness.state_mut().heard.clear();
    for (letter, digit, name) in [
        (Key::E, Key::Num4, "e4, empty"),
        (Key::B, Key::Num1, "b1, white knight"),
        (Key::F, Key::Num8, "f8, black bishop"),
    ] {
        press(&mut harness, letter);
        press(&mut harness, digit);
        assert_eq!(focused(&harness).as_deref(), Some(name));
        assert_eq!(std::mem::take(&mut harness.state_mut().heard), [name]);
    }
    assert_eq!(
        harness.state().reply.felt,
        Some(FingerSensation::Dark),
        "f8 is a dark square"
    );
    assert!(harness.state().reply.intents.is_empty(), "no letter did anything else");
}

#[test]
fn a_file_letter_alone_works_after_a_second_or_another_key() {
    let mut harness = typing();
    press(&mut harness, Key::C);
    assert!(harness.state().reply.intents.is_empty());
    let begun = harness.ctx.input(|input| input.time);
    while harness.ctx.input(|input| input.time) < begun + 1.2 {
        harness.step();
    }
    assert_eq!(harness.state().reply.intents, [Intent::Ask(Query::Captured)]);
    press(&mut harness, Key::B);
    press(&mut harness, Key::K);
    let from_bishop = focused(&harness);
    assert_eq!(
        from_bishop.as_deref(),
        Some("e8, black king"),
        "the next bishop, f1, then the next king"
    );
    press(&mut harness, Key::Num4);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("e4, empty"),
        "a digit alone is a rank as before"
    );
}

#[test]
fn without_that_wish_letters_do_at_once_what_they_do() {
    let mut harness = on_board(&table(HOME, Locale::En));
    press(&mut harness, Key::B);
    assert_eq!(focused(&harness).as_deref(), Some("f1, white bishop"));
    press(&mut harness, Key::Num4);
    assert_eq!(focused(&harness).as_deref(), Some("f4, empty"));
}

#[test]
fn a_key_turns_the_board_for_eye_arrows_and_words_and_back() {
    let mut table = table(HOME, Locale::En);
    let mut harness = on_board(&table);
    press(&mut harness, Key::F);
    let turned = Intent::TurnBoard(true);
    assert_eq!(harness.state().reply.intents, std::slice::from_ref(&turned));
    assert_eq!(told(&mut table, ADA, turned), ["Board flipped."]);
    let mut harness = on_board(&table);
    assert_eq!(
        focused(&harness).as_deref(),
        Some("e1, white king"),
        "one's own king all the same"
    );
    press(&mut harness, Key::ArrowUp);
    assert_eq!(focused(&harness).as_deref(), Some("e1, white king"), "the edge");
    press(&mut harness, Key::ArrowDown);
    assert_eq!(focused(&harness).as_deref(), Some("e2, white pawn"));
    press(&mut harness, Key::ArrowLeft);
    assert_eq!(focused(&harness).as_deref(), Some("f2, white pawn"));
    let place = |name: &str| harness.get_by_label(name).rect().center();
    assert!(place("e1, white king").y < place("e8, black king").y);
    assert!(place("h1, white rook").x < place("a1, white rook").x);
    let up = Intent::Ask(Query::Around(Square::E2, SquareQuestion::Ray(Direction::Up)));
    assert_eq!(told(&mut table, ADA, up), ["Up: e1, white king."]);
    let line = Intent::Line(String::from("board from my side"));
    assert_eq!(told(&mut table, ADA, line), ["Board back to your own side."]);
    let up = Intent::Ask(Query::Around(Square::E2, SquareQuestion::Ray(Direction::Up)));
    assert!(told(&mut table, ADA, up)[0].starts_with("Up: e7, black pawn"));
}

#[test]
fn a_rank_and_a_file_are_read_in_the_direction_of_the_arrows() {
    let mut table = table(HOME, Locale::En);
    let read = |table: &mut Table, by: Person, query: Query| -> String {
        let said = told(table, by, Intent::Ask(query)).concat();
        let words = said.split([' ', ',', '.', ';']);
        let squares = words.filter(|word| word.parse::<Square>().is_ok());
        squares.collect::<Vec<_>>().join(" ")
    };
    let (rank, file) = (Query::Rank(Rank::First), Query::File(File::E));
    let (right, left) = ("a1 b1 c1 d1 e1 f1 g1 h1", "h1 g1 f1 e1 d1 c1 b1 a1");
    let (away, back) = ("e1 e2 e7 e8", "e8 e7 e2 e1");
    for (turned, views) in [
        (false, [(ADA, right, away), (BEN, left, back)]),
        (true, [(ADA, left, back), (BEN, right, away)]),
    ] {
        for (who, along, up) in views {
            told(&mut table, who, Intent::TurnBoard(turned));
            assert_eq!(read(&mut table, who, rank), along, "{who:?} turned: {turned}");
            assert_eq!(read(&mut table, who, file), up, "{who:?} turned: {turned}");
        }
    }
}

#[test]
fn pawns_are_listed_from_blacks_own_side_on_request() {
    let pawns = || Intent::Ask(Query::Pieces(Color::Black, Some(Role::Pawn)));
    let squares = |said: &[String]| -> String {
        let words = said[0].split([' ', ',', '.', ';']);
        let files = words.filter(|word| word.parse::<Square>().is_ok());
        files.map(|word| word.chars().next().unwrap()).collect()
    };
    let mut table = table(HOME, Locale::En);
    assert_eq!(squares(&told(&mut table, BEN, pawns())), "abcdefgh");
    let mut settings = Settings::default();
    settings.cells.list_from = ListFrom::OwnSide;
    for person in [ADA, BEN] {
        table.apply_settings(person, &settings);
    }
    assert_eq!(squares(&told(&mut table, BEN, pawns())), "hgfedcba");
    assert_eq!(
        squares(&told(&mut table, ADA, pawns())),
        "abcdefgh",
        "White's left is the a-file"
    );
}
