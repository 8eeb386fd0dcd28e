//! The journal of a game as one SQLite file, which an arbiter can read with any SQLite tool.
//!
//! Entries are only ever added: triggers refuse everything else. Entries taken by [`Store::append`] survive a power failure
//! (WAL, synchronous FULL). A damaged journal is never opened for writing: it is read in place, and the file stays byte
//! for byte as it was found. Every journal is examined before its tables are queried.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior, params};

use super::foreign_database::{self, Lock, must_be_files, neighbour};
use super::own_files::{self, FileIdentity, behind_links};
use crate::ports::store::{LoadedJournal, Store, StoreFailure, new_entries};
use journal::chain::{self, StoredEntry};
use journal::entry::Heartbeat;
use laws::people::Person;

mod content_watch;
mod examined;
mod folder;
mod glance;
mod leftovers;
mod rescue;
mod rows;
mod schema;
pub(crate) mod still;
mod wal;

use content_watch::ContentWatch;
use examined::ExaminedJournal;
use rows::{entry, heartbeat, rows, whole};
use schema::{APPLICATION_ID, SCHEMA};

pub use folder::{
    LateStore, ListedGameFile, UnfinishedGames, create_in, finished, game_id, list, list_until, newest_locked,
    stands_in, under_way, unfinished,
};
pub use leftovers::clear as clear_leftovers;
pub use rescue::{rescue, rescue_next_to};
pub(crate) use rows::{signed, unsigned};
pub use schema::FORMAT;

/// One open journal. No other process can open it for writing until this is dropped.
#[derive(Debug)]
pub struct SqliteStore {
    /// The connection; none if the journal can only be read.
    connection: Option<Connection>,
    path: PathBuf,
    /// The whole content, in case the file goes.
    kept: JournalContent,
    /// The file and its log as they were opened; none for a log that does not exist yet.
    opened: [Option<FileIdentity>; 2],
    /// The content of the file as this program wrote it; none if the journal can only be read. After the connection.
    content: Option<ContentWatch>,
    // After the connection, so that it is released last.
    _lock: Option<Lock>,
}

/// The content of a journal, in memory.
#[derive(Debug, Default)]
struct JournalContent {
    entries: Vec<StoredEntry>,
    heartbeat: Option<Heartbeat>,
}

/// The endings of a journal's two files: the file itself, and SQLite's write-ahead log.
const FILES: [&str; 2] = ["", "-wal"];

impl SqliteStore {
    /// Creates an empty journal in this file, which must not exist. It is set up next to its place, because a program
    /// killed meanwhile must not leave half a journal there.
    pub fn create(path: &Path) -> Result<Self, StoreFailure> {
        let lock = lock(path)?;
        if path.try_exists()? {
            return Err(io::Error::from(io::ErrorKind::AlreadyExists).into());
        }
        let new = neighbour(path, "-new");
        let remove_new = || remove(&new, &["", "-wal", "-shm"]);
        remove_new();
        // SQLite makes the files of its log as private as this one.
        own_files::create_new(&new)?;
        let in_place = set_up(&new).and_then(|connection| {
            // The content of the log goes into the file.
            connection.close().map_err(|(_, error)| error)?;
            Ok(fs::rename(&new, path)?)
        });
        if let Err(failure) = in_place {
            remove_new();
            return Err(failure);
        }
        Ok(Self::with(
            Some(connect(path)?),
            path,
            JournalContent::default(),
            Some(lock),
        ))
    }

    /// Opens the journal in this file, and returns it with its content. A damaged one is opened only for reading, up to
    /// its last undamaged entry, and so is one in a place that cannot be written to.
    pub fn open(path: &Path) -> Result<(Self, LoadedJournal), StoreFailure> {
        // SQLite looks for the log next to the file that a link leads to.
        let path = &behind_links(path)?;
        must_be_files(path)?;
        let about = fs::metadata(path)?;
        let lock = match lock(path) {
            Ok(lock) => Some(lock),
            Err(StoreFailure::ReadOnly) => None,
            Err(failure) => return Err(failure),
        };
        let loaded = still::read(path)?;
        let writable = lock.is_some() && loaded.damage.is_none() && !about.permissions().readonly();
        let connection = if writable { Some(reconnect(path)?) } else { None };
        let kept = JournalContent {
            entries: loaded.entries.clone(),
            heartbeat: loaded.heartbeat,
        };
        Ok((Self::with(connection, path, kept, lock), loaded))
    }

    fn with(connection: Option<Connection>, path: &Path, kept: JournalContent, lock: Option<Lock>) -> Self {
        Self {
            content: connection.as_ref().and_then(|_| ContentWatch::of(path).ok()),
            connection,
            path: path.to_owned(),
            kept,
            opened: FILES.map(|suffix| FileIdentity::of(&neighbour(path, suffix))),
            _lock: lock,
        }
    }

    /// Writes the content of another journal into this new one.
    fn take_over(&mut self, other: &JournalContent) -> Result<(), StoreFailure> {
        self.append(&other.entries)?;
        if let Some(heartbeat) = other.heartbeat {
            self.heartbeat(heartbeat)?;
        }
        self.settle()?;
        // A disk on which even a new file is not found again stores nothing.
        if self.is_in_place() {
            Ok(())
        } else {
            Err(StoreFailure::NotFound)
        }
    }

    /// Closes a journal whose file is no longer where it was. The content of its log goes into the file, wherever that is; a
    /// file in its place now, and a log next to it, may belong to another journal. If only its log was removed, two files of
    /// one game would lie in the folder where the game continues: the old one makes room for the new one.
    fn leave(mut self, to: &Path) {
        let is_ours = self.is_content_ours();
        self.settle().ok();
        if let Some(connection) = &self.connection {
            connection
                .set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
                .ok();
        }
        let Self {
            connection,
            path,
            opened,
            content,
            ..
        } = self;
        drop(connection);
        drop(content);
        let now = FILES.map(|suffix| FileIdentity::of(&neighbour(&path, suffix)));
        let [file, log] = opened;
        if log.is_some() && (now == [None, log] || (!is_ours && now == opened)) {
            remove(&path, &["-wal", "-shm"]);
        } else if file.is_some() && now == [file, None] && path.parent() == Some(to) {
            remove(&path, &["", "-shm"]);
        }
    }

    /// True if this journal can only be read.
    pub fn is_read_only(&self) -> bool {
        self.connection.is_none()
    }

    /// Writes to the journal, unless another program has changed its content: two games in one file would both be lost.
    fn write<T>(&mut self, write: impl FnOnce(&mut Connection) -> Result<T, StoreFailure>) -> Result<T, StoreFailure> {
        if !self.is_content_ours() {
            return Err(StoreFailure::NotFound);
        }
        let written = write(self.connection.as_mut().ok_or(StoreFailure::ReadOnly)?);
        if let Some(content) = &mut self.content {
            content.note();
        }
        written
    }

    fn is_content_ours(&mut self) -> bool {
        self.content.as_mut().is_none_or(ContentWatch::is_unchanged)
    }
}

/// Removes these files of a journal. Half a journal is no journal; if even that cannot be removed, the failure that led to it
/// is the one to report.
fn remove(path: &Path, suffixes: &[&str]) {
    for suffix in suffixes {
        fs::remove_file(neighbour(path, suffix)).ok();
    }
}

/// The path of the recording of a journal's game.
fn recording_of(journal: &Path) -> PathBuf {
    journal.with_extension("wav")
}

impl Store for SqliteStore {
    fn file(&self) -> Option<&Path> {
        Some(&self.path)
    }

    fn sit(&mut self, seat: Person) -> Result<(), StoreFailure> {
        if Store::seat(self) != Some(seat) {
            let sql = "INSERT OR REPLACE INTO meta (key, value) VALUES ('seat', ?1)";
            self.write(|journal| Ok(journal.execute(sql, params![seat.to_string()])?))?;
        }
        Ok(())
    }

    fn seat(&self) -> Option<Person> {
        let connection = self.connection.as_ref()?;
        let sql = "SELECT value FROM meta WHERE key = 'seat'";
        let seat: String = connection.query_row(sql, [], |row| row.get(0)).ok()?;
        seat.parse().ok()
    }

    fn recording(&self) -> Option<PathBuf> {
        Some(recording_of(&self.path))
    }

    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let new = self.write(|journal| {
            let transaction = journal.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let last: i64 =
                transaction.query_row("SELECT coalesce(max(number), 0) FROM entry", [], |row| row.get(0))?;
            let there = |number| entry(&transaction, number).ok().flatten();
            let new = new_entries(last.unsigned_abs(), entries, there)?;
            for entry in new {
                insert(&transaction, entry)?;
            }
            transaction.commit()?;
            Ok(new)
        })?;
        self.kept.entries.extend_from_slice(new);
        Ok(())
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        let values = params![
            signed(heartbeat.at.as_micros()),
            signed(heartbeat.left_ms.white),
            signed(heartbeat.left_ms.black),
            heartbeat.running.map(|side| side.to_string()),
        ];
        let sql = "INSERT INTO heartbeat (id, at_micros, white_ms, black_ms, running) VALUES (1, ?1, ?2, ?3, ?4)
             ON CONFLICT (id) DO UPDATE SET at_micros = excluded.at_micros, white_ms = excluded.white_ms,
             black_ms = excluded.black_ms, running = excluded.running";
        self.write(|journal| Ok(journal.execute(sql, values)?))?;
        self.kept.heartbeat = Some(heartbeat);
        Ok(())
    }

    fn settle(&mut self) -> Result<(), StoreFailure> {
        self.write(|journal| Ok(foreign_database::settle(journal)?))
    }

    fn is_in_place(&mut self) -> bool {
        if self.connection.is_none() {
            return true;
        }
        let mut is_in_place = self.is_content_ours();
        for (suffix, opened) in FILES.into_iter().zip(&mut self.opened) {
            let found = FileIdentity::of(&neighbour(&self.path, suffix));
            if opened.is_none() {
                *opened = found;
            }
            is_in_place &= *opened == found;
        }
        is_in_place
    }

    fn move_to(&mut self, folder: &Path) -> Result<(), StoreFailure> {
        let id = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let mut new = folder::create_in_folder(folder, &id)?;
        let seat = Store::seat(self);
        if let Err(failure) = new
            .take_over(&self.kept)
            .and_then(|()| seat.map_or(Ok(()), |seat| new.sit(seat)))
        {
            let path = new.path.clone();
            drop(new);
            remove(&path, &["", "-wal", "-shm", "-lock"]);
            return Err(failure);
        }
        std::mem::replace(self, new).leave(folder);
        Ok(())
    }

    fn load(&mut self) -> Result<LoadedJournal, StoreFailure> {
        let Some(connection) = &self.connection else {
            return still::read(&self.path);
        };
        match rows(connection) {
            (_, Some(fault)) => Err(StoreFailure::Io(fault)),
            (entries, None) => Ok(LoadedJournal {
                damage: chain::read(&entries).damage,
                entries,
                heartbeat: heartbeat(connection)?,
            }),
        }
    }
}

/// Creates the schema in a new, empty file.
fn set_up(path: &Path) -> Result<Connection, StoreFailure> {
    let mut connection = connect(path)?;
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
    transaction.commit()?;
    Ok(connection)
}

/// The longest wait for another program that holds the file, before the table says so and continues unsaved.
const BUSY: Duration = Duration::from_millis(500);

/// A connection that writes to a file of this program's own.
fn connect(path: &Path) -> Result<Connection, StoreFailure> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | FLAGS)?;
    make_durable(&connection)?;
    Ok(connection)
}

/// A connection that writes to an existing file, which is examined once more on the connection in use.
fn reconnect(path: &Path) -> Result<Connection, StoreFailure> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | FLAGS)?;
    connection.busy_timeout(BUSY)?;
    let connection = ExaminedJournal::new(connection, None)?.into_own()?;
    make_durable(&connection)?;
    Ok(connection)
}

const FLAGS: OpenFlags = OpenFlags::SQLITE_OPEN_NO_MUTEX;

/// Makes a commit return only once its data are on the disk.
fn make_durable(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::from_secs(2))?;
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.busy_timeout(BUSY)
}

/// The number of attempts at a lock: a program that only lists games holds one for a few milliseconds.
const LOCK_ATTEMPTS: u32 = 10;
const LOCK_PAUSE: Duration = Duration::from_millis(20);

/// The lock that keeps a second process out.
fn lock(path: &Path) -> Result<Lock, StoreFailure> {
    for attempt in 1..=LOCK_ATTEMPTS {
        match Lock::of(path)? {
            Some(lock) => return Ok(lock),
            None if attempt < LOCK_ATTEMPTS => thread::sleep(LOCK_PAUSE),
            None => {}
        }
    }
    Err(StoreFailure::InUse)
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

/// Reads the journal in this file, even while another process writes it. Nothing is written.
pub fn read(path: &Path) -> Result<LoadedJournal, StoreFailure> {
    reading(path, |examined| Ok(whole(examined)))
}

/// Reads from this file, even while another process writes it.
fn reading<T>(path: &Path, look: impl FnOnce(&ExaminedJournal) -> Result<T, StoreFailure>) -> Result<T, StoreFailure> {
    let path = &behind_links(path)?;
    must_be_files(path)?;
    // Held while reading, so that no writer begins meanwhile. Readers do not keep each other out.
    let lock = Lock::of_reader(path);
    if matches!(lock, Ok(None)) {
        // The writer keeps the files of its log in order; a reader next to it changes nothing. The writer may be of
        // this very process, and then to open and close the file in any other way would give up the writer's own locks.
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | FLAGS)?;
        look(&ExaminedJournal::new(connection, None)?)
    } else {
        still::reading(path, look)
    }
}

impl From<io::Error> for StoreFailure {
    fn from(error: io::Error) -> Self {
        let is = |kinds: &[io::ErrorKind]| kinds.contains(&error.kind());
        if is(&[io::ErrorKind::NotFound]) {
            Self::NotFound
        } else if is(&[io::ErrorKind::PermissionDenied, io::ErrorKind::ReadOnlyFilesystem]) {
            Self::ReadOnly
        } else if is(&[io::ErrorKind::StorageFull]) {
            Self::Full
        } else if is(&[io::ErrorKind::NotADirectory]) {
            Self::NotAFolder
        } else {
            Self::Io(error.to_string())
        }
    }
}

impl From<rusqlite::Error> for StoreFailure {
    fn from(error: rusqlite::Error) -> Self {
        let is = |codes: &[ErrorCode]| error.sqlite_error_code().is_some_and(|code| codes.contains(&code));
        if is(&[ErrorCode::DiskFull]) {
            Self::Full
        } else if is(&[ErrorCode::ReadOnly, ErrorCode::PermissionDenied]) {
            Self::ReadOnly
        } else if is(&[ErrorCode::DatabaseBusy, ErrorCode::DatabaseLocked]) {
            Self::InUse
        } else if is(&[ErrorCode::NotADatabase]) {
            Self::NotAJournal
        } else {
            Self::Io(error.to_string())
        }
    }
}

#[cfg(test)]
mod tests;
