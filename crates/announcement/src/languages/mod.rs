//! One table of words for each language. A new language is one more file here, and one more name in [`Vocabulary`].
//!
//! [`Vocabulary`]: super::Vocabulary

pub(super) mod dutch;
pub(super) mod english;
pub(super) mod everyday;
pub(super) mod french;
pub(super) mod german;
pub(super) mod italian;
pub(super) mod portuguese;
pub(super) mod spanish;

use super::vocabulary::{Word, laws};

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
