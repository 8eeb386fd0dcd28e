//! Late arrival, counted from the actual start of the game or from the hour set for it (Art. 6.7).

use shakmaty::{ByColor, Color};

use super::adjournment;
use super::draft::Draft;
use crate::ending::{GameResult, Reason};
use crate::event::Event;
use crate::game::Game;
use crate::moment::Moment;
use crate::proposal::Proposal;
use crate::regulations::{CountsFrom, Rule};

/// The moment the default time runs out, while a player is missing and no default has been proposed.
///
/// Without a default time nothing is proposed until a late player arrives, because the program cannot see an absence.
pub(super) fn runs_out_at(game: &Game) -> Option<Moment> {
    let limit = game.regulations.default_time_in_force_ms();
    let waits = limit > 0 && !game.attendance.default_offered && game.attendance.present != both(true);
    let start = counts_from(game).filter(|_| waits)?;
    Some(Moment::from_millis(start.as_millis()).plus_millis(limit))
}

fn counts_from(game: &Game) -> Option<Moment> {
    match game.regulations.schedule.default_time_from {
        CountsFrom::Start => game.clock.started_at(),
        CountsFrom::Hour => Some(Moment::START),
    }
}

fn both(present: bool) -> ByColor<bool> {
    ByColor::new_with(|_| present)
}

/// Proposes the loss of the players absent when the default time runs out; arriving at that very moment is too late.
pub(super) fn check(draft: &mut Draft<'_>) {
    if runs_out_at(draft.game).is_some_and(|at| at <= draft.at) {
        propose(draft);
    }
}

/// Notes an arrival; with a default time of zero it is too late once the clock has run.
pub(super) fn arrive(draft: &mut Draft<'_>, side: Color) {
    if adjournment::arrives(draft, side) {
        return;
    }
    let game = &draft.game;
    let has_run = counts_from(game).is_some_and(|start| draft.at.millis_since(start) > 0);
    let limit = game.regulations.default_time_in_force_ms();
    let late = has_run && limit == 0 && !game.attendance.default_offered && !*game.attendance.present.get(side);
    let by = draft.by;
    if late {
        let present = draft.game.attendance.present;
        draft.emit(Event::Arrived { by, side });
        propose_for(draft, present);
    } else {
        draft.emit(Event::Arrived { by, side });
    }
}

fn propose(draft: &mut Draft<'_>) {
    let present = draft.game.attendance.present;
    propose_for(draft, present);
}

fn propose_for(draft: &mut Draft<'_>, present: ByColor<bool>) {
    let result = match (present.white, present.black) {
        (true, false) => GameResult::WhiteByForfeit,
        (false, true) => GameResult::BlackByForfeit,
        (false, false) => GameResult::BothAbsent,
        (true, true) => return,
    };
    let article = draft.game.regulations().article(Rule::DefaultTime);
    draft.propose(Proposal::result(result, Reason::Default, article));
}
