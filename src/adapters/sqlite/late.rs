//! A game that somebody only looks at is no game of his: its journal begins with the first thing that is done in it.

use std::path::{Path, PathBuf};

use super::{SqliteStore, create_in, folder::free_path, recording_of};
use crate::journal::chain::StoredEntry;
use crate::journal::entry::Heartbeat;
use crate::ports::store::{Loaded, Store, StoreFailure};

/// A journal in `data`/games that is not there before somebody does something.
#[derive(Debug)]
pub struct LateStore {
    data: PathBuf,
    id: String,
    /// What the game was opened with, until it is in the file.
    opened_with: Vec<StoredEntry>,
    store: Option<SqliteStore>,
}

impl LateStore {
    /// For the game of these entries.
    pub fn new(data: PathBuf, id: String, opened_with: Vec<StoredEntry>) -> Self {
        Self {
            data,
            id,
            opened_with,
            store: None,
        }
    }
}

impl Store for LateStore {
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let store = match &mut self.store {
            Some(store) => store,
            None => self.store.insert(create_in(&self.data, &self.id)?),
        };
        if !self.opened_with.is_empty() {
            store.append(&self.opened_with)?;
            self.opened_with.clear();
        }
        store.append(entries)
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        self.store.as_mut().map_or(Ok(()), |store| store.heartbeat(heartbeat))
    }

    fn load(&mut self) -> Result<Loaded, StoreFailure> {
        if let Some(store) = &mut self.store {
            return store.load();
        }
        Ok(Loaded {
            entries: self.opened_with.clone(),
            ..Loaded::default()
        })
    }

    fn file(&self) -> Option<&Path> {
        self.store.as_ref()?.file()
    }

    fn recording(&self) -> Option<PathBuf> {
        let Some(store) = &self.store else {
            return Some(recording_of(&free_path(&self.data, &self.id)));
        };
        store.recording()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adapters::sqlite::{list, newest_unfinished};
    use crate::journal::story;

    #[test]
    fn a_game_that_was_only_looked_at_leaves_nothing_and_one_gone_on_with_is_whole() {
        let data = tempfile::tempdir().unwrap();
        let entries = story::untimed_game().journal;
        let (before, after) = entries.split_at(entries.len() - 1);
        let mut store = LateStore::new(data.path().to_owned(), String::from("looked-at"), before.to_vec());
        assert_eq!(store.load().unwrap().entries, before);
        let recording = store.recording();
        assert!(list(data.path()).unwrap().is_empty());
        assert_eq!(newest_unfinished(data.path()), None);
        store.append(after).unwrap();
        assert_eq!(store.load().unwrap().entries, entries);
        assert_eq!(store.recording(), recording, "a recording lies where it was said to");
        assert_eq!(list(data.path()).unwrap().len(), 1);
    }
}
