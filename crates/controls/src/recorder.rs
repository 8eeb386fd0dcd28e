//! The recorder on which a player speaks their scoresheet (D.2.7).

/// A request to the recorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecorderIntent {
    /// Begin an entry, or end the one being spoken: the key's request.
    Turn,
    /// Begin an entry.
    Begin,
    /// End the entry: it is spoken.
    End,
    /// Listen for two seconds and say how loud it was.
    CheckLevel,
    /// Hear what was spoken.
    Hear(Hearing),
    /// Hear it at that speed, in per cent.
    Speed(u16),
    /// Say which entries there are.
    List,
}

impl RecorderIntent {
    /// True if it only listens and changes nothing.
    pub const fn only_listens(self) -> bool {
        match self {
            Self::Turn | Self::Begin | Self::End => false,
            Self::CheckLevel | Self::Hear(_) | Self::Speed(_) | Self::List => true,
        }
    }
}

/// A part of the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// The last entry.
    Last,
    /// The entry before the one heard last.
    Previous,
    /// The entry after the one heard last.
    Next,
    /// All entries from that move on.
    From(u32),
    /// The entry of that number, as they are listed.
    Entry(usize),
}

/// The speeds at which a voice may be heard, in per cent.
pub const SPEEDS: std::ops::RangeInclusive<u16> = 50..=200;
