//! A comparison of a shown board with the board the game knows: the pieces that left, the pieces that came, and the
//! move that this may be.

use shakmaty::{Bitboard, Board, File, Move, MoveList, Piece, Position as _, Rank, Role, Square, attacks};

use super::hands::KnownGame;
use laws::moment::Moment;
use laws::player_board::{HandMovement, PlayerBoard, after, changed, movements};

/// A piece that left a square or came to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceChange {
    pub(super) at: Moment,
    pub(super) square: Square,
    pub(super) piece: Piece,
}

/// The changes that are told now, each with the moment that orders it.
#[derive(Clone, Debug, Default)]
pub(super) struct DueChanges {
    /// Pieces that have left their squares.
    pub(super) departures: Vec<PieceChange>,
    /// Pieces that were put down.
    pub(super) arrivals: Vec<PieceChange>,
}

/// A shown board compared with the known one.
pub(super) struct BoardReading<'a> {
    known: &'a KnownGame<'a>,
    shows: &'a Board,
    /// The squares of which the game has not been told.
    news: Bitboard,
    legal: MoveList,
    /// The possible boards when the hands are finished: as the position is, or after a legal move.
    goals: Vec<Board>,
}

impl<'a> BoardReading<'a> {
    pub(super) fn new(known: &'a KnownGame<'a>, shows: &'a Board, news: Bitboard) -> Self {
        let (told, now) = (known.board.pieces(), known.position.board());
        let legal = if news.is_empty() {
            MoveList::new()
        } else {
            known.position.legal_moves()
        };
        let mut goals = vec![now.clone()];
        for movement in &legal {
            let next = after(known.position, *movement);
            // If the player's board lags, the player may make their own move first.
            if told != now {
                goals.push(changed(told, now, &next));
            }
            goals.push(next);
        }
        Self {
            known,
            shows,
            news,
            legal,
            goals,
        }
    }

    /// The fewest movements that make the known board the shown one, whatever was intended.
    pub(super) fn all_of(board: &PlayerBoard, shows: &Board) -> Vec<HandMovement> {
        let steps = movements(board.pieces(), shows).into_iter().map(|step| match step {
            HandMovement::Place(square, None) => HandMovement::Place(square, shows.piece_at(square)),
            HandMovement::Place(..) | HandMovement::Lift(_) | HandMovement::Remove(_) => step,
        });
        let mut steps: Vec<HandMovement> = steps.collect();
        let mut left: Vec<_> = board.hand().to_vec();
        for step in &steps {
            if let HandMovement::Place(_, Some(piece)) = step
                && let Some(index) = left.iter().rposition(|held| held.piece == *piece)
            {
                left.remove(index);
            }
        }
        let freed = left.iter().map(|held| held.from);
        let freed = freed.filter(|from| board.pieces().piece_at(*from).is_none());
        steps.splice(0..0, freed.map(HandMovement::Remove));
        steps
    }

    /// The pieces in the hand, and the squares from which they were lifted.
    pub(super) fn held(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.known.board.hand().iter().map(|held| (held.from, held.piece))
    }

    /// The pieces that no longer stand on their squares, with those squares.
    pub(super) fn departures(&self) -> impl Iterator<Item = (Square, Piece)> {
        let told = self.known.board.pieces();
        let stood = move |square| told.piece_at(square).map(|piece| (square, piece));
        self.news.into_iter().filter_map(stood)
    }

    /// The pieces on squares where they did not stand before.
    pub(super) fn arrivals(&self) -> impl Iterator<Item = (Square, Piece)> {
        let stands = |square| self.shows.piece_at(square).map(|piece| (square, piece));
        self.news.into_iter().filter_map(stands)
    }

    /// True if another piece stands on the square of a piece that left.
    pub(super) fn is_replaced(&self, square: Square) -> bool {
        self.shows.piece_at(square).is_some()
    }

    /// True if a piece that was told as lifted stands where it stood, or where the position has it.
    pub(super) fn is_put_back(&self, square: Square, piece: Piece) -> bool {
        let is_held = || self.known.board.hand().iter().any(|held| held.piece == piece);
        let belongs = || self.known.position.board().piece_at(square) == Some(piece);
        self.known.board.lifted_from(square) == Some(piece) || belongs() && is_held()
    }

    /// The square from which a piece on a new square came: the square that it has left, told or not; if there are
    /// several, one from which it may go there.
    pub(super) fn origin(&self, to: Square, piece: Piece) -> Option<Square> {
        let held = self.known.board.hand().iter().rev().map(|held| (held.from, held.piece));
        let left = held.chain(self.departures());
        let mut squares = left.filter(|(_, left)| *left == piece).map(|(square, _)| square);
        let first = squares.next()?;
        let mut others = std::iter::once(first).chain(squares);
        let best = others.find(|from| *from == to || self.is_legal(*from, to, piece));
        Some(best.unwrap_or(first))
    }

    /// True if the piece belongs there: the position has it there, or it goes there by a legal move.
    pub(super) fn is_expected(&self, from: Square, to: Square, piece: Piece) -> bool {
        self.known.position.board().piece_at(to) == Some(piece) || self.is_legal(from, to, piece)
    }

    fn is_legal(&self, from: Square, to: Square, piece: Piece) -> bool {
        piece.color == self.known.position.turn()
            && self.legal.iter().any(|legal| match *legal {
                Move::Castle { king, rook } => {
                    let castled = legal.castling_side().map(|wing| match piece.role {
                        Role::King => (king, wing.king_to(piece.color)),
                        Role::Rook | Role::Pawn | Role::Knight | Role::Bishop | Role::Queen => {
                            (rook, wing.rook_to(piece.color))
                        }
                    });
                    castled == Some((from, to))
                }
                Move::Normal { .. } | Move::EnPassant { .. } | Move::Put { .. } => {
                    legal.from() == Some(from) && legal.to() == to && legal.role() == piece.role
                }
            })
    }

    /// True if a new piece replaces a pawn that is off the board: the promotion is complete.
    pub(super) fn is_promoted(&self, piece: Piece) -> bool {
        let promotes = |legal: &Move| legal.promotion() == Some(piece.role);
        self.legal
            .iter()
            .filter(|legal| promotes(legal))
            .any(|legal| after(self.known.position, *legal) == *self.shows)
    }

    /// True if a piece that is pushed over the board may continue beyond that square.
    pub(super) fn may_slide_on(&self, from: Square, to: Square, piece: Piece) -> bool {
        let captures = |victim: Piece| victim.color != piece.color;
        let known = self.known.board;
        if known
            .pieces()
            .piece_at(to)
            .or(known.lifted_from(to))
            .is_some_and(captures)
        {
            return false;
        }
        // No piece is pushed over another one, as the rook over the king.
        let others = self.shows.occupied() & !self.shows.by_piece(piece);
        if !(attacks::between(from, to) & others).is_empty() {
            return false;
        }
        let Some(next) = beyond(from, to) else { return false };
        let beyond = self.shows.piece_at(next);
        match piece.role {
            Role::Queen | Role::Rook | Role::Bishop => beyond.is_none_or(captures),
            Role::Pawn => {
                let second = piece.color.fold_wb(Rank::Second, Rank::Seventh);
                from.rank() == second && from.distance(to) == 1 && from.file() == to.file() && beyond.is_none()
            }
            Role::King => self.legal.iter().any(|legal| {
                let castled = legal.castling_side().map(|wing| wing.king_to(piece.color));
                legal.from() == Some(from) && castled.is_some_and(|last| last != to && is_toward(from, to, last))
            }),
            Role::Knight => false,
        }
    }

    /// True if pieces are missing that neither came from that origin nor stood on that square.
    pub(super) fn others_are_missing(&self, square: Square, origin: Option<Square>) -> bool {
        let held = self.known.board.hand().iter().map(|held| held.from);
        let gone = self
            .departures()
            .map(|(gone, _)| gone)
            .filter(|gone| !self.is_replaced(*gone));
        held.chain(gone).any(|gone| gone != square && Some(gone) != origin)
    }

    /// True if the pieces that have left can be those that one move takes up.
    pub(super) fn departures_belong_to_a_move(&self) -> bool {
        self.goals.iter().any(|goal| {
            self.departures().all(|(square, piece)| {
                let (is, will) = (self.shows.piece_at(square), goal.piece_at(square));
                will != Some(piece) && (is.is_none() || is == will)
            })
        })
    }

    /// True if everything shown can be on the way to one move.
    fn is_on_the_way(&self) -> bool {
        self.departures_belong_to_a_move()
            && self.goals.iter().any(|goal| {
                let left = |(square, piece)| goal.piece_at(square) != Some(piece);
                let comes = |(square, piece)| goal.piece_at(square) == Some(piece);
                self.departures().all(left) && self.arrivals().all(comes)
            })
    }

    /// The squares of the pieces that have left with the arrivals due now: the piece that was moved, the piece it
    /// takes, and, if everything is on the way to one move, all.
    pub(super) fn departures_with(&self, due: &DueChanges) -> Bitboard {
        if due.arrivals.is_empty() {
            return Bitboard::EMPTY;
        }
        let mut squares = Bitboard::EMPTY;
        let on_the_way = self.is_on_the_way();
        let gone = self
            .departures()
            .filter(|(square, _)| on_the_way && !self.is_replaced(*square));
        squares.extend(gone.map(|(square, _)| square));
        for PieceChange { square, piece, .. } in &due.arrivals {
            squares.extend(self.origin(*square, *piece));
            squares.add(*square);
            squares.extend(self.taken_en_passant(*square));
        }
        squares
    }

    /// The square of the pawn that a pawn takes by standing on this one.
    fn taken_en_passant(&self, to: Square) -> Option<Square> {
        self.legal.iter().find_map(|legal| match *legal {
            Move::EnPassant { from, to: end } if end == to && self.shows.piece_at(to) == Some(self.pawn()) => {
                Some(Square::from_coords(to.file(), from.rank()))
            }
            Move::EnPassant { .. } | Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => None,
        })
    }

    fn pawn(&self) -> Piece {
        self.known.position.turn().pawn()
    }

    /// The movements to be told, in the order in which hands made them.
    pub(super) fn movements(&self, due: &DueChanges) -> Vec<HandMovement> {
        let told = self.known.board.pieces();
        let mut stands = told.clone();
        let mut held: Vec<(Square, Piece)> = self
            .known
            .board
            .hand()
            .iter()
            .map(|held| (held.from, held.piece))
            .collect();
        for PieceChange { square, piece, .. } in &due.departures {
            stands.discard_piece_at(*square);
            held.push((*square, *piece));
        }
        let mut taken: Vec<(Square, Piece)> = Vec::new();
        for PieceChange { square, piece, .. } in &due.arrivals {
            stands.set_piece_at(*square, *piece);
            let origin = self.origin(*square, *piece);
            let of_origin = held
                .iter()
                .rposition(|(from, held)| held == piece && Some(*from) == origin);
            if let Some(index) = of_origin.or(held.iter().rposition(|(_, held)| held == piece)) {
                held.remove(index);
            }
            let victims = [Some(*square), self.taken_en_passant(*square)];
            let is_taken =
                |(from, held): &&(Square, Piece)| victims.contains(&Some(*from)) && held.color != piece.color;
            taken.extend(held.iter().filter(is_taken));
        }
        // A piece still in the hand once the board is correct is treated as off the board.
        if self.goals.contains(&stands) {
            taken.extend(held.iter().copied());
        }
        let is_taken = |square: Square, piece: Piece| {
            taken.contains(&(square, piece)) || held.contains(&(square, piece)) && self.has_left_the_game(square, piece)
        };
        let mut steps = Vec::new();
        let hand = self.known.board.hand().iter();
        for lifted in hand.filter(|lifted| taken.contains(&(lifted.from, lifted.piece))) {
            let bars = told
                .piece_at(lifted.from)
                .filter(|piece| piece.color == lifted.piece.color);
            if bars.is_none() {
                steps.push(HandMovement::Remove(lifted.from));
            }
        }
        steps.extend(due.departures.iter().map(|gone| {
            if is_taken(gone.square, gone.piece) {
                HandMovement::Remove(gone.square)
            } else {
                HandMovement::Lift(gone.square)
            }
        }));
        let placed = due.arrivals.iter();
        steps.extend(placed.map(|down| HandMovement::Place(down.square, Some(down.piece))));
        steps
    }

    /// True if the position has lost that piece, there or elsewhere: it was taken by a move that is executed here.
    fn has_left_the_game(&self, square: Square, piece: Piece) -> bool {
        let now = self.known.position.board();
        let hand = self.known.board.hand().iter().filter(|held| held.piece == piece);
        let known = self.known.board.pieces().by_piece(piece).count() + hand.count();
        let taken = self.taken_by_pawns().contains(square) && piece.color != self.known.position.turn();
        taken || now.piece_at(square) != Some(piece) && now.by_piece(piece).count() < known
    }

    /// The squares of pawns taken en passant by a pawn that stands on its new square already.
    fn taken_by_pawns(&self) -> Bitboard {
        let stands = |legal: &&Move| {
            legal.is_en_passant()
                && self.shows.piece_at(legal.to()) == Some(self.pawn())
                && legal
                    .from()
                    .is_some_and(|from| self.shows.piece_at(from) != Some(self.pawn()))
        };
        let taken = self.legal.iter().filter(stands);
        taken.filter_map(|legal| self.taken_en_passant(legal.to())).collect()
    }
}

/// The next square in a straight line.
fn beyond(from: Square, to: Square) -> Option<Square> {
    let files = i32::from(to.file()) - i32::from(from.file());
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    let is_straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    let file: File = to.file().offset(files.signum())?;
    let rank: Rank = to.rank().offset(ranks.signum())?;
    is_straight.then(|| Square::from_coords(file, rank))
}

/// True if `last` lies beyond `to`, as seen from `from`.
fn is_toward(from: Square, to: Square, last: Square) -> bool {
    from.rank() == to.rank()
        && from.file().distance(last.file()) == from.file().distance(to.file()) + to.file().distance(last.file())
}
