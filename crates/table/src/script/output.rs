//! Outputs in the form of the contract: `KIND NAME key=value …`, or one JSON object.

use serde_json::{Map, Value, json};
use shakmaty::{ByColor, Color, Piece, Square};

use super::parse::Pattern;
use journal::entry::{Entry, JournalEvent};
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Refusal, RefusalDetail};
use laws::stored::{Fields, StoredValue as _, StoredWord};
use locale;
use query::{Answer, Query, Task, ToControl};
use speech::utterance::{Channel, Utterance};

/// One output.
#[derive(Clone, Debug, PartialEq)]
pub struct ScriptOutput {
    /// The moment.
    pub at: Moment,
    /// `event`, `refused`, `proposal`, `answer`, `said`, or `asks` for requests to the world outside.
    pub kind: &'static str,
    /// The name, none for `said`.
    pub name: Option<String>,
    /// Keys and values in their order.
    pub keys: Fields,
}

impl ScriptOutput {
    /// The output of a journal entry; the set-up of the table is no output.
    pub fn of_entry(entry: &Entry) -> Option<Self> {
        let JournalEvent::Event(event) = &entry.event else {
            return None;
        };
        let mut keys = event.record();
        let name = keys
            .shift_remove("name")
            .and_then(|name| name.as_str().map(str::to_owned));
        Some(Self {
            at: entry.at,
            kind: event.kind(),
            name,
            keys,
        })
    }

    /// The output attributed to the person whose act caused it: the move completed by their press, the game they ended.
    #[must_use]
    pub fn caused_by(mut self, person: Option<Person>) -> Self {
        let names = ["move_completed", "illegal_move", "period_passed", "game_ended"];
        let known = self
            .name
            .as_deref()
            .is_some_and(|name| self.kind == "event" && names.contains(&name));
        if let Some(person) = person.filter(|_| known && !self.keys.contains_key("by")) {
            self.keys.shift_insert(0, String::from("by"), json!(person.to_string()));
        }
        self
    }

    /// A refusal.
    pub fn of_refusal(at: Moment, to: Person, refusal: &Refusal) -> Self {
        let mut keys = Fields::new();
        to.write("by", &mut keys);
        keys.insert(String::from("code"), json!(refusal.code.as_str()));
        refusal.article.write("article", &mut keys);
        if let Some((place, word)) = &refusal.word {
            keys.insert(String::from("at"), json!(place));
            keys.insert(String::from("text"), json!(locale::quoted(word)));
        }
        if let RefusalDetail::Seconds(seconds) = refusal.lack {
            keys.insert(String::from("seconds"), json!(seconds));
        }
        if !refusal.candidates.is_empty() {
            keys.insert(String::from("candidates"), json!(refusal.candidates));
        }
        Self {
            at,
            kind: "refused",
            name: Some(refusal.code.as_str().to_owned()),
            keys,
        }
    }

    /// Something said.
    pub fn of_said(at: Moment, to: Person, channel: Channel, utterance: &Utterance) -> Self {
        let mut keys = Fields::new();
        to.write("to", &mut keys);
        keys.insert(String::from("channel"), json!(channel.as_str()));
        keys.insert(String::from("lang"), json!(utterance.lang()));
        keys.insert(String::from("text"), json!(utterance.text()));
        Self {
            at,
            kind: "said",
            name: None,
            keys,
        }
    }

    /// An answer; `to` is the asker, none for a look from outside.
    pub fn of_answer(at: Moment, to: Option<Person>, query: Query, answer: &Answer) -> Self {
        let mut keys = Fields::new();
        to.write("to", &mut keys);
        match answer {
            Answer::Clock(reading) => {
                reading.side.write("side", &mut keys);
                reading.left_ms.write("*_ms", &mut keys);
                word_or("none", reading.running).write("running", &mut keys);
                keys.insert(String::from("moves"), moves_value(&reading.moves, reading.side));
            }
            Answer::TimeUsed { used_ms, sum } => {
                used_ms.write("*_ms", &mut keys);
                if let Some(sum) = sum {
                    sum.left_ms.write("left_ms", &mut keys);
                    sum.since_start_ms.write("since_start_ms", &mut keys);
                    keys.insert(String::from("due_ms"), json!(sum.due_ms));
                }
            }
            Answer::Moves(moves) => {
                let side = if let Query::MovesOf(side) = query {
                    Some(side)
                } else {
                    to.and_then(Person::side)
                };
                side.write("side", &mut keys);
                keys.insert(String::from("moves"), moves_value(moves, side));
                moves.write("*", &mut keys);
            }
            Answer::Control { side, to_control } => {
                let moves = to_control.map(|to_control| match to_control {
                    ToControl::Moves(moves) => json!(moves),
                    ToControl::ByFlag => json!("flag"),
                    ToControl::Last | ToControl::QuickplayFinish => json!("none"),
                });
                own_and_both(&mut keys, "moves", *side, &moves);
            }
            Answer::Period { side, periods, .. } => {
                own_and_both(&mut keys, "period", *side, &periods.map(|period| json!(period.number)));
            }
            Answer::Last(last) => {
                if let Some(last) = last {
                    last.side.write("by", &mut keys);
                    last.side.write("side", &mut keys);
                    last.ply.write("ply", &mut keys);
                    last.uci.write("uci", &mut keys);
                }
            }
            Answer::Turn { side, number } => {
                side.write("side", &mut keys);
                keys.insert(String::from("moves"), json!(number));
            }
            Answer::Squares { on, .. } => {
                if let [(square, piece)] = on.as_slice() {
                    square.write("square", &mut keys);
                    word_or("none", *piece).write("piece", &mut keys);
                } else {
                    let standing = |(square, piece): &(Square, Option<Piece>)| {
                        piece.map(|piece| format!("{square} {}", piece.word()))
                    };
                    list(&mut keys, on.iter().filter_map(standing));
                }
            }
            Answer::Around { from, groups, .. } => {
                from.0.write("square", &mut keys);
                list(
                    &mut keys,
                    groups
                        .iter()
                        .flat_map(|(_, on)| on)
                        .map(|(square, _)| square.to_string()),
                );
            }
            Answer::LastMoves(moves) => list(&mut keys, moves.iter().map(|last| last.uci.to_string())),
            Answer::Captured(piece) => word_or("none", *piece).write("piece", &mut keys),
            Answer::Material(more) => {
                for side in Color::ALL {
                    let kinds = more.get(side).zip_role().into_iter().rev();
                    let letters = kinds.flat_map(|(role, count)| std::iter::repeat_n(role.upper_char(), count.into()));
                    let letters: String = letters.collect();
                    let text = if letters.is_empty() {
                        String::from("none")
                    } else {
                        letters
                    };
                    text.write(&side.word(), &mut keys);
                }
            }
            Answer::Opponent(side) => side.write("side", &mut keys),
            Answer::Board { of, fen, .. } => {
                of.write("board", &mut keys);
                fen.write("fen", &mut keys);
            }
            Answer::Sheet { of, text } => {
                of.write("side", &mut keys);
                text.write("text", &mut keys);
            }
            Answer::Differences(squares) => {
                (squares.white.len() + squares.black.len()).write("count", &mut keys);
                let mut all: Vec<Square> = Vec::new();
                for square in squares.white.iter().chain(&squares.black) {
                    if !all.contains(square) {
                        all.push(*square);
                    }
                }
                all.write("squares", &mut keys);
                squares.write("*", &mut keys);
            }
            Answer::Result(ending) => {
                word_or("*", ending.as_ref().map(|ending| ending.result)).write("result", &mut keys);
                if let Some(ending) = ending {
                    ending.reason.write("reason", &mut keys);
                    ending.article.write("article", &mut keys);
                }
            }
            Answer::Recording { side, sheets } => {
                let of = side.unwrap_or(Color::White);
                let sheet = sheets.get(of);
                of.write("side", &mut keys);
                sheet.is_kept.write("kept", &mut keys);
                sheet.plies.write("plies", &mut keys);
                sheet.made.write("made", &mut keys);
                sheet.owed().write("owed", &mut keys);
                sheet.due.is_some().write("required", &mut keys);
                let due = sheet.due.as_ref().map(|(_, article)| article.clone());
                sheet.exemption.clone().or(due).write("article", &mut keys);
            }
            Answer::Law { number, topics } => {
                keys.insert(String::from("article"), json!(number));
                let names: Vec<&str> = topics.iter().map(|topic| topic.message).collect();
                keys.insert(String::from("topics"), json!(names));
            }
            Answer::ClockPlace(side) => side.write("side", &mut keys),
            Answer::Term(term) => {
                keys.insert(String::from("term"), json!(term.key()));
            }
            Answer::State { side, task } => {
                side.write("side", &mut keys);
                keys.insert(String::from("state"), json!(task.map_or("adjourned", Task::as_str)));
            }
            Answer::Offer(by) => word_or("none", *by).write("side", &mut keys),
            Answer::Resumption { is_adjourned, until } => {
                is_adjourned.write("adjourned", &mut keys);
                until.write("text", &mut keys);
            }
        }
        Self {
            at,
            kind: "answer",
            name: Some(first_word(query).to_owned()),
            keys,
        }
    }

    /// True if it matches a line of a script: same kind and name, and at least these keys.
    pub fn matches(&self, pattern: &Pattern) -> bool {
        self.kind == pattern.kind
            && pattern
                .name
                .as_ref()
                .is_none_or(|name| self.name.as_ref() == Some(name))
            && pattern.keys.iter().all(|(key, wanted)| {
                let fits = |value: &Value| same(value, wanted) || key == "article" && is_within(value, wanted);
                self.keys.get(key).is_some_and(fits)
            })
    }

    /// The text form.
    pub fn text(&self) -> String {
        let mut line = self.kind.to_owned();
        if let Some(name) = &self.name {
            line.push(' ');
            line.push_str(name);
        }
        for (key, value) in &self.keys {
            line.push(' ');
            line.push_str(key);
            line.push('=');
            line.push_str(&quoted(&value_text(value)));
        }
        line
    }

    /// The JSON form, one object.
    pub fn json(&self) -> Value {
        let mut object = Map::new();
        object.insert(String::from("at_ms"), json!(self.at.as_millis()));
        object.insert(String::from("kind"), json!(self.kind));
        if let Some(name) = &self.name {
            object.insert(String::from("name"), json!(name));
        }
        for (key, value) in &self.keys {
            object.insert(key.clone(), value.clone());
        }
        Value::Object(object)
    }
}

fn moves_value(moves: &ByColor<u32>, side: Option<Color>) -> Value {
    match side {
        Some(side) => json!(moves.get(side)),
        None => json!(format!("{}/{}", moves.white, moves.black)),
    }
}

/// The asker's own value under that key, and both.
fn own_and_both(keys: &mut Fields, key: &str, asked: Option<Color>, values: &ByColor<Value>) {
    if let Some(side) = asked {
        side.write("side", keys);
        keys.insert(key.to_owned(), values.get(side).clone());
    }
    keys.insert(String::from("white"), values.white.clone());
    keys.insert(String::from("black"), values.black.clone());
}

/// The number of items, and all of them.
fn list(keys: &mut Fields, all: impl Iterator<Item = String>) {
    let all: Vec<String> = all.collect();
    all.len().write("count", keys);
    all.join(", ").write("text", keys);
}

fn word_or<T: StoredWord>(none: &str, value: Option<T>) -> String {
    value.map_or_else(|| none.to_owned(), |value| value.word())
}

/// The first word of the query names its answer.
fn first_word(query: Query) -> &'static str {
    match query {
        Query::Clock | Query::Clocks | Query::ClockOf(_) => "clock",
        Query::OpponentClock => "opponent-clock",
        Query::TimeUsed => "time-used",
        Query::Moves | Query::MovesOf(_) => "moves",
        Query::Control => "control",
        Query::Period => "period",
        Query::Last => "last",
        Query::Turn => "turn",
        Query::Square(_) => "square",
        Query::Rank(_) => "rank",
        Query::File(_) => "file",
        Query::Pieces(_, _) => "pieces",
        Query::Around(_, _) => "around",
        Query::Whole(_) => "position",
        Query::LastMoves(_) => "last-moves",
        Query::Captured => "captured",
        Query::Material => "material",
        Query::Opponent => "opponent",
        Query::Board(_) => "board",
        Query::Official => "official",
        Query::Sheet(_) => "sheet",
        Query::Differences => "differences",
        Query::Result => "result",
        Query::Recording | Query::RecordingOf(_) => "recording",
        Query::Law(_) => "law",
        Query::ClockPlace => "clock-place",
        Query::Term(_) => "term",
        Query::State => "state",
        Query::Offer => "offer",
        Query::Resumption => "resumption",
    }
}

fn value_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(value_text).collect::<Vec<_>>().join(","),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

fn quoted(text: &str) -> String {
    let needs =
        text.is_empty() || text.contains(|letter: char| letter.is_whitespace() || letter == '"' || letter == '#');
    if needs {
        format!("\"{}\"", text.replace('"', "'"))
    } else {
        text.to_owned()
    }
}

/// True if the Article is the wanted one or below it: a story that cites 9.2 means 9.2.2 too.
fn is_within(value: &Value, wanted: &str) -> bool {
    value_text(value)
        .strip_prefix(wanted)
        .is_some_and(|below| below.starts_with('.'))
}

/// True if both are the same: numbers compare as numbers, everything else as text; the squares of a list may be in any
/// order, separated by spaces or commas.
fn same(value: &Value, wanted: &str) -> bool {
    let text = value_text(value);
    if text == wanted {
        return true;
    }
    if value.is_array() {
        let parts = |text: &str| {
            let mut parts: Vec<String> = text
                .split([',', ' '])
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect();
            parts.sort();
            parts
        };
        return parts(&text) == parts(wanted);
    }
    match (text.parse::<f64>(), wanted.parse::<f64>()) {
        (Ok(one), Ok(other)) => (one - other).abs() < f64::EPSILON * one.abs().max(1.0),
        (Ok(_) | Err(_), Ok(_) | Err(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_compare_as_numbers_and_lists_by_their_parts() {
        assert!(same(&json!(1000), "1000.0"));
        assert!(same(&json!("07"), "7"));
        assert!(same(&json!(["e4", "f3"]), "e4 f3"));
        assert!(!same(&json!("e4"), "e5"));
    }

    #[test]
    fn values_with_blanks_are_quoted() {
        assert_eq!(quoted("Springer Felix drei"), "\"Springer Felix drei\"");
        assert_eq!(quoted("e4"), "e4");
    }
}
