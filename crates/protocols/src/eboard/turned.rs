//! A board that was laid on the table the wrong way round: its maker's mark is at the other player's hand.

use shakmaty::Board;

/// The same pieces, seen from the other side of the table.
pub(super) fn turned(board: &Board) -> Board {
    let mut turned = board.clone();
    turned.rotate_180();
    turned
}

/// True if the shown board is one of these boards the wrong way round, and none of them as it is. No legal move and no
/// lag makes one board the other turned: both kings would have had to move.
pub(super) fn is_turned(shown: &Board, known: [&Board; 3]) -> bool {
    let other = turned(shown);
    !known.contains(&shown) && known.contains(&&other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_initial_position_is_told_from_itself_turned() {
        let start = Board::default();
        let known = [&start, &start, &start];
        assert!(is_turned(&turned(&start), known));
        assert!(!is_turned(&start, known));
        assert!(!is_turned(&Board::empty(), known));
    }
}
