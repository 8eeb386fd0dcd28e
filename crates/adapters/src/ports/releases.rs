//! Whether there is a newer version of the program: the one thing that is asked of the internet.

use std::sync::{Arc, Mutex, PoisonError};

pub use table::input::Newer;

/// Asks where the program's versions are released. Never waits: the answer comes to whoever was named when this was made.
pub trait Releases: Send {
    /// This copy of the program knows where to ask.
    fn knows_where(&self) -> bool;
    /// Asks now. Who asks while an answer is under way gets that one.
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

/// What was asked of the port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Now.
    Now,
    /// Once a day.
    Daily,
}

/// Knows where to ask, keeps how it was asked, and never answers. Its copies keep the same.
#[derive(Clone, Debug, Default)]
pub struct RecordingReleases(Arc<Mutex<Vec<Look>>>);

impl RecordingReleases {
    /// How it was asked so far.
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
