//! Whether a person may be helped here and now (Art. 11.3.1): by an engine, hints, analysis or sources; and whether his opponent may be
//! anywhere but at the board. Every way in asks this one question.

use shakmaty::Color;

use super::refusal::{Code, Refusal};
use crate::away::Away;
use crate::game::Game;
use crate::regulations::{Rule, Venue};

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
    let is_elsewhere = Color::ALL.into_iter().any(|side| game.elsewhere(side).is_some());
    if against_a_person(game).is_some() || (game.ending().is_none() && is_elsewhere) {
        return Err(Refusal::new(Code::FairPlay));
    }
    Ok(())
}

/// Whether this is a game at an event or in competition that has begun and goes on: beside it nobody is helped at another table either.
pub fn competes(game: &Game) -> bool {
    let has_begun = game.plies_made() > 0 || game.clock().has_started();
    has_begun && game.ending().is_none() && may_look_outside(game).is_err()
}

/// The server's name for this game, if it is one against a person there and goes on: nobody is helped beside it.
pub fn against_a_person(game: &Game) -> Option<String> {
    let of_person = |side: Color| match game.away(side) {
        Some(Away::Online {
            game, is_person: true, ..
        }) => Some(game.clone()),
        Some(Away::Online { .. } | Away::Engine { .. }) | None => None,
    };
    let is_over = game.ending().is_some();
    Color::ALL.into_iter().find_map(of_person).filter(|_| !is_over)
}
