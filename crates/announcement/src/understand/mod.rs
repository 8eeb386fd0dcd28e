//! The meaning of an announcement, typed or spoken.
//!
//! First all possible meanings of the words are found ([`read`]), then one is chosen: among the legal moves
//! ([`understand`]) or, at an event, where a player may make a slip of the hand or the tongue, with the player's own
//! board ([`understand_by_hand`]).

mod by_hand;
mod choose;
mod everyday;
mod grammar;
mod lexicon;
mod meaning;
mod read_words;
mod scan;

use shakmaty::Rank;

use super::vocabulary::{Vocabulary, WordMeaning};

pub use by_hand::{MovedPiece, OwnBoard, understand_by_hand};
pub use choose::understand;
pub use lexicon::{fold, fold_umlauts};
pub use meaning::{Meaning, NotUnderstood, NotUnderstoodCode, Preference, Sense};
pub use read_words::{ReadWords, read};

/// The meaning of one word in that vocabulary, in any case and with or without accents; `None` for a word of other
/// vocabularies, and for piece letters, which are only written.
pub fn word_of(word: &str, vocabulary: Vocabulary) -> Option<WordMeaning> {
    let digit = |letter: char| {
        let rank = Rank::from_char(letter)?;
        let is_said = vocabulary.words().rank(rank).written.starts_with(letter);
        is_said.then_some(WordMeaning::Rank(rank))
    };
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii_digit() => digit(letter),
        _ => lexicon::look_up_in(word, vocabulary),
    }
}

#[cfg(test)]
mod tests;
