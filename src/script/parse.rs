//! The text of a script into a story, or the place where it stops making sense.

use shakmaty::Color;

use super::header::{self, Header};
use super::verbs::{self, Act};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::query::Query;

/// Where something stands in a text; both count from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// What is wrong with a script, and what would be right there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// Where.
    pub place: Place,
    /// The word at fault; empty where something is missing.
    pub word: String,
    /// What would be right there.
    pub expected: Expected,
}

/// What would have been right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A time H:MM:SS or M:SS.
    Time,
    /// A time not before the one above.
    LaterTime,
    /// A number.
    Number,
    /// A square, a1 to h8.
    Square,
    /// A time control.
    TimeControl,
    /// A position as FEN.
    Fen,
    /// A piece placement as FEN writes it.
    Placement,
    /// A name.
    Name,
    /// Words of a move.
    Move,
    /// Any text.
    Text,
    /// key=value.
    KeyValue,
    /// The header line `white …` or `black …`.
    Players,
    /// Nothing more.
    Nothing,
    /// Header lines stand before the story.
    HeaderFirst,
}

/// A script.
#[derive(Clone, Debug)]
pub struct Script {
    /// The table it describes.
    pub header: Header,
    /// Its story.
    pub story: Vec<(Place, Line)>,
}

/// One line of the story.
#[derive(Clone, Debug)]
pub enum Line {
    /// The table's time.
    At(Moment),
    /// Somebody does something.
    Act(Person, Act),
    /// Look without touching.
    Look(Query),
    /// An output must come.
    Expect(Pattern),
    /// No such output since the last input.
    Silence(Pattern),
    /// Both play these moves, whole cycles.
    BothPlay(Vec<String>),
}

/// Which outputs a line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// `event`, `refused`, `proposal`, `answer` or `said`.
    pub kind: String,
    /// The name, if one is given.
    pub name: Option<String>,
    /// At least these keys.
    pub keys: Vec<(String, String)>,
}

/// One word of a line, with the column it starts in.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) column: usize,
    pub(super) text: String,
}

/// The words of one line, taken from the front.
pub(super) struct Words {
    line: usize,
    end: usize,
    left: std::collections::VecDeque<Word>,
}

impl Words {
    fn of(line: usize, text: &str) -> Self {
        let mut words = std::collections::VecDeque::new();
        let mut word: Option<Word> = None;
        let mut quoted = false;
        let mut column = 0;
        for letter in text.chars() {
            column += 1;
            let at_start = word.is_none();
            if letter == '#' && at_start && !quoted {
                break;
            }
            if letter == '"' {
                quoted = !quoted;
                word.get_or_insert(Word {
                    column,
                    text: String::new(),
                });
            } else if letter.is_whitespace() && !quoted {
                words.extend(word.take());
            } else {
                word.get_or_insert(Word {
                    column,
                    text: String::new(),
                })
                .text
                .push(letter);
            }
        }
        words.extend(word);
        Self {
            line,
            end: column + 1,
            left: words,
        }
    }

    pub(super) fn next(&mut self, expected: Expected) -> Result<Word, ScriptError> {
        self.left.pop_front().ok_or_else(|| self.missing(expected))
    }

    pub(super) fn optional(&mut self) -> Option<Word> {
        self.left.pop_front()
    }

    pub(super) fn peek(&self) -> Option<&str> {
        self.left.front().map(|word| word.text.as_str())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// All that is left, as one text.
    pub(super) fn rest(&mut self) -> String {
        let rest: Vec<String> = self.left.drain(..).map(|word| word.text).collect();
        rest.join(" ")
    }

    pub(super) fn some_rest(&mut self, expected: Expected) -> Result<String, ScriptError> {
        if self.is_empty() {
            Err(self.missing(expected))
        } else {
            Ok(self.rest())
        }
    }

    pub(super) fn done(&mut self) -> Result<(), ScriptError> {
        match self.left.pop_front() {
            None => Ok(()),
            Some(word) => Err(self.wrong(&word, Expected::Nothing)),
        }
    }

    pub(super) fn wrong(&self, word: &Word, expected: Expected) -> ScriptError {
        let place = Place {
            line: self.line,
            column: word.column,
        };
        ScriptError {
            place,
            word: word.text.clone(),
            expected,
        }
    }

    fn missing(&self, expected: Expected) -> ScriptError {
        ScriptError {
            place: Place {
                line: self.line,
                column: self.end,
            },
            word: String::new(),
            expected,
        }
    }

    /// The next word read as something.
    pub(super) fn read<T>(&mut self, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Result<T, ScriptError> {
        let word = self.next(expected)?;
        read(&word.text).ok_or_else(|| self.wrong(&word, expected))
    }
}

const STORY: &[&str] = &["at", ">", "?", "<", "!", "both"];

/// Reads a whole script.
///
/// # Errors
/// The first place that cannot be read, and what would be right there.
pub fn parse(text: &str) -> Result<Script, ScriptError> {
    let mut draft = header::Draft::default();
    let mut story = Vec::new();
    let mut now = Moment::START;
    let mut lines = 0;
    for (index, text) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        lines = index + 1;
        let mut words = Words::of(lines, text);
        let Some(first) = words.optional() else { continue };
        let place = Place {
            line: lines,
            column: first.column,
        };
        if !STORY.contains(&first.text.as_str()) {
            if !story.is_empty() && header::is_header(&first.text) {
                return Err(words.wrong(&first, Expected::HeaderFirst));
            }
            draft.line(&first, &mut words)?;
            continue;
        }
        let line = story_line(&first, &mut words)?;
        words.done()?;
        if let Line::At(at) = line {
            if at < now {
                return Err(ScriptError {
                    place,
                    word: text.trim().to_owned(),
                    expected: Expected::LaterTime,
                });
            }
            now = at;
        }
        story.push((place, line));
    }
    let header = draft.finish(Place {
        line: lines + 1,
        column: 1,
    })?;
    Ok(Script { header, story })
}

fn story_line(first: &Word, words: &mut Words) -> Result<Line, ScriptError> {
    match first.text.as_str() {
        "at" => Ok(Line::At(
            words.read(Expected::Time, |text| time_ms(text).map(Moment::from_millis))?,
        )),
        ">" => {
            let by = words.read(Expected::OneOf(PERSONS), |text| text.parse().ok())?;
            Ok(Line::Act(by, verbs::act(by, words)?))
        }
        "?" => Ok(Line::Look(look(words)?)),
        "<" => Ok(Line::Expect(pattern(words)?)),
        "!" => Ok(Line::Silence(pattern(words)?)),
        _ => {
            words.read(Expected::OneOf(&["play"]), |text| (text == "play").then_some(()))?;
            let movetext = words.some_rest(Expected::Move)?;
            Ok(Line::BothPlay(moves_of(&movetext)))
        }
    }
}

const PERSONS: &[&str] = &["white", "black", "assistant-white", "assistant-black", "arbiter"];

fn look(words: &mut Words) -> Result<Query, ScriptError> {
    const LOOKS: &[&str] = &[
        "board",
        "official",
        "clock",
        "time-used",
        "moves",
        "sheet",
        "differences",
        "turn",
        "result",
        "state",
    ];
    let word = words.next(Expected::OneOf(LOOKS))?;
    Ok(match word.text.as_str() {
        "board" => Query::Board(side(words)?),
        "official" => Query::Official,
        "clock" => match side(words)? {
            Color::White => Query::ClockOf(Color::White),
            Color::Black => Query::ClockOf(Color::Black),
        },
        "time-used" => Query::TimeUsed,
        "moves" => Query::MovesOf(side(words)?),
        "sheet" => Query::Sheet(side(words)?),
        "recording" => Query::RecordingOf(side(words)?),
        "differences" => Query::Differences,
        "turn" => Query::Turn,
        "result" => Query::Result,
        "state" => Query::State,
        _ => return Err(words.wrong(&word, Expected::OneOf(LOOKS))),
    })
}

pub(super) fn side(words: &mut Words) -> Result<Color, ScriptError> {
    words.read(Expected::OneOf(&["white", "black"]), color)
}

pub(super) fn color(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn pattern(words: &mut Words) -> Result<Pattern, ScriptError> {
    const KINDS: &[&str] = &["event", "refused", "proposal", "answer", "said"];
    let kind = words.read(Expected::OneOf(KINDS), |text| {
        KINDS.contains(&text).then(|| text.to_owned())
    })?;
    let mut name = None;
    let mut keys = Vec::new();
    while let Some(word) = words.optional() {
        match word.text.split_once('=') {
            Some((key, value)) if !key.is_empty() => keys.push((key.to_owned(), value.to_owned())),
            None if keys.is_empty() && name.is_none() => name = Some(word.text),
            Some(_) | None => return Err(words.wrong(&word, Expected::KeyValue)),
        }
    }
    Ok(Pattern { kind, name, keys })
}

/// H:MM:SS or M:SS with an optional fraction, or plain seconds, in milliseconds.
pub fn time_ms(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let millis = match fraction.len() {
        0 if text.contains('.') => return None,
        0 => 0,
        1..=3 if fraction.bytes().all(|byte| byte.is_ascii_digit()) => format!("{fraction:0<3}").parse().ok()?,
        _ => return None,
    };
    let mut seconds: u64 = 0;
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for (index, part) in parts.iter().enumerate() {
        if part.is_empty() || part.len() > 6 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let value: u64 = part.parse().ok()?;
        if index > 0 && value > 59 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    seconds.checked_mul(1000)?.checked_add(millis)
}

/// The moves of a movetext: numbers, comments, glyphs and results left out.
fn moves_of(movetext: &str) -> Vec<String> {
    let mut bare = String::new();
    let mut depth = 0_u32;
    // A draw offer is the one thing in brackets that is no variation.
    for (index, part) in movetext.split("(=)").enumerate() {
        if index > 0 && depth == 0 {
            bare.push_str(" (=) ");
        }
        for letter in part.chars() {
            match letter {
                '{' | '(' => depth += 1,
                '}' | ')' => depth = depth.saturating_sub(1),
                _ if depth == 0 => bare.push(letter),
                _ => {}
            }
        }
    }
    let mut moves: Vec<String> = Vec::new();
    for token in bare.split_whitespace() {
        let starts_with_number = token.starts_with(|letter: char| letter.is_ascii_digit());
        let dotted = token.find('.').filter(|_| starts_with_number);
        let token = dotted
            .map_or(token, |dot| token.get(dot..).unwrap_or_default())
            .trim_start_matches('.');
        let is_result = matches!(token, "1-0" | "0-1" | "1/2-1/2" | "*");
        let is_number = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_digit());
        if matches!(token, "e.p." | "e.p" | "ep") || token.is_empty() || is_result || is_number {
            continue;
        }
        if !token.starts_with('$') {
            moves.push(token.to_owned());
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_with_and_without_hours_and_fractions() {
        assert_eq!(time_ms("1:30:00"), Some(5_400_000));
        assert_eq!(time_ms("0:00:12.5"), Some(12_500));
        assert_eq!(time_ms("2:00"), Some(120_000));
        for wrong in ["", "1:60", "1:2:3:4", "x", "1:00.", "1:00.1234", "-1:00"] {
            assert_eq!(time_ms(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn movetext_loses_its_numbers_comments_and_result() {
        let moves = moves_of("1.e4 e5 (1...c5 {sharp} 2.Nf3) 2. Nf3 {good} 2... Nc6 $1 6.exd6 e.p. 0-0(=) 1-0");
        assert_eq!(moves, ["e4", "e5", "Nf3", "Nc6", "exd6", "0-0", "(=)"]);
    }

    #[test]
    fn an_unknown_word_is_named_with_its_place() {
        let wrong = parse("white vi Ada\nblack sighted Ben\n> white jumps e4\n").unwrap_err();
        assert_eq!(
            (wrong.place, wrong.word.as_str()),
            (Place { line: 3, column: 9 }, "jumps")
        );
        let wrong = parse("laws 1999\n").unwrap_err();
        assert_eq!(
            (wrong.place, wrong.word.as_str()),
            (Place { line: 1, column: 6 }, "1999")
        );
    }

    #[test]
    fn a_script_needs_both_players() {
        assert_eq!(parse("white vi Ada\n").unwrap_err().expected, Expected::Players);
    }
}
