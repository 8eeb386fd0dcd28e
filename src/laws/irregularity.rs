//! What can be found wrong during the game, apart from an illegal move (Art. 7, 6.10.2).

use std::{fmt, str::FromStr};

macro_rules! faults {
    ($($(#[$doc:meta])+ $name:ident = $text:literal,)+) => {
        /// What can be found wrong during the game, apart from an illegal move (Art. 7).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Irregularity { $($(#[$doc])+ $name,)+ }

        impl Irregularity {
            /// Every fault there is.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The fault as scripts and JSON write it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)+ }
            }
        }
    };
}

faults! {
    /// The initial position was wrong (7.2.1).
    SetUp = "set-up",
    /// The board was placed wrongly (7.2.2).
    BoardTurned = "board-turned",
    /// The colours were reversed (7.3).
    ColoursReversed = "colours-reversed",
    /// Pieces were displaced (7.4).
    Displaced = "displaced",
    /// The opponent moved with two hands (7.5.4).
    TwoHands = "two-hands",
    /// A piece stands on a wrong square (7.6).
    WrongSquare = "wrong-square",
    /// Both kings stand in check (A.5.4).
    BothKings = "both-kings",
    /// A clock is set wrongly (6.10.2).
    ClockSetting = "clock-setting",
}

impl fmt::Display for Irregularity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The word is no fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownIrregularity;

impl FromStr for Irregularity {
    type Err = UnknownIrregularity;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .iter()
            .copied()
            .find(|fault| fault.as_str() == s)
            .ok_or(UnknownIrregularity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_reads_back_as_it_is_written() {
        for fault in Irregularity::ALL {
            assert_eq!(fault.to_string().parse(), Ok(*fault));
        }
    }
}
