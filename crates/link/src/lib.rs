//! What travels between machines: tables, desks, seats elsewhere, screens. Plain values and their proofs; what carries them is a port
//! (`ports::link`), and nothing here knows of it.
//!
//! A table's journal is the truth. It is written first and told afterwards; whoever follows it keeps a verified beginning of it.

mod form;
pub mod head;
pub mod host;
pub mod hub;
pub mod identity;
pub mod line;
pub mod lock;
pub mod membership;
pub mod notes;
pub mod page;
pub mod pairing;
pub mod public;
pub mod replica;
pub mod roster;
pub mod ruling;
pub mod sealed;
pub mod seat;
pub mod topic;

#[cfg(test)]
mod tests;

pub use form::MOST_BYTES;

use std::collections::BTreeMap;
use std::fmt;

use shakmaty::Color;

use self::topic::{EventId, TableNumber, Topic};

/// Where a machine listens or is reached: host or address, and port ("192.168.1.20:7461", "desk.local:7461").
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Address(pub String);

/// Where a desk listens for tables, and where newcomers knock, if nobody says otherwise.
pub const PORT: u16 = 7461;

impl Address {
    /// As a person types it: a host, and a port where it is not [`PORT`].
    pub fn typed(typed: &str) -> Self {
        let typed = typed.trim();
        let has_port = typed
            .rsplit_once(':')
            .is_some_and(|(host, port)| port.parse::<u16>().is_ok() && (!host.contains(':') || host.ends_with(']')));
        Self(if has_port {
            typed.to_owned()
        } else {
            format!("{typed}:{PORT}")
        })
    }

    /// Where newcomers knock at who is reached there: the next port. Nobody needs to know it.
    #[must_use]
    pub fn door(&self) -> Self {
        self.with_port(|port| port.saturating_add(1))
    }

    /// The address of whose door that is.
    #[must_use]
    pub fn behind_the_door(&self) -> Self {
        self.with_port(|port| port.saturating_sub(1))
    }

    fn with_port(&self, other: impl FnOnce(u16) -> u16) -> Self {
        let port = self
            .0
            .rsplit_once(':')
            .and_then(|(host, port)| Some((host, port.parse::<u16>().ok()?)));
        port.map_or_else(|| self.clone(), |(host, port)| Self(format!("{host}:{}", other(port))))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a machine is in the net. Its certificate says so, and what it may send and hear follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// It sees all tables and rules.
    Desk,
    /// A game is played at it.
    Table,
    /// It carries, and neither reads nor writes.
    Relay,
    /// It sees what is public.
    Spectator,
    /// A seat for one side of a game: it asks and hears for that side alone.
    Seat(Color),
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Desk,
        Self::Table,
        Self::Relay,
        Self::Spectator,
        Self::Seat(Color::White),
        Self::Seat(Color::Black),
    ];

    /// As it stands in a certificate's common name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Desk => "desk",
            Self::Table => "table",
            Self::Relay => "relay",
            Self::Spectator => "spectator",
            Self::Seat(Color::White) => "seat-white",
            Self::Seat(Color::Black) => "seat-black",
        }
    }
}

/// Who signs certificates in an event, and for how long as nobody asks: the event's own authority, kept by the chief's desk.
#[derive(Clone, PartialEq, Eq)]
pub struct Authority {
    /// Its certificate (PEM).
    pub certificate: String,
    /// Its private key (PEM).
    pub key: String,
}

/// With what a machine shows the others that it belongs to the event; empty where nothing is asked for, over an open relay.
#[derive(Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Credentials {
    /// The certificate of the event's authority (PEM).
    pub authority: String,
    /// The machine's own certificate (PEM).
    pub certificate: String,
    /// Its private key (PEM).
    pub key: String,
}

// Keys are in no log and in no message of a failed test.
impl fmt::Debug for Authority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Authority")
    }
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Credentials")
    }
}

/// What a machine takes part as, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The event.
    pub event: EventId,
    /// What it takes part as.
    pub part: Part,
    /// Where others may reach it; nowhere for a table or a screen.
    pub listen: Vec<Address>,
    /// Whom it tries to reach, the nearest first, again and again.
    pub connect: Vec<Address>,
    /// With what it shows who it is. Without, only this machine itself is reached (tests), or what is sent is sealed end to end (a relay).
    pub credentials: Option<Credentials>,
    /// How long the other end may be silent until it counts as lost, in milliseconds: 5,000 in a hall, 10,000 over the internet.
    pub lease_ms: u64,
}

/// The part a machine takes: what it tells, what it answers, what it hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Tells that it is there, its heads and entries; answers [`Topic::Log`], [`Topic::Rule`] and, as the host of a game on two machines,
    /// [`Topic::SeatDo`]; hears [`Topic::Roster`].
    Table(TableNumber),
    /// Hears every table, answers [`Topic::DeskLog`], [`Topic::Roster`] and [`Topic::AllPublic`], and tells what is public.
    Desk(topic::DeskId),
    /// The seat of that side at that table, on another machine: hears its [`Topic::SeatSee`].
    Seat(TableNumber, Color),
    /// Hears what is public, and asks for it; tells that it is there.
    Spectator(topic::DeskId),
    /// Hears nothing.
    Relay,
}

/// A question of ours, by number; the answer has the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct QuestionId(pub u64);

/// A question of somebody else's, by number; our answer has the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AskedId(pub u64);

/// How soon something has to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// Somebody waits for it.
    Now,
    /// It gives way to everything else: catching up.
    Later,
}

/// What is asked of the net. Nothing waits: what comes of it is [`News`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Look for desks nearby; the answer is [`News::Found`].
    Look,
    /// Take part. What was open before is closed.
    Open(Box<Opening>),
    /// Take part no more; others see it at once.
    Close,
    /// Tell that to whoever hears that topic.
    Put(Topic, Vec<u8>),
    /// Ask that; the answer is [`News::Answered`], in any case. Of a seat's question ([`Topic::SeatDo`]) everything is told that comes as an answer,
    /// and behind it why nothing more does: the seat alone knows the host's.
    Ask {
        /// The number of the question.
        id: QuestionId,
        /// Who answers.
        to: Topic,
        /// What is asked.
        payload: Vec<u8>,
        /// How soon.
        haste: Haste,
    },
    /// Answer that question; one answer each.
    Answer(AskedId, Vec<u8>),
    /// These are the tables, and with what each signs: what comes in their names without being theirs is passed over where it is much.
    Tables(BTreeMap<TableNumber, identity::PublicKey>),
    /// Let newcomers knock there, who have no certificate yet. Apart from [`News::Knocked`] they reach nothing.
    OpenPairing(Address),
    /// The same at a relay, which only carries: they knock there.
    OpenPairingOver(Address),
    /// Let nobody knock any more.
    ClosePairing,
    /// Knock at a desk or host there; the answer is [`News::Answered`]. `slot` says for which code.
    Knock {
        /// The number of the question.
        id: QuestionId,
        /// Where.
        at: Address,
        /// For which code.
        slot: u32,
        /// What is said.
        payload: Vec<u8>,
    },
}

/// A desk or host that answered when we looked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Where newcomers knock.
    pub at: Address,
    /// What it calls its event, as it says, unproved and made inert.
    pub name: String,
}

/// What the net tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// These desks are nearby.
    Found(Vec<Found>),
    /// We take part now; of a machine that listens: at these addresses others reach it.
    Opened(Vec<Address>),
    /// We do not take part; or, behind [`News::Opened`], we listen and reach none of those we connect to.
    NotOpened(NotOpened),
    /// That has appeared: [`Topic::Alive`], [`Topic::DeskAlive`] or [`Topic::ScreenAlive`].
    Appeared(Topic),
    /// It has gone, or is not heard any more.
    Vanished(Topic),
    /// That was told.
    Put(Topic, Vec<u8>),
    /// That is asked of us.
    Asked(AskedId, Topic, Vec<u8>),
    /// A newcomer knocks, for the code of that slot.
    Knocked(AskedId, u32, Vec<u8>),
    /// The newcomer who asked that at the door has gone, or is about to ask again.
    LeftDoor(AskedId),
    /// Our question is answered, or nobody answers it.
    Answered(QuestionId, Result<Vec<u8>, NoAnswer>),
    /// More comes than anybody could use. What is too much is passed over; it is told once in a while.
    Flooded(Flood),
}

/// Where too much comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flood {
    /// In the name of that table.
    Table(TableNumber),
    /// In the names of tables that there are not.
    Strangers,
    /// At the door for newcomers.
    Door,
}

/// Why we do not take part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotOpened {
    /// This program was built without the net.
    NotBuilt,
    /// That address is taken, or may not be listened at.
    CannotListen(Address),
    /// No machine is known by that name. It is tried again until [`Request::Close`].
    UnknownHost(Address),
    /// Nobody answers at any of these addresses. It is tried again until [`Request::Close`].
    NobodyThere(Vec<Address>),
    /// Nothing comes back from any of these addresses, not even a refusal, whatever carries it: the network keeps its computers apart, or they are
    /// off. It is tried again until [`Request::Close`].
    Apart(Vec<Address>),
    /// The certificates do not fit each other: those of another event, or of a desk whose address has changed since they were made. It is tried
    /// again until [`Request::Close`], unless our own cannot be read.
    BadCredentials,
    /// The system's words, for a report.
    Failed(String),
}

/// Why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// Nobody is there who could answer.
    NobodyThere,
    /// Nothing comes back from there, not even a refusal.
    Apart,
    /// Nothing came in time.
    TooLate,
    /// We take part in nothing.
    NotOpen,
}
