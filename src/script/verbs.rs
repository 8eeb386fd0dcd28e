//! What people do in a script, verb by verb.

use shakmaty::fen::Fen;
use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::parse::{Expected, ScriptError, Words, color, side, time_ms};
use crate::controls::intent::{AdjournIntent, Intent};
use crate::laws::command::{Adjourn, Answer, Approval, Command};
use crate::laws::ending::GameResult;
use crate::laws::event::ProposalKind;
use crate::laws::people::Person;
use crate::query::Query;

/// What somebody does.
pub(super) type Act = Intent;

const VERBS: &[&str] = &[
    "announces",
    "corrects",
    "repeats",
    "lifts",
    "places",
    "removes",
    "plays",
    "copies",
    "presses",
    "stops",
    "starts",
    "arrives",
    "records",
    "signs",
    "offers",
    "accepts",
    "declines",
    "resigns",
    "claims",
    "adjusts",
    "upholds",
    "rejects",
    "asks",
    "sets",
    "adds",
    "takes",
    "compares",
    "enters",
    "reinstates",
    "warns",
    "penalises",
    "rules",
    "approves",
    "notes",
    "adjourns",
    "seals",
    "opens",
    "loses",
    "reconstructs",
    "speaks",
    "finds",
    "resumes",
    "types",
];

const PENALTIES: &[&str] = &[
    "warning",
    "add-time",
    "reduce-time",
    "add-points",
    "reduce-points",
    "loss",
    "fine",
    "exclusion",
    "expulsion",
];

/// Reads the verb and what belongs to it. Every verb reads for every actor; who may is the Laws' answer.
pub(super) fn act(by: Person, words: &mut Words) -> Result<Act, ScriptError> {
    let verb = words.next(Expected::OneOf(VERBS))?;
    let own = by.side().unwrap_or(Color::White);
    Ok(match verb.text.as_str() {
        "announces" => {
            let (for_side, words) = words_for(words, own)?;
            Intent::Announce { for_side, words }
        }
        "corrects" => {
            let (for_side, words) = words_for(words, own)?;
            Intent::Correct { for_side, words }
        }
        "repeats" => {
            let (for_side, words) = words_for(words, own)?;
            Intent::Repeat { for_side, words }
        }
        "plays" => {
            must_have_words(words, Expected::Move)?;
            let (for_side, words) = words_for(words, own)?;
            Intent::Play { for_side, words }
        }
        "copies" => Intent::Copy {
            for_side: for_side(words, own)?,
        },
        "types" => Intent::Line(words.rest()),
        "lifts" => {
            let square = square(words)?;
            Intent::Do(Command::Lift {
                board: on_board(words, own)?,
                square,
            })
        }
        "removes" => {
            let square = square(words)?;
            Intent::Do(Command::Remove {
                board: on_board(words, own)?,
                square,
            })
        }
        "places" => {
            let square = square(words)?;
            let piece = match words.peek() {
                Some("white" | "black") => Some(Piece {
                    color: side(words)?,
                    role: role(words)?,
                }),
                Some(_) | None => None,
            };
            Intent::Do(Command::Place {
                board: on_board(words, own)?,
                square,
                piece,
            })
        }
        "presses" => {
            one_of(words, &["clock"])?;
            Intent::Do(Command::PressClock {
                side: for_side(words, own)?,
            })
        }
        "stops" => {
            one_of(words, &["clocks"])?;
            Intent::Do(Command::StopClocks)
        }
        "starts" => {
            one_of(words, &["clocks"])?;
            Intent::Do(Command::StartClocks)
        }
        "arrives" => Intent::Do(Command::Arrive {
            side: for_side(words, own)?,
        }),
        "records" => {
            must_have_words(words, Expected::Text)?;
            let (side, text) = words_for(words, own)?;
            Intent::Do(Command::Record { side, text })
        }
        "signs" => {
            let result = result(words)?;
            Intent::Do(Command::Sign {
                side: for_side(words, own)?,
                result,
            })
        }
        "offers" => match one_of(words, &["draw", "correction"])? {
            "draw" => Intent::Do(Command::OfferDraw {
                side: for_side(words, own)?,
            }),
            _ => Intent::Do(Command::OfferCorrection { side: own }),
        },
        "accepts" => match one_of(words, &["draw", "proposal", "correction"])? {
            "correction" => Intent::Do(Command::AnswerCorrection {
                side: own,
                answer: Answer::Accepted,
            }),
            "draw" => Intent::Do(Command::AcceptDraw {
                side: for_side(words, own)?,
            }),
            _ => Intent::Do(Command::AcceptProposal { kind: proposal(words)? }),
        },
        "declines" => match one_of(words, &["draw", "proposal", "correction"])? {
            "correction" => Intent::Do(Command::AnswerCorrection {
                side: own,
                answer: Answer::Declined,
            }),
            "draw" => Intent::Do(Command::DeclineDraw {
                side: for_side(words, own)?,
            }),
            _ => Intent::Do(Command::DeclineProposal { kind: proposal(words)? }),
        },
        "resigns" => Intent::Do(Command::Resign {
            side: for_side(words, own)?,
        }),
        "finds" => return super::claims::finds(words),
        "claims" => return super::claims::claims(words, own),
        "adjusts" => {
            let square = square(words)?;
            Intent::Do(Command::Adjust {
                side: for_side(words, own)?,
                square,
            })
        }
        "upholds" | "rejects" => {
            one_of(words, &["claim"])?;
            Intent::Do(Command::SettleClaim {
                upheld: verb.text == "upholds",
            })
        }
        "asks" if words.peek() == Some("law") => {
            words.optional();
            Intent::Explain(words.rest())
        }
        "asks" if words.peek() == Some("record") => {
            words.optional();
            Intent::Do(Command::AskRecord {
                side: for_side(words, own)?,
            })
        }
        "asks" => Intent::Ask(asks(words)?),
        "sets" => sets(words)?,
        "adds" => {
            let by_ms = time(words)?;
            one_of(words, &["to"])?;
            Intent::Do(Command::AddTime {
                side: side(words)?,
                by_ms,
            })
        }
        "takes" => {
            let by_ms = time(words)?;
            one_of(words, &["from"])?;
            Intent::Do(Command::TakeTime {
                side: side(words)?,
                by_ms,
            })
        }
        "compares" => {
            if one_of(words, &["boards", "sheets"])? == "sheets" {
                Intent::CompareSheets
            } else {
                Intent::Do(Command::CompareBoards)
            }
        }
        "enters" => {
            let what = one_of(words, &["board", "sheet"])?;
            let board = side(words)?;
            if what == "sheet" {
                let text = words.some_rest(Expected::Move)?;
                return Ok(Intent::Do(Command::EnterSheet { side: board, text }));
            }
            let pieces = words.read(Expected::Placement, |text| {
                text.parse::<Fen>().ok().map(|fen| fen.as_setup().board.clone())
            })?;
            Intent::Do(Command::EnterBoard { board, pieces })
        }
        "reinstates" => {
            one_of(words, &["ply"])?;
            Intent::Do(Command::Reinstate { ply: number(words)? })
        }
        "warns" => {
            let side = side(words)?;
            Intent::Do(Command::Warn {
                side,
                text: words.some_rest(Expected::Text)?,
            })
        }
        "penalises" => {
            let side = side(words)?;
            let penalty = words.read(Expected::OneOf(PENALTIES), |text| text.parse().ok())?;
            let is_timed = !words.is_empty() && words.peek() != Some("reason");
            let by_ms = if is_timed { Some(time(words)?) } else { None };
            let mut reason = String::new();
            if !words.is_empty() {
                one_of(words, &["reason"])?;
                reason = words.some_rest(Expected::Text)?;
            }
            Intent::Do(Command::Penalise {
                side,
                penalty,
                by_ms,
                reason,
            })
        }
        "rules" => {
            one_of(words, &["result"])?;
            let result = result(words)?;
            one_of(words, &["reason"])?;
            Intent::Do(Command::RuleResult {
                result,
                text: words.some_rest(Expected::Text)?,
            })
        }
        "approves" => match one_of(words, &["assistant", "device"])? {
            "device" => Intent::Do(Command::Approve { what: Approval::Device }),
            _ => Intent::Do(Command::Approve {
                what: Approval::Assistant(side(words)?),
            }),
        },
        "adjourns" => {
            let until = if words.is_empty() {
                None
            } else {
                one_of(words, &["until"])?;
                Some(words.some_rest(Expected::Text)?)
            };
            Intent::Do(Command::Adjourn(Adjourn::Tell { until }))
        }
        "seals" => {
            must_have_words(words, Expected::Move)?;
            let (for_side, words) = words_for(words, own)?;
            Intent::Adjourn(AdjournIntent::Seal { for_side, words })
        }
        "opens" => {
            one_of(words, &["envelope"])?;
            Intent::Adjourn(AdjournIntent::Open)
        }
        "loses" => {
            one_of(words, &["envelope"])?;
            if words.is_empty() {
                return Ok(Intent::Do(Command::Adjourn(Adjourn::Lose)));
            }
            one_of(words, &["and"])?;
            one_of(words, &["position"])?;
            Intent::Do(Command::Adjourn(Adjourn::LosePosition))
        }
        "reconstructs" => {
            one_of(words, &["game"])?;
            Intent::Do(Command::Reconstruct)
        }
        "speaks" => {
            let at_ms = u64::from(number(words)?);
            let side = for_side(words, own)?;
            Intent::Do(Command::MarkRecorder { side, at_ms })
        }
        "resumes" => Intent::Do(Command::Adjourn(Adjourn::Resume)),
        "notes" => Intent::Do(Command::Note {
            text: words.some_rest(Expected::Text)?,
        }),
        _ => return Err(words.wrong(&verb, Expected::OneOf(VERBS))),
    })
}

fn asks(words: &mut Words) -> Result<Query, ScriptError> {
    const ASKS: &[&str] = &[
        "clock",
        "opponent-clock",
        "time-used",
        "moves",
        "control",
        "period",
        "last",
        "square",
        "rank",
        "file",
        "pieces",
        "turn",
        "recording",
    ];
    Ok(match one_of(words, ASKS)? {
        "clock" => Query::Clock,
        "opponent-clock" => Query::OpponentClock,
        "time-used" => Query::TimeUsed,
        "moves" => Query::Moves,
        "control" => Query::Control,
        "period" => Query::Period,
        "last" => Query::Last,
        "square" => Query::Square(square(words)?),
        "rank" => Query::Rank(words.read(Expected::Number, |text| single(text).and_then(Rank::from_char))?),
        "file" => Query::File(
            words.read(Expected::OneOf(&["a", "b", "c", "d", "e", "f", "g", "h"]), |text| {
                single(text).and_then(File::from_char)
            })?,
        ),
        "pieces" => {
            let color = side(words)?;
            Query::Pieces(color, if words.is_empty() { None } else { Some(role(words)?) })
        }
        "recording" => Query::Recording,
        _ => Query::Turn,
    })
}

fn sets(words: &mut Words) -> Result<Act, ScriptError> {
    match one_of(words, &["white", "black", "moves", "period"])? {
        "period" => {
            let side = side(words)?;
            Ok(Intent::Do(Command::SetPeriod {
                side,
                period: number(words)?,
            }))
        }
        "moves" => {
            let side = side(words)?;
            Ok(Intent::Do(Command::SetMoves {
                side,
                moves: number(words)?,
            }))
        }
        name => {
            let side = color(name).unwrap_or(Color::White);
            Ok(Intent::Do(Command::SetTime {
                side,
                left_ms: time(words)?,
            }))
        }
    }
}

fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

pub(super) fn for_side(words: &mut Words, own: Color) -> Result<Color, ScriptError> {
    if words.peek() == Some("for") {
        words.optional();
        return side(words);
    }
    Ok(own)
}

/// The words of an announcement or an entry; for whom may stand before or behind them.
pub(super) fn words_for(words: &mut Words, own: Color) -> Result<(Color, String), ScriptError> {
    let side = for_side(words, own)?;
    let text = words.rest();
    for other in Color::ALL {
        if let Some(bare) = text.strip_suffix(other.fold_wb("for white", "for black")) {
            return Ok((other, bare.trim_end().to_owned()));
        }
    }
    Ok((side, text))
}

fn must_have_words(words: &mut Words, expected: Expected) -> Result<(), ScriptError> {
    if words.is_empty() {
        words.next(expected).map(|_| ())
    } else {
        Ok(())
    }
}

fn on_board(words: &mut Words, own: Color) -> Result<Color, ScriptError> {
    if words.peek() == Some("on") {
        words.optional();
        return side(words);
    }
    for_side(words, own)
}

pub(super) fn one_of(words: &mut Words, choices: &'static [&'static str]) -> Result<&'static str, ScriptError> {
    words.read(Expected::OneOf(choices), |text| {
        choices.iter().copied().find(|choice| *choice == text)
    })
}

pub(super) fn square(words: &mut Words) -> Result<Square, ScriptError> {
    words.read(Expected::Square, |text| text.parse().ok())
}

fn role(words: &mut Words) -> Result<Role, ScriptError> {
    let kinds = Expected::OneOf(&["king", "queen", "rook", "bishop", "knight", "pawn"]);
    words.read(kinds, |text| match text {
        "king" => Some(Role::King),
        "queen" => Some(Role::Queen),
        "rook" => Some(Role::Rook),
        "bishop" => Some(Role::Bishop),
        "knight" => Some(Role::Knight),
        "pawn" => Some(Role::Pawn),
        _ => None,
    })
}

fn number(words: &mut Words) -> Result<u32, ScriptError> {
    words.read(Expected::Number, |text| text.parse().ok())
}

fn time(words: &mut Words) -> Result<u64, ScriptError> {
    words.read(Expected::Time, time_ms)
}

fn result(words: &mut Words) -> Result<GameResult, ScriptError> {
    let results = Expected::OneOf(&["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "+/-", "-/+", "-/-"]);
    words.read(results, |text| text.parse().ok())
}

fn proposal(words: &mut Words) -> Result<ProposalKind, ScriptError> {
    let kinds = Expected::OneOf(&["penalty", "result", "correction", "clock", "claim"]);
    words.read(kinds, |text| text.parse().ok())
}
