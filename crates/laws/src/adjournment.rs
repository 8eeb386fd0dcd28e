//! Adjournment: the sealed move, its envelope and the resumption (Guidelines I).
//!
//! The Laws' side of it never holds the sealed move: what is in the envelope is text nobody can read without the key, which
//! the table has. Who opens it hands back what was in it.

use shakmaty::{ByColor, Color};

use super::moment::Moment;

/// A sealed move as it lies in its envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// What belongs to the key of this envelope alone.
    pub salt: String,
    /// The move in the sealer's words, encrypted; hexadecimal digits.
    pub sealed: String,
    /// The arbiter's PIN is part of the key; without one the envelope is closed, and no secret to who has the journal.
    pub with_pin: bool,
}

impl Envelope {
    /// Whether it cannot be opened here: what is in it stayed at another computer.
    pub const fn is_elsewhere(&self) -> bool {
        self.sealed.is_empty()
    }
}

/// An adjournment under way: from the word to seal until the game goes on as before.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of Guidelines I of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    /// Whose move is or was sealed.
    pub side: Color,
    /// Its ply.
    pub ply: u32,
    /// Date, time and place of the resumption, as somebody gave them (I.2).
    pub until: Option<String>,
    /// What is in the envelope, as long as it is closed.
    pub envelope: Option<Envelope>,
    /// The clock has been stopped, so the move can no more be changed (I.1.1).
    pub is_final: bool,
    /// The game has been resumed.
    pub is_resumed: bool,
    /// The envelope is missing (I.12).
    pub is_lost: bool,
    pub(super) is_early: bool,
    pub(super) is_opened: bool,
    /// Who has come since the session was over.
    pub(super) arrived: ByColor<bool>,
    pub(super) resumed_at: Option<Moment>,
    pub(super) default_offered: bool,
}

impl Adjournment {
    /// Whether nobody plays: the envelope waits, or the game has not been resumed.
    pub fn holds_the_game(&self) -> bool {
        (self.is_final && (self.envelope.is_some() || !self.is_resumed)) && !self.is_lost
    }

    /// The player who has to reply to the sealed move is known to be absent: the other has come and he has not, or his
    /// clock was started with the envelope closed (I.9.2).
    pub(super) fn reply_is_absent(&self) -> bool {
        let (replies, seals) = (self.side.other(), self.side);
        !*self.arrived.get(replies) && (*self.arrived.get(seals) || self.is_resumed)
    }

    /// That player is told to seal.
    pub(super) fn told(side: Color, ply: u32, until: Option<String>, is_early: bool) -> Self {
        Self {
            side,
            ply,
            until,
            envelope: None,
            is_final: false,
            is_resumed: false,
            is_lost: false,
            is_early,
            is_opened: false,
            arrived: ByColor::default(),
            resumed_at: None,
            default_offered: false,
        }
    }

    /// A move is in the envelope.
    pub(super) fn seal(&mut self, side: Color, ply: u32, envelope: Envelope, is_final: bool) {
        (self.side, self.ply, self.envelope) = (side, ply, Some(envelope));
        (self.is_opened, self.is_final) = (false, is_final);
    }

    /// The clock has been stopped or pressed: the sealed move stays as it is.
    pub(super) fn clock_stopped(&mut self) {
        self.is_final |= self.envelope.is_some();
    }

    /// The envelope was opened, or is missing.
    pub(super) fn end_envelope(&mut self, is_lost: bool) {
        self.envelope = None;
        self.is_final = true;
        self.is_lost |= is_lost;
        self.is_opened |= !is_lost;
    }

    /// That player has come; nothing before the move is sealed for good.
    pub(super) fn arrives(&mut self, side: Color) {
        if self.is_final {
            *self.arrived.get_mut(side) = true;
        }
    }

    /// Resumed, opened, and nobody known to be absent: a game like any other.
    pub(super) fn is_over(&self) -> bool {
        let nobody_counted = self.arrived.white == self.arrived.black;
        let sealer_is_there = *self.arrived.get(self.side);
        self.is_resumed && self.envelope.is_none() && (nobody_counted || sealer_is_there)
    }
}
