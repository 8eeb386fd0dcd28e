//! The state of the connection to the server, known and wanted, shared by all threads.

use std::collections::BTreeSet;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ureq::http::{HeaderValue, Response};
use ureq::{Agent, Body};

use super::Pace;
use super::keeping::Keeping;
use super::place::{ServerAddress, kind};
use crate::monotonic::Monotonic;
use laws::moment::Moment;
use protocols::lichess::asking::ApiCall;
use protocols::lichess::reading::{self, Account};
use protocols::lichess::{GameFull, LichessFault, LichessNews, LichessToken};

/// The longest answer that is read, in bytes.
const LARGEST: u64 = 1024 * 1024;
/// The status "too many requests".
const TOO_MUCH: u16 = 429;

/// The shared state, and the way to the server.
pub(super) struct LichessClient {
    pub(super) place: Option<ServerAddress>,
    pub(super) keeping: Keeping,
    pub(super) pace: Pace,
    time: Monotonic,
    tell: Box<dyn Fn(LichessNews) + Send + Sync>,
    now: Mutex<ClientState>,
    changed: Condvar,
    /// Held while a request is sent: one request at a time.
    turn: Mutex<()>,
}

/// The state known and wanted now.
#[derive(Default)]
pub(super) struct ClientState {
    /// The program has ended its use of lichess.
    pub(super) is_over: bool,
    /// The number of times everything was left; answers to earlier requests are not waited for.
    pub(super) leaves: u32,
    pub(super) signed: Option<SignedInAccount>,
    /// The number of sign-ins and sign-outs.
    pub(super) signings: u32,
    /// The user was told that the token is not valid.
    pub(super) is_refused: bool,
    /// The streams that are wanted.
    pub(super) events: Option<WantedStream>,
    pub(super) game: Option<FollowedGame>,
    /// The game that was followed before, in its last state.
    before: Option<GameFull>,
    pub(super) seek: Option<Seek>,
    lines: u32,
    is_lost: bool,
    /// Games and challenges that were announced.
    pub(super) begun: BTreeSet<String>,
    pub(super) challenges: BTreeSet<String>,
    /// The agent for requests other than streams.
    asker: Option<Agent>,
    /// The end of the pause after too many requests: until then nothing is sent, even if everything was left meanwhile.
    silent_until: Moment,
}

/// The account that is signed in.
#[derive(Clone)]
pub(super) struct SignedInAccount {
    pub(super) token: LichessToken,
    pub(super) account: Account,
    /// The token is in the file.
    pub(super) kept_in_file: bool,
}

/// A stream that is wanted.
pub(super) struct WantedStream {
    number: u32,
    /// The agent that reads it now; shutting the agent down cuts the stream.
    agent: Option<Agent>,
    pub(super) is_up: bool,
}

/// The game that is followed.
pub(super) struct FollowedGame {
    pub(super) line: WantedStream,
    pub(super) id: String,
    pub(super) full: Option<GameFull>,
    /// The number of times the whole game was read.
    pub(super) readings: u32,
    /// The stream was cut in order to read everything again.
    pub(super) is_renewed: bool,
}

/// An open seek or challenge.
pub(super) struct Seek {
    pub(super) line: WantedStream,
    /// The server's name for the challenge.
    pub(super) challenge: Option<String>,
}

/// The kind of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StreamKind {
    Events,
    Game,
    Seek,
}

/// A stream as its own thread knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ticket {
    pub(super) which: StreamKind,
    number: u32,
}

/// The reason why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// The answer is no longer wanted.
    Left,
    /// No answer came; the request may have arrived.
    Nothing,
}

/// The reason why a request was not carried out.
pub(super) enum RequestUndone {
    /// The answer is no longer wanted.
    Left,
    Because(LichessFault),
}

impl From<LichessFault> for RequestUndone {
    fn from(fault: LichessFault) -> Self {
        Self::Because(fault)
    }
}

impl From<Trouble> for RequestUndone {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Left => Self::Left,
            Trouble::Nothing => Self::Because(LichessFault::Unreachable),
        }
    }
}

/// A complete answer.
pub(super) struct HttpAnswer {
    pub(super) body: Vec<u8>,
    /// The rights of the token, if the server names them.
    pub(super) scopes: Option<String>,
}

impl WantedStream {
    /// The agent that reads it now, to be shut down.
    pub(super) fn agent(&self) -> Option<Agent> {
        self.agent.clone()
    }
}

impl ClientState {
    fn line(&mut self, which: StreamKind) -> Option<&mut WantedStream> {
        match which {
            StreamKind::Events => self.events.as_mut(),
            StreamKind::Game => self.game.as_mut().map(|game| &mut game.line),
            StreamKind::Seek => self.seek.as_mut().map(|seek| &mut seek.line),
        }
    }

    /// The line of that ticket, if it is still wanted.
    pub(super) fn wanted(&mut self, ticket: Ticket) -> Option<&mut WantedStream> {
        self.line(ticket.which).filter(|line| line.number == ticket.number)
    }

    pub(super) fn is_wanted(&self, ticket: Ticket) -> bool {
        let line = match ticket.which {
            StreamKind::Events => self.events.as_ref(),
            StreamKind::Game => self.game.as_ref().map(|game| &game.line),
            StreamKind::Seek => self.seek.as_ref().map(|seek| &seek.line),
        };
        !self.is_over && line.is_some_and(|line| line.number == ticket.number)
    }

    fn close(&mut self, which: StreamKind) -> Option<Agent> {
        let line = match which {
            StreamKind::Events => self.events.take(),
            StreamKind::Game => self.game.take().map(|game| {
                self.before = game.full;
                game.line
            }),
            StreamKind::Seek => self.seek.take().map(|seek| seek.line),
        };
        line.and_then(|line| line.agent)
    }

    /// The game of that id, if it is the one that is followed.
    pub(super) fn followed(&mut self, id: &str) -> Option<&mut FollowedGame> {
        self.game.as_mut().filter(|game| game.id == id)
    }

    /// The game of that id as far as it is known, even if it is no longer followed.
    pub(super) fn known(&self, id: &str) -> Option<&GameFull> {
        let now = self.game.as_ref().and_then(|game| game.full.as_ref());
        now.into_iter().chain(&self.before).find(|game| game.game == id)
    }
}

impl LichessClient {
    pub(super) fn new(
        place: Option<ServerAddress>,
        keeping: Keeping,
        pace: Pace,
        tell: Box<dyn Fn(LichessNews) + Send + Sync>,
    ) -> Self {
        Self {
            place,
            keeping,
            pace,
            time: Monotonic::after(Moment::START),
            tell,
            now: Mutex::default(),
            changed: Condvar::new(),
            turn: Mutex::default(),
        }
    }

    pub(super) fn now(&self) -> MutexGuard<'_, ClientState> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn tell(&self, news: LichessNews) {
        (self.tell)(news);
    }

    /// Wakes the threads that wait for a change.
    pub(super) fn changed(&self) {
        self.changed.notify_all();
    }

    /// Waits at most `longest`, or until `is_so` gives a value or the connection is over.
    pub(super) fn wait<T>(&self, longest: Duration, mut is_so: impl FnMut(&mut ClientState) -> Option<T>) -> Option<T> {
        let mut found = None;
        let goes_on = |now: &mut ClientState| {
            found = is_so(now);
            found.is_none() && !now.is_over
        };
        drop(self.changed.wait_timeout_while(self.now(), longest, goes_on));
        found
    }

    /// The number of times everything was left.
    pub(super) fn leaves(&self) -> u32 {
        self.now().leaves
    }

    /// Ends all use of the server.
    pub(super) fn end(&self) {
        let mut now = self.now();
        now.is_over = true;
        let asker = now.asker.take();
        drop(now);
        self.cut(&[StreamKind::Events, StreamKind::Game, StreamKind::Seek]);
        if let Some(asker) = asker {
            asker.shutdown();
        }
    }

    /// Leaves everything; returns the id of the open challenge.
    pub(super) fn leave(&self) -> Option<String> {
        let mut now = self.now();
        now.leaves = now.leaves.wrapping_add(1);
        now.is_lost = false;
        now.begun.clear();
        now.challenges.clear();
        let challenge = now.seek.as_ref().and_then(|seek| seek.challenge.clone());
        drop(now);
        self.cut(&[StreamKind::Events, StreamKind::Game, StreamKind::Seek]);
        challenge
    }

    /// Ends the seek: true if there was one, and the id of its open challenge.
    pub(super) fn stop_seeking(&self) -> (bool, Option<String>) {
        let now = self.now();
        let stands = now.seek.as_ref().map(|seek| seek.challenge.clone());
        drop(now);
        self.cut(&[StreamKind::Seek]);
        (stands.is_some(), stands.flatten())
    }

    /// Cuts those streams: they are no longer wanted.
    pub(super) fn cut(&self, streams: &[StreamKind]) {
        let mut now = self.now();
        let agents: Vec<Agent> = streams.iter().filter_map(|which| now.close(*which)).collect();
        if streams.contains(&StreamKind::Game) && now.is_lost && now.events.as_ref().is_some_and(|line| line.is_up) {
            now.is_lost = false;
            self.tell(LichessNews::Back);
        }
        drop(now);
        self.changed();
        for agent in agents {
            agent.shutdown();
        }
    }

    /// Forgets the stream of that ticket, which has ended.
    pub(super) fn close(&self, ticket: Ticket) {
        if self.now().wanted(ticket).is_some() {
            self.cut(&[ticket.which]);
        }
    }

    /// Opens a line for a stream that is wanted from now on.
    pub(super) fn want(&self, which: StreamKind, put: impl FnOnce(&mut ClientState, WantedStream)) -> Ticket {
        self.cut(&[which]);
        let mut now = self.now();
        now.lines = now.lines.wrapping_add(1);
        let number = now.lines;
        let line = WantedStream {
            number,
            agent: None,
            is_up: false,
        };
        put(&mut now, line);
        Ticket { which, number }
    }

    /// Notes that a stream was lost. During a game only the game's stream is reported.
    pub(super) fn lost(&self, ticket: Ticket) {
        let mut now = self.now();
        let Some(line) = now.wanted(ticket) else { return };
        line.is_up = false;
        let counts = ticket.which == StreamKind::Game || now.game.is_none();
        if counts && !now.is_lost {
            now.is_lost = true;
            self.tell(LichessNews::Lost);
        }
    }

    /// Notes that a stream is connected.
    pub(super) fn back(&self, ticket: Ticket) {
        let mut now = self.now();
        let Some(line) = now.wanted(ticket) else { return };
        line.is_up = true;
        now.is_refused = false;
        let counts = ticket.which == StreamKind::Game || now.game.is_none();
        if counts && now.is_lost {
            now.is_lost = false;
            self.tell(LichessNews::Back);
        }
        drop(now);
        self.changed();
    }

    /// Passes on the news of a stream, if it is still wanted.
    pub(super) fn tell_of(&self, ticket: Ticket, news: LichessNews) {
        let now = self.now();
        if now.is_wanted(ticket) {
            self.tell(news);
        }
    }

    /// Sends a request that ends with its answer; one that the server refuses is a fault. `has_left`: the answer is no longer wanted.
    pub(super) fn ask(
        &self,
        token: &LichessToken,
        call: &ApiCall,
        has_left: impl Fn(&ClientState) -> bool,
    ) -> Result<HttpAnswer, RequestUndone> {
        let place = self.place.as_ref().ok_or(Trouble::Nothing)?;
        let mut now = self.now();
        if now.is_over {
            return Err(RequestUndone::Left);
        }
        let agent = now
            .asker
            .get_or_insert_with(|| place.agent(self.pace.answer, self.pace.silence, Some(self.pace.answer)));
        let agent = agent.clone();
        drop(now);
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let mut answer = self.send(&agent, token, call, has_left)?;
        let scopes = answer
            .headers()
            .get("x-oauth-scopes")
            .and_then(|scopes| scopes.to_str().ok());
        let scopes = scopes.map(str::to_owned);
        let body = read(&mut answer).or(Err(Trouble::Nothing))?;
        if answer.status().is_success() {
            Ok(HttpAnswer { body, scopes })
        } else {
            Err(fault(answer.status().as_u16(), &body, token).into())
        }
    }

    /// Keeps the token for the next time; true if in a file.
    pub(super) fn keep(&self, token: &LichessToken) -> bool {
        self.keeping.keep(token).unwrap_or_else(|error| {
            log::warn!("the token of lichess can be kept nowhere: {}", error.kind());
            false
        })
    }

    /// Begins to read a stream.
    pub(super) fn open(&self, ticket: Ticket, token: &LichessToken, call: &ApiCall) -> Result<Response<Body>, Trouble> {
        let Some(place) = &self.place else {
            return Err(Trouble::Nothing);
        };
        let agent = place.agent(self.pace.answer, self.pace.silence, None);
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let mut now = self.now();
        now.wanted(ticket).ok_or(Trouble::Left)?.agent = Some(agent.clone());
        drop(now);
        self.send(&agent, token, call, |now| !now.is_wanted(ticket))
    }

    /// Sends a request; the caller must hold the turn.
    fn send(
        &self,
        agent: &Agent,
        token: &LichessToken,
        call: &ApiCall,
        has_left: impl Fn(&ClientState) -> bool,
    ) -> Result<Response<Body>, Trouble> {
        let Some(place) = &self.place else {
            return Err(Trouble::Nothing);
        };
        let address = place.address(&call.path);
        let mut bearer = HeaderValue::from_str(&format!("Bearer {}", token.0)).or(Err(Trouble::Nothing))?;
        bearer.set_sensitive(true);
        loop {
            self.keep_silent(&has_left)?;
            let answered = match (&call.form, &call.text) {
                (_, Some(text)) => {
                    let post = agent.post(&address).header("authorization", &bearer);
                    post.content_type("text/plain; charset=utf-8").send(text.as_str())
                }
                (None, None) => agent.get(&address).header("authorization", &bearer).call(),
                (Some(form), None) => {
                    let form = form.iter().map(|(key, value)| (*key, value.as_str()));
                    agent.post(&address).header("authorization", &bearer).send_form(form)
                }
            };
            let answer = answered.map_err(|error| {
                log::info!("lichess does not answer ({})", kind(&error));
                Trouble::Nothing
            })?;
            if answer.status().as_u16() != TOO_MUCH {
                return Ok(answer);
            }
            drop(answer);
            let pause = u64::try_from(self.pace.pause.as_millis()).unwrap_or(u64::MAX);
            self.now().silent_until = self.time.now().plus_millis(pause);
        }
    }

    /// Waits until the pause after too many requests is over, and reports its length.
    fn keep_silent(&self, has_left: impl Fn(&ClientState) -> bool) -> Result<(), Trouble> {
        let rest = self.time.until(self.now().silent_until);
        if !rest.is_zero() {
            let seconds = u32::try_from((rest.as_millis() + 500) / 1_000).unwrap_or(u32::MAX);
            self.tell(LichessNews::Failed(LichessFault::TooMuch(seconds)));
            if self.wait(rest, |now| has_left(now).then_some(())).is_some() {
                return Err(Trouble::Left);
            }
        }
        if self.now().is_over { Err(Trouble::Left) } else { Ok(()) }
    }
}

/// The whole answer.
pub(super) fn read(answer: &mut Response<Body>) -> Result<Vec<u8>, ureq::Error> {
    answer.body_mut().with_config().limit(LARGEST).read_to_vec()
}

/// The reason for a refusal. A message of the server that repeats the token is not passed on.
pub(super) fn fault(status: u16, body: &[u8], token: &LichessToken) -> LichessFault {
    let fault = reading::fault(status, body);
    if let LichessFault::Refused(why) = &fault
        && why.contains(&token.0)
    {
        return LichessFault::Refused(status.to_string());
    }
    fault
}
