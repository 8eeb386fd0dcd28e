//! The rows of a journal as entries: one, all in order, or all of an examined journal.

use rusqlite::{Connection, OptionalExtension as _, params};
use shakmaty::{ByColor, Color};

use super::examined::{ENTRY, ExaminedJournal, HEARTBEAT};
use crate::foreign_database;
use crate::ports::store::LoadedJournal;
use journal::chain::{self, Damage, DamageKind, EntryHash, StoredEntry};
use journal::entry::Heartbeat;
use laws::moment::Moment;

pub(super) fn entry(connection: &Connection, number: u64) -> rusqlite::Result<Option<StoredEntry>> {
    connection
        .prepare_cached("SELECT number, at_micros, record, hash FROM entry NOT INDEXED WHERE number = ?1")?
        .query_row(params![signed(number)], of_row)
        .optional()
}

pub(super) fn of_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<StoredEntry> {
    Ok(StoredEntry {
        number: unsigned(row.get(0)?),
        at: Moment::from_micros(unsigned(row.get(1)?)),
        record: row.get(2)?,
        hash: EntryHash(row.get(3)?),
    })
}

pub(super) fn heartbeat(connection: &Connection) -> rusqlite::Result<Option<Heartbeat>> {
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

/// The entries in order up to the first row that cannot be read or is out of order, and the reason why it cannot be read. A row out
/// of order is the last one: in a damaged file rows may repeat without end.
pub(super) fn rows(connection: &Connection) -> (Vec<StoredEntry>, Option<String>) {
    let mut entries = Vec::new();
    let fault = (|| {
        let mut room = RecordSpace::of(connection)?;
        let mut statement =
            connection.prepare("SELECT number, at_micros, record, hash FROM entry NOT INDEXED ORDER BY number")?;
        for (entry, next) in statement.query_map([], of_row)?.zip(1..) {
            let entry = entry?;
            let (comes_next, has_room) = (entry.number == next, room.takes(entry.record.len()));
            entries.push(entry);
            if !has_room {
                return Ok(Some(String::from(PAGES_OVERLAP)));
            }
            if !comes_next {
                break;
            }
        }
        Ok(None)
    })();
    (
        entries,
        fault.unwrap_or_else(|error: rusqlite::Error| Some(error.to_string())),
    )
}

/// Everything in an examined journal, up to its last undamaged entry.
pub(super) fn whole(examined: &ExaminedJournal) -> LoadedJournal {
    let _snapshot = examined.snapshot();
    let file_fault = examined.integrity_fault();
    let (mut entries, row_fault) = examined.asking(ENTRY).map(rows).unwrap_or_default();
    let reading = chain::read(&entries);
    entries.truncate(reading.entries.len());
    let after = u64::try_from(entries.len()).unwrap_or(u64::MAX).saturating_add(1);
    let clocks = examined.asking(HEARTBEAT).map_or(Ok(None), heartbeat);
    let file_fault = row_fault
        .or(file_fault)
        .or_else(|| clocks.as_ref().err().map(ToString::to_string));
    let damage = reading.damage.or(file_fault.map(|detail| Damage {
        first_bad: after,
        fault: DamageKind::File(detail),
    }));
    LoadedJournal {
        entries,
        heartbeat: clocks.ok().flatten(),
        damage,
    }
}

/// The room for records: all of them together cannot be longer than the file.
pub(super) struct RecordSpace(u64);

/// The fault of a file whose records together are longer than the file.
pub(super) const PAGES_OVERLAP: &str = "its entries are longer than the file";

impl RecordSpace {
    /// The room in the file of that connection.
    pub(super) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        foreign_database::size(connection).map(Self)
    }

    /// True if there is room for a record of that length after the others.
    pub(super) fn takes(&mut self, record: usize) -> bool {
        let left = u64::try_from(record).ok().and_then(|length| self.0.checked_sub(length));
        self.0 = left.unwrap_or_default();
        left.is_some()
    }
}

/// SQLite's integers are signed; a game lasts less than 292 000 years.
pub(crate) fn signed(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

pub(crate) fn unsigned(value: i64) -> u64 {
    u64::try_from(value).unwrap_or_default()
}
