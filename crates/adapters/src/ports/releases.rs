//! The check for a newer version of the program: the only request to the internet.

use std::sync::{Arc, Mutex, PoisonError};

pub use table::input::Newer;

/// Asks where the program's versions are released. Never blocks: the answer comes to the callback given when this was
/// created.
pub trait Releases: Send {
    /// True if this copy of the program knows where to ask.
    fn knows_where(&self) -> bool;
    /// Asks now. A call while an answer is under way shares that answer.
    fn look(&mut self);
    /// Asks, unless it has asked within a day.
    fn look_daily(&mut self);
}

/// A copy that knows nowhere to ask.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullReleases;

impl Releases for NullReleases {
    fn knows_where(&self) -> bool {
        false
    }

    fn look(&mut self) {}

    fn look_daily(&mut self) {}
}

/// A call of the port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The check made on request.
    Now,
    /// The daily check.
    Daily,
}

/// Knows where to ask, records its calls, and never answers. Its clones share the record.
#[derive(Clone, Debug, Default)]
pub struct RecordingReleases(Arc<Mutex<Vec<Look>>>);

impl RecordingReleases {
    /// The calls so far.
    pub fn looks(&self) -> Vec<Look> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn keep(&self, look: Look) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(look);
    }
}

impl Releases for RecordingReleases {
    fn knows_where(&self) -> bool {
        true
    }

    fn look(&mut self) {
        self.keep(Look::Now);
    }

    fn look_daily(&mut self) {
        self.keep(Look::Daily);
    }
}
