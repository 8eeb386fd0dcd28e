//! From the Laws to the record; nothing can fail.

use shakmaty::{ByColor, Color, Piece, Role, Square};

use crate::laws::command::Approval;
use crate::laws::event::Event;
use crate::laws::people::Person;

use super::{EventRecord as R, claims};

fn nobody_or(by: Option<Person>) -> Option<String> {
    by.map(|person| person.to_string())
}

/// A colour and the English name of a piece: "white knight".
pub(super) fn piece_text(piece: Piece) -> String {
    format!("{} {}", piece.color, role_name(piece.role))
}

pub(super) const fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// Who, whose board, where and what: the four keys of everything hands do.
struct Hand {
    by: String,
    board: String,
    square: String,
    piece: String,
}

fn hand(by: Person, board: Color, square: Square, piece: Piece) -> Hand {
    Hand {
        by: by.to_string(),
        board: board.to_string(),
        square: square.to_string(),
        piece: piece_text(piece),
    }
}

fn both(left_ms: &ByColor<u64>) -> (u64, u64) {
    (left_ms.white, left_ms.black)
}

impl From<&Event> for R {
    fn from(event: &Event) -> Self {
        match event {
            Event::ClocksStarted { by, side } => Self::ClocksStarted {
                by: by.to_string(),
                side: side.to_string(),
            },
            Event::ClocksStopped { by, left_ms } => {
                let (white_ms, black_ms) = both(left_ms);
                Self::ClocksStopped {
                    by: nobody_or(*by),
                    white_ms,
                    black_ms,
                }
            }
            Event::PieceTouched {
                by,
                board,
                square,
                piece,
            } => {
                let Hand {
                    by,
                    board,
                    square,
                    piece,
                } = hand(*by, *board, *square, *piece);
                Self::PieceTouched {
                    by,
                    board,
                    square,
                    piece,
                }
            }
            Event::PieceLifted {
                by,
                board,
                square,
                piece,
            } => {
                let Hand {
                    by,
                    board,
                    square,
                    piece,
                } = hand(*by, *board, *square, *piece);
                Self::PieceLifted {
                    by,
                    board,
                    square,
                    piece,
                }
            }
            Event::PiecePlaced {
                by,
                board,
                square,
                piece,
            } => {
                let Hand {
                    by,
                    board,
                    square,
                    piece,
                } = hand(*by, *board, *square, *piece);
                Self::PiecePlaced {
                    by,
                    board,
                    square,
                    piece,
                }
            }
            Event::PieceRemoved {
                by,
                board,
                square,
                piece,
            } => {
                let Hand {
                    by,
                    board,
                    square,
                    piece,
                } = hand(*by, *board, *square, *piece);
                Self::PieceRemoved {
                    by,
                    board,
                    square,
                    piece,
                }
            }
            Event::MoveAnnounced {
                by,
                side,
                ply,
                uci,
                text,
            } => Self::MoveAnnounced {
                by: by.to_string(),
                side: side.to_string(),
                ply: *ply,
                uci: uci.to_string(),
                text: text.clone(),
            },
            Event::AnnouncementCorrected {
                by,
                side,
                ply,
                uci,
                text,
            } => Self::AnnouncementCorrected {
                by: by.to_string(),
                side: side.to_string(),
                ply: *ply,
                uci: uci.to_string(),
                text: text.clone(),
            },
            Event::MoveRepeated { by, side, ply, uci } => Self::MoveRepeated {
                by: by.to_string(),
                side: side.to_string(),
                ply: *ply,
                uci: uci.to_string(),
            },
            Event::RepeatDiffers {
                by,
                side,
                ply,
                uci,
                announced,
            } => Self::RepeatDiffers {
                by: by.to_string(),
                side: side.to_string(),
                ply: *ply,
                uci: uci.to_string(),
                announced: announced.to_string(),
            },
            Event::MoveMade { by, side, ply, uci } => Self::MoveMade {
                by: by.to_string(),
                side: side.to_string(),
                ply: *ply,
                uci: uci.to_string(),
            },
            Event::MoveExecuted { by, board, ply, uci } => Self::MoveExecuted {
                by: by.to_string(),
                board: board.to_string(),
                ply: *ply,
                uci: uci.to_string(),
            },
            Event::ClockPressed { by, side, left_ms } => {
                let (white_ms, black_ms) = both(left_ms);
                Self::ClockPressed {
                    by: by.to_string(),
                    side: side.to_string(),
                    white_ms,
                    black_ms,
                }
            }
            Event::MoveCompleted { side, ply, uci, san } => Self::MoveCompleted {
                side: side.to_string(),
                ply: *ply,
                uci: uci.to_string(),
                san: san.clone(),
            },
            Event::MoveRecorded { by, side, text } => Self::MoveRecorded {
                by: by.to_string(),
                side: side.to_string(),
                text: text.clone(),
            },
            Event::EntryCorrected { by, side, place, text } => Self::EntryCorrected {
                by: by.to_string(),
                side: side.to_string(),
                place: *place,
                text: text.clone(),
            },
            Event::IllegalMove { side, uci, article } => Self::IllegalMove {
                side: side.to_string(),
                uci: uci.to_string(),
                article: article.to_string(),
            },
            Event::TimeAdjusted {
                by,
                side,
                left_ms,
                delta_ms,
            } => {
                let (white_ms, black_ms) = both(left_ms);
                Self::TimeAdjusted {
                    by: nobody_or(*by),
                    side: side.to_string(),
                    white_ms,
                    black_ms,
                    delta_ms: *delta_ms,
                }
            }
            Event::MovesAdjusted { by, side, moves } => Self::MovesAdjusted {
                by: by.to_string(),
                side: side.to_string(),
                moves: *moves,
            },
            Event::PeriodAdjusted { by, side, period } => Self::PeriodAdjusted {
                by: by.to_string(),
                side: side.to_string(),
                period: *period,
            },
            Event::TimesChecked { left_ms, moves } => {
                let (white_ms, black_ms) = both(left_ms);
                Self::TimesChecked {
                    white_ms,
                    black_ms,
                    white_moves: moves.white,
                    black_moves: moves.black,
                }
            }
            Event::PeriodPassed { side, period } => Self::PeriodPassed {
                side: side.to_string(),
                period: *period,
            },
            Event::FlagFell { side, left_ms } => {
                let (white_ms, black_ms) = both(left_ms);
                Self::FlagFell {
                    side: side.to_string(),
                    white_ms,
                    black_ms,
                }
            }
            Event::DrawOffered { by, side, article } => Self::DrawOffered {
                by: by.to_string(),
                side: side.to_string(),
                article: article.as_ref().map(ToString::to_string),
            },
            Event::IncrementSet {
                by,
                increment_ms,
                article,
            } => Self::IncrementSet {
                by: nobody_or(*by),
                increment_ms: *increment_ms,
                article: article.to_string(),
            },
            Event::RegulationsUnlocked { by } => Self::RegulationsUnlocked { by: by.to_string() },
            Event::DrawAccepted { by, side } => Self::DrawAccepted {
                by: by.to_string(),
                side: side.to_string(),
            },
            Event::DrawDeclined { by, side } => Self::DrawDeclined {
                by: by.to_string(),
                side: side.to_string(),
            },
            Event::BoardsCompared { by } => Self::BoardsCompared { by: by.to_string() },
            Event::BoardsDiffer {
                board,
                squares,
                article,
            } => Self::BoardsDiffer {
                board: board.to_string(),
                squares: squares.iter().map(ToString::to_string).collect(),
                article: article.to_string(),
            },
            Event::BoardsAgree { board } => Self::BoardsAgree {
                board: board.to_string(),
            },
            Event::NotExecuted { board, ply } => Self::NotExecuted {
                board: board.to_string(),
                ply: *ply,
            },
            Event::SheetsCompared {
                by,
                verdict,
                agree_plies,
                official_plies,
                text,
            } => Self::SheetsCompared {
                by: by.to_string(),
                verdict: String::from(verdict.as_str()),
                side: verdict.side().map(|side| side.to_string()),
                agree_plies: *agree_plies,
                official_plies: *official_plies,
                text: text.clone(),
            },
            Event::SheetsDiffer { ply, next, article } => {
                let ByColor { white, black } = next.as_ref().map(|uci| uci.map(|uci| uci.to_string()));
                Self::SheetsDiffer {
                    ply: *ply,
                    white,
                    black,
                    article: article.to_string(),
                }
            }
            Event::SheetEntered { by, side, text } => Self::SheetEntered {
                by: by.to_string(),
                side: side.to_string(),
                text: text.clone(),
            },
            Event::RegulationsLocked { by, salt, hash } => Self::RegulationsLocked {
                by: by.to_string(),
                salt: salt.clone(),
                hash: hash.clone(),
            },
            Event::PinEntered { by, accepted } => Self::PinEntered {
                by: by.to_string(),
                accepted: *accepted,
            },
            Event::BoardEntered { by, board, pieces } => Self::BoardEntered {
                by: by.to_string(),
                board: board.to_string(),
                pieces: pieces.board_fen().to_string(),
            },
            Event::PositionReinstated { by, ply } => Self::PositionReinstated {
                by: nobody_or(*by),
                ply: *ply,
            },
            Event::WarningGiven { by, side, text } => Self::WarningGiven {
                by: by.to_string(),
                side: side.to_string(),
                text: text.clone(),
            },
            Event::PenaltyGiven {
                by,
                side,
                count,
                article,
                penalty,
            } => Self::PenaltyGiven {
                by: nobody_or(*by),
                side: side.to_string(),
                count: *count,
                article: article.to_string(),
                penalty: penalty.map(|penalty| penalty.to_string()),
            },
            Event::NoteWritten { by, text } => Self::NoteWritten {
                by: by.to_string(),
                text: text.clone(),
            },
            Event::Signed { by, side, result } => Self::Signed {
                by: by.to_string(),
                side: side.to_string(),
                result: result.to_string(),
            },
            Event::Arrived { by, side } => Self::Arrived {
                by: by.to_string(),
                side: side.to_string(),
            },
            Event::Approved { by, what } => {
                let (what, side) = match what {
                    Approval::Assistant(side) => ("assistant", Some(side.to_string())),
                    Approval::Device => ("device", None),
                };
                Self::Approved {
                    by: by.to_string(),
                    what: String::from(what),
                    side,
                }
            }
            Event::Adjournment(event) => super::adjournment::write(event),
            Event::Recording(event) => super::recording::write(event),
            Event::Standing(event) => super::standing::write(event),
            Event::GameEnded { ending } => Self::GameEnded {
                result: ending.result.to_string(),
                reason: String::from(ending.reason.as_str()),
                article: ending.article.to_string(),
            },
            Event::Proposed { proposal } => Self::from(proposal),
            Event::PieceAdjusted { by, side, square } => Self::PieceAdjusted {
                by: by.to_string(),
                side: side.to_string(),
                square: square.to_string(),
            },
            Event::Claimed {
                by,
                side,
                claim,
                article,
            } => claims::claimed(*by, *side, *claim, article),
            Event::ClaimSettled {
                by,
                side,
                claim,
                upheld,
                article,
            } => claims::settled(*by, *side, *claim, *upheld, article),
            Event::Settled { by, kind, accepted } => Self::Settled {
                by: nobody_or(*by),
                proposal: kind.to_string(),
                accepted: *accepted,
            },
        }
    }
}
