//! The wiring: the table's thread, the journal it writes, the voices, the windows and the console around it.

pub mod boards;
pub(crate) mod files;
pub mod first_game;
pub(crate) mod from_pgn;
pub mod from_trf;
pub mod guest;
pub mod hall;
mod icon;
pub mod joining;
pub mod machine;
pub(crate) mod new_table;
pub mod news;
pub mod no_session;
pub mod notice;
#[cfg(feature = "home")]
pub mod outside;
#[cfg(not(feature = "home"))]
#[path = "outside_absent.rs"]
pub mod outside;
#[cfg(feature = "home")]
pub mod pairing;
pub mod post;
pub mod progress;
pub mod relay;
pub mod requests;
mod runner;
pub mod seat_connection;
pub(crate) mod sentences;
pub mod session;
pub mod settings_keeper;
pub mod showing;
mod table_from_desk;
pub mod table_thread;
mod timer;
pub mod tools;
pub mod voices;
pub mod windows;

/// True if this program reviews games: the edition for events does not.
const REVIEWS: bool = cfg!(feature = "home");
