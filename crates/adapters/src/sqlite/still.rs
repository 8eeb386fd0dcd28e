//! A journal without a writer, read into memory once and examined there: SQLite itself would open files next to it by their paths
//! and write a log back, and so change a damaged file. Nothing is locked or written.

use std::fs::{self, File};
use std::io::{self, Cursor, Read};
use std::path::Path;

use rusqlite::Connection;

use crate::foreign_database::{LONGEST, neighbour, unopened};
use crate::own_files::{self, Access};
use crate::ports::store::{LoadedJournal, StoreFailure};

use super::examined::{ENTRY, ExaminedJournal};
use super::rows::{entry, whole};
use super::wal;
use journal::chain::Anchor;

/// The first bytes of a database.
const MAGIC: &[u8] = b"SQLite format 3\0";
/// The length of a database's header in bytes.
const HEADER: u64 = 100;
/// The two bytes of the header that say whether there is a log: sqlite.org/fileformat2.html, section 1.3.
const HAS_LOG: std::ops::Range<usize> = 18..20;

/// Reads the whole journal.
pub(super) fn read(path: &Path) -> Result<LoadedJournal, StoreFailure> {
    reading(path, |examined| Ok(whole(examined)))
}

/// Examines the journal in memory, and passes it to `look`.
pub(super) fn reading<T>(
    path: &Path,
    look: impl FnOnce(&ExaminedJournal) -> Result<T, StoreFailure>,
) -> Result<T, StoreFailure> {
    let mut file = bytes(path, "")?;
    if !file.starts_with(MAGIC) {
        return Err(StoreFailure::NotAJournal);
    }
    let log = log_of(path)?;
    let waits_for_log = log.is_empty() && is_only_begun(&file);
    // The file without its log, and the last entry of that.
    let alone = if log.is_empty() { None } else { Some(file.clone()) };
    let settled = alone.and_then(|mut alone| last_entry(&mut alone).map(|last| (alone, last)));
    let fault = if wal::put_into(&mut file, &log) {
        Some("the write-ahead log is damaged before its end")
    } else if fs::symlink_metadata(neighbour(path, "-journal")).is_ok() {
        // No journal of this program has one: opening the file by its path would write the rollback journal's pages
        // into it.
        Some("a rollback journal lies beside it")
    } else {
        None
    };
    drop(log);
    let examined = in_memory(&mut file, fault);
    drop(file);
    let examined = match settled {
        Some((mut alone, last)) if !examined.as_ref().is_ok_and(|examined| holds(examined, last)) => {
            in_memory(&mut alone, Some(FOREIGN))
        }
        Some(_) | None => examined,
    };
    match examined.and_then(|examined| look(&examined)) {
        Err(StoreFailure::NotAJournal) if waits_for_log => Err(StoreFailure::LogMissing),
        looked => looked,
    }
}

/// The bytes of the log beside the file; empty if there is none.
fn log_of(path: &Path) -> Result<Vec<u8>, StoreFailure> {
    match bytes(path, "-wal") {
        Err(StoreFailure::NotFound) => Ok(Vec::new()),
        log => log,
    }
}

/// The database in the file alone, and with the log beside it; `None` without a log. Nothing is written.
///
/// # Errors
/// The files cannot be read.
pub(crate) fn without_and_with_log(path: &Path) -> Result<Option<[Connection; 2]>, StoreFailure> {
    let (mut alone, log) = (bytes(path, "")?, log_of(path)?);
    if log.is_empty() {
        return Ok(None);
    }
    let mut whole = alone.clone();
    wal::put_into(&mut whole, &log);
    Ok(Some([opened(&mut alone)?, opened(&mut whole)?]))
}

/// The fault of a log that lacks an entry of its file: entries are only ever added, so it is of another game or of an earlier time.
pub(crate) const FOREIGN: &str = "the write-ahead log is not of this file";

/// The last entry of a file without its log, if all of it is whole. It is not if the program was killed while it put the log into it.
fn last_entry(file: &mut [u8]) -> Option<Anchor> {
    let read = whole(&in_memory(file, None).ok()?);
    let last = read.entries.last().filter(|_| read.damage.is_none());
    last.map(Anchor::from_entry)
}

fn holds(examined: &ExaminedJournal, anchor: Anchor) -> bool {
    let found = examined
        .asking(ENTRY)
        .map(|connection| entry(connection, anchor.number));
    matches!(found, Some(Ok(Some(entry))) if Anchor::from_entry(&entry) == anchor)
}

/// The journal in these bytes.
fn in_memory(file: &mut [u8], fault: Option<&str>) -> Result<ExaminedJournal, StoreFailure> {
    ExaminedJournal::new(opened(file)?, fault.map(str::to_owned))
}

/// The database in these bytes, without a log; its header says so afterwards.
fn opened(file: &mut [u8]) -> rusqlite::Result<Connection> {
    if let Some(has_log) = file.get_mut(HAS_LOG).filter(|has_log| *has_log == [2, 2]) {
        has_log.fill(1);
    }
    let mut connection = Connection::open_in_memory()?;
    connection.deserialize_read_exact("main", &*file, file.len(), true)?;
    Ok(connection)
}

/// The content of the file, or of the file next to it whose name has that ending.
fn bytes(path: &Path, suffix: &'static str) -> Result<Vec<u8>, StoreFailure> {
    let file = own_files::open(&neighbour(path, suffix), Access::Read).map_err(unopened(suffix))?;
    if file.metadata()?.len() > LONGEST {
        return Err(StoreFailure::TooLong(LONGEST));
    }
    let mut bytes = Vec::new();
    let read = own_part(file).and_then(|(mut own, length)| {
        // Room for all of it: thousands of files are read for a list.
        bytes.reserve_exact(usize::try_from(length).unwrap_or_default());
        own.read_to_end(&mut bytes)
    });
    match read.map_err(|error: io::Error| StoreFailure::from(error))? {
        length if u64::try_from(length).is_ok_and(|length| length <= LONGEST) => Ok(bytes),
        _ => Err(StoreFailure::TooLong(LONGEST)),
    }
}

/// The part of the file that is the database's own, and its length: SQLite ignores bytes after the pages that the header counts.
/// A file of another kind, as the log, is all its own. (Format: sqlite.org/fileformat2.html, section 1.3.8.)
pub(super) fn own_part(mut file: File) -> io::Result<(impl Read, u64)> {
    let length = file.metadata()?.len();
    let mut header = Vec::new();
    let read = file.by_ref().take(HEADER).read_to_end(&mut header)?;
    let own = by_header(&header).map_or(length, |own| own.min(length));
    let rest = own.saturating_sub(u64::try_from(read).unwrap_or(u64::MAX));
    Ok((Cursor::new(header).chain(file.take(rest)), own))
}

/// The length of a database by its header; none if that is not a database's, or counts no pages.
fn by_header(header: &[u8]) -> Option<u64> {
    let word = |at: usize| Some(u32::from_be_bytes(header.get(at..at + 4)?.try_into().ok()?));
    let page = match u16::from_be_bytes(header.get(16..18)?.try_into().ok()?) {
        1 => 65_536,
        page => u64::from(page),
    };
    let is_counted = header.starts_with(MAGIC) && word(24)? == word(92)?;
    let own = page.saturating_mul(word(28)?.into());
    (is_counted && own > 0).then_some(own)
}

/// True if the file holds only the first page of a database with a write-ahead log, as it does until its log is put into it
/// for the first time.
fn is_only_begun(file: &[u8]) -> bool {
    file.get(HAS_LOG) == Some(&[2, 2]) && file.get(28..32) == Some(&[0, 0, 0, 1])
}
