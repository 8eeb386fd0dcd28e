//! The choice of the one legal move that is meant.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Position, Role, Square};

use super::meaning::{Meaning, NotUnderstood, NotUnderstoodCode, Preference, Sense};
use super::read_words::ReadWords;
use super::{grammar, scan};
use notation::algebraic::Letters;

/// Finds the one legal move that the words mean.
///
/// A reading in the letters of the game comes before one in English letters, and that before other languages; the first
/// reading that fits a legal move is taken.
///
/// # Errors
///
/// [`NotUnderstood`], with the moves that may have been meant: all that fit if there are several, the four promotions
/// if the piece is missing (D.2.1), the legal moves to the same square if none fits.
pub fn understand<P: Position>(position: &P, words: &str, letters: Letters) -> Result<Move, NotUnderstood> {
    ReadWords::of(words, letters).among_legal(position)
}

impl ReadWords<'_> {
    /// The same for words that have already been read.
    pub fn among_legal<P: Position>(&self, position: &P) -> Result<Move, NotUnderstood> {
        let legal = position.legal_moves();
        self.choose(position, &legal).map_err(|fault| {
            let mut fault = self.or_incomplete(fault);
            if fault.code == NotUnderstoodCode::Incomplete && fault.candidates.is_empty() {
                fault.candidates = to_uci(position, moves_of_named_piece(&legal, self.words, self.letters));
            }
            fault
        })
    }

    fn choose<P: Position>(&self, position: &P, legal: &[Move]) -> Result<Move, NotUnderstood> {
        // Everyday speech comes last and takes longest.
        let scheme = self.scheme.as_deref().unwrap_or_default().iter().copied();
        let plain: Vec<Meaning> = scheme
            .filter(|meaning| meaning.preference != Preference::Everyday)
            .collect();
        if let Some(answer) = decide(position, legal, self.words, &plain) {
            return answer;
        }
        let meanings = self.meanings().map_err(Clone::clone)?;
        if let Some(answer) = decide(position, legal, self.words, meanings) {
            return answer;
        }
        let reached = |mv: &Move| meanings.iter().any(|meaning| reaches(meaning.sense, *mv));
        let near = legal.iter().copied().filter(reached).collect();
        let near = to_uci(position, near);
        Err(NotUnderstood::of_all(NotUnderstoodCode::Illegal, self.words, near))
    }
}

/// The moves in UCI notation, in the castling mode of the position.
fn to_uci<P: Position>(position: &P, moves: Vec<Move>) -> Vec<UciMove> {
    let mode = position.castles().mode();
    moves.into_iter().map(|mv| mv.to_uci(mode)).collect()
}

/// The answer of the first level that has one.
fn decide<P: Position>(
    position: &P,
    legal: &[Move],
    words: &str,
    meanings: &[Meaning],
) -> Option<Result<Move, NotUnderstood>> {
    let fault = |code, moves| Some(Err(NotUnderstood::of_all(code, words, to_uci(position, moves))));
    for level in levels(meanings, position.turn()) {
        let fitting = |fits: fn(Sense, Move) -> bool| -> Vec<Move> {
            let fits = |mv: &Move| level.iter().any(|sense| fits(*sense, *mv));
            legal.iter().copied().filter(fits).collect()
        };
        match fitting(fits).as_slice() {
            [] => {}
            [one] => return Some(Ok(*one)),
            several => return fault(NotUnderstoodCode::Ambiguous, several.to_vec()),
        }
        let unnamed = fitting(fits_but_for_promotion);
        if !unnamed.is_empty() {
            return fault(NotUnderstoodCode::Incomplete, unnamed);
        }
    }
    None
}

/// Readings of equal preference together, best first, of those that can be this side's move.
pub(super) fn levels(meanings: &[Meaning], turn: Color) -> impl Iterator<Item = Vec<Sense>> {
    let is_possible = move |meaning: &&Meaning| meaning.turn.is_none_or(|only| only == turn);
    meanings
        .chunk_by(|one, other| one.preference == other.preference)
        .map(move |level| level.iter().filter(is_possible).map(|meaning| meaning.sense).collect())
}

/// True if the legal move fits the words.
pub(super) fn fits(sense: Sense, mv: Move) -> bool {
    fits_apart_from_promotion(sense, mv)
        && match sense {
            Sense::Castling(_) => true,
            Sense::Piece { promotion, .. } => promotion == mv.promotion(),
            Sense::Partly {
                promotes, promotion, ..
            } => promotion == mv.promotion() && promotes == promotion.is_some(),
        }
}

/// True if a legal promotion would fit the words with its piece named.
pub(super) fn fits_but_for_promotion(sense: Sense, mv: Move) -> bool {
    let unnamed = match sense {
        Sense::Castling(_) => false,
        Sense::Piece { promotion, .. } | Sense::Partly { promotion, .. } => promotion.is_none(),
    };
    unnamed && mv.promotion().is_some() && fits_apart_from_promotion(sense, mv)
}

fn fits_apart_from_promotion(sense: Sense, mv: Move) -> bool {
    let (role, origin, capture, to) = match sense {
        Sense::Castling(side) => return mv.castling_side() == Some(side),
        Sense::Partly {
            role,
            origin,
            takes,
            in_passing,
            victim,
            to,
            ..
        } => {
            return (!takes || mv.is_capture())
                && (!in_passing || mv.is_en_passant())
                && role.is_none_or(|role| role == mv.role())
                && mv.from().is_some_and(|from| origin.fits(from))
                && victim.is_none_or(|victim| Some(victim) == mv.capture())
                && to.fits(mv.to());
        }
        Sense::Piece {
            role,
            origin,
            capture,
            victim,
            to,
            ..
        } => {
            if victim.is_some_and(|victim| Some(victim) != mv.capture()) {
                return false;
            }
            (role, origin, capture, to)
        }
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
        // A capture need not be said, but a move said to be one must be; a pawn's needs its file (Article C.9).
        && if capture { mv.is_capture() } else { !silent_capture }
}

/// True if a legal move goes to the target of the illegal one.
fn reaches(sense: Sense, mv: Move) -> bool {
    match sense {
        Sense::Castling(side) => mv.castling_side() == Some(side.other()),
        Sense::Piece { to, .. } => mv.to() == to && !mv.is_castle(),
        Sense::Partly { to, .. } => to.square() == Some(mv.to()),
    }
}

/// The legal moves of the named piece, if no square was named.
fn moves_of_named_piece(legal: &[Move], words: &str, letters: Letters) -> Vec<Move> {
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
