//! PGN: games as other programs write and read them, with comments, clock times and nested variations.

pub mod export;
pub mod live;
pub mod read;
pub mod stream;

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, EnPassantMode, FromSetup as _, Move, Position as _, PositionError};

use crate::locale::inert;

pub use export::write;
pub use read::{Games, PgnFault, PgnProblem, ReadGame, Severity, decode, read};
pub use stream::GameStream;

/// One game of a PGN file.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnGame {
    /// Tags and their values, in the order of the file.
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: Chess,
    /// Comments before the first move.
    pub intro: Vec<String>,
    /// The moves that were played.
    pub line: Vec<PgnMove>,
    /// How the movetext ends.
    pub result: PgnResult,
}

/// A move with everything that is noted beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnMove {
    /// The move; none where the side on move passes ([`PASS`]), as it may in what is written about a game and never in a game.
    pub mv: Option<Move>,
    /// Numeric glyphs (PGN 10): 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// Comments after it, each without line breaks.
    pub comments: Vec<String>,
    /// What might have been played instead.
    pub variations: Vec<Variation>,
}

/// Moves that were not played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variation {
    /// Comments before its first move.
    pub intro: Vec<String>,
    /// Its moves.
    pub line: Vec<PgnMove>,
}

/// The four endings of a movetext (PGN 8.2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PgnResult {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, unknown, or a result that PGN does not have.
    #[default]
    Open,
}

impl PgnResult {
    /// Every result.
    pub const ALL: [PgnResult; 4] = [PgnResult::White, PgnResult::Black, PgnResult::Draw, PgnResult::Open];

    /// As PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            PgnResult::White => "1-0",
            PgnResult::Black => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Open => "*",
        }
    }
}

/// A null move: the side on move does nothing, which shows what the other one threatens. PGN has no sign for it; most programs write this
/// one and read [`OTHER_PASS`], too.
pub const PASS: &str = "--";
/// As `ChessBase` writes it.
const OTHER_PASS: &str = "Z0";

/// The position after the side on move has passed; none in check, out of which only a move leads.
pub fn passed(position: &Chess) -> Option<Chess> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.swap_turn();
    setup.halfmoves = setup.halfmoves.saturating_add(1);
    if setup.turn == Color::White {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    let passed = Chess::from_setup(setup, position.castles().mode());
    passed.or_else(PositionError::ignore_too_much_material).ok()
}

/// The draw offer as Appendix C.12 writes it; PGN has none, so it is put in a comment.
pub const DRAW_OFFER: &str = "(=)";

impl PgnMove {
    /// A move with nothing beside it.
    pub const fn new(mv: Move) -> PgnMove {
        PgnMove::of(Some(mv))
    }

    const fn of(mv: Option<Move>) -> PgnMove {
        PgnMove {
            mv,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }

    /// Plays it in the position before it.
    pub fn play(&self, position: &mut Chess) {
        match self.mv {
            Some(mv) => position.play_unchecked(mv),
            None => *position = passed(position).unwrap_or_else(|| position.clone()),
        }
    }

    /// What the mover's clock showed after the move, in milliseconds (`%clk`).
    pub fn clock_ms(&self) -> Option<u64> {
        self.time("[%clk ")
    }

    /// How long the move took, in milliseconds (`%emt`).
    pub fn elapsed_ms(&self) -> Option<u64> {
        self.time("[%emt ")
    }

    /// Whether a draw was offered with the move (8.1.5).
    pub fn has_draw_offer(&self) -> bool {
        self.comments.iter().any(|comment| comment.contains(DRAW_OFFER))
    }

    fn time(&self, command: &str) -> Option<u64> {
        self.comments.iter().find_map(|comment| {
            let (_, rest) = comment.split_once(command)?;
            let (time, _) = rest.split_once(']')?;
            milliseconds(time.trim())
        })
    }
}

/// `1:01:27` or `0:00:05.3`, in milliseconds.
pub(crate) fn milliseconds(time: &str) -> Option<u64> {
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
    pub const fn from_start(start: Chess) -> PgnGame {
        PgnGame {
            tags: Vec::new(),
            start,
            intro: Vec::new(),
            line: Vec::new(),
            result: PgnResult::Open,
        }
    }

    /// Adds a comment after the last move, or before the first where there is none.
    pub fn comment(&mut self, text: String) {
        let last = self.line.last_mut().map(|last| &mut last.comments);
        last.unwrap_or(&mut self.intro).push(text);
    }

    /// The value of a tag; none if it is missing, empty or `?`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(known, _)| known == name)?.1.trim();
        let is_known = !value.is_empty() && value.chars().any(|c| !matches!(c, '?' | '.' | '-'));
        is_known.then_some(value)
    }

    /// What stands in a tag, whatever it is.
    fn written(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    /// The moves of the game, each with the position before it and what stands beside it; where a side passes, no more is played.
    pub fn played(&self) -> impl Iterator<Item = (Chess, Move, &PgnMove)> {
        let mut position = self.start.clone();
        self.line.iter().map_while(move |entry| {
            let (before, mv) = (position.clone(), entry.mv?);
            position.play_unchecked(mv);
            Some((before, mv, entry))
        })
    }

    /// The position after so many plies; after the last one if there are fewer.
    pub fn position_after(&self, plies: usize) -> Chess {
        let mut position = self.start.clone();
        for entry in self.line.iter().take(plies) {
            entry.play(&mut position);
        }
        position
    }
}

/// No game has more half-moves: it ends after seventy-five moves of each side without a capture or a pawn's move (9.6.2), and there
/// are 118 of those at most that do not fall together.
pub const LONGEST_GAME: usize = 12_000;

/// No line of movetext is longer, counting its end (PGN 4.3).
const COLUMNS: usize = 80;

/// The seven tag roster in its order (PGN 8.1.1), with the value for what is not known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The game in the export format (PGN 3.2, 8.1, 8.2): the seven tag roster first, then its other tags.
pub fn text(game: &PgnGame) -> String {
    exported(game, game.result.as_str(), Comments::Inert)
}

/// The same with that result in its tag.
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
        if !ROSTER.iter().any(|(known, _)| known == name) {
            tag(&mut text, name, &inert(value));
        }
    }
    set_up(&mut text, game);
    movetext(text, game, how)
}

/// The game with everything that was read of it, as it was: its own tags in their order, comments letter for letter but for their
/// blanks, moves in the export format. Read and written again it is the same text.
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

/// Tags for a position that no tag gives.
fn set_up(text: &mut String, game: &PgnGame) {
    if game.start != Chess::default() && game.written("FEN").is_none() {
        let fen = Fen::from_position(&game.start, EnPassantMode::Legal);
        tag(text, "SetUp", "1");
        tag(text, "FEN", &fen.to_string());
    }
}

/// The moves and the result behind the tags.
fn movetext(mut text: String, game: &PgnGame, how: Comments) -> String {
    if !text.is_empty() {
        text.push('\n');
    }
    let mut pieces = Vec::new();
    comments(&mut pieces, &game.intro, how);
    line(&mut pieces, &game.start, &game.line, how);
    pieces.push(game.result.as_str().to_owned());
    text.push_str(&wrapped(&pieces));
    text
}

/// How comments are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Comments {
    /// So that no program that reads them obeys what stands in them.
    Inert,
    /// Of our own making, between braces that stand by themselves; no line ends within.
    Apart,
    /// As they were read.
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
        pieces.extend(entry.nags.iter().map(|nag| format!("${nag}")));
        comments(pieces, &entry.comments, how);
        for variation in &entry.variations {
            let mut inside = Vec::new();
            comments(&mut inside, &variation.intro, how);
            line(&mut inside, &before, &variation.line, how);
            // Brackets stand directly beside what they enclose.
            if let Some(first) = inside.first_mut() {
                first.insert(0, '(');
            }
            match inside.last_mut() {
                Some(last) if !last.ends_with('\n') => last.push(')'),
                Some(_) | None => inside.push(String::from(")")),
            }
            pieces.append(&mut inside);
        }
        needs_number = !(entry.comments.is_empty() && entry.variations.is_empty());
    }
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
            // No brace can stand in a comment between braces; the end of the line ends this one.
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
            // The end of the line would end the tag.
            '\n' | '\r' => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}

#[cfg(test)]
mod tests;
