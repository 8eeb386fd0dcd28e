//! Words and sounds: what is said, to whom and on which channel. Speech never looks at the display.

pub mod answer;
pub mod clock;
pub mod cue;
pub mod marks;
pub mod tell;
pub mod utterance;
