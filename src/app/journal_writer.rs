//! The journal as the table's thread writes it: what cannot be written is owed, and is written as soon as the store
//! works again.

use crate::adapters::seen::SeenGames;
use crate::journal::chain::{Anchor, Chain, EntryHash, StoredEntry};
use crate::journal::entry::{Entry, Heartbeat};
use crate::ports::store::{Store, StoreFailure};

/// A store, the end of the journal in it, and what it is owed.
pub struct JournalWriter {
    pub(super) store: Box<dyn Store>,
    chain: Chain,
    owed: Vec<StoredEntry>,
    fails: bool,
    remembered: Remembered,
}

/// What this machine keeps of how far the journal went.
#[derive(Default)]
struct Remembered {
    /// Where; nowhere if it keeps nothing.
    seen: Option<SeenGames>,
    /// The hash of the first entry, once there is one.
    first: Option<EntryHash>,
    /// What is kept now.
    last: Option<Anchor>,
}

impl JournalWriter {
    /// Continues the journal from that end.
    pub fn new(store: Box<dyn Store>, chain: Chain) -> Self {
        Self {
            store,
            chain,
            owed: Vec::new(),
            fails: false,
            remembered: Remembered::default(),
        }
    }

    /// How far the journal goes is kept there; `first` is the hash of its first entry, if it has one already.
    #[must_use]
    pub fn remembered(mut self, seen: Option<SeenGames>, first: Option<EntryHash>) -> Self {
        self.remembered = Remembered {
            seen,
            first,
            last: None,
        };
        self
    }

    /// Keeps how far the journal goes now.
    pub(super) fn remember(&mut self) {
        let Remembered { seen, first, last } = &self.remembered;
        let Some(anchor) = self.anchor().filter(|anchor| *last != Some(*anchor)) else {
            return;
        };
        let Some(((seen, first), file)) = seen.as_ref().zip(*first).zip(self.store.file()) else {
            return;
        };
        match seen.remember(file, first, anchor) {
            Ok(()) => self.remembered.last = Some(anchor),
            // The game itself is on the disk.
            Err(error) => log::warn!("how far the journal goes is not kept: {error}"),
        }
    }

    /// Whether the store is failing.
    pub(super) fn fails(&self) -> bool {
        self.fails
    }

    /// The last entry in the file; none where there is no file, or where an entry is owed to it.
    pub(super) fn anchor(&self) -> Option<Anchor> {
        let Chain { number, hash, .. } = self.chain;
        let is_written = self.owed.is_empty() && number > 0 && self.store.file().is_some();
        is_written.then_some(Anchor { number, hash })
    }

    /// Writes these entries durably; returns the reason when the store first fails. From then on entries are owed, and
    /// the game goes on unsaved.
    pub(super) fn append(&mut self, entries: &[Entry]) -> Option<StoreFailure> {
        let chain = &mut self.chain;
        self.owed
            .extend(entries.iter().map(|entry| chain.link(&entry.event, entry.at)));
        let first = self.owed.first().filter(|entry| entry.number == 1);
        self.remembered.first = self.remembered.first.or(first.map(|entry| entry.hash));
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
        // Beside entries that are owed it would not fit what is in the file.
        if self.owed.is_empty() {
            // If this one could not be written, another follows in a second.
            self.store.heartbeat(heartbeat).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adapters::sqlite;
    use crate::journal::chain;
    use crate::journal::story;

    #[test]
    fn how_far_a_journal_goes_is_kept_once_it_is_on_the_disk() {
        let data = tempfile::tempdir().unwrap();
        let stored = story::untimed_game().journal;
        let entries = chain::read(&stored).entries;
        let store = sqlite::create_in(data.path(), "game").unwrap();
        let path = store.file().unwrap().to_owned();
        let seen = SeenGames::in_folder(data.path());
        let mut journal = JournalWriter::new(Box::new(store), Chain::default()).remembered(Some(seen.clone()), None);
        journal.remember();
        assert!(seen.in_their_places().is_empty(), "there is nothing yet");
        for many in [1, 5, entries.len()] {
            let written = usize::try_from(journal.chain.number).unwrap();
            assert_eq!(journal.append(&entries[written..many]), None);
            journal.remember();
            assert_eq!(seen.missing(&path, &stored[..many]), None);
            assert!(many == 1 || seen.missing(&path, &stored[..many - 1]).is_some());
        }
        assert_eq!(journal.anchor(), stored.last().map(Anchor::of));
    }
}
