//! One move from the first touch to the press, and the opponent's duties beside it (D.2.1 to D.2.5, D.2.8).

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, Move, Piece, Position as _, Rank, Role, Square, uci::UciMove,
};

use super::player_board::{self, PlayerBoard};

/// One player's turn: touched, made and announced in either order, then completed by the press.
///
/// Made, announced and completed are not synonyms: a VI player's move is made when the captured piece is off his board,
/// his piece stands in another hole and it is announced (D.2.3); completed it is only by the press (6.2.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it is.
    pub side: Color,
    /// Its number, counted from 1.
    pub ply: u32,
    /// What was announced.
    pub announced: Option<UciMove>,
    /// What was made; for a VI player what he announced, for a sighted player what he released (4.7).
    pub made: Option<UciMove>,
    /// The clock has been pressed or the game ended with this move (6.2.1).
    pub completed: bool,
    /// The opponent has repeated the announcement rightly (D.2.1).
    pub repeated: bool,
    /// The move stands on the opponent's board (D.2.1).
    pub executed: bool,
    /// What was executed there last; after a correction it is what has to be taken back (D.2.8).
    pub executed_as: Option<UciMove>,
}

impl Turn {
    /// A turn in which nothing has happened yet.
    pub const fn new(side: Color, ply: u32) -> Self {
        Self {
            side,
            ply,
            announced: None,
            made: None,
            completed: false,
            repeated: false,
            executed: false,
            executed_as: None,
        }
    }

    /// The move that counts: the announced one, before it is announced the one that was made.
    pub fn uci(&self) -> Option<UciMove> {
        self.announced.or(self.made)
    }
}

/// What the hands of the player on move have done on his own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// His pieces stand as before.
    Idle,
    /// Something is lifted, still to be taken off or still to be put down.
    Underway,
    /// A move stands there, legal or not.
    Done(UciMove),
}

/// Reads a move off the player's own pieces: how they stood when he last completed a move, and how they stand now.
///
/// Castling is made when king and rook are both in their arrival holes; a promotion when the pawn is off and the new
/// piece stands; a capture when the captured piece is off, en passant too (D.2.3.1, 4.7). What the opponent has
/// meanwhile `captured` is no movement of this player's.
pub fn hands(
    before: &Board,
    board: &PlayerBoard,
    official: &Chess,
    captured: Bitboard,
    side: Color,
    mode: CastlingMode,
) -> Hands {
    let (before, now) = without_captured(before, board, captured, side);
    let (before, now) = (&before, &now);
    let own = |pieces: &Board, square: Square| pieces.piece_at(square).filter(|piece| piece.color == side);
    for castling in official.legal_moves() {
        let Move::Castle { .. } = castling else {
            continue;
        };
        let wanted = player_board::after(official, castling);
        if Square::ALL
            .into_iter()
            .all(|square| own(&wanted, square) == own(now, square))
        {
            return Hands::Done(castling.to_uci(mode));
        }
    }
    let mut gone = Vec::new();
    let mut come = Vec::new();
    for square in Square::ALL {
        let (was, is) = (own(before, square), own(now, square));
        if was == is {
            continue;
        }
        if let Some(piece) = was {
            gone.push((square, piece));
        }
        if let Some(piece) = is {
            come.push((square, piece));
        }
    }
    // A man that was captured earlier and is taken off only now has left the official position too.
    let really: Vec<_> = gone
        .iter()
        .copied()
        .filter(|(square, piece)| official.board().piece_at(*square) == Some(*piece))
        .collect();
    if !really.is_empty() || come.is_empty() {
        gone = really;
    }
    match (gone.as_slice(), come.as_slice()) {
        ([], []) => Hands::Idle,
        ([(from, piece)], [(to, new)]) => one_piece(now, official, (*from, *piece), (*to, *new), side),
        ([one, other], [a, b]) => castling_attempt([*one, *other], [*a, *b], mode).map_or(Hands::Underway, Hands::Done),
        (_, _) => Hands::Underway,
    }
}

/// Both boards without what the opponent has just captured: whether or not it has been taken off this board, it is no
/// movement of its owner. On its square another man of the same kind may stand already, the one that recaptured.
fn without_captured(before: &Board, board: &PlayerBoard, captured: Bitboard, side: Color) -> (Board, Board) {
    let (mut was, mut now) = (before.clone(), board.pieces().clone());
    for square in captured {
        let Some(piece) = was.piece_at(square).filter(|piece| piece.color == side) else {
            continue;
        };
        was.discard_piece_at(square);
        let held = board.hand().iter().filter(|held| held.piece == piece).count();
        let still_stands = now.by_piece(piece).count() + held > was.by_piece(piece).count();
        if still_stands && now.piece_at(square) == Some(piece) {
            now.discard_piece_at(square);
        }
    }
    (was, now)
}

fn one_piece(
    now: &Board,
    official: &Chess,
    (from, piece): (Square, Piece),
    (to, new): (Square, Piece),
    side: Color,
) -> Hands {
    let last_rank = side.fold_wb(Rank::Eighth, Rank::First);
    let promotion = match (piece.role, new.role) {
        (Role::Pawn, Role::Pawn) if to.rank() == last_rank => return Hands::Underway,
        (Role::Pawn, Role::Queen | Role::Rook | Role::Bishop | Role::Knight) if to.rank() == last_rank => {
            Some(new.role)
        }
        (old, new) if old == new => None,
        (_, _) => return Hands::Underway,
    };
    let two_files = piece.role == Role::King && from.file().distance(to.file()) == 2 && from.rank() == to.rank();
    if two_files {
        return Hands::Underway;
    }
    let en_passant = official
        .legal_moves()
        .into_iter()
        .any(|legal| legal == Move::EnPassant { from, to });
    let captured = Square::from_coords(to.file(), from.rank());
    let still_there = now.piece_at(captured)
        == Some(Piece {
            color: side.other(),
            role: Role::Pawn,
        });
    if en_passant && still_there {
        return Hands::Underway;
    }
    Hands::Done(UciMove::Normal { from, to, promotion })
}

/// King and rook both moved though no castling is legal: still castling, as hands do it.
fn castling_attempt(gone: [(Square, Piece); 2], come: [(Square, Piece); 2], mode: CastlingMode) -> Option<UciMove> {
    let king_and_rook = |[x, y]: [(Square, Piece); 2]| match (x.1.role, y.1.role) {
        (Role::King, Role::Rook) => Some((x.0, y.0)),
        (Role::Rook, Role::King) => Some((y.0, x.0)),
        (_, _) => None,
    };
    let ((from, rook), (to, rook_to)) = (king_and_rook(gone)?, king_and_rook(come)?);
    let wing = Move::Castle { king: from, rook }.castling_side()?;
    let on_rank = |file| Square::from_coords(file, from.rank());
    let (castles, to) = if mode.is_chess960() {
        let castled = [rook.file(), wing.king_to_file(), wing.rook_to_file()].map(on_rank);
        ([rook, to, rook_to] == castled, rook)
    } else {
        (from.rank() == to.rank() && from.file().distance(to.file()) == 2, to)
    };
    castles.then_some(UciMove::Normal {
        from,
        to,
        promotion: None,
    })
}

/// Whether a player's board shows this move on every square it touches, whatever else may stand wrong there.
pub fn is_executed(board: &PlayerBoard, before: &Board, after: &Board) -> bool {
    player_board::differing(before, after)
        .into_iter()
        .all(|square| board.pieces().piece_at(square) == after.piece_at(square))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board_of(fen: &str) -> (Chess, PlayerBoard) {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        let chess: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        let board = PlayerBoard::set_up(chess.board().clone());
        (chess, board)
    }

    fn read(chess: &Chess, board: &PlayerBoard) -> Hands {
        hands(
            chess.board(),
            board,
            chess,
            Bitboard::EMPTY,
            chess.turn(),
            CastlingMode::Standard,
        )
    }

    #[test]
    fn castling_is_made_when_king_and_rook_have_both_arrived() {
        let (chess, mut board) = board_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        board.lift(Square::E1);
        assert_eq!(read(&chess, &board), Hands::Underway);
        board.place(
            Square::G1,
            Piece {
                color: Color::White,
                role: Role::King,
            },
        );
        assert_eq!(read(&chess, &board), Hands::Underway);
        board.lift(Square::H1);
        board.place(
            Square::F1,
            Piece {
                color: Color::White,
                role: Role::Rook,
            },
        );
        assert_eq!(read(&chess, &board), Hands::Done("e1g1".parse().unwrap()));
    }

    #[test]
    fn a_promotion_is_made_when_the_new_piece_stands_and_the_pawn_is_off() {
        let (chess, mut board) = board_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        board.lift(Square::A7);
        board.place(
            Square::A8,
            Piece {
                color: Color::White,
                role: Role::Pawn,
            },
        );
        assert_eq!(read(&chess, &board), Hands::Underway);
        board.remove(Square::A8);
        board.place(
            Square::A8,
            Piece {
                color: Color::White,
                role: Role::Queen,
            },
        );
        assert_eq!(read(&chess, &board), Hands::Done("a7a8q".parse().unwrap()));
    }

    #[test]
    fn en_passant_is_not_made_while_the_captured_pawn_stands() {
        let (chess, mut board) = board_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        board.lift(Square::E5);
        board.place(
            Square::D6,
            Piece {
                color: Color::White,
                role: Role::Pawn,
            },
        );
        assert_eq!(read(&chess, &board), Hands::Underway);
        board.remove(Square::D5);
        assert_eq!(read(&chess, &board), Hands::Done("e5d6".parse().unwrap()));
    }

    #[test]
    fn a_recapture_by_a_man_of_the_same_kind_is_a_movement() {
        let (chess, mut board) = board_of("4k3/8/4p3/3P4/8/8/8/4K3 b - - 0 1");
        let mut before = chess.board().clone();
        before.set_piece_at(
            Square::D5,
            Piece {
                color: Color::Black,
                role: Role::Pawn,
            },
        );
        let captured = Bitboard::from(Square::D5);
        let read = |board: &PlayerBoard| hands(&before, board, &chess, captured, Color::Black, CastlingMode::Standard);
        assert_eq!(read(&PlayerBoard::set_up(before.clone())), Hands::Idle);
        assert_eq!(read(&board), Hands::Idle);
        board.lift(Square::E6);
        assert_eq!(read(&board), Hands::Underway);
        board.place(
            Square::D5,
            Piece {
                color: Color::Black,
                role: Role::Pawn,
            },
        );
        assert_eq!(read(&board), Hands::Done("e6d5".parse().unwrap()));
    }

    #[test]
    fn an_illegal_movement_of_one_piece_is_a_move_of_the_hands_all_the_same() {
        let (chess, mut board) = board_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        board.lift(Square::H1);
        board.place(
            Square::G3,
            Piece {
                color: Color::White,
                role: Role::Rook,
            },
        );
        assert_eq!(read(&chess, &board), Hands::Done("h1g3".parse().unwrap()));
    }
}
