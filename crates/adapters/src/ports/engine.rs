//! Chess engines that run beside the program.

use std::sync::{Arc, Mutex, PoisonError};

pub use protocols::engine::{News, Request};

/// The engines of this machine. Nothing here waits: what they tell comes as [`News`] to whoever was named when the port was made. Until
/// one is asked for there is no thread and no process.
pub trait Engines: Send {
    /// Does what is asked.
    fn ask(&mut self, request: Request);
}

/// A machine without engines.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullEngines;

impl Engines for NullEngines {
    fn ask(&mut self, _: Request) {}
}

/// Keeps what was asked, and tells nothing. Its copies keep the same.
#[derive(Clone, Debug, Default)]
pub struct RecordingEngines(Arc<Mutex<Vec<Request>>>);

impl RecordingEngines {
    /// What was asked so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Engines for RecordingEngines {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
