//! The wiring: the table's thread, the journal it writes, the voices, the windows and the console around it.

mod afar;
pub mod boards;
pub(crate) mod files;
pub mod first_game;
mod from_pgn;
pub mod from_trf;
pub mod guest;
pub mod hall;
mod icon;
pub mod joining;
pub mod journal_writer;
pub mod keeper;
pub mod machine;
pub(crate) mod new_table;
pub mod progress;
pub mod relay;
mod runner;
pub(crate) mod sentences;
pub mod session;
pub mod showing;
pub mod table_thread;
mod timer;
pub mod voices;
pub mod wanted;
pub mod windows;
