//! The arbiter's time-check record: every half hour what both clocks show (Art. 6.10.1, 12.2).
//!
//! Arbiters are advised to look at every clock about every thirty minutes and to write down times and moves, so that a
//! defective clock can be replaced (6.10.1). The program writes the line into the journal and tells nobody: a player may
//! not hear from it how many moves were made (12.6).

use shakmaty::ByColor;

use super::draft::Draft;
use super::event::Event;
use super::game::Game;
use super::moment::Moment;

/// How often, in milliseconds.
const EVERY_MS: u64 = 30 * 60 * 1000;

/// When the next line is due: only where an arbiter keeps a record, counted from the actual start.
pub(super) fn due_at(game: &Game) -> Option<Moment> {
    let last = game.checked_at.or(game.clock.started_at())?;
    let due = Moment::from_millis(last.as_millis()).plus_millis(EVERY_MS);
    game.people.arbiter.is_some().then_some(due)
}

pub(super) fn check(draft: &mut Draft) {
    if draft.game.ending().is_none() && due_at(&draft.game).is_some_and(|at| at <= draft.at) {
        let clock = draft.game.clock();
        let left_ms = clock.both_ms(draft.at);
        let moves = ByColor::new_with(|side| clock.clock(side).moves);
        draft.emit(Event::TimesChecked { left_ms, moves });
    }
}
