//! The table's own thread: it waits for inputs and for its timer, steps, and carries out the effects.
//!
//! Clocks run and flags fall while every window is hidden. Entries that must be on the disk first are written first.

use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::post::{Post, Posted};
use super::runner::Runner;
use super::tools::MakeTools;
use settings::Settings;
use table::Table;

/// The handle of the thread. Dropping it ends the thread, after its pending entries are written.
pub struct TableThread {
    posted: Sender<Posted>,
    thread: Option<JoinHandle<()>>,
}

impl TableThread {
    /// Starts the thread named `table`. The settings of the person at this machine are the table's from then on.
    ///
    /// # Errors
    /// The system would not start a thread.
    pub fn start(table: Table, settings: Settings, make: MakeTools) -> std::io::Result<Self> {
        let (posted, inbox) = channel();
        let post = Post(posted.clone());
        let thread = std::thread::Builder::new().name(String::from("table")).spawn(move || {
            let tools = make(&post);
            Runner::new(table, &settings, tools).run(&inbox);
        })?;
        Ok(Self {
            posted,
            thread: Some(thread),
        })
    }

    /// A handle that posts inputs.
    pub fn post(&self) -> Post {
        Post(self.posted.clone())
    }

    /// Ends the thread after everything posted before and, within that time, after its last words.
    pub fn finish_after_speaking(mut self, patience: Duration) {
        self.end(patience);
    }

    fn end(&mut self, patience: Duration) {
        self.posted.send(Posted::Quit(patience)).ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

impl Drop for TableThread {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}
