//! The folder of all games, and the journals that begin there late: a game that is only looked at is not the viewer's own,
//! so its journal begins with the first thing that is done in it.

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::journal::chain::{self, DamageKind, StoredEntry};
use crate::journal::entry::{Heartbeat, JournalEvent, Opening};
use crate::laws::ending::GameResult;
use crate::laws::event::Event;
use crate::ports::store::{Loaded, Store, StoreFailure};

use super::{SqliteStore, beside, read, recording_of};

const EXTENSION: &str = "annabella";

/// A stored game as it is listed.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// The file.
    pub path: PathBuf,
    /// The name of the file without its ending.
    pub id: String,
    /// Who plays and when it was set up; none where not even that can be read.
    pub opening: Option<Opening>,
    /// How it ended, if it has.
    pub result: Option<GameResult>,
    /// The game has not ended and can be continued.
    pub unfinished: bool,
    /// The journal is damaged: its good part can be read, and nothing else.
    pub damaged: bool,
    /// Why nothing can be read of it: it is no journal, or a newer program wrote it.
    pub failure: Option<StoreFailure>,
    /// When something was last written; none where the system does not say.
    pub changed: Option<SystemTime>,
}

/// The name of a game's file: date and time as given, and both players, of letters, digits and hyphens only.
///
/// `created` is ISO 8601 text ("2026-05-01T14:00:00"), empty if unknown.
pub fn game_id(created: &str, white: &str, black: &str) -> String {
    let parts: Vec<String> = [created, white, black]
        .into_iter()
        .map(slug)
        .filter(|part| !part.is_empty())
        .collect();
    if parts.is_empty() {
        String::from("game")
    } else {
        parts.join("-")
    }
}

/// Names may be long, and file systems count bytes.
const LETTERS_OF_A_NAME: usize = 32;

fn slug(text: &str) -> String {
    let mut slug = String::new();
    for letter in text.to_lowercase().chars().filter(|letter| *letter != ':') {
        if letter.is_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.chars().count() >= LETTERS_OF_A_NAME {
            break;
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// A new journal in `data`/games with that id, or that id and a number where such a game exists already.
pub fn create_in(data: &Path, id: &str) -> Result<SqliteStore, StoreFailure> {
    fs::create_dir_all(data.join("games"))?;
    SqliteStore::create(&free_path(data, id))
}

/// Where a new journal of that id would go.
fn free_path(data: &Path, id: &str) -> PathBuf {
    let folder = data.join("games");
    let mut path = folder.join(format!("{id}.{EXTENSION}"));
    for number in 2_u32.. {
        if !path.exists() {
            break;
        }
        path = folder.join(format!("{id}-{number}.{EXTENSION}"));
    }
    path
}

/// The games in `data`/games, the last changed first. No folder means no games.
pub fn list(data: &Path) -> Result<Vec<GameFile>, StoreFailure> {
    Ok(files(data)?.into_iter().map(describe).collect())
}

/// Of the games in `data`/games that can be continued, the one changed last. This is looked for at every start, and
/// there may be hundreds of games: one that has ended is passed over after a glance at the bytes of its file.
pub fn newest_unfinished(data: &Path) -> Option<PathBuf> {
    let unfinished = |path: PathBuf| {
        let game = Some(path).filter(|path| !has_ended(path)).map(describe)?;
        Some(game.path).filter(|_| game.unfinished && !game.damaged)
    };
    files(data).ok()?.into_iter().find_map(unfinished)
}

/// The journals of a folder, the last changed first.
fn files(data: &Path) -> Result<Vec<PathBuf>, StoreFailure> {
    let folder = match fs::read_dir(data.join("games")) {
        Ok(folder) => folder,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error.into()),
    };
    let mut games = Vec::new();
    for file in folder {
        let path = file?.path();
        if path.extension() == Some(OsStr::new(EXTENSION)) {
            games.push((changed(&path), path));
        }
    }
    games.sort_by(|(a, one), (b, other)| b.cmp(a).then_with(|| one.cmp(other)));
    Ok(games.into_iter().map(|(_, path)| path).collect())
}

/// When something was last written into it.
fn changed(path: &Path) -> Option<SystemTime> {
    ["", "-wal"]
        .into_iter()
        .filter_map(|suffix| fs::metadata(beside(path, suffix)).ok()?.modified().ok())
        .max()
}

/// Whether the record of an ending stands in the file or in its log, and none of an ending taken back. In a text somebody wrote
/// the quotes would be escaped.
fn has_ended(path: &Path) -> bool {
    const END: &[u8] = br#""name":"game_ended""#;
    const ANNULLED: &[u8] = br#""name":"result_annulled""#;
    let files = ["", "-wal"].map(|suffix| fs::read(beside(path, suffix)).unwrap_or_default());
    let has = |record: &[u8]| {
        let stands = |bytes: &Vec<u8>| bytes.windows(record.len()).any(|window| window == record);
        files.iter().any(stands)
    };
    has(END) && !has(ANNULLED)
}

fn describe(path: PathBuf) -> GameFile {
    let changed = changed(&path);
    let id = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (loaded, failure) = match read(&path) {
        Ok(loaded) => (Some(loaded), None),
        Err(failure) => (None, Some(failure)),
    };
    let entries = loaded.as_ref().map(|loaded| chain::read(&loaded.entries).entries);
    let events = || entries.iter().flatten().map(|entry| &entry.event);
    let opening = events().find_map(|event| match event {
        JournalEvent::Opened(opening) => Some(opening.as_ref().clone()),
        JournalEvent::Event(_) | JournalEvent::Restarted(_) | JournalEvent::Suspended(_) | JournalEvent::Found(_) => {
            None
        }
    });
    let mut result = None;
    for event in events() {
        if let JournalEvent::Event(Event::GameEnded { ending }) = event {
            result = Some(ending.result);
        } else if let JournalEvent::Event(Event::ResultAnnulled { .. }) = event {
            result = None;
        }
    }
    let damage = loaded.as_ref().and_then(|loaded| loaded.damage.as_ref());
    // An entry written by a newer program is whole; this one just cannot read it.
    let damaged = damage.is_some_and(|damage| !matches!(damage.fault, DamageKind::Record(_)));
    GameFile {
        unfinished: opening.is_some() && result.is_none() && damage.is_none(),
        path,
        id,
        result,
        opening,
        damaged,
        failure,
        changed,
    }
}

/// A journal in `data`/games that does not exist before something is done in its game.
#[derive(Debug)]
pub struct LateStore {
    data: PathBuf,
    id: String,
    /// What the game was opened with, until it is in the file.
    opened_with: Vec<StoredEntry>,
    store: Option<SqliteStore>,
}

impl LateStore {
    /// For the game with these entries.
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
    use crate::journal::story;
    use crate::laws::command::Command;
    use crate::laws::people::Person;

    #[test]
    fn a_game_only_looked_at_leaves_nothing_and_one_continued_is_whole() {
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
    #[test]
    fn a_game_whose_result_was_annulled_is_unfinished_again() {
        let data = tempfile::tempdir().unwrap();
        let mut story = story::sample_game();
        let store = |name: &str, entries: &[StoredEntry]| {
            let mut store = LateStore::new(data.path().to_owned(), name.to_owned(), Vec::new());
            store.append(entries).unwrap();
        };
        store("ended", &story.journal);
        assert_eq!(newest_unfinished(data.path()), None);
        let text = String::from("It had ended by mistake");
        story.must(Person::Arbiter, &Command::AnnulResult { text });
        store("annulled", &story.journal);
        let found = newest_unfinished(data.path()).unwrap();
        assert_eq!(found.file_stem(), Some(OsStr::new("annulled")));
        let listed = list(data.path()).unwrap();
        let annulled = listed.iter().find(|game| game.id == "annulled").unwrap();
        assert_eq!((annulled.result, annulled.unfinished), (None, true));
    }
}
