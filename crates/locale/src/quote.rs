//! Quotations of typed text or of a file in a message: short, and without any effect.

use std::borrow::Cow;

/// The most characters of an input that a message repeats: enough to recognise it.
pub const LONGEST_QUOTE: usize = 60;

/// Replaces characters that must not be in a message.
const REPLACED: char = '\u{fffd}';

/// The beginning of an input, on one line.
pub fn quoted(input: &str) -> String {
    // One more character shows that there is more, however long the input is.
    let mut letters = input.trim().chars().filter(|letter| !is_unseen(*letter)).map(plain);
    let mut text: String = letters.by_ref().take(LONGEST_QUOTE).collect();
    if letters.next().is_some() {
        text.pop();
        text.push('…');
    }
    text
}

/// The end of a path, which tells one file from another.
pub fn quoted_path(path: &str) -> String {
    let visible = path.chars().rev().filter(|letter| !is_unseen(*letter)).map(plain);
    let mut letters: Vec<char> = visible.take(LONGEST_QUOTE + 1).collect();
    if letters.len() > LONGEST_QUOTE {
        letters.truncate(LONGEST_QUOTE - 1);
        letters.push('…');
    }
    letters.into_iter().rev().collect()
}

/// The most characters that are kept of a player's or a tournament's name: more does not fit in a tag of PGN (PGN 7).
const LONGEST_NAME: usize = 255;

/// A name from a file, as it is spoken, shown and written from then on.
pub fn name(text: &str) -> String {
    let cut = text.char_indices().nth(LONGEST_NAME).map_or(text.len(), |(at, _)| at);
    harmless(&inert(text.get(..cut).unwrap_or_default())).into_owned()
}

/// A text of any length, with its lines, but without anything that controls a terminal or misleads the eye: escapes,
/// other control characters, and characters that change the direction or are invisible.
pub fn harmless(text: &str) -> Cow<'_, str> {
    let is_plain_ascii = text.bytes().all(|byte| matches!(byte, b' '..=b'~' | b'\n'));
    if is_plain_ascii || text.chars().all(is_harmless) {
        return Cow::Borrowed(text);
    }
    let visible = text.chars().filter(|letter| !is_unseen(*letter));
    visible
        .map(|letter| if letter == '\n' { letter } else { plain(letter) })
        .collect()
}

/// True if a character has no effect; a line break counts as such.
pub fn is_harmless(letter: char) -> bool {
    letter == '\n' || (!is_unseen(letter) && plain(letter) == letter)
}

/// A text on one line of a file that other programs read: unchanged, joiners and soft hyphens included, but without
/// anything that controls a terminal or a browser. Control characters become blanks, direction marks are removed.
pub fn inert(text: &str) -> Cow<'_, str> {
    if text
        .chars()
        .all(|letter| is_invisible(letter) || (plain(letter) == letter && !is_direction(letter)))
    {
        return Cow::Borrowed(text);
    }
    let kept = |letter: char| match letter {
        letter if is_invisible(letter) => Some(letter),
        letter if letter.is_control() => Some(' '),
        letter if is_direction(letter) => None,
        letter => Some(plain(letter)),
    };
    text.chars().filter_map(kept).collect()
}

/// The letter itself; a blank for another blank, and the replacement for any character with an effect.
fn plain(letter: char) -> char {
    match letter {
        // The last two separate lines and paragraphs.
        '\t' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => ' ',
        letter if letter.is_control() => REPLACED,
        letter => letter,
    }
}

/// Characters that are not seen themselves.
fn is_unseen(letter: char) -> bool {
    is_invisible(letter) || is_direction(letter)
}

/// Direction marks, embeddings, overrides and isolates.
const fn is_direction(letter: char) -> bool {
    matches!(
        letter,
        '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
    )
}

/// Characters without width: the soft hyphen, joiners, fillers, the byte order mark, annotations, tags.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200d}'
            | '\u{2060}'..='\u{2065}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is_plain(letter: char) -> bool {
        !letter.is_control() && !is_unseen(letter) && plain(letter) == letter
    }

    #[test]
    fn a_quotation_is_short_on_one_line_and_has_no_effect() {
        assert_eq!(quoted(" Nf3\n"), "Nf3");
        assert_eq!(
            quoted("\u{1b}[31mrot\u{7}\tund\u{202e}mehr\u{200b}"),
            "�[31mrot� undmehr"
        );
        assert_eq!(quoted(&"x".repeat(60)), "x".repeat(60));
        assert_eq!(quoted(&"ä".repeat(1_000_000)), "ä".repeat(59) + "…");
        assert_eq!(quoted_path(&("/tmp/".repeat(100) + "a.pgn")).chars().count(), 60);
        assert!(quoted_path(&("/tmp/".repeat(100) + "a.pgn")).ends_with("/tmp/a.pgn"));
        assert_eq!(quoted_path("/a/b.pgn"), "/a/b.pgn");
        assert_eq!(harmless("a\nb\u{9b}c"), "a\nb�c");
        assert_eq!(inert("a\nb\u{9b}c \u{202e}d\u{200f}\u{2069}"), "a b c d");
        assert_eq!(name("Ada\u{1b}[31m\n\u{202e}B"), "Ada [31m B");
        assert_eq!(name(&"é".repeat(1_000)), "é".repeat(255));
        // In Persian the joiner is part of the spelling of a name.
        assert!(matches!(
            inert("\u{639}\u{644}\u{6cc}\u{200c}\u{631}"),
            Cow::Borrowed(_)
        ));
        assert!(matches!(harmless("Łódź, São Paulo, 北京"), Cow::Borrowed(_)));
    }

    proptest! {
        #[test]
        fn whatever_is_quoted_is_plain(input in any::<String>()) {
            for text in [quoted(&input), quoted_path(&input)] {
                prop_assert!(text.chars().count() <= LONGEST_QUOTE);
                prop_assert!(text.chars().all(is_plain), "{text:?}");
            }
            prop_assert!(harmless(&input).split('\n').flat_map(str::chars).all(is_plain));
        }
    }
}
