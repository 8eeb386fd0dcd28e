//! The meanings that words may have, and the reasons why they have none.

use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Color, File, Role, Square};

use super::super::render::SaidOrigin;

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
    pub(super) fn last(self) -> Meaning {
        Meaning {
            preference: Preference::Foreign,
            ..self
        }
    }

    /// The same; ambiguous with others if an "a" was taken for a file that may be the word for "to".
    pub(super) fn or_to(self) -> Meaning {
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
    /// The piece named after the last square is none that a pawn becomes (3.7.3.3).
    WrongPromotion,
}

impl NotUnderstoodCode {
    /// The code as written in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            NotUnderstoodCode::UnknownWord => "unknown_word",
            NotUnderstoodCode::Ambiguous => "ambiguous",
            NotUnderstoodCode::Illegal | NotUnderstoodCode::WrongPromotion => "illegal",
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
        self.code == NotUnderstoodCode::Incomplete && self.may_be_promotion()
    }

    /// True if a promotion may have been meant.
    pub(super) fn may_be_promotion(&self) -> bool {
        self.candidates.iter().any(|uci| uci.promotion().is_some())
    }

    /// A fault of all the words together.
    pub(super) fn of_all(code: NotUnderstoodCode, words: &str, candidates: Vec<UciMove>) -> NotUnderstood {
        NotUnderstood {
            code,
            at: 0,
            word: words.trim().to_owned(),
            candidates,
        }
    }
}

/// The pieces a pawn may become, the queen first (Article 3.7.5.1).
pub(super) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
