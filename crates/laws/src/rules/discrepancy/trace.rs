//! A slip followed to the last ply, with correct play after it: only the squares on which it leaves a difference are tracked (Art. 7.4).

use shakmaty::{Bitboard, Chess, Move, Position as _, Square};

use super::deed::{HandAct, MoveByHand, MoveSecondPart};
use super::slip::{Body, Slip, WholeBoardSlip};
use super::squares::{OverlaidBoard, Overlay, SquareContents as _, Squares};

/// The written moves, with everything known about them before a slip is tried.
#[derive(Clone, Debug)]
pub(super) struct WrittenMoves {
    pub(super) deeds: Vec<MoveByHand>,
    /// The other legal moves, for every written move.
    pub(super) others: Vec<Vec<MoveByHand>>,
    /// After that many plies, for every square, the next ply that touches it.
    next: Vec<[u16; 64]>,
    /// After that many plies, the squares that no later move touches.
    untouched: Vec<Bitboard>,
    /// After that many plies, the number of squares by which a difference can still grow. Only castling and en
    /// passant without their leading piece leave more squares wrong than before.
    growth: Vec<usize>,
}

/// Marks a square that no later ply touches.
const NEVER: u16 = u16::MAX;

impl WrittenMoves {
    /// Analyses the moves; `positions` are those before each move.
    pub(super) fn new(positions: &[Chess], moves: &[Move]) -> Self {
        let mut deeds = Vec::with_capacity(moves.len());
        let mut others = Vec::with_capacity(moves.len());
        for (position, written) in positions.iter().zip(moves) {
            let side = position.turn();
            deeds.push(MoveByHand::of(*written, side));
            let legal = position.legal_moves().into_iter().filter(|other| other != written);
            others.push(legal.map(|other| MoveByHand::of(other, side)).collect());
        }
        let mut next = vec![[NEVER; 64]];
        let mut untouched = vec![Bitboard::FULL];
        let mut growth = vec![0];
        let mut row = [NEVER; 64];
        let (mut still, mut grows) = (Bitboard::FULL, 0);
        for (index, deed) in deeds.iter().enumerate().rev() {
            for square in deed.squares() {
                if let Some(place) = row.get_mut(square.to_usize()) {
                    *place = u16::try_from(index + 1).unwrap_or(NEVER);
                }
                still.discard(square);
            }
            grows += match deed.also {
                MoveSecondPart::Nothing => 0,
                MoveSecondPart::TakesOff(_) => 1,
                MoveSecondPart::Carries(..) => 2,
            };
            next.push(row);
            untouched.push(still);
            growth.push(grows);
        }
        next.reverse();
        untouched.reverse();
        growth.reverse();
        Self {
            deeds,
            others,
            next,
            untouched,
            growth,
        }
    }

    pub(super) fn plies(&self) -> usize {
        self.deeds.len()
    }

    /// The next ply after `plies` that touches one of these squares.
    #[inline]
    fn next(&self, plies: usize, squares: &Overlay) -> Option<usize> {
        let row = self.next.get(plies)?;
        let of = |(square, _): (Square, _)| row.get(square.to_usize()).copied().unwrap_or(NEVER);
        let first = squares.iter().map(of).min()?;
        (first != NEVER).then_some(usize::from(first))
    }

    /// Adds the boards of a player who executes every move correctly from here.
    fn play_correctly(&self, boards: &mut Vec<Squares>, mut board: Squares) {
        boards.push(board);
        for deed in self.deeds.iter().skip(boards.len() - 1) {
            deed.execute(&mut board);
            boards.push(board);
        }
    }
}

/// A board after every ply, the start first.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    boards: Vec<Squares>,
}

impl Trace {
    /// The trace of the moves as written.
    pub(super) fn right(written: &WrittenMoves, start: Squares) -> Self {
        let mut boards = Vec::with_capacity(written.plies() + 1);
        written.play_correctly(&mut boards, start);
        Self { boards }
    }

    /// The same trace with that slip.
    pub(super) fn with(&self, written: &WrittenMoves, slip: &Slip) -> Self {
        let mut boards = Vec::with_capacity(self.boards.len());
        boards.extend(self.boards.iter().take(slip.until()));
        written.play_correctly(&mut boards, self.just_after(written, slip));
        Self { boards }
    }

    pub(super) fn after(&self, plies: usize) -> Option<&Squares> {
        self.boards.get(plies)
    }

    pub(super) fn end(&self) -> Option<&Squares> {
        self.boards.last()
    }

    /// The board just after the slip.
    fn just_after(&self, written: &WrittenMoves, slip: &Slip) -> Squares {
        let before = self.boards.get(slip.ply.saturating_sub(1)).copied();
        let mut board = before.unwrap_or_else(|| Squares::from_fn(|_| super::squares::Content::EMPTY));
        match slip.body {
            Body::Acts(acts) => {
                for act in acts.into_iter().flatten() {
                    act.execute(&mut board);
                }
                board
            }
            Body::Whole(whole) => {
                if let Some(deed) = slip.ply.checked_sub(1).and_then(|index| written.deeds.get(index)) {
                    deed.execute(&mut board);
                }
                whole.happens_to(&board)
            }
        }
    }

    /// The last board after that slip, step by step: the definition of a slip's effect, and the only way for slips of whole boards.
    pub(super) fn replayed(&self, written: &WrittenMoves, slip: &Slip) -> Squares {
        let mut board = self.just_after(written, slip);
        for deed in written.deeds.iter().skip(slip.until()) {
            deed.execute(&mut board);
        }
        board
    }

    /// The differences on the last board after that slip. `None` for a slip of a whole board, and, with a goal, as
    /// soon as the goal is missed.
    pub(super) fn follow(&self, written: &WrittenMoves, slip: &Slip, goal: Option<&Goal>) -> Option<Overlay> {
        let Body::Acts(acts) = slip.body else {
            return None;
        };
        let before = self.boards.get(slip.ply.saturating_sub(1))?;
        let mut differing = Overlay::new();
        let skipped = written.deeds.iter().skip(slip.ply.saturating_sub(1)).take(slip.span);
        for square in skipped.flat_map(|deed| deed.squares()) {
            differing.set(square, before.get(square));
        }
        let mut view = OverlaidBoard {
            below: before,
            above: &mut differing,
        };
        for act in acts.into_iter().flatten() {
            HandAct::execute(act, &mut view);
        }
        let mut plies = slip.until();
        differing.keep_differing(self.boards.get(plies)?);
        loop {
            if goal.is_some_and(|goal| !goal.is_in_reach(written, plies, &differing)) {
                return None;
            }
            let Some(ply) = written.next(plies, &differing) else {
                return Some(differing);
            };
            let deed = written.deeds.get(ply - 1)?;
            let below = self.boards.get(ply - 1)?;
            for square in deed.squares() {
                if differing.get(square).is_none() {
                    differing.set(square, below.get(square));
                }
            }
            let mut view = OverlaidBoard {
                below,
                above: &mut differing,
            };
            deed.execute(&mut view);
            differing.keep_differing(self.boards.get(ply)?);
            plies = ply;
        }
    }
}

impl WholeBoardSlip {
    fn happens_to(self, board: &Squares) -> Squares {
        use shakmaty::Role::{Bishop, Knight, Rook};
        let exchanged = |one, other| {
            Squares::from_fn(|square| {
                let content = board.get(square);
                match content.role() {
                    Some(role) if role == one => content.turned_into(other),
                    Some(role) if role == other => content.turned_into(one),
                    Some(_) | None => content,
                }
            })
        };
        match self {
            WholeBoardSlip::Turned => board.turned(),
            WholeBoardSlip::Mirrored => Squares::from_fn(|square| board.get(square.flip_horizontal())),
            WholeBoardSlip::Recoloured => Squares::from_fn(|square| board.get(square).recoloured()),
            WholeBoardSlip::MinorsExchanged => exchanged(Knight, Bishop),
            WholeBoardSlip::RooksAndKnightsExchanged => exchanged(Rook, Knight),
        }
    }
}

/// The board to be explained, compared with the end of a trace.
#[derive(Clone, Debug)]
pub(super) struct Goal {
    pub(super) board: Squares,
    /// The squares on which it differs.
    pub(super) mask: Bitboard,
}

impl Goal {
    pub(super) fn new(board: Squares, trace: &Trace) -> Self {
        let mask = trace.end().map_or(Bitboard::EMPTY, |end| end.differing(&board));
        Self { board, mask }
    }

    /// True if these differences at the end produce the board.
    pub(super) fn is_met(&self, differing: &Overlay) -> bool {
        differing.mask() == self.mask
            && differing
                .iter()
                .all(|(square, content)| self.board.get(square) == content)
    }

    /// Squares that are not touched again must already be right, and differences hardly ever grow.
    #[inline]
    fn is_in_reach(&self, written: &WrittenMoves, plies: usize, differing: &Overlay) -> bool {
        let untouched = written.untouched.get(plies).copied().unwrap_or_default();
        let growth = written.growth.get(plies).copied().unwrap_or_default();
        let settled = |(square, content): (Square, _)| !untouched.contains(square) || self.board.get(square) == content;
        ((differing.mask() ^ self.mask) & untouched).is_empty()
            && self.mask.count() <= differing.len() + growth
            && differing.iter().all(settled)
    }

    /// Number of squares that would still be wrong after these differences.
    pub(super) fn leaves_of(&self, differing: &Overlay) -> usize {
        let mut left = self.mask;
        for (square, content) in differing.iter() {
            left.set(square, self.board.get(square) != content);
        }
        left.count()
    }
}
