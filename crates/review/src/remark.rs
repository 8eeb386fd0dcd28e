//! The contents of a comment: words for people, and the commands for programs that can be told and shown.

use shakmaty::Square;

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
    /// The evaluation of the position after the move (`%eval`).
    Evaluation(FileEvaluation),
    /// A coloured square (`%csl`) or arrow (`%cal`).
    Mark(Mark),
}

/// An evaluation in a comment, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileEvaluation {
    /// The lead in hundredths of a pawn.
    Centipawns(i32),
    /// Mate in that many moves, never 0; by Black if negative.
    Mate(i32),
}

/// A coloured square, or an arrow to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The colour.
    pub color: MarkColor,
    /// The square, or the beginning of the arrow.
    pub from: Square,
    /// The end of the arrow.
    pub to: Option<Square>,
}

/// The colour of a mark.
#[allow(missing_docs, reason = "each name is the colour")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkColor {
    Green,
    Red,
    Yellow,
    Blue,
}

impl MarkColor {
    /// The name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}

/// The evaluation of "0.17", "#-3" or "0.17,20"; the depth after the comma is not used. "#0" says nothing: the mate is on the board, and the
/// sign does not tell whose it is.
fn evaluation(text: &str) -> Option<FileEvaluation> {
    let (text, _depth) = text.split_once(',').unwrap_or((text, ""));
    if let Some(moves) = text.trim().strip_prefix('#') {
        let moves: Option<i32> = moves.parse().ok();
        return moves.filter(|moves| *moves != 0).map(FileEvaluation::Mate);
    }
    let pawns: f64 = text.trim().parse().ok()?;
    #[expect(clippy::cast_possible_truncation, reason = "bounded")]
    let hundredths = pawns
        .is_finite()
        .then(|| (pawns * 100.0).round().clamp(-99_999.0, 99_999.0) as i32);
    hundredths.map(FileEvaluation::Centipawns)
}

/// The mark of "Gf1b5" or "Re4".
fn mark(text: &str) -> Option<Mark> {
    let (color, squares) = text.trim().split_at_checked(1)?;
    let color = match color {
        "G" => MarkColor::Green,
        "R" => MarkColor::Red,
        "Y" => MarkColor::Yellow,
        "B" => MarkColor::Blue,
        _ => return None,
    };
    let (from, to) = squares.split_at_checked(2)?;
    let from = from.parse().ok()?;
    let to = if to.is_empty() { None } else { Some(to.parse().ok()?) };
    Some(Mark { color, from, to })
}

/// The marks in those comments.
pub fn marks<'a>(comments: impl IntoIterator<Item = &'a str>) -> Vec<Mark> {
    let marks = comments.into_iter().flat_map(parts).filter_map(|part| match part {
        CommentPart::Mark(mark) => Some(mark),
        CommentPart::Words(_) | CommentPart::Clock(_) | CommentPart::Elapsed(_) | CommentPart::Evaluation(_) => None,
    });
    marks.collect()
}

/// The last evaluation in those comments.
pub fn evaluated<'a>(comments: impl IntoIterator<Item = &'a str>) -> Option<FileEvaluation> {
    let found = comments.into_iter().flat_map(parts).filter_map(|part| match part {
        CommentPart::Evaluation(evaluation) => Some(evaluation),
        CommentPart::Words(_) | CommentPart::Clock(_) | CommentPart::Elapsed(_) | CommentPart::Mark(_) => None,
    });
    found.last()
}

/// The parts of a comment; unknown commands (`[%tqu …]`) are left out.
pub fn parts(comment: &str) -> Vec<CommentPart<'_>> {
    let mut found = Vec::new();
    let mut rest = comment;
    while let Some((before, behind)) = rest.split_once("[%") {
        let Some((command, after)) = behind.split_once(']') else {
            break;
        };
        found.push(CommentPart::Words(before.trim()));
        let (name, value) = command.split_once(' ').unwrap_or((command, ""));
        let time = || milliseconds(value.trim());
        match name {
            "clk" => found.extend(time().map(CommentPart::Clock)),
            "emt" => found.extend(time().map(CommentPart::Elapsed)),
            "eval" => found.extend(evaluation(value).map(CommentPart::Evaluation)),
            "csl" | "cal" => found.extend(value.split(',').filter_map(mark).map(CommentPart::Mark)),
            _ => {}
        }
        rest = after;
    }
    found.push(CommentPart::Words(rest.trim()));
    found.retain(|part| *part != CommentPart::Words(""));
    found
}

/// True if a comment holds something that a person put there for people: words, or marks on the board.
pub fn has_words(comment: &str) -> bool {
    let of_people = |part: &CommentPart<'_>| matches!(part, CommentPart::Words(_) | CommentPart::Mark(_));
    parts(comment).iter().any(of_people)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_commands_are_told_apart() {
        let told = parts("[%eval 0.17] [%clk 1:01:27] a plan [%cal Gf1b5,Xa1a2][%emt 0:00:05] with [b5]");
        let arrow = Mark {
            color: MarkColor::Green,
            from: Square::F1,
            to: Some(Square::B5),
        };
        assert_eq!(
            told,
            [
                CommentPart::Evaluation(FileEvaluation::Centipawns(17)),
                CommentPart::Clock(3_687_000),
                CommentPart::Words("a plan"),
                CommentPart::Mark(arrow),
                CommentPart::Elapsed(5_000),
                CommentPart::Words("with [b5]")
            ]
        );
        assert_eq!(parts("[%clk soon] [%clk"), [CommentPart::Words("[%clk")]);
        assert_eq!(parts(""), []);
        assert_eq!(marks(["[%csl Re4,Y,Bz9] x", "[%cal Gf1b5]"]).len(), 2);
        assert_eq!(evaluated(["[%eval #-3,22]"]), Some(FileEvaluation::Mate(-3)));
        for given in ["[%eval #0]", "[%eval #-0]"] {
            assert_eq!(parts(given), []);
        }
        for unreadable in ["[%eval nan]", "[%eval inf]", "[%eval #]", "[%eval]", "[%csl ß4]"] {
            assert_eq!(parts(unreadable), [], "{unreadable}");
        }
    }
}
