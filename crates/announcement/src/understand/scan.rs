//! Splits words into elements: each a word of a vocabulary, a letter, a digit or a sign, with its place.

use std::ops::Range;

use shakmaty::{CastlingSide, Rank, Role};

use super::super::vocabulary::WordMeaning;
use super::lexicon::{Languages, look_up};
use super::meaning::{NotUnderstood, NotUnderstoodCode};
use notation::algebraic::{self, Letters};

/// Splits words into elements.
///
/// # Errors
///
/// The first word that is neither in a vocabulary nor algebraic notation.
pub(super) fn scan(words: &str, short: ShortWords) -> Result<Scanned, NotUnderstood> {
    let mut scanner = Scanner {
        words,
        short,
        elements: Vec::new(),
        short_words: false,
        lone_a: false,
        dash: false,
        languages: Languages::ALL,
    };
    for chunk in chunks(words) {
        scanner.chunk(chunk)?;
    }
    Ok(Scanned {
        a_may_be_to: scanner.lone_a && scanner.languages.say_a_for_to(),
        elements: scanner.elements,
        short_words: scanner.short_words,
    })
}

/// The reading of words of two or three letters that could also be algebraic notation (`Re`).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ShortWords {
    AsWords,
    AsLetters,
}

pub(super) struct Scanned {
    pub elements: Vec<Element>,
    /// True if the other reading of short words would make a difference.
    pub short_words: bool,
    /// True if an "a" may mean "to" and not a file: "torre a e1" in Spanish.
    pub a_may_be_to: bool,
}

/// The smallest part that has a meaning.
pub(super) struct Element {
    pub token: ScanToken,
    /// True if a hyphen comes before it.
    pub dash: bool,
    /// The word it belongs to, as a range of bytes.
    pub word: Range<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScanToken {
    /// A word of a vocabulary, or a sign with a word's meaning.
    Said(WordMeaning),
    /// A file or a piece, in the case it was written.
    Letter(char),
    /// 0-0 or 0-0-0.
    Castles(CastlingSide),
}

struct Scanner<'a> {
    words: &'a str,
    short: ShortWords,
    elements: Vec<Element>,
    short_words: bool,
    lone_a: bool,
    dash: bool,
    /// The languages that have all the words so far.
    languages: Languages,
}

impl Scanner<'_> {
    fn chunk(&mut self, chunk: Range<usize>) -> Result<(), NotUnderstood> {
        let text = self.words.get(chunk.clone()).unwrap_or_default();
        if let Some(side) = castling(text) {
            self.push(ScanToken::Castles(side), chunk);
            return Ok(());
        }
        let mut done = 0;
        while let Some(rest) = text.get(done..).filter(|rest| !rest.is_empty()) {
            let at = chunk.start + done;
            done += self.step(rest, at, &chunk)?;
        }
        self.dash = false;
        Ok(())
    }

    /// Takes one element, or one run of letters, from the front, and returns its length in bytes.
    fn step(&mut self, rest: &str, at: usize, chunk: &Range<usize>) -> Result<usize, NotUnderstood> {
        if let Some(length) = ignored_phrase(rest) {
            return Ok(length);
        }
        let Some(first) = rest.chars().next() else {
            return Ok(rest.len());
        };
        if is_word_char(first) {
            let length = rest.find(|c| !is_word_char(c)).unwrap_or(rest.len());
            let alone = !rest
                .get(length..)
                .is_some_and(|after| after.starts_with(|c: char| c.is_ascii_digit()));
            self.run(rest.get(..length).unwrap_or_default(), at, alone)?;
            return Ok(length);
        }
        if first.is_ascii_digit() {
            let length = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            self.digits(rest, length, at, chunk)?;
            return Ok(length);
        }
        self.sign(first, at, chunk)?;
        Ok(first.len_utf8())
    }

    fn run(&mut self, run: &str, at: usize, alone: bool) -> Result<(), NotUnderstood> {
        let word = at..at + run.len();
        let algebraic = run.chars().all(is_algebraic);
        if let Some((said, languages)) = look_up(run) {
            let short = algebraic && run.len() <= 3;
            // "Re8" is not an Italian king, and "De c5" not a Portuguese preposition.
            let word_is_possible = !short || (alone && !(said == WordMeaning::Nothing && self.elements.is_empty()));
            self.short_words |= short;
            if word_is_possible && (!short || self.short == ShortWords::AsWords) {
                self.languages = self
                    .languages
                    .shared_with(languages)
                    .ok_or_else(|| self.unknown(word.clone()))?;
                self.push(ScanToken::Said(said), word);
                return Ok(());
            }
        }
        if !algebraic {
            return Err(self.unknown(word));
        }
        self.lone_a |= run == "a" && alone && !self.elements.is_empty();
        for c in run.chars() {
            // The Portuguese name of the letter, as a voice needs it.
            let c = match c {
                'é' => 'e',
                'É' => 'E',
                _ => c,
            };
            let token = if c.eq_ignore_ascii_case(&'x') {
                ScanToken::Said(WordMeaning::Takes)
            } else {
                ScanToken::Letter(c)
            };
            self.push(token, word.clone());
        }
        Ok(())
    }

    fn digits(&mut self, rest: &str, length: usize, at: usize, chunk: &Range<usize>) -> Result<(), NotUnderstood> {
        let after = rest.get(length..).unwrap_or_default();
        // The number of a move: "12." and, as Appendix C has it once, "9" alone.
        if self.elements.is_empty() && (after.is_empty() || after.starts_with(['.', '…'])) {
            return Ok(());
        }
        let mut digits = rest.get(..length).unwrap_or_default().chars();
        let rank = match (digits.next(), digits.next()) {
            (Some(digit), None) => Rank::from_char(digit),
            (Some(_) | None, Some(_) | None) => None,
        };
        let rank = rank.ok_or_else(|| self.unknown(chunk.clone()))?;
        self.push(ScanToken::Said(WordMeaning::Rank(rank)), at..at + length);
        Ok(())
    }

    fn sign(&mut self, sign: char, at: usize, chunk: &Range<usize>) -> Result<(), NotUnderstood> {
        let said = match sign {
            '-' | '–' | '—' | '‐' | '‑' | '−' | '→' | '>' | '~' => {
                self.dash = true;
                return Ok(());
            }
            '×' | ':' | '*' => WordMeaning::Takes,
            '=' | '(' | '/' => WordMeaning::Promotes,
            '♔' | '♚' => WordMeaning::Piece(Role::King),
            '♕' | '♛' => WordMeaning::Piece(Role::Queen),
            '♖' | '♜' => WordMeaning::Piece(Role::Rook),
            '♗' | '♝' => WordMeaning::Piece(Role::Bishop),
            '♘' | '♞' => WordMeaning::Piece(Role::Knight),
            '♙' | '♟' => WordMeaning::Piece(Role::Pawn),
            '+' | '#' | '!' | '?' | '.' | ',' | ';' | ')' | '…' | '"' | '†' | '‡' | '\u{fe0e}' | '\u{fe0f}' => {
                return Ok(());
            }
            _ => return Err(self.unknown(chunk.clone())),
        };
        self.push(ScanToken::Said(said), at..at + sign.len_utf8());
        Ok(())
    }

    fn push(&mut self, token: ScanToken, word: Range<usize>) {
        if token != ScanToken::Said(WordMeaning::Nothing) {
            self.elements.push(Element {
                token,
                dash: self.dash,
                word,
            });
        }
        self.dash = false;
    }

    fn unknown(&self, word: Range<usize>) -> NotUnderstood {
        unknown_word(self.words, word)
    }
}

/// The fault of a word that does not fit; signs around the word are not part of it.
pub(super) fn unknown_word(words: &str, word: Range<usize>) -> NotUnderstood {
    let text = words.get(word.clone()).unwrap_or_default();
    let trimmed = text.trim_end_matches(['.', ',', ';', '!', '?']);
    let shown = if trimmed.is_empty() { text } else { trimmed };
    NotUnderstood {
        code: NotUnderstoodCode::UnknownWord,
        at: word.start,
        word: shown.to_owned(),
        candidates: Vec::new(),
    }
}

/// The parts between blanks, as ranges of bytes.
fn chunks(words: &str) -> impl Iterator<Item = Range<usize>> {
    words.split_whitespace().map(|chunk| {
        // The offset of a part in its string is the difference of their addresses.
        let start = chunk.as_ptr().addr() - words.as_ptr().addr();
        start..start + chunk.len()
    })
}

/// `0-0`, `O-O-O`, `oo`, `0-0+`, `...O-O`: Article C.13 prints zeros, many sheets have the letter O.
fn castling(chunk: &str) -> Option<CastlingSide> {
    let numbered = chunk.split_once('.');
    let chunk = match numbered.filter(|(number, _)| number.chars().all(|c| c.is_ascii_digit())) {
        Some((_, rest)) => rest.trim_start_matches('.'),
        None => chunk,
    };
    algebraic::castling(chunk.trim_end_matches(['+', '#', '!', '?', '.', ',']))
}

/// `(=)`, the draw offer (Article C.12), and `e.p.` (C.9.3), whose last period is a sign like any other.
fn ignored_phrase(rest: &str) -> Option<usize> {
    if rest.starts_with("(=)") {
        return Some(3);
    }
    let head = rest.get(..3)?;
    head.eq_ignore_ascii_case("e.p").then_some(3)
}

fn is_word_char(c: char) -> bool {
    c.is_alphabetic() || ('\u{300}'..='\u{36f}').contains(&c)
}

/// A letter that can stand in algebraic notation.
fn is_algebraic(c: char) -> bool {
    matches!(c, 'a'..='h' | 'A'..='H' | 'é' | 'É' | 'x' | 'X')
        || Letters::familiar().iter().any(|letters| letters.role(c).is_some())
}
