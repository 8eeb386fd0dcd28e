//! What is said of the duty to record: to the arbiter; to the player where the regulations say so, and when a flag has fallen
//! (Art. 8, 12.6).

use shakmaty::Color;

use super::around;
use super::tell::Listener;
use super::utterance::{Priority, Utterance};
use crate::laws::event::Recording;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::refusal::Article;
use crate::laws::regulations::{DifferenceTold, Rule};
use crate::laws::rules::recording::SheetDuty;
use crate::query::completed_moves;
use crate::wording;

/// The sentence for that person, if there is one.
pub(super) fn recording(listener: Listener<'_>, game: &Game, event: &Recording) -> Option<Utterance> {
    let Listener { person, messages, .. } = listener;
    let rules = person == Person::Arbiter;
    let say = |text: String| Some(Utterance::sentence(messages, text).with(Priority::Next));
    match event {
        // The table tells the speaker that he is heard, and nobody else of it.
        Recording::Marked { .. } => None,
        // It would tell a player of his time, or that a period has passed (D.2.10.4).
        Recording::NotRequired { .. } => None,
        // Sheets on paper the program does not see: the arbiter looks who owes what (8.5.1, 8.5.2).
        Recording::RequiredAgain { article } if rules => {
            let article = article.to_string();
            say(messages.text("said-record-again", &[("article", (&article).into())]))
        }
        Recording::RequiredAgain { .. } => None,
        Recording::Owed {
            side,
            plies,
            due,
            article,
        } => {
            let lone = game.people().arbiter.is_none();
            let by_regulation = game.regulations().watch.told == DifferenceTold::Players;
            // After a flag even the arbiter may say how many moves there are (8.5, 12.6).
            let after_a_flag = *due >= recorded_by_all(game);
            let own = person == Person::Player(*side) && (lone || by_regulation || after_a_flag);
            let (who, article) = (wording::side_name(messages, game, *side), article.to_string());
            let values = [
                ("who", (&who).into()),
                ("count", due.saturating_sub(*plies).into()),
                ("article", (&article).into()),
            ];
            if own {
                say(messages.text("said-sheet-owed-you", &values))
            } else if rules {
                say(messages.text("said-sheet-owed", &values))
            } else {
                None
            }
        }
        Recording::Shown {
            by,
            side,
            count,
            article,
        } => {
            let is_lent = *article != game.regulations().article(Rule::RecordShown);
            if person == *by {
                return Some(if is_lent {
                    lent(listener, game, *side)
                } else {
                    shown(listener, game, *count)
                });
            }
            let id = if is_lent {
                "said-sheet-lent"
            } else {
                "said-record-asked"
            };
            rules.then(|| asked(listener, game, id, (*side, *count), article))
        }
        Recording::AskedTooOften {
            by,
            side,
            count,
            article,
        } => (rules || person == *by).then(|| asked(listener, game, "said-record-refused", (*side, *count), article)),
        Recording::Reconstruction { left_ms, moves, .. } => {
            let text = messages.text("said-reconstruction", &[]);
            if !rules {
                return say(text);
            }
            say(format!("{text} {}", wording::times(messages, left_ms, moves)))
        }
    }
}

/// The record itself, for his ear alone: every completed move.
fn shown(listener: Listener<'_>, game: &Game, count: u32) -> Utterance {
    let messages = listener.messages;
    let intro = messages.text("said-record-shown", &[("count", count.into())]);
    let mut utterance = Utterance::sentence(messages, intro).with(Priority::Next);
    let moves = completed_moves(game);
    if moves.is_empty() {
        utterance
            .spans
            .extend(Utterance::sentence(messages, messages.text("answer-no-move-yet", &[])).spans);
    } else {
        utterance.spans.extend(around::last_moves(messages, game, &moves));
    }
    utterance
}

/// The opponent's sheet as it is written, from the first move on that his own lacks (8.5.2). One kept elsewhere is lent by
/// hand.
fn lent(listener: Listener<'_>, game: &Game, side: Color) -> Utterance {
    let messages = listener.messages;
    let own = game.sheet(side).plies();
    let entries = game.sheet(side.other()).entries().iter();
    let lacking: Vec<_> = entries.filter(|entry| !entry.struck && entry.ply > own).collect();
    let text = if lacking.is_empty() {
        messages.text("said-no-entry-behind", &[])
    } else {
        wording::sheet::running(messages, lacking.into_iter())
    };
    let text = format!("{} {text}", messages.text("said-sheet-lent-you", &[]));
    Utterance::sentence(messages, text).with(Priority::Next)
}

fn asked(listener: Listener<'_>, game: &Game, id: &str, (side, count): (Color, u32), article: &Article) -> Utterance {
    let messages = listener.messages;
    let (who, article) = (wording::side_name(messages, game, side), article.to_string());
    let values = [
        ("who", (&who).into()),
        ("count", count.into()),
        ("article", (&article).into()),
    ];
    Utterance::sentence(messages, messages.text(id, &values)).with(Priority::Next)
}

fn recorded_by_all(game: &Game) -> u32 {
    u32::try_from(game.line().len() + game.pending().len()).unwrap_or(u32::MAX)
}

/// How the sheet of a side stands, in words.
pub(crate) fn sheet_duty(messages: &crate::locale::Messages, game: &Game, side: Color, duty: &SheetDuty) -> String {
    let who = wording::side_name(messages, game, side);
    let mut values = vec![
        ("who", (&who).into()),
        ("plies", duty.plies.into()),
        ("made", duty.made.into()),
        ("count", duty.owed().into()),
    ];
    let mut sentences = vec![messages.text(
        if duty.is_kept {
            "answer-recording"
        } else {
            "answer-recording-elsewhere"
        },
        &values,
    )];
    let cited = duty
        .exemption
        .as_ref()
        .or(duty.due.as_ref().map(|(_, article)| article));
    let article = cited.map(ToString::to_string).unwrap_or_default();
    values.push(("article", (&article).into()));
    if duty.exemption.is_some() {
        sentences.push(messages.text("answer-recording-exempt", &values));
    } else if duty.is_kept && duty.owed() > 0 {
        sentences.push(messages.text("answer-recording-owed", &values));
    }
    sentences.join(" ")
}
