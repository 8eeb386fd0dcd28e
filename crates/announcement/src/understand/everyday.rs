//! Announcements in everyday speech, for words that the scheme of D.2.1 and algebraic notation do not explain.
//!
//! A sentence is read in one language at a time, word by word. Each word may have several meanings ("to" is a rank or
//! a direction, "e" a file or "and" in Portuguese), so several drafts of the move are kept, each with everything said
//! of it so far. A clause adds to earlier ones or repeats them. A draft with a contradiction is dropped, so two moves
//! in one sentence give none. The position decides between the remaining drafts.

mod draft;

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::super::languages::everyday::{EVERYWHERE, EverydayPhrases};
use super::super::vocabulary::{Vocabulary, Words};
use super::lexicon::{fold, look_up};
use super::meaning::{Meaning, Preference};
use draft::{MoveDraft, MoveDrafts};
use locale::Locale;

/// The most words of an announcement.
const MOST_WORDS: usize = 24;
/// The longest phrase, in words.
const LONGEST_PHRASE: usize = 6;

/// Signs that may occur between words, besides blanks.
const SIGNS: &str = "-/'\"\u{2019}\u{201c}\u{201d}\u{201e}«»\u{300}\u{301}\u{302}\u{303}\u{308}\u{327}";
/// Signs that may end a clause.
const PAUSES: &str = ",.;:!?¿¡()…\u{2013}\u{2014}";

/// A meaning of a word or phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordToken {
    File(File),
    Rank(Rank),
    Piece(Role),
    /// A square in descriptive notation, where ranks are counted from the mover's side: "king four".
    Described(File, Rank),
    Takes,
    /// A capture at the end of a sentence: "auf d5 schlagen".
    Taking,
    InPassing,
    From,
    To,
    With,
    Becomes,
    Castles,
    CastlesTo(CastlingSide),
    /// One side of the board, next to a word for castling.
    Side(CastlingSide),
    And,
}

impl WordToken {
    const fn is_about_castling(self) -> bool {
        matches!(self, Self::Castles | Self::CastlesTo(_) | Self::Side(_))
    }
}

/// The phrases of one language.
#[derive(Default)]
struct Phrases {
    /// The meanings of each phrase; `None` for a word that changes nothing.
    meanings: HashMap<String, Vec<Option<WordToken>>>,
    /// Every word of every phrase.
    words: HashSet<String>,
    /// The phrases that change nothing.
    fillers: HashSet<String>,
}

/// The words of each language; its regions say the same.
fn languages() -> impl Iterator<Item = &'static Words> {
    let all = Locale::ALL
        .into_iter()
        .filter(|locale| locale.first_region() == *locale);
    all.map(|locale| Vocabulary::Language(locale).words())
}

static READERS: LazyLock<Vec<Phrases>> =
    LazyLock::new(|| languages().map(|words| Phrases::of(words.everyday)).collect());

/// The words of every language that say something about a move and are long enough to be told from others.
static CHESS_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let everyday = languages().map(|words| words.everyday).chain([&EVERYWHERE]);
    let rows = everyday.flat_map(EverydayPhrases::of_chess);
    rows.chain(languages().map(|words| words.not_left_out))
        .flat_map(|row| row.split(['|', ' ']))
        .filter(|word| word.len() > 2)
        .collect()
});

impl Phrases {
    fn of(language: &EverydayPhrases) -> Self {
        let mut phrases = Self::default();
        for words in [language, &EVERYWHERE] {
            for (row, file) in words.files.iter().zip(File::ALL) {
                phrases.add(row, Some(WordToken::File(file)));
            }
            for (row, rank) in words.ranks.iter().zip(Rank::ALL) {
                phrases.add(row, Some(WordToken::Rank(rank)));
            }
            for (row, role) in words.pieces.iter().zip(Role::ALL) {
                phrases.add(row, Some(WordToken::Piece(role)));
            }
            phrases.add(words.takes, Some(WordToken::Takes));
            phrases.add(words.taking, Some(WordToken::Taking));
            phrases.add(words.in_passing, Some(WordToken::InPassing));
            phrases.add(words.from, Some(WordToken::From));
            phrases.add(words.to, Some(WordToken::To));
            phrases.add(words.with, Some(WordToken::With));
            phrases.add(words.becomes, Some(WordToken::Becomes));
            phrases.add(words.castles, Some(WordToken::Castles));
            phrases.add(words.short, Some(WordToken::CastlesTo(CastlingSide::KingSide)));
            phrases.add(words.long, Some(WordToken::CastlesTo(CastlingSide::QueenSide)));
            for (row, side) in words
                .sides
                .iter()
                .zip([CastlingSide::KingSide, CastlingSide::QueenSide])
            {
                phrases.add(row, Some(WordToken::Side(side)));
            }
            phrases.add(words.and, Some(WordToken::And));
            for row in [words.moves, words.checks, words.manners, words.around] {
                phrases.add(row, None);
                phrases.fillers.extend(row.split('|').map(str::to_owned));
            }
            phrases.fillers.extend(words.and.split('|').map(str::to_owned));
        }
        phrases.describe(language);
        phrases
    }

    fn add(&mut self, row: &str, token: Option<WordToken>) {
        for phrase in row.split('|').filter(|phrase| !phrase.is_empty()) {
            let known = self.meanings.entry(phrase.to_owned()).or_default();
            if !known.contains(&token) {
                known.push(token);
            }
            self.words.extend(phrase.split(' ').map(str::to_owned));
        }
    }

    /// The squares of descriptive notation: "king four" in English, "cuatro rey" in Spanish.
    fn describe(&mut self, language: &EverydayPhrases) {
        for (names, file) in language.described.iter().zip(File::ALL) {
            for name in names.split('|').filter(|name| !name.is_empty()) {
                for ((own, digit), rank) in language.ranks.iter().zip(EVERYWHERE.ranks).zip(Rank::ALL) {
                    for number in own.split('|').chain(digit.split('|')) {
                        let square = Some(WordToken::Described(file, rank));
                        self.add(&format!("{name} {number}"), square);
                        self.add(&format!("{number} {name}"), square);
                    }
                }
            }
        }
    }

    /// The phrases with which these items may begin, each with its number of words; of castling phrases only the longest ("oh oh oh").
    fn beginning(&self, items: &[ClauseItem]) -> Vec<(usize, &[Option<WordToken>])> {
        let mut phrase = String::new();
        let mut found = Vec::new();
        for (before, word) in items
            .iter()
            .map_while(ClauseItem::word)
            .take(LONGEST_PHRASE)
            .enumerate()
        {
            if before > 0 {
                phrase.push(' ');
            }
            phrase.push_str(word);
            let Some(tokens) = self.meanings.get(&phrase) else {
                continue;
            };
            if before > 0
                && tokens
                    .iter()
                    .any(|token| token.is_some_and(WordToken::is_about_castling))
            {
                found.clear();
            }
            found.push((before + 1, tokens.as_slice()));
        }
        found
    }

    fn knows(&self, word: &str) -> bool {
        self.words.contains(word) || GluedLetters::of(word).is_some()
    }

    /// True if a clause may be left out: it has no chess word, and none of `near_chess`, the words that may be misheard chess words.
    fn may_leave_out(&self, clause: &[ClauseItem], near_chess: &HashSet<&str>) -> bool {
        let says_nothing = |word: &str| {
            let is_known_as_chess = self.knows(word) && (word.len() <= 2 || CHESS_WORDS.contains(word));
            let is_strange = !self.knows(word) && (word.len() <= 2 || near_chess.contains(word));
            self.fillers.contains(word) || !(is_known_as_chess || is_strange)
        };
        clause.iter().filter_map(ClauseItem::word).all(says_nothing)
    }
}

/// All possible meanings in everyday speech; empty if some word fits nowhere.
pub(super) fn read(words: &str) -> Vec<Meaning> {
    let Some(items) = split(words) else {
        return Vec::new();
    };
    let all_known = |phrases: &&Phrases| {
        items
            .iter()
            .filter_map(ClauseItem::word)
            .all(|word| phrases.knows(word))
    };
    let mut found = MoveDrafts::default();
    for phrases in READERS.iter().filter(all_known) {
        found.extend(drafts(phrases, &items, &HashMap::new()));
    }
    if found.is_empty() {
        // A language may know every word but those of a clause without chess words.
        let words = items.iter().filter_map(ClauseItem::word);
        let near_chess: HashSet<&str> = words.filter(|word| may_be_misheard(word)).collect();
        for phrases in READERS.iter() {
            let left_out = left_out(phrases, &items, &near_chess);
            if !left_out.is_empty() {
                found.extend(drafts(phrases, &items, &left_out));
            }
        }
    }
    let mut meanings = Vec::new();
    for (sense, turn) in found.iter().flat_map(MoveDraft::senses) {
        let preference = Preference::Everyday;
        let meaning = Meaning {
            sense,
            preference,
            turn,
        };
        if !meanings.contains(&meaning) {
            meanings.push(meaning);
        }
    }
    meanings
}

/// A word without accents, or a sign that may end a clause.
enum ClauseItem {
    Word(String),
    Pause,
}

impl ClauseItem {
    fn word(&self) -> Option<&str> {
        match self {
            ClauseItem::Word(word) => Some(word),
            ClauseItem::Pause => None,
        }
    }
}

/// Words and pauses; `None` if there is nothing to read, too much, or a sign of notation ("="), which everyday speech does not have.
fn split(words: &str) -> Option<Vec<ClauseItem>> {
    let mut items = Vec::new();
    let mut word = String::new();
    let mut rest = words.chars().peekable();
    while let Some(c) = rest.next() {
        // The period in "e.p." does not end a clause; a comma before a letter does.
        let abbreviates = c == '.' && !word.is_empty() && rest.peek().is_some_and(|next| next.is_alphanumeric());
        if c.is_alphanumeric() || SIGNS.contains(c) && !c.is_ascii() && ('\u{300}'..='\u{36f}').contains(&c) {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            items.push(ClauseItem::Word(fold(&word)));
            word.clear();
        }
        if PAUSES.contains(c) && !abbreviates {
            items.push(ClauseItem::Pause);
        } else if !(c.is_whitespace() || abbreviates || SIGNS.contains(c)) {
            return None;
        }
    }
    if !word.is_empty() {
        items.push(ClauseItem::Word(fold(&word)));
    }
    let count = items.iter().filter_map(ClauseItem::word).count();
    (1..=MOST_WORDS).contains(&count).then_some(items)
}

/// Letters and digits written without a blank: `f3`, `exd5`, `exd`.
struct GluedLetters(Vec<WordToken>);

impl GluedLetters {
    fn of(word: &str) -> Option<Self> {
        if let Ok(square) = word.parse::<Square>() {
            return Some(Self(vec![
                WordToken::File(square.file()),
                WordToken::Rank(square.rank()),
            ]));
        }
        let (from, to) = word.split_once('x')?;
        let place = |text: &str| -> Option<Vec<WordToken>> {
            let mut chars = text.chars();
            let file = WordToken::File(File::from_char(chars.next()?)?);
            match (chars.next(), chars.next()) {
                (None, _) => Some(vec![file]),
                (Some(rank), None) => Some(vec![file, WordToken::Rank(Rank::from_char(rank)?)]),
                (Some(_), Some(_)) => None,
            }
        };
        Some(Self([place(from)?, vec![WordToken::Takes], place(to)?].concat()))
    }
}

/// Every possible draft of a sentence, in one language.
fn drafts(phrases: &Phrases, items: &[ClauseItem], left_out: &HashMap<usize, usize>) -> MoveDrafts {
    let mut reached: Vec<MoveDrafts> = Vec::new();
    reached.resize_with(items.len() + 1, MoveDrafts::default);
    if let Some(first) = reached.first_mut() {
        first.add(MoveDraft::default());
    }
    for (at, item) in items.iter().enumerate() {
        let here = reached.get_mut(at).map(std::mem::take).unwrap_or_default();
        if here.is_empty() {
            continue;
        }
        let mut arrive = |end: usize, drafts: &mut dyn Iterator<Item = MoveDraft>| {
            if let Some(there) = reached.get_mut(end) {
                drafts.for_each(|draft| there.add(draft));
            }
        };
        if let Some(end) = left_out.get(&at) {
            arrive(*end, &mut here.iter().filter_map(|draft| draft.end_of_clause()));
        }
        let ClauseItem::Word(word) = item else {
            arrive(at + 1, &mut here.iter().copied());
            arrive(at + 1, &mut here.iter().filter_map(|draft| draft.end_of_clause()));
            continue;
        };
        if let Some(GluedLetters(tokens)) = GluedLetters::of(word) {
            let read = |draft: MoveDraft| {
                tokens.iter().fold(vec![draft], |drafts, token| {
                    drafts.into_iter().flat_map(|draft| draft.with(*token)).collect()
                })
            };
            arrive(at + 1, &mut here.iter().copied().flat_map(read));
        }
        for (length, tokens) in phrases.beginning(items.get(at..).unwrap_or_default()) {
            for token in tokens {
                let read = |draft: MoveDraft| match token {
                    Some(token) => draft.with(*token),
                    None => vec![draft],
                };
                arrive(at + length, &mut here.iter().copied().flat_map(read));
            }
        }
    }
    let last = reached.pop().unwrap_or_default();
    let mut whole = MoveDrafts::default();
    last.iter()
        .filter_map(|draft| draft.end())
        .for_each(|draft| whole.add(draft));
    whole
}

/// The clauses that may be left out, by their beginnings, with their ends.
fn left_out(phrases: &Phrases, items: &[ClauseItem], near_chess: &HashSet<&str>) -> HashMap<usize, usize> {
    let mut clauses = HashMap::new();
    let mut begin = 0;
    while begin < items.len() {
        let length = items.iter().skip(begin).map_while(ClauseItem::word).count();
        let end = begin + length.max(1);
        let clause = items.get(begin..begin + length).unwrap_or_default();
        let has_stranger = clause
            .iter()
            .filter_map(ClauseItem::word)
            .any(|word| !phrases.knows(word));
        if has_stranger {
            if !phrases.may_leave_out(clause, near_chess) {
                return HashMap::new();
            }
            clauses.insert(begin, end);
        }
        begin = end;
    }
    clauses
}

/// True if a word may be a misheard chess word, in any language.
fn may_be_misheard(word: &str) -> bool {
    CHESS_WORDS.contains(word) || look_up(word).is_some() || CHESS_WORDS.iter().any(|known| is_close(word, known))
}

/// True if two words of four letters or more differ in one letter.
fn is_close(one: &str, other: &str) -> bool {
    if one.len() < 4 || other.len() < 4 || one.len().abs_diff(other.len()) > 1 {
        return false;
    }
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let alike = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let (longer, shorter) = (
        usize::from(one.len() >= other.len()),
        usize::from(other.len() >= one.len()),
    );
    one.get(alike + longer..).unwrap_or_default() == other.get(alike + shorter..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    impl Phrases {
        fn sorted(&self) -> BTreeMap<&String, &Vec<Option<WordToken>>> {
            self.meanings.iter().collect()
        }
    }

    #[test]
    fn every_phrase_is_spelt_as_words_are_read() {
        for phrases in READERS.iter() {
            for phrase in phrases.sorted().into_keys() {
                assert_eq!(&fold(phrase), phrase);
                assert!(phrase.split(' ').count() <= LONGEST_PHRASE, "{phrase}");
            }
        }
    }

    #[test]
    fn no_phrase_of_a_language_names_two_files_or_two_pieces() {
        for phrases in READERS.iter() {
            for (phrase, tokens) in phrases.sorted() {
                let files = tokens
                    .iter()
                    .filter(|token| matches!(token, Some(WordToken::File(_))))
                    .count();
                let pieces = tokens
                    .iter()
                    .filter(|token| matches!(token, Some(WordToken::Piece(_))))
                    .count();
                assert!(files <= 1 && pieces <= 1, "{phrase}: {tokens:?}");
            }
        }
    }

    #[test]
    fn words_that_differ_in_one_letter_are_close() {
        for (one, other) in [
            ("turm", "turn"),
            ("dame", "dames"),
            ("caballo", "cabalo"),
            ("turm", "turm"),
        ] {
            assert!(is_close(one, other) && is_close(other, one), "{one} {other}");
        }
        for (one, other) in [("turm", "sturmt"), ("dame", "rama"), ("ab", "ac")] {
            assert!(!is_close(one, other) && !is_close(other, one), "{one} {other}");
        }
    }

    #[test]
    fn a_clause_is_left_out_only_if_nothing_in_it_sounds_like_chess() {
        for words in [
            "das Wetter ist schoen, Eva vier",
            "lovely evening, e4",
            "il fait chaud dehors; e quatre",
        ] {
            assert!(!read(words).is_empty(), "{words}");
        }
        for words in [
            "the drawbridge knigt, e4",
            "niemals im Leben, Eva vier",
            "la Dame blanche arrive soon, e quatre",
            "Eva vier or so",
            "niet zeker, e vier",
        ] {
            assert!(read(words).is_empty(), "{words}");
        }
    }
}
