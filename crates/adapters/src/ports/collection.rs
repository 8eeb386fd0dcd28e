//! Files of many games.

use std::sync::{Arc, Mutex, PoisonError};

pub use review::collection::{Fault, Hit, News, Request, Wanted};

/// The files of games on this machine. No method blocks: results come as [`News`] to the callback given when the port was created. Until
/// a file is opened there is no thread.
pub trait Collections: Send {
    /// Queues a request; requests are served one after another.
    fn ask(&mut self, request: Request);
}

/// A machine without files of games.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullCollections;

impl Collections for NullCollections {
    fn ask(&mut self, _: Request) {}
}

/// Records requests, and reports nothing. Its clones share the record.
#[derive(Clone, Debug, Default)]
pub struct RecordingCollections(Arc<Mutex<Vec<Request>>>);

impl RecordingCollections {
    /// The requests so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Collections for RecordingCollections {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
