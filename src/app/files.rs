//! Between the table and the files of this machine: what came of saving and of opening, in the table's words.

use crate::ports::files::{self, Files, NotWritten};
use crate::table::input::{NotRead, Saved};

/// Saves a report.
pub(super) fn save(files: &mut dyn Files, path: &str, text: &str) -> Saved {
    match files.save_new(path, text) {
        Ok(()) => Saved::Written,
        Err(NotWritten::ExistsAlready) => Saved::ExistsAlready,
        Err(NotWritten::Failed) => Saved::Failed,
    }
}

/// Reads a scoresheet.
pub(super) fn read(files: &mut dyn Files, path: &str) -> Result<String, NotRead> {
    files.read_text(path).map_err(|why| match why {
        files::NotRead::NotThere => NotRead::NotThere,
        files::NotRead::IsFolder => NotRead::IsFolder,
        files::NotRead::Forbidden => NotRead::Forbidden,
        files::NotRead::NotText => NotRead::NotText,
        files::NotRead::TooLong => NotRead::TooLong,
        files::NotRead::Failed => NotRead::Failed,
    })
}
