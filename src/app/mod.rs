//! The wiring: the table's thread, the journal it writes, the voices, the windows and the console around it.

mod files;
mod runner;
pub mod session;
pub mod table_thread;
pub mod voices;
pub mod windows;
