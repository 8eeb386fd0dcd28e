//! The journal as the table's thread writes it: entries that cannot be written are owed, and are written as soon as the
//! store works again. If the file goes, everything is written to another place.

use std::path::{Path, PathBuf};

use crate::ports::store::{Store, StoreFailure};
use crate::seen::SeenGames;
use journal::chain::{Anchor, Chain, EntryHash, StoredEntry};
use journal::entry::{Entry, Heartbeat, JournalEvent};
use laws::event::Event;

/// A store, the end of the journal in it, and the entries owed to it.
pub struct JournalWriter {
    /// The store.
    pub store: Box<dyn Store>,
    chain: Chain,
    owed: Vec<StoredEntry>,
    /// The entries written since the last call of `take_written`.
    written: Vec<StoredEntry>,
    fails: bool,
    /// Folders where it may continue if its own is gone, the best first.
    refuges: Vec<PathBuf>,
    /// True if a move has been completed since the file was last made the whole game.
    is_unsettled: bool,
    remembered: Remembered,
}

/// The fate of a journal whose file was removed or replaced.
#[derive(Debug, PartialEq, Eq)]
pub enum Refuge {
    /// The whole journal is in this file.
    Found(PathBuf),
    /// No place takes it: the entries are owed.
    None(StoreFailure),
}

/// This machine's memory of how far the journal went.
#[derive(Default)]
struct Remembered {
    /// The store of that memory; none if nothing is remembered.
    seen: Option<SeenGames>,
    /// The hash of the first entry, once there is one.
    first: Option<EntryHash>,
    /// The last entry remembered.
    last: Option<Anchor>,
}

impl JournalWriter {
    /// True if the journal has an entry.
    pub const fn is_begun(&self) -> bool {
        self.chain.number > 0
    }

    /// Continues the journal from that end.
    pub fn new(store: Box<dyn Store>, chain: Chain) -> Self {
        Self {
            store,
            chain,
            owed: Vec::new(),
            written: Vec::new(),
            fails: false,
            refuges: Vec::new(),
            is_unsettled: false,
            remembered: Remembered::default(),
        }
    }

    /// Remembers in `seen` how far the journal goes; `first` is the hash of its first entry, if it has one already.
    #[must_use]
    pub fn remembered(mut self, seen: Option<SeenGames>, first: Option<EntryHash>) -> Self {
        self.remembered = Remembered {
            seen,
            first,
            last: None,
        };
        self
    }

    /// Remembers how far the journal goes now, and whether the game is under way and locked.
    pub fn remember(&mut self, is_locked: bool) {
        let Remembered { seen, first, last } = &self.remembered;
        let Some(anchor) = self.anchor().filter(|anchor| *last != Some(*anchor)) else {
            return;
        };
        let Some(((seen, first), file)) = seen.as_ref().zip(*first).zip(self.store.file()) else {
            return;
        };
        match seen.remember(file, first, anchor, is_locked) {
            Ok(()) => self.remembered.last = Some(anchor),
            // The game itself is on the disk.
            Err(error) => log::warn!("how far the journal goes is not kept: {error}"),
        }
    }

    /// Sets the folders where the journal may continue if its file is removed and the file's own folder fails.
    #[must_use]
    pub fn with_refuges(self, refuges: Vec<PathBuf>) -> Self {
        Self { refuges, ..self }
    }

    /// True if the store is failing.
    pub fn fails(&self) -> bool {
        self.fails
    }

    /// The last entry in the file; none if there is no file, or if an entry is owed to it.
    pub fn anchor(&self) -> Option<Anchor> {
        let anchor = self.chain.anchor();
        let is_written = self.owed.is_empty() && anchor.number > 0 && self.store.file().is_some();
        is_written.then_some(anchor)
    }

    /// Writes these entries durably; returns the reason when the store first fails. From then on entries are owed, and
    /// the game continues unsaved.
    pub fn append(&mut self, entries: &[Entry]) -> Option<StoreFailure> {
        let chain = &mut self.chain;
        self.owed
            .extend(entries.iter().map(|entry| chain.link(&entry.event, entry.at)));
        self.is_unsettled |= entries.iter().any(|entry| is_worth_settling(&entry.event));
        let first = self.owed.first().filter(|entry| entry.number == 1);
        self.remembered.first = self.remembered.first.or(first.map(|entry| entry.hash));
        if self.fails {
            return None;
        }
        let failure = self.write().err();
        self.fails = failure.is_some();
        failure
    }

    /// Writes the pending entries. True if none is left.
    pub fn write_owed(&mut self) -> bool {
        let is_written = self.store.is_in_place() && (self.owed.is_empty() || self.write().is_ok());
        self.fails &= !is_written;
        is_written
    }

    fn write(&mut self) -> Result<(), StoreFailure> {
        self.store.append(&self.owed)?;
        self.written.append(&mut self.owed);
        Ok(())
    }

    /// The entries written since the last call: for a table that is followed from elsewhere.
    pub fn take_written(&mut self) -> Vec<StoredEntry> {
        std::mem::take(&mut self.written)
    }

    /// The journal as it is in the store, from its first entry. If the store keeps nothing, the entries are linked
    /// anew.
    pub fn whole<'a>(&mut self, entries: impl Iterator<Item = &'a Entry>) -> Vec<StoredEntry> {
        let stored = self.store.load().unwrap_or_default().entries;
        if !stored.is_empty() || self.store.file().is_some() {
            return stored;
        }
        let mut chain = Chain::default();
        let mut linked: Vec<StoredEntry> = entries.map(|entry| chain.link(&entry.event, entry.at)).collect();
        linked.truncate(linked.len() - self.owed.len().min(linked.len()));
        linked
    }

    /// Makes the journal's file, copied alone, the whole game, and remembers how far it goes and whether it is locked, if an entry that
    /// is worth it has been written since the last time.
    pub fn settle(&mut self, is_locked: bool) {
        if self.is_unsettled && !self.fails {
            self.is_unsettled = false;
            // The entries are on the disk even if this fails; the next move tries again.
            self.store.settle().ok();
            self.remember(is_locked);
        }
    }

    /// Checks that the journal is where it was; if not, returns where it is now. The same news is not repeated until
    /// something changes.
    pub fn look_after(&mut self) -> Option<Refuge> {
        if self.store.is_in_place() {
            return None;
        }
        let own = self.store.file().and_then(Path::parent).map(Path::to_owned);
        let mut why = StoreFailure::NotFound;
        for folder in own.iter().chain(&self.refuges) {
            match self.store.move_to(folder) {
                Ok(()) => {
                    let file = self.store.file().map_or_else(|| folder.clone(), Path::to_owned);
                    self.fails = self.write().is_err();
                    return Some(Refuge::Found(file));
                }
                Err(failure) => why = failure,
            }
        }
        let is_known = std::mem::replace(&mut self.fails, true);
        (!is_known).then_some(Refuge::None(why))
    }

    /// Notes the running clock with the journal.
    pub fn heartbeat(&mut self, heartbeat: Heartbeat) {
        // With entries owed, the note would not fit the file.
        if self.owed.is_empty() {
            // Another note follows in a second, should this one fail.
            self.store.heartbeat(heartbeat).ok();
        }
    }
}

/// True if a copy of the file should have this entry at once: the table itself, a lock, a move, an end, a ruling.
fn is_worth_settling(event: &JournalEvent) -> bool {
    matches!(
        event,
        JournalEvent::Opened(_)
            | JournalEvent::Ruled(_)
            | JournalEvent::Event(
                Event::RegulationsLocked { .. }
                    | Event::RegulationsUnlocked { .. }
                    | Event::MoveCompleted { .. }
                    | Event::GameEnded { .. }
                    | Event::ResultAnnulled { .. }
            )
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::twins::RecordingStore;
    use crate::sqlite;
    use journal::chain;
    use journal::entry::Entry;
    use journal::record::samples;
    use journal::story;
    use laws::moment::Moment;

    fn entries() -> Vec<Entry> {
        let opening = JournalEvent::Opened(Box::new(samples::openings().remove(0)));
        let events = samples::events().into_iter().take(3).map(JournalEvent::Event);
        std::iter::once(opening)
            .chain(events)
            .zip(1..)
            .map(|(event, number)| Entry {
                number,
                at: Moment::START,
                event,
            })
            .collect()
    }

    #[test]
    fn a_removed_journal_moves_to_the_first_refuge_and_is_told_once() {
        let entries = entries();
        let twin = RecordingStore::default();
        let [full, free] = ["/full", "/free"].map(PathBuf::from);
        let mut journal =
            JournalWriter::new(Box::new(twin.clone()), Chain::default()).with_refuges(vec![full.clone(), free.clone()]);
        assert_eq!(journal.append(&entries[..1]), None);
        assert_eq!(journal.look_after(), None);
        // No folder has room: new entries are owed.
        twin.remove(&[&full, &free]);
        twin.fail(Some(StoreFailure::Io(String::from("no such device"))));
        assert_eq!(journal.look_after(), Some(Refuge::None(StoreFailure::Full)));
        assert_eq!(journal.append(&entries[1..2]), None);
        assert_eq!(journal.look_after(), None, "nobody is told twice");
        assert!(!journal.write_owed() && journal.fails());
        // One of the folders has room again.
        twin.remove(&[&full]);
        assert_eq!(journal.look_after(), Some(Refuge::Found(free.clone())));
        assert!(!journal.fails());
        assert_eq!(journal.append(&entries[2..]), None);
        assert_eq!(
            (twin.kept().entries.len(), twin.moved_to()),
            (entries.len(), Some(free))
        );
        assert_eq!(journal.look_after(), None);
    }

    #[test]
    fn a_disk_that_works_again_is_not_taken_for_a_file_that_is_back() {
        let twin = RecordingStore::default();
        let mut journal = JournalWriter::new(Box::new(twin.clone()), Chain::default());
        twin.remove(&[]);
        assert_eq!(journal.look_after(), Some(Refuge::None(StoreFailure::NotFound)));
        assert!(!journal.write_owed(), "nothing is owed, and still nothing is saved");
        assert!(journal.fails());
    }

    #[test]
    fn the_file_is_settled_once_after_a_lock_and_a_completed_move() {
        let all = samples::events();
        let entry = |event: &Event| Entry {
            number: 0,
            at: Moment::START,
            event: JournalEvent::Event(event.clone()),
        };
        let locked = all
            .iter()
            .find(|event| matches!(event, Event::RegulationsLocked { .. }))
            .unwrap();
        let moved = all
            .iter()
            .find(|event| matches!(event, Event::MoveCompleted { .. }))
            .unwrap();
        let other = all
            .iter()
            .find(|event| matches!(event, Event::MoveMade { .. }))
            .unwrap();
        let twin = RecordingStore::default();
        let mut journal = JournalWriter::new(Box::new(twin.clone()), Chain::default());
        let mut settled_after = |event: &Event| {
            assert_eq!(journal.append(&[entry(event)]), None);
            journal.settle(false);
            journal.settle(false);
            twin.settled()
        };
        assert_eq!(
            [other, moved, other, locked, other, moved].map(&mut settled_after),
            [0, 1, 1, 2, 2, 3]
        );
    }

    #[test]
    fn how_far_a_journal_goes_is_kept_once_it_is_on_the_disk() {
        let data = tempfile::tempdir().unwrap();
        let stored = story::untimed_game().journal;
        let entries = chain::read(&stored).entries;
        let store = sqlite::create_in(data.path(), "game").unwrap();
        let path = store.file().unwrap().to_owned();
        let seen = SeenGames::in_folder(data.path());
        let mut journal = JournalWriter::new(Box::new(store), Chain::default()).remembered(Some(seen.clone()), None);
        journal.remember(false);
        assert!(seen.in_their_places().is_empty(), "there is nothing yet");
        let worth = (1..).zip(&entries).filter(|(_, entry)| is_worth_settling(&entry.event));
        let worth: Vec<usize> = worth.map(|(many, _)| many).collect();
        assert!(worth.len() > 3, "the table, moves and the end: {worth:?}");
        for many in worth {
            let written = usize::try_from(journal.chain.number).unwrap();
            assert_eq!(journal.append(&entries[written..many]), None);
            journal.settle(false);
            assert_eq!(seen.missing(&path, &stored[..many]), None);
            assert!(many == 1 || seen.missing(&path, &stored[..many - 1]).is_some());
        }
        journal.append(&entries[usize::try_from(journal.chain.number).unwrap()..]);
        assert_eq!(journal.anchor(), stored.last().map(Anchor::from_entry));
    }
}
