//! The games of a file and their places in it: enough to list them and to find a player, in the memory of a few numbers for each game.

use std::collections::HashMap;
use std::io::{self, Read};
use std::ops::Range;
use std::sync::Arc;

use super::find::named;
use notation::algebraic::Letters;
use notation::pgn::stream::{GameHeading, GameStream};
use notation::pgn::{Games, PgnGame, PgnResult, ReadGame, decode, kept, read};

/// The games of a file, counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    games: Vec<IndexedGame>,
    names: Names,
    /// True if the whole file is listed.
    pub is_whole: bool,
    /// True once a line was decoded as Windows-1252.
    has_windows_1252: bool,
    /// The letters of the pieces, if some are asked for.
    pub letters: Option<Letters>,
}

/// The heading of a game in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading<'a> {
    /// White's name; empty if unknown, like all of these.
    pub white: &'a str,
    /// Black's name.
    pub black: &'a str,
    /// The event.
    pub event: &'a str,
    /// The place of the event.
    pub site: &'a str,
    /// The date, as the file writes it (`2026.05.01`).
    pub date: &'a str,
    /// The round.
    pub round: &'a str,
    /// The result of the game, as its tags say.
    pub result: PgnResult,
}

/// The tags of the list.
const TAGS: [&str; 7] = ["White", "Black", "Event", "Site", "Date", "Round", "Result"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct IndexedGame {
    /// The byte at which the game begins.
    at: u64,
    length: u64,
    /// The line and the column in which the game begins, counted from 1.
    begins: (usize, usize),
    /// White's name, Black's, the event, the place, the date and the round, by their numbers in the names.
    named: [u32; 6],
    result: PgnResult,
}

/// The names of a list, each text once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Names {
    texts: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, u32>,
}

impl Names {
    /// The number of that text; `guess` is tried first.
    fn number(&mut self, text: &str, guess: u32) -> u32 {
        let guessed = usize::try_from(guess).ok().and_then(|at| self.texts.get(at));
        if guessed.is_some_and(|guessed| **guessed == *text) {
            return guess;
        }
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = u32::try_from(self.texts.len()).unwrap_or(u32::MAX);
        let text: Arc<str> = Arc::from(text);
        self.texts.push(Arc::clone(&text));
        self.numbers.insert(text, number);
        number
    }

    fn text(&self, number: u32) -> &str {
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        self.texts.get(at).map_or("", |text| text)
    }
}

impl Index {
    /// Number of games.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// False if a line was decoded as Windows-1252.
    pub const fn is_utf_8(&self) -> bool {
        !self.has_windows_1252
    }

    /// True if there are no games.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The heading of that game.
    pub fn heading(&self, game: usize) -> Option<Heading<'_>> {
        let listed = self.games.get(game)?;
        let [white, black, event, site, date, round] = listed.named.map(|number| self.names.text(number));
        Some(Heading {
            white,
            black,
            event,
            site,
            date,
            round,
            result: listed.result,
        })
    }

    /// The bytes of that game in the file.
    pub fn bytes(&self, game: usize) -> Option<Range<u64>> {
        let listed = self.games.get(game)?;
        Some(listed.at..listed.at + listed.length)
    }

    /// The games in which a player has that name.
    pub fn of_player(&self, words: &str) -> Vec<usize> {
        self.named(words, |[white, black, ..]| [white, black])
    }

    /// The games whose event or place has that name.
    pub fn of_event(&self, words: &str) -> Vec<usize> {
        self.named(words, |[_, _, event, site, ..]| [event, site])
    }

    /// Each name is tested once, however many games have it.
    fn named(&self, words: &str, of: impl Fn([u32; 6]) -> [u32; 2]) -> Vec<usize> {
        let is_meant = named(words);
        let fits: Vec<bool> = self.names.texts.iter().map(|name| is_meant(name)).collect();
        let fits = |number: &u32| usize::try_from(*number).is_ok_and(|at| fits.get(at) == Some(&true));
        let games = self.games.iter().enumerate();
        games
            .filter(|(_, listed)| of(listed.named).iter().any(fits))
            .map(|(game, _)| game)
            .collect()
    }

    fn push(&mut self, head: &GameHeading<{ TAGS.len() }>) {
        // Unknown fields show question marks.
        let values = head.tags.each_ref().map(|value| value.trim());
        let [white, black, event, site, date, round, result] =
            values.map(|value| if value == "?" { "" } else { value });
        let result = PgnResult::read(result);
        let names = [white, black, event, site, date, round];
        // Most games share much of the heading with the one before.
        let before = self.games.last().map_or([0; 6], |before| before.named);
        let mut named = [0; 6];
        for ((number, name), before) in named.iter_mut().zip(names).zip(before) {
            *number = self.names.number(name, before);
        }
        self.games.push(IndexedGame {
            at: head.bytes.start,
            length: head.bytes.end - head.bytes.start,
            begins: (head.line, head.column),
            named,
            result: result.unwrap_or_default(),
        });
    }

    /// Reads the game from its bytes; `None` if they hold no game.
    pub fn read(&self, game: usize, bytes: &[u8]) -> Option<ReadGame> {
        let (line, column) = self.games.get(game)?.begins;
        let (lines, columns) = (line.saturating_sub(1), column.saturating_sub(1));
        let text = decode(bytes);
        let mut found = Games::new(&text).written_in(self.letters).next()?;
        found.text = (!found.is_whole()).then(|| text.into_owned());
        found.line += lines;
        for fault in found.faults.iter_mut().chain(&mut found.pass) {
            fault.column += if fault.line == 1 { columns } else { 0 };
            fault.line += lines;
        }
        Some(found)
    }
}

/// The replacement of a game's bytes when it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// True if the old bytes stay before the saved game, because not all of them could be read: nothing is lost.
    pub keeps_old_bytes: bool,
}

/// The game as it is saved in a file of its own, after any text of it that could not be read. `None` if it would not read back as it is.
pub fn copied(unread: Option<&str>, game: &PgnGame) -> Option<String> {
    let mut text = match unread {
        Some(old) => String::from_utf8(rewritten(old.as_bytes(), game, None)?.bytes).ok()?,
        None => anew(game)?,
    };
    text.push('\n');
    Some(text)
}

/// The game written anew, without the end of its last line; `None` if it would not read back as it is.
fn anew(game: &PgnGame) -> Option<String> {
    let mut text = kept(game);
    text.truncate(text.trim_end().len());
    let came_back = |read: &ReadGame| {
        let (read, is_whole) = (&read.game, read.is_whole());
        is_whole
            && read.tags.starts_with(&game.tags)
            && (&read.line, &read.intro, &read.outro) == (&game.line, &game.intro, &game.outro)
    };
    matches!(read(&text).as_slice(), [only] if came_back(only)).then_some(text)
}

/// The game as it is saved in the place of those bytes, whose pieces may be in those letters, with their line ends; `None` if it would
/// not read back as it is.
pub fn rewritten(old: &[u8], game: &PgnGame, letters: Option<Letters>) -> Option<Rewritten> {
    let mut text = anew(game)?;
    if old.windows(2).any(|signs| signs == b"\r\n") {
        text = text.replace('\n', "\r\n");
    }
    let before = Games::new(&decode(old)).written_in(letters).next();
    let is_whole = before.is_some_and(|read| read.is_whole());
    if is_whole {
        let bytes = text.into_bytes();
        return Some(Rewritten {
            bytes,
            keeps_old_bytes: false,
        });
    }
    let bytes = [old, b"\n\n", text.as_bytes()].concat();
    // Without a result or tags between them the two would be one game.
    let mut listing = Listing::new(bytes.as_slice());
    while listing.list().ok()? {}
    let is_apart = listing.index().len() == 2 && listing.index().bytes(0)?.end == u64::try_from(old.len()).ok()?;
    is_apart.then_some(Rewritten {
        bytes,
        keeps_old_bytes: true,
    })
}

/// A file being listed, in the memory of a few of its games.
pub struct Listing<R> {
    games: GameStream<R>,
    index: Index,
}

impl<R: Read> Listing<R> {
    /// Starts a list of the games of that source.
    pub fn new(source: R) -> Listing<R> {
        Listing {
            games: GameStream::new(source),
            index: Index::default(),
        }
    }

    /// Lists one more game; false at the end.
    ///
    /// # Errors
    /// The errors of the source.
    pub fn list(&mut self) -> io::Result<bool> {
        let head = self.games.next_head(TAGS)?;
        match &head {
            Some(head) => self.index.push(head),
            None => self.index.is_whole = true,
        }
        self.index.has_windows_1252 = !self.games.is_utf_8();
        Ok(head.is_some())
    }

    /// The list so far.
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// The finished list.
    pub fn into_index(self) -> Index {
        self.index
    }

    /// Number of bytes read so far.
    pub fn bytes_read(&self) -> u64 {
        self.games.bytes_read()
    }
}
