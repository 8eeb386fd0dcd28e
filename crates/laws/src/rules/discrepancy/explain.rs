//! The search for a slip that explains a board (Art. 7.4, D.2.9).
//!
//! Every slip at every ply is followed to the end of the game. Two slips are tried if one is not enough.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use shakmaty::{Board, Chess, Move, Position as _};

use super::ahead::continued;
use super::setup;
use super::slip::{Slip, WholeBoardSlip, WrittenMove, slips};
use super::squares::{Overlay, Squares};
use super::trace::{Goal, Trace, WrittenMoves};
use super::verdict::{BoardFault, BoardFaultKind, BoardState};
use crate::player_board::differing;

/// Plies a board may lag before a slip is looked for.
const LAG: usize = 2;

/// Plies that a board may be ahead of the sheets.
#[derive(Clone, Copy, Debug)]
pub(super) struct AheadLimits {
    /// The most half-moves ahead before the search for a slip.
    first: usize,
    /// The same after the search, if no slip explains the board.
    last: usize,
}

impl AheadLimits {
    /// Both boards show the same: a move that both have made is likelier than the same slip twice.
    pub(super) const ALIKE: Self = Self { first: 3, last: 6 };
    /// The sheets agree, and the boards do not.
    pub(super) const APART: Self = Self { first: 0, last: 6 };
    /// The sheets differ: of one board alone, a long way by legal moves explains nothing.
    pub(super) const SHEETS_DIFFER: Self = Self { first: 0, last: 1 };
}

/// The most squares that a slip at a written move leaves wrong at once.
const SQUARES_OF_A_SLIP: usize = 12;

/// Plies searched for a second slip that depends on a first one, so that a long game takes no longer.
const PLIES_OF_SECOND_SLIPS: usize = 24_000;

/// Pairs of independent slips that are tried.
const PAIRS: usize = 4000;

/// The game as it is written, with the position after every ply.
#[derive(Clone, Debug)]
pub(super) struct GameLine<'a> {
    moves: &'a [Move],
    start: &'a Chess,
    end: Chess,
    /// The start first; never empty. Only a board that was seen is compared with these positions.
    positions: OnceCell<Vec<Chess>>,
    /// The data of the search, built on first use.
    search: OnceCell<Search>,
}

impl<'a> GameLine<'a> {
    pub(super) fn new(start: &'a Chess, moves: &'a [Move]) -> Self {
        let mut end = start.clone();
        for legal in moves {
            end.play_unchecked(*legal);
        }
        Self {
            moves,
            start,
            end,
            positions: OnceCell::new(),
            search: OnceCell::new(),
        }
    }

    fn positions(&self) -> &[Chess] {
        self.positions.get_or_init(|| {
            let mut positions = Vec::with_capacity(self.moves.len() + 1);
            let mut position = self.start.clone();
            positions.push(position.clone());
            for legal in self.moves {
                position.play_unchecked(*legal);
                positions.push(position.clone());
            }
            positions
        })
    }

    /// The position after the last ply.
    pub(super) const fn end(&self) -> &Chess {
        &self.end
    }

    /// Explains the state of the board relative to this line.
    pub(super) fn explain(&self, board: &Board, limits: AheadLimits) -> BoardState {
        let positions = self.positions();
        let mut backwards = positions.iter().rev();
        let behind = backwards.position(|position| position.board() == board);
        match behind {
            Some(0) => return BoardState::InSync,
            Some(plies) if plies <= LAG => return BoardState::Behind { plies },
            Some(_) | None => {}
        }
        // Moves of pieces that have come back explain nothing.
        let changed = differing(self.end.board(), board).count();
        let ahead = |most| {
            let (plies, _) = continued(&self.end, board, most).filter(|(plies, _)| *plies <= changed)?;
            Some(BoardState::Ahead { plies })
        };
        if let Some(state) = ahead(limits.first) {
            return state;
        }
        let search = self.search.get_or_init(|| Search::new(positions, self.moves));
        let squares = Squares::of(board);
        let wrong = |slips: &[Slip], behind: usize| BoardState::Wrong {
            faults: slips.iter().map(|slip| self.told(slip)).collect(),
            behind,
        };
        // A legal move that the sheets still lack (8.1.3) is likelier than a slip, except the common one: a move that was not
        // executed, whose piece could also have gone back.
        let next = ahead(1);
        let slip = search.one(&squares);
        if let Some(slip) = slip.filter(|slip| next.is_none() || slip.kind == BoardFaultKind::Skipped) {
            return wrong(&[slip], 0);
        }
        if let Some(state) = next {
            return state;
        }
        if let Some(plies) = behind {
            return BoardState::Behind { plies };
        }
        // The last plies not yet executed, and a slip before them.
        for behind in 1..=LAG.min(self.moves.len()) {
            let earlier = self.moves.len() - behind;
            let moves = self.moves.get(..earlier).unwrap_or_default();
            let shorter = Search::new(positions, moves);
            if let Some(slip) = shorter.one(&squares) {
                return wrong(&[slip], behind);
            }
        }
        let two = search.two(&squares).map(|slips| wrong(&slips, 0));
        two.or_else(|| ahead(limits.last)).unwrap_or(BoardState::Unexplained)
    }

    fn told(&self, slip: &Slip) -> BoardFault {
        let mode = self.start.castles().mode();
        let written = slip.ply.checked_sub(1).and_then(|index| self.moves.get(index));
        BoardFault {
            ply: slip.ply,
            kind: slip.kind,
            made: slip.made.map(|deed| deed.uci(mode)),
            written: written.map(|written| written.to_uci(mode)),
            role: written.map(|written| written.role()),
        }
    }
}

/// The data of the search that does not depend on the board to be explained.
#[derive(Clone, Debug)]
struct Search {
    written: WrittenMoves,
    right: Trace,
}

impl Search {
    fn new(positions: &[Chess], moves: &[Move]) -> Self {
        let written = WrittenMoves::new(positions, moves);
        let start = positions.first().map(|start| Squares::of(start.board()));
        let right = Trace::right(&written, start.unwrap_or_else(|| Squares::of(&Board::empty())));
        Self { written, right }
    }

    /// The single cheapest slip.
    fn one(&self, board: &Squares) -> Option<Slip> {
        let goal = Goal::new(*board, &self.right);
        if let Some(slip) = self.one_after(&self.right, &goal, 0) {
            return Some(slip);
        }
        let plies = self.written.plies();
        let turned = (0..=plies).rev().map(|ply| Slip::whole(WholeBoardSlip::Turned, ply));
        turned
            .chain(setup::WHOLE.map(|whole| Slip::whole(whole, 0)))
            .find(|slip| self.right.replayed(&self.written, slip) == *board)
            .or_else(|| self.set_up(&goal))
    }

    /// A set-up with single pieces wrong.
    fn set_up(&self, goal: &Goal) -> Option<Slip> {
        let start = self.right.after(0)?;
        setup::slips(start).into_iter().find(|slip| {
            let end = self.right.follow(&self.written, slip, Some(goal));
            end.is_some_and(|end| goal.is_met(&end))
        })
    }

    /// The cheapest slip at a written move after `from` plies of that trace; of equally cheap ones, the latest.
    fn one_after(&self, trace: &Trace, goal: &Goal, from: usize) -> Option<Slip> {
        let mut best: Option<Slip> = None;
        let mut at_ply = Vec::new();
        for ply in (from + 1..=self.written.plies()).rev() {
            self.at(trace, ply, &mut at_ply);
            for slip in &at_ply {
                if best.is_some_and(|best| best.kind.cost() <= slip.kind.cost()) {
                    continue;
                }
                let end = trace.follow(&self.written, slip, Some(goal));
                if end.is_some_and(|end| goal.is_met(&end)) {
                    best = Some(*slip);
                }
            }
            if best.is_some_and(|best| best.kind == BoardFaultKind::Skipped) {
                break;
            }
        }
        best
    }

    fn at(&self, trace: &Trace, ply: usize, into: &mut Vec<Slip>) {
        let index = ply.saturating_sub(1);
        let (Some(deeds), Some(others), Some(board)) = (
            self.written.deeds.get(index..),
            self.written.others.get(index),
            trace.after(index),
        ) else {
            into.clear();
            return;
        };
        let place = WrittenMove {
            ply,
            deeds,
            others,
            board,
        };
        slips(&place, into);
    }

    /// Two slips, the earlier one first.
    fn two(&self, board: &Squares) -> Option<Vec<Slip>> {
        let goal = Goal::new(*board, &self.right);
        let ends = self.ends();
        self.apart(&goal, &ends)
            .or_else(|| self.turned_last(board))
            .or_else(|| self.one_upon_another(&goal, &ends))
            .map(|(first, second)| vec![first, second])
    }

    /// Every slip, and the squares of the last board on which it leaves a difference.
    fn ends(&self) -> Vec<(Slip, Overlay)> {
        let mut ends = Vec::new();
        let mut all = self.right.after(0).map(setup::slips).unwrap_or_default();
        let mut at_ply = Vec::new();
        for ply in 1..=self.written.plies() {
            self.at(&self.right, ply, &mut at_ply);
            all.append(&mut at_ply);
        }
        for slip in all {
            if let Some(end) = self.right.follow(&self.written, &slip, None) {
                ends.push((slip, end));
            }
        }
        ends
    }

    /// Two slips that never meet: each explains a part of the differing squares.
    fn apart(&self, goal: &Goal, ends: &[(Slip, Overlay)]) -> Option<(Slip, Slip)> {
        let is_part = |end: &Overlay| goal.leaves_of(end) + end.len() == goal.mask.count();
        let mut parts: BTreeMap<u64, Vec<Slip>> = BTreeMap::new();
        for (slip, end) in ends.iter().filter(|(_, end)| is_part(end)) {
            parts.entry(u64::from(end.mask())).or_default().push(*slip);
        }
        let mut pairs = Vec::new();
        for (mask, firsts) in &parts {
            let seconds = parts.get(&(u64::from(goal.mask) ^ mask)).map_or(&[][..], Vec::as_slice);
            for first in firsts {
                let later = seconds.iter().filter(|second| second.ply > first.until());
                pairs.extend(later.map(|second| (*first, *second)));
            }
        }
        pairs.sort_by_key(|(first, second)| {
            let (one, other) = (first.kind.cost(), second.kind.cost());
            (one.max(other), one.min(other), Reverse(second.ply), Reverse(first.ply))
        });
        pairs.into_iter().take(PAIRS).find(|(first, second)| {
            let trace = self.right.with(&self.written, first);
            trace.replayed(&self.written, second) == goal.board
        })
    }

    /// A slip, after which the board was turned.
    fn turned_last(&self, board: &Squares) -> Option<(Slip, Slip)> {
        let goal = Goal::new(board.turned(), &self.right);
        let first = self.one_after(&self.right, &goal, 0)?;
        Some((first, Slip::whole(WholeBoardSlip::Turned, self.written.plies())))
    }

    /// A slip on the board that another one has left; the most promising first slips are tried first.
    fn one_upon_another(&self, goal: &Goal, ends: &[(Slip, Overlay)]) -> Option<(Slip, Slip)> {
        let mut firsts: Vec<(usize, &Slip)> = ends
            .iter()
            .map(|(slip, end)| (goal.leaves_of(end), slip))
            .filter(|(left, _)| *left <= SQUARES_OF_A_SLIP)
            .collect();
        firsts.sort_by_key(|(left, slip)| (*left, slip.kind.cost(), Reverse(slip.ply)));
        let tried = PLIES_OF_SECOND_SLIPS
            .checked_div(self.written.plies())
            .unwrap_or_default();
        firsts.into_iter().take(tried).find_map(|(_, first)| {
            let trace = self.right.with(&self.written, first);
            let rest = Goal::new(goal.board, &trace);
            let second = self.one_after(&trace, &rest, first.until())?;
            Some((*first, second))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::san::San;

    /// The positions of a game in English short notation, and its moves.
    fn game(text: &str) -> (Vec<Chess>, Vec<Move>) {
        let mut positions = vec![Chess::default()];
        let mut moves = Vec::new();
        for word in text.split_whitespace() {
            let mut next = positions.last().unwrap().clone();
            let legal = word.parse::<San>().unwrap().to_move(&next).unwrap();
            next.play_unchecked(legal);
            moves.push(legal);
            positions.push(next);
        }
        (positions, moves)
    }

    /// The search in that game, with another board as its goal.
    fn search(text: &str, board: &str) -> (Search, Goal) {
        let (positions, moves) = game(text);
        let search = Search::new(&positions, &moves);
        let board: Board = board.parse().unwrap();
        let goal = Goal::new(Squares::of(&board), &search.right);
        (search, goal)
    }

    fn told(first: &Slip, second: &Slip) -> [(BoardFaultKind, usize); 2] {
        [(first.kind, first.ply), (second.kind, second.ply)]
    }

    #[test]
    fn two_unrelated_slips_are_each_found_from_their_own_squares() {
        // A knight went to h3 instead of f3, and the king to f1 instead of castling.
        let board = "rnbqkbnr/1ppppp1p/8/8/p3P1p1/7N/PPPPBPPP/RNBQ1K1R";
        let (search, goal) = search("e4 a5 Nf3 a4 Be2 g5 O-O g4", board);
        let found = search.apart(&goal, &search.ends());
        assert_eq!(
            found.map(|(first, second)| told(&first, &second)),
            Some([(BoardFaultKind::WrongMove, 3), (BoardFaultKind::WrongMove, 7)])
        );
    }

    #[test]
    fn a_slip_upon_another_ones_board_is_found() {
        // The reply was not executed, and the knight that then went to d7 captured the pawn there.
        let board = "r1bqkbnr/pppnpppp/8/8/4P3/2N5/PPPP1PPP/R1BQKBNR";
        let (search, goal) = search("e4 d5 Nc3 Nf6", board);
        let found = search.one_upon_another(&goal, &search.ends());
        assert_eq!(
            found.map(|(first, second)| told(&first, &second)),
            Some([(BoardFaultKind::Skipped, 2), (BoardFaultKind::WrongMove, 4)])
        );
    }

    #[test]
    fn the_first_move_is_executed_after_nothing_else() {
        // White has also moved a pawn to d4, which no slip at one move explains.
        let (search, goal) = search("e4 e5", "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR");
        assert!(search.one_after(&search.right, &goal, 0).is_none());
    }
}
