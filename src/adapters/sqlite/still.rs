//! A journal that nobody is writing, read where it lies: even SQLite's reading would write a log back, and so change a
//! damaged file. Nothing is copied, locked or written.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::ports::store::{Loaded, StoreFailure};

use super::{beside, must_be_a_database, not_readable, of_connection, wal};

/// SQLite's own files without its locks: with them it must keep the index of a log in memory and not in a file.
const WITHOUT_LOCKS: &str = if cfg!(windows) { "win32-none" } else { "unix-none" };

/// Everything in it.
pub(super) fn read(path: &Path) -> Result<Loaded, StoreFailure> {
    reading(path, of_connection)
}

/// Reads from it; told is what is wrong with its log, if anything.
pub(super) fn reading<T>(
    path: &Path,
    look: impl FnOnce(&Connection, Option<String>) -> Result<T, StoreFailure>,
) -> Result<T, StoreFailure> {
    must_be_a_database(path)?;
    let log = beside(path, "-wal");
    let has_log = match fs::metadata(&log) {
        Ok(about) => about.len() > 0,
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) => return Err(not_readable(error)),
    };
    if has_log {
        let torn = wal::lost_commits(&log).map_err(not_readable)?;
        let log_fault = torn.then(|| String::from("the write-ahead log is damaged before its end"));
        return look(&with_its_log(path)?, log_fault);
    }
    match look(&alone(path)?, None) {
        Err(StoreFailure::NotAJournal) if waits_for_its_log(path)? => Err(StoreFailure::LogMissing),
        looked => looked,
    }
}

/// A file without a log: SQLite is told that nobody changes it.
fn alone(path: &Path) -> Result<Connection, StoreFailure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    Ok(Connection::open_with_flags(unchanging(path)?, flags)?)
}

/// A file and the log its killed writer left.
fn with_its_log(path: &Path) -> Result<Connection, StoreFailure> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags_and_vfs(path, flags, WITHOUT_LOCKS)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    connection.pragma_update_and_check(None, "locking_mode", "exclusive", |_| Ok(()))?;
    Ok(connection)
}

/// The file as a URI that says so.
fn unchanging(path: &Path) -> io::Result<String> {
    let path = std::path::absolute(path)?;
    let encoded = |byte: &u8| match *byte {
        b'\\' if cfg!(windows) => String::from("/"),
        byte if byte.is_ascii_alphanumeric() || b"/.-_~:".contains(&byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    let encoded: String = path.as_os_str().as_encoded_bytes().iter().map(encoded).collect();
    let root = if cfg!(windows) { "file:///" } else { "file://" };
    Ok(format!("{root}{encoded}?immutable=1"))
}

/// Whether nothing but the first page of a database with a write-ahead log is in the file: so it is until its log is put into
/// it for the first time. (Format: sqlite.org/fileformat2.html, section 1.3.)
fn waits_for_its_log(path: &Path) -> Result<bool, StoreFailure> {
    let mut header = [0; 32];
    File::open(path)
        .and_then(|mut file| file.read_exact(&mut header))
        .map_err(not_readable)?;
    Ok(header.get(18..20) == Some(&[2, 2]) && header.get(28..32) == Some(&[0, 0, 0, 1]))
}
