//! The tournament from outside: its numbers and its feed compared with a second implementation.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may panic: that is how it fails"
)]

mod event;
mod feed;
mod given;
mod random;
