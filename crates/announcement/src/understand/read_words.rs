//! All possible meanings of words, without looking at any board.

use std::cell::OnceCell;

use shakmaty::uci::UciMove;
use shakmaty::{Role, Square};

use super::super::render::SaidOrigin;
use super::meaning::{Meaning, NotUnderstood, NotUnderstoodCode, Sense};
use super::{everyday, grammar, scan};
use notation::algebraic::Letters;

/// Words, read once before any board is looked at.
#[derive(Clone, Debug)]
pub struct ReadWords<'a> {
    pub(super) words: &'a str,
    pub(super) letters: Letters,
    /// The meanings by the scheme.
    pub(super) scheme: Result<Vec<Meaning>, NotUnderstood>,
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

    /// The piece that the best reading of the words names with the square it goes to.
    pub fn named_piece(&self) -> Option<Role> {
        match self.meanings().ok()?.first()?.sense {
            Sense::Piece { role, .. } => role,
            Sense::Castling(_) | Sense::Partly { .. } => None,
        }
    }

    /// True if a move of that piece from there may be meant: the best reading names both, or leaves them open.
    pub fn may_name(&self, role: Role, from: Square) -> bool {
        let best = self.meanings().ok().and_then(<[Meaning]>::first);
        best.is_none_or(|best| match best.sense {
            Sense::Castling(_) => role == Role::King,
            Sense::Piece {
                role: named, origin, ..
            }
            | Sense::Partly {
                role: named, origin, ..
            } => named.is_none_or(|named| named == role) && origin.fits(from),
        })
    }

    /// True if the best readings say nothing against that move of that piece, but may leave out the piece, its square or the promotion
    /// piece: "h1" and "g2h1" are part of "gxh1=N".
    pub fn may_be_part_of(&self, role: Role, uci: UciMove) -> bool {
        let UciMove::Normal { from, to, promotion } = uci else {
            return false;
        };
        let meanings = self.meanings().unwrap_or_default();
        let best = meanings
            .iter()
            .take_while(|meaning| Some(meaning.preference) == meanings.first().map(|best| best.preference));
        let says = |named: Option<Role>, origin: SaidOrigin, promoted: Option<Role>| {
            // A square alone is read as a pawn's move.
            let is_square = named == Some(Role::Pawn) && origin == SaidOrigin::default();
            (is_square || named.is_none_or(|named| named == role))
                && origin.fits(from)
                && promoted.is_none_or(|promoted| Some(promoted) == promotion)
        };
        let mut best = best.map(|meaning| match meaning.sense {
            Sense::Castling(_) => false,
            Sense::Piece {
                role: named,
                origin,
                to: said,
                promotion: promoted,
                ..
            } => said == to && says(named, origin, promoted),
            Sense::Partly {
                role: named,
                origin,
                to: said,
                promotion: promoted,
                ..
            } => said.square() == Some(to) && says(named, origin, promoted),
        });
        best.any(|says| says)
    }

    /// All meanings, best first.
    pub(super) fn meanings(&self) -> Result<&[Meaning], &NotUnderstood> {
        let all = self.all.get_or_init(|| with_everyday(self.words, self.scheme.clone()));
        all.as_deref()
    }

    /// The same fault, unless the words are the beginning of an announcement by the scheme: then that incompleteness is
    /// the fault; or unless they name a piece that no pawn becomes where a pawn promotes.
    pub(super) fn or_incomplete(&self, fault: NotUnderstood) -> NotUnderstood {
        match &self.scheme {
            Err(incomplete) if incomplete.code == NotUnderstoodCode::Incomplete => incomplete.clone(),
            Err(wrong) if wrong.code == NotUnderstoodCode::WrongPromotion && fault.may_be_promotion() => wrong.clone(),
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
