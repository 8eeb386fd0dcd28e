//! Files of many games.

use std::sync::{Arc, Mutex, PoisonError};

pub use review::collection::{Fault, Hit, News, Request, Wanted};

/// The files of games on this machine. Nothing here waits: what they tell comes as [`News`] to whoever was named when the port was made.
/// Until a file is opened there is no thread.
pub trait Collections: Send {
    /// Does what is asked, one thing after another.
    fn ask(&mut self, request: Request);
}

/// A machine without files of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullCollections;

impl Collections for NullCollections {
    fn ask(&mut self, _: Request) {}
}

/// Keeps what was asked, and tells nothing. Its copies keep the same.
#[derive(Clone, Debug, Default)]
pub struct RecordingCollections(Arc<Mutex<Vec<Request>>>);

impl RecordingCollections {
    /// What was asked so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Collections for RecordingCollections {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
