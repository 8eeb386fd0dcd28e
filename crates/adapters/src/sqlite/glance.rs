//! The facts a list shows of a stored game, from the first and the last pages of its file: the players and the state.
//!
//! There may be thousands of games. So neither every hash is checked here nor every page: that is done before a game is
//! played, and by `--verify`. The data used for the list are checked, and that no entry is missing.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::ValueRef;

use crate::ports::store::StoreFailure;
use journal::chain::{Chain, StoredEntry};
use journal::entry::{GameSetup, JournalEvent};
use journal::record::{self, DecodeError};
use laws::ending::GameResult;
use laws::event::Event;

use super::examined::ENTRY;
use super::reading;
use super::rows::{RecordSpace, entry, of_row, unsigned};

/// A journal at a glance.
#[derive(Debug, Default)]
pub(super) struct JournalSummary {
    /// The players and the time of setup; none if not even these can be read.
    pub(super) opening: Option<GameSetup>,
    /// The result, if the game has ended.
    pub(super) result: Option<GameResult>,
    /// The last entry.
    pub(super) end: Option<Chain>,
    /// True if the journal is not as it was written.
    pub(super) is_damaged: bool,
    /// True if a newer program wrote the entries that were read.
    pub(super) is_newer: bool,
}

/// Reads the journal in this file, even while another process writes it. Nothing is written.
pub(super) fn at(path: &Path) -> Result<JournalSummary, StoreFailure> {
    reading(path, |examined| {
        let mut glance = JournalSummary {
            is_damaged: examined.fault().is_some(),
            ..JournalSummary::default()
        };
        if let Some(connection) = examined.asking(ENTRY)
            && look(connection, &mut glance).is_err()
        {
            glance.is_damaged = true;
        }
        Ok(glance)
    })
}

fn look(connection: &Connection, glance: &mut JournalSummary) -> rusqlite::Result<()> {
    let first = entry(connection, 1)?.filter(|first| Chain::default().is_followed_by(first));
    match first.map(|first| record::decode(&first.record)) {
        Some(Ok(JournalEvent::Opened(opening))) => glance.opening = Some(*opening),
        Some(Err(DecodeError::UnknownForm { .. } | DecodeError::Value { .. })) => glance.is_newer = true,
        Some(
            Err(DecodeError::NoRecord)
            | Ok(
                JournalEvent::Event(_)
                | JournalEvent::Restarted(_)
                | JournalEvent::Suspended(_)
                | JournalEvent::Found(_)
                | JournalEvent::Ruled(_),
            ),
        ) => glance.is_damaged = true,
        // A program was killed before the first entry, or somebody took the log away: it is listed as damaged.
        None => {}
    }
    look_through(connection, glance)?;
    let last: Vec<StoredEntry> = connection
        .prepare("SELECT number, at_micros, record, hash FROM entry NOT INDEXED ORDER BY number DESC LIMIT 2")?
        .query_map([], of_row)?
        .collect::<rusqlite::Result<_>>()?;
    glance.end = last.first().map(Chain::after);
    glance.is_damaged |= glance.opening.is_none() && !glance.is_newer;
    if let [last, before] = last.as_slice() {
        glance.is_damaged |= !Chain::after(before).is_followed_by(last);
    }
    Ok(())
}

/// Looks for a missing entry and for the last ending that was not annulled. In every record the name comes first; in a text
/// written by a user the quotes would be escaped.
fn look_through(connection: &Connection, glance: &mut JournalSummary) -> rusqlite::Result<()> {
    const ENDED: &str = r#"{"name":"game_ended""#;
    const ANNULLED: &str = r#"{"name":"result_annulled""#;
    let mut room = RecordSpace::of(connection)?;
    let mut statement = connection.prepare("SELECT number, record FROM entry NOT INDEXED ORDER BY number")?;
    let mut rows = statement.query([])?;
    let mut last = 0;
    while let Some(row) = rows.next()? {
        let number = unsigned(row.get(0)?);
        let ValueRef::Text(record) = row.get_ref(1)? else {
            glance.is_damaged = true;
            break;
        };
        glance.is_damaged |= number != last + 1;
        // In a damaged file rows may repeat without end.
        if number <= last || !room.takes(record.len()) {
            glance.is_damaged = true;
            break;
        }
        last = number;
        if record.starts_with(ENDED.as_bytes()) || record.starts_with(ANNULLED.as_bytes()) {
            glance.result = match std::str::from_utf8(record).map(record::decode) {
                Ok(Ok(JournalEvent::Event(Event::GameEnded { ending }))) => Some(ending.result),
                Ok(_) | Err(_) => None,
            };
        }
    }
    Ok(())
}
