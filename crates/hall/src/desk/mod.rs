//! The desk over all tables: [`HallDesk::step`] takes an input and a moment and gives back effects, as a table does.
//!
//! A table's journal is the truth. The desk keeps a verified beginning of each and folds it to a game; its rulings are
//! signed, counted and kept before they are sent, and the table decides. A step that concerns one table costs the work
//! of one table.

pub mod kept;
pub mod key;
pub mod need;

mod acts;
mod enrolment;
mod input;
mod lines;
mod members;
mod net;
mod out;
mod public;
mod rulings;
#[cfg(any(test, feature = "testing"))]
#[allow(clippy::unwrap_used, clippy::missing_panics_doc, reason = "a store for tests")]
pub mod shelf;
mod shown;
mod start;
mod tables;
mod teller;
mod tournament;
mod watched;
mod words;

#[cfg(test)]
mod tests;

pub use self::tournament::next_round::{NoPairings, PairingNews};
pub use self::words::not_opened;

use std::collections::{BTreeMap, BTreeSet};

use self::enrolment::Enrolment;
use self::kept::{KeptChange, Replicated};
use self::key::NewPassphrase;
use self::members::Members;
use self::net::DeskNet;
use self::out::StepOutput;
use self::rulings::{RulingOrder, Rulings};
use self::start::{RoundStart, StartCall, StartPlan};
use self::tables::Tables;
use self::tournament::NotedTournament;
use self::tournament::outside::Outside;
use crate::screen::{DeskPage, HallIntent};
use announcement::Vocabulary;
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;
use laws::moment::Moment;
use link::identity::{PrivateKey, PublicKey};
use link::roster::{Power, RelayEntry};
use link::topic::{TableNumber, TournamentId};
use link::{Address, Credentials, MachineRole, NetNews, NetRequest};
use protocols::lichess::broadcast;

/// An input of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskInput {
    /// News of the net.
    Net(NetNews),
    /// An intent of the arbiter.
    Do(HallIntent),
    /// The store would not keep the first of these effects: it and all after it were not carried out.
    NotKept(Vec<DeskEffect>),
    /// The store does not keep the replicas; the tables have them.
    NotReplicated,
    /// The certificate that was asked for is made; `None` if this program cannot make it.
    Made(u32, Option<Credentials>),
    /// The tournament is made from this tournament report (TRF), or continues with it.
    Import(String),
    /// The result of [`DeskEffect::Write`].
    Written {
        /// The files that were to be written.
        names: Vec<String>,
        /// The files that were not written.
        failed: Vec<String>,
        /// The folder of the files, for people.
        folder: String,
    },
    /// The result of [`DeskEffect::Broadcast`].
    Broadcast(broadcast::BroadcastNews),
    /// News of the pairing program.
    Pairing(PairingNews),
    /// The wall clock, for the texts that are signed: information only.
    Wall(String),
    /// Time has passed.
    Time,
}

/// A request of the desk to the world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskEffect {
    /// Keep that. If it is not kept, no later effect of the step is carried out, and [`DeskInput::NotKept`] gives them back.
    Keep(KeptChange),
    /// Keep these entries.
    Replicate(Vec<Replicated>),
    /// Sends the request to the network.
    Ask(NetRequest),
    /// Write the journal of a game into a new file of the tournament's folder; [`DeskInput::Written`] tells the result.
    SaveGame {
        /// The name of the file, without folder and ending.
        name: String,
        /// The entries, in order.
        entries: Vec<StoredEntry>,
        /// The clock as it was last heard of, while one runs: nobody is given time back, as after a restart at the same
        /// machine.
        heartbeat: Option<Heartbeat>,
    },
    /// Put these files in the place of older ones; [`DeskInput::Written`] tells the result.
    Write(Vec<OutsideFile>),
    /// Read the tournament report in that file; it comes back as [`DeskInput::Import`].
    Read(String),
    /// Have the pairing program pair the next round from this report; [`DeskInput::Pairing`] brings its list.
    Pair(String),
    /// Name the pairing program in the settings: its command line; [`DeskInput::Pairing`] tells the result.
    NamePairingProgram(String),
    /// Sends the request to the broadcast on lichess; [`DeskInput::Broadcast`] tells the result.
    Broadcast(broadcast::BroadcastRequest),
    /// Make a certificate for a machine with that role; it comes back as [`DeskInput::Made`] with the number.
    Certify {
        /// The number.
        slot: u32,
        /// The role.
        role: MachineRole,
        /// The addresses at which the machine will be reached.
        at: Vec<Address>,
    },
    /// End this desk; the tables play on.
    End,
    /// Tell the arbiter.
    Tell(DeskNotice),
    /// Show the screen anew, because it has changed.
    Show,
}

/// A file for people outside, in the tournament's folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutsideFile {
    /// The name of the file, with `/` after a folder.
    pub name: String,
    /// The whole text of the file.
    pub text: String,
}

/// A sentence for the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskNotice {
    /// The kind of news: a cause (`flag-fallen`), or `answer`, `ruling`, `refused`, `net`, `code`, `forged` …
    pub kind: &'static str,
    /// The tables that the sentence is about.
    pub tables: Vec<TableNumber>,
    /// The words of the sentence.
    pub text: String,
    /// The sentence cannot wait: the present one is cut off.
    pub is_urgent: bool,
}

/// The identity of a desk.
#[derive(Clone, Debug)]
pub struct DeskIdentity {
    /// The tournament.
    pub event: TournamentId,
    /// The key with which the desk signs; the chief's is the tournament's.
    pub key: PrivateKey,
    /// The name of the arbiter at the desk.
    pub by: String,
    /// The power of the desk.
    pub power: Power,
    /// The address at which newcomers knock.
    pub door: Address,
    /// The words in which codes are spoken.
    pub vocabulary: Vocabulary,
}

/// A question to the arbiter about a command of the arbiter's own.
#[derive(Clone, Debug, PartialEq)]
enum WaitingCommand {
    Rule(RulingOrder),
    /// The clocks that the question named.
    Round(StartPlan),
    Remove(TableNumber),
    RemoveDesk(PublicKey),
    RemoveRelay(RelayEntry),
    /// The pairings of that round that the pairing program has listed.
    Pairings {
        round: u32,
        list: String,
    },
    /// The next typed line is a passphrase.
    Passphrase(NewPassphrase),
}

/// The view before the arbiter.
#[derive(Debug, Default)]
struct ArbiterView {
    /// The table that is open.
    open: Option<TableNumber>,
    search: String,
    /// The list that is shown.
    page: DeskPage,
    /// Only the tables that need the arbiter are listed.
    only_needs: bool,
    waiting: Option<WaitingCommand>,
    /// The newcomer at the door about whom the arbiter was asked last, by slot; `None` after another question, or if
    /// the question is to be repeated.
    asked_about: Option<u32>,
    /// The newcomer about whom the arbiter is asked because the name just typed is that of more than one, by slot: the next answer
    /// with that name is for this one.
    asked_by_name: Option<u32>,
    /// The table of the ruling that was just answered yes to, and the moment until which its confirmation comes before
    /// the next question.
    confirms: Option<(TableNumber, Moment)>,
}

/// The desk. Its knowledge stands in values of their own, each with its rules; input (`input`), acts (`acts`) and
/// output (`shown`) use all of them.
pub struct HallDesk {
    /// The members of the tournament.
    members: Members,
    tables: Tables,
    rulings: Rulings,
    /// The codes for newcomers.
    enrolment: Enrolment,
    /// The tables that were let in and are not connected yet, each with the key of the machine that it replaces.
    let_in: BTreeMap<TableNumber, Option<PublicKey>>,
    net: DeskNet,
    /// The tournament.
    tournament: NotedTournament,
    /// The feed and the broadcast of the tournament.
    outside: Outside,
    start: RoundStart,
    /// The calls of a start to come.
    call: StartCall,
    /// The tables in whose names others have spoken, as the arbiter has been told.
    forged: BTreeSet<TableNumber>,
    view: ArbiterView,
    wall: String,
    now: Moment,
    out: StepOutput,
}
