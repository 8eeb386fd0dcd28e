//! From the record back to the Laws; a value nobody knows is named with its key.

use std::{borrow::Cow, str::FromStr};

use shakmaty::{ByColor, Color, Piece, Role, Square};

use crate::laws::command::Approval;
use crate::laws::ending::{Ending, Reason};
use crate::laws::event::{Event, Proposal};
use crate::laws::people::Person;
use crate::laws::refusal::Article;

use super::write::role_name;
use super::{EventRecord as R, Unreadable, claims};

/// The error for that key and value.
pub(super) fn unreadable(field: &'static str, value: &str) -> Unreadable {
    Unreadable {
        field,
        value: value.to_owned(),
    }
}

/// Any value whose text form is its `FromStr`.
pub(super) fn parse<T: FromStr>(field: &'static str, value: &str) -> Result<T, Unreadable> {
    value.parse().ok().ok_or_else(|| unreadable(field, value))
}

fn person_or_nobody(by: Option<String>) -> Result<Option<Person>, Unreadable> {
    by.map(|by| parse("by", &by)).transpose()
}

pub(super) fn square_of(value: &str) -> Result<Square, Unreadable> {
    Square::from_ascii(value.as_bytes())
        .ok()
        .ok_or_else(|| unreadable("square", value))
}

fn piece_of(value: &str) -> Result<Piece, Unreadable> {
    let read = || {
        let (color, name) = value.split_once(' ')?;
        let color: Color = color.parse().ok()?;
        let role = Role::ALL.into_iter().find(|role| role_name(*role) == name)?;
        Some(Piece { color, role })
    };
    read().ok_or_else(|| unreadable("piece", value))
}

fn reason_of(value: &str) -> Result<Reason, Unreadable> {
    Reason::ALL
        .iter()
        .copied()
        .find(|reason| reason.as_str() == value)
        .ok_or_else(|| unreadable("reason", value))
}

/// Articles are not looked up: an old journal may cite one that no edition this program knows has.
pub(super) fn article_of(number: String) -> Article {
    Article(Cow::Owned(number))
}

impl TryFrom<R> for Event {
    type Error = Unreadable;

    fn try_from(record: R) -> Result<Self, Unreadable> {
        Ok(match record {
            R::ClocksStarted { by, side } => Self::ClocksStarted {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
            },
            R::ClocksStopped { by, white_ms, black_ms } => Self::ClocksStopped {
                by: person_or_nobody(by)?,
                left_ms: ByColor {
                    white: white_ms,
                    black: black_ms,
                },
            },
            R::PieceTouched {
                by,
                board,
                square,
                piece,
            } => Self::PieceTouched {
                by: parse("by", &by)?,
                board: parse("board", &board)?,
                square: square_of(&square)?,
                piece: piece_of(&piece)?,
            },
            R::PieceLifted {
                by,
                board,
                square,
                piece,
            } => Self::PieceLifted {
                by: parse("by", &by)?,
                board: parse("board", &board)?,
                square: square_of(&square)?,
                piece: piece_of(&piece)?,
            },
            R::PiecePlaced {
                by,
                board,
                square,
                piece,
            } => Self::PiecePlaced {
                by: parse("by", &by)?,
                board: parse("board", &board)?,
                square: square_of(&square)?,
                piece: piece_of(&piece)?,
            },
            R::PieceRemoved {
                by,
                board,
                square,
                piece,
            } => Self::PieceRemoved {
                by: parse("by", &by)?,
                board: parse("board", &board)?,
                square: square_of(&square)?,
                piece: piece_of(&piece)?,
            },
            R::MoveAnnounced {
                by,
                side,
                ply,
                uci,
                text,
            } => Self::MoveAnnounced {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                ply,
                uci: parse("uci", &uci)?,
                text,
            },
            R::AnnouncementCorrected {
                by,
                side,
                ply,
                uci,
                text,
            } => Self::AnnouncementCorrected {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                ply,
                uci: parse("uci", &uci)?,
                text,
            },
            R::MoveRepeated { by, side, ply, uci } => Self::MoveRepeated {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                ply,
                uci: parse("uci", &uci)?,
            },
            R::RepeatDiffers {
                by,
                side,
                ply,
                uci,
                announced,
            } => Self::RepeatDiffers {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                ply,
                uci: parse("uci", &uci)?,
                announced: parse("announced", &announced)?,
            },
            R::MoveMade { by, side, ply, uci } => Self::MoveMade {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                ply,
                uci: parse("uci", &uci)?,
            },
            R::MoveExecuted { by, board, ply, uci } => Self::MoveExecuted {
                by: parse("by", &by)?,
                board: parse("board", &board)?,
                ply,
                uci: parse("uci", &uci)?,
            },
            R::ClockPressed {
                by,
                side,
                white_ms,
                black_ms,
            } => Self::ClockPressed {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                left_ms: ByColor {
                    white: white_ms,
                    black: black_ms,
                },
            },
            R::MoveCompleted { side, ply, uci, san } => Self::MoveCompleted {
                side: parse("side", &side)?,
                ply,
                uci: parse("uci", &uci)?,
                san,
            },
            record @ (R::MoveRecorded { .. } | R::EntryCorrected { .. } | R::SheetEntered { .. }) => {
                super::writing::read(record)?
            }
            R::IllegalMove { side, uci, article } => Self::IllegalMove {
                side: parse("side", &side)?,
                uci: parse("uci", &uci)?,
                article: article_of(article),
            },
            R::TimeAdjusted {
                by,
                side,
                white_ms,
                black_ms,
                delta_ms,
            } => Self::TimeAdjusted {
                by: person_or_nobody(by)?,
                side: parse("side", &side)?,
                left_ms: ByColor {
                    white: white_ms,
                    black: black_ms,
                },
                delta_ms,
            },
            R::MovesAdjusted { by, side, moves } => Self::MovesAdjusted {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                moves,
            },
            R::PeriodAdjusted { by, side, period } => Self::PeriodAdjusted {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                period,
            },
            R::TimesChecked {
                white_ms,
                black_ms,
                white_moves,
                black_moves,
            } => Self::TimesChecked {
                left_ms: ByColor {
                    white: white_ms,
                    black: black_ms,
                },
                moves: ByColor {
                    white: white_moves,
                    black: black_moves,
                },
            },
            R::PeriodPassed { side, period } => Self::PeriodPassed {
                side: parse("side", &side)?,
                period,
            },
            R::FlagFell {
                side,
                white_ms,
                black_ms,
            } => Self::FlagFell {
                side: parse("side", &side)?,
                left_ms: ByColor {
                    white: white_ms,
                    black: black_ms,
                },
            },
            R::DrawOffered { by, side, article } => Self::DrawOffered {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                article: article.map(article_of),
            },
            R::IncrementSet {
                by,
                increment_ms,
                article,
            } => Self::IncrementSet {
                by: person_or_nobody(by)?,
                increment_ms,
                article: article_of(article),
            },
            R::DrawAccepted { by, side } => Self::DrawAccepted {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
            },
            R::DrawDeclined { by, side } => Self::DrawDeclined {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
            },
            R::BoardsCompared { by } => Self::BoardsCompared { by: parse("by", &by)? },
            R::BoardsDiffer {
                board,
                squares,
                article,
            } => Self::BoardsDiffer {
                board: parse("board", &board)?,
                squares: squares
                    .iter()
                    .map(|square| square_of(square))
                    .collect::<Result<_, _>>()?,
                article: article_of(article),
            },
            R::BoardsAgree { board } => Self::BoardsAgree {
                board: parse("board", &board)?,
            },
            R::NotExecuted { board, ply } => Self::NotExecuted {
                board: parse("board", &board)?,
                ply,
            },
            record @ (R::SheetsCompared { .. } | R::SheetsDiffer { .. }) => super::sheets::read(record)?,
            R::RegulationsUnlocked { by } => Self::RegulationsUnlocked { by: parse("by", &by)? },
            R::RegulationsLocked { by, salt, hash } => Self::RegulationsLocked {
                by: parse("by", &by)?,
                salt,
                hash,
            },
            R::PinEntered { by, accepted } => Self::PinEntered {
                by: parse("by", &by)?,
                accepted,
            },
            R::BoardEntered { by, board, pieces } => Self::BoardEntered {
                by: parse("by", &by)?,
                board: parse("board", &board)?,
                pieces: parse("pieces", &pieces)?,
            },
            R::PositionReinstated { by, ply } => Self::PositionReinstated {
                by: person_or_nobody(by)?,
                ply,
            },
            R::WarningGiven { by, side, text } => Self::WarningGiven {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                text,
            },
            R::PenaltyGiven {
                by,
                side,
                count,
                article,
                penalty,
            } => Self::PenaltyGiven {
                by: person_or_nobody(by)?,
                side: parse("side", &side)?,
                count,
                article: article_of(article),
                penalty: penalty.map(|penalty| parse("penalty", &penalty)).transpose()?,
            },
            R::NoteWritten { by, text } => Self::NoteWritten {
                by: parse("by", &by)?,
                text,
            },
            R::Signed { by, side, result } => Self::Signed {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
                result: parse("result", &result)?,
            },
            R::Arrived { by, side } => Self::Arrived {
                by: parse("by", &by)?,
                side: parse("side", &side)?,
            },
            R::Approved { by, what, side } => {
                let approval = match (what.as_str(), side) {
                    ("assistant", Some(side)) => Approval::Assistant(parse("side", &side)?),
                    ("device", None) => Approval::Device,
                    (_, _) => return Err(unreadable("what", &what)),
                };
                Self::Approved {
                    by: parse("by", &by)?,
                    what: approval,
                }
            }
            record @ (R::Adjourned { .. }
            | R::MoveSealed { .. }
            | R::EnvelopeOpened { .. }
            | R::EnvelopeLost { .. }
            | R::Resumed { .. }) => Self::Adjournment(super::adjournment::read(record)?),
            record @ (R::RecordingNotRequired { .. }
            | R::RecordingRequired { .. }
            | R::ScoresheetOwed { .. }
            | R::RecordShown { .. }
            | R::RecordAskedTooOften { .. }
            | R::ReconstructionBegun { .. }
            | R::RecorderMarked { .. }) => Self::Recording(super::recording::read(record)?),
            record @ (R::IllegalMoveLeft { .. }
            | R::IllegalMoveTakenUp { .. }
            | R::IllegalMoveStands(_)
            | R::CorrectionOffered(_)
            | R::CorrectionAccepted(_)
            | R::CorrectionDeclined(_)) => Self::Standing(super::standing::read(record)?),
            R::GameEnded {
                result,
                reason,
                article,
            } => Self::GameEnded {
                ending: Ending {
                    result: parse("result", &result)?,
                    reason: reason_of(&reason)?,
                    article: article_of(article),
                },
            },
            R::Penalty {
                side,
                gain_ms,
                count,
                article,
            } => Self::Proposed {
                proposal: Proposal::Penalty {
                    side: parse("side", &side)?,
                    gain_ms,
                    count,
                    article: article_of(article),
                },
            },
            R::Result {
                result,
                reason,
                article,
                undecided,
            } => Self::Proposed {
                proposal: Proposal::Result {
                    result: parse("result", &result)?,
                    reason: reason_of(&reason)?,
                    article: article_of(article),
                    undecided,
                },
            },
            R::Clock {
                white_ms,
                black_ms,
                side,
                moves,
                ply,
                white_moves,
                black_moves,
                article,
            } => {
                let article = article_of(article);
                let left_ms = || {
                    Ok(ByColor {
                        white: white_ms.ok_or_else(|| unreadable("white_ms", ""))?,
                        black: black_ms.ok_or_else(|| unreadable("black_ms", ""))?,
                    })
                };
                let proposal = match (side, moves, ply) {
                    (Some(side), Some(moves), _) => Proposal::Count {
                        side: parse("side", &side)?,
                        moves,
                        article,
                    },
                    (_, _, Some(ply)) => Proposal::ClocksBack {
                        ply,
                        left_ms: left_ms()?,
                        moves: ByColor {
                            white: white_moves.ok_or_else(|| unreadable("white_moves", ""))?,
                            black: black_moves.ok_or_else(|| unreadable("black_moves", ""))?,
                        },
                        article,
                    },
                    (_, _, None) => Proposal::Clock {
                        left_ms: left_ms()?,
                        article,
                    },
                };
                Self::Proposed { proposal }
            }
            R::PieceAdjusted { by, side, square } => claims::read_adjusted(&by, &side, &square)?,
            R::DrawClaimed(record) | R::ClaimMade(record) => record.into_claimed()?,
            R::ClaimUpheld(record) => record.into_settled(true)?,
            R::ClaimRejected(record) => record.into_settled(false)?,
            R::Claim(record) => record.into_proposed()?,
            R::Correction {
                board,
                ply,
                article,
                side,
                square,
                uci,
            } => claims::read_correction((board, side), (square, uci), ply, article_of(article))?,
            R::Settled { by, proposal, accepted } => Self::Settled {
                by: person_or_nobody(by)?,
                kind: parse("proposal", &proposal)?,
                accepted,
            },
        })
    }
}
