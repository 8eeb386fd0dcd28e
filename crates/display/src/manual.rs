//! The short manual of the clock, in the program (requirement L for clocks), to be read line by line.

use locale::Messages;

/// The messages of the manual, a line each, in their order.
const LINES: [&str; 18] = [
    "manual-what",
    "manual-not-approved",
    "manual-start",
    "manual-press",
    "manual-shown",
    "manual-ask",
    "manual-forms",
    "manual-marks",
    "manual-pulses",
    "manual-stop",
    "manual-flag",
    "manual-control",
    "manual-modes",
    "manual-correct",
    "manual-correct-typed",
    "manual-window",
    "manual-battery",
    "manual-restart",
];

/// The manual as lines.
pub(super) fn lines(messages: &Messages) -> Vec<String> {
    LINES.iter().map(|id| messages.text(id, &[])).collect()
}
