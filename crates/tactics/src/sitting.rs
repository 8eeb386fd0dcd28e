//! Ten minutes of positions, one after another.

use shakmaty::Move;

use super::position::TacticsPosition;
use super::record::{RatingChange, Record, Score};
use super::session::{Session, TacticsNews};

/// The length of a sitting, in milliseconds.
const LONG_MS: u64 = 600_000;

/// A sitting of one person. Every moment is the time since 1970 in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Sitting {
    session: Session,
    began_ms: u64,
    score: Score,
    /// True if the position is played again, or its result is kept already.
    is_kept: bool,
}

impl Sitting {
    /// Begins with that position.
    pub fn on(position: TacticsPosition, now_ms: u64) -> Self {
        Self {
            session: Session::new(position),
            began_ms: now_ms,
            score: Score::default(),
            is_kept: false,
        }
    }

    /// The position being solved.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The positions of this sitting, and those that were right.
    pub const fn score(&self) -> Score {
        self.score
    }

    /// The result, if the ten minutes are over and the position has ended; the next ten begin.
    pub fn takes_a_break(&mut self, now_ms: u64) -> Option<Score> {
        let is_due = self.session.is_over() && now_ms.saturating_sub(self.began_ms) >= LONG_MS;
        is_due.then(|| {
            self.began_ms = now_ms;
            std::mem::take(&mut self.score)
        })
    }

    /// Judges an answer, a legal move on the session's board.
    pub fn answer(&mut self, mv: Move, record: &mut Record, now_ms: u64) -> (Vec<TacticsNews>, Option<RatingChange>) {
        let told = self.session.answer(mv);
        self.told(told, record, now_ms)
    }

    /// Gives the next hint.
    pub fn hint(&mut self) -> Vec<TacticsNews> {
        let is_first = !self.is_kept && self.session.is_flawless();
        let mut told = self.session.hint();
        if is_first && !told.is_empty() {
            told.push(TacticsNews::CountsAsMissed);
        }
        told
    }

    /// Plays the next move of the solution, and the reply to it.
    pub fn show(&mut self, record: &mut Record, now_ms: u64) -> (Vec<TacticsNews>, Option<RatingChange>) {
        let told = self.session.show();
        self.told(told, record, now_ms)
    }

    fn told(
        &mut self,
        told: Vec<TacticsNews>,
        record: &mut Record,
        now_ms: u64,
    ) -> (Vec<TacticsNews>, Option<RatingChange>) {
        let end = told.iter().find_map(TacticsNews::outcome).filter(|_| !self.is_kept);
        let change = end.and_then(|end| self.keep(end.is_right, record, now_ms));
        (told, change)
    }

    fn keep(&mut self, is_right: bool, record: &mut Record, now_ms: u64) -> Option<RatingChange> {
        self.is_kept = true;
        self.score.count(is_right);
        record.keep(self.session.tactics(), is_right, now_ms)
    }

    /// Starts the same position again; its result is not kept twice, and counts as missed after a wrong answer or a hint.
    pub fn again(&mut self, record: &mut Record, now_ms: u64) -> Option<RatingChange> {
        let change = (!self.session.is_flawless()).then(|| self.leave(record, now_ms));
        let change = change.flatten();
        self.session = Session::new(self.session.tactics().clone());
        change
    }

    /// Counts a position that was begun and is left as missed.
    pub fn leave(&mut self, record: &mut Record, now_ms: u64) -> Option<RatingChange> {
        let is_missed = !self.is_kept && self.session.was_tried();
        is_missed.then(|| self.keep(false, record, now_ms)).flatten()
    }

    /// Leaves the position for the next one. If nothing was tried on it, it is passed over without a result.
    pub fn pass(&mut self, record: &mut Record, now_ms: u64) -> Option<RatingChange> {
        let change = self.leave(record, now_ms);
        if !self.is_kept {
            record.pass(self.session.tactics());
        }
        change
    }

    /// Takes that position as the next one.
    pub fn take(&mut self, position: TacticsPosition) {
        self.session = Session::new(position);
        self.is_kept = false;
    }
}
