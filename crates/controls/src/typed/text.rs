//! The text after the words of a command.

use shakmaty::{Color, Piece, Role, Square};

use super::words::side;
use crate::files::typed_path;
use crate::intent::Intent;
use laws::command::Command;
use laws::people::Person;
use locale::Messages;
use query::{Query, SquareQuestion};

/// The text after the words of a command.
pub(crate) struct TypedText<'a> {
    /// The text.
    pub rest: &'a str,
    /// The person who types.
    pub by: Person,
    /// The language.
    pub own: &'a Messages,
}

impl<'a> TypedText<'a> {
    /// The side for which they type.
    pub(crate) fn side(&self) -> Color {
        self.by.side().unwrap_or(Color::White)
    }

    /// The side of that name; their own if none is named.
    pub(crate) fn side_of(&self, word: &str) -> Option<Color> {
        if word.is_empty() {
            self.by.side()
        } else {
            side(word, self.own)
        }
    }

    /// Any words, which may follow a colon.
    pub(crate) fn reason(&self) -> Option<String> {
        let reason = self.rest.trim_start_matches([':', ' ']);
        (!reason.is_empty()).then(|| reason.to_owned())
    }

    /// Any words.
    pub(crate) fn text(&self) -> Option<String> {
        (!self.rest.is_empty()).then(|| self.rest.to_owned())
    }

    /// The path of a file.
    pub(crate) fn path(&self) -> Option<String> {
        self.text().map(|text| typed_path(&text))
    }

    /// A number.
    pub(crate) fn number<T: std::str::FromStr>(&self) -> Option<T> {
        self.rest.parse().ok()
    }

    /// A square.
    pub(crate) fn square(&self) -> Option<Square> {
        self.rest.to_lowercase().parse().ok()
    }

    /// A single letter or digit.
    pub(crate) fn letter(&self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        Some(letter.to_ascii_lowercase())
    }

    /// A side, and the text after it.
    pub(crate) fn of_side(&self) -> Option<(Color, &'a str)> {
        let (word, behind) = self.rest.split_once(char::is_whitespace).unwrap_or((self.rest, ""));
        Some((side(word, self.own)?, behind.trim()))
    }

    /// A side, named first or last, and the other words.
    pub(crate) fn with_side(&self) -> Option<(Color, &'a str)> {
        let last = || {
            let (before, word) = self.rest.rsplit_once(char::is_whitespace)?;
            Some((side(word, self.own)?, before.trim()))
        };
        self.of_side().or_else(last)
    }

    /// A side, and words after it.
    pub(crate) fn text_of_side(&self) -> Option<(Color, String)> {
        let (side, text) = self.of_side()?;
        let text = text.trim_start_matches([':', ' ']);
        (!text.is_empty()).then(|| (side, text.to_owned()))
    }

    /// An act of the hand on that square of the person's own board.
    pub(crate) fn hand(&self, make: impl Fn(Color, Square) -> Command) -> Option<Intent> {
        Some(Intent::Do(make(self.side(), self.square()?)))
    }

    /// A question about the surroundings of that square.
    pub(crate) fn around(&self, what: SquareQuestion) -> Option<Intent> {
        Some(Intent::Ask(Query::Around(self.square()?, what)))
    }

    /// A draw, claimed with the intended move (9.2.1, 9.3.1).
    pub(crate) fn claim_with(&self, fifty: bool) -> Option<Intent> {
        let (for_side, words) = (self.side(), self.text()?);
        Some(Intent::ClaimWith { for_side, fifty, words })
    }

    /// "white", "white knight", in the words of the pieces' own messages; one's own pieces if nothing is typed.
    pub(crate) fn pieces(&self) -> Option<Query> {
        let text = self.rest.to_lowercase();
        if text.is_empty() {
            return Some(Query::Pieces(self.side(), None));
        }
        for color in Color::ALL {
            if side(&text, self.own) == Some(color) {
                return Some(Query::Pieces(color, None));
            }
            for role in Role::ALL {
                if locale::piece(self.own, Piece { color, role }).to_lowercase() == text {
                    return Some(Query::Pieces(color, Some(role)));
                }
            }
        }
        None
    }
}
