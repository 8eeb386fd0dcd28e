//! A server that speaks as lichess does (the published description of its Board API), on a loopback port, with all the faults a network
//! and a server have. `berserk`, the client of lichess' own people, plays on it too: what it understands is what lichess says.

pub(crate) mod game;
pub(crate) mod http;
pub(crate) mod tls;
pub(crate) mod world;

use std::collections::HashMap;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use rustls::{ServerConfig, ServerConnection, StreamOwned};
use serde_json::json;

use self::http::{Asked, Pipe};
use self::world::{Reply, World, described, shown};

/// The longest useful wait for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// A sign of life in a stream each time; the real one gives one every 7 seconds.
const KEEP_ALIVE: Duration = Duration::from_millis(25);
/// An hour ahead or behind, nothing that is told may change.
const DATE: &str = "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n";

/// A fault of the server.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// The server answers with that status and does nothing.
    Status(u16),
    /// The server does as asked and answers with that status.
    DoneBut(u16),
    /// The server does nothing, and the line is cut.
    Cut,
    /// The server does as asked, and the line is cut.
    DoneAndCut,
    /// The server sends the client elsewhere.
    Elsewhere(String),
    /// The server answers in words that no one understands.
    Rubbish(&'static str),
    /// The request arrives twice.
    Twice,
    /// The server complains of the token, and repeats it.
    Echo,
}

#[derive(Default)]
struct Inside {
    world: World,
    /// The faults of requests with that text in "METHOD path", and how often each still comes.
    faults: Vec<(String, usize, Fault)>,
    asked: Vec<Asked>,
    /// Streams opened before that many cuts are cut.
    cuts: u32,
    streams: Vec<(String, TcpStream)>,
    /// No sign of life.
    is_mute: bool,
    /// Each line is said twice.
    says_twice: bool,
    is_over: bool,
}

#[derive(Default)]
struct StubServer {
    inside: Mutex<Inside>,
    changed: Condvar,
    /// The number of requests each token has running now: the player at the other side asks at will.
    asking: Mutex<HashMap<Option<String>, usize>>,
    most_asking: AtomicUsize,
}

/// The stub. It ends when it is dropped.
pub(crate) struct LichessStub {
    address: SocketAddr,
    is_tls: bool,
    server: Arc<StubServer>,
    thread: Option<JoinHandle<()>>,
}

impl StubServer {
    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap()
    }
}

impl LichessStub {
    pub(crate) fn start() -> Self {
        Self::with(None)
    }

    pub(crate) fn with(tls: Option<Arc<ServerConfig>>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap();
        let server = Arc::<StubServer>::default();
        let (inside, is_tls) = (Arc::clone(&server), tls.is_some());
        let serve = move || {
            for stream in listener.incoming().flatten() {
                if inside.lock().is_over {
                    return;
                }
                let (inside, tls) = (Arc::clone(&inside), tls.clone());
                let client = Builder::new().name("lichess-client".into());
                client.spawn(move || serve(stream, tls, &inside)).unwrap();
            }
        };
        let thread = Some(Builder::new().name("lichess-stub".into()).spawn(serve).unwrap());
        Self {
            address,
            is_tls,
            server,
            thread,
        }
    }

    pub(crate) fn address(&self) -> String {
        let scheme = if self.is_tls { "https" } else { "http" };
        format!("{scheme}://{}", self.address)
    }

    /// Changes what there is, and tells whoever listens.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let changed = change(&mut self.server.lock().world);
        self.server.changed.notify_all();
        changed
    }

    /// Waits until there is something.
    pub(crate) fn wait<T>(&self, what: &str, mut ask: impl FnMut(&World, &[Asked]) -> Option<T>) -> T {
        let mut found = None;
        let goes_on = |inside: &mut Inside| {
            found = ask(&inside.world, &inside.asked);
            found.is_none()
        };
        drop(
            self.server
                .changed
                .wait_timeout_while(self.server.lock(), PATIENCE, goes_on)
                .unwrap(),
        );
        found.unwrap_or_else(|| panic!("Waited in vain for {what}."))
    }

    /// The next so many times that is asked, this goes wrong.
    pub(crate) fn fail(&self, times: usize, what: &str, fault: Fault) {
        self.server.lock().faults.push((what.to_owned(), times, fault));
    }

    /// The number of those requests.
    pub(crate) fn count(&self, what: &str) -> usize {
        let inside = self.server.lock();
        inside.asked.iter().filter(|asked| line(asked).contains(what)).count()
    }

    /// All that was asked, and by whom.
    pub(crate) fn asked(&self) -> Vec<Asked> {
        self.server.lock().asked.clone()
    }

    /// The most requests of one person that ran at a time, streams left out.
    pub(crate) fn most_asking(&self) -> usize {
        self.server.most_asking.load(Ordering::SeqCst)
    }

    /// Cuts every stream in whose path this stands, without a word.
    pub(crate) fn cut(&self, what: &str) {
        let mut inside = self.server.lock();
        inside.cuts += 1;
        inside.streams.retain(|(path, stream)| {
            let is_cut = path.contains(what);
            if is_cut {
                stream.shutdown(Shutdown::Both).ok();
            }
            !is_cut
        });
        drop(inside);
        self.server.changed.notify_all();
    }

    /// Waits until so many streams are open in whose path this stands.
    pub(crate) fn wait_for_streams(&self, what: &str, number: usize) {
        let goes_on =
            |inside: &mut Inside| inside.streams.iter().filter(|(path, _)| path.contains(what)).count() != number;
        let waited = self
            .server
            .changed
            .wait_timeout_while(self.server.lock(), PATIENCE, goes_on)
            .unwrap();
        assert!(!waited.1.timed_out(), "waited in vain for {number} streams {what}");
    }

    pub(crate) fn be_mute(&self, is_mute: bool) {
        self.server.lock().is_mute = is_mute;
        self.server.changed.notify_all();
    }

    pub(crate) fn say_twice(&self) {
        self.server.lock().says_twice = true;
    }
}

impl Drop for LichessStub {
    fn drop(&mut self) {
        self.server.lock().is_over = true;
        self.cut("");
        // Wakes the thread that waits at the door.
        TcpStream::connect(self.address).ok();
        self.thread.take().unwrap().join().unwrap();
    }
}

impl StubServer {
    /// Counts that client's request as begun or ended; returns the number of its running requests.
    fn asks(&self, asked: &Asked, more: isize) -> usize {
        let mut asking = self.asking.lock().unwrap();
        let own = asking.entry(asked.token.clone()).or_default();
        *own = own.checked_add_signed(more).unwrap();
        *own
    }
}

fn line(asked: &Asked) -> String {
    format!("{} {}", asked.method, asked.path)
}

fn serve(stream: TcpStream, tls: Option<Arc<ServerConfig>>, server: &StubServer) {
    let socket = stream.try_clone().unwrap();
    stream.set_nodelay(true).unwrap();
    let mut pipe: Box<dyn Pipe> = match tls {
        Some(config) => Box::new(StreamOwned::new(ServerConnection::new(config).unwrap(), stream)),
        None => Box::new(stream),
    };
    let Some(asked) = http::read(pipe.as_mut()) else { return };
    let asking = server.asks(&asked, 1);
    server.most_asking.fetch_max(asking, Ordering::SeqCst);
    let (reply, fault, headers) = {
        let mut inside = server.lock();
        inside.asked.push(asked.clone());
        let fault = take(&mut inside.faults, &line(&asked));
        let scopes = inside.world.user(asked.token.as_deref()).map(|user| user.scopes);
        let headers = DATE.to_owned()
            + &scopes
                .map(|scopes| format!("X-OAuth-Scopes: {scopes}\r\n"))
                .unwrap_or_default();
        let is_done = !matches!(
            fault,
            Some(Fault::Status(_) | Fault::Cut | Fault::Elsewhere(_) | Fault::Rubbish(_) | Fault::Echo)
        );
        if matches!(fault, Some(Fault::Twice)) {
            inside.world.answer(&asked);
        }
        let reply = is_done.then(|| inside.world.answer(&asked));
        (reply, fault, headers)
    };
    server.changed.notify_all();
    server.asks(&asked, -1);
    let answer =
        |pipe: &mut dyn Pipe, status, headers: &str, body: &str| http::answer(pipe, status, headers, body).ok();
    match (fault, reply) {
        (Some(Fault::Status(status) | Fault::DoneBut(status)), _) => {
            answer(pipe.as_mut(), status, &headers, r#"{"error":"As you wished"}"#);
        }
        (Some(Fault::Cut | Fault::DoneAndCut), _) => drop(socket.shutdown(Shutdown::Both)),
        (Some(Fault::Elsewhere(address)), _) => {
            answer(pipe.as_mut(), 302, &format!("Location: {address}\r\n"), "");
        }
        (Some(Fault::Echo), _) => {
            let token = asked.token.clone().unwrap_or_default();
            answer(
                pipe.as_mut(),
                400,
                &headers,
                &json!({ "error": format!("No: Bearer {token}") }).to_string(),
            );
        }
        (Some(Fault::Rubbish(text)), _) => drop(answer(pipe.as_mut(), 200, &headers, text)),
        (_, Some(Reply::Json(status, body))) => drop(answer(pipe.as_mut(), status, &headers, &body.to_string())),
        (_, Some(reply)) => flow(pipe.as_mut(), &socket, server, &asked.path, &headers, &reply),
        (Some(Fault::Twice) | None, None) => {}
    }
    // Unread bytes would turn the end into a reset, which takes the answer with it.
    socket.shutdown(Shutdown::Write).ok();
}

fn take(faults: &mut [(String, usize, Fault)], line: &str) -> Option<Fault> {
    let found = faults
        .iter_mut()
        .find(|(what, times, _)| *times > 0 && line.contains(what.as_str()))?;
    found.1 -= 1;
    Some(found.2.clone())
}

/// The lines of a stream so far, and true if they are all.
fn said(world: &World, reply: &Reply, opening: u32) -> (Vec<String>, bool) {
    match reply {
        Reply::Events(me) => {
            let user = world.users.iter().find(|user| user.id == *me);
            user.map_or((Vec::new(), true), |user| {
                (user.lines.clone(), user.openings != opening)
            })
        }
        Reply::Game(id) => (world.games[id].lines.clone(), world.games[id].is_over()),
        Reply::Seek(id) => (
            Vec::new(),
            world.seeks.iter().any(|seek| seek.id == *id && seek.is_over),
        ),
        Reply::Challenge(id) => {
            let done = world
                .challenges
                .iter()
                .find(|one| one.id == *id)
                .and_then(|one| one.done);
            (
                done.map(|done| json!({ "done": done }).to_string())
                    .into_iter()
                    .collect(),
                done.is_some(),
            )
        }
        Reply::Json(..) => (Vec::new(), true),
    }
}

fn flow(pipe: &mut dyn Pipe, socket: &TcpStream, server: &StubServer, path: &str, headers: &str, reply: &Reply) {
    let (mut pending, mut next, opening, cuts) = {
        let mut inside = server.lock();
        let first = match reply {
            Reply::Events(me) => {
                for user in inside.world.users.iter_mut().filter(|user| user.id == *me) {
                    user.openings += 1;
                }
                inside.world.first_events(me)
            }
            Reply::Game(id) => {
                let user = |id: &str| json!({ "id": id, "name": shown(id), "title": null, "rating": 1500 });
                let at = 1_790_000_000_000 + inside.world.skew_ms;
                vec![inside.world.games[id].full(user, at).to_string()]
            }
            Reply::Challenge(id) => {
                let found = inside.world.challenges.iter().find(|one| one.id == *id).unwrap();
                vec![described(found).to_string()]
            }
            Reply::Seek(_) | Reply::Json(..) => Vec::new(),
        };
        let openings = match reply {
            Reply::Events(me) => inside.world.users.iter().find(|user| user.id == *me).unwrap().openings,
            Reply::Game(_) | Reply::Seek(_) | Reply::Challenge(_) | Reply::Json(..) => 0,
        };
        inside.streams.push((path.to_owned(), socket.try_clone().unwrap()));
        let said = said(&inside.world, reply, openings).0.len();
        // A challenge's end is never its beginning.
        let next = if matches!(reply, Reply::Challenge(_)) { 0 } else { said };
        (first, next, openings, inside.cuts)
    };
    server.changed.notify_all();
    let port = socket.peer_addr().ok();
    let ended = (|| {
        http::begin(pipe, headers)?;
        loop {
            for line in pending.drain(..) {
                http::line(pipe, &line)?;
            }
            let inside = server.lock();
            let (lines, is_over) = said(&inside.world, reply, opening);
            let twice = if inside.says_twice { 2 } else { 1 };
            pending = lines
                .iter()
                .skip(next)
                .flat_map(|line| vec![line.clone(); twice])
                .collect();
            next = lines.len();
            if !pending.is_empty() {
                continue;
            }
            let is_cut =
                inside.cuts != cuts && !inside.streams.iter().any(|(_, stream)| stream.peer_addr().ok() == port);
            if is_over || is_cut || inside.is_over {
                drop(inside);
                return if is_over { http::end(pipe) } else { Ok(()) };
            }
            let (inside, waited) = server.changed.wait_timeout(inside, KEEP_ALIVE).unwrap();
            let is_quiet = waited.timed_out() && !inside.is_mute;
            drop(inside);
            if is_quiet {
                http::line(pipe, "")?;
            }
        }
    })();
    let mut inside = server.lock();
    if let (Err(_), Reply::Seek(id)) = (&ended, reply) {
        for seek in inside.world.seeks.iter_mut().filter(|seek| seek.id == *id) {
            seek.is_over = true;
        }
    }
    inside
        .streams
        .retain(|(_, stream)| stream.peer_addr().is_ok() && stream.peer_addr().ok() != port);
    drop(inside);
    server.changed.notify_all();
}
