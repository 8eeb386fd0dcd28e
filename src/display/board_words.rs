//! What stands beside a board, and the letters that may stand for pieces.

use shakmaty::{File, Rank, Role};

use crate::announcement::vocabulary::Vocabulary;
use crate::locale::Messages;
use crate::notation::algebraic::Letters;

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

/// Those of that language.
pub(super) fn board_words(messages: &Messages) -> BoardWords {
    let words = Vocabulary::Fide.words();
    let tag = messages.locale().tag();
    let letters = Letters::ALL
        .into_iter()
        .find(|letters| tag.split('-').next() == Some(letters.tag()))
        .unwrap_or(Letters::English);
    let letter = |role| {
        let sign = letters.sign(role).map(str::to_owned);
        // Written moves have no letter for a pawn (C.4), a board must have one.
        sign.unwrap_or_else(|| messages.text("board-pawn-letter", &[]))
    };
    BoardWords {
        files: File::ALL.map(|file| words.file(file).written.to_owned()).to_vec(),
        ranks: Rank::ALL.map(|rank| words.rank(rank).spoken.to_owned()).to_vec(),
        letters: Role::ALL.map(letter).to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    #[test]
    fn the_words_of_the_laws_and_the_letters_of_the_language() {
        let words = board_words(&Messages::new(Locale::De));
        assert_eq!((words.files[0].as_str(), words.files[7].as_str()), ("Anna", "Hector"));
        assert_eq!((words.ranks[0].as_str(), words.ranks[4].as_str()), ("eins", "fünf"));
        assert_eq!(words.letters.concat(), "BSLTDK");
        assert_eq!(board_words(&Messages::new(Locale::PtBr)).letters.concat(), "PCBTDR");
    }
}
