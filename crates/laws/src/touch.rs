//! Touched pieces and their order (Art. 4.2 to 4.8, 9.5.3, D.2.2).

use shakmaty::{ByColor, Color, Piece, Square, uci::UciMove};

/// A piece and the square on which it stood, or was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// The pieces both players have touched, each in their latest turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touching {
    /// Touched in order to be moved or captured, in order of time (4.3).
    pub(super) touched: ByColor<Vec<Touched>>,
    /// Put down, in order of time (4.4.4, 4.7).
    pub(super) placed: ByColor<Vec<Touched>>,
    /// The square of a piece being adjusted, announced beforehand (4.2.1).
    pub(super) adjusting: ByColor<Option<Square>>,
    /// The intended move of a claim, which must be made if the claim was wrong (9.5.3).
    pub(super) intended: ByColor<Option<UciMove>>,
}

impl Touching {
    /// Adds a touched piece, at the front if it was touched first.
    pub(super) fn touch(&mut self, side: Color, touched: Touched, came_first: bool) {
        let list = self.touched.get_mut(side);
        list.retain(|earlier| !came_first || *earlier != touched);
        if came_first {
            list.insert(0, touched);
        } else if !list.contains(&touched) {
            list.push(touched);
        }
    }

    /// Notes a piece put down; an adjustment of it is over.
    pub(super) fn place(&mut self, side: Color, placed: Touched) {
        self.placed.get_mut(side).push(placed);
        if *self.adjusting.get(side) == Some(placed.square) {
            *self.adjusting.get_mut(side) = None;
        }
    }

    /// Clears this player's touches, because a new turn begins.
    pub(super) fn begin_turn(&mut self, side: Color) {
        self.touched.get_mut(side).clear();
        self.placed.get_mut(side).clear();
        *self.adjusting.get_mut(side) = None;
        *self.intended.get_mut(side) = None;
    }
}
