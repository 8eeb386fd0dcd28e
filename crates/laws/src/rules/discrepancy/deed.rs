//! A move as a hand makes it, legal or not: from square to square (Art. 4, 7.4).

use shakmaty::{CastlingMode, Color, Move, Role, Square, uci::UciMove};

use super::squares::{Content, SquareContents};

/// The movement of a hand for one written move.
///
/// The piece on the from-square goes, and any piece on the to-square comes off; from an empty square nothing happens.
/// A promotion puts the named piece in the mover's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveByHand {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
    pub(super) also: MoveSecondPart,
}

/// The second part of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveSecondPart {
    Nothing,
    /// En passant: the piece there comes off.
    TakesOff(Square),
    /// Castling: the piece in the corner goes along.
    Carries(Square, Square),
}

impl MoveByHand {
    pub(super) fn carry(from: Square, to: Square) -> Self {
        Self {
            from,
            to,
            promotion: None,
            also: MoveSecondPart::Nothing,
        }
    }

    /// The written move of that side.
    pub(super) fn of(written: Move, side: Color) -> Self {
        match written {
            Move::Normal {
                from, to, promotion, ..
            } => Self {
                promotion,
                ..Self::carry(from, to)
            },
            Move::EnPassant { from, to } => Self {
                also: MoveSecondPart::TakesOff(Square::from_coords(to.file(), from.rank())),
                ..Self::carry(from, to)
            },
            Move::Castle { king, rook } => written.castling_side().map_or(Self::carry(king, king), |wing| Self {
                also: MoveSecondPart::Carries(rook, wing.rook_to(side)),
                ..Self::carry(king, wing.king_to(side))
            }),
            // Not a written move of this game; it changes nothing.
            Move::Put { to, .. } => Self::carry(to, to),
        }
    }

    /// The squares that the deed can change.
    #[inline]
    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        let (one, other) = match self.also {
            MoveSecondPart::Nothing => (None, None),
            MoveSecondPart::TakesOff(square) => (Some(square), None),
            MoveSecondPart::Carries(from, to) => (Some(from), Some(to)),
        };
        [Some(self.from), Some(self.to), one, other].into_iter().flatten()
    }

    #[inline]
    pub(super) fn execute(self, board: &mut impl SquareContents) {
        let piece = board.get(self.from);
        if piece.is_empty() {
            return;
        }
        board.set(self.from, Content::EMPTY);
        match self.also {
            MoveSecondPart::Nothing => {}
            MoveSecondPart::TakesOff(square) => board.set(square, Content::EMPTY),
            MoveSecondPart::Carries(from, to) => {
                let corner = board.get(from);
                if !corner.is_empty() {
                    board.set(from, Content::EMPTY);
                    board.set(to, corner);
                }
            }
        }
        let arrives = self.promotion.map_or(piece, |role| piece.turned_into(role));
        board.set(self.to, arrives);
    }

    /// The deed in UCI notation.
    pub(super) fn uci(self, mode: CastlingMode) -> UciMove {
        let to = match self.also {
            MoveSecondPart::Carries(corner, _) if mode.is_chess960() => corner,
            MoveSecondPart::Carries(..) | MoveSecondPart::Nothing | MoveSecondPart::TakesOff(_) => self.to,
        };
        UciMove::Normal {
            from: self.from,
            to,
            promotion: self.promotion,
        }
    }
}

/// A single act of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandAct {
    Do(MoveByHand),
    TakeOff(Square),
    Put(Square, Content),
}

impl HandAct {
    #[inline]
    pub(super) fn execute(self, board: &mut impl SquareContents) {
        match self {
            HandAct::Do(deed) => deed.execute(board),
            HandAct::TakeOff(square) => board.set(square, Content::EMPTY),
            HandAct::Put(square, content) => board.set(square, content),
        }
    }
}
