//! Numbers and commands of annotators (PGN 10), in words.

use locale::{Messages, duration};
use protocols::engine::opinion::Evaluation;
use review::remark::{CommentPart, FileEvaluation, Mark, marks, parts};
use shakmaty::Color;

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

/// A comment as it is listed: its words as they are; clock times, evaluations and marks in words; no other command for programs.
pub fn comment(messages: &Messages, comment: &str) -> String {
    in_full(messages, comment, super::opinion::evaluation)
}

/// The same for the eye, with evaluations as numbers.
pub fn seen(messages: &Messages, comment: &str) -> String {
    in_full(messages, comment, |_, found| super::opinion::figure(found))
}

fn in_full(messages: &Messages, comment: &str, evaluation: impl Fn(&Messages, Evaluation) -> String) -> String {
    let mut told: Vec<String> = Vec::new();
    // Words stay together: a mark stands amid a sentence.
    let mut words_at = None;
    for part in parts(comment) {
        let time = |id, ms| messages.text(id, &[("time", duration(messages, ms).into())]);
        let text = match part {
            CommentPart::Words("") => continue,
            CommentPart::Words(words) => {
                if let Some(begun) = words_at.and_then(|at: usize| told.get_mut(at)) {
                    *begun = format!("{begun} {words}");
                    continue;
                }
                words_at = Some(told.len());
                words.to_owned()
            }
            CommentPart::Clock(ms) => time("remark-clock", ms),
            CommentPart::Elapsed(ms) => time("remark-elapsed", ms),
            CommentPart::Evaluation(found) => evaluation(messages, of_file(found)),
            CommentPart::Mark(found) => mark(messages, found),
        };
        told.push(text);
    }
    told.join(", ")
}

/// A comment as it is said with its move: without times and evaluations, which would be said with every move.
pub fn spoken(messages: &Messages, comment: &str) -> String {
    let words = parts(comment).into_iter().filter_map(|part| match part {
        CommentPart::Words(words) => Some(words),
        CommentPart::Mark(_) | CommentPart::Clock(_) | CommentPart::Elapsed(_) | CommentPart::Evaluation(_) => None,
    });
    let words = words.collect::<Vec<_>>().join(" ");
    let marks = marks([comment]).into_iter().map(|found| mark(messages, found));
    let told = std::iter::once(words).chain(marks).filter(|part| !part.is_empty());
    told.collect::<Vec<_>>().join(", ")
}

/// The evaluation in a file, as an engine's.
pub fn of_file(found: FileEvaluation) -> Evaluation {
    match found {
        FileEvaluation::Centipawns(lead) => Evaluation::Centipawns(lead),
        FileEvaluation::Mate(moves) => Evaluation::Mate(Color::from_white(moves > 0), moves.unsigned_abs()),
    }
}

/// "Green arrow from f1 to b5", "red square e4".
fn mark(messages: &Messages, found: Mark) -> String {
    let square = |square| super::squares(messages, &[square]);
    let mut values = vec![
        ("color", found.color.name().into()),
        ("from", square(found.from).into()),
    ];
    let id = if let Some(to) = found.to {
        values.push(("to", square(to).into()));
        "remark-arrow"
    } else {
        "remark-square"
    };
    messages.text(id, &values)
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
        assert_eq!(told, "equal, clock 1 hour 30 minutes, ein Plan");
    }

    #[test]
    fn a_mark_amid_a_comment_leaves_its_words_together() {
        let messages = Messages::new(Locale::En);
        assert_eq!(
            comment(&messages, "A bishop [%csl Rf7] move"),
            "A bishop move, red square f7"
        );
        assert_eq!(comment(&messages, "[%clk 0:10:00] Good."), "clock 10 minutes, Good.");
    }
}
