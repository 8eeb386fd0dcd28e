//! The last known state of each game, in a small file next to the settings: the number and the hash of its last entry.
//!
//! A journal reveals a changed entry, but not that its last entries were cut off: the rest is consistent. So this machine remembers how far
//! it went. Someone who can shorten a journal can change this file as well; it reveals changes made elsewhere, or in haste.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{disk_files, sqlite};
use journal::chain::{Anchor, EntryHash, StoredEntry};

/// The number of games remembered: those opened last. The list of stored games looks each of them up.
const MOST: usize = 100;
/// The largest file that is read, in bytes: 100 games take 60 KB where their paths are long.
const LARGEST: u64 = 1024 * 1024;
const VERSION: i64 = 1;
const NAME: &str = "seen.toml";

/// The file of remembered games.
#[derive(Clone, Debug)]
pub struct SeenGames {
    folder: PathBuf,
}

/// The last known state of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeenGame {
    /// The absolute path of its file.
    file: String,
    /// The hash of its first entry, which identifies the game under another name.
    first: EntryHash,
    /// The last entry it had.
    last: Anchor,
    /// True if an arbiter had locked it and it had not ended.
    is_locked: bool,
}

impl SeenGame {
    /// True if the game is in that file, at least as far as it went.
    fn is_in(&self, file: &Path) -> bool {
        let entries = sqlite::read(file).map(|read| read.entries).unwrap_or_default();
        entries.first().is_some_and(|first| first.hash == self.first) && self.last.is_in(&entries)
    }
}

impl SeenGames {
    /// The file in that folder.
    pub fn in_folder(data: &Path) -> Self {
        Self {
            folder: data.to_owned(),
        }
    }

    /// The last known entry of the journal in `file`, if it is missing now or differs. A copy, even a shorter one, is not the remembered
    /// game as long as that is in its place.
    pub fn missing(&self, file: &Path, entries: &[StoredEntry]) -> Option<Anchor> {
        let (name, first) = (name_of(file), entries.first()?.hash);
        let is_it = |seen: &&SeenGame| seen.file == name || (seen.first == first && !Path::new(&seen.file).exists());
        let games = self.read();
        let lost = games.iter().filter(is_it).find(|seen| !seen.last.is_in(entries));
        lost.map(|seen| seen.last)
    }

    /// The games whose files are in their places, each with its last known entry.
    pub fn in_their_places(&self) -> Vec<(PathBuf, Anchor)> {
        let games = self.read().into_iter();
        let places = games.map(|seen| (PathBuf::from(seen.file), seen.last));
        places.filter(|(path, _)| path.exists()).collect()
    }

    /// The files of the remembered games that are in their places, but not in the folder of games: they were opened from elsewhere.
    pub fn from_elsewhere(&self) -> Vec<PathBuf> {
        let folder = fs::canonicalize(self.folder.join("games")).ok();
        let places = self.in_their_places().into_iter().map(|(path, _)| path);
        places.filter(|path| path.parent() != folder.as_deref()).collect()
    }

    /// The place of a locked game that is no longer there or cannot be read, or where another game is now or an older copy of it; none if
    /// `opened` is that game in another place.
    pub fn locked_away(&self, opened: Option<&Path>) -> Option<PathBuf> {
        let mut games = self.read().into_iter().filter(|seen| seen.is_locked);
        let is_away = |seen: &SeenGame| {
            let mut places = std::iter::once(Path::new(&seen.file)).chain(opened);
            !places.any(|place| seen.is_in(place))
        };
        games.find(is_away).map(|seen| PathBuf::from(seen.file))
    }

    /// Remembers `last` as the last entry of the game in `file`, which begins with `first`, and whether it is under way and
    /// locked. All is written, or nothing.
    ///
    /// # Errors
    /// The system's error; the remembered games are unchanged.
    pub fn remember(&self, file: &Path, first: EntryHash, last: Anchor, is_locked: bool) -> io::Result<()> {
        let file = name_of(file);
        let mut games = self.read();
        // A game that was moved is known by its first entry and has one place.
        let is_there = |seen: &SeenGame| {
            let place = Path::new(&seen.file);
            place.exists() && (!seen.is_locked || seen.is_in(place))
        };
        games.retain(|seen| seen.file != file && (seen.first != first || is_there(seen)));
        games.insert(
            0,
            SeenGame {
                file,
                first,
                last,
                is_locked,
            },
        );
        games.truncate(MOST);
        disk_files::replace_in(&self.folder, NAME, &text(&games))
    }

    /// The remembered games, the latest first; a file that cannot be read counts as empty and is written anew.
    fn read(&self) -> Vec<SeenGame> {
        let read = disk_files::text(&self.folder.join(NAME), LARGEST).ok();
        let table = read
            .and_then(|text| text.parse::<toml::Table>().ok())
            .unwrap_or_default();
        let games = table.get("game").and_then(toml::Value::as_array);
        games.into_iter().flatten().filter_map(game).take(MOST).collect()
    }
}

/// The absolute name of the file, by whatever path it is reached.
fn name_of(file: &Path) -> String {
    let whole = fs::canonicalize(file).or_else(|_| std::path::absolute(file));
    whole.unwrap_or_else(|_| file.to_owned()).to_string_lossy().into_owned()
}

fn game(value: &toml::Value) -> Option<SeenGame> {
    let text = |key| value.get(key).and_then(toml::Value::as_str);
    Some(SeenGame {
        file: text("file")?.to_owned(),
        first: text("first")?.parse().ok()?,
        last: Anchor {
            number: value.get("number")?.as_integer()?.try_into().ok()?,
            hash: text("hash")?.parse().ok()?,
        },
        is_locked: value.get("locked").and_then(toml::Value::as_bool).unwrap_or_default(),
    })
}

fn text(games: &[SeenGame]) -> String {
    let game = |seen: &SeenGame| {
        let string = |text: String| toml::Value::String(text);
        let number = i64::try_from(seen.last.number).unwrap_or(i64::MAX);
        let keys = [
            ("file", string(seen.file.clone())),
            ("first", string(seen.first.to_string())),
            ("number", toml::Value::Integer(number)),
            ("hash", string(seen.last.hash.to_string())),
            ("locked", toml::Value::Boolean(seen.is_locked)),
        ];
        let keys = keys.into_iter().map(|(key, value)| (key.to_owned(), value));
        toml::Value::Table(keys.collect())
    };
    let mut table = toml::Table::new();
    table.insert(String::from("version"), toml::Value::Integer(VERSION));
    table.insert(
        String::from("game"),
        toml::Value::Array(games.iter().map(game).collect()),
    );
    table.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use journal::story;

    fn last(entries: &[StoredEntry]) -> Anchor {
        Anchor::from_entry(entries.last().unwrap())
    }

    #[test]
    fn a_journal_that_was_shortened_or_written_anew_is_known() {
        let folder = tempfile::tempdir().unwrap();
        let seen = SeenGames::in_folder(folder.path());
        let file = folder.path().join("game.annabella");
        fs::File::create(&file).unwrap();
        let entries = story::sample_game().journal;
        let (first, end) = (entries[0].hash, last(&entries));
        assert_eq!(seen.missing(&file, &entries), None, "nothing is known of it yet");
        seen.remember(&file, first, end, false).unwrap();
        assert_eq!(seen.missing(&file, &entries), None);
        assert_eq!(seen.missing(&file, &entries[..entries.len() - 1]), Some(end));
        let other = story::untimed_game().journal;
        assert_eq!(seen.missing(&file, &other), Some(end), "another game in its place");
        // A game that was lengthened elsewhere is no shorter.
        seen.remember(&file, first, last(&entries[..9]), false).unwrap();
        assert_eq!(seen.missing(&file, &entries), None);
    }

    #[test]
    fn a_shortened_journal_is_noticed_even_under_another_name() {
        let folder = tempfile::tempdir().unwrap();
        let seen = SeenGames::in_folder(folder.path());
        let (file, copy) = (
            folder.path().join("game.annabella"),
            folder.path().join("copy.annabella"),
        );
        fs::File::create(&file).unwrap();
        let entries = story::sample_game().journal;
        seen.remember(&file, entries[0].hash, last(&entries), false).unwrap();
        let shorter = &entries[..entries.len() - 1];
        assert_eq!(seen.missing(&copy, shorter), None);
        fs::rename(&file, &copy).unwrap();
        assert_eq!(seen.missing(&copy, shorter), Some(last(&entries)));
        seen.remember(&copy, entries[0].hash, last(shorter), false).unwrap();
        assert_eq!(seen.read().len(), 1, "one game, one place");
    }

    #[test]
    fn the_file_is_small_its_owners_alone_and_may_be_damaged() {
        let folder = tempfile::tempdir().unwrap();
        let seen = SeenGames::in_folder(&folder.path().join("data"));
        let entries = story::untimed_game().journal;
        for number in 0..MOST + 5 {
            let file = folder.path().join(format!("{number}.annabella"));
            fs::File::create(&file).unwrap();
            seen.remember(&file, entries[0].hash, last(&entries), false).unwrap();
        }
        assert_eq!(seen.read().len(), MOST);
        let is_kept = |name: &str| seen.in_their_places().iter().any(|(path, _)| path.ends_with(name));
        assert!(!is_kept("0.annabella") && is_kept("104.annabella"));
        let names = fs::read_dir(folder.path().join("data")).unwrap();
        assert_eq!(names.count(), 1, "no file is left beside it");
        #[cfg(unix)]
        {
            let mode =
                std::os::unix::fs::PermissionsExt::mode(&fs::metadata(seen.folder.join(NAME)).unwrap().permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
        for damaged in [
            "game = 3",
            "[[game]]\nfile = 7",
            "\u{0}",
            "game = [{file = \"a\", first = \"x\"}]",
        ] {
            disk_files::replace_in(&seen.folder, NAME, damaged).unwrap();
            assert_eq!(seen.read(), [], "{damaged}");
        }
        let file = folder.path().join("1.annabella");
        seen.remember(&file, entries[0].hash, last(&entries), false).unwrap();
        assert!(is_kept("1.annabella"));
    }
}
