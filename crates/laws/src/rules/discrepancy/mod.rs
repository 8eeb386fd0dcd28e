//! Discrepancies: both scoresheets and both boards compared, and the consequences under D.2.9.
//!
//! The comparison changes nothing and corrects no board: a [`Verdict`] is a report to the arbiter.
//!
//! [`compare`] is the entry point. The sheets come as moves ([`ReadSheet`]; `notation::sheet` reads their text). A
//! board that does not agree with them is explained by the cheapest slip of a hand that leaves it so
//! ([`BoardFaultKind`]).

mod ahead;
mod correction;
mod deed;
mod explain;
mod setup;
mod sheets;
mod slip;
mod squares;
mod trace;
mod verdict;

use shakmaty::{Board, ByColor, Chess, Color, Move, Position as _};

use crate::articles::{Edition, Rule};
use ahead::{continued, may_continue, shown_by_hand};
use explain::{AheadLimits, GameLine};
use sheets::{Sheets, SheetsState};

pub use correction::corrections;
pub use verdict::{
    BoardFault, BoardFaultKind, BoardFinding, BoardState, ClocksAfterPly, Correction, Evidence, Finding, NotCovered,
    ReadSheet, SheetDoubt, SheetDoubtKind, UnreadableEntry, UnreadableReason, Verdict, Witness,
};

/// Compares the evidence: the verdict of D.2.9, with the Article of that edition.
///
/// If the sheets agree, each board is compared with the longer one, or with the journal if that only adds the few
/// plies a sheet may still lack (8.1.3).
pub fn compare(evidence: &Evidence<'_>, edition: Edition) -> Verdict {
    let sheets = Sheets::compare(evidence);
    let agreed = after(
        evidence.start,
        sheets.lines.first().map_or(&[], |line| line.moves),
        sheets.agree,
    );
    let (mut boards, resume) = match sheets.state {
        SheetsState::Differ => (apart(evidence, &sheets, &agreed), agreed),
        SheetsState::IllegalMove => {
            let (boards, _) = against_sheets(evidence, &sheets);
            (with_the_illegal_move(evidence, boards, &agreed), agreed)
        }
        SheetsState::Unreadable | SheetsState::Incomplete => (against_sheets(evidence, &sheets).0, agreed),
        SheetsState::Agree => against_sheets(evidence, &sheets),
    };
    let boards_go_apart = go_apart(evidence, &boards, &resume);
    let found = finding(sheets.state, &boards);
    let looks_right = matches!(found, Finding::Agree | Finding::SheetIncomplete);
    let finding = if looks_right && sheets.state == SheetsState::Agree && boards_go_apart {
        Finding::Unexplained
    } else if found == Finding::Unexplained && both_lack_moves(evidence, &boards, &resume) {
        Finding::SheetIncomplete
    } else {
        found
    };
    // Sheets that do not have the whole game take nothing back.
    if matches!(finding, Finding::SheetIncomplete | Finding::SheetUnreadable) {
        boards = boards.map(|board| BoardFinding {
            corrections: Vec::new(),
            ..board
        });
    }
    let rule = match finding {
        Finding::SheetsDiffer => Rule::SheetsDiffer,
        Finding::IllegalMove => Rule::IllegalMove,
        Finding::Agree
        | Finding::WhiteBoardWrong
        | Finding::BlackBoardWrong
        | Finding::BothBoardsWrong
        | Finding::SheetUnreadable
        | Finding::SheetIncomplete
        | Finding::Unexplained => Rule::BoardsDiffer,
    };
    let reading = |reading: &&ClocksAfterPly| reading.ply == sheets.agree;
    let clock_proposal = evidence.clock_log.iter().find(reading).copied();
    Verdict {
        finding,
        article: edition.article(rule),
        agree_plies: sheets.agree,
        readings: sheets.readings,
        resume,
        clock_proposal: clock_proposal.filter(|_| finding == Finding::SheetsDiffer),
        not_covered: not_covered(evidence, finding, boards_go_apart),
        boards,
        witness: evidence.journal.map(|journal| witness(evidence, journal)),
    }
}

/// Both boards against the one line that the sheets give, and the position at its end.
fn against_sheets(evidence: &Evidence<'_>, sheets: &Sheets<'_>) -> (ByColor<BoardFinding>, Chess) {
    let moves = sheets.lines.first().map_or(&[][..], |line| line.moves);
    let line = GameLine::new(evidence.start, moves);
    let limits = if are_alike(evidence) {
        AheadLimits::ALIKE
    } else {
        AheadLimits::APART
    };
    let boards = evidence.boards.map(|board| {
        let Some(board) = board else {
            return unseen();
        };
        let state = line.explain(board, limits);
        let corrections = match &state {
            BoardState::Wrong { .. } | BoardState::Unexplained => corrections(board, line.end().board()),
            BoardState::InSync | BoardState::Behind { .. } | BoardState::Ahead { .. } | BoardState::Unseen => {
                Vec::new()
            }
        };
        BoardFinding {
            state,
            compared_with: None,
            corrections,
        }
    });
    (boards, line.end().clone())
}

/// Both boards, where the sheets differ: each is compared with the sheet that explains it better, and corrected to
/// the position in which the sheets still agree.
fn apart(evidence: &Evidence<'_>, sheets: &Sheets<'_>, agreed: &Chess) -> ByColor<BoardFinding> {
    let lines: Vec<(Option<Color>, GameLine<'_>)> = sheets
        .lines
        .iter()
        .map(|line| (line.of, GameLine::new(evidence.start, line.moves)))
        .collect();
    let find = |board: Option<&Board>, owner: Color| {
        let Some(board) = board else {
            return unseen();
        };
        // The player's own sheet comes first, and wins if both explain equally well.
        let (own, other): (Vec<_>, Vec<_>) = lines.iter().partition(|(of, _)| *of == Some(owner));
        let states = own
            .into_iter()
            .chain(other)
            .map(|(of, line)| (*of, line.explain(board, AheadLimits::SHEETS_DIFFER)));
        let best = states.min_by_key(|(_, state)| strangeness(state));
        let (compared_with, state) = best.unwrap_or((None, BoardState::Unexplained));
        BoardFinding {
            state,
            compared_with,
            corrections: corrections(board, agreed.board()),
        }
    };
    ByColor {
        white: find(evidence.boards.white, Color::White),
        black: find(evidence.boards.black, Color::Black),
    }
}

/// 7.5.1: a board that shows the illegal move of both sheets is explained by it; its move is taken back.
fn with_the_illegal_move(
    evidence: &Evidence<'_>,
    boards: ByColor<BoardFinding>,
    agreed: &Chess,
) -> ByColor<BoardFinding> {
    let entry = evidence.sheets.white.unreadable.as_ref();
    let Some(movement) = entry.and_then(|entry| entry.movement.as_deref()) else {
        return boards;
    };
    boards.zip(evidence.boards).map(|(found, board)| match board {
        Some(board) if shown_by_hand(agreed, movement).contains(board) => BoardFinding {
            state: BoardState::Ahead { plies: 1 },
            compared_with: None,
            corrections: corrections(board, agreed.board()),
        },
        Some(_) | None => found,
    })
}

/// True if both boards were seen and show the same.
fn are_alike(evidence: &Evidence<'_>) -> bool {
    match (evidence.boards.white, evidence.boards.black) {
        (Some(white), Some(black)) => white == black,
        (Some(_) | None, Some(_) | None) => false,
    }
}

/// True if both boards have moves that the sheets lack, and neither continues the other: one of them is not the game's.
fn go_apart(evidence: &Evidence<'_>, found: &ByColor<BoardFinding>, end: &Chess) -> bool {
    let ahead = |side: Color| {
        let BoardState::Ahead { plies } = found.get(side).state else {
            return None;
        };
        Some((plies, (*evidence.boards.get(side))?))
    };
    let (Some(one), Some(other)) = (ahead(Color::White), ahead(Color::Black)) else {
        return false;
    };
    let ((fewer, shorter), (more, longer)) = if one.0 <= other.0 { (one, other) } else { (other, one) };
    let between = continued(end, shorter, fewer);
    between.is_none_or(|(_, between)| continued(&between, longer, more.saturating_sub(fewer)).is_none())
}

/// True if the boards show the same, which no slip explains and the game can have reached: both sheets lack its moves.
fn both_lack_moves(evidence: &Evidence<'_>, found: &ByColor<BoardFinding>, end: &Chess) -> bool {
    let is_unexplained = |found: &BoardFinding| found.state == BoardState::Unexplained;
    let board = evidence
        .boards
        .white
        .filter(|_| are_alike(evidence) && found.iter().all(is_unexplained));
    board.is_some_and(|board| may_continue(end, board))
}

fn unseen() -> BoardFinding {
    BoardFinding {
        state: BoardState::Unseen,
        compared_with: None,
        corrections: Vec::new(),
    }
}

/// Distance of a board from the expected one; higher is further.
fn strangeness(state: &BoardState) -> usize {
    match state {
        BoardState::InSync => 0,
        BoardState::Behind { .. } => 1,
        BoardState::Ahead { plies } => *plies,
        BoardState::Wrong { faults, behind } => 1 + faults.len() + behind,
        BoardState::Unexplained | BoardState::Unseen => 9,
    }
}

fn finding(sheets: SheetsState, boards: &ByColor<BoardFinding>) -> Finding {
    match sheets {
        SheetsState::Differ => return Finding::SheetsDiffer,
        SheetsState::Unreadable => return Finding::SheetUnreadable,
        SheetsState::IllegalMove => return Finding::IllegalMove,
        SheetsState::Incomplete => return Finding::SheetIncomplete,
        SheetsState::Agree => {}
    }
    let is_wrong = |board: &BoardFinding| matches!(board.state, BoardState::Wrong { .. });
    if boards.iter().any(|board| board.state == BoardState::Unexplained) {
        return Finding::Unexplained;
    }
    // A sheet may lack one move that is on the boards already, as it is written after it (8.1.1).
    if boards
        .iter()
        .any(|board| matches!(board.state, BoardState::Ahead { plies } if plies > 1))
    {
        return Finding::SheetIncomplete;
    }
    match (is_wrong(&boards.white), is_wrong(&boards.black)) {
        (false, false) => Finding::Agree,
        (true, false) => Finding::WhiteBoardWrong,
        (false, true) => Finding::BlackBoardWrong,
        (true, true) => Finding::BothBoardsWrong,
    }
}

/// The combinations that D.2.9 does not cover.
fn not_covered(evidence: &Evidence<'_>, finding: Finding, boards_go_apart: bool) -> Option<NotCovered> {
    let alike = are_alike(evidence);
    match finding {
        Finding::Agree | Finding::WhiteBoardWrong | Finding::BlackBoardWrong | Finding::IllegalMove => None,
        Finding::BothBoardsWrong | Finding::Unexplained if alike => Some(NotCovered::BoardsAgreeAgainstSheets),
        Finding::BothBoardsWrong => None,
        Finding::SheetsDiffer => alike.then_some(NotCovered::BoardsAgreeSheetsDiffer),
        Finding::SheetUnreadable | Finding::SheetIncomplete => Some(NotCovered::SheetMissing),
        Finding::Unexplained if boards_go_apart => Some(NotCovered::BoardsAheadDiffer),
        Finding::Unexplained => Some(NotCovered::BoardUnexplained),
    }
}

fn witness(evidence: &Evidence<'_>, journal: &[Move]) -> ByColor<Witness> {
    evidence.sheets.map(|sheet| {
        let mut pairs = sheet.moves.iter().zip(journal);
        Witness {
            leaves_at: pairs.position(|(written, played)| written != played).map(|at| at + 1),
        }
    })
}

/// The position after that many plies.
fn after(start: &Chess, moves: &[Move], plies: usize) -> Chess {
    let mut position = start.clone();
    for legal in moves.iter().take(plies) {
        position.play_unchecked(*legal);
    }
    position
}
