//! What the comparison of sheets and boards comes to, in sentences (D.2.9).

use shakmaty::Color;

use super::utterance::{Priority, Utterance};
use crate::laws::ending::GameResult;
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::sheets::SheetsVerdict;
use crate::locale::Messages;
use crate::wording;

/// "Not yet on your board: Springer Felix drei."
pub(super) fn not_executed(messages: &Messages, game: &Game, board: Color, ply: u32) -> Option<Utterance> {
    let turn = game.addressed_to(board).filter(|turn| turn.ply == ply)?;
    let announcement = wording::announcement(game, &game.position_before(turn), turn.uci()?);
    let words = messages.text("said-not-executed", &[]);
    Some(Utterance::introduced(messages, &words, announcement).with(Priority::Next))
}

/// What comes of comparing both scoresheets.
pub(super) fn sheets(messages: &Messages, game: &Game, event: &Event) -> Option<Utterance> {
    let text = if let Event::SheetsCompared {
        verdict,
        agree_plies,
        official_plies,
        text,
        ..
    } = event
    {
        let who = verdict.side().map(|side| wording::side_name(messages, game, side));
        let who = who.unwrap_or_default();
        let token = text.clone().unwrap_or_default();
        let values = [
            ("plies", (*agree_plies).into()),
            ("who", (&who).into()),
            ("text", (&token).into()),
            ("official", (*official_plies).into()),
        ];
        match verdict {
            // The difference itself is told next.
            SheetsVerdict::Differ => return None,
            SheetsVerdict::Unreadable(_) => messages.text("said-sheet-unreadable", &values),
            SheetsVerdict::Incomplete(_) => messages.text("said-sheet-incomplete", &values),
            SheetsVerdict::Agree if official_plies < agree_plies => messages.text("said-sheets-unofficial", &values),
            SheetsVerdict::Agree => messages.text("said-sheets-agree", &values),
        }
    } else if let Event::SheetsDiffer { ply, next, article } = event {
        let before = game.official_after(ply.saturating_sub(1));
        let moves = next.as_ref().map(|uci| match (uci, before) {
            (Some(uci), Some(before)) => wording::announcement(game, before, *uci).shown(),
            (Some(uci), None) => uci.to_string(),
            (None, _) => String::new(),
        });
        let (number, article) = (ply.div_ceil(2), article.to_string());
        let values = [
            ("number", number.into()),
            ("white", (&moves.white).into()),
            ("black", (&moves.black).into()),
            ("article", (&article).into()),
        ];
        let id = if ply.is_multiple_of(2) {
            "said-sheets-differ-black"
        } else {
            "said-sheets-differ-white"
        };
        messages.text(id, &values)
    } else {
        return None;
    };
    Some(Utterance::sentence(messages, text).with(Priority::Next))
}

/// A player has signed: noted for who did it; the arbiter hears where it is not the result, or not what the other signed (8.7).
pub(super) fn signed(
    messages: &Messages,
    game: &Game,
    (by, listener): (Person, Person),
    (side, result): (Color, GameResult),
) -> Option<Utterance> {
    if listener == Person::Arbiter {
        let differs = |other: Option<GameResult>| other.is_some_and(|other| other != result);
        let ruled = game.ending().map(|ending| ending.result);
        if !differs(ruled) && !differs(game.signed(side.other())) {
            return None;
        }
        let who = wording::side_name(messages, game, side);
        let (signed, ruled) = (
            result.to_string(),
            ruled.map(|ruled| ruled.to_string()).unwrap_or_default(),
        );
        let values = [
            ("who", (&who).into()),
            ("signed", (&signed).into()),
            ("result", (&ruled).into()),
        ];
        let text = messages.text("said-signed-differently", &values);
        return Some(Utterance::sentence(messages, text).with(Priority::Next));
    }
    (listener == by).then(|| Utterance::sentence(messages, messages.text("said-noted", &[])))
}
