//! Pushes the games of rounds into broadcasts: one thread, one request at a time, and only the newest games of each round. Its token may
//! write studies and is used for nothing else, so it is kept under a name of its own.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};

use super::LichessSetup;
use super::client::{HttpAnswer, LichessClient, RequestUndone};
use super::keeping::taken;
use crate::ports::RequestPort;
use crate::worker;
use protocols::lichess::asking::{self, ApiCall};
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest, PushedGame};
use protocols::lichess::{self, LichessFault, LichessToken, reading};

/// The server, as a desk reaches it. Nothing runs and nothing is connected until a request is made.
pub struct Broadcast {
    client: Arc<LichessClient>,
    tell: Arc<dyn Fn(BroadcastNews) + Send + Sync>,
    jobs: Option<Sender<BroadcastRequest>>,
}

impl Broadcast {
    /// The real server, or the one the environment names (tests).
    pub fn of_this_machine(data: Option<&Path>, tell: impl Fn(BroadcastNews) + Send + Sync + 'static) -> Self {
        Self::with(LichessSetup::of_this_machine(data), tell)
    }

    /// The server of that setup; news is sent from a thread of its own.
    pub fn with(setup: LichessSetup, tell: impl Fn(BroadcastNews) + Send + Sync + 'static) -> Self {
        let tell: Arc<dyn Fn(BroadcastNews) + Send + Sync> = Arc::new(tell);
        let waits = Arc::clone(&tell);
        // Only one piece of the client's news can occur here: too many requests.
        let of_client = move |news| {
            if let lichess::LichessNews::Failed(fault) = news {
                waits(BroadcastNews::Failed(fault));
            }
        };
        Self {
            client: setup.client("broadcast ", Box::new(of_client)),
            tell,
            jobs: None,
        }
    }
}

impl RequestPort<BroadcastRequest> for Broadcast {
    fn ask(&mut self, request: BroadcastRequest) {
        if self.jobs.is_none() {
            let pusher = Pusher {
                client: Arc::clone(&self.client),
                tell: Arc::clone(&self.tell),
                token: None,
                owed: Vec::new(),
            };
            let started = worker::start("broadcast", move |given| pusher.work(&given));
            self.jobs = started.map(|(jobs, _)| jobs);
        }
        if self.jobs.as_ref().is_none_or(|jobs| jobs.send(request).is_err()) {
            self.jobs = None;
            (self.tell)(BroadcastNews::Failed(LichessFault::Unreachable));
        }
    }
}

impl Drop for Broadcast {
    /// Cuts all connections; the thread ends by itself.
    fn drop(&mut self) {
        self.client.end();
    }
}

/// The state of the thread that pushes.
struct Pusher {
    client: Arc<LichessClient>,
    tell: Arc<dyn Fn(BroadcastNews) + Send + Sync>,
    token: Option<LichessToken>,
    /// Rounds and their newest games that are still to be pushed, the oldest first.
    owed: Vec<(String, String)>,
}

impl Pusher {
    /// Carries out requests until their sender is gone.
    fn work(mut self, jobs: &Receiver<BroadcastRequest>) {
        let mut failures = 0_u32;
        loop {
            if self.owed.is_empty() {
                match jobs.recv() {
                    Ok(request) => self.take(request),
                    Err(mpsc::RecvError) => return,
                }
            }
            for request in jobs.try_iter() {
                self.take(request);
            }
            if self.client.now().is_over {
                return;
            }
            let Some((round, games)) = self.owed.first().cloned() else {
                continue;
            };
            match self.push(&round, &games) {
                Ok(games) => {
                    failures = 0;
                    self.owed.remove(0);
                    (self.tell)(BroadcastNews::Pushed { round, games });
                }
                Err(RequestUndone::Left) => return,
                Err(RequestUndone::Because(LichessFault::Unreachable)) => {
                    failures = failures.saturating_add(1);
                    if failures == 1 {
                        let fault = LichessFault::Unreachable;
                        (self.tell)(BroadcastNews::NotPushed { round, fault });
                    }
                    // The wait ends early only together with the client.
                    let _over: Option<()> = self.client.wait(self.client.pace.after(failures), |_| None);
                }
                Err(RequestUndone::Because(fault)) => {
                    self.owed.remove(0);
                    (self.tell)(BroadcastNews::NotPushed { round, fault });
                }
            }
        }
    }

    fn take(&mut self, request: BroadcastRequest) {
        match request {
            BroadcastRequest::Push { round, games } => match self.owed.iter_mut().find(|(owed, _)| *owed == round) {
                Some((_, owed)) => *owed = games,
                None => self.owed.push((round, games)),
            },
            BroadcastRequest::SignIn(token) => match self.sign_in(&token) {
                Ok(news) => (self.tell)(news),
                Err(RequestUndone::Because(fault)) => (self.tell)(BroadcastNews::Failed(fault)),
                Err(RequestUndone::Left) => {}
            },
            BroadcastRequest::SignOut => {
                self.token = None;
                self.client.keeping.forget();
                (self.tell)(BroadcastNews::SignedOut);
            }
        }
    }

    fn sign_in(&mut self, token: &LichessToken) -> Result<BroadcastNews, RequestUndone> {
        let token = taken(token).ok_or(LichessFault::Token)?;
        let answer = self.ask(&token, &asking::account())?;
        let name = reading::account(&answer.body).ok_or(LichessFault::Unreachable)?.name;
        if answer.scopes.is_some_and(|scopes| !reading::may_push(&scopes)) {
            return Err(LichessFault::Scope.into());
        }
        let kept_in_file = self.client.keep(&token);
        self.token = Some(token);
        Ok(BroadcastNews::SignedIn { name, kept_in_file })
    }

    fn push(&mut self, round: &str, games: &str) -> Result<Vec<PushedGame>, RequestUndone> {
        let call = asking::push(round, games).ok_or(LichessFault::Unknown)?;
        if self.token.is_none() {
            self.token = self.client.keeping.find().map(|found| found.token);
        }
        let token = self.token.as_ref().ok_or(LichessFault::NotSignedIn)?;
        let answer = self.ask(token, &call)?;
        Ok(reading::pushed(&answer.body).ok_or(LichessFault::Unreachable)?)
    }

    fn ask(&self, token: &LichessToken, call: &ApiCall) -> Result<HttpAnswer, RequestUndone> {
        self.client.ask(token, call, |now| now.is_over)
    }
}
