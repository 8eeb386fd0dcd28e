//! Claims, as they are told: to the opponent that one was made, to the arbiter what it rests on (Art. 9, 4.8, 11.12).

use shakmaty::{Color, Square, uci::UciMove};

use super::tell::Listener;
use super::utterance::{Priority, Utterance};
use crate::announcement::understand;
use crate::laws::claim::{Claim, Fault};
use crate::laws::event::Standing;
use crate::laws::game::Game;
use crate::laws::people::Person;
use crate::laws::position::both_kings_in_check;
use crate::laws::refusal::Article;
use crate::laws::regulations::Rule;
use crate::laws::rules::recording;
use crate::locale::Messages;
use crate::notation::algebraic::Letters;
use crate::wording;

/// What is claimed, as the object of a sentence.
fn object(messages: &Messages, game: &Game, side: Color, claim: Claim) -> String {
    let id = match claim {
        Claim::Threefold(_) => "claim-threefold",
        Claim::Fifty(_) => "claim-fifty",
        Claim::Touched(_) => "claim-touched",
        Claim::IllegalMove => "claim-illegal-move",
        Claim::Quickplay => "claim-quickplay",
        Claim::Flag => "claim-flag",
        Claim::Increment => "claim-increment",
        Claim::Fault(fault) => match fault {
            Fault::SetUp => "claim-set-up",
            Fault::BoardTurned => "claim-board-turned",
            Fault::ColoursReversed => "claim-colours-reversed",
            Fault::Displaced => "claim-displaced",
            Fault::TwoHands => "claim-two-hands",
            Fault::WrongSquare => "claim-wrong-square",
            Fault::BothKings => "claim-both-kings",
            Fault::ClockSetting => "claim-clock-setting",
        },
    };
    let square = if let Claim::Touched(square) = claim {
        square.to_string()
    } else {
        String::new()
    };
    let what = messages.text(id, &[("square", (&square).into())]);
    let Some(uci) = claim.intended() else {
        return what;
    };
    let position = game.turn();
    let position = if position.side == side {
        game.position_before(position)
    } else {
        game.current()
    };
    let intended = wording::announcement(game, &position, uci).shown();
    let values = [("claim", (&what).into()), ("move", (&intended).into())];
    messages.text("claim-with-move", &values)
}

/// The arbiter hears how long he may act upon an illegal move, and that it stands (A.5.2, A.5.4); he and the players, that
/// it might still be corrected.
pub(super) fn standing(
    listener: Listener<'_>,
    game: &Game,
    event: &Standing,
    is_for_the_arbiter: bool,
) -> Option<Utterance> {
    let messages = listener.messages;
    let is_player = matches!(listener.person, Person::Player(_));
    let is_agreement = event.by().is_some();
    if !(is_for_the_arbiter || is_agreement && is_player) {
        return None;
    }
    let (id, side, article) = match event {
        Standing::Left { side, .. } if both_kings_in_check(game.official()) => {
            ("said-illegal-left-both-kings", side, Rule::BothKings)
        }
        Standing::Left { side, .. } => ("said-illegal-left", side, Rule::IllegalMoveOtherwise),
        // The claim, or the position that comes back, says it.
        Standing::TakenUp { .. } | Standing::CorrectionAccepted { .. } => return None,
        Standing::CorrectionOffered { side, .. } => ("said-correction-offered", side, Rule::IllegalMoveOtherwise),
        Standing::CorrectionDeclined { side, .. } => ("said-correction-declined", side, Rule::IllegalMoveOtherwise),
        Standing::Stands { side, .. } => ("said-illegal-stands", side, Rule::IllegalMoveOtherwise),
    };
    let article = game.regulations().article(article).to_string();
    let names = [*side, side.other()].map(|side| wording::side_name(messages, game, side));
    let [who, opponent] = &names;
    let values = [
        ("who", who.into()),
        ("opponent", opponent.into()),
        ("article", (&article).into()),
    ];
    Some(Utterance::sentence(messages, messages.text(id, &values)).with(Priority::Next))
}

/// "I adjust": the opponent hears it, as at any board (4.2.1).
pub(super) fn adjusted(listener: Listener<'_>, game: &Game, by: Person, square: Square) -> Option<Utterance> {
    let messages = listener.messages;
    let square = square.to_string();
    let who = by.side().map(|side| wording::side_name(messages, game, side))?;
    let values = [("who", (&who).into()), ("square", (&square).into())];
    matches!(listener.person, Person::Player(_) | Person::Arbiter)
        .then(|| Utterance::sentence(messages, messages.text("said-adjusts", &values)))
}

/// Claims are made aloud: players and arbiter hear them; the count is the arbiter's alone (12.6).
pub(super) fn claimed(listener: Listener<'_>, game: &Game, side: Color, claim: Claim) -> Option<Utterance> {
    let messages = listener.messages;
    let who = wording::side_name(messages, game, side);
    let what = object(messages, game, side, claim);
    let values = [("who", (&who).into()), ("claim", (&what).into())];
    // The arbiter hears it with what it rests on.
    matches!(listener.person, Person::Player(_))
        .then(|| Utterance::sentence(messages, messages.text("said-claimed", &values)).with(Priority::Next))
}

/// What the arbiter has found himself; `side` is whose opponent did it.
pub(super) fn found(
    listener: Listener<'_>,
    game: &Game,
    (side, claim): (Color, Claim),
    article: &Article,
) -> Option<Utterance> {
    let messages = listener.messages;
    let who = wording::side_name(messages, game, side.other());
    let (what, article) = (object(messages, game, side, claim), article.to_string());
    let values = [
        ("who", (&who).into()),
        ("claim", (&what).into()),
        ("article", (&article).into()),
    ];
    matches!(listener.person, Person::Player(_))
        .then(|| Utterance::sentence(messages, messages.text("said-found", &values)).with(Priority::Next))
}

/// Upheld or rejected, with its Article.
pub(super) fn settled(
    listener: Listener<'_>,
    game: &Game,
    (side, claim): (Color, Claim),
    upheld: bool,
    article: &Article,
) -> Utterance {
    let messages = listener.messages;
    let who = wording::side_name(messages, game, side);
    let what = object(messages, game, side, claim);
    let article = article.to_string();
    let values = [
        ("who", (&who).into()),
        ("claim", (&what).into()),
        ("article", (&article).into()),
    ];
    let id = if upheld {
        "said-claim-upheld"
    } else {
        "said-claim-rejected"
    };
    Utterance::sentence(messages, messages.text(id, &values)).with(Priority::Next)
}

/// Whether the sheet names that move as the intended one, in whatever language it is written.
fn is_written(game: &Game, side: Color, uci: UciMove) -> bool {
    let position = game.current();
    let Some(text) = game.sheet(side).intended_move() else {
        return false;
    };
    let claimed = uci.to_move(&position).ok();
    let read = |letters: &Letters| understand(&position, text, *letters).ok();
    claimed.is_some() && Letters::FAMILIAR.iter().any(|letters| read(letters) == claimed)
}

/// A claim laid before the arbiter: who, what, and what the program has counted.
pub(super) fn proposed(
    messages: &Messages,
    game: &Game,
    (side, claim): (Color, Claim),
    (correct, count): (Option<bool>, Option<u32>),
) -> String {
    let who = wording::side_name(messages, game, side);
    let what = object(messages, game, side, claim);
    let values = [("who", (&who).into()), ("claim", (&what).into())];
    let mut sentences = vec![messages.text("proposed-claim", &values)];
    if let Some(count) = count {
        sentences.push(messages.text("proposed-claim-count", &[("count", count.into())]));
    }
    if let Some(correct) = correct {
        let id = if correct {
            "proposed-claim-right"
        } else {
            "proposed-claim-wrong"
        };
        sentences.push(messages.text(id, &[]));
    }
    // Written first, on a sheet that is kept here: of one on paper the arbiter sees it himself (9.2.1, 9.3.1).
    if claim.intended().is_some_and(|uci| !is_written(game, side, uci)) && recording::is_judged(game, side) {
        let article = game.regulations().article(claim.draw_rule()).to_string();
        sentences.push(messages.text("proposed-claim-unwritten", &[("article", (&article).into())]));
    }
    sentences.join(" ")
}

/// A move that offends touch-move, to be taken back.
pub(super) fn proposed_back(
    messages: &Messages,
    game: &Game,
    side: Color,
    (square, article): (Square, &String),
) -> String {
    let who = wording::side_name(messages, game, side);
    let square = square.to_string();
    let values = [
        ("who", (&who).into()),
        ("square", (&square).into()),
        ("article", article.into()),
    ];
    messages.text("proposed-take-back", &values)
}
