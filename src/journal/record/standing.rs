//! An illegal move that may stand, as it is stored.

use super::read::{article_of, parse, unreadable};
use super::{EventRecord as R, Unreadable};
use crate::laws::standing::Standing;

/// From the Laws to the record.
pub(super) fn write(event: &Standing) -> R {
    match event {
        Standing::Left { side, ply, uci, san } => R::IllegalMoveLeft {
            side: side.to_string(),
            ply: *ply,
            uci: uci.to_string(),
            san: san.clone(),
        },
        Standing::TakenUp { side, ply } => R::IllegalMoveTakenUp {
            side: side.to_string(),
            ply: *ply,
        },
        Standing::Stands {
            side,
            ply,
            uci,
            article,
        } => R::IllegalMoveStands {
            side: side.to_string(),
            ply: *ply,
            uci: uci.to_string(),
            article: article.to_string(),
        },
    }
}

/// From the record back.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "these three are handed over by the match over all records"
)]
pub(super) fn read(record: R) -> Result<Standing, Unreadable> {
    Ok(match record {
        R::IllegalMoveLeft { side, ply, uci, san } => Standing::Left {
            side: parse("side", &side)?,
            ply,
            uci: parse("uci", &uci)?,
            san,
        },
        R::IllegalMoveTakenUp { side, ply } => Standing::TakenUp {
            side: parse("side", &side)?,
            ply,
        },
        R::IllegalMoveStands {
            side,
            ply,
            uci,
            article,
        } => Standing::Stands {
            side: parse("side", &side)?,
            ply,
            uci: parse("uci", &uci)?,
            article: article_of(article),
        },
        other => return Err(unreadable("name", &format!("{other:?}"))),
    })
}

#[cfg(test)]
pub(super) fn samples() -> Vec<crate::laws::event::Event> {
    use crate::laws::refusal::Article;
    use shakmaty::Color;

    let left = Standing::Left {
        side: Color::White,
        ply: 3,
        uci: "c3d5".parse().unwrap(),
        san: String::from("Nc3d5"),
    };
    let taken_up = Standing::TakenUp {
        side: Color::White,
        ply: 3,
    };
    let stands = Standing::Stands {
        side: Color::White,
        ply: 3,
        uci: "c3d5".parse().unwrap(),
        article: Article::new("A.5.2"),
    };
    let all = [left, taken_up, stands];
    all.into_iter().map(crate::laws::event::Event::Standing).collect()
}
