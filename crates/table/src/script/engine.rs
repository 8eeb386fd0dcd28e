//! The engine of a story: its reports to the table, under the number of the last question to it.

use shakmaty::Color;
use shakmaty::uci::UciMove;

use crate::input::Input;
use controls::engine::EngineIntent;
use controls::intent::Intent;
use laws::people::Person;
use laws::script::{Expected, LineReader, ScriptError, ScriptLine};
use protocols::engine::{
    EngineFault, EngineInfo, EngineNews, EngineReport, EngineRequest, EngineScore, EngineUse, Strength, ThoughtLine,
};

/// An act of an engine in a story.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineLine {
    /// Takes that side at somebody's request, at that level, with its name.
    Seats(Color, String, Option<String>),
    /// Is ready, with its name.
    Ready(String),
    /// Gives that evaluation of its position.
    Scores(EngineScore),
    /// Plays that move; `is_late` if it answers the question before the last.
    Plays {
        /// The move.
        uci: UciMove,
        /// True if it was asked something else meanwhile.
        is_late: bool,
    },
    /// The adviser finds that move.
    Hints(UciMove),
    /// Is gone.
    Lost(EngineFault),
}

/// The questions of the table so far.
#[derive(Clone, Debug, Default)]
pub(super) struct StoryEngine {
    tasks: Vec<u64>,
    hint: u64,
}

impl StoryEngine {
    /// Takes note of a request of the table.
    pub(super) fn asked(&mut self, request: &EngineRequest) {
        match request {
            EngineRequest::Think(EngineUse::Opponent, task) => self.tasks.push(task.number),
            EngineRequest::Think(EngineUse::Adviser, task) => self.hint = task.number,
            EngineRequest::Start(..) | EngineRequest::Stop(_) | EngineRequest::End(_) => {}
        }
    }

    fn task(&self, is_late: bool) -> u64 {
        self.tasks
            .iter()
            .rev()
            .nth(usize::from(is_late))
            .copied()
            .unwrap_or_default()
    }

    /// The inputs of the table for that line. An adviser is there as soon as it is wanted, and an engine as soon as it is seated.
    pub(super) fn inputs(&self, line: &EngineLine) -> Vec<Input> {
        let tells = |of, name| {
            Input::Engine(EngineNews {
                of,
                report: ready(name),
            })
        };
        match line {
            EngineLine::Hints(_) => vec![tells(EngineUse::Adviser, "Adviser"), self.input(line)],
            EngineLine::Seats(_, name, _) => vec![self.input(line), tells(EngineUse::Opponent, name)],
            EngineLine::Ready(_) | EngineLine::Scores(_) | EngineLine::Plays { .. } | EngineLine::Lost(_) => {
                vec![self.input(line)]
            }
        }
    }

    fn input(&self, line: &EngineLine) -> Input {
        let tells = |of, report| Input::Engine(EngineNews { of, report });
        let of = EngineUse::Opponent;
        match line {
            EngineLine::Seats(side, _, level) => {
                let (side, level) = (*side, level.clone());
                let intent = Intent::Engine(EngineIntent::Seat { side, level });
                Input::Intent(Person::Player(side.other()), intent)
            }
            EngineLine::Ready(name) => tells(of, ready(name)),
            EngineLine::Scores(score) => {
                let thinks = ThoughtLine {
                    rank: 1,
                    depth: 1,
                    score: *score,
                    moves: Vec::new(),
                };
                tells(of, EngineReport::Thinks(self.task(false), thinks))
            }
            EngineLine::Plays { uci, is_late } => tells(of, EngineReport::Best(self.task(*is_late), Some(*uci))),
            EngineLine::Hints(uci) => tells(EngineUse::Adviser, EngineReport::Best(self.hint, Some(*uci))),
            EngineLine::Lost(fault) => tells(of, EngineReport::Lost(fault.clone())),
        }
    }
}

/// The report that an engine of that name is ready.
fn ready(name: &str) -> EngineReport {
    EngineReport::Ready(EngineInfo {
        name: name.to_owned(),
        strength: Strength::Full,
    })
}

/// Reads the words after `engine` in a story.
pub(super) fn line(words: &mut ScriptLine) -> Result<EngineLine, ScriptError> {
    const WORDS: &[&str] = &["white", "black", "ready", "scores", "plays", "hints", "lost"];
    const FAULTS: &[(&str, LineReader<EngineFault>)] = &[
        ("not-found", |_| Ok(EngineFault::NotFound)),
        ("no-engine", |_| Ok(EngineFault::NoEngine)),
        ("hangs", |_| Ok(EngineFault::Hangs)),
        ("ended", |_| Ok(EngineFault::Ended)),
        ("rubbish", |_| Ok(EngineFault::Rubbish)),
        ("no-chess960", |_| Ok(EngineFault::NoChess960)),
    ];
    let uci = |words: &mut ScriptLine| words.read(Expected::Move, |text| text.parse::<UciMove>().ok());
    Ok(match words.one_of(WORDS)? {
        "ready" => EngineLine::Ready(words.next(Expected::Name)?.text),
        "scores" => {
            let is_mate = words.take("mate");
            let number: i32 = words.read(Expected::Number, |text| text.parse().ok())?;
            EngineLine::Scores(if is_mate {
                EngineScore::Mate(number)
            } else {
                EngineScore::Centipawns(number)
            })
        }
        "plays" => EngineLine::Plays {
            uci: uci(words)?,
            is_late: words.take("late"),
        },
        "hints" => EngineLine::Hints(uci(words)?),
        "lost" => EngineLine::Lost(words.choose(FAULTS)?),
        side => {
            let name = words.next(Expected::Name)?.text;
            let level = words.optional().map(|word| word.text);
            EngineLine::Seats(Color::from_white(side == "white"), name, level)
        }
    })
}
