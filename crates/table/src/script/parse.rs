//! The text of a script read as a story, or the place where it stops making sense.

use shakmaty::{Board, ByColor, Color, Piece, Square};

use super::engine::{self, EngineLine};
use super::header::{self, Header};
use super::lichess::{self, LichessLine};
use super::verbs;
use controls::intent::Intent;
use laws::moment::Moment;
use laws::people::Person;
use laws::script::{Expected, LineColumn, LineReader, ScriptError, ScriptLine, ScriptWord, time_ms};
use laws::stored::StoredWord as _;
use notation::pgn::LONGEST_GAME;
use query::Query;

/// A script.
#[derive(Clone, Debug)]
pub struct Script {
    /// The table it describes.
    pub header: Header,
    /// The story.
    pub story: Vec<(LineColumn, StoryLine)>,
}

/// One line of the story.
#[derive(Clone, Debug)]
pub enum StoryLine {
    /// The table's time.
    At(Moment),
    /// A person does something.
    Act(Person, Intent),
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

impl StoryLine {
    /// True if the line acts on the table; the others look at it or expect its outputs.
    pub(super) const fn is_input(&self) -> bool {
        match self {
            Self::At(_)
            | Self::Act(_, _)
            | Self::BothPlay(_)
            | Self::Board(_, _)
            | Self::Engine(_)
            | Self::Lichess(_) => true,
            Self::Look(_) | Self::Expect(_) | Self::Silence(_) => false,
        }
    }
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
    /// The clock shows these times, in milliseconds.
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
    let mut draft = header::HeaderDraft::default();
    let mut story = Vec::new();
    let mut now = Moment::START;
    let mut lines = 0;
    for (index, text) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        lines = index + 1;
        let mut words = ScriptLine::new(lines, text);
        words.quotes_close()?;
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
        if let StoryLine::At(at) = line {
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

fn story_line(first: &ScriptWord, words: &mut ScriptLine) -> Result<StoryLine, ScriptError> {
    match first.text.as_str() {
        "at" => {
            let at_ms = words.read(Expected::Time, |text| time_ms(text).filter(|ms| *ms <= LATEST_MS))?;
            Ok(StoryLine::At(Moment::from_millis(at_ms)))
        }
        ">" => {
            let by = words.among(&Person::ALL)?;
            Ok(StoryLine::Act(by, verbs::act(by, words)?))
        }
        "?" => Ok(StoryLine::Look(words.choose(LOOKS)?)),
        "<" => Ok(StoryLine::Expect(pattern(words)?)),
        "!" => Ok(StoryLine::Silence(pattern(words)?)),
        "board" => {
            let side = words.side()?;
            Ok(StoryLine::Board(side, board_line(words)?))
        }
        "engine" => Ok(StoryLine::Engine(engine::line(words)?)),
        "lichess" => Ok(StoryLine::Lichess(lichess::line(words)?)),
        _ => {
            words.one_of(&["play"])?;
            let movetext = words.some_rest(Expected::Move)?;
            let moves = moves_of(&movetext);
            if moves.len() > LONGEST_GAME {
                return Err(words.wrong(first, Expected::Move));
            }
            Ok(StoryLine::BothPlay(moves))
        }
    }
}

fn board_line(words: &mut ScriptLine) -> Result<BoardLine, ScriptError> {
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
        let (white, black) = (words.time_ms()?, words.time_ms()?);
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

const LOOKS: &[(&str, LineReader<Query>)] = &[
    ("board", |words| words.side().map(Query::Board)),
    ("official", |_| Ok(Query::Official)),
    ("clock", |words| words.side().map(Query::ClockOf)),
    ("time-used", |_| Ok(Query::TimeUsed)),
    ("moves", |words| words.side().map(Query::MovesOf)),
    ("sheet", |words| words.side().map(Query::Sheet)),
    ("recording", |words| words.side().map(Query::RecordingOf)),
    ("differences", |_| Ok(Query::Differences)),
    ("turn", |_| Ok(Query::Turn)),
    ("result", |_| Ok(Query::Result)),
    ("state", |_| Ok(Query::State)),
];

fn pattern(words: &mut ScriptLine) -> Result<Pattern, ScriptError> {
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
