//! Outputs in the form of the contract: `KIND NAME key=value …`, or one JSON object.

use serde_json::{Map, Value, json};
use shakmaty::{ByColor, Color};

use super::parse::Pattern;
use crate::journal::entry::{Entry, JournalEvent};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::Refusal;
use crate::query::{Answer, Query, ToControl};
use crate::speech::utterance::{Channel, Utterance};

/// One output.
#[derive(Clone, Debug, PartialEq)]
pub struct Output {
    /// When.
    pub at: Moment,
    /// `event`, `refused`, `proposal`, `answer` or `said`.
    pub kind: &'static str,
    /// The name, none for `said`.
    pub name: Option<String>,
    /// Keys and values in their order.
    pub keys: Map<String, Value>,
}

impl Output {
    /// What a journal entry says; the set-up of the table is no output.
    pub fn of_entry(entry: &Entry) -> Option<Self> {
        match &entry.event {
            JournalEvent::Event(event) => {
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
            JournalEvent::Opened(_) | JournalEvent::Restarted(_) | JournalEvent::Suspended(_) => None,
        }
    }

    /// What a person's act brought about by itself is his too: the move his press completed, the game he ended.
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
        let mut keys = Map::new();
        keys.insert(String::from("by"), json!(to.to_string()));
        keys.insert(String::from("code"), json!(refusal.code.as_str()));
        if let Some(article) = &refusal.article {
            keys.insert(String::from("article"), json!(article.to_string()));
        }
        if let Some((place, word)) = &refusal.word {
            keys.insert(String::from("at"), json!(place));
            keys.insert(String::from("text"), json!(word));
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
        let mut keys = Map::new();
        keys.insert(String::from("to"), json!(to.to_string()));
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

    /// An answer; `to` is the asker, nobody for a look from outside.
    pub fn of_answer(at: Moment, to: Option<Person>, query: Query, answer: &Answer) -> Self {
        let mut keys = Map::new();
        if let Some(to) = to {
            keys.insert(String::from("to"), json!(to.to_string()));
        }
        let mut add = |key: &str, value: Value| {
            keys.insert(key.to_owned(), value);
        };
        match answer {
            Answer::Clock(reading) => {
                if let Some(side) = reading.side {
                    add("side", json!(name_of(side)));
                }
                add("white_ms", json!(reading.left_ms.white));
                add("black_ms", json!(reading.left_ms.black));
                add("running", json!(reading.running.map_or("none", name_of)));
                add("moves", moves_value(&reading.moves, reading.side));
            }
            Answer::TimeUsed { used_ms, sum } => {
                add("white_ms", json!(used_ms.white));
                add("black_ms", json!(used_ms.black));
                if let Some(sum) = sum {
                    add("left_ms", json!(sum.left_ms));
                    add("since_start_ms", json!(sum.since_start_ms));
                    add("due_ms", json!(sum.due_ms));
                }
            }
            Answer::Moves(moves) => {
                let side = if let Query::MovesOf(side) = query {
                    Some(side)
                } else {
                    to.and_then(Person::side)
                };
                if let Some(side) = side {
                    add("side", json!(name_of(side)));
                }
                add("moves", moves_value(moves, side));
                add("white", json!(moves.white));
                add("black", json!(moves.black));
            }
            Answer::Control { side, to_control } => {
                let of = |side| match to_control.get(side) {
                    ToControl::Moves(moves) => json!(moves),
                    ToControl::ByFlag => json!("flag"),
                    ToControl::Last => json!("none"),
                };
                add_sides(&mut add, "moves", *side, of);
            }
            Answer::Period { side, periods } => {
                add_sides(&mut add, "period", *side, |side| json!(periods.get(side).0));
            }
            Answer::Last(last) => {
                if let Some(last) = last {
                    add("by", json!(name_of(last.side)));
                    add("side", json!(name_of(last.side)));
                    add("ply", json!(last.ply));
                    add("uci", json!(last.uci.to_string()));
                }
            }
            Answer::Turn { side, number } => {
                add("side", json!(name_of(*side)));
                add("moves", json!(number));
            }
            Answer::Squares { on, .. } => {
                if let [(square, piece)] = on.as_slice() {
                    add("square", json!(square.to_string()));
                    add("piece", json!(piece.map_or_else(|| String::from("none"), piece_name)));
                } else {
                    let text: Vec<String> = on
                        .iter()
                        .filter_map(|(square, piece)| piece.map(|piece| format!("{square} {}", piece_name(piece))))
                        .collect();
                    add("count", json!(text.len()));
                    add("text", json!(text.join(", ")));
                }
            }
            Answer::Around { from, groups, .. } => {
                let on = groups.iter().flat_map(|(_, on)| on);
                let text: Vec<String> = on.map(|(square, _)| square.to_string()).collect();
                add("square", json!(from.0.to_string()));
                add("count", json!(text.len()));
                add("text", json!(text.join(", ")));
            }
            Answer::LastMoves(moves) => {
                let text: Vec<String> = moves.iter().map(|last| last.uci.to_string()).collect();
                add("count", json!(text.len()));
                add("text", json!(text.join(", ")));
            }
            Answer::Captured(piece) => {
                add("piece", json!(piece.map_or_else(|| String::from("none"), piece_name)));
            }
            Answer::Board { of, fen, .. } => {
                if let Some(of) = of {
                    add("board", json!(name_of(*of)));
                }
                add("fen", json!(fen));
            }
            Answer::Sheet { of, text } => {
                add("side", json!(name_of(*of)));
                add("text", json!(text));
            }
            Answer::Differences(squares) => {
                add("count", json!(squares.white.len() + squares.black.len()));
                let mut all: Vec<String> = Vec::new();
                for square in squares.white.iter().chain(&squares.black) {
                    let name = square.to_string();
                    if !all.contains(&name) {
                        all.push(name);
                    }
                }
                add("squares", json!(all));
                for (side, key) in [(Color::White, "white"), (Color::Black, "black")] {
                    let list: Vec<String> = squares.get(side).iter().map(ToString::to_string).collect();
                    add(key, json!(list));
                }
            }
            Answer::Result(ending) => {
                let result = ending
                    .as_ref()
                    .map_or_else(|| String::from("*"), |ending| ending.result.to_string());
                add("result", json!(result));
                if let Some(ending) = ending {
                    add("reason", json!(ending.reason.as_str()));
                    add("article", json!(ending.article.to_string()));
                }
            }
            Answer::Recording { side, sheets } => {
                let of = side.unwrap_or(Color::White);
                let sheet = sheets.get(of);
                add("side", json!(name_of(of)));
                add("kept", json!(sheet.is_kept));
                add("plies", json!(sheet.plies));
                add("made", json!(sheet.made));
                add("owed", json!(sheet.owed()));
                add("required", json!(sheet.due.is_some()));
                let cited = sheet
                    .exemption
                    .as_ref()
                    .or(sheet.due.as_ref().map(|(_, article)| article));
                if let Some(article) = cited {
                    add("article", json!(article.to_string()));
                }
            }
            Answer::Law { number, topics } => {
                add("article", json!(number));
                let names: Vec<&str> = topics.iter().map(|topic| topic.message).collect();
                add("topics", json!(names));
            }
            Answer::State { side, duty } => {
                add("side", json!(name_of(*side)));
                add("state", json!(duty.as_str()));
            }
        }
        Self {
            at,
            kind: "answer",
            name: Some(first_word(query).to_owned()),
            keys,
        }
    }

    /// Whether it is what a line of a script means: same kind and name, and at least these keys.
    pub fn is(&self, pattern: &Pattern) -> bool {
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
fn add_sides(add: &mut dyn FnMut(&str, Value), key: &str, asked: Option<Color>, of: impl Fn(Color) -> Value) {
    if let Some(side) = asked {
        add("side", json!(name_of(side)));
        add(key, of(side));
    }
    for side in Color::ALL {
        add(name_of(side), of(side));
    }
}

fn name_of(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn piece_name(piece: shakmaty::Piece) -> String {
    let role = match piece.role {
        shakmaty::Role::Pawn => "pawn",
        shakmaty::Role::Knight => "knight",
        shakmaty::Role::Bishop => "bishop",
        shakmaty::Role::Rook => "rook",
        shakmaty::Role::Queen => "queen",
        shakmaty::Role::King => "king",
    };
    format!("{} {role}", name_of(piece.color))
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
        Query::Board(_) => "board",
        Query::Official => "official",
        Query::Sheet(_) => "sheet",
        Query::Differences => "differences",
        Query::Result => "result",
        Query::Recording | Query::RecordingOf(_) => "recording",
        Query::Law(_) => "law",
        Query::State => "state",
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

/// A story that cites 9.2 means 9.2.2 too: an Article has the Articles below it.
fn is_within(value: &Value, wanted: &str) -> bool {
    value_text(value)
        .strip_prefix(wanted)
        .is_some_and(|below| below.starts_with('.'))
}

/// Numbers compare as numbers, everything else as text; squares may stand in any order,
/// parted by blanks or commas.
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
