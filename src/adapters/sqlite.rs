//! The journal of a game as one SQLite file, which an arbiter can read with any SQLite tool.
//!
//! Entries are only ever added: triggers refuse everything else. What [`Store::append`] has taken outlives a cut of the
//! power (WAL, synchronous FULL). A damaged journal is never opened for writing: it is read from a copy, and the file
//! stays byte for byte as it was found.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _, TransactionBehavior, params};
use shakmaty::{ByColor, Color};

use crate::journal::chain::{self, EntryHash, StoredEntry};
use crate::journal::entry::Heartbeat;
use crate::laws::moment::Moment;
use crate::ports::store::{Loaded, Store, StoreFailure, new_entries};

mod folder;
mod late;
mod reading;
mod wal;

pub use folder::{GameFile, create_in, game_id, list, newest_unfinished};
pub use late::LateStore;
pub use reading::read;

/// The form of the file this program writes.
pub const FORMAT: u32 = 1;

/// "Anna", in the header of the file: tools that know it can tell a journal from other databases.
const APPLICATION_ID: i32 = 0x416e_6e61;

/// Every statement of the schema, as the file keeps it; a file with another schema is not written to.
const SCHEMA: [&str; 6] = [
    "CREATE TABLE entry (number INTEGER PRIMARY KEY, at_micros INTEGER NOT NULL, record TEXT NOT NULL, hash BLOB NOT NULL) STRICT",
    "CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at_micros INTEGER NOT NULL, white_ms INTEGER NOT NULL, black_ms INTEGER NOT NULL, running TEXT) STRICT",
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    "CREATE TRIGGER entry_follows BEFORE INSERT ON entry WHEN NEW.number IS NOT (SELECT coalesce(max(number), 0) + 1 FROM entry) BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END",
    "CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never deleted'); END",
    "CREATE TRIGGER entry_unchanged BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END",
];

/// One open journal. No other process can open it for writing until this is dropped.
#[derive(Debug)]
pub struct SqliteStore {
    /// None where the journal can only be read.
    connection: Option<Connection>,
    path: PathBuf,
    // After the connection: the lock goes last.
    _lock: Option<File>,
}

impl SqliteStore {
    /// A new, empty journal in this file, which must not exist.
    pub fn create(path: &Path) -> Result<Self, StoreFailure> {
        let lock = lock(path)?;
        File::create_new(path).map_err(|error| of_io(&error))?;
        match set_up(path) {
            Ok(connection) => Ok(Self {
                connection: Some(connection),
                path: path.to_owned(),
                _lock: Some(lock),
            }),
            Err(failure) => {
                // Half a journal is none; where even that cannot be removed the first failure is the one to tell.
                for suffix in ["", "-wal", "-shm"] {
                    fs::remove_file(beside(path, suffix)).ok();
                }
                Err(failure)
            }
        }
    }

    /// The journal in this file and all that is in it. A damaged one is opened only for reading, up to its last good
    /// entry, and so is one in a place where nothing can be written.
    pub fn open(path: &Path) -> Result<(Self, Loaded), StoreFailure> {
        let readable = fs::metadata(path).map_err(|error| of_io(&error))?;
        let lock = match lock(path) {
            Ok(lock) => Some(lock),
            Err(StoreFailure::ReadOnly) => None,
            Err(failure) => return Err(failure),
        };
        let loaded = reading::read_copy(path)?;
        let writable = lock.is_some() && loaded.damage.is_none() && !readable.permissions().readonly();
        let connection = if writable { Some(connect(path)?) } else { None };
        let store = Self {
            connection,
            path: path.to_owned(),
            _lock: lock,
        };
        Ok((store, loaded))
    }

    /// Whether this journal can only be read.
    pub fn is_read_only(&self) -> bool {
        self.connection.is_none()
    }

    fn writable(&mut self) -> Result<&mut Connection, StoreFailure> {
        self.connection.as_mut().ok_or(StoreFailure::ReadOnly)
    }
}

/// Where the recording of a journal's game lies.
fn recording_of(journal: &Path) -> PathBuf {
    journal.with_extension("wav")
}

impl Store for SqliteStore {
    fn file(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn recording(&self) -> Option<PathBuf> {
        Some(recording_of(&self.path))
    }

    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let transaction = self
            .writable()?
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .map_err(|error| of_sqlite(&error))?;
        let last: i64 = transaction
            .query_row("SELECT coalesce(max(number), 0) FROM entry", [], |row| row.get(0))
            .map_err(|error| of_sqlite(&error))?;
        let there = |number| entry(&transaction, number).ok().flatten();
        let new = new_entries(last.unsigned_abs(), entries, there)?;
        for entry in new {
            insert(&transaction, entry).map_err(|error| of_sqlite(&error))?;
        }
        transaction.commit().map_err(|error| of_sqlite(&error))
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        let values = params![
            signed(heartbeat.at.as_micros()),
            signed(heartbeat.left_ms.white),
            signed(heartbeat.left_ms.black),
            heartbeat.running.map(|side| side.to_string()),
        ];
        let written = self.writable()?.execute(
            "INSERT INTO heartbeat (id, at_micros, white_ms, black_ms, running) VALUES (1, ?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE SET at_micros = excluded.at_micros, white_ms = excluded.white_ms,
             black_ms = excluded.black_ms, running = excluded.running",
            values,
        );
        written.map(|_| ()).map_err(|error| of_sqlite(&error))
    }

    fn load(&mut self) -> Result<Loaded, StoreFailure> {
        let Some(connection) = &self.connection else {
            return reading::read_copy(&self.path);
        };
        let (entries, fault) = reading::rows(connection);
        match fault {
            Some(error) => Err(of_sqlite(&error)),
            None => Ok(Loaded {
                damage: chain::read(&entries).damage,
                entries,
                heartbeat: heartbeat(connection).map_err(|error| of_sqlite(&error))?,
            }),
        }
    }
}

/// The schema in a new, empty file.
fn set_up(path: &Path) -> Result<Connection, StoreFailure> {
    let mut connection = connect(path)?;
    let write = |connection: &mut Connection| {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for statement in SCHEMA {
            transaction.execute_batch(statement)?;
        }
        transaction.execute(
            "INSERT INTO meta (key, value) VALUES ('format', ?1)",
            params![FORMAT.to_string()],
        )?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", FORMAT)?;
        transaction.commit()
    };
    write(&mut connection).map_err(|error| of_sqlite(&error))?;
    Ok(connection)
}

/// How long the table waits for somebody who holds the file, before it says so and goes on unsaved.
const BUSY: Duration = Duration::from_millis(500);

/// A connection that writes: durable before a commit returns.
fn connect(path: &Path) -> Result<Connection, StoreFailure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(Duration::from_secs(2))?;
        connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.busy_timeout(BUSY)?;
        Ok(connection)
    };
    open().map_err(|error: rusqlite::Error| of_sqlite(&error))
}

/// Somebody who only lists games holds a lock for some milliseconds.
const LOCK_ATTEMPTS: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(20);

/// The lock that keeps a second process out. The empty file beside the journal stays: were it removed, two processes
/// could each hold a lock on a file of that name.
fn lock(path: &Path) -> Result<File, StoreFailure> {
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(lock_path(path))
        .map_err(|error| of_io(&error))?;
    for _ in 0..LOCK_ATTEMPTS {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_PAUSE),
            Err(TryLockError::Error(error)) => return Err(of_io(&error)),
        }
    }
    Err(StoreFailure::InUse)
}

fn lock_path(path: &Path) -> PathBuf {
    beside(path, "-lock")
}

/// The file beside the journal whose name ends so.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn insert(connection: &Connection, entry: &StoredEntry) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO entry (number, at_micros, record, hash) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![
            signed(entry.number),
            signed(entry.at.as_micros()),
            entry.record,
            entry.hash.0.as_slice()
        ])?;
    Ok(())
}

fn entry(connection: &Connection, number: u64) -> rusqlite::Result<Option<StoredEntry>> {
    connection
        .prepare_cached("SELECT number, at_micros, record, hash FROM entry WHERE number = ?1")?
        .query_row(params![signed(number)], of_row)
        .optional()
}

fn of_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<StoredEntry> {
    Ok(StoredEntry {
        number: unsigned(row.get(0)?),
        at: Moment::from_micros(unsigned(row.get(1)?)),
        record: row.get(2)?,
        hash: EntryHash(row.get(3)?),
    })
}

fn heartbeat(connection: &Connection) -> rusqlite::Result<Option<Heartbeat>> {
    connection
        .prepare_cached("SELECT at_micros, white_ms, black_ms, running FROM heartbeat WHERE id = 1")?
        .query_row([], |row| {
            let running: Option<String> = row.get(3)?;
            Ok(Heartbeat {
                at: Moment::from_micros(unsigned(row.get(0)?)),
                left_ms: ByColor {
                    white: unsigned(row.get(1)?),
                    black: unsigned(row.get(2)?),
                },
                running: running.and_then(|side| side.parse::<Color>().ok()),
            })
        })
        .optional()
}

/// SQLite's integers are signed; a game lasts less than 292 000 years.
fn signed(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

fn unsigned(value: i64) -> u64 {
    u64::try_from(value).unwrap_or_default()
}

fn of_io(error: &io::Error) -> StoreFailure {
    if error.kind() == io::ErrorKind::NotFound {
        StoreFailure::NotFound
    } else if matches!(
        error.kind(),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem
    ) {
        StoreFailure::ReadOnly
    } else if error.kind() == io::ErrorKind::StorageFull {
        StoreFailure::Full
    } else {
        StoreFailure::Io(error.to_string())
    }
}

fn of_sqlite(error: &rusqlite::Error) -> StoreFailure {
    let code = error.sqlite_error_code();
    if matches!(code, Some(ErrorCode::DiskFull)) {
        StoreFailure::Full
    } else if matches!(code, Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied)) {
        StoreFailure::ReadOnly
    } else if matches!(code, Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)) {
        StoreFailure::InUse
    } else {
        StoreFailure::Io(error.to_string())
    }
}

#[cfg(test)]
mod tests;
