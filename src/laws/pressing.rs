//! Pressing the clock, and what completes a move (Art. 6.2.1, 6.2.2, D.2.4).

use shakmaty::Color;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;

use super::draft::Draft;
use super::event::Event;
use super::finish;
use super::game::Game;
use super::irregularity;
use super::moving::{compare_own_board, hands_of};
use super::recording;
use super::refusal::{Code, Refusal};
use super::regulations::{Boards, Repeat, Rule};
use super::sealing;
use super::standing;
use super::time_control::Mode;
use super::timing;
use super::touch;
use super::turn::{Hands, Turn};

/// The turn of `side` that his press would complete: his present one, or, where he has not made a move in it yet, an earlier
/// one for which he has still to press (6.2.2).
fn to_press(game: &Game, side: Color) -> Option<Turn> {
    let open = game.open_turn(side)?;
    let owed = game.pending.iter().rev().find(|turn| turn.side == side);
    Some(owed.filter(|_| open.made.is_none()).unwrap_or(open).clone())
}

/// 6.2.1, D.2.4: only a move that is made and announced completes by the press.
pub(super) fn press(draft: &mut Draft, side: Color) -> Result<(), Refusal> {
    if sealing::press_after_sealing(draft, side) {
        return Ok(());
    }
    let Some(turn) = to_press(&draft.game, side) else {
        let none_since = draft.game.pending.is_empty() && draft.game.now.made.is_none();
        let pressed = none_since && draft.game.last_turn().is_some_and(|turn| turn.side == side);
        return if pressed {
            draft.refuse(Code::ClockAlreadyPressed, Rule::PressOwnClock)
        } else {
            draft.refuse(Code::NotYourMove, Rule::HasTheMove)
        };
    };
    let apart = draft.game.regulations.boards == Boards::Apart;
    let vi = draft.game.people.is_vi(side);
    let is_made = apart || turn.made.is_some() || matches!(hands_of(&draft.game, &turn), Hands::Done(_));
    if !is_made {
        let rule = if vi {
            Rule::PressBeforeMade
        } else {
            Rule::PressBeforeMadeSighted
        };
        let mut refusal = Refusal::under(Code::NotMade, draft.game.regulations.article(rule));
        refusal.proposal = irregularity::press_in_vain(draft, side, &turn).map(Box::new);
        return Err(refusal);
    }
    let Some(uci) = turn.announced else {
        return draft.refuse(
            Code::NotAnnounced,
            if vi { Rule::PressBeforeMade } else { Rule::Announce },
        );
    };
    if irregularity::must_be_a_queen(&draft.game, &turn, uci) {
        return draft.refuse(Code::NotAnnounced, Rule::Unpromoted);
    }
    if draft.game.regulations.repeat == Repeat::BeforePress && !turn.repeated {
        return draft.refuse(Code::NotRepeated, Rule::Announce);
    }
    let (by, at) = (draft.by, draft.at);
    if turn.made.is_none() {
        let offence = touch::offence(&draft.game, &turn, uci).filter(|(rule, _)| touch::is_watched(&draft.game, *rule));
        draft.emit(Event::MoveMade {
            by,
            side,
            ply: turn.ply,
            uci,
        });
        made(draft, side, turn.ply);
        if let Some(offence) = offence {
            touch::propose(draft, &turn, uci, offence);
        }
    }
    let runs = draft.game.clock.running() == Some(side);
    let stands = draft.game.clock.running().is_none();
    let pressed = draft.game.clock.press(side, at);
    let mut left_ms = draft.game.clock.both_ms(at);
    if runs {
        left_ms = pressed.left_ms;
    } else if stands && pressed.passed_into.is_some() {
        // The moves of the period are made, whenever the clock stood: its owner keeps the time he has earned (6.3.1).
        let fischer = draft
            .game
            .clock
            .period(side)
            .filter(|period| period.mode == Mode::Fischer);
        let increment = fischer.map_or(0, |period| period.increment_ms);
        *left_ms.get_mut(side) = pressed.left_ms.get(side).saturating_sub(increment);
    }
    draft.emit(Event::ClockPressed { by, side, left_ms });
    // The opponent has moved on without pressing: his earlier move goes into the game before this one.
    while let Some(earlier) = draft
        .game
        .pending
        .first()
        .filter(|earlier| earlier.ply < turn.ply)
        .cloned()
    {
        complete(draft, &earlier);
    }
    complete(draft, &turn);
    // A press that completes two moves of his at once (6.8 of 2005) ends the period with the second.
    if !stands && (!runs || pressed.passed_into.is_none()) {
        timing::pass_without_press(draft, side);
    }
    if stands {
        timing::pressed_in_a_pause(draft, side);
    }
    if let Some(period) = pressed.passed_into.filter(|_| runs || stands) {
        draft.emit(Event::PeriodPassed { side, period });
    }
    Ok(())
}

/// The turn's move becomes part of the game, or an illegal move that was completed (7.5.1).
pub(super) fn complete(draft: &mut Draft, turn: &Turn) {
    let side = turn.side;
    let Some(uci) = turn.uci() else { return };
    if !enter_the_game(draft, turn, uci) {
        irregularity::illegal_move(draft, side, uci);
        return;
    }
    // Where his hands have gone on to his next move, the board is compared with that one.
    let next = draft.game.turn();
    let goes_on = next.side == side && draft.game.hands(next) != Hands::Idle;
    if !goes_on {
        compare_own_board(draft, side);
    }
    finish::end_with_the_official_position(draft);
}

/// The turn's move is the next of the game; false, and nothing, if it is no legal one.
fn enter_the_game(draft: &mut Draft, turn: &Turn, uci: UciMove) -> bool {
    let position = draft.game.official().clone();
    let Some(legal) = standing::legal(uci, &position) else {
        return false;
    };
    draft.emit(Event::MoveCompleted {
        side: turn.side,
        ply: turn.ply,
        uci,
        san: SanPlus::from_move(position, legal).to_string(),
    });
    true
}

/// The move of that ply is made: what comes with it, whoever sees it.
pub(super) fn made(draft: &mut Draft, side: Color, ply: u32) {
    standing::answered(draft, side);
    irregularity::lapse(draft, side);
    recording::moved(draft, side, ply);
    completed_by_the_next_move(draft, side, ply);
}

/// 6.2.1.2: who makes his next move has completed the one before, although he has not pressed; in 2005 he has not. What it
/// earned him is his now: the time of the next period.
fn completed_by_the_next_move(draft: &mut Draft, side: Color, ply: u32) {
    if !draft.game.regulations.parameters().next_move_completes {
        return;
    }
    let earlier = draft
        .game
        .pending
        .first()
        .filter(|earlier| earlier.side == side && earlier.ply < ply);
    if let Some(earlier) = earlier.cloned() {
        let Some(uci) = earlier.uci() else { return };
        enter_the_game(draft, &earlier, uci);
    }
    timing::pass_without_press(draft, side);
}
