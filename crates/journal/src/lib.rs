//! The journal of a game and how it is read back: entries, their stored form, the chain of hashes, replay.
//!
//! The stored form of an event is defined beside the event, in [`laws::event`](laws::event).

pub mod chain;
pub mod entry;
pub mod envelope;
pub mod file_name;
pub mod heartbeat;
pub mod pin;
pub mod record;
pub mod replay;

#[cfg(any(test, feature = "testing"))]
#[allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::missing_panics_doc,
    reason = "stories are for tests"
)]
pub mod story;
