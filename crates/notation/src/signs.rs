//! Signs that people and programs write in several ways: dashes, results, evaluations.

use laws::ending::GameResult;
pub(crate) use laws::ending::is_dash;

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
    sign.is_whitespace() || matches!(sign, '{' | '}' | '(' | ')' | '[' | ']' | '<' | ';' | '$')
}

/// The four endings of a movetext (PGN 8.2.6), and the results that PGN does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PgnResult {
    /// `1-0`
    White,
    /// `0-1`
    Black,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress or unknown.
    #[default]
    Open,
    /// `1/2-0`, `+/-` and the like.
    Other(GameResult),
}

impl PgnResult {
    /// The results that PGN has.
    pub const ALL: [PgnResult; 4] = [PgnResult::White, PgnResult::Black, PgnResult::Draw, PgnResult::Open];

    /// The result as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            PgnResult::White => "1-0",
            PgnResult::Black => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Open => "*",
            PgnResult::Other(result) => result.as_str(),
        }
    }

    /// The same for a result of the Laws.
    pub const fn of(result: GameResult) -> PgnResult {
        match result {
            GameResult::WhiteWins => PgnResult::White,
            GameResult::BlackWins => PgnResult::Black,
            GameResult::Draw => PgnResult::Draw,
            GameResult::BothLose
            | GameResult::HalfZero
            | GameResult::ZeroHalf
            | GameResult::WhiteByForfeit
            | GameResult::BlackByForfeit
            | GameResult::BothAbsent => PgnResult::Other(result),
        }
    }

    /// The nearest result that PGN has: a win by forfeit is a win, and what it has not is `*`.
    #[must_use]
    pub const fn in_pgn(self) -> PgnResult {
        match self {
            PgnResult::Other(GameResult::WhiteByForfeit) => PgnResult::White,
            PgnResult::Other(GameResult::BlackByForfeit) => PgnResult::Black,
            PgnResult::Other(_) => PgnResult::Open,
            PgnResult::White | PgnResult::Black | PgnResult::Draw | PgnResult::Open => self,
        }
    }

    /// The words for a result that PGN does not have. A forfeit is named as one: its signs alone may be an evaluation.
    pub(crate) fn in_comment(self) -> Option<String> {
        match self {
            PgnResult::Other(result) if result.is_forfeit() => Some(format!("{result} forfeit")),
            PgnResult::Other(result) => Some(result.to_string()),
            PgnResult::White | PgnResult::Black | PgnResult::Draw | PgnResult::Open => None,
        }
    }

    /// The result that a text stands for in any way of writing it: `1 - 0`, `½–½`.
    pub fn read(text: &str) -> Option<PgnResult> {
        result(text)
    }
}

/// Quotation marks around a result.
pub(crate) const QUOTES: [char; 9] = ['`', '´', '\'', '"', '‘', '’', '“', '”', '„'];

/// The result at the beginning of the text, and its length in bytes: `1-0`, `0 – 1`, `½:½`, `0.5 - 0.5`, `1/2`, `+/-`, `*`.
///
/// Zeros are castling, and pluses and minuses an evaluation, unless the game ends there: its text does, or tags or the first move of the
/// next game follow.
pub(crate) fn result_at(text: &str) -> Option<(PgnResult, usize)> {
    if let Some(behind) = text.strip_prefix('*') {
        let behind = behind.trim_start_matches(QUOTES);
        return is_end(behind).then_some((PgnResult::Open, text.len() - behind.len()));
    }
    let (result, length) = GameResult::at_start(text)?;
    let is_win = matches!(result, GameResult::WhiteWins | GameResult::BlackWins);
    let is_marked = is_win
        && text
            .get(length..)
            .is_some_and(|rest| rest.starts_with(['#', '+', '!', '*']));
    // The mate or the end is marked at the result: `1-0#`.
    let length = length + usize::from(is_marked);
    let (written, quoted) = text.split_at_checked(length)?;
    let behind = quoted.trim_start_matches(QUOTES);
    let length = text.len() - behind.len();
    let is_gap = |sign: char| sign.is_whitespace() || is_without_width(sign);
    let next = behind.trim_start_matches(is_gap);
    // The comment after a judgement is about the move, and one of several lines may be cut off by the next game.
    let comment = next.split_once('}').filter(|_| next.starts_with('{'));
    let is_long = comment.is_some_and(|(inside, _)| inside.contains('\n'));
    let is_judgement = is_long || !glyphs(written).contains(&None);
    let noted = if is_judgement {
        next
    } else {
        behind_comments(behind, is_gap)
    };
    let is_last = noted.is_empty() || noted.starts_with('[') || is_first_number(noted);
    // A letter says that the game was not played: `1-0F`.
    let is_said = written.ends_with(|sign: char| sign.is_alphabetic() && !matches!(sign, 'o' | 'O'));
    let has_other_meaning = result == GameResult::BothLose || (result.is_forfeit() && !is_said);
    if !is_end(behind) || (has_other_meaning && !is_last) {
        return None;
    }
    // The rest of the result, or the move after it, may still be to come.
    let is_half = result == GameResult::Draw
        && !written.contains(|sign: char| is_dash(sign) || sign == ':' || sign.is_whitespace());
    let rest = if is_half { behind_gap(behind) } else { next };
    let is_unsure =
        (rest.is_empty() && (is_half || has_other_meaning)) || laws::ending::begins_forfeit(behind_gap(behind));
    Some((PgnResult::of(result), if is_unsure { text.len() } else { length }))
}

/// True for the number of a game's first move, which is White's: `1. e4`.
fn is_first_number(text: &str) -> bool {
    let behind = text.strip_prefix('1').and_then(|rest| rest.strip_prefix(is_dot));
    behind.is_some_and(|rest| !rest.starts_with(|sign: char| is_dot(sign) || sign.is_ascii_digit()))
}

/// The text after such signs and a comment in braces.
pub(crate) fn behind_comments(text: &str, is_gap: impl Fn(char) -> bool) -> &str {
    let rest = text.trim_start_matches(&is_gap);
    let comment = rest.strip_prefix('{').and_then(|inside| inside.split_once('}'));
    comment.map_or(rest, |(_, behind)| behind.trim_start_matches(is_gap))
}

/// The result that a whole text stands for, such as the value of a tag.
pub(crate) fn result(text: &str) -> Option<PgnResult> {
    let text = text.trim().trim_matches(QUOTES).trim();
    let known = || GameResult::read(text).map(PgnResult::of);
    if text == "*" { Some(PgnResult::Open) } else { known() }
}

/// `e.p.` and its like without their last dot: en passant (C.9.3) as it is written in several languages, "i.V." for "im Vorbeigehen",
/// "a.p." for "al paso". A word may stand in the place of each letter.
const EN_PASSANT: [&str; 17] = [
    "en passant",
    "im vorbeigehen",
    "im vorübergehen",
    "al paso",
    "al varco",
    "de passagem",
    "na passagem",
    "in passing",
    "e.p",
    "e/p",
    "i.v",
    "a.p",
    "a.v",
    "ep",
    "iv",
    "ap",
    "pep",
];

/// The length of such a note at the beginning of a text, in any case and with blanks behind its dots.
pub(crate) fn en_passant_at(text: &str) -> Option<usize> {
    let at_start = |known: &&str| {
        let (mut rest, mut is_gap_open) = (text, false);
        for expected in known.chars() {
            if is_gap_open {
                rest = rest.trim_start_matches(is_blank);
            }
            let sign = rest.chars().next()?;
            let is_same = sign.to_lowercase().eq(std::iter::once(expected)) || (expected == ' ' && is_blank(sign));
            rest = is_same.then(|| rest.get(sign.len_utf8()..)).flatten()?;
            is_gap_open = matches!(expected, '.' | ' ');
        }
        // After its dot the next move may follow without a blank, as the example of Appendix C is printed.
        let (rest, has_dot) = rest.strip_prefix('.').map_or((rest, false), |rest| (rest, true));
        let is_whole = has_dot || rest.chars().next().is_none_or(|sign| !sign.is_alphanumeric());
        is_whole.then_some(text.len() - rest.len())
    };
    EN_PASSANT.iter().find_map(at_start)
}

/// The text without such a note at its end, in brackets or not.
pub(crate) fn without_en_passant(text: &str) -> &str {
    let bare = text.strip_suffix(')').unwrap_or(text).trim_end();
    let begins = bare.char_indices().map(|(at, _)| at).skip(1);
    let found = begins.into_iter().find(|at| {
        let note = bare.get(*at..).unwrap_or_default();
        en_passant_at(note) == Some(note.len())
    });
    let before = found.and_then(|at| bare.get(..at)).map(str::trim_end);
    before.map_or(text, |before| before.strip_suffix('(').unwrap_or(before).trim_end())
}

/// True for a blank within a line.
pub(crate) const fn is_blank(sign: char) -> bool {
    matches!(sign, ' ' | '\t' | '\u{a0}' | '\u{202f}' | '\u{2009}')
}

/// True if a word ends before this text.
fn is_end(text: &str) -> bool {
    behind_word(text).chars().next().is_none_or(ends_word)
}

/// The text after the signs that may stand directly after a word; empty if the rest of the word may still be to come.
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
const GLYPHS: [(&str, u8); 55] = [
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
    ("~=", 44),
    ("~", 13),
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
    ("⟫", 149),
    ("⟪", 150),
];

/// Words of annotators, which stand alone.
const GLYPH_WORDS: [(&str, u8); 4] = [("N", 146), ("TN", 146), ("RR", 145), ("D", 220)];

/// The number of the glyph that is a word of its own: `N` is a novelty, `D` a diagram.
pub(crate) fn glyph_word(word: &str) -> Option<u8> {
    let known = GLYPH_WORDS.iter().find(|(written, _)| *written == word);
    known.map(|(_, glyph)| *glyph)
}

/// True for a sign that can follow a move: a glyph or a part of one, a check mark, punctuation, any other symbol.
pub(crate) fn is_mark(sign: char) -> bool {
    let is_of_glyph = || GLYPHS.iter().any(|(written, _)| written.contains(sign));
    !sign.is_ascii_alphanumeric()
        && (is_dash(sign)
            || is_dot(sign)
            || is_plain_mark(sign)
            || is_without_width(sign)
            || is_symbol(sign)
            || is_of_glyph())
}

/// True for an arrow, a shape, a sign of mathematics and the like, which is a glyph or has no meaning in PGN; not for a figurine.
pub(crate) const fn is_symbol(sign: char) -> bool {
    matches!(sign, '\u{2190}'..='\u{2653}' | '\u{2660}'..='\u{27bf}' | '\u{2900}'..='\u{2bff}' | '\u{1f300}'..='\u{1faff}')
}

/// True for check marks and punctuation, which say nothing that the move does not.
const fn is_plain_mark(sign: char) -> bool {
    matches!(sign, '+' | '#' | '†' | '‡' | '≠' | '.' | ',' | '…')
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
    fn castling_and_judgements_are_results_only_at_the_games_end() {
        let both_lose = PgnResult::Other(GameResult::BothLose);
        let forfeit = PgnResult::Other(GameResult::WhiteByForfeit);
        for (text, found) in [
            ("1 - 0 1. e4", Some((PgnResult::White, 5))),
            ("1.0 - 0.0", Some((PgnResult::White, 9))),
            ("0,0–1,0", Some((PgnResult::Black, 9))),
            ("1.0-0 Nf6", None),
            ("1.0-0.05", None),
            ("1/2 \n1. e4", Some((PgnResult::Draw, 3))),
            ("1/2-0 1. e4", Some((PgnResult::Other(GameResult::HalfZero), 5))),
            ("0-0", Some((both_lose, 3))),
            ("0-0\n[Event", Some((both_lose, 3))),
            ("+/-\n\n[Event", Some((forfeit, 3))),
            ("+/-\n\n1. e4", Some((forfeit, 3))),
            ("0-0 {a telephone}\n\n[Event", Some((both_lose, 3))),
            ("0-0 {safe} Nf6", None),
            ("+/- {better}\n\n[Event", None),
            ("0-0 1... e5", None),
            ("1-0`", Some((PgnResult::White, 4))),
            ("0-1” 1. e4", Some((PgnResult::Black, 6))),
            ("*'", Some((PgnResult::Open, 2))),
            ("+/- \n", Some((forfeit, 5))),
            ("0-0 Nf6", None),
            ("+/- *", None),
            ("O-O", None),
            ("0-0-0", None),
            ("1\n-0", None),
            ("0:05", None),
        ] {
            assert_eq!(result_at(text), found, "{text}");
        }
        assert_eq!(result("*"), Some(PgnResult::Open));
        assert_eq!(result("½ − ½"), Some(PgnResult::Draw));
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
