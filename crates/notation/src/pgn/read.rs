//! Reading PGN as far as possible, with the place of every fault.

use std::borrow::Cow;
use std::ops::Range;

use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Move, Position as _, Role};

use super::lexer::{Lexer, PgnToken, is_pass};
use super::places::TextPlaces;
use super::{MoveNote, PgnGame, PgnMove, PgnResult, Variation, passed};
use crate::algebraic::Letters;
use crate::fen::{self, FenFault};
use crate::sheet::{
    MoveNumbers, has_letter_of, has_pawn_letter, is_foreign_to_dutch, is_knight_in_english, without_apart,
};
use crate::{signs, written_move};
use laws::discrepancy::UnreadableReason;
use laws::script::LineColumn;

/// The deepest nesting of variations; deeper ones are left out and reported as a fault.
const DEEPEST: usize = 100;
/// The most faults of one game that are kept: correcting a file takes the first few, and a file of nothing but
/// closing brackets has one for each byte.
pub const MOST_FAULTS: usize = 128;

/// All games of a text, each as far as it can be read.
pub fn read(text: &str) -> Vec<ReadGame> {
    Games::new(text).collect()
}

/// A game that was read, with its faults.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadGame {
    /// The game up to the fault that ended its line, if one did.
    pub game: PgnGame,
    /// The parts that could not be read, in the order of the file.
    pub faults: Vec<PgnFault>,
    /// The line on which the game begins, counted from 1.
    pub line: usize,
    /// True if the text has parts that are not faults but are not in the game: an escaped line (PGN 6), a glyph that
    /// PGN does not have, a result within a variation. Writing the game does not bring them back.
    pub leaves_out: bool,
    /// The statements that contradict others or the moves, each with its place, in the order of the file.
    pub contradictions: Vec<(LineColumn, Contradiction)>,
    /// The castling rights of the tag FEN that cannot be, and were left out.
    pub without_castling: Option<PgnFault>,
    /// The first pass in the game itself.
    pub pass: Option<PgnFault>,
    /// True if the moves of the game itself were not read to their end.
    pub is_cut: bool,
    /// The text of a game read from a list of games, if writing the game anew would lose something.
    pub text: Option<String>,
}

impl ReadGame {
    /// The game as it can have been played: a pass is a fault in a game, after which nothing is read.
    #[must_use]
    pub fn as_played(mut self) -> ReadGame {
        if let Some(pass) = self.pass.take() {
            let plies = self.game.line.iter().take_while(|entry| entry.mv.is_some()).count();
            self.game.line.truncate(plies);
            self.faults
                .retain(|fault| (fault.line, fault.column) < (pass.line, pass.column));
            self.faults.push(pass);
            self.is_cut = true;
        }
        self
    }

    /// True if the game has tags or moves that could be read.
    pub const fn has_parts(&self) -> bool {
        !self.game.tags.is_empty() || !self.game.line.is_empty()
    }

    /// True if the game holds everything in its text, so that writing it anew loses nothing.
    pub const fn is_whole(&self) -> bool {
        self.faults.is_empty() && !self.leaves_out
    }
}

/// A part that could not be read, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// The kind of fault.
    pub problem: PgnProblem,
}

/// A statement of a game that is not true, although the whole game can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// The result in the tags, as it is written: it is none, or not the one at the end of the moves, which counts.
    TaggedResult(String),
    /// A result that is not this one of the final position.
    Position(PgnResult),
    /// The name of a tag that occurs again with another value; the first one counts.
    Tag(String),
    /// A move with the sign of a capture, check, mate or en passant that it is not.
    Sign(String),
}

/// The fault in a PGN file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnProblem {
    /// The text is not a move.
    Unreadable(String),
    /// The text is a result that no game can have, such as `2-0`.
    NoResult(String),
    /// An N in a game whose knights are C: Romanian has it for the bishop.
    ForeignKnight(String),
    /// A move number that is not that of the next move; nothing is read after a second 1.
    WrongNumber(String),
    /// No such move is possible there.
    Illegal(String),
    /// A pawn that would become a king or a pawn (3.7.3.3).
    WrongPromotion(String),
    /// A null move, which no player can make.
    Pass(String),
    /// More than one move fits.
    Ambiguous(String),
    /// A knight and a pawn fit: `N f3`, a novelty perhaps, or `Pf3`, where P is a knight in Dutch.
    KnightOrPawn(String),
    /// Moves follow this result.
    MovesAfterResult(String),
    /// Another result follows this one.
    TwoResults(String),
    /// The promotion piece is missing.
    Incomplete(String),
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
    /// The fault of the position in the tag FEN.
    Fen(FenFault),
    /// A game other than chess and Chess960.
    UnknownVariant(String),
    /// More than [`super::stream::LARGEST_GAME`]; the file is not read further.
    TooLong,
}

/// The games of a text, one after another.
pub struct Games<'a> {
    lexer: Lexer<'a>,
    /// The token at which the last game ended.
    kept: Option<(usize, PgnToken<'a>)>,
    places: TextPlaces,
    /// The letters of the pieces.
    letters: Letters,
    /// True if these letters were asked for, and no others are guessed.
    is_settled: bool,
    /// True if a P before a square may be a pawn or a knight: it ends the game that is read.
    doubts_pawns: bool,
    /// True if an N before a square may be another piece than a knight, which is a C.
    doubts_knights: bool,
}

impl<'a> Games<'a> {
    /// The games of a text.
    pub fn new(text: &'a str) -> Games<'a> {
        Games::resumed(text, 0, TextPlaces::start())
    }

    /// The games from that byte on.
    pub(super) const fn resumed(text: &'a str, at: usize, places: TextPlaces) -> Games<'a> {
        Games {
            lexer: Lexer::new(text, at),
            kept: None,
            places,
            letters: Letters::English,
            is_settled: false,
            doubts_pawns: false,
            doubts_knights: false,
        }
    }

    /// The same games, their pieces in those letters if some are asked for.
    #[must_use]
    pub const fn written_in(mut self, letters: Option<Letters>) -> Games<'a> {
        if let Some(letters) = letters {
            (self.letters, self.is_settled) = (letters, true);
        }
        self
    }

    /// The earliest byte at which the next game begins, and the places counted before it.
    pub(super) fn reached(&self) -> (usize, TextPlaces) {
        let kept = self.kept.as_ref().map(|(at, _)| *at);
        (kept.unwrap_or(self.lexer.at), self.places)
    }

    /// True for a word before a game that is neither a move nor after a move number: text between the games belongs to none.
    fn is_prose(&self, word: &str) -> bool {
        let is_move = || is_pass(word) || written_move::movement(word, self.letters).is_some();
        self.lexer.number.is_none() && (written_move::is_numeric(word) || !is_move())
    }

    /// True for a bracket before a game and behind other text, such as the reason of the result before: `1-0 (time)`.
    fn is_behind_game(&self, at: usize, token: &PgnToken<'_>) -> bool {
        matches!(token, PgnToken::Open | PgnToken::Close) && !self.lexer.begins_line(at)
    }

    /// Skips a game without reading its moves, to count the games; false if there is none.
    pub fn pass(&mut self) -> bool {
        self.head(&mut |_name, _value| {}).is_some()
    }

    /// Skips a game without reading its moves; passes on its tags and returns its bytes.
    pub(super) fn head(&mut self, tell: &mut dyn FnMut(&str, &str)) -> Option<Range<usize>> {
        let (mut begins, mut ends, mut has_begun, mut open) = (None, 0, false, 0_usize);
        // The first of the comments before anything else.
        let mut comment = None;
        let mut first_number = None;
        // The tags so far, and whether a comment stands behind them.
        let (mut tags, mut is_commented) = (Vec::new(), false);
        let mut is_over = false;
        self.lexer.skims = true;
        while let Some((at, token)) = self.kept.take().or_else(|| self.lexer.next()) {
            let is_tag = matches!(token, PgnToken::Tag(..) | PgnToken::BrokenTag);
            let mut is_end = false;
            let reached = self.lexer.at;
            let number = first_number.or(self.lexer.number).filter(|_| !is_tag);
            let is_comment = matches!(token, PgnToken::Comment(_));
            match token {
                PgnToken::Comment(_) if begins.is_none() => {
                    comment = comment.or(Some(at));
                    continue;
                }
                PgnToken::Number(_) | PgnToken::Ending(_) if begins.is_none() => {
                    first_number = Some(at);
                    continue;
                }
                // The same rule as where the moves are read.
                PgnToken::Tag(name, _)
                    if has_begun
                        || (tags.contains(&name)
                            && (is_commented || self.lexer.is_after_empty_line(at) || begins_again(&tags, name))) =>
                {
                    self.kept = Some((at, token));
                    break;
                }
                PgnToken::Tag(name, value) => {
                    tell(name, &value);
                    tags.push(name);
                }
                PgnToken::Result(_) => is_end = open == 0 && !self.lexer.continues(self.letters),
                PgnToken::CastlingOrResult(..) => is_end = open == 0,
                PgnToken::San(ref word) if begins.is_none() && self.is_prose(word) => {
                    (comment, first_number) = (None, None);
                    self.lexer.skip_prose();
                    continue;
                }
                PgnToken::Open | PgnToken::Close if begins.is_none() && self.is_behind_game(at, &token) => {
                    (comment, first_number) = (None, None);
                    self.lexer.skip_prose();
                    continue;
                }
                PgnToken::Open => open += 1,
                PgnToken::Close => open = open.saturating_sub(1),
                PgnToken::BrokenTag
                | PgnToken::Comment(_)
                | PgnToken::OpenComment
                | PgnToken::Nag(_)
                | PgnToken::Number(_)
                | PgnToken::Ending(_)
                | PgnToken::Entry(_) => {}
                PgnToken::San(_) => self.lexer.skip_moves(),
                // It belongs to the move before it.
                PgnToken::EnPassant(_) => continue,
            }
            if begins.is_none() {
                let first = comment.filter(|_| !is_tag).into_iter().chain(number).min();
                begins = Some(first.unwrap_or(at));
            }
            // Nothing that was looked at behind the result is part of the game, except for a comment.
            let mut reached = if is_end { reached } else { self.lexer.at };
            if is_end {
                (_, reached) = self.lexer.comments_behind(reached);
            }
            let text = self.lexer.text.get(..reached).unwrap_or_default();
            ends = text.trim_end().len();
            is_over = is_end;
            if is_end {
                break;
            }
            is_commented = is_comment;
            has_begun |= !is_tag && !is_comment;
        }
        self.lexer.skims = false;
        if !is_over {
            // A game without a result has everything before the next one: the words at its end may depend on it.
            let next = self.kept.as_ref().map_or(self.lexer.at, |(at, _)| *at);
            let rest = self.lexer.text.get(ends..next).unwrap_or_default();
            ends += rest.trim_end().len();
        }
        begins.map(|begins| begins..ends)
    }
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    /// The next game. PGN has English letters; a game that stops at a letter which English does not have, but can be read
    /// wholly or further with those of another language, is read so, like a player's sheet. A P before a square is read as a pawn's
    /// unless the game can be Dutch as well; then it ends there.
    fn next(&mut self) -> Option<ReadGame> {
        let (begin, places) = self.reached();
        let (read, capitals) = self.next_in_letters()?;
        if self.is_settled {
            return Some(read);
        }
        let unknown = |letters: &Letters| {
            let is_theirs = |fault: &PgnFault| matches!(&fault.problem, PgnProblem::Unreadable(word) | PgnProblem::Illegal(word) if has_letter_of(word, *letters));
            let is_doubtful = *letters == Letters::Dutch && capitals.may_be_dutch();
            is_doubtful || read.faults.iter().any(is_theirs)
        };
        let again = |letters: Letters, doubts_pawns| {
            let mut again = Games::resumed(self.lexer.text, begin, places);
            (again.letters, again.doubts_pawns) = (letters, doubts_pawns);
            again.doubts_knights = letters.sign(Role::Knight) == Some("C");
            let found = again.next_in_letters().map(|(read, _)| read);
            found.filter(|_| again.reached().0 == self.reached().0)
        };
        let mut furthest = None;
        for letters in Letters::guessed(capitals.has_pawn).filter(unknown) {
            let Some(other) = again(letters, false) else { continue };
            let plies = furthest.as_ref().unwrap_or(&read).game.line.len();
            // Nothing decides between a pawn and a knight.
            if letters == Letters::Dutch && capitals.may_be_dutch() && other.game.line.len() == plies {
                furthest = again(Letters::English, true);
                break;
            }
            if other.faults.is_empty() && !read.faults.is_empty() {
                return Some(other);
            }
            if other.game.line.len() > plies {
                furthest = Some(other);
            }
        }
        Some(furthest.unwrap_or(read))
    }
}

/// True if a tag that occurs again is the first one, or a player's behind those of a whole game: the next game's tags follow without an
/// empty line.
fn begins_again(tags: &[impl AsRef<str>], name: &str) -> bool {
    let has = |known: &str| tags.iter().any(|tag| tag.as_ref() == known);
    let is_first = tags.first().is_some_and(|first| first.as_ref() == name);
    (is_first && tags.len() > 1) || (name == "White" && has("Black") && has("Result"))
}

/// The capitals that begin the words of a game.
#[derive(Clone, Copy, Default)]
struct PieceCapitals {
    /// True if a P begins one, a pawn or a Dutch knight.
    has_pawn: bool,
    /// True if a piece that Dutch does not have begins one.
    has_foreign: bool,
}

impl PieceCapitals {
    fn note(&mut self, word: &str) {
        self.has_pawn |= has_pawn_letter(word);
        self.has_foreign = self.has_foreign || is_foreign_to_dutch(word);
    }

    /// True if the game may have been written in Dutch: P is its knight.
    const fn may_be_dutch(self) -> bool {
        self.has_pawn && !self.has_foreign
    }
}

impl Games<'_> {
    /// The next game in those letters, and which letters begin its words.
    fn next_in_letters(&mut self) -> Option<(ReadGame, PieceCapitals)> {
        let mut reading: Option<PgnGameDraft> = None;
        let mut comments = Vec::new();
        let (mut from, mut begins) = (0, 0);
        let mut capitals = PieceCapitals::default();
        let mut first_number = None;
        while let Some((at, token)) = self.kept.take().or_else(|| self.lexer.next()) {
            let reached = self.lexer.reached();
            let has_begun = reading.as_ref().is_some_and(|reading| reading.frames.is_some());
            if !has_begun && matches!(token, PgnToken::Comment(_)) {
                comments.push((at, token));
                continue;
            }
            let is_prose = || {
                if let PgnToken::San(word) = &token {
                    self.is_prose(word)
                } else {
                    self.is_behind_game(at, &token)
                }
            };
            if reading.is_none() && is_prose() {
                comments.clear();
                first_number = None;
                self.lexer.skip_prose();
                continue;
            }
            if reading.is_none() && matches!(token, PgnToken::Number(_) | PgnToken::Ending(_)) {
                first_number = Some((at, token));
                continue;
            }
            // The same tag after a comment or an empty line begins another game; another tag goes on with the tags.
            let is_again = |name: &str| {
                let Some(tags) = reading.as_ref().map(|reading| &reading.game.tags) else {
                    return false;
                };
                let tags: Vec<&str> = tags.iter().map(|(known, _)| known.as_str()).collect();
                let begins = || begins_again(&tags, name);
                tags.contains(&name) && (!comments.is_empty() || self.lexer.is_after_empty_line(at) || begins())
            };
            if matches!(token, PgnToken::Tag(name, _) if has_begun || is_again(name)) {
                self.kept = Some((at, token));
                break;
            }
            if matches!(token, PgnToken::EnPassant(_)) {
                if let Some(game) = &mut reading {
                    game.compare_signs(at, self.lexer.text.get(at..reached).unwrap_or_default());
                }
                continue;
            }
            let is_tag = matches!(token, PgnToken::Tag(..) | PgnToken::BrokenTag);
            if reading.is_none() {
                let comment = comments.first().filter(|_| !is_tag);
                let first = first_number.as_ref().map(|(at, _)| *at);
                let number = first.or(self.lexer.number).filter(|_| !is_tag).unwrap_or(at);
                from = comment.map_or(number, |(at, _)| number.min(*at));
                begins = number;
            }
            let (letters, is_new) = (self.letters, reading.is_none());
            let game = reading.get_or_insert_with(|| PgnGameDraft::new(begins, letters));
            // A comment above or between the tags belongs to no game; one before the first move belongs to that game.
            game.leaves_out |= is_tag && !is_new && !comments.is_empty();
            for (at, comment) in comments.drain(..).filter(|_| !is_tag) {
                game.take(at, comment);
            }
            if let Some((_, PgnToken::Number(number))) = first_number.take() {
                game.is_number(number);
            }
            let is_move = matches!(token, PgnToken::San(_));
            if let PgnToken::San(word) = &token {
                capitals.note(word);
                game.is_apart = without_apart(word).is_some() && self.lexer.writes_pieces_apart(at);
                if let Some(at) = self.lexer.number {
                    game.count(at, self.lexer.text.get(at..).unwrap_or_default());
                }
            }
            // A result within a variation ends nothing; the list of games does not look behind it either.
            let is_end = if let PgnToken::Result(result) = &token
                && game.is_outside()
                && self.lexer.continues(letters)
            {
                let written = self.lexer.text.get(at..reached).unwrap_or_default().trim().to_owned();
                let is_twice = self.lexer.is_before_result();
                let problem = if is_twice {
                    PgnProblem::TwoResults
                } else {
                    PgnProblem::MovesAfterResult
                };
                game.break_off(at, problem(written));
                game.game.result = *result;
                false
            } else if let PgnToken::Result(result) = &token
                && game.is_outside()
                && let Some(glyph) = game.judgement(*result, self.lexer.text.get(at..reached).unwrap_or_default())
            {
                game.take(at, PgnToken::Nag(glyph));
                true
            } else if let PgnToken::San(word) = &token
                && self.doubts_pawns
                && has_pawn_letter(word)
            {
                game.break_off(at, PgnProblem::KnightOrPawn(word.clone().into_owned()));
                false
            } else if let PgnToken::San(word) = &token
                && self.doubts_knights
                && is_knight_in_english(word)
            {
                game.break_off(at, PgnProblem::ForeignKnight(word.clone().into_owned()));
                false
            } else {
                // The next game does not begin in the bracket.
                if let PgnToken::Result(result) = &token
                    && game.is_outside()
                    && self.lexer.is_before_bracketed_move(letters)
                {
                    game.fault(at, PgnProblem::MovesAfterResult(result.as_str().to_owned()));
                }
                game.take(at, token)
            };
            let written = self.lexer.text.get(at..self.lexer.at).unwrap_or_default();
            if is_move {
                game.compare_signs(at, written);
            }
            // Text between the games belongs to none.
            game.leaves_out |= self.lexer.left_out.take().is_some_and(|at| at >= from);
            if is_end {
                for (at, token) in self.lexer.comments_behind(reached).0 {
                    if let PgnToken::Comment(comment) = token {
                        game.game.outro.push(comment);
                    } else {
                        game.take(at, token);
                    }
                }
                break;
            }
        }
        if let Some(game) = &mut reading {
            game.leaves_out |= self.lexer.left_out.take().is_some_and(|at| at >= from);
            for (at, comment) in comments {
                game.take(at, comment);
            }
        }
        let end = self.lexer.at;
        let read = reading.map(|reading| reading.done(end, self.lexer.text, &mut self.places));
        read.map(|read| (read, capitals))
    }
}

/// A game that is being read.
#[derive(Default)]
struct PgnGameDraft {
    game: PgnGame,
    /// Faults, each with its byte, like all places here.
    faults: Vec<(usize, PgnProblem)>,
    begins: usize,
    letters: Letters,
    leaves_out: bool,
    numbers: MoveNumbers,
    without_castling: Option<(usize, PgnProblem)>,
    contradictions: Vec<(usize, Contradiction)>,
    /// True if the pieces in the text stand apart from their squares, so that `N c6` is a knight.
    is_apart: bool,
    pass: Option<(usize, PgnProblem)>,
    fen: Option<(usize, String)>,
    variant: Option<(usize, String)>,
    /// The result in the tags.
    result: Option<(usize, String)>,
    /// The place of the result that counts.
    result_at: Option<usize>,
    /// The moves and the variations still open in them; none before the movetext.
    frames: Option<Frames>,
}

struct Frames {
    root: VariationFrame,
    open: Vec<VariationFrame>,
    /// Number of open brackets beyond [`DEEPEST`].
    skipped: usize,
}

#[derive(Default)]
struct VariationFrame {
    at: usize,
    intro: Vec<String>,
    line: Vec<PgnMove>,
    position: Chess,
    before: Option<Chess>,
    /// True after a fault: the rest of this line cannot be read.
    broken: bool,
}

impl VariationFrame {
    fn new(at: usize, position: Chess) -> VariationFrame {
        VariationFrame {
            at,
            position,
            ..VariationFrame::default()
        }
    }

    fn comment(&mut self, comment: String) {
        match self.line.last_mut() {
            Some(last) => last.beside.push(MoveNote::Comment(comment)),
            None => self.intro.push(comment),
        }
    }
}

impl Frames {
    fn innermost(&mut self) -> &mut VariationFrame {
        self.open.last_mut().unwrap_or(&mut self.root)
    }

    /// Ends the innermost variation; false if there is none.
    fn close(&mut self) -> bool {
        let Some(frame) = self.open.pop() else {
            return false;
        };
        let Some(last) = self.innermost().line.last_mut() else {
            return true;
        };
        match frame {
            // The first move of the variation could not be read.
            VariationFrame {
                line,
                intro,
                broken: true,
                ..
            } if line.is_empty() => last.beside.extend(intro.into_iter().map(MoveNote::Comment)),
            VariationFrame { line, intro, .. } if line.is_empty() => last.beside.push(MoveNote::Aside(intro)),
            VariationFrame { line, intro, .. } => last.beside.push(MoveNote::Variation(Variation { intro, line })),
        }
        true
    }
}

impl PgnGameDraft {
    fn new(begins: usize, letters: Letters) -> PgnGameDraft {
        PgnGameDraft {
            begins,
            letters,
            ..PgnGameDraft::default()
        }
    }

    fn fault(&mut self, at: usize, problem: PgnProblem) {
        if self.faults.len() >= MOST_FAULTS {
            return;
        }
        self.faults.push((at, problem));
    }

    /// True if those digits are the number of the next move, counted from the game's first one.
    fn is_number(&mut self, digits: &str) -> bool {
        let next = self
            .frames
            .as_mut()
            .map_or(1, |frames| i64::from(frames.innermost().position.fullmoves().get()));
        let is_first = self.frames.as_ref().is_none_or(|frames| frames.root.line.is_empty());
        let fits = self.numbers.fits(digits, next, is_first);
        // The initial position is that of the first move, which is how it would be written.
        self.leaves_out |= self.numbers.are_shifted() && self.game.start == Chess::default();
        fits
    }

    /// Notes a move number before a move of the game itself, at the beginning of that text: the first one out of sequence is a fault, and
    /// with a second 1 another game begins.
    fn count(&mut self, at: usize, text: &str) {
        let digits = MoveNumbers::at_start(text);
        if self.frames.is_none() {
            self.begin(at);
        }
        let is_readable = self.frames.as_ref().is_some_and(|frames| !frames.root.broken);
        if digits.is_empty() || !self.is_outside() || !is_readable || self.pass.is_some() || self.is_number(digits) {
            return;
        }
        let is_told = |(_, problem): &(usize, PgnProblem)| matches!(problem, PgnProblem::WrongNumber(_));
        let problem = PgnProblem::WrongNumber(digits.to_owned());
        if digits == "1" {
            self.break_off(at, problem);
        } else if !self.faults.iter().any(is_told) {
            self.fault(at, problem);
        }
    }

    /// Compares the signs of the move just read, in that word, with the move: those without a meaning, and those that say what the move
    /// is not, would be lost by writing it anew.
    fn compare_signs(&mut self, at: usize, written: &str) {
        let frames = self.frames.as_mut().filter(|frames| frames.skipped == 0);
        let Some(frame) = frames.map(Frames::innermost).filter(|frame| !frame.broken) else {
            return;
        };
        let Some(mv) = frame.line.last().and_then(|last| last.mv) else {
            return;
        };
        if written_move::has_untrue_sign(written, mv, &frame.position) {
            self.leaves_out = true;
            self.contradict(at, Contradiction::Sign(written.trim().to_owned()));
            return;
        }
        let last = written.trim_end_matches(signs::is_mark).chars().last();
        self.leaves_out |=
            last.is_some_and(|sign| sign.is_ascii_punctuation() && !matches!(sign, ')' | ']' | '}' | ':'));
    }

    fn contradict(&mut self, at: usize, contradiction: Contradiction) {
        if self.contradictions.len() < MOST_FAULTS {
            self.contradictions.push((at, contradiction));
        }
    }

    /// The glyph that is written like a forfeit, `+/-`, behind the moves of a game with another result in its tags.
    fn judgement(&self, forfeit: PgnResult, written: &str) -> Option<u8> {
        let tagged = PgnResult::read(self.game.tag("Result")?)?;
        let has_moves = self.frames.as_ref().is_some_and(|frames| !frames.root.line.is_empty());
        if tagged.in_pgn() == forfeit.in_pgn() || !has_moves {
            return None;
        }
        match signs::glyphs(written.trim()).as_slice() {
            [Some(glyph)] => Some(*glyph),
            _ => None,
        }
    }

    /// True if the game is none of those that are read, and that is told.
    fn is_of_other_variant(&self) -> bool {
        let mut problems = self.faults.iter().map(|(_, problem)| problem);
        problems.any(|problem| matches!(problem, PgnProblem::UnknownVariant(_)))
    }

    /// True outside variations.
    fn is_outside(&self) -> bool {
        let frames = self.frames.as_ref();
        frames.is_none_or(|frames| frames.open.is_empty() && frames.skipped == 0)
    }

    /// Reads no further in the innermost line, for that reason.
    fn break_off(&mut self, at: usize, problem: PgnProblem) {
        if self.frames.is_none() {
            self.begin(at);
        }
        let is_broken = |frames: &mut Frames| std::mem::replace(&mut frames.innermost().broken, true);
        if !self.frames.as_mut().is_some_and(is_broken) {
            self.fault(at, problem);
        }
    }

    /// Takes one token; true if it ends the game.
    fn take(&mut self, at: usize, token: PgnToken<'_>) -> bool {
        if let PgnToken::Tag(name, value) = token {
            // The first of two tags counts, here like everywhere.
            let kept = [
                ("FEN", &mut self.fen),
                ("Variant", &mut self.variant),
                ("Result", &mut self.result),
            ];
            if let Some((_, kept)) = kept.into_iter().find(|(known, _)| name.eq_ignore_ascii_case(known)) {
                kept.get_or_insert_with(|| (at, value.clone().into_owned()));
            }
            if self.game.written(name).is_some_and(|first| first != value) {
                self.contradict(at, Contradiction::Tag(name.to_owned()));
            }
            self.game.tags.push((name.to_owned(), value.into_owned()));
            return false;
        }
        if token == PgnToken::BrokenTag {
            self.fault(at, PgnProblem::BrokenTag);
            // Among the moves, some of them may be on the rest of its line.
            if let Some(frames) = &mut self.frames {
                frames.innermost().broken = true;
            }
            return false;
        }
        if self.frames.is_none() {
            self.begin(at);
        }
        let letters = self.letters;
        let Some(frames) = &mut self.frames else { return true };
        let token = match token {
            PgnToken::CastlingOrResult(word, result) => {
                if is_legal(frames, &word, letters) {
                    PgnToken::San(word)
                } else {
                    PgnToken::Result(result)
                }
            }
            // A novelty before the move of a pawn is written like a knight apart from its square; if both are possible, it is neither.
            PgnToken::San(word) => match without_apart(&word) {
                Some(pawn) if !self.is_apart && is_legal(frames, pawn, letters) && is_legal(frames, &word, letters) => {
                    let problem = PgnProblem::KnightOrPawn(format!("N {pawn}"));
                    self.break_off(at, problem);
                    return false;
                }
                Some(pawn) if !is_legal(frames, &word, letters) => {
                    if let Some(last) = frames.innermost().line.last_mut() {
                        last.beside.extend(signs::glyph_word("N").map(MoveNote::Glyph));
                    }
                    PgnToken::San(Cow::Owned(pawn.to_owned()))
                }
                Some(_) | None => PgnToken::San(word),
            },
            other @ (PgnToken::Tag(..)
            | PgnToken::Comment(_)
            | PgnToken::Nag(_)
            | PgnToken::Open
            | PgnToken::Close
            | PgnToken::Entry(_)
            | PgnToken::Result(_)
            | PgnToken::EnPassant(_)
            | PgnToken::Number(_)
            | PgnToken::Ending(_)
            | PgnToken::BrokenTag
            | PgnToken::OpenComment) => other,
        };
        let problem = match token {
            PgnToken::Result(result) => {
                if frames.open.is_empty() && frames.skipped == 0 {
                    // Neither of two results that contradict each other counts.
                    let before = self.game.result;
                    if before == PgnResult::Open {
                        self.game.result = result;
                        self.result_at = Some(at).filter(|_| result != PgnResult::Open);
                    } else if before != result && result != PgnResult::Open {
                        self.game.result = PgnResult::Open;
                    }
                    self.game.end = Some(result);
                    return true;
                }
                self.leaves_out = true;
                None
            }
            PgnToken::Open if frames.skipped > 0 || frames.open.len() >= DEEPEST => {
                frames.skipped += 1;
                (frames.skipped == 1).then_some(PgnProblem::TooDeep)
            }
            PgnToken::Open => {
                let frame = frames.innermost();
                let is_broken = frame.broken;
                let before = frame.before.clone();
                let is_missing = before.is_none();
                let mut inner = VariationFrame::new(at, before.unwrap_or_default());
                inner.broken = is_broken || is_missing;
                frames.open.push(inner);
                (is_missing && !is_broken).then_some(PgnProblem::NothingToVary)
            }
            PgnToken::Close if frames.skipped > 0 => {
                frames.skipped -= 1;
                None
            }
            PgnToken::Close => (!frames.close()).then_some(PgnProblem::StrayBracket),
            PgnToken::OpenComment => {
                frames.innermost().broken = true;
                Some(PgnProblem::OpenComment)
            }
            // After a fault and beyond the deepest variation nothing is kept.
            PgnToken::Comment(_)
            | PgnToken::Nag(_)
            | PgnToken::Entry(_)
            | PgnToken::San(_)
            | PgnToken::Number(_)
            | PgnToken::Ending(_)
                if frames.skipped > 0 || frames.innermost().broken =>
            {
                None
            }
            PgnToken::Comment(comment) => {
                frames.innermost().comment(comment);
                None
            }
            PgnToken::Entry(entry) => {
                frames.innermost().comment(entry);
                None
            }
            PgnToken::Nag(nag) => {
                match frames.innermost().line.last_mut() {
                    Some(last) => last.beside.push(MoveNote::Glyph(nag)),
                    None => self.leaves_out = true,
                }
                None
            }
            PgnToken::San(san) => {
                let is_game = frames.open.is_empty();
                let frame = frames.innermost();
                match meant_or_pass(&frame.position, &san, self.letters) {
                    Ok(entry) => {
                        if entry.mv.is_none() && is_game && self.pass.is_none() {
                            self.pass = Some((at, PgnProblem::Pass(san.into_owned())));
                        }
                        frame.before = Some(frame.position.clone());
                        entry.play(&mut frame.position);
                        frame.line.push(entry);
                        None
                    }
                    Err(problem) => {
                        frame.broken = true;
                        Some(problem)
                    }
                }
            }
            PgnToken::Number(number) if self.is_number(number) => None,
            PgnToken::Number(word) => {
                self.break_off(at, PgnProblem::Unreadable(word.to_owned()));
                None
            }
            PgnToken::Ending(word) => {
                self.break_off(at, PgnProblem::NoResult(word.to_owned()));
                None
            }
            PgnToken::Tag(..) | PgnToken::BrokenTag | PgnToken::EnPassant(_) | PgnToken::CastlingOrResult(..) => None,
        };
        let is_told =
            |problem: &PgnProblem| matches!(problem, PgnProblem::UnknownVariant(_)) && self.is_of_other_variant();
        if let Some(problem) = problem.filter(|problem| !is_told(problem)) {
            self.fault(at, problem);
        }
        false
    }

    /// Sets up the board once the tags have been read.
    fn begin(&mut self, at: usize) {
        let mut mode = None;
        let mut broken = false;
        if let Some((at, variant)) = self.variant.take() {
            let plain: String = variant.chars().filter(char::is_ascii_alphanumeric).collect();
            match plain.to_ascii_lowercase().as_str() {
                "" | "standard" | "chess" | "normal" | "fromposition" => {}
                // The moves are those of chess up to the first drop.
                "crazyhouse" | "bughouse" | "kingofthehill" | "threecheck" => {
                    self.fault(at, PgnProblem::UnknownVariant(variant));
                }
                "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "freestylechess" => {
                    mode = Some(CastlingMode::Chess960);
                }
                _ => {
                    broken = true;
                    self.fault(at, PgnProblem::UnknownVariant(variant));
                }
            }
        }
        if let Some((at, text)) = self.fen.take() {
            // An empty or unknown position is none, and one of a list ends with its separator.
            let text = text.trim().trim_end_matches(';');
            match fen::read_position(text, mode) {
                _ if text.chars().all(|sign| sign == '?' || signs::is_dash(sign)) => {}
                Ok(position) => self.game.start = position,
                Err((fault, Some(without_castling))) => {
                    self.game.start = *without_castling;
                    self.leaves_out = true;
                    self.without_castling = Some((at, PgnProblem::Fen(fault)));
                }
                Err((fault, None)) => {
                    broken = true;
                    if !self.is_of_other_variant() {
                        self.fault(at, PgnProblem::Fen(fault));
                    }
                }
            }
        }
        let mut root = VariationFrame::new(at, self.game.start.clone());
        root.broken = broken;
        self.frames = Some(Frames {
            root,
            open: Vec::new(),
            skipped: 0,
        });
    }

    fn done(mut self, end: usize, text: &str, places: &mut TextPlaces) -> ReadGame {
        if self.frames.is_none() {
            self.begin(end);
        }
        let (mut is_cut, mut decided) = (false, None);
        if let Some(mut frames) = self.frames.take() {
            let open = frames.open.last().map(|frame| frame.at);
            if let Some(at) = open.filter(|_| self.faults.is_empty()) {
                self.fault(at, PgnProblem::OpenVariation);
            }
            while frames.close() {}
            is_cut = frames.root.broken;
            decided = decided_by(&frames.root.position).filter(|_| !is_cut && self.pass.is_none());
            self.game.intro = frames.root.intro;
            self.game.line = frames.root.line;
        }
        let written = self.game.tag("Result").unwrap_or_default().to_owned();
        let tagged = PgnResult::read(&written);
        // A game that was cut off or left open has the result of its tags.
        if self.game.result == PgnResult::Open {
            self.game.result = tagged.unwrap_or_default();
        }
        // The tags or the last comment may have a result that PGN does not have, and of which this is the nearest.
        let exact = [tagged, self.game.commented_result()].into_iter().flatten();
        let mut exact = exact.filter(|exact| exact.in_pgn() == self.game.result);
        self.game.result = exact
            .find(|exact| matches!(exact, PgnResult::Other(_)))
            .unwrap_or(self.game.result);
        self.game.end = self.game.end.filter(|end| *end != self.game.result.in_pgn());
        let is_other = tagged.map_or_else(
            || !written.is_empty(),
            |tagged| tagged != PgnResult::Open && tagged.in_pgn() != self.game.result.in_pgn(),
        );
        let line = places.game_begins(text, self.begins).line;
        let tagged_at = self.result.as_ref().map(|(at, _)| *at);
        if let Some(at) = tagged_at.filter(|_| is_other) {
            self.contradict(at, Contradiction::TaggedResult(written));
        }
        let result = self.game.result.in_pgn();
        if let Some(decided) = decided.filter(|decided| result != PgnResult::Open && result != *decided) {
            let at = self.result_at.or(tagged_at).unwrap_or(self.begins);
            self.contradict(at, Contradiction::Position(decided));
        }
        self.contradictions.sort_by_key(|(at, _)| *at);
        let contradictions = self.contradictions.into_iter();
        let contradictions = contradictions.map(|(at, told)| (places.of(text, at), told)).collect();
        let mut fault = |(at, problem)| {
            let LineColumn { line, column } = places.of(text, at);
            PgnFault { line, column, problem }
        };
        ReadGame {
            game: self.game,
            faults: self.faults.into_iter().map(&mut fault).collect(),
            line,
            leaves_out: self.leaves_out,
            contradictions,
            without_castling: self.without_castling.map(&mut fault),
            pass: self.pass.map(fault),
            is_cut,
            text: None,
        }
    }
}

/// The result of a game that ends with that position (5.1.1, 5.2.1, 5.2.2).
fn decided_by(position: &Chess) -> Option<PgnResult> {
    if position.is_checkmate() {
        return Some(position.turn().fold_wb(PgnResult::Black, PgnResult::White));
    }
    (position.is_stalemate() || position.is_insufficient_material()).then_some(PgnResult::Draw)
}

/// True if the innermost line can go on with that move.
fn is_legal(frames: &mut Frames, written: &str, letters: Letters) -> bool {
    let frame = frames.innermost();
    !frame.broken && meant(&frame.position, written, letters).is_ok()
}

/// The move that is meant; a pass in check is not possible.
fn meant_or_pass(position: &Chess, written: &str, letters: Letters) -> Result<PgnMove, PgnProblem> {
    if !is_pass(written) {
        return Ok(PgnMove::new(meant(position, written, letters)?));
    }
    match passed(position) {
        Some(_) => Ok(PgnMove::of(None)),
        None => Err(PgnProblem::Illegal(written.to_owned())),
    }
}

/// True for numbers with a sign between them.
fn is_like_a_result(written: &str) -> bool {
    let is_number = |sign: char| sign.is_ascii_digit() || sign == '½';
    let is_between = |sign: char| signs::is_dash(sign) || matches!(sign, '=' | ':' | '/' | '.' | ',');
    written.starts_with(is_number)
        && written.contains(is_between)
        && written.chars().all(|sign| is_number(sign) || is_between(sign))
}

/// The legal move that is meant, written in the export format or in any way in which a player's sheet may have it.
fn meant(position: &Chess, written: &str, letters: Letters) -> Result<Move, PgnProblem> {
    // The export format comes first, because nearly every move is written so.
    let exported = (letters == Letters::English).then(|| San::from_ascii(written.as_bytes()));
    if let Some(Ok(san)) = exported
        && let Ok(mv) = san.to_move(position)
    {
        return Ok(mv);
    }
    let read = written_move::read(position, written, letters);
    read.map(|readings| readings.first).map_err(|reason| {
        let problem = match reason {
            UnreadableReason::NoMove if written_move::is_drop(written) => {
                return PgnProblem::UnknownVariant(String::from("Crazyhouse"));
            }
            UnreadableReason::NoMove if is_like_a_result(written) => PgnProblem::NoResult,
            UnreadableReason::NoMove => PgnProblem::Unreadable,
            UnreadableReason::Illegal => PgnProblem::Illegal,
            UnreadableReason::WrongPromotion => PgnProblem::WrongPromotion,
            UnreadableReason::Ambiguous => PgnProblem::Ambiguous,
            UnreadableReason::Incomplete => PgnProblem::Incomplete,
        };
        problem(written.to_owned())
    })
}
