//! The lines and columns of places in a text.

use memchr::{memchr_iter, memrchr};

use laws::script::LineColumn;

/// Lines and columns of a text, mostly requested in its order: counted parts are not counted again.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextPlaces {
    /// The byte up to which everything is counted.
    counted: (usize, LineColumn),
    /// The beginning of the game, for late requests.
    game: (usize, LineColumn),
}

impl TextPlaces {
    /// The state in which nothing has been counted.
    pub(super) const fn start() -> TextPlaces {
        let begin = (0, LineColumn { line: 1, column: 1 });
        TextPlaces {
            counted: begin,
            game: begin,
        }
    }

    /// The same after cutting that many bytes, which end before `at`, off the beginning of the text; no place before
    /// `at` is requested later.
    pub(super) fn cut(mut self, text: &str, at: usize, bytes: usize) -> TextPlaces {
        let begin = (at.saturating_sub(bytes), self.of(text, at));
        TextPlaces {
            counted: begin,
            game: begin,
        }
    }

    /// The place at which the next game begins.
    pub(super) fn game_begins(&mut self, text: &str, at: usize) -> LineColumn {
        let place = self.of(text, at);
        self.game = self.counted;
        place
    }

    /// The place of that byte, which is not before the game.
    pub(super) fn of(&mut self, text: &str, at: usize) -> LineColumn {
        if at < self.counted.0 {
            self.counted = self.game;
        }
        let (counted, mut place) = self.counted;
        let between = text.get(counted..at).unwrap_or_default();
        // The byte order mark, at the beginning of the text alone, is in no column.
        let mark = if counted == 0 { "\u{feff}" } else { "" };
        let between = between.strip_prefix(mark).unwrap_or(between);
        let last_line = match memrchr(b'\n', between.as_bytes()) {
            Some(end) => {
                place.line += memchr_iter(b'\n', between.as_bytes()).count();
                place.column = 1;
                between.get(end + 1..).unwrap_or_default()
            }
            None => between,
        };
        place.column += last_line.chars().count();
        self.counted = (at, place);
        place
    }
}
