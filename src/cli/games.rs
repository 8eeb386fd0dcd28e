//! A PGN file or a journal given on the command line, and the sentences about its faults.

use std::path::Path;

use super::given::{Given, UsageError};
use super::journal::{SQLITE, Stored, damage_sentence, stored};
use super::{Outcome, complain};
use crate::adapters::disk_files::why_not_read;
use crate::adapters::sqlite;
use crate::app::sentences;
use crate::locale::Messages;
use crate::notation::pgn::{self, PgnFault, ReadGame, Severity};

/// The only file of a command line.
pub(super) fn only_file(given: &Given) -> Result<&str, UsageError> {
    match given.values.as_slice() {
        [file] => Ok(file),
        [] => Err(UsageError::MissingArgument("FILE")),
        [_, second, ..] => Err(UsageError::NeedlessValue(second.clone())),
    }
}

/// The bytes of a file, `-` being standard input; what is wrong is told already.
pub(super) fn bytes(messages: &Messages, file: &str) -> Result<Vec<u8>, Outcome> {
    let read = if file == "-" {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut bytes).map(|_length| bytes)
    } else {
        std::fs::read(file)
    };
    read.map_err(|error| {
        complain(&sentences::not_read(messages, why_not_read(&error), file));
        Outcome::Unreadable
    })
}

/// The games of a file, each up to a move that is not possible, and how the command ends for that. Of a file that cannot be
/// read there is nothing, and everything that is wrong is told.
pub(super) fn games(messages: &Messages, file: &str) -> Result<(Vec<ReadGame>, Outcome), Outcome> {
    let bytes = bytes(messages, file)?;
    if bytes.starts_with(SQLITE) {
        return of_journal(messages, file);
    }
    let games = pgn::read(&pgn::decode(&bytes));
    if games.is_empty() {
        complain(&format!("{file}:1:1: {}", messages.text("pgn-no-game", &[])));
        return Err(Outcome::Unreadable);
    }
    let faults = games.iter().flat_map(|read| &read.faults);
    let outcome = match faults.clone().map(PgnFault::severity).max() {
        None => Outcome::Done,
        Some(Severity::NotPossible) => Outcome::No,
        Some(Severity::Unreadable) => Outcome::Unreadable,
    };
    for fault in faults {
        complain(&format!(
            "{file}:{}:{}: {}",
            fault.line,
            fault.column,
            sentences::pgn_fault(messages, fault)
        ));
    }
    if outcome == Outcome::Unreadable {
        return Err(outcome);
    }
    Ok((games, outcome))
}

/// The game of a journal instead, as far as it is good.
fn of_journal(messages: &Messages, file: &str) -> Result<(Vec<ReadGame>, Outcome), Outcome> {
    let loaded = sqlite::read(Path::new(file)).map_err(|failure| {
        complain(&sentences::store_failure(messages, &failure, file));
        Outcome::Unreadable
    })?;
    let Stored { pgn, .. } = stored(&loaded, file, messages).map_err(|why| {
        complain(&why);
        Outcome::No
    })?;
    let (game, faults, line) = (pgn, Vec::new(), 1);
    let outcome = match &loaded.damage {
        None => Outcome::Done,
        Some(damage) => {
            complain(&damage_sentence(messages, damage, loaded.entries.len()));
            Outcome::No
        }
    };
    Ok((vec![ReadGame { game, faults, line }], outcome))
}
