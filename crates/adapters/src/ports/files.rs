//! Files named by the user: reports that are saved, scoresheets that are opened.

use std::collections::BTreeMap;

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

    /// The text of a file.
    ///
    /// # Errors
    /// See [`NotRead`].
    fn read_text(&mut self, path: &str) -> Result<String, NotRead>;

    /// Copies the undamaged part of a damaged game into a new file next to it.
    ///
    /// # Errors
    /// See [`NotRescued`]; the damaged file stays as it is.
    fn rescue(&mut self, path: &str) -> Result<Rescued, NotRescued>;
}

/// A world without files.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullFiles;

impl Files for NullFiles {
    fn save_new(&mut self, _path: &str, _text: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn save_over(&mut self, _path: &str, _text: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn read_text(&mut self, _path: &str) -> Result<String, NotRead> {
        Err(NotRead::NotThere)
    }

    fn rescue(&mut self, _path: &str) -> Result<Rescued, NotRescued> {
        Err(NotRescued::NothingGood)
    }
}

/// Files in memory.
#[derive(Debug, Clone, Default)]
pub struct RecordingFiles {
    /// The text of each file by its path.
    pub texts: BTreeMap<String, String>,
}

impl Files for RecordingFiles {
    fn save_new(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        if self.texts.contains_key(path) {
            return Err(NotWritten::ExistsAlready);
        }
        self.texts.insert(path.to_owned(), text.to_owned());
        Ok(())
    }

    fn save_over(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        self.texts.insert(path.to_owned(), text.to_owned());
        Ok(())
    }

    fn read_text(&mut self, path: &str) -> Result<String, NotRead> {
        self.texts.get(path).cloned().ok_or(NotRead::NotThere)
    }

    fn rescue(&mut self, _path: &str) -> Result<Rescued, NotRescued> {
        Err(NotRescued::NothingGood)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_files_read_back_and_are_written_once() {
        let mut files = RecordingFiles::default();
        assert_eq!(files.read_text("a"), Err(NotRead::NotThere));
        assert_eq!(files.save_new("a", "one"), Ok(()));
        assert_eq!(files.save_new("a", "two"), Err(NotWritten::ExistsAlready));
        assert_eq!(files.read_text("a").as_deref(), Ok("one"));
        assert_eq!(NullFiles.save_new("a", "one"), Err(NotWritten::Failed));
        assert_eq!(NullFiles.read_text("a"), Err(NotRead::NotThere));
    }
}
