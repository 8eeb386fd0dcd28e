//! The reason why no game is put on the table.

use std::path::PathBuf;

use super::joining::NotAdmitted;
use adapters::ports::files::NotRead;
use adapters::ports::store::StoreFailure;
use laws::people::Person;
use laws::script::ScriptError;
use wording::files::StoredGame;

/// The reason why there is no session.
#[derive(Debug)]
pub enum NoSession {
    /// The file cannot be opened.
    NoFile(PathBuf, NotRead),
    /// The script cannot be read.
    Script(PathBuf, ScriptError),
    /// The stored game cannot be opened.
    Store(PathBuf, StoreFailure),
    /// The PGN file has fewer games: the number asked for, and the number there.
    NoSuchGame(PathBuf, usize, usize),
    /// The stored game has no readable beginning.
    NoGame(PathBuf),
    /// A locked game is under way here and cannot be opened, for this reason: so no other one is opened either.
    Locked(Box<NoSession>),
    /// The file of the locked game that is under way here now has another game, or an older copy of it.
    Replaced(PathBuf),
    /// The game under way at an event or in competition: meanwhile no game against an engine is begun.
    Competes(StoredGame),
    /// The reading of the file was stopped.
    Stopped,
    /// No one sits at the seat that was asked for, so no one would hear or see the game.
    NobodyThere(Person),
    /// The report of a tournament has no such game, for the reason in this sentence.
    NoPairing(String),
    /// The table at another computer lets no one in.
    NotIn(NotAdmitted),
}
