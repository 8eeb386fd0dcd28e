//! Everything a person can do, once: id, people, keys, name, help; and its result, an [`Intent`](intent::Intent).
//!
//! The buttons, the keys, the help page, the move line and the arbiter's panel all follow from one list, the [`catalogue`]. Forms check
//! what is typed; the move line ([`move_line`]) reads a command in the person's language or in English, or else words of a move.
//!
//! ```
//! use controls::move_line::{MoveLineMeaning, read};
//! use laws::people::Person;
//! use locale::{Locale, Messages};
//! use shakmaty::Color;
//!
//! let german = Messages::new(Locale::De);
//! let ada = Person::Player(Color::White);
//! assert!(matches!(read("Uhr", ada, &german), MoveLineMeaning::Command(_)));
//! assert_eq!(read("Springer Felix drei", ada, &german), MoveLineMeaning::Move("Springer Felix drei".to_owned()));
//! ```
//!
//! **It never knows** what an intent leads to: the table decides. It knows no window, and no state of the game but what is passed to it.
//!
//! **Way in:** [`catalogue::Control`], [`intent::Intent`], [`keymap`]. To add a control or a typed line: its row in the catalogue, its
//! words in every language, and its act if that is new.

pub mod afar;
pub mod arbiter_panel;
pub mod boards;
pub mod catalogue;
pub mod clock_form;
mod control;
pub mod cursor;
pub mod engine;
pub mod files;
pub mod intent;
pub mod joining;
pub mod key;
pub mod keymap;
pub mod lichess;
pub mod move_line;
pub mod new_game;
pub mod next;
pub mod proposals;
pub mod recorder;
pub mod review;
mod rows;
pub mod rules_form;
pub mod settings;
pub mod sheet;
mod typed;

pub use typed::words::after;
