//! Short sounds by what they mean; how one sounds is the adapter's affair.

use settings::Sounds;

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Earcon {
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
    /// The time gets short: a pulse, as a hand feels a raised dot, felt rather than heard (D.2.6.2).
    Pulse,
    /// The cursor is at the edge of the board and cannot move further.
    Edge,
    /// The cursor is on a dark square: on a real board the raised ones (D.2.2.1 a).
    DarkSquare,
}

impl Earcon {
    /// All sounds.
    pub const ALL: [Self; 14] = [
        Self::Lift,
        Self::Place,
        Self::TakeOff,
        Self::Press,
        Self::Refused,
        Self::BoardsDiffer,
        Self::Flag,
        Self::Capture,
        Self::Check,
        Self::Announcement,
        Self::LowTime,
        Self::Pulse,
        Self::Edge,
        Self::DarkSquare,
    ];

    /// Its name between computers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lift => "lift",
            Self::Place => "place",
            Self::TakeOff => "take_off",
            Self::Press => "press",
            Self::Refused => "refused",
            Self::BoardsDiffer => "boards_differ",
            Self::Flag => "flag",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::Announcement => "announcement",
            Self::LowTime => "low_time",
            Self::Pulse => "pulse",
            Self::Edge => "edge",
            Self::DarkSquare => "dark_square",
        }
    }

    /// The sound of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cue| cue.name() == name)
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
