//! The results of one person's tactics in their file: `tactics/PROFILE.toml` in the folder of the program's data.

use std::path::PathBuf;

use tactics::{Record, RecordNews};

use crate::ports::files::{NotRead, NotWritten};
use crate::ports::profiles::Profiles as _;
use crate::profile_folder::ProfileFolder;
use table::input::positions::UnreadableResults;

/// The file of one person's results.
#[derive(Clone, Debug)]
pub struct TacticsResults {
    folder: ProfileFolder,
    profile: String,
    /// The news that this program has written. Records of one sitting after another come here, each with its own news from the first.
    saved: Vec<RecordNews>,
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
        let path = folder.path(profile).unwrap_or_default();
        let unreadable = fault.map(|fault| UnreadableResults {
            fault,
            path: path.display().to_string(),
            kept_as: folder
                .put_unreadable_aside(profile)
                .map(|path| path.display().to_string()),
        });
        let results = Self {
            folder,
            profile: profile.to_owned(),
            saved: Vec::new(),
            is_kept: unreadable
                .as_ref()
                .is_none_or(|unreadable| unreadable.kept_as.is_some()),
        };
        (results, record, unreadable)
    }

    /// Remembers what was written through the results of the sitting before, whose last result may still come.
    #[must_use]
    pub fn following(mut self, before: Option<Self>) -> Self {
        if let Some(before) = before.filter(|before| before.profile == self.profile) {
            self.saved = before.saved;
        }
        self
    }

    /// Adds what is new in the record to the results, to which another program of the same profile may have added, too; whole or not at all.
    /// Returns all of them. A fault is reported once.
    ///
    /// # Errors
    /// The results were not written.
    pub fn keep(&mut self, record: &Record) -> Result<Record, NotWritten> {
        if !self.is_kept {
            return Ok(record.clone());
        }
        let _lock = self.folder.lock(&self.profile);
        let stored = self
            .folder
            .read(&self.profile)
            .ok()
            .and_then(|text| Record::read(&text).ok());
        let known = record
            .news()
            .iter()
            .take_while(|news| self.saved.contains(news))
            .count();
        let all = stored.map_or_else(|| record.clone(), |stored| record.merged(stored, known));
        let new = record.news().get(known..).unwrap_or_default();
        if !new.is_empty() {
            self.saved.extend_from_slice(new);
            let written = self.folder.write(&self.profile, &all.write());
            self.is_kept = written.is_ok();
            written?;
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tactics::{PACKAGED, PositionSet, PositionSource as _};

    /// Another theme begins another record; the last result of the one before comes after that.
    #[test]
    fn the_results_of_one_theme_after_another_are_each_kept_once() {
        let folder = tempfile::tempdir().unwrap();
        let (set, _) = PositionSet::read(PACKAGED).unwrap();
        let open = || TacticsResults::open(Some(folder.path().to_owned()), "Ada");
        let (mut results, mut first, _) = open();
        for number in 0..2 {
            first.keep(&set.open(number).unwrap(), true, 1_000);
            first.take_stored(results.keep(&first).unwrap());
        }
        let (next, mut second, _) = open();
        let mut results = next.following(Some(results));
        first.keep(&set.open(2).unwrap(), false, 2_000);
        second.take_stored(results.keep(&first).unwrap());
        second.keep(&set.open(3).unwrap(), false, 3_000);
        results.keep(&second).unwrap();
        let score = open().1.score();
        assert_eq!((score.right, score.played), (2, 4));
    }

    #[test]
    fn two_programs_with_one_profile_keep_both_their_results() {
        let folder = tempfile::tempdir().unwrap();
        let (set, _) = PositionSet::read(PACKAGED).unwrap();
        let results = || {
            let (results, record, unreadable) = TacticsResults::open(Some(folder.path().to_owned()), "Ada");
            assert_eq!(unreadable, None);
            (results, record)
        };
        let each = |first: usize| {
            let (set, (mut results, mut record)) = (&set, results());
            move || {
                for number in first..first + 20 {
                    record.keep(&set.open(number).unwrap(), number % 2 == 0, 1_000);
                    record.take_stored(results.keep(&record).unwrap());
                }
            }
        };
        let (one, mut other) = (each(0), each(20));
        std::thread::scope(|threads| {
            threads.spawn(one);
            other();
        });
        let (mut results, both) = results();
        assert_eq!((both.score().right, both.score().played), (20, 40));
        assert_eq!(
            both.due(u64::from(u32::MAX) * 1_000),
            20,
            "all that were missed come back"
        );
        assert_eq!(
            results.keep(&Record::default()),
            Ok(both),
            "what others saved is told, and nothing is lost"
        );
    }
}
