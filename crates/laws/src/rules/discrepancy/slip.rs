//! Every way in which the execution of one written move can go wrong (Art. 3.7.3, 3.8, 7.4, 7.5, D.2.9).

use shakmaty::{File, Rank, Role, Square, attacks};

use super::deed::{HandAct, MoveByHand, MoveSecondPart};
use super::squares::{Content, SquareContents as _, Squares};
use super::verdict::BoardFaultKind;

/// The acts of a hand instead of one written move, or of two or three.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slip {
    pub(super) kind: BoardFaultKind,
    /// The first written move it replaces, from 1; 0 for the set-up.
    pub(super) ply: usize,
    /// Number of written moves it replaces.
    pub(super) span: usize,
    pub(super) body: Body,
    /// The movement to report as the one made.
    pub(super) made: Option<MoveByHand>,
}

/// The acts of a slip.
#[derive(Clone, Copy, Debug)]
pub(super) enum Body {
    /// These acts, one after the other.
    Acts([Option<HandAct>; 4]),
    /// The right move, followed by a change to the board as a whole.
    Whole(WholeBoardSlip),
}

/// A change to a whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WholeBoardSlip {
    /// Turned by half (7.2.2).
    Turned,
    /// Set up with the files the wrong way: kings and queens exchanged (7.2.1).
    Mirrored,
    /// Set up with White's pieces for Black's (7.3).
    Recoloured,
    /// Set up with knights and bishops exchanged.
    MinorsExchanged,
    /// Set up with rooks and knights exchanged.
    RooksAndKnightsExchanged,
}

impl Slip {
    fn new(kind: BoardFaultKind, ply: usize, acts: &[HandAct]) -> Self {
        let mut body = [None; 4];
        for (place, act) in body.iter_mut().zip(acts) {
            *place = Some(*act);
        }
        let made = match acts {
            [HandAct::Do(deed), ..] => Some(*deed),
            [HandAct::TakeOff(_) | HandAct::Put(..), ..] | [] => None,
        };
        Self {
            kind,
            ply,
            span: usize::from(ply > 0),
            body: Body::Acts(body),
            made,
        }
    }

    fn made(self, made: Option<MoveByHand>) -> Self {
        Self { made, ..self }
    }

    /// A slip in the set-up, before the first ply.
    pub(super) fn set_up(acts: &[HandAct]) -> Self {
        Self::new(BoardFaultKind::Setup, 0, acts)
    }

    /// A change to the whole board after that ply.
    pub(super) fn whole(whole: WholeBoardSlip, ply: usize) -> Self {
        let kind = if whole == WholeBoardSlip::Turned {
            BoardFaultKind::Rotated
        } else {
            BoardFaultKind::Setup
        };
        Self {
            kind,
            ply,
            span: 1,
            body: Body::Whole(whole),
            made: None,
        }
    }

    /// The last written move it replaces.
    pub(super) fn until(&self) -> usize {
        (self.ply + self.span).saturating_sub(1)
    }
}

/// One written move in its place in the game.
pub(super) struct WrittenMove<'a> {
    /// The ply, from 1.
    pub(super) ply: usize,
    /// The written moves from this one on.
    pub(super) deeds: &'a [MoveByHand],
    /// The other legal moves instead of it.
    pub(super) others: &'a [MoveByHand],
    /// The board before it.
    pub(super) board: &'a Squares,
}

/// Collects every slip at one written move into `slips`, the likeliest of a kind first.
pub(super) fn slips(place: &WrittenMove<'_>, slips: &mut Vec<Slip>) {
    slips.clear();
    let Some(right) = place.deeds.first().copied() else {
        return;
    };
    let ply = place.ply;
    for other in place.others {
        let is_other_piece = (other.from, other.to) == (right.from, right.to) && other.promotion.is_some();
        let kind = if is_other_piece {
            BoardFaultKind::PromotionPiece
        } else {
            BoardFaultKind::WrongMove
        };
        slips.push(Slip::new(kind, ply, &[HandAct::Do(*other)]));
    }
    let taken = place.board.get(right.to);
    let takes = !taken.is_empty() && matches!(right.also, MoveSecondPart::Nothing);
    if takes {
        not_captured(place, right, taken, slips);
    }
    match right.also {
        MoveSecondPart::Nothing => {}
        MoveSecondPart::TakesOff(_) => slips.push(Slip::new(
            BoardFaultKind::EnPassantNotRemoved,
            ply,
            &[HandAct::Do(MoveByHand::carry(right.from, right.to))],
        )),
        MoveSecondPart::Carries(corner, rook_to) => castling(place, right, corner, rook_to, slips),
    }
    if right.promotion.is_some() {
        promotion(place, right, slips);
    }
    neighbours(place, right, takes, slips);
    wrong_pieces(place, right, slips);
    slips.push(Slip::new(BoardFaultKind::Skipped, ply, &[]));
    if let Some(beyond) = beyond(right) {
        let again = MoveByHand::carry(right.to, beyond);
        slips.push(
            Slip::new(BoardFaultKind::Repeated, ply, &[HandAct::Do(right), HandAct::Do(again)]).made(Some(again)),
        );
    }
    swapped(place, slips);
}

/// The captured piece is still on the board: on its square, with the capturing piece off the board or next to it, or
/// on the square the capturing piece came from.
fn not_captured(place: &WrittenMove<'_>, right: MoveByHand, taken: Content, slips: &mut Vec<Slip>) {
    let kind = BoardFaultKind::NotCaptured;
    slips.push(Slip::new(kind, place.ply, &[HandAct::TakeOff(right.from)]));
    let put_back = HandAct::Put(right.from, taken);
    slips.push(Slip::new(kind, place.ply, &[HandAct::Do(right), put_back]));
    for beside in attacks::king_attacks(right.to) {
        if place.board.get(beside).is_empty() {
            let aside = HandAct::Do(MoveByHand::carry(right.to, beside));
            slips.push(Slip::new(kind, place.ply, &[aside, HandAct::Do(right)]).made(Some(right)));
        }
    }
}

/// The rook is left, misplaced or taken off, or the wrong one goes; or the rook goes and the king stays.
fn castling(place: &WrittenMove<'_>, right: MoveByHand, corner: Square, rook_to: Square, slips: &mut Vec<Slip>) {
    let kind = BoardFaultKind::CastlingRook;
    let king = MoveByHand::carry(right.from, right.to);
    let with = |rook: HandAct| Slip::new(kind, place.ply, &[rook, HandAct::Do(king)]).made(Some(king));
    slips.push(Slip::new(kind, place.ply, &[HandAct::Do(king)]));
    for file in File::ALL {
        let square = Square::from_coords(file, corner.rank());
        let is_free = square != right.to && (place.board.get(square).is_empty() || square == right.from);
        if is_free {
            // Only the king's own square is not free yet, so the king goes first.
            let rook = HandAct::Do(MoveByHand::carry(corner, square));
            slips.push(Slip::new(kind, place.ply, &[HandAct::Do(king), rook]).made(Some(king)));
        }
        if square != corner && place.board.get(square) == place.board.get(corner) {
            slips.push(with(HandAct::Do(MoveByHand::carry(square, rook_to))));
        }
    }
    slips.push(with(HandAct::TakeOff(corner)));
    slips.push(Slip::new(
        kind,
        place.ply,
        &[HandAct::Do(MoveByHand::carry(corner, rook_to))],
    ));
}

/// The pawn stays a pawn, nothing replaces it, or it is left where it was while the new piece is placed.
fn promotion(place: &WrittenMove<'_>, right: MoveByHand, slips: &mut Vec<Slip>) {
    let kind = BoardFaultKind::PromotionPiece;
    let pawn = MoveByHand::carry(right.from, right.to);
    slips.push(Slip::new(kind, place.ply, &[HandAct::Do(pawn)]));
    slips.push(Slip::new(
        kind,
        place.ply,
        &[HandAct::Do(right), HandAct::TakeOff(right.to)],
    ));
    let left = HandAct::Put(right.from, place.board.get(right.from));
    slips.push(Slip::new(kind, place.ply, &[HandAct::Do(right), left]));
}

/// The piece is put next to its square; the piece it should capture is taken off, or forgotten.
fn neighbours(place: &WrittenMove<'_>, right: MoveByHand, takes: bool, slips: &mut Vec<Slip>) {
    let mut push = |acts: &[HandAct]| slips.push(Slip::new(BoardFaultKind::NeighbourSquare, place.ply, acts));
    for beside in attacks::king_attacks(right.to) {
        if beside == right.from {
            continue;
        }
        let carry = MoveByHand::carry(right.from, beside);
        push(&[HandAct::Do(carry)]);
        if takes {
            push(&[HandAct::Do(carry), HandAct::TakeOff(right.to)]);
        }
        if right.also != MoveSecondPart::Nothing {
            push(&[HandAct::Do(MoveByHand {
                also: right.also,
                ..carry
            })]);
        }
        if let Some(role) = right.promotion {
            let promoted = MoveByHand {
                promotion: Some(role),
                ..carry
            };
            push(&[HandAct::Do(promoted)]);
            if takes {
                push(&[HandAct::Do(promoted), HandAct::TakeOff(right.to)]);
            }
        }
    }
}

/// Another piece goes to the right square. Slips that also forget the right piece or the captured one are not listed: they
/// leave a correct board, or a likelier slip explains it.
fn wrong_pieces(place: &WrittenMove<'_>, right: MoveByHand, slips: &mut Vec<Slip>) {
    for square in Square::ALL {
        let piece = place.board.get(square);
        if piece.is_empty() {
            continue;
        }
        let carry = MoveByHand::carry(square, right.to);
        let mut push =
            |deed: MoveByHand| slips.push(Slip::new(BoardFaultKind::WrongPiece, place.ply, &[HandAct::Do(deed)]));
        push(carry);
        if matches!(right.also, MoveSecondPart::TakesOff(_)) {
            push(MoveByHand {
                also: right.also,
                ..carry
            });
        }
        if let Some(promotion) = right.promotion
            && piece.role() == Some(Role::Pawn)
        {
            push(MoveByHand {
                promotion: Some(promotion),
                ..carry
            });
        }
    }
}

/// The square that the same movement reaches when made once more.
fn beyond(right: MoveByHand) -> Option<Square> {
    if matches!(right.also, MoveSecondPart::Carries(..)) {
        return None;
    }
    let again = |from: u32, to: u32| (2 * to).checked_sub(from).filter(|there| *there < 8);
    let file = again(right.from.file().to_u32(), right.to.file().to_u32())?;
    let rank = again(right.from.rank().to_u32(), right.to.rank().to_u32())?;
    Some(Square::from_coords(File::new(file), Rank::new(rank)))
}

/// The answer is made before the move, or the mover's next move before this one.
fn swapped(place: &WrittenMove<'_>, slips: &mut Vec<Slip>) {
    let mut push = |span: usize, acts: &[HandAct], made: MoveByHand| {
        let slip = Slip::new(BoardFaultKind::Swapped, place.ply, acts).made(Some(made));
        slips.push(Slip { span, ..slip });
    };
    if let [first, second, ..] = place.deeds {
        push(2, &[HandAct::Do(*second), HandAct::Do(*first)], *second);
    }
    if let [first, second, third, ..] = place.deeds {
        push(
            3,
            &[HandAct::Do(*third), HandAct::Do(*second), HandAct::Do(*first)],
            *third,
        );
    }
}
