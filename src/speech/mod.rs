//! What is said, to whom, on which channel. Speech never looks at the display.
//!
//! To add a message: an arm in [`tell`] (or `answer`, `refuse`), and its text in every locale.

mod adjournment;
pub mod answer;
mod around;
pub mod clock;
pub mod cue;
mod desk;
pub mod level;
pub mod marks;
mod recording;
pub mod refuse;
pub mod tell;
pub mod utterance;
mod writing;

mod claims;
