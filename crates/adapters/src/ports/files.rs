//! Files named by the user: reports that are saved, scoresheets that are opened.

pub use table::input::{NoDialog, NotRead, NotRescued, NotWritten, Rescued};

/// The longest text that is read, in bytes: many times the longest game.
pub const LONGEST: u64 = 256 * 1024;

/// Writes and reads whole texts. A path that begins with `~/` begins in the user's home folder.
pub trait Files: Send {
    /// Writes a file that does not exist yet, whole and durably.
    ///
    /// # Errors
    /// See [`NotWritten`]; an existing file is unchanged.
    fn save_new(&mut self, path: &str, text: &str) -> Result<(), NotWritten>;

    /// Replaces a file whole and durably: until that is done, the old file stays.
    ///
    /// # Errors
    /// See [`NotWritten`]; the old file is unchanged.
    fn save_over(&mut self, path: &str, text: &str) -> Result<(), NotWritten>;

    /// The bytes of a file.
    ///
    /// # Errors
    /// See [`NotRead`].
    fn read_bytes(&mut self, path: &str) -> Result<Vec<u8>, NotRead>;

    /// The text of a file in UTF-8.
    ///
    /// # Errors
    /// See [`NotRead`].
    fn read_text(&mut self, path: &str) -> Result<String, NotRead> {
        String::from_utf8(self.read_bytes(path)?).map_err(|_bytes| NotRead::NotText)
    }

    /// Copies the undamaged part of a damaged game into a new file next to it.
    ///
    /// # Errors
    /// See [`NotRescued`]; the damaged file stays as it is.
    fn rescue(&mut self, path: &str) -> Result<Rescued, NotRescued>;
}
