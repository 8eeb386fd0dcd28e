//! The Laws of Chess as code, each rule with its Article of the 2023 edition.
//!
//! A [`Game`](game::Game) is the fold of its events. [`Game::decide`](game::Game::decide) has every rule: it turns a person's command into
//! events or a refusal, and changes nothing. [`Game::apply`](game::Game::apply) has no rule: it gives an event its effect and cannot fail.
//!
//! ```
//! use laws::command::Command;
//! use laws::game::Game;
//! use laws::moment::Moment;
//! use laws::people::{People, Person, Player, Sight};
//! use laws::refusal::Code;
//! use laws::regulations::Regulations;
//! use shakmaty::{ByColor, Color, Square};
//!
//! let player = |name: &str, sight| Player { name: name.to_owned(), sight };
//! let people = People {
//!     players: ByColor { white: player("Ada", Sight::Vi), black: player("Ben", Sight::Sighted) },
//!     assistants: ByColor::default(),
//!     arbiter: None,
//! };
//! let mut game = Game::new(people, Regulations::default());
//! let (ada, now) = (Person::Player(Color::White), Moment::START);
//!
//! let lift = Command::Lift { board: Color::White, square: Square::E2 };
//! for event in game.decide(&lift, ada, now).unwrap() {
//!     game.apply(&event, now);
//! }
//! let too_early = game.decide(&Command::PressClock { side: Color::White }, ada, now).unwrap_err();
//! assert_eq!(too_early.code, Code::NotMade);
//! ```
//!
//! **Two floors.** Below is the state: what a game is, and `apply`. Above, in [`rules`], is what may happen. Nothing of the state uses a
//! rule, and within each floor a file uses only those below it: `tests/it/tidy/floors.rs` has the order.
//!
//! **It never knows** another crate of the program, a file, a thread, a language or the time: a moment is an argument.
//!
//! **Way in:** [`rules`] (`decide`), [`game`] (`apply`), [`event`]. To add a rule, name it in [`articles::Rule`] with its Articles, decide
//! it in the file of its subject, add the event if there is none that says it, and write its story in `tests/games/laws/`.

/// Writes and reads a value by the word that `as_str` gives it.
#[macro_export]
#[doc(hidden)]
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
#[macro_export]
#[doc(hidden)]
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

        $crate::written!($Type);
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
pub mod facts;
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
pub mod script;
pub mod sheets;
pub mod spelling;
pub mod stored;
pub mod time_check;
pub mod time_control;
pub mod touch;
pub mod tournament;
pub mod turn;
pub mod why_illegal;

pub use rules::{command, discrepancy, explanation, refusal};
