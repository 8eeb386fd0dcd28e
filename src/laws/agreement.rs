//! An illegal move that stands is corrected after all, where both players agree to it without the arbiter's intervention
//! (Art. 7.5, A.5.2; A.4.2 in 2018).

use shakmaty::Color;

use super::draft::Draft;
use super::event::Event;
use super::game::Game;
use super::refusal::{Code, Refusal};
use super::regulations::Rule;
use super::ruling;
use super::standing::Standing;

/// What a player says to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The position before it is restored.
    Accepted,
    /// It stands.
    Declined,
}

/// The number of the last illegal move that stands; one that may still be claimed does not stand yet.
fn standing(game: &Game) -> Option<u32> {
    let lying = game.claimable_ply();
    let plies = (1u32..).zip(game.line());
    let illegal = plies.filter(|(_, completed)| completed.is_illegal).map(|(ply, _)| ply);
    illegal.filter(|ply| Some(*ply) != lying).last()
}

fn must_be_known(draft: &Draft) -> Result<(), Refusal> {
    if draft
        .game
        .regulations()
        .parameters()
        .illegal_move_corrected_by_agreement
    {
        Ok(())
    } else {
        draft.refuse(Code::NotPermitted, Rule::IllegalMoveOtherwise)
    }
}

/// A player offers it; who offers what the other has offered accepts.
pub(super) fn offer(draft: &mut Draft, side: Color) -> Result<(), Refusal> {
    must_be_known(draft)?;
    let Some(ply) = standing(&draft.game) else {
        return draft.refuse(Code::NothingToCorrect, Rule::IllegalMoveOtherwise);
    };
    if draft.game.correction == Some((side.other(), ply)) {
        return answer(draft, side, Answer::Accepted);
    }
    draft.emit(Event::Standing(Standing::CorrectionOffered {
        by: draft.by,
        side,
        ply,
        article: draft.game.regulations().article(Rule::IllegalMoveOtherwise),
    }));
    Ok(())
}

/// His opponent accepts or declines.
pub(super) fn answer(draft: &mut Draft, side: Color, answer: Answer) -> Result<(), Refusal> {
    must_be_known(draft)?;
    let offered = draft.game.correction.filter(|(by, _)| *by == side.other());
    let Some((_, ply)) = offered else {
        return draft.refuse(Code::NoOffer, Rule::IllegalMoveOtherwise);
    };
    let by = draft.by;
    match answer {
        Answer::Declined => draft.emit(Event::Standing(Standing::CorrectionDeclined { by, side, ply })),
        Answer::Accepted => {
            draft.emit(Event::Standing(Standing::CorrectionAccepted { by, side, ply }));
            restore(draft, ply);
        }
    }
    Ok(())
}

/// The position before the illegal move, for its player to make another. Times and counters are the arbiter's to set (7.1).
fn restore(draft: &mut Draft, ply: u32) {
    let was_running = draft.game.clock().running().is_some();
    let before = ply.saturating_sub(1);
    ruling::stop_running_clocks(draft);
    draft.emit(Event::PositionReinstated {
        by: Some(draft.by),
        ply: before,
    });
    if draft.game.people().arbiter.is_some() {
        let article = draft.game.regulations().article(Rule::ReinstatedClocks);
        ruling::propose_clock(draft, before, article);
    }
    if was_running {
        let side = draft.game.turn().side;
        draft.emit(Event::ClocksStarted { by: draft.by, side });
    }
}
