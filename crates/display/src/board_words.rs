//! Words next to a board, and the letters that may stand for pieces.

use shakmaty::{File, Rank, Role, Square};

use announcement::render::{SaidOrigin, SpokenContent, announce};
use announcement::vocabulary::Vocabulary;
use locale::Messages;
use notation::algebraic::Letters;

/// Words and letters around a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardWords {
    /// Anna to Hector (D.2.1), as the Laws write them.
    pub files: Vec<String>,
    /// eins to acht (D.2.1), as a reader of German expects them: fünf, which the Laws print without its umlaut.
    pub ranks: Vec<String>,
    /// The letters of the kinds of piece in the order of [`Role::ALL`], as they are written in the person's language.
    pub letters: Vec<String>,
}

/// The words and letters of that language.
pub(super) fn board_words(messages: &Messages) -> BoardWords {
    let words = Vocabulary::Fide.words();
    let letters: Letters = messages.locale().tag().parse().unwrap_or_default();
    let letter = |role| {
        let sign = letters.sign(role).map(str::to_owned);
        // Written moves have no letter for a pawn (C.4); a board needs one.
        sign.unwrap_or_else(|| messages.text("board-pawn-letter", &[]))
    };
    BoardWords {
        files: File::ALL.map(|file| words.file(file).written.to_owned()).to_vec(),
        ranks: Rank::ALL.map(|rank| words.rank(rank).spoken.to_owned()).to_vec(),
        letters: Role::ALL.map(letter).to_vec(),
    }
}

/// A sample of a vocabulary: its owner, and a move in its words.
pub(super) fn sample(vocabulary: Vocabulary) -> String {
    let knight = SpokenContent::Piece {
        role: Role::Knight,
        origin: SaidOrigin::default(),
        capture: false,
        to: Square::F3,
        promotion: None,
    };
    let words = announce(&knight, vocabulary).spoken();
    match vocabulary {
        Vocabulary::Fide | Vocabulary::FideDigits => format!("FIDE D.2.1: {words}"),
        Vocabulary::Language(locale) => format!("{}: {words}", locale.autonym()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    #[test]
    fn the_words_of_the_laws_and_the_letters_of_the_language() {
        let words = board_words(&Messages::new(Locale::De));
        assert_eq!((words.files[0].as_str(), words.files[7].as_str()), ("Anna", "Hector"));
        assert_eq!((words.ranks[0].as_str(), words.ranks[4].as_str()), ("eins", "fünf"));
        assert_eq!(words.letters.concat(), "BSLTDK");
        assert_eq!(board_words(&Messages::new(Locale::PtBr)).letters.concat(), "PCBTDR");
    }

    #[test]
    fn a_vocabulary_is_shown_by_a_sample_move_and_no_two_are_alike() {
        let names = Vocabulary::ALL.map(sample);
        let expected = [
            "FIDE D.2.1: Springer Felix drei",
            "FIDE D.2.1: Springer Felix 3",
            "English: Knight f3",
            "Português do Brasil: Cavalo f3",
            "Deutsch: Springer f3",
            "Español: Caballo f3",
            "Français: Cavalier f3",
            "Nederlands: Paard f3",
            "Italiano: Cavallo f3",
            "Português de Portugal: Cavalo f3",
        ];
        for name in expected {
            assert!(names.iter().any(|known| known == name), "{name}");
        }
        for (name, vocabulary) in names.iter().zip(Vocabulary::ALL).skip(2) {
            assert!(
                name.starts_with(&format!("{}: ", vocabulary.locale().autonym())),
                "{name}"
            );
        }
        for (index, name) in names.iter().enumerate() {
            assert!(!names[index + 1..].contains(name), "{name}");
        }
    }
}
