//! The Laws of Chess as code, each rule with its Article of the 2023 edition.
//!
//! Two layers. Below is the state: the game, and [`game::Game::apply`], by which an event takes effect. Above, in
//! [`rules`], is what may happen: [`Game::decide`](game::Game::decide) turns a command into events or a refusal. Time
//! is an argument. The state uses no rule, and within each layer a file uses only those below it:
//! `tests/it/tidy/floors.rs` has the order.
//!
//! To add a rule: name it in [`articles::Rule`] with its Articles, decide it in the file of its subject, add an event
//! if none fits, and write its story in `tests/games/laws/`.

/// Writes and reads a value by the word that `as_str` gives it.
macro_rules! written {
    ($Type:ident) => {
        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl std::str::FromStr for $Type {
            type Err = $crate::NoSuchWord;

            fn from_str(word: &str) -> Result<Self, Self::Err> {
                let mut all = Self::ALL.iter().copied();
                all.find(|value| value.as_str() == word).ok_or($crate::NoSuchWord)
            }
        }
    };
}

/// A few values, each with its word in scripts, journals and JSON.
macro_rules! named {
    ($(#[$about:meta])+ $Type:ident { $($(#[$doc:meta])+ $name:ident = $word:literal,)+ }) => {
        $(#[$about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Type { $($(#[$doc])+ $name,)+ }

        impl $Type {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The word as scripts and JSON write it.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }
        }

        written!($Type);
    };
}

/// A word that names none of the values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchWord;

pub mod adjournment;
pub mod arbiter_record;
pub mod articles;
pub mod away;
pub mod chessclock;
pub mod claim;
pub mod clock_past;
pub mod devices;
pub mod ending;
pub mod event;
pub mod game;
pub mod illegal_move;
mod irregularity;
pub mod lag;
pub mod moment;
pub mod penalty;
pub mod people;
pub mod player_board;
pub mod position;
pub mod proposal;
pub mod recorder;
pub mod recording;
pub mod regulations;
pub mod rules;
pub mod scoresheet;
pub mod sheets;
pub mod stored;
pub mod time_check;
pub mod time_control;
pub mod touch;
pub mod tournament;
pub mod turn;

pub use rules::{command, discrepancy, explanation, refusal};
