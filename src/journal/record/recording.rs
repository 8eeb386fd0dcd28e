//! The duty to record as it is stored.

use shakmaty::{ByColor, fen::Fen};

use super::read::{article_of, parse, unreadable};
use super::{EventRecord as R, Unreadable};
use crate::laws::recording::Recording;

/// From the Laws to the record.
pub(super) fn write(event: &Recording) -> R {
    match event {
        Recording::NotRequired { side, article } => R::RecordingNotRequired {
            side: side.to_string(),
            article: article.to_string(),
        },
        Recording::RequiredAgain { article } => R::RecordingRequired {
            article: article.to_string(),
        },
        Recording::Owed {
            side,
            plies,
            due,
            article,
        } => R::ScoresheetOwed {
            side: side.to_string(),
            plies: *plies,
            due: *due,
            article: article.to_string(),
        },
        Recording::Shown {
            by,
            side,
            count,
            article,
        } => R::RecordShown {
            by: by.to_string(),
            side: side.to_string(),
            count: *count,
            article: article.to_string(),
        },
        Recording::AskedTooOften {
            by,
            side,
            count,
            article,
        } => R::RecordAskedTooOften {
            by: by.to_string(),
            side: side.to_string(),
            count: *count,
            article: article.to_string(),
        },
        Recording::Reconstruction {
            by,
            running,
            left_ms,
            moves,
            pieces,
        } => R::ReconstructionBegun {
            by: by.to_string(),
            side: running.map(|side| side.to_string()),
            white_ms: left_ms.white,
            black_ms: left_ms.black,
            white_moves: moves.white,
            black_moves: moves.black,
            fen: pieces.to_string(),
        },
        Recording::Marked { by, side, ply, at_ms } => R::RecorderMarked {
            by: by.to_string(),
            side: side.to_string(),
            ply: *ply,
            recording_ms: *at_ms,
        },
    }
}

/// From the record back.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "these seven are handed over by the match over all records"
)]
pub(super) fn read(record: R) -> Result<Recording, Unreadable> {
    Ok(match record {
        R::RecordingNotRequired { side, article } => Recording::NotRequired {
            side: parse("side", &side)?,
            article: article_of(article),
        },
        R::RecordingRequired { article } => Recording::RequiredAgain {
            article: article_of(article),
        },
        R::ScoresheetOwed {
            side,
            plies,
            due,
            article,
        } => Recording::Owed {
            side: parse("side", &side)?,
            plies,
            due,
            article: article_of(article),
        },
        R::RecordShown {
            by,
            side,
            count,
            article,
        } => Recording::Shown {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            count,
            article: article_of(article),
        },
        R::RecordAskedTooOften {
            by,
            side,
            count,
            article,
        } => Recording::AskedTooOften {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            count,
            article: article_of(article),
        },
        R::ReconstructionBegun {
            by,
            side,
            white_ms,
            black_ms,
            white_moves,
            black_moves,
            fen,
        } => Recording::Reconstruction {
            by: parse("by", &by)?,
            running: side.map(|side| parse("side", &side)).transpose()?,
            left_ms: ByColor {
                white: white_ms,
                black: black_ms,
            },
            moves: ByColor {
                white: white_moves,
                black: black_moves,
            },
            pieces: fen
                .parse::<Fen>()
                .map(|fen| fen.as_setup().board.clone())
                .ok()
                .ok_or_else(|| unreadable("fen", &fen))?,
        },
        R::RecorderMarked {
            by,
            side,
            ply,
            recording_ms,
        } => Recording::Marked {
            by: parse("by", &by)?,
            side: parse("side", &side)?,
            ply,
            at_ms: recording_ms,
        },
        other => return Err(unreadable("name", &format!("{other:?}"))),
    })
}

/// One of each, with and without what may be absent.
#[cfg(test)]
pub(super) fn samples() -> Vec<crate::laws::event::Event> {
    use shakmaty::{Board, Color};

    use crate::laws::event::Event;
    use crate::laws::people::Person;
    use crate::laws::refusal::Article;

    let reconstruction = |running| Recording::Reconstruction {
        by: Person::Arbiter,
        running,
        left_ms: ByColor {
            white: 299_999,
            black: 60_000,
        },
        moves: ByColor { white: 31, black: 30 },
        pieces: Board::default(),
    };
    let all = vec![
        Recording::NotRequired {
            side: Color::White,
            article: Article::new("8.4"),
        },
        Recording::RequiredAgain {
            article: Article::new("8.5.2"),
        },
        Recording::Owed {
            side: Color::Black,
            plies: 3,
            due: 5,
            article: Article::new("8.1.3"),
        },
        Recording::Shown {
            by: Person::Player(Color::White),
            side: Color::White,
            count: 5,
            article: Article::new("A.4.3"),
        },
        Recording::AskedTooOften {
            by: Person::Player(Color::White),
            side: Color::White,
            count: 6,
            article: Article::new("A.4.3"),
        },
        reconstruction(Some(Color::White)),
        reconstruction(None),
        Recording::Marked {
            by: Person::Player(Color::White),
            side: Color::White,
            ply: 7,
            at_ms: 12_340,
        },
    ];
    all.into_iter().map(Event::Recording).collect()
}
