//! A scoresheet's text as moves (Appendix C), with the place of the first entry that cannot be read.

use shakmaty::{Chess, Move, Position as _};

use super::algebraic::Letters;
use super::written_move;
use crate::laws::discrepancy::{ReadSheet, Unreadable, UnreadableReason};
use crate::laws::game::CompletedMove;
use crate::laws::scoresheet::{EntryKind, as_written};

/// Reads a sheet that begins in this position.
///
/// Without `letters` the language in which most can be read is taken for the whole sheet, English first; letters are never
/// guessed move by move (`R` is a king in Portuguese and a rook in English).
pub fn read(text: &str, start: &Chess, letters: Option<Letters>) -> ReadSheet {
    read_of(text, start, letters, &[])
}

/// The same for a game whose completed moves are known: an illegal one that stands (A.5.2) is read where it was made.
pub fn read_of(text: &str, start: &Chess, letters: Option<Letters>, line: &[CompletedMove]) -> ReadSheet {
    let entries = entries(text);
    let with = |letters| with(&entries, start, letters, line);
    if let Some(letters) = letters {
        return with(letters);
    }
    let mut best = with(Letters::English);
    for letters in Letters::FAMILIAR {
        if best.unreadable.is_none() {
            break;
        }
        let other = with(letters);
        if other.moves.len() > best.moves.len() {
            best = other;
        }
    }
    best
}

/// An entry and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry<'a> {
    text: &'a str,
    line: usize,
    /// In characters from 1.
    column: usize,
}

fn with(entries: &[Entry<'_>], start: &Chess, letters: Letters, line: &[CompletedMove]) -> ReadSheet {
    let mut position = start.clone();
    let mut sheet = ReadSheet::default();
    for entry in entries {
        let stood =
            illegal_one(line, &sheet.moves).filter(|stood| written_move::means(&position, entry.text, *stood, letters));
        let read = stood.map_or_else(|| written_move::read(&position, entry.text, letters), Ok);
        match read {
            Ok(legal) => {
                position.play_unchecked(legal);
                sheet.moves.push(legal);
            }
            Err(reason) => {
                sheet.unreadable = Some(unreadable(entry, reason));
                break;
            }
        }
    }
    sheet
}

/// The illegal move that followed these moves in the game, if the game went like that and one did.
fn illegal_one(line: &[CompletedMove], moves: &[Move]) -> Option<Move> {
    let stood = line.get(moves.len()).filter(|completed| completed.is_illegal)?;
    let alike = line.iter().zip(moves).all(|(completed, read)| completed.legal == *read);
    alike.then_some(stood.legal)
}

fn unreadable(entry: &Entry<'_>, reason: UnreadableReason) -> Unreadable {
    Unreadable {
        token: entry.text.to_owned(),
        line: entry.line,
        column: entry.column,
        reason,
    }
}

/// What may be moves: not numbers, results, draw offers, times, comments in braces or PGN tags.
fn entries(text: &str) -> Vec<Entry<'_>> {
    let mut entries = Vec::new();
    let mut in_comment = false;
    for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        if !in_comment && line.trim_start().starts_with('[') && line.trim_end().ends_with(']') {
            continue;
        }
        for (offset, word) in words(line) {
            let is_in_comment = in_comment || word.starts_with('{');
            if is_in_comment {
                in_comment = !word.ends_with('}');
                continue;
            }
            let Some(skipped) = number_before(word) else {
                continue;
            };
            let entry = word.get(skipped..).unwrap_or_default();
            if is_move(entry) {
                let before = line.get(..offset + skipped).unwrap_or_default();
                entries.push(Entry {
                    text: entry,
                    line: number + 1,
                    column: before.chars().count() + 1,
                });
            }
        }
    }
    entries
}

/// Words with the byte at which they begin in the line. A brace ends a word too, and so does what stands in brackets and is
/// not a move.
fn words(line: &str) -> Vec<(usize, &str)> {
    let mut ends = Vec::new();
    let (mut begin, mut at) = (0, 0);
    while let Some(rest) = line.get(at..)
        && let Some(sign) = rest.chars().next()
    {
        let behind = at + sign.len_utf8();
        if sign.is_whitespace() || sign == '{' {
            ends.push((begin, at));
            begin = if sign == '{' { at } else { behind };
        } else if sign == '}' {
            ends.push((begin, behind));
            begin = behind;
        } else if let Some(length) = bracketed(rest) {
            ends.extend([(begin, at), (at, at + length)]);
            begin = at + length;
        }
        at = behind.max(begin);
    }
    ends.push((begin, line.len()));
    let word = |(begin, end)| Some((begin, line.get(begin..end).filter(|word| !word.is_empty())?));
    ends.into_iter().filter_map(word).collect()
}

/// The length of a draw offer, a time or a claim at the beginning of the text: "(=)", "(1:05)", "(9.2 Bb5)".
fn bracketed(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?;
    let (inner, _) = inner.split_once(')')?;
    let is_one = inner == "=" || inner.starts_with(|sign: char| sign.is_ascii_digit());
    (is_one && !inner.contains(['(', '{', '}'])).then_some(inner.len() + 2)
}

/// How many bytes of a move number stand before the entry (`12.`, `12...`, `9` alone); none if that is all.
fn number_before(word: &str) -> Option<usize> {
    let behind = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = behind.trim_start_matches(['.', '…', ')']);
    if rest.is_empty() {
        return None;
    }
    let is_numbered = rest.len() < behind.len();
    Some(if is_numbered { word.len() - rest.len() } else { 0 })
}

/// The entries of a text as a player writes them one by one: moves without their numbers, draw offers and times.
pub fn split(text: &str) -> Vec<String> {
    let mut entries: Vec<String> = Vec::new();
    for (_, word) in text.lines().flat_map(words) {
        let Some(entry) = number_before(word).and_then(|skipped| word.get(skipped..)) else {
            continue;
        };
        let written = as_written(entry);
        if is_move(entry) || EntryKind::of(&written) != EntryKind::Move {
            entries.push(written);
        } else if is_en_passant(entry)
            && let Some(last) = entries.last_mut()
        {
            last.push(' ');
            last.push_str(entry);
        }
    }
    entries
}

/// C.9.3: written after the move, with or without a blank.
fn is_en_passant(word: &str) -> bool {
    let bare = word.trim_matches(['(', ')', '.', ',']);
    ["e.p", "ep"].iter().any(|known| bare.eq_ignore_ascii_case(known))
}

/// Whether the word is to be read as a move at all.
fn is_move(word: &str) -> bool {
    const RESULTS: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½", "½", "*", "0.5-0.5"];
    let plain = word.replace(['–', '—', '−', ':'], "-");
    let is_other_entry = EntryKind::of(&as_written(word)) != EntryKind::Move;
    let is_mark = word
        .chars()
        .all(|sign| matches!(sign, '+' | '#' | '!' | '?' | '=' | '(' | ')' | '.' | '…' | ',' | ';'));
    let is_word = is_en_passant(word) || word.trim_matches('.').eq_ignore_ascii_case("etc");
    !(RESULTS.contains(&plain.as_str()) || is_other_entry || is_mark || is_word || word.starts_with('$'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str, letters: Option<Letters>) -> (Vec<String>, Option<Unreadable>) {
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
}
