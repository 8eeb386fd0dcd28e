//! The store at its port, in memory: full, failing, slow, or cut off before or after any write. It promises what SQLite
//! promises: an append is stored whole or not at all, and what was confirmed stays.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use adapters::ports::store::{LoadedJournal, Store, StoreFailure, new_entries};
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;

/// The state of a disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Health {
    /// It works.
    #[default]
    Works,
    /// It has no room.
    Full,
    /// It fails.
    Fails,
    /// Each write takes that many milliseconds.
    Slow(u64),
}

impl fmt::Display for Health {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Works => f.write_str("works"),
            Self::Full => f.write_str("is full"),
            Self::Fails => f.write_str("fails"),
            Self::Slow(ms) => write!(f, "takes {ms} ms for each write"),
        }
    }
}

/// The end of the process at a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Writes until then.
    pub writes: u64,
    /// True if that write is still stored.
    pub is_stored: bool,
}

/// A disk; clones share it, and it outlives the process.
#[derive(Clone, Debug, Default)]
pub struct Disk(Arc<Mutex<Content>>);

#[derive(Debug, Default)]
struct Content {
    entries: Vec<StoredEntry>,
    heartbeat: Option<Heartbeat>,
    health: Health,
    cut: Option<Cut>,
    is_dead: bool,
    spent_ms: u64,
}

impl Disk {
    fn lock(&self) -> MutexGuard<'_, Content> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All that is stored.
    pub fn kept(&self) -> LoadedJournal {
        let content = self.lock();
        LoadedJournal {
            entries: content.entries.clone(),
            heartbeat: content.heartbeat,
            damage: None,
        }
    }

    /// Entries from that place on.
    pub fn entries_from(&self, first: usize) -> Vec<StoredEntry> {
        self.lock().entries.get(first..).unwrap_or_default().to_vec()
    }

    /// Copies a journal here, as it was saved elsewhere.
    pub fn holds(&self, entries: Vec<StoredEntry>, heartbeat: Option<Heartbeat>) {
        let mut content = self.lock();
        (content.entries, content.heartbeat) = (entries, heartbeat);
    }

    /// Its state.
    pub fn health(&self) -> Health {
        self.lock().health
    }

    /// Sets its state from now on.
    pub fn set_health(&self, health: Health) {
        self.lock().health = health;
    }

    /// Cuts the process off at a later write.
    pub fn cut(&self, cut: Cut) {
        self.lock().cut = Some(cut);
    }

    /// Cuts the process off no more.
    pub fn spare(&self) {
        self.lock().cut = None;
    }

    /// True if the process was cut off; the next one begins afresh.
    pub fn take_dead(&self) -> bool {
        let mut content = self.lock();
        content.cut.take_if(|cut| cut.writes == 0);
        std::mem::take(&mut content.is_dead)
    }

    /// The time that writes have taken since the last call, in milliseconds.
    pub fn take_spent(&self) -> u64 {
        std::mem::take(&mut self.lock().spent_ms)
    }
}

impl Store for Disk {
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let mut content = self.lock();
        let dead = || StoreFailure::Io(String::from("the process is dead"));
        if content.is_dead {
            return Err(dead());
        }
        match content.health {
            Health::Full => return Err(StoreFailure::Full),
            Health::Fails => return Err(StoreFailure::Io(String::from("input/output error"))),
            Health::Slow(ms) => content.spent_ms += ms,
            Health::Works => {}
        }
        let is_cut = content.cut.as_mut().is_some_and(|cut| {
            cut.writes = cut.writes.saturating_sub(1);
            cut.writes == 0
        });
        if is_cut && content.cut.is_some_and(|cut| !cut.is_stored) {
            content.is_dead = true;
            return Err(dead());
        }
        let last = content.entries.last().map_or(0, |last| last.number);
        let stored = |number: u64| {
            content
                .entries
                .get(usize::try_from(number).ok()?.checked_sub(1)?)
                .cloned()
        };
        let fresh = new_entries(last, entries, stored)?.to_vec();
        content.entries.extend(fresh);
        content.is_dead = is_cut;
        if is_cut { Err(dead()) } else { Ok(()) }
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        let mut content = self.lock();
        match content.health {
            Health::Works | Health::Slow(_) => {
                content.heartbeat = Some(heartbeat);
                Ok(())
            }
            Health::Full => Err(StoreFailure::Full),
            Health::Fails => Err(StoreFailure::Io(String::from("input/output error"))),
        }
    }

    fn load(&mut self) -> Result<LoadedJournal, StoreFailure> {
        Ok(self.kept())
    }
}
