//! What the clocks showed for a move that is taken back: the arbiter is offered to take it back too (Art. 7.1).
//!
//! An illegal move, or one against touch-move, is made anew, and pressed anew. What its press brought, the increment or the
//! time of the next period, would be had twice, and a move that had been counted would be counted twice.

use shakmaty::{ByColor, Chess, Color, Position as _};

use super::draft::Draft;
use super::event::Proposal;
use super::game::Game;
use super::regulations::Rule;
use super::ruling;
use super::time_control::Mode;

/// What there is to take back from both clocks with the moves behind a ply.
pub(super) struct Retaken {
    ply: u32,
    gained_ms: ByColor<u64>,
    counted: ByColor<u32>,
}

/// What goes back with that correction; nothing for one that sets times of its own, or takes no move back.
pub(super) fn of(game: &Game, correction: &Proposal) -> Option<Retaken> {
    let ply = match correction {
        Proposal::TakeBack { ply, .. } => *ply,
        Proposal::Correction {
            board: None,
            ply,
            article,
        } if *article == game.regulations().article(Rule::IllegalMove) => *ply,
        Proposal::Correction { .. }
        | Proposal::Penalty { .. }
        | Proposal::Result { .. }
        | Proposal::Claim { .. }
        | Proposal::Clock { .. }
        | Proposal::ClocksBack { .. }
        | Proposal::Count { .. } => return None,
    };
    let side = game.official_after(ply).map(Chess::turn)?;
    let kept = usize::try_from(ply).ok()?;
    let behind = game.line().get(kept..).unwrap_or_default();
    let mover = |index: usize| if index.is_multiple_of(2) { side } else { side.other() };
    let count = |of: Color| (0..behind.len()).filter(|index| mover(*index) == of).count();
    let counted = ByColor::new_with(|of| u32::try_from(count(of)).unwrap_or(u32::MAX));
    let gained = |of: Color| {
        if behind.len() > 1 {
            // The opponent has replied: every move since brought its increment.
            increment_ms(game, of).saturating_mul(u64::from(*counted.get(of)))
        } else if of == side && game.presser == Some(side) {
            game.gained_ms
        } else {
            0
        }
    };
    let gained_ms = ByColor::new_with(gained);
    Some(Retaken {
        ply,
        gained_ms,
        counted,
    })
}

fn increment_ms(game: &Game, side: Color) -> u64 {
    let fischer = game.clock().period(side).filter(|period| period.mode == Mode::Fischer);
    fischer.map_or(0, |period| period.increment_ms)
}

/// 7.1: the times as they stand, less what the press had brought, and the counters without what is taken back.
pub(super) fn propose(draft: &mut Draft, retaken: &Retaken) {
    let clock = draft.game.clock();
    if !clock.is_timed() || draft.game.people().arbiter.is_none() {
        return;
    }
    let left = clock.both_ms(draft.at);
    let less = |side: Color| left.get(side).saturating_sub(*retaken.gained_ms.get(side));
    let moves = |side: Color| clock.clock(side).moves.saturating_sub(*retaken.counted.get(side));
    let (left_ms, moves) = (ByColor::new_with(less), ByColor::new_with(moves));
    let counted = ByColor::new_with(|side| clock.clock(side).moves);
    let article = draft.game.regulations().article(Rule::ReinstatedClocks);
    // Back over the end of a period nothing but the times of that ply will do.
    let passed = |side: Color| {
        retaken.counted.white.min(retaken.counted.black) > 0
            && clock
                .period_after(side, *moves.get(side))
                .is_some_and(|period| period != clock.clock(side).period.saturating_add(1))
    };
    if Color::ALL.into_iter().any(passed) {
        ruling::propose_clock(draft, retaken.ply, article);
    } else if (left_ms, moves) != (left, counted) {
        let proposal = Proposal::ClocksBack {
            ply: retaken.ply,
            left_ms,
            moves,
            article,
        };
        ruling::propose(draft, proposal);
    }
}

/// Times that are offered already have what a penalty brings in them too, whichever is accepted first.
pub(super) fn with_a_penalty(draft: &mut Draft, gainer: Color, gain_ms: u64) {
    let offered = draft.game.proposals().iter().find_map(|open| match open {
        Proposal::ClocksBack {
            ply,
            left_ms,
            moves,
            article,
        } => Some((*ply, *left_ms, *moves, article.clone())),
        Proposal::Penalty { .. }
        | Proposal::Result { .. }
        | Proposal::Correction { .. }
        | Proposal::TakeBack { .. }
        | Proposal::Claim { .. }
        | Proposal::Clock { .. }
        | Proposal::Count { .. } => None,
    });
    if let Some((ply, mut left_ms, moves, article)) = offered {
        let left = left_ms.get_mut(gainer);
        *left = left.saturating_add(gain_ms);
        let proposal = Proposal::ClocksBack {
            ply,
            left_ms,
            moves,
            article,
        };
        ruling::propose(draft, proposal);
    }
}
