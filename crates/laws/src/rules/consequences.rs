//! Consequences are stored in the event itself, so that `apply` needs no rule (Art. 1.3, 7.5, 9.1.2.3, I.1.1, I.8).
//!
//! Every decided event passes here, and so does every event of a journal that lacks its consequences.

use super::refusal::Code;
use crate::claim::Claim;
use crate::ending::Reason;
use crate::event::{Adjourning, Event, NewProposal};
use crate::game::Game;
use crate::people::Person;
use crate::position::legal;
use crate::proposal::{Proposal, ProposalKind};
use crate::regulations::{DrawOffers, Rule};

/// Fills in the consequences of an event from the game before it; those already set stay.
#[must_use]
pub fn told(game: &Game, mut event: Event) -> Event {
    if let Event::MoveMade {
        ply, uci, is_illegal, ..
    } = &mut event
    {
        let is_made_already = game.pending().iter().any(|turn| turn.ply == *ply);
        *is_illegal |= !is_made_already && legal(*uci, &game.current()).is_none();
    } else if let Event::DrawClaimed { claim, is_offer, .. } | Event::ClaimMade { claim, is_offer, .. } = &mut event {
        // A claim of a draw is also an offer, where draws may be agreed (9.1.2, 9.1.2.3).
        *is_offer |= is_an_offer(game, *claim) && not_yet_agreed(game).is_none();
    } else if let Event::PenaltyGiven {
        article,
        must_be_a_queen,
        ..
    } = &mut event
    {
        *must_be_a_queen |= *article == game.regulations().article(Rule::Unpromoted);
    } else if let Event::Settled {
        by,
        kind,
        accepted,
        older,
        waits,
        new_game,
    } = &mut event
    {
        *waits |= *accepted && waits_for_the_other(game, *kind, *by);
        let settled = game.proposals.place(*kind, *older);
        let settled = settled.and_then(|place| game.proposals().get(place));
        *new_game |= *accepted && !*waits && settled.is_some_and(|open| cancels(game, open));
    } else if let Event::Adjournment(Adjourning::MoveSealed { is_final, .. }) = &mut event {
        // Untimed games have no clock to stop, and a stopped clock need not be stopped again.
        let is_resumed = game.adjournment().is_some_and(|adjournment| adjournment.is_resumed);
        *is_final |= !game.clock().is_timed() || (game.clock().running().is_none() && !is_resumed);
    } else if let Event::Adjournment(Adjourning::EnvelopeOpened { uci, is_invalid, .. }) = &mut event {
        *is_invalid |= uci.is_none_or(|uci| legal(uci, game.official()).is_none());
    } else if let Event::Proposed(new) = &mut event
        && *new == NewProposal::from(new.proposal.clone())
    {
        *new = proposed(game, new.proposal.clone());
    }
    event
}

fn proposed(game: &Game, proposal: Proposal) -> NewProposal {
    let illegal = game.illegal.as_ref().map(|illegal| illegal.side);
    let says_nobody = proposal.offender().is_none() && proposal.ends_for_an_offence();
    let offender = illegal.filter(|_| says_nobody);
    let side = proposal.offender().or(offender);
    let in_vain = [Rule::PressWithoutMove, Rule::Unpromoted].map(|rule| game.regulations().article(rule));
    // Two offences in one move are one (7.5): the press in vain no longer counts once the move is illegal.
    let has_pressed = side.is_some() && game.offences.last == side.map(|side| (side, game.turn().ply));
    let counts_no_more = |older: &Proposal| {
        has_pressed && illegal == side && older.offender() == side && in_vain.contains(older.article())
    };
    // 7.5.5: a penalty whose number was given meanwhile is worked out anew.
    let is_about_offences = matches!(
        proposal,
        Proposal::Penalty { .. }
            | Proposal::Result {
                reason: Reason::IllegalMove,
                ..
            }
    );
    let is_given = |older: &Proposal| {
        let Proposal::Penalty { side, count, .. } = older else {
            return false;
        };
        (1..=*game.offences.penalised.get(*side)).contains(count)
    };
    let places = (0..).zip(game.proposals());
    let replaces = places.filter(|(_, older)| {
        counts_no_more(older) || takes_its_place(&proposal, older) || (is_about_offences && is_given(older))
    });
    NewProposal {
        replaces: replaces.map(|(place, _)| place).collect(),
        offender,
        proposal,
    }
}

/// True if that claim offers the opponent a draw (9.1.2.3, III.4).
fn is_an_offer(game: &Game, claim: Claim) -> bool {
    match claim {
        Claim::Threefold(_) | Claim::Fifty(_) | Claim::Increment => true,
        Claim::Quickplay => game.parameters().quickplay.claim_is_an_offer,
        Claim::Touched(_) | Claim::IllegalMove | Claim::Flag | Claim::Irregularity(_) => false,
    }
}

/// True if it replaces an older open proposal: for the same board, again for the clocks, or the program's own after a claim of the same.
fn takes_its_place(new: &Proposal, older: &Proposal) -> bool {
    if let (
        Proposal::TakeBack {
            side,
            square,
            ply,
            claimed: true,
            ..
        },
        Proposal::TakeBack {
            side: other,
            square: old,
            ply: after,
            claimed: false,
            ..
        },
    ) = (new, older)
    {
        return (side, square, ply) == (other, old, after);
    }
    if let (
        Proposal::Correction { board, article, .. },
        Proposal::Correction {
            board: other,
            article: old,
            ..
        },
    ) = (new, older)
    {
        return board == other && article == old;
    }
    matches!((new, older), (Proposal::ClocksBack { .. }, Proposal::ClocksBack { .. }))
}

/// Without an arbiter a proposal is settled when both players have accepted it.
pub(super) fn waits_for_the_other(game: &Game, kind: ProposalKind, by: Option<Person>) -> bool {
    let mut agreed = game.proposals.agreed.iter();
    let other_agreed = agreed.any(|(agreed, person)| *agreed == kind && Some(*person) != by);
    game.people().arbiter.is_none() && by.is_some() && !other_agreed
}

/// True if a new game is played, in which illegal moves of the cancelled one do not count (7.2.1, 7.3, I.12.2).
pub(super) fn cancels(game: &Game, settled: &Proposal) -> bool {
    let cancelling = [Rule::SetUp, Rule::ColoursReversed, Rule::LostPosition];
    let from_the_beginning = matches!(
        settled,
        Proposal::Correction {
            board: None,
            ply: 0,
            ..
        }
    );
    from_the_beginning
        && cancelling
            .map(|rule| game.regulations().article(rule))
            .contains(settled.article())
}

/// 9.1.1: the reason why the regulations allow no agreement now; a claim is then no offer either (9.1.2, 9.1.2.3).
pub(super) fn not_yet_agreed(game: &Game) -> Option<Code> {
    let moves = u32::try_from(game.line().len() / 2).unwrap_or(u32::MAX);
    match game.regulations().draw_offers {
        DrawOffers::Free => None,
        DrawOffers::AfterMove(least) => (moves < least).then_some(Code::TooEarly),
        DrawOffers::None => Some(Code::NotPermitted),
    }
}
