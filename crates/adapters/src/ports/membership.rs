//! The storage of the tournament that this machine belongs to.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use link::membership::Membership;

/// Stores the tournament that this machine belongs to, for its owner alone.
pub trait Memberships: Send {
    /// The stored membership; none if nothing is stored, or if the file was edited.
    fn load(&mut self) -> Option<Membership>;

    /// Checks that a membership could be stored, before a code is used: a code works only once.
    ///
    /// # Errors
    /// The system's error.
    fn can_keep(&mut self) -> io::Result<()>;

    /// Stores that membership; with none the stored one is forgotten.
    ///
    /// # Errors
    /// The system's error; the stored membership stays.
    fn keep(&mut self, place: Option<&Membership>) -> io::Result<()>;
}

/// Stores nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullMemberships;

impl Memberships for NullMemberships {
    fn load(&mut self) -> Option<Membership> {
        None
    }

    fn can_keep(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn keep(&mut self, _place: Option<&Membership>) -> io::Result<()> {
        Ok(())
    }
}

/// Stores the membership in memory. Its clones share it.
#[derive(Clone, Debug, Default)]
pub struct RecordingMemberships(Arc<Mutex<Option<Membership>>>);

impl Memberships for RecordingMemberships {
    fn load(&mut self) -> Option<Membership> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn can_keep(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn keep(&mut self, place: Option<&Membership>) -> io::Result<()> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = place.cloned();
        Ok(())
    }
}
