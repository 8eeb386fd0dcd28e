//! A scoresheet's text as moves (Appendix C), with the place of the first entry that cannot be read.

use std::borrow::Cow;

use shakmaty::{ByColor, Chess, Move, Position as _, Role};

use super::algebraic::Letters;
use super::pgn::lexer::{Lexer, PgnToken};
use super::written_move::{self, Readings};
use laws::discrepancy::{ReadSheet, SheetDoubt, SheetDoubtKind, UnreadableEntry, UnreadableReason};
use laws::game::CompletedMove;
use laws::scoresheet::as_written;

/// Reads a sheet that begins in this position.
///
/// Without `letters`, the language in which most can be read is used for the whole sheet, English first, and another only
/// if a letter on the sheet is its own and not English; letters are never guessed move by move (`R` is a king in Portuguese
/// and a rook in English). Of two moves that a word can mean,
/// the one with which more of the sheet can be read is chosen.
pub fn read(text: &str, start: &Chess, letters: Option<Letters>) -> ReadSheet {
    read_of(text, start, letters, &[])
}

/// The same for a game with known completed moves: an illegal move that stands (A.5.2) is read in its place, and a
/// word that can be two moves, both of which let the whole sheet be read, is the one that was made.
pub fn read_of(text: &str, start: &Chess, letters: Option<Letters>, line: &[CompletedMove]) -> ReadSheet {
    let made: Vec<Move> = line.iter().map(|completed| completed.legal).collect();
    let readings = readings(text, start, letters, line);
    nearest(readings, |reading| alike(&reading.moves, &made)).unwrap_or_default()
}

/// Reads both sheets of a game. A word that can be two moves, both of which let the whole sheet be read, is the one on the other sheet.
pub fn read_both(texts: ByColor<&str>, start: &Chess, letters: ByColor<Option<Letters>>) -> ByColor<ReadSheet> {
    let readings = texts
        .zip(letters)
        .map(|(text, letters)| readings(text, start, letters, &[]));
    let agreement = |one: &ReadSheet, others: &[ReadSheet]| {
        // A sheet that is in doubt itself decides nothing.
        let count = others
            .first()
            .filter(|first| is_in_doubt(first))
            .map_or(others.len(), |_| 1);
        let with = others.iter().take(count).map(|other| alike(&one.moves, &other.moves));
        with.max().unwrap_or_default()
    };
    let white = nearest(readings.white, |reading| agreement(reading, &readings.black)).unwrap_or_default();
    let black = nearest(readings.black, |reading| alike(&reading.moves, &white.moves)).unwrap_or_default();
    ByColor { white, black }
}

/// The first of those readings that agree longest by `agreement`.
fn nearest(readings: Vec<ReadSheet>, agreement: impl Fn(&ReadSheet) -> usize) -> Option<ReadSheet> {
    let ranked = readings.into_iter().rev();
    ranked.max_by_key(agreement)
}

/// Number of equal moves from the beginning.
fn alike(one: &[Move], other: &[Move]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// The readings of a sheet that go furthest, the likeliest first; mostly one, at least one.
fn readings(text: &str, start: &Chess, letters: Option<Letters>, line: &[CompletedMove]) -> Vec<ReadSheet> {
    let (entries, doubts) = entries(text);
    let mut readings = of_entries(&entries, text, start, letters, line);
    for reading in &mut readings {
        reading.doubts.extend(doubts.iter().cloned());
        reading.doubts.sort_by_key(|doubt| (doubt.line, doubt.column));
    }
    readings
}

fn of_entries(
    entries: &[PlacedEntry<'_>],
    text: &str,
    start: &Chess,
    letters: Option<Letters>,
    line: &[CompletedMove],
) -> Vec<ReadSheet> {
    let with = |letters| Hypotheses::read(entries, text, start, letters, line);
    if let Some(letters) = letters {
        return with(letters);
    }
    let mut best = with(Letters::English);
    let has_pawn = entries.iter().any(|entry| has_pawn_letter(&entry.text));
    let plies = |readings: &[ReadSheet]| readings.first().map_or(0, |reading| reading.moves.len());
    if has_pawn && !entries.iter().any(|entry| is_foreign_to_dutch(&entry.text)) {
        let dutch = with(Letters::Dutch);
        // Nothing on the sheet decides between a pawn and a knight; the game or the other sheet may.
        if plies(&dutch) == plies(&best) {
            let doubted = in_doubt(entries, has_pawn_letter);
            let doubted = Hypotheses::read(&doubted, text, start, Letters::English, line);
            return [doubted, best, dutch].concat();
        }
    }
    let others = Letters::guessed(has_pawn);
    for letters in others.filter(|letters| entries.iter().any(|entry| has_letter_of(&entry.text, *letters))) {
        if best.iter().all(|reading| reading.unreadable.is_none()) {
            break;
        }
        let other = if letters.sign(Role::Knight) == Some("C") {
            let doubted = in_doubt(entries, is_knight_in_english);
            Hypotheses::read(&doubted, text, start, letters, line)
        } else {
            with(letters)
        };
        if plies(&other) > plies(&best) {
            best = other;
        }
    }
    best
}

/// The entries, each one that may be another piece in doubt.
fn in_doubt<'a>(entries: &[PlacedEntry<'a>], may_be_another: fn(&str) -> bool) -> Vec<PlacedEntry<'a>> {
    let doubted = entries.iter().cloned().map(|mut entry| {
        if may_be_another(&entry.text) {
            entry.kind = PlacedKind::Stop(UnreadableReason::Ambiguous);
        }
        entry
    });
    doubted.collect()
}

/// True for a reading that ends at such an entry.
fn is_in_doubt(reading: &ReadSheet) -> bool {
    let entry = reading.unreadable.as_ref();
    entry.is_some_and(|entry| entry.reason == UnreadableReason::Ambiguous && has_pawn_letter(&entry.token))
}

/// True if a piece letter of that language is written there that English does not have.
pub(crate) fn has_letter_of(written: &str, letters: Letters) -> bool {
    let is_own = |sign| letters.role(sign).is_some() && Letters::English.role(sign).is_none();
    let is_short = written.len() <= written_move::LONGEST_SYMBOL;
    is_short && written.chars().any(|sign| !matches!(sign, 'a'..='h') && is_own(sign))
}

/// True for a word that begins with P: a pawn, and in Dutch a knight.
pub(crate) fn has_pawn_letter(written: &str) -> bool {
    let mut signs = written.chars();
    let is_behind = |sign: char| matches!(sign.to_ascii_lowercase(), 'a'..='h' | '1'..='8' | 'x');
    matches!(signs.next(), Some('P' | 'p')) && signs.next().is_some_and(is_behind)
}

/// True for a word that begins with N before a square or a part of one: a knight in English, and no piece where the knight is a C.
pub(crate) fn is_knight_in_english(written: &str) -> bool {
    let rest = written.strip_prefix('N');
    rest.is_some_and(|rest| {
        rest.trim_start()
            .starts_with(|sign| matches!(sign, 'a'..='h' | '1'..='8' | 'x' | '×' | ':'))
    })
}

/// True for a word that begins with the letter of a piece which Dutch does not have.
pub(crate) fn is_foreign_to_dutch(written: &str) -> bool {
    let mut signs = written.chars();
    let is_foreign = |sign: char| {
        let is_piece = Letters::ALL.iter().any(|letters| letters.role(sign).is_some());
        is_piece && Letters::Dutch.role(sign).is_none()
    };
    let first = signs.next().filter(|sign| !sign.is_lowercase());
    first.is_some_and(is_foreign) && !signs.next().is_none_or(|sign| sign.is_ascii_digit())
}

/// An entry and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PlacedEntry<'a> {
    text: Cow<'a, str>,
    kind: PlacedKind,
    /// The entry with its marks.
    written: &'a str,
    /// The byte of the sheet's text at which it begins.
    at: usize,
    /// The byte at which the number before it begins, if it has one with a dot.
    number: Option<usize>,
}

/// The numbers of the moves in a text, which may begin with any.
#[derive(Default)]
pub(crate) struct MoveNumbers {
    /// The number that the first move has in the text, less the one that it has in the game.
    shift: Option<i64>,
}

impl MoveNumbers {
    /// The digits at the beginning of a text.
    pub(crate) fn at_start(text: &str) -> &str {
        let behind = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
        text.get(..text.len() - behind.len()).unwrap_or_default()
    }

    /// True if those digits are the number of the next move, which is `next` in the game; before the first move any number is.
    pub(crate) fn fits(&mut self, digits: &str, next: i64, is_first: bool) -> bool {
        let Ok(number) = digits.parse::<i64>() else {
            return false;
        };
        if is_first {
            self.shift.get_or_insert(number - next);
        }
        number == next + self.shift.unwrap_or_default()
    }

    /// True if the first move of the text does not have its number in the game.
    pub(crate) fn are_shifted(&self) -> bool {
        self.shift.is_some_and(|shift| shift != 0)
    }
}

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlacedKind {
    Move,
    /// The last word of a sheet, a result that castling is written like: `0-0`.
    MoveOrResult,
    /// An N apart from a square, where all other pieces stand at theirs: a knight, or the novelty of a pawn.
    Novelty,
    /// Digits that must be the number of the next move.
    Number,
    /// No move: nothing is read from here on, for that reason.
    Stop(UnreadableReason),
}

/// The most readings followed at once. A word that can be two moves starts two, of which one mostly ends with the next word.
const MOST_READINGS: usize = 8;

/// Every possible reading of the entries so far.
struct Hypotheses {
    /// The moves of all readings, each with the index of the one before it.
    moves: Vec<(Option<usize>, Move)>,
    /// The likeliest first; all are equally long.
    open: Vec<Hypothesis>,
}

/// One reading, as far as it goes.
#[derive(Clone)]
struct Hypothesis {
    position: Chess,
    /// The index of its last move.
    last: Option<usize>,
    /// True if an exact entry was read otherwise: only as long as no other reading goes as far.
    is_unlikely: bool,
}

impl Hypotheses {
    fn read(
        entries: &[PlacedEntry<'_>],
        text: &str,
        start: &Chess,
        letters: Letters,
        line: &[CompletedMove],
    ) -> Vec<ReadSheet> {
        let first = Hypothesis {
            position: start.clone(),
            last: None,
            is_unlikely: false,
        };
        let mut all = Hypotheses {
            moves: Vec::with_capacity(entries.len()),
            open: vec![first],
        };
        let mut plies = 0;
        let mut numbers = MoveNumbers::default();
        let mut doubts: Vec<SheetDoubt> = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            let next = all
                .open
                .first()
                .map_or(1, |open| i64::from(open.position.fullmoves().get()));
            if entry.kind == PlacedKind::Number && numbers.fits(&entry.text, next, plies == 0) {
                continue;
            }
            let mut entry = Cow::Borrowed(entry);
            if let Some(at) = entry.number
                && let digits = MoveNumbers::at_start(text.get(at..).unwrap_or_default())
                && !digits.is_empty()
                && !numbers.fits(digits, next, plies == 0)
            {
                let is_number = |doubt: &SheetDoubt| doubt.kind == SheetDoubtKind::WrongNumber;
                if digits == "1" || !doubts.iter().any(is_number) {
                    doubts.push(doubt(text, SheetDoubtKind::WrongNumber, at, digits));
                }
                // Another game begins.
                if digits == "1" {
                    entry = Cow::Owned(PlacedEntry {
                        text: Cow::Borrowed(digits),
                        kind: PlacedKind::Stop(UnreadableReason::NoMove),
                        written: digits,
                        at,
                        number: None,
                    });
                }
            }
            let entry = entry.as_ref();
            let mut next = Vec::with_capacity(all.open.len());
            let mut reasons = Vec::new();
            for hypothesis in std::mem::take(&mut all.open) {
                match all.meant(&hypothesis, entry, letters, line, plies) {
                    Ok(found) => {
                        let second = found.second.map(|legal| {
                            let mut other = hypothesis.clone();
                            other.is_unlikely |= found.is_exact;
                            all.gone_on(other, legal)
                        });
                        next.push(all.gone_on(hypothesis, found.first));
                        next.extend(second);
                    }
                    Err(reason) => reasons.push((hypothesis, reason)),
                }
            }
            if next.is_empty() && entry.kind == PlacedKind::MoveOrResult && index + 1 == entries.len() {
                all.open = reasons.into_iter().map(|(hypothesis, _)| hypothesis).collect();
                break;
            }
            if next.is_empty() {
                let stopped = reasons.iter().map(|(hypothesis, reason)| ReadSheet {
                    moves: all.played(hypothesis),
                    unreadable: Some(unreadable(text, entry, *reason, letters)),
                    doubts: doubts.clone(),
                });
                return stopped.collect();
            }
            next.truncate(MOST_READINGS);
            let is_untrue = |read: &Hypothesis| {
                let last = read.last.and_then(|last| all.moves.get(last));
                last.is_some_and(|(_, mv)| written_move::has_untrue_sign(entry.written, *mv, &read.position))
            };
            if next.iter().all(is_untrue) {
                doubts.push(doubt(text, SheetDoubtKind::UntrueSign, entry.at, entry.written));
            }
            all.open = next;
            plies += 1;
        }
        if all.open.iter().any(|hypothesis| !hypothesis.is_unlikely) {
            all.open.retain(|hypothesis| !hypothesis.is_unlikely);
        }
        let whole = all.open.iter().map(|hypothesis| ReadSheet {
            moves: all.played(hypothesis),
            unreadable: None,
            doubts: doubts.clone(),
        });
        whole.collect()
    }

    /// The meaning of an entry after the moves of that reading.
    fn meant(
        &self,
        before: &Hypothesis,
        entry: &PlacedEntry<'_>,
        letters: Letters,
        line: &[CompletedMove],
        plies: usize,
    ) -> Result<Readings, UnreadableReason> {
        let text = entry.text.as_ref();
        let legal = |text: &str| written_move::read(&before.position, text, letters);
        // A novelty before the move of a pawn is written like a knight apart from its square.
        let pawn = without_apart(text);
        match entry.kind {
            PlacedKind::Stop(reason) => return Err(reason),
            PlacedKind::Number => return Err(UnreadableReason::NoMove),
            PlacedKind::Novelty if legal(text).is_ok() && pawn.is_some_and(|pawn| legal(pawn).is_ok()) => {
                return Err(UnreadableReason::Ambiguous);
            }
            PlacedKind::Move | PlacedKind::MoveOrResult | PlacedKind::Novelty => {}
        }
        let text = pawn.filter(|_| legal(text).is_err()).unwrap_or(text);
        let stood = line.get(plies).filter(|completed| completed.is_illegal);
        let stood = stood.filter(|stood| written_move::means(&before.position, text, stood.legal, letters));
        // An illegal move can only stand after the moves that were made before it.
        match stood.filter(|_| self.played(before).iter().eq(made(line, plies))) {
            Some(stood) => Ok(Readings {
                first: stood.legal,
                second: None,
                is_exact: true,
            }),
            None => legal(text),
        }
    }

    fn gone_on(&mut self, mut hypothesis: Hypothesis, legal: Move) -> Hypothesis {
        self.moves.push((hypothesis.last, legal));
        hypothesis.position.play_unchecked(legal);
        hypothesis.last = Some(self.moves.len() - 1);
        hypothesis
    }

    /// The moves of one reading from the beginning.
    fn played(&self, hypothesis: &Hypothesis) -> Vec<Move> {
        let mut played = Vec::new();
        let mut last = hypothesis.last;
        while let Some((before, legal)) = last.and_then(|last| self.moves.get(last)) {
            played.push(*legal);
            last = *before;
        }
        played.reverse();
        played
    }
}

/// The first moves of the game.
fn made(line: &[CompletedMove], plies: usize) -> impl Iterator<Item = &Move> {
    line.iter().take(plies).map(|completed| &completed.legal)
}

/// The fault of an entry, with its line and column in the sheet.
fn unreadable(text: &str, entry: &PlacedEntry<'_>, reason: UnreadableReason, letters: Letters) -> UnreadableEntry {
    let (line, column) = place(text, entry.at);
    // A piece may end a line and its square begin the next one.
    let words: Vec<&str> = entry.text.split_whitespace().collect();
    UnreadableEntry {
        token: words.join(" "),
        line,
        column,
        reason,
        movement: written_move::movement(&entry.text, letters),
    }
}

fn doubt(text: &str, kind: SheetDoubtKind, at: usize, token: &str) -> SheetDoubt {
    let (line, column) = place(text, at);
    SheetDoubt {
        kind,
        token: token.to_owned(),
        line,
        column,
    }
}

/// The line and the column of a byte of the text.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    let column = line.trim_start_matches('\u{feff}').chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// The words that may be moves, and numbers without a dot: not results, draw offers, times, comments, glyphs, PGN tags or variations.
/// With them the first of each other fault of the text.
fn entries(text: &str) -> (Vec<PlacedEntry<'_>>, Vec<SheetDoubt>) {
    let mut entries = Vec::new();
    let mut doubts: Vec<SheetDoubt> = Vec::new();
    let mut doubted = |kind, at, token: &str| {
        if doubts.iter().all(|known| known.kind != kind) {
            doubts.push(doubt(text, kind, at, token));
        }
    };
    // The open brackets: the number of entries before each, and whether the first one in it has a move number.
    let mut open: Vec<(usize, bool)> = Vec::new();
    // The place of the result behind the moves.
    let mut end: Option<(usize, &str)> = None;
    let mut is_result = false;
    let mut lexer = Lexer::of_sheet(text);
    while let Some((at, token)) = lexer.next() {
        let written = text.get(at..lexer.reached()).unwrap_or_default().trim();
        let (word, kind) = match token {
            // Words behind the result say how the game ended.
            PgnToken::San(word) if end.is_some() && !is_movement(&word) => continue,
            PgnToken::CastlingOrResult(word, _) => (word, PlacedKind::MoveOrResult),
            PgnToken::San(word) => {
                let is_apart = without_apart(&word).is_some() && !lexer.writes_pieces_apart(at);
                (
                    word,
                    if is_apart {
                        PlacedKind::Novelty
                    } else {
                        PlacedKind::Move
                    },
                )
            }
            PgnToken::Number(number) => (Cow::Borrowed(number), PlacedKind::Number),
            PgnToken::Open => {
                open.push((entries.len(), false));
                continue;
            }
            PgnToken::Close => {
                if let Some((before, is_numbered)) = open.pop() {
                    let inside = entries.get(before..).unwrap_or_default();
                    let is_number = |entry: &PlacedEntry<'_>| entry.kind == PlacedKind::Number;
                    if is_numbered || inside.len() > 1 || inside.iter().all(is_number) {
                        entries.truncate(before);
                    }
                }
                continue;
            }
            // Among the moves, some of them may be on the rest of its line.
            PgnToken::BrokenTag => {
                let word = written.split_whitespace().next().unwrap_or_default();
                if entries.is_empty() || end.is_some() {
                    doubted(SheetDoubtKind::BrokenTag, at, word);
                    continue;
                }
                (Cow::Borrowed(word), PlacedKind::Stop(UnreadableReason::NoMove))
            }
            PgnToken::OpenComment => {
                doubted(SheetDoubtKind::OpenComment, at, "{");
                continue;
            }
            PgnToken::Result(_) | PgnToken::Ending(_) => {
                let is_again = matches!(token, PgnToken::Result(_)) && open.is_empty();
                if let Some((at, first)) = end.filter(|_| is_again && is_result) {
                    doubted(SheetDoubtKind::TwoResults, at, first);
                }
                is_result |= is_again;
                end = end.or_else(|| (!entries.is_empty() && open.is_empty()).then_some((at, written)));
                continue;
            }
            PgnToken::EnPassant(_) => {
                if let Some(last) = entries.last_mut() {
                    last.written = text.get(last.at..lexer.reached()).unwrap_or_default().trim_end();
                }
                continue;
            }
            PgnToken::Tag(..) | PgnToken::Comment(_) | PgnToken::Nag(_) | PgnToken::Entry(_) => continue,
        };
        if let Some((_, is_numbered)) = open.last_mut().filter(|(before, _)| *before == entries.len()) {
            *is_numbered = lexer.number.is_some();
        }
        if let Some((at, result)) = end.filter(|_| kind != PlacedKind::Number) {
            // Moves follow the result.
            entries.push(PlacedEntry {
                text: Cow::Borrowed(result),
                kind: PlacedKind::Stop(UnreadableReason::NoMove),
                written: result,
                at,
                number: None,
            });
            break;
        }
        if end.is_none() {
            entries.push(PlacedEntry {
                text: word,
                kind,
                written,
                at,
                number: lexer.number,
            });
        }
    }
    (entries, doubts)
}

/// The square behind an N that stands apart: of a knight, or of a pawn's move that is a novelty.
pub(crate) fn without_apart(word: &str) -> Option<&str> {
    let square = word.strip_prefix('N')?;
    square.starts_with(char::is_whitespace).then(|| square.trim_start())
}

/// True for a word that is a form of Appendix C in some language.
fn is_movement(word: &str) -> bool {
    let mut all = Letters::ALL.into_iter();
    all.any(|letters| written_move::movement(word, letters).is_some())
}

/// The entries of a text as a player writes them one by one: moves without their numbers, draw offers, times and claims.
pub fn split(text: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    let mut lexer = Lexer::of_sheet(text);
    let mut end = 0;
    while let Some((at, token)) = lexer.next() {
        // The words of a move stay as they were written, with their marks.
        let written = text.get(at.max(end)..lexer.reached()).unwrap_or_default().trim_end();
        end = lexer.reached();
        match token {
            PgnToken::San(_) | PgnToken::CastlingOrResult(..) => entries.push(written.trim_end_matches(';').to_owned()),
            PgnToken::Entry(entry) => entries.push(entry),
            // Alone an equals sign is a draw offer.
            PgnToken::Nag(_) if written == "=" => entries.push(as_written(written)),
            PgnToken::EnPassant(word) => {
                if let Some(last) = entries.last_mut() {
                    last.push(' ');
                    last.push_str(word);
                }
            }
            PgnToken::Nag(_)
            | PgnToken::Open
            | PgnToken::Close
            | PgnToken::Tag(..)
            | PgnToken::BrokenTag
            | PgnToken::Comment(_)
            | PgnToken::OpenComment
            | PgnToken::Number(_)
            | PgnToken::Ending(_)
            | PgnToken::Result(_) => {}
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use shakmaty::Role::{Knight, Pawn};

    use super::*;

    fn moves(text: &str, letters: Option<Letters>) -> (Vec<String>, Option<UnreadableEntry>) {
        let sheet = read(text, &Chess::default(), letters);
        let mut position = Chess::default();
        let mut told = Vec::new();
        for legal in &sheet.moves {
            told.push(legal.to_uci(shakmaty::CastlingMode::Standard).to_string());
            position.play_unchecked(*legal);
        }
        (told, sheet.unreadable)
    }

    #[test]
    fn numbers_dots_offers_and_line_breaks_are_not_moves() {
        let (told, unreadable) = moves(
            "1.e4 e5 2. Cf3\n2... Cc6(=) 3 Bb5 (=) a6 (0:05) {bom} 1/2-1/2",
            Some(Letters::Portuguese),
        );
        assert_eq!(told, ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
        assert_eq!(unreadable, None);
    }

    #[test]
    fn a_claim_with_the_intended_move_is_not_a_move() {
        for text in ["1.e4 e5 2.Nf3 Nc6 (9.2 Bb5)", "1.e4 e5 2.Nf3 Nc6(9.2 Bb5) {a (9.2} "] {
            let (told, unreadable) = moves(text, None);
            assert_eq!((told.len(), unreadable), (4, None), "{text}");
        }
        let (told, unreadable) = moves("1.e4 e5(0:05) 2.Nf3(=) Nc6 (9.2 Bb5)3.Bb5 (0:10)", None);
        assert_eq!((told.len(), unreadable), (5, None));
        assert_eq!(split("1.e4 (9.2 Bb5) e5"), ["e4", "(9.2 Bb5)", "e5"]);
    }

    #[test]
    fn an_entry_that_cannot_be_read_is_named_with_its_place() {
        let (told, unreadable) = moves("1. 2e2e4 e7e5", None);
        assert!(told.is_empty());
        let unreadable = unreadable.unwrap();
        assert_eq!(
            (
                unreadable.token.as_str(),
                unreadable.line,
                unreadable.column,
                unreadable.reason
            ),
            ("2e2e4", 1, 4, UnreadableReason::NoMove)
        );
        let (told, unreadable) = moves("1.e4 e5\n2.Ké3", None);
        assert_eq!(told.len(), 2);
        assert_eq!(
            unreadable.map(|it| (it.token, it.line, it.column)),
            Some((String::from("Ké3"), 2, 3))
        );
    }

    #[test]
    fn the_language_of_a_sheet_is_found_for_all_of_it() {
        let german = "1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.Lxc6 dxc6 5.0-0 Dd6";
        assert_eq!(moves(german, None).0.len(), 10);
        assert_eq!(moves(german, Some(Letters::English)).0.len(), 2);
        let portuguese = "1.e4 e5 2.Cf3 Cc6 3.Bb5 Cf6 4.0-0 Cxe4 5.Te1 Rd6";
        assert_eq!(moves(portuguese, None).1.map(|it| it.token), Some(String::from("Rd6")));
    }

    #[test]
    fn a_comment_in_braces_may_run_over_lines() {
        let (told, unreadable) = moves("[Event \"x\"]\n1. e4 {a\nb e5} e5 2.Nf3{c}Nc6", None);
        assert_eq!(told.len(), 4, "{unreadable:?}");
    }

    /// Both knights and the pawn can go to c3.
    const TWO_KNIGHTS: &str = "1.e3 a6 2.Ce2 a5";

    #[test]
    fn the_moves_after_a_word_that_can_be_two_moves_decide() {
        let after = |rest: &str| {
            let text = format!("{TWO_KNIGHTS} {rest}");
            let sheet = read(&text, &Chess::default(), Some(Letters::Portuguese));
            assert_eq!(sheet.unreadable, None, "{rest}");
            sheet.moves.get(4).map(|legal| legal.role())
        };
        assert_eq!(after("3.C2c3 e6 4.Ce4"), Some(Knight));
        assert_eq!(after("3.C2c3 e6 4.Cg3"), Some(Pawn));
        assert_eq!(after("3.C2C3 e6 4.CE4"), Some(Knight));
        assert_eq!(after("3.C2C3 e6 4.CG3"), Some(Pawn));
        assert_eq!(after("3.C2c3"), Some(Knight));
        assert_eq!(after("3.C2C3"), Some(Pawn));
    }

    #[test]
    fn an_ambiguous_word_is_read_as_the_move_of_the_other_sheet() {
        let roles = |one: &str, other: &str| {
            let one = format!("{TWO_KNIGHTS} {one}");
            let other = format!("{TWO_KNIGHTS} {other}");
            let texts = ByColor {
                white: one.as_str(),
                black: other.as_str(),
            };
            let read = read_both(
                texts,
                &Chess::default(),
                ByColor::new_with(|_| Some(Letters::Portuguese)),
            );
            read.into_iter()
                .map(|sheet| sheet.moves.get(4).map(|legal| legal.role()))
                .collect::<Vec<_>>()
        };
        assert_eq!(roles("3.C2C3 e6", "3.Cec3"), [Some(Knight), Some(Knight)]);
        assert_eq!(roles("3.C2C3 e6", "3.c3"), [Some(Pawn), Some(Pawn)]);
        // Only the piece is a capital: the other sheet changes nothing (C.10).
        assert_eq!(roles("3.C2c3 e6", "3.c3"), [Some(Knight), Some(Pawn)]);
        assert_eq!(roles("3.C2c3 e6 4.Cg3", "3.c3"), [Some(Pawn), Some(Pawn)]);
    }

    #[test]
    fn long_texts_on_one_line_are_read_in_the_time_of_short_ones() {
        // Each of these took time that grew with the square of the length.
        let pairs = 10_000;
        let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(pairs);
        let told = read(&shuffle, &Chess::default(), None);
        assert_eq!((told.moves.len(), told.unreadable), (pairs * 4, None));
        for text in [
            "(".repeat(300_000),
            "(1".repeat(150_000),
            "{".repeat(300_000),
            "{}".repeat(150_000),
            "é ".repeat(150_000),
        ] {
            let _told = read(&text, &Chess::default(), Some(Letters::English));
        }
        let wrong = format!("{shuffle}Ke3");
        let unreadable = read(&wrong, &Chess::default(), Some(Letters::English)).unreadable;
        assert_eq!(unreadable.map(|it| (it.line, it.column)), Some((1, shuffle.len() + 1)));
    }

    #[test]
    fn a_sheet_stops_where_a_game_of_a_file_stops() {
        for (text, plies, token) in [
            ("1. e4 N c6 2. d4", 1, "N c6"),
            ("1. d4 d5 1-0 2. c4 e6", 2, "1-0"),
            ("1. e4 e5 17 2. Nf3", 2, "17"),
            ("1. e4 e5 17 2 Nf3", 2, "17"),
            ("1. e4 e5 draw 2. Nf3", 2, "draw"),
            ("1. Pf3 Pc6", 0, "Pf3"),
            ("1. d4 d5 2. Hf4", 2, "Hf4"),
            ("1. e4 e5 2. 0-0 *", 2, "0-0"),
            ("1. e4 e5\n[White \"Ada\n2. Nf3 Nc6", 2, "[White"),
            ("1. e4 e5\n[White Ada]\n2. Nf3 Nc6", 2, "[White"),
        ] {
            let (told, unreadable) = moves(text, None);
            assert_eq!(
                (told.len(), unreadable.map(|it| it.token)),
                (plies, Some(token.to_owned())),
                "{text}"
            );
            let read = crate::pgn::read(text);
            let game = read.first().map(|read| (read.game.line.len(), read.faults.len()));
            assert_eq!((read.len(), game), (1, Some((plies, 1))), "{text}");
        }
        for text in [
            "1 e4 e5 2 Nf3 Nc6 3",
            "1. e4 N e5 2. Nf3 Nc6 resigns",
            "8 e4 e5 9 Nf3 Nc6 (9) 1-0 time",
            "1. e4 e5 2. Nf3 Nc6 0-0",
        ] {
            assert_eq!((moves(text, None).0.len(), moves(text, None).1), (4, None), "{text}");
        }
    }

    #[test]
    fn a_sheet_doubts_the_same_numbers_and_results_as_a_file() {
        for (text, plies, doubts) in [
            (
                "1. e4 e5 3. Nf3 Nc6 4. Bb5",
                5,
                &[(SheetDoubtKind::WrongNumber, "3")][..],
            ),
            ("1. e4 e5 2. Nf3 1-0 0-1", 3, &[(SheetDoubtKind::TwoResults, "1-0")]),
            ("1. e4 e5\n\n1. d4 d5", 2, &[(SheetDoubtKind::WrongNumber, "1")]),
            ("1. e4 e5 {not closed 2. Nf3", 2, &[(SheetDoubtKind::OpenComment, "{")]),
            ("1. e4 e5 1-0 {not closed", 2, &[(SheetDoubtKind::OpenComment, "{")]),
            ("[White Ada]\n\n1. e4 e5", 2, &[(SheetDoubtKind::BrokenTag, "[White")]),
            ("[White \"Ada\n\n1. e4 e5", 2, &[(SheetDoubtKind::BrokenTag, "[White")]),
            ("8. e4 e5 9. Nf3 (9. d4) 9... Nc6 1-0", 4, &[]),
            ("1. e4 e5 2. Nf3 (4. d4) 2... Nc6 draw 1/2-1/2", 4, &[]),
        ] {
            let sheet = read(text, &Chess::default(), None);
            let found: Vec<_> = sheet.doubts.iter().map(|it| (it.kind, it.token.as_str())).collect();
            assert_eq!((sheet.moves.len(), found.as_slice()), (plies, doubts), "{text}");
            let game = crate::pgn::read(text).remove(0);
            assert_eq!(
                (game.game.line.len(), game.faults.len()),
                (plies, doubts.len()),
                "{text}"
            );
            let places = sheet.doubts.iter().map(|it| (it.line, it.column));
            assert!(
                places.eq(game.faults.iter().map(|it| (it.line, it.column))),
                "{text}: {:?}",
                game.faults
            );
        }
    }

    #[test]
    fn a_sheet_doubts_the_same_signs_as_a_file() {
        for (text, doubts) in [
            ("1. e4 a6 2. Bf1xb5 axb5 4. d4", &["Bf1xb5", "4"][..]),
            ("1. e4 a6 3. Bb5# axb5#", &["3", "Bb5#", "axb5#"]),
            ("1. e4 d5 2. exd5 e.p. Qxd5", &["exd5 e.p."]),
            ("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6 4. d4", &[]),
        ] {
            let sheet = read(text, &Chess::default(), None);
            let found: Vec<_> = sheet.doubts.iter().map(|it| it.token.as_str()).collect();
            assert_eq!((sheet.unreadable, found.as_slice()), (None, doubts), "{text}");
        }
    }

    #[test]
    fn the_other_sheet_decides_between_a_pawn_and_a_knight() {
        let read = |white, black| {
            let sheets = read_both(ByColor { white, black }, &Chess::default(), ByColor::default());
            (sheets.white.moves.len(), sheets.white.moves == sheets.black.moves)
        };
        assert_eq!(read("1. Pf3 Pc6", "1. Nf3 Nc6"), (2, true));
        assert_eq!(read("1. Pf3 Pc6", "1. f3 c6"), (2, true));
        assert_eq!(read("1. Pf3 Pc6", "1. Pf3 Pc6"), (0, true));
    }

    #[test]
    fn a_variation_may_begin_with_a_comment() {
        for text in [
            "1. d4 d5 ({best} 1... Nf6) 2. c4",
            "1. d4 d5 (1 ... Nf6 {best}) 2. c4",
            "1.d4 d5 2.(c4)",
        ] {
            let (read, fault) = moves(text, None);
            assert_eq!((read.len(), fault), (3, None), "{text}");
        }
        assert_eq!(
            moves("1. 5254 5755 2. 7163 2836", None).0,
            ["e2e4", "e7e5", "g1f3", "b8c6"]
        );
        assert_eq!(
            moves("1. e4 e5 2. Pf3 Pc6 3. Lb5", None).0,
            ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]
        );
    }
}
