//! A database that someone else may have made: nothing in it is run or trusted before its schema is known to be one of ours.
//!
//! Opening a database runs nothing in it, and SQLite reads a schema without running it. Views, triggers, constraints, indices
//! and virtual tables run with the first query that touches them, so the schema is compared first, word for word, within limits
//! far above the schemas of this program.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;

use super::own_files::{self, Access};
use crate::ports::store::StoreFailure;

/// The longest database that is read, in bytes: a thousand times the journal of a long game.
pub const LONGEST: u64 = 256 * 1024 * 1024;

/// The limits of a connection. No schema and no statement of this program comes near them.
const LIMITS: [(Limit, i32); 11] = [
    // The longest text or blob in a row.
    (Limit::SQLITE_LIMIT_LENGTH, 64 * 1024 * 1024),
    (Limit::SQLITE_LIMIT_SQL_LENGTH, 8 * 1024),
    (Limit::SQLITE_LIMIT_SCHEMA, MOST_OBJECTS),
    (Limit::SQLITE_LIMIT_COLUMN, 16),
    (Limit::SQLITE_LIMIT_EXPR_DEPTH, 32),
    (Limit::SQLITE_LIMIT_COMPOUND_SELECT, 2),
    (Limit::SQLITE_LIMIT_VDBE_OP, 25_000),
    (Limit::SQLITE_LIMIT_FUNCTION_ARG, 8),
    (Limit::SQLITE_LIMIT_ATTACHED, 0),
    (Limit::SQLITE_LIMIT_TRIGGER_DEPTH, 2),
    (Limit::SQLITE_LIMIT_WORKER_THREADS, 0),
];
/// The most tables, indices and triggers in a schema.
const MOST_OBJECTS: i32 = 16;

/// The interval of the progress check, in steps of SQLite's virtual machine.
const EVERY: i32 = 1_000;
/// The steps for reading a schema.
const STEPS_FOR_SCHEMA: u64 = 20_000;
/// The steps for everything else, besides one for each byte of the file. A row takes about a dozen to read and three dozen to
/// check, and has more than forty bytes.
const STEPS: u64 = 1_000_000;

/// A connection that runs only this program's queries, each within a number of steps that fits the size of the file.
#[derive(Debug)]
pub struct ForeignDatabase {
    connection: Connection,
    steps: Arc<AtomicU64>,
}

impl ForeignDatabase {
    /// Takes a connection that has run no query yet.
    ///
    /// # Errors
    /// SQLite does not accept the limits.
    pub fn new(mut connection: Connection) -> rusqlite::Result<Self> {
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
        for (limit, most) in LIMITS {
            connection.set_limit(limit, most)?;
        }
        let steps = Arc::new(AtomicU64::new(STEPS_FOR_SCHEMA));
        let left = Arc::clone(&steps);
        let is_spent = move || {
            let spend = |left: u64| left.checked_sub(EVERY.unsigned_abs().into());
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spend).is_err()
        };
        connection.progress_handler(EVERY, Some(is_spent))?;
        connection.pragma_update(None, "cell_size_check", true)?;
        Ok(Self { connection, steps })
    }

    /// The application and the version in the header of the file.
    ///
    /// # Errors
    /// The file is no database.
    pub fn header(&self) -> rusqlite::Result<(i32, u32)> {
        let application = self
            .connection
            .pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version: i64 = self
            .connection
            .pragma_query_value(None, "user_version", |row| row.get(0))?;
        Ok((application, u32::try_from(version).unwrap_or(u32::MAX)))
    }

    /// The statements of the schema, sorted. From here on the limit of steps is that for the size of the file.
    ///
    /// # Errors
    /// The schema is invalid, or larger than any schema of this program.
    pub fn schema(&self) -> rusqlite::Result<Vec<String>> {
        let mut statement = self
            .connection
            .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")?;
        let mut schema: Vec<String> = statement
            .query_map([], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        schema.sort();
        let steps = STEPS.saturating_add(size(&self.connection)?);
        self.steps.store(steps, Ordering::Relaxed);
        Ok(schema)
    }

    /// The connection, for queries of tables whose statement was found in the schema.
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// The connection for writing, once the schema is known to be ours and the file whole.
    ///
    /// # Errors
    /// SQLite's own error.
    pub fn into_own(self) -> rusqlite::Result<Connection> {
        let Self { mut connection, .. } = self;
        connection.progress_handler(0, None::<fn() -> bool>)?;
        // VACUUM attaches the file it makes.
        connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 1)?;
        Ok(connection)
    }
}

/// Puts a database's log into its file, as far as readers let it: the file alone is then the whole. It waits for nobody, as TRUNCATE would.
pub fn settle(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

/// The size of a database in bytes.
///
/// # Errors
/// SQLite's own error.
pub fn size(connection: &Connection) -> rusqlite::Result<u64> {
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let size = number("page_count")?.saturating_mul(number("page_size")?);
    Ok(size.unsigned_abs().min(LONGEST))
}

/// The first fault that SQLite finds in the whole file. Only for a schema that is ours: the check runs its constraints.
pub fn integrity_fault(connection: &Connection, check: &str) -> Option<String> {
    let checked: Result<String, _> = connection.query_row(&format!("PRAGMA {check}(1)"), [], |row| row.get(0));
    match checked {
        Ok(verdict) if verdict == "ok" => None,
        Ok(verdict) => Some(verdict),
        Err(error) => Some(error.to_string()),
    }
}

/// True if that schema, sorted, has exactly these statements, in any order.
pub fn is_schema(found: &[String], expected: &[&str]) -> bool {
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    found == expected
}

/// The endings of the files that may lie next to a database.
const NEIGHBOURS: [&str; 4] = ["-wal", "-shm", "-journal", "-lock"];

/// Requires regular files where SQLite opens them by path: the database and the files next to it, which may be no links
/// either.
///
/// # Errors
/// [`StoreFailure::NotAFile`]; [`StoreFailure::NotAJournal`] for a folder; the system's error if a file cannot be examined.
pub fn must_be_files(path: &Path) -> Result<(), StoreFailure> {
    let about = fs::metadata(path).map_err(unopened(""))?;
    if about.is_dir() {
        return Err(StoreFailure::NotAJournal);
    }
    if !about.is_file() {
        return Err(StoreFailure::NotAFile(""));
    }
    for suffix in NEIGHBOURS {
        match fs::symlink_metadata(neighbour(path, suffix)) {
            Ok(about) if !about.is_file() => return Err(StoreFailure::NotAFile(suffix)),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(unopened(suffix)(error)),
        }
    }
    Ok(())
}

/// The reason why a file could not be opened; `suffix` is the ending of a file next to the database.
pub fn unopened(suffix: &'static str) -> impl Fn(io::Error) -> StoreFailure {
    move |error| {
        if error.kind() == ErrorKind::PermissionDenied {
            StoreFailure::Forbidden
        } else {
            not_a_file(suffix)(error)
        }
    }
}

/// The system's error, or [`StoreFailure::NotAFile`] if the file is not a regular one.
fn not_a_file(suffix: &'static str) -> impl Fn(io::Error) -> StoreFailure {
    move |error| {
        if [ErrorKind::IsADirectory, ErrorKind::Unsupported].contains(&error.kind()) {
            StoreFailure::NotAFile(suffix)
        } else {
            error.into()
        }
    }
}

/// A lock on the file next to a database, released when this is dropped. Closing the file would not release it for sure: a
/// process that another thread starts meanwhile has the same open file until it runs its program.
#[derive(Debug)]
pub struct Lock(File);

impl Lock {
    /// The lock that keeps a second process out; none while another process holds one. The empty lock file stays: if it were
    /// removed, two processes could each hold a lock on a file of that name.
    ///
    /// # Errors
    /// The system's error.
    pub fn of(database: &Path) -> Result<Option<Self>, StoreFailure> {
        let file = own_files::open(&neighbour(database, "-lock"), Access::Lock).map_err(not_a_file("-lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }

    /// The lock on the file next to any file, once no other process or thread holds it.
    ///
    /// # Errors
    /// The system's error.
    pub fn wait(path: &Path) -> io::Result<Self> {
        let file = own_files::open(&neighbour(path, "-lock"), Access::Lock)?;
        file.lock()?;
        Ok(Self(file))
    }

    /// A lock that keeps writers out and no readers; none while a writer holds one.
    ///
    /// # Errors
    /// There is no lock file, or the system cannot lock it.
    pub fn of_reader(database: &Path) -> io::Result<Option<Self>> {
        let file = own_files::open(&neighbour(database, "-lock"), Access::LockIfThere)?;
        match file.try_lock_shared() {
            Ok(()) => Ok(Some(Self(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file releases the lock even if this fails.
        self.0.unlock().ok();
    }
}

/// The path of the file next to a database with that ending.
pub fn neighbour(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_released_though_a_child_still_has_its_file_open() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("game.annabella");
        // A process that is being started has such a duplicate.
        let writer = Lock::of(&database).unwrap().unwrap();
        let _of_the_writer = writer.0.try_clone().unwrap();
        assert!(Lock::of_reader(&database).unwrap().is_none());
        drop(writer);
        let reader = Lock::of_reader(&database)
            .unwrap()
            .expect("a writer is seen that is gone");
        let _of_the_reader = reader.0.try_clone().unwrap();
        assert!(Lock::of(&database).unwrap().is_none());
        drop(reader);
        assert!(Lock::of(&database).unwrap().is_some(), "a reader is seen that is gone");
    }
}
