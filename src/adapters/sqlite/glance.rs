//! What a list says of a stored game, from the first and the last pages of its file: who plays, and how it stands.
//!
//! There may be thousands of them. So neither every hash is checked here nor every page: that is done before a game is
//! played, and by `--verify`. What the list itself is made from is checked, and that no entry is missing.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::journal::chain::{Chain, StoredEntry};
use crate::journal::entry::{JournalEvent, Opening};
use crate::journal::record::{self, DecodeError};
use crate::laws::ending::GameResult;
use crate::laws::event::Event;
use crate::ports::store::StoreFailure;

use super::{entry, of_row, reading, schema_fault};

/// A journal at a glance.
#[derive(Debug, Default)]
pub(super) struct Glance {
    /// Who plays and when it was set up; none where not even that can be read.
    pub(super) opening: Option<Opening>,
    /// How it ended, if it has.
    pub(super) result: Option<GameResult>,
    /// Its last entry.
    pub(super) end: Option<Chain>,
    /// It is not as it was written.
    pub(super) is_damaged: bool,
    /// What was looked at was written by a newer program.
    pub(super) is_newer: bool,
}

/// The journal in this file, even while another process writes it; nothing is written.
pub(super) fn at(path: &Path) -> Result<Glance, StoreFailure> {
    reading(path, |connection, log_fault| {
        let mut glance = Glance {
            is_damaged: log_fault.is_some() || schema_fault(connection)?.is_some(),
            ..Glance::default()
        };
        if look(connection, &mut glance).is_err() {
            glance.is_damaged = true;
        }
        Ok(glance)
    })
}

fn look(connection: &Connection, glance: &mut Glance) -> rusqlite::Result<()> {
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
        // Set up and not yet begun, or changed.
        None => glance.is_damaged |= count(connection)? > 0,
    }
    glance.result = result(connection)?;
    let last: Vec<StoredEntry> = connection
        .prepare("SELECT number, at_micros, record, hash FROM entry ORDER BY number DESC LIMIT 2")?
        .query_map([], of_row)?
        .collect::<rusqlite::Result<_>>()?;
    glance.end = last.first().map(Chain::after);
    if let [last, before] = last.as_slice() {
        glance.is_damaged |= !Chain::after(before).is_followed_by(last);
        glance.is_damaged |= count(connection)? != last.number;
    }
    Ok(())
}

fn count(connection: &Connection) -> rusqlite::Result<u64> {
    connection
        .query_row("SELECT count(*) FROM entry", [], |row| row.get(0))
        .map(super::unsigned)
}

/// How the last ending reads that was not taken back. In every record the name comes first; in a text that somebody wrote
/// the quotes would be escaped.
fn result(connection: &Connection) -> rusqlite::Result<Option<GameResult>> {
    let found: Option<String> = connection
        .query_row(
            "SELECT record FROM entry WHERE record GLOB ?1 OR record GLOB ?2 ORDER BY number DESC LIMIT 1",
            params!["{\"name\":\"game_ended\"*", "{\"name\":\"result_annulled\"*"],
            |row| row.get(0),
        )
        .optional()?;
    Ok(match found.as_deref().map(record::decode) {
        Some(Ok(JournalEvent::Event(Event::GameEnded { ending }))) => Some(ending.result),
        Some(_) | None => None,
    })
}
