//! Draw offers, agreement and resignation (Art. 5, 9.1).

use shakmaty::{Chess, Color, Position as _};

use super::consequences::not_yet_agreed;
use super::draft::Draft;
use super::ending;
use super::mating::can_mate;
use super::refusal::{Code, Refusal, RefusalDetail};
use crate::ending::{GameResult, Reason};
use crate::event::Event;
use crate::proposal::Proposal;
use crate::regulations::Rule;

/// 9.1.2: an offer holds until it is accepted, declined in words or by touching a piece, or the game ends; one of the
/// opponent's that is open stands beside it.
pub(super) fn offer(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    if let Some(code) = not_yet_agreed(draft.game) {
        return draft.refuse(code, Rule::DrawOfferRestricted);
    }
    // 9.1.2.1: after the move and before the press; at any other time it is valid too, but may disturb (11.5).
    let game = &draft.game;
    let in_order = game.pending().iter().any(|turn| turn.side == side)
        || game.turn().side == side && game.turn().made.is_some()
        || !game.clock().is_timed() && game.turn().side != side;
    let is_judged = game.regulations().is_competition() && game.adjournment().is_none();
    let article = (is_judged && !in_order).then(|| game.regulations().article(Rule::Disturbing));
    draft.emit(Event::DrawOffered {
        by: draft.by,
        side,
        article,
    });
    Ok(())
}

fn must_be_offered(draft: &Draft<'_>, side: Color) -> Result<(), Refusal> {
    match draft.game.draw_offer() {
        Some(_) if draft.game.has_offered(side.other()) => Ok(()),
        Some(_) => Err(Refusal::lacking(Code::NoOffer, RefusalDetail::OwnOffer)),
        None => draft.refuse(Code::NoOffer, Rule::DrawOffer),
    }
}

/// 5.2.3: both must have made at least one move, if the edition says so. If one player alone has moved, the
/// arbiter is offered their win by forfeit instead: the other has not played.
pub(super) fn accept(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    must_be_offered(draft, side)?;
    if !draft.game.may_be_agreed() {
        let made = draft.game.line().len() + draft.game.pending().len();
        let is_judged = draft.game.regulations().is_competition() && draft.game.people().arbiter.is_some();
        let article = draft.game.regulations().article(Rule::Agreement);
        let has_moved = draft.game.official_after(0).map_or(Color::White, Chess::turn);
        let result = has_moved.fold_wb(GameResult::WhiteByForfeit, GameResult::BlackByForfeit);
        let forfeit = Proposal::result(result, Reason::Default, article);
        let is_open = draft.game.proposals().contains(&forfeit);
        return draft
            .refuse(Code::TooEarly, Rule::Agreement)
            .map_err(|refusal| Refusal {
                lack: RefusalDetail::MoveOfEach,
                proposal: (is_judged && made == 1 && !is_open).then(|| Box::new(forfeit)),
                ..refusal
            });
    }
    draft.emit(Event::DrawAccepted { by: draft.by, side });
    end_or_wait(draft, GameResult::Draw, Reason::Agreement, Rule::Agreement);
    Ok(())
}

pub(super) fn decline(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    must_be_offered(draft, side)?;
    draft.emit(Event::DrawDeclined { by: draft.by, side });
    Ok(())
}

/// 5.1.2: a loss, in 2023 a draw if the opponent cannot mate by any legal series of moves.
pub(super) fn resign(draft: &mut Draft<'_>, side: Color) {
    let opponent = side.other();
    let may_draw = draft.game.parameters().draws.resignation_may_draw;
    let drawn = may_draw && can_mate(&draft.game.current(), opponent) == Some(false);
    let result = if drawn {
        GameResult::Draw
    } else {
        GameResult::win(opponent)
    };
    end_or_wait(draft, result, Reason::Resignation, Rule::Resignation);
}

/// Ends the game by the players' decision; after a flag fall known to the arbiter, only once the arbiter has ruled on it (6.9).
fn end_or_wait(draft: &mut Draft<'_>, result: GameResult, reason: Reason, rule: Rule) {
    let waits = ending::a_flag_waits(draft.game);
    draft.end_or_propose(waits, result, reason, rule);
}
