//! The store seen through its files: cut short, bits flipped, killed while writing; and the sample journals kept for ever.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::process::{Command, Stdio};

use tempfile::TempDir;

mod hostile;

use super::*;
use crate::seen::SeenGames;
use journal::chain::{Anchor, Chain, DamageKind};
use journal::entry::JournalEvent;
use journal::record;
use journal::replay::replay;
use journal::story::{self, Story};
use laws::event::Event;
use laws::moment::Moment;
use laws::people::Person;
use shakmaty::{ByColor, Color};

fn file_in(folder: &TempDir) -> PathBuf {
    folder.path().join("game.annabella")
}

fn stored(story: &Story) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(&folder);
    let mut store = SqliteStore::create(&path).unwrap();
    for step in story.journal.chunks(3) {
        store.append(step).unwrap();
    }
    (folder, path)
}

fn heartbeat_at(millis: u64) -> Heartbeat {
    Heartbeat {
        at: Moment::from_millis(millis),
        left_ms: ByColor { white: 1, black: 2 },
        running: Some(Color::Black),
    }
}

#[test]
fn what_was_stored_is_there_again() {
    let story = story::sample_game();
    let (_folder, path) = stored(&story);
    let (mut store, loaded) = SqliteStore::open(&path).unwrap();
    assert_eq!(loaded.damage, None);
    assert_eq!(loaded.entries, story.journal);
    assert_eq!(loaded.heartbeat, None);
    store.heartbeat(heartbeat_at(7)).unwrap();
    store.heartbeat(heartbeat_at(8)).unwrap();
    assert_eq!(store.load().unwrap().heartbeat, Some(heartbeat_at(8)));
    assert_eq!(read(&path).unwrap().heartbeat, Some(heartbeat_at(8)));
    drop(store);
    assert!(!neighbour(&path, "-wal").exists());
    assert_eq!(read(&path).unwrap().heartbeat, Some(heartbeat_at(8)));
}

#[test]
fn nothing_is_written_twice_and_nothing_out_of_order() {
    let journal = story::sample_game().journal;
    let folder = tempfile::tempdir().unwrap();
    let mut store = SqliteStore::create(&file_in(&folder)).unwrap();
    store.append(&journal[..2]).unwrap();
    store.append(&journal[..5]).unwrap();
    assert_eq!(
        store.append(&journal[6..]),
        Err(StoreFailure::OutOfOrder { expected: 6 })
    );
    let mut other = journal[5].clone();
    other.record.push(' ');
    assert_eq!(store.append(&[other]), Err(StoreFailure::OutOfOrder { expected: 6 }));
    store.append(&journal[3..]).unwrap();
    assert_eq!(store.load().unwrap().entries, journal);
}

#[test]
fn the_database_itself_refuses_to_change_or_delete_an_entry() {
    let (_folder, path) = stored(&story::untimed_game());
    let connection = Connection::open(&path).unwrap();
    for statement in [
        "UPDATE entry SET record = '{}' WHERE number = 2",
        "DELETE FROM entry",
        "INSERT OR REPLACE INTO entry VALUES (2, 0, '{}', x'00')",
        "INSERT INTO entry VALUES (9999, 0, '{}', x'00')",
    ] {
        assert!(connection.execute_batch(statement).is_err(), "{statement}");
    }
}

#[test]
fn a_full_disk_is_told_and_what_is_owed_is_written_later() {
    let journal = story::sample_game().journal;
    let folder = tempfile::tempdir().unwrap();
    let mut store = SqliteStore::create(&file_in(&folder)).unwrap();
    store.append(&journal[..1]).unwrap();
    let limit = |store: &SqliteStore, pages: u32| {
        let connection = store.connection.as_ref().unwrap();
        connection
            .pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
            .unwrap();
    };
    limit(&store, 1);
    assert_eq!(store.append(&journal[1..]), Err(StoreFailure::Full));
    assert_eq!(store.load().unwrap().entries, journal[..1]);
    limit(&store, 1_000_000);
    store.append(&journal).unwrap();
    assert_eq!(store.load().unwrap().entries, journal);
}

#[test]
fn a_game_that_is_open_elsewhere_can_be_read_but_not_opened() {
    let story = story::sample_game();
    let (_folder, path) = stored(&story);
    let (mut store, _) = SqliteStore::open(&path).unwrap();
    assert_eq!(SqliteStore::open(&path).err(), Some(StoreFailure::InUse));
    store.heartbeat(heartbeat_at(1)).unwrap();
    let beside_it = read(&path).unwrap();
    assert_eq!(beside_it.entries, story.journal);
    assert_eq!(beside_it.heartbeat, Some(heartbeat_at(1)));
    drop(store);
    assert!(SqliteStore::open(&path).is_ok());
}

#[test]
fn a_journal_that_another_program_holds_is_in_use() {
    let (_folder, path) = stored(&story::sample_game());
    let other = Connection::open(&path).unwrap();
    let mode: String = other
        .query_row("PRAGMA journal_mode = delete", [], |row| row.get(0))
        .unwrap();
    assert_eq!(mode, "delete");
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    assert_eq!(SqliteStore::open(&path).err(), Some(StoreFailure::InUse));
    other.execute_batch("COMMIT").unwrap();
    drop(other);
    assert!(SqliteStore::open(&path).is_ok());
}

/// Lengthens the file with zeros; `is_own` also counts them in its header as pages of the database.
fn lengthen(path: &Path, length: u64, is_own: bool) {
    let mut file = OpenOptions::new().read(true).write(true).open(path).unwrap();
    file.set_len(length).unwrap();
    if is_own {
        let pages = u32::try_from(length / 4_096).unwrap();
        file.seek(SeekFrom::Start(28)).unwrap();
        file.write_all(&pages.to_be_bytes()).unwrap();
    }
}

#[test]
fn bytes_behind_a_journal_are_not_read() {
    let story = story::sample_game();
    let (_folder, path) = stored(&story);
    let length = fs::metadata(&path).unwrap().len();
    lengthen(&path, 200 << 20, false);
    let (mut own, own_length) = still::own_part(File::open(&path).unwrap()).unwrap();
    assert_eq!(own_length, length);
    assert_eq!(std::io::copy(&mut own, &mut std::io::sink()).unwrap(), length);
    assert_eq!(read(&path).unwrap().entries, story.journal);
    assert!(!stands_in(&path, b"nowhere"));
}

#[test]
fn long_journals_beyond_the_limit_are_listed_and_not_read() {
    let data = tempfile::tempdir().unwrap();
    let story = story::untimed_game();
    for name in ["one", "two", "three"] {
        create_in(data.path(), name)
            .unwrap()
            .append(&story.journal[..5])
            .unwrap();
    }
    let games = data.path().join("games");
    lengthen(&games.join("one.annabella"), 20 << 20, true);
    lengthen(&games.join("two.annabella"), 20 << 20, true);
    lengthen(&games.join("three.annabella"), 20 << 20, false);
    let is_too_long = |game: &ListedGameFile| matches!(game.failure, Some(StoreFailure::TooLong(_)));
    let (long, read): (Vec<_>, Vec<_>) = unfinished(data.path()).partition(is_too_long);
    assert_eq!((long.len(), read.len()), (1, 2));
    assert!(read.iter().any(|game| game.id == "three" && game.unfinished));
    assert!(long[0].id != "three");
    assert_eq!(newest_locked(data.path(), Vec::new()), None);
}

/// The journal of a game that was locked at once.
fn locked_journal() -> Vec<StoredEntry> {
    let locked = record::samples::events()
        .into_iter()
        .find(|event| matches!(event, Event::RegulationsLocked { .. }))
        .unwrap();
    let mut journal = story::untimed_game().journal[..1].to_vec();
    let last = Chain::after(&journal[0]).link(&JournalEvent::Event(locked), journal[0].at);
    journal.push(last);
    journal
}

#[test]
fn a_locked_game_from_elsewhere_is_found_in_its_place() {
    let (data, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (seen, journal) = (SeenGames::in_folder(data.path()), locked_journal());
    let path = fs::canonicalize(stick.path()).unwrap().join("table-7.annabella");
    SqliteStore::create(&path).unwrap().append(&journal).unwrap();
    assert_eq!(
        newest_locked(data.path(), seen.from_elsewhere()),
        None,
        "it was not opened here"
    );
    let last = Anchor::from_entry(journal.last().unwrap());
    seen.remember(&path, journal[0].hash, last, false).unwrap();
    assert_eq!(
        newest_locked(data.path(), seen.from_elsewhere()),
        Some(path.clone()),
        "there is no folder of games yet"
    );
    create_in(data.path(), "at-home")
        .unwrap()
        .append(&story::untimed_game().journal)
        .unwrap();
    assert_eq!(newest_locked(data.path(), seen.from_elsewhere()), Some(path.clone()));
    fs::remove_file(path).unwrap();
    assert_eq!(newest_locked(data.path(), seen.from_elsewhere()), None);
    assert_eq!(seen.locked_away(None), None, "it had ended or was unlocked");
}

#[test]
fn a_locked_game_that_is_taken_away_is_missed_until_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let (seen, journal) = (SeenGames::in_folder(folder.path()), locked_journal());
    let (path, moved) = (
        folder.path().join("here.annabella"),
        folder.path().join("moved.annabella"),
    );
    SqliteStore::create(&path).unwrap().append(&journal).unwrap();
    let path = fs::canonicalize(path).unwrap();
    let last = Anchor::from_entry(journal.last().unwrap());
    seen.remember(&path, journal[0].hash, last, true).unwrap();
    assert_eq!(seen.locked_away(None), None);
    fs::copy(&path, &moved).unwrap();
    let is_missed = || {
        assert_eq!(seen.locked_away(None), Some(path.clone()));
        assert_eq!(
            seen.locked_away(Some(folder.path())),
            Some(path.clone()),
            "a folder is no game"
        );
        assert_eq!(seen.locked_away(Some(&moved)), None, "opened in another place");
    };
    fs::File::create(&path).unwrap();
    is_missed();
    fs::remove_file(&path).unwrap();
    is_missed();
    fs::create_dir(&path).unwrap();
    is_missed();
    fs::remove_dir(&path).unwrap();
    for other in [&journal[..journal.len() - 1], &story::untimed_game().journal] {
        SqliteStore::create(&path).unwrap().append(other).unwrap();
        is_missed();
        fs::remove_file(&path).unwrap();
    }
    // A game that goes on in another place leaves nothing to be missed in the old one.
    SqliteStore::create(&path)
        .unwrap()
        .append(&story::untimed_game().journal)
        .unwrap();
    seen.remember(&moved, journal[0].hash, last, false).unwrap();
    assert_eq!(seen.locked_away(None), None);
    seen.remember(&path, journal[0].hash, last, true).unwrap();
    is_missed();
    fs::rename(&moved, &path).unwrap();
    assert_eq!(seen.locked_away(None), None);
}

#[test]
fn a_locked_journal_is_found_with_a_changed_byte_too() {
    let journal = locked_journal();
    for changes in ["number = 0", "number = 1", "number = 2"] {
        let data = tempfile::tempdir().unwrap();
        let mut store = create_in(data.path(), "game").unwrap();
        store.append(&journal).unwrap();
        let path = store.path.clone();
        drop(store);
        let connection = Connection::open(&path).unwrap();
        let sql = "DROP TRIGGER entry_unchanged; UPDATE entry SET hash = zeroblob(32) WHERE ";
        connection.execute_batch(&format!("{sql}{changes}")).unwrap();
        drop(connection);
        assert_eq!(newest_locked(data.path(), Vec::new()), Some(path), "{changes}");
    }
}

#[test]
fn a_file_that_is_no_journal_is_told_apart_from_a_damaged_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(&folder);
    assert_eq!(read(&path), Err(StoreFailure::NotFound));
    File::create(&path).unwrap().write_all(b"1. e4 e5").unwrap();
    assert_eq!(read(&path), Err(StoreFailure::NotAJournal));
    let other = folder.path().join("other.db");
    let connection = Connection::open(&other).unwrap();
    connection.execute_batch("CREATE TABLE entry (number)").unwrap();
    drop(connection);
    assert_eq!(read(&other), Err(StoreFailure::NotAJournal));
}

#[test]
fn a_journal_of_a_newer_program_is_left_alone() {
    let (_folder, path) = stored(&story::untimed_game());
    let connection = Connection::open(&path).unwrap();
    connection
        .execute_batch("UPDATE meta SET value = '2'; PRAGMA user_version = 2")
        .unwrap();
    drop(connection);
    let before = fs::read(&path).unwrap();
    let refused = SqliteStore::open(&path).err();
    assert_eq!(refused, Some(StoreFailure::TooNew { found: 2, known: 1 }));
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// Opens a damaged file: the readable entries are a beginning of the journal, and the file stays as it is.
fn must_stay_a_beginning(path: &Path, journal: &[StoredEntry], what: &str) -> bool {
    let before = fs::read(path).unwrap();
    let is_damaged = match SqliteStore::open(path) {
        Ok((mut store, loaded)) => {
            assert!(journal.starts_with(&loaded.entries), "{what}");
            if let Some(damage) = &loaded.damage {
                assert_eq!(damage.first_bad, loaded.entries.len() as u64 + 1, "{what}");
                assert_eq!(store.append(&[]), Err(StoreFailure::ReadOnly), "{what}");
                assert!(store.is_read_only(), "{what}");
            } else {
                // The damage is in an unused place.
                assert_eq!(loaded.entries, journal, "{what}");
            }
            loaded.damage.is_some()
        }
        Err(StoreFailure::NotAJournal) => true,
        Err(failure) => panic!("{what}: {failure:?}"),
    };
    if is_damaged {
        assert_eq!(fs::read(path).unwrap(), before, "{what}");
        for suffix in ["-wal", "-shm", "-journal"] {
            assert!(!neighbour(path, suffix).exists(), "{what}");
        }
    }
    is_damaged
}

#[test]
fn a_truncated_journal_is_read_to_its_last_good_entry() {
    let journal = story::sample_game().journal;
    let (folder, path) = stored(&story::sample_game());
    let whole = fs::read(&path).unwrap();
    let mut most = 0;
    for tenth in 0..10 {
        let length = whole.len() * tenth / 10 + 7;
        let cut = folder.path().join(format!("cut{tenth}.annabella"));
        File::create(&cut).unwrap().write_all(&whole[..length]).unwrap();
        assert!(must_stay_a_beginning(&cut, &journal, &format!("{length} bytes")));
        most = most.max(read(&cut).map_or(0, |loaded| loaded.entries.len()));
    }
    assert!(most > 1, "no truncated copy gave any entry");
}

#[test]
fn a_flipped_bit_ends_the_journal_there_and_the_file_stays() {
    let journal = story::sample_game().journal;
    let (folder, path) = stored(&story::sample_game());
    let whole = fs::read(&path).unwrap();
    let flipped = |places: &[usize]| {
        let mut bytes = whole.clone();
        for at in places {
            bytes[*at] ^= 4;
        }
        let path = folder.path().join(format!("flip{}.annabella", places[0]));
        File::create(&path).unwrap().write_all(&bytes).unwrap();
        path
    };
    // The text of the tenth entry; SQLite may have left an older copy in a free place.
    let text = journal[9].record.as_bytes();
    let windows = whole.windows(text.len()).enumerate();
    let tenth: Vec<usize> = windows
        .filter(|(_, window)| *window == text)
        .map(|(at, _)| at + 12)
        .collect();
    let damaged = flipped(&tenth);
    assert!(must_stay_a_beginning(&damaged, &journal, "tenth entry"));
    let loaded = read(&damaged).unwrap();
    assert_eq!(loaded.entries, journal[..9]);
    assert_eq!(loaded.damage.unwrap().fault, DamageKind::Chain);
    let step = whole.len() / 60 + 1;
    for at in (16..whole.len()).step_by(step) {
        must_stay_a_beginning(&flipped(&[at]), &journal, &format!("byte {at}"));
    }
}

/// A journal whose writer was killed before its log was put into the file.
fn killed(journal: &[StoredEntry]) -> (TempDir, PathBuf) {
    let (from, path) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let live = file_in(&from);
    let mut store = SqliteStore::create(&live).unwrap();
    for entry in journal {
        store.append(std::slice::from_ref(entry)).unwrap();
    }
    let copy = file_in(&path);
    for suffix in ["", "-wal"] {
        fs::copy(neighbour(&live, suffix), neighbour(&copy, suffix)).unwrap();
    }
    (path, copy)
}

#[test]
fn a_flipped_bit_in_a_killed_writers_log_is_no_silent_loss() {
    let journal = story::untimed_game().journal;
    let (_folder, path) = killed(&journal);
    assert_eq!(read(&path).unwrap().entries, journal);
    assert_eq!(read(&path).unwrap().damage, None);
    let log = neighbour(&path, "-wal");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    File::create(&log).unwrap().write_all(&bytes).unwrap();
    let before = fs::read(&path).unwrap();
    let (store, loaded) = SqliteStore::open(&path).unwrap();
    assert!(store.is_read_only());
    assert!(matches!(loaded.damage.unwrap().fault, DamageKind::File(_)));
    assert!(journal.starts_with(&loaded.entries));
    drop(store);
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(fs::read(&log).unwrap(), bytes);
}

#[test]
fn a_log_that_lacks_an_entry_of_its_file_replaces_none() {
    let journal = story::untimed_game().journal;
    let other = story::sample_game().journal;
    let (_folder, foreign) = killed(&other);
    let (_earlier_folder, earlier) = killed(&journal[..3]);
    for log in [&foreign, &earlier] {
        let folder = tempfile::tempdir().unwrap();
        let path = file_in(&folder);
        let mut store = SqliteStore::create(&path).unwrap();
        store.append(&journal).unwrap();
        drop(store);
        fs::copy(neighbour(log, "-wal"), neighbour(&path, "-wal")).unwrap();
        let before = ["", "-wal"].map(|suffix| fs::read(neighbour(&path, suffix)).unwrap());
        let loaded = read(&path).unwrap();
        assert_eq!(loaded.entries, journal, "all that the file has");
        assert!(matches!(loaded.damage.unwrap().fault, DamageKind::File(_)));
        let (store, _) = SqliteStore::open(&path).unwrap();
        assert!(store.is_read_only());
        drop(store);
        let after = ["", "-wal"].map(|suffix| fs::read(neighbour(&path, suffix)).unwrap());
        assert_eq!(after, before);
    }
}

#[test]
fn a_last_commit_torn_by_a_power_failure_is_no_damage() {
    let journal = story::untimed_game().journal;
    let (_folder, path) = killed(&journal);
    let log = neighbour(&path, "-wal");
    let bytes = fs::read(&log).unwrap();
    File::create(&log)
        .unwrap()
        .write_all(&bytes[..bytes.len() - 100])
        .unwrap();
    let (mut store, loaded) = SqliteStore::open(&path).unwrap();
    assert_eq!(loaded.damage, None);
    assert_eq!(loaded.entries, journal[..journal.len() - 1]);
    store.append(&journal).unwrap();
    drop(store);
    assert_eq!(read(&path).unwrap().entries, journal);
}

const CHILD: &str = "ANNABELLA_TEST_JOURNAL_TO_WRITE";

/// The process that the next test kills; no test of its own.
#[test]
fn child_that_writes_until_it_is_killed() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    let (mut store, loaded) = SqliteStore::open(Path::new(&path)).unwrap();
    let mut chain = loaded.entries.last().map(Chain::after).unwrap_or_default();
    let mut out = std::io::stdout();
    loop {
        let note = |text: &str| {
            JournalEvent::Event(Event::NoteWritten {
                by: Person::Arbiter,
                text: text.repeat(40),
            })
        };
        let at = chain.at.plus_millis(1);
        let step = [chain.link(&note("a"), at), chain.link(&note("b"), at)];
        store.append(&step).unwrap();
        store.heartbeat(heartbeat_at(at.as_millis())).unwrap();
        writeln!(out, "\nacknowledged {}", chain.number).unwrap();
        out.flush().unwrap();
    }
}

#[test]
fn kill_9_loses_no_acknowledged_entry() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_in(&folder);
    let mut store = SqliteStore::create(&path).unwrap();
    let opening = JournalEvent::Opened(Box::new(story::timed_opening()));
    store.append(&[Chain::default().link(&opening, Moment::START)]).unwrap();
    drop(store);
    let mut least = 0;
    for round in 1..=10 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "--test-threads=1"])
            .arg("sqlite::tests::child_that_writes_until_it_is_killed")
            .env(CHILD, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let acknowledged = |line: &str| line.strip_prefix("acknowledged ")?.parse::<u64>().ok();
        let mut last = 0;
        for (many, number) in lines.filter_map(|line| acknowledged(&line.unwrap())).enumerate() {
            last = number;
            if many == round * 3 {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(last > least, "the child wrote nothing");
        let (_, loaded) = SqliteStore::open(&path).unwrap();
        let there = loaded.entries.len() as u64;
        assert_eq!(loaded.damage, None);
        assert!(there >= last, "{last} were acknowledged, {there} are there");
        assert_eq!(there % 2, 1, "half a step was written");
        least = there;
    }
}

#[test]
fn games_are_listed_by_last_change_with_their_state() {
    let data = tempfile::tempdir().unwrap();
    assert!(list(data.path()).unwrap().is_empty());
    let finished = story::sample_game();
    let id = game_id("2026-05-01T14:00:00", "Ada Ribeiro", "Ben \"O'Neil\"");
    assert_eq!(id, "2026-05-01t140000-ada-ribeiro-ben-o-neil");
    for many in [finished.journal.len(), 20] {
        let mut store = create_in(data.path(), &id).unwrap();
        store.append(&finished.journal[..many]).unwrap();
    }
    let games = list(data.path()).unwrap();
    let found: Vec<(&str, bool)> = games.iter().map(|game| (game.id.as_str(), game.unfinished)).collect();
    let second = format!("{id}-2");
    assert_eq!(found.len(), 2);
    assert!(found.contains(&(id.as_str(), false)));
    assert!(found.contains(&(second.as_str(), true)));
    assert!(
        games
            .iter()
            .all(|game| game.opening.is_some() && !game.damaged && game.failure.is_none())
    );
}

/// Journals that every later version must read. A missing one is written when `UPDATE_EXPECT` is set; an existing one
/// is never written again.
#[test]
fn journals_of_every_earlier_form_verify_and_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals/v1");
    for (name, story) in [
        ("timed", story::sample_game as fn() -> Story),
        ("untimed", story::untimed_game),
    ] {
        let path = folder.join(format!("{name}.annabella"));
        let lines = folder.join(format!("{name}.jsonl"));
        if !path.exists() && std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::create_dir_all(&folder).unwrap();
            let mut store = SqliteStore::create(&path).unwrap();
            store.append(&story().journal).unwrap();
            drop(store);
            fs::remove_file(neighbour(&path, "-lock")).unwrap();
        }
        let loaded = read(&path).unwrap();
        assert_eq!(loaded.damage, None);
        let reading = chain::read(&loaded.entries);
        replay(&reading.entries).unwrap();
        let exported: Vec<String> = loaded
            .entries
            .iter()
            .map(|entry| record::to_line(entry).unwrap())
            .collect();
        expect_test::expect_file![lines].assert_eq(&(exported.join("\n") + "\n"));
    }
}

#[test]
fn a_journal_is_read_in_place_and_no_file_is_made() {
    let journal = story::untimed_game().journal;
    let (_whole, path) = stored(&story::untimed_game());
    let (_killed, with_log) = killed(&journal);
    for path in [path, with_log] {
        let folder = path.parent().unwrap();
        let names = || {
            let files = fs::read_dir(folder).unwrap().flatten();
            let mut names: Vec<_> = files
                .map(|file| (file.file_name(), fs::read(file.path()).unwrap()))
                .collect();
            names.sort();
            names
        };
        let before = names();
        assert_eq!(read(&path).unwrap().entries, journal);
        assert_eq!(names(), before);
    }
}

#[test]
fn a_name_that_means_something_to_sqlite_is_only_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a?immutable=0#b%41 ä.annabella");
    let journal = story::untimed_game().journal;
    SqliteStore::create(&path).unwrap().append(&journal).unwrap();
    assert_eq!(read(&path).unwrap().entries, journal);
}

#[test]
fn a_journal_without_its_log_is_told_from_a_foreign_file() {
    // Earlier versions set a journal up in its place: until its log went into the file, the file held only a beginning.
    let folder = tempfile::tempdir().unwrap();
    let (live, path) = (folder.path().join("live"), file_in(&folder));
    File::create_new(&live).unwrap();
    let _writer = set_up(&live).unwrap();
    fs::copy(&live, &path).unwrap();
    assert_eq!(read(&path), Err(StoreFailure::LogMissing));
    assert_eq!(SqliteStore::open(&path).err(), Some(StoreFailure::LogMissing));
}

#[test]
fn a_copy_of_the_journal_file_is_the_game_as_last_settled() {
    let journal = story::sample_game().journal;
    let folder = tempfile::tempdir().unwrap();
    let mut store = SqliteStore::create(&file_in(&folder)).unwrap();
    let copy = folder.path().join("copy.annabella");
    let (before, after) = journal.split_at(journal.len() - 2);
    store.append(before).unwrap();
    store.settle().unwrap();
    store.append(after).unwrap();
    fs::copy(file_in(&folder), &copy).unwrap();
    let loaded = read(&copy).unwrap();
    assert_eq!((loaded.entries.as_slice(), loaded.damage), (before, None));
}

/// A game whose journal is changed from outside during play.
fn removed_in_play(how: impl FnOnce(&Path)) -> (TempDir, Vec<StoredEntry>, SqliteStore) {
    let journal = story::sample_game().journal;
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    let mut store = folder::create_in_folder(&games, "game").unwrap();
    store.append(&journal[..5]).unwrap();
    store.heartbeat(heartbeat_at(3)).unwrap();
    assert!(store.is_in_place());
    how(&games.join("game.annabella"));
    (folder, journal, store)
}

#[test]
fn a_removed_or_replaced_journal_continues_whole_elsewhere() {
    type Deed = fn(&Path);
    let deeds: [(&str, Deed); 6] = [
        ("folder deleted", |path| {
            fs::remove_dir_all(path.parent().unwrap()).unwrap();
        }),
        ("folder moved", |path| {
            let folder = path.parent().unwrap();
            fs::rename(folder, folder.with_file_name("elsewhere")).unwrap();
        }),
        ("file moved", |path| {
            fs::rename(path, path.with_file_name("moved")).unwrap();
        }),
        ("another file in its place", |path| {
            let other = path.with_file_name("other");
            File::create_new(&other).unwrap().write_all(b"another's").unwrap();
            fs::rename(other, path).unwrap();
        }),
        ("another file copied over it", |path| {
            let file = OpenOptions::new().write(true).truncate(true).open(path);
            file.unwrap().write_all(b"another's").unwrap();
        }),
        ("log deleted", |path| fs::remove_file(neighbour(path, "-wal")).unwrap()),
    ];
    for (what, deed) in deeds {
        let (folder, journal, mut store) = removed_in_play(deed);
        assert!(!store.is_in_place(), "{what}");
        let games = folder.path().join("games");
        let is_written = store.append(&journal[5..7]).is_ok();
        assert_eq!(is_written, what != "another file copied over it", "{what}");
        let full = folder.path().join("no folder");
        File::create_new(&full).unwrap();
        assert!(store.move_to(&full).is_err(), "{what}");
        store.move_to(&games).unwrap();
        assert!(store.is_in_place(), "{what}");
        // Entries that are there already are skipped.
        store.append(&journal[5..]).unwrap();
        let path = store.file().unwrap().to_owned();
        assert_eq!(path.parent(), Some(games.as_path()), "{what}");
        drop(store);
        let loaded = read(&path).unwrap();
        assert_eq!((&loaded.entries, loaded.damage), (&journal, None), "{what}");
        let journals = list(folder.path())
            .unwrap()
            .into_iter()
            .filter(|game| game.opening.is_some());
        assert_eq!(journals.count(), 1, "{what}: one game, listed once");
        assert_eq!(loaded.heartbeat, Some(heartbeat_at(3)), "{what}");
    }
}

#[test]
fn a_moved_journal_is_whole_and_its_replacement_is_left_alone() {
    let (folder, journal, mut store) =
        removed_in_play(|path| fs::rename(path, path.with_file_name("moved.annabella")).unwrap());
    let games = folder.path().join("games");
    store.move_to(&games).unwrap();
    drop(store);
    assert_eq!(read(&games.join("moved.annabella")).unwrap().entries, journal[..5]);
    let left: Vec<_> = fs::read_dir(&games)
        .unwrap()
        .flatten()
        .map(|file| file.file_name())
        .collect();
    assert!(
        !left.iter().any(|name| name.to_string_lossy().ends_with("-wal")),
        "{left:?}"
    );

    let (folder, journal, mut store) = removed_in_play(|path| {
        let (other, another) = (path.with_file_name("other"), story::sample_game().journal);
        SqliteStore::create(&other).unwrap().append(&another[..3]).unwrap();
        fs::copy(&other, path).unwrap();
        fs::remove_file(other).unwrap();
    });
    assert!(!store.is_in_place());
    assert_eq!(store.append(&journal[5..6]), Err(StoreFailure::NotFound));
    assert_eq!(store.settle(), Err(StoreFailure::NotFound));
    let games = folder.path().join("games");
    store.move_to(&games).unwrap();
    drop(store);
    assert_eq!(
        read(&games.join("game.annabella")).unwrap().entries,
        journal[..3],
        "the other game is whole"
    );

    let put_there: [(&str, &[u8]); 2] = [("", b"another's file"), ("-wal", b"another's log")];
    let (folder, _, mut store) = removed_in_play(|path| {
        for (suffix, bytes) in put_there {
            fs::remove_file(neighbour(path, suffix)).unwrap();
            File::create_new(neighbour(path, suffix))
                .unwrap()
                .write_all(bytes)
                .unwrap();
        }
    });
    let games = folder.path().join("games");
    store.move_to(&games).unwrap();
    drop(store);
    for (suffix, bytes) in put_there {
        assert_eq!(
            fs::read(neighbour(&games.join("game.annabella"), suffix)).unwrap(),
            bytes
        );
    }
}

#[cfg(unix)]
#[test]
fn a_journal_and_all_that_belongs_to_it_are_the_users_own() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut store = create_in(&data, "game").unwrap();
    store.append(&story::untimed_game().journal).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&data), mode(&data.join("games"))), (0o700, 0o700));
    let files: Vec<PathBuf> = fs::read_dir(data.join("games"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert_eq!(files.len(), 4, "{files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}
