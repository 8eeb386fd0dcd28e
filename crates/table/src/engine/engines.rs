//! The engines of a table: the program that plays a side, its question, and the hint that somebody waits for.

use shakmaty::Color;
use shakmaty::uci::UciMove;

use crate::seats::Seats;
use laws::people::Person;
use protocols::engine::level::ResignationPolicy;
use protocols::engine::{EngineRequest, EngineScore, EngineSetup, EngineTask, EngineUse, ThoughtLine};

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

    /// The first of `count` numbers for tasks: no two tasks of a table have the same, or the answer to one might be taken
    /// for another's.
    pub(crate) fn numbers(&mut self, count: usize) -> u64 {
        let first = self.next_number();
        self.last += u64::try_from(count).unwrap_or_default();
        first
    }

    /// Drops the hint, because the game it was about is put aside.
    pub(crate) fn drop_hint(&mut self, seats: &mut Seats) {
        if self.hint.take().is_some() {
            seats.engine(EngineRequest::End(EngineUse::Adviser));
        }
    }

    /// True if an engine is being started, or thinks about its move or a hint: its result is still to be told.
    pub(crate) fn is_awaited(&self) -> bool {
        let TableEngines {
            process, asked, hint, ..
        } = self;
        let thinks = asked.as_ref().is_some_and(|asked| !asked.is_answered);
        thinks || hint.is_some() || matches!(process, Process::Starting(_))
    }

    /// Ends the engine.
    pub(super) fn end(&mut self, seats: &mut Seats) {
        self.asked = None;
        self.sense.forget();
        if std::mem::take(&mut self.process) != Process::None {
            seats.engine(EngineRequest::End(EngineUse::Opponent));
        }
    }

    /// Stops the thinking about a question that is no longer asked.
    pub(super) fn give_up_thinking(&mut self, seats: &mut Seats) {
        if self.asked.take().is_some_and(|asked| !asked.is_answered) {
            seats.engine(EngineRequest::Stop(EngineUse::Opponent));
        }
    }

    pub(super) fn thinks(&mut self, number: u64, line: &ThoughtLine) {
        let asked = self.asked.as_mut();
        if let Some(asked) = asked.filter(|asked| asked.number == number && line.rank == 1) {
            asked.score = Some(line.score);
        }
    }

    /// Sets the wish for an engine in that seat.
    pub(super) fn want(&mut self, by: Person, side: Color, level: String) {
        self.process = Process::None;
        self.wanted = Some((by, side, level));
        self.missing = None;
    }
}
