//! Where this machine keeps the event it is part of.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use link::membership::Membership;

/// Keeps the event this machine is part of, for its owner alone.
pub trait Memberships: Send {
    /// What is kept; none where nothing is, or where it was changed by somebody.
    fn load(&mut self) -> Option<Membership>;

    /// Whether something could be kept: a code that was given for nothing is spent.
    ///
    /// # Errors
    /// What the system says.
    fn can_keep(&mut self) -> io::Result<()>;

    /// Keeps that from now on; with none what was kept is forgotten.
    ///
    /// # Errors
    /// What the system says; what was kept stays.
    fn keep(&mut self, place: Option<&Membership>) -> io::Result<()>;
}

/// Keeps nothing.
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

/// Keeps it in memory. Its copies keep the same.
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
