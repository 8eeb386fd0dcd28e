//! Faults of a script, or of its story, in a sentence for a person.

use super::parse::Pattern;
use super::play::{StoryFailure, StoryFault};
use laws::script::{Expected, LineColumn, ScriptError};
use locale::{Messages, Value};

/// A place in a file, as editors and compilers write it: `FILE:LINE:COLUMN`.
pub fn at(file: &str, place: LineColumn) -> String {
    format!("{file}:{}:{}", place.line, place.column)
}

/// The unreadable part of a script, its place, and the right form.
pub fn error_sentence(messages: &Messages, file: &str, error: &ScriptError) -> String {
    let (place, right) = (at(file, error.place), expected(messages, &error.expected));
    let values = [
        ("place", (&place).into()),
        ("word", Value::quoting(&error.word)),
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

/// The place at which a game departed from its story: the expected output, and those that came.
pub fn failure_sentence(messages: &Messages, file: &str, failure: &StoryFailure) -> String {
    let place = at(file, failure.place);
    let place = ("place", (&place).into());
    match &failure.what {
        StoryFault::Missing { expected, came } => {
            let expected = pattern(expected);
            let came: Vec<String> = came.iter().map(|output| format!("\n    {}", output.text())).collect();
            let came = came.concat();
            let id = if came.is_empty() {
                "script-nothing-came"
            } else {
                "script-did-not-come"
            };
            messages.text(
                id,
                &[place, ("expected", Value::quoting(&expected)), ("came", (&came).into())],
            )
        }
        StoryFault::Unwanted(output) => messages.text("script-unwanted", &[place, ("output", (&output.text()).into())]),
        StoryFault::Refused(output) => messages.text("script-refused", &[place, ("output", (&output.text()).into())]),
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

fn expected(messages: &Messages, expected: &Expected) -> String {
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
        Expected::HeaderOnce => "script-right-header-once",
        Expected::ClosingQuote => "script-right-closing-quote",
    };
    messages.text(id, &[])
}
