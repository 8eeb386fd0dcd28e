//! Chess engines that speak UCI (the Universal Chess Interface, April 2006): what is asked of them and what they tell, as plain
//! values. The program that is an engine runs beside ours and is never trusted: `adapters::uci` watches it.

pub mod level;
pub mod opinion;
pub mod uci;

use shakmaty::ByColor;
use shakmaty::uci::UciMove;

/// What an engine is used for. Each use has a process of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    /// It plays one side.
    Opponent,
    /// It gives its opinion: hints, and a game that is gone through.
    Adviser,
}

impl Use {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Opponent, Self::Adviser];
}

/// What is asked of the engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Start that engine; the one that had this use before ends.
    Start(Use, Setup),
    /// Think about that; what it thought about before is given up, and nothing more is told of it.
    Think(Use, Task),
    /// Stop thinking: the best move so far is told.
    Stop(Use),
    /// End the engine.
    End(Use),
}

/// Which engine, and how it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The path of its program, or a name that the system finds ("stockfish").
    pub program: String,
    /// How strong it plays.
    pub strength: Strength,
    /// So many processor cores at most.
    pub threads: u16,
    /// So many best lines are told.
    pub lines: u8,
    /// The castling moves of Chess960 (Guidelines II).
    pub is_chess960: bool,
}

/// How strong an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// As strong as it can.
    Full,
    /// That rating (`UCI_Elo`); an engine without it takes the `Skill Level` that comes nearest.
    Elo(u32),
    /// That `Skill Level`, 0 to 20.
    Skill(u8),
}

/// What it is to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Its number, which comes back with everything that is told of it.
    pub number: u64,
    /// The position from which the moves lead, as FEN.
    pub start: String,
    /// The moves since.
    pub moves: Vec<UciMove>,
    /// For how long.
    pub limit: Limit,
}

/// For how long an engine thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// By its clock, in milliseconds.
    Clock {
        /// What is left on both clocks.
        left_ms: ByColor<u64>,
        /// What each move brings.
        increment_ms: ByColor<u64>,
        /// So many moves to the next time control, where there is one.
        moves_to_go: Option<u32>,
    },
    /// So many milliseconds.
    Time(u64),
    /// So many positions.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
    /// Until it is stopped.
    Endless,
}

/// What an engine tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Which one.
    pub of: Use,
    /// What.
    pub report: Report,
}

/// What one engine tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// It is there and set as it was asked to be.
    Ready(About),
    /// What it thinks so far.
    Thinks(u64, Line),
    /// It has finished with the task of that number; its move, none where there is no legal one.
    Best(u64, Option<UciMove>),
    /// It is gone, or was ended because it did not behave.
    Lost(Fault),
}

/// What an engine says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// Its name ("Stockfish 15.1"), at most 80 characters and none that rules a screen.
    pub name: String,
    /// How strong it is set: what was asked for, or what of it this engine can do.
    pub strength: Strength,
}

/// What it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which of the best lines, from 1.
    pub rank: u8,
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// What the side on move stands to gain.
    pub score: Score,
    /// The moves it expects, its own first; as far as they could be read.
    pub moves: Vec<UciMove>,
}

/// How a position is judged, for the side on move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn; more is better for the side on move.
    Centipawns(i32),
    /// Mate in so many moves; a negative number is the opponent's mate, nought is a mate on the board.
    Mate(i32),
}

/// What went wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such program.
    NotFound,
    /// It could not be started; why, in the system's words.
    NotStarted(String),
    /// It is no engine that speaks UCI: it did not answer as one.
    NoEngine,
    /// It does not answer any more.
    Hangs,
    /// It ended by itself.
    Ended,
    /// It sends what nobody can read, or far too much of it.
    Rubbish,
    /// It does not play Chess960.
    NoChess960,
    /// It made this move, which is not legal.
    Illegal(String),
}
