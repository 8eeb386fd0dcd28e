//! One table: the whole application minus the world.
//!
//! [`Table::step`] takes an input and a moment and gives back effects. It never waits, never asks the time and cannot fail; the wiring
//! carries the effects out in their order. A game script ([`script`]) is a story played at such a table.
//!
//! ```
//! use controls::intent::Intent;
//! use laws::moment::Moment;
//! use laws::people::Person;
//! use locale::Locale;
//! use shakmaty::Color;
//! use table::effect::Effect;
//! use table::input::Input;
//! use table::script::{parse::parse, play::Stage};
//!
//! let story = parse("white vi Ada\nblack sighted Ben\n").unwrap();
//! let (mut table, _entries) = Stage::new(&story.header, Locale::En, None).into_table();
//!
//! let typed = Input::Intent(Person::Player(Color::White), Intent::Line("e4".to_owned()));
//! let effects = table.step(typed, Moment::from_millis(1_000));
//! let written = effects.iter().position(|effect| matches!(effect, Effect::Append(_)));
//! let said = effects.iter().position(|effect| matches!(effect, Effect::Say { .. }));
//! assert!(written.is_some() && written < said);
//! ```
//!
//! **A step is one transaction.** Anything that may be refused is tried on a copy of the table, with its game, desk, seats and effects; the
//! copy becomes the table, or is dropped and only the refusal is told. Copies are cheap: large parts are shared ([`Arc`], [`Log`]), and the
//! game is copied once, when its first event takes effect.
//!
//! **It never knows** windows, voices, files, the net or the time: it asks for them by effects and hears of them by inputs.
//!
//! **Way in:** [`Table::step`], [`input::Input`], [`effect::Effect`].

pub mod effect;
pub mod elsewhere;
pub mod files;
pub mod findings;
pub mod hall;
pub mod input;
pub mod lock;
pub mod log;
pub mod print;
pub mod releases;
pub mod report;
pub mod script;
pub mod seat;

mod acts;
mod arbiter;
mod arbiter_panel;
mod asking;
mod away;
mod battery;
mod board_watch;
mod boards;
mod devices;
mod hints;
mod lines_that_work;
mod modes;
mod next_act;
mod other_game;
mod play_again;
mod practice;
mod reading;
mod recorder;
mod repeating;
mod seats;
mod settings;
mod silences;
mod step;
mod table;
mod time_marks;
mod training;

#[cfg(feature = "home")]
mod away_acts;
#[cfg(feature = "home")]
mod engine;
#[cfg(feature = "home")]
mod lichess;
#[cfg(feature = "home")]
mod other_hand;
#[cfg(feature = "home")]
pub mod review;
#[cfg(feature = "home")]
mod tactics;

#[cfg(not(feature = "home"))]
mod absent;
#[cfg(not(feature = "home"))]
use absent::{engine, lichess, review, tactics};

#[cfg(test)]
mod tests;

pub use hints::Terminal;
pub use lines_that_work::lines_that_work;
#[cfg(feature = "home")]
pub use other_hand::game_of;
pub use table::Table;
