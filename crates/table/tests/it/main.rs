//! The Laws and the table from outside, in one program: second opinions, random games, known positions.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test may panic: that is how it fails"
)]

mod chess960;
mod dead_positions;
mod differential;
mod discrepancy;
mod hands;
mod laws;
mod perft;
mod proposals;
mod random_stories;
mod standing;
