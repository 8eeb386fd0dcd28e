//! Faults of a network and a server: each is told once, its request is taken up again, and moves are played once.

use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use adapters::lichess::Pace;
use adapters::lichess::place::ServerAddress;
use protocols::lichess::{LichessFault, LichessNews, LichessRequest, LichessToken, OnlineAct};

use super::stub::tls::Authority;
use super::stub::{Fault as Misdeed, LichessStub};
use super::{OPERA, SCOPES, Side, TERMS, TOKEN, pace, people, play, stub};

const MOVE: &str = "/move/";

#[test]
fn a_cut_stream_is_told_and_read_again_from_the_beginning() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    for (made, uci) in [(2, "e2e4"), (4, "d2d4"), (6, "g1f3")] {
        side.play(&game, uci);
        side.until_moves(made);
        stub.cut("/api/board/game/stream");
        assert_eq!([side.next(), side.next()], [LichessNews::Lost, LichessNews::Back]);
        assert_eq!(side.game().state.moves.len(), made);
    }
    // Beside a game, that nothing comes in for a while is nobody's concern.
    stub.wait_for_streams("/api/stream/event", 1);
    stub.cut("/api/stream/event");
    stub.wait_for_streams("/api/stream/event", 1);
    side.is_quiet();
    side.ask(LichessRequest::Leave);
    stub.wait_for_streams("/api/stream", 0);
    side.is_quiet();
}

#[test]
fn a_cut_event_stream_is_reopened_and_no_game_begins_twice() {
    let stub = stub();
    let mut side = Side::signed_in(&stub);
    stub.wait_for_streams("/api/stream/event", 1);
    side.is_quiet();
    stub.cut("/api/stream/event");
    assert_eq!([side.next(), side.next()], [LichessNews::Lost, LichessNews::Back]);
    side.ask(LichessRequest::PlayEngine {
        level: 1,
        terms: TERMS,
        side: None,
    });
    assert!(matches!(side.next(), LichessNews::Begins(_)));
    stub.cut("/api/stream/event");
    assert_eq!([side.next(), side.next()], [LichessNews::Lost, LichessNews::Back]);
    side.is_quiet();
}

#[test]
fn silence_is_a_loss() {
    let stub = stub();
    let mut pace = pace();
    pace.silence = Duration::from_millis(500);
    let mut side = Side::with(ServerAddress::at(&stub.address()), pace);
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    assert!(matches!(side.next(), LichessNews::SignedIn { .. }));
    side.begins();
    stub.be_mute(true);
    assert_eq!(side.next(), LichessNews::Lost);
    stub.be_mute(false);
    side.until(|news| matches!(news, LichessNews::Game(_)).then_some(()));
}

#[test]
fn a_move_is_played_once_whatever_becomes_of_it_on_its_way() {
    let misdeeds = [
        Misdeed::Cut,
        Misdeed::DoneAndCut,
        Misdeed::Status(503),
        Misdeed::DoneBut(502),
        Misdeed::Twice,
        Misdeed::Rubbish("<html>"),
        Misdeed::Elsewhere("http://127.0.0.2:9/".into()),
    ];
    for misdeed in misdeeds {
        for times in 1..=2 {
            let stub = stub();
            let (mut side, game) = Side::playing(&stub);
            stub.fail(times, MOVE, misdeed.clone());
            side.play(&game, "e2e4");
            let told = side.until_moves(2);
            let is_fault = |news: &LichessNews| {
                matches!(
                    news,
                    LichessNews::Failed(_) | LichessNews::NotDone { .. } | LichessNews::Lost
                )
            };
            assert!(!told.iter().any(is_fault), "{misdeed:?}: {told:?}");
            let moves = stub.change(|world| world.games[&game].moves.len());
            assert_eq!(moves, 2, "{misdeed:?}");
            side.play(&game, "d2d4");
            side.until_moves(4);
        }
    }
}

#[test]
fn an_unplayable_move_is_given_up_once_the_game_is_told_again() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    side.play(&game, "e2e5");
    assert_eq!(side.game().state.moves, []);
    let LichessNews::NotDone { game: of, act, fault } = side.next() else {
        panic!()
    };
    assert_eq!(
        (of, act, fault),
        (
            game.clone(),
            play("e2e5"),
            LichessFault::Refused("Illegal: e2e5".into())
        )
    );
    side.play(&game, "e2e4");
    side.until_moves(2);
    // A game that nobody follows: one try, and what became of it is told.
    side.act("game9999", OnlineAct::Resign);
    assert!(matches!(
        side.next(),
        LichessNews::NotDone {
            fault: LichessFault::Unknown,
            ..
        }
    ));
    side.act("../x", OnlineAct::Resign);
    assert!(matches!(
        side.next(),
        LichessNews::NotDone {
            fault: LichessFault::Unknown,
            ..
        }
    ));
}

#[test]
fn a_move_made_while_offline_arrives_when_online() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    stub.fail(3, "", Misdeed::Cut);
    stub.cut("");
    side.play(&game, "e2e4");
    let told = side.until_moves(2);
    assert_eq!(
        told.iter().filter(|news| **news == LichessNews::Lost).count(),
        1,
        "{told:?}"
    );
    assert_eq!(
        told.iter().filter(|news| **news == LichessNews::Back).count(),
        1,
        "{told:?}"
    );
    assert_eq!(stub.change(|world| world.games[&game].moves[0].to_string()), "e2e4");
}

#[test]
fn the_last_move_of_a_game_has_arrived_although_nobody_said_so() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    stub.change(|world| {
        let game = world.games.get_mut(&game).unwrap();
        game.players = [game.players[0].clone(), super::stub::game::Player::User("otto".into())];
        for (ply, uci) in OPERA.split(' ').take(32).enumerate() {
            game.play(
                if ply % 2 == 0 {
                    shakmaty::Color::White
                } else {
                    shakmaty::Color::Black
                },
                uci,
                false,
            )
            .unwrap();
        }
    });
    side.until_moves(32);
    stub.fail(1, MOVE, Misdeed::DoneAndCut);
    side.play(&game, "d1d8");
    let told = side.until_moves(33);
    // By the stream that was open, or by the one that was opened to see.
    let end = match told.last() {
        Some(LichessNews::State(_, state)) => &state.end,
        Some(LichessNews::Game(full)) => &full.state.end,
        other => panic!("{other:?}"),
    };
    assert!(end.is_some());
    side.is_quiet();
}

#[test]
fn after_too_much_a_pause_is_made_and_told_once() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    stub.fail(1, MOVE, Misdeed::Status(429));
    side.play(&game, "e2e4");
    side.act(&game, OnlineAct::Chat("hello".into()));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::TooMuch(0)));
    side.until_moves(2);
    assert!(matches!(side.next(), LichessNews::Chat { .. }));
    side.is_quiet();
    assert_eq!(stub.count(MOVE), 2);
    assert_eq!(stub.most_asking(), 1);
    // A pause does not outlast what it is for.
    let mut pace = pace();
    pace.pause = Duration::from_hours(1);
    let mut side = Side::with(ServerAddress::at(&stub.address()), pace);
    stub.fail(9, "/api/account", Misdeed::Status(429));
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::TooMuch(3600)));
    let started = Instant::now();
    side.ends();
    assert!(started.elapsed() < Duration::from_secs(1));
}

#[test]
fn the_pause_of_the_server_also_holds_for_later_requests() {
    let stub = stub();
    let mut pace = pace();
    pace.pause = Duration::from_secs(2);
    let mut side = Side::with(ServerAddress::at(&stub.address()), pace);
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    assert!(matches!(side.next(), LichessNews::SignedIn { .. }));
    stub.fail(1, "/api/board/seek", Misdeed::Status(429));
    side.ask(LichessRequest::Seek(TERMS));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::TooMuch(2)));
    let begun = Instant::now();
    side.ask(LichessRequest::StopSeeking);
    assert_eq!(side.next(), LichessNews::SeekEnded);
    side.ask(LichessRequest::Seek(TERMS));
    assert!(matches!(side.next(), LichessNews::Failed(LichessFault::TooMuch(1..=2))));
    assert_eq!(side.next(), LichessNews::Seeking);
    assert!(begun.elapsed() > Duration::from_millis(1_500), "{:?}", begun.elapsed());
    assert_eq!(stub.count("POST /api/board/seek"), 2);
}

#[test]
fn what_may_be_repeated_is_and_what_may_not_is_told() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    side.play(&game, "e2e4");
    side.until_moves(2);
    stub.fail(1, "/takeback/yes", Misdeed::Cut);
    side.act(&game, OnlineAct::TakeBack(true));
    let told = side.next();
    assert!(
        matches!(
            told,
            LichessNews::NotDone {
                fault: LichessFault::Unreachable,
                act: OnlineAct::TakeBack(true),
                ..
            }
        ),
        "{told:?}"
    );
    assert_eq!(stub.count("/takeback/yes"), 1);
    stub.fail(2, "/resign", Misdeed::Status(500));
    side.act(&game, OnlineAct::Resign);
    let LichessNews::State(_, state) = side.next() else {
        panic!()
    };
    assert_eq!(state.end.unwrap().status, "resign");
    assert_eq!(stub.count("/resign"), 3);
    stub.fail(9, "/api/account/playing", Misdeed::Status(500));
    side.ask(LichessRequest::List);
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::Unreachable));
    assert_eq!(stub.count("/api/account/playing"), 4);
}

#[test]
fn a_revoked_token_is_told_and_a_new_one_continues_the_game() {
    let stub = stub();
    let (mut side, game) = Side::playing(&stub);
    side.play(&game, "e2e4");
    side.until_moves(2);
    stub.change(|world| world.users[0].token = "lip_new".into());
    side.play(&game, "d2d4");
    assert!(matches!(
        side.next(),
        LichessNews::NotDone {
            fault: LichessFault::Token,
            ..
        }
    ));
    stub.cut("");
    let told = [side.next(), side.next()];
    assert_eq!(told, [LichessNews::Lost, LichessNews::Failed(LichessFault::Token)]);
    side.ask(LichessRequest::SignIn(LichessToken("lip_new".into())));
    assert!(matches!(side.next(), LichessNews::SignedIn { .. }));
    assert_eq!(side.next(), LichessNews::Back);
    assert_eq!(side.game().state.moves.len(), 2);
    side.play(&game, "d2d4");
    side.until_moves(4);
}

#[test]
fn a_token_that_may_not_play_is_refused_at_the_door() {
    let stub = stub();
    stub.change(|world| world.add_user("mia", "lip_mia", "challenge:read"));
    let mut side = Side::at(&stub);
    for (token, fault) in [
        ("lip_mia", LichessFault::Scope),
        ("lip_nobody", LichessFault::Token),
        ("two words", LichessFault::Token),
    ] {
        side.ask(LichessRequest::SignIn(LichessToken(token.into())));
        assert_eq!(side.next(), LichessNews::Failed(fault));
    }
    side.ask(LichessRequest::Listen);
    assert_eq!(side.next(), LichessNews::SignedOut);
    side.ask(LichessRequest::List);
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::NotSignedIn));
    side.act("abc", OnlineAct::Resign);
    assert!(matches!(
        side.next(),
        LichessNews::NotDone {
            fault: LichessFault::NotSignedIn,
            ..
        }
    ));
    assert_eq!(std::fs::read_dir(side.data.path()).unwrap().count(), 0);
    // One that may play, but not look for challenges.
    stub.change(|world| world.add_user("pia", "lip_pia", "board:play"));
    side.ask(LichessRequest::SignIn(LichessToken("lip_pia".into())));
    assert!(matches!(side.next(), LichessNews::SignedIn { .. }));
    side.ask(LichessRequest::List);
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::Scope));
}

#[test]
fn repeated_lines_are_told_once_and_unknown_ones_skipped() {
    let stub = stub();
    stub.say_twice();
    let (mut side, game) = Side::playing(&stub);
    stub.change(|world| {
        let game = world.games.get_mut(&game).unwrap();
        game.say(&serde_json::json!({ "type": "weather", "rain": true }));
        game.say(&serde_json::json!([1, 2]));
    });
    side.play(&game, "e2e4");
    let told = side.until_moves(2);
    let lengths = told.iter().map(|news| match news {
        LichessNews::State(_, state) => state.moves.len(),
        other => panic!("{other:?}"),
    });
    assert_eq!(lengths.collect::<Vec<_>>(), [1, 2]);
    side.is_quiet();
}

#[test]
fn a_broken_line_is_read_again_and_an_endless_one_is_no_line() {
    let stub = stub();
    let (side, game) = Side::playing(&stub);
    let broken = "{\"type\":\"gameState\",\"moves\":\"e2e";
    for line in [broken.to_owned(), "x".repeat(1024 * 1024)] {
        stub.change(|world| world.games.get_mut(&game).unwrap().lines.push(line));
        assert_eq!([side.next(), side.next()], [LichessNews::Lost, LichessNews::Back]);
        assert_eq!(side.game().state.moves, []);
    }
}

#[test]
fn another_time_of_day_there_changes_nothing() {
    for hours in [-3, 0, 3] {
        let stub = stub();
        stub.change(|world| world.skew_ms = hours * 3_600_000);
        let (mut side, game) = Side::playing(&stub);
        for uci in ["e2e4", "d2d4"] {
            side.play(&game, uci);
        }
        let told = side.until_moves(4);
        let Some(LichessNews::State(_, state)) = told.last() else {
            panic!()
        };
        let left = state.left_ms.unwrap();
        assert_eq!((left.white, left.black), (909_000, 909_000));
    }
}

#[test]
fn an_untrusted_or_redirecting_server_gets_nothing() {
    let authority = Authority::new("127.0.0.1");
    let stub = people(LichessStub::with(Some(authority.server())));
    let another = Authority::new("127.0.0.1");
    for place in [
        ServerAddress::at(&stub.address()),
        ServerAddress::at(&stub.address()).unwrap().vouched_for(&another.pem()),
    ] {
        let mut side = Side::with(place, pace());
        side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
        assert_eq!(side.next(), LichessNews::Failed(LichessFault::Unreachable));
    }
    assert_eq!(stub.asked().len(), 0);
    // One who is vouched for under another name.
    let elsewhere = Authority::new("127.0.0.9");
    let other = people(LichessStub::with(Some(elsewhere.server())));
    let mut side = Side::with(
        ServerAddress::at(&other.address())
            .unwrap()
            .vouched_for(&elsewhere.pem()),
        pace(),
    );
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::Unreachable));
    assert_eq!(other.asked().len(), 0);
    let thief = super::stub();
    let honest = super::stub();
    honest.fail(
        9,
        "/api/account",
        Misdeed::Elsewhere(format!("{}/api/account", thief.address())),
    );
    let mut side = Side::at(&honest);
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::Unreachable));
    assert_eq!(thief.asked().len(), 0);
}

#[test]
fn nothing_runs_before_a_request_and_everything_ends_at_once() {
    let nowhere = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", nowhere.local_addr().unwrap());
    let side = Side::with(ServerAddress::at(&address), Pace::default());
    side.ends();
    nowhere.set_nonblocking(true).unwrap();
    assert!(nowhere.accept().is_err(), "nobody came");
    nowhere.set_nonblocking(false).unwrap();
    // A server takes the call and never answers.
    let mut side = Side::with(ServerAddress::at(&address), Pace::default());
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    let held: TcpStream = nowhere.accept().unwrap().0;
    let started = Instant::now();
    side.ends();
    assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    drop(held);
    // With all streams open.
    let stub = stub();
    let mut side = Side::with(ServerAddress::at(&stub.address()), Pace::default());
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    side.ask(LichessRequest::Seek(TERMS));
    side.until(|news| (news == LichessNews::Seeking).then_some(()));
    stub.be_mute(true);
    let started = Instant::now();
    side.ends();
    assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
    // And without a server at all.
    let mut side = Side::with(None, pace());
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    assert_eq!(side.next(), LichessNews::Failed(LichessFault::Unreachable));
    assert!(SCOPES.contains("board:play"));
}
