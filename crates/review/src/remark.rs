//! The contents of a comment: words for people, and commands for programs, of which only the clock times are used.

use notation::pgn::milliseconds;

/// A part of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// Words for people, in any language.
    Words(&'a str),
    /// The time on the mover's clock, in milliseconds (`%clk`).
    Clock(u64),
    /// The time the move took, in milliseconds (`%emt`).
    Elapsed(u64),
}

/// The parts of a comment; other commands (`[%eval 0.3]`, `[%cal Gf1b5]`) are left out.
pub fn parts(comment: &str) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    let mut rest = comment;
    while let Some((before, behind)) = rest.split_once("[%") {
        let Some((command, after)) = behind.split_once(']') else {
            break;
        };
        found.push(Part::Words(before.trim()));
        let (name, time) = command.split_once(' ').unwrap_or((command, ""));
        let time = milliseconds(time.trim());
        found.extend(match name {
            "clk" => time.map(Part::Clock),
            "emt" => time.map(Part::Elapsed),
            _ => None,
        });
        rest = after;
    }
    found.push(Part::Words(rest.trim()));
    found.retain(|part| *part != Part::Words(""));
    found
}

/// True if there are words for people in a comment.
pub fn has_words(comment: &str) -> bool {
    parts(comment).iter().any(|part| matches!(part, Part::Words(_)))
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
                Part::Clock(3_687_000),
                Part::Words("a plan"),
                Part::Elapsed(5_000),
                Part::Words("with [b5]")
            ]
        );
        assert_eq!(parts("[%clk soon] [%clk"), [Part::Words("[%clk")]);
        assert_eq!(parts(""), []);
    }
}
