//! The feed of a round, read by python-chess: the same moves, the same clocks, the same heads.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use hall::feed::{Feed, FeedBoard, FeedRound};
use hall::tournament::Entrant;
use laws::ending::GameResult;
use laws::moment::Moment;
use laws::time_control::{Period, TimeControl};
use notation::pgn::live::{LiveGame, LiveMove};
use proptest::prelude::*;
use serde_json::{Value, json};
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Chess, Move, Position as _};

use testing::python;

/// Prints one line of JSON for each game: tags, moves, the clock after each, and what it complains of.
const PYTHON: &str = r#"
import chess.pgn, json, sys, io
text = io.StringIO(sys.stdin.buffer.read().decode("utf-8"))
while True:
    game = chess.pgn.read_game(text)
    if game is None: break
    nodes = list(game.mainline())
    comments = [node.comment.replace("[%clk", "").strip("0123456789:] ") for node in nodes]
    print(json.dumps([dict(game.headers), [node.uci() for node in nodes], [node.clock() for node in nodes], "".join(comments), len(game.errors)]))
"#;

fn read(text: &str) -> Vec<Value> {
    let mut child = Command::new(python::with_chess())
        .args(["-c", PYTHON])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A game of legal moves, chosen by numbers.
fn played(choices: &[(u8, u64)]) -> (LiveGame, Vec<String>, Vec<f64>) {
    let mut position = Chess::default();
    let (mut moves, mut written, mut clocks) = (Vec::new(), Vec::new(), Vec::new());
    for (choice, left_ms) in choices {
        let legal = position.legal_moves();
        let Some(mv) = legal.get(usize::from(*choice) % legal.len().max(1)).copied() else {
            break;
        };
        let mv: Move = mv;
        written.push(UciMove::from_move(mv, CastlingMode::Standard).to_string());
        clocks.push(f64::from(u32::try_from(left_ms / 1_000).unwrap()));
        moves.push(LiveMove {
            mv,
            left_ms: Some(*left_ms),
        });
        position.play_unchecked(mv);
    }
    let live = LiveGame {
        moves,
        clocks: Some(ByColor {
            white: 3_723_000,
            black: 1_999,
        }),
        ..LiveGame::default()
    };
    (live, written, clocks)
}

fn seat(name: &str, fide_id: u32) -> Entrant {
    Entrant {
        name: name.to_owned(),
        fide_id: Some(fide_id),
        title: "WGM".to_owned(),
        rating: Some(2100),
        team: "Équipe A".to_owned(),
        ..Entrant::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(12) })]

    #[test]
    fn python_chess_reads_the_same_moves_and_clocks(
        games in prop::collection::vec(
            (prop::collection::vec((any::<u8>(), 0_u64..20_000_000), 0..60), prop::sample::select(GameResult::ALL.to_vec())),
            1..6,
        ),
    ) {
        let period = Period { main_ms: 5_400_000, increment_ms: 30_000, ..Period::default() };
        let mut feed = Feed::new(FeedRound {
            event: "Olimpíada (cegos)".to_owned(),
            site: "Lisboa POR".to_owned(),
            date: "2026.11.23".to_owned(),
            number: 2,
            time: Some(TimeControl::same(vec![period])),
            ..FeedRound::default()
        });
        let mut expected = BTreeMap::new();
        for (number, (choices, result)) in (1_u32..).zip(&games) {
            let (mut live, moves, clocks) = played(choices);
            live.result = (number % 2 == 0).then_some(*result);
            let players = ByColor { white: seat("Ada", number), black: seat("Zoë", 100 + number) };
            feed.pair(number, FeedBoard { game_id: format!("{number:016x}"), players });
            feed.changed(number, live.clone(), Moment::START);
            expected.insert(number, (live, moves, clocks));
        }
        let files = feed.due(Moment::START);
        prop_assert_eq!(files.len(), 1);
        let found = read(&files[0].text);
        prop_assert_eq!(found.len(), games.len());
        for (game, (number, (live, moves, clocks))) in found.iter().zip(&expected) {
            let [tags, played, shown, comments, errors] = game.as_array().unwrap().as_slice() else { panic!("{game}") };
            prop_assert_eq!(played, &json!(moves));
            prop_assert_eq!(shown, &json!(clocks));
            prop_assert_eq!((comments, errors), (&json!(""), &json!(0)));
            let points = match live.result {
                None => "*".to_owned(),
                Some(GameResult::WhiteByForfeit) => "1-0".to_owned(),
                Some(GameResult::BlackByForfeit) => "0-1".to_owned(),
                Some(GameResult::BothAbsent) => "0-0".to_owned(),
                Some(result) => result.to_string(),
            };
            for (tag, value) in [
                ("Event", "Olimpíada (cegos)"),
                ("Round", &format!("2.{number}")),
                ("Board", &number.to_string()),
                ("White", "Ada"),
                ("Black", "Zoë"),
                ("BlackFideId", &(100 + number).to_string()),
                ("GameId", &format!("{number:016x}")),
                ("WhiteTeam", "Équipe A"),
                ("TimeControl", "5400+30"),
                ("WhiteClock", "1:02:03"),
                ("BlackClock", "0:00:01"),
                ("Result", &points),
            ] {
                prop_assert_eq!(&tags[tag], &json!(value), "{}", tag);
            }
        }
    }
}
