//! The inputs of the desk and its effects: plain values.

use std::collections::BTreeMap;

use super::kept::{KeptChange, Replicated};
use crate::screen::HallIntent;
use announcement::Vocabulary;
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;
use laws::ending::GameResult;
use link::identity::PrivateKey;
use link::roster::Power;
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
    /// The result of [`DeskEffect::Correct`].
    Corrected(CorrectedFiles),
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
    /// Put these results into the games of older files; [`DeskInput::Corrected`] tells the result.
    Correct(PastResults),
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
    /// The name of the file, with `/` behind a folder.
    pub name: String,
    /// The whole text of the file.
    pub text: String,
}

/// The files of a round whose results were corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedFiles {
    /// The round.
    pub round: u32,
    /// The files that have changed, with their new text.
    pub changed: Vec<OutsideFile>,
    /// The files that could not be read or written.
    pub failed: Vec<String>,
    /// The folder of the files, for people.
    pub folder: String,
}

/// The results of a round that was fed before this start of the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastResults {
    /// The round.
    pub round: u32,
    /// The files that the games may be in; those that are not there are passed over.
    pub files: Vec<String>,
    /// The result of each game by its `GameId`; `None` if it was annulled.
    pub results: BTreeMap<String, Option<GameResult>>,
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

/// News of the pairing program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingNews {
    /// The settings have the program with that command line.
    Named(String),
    /// The settings could not be saved, for that reason.
    NotNamed(String),
    /// The program was found and is at work.
    Begun,
    /// The list that the program has made, not yet checked.
    Listed(String),
    /// There is no list.
    Failed(NoPairings),
}

/// The reason why a pairing program has made no list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairings {
    /// The settings name no program.
    Unnamed,
    /// No program of that name is found.
    NotFound(String),
    /// The program cannot be started.
    NotStarted {
        /// The program.
        program: String,
        /// The system's error.
        what: String,
    },
    /// The program took longer than these seconds and was ended.
    Late {
        /// The program.
        program: String,
        /// The limit.
        seconds: u64,
    },
    /// The program ended with an error.
    Failed {
        /// The program.
        program: String,
        /// Its exit code, if it has one.
        code: Option<i32>,
        /// The first line of its error output; may be empty.
        said: String,
    },
    /// The output of the program is missing, too long, or no text.
    Unusable(String),
    /// The program is still at work on the list asked for before.
    Busy,
}
