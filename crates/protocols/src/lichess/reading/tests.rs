use proptest::prelude::*;
use serde_json::json;

use super::*;

fn own() -> Account {
    Account {
        id: "lena".into(),
        name: "Lena".into(),
    }
}

fn line(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

fn game() -> Value {
    json!({
        "type": "gameFull", "id": "abcdEFGH", "variant": { "key": "standard", "name": "Standard" }, "rated": true, "new": [1],
        "clock": { "initial": 900_000, "increment": 10_000 }, "initialFen": "startpos",
        "white": { "id": "lena", "name": "Lena", "rating": 1512 },
        "black": { "id": "robo", "name": "Robo", "title": "BOT", "rating": 2000 },
        "state": {
            "type": "gameState", "moves": "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1", "wtime": 899_000, "btime": 890_500, "winc": 10_000,
            "binc": 10_000, "status": "started", "bdraw": true,
        },
    })
}

fn read(value: &Value) -> GameFull {
    match game_line(&line(value), &own(), false) {
        StreamMessage::Full(full) => *full,
        other @ (StreamMessage::Unplayable(_)
        | StreamMessage::State(_)
        | StreamMessage::Chat { .. }
        | StreamMessage::Gone(_)
        | StreamMessage::Here
        | StreamMessage::Other
        | StreamMessage::Broken) => {
            panic!("{other:?}")
        }
    }
}

#[test]
fn a_game_is_read_with_its_players_clocks_and_offers() {
    let full = read(&game());
    assert!(full.players.white.is_own && full.players.white.is_person);
    assert!(!full.players.black.is_own && !full.players.black.is_person);
    assert_eq!(
        full.terms,
        Terms {
            clock: Some(ServerClock {
                initial_s: 900,
                increment_s: 10
            }),
            is_rated: true
        }
    );
    assert_eq!((full.start, full.state.moves.len()), (None, 7));
    assert_eq!(
        full.state.left_ms,
        Some(ByColor {
            white: 899_000,
            black: 890_500
        })
    );
    assert_eq!(
        full.state.draw,
        ByColor {
            white: false,
            black: true
        }
    );
    assert_eq!(full.state.end, None);
}

#[test]
fn an_engine_has_its_lichess_name_and_a_clockless_game_no_clock() {
    let mut game = game();
    game["black"] = json!({ "aiLevel": 3 });
    game.as_object_mut().unwrap().remove("clock");
    let full = read(&game);
    assert_eq!(full.players.black.name, "Stockfish level 3");
    assert!(!full.players.black.is_person);
    assert_eq!(full.state.left_ms, None);
    game["variant"]["key"] = "crazyhouse".into();
    game["variant"]["name"] = "Crazyhouse".into();
    assert_eq!(
        game_line(&line(&game), &own(), false),
        StreamMessage::Unplayable("Crazyhouse".into())
    );
}

#[test]
fn a_game_ends_and_a_flag_below_zero_is_zero() {
    let state =
        json!({ "type": "gameState", "moves": "", "wtime": -3, "btime": 5, "status": "outoftime", "winner": "black" });
    let StreamMessage::State(state) = game_line(&line(&state), &own(), true) else {
        panic!()
    };
    assert_eq!(state.left_ms, Some(ByColor { white: 0, black: 5 }));
    let end = ServerGameEnd {
        winner: Some(Color::Black),
        status: "outoftime".into(),
    };
    assert_eq!(state.end, Some(end));
}

#[test]
fn an_unreadable_game_state_is_broken_and_not_other_news() {
    for broken in [
        "{",
        "",
        r#"{"type":"gameState"}"#,
        r#"{"type":"gameState","moves":"e9e4","status":"started"}"#,
    ] {
        assert_eq!(
            game_line(broken.as_bytes(), &own(), true),
            StreamMessage::Broken,
            "{broken}"
        );
    }
    for other in [r#"{"type":"later"}"#, "[]", "3", "null", r#"{"type":7}"#] {
        assert_eq!(
            game_line(other.as_bytes(), &own(), true),
            StreamMessage::Other,
            "{other}"
        );
    }
}

#[test]
fn only_what_players_write_is_read() {
    let chat = |room: &str, from: &str| {
        let chat = json!({ "type": "chatLine", "room": room, "username": from, "text": "hello\u{7}" });
        game_line(&line(&chat), &own(), true)
    };
    let read = StreamMessage::Chat {
        from: "Robo".into(),
        text: "hello".into(),
    };
    assert_eq!(chat("player", "Robo"), read);
    assert_eq!(chat("spectator", "Robo"), StreamMessage::Other);
    assert_eq!(chat("player", "lichess"), StreamMessage::Other);
    let gone = json!({ "type": "opponentGone", "gone": true, "claimWinInSeconds": 8 });
    assert_eq!(game_line(&line(&gone), &own(), true), StreamMessage::Gone(Some(8)));
}

fn challenge_of(who: &str) -> Value {
    json!({
        "id": "ch1", "challenger": { "id": who, "name": who, "rating": 1600 }, "variant": { "key": "chess960" }, "rated": false,
        "timeControl": { "type": "clock", "limit": 600, "increment": 5 }, "declineReason": "Not now.",
    })
}

#[test]
fn ones_own_challenge_is_no_challenge() {
    let event = |kind: &str, who: &str, board: bool| {
        let event = json!({ "type": kind, "challenge": challenge_of(who), "compat": { "board": board } });
        super::event(&line(&event), &own())
    };
    let Some(LichessNews::Challenged(challenge)) = event("challenge", "otto", true) else {
        panic!()
    };
    assert!(challenge.is_playable);
    assert_eq!((challenge.from.as_str(), challenge.rating), ("otto", Some(1600)));
    assert_eq!(event("challenge", "lena", true), None);
    let Some(LichessNews::Challenged(challenge)) = event("challenge", "otto", false) else {
        panic!()
    };
    assert!(!challenge.is_playable);
    assert_eq!(
        event("challengeDeclined", "lena", true),
        Some(LichessNews::Declined("Not now.".into()))
    );
    assert_eq!(event("challengeDeclined", "otto", true), None);
    assert_eq!(
        event("challengeCanceled", "otto", true),
        Some(LichessNews::ChallengeGone("ch1".into()))
    );
    assert_eq!(event("tomorrow", "otto", true), None);
}

#[test]
fn a_game_that_cannot_be_played_here_does_not_begin() {
    let begins = |variant: &str, board: bool| {
        let game = json!({
            "gameId": "g1", "color": "black", "isMyTurn": true, "variant": { "key": variant }, "compat": { "board": board },
            "opponent": { "id": null, "username": "Stockfish level 2", "ai": 2 },
        });
        event(&line(&json!({ "type": "gameStart", "game": game })), &own())
    };
    let underway = Underway {
        game: "g1".into(),
        opponent: "Stockfish level 2".into(),
        side: Color::Black,
        is_on_move: true,
    };
    assert_eq!(begins("standard", true), Some(LichessNews::Begins(underway)));
    assert_eq!(begins("antichess", true), None);
    assert_eq!(begins("standard", false), None);
}

#[test]
fn errors_are_told_in_the_servers_words() {
    let refused = |text: &str| LichessFault::Refused(text.into());
    assert_eq!(fault(400, br#"{"error":"Not your turn"}"#), refused("Not your turn"));
    assert_eq!(
        fault(400, br#"{"error":{"clock.limit":["Invalid value","Too long"]}}"#),
        refused("clock.limit: Invalid value Too long")
    );
    assert_eq!(fault(400, b"<html>"), refused("400"));
    assert_eq!(fault(401, b""), LichessFault::Token);
    assert_eq!(
        fault(403, br#"{"error":"Missing scope: board:play"}"#),
        LichessFault::Scope
    );
    assert_eq!(
        fault(403, br#"{"error":"Your account is closed"}"#),
        refused("Your account is closed")
    );
    assert_eq!(fault(404, b""), LichessFault::Unknown);
    for status in [302, 500, 503, 0, u16::MAX] {
        assert_eq!(fault(status, br#"{"error":"x"}"#), LichessFault::Unreachable);
    }
}

#[test]
fn a_move_has_arrived_however_castling_is_written() {
    let full = read(&game());
    let arrived = |before: usize, uci: &str| has_arrived(&full, before, &uci.parse().unwrap());
    assert!(arrived(6, "e1g1") && arrived(6, "e1h1"));
    assert!(!arrived(6, "e1f1") && !arrived(7, "d7d6"));
    assert!(arrived(0, "e2e4") && !arrived(0, "d2d4"));
    assert!(!arrived(usize::MAX, "e2e4"));
}

#[test]
fn a_token_that_cannot_play_is_seen_by_its_scopes() {
    assert!(may_play("challenge:write, board:play"));
    assert!(!may_play("challenge:write,board:play2") && !may_play(""));
}

/// JSON of the kinds of value there are, under the names that are read.
fn any_json() -> impl Strategy<Value = Value> {
    const KEYS: [&str; 20] = [
        "type",
        "id",
        "game",
        "gameId",
        "challenge",
        "challenger",
        "state",
        "moves",
        "white",
        "black",
        "variant",
        "key",
        "clock",
        "initial",
        "error",
        "opponent",
        "username",
        "status",
        "wtime",
        "nowPlaying",
    ];
    const TEXTS: [&str; 10] = [
        "gameFull",
        "gameState",
        "challenge",
        "gameStart",
        "e2e4 e1g1",
        "standard",
        "white",
        "x",
        "",
        "started",
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop::sample::select(&TEXTS[..]).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 8, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((prop::sample::select(&KEYS[..]), inner), 0..8).prop_map(|fields| {
                Value::Object(fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
            }),
        ]
    })
}

fn read_all(text: &[u8]) {
    event(text, &own());
    account(text);
    games(text);
    challenges(text);
    sent_challenge(text);
    for status in [200, 400, 403] {
        fault(status, text);
    }
    if let StreamMessage::Full(full) = game_line(text, &own(), true) {
        for before in 0..3 {
            has_arrived(&full, before, &"e1h1".parse().unwrap());
        }
    }
}

proptest! {
    #[test]
    fn rubbish_ends_nothing(text in prop::collection::vec(any::<u8>(), 0..200)) {
        read_all(&text);
    }

    #[test]
    fn json_of_another_form_ends_nothing(value in any_json()) {
        read_all(&line(&value));
    }

    #[test]
    fn a_game_that_is_cut_or_changed_ends_nothing(
        cut in 0..700usize, at in 0..700usize, byte in any::<u8>(), moves in "([a-h][1-8][a-h][1-8][qn]? ?){0,12}", fen in "\\PC{0,80}",
    ) {
        let mut game = game();
        game["state"]["moves"] = moves.into();
        game["initialFen"] = fen.into();
        let mut text = line(&game);
        read_all(&text);
        let at = at % text.len();
        text[at] = byte;
        read_all(&text);
        text.truncate(cut);
        read_all(&text);
    }
}
