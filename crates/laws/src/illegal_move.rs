//! A completed illegal move, and what is remembered of each player's offences (Art. 7.5, A.5.2).
//!
//! In rapid and blitz without enough arbiters the opponent may claim an illegal move until he has made his next move, and the
//! arbiter may act until then; afterwards it stands (A.5.2; A.4.2 in 2018, B6 in 2005). Such a move enters the game as hands
//! made it: from-square to to-square. The position after it counts for repetition and for the fifty moves like any other. A
//! move after which nobody could play on is never left standing, and waits for the arbiter: a captured king, a pawn on the
//! last rank (7.5.2 makes it a queen), a move with the opponent's piece or from an empty square.

use shakmaty::{Board, ByColor, Color};

use super::proposal::Proposal;
use super::turn::Turn;

/// An illegal move from the moment it is completed until a legal one is made in its place, or it stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct IllegalMove {
    /// Whose it is.
    pub(super) side: Color,
    /// Its number.
    pub(super) ply: u32,
    /// A penalty has been offered since.
    pub(super) penalty_is_offered: bool,
    /// What was proposed for it.
    pub(super) proposals: Vec<Proposal>,
    pub(super) state: IllegalMoveState,
}

/// What has become of it so far.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum IllegalMoveState {
    /// It is on the boards and no part of the game: its player has the move again (7.5.1).
    OnTheBoards {
        /// The turn in which it was made.
        turn: Turn,
        /// Which entries of each scoresheet were struck out with it.
        struck: ByColor<Vec<usize>>,
    },
    /// It is part of the game, the opponent has the move, and until he has made it the illegal one may be claimed (A.5.2).
    Left {
        /// The last turn completed before it.
        last: Option<Turn>,
        /// How its player's board stood before it.
        before: Board,
    },
    /// It was claimed, or the arbiter acted, in time: the position before it counts.
    TakenUp,
}

impl IllegalMove {
    /// One that has just been completed.
    pub(super) fn new(turn: Turn, struck: ByColor<Vec<usize>>) -> Self {
        Self {
            side: turn.side,
            ply: turn.ply,
            penalty_is_offered: false,
            proposals: Vec::new(),
            state: IllegalMoveState::OnTheBoards { turn, struck },
        }
    }

    /// The turn in which it was made, as long as it is no part of the game.
    pub(super) fn turn_on_the_boards(&self) -> Option<&Turn> {
        match &self.state {
            IllegalMoveState::OnTheBoards { turn, .. } => Some(turn),
            IllegalMoveState::Left { .. } | IllegalMoveState::TakenUp => None,
        }
    }

    /// The same turn, to be changed.
    pub(super) fn turn_on_the_boards_mut(&mut self) -> Option<&mut Turn> {
        match &mut self.state {
            IllegalMoveState::OnTheBoards { turn, .. } => Some(turn),
            IllegalMoveState::Left { .. } | IllegalMoveState::TakenUp => None,
        }
    }

    /// Whether it is part of the game and may still be claimed.
    pub(super) fn is_left(&self) -> bool {
        matches!(self.state, IllegalMoveState::Left { .. })
    }

    /// A penalty was proposed for an offence of that side.
    pub(super) fn penalty_offered(&mut self, side: Color, proposal: &Proposal) {
        self.penalty_is_offered = true;
        if self.side == side && !self.is_left() {
            self.proposals.push(proposal.clone());
        }
    }

    /// The places of those open proposals that were made for it, the last first: of two that are alike the newer.
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

    /// One that was proposed for it has lapsed.
    pub(super) fn proposal_lapsed(&mut self, proposal: &Proposal) {
        if let Some(place) = self.proposals.iter().rposition(|own| own == proposal) {
            self.proposals.remove(place);
        }
    }

    /// Whether that open proposal goes with this move while it is left standing.
    pub(super) fn is_meant_by(&self, proposal: &Proposal, open: &[Proposal]) -> bool {
        if !self.is_left() {
            return false;
        }
        match proposal {
            // One for an earlier offence may be just like it, and is then the older of the two.
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

/// What is remembered of the players' offences against Article 7.5.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Offences {
    /// How many of each have been penalised.
    pub(super) penalised: ByColor<u32>,
    /// Who was last offered a penalty, and in which ply.
    pub(super) last: Option<(Color, u32)>,
    /// Whose pawn was ruled to be a queen, and in which ply (7.5.2).
    pub(super) queen: Option<(Color, u32)>,
}
