//! The words typed to correct a clock (6.10.2).

use shakmaty::Color;

use super::text::TypedText;
use crate::clock_form::time_ms;
use crate::intent::Intent;
use laws::command::Command;

/// "white 1:05:00", "1:05:00 white": a time for that side's clock.
pub(crate) fn set_time(typed: &TypedText<'_>, make: impl Fn(Color, u64) -> Command) -> Option<Intent> {
    let (side, time) = typed.with_side()?;
    Some(correction(make(side, time_ms(time)?)))
}

/// "black 12": a number of moves, or a period, for that side's clock.
pub(crate) fn set_number(typed: &TypedText<'_>, make: impl Fn(Color, u32) -> Command) -> Option<Intent> {
    let (side, number) = typed.with_side()?;
    Some(correction(make(side, number.parse().ok()?)))
}

/// The clock is asked about before it is corrected.
fn correction(command: Command) -> Intent {
    Intent::AskFirst(Box::new(Intent::CorrectClocks(vec![command])))
}
