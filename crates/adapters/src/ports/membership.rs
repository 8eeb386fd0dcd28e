//! The storage of the tournament that this machine belongs to.

use std::io;

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
