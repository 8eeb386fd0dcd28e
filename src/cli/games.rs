//! A PGN file or a journal given on the command line, and the sentences about its faults.

use std::io::IsTerminal as _;

use super::given::{Given, UsageError};
use super::journal::{Stored, damage_sentence, loaded, stored};
use super::{Outcome, complain};
use crate::adapters::disk_files::why_not_read;
use crate::adapters::monotonic::Monotonic;
use crate::app::progress::Progress;
use crate::app::{files, sentences};
use crate::laws::moment::Moment;
use crate::locale::{Messages, Value};
use crate::notation::pgn::{self, Games, PgnFault, ReadGame, Severity};

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

/// How often it is told on a terminal how far a file is read, in milliseconds.
const EVERY_MS: u64 = 2_000;

/// Tells on a terminal how far a long reading has come. Each time is a line of its own, since a screen reader says every line and a
/// Braille display shows one; where nobody sits at the other end nothing is told.
pub(super) fn progress<'a>(messages: &'a Messages, file: &'a str) -> Progress<'a> {
    if !std::io::stderr().is_terminal() {
        return Progress::untold();
    }
    let clock = Monotonic::after(Moment::default());
    Progress::new(
        move || clock.now(),
        EVERY_MS,
        move |percent| complain(&come_so_far(messages, file, percent)),
    )
}

fn come_so_far(messages: &Messages, file: &str, percent: u8) -> String {
    let values = [
        ("path", Value::quoting_path(file)),
        ("percent", usize::from(percent).into()),
    ];
    messages.text("file-progress", &values)
}

/// All games of a text.
fn all(text: &str, progress: &mut Progress<'_>) -> Vec<ReadGame> {
    let (mut reading, mut games) = (Games::new(text), Vec::new());
    while let Some(read) = reading.next() {
        games.push(read);
        if progress.at(reading.bytes_read(), text.len()).is_break() {
            break;
        }
    }
    games
}

/// The games in a file, each up to its first impossible move, and how the command ends on that account. A file that
/// cannot be read yields none. Everything that is wrong is reported.
pub(super) fn games(messages: &Messages, file: &str) -> Result<(Vec<ReadGame>, Outcome), Outcome> {
    let mut progress = progress(messages, file);
    let bytes = bytes(messages, file)?;
    if bytes.starts_with(files::JOURNAL) {
        return of_journal(messages, file);
    }
    let games = all(&pgn::decode(&bytes), &mut progress);
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

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;
    use crate::locale::Locale;

    #[test]
    fn a_long_reading_is_told_line_by_line_and_reads_the_same_games() {
        let text = "1.e4 e5 *\n".repeat(10);
        let (messages, clock) = (Messages::new(Locale::En), Cell::new(0));
        // Every look at the clock is a second later.
        let now = || Moment::from_millis(clock.replace(clock.get() + 1_000));
        let lines = RefCell::new(Vec::new());
        let mut progress = Progress::new(now, EVERY_MS, |percent| {
            lines.borrow_mut().push(come_so_far(&messages, "games.pgn", percent));
        });
        assert_eq!(all(&text, &mut progress), pgn::read(&text));
        drop(progress);
        let told = ["9", "29", "49", "69", "89"].map(|percent| format!("Reading games.pgn: {percent}%."));
        assert_eq!(*lines.borrow(), told);
    }
}
