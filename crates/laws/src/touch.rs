//! What was touched, and in which order (Art. 4.2 to 4.8, 9.5.3, D.2.2).

use shakmaty::{ByColor, Color, Piece, Square, uci::UciMove};

/// A piece and the square on which it stood, or was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    /// The square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// What the hands of both players have touched, each in his latest turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touching {
    /// Touched in order to be moved or captured, the first first (4.3).
    pub(super) touched: ByColor<Vec<Touched>>,
    /// What was put down where, the first first (4.4.4, 4.7).
    pub(super) placed: ByColor<Vec<Touched>>,
    /// What is being adjusted after saying so (4.2.1).
    pub(super) adjusting: ByColor<Option<Square>>,
    /// The intended move of a claim, which must be made if the claim was wrong (9.5.3).
    pub(super) intended: ByColor<Option<UciMove>>,
}

impl Touching {
    /// What is touched, before what was touched already if it came first.
    pub(super) fn touch(&mut self, side: Color, touched: Touched, came_first: bool) {
        let list = self.touched.get_mut(side);
        list.retain(|earlier| !came_first || *earlier != touched);
        if came_first {
            list.insert(0, touched);
        } else if !list.contains(&touched) {
            list.push(touched);
        }
    }

    /// A piece was put down; one that was only adjusted is so no longer.
    pub(super) fn place(&mut self, side: Color, placed: Touched) {
        self.placed.get_mut(side).push(placed);
        if *self.adjusting.get(side) == Some(placed.square) {
            *self.adjusting.get_mut(side) = None;
        }
    }

    /// The opponent has moved: nothing is touched yet in this player's new turn.
    pub(super) fn begin_turn(&mut self, side: Color) {
        self.touched.get_mut(side).clear();
        self.placed.get_mut(side).clear();
        *self.adjusting.get_mut(side) = None;
        *self.intended.get_mut(side) = None;
    }
}
