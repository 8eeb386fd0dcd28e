//! The sound that is really heard, on a sound server of the test's own: private words on the private channel and nowhere else.
#![cfg(all(unix, not(target_os = "macos")))] // they start a screen and a sound server of Linux
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    unreachable_pub,
    reason = "a test fails loudly, and its figures are for people"
)]

#[path = "../support/pulse.rs"]
mod pulse;

mod alsa;
mod hanging;
mod privacy;
mod processes;
mod recorder;
mod table;
