//! What can be claimed in a script.

use shakmaty::Color;

use super::parse::{Expected, ScriptError, Words};
use super::verbs::{Act, for_side, one_of, square, words_for};
use crate::controls::intent::Intent;
use crate::laws::claim::{Claim, Fault};
use crate::laws::command::Command;

const CLAIMS: &[&str] = &[
    "flag",
    "threefold",
    "fifty",
    "quickplay",
    "increment",
    "touched",
    "illegal-move",
    "set-up",
    "board-turned",
    "colours-reversed",
    "displaced",
    "two-hands",
    "wrong-square",
    "both-kings",
    "clock-setting",
];

const FINDINGS: &[&str] = &[
    "touched",
    "illegal-move",
    "set-up",
    "board-turned",
    "colours-reversed",
    "displaced",
    "two-hands",
    "wrong-square",
    "both-kings",
    "clock-setting",
];

/// `finds WHAT by COLOUR`: an irregularity of that player's, which the arbiter has seen himself.
pub(super) fn finds(words: &mut Words) -> Result<Act, ScriptError> {
    let what = one_of(words, FINDINGS)?;
    let claim = match what {
        "touched" => Claim::Touched(square(words)?),
        fault => fault.parse::<Fault>().map_or(Claim::IllegalMove, Claim::Fault),
    };
    one_of(words, &["by"])?;
    let side = super::parse::side(words)?;
    Ok(Intent::Do(Command::Find { side, claim }))
}

/// `claims WHAT`; a draw may be claimed `with MOVE`.
pub(super) fn claims(words: &mut Words, own: Color) -> Result<Act, ScriptError> {
    let what = one_of(words, CLAIMS)?;
    let claim = match what {
        "flag" => {
            return Ok(Intent::Do(Command::ClaimFlag {
                side: for_side(words, own)?,
            }));
        }
        "threefold" | "fifty" => {
            let fifty = what == "fifty";
            if words.peek() == Some("with") {
                words.optional();
                if words.is_empty() {
                    words.next(Expected::Move)?;
                }
                let (for_side, words) = words_for(words, own)?;
                return Ok(Intent::ClaimWith { for_side, fifty, words });
            }
            if fifty {
                Claim::Fifty(None)
            } else {
                Claim::Threefold(None)
            }
        }
        "touched" => Claim::Touched(square(words)?),
        "illegal-move" => Claim::IllegalMove,
        "quickplay" => Claim::Quickplay,
        "increment" => Claim::Increment,
        fault => match fault.parse::<Fault>() {
            Ok(fault) => Claim::Fault(fault),
            Err(_) => Claim::IllegalMove,
        },
    };
    Ok(Intent::Do(Command::Claim {
        side: for_side(words, own)?,
        claim,
    }))
}
