//! The contents of the squares while moves are followed, legal or not (Art. 7.4).
//!
//! A search follows many thousand boards, most of which differ in only a few squares: those are an [`Overlay`].

use shakmaty::{Bitboard, Board, Piece, Role, Square};

/// The content of one square, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Content(u8);

const WHITE: u8 = 8;

impl Content {
    pub(super) const EMPTY: Content = Content(0);

    pub(super) fn of(piece: Piece) -> Content {
        Content(u8::from(piece.role) | piece.color.fold_wb(WHITE, 0))
    }

    pub(super) fn is_empty(self) -> bool {
        self == Content::EMPTY
    }

    /// The piece turned into another one of the same colour.
    pub(super) fn turned_into(self, role: Role) -> Content {
        Content(self.0 & WHITE | u8::from(role))
    }

    /// The same piece in the other colour.
    pub(super) fn recoloured(self) -> Content {
        if self.is_empty() { self } else { Content(self.0 ^ WHITE) }
    }

    pub(super) fn role(self) -> Option<Role> {
        Role::ALL.into_iter().find(|role| u8::from(*role) == self.0 & !WHITE)
    }
}

/// Squares that can be read and changed.
pub(super) trait SquareContents {
    fn get(&self, square: Square) -> Content;
    fn set(&mut self, square: Square, content: Content);
}

/// A whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares([Content; 64]);

impl SquareContents for Squares {
    #[inline]
    fn get(&self, square: Square) -> Content {
        self.0.get(square.to_usize()).copied().unwrap_or_default()
    }

    #[inline]
    fn set(&mut self, square: Square, content: Content) {
        if let Some(place) = self.0.get_mut(square.to_usize()) {
            *place = content;
        }
    }
}

impl Squares {
    pub(super) fn of(board: &Board) -> Self {
        Self::from_fn(|square| board.piece_at(square).map(Content::of).unwrap_or_default())
    }

    /// The board whose squares hold the result of `content`.
    pub(super) fn from_fn(content: impl Fn(Square) -> Content) -> Self {
        let mut squares = Squares([Content::EMPTY; 64]);
        for square in Square::ALL {
            squares.set(square, content(square));
        }
        squares
    }

    /// The board turned by half (Art. 7.2.2).
    pub(super) fn turned(&self) -> Self {
        Self::from_fn(|square| self.get(square.rotate_180()))
    }

    pub(super) fn differing(&self, other: &Squares) -> Bitboard {
        let differs = |square: &Square| self.get(*square) != other.get(*square);
        Square::ALL.into_iter().filter(differs).collect()
    }
}

/// Capacity: one entry for every square.
const ROOM: usize = 64;

/// A few squares and their actual contents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Overlay {
    entries: [(Square, Content); ROOM],
    used: usize,
}

impl Overlay {
    pub(super) fn new() -> Self {
        Self {
            entries: [(Square::A1, Content::EMPTY); ROOM],
            used: 0,
        }
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = (Square, Content)> {
        self.entries.iter().take(self.used).copied()
    }

    pub(super) fn len(&self) -> usize {
        self.used
    }

    #[inline]
    pub(super) fn get(&self, square: Square) -> Option<Content> {
        self.iter()
            .find(|(known, _)| *known == square)
            .map(|(_, content)| content)
    }

    #[inline]
    pub(super) fn set(&mut self, square: Square, content: Content) {
        let known = self
            .entries
            .iter_mut()
            .take(self.used)
            .find(|(known, _)| *known == square);
        if let Some((_, place)) = known {
            *place = content;
        } else if let Some(place) = self.entries.get_mut(self.used) {
            *place = (square, content);
            self.used += 1;
        }
    }

    /// Removes the squares that are the same on `right`.
    #[inline]
    pub(super) fn keep_differing(&mut self, right: &Squares) {
        let mut kept = 0;
        for index in 0..self.used {
            let Some(entry) = self.entries.get(index).copied() else {
                break;
            };
            if entry.1 != right.get(entry.0)
                && let Some(place) = self.entries.get_mut(kept)
            {
                *place = entry;
                kept += 1;
            }
        }
        self.used = kept;
    }

    #[inline]
    pub(super) fn mask(&self) -> Bitboard {
        self.iter().map(|(square, _)| square).collect()
    }
}

/// A board with a few squares changed.
pub(super) struct OverlaidBoard<'a> {
    pub(super) below: &'a Squares,
    pub(super) above: &'a mut Overlay,
}

impl SquareContents for OverlaidBoard<'_> {
    #[inline]
    fn get(&self, square: Square) -> Content {
        self.above.get(square).unwrap_or_else(|| self.below.get(square))
    }

    #[inline]
    fn set(&mut self, square: Square, content: Content) {
        self.above.set(square, content);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Color;

    #[test]
    fn a_square_content_has_a_role_and_can_change_role_or_colour() {
        for color in Color::ALL {
            for role in Role::ALL {
                let content = Content::of(role.of(color));
                assert_eq!(content.role(), Some(role));
                assert_eq!(content.recoloured(), Content::of(role.of(color.other())));
                for other in Role::ALL {
                    assert_eq!(content.turned_into(other), Content::of(other.of(color)));
                }
            }
        }
        assert_eq!(Content::EMPTY.role(), None);
        assert_eq!(Content::EMPTY.recoloured(), Content::EMPTY);
    }
}
