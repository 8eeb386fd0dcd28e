//! What a desk keeps of an event, so that nothing is lost when it is killed, and nothing done twice.

use link::Authority;
use link::identity::Signed;
use link::membership::Joined;
use link::page::Told;
use link::topic::{GameId, TableNumber};

/// Something that is on the disk before anybody hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// A ruling; it is sent afterwards.
    Ruling {
        /// Its number among those of this desk, counted from 1.
        count: u64,
        /// For which table.
        table: TableNumber,
        /// As it is sent, each time.
        signed: Signed,
    },
    /// A table has answered it, in these bytes.
    Answered {
        /// The number of the ruling.
        count: u64,
        /// The answer.
        answer: Vec<u8>,
    },
    /// The arbiter has taken it back before it was answered.
    Withdrawn {
        /// The number of the ruling.
        count: u64,
    },
    /// Who takes part from now on.
    Roster(Signed),
    /// These tables, and no others, have still to be started with the round: their games are not known yet.
    Owed(Vec<TableNumber>),
    /// Something of the event around the tables, in the words of who reads it again.
    Note(String),
    /// The chief's key lies here like that from now on.
    Key(KeptKey),
    /// The notes before were not the chief's, and count no more.
    NotesAnew,
}

/// Entries of a table, as they follow in its replica.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replicated {
    /// The table.
    pub table: TableNumber,
    /// Its game.
    pub game: GameId,
    /// The entries, in order.
    pub entries: Vec<Told>,
    /// They are of the other of two journals that the table has signed for this game.
    pub is_other: bool,
}

/// A ruling as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRuling {
    /// Its number.
    pub count: u64,
    /// For which table.
    pub table: TableNumber,
    /// As it is sent.
    pub signed: Signed,
    /// What the table answered.
    pub answer: Option<Vec<u8>>,
    /// The arbiter has taken it back.
    pub is_withdrawn: bool,
}

/// Whose desk it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The event's name.
    pub name: String,
    /// Who rules here.
    pub by: String,
    /// The seed of this desk's key, or of the chief's, closed with his passphrase.
    pub key: KeptKey,
    /// The authority that signs the event's certificates; only the chief has it. Its key is closed with the event's.
    pub authority: Option<Authority>,
    /// With what a further desk takes part in somebody else's event.
    pub joined: Option<Joined>,
}

/// A key at rest.
#[derive(Clone, PartialEq, Eq)]
pub enum KeptKey {
    /// In clear, in a file for its owner alone.
    Open([u8; 32]),
    /// Closed with a passphrase.
    Closed {
        /// The salt.
        salt: String,
        /// The seed, encrypted.
        sealed: String,
    },
}

// A key is in no log and in no message of a failed test.
impl std::fmt::Debug for KeptKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeptKey")
    }
}

/// All that is kept of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loaded {
    /// Its rulings, in their order.
    pub rulings: Vec<KeptRuling>,
    /// The last roster.
    pub roster: Option<Signed>,
    /// The tables that had still to be started.
    pub owed: Vec<TableNumber>,
    /// What was noted of the event around the tables, in order.
    pub notes: Vec<String>,
    /// The replicas; of each table the game that was begun last comes last.
    pub replicas: Vec<Replicated>,
}
