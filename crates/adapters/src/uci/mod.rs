//! Engines that speak UCI, as child processes.
//!
//! Nothing runs until an engine is requested. Each engine that was started has a thread named `engine`, which gives it its tasks and
//! ends it if it misbehaves, and one named `engine-reads`. Callers never wait.

mod find;
mod reader;
mod thoughts;
mod watch;

use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

pub use self::find::find;
use self::watch::{Message, Order};
use crate::ports::RequestPort;
use protocols::engine::{EngineFault, EngineNews, EngineReport, EngineRequest, EngineSetup, EngineUse};

/// The limits on an engine's time, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Time to identify itself as a UCI engine (`uciok`).
    pub greeting_ms: u64,
    /// Time to be set up (`readyok`): a large file may have to be read.
    pub setting_ms: u64,
    /// Time beyond that given for a move.
    pub slack_ms: u64,
    /// Time to name its move when told to stop.
    pub stopping_ms: u64,
    /// Time to say anything if it was given no time, but a depth or a number of positions.
    pub quiet_ms: u64,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            greeting_ms: 10_000,
            setting_ms: 10_000,
            slack_ms: 5000,
            stopping_ms: 5000,
            quiet_ms: 60_000,
        }
    }
}

type Tell = Arc<dyn Fn(EngineNews) + Send + Sync>;

/// The engines of this machine.
pub struct UciEngines {
    patience: Patience,
    tell: Tell,
    running: BTreeMap<EngineUse, Running>,
    /// Threads of engines that were told to end.
    parting: Vec<JoinHandle<()>>,
}

impl std::fmt::Debug for UciEngines {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("UciEngines")
            .field("patience", &self.patience)
            .finish_non_exhaustive()
    }
}

/// An engine that was started, and may have ended by itself.
struct Running {
    orders: Sender<Message>,
    /// True if its news is still wanted; locked while news is sent.
    is_wanted: Arc<Mutex<bool>>,
    thread: JoinHandle<()>,
}

impl UciEngines {
    /// Engines whose news is sent from threads of their own.
    pub fn new(tell: impl Fn(EngineNews) + Send + Sync + 'static) -> Self {
        Self::with(Patience::default(), tell)
    }

    /// Engines with those limits.
    pub fn with(patience: Patience, tell: impl Fn(EngineNews) + Send + Sync + 'static) -> Self {
        Self {
            patience,
            tell: Arc::new(tell),
            running: BTreeMap::new(),
            parting: Vec::new(),
        }
    }

    fn start(&mut self, of: EngineUse, setup: EngineSetup) {
        self.end(of);
        let (orders, messages) = channel();
        let is_wanted = Arc::new(Mutex::new(true));
        let (tell, wanted) = (Arc::clone(&self.tell), Arc::clone(&is_wanted));
        let tell = move |report| {
            let wanted = wanted.lock().unwrap_or_else(PoisonError::into_inner);
            if *wanted {
                tell(EngineNews { of, report });
            }
        };
        let (sender, patience) = (orders.clone(), self.patience);
        let thread = Builder::new()
            .name("engine".into())
            .spawn(move || watch::run(setup, patience, sender, &messages, &tell));
        match thread {
            Ok(thread) => {
                let running = Running {
                    orders,
                    is_wanted,
                    thread,
                };
                self.running.insert(of, running);
            }
            Err(error) => (self.tell)(EngineNews {
                of,
                report: EngineReport::Lost(EngineFault::NotStarted(error.to_string())),
            }),
        }
    }

    fn order(&self, of: EngineUse, order: Order) {
        if let Some(running) = self.running.get(&of)
            && running.orders.send(Message::Order(order)).is_err()
        {
            log::debug!("an engine is gone, which was told");
        }
    }

    /// Ends the engine of that use, and with it its news.
    fn end(&mut self, of: EngineUse) {
        self.parting.retain(|thread| !thread.is_finished());
        if let Some(running) = self.running.remove(&of) {
            *running.is_wanted.lock().unwrap_or_else(PoisonError::into_inner) = false;
            // The thread may have ended by itself.
            running.orders.send(Message::Order(Order::End)).ok();
            self.parting.push(running.thread);
        }
    }
}

impl RequestPort<EngineRequest> for UciEngines {
    fn ask(&mut self, request: EngineRequest) {
        match request {
            EngineRequest::Start(of, setup) => self.start(of, setup),
            EngineRequest::Think(of, task) => self.order(of, Order::Think(task)),
            EngineRequest::Stop(of) => self.order(of, Order::Stop),
            EngineRequest::End(of) => self.end(of),
        }
    }
}

impl Drop for UciEngines {
    /// Ends all engines: no engine outlives the table it plays at.
    fn drop(&mut self) {
        for of in EngineUse::ALL {
            self.end(of);
        }
        for thread in self.parting.drain(..) {
            thread.join().ok();
        }
    }
}
