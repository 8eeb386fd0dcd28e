//! How much is said of what, and which sounds are heard.

use serde::{Deserialize, Serialize};

/// How much is said of one class of events. Whatever is not said stands in the log with its time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Nothing.
    Off,
    /// A tone.
    Tone,
    /// The bare announcement.
    #[default]
    Short,
    /// At home also what was captured, check and mate.
    Normal,
    /// At home also the move's number, where the piece came from, who is on move and both clocks.
    Full,
}

/// How much a person hears of each class of events.
///
/// What he must hear is no class and is always said: why he is refused, what he is asked, a fallen flag, an offer, a ruling, and
/// that something is not saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Verbosity {
    /// His own moves, said back.
    pub own_moves: Level,
    /// The opponent's moves.
    pub opponent_moves: Level,
    /// What his own hands do: lifted, placed.
    pub hands: Level,
    /// Squares and controls he comes to. A screen reader says them in any case.
    pub exploration: Level,
    /// Clocks started and stopped.
    pub clock: Level,
    /// What is noted: recorded, repeated.
    pub notes: Level,
    /// Differing boards, to whom they are told.
    pub differences: Level,
}

impl Verbosity {
    const fn all(level: Level) -> Self {
        Self {
            own_moves: level,
            opponent_moves: level,
            hands: level,
            exploration: level,
            clock: level,
            notes: level,
            differences: level,
        }
    }
}

/// How much is said, chosen at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum VerbosityPreset {
    /// At home: captures and check are said.
    Home,
    /// As little as the Laws ask for.
    #[default]
    Tournament,
    /// For who hears both players: his own hands are tones.
    Assistant,
    /// For the arbiter: differences in full, moves as tones.
    Arbiter,
    /// For who reads a Braille line and hears nothing.
    BrailleOnly,
}

impl VerbosityPreset {
    /// Every preset, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Home,
        Self::Tournament,
        Self::Assistant,
        Self::Arbiter,
        Self::BrailleOnly,
    ];

    /// What it sets.
    pub const fn verbosity(self) -> Verbosity {
        let short = Verbosity::all(Level::Short);
        match self {
            Self::Home => Verbosity {
                own_moves: Level::Normal,
                opponent_moves: Level::Normal,
                ..short
            },
            Self::Tournament | Self::BrailleOnly => short,
            Self::Assistant => Verbosity {
                hands: Level::Tone,
                notes: Level::Tone,
                ..short
            },
            Self::Arbiter => Verbosity {
                own_moves: Level::Tone,
                opponent_moves: Level::Tone,
                hands: Level::Tone,
                differences: Level::Full,
                ..short
            },
        }
    }

    /// The sounds that go with it.
    pub fn sounds(self) -> Sounds {
        match self {
            Self::Home | Self::Tournament | Self::Assistant | Self::Arbiter => Sounds::default(),
            Self::BrailleOnly => Sounds {
                volume: 0,
                ..Sounds::default()
            },
        }
    }
}

/// Which short sounds are heard.
#[allow(clippy::struct_excessive_bools, reason = "each is a sound of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Sounds {
    /// Their loudness, in per cent of the voice's, 0 to 100.
    pub volume: u8,
    /// A piece lifted, put down or taken off, a clock pressed.
    pub hands: bool,
    /// The edge of the board.
    pub edge: bool,
    /// A dark square.
    pub dark_squares: bool,
    /// A move that captures.
    pub captures: bool,
    /// Check, at home.
    pub check: bool,
    /// What is refused, an illegal move.
    pub illegal: bool,
    /// A fallen flag, and time that gets short.
    pub low_time: bool,
    /// Boards that differ.
    pub differences: bool,
}

impl Default for Sounds {
    fn default() -> Self {
        Self {
            volume: 100,
            hands: true,
            edge: true,
            dark_squares: false,
            captures: true,
            check: true,
            illegal: true,
            low_time: true,
            differences: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tournament_says_what_everybody_hears_at_first() {
        assert_eq!(VerbosityPreset::Tournament.verbosity(), Verbosity::default());
        assert_eq!(VerbosityPreset::Tournament.sounds(), Sounds::default());
    }

    #[test]
    fn no_preset_keeps_a_players_moves_from_the_player() {
        for preset in [
            VerbosityPreset::Home,
            VerbosityPreset::Tournament,
            VerbosityPreset::BrailleOnly,
        ] {
            assert!(preset.verbosity().opponent_moves >= Level::Short, "{preset:?}");
        }
    }
}
