//! The facts a list shows of a stored game, from the first and the last pages of its file: the players and the state.
//!
//! There may be thousands of games. So neither every hash is checked here nor every page: that is done before a game is
//! played, and by `--verify`. The data used for the list are checked, and that no entry is missing.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension as _};

use crate::foreign_database::{self, LONGEST_VALUE};
use crate::ports::store::StoreFailure;
use journal::chain::{Chain, StoredEntry};
use journal::entry::{GameSetup, JournalEvent};
use journal::record::{self, DecodeError};
use laws::ending::GameResult;
use laws::event::Event;

use super::examined::ENTRY;
use super::reading;
use super::rows::{entry, of_row, unsigned};

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
/// written by a user the quotes would be escaped. SQLite goes through the rows by itself: there are hundreds in each of thousands of games.
fn look_through(connection: &Connection, glance: &mut JournalSummary) -> rusqlite::Result<()> {
    // The least text after all that begin with `"game_ended"` begins with `"game_ended#`.
    const COUNTED: &str = "SELECT count(*), coalesce(min(number), 1), coalesce(max(number), 0),
        coalesce(sum(typeof(record) = 'text' AND octet_length(record) <= ?1), 0), coalesce(sum(octet_length(record)), 0)
        FROM entry NOT INDEXED";
    const ENDED: &str = r#"SELECT record FROM entry NOT INDEXED
        WHERE record >= '{"name":"game_ended"' AND record < '{"name":"game_ended#'
            OR record >= '{"name":"result_annulled"' AND record < '{"name":"result_annulled#'
        ORDER BY number DESC LIMIT 1"#;
    let [count, first, last, readable, length] = connection.query_row(COUNTED, [LONGEST_VALUE], |row| {
        Ok([
            row.get::<_, i64>(0)?,
            row.get(1)?,
            row.get(2)?,
            row.get(3)?,
            row.get(4)?,
        ])
    })?;
    // In a damaged file rows may repeat, and together be longer than the file.
    let is_too_long = unsigned(length) > foreign_database::size(connection)?;
    glance.is_damaged |= first != 1 || count != last || readable != count || is_too_long;
    let ended = connection
        .query_row(ENDED, [], |row| row.get::<_, String>(0))
        .optional()?;
    glance.result = match ended.map(|record| record::decode(&record)) {
        Some(Ok(JournalEvent::Event(Event::GameEnded { ending }))) => Some(ending.result),
        Some(_) | None => None,
    };
    Ok(())
}
