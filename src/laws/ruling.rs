//! What the arbiter rules, and what is carried out without one (Art. 7.1, 8.7, 12, D.2.9).

use shakmaty::{Board, ByColor, Color, Position as _};

use super::chessclock::Chessclock;
use super::command::Command;
use super::discrepancy::ReadSheet;
use super::draft::Draft;
use super::drawn_game;
use super::ending::{Ending, GameResult, Reason};
use super::event::{Event, Proposal, ProposalKind};
use super::moving::boards_differ;
use super::people::Person;
use super::refusal::{Article, Code, Refusal};
use super::regulations::Rule;
use super::sheets::{self, SheetsVerdict};
use super::{claim, finish, irregularity, penalty, retaken, standing, timing, touch};

/// After the end of the game nothing is played or corrected; it is signed, and notes are taken (8.7).
pub(super) fn is_possible_after_the_end(command: &Command) -> bool {
    match command {
        Command::Sign { .. }
        | Command::Note { .. }
        | Command::Warn { .. }
        | Command::CompareBoards
        | Command::CompareSheets { .. }
        | Command::EnterSheet { .. }
        | Command::Lock { .. }
        | Command::Unlock
        | Command::RuleResult { .. }
        | Command::CorrectEntry { .. }
        | Command::MarkRecorder { .. }
        | Command::Record { .. } => true,
        Command::Penalise { penalty, .. } => penalty::is_possible_after_the_end(*penalty),
        Command::Announce { .. }
        | Command::CorrectAnnouncement { .. }
        | Command::Repeat { .. }
        | Command::Lift { .. }
        | Command::Place { .. }
        | Command::Remove { .. }
        | Command::PressClock { .. }
        | Command::StopClocks
        | Command::StartClocks
        | Command::Arrive { .. }
        | Command::OfferDraw { .. }
        | Command::AcceptDraw { .. }
        | Command::DeclineDraw { .. }
        | Command::OfferCorrection { .. }
        | Command::AnswerCorrection { .. }
        | Command::Resign { .. }
        | Command::AskRecord { .. }
        | Command::ClaimFlag { .. }
        | Command::SetTime { .. }
        | Command::AddTime { .. }
        | Command::TakeTime { .. }
        | Command::SetMoves { .. }
        | Command::SetPeriod { .. }
        | Command::EnterBoard { .. }
        | Command::Reconstruct
        | Command::Reinstate { .. }
        | Command::AcceptProposal { .. }
        | Command::DeclineProposal { .. }
        | Command::Adjourn(_)
        | Command::Adjust { .. }
        | Command::Claim { .. }
        | Command::SettleClaim { .. }
        | Command::Find { .. }
        | Command::Approve { .. } => false,
    }
}

/// 8.7: the result is signed when there is one.
pub(super) fn sign(draft: &mut Draft, side: Color, result: GameResult) -> Result<(), Refusal> {
    if draft.game.ending().is_none() {
        return Err(Refusal::new(Code::TooEarly));
    }
    draft.emit(Event::Signed {
        by: draft.by,
        side,
        result,
    });
    Ok(())
}

/// D.2.9: both boards beside the official position.
pub(super) fn compare_boards(draft: &mut Draft) -> Result<(), Refusal> {
    let known = Color::ALL.into_iter().filter(|side| draft.game.is_known(*side));
    let known: Vec<Color> = known.collect();
    if known.is_empty() {
        return draft.refuse(Code::BoardUnseen, Rule::BoardsDiffer);
    }
    draft.emit(Event::BoardsCompared { by: draft.by });
    for board in known {
        let squares = draft.game.differences(board);
        if squares.is_empty() {
            draft.emit(Event::BoardsAgree { board });
        } else {
            boards_differ(draft, board, squares);
        }
    }
    Ok(())
}

/// D.2.9: both scoresheets beside each other. Where they differ, both go back to the last ply at which they agree, and
/// the arbiter sets the clocks, or leaves them (7.1).
pub(super) fn compare_sheets(draft: &mut Draft, sheets: &ByColor<ReadSheet>) {
    let game = &draft.game;
    let played: Vec<_> = game.line().iter().map(|completed| completed.legal).collect();
    let regulations = game.regulations();
    let found = sheets::judge(&regulations.start, sheets, &played, regulations.edition);
    let mode = regulations.castling_mode;
    let unreadable = found
        .verdict
        .side()
        .and_then(|side| sheets.get(side).unreadable.clone());
    let unreadable = unreadable.map(|entry| entry.token);
    draft.emit(Event::SheetsCompared {
        by: draft.by,
        verdict: found.verdict,
        agree_plies: found.agree_plies,
        official_plies: found.official_plies,
        text: unreadable.filter(|_| matches!(found.verdict, SheetsVerdict::Unreadable(_))),
    });
    if found.verdict != SheetsVerdict::Differ {
        return;
    }
    let article = draft.game.regulations().article(Rule::SheetsDiffer);
    draft.emit(Event::SheetsDiffer {
        ply: found.agree_plies.saturating_add(1),
        next: found.next.map(|legal| legal.map(|legal| legal.to_uci(mode))),
        article: article.clone(),
    });
    // Where the record went another way than both sheets, there is no position of its own to go back to.
    if found.official_plies == found.agree_plies && draft.game.ending().is_none() {
        let ply = found.agree_plies;
        propose(
            draft,
            Proposal::Correction {
                board: None,
                ply,
                article: article.clone(),
            },
        );
        propose_clock(draft, ply, article);
    }
}

/// Offers it to the arbiter, once.
pub(super) fn propose(draft: &mut Draft, proposal: Proposal) {
    if !draft.game.proposals().contains(&proposal) {
        draft.emit(Event::Proposed(proposal));
    }
}

/// 7.1: times and counters as they were after that ply. Nothing is proposed that the clocks show already.
pub(super) fn propose_clock(draft: &mut Draft, ply: u32, article: Article) {
    let game = &draft.game;
    if !game.clock().is_timed() {
        return;
    }
    let kept = usize::try_from(ply).unwrap_or(usize::MAX);
    let left_ms = if let Some(index) = kept.checked_sub(1) {
        game.line().get(index).map(|completed| completed.left_ms)
    } else {
        let regulations = game.regulations();
        let first = regulations.start.turn();
        let set = Chessclock::set(regulations.time.clone(), regulations.increment_before_first_move, first);
        Some(set.both_ms(draft.at))
    };
    let Some(left_ms) = left_ms else { return };
    let first = game.regulations().start.turn();
    let moves = ByColor::new_with(|side| if side == first { ply.div_ceil(2) } else { ply / 2 });
    let now_ms = game.clock().both_ms(draft.at);
    let now_moves = ByColor::new_with(|side| game.clock().clock(side).moves);
    if (left_ms, moves) != (now_ms, now_moves) {
        propose(
            draft,
            Proposal::ClocksBack {
                ply,
                left_ms,
                moves,
                article,
            },
        );
    }
}

/// D.2.9: a sheet kept on paper, as it reads.
pub(super) fn enter_sheet(draft: &mut Draft, side: Color, text: &str) {
    draft.emit(Event::SheetEntered {
        by: draft.by,
        side,
        text: text.to_owned(),
    });
}

/// What really stands on a board that nobody mirrors.
pub(super) fn enter_board(draft: &mut Draft, board: Color, pieces: &Board) {
    draft.emit(Event::BoardEntered {
        by: draft.by,
        board,
        pieces: pieces.clone(),
    });
    let squares = draft.game.differences(board);
    if squares.is_empty() {
        draft.emit(Event::BoardsAgree { board });
    } else {
        boards_differ(draft, board, squares);
    }
}

/// 7.1: back to the position after that ply, on both boards. Times and counters are the arbiter's to set.
pub(super) fn reinstate(draft: &mut Draft, ply: u32) -> Result<(), Refusal> {
    if draft.game.official_after(ply).is_none() {
        return Err(Refusal::new(Code::OutOfRange));
    }
    stop_running_clocks(draft);
    let article = draft.game.regulations().article(Rule::ReinstatedClocks);
    draft.emit(Event::PositionReinstated {
        by: Some(draft.by),
        ply,
    });
    propose_clock(draft, ply, article);
    Ok(())
}

pub(super) fn stop_running_clocks(draft: &mut Draft) {
    if draft.game.clock().running().is_some() {
        let left_ms = draft.game.clock().both_ms(draft.at);
        draft.emit(Event::ClocksStopped {
            by: Some(draft.by),
            left_ms,
        });
    }
}

/// The oldest open proposal of that kind is carried out; without an arbiter when both players have accepted it.
pub(super) fn accept(draft: &mut Draft, kind: ProposalKind) -> Result<(), Refusal> {
    let proposal = open(draft, kind)?;
    if kind == ProposalKind::Claim {
        return settle_claim(draft, true);
    }
    if draft.game.waits_for_the_other(kind, Some(draft.by)) {
        draft.emit(Event::Settled {
            by: Some(draft.by),
            kind,
            accepted: true,
        });
    } else {
        standing::take_up_for(draft, &proposal);
        carry_out(draft, &proposal, Some(draft.by));
    }
    Ok(())
}

/// It is set aside.
pub(super) fn decline(draft: &mut Draft, kind: ProposalKind) -> Result<(), Refusal> {
    let proposal = open(draft, kind)?;
    if kind == ProposalKind::Claim {
        return settle_claim(draft, false);
    }
    if let Proposal::Count { .. } = proposal {
        timing::must_stand(draft)?;
    }
    let by = draft.by;
    draft.emit(Event::Settled {
        by: Some(by),
        kind,
        accepted: false,
    });
    if let Proposal::Result {
        reason: Reason::Time, ..
    } = proposal
    {
        finish::end_after_a_declined_flag(draft);
    }
    if let Proposal::Count { side, .. } = proposal {
        let moves = draft.game.clock().clock(side).moves.saturating_sub(1);
        draft.emit(Event::MovesAdjusted { by, side, moves });
    }
    Ok(())
}

/// 9.5, 4.8, 7: the oldest claim; without an arbiter it is upheld when both players say so.
pub(super) fn settle_claim(draft: &mut Draft, upheld: bool) -> Result<(), Refusal> {
    let kind = ProposalKind::Claim;
    open(draft, kind)?;
    if upheld && draft.game.waits_for_the_other(kind, Some(draft.by)) {
        draft.emit(Event::Settled {
            by: Some(draft.by),
            kind,
            accepted: true,
        });
        return Ok(());
    }
    claim::settle(draft, Some(draft.by), upheld)
}

fn open(draft: &Draft, kind: ProposalKind) -> Result<Proposal, Refusal> {
    let found = draft.game.proposals().iter().find(|proposal| proposal.kind() == kind);
    found.cloned().ok_or(Refusal::new(Code::NoProposal))
}

/// Without an arbiter: everything open is carried out, in the order in which it was proposed, and the clocks go on.
pub(super) fn carry_out_all(draft: &mut Draft) {
    let was_running = draft.game.clock().running().is_some();
    for proposal in draft.game.proposals().to_vec() {
        // What nobody has worked out, and what one says of the other, is for both players to agree on.
        let is_judged = matches!(
            proposal,
            Proposal::Result { undecided: true, .. } | Proposal::Claim { .. } | Proposal::TakeBack { .. }
        );
        if !is_judged {
            carry_out(draft, &proposal, None);
        }
    }
    if was_running && draft.game.ending().is_none() && draft.game.clock().running().is_none() {
        let side = draft.game.turn().side;
        draft.emit(Event::ClocksStarted {
            by: Person::Player(side.other()),
            side,
        });
    }
}

fn carry_out(draft: &mut Draft, proposal: &Proposal, by: Option<Person>) {
    draft.emit(Event::Settled {
        by,
        kind: proposal.kind(),
        accepted: true,
    });
    match proposal {
        Proposal::Penalty {
            side,
            gain_ms,
            count,
            article,
        } => {
            // An earlier one has been ruled since this was offered: it may be the one that loses the game (7.5.5).
            let known = *draft.game.offences.get(*side);
            let again = irregularity::penalty_under(&draft.game, *side, article.clone());
            if matches!(again, Proposal::Result { .. }) {
                draft.emit(Event::Proposed(again));
                return;
            }
            draft.emit(Event::PenaltyGiven {
                by,
                side: *side,
                count: if *count == 0 { 0 } else { known.saturating_add(1) },
                article: article.clone(),
                penalty: None,
            });
            if draft.game.clock().is_timed() {
                let gainer = side.other();
                let mut left_ms = draft.game.clock().both_ms(draft.at);
                let left = left_ms.get_mut(gainer);
                *left = left.saturating_add(*gain_ms);
                let delta_ms = i64::try_from(*gain_ms).unwrap_or(i64::MAX);
                draft.emit(Event::TimeAdjusted {
                    by,
                    side: gainer,
                    left_ms,
                    delta_ms,
                });
                retaken::with_a_penalty(draft, gainer, *gain_ms);
            }
            if *article == draft.game.regulations().article(Rule::Unpromoted) {
                irregularity::becomes_a_queen(draft, *side);
            }
        }
        Proposal::Result {
            result,
            reason,
            article,
            ..
        } => {
            stop_running_clocks(draft);
            let ending = Ending {
                result: *result,
                reason: *reason,
                article: article.clone(),
            };
            draft.emit(Event::GameEnded { ending });
        }
        Proposal::Clock { left_ms, .. } => {
            stop_running_clocks(draft);
            for side in Color::ALL {
                timing::show(draft, by, side, *left_ms.get(side));
            }
        }
        Proposal::TakeBack { ply, .. } => {
            stop_running_clocks(draft);
            take_back(draft, proposal, by, *ply);
        }
        // A claim is settled by itself.
        Proposal::Claim { .. } => {}
        // It has been counted when it was pressed.
        Proposal::Count { .. } => {}
        Proposal::Correction { board, ply, .. } => {
            stop_running_clocks(draft);
            match board {
                Some(board) => {
                    if let Some(position) = draft.game.official_after(*ply).cloned() {
                        enter_board(draft, *board, position.board());
                    }
                }
                None => take_back(draft, proposal, by, *ply),
            }
        }
        Proposal::ClocksBack { left_ms, moves, .. } => {
            stop_running_clocks(draft);
            for side in Color::ALL {
                if draft.game.clock().left_ms(side, draft.at) != *left_ms.get(side) {
                    timing::show(draft, by, side, *left_ms.get(side));
                }
                if draft.game.clock().clock(side).moves != *moves.get(side) {
                    draft.emit(Event::MovesAdjusted {
                        by: by.unwrap_or(draft.by),
                        side,
                        moves: *moves.get(side),
                    });
                }
                // The moves of a period are to be made once more, and its time is had only then (6.3.1).
                let clock = draft.game.clock();
                let period = clock.period_after(side, *moves.get(side));
                if let Some(period) = period.filter(|period| *period != clock.clock(side).period.saturating_add(1)) {
                    draft.emit(Event::PeriodAdjusted {
                        by: by.unwrap_or(draft.by),
                        side,
                        period: u32::try_from(period).unwrap_or(u32::MAX),
                    });
                }
            }
        }
    }
}

/// The boards go back, and what the clocks have had for it is offered with them (7.1).
fn take_back(draft: &mut Draft, proposal: &Proposal, by: Option<Person>, ply: u32) {
    let retaken = retaken::of(&draft.game, proposal);
    touch::reinstate(draft, by, ply);
    if let Some(retaken) = retaken {
        retaken::propose(draft, &retaken);
    }
}

/// A result by the arbiter's ruling, with his reason.
pub(super) fn rule_result(draft: &mut Draft, result: GameResult, text: &str) {
    draft.emit(Event::NoteWritten {
        by: draft.by,
        text: text.to_owned(),
    });
    drawn_game::end(draft, result, Reason::Ruling, Rule::ArbiterRules);
}
