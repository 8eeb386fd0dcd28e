//! Random games, and hands that err in them. The benches use this file, too.

use laws::discrepancy::BoardFaultKind;
use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, Chess, Color, File, Move, Piece, Position as _, Role, Square, attacks};

/// A small generator of our own (xorshift): a failing seed is printed and can be run again.
pub struct Chance(u64);

impl Chance {
    /// A generator from that seed.
    pub fn new(seed: u64) -> Self {
        Self((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number less than `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap() % count
    }
}

/// A game with the position before and after every move.
pub struct Written {
    /// The moves.
    pub moves: Vec<Move>,
    /// The positions; the first is that before the first move.
    pub positions: Vec<Chess>,
}

impl Written {
    /// A legal game in which castling, promotion and en passant are taken when they come.
    pub fn random(chance: &mut Chance) -> Self {
        let plies = 8 + chance.below(90);
        Self::random_of(chance, plies)
    }

    /// Such a game of at most so many plies.
    pub fn random_of(chance: &mut Chance, plies: usize) -> Self {
        let mut positions = vec![Chess::default()];
        let mut moves = Vec::new();
        while moves.len() < plies {
            let position = positions.last().unwrap();
            let legal = position.legal_moves();
            if legal.is_empty() || position.halfmoves() > 98 {
                break;
            }
            let rare: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|legal| legal.is_castle() || legal.is_en_passant() || legal.is_promotion())
                .collect();
            let chosen = if !rare.is_empty() && chance.below(2) == 0 {
                rare[chance.below(rare.len())]
            } else {
                legal[chance.below(legal.len())]
            };
            let mut next = position.clone();
            next.play_unchecked(chosen);
            moves.push(chosen);
            positions.push(next);
        }
        Self { moves, positions }
    }

    /// The board after so many plies.
    pub fn board(&self, plies: usize) -> &Board {
        self.positions[plies].board()
    }

    /// Plays the rest of the game as hands do, from the board after that many plies.
    fn play_rest(&self, mut board: Board, plies: usize) -> Board {
        for index in plies..self.moves.len() {
            execute(&mut board, self.moves[index], self.side(index));
        }
        board
    }

    fn side(&self, index: usize) -> Color {
        self.positions[index].turn()
    }
}

fn carry(board: &mut Board, from: Square, to: Square, promotion: Option<Role>) -> bool {
    let Some(piece) = board.remove_piece_at(from) else {
        return false;
    };
    let role = promotion.unwrap_or(piece.role);
    board.set_piece_at(to, Piece { role, ..piece });
    true
}

fn execute(board: &mut Board, written: Move, side: Color) {
    match written {
        Move::Normal {
            from, to, promotion, ..
        } => {
            carry(board, from, to, promotion);
        }
        Move::EnPassant { from, to } => {
            if carry(board, from, to, None) {
                board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            }
        }
        Move::Castle { king, rook } => {
            let castling = written.castling_side().unwrap();
            if carry(board, king, castling.king_to(side), None) {
                carry(board, rook, castling.rook_to(side), None);
            }
        }
        Move::Put { .. } => unreachable!(),
    }
}

/// One way to make that fault.
pub struct Variant {
    /// The move that was made instead, if the fault is a move.
    pub made: Option<UciMove>,
    /// The board at the end of the game.
    pub board: Board,
}

/// The ply of one such fault, and the board at the end.
pub fn inject(game: &Written, kind: BoardFaultKind, chance: &mut Chance) -> Option<(usize, Board)> {
    let plies = game.moves.len();
    let possible: Vec<usize> = match kind {
        BoardFaultKind::Setup => vec![0],
        BoardFaultKind::Rotated => (0..=plies).collect(),
        BoardFaultKind::WrongMove
        | BoardFaultKind::NotCaptured
        | BoardFaultKind::EnPassantNotRemoved
        | BoardFaultKind::CastlingRook
        | BoardFaultKind::PromotionPiece
        | BoardFaultKind::NeighbourSquare
        | BoardFaultKind::WrongPiece
        | BoardFaultKind::Skipped
        | BoardFaultKind::Repeated
        | BoardFaultKind::Swapped => (1..=plies).filter(|ply| may_happen(game, kind, *ply)).collect(),
    };
    if possible.is_empty() {
        return None;
    }
    let ply = possible[chance.below(possible.len())];
    let mut variants = variants(game, kind, ply);
    if variants.is_empty() {
        return None;
    }
    let chosen = chance.below(variants.len());
    Some((ply, variants.swap_remove(chosen).board))
}

/// The board at the end after so many faults of these kinds, at different plies; the rest is played as hands do.
pub fn erring(game: &Written, kinds: &[BoardFaultKind], faults: usize, chance: &mut Chance) -> Option<Board> {
    let plies = game.moves.len();
    let mut at: Vec<usize> = (0..faults).map(|_| 1 + chance.below(plies)).collect();
    at.sort_unstable();
    at.dedup();
    let mut board = game.board(0).clone();
    for ply in 1..=plies {
        if !at.contains(&ply) {
            execute(&mut board, game.moves[ply - 1], game.side(ply - 1));
            continue;
        }
        let possible: Vec<BoardFaultKind> = kinds
            .iter()
            .copied()
            .filter(|kind| may_happen(game, *kind, ply))
            .collect();
        let kind = possible[chance.below(possible.len())];
        let mut slips = at_ply(game, kind, ply);
        if slips.is_empty() {
            return None;
        }
        // The squares that this slip changes, whatever else is already wrong.
        let (_, after) = slips.swap_remove(chance.below(slips.len()));
        let before = game.board(ply - 1);
        for square in Square::ALL {
            if before.piece_at(square) != after.piece_at(square) {
                match after.piece_at(square) {
                    Some(piece) => board.set_piece_at(square, piece),
                    None => board.discard_piece_at(square),
                }
            }
        }
    }
    (at.len() == faults).then_some(board)
}

/// True if that kind of fault can be made at that ply.
pub fn may_happen(game: &Written, kind: BoardFaultKind, ply: usize) -> bool {
    let written = game.moves[ply - 1];
    match kind {
        BoardFaultKind::NotCaptured => written.is_capture() && !written.is_en_passant(),
        BoardFaultKind::EnPassantNotRemoved => written.is_en_passant(),
        BoardFaultKind::CastlingRook => written.is_castle(),
        BoardFaultKind::PromotionPiece => written.is_promotion(),
        BoardFaultKind::WrongMove
        | BoardFaultKind::NeighbourSquare
        | BoardFaultKind::WrongPiece
        | BoardFaultKind::Skipped
        | BoardFaultKind::Repeated
        | BoardFaultKind::Swapped
        | BoardFaultKind::Rotated
        | BoardFaultKind::Setup => true,
    }
}

/// Every way to make that fault at that ply, with the board at the end.
pub fn variants(game: &Written, kind: BoardFaultKind, ply: usize) -> Vec<Variant> {
    if kind == BoardFaultKind::Setup {
        let all = set_ups(game.board(0));
        return all
            .into_iter()
            .map(|board| ended(None, game.play_rest(board, 0)))
            .collect();
    }
    if kind == BoardFaultKind::Rotated {
        let board = turned(game.board(ply));
        return vec![ended(None, game.play_rest(board, ply))];
    }
    if kind == BoardFaultKind::Swapped {
        return swapped(game, ply);
    }
    at_ply(game, kind, ply)
        .into_iter()
        .map(|(made, board)| ended(made, game.play_rest(board, ply)))
        .collect()
}

/// The move, and the board just after that ply, for faults of a single ply.
fn at_ply(game: &Written, kind: BoardFaultKind, ply: usize) -> Vec<(Option<UciMove>, Board)> {
    let before = game.board(ply - 1);
    let after = game.board(ply);
    let written = game.moves[ply - 1];
    let side = game.side(ply - 1);
    let from = written.from().unwrap();
    // Castling is reported as the king's two squares.
    let to = written
        .castling_side()
        .map_or(written.to(), |castling| castling.king_to(side));
    let mut found: Vec<(Option<UciMove>, Board)> = Vec::new();
    let by_hand = |from, to, promotion| Some(UciMove::Normal { from, to, promotion });
    match kind {
        BoardFaultKind::WrongMove => {
            for other in game.positions[ply - 1].legal_moves() {
                if other != written {
                    let mut next = game.positions[ply - 1].clone();
                    next.play_unchecked(other);
                    found.push((Some(other.to_uci(CastlingMode::Standard)), next.board().clone()));
                }
            }
        }
        BoardFaultKind::NotCaptured => {
            let taken = before.piece_at(to).unwrap();
            let mut off = before.clone();
            off.discard_piece_at(from);
            found.push((None, off));
            for beside in attacks::king_attacks(to) {
                if before.piece_at(beside).is_none() {
                    let mut both = after.clone();
                    both.set_piece_at(beside, taken);
                    found.push((None, both));
                }
            }
            let mut back = after.clone();
            back.set_piece_at(from, taken);
            found.push((None, back));
        }
        BoardFaultKind::EnPassantNotRemoved => {
            let mut left = before.clone();
            carry(&mut left, from, to, None);
            found.push((None, left));
        }
        BoardFaultKind::CastlingRook => castling(before, written, side, &mut found),
        BoardFaultKind::PromotionPiece => {
            let pawn = before.piece_at(from).unwrap();
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                if Some(role) != written.promotion() {
                    let mut other = before.clone();
                    carry(&mut other, from, to, Some(role));
                    found.push((by_hand(from, to, Some(role)), other));
                }
            }
            let mut still = before.clone();
            carry(&mut still, from, to, None);
            found.push((by_hand(from, to, None), still));
            let mut left = after.clone();
            left.set_piece_at(from, pawn);
            found.push((by_hand(from, to, written.promotion()), left));
            let mut nothing = after.clone();
            nothing.discard_piece_at(to);
            found.push((by_hand(from, to, written.promotion()), nothing));
        }
        BoardFaultKind::NeighbourSquare => {
            for beside in attacks::king_attacks(to) {
                if beside == from {
                    continue;
                }
                // The rest of the move is done or left out; the captured piece comes off or stays.
                let mut only = before.clone();
                carry(&mut only, from, beside, None);
                found.push((by_hand(from, beside, None), only));
                let mut rest = after.clone();
                let piece = rest.remove_piece_at(to).unwrap();
                rest.set_piece_at(beside, piece);
                found.push((by_hand(from, beside, written.promotion()), rest));
                if let Some(role) = written.promotion() {
                    let mut only = before.clone();
                    carry(&mut only, from, beside, Some(role));
                    found.push((by_hand(from, beside, Some(role)), only));
                    let mut pawn = after.clone();
                    pawn.discard_piece_at(to);
                    pawn.set_piece_at(beside, side.pawn());
                    found.push((by_hand(from, beside, None), pawn));
                }
            }
        }
        BoardFaultKind::WrongPiece => {
            for square in before.occupied() {
                if square == from || square == to {
                    continue;
                }
                let mut other = before.clone();
                carry(&mut other, square, to, None);
                if written.is_en_passant() {
                    let mut off = other.clone();
                    off.discard_piece_at(Square::from_coords(to.file(), from.rank()));
                    found.push((by_hand(square, to, None), off));
                }
                if written.is_promotion() && before.role_at(square) == Some(Role::Pawn) {
                    let mut promoted = before.clone();
                    carry(&mut promoted, square, to, written.promotion());
                    found.push((by_hand(square, to, written.promotion()), promoted));
                }
                found.push((by_hand(square, to, None), other));
            }
        }
        BoardFaultKind::Skipped => found.push((None, before.clone())),
        BoardFaultKind::Repeated => {
            let again = |from: u32, to: u32| (2 * to).checked_sub(from).filter(|there| *there < 8);
            let file = again(from.file().to_u32(), to.file().to_u32());
            let rank = again(from.rank().to_u32(), to.rank().to_u32());
            if let (Some(file), Some(rank), false) = (file, rank, written.is_castle()) {
                let beyond = Square::from_coords(File::new(file), shakmaty::Rank::new(rank));
                let mut twice = after.clone();
                carry(&mut twice, to, beyond, None);
                found.push((by_hand(to, beyond, None), twice));
            }
        }
        BoardFaultKind::Swapped | BoardFaultKind::Rotated | BoardFaultKind::Setup => {}
    }
    found
}

fn ended(made: Option<UciMove>, board: Board) -> Variant {
    Variant { made, board }
}

fn castling(before: &Board, written: Move, side: Color, found: &mut Vec<(Option<UciMove>, Board)>) {
    let Move::Castle { king, rook } = written else {
        return;
    };
    let castling = written.castling_side().unwrap();
    let mut left = before.clone();
    carry(&mut left, king, castling.king_to(side), None);
    for file in File::ALL {
        let square = Square::from_coords(file, rook.rank());
        if left.piece_at(square).is_none() && square != castling.rook_to(side) {
            let mut elsewhere = left.clone();
            carry(&mut elsewhere, rook, square, None);
            found.push((None, elsewhere));
        }
        if before.piece_at(square) == Some(side.rook()) && square != rook {
            let mut other = left.clone();
            carry(&mut other, square, castling.rook_to(side), None);
            found.push((None, other));
        }
    }
    let mut only = before.clone();
    carry(&mut only, rook, castling.rook_to(side), None);
    found.push((None, only));
    let mut gone = left.clone();
    gone.discard_piece_at(rook);
    found.push((None, gone));
    found.push((None, left));
}

/// First the reply, or first the mover's own next move.
fn swapped(game: &Written, ply: usize) -> Vec<Variant> {
    let mut found = Vec::new();
    for span in [2, 3] {
        if ply + span - 1 > game.moves.len() {
            continue;
        }
        let mut board = game.board(ply - 1).clone();
        for index in (ply - 1..ply - 1 + span).rev() {
            execute(&mut board, game.moves[index], game.side(index));
        }
        found.push(ended(None, game.play_rest(board, ply + span - 1)));
    }
    found
}

/// The board turned by half a turn.
pub fn turned(board: &Board) -> Board {
    let mut turned = Board::empty();
    for (square, piece) in board {
        turned.set_piece_at(square.rotate_180(), piece);
    }
    turned
}

/// Kings and queens exchanged, of one colour or of both; two pieces of a colour exchanged; one missing; colours exchanged.
fn set_ups(start: &Board) -> Vec<Board> {
    let exchanged = |board: &Board, one: Square, other: Square| {
        let mut next = board.clone();
        let (here, there) = (board.piece_at(one).unwrap(), board.piece_at(other).unwrap());
        next.set_piece_at(one, there);
        next.set_piece_at(other, here);
        next
    };
    let mut found = vec![exchanged(
        &exchanged(start, Square::D1, Square::E1),
        Square::D8,
        Square::E8,
    )];
    for one in start.occupied() {
        let mut missing = start.clone();
        missing.discard_piece_at(one);
        found.push(missing);
        for other in start.occupied() {
            if other > one && start.piece_at(one) != start.piece_at(other) {
                found.push(exchanged(start, one, other));
            }
        }
    }
    let knights = exchanged(start, Square::B1, Square::C1);
    found.push(exchanged(&knights, Square::G1, Square::F1));
    let mut colours = Board::empty();
    for (square, piece) in start {
        colours.set_piece_at(
            square,
            Piece {
                color: piece.color.other(),
                ..piece
            },
        );
    }
    found.push(colours);
    found
}
