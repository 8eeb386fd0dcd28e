//! The state that a desk keeps of a tournament, so that nothing is lost when it is killed, and nothing is done twice.

use std::collections::BTreeMap;

use link::Authority;
use link::identity::SignedText;
use link::membership::DeskOrRelayMembership;
use link::page::SentEntry;
use link::topic::{GameId, TableNumber};

/// A change that is on the disk before anybody hears of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptChange {
    /// A ruling; it is sent afterwards.
    Ruling {
        /// The number of the ruling among those of this desk, counted from 1.
        count: u64,
        /// The table that the ruling is for.
        table: TableNumber,
        /// The ruling as it is sent, each time.
        signed: SignedText,
    },
    /// The table has answered a ruling, in these bytes.
    Answered {
        /// The number of the ruling.
        count: u64,
        /// The answer.
        answer: Vec<u8>,
    },
    /// The arbiter has taken a ruling back before it was answered.
    Withdrawn {
        /// The number of the ruling.
        count: u64,
    },
    /// The roster from now on.
    Roster(SignedText),
    /// These tables, and no others, have still to be started with the round: their games are not known yet.
    Owed(Vec<TableNumber>),
    /// The number of join files that each table has used up; that of the others is 0.
    UsedFiles(BTreeMap<TableNumber, u32>),
    /// A note of the tournament, in the words in which it is read again.
    Note(String),
    /// The chief's key, as it is kept here from now on.
    Key(KeptKey),
    /// The notes before were not the chief's, and are invalid.
    NotesAnew,
}

/// Entries of a table, in the order of its replica.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replicated {
    /// The table.
    pub table: TableNumber,
    /// The game at the table.
    pub game: GameId,
    /// The entries, in order.
    pub entries: Vec<SentEntry>,
    /// The number of the version that they are of, if the table has signed several journals of this game; the first is 0.
    pub version: u32,
}

/// A ruling as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptRuling {
    /// The number of the ruling.
    pub count: u64,
    /// The table that the ruling is for.
    pub table: TableNumber,
    /// The ruling as it is sent.
    pub signed: SignedText,
    /// The answer of the table.
    pub answer: Option<Vec<u8>>,
    /// The arbiter has taken the ruling back.
    pub is_withdrawn: bool,
}

/// The owner of a desk, and its keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskOwner {
    /// The tournament's name.
    pub name: String,
    /// The name of the arbiter.
    pub by: String,
    /// The seed of this desk's key; that of the chief may be closed with a passphrase.
    pub key: KeptKey,
    /// The authority that signs the tournament's certificates; only the chief has it. Its key is closed with the
    /// tournament's.
    pub authority: Option<Authority>,
    /// The membership of a further desk in another chief's tournament.
    pub joined: Option<DeskOrRelayMembership>,
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

// Keys appear in no log and in no message of a failed test.
impl std::fmt::Debug for KeptKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeptKey")
    }
}

/// The whole stored state of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadedTournament {
    /// The rulings, in their order.
    pub rulings: Vec<KeptRuling>,
    /// The last roster.
    pub roster: Option<SignedText>,
    /// The tables that had still to be started.
    pub owed: Vec<TableNumber>,
    /// The number of join files that each table has used up.
    pub used_files: BTreeMap<TableNumber, u32>,
    /// The notes of the tournament, in order.
    pub notes: Vec<String>,
    /// The replicas; for each table the game that was begun last comes last.
    pub replicas: Vec<Replicated>,
}
