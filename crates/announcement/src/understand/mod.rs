//! The meaning of an announcement, typed or spoken.
//!
//! First all possible meanings of the words are found ([`read`]), then one is chosen: among the legal moves
//! ([`understand`]) or, at an event, where a player may make a slip of the hand or the tongue, with the player's own
//! board ([`understand_by_hand`]).

mod by_hand;
mod choose;
mod everyday;
mod grammar;
mod lexicon;
mod scan;

use std::cell::OnceCell;

use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Color, File, Rank, Role, Square};

use super::render::SaidOrigin;
use super::vocabulary::{Vocabulary, WordMeaning};
use notation::algebraic::Letters;

pub use by_hand::{MovedPiece, OwnBoard, understand_by_hand};
pub use choose::understand;

/// The meaning of one word in that vocabulary, in any case and with or without accents; `None` for a word of other
/// vocabularies, and for piece letters, which are only written.
pub fn word_of(word: &str, vocabulary: Vocabulary) -> Option<WordMeaning> {
    let digit = |letter: char| {
        let rank = Rank::from_char(letter)?;
        let is_said = vocabulary.words().rank(rank).written.starts_with(letter);
        is_said.then_some(WordMeaning::Rank(rank))
    };
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_digit() => digit(letter),
        _ => lexicon::look_up_in(word, vocabulary),
    }
}

/// Words, read once before any board is looked at.
#[derive(Clone, Debug)]
pub struct ReadWords<'a> {
    words: &'a str,
    letters: Letters,
    /// The meanings by the scheme.
    scheme: Result<Vec<Meaning>, NotUnderstood>,
    /// All meanings. Everyday speech takes longest to read and is read only if it is needed.
    all: OnceCell<Result<Vec<Meaning>, NotUnderstood>>,
}

impl<'a> ReadWords<'a> {
    /// These words, with the piece letters of that language first.
    pub fn of(words: &'a str, letters: Letters) -> Self {
        Self {
            words,
            letters,
            scheme: by_the_scheme(words, letters),
            all: OnceCell::new(),
        }
    }

    /// The reason the words have no meaning on any board, if so.
    pub fn not_understood(&self) -> Option<&NotUnderstood> {
        match &self.scheme {
            Ok(_) => None,
            Err(_) => self.meanings().err(),
        }
    }

    /// The words as they were typed or said.
    pub const fn words(&self) -> &'a str {
        self.words
    }

    /// True if every meaning of the words is a capture.
    pub fn says_capture(&self) -> bool {
        let is_capture = |meaning: &Meaning| match meaning.sense {
            Sense::Castling(_) => false,
            Sense::Piece { capture, .. } => capture,
            Sense::Partly { takes, .. } => takes,
        };
        self.meanings().is_ok_and(|meanings| meanings.iter().all(is_capture))
    }

    /// All meanings, best first.
    fn meanings(&self) -> Result<&[Meaning], &NotUnderstood> {
        let all = self.all.get_or_init(|| with_everyday(self.words, self.scheme.clone()));
        all.as_deref()
    }

    /// The same fault, unless the words are the beginning of an announcement by the scheme: then that incompleteness is the fault.
    fn or_incomplete(&self, fault: NotUnderstood) -> NotUnderstood {
        match &self.scheme {
            Err(incomplete) if incomplete.code == NotUnderstoodCode::Incomplete => incomplete.clone(),
            Ok(_) | Err(_) => fault,
        }
    }
}

/// Reads everything the words can mean, best first and without looking at any board.
///
/// Accepted, in any mixture: the words of every shipped vocabulary, piece letters of every known language (those of
/// `letters` first), SAN, long algebraic and UCI; and, after all these, everyday speech in one language.
///
/// # Errors
///
/// [`NotUnderstoodCode::UnknownWord`] with the first word that does not fit, or [`NotUnderstoodCode::Incomplete`] if the
/// words are only the beginning of an announcement. There are never candidates, as no board was looked at.
pub fn read(words: &str, letters: Letters) -> Result<Vec<Meaning>, NotUnderstood> {
    with_everyday(words, by_the_scheme(words, letters))
}

/// The meanings by the scheme, followed by those in everyday speech.
fn with_everyday(words: &str, scheme: Result<Vec<Meaning>, NotUnderstood>) -> Result<Vec<Meaning>, NotUnderstood> {
    let everyday = everyday::read(words);
    match scheme {
        Ok(mut meanings) => {
            meanings.extend(everyday);
            meanings.sort_by_key(|meaning| meaning.preference);
            Ok(meanings)
        }
        Err(_) if !everyday.is_empty() => Ok(everyday),
        Err(error) => Err(error),
    }
}

/// The meanings in the words of D.2.1 and algebraic notation alone.
fn by_the_scheme(words: &str, letters: Letters) -> Result<Vec<Meaning>, NotUnderstood> {
    let scanned = scan::scan(words, scan::ShortWords::AsWords)?;
    let as_words = grammar::parse(&scanned.elements, words, letters).map(|meanings| {
        let as_speech = |meaning: Meaning| if scanned.a_may_be_to { meaning.or_to() } else { meaning };
        meanings.into_iter().map(as_speech).collect::<Vec<_>>()
    });
    if !scanned.short_words {
        return as_words;
    }
    // "re e8" begins with a word (Italian for king), "re 8" with two letters.
    let as_letters = scan::scan(words, scan::ShortWords::AsLetters)
        .and_then(|scanned| grammar::parse(&scanned.elements, words, letters))
        .map(|meanings| meanings.into_iter().map(Meaning::last).collect::<Vec<_>>());
    match (as_words, as_letters) {
        (Ok(mut meanings), Ok(more)) => {
            meanings.extend(
                more.into_iter()
                    .filter(|meaning| !meanings.contains(meaning))
                    .collect::<Vec<_>>(),
            );
            meanings.sort_by_key(|meaning| meaning.preference);
            Ok(meanings)
        }
        (Err(_), Ok(meanings)) | (Ok(meanings), Err(_)) => Ok(meanings),
        (Err(error), Err(_)) => Err(error),
    }
}

/// One possible meaning of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The sense of the words.
    pub sense: Sense,
    /// The rank of this reading; the best comes first.
    pub preference: Preference,
    /// The only side whose move it can be, if ranks were counted from the mover's side.
    pub turn: Option<Color>,
}

impl Meaning {
    /// The same, after every other reading.
    fn last(self) -> Meaning {
        Meaning {
            preference: Preference::Foreign,
            ..self
        }
    }

    /// The same; ambiguous with others if an "a" was taken for a file that may be the word for "to".
    fn or_to(self) -> Meaning {
        match self.sense {
            Sense::Piece { origin, .. } if origin.file == Some(File::A) && origin.rank.is_none() => Meaning {
                preference: Preference::Everyday,
                ..self
            },
            Sense::Piece { .. } | Sense::Castling(_) | Sense::Partly { .. } => self,
        }
    }
}

/// The sense of an announcement, as far as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sense {
    /// 0-0 or 0-0-0.
    Castling(CastlingSide),
    /// Any other move, or castling as the squares of the king.
    Piece {
        /// The piece; none if only two squares were said.
        role: Option<Role>,
        /// The part of the departure square that was said.
        origin: SaidOrigin,
        /// A capture was said.
        capture: bool,
        /// The captured piece, if it was named.
        victim: Option<Role>,
        /// The arrival square.
        to: Square,
        /// The piece that a pawn becomes.
        promotion: Option<Role>,
    },
    /// A capture or a promotion with parts unsaid, or with more said than its squares: "pawn takes pawn", "e takes
    /// d", "takes the pawn on d5", "takes en passant".
    Partly {
        /// The piece that moves, if it was named.
        role: Option<Role>,
        /// The part of the departure square that was said.
        origin: SaidOrigin,
        /// A capture was said.
        takes: bool,
        /// En passant was said.
        in_passing: bool,
        /// The captured piece, if it was named.
        victim: Option<Role>,
        /// The part of the arrival square that was said.
        to: SaidOrigin,
        /// A promotion was said.
        promotes: bool,
        /// The piece that a pawn becomes.
        promotion: Option<Role>,
    },
}

/// The order of readings when the letters of several languages clash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Preference {
    /// Words, squares, or a letter of the game's language.
    Plain,
    /// Two squares whose first letter, a capital, could also be a piece.
    CapitalFile,
    /// A letter understood as English.
    English,
    /// A letter of some other language.
    Foreign,
    /// Everyday speech, tried if nothing else explains the words.
    Everyday,
}

/// The reason words were not understood as one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// The kind of fault.
    pub code: NotUnderstoodCode,
    /// The place of the fault in the words, in bytes.
    pub at: usize,
    /// The word at fault, or all words if no single one is.
    pub word: String,
    /// The moves that may have been meant. Never shown to a player in competition (Article 11.3.1).
    pub candidates: Vec<UciMove>,
}

/// The fault of words that were not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotUnderstoodCode {
    /// A word without a meaning here.
    UnknownWord,
    /// Several moves may be meant.
    Ambiguous,
    /// No legal move is meant.
    Illegal,
    /// Too little was said: no words, no square, or no promotion piece (D.2.1).
    Incomplete,
}

impl NotUnderstoodCode {
    /// The code as written in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            NotUnderstoodCode::UnknownWord => "unknown_word",
            NotUnderstoodCode::Ambiguous => "ambiguous",
            NotUnderstoodCode::Illegal => "illegal",
            NotUnderstoodCode::Incomplete => "incomplete",
        }
    }
}

impl NotUnderstood {
    /// The number of the word at fault, counted from 1, if it is a single one: a listener counts words, not bytes.
    pub fn word_number(&self, words: &str) -> Option<usize> {
        let before = words
            .get(..self.at)
            .map_or(0, |before| before.split_whitespace().count());
        (self.code == NotUnderstoodCode::UnknownWord).then_some(before + 1)
    }

    /// True if the promotion piece is missing.
    pub fn lacks_promotion_piece(&self) -> bool {
        let is_promotion = |uci: &UciMove| uci.promotion().is_some();
        self.code == NotUnderstoodCode::Incomplete && self.candidates.iter().any(is_promotion)
    }

    /// A fault of all the words together.
    fn of_all(code: NotUnderstoodCode, words: &str, candidates: Vec<UciMove>) -> NotUnderstood {
        NotUnderstood {
            code,
            at: 0,
            word: words.trim().to_owned(),
            candidates,
        }
    }
}

/// The pieces a pawn may become, the queen first (Article 3.7.5.1).
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

#[cfg(test)]
mod tests;
