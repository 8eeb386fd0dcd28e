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
const LETTERS: [Word; 8] = [
    laws("a"),
    laws("b"),
    laws("c"),
    laws("d"),
    laws("e"),
    laws("f"),
    laws("g"),
    laws("h"),
];

/// Ranks by their digits.
const DIGITS: [Word; 8] = [
    laws("1"),
    laws("2"),
    laws("3"),
    laws("4"),
    laws("5"),
    laws("6"),
    laws("7"),
    laws("8"),
];
