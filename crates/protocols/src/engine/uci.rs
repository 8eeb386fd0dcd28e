//! UCI (April 2006) in both directions: the lines written to an engine, and the meaning of its lines.
//!
//! Lines are read here word by word, as the UCI text asks: unknown words are passed over, and the rest of the line is
//! still read.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitAsciiWhitespace};

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, Position as _, PositionError};

use super::{EngineInfo, EngineScore, EngineSetup, EngineTask, Limit, Strength, ThoughtLine};
use locale::name;

/// The first line to an engine: do you speak UCI, and who are you?
pub const UCI: &str = "uci\n";
/// The request for the best move so far.
pub const STOP: &str = "stop\n";
/// The command to end.
pub const QUIT: &str = "quit\n";

/// The longest name that is kept, in characters.
const LONGEST_NAME: usize = 80;
/// The most moves of a line that are kept.
const LONGEST_LINE: usize = 64;
/// The memory that an engine may use, in megabytes, if it asks: it shares the machine with a voice.
const HASH_MB: i64 = 16;
/// Stockfish's weakest rating, which is its `Skill Level` 0; each level above it is worth as much as the next (its documentation).
const LEAST_ELO: u32 = 1350;
const ELO_A_LEVEL: u32 = 75;
const HIGHEST_LEVEL: u8 = 20;

/// The meaning of an engine's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciMessage {
    /// The name of the engine.
    Name(String),
    /// An option of the engine.
    Offers(Offer),
    /// The engine speaks UCI.
    UciOk,
    /// The engine has carried out its orders.
    ReadyOk,
    /// The thoughts of the engine so far.
    Thinks(ThoughtLine),
    /// The engine's move, `None` if there is no legal one.
    Best(Option<UciMove>),
    /// The engine names a move in words that are none.
    NoMove,
    /// A line that is not needed here.
    Other,
    /// A line that UCI does not know.
    Unknown,
}

/// An option of an engine that is useful here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// `Threads`.
    Threads(RangeInclusive<i64>),
    /// `Hash`, in megabytes.
    Hash(RangeInclusive<i64>),
    /// `MultiPV`.
    Lines(RangeInclusive<i64>),
    /// `Skill Level`.
    Skill(RangeInclusive<i64>),
    /// `UCI_Elo`.
    Elo(RangeInclusive<i64>),
    /// `UCI_LimitStrength`.
    LimitStrength,
    /// `UCI_Chess960`.
    Chess960,
}

/// Reads one line, without its end. It may be anything.
pub fn read(line: &[u8]) -> UciMessage {
    let text = String::from_utf8_lossy(line);
    let mut words = text.split_ascii_whitespace();
    match words.next() {
        Some("id") => match words.next() {
            Some("name") => UciMessage::Name(short(text.trim().split_once("name").map_or("", |(_, name)| name))),
            Some(_) | None => UciMessage::Other,
        },
        Some("option") => offer(words).map_or(UciMessage::Other, UciMessage::Offers),
        Some("uciok") => UciMessage::UciOk,
        Some("readyok") => UciMessage::ReadyOk,
        Some("info") => info(words).map_or(UciMessage::Other, UciMessage::Thinks),
        Some("bestmove") => match words.next() {
            Some("(none)" | "0000") => UciMessage::Best(None),
            Some(word) => word
                .parse()
                .map_or(UciMessage::NoMove, |best| UciMessage::Best(Some(best))),
            None => UciMessage::NoMove,
        },
        // An empty line is none.
        None | Some("copyprotection" | "registration") => UciMessage::Other,
        Some(_) => UciMessage::Unknown,
    }
}

/// The name of an engine, made short and inert.
fn short(text: &str) -> String {
    name(text.trim()).chars().take(LONGEST_NAME).collect()
}

/// `name … type … min … max …`; a name may have several words.
fn offer(words: SplitAsciiWhitespace<'_>) -> Option<Offer> {
    let words: Vec<&str> = words.collect();
    let kind = words.iter().position(|word| *word == "type")?;
    let (head, tail) = words.split_at_checked(kind)?;
    let name = head.strip_prefix(&["name"])?.join(" ").to_ascii_lowercase();
    let after = |key: &str| {
        let mut tail = tail.iter().skip_while(|word| **word != key).skip(1);
        tail.next()?.parse::<i64>().ok()
    };
    let range = || {
        let (least, most) = (after("min")?, after("max")?);
        (least <= most).then_some(least..=most)
    };
    // UCI does not tell small letters from capitals in names.
    match name.as_str() {
        "threads" => range().map(Offer::Threads),
        "hash" => range().map(Offer::Hash),
        "multipv" => range().map(Offer::Lines),
        "skill level" => range().map(Offer::Skill),
        "uci_elo" => range().map(Offer::Elo),
        "uci_limitstrength" => Some(Offer::LimitStrength),
        "uci_chess960" => Some(Offer::Chess960),
        _ => None,
    }
}

/// A score with its line; `None` if the score is only a bound, or is none.
fn info(mut words: SplitAsciiWhitespace<'_>) -> Option<ThoughtLine> {
    let (mut rank, mut depth, mut score, mut moves) = (1, 0, None, Vec::new());
    while let Some(word) = words.next() {
        match word {
            "depth" => depth = number(words.next())?,
            "multipv" => rank = number(words.next())?,
            "score" => {
                score = Some(match words.next()? {
                    "cp" => EngineScore::Centipawns(number(words.next())?),
                    "mate" => EngineScore::Mate(number(words.next())?),
                    _ => return None,
                });
            }
            "lowerbound" | "upperbound" => return None,
            // The moves of a line stand last.
            "pv" => {
                moves = words
                    .by_ref()
                    .map_while(|word| word.parse().ok())
                    .filter(|uci| !matches!(uci, UciMove::Null))
                    .take(LONGEST_LINE)
                    .collect();
                break;
            }
            // The rest of such a line is free text.
            "string" => break,
            _ => {}
        }
    }
    score.map(|score| ThoughtLine {
        rank,
        depth,
        score,
        moves,
    })
}

fn number<T: FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

/// The engine's description of itself before `uciok`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineDescription {
    name: String,
    threads: Option<RangeInclusive<i64>>,
    hash: Option<RangeInclusive<i64>>,
    lines: Option<RangeInclusive<i64>>,
    skill: Option<RangeInclusive<i64>>,
    elo: Option<RangeInclusive<i64>>,
    limits_strength: bool,
    chess960: bool,
}

impl EngineDescription {
    /// Sets the name of the engine.
    pub fn set_name(&mut self, name: String) {
        self.name = name;
    }

    /// Adds an option of the engine.
    pub fn add(&mut self, offer: Offer) {
        match offer {
            Offer::Threads(range) => self.threads = Some(range),
            Offer::Hash(range) => self.hash = Some(range),
            Offer::Lines(range) => self.lines = Some(range),
            Offer::Skill(range) => self.skill = Some(range),
            Offer::Elo(range) => self.elo = Some(range),
            Offer::LimitStrength => self.limits_strength = true,
            Offer::Chess960 => self.chess960 = true,
        }
    }

    /// True if it can play that kind of chess: without an option for Chess960 it would castle wrongly, or not at all.
    pub const fn can(&self, setup: &EngineSetup) -> bool {
        self.chess960 || !setup.is_chess960
    }

    /// The lines that set it as requested, as far as possible, and its description with these settings. The last line
    /// asks whether it is ready.
    pub fn set(&self, setup: &EngineSetup) -> (String, EngineInfo) {
        let mut lines: Vec<String> = Vec::new();
        let mut say = |name: &str, value: &dyn Display| lines.push(format!("setoption name {name} value {value}\n"));
        if let Some(threads) = &self.threads {
            say("Threads", &within(i64::from(setup.threads), threads));
        }
        if let Some(hash) = &self.hash {
            say("Hash", &within(HASH_MB, hash));
        }
        if let Some(most) = &self.lines {
            say("MultiPV", &within(i64::from(setup.lines), most));
        }
        if setup.is_chess960 {
            say("UCI_Chess960", &true);
        }
        let strength = self.strength(setup.strength);
        match strength {
            Strength::Full => {}
            Strength::Elo(elo) => {
                say("UCI_LimitStrength", &true);
                say("UCI_Elo", &elo);
            }
            Strength::Skill(level) => say("Skill Level", &level),
        }
        lines.push("ucinewgame\nisready\n".to_owned());
        let name = if self.name.is_empty() {
            // An engine without a name is called by its program.
            short(setup.program.rsplit(['/', '\\']).next().unwrap_or_default())
        } else {
            self.name.clone()
        };
        (lines.concat(), EngineInfo { name, strength })
    }

    /// The strength nearest to the requested one: a rating outside the engine's range becomes the nearest within, and
    /// one of the two ways to weaken it replaces the other.
    fn strength(&self, wanted: Strength) -> Strength {
        let elo = self.elo.as_ref().filter(|_| self.limits_strength);
        let elo = |wanted: u32| elo.and_then(|range| u32::try_from(within(i64::from(wanted), range)).ok());
        let skill = |wanted: u8| {
            let range = self.skill.as_ref()?;
            u8::try_from(within(i64::from(wanted), range)).ok()
        };
        let set = match wanted {
            Strength::Full => None,
            Strength::Elo(rating) => elo(rating).map(Strength::Elo).or_else(|| {
                let level = (rating.saturating_sub(LEAST_ELO) + ELO_A_LEVEL / 2) / ELO_A_LEVEL;
                let level = u8::try_from(level).unwrap_or(HIGHEST_LEVEL).min(HIGHEST_LEVEL);
                skill(level).map(Strength::Skill)
            }),
            Strength::Skill(level) => skill(level)
                .map(Strength::Skill)
                .or_else(|| elo(LEAST_ELO + ELO_A_LEVEL * u32::from(level)).map(Strength::Elo)),
        };
        set.unwrap_or(Strength::Full)
    }
}

fn within(wanted: i64, range: &RangeInclusive<i64>) -> i64 {
    wanted.max(*range.start()).min(*range.end())
}

/// A task as it is written, and the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskLines {
    /// The lines.
    pub lines: String,
    /// The player whose move is asked for; `None` if the position cannot be read.
    pub turn: Option<Color>,
}

/// The lines that give an engine its task. The position is that after the last capture or pawn move, with the moves
/// since. No earlier position can come again, and so no line is longer than an engine that has stopped reading leaves
/// room for.
pub fn write(task: &EngineTask, is_chess960: bool) -> TaskLines {
    let mode = CastlingMode::from_chess960(is_chess960);
    let read = position(&task.start, mode).and_then(|start| since(start, &task.moves, mode));
    let (position, turn) = match read {
        Some((start, moves, turn)) => {
            let fen = Fen::from_position(&start, EnPassantMode::Legal).to_string();
            (placed(&fen, &moves), Some(turn))
        }
        None => (placed(&task.start, &task.moves), None),
    };
    let lines = format!("{position}\n{}\n", go(&task.limit));
    TaskLines { lines, turn }
}

/// The position after the last move that cannot be taken back, the moves from there as an engine writes them, and the
/// player to move after them. `None` if a move is illegal.
fn since(start: Chess, moves: &[UciMove], mode: CastlingMode) -> Option<(Chess, Vec<UciMove>, Color)> {
    let (mut base, mut kept) = (start.clone(), Vec::new());
    let mut now = start;
    for uci in moves {
        let played = uci.to_move(&now).ok()?;
        now.play_unchecked(played);
        if played.is_zeroing() {
            base = now.clone();
            kept.clear();
        } else {
            kept.push(played.to_uci(mode));
        }
    }
    let turn = now.turn();
    Some((base, kept, turn))
}

/// Reads a position. The table judges which positions are allowed; an engine takes more than games can produce.
fn position(fen: &str, mode: CastlingMode) -> Option<Chess> {
    let fen: Fen = fen.parse().ok()?;
    Chess::from_setup(fen.into_setup(), mode)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

fn placed(fen: &str, moves: &[UciMove]) -> String {
    // A start that is no FEN must not become another command.
    let fen: Vec<&str> = fen.split_whitespace().collect();
    let mut line = format!("position fen {}", fen.join(" "));
    if !moves.is_empty() {
        line.push_str(" moves");
    }
    for uci in moves {
        line.push(' ');
        line.push_str(&uci.to_string());
    }
    line
}

fn go(limit: &Limit) -> String {
    match limit {
        Limit::Clock {
            left_ms,
            increment_ms,
            moves_to_go,
        } => {
            let to_go = moves_to_go.map_or_else(String::new, |moves| format!(" movestogo {moves}"));
            format!(
                "go wtime {} btime {} winc {} binc {}{to_go}",
                left_ms.white, left_ms.black, increment_ms.white, increment_ms.black
            )
        }
        Limit::Time(ms) => format!("go movetime {ms}"),
        Limit::Nodes(nodes) => format!("go nodes {nodes}"),
        Limit::Depth(plies) => format!("go depth {plies}"),
        Limit::Endless => "go infinite".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::ByColor;

    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn thinks(line: &str) -> Option<ThoughtLine> {
        if let UciMessage::Thinks(line) = read(line.as_bytes()) {
            Some(line)
        } else {
            None
        }
    }

    fn moves(text: &str) -> Vec<UciMove> {
        text.split_whitespace().map(|word| word.parse().unwrap()).collect()
    }

    fn task(moves: Vec<UciMove>, limit: Limit) -> EngineTask {
        EngineTask {
            number: 1,
            start: START.into(),
            moves,
            limit,
        }
    }

    #[test]
    fn a_line_of_thought_is_read_and_unknown_parts_are_skipped() {
        let line =
            "info depth 24 seldepth 30 multipv 2 score cp -31 wdl 10 900 90 nodes 5 ebf 1.4 time 9 pv e2e4 e7e5 g1f3";
        let read = thinks(line).unwrap();
        assert_eq!(
            (read.rank, read.depth, read.score),
            (2, 24, EngineScore::Centipawns(-31))
        );
        assert_eq!(read.moves, moves("e2e4 e7e5 g1f3"));
        let mate = thinks("info depth 300 score mate -130 pv a1a2 rubbish a2a3").unwrap();
        assert_eq!((mate.depth, mate.score), (300, EngineScore::Mate(-130)));
        assert_eq!(mate.moves, moves("a1a2"));
        assert_eq!(thinks("info depth 0 score mate 0").unwrap().moves, []);
    }

    #[test]
    fn a_bound_is_no_score_and_neither_is_half_a_line() {
        for line in [
            "info depth 9 score cp 20 lowerbound nodes 4 pv e2e4",
            "info depth 9 score cp 20 upperbound pv e2e4",
            "info depth 9 score cp",
            "info depth 9 score",
            "info depth 9 currmove e2e4 currmovenumber 1",
            "info depth score cp 3",
            "info score cp 99999999999999999999 pv e2e4",
            "info string score cp 3 pv e2e4",
            "info",
        ] {
            assert_eq!(read(line.as_bytes()), UciMessage::Other, "{line}");
        }
    }

    #[test]
    fn a_move_is_read_and_none_is_none() {
        for (line, said) in [
            (
                "bestmove e2e4 ponder e7e5",
                UciMessage::Best(Some("e2e4".parse().unwrap())),
            ),
            ("bestmove e7e8q", UciMessage::Best(Some("e7e8q".parse().unwrap()))),
            (
                "bestmove e2e4 ponder (none)",
                UciMessage::Best(Some("e2e4".parse().unwrap())),
            ),
            ("bestmove (none)", UciMessage::Best(None)),
            ("bestmove 0000", UciMessage::Best(None)),
            ("bestmove", UciMessage::NoMove),
            ("bestmove castles", UciMessage::NoMove),
            ("bestmove e2e9", UciMessage::NoMove),
        ] {
            assert_eq!(read(line.as_bytes()), said, "{line}");
        }
        assert_eq!(read(b"bestmove \xff\xfe"), UciMessage::NoMove);
        assert_eq!(read(b"bestmove\0e2e4"), UciMessage::Unknown);
        assert_eq!(read(b"hello"), UciMessage::Unknown);
        assert_eq!(read(b"  uciok \r"), UciMessage::UciOk);
        assert_eq!(read(b""), UciMessage::Other);
    }

    #[test]
    fn an_engine_that_gives_no_name_is_called_by_its_program() {
        let of = |program: &str| {
            let setup = EngineSetup {
                program: String::from(program),
                ..setup(Strength::Full)
            };
            EngineDescription::default().set(&setup).1.name
        };
        assert_eq!(of("/usr/games/nameless"), "nameless");
        assert_eq!(of("C:\\Chess\\nameless.exe"), "nameless.exe");
    }

    #[test]
    fn a_name_is_short_and_does_nothing() {
        let UciMessage::Name(name) = read("id name Evil\u{1b}[2J \u{202e}fish".as_bytes()) else {
            panic!()
        };
        assert!(
            name.starts_with("Evil") && name.chars().all(locale::is_harmless),
            "{name}"
        );
        let UciMessage::Name(name) = read(format!("id name {}", "x".repeat(1000)).as_bytes()) else {
            panic!()
        };
        assert_eq!(name.len(), 80);
    }

    fn stockfish() -> EngineDescription {
        let mut offers = EngineDescription::default();
        for line in [
            "option name Threads type spin default 1 min 1 max 1024",
            "option name Hash type spin default 16 min 1 max 33554432",
            "option name MultiPV type spin default 1 min 1 max 500",
            "option name Skill Level type spin default 20 min 0 max 20",
            "option name UCI_LimitStrength type check default false",
            "option name UCI_Elo type spin default 1350 min 1350 max 2850",
            "option name UCI_Chess960 type check default false",
            "option name Debug Log File type string default ",
            "option name Broken type spin min 5 max 3",
        ] {
            if let UciMessage::Offers(offer) = read(line.as_bytes()) {
                offers.add(offer);
            }
        }
        offers
    }

    fn setup(strength: Strength) -> EngineSetup {
        EngineSetup {
            program: "stockfish".into(),
            strength,
            threads: 1,
            lines: 3,
            is_chess960: false,
        }
    }

    #[test]
    fn an_engine_is_set_only_to_what_it_offers() {
        let (lines, about) = stockfish().set(&setup(Strength::Elo(1500)));
        assert_eq!(
            lines,
            "setoption name Threads value 1\nsetoption name Hash value 16\nsetoption name MultiPV value 3\n\
             setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1500\nucinewgame\nisready\n"
        );
        assert_eq!(about.strength, Strength::Elo(1500));
        let chess960 = EngineSetup {
            is_chess960: true,
            ..setup(Strength::Full)
        };
        assert!(stockfish().can(&chess960) && !EngineDescription::default().can(&chess960));
        let (lines, about) = EngineDescription::default().set(&setup(Strength::Elo(1500)));
        assert_eq!(
            (lines.as_str(), about.strength),
            ("ucinewgame\nisready\n", Strength::Full)
        );
    }

    #[test]
    fn one_way_to_be_weak_stands_for_the_other() {
        let no_elo = EngineDescription {
            elo: None,
            ..stockfish()
        };
        let no_skill = EngineDescription {
            skill: None,
            ..stockfish()
        };
        let set = |offers: &EngineDescription, wanted| offers.set(&setup(wanted)).1.strength;
        assert_eq!(set(&stockfish(), Strength::Elo(800)), Strength::Elo(1350));
        assert_eq!(set(&stockfish(), Strength::Elo(9000)), Strength::Elo(2850));
        assert_eq!(set(&stockfish(), Strength::Skill(99)), Strength::Skill(20));
        assert_eq!(set(&no_elo, Strength::Elo(1650)), Strength::Skill(4));
        assert_eq!(set(&no_elo, Strength::Elo(u32::MAX)), Strength::Skill(20));
        assert_eq!(set(&no_elo, Strength::Elo(100)), Strength::Skill(0));
        assert_eq!(set(&no_skill, Strength::Skill(4)), Strength::Elo(1650));
        assert_eq!(set(&no_skill, Strength::Full), Strength::Full);
    }

    #[test]
    fn a_task_begins_at_the_last_move_that_nothing_takes_back() {
        let played = moves("e2e4 e7e5 g1f3 b8c6");
        let written = write(&task(played, Limit::Depth(12)), false);
        assert_eq!(
            written.lines,
            "position fen rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 moves g1f3 b8c6\ngo depth 12\n"
        );
        assert_eq!(written.turn, Some(Color::White));
        let illegal = write(&task(moves("e2e4 e2e4"), Limit::Endless), false);
        assert_eq!(illegal.turn, None);
        assert!(illegal.lines.ends_with("moves e2e4 e2e4\ngo infinite\n"));
        let mut other = task(Vec::new(), Limit::Nodes(7));
        other.start = "no\nquit".into();
        assert_eq!(write(&other, false).lines, "position fen no quit\ngo nodes 7\n");
    }

    #[test]
    fn castling_is_written_as_the_game_has_it() {
        let mut castling = task(moves("e1g1"), Limit::Time(5));
        castling.start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".into();
        assert!(write(&castling, false).lines.contains("moves e1g1\n"));
        assert!(write(&castling, true).lines.contains("moves e1h1\n"));
    }

    #[test]
    fn a_clock_is_written_with_both_sides() {
        let limit = Limit::Clock {
            left_ms: ByColor { white: 1, black: 2 },
            increment_ms: ByColor { white: 3, black: 4 },
            moves_to_go: Some(40),
        };
        assert_eq!(go(&limit), "go wtime 1 btime 2 winc 3 binc 4 movestogo 40");
    }

    proptest! {
        #[test]
        fn nothing_an_engine_says_is_too_much(line: Vec<u8>) {
            read(&line);
        }

        #[test]
        fn nothing_in_its_own_words_is_too_much(
            words in prop::collection::vec(
                prop::sample::select(vec![
                    "info", "bestmove", "option", "id", "name", "type", "spin", "min", "max", "score", "cp", "mate", "pv", "depth",
                    "multipv", "lowerbound", "string", "e2e4", "0000", "-1", "99999999999", "\u{0}", "\u{fffd}", "P@e4", "e7e8Q",
                ]),
                0..20,
            ),
        ) {
            if let UciMessage::Thinks(line) = read(words.join(" ").as_bytes()) {
                prop_assert!(line.moves.len() <= LONGEST_LINE);
            }
        }

        #[test]
        fn what_is_written_is_two_lines(start in ".*", limit: u64) {
            let task = EngineTask { number: 0, start, moves: Vec::new(), limit: Limit::Time(limit) };
            prop_assert_eq!(write(&task, false).lines.lines().count(), 2);
        }
    }
}
