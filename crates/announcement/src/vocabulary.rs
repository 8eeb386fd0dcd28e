//! The words in which moves are announced, and their sources.
//!
//! D.2.1 gives words for files, ranks, pieces and castling. It gives none for a capture, check, mate, en passant or a
//! draw offer: those words are our own, and are marked so in every table.

use std::str::FromStr;

use shakmaty::{CastlingSide, File, Rank, Role};

use super::languages::everyday::EverydayPhrases;
use super::languages::{self, german};
use locale::Locale;

/// A set of words in which a game's moves are announced, chosen for each game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Vocabulary {
    /// The complete scheme of D.2.1, in German: Anna to Hector, eins to acht.
    #[default]
    Fide,
    /// The same with the ranks written as digits.
    FideDigits,
    /// The pieces as players of that language name them, files by their letters.
    Language(Locale),
}

/// The scheme of D.2.1, and the words of every language of the program.
macro_rules! all {
    ($($(#[$attribute:meta])* $Locale:ident = $tag:literal $vocabulary:ident,)+) => {
        [Vocabulary::Fide, Vocabulary::FideDigits, $(Vocabulary::Language(Locale::$Locale)),+]
    };
}

impl Vocabulary {
    /// Every vocabulary.
    pub const ALL: [Vocabulary; 2 + Locale::ALL.len()] = locale::languages!(all);

    /// The words of this vocabulary.
    pub const fn words(self) -> &'static Words {
        match self {
            Vocabulary::Fide => &german::FIDE,
            Vocabulary::FideDigits => &german::FIDE_DIGITS,
            Vocabulary::Language(locale) => languages::words(locale),
        }
    }

    /// The name used in scripts, settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Vocabulary::Fide => "fide",
            Vocabulary::FideDigits => "fide-digits",
            Vocabulary::Language(locale) => locale.tag(),
        }
    }

    /// The language of the words.
    pub const fn locale(self) -> Locale {
        match self {
            Vocabulary::Fide | Vocabulary::FideDigits => Locale::De,
            Vocabulary::Language(locale) => locale,
        }
    }
}

/// No vocabulary has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVocabulary;

impl FromStr for Vocabulary {
    type Err = UnknownVocabulary;

    /// Reads a name in any case; a language with another region or none (`en-GB`, `pt`) means the vocabulary of that language.
    fn from_str(name: &str) -> Result<Vocabulary, UnknownVocabulary> {
        let find = |is_it: &dyn Fn(Vocabulary) -> bool| Vocabulary::ALL.into_iter().find(|one| is_it(*one));
        let language = name.split(['-', '_']).next().unwrap_or_default();
        find(&|one| one.name().eq_ignore_ascii_case(name))
            .or_else(|| {
                find(&|one| one.name() == one.locale().tag() && one.locale().language().eq_ignore_ascii_case(language))
            })
            .ok_or(UnknownVocabulary)
    }
}

/// One language's words.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The language of the voice that says them (BCP 47).
    pub language: &'static str,
    /// The files a to h.
    pub files: [Word; 8],
    /// The files where no rank follows, because a voice might read a single letter as a word.
    pub files_alone: [Word; 8],
    /// The ranks 1 to 8, counted from White to Black.
    pub ranks: [Word; 8],
    /// True where a square is written as one word (`f3`).
    pub squares_joined: bool,
    /// The pieces.
    pub pieces: Pieces,
    /// 0-0
    pub castling_short: Word,
    /// 0-0-0
    pub castling_long: Word,
    /// Spoken before the target of a capture.
    pub takes: Word,
    /// The opponent's king is attacked.
    pub check: Word,
    /// Checkmate.
    pub mate: Word,
    /// A pawn taken in passing.
    pub en_passant: Word,
    /// The draw offer (Article 9.1).
    pub draw_offer: Word,
    /// The ranks as numbers, where digits are said; understood but never said.
    pub numbers: &'static [&'static str],
    /// More words that are understood but never said.
    pub also: &'static [(&'static str, WordMeaning)],
    /// White and Black as a position is described: the beginnings of their words, with a bar between them, as everywhere below.
    pub sides: [&'static str; 2],
    /// Words between the pieces of a position, which mean nothing.
    pub between: &'static str,
    /// Words without which no clause is left out: they take a move back, ask for one, or end the game.
    pub not_left_out: &'static str,
    /// The everyday phrases for moves; regions of a language may share them.
    pub(crate) everyday: &'static EverydayPhrases,
}

/// The names of the six pieces.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Never said in an announcement, but understood.
    pub pawn: Word,
    /// The knight.
    pub knight: Word,
    /// The bishop.
    pub bishop: Word,
    /// The rook.
    pub rook: Word,
    /// The queen.
    pub queen: Word,
    /// The king.
    pub king: Word,
}

impl Words {
    /// The name of a piece.
    pub const fn piece(&self, role: Role) -> Word {
        match role {
            Role::Pawn => self.pieces.pawn,
            Role::Knight => self.pieces.knight,
            Role::Bishop => self.pieces.bishop,
            Role::Rook => self.pieces.rook,
            Role::Queen => self.pieces.queen,
            Role::King => self.pieces.king,
        }
    }

    /// The name of a file.
    pub const fn file(&self, file: File) -> Word {
        of_file(&self.files, file)
    }

    /// The name of a file when no rank follows.
    pub const fn file_alone(&self, file: File) -> Word {
        of_file(&self.files_alone, file)
    }

    /// The name of a rank.
    pub const fn rank(&self, rank: Rank) -> Word {
        let [first, second, third, fourth, fifth, sixth, seventh, eighth] = self.ranks;
        match rank {
            Rank::First => first,
            Rank::Second => second,
            Rank::Third => third,
            Rank::Fourth => fourth,
            Rank::Fifth => fifth,
            Rank::Sixth => sixth,
            Rank::Seventh => seventh,
            Rank::Eighth => eighth,
        }
    }

    /// The spelling a voice needs for a written word of an announcement; an unknown word is returned unchanged.
    pub(super) fn spoken(&self, written: &str) -> String {
        let pieces = Role::ALL.map(|role| self.piece(role));
        let alone = [&self.files_alone[..], &self.ranks, &pieces, &[self.takes]].concat();
        if let Some(word) = alone.iter().find(|word| word.written == written) {
            return word.spoken.to_owned();
        }
        let joined = |file: &Word| {
            let rank = written.strip_prefix(file.written)?;
            let rank = self.ranks.iter().find(|known| known.written == rank)?;
            Some(format!("{}{}", file.spoken, rank.spoken))
        };
        let square = self.files.iter().find_map(joined).filter(|_| self.squares_joined);
        square.unwrap_or_else(|| written.to_owned())
    }

    /// The name of castling to that side.
    pub const fn castling(&self, side: CastlingSide) -> Word {
        match side {
            CastlingSide::KingSide => self.castling_short,
            CastlingSide::QueenSide => self.castling_long,
        }
    }
}

const fn of_file(words: &[Word; 8], file: File) -> Word {
    let [anna, bella, cesar, david, eva, felix, gustav, hector] = *words;
    match file {
        File::A => anna,
        File::B => bella,
        File::C => cesar,
        File::D => david,
        File::E => eva,
        File::F => felix,
        File::G => gustav,
        File::H => hector,
    }
}

/// One word or fixed phrase, as it is written and as a voice needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The spelling of the Laws, in plain ASCII where they are German (`fuenf`).
    pub written: &'static str,
    /// The spelling that a voice of the language reads correctly (`fünf`).
    pub spoken: &'static str,
    /// The source of the word.
    pub source: WordSource,
}

/// The source of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordSource {
    /// The word, or its meaning, is given by D.2.1: files, ranks, pieces, castling.
    Laws,
    /// Chosen by us because the Laws give none.
    Ours,
}

/// The meaning of a word of any vocabulary in an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordMeaning {
    /// A file.
    File(File),
    /// A rank.
    Rank(Rank),
    /// A piece.
    Piece(Role),
    /// A capture.
    Takes,
    /// Castling, whichever side.
    Castling,
    /// "Short", "kingside".
    Short,
    /// "Long", "queenside".
    Long,
    /// "Becomes", "=".
    Promotes,
    /// Check, mate, en passant, the draw offer, "to": may be said and changes nothing.
    Nothing,
}

/// A word of D.2.1.
pub(super) const fn laws(written: &'static str) -> Word {
    laws_spoken(written, written)
}

/// A word of D.2.1 that a voice needs in another spelling.
pub(super) const fn laws_spoken(written: &'static str, spoken: &'static str) -> Word {
    Word {
        written,
        spoken,
        source: WordSource::Laws,
    }
}

/// A word of our own.
pub(super) const fn ours(written: &'static str) -> Word {
    ours_spoken(written, written)
}

/// A word of our own that a voice needs in another spelling.
pub(super) const fn ours_spoken(written: &'static str, spoken: &'static str) -> Word {
    Word {
        written,
        spoken,
        source: WordSource::Ours,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_vocabulary_is_found_by_its_name() {
        for vocabulary in Vocabulary::ALL {
            assert_eq!(vocabulary.name().parse(), Ok(vocabulary));
            assert_eq!(vocabulary.words().language, vocabulary.locale().tag());
        }
        assert_eq!("PT".parse(), Ok(Vocabulary::Language(Locale::PtBr)));
        assert_eq!("pt-pt".parse(), Ok(Vocabulary::Language(Locale::PtPt)));
        assert_eq!("klingon".parse::<Vocabulary>(), Err(UnknownVocabulary));
    }

    #[test]
    fn the_words_the_laws_do_not_give_are_marked_as_ours() {
        for vocabulary in Vocabulary::ALL {
            let words = vocabulary.words();
            for word in [words.takes, words.check, words.mate, words.en_passant, words.draw_offer] {
                assert_eq!(word.source, WordSource::Ours, "{}", word.written);
            }
            assert_eq!(words.castling_long.source, WordSource::Laws);
        }
    }
}
