//! lichess, by its Board API: one thread that sends requests, one at a time and in order, and one for each stream that is
//! read.
//!
//! Nothing runs and nothing is connected until a request is made. The `LichessClient` holds the state that all threads share; a
//! stream that is no longer wanted is cut, and its thread ends by itself.

pub mod broadcast;
mod client;
pub mod keeping;
pub mod place;
mod requests;
mod streams;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use self::client::LichessClient;
use self::keeping::{Keeping, SecretStore, SystemKeys};
use self::place::ServerAddress;
use self::requests::{Job, RequestWorker};
use crate::ports::RequestPort;
use crate::worker;
use protocols::lichess::LichessFault;
use protocols::lichess::{LichessNews, LichessRequest};

/// The waiting times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The longest wait for an answer.
    pub answer: Duration,
    /// The longest wait for the next sign of life in a stream; the server gives one every 7 seconds.
    pub silence: Duration,
    /// The pause after too many requests.
    pub pause: Duration,
    /// The wait before the second attempt; it doubles each time.
    pub first: Duration,
    /// The longest wait before another attempt.
    pub longest: Duration,
    /// The longest wait for a key store, which may have to prompt the user.
    pub keys: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            answer: Duration::from_secs(15),
            silence: Duration::from_secs(20),
            pause: Duration::from_mins(1),
            first: Duration::from_secs(1),
            longest: Duration::from_secs(30),
            keys: Duration::from_secs(30),
        }
    }
}

impl Pace {
    /// The wait after that many failures.
    fn after(&self, failures: u32) -> Duration {
        let times = 1_u32.checked_shl(failures.saturating_sub(1)).unwrap_or(u32::MAX);
        self.first.saturating_mul(times).min(self.longest)
    }
}

/// The parts of an access to lichess.
pub struct LichessSetup {
    /// The address of the server; without one nothing answers.
    pub place: Option<ServerAddress>,
    /// The folder of the program's data.
    pub data: Option<PathBuf>,
    /// The store of the token, before the file in that folder.
    pub keys: Option<Arc<dyn SecretStore>>,
    /// The waiting times.
    pub pace: Pace,
}

impl LichessSetup {
    /// The real server, or the one the environment names (tests); tokens are kept in that folder if no key store takes them.
    fn of_this_machine(data: Option<&Path>) -> Self {
        let place = ServerAddress::of_this_machine();
        // A server of the tester's own leaves no trace among the user's secrets.
        let has_keys = place.as_ref().is_some_and(|place| !place.is_here());
        Self {
            place,
            data: data.map(Path::to_owned),
            keys: has_keys.then(|| Arc::new(SystemKeys) as Arc<dyn SecretStore>),
            pace: Pace::default(),
        }
    }

    /// The client of that server; its token is kept under the name of the server, with that prefix.
    fn client(self, prefix: &str, tell: Box<dyn Fn(LichessNews) + Send + Sync>) -> Arc<LichessClient> {
        let host = self.place.as_ref().map_or("", ServerAddress::host);
        let keeping = Keeping::new(
            &format!("{prefix}{host}"),
            self.keys,
            self.pace.keys,
            self.data.as_deref(),
        );
        Arc::new(LichessClient::new(self.place, keeping, self.pace, tell))
    }
}

/// The server, as a person on this machine reaches it.
pub struct LichessServer {
    client: Arc<LichessClient>,
    jobs: Option<Sender<Job>>,
}

impl LichessServer {
    /// lichess, or what `ANNABELLA_LICHESS` names in its place.
    pub fn of_this_machine(data: Option<&Path>, tell: impl Fn(LichessNews) + Send + Sync + 'static) -> Self {
        Self::with(LichessSetup::of_this_machine(data), tell)
    }

    /// The server of that setup; news is sent from threads of its own.
    pub fn with(setup: LichessSetup, tell: impl Fn(LichessNews) + Send + Sync + 'static) -> Self {
        Self {
            client: setup.client("", Box::new(tell)),
            jobs: None,
        }
    }

    fn give(&mut self, job: Job) {
        if self.jobs.is_none() {
            let client = Arc::clone(&self.client);
            let started = worker::start("lichess", move |given| RequestWorker::new(client).work(&given));
            self.jobs = started.map(|(jobs, _)| jobs);
        }
        let is_given = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        if !is_given {
            self.jobs = None;
            self.client.tell(LichessNews::Failed(LichessFault::Unreachable));
        }
    }
}

impl RequestPort<LichessRequest> for LichessServer {
    fn ask(&mut self, request: LichessRequest) {
        // A request that ends something does so at once, whatever is waited for; its remaining calls are sent in turn.
        let job = if request == LichessRequest::StopSeeking {
            Job::StopSeeking(self.client.stop_seeking())
        } else if request == LichessRequest::Leave {
            if self.jobs.is_none() {
                return;
            }
            Job::Leave(self.client.leave())
        } else {
            Job::Ask(self.client.leaves(), request)
        };
        self.give(job);
    }
}

impl Drop for LichessServer {
    /// Cuts all connections; the threads end by themselves.
    fn drop(&mut self) {
        self.client.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_up_to_a_bound() {
        let waits: Vec<u64> = (1..=8)
            .chain([u32::MAX])
            .map(|n| Pace::default().after(n).as_secs())
            .collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 30, 30, 30, 30]);
    }
}
