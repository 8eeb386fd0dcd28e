//! The journal as the table's thread writes it: what cannot be written is owed, and is written as soon as the store
//! works again.

use crate::journal::chain::{Chain, StoredEntry};
use crate::journal::entry::{Entry, Heartbeat};
use crate::ports::store::{Store, StoreFailure};

/// A store, the end of the journal in it, and what it is owed.
pub struct JournalWriter {
    pub(super) store: Box<dyn Store>,
    chain: Chain,
    owed: Vec<StoredEntry>,
    fails: bool,
}

impl JournalWriter {
    /// Continues the journal from that end.
    pub fn new(store: Box<dyn Store>, chain: Chain) -> Self {
        Self {
            store,
            chain,
            owed: Vec::new(),
            fails: false,
        }
    }

    /// Whether the store is failing.
    pub(super) fn fails(&self) -> bool {
        self.fails
    }

    /// Writes these entries durably; returns the reason when the store first fails. From then on entries are owed, and
    /// the game goes on unsaved.
    pub(super) fn append(&mut self, entries: &[Entry]) -> Option<StoreFailure> {
        let chain = &mut self.chain;
        self.owed
            .extend(entries.iter().map(|entry| chain.link(&entry.event, entry.at)));
        if self.fails {
            return None;
        }
        let failure = self.write().err();
        self.fails = failure.is_some();
        failure
    }

    /// Writes what is owed; returns whether nothing is owed any more.
    pub(super) fn write_owed(&mut self) -> bool {
        let is_written = self.owed.is_empty() || self.write().is_ok();
        self.fails &= !is_written;
        is_written
    }

    fn write(&mut self) -> Result<(), StoreFailure> {
        self.store.append(&self.owed)?;
        self.owed.clear();
        Ok(())
    }

    /// Notes the running clock beside the journal.
    pub(super) fn heartbeat(&mut self, heartbeat: Heartbeat) {
        // If this one could not be written, another follows in a second.
        self.store.heartbeat(heartbeat).ok();
    }
}
