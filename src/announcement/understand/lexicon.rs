//! Every word of every shipped vocabulary, however it is spelt.

use std::collections::HashMap;
use std::sync::LazyLock;

use shakmaty::{CastlingSide, File, Rank, Role};

use super::super::vocabulary::{Said, Vocabulary, Word};

/// What a word means, in any shipped language, case and spelling.
pub(super) fn look_up(word: &str) -> Option<Said> {
    LEXICON.get(&fold(word, Umlaut::Spelt)).copied()
}

static LEXICON: LazyLock<HashMap<String, Said>> = LazyLock::new(|| {
    let mut lexicon = HashMap::new();
    for vocabulary in Vocabulary::ALL {
        let words = vocabulary.words();
        for file in File::ALL {
            add(&mut lexicon, words.file(file), Said::File(file));
        }
        for rank in Rank::ALL {
            add(&mut lexicon, words.rank(rank), Said::Rank(rank));
        }
        for role in Role::ALL {
            add(&mut lexicon, words.piece(role), Said::Piece(role));
        }
        add(&mut lexicon, words.takes, Said::Takes);
        for (word, said) in words.also {
            add_spelling(&mut lexicon, word, *said);
        }
    }
    // Last, so that no part of a phrase hides a word that means something.
    for vocabulary in Vocabulary::ALL {
        let words = vocabulary.words();
        for word in [words.check, words.mate, words.en_passant, words.draw_offer] {
            add(&mut lexicon, word, Said::Nothing);
        }
        for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
            debug_assert!(
                words
                    .castling(side)
                    .written
                    .split(' ')
                    .all(|word| lexicon.contains_key(&fold(word, Umlaut::Spelt)))
            );
        }
    }
    lexicon
});

fn add(lexicon: &mut HashMap<String, Said>, word: Word, said: Said) {
    for spelling in [word.written, word.spoken] {
        for part in spelling.split(' ') {
            add_spelling(lexicon, part, said);
        }
    }
}

fn add_spelling(lexicon: &mut HashMap<String, Said>, word: &str, said: Said) {
    // One letter or digit is read as such: "b" is a file and "B" a piece.
    if word.chars().nth(1).is_none() {
        return;
    }
    for umlaut in [Umlaut::Spelt, Umlaut::Dropped] {
        lexicon.entry(fold(word, umlaut)).or_insert(said);
    }
}

/// What becomes of the two dots over a vowel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Umlaut {
    /// `ü` is `ue`.
    Spelt,
    /// `ü` is `u`, as people type who have no such key.
    Dropped,
}

/// Lower case without accents.
fn fold(word: &str, umlaut: Umlaut) -> String {
    let mut folded = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        let (plain, dots) = match c {
            'ä' => ("a", true),
            'ö' => ("o", true),
            'ü' => ("u", true),
            '\u{308}' => ("", true),
            '\u{300}'..='\u{36f}' => ("", false),
            'ß' => ("ss", false),
            'à' | 'á' | 'â' | 'ã' => ("a", false),
            'ç' => ("c", false),
            'è' | 'é' | 'ê' | 'ë' => ("e", false),
            'ì' | 'í' | 'î' | 'ï' => ("i", false),
            'ñ' => ("n", false),
            'ò' | 'ó' | 'ô' | 'õ' => ("o", false),
            'ù' | 'ú' | 'û' => ("u", false),
            other => {
                folded.push(other);
                continue;
            }
        };
        folded.push_str(plain);
        if dots && umlaut == Umlaut::Spelt {
            folded.push('e');
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_with_and_without_its_umlaut() {
        for word in ["fünf", "FUENF", "funf", "fu\u{308}nf", "Fünf"] {
            assert_eq!(look_up(word), Some(Said::Rank(Rank::Fifth)), "{word}");
        }
        for word in ["Cäsar", "caesar", "Cesar", "casar"] {
            assert_eq!(look_up(word), Some(Said::File(File::C)), "{word}");
        }
        assert_eq!(look_up("peao"), Some(Said::Piece(Role::Pawn)));
        assert_eq!(look_up("neun"), None);
    }

    #[test]
    fn no_word_means_two_things() {
        let mut seen: HashMap<String, Said> = HashMap::new();
        for vocabulary in Vocabulary::ALL {
            for (word, said) in vocabulary.words().also {
                let before = seen.entry(fold(word, Umlaut::Spelt)).or_insert(*said);
                assert_eq!(before, said, "{word}");
                assert_eq!(look_up(word), Some(*said), "{word}");
            }
            for role in Role::ALL {
                assert_eq!(look_up(vocabulary.words().piece(role).written), Some(Said::Piece(role)));
            }
        }
    }
}
