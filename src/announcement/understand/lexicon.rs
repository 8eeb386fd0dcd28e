//! Every word of every vocabulary, however it is spelt.

use std::collections::HashMap;
use std::sync::LazyLock;

use shakmaty::{CastlingSide, File, Rank, Role};

use super::super::vocabulary::{Said, Vocabulary, Word};

/// What a word means, in any language, case and spelling.
pub(super) fn look_up(word: &str) -> Option<Said> {
    LEXICON.get(&fold(word)).copied()
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
    // Last, so that no part of a phrase hides a word with a meaning.
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
                    .all(|word| lexicon.contains_key(&fold(word)))
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
    // A single letter or digit is read as one: "b" is a file and "B" a piece.
    if word.chars().nth(1).is_none() {
        return;
    }
    lexicon.entry(fold(word)).or_insert(said);
}

/// In lower case without accents and umlaut dots, as people type who lack such keys. The spelling with `ue` is a word of its
/// own, which the vocabularies have in their written form.
fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        let plain = match c {
            '\u{300}'..='\u{36f}' => "",
            'ß' => "ss",
            'à' | 'á' | 'â' | 'ã' | 'ä' => "a",
            'ç' => "c",
            'è' | 'é' | 'ê' | 'ë' => "e",
            'ì' | 'í' | 'î' | 'ï' => "i",
            'ñ' => "n",
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
            'ù' | 'ú' | 'û' | 'ü' => "u",
            other => {
                folded.push(other);
                continue;
            }
        };
        folded.push_str(plain);
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
                let before = seen.entry(fold(word)).or_insert(*said);
                assert_eq!(before, said, "{word}");
                assert_eq!(look_up(word), Some(*said), "{word}");
            }
            for role in Role::ALL {
                assert_eq!(look_up(vocabulary.words().piece(role).written), Some(Said::Piece(role)));
            }
        }
    }
}
