//! The storage of a desk's tournament: the replicas of the tables, its own rulings, the participants.

pub use crate::ports::store::StoreFailure;
pub use hall::desk::kept::{DeskOwner, KeptChange, KeptKey, KeptRuling, LoadedTournament, Replicated};

/// Stores the tournament of one desk.
pub trait DeskStore: Send {
    /// Writes a record. Returns only once it would survive a power cut.
    ///
    /// # Errors
    /// The record is not written.
    fn keep(&mut self, what: &KeptChange) -> Result<(), StoreFailure>;

    /// Writes these entries, all or none. The tables have them durably, so it need not wait for the disk. Existing entries are skipped.
    ///
    /// # Errors
    /// None of them is written.
    fn replicate(&mut self, batch: &[Replicated]) -> Result<(), StoreFailure>;

    /// Everything that is stored.
    ///
    /// # Errors
    /// The file cannot be read.
    fn load(&mut self) -> Result<LoadedTournament, StoreFailure>;
}
