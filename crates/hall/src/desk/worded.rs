//! A ruling in the arbiter's own language. It travels in the words of game scripts (`super::verb`), which only an
//! English arbiter wants to hear.

use shakmaty::Color;

use controls::clock_form::time_ms;
use laws::claim::{Claim, Irregularity};
use laws::penalty::Penalty;
use laws::proposal::ProposalKind;
use locale::{Messages, Value, color, duration};
use wording;

/// The ruling in words; the verb itself if this desk could not have made it.
pub(super) fn ruling(messages: &Messages, verb: &str) -> String {
    worded(messages, verb).unwrap_or_else(|| verb.to_owned())
}

fn worded(messages: &Messages, verb: &str) -> Option<String> {
    let words: Vec<&str> = verb.split_whitespace().collect();
    let say = |id: &str, values: &[(&str, Value<'_>)]| Some(messages.text(id, values));
    let plain = |id: &str| say(id, &[]);
    let text = |rest: &[&str]| rest.join(" ");
    let on = |id: &str, side: &str| say(id, &[("side", colour(messages, side)?.into())]);
    match words.as_slice() {
        ["starts", "clocks"] => plain("ruling-start-clocks"),
        ["stops", "clocks"] => plain("ruling-stop-clocks"),
        ["sets", "moves", side, moves] => {
            let values = [("side", colour(messages, side)?.into()), ("moves", (*moves).into())];
            say("ruling-set-moves", &values)
        }
        ["sets", "period", side, period] => {
            let values = [("side", colour(messages, side)?.into()), ("period", (*period).into())];
            say("ruling-set-period", &values)
        }
        ["sets", side, time] => of_time(messages, "ruling-set-time", side, time),
        ["adds", time, "to", side] => of_time(messages, "ruling-add-time", side, time),
        ["takes", time, "from", side] => of_time(messages, "ruling-take-time", side, time),
        ["compares", "boards"] => plain("ruling-compare-boards"),
        ["compares", "sheets"] => plain("ruling-compare-sheets"),
        ["reconstructs", "game"] => plain("ruling-reconstruct"),
        ["enters", "sheet", side, ..] => on("ruling-enter-sheet", side),
        ["enters", "board", side, ..] => on("ruling-enter-board", side),
        ["reinstates", "ply", ply] => say("ruling-reinstate", &[("ply", (*ply).into())]),
        ["warns", side, why @ ..] => {
            let values = [("side", colour(messages, side)?.into()), ("text", text(why).into())];
            say("ruling-warn", &values)
        }
        ["penalises", side, penalty, rest @ ..] => {
            let what = penalty_of(messages, penalty, rest)?;
            let values = [("side", colour(messages, side)?.into()), ("what", what.into())];
            say("ruling-penalise", &values)
        }
        ["upholds", "claim"] => plain("ruling-uphold"),
        ["rejects", "claim"] => plain("ruling-reject"),
        ["accepts", "proposal", kind] => proposal(messages, "ruling-accept", kind),
        ["declines", "proposal", kind] => proposal(messages, "ruling-decline", kind),
        ["rules", "result", result, "reason", why @ ..] => {
            let values = [("result", (*result).into()), ("text", text(why).into())];
            say("ruling-result", &values)
        }
        ["annuls", "result", "reason", why @ ..] => say("ruling-annul", &[("text", text(why).into())]),
        ["approves", "assistant", side] => on("ruling-approve-assistant", side),
        ["approves", "device"] => plain("ruling-approve-device"),
        ["adjourns"] => plain("ruling-adjourn"),
        ["adjourns", "until", until @ ..] => say("ruling-adjourn-until", &[("until", text(until).into())]),
        ["opens", "envelope"] => plain("ruling-open-envelope"),
        ["loses", "envelope"] => plain("ruling-lose-envelope"),
        ["loses", "envelope", "and", "position"] => plain("ruling-lose-position"),
        ["resumes"] => plain("ruling-resume"),
        ["notes", note @ ..] => say("ruling-note", &[("text", text(note).into())]),
        ["finds", fault @ .., "by", side] => {
            let what = found(messages, fault)?;
            let values = [("side", colour(messages, side)?.into()), ("what", what.into())];
            say("ruling-find", &values)
        }
        ["hosts", ..] => plain("ruling-host"),
        ["ends", "hosting"] => plain("ruling-end-hosting"),
        ["unlocks"] => plain("ruling-unlock"),
        _ => None,
    }
}

fn colour(messages: &Messages, side: &str) -> Option<String> {
    let side = Color::ALL.into_iter().find(|own| super::verb::colour(*own) == side)?;
    Some(color(messages, side))
}

/// A clock time in whole seconds.
fn time(messages: &Messages, time: &str) -> Option<String> {
    let whole = time.split_once('.').map_or(time, |(whole, _)| whole);
    Some(duration(messages, time_ms(whole)?))
}

fn of_time(messages: &Messages, id: &str, side: &str, left: &str) -> Option<String> {
    let values = [
        ("side", colour(messages, side)?.into()),
        ("time", time(messages, left)?.into()),
    ];
    Some(messages.text(id, &values))
}

/// "More time for the opponent, 2 minutes, telephone".
fn penalty_of(messages: &Messages, penalty: &str, rest: &[&str]) -> Option<String> {
    let mut parts = vec![wording::state::penalty(messages, penalty.parse::<Penalty>().ok()?)];
    let rest = match rest {
        [left, rest @ ..] if *left != "reason" => {
            parts.push(time(messages, left)?);
            rest
        }
        rest => rest,
    };
    if let ["reason", why @ ..] = rest {
        parts.push(why.join(" "));
    }
    Some(parts.join(", "))
}

fn proposal(messages: &Messages, id: &str, kind: &str) -> Option<String> {
    let kind = wording::proposal_kind(messages, kind.parse::<ProposalKind>().ok()?);
    Some(messages.text(id, &[("kind", kind.into())]))
}

fn found(messages: &Messages, fault: &[&str]) -> Option<String> {
    let claim = match fault {
        ["touched", square] => Claim::Touched(square.parse().ok()?),
        ["illegal-move"] => Claim::IllegalMove,
        [fault] => Claim::Irregularity(fault.parse::<Irregularity>().ok()?),
        _ => return None,
    };
    Some(wording::proposal::fault(messages, claim))
}
