//! The outside of the envelope of an adjourned game, and nothing of what is in it (Guidelines I.2).

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::side_name;
use laws::adjournment::Adjournment;
use laws::game::Game;
use laws::moment::Moment;
use locale::{Messages, duration};

/// The lines of the envelope, with the clock times of that moment.
pub fn lines(messages: &Messages, game: &Game, adjournment: &Adjournment, at: Moment) -> Vec<String> {
    let who = |side| side_name(messages, game, side);
    let line = |id: &str, value: &str| messages.text(id, &[("value", value.into())]);
    let before = game
        .official_after(adjournment.ply.saturating_sub(1))
        .unwrap_or(game.official());
    let left = game.clock().both_ms(at);
    let mut lines: Vec<String> = Color::ALL.into_iter().map(who).collect();
    lines.push(line(
        "envelope-position",
        &Fen::from_position(before, EnPassantMode::Legal).to_string(),
    ));
    if game.clock().is_timed() {
        for side in Color::ALL {
            let used = duration(messages, game.clock().time_used_ms(side, at));
            let left = duration(messages, *left.get(side));
            lines.push(messages.text(
                "envelope-time",
                &[
                    ("who", (&who(side)).into()),
                    ("used", (&used).into()),
                    ("left", (&left).into()),
                ],
            ));
        }
    }
    lines.push(line("envelope-sealer", &who(adjournment.side)));
    lines.push(line("envelope-number", &adjournment.ply.div_ceil(2).to_string()));
    lines.push(match game.draw_offer() {
        Some(side) => line("envelope-offer", &who(side)),
        None => messages.text("envelope-no-offer", &[]),
    });
    lines.push(match &adjournment.until {
        Some(until) => line("envelope-until", until),
        None => messages.text("envelope-until-open", &[]),
    });
    lines
}
