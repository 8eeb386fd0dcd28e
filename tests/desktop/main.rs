//! Real windows, with keys from outside and the accessibility bus as a screen reader sees it.
#![cfg(all(unix, not(target_os = "macos")))] // they start a screen and a sound server of Linux
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may panic: that is how it fails"
)]

#[path = "../support/mod.rs"]
mod support;

#[path = "../support/probe_window.rs"]
mod probe_window;

mod probe;
