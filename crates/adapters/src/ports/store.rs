//! Where the journal of one game is kept.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use journal::chain::{Chain, Damage, StoredEntry};
use journal::entry::Heartbeat;
use laws::people::Person;

/// Keeps the journal of one game.
pub trait Store: Send {
    /// Writes these entries after those already there, all or none. Only when they would outlive a cut of the power
    /// does it return; entries that are there already, unchanged, are passed over, so a failed call may be repeated.
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure>;

    /// Notes what the clocks show now, instead of the note before; no part of the journal.
    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure>;

    /// Makes the file of the journal, copied alone, the whole game. It costs a wait for the disk, so it is done when nobody
    /// waits: after a completed move.
    fn settle(&mut self) -> Result<(), StoreFailure> {
        Ok(())
    }

    /// Whether the journal still is where it was: nobody has removed or moved it or put another file in its place.
    fn is_in_place(&mut self) -> bool {
        true
    }

    /// Keeps everything in that folder from now on, in a new file; what was written before is in it, even if the file it
    /// was in has gone. If that fails, everything stays as it was.
    fn move_to(&mut self, _folder: &Path) -> Result<(), StoreFailure> {
        Err(StoreFailure::NotFound)
    }

    /// Everything that is kept.
    fn load(&mut self) -> Result<Loaded, StoreFailure>;

    /// The file in which it is kept; none where it is in no file.
    fn file(&self) -> Option<&Path> {
        None
    }

    /// Notes at whose seat the game is played; no part of the journal.
    fn sit(&mut self, _seat: Person) -> Result<(), StoreFailure> {
        Ok(())
    }

    /// At whose seat it was played last; none where that is not known.
    fn seat(&self) -> Option<Person> {
        None
    }

    /// Where the recording of this game lies, or would lie: beside the journal. Nowhere for a game that is not kept.
    fn recording(&self) -> Option<PathBuf> {
        None
    }
}

/// What a store keeps of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loaded {
    /// The entries up to the last good one.
    pub entries: Vec<StoredEntry>,
    /// The last note of the clocks.
    pub heartbeat: Option<Heartbeat>,
    /// Where the journal stops being good. Such a journal can only be read.
    pub damage: Option<Damage>,
}

/// Why a store does not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreFailure {
    /// There is no such journal.
    NotFound,
    /// It, or a file beside it whose name has that ending (`-wal`), is a pipe, a device, a socket or a folder.
    NotAFile(&'static str),
    /// Something that is no folder has the name of the folder it would lie in.
    NotAFolder,
    /// The file is longer than that, in bytes.
    TooLong(u64),
    /// The file is no journal.
    NotAJournal,
    /// A newer program wrote it, in a form of that number; this program knows them up to `known`.
    TooNew {
        /// The form of the file.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The same game is open in another window or on another machine.
    InUse,
    /// The journal is damaged, or may not be written to.
    ReadOnly,
    /// This user may not even read it.
    Forbidden,
    /// Nothing is in the file yet: its entries are in the write-ahead log beside it, which is missing.
    LogMissing,
    /// These entries do not follow those that are there.
    OutOfOrder {
        /// The number that would have followed.
        expected: u64,
    },
    /// The disk is full.
    Full,
    /// The disk or the system failed; what it said, for a report.
    Io(String),
}

/// Keeps nothing: for a game that is not to be stored.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullStore;

impl Store for NullStore {
    fn append(&mut self, _entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        Ok(())
    }

    fn heartbeat(&mut self, _heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        Ok(())
    }

    fn load(&mut self) -> Result<Loaded, StoreFailure> {
        Ok(Loaded::default())
    }
}

/// Keeps everything in memory, and fails when it is told to. Clones share what they keep.
#[derive(Clone, Debug, Default)]
pub struct RecordingStore {
    kept: Arc<Mutex<Kept>>,
}

#[derive(Debug, Default)]
struct Kept {
    loaded: Loaded,
    failure: Option<StoreFailure>,
    /// Where it is said to be; nowhere after it was removed.
    file: Option<PathBuf>,
    was_removed: bool,
    /// Folders that take nothing.
    full: Vec<PathBuf>,
    settled: usize,
}

impl RecordingStore {
    /// A store that keeps this already.
    pub fn with(loaded: Loaded) -> Self {
        let kept = Kept {
            loaded,
            ..Kept::default()
        };
        Self {
            kept: Arc::new(Mutex::new(kept)),
        }
    }

    /// From now on every call fails so; `None` lets them succeed again.
    pub fn fail(&self, failure: Option<StoreFailure>) {
        self.lock().failure = failure;
    }

    /// Somebody removes it from where it was; these folders take nothing.
    pub fn remove(&self, full: &[&Path]) {
        let mut kept = self.lock();
        kept.was_removed = true;
        kept.full = full.iter().map(|folder| folder.to_path_buf()).collect();
    }

    /// The folder it was moved to last.
    pub fn moved_to(&self) -> Option<PathBuf> {
        self.lock().file.clone()
    }

    /// How often it was made a whole file.
    pub fn settled(&self) -> usize {
        self.lock().settled
    }

    /// What is kept now.
    pub fn kept(&self) -> Loaded {
        self.lock().loaded.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn working(&self) -> Result<MutexGuard<'_, Kept>, StoreFailure> {
        let kept = self.lock();
        match &kept.failure {
            Some(failure) => Err(failure.clone()),
            None => Ok(kept),
        }
    }
}

impl Store for RecordingStore {
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let mut kept = self.working()?;
        let there = &kept.loaded.entries;
        let new = new_entries(there.last().map_or(0, |last| last.number), entries, |number| {
            there.iter().find(|entry| entry.number == number).cloned()
        })?;
        let new = new.to_vec();
        kept.loaded.entries.extend(new);
        Ok(())
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        self.working()?.loaded.heartbeat = Some(heartbeat);
        Ok(())
    }

    fn settle(&mut self) -> Result<(), StoreFailure> {
        self.working()?.settled += 1;
        Ok(())
    }

    fn is_in_place(&mut self) -> bool {
        !self.lock().was_removed
    }

    fn move_to(&mut self, folder: &Path) -> Result<(), StoreFailure> {
        let mut kept = self.lock();
        if kept.full.iter().any(|full| full == folder) {
            return Err(StoreFailure::Full);
        }
        kept.file = Some(folder.to_owned());
        (kept.was_removed, kept.failure) = (false, None);
        Ok(())
    }

    fn load(&mut self) -> Result<Loaded, StoreFailure> {
        Ok(self.working()?.loaded.clone())
    }
}

/// Those of `entries` that are not yet there, if they follow what is there: `last` is the number of the last entry
/// there, and `there` finds one.
///
/// # Errors
/// [`StoreFailure::OutOfOrder`] for a gap, or where another entry has that number.
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
    use journal::record::samples;
    use laws::moment::Moment;

    #[test]
    fn a_store_that_failed_takes_what_is_owed_later_and_nothing_twice() {
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
