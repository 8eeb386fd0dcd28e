//! The contents of a comment: words for people, and commands for programs, of which only the clock times are used.

use notation::pgn::milliseconds;

/// A part of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentPart<'a> {
    /// Words for people, in any language.
    Words(&'a str),
    /// The time on the mover's clock, in milliseconds (`%clk`).
    Clock(u64),
    /// The time the move took, in milliseconds (`%emt`).
    Elapsed(u64),
}

/// The parts of a comment; other commands (`[%eval 0.3]`, `[%cal Gf1b5]`) are left out.
pub fn parts(comment: &str) -> Vec<CommentPart<'_>> {
    let mut found = Vec::new();
    let mut rest = comment;
    while let Some((before, behind)) = rest.split_once("[%") {
        let Some((command, after)) = behind.split_once(']') else {
            break;
        };
        found.push(CommentPart::Words(before.trim()));
        let (name, time) = command.split_once(' ').unwrap_or((command, ""));
        let time = milliseconds(time.trim());
        found.extend(match name {
            "clk" => time.map(CommentPart::Clock),
            "emt" => time.map(CommentPart::Elapsed),
            _ => None,
        });
        rest = after;
    }
    found.push(CommentPart::Words(rest.trim()));
    found.retain(|part| *part != CommentPart::Words(""));
    found
}

/// True if there are words for people in a comment.
pub fn has_words(comment: &str) -> bool {
    parts(comment).iter().any(|part| matches!(part, CommentPart::Words(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_times_are_told_apart_from_commands() {
        let told = parts("[%eval 0.17] [%clk 1:01:27] a plan [%cal Gf1b5][%emt 0:00:05] with [b5]");
        assert_eq!(
            told,
            [
                CommentPart::Clock(3_687_000),
                CommentPart::Words("a plan"),
                CommentPart::Elapsed(5_000),
                CommentPart::Words("with [b5]")
            ]
        );
        assert_eq!(parts("[%clk soon] [%clk"), [CommentPart::Words("[%clk")]);
        assert_eq!(parts(""), []);
    }
}
