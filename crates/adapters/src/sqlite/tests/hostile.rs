//! Journals made to do harm: each reader finishes within the steps allowed for the file's size, runs nothing written in the
//! journal, and leaves it unchanged.

use super::super::examined::{ENTRY, HEARTBEAT};
use super::*;
use crate::foreign_database::LONGEST;
use crate::ports::files::NotRescued;

/// A query that never ends.
const ENDLESS: &str = "WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c";
/// An expression without a SELECT that takes minutes.
const SLOW: &str = "length(replace(hex(zeroblob(400000000)), '0', '00000000'))";

/// Changes a journal as any user with a tool for SQLite can.
fn with_sql(path: &Path, sql: &str) {
    let connection = Connection::open(path).unwrap();
    connection
        .set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, false)
        .unwrap();
    connection.execute_batch(sql).unwrap();
}

/// Makes the file a terabyte long, without a byte more on the disk.
fn make_a_terabyte_long(path: &Path) {
    File::options()
        .write(true)
        .open(path)
        .unwrap()
        .set_len(1 << 40)
        .unwrap();
}

/// Replaces a statement of the schema without SQLite noticing.
fn with_statement(path: &Path, name: &str, statement: &str) {
    let connection = Connection::open(path).unwrap();
    connection.pragma_update(None, "writable_schema", true).unwrap();
    let sql = "UPDATE sqlite_schema SET sql = ?2 WHERE name = ?1";
    assert_eq!(connection.execute(sql, params![name, statement]).unwrap(), 1);
}

/// Tries every way of reading a journal: none finds more in it than `journal`. Returns the result of the thorough reader.
fn must_be_harmless(path: &Path, journal: &[StoredEntry], what: &str) -> Result<LoadedJournal, StoreFailure> {
    let folder = path.parent().unwrap();
    let files = || {
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let kept = files.filter(|file| !file.to_string_lossy().ends_with("-lock"));
        let mut files: Vec<_> = kept.map(|file| (fs::metadata(&file).unwrap().len(), file)).collect();
        files.sort();
        files
    };
    let before = files();
    let read = read(path);
    if let Ok(loaded) = &read {
        assert!(journal.starts_with(&loaded.entries), "{what}");
        assert!(loaded.damage.is_some(), "{what}: no damage was found");
    }
    let glance = glance::at(path);
    assert!(
        glance.is_err() || glance.is_ok_and(|glance| glance.is_damaged),
        "{what}"
    );
    if let Ok((store, _)) = SqliteStore::open(path) {
        assert!(store.is_read_only(), "{what}");
    }
    let new = tempfile::tempdir().unwrap();
    let rescued = rescue(path, &new.path().join("new.annabella"));
    assert!(
        rescued.is_ok() || rescued == Err(NotRescued::NothingGood),
        "{what}: {rescued:?}"
    );
    assert_eq!(files(), before, "{what}: a file was made or changed");
    read
}

#[test]
fn nothing_that_is_written_in_a_schema_is_run() {
    let view = |name: &str, columns: &str| format!("CREATE VIEW {name} AS SELECT {columns} FROM ({ENDLESS})");
    let endless_entry = view(
        "entry",
        "x AS number, 0 AS at_micros, '{}' AS record, zeroblob(32) AS hash",
    );
    let endless_heartbeat = view(
        "heartbeat",
        "1 AS id, x AS at_micros, 0 AS white_ms, 0 AS black_ms, NULL AS running",
    );
    let endless_meta = view("meta", "'format' AS key, x AS value");
    let cases = [
        ("entry is a view", format!("DROP TABLE entry; {endless_entry}")),
        ("heartbeat is a view", format!("DROP TABLE heartbeat; {endless_heartbeat}")),
        ("meta is a view", format!("DROP TABLE meta; {endless_meta}")),
        (
            "meta is a view of a newer form",
            format!("DROP TABLE meta; {endless_meta}; PRAGMA user_version = 2"),
        ),
        (
            "a trigger without an end",
            format!("CREATE TRIGGER more BEFORE INSERT ON entry BEGIN SELECT count(*) FROM ({ENDLESS}); END"),
        ),
        (
            "a trigger on the heartbeat",
            format!("CREATE TRIGGER more AFTER UPDATE ON heartbeat BEGIN SELECT count(*) FROM ({ENDLESS}); END"),
        ),
        ("another view", view("other", "x")),
        ("another table", String::from("CREATE TABLE other (x)")),
        ("an index", String::from("CREATE INDEX other ON entry (record)")),
        (
            "a virtual table",
            String::from("DROP TABLE heartbeat; CREATE VIRTUAL TABLE heartbeat USING fts5 (id, at_micros, white_ms, black_ms, running)"),
        ),
        (
            "statistics",
            String::from("CREATE VIRTUAL TABLE other USING dbstat"),
        ),
        (
            "entry without row numbers",
            String::from(
                "CREATE TABLE twin (number INTEGER PRIMARY KEY, at_micros INTEGER NOT NULL, record TEXT NOT NULL, hash BLOB NOT NULL) STRICT, WITHOUT ROWID;
                 INSERT INTO twin SELECT * FROM entry; DROP TABLE entry; ALTER TABLE twin RENAME TO entry",
            ),
        ),
        (
            "a column that is computed",
            format!("ALTER TABLE heartbeat ADD COLUMN more INTEGER AS ({SLOW})"),
        ),
        (
            "more tables than there is room for",
            (0..2_000).map(|number| format!("CREATE TABLE t{number} (x);")).collect::<Vec<_>>().concat(),
        ),
    ];
    for (what, sql) in cases {
        let (_folder, path) = stored(&story::untimed_game());
        with_sql(&path, &sql);
        must_be_harmless(&path, &story::untimed_game().journal, what).unwrap();
    }
}

#[test]
fn a_statement_changed_in_the_schema_is_found_before_it_is_run() {
    let entry = ENTRY.replace(") STRICT", "");
    let statements = [
        ("entry", format!("{entry}, CHECK ({SLOW} > 0)) STRICT")),
        ("entry", format!("{entry}, more INTEGER AS ({SLOW}) STORED) STRICT")),
        ("entry", format!("{entry}, more INTEGER DEFAULT ({SLOW})) STRICT")),
        ("entry", ENTRY.replace(" STRICT", "")),
        ("entry", ENTRY.replace("CREATE TABLE entry", "CREATE TABLE  entry")),
        ("entry", ENTRY.replace("entry", "twin")),
        ("entry", format!("CREATE VIEW entry AS {ENDLESS}")),
        ("heartbeat", HEARTBEAT.replace("id = 1", &format!("id = {SLOW}"))),
        ("heartbeat", String::from("no statement")),
        ("meta", format!("CREATE TABLE meta ({})", "x,".repeat(3_000))),
        ("meta", "(".repeat(1_000_000)),
        (
            "entry_stays",
            format!("CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN {ENDLESS}; END"),
        ),
    ];
    for (name, statement) in statements {
        let (_folder, path) = stored(&story::untimed_game());
        with_statement(&path, name, &statement);
        let what: String = statement.chars().take(80).collect();
        let loaded = must_be_harmless(&path, &story::untimed_game().journal, &what).unwrap();
        assert!(name != "entry" || loaded.entries.is_empty(), "{what}: it was queried");
    }
}

#[test]
fn an_index_with_an_endless_expression_is_never_computed() {
    let (_folder, path) = stored(&story::untimed_game());
    with_sql(&path, "CREATE INDEX other ON entry (length(record))");
    with_statement(&path, "other", &format!("CREATE INDEX other ON entry ({SLOW})"));
    let journal = story::untimed_game().journal;
    let loaded = must_be_harmless(&path, &journal, "an index").unwrap();
    assert_eq!(loaded.entries, journal, "the entries are in a table of ours");
}

/// Writes a number of four bytes as an SQLite file keeps it.
fn put(bytes: &mut [u8], at: usize, number: u32) {
    bytes[at..at + 4].copy_from_slice(&number.to_be_bytes());
}

#[test]
fn pages_that_lead_to_one_another_over_and_over_are_walked_once() {
    const PAGE: usize = 4096;
    let (_folder, path) = stored(&story::sample_game());
    let connection = Connection::open(&path).unwrap();
    let root: u32 = connection
        .query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'entry'", [], |row| {
            row.get(0)
        })
        .unwrap();
    drop(connection);
    let root = usize::try_from(root).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let page = |number: usize| (number - 1) * PAGE..number * PAGE;
    let inner = bytes[page(root)].to_vec();
    assert_eq!(inner[0], 5, "the root page points to other pages");
    let cells = usize::from(u16::from_be_bytes([inner[3], inner[4]]));
    assert!(cells > 2);
    // Every cell of a page points to the next page, through twenty levels.
    let leading_to = |next: u32| {
        let mut page = inner.clone();
        put(&mut page, 8, next);
        for cell in 0..cells {
            let at = 12 + 2 * cell;
            let at = usize::from(u16::from_be_bytes([page[at], page[at + 1]]));
            put(&mut page, at, next);
        }
        page
    };
    let leaf = u32::from_be_bytes(inner[8..12].try_into().unwrap());
    let first = u32::try_from(bytes.len() / PAGE).unwrap() + 1;
    let below = 16;
    bytes[page(root)].copy_from_slice(&leading_to(first));
    for number in first..first + below {
        let next = if number + 1 < first + below { number + 1 } else { leaf };
        bytes.extend(leading_to(next));
    }
    let all = u32::try_from(bytes.len() / PAGE).unwrap();
    put(&mut bytes, 28, all);
    File::create(&path).unwrap().write_all(&bytes).unwrap();
    must_be_harmless(&path, &story::sample_game().journal, "pages").unwrap();
}

#[test]
fn a_huge_page_count_and_a_terabyte_file_cost_nothing() {
    let (_folder, path) = stored(&story::untimed_game());
    let mut bytes = fs::read(&path).unwrap();
    put(&mut bytes, 28, u32::MAX);
    File::create(&path).unwrap().write_all(&bytes).unwrap();
    must_be_harmless(&path, &story::untimed_game().journal, "page count").unwrap();
    let (_folder, path) = stored(&story::untimed_game());
    make_a_terabyte_long(&path);
    let read = must_be_harmless(&path, &[], "a terabyte");
    assert_eq!(read, Err(StoreFailure::TooLong(LONGEST)));
}

#[test]
fn a_blob_of_eighty_megabytes_is_not_taken_into_memory() {
    let (_folder, path) = stored(&story::untimed_game());
    with_sql(
        &path,
        "DROP TRIGGER entry_unchanged; UPDATE entry SET record = CAST(zeroblob(80000000) AS TEXT) WHERE number = 3;
         CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END",
    );
    let journal = story::untimed_game().journal;
    let loaded = must_be_harmless(&path, &journal, "a blob").unwrap();
    assert_eq!(loaded.entries, journal[..2]);
}

#[test]
fn a_log_is_put_into_its_file_as_sqlite_does_it() {
    type Rows = Vec<(i64, String)>;
    let journal = story::untimed_game().journal;
    let (_folder, path) = killed(&journal);
    let (file, log) = (fs::read(&path).unwrap(), fs::read(neighbour(&path, "-wal")).unwrap());
    let rows = |connection: &Connection| -> rusqlite::Result<Rows> {
        let mut statement = connection.prepare("SELECT number, record FROM entry ORDER BY number")?;
        statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
    };
    let mut logs: Vec<Vec<u8>> = (0..24).map(|part| log[..log.len() * part / 23].to_vec()).collect();
    for part in 0..40 {
        let mut flipped = log.clone();
        flipped[(log.len() - 1) * part / 39] ^= 0x10;
        logs.push(flipped);
    }
    // The number of the second frame, the size after a commit, the version.
    for at in [32 + 24 + 4096, 32 + 4, 4] {
        let mut changed = log.clone();
        changed[at] ^= 0x40;
        logs.push(changed);
    }
    let mut longest = 0;
    for log in logs {
        let folder = tempfile::tempdir().unwrap();
        let copy = file_in(&folder);
        for (suffix, bytes) in [("", &file), ("-wal", &log)] {
            File::create(neighbour(&copy, suffix))
                .unwrap()
                .write_all(bytes)
                .unwrap();
        }
        let ours = still::reading(&copy, |examined| {
            Ok(examined.asking(ENTRY).and_then(|asked| rows(asked).ok()))
        });
        let theirs = Connection::open(&copy).and_then(|connection| rows(&connection)).ok();
        let ours = ours.unwrap_or_default();
        longest = longest.max(ours.as_ref().map_or(0, Vec::len));
        assert_eq!(ours, theirs.filter(|rows| ours.is_some() || !rows.is_empty()));
    }
    assert_eq!(longest, journal.len());
}

#[test]
fn a_journal_held_open_by_another_program_is_examined_too() {
    let (_folder, path) = stored(&story::untimed_game());
    with_sql(
        &path,
        &format!(
            "DROP TABLE entry; CREATE VIEW entry AS SELECT x AS number, 0 AS at_micros, '{{}}' AS record, zeroblob(32) AS hash FROM ({ENDLESS})"
        ),
    );
    let _held = Lock::of(&path).unwrap().unwrap();
    assert!(read(&path).unwrap().damage.is_some());
    assert!(glance::at(&path).unwrap().is_damaged);
    make_a_terabyte_long(&path);
    assert!(read(&path).map_or(true, |loaded| loaded.damage.is_some()));
}

#[cfg(unix)]
mod neighbours {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::process::Command;

    use super::*;

    fn fifo(path: &Path) {
        assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    }

    /// Makes a file of some kind at that path.
    type Make = fn(&Path);

    /// All kinds of files that are not regular.
    fn no_files() -> Vec<(&'static str, Make)> {
        vec![
            ("a pipe", fifo),
            ("a folder", |path| fs::create_dir(path).unwrap()),
            ("a socket", |path| drop(UnixListener::bind(path).unwrap())),
            ("a device", |path| symlink("/dev/full", path).unwrap()),
            ("a link to a pipe", |path| {
                let pipe = path.with_file_name("pipe");
                fifo(&pipe);
                symlink(pipe, path).unwrap();
            }),
            ("a link in a circle", |path| symlink(path, path).unwrap()),
            ("a link that leads nowhere", |path| symlink("nowhere", path).unwrap()),
        ]
    }

    #[test]
    fn a_pipe_or_folder_is_named_as_no_file_and_not_waited_for() {
        for (what, make) in no_files() {
            let data = tempfile::tempdir().unwrap();
            create_in(data.path(), "whole")
                .unwrap()
                .append(&story::untimed_game().journal[..5])
                .unwrap();
            let path = data.path().join("games/other.annabella");
            make(&path);
            assert!(read(&path).is_err() && SqliteStore::open(&path).is_err(), "{what}");
            assert!(!stands_in(&path, b"x"), "{what}");
            assert_eq!(newest_locked(data.path(), Vec::new()), None, "{what}");
            assert!(under_way(data.path(), Vec::new()).competition.is_none(), "{what}");
            let games: Vec<_> = unfinished(data.path()).collect();
            assert_eq!(games.len(), 2, "{what}");
            assert_eq!(games[0].failure, Some(StoreFailure::NotAFile("")), "{what}");
            assert!(games[1].unfinished, "{what}");
            assert!(!neighbour(&path, "-lock").exists(), "{what}: a lock file was made");
        }
    }

    #[test]
    fn a_journals_neighbours_must_be_files_too() {
        for suffix in ["-wal", "-shm", "-journal", "-lock"] {
            for (what, make) in no_files() {
                let (_folder, path) = stored(&story::untimed_game());
                fs::remove_file(neighbour(&path, "-lock")).unwrap();
                make(&neighbour(&path, suffix));
                let refused = StoreFailure::NotAFile(suffix);
                assert_eq!(read(&path), Err(refused.clone()), "{suffix}: {what}");
                assert_eq!(SqliteStore::open(&path).err(), Some(refused), "{suffix}: {what}");
            }
        }
    }

    #[test]
    fn pages_in_a_rollback_journal_are_put_into_no_file() {
        let journal = story::untimed_game().journal;
        let (_folder, path) = stored(&story::untimed_game());
        File::create(neighbour(&path, "-journal"))
            .unwrap()
            .write_all(&[0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7])
            .unwrap();
        let loaded = must_be_harmless(&path, &journal, "a rollback journal").unwrap();
        assert_eq!(loaded.entries, journal);
    }

    #[test]
    fn a_journal_behind_a_link_has_its_log_next_to_the_real_file() {
        let journal = story::untimed_game().journal;
        let (before, after) = journal.split_at(journal.len() - 1);
        let (_folder, path) = killed(before);
        let other = tempfile::tempdir().unwrap();
        let link = other.path().join("link.annabella");
        symlink(&path, &link).unwrap();
        assert_eq!(read(&link).unwrap().entries, before);
        let (mut store, loaded) = SqliteStore::open(&link).unwrap();
        assert_eq!(loaded.entries, before);
        assert_eq!(
            SqliteStore::open(&path).err(),
            Some(StoreFailure::InUse),
            "one game, one lock"
        );
        store.append(after).unwrap();
        drop(store);
        assert_eq!(read(&path).unwrap().entries, journal);
        assert!(link.is_symlink());
        assert_eq!(fs::read_dir(other.path()).unwrap().count(), 1);
    }
}
