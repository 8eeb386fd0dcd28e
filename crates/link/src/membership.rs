//! What a machine keeps of the event it belongs to: with it, it is back by itself after a restart. It lies in a file for its owner alone.

use serde::{Deserialize, Serialize};

use super::form::{self, text};
use super::identity::{Key, PublicKey, Signed, Token};
use super::pairing::Welcome;
use super::roster::Roster;
use super::topic::{EventId, TableNumber};
use super::{Address, Credentials};

/// A table's place in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Membership {
    /// The event.
    #[serde(with = "text")]
    pub event: EventId,
    /// The chief arbiter's key.
    #[serde(with = "text")]
    pub event_key: PublicKey,
    /// What the event is called.
    pub name: String,
    /// The table's number.
    #[serde(with = "text")]
    pub table: TableNumber,
    /// The seed of the key that this table signs with; it was made here and leaves this machine never.
    #[serde(with = "text")]
    pub seed: Token,
    /// With what it shows that it belongs to the event.
    pub credentials: Credentials,
    /// Where the desks are reached, the nearest first.
    pub connect: Vec<Address>,
    /// Who takes part, as the chief arbiter has signed it last.
    pub roster: Signed,
}

/// What a relay or a further desk keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// The seed of the key with which it signs.
    #[serde(with = "text")]
    pub seed: Token,
    /// With what it was let in.
    pub welcome: Welcome,
}

impl Joined {
    /// As it is kept.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// What was kept; none where somebody has changed it.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let joined: Self = form::read(bytes)?;
        let is_whole = Roster::read(&joined.welcome.roster, joined.welcome.event).is_ok();
        is_whole.then_some(joined)
    }
}

impl Membership {
    /// The place of whoever was let in as a table; none where he was let in as something else.
    pub fn of(welcome: Welcome, seed: Token) -> Option<Self> {
        let super::pairing::Place::Table(table) = welcome.place else {
            return None;
        };
        Some(Self {
            event: welcome.event,
            event_key: welcome.event_key,
            name: welcome.name,
            table: TableNumber(table),
            seed,
            credentials: welcome.credentials,
            connect: welcome.connect,
            roster: welcome.roster,
        })
    }

    /// With what the table signs.
    pub fn key(&self) -> Key {
        Key::from_seed(self.seed.0)
    }

    /// Who takes part; none where somebody has changed the file.
    pub fn roster(&self) -> Option<Roster> {
        Roster::read(&self.roster, self.event).ok()
    }

    /// As it is kept.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// What was kept; none where somebody has changed it.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let membership: Self = form::read(bytes)?;
        let is_whole = membership.event_key.event() == membership.event && membership.roster().is_some();
        is_whole.then_some(membership)
    }
}
