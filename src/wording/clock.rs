//! What is changed on a clock, in words.

use shakmaty::Color;

use super::color;
use crate::laws::command::Command;
use crate::locale::{Messages, duration};

/// "White: 1 hour 5 minutes." for a command that corrects a clock; nothing for any other.
pub fn clock_change(messages: &Messages, command: &Command) -> Option<String> {
    let time = |id: &str, side: Color, ms: u64| {
        let (side, time) = (color(messages, side), duration(messages, ms));
        messages.text(id, &[("side", (&side).into()), ("time", (&time).into())])
    };
    if let Command::SetTime { side, left_ms } = command {
        Some(time("change-set-time", *side, *left_ms))
    } else if let Command::AddTime { side, by_ms } = command {
        Some(time("change-add-time", *side, *by_ms))
    } else if let Command::TakeTime { side, by_ms } = command {
        Some(time("change-take-time", *side, *by_ms))
    } else if let Command::SetMoves { side, moves } = command {
        let side = color(messages, *side);
        Some(messages.text(
            "change-set-moves",
            &[("side", (&side).into()), ("moves", (*moves).into())],
        ))
    } else if let Command::SetPeriod { side, period } = command {
        let side = color(messages, *side);
        let values = [("side", (&side).into()), ("period", (*period).into())];
        Some(messages.text("change-set-period", &values))
    } else {
        None
    }
}
