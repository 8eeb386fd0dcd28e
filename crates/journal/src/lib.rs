//! The journal of a game and how it is read back: entries, their stored form, the chain of hashes, replay.
//!
//! An [`entry`] is an event with its moment and number. Each entry is linked to the one before by a hash ([`chain`]), so a changed, missing
//! or inserted entry is found. [`replay`] makes the game of its entries. The stored form ([`record`]) is never broken: old journals open
//! for ever.
//!
//! ```
//! use journal::chain::{Chain, StoredEntry};
//! use journal::entry::JournalEvent;
//! use laws::event::Event;
//! use laws::moment::Moment;
//! use shakmaty::Color;
//!
//! let mut chain = Chain::default();
//! let before = chain;
//! let entry = chain.link(&JournalEvent::Event(Event::BoardsAgree { board: Color::White }), Moment::START);
//! assert!(before.is_followed_by(&entry));
//!
//! let forged = StoredEntry { record: entry.record.replace("white", "black"), ..entry };
//! assert!(!before.is_followed_by(&forged));
//! ```
//!
//! **It never knows** where entries are kept (SQLite is an adapter), how to say them, or the time. It uses `laws` alone. The stored form of
//! an event stands next to the event, in [`laws::event`].
//!
//! **Way in:** [`entry::JournalEvent`], [`chain::read`], [`replay::replay`]. The feature `testing` has games for the tests of other crates.

pub mod chain;
pub mod entry;
pub mod envelope;
pub mod file_name;
pub mod heartbeat;
pub mod hexadecimal;
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
