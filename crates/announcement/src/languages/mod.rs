//! One file of words for each language, named by its row of [`locale::languages`].

pub(super) mod everyday;

use super::vocabulary::{Word, Words, laws};
use locale::Locale;

macro_rules! vocabularies {
    ($($(#[$attribute:meta])* $Locale:ident = $tag:literal $vocabulary:ident,)+) => {
        $(pub(super) mod $vocabulary;)+

        /// The words of a language.
        pub(super) const fn words(locale: Locale) -> &'static Words {
            match locale {
                $(Locale::$Locale => &$vocabulary::WORDS,)+
            }
        }
    };
}

locale::languages!(vocabularies);

/// Files by their letters.
const LETTERS: [Word; 8] = written(["a", "b", "c", "d", "e", "f", "g", "h"]);

/// The same where no rank follows, in a language where "a" is also a word: "Torre a e1" would be the rook that goes to e1.
const LETTERS_ALONE: [Word; 8] = written(["A", "b", "c", "d", "e", "f", "g", "h"]);

/// Ranks by their digits.
const DIGITS: [Word; 8] = written(["1", "2", "3", "4", "5", "6", "7", "8"]);

/// Words of the Laws, for a voice as they are written.
#[expect(clippy::many_single_char_names, reason = "the files are called so")]
const fn written([a, b, c, d, e, f, g, h]: [&'static str; 8]) -> [Word; 8] {
    [laws(a), laws(b), laws(c), laws(d), laws(e), laws(f), laws(g), laws(h)]
}
