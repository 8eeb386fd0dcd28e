//! Messages repeat what somebody typed or a file holds: at most 60 characters of it, and nothing that a terminal would obey.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use annabella::cli::UsageError;
use laws::refusal::{Code, Refusal};
use locale::{LONGEST_QUOTE, Locale, Messages};
use proptest::prelude::*;
use table::script::parse::parse;
use table::script::sentence::error_sentence;

/// Escapes, an override of the direction, signs without width, and far too much of one letter.
fn hostile() -> Vec<String> {
    let long = "q".repeat(5000);
    vec![
        long.clone(),
        format!("\u{1b}[31m\u{1b}]0;title\u{7}{long}"),
        String::from("\u{202e}gnp\u{2066}\u{200b}\u{feff}\u{9b}31m\u{7f}q"),
    ]
}

fn is_harmless(letter: char) -> bool {
    let has_effect =
        matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    letter == '\n' || !(letter.is_control() || has_effect)
}

fn check(told: &str, command: &[&str]) {
    assert!(told.chars().all(is_harmless), "{:?}: {told:?}", command.first());
    let longest = told
        .split(|letter| letter != 'q')
        .map(str::len)
        .max()
        .unwrap_or_default();
    assert!(
        longest <= LONGEST_QUOTE,
        "{command:?}: {longest} characters of the input in {told}"
    );
}

fn run(command: &[&str], typed: &str) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .args(command)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed.as_bytes()).ok();
    let output = child.wait_with_output().unwrap();
    check(&String::from_utf8(output.stdout).unwrap(), command);
    check(&String::from_utf8(output.stderr).unwrap(), command);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn no_command_repeats_over_sixty_characters_or_control_codes() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let data = data.to_str().unwrap();
    let file = |name: &str, text: String| {
        let path = folder.path().join(name);
        fs::File::create(&path).unwrap().write_all(text.as_bytes()).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let good = file("good", String::from("1.e4 e5"));
    for word in &hostile() {
        let sheet = file("sheet", format!("1.e4 {word}"));
        let log = file("log", format!("1 2 {word}\n"));
        let pgn = file(
            "game.pgn",
            format!("[White \"{word}\"]\n[Variant \"{word}\"]\n\n1. e4 {word} *\n"),
        );
        let illegal = file("illegal.pgn", format!("[FEN \"{word}\"]\n\n1. e4 {word} *\n"));
        let brf = file("sheet.brf", format!("1 E4 {word}\n"));
        let script = file(
            "story.game",
            format!("white vi Ada\nblack sighted Ben\n\n> white {word}\n"),
        );
        let failing = file(
            "other.game",
            format!("white vi Ada\nblack sighted Ben\n\n< event {word}\n"),
        );
        let note = file(
            "note.game",
            format!("white vi Ada\nblack sighted Ben\n\n> white announces {word}\n"),
        );
        let sheets = ["--white-sheet", &good, "--black-sheet", &sheet];
        let good_sheets = ["--white-sheet", &good, "--black-sheet", &good];
        for command in [
            &[word.as_str()][..],
            &[&format!("--{word}")],
            &["announce", "--fen", START, word],
            &["announce", "--fen", word, "e4"],
            &["understand", "--fen", START, word],
            &["understand", "--json", "--fen", START, word],
            &["understand", "--fen", START, "--letters", word, "e4"],
            &[&["compare"], &sheets[..]].concat(),
            &[&["compare", "--json"], &sheets[..]].concat(),
            &[&["compare", "--letters-white", word], &good_sheets[..]].concat(),
            &[&["compare", "--white-board", word], &good_sheets[..]].concat(),
            &[&["compare", "--clock-log", &log], &good_sheets[..]].concat(),
            &["compare", "--white-sheet", word, "--black-sheet", &good],
            &["notate", &pgn, "--letters", "pt"],
            &["notate", &illegal, "--letters", "pt"],
            &["braille", &brf, "--read"],
            &["braille", &pgn, "--diagram", word],
            &["classify", word],
            &["explain", word],
            &["print", &good, "--what", word],
            &["print", word],
            &["journal", word, "--verify"],
            &["script", &script],
            &["script", &failing],
            &["script", &note],
            &["script", word],
            &["console", "--mute", "--data", data, "--seat", word],
            &["console", "--mute", "--data", data, "--open", word],
            &["console", "--mute", "--data", data, "--open", &pgn],
        ] {
            run(command, "");
        }
        let console = ["console", "--mute", "--data", data, "--open", &good];
        run(
            &console,
            &format!("{word}\nnf3 {word}\nopen {word}\nexplain {word}\nset {word}\nprofile {word}\n"),
        );
    }
}

proptest! {
    #[test]
    fn no_sentence_repeats_over_sixty_characters_or_control_codes(
        word in prop_oneof![any::<String>(), "\\PC*", "[q\u{1b}\u{202e}\u{200b}\u{7}]{0,300}", "q{100,400}"]
    ) {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for fault in [
                UsageError::UnknownCommand(word.clone()),
                UsageError::UnknownOption(word.clone()),
                UsageError::StrayWord(word.clone()),
                UsageError::MissingValue(word.clone()),
                UsageError::NeedlessValue(word.clone()),
                UsageError::SecondFile(word.clone()),
                UsageError::MissingOption(word.clone()),
                UsageError::UnknownSeat(word.clone()),
                UsageError::UnknownLanguage(word.clone()),
                UsageError::NotText(word.clone()),
                UsageError::NotOneOf { option: "--form", value: word.clone(), possible: String::from("short, long") },
            ] {
                check(&fault.sentence(&messages), &[&word]);
            }
            for code in Code::ALL {
                let refusal = Refusal { word: Some((0, word.clone())), ..Refusal::new(*code) };
                check(&wording::refusal::sentence(&messages, &refusal), &[&word]);
            }
            if let Err(error) = parse(&format!("white vi Ada\nblack {word}\n")) {
                check(&error_sentence(&messages, "story.game", &error), &[&word]);
            }
        }
    }
}
