//! Games on lichess.

use std::sync::{Arc, Mutex, PoisonError};

pub use protocols::lichess::{News, Request};

/// The server. Nothing here waits: what comes of it is told as [`News`] to whoever was named when the port was made. Until something
/// is asked for there is no thread and no connection.
pub trait Lichess: Send {
    /// Does what is asked.
    fn ask(&mut self, request: Request);
}

/// A machine without a network.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullLichess;

impl Lichess for NullLichess {
    fn ask(&mut self, _: Request) {}
}

/// Keeps what was asked, and tells nothing. Its copies keep the same.
#[derive(Clone, Debug, Default)]
pub struct RecordingLichess(Arc<Mutex<Vec<Request>>>);

impl RecordingLichess {
    /// What was asked so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Lichess for RecordingLichess {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
