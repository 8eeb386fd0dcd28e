//! The net: zenoh, which is client and router in one library. It waits and calls back; no other part of this crate
//! does.
//!
//! One thread of ours owns the session, from the first request that needs it until the last is closed; looking and
//! knocking have a session of their own for as long as they take. The callbacks from zenoh only pass news on. zenoh
//! keeps the threads it once had; without a session they have nothing to do.

mod call;
mod cause;
mod config;
mod hears;
mod trying;

use std::collections::BTreeMap;
use std::net::{TcpListener, ToSocketAddrs as _};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use zenoh::Wait as _;
use zenoh::config::{Config, WhatAmI};
use zenoh::key_expr::KeyExpr;
use zenoh::liveliness::LivelinessToken;
use zenoh::qos::{CongestionControl, Priority};
use zenoh::query::{ConsolidationMode, Query, QueryTarget, Reply};
use zenoh::sample::Locality;
use zenoh::{Session, scout};

pub use self::cause::may_listen;
use self::config::Carrier;
use self::trying::{FIRST_WAIT, OpeningAttempt};
use super::own_addresses;
use adapters::monotonic::Monotonic;
use adapters::ports::RequestPort;
use adapters::ports::link::{NetNews, NetRequest, NotOpened};
use laws::moment::Moment;
use link::enrolment;
use link::topic::{ROOT, TableNumber, Topic, TournamentId};
use link::{Address, AskedId, FoundHost, Haste, MachinePart, NetParticipation, NoAnswer, QuestionId};

/// The time for the answer to a question.
const ANSWER: Duration = Duration::from_secs(5);
/// The time that a knock waits until a person has said yes.
const WELCOME: Duration = Duration::from_mins(1);
/// The number of tries to listen: an address that was just closed is free after a moment.
const LISTENING_TRIES: u32 = 6;
/// The number of tries to reach the door when knocking.
const KNOCKING_TRIES: u32 = 4;
/// The time that looking takes, in milliseconds: some answer at once, and some were not heard the first time.
const LOOK_MS: u64 = 1_500;
/// The interval at which a machine that others do not connect to checks its link.
const LOOK_AT_LINK: Duration = Duration::from_millis(500);
/// The number of checks without a link after which the machine begins anew: of 500 tables whose desk was started again
/// zenoh's own trying left 321 behind (measured, 1.10.2).
const WITHOUT_LINK: u32 = 2;
/// The time that a closing program waits until the others have been told.
const PARTING: Duration = Duration::from_secs(2);
/// The most questions that may wait for our answers; beyond it the oldest gets none.
const MOST_ASKED: usize = 1_000;

type Tell = Arc<dyn Fn(NetNews) + Send + Sync>;

/// The net of this machine.
pub struct ZenohLink {
    tell: Tell,
    thread: Option<Thread>,
    is_open: bool,
    is_enrolling: bool,
}

/// The thread that owns the session. It ends when no one is left to ask it.
struct Thread {
    requests: Sender<NetRequest>,
    has_ended: Receiver<()>,
}

impl ZenohLink {
    /// Passes its news to that function, on any thread; the function may not wait.
    pub fn new(tell: impl Fn(NetNews) + Send + Sync + 'static) -> Self {
        Self {
            tell: Arc::new(tell),
            thread: None,
            is_open: false,
            is_enrolling: false,
        }
    }

    fn order(&mut self, request: NetRequest) {
        if self.thread.is_none() {
            self.thread = start(Arc::clone(&self.tell));
        }
        let sent = self.thread.as_ref().map(|thread| thread.requests.send(request));
        if !matches!(sent, Some(Ok(()))) {
            (self.tell)(NetNews::NotOpened(NotOpened::Failed(String::from("no thread"))));
        }
    }
}

impl RequestPort<NetRequest> for ZenohLink {
    fn ask(&mut self, request: NetRequest) {
        match request {
            NetRequest::Look => {
                let tell = Arc::clone(&self.tell);
                apart("net-looks", move || tell(NetNews::Found(look())));
            }
            NetRequest::Knock { id, at, slot, payload } => {
                let mut knocking = WaitingQuestion::new(id, Arc::clone(&self.tell));
                knocking.hears_all = true;
                apart("net-knocks", move || knock(&at.door(), slot, payload, knocking));
            }
            NetRequest::Open(_) => {
                self.is_open = true;
                self.order(request);
            }
            NetRequest::OpenEnrolment(_) | NetRequest::OpenEnrolmentOver(_) => {
                self.is_enrolling = true;
                self.order(request);
            }
            NetRequest::Close if self.is_open => {
                self.is_open = false;
                self.order(NetRequest::Close);
            }
            NetRequest::CloseEnrolment if self.is_enrolling => {
                self.is_enrolling = false;
                self.order(NetRequest::CloseEnrolment);
            }
            NetRequest::Ask { id, .. } if !self.is_open => (self.tell)(NetNews::Answered(id, Err(NoAnswer::NotOpen))),
            NetRequest::Put(..) | NetRequest::Ask { .. } | NetRequest::Tables(_) if self.is_open => self.order(request),
            NetRequest::Answer(..) if self.thread.is_some() => self.order(request),
            NetRequest::Put(..)
            | NetRequest::Ask { .. }
            | NetRequest::Answer(..)
            | NetRequest::Tables(_)
            | NetRequest::Close
            | NetRequest::CloseEnrolment => {}
        }
        if !self.is_open && !self.is_enrolling {
            self.thread = None;
        }
    }
}

impl Drop for ZenohLink {
    /// Tells the others that this machine goes: over UDP they would see it only after a while.
    fn drop(&mut self) {
        if let Some(Thread { requests, has_ended }) = self.thread.take() {
            drop(requests);
            if has_ended.recv_timeout(PARTING) == Err(RecvTimeoutError::Timeout) {
                log::warn!("the net is not closed: somebody at the other end does not answer");
            }
        }
    }
}

fn start(tell: Tell) -> Option<Thread> {
    let (requests, asked) = mpsc::channel();
    let (ended, has_ended) = mpsc::channel();
    let run = move || {
        NetState::new(tell).run(&asked);
        drop(ended);
    };
    match std::thread::Builder::new().name("net".into()).spawn(run) {
        Ok(_) => Some(Thread { requests, has_ended }),
        Err(error) => {
            log::warn!("the net gets no thread: {error}");
            None
        }
    }
}

/// Runs that on a thread that ends with it.
fn apart(name: &str, does: impl FnOnce() + Send + 'static) {
    if let Err(error) = std::thread::Builder::new().name(name.into()).spawn(does) {
        log::warn!("{name} gets no thread: {error}");
    }
}

/// A question of ours, which is always reported as answered: by the first answer or, if only the asker can tell a true
/// answer, by all.
struct WaitingQuestion {
    id: QuestionId,
    tell: Tell,
    /// All answers are reported, and after them their end.
    hears_all: bool,
    state: Mutex<AnswerState>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AnswerState {
    Silent,
    Apart,
    Late,
    Told,
}

impl WaitingQuestion {
    fn new(id: QuestionId, tell: Tell) -> Self {
        Self {
            id,
            tell,
            hears_all: false,
            state: Mutex::new(AnswerState::Silent),
        }
    }

    /// Records that this network isolates its computers: no packet returns.
    fn is_apart(&self) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = AnswerState::Apart;
    }

    fn hears(&self, reply: Reply) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if *state == AnswerState::Told {
            return;
        }
        match reply.into_result() {
            Ok(sample) => {
                if !self.hears_all {
                    *state = AnswerState::Told;
                }
                drop(state);
                let answer = sample.payload().to_bytes().into_owned();
                (self.tell)(NetNews::Answered(self.id, Ok(answer)));
            }
            // This is how zenoh says that nothing came in time.
            Err(_late) => *state = AnswerState::Late,
        }
    }
}

impl Drop for WaitingQuestion {
    fn drop(&mut self) {
        let why = match *self.state.get_mut().unwrap_or_else(PoisonError::into_inner) {
            AnswerState::Told => return,
            AnswerState::Silent => NoAnswer::NobodyThere,
            AnswerState::Apart => NoAnswer::Apart,
            AnswerState::Late => NoAnswer::TooLate,
        };
        (self.tell)(NetNews::Answered(self.id, Err(why)));
    }
}

/// Questions of others that wait for our answer.
#[derive(Default)]
struct Questions {
    last: u64,
    waiting: BTreeMap<AskedId, Query>,
}

impl Questions {
    fn take_in(&mut self, query: Query) -> AskedId {
        self.last += 1;
        let id = AskedId(self.last);
        self.waiting.insert(id, query);
        if self.waiting.len() > MOST_ASKED {
            // The machine that asked is told that nobody answers.
            self.waiting.pop_first();
        }
        id
    }
}

type Asked = Arc<Mutex<Questions>>;

/// The state that the thread owns.
struct NetState {
    tell: Tell,
    asked: Asked,
    /// The senders who speak in the names of tables.
    tables: Arc<hears::TableSenders>,
    open: Option<OpenSession>,
    trying: Option<OpeningAttempt>,
    clock: Monotonic,
    /// The moment of the next try. Requests that come in meanwhile do not put it off.
    tries_at: Moment,
    door: Option<Session>,
    /// The running trial of which carrier reaches the neighbours now.
    reaching: Option<Receiver<Vec<Reached>>>,
}

/// The carrier that reaches a neighbour, if any.
type Reached = Option<Carrier>;

/// The state while this machine takes part.
struct OpenSession {
    session: Session,
    event: TournamentId,
    opening: NetParticipation,
    clock: Monotonic,
    /// The moment of the last check for a link, and the number of checks in a row that found none.
    looked_at: Moment,
    without_link: u32,
    /// The carrier of the connection to each neighbour; a client has one.
    by: Vec<Carrier>,
    /// The machines reported as present, by key.
    there: hears::There,
    /// The declared keys of tables' messages.
    ways: BTreeMap<TableNumber, [KeyExpr<'static>; 2]>,
    /// The token that says this machine is there; dropping it ends that.
    token: Option<LivelinessToken>,
}

impl OpenSession {
    /// True if the link is checked from time to time.
    fn is_looked_at(&self) -> bool {
        is_client(&self.opening) || has_choice(&self.opening)
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// The reason why there is no session, and whether trying again makes sense.
enum SessionFailure {
    /// Trying again makes no sense.
    ForGood(NotOpened),
    /// The address is taken, perhaps only for a moment.
    Taken(NotOpened),
    /// Trying again makes sense until somebody is there.
    ForNow(NotOpened),
}

impl NetState {
    fn new(tell: Tell) -> Self {
        Self {
            tell,
            asked: Asked::default(),
            tables: Arc::default(),
            open: None,
            trying: None,
            clock: Monotonic::after(Moment::default()),
            tries_at: Moment::default(),
            door: None,
            reaching: None,
        }
    }

    fn run(&mut self, requests: &Receiver<NetRequest>) {
        loop {
            let next = match &self.trying {
                None if self.open.as_ref().is_some_and(OpenSession::is_looked_at) => {
                    requests.recv_timeout(LOOK_AT_LINK)
                }
                None => requests.recv().map_err(|_ended| RecvTimeoutError::Disconnected),
                Some(_) => requests.recv_timeout(self.clock.until(self.tries_at)),
            };
            self.looks_at_link();
            match next {
                Ok(request) => self.does(request),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if self.clock.now() >= self.tries_at {
                self.tries();
            }
        }
        self.close();
        self.close_door();
    }

    /// Begins anew after too long without a link. A machine that others connect to does so only if there is another way
    /// to a neighbour, because the others would lose it for a moment.
    fn looks_at_link(&mut self) {
        let Some(open) = self.open.as_mut().filter(|open| open.is_looked_at()) else {
            return;
        };
        if let Some(reached) = self.reaching.as_ref().and_then(|reaching| reaching.try_recv().ok()) {
            self.reaching = None;
            let is_other = |(by, reached): (&Carrier, &Reached)| reached.is_some_and(|reached| reached != *by);
            if open.without_link > 0 && open.by.iter().zip(&reached).any(is_other) {
                return self.begins_anew();
            }
        }
        let now = open.clock.now();
        if now.millis_since(open.looked_at) < millis(LOOK_AT_LINK) {
            return;
        }
        open.looked_at = now;
        let has_link = open.session.info().routers_zid().wait().next().is_some();
        open.without_link = if has_link { 0 } else { open.without_link + 1 };
        if open.without_link < WITHOUT_LINK {
            return;
        }
        if !is_client(&open.opening) {
            open.without_link = 1;
            self.reaching = Some(reaching(&open.opening));
            return;
        }
        self.begins_anew();
    }

    fn begins_anew(&mut self) {
        let Some(open) = &self.open else { return };
        let trying = OpeningAttempt::of(open.opening.clone(), open.by.first().copied());
        // The next session reports anew which machines are there.
        for topic in hears::taken(&open.there, open.event) {
            (self.tell)(NetNews::Vanished(topic));
        }
        self.close();
        self.trying = Some(trying);
        self.tries();
    }

    fn does(&mut self, request: NetRequest) {
        match request {
            NetRequest::Open(opening) => {
                self.close();
                self.trying = Some(OpeningAttempt::of(*opening, None));
                self.tries();
            }
            NetRequest::Close => self.close(),
            NetRequest::Put(topic, payload) => self.put(topic, payload),
            NetRequest::Ask { id, to, payload, haste } => self.question(id, to, payload, haste),
            NetRequest::Answer(id, payload) => self.answer(id, payload),
            NetRequest::Tables(keys) => {
                self.tables.know(keys);
                self.knows_the_ways();
            }
            NetRequest::OpenEnrolment(at) => self.open_door(&at.door()),
            NetRequest::OpenEnrolmentOver(relay) => self.open_door_over(&relay.door()),
            NetRequest::CloseEnrolment => self.close_door(),
            NetRequest::Look | NetRequest::Knock { .. } => {}
        }
    }

    fn tries(&mut self) {
        let Some(mut trying) = self.trying.take() else { return };
        if !trying.calls() {
            return self.tries_again(trying);
        }
        match self.opens(&trying) {
            Ok(open) => {
                self.open = Some(open);
                self.knows_the_ways();
            }
            Err(SessionFailure::ForGood(why)) => (self.tell)(NetNews::NotOpened(why)),
            Err(SessionFailure::Taken(why)) => {
                trying.tries += 1;
                if trying.tries < LISTENING_TRIES {
                    self.tries_again(trying);
                } else {
                    (self.tell)(NetNews::NotOpened(why));
                }
            }
            Err(SessionFailure::ForNow(why)) => {
                if trying.was_in.is_none() && trying.told.as_ref() != Some(&why) {
                    (self.tell)(NetNews::NotOpened(why.clone()));
                    trying.told = Some(why);
                }
                trying.waits_longer();
                self.tries_again(trying);
            }
        }
    }

    fn tries_again(&mut self, trying: OpeningAttempt) {
        self.tries_at = self.clock.now().plus_millis(millis(trying.wait));
        self.trying = Some(trying);
    }

    fn opens(&self, trying: &OpeningAttempt) -> Result<OpenSession, SessionFailure> {
        let opening = &trying.opening;
        let credentials = opening.credentials.as_ref();
        if credentials.is_some_and(|own| cause::own(own).is_err()) {
            return Err(SessionFailure::ForGood(NotOpened::BadCredentials));
        }
        for at in &opening.listen {
            if !is_plain(at) || at.0.to_socket_addrs().is_err() {
                return Err(SessionFailure::ForGood(NotOpened::CannotListen(at.clone())));
            }
        }
        for at in &opening.connect {
            if !is_plain(at) {
                return Err(SessionFailure::ForGood(NotOpened::UnknownHost(at.clone())));
            }
        }
        let (session, reached_at, by, is_alone) = if is_client(opening) {
            let (session, carrier) = as_client(trying)?;
            (session, Vec::new(), vec![carrier], false)
        } else {
            let reached = reached_by(opening);
            let (session, reached_at, by) = as_router(opening, &reached)?;
            let is_alone = has_choice(opening) && reached.iter().all(Option::is_none);
            (session, reached_at, by, is_alone)
        };
        // Told before any machine that is there already is seen.
        (self.tell)(NetNews::Opened(reached_at));
        if is_alone {
            says_what_keeps_it_alone(&self.tell, opening);
        }
        let there = hears::There::default();
        let token = hears::take_part(
            &session,
            opening.event,
            opening.part,
            &self.tell,
            &self.asked,
            &self.tables,
            &there,
        )
        .map_err(failed)?;
        let clock = Monotonic::after(Moment::default());
        Ok(OpenSession {
            session,
            event: opening.event,
            opening: opening.clone(),
            looked_at: clock.now(),
            without_link: 0,
            by,
            clock,
            there,
            ways: BTreeMap::new(),
            token,
        })
    }

    fn close(&mut self) {
        self.trying = None;
        self.reaching = None;
        if let Some(OpenSession { session, token, .. }) = self.open.take() {
            drop(token);
            closed(&session);
        }
    }

    fn knows_the_ways(&mut self) {
        let Some(open) = &mut self.open else { return };
        let mut tables = self.tables.numbers();
        if let MachinePart::Table(own) = open.opening.part {
            tables.push(own);
        }
        for table in tables {
            if open.ways.contains_key(&table) {
                continue;
            }
            match hears::ways_of(&open.session, open.event, table) {
                Ok(ways) => drop(open.ways.insert(table, ways)),
                Err(error) => log::warn!("the way is worked out for each message: {error}"),
            }
        }
    }

    fn put(&self, topic: Topic, payload: Vec<u8>) {
        let Some(open) = &self.open else { return };
        let (priority, congestion, is_express) = quality(topic);
        let put = open
            .session
            .put(topic.key(open.event), payload)
            .priority(priority)
            .congestion_control(congestion)
            .express(is_express)
            .allowed_destination(Locality::Remote)
            .wait();
        if let Err(error) = put {
            log::warn!("not told: {error}");
        }
    }

    fn question(&self, id: QuestionId, to: Topic, payload: Vec<u8>, haste: Haste) {
        let Some(open) = &self.open else {
            (self.tell)(NetNews::Answered(id, Err(NoAnswer::NotOpen)));
            return;
        };
        let mut waiting = WaitingQuestion::new(id, Arc::clone(&self.tell));
        waiting.hears_all = to.gets_all_answers();
        // The answer gets the quality of the question.
        let priority = match haste {
            Haste::Now => Priority::InteractiveHigh,
            Haste::Later => Priority::Background,
        };
        let asked = open
            .session
            .get(to.key(open.event))
            .payload(payload)
            .priority(priority)
            .congestion_control(CongestionControl::Block)
            .express(matches!(to, Topic::SeatDo(..)))
            .target(asked_of(to))
            .allowed_destination(Locality::Remote)
            .consolidation(ConsolidationMode::None)
            .timeout(ANSWER)
            .callback(move |reply| waiting.hears(reply))
            .wait();
        if let Err(error) = asked {
            log::warn!("not asked: {error}");
        }
    }

    fn answer(&self, id: AskedId, payload: Vec<u8>) {
        let query = self
            .asked
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .waiting
            .remove(&id);
        let Some(query) = query else { return };
        if let Err(error) = query.reply(query.key_expr().clone(), payload).wait() {
            log::warn!("not answered: {error}");
        }
    }

    fn open_door(&mut self, at: &Address) {
        self.close_door();
        // The door opens even if calling cannot find it: newcomers who know the address still come in.
        let open = |is_found| -> zenoh::Result<Session> { zenoh::open(config::door(at, is_found)?).wait() };
        let session = open(true).or_else(|_unheard| open(false));
        let session = session.map_err(|said| cause::of_listening(std::slice::from_ref(at), &said));
        self.hears_at(session);
    }

    /// Lets newcomers knock at a relay.
    fn open_door_over(&mut self, relay: &Address) {
        self.close_door();
        let session = config::newcomer(relay).and_then(open);
        let session = session.map_err(|said| cause::of_connecting(std::slice::from_ref(relay), None, &said));
        self.hears_at(session);
    }

    fn hears_at(&mut self, session: Result<Session, NotOpened>) {
        let session = session.and_then(|session| {
            hears::newcomers(&session, &self.tell, &self.asked).map_err(|said| cause::unexplained(&said))?;
            Ok(session)
        });
        match session {
            Ok(session) => self.door = Some(session),
            Err(why) => (self.tell)(NetNews::NotOpened(why)),
        }
    }

    fn close_door(&mut self) {
        if let Some(session) = self.door.take() {
            closed(&session);
        }
    }
}

fn closed(session: &Session) {
    if let Err(error) = session.close().wait() {
        log::warn!("the net is not closed: {error}");
    }
}

#[allow(clippy::needless_pass_by_value, reason = "as `map_err` hands it over")]
fn failed(said: zenoh::Error) -> SessionFailure {
    SessionFailure::ForGood(cause::unexplained(&said))
}

/// Opens a session that keeps to the carrier by which it got in.
fn as_client(trying: &OpeningAttempt) -> Result<(Session, Carrier), SessionFailure> {
    let opening = &trying.opening;
    let credentials = opening.credentials.as_ref();
    let mut said = None;
    for carrier in trying.carriers() {
        let config = config::client(*carrier, &opening.connect, credentials, opening.lease_ms)
            .and_then(|config| config::patient(config, trying.patience_ms()))
            .map_err(failed)?;
        match open(config) {
            // The next time it comes in the best way.
            Ok(session) if trying.is_answered_after_all() => closed(&session),
            Ok(session) => return Ok((session, *carrier)),
            Err(error) => said = Some(error),
        }
    }
    if trying.was_in.is_some() {
        return Err(SessionFailure::ForNow(NotOpened::NobodyThere(opening.connect.clone())));
    }
    let said = said.unwrap_or_else(|| zenoh::Error::from("nowhere to connect to"));
    Err(SessionFailure::ForNow(cause::of_connecting(
        &opening.connect,
        credentials,
        &said,
    )))
}

/// True if others do not connect to the machine: it has one link, or none.
const fn is_client(opening: &NetParticipation) -> bool {
    opening.listen.is_empty()
}

/// True if a machine that others connect to may reach its neighbours in several ways.
fn has_choice(opening: &NetParticipation) -> bool {
    !opening.connect.is_empty() && Carrier::of(opening.credentials.as_ref()).len() > 1
}

/// Tries out which carrier reaches each neighbour best. zenoh would keep a link by each at the same time, or try to for
/// ever.
fn reaching(opening: &NetParticipation) -> Receiver<Vec<Reached>> {
    let (tell, heard) = mpsc::channel();
    let opening = opening.clone();
    apart("net-reaches", move || drop(tell.send(reached_by(&opening))));
    heard
}

fn reached_by(opening: &NetParticipation) -> Vec<Reached> {
    if !has_choice(opening) {
        return vec![None; opening.connect.len()];
    }
    // All neighbours are tried at once, because one that is off takes its time.
    let tries = opening.connect.iter().map(|at| {
        let (tell, heard) = mpsc::channel();
        let (at, credentials, lease_ms) = (at.clone(), opening.credentials.clone(), opening.lease_ms);
        apart("net-reaches", move || {
            let reaches = |carrier: &Carrier| {
                let config = config::client(*carrier, std::slice::from_ref(&at), credentials.as_ref(), lease_ms);
                config.and_then(open).is_ok_and(|session| {
                    closed(&session);
                    true
                })
            };
            let best = Carrier::of(credentials.as_ref()).iter().copied().find(reaches);
            tell.send(best).ok();
        });
        heard
    });
    let tries: Vec<_> = tries.collect();
    tries.into_iter().map(|heard| heard.recv().ok().flatten()).collect()
}

/// Reports, too, what keeps a listening machine from its neighbours. It takes part though it reaches none of them.
/// Finding the reason takes seconds.
fn says_what_keeps_it_alone(tell: &Tell, opening: &NetParticipation) {
    let (tell, connect, credentials) = (Arc::clone(tell), opening.connect.clone(), opening.credentials.clone());
    apart("net-asks", move || {
        let why = cause::of_connecting(&connect, credentials.as_ref(), &zenoh::Error::from("nobody answers"));
        // A neighbour that answers after all is reached the next time that zenoh tries.
        if !matches!(why, NotOpened::Failed(_)) {
            tell(NetNews::NotOpened(why));
        }
    });
}

/// A session that listens, the addresses where others reach it, and the carrier to each neighbour: the one that has
/// reached it, if any.
fn as_router(
    opening: &NetParticipation,
    reached: &[Reached],
) -> Result<(Session, Vec<Address>, Vec<Carrier>), SessionFailure> {
    let credentials = opening.credentials.as_ref();
    let listen: Vec<Address> = opening.listen.iter().map(with_port).collect();
    let best = Carrier::of(credentials).first().copied().unwrap_or(Carrier::Tcp);
    let by: Vec<Carrier> = reached.iter().map(|by| by.unwrap_or(best)).collect();
    let connect: Vec<_> = by.iter().copied().zip(opening.connect.iter().cloned()).collect();
    let with = |carriers| config::router(carriers, &listen, &connect, credentials, opening.lease_ms).and_then(open);
    let carriers = Carrier::of(credentials);
    let session = with(carriers).or_else(|said| {
        let why = cause::of_listening(&listen, &said);
        let others = carriers.get(1..).unwrap_or_default();
        // A system that cannot do what the best carrier asks of it (Wine, of UDP) still has the others.
        if !matches!(why, NotOpened::Failed(_)) || others.is_empty() {
            return Err(why);
        }
        log::warn!("nobody is heard by the best carrier: {said}");
        with(others).map_err(|said| cause::of_listening(&listen, &said))
    });
    let session = session.map_err(SessionFailure::Taken)?;
    let reached_at = listen.iter().flat_map(own_addresses::reached_at).collect();
    Ok((session, reached_at, by))
}

fn open(config: Config) -> zenoh::Result<Session> {
    zenoh::open(config).wait()
}

/// True if the address is a host and a port, and nothing that zenoh would read as more.
fn is_plain(at: &Address) -> bool {
    let is_sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-' | '_' | ':' | '[' | ']');
    let port = at.0.rsplit_once(':').map(|(_, port)| port.parse::<u16>().is_ok());
    at.0.chars().all(is_sign) && port == Some(true)
}

/// The same address with a free port in place of port 0: both carriers have the same.
fn with_port(at: &Address) -> Address {
    let Some(host) = at.0.strip_suffix(":0") else {
        return at.clone();
    };
    let free = TcpListener::bind(at.0.as_str()).and_then(|listener| listener.local_addr());
    free.map_or_else(|_taken| at.clone(), |free| Address(format!("{host}:{}", free.port())))
}

/// The priority of a message, whether it waits or is dropped where the way is full, and whether it is sent without
/// batching.
const fn quality(topic: Topic) -> (Priority, CongestionControl, bool) {
    match topic {
        Topic::Head(_) | Topic::Entry(..) | Topic::Roster | Topic::DeskLog(_) => {
            (Priority::InteractiveHigh, CongestionControl::Block, false)
        }
        Topic::SeatSee(..) => (Priority::InteractiveHigh, CongestionControl::Block, true),
        // A dropped message is asked for.
        Topic::Public(..) => (Priority::DataLow, CongestionControl::Drop, false),
        // These are tokens and questions, and are not told.
        Topic::Alive(_)
        | Topic::DeskAlive(_)
        | Topic::ScreenAlive(_)
        | Topic::Log(_)
        | Topic::Rule(_)
        | Topic::AllPublic
        | Topic::SeatDo(..) => (Priority::Data, CongestionControl::Drop, false),
    }
}

/// The machines that a question goes to; the first answer is taken. A question that every desk can answer goes to one
/// of them. Any other has a single owner, and goes to all machines that claim to be the owner: for a table that went in
/// mid sentence, or whose session got a link while it closed, zenoh keeps a dead link and would ask that one for ever
/// (15 of 15 rulings that did not arrive, 1.10.2).
const fn asked_of(topic: Topic) -> QueryTarget {
    if matches!(topic, Topic::AllPublic) {
        QueryTarget::BestMatching
    } else {
        QueryTarget::All
    }
}

/// Finds the desks nearby that let newcomers knock.
fn look() -> Vec<FoundHost> {
    let (heard, hellos) = mpsc::channel();
    let looking = config::looking().and_then(|config| {
        let heard = move |hello| drop(heard.send(hello));
        scout(WhatAmI::Router, config).callback(heard).wait()
    });
    let looking = match looking {
        Ok(looking) => looking,
        Err(error) => {
            log::warn!("nobody can be looked for: {error}");
            return Vec::new();
        }
    };
    let mut found = BTreeMap::new();
    let clock = adapters::monotonic::Monotonic::after(laws::moment::Moment::default());
    let end = clock.now().plus_millis(LOOK_MS);
    while let Ok(hello) = hellos.recv_timeout(clock.until(end)) {
        let at = hello
            .locators()
            .iter()
            .filter(|locator| locator.protocol().as_str() == "tcp");
        let at: Vec<String> = at.map(|locator| locator.address().as_str().to_owned()).collect();
        // The address typed at a table is an IPv4 address.
        let nearest = at.iter().find(|at| !at.starts_with('[')).or_else(|| at.first());
        if let Some(nearest) = nearest {
            // The name of the event is told only to members; only the door was heard.
            let at = Address(nearest.clone()).behind_the_door();
            let name = at.to_string();
            found.insert(hello.zid().to_string(), FoundHost { at, name });
        }
    }
    looking.stop();
    found.into_values().collect()
}

/// Asks one question at a door. A door that has just been asked for is open after a moment.
#[allow(clippy::needless_pass_by_value, reason = "whoever waits is told when it is dropped")]
fn knock(at: &Address, slot: u32, payload: Vec<u8>, knocking: WaitingQuestion) {
    if !is_plain(at) {
        return;
    }
    for tries in 0..KNOCKING_TRIES {
        if tries > 0 {
            std::thread::sleep(FIRST_WAIT);
        }
        let answered = config::newcomer(at)
            .and_then(open)
            .and_then(|session| knock_once(&session, slot, &payload, &knocking));
        match answered {
            Ok(true) => return,
            Ok(false) => {}
            Err(error) => {
                log::warn!("nobody at {at}: {error}");
                if cause::is_silent(at) {
                    return knocking.is_apart();
                }
            }
        }
    }
}

/// True if somebody opened, or will not.
fn knock_once(session: &Session, slot: u32, payload: &[u8], knocking: &WaitingQuestion) -> zenoh::Result<bool> {
    let (heard, replies) = mpsc::channel();
    // The first question is answered at once; with the second the newcomer waits for a person.
    let token = (!enrolment::is_first(payload)).then(|| hears::at_the_door(slot, payload));
    let _is_there = token.map(|token| session.liveliness().declare_token(token).wait());
    session
        .get(format!("{ROOT}/pair/{slot}"))
        .payload(payload)
        .congestion_control(CongestionControl::Block)
        .consolidation(ConsolidationMode::None)
        .timeout(WELCOME)
        .callback(move |reply| drop(heard.send(reply)))
        .wait()?;
    let mut is_answered = false;
    // The loop ends with the question.
    while let Ok(reply) = replies.recv_timeout(WELCOME * 2) {
        is_answered = true;
        knocking.hears(reply);
    }
    closed(session);
    Ok(is_answered)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The time in which a machine finds another that has come.
    const FOUND: Duration = Duration::from_secs(20);

    /// The participation of that part, which listens and connects there.
    fn part(part: MachinePart, listen: &[&Address], connect: &[&Address]) -> NetRequest {
        let all = |at: &[&Address]| at.iter().map(|at| (*at).clone()).collect();
        NetRequest::Open(Box::new(NetParticipation {
            event: TournamentId::default(),
            part,
            listen: all(listen),
            connect: all(connect),
            credentials: None,
            lease_ms: 5_000,
        }))
    }

    fn linked() -> (ZenohLink, Receiver<NetNews>) {
        let (tell, news) = mpsc::channel();
        (ZenohLink::new(move |told| drop(tell.send(told))), news)
    }

    /// A seat asks its host every second, also while it has no link. Its questions once put off the next try again and again, so
    /// that it never came back after a relay had been started again.
    #[test]
    fn questions_asked_without_a_link_do_not_put_off_the_next_try() {
        let at = with_port(&Address(String::from("127.0.0.1:0")));
        let (mut seat, news) = linked();
        let side = shakmaty::Color::White;
        seat.ask(part(MachinePart::Seat(TableNumber(1), side), &[], &[&at]));
        let question = |number| NetRequest::Ask {
            id: QuestionId(number),
            to: Topic::SeatDo(TableNumber(1), side),
            payload: Vec::new(),
            haste: Haste::Now,
        };
        let clock = Monotonic::after(Moment::default());
        let mut relay = None;
        let mut latest = clock.now().plus_millis(millis(FOUND));
        seat.ask(question(1));
        let mut number = 1;
        loop {
            assert!(clock.now() < latest, "no link after {number} questions");
            let heard = news.recv_timeout(FOUND).unwrap();
            if matches!(heard, NetNews::Opened(_)) {
                break;
            }
            if matches!(heard, NetNews::Answered(..)) {
                number += 1;
                seat.ask(question(number));
            } else if matches!(heard, NetNews::NotOpened(_)) && relay.is_none() {
                // The relay comes once the first try has failed.
                let (mut link, _) = linked();
                link.ask(part(MachinePart::Relay, &[&at], &[]));
                relay = Some(link);
                latest = clock.now().plus_millis(millis(FOUND));
            }
        }
        drop(relay);
    }
}
