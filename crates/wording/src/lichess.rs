//! Words for what lichess reports.

use locale::{Messages, harmless};
use protocols::lichess::{AccountState, Challenge, LichessFault, Terms, Underway};

/// The account signed in, or what to do.
pub fn account(messages: &Messages, name: Option<&str>) -> String {
    match name {
        Some(name) => messages.text("lichess-signed-in", &[("name", (&*harmless(name)).into())]),
        None => messages.text("lichess-signed-out", &[]),
    }
}

/// "15+10, rated".
fn terms(messages: &Messages, terms: Terms) -> String {
    let time = terms.clock.map_or_else(
        || messages.text("lichess-no-clock", &[]),
        |clock| {
            let minutes = clock.initial_s / 60;
            match clock.initial_s % 60 {
                0 => format!("{minutes}+{}", clock.increment_s),
                seconds => format!("{minutes}:{seconds:02}+{}", clock.increment_s),
            }
        },
    );
    let id = if terms.is_rated {
        "lichess-rated"
    } else {
        "lichess-casual"
    };
    let forms = messages.text(id, &[]);
    format!("{time}, {}", forms.split(';').next().unwrap_or_default().trim())
}

/// The challenger and the terms.
pub fn challenge(messages: &Messages, challenge: &Challenge) -> String {
    let from = harmless(&challenge.from);
    let who = challenge
        .rating
        .map_or_else(|| from.to_string(), |rating| format!("{from} ({rating})"));
    format!("{who}, {}", terms(messages, challenge.terms))
}

fn game(messages: &Messages, number: usize, game: &Underway) -> String {
    let side = super::color(messages, game.side);
    let id = if game.is_on_move {
        "lichess-game-on-move"
    } else {
        "lichess-game"
    };
    let name = harmless(&game.opponent);
    let values = [
        ("number", number.into()),
        ("name", (&*name).into()),
        ("side", (&side).into()),
    ];
    messages.text(id, &values)
}

/// The account's games and challenges, a sentence each, numbered as they are typed; one sentence if there are none.
pub fn lines(messages: &Messages, known: &AccountState) -> Vec<String> {
    let games = known
        .games
        .iter()
        .zip(1..)
        .map(|(own, number)| game(messages, number, own));
    let challenges = known.challenges.iter().zip(1_usize..).map(|(open, number)| {
        let what = challenge(messages, open);
        messages.text(
            "lichess-challenge",
            &[("number", number.into()), ("challenge", (&what).into())],
        )
    });
    let lines: Vec<String> = games.chain(challenges).collect();
    if lines.is_empty() && known.name.is_some() {
        return vec![messages.text("lichess-nothing", &[])];
    }
    lines
}

/// The reason why something was not done, and what to do.
pub fn fault(messages: &Messages, fault: &LichessFault) -> String {
    match fault {
        LichessFault::Token => messages.text("lichess-fault-token", &[]),
        LichessFault::Scope => messages.text("lichess-fault-scope", &[]),
        LichessFault::NotSignedIn => messages.text("lichess-signed-out", &[]),
        LichessFault::TooMuch(seconds) => messages.text("lichess-fault-too-much", &[("seconds", (*seconds).into())]),
        LichessFault::Refused(why) => messages.text("lichess-fault-refused", &[("why", (&*harmless(why)).into())]),
        LichessFault::Unknown => messages.text("lichess-fault-unknown", &[]),
        LichessFault::Unreachable => messages.text("lichess-fault-unreachable", &[]),
    }
}
