//! Between the table and this machine's files: what saving and opening led to, in the table's terms.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::table_thread::Post;
use crate::adapters::disk_files::why_not_read;
use crate::adapters::seen::SeenGames;
use crate::adapters::sqlite;
use crate::journal::chain::{self, Anchor};
use crate::journal::entry::{Entry, Finding, JournalEvent};
use crate::laws::people::Person;
use crate::ports::files::NotRead;
use crate::settings::Settings;
use crate::table::input::Input;
use crate::wording::files::{StoredGame, StoredState};

/// How the file of a journal begins.
pub(crate) const JOURNAL: &[u8] = b"SQLite format 3\0";
/// The largest file of games that is opened, in bytes: ten thousand long games with comments.
const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// The contents of a file that may be a game; of a journal, only how it begins.
pub(super) fn beginning(path: &Path) -> Result<Vec<u8>, NotRead> {
    let about = std::fs::metadata(path).map_err(|error| why_not_read(&error))?;
    if about.is_dir() {
        return Err(NotRead::IsFolder);
    }
    // A pipe or a device would keep everybody waiting.
    if !about.is_file() {
        return Err(NotRead::Failed);
    }
    let bytes = beginning_of(path).map_err(|error| why_not_read(&error))?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > LARGEST_FILE) {
        return Err(NotRead::TooLong);
    }
    Ok(bytes)
}

fn beginning_of(path: &Path) -> std::io::Result<Vec<u8>> {
    let file = File::open(path)?;
    let mut bytes = Vec::new();
    let start = u64::try_from(JOURNAL.len()).unwrap_or_default();
    (&file).take(start).read_to_end(&mut bytes)?;
    if bytes != JOURNAL {
        file.take(LARGEST_FILE + 1).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Whether that path, however it is written, leads to this file.
pub(super) fn is_same(file: &Path, path: &str) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    real(file).is_some_and(|file| real(Path::new(path)) == Some(file))
}

/// Lists the stored games in that folder for a person and posts them back as an input. Hundreds of journals take a
/// while, so this runs on a thread of its own while clocks and voice go on.
pub(crate) fn lister(data: Option<PathBuf>, back: Post) -> Box<dyn Fn(Person, bool) + Send> {
    Box::new(move |to, aloud| {
        let list_in = |data: Option<PathBuf>, back: Post| {
            move || {
                let games = stored_games(data.as_deref());
                back.input(Input::Games { to, aloud, games });
            }
        };
        let look = list_in(data.clone(), back.clone());
        let started = std::thread::Builder::new().name(String::from("list-games")).spawn(look);
        if started.is_err() {
            // Late is better than "there are no games".
            list_in(data.clone(), back.clone())();
        }
    })
}

/// The stored games in that folder, the last changed first; none if it cannot be read.
pub(super) fn stored_games(data: Option<&Path>) -> Vec<StoredGame> {
    let games = data.and_then(|data| sqlite::list(data).ok()).unwrap_or_default();
    let shortened = data.map(shortened_games).unwrap_or_default();
    let listed = |game: sqlite::GameFile| {
        let name = |side| {
            game.opening
                .as_ref()
                .map(|opening| opening.people.players.get(side).name.clone())
        };
        StoredGame {
            path: game.path.to_string_lossy().into_owned(),
            created: game
                .opening
                .as_ref()
                .and_then(|opening| opening.created.clone())
                .unwrap_or_default(),
            names: name(shakmaty::Color::White).zip(name(shakmaty::Color::Black)),
            state: match game.result {
                _ if game.damaged || game.failure.is_some() => StoredState::Damaged,
                _ if shortened.contains(&game.path) => StoredState::Shortened,
                Some(result) => StoredState::Ended(result),
                None => StoredState::Unfinished,
            },
        }
    };
    games.into_iter().map(listed).collect()
}

/// Of the games seen last those that have lost entries since, or of which that was told when they were opened.
fn shortened_games(data: &Path) -> Vec<PathBuf> {
    let told = |entry: &Entry| matches!(entry.event, JournalEvent::Found(Finding::Shortened(_)));
    let lost = |(path, last): &(PathBuf, Anchor)| {
        sqlite::read(path)
            .is_ok_and(|loaded| !last.is_in(&loaded.entries) || chain::read(&loaded.entries).entries.iter().any(told))
    };
    let folder = data.join("games");
    let Ok(real_folder) = std::fs::canonicalize(&folder) else {
        return Vec::new();
    };
    // As they are listed, whatever links lead there.
    let as_listed = |path: PathBuf| Some(folder.join(path.file_name()?));
    let seen = SeenGames::in_folder(data).in_their_places().into_iter();
    let seen = seen.filter(|(path, _)| path.parent() == Some(&real_folder));
    let lost = seen.filter(lost);
    lost.filter_map(|(path, _)| as_listed(path)).collect()
}

/// Writes the settings beside the old ones and then moves them into place: all of them or nothing.
pub(super) fn write_settings(folder: &Path, settings: &Settings) -> std::io::Result<()> {
    let (new, path) = (folder.join("settings.toml.new"), folder.join("settings.toml"));
    std::fs::create_dir_all(folder)?;
    let mut file = std::fs::File::create(&new)?;
    file.write_all(settings.write().as_bytes())?;
    file.sync_all()?;
    std::fs::rename(&new, &path)
}

/// Renames a settings file that could not be read to a name not yet taken.
pub(super) fn put_aside(folder: &Path) -> std::io::Result<()> {
    let aside = |number: u32| folder.join(format!("settings.toml.kept-{number}"));
    let free = (1..10_000).map(aside).find(|path| !path.exists());
    std::fs::rename(folder.join("settings.toml"), free.unwrap_or_else(|| aside(0)))
}
