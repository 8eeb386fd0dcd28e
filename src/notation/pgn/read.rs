//! Reading PGN: as far as it goes, with the place of every fault.

use std::borrow::Cow;

use shakmaty::san::{San, SanError};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Position as _, Role};

use super::lex::{Lexer, Place, Token};
use super::{DRAW_OFFER, PgnGame, PgnMove, PgnResult, Variation};
use crate::notation::fen::{self, FenFault};

/// Variations in variations beyond this are left out and named as a fault.
const DEEPEST: usize = 100;

/// All games of a text, each as far as it can be read. A text without any game gives none.
pub fn read(text: &str) -> Vec<ReadGame> {
    Games::new(text).collect()
}

/// Bytes as text: UTF-8 where they are that, else Latin-1 (PGN 4.1), decided for each line.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        match std::str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) => text.extend(line.iter().map(|byte| char::from(*byte))),
        }
    }
    Cow::Owned(text)
}

/// A game that was read, and what could not be.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadGame {
    /// The game up to the fault that ended its line, if one did.
    pub game: PgnGame,
    /// What could not be read, in the order of the file.
    pub faults: Vec<PgnFault>,
    /// The line at which the game begins, counted from 1.
    pub line: usize,
}

/// What could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: PgnProblem,
}

/// What is wrong in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnProblem {
    /// This is no move.
    Unreadable(String),
    /// No such move is possible there.
    Illegal(String),
    /// More than one move is meant.
    Ambiguous(String),
    /// A comment without its closing brace.
    OpenComment,
    /// A variation without its closing bracket.
    OpenVariation,
    /// A closing bracket without a variation.
    StrayBracket,
    /// A variation before any move.
    NothingToVary,
    /// Variations nested too deeply.
    TooDeep,
    /// A tag that is not `[Name "value"]`.
    BrokenTag,
    /// The position in the tag FEN.
    Fen(FenFault),
    /// Another game than chess and Chess960.
    UnknownVariant(String),
}

/// Whether a fault is in the chess or in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file can be read, but a move is not possible.
    NotPossible,
    /// The file cannot be read there.
    Unreadable,
}

impl PgnFault {
    /// Whether a move is not possible or the file not readable.
    pub const fn severity(&self) -> Severity {
        match self.problem {
            PgnProblem::Illegal(_) | PgnProblem::Ambiguous(_) => Severity::NotPossible,
            PgnProblem::Unreadable(_)
            | PgnProblem::OpenComment
            | PgnProblem::OpenVariation
            | PgnProblem::StrayBracket
            | PgnProblem::NothingToVary
            | PgnProblem::TooDeep
            | PgnProblem::BrokenTag
            | PgnProblem::Fen(_)
            | PgnProblem::UnknownVariant(_) => Severity::Unreadable,
        }
    }
}

/// The games of a text, one after another.
pub struct Games<'a> {
    lexer: Lexer<'a>,
    /// The token at which the last game ended.
    kept: Option<(Place, Token<'a>)>,
}

impl<'a> Games<'a> {
    /// The games of a text.
    pub fn new(text: &'a str) -> Games<'a> {
        Games {
            lexer: Lexer::new(text),
            kept: None,
        }
    }
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let mut reading: Option<Reading> = None;
        let mut comments = Vec::new();
        while let Some((place, token)) = self.kept.take().or_else(|| self.lexer.next()) {
            if reading.is_none() && matches!(token, Token::Comment(_)) {
                comments.push((place, token));
                continue;
            }
            if matches!(token, Token::Tag(..)) && reading.as_ref().is_some_and(|reading| reading.frames.is_some()) {
                self.kept = Some((place, token));
                break;
            }
            let is_tag = matches!(token, Token::Tag(..) | Token::BrokenTag);
            let game = reading.get_or_insert_with(|| Reading::new(place.line));
            // A comment above the tags belongs to no game; before the first move of a game without tags it is its own.
            for (place, comment) in comments.drain(..).filter(|_| !is_tag) {
                game.take(place, comment);
            }
            if game.take(place, token) {
                break;
            }
        }
        let place = self.lexer.place();
        reading.map(|reading| reading.done(place))
    }
}

/// A game that is being read.
struct Reading {
    game: PgnGame,
    faults: Vec<PgnFault>,
    line: usize,
    fen: Option<(Place, String)>,
    variant: Option<(Place, String)>,
    /// The line of moves and the variations that are open in it; none before the movetext.
    frames: Option<Frames>,
}

struct Frames {
    root: Frame,
    open: Vec<Frame>,
    /// Brackets open beyond [`DEEPEST`].
    skipped: usize,
}

struct Frame {
    at: Place,
    intro: Vec<String>,
    line: Vec<PgnMove>,
    position: Chess,
    before: Option<Chess>,
    /// After a fault nothing more can be read in this line.
    broken: bool,
}

impl Frame {
    const fn new(at: Place, position: Chess) -> Frame {
        Frame {
            at,
            intro: Vec::new(),
            line: Vec::new(),
            position,
            before: None,
            broken: false,
        }
    }

    fn comment(&mut self, comment: String) {
        match self.line.last_mut() {
            Some(last) => last.comments.push(comment),
            None => self.intro.push(comment),
        }
    }
}

impl Frames {
    fn innermost(&mut self) -> &mut Frame {
        self.open.last_mut().unwrap_or(&mut self.root)
    }

    /// Ends the innermost variation; false if there is none.
    fn close(&mut self) -> bool {
        let Some(frame) = self.open.pop() else {
            return false;
        };
        let variation = Variation {
            intro: frame.intro,
            line: frame.line,
        };
        if let Some(last) = self.innermost().line.last_mut().filter(|_| !variation.line.is_empty()) {
            last.variations.push(variation);
        }
        true
    }
}

impl Reading {
    fn new(line: usize) -> Reading {
        Reading {
            game: PgnGame::from_start(Chess::default()),
            faults: Vec::new(),
            line,
            fen: None,
            variant: None,
            frames: None,
        }
    }

    fn fault(&mut self, place: Place, problem: PgnProblem) {
        self.faults.push(PgnFault {
            line: place.line,
            column: place.column,
            problem,
        });
    }

    /// Takes one token; true if it ends the game.
    fn take(&mut self, place: Place, token: Token<'_>) -> bool {
        if let Token::Tag(name, value) = token {
            match name {
                "FEN" => self.fen = Some((place, value.clone())),
                "Variant" => self.variant = Some((place, value.clone())),
                _ => {}
            }
            self.game.tags.push((name.to_owned(), value));
            return false;
        }
        if token == Token::BrokenTag {
            self.fault(place, PgnProblem::BrokenTag);
            return false;
        }
        if self.frames.is_none() {
            self.begin(place);
        }
        let Some(frames) = &mut self.frames else { return true };
        let problem = match token {
            Token::Result(result) => {
                if frames.open.is_empty() && frames.skipped == 0 {
                    self.game.result = result;
                    return true;
                }
                None
            }
            Token::Open if frames.skipped > 0 || frames.open.len() >= DEEPEST => {
                frames.skipped += 1;
                (frames.skipped == 1).then_some(PgnProblem::TooDeep)
            }
            Token::Open => {
                let frame = frames.innermost();
                let is_broken = frame.broken;
                let before = frame.before.clone();
                let is_missing = before.is_none();
                let mut inner = Frame::new(place, before.unwrap_or_default());
                inner.broken = is_broken || is_missing;
                frames.open.push(inner);
                (is_missing && !is_broken).then_some(PgnProblem::NothingToVary)
            }
            Token::Close if frames.skipped > 0 => {
                frames.skipped -= 1;
                None
            }
            Token::Close => (!frames.close()).then_some(PgnProblem::StrayBracket),
            Token::OpenComment => {
                frames.innermost().broken = true;
                Some(PgnProblem::OpenComment)
            }
            // Beyond a fault and beyond the deepest variation nothing is kept.
            Token::Comment(_) | Token::Nag(_) | Token::DrawOffer | Token::San(_)
                if frames.skipped > 0 || frames.innermost().broken =>
            {
                None
            }
            Token::Comment(comment) => {
                frames.innermost().comment(comment);
                None
            }
            Token::DrawOffer => {
                frames.innermost().comment(DRAW_OFFER.to_owned());
                None
            }
            Token::Nag(nag) => {
                if let Some(last) = frames.innermost().line.last_mut() {
                    last.nags.push(nag);
                }
                None
            }
            Token::San(san) => {
                let frame = frames.innermost();
                match meant(&frame.position, san) {
                    Ok(mv) => {
                        frame.before = Some(frame.position.clone());
                        frame.position.play_unchecked(mv);
                        frame.line.push(PgnMove::new(mv));
                        None
                    }
                    Err(problem) => {
                        frame.broken = true;
                        Some(problem)
                    }
                }
            }
            Token::Tag(..) | Token::BrokenTag => None,
        };
        if let Some(problem) = problem {
            self.fault(place, problem);
        }
        false
    }

    /// Sets up the board when the tags are read.
    fn begin(&mut self, place: Place) {
        let mut mode = None;
        let mut broken = false;
        if let Some((place, variant)) = self.variant.take() {
            let plain: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
            match plain.to_ascii_lowercase().as_str() {
                "" | "standard" | "chess" | "normal" | "fromposition" => {}
                "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "freestylechess" => {
                    mode = Some(CastlingMode::Chess960);
                }
                _ => {
                    broken = true;
                    self.fault(place, PgnProblem::UnknownVariant(variant));
                }
            }
        }
        if let Some((place, text)) = self.fen.take() {
            match fen::read(&text, mode) {
                Ok(position) => self.game.start = position,
                Err(fault) => {
                    broken = true;
                    self.fault(place, PgnProblem::Fen(fault));
                }
            }
        }
        let mut root = Frame::new(place, self.game.start.clone());
        root.broken = broken;
        self.frames = Some(Frames {
            root,
            open: Vec::new(),
            skipped: 0,
        });
    }

    fn done(mut self, end: Place) -> ReadGame {
        if self.frames.is_none() {
            self.begin(end);
        }
        if let Some(mut frames) = self.frames.take() {
            let open = frames.open.last().map(|frame| frame.at);
            if let Some(at) = open.filter(|_| self.faults.is_empty()) {
                self.fault(at, PgnProblem::OpenVariation);
            }
            while frames.close() {}
            self.game.intro = frames.root.intro;
            self.game.line = frames.root.line;
        }
        // A line that was cut off has the result of its tags.
        if self.game.result == PgnResult::Open {
            let told = self.game.tags.iter().find(|(name, _)| name == "Result");
            let result = told.and_then(|(_, value)| PgnResult::ALL.into_iter().find(|known| known.as_str() == value));
            self.game.result = result.unwrap_or_default();
        }
        ReadGame {
            game: self.game,
            faults: self.faults,
            line: self.line,
        }
    }
}

/// The legal move that is meant: export format, import format (PGN 8.2.3), from and to, castling with zeros, no `x`.
fn meant(position: &Chess, written: &str) -> Result<Move, PgnProblem> {
    let end = ["e.p.", "e.p", "ep"]
        .into_iter()
        .find_map(|end| written.strip_suffix(end));
    let bare = end.unwrap_or(written).trim_end_matches(['+', '#']);
    let mut plain: String = bare.replace('/', "=");
    if plain.starts_with(['0', 'o', 'O']) {
        plain = plain.replace(['0', 'o'], "O");
    } else {
        plain.retain(|c| c != '-' && c != ':');
    }
    // Article C.11 writes no equals sign.
    if let [.., b'1' | b'8', b'Q' | b'R' | b'B' | b'N'] = plain.as_bytes() {
        plain.insert(plain.len() - 1, '=');
    }
    let unreadable = || PgnProblem::Unreadable(written.to_owned());
    let illegal = || PgnProblem::Illegal(written.to_owned());
    let by_uci = || {
        let uci: UciMove = plain.parse().ok()?;
        uci.to_move(position).ok()
    };
    let Ok(san) = San::from_ascii(plain.as_bytes()) else {
        return by_uci().ok_or_else(unreadable);
    };
    match san.to_move(position) {
        Ok(mv) => Ok(mv),
        Err(SanError::AmbiguousSan) => Err(PgnProblem::Ambiguous(written.to_owned())),
        Err(SanError::IllegalSan) => match without_x(san).and_then(|san| san.to_move(position).ok()) {
            Some(mv) => Ok(mv),
            None => by_uci().ok_or_else(illegal),
        },
    }
}

/// C.9 lets the `x` be left out; a pawn's capture still names its file.
const fn without_x(san: San) -> Option<San> {
    match san {
        San::Normal {
            role,
            file,
            rank,
            capture: false,
            to,
            promotion,
        } if !matches!(role, Role::Pawn) || file.is_some() => Some(San::Normal {
            role,
            file,
            rank,
            capture: true,
            to,
            promotion,
        }),
        San::Normal { .. } | San::Castle(_) | San::Put { .. } | San::Null => None,
    }
}
