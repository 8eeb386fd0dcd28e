//! What is written of a game and how it is read back: entries, their stored form, the chain of hashes, replay.
//!
//! To store a new event: add it to [`record::EventRecord`] and follow the compiler through `record/`; then add it to the
//! list of samples there. A field that is added later has `#[serde(default)]`, and no field or name is ever renamed.

pub mod chain;
pub mod entry;
pub mod envelope;
pub mod pin;
pub mod record;
pub mod replay;

#[cfg(test)]
pub(crate) mod story;
