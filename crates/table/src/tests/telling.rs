//! Sentences of a table, as its people hear them.

use crate::Table;
use crate::effect::Effect as Done;
use crate::input::Input;
use crate::script::{parse::parse, play::Stage};
use controls::intent::Intent;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use settings::{Level, Verbosity};
use settings::{Settings, VerbosityPreset};
use shakmaty::Color;
use speech::earcon::Earcon;

const ADA: Person = Person::Player(Color::White);
const BEN: Person = Person::Player(Color::Black);
const SCANDINAVIAN: &str = "start rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\n";
const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
const EVENT: &str = "set vocabulary=en\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";

fn table(script: &str, verbosity: Verbosity) -> Table {
    let script = parse(script).unwrap();
    let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
    table.apply_settings(
        ADA,
        &Settings {
            verbosity,
            ..Settings::default()
        },
    );
    // Without a loudspeaker each person hears everything in their own ear.
    let off = Intent::PublicVoice(false);
    table.step(Input::Intent(BEN, off), Moment::from_millis(1));
    table
}

/// The words and the sounds that Ada hears of a line.
fn heard(table: &mut Table, by: Person, line: &str) -> (Vec<String>, Vec<Earcon>) {
    let effects = table.step(
        Input::Intent(by, Intent::Line(line.to_owned())),
        Moment::from_millis(1_000),
    );
    let (mut said, mut cues) = (Vec::new(), Vec::new());
    for effect in effects {
        if let Done::Say { to: ADA, utterance, .. } = effect {
            said.push(utterance.text());
        } else if let Done::Cue { to: ADA, cue } = effect {
            cues.push(cue);
        }
    }
    (said, cues)
}

#[test]
fn at_home_captures_and_checks_are_said_with_the_move() {
    let script = format!("{SCANDINAVIAN}set vocabulary=en\n{HOME}");
    let mut table = table(&script, VerbosityPreset::Home.verbosity());
    let (said, cues) = heard(&mut table, ADA, "exd5");
    assert!(said[0].ends_with("d5 Captured: black pawn."), "{said:?}");
    assert!(cues.contains(&Earcon::Capture), "{cues:?}");
    heard(&mut table, BEN, "a6");
    let (said, cues) = heard(&mut table, ADA, "Bb5");
    assert_eq!(said, ["Bishop b5 Check."]);
    assert!(cues.contains(&Earcon::Check), "{cues:?}");
}

#[test]
fn in_full_the_number_the_origin_and_the_clocks_are_said() {
    let full = Verbosity {
        opponent_moves: Level::Full,
        ..Verbosity::default()
    };
    let mut table = table(&format!("time 300\nset vocabulary=en\n{HOME}"), full);
    heard(&mut table, ADA, "e4");
    let (said, _) = heard(&mut table, BEN, "e5");
    assert_eq!(
        said,
        ["e5 Move 1, from e7. White to move. White 5 minutes, Black 5 minutes."]
    );
}

#[test]
fn in_competition_nothing_is_added_and_no_check_is_heard() {
    let full = Verbosity {
        own_moves: Level::Full,
        ..Verbosity::default()
    };
    let mut table = table(
        &format!("start rnbqkbnr/ppp2ppp/8/3pp3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3\n{EVENT}"),
        full,
    );
    let (said, cues) = heard(&mut table, ADA, "Bb5");
    assert_eq!(said, ["Bishop b5"]);
    assert!(!cues.contains(&Earcon::Check), "{cues:?}");
}

#[test]
fn a_tone_stands_for_words_that_are_off_and_the_log_has_them() {
    let quiet = Verbosity {
        own_moves: Level::Off,
        opponent_moves: Level::Tone,
        ..Verbosity::default()
    };
    let mut table = table(&format!("set vocabulary=en\n{HOME}"), quiet);
    assert_eq!(heard(&mut table, ADA, "e4").0, Vec::<String>::new());
    let (said, cues) = heard(&mut table, BEN, "e5");
    assert_eq!((said, cues.contains(&Earcon::Announcement)), (Vec::new(), true));
    let log: Vec<String> = table
        .seat(ADA)
        .unwrap()
        .said
        .iter()
        .map(|line| line.utterance.text())
        .collect();
    assert_eq!(log, ["e4", "e5"]);
    assert_eq!(heard(&mut table, ADA, "again").0, ["e5"], "F9 says it all the same");
}

#[test]
fn squares_are_named_as_typed_with_a_sample() {
    let mut table = table(HOME, Verbosity::default());
    let said = |table: &mut Table, line| heard(table, ADA, line).0;
    assert_eq!(
        said(&mut table, "squares by names"),
        ["Felix 3, white knight; Eva 5, empty."]
    );
    assert_eq!(
        said(&mut table, "piece first"),
        ["white knight, Felix 3; empty, Eva 5."]
    );
    assert_eq!(said(&mut table, "square e1"), ["white king, Eva 1"]);
    said(&mut table, "position by ranks");
    let position = said(&mut table, "position").remove(0);
    assert!(position.starts_with("Rank 8: black rook, Anna 8; "), "{position}");
    assert!(position.contains("Rank 5: empty."), "{position}");
}

#[test]
fn refusals_and_questions_are_said_at_any_verbosity() {
    let off = Verbosity {
        own_moves: Level::Off,
        opponent_moves: Level::Off,
        hands: Level::Off,
        exploration: Level::Off,
        clock: Level::Off,
        notes: Level::Off,
        differences: Level::Off,
    };
    let mut table = table(HOME, off);
    assert_eq!(heard(&mut table, ADA, "resign").0.len(), 1);
    assert_eq!(heard(&mut table, ADA, "Qh7").0.len(), 1);
}
