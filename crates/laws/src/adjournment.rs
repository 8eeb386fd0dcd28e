//! Adjournment: the sealed move, its envelope and the resumption (Guidelines I).
//!
//! The Laws' side never holds the sealed move. The envelope holds text that cannot be read without the key, which the
//! table has; opening it hands back the move.

use shakmaty::{ByColor, Color};

use super::moment::Moment;

/// A sealed move as it lies in its envelope.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The salt of this envelope's key, different for each envelope.
    pub salt: String,
    /// The move in the sealer's words, encrypted; hexadecimal digits.
    pub sealed: String,
    /// True if the arbiter's PIN is part of the key; without a PIN, anyone who has the journal can open the envelope.
    pub with_pin: bool,
}

impl Envelope {
    /// True if the envelope cannot be opened here, because its contents stayed on another computer.
    pub const fn is_elsewhere(&self) -> bool {
        self.sealed.is_empty()
    }
}

/// An adjournment under way: from the instruction to seal until the game continues as before.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of Guidelines I of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    /// The player whose move is or was sealed.
    pub side: Color,
    /// The ply of that move.
    pub ply: u32,
    /// Date, time and place of the resumption, as they were entered (I.2).
    pub until: Option<String>,
    /// The closed envelope; `None` once it is opened or lost.
    pub envelope: Option<Envelope>,
    /// The clock has been stopped, so the move can no longer be changed (I.1.1).
    pub is_final: bool,
    /// The game has been resumed.
    pub is_resumed: bool,
    /// The envelope is missing (I.12).
    pub is_lost: bool,
    pub(super) is_early: bool,
    pub(super) is_opened: bool,
    /// The players who have come since the session ended.
    pub(super) arrived: ByColor<bool>,
    pub(super) resumed_at: Option<Moment>,
    pub(super) default_offered: bool,
}

impl Adjournment {
    /// True if play is suspended: the envelope is closed, or the game has not been resumed.
    pub fn holds_the_game(&self) -> bool {
        (self.is_final && (self.envelope.is_some() || !self.is_resumed)) && !self.is_lost
    }

    /// True from the instruction to seal until the game is resumed or the envelope is lost.
    pub const fn is_under_way(&self) -> bool {
        !(self.is_resumed || self.is_final && self.is_lost)
    }

    /// True if the player who has to reply to the sealed move is known to be absent: only the opponent has come, or
    /// the reply clock was started with the envelope closed (I.9.2).
    pub(super) fn reply_is_absent(&self) -> bool {
        let (replies, seals) = (self.side.other(), self.side);
        !*self.arrived.get(replies) && (*self.arrived.get(seals) || self.is_resumed)
    }

    /// Creates the adjournment in which that player is told to seal.
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

    /// Puts a move into the envelope.
    pub(super) fn seal(&mut self, side: Color, ply: u32, envelope: Envelope, is_final: bool) {
        (self.side, self.ply, self.envelope) = (side, ply, Some(envelope));
        (self.is_opened, self.is_final) = (false, is_final);
    }

    /// Fixes the sealed move, now that the clock has been stopped or pressed.
    pub(super) fn clock_stopped(&mut self) {
        self.is_final |= self.envelope.is_some();
    }

    /// Removes the envelope, which was opened or is missing.
    pub(super) fn end_envelope(&mut self, is_lost: bool) {
        self.envelope = None;
        self.is_final = true;
        self.is_lost |= is_lost;
        self.is_opened |= !is_lost;
    }

    /// Notes that the player has come; before the sealed move is final, this is ignored.
    pub(super) fn arrives(&mut self, side: Color) {
        if self.is_final {
            *self.arrived.get_mut(side) = true;
        }
    }

    /// True once the game is resumed, the envelope is gone and the reply is not held up: a game like any other.
    pub(super) fn is_over(&self) -> bool {
        let nobody_counted = self.arrived.white == self.arrived.black;
        let sealer_is_there = *self.arrived.get(self.side);
        self.is_resumed && self.envelope.is_none() && (nobody_counted || sealer_is_there)
    }
}
