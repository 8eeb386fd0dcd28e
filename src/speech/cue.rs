//! Sounds by name; the sound itself is the adapter's.

use crate::settings::Sounds;

/// A sound cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A piece was taken into the hand.
    Lift,
    /// A piece was put down.
    Place,
    /// A piece was taken off.
    TakeOff,
    /// The clock was pressed.
    Press,
    /// Something was refused.
    Refused,
    /// The boards differ.
    BoardsDiffer,
    /// A flag fell.
    Flag,
    /// A move that captures was announced.
    Capture,
    /// A move that gives check; at home only.
    Check,
    /// Something was announced or told, in place of words.
    Announcement,
    /// Little time is left.
    LowTime,
    /// The time gets short: felt rather than heard.
    Pulse,
}

/// Whether a person wants to hear it.
pub const fn is_wanted(cue: Cue, sounds: Sounds) -> bool {
    match cue {
        Cue::Lift | Cue::Place | Cue::TakeOff | Cue::Press => sounds.hands,
        Cue::Refused => sounds.illegal,
        Cue::BoardsDiffer => sounds.differences,
        Cue::Flag | Cue::LowTime => sounds.low_time,
        Cue::Capture => sounds.captures,
        Cue::Check => sounds.check,
        // What he has asked for himself, and what stands for words.
        Cue::Pulse | Cue::Announcement => true,
    }
}
