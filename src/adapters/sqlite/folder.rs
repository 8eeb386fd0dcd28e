//! The folder of all games.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::journal::chain::{self, Fault};
use crate::journal::entry::{JournalEvent, Opening};
use crate::laws::ending::GameResult;
use crate::laws::event::Event;
use crate::ports::store::StoreFailure;

use super::{SqliteStore, beside, of_io, read};

const EXTENSION: &str = "annabella";

/// A stored game as it is listed.
#[derive(Clone, Debug)]
pub struct GameFile {
    /// The file.
    pub path: PathBuf,
    /// The name of the file without its ending.
    pub id: String,
    /// Who plays what and when it was set up; none where not even that can be read.
    pub opening: Option<Opening>,
    /// How it ended, if it has.
    pub result: Option<GameResult>,
    /// The game has not ended and can be gone on with.
    pub unfinished: bool,
    /// The journal is damaged: what is good of it can be read, and no more.
    pub damaged: bool,
    /// Why nothing can be read of it: it is no journal, or a newer program wrote it.
    pub failure: Option<StoreFailure>,
    /// When something was last written; none where the system does not say.
    pub changed: Option<SystemTime>,
}

/// The name of a game's file: date and time as given, and both players, of letters, digits and hyphens only.
///
/// `created` is ISO 8601 text ("2026-05-01T14:00:00"), empty where nobody knows.
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
    fs::create_dir_all(data.join("games")).map_err(|error| of_io(&error))?;
    SqliteStore::create(&free_path(data, id))
}

/// Where a new journal of that id would lie.
pub(super) fn free_path(data: &Path, id: &str) -> PathBuf {
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

/// The games in `data`/games, the last changed first. No folder is no games.
pub fn list(data: &Path) -> Result<Vec<GameFile>, StoreFailure> {
    Ok(files(data)?.into_iter().map(describe).collect())
}

/// The game in `data`/games that was changed last of those that can be gone on with. Who has played hundreds of games waits for
/// it at every start: what has ended is passed over by a look at the bytes of its file.
pub fn newest_unfinished(data: &Path) -> Option<PathBuf> {
    let unfinished = |path: PathBuf| {
        let game = Some(path).filter(|path| !has_ended(path)).map(describe)?;
        Some(game.path).filter(|_| game.unfinished && !game.damaged)
    };
    files(data).ok()?.into_iter().find_map(unfinished)
}

/// The journals of a folder, the last changed first.
fn files(data: &Path) -> Result<Vec<PathBuf>, StoreFailure> {
    let folder = match fs::read_dir(data.join("games")).map_err(|error| of_io(&error)) {
        Ok(folder) => folder,
        Err(StoreFailure::NotFound) => return Ok(Vec::new()),
        Err(failure) => return Err(failure),
    };
    let mut games = Vec::new();
    for file in folder {
        let path = file.map_err(|error| of_io(&error))?.path();
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

/// True if the record of an end stands in the file or in its log. In a text that somebody wrote the quotes would be escaped.
fn has_ended(path: &Path) -> bool {
    const END: &[u8] = br#""name":"game_ended""#;
    ["", "-wal"].into_iter().any(|suffix| {
        let bytes = fs::read(beside(path, suffix)).unwrap_or_default();
        bytes.windows(END.len()).any(|window| window == END)
    })
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
        JournalEvent::Event(_) | JournalEvent::Restarted(_) | JournalEvent::Suspended(_) => None,
    });
    let mut result = None;
    for event in events() {
        if let JournalEvent::Event(Event::GameEnded { ending }) = event {
            result = Some(ending.result);
        }
    }
    let damage = loaded.as_ref().and_then(|loaded| loaded.damage.as_ref());
    // An entry of a newer program is whole; this one only cannot read it.
    let damaged = damage.is_some_and(|damage| !matches!(damage.fault, Fault::Record(_)));
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
