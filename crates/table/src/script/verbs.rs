//! Acts of people in a script, verb by verb.

use shakmaty::fen::Fen;
use shakmaty::{Color, File, Piece, Rank, Role};

use super::parse::{Expected, Reader, ScriptError, Words};
use controls::intent::{AdjournIntent, Intent};
use controls::joining::JoiningIntent;
use laws::claim::{Claim, Irregularity};
use laws::command::{Adjourn, Answer, Approval, Command};
use laws::ending::GameResult;
use laws::event::ProposalKind;
use laws::penalty::Penalty;
use laws::people::Person;
use query::Query;

/// An act of a person.
pub(super) type Act = Intent;

/// Reads the verb and its arguments. Every verb can be read for every actor; the Laws say who may do it.
pub(super) fn act(by: Person, words: &mut Words) -> Result<Act, ScriptError> {
    words.choose(VERBS, by.side().unwrap_or(Color::White))
}

const VERBS: &[(&str, Reader<Act>)] = &[
    ("announces", |words, own| {
        let (for_side, words) = words_for(words, own)?;
        Ok(Intent::Announce { for_side, words })
    }),
    ("corrects", |words, own| {
        let (for_side, words) = words_for(words, own)?;
        Ok(Intent::Correct { for_side, words })
    }),
    ("repeats", |words, own| {
        let (for_side, words) = words_for(words, own)?;
        Ok(Intent::Repeat { for_side, words })
    }),
    ("lifts", |words, own| {
        let (square, board) = (words.square()?, on_board(words, own)?);
        command(Command::Lift { board, square })
    }),
    ("places", |words, own| {
        let square = words.square()?;
        let piece = match words.peek() {
            Some("white" | "black") => Some(Piece {
                color: words.side()?,
                role: words.value()?,
            }),
            Some(_) | None => None,
        };
        let board = on_board(words, own)?;
        command(Command::Place { board, square, piece })
    }),
    ("removes", |words, own| {
        let (square, board) = (words.square()?, on_board(words, own)?);
        command(Command::Remove { board, square })
    }),
    ("plays", |words, own| {
        words.must_follow(Expected::Move)?;
        let (for_side, words) = words_for(words, own)?;
        Ok(Intent::Play { for_side, words })
    }),
    ("copies", |words, own| {
        let for_side = for_side(words, own)?;
        Ok(Intent::Copy { for_side })
    }),
    ("presses", |words, own| {
        words.one_of(&["clock"])?;
        let side = for_side(words, own)?;
        command(Command::PressClock { side })
    }),
    ("stops", |words, _| {
        words.one_of(&["clocks"])?;
        command(Command::StopClocks)
    }),
    ("starts", |words, _| {
        words.one_of(&["clocks"])?;
        command(Command::StartClocks)
    }),
    ("arrives", |words, own| {
        let side = for_side(words, own)?;
        command(Command::Arrive { side })
    }),
    ("records", |words, own| {
        words.must_follow(Expected::Text)?;
        let (side, text) = words_for(words, own)?;
        command(Command::Record { side, text })
    }),
    ("signs", |words, own| {
        let (result, side) = (result(words)?, for_side(words, own)?);
        command(Command::Sign { side, result })
    }),
    ("offers", |words, own| {
        if words.one_of(&["draw", "correction"])? == "correction" {
            return command(Command::OfferCorrection { side: own });
        }
        let side = for_side(words, own)?;
        command(Command::OfferDraw { side })
    }),
    ("accepts", |words, own| answer(words, own, Answer::Accepted)),
    ("declines", |words, own| answer(words, own, Answer::Declined)),
    ("resigns", |words, own| {
        let side = for_side(words, own)?;
        command(Command::Resign { side })
    }),
    ("claims", claims),
    ("adjusts", |words, own| {
        let (square, side) = (words.square()?, for_side(words, own)?);
        command(Command::Adjust { side, square })
    }),
    ("upholds", |words, _| {
        words.one_of(&["claim"])?;
        command(Command::SettleClaim { upheld: true })
    }),
    ("rejects", |words, _| {
        words.one_of(&["claim"])?;
        command(Command::SettleClaim { upheld: false })
    }),
    ("asks", |words, own| {
        if words.take("law") {
            return Ok(Intent::Explain(words.rest()));
        }
        if words.take("record") {
            let side = for_side(words, own)?;
            return command(Command::AskRecord { side });
        }
        words.choose(QUESTIONS, own).map(Intent::Ask)
    }),
    ("sets", |words, own| words.choose(SETTABLE, own).map(Intent::Do)),
    ("adds", |words, _| {
        let (by_ms, side) = time_of(words, "to")?;
        command(Command::AddTime { side, by_ms })
    }),
    ("takes", |words, _| {
        let (by_ms, side) = time_of(words, "from")?;
        command(Command::TakeTime { side, by_ms })
    }),
    ("compares", |words, _| match words.one_of(&["boards", "sheets"])? {
        "sheets" => Ok(Intent::CompareSheets),
        _ => command(Command::CompareBoards),
    }),
    ("enters", |words, _| {
        let what = words.one_of(&["board", "sheet"])?;
        let side = words.side()?;
        if what == "sheet" {
            let text = words.some_rest(Expected::Move)?;
            return command(Command::EnterSheet { side, text });
        }
        let pieces = words.read(Expected::Placement, |text| {
            text.parse::<Fen>().ok().map(|fen| fen.into_setup().board)
        })?;
        command(Command::EnterBoard { board: side, pieces })
    }),
    ("reinstates", |words, _| {
        words.one_of(&["ply"])?;
        let ply = words.number()?;
        command(Command::Reinstate { ply })
    }),
    ("warns", |words, _| {
        let (side, text) = (words.side()?, words.some_rest(Expected::Text)?);
        command(Command::Warn { side, text })
    }),
    ("penalises", |words, _| {
        let side = words.side()?;
        let penalties: Vec<&str> = Penalty::ALL.iter().map(|penalty| penalty.as_str()).collect();
        let penalty = words.read(Expected::one_of(&penalties), |text| text.parse().ok())?;
        let is_timed = !words.is_empty() && words.peek() != Some("reason");
        let by_ms = if is_timed { Some(words.time_ms()?) } else { None };
        let mut reason = String::new();
        if !words.is_empty() {
            words.one_of(&["reason"])?;
            reason = words.some_rest(Expected::Text)?;
        }
        command(Command::Penalise {
            side,
            penalty,
            by_ms,
            reason,
        })
    }),
    ("rules", |words, _| {
        words.one_of(&["result"])?;
        let result = result(words)?;
        words.one_of(&["reason"])?;
        let text = words.some_rest(Expected::Text)?;
        command(Command::RuleResult { result, text })
    }),
    ("annuls", |words, _| {
        words.one_of(&["result"])?;
        words.one_of(&["reason"])?;
        let text = words.some_rest(Expected::Text)?;
        command(Command::AnnulResult { text })
    }),
    ("approves", |words, _| {
        let what = match words.one_of(&["assistant", "device"])? {
            "device" => Approval::Device,
            _ => Approval::Assistant(words.side()?),
        };
        command(Command::Approve { what })
    }),
    ("notes", |words, _| {
        let text = words.some_rest(Expected::Text)?;
        command(Command::Note { text })
    }),
    ("adjourns", |words, _| {
        let mut until = None;
        if !words.is_empty() {
            words.one_of(&["until"])?;
            until = Some(words.some_rest(Expected::Text)?);
        }
        command(Command::Adjourn(Adjourn::Tell { until }))
    }),
    ("seals", |words, own| {
        words.must_follow(Expected::Move)?;
        let (for_side, words) = words_for(words, own)?;
        Ok(Intent::Adjourn(AdjournIntent::Seal { for_side, words }))
    }),
    ("opens", |words, _| {
        words.one_of(&["envelope"])?;
        Ok(Intent::Adjourn(AdjournIntent::Open))
    }),
    ("loses", |words, _| {
        words.one_of(&["envelope"])?;
        if words.is_empty() {
            return command(Command::Adjourn(Adjourn::Lose));
        }
        words.one_of(&["and"])?;
        words.one_of(&["position"])?;
        command(Command::Adjourn(Adjourn::LosePosition))
    }),
    ("reconstructs", |words, _| {
        words.one_of(&["game"])?;
        command(Command::Reconstruct)
    }),
    ("speaks", |words, own| {
        let (at_ms, side) = (u64::from(words.number()?), for_side(words, own)?);
        command(Command::MarkRecorder { side, at_ms })
    }),
    // An irregularity by that player, seen by the arbiter: `finds WHAT by COLOUR`.
    ("finds", |words, _| {
        let claim = match words.one_of(&findings())? {
            "touched" => Claim::Touched(words.square()?),
            fault => irregularity(fault),
        };
        words.one_of(&["by"])?;
        let side = words.side()?;
        command(Command::Find { side, claim })
    }),
    ("resumes", |_, _| command(Command::Adjourn(Adjourn::Resume))),
    // A side is played at another computer: `hosts`, `hosts at ADDRESS`, `hosts over ADDRESS`; `ends hosting`.
    ("hosts", |words, _| {
        let (mut at, mut over) = (None, None);
        if words.take("at") {
            at = Some(words.next(Expected::Text)?.text);
        } else if words.take("over") {
            over = Some(words.next(Expected::Text)?.text);
        }
        Ok(Intent::Joining(JoiningIntent::Host { at, over }))
    }),
    ("ends", |words, _| {
        words.one_of(&["hosting"])?;
        Ok(Intent::Joining(JoiningIntent::EndHosting))
    }),
    // The lock of the regulations; the PIN that sets one is never written down.
    ("unlocks", |_, _| command(Command::Unlock)),
    ("types", |words, _| Ok(Intent::Line(words.rest()))),
];

const QUESTIONS: &[(&str, Reader<Query>)] = &[
    ("clock", |_, _| Ok(Query::Clock)),
    ("opponent-clock", |_, _| Ok(Query::OpponentClock)),
    ("time-used", |_, _| Ok(Query::TimeUsed)),
    ("moves", |_, _| Ok(Query::Moves)),
    ("control", |_, _| Ok(Query::Control)),
    ("period", |_, _| Ok(Query::Period)),
    ("last", |_, _| Ok(Query::Last)),
    ("square", |words, _| words.square().map(Query::Square)),
    ("rank", |words, _| {
        let rank = words.read(Expected::Number, |text| single(text).and_then(Rank::from_char))?;
        Ok(Query::Rank(rank))
    }),
    ("file", |words, _| {
        let files = Expected::one_of(&["a", "b", "c", "d", "e", "f", "g", "h"]);
        let file = words.read(files, |text| single(text).and_then(File::from_char))?;
        Ok(Query::File(file))
    }),
    ("pieces", |words, _| {
        let color = words.side()?;
        let role: Option<Role> = if words.is_empty() { None } else { Some(words.value()?) };
        Ok(Query::Pieces(color, role))
    }),
    ("turn", |_, _| Ok(Query::Turn)),
    ("state", |_, _| Ok(Query::State)),
    ("recording", |_, _| Ok(Query::Recording)),
];

/// The settings the arbiter makes at the clock.
const SETTABLE: &[(&str, Reader<Command>)] = &[
    ("white", |words, _| set_time(words, Color::White)),
    ("black", |words, _| set_time(words, Color::Black)),
    ("moves", |words, _| {
        let (side, moves) = (words.side()?, words.number()?);
        Ok(Command::SetMoves { side, moves })
    }),
    ("period", |words, _| {
        let (side, period) = (words.side()?, words.number()?);
        Ok(Command::SetPeriod { side, period })
    }),
];

fn set_time(words: &mut Words, side: Color) -> Result<Command, ScriptError> {
    let left_ms = words.time_ms()?;
    Ok(Command::SetTime { side, left_ms })
}

#[allow(clippy::unnecessary_wraps, reason = "a reader returns a result")]
const fn command(command: Command) -> Result<Act, ScriptError> {
    Ok(Intent::Do(command))
}

fn answer(words: &mut Words, own: Color, answer: Answer) -> Result<Act, ScriptError> {
    let is_yes = answer == Answer::Accepted;
    match words.one_of(&["draw", "proposal", "correction"])? {
        "correction" => command(Command::AnswerCorrection { side: own, answer }),
        "draw" => {
            let side = for_side(words, own)?;
            command(if is_yes {
                Command::AcceptDraw { side }
            } else {
                Command::DeclineDraw { side }
            })
        }
        _ => {
            let kinds: Vec<&str> = ProposalKind::ALL.iter().map(|kind| kind.as_str()).collect();
            let kind = words.read(Expected::one_of(&kinds), |text| text.parse().ok())?;
            command(if is_yes {
                Command::AcceptProposal { kind }
            } else {
                Command::DeclineProposal { kind }
            })
        }
    }
}

/// The faults that a player may claim against the other, or the arbiter find: a touched piece, an illegal move, and the
/// other irregularities.
fn findings() -> Vec<&'static str> {
    let faults = Irregularity::ALL.iter().map(|fault| fault.as_str());
    ["touched", "illegal-move"].into_iter().chain(faults).collect()
}

fn irregularity(word: &str) -> Claim {
    word.parse().map_or(Claim::IllegalMove, Claim::Irregularity)
}

/// `claims WHAT`; a draw may be claimed `with MOVE`.
fn claims(words: &mut Words, own: Color) -> Result<Act, ScriptError> {
    let choices = [
        &["flag", "threefold", "fifty", "quickplay", "increment"],
        findings().as_slice(),
    ]
    .concat();
    let what = words.one_of(&choices)?;
    let claim = match what {
        "flag" => {
            let side = for_side(words, own)?;
            return command(Command::ClaimFlag { side });
        }
        "threefold" | "fifty" if words.take("with") => {
            words.must_follow(Expected::Move)?;
            let fifty = what == "fifty";
            let (for_side, words) = words_for(words, own)?;
            return Ok(Intent::ClaimWith { for_side, fifty, words });
        }
        "threefold" => Claim::Threefold(None),
        "fifty" => Claim::Fifty(None),
        "quickplay" => Claim::Quickplay,
        "increment" => Claim::Increment,
        "touched" => Claim::Touched(words.square()?),
        fault => irregularity(fault),
    };
    let side = for_side(words, own)?;
    command(Command::Claim { side, claim })
}

/// `M:SS to COLOUR`, or with another word in between.
fn time_of(words: &mut Words, between: &'static str) -> Result<(u64, Color), ScriptError> {
    let by_ms = words.time_ms()?;
    words.one_of(&[between])?;
    Ok((by_ms, words.side()?))
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn for_side(words: &mut Words, own: Color) -> Result<Color, ScriptError> {
    if words.take("for") { words.side() } else { Ok(own) }
}

/// The words of an announcement or an entry; their side may come before or after them.
fn words_for(words: &mut Words, own: Color) -> Result<(Color, String), ScriptError> {
    let side = for_side(words, own)?;
    let text = words.rest();
    for other in Color::ALL {
        if let Some(bare) = text.strip_suffix(other.fold_wb("for white", "for black")) {
            return Ok((other, bare.trim_end().to_owned()));
        }
    }
    Ok((side, text))
}

fn on_board(words: &mut Words, own: Color) -> Result<Color, ScriptError> {
    if words.take("on") {
        return words.side();
    }
    for_side(words, own)
}

fn result(words: &mut Words) -> Result<GameResult, ScriptError> {
    let results = GameResult::ALL.map(|result| result.to_string());
    words.read(Expected::OneOf(results.join(", ")), |text| text.parse().ok())
}
