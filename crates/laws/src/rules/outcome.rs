//! The changes that accepting a proposal would make to boards, clocks and moves, found by accepting it on a copy of the game (Art. 7.1,
//! 7.5, D.2.9).

use shakmaty::{ByColor, Color, Piece, Square};

use super::draft::Draft;
use super::ruling;
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::proposal::{Proposal, ProposalKind};

/// A square that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareChange {
    /// The square.
    pub square: Square,
    /// The piece on it before.
    pub before: Option<Piece>,
    /// The piece on it afterwards.
    pub after: Option<Piece>,
}

/// The changes that accepting a proposal would make. Two equal values mean no change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProposalOutcome {
    /// The completed moves that would be taken back, by their numbers.
    pub taken_back: Vec<u32>,
    /// The squares that change, for each board that the program knows; of a board not seen since, those reported as different.
    pub squares: ByColor<Vec<SquareChange>>,
    /// The time on each clock before and after, in milliseconds.
    pub left_ms: ByColor<(u64, u64)>,
    /// True if the clocks are set to the times after; otherwise time is added or taken, whatever a running clock shows.
    pub sets_clocks: bool,
    /// The move counter of each clock before and after.
    pub moves: ByColor<(u32, u32)>,
    /// The side whose clock runs, before and after.
    pub running: (Option<Color>, Option<Color>),
}

impl ProposalOutcome {
    /// The changes if the open proposal at that place were accepted now. The consequences of a claim are not predicted.
    pub fn after_accepting(game: &Game, place: usize, now: Moment) -> Self {
        let mut after = game.clone();
        let proposal = game.proposals().get(place);
        if let Some(proposal) = proposal.filter(|open| open.kind() != ProposalKind::Claim) {
            ruling::carry_out_at(&mut Draft::new(&mut after, Person::Arbiter, now), place, proposal);
        }
        let plies = |game: &Game| u32::try_from(game.line().len()).unwrap_or(u32::MAX);
        let kept = game.line().iter().zip(after.line());
        let kept = kept.take_while(|(one, other)| one == other);
        let first = u32::try_from(kept.count()).unwrap_or(u32::MAX).saturating_add(1);
        let changed = |side: Color| {
            let (was, is) = (game.board(side).pieces(), after.board(side).pieces());
            let squares = if game.is_known(side) {
                Square::ALL.to_vec()
            } else {
                game.differences(side)
            };
            let changes = squares.into_iter().map(|square| SquareChange {
                square,
                before: was.piece_at(square),
                after: is.piece_at(square),
            });
            changes.filter(|change| change.before != change.after).collect()
        };
        let both = |side: Color| (game.clock().left_ms(side, now), after.clock().left_ms(side, now));
        let counted = |side: Color| (game.clock().clock(side).moves, after.clock().clock(side).moves);
        Self {
            taken_back: (first..=plies(game)).collect(),
            squares: ByColor::new_with(changed),
            left_ms: ByColor::new_with(both),
            sets_clocks: match proposal {
                Some(Proposal::Clock { .. }) => true,
                Some(Proposal::ClocksBack { left_ms, ply, .. }) => {
                    game.clock().running().is_none() || game.less_thinking(*left_ms, *ply, now).is_none()
                }
                Some(_) | None => false,
            },
            moves: ByColor::new_with(counted),
            running: (game.clock().running(), after.clock().running()),
        }
    }
}
