//! Chess engines that run as programs of their own.

use std::sync::{Arc, Mutex, PoisonError};

pub use protocols::engine::{News, Request};

/// The engines of this machine. No method blocks: results come as [`News`] to the callback given when the port was created. Until an
/// engine is requested there is no thread and no process.
pub trait Engines: Send {
    /// Queues a request.
    fn ask(&mut self, request: Request);
}

/// A machine without engines.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullEngines;

impl Engines for NullEngines {
    fn ask(&mut self, _: Request) {}
}

/// Records requests, and reports nothing. Its clones share the record.
#[derive(Clone, Debug, Default)]
pub struct RecordingEngines(Arc<Mutex<Vec<Request>>>);

impl RecordingEngines {
    /// The requests so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Engines for RecordingEngines {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
