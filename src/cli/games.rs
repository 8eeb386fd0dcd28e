//! A PGN file or a journal given on the command line, and the sentences about its faults.

use std::cmp::Ordering;
use std::io::{BufRead, BufReader, Cursor, IsTerminal as _};
use std::path::Path;

use super::given::{GivenArguments, UsageError};
use super::journal::{JournalGame, damage_sentence, loaded, stored};
use super::outcome::{CommandOutcome, Ended};
use super::output::{complain, complained, print_exactly};
use crate::app::progress::Progress;
use crate::app::{files, sentences};
use adapters::disk_files::{self, RegularFile, foreign, why_not_read};
use adapters::monotonic::Monotonic;
use adapters::ports::files::NotRead;
use laws::moment::Moment;
use laws::script::LineColumn;
use locale::{Messages, Value};
use notation::algebraic::Letters;
use notation::pgn::{self, GameStream, PgnFault, PgnProblem, ReadGame};

/// A file, or standard input.
pub(super) struct GamesInput {
    bytes: Box<dyn BufRead>,
    /// The length in bytes; unknown for standard input.
    length: Option<u64>,
    /// The letters of the pieces, if some are asked for.
    letters: Option<Letters>,
}

impl GamesInput {
    /// The same file, its pieces in the letters of `--written-in`, if given.
    pub(super) fn written_in(self, given: &GivenArguments) -> Result<GamesInput, UsageError> {
        let letters = given.one_of("--written-in", &Letters::ALL.map(Letters::tag))?;
        Ok(self.in_letters(letters))
    }

    /// The same file, its pieces in those letters.
    pub(super) fn in_letters(mut self, letters: Option<Letters>) -> GamesInput {
        self.letters = letters;
        self
    }

    /// Opens the file of that name, `-` being standard input, which may be a pipe. The error has been reported.
    pub(super) fn open(messages: &Messages, file: &str) -> Result<GamesInput, CommandOutcome> {
        if file == "-" {
            let mut bytes: Box<dyn BufRead> = Box::new(std::io::stdin().lock());
            let head = bytes.fill_buf();
            let head = head.map_err(|error| unreadable(messages, why_not_read(&error), file))?;
            if let Some(why) = foreign(head) {
                return Err(unreadable(messages, why, file));
            }
            return Ok(GamesInput {
                bytes,
                length: None,
                letters: None,
            });
        }
        let opened = RegularFile::open(Path::new(file)).map_err(|why| unreadable(messages, why, file))?;
        let length = Some(opened.length());
        let bytes: Box<dyn BufRead> = Box::new(BufReader::new(opened));
        Ok(GamesInput {
            bytes,
            length,
            letters: None,
        })
    }

    /// True if it is a journal, whose file is read in another way.
    pub(super) fn is_journal(&mut self, messages: &Messages, file: &str) -> Result<bool, CommandOutcome> {
        files::is_journal(&mut self.bytes).map_err(|error| unreadable(messages, why_not_read(&error), file))
    }

    /// The whole content, if it has no more than `most` bytes.
    pub(super) fn at_most(self, messages: &Messages, file: &str, most: u64) -> Result<Vec<u8>, CommandOutcome> {
        disk_files::at_most(self.bytes, most).map_err(|why| unreadable(messages, why, file))
    }
}

/// Reports why a file cannot be read.
pub(super) fn unreadable(messages: &Messages, why: NotRead, file: &str) -> CommandOutcome {
    complained(&sentences::not_read(messages, why, file))
}

/// Complains that no game begins in the file.
pub(super) fn no_game(messages: &Messages, file: &str) -> CommandOutcome {
    complained(&format!("{file}:1:1: {}", messages.text("pgn-no-game", &[])))
}

/// The interval of reports on a terminal about the progress of reading, in milliseconds.
const EVERY_MS: u64 = 2_000;

/// Reports on a terminal the progress of a long reading. Each report is a line of its own, since a screen reader says every line
/// and a Braille display shows one. Without a terminal nothing is reported.
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

/// The longest file whose games are all put on one page, in bytes: ten thousand games, more than are ever printed at
/// once.
pub(super) const LONGEST_PAGE: u64 = 16 * 1024 * 1024;

/// The most faults reported of a file: the first few are enough to correct the file.
const MOST_TOLD: usize = 100;

/// The games of a file one after another; every fault is reported.
pub(super) struct GamesReader<'a> {
    messages: &'a Messages,
    file: &'a str,
    games: GameStream<Box<dyn BufRead>>,
    length: Option<u64>,
    progress: Progress<'a>,
    /// The number of faults so far.
    faults: usize,
    /// True once there was a game of which anything could be read.
    has_game: bool,
    /// True once the encoding has been reported.
    is_encoding_told: bool,
    outcome: CommandOutcome,
}

/// Opens a file of games, each up to its first impossible move. A journal has one game, up to its last undamaged entry.
pub(super) fn reading<'a>(messages: &'a Messages, file: &'a str, source: GamesInput) -> GamesReader<'a> {
    let GamesInput { bytes, length, letters } = source;
    GamesReader {
        messages,
        file,
        games: GameStream::new(bytes).written_in(letters),
        length,
        // The progress of standard input cannot be measured.
        progress: length.map_or_else(Progress::untold, |_| progress(messages, file)),
        faults: 0,
        has_game: false,
        is_encoding_told: false,
        outcome: CommandOutcome::Done,
    }
}

impl GamesReader<'_> {
    /// The next game; none at the end, or if reading fails.
    pub(super) fn next(&mut self) -> Option<ReadGame> {
        let read = match self.games.next_game() {
            Ok(read) => read?.as_played(),
            Err(error) => {
                self.outcome = unreadable(self.messages, why_not_read(&error), self.file);
                return None;
            }
        };
        self.has_game |= is_game(&read);
        self.tell_faults(&read);
        if !self.is_encoding_told && !self.games.is_utf_8() {
            self.is_encoding_told = true;
            tell_encoding(self.messages, self.file);
        }
        // Only the end of the program stops this reading.
        let _goes_on = self
            .progress
            .at(self.games.bytes_read(), self.length.unwrap_or_default());
        Some(read)
    }

    fn tell_faults(&mut self, read: &ReadGame) {
        for fault in &read.faults {
            self.faults += 1;
            match self.faults.cmp(&(MOST_TOLD + 1)) {
                Ordering::Less => tell_fault(self.messages, self.file, fault),
                Ordering::Equal => complain(&self.messages.text("pgn-more-faults", &[])),
                Ordering::Greater => {}
            }
        }
        tell_notes(self.messages, self.file, read);
        self.outcome = match (self.outcome, read.faults.is_empty()) {
            (CommandOutcome::Unreadable, _) => CommandOutcome::Unreadable,
            (CommandOutcome::No, _) | (CommandOutcome::Done, false) => CommandOutcome::No,
            (CommandOutcome::Done, true) => CommandOutcome::Done,
        };
    }

    /// True if every game so far was read to its end.
    pub(super) const fn is_whole(&self) -> bool {
        self.faults == 0
    }

    /// The outcome of the command after the whole file. A file in which no game begins is unreadable.
    pub(super) fn ended(&self) -> Ended {
        if self.outcome == CommandOutcome::Unreadable {
            return Err(CommandOutcome::Unreadable);
        }
        if !self.has_game {
            return Err(no_game(self.messages, self.file));
        }
        Ok(self.outcome)
    }
}

/// True if anything could be read of the game, or at least its first move, which is not possible there: a letter is no game.
pub(super) fn is_game(read: &ReadGame) -> bool {
    let is_move = |fault: &PgnFault| {
        matches!(
            fault.problem,
            PgnProblem::Illegal(_)
                | PgnProblem::WrongPromotion(_)
                | PgnProblem::Ambiguous(_)
                | PgnProblem::KnightOrPawn(_)
                | PgnProblem::ForeignKnight(_)
                | PgnProblem::Incomplete(_)
        )
    };
    read.has_parts() || read.faults.first().is_none_or(is_move)
}

/// The text of a file's bytes; it is reported if they are not UTF-8.
pub(super) fn decoded(messages: &Messages, file: &str, bytes: &[u8]) -> String {
    if std::str::from_utf8(bytes).is_err() {
        tell_encoding(messages, file);
    }
    pgn::decode(bytes).into_owned()
}

/// Reports that names and comments were read as Windows-1252.
pub(super) fn tell_encoding(messages: &Messages, file: &str) {
    complain(&messages.text("file-windows-1252", &[("path", Value::quoting_path(file))]));
}

/// Reports statements that contradict others, and castling rights that were left out.
fn tell_notes(messages: &Messages, file: &str, read: &ReadGame) {
    if let Some(PgnFault { line, column, .. }) = &read.without_castling {
        complain(&format!(
            "{file}:{line}:{column}: {}",
            messages.text("pgn-without-castling", &[])
        ));
    }
    for (LineColumn { line, column }, told) in &read.contradictions {
        let told = sentences::contradiction(messages, told, read.game.result);
        complain(&format!("{file}:{line}:{column}: {told}"));
    }
}

fn tell_fault(messages: &Messages, file: &str, fault: &PgnFault) {
    let (line, column) = (fault.line, fault.column);
    complain(&format!(
        "{file}:{line}:{column}: {}",
        sentences::pgn_fault(messages, fault)
    ));
}

/// Reports the faults of the only game read from a file; returns the outcome of the command.
#[cfg_attr(not(feature = "home"), expect(dead_code, reason = "only a review tells it"))]
pub(super) fn told(messages: &Messages, file: &str, read: &ReadGame) -> CommandOutcome {
    for fault in read.faults.iter().chain(&read.pass).take(MOST_TOLD) {
        tell_fault(messages, file, fault);
    }
    tell_notes(messages, file, read);
    if read.faults.is_empty() && read.pass.is_none() {
        CommandOutcome::Done
    } else if is_game(read) {
        CommandOutcome::No
    } else {
        CommandOutcome::Unreadable
    }
}

/// Text that is printed once the file is known to be readable to its end: otherwise nothing is written.
#[derive(Default)]
pub(super) struct HeldText {
    text: String,
    /// True once there was too much to hold.
    is_flowing: bool,
}

/// The most bytes held, the moves of more than fifty thousand games: a longer output is printed as it is read.
const MOST_HELD: usize = 16 * 1024 * 1024;

impl HeldText {
    pub(super) fn print(&mut self, text: &str) {
        self.text.push_str(text);
        if self.is_flowing || self.text.len() > MOST_HELD {
            self.is_flowing = true;
            self.let_go();
        }
    }

    pub(super) fn let_go(&mut self) {
        print_exactly(&self.text);
        self.text.clear();
    }
}

/// The games in a file, which are all printed on one page, and the outcome of the command. A file that cannot be read
/// yields none.
pub(super) fn games(
    messages: &Messages,
    file: &str,
    mut source: GamesInput,
) -> Result<(Vec<ReadGame>, CommandOutcome), CommandOutcome> {
    if source.is_journal(messages, file)? {
        return of_journal(messages, file);
    }
    games_of(messages, file, source)
}

/// The games of a file that is no journal.
fn games_of(
    messages: &Messages,
    file: &str,
    source: GamesInput,
) -> Result<(Vec<ReadGame>, CommandOutcome), CommandOutcome> {
    let mut reading = reading_page(messages, file, source)?;
    let games = std::iter::from_fn(|| reading.next()).collect();
    Ok((games, reading.ended()?))
}

/// Opens a file of games that is no journal and is short enough for one page.
pub(super) fn reading_page<'a>(
    messages: &'a Messages,
    file: &'a str,
    source: GamesInput,
) -> Result<GamesReader<'a>, CommandOutcome> {
    let letters = source.letters;
    let bytes = source.at_most(messages, file, LONGEST_PAGE)?;
    let length = u64::try_from(bytes.len()).ok();
    let bytes: Box<dyn BufRead> = Box::new(Cursor::new(bytes));
    Ok(reading(messages, file, GamesInput { bytes, length, letters }))
}

/// The game in a journal, up to its last undamaged entry.
pub(super) fn of_journal(messages: &Messages, file: &str) -> Result<(Vec<ReadGame>, CommandOutcome), CommandOutcome> {
    let loaded = loaded(messages, file)?;
    let JournalGame { pgn, .. } = stored(&loaded, file, messages).map_err(|why| {
        complain(&why);
        CommandOutcome::No
    })?;
    let read = ReadGame {
        game: pgn,
        faults: Vec::new(),
        line: 1,
        leaves_out: false,
        contradictions: Vec::new(),
        without_castling: None,
        pass: None,
        is_cut: loaded.damage.is_some(),
        text: None,
    };
    let outcome = match &loaded.damage {
        None => CommandOutcome::Done,
        Some(damage) => {
            complain(&damage_sentence(messages, damage, loaded.entries.len()));
            CommandOutcome::No
        }
    };
    Ok((vec![read], outcome))
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;
    use locale::Locale;

    #[test]
    fn a_long_reading_is_told_line_by_line_and_reads_the_same_games() {
        let text = "1.e4 e5 *\n".repeat(10);
        let (messages, clock) = (Messages::new(Locale::En), Cell::new(0));
        // Each reading of the clock is a second later.
        let now = || Moment::from_millis(clock.replace(clock.get() + 1_000));
        let lines = RefCell::new(Vec::new());
        let mut progress = Progress::new(now, EVERY_MS, |percent| {
            lines.borrow_mut().push(come_so_far(&messages, "games.pgn", percent));
        });
        let length = u64::try_from(text.len()).ok();
        let bytes: Box<dyn BufRead> = Box::new(Cursor::new(text.clone()));
        let letters = None;
        let mut reading = reading(&messages, "games.pgn", GamesInput { bytes, length, letters });
        std::mem::swap(&mut reading.progress, &mut progress);
        let games: Vec<ReadGame> = std::iter::from_fn(|| reading.next()).collect();
        assert_eq!(games, notation::pgn::read(&text));
        drop(reading);
        let told = ["9", "29", "49", "69", "89"].map(|percent| format!("Reading games.pgn: {percent}%."));
        assert_eq!(*lines.borrow(), told);
    }
}
