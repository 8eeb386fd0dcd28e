//! The undamaged part of a damaged journal, as a new one. The damaged file stays byte for byte as it is.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::ports::files::{NotRescued, Rescued};
use crate::ports::store::{Store as _, StoreFailure};
use journal::chain::{self, Chain};
use journal::entry::{JournalEvent, JournalFinding, RescueOrigin};
use journal::record;

use super::examined::ENTRY;
use super::{RecordSpace, SqliteStore, neighbour, read, reading, signed, unsigned};

/// The most entries listed after the damage: no one reads more, and a file may hold any number.
const LISTED: usize = 1_000;
/// The most unreadable entries skipped in search of a readable one.
const PASSED_OVER: u32 = 10_000;

/// Copies the entries of `from` before the first damaged one into a new game in the file `to`, which must not exist. They are copied byte
/// for byte, so that printed hashes stay valid; an entry after them names their origin. Entries after the damaged one are listed and not
/// copied.
///
/// # Errors
/// See [`NotRescued`]; no file is left then.
pub fn rescue(from: &Path, to: &Path) -> Result<Rescued, NotRescued> {
    let loaded = read(from).map_err(|_unreadable| NotRescued::NothingGood)?;
    let Some(damage) = chain::read(&loaded.entries).damage.or(loaded.damage) else {
        return Err(NotRescued::Whole);
    };
    let good: Vec<_> = loaded
        .entries
        .into_iter()
        .take_while(|entry| entry.number < damage.first_bad)
        .collect();
    let Some(last) = good.last() else {
        return Err(NotRescued::NothingGood);
    };
    let lost = reading(from, |examined| {
        let entries = examined.asking(ENTRY);
        Ok(entries.map(|connection| behind(connection, damage.first_bad)))
    });
    let origin = RescueOrigin {
        file: from.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        last_good: last.number,
        lost: lost.ok().flatten().unwrap_or_default(),
    };
    let found = JournalEvent::Found(JournalFinding::Rescued(origin.clone()));
    let found = Chain::after(last).link(&found, last.at);
    if to.exists() {
        return Err(NotRescued::Exists);
    }
    let mut store = SqliteStore::create(to).map_err(|_failure| NotRescued::NotWritten)?;
    let written = store.append(&good).and_then(|()| store.append(&[found]));
    drop(store);
    if written.is_err() {
        for suffix in ["", "-wal", "-shm", "-lock"] {
            std::fs::remove_file(neighbour(to, suffix)).ok();
        }
        return Err(NotRescued::NotWritten);
    }
    Ok(Rescued {
        file: to.to_owned(),
        good: good.len(),
        origin,
    })
}

/// The same into a new file next to the damaged one.
///
/// # Errors
/// See [`rescue`].
pub fn rescue_next_to(from: &Path) -> Result<Rescued, NotRescued> {
    let name = from.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let place = |number: u32| {
        let number = if number == 1 {
            String::new()
        } else {
            format!("-{number}")
        };
        from.with_file_name(format!("{name}-rescued{number}.annabella"))
    };
    let free: Option<PathBuf> = (1..10_000).map(place).find(|path| !path.exists());
    rescue(from, &free.ok_or(NotRescued::Exists)?)
}

/// The entries from that number on that can still be read, by number and kind. Their content is left out: it may be a move that
/// is to stay secret.
fn behind(connection: &Connection, from: u64) -> Vec<String> {
    let (mut lost, mut next, mut passed_over) = (Vec::new(), from, 0);
    let Ok(mut room) = RecordSpace::of(connection) else {
        return lost;
    };
    while lost.len() < LISTED && passed_over < PASSED_OVER {
        match entry_from(connection, next) {
            Ok(Some((number, text))) => {
                if !room.takes(text.as_ref().map_or(0, String::len)) {
                    break;
                }
                let kind = text.and_then(|text| record::name_of(&text));
                lost.extend(kind.map(|kind| format!("{number} {kind}")));
                next = number.saturating_add(1);
            }
            Ok(None) => break,
            Err(_) => {
                passed_over += 1;
                next = next.saturating_add(1);
            }
        }
    }
    lost
}

/// The first entry of that number or a later one, and its text if it is one.
fn entry_from(connection: &Connection, number: u64) -> Result<Option<(u64, Option<String>)>, StoreFailure> {
    let mut statement = connection
        .prepare_cached("SELECT number, record FROM entry NOT INDEXED WHERE number >= ?1 ORDER BY number LIMIT 1")?;
    let row = statement.query_row(params![signed(number)], |row| {
        Ok((unsigned(row.get(0)?), row.get::<_, String>(1).ok()))
    });
    Ok(row.optional()?)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use journal::chain::StoredEntry;
    use journal::replay::replay;
    use journal::story;

    /// A stored game with a changed entry of that number.
    fn damaged(folder: &Path, number: u64) -> (PathBuf, Vec<StoredEntry>) {
        let path = folder.join("game.annabella");
        let entries = story::sample_game().journal;
        SqliteStore::create(&path).unwrap().append(&entries).unwrap();
        let connection = Connection::open(&path).unwrap();
        connection
            .execute_batch(&format!(
                "DROP TRIGGER entry_unchanged; UPDATE entry SET record = replace(record, 'white', 'black') WHERE number = {number};
                 CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END;"
            ))
            .unwrap();
        drop(connection);
        (path, entries)
    }

    #[test]
    fn the_good_entries_become_a_new_game_that_names_its_origin() {
        let folder = tempfile::tempdir().unwrap();
        let (path, entries) = damaged(folder.path(), 12);
        let (bytes, new) = (fs::read(&path).unwrap(), folder.path().join("new.annabella"));
        let rescued = rescue(&path, &new).unwrap();
        assert_eq!(rescued.good, 11);
        assert_eq!(
            (rescued.origin.file.as_str(), rescued.origin.last_good),
            ("game.annabella", 11)
        );
        // The changed entry can be read as well, but may be false.
        assert_eq!(rescued.origin.lost.len(), entries.len() - 11);
        assert!(rescued.origin.lost.iter().all(|kind| {
            kind.split_once(' ')
                .unwrap()
                .1
                .chars()
                .all(|c| c.is_ascii_lowercase() || c == '_')
        }));
        assert_eq!(fs::read(&path).unwrap(), bytes, "the damaged file is as it was");
        let (store, loaded) = SqliteStore::open(&new).unwrap();
        assert!(!store.is_read_only() && loaded.damage.is_none());
        assert_eq!(
            loaded.entries[..11],
            entries[..11],
            "byte for byte, so that paper still holds them"
        );
        let reading = chain::read(&loaded.entries);
        assert_eq!(reading.entries.len(), 12);
        assert_eq!(
            reading.entries[11].event,
            JournalEvent::Found(JournalFinding::Rescued(rescued.origin))
        );
        let before = chain::read(&entries[..11]).entries;
        assert_eq!(replay(&reading.entries).unwrap().game, replay(&before).unwrap().game);
    }

    #[test]
    fn a_rescue_needs_a_damaged_game_and_overwrites_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let (path, _) = damaged(folder.path(), 12);
        let (new, other) = (
            folder.path().join("new.annabella"),
            folder.path().join("other.annabella"),
        );
        rescue(&path, &new).unwrap();
        let bytes = fs::read(&new).unwrap();
        assert_eq!(rescue(&path, &new), Err(NotRescued::Exists));
        assert_eq!(fs::read(&new).unwrap(), bytes);
        assert_eq!(rescue(&new, &other), Err(NotRescued::Whole));
        let lost = folder.path().join("none.annabella");
        assert_eq!(rescue(&lost, &other), Err(NotRescued::NothingGood));
        let beginning = tempfile::tempdir().unwrap();
        let (path, _) = damaged(beginning.path(), 1);
        assert_eq!(rescue(&path, &other), Err(NotRescued::NothingGood));
        assert!(!other.exists());
        let neighbour: Vec<PathBuf> = (0..2)
            .map(|_| rescue_next_to(&folder.path().join("game.annabella")).unwrap().file)
            .collect();
        assert!(neighbour[0].ends_with("game-rescued.annabella") && neighbour[1].ends_with("game-rescued-2.annabella"));
    }
}
