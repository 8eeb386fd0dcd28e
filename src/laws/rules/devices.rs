//! Who sets which device of sound once the regulations of a competition are fixed (D.2.10.4, 11.3.1).

use super::refusal::{Code, Refusal};
use crate::laws::devices::{Devices, Outlet};
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::regulations::Rule;

/// Whether the devices are fixed: in a competition from the lock or the start of the game to its end.
pub fn are_fixed(game: &Game) -> bool {
    let has_begun = game.clock().has_started() || game.plies_made() > 0 || game.turn().announced.is_some();
    let is_on = game.ending().is_none() && (game.lock().is_some() || has_begun);
    game.regulations().is_competition() && is_on
}

/// Whether that person may set the device of that outlet to this one, at the machine of `seat`; `now` are those in force.
///
/// # Errors
/// `device_fixed`: it is neither his nor is he the arbiter. `device_taken`: it is in use for somebody else.
pub fn may_set(
    game: &Game,
    (by, seat): (Person, Person),
    (outlet, device): (Outlet, &str),
    now: &Devices,
) -> Result<(), Refusal> {
    if !are_fixed(game) || by == Person::Arbiter {
        return Ok(());
    }
    let article = game.regulations().article(Rule::NoHelp);
    // Where there is no arbiter the loudspeaker is the players'.
    let is_common = outlet.owner(seat).is_none() && game.people().arbiter.is_none();
    if outlet.owner(seat) != Some(by) && !is_common {
        return Err(Refusal::under(Code::DeviceFixed, article));
    }
    if now.is_taken(outlet, device) {
        return Err(Refusal::under(Code::DeviceTaken, article));
    }
    Ok(())
}
