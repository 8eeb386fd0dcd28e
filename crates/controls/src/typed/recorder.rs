//! The words typed for the recorder.

use super::text::TypedText;
use crate::intent::Intent;
use crate::recorder::{RecorderIntent, SPEEDS};

/// "120%": the speed, brought into its limits.
pub(crate) fn speed(typed: &TypedText<'_>) -> Option<Intent> {
    let percent: u16 = typed.rest.trim_end_matches('%').trim_end().parse().ok()?;
    let percent = percent.clamp(*SPEEDS.start(), *SPEEDS.end());
    Some(Intent::Recorder(RecorderIntent::Speed(percent)))
}
