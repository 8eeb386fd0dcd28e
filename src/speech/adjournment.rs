//! What is said of an adjournment: never what is in the envelope before it is opened (Guidelines I).

use super::utterance::{Priority, Utterance};
use crate::laws::event::Adjourning;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::locale::Messages;
use crate::wording;

/// The sentence for that person, if there is one.
pub(super) fn adjourning(messages: &Messages, game: &Game, event: &Adjourning, person: Person) -> Option<Utterance> {
    let sentence = |text: String| Some(Utterance::sentence(messages, text).with(Priority::Next));
    let about = |id: &str, side| {
        let who = wording::side_name(messages, game, side);
        messages.text(id, &[("who", (&who).into())])
    };
    match event {
        Adjourning::Adjourned { side, until, .. } => {
            let mut text = if person == Person::Player(*side) {
                messages.text("said-adjourned-seal", &[])
            } else {
                about("said-adjourned", *side)
            };
            if let Some(until) = until {
                let when = messages.text("said-adjourned-until", &[("value", until.into())]);
                text = format!("{text} {when}");
            }
            sentence(text)
        }
        Adjourning::MoveSealed { by, side, .. } => {
            if person == *by {
                let timed = game.clock().is_timed();
                let id = if timed { "said-sealed-stop" } else { "said-sealed" };
                sentence(messages.text(id, &[]))
            } else if person == Person::Arbiter {
                sentence(about("said-sealed-by", *side))
            } else {
                None
            }
        }
        Adjourning::EnvelopeOpened {
            side, ply, text, uci, ..
        } => {
            let before = game.official_after(ply.saturating_sub(1))?;
            let legal = uci.filter(|uci| uci.to_move(before).is_ok());
            let who = wording::side_name(messages, game, *side);
            match legal {
                Some(uci) => {
                    let words = messages.text("said-envelope-opened", &[("who", (&who).into())]);
                    let announcement = wording::announcement(game, before, uci);
                    Some(Utterance::introduced(messages, &words, announcement).with(Priority::Next))
                }
                None => sentence(messages.text(
                    "said-envelope-unclear",
                    &[("who", (&who).into()), ("text", text.into())],
                )),
            }
        }
        Adjourning::EnvelopeLost { side, .. } => sentence(about("said-envelope-lost", *side)),
        Adjourning::Resumed { .. } => sentence(messages.text("said-resumed", &[])),
    }
}
