//! Pieces set up wrongly before the first move (Art. 2.3, 7.2, 7.3).

use shakmaty::{Role, Square, attacks};

use super::deed::Act;
use super::slip::{Slip, Whole};
use super::squares::{Content, Squares, Stands as _};

/// Set-ups that are wrong as a whole.
pub(super) const WHOLE: [Whole; 4] = [
    Whole::Mirrored,
    Whole::Recoloured,
    Whole::MinorsExchanged,
    Whole::RooksAndKnightsExchanged,
];

/// Every set-up in which a pair or a piece is wrong, the likeliest first: two pieces exchanged, two pairs of one colour
/// exchanged alike, a piece missing, beside its square, or another one in its stead.
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
            let exchanged = [Act::Put(one.0, other.1), Act::Put(other.0, one.1)];
            slips.push(Slip::set_up(&exchanged));
            // The same on the other wing.
            let wing = (one.0.flip_horizontal(), other.0.flip_horizontal());
            let is_apart = wing.0 > one.0 && wing.0 != other.0 && wing.1 != one.0;
            if is_apart && start.get(wing.0) == one.1 && start.get(wing.1) == other.1 {
                let [first, second] = exchanged;
                let more = [Act::Put(wing.0, other.1), Act::Put(wing.1, one.1)];
                let [third, fourth] = more;
                slips.push(Slip::set_up(&[first, second, third, fourth]));
            }
        }
    }
    for (square, content) in &occupied {
        slips.push(Slip::set_up(&[Act::TakeOff(*square)]));
        for beside in attacks::king_attacks(*square) {
            if start.get(beside).is_empty() {
                slips.push(Slip::set_up(&[Act::TakeOff(*square), Act::Put(beside, *content)]));
            }
        }
        for role in Role::ALL {
            if content.role() != Some(role) {
                slips.push(Slip::set_up(&[Act::Put(*square, content.turned_into(role))]));
            }
        }
    }
    slips
}
