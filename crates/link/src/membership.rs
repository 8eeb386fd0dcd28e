//! The membership that a machine keeps of its tournament, with which it reconnects by itself after a restart. It is
//! stored in a file that only its owner may read.

use serde::{Deserialize, Serialize};

use super::enrolment::Welcome;
use super::form::{self, text};
use super::identity::{JoiningToken, PrivateKey, PublicKey, SignedText};
use super::roster::Roster;
use super::topic::{TableNumber, TournamentId};
use super::{Address, Credentials};

/// A table's place in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Membership {
    /// The tournament.
    #[serde(with = "text")]
    pub event: TournamentId,
    /// The chief arbiter's key.
    #[serde(with = "text")]
    pub event_key: PublicKey,
    /// The name of the tournament.
    pub name: String,
    /// The table's number.
    #[serde(with = "text")]
    pub table: TableNumber,
    /// The seed of the key with which this table signs; it was made here and never leaves this machine.
    #[serde(with = "text")]
    pub seed: JoiningToken,
    /// The credentials by which the table shows that it belongs to the tournament.
    pub credentials: Credentials,
    /// The addresses at which the desks are reached, the nearest first.
    pub connect: Vec<Address>,
    /// The roster that the chief arbiter signed last.
    pub roster: SignedText,
}

/// The membership of a relay or a further desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskOrRelayMembership {
    /// The seed of the key with which it signs.
    #[serde(with = "text")]
    pub seed: JoiningToken,
    /// The welcome with which the machine was let in.
    pub welcome: Welcome,
}

impl DeskOrRelayMembership {
    /// Encodes it for keeping.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Decodes what was kept; `None` if somebody has changed it.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let joined: Self = form::read(bytes)?;
        let is_whole = Roster::read(&joined.welcome.roster, joined.welcome.event).is_ok();
        is_whole.then_some(joined)
    }
}

impl Membership {
    /// The place of a newcomer who was let in as a table; `None` if the newcomer was let in as something else.
    pub fn of(welcome: Welcome, seed: JoiningToken) -> Option<Self> {
        let super::enrolment::NewcomerPart::Table(table) = welcome.place else {
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

    /// The key with which the table signs.
    pub fn key(&self) -> PrivateKey {
        PrivateKey::from_seed(self.seed.0)
    }

    /// The roster; `None` if somebody has changed the file.
    pub fn roster(&self) -> Option<Roster> {
        Roster::read(&self.roster, self.event).ok()
    }

    /// Encodes it for keeping.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Decodes what was kept; `None` if somebody has changed it.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        let membership: Self = form::read(bytes)?;
        let is_whole = membership.event_key.tournament() == membership.event && membership.roster().is_some();
        is_whole.then_some(membership)
    }
}
