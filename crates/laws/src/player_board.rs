//! One player's own board as it actually stands: pieces may be lifted, removed and placed anywhere (Art. 4, D.2.2).

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, CastlingSide, Color, File, Move, Piece, Position as _, Role, Square,
};
use shakmaty::{Chess, uci::UciMove};

/// A piece that was lifted and not yet put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InHand {
    /// The square it was lifted from.
    pub from: Square,
    /// The piece.
    pub piece: Piece,
}

/// A player's own board. It need not be legal: people make mistakes, which D.2.9 deals with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerBoard {
    pieces: Board,
    hand: Vec<InHand>,
    beside: ByColor<ByRole<u8>>,
}

/// One movement of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandMovement {
    /// Take the piece off the board.
    Remove(Square),
    /// Take the piece into the hand.
    Lift(Square),
    /// Put down the piece in the hand, or the named piece from off the board.
    Place(Square, Option<Piece>),
}

impl PlayerBoard {
    /// A board with these pieces set up on it and nothing in the hand.
    pub fn set_up(pieces: Board) -> Self {
        Self {
            pieces,
            hand: Vec::new(),
            beside: ByColor::default(),
        }
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> &Board {
        &self.pieces
    }

    /// The pieces in the hand, the last lifted one last.
    pub fn hand(&self) -> &[InHand] {
        &self.hand
    }

    /// The pieces off the board, counted by colour and kind.
    pub fn off_board(&self) -> &ByColor<ByRole<u8>> {
        &self.beside
    }

    /// The piece to put down if none is named: the player's own piece lifted last, else the piece lifted last.
    pub fn piece_to_place(&self, own: Color) -> Option<Piece> {
        let mine = self.hand.iter().rev().find(|held| held.piece.color == own);
        mine.or(self.hand.last()).map(|held| held.piece)
    }

    /// The piece in the hand that was lifted from that square, if any.
    pub fn lifted_from(&self, square: Square) -> Option<Piece> {
        self.hand
            .iter()
            .rev()
            .find(|held| held.from == square)
            .map(|held| held.piece)
    }

    /// Number of such pieces on the board and in the hand.
    pub fn count(&self, piece: Piece) -> usize {
        let held = self.hand.iter().filter(|held| held.piece == piece).count();
        self.pieces.by_piece(piece).count() + held
    }

    pub(super) fn lift(&mut self, square: Square) {
        if let Some(piece) = self.pieces.remove_piece_at(square) {
            self.hand.push(InHand { from: square, piece });
        }
    }

    /// The piece that is removed from that square: the one on it, unless the hand holds a piece lifted from there and
    /// the square is empty or has a piece of the other colour.
    pub fn piece_to_remove(&self, square: Square) -> Option<Piece> {
        let (standing, held) = (self.pieces.piece_at(square), self.lifted_from(square));
        held.filter(|held| standing.is_none_or(|standing| standing.color != held.color))
            .or(standing)
    }

    pub(super) fn remove(&mut self, square: Square, piece: Piece) {
        let held = |held: &InHand| held.from == square && held.piece == piece;
        if self.pieces.piece_at(square) == Some(piece) {
            self.pieces.discard_piece_at(square);
            self.put_off_board(piece);
        } else if let Some(index) = self.hand.iter().rposition(held) {
            self.hand.remove(index);
            self.put_off_board(piece);
        }
    }

    /// Places a piece from the hand, or else from off the board; in that case the pieces in the hand go off the board.
    pub(super) fn place(&mut self, square: Square, piece: Piece) {
        let held = |held: &InHand| held.piece == piece;
        // An equal piece that was lifted from this square is put back first.
        let put_back = self.hand.iter().rposition(|one| held(one) && one.from == square);
        if let Some(index) = put_back.or(self.hand.iter().rposition(held)) {
            self.hand.remove(index);
        } else {
            for held in std::mem::take(&mut self.hand) {
                self.put_off_board(held.piece);
            }
            let left = self.beside.get_mut(piece.color).get_mut(piece.role);
            *left = left.saturating_sub(1);
        }
        self.pieces.set_piece_at(square, piece);
    }

    pub(super) fn set_pieces(&mut self, pieces: Board) {
        *self = Self {
            pieces,
            hand: Vec::new(),
            beside: std::mem::take(&mut self.beside),
        };
    }

    fn put_off_board(&mut self, piece: Piece) {
        let count = self.beside.get_mut(piece.color).get_mut(piece.role);
        *count = count.saturating_add(1);
    }
}

/// One player's board and the game's knowledge of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KnownBoard {
    pub(super) board: PlayerBoard,
    /// The board when its player was last to move, or completed a move, corrected since; any other difference is a move.
    pub(super) before: Board,
    /// The squares last reported as different.
    pub(super) differing: Vec<Square>,
    /// Plies after which the board was last entered as it stands, where nobody mirrors the boards.
    pub(super) entered: Option<usize>,
    /// The last move of the opponent that its player was reminded of.
    pub(super) reminded: u32,
}

impl KnownBoard {
    /// A board with these pieces on it.
    pub(super) fn set_up(pieces: &Board) -> Self {
        Self {
            board: PlayerBoard::set_up(pieces.clone()),
            before: pieces.clone(),
            differing: Vec::new(),
            entered: None,
            reminded: 0,
        }
    }

    /// Enters the board as it stands after `plies` plies.
    pub(super) fn enter(&mut self, pieces: &Board, plies: usize) {
        self.board.set_pieces(pieces.clone());
        self.before.clone_from(pieces);
        self.entered = Some(plies);
    }

    /// Sets the board up anew; an earlier entry no longer applies.
    pub(super) fn set_up_again(&mut self, pieces: &Board) {
        self.enter(pieces, 0);
        self.differing.clear();
        self.entered = None;
    }

    /// Counts a correction by hand as the arbiter's (D.2.9): a piece that has come to its square in `expected` is
    /// taken to have stood there before its player's present move.
    pub(super) fn note_corrections(&mut self, owner: Color, expected: &Board) {
        let own = |pieces: &Board, square: Square| pieces.piece_at(square).filter(|piece| piece.color == owner);
        let now = self.board.pieces();
        let begins_no_move = Square::ALL
            .into_iter()
            .all(|square| own(now, square) == own(expected, square));
        for square in differing(&self.before, expected) & !differing(now, expected) {
            let (stood, right) = (own(&self.before, square), expected.piece_at(square));
            // A piece that has left its wrong square may be on its way to the right one, or may have been moved.
            let is_taken_off = stood.is_none_or(|piece| self.board.count(piece) < self.before.by_piece(piece).count());
            let is_open =
                self.board.lifted_from(square).is_some() || right.is_none() && !begins_no_move && !is_taken_off;
            match right {
                Some(piece) if piece.color == owner => {
                    self.before.set_piece_at(square, piece);
                    let left = self.before.by_piece(piece) & !expected.by_piece(piece) & !now.by_piece(piece);
                    if let Some(origin) = left.first() {
                        self.before.discard_piece_at(origin);
                    }
                }
                Some(_) | None if is_open && stood.is_some() => {}
                Some(piece) => self.before.set_piece_at(square, piece),
                None => self.before.discard_piece_at(square),
            }
        }
    }

    /// Begins the next move, of which earlier movements are no part; pieces still in the hand may be moved in it.
    /// Returns the board before.
    pub(super) fn begin_move(&mut self) -> Board {
        let mut stands = self.board.pieces().clone();
        for held in self.board.hand() {
            if stands.piece_at(held.from).is_none() {
                stands.set_piece_at(held.from, held.piece);
            }
        }
        std::mem::replace(&mut self.before, stands)
    }
}

/// The squares on which two boards differ.
pub fn differing(one: &Board, other: &Board) -> Bitboard {
    let of_roles = Role::ALL.map(|role| one.by_role(role) ^ other.by_role(role));
    let of_color = one.by_color(Color::White) ^ other.by_color(Color::White);
    of_roles.into_iter().fold(of_color, |squares, role| squares | role)
}

/// A board that follows `after` on the squares that differ between `before` and `after`.
pub fn changed(board: &Board, before: &Board, after: &Board) -> Board {
    let mut next = board.clone();
    for square in differing(before, after) {
        match after.piece_at(square) {
            Some(piece) => next.set_piece_at(square, piece),
            None => next.discard_piece_at(square),
        }
    }
    next
}

/// The board after a move that is legal in `position`.
pub fn after(position: &Chess, legal: Move) -> Board {
    let mut next = position.clone();
    next.play_unchecked(legal);
    next.board().clone()
}

/// The board after hands have made the move on it; `before` is the official position before the move.
pub fn carried_out(board: &Board, before: &Chess, uci: UciMove) -> Board {
    let Ok(legal) = uci.to_move(before) else {
        return after_by_hand(board, uci, before.castles().mode());
    };
    let after = after(before, legal);
    let mut board = board.clone();
    // A piece missing from its square of departure is the one of its kind on a wrong square.
    for square in differing(before.board(), &after) & before.us() {
        let missing = before
            .board()
            .piece_at(square)
            .filter(|piece| board.piece_at(square) != Some(*piece));
        let astray = missing.and_then(|piece| (board.by_piece(piece) & !before.board().by_piece(piece)).first());
        if let Some(square) = astray {
            board.discard_piece_at(square);
        }
    }
    changed(&board, before.board(), &after)
}

/// The board after a move made by hand, legal or not: from square to square, with a capture of the piece there. A
/// king that goes two files takes the corner rook along; a Chess960 king written as going to its rook castles with
/// it; a promotion puts the named piece in the mover's colour.
pub fn after_by_hand(board: &Board, announced: UciMove, mode: CastlingMode) -> Board {
    let mut next = board.clone();
    let UciMove::Normal { from, to, promotion } = announced else {
        return next;
    };
    let Some(piece) = next.remove_piece_at(from) else {
        return next;
    };
    let castles = piece.role == Role::King && from.rank() == to.rank();
    let with_rook = Move::Castle { king: from, rook: to }
        .castling_side()
        .filter(|_| castles && mode.is_chess960() && board.piece_at(to) == Some(piece.color.rook()));
    if let Some(wing) = with_rook {
        next.discard_piece_at(to);
        next.set_piece_at(
            Square::from_coords(wing.rook_to_file(), from.rank()),
            piece.color.rook(),
        );
        next.set_piece_at(Square::from_coords(wing.king_to_file(), from.rank()), piece);
        return next;
    }
    let wings = [
        (CastlingSide::KingSide, 2, File::H),
        (CastlingSide::QueenSide, -2, File::A),
    ];
    let goes_to = |files: i32| from.file().offset(files) == Some(to.file());
    let wing = wings.into_iter().find(|(_, files, _)| castles && goes_to(*files));
    if let Some((side, _, corner)) = wing
        && let Some(rook) = next.remove_piece_at(Square::from_coords(corner, from.rank()))
    {
        next.set_piece_at(Square::from_coords(side.rook_to_file(), from.rank()), rook);
    }
    let role = promotion.unwrap_or(piece.role);
    next.set_piece_at(
        to,
        Piece {
            color: piece.color,
            role,
        },
    );
    next
}

/// The fewest movements (take off, lift, put down) that turn one board into another that is one move away.
///
/// Pieces that are needed nowhere are removed first. Then pieces are lifted and put where the same kind is needed.
/// Pieces still missing come from off the board, by name.
pub fn movements(from: &Board, to: &Board) -> Vec<HandMovement> {
    let squares = differing(from, to);
    let mut vanished: Vec<(Square, Piece)> = squares
        .into_iter()
        .filter_map(|square| from.piece_at(square).map(|piece| (square, piece)))
        .collect();
    let mut wanted: Vec<(Square, Piece)> = squares
        .into_iter()
        .filter_map(|square| to.piece_at(square).map(|piece| (square, piece)))
        .collect();
    // The king goes first (4.4.2); a promoting pawn is the only unneeded piece that leaves by hand.
    wanted.sort_by_key(|(_, piece)| piece.role != Role::King);
    let mut moves = Vec::new();
    for (square, piece) in wanted {
        if let Some(index) = vanished.iter().position(|(_, gone)| *gone == piece) {
            let (origin, _) = vanished.remove(index);
            moves.push((Some(origin), square, piece));
        } else {
            moves.push((None, square, piece));
        }
    }
    let mut steps: Vec<HandMovement> = vanished
        .iter()
        .map(|(square, _)| HandMovement::Remove(*square))
        .collect();
    let several = moves.len() > 1;
    if several {
        // Chess960 castling may need a square that the other piece still holds: lift all, then put down by name.
        steps.extend(moves.iter().filter_map(|(origin, _, _)| origin.map(HandMovement::Lift)));
        steps.extend(
            moves
                .iter()
                .map(|(_, square, piece)| HandMovement::Place(*square, Some(*piece))),
        );
    } else {
        for (origin, square, piece) in moves {
            steps.extend(origin.map(HandMovement::Lift));
            steps.push(HandMovement::Place(
                square,
                if origin.is_some() { None } else { Some(piece) },
            ));
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capture_is_taken_off_before_the_piece_is_put_down() {
        let board: Board = "8/8/8/3p4/4P3/8/8/8"
            .parse::<shakmaty::fen::Fen>()
            .unwrap()
            .as_setup()
            .board
            .clone();
        let after = after_by_hand(&board, "e4d5".parse().unwrap(), CastlingMode::Standard);
        let steps = movements(&board, &after);
        assert_eq!(
            steps,
            [
                HandMovement::Remove(Square::D5),
                HandMovement::Lift(Square::E4),
                HandMovement::Place(Square::D5, None)
            ]
        );
    }

    #[test]
    fn a_rook_follows_only_a_king_that_moves_two_files_on_its_rank() {
        let after = |pieces: &str, uci: &str| {
            let board = after_by_hand(&pieces.parse().unwrap(), uci.parse().unwrap(), CastlingMode::Standard);
            board.to_string()
        };
        assert_eq!(after("8/8/8/8/8/8/8/R3K2R", "e1g1"), "8/8/8/8/8/8/8/R4RK1");
        assert_eq!(after("r3k2r/8/8/8/8/8/8/8", "e8c8"), "2kr3r/8/8/8/8/8/8/8");
        assert_eq!(after("8/8/8/8/8/8/8/R3K2R", "e1g2"), "8/8/8/8/8/8/6K1/R6R");
        assert_eq!(after("8/8/8/8/8/8/8/R3K2R", "e1f1"), "8/8/8/8/8/8/8/R4K1R");
        assert_eq!(after("8/8/8/8/8/8/8/R3Q2R", "e1g1"), "8/8/8/8/8/8/8/R5QR");
    }

    #[test]
    fn in_chess960_a_king_written_onto_its_own_rook_castles() {
        let after = |pieces: &str, mode| {
            let board = after_by_hand(&pieces.parse().unwrap(), "f1g1".parse().unwrap(), mode);
            board.to_string()
        };
        let chess960 = CastlingMode::Chess960;
        assert_eq!(after("8/8/8/8/8/8/8/R4KR1", chess960), "8/8/8/8/8/8/8/R4RK1");
        // Without a rook of its own colour there, the king only goes there; in standard chess it captures any piece in its way.
        assert_eq!(after("8/8/8/8/8/8/8/R4Kr1", chess960), "8/8/8/8/8/8/8/R5K1");
        assert_eq!(after("8/8/8/8/8/8/8/R4QR1", chess960), "8/8/8/8/8/8/8/R5Q1");
        assert_eq!(
            after("8/8/8/8/8/8/8/R4KR1", CastlingMode::Standard),
            "8/8/8/8/8/8/8/R5K1"
        );
    }

    #[test]
    fn in_castling_the_king_is_lifted_first() {
        let before: Board = "8/8/8/8/8/8/8/4K2R".parse().unwrap();
        let after = after_by_hand(&before, "e1g1".parse().unwrap(), CastlingMode::Standard);
        let (king, rook) = (Color::White.king(), Color::White.rook());
        assert_eq!(
            movements(&before, &after),
            [
                HandMovement::Lift(Square::E1),
                HandMovement::Lift(Square::H1),
                HandMovement::Place(Square::G1, Some(king)),
                HandMovement::Place(Square::F1, Some(rook)),
            ]
        );
    }

    #[test]
    fn placing_a_piece_from_off_the_board_leaves_the_held_one_there() {
        let mut board = PlayerBoard::set_up(Board::default());
        board.lift(Square::E2);
        board.place(
            Square::E8,
            Piece {
                color: Color::White,
                role: Role::Queen,
            },
        );
        assert!(board.hand().is_empty());
        assert_eq!(board.off_board().white.pawn, 1);
    }
}
