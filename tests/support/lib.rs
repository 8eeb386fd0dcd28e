//! Things that tests of several crates share: stories, chance by seed, hands that err, and second opinions in Python.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "a test may panic: that is how it fails"
)]

pub mod chance;
pub mod faults;
pub mod python;
pub mod stories;
