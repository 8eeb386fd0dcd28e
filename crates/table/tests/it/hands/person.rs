//! A person at a wooden board: what stands where, and when, while they make a move with hands as real ones.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position as _, Role, Square, attacks};
use testing::chance::Chance;

/// From that millisecond on this stands on that square.
pub(super) type Physical = (u64, Square, Option<Piece>);

/// A piece that a hand took off its square: when, and for how long it was gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lifted {
    pub(super) square: Square,
    pub(super) at: u64,
    /// True if the touch is too short to be one.
    pub(super) is_flicker: bool,
}

/// The acts of a person for one move.
#[derive(Clone, Debug, Default)]
pub(super) struct Deed {
    pub(super) events: Vec<Physical>,
    pub(super) lifted: Vec<Lifted>,
    /// Pieces they adjust, saying so, and when they say it.
    pub(super) adjusted: Vec<(u64, Square)>,
    /// Moves that they may well be seen to make first: the rook of a castling, another piece of a promotion.
    pub(super) on_the_way: Vec<(Square, Square)>,
    /// Squares on which a piece stood for a while before it was lifted again: a pawn until it was exchanged, one that had fallen.
    pub(super) lifted_again: Vec<Square>,
    /// The moment at which the last piece was released.
    pub(super) released: u64,
    /// By hand and through the air, nothing knocked over before.
    pub(super) is_plain: bool,
}

impl Deed {
    fn put(&mut self, at: u64, square: Square, piece: Option<Piece>) {
        self.events.push((at, square, piece));
    }

    fn lift(&mut self, at: u64, square: Square) {
        self.put(at, square, None);
        let is_flicker = false;
        self.lifted.push(Lifted { square, at, is_flicker });
    }
}

/// Milliseconds between these.
fn ms(chance: &mut Chance, from: u64, to: u64) -> u64 {
    from + u64::try_from(chance.below(usize::try_from(to - from).unwrap() + 1)).unwrap()
}

/// The way a person makes that move on a board that stands like `position`, beginning at `now`. A person who only executes it
/// neither adjusts nor knocks over: whether that is a touch is not asked here.
pub(super) fn deed(position: &Chess, made: Move, now: u64, executes: bool, chance: &mut Chance) -> Deed {
    let mut deed = Deed {
        is_plain: true,
        ..Deed::default()
    };
    let board = position.board();
    let mut after = position.clone();
    after.play_unchecked(made);
    let involved: Bitboard = Square::ALL
        .into_iter()
        .filter(|square| board.piece_at(*square) != after.board().piece_at(*square))
        .collect();
    let mut at = now + ms(chance, 100, 700);
    if chance.one_in(5) {
        at = flicker(&mut deed, board, involved, at, chance);
    }
    if !executes && chance.one_in(8) {
        at = adjust(&mut deed, board, involved, at, chance);
    }
    if !executes && chance.one_in(12) {
        at = knock_over(&mut deed, position, involved, at, chance);
        deed.is_plain = false;
    }
    match made {
        Move::Castle { king, rook } => castle(&mut deed, position, (king, rook), at, chance),
        Move::EnPassant { from, to } => {
            let victim = Square::from_coords(to.file(), from.rank());
            if chance.one_in(3) {
                deed.lift(at, victim);
                at += ms(chance, 150, 900);
                at = carry(&mut deed, position, (from, to), None, at, chance);
            } else {
                at = carry(&mut deed, position, (from, to), None, at, chance);
                at += ms(chance, 50, 1500);
                deed.lift(at, victim);
            }
            deed.is_plain = false;
            deed.released = at;
        }
        Move::Normal {
            from,
            to,
            capture,
            promotion,
            ..
        } => {
            let victim = capture.is_some();
            if let Some(role) = promotion {
                promote(&mut deed, position, (from, to, victim), role, at, chance);
            } else if victim {
                deed.released = capture_on(&mut deed, position, (from, to), at, chance);
            } else {
                deed.released = carry(&mut deed, position, (from, to), None, at, chance);
            }
        }
        Move::Put { .. } => {}
    }
    deed.events.sort_by_key(|(at, _, _)| *at);
    deed
}

/// A piece that stands by and is grazed.
fn bystander(board: &Board, involved: Bitboard, chance: &mut Chance) -> Option<(Square, Piece)> {
    let others: Vec<Square> = (board.occupied() & !involved).into_iter().collect();
    (!others.is_empty())
        .then(|| chance.of(&others))
        .and_then(|square| Some((square, board.piece_at(square)?)))
}

fn flicker(deed: &mut Deed, board: &Board, involved: Bitboard, at: u64, chance: &mut Chance) -> u64 {
    let Some((square, piece)) = bystander(board, involved, chance) else {
        return at;
    };
    let back = at + ms(chance, 20, 230);
    deed.put(at, square, None);
    deed.put(back, square, Some(piece));
    deed.lifted.push(Lifted {
        square,
        at,
        is_flicker: true,
    });
    back + ms(chance, 300, 800)
}

fn adjust(deed: &mut Deed, board: &Board, involved: Bitboard, at: u64, chance: &mut Chance) -> u64 {
    let Some((square, piece)) = bystander(board, involved, chance) else {
        return at;
    };
    if deed.lifted.iter().any(|other| other.square == square) {
        return at;
    }
    deed.adjusted.push((at, square));
    let at = at + ms(chance, 20, 300);
    let back = at + ms(chance, 600, 1500);
    deed.put(at, square, None);
    deed.put(back, square, Some(piece));
    back + ms(chance, 700, 1500)
}

/// Two to four pieces fall at one time; they come back one by one, perhaps on a wrong square first.
fn knock_over(deed: &mut Deed, position: &Chess, involved: Bitboard, at: u64, chance: &mut Chance) -> u64 {
    let board = position.board();
    let legal = position.legal_moves();
    let mut fallen: Vec<(Square, Piece)> = Vec::new();
    for _ in 0..2 + chance.below(3) {
        if let Some(one) = bystander(board, involved, chance)
            && !fallen.contains(&one)
            && !deed.adjusted.iter().any(|(_, square)| *square == one.0)
            && !deed.lifted.iter().any(|other| other.square == one.0)
        {
            fallen.push(one);
        }
    }
    if fallen.len() < 2 {
        return at;
    }
    for (square, _) in &fallen {
        deed.lift(at + ms(chance, 0, 60), *square);
    }
    let mut at = at + ms(chance, 700, 1200);
    for (square, piece) in fallen {
        if chance.one_in(3) {
            // Not where it might have been moved to: that would be a move, as far as anybody can see.
            let may_go = legal
                .iter()
                .filter(|legal| legal.from() == Some(square))
                .map(|legal| legal.to());
            let may_go: Bitboard = may_go.collect();
            let empty: Vec<Square> = (!board.occupied() & !involved & !may_go).into_iter().collect();
            let wrong = chance.of(&empty);
            deed.lifted_again.push(wrong);
            deed.put(at, wrong, Some(piece));
            at += ms(chance, 300, 1500);
            deed.put(at, wrong, None);
            at += ms(chance, 100, 500);
        }
        deed.put(at, square, Some(piece));
        at += ms(chance, 200, 900);
    }
    at + ms(chance, 300, 2500)
}

/// Takes a piece from one square to another, through the air or over the board; when it is released there.
fn carry(
    deed: &mut Deed,
    position: &Chess,
    (from, to): (Square, Square),
    as_piece: Option<Piece>,
    at: u64,
    chance: &mut Chance,
) -> u64 {
    let piece = position.board().piece_at(from).unwrap();
    let path: Vec<Square> = attacks::between(from, to).into_iter().collect();
    let is_free = path.iter().all(|square| position.board().piece_at(*square).is_none());
    let slides = !matches!(piece.role, Role::Knight) && is_free && as_piece.is_none();
    deed.lift(at, from);
    let target_is_empty = position.board().piece_at(to).is_none();
    let mut at = at;
    if slides && chance.one_in(3) {
        deed.is_plain = false;
        let mut path = path;
        path.sort_by_key(|square| from.distance(*square));
        // The piece is over the next square while it leaves the one before.
        let mut last = from;
        let first = deed.events.len() - 1;
        for (index, square) in path.into_iter().chain([to]).enumerate() {
            let overlap = ms(chance, 0, 40);
            if index == 0 {
                deed.events[first].0 += overlap;
            } else {
                deed.put(at + overlap, last, None);
            }
            deed.put(at, square, Some(piece));
            last = square;
            at += ms(chance, 45, 90);
        }
        return at;
    }
    at += ms(chance, 120, 1200);
    if chance.one_in(5) {
        at = hover(deed, position, (from, to), piece, at, chance);
    }
    if target_is_empty && chance.one_in(6) {
        // Over its square before it stands.
        let end = at + ms(chance, 30, 200);
        deed.put(at, to, Some(piece));
        deed.put(end, to, None);
        at = end + ms(chance, 50, 230);
        deed.is_plain = false;
    }
    deed.put(at, to, Some(as_piece.unwrap_or(piece)));
    at
}

/// Low over a square to which it may not go.
fn hover(
    deed: &mut Deed,
    position: &Chess,
    (from, to): (Square, Square),
    piece: Piece,
    at: u64,
    chance: &mut Chance,
) -> u64 {
    let legal = position.legal_moves();
    let may_go: Bitboard = legal
        .iter()
        .filter(|legal| legal.from() == Some(from))
        .map(|legal| legal.to())
        .collect();
    let others: Vec<Square> = (!position.board().occupied() & !may_go & !Bitboard::from(to) & !castled(piece))
        .into_iter()
        .collect();
    if others.is_empty() {
        return at;
    }
    let square = chance.of(&others);
    let end = at + ms(chance, 30, 200);
    deed.put(at, square, Some(piece));
    deed.put(end, square, None);
    deed.is_plain = false;
    end + ms(chance, 60, 400)
}

/// Squares of king and rook after castling: `to` of a castling is the rook's square.
fn castled(piece: Piece) -> Bitboard {
    let rank = piece.color.fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth);
    Bitboard::from_rank(rank)
}

fn capture_on(deed: &mut Deed, position: &Chess, (from, to): (Square, Square), at: u64, chance: &mut Chance) -> u64 {
    match chance.below(4) {
        0 => {
            deed.lift(at, to);
            let at = at + ms(chance, 60, 1200);
            // The square is empty now, but the plain hands below do not know.
            carry(deed, position, (from, to), None, at, chance)
        }
        1 => {
            // The player's own piece first, both in the air.
            deed.lift(at, from);
            let at = at + ms(chance, 60, 900);
            deed.lift(at, to);
            let at = at + ms(chance, 60, 900);
            deed.put(at, to, position.board().piece_at(from));
            at
        }
        2 => {
            // The target is hardly ever seen empty.
            deed.lift(at, from);
            let at = at + ms(chance, 150, 700);
            deed.lift(at, to);
            let at = at + ms(chance, 1, 30);
            deed.put(at, to, position.board().piece_at(from));
            at
        }
        _ => {
            let at_end = carry(deed, position, (from, to), None, at, chance);
            deed.lifted.push(Lifted {
                square: to,
                at: at_end,
                is_flicker: false,
            });
            at_end
        }
    }
}

fn castle(deed: &mut Deed, position: &Chess, (king, rook): (Square, Square), at: u64, chance: &mut Chance) {
    let wing = Move::Castle { king, rook }.castling_side().unwrap();
    let side: Color = position.turn();
    let (king_to, rook_to) = (wing.king_to(side), wing.rook_to(side));
    let mut at = at;
    deed.is_plain = false;
    match chance.below(4) {
        0 | 1 => {
            at = carry(deed, position, (king, king_to), None, at, chance);
            at += ms(chance, 50, 900);
            // Over the king.
            deed.lift(at, rook);
            at += ms(chance, 200, 700);
            deed.put(at, rook_to, Some(side.rook()));
        }
        2 => {
            deed.lift(at, king);
            at += ms(chance, 0, 500);
            deed.lift(at, rook);
            at += ms(chance, 200, 700);
            deed.put(at, king_to, Some(side.king()));
            at += ms(chance, 0, 500);
            deed.put(at, rook_to, Some(side.rook()));
        }
        _ => {
            deed.on_the_way.push((rook, rook_to));
            deed.lift(at, rook);
            at += ms(chance, 200, 700);
            deed.put(at, rook_to, Some(side.rook()));
            at += ms(chance, 50, 900);
            deed.lift(at, king);
            at += ms(chance, 200, 700);
            deed.put(at, king_to, Some(side.king()));
        }
    }
    deed.released = at;
}

fn promote(
    deed: &mut Deed,
    position: &Chess,
    (from, to, victim): (Square, Square, bool),
    role: Role,
    at: u64,
    chance: &mut Chance,
) {
    let side = position.turn();
    let new = Piece { color: side, role };
    let mut at = at;
    deed.is_plain = false;
    if victim {
        deed.lift(at, to);
        at += ms(chance, 60, 900);
    }
    match chance.below(4) {
        0 => {
            deed.lift(at, from);
            at += ms(chance, 200, 3000);
            deed.put(at, to, Some(new));
        }
        1 => {
            // The pawn stands there until it is exchanged.
            deed.lifted_again.push(to);
            deed.lift(at, from);
            at += ms(chance, 200, 900);
            deed.put(at, to, Some(side.pawn()));
            at += ms(chance, 400, 3000);
            deed.put(at, to, None);
            at += ms(chance, 50, 2000);
            deed.put(at, to, Some(new));
        }
        2 => {
            deed.put(at, to, Some(new));
            at += ms(chance, 50, 2000);
            deed.lift(at, from);
        }
        _ => {
            // The wrong piece first.
            deed.on_the_way.push((from, to));
            let wrong = if role == Role::Rook { Role::Queen } else { Role::Rook };
            deed.lift(at, from);
            at += ms(chance, 200, 2000);
            deed.put(
                at,
                to,
                Some(Piece {
                    color: side,
                    role: wrong,
                }),
            );
            at += ms(chance, 300, 2000);
            deed.put(at, to, None);
            at += ms(chance, 200, 1000);
            deed.put(at, to, Some(new));
        }
    }
    deed.released = at;
}
