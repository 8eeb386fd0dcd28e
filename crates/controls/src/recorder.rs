//! What a person does with the recorder on which he speaks his scoresheet (D.2.7).

use super::intent::Intent;
use super::move_line::Typed;

/// A wish about the recorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecorderIntent {
    /// The key: an entry begins, or the one being spoken ends.
    Turn,
    /// An entry begins.
    Begin,
    /// It is spoken.
    End,
    /// Listen for two seconds and say how loud it was.
    CheckLevel,
    /// Hear what was spoken.
    Hear(Hearing),
    /// Hear it so fast, in per cent.
    Speed(u16),
    /// Say which entries there are.
    List,
}

impl RecorderIntent {
    /// Whether it only listens, and changes nothing.
    pub const fn only_listens(self) -> bool {
        match self {
            Self::Turn | Self::Begin | Self::End => false,
            Self::CheckLevel | Self::Hear(_) | Self::Speed(_) | Self::List => true,
        }
    }
}

/// Which part of the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// The last entry.
    Last,
    /// The one before the one heard last.
    Previous,
    /// The one behind it.
    Next,
    /// Everything from that move on.
    From(u32),
    /// The entry of that number, as they are listed.
    Entry(usize),
}

/// How fast a voice may be heard, in per cent.
pub const SPEEDS: std::ops::RangeInclusive<u16> = 50..=200;

/// "120%": how fast it is heard, brought into its limits.
pub(super) fn speed(typed: &Typed<'_>) -> Option<Intent> {
    let percent: u16 = typed.rest.trim_end_matches('%').trim_end().parse().ok()?;
    let percent = percent.clamp(*SPEEDS.start(), *SPEEDS.end());
    Some(Intent::Recorder(RecorderIntent::Speed(percent)))
}
