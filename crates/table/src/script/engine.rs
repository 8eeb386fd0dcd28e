//! The engine of a story: what it tells the table, under the number of what it was asked last.

use shakmaty::Color;
use shakmaty::uci::UciMove;

use crate::input::Input;
use controls::engine::EngineIntent;
use controls::intent::Intent;
use laws::people::Person;
use protocols::engine::{About, Fault, Line, News, Report, Request, Score, Strength, Use};

/// What an engine does in a story.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineLine {
    /// Somebody gives it that side, at that level, and it says its name.
    Seats(Color, String, Option<String>),
    /// It is there, and says its name.
    Ready(String),
    /// It thinks that of its position.
    Scores(Score),
    /// It plays that; `is_late` to what it had been asked before the last question.
    Plays {
        /// The move.
        uci: UciMove,
        /// It was asked something else meanwhile.
        is_late: bool,
    },
    /// The adviser finds that move.
    Hints(UciMove),
    /// It is gone.
    Lost(Fault),
}

/// What the table has asked so far.
#[derive(Clone, Debug, Default)]
pub(super) struct StoryEngine {
    tasks: Vec<u64>,
    hint: u64,
}

impl StoryEngine {
    /// The table asks for that.
    pub(super) fn asked(&mut self, request: &Request) {
        match request {
            Request::Think(Use::Opponent, task) => self.tasks.push(task.number),
            Request::Think(Use::Adviser, task) => self.hint = task.number,
            Request::Start(..) | Request::Stop(_) | Request::End(_) => {}
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

    /// What the table is told with that line.
    pub(super) fn input(&self, line: &EngineLine) -> Input {
        let tells = |of, report| Input::Engine(News { of, report });
        let of = Use::Opponent;
        match line {
            EngineLine::Seats(side, _, level) => {
                let (side, level) = (*side, level.clone());
                let intent = Intent::Engine(EngineIntent::Seat { side, level });
                Input::Intent(Person::Player(side.other()), intent)
            }
            EngineLine::Ready(name) => tells(of, ready(name)),
            EngineLine::Scores(score) => {
                let thinks = Line {
                    rank: 1,
                    depth: 1,
                    score: *score,
                    moves: Vec::new(),
                };
                tells(of, Report::Thinks(self.task(false), thinks))
            }
            EngineLine::Plays { uci, is_late } => tells(of, Report::Best(self.task(*is_late), Some(*uci))),
            EngineLine::Hints(uci) => tells(Use::Adviser, Report::Best(self.hint, Some(*uci))),
            EngineLine::Lost(fault) => tells(of, Report::Lost(fault.clone())),
        }
    }
}

/// It is there.
pub(super) fn ready(name: &str) -> Report {
    Report::Ready(About {
        name: name.to_owned(),
        strength: Strength::Full,
    })
}
