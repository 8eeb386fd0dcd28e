//! A journal read without touching it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use rusqlite::{Connection, OpenFlags};

use crate::journal::chain::{self, Damage, Fault, StoredEntry};
use crate::ports::store::{Loaded, StoreFailure};

use super::{APPLICATION_ID, FORMAT, SCHEMA, beside, heartbeat, lock_path, of_io, of_row, of_sqlite, wal};

/// The journal in this file, also while another process writes it; nothing is written.
pub fn read(path: &Path) -> Result<Loaded, StoreFailure> {
    // Held while reading, so that nobody begins to write meanwhile. Readers do not keep each other out.
    let lock = File::options().write(true).open(lock_path(path)).ok();
    let is_live = lock
        .as_ref()
        .is_some_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)));
    if is_live {
        must_be_a_database(path)?;
        // The writer keeps the files of its log in order; a reader beside it changes nothing.
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags).map_err(|error| of_sqlite(&error))?;
        of_connection(&connection, None)
    } else {
        read_copy(path)
    }
}

/// The journal in this file, which nobody writes, read from a copy: even a reader of SQLite's would put its log away
/// and so change a damaged file.
pub(super) fn read_copy(path: &Path) -> Result<Loaded, StoreFailure> {
    must_be_a_database(path)?;
    let copy = Copy::of(path).map_err(|error| of_io(&error))?;
    let torn = wal::lost_commits(&beside(path, "-wal")).map_err(|error| of_io(&error))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(&copy.path, flags).map_err(|error| of_sqlite(&error))?;
    let log_fault = torn.then(|| String::from("the write-ahead log is damaged before its end"));
    let loaded = of_connection(&connection, log_fault);
    drop(connection);
    loaded
}

/// The entries in order up to the first row that cannot be read, and why it cannot.
pub(super) fn rows(connection: &Connection) -> (Vec<StoredEntry>, Option<rusqlite::Error>) {
    let mut entries = Vec::new();
    let fault = (|| {
        let mut statement = connection.prepare("SELECT number, at_micros, record, hash FROM entry ORDER BY number")?;
        for entry in statement.query_map([], of_row)? {
            entries.push(entry?);
        }
        Ok(())
    })();
    (entries, fault.err())
}

fn of_connection(connection: &Connection, log_fault: Option<String>) -> Result<Loaded, StoreFailure> {
    let shape = shape_fault(connection)?;
    let (mut entries, row_fault) = rows(connection);
    let reading = chain::read(&entries);
    entries.truncate(reading.entries.len());
    let after = u64::try_from(entries.len()).unwrap_or(u64::MAX).saturating_add(1);
    let clocks = heartbeat(connection);
    let file_fault = row_fault
        .map(|error| error.to_string())
        .or(shape)
        .or(log_fault)
        .or_else(|| clocks.as_ref().err().map(ToString::to_string));
    let damage = reading.damage.or(file_fault.map(|detail| Damage {
        first_bad: after,
        fault: Fault::File(detail),
    }));
    Ok(Loaded {
        entries,
        heartbeat: clocks.ok().flatten(),
        damage,
    })
}

/// What is wrong with the file as a database, if anything.
fn shape_fault(connection: &Connection) -> Result<Option<String>, StoreFailure> {
    let read = || -> rusqlite::Result<_> {
        let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        let mut statement =
            connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")?;
        let schema: Vec<String> = statement
            .query_map([], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        Ok((application, version, schema))
    };
    let (application, version, schema) = match read() {
        Ok(read) => read,
        Err(error) => return Ok(Some(error.to_string())),
    };
    let noted: Option<u32> = connection
        .query_row("SELECT value FROM meta WHERE key = 'format'", [], |row| {
            row.get::<_, String>(0)
        })
        .ok()
        .and_then(|format| format.parse().ok());
    if application == APPLICATION_ID && version > FORMAT && noted == Some(version) {
        return Err(StoreFailure::TooNew {
            found: version,
            known: FORMAT,
        });
    }
    if schema != SCHEMA {
        if application != APPLICATION_ID {
            return Err(StoreFailure::NotAJournal);
        }
        return Ok(Some(String::from("the schema is not that of a journal")));
    }
    if application != APPLICATION_ID || version != FORMAT || noted != Some(FORMAT) {
        return Ok(Some(String::from("the header of the file is damaged")));
    }
    let checked: Result<String, _> = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0));
    Ok(match checked {
        Ok(verdict) if verdict == "ok" => None,
        Ok(verdict) => Some(verdict),
        Err(error) => Some(error.to_string()),
    })
}

fn must_be_a_database(path: &Path) -> Result<(), StoreFailure> {
    let mut magic = [0; 16];
    let mut file = File::open(path).map_err(|error| of_io(&error))?;
    match file.read_exact(&mut magic) {
        Ok(()) if &magic == b"SQLite format 3\0" => Ok(()),
        Ok(()) => Err(StoreFailure::NotAJournal),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(StoreFailure::NotAJournal),
        Err(error) => Err(of_io(&error)),
    }
}

/// A copy of a journal and its log in a folder of its own, which goes away with it.
struct Copy {
    folder: PathBuf,
    path: PathBuf,
}

impl Copy {
    fn of(path: &Path) -> io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let folder = loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let folder = std::env::temp_dir().join(format!("annabella-{}-{number}", process::id()));
            match fs::create_dir(&folder) {
                Ok(()) => break folder,
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        };
        let copy = Self {
            path: folder.join("copy.annabella"),
            folder,
        };
        // Not fs::copy: a copy of a file that may not be written could not be opened.
        for suffix in ["", "-wal"] {
            match File::open(beside(path, suffix)) {
                Ok(mut from) => {
                    io::copy(&mut from, &mut File::create_new(beside(&copy.path, suffix))?)?;
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound && suffix == "-wal" => {}
                Err(error) => return Err(error),
            }
        }
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What cannot be removed lies in the system's folder for such things.
        fs::remove_dir_all(&self.folder).ok();
    }
}
