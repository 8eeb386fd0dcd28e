//! Squares alone, in the words of D.2.1: a code that is spoken from one table to the next.

use shakmaty::{File, Rank, Square};

use super::understand::word_of;
use super::vocabulary::{Vocabulary, Word, WordMeaning};

/// Squares in the words of that vocabulary: "Gustav sieben, Anna zwei".
pub fn say(squares: &[Square], vocabulary: Vocabulary) -> String {
    let words = vocabulary.words();
    let one = |square: &Square| {
        let (file, rank) = (words.file(square.file()), words.rank(square.rank()));
        format!("{} {}", file.spoken, rank.spoken)
    };
    squares.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The squares that the words name, in any vocabulary or as "g7"; `None` if a word names anything else.
pub fn read(text: &str) -> Option<Vec<Square>> {
    let words: Vec<String> = text
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let written = || words.iter().map(|word| written(word)).collect::<Option<Vec<_>>>();
    let spoken = || {
        Vocabulary::ALL
            .into_iter()
            .find_map(|vocabulary| spoken(&words, vocabulary))
    };
    written().map(|squares| squares.concat()).or_else(spoken)
}

/// "g7", or several without blanks.
fn written(word: &str) -> Option<Vec<Square>> {
    let letters: Vec<char> = word.chars().collect();
    let (pairs, rest) = letters.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let square = |[file, rank]: &[char; 2]| Some(Square::from_coords(File::from_char(*file)?, Rank::from_char(*rank)?));
    pairs.iter().map(square).collect()
}

/// A file and a rank in turn.
fn spoken(words: &[String], vocabulary: Vocabulary) -> Option<Vec<Square>> {
    let (pairs, rest) = words.as_chunks::<2>();
    if !rest.is_empty() || pairs.is_empty() {
        return None;
    }
    let words = vocabulary.words();
    let is = |own: Word, word: &String| [own.written, own.spoken].iter().any(|own| own.to_lowercase() == *word);
    let file = |word: &String| {
        let by_sound = File::ALL.into_iter().find(|file| is(words.file(*file), word));
        by_sound.or_else(|| {
            let WordMeaning::File(file) = word_of(word, vocabulary)? else {
                return None;
            };
            Some(file)
        })
    };
    let rank = |word: &String| {
        let written = Rank::ALL
            .into_iter()
            .find(|rank| word.parse() == Ok(u32::from(*rank) + 1));
        written.or_else(|| Rank::ALL.into_iter().find(|rank| is(words.rank(*rank), word)))
    };
    let square = |[a, b]: &[String; 2]| Some(Square::from_coords(file(a)?, rank(b)?));
    pairs.iter().map(square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_is_said_in_any_vocabulary_is_read(squares in proptest::collection::vec(0_u32..64, 1..6), vocabulary in 0..Vocabulary::ALL.len()) {
            let squares: Vec<Square> = squares.into_iter().map(Square::new).collect();
            prop_assert_eq!(read(&say(&squares, Vocabulary::ALL[vocabulary])), Some(squares));
        }

        #[test]
        fn any_text_is_read_or_not(text in ".{0,40}") {
            let _ = read(&text);
        }
    }

    #[test]
    fn squares_are_read_as_they_are_typed() {
        let all = Some(vec![Square::G7, Square::A2, Square::F3, Square::C1]);
        for typed in [
            "g7 a2 f3 c1",
            "G7, A2, F3, C1",
            "g7a2f3c1",
            "Gustav sieben, Anna zwei Felix drei, Cäsar eins",
        ] {
            assert_eq!(read(typed), all, "{typed}");
        }
        for typed in ["g7 a9", "Gustav", "rook a1", "g7 a"] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }
}
