//! The ports: all that the program needs of the outside world, in the program's own terms.
//!
//! Each port is a trait over plain values, with a null twin (does nothing, for a machine or a person without that
//! device) and, for tests that need one, a recording twin. Ports know only values of the rest of the program: people,
//! words, sounds, settings and entries. Electronic boards, engines, files of many games, lichess and the network take
//! requests: they are [`Ask`].

pub mod battery;
pub mod desk_store;
pub mod files;
pub mod link;
pub mod membership;
pub mod profiles;
pub mod recorder;
pub mod releases;
pub mod sound;
pub mod store;
pub mod voice;
use std::sync::{Arc, Mutex, PoisonError};

/// Takes requests of one kind, in order. Never waits: the results are sent as news to the function that was given when
/// the port was made. Before the first request it has no thread, process, file or connection.
pub trait Ask<Request>: Send {
    /// Carries out the request.
    fn ask(&mut self, request: Request);
}

/// A machine without the thing asked for: requests have no effect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Absent;

impl<Request> Ask<Request> for Absent {
    fn ask(&mut self, _: Request) {}
}

/// Keeps the requests, for tests. Its clones share them.
#[derive(Clone, Debug)]
pub struct Recording<Request>(Arc<Mutex<Vec<Request>>>);

impl<Request> Default for Recording<Request> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<Request: Clone> Recording<Request> {
    /// The requests so far, in order.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl<Request: Send> Ask<Request> for Recording<Request> {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
