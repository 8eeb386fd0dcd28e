//! The words of one line of a game script, and what is wrong with them (the contract of game scripts).

use std::fmt::Display;
use std::rc::Rc;

use shakmaty::{Color, Square};

use super::stored::StoredChoice;

/// A place in a text; both count from 1, columns in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// A fault in a script, and the right form there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The place.
    pub place: LineColumn,
    /// The word at fault; empty if something is missing.
    pub word: String,
    /// The right form there.
    pub expected: Expected,
}

impl ScriptError {
    /// The fault of a line that fits neither of two forms: the fault further along, or at one place the words of both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        if self.place.column != other.place.column {
            return if self.place.column > other.place.column {
                self
            } else {
                other
            };
        }
        match (&self.expected, &other.expected) {
            (Expected::Nothing, _) => other,
            (Expected::OneOf(own), Expected::OneOf(more)) => {
                let new = more.iter().filter(|word| !own.contains(word));
                let words = own.iter().chain(new).cloned().collect();
                Self {
                    expected: Expected::OneOf(words),
                    ..self
                }
            }
            (_, _) => self,
        }
    }
}

/// The form that would have been right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of these words.
    OneOf(Vec<String>),
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
    /// The end of the line.
    Nothing,
    /// Header lines come before the story.
    HeaderFirst,
    /// Such a header line is there already.
    HeaderOnce,
    /// A quotation mark that closes the one here.
    ClosingQuote,
}

impl Expected {
    /// One of these words.
    pub fn one_of(words: &[&str]) -> Self {
        Self::OneOf(words.iter().map(|word| (*word).to_owned()).collect())
    }
}

/// One word of a line, with the column it starts in.
#[derive(Clone, Debug)]
pub struct ScriptWord {
    /// The column, counted from 1.
    pub column: usize,
    /// The word, without quotes.
    pub text: String,
}

/// The words of one line, taken from the front.
#[derive(Clone, Debug)]
pub struct ScriptLine {
    /// The side of the person who acts; none if the line must name it.
    pub own: Option<Color>,
    line: usize,
    end: usize,
    words: Rc<[ScriptWord]>,
    at: usize,
    /// The column of a quotation mark that none closes.
    open_quote: Option<usize>,
}

/// Reads the words after a word, and returns the meaning of both together.
pub type LineReader<T> = fn(&mut ScriptLine) -> Result<T, ScriptError>;

impl ScriptLine {
    /// The words of that line of a script: `#` starts a comment, and words in quotes are one.
    pub fn new(line: usize, text: &str) -> Self {
        Self::split(line, text, false)
    }

    /// The words of a line on its own that has neither comments nor quotes: `#` and `"` are letters like all others.
    pub fn plain(text: &str) -> Self {
        Self::split(1, text, true)
    }

    fn split(line: usize, text: &str, is_plain: bool) -> Self {
        let mut words = Vec::new();
        let mut word: Option<ScriptWord> = None;
        let mut open_quote = None;
        let mut column = 0;
        for letter in text.chars() {
            column += 1;
            if letter == '#' && word.is_none() && !is_plain {
                break;
            }
            if letter.is_whitespace() && open_quote.is_none() {
                words.extend(word.take());
                continue;
            }
            let text = String::new();
            let word = word.get_or_insert(ScriptWord { column, text });
            if letter == '"' && !is_plain {
                open_quote = open_quote.xor(Some(column));
            } else {
                word.text.push(letter);
            }
        }
        words.extend(word);
        Self {
            own: None,
            line,
            end: column + 1,
            words: words.into(),
            at: 0,
            open_quote,
        }
    }

    /// Requires that each quotation mark is closed on its line.
    pub fn quotes_close(&self) -> Result<(), ScriptError> {
        let Some(column) = self.open_quote else { return Ok(()) };
        let text = String::from("\"");
        Err(self.wrong(&ScriptWord { column, text }, Expected::ClosingQuote))
    }

    fn left(&self) -> &[ScriptWord] {
        self.words.get(self.at..).unwrap_or_default()
    }

    /// Takes the next word, which must be there.
    pub fn next(&mut self, expected: Expected) -> Result<ScriptWord, ScriptError> {
        self.optional().ok_or_else(|| self.missing(expected))
    }

    /// Takes the next word, if there is one.
    pub fn optional(&mut self) -> Option<ScriptWord> {
        let word = self.left().first().cloned();
        self.at += usize::from(word.is_some());
        word
    }

    /// The next word, which is not taken.
    pub fn peek(&self) -> Option<&str> {
        self.left().first().map(|word| word.text.as_str())
    }

    /// True if no word is left.
    pub fn is_empty(&self) -> bool {
        self.left().is_empty()
    }

    /// Takes all remaining words, as one text.
    pub fn rest(&mut self) -> String {
        let rest: Vec<&str> = self.left().iter().map(|word| word.text.as_str()).collect();
        let rest = rest.join(" ");
        self.at = self.words.len();
        rest
    }

    /// Takes all remaining words, of which there is at least one.
    pub fn some_rest(&mut self, expected: Expected) -> Result<String, ScriptError> {
        self.must_follow(expected)?;
        Ok(self.rest())
    }

    /// Reads from the line; takes no word if that fails.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, ScriptError>) -> Result<T, ScriptError> {
        let mut tried = self.clone();
        let meant = read(&mut tried)?;
        *self = tried;
        Ok(meant)
    }

    /// Requires that no word is left.
    pub fn done(&mut self) -> Result<(), ScriptError> {
        match self.optional() {
            None => Ok(()),
            Some(word) => Err(self.wrong(&word, Expected::Nothing)),
        }
    }

    /// The place of a word.
    pub fn place(&self, word: &ScriptWord) -> LineColumn {
        LineColumn {
            line: self.line,
            column: word.column,
        }
    }

    /// The fault of a word in the place of something else.
    pub fn wrong(&self, word: &ScriptWord, expected: Expected) -> ScriptError {
        ScriptError {
            place: self.place(word),
            word: word.text.clone(),
            expected,
        }
    }

    /// The fault of a line that ends too early.
    pub fn missing(&self, expected: Expected) -> ScriptError {
        let (column, text) = (self.end, String::new());
        self.wrong(&ScriptWord { column, text }, expected)
    }

    /// Requires another word.
    pub fn must_follow(&self, expected: Expected) -> Result<(), ScriptError> {
        if self.is_empty() {
            Err(self.missing(expected))
        } else {
            Ok(())
        }
    }

    /// The next word read as something.
    pub fn read<T>(&mut self, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Result<T, ScriptError> {
        let word = self.next(expected.clone())?;
        read(&word.text).ok_or_else(|| self.wrong(&word, expected))
    }

    /// The next word, one of these.
    pub fn one_of(&mut self, choices: &[&'static str]) -> Result<&'static str, ScriptError> {
        self.read(Expected::one_of(choices), |text| {
            choices.iter().copied().find(|choice| *choice == text)
        })
    }

    /// The next words, which are always these.
    pub fn fixed(&mut self, words: &'static str) -> Result<(), ScriptError> {
        words
            .split(' ')
            .try_for_each(|word| self.one_of(&[word]).map(|_is_there| ()))
    }

    /// The next word, one of those with which these values are written.
    pub fn among<T: Copy + Display>(&mut self, values: &[T]) -> Result<T, ScriptError> {
        let words = values.iter().map(ToString::to_string).collect();
        self.read(Expected::OneOf(words), |text| {
            values.iter().copied().find(|value| value.to_string() == text)
        })
    }

    /// The next word, read as one of a few values.
    pub fn value<T: StoredChoice>(&mut self) -> Result<T, ScriptError> {
        self.read(Expected::one_of(T::WORDS), T::meant)
    }

    /// The next word, one of the list's, and its arguments.
    pub fn choose<T>(&mut self, list: &[(&'static str, LineReader<T>)]) -> Result<T, ScriptError> {
        let words: Vec<&str> = list.iter().map(|(word, _)| *word).collect();
        let find = |text: &str| list.iter().find(|(word, _)| *word == text);
        let (_, read) = self.read(Expected::one_of(&words), find)?;
        read(self)
    }

    /// Takes that word if it comes next; returns true if it did.
    pub fn take(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.at += usize::from(is_next);
        is_next
    }

    /// The next word, a side.
    pub fn side(&mut self) -> Result<Color, ScriptError> {
        self.among(&Color::ALL)
    }

    /// The side after `for`; that of the person who acts if there is none.
    pub fn for_side(&mut self) -> Result<Color, ScriptError> {
        match (self.take("for"), self.own) {
            (false, Some(own)) => Ok(own),
            (true, _) => self.side(),
            (false, None) => self.fixed("for").and_then(|()| self.side()),
        }
    }

    /// The side after `on` or `for`; that of the person who acts if there is none.
    pub fn on_board(&mut self) -> Result<Color, ScriptError> {
        if self.take("on") { self.side() } else { self.for_side() }
    }

    /// The next word, a square.
    pub fn square(&mut self) -> Result<Square, ScriptError> {
        self.read(Expected::Square, |text| text.parse().ok())
    }

    /// The next word, a number.
    pub fn number(&mut self) -> Result<u32, ScriptError> {
        self.read(Expected::Number, |text| text.parse().ok())
    }

    /// The next word, a time, in milliseconds.
    pub fn time_ms(&mut self) -> Result<u64, ScriptError> {
        self.read(Expected::Time, time_ms)
    }
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
}
