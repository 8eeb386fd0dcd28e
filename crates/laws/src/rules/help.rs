//! The rule on help (Art. 11.3.1): an engine, hints, analysis or sources for a person, and an opponent who is not at
//! the board. Every way to help asks here first.

use shakmaty::Color;

use super::refusal::{Code, Refusal};
use crate::away::AwayPlayer;
use crate::game::Game;
use crate::regulations::{Rule, Venue};

/// Checks whether the program may go online from this game, or play it against a player outside the room. It may not
/// while a game at an event or in competition is in progress, and never from a locked one.
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

/// Checks whether anyone at this table may have help: an engine's opinion, a hint, another game to go through
/// meanwhile. While a game against a person across the network is in progress, rated or not, nobody may: that is the
/// server's rule of fair play.
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

/// True if this is a game at an event or in competition that is in progress: nobody at another table may have help meanwhile.
pub fn competes(game: &Game) -> bool {
    let has_begun = game.plies_made() > 0 || game.clock().has_started();
    has_begun && game.ending().is_none() && may_look_outside(game).is_err()
}

/// The server's name for this game, if it is in progress against a person there: nobody may have help meanwhile.
pub fn against_a_person(game: &Game) -> Option<String> {
    let of_person = |side: Color| match game.away(side) {
        Some(AwayPlayer::Online {
            game, is_person: true, ..
        }) => Some(game.clone()),
        Some(AwayPlayer::Online { .. } | AwayPlayer::Engine { .. }) | None => None,
    };
    let is_over = game.ending().is_some();
    Color::ALL.into_iter().find_map(of_person).filter(|_| !is_over)
}
