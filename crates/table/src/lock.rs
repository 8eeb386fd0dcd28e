//! A locked table: the permission to put another in its place, and the arbiter's panel that is closed when nobody sits
//! at it.
//!
//! The lock is a state of the table, not of a window. Everything that would put another game here – a typed line, a
//! key, a form, a dialog, a dropped file – needs the [`Permit`] that one question gives.

use super::effect::Effect;
use super::{Table, lichess};
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::rules::help;

/// Permission for another table to take the place of this one. Only [`Table::may_be_left`] gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit(OtherGames);

/// Games at this computer that are played on without this table, and for whose sake nobody is helped at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherGames {
    /// The game against a person on a server, by the server's name for it.
    pub against_a_person: Option<String>,
    /// True if one of them is at an event or in competition.
    pub competes: bool,
}

impl Table {
    /// Permits that person to have another table in the place of this one. Only the arbiter may leave a locked game,
    /// with the panel open: a player would find help elsewhere (11.3.1).
    ///
    /// # Errors
    /// The game is locked, and the panel is not open to that person.
    pub fn may_be_left(&self, by: Person, now: Moment) -> Result<Permit, Refusal> {
        let has_opened = by == Person::Arbiter && !self.desk_is_locked(now);
        if self.game.is_locked() && !has_opened {
            return Err(Refusal::new(Code::GameLocked));
        }
        Ok(Permit(OtherGames {
            against_a_person: lichess::against_a_person(self),
            competes: self.machine.beside.competes || help::competes(&self.game),
        }))
    }

    /// Puts this table in the place of the one that gave the permit.
    pub fn takes_the_place(&mut self, left: Permit) {
        self.note_other_games(left.0);
    }

    /// Notes the games that are played on. For one against a person, which is not this table's own, the server is asked
    /// if it is over.
    pub fn note_other_games(&mut self, others: OtherGames) {
        let own = lichess::id_of(&self.game);
        self.machine.beside = others;
        self.machine
            .beside
            .against_a_person
            .take_if(|id| own.as_ref() == Some(id));
    }

    /// Answers the person who has another game ready.
    pub(super) fn leave(&mut self, by: Person) {
        let permit = self.may_be_left(by, self.now());
        self.seats.send(Effect::Leave(permit.as_ref().ok().cloned()));
        if let Err(refusal) = permit {
            self.refuse(by, refusal);
        }
    }

    /// Closes the panel, and tells the arbiter. A question left open there is not answered by the next person who
    /// comes.
    pub(super) fn close_desk(&mut self) {
        self.desk.close();
        if let Some(seat) = self.seats.get_mut(Person::Arbiter) {
            seat.waiting.question = None;
        }
        self.seats.confirm(Person::Arbiter, "said-desk-closed");
    }

    /// Takes note that the panel is no longer shown. If a PIN opens it, it is closed; otherwise it stays as it was
    /// left.
    pub(super) fn leave_desk(&mut self) {
        if self.game.lock().is_some() && !self.desk_is_locked(self.now()) {
            self.close_desk();
        }
    }
}
