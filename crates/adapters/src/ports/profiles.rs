//! The settings of several people at one machine, each under the name of a profile.

use super::files::{NotRead, NotWritten};

/// Stores profiles. The one without a name is the first, with which every user begins.
pub trait Profiles: Send {
    /// The names of the profiles in alphabetical order, without the first.
    fn names(&mut self) -> Vec<String>;

    /// The text of a profile.
    ///
    /// # Errors
    /// See [`NotRead`].
    fn read(&mut self, name: &str) -> Result<String, NotRead>;

    /// Replaces the text of a profile, whole and durably.
    ///
    /// # Errors
    /// See [`NotWritten`]; the old text is unchanged.
    fn write(&mut self, name: &str, text: &str) -> Result<(), NotWritten>;

    /// Gives a profile another name, which may be the same in another case. The caller checks that the name is free.
    ///
    /// # Errors
    /// See [`NotWritten`]; everything is unchanged. A missing profile cannot be renamed, nor can the first.
    fn rename(&mut self, from: &str, to: &str) -> Result<(), NotWritten>;

    /// Removes a profile for good. The first is never removed; a missing one counts as removed.
    ///
    /// # Errors
    /// See [`NotWritten`]; the profile is unchanged.
    fn remove(&mut self, name: &str) -> Result<(), NotWritten>;

    /// Adds rows to the positions from the person's own mistakes, and gives the number of those that were not there yet. Without a
    /// folder nothing is kept.
    ///
    /// # Errors
    /// See [`NotWritten`]; the old rows are unchanged.
    fn keep_mistakes(&mut self, _name: &str, _rows: &[String]) -> Result<usize, NotWritten> {
        Err(NotWritten::Failed)
    }
}
