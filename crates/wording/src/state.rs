//! The open task and the end of the game, in one sentence.

use shakmaty::Color;

use super::{next, proposal_kind, side_name, signing};
use laws::adjournment::Adjournment;
use laws::ending::{GameResult, Reason};
use laws::game::Game;
use laws::penalty::Penalty;
use laws::people::Person;
use laws::regulations::Rule;
use locale::Messages;
use query::Task;
use query::next::awaits_ruling;

/// The open task of `side`, for that person: their own task in the second person. Adds that the clocks are stopped if
/// they are.
pub fn state(messages: &Messages, game: &Game, side: Color, task: Task, to: Person) -> String {
    if let Some(ending) = game.ending() {
        let ended = result(messages, ending.result, ending.reason);
        let signed = signing::for_the_arbiter(messages, game).filter(|_| to == Person::Arbiter);
        return match signed {
            Some(signed) => format!("{ended} {signed}"),
            None => ended,
        };
    }
    if game.adjournment().is_some_and(Adjournment::is_under_way) {
        return adjourned(messages, game);
    }
    if let Some(waits) = ruling_waited_for(messages, game, to) {
        return with_stopped_clocks(messages, game, waits);
    }
    let who = side_name(messages, game, side);
    let (own, others) = match task {
        Task::ToMake => ("state-yours-to-make", "state-to-make"),
        Task::ToAnnounce => ("state-yours-to-announce", "state-to-announce"),
        Task::ToRepeat => ("state-yours-to-repeat", "state-to-repeat"),
        Task::ToExecute => ("state-yours-to-execute", "state-to-execute"),
        Task::ToPress => ("state-yours-to-press", "state-to-press"),
    };
    let id = if to == Person::Player(side) { own } else { others };
    let task = messages.text(id, &[("who", (&who).into())]);
    with_stopped_clocks(messages, game, task)
}

/// The open proposals, for the arbiter; to others, that the game waits for a ruling.
fn ruling_waited_for(messages: &Messages, game: &Game, to: Person) -> Option<String> {
    game.people().arbiter.as_ref()?;
    if to == Person::Arbiter {
        return open_rulings(messages, game);
    }
    match game.illegal_ruling_waits() {
        Some(side) if to == Person::Player(side) => Some(next::replace_illegal(messages, game, side)),
        Some(_) | None => awaits_ruling(game).then(|| messages.text("next-arbiter-rules", &[])),
    }
}

/// All that the arbiter is still to rule on, in one sentence.
pub fn open_rulings(messages: &Messages, game: &Game) -> Option<String> {
    let open = game.proposals().iter();
    let open: Vec<String> = open.map(|open| proposal_kind(messages, open.kind())).collect();
    let kinds = (!open.is_empty()).then(|| open.join(", "))?;
    Some(messages.text("state-yours-to-rule", &[("kinds", (&kinds).into())]))
}

/// The adjournment under way: who seals or has sealed a move, and when the game is resumed (Guidelines I).
pub fn adjourned(messages: &Messages, game: &Game) -> String {
    let Some(adjournment) = game.adjournment() else {
        return messages.text("refused-not-adjourned", &[]);
    };
    let who = side_name(messages, game, adjournment.side);
    let values = [("who", (&who).into())];
    let adjourned = |id| messages.text(id, &values);
    let mut sentences = if !adjournment.is_final && adjournment.envelope.is_none() {
        vec![adjourned("state-adjourned")]
    } else if adjournment.envelope.is_some() {
        vec![adjourned("refused-adjourned"), adjourned("state-sealed-by")]
    } else {
        vec![adjourned("refused-adjourned")]
    };
    let until = adjournment.until.as_ref().filter(|_| !adjournment.is_resumed);
    sentences.extend(until.map(|until| messages.text("state-adjourned-until", &[("value", until.into())])));
    sentences.extend(open_offer(messages, game));
    sentences.join(" ")
}

/// "Ben offers a draw.", and whether it can be accepted; none without an open offer.
pub fn open_offer(messages: &Messages, game: &Game) -> Option<String> {
    let who = side_name(messages, game, game.draw_offer()?);
    Some(offered(
        messages,
        game,
        messages.text("state-draw-offered", &[("who", (&who).into())]),
    ))
}

/// The sentence about an offer; before both players have made a move, also that it cannot be accepted (5.2.3).
pub fn offered(messages: &Messages, game: &Game, sentence: String) -> String {
    if game.may_be_agreed() {
        return sentence;
    }
    let article = game.regulations().article(Rule::Agreement).to_string();
    let (needs, cites) = (
        messages.text("refused-draw-needs-moves", &[]),
        messages.text("refused-article", &[("article", (&article).into())]),
    );
    format!("{sentence} {needs} {cites}")
}

/// Adds to the sentence that the clocks are stopped, if they are.
pub fn with_stopped_clocks(messages: &Messages, game: &Game, sentence: String) -> String {
    let clocks_stand = game.clock().is_timed() && game.clock().running().is_none();
    if clocks_stand && game.adjournment().is_none() && game.ending().is_none() {
        format!("{sentence} {}", messages.text("answer-clocks-stand", &[]))
    } else {
        sentence
    }
}

/// The name of a penalty of 12.9, as it is used in a sentence.
pub fn penalty(messages: &Messages, penalty: Penalty) -> String {
    messages.about("penalty", penalty.as_str())
}

/// The end of the game, in one sentence.
pub fn result(messages: &Messages, result: GameResult, reason: Reason) -> String {
    // A server called the game off before both players had moved.
    if (result, reason) == (GameResult::BothAbsent, Reason::Abandoned) {
        return messages.text("result-called-off", &[]);
    }
    // 6.7: the absence is the reason, and the default time its limit.
    if (result, reason) == (GameResult::BothAbsent, Reason::Default) {
        return messages.text("result-both-late", &[]);
    }
    let why = messages.about("reason", reason.as_str());
    let what = messages.text(
        match result {
            GameResult::WhiteWins => "result-white-wins",
            GameResult::BlackWins => "result-black-wins",
            GameResult::WhiteByForfeit => "result-white-by-forfeit",
            GameResult::BlackByForfeit => "result-black-by-forfeit",
            GameResult::Draw => "result-draw",
            GameResult::BothLose => "result-both-lose",
            GameResult::HalfZero => "result-half-zero",
            GameResult::ZeroHalf => "result-zero-half",
            GameResult::BothAbsent => "result-both-absent",
        },
        &[],
    );
    messages.text(
        "result-and-reason",
        &[("result", (&what).into()), ("reason", (&why).into())],
    )
}
