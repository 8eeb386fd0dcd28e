//! Every story in `tests/games/`, and scripts that cannot be read.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use annabella::locale::{Locale, Messages};
use annabella::script::parse::{Expected, ScriptError, parse};
use annabella::script::play::play;
use annabella::script::sentence::{error_sentence, failure_sentence};

fn stories() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "game"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_story_goes_as_it_says() {
    let messages = Messages::new(Locale::En);
    let stories = stories();
    assert!(stories.len() > 30, "only {} stories", stories.len());
    let mut failures = Vec::new();
    for path in stories {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        match parse(&fs::read_to_string(&path).unwrap()) {
            Ok(script) => {
                let played = play(&script, Locale::En);
                failures.extend(
                    played
                        .failure
                        .map(|failure| failure_sentence(&messages, &name, &failure)),
                );
            }
            Err(error) => failures.push(error_sentence(&messages, &name, &error)),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

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

/// Exit status and standard error of `annabella script` for these stories, each in a file of its own.
fn script(stories: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.args(["script", "--lang", "en", "--json"]);
    for (index, story) in stories.iter().enumerate() {
        let path = folder.path().join(format!("{index}.game"));
        fs::File::create(&path).unwrap().write_all(story.as_bytes()).unwrap();
        command.arg(path);
    }
    let output = command.output().unwrap();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(object["at_ms"].is_number() && object["kind"].is_string(), "{line}");
    }
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn the_exit_status_is_that_of_the_worst_story() {
    let good = format!("{PLAYERS}> white plays e4\n< event move_made\n");
    let no = format!("{PLAYERS}> white plays e4\n< event clock_pressed\n");
    let refused = format!("{PLAYERS}> black presses clock\n");
    let unreadable = format!("{PLAYERS}> white jumps e4\n");
    assert_eq!(script(&[&good]), (Some(0), String::new()));
    let (status, told) = script(&[&no, &good]);
    assert!(status == Some(1) && told.contains("0.game:4:1"), "{told}");
    let (status, told) = script(&[&refused]);
    assert!(
        status == Some(1) && told.contains("0.game:3:1") && told.contains("not_your_move"),
        "{told}"
    );
    let (status, told) = script(&[&unreadable, &no]);
    assert!(
        status == Some(2) && told.contains("0.game:3:9") && told.contains("1.game:4:1"),
        "{told}"
    );
}
