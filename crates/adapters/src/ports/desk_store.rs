//! The storage of a desk's tournament: the replicas of the tables, its own rulings, the participants.

use std::sync::{Arc, Mutex, PoisonError};

pub use crate::ports::store::StoreFailure;
pub use hall::desk::kept::{About, Kept, KeptKey, KeptRuling, Loaded, Replicated};

/// Stores the tournament of one desk.
pub trait DeskStore: Send {
    /// Writes a record. Returns only once it would survive a power cut.
    ///
    /// # Errors
    /// The record is not written.
    fn keep(&mut self, what: &Kept) -> Result<(), StoreFailure>;

    /// Writes these entries, all or none. The tables have them durably, so it need not wait for the disk. Existing entries are skipped.
    ///
    /// # Errors
    /// None of them is written.
    fn replicate(&mut self, batch: &[Replicated]) -> Result<(), StoreFailure>;

    /// Everything that is stored.
    ///
    /// # Errors
    /// The file cannot be read.
    fn load(&mut self) -> Result<Loaded, StoreFailure>;
}

/// A store in memory, which lives as long as one of its clones: a desk that is dropped and created again finds its
/// records.
#[derive(Clone, Debug, Default)]
pub struct RecordingDeskStore(Arc<Mutex<Loaded>>);

impl RecordingDeskStore {
    /// Everything that is stored.
    pub fn loaded(&self) -> Loaded {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl DeskStore for RecordingDeskStore {
    fn keep(&mut self, what: &Kept) -> Result<(), StoreFailure> {
        let mut loaded = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match what.clone() {
            Kept::Ruling { count, table, signed } => loaded.rulings.push(KeptRuling {
                count,
                table,
                signed,
                answer: None,
                is_withdrawn: false,
            }),
            Kept::Answered { count, answer } => {
                if let Some(ruling) = loaded.rulings.iter_mut().find(|ruling| ruling.count == count) {
                    ruling.answer = Some(answer);
                }
            }
            Kept::Withdrawn { count } => {
                if let Some(ruling) = loaded.rulings.iter_mut().find(|ruling| ruling.count == count) {
                    ruling.is_withdrawn = true;
                }
            }
            Kept::Roster(signed) => loaded.roster = Some(signed),
            Kept::Owed(tables) => loaded.owed = tables,
            Kept::Note(note) => loaded.notes.push(note),
            Kept::Key(_) => {}
            Kept::NotesAnew => loaded.notes.clear(),
        }
        Ok(())
    }

    fn replicate(&mut self, batch: &[Replicated]) -> Result<(), StoreFailure> {
        let mut loaded = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for new in batch {
            let of = |kept: &Replicated| (kept.table, kept.game, kept.is_other);
            let is_of_it = |kept: &&mut Replicated| of(kept) == of(new);
            if let Some(kept) = loaded.replicas.iter_mut().find(is_of_it) {
                kept.entries.extend(new.entries.iter().cloned());
            } else {
                loaded.replicas.push(new.clone());
            }
        }
        Ok(())
    }

    fn load(&mut self) -> Result<Loaded, StoreFailure> {
        Ok(self.loaded())
    }
}
