//! Numbers and commands of annotators (PGN 10), in words.

use locale::{Messages, duration};
use review::remark::{CommentPart, parts};

/// The plain glyph among several that say the same in PGN's list: degrees that nobody tells apart by ear.
const fn plain(glyph: u8) -> u8 {
    match glyph {
        8 => 7,
        11 | 12 => 10,
        20 | 21 | 46 | 47 => glyph - 2,
        24..=29 => 24 + glyph % 2,
        30..=35 => 30 + glyph % 2,
        36..=39 => 36 + glyph % 2,
        130..=135 => 132 + glyph % 2,
        136..=139 => 138 + glyph % 2,
        other => other,
    }
}

/// A glyph in words: "good move", "White is better"; "glyph 42" where PGN's list has no words for it.
pub fn words(messages: &Messages, glyph: u8) -> String {
    messages.text("glyph", &[("number", u32::from(plain(glyph)).into())])
}

/// "A side passes", which happens only in annotations.
pub fn pass(messages: &Messages) -> String {
    messages.text("remark-pass", &[])
}

/// The signs of the first glyphs, from 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The sign of a glyph; nothing for one that has none.
pub fn sign(glyph: u8) -> &'static str {
    let at = usize::from(glyph).checked_sub(1);
    at.and_then(|at| SIGNS.get(at)).copied().unwrap_or_default()
}

/// The glyph that is meant: by its signs (`!?`), its number (`$5`) or its words.
pub fn read(messages: &Messages, text: &str) -> Option<u8> {
    let text = text.trim();
    if let Some(number) = text.strip_prefix('$') {
        return number.parse().ok().filter(|number| *number > 0);
    }
    let by_sign = (1..).zip(SIGNS).find(|(_, sign)| *sign == text);
    let wanted = text.to_lowercase();
    by_sign
        .map(|(glyph, _)| glyph)
        .or_else(|| (1..=u8::MAX).find(|glyph| words(messages, *glyph).to_lowercase() == wanted))
}

/// A comment as it is read aloud: its words as they are, clock times in words, and no other command for programs.
pub fn comment(messages: &Messages, comment: &str) -> String {
    let told = parts(comment).into_iter().map(|part| {
        let time = |id, ms| messages.text(id, &[("time", duration(messages, ms).into())]);
        match part {
            CommentPart::Words(words) => words.to_owned(),
            CommentPart::Clock(ms) => time("remark-clock", ms),
            CommentPart::Elapsed(ms) => time("remark-elapsed", ms),
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use locale::Locale;

    #[test]
    fn every_glyph_is_told_and_what_is_told_is_read() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            let mut meant = HashMap::new();
            for glyph in 1..=u8::MAX {
                let before = meant.insert(words(&messages, glyph), plain(glyph));
                assert!(before.is_none_or(|before| before == plain(glyph)), "{locale}: {glyph}");
            }
            for glyph in [1, 14, 146] {
                assert_eq!(read(&messages, &words(&messages, glyph)), Some(glyph));
            }
        }
        assert_eq!(read(&Messages::new(Locale::En), "$42"), Some(42));
        let messages = Messages::new(Locale::En);
        for (glyph, told) in [
            (1, "good move"),
            (4, "blunder"),
            (12, "equal"),
            (21, "Black is winning"),
            (29, "Black has more space"),
        ] {
            assert_eq!(words(&messages, glyph), told);
        }
        assert_eq!(words(&messages, 42), "White has too little compensation");
        assert_eq!(words(&messages, 200), "annotation 200");
        assert_eq!(
            (
                read(&messages, "!?"),
                read(&messages, " Novelty"),
                read(&messages, "!!!")
            ),
            (Some(5), Some(146), None)
        );
        assert_eq!(read(&messages, "$0"), None);
    }

    #[test]
    fn a_comment_is_read_without_what_is_for_programs() {
        let messages = Messages::new(Locale::En);
        let told = comment(&messages, "[%eval 0.2] [%clk 1:30:05] ein Plan");
        assert_eq!(told, "clock 1 hour 30 minutes, ein Plan");
    }
}
