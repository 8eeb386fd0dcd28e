//! Pieces set up wrongly before the first move (Art. 2.3, 7.2, 7.3).

use shakmaty::{Role, Square, attacks};

use super::deed::HandAct;
use super::slip::{Slip, WholeBoardSlip};
use super::squares::{Content, SquareContents as _, Squares};

/// Set-ups that are wrong as a whole.
pub(super) const WHOLE: [WholeBoardSlip; 4] = [
    WholeBoardSlip::Mirrored,
    WholeBoardSlip::Recoloured,
    WholeBoardSlip::MinorsExchanged,
    WholeBoardSlip::RooksAndKnightsExchanged,
];

/// Every set-up in which a pair or a piece is wrong, the likeliest first: two pieces exchanged, two pairs of one
/// colour exchanged alike, a piece missing, next to its square, or replaced by another.
pub(super) fn slips(start: &Squares) -> Vec<Slip> {
    let occupied: Vec<(Square, Content)> = Square::ALL
        .into_iter()
        .map(|square| (square, start.get(square)))
        .filter(|(_, content)| !content.is_empty())
        .collect();
    let mut slips = Vec::new();
    for (index, one) in occupied.iter().enumerate() {
        let others = occupied.iter().skip(index).filter(|other| other.1 != one.1);
        for other in others {
            let exchanged = [HandAct::Put(one.0, other.1), HandAct::Put(other.0, one.1)];
            slips.push(Slip::set_up(&exchanged));
            // The same on the other wing.
            let wing = (one.0.flip_horizontal(), other.0.flip_horizontal());
            if start.get(wing.0) == one.1 && start.get(wing.1) == other.1 {
                let [first, second] = exchanged;
                let more = [HandAct::Put(wing.0, other.1), HandAct::Put(wing.1, one.1)];
                let [third, fourth] = more;
                slips.push(Slip::set_up(&[first, second, third, fourth]));
            }
        }
    }
    for (square, content) in &occupied {
        slips.push(Slip::set_up(&[HandAct::TakeOff(*square)]));
        for beside in attacks::king_attacks(*square) {
            if start.get(beside).is_empty() {
                slips.push(Slip::set_up(&[
                    HandAct::TakeOff(*square),
                    HandAct::Put(beside, *content),
                ]));
            }
        }
        for role in Role::ALL {
            slips.push(Slip::set_up(&[HandAct::Put(*square, content.turned_into(role))]));
        }
    }
    slips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discrepancy::slip::Body;
    use shakmaty::Board;

    /// The boards of every set-up in which pieces of both wings are exchanged alike.
    fn both_wings(start: &Squares) -> Vec<Squares> {
        let acts = slips(start).into_iter().filter_map(|slip| match slip.body {
            Body::Acts(acts) if acts.iter().all(Option::is_some) => Some(acts),
            Body::Acts(_) | Body::Whole(_) => None,
        });
        let boards = acts.map(|acts| {
            let mut board = *start;
            for act in acts.into_iter().flatten() {
                act.execute(&mut board);
            }
            board
        });
        boards.collect()
    }

    #[test]
    fn wings_are_exchanged_only_if_alike_and_no_piece_is_lost() {
        let start = Squares::of(&Board::new());
        let count = |board: &Squares, content: Content| {
            let like = Square::ALL.into_iter().filter(|square| board.get(*square) == content);
            like.count()
        };
        let exchanged = both_wings(&start);
        for board in &exchanged {
            for content in Square::ALL.map(|square| start.get(square)) {
                assert_eq!(count(board, content), count(&start, content));
            }
        }
        let minors: Board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR".parse().unwrap();
        assert!(exchanged.contains(&Squares::of(&minors)));
    }
}
