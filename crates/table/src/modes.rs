//! The modes of a table, in one order: what each takes before the game may have it, what follows a step, and when it must be woken.

use super::{Table, boards, elsewhere, engine, hall, lichess, review, tactics, training};
use controls::intent::Intent;
use laws::command::Command;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};

/// A mode of the table.
pub(super) struct Mode {
    /// Takes an intent of that person or refuses it; false leaves it to the modes after this one, and then to the game.
    pub(super) takes: TakesIntent,
    /// Does what follows, after anything has happened at the table.
    pub(super) follows: fn(&mut Table),
    /// The moment at which it must be woken.
    pub(super) next_wakeup: fn(&Table) -> Option<Moment>,
}

type TakesIntent = fn(&mut Table, Person, &Intent) -> Result<bool, Refusal>;

/// The modes, in the order in which they take an intent and follow a step.
pub(super) const MODES: [Mode; 12] = [
    taking(|table, _, intent| Ok(stops_search(table, intent))),
    taking(only_look),
    taking(|table, by, intent| table.must_be_open(by, intent).map(|()| false)),
    taking(|table, by, intent| elsewhere::may_wish(table, by, intent).map(|()| false)),
    taking(|table, by, intent| Ok(table.is_practising() && table.holds_back(by, intent)?)),
    Mode {
        next_wakeup: training::closes_at,
        ..taking(|table, by, intent| Ok(training::holds_back(table, by, intent)))
    },
    taking(|table, by, intent| Ok(tactics::is_open_to(table, by) && tactics::holds_back(table, by, intent)?)),
    taking(|table, by, intent| Ok(table.reviews.is_under_way() && review::holds_back(table, by, intent)?)),
    Mode {
        follows: engine::follow,
        ..QUIET
    },
    Mode {
        follows: boards::wake,
        next_wakeup: |table| table.boards.next_wakeup(),
        ..QUIET
    },
    Mode {
        takes: |table, _, intent| lichess::takes(table, intent),
        follows: lichess::follow,
        next_wakeup: |table| table.lichess.next_wakeup(),
    },
    Mode {
        follows: hall::follow,
        next_wakeup: hall::next_wakeup,
        ..QUIET
    },
];

/// A mode that takes nothing, and does nothing by itself.
const QUIET: Mode = Mode {
    takes: |_, _, _| Ok(false),
    follows: |_| (),
    next_wakeup: |_| None,
};

const fn taking(takes: TakesIntent) -> Mode {
    Mode { takes, ..QUIET }
}

/// Stops a search in a file: the same word stops clocks, and a running clock comes first.
fn stops_search(table: &mut Table, intent: &Intent) -> bool {
    let is_stop = matches!(intent, Intent::Do(Command::StopClocks)) && table.game.clock().running().is_none();
    is_stop && review::stop_search(table)
}

/// Refuses changes to a game that can only be looked at; elsewhere, any of them answers an open question with no.
fn only_look(table: &mut Table, by: Person, intent: &Intent) -> Result<bool, Refusal> {
    // An answer's result is judged by itself: a new game can be begun from one that can only be looked at.
    if intent.only_looks() || matches!(intent, Intent::Answer(_)) {
        return Ok(false);
    }
    if table.is_read_only() {
        return Err(Refusal::new(Code::ReadOnly));
    }
    if let Some(seat) = table.seats.get_mut(by) {
        seat.waiting.question = None;
        seat.waiting.typed_for = None;
    }
    Ok(false)
}
