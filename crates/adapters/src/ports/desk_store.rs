//! Where a desk keeps its event: the replicas of the tables, its own rulings, who takes part.

use std::sync::{Arc, Mutex, PoisonError};

pub use crate::ports::store::StoreFailure;
pub use hall::desk::kept::{About, Kept, KeptKey, KeptRuling, Loaded, Replicated};

/// Keeps the event of one desk.
pub trait DeskStore: Send {
    /// Keeps that. Only when it would outlive a cut of the power does it return.
    ///
    /// # Errors
    /// It is not kept.
    fn keep(&mut self, what: &Kept) -> Result<(), StoreFailure>;

    /// Keeps these entries, all or none; the tables have them durably, so it need not wait for the disk. Entries that are there already are
    /// passed over.
    ///
    /// # Errors
    /// None of them is kept.
    fn replicate(&mut self, batch: &[Replicated]) -> Result<(), StoreFailure>;

    /// All that is kept.
    ///
    /// # Errors
    /// It cannot be read.
    fn load(&mut self) -> Result<Loaded, StoreFailure>;
}

/// Keeps all in memory, and lives as long as one of its copies: a desk that is dropped and made again finds what it kept.
#[derive(Clone, Debug, Default)]
pub struct RecordingDeskStore(Arc<Mutex<Loaded>>);

impl RecordingDeskStore {
    /// All that is kept.
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
