//! The storage of one game's journal.

use std::path::{Path, PathBuf};

use journal::chain::{Chain, Damage, StoredEntry};
use journal::entry::Heartbeat;
use laws::people::Person;

/// Stores the journal of one game.
pub trait Store: Send {
    /// Writes these entries after those already there, all or none. Returns only once they would survive a power cut.
    /// Entries that are there already, unchanged, are skipped, so a failed call may be repeated.
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure>;

    /// Notes the clocks' present times, replacing the previous note; no part of the journal.
    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure>;

    /// Makes the journal's file, copied alone, the whole game. It costs a wait for the disk, so it is done when it disturbs
    /// no one: after a completed move.
    fn settle(&mut self) -> Result<(), StoreFailure> {
        Ok(())
    }

    /// True if the journal still is where it was: it was not removed, moved or replaced by another file.
    fn is_in_place(&mut self) -> bool {
        true
    }

    /// Stores everything in that folder from now on, in a new file, which also gets the earlier entries, even if the old
    /// file has gone. If that fails, everything stays as it was.
    fn move_to(&mut self, _folder: &Path) -> Result<(), StoreFailure> {
        Err(StoreFailure::NotFound)
    }

    /// Everything that is stored.
    fn load(&mut self) -> Result<LoadedJournal, StoreFailure>;

    /// The file of the journal; none if it is in no file.
    fn file(&self) -> Option<&Path> {
        None
    }

    /// Notes the seat at which the game is played; no part of the journal.
    fn sit(&mut self, _seat: Person) -> Result<(), StoreFailure> {
        Ok(())
    }

    /// The seat at which the game was played last; none if unknown.
    fn seat(&self) -> Option<Person> {
        None
    }

    /// The path of this game's recording, whether it exists or not: next to the journal. None for a game that is not
    /// stored.
    fn recording(&self) -> Option<PathBuf> {
        None
    }
}

/// The stored content of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadedJournal {
    /// The entries up to the last undamaged one.
    pub entries: Vec<StoredEntry>,
    /// The last note of the clocks.
    pub heartbeat: Option<Heartbeat>,
    /// The place where the damage begins. A damaged journal can only be read.
    pub damage: Option<Damage>,
}

/// The reason why a store refuses or fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFailure {
    /// The journal does not exist.
    NotFound,
    /// The path, or a file next to it whose name has that ending (`-wal`), is a pipe, a device, a socket or a folder.
    NotAFile(&'static str),
    /// The path of its folder exists and is not a folder.
    NotAFolder,
    /// The file is longer than that, in bytes.
    TooLong(u64),
    /// The file is no journal.
    NotAJournal,
    /// The file was written by a newer program, in a format of that number; this program knows formats up to `known`.
    TooNew {
        /// The format of the file.
        found: u32,
        /// The newest format this program knows.
        known: u32,
    },
    /// The same game is open in another window or on another machine.
    InUse,
    /// The journal is damaged, or may not be written to.
    ReadOnly,
    /// The user has no permission to read the file.
    Forbidden,
    /// The file is still empty: its entries are in the write-ahead log next to it, which is missing.
    LogMissing,
    /// The entries do not follow those that are there.
    OutOfOrder {
        /// The number that would have followed.
        expected: u64,
    },
    /// The disk is full.
    Full,
    /// The disk or the system failed; the system's message, for a report.
    Io(String),
}

/// Stores nothing: for a game that is not to be kept.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullStore;

impl Store for NullStore {
    fn append(&mut self, _entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        Ok(())
    }

    fn heartbeat(&mut self, _heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        Ok(())
    }

    fn load(&mut self) -> Result<LoadedJournal, StoreFailure> {
        Ok(LoadedJournal::default())
    }
}

/// The new ones among `entries`, if they follow the existing ones: `last` is the number of the last existing entry, and
/// `there` finds one.
///
/// # Errors
/// [`StoreFailure::OutOfOrder`] for a gap, or if another entry has that number.
pub fn new_entries(
    last: u64,
    entries: &[StoredEntry],
    there: impl Fn(u64) -> Option<StoredEntry>,
) -> Result<&[StoredEntry], StoreFailure> {
    let expected = last.saturating_add(1);
    let known = entries.iter().take_while(|entry| entry.number < expected).count();
    let (old, new) = entries.split_at_checked(known).unwrap_or((entries, &[]));
    let same = old.iter().all(|entry| there(entry.number).as_ref() == Some(entry));
    let mut chain = there(last).map_or_else(Chain::default, |entry| Chain::after(&entry));
    let follow = chain.number == last
        && new.iter().all(|entry| {
            let follows = chain.is_followed_by(entry);
            chain = Chain::after(entry);
            follows
        });
    if same && follow {
        Ok(new)
    } else {
        Err(StoreFailure::OutOfOrder { expected })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::twins::RecordingStore;
    use journal::record::samples;
    use laws::moment::Moment;

    #[test]
    fn a_failed_store_takes_owed_entries_later_and_none_twice() {
        let mut chain = Chain::default();
        let events = samples::journal_events();
        let entries: Vec<StoredEntry> = (0..4).map(|at| chain.link(&events[at], Moment::START)).collect();
        let mut store = RecordingStore::default();
        store.append(&entries[..1]).unwrap();
        store.fail(Some(StoreFailure::Full));
        assert_eq!(store.append(&entries[1..2]), Err(StoreFailure::Full));
        store.fail(None);
        assert_eq!(
            store.append(&entries[2..]),
            Err(StoreFailure::OutOfOrder { expected: 2 })
        );
        store.append(&entries[..3]).unwrap();
        store.append(&entries[1..]).unwrap();
        assert_eq!(store.kept().entries, entries);
    }
}
