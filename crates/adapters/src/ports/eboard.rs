//! Electronic boards that are connected to this machine.

use std::sync::{Arc, Mutex, PoisonError};

pub use protocols::eboard::{
    BoardId, ClockOrder, ClockReading, Found, Kind, Lost, News, Obstacle, Report, Request, Standing,
};

/// The boards of this machine. Nothing here waits: what comes of it is told as [`News`] to whoever was named when the port was
/// made. Until a board is asked for there is no thread and no open port.
pub trait Boards: Send {
    /// Does what is asked.
    fn ask(&mut self, request: Request);
}

/// A machine without boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullBoards;

impl Boards for NullBoards {
    fn ask(&mut self, _: Request) {}
}

/// Keeps what was asked, and tells nothing. Its copies keep the same.
#[derive(Clone, Debug, Default)]
pub struct RecordingBoards(Arc<Mutex<Vec<Request>>>);

impl RecordingBoards {
    /// What was asked so far.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Boards for RecordingBoards {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}
