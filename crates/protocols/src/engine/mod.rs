//! Chess engines that speak UCI (the Universal Chess Interface, April 2006): the requests to them and their news, as
//! plain values. The engine is a program that runs alongside ours and is never trusted: `adapters::uci` watches it.

pub mod level;
pub mod opinion;
pub mod uci;

use shakmaty::ByColor;
use shakmaty::uci::UciMove;

/// The use of an engine. Each use has a process of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EngineUse {
    /// The engine plays one side.
    Opponent,
    /// The engine gives its opinion: hints, and a game that is gone through.
    Adviser,
}

impl EngineUse {
    /// Both uses.
    pub const ALL: [Self; 2] = [Self::Opponent, Self::Adviser];
}

/// A request to the engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineRequest {
    /// Start that engine; the one that had this use before ends.
    Start(EngineUse, EngineSetup),
    /// Think about that; the task before is given up, and nothing more is told of it.
    Think(EngineUse, EngineTask),
    /// Stop thinking: the best move so far is told.
    Stop(EngineUse),
    /// End the engine.
    End(EngineUse),
}

/// The choice of an engine, and its settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSetup {
    /// The path of its program, or a name that the system finds ("stockfish").
    pub program: String,
    /// The strength at which it plays.
    pub strength: Strength,
    /// The most processor cores that it uses.
    pub threads: u16,
    /// The number of best lines that it tells.
    pub lines: u8,
    /// Use the castling moves of Chess960 (Guidelines II).
    pub is_chess960: bool,
}

/// The strength at which an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Full strength.
    Full,
    /// A rating (`UCI_Elo`); an engine without it takes the nearest `Skill Level`.
    Elo(u32),
    /// A `Skill Level`, 0 to 20.
    Skill(u8),
}

/// A task for an engine to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTask {
    /// The number of the task, which comes back with everything that is told of it.
    pub number: u64,
    /// The position from which the moves lead, as FEN.
    pub start: String,
    /// The moves since.
    pub moves: Vec<UciMove>,
    /// The limit of the thinking.
    pub limit: Limit,
}

/// The limit of an engine's thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The engine's clock, in milliseconds.
    Clock {
        /// The time left on both clocks.
        left_ms: ByColor<u64>,
        /// The increment of each move.
        increment_ms: ByColor<u64>,
        /// The number of moves to the next time control, if there is one.
        moves_to_go: Option<u32>,
    },
    /// A time in milliseconds.
    Time(u64),
    /// A number of positions.
    Nodes(u64),
    /// A depth in plies.
    Depth(u32),
    /// No limit: until it is stopped.
    Endless,
}

/// News of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineNews {
    /// The use of the engine.
    pub of: EngineUse,
    /// The report.
    pub report: EngineReport,
}

/// A report of one engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineReport {
    /// The engine is there and set as requested.
    Ready(EngineInfo),
    /// The thoughts so far about the task of that number.
    Thinks(u64, ThoughtLine),
    /// The engine has finished with the task of that number; its move, `None` if there is no legal one.
    Best(u64, Option<UciMove>),
    /// The engine is gone, or was ended because it misbehaved.
    Lost(EngineFault),
}

/// The engine's description of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineInfo {
    /// The name of the engine ("Stockfish 15.1"), at most 80 characters and no control characters.
    pub name: String,
    /// The strength to which it is set: the one requested, or the nearest that this engine can do.
    pub strength: Strength,
}

/// A line of an engine's thoughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThoughtLine {
    /// The rank among the best lines, from 1.
    pub rank: u8,
    /// The depth to which it has looked, in plies.
    pub depth: u32,
    /// The score for the player to move.
    pub score: EngineScore,
    /// The moves it expects, its own first; as far as they could be read.
    pub moves: Vec<UciMove>,
}

/// The judgement of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// The score in hundredths of a pawn; more is better for the player to move.
    Centipawns(i32),
    /// Mate in that many moves; a negative number is the opponent's mate, zero is a mate on the board.
    Mate(i32),
}

/// A fault of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// The program does not exist.
    NotFound,
    /// The engine could not be started; holds the system's words.
    NotStarted(String),
    /// The program is no engine that speaks UCI: it did not answer as one.
    NoEngine,
    /// The engine no longer answers.
    Hangs,
    /// The engine ended by itself.
    Ended,
    /// The engine sends unreadable output, or far too much of it.
    Rubbish,
    /// The engine does not play Chess960.
    NoChess960,
    /// The engine made this move, which is not legal.
    Illegal(String),
}
