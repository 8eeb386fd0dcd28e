//! The themes of positions, by the names of Lichess's puzzle file.

use std::str::FromStr;

macro_rules! themes {
    ($($(#[$doc:meta])* $theme:ident = $name:literal,)+) => {
        /// A theme of a position. The two endings are ours; Lichess names the others.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Theme {
            $($(#[$doc])* $theme,)+
        }

        impl Theme {
            /// All themes.
            pub const ALL: &[Theme] = &[$(Theme::$theme),+];

            /// The name in the file and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Theme::$theme => $name,)+
                }
            }
        }
    };
}

themes! {
    /// Mate in one move.
    MateIn1 = "mateIn1",
    /// Mate in two moves.
    MateIn2 = "mateIn2",
    /// Mate in three moves.
    MateIn3 = "mateIn3",
    /// Mate in four moves.
    MateIn4 = "mateIn4",
    /// One piece attacks two.
    Fork = "fork",
    /// A piece cannot move, because a more valuable one stands behind it.
    Pin = "pin",
    /// A more valuable piece must move, and the one behind it is lost.
    Skewer = "skewer",
    /// A piece moves out of the line of another.
    DiscoveredAttack = "discoveredAttack",
    /// Mate on the king's own rank.
    BackRankMate = "backRankMate",
    /// A piece without a defender.
    HangingPiece = "hangingPiece",
    /// A pawn becomes another piece.
    Promotion = "promotion",
    /// The only move that holds the position.
    DefensiveMove = "defensiveMove",
    /// An endgame that is won.
    EndgameWin = "endgameWin",
    /// An endgame that is drawn.
    EndgameHold = "endgameHold",
}

/// The name is not a theme of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTheme;

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Self, UnknownTheme> {
        let known = Theme::ALL.iter().find(|theme| theme.name().eq_ignore_ascii_case(name));
        known.copied().ok_or(UnknownTheme)
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Themes(u16);

impl Themes {
    /// The themes among blank-separated names; unknown names are skipped: Lichess has many more.
    pub fn read(names: &str) -> Themes {
        names.split_whitespace().filter_map(|name| name.parse().ok()).collect()
    }

    /// The set as bits, for an index.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set of those bits.
    pub const fn of_bits(bits: u16) -> Themes {
        Themes(bits)
    }

    /// True if that theme is in the set.
    pub const fn contains(self, theme: Theme) -> bool {
        self.0 & (1 << theme as u16) != 0
    }

    /// The themes of the set in their order.
    pub fn iter(self) -> impl Iterator<Item = Theme> {
        Theme::ALL.iter().copied().filter(move |theme| self.contains(*theme))
    }
}

impl FromIterator<Theme> for Themes {
    fn from_iter<T: IntoIterator<Item = Theme>>(themes: T) -> Self {
        Themes(themes.into_iter().fold(0, |bits, theme| bits | 1 << theme as u16))
    }
}
