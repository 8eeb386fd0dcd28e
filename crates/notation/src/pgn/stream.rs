//! The games of a file of any length, one after another, in the memory of one game.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::ops::Range;

use shakmaty::Chess;

use super::PgnGame;
use super::decoding::decode_onto;
use super::places::TextPlaces;
use super::read::{Games, PgnFault, PgnProblem, ReadGame};
use crate::algebraic::Letters;
use crate::signs;
use laws::script::LineColumn;

/// Number of bytes read at once.
const CHUNK: usize = 1 << 20;

/// The size in bytes at which a game is no longer read to its end, nor the text after it. A thousand pages of moves
/// and comments are shorter, and reading takes up to forty times as much memory.
pub const LARGEST_GAME: usize = 8 << 20;

/// Games that are read as they arrive.
///
/// A game is read by [`Games`] once the whole of it is in the text. If not, as much text again is fetched and the
/// game is read from its beginning, so that each byte is read at most twice on average.
pub struct GameStream<R> {
    source: R,
    limits: Limits,
    /// True once everything has been fetched.
    ended: bool,
    fetched: u64,
    /// Fetched bytes that are not a whole line yet.
    bytes: Vec<u8>,
    text: String,
    /// The byte in the text at which the next game begins.
    at: usize,
    places: TextPlaces,
    laid: SourcePlaces,
    /// True while everything that was fetched is UTF-8.
    is_utf_8: bool,
    /// The letters of the pieces, if some are asked for.
    letters: Option<Letters>,
}

/// The heading of a game in a list, and its place in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameHeading<const N: usize> {
    /// The bytes of the game, from its first tag or move to its result.
    pub bytes: Range<u64>,
    /// The line on which the game begins, counted from 1.
    pub line: usize,
    /// The column in which the game begins, counted from 1.
    pub column: usize,
    /// The values of the requested tags; empty if the game does not have one.
    pub tags: [String; N],
}

/// The places in the source that the text comes from: both have the same bytes, except where the source is Windows-1252.
struct SourcePlaces {
    /// A place in the text, and its place in the source.
    counted: (usize, u64),
    /// The ranges of the text after it that were Windows-1252.
    latin: VecDeque<Range<usize>>,
}

impl SourcePlaces {
    /// The place in the source of that byte of the text; requested in the order of the text.
    fn source_of(&mut self, text: &str, at: usize) -> u64 {
        let (counted, source) = self.counted;
        let mut surplus = 0;
        while let Some(latin) = self.latin.front_mut().filter(|latin| latin.start < at) {
            let end = latin.end.min(at);
            let before = text.get(latin.start..end).unwrap_or_default();
            // A letter beyond ASCII was one byte, and is more now.
            surplus += before.len() - before.chars().count();
            latin.start = end;
            if latin.end <= latin.start {
                self.latin.pop_front();
            }
        }
        let bytes = at.saturating_sub(counted + surplus);
        self.counted = (at, source + u64::try_from(bytes).unwrap_or_default());
        self.counted.1
    }

    /// Cuts that many bytes off the beginning of the text, in which no place is requested later.
    fn cut(&mut self, text: &str, bytes: usize) {
        if self.counted.0 < bytes {
            self.source_of(text, bytes);
        }
        self.counted.0 -= bytes;
        for latin in &mut self.latin {
            *latin = latin.start - bytes..latin.end - bytes;
        }
    }
}

/// Sizes in bytes.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Size of a read.
    chunk: usize,
    /// Size of a game.
    game: usize,
}

impl<R: Read> GameStream<R> {
    /// The games of this source.
    pub fn new(source: R) -> GameStream<R> {
        let (chunk, game) = (CHUNK, LARGEST_GAME);
        GameStream::within(source, Limits { chunk, game })
    }

    const fn within(source: R, limits: Limits) -> GameStream<R> {
        let start = TextPlaces::start();
        GameStream {
            source,
            limits,
            ended: false,
            fetched: 0,
            bytes: Vec::new(),
            text: String::new(),
            at: 0,
            places: start,
            laid: SourcePlaces {
                counted: (0, 0),
                latin: VecDeque::new(),
            },
            is_utf_8: true,
            letters: None,
        }
    }

    /// The same games, their pieces in those letters; without any, in English ones or those that fit.
    #[must_use]
    pub fn written_in(mut self, letters: Option<Letters>) -> GameStream<R> {
        self.letters = letters;
        self
    }

    /// Number of bytes of the source that have been read.
    pub fn bytes_read(&self) -> u64 {
        let ahead = self.text.len() - self.at + self.bytes.len();
        self.fetched.saturating_sub(u64::try_from(ahead).unwrap_or(u64::MAX))
    }

    /// False once a line was decoded as Windows-1252.
    pub const fn is_utf_8(&self) -> bool {
        self.is_utf_8
    }

    /// The next game, if there is one.
    ///
    /// # Errors
    /// The errors of the source.
    pub fn next_game(&mut self) -> io::Result<Option<ReadGame>> {
        let line = self.places.game_begins(&self.text, self.at).line;
        let (read, is_whole) = self.read(|games| games.next())?;
        if is_whole {
            return Ok(read);
        }
        // Comments alone may reach that size.
        let mut read = read.unwrap_or_else(|| ReadGame {
            game: PgnGame::from_start(Chess::default()),
            faults: Vec::new(),
            line,
            leaves_out: true,
            contradictions: Vec::new(),
            without_castling: None,
            pass: None,
            is_cut: true,
            text: None,
        });
        let (line, column, problem) = (read.line, 1, PgnProblem::TooLong);
        read.faults.push(PgnFault { line, column, problem });
        Ok(Some(read))
    }

    /// Skips a game without reading its moves, to count the games; false if there is none.
    ///
    /// # Errors
    /// The errors of the source.
    pub fn pass(&mut self) -> io::Result<bool> {
        fn pass(games: &mut Games<'_>) -> bool {
            games.pass()
        }
        Ok(self.read(pass)?.0)
    }

    /// The next game's place and the named tags, without reading its moves; `None` at the end, or at a game that is too long to be read.
    ///
    /// # Errors
    /// The errors of the source.
    pub fn next_head<const N: usize>(&mut self, names: [&str; N]) -> io::Result<Option<GameHeading<N>>> {
        let (found, is_whole) = self.read(|games| {
            let mut tags = [const { None }; N];
            let bytes = games.head(&mut |name, value| {
                let asked = names.iter().zip(&mut tags).find(|(asked, _)| **asked == name);
                // A repeated tag has its first value.
                if let Some((_, tag)) = asked {
                    tag.get_or_insert_with(|| value.to_owned());
                }
            })?;
            Some((bytes, tags.map(Option::unwrap_or_default)))
        })?;
        Ok(found.filter(|_| is_whole).map(|(bytes, tags)| {
            let LineColumn { line, column } = self.places.game_begins(&self.text, bytes.start);
            let mut source_of = |at| self.laid.source_of(&self.text, at);
            let bytes = source_of(bytes.start)..source_of(bytes.end);
            GameHeading {
                bytes,
                line,
                column,
                tags,
            }
        }))
    }

    /// The result of `read`, and whether the game ended before it was too long.
    fn read<T>(&mut self, read: impl Fn(&mut Games<'_>) -> T) -> io::Result<(T, bool)> {
        loop {
            let mut games = Games::resumed(&self.text, self.at, self.places).written_in(self.letters);
            let found = read(&mut games);
            let (at, places) = games.reached();
            // The word that ends a game may continue in text not fetched yet.
            let behind = self.text.get(at..).unwrap_or_default();
            let is_whole = self.ended || !signs::behind_word(behind).is_empty();
            if is_whole || self.text.len() - self.at >= self.limits.game {
                (self.at, self.places) = (at, places);
                if !is_whole {
                    self.give_up();
                }
                return Ok((found, is_whole));
            }
            self.fetch()?;
        }
    }

    /// Stops reading for good.
    fn give_up(&mut self) {
        self.ended = true;
        self.bytes = Vec::new();
        self.at = self.text.len();
    }

    /// Fetches as much text again as there is of the next game, and a chunk at least.
    fn fetch(&mut self) -> io::Result<()> {
        // One character stays, because it shows whether the next one begins a line.
        let cut = self.text.floor_char_boundary(self.at.saturating_sub(1));
        self.places = self.places.cut(&self.text, self.at, cut);
        self.laid.cut(&self.text, cut);
        self.text.drain(..cut);
        self.at -= cut;
        let wanted = (self.text.len() - self.at).max(self.limits.chunk);
        let limit = u64::try_from(wanted).unwrap_or(u64::MAX);
        let count = (&mut self.source).take(limit).read_to_end(&mut self.bytes)?;
        self.fetched += u64::try_from(count).unwrap_or_default();
        self.ended = count < wanted;
        let whole = if self.ended {
            self.bytes.len()
        } else {
            whole_lines(&self.bytes)
        };
        let (lines, _rest) = self.bytes.split_at(whole);
        decode_onto(&mut self.text, lines, |latin| {
            self.is_utf_8 = false;
            self.laid.latin.push_back(latin);
        });
        self.bytes.drain(..whole);
        Ok(())
    }
}

/// Length of the whole lines in these bytes; without one, that of the whole characters, because a line may be as long as the file. A
/// carriage return at their end may be half of a line break.
fn whole_lines(bytes: &[u8]) -> usize {
    let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
    let end = bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    end.map_or_else(
        || match std::str::from_utf8(bytes) {
            Err(error) if error.error_len().is_none() => error.valid_up_to(),
            Ok(_) | Err(_) => bytes.len(),
        },
        |end| end + 1,
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::decoding::decode;
    use super::super::read::{MOST_FAULTS, read};
    use super::*;

    /// The games read in chunks of that many bytes, with games of any length.
    fn streamed(bytes: &[u8], chunk: usize) -> Vec<ReadGame> {
        let limits = Limits {
            chunk,
            game: LARGEST_GAME,
        };
        let mut stream = GameStream::within(bytes, limits);
        let mut games = Vec::new();
        while let Some(game) = stream.next_game().unwrap() {
            games.push(game);
        }
        assert_eq!(stream.bytes_read(), u64::try_from(bytes.len()).unwrap());
        games
    }

    #[test]
    fn games_across_the_ends_of_chunks_are_those_of_the_whole_text() {
        let mut text = String::new();
        for number in 0..400 {
            for part in ["[White \"É", "\"]\n\n1. e4 {a ( \n[b] } e5 2. Nf3 (2. d4 exd4) Ke4 *"] {
                text += part;
            }
            text += [" ", "\n\n", " % no line \n", "\n% a line\n"][number % 4];
        }
        let latin: Vec<u8> = text.chars().map(|letter| u8::try_from(letter).unwrap()).collect();
        // A file on one line.
        let line = text.replace("\n% a line", "").replace('\n', " ");
        for chunk in [1, 7, 64, 1_000, CHUNK] {
            assert_eq!(streamed(text.as_bytes(), chunk), read(&text), "{chunk}");
            assert_eq!(streamed(&latin, chunk), read(&text), "{chunk}");
            assert_eq!(streamed(line.as_bytes(), chunk), read(&line), "{chunk}");
        }
    }

    #[test]
    fn a_carriage_return_ends_a_line() {
        let lines = "% a file\n[White \"Ada\"]\n\n1. e4 e5\n2. Nf3 ; c\n2... Nc6 *\n\n[White \"Cleo\"]\n\n1. d4 *\n";
        let games = read(lines);
        assert_eq!((games.len(), games[0].game.line.len()), (2, 4));
        for text in [lines.replace('\n', "\r"), lines.replace('\n', "\r\n")] {
            let plies = |games: &[ReadGame]| games.iter().map(|read| read.game.clone()).collect::<Vec<_>>();
            assert_eq!(plies(&read(&decode(text.as_bytes()))), plies(&games), "{text:?}");
            for chunk in [1, 2, 7, 64, CHUNK] {
                assert_eq!(
                    streamed(text.as_bytes(), chunk),
                    read(&decode(text.as_bytes())),
                    "{chunk}"
                );
            }
        }
    }

    #[test]
    fn a_game_without_an_end_is_read_no_further_than_its_limit() {
        let limits = Limits {
            chunk: 1_000,
            game: 8_000,
        };
        for text in [
            "1. e4 e5 { {",
            "\0",
            "(",
            "[A \"",
            "{} ",
            ") ",
            "$1",
            ";\n",
            "\n\n",
            "é",
        ] {
            let endless = || {
                std::iter::repeat_n(text.as_bytes(), 100_000)
                    .flatten()
                    .copied()
                    .collect::<Vec<u8>>()
            };
            let bytes = endless();
            let mut stream = GameStream::within(bytes.as_slice(), limits);
            let game = stream.next_game().unwrap();
            let faults = game.map(|game| game.faults).unwrap_or_default();
            let told = faults.last().map(|fault| &fault.problem);
            assert_eq!(told, Some(&PgnProblem::TooLong), "{text:?}");
            assert!(faults.len() <= MOST_FAULTS + 1, "{text:?}");
            assert_eq!(stream.next_game().unwrap(), None);
            let read = bytes.len() - stream.source.len();
            assert!(read <= limits.game * 2, "{text:?}: {read}");
            let mut stream = GameStream::within(bytes.as_slice(), limits);
            let _is_game = stream.pass().unwrap();
            assert!(!stream.pass().unwrap());
        }
    }

    #[test]
    fn games_are_skipped_in_the_memory_of_a_few() {
        let text = "[White \"a\"]\n1. e4 (1. d4 *) {[White \"b\"]} e5 *\n".repeat(5_000);
        let (chunk, game) = (1_000, LARGEST_GAME);
        let mut stream = GameStream::within(text.as_bytes(), Limits { chunk, game });
        let mut count = 0;
        while stream.pass().unwrap() {
            count += 1;
            assert!(stream.text.capacity() + stream.bytes.capacity() < 8 * chunk);
        }
        assert_eq!(count, 5_000);
    }

    #[test]
    fn a_result_at_the_end_of_a_chunk_may_be_part_of_a_longer_word() {
        for text in [
            "x *.*",
            "x 1-0,1",
            "e4 1-0\u{200b}.e5 *",
            "e4 *., *",
            "e4 0-0 \n e5 *",
            "e4 +/- e5 *",
            "e4 * x\n1. e4 *",
            "1. e4 * 2. e5 *",
            "1. e4 1-0\n\n2. d4 d5 *",
            "1. e4 1-0\n\n",
            "1. e4 1-0 2",
            "e4 * x\n[A \"b\"] e4 *",
            "1-0\u{feff}\u{feff}(",
            "\u{feff}\u{feff}1. e4 Kx (",
        ] {
            for chunk in 1..8 {
                assert_eq!(streamed(text.as_bytes(), chunk), read(text), "{text:?} {chunk}");
            }
        }
    }

    proptest! {
        #[test]
        fn what_comes_in_pieces_is_read_as_one_text(text in "[\\[\\]A\"e4x *(){}\n;%1.é\u{feff}-]{0,80}", chunk in 1..20_usize) {
            prop_assert_eq!(streamed(text.as_bytes(), chunk), read(&text));
        }
    }
}
