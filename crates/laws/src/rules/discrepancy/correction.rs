//! Corrects a board with the fewest movements of a hand (Art. 7.4.1, D.2.9).

use shakmaty::{Board, Piece, Square};

use super::verdict::Correction;

/// The fewest movements that turn one board into the other, in an order in which they can be made. First every piece
/// that is needed nowhere comes off, then pieces move, each to a square that is empty by then, then the missing ones
/// are put.
///
/// Pieces that need each other's squares cost one more movement: one of them is taken off and put back last.
pub fn corrections(from: &Board, to: &Board) -> Vec<Correction> {
    let mut surplus = Vec::new();
    let mut missing = Vec::new();
    for square in Square::ALL {
        let (stands, belongs) = (from.piece_at(square), to.piece_at(square));
        if stands != belongs {
            surplus.extend(stands.map(|piece| (square, piece)));
            missing.extend(belongs.map(|piece| (square, piece)));
        }
    }
    let mut carried = pairs(&mut surplus, &mut missing);
    let mut removed: Vec<(Square, Piece)> = surplus;
    let mut put: Vec<(Square, Piece)> = missing;
    join_circles(&mut carried);
    let mut in_order = Vec::new();
    loop {
        // A move can be made once its target holds no piece that still has to move.
        let free = carried
            .iter()
            .position(|carry| !carried.iter().any(|other| other.from == carry.to));
        if let Some(index) = free {
            in_order.push(carried.remove(index));
        } else if let Some(carry) = carried.pop() {
            removed.push((carry.from, carry.piece));
            put.push((carry.to, carry.piece));
        } else {
            break;
        }
    }
    let removed = removed
        .into_iter()
        .map(|(from, piece)| Correction::Remove { from, piece });
    let moved = in_order.into_iter().map(|carry| Correction::Move {
        from: carry.from,
        to: carry.to,
        piece: carry.piece,
    });
    let put = put.into_iter().map(|(to, piece)| Correction::Put { to, piece });
    removed.chain(moved).chain(put).collect()
}

/// A misplaced piece, and the square where its like is missing.
#[derive(Clone, Copy, Debug)]
struct MisplacedPiece {
    from: Square,
    to: Square,
    piece: Piece,
}

/// Pairs misplaced pieces with missing ones of the same kind, the nearest first; unpaired pieces stay in their lists.
fn pairs(surplus: &mut Vec<(Square, Piece)>, missing: &mut Vec<(Square, Piece)>) -> Vec<MisplacedPiece> {
    let mut carried = Vec::new();
    let mut possible: Vec<(u32, Square, Square, Piece)> = surplus
        .iter()
        .flat_map(|(from, piece)| {
            let like = missing.iter().filter(move |(_, wanted)| wanted == piece);
            like.map(move |(to, _)| (from.distance(*to), *from, *to, *piece))
        })
        .collect();
    possible.sort_by_key(|(distance, from, to, _)| (*distance, *from, *to));
    for (_, from, to, piece) in possible {
        let stands = surplus.iter().position(|(square, _)| *square == from);
        let wanted = missing.iter().position(|(square, _)| *square == to);
        if let (Some(stands), Some(wanted)) = (stands, wanted) {
            surplus.remove(stands);
            missing.remove(wanted);
            carried.push(MisplacedPiece { from, to, piece });
        }
    }
    carried
}

/// Exchanges the targets of equal pieces if that breaks a cycle of pieces that need each other's squares.
fn join_circles(carried: &mut [MisplacedPiece]) {
    while let Some((one, other)) = joinable(carried) {
        let target = carried.get(one).map(|carry| carry.to);
        let others = carried.get(other).map(|carry| carry.to);
        if let (Some(target), Some(others)) = (target, others) {
            if let Some(carry) = carried.get_mut(one) {
                carry.to = others;
            }
            if let Some(carry) = carried.get_mut(other) {
                carry.to = target;
            }
        }
    }
}

/// A piece in a cycle and an equal one outside that cycle.
fn joinable(carried: &[MisplacedPiece]) -> Option<(usize, usize)> {
    for (index, carry) in carried.iter().enumerate() {
        let Some(circle) = circle(carried, index) else {
            continue;
        };
        let outside = carried
            .iter()
            .enumerate()
            .find(|(other, like)| like.piece == carry.piece && !circle.contains(other));
        if let Some((other, _)) = outside {
            return Some((index, other));
        }
    }
    None
}

/// The cycle of moves that wait for one another, from this one on, if there is one.
fn circle(carried: &[MisplacedPiece], start: usize) -> Option<Vec<usize>> {
    let mut members = vec![start];
    let mut at = carried.get(start)?;
    loop {
        let next = carried.iter().position(|carry| carry.from == at.to)?;
        if next == start {
            return Some(members);
        }
        members.push(next);
        at = carried.get(next)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between(from: &str, to: &str) -> Vec<Correction> {
        corrections(&from.parse().unwrap(), &to.parse().unwrap())
    }

    #[test]
    fn displaced_pieces_are_moved_with_the_blocking_one_first() {
        let moved = |from, to, piece| Correction::Move { from, to, piece };
        assert_eq!(
            between("8/8/8/8/8/8/8/BNR5", "8/8/8/8/8/8/8/1BNR4"),
            [
                moved(Square::C1, Square::D1, shakmaty::Color::White.rook()),
                moved(Square::B1, Square::C1, shakmaty::Color::White.knight()),
                moved(Square::A1, Square::B1, shakmaty::Color::White.bishop()),
            ]
        );
    }

    #[test]
    fn two_pieces_exchanged_cost_one_movement_more() {
        assert_eq!(between("8/8/8/8/8/8/8/1NB5", "8/8/8/8/8/8/8/1BN5").len(), 3);
    }
    #[test]
    fn like_pieces_exchange_their_targets_where_that_opens_a_circle() {
        // The knight on b1 would go to c1, whose bishop waits for b1; the other knight can go there as well.
        let found = between("N7/8/8/8/8/8/8/1NB5", "8/8/8/4N3/8/8/8/1BN5");
        assert_eq!(found.len(), 3, "{found:?}");
        let is_move = |correction: &Correction| matches!(correction, Correction::Move { .. });
        assert!(found.iter().all(is_move), "{found:?}");
    }
}
