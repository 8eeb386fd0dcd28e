//! The tournament from outside: its numbers and its feed beside a second opinion.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may panic: that is how it fails"
)]

mod event;
mod feed;
mod random;
