//! The desk over all tables: [`HallDesk::step`] takes an input and a moment and gives back effects, as a table does.
//!
//! A table's journal is the truth. The desk keeps a verified beginning of each and folds it to a game; its rulings are
//! signed, counted and kept before they are sent, and the table decides. A step that concerns one table costs the work
//! of one table.

pub mod kept;
pub mod key;
pub mod need;

mod acts;
mod effect;
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
mod typed;
mod watched;
mod words;

#[cfg(test)]
mod tests;

pub use self::effect::{
    CorrectedFiles, DeskEffect, DeskIdentity, DeskInput, DeskNotice, NoPairings, OutsideFile, PairingNews, PastResults,
};
pub use self::words::not_opened;

use std::collections::{BTreeMap, BTreeSet};

use self::enrolment::Enrolment;
use self::key::NewPassphrase;
use self::members::{Member, Members};
use self::net::DeskNet;
use self::out::StepOutput;
use self::rulings::{RulingOrder, Rulings};
use self::start::{RoundStart, StartCall, StartPlan};
use self::tables::Tables;
use self::tournament::NotedTournament;
use self::tournament::outside::Outside;
use crate::screen::DeskPage;
use laws::moment::Moment;
use link::identity::PublicKey;
use link::topic::TableNumber;

/// The work of the desk for a typed line or an answer.
type Act = Box<dyn FnOnce(&mut HallDesk) + Send>;

/// A question to the arbiter about a command of the arbiter's own.
enum WaitingCommand {
    Rule(RulingOrder),
    /// The clocks that the question named.
    Round(StartPlan),
    Other(WaitingQuestion),
    /// The next typed line is a passphrase.
    Passphrase(NewPassphrase),
}

/// A question whose answer does one thing.
struct WaitingQuestion {
    text: String,
    /// The table, desk or relay that it is about.
    about: Option<Member>,
    /// The work that a yes starts.
    does: Act,
}

/// The view before the arbiter.
#[derive(Default)]
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
    /// The moment until which a bare answer may still be meant for a newcomer who has left the door, and is for none behind them.
    unheard_until: Moment,
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
    /// The players in the order in which the pairing program was given them, by their numbers.
    paired_in: Vec<u32>,
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
