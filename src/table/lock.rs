//! A locked table: whether another may stand in its place, and the desk that is closed when nobody sits at it.
//!
//! The lock is a state of the table, not of a window. Whatever would put another game here – a typed line, a key, a form, a
//! dialog, a dropped file – needs the [`Permit`] that one question gives.

use super::effect::Effect;
use super::{Table, lichess};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};

/// Another table may stand in the place of this one. Only [`Table::may_be_left`] gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit {
    /// The game against a person on the internet that goes on without this table: nobody is helped at the other one either.
    goes_on: Option<String>,
}

impl Table {
    /// Whether that person may have another table in the place of this one. A locked game is left by the arbiter alone, at the
    /// desk he has opened: elsewhere a player would find what helps him (11.3.1).
    ///
    /// # Errors
    /// The game is locked, and the desk is not open to that person.
    pub fn may_be_left(&self, by: Person, now: Moment) -> Result<Permit, Refusal> {
        let has_opened = by == Person::Arbiter && !self.desk_is_locked(now);
        if self.game.is_locked() && !has_opened {
            return Err(Refusal::new(Code::GameLocked));
        }
        let goes_on = lichess::against_a_person(self);
        Ok(Permit { goes_on })
    }

    /// This table stands in the place of the one that gave the permit.
    pub fn takes_the_place(&mut self, left: Permit) {
        lichess::sits_beside(self, left.goes_on);
    }

    /// Answers whoever has another game ready.
    pub(super) fn leave(&mut self, by: Person) {
        let permit = self.may_be_left(by, self.now());
        self.seats.send(Effect::Leave(permit.as_ref().ok().cloned()));
        if let Err(refusal) = permit {
            self.refuse(by, refusal);
        }
    }

    /// Closes the desk, and tells the arbiter. A question left open there is not answered by whoever comes next.
    pub(super) fn close_desk(&mut self) {
        self.desk.close();
        if let Some(seat) = self.seats.get_mut(Person::Arbiter) {
            seat.waiting.question = None;
        }
        self.seats.confirm(Person::Arbiter, "said-desk-closed");
    }

    /// The desk is shown no more. Where a PIN opens it, it is closed; otherwise it stays as it was left.
    pub(super) fn leave_desk(&mut self) {
        if self.game.lock().is_some() && !self.desk_is_locked(self.now()) {
            self.close_desk();
        }
    }
}
