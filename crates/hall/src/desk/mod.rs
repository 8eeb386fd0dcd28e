//! The desk over all tables: [`Desk::step`] takes an input and a moment and gives back effects, as a table does.
//!
//! A table's journal is the truth. The desk keeps a verified beginning of each and folds it to a game; what it rules is signed, counted and
//! kept before it is sent, and the table decides. A step that concerns one table costs the work of one table.

pub mod kept;
pub mod key;
pub mod need;
pub mod verb;

mod acts;
mod around;
mod input;
mod lines;
mod net;
mod out;
mod pairing;
mod public;
mod roll;
mod rulings;
mod shown;
mod start;
mod tables;
mod teller;
mod watched;
mod worded;
mod words;

#[cfg(test)]
mod tests;

pub use self::words::not_opened;

use std::collections::BTreeSet;

use self::around::Around;
use self::around::outside::Outside;
use self::kept::{Kept, Replicated};
use self::key::Twice;
use self::net::Net;
use self::out::Out;
use self::pairing::Pairing;
use self::roll::Roll;
use self::rulings::Rulings;
use self::start::{Start, Starts};
use self::tables::Tables;
use crate::screen::HallIntent;
use announcement::Vocabulary;
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;
use laws::moment::Moment;
use link::identity::{Key, PublicKey};
use link::roster::{Power, RelayEntry};
use link::topic::{EventId, TableNumber};
use link::{Address, Credentials, News, Request, Role};
use protocols::lichess::broadcast;

/// What comes to the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// What the net tells.
    Net(News),
    /// What the arbiter does.
    Do(HallIntent),
    /// The store would not keep that; nobody has heard of it.
    NotKept(Kept),
    /// The store does not keep the replicas; the tables have them.
    NotReplicated,
    /// The certificate that was asked for is made; none where this program cannot.
    Made(u32, Option<Credentials>),
    /// The event is made from this tournament report (TRF), or goes on with it.
    Import(String),
    /// What became of [`Effect::Write`].
    Written {
        /// The files that were to be written.
        names: Vec<String>,
        /// Those of them that were not.
        failed: Vec<String>,
        /// The folder they stand in, for people.
        folder: String,
    },
    /// What came of [`Effect::Broadcast`].
    Broadcast(broadcast::News),
    /// The wall clock, for the texts that are signed: information only.
    Wall(String),
    /// Time has passed.
    Time,
}

/// What the desk asks of the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep that; if it is not kept, nothing behind it is carried out, and [`Input::NotKept`] says so.
    Keep(Kept),
    /// Keep these entries.
    Replicate(Vec<Replicated>),
    /// Ask that of the net.
    Ask(Request),
    /// Write the journal of a game into a new file of the event's folder; [`Input::Written`] says what became of it.
    SaveGame {
        /// Its name, without folder and ending.
        name: String,
        /// The entries, in order.
        entries: Vec<StoredEntry>,
        /// The clock as it was last heard of, while one runs: as after a restart at the same machine nobody is given his time back.
        heartbeat: Option<Heartbeat>,
    },
    /// Put these files in the place of older ones; [`Input::Written`] says what became of it.
    Write(Vec<Paper>),
    /// Read the tournament report in that file; it comes back as [`Input::Import`].
    Read(String),
    /// Ask that of the broadcast on lichess; [`Input::Broadcast`] says what came of it.
    Broadcast(broadcast::Request),
    /// Make a certificate for a machine with that role; it comes back as [`Input::Made`] with the number.
    Certify {
        /// The number.
        slot: u32,
        /// The role.
        role: Role,
        /// Where the machine will be reached.
        at: Vec<Address>,
    },
    /// Tell the arbiter.
    Tell(Said),
    /// What is shown has changed.
    Show,
}

/// A file for people outside, in the event's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Its name, with `/` behind a folder.
    pub name: String,
    /// All of its text.
    pub text: String,
}

/// What the arbiter is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What kind of news it is: a cause (`flag-fallen`), or `answer`, `ruling`, `refused`, `net`, `code`, `forged` …
    pub kind: &'static str,
    /// The tables it is of.
    pub tables: Vec<TableNumber>,
    /// The words.
    pub text: String,
    /// It cannot wait: what is being said is cut off.
    pub is_urgent: bool,
}

/// Whose desk it is.
#[derive(Clone, Debug)]
pub struct Own {
    /// The event.
    pub event: EventId,
    /// The key it signs with; the chief's is the event's.
    pub key: Key,
    /// Who rules here.
    pub by: String,
    /// Its power.
    pub power: Power,
    /// Where newcomers knock.
    pub door: Address,
    /// In which words codes are spoken.
    pub vocabulary: Vocabulary,
}

/// A question to the arbiter about a command of the arbiter's own.
#[derive(Clone, Debug, PartialEq)]
enum Waiting {
    Rule(TableNumber, Vec<String>),
    /// The clocks that the question named.
    Round(Starts),
    Remove(TableNumber),
    RemoveDesk(PublicKey),
    RemoveRelay(RelayEntry),
    /// What is typed next is a passphrase.
    Passphrase(Twice),
}

/// What stands before the arbiter.
#[derive(Debug, Default)]
struct View {
    /// The table.
    open: Option<TableNumber>,
    search: String,
    /// Only what needs him is listed.
    only_needs: bool,
    waiting: Option<Waiting>,
    /// The newcomer at the door about whom the arbiter was asked last, by slot; none after another question, and where the question is to be repeated.
    asked_about: Option<u32>,
    /// The ruling at that table has been answered yes to and is to be confirmed before the next question; until then at the latest.
    confirms: Option<(TableNumber, Moment)>,
}

/// The desk. What it knows stands in values of their own, each with its rules; what comes in (`input`), what is done (`acts`) and what goes
/// out (`shown`) leads over all of them.
pub struct Desk {
    /// Who takes part.
    roll: Roll,
    tables: Tables,
    rulings: Rulings,
    /// Who comes in.
    pairing: Pairing,
    net: Net,
    /// The event around the tables.
    around: Around,
    /// What is seen of it outside.
    outside: Outside,
    start: Start,
    /// In whose names others have spoken, and the arbiter knows.
    forged: BTreeSet<TableNumber>,
    view: View,
    wall: String,
    now: Moment,
    out: Out,
}
