//! Tests of the library from outside, in one binary.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may panic: that is how it fails"
)]

mod announcements;
mod articles;
mod clock;
mod clock_table;
mod commands;
mod compare;
mod console;
#[cfg(unix)]
mod eboards;
#[cfg(unix)]
#[allow(dead_code, reason = "other tests use more of them")]
#[allow(clippy::disallowed_methods, reason = "an emulated board has a clock of its own")]
#[path = "../support/eboards/mod.rs"]
mod eboards_emulated;
mod eboards_others;
#[cfg(target_os = "linux")]
mod eboards_program;
mod elsewhere;
#[cfg(target_os = "linux")]
mod engines;
mod event_program;
mod explain;
mod files;
mod games;
mod hostile;
mod journals;
mod lichess;
mod locales;
mod lock;
mod manual;
mod old_journals;
#[cfg(target_os = "linux")]
mod packaged_tactics;
mod packaging;
mod pgn_readers;
mod play;
mod quoting;
mod review;
mod scripts;
mod sheets;
mod situations;
mod speakers;
#[path = "../support/commands.rs"]
mod subcommands;
mod table_thread;
mod tactics;
mod tidy;
mod time_controls;
mod utterances;
mod version;
mod written;
