//! Whether a person may be helped here and now (Art. 11.3.1): by an engine, hints, analysis or sources; and whether his opponent may be
//! anywhere but at the board. Every way in asks this one question.

use shakmaty::Color;

use super::refusal::{Code, Refusal};
use crate::laws::away::Away;
use crate::laws::game::Game;
use crate::laws::regulations::{Rule, Venue};

/// Whether the program may leave this game for the world outside, or play it against somebody who is not in the room: not from a
/// game at an event or in competition that goes on, and never from a locked one.
///
/// # Errors
/// `only_at_home`.
pub fn may_look_outside(game: &Game) -> Result<(), Refusal> {
    let regulations = game.regulations();
    let is_event = regulations.place == Venue::Event || regulations.is_competition();
    if game.is_locked() || (is_event && game.ending().is_none()) {
        return Err(Refusal::new(Code::OnlyAtHome));
    }
    Ok(())
}

/// Whether anybody at this table may be helped: an engine's opinion, a hint, another game to go through beside this one. Not against
/// a person beyond the network, rated or not, as long as the game goes on: that is the server's rule of fair play.
///
/// # Errors
/// `only_at_home`, `fair_play`.
pub fn may_be_helped(game: &Game) -> Result<(), Refusal> {
    let article = game.regulations().article(Rule::NoHelp);
    may_look_outside(game).map_err(|refusal| Refusal::under(refusal.code, article))?;
    let is_person = |side: Color| match game.away(side) {
        Some(Away::Online { is_person, .. }) => *is_person,
        Some(Away::Engine { .. }) => false,
        None => game.elsewhere(side).is_some(),
    };
    if game.ending().is_none() && Color::ALL.into_iter().any(is_person) {
        return Err(Refusal::new(Code::FairPlay));
    }
    Ok(())
}
