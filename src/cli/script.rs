//! `annabella script FILE…`: game scripts played, every output printed, the first thing that goes wrong told.

use std::fs;

use super::given::{Fault, Given};
use super::{Outcome, complain, fail, messages, print};
use crate::locale::{Locale, Messages};
use crate::script::parse::{Expected, Pattern, Place, ScriptError, parse};
use crate::script::play::{Failure, Played, Wrong, play};

/// `annabella script FILE… [--json] [--lang LOCALE]`
///
/// All files are played; the worst outcome is that of the command.
pub(super) fn script(rest: lexopt::Parser) -> Outcome {
    let given = match Given::gather(rest, &[], &[]) {
        Ok(given) => given,
        Err(fault) => return fail(&messages(None), &fault),
    };
    let messages = messages(given.lang.as_deref());
    if given.values.is_empty() {
        return fail(&messages, &Fault::MissingArgument("FILE"));
    }
    // What is said must not depend on the machine: a story is told in English unless a language is asked for.
    let locale = given.lang.as_deref().map_or(Locale::En, Locale::negotiate);
    let mut worst = Outcome::Done;
    for file in &given.values {
        let outcome = one(file, locale, given.json, &messages);
        worst = match (worst, outcome) {
            (Outcome::Unreadable, _) | (_, Outcome::Unreadable) => Outcome::Unreadable,
            (Outcome::No, _) | (_, Outcome::No) => Outcome::No,
            (Outcome::Done, Outcome::Done) => Outcome::Done,
        };
    }
    worst
}

fn one(file: &str, locale: Locale, json: bool, messages: &Messages) -> Outcome {
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let reason = error.to_string();
            let values = [("file", file.into()), ("reason", (&reason).into())];
            complain(&messages.text("script-file-unreadable", &values));
            return Outcome::Unreadable;
        }
    };
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let good = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(error.as_bytes().get(..good).unwrap_or_default()).into_owned();
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            let place = at(file, Place { line, column });
            complain(&messages.text("script-not-text", &[("place", (&place).into())]));
            return Outcome::Unreadable;
        }
    };
    let script = match parse(&text) {
        Ok(script) => script,
        Err(error) => {
            complain(&error_sentence(messages, file, &error));
            return Outcome::Unreadable;
        }
    };
    let Played { outputs, failure } = play(&script, locale);
    for output in &outputs {
        print(&if json { output.json().to_string() } else { output.text() });
    }
    match failure {
        None => Outcome::Done,
        Some(failure) => {
            complain(&failure_sentence(messages, file, &failure));
            Outcome::No
        }
    }
}

fn at(file: &str, place: Place) -> String {
    format!("{file}:{}:{}", place.line, place.column)
}

/// What cannot be read in a script, where, and what would be right there.
pub fn error_sentence(messages: &Messages, file: &str, error: &ScriptError) -> String {
    let (place, right) = (at(file, error.place), expected(messages, error.expected));
    let values = [
        ("place", (&place).into()),
        ("word", (&error.word).into()),
        ("right", (&right).into()),
    ];
    messages.text(
        if error.word.is_empty() {
            "script-missing"
        } else {
            "script-wrong"
        },
        &values,
    )
}

/// Where a story went another way than it says: what was expected, and what came instead.
pub fn failure_sentence(messages: &Messages, file: &str, failure: &Failure) -> String {
    let place = at(file, failure.place);
    let place = ("place", (&place).into());
    match &failure.what {
        Wrong::Missing { expected, came } => {
            let expected = pattern(expected);
            let came: Vec<String> = came.iter().map(|output| format!("\n    {}", output.text())).collect();
            let came = came.concat();
            let id = if came.is_empty() {
                "script-nothing-came"
            } else {
                "script-did-not-come"
            };
            messages.text(id, &[place, ("expected", (&expected).into()), ("came", (&came).into())])
        }
        Wrong::Unwanted(output) => messages.text("script-unwanted", &[place, ("output", (&output.text()).into())]),
        Wrong::Refused(output) => messages.text("script-refused", &[place, ("output", (&output.text()).into())]),
    }
}

fn pattern(pattern: &Pattern) -> String {
    let mut text = pattern.kind.clone();
    if let Some(name) = &pattern.name {
        text = format!("{text} {name}");
    }
    for (key, value) in &pattern.keys {
        let quote = if value.contains(char::is_whitespace) { "\"" } else { "" };
        text = format!("{text} {key}={quote}{value}{quote}");
    }
    text
}

fn expected(messages: &Messages, expected: Expected) -> String {
    let id = match expected {
        Expected::OneOf(words) => return words.join(", "),
        Expected::Time => "script-right-time",
        Expected::LaterTime => "script-right-later-time",
        Expected::Number => "script-right-number",
        Expected::Square => "script-right-square",
        Expected::TimeControl => "script-right-time-control",
        Expected::Fen => "script-right-fen",
        Expected::Placement => "script-right-placement",
        Expected::Name => "script-right-name",
        Expected::Move => "script-right-move",
        Expected::Text => "script-right-text",
        Expected::KeyValue => "script-right-key-value",
        Expected::Players => "script-right-players",
        Expected::Nothing => "script-right-nothing",
        Expected::HeaderFirst => "script-right-header-first",
    };
    messages.text(id, &[])
}
