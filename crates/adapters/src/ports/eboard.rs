//! Electronic boards that are connected to this machine.

use std::sync::{Arc, Mutex, PoisonError};

pub use protocols::eboard::{
    BoardId, ClockOrder, ClockReading, Found, Kind, Lost, News, Obstacle, Report, Request, Standing,
};

/// The boards of this machine. No method blocks: results come as [`News`] to the callback given when the port was created.
/// Until a board is requested there is no thread and no open port.
pub trait Boards: Send {
    /// Queues a request.
    fn ask(&mut self, request: Request);
}

/// A machine without boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullBoards;

impl Boards for NullBoards {
    fn ask(&mut self, _: Request) {}
}

/// Records requests, and reports nothing. Its clones share the record.
#[derive(Clone, Debug, Default)]
pub struct RecordingBoards(Arc<Mutex<Vec<Request>>>);

impl RecordingBoards {
    /// The requests so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Boards for RecordingBoards {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
