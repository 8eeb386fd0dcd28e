//! The meaning of an announcement at an event, where boards are free and an illegal move may be announced.
//!
//! An illegal move that is announced and made is an irregularity for the arbiter (Article 7.5), so it must be understood with
//! the mover's own board, and not refused.

use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingSide, Chess, Color, File, Move, Piece, Position as _, Rank, Role, Square, attacks,
};

use super::super::render::{SaidOrigin, pawn_pushes};
use super::choose::{fits, fits_but_for_promotion, levels};
use super::meaning::{Meaning, NotUnderstood, NotUnderstoodCode, PROMOTIONS, Sense};
use super::read_words::ReadWords;
use notation::algebraic::Letters;

/// Finds the move the mover means, legal or not.
///
/// The first of these that leaves exactly one move decides: two squares in the words; the move of the hands; the
/// legal moves of the game, even if the mover's board is wrong; the moves of the piece on that board without regard
/// to checks; the same without regard to pieces in the way; any such piece on that board. If several legal moves fit,
/// the mover's board decides between them only if it is wrong.
///
/// # Errors
///
/// [`NotUnderstood`]; [`NotUnderstoodCode::Illegal`] only if no such piece is on the board.
pub fn understand_by_hand(own: &OwnBoard<'_>, words: &str, letters: Letters) -> Result<UciMove, NotUnderstood> {
    ReadWords::of(words, letters).by_hand(own)
}

impl ReadWords<'_> {
    /// The same for words that have already been read.
    pub fn by_hand(&self, own: &OwnBoard<'_>) -> Result<UciMove, NotUnderstood> {
        let meanings = self.meanings().map_err(Clone::clone);
        let chosen = meanings.and_then(|meanings| choose(own, meanings, self.words));
        chosen.map_err(|fault| self.or_incomplete(fault))
    }
}

fn choose(own: &OwnBoard<'_>, meanings: &[Meaning], words: &str) -> Result<UciMove, NotUnderstood> {
    let levels = levels(meanings, own.mover).map(|level| level.into_iter().map(|sense| own.uncrowned(sense)).collect());
    let levels: Vec<Vec<Sense>> = levels.collect();
    for find in [
        two_squares,
        hand_move,
        the_legal_one,
        by_geometry,
        through_others,
        any_piece,
        legal,
    ] {
        for (number, level) in levels.iter().enumerate() {
            let mut found: Vec<FoundMove> = Vec::new();
            for sense in level {
                found.extend(find(own, *sense, number));
            }
            found.dedup();
            if let Some(answer) = settle(&found, words) {
                return answer;
            }
        }
    }
    Err(NotUnderstood::of_all(NotUnderstoodCode::Illegal, words, Vec::new()))
}

/// A player's board and the movement of their hands.
#[derive(Clone, Copy, Debug)]
pub struct OwnBoard<'a> {
    /// The position of the game, with the mover to move.
    pub position: &'a Chess,
    /// The mover's own board as it was before they touched it this turn.
    pub before: &'a Board,
    /// The player who announces.
    pub mover: Color,
    /// The movement of the hands this turn.
    pub hand: Option<MovedPiece>,
}

impl OwnBoard<'_> {
    /// The sense itself; if it names a king where only a pawn arrives on the last rank, the pawn's move without its new
    /// piece: no pawn becomes a king (3.7.3.3).
    fn uncrowned(&self, sense: Sense) -> Sense {
        let Sense::Piece {
            role: Some(Role::King),
            origin,
            to,
            victim,
            promotion,
            ..
        } = sense
        else {
            return sense;
        };
        let as_pawn = |capture| Sense::Piece {
            role: Some(Role::Pawn),
            origin,
            capture,
            victim,
            to,
            promotion,
        };
        let is_last = to.rank() == self.mover.fold_wb(Rank::Eighth, Rank::First);
        let arriving = [false, true]
            .map(as_pawn)
            .into_iter()
            .find(|pawn| !by_geometry(self, *pawn, 0).is_empty());
        arriving
            .filter(|_| is_last && through_others(self, sense, 0).is_empty())
            .unwrap_or(sense)
    }
}

/// A piece moved by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovedPiece {
    /// The square it was lifted from.
    pub from: Square,
    /// The square it was put on.
    pub to: Square,
}

/// A move found for a sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FoundMove {
    /// The move is complete.
    Move(UciMove),
    /// A pawn reaches the last rank, and the new piece was not named.
    Unpromoted(Square, Square),
}

/// The decision of one level: its single move, a fault if there are several, `None` without any.
fn settle(found: &[FoundMove], words: &str) -> Option<Result<UciMove, NotUnderstood>> {
    let candidates: Vec<UciMove> = found
        .iter()
        .flat_map(|found| match *found {
            FoundMove::Move(uci) => vec![uci],
            FoundMove::Unpromoted(from, to) => PROMOTIONS
                .map(|role| UciMove::Normal {
                    from,
                    to,
                    promotion: Some(role),
                })
                .to_vec(),
        })
        .collect();
    match found {
        [] => None,
        [FoundMove::Move(uci)] => Some(Ok(*uci)),
        [FoundMove::Unpromoted(..)] => Some(Err(NotUnderstood::of_all(
            NotUnderstoodCode::Incomplete,
            words,
            candidates,
        ))),
        [_, ..] => Some(Err(NotUnderstood::of_all(
            NotUnderstoodCode::Ambiguous,
            words,
            candidates,
        ))),
    }
}

/// (1) Two squares are always origin and target; castling is always castling.
fn two_squares(own: &OwnBoard<'_>, sense: Sense, level: usize) -> Vec<FoundMove> {
    // Another reading may come first: "D1d3" is a queen move in a language with D for the queen.
    if level > 0 {
        return Vec::new();
    }
    match sense {
        Sense::Castling(side) => vec![FoundMove::Move(castling(own, side))],
        Sense::Piece {
            role,
            origin,
            to,
            promotion,
            ..
        } => match origin.square() {
            Some(from) => {
                let role = role.or_else(|| role_at(own, from));
                vec![moved(own, role, from, to, promotion)]
            }
            None => Vec::new(),
        },
        Sense::Partly { .. } => Vec::new(),
    }
}

/// (2) The hand has made a move that the words describe.
fn hand_move(own: &OwnBoard<'_>, sense: Sense, _level: usize) -> Vec<FoundMove> {
    let (
        Some(hand),
        Sense::Piece {
            role,
            origin,
            to,
            promotion,
            ..
        },
    ) = (own.hand, sense)
    else {
        return Vec::new();
    };
    // A legal move belongs to the position of the game, from whichever hole of the board the piece came.
    let standing = [own.before, own.position.board()].map(|board| board.piece_at(hand.from));
    let is_meant = |piece: &Piece| piece.color == own.mover && role.is_none_or(|role| role == piece.role);
    match standing.into_iter().flatten().find(is_meant) {
        Some(piece) if origin.fits(hand.from) && to == hand.to => {
            vec![moved(own, Some(piece.role), hand.from, to, promotion)]
        }
        Some(_) | None => Vec::new(),
    }
}

/// (3) The legal moves of the game. If several fit, a wrong board may decide between them.
fn the_legal_one(own: &OwnBoard<'_>, sense: Sense, level: usize) -> Vec<FoundMove> {
    let found = legal(own, sense, level);
    if own.before == own.position.board() || found.len() == 1 {
        found
    } else {
        Vec::new()
    }
}

/// (4) The moves of such a piece on the mover's board, without regard to checks and pins.
fn by_geometry(own: &OwnBoard<'_>, sense: Sense, _level: usize) -> Vec<FoundMove> {
    let Sense::Piece {
        origin, to, capture, ..
    } = sense
    else {
        return Vec::new();
    };
    pieces(own, sense, |piece, from| {
        if piece.role == Role::Pawn {
            pawn_reaches(own.before, piece.color, from, to, origin, capture)
        } else {
            attacks::attacks(from, piece, own.before.occupied()).contains(to)
        }
    })
}

/// (5) The same without regard to pieces in the way: of two rooks, the one on that file is meant.
fn through_others(own: &OwnBoard<'_>, sense: Sense, _level: usize) -> Vec<FoundMove> {
    let Sense::Piece { to, .. } = sense else {
        return Vec::new();
    };
    pieces(own, sense, |piece, from| {
        piece.role != Role::Pawn && attacks::attacks(from, piece, Bitboard::EMPTY).contains(to)
    })
}

/// (6) Any such piece on the mover's board; a pawn without a file in the words is on the file it moves to.
fn any_piece(own: &OwnBoard<'_>, sense: Sense, _level: usize) -> Vec<FoundMove> {
    let Sense::Piece { origin, to, .. } = sense else {
        return Vec::new();
    };
    pieces(own, sense, |piece, from| {
        piece.role != Role::Pawn || origin.file.is_some() || from.file() == to.file()
    })
}

/// (3, 7) The legal moves of the game.
fn legal(own: &OwnBoard<'_>, mut sense: Sense, _level: usize) -> Vec<FoundMove> {
    // Captures by pieces are not checked, because another piece may be there on the mover's board. A pawn moves differently.
    if let Sense::Piece {
        role, capture, victim, ..
    } = &mut sense
    {
        *capture &= *role == Some(Role::Pawn);
        *victim = None;
    }
    let mut found = Vec::new();
    for mv in own.position.legal_moves() {
        if fits(sense, mv) {
            found.push(FoundMove::Move(mv.to_uci(own.position.castles().mode())));
        } else if fits_but_for_promotion(sense, mv) {
            found.extend(mv.from().map(|from| FoundMove::Unpromoted(from, mv.to())));
        }
    }
    found.dedup();
    found
}

/// The mover's pieces on their own board that the words name and that can go there in the given way.
fn pieces(own: &OwnBoard<'_>, sense: Sense, can: impl Fn(Piece, Square) -> bool) -> Vec<FoundMove> {
    let Sense::Piece {
        role,
        origin,
        to,
        promotion,
        ..
    } = sense
    else {
        return Vec::new();
    };
    own.before
        .by_color(own.mover)
        .into_iter()
        .filter(|from| origin.fits(*from) && *from != to)
        .filter_map(|from| own.before.piece_at(from).map(|piece| (from, piece)))
        .filter(|(_, piece)| role.is_none_or(|role| role == piece.role))
        .filter(|(from, piece)| can(*piece, *from))
        .map(|(from, piece)| moved(own, Some(piece.role), from, to, promotion))
        .collect()
}

fn pawn_reaches(board: &Board, color: Color, from: Square, to: Square, origin: SaidOrigin, capture: bool) -> bool {
    // The square may be empty: en passant, or an opponent's piece that is elsewhere on this board.
    let takes = capture || origin.file.is_some();
    (takes && attacks::pawn_attacks(color, from).contains(to))
        || (!capture && pawn_pushes(board, color, from).contains(to))
}

/// A pawn's promotion piece on the last rank must be named (D.2.1); other pieces do not promote.
fn moved(own: &OwnBoard<'_>, role: Option<Role>, from: Square, to: Square, promotion: Option<Role>) -> FoundMove {
    let pawn = role == Some(Role::Pawn);
    let last = to.rank() == own.mover.fold_wb(Rank::Eighth, Rank::First);
    if pawn && last && promotion.is_none() {
        FoundMove::Unpromoted(from, to)
    } else {
        FoundMove::Move(UciMove::Normal {
            from,
            to,
            promotion: promotion.filter(|_| pawn),
        })
    }
}

/// The piece on that square, first on the mover's own board, then in the game.
fn role_at(own: &OwnBoard<'_>, square: Square) -> Option<Role> {
    own.before
        .role_at(square)
        .or_else(|| own.position.board().role_at(square))
}

/// Castling in UCI notation, even if it is not legal.
fn castling(own: &OwnBoard<'_>, side: CastlingSide) -> UciMove {
    let mode = own.position.castles().mode();
    let is_legal = |mv: &Move| mv.castling_side() == Some(side);
    if own.position.turn() == own.mover
        && let Some(mv) = own.position.legal_moves().iter().find(|mv| is_legal(mv))
    {
        return mv.to_uci(mode);
    }
    let rank = own.mover.fold_wb(Rank::First, Rank::Eighth);
    if mode.is_standard() {
        let from = Square::from_coords(File::E, rank);
        return UciMove::Normal {
            from,
            to: side.king_to(own.mover),
            promotion: None,
        };
    }
    // Chess960: the king goes to the outermost rook on that side, or to the corner if there is none.
    let row = Bitboard::from_rank(rank);
    let king = own
        .before
        .king_of(own.mover)
        .filter(|king| row.contains(*king))
        .unwrap_or(Square::from_coords(File::E, rank));
    let rooks = own.before.by_piece(own.mover.rook()) & row;
    let (outermost, corner) = match side {
        CastlingSide::KingSide => (rooks.last().filter(|rook| *rook > king), File::H),
        CastlingSide::QueenSide => (rooks.first().filter(|rook| *rook < king), File::A),
    };
    let to = outermost.unwrap_or(Square::from_coords(corner, rank));
    UciMove::Normal {
        from: king,
        to,
        promotion: None,
    }
}
