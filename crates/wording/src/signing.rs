//! The words about the signatures under the scoresheets (8.7).

use shakmaty::Color;

use super::side_name;
use laws::game::Game;
use locale::Messages;

/// "White, Ada has signed 1-0.", "The arbiter has signed 1-0 for White, Ada.", "White, Ada refuses to sign 1-0."; none
/// without a signature.
pub fn state(messages: &Messages, game: &Game, side: Color) -> Option<String> {
    let signature = game.signature(side)?;
    let who = side_name(messages, game, side);
    let values = [
        ("who", (&who).into()),
        ("by", signature.signed_by().as_str().into()),
        ("signed", signature.result.to_string().into()),
    ];
    Some(messages.text("signing-state", &values))
}

/// The same for both players; of a player without a signature that there is none.
pub fn states(messages: &Messages, game: &Game) -> [String; 2] {
    Color::ALL.map(|side| {
        let open = || {
            let who = side_name(messages, game, side);
            messages.text("signing-open", &[("who", (&who).into())])
        };
        state(messages, game, side).unwrap_or_else(open)
    })
}

/// The signatures of a game at an event, for the arbiter: two that differ, from one another or from the result, and a
/// refusal are the arbiter's to decide (8.7).
pub fn for_the_arbiter(messages: &Messages, game: &Game) -> Option<String> {
    if !query::next::is_signed_at(game) {
        return None;
    }
    let decides = is_disputed(game).then(|| messages.text("signing-decide", &[]));
    let sentences = states(messages, game).into_iter().chain(decides);
    Some(sentences.collect::<Vec<_>>().join(" "))
}

/// Tells players that their signatures differ, from one another or from the result, and who settles it (8.7).
pub fn disputed(messages: &Messages, game: &Game) -> Option<String> {
    let arbiter = if game.people().arbiter.is_some() { "yes" } else { "no" };
    let is_told = query::next::is_signed_at(game) && is_disputed(game);
    is_told.then(|| messages.text("signing-disputed", &[("arbiter", arbiter.into())]))
}

fn is_disputed(game: &Game) -> bool {
    Color::ALL.into_iter().any(|side| game.disputes_the_result(side))
}

/// The same to the player for whom it was signed: "You have signed 1-0."
pub fn own(messages: &Messages, game: &Game, side: Color) -> Option<String> {
    let signature = game.signature(side)?;
    let values = [
        ("by", signature.signed_by().as_str().into()),
        ("signed", signature.result.to_string().into()),
    ];
    Some(messages.text("signing-own", &values))
}
