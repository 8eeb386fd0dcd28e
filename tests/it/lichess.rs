//! lichess from outside: the stub that speaks as it does, `berserk` as the witness, and our own side of the wire with every fault
//! that a network and a server have.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what else is told than what is waited for, a test prints"
)]
#![allow(
    clippy::disallowed_methods,
    reason = "how long a stop takes is measured with the clock the world has"
)]

mod broadcast;
mod faults;
mod game;
mod program;
#[path = "../support/lichess/mod.rs"]
pub(crate) mod stub;
mod token;
use adapters::ports::RequestPort as _;

use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use adapters::lichess::place::ServerAddress;
use adapters::lichess::{LichessServer, LichessSetup, Pace};
use protocols::lichess::{GameFull, LichessNews, LichessRequest, LichessToken, OnlineAct, ServerClock, Terms};
use serde_json::Value;
use shakmaty::Color;
use stub::{LichessStub, PATIENCE};
use tempfile::TempDir;

use testing::python;

/// All that a token of Annabella may do.
const SCOPES: &str = "board:play,challenge:read,challenge:write";
const TOKEN: &str = "lip_neverShownAnywhere7";
const OTHER: &str = "lip_ofTheOpponent42";
/// A game with castling on the long side and a mate: Morphy at the opera.
const OPERA: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 \
                     e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";
const TERMS: Terms = Terms {
    clock: Some(ServerClock {
        initial_s: 900,
        increment_s: 10,
    }),
    is_rated: false,
};

fn pace() -> Pace {
    Pace {
        answer: Duration::from_secs(10),
        // Longer than a machine with much to do needs for a sign of life.
        silence: Duration::from_secs(10),
        pause: Duration::from_millis(60),
        first: Duration::from_millis(10),
        longest: Duration::from_millis(40),
        keys: Duration::from_millis(50),
    }
}

fn stub() -> LichessStub {
    people(LichessStub::start())
}

fn people(stub: LichessStub) -> LichessStub {
    stub.change(|world| {
        world.add_user("lena", TOKEN, SCOPES);
        world.add_user("otto", OTHER, SCOPES);
    });
    stub
}

/// Our side of the wire, and what it tells.
struct Side {
    server: LichessServer,
    news: Receiver<LichessNews>,
    data: TempDir,
}

impl Side {
    fn at(stub: &LichessStub) -> Self {
        Self::with(ServerAddress::at(&stub.address()), pace())
    }

    fn with(place: Option<ServerAddress>, pace: Pace) -> Self {
        let data = tempfile::tempdir().unwrap();
        let (server, news) = reach(place, pace, data.path());
        Self { server, news, data }
    }

    /// Signed in as Lena, who listens.
    fn signed_in(stub: &LichessStub) -> Self {
        let mut side = Self::at(stub);
        side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
        assert!(matches!(side.next(), LichessNews::SignedIn { name, kept_in_file: true } if name == "Lena"));
        side.ask(LichessRequest::Listen);
        assert!(matches!(side.next(), LichessNews::SignedIn { .. }));
        side
    }

    /// In a game as White against the server's engine.
    fn playing(stub: &LichessStub) -> (Self, String) {
        let mut side = Self::signed_in(stub);
        let game = side.begins();
        (side, game)
    }

    fn begins(&mut self) -> String {
        self.ask(LichessRequest::PlayEngine {
            level: 1,
            terms: TERMS,
            side: Some(Color::White),
        });
        let LichessNews::Begins(game) = self.next() else {
            panic!()
        };
        assert_eq!((game.side, game.opponent.as_str()), (Color::White, "Stockfish level 1"));
        self.ask(LichessRequest::Join(game.game.clone()));
        assert_eq!(self.game().state.moves, []);
        game.game
    }

    fn ask(&mut self, request: LichessRequest) {
        self.server.ask(request);
    }

    fn act(&mut self, game: &str, act: OnlineAct) {
        self.ask(LichessRequest::InGame(game.into(), act));
    }

    fn play(&mut self, game: &str, uci: &str) {
        self.act(game, play(uci));
    }

    fn next(&self) -> LichessNews {
        self.news.recv_timeout(PATIENCE).expect("some news")
    }

    /// The next news is everything about a game.
    fn game(&self) -> GameFull {
        match self.next() {
            LichessNews::Game(full) => *full,
            other => panic!("{other:?}"),
        }
    }

    /// The next news that it finds, and how often others came before.
    fn until<T>(&self, mut find: impl FnMut(LichessNews) -> Option<T>) -> T {
        loop {
            if let Some(found) = find(self.next()) {
                return found;
            }
        }
    }

    /// Waits until so many moves have been told.
    fn until_moves(&self, number: usize) -> Vec<LichessNews> {
        let mut before = Vec::new();
        loop {
            let news = self.next();
            let moves = match &news {
                LichessNews::State(_, state) => state.moves.len(),
                LichessNews::Game(full) => full.state.moves.len(),
                _ => 0,
            };
            before.push(news);
            if moves == number {
                return before;
            }
        }
    }

    /// Checks that nothing more is told, as far as earlier requests go.
    fn is_quiet(&mut self) {
        self.ask(LichessRequest::List);
        match self.next() {
            LichessNews::Listed { .. } => {}
            other => panic!("{other:?}"),
        }
        assert!(self.news.try_recv().is_err());
    }

    /// The threads end.
    fn ends(self) {
        drop(self.server);
        assert_eq!(
            self.news.recv_timeout(PATIENCE),
            Err(RecvTimeoutError::Disconnected),
            "every thread ends, and tells nothing more"
        );
    }
}

fn reach(place: Option<ServerAddress>, pace: Pace, data: &Path) -> (LichessServer, Receiver<LichessNews>) {
    let (tell, news) = channel();
    let setup = LichessSetup {
        place,
        data: Some(data.to_owned()),
        keys: None,
        pace,
    };
    let server = LichessServer::with(setup, move |news| drop(tell.send(news)));
    (server, news)
}

fn play(uci: &str) -> OnlineAct {
    OnlineAct::Move {
        uci: uci.parse().unwrap(),
        offers_draw: false,
    }
}

/// Starts a player of berserk's.
fn berserk(address: &str, token: &str, how: &[&str], authority: Option<&Path>) -> Child {
    let mut command = Command::new(python::with_berserk());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/lichess/player.py");
    command.args([script, address, token]).args(how).args(OPERA.split(' '));
    if let Some(authority) = authority {
        command.env("REQUESTS_CA_BUNDLE", authority);
    }
    let pipes = command.env("NO_PROXY", "127.0.0.1").stdin(Stdio::null());
    pipes.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// The requests it saw.
fn seen(child: Child) -> Value {
    let Output { stdout, stderr, .. } = child.wait_with_output().unwrap();
    serde_json::from_slice(&stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&stderr)))
}
