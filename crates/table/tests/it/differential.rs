//! The same games under somebody else's rules: every legal move, SAN, repetition and move count, and every result, as
//! python-chess has them. A short run with every test, a million plies in `make check-long` (`LAWS_PLIES`).
#![allow(clippy::print_stderr, reason = "the figures are shown")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command as Process, Stdio};

use laws::command::{Command, WordedMove};
use laws::ending::Reason;
use laws::event::Event;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::{People, Person, Player, Sight};
use laws::regulations::chess960;
use laws::regulations::{AllowedMovements, Regulations, Repeat};
use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{ByColor, CastlingMode, Chess, EnPassantMode, Move, Position as _};

use testing::chance::Chance;
use testing::python;

/// How many plies are compared unless more are asked for.
const SHORT: usize = 6_000;
/// The most positions to look at when proving that no mate can be reached; in the long run there are dead positions that need more.
const SEARCHED: usize = 60_000;
const SEARCHED_LONG: usize = 1_500_000;
/// The longest game, so that many are played.
const LONGEST: usize = 260;

/// Reads one game a line, plays it again, and prints a line for every difference, then one with the figures.
const PYTHON: &str = r#"
import chess, json, sys, zlib
plies = games = beyond = 0
unproved = []
reasons = {}

# Whether a mate can be reached at all; None if there is too much to look at.
most = int(sys.argv[1])
def mate_is_possible(board):
    seen, todo = set(), [board.copy(stack=False)]
    while todo:
        at = todo.pop()
        key = at._transposition_key()
        if key in seen: continue
        seen.add(key)
        if len(seen) > most: return None
        moves = list(at.legal_moves)
        if not moves and at.is_check(): return True
        for move in moves:
            at.push(move); todo.append(at.copy(stack=False)); at.pop()
    return False

for line in sys.stdin:
    game = json.loads(line)
    board = chess.Board(game["fen"], chess960=game["chess960"])
    seen = {board._transposition_key(): 1}
    def differs(what, ours, theirs):
        print(json.dumps(["difference", what, game["fen"], board.fen(), ours, theirs]))
    for uci, san, legal, count, halfmoves in game["plies"]:
        plies += 1
        if board.outcome(claim_draw=False) is not None: differs("over", None, str(board.outcome()))
        theirs = " ".join(sorted(board.uci(move) for move in board.legal_moves))
        if zlib.crc32(theirs.encode()) != legal: differs("legal moves", legal, theirs)
        move = board.parse_uci(uci)
        if board.san(move) != san: differs("SAN", san, board.san(move))
        board.push(move)
        key = board._transposition_key()
        seen[key] = seen.get(key, 0) + 1
        if seen[key] != count: differs("repetitions", count, seen[key])
        if board.halfmove_clock != halfmoves: differs("half-moves", halfmoves, board.halfmove_clock)
    games += 1
    over = {
        "checkmate": board.is_checkmate(), "stalemate": board.is_stalemate(),
        "dead_position": board.is_insufficient_material(),
        "fivefold": board.is_fivefold_repetition(), "seventyfive": board.is_seventyfive_moves(),
    }
    reason = game["reason"]
    reasons[reason] = reasons.get(reason, 0) + 1
    if reason is None:
        if any(over.values()): differs("over", None, over)
        continue
    theirs = board.result(claim_draw=False)
    if reason == "dead_position" and not over["dead_position"]:
        # Dead though there is material (5.2.2): python-chess counts only that, so it is searched.
        beyond += 1
        possible = mate_is_possible(board)
        if possible: differs("dead", True, False)
        if possible is None: unproved.append(board.fen())
    elif not over[reason] or theirs != game["result"]:
        differs("result", [reason, game["result"]], [over, theirs])
print(json.dumps(["figures", plies, games, beyond, unproved, reasons]))
"#;

fn crc32(text: &str) -> u32 {
    let mut crc = u32::MAX;
    for byte in text.bytes() {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                (crc >> 1) ^ 0xEDB8_8320
            } else {
                crc >> 1
            };
        }
    }
    !crc
}

fn table(start: Chess, mode: CastlingMode) -> Game {
    let player = |name: &str, sight| Player {
        name: String::from(name),
        sight,
    };
    let people = People {
        players: ByColor {
            white: player("Ada", Sight::Vi),
            black: player("Ben", Sight::Sighted),
        },
        assistants: ByColor::default(),
        arbiter: None,
    };
    let regulations = Regulations {
        boards: AllowedMovements::Apart,
        repeat: Repeat::Waived,
        castling_mode: mode,
        start,
        ..Regulations::default()
    };
    Game::new(people, regulations)
}

/// Announces and presses as people do; the SAN of the completed move.
fn play(game: &mut Game, chosen: Move, at: Moment) -> String {
    let side = game.turn().side;
    let uci = chosen.to_uci(game.regulations().castling_mode);
    let words = WordedMove {
        uci,
        text: uci.to_string(),
    };
    let mut san = String::new();
    for command in [Command::Announce { side, words }, Command::PressClock { side }] {
        for event in game.decide(&command, Person::Player(side), at).unwrap() {
            if let Event::MoveCompleted { san: own, .. } = &event {
                san.clone_from(own);
            }
            game.apply(&event, at);
        }
    }
    san
}

/// Any legal move; in a game that shuffles, most often back to where the piece came from, so that positions repeat.
fn choose(legal: &[Move], before: Option<Move>, shuffles: bool, chance: &mut Chance) -> Move {
    let back = before.and_then(|last| {
        let home = last.from()?;
        legal.iter().find(|mv| mv.from() == Some(last.to()) && mv.to() == home)
    });
    match back {
        Some(back) if shuffles && !chance.one_in(5) => *back,
        Some(_) | None => legal[chance.below(legal.len())],
    }
}

const ENDINGS: [&str; 12] = [
    "8/8/4k3/8/8/3K4/2R5/8 w - - 0 1",
    "8/5k2/8/3b4/8/8/2PK4/8 w - - 0 1",
    "8/5k2/8/3n4/8/2N5/3K4/8 b - - 0 1",
    "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/7B w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/3b1k2/8/8/8/2B5/3K4/8 w - - 140 90",
    "8/8/8/8/5k2/8/p6P/4K2Q b - - 0 1",
    "7k/5Q2/8/6K1/8/8/8/q7 w - - 0 1",
    "8/pP3k2/8/8/8/8/Pp3K2/8 w - - 0 1",
    "k7/8/1K6/8/8/8/8/1N1N4 w - - 120 80",
    "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
];

fn start(chance: &mut Chance) -> (Chess, CastlingMode) {
    match chance.below(6) {
        0 | 1 => (Chess::default(), CastlingMode::Standard),
        2 => {
            let number = u32::try_from(chance.below(960)).unwrap();
            (chess960(number).unwrap(), CastlingMode::Chess960)
        }
        _ => {
            let fen: Fen = chance.of(&ENDINGS).parse().unwrap();
            let mode = CastlingMode::Standard;
            (fen.into_position(mode).unwrap(), mode)
        }
    }
}

fn whole_game(chance: &mut Chance) -> (serde_json::Value, usize) {
    let (start, mode) = start(chance);
    let fen = Fen::from_position(&start, EnPassantMode::Legal).to_string();
    let shuffles = chance.one_in(3);
    let mut game = table(start, mode);
    let mut plies = Vec::new();
    let mut moves: Vec<Move> = Vec::new();
    while game.ending().is_none() && plies.len() < LONGEST {
        let legal = game.current().legal_moves();
        let mut words: Vec<String> = legal.iter().map(|mv| mv.to_uci(mode).to_string()).collect();
        words.sort_unstable();
        let before = moves.len().checked_sub(2).map(|index| moves[index]);
        let chosen = choose(&legal, before, shuffles, chance);
        let at = Moment::from_millis(u64::try_from(plies.len()).unwrap() + 1);
        let san = play(&mut game, chosen, at);
        moves.push(chosen);
        let (count, halfmoves) = (game.repetitions(), game.official().halfmoves());
        plies.push(json!([
            chosen.to_uci(mode).to_string(),
            san,
            crc32(&words.join(" ")),
            count,
            halfmoves
        ]));
    }
    let reason = game.ending().map(|ending| ending.reason.as_str());
    let result = game.ending().map(|ending| ending.result.to_string());
    let count = plies.len();
    let chess960 = mode.is_chess960();
    (
        json!({"fen": fen, "chess960": chess960, "plies": plies, "reason": reason, "result": result}),
        count,
    )
}

#[test]
fn random_games_go_as_python_chess_has_them() {
    let wanted = std::env::var("LAWS_PLIES").ok().and_then(|plies| plies.parse().ok());
    let wanted: usize = wanted.unwrap_or(SHORT);
    let searched = if wanted > SHORT { SEARCHED_LONG } else { SEARCHED };
    let mut child = Process::new(python::with_chess())
        .args(["-c", PYTHON, &searched.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let games = std::thread::Builder::new()
        .name(String::from("games"))
        .spawn(move || {
            let mut chance = Chance::new(20_231_001);
            let mut played = 0;
            while played < wanted {
                let (game, plies) = whole_game(&mut chance);
                played += plies;
                writeln!(stdin, "{game}").unwrap();
            }
            played
        })
        .unwrap();
    let answers = BufReader::new(child.stdout.take().unwrap());
    let answers: Vec<String> = answers.lines().map(Result::unwrap).collect();
    let played = games.join().unwrap();
    assert!(child.wait().unwrap().success());
    let (figures, differences) = answers.split_last().unwrap();
    eprintln!("{figures}");
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    let figures: serde_json::Value = serde_json::from_str(figures).unwrap();
    assert_eq!(figures[1], played);
    assert_eq!(figures[4], json!([]), "dead positions that were not proved");
    // The run is only worth something if games end in every way.
    for reason in [Reason::Checkmate, Reason::DeadPosition, Reason::Fivefold] {
        assert!(figures[5][reason.as_str()].is_number(), "no {reason:?} in {figures}");
    }
}
