//! The rules on setting the audio devices once the regulations of a competition are fixed (D.2.10.4, 11.3.1).

use shakmaty::Color;

use super::refusal::{Code, Refusal};
use crate::devices::{Devices, Outlet};
use crate::game::Game;
use crate::people::Person;
use crate::regulations::Rule;

/// True if the devices are fixed: in a competition, from the lock or the start of the game to its end.
pub fn are_fixed(game: &Game) -> bool {
    let has_begun = game.clock().has_started() || game.plies_made() > 0 || game.turn().announced.is_some();
    let is_on = game.ending().is_none() && (game.lock().is_some() || has_begun);
    game.regulations().is_competition() && is_on
}

/// Checks whether that person may set the device of that outlet. `owner` is its owner, `None` if everyone hears it;
/// `now` are the devices in force.
///
/// # Errors
/// `device_fixed`: the person is neither the owner nor the arbiter. `device_taken`: the device is in use for another person.
pub fn may_set(
    game: &Game,
    by: Person,
    owner: Option<Person>,
    outlet: Outlet,
    device: &str,
    now: &Devices,
) -> Result<(), Refusal> {
    if !are_fixed(game) || by == Person::Arbiter {
        return Ok(());
    }
    let article = game.regulations().article(Rule::NoHelp);
    // Without an arbiter the loudspeaker belongs to the players.
    let is_common = owner.is_none() && game.people().arbiter.is_none();
    if owner != Some(by) && !is_common {
        return Err(Refusal::under(Code::DeviceFixed, article));
    }
    if now.is_taken(outlet, device) {
        return Err(Refusal::under(Code::DeviceTaken, article));
    }
    Ok(())
}

/// Checks whether that person may assign the electronic boards: only if the program knows the boards, and in a
/// competition that has begun only the arbiter (11.3.1).
///
/// # Errors
/// `board_unseen`: the regulations keep the program from knowing the boards. `device_fixed`: the person is not the arbiter.
pub fn may_choose_board(game: &Game, by: Person) -> Result<(), Refusal> {
    if !game.is_seen() {
        return Err(Refusal::under(
            Code::BoardUnseen,
            game.regulations().article(Rule::BoardsDiffer),
        ));
    }
    if are_fixed(game) && game.people().has(Person::Arbiter) && by != Person::Arbiter {
        return Err(Refusal::under(
            Code::DeviceFixed,
            game.regulations().article(Rule::NoHelp),
        ));
    }
    Ok(())
}

/// Checks whether that person may name the electronic board of a side at the start of the program. At a locked table
/// only the previous board is allowed: with another one, a player could move the opponent's pieces (11.3.1).
///
/// # Errors
/// `board_unseen`, `device_fixed`.
pub fn may_name_board(game: &Game, by: Person, side: Color, device: &str) -> Result<(), Refusal> {
    let is_the_same = game.electronic_board(side) == Some(device);
    if game.is_seen() && (game.lock().is_none() || is_the_same) {
        return Ok(());
    }
    may_choose_board(game, by)
}
