//! Game scripts that cannot be read; those that can are played by `tests/stories`.

use laws::script::{Expected, ScriptError};
use table::script::parse::parse;

fn wrong(text: &str) -> ScriptError {
    parse(text).unwrap_err()
}

const PLAYERS: &str = "white vi Ada\nblack sighted Ben\n";

fn assert_wrong(story: &str, line: usize, column: usize, word: &str) {
    let error = wrong(&format!("{PLAYERS}{story}"));
    assert_eq!(
        (error.place.line, error.place.column, error.word.as_str()),
        (line, column, word),
        "{story}"
    );
}

#[test]
fn an_unknown_verb_is_named_with_its_place() {
    assert_wrong("> white jumps e4\n", 3, 9, "jumps");
}

#[test]
fn a_square_off_the_board_is_named_with_its_place() {
    assert_wrong("> white lifts e9\n", 3, 15, "e9");
    assert_wrong("> white places f3 white knigt\n", 3, 25, "knigt");
}

#[test]
fn time_that_goes_back_is_named_with_its_place() {
    let error = wrong(&format!("{PLAYERS}at 0:00:10\nat 0:00:09\n"));
    assert_eq!((error.place.line, error.expected), (4, Expected::LaterTime));
    assert_wrong("at soon\n", 3, 4, "soon");
}

#[test]
fn a_header_line_within_the_story_is_named() {
    let error = wrong(&format!("{PLAYERS}at 0:00:10\ntime 300\n"));
    assert_eq!(
        (error.place.line, error.place.column, error.expected),
        (4, 1, Expected::HeaderFirst)
    );
}

#[test]
fn a_missing_player_is_told_at_the_end_of_the_file() {
    let error = wrong("white vi Ada\n> white announces e4\n");
    assert_eq!((error.place.line, error.expected), (3, Expected::Players));
}

#[test]
fn an_unknown_actor_query_kind_and_header_are_named() {
    assert_wrong("> umpire presses clock\n", 3, 3, "umpire");
    assert_wrong("? weather\n", 3, 3, "weather");
    assert_wrong("< rumour x\n", 3, 3, "rumour");
    assert_wrong("colour blue\n", 3, 1, "colour");
    assert_wrong("set place=moon\n", 3, 5, "place=moon");
    assert_wrong("time soon\n", 3, 6, "soon");
    assert_wrong("start 8/8/8 w\n", 3, 7, "8/8/8");
}

#[test]
fn what_stands_behind_a_whole_line_is_named() {
    assert_wrong("> white presses clock twice\n", 3, 23, "twice");
    assert_wrong("> white presses\n", 3, 16, "");
}

#[test]
fn a_contradicting_setting_and_an_empty_name_are_named() {
    assert_wrong("set repeat=waived\nset repeat=expected\n", 4, 5, "repeat=expected");
    let error = wrong("white vi \"\"\nblack sighted Ben\n");
    assert_eq!((error.place.line, error.expected), (1, Expected::Name));
}
