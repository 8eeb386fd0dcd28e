//! The stored form of a journal's entries, versioned: one JSON object each, with its `name`.
//!
//! What an event is stored as stands beside the event, in [`laws::event`](crate::laws::event). The same record, printed, is an
//! output line of a game script.

mod entry;
mod table;
mod watch;

#[cfg(test)]
pub(crate) mod samples;
#[cfg(test)]
mod tests;

pub use entry::{DecodeError, decode, encode, entry_to_value, to_line};
pub use table::{PeriodRecord, PlayerRecord, TableRecord, TimeRecord};
pub use watch::WatchRecord;
