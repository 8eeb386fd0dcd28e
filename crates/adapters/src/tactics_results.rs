//! The results of one person's tactics in their file: `tactics/PROFILE.toml` in the folder of the program's data.

use std::path::PathBuf;

use tactics::Record;

use crate::ports::files::{NotRead, NotWritten};
use crate::ports::profiles::Profiles as _;
use crate::profile_folder::ProfileFolder;
use table::input::positions::UnreadableResults;

/// The file of one person's results.
#[derive(Clone, Debug)]
pub struct TacticsResults {
    folder: ProfileFolder,
    profile: String,
    /// False after a reported fault: nothing is saved from then on.
    is_kept: bool,
}

impl TacticsResults {
    /// The file, and the results so far. A file that cannot be read is renamed and kept.
    pub fn open(data: Option<PathBuf>, profile: &str) -> (Self, Record, Option<UnreadableResults>) {
        let mut folder = ProfileFolder::named("tactics", data);
        let (record, fault) = match folder.read(profile).map(|text| Record::read(&text)) {
            Ok(Ok(record)) => (record, None),
            Ok(Err(what)) => (Record::default(), Some(Ok(what))),
            Err(NotRead::NotThere) => (Record::default(), None),
            Err(why) => (Record::default(), Some(Err(why))),
        };
        let unreadable = fault.map(|fault| UnreadableResults {
            fault,
            kept_as: folder
                .put_unreadable_aside(profile)
                .map(|path| path.display().to_string()),
        });
        let results = Self {
            folder,
            profile: profile.to_owned(),
            is_kept: unreadable
                .as_ref()
                .is_none_or(|unreadable| unreadable.kept_as.is_some()),
        };
        (results, record, unreadable)
    }

    /// Saves the results, whole or not at all. A fault is reported once.
    ///
    /// # Errors
    /// The results were not written.
    pub fn keep(&mut self, record: &Record) -> Result<(), NotWritten> {
        if !self.is_kept {
            return Ok(());
        }
        let written = self.folder.write(&self.profile, &record.write());
        self.is_kept = written.is_ok();
        written
    }
}
