//! The way of a newcomer through a door: two questions, and the arbiter's yes. At an open relay anybody can answer the first question, and only
//! the second shows who has the code: one answer is tried after the other.

use std::collections::VecDeque;
use std::fmt;

use super::enrolment::{Declined, ExchangeSeed, Newcomer, NotLetIn, Secret, TableSide, Welcome};
use super::{NoAnswer, QuestionId};

/// The most answers to the first question that are tried: a wrong one costs one of the code's attempts.
const MOST_ANSWERS: u8 = 3;
/// The number of times that the second question is repeated while the arbiter has not answered, once a minute.
const PATIENCE: u8 = 30;

/// A newcomer on the way in.
#[derive(Clone, PartialEq, Eq)]
pub struct Admission {
    slot: u32,
    secret: Secret,
    draw: ExchangeSeed,
    newcomer: Newcomer,
    /// The first question, as long as answers may come.
    first: Option<QuestionId>,
    /// The answers to the first question that are still to be tried, and the number of all that came.
    answers: VecDeque<Vec<u8>>,
    came: u8,
    /// The second question, and the answer to the first on which it rests.
    trial: Option<(QuestionId, Vec<u8>)>,
    /// True if an answer came from a machine without the code.
    is_refused: bool,
    left: u8,
}

// Logs show neither the code nor the random bytes.
impl fmt::Debug for Admission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Admission at slot {}", self.slot)
    }
}

/// The next step of an [`Admission`].
#[derive(Debug)]
pub enum AdmissionStep {
    /// Wait.
    Wait,
    /// Knock with that payload, under the number that was free.
    Knock(Vec<u8>),
    /// The newcomer is let in.
    In(Box<Welcome>),
    /// The newcomer is not let in.
    Out(NotIn),
}

/// The reason why an [`Admission`] ended.
#[derive(Debug)]
pub enum NotIn {
    /// The door refused.
    Refused(NotLetIn),
    /// No program answered.
    NoAnswer(NoAnswer),
}

impl Admission {
    /// A newcomer with that secret for that slot. `draw` comes from the system's random source, for this newcomer alone.
    pub const fn new(slot: u32, secret: Secret, draw: ExchangeSeed, newcomer: Newcomer) -> Self {
        Self {
            slot,
            secret,
            draw,
            newcomer,
            first: None,
            answers: VecDeque::new(),
            came: 0,
            trial: None,
            is_refused: false,
            left: PATIENCE,
        }
    }

    /// The slot to knock at.
    pub const fn slot(&self) -> u32 {
        self.slot
    }

    /// True if the newcomer is on the way in with that secret.
    pub fn is_with(&self, slot: u32, secret: &Secret) -> bool {
        self.slot == slot && self.secret == *secret
    }

    fn side(&self) -> (TableSide, Vec<u8>) {
        TableSide::new(self.slot, &self.secret, self.draw)
    }

    /// Begins with the first question, under that number; returns its payload.
    pub fn begin(&mut self, id: QuestionId) -> Vec<u8> {
        self.first = Some(id);
        self.side().1
    }

    /// Takes an answer to that question, or the news that the answers have ended. `free` is the number of the next question.
    pub fn answered(&mut self, id: QuestionId, answer: Result<Vec<u8>, NoAnswer>, free: QuestionId) -> AdmissionStep {
        let trial = self.trial.take_if(|(asked, _)| *asked == id);
        let mut why = NoAnswer::NobodyThere;
        match (trial, answer) {
            (Some((_, tried)), Ok(answer)) => {
                let entering = self.side().0.answered(&tried, &self.newcomer);
                match entering.and_then(|(entering, _)| entering.answered(&answer)) {
                    Ok(welcome) => {
                        self.trial = Some((id, tried));
                        return AdmissionStep::In(Box::new(welcome));
                    }
                    Err(NotLetIn::NoCode) => self.is_refused = true,
                    Err(refused) => return AdmissionStep::Out(NotIn::Refused(refused)),
                }
                // Another machine may still answer the second question.
                if self.answers.is_empty() {
                    self.trial = Some((id, tried));
                }
            }
            // The arbiter has not said yes yet: the same question again.
            (Some((_, tried)), Err(NoAnswer::TooLate)) if self.left > 0 => {
                self.left -= 1;
                self.answers.push_front(tried);
            }
            (Some(_), Err(none)) => why = none,
            (None, Ok(answer)) if self.first == Some(id) && self.came < MOST_ANSWERS => {
                self.came += 1;
                self.answers.push_back(answer);
            }
            (None, Err(none)) if self.first == Some(id) => (self.first, why) = (None, none),
            (None, _) => return AdmissionStep::Wait,
        }
        while self.trial.is_none()
            && let Some(answer) = self.answers.pop_front()
        {
            // An answer of another form is passed over.
            if let Ok((_, payload)) = self.side().0.answered(&answer, &self.newcomer) {
                self.trial = Some((free, answer));
                return AdmissionStep::Knock(payload);
            }
            self.is_refused = true;
        }
        if self.trial.is_some() || self.first.is_some() {
            AdmissionStep::Wait
        } else if self.is_refused {
            AdmissionStep::Out(NotIn::Refused(NotLetIn::NoCode))
        } else {
            AdmissionStep::Out(NotIn::NoAnswer(why))
        }
    }

    /// The payload with which a newcomer who was let in says that it does not come in after all.
    pub fn decline(&self, why: Declined) -> Option<Vec<u8>> {
        let (_, tried) = self.trial.as_ref()?;
        let (entering, _) = self.side().0.answered(tried, &self.newcomer).ok()?;
        entering.decline(why)
    }
}
