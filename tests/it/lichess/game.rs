//! Whole games: berserk against berserk, which says that the stub speaks as lichess does, and ours against berserk.

use adapters::lichess::place::ServerAddress;
use protocols::lichess::{GameState, LichessNews, LichessRequest, LichessToken, OnlineAct, ServerGameEnd};
use shakmaty::{ByColor, Color};

use super::stub::LichessStub;
use super::stub::tls::Authority;
use super::{OPERA, OTHER, Side, TERMS, TOKEN, berserk, pace, people, play, seen, stub};

#[test]
fn berserk_plays_berserk_on_the_stub() {
    let stub = stub();
    let black = berserk(&stub.address(), OTHER, &["accept"], None);
    stub.wait_for_streams("/api/stream/event", 1);
    let white = berserk(&stub.address(), TOKEN, &["challenge", "otto"], None);
    let (one, other) = (seen(white), seen(black));
    // The challenger may choose a side: Black.
    assert_eq!((&one["color"], &other["color"]), (&"black".into(), &"white".into()));
    let moves: Vec<&str> = OPERA.split(' ').collect();
    for seen in [&one, &other] {
        assert_eq!(seen["moves"], serde_json::json!(moves));
        assert_eq!((&seen["status"], &seen["winner"]), (&"mate".into(), &"white".into()));
        assert_eq!(seen["chat"], serde_json::json!(["good luck", "good luck"]));
        assert_eq!(seen["refused"], serde_json::json!([400, "Illegal: a1h8"]));
    }
    assert_eq!(one["opponent"], "Otto");
}

#[test]
fn berserk_finds_an_opponent_and_plays_the_engine() {
    let stub = stub();
    let engine = berserk(&stub.address(), TOKEN, &["engine", "2"], None);
    let first = stub.wait("a game", |world, _| world.games.keys().next().cloned());
    stub.wait("its first move", |world, _| {
        (world.games[&first].moves.len() > 1).then_some(())
    });
    // The engine plays otherwise than at the opera, and a move no longer fits; whatever is left is resigned.
    stub.change(|world| {
        world.games.get_mut(&first).unwrap().end("resign", Some(Color::Black));
        world.settle(&first);
    });
    let told = seen_or_refused(engine);
    assert!(told.contains("resign") || told.contains("HTTP 400"), "{told}");
    let seekers = [TOKEN, OTHER].map(|token| berserk(&stub.address(), token, &["seek"], None));
    for seen in seekers.map(seen) {
        assert_eq!(seen["status"], "mate");
    }
}

fn seen_or_refused(child: std::process::Child) -> String {
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_whole_game_against_berserk_by_tls_repeats_no_move() {
    let authority = Authority::new("127.0.0.1");
    let stub = people(LichessStub::with(Some(authority.server())));
    let place = ServerAddress::at(&stub.address())
        .unwrap()
        .vouched_for(&authority.pem());
    let mut side = Side::with(place, pace());
    side.ask(LichessRequest::SignIn(LichessToken(TOKEN.into())));
    side.ask(LichessRequest::Listen);
    let black = berserk(&stub.address(), OTHER, &["accept"], Some(&authority.path()));
    stub.wait_for_streams("/api/stream/event", 2);
    side.ask(LichessRequest::Challenge {
        to: "Otto".into(),
        terms: TERMS,
        side: Some(Color::White),
    });
    let game = side.until(|news| match news {
        LichessNews::Begins(game) => Some(game),
        _ => None,
    });
    assert_eq!((game.opponent.as_str(), game.side), ("Otto", Color::White));
    side.ask(LichessRequest::Join(game.game.clone()));
    let moves: Vec<&str> = OPERA.split(' ').collect();
    let (mut chats, mut end) = (Vec::new(), None);
    let mut lengths = Vec::new();
    while end.is_none() {
        let state = match side.next() {
            LichessNews::Game(full) => {
                assert!(full.players.white.is_own && full.players.black.is_person);
                full.state
            }
            LichessNews::State(_, state) => state,
            LichessNews::Chat { from, text, .. } => {
                chats.push(format!("{from}: {text}"));
                continue;
            }
            LichessNews::SeekEnded => continue,
            other => panic!("{other:?}"),
        };
        let made = state.moves.len();
        lengths.push(made);
        if made % 2 == 0 && made < moves.len() {
            side.play(&game.game, moves[made]);
        }
        end = state.end;
    }
    let mate = ServerGameEnd {
        winner: Some(Color::White),
        status: "mate".into(),
    };
    assert_eq!(end, Some(mate));
    assert_eq!(lengths, (0..=moves.len()).collect::<Vec<_>>(), "each move is told once");
    assert_eq!(chats, ["Otto: good luck"]);
    let seen = seen(black);
    assert_eq!((&seen["status"], &seen["color"]), (&"mate".into(), &"black".into()));
    assert_eq!(
        stub.count("POST /api/board/game/"),
        moves.len() + 2,
        "each move once, a chat and a refused move"
    );
    assert_eq!(stub.most_asking(), 1);
    side.ends();
}

#[test]
fn offers_are_made_and_answered_and_a_takeback_is_agreed() {
    let stub = stub();
    let (mut lena, game) = a_game_with_otto(&stub);
    let mut otto = otto(&stub, &game);
    let state = |side: &Side| {
        side.until(|news| match news {
            LichessNews::State(_, state) => Some(state),
            _ => None,
        })
    };
    let both = |lena: &Side, otto: &Side| -> GameState {
        let (one, other) = (state(lena), state(otto));
        assert_eq!(one, other);
        one
    };
    let uci = "e2e4".parse().unwrap();
    lena.act(&game, OnlineAct::Move { uci, offers_draw: true });
    let offered = both(&lena, &otto);
    assert_eq!(
        (offered.moves.len(), offered.draw),
        (
            1,
            ByColor {
                white: true,
                black: false
            }
        )
    );
    otto.act(&game, OnlineAct::Draw(false));
    assert!(!both(&lena, &otto).draw.white);
    otto.play(&game, "e7e5");
    assert_eq!(both(&lena, &otto).moves.len(), 2);
    otto.act(&game, OnlineAct::TakeBack(true));
    assert!(both(&lena, &otto).take_back.black);
    lena.act(&game, OnlineAct::TakeBack(true));
    let back = both(&lena, &otto);
    assert_eq!((back.moves.len(), back.take_back.black), (1, false));
    otto.play(&game, "c7c5");
    both(&lena, &otto);
    lena.act(&game, OnlineAct::Chat("What a game & more, ÄÖ?".into()));
    let LichessNews::Chat { from, text, .. } = otto.next() else {
        panic!()
    };
    assert_eq!((from.as_str(), text.as_str()), ("Lena", "What a game & more, ÄÖ?"));
    lena.act(&game, OnlineAct::ClaimVictory);
    let refused = lena.until(|news| match news {
        LichessNews::NotDone { act, .. } => Some(act),
        _ => None,
    });
    assert_eq!(refused, OnlineAct::ClaimVictory);
    lena.act(&game, OnlineAct::Draw(true));
    assert!(both(&lena, &otto).draw.white);
    otto.act(&game, OnlineAct::Draw(true));
    let end = both(&lena, &otto).end.unwrap();
    assert_eq!((end.winner, end.status.as_str()), (None, "draw"));
    // The game is over, and nothing was lost.
    lena.is_quiet();
    lena.ends();
    otto.ends();
}

#[test]
fn a_new_game_is_aborted_and_an_abandoned_one_is_won() {
    let stub = stub();
    let (mut lena, game) = a_game_with_otto(&stub);
    lena.act(&game, OnlineAct::Abort);
    let LichessNews::State(_, state) = lena.next() else {
        panic!()
    };
    assert_eq!(state.end.unwrap().status, "aborted");
    let game = lena.begins();
    lena.play(&game, "e2e4");
    lena.until_moves(2);
    stub.change(|world| {
        let game = world.games.get_mut(&game).unwrap();
        game.is_gone = true;
        game.say(&serde_json::json!({ "type": "opponentGone", "gone": true, "claimWinInSeconds": 0 }));
    });
    assert_eq!(lena.next(), LichessNews::OpponentGone(game.clone(), Some(0)));
    lena.act(&game, OnlineAct::ClaimVictory);
    let LichessNews::State(_, state) = lena.next() else {
        panic!()
    };
    assert_eq!(state.end.unwrap().winner, Some(Color::White));
    lena.is_quiet();
}

/// Lena has White and has accepted Otto's challenge.
fn a_game_with_otto(stub: &LichessStub) -> (Side, String) {
    let mut lena = Side::signed_in(stub);
    let mut otto = Side::at(stub);
    otto.ask(LichessRequest::SignIn(LichessToken(OTHER.into())));
    otto.ask(LichessRequest::Challenge {
        to: "lena".into(),
        terms: TERMS,
        side: Some(Color::Black),
    });
    let LichessNews::Challenged(challenge) = lena.next() else {
        panic!()
    };
    assert_eq!((challenge.from.as_str(), challenge.terms), ("Otto", TERMS));
    assert!(challenge.is_playable);
    lena.ask(LichessRequest::Accept(challenge.id));
    let LichessNews::Begins(game) = lena.next() else {
        panic!()
    };
    lena.ask(LichessRequest::Join(game.game.clone()));
    assert!(lena.game().players.white.is_own);
    (lena, game.game)
}

fn otto(stub: &LichessStub, game: &str) -> Side {
    let mut otto = Side::at(stub);
    otto.ask(LichessRequest::SignIn(LichessToken(OTHER.into())));
    otto.ask(LichessRequest::Join(game.into()));
    assert!(matches!(otto.next(), LichessNews::SignedIn { .. }));
    assert!(otto.game().players.black.is_own);
    otto
}

#[test]
fn an_opponent_is_sought_until_found_or_no_longer_wanted() {
    let stub = stub();
    let mut lena = Side::signed_in(&stub);
    lena.ask(LichessRequest::Seek(TERMS));
    assert_eq!(lena.next(), LichessNews::Seeking);
    lena.ask(LichessRequest::StopSeeking);
    assert_eq!(lena.next(), LichessNews::SeekEnded);
    stub.wait("the end of the seek", |world, _| world.seeks[0].is_over.then_some(()));
    // A challenge is withdrawn.
    lena.ask(LichessRequest::Challenge {
        to: "otto".into(),
        terms: TERMS,
        side: None,
    });
    assert_eq!(lena.next(), LichessNews::Seeking);
    let id = stub.wait("a challenge", |world, _| {
        world.challenges.first().map(|one| one.id.clone())
    });
    stub.wait_for_streams("/api/challenge", 1);
    lena.ask(LichessRequest::StopSeeking);
    assert_eq!(lena.next(), LichessNews::SeekEnded);
    assert_eq!(stub.count(&format!("POST /api/challenge/{id}/cancel")), 1);
    // Another is declined, in the opponent's words.
    let mut otto = Side::at(&stub);
    otto.ask(LichessRequest::SignIn(LichessToken(OTHER.into())));
    otto.ask(LichessRequest::Listen);
    lena.ask(LichessRequest::Challenge {
        to: "otto".into(),
        terms: TERMS,
        side: None,
    });
    let id = otto.until(|news| match news {
        LichessNews::Challenged(challenge) => Some(challenge.id),
        _ => None,
    });
    assert_eq!(lena.next(), LichessNews::Seeking);
    otto.ask(LichessRequest::Decline(id));
    let mut told = [lena.next(), lena.next()];
    told.sort_by_key(|news| matches!(news, LichessNews::SeekEnded));
    assert_eq!(
        told,
        [
            LichessNews::Declined("I'd rather not, thank you.".into()),
            LichessNews::SeekEnded
        ]
    );
    // A name that does not exist, and terms that cannot be.
    lena.ask(LichessRequest::Challenge {
        to: "nobody".into(),
        terms: TERMS,
        side: None,
    });
    assert_eq!(
        lena.next(),
        LichessNews::Failed(protocols::lichess::LichessFault::Unknown)
    );
    let mut terms = TERMS;
    terms.clock = None;
    lena.ask(LichessRequest::Seek(terms));
    assert!(
        matches!(lena.next(), LichessNews::Failed(protocols::lichess::LichessFault::Refused(why)) if why.contains("time"))
    );
    // Both look, and find each other.
    lena.ask(LichessRequest::Seek(TERMS));
    assert_eq!(lena.next(), LichessNews::Seeking);
    otto.ask(LichessRequest::Seek(TERMS));
    let mut told = [lena.next(), lena.next()];
    told.sort_by_key(|news| matches!(news, LichessNews::SeekEnded));
    assert!(
        matches!(&told, [LichessNews::Begins(game), LichessNews::SeekEnded] if game.opponent == "Otto"),
        "{told:?}"
    );
    lena.ask(LichessRequest::List);
    let LichessNews::Listed { games, challenges } = lena.next() else {
        panic!()
    };
    assert_eq!((games.len(), challenges.len()), (1, 0));
}

#[test]
fn a_game_of_a_lichess_variant_is_refused_and_chess960_followed() {
    let stub = stub();
    let (mut lena, first) = Side::playing(&stub);
    lena.ask(LichessRequest::Leave);
    stub.change(|world| world.games.get_mut(&first).unwrap().variant = "atomic");
    lena.ask(LichessRequest::Join(first.clone()));
    assert_eq!(
        lena.next(),
        LichessNews::Failed(protocols::lichess::LichessFault::Refused("atomic".into()))
    );
    stub.change(|world| {
        let game = world.games.get_mut(&first).unwrap();
        game.variant = "chess960";
        game.start = Some("4k3/8/8/8/8/8/8/5RKR w HF - 0 1".into());
    });
    lena.ask(LichessRequest::Join(first.clone()));
    let full = lena.game();
    assert!(full.is_chess960 && full.start.is_some());
    lena.act(&first, play("g1f1"));
    let told = lena.next();
    assert!(
        matches!(&told, LichessNews::State(_, state) if state.moves[0].to_string() == "g1f1"),
        "{told:?}"
    );
}
