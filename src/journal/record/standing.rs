//! An illegal move that may stand, as it is stored.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::read::{article_of, parse, unreadable};
use super::{EventRecord as R, Unreadable};
use crate::laws::people::Person;
use crate::laws::refusal::Article;
use crate::laws::standing::Standing;

/// An illegal move that stands, and the move after which it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the keys are those of the contract")]
pub struct StandsRecord {
    pub side: String,
    pub ply: u32,
    pub uci: String,
    pub article: String,
}

/// What a player says to its correction; an offer has its Article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the keys are those of the contract")]
pub struct CorrectionRecord {
    pub by: String,
    pub side: String,
    pub ply: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

fn correction(by: Person, side: Color, ply: u32, article: Option<&Article>) -> CorrectionRecord {
    CorrectionRecord {
        by: by.to_string(),
        side: side.to_string(),
        ply,
        article: article.map(ToString::to_string),
    }
}

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
        } => R::IllegalMoveStands(StandsRecord {
            side: side.to_string(),
            ply: *ply,
            uci: uci.to_string(),
            article: article.to_string(),
        }),
        Standing::CorrectionOffered { by, side, ply, article } => {
            R::CorrectionOffered(correction(*by, *side, *ply, Some(article)))
        }
        Standing::CorrectionAccepted { by, side, ply } => R::CorrectionAccepted(correction(*by, *side, *ply, None)),
        Standing::CorrectionDeclined { by, side, ply } => R::CorrectionDeclined(correction(*by, *side, *ply, None)),
    }
}

/// From the record back.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "these are handed over by the match over all records"
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
        R::IllegalMoveStands(stands) => Standing::Stands {
            side: parse("side", &stands.side)?,
            ply: stands.ply,
            uci: parse("uci", &stands.uci)?,
            article: article_of(stands.article),
        },
        R::CorrectionOffered(offered) => Standing::CorrectionOffered {
            by: parse("by", &offered.by)?,
            side: parse("side", &offered.side)?,
            ply: offered.ply,
            article: article_of(offered.article.unwrap_or_default()),
        },
        R::CorrectionAccepted(accepted) => Standing::CorrectionAccepted {
            by: parse("by", &accepted.by)?,
            side: parse("side", &accepted.side)?,
            ply: accepted.ply,
        },
        R::CorrectionDeclined(declined) => Standing::CorrectionDeclined {
            by: parse("by", &declined.by)?,
            side: parse("side", &declined.side)?,
            ply: declined.ply,
        },
        other => return Err(unreadable("name", &format!("{other:?}"))),
    })
}

#[cfg(test)]
pub(super) fn samples() -> Vec<crate::laws::event::Event> {
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
    let (by, side, ply) = (Person::Player(Color::Black), Color::Black, 3);
    let article = Article::new("A.5.2");
    let offered = Standing::CorrectionOffered { by, side, ply, article };
    let accepted = Standing::CorrectionAccepted { by, side, ply };
    let declined = Standing::CorrectionDeclined { by, side, ply };
    let all = [left, taken_up, stands, offered, accepted, declined];
    all.into_iter().map(crate::laws::event::Event::Standing).collect()
}
