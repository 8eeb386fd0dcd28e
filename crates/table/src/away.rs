//! Seats of players who are not in the room (`laws::away`): nobody else acts there.

use super::Table;
use super::elsewhere;
use controls::engine::EngineIntent;
use controls::intent::Intent;
use controls::move_line::{self, MoveLineMeaning};
use laws::away::AwayPlayer;
use laws::people::Person;
use laws::refusal::{Code, Refusal};

/// Refuses acts at a seat whose player is not in the room.
///
/// # Errors
/// `played_elsewhere`.
pub(super) fn must_be_in_the_room(table: &Table, by: Person) -> Result<(), Refusal> {
    match by {
        Person::Player(side) if table.game.away(side).is_some() => Err(Refusal::new(Code::PlayedElsewhere)),
        Person::Player(_) if !elsewhere::is_at_their_seat(table, by) => Err(Refusal::new(Code::PlayedElsewhere)),
        Person::Player(_) | Person::Assistant(_) | Person::Arbiter => Ok(()),
    }
}

/// Refuses what was typed here at that seat, in the language of this computer.
pub(super) fn refuse_here(table: &mut Table, by: Person, refusal: Refusal) {
    if let Some(locale) = elsewhere::language_here(table, by) {
        table.seats.refuse_here(by, refusal, locale, &table.game);
    }
}

/// True if the intent ends the engine at that person's own seat: whoever sits down there may do that, and nothing else.
pub(super) fn ends_own_engine(table: &Table, by: Person, intent: &Intent) -> bool {
    let is_engines = |side| matches!(table.game.away(side), Some(AwayPlayer::Engine { .. }));
    if !by.side().is_some_and(is_engines) {
        return false;
    }
    let ends = |intent: &Intent| *intent == Intent::Engine(EngineIntent::End);
    match (intent, table.seat(by)) {
        (Intent::Line(line), Some(seat)) => {
            matches!(move_line::read(line, by, &seat.messages), MoveLineMeaning::Command(intent) if ends(&intent))
        }
        (intent, _) => ends(intent),
    }
}
