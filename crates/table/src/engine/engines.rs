//! The engines of a table: the program that plays a side, its question, and the hint that somebody waits for.

use shakmaty::Color;
use shakmaty::uci::UciMove;

use laws::people::Person;
use protocols::engine::level::ResignationPolicy;
use protocols::engine::{EngineScore, EngineSetup, EngineTask};

/// The engines of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct TableEngines {
    /// The wish for an engine: its author, the side and the level. It is seated when it is ready.
    pub(super) wanted: Option<(Person, Color, String)>,
    /// The level of the engine that a person last took over from: the engine has it again when it comes back.
    pub(super) before: Option<String>,
    pub(super) process: Process,
    pub(super) asked: Option<AskedPosition>,
    /// The judgement on resigning and draws.
    pub(super) sense: ResignationPolicy,
    /// The number of the last task.
    pub(super) last: u64,
    pub(super) hint: Option<Hint>,
    /// True if the game was set up against it: nobody else is there to start the clocks with its first move.
    pub(super) starts_clocks: bool,
    /// The side on which an engine was wanted and could not be seated, and the number of moves made then.
    pub(super) missing: Option<(Color, u32)>,
}

/// The program that plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Process {
    /// None.
    #[default]
    None,
    /// Started, but not yet ready.
    Starting(EngineSetup),
    /// Ready.
    Ready(EngineSetup),
    /// Gone: a person says what to do.
    Gone,
}

/// The position the engine was asked to think about.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct AskedPosition {
    pub(super) number: u64,
    pub(super) moves: Vec<UciMove>,
    /// The evaluation so far.
    pub(super) score: Option<EngineScore>,
    /// True if it has answered, without an act that followed: it is not asked the same again.
    pub(super) is_answered: bool,
}

/// A hint that somebody waits for.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hint {
    pub(super) to: Person,
    pub(super) task: EngineTask,
}

impl TableEngines {
    pub(super) fn next_number(&mut self) -> u64 {
        self.last += 1;
        self.last
    }
}
