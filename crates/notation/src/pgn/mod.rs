//! PGN: games as other programs write and read them, with comments, clock times and nested variations.

mod decoding;
pub mod export;
pub(crate) mod lexer;
pub mod live;
mod places;
pub mod read;
pub mod stream;

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position as _};

pub use laws::position::passed;
use locale::inert;

pub use crate::signs::PgnResult;
pub use decoding::decode;
pub use export::write;
pub use lexer::PASS;
pub use read::{Contradiction, Games, PgnFault, PgnProblem, ReadGame, read};
pub use stream::GameStream;

/// One game of a PGN file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PgnGame {
    /// Tags and their values, in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: Chess,
    /// Comments before the first move.
    pub intro: Vec<String>,
    /// The moves that were played.
    pub line: Vec<PgnMove>,
    /// Comments after the result.
    pub outro: Vec<String>,
    /// The result of the game, from the end of its movetext or, if that leaves it open, from its tags. One that PGN does not have may
    /// stand in its last comment.
    pub result: PgnResult,
    /// The result at the end of its movetext, if it is not the nearest one that PGN has.
    pub end: Option<PgnResult>,
}

/// A move with everything noted next to it.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnMove {
    /// The move; `None` if the player to move passes ([`PASS`]), which occurs in analyses and never in a game.
    pub mv: Option<Move>,
    /// The notes after it, in that order.
    pub beside: Vec<MoveNote>,
}

/// A note after a move.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveNote {
    /// A numeric glyph (PGN 10): 1 is `!`, 2 is `?`.
    Glyph(u8),
    /// A comment without line breaks.
    Comment(String),
    /// An alternative to the move.
    Variation(Variation),
    /// Comments put in brackets.
    Aside(Vec<String>),
}

/// A line of moves that were not played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variation {
    /// Comments before its first move.
    pub intro: Vec<String>,
    /// The moves of the variation.
    pub line: Vec<PgnMove>,
}

/// The draw offer of Appendix C.12; PGN has none, so it is put in a comment.
pub const DRAW_OFFER: &str = "(=)";

impl PgnMove {
    /// A move without notes.
    pub const fn new(mv: Move) -> PgnMove {
        PgnMove::of(Some(mv))
    }

    const fn of(mv: Option<Move>) -> PgnMove {
        PgnMove { mv, beside: Vec::new() }
    }

    /// The notes before the first variation.
    pub fn move_notes(&self) -> &[MoveNote] {
        let end = self.first(|beside| matches!(beside, MoveNote::Variation(_)));
        self.beside.get(..end).unwrap_or_default()
    }

    /// The glyphs.
    pub fn glyphs(&self) -> impl Iterator<Item = u8> + '_ {
        self.beside.iter().filter_map(|beside| match beside {
            MoveNote::Glyph(glyph) => Some(*glyph),
            MoveNote::Comment(_) | MoveNote::Variation(_) | MoveNote::Aside(_) => None,
        })
    }

    /// The comments, wherever they are.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.beside.iter().flat_map(MoveNote::comments)
    }

    /// The alternatives to the move.
    pub fn variations(&self) -> impl Iterator<Item = &Variation> {
        self.beside.iter().filter_map(|beside| match beside {
            MoveNote::Variation(variation) => Some(variation),
            MoveNote::Glyph(_) | MoveNote::Comment(_) | MoveNote::Aside(_) => None,
        })
    }

    /// The variation of that number, counted from 0.
    pub fn variation_mut(&mut self, number: usize) -> Option<&mut Variation> {
        let mut variations = self.beside.iter_mut().filter_map(|beside| match beside {
            MoveNote::Variation(variation) => Some(variation),
            MoveNote::Glyph(_) | MoveNote::Comment(_) | MoveNote::Aside(_) => None,
        });
        variations.nth(number)
    }

    /// Adds a comment about the move, and so before the variations.
    pub fn comment(&mut self, text: String) {
        let first = self.first(|beside| matches!(beside, MoveNote::Variation(_)));
        self.beside.insert(first, MoveNote::Comment(text));
    }

    /// Adds a glyph, after those that directly follow the move.
    pub fn add_glyph(&mut self, glyph: u8) {
        let first = self.first(|beside| !matches!(beside, MoveNote::Glyph(_)));
        self.beside.insert(first, MoveNote::Glyph(glyph));
    }

    /// The index of the first matching note, or the end.
    fn first(&self, is_meant: impl Fn(&MoveNote) -> bool) -> usize {
        self.beside.iter().position(is_meant).unwrap_or(self.beside.len())
    }

    /// Plays the move in the position before it.
    pub fn play(&self, position: &mut Chess) {
        match self.mv {
            Some(mv) => position.play_unchecked(mv),
            None => *position = passed(position).unwrap_or_else(|| position.clone()),
        }
    }

    /// Time on the mover's clock after the move, in milliseconds (`%clk`).
    pub fn clock_ms(&self) -> Option<u64> {
        self.time("[%clk ")
    }

    /// Time the move took, in milliseconds (`%emt`).
    pub fn elapsed_ms(&self) -> Option<u64> {
        self.time("[%emt ")
    }

    /// True if a draw was offered with the move (8.1.5).
    pub fn has_draw_offer(&self) -> bool {
        self.comments().any(|comment| comment.contains(DRAW_OFFER))
    }

    fn time(&self, command: &str) -> Option<u64> {
        self.comments().find_map(|comment| {
            let (_, rest) = comment.split_once(command)?;
            let (time, _) = rest.split_once(']')?;
            milliseconds(time.trim())
        })
    }
}

impl MoveNote {
    /// The comments of this note.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        let comments = match self {
            MoveNote::Comment(comment) => std::slice::from_ref(comment),
            MoveNote::Aside(comments) => comments.as_slice(),
            MoveNote::Glyph(_) | MoveNote::Variation(_) => &[],
        };
        comments.iter().map(String::as_str)
    }
}

/// Parses `1:01:27` or `0:00:05.3`, in milliseconds.
pub fn milliseconds(time: &str) -> Option<u64> {
    let (whole, fraction) = time.split_once('.').unwrap_or((time, ""));
    let mut seconds = 0_u64;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(digits.parse().ok()?)
}

impl PgnGame {
    /// A game without tags and moves from a position.
    pub fn from_start(start: Chess) -> PgnGame {
        PgnGame {
            start,
            ..PgnGame::default()
        }
    }

    /// Adds a comment after the last move, or before the first if there are no moves.
    pub fn comment(&mut self, text: String) {
        match self.line.last_mut() {
            Some(last) => last.comment(text),
            None => self.intro.push(text),
        }
    }

    /// The result in the last comment, if PGN does not have it. Pluses and minuses alone may be an evaluation.
    fn commented_result(&self) -> Option<PgnResult> {
        let last = self.line.last();
        let comment = last.map_or(self.intro.last().map(String::as_str), |last| last.comments().last())?;
        let result = PgnResult::read(comment).filter(|result| matches!(result, PgnResult::Other(_)))?;
        let is_said = last.is_none() || comment.contains(|sign: char| sign.is_ascii_digit() || sign.is_alphabetic());
        is_said.then_some(result)
    }

    /// The value of a tag; `None` if it is missing, empty or `?`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.written(name)?.trim();
        let is_known = !value.is_empty() && value.chars().any(|c| !matches!(c, '?' | '.' | '-'));
        is_known.then_some(value)
    }

    /// The value of a tag, known or not. Some programs write the names of tags in small letters.
    pub fn written(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(value)
    }

    /// The moves of the game, each with the position before it and its notes, up to the first pass.
    pub fn played(&self) -> impl Iterator<Item = (Chess, Move, &PgnMove)> {
        let mut position = self.start.clone();
        self.line.iter().map_while(move |entry| {
            let (before, mv) = (position.clone(), entry.mv?);
            position.play_unchecked(mv);
            Some((before, mv, entry))
        })
    }

    /// The moves of the game in UCI, with the null move for a pass.
    pub fn ucis(&self) -> Vec<UciMove> {
        let mode = self.start.castles().mode();
        let uci = |entry: &PgnMove| entry.mv.map_or(UciMove::Null, |mv| mv.to_uci(mode));
        self.line.iter().map(uci).collect()
    }

    /// The position after `plies` plies; after the last one if there are fewer.
    pub fn position_after(&self, plies: usize) -> Chess {
        let mut position = self.start.clone();
        for entry in self.line.iter().take(plies) {
            entry.play(&mut position);
        }
        position
    }
}

/// The most half-moves of any game. It ends after seventy-five moves of each side without a capture or a pawn's move
/// (9.6.2), and there are 118 of those at most that do not coincide.
pub const LONGEST_GAME: usize = 12_000;

/// The longest line of movetext, counting its end (PGN 4.3).
const COLUMNS: usize = 80;

/// The seven tag roster in its order (PGN 8.1.1), with the values for unknown fields.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The game in the export format (PGN 3.2, 8.1, 8.2): the seven tag roster first, then its other tags. A result that PGN does not have
/// is the last comment, from which it is read again.
pub fn text(game: &PgnGame) -> String {
    exported(game, game.result.in_pgn().as_str(), Comments::Inert)
}

/// The game in the export format, with that result in its tag.
fn exported(game: &PgnGame, result: &str, how: Comments) -> String {
    let mut text = String::new();
    for (name, unknown) in ROSTER {
        let value = match name {
            "Result" => result,
            _ => game.written(name).unwrap_or(unknown),
        };
        tag(&mut text, name, &inert(value));
    }
    for (name, value) in &game.tags {
        if !ROSTER.iter().any(|(known, _)| known.eq_ignore_ascii_case(name)) {
            tag(&mut text, name, &inert(value));
        }
    }
    set_up(&mut text, game);
    movetext(text, game, how)
}

/// The game with everything that was read of it, unchanged: its own tags in their order, comments letter for letter
/// except for blanks, moves in the export format. Read and written again it is the same text.
pub fn kept(game: &PgnGame) -> String {
    let mut text = String::new();
    for (name, value) in &game.tags {
        tag(&mut text, name, value);
    }
    set_up(&mut text, game);
    movetext(text, game, Comments::Kept)
}

fn tag(text: &mut String, name: &str, value: &str) {
    for part in ["[", name, " \"", &escaped(value), "\"]\n"] {
        text.push_str(part);
    }
}

/// Writes the tags for a start position that is not in a tag.
fn set_up(text: &mut String, game: &PgnGame) {
    if game.start != Chess::default() && game.written("FEN").is_none() {
        let fen = Fen::from_position(&game.start, EnPassantMode::Legal);
        tag(text, "SetUp", "1");
        tag(text, "FEN", &fen.to_string());
    }
}

/// Writes the moves and the result after the tags.
fn movetext(mut text: String, game: &PgnGame, how: Comments) -> String {
    if !text.is_empty() {
        text.push('\n');
    }
    let mut pieces = Vec::new();
    comments(&mut pieces, &game.intro, how);
    line(&mut pieces, &game.start, &game.line, how);
    let is_kept = how == Comments::Kept;
    if !is_kept {
        comments(&mut pieces, &game.outro, how);
    }
    let end = game.end.filter(|_| is_kept);
    let end = end.unwrap_or_else(|| game.result.in_pgn());
    let is_in_tags = || is_kept && game.written("Result").and_then(PgnResult::read) == Some(game.result);
    if let Some(result) = game.result.in_comment()
        && end != game.result
        && game.commented_result() != Some(game.result)
        && !is_in_tags()
    {
        comments(&mut pieces, &[result], how);
    }
    pieces.push(end.as_str().to_owned());
    if is_kept {
        comments(&mut pieces, &game.outro, how);
    }
    text.push_str(&wrapped(&pieces));
    text
}

/// The form in which comments are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comments {
    /// Without anything that could affect a program that reads them.
    Inert,
    /// Written by this program, in braces set off by blanks, without line breaks.
    Apart,
    /// Unchanged.
    Kept,
}

/// The movetext in pieces, between which a line may be broken.
fn line(pieces: &mut Vec<String>, start: &Chess, moves: &[PgnMove], how: Comments) {
    let mut position = start.clone();
    // At the beginning, after a comment and after a variation a black move is numbered too (PGN 8.2.2.2).
    let mut needs_number = true;
    for entry in moves {
        let number = position.fullmoves();
        match position.turn() {
            Color::White => pieces.push(format!("{number}.")),
            Color::Black if needs_number => pieces.push(format!("{number}...")),
            Color::Black => {}
        }
        let before = position.clone();
        if let Some(mv) = entry.mv {
            pieces.push(SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
        } else {
            entry.play(&mut position);
            pieces.push(PASS.to_owned());
        }
        for beside in &entry.beside {
            match beside {
                MoveNote::Glyph(glyph) => pieces.push(format!("${glyph}")),
                MoveNote::Comment(comment) => comments(pieces, std::slice::from_ref(comment), how),
                MoveNote::Aside(aside) => {
                    let mut inside = Vec::new();
                    comments(&mut inside, aside, how);
                    bracketed(pieces, inside);
                }
                MoveNote::Variation(variation) => {
                    let mut inside = Vec::new();
                    comments(&mut inside, &variation.intro, how);
                    line(&mut inside, &before, &variation.line, how);
                    bracketed(pieces, inside);
                }
            }
        }
        needs_number = entry.beside.iter().any(|beside| !matches!(beside, MoveNote::Glyph(_)));
    }
}

/// Puts brackets, directly next to the moves they enclose.
fn bracketed(pieces: &mut Vec<String>, mut inside: Vec<String>) {
    match inside.first_mut() {
        Some(first) => first.insert(0, '('),
        None => inside.push(String::from("(")),
    }
    match inside.last_mut() {
        Some(last) if !last.ends_with('\n') => last.push(')'),
        Some(_) | None => inside.push(String::from(")")),
    }
    pieces.append(&mut inside);
}

/// Comments may be broken at blanks, except inside a command such as `[%clk 1:30:00]`.
fn comments(pieces: &mut Vec<String>, comments: &[String], how: Comments) {
    for comment in comments {
        let plain = match how {
            Comments::Inert => inert(comment).replace('{', "(").replace('}', ")"),
            Comments::Apart => {
                pieces.push(format!("{{ {comment} }}"));
                continue;
            }
            // A comment in braces cannot hold a brace; this form ends with the line.
            Comments::Kept if comment.contains('}') => {
                pieces.push(format!(";{comment}\n"));
                continue;
            }
            Comments::Kept => comment.clone(),
        };
        let mut words: Vec<String> = Vec::new();
        let mut depth = 0_usize;
        for word in plain.split_whitespace() {
            match words.last_mut().filter(|_| depth > 0) {
                Some(last) => {
                    last.push(' ');
                    last.push_str(word);
                }
                None => words.push(word.to_owned()),
            }
            if word.starts_with("[%") {
                depth = 1;
            }
            if word.ends_with(']') {
                depth = 0;
            }
        }
        match words.first_mut() {
            Some(first) => first.insert(0, '{'),
            None => words.push("{".to_owned()),
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        pieces.append(&mut words);
    }
}

fn wrapped(pieces: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    // At the beginning of a line a percent sign would hide the line, and this tag would end a comment.
    let is_bound = |piece: &str| piece.starts_with('%') || piece == "[Event";
    for piece in pieces {
        let length = piece.chars().count();
        if column > 0 && (column + 1 + length < COLUMNS || is_bound(piece)) {
            text.push(' ');
            column += 1;
        } else if column > 0 {
            text.push('\n');
            column = 0;
        }
        text.push_str(piece);
        column += length;
        if piece.ends_with('\n') {
            column = 0;
        }
    }
    if column > 0 {
        text.push('\n');
    }
    text
}

/// A tag's value: quotation marks and backslashes escaped (PGN 7).
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            // A line break would end the tag.
            '\n' | '\r' => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests;
