//! A PGN file or a journal given on the command line, and the sentences about its faults.

use super::given::{Given, UsageError};
use super::journal::{Stored, damage_sentence, loaded, stored};
use super::{Outcome, complain};
use crate::adapters::disk_files::why_not_read;
use crate::app::{files, sentences};
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

/// The bytes of a file, `-` being standard input; why it cannot be read has been reported.
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

/// The games in a file, each up to its first impossible move, and how the command ends on that account. A file that
/// cannot be read yields none. Everything that is wrong is reported.
pub(super) fn games(messages: &Messages, file: &str) -> Result<(Vec<ReadGame>, Outcome), Outcome> {
    let bytes = bytes(messages, file)?;
    if bytes.starts_with(files::JOURNAL) {
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

/// The game in a journal, up to its last good entry.
fn of_journal(messages: &Messages, file: &str) -> Result<(Vec<ReadGame>, Outcome), Outcome> {
    let loaded = loaded(messages, file)?;
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
