//! Short sounds by what they mean; the adapter decides how each sounds.

use settings::Sounds;

laws::named! {
    /// A short sound.
    Earcon {
        /// A piece was taken into the hand.
        Lift = "lift",
        /// A piece was put down.
        Place = "place",
        /// A piece was taken off.
        TakeOff = "take_off",
        /// The clock was pressed.
        Press = "press",
        /// Something was refused.
        Refused = "refused",
        /// The boards differ.
        BoardsDiffer = "boards_differ",
        /// A flag fell.
        Flag = "flag",
        /// A move that captures was announced.
        Capture = "capture",
        /// A move that gives check; at home only.
        Check = "check",
        /// Something was announced or told, in place of words.
        Announcement = "announcement",
        /// Little time is left.
        LowTime = "low_time",
        /// The time gets short: a pulse, as a hand feels a raised dot, felt rather than heard (D.2.6.2).
        Pulse = "pulse",
        /// The cursor is at the edge of the board and cannot move further.
        Edge = "edge",
        /// The cursor is on a dark square: on a real board the raised ones (D.2.2.1 a).
        DarkSquare = "dark_square",
    }
}

/// True if the person wants to hear it.
pub const fn is_wanted(cue: Earcon, sounds: Sounds) -> bool {
    match cue {
        Earcon::Lift | Earcon::Place | Earcon::TakeOff | Earcon::Press => sounds.hands,
        Earcon::Refused => sounds.illegal,
        Earcon::BoardsDiffer => sounds.differences,
        Earcon::Flag | Earcon::LowTime => sounds.low_time,
        Earcon::Capture => sounds.captures,
        Earcon::Check => sounds.check,
        Earcon::Edge => sounds.edge,
        Earcon::DarkSquare => sounds.dark_squares,
        // The person asked for the first; the second stands for words.
        Earcon::Pulse | Earcon::Announcement => true,
    }
}
