//! From what the arbiter is offered to the record; nothing can fail.

use super::{EventRecord as R, claims};
use crate::laws::proposal::Proposal;

impl From<&Proposal> for R {
    fn from(proposal: &Proposal) -> Self {
        match proposal {
            Proposal::Penalty {
                side,
                gain_ms,
                count,
                article,
            } => Self::Penalty {
                side: side.to_string(),
                gain_ms: *gain_ms,
                count: *count,
                article: article.to_string(),
            },
            Proposal::Result {
                result,
                reason,
                article,
                undecided,
            } => Self::Result {
                result: result.to_string(),
                reason: String::from(reason.as_str()),
                article: article.to_string(),
                undecided: *undecided,
            },
            Proposal::Clock { left_ms, article } => Self::Clock {
                white_ms: Some(left_ms.white),
                black_ms: Some(left_ms.black),
                side: None,
                moves: None,
                ply: None,
                white_moves: None,
                black_moves: None,
                article: article.to_string(),
            },
            Proposal::Count { side, moves, article } => Self::Clock {
                white_ms: None,
                black_ms: None,
                side: Some(side.to_string()),
                moves: Some(*moves),
                ply: None,
                white_moves: None,
                black_moves: None,
                article: article.to_string(),
            },
            Proposal::Correction { board, ply, article } => Self::Correction {
                board: board.map(|side| side.to_string()),
                ply: *ply,
                article: article.to_string(),
                side: None,
                square: None,
                uci: None,
            },
            Proposal::TakeBack {
                side,
                square,
                ply,
                uci,
                article,
            } => Self::Correction {
                board: None,
                ply: *ply,
                article: article.to_string(),
                side: Some(side.to_string()),
                square: Some(square.to_string()),
                uci: Some(uci.to_string()),
            },
            Proposal::Claim {
                side,
                claim,
                correct,
                count,
                article,
            } => claims::proposed(*side, *claim, (*correct, *count), article),
            Proposal::ClocksBack {
                ply,
                left_ms,
                moves,
                article,
            } => Self::Clock {
                white_ms: Some(left_ms.white),
                black_ms: Some(left_ms.black),
                side: None,
                moves: None,
                ply: Some(*ply),
                white_moves: Some(moves.white),
                black_moves: Some(moves.black),
                article: article.to_string(),
            },
        }
    }
}
