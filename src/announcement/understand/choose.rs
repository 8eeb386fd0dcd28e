//! The one legal move that is meant.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position, Role, Square};

use super::{Meaning, NotUnderstood, NotUnderstoodCode, ReadWords, Sense, grammar, scan};
use crate::notation::algebraic::Letters;

/// Finds the one legal move that the words mean.
///
/// A reading in the letters of the game comes before an English one, and that before other languages'; the first reading
/// that fits a legal move is taken.
///
/// # Errors
///
/// [`NotUnderstood`], with the moves that may have been meant: those that fit when several do, the four promotions when
/// the piece is missing (D.2.1), the legal moves to the same square when none fits.
pub fn understand<P: Position>(position: &P, words: &str, letters: Letters) -> Result<Move, NotUnderstood> {
    ReadWords::of(words, letters).among_legal(position)
}

impl ReadWords<'_> {
    /// The same for words that were read already.
    pub fn among_legal<P: Position>(&self, position: &P) -> Result<Move, NotUnderstood> {
        let legal = position.legal_moves();
        let meanings = self.meanings.as_ref().map_err(Clone::clone);
        let chosen = meanings.and_then(|meanings| choose(position, &legal, meanings, self.words));
        chosen.map_err(|error| {
            let mut error = error.or_incomplete(self.words, self.letters);
            if error.code == NotUnderstoodCode::Incomplete && error.candidates.is_empty() {
                error.candidates = to_uci(position, begun(&legal, self.words, self.letters));
            }
            error
        })
    }
}

fn to_uci<P: Position>(position: &P, moves: Vec<Move>) -> Vec<UciMove> {
    let mode = position.castles().mode();
    moves.into_iter().map(|mv| mv.to_uci(mode)).collect()
}

fn choose<P: Position>(
    position: &P,
    legal: &[Move],
    meanings: &[Meaning],
    words: &str,
) -> Result<Move, NotUnderstood> {
    let fault = |code, moves| Err(NotUnderstood::of_all(code, words, to_uci(position, moves)));
    for level in levels(meanings) {
        let fitting = |fits: fn(Sense, Move) -> bool| -> Vec<Move> {
            let fits = |mv: &Move| level.iter().any(|sense| fits(*sense, *mv));
            legal.iter().copied().filter(fits).collect()
        };
        match fitting(fits).as_slice() {
            [] => {}
            [one] => return Ok(*one),
            several => return fault(NotUnderstoodCode::Ambiguous, several.to_vec()),
        }
        let unnamed = fitting(fits_but_for_promotion);
        if !unnamed.is_empty() {
            return fault(NotUnderstoodCode::Incomplete, unnamed);
        }
    }
    let reached = |mv: &Move| meanings.iter().any(|meaning| reaches(meaning.sense, *mv));
    fault(
        NotUnderstoodCode::Illegal,
        legal.iter().copied().filter(reached).collect(),
    )
}

/// Readings of equal rank together, best first.
pub(super) fn levels(meanings: &[Meaning]) -> impl Iterator<Item = Vec<Sense>> {
    meanings
        .chunk_by(|one, other| one.preference == other.preference)
        .map(|level| level.iter().map(|meaning| meaning.sense).collect())
}

/// Whether a legal move is what was said.
pub(super) fn fits(sense: Sense, mv: Move) -> bool {
    fits_apart_from_promotion(sense, mv)
        && match sense {
            Sense::Castling(_) => true,
            Sense::Piece { promotion, .. } | Sense::Taking { promotion, .. } => promotion == mv.promotion(),
        }
}

/// Whether a legal promotion is what was said, had its piece been named.
pub(super) fn fits_but_for_promotion(sense: Sense, mv: Move) -> bool {
    let unnamed = match sense {
        Sense::Castling(_) => false,
        Sense::Piece { promotion, .. } | Sense::Taking { promotion, .. } => promotion.is_none(),
    };
    unnamed && mv.promotion().is_some() && fits_apart_from_promotion(sense, mv)
}

fn fits_apart_from_promotion(sense: Sense, mv: Move) -> bool {
    let (role, origin, capture, to) = match sense {
        Sense::Castling(side) => return mv.castling_side() == Some(side),
        Sense::Taking {
            role,
            origin,
            victim,
            to,
            ..
        } => {
            return mv.is_capture()
                && role.is_none_or(|role| role == mv.role())
                && mv.from().is_some_and(|from| origin.fits(from))
                && victim.is_none_or(|victim| Some(victim) == mv.capture())
                && to.is_none_or(|to| to == mv.to());
        }
        Sense::Piece {
            role,
            origin,
            capture,
            to,
            ..
        } => (role, origin, capture, to),
    };
    if let (Move::Castle { king, rook }, Some(side)) = (mv, mv.castling_side()) {
        // The squares of the king, or of king and rook as in Chess960.
        let arrival = Square::from_coords(side.king_to_file(), king.rank());
        let arrives = to == rook || (to == arrival && king.distance(arrival) > 1);
        return role.is_none_or(|role| role == Role::King) && origin.square() == Some(king) && arrives;
    }
    let from_fits = mv.from().is_some_and(|from| origin.fits(from));
    let silent_capture = role == Some(Role::Pawn) && origin.file.is_none() && mv.is_capture();
    role.is_none_or(|role| role == mv.role())
        && from_fits
        && mv.to() == to
        // A capture need not be said, but what is said must be so; a pawn's needs its file (Article C.9).
        && if capture { mv.is_capture() } else { !silent_capture }
}

/// Whether a legal move goes where an illegal one was to go.
fn reaches(sense: Sense, mv: Move) -> bool {
    match sense {
        Sense::Castling(side) => mv.castling_side() == Some(side.other()),
        Sense::Piece { to, .. } => mv.to() == to && !mv.is_castle(),
        Sense::Taking { to, .. } => to == Some(mv.to()),
    }
}

/// The legal moves of the piece that was named when no square was said.
fn begun(legal: &[Move], words: &str, letters: Letters) -> Vec<Move> {
    let Ok(scanned) = scan::scan(words, scan::ShortWords::AsWords) else {
        return Vec::new();
    };
    let Some(role) = grammar::first_piece(&scanned.elements, letters) else {
        return Vec::new();
    };
    legal
        .iter()
        .copied()
        .filter(|mv| mv.role() == role && !mv.is_castle())
        .collect()
}
