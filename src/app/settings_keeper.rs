//! Saves the settings for next time, or reports why it cannot.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::files;
use settings::Settings;

/// A function that saves settings.
pub type Keeper = Arc<dyn Fn(&Settings) -> Result<(), NotKept> + Send + Sync>;

/// The error of settings that could not be saved; the old ones are unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotKept {
    /// The folder they should be in.
    pub folder: PathBuf,
    /// The system's error.
    pub what: String,
}

/// Saves settings in their file in that folder, all of them or nothing; a file that could not be read is first renamed,
/// once. Without a folder nothing is saved, nor expected to be.
pub(super) fn in_folder(folder: Option<PathBuf>, was_unreadable: bool) -> Keeper {
    let is_in_the_way = AtomicBool::new(was_unreadable);
    Arc::new(move |settings| {
        let Some(folder) = &folder else { return Ok(()) };
        let not_kept = |error: std::io::Error| NotKept {
            folder: folder.clone(),
            what: error.to_string(),
        };
        // Settings that cannot be saved are in force for this run; the old file is not lost.
        if is_in_the_way.load(Ordering::Relaxed) {
            files::put_aside(folder).map_err(not_kept)?;
            is_in_the_way.store(false, Ordering::Relaxed);
        }
        files::write_settings(folder, settings).map_err(not_kept)
    })
}
