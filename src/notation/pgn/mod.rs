//! PGN: games as other programs write and read them, with comments, clock times and nested variations.

pub mod export;
mod lex;
pub mod read;
mod write;

use shakmaty::{Chess, Move, Position as _};

pub use export::write;
pub use read::{PgnFault, PgnProblem, ReadGame, Severity, decode, read};
pub use write::text;

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

/// A move with all that is noted beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct PgnMove {
    /// The move.
    pub mv: Move,
    /// Numeric glyphs (PGN 10): 1 is `!`, 2 is `?`.
    pub nags: Vec<u8>,
    /// Comments after it, each without line breaks.
    pub comments: Vec<String>,
    /// What might have been played instead of it.
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
    /// `*`: in progress, unknown, or a result that PGN has no word for.
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

/// The offer of a draw as Appendix C.12 writes it; PGN has none, so it stands in a comment.
pub const DRAW_OFFER: &str = "(=)";

impl PgnMove {
    /// A move with nothing beside it.
    pub const fn new(mv: Move) -> PgnMove {
        PgnMove {
            mv,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
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
fn milliseconds(time: &str) -> Option<u64> {
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

    /// A comment behind the last move, or where there is none before the first.
    pub fn comment(&mut self, text: String) {
        match self.line.last_mut() {
            Some(last) => last.comments.push(text),
            None => self.intro.push(text),
        }
    }

    /// The value of a tag; none if it is missing, empty or `?`.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let value = self.tags.iter().find(|(known, _)| known == name)?.1.trim();
        let is_known = !value.is_empty() && value.chars().any(|c| !matches!(c, '?' | '.' | '-'));
        is_known.then_some(value)
    }

    /// The moves of the game, each with the position before it.
    pub fn played(&self) -> impl Iterator<Item = (Chess, &PgnMove)> {
        let mut position = self.start.clone();
        self.line.iter().map(move |entry| {
            let before = position.clone();
            position.play_unchecked(entry.mv);
            (before, entry)
        })
    }

    /// The position after so many plies; after the last one if there are fewer.
    pub fn position_after(&self, plies: usize) -> Chess {
        let mut position = self.start.clone();
        for entry in self.line.iter().take(plies) {
            position.play_unchecked(entry.mv);
        }
        position
    }
}

#[cfg(test)]
mod tests;
