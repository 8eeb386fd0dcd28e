//! Tools for the tests of several crates: stories, chance by seed, hands that err, and second opinions in Python.
//!
//! ```
//! let story = testing::stories::story("take_back_at_home_only");
//! assert_eq!(story.play(), Ok(()));
//! ```
//!
//! **It never knows** windows, sound or files of the user, and no program uses it. The harness of the tests with real windows, sound and
//! servers is in the other files of this folder; those belong to the root package's tests (`mod.rs`).
//!
//! **Way in:** [`stories`], [`chance::Chance`], [`teller::Teller`], [`faults`].
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
pub mod teller;
