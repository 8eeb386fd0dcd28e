//! Games pushed into a broadcast: what arrives, in which order, and what is told of it.

use std::sync::mpsc::{Receiver, channel};

use adapters::lichess::LichessSetup;
use adapters::lichess::broadcast::Broadcast;
use adapters::lichess::place::ServerAddress;
use adapters::ports::RequestPort as _;
use protocols::lichess::broadcast::{BroadcastNews, BroadcastRequest, PushedGame};
use protocols::lichess::{LichessFault, LichessToken};
use tempfile::TempDir;

use super::stub::{Fault as Misdeed, LichessStub, PATIENCE};
use super::{TOKEN, pace, stub};

const PUSHER: &str = "lip_writesStudies";
const PUSH: &str = "POST /api/broadcast/round/aBcD1234/push";

/// A desk that pushes.
struct BroadcastClient {
    broadcast: Broadcast,
    news: Receiver<BroadcastNews>,
    _data: TempDir,
}

impl BroadcastClient {
    fn at(stub: &LichessStub) -> Self {
        stub.change(|world| {
            world.add_user("dora", PUSHER, "study:write");
            world.rounds.insert("aBcD1234".into(), String::new());
        });
        let data = tempfile::tempdir().unwrap();
        let (tell, news) = channel();
        let setup = LichessSetup {
            place: ServerAddress::at(&stub.address()),
            data: Some(data.path().to_owned()),
            keys: None,
            pace: pace(),
        };
        let broadcast = Broadcast::with(setup, move |news| drop(tell.send(news)));
        let mut desk = Self {
            broadcast,
            news,
            _data: data,
        };
        desk.broadcast
            .ask(BroadcastRequest::SignIn(LichessToken(PUSHER.into())));
        let name = "Dora".into();
        let kept_in_file = true;
        assert_eq!(desk.next(), BroadcastNews::SignedIn { name, kept_in_file });
        desk
    }

    fn push(&mut self, games: &str) {
        let (round, games) = ("aBcD1234".into(), games.into());
        self.broadcast.ask(BroadcastRequest::Push { round, games });
    }

    fn next(&self) -> BroadcastNews {
        self.news.recv_timeout(PATIENCE).expect("some news")
    }

    /// The games of the next push that was taken, and what was told before it.
    fn pushed(&self) -> (Vec<PushedGame>, Vec<BroadcastNews>) {
        let mut before = Vec::new();
        loop {
            match self.next() {
                BroadcastNews::Pushed { games, .. } => return (games, before),
                news => before.push(news),
            }
        }
    }
}

fn game(board: u32, white: &str, moves: &str) -> String {
    format!(
        "[Event \"Open\"]\n[White \"{white}\"]\n[Black \"Ben\"]\n[Result \"*\"]\n[Board \"{board}\"]\n\n{moves} *\n"
    )
}

#[test]
fn the_games_arrive_as_they_are_and_each_is_answered() {
    let stub = stub();
    let mut desk = BroadcastClient::at(&stub);
    let games = [game(1, "Zoë", "1. e4 { [%clk 1:30:30] }"), game(2, "Eva", "1. Nobody")].join("\n");
    desk.push(&games);
    let (pushed, _) = desk.pushed();
    let of = |board: &str, white: &str, moves, fault: Option<&str>| PushedGame {
        board: board.into(),
        white: white.into(),
        black: "Ben".into(),
        moves,
        fault: fault.map(str::to_owned),
    };
    assert_eq!(
        pushed,
        [
            of("1", "Zoë", 1, None),
            of("2", "Eva", 0, Some("Cannot parse moves: Nobody"))
        ]
    );
    stub.change(|world| assert_eq!(world.rounds["aBcD1234"], games));
}

#[test]
fn after_too_much_it_is_waited_and_only_the_newest_is_sent() {
    let stub = stub();
    let mut desk = BroadcastClient::at(&stub);
    stub.fail(1, PUSH, Misdeed::Status(429));
    desk.push("first");
    assert_eq!(desk.next(), BroadcastNews::Failed(LichessFault::TooMuch(0)));
    for games in ["second", "third"] {
        desk.push(games);
    }
    desk.pushed();
    desk.pushed();
    stub.change(|world| assert_eq!(world.rounds["aBcD1234"], "third"));
    assert_eq!(stub.count(PUSH), 3, "the second was never sent");
    assert_eq!(stub.most_asking(), 1);
}

#[test]
fn what_nobody_answers_is_told_once_and_sent_again() {
    let stub = stub();
    let mut desk = BroadcastClient::at(&stub);
    stub.fail(3, PUSH, Misdeed::Cut);
    desk.push("games");
    let (_, before) = desk.pushed();
    assert_eq!(
        before,
        [BroadcastNews::NotPushed {
            round: "aBcD1234".into(),
            fault: LichessFault::Unreachable
        }]
    );
    stub.change(|world| assert_eq!(world.rounds["aBcD1234"], "games"));
}

#[test]
fn without_a_round_a_token_or_its_right_nothing_is_pushed() {
    let stub = stub();
    let mut desk = BroadcastClient::at(&stub);
    let not = |fault| {
        move |round: &str| BroadcastNews::NotPushed {
            round: round.into(),
            fault,
        }
    };
    for round in ["gone", "../x"] {
        desk.broadcast.ask(BroadcastRequest::Push {
            round: round.into(),
            games: "games".into(),
        });
        assert_eq!(desk.next(), not(LichessFault::Unknown)(round));
    }
    // A player's token may play and nothing else.
    desk.broadcast.ask(BroadcastRequest::SignIn(LichessToken(TOKEN.into())));
    assert_eq!(desk.next(), BroadcastNews::Failed(LichessFault::Scope));
    desk.broadcast.ask(BroadcastRequest::SignOut);
    assert_eq!(desk.next(), BroadcastNews::SignedOut);
    desk.push("games");
    assert_eq!(desk.next(), not(LichessFault::NotSignedIn)("aBcD1234"));
    assert_eq!(stub.count("/push"), 1);
}
