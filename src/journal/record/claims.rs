//! The stored twin of claims: one shape for making, settling and proposing them.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::read::{article_of, parse, square_of};
use super::{EventRecord as R, Unreadable};
use crate::laws::claim::Claim;
use crate::laws::event::{Event, Proposal};
use crate::laws::people::Person;
use crate::laws::refusal::Article;

/// A claim; `side` is the claimant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the keys are those of the contract")]
pub struct ClaimRecord {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    pub side: String,
    /// "threefold", "fifty", "touched", "illegal-move" or what else is wrong.
    pub claim: String,
    /// For a draw, the same as the reason of the ending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The intended move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uci: Option<String>,
    /// What was touched.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// Of a proposal: whether it is right, where the program can know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub correct: Option<bool>,
    /// Of a proposal: appearances, or moves by each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
    pub article: String,
}

fn record(by: Option<Person>, side: Color, claim: Claim, article: &Article) -> ClaimRecord {
    let square = if let Claim::Touched(square) = claim {
        Some(square.to_string())
    } else {
        None
    };
    ClaimRecord {
        by: by.map(|person| person.to_string()),
        side: side.to_string(),
        claim: claim.as_str().to_owned(),
        reason: claim.drawn_by().map(|reason| reason.as_str().to_owned()),
        uci: claim.intended().map(|uci| uci.to_string()),
        square,
        correct: None,
        count: None,
        article: article.to_string(),
    }
}

pub(super) fn claimed(by: Person, side: Color, claim: Claim, article: &Article) -> R {
    let record = record(Some(by), side, claim, article);
    if claim.drawn_by().is_some() {
        R::DrawClaimed(record)
    } else {
        R::ClaimMade(record)
    }
}

pub(super) fn settled(by: Option<Person>, side: Color, claim: Claim, upheld: bool, article: &Article) -> R {
    let record = record(by, side, claim, article);
    if upheld {
        R::ClaimUpheld(record)
    } else {
        R::ClaimRejected(record)
    }
}

pub(super) fn proposed(
    side: Color,
    claim: Claim,
    (correct, count): (Option<bool>, Option<u32>),
    article: &Article,
) -> R {
    R::Claim(ClaimRecord {
        correct,
        count,
        ..record(None, side, claim, article)
    })
}

pub(super) fn read_adjusted(by: &str, side: &str, square: &str) -> Result<Event, Unreadable> {
    Ok(Event::PieceAdjusted {
        by: parse("by", by)?,
        side: parse("side", side)?,
        square: square_of(square)?,
    })
}

/// A board to be put right, or a move to be taken back.
pub(super) fn read_correction(
    (board, side): (Option<String>, Option<String>),
    (square, uci): (Option<String>, Option<String>),
    ply: u32,
    article: Article,
) -> Result<Event, Unreadable> {
    let proposal = if let (Some(side), Some(square), Some(uci)) = (side, square, uci) {
        Proposal::TakeBack {
            side: parse("side", &side)?,
            square: square_of(&square)?,
            ply,
            uci: parse("uci", &uci)?,
            article,
        }
    } else {
        Proposal::Correction {
            board: board.map(|side| parse("board", &side)).transpose()?,
            ply,
            article,
        }
    };
    Ok(Event::Proposed { proposal })
}

impl ClaimRecord {
    fn claim(&self) -> Result<Claim, Unreadable> {
        let uci = self.uci.as_deref().map(|uci| parse("uci", uci)).transpose()?;
        Ok(match self.claim.as_str() {
            "threefold" => Claim::Threefold(uci),
            "fifty" => Claim::Fifty(uci),
            "touched" => Claim::Touched(square_of(self.square.as_deref().unwrap_or_default())?),
            "illegal-move" => Claim::IllegalMove,
            "quickplay" => Claim::Quickplay,
            "flag" => Claim::Flag,
            "increment" => Claim::Increment,
            other => Claim::Fault(parse("claim", other)?),
        })
    }

    fn by(&self) -> Result<Option<Person>, Unreadable> {
        self.by.as_deref().map(|by| parse("by", by)).transpose()
    }

    pub(super) fn into_claimed(self) -> Result<Event, Unreadable> {
        Ok(Event::Claimed {
            by: parse("by", self.by.as_deref().unwrap_or_default())?,
            side: parse("side", &self.side)?,
            claim: self.claim()?,
            article: article_of(self.article),
        })
    }

    pub(super) fn into_settled(self, upheld: bool) -> Result<Event, Unreadable> {
        Ok(Event::ClaimSettled {
            by: self.by()?,
            side: parse("side", &self.side)?,
            claim: self.claim()?,
            upheld,
            article: article_of(self.article),
        })
    }

    pub(super) fn into_proposed(self) -> Result<Event, Unreadable> {
        Ok(Event::Proposed {
            proposal: Proposal::Claim {
                side: parse("side", &self.side)?,
                claim: self.claim()?,
                correct: self.correct,
                count: self.count,
                article: article_of(self.article),
            },
        })
    }
}

/// Claims of every kind, made, settled and proposed.
#[cfg(test)]
pub(super) fn samples() -> Vec<Event> {
    use crate::laws::claim::Fault;
    use shakmaty::Square;

    let side = Color::Black;
    let by = Person::Player(side);
    let article = Article::new("9.2.2");
    let intended = "g1f3".parse().ok();
    let mut claims = vec![
        Claim::Threefold(intended),
        Claim::Fifty(None),
        Claim::Touched(Square::E4),
        Claim::IllegalMove,
        Claim::Quickplay,
        Claim::Flag,
        Claim::Increment,
    ];
    claims.extend(Fault::ALL.iter().copied().map(Claim::Fault));
    let mut list = vec![
        Event::PieceAdjusted {
            by,
            side,
            square: Square::G1,
        },
        Event::Proposed {
            proposal: Proposal::TakeBack {
                side,
                square: Square::H1,
                ply: 4,
                uci: "e1g1".parse().unwrap(),
                article: article.clone(),
            },
        },
    ];
    for claim in claims {
        let article = article.clone();
        list.push(Event::Claimed {
            by,
            side,
            claim,
            article: article.clone(),
        });
        list.push(Event::Proposed {
            proposal: Proposal::Claim {
                side,
                claim,
                correct: claim.drawn_by().map(|_| false),
                count: claim.drawn_by().map(|_| 49),
                article: article.clone(),
            },
        });
        for (by, upheld) in [(Some(Person::Arbiter), true), (None, false)] {
            let article = article.clone();
            list.push(Event::ClaimSettled {
                by,
                side,
                claim,
                upheld,
                article,
            });
        }
    }
    list
}
