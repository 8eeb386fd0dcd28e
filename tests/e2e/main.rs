//! The real program from end to end: its windows on a screen of their own, keys and clicks from outside, the tree as a
//! screen reader reads it, and what is really heard; and the same table in the terminal.
#![cfg(all(unix, not(target_os = "macos")))] // they start a screen and a sound server of Linux
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::disallowed_methods,
    unreachable_pub,
    reason = "a test may panic: that is how it fails; here the outside world is measured, with the clock it has"
)]

#[path = "../support/eboards/mod.rs"]
#[allow(dead_code, reason = "one board of several")]
mod eboards_emulated;
#[path = "../support/ports.rs"]
mod ports;
#[path = "../support/pulse.rs"]
mod pulse;
#[path = "../support/mod.rs"]
mod support;

mod alone;
mod bad_input;
mod desk;
mod dispatcher;
mod evening;
mod game;
#[cfg(feature = "hall")]
mod hall;
mod heard;
mod keys;
mod long_work;
mod mouse;
mod orca;
mod places;
mod recorder;
mod review;
mod room;
mod sound;
mod terminal;
mod tree;
#[cfg(feature = "hall")]
mod two;
mod wayland;
mod wood;
