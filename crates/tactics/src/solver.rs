//! One person who solves positions, in words: each line gives what is said, and what is to be done besides.

use announcement::Span;
use shakmaty::Move;

use super::line::TacticsLine;
use super::position::TacticsPosition;
use super::record::{RatingChange, Record};
use super::session::{Session, TacticsNews};
use super::sitting::Sitting;
use super::telling::Teller;

/// Positions after whose end a person hears what to type; later they know, and hear it on request.
const LEARNT: u32 = 5;

/// A sitting with the results of its person. Every moment is the time since 1970 in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Solver {
    /// The half-moves after which each new position is told blindfold, if it is.
    pub blindfold: Option<usize>,
    sitting: Sitting,
    record: Record,
}

/// The outcome of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolverAnswer {
    /// The words.
    pub spans: Vec<Span>,
    /// The change of the rating, which is told next, as it is stored ([`Solver::stored_change`]).
    pub change: Option<RatingChange>,
    /// The last words.
    pub further: Vec<Span>,
    /// The things that happened on the board.
    pub news: Vec<TacticsNews>,
    /// True if the results have changed, and are to be saved.
    pub is_result: bool,
    /// True if the next position is to be chosen.
    pub wants_next: bool,
}

impl SolverAnswer {
    /// All its words.
    pub fn words(&self, teller: &Teller) -> Vec<Span> {
        let change = self.change.map(|change| teller.change(change)).unwrap_or_default();
        [&self.spans[..], &change, &self.further].concat()
    }
}

impl Solver {
    /// A person at the beginning of that sitting.
    pub const fn new(sitting: Sitting, record: Record) -> Self {
        Self {
            blindfold: None,
            sitting,
            record,
        }
    }

    /// The position being solved.
    pub const fn session(&self) -> &Session {
        self.sitting.session()
    }

    /// The results.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Takes over the stored results ([`Record::take_stored`]).
    pub fn take_stored(&mut self, stored: Record) {
        self.record.take_stored(stored);
    }

    /// The last change of the rating; after [`Solver::take_stored`], with the results of other programs.
    pub const fn stored_change(&self) -> Option<RatingChange> {
        self.record.last_change()
    }

    /// Goes to that position, which has been chosen.
    pub fn take(&mut self, position: TacticsPosition) {
        self.sitting.take(position);
    }

    /// The words of the position as a new one: blindfold, if its person wishes.
    pub fn position(&self, teller: &Teller) -> Vec<Span> {
        match self.blindfold {
            Some(plies) => teller.blindfold(self.session(), plies),
            None => teller.position(self.session()),
        }
    }

    /// Carries out a command; words of a move are for [`Solver::answer`].
    pub fn command(&mut self, line: &TacticsLine, teller: &Teller, now_ms: u64) -> SolverAnswer {
        let said = |spans: Vec<Span>| SolverAnswer {
            spans,
            ..SolverAnswer::default()
        };
        match line {
            TacticsLine::Hint => {
                let news = self.sitting.hint();
                self.told(news, None, teller, now_ms)
            }
            TacticsLine::Solution => {
                let (news, change) = self.sitting.show(&mut self.record, now_ms);
                self.told(news, change, teller, now_ms)
            }
            TacticsLine::Position => said(teller.position(self.session())),
            TacticsLine::Blindfold(plies) => said(teller.blindfold(self.session(), plies.unwrap_or(usize::MAX))),
            TacticsLine::Statistics => said(teller.statistics(&self.record, now_ms)),
            TacticsLine::Again => {
                let change = self.sitting.again(&mut self.record, now_ms);
                SolverAnswer {
                    change,
                    further: self.position(teller),
                    is_result: change.is_some(),
                    ..SolverAnswer::default()
                }
            }
            TacticsLine::Empty if !self.session().is_over() => said(teller.task(self.session())),
            TacticsLine::Next | TacticsLine::Empty => {
                let change = self.sitting.pass(&mut self.record, now_ms);
                SolverAnswer {
                    change,
                    is_result: true,
                    wants_next: true,
                    ..SolverAnswer::default()
                }
            }
            TacticsLine::Leave => {
                let change = self.sitting.leave(&mut self.record, now_ms);
                SolverAnswer {
                    change,
                    is_result: change.is_some(),
                    ..SolverAnswer::default()
                }
            }
            TacticsLine::Themes => said(teller.themes()),
            TacticsLine::Ratings => said(teller.ratings(&self.record, self.session().tactics())),
            TacticsLine::Words(_) => said(teller.further()),
        }
    }

    /// Judges an answer, a legal move on the session's board.
    pub fn answer(&mut self, mv: Move, teller: &Teller, now_ms: u64) -> SolverAnswer {
        let (news, change) = self.sitting.answer(mv, &mut self.record, now_ms);
        self.told(news, change, teller, now_ms)
    }

    fn told(
        &mut self,
        news: Vec<TacticsNews>,
        change: Option<RatingChange>,
        teller: &Teller,
        now_ms: u64,
    ) -> SolverAnswer {
        let mut further = Vec::new();
        if self.session().is_over() {
            let is_learnt = self.record.score().played > LEARNT;
            further.extend(match self.sitting.takes_a_break(now_ms) {
                Some(score) => teller.time_over(score),
                // A request that changes nothing any more is not left without an answer.
                None if is_learnt && !news.is_empty() => Vec::new(),
                None if news.is_empty() => teller.further(),
                None => teller.enter_next(),
            });
        }
        SolverAnswer {
            spans: teller.told(&news),
            change,
            further,
            news,
            is_result: change.is_some(),
            wants_next: false,
        }
    }
}
