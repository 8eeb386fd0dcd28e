//! Games on lichess.

use std::sync::{Arc, Mutex, PoisonError};

pub use protocols::lichess::{News, Request};

/// The server. No method blocks: results come as [`News`] to the callback given when the port was created. Until a request is made
/// there is no thread and no connection.
pub trait Lichess: Send {
    /// Queues a request.
    fn ask(&mut self, request: Request);
}

/// A machine without a network.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullLichess;

impl Lichess for NullLichess {
    fn ask(&mut self, _: Request) {}
}

/// Records requests, and reports nothing. Its clones share the record.
#[derive(Clone, Debug, Default)]
pub struct RecordingLichess(Arc<Mutex<Vec<Request>>>);

impl RecordingLichess {
    /// The requests so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Lichess for RecordingLichess {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
