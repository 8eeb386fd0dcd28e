//! Every word of every shipped vocabulary, in every spelling.

use std::collections::HashMap;
use std::sync::LazyLock;

use shakmaty::{CastlingSide, File, Rank, Role};

use super::super::vocabulary::{Vocabulary, Word, WordMeaning, Words};
use locale::Locale;

/// The meaning of a word in any shipped language, case and spelling, and the languages in which it has that meaning.
pub(super) fn look_up(word: &str) -> Option<(WordMeaning, Languages)> {
    LEXICON.get(&fold(word)).copied()
}

/// The meaning in that vocabulary's language alone.
pub(super) fn look_up_in(word: &str, vocabulary: Vocabulary) -> Option<WordMeaning> {
    let (said, languages) = look_up(word)?;
    languages.shared_with(Languages::of(vocabulary)).map(|_| said)
}

/// Languages in which a word has the same meaning: "otto" is eight in Italian, but nothing in a German sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Languages([bool; Locale::ALL.len()]);

impl Languages {
    /// The names of D.2.1, which everybody uses, whatever language they speak.
    pub(super) const ALL: Self = Self([true; Locale::ALL.len()]);

    /// The language of a vocabulary, in all its regions.
    fn of(vocabulary: Vocabulary) -> Self {
        Self(Locale::ALL.map(|locale| locale.language() == vocabulary.locale().language()))
    }

    /// True if all of them have "a", or "à", for "to".
    pub(super) fn say_a_for_to(self) -> bool {
        let mut spoken = Locale::ALL.into_iter().zip(self.0).filter(|(_, spoken)| *spoken);
        let says = |words: &Words| words.everyday.to.split('|').any(|word| word == "a");
        spoken.all(|(locale, _)| says(Vocabulary::Language(locale).words()))
    }

    /// The languages of both, if there is one.
    pub(super) fn shared_with(self, other: Self) -> Option<Self> {
        let mut shared = self;
        shared.0.iter_mut().zip(other.0).for_each(|(own, other)| *own &= other);
        shared.0.contains(&true).then_some(shared)
    }

    fn add(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(own, other)| *own |= other);
    }
}

type Lexicon = HashMap<String, (WordMeaning, Languages)>;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut lexicon = Lexicon::new();
    for vocabulary in Vocabulary::ALL {
        let words = vocabulary.words();
        let names = match vocabulary {
            Vocabulary::Fide => Languages::ALL,
            Vocabulary::FideDigits | Vocabulary::Language(_) => Languages::of(vocabulary),
        };
        let own = Languages::of(vocabulary);
        for file in File::ALL {
            add(&mut lexicon, words.file(file), WordMeaning::File(file), names);
        }
        for rank in Rank::ALL {
            add(&mut lexicon, words.rank(rank), WordMeaning::Rank(rank), names);
        }
        for role in Role::ALL {
            add(&mut lexicon, words.piece(role), WordMeaning::Piece(role), own);
        }
        add(&mut lexicon, words.takes, WordMeaning::Takes, own);
        for (word, rank) in words.numbers.iter().zip(Rank::ALL) {
            add_spelling(&mut lexicon, word, WordMeaning::Rank(rank), own);
        }
        for (word, said) in words.also {
            add_spelling(&mut lexicon, word, *said, own);
        }
    }
    // Last, so that no part of a phrase hides a word with a meaning.
    for vocabulary in Vocabulary::ALL {
        let words = vocabulary.words();
        for word in [words.check, words.mate, words.en_passant, words.draw_offer] {
            add(&mut lexicon, word, WordMeaning::Nothing, Languages::ALL);
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

fn add(lexicon: &mut Lexicon, word: Word, meaning: WordMeaning, languages: Languages) {
    for spelling in [word.written, word.spoken] {
        for part in spelling.split(' ') {
            add_spelling(lexicon, part, meaning, languages);
        }
    }
}

fn add_spelling(lexicon: &mut Lexicon, word: &str, meaning: WordMeaning, languages: Languages) {
    // One letter or digit stays as it is: "b" is a file and "B" a piece.
    if word.chars().nth(1).is_none() {
        return;
    }
    let (known, speakers) = lexicon.entry(fold(word)).or_insert((meaning, languages));
    if *known == meaning {
        speakers.add(languages);
    }
}

/// Lower case without accents and umlaut dots, as people type who have no such keys. A spelling with `ue` is a
/// separate word, which the vocabularies list as it is written.
pub fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for c in word.chars().flat_map(char::to_lowercase) {
        let plain = match c {
            '\u{300}'..='\u{36f}' => "",
            'ß' => "ss",
            'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
            'ç' | 'ć' | 'ĉ' | 'č' => "c",
            'ď' | 'đ' => "d",
            'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
            'ĝ' | 'ğ' | 'ģ' => "g",
            'ĥ' => "h",
            'ì'..='ï' | 'ī' | 'į' | 'ı' => "i",
            'ĵ' => "j",
            'ķ' => "k",
            'ĺ' | 'ļ' | 'ľ' | 'ł' => "l",
            'ñ' | 'ń' | 'ņ' | 'ň' => "n",
            'ò'..='ö' | 'ø' | 'ō' | 'ő' => "o",
            'ŕ' | 'ř' => "r",
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
            'ţ' | 'ť' | 'ț' => "t",
            'ù'..='ü' | 'ū' | 'ŭ' | 'ů' | 'ű' => "u",
            'ý' => "y",
            'ź' | 'ż' | 'ž' => "z",
            other => {
                folded.push(other);
                continue;
            }
        };
        folded.push_str(plain);
    }
    folded
}

/// The same for words compared whole: a spelling with `ue` for the umlaut is equal to both others.
pub fn fold_umlauts(word: &str) -> String {
    ["ae", "oe", "ue"]
        .into_iter()
        .fold(fold(word), |text, umlaut| text.replace(umlaut, &umlaut[..1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(word: &str) -> Option<WordMeaning> {
        look_up(word).map(|(said, _)| said)
    }

    #[test]
    fn a_word_is_known_with_and_without_its_umlaut() {
        for word in ["fünf", "FUENF", "funf", "fu\u{308}nf", "Fünf"] {
            assert_eq!(said(word), Some(WordMeaning::Rank(Rank::Fifth)), "{word}");
        }
        for word in ["Cäsar", "caesar", "Cesar", "casar"] {
            assert_eq!(said(word), Some(WordMeaning::File(File::C)), "{word}");
        }
        assert_eq!(said("peao"), Some(WordMeaning::Piece(Role::Pawn)));
        assert_eq!(said("neun"), None);
        assert_eq!(fold("Wieża Łódź ĉevalo Şah řada"), "wieza lodz cevalo sah rada");
    }

    #[test]
    fn no_word_means_two_things() {
        let mut seen: HashMap<String, WordMeaning> = HashMap::new();
        for vocabulary in Vocabulary::ALL {
            for (word, said) in vocabulary.words().also {
                let before = seen.entry(fold(word)).or_insert(*said);
                assert_eq!(before, said, "{word}");
                assert_eq!(super::tests::said(word), Some(*said), "{word}");
            }
            for role in Role::ALL {
                assert_eq!(
                    said(vocabulary.words().piece(role).written),
                    Some(WordMeaning::Piece(role))
                );
            }
        }
    }
}
