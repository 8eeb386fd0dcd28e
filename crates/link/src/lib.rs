//! The values that travel between machines, and their proofs.
//!
//! A table's journal is the truth. It is written first and told afterwards; a desk keeps a verified beginning of it ([`replica`]). Rulings
//! and rosters are signed ([`identity`]); a newcomer enters by a code of four squares ([`enrolment`]); a seat may be at another machine
//! ([`seat`], [`host`]).
//!
//! ```
//! use link::identity::{PrivateKey, SignedText};
//!
//! let chief = PrivateKey::from_seed([7; 32]);
//! let ruling = chief.sign("add two minutes for Black".to_owned());
//! assert_eq!(ruling.verified(), Some("add two minutes for Black"));
//!
//! let forged = SignedText { text: "add nine minutes for Black".to_owned(), ..ruling };
//! assert_eq!(forged.verified(), None);
//! ```
//!
//! **It never knows** the net that carries these values (`net`), files, the time, or where random bytes come from: they are arguments. It
//! uses `laws`, `journal` and `locale`.
//!
//! **Way in:** [`identity`], [`replica::Replica`], [`seat`]. [`hub`] is a net in memory, for tests.

pub mod admission;
pub mod enrolment;
mod form;
pub mod head;
pub mod host;
#[cfg(any(test, feature = "testing"))]
pub mod hub;
pub mod identity;
pub mod line;
pub mod lock;
pub mod membership;
pub mod notes;
pub mod page;
pub mod public;
pub mod replica;
pub mod roster;
pub mod ruling;
pub mod ruling_content;
pub mod sealed;
pub mod seat;
pub mod topic;

#[cfg(test)]
mod tests;

pub use form::MOST_BYTES;

use std::collections::BTreeMap;
use std::fmt;

use shakmaty::Color;

use self::topic::{TableNumber, Topic, TournamentId};

/// The address at which a machine listens or is reached: host or address, and port ("192.168.1.20:7461",
/// "desk.local:7461").
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Address(pub String);

/// The default port of a desk for tables; newcomers knock at the next one.
pub const PORT: u16 = 7461;

impl Address {
    /// Reads an address as a person types it: a host, and a port unless it is [`PORT`].
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

    /// The address at which newcomers knock: the next port. People need not know it.
    #[must_use]
    pub fn door(&self) -> Self {
        self.with_port(|port| port.saturating_add(1))
    }

    /// The address of the machine whose door that is.
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

/// The role of a machine in the net. Its certificate names the role, which decides what the machine may send and hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MachineRole {
    /// A desk, which sees all tables and rules.
    Desk,
    /// A table, at which a game is played.
    Table,
    /// A relay, which carries messages and neither reads nor writes them.
    Relay,
    /// A spectator screen, which sees everything public.
    Spectator,
    /// A seat for one side of a game: it asks and hears for that side alone.
    Seat(Color),
}

impl MachineRole {
    /// All roles.
    pub const ALL: [Self; 6] = [
        Self::Desk,
        Self::Table,
        Self::Relay,
        Self::Spectator,
        Self::Seat(Color::White),
        Self::Seat(Color::Black),
    ];

    /// The name of the role in a certificate's common name.
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

/// The authority that signs the certificates of a tournament, kept by the chief's desk.
#[derive(Clone, PartialEq, Eq)]
pub struct Authority {
    /// The certificate of the authority (PEM).
    pub certificate: String,
    /// The private key of the authority (PEM).
    pub key: String,
}

/// The credentials by which a machine shows the others that it belongs to the tournament; empty over an open relay,
/// which asks for none.
#[derive(Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Credentials {
    /// The certificate of the tournament's authority (PEM).
    pub authority: String,
    /// The machine's own certificate (PEM).
    pub certificate: String,
    /// The machine's private key (PEM).
    pub key: String,
}

// Private keys appear in no log and in no message of a failed test.
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

/// The part that a machine takes in a tournament, and its addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetParticipation {
    /// The tournament.
    pub event: TournamentId,
    /// The part that the machine takes.
    pub part: MachinePart,
    /// The addresses at which others may reach the machine; none for a table or a screen.
    pub listen: Vec<Address>,
    /// The machines that it tries to reach, the nearest first, again and again.
    pub connect: Vec<Address>,
    /// The credentials of the machine. Without them only this machine itself is reached (tests), or the messages are
    /// sealed end to end (a relay).
    pub credentials: Option<Credentials>,
    /// The time that the other end may be silent until it is taken for lost, in milliseconds: 5,000 in a hall, 10,000
    /// over the internet.
    pub lease_ms: u64,
}

/// The part of a machine: what it tells, what it answers, what it hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MachinePart {
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

/// A question of ours, by number; the answer has the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct QuestionId(pub u64);

/// A question of another machine, by number; our answer has the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AskedId(pub u64);

/// The urgency of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// A person waits for the answer.
    Now,
    /// The message gives way to all others: catching up.
    Later,
}

/// A request to the net. Requests do not wait: their results are [`NetNews`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetRequest {
    /// Look for desks nearby; the answer is [`NetNews::Found`].
    Look,
    /// Take part. What was open before is closed.
    Open(Box<NetParticipation>),
    /// Stop taking part; others see it at once.
    Close,
    /// Publish a message to all listeners of its topic.
    Put(Topic, Vec<u8>),
    /// Send a question; the answer is [`NetNews::Answered`], in any case. Some questions get
    /// [every answer](Topic::gets_all_answers).
    Ask {
        /// The number of the question.
        id: QuestionId,
        /// The topic whose owner answers.
        to: Topic,
        /// The content of the question.
        payload: Vec<u8>,
        /// The urgency.
        haste: Haste,
    },
    /// Answer that question; one answer each.
    Answer(AskedId, Vec<u8>),
    /// These are the tables and their keys. Messages in the name of a table that are not the table's are passed over if
    /// there are too many.
    Tables(BTreeMap<TableNumber, identity::PublicKey>),
    /// Let newcomers, who have no certificate yet, knock there. Apart from [`NetNews::Knocked`] they reach nothing.
    OpenEnrolment(Address),
    /// The same at a relay, which only carries: newcomers knock at the relay.
    OpenEnrolmentOver(Address),
    /// Stop letting newcomers knock.
    CloseEnrolment,
    /// Knock at a desk or host there; `slot` names the slot of the code. Every answer is told by [`NetNews::Answered`],
    /// and after them the reason why they end: at an open relay anybody can answer.
    Knock {
        /// The number of the question.
        id: QuestionId,
        /// The address of the desk or host.
        at: Address,
        /// The slot of the code.
        slot: u32,
        /// The content of the question.
        payload: Vec<u8>,
    },
}

/// A desk or host that answered when we looked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundHost {
    /// The address at which newcomers knock.
    pub at: Address,
    /// The name of the tournament as the desk or host gives it, unproved and made inert.
    pub name: String,
}

/// News from the net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NetNews {
    /// These desks are nearby.
    Found(Vec<FoundHost>),
    /// This machine takes part now. A machine that listens is reached by others at these addresses.
    Opened(Vec<Address>),
    /// This machine does not take part; or, after [`NetNews::Opened`], it listens and reaches none of those it connects
    /// to.
    NotOpened(NotOpened),
    /// A machine has appeared: [`Topic::Alive`], [`Topic::DeskAlive`] or [`Topic::ScreenAlive`].
    Appeared(Topic),
    /// A machine has gone, or is no longer heard.
    Vanished(Topic),
    /// A message on that topic was told.
    Put(Topic, Vec<u8>),
    /// A question was asked of this machine.
    Asked(AskedId, Topic, Vec<u8>),
    /// A newcomer knocks, for the code of that slot.
    Knocked(AskedId, u32, Vec<u8>),
    /// The newcomer who asked that at the door has gone, or is about to ask again.
    LeftDoor(AskedId),
    /// Our question is answered, or nobody answers it.
    Answered(QuestionId, Result<Vec<u8>, NoAnswer>),
    /// More comes than anybody could use. The rest is passed over; this is reported once in a while.
    Flooded(FloodLimit),
}

/// The place where too much comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloodLimit {
    /// Messages in the name of that table.
    Table(TableNumber),
    /// Messages in the names of tables that do not exist.
    Strangers,
    /// Knocks at the door for newcomers.
    Door,
}

/// The reason why this machine does not take part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotOpened {
    /// This program was built without the net.
    NotBuilt,
    /// The address is taken, or listening there is not allowed.
    CannotListen(Address),
    /// No machine is known by that name. The attempt is repeated until [`NetRequest::Close`].
    UnknownHost(Address),
    /// No machine answers at any of these addresses. The attempt is repeated until [`NetRequest::Close`].
    NobodyThere(Vec<Address>),
    /// No reply at all comes back from any of these addresses, not even a refusal, by any carrier: the network keeps
    /// its computers apart, or they are off. The attempt is repeated until [`NetRequest::Close`].
    Apart(Vec<Address>),
    /// The certificates do not fit each other: those of another tournament, or of a desk whose address has changed
    /// since they were made. The attempt is repeated until [`NetRequest::Close`], unless our own certificate cannot be
    /// read.
    BadCredentials,
    /// The system's words, for a report.
    Failed(String),
}

impl NotOpened {
    /// True if a machine that listens waits on, and may still take part without being asked again.
    pub const fn is_repeated(&self) -> bool {
        match self {
            Self::UnknownHost(_) | Self::NobodyThere(_) | Self::Apart(_) | Self::BadCredentials => true,
            Self::NotBuilt | Self::CannotListen(_) | Self::Failed(_) => false,
        }
    }
}

/// The reason why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// No machine is there that could answer.
    NobodyThere,
    /// No reply at all comes back from there, not even a refusal.
    Apart,
    /// No answer came in time.
    TooLate,
    /// This machine takes part in nothing.
    NotOpen,
}
