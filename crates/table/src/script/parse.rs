//! The text of a script read as a story, or the place where it stops making sense.

use std::collections::VecDeque;

use shakmaty::uci::UciMove;
use shakmaty::{Board, ByColor, Color, Piece, Square};

use super::engine::EngineLine;
use super::header::{self, Header};
use super::lichess::{self, LichessLine};
use super::verbs::{self, Act};
use laws::moment::Moment;
use laws::people::Person;
use laws::stored::{Choice, Word as _};
use notation::pgn::LONGEST_GAME;
use protocols::engine::{Fault, Score};
use query::Query;

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

/// The form that would have been right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of these words, as a person reads them.
    OneOf(String),
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
}

impl Expected {
    pub(super) fn one_of(words: &[&str]) -> Self {
        Self::OneOf(words.join(", "))
    }
}

/// A script.
#[derive(Clone, Debug)]
pub struct Script {
    /// The table it describes.
    pub header: Header,
    /// Its story.
    pub story: Vec<(LineColumn, Line)>,
}

/// One line of the story.
#[derive(Clone, Debug)]
pub enum Line {
    /// The table's time.
    At(Moment),
    /// A person does something.
    Act(Person, Act),
    /// Look without touching.
    Look(Query),
    /// An output must come.
    Expect(Pattern),
    /// No such output since the last input.
    Silence(Pattern),
    /// Both play these moves, each as a whole cycle.
    BothPlay(Vec<String>),
    /// The electronic board of that side reports this.
    Board(Color, BoardLine),
    /// The engine does this.
    Engine(EngineLine),
    /// Lichess tells this.
    Lichess(LichessLine),
}

/// A report of an electronic board in a story.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardLine {
    /// All pieces on it; the first such line connects it.
    Shows(Box<Board>),
    /// These squares change, in this order.
    Changes(Vec<(Square, Option<Piece>)>),
    /// The board is gone.
    Lost,
    /// The board is back, with the position it had last.
    Back,
    /// The end of its clock's lever is up on that side, which has pressed.
    Lever(Color),
    /// Its clock shows these times, in milliseconds.
    Times(ByColor<u64>),
}

/// The outputs a line stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// `event`, `refused`, `proposal`, `answer`, `said` or `asks`.
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
    left: VecDeque<Word>,
}

/// Reads the words after a word, and returns the meaning of both together. The colour is that of the actor.
pub(super) type Reader<T> = fn(&mut Words, Color) -> Result<T, ScriptError>;

impl Words {
    pub(super) fn of(line: usize, text: &str) -> Self {
        let mut words = VecDeque::new();
        let mut word: Option<Word> = None;
        let mut quoted = false;
        let mut column = 0;
        for letter in text.chars() {
            column += 1;
            if letter == '#' && word.is_none() {
                break;
            }
            if letter.is_whitespace() && !quoted {
                words.extend(word.take());
                continue;
            }
            let text = String::new();
            let word = word.get_or_insert(Word { column, text });
            if letter == '"' {
                quoted = !quoted;
            } else {
                word.text.push(letter);
            }
        }
        words.extend(word);
        Self {
            line,
            end: column + 1,
            left: words,
        }
    }

    /// The words of a line on its own that has neither comments nor quotes: `#` and `"` are letters like all others.
    pub(super) fn plain(text: &str) -> Self {
        let word = |text: &str| Word {
            column: 1,
            text: text.to_owned(),
        };
        Self {
            line: 1,
            end: text.chars().count() + 1,
            left: text.split_whitespace().map(word).collect(),
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

    /// All remaining words, as one text.
    pub(super) fn rest(&mut self) -> String {
        let rest: Vec<String> = self.left.drain(..).map(|word| word.text).collect();
        rest.join(" ")
    }

    pub(super) fn some_rest(&mut self, expected: Expected) -> Result<String, ScriptError> {
        self.must_follow(expected)?;
        Ok(self.rest())
    }

    pub(super) fn done(&mut self) -> Result<(), ScriptError> {
        match self.left.pop_front() {
            None => Ok(()),
            Some(word) => Err(self.wrong(&word, Expected::Nothing)),
        }
    }

    pub(super) fn place(&self, word: &Word) -> LineColumn {
        LineColumn {
            line: self.line,
            column: word.column,
        }
    }

    pub(super) fn wrong(&self, word: &Word, expected: Expected) -> ScriptError {
        ScriptError {
            place: self.place(word),
            word: word.text.clone(),
            expected,
        }
    }

    fn missing(&self, expected: Expected) -> ScriptError {
        let (column, text) = (self.end, String::new());
        self.wrong(&Word { column, text }, expected)
    }

    /// Requires another word.
    pub(super) fn must_follow(&self, expected: Expected) -> Result<(), ScriptError> {
        if self.is_empty() {
            Err(self.missing(expected))
        } else {
            Ok(())
        }
    }

    /// The next word read as something.
    pub(super) fn read<T>(&mut self, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Result<T, ScriptError> {
        let word = self.next(expected.clone())?;
        read(&word.text).ok_or_else(|| self.wrong(&word, expected))
    }

    /// The next word, one of these.
    pub(super) fn one_of(&mut self, choices: &[&'static str]) -> Result<&'static str, ScriptError> {
        self.read(Expected::one_of(choices), |text| {
            choices.iter().copied().find(|choice| *choice == text)
        })
    }

    /// The next word, read as one of a few values.
    pub(super) fn value<T: Choice>(&mut self) -> Result<T, ScriptError> {
        self.read(Expected::one_of(T::WORDS), T::meant)
    }

    /// The next word, one of the table's, and its arguments.
    pub(super) fn choose<T>(&mut self, table: &[(&'static str, Reader<T>)], own: Color) -> Result<T, ScriptError> {
        let words: Vec<&str> = table.iter().map(|(word, _)| *word).collect();
        let find = |text: &str| table.iter().find(|(word, _)| *word == text);
        let (_, read) = self.read(Expected::one_of(&words), find)?;
        read(self, own)
    }

    /// Takes that word if it comes next; returns true if it did.
    pub(super) fn take(&mut self, word: &str) -> bool {
        self.left.pop_front_if(|next| next.text == word).is_some()
    }

    pub(super) fn side(&mut self) -> Result<Color, ScriptError> {
        let word = self.one_of(&["white", "black"])?;
        Ok(Color::from_white(word == "white"))
    }

    pub(super) fn square(&mut self) -> Result<Square, ScriptError> {
        self.read(Expected::Square, |text| text.parse().ok())
    }

    pub(super) fn number(&mut self) -> Result<u32, ScriptError> {
        self.read(Expected::Number, |text| text.parse().ok())
    }

    pub(super) fn time_ms(&mut self) -> Result<u64, ScriptError> {
        self.read(Expected::Time, time_ms)
    }
}

/// Maximum number of lines of a story: one for every three seconds of a day. Each look at the outputs goes through all
/// of them.
const MOST_LINES: usize = 30_000;

/// The latest time of a story, in milliseconds. A game that was adjourned may be resumed after weeks; everything that
/// falls due by itself until then, such as the record of the clocks each half hour (12.2), happens at once.
const LATEST_MS: u64 = 1_000 * 3_600_000;

const STORY: &[&str] = &["at", ">", "?", "<", "!", "both", "board", "engine", "lichess"];

/// Reads a whole script.
///
/// # Errors
/// The first place that cannot be read, and the right form there.
pub fn parse(text: &str) -> Result<Script, ScriptError> {
    let mut draft = header::Draft::default();
    let mut story = Vec::new();
    let mut now = Moment::START;
    let mut lines = 0;
    for (index, text) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        lines = index + 1;
        let mut words = Words::of(lines, text);
        let Some(first) = words.optional() else { continue };
        let place = words.place(&first);
        if index >= MOST_LINES {
            return Err(words.wrong(&first, Expected::Nothing));
        }
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
    let header = draft.finish(LineColumn {
        line: lines + 1,
        column: 1,
    })?;
    Ok(Script { header, story })
}

fn story_line(first: &Word, words: &mut Words) -> Result<Line, ScriptError> {
    match first.text.as_str() {
        "at" => {
            let at_ms = words.read(Expected::Time, |text| time_ms(text).filter(|ms| *ms <= LATEST_MS))?;
            Ok(Line::At(Moment::from_millis(at_ms)))
        }
        ">" => {
            let by: Person = words.read(Expected::one_of(PERSONS), |text| text.parse().ok())?;
            Ok(Line::Act(by, verbs::act(by, words)?))
        }
        "?" => Ok(Line::Look(words.choose(LOOKS, Color::White)?)),
        "<" => Ok(Line::Expect(pattern(words)?)),
        "!" => Ok(Line::Silence(pattern(words)?)),
        "board" => {
            let side = words.side()?;
            Ok(Line::Board(side, board_line(words)?))
        }
        "engine" => Ok(Line::Engine(engine_line(words)?)),
        "lichess" => Ok(Line::Lichess(lichess::line(words)?)),
        _ => {
            words.one_of(&["play"])?;
            let movetext = words.some_rest(Expected::Move)?;
            let moves = moves_of(&movetext);
            if moves.len() > LONGEST_GAME {
                return Err(words.wrong(first, Expected::Move));
            }
            Ok(Line::BothPlay(moves))
        }
    }
}

fn board_line(words: &mut Words) -> Result<BoardLine, ScriptError> {
    const WORDS: &[&str] = &[
        "lost",
        "back",
        "lever",
        "times",
        "PLACEMENT",
        "SQUARE empty",
        "SQUARE PIECE",
    ];
    if words.take("lost") {
        return Ok(BoardLine::Lost);
    }
    if words.take("back") {
        return Ok(BoardLine::Back);
    }
    if words.take("lever") {
        return words.side().map(BoardLine::Lever);
    }
    if words.take("times") {
        let mut time = || words.read(Expected::Time, time_ms);
        let (white, black) = (time()?, time()?);
        return Ok(BoardLine::Times(ByColor { white, black }));
    }
    let is_square = words.peek().is_some_and(|word| word.parse::<Square>().is_ok());
    if !is_square {
        return words
            .read(Expected::one_of(WORDS), |text| text.parse().ok())
            .map(|board| BoardLine::Shows(Box::new(board)));
    }
    let mut changes = Vec::new();
    while words.peek().is_some() {
        let square = words.square()?;
        let piece = if words.take("empty") {
            None
        } else {
            Some(words.read(Expected::one_of(&["empty", "\"white pawn\""]), Piece::meant)?)
        };
        changes.push((square, piece));
    }
    Ok(BoardLine::Changes(changes))
}

fn engine_line(words: &mut Words) -> Result<EngineLine, ScriptError> {
    const WORDS: &[&str] = &["white", "black", "ready", "scores", "plays", "hints", "lost"];
    const FAULTS: &[(&str, Fault)] = &[
        ("not-found", Fault::NotFound),
        ("no-engine", Fault::NoEngine),
        ("hangs", Fault::Hangs),
        ("ended", Fault::Ended),
        ("rubbish", Fault::Rubbish),
        ("no-chess960", Fault::NoChess960),
    ];
    let uci = |words: &mut Words| words.read(Expected::Move, |text| text.parse::<UciMove>().ok());
    Ok(match words.one_of(WORDS)? {
        "ready" => EngineLine::Ready(words.next(Expected::Name)?.text),
        "scores" => {
            let is_mate = words.take("mate");
            let number: i32 = words.read(Expected::Number, |text| text.parse().ok())?;
            EngineLine::Scores(if is_mate {
                Score::Mate(number)
            } else {
                Score::Centipawns(number)
            })
        }
        "plays" => EngineLine::Plays {
            uci: uci(words)?,
            is_late: words.take("late"),
        },
        "hints" => EngineLine::Hints(uci(words)?),
        "lost" => {
            let names: Vec<&str> = FAULTS.iter().map(|(name, _)| *name).collect();
            let fault = |text: &str| FAULTS.iter().find(|(name, _)| *name == text);
            EngineLine::Lost(words.read(Expected::one_of(&names), fault)?.1.clone())
        }
        side => {
            let name = words.next(Expected::Name)?.text;
            let level = words.optional().map(|word| word.text);
            EngineLine::Seats(Color::from_white(side == "white"), name, level)
        }
    })
}

const PERSONS: &[&str] = &["white", "black", "assistant-white", "assistant-black", "arbiter"];

const LOOKS: &[(&str, Reader<Query>)] = &[
    ("board", |words, _| words.side().map(Query::Board)),
    ("official", |_, _| Ok(Query::Official)),
    ("clock", |words, _| words.side().map(Query::ClockOf)),
    ("time-used", |_, _| Ok(Query::TimeUsed)),
    ("moves", |words, _| words.side().map(Query::MovesOf)),
    ("sheet", |words, _| words.side().map(Query::Sheet)),
    ("recording", |words, _| words.side().map(Query::RecordingOf)),
    ("differences", |_, _| Ok(Query::Differences)),
    ("turn", |_, _| Ok(Query::Turn)),
    ("result", |_, _| Ok(Query::Result)),
    ("state", |_, _| Ok(Query::State)),
];

fn pattern(words: &mut Words) -> Result<Pattern, ScriptError> {
    const KINDS: &[&str] = &["event", "refused", "proposal", "answer", "said", "asks"];
    let kind = words.one_of(KINDS)?.to_owned();
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

/// The moves of a movetext, without numbers, comments, glyphs and results.
fn moves_of(movetext: &str) -> Vec<String> {
    let mut bare = String::new();
    let mut depth = 0_u32;
    // A draw offer is the one thing in brackets that is not a variation.
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
            (LineColumn { line: 3, column: 9 }, "jumps")
        );
        let wrong = parse("laws 1999\n").unwrap_err();
        assert_eq!(
            (wrong.place, wrong.word.as_str()),
            (LineColumn { line: 1, column: 6 }, "1999")
        );
    }

    #[test]
    fn a_story_has_an_end() {
        let players = "white vi Ada\nblack sighted Ben\n";
        let place = |story: &str| {
            parse(&format!("{players}{story}"))
                .map(|_| ())
                .map_err(|wrong| wrong.place.line)
        };
        assert_eq!(place("at 1000:00:00\n"), Ok(()));
        assert_eq!(place("at 65536:00:00\n"), Err(3));
        assert_eq!(place(&"? turn\n".repeat(MOST_LINES - 2)), Ok(()));
        assert_eq!(place(&"? turn\n".repeat(MOST_LINES - 1)), Err(MOST_LINES + 1));
        assert_eq!(place(&format!("both play {}\n", "e4 ".repeat(LONGEST_GAME))), Ok(()));
        assert_eq!(
            place(&format!("both play {}\n", "e4 ".repeat(LONGEST_GAME + 1))),
            Err(3)
        );
    }

    #[test]
    fn a_script_needs_both_players() {
        assert_eq!(parse("white vi Ada\n").unwrap_err().expected, Expected::Players);
    }
}
