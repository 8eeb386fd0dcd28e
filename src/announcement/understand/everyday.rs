//! Announcements as people speak them, where the scheme of D.2.1 and algebraic notation do not explain the words.
//!
//! A sentence is read in one language at a time. Each word may stand for several things ("to" is a rank or a direction, "e" a file
//! or "and" in Portuguese); every row of tokens that makes a whole announcement is a meaning, and a position decides between them.
//! A word that fits nowhere makes the reading fail: nothing is guessed.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use super::super::languages::everyday::{EVERYWHERE, Everyday, LANGUAGES};
use super::super::render::Origin;
use super::lexicon::fold;
use super::{Meaning, Preference, Sense};

/// Sentences of more words are no announcements.
const MOST_WORDS: usize = 20;
/// The longest phrase, in words.
const LONGEST_PHRASE: usize = 6;
/// Rows of tokens that are looked at for one sentence in one language; real sentences have a few dozen.
const MOST_ROWS: usize = 4_096;

/// What may stand between words, besides blanks.
const SIGNS: &str = ",.;:!?-'\u{2019}\u{2026}\u{300}\u{301}\u{302}\u{303}\u{308}\u{327}";

/// What a word or phrase can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    File(File),
    Rank(Rank),
    Piece(Role),
    Takes,
    From,
    To,
    Becomes,
    Castles,
    CastlesTo(CastlingSide),
}

/// The phrases of one language.
#[derive(Default)]
struct Phrases {
    /// What each stands for; none is a word that changes nothing.
    meanings: HashMap<String, Vec<Option<Token>>>,
    /// Every word of every phrase.
    words: HashSet<String>,
}

static READERS: LazyLock<Vec<Phrases>> = LazyLock::new(|| LANGUAGES.into_iter().map(Phrases::of).collect());

impl Phrases {
    fn of(language: &Everyday) -> Self {
        let mut phrases = Self::default();
        for words in [language, &EVERYWHERE] {
            for (row, file) in words.files.iter().zip(File::ALL) {
                phrases.add(row, Some(Token::File(file)));
            }
            for (row, rank) in words.ranks.iter().zip(Rank::ALL) {
                phrases.add(row, Some(Token::Rank(rank)));
            }
            for (row, role) in words.pieces.iter().zip(Role::ALL) {
                phrases.add(row, Some(Token::Piece(role)));
            }
            phrases.add(words.takes, Some(Token::Takes));
            phrases.add(words.from, Some(Token::From));
            phrases.add(words.to, Some(Token::To));
            phrases.add(words.becomes, Some(Token::Becomes));
            phrases.add(words.castles, Some(Token::Castles));
            phrases.add(words.short, Some(Token::CastlesTo(CastlingSide::KingSide)));
            phrases.add(words.long, Some(Token::CastlesTo(CastlingSide::QueenSide)));
            phrases.add(words.around, None);
        }
        phrases
    }

    fn add(&mut self, row: &str, token: Option<Token>) {
        for phrase in row.split('|').filter(|phrase| !phrase.is_empty()) {
            let known = self.meanings.entry(phrase.to_owned()).or_default();
            if !known.contains(&token) {
                known.push(token);
            }
            self.words.extend(phrase.split(' ').map(str::to_owned));
        }
    }

    /// Whether it has all these words; most sentences are of one language only.
    fn know(&self, words: &[String]) -> bool {
        words
            .iter()
            .all(|word| square(word).is_some() || self.words.contains(word))
    }
}

/// Everything the words can mean in everyday speech; nothing if some word fits nowhere.
pub(super) fn read(words: &str) -> Vec<Meaning> {
    // "=" and the like are notation, which everyday speech knows nothing of.
    if words
        .chars()
        .any(|c| !c.is_alphanumeric() && !c.is_whitespace() && !SIGNS.contains(c))
    {
        return Vec::new();
    }
    let words = split(words);
    if words.is_empty() || words.len() > MOST_WORDS {
        return Vec::new();
    }
    let mut senses = Vec::new();
    for phrases in READERS.iter().filter(|phrases| phrases.know(&words)) {
        let mut rows = Rows {
            phrases,
            words: &words,
            found: Vec::new(),
        };
        rows.from(0, &mut Vec::new());
        for row in &rows.found {
            for sense in Reader::senses(row) {
                if !senses.contains(&sense) {
                    senses.push(sense);
                }
            }
        }
    }
    let preference = Preference::Everyday;
    senses.into_iter().map(|sense| Meaning { sense, preference }).collect()
}

/// Words without accents and signs.
fn split(words: &str) -> Vec<String> {
    let folded = fold(words);
    let words = folded.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// A square written as one word: `f3`.
fn square(word: &str) -> Option<[Token; 2]> {
    let square: Square = word.parse().ok()?;
    Some([Token::File(square.file()), Token::Rank(square.rank())])
}

/// The rows of tokens that a sentence can be.
struct Rows<'a> {
    phrases: &'a Phrases,
    words: &'a [String],
    found: Vec<Vec<Token>>,
}

impl Rows<'_> {
    fn from(&mut self, at: usize, row: &mut Vec<Token>) {
        if self.found.len() >= MOST_ROWS {
            return;
        }
        if at == self.words.len() {
            if !row.is_empty() && !self.found.contains(row) {
                self.found.push(row.clone());
            }
            return;
        }
        if let Some(square) = self.words.get(at).and_then(|word| square(word)) {
            row.extend(square);
            self.from(at + 1, row);
            row.truncate(row.len().saturating_sub(square.len()));
            return;
        }
        let phrases = self.phrases;
        let longest = LONGEST_PHRASE.min(self.words.len() - at);
        for length in (1..=longest).rev() {
            let phrase = self.words.get(at..at + length).unwrap_or_default().join(" ");
            for token in phrases.meanings.get(&phrase).into_iter().flatten() {
                row.extend(*token);
                self.from(at + length, row);
                if token.is_some() {
                    row.pop();
                }
            }
        }
    }
}

/// What is left of a row ends no announcement.
struct SomethingElse;

/// One row of tokens, read from the front.
#[derive(Clone, Copy)]
struct Reader<'a> {
    row: &'a [Token],
}

impl<'a> Reader<'a> {
    fn senses(row: &'a [Token]) -> Vec<Sense> {
        match row {
            [Token::CastlesTo(side)] => return vec![Sense::Castling(*side)],
            [Token::Castles] => {
                return [CastlingSide::KingSide, CastlingSide::QueenSide]
                    .map(Sense::Castling)
                    .to_vec();
            }
            [..] => {}
        }
        let mut senses = Vec::new();
        // The square of departure may come before the piece: "e pawn takes d5", "c3 knight to e2".
        for (before, reader) in (Self { row }).origins() {
            let Some((role, behind)) = reader.piece() else {
                continue;
            };
            if before == Origin::default() {
                for (origin, behind) in behind.skip(Token::From).origins() {
                    behind.targets(Some(role), origin, &mut senses);
                }
            } else {
                behind.targets(Some(role), before, &mut senses);
            }
        }
        let unnamed = Self { row }.skip(Token::From);
        for (origin, behind) in unnamed.origins() {
            behind.targets(None, origin, &mut senses);
        }
        senses
    }

    /// [takes] [what is taken] [to] target [becomes] [piece]
    fn targets(self, role: Option<Role>, origin: Origin, senses: &mut Vec<Sense>) {
        let (capture, reader) = match self.row {
            [Token::Takes, rest @ ..] => (true, Self { row: rest }),
            [..] => (false, self),
        };
        let (victim, reader) = match reader.piece() {
            Some((victim, behind)) if capture => (Some(victim), behind),
            Some(_) | None => (None, reader),
        };
        // "pawn takes pawn", "pawn takes rook and becomes a queen": whichever it is.
        if let Some(victim) = victim
            && let Ok(promotion) = reader.promotion()
        {
            senses.push(Sense::Taking {
                role: role.or((origin != Origin::default()).then_some(Role::Pawn)),
                origin,
                victim: Some(victim),
                to: None,
                promotion,
            });
        }
        let reader = reader.skip(Token::To);
        let reader = if victim.is_some() {
            reader.skip(Token::From)
        } else {
            reader
        };
        let [Token::File(file), Token::Rank(rank), behind @ ..] = reader.row else {
            return;
        };
        let (to, behind) = (Square::from_coords(*file, *rank), Self { row: behind });
        // "Felix drei Springer": the piece may come last.
        if let (None, [Token::Piece(last)], true) = (role, behind.row, origin == Origin::default()) {
            senses.push(sense(Some(*last), origin, capture, victim, to, None));
        }
        if let Ok(promotion) = behind.promotion() {
            // "takes the pawn on d5": nobody said what takes.
            let is_unnamed = role.is_none() && origin == Origin::default();
            if is_unnamed && victim.is_some() {
                senses.push(Sense::Taking {
                    role: None,
                    origin,
                    victim,
                    to: Some(to),
                    promotion,
                });
            } else {
                let role = role.or((origin.square().is_none()).then_some(Role::Pawn));
                // "Eva Eva vier" is a slip or two words for one; it is asked back.
                let stutters = role == Some(Role::Pawn) && !capture && origin.file == Some(to.file());
                if !stutters || origin.rank.is_some() {
                    senses.push(sense(role, origin, capture, victim, to, promotion));
                }
            }
        }
    }

    /// Nothing, or the piece that a pawn becomes.
    fn promotion(self) -> Result<Option<Role>, SomethingElse> {
        let piece = |row: &[Token]| match row {
            [Token::Piece(role)] if super::PROMOTIONS.contains(role) => Ok(Some(*role)),
            [..] => Err(SomethingElse),
        };
        match self.row {
            [] => Ok(None),
            [Token::Becomes, rest @ ..] => piece((Self { row: rest }).skip(Token::To).row),
            [..] => piece(self.row),
        }
    }

    fn piece(self) -> Option<(Role, Self)> {
        match self.row {
            [Token::Piece(role), rest @ ..] => Some((*role, Self { row: rest })),
            [..] => None,
        }
    }

    fn skip(self, token: Token) -> Self {
        match self.row {
            [first, rest @ ..] if *first == token => Self { row: rest },
            [..] => self,
        }
    }

    /// As a square of departure: nothing, a file, a rank, or both.
    fn origins(self) -> Vec<(Origin, Self)> {
        let mut origins = vec![(Origin::default(), self)];
        let mut add = |file: Option<File>, rank: Option<Rank>, rest: &'a [Token]| {
            origins.push((Origin { file, rank }, Self { row: rest }));
        };
        match self.row {
            [Token::File(file), rest @ ..] => {
                add(Some(*file), None, rest);
                if let [Token::Rank(rank), rest @ ..] = rest {
                    add(Some(*file), Some(*rank), rest);
                }
            }
            [Token::Rank(rank), rest @ ..] => add(None, Some(*rank), rest),
            [..] => {}
        }
        origins
    }
}

/// A move to a named square; where what it takes is named, that counts, too.
fn sense(
    role: Option<Role>,
    origin: Origin,
    capture: bool,
    victim: Option<Role>,
    to: Square,
    promotion: Option<Role>,
) -> Sense {
    match victim {
        Some(_) => Sense::Taking {
            role,
            origin,
            victim,
            to: Some(to),
            promotion,
        },
        None => Sense::Piece {
            role,
            origin,
            capture,
            to,
            promotion,
        },
    }
}
