//! Completed illegal moves, and the record of each player's offences (Art. 7.5, A.5.2).
//!
//! In rapid and blitz without enough arbiters the opponent may claim an illegal move until making the next move, and
//! the arbiter may act until then; afterwards it stands (A.5.2; A.4.2 in 2018, B6 in 2005). Such a move enters the
//! game as the hands made it, from square to square. The position after it counts for repetition and for the fifty
//! moves like any other. A move after which the game could not continue is never left standing, and waits for the
//! arbiter: a captured king, a pawn on the last rank (7.5.2 makes it a queen), a move with the opponent's piece or
//! from an empty square.

use shakmaty::{Board, ByColor, Color};

use super::proposal::Proposal;
use super::turn::Turn;

/// An illegal move from the moment it is completed until a legal one replaces it, or it stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct IllegalMove {
    /// The player who made it.
    pub(super) side: Color,
    /// The ply of the move.
    pub(super) ply: u32,
    /// True once a penalty has been proposed for it.
    pub(super) penalty_is_offered: bool,
    /// The proposals made for it.
    pub(super) proposals: Vec<Proposal>,
    pub(super) state: IllegalMoveState,
}

/// The state of an illegal move.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum IllegalMoveState {
    /// The move is on the boards but not part of the game: its player is to move again (7.5.1).
    OnTheBoards {
        /// The turn in which it was made.
        turn: Turn,
        /// The entries of each scoresheet that were struck out with it.
        struck: ByColor<Vec<usize>>,
    },
    /// The move is part of the game; it may be claimed until the opponent has made the next move (A.5.2).
    Left {
        /// The last turn completed before it.
        last: Option<Turn>,
        /// The player's board before it.
        before: Board,
    },
    /// The move was claimed, or the arbiter acted, in time: the position before it applies.
    TakenUp,
}

impl IllegalMove {
    /// An illegal move that has just been completed.
    pub(super) fn new(turn: Turn, struck: ByColor<Vec<usize>>) -> Self {
        Self {
            side: turn.side,
            ply: turn.ply,
            penalty_is_offered: false,
            proposals: Vec::new(),
            state: IllegalMoveState::OnTheBoards { turn, struck },
        }
    }

    /// The turn in which it was made, as long as the move is not part of the game.
    pub(super) fn turn_on_the_boards(&self) -> Option<&Turn> {
        match &self.state {
            IllegalMoveState::OnTheBoards { turn, .. } => Some(turn),
            IllegalMoveState::Left { .. } | IllegalMoveState::TakenUp => None,
        }
    }

    /// The same turn, mutable.
    pub(super) fn turn_on_the_boards_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.state {
            IllegalMoveState::OnTheBoards { turn, .. } => Some(turn),
            IllegalMoveState::Left { .. } | IllegalMoveState::TakenUp => None,
        }
    }

    /// True if the move is part of the game and may still be claimed.
    pub(super) fn is_left(&self) -> bool {
        matches!(self.state, IllegalMoveState::Left { .. })
    }

    /// Notes a penalty proposed for an offence of that side, in place of those `replaced`.
    pub(super) fn penalty_offered<'a>(
        &mut self,
        side: Color,
        proposal: &Proposal,
        mut replaced: impl Iterator<Item = &'a Proposal>,
    ) {
        self.penalty_is_offered = true;
        let is_of_this_move = !self.is_left() || replaced.any(|old| self.proposals.contains(old));
        if self.side == side && is_of_this_move {
            self.proposals.push(proposal.clone());
        }
    }

    /// The places of the open proposals made for this move, the last first; of two equal proposals, the newer.
    pub(super) fn proposed(&self, open: &[Proposal]) -> Vec<usize> {
        let back_to = self.ply.saturating_sub(1);
        let is_its_correction =
            |open: &Proposal| matches!(open, Proposal::Correction { board: None, ply, .. } if *ply == back_to);
        let mut own = self.proposals.clone();
        let places = (0..open.len()).rev().zip(open.iter().rev());
        let made_for_it = places.filter(|(_, open)| {
            let found = own.iter().position(|own| own == *open);
            found.map(|place| own.remove(place)).is_some() || is_its_correction(open)
        });
        made_for_it.map(|(place, _)| place).collect()
    }

    /// Forgets a proposal for this move that has lapsed.
    pub(super) fn proposal_lapsed(&mut self, proposal: &Proposal) {
        if let Some(place) = self.proposals.iter().rposition(|own| own == proposal) {
            self.proposals.remove(place);
        }
    }

    /// True if that open proposal belongs to this move while it is left standing.
    pub(super) fn is_meant_by(&self, proposal: &Proposal, open: &[Proposal]) -> bool {
        if !self.is_left() {
            return false;
        }
        match proposal {
            // A proposal for an earlier offence may be equal to it; it is then the older of the two.
            Proposal::Penalty { .. } | Proposal::Result { .. } => {
                let alike = |list: &[Proposal]| list.iter().filter(|other| *other == proposal).count();
                (1..=alike(&self.proposals)).contains(&alike(open))
            }
            Proposal::Correction { board: None, ply, .. } => *ply == self.ply.saturating_sub(1),
            Proposal::Correction { board: Some(_), .. }
            | Proposal::Claim { .. }
            | Proposal::TakeBack { .. }
            | Proposal::Clock { .. }
            | Proposal::ClocksBack { .. }
            | Proposal::Count { .. } => false,
        }
    }
}

/// The record of the players' offences against Article 7.5.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Offences {
    /// Number of penalised offences of each.
    pub(super) penalised: ByColor<u32>,
    /// The player for whom a penalty was last proposed, and the ply.
    pub(super) last: Option<(Color, u32)>,
    /// The player whose pawn was ruled to be a queen, and the ply (7.5.2).
    pub(super) queen: Option<(Color, u32)>,
}
