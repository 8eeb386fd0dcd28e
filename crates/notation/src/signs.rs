//! Signs that people and programs write in several ways: dashes, results, evaluations.

use crate::pgn::PgnResult;

/// True for a hyphen, a dash or a minus sign.
pub(crate) const fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2212}' | '\u{2d7}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}'
    )
}

/// True for the dot after a move number.
pub(crate) const fn is_dot(sign: char) -> bool {
    matches!(sign, '.' | '…' | '‥' | '․' | '。' | '．')
}

/// True for a character that takes no room and is no part of a word: a zero-width space, a joiner, a byte order mark, a direction
/// mark, the selector of a figurine's form.
pub(crate) fn is_without_width(sign: char) -> bool {
    !sign.is_ascii()
        && !sign.is_control()
        && !sign.is_whitespace()
        && (!locale::is_harmless(sign) || matches!(sign, '\u{fe0e}' | '\u{fe0f}'))
}

/// True for the end of a word of movetext (PGN 7).
pub(crate) fn ends_word(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$')
}

/// The points of one player, each with their number of halves.
const POINTS: [(&str, u8); 11] = [
    ("1/2", 1),
    ("1⁄2", 1),
    ("½", 1),
    ("0.5", 1),
    ("0,5", 1),
    (".5", 1),
    (",5", 1),
    ("1", 2),
    ("0", 0),
    ("O", 0),
    ("o", 0),
];

/// The result at the beginning of the text, and its length in bytes: `1-0`, `0 – 1`, `½:½`, `0.5 - 0.5`, `1/2`, `*`. Castling, which
/// has two zeros, is none.
pub(crate) fn result_at(text: &str) -> Option<(PgnResult, usize)> {
    let first = text.chars().next()?;
    if first == '*' {
        return is_end(text.get(1..)?).then_some((PgnResult::Open, 1));
    }
    if !matches!(first, '0' | '1' | '½' | '.' | ',' | 'O' | 'o') {
        return None;
    }
    let half_points = |text: &str| {
        let known = POINTS.iter().find(|(written, _)| text.starts_with(written));
        known.map(|(written, halves)| (*halves, written.len()))
    };
    let (white, length) = half_points(text)?;
    let between = text.get(length..)?;
    let dashed = behind_gap(between);
    let Some(sign) = dashed.chars().next().filter(|sign| is_dash(*sign) || *sign == ':') else {
        // Half a point alone is a draw, unless the rest of it may still be to come.
        let is_draw = white == 1 && !text.starts_with(['0', '.', ',']) && is_end(between);
        let whole = if dashed.is_empty() { text.len() } else { length };
        return is_draw.then_some((PgnResult::Draw, whole));
    };
    let black_text = behind_gap(dashed.get(sign.len_utf8()..)?);
    let (black, black_length) = half_points(black_text)?;
    let rest = black_text.get(black_length..)?;
    let result = match (white, black) {
        (2, 0) => PgnResult::White,
        (0, 2) => PgnResult::Black,
        (1, 1) => PgnResult::Draw,
        (_, _) => return None,
    };
    is_end(rest).then_some((result, text.len() - rest.len()))
}

/// The result that a whole text stands for, such as the value of a tag.
pub(crate) fn result(text: &str) -> Option<PgnResult> {
    let text = text.trim();
    let (result, length) = result_at(text)?;
    (length == text.len()).then_some(result)
}

/// True if a word ends before this text.
fn is_end(text: &str) -> bool {
    behind_word(text).chars().next().is_none_or(ends_word)
}

/// The text behind the signs that may stand directly after a word; empty if the rest of the word may still be to come.
pub(crate) fn behind_word(text: &str) -> &str {
    let text = text.trim_start_matches(is_without_width);
    text.strip_prefix(['.', ',']).unwrap_or(text)
}

/// The text after the blanks of this line.
fn behind_gap(text: &str) -> &str {
    text.trim_start_matches(|sign: char| sign != '\n' && (sign.is_whitespace() || is_without_width(sign)))
}

/// The signs of annotators with the number that PGN has for each (PGN 10, and the list that other programs continue). Where one begins
/// another, the longer stands first.
const GLYPHS: [(&str, u8); 51] = [
    ("+/--", 18),
    ("--/+", 19),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("+/=", 14),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+--", 18),
    ("--+", 19),
    ("=/∞", 44),
    ("∞/=", 44),
    ("=∞", 44),
    ("∞=", 44),
    ("+=", 14),
    ("=+", 15),
    ("+-", 18),
    ("-+", 19),
    ("==", 10),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⨀", 22),
    ("⊙", 22),
    ("○", 26),
    ("⟳", 32),
    ("↻", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("∆", 140),
    ("Δ", 140),
    ("△", 140),
    ("⌓", 142),
    ("∇", 141),
];

/// Words of annotators, which stand alone.
const GLYPH_WORDS: [(&str, u8); 3] = [("N", 146), ("TN", 146), ("RR", 145)];

/// The number of the glyph that is a word of its own: `N` is a novelty.
pub(crate) fn glyph_word(word: &str) -> Option<u8> {
    let known = GLYPH_WORDS.iter().find(|(written, _)| *written == word);
    known.map(|(_, glyph)| *glyph)
}

/// True for a sign that can follow a move: a glyph or a part of one, a check mark, punctuation.
pub(crate) fn is_mark(sign: char) -> bool {
    let is_of_glyph = || GLYPHS.iter().any(|(written, _)| written.contains(sign));
    !sign.is_ascii_alphanumeric()
        && (is_dash(sign) || is_dot(sign) || is_plain_mark(sign) || is_without_width(sign) || is_of_glyph())
}

/// True for check marks and punctuation, which say nothing that the move does not.
const fn is_plain_mark(sign: char) -> bool {
    matches!(sign, '+' | '#' | '†' | '‡' | '.' | ',' | '…')
}

/// The glyphs written with these marks, in their order; `None` as the last one if a mark has no meaning.
pub(crate) fn glyphs(marks: &str) -> Vec<Option<u8>> {
    let plain: String = marks
        .chars()
        .filter(|sign| !is_without_width(*sign))
        .map(|sign| if is_dash(sign) { '-' } else { sign })
        .collect();
    let (mut rest, mut found, mut is_known) = (plain.as_str(), Vec::new(), true);
    while let Some(sign) = rest.chars().next() {
        if let Some((written, glyph)) = GLYPHS.iter().find(|(written, _)| rest.starts_with(written)) {
            found.push(Some(*glyph));
            rest = rest.get(written.len()..).unwrap_or_default();
            continue;
        }
        is_known &= is_plain_mark(sign);
        rest = rest.get(sign.len_utf8()..).unwrap_or_default();
    }
    if !is_known {
        found.push(None);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_has_any_dash_blanks_and_halves() {
        for (text, expected) in [
            ("1-0", Some(PgnResult::White)),
            ("1 - 0", Some(PgnResult::White)),
            ("0–1", Some(PgnResult::Black)),
            ("0 \u{2014} 1", Some(PgnResult::Black)),
            ("1:0", Some(PgnResult::White)),
            ("½-½", Some(PgnResult::Draw)),
            ("½ − ½", Some(PgnResult::Draw)),
            ("0.5 - 0.5", Some(PgnResult::Draw)),
            ("0,5-0,5", Some(PgnResult::Draw)),
            ("1/2 - 1/2", Some(PgnResult::Draw)),
            ("1/2", Some(PgnResult::Draw)),
            ("½", Some(PgnResult::Draw)),
            ("1-O", Some(PgnResult::White)),
            ("*", Some(PgnResult::Open)),
            ("0-0", None),
            ("O-O", None),
            ("0-0-0", None),
            ("1-1", None),
            ("0:05", None),
            ("1", None),
            ("0.5", None),
            ("-", None),
        ] {
            assert_eq!(result(text), expected, "{text}");
        }
        assert_eq!(result_at("1 - 0 1. e4"), Some((PgnResult::White, 5)));
        assert_eq!(result_at("1/2 \n1. e4"), Some((PgnResult::Draw, 3)));
        assert_eq!(result_at("1\n-0"), None);
    }

    #[test]
    fn marks_are_read_as_glyphs_longest_first() {
        for (marks, expected) in [
            ("!?", vec![Some(5)]),
            ("+", vec![]),
            ("+!", vec![Some(1)]),
            ("+−", vec![Some(18)]),
            ("-/+", vec![Some(17)]),
            ("±", vec![Some(16)]),
            ("!±", vec![Some(1), Some(16)]),
            ("⩲", vec![Some(14)]),
            ("!!!", vec![Some(3), Some(1)]),
            ("/", vec![None]),
        ] {
            assert_eq!(glyphs(marks), expected, "{marks}");
        }
    }
}
