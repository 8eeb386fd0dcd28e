//! The effects of an accepted proposal, which without an arbiter take place at once (Art. 7.1, 7.5.5, D.2.9).

use shakmaty::{Board, Color, Piece, Rank, Role, Square};

use super::boards::{boards_differ, note_execution};
use super::consequences::cancels;
use super::draft::Draft;
use super::mating::can_mate;
use super::refusal::Article;
use super::{clock, touch};
use crate::ending::{Ending, GameResult, Reason};
use crate::event::Event;
use crate::game::Game;
use crate::people::Person;
use crate::player_board::HandMovement;
use crate::proposal::Proposal;
use crate::regulations::Rule;

/// The penalty under 7.5.5: time for the opponent, or the loss of the game, which is a draw if the opponent cannot
/// mate by any legal series of moves.
pub(super) fn penalty(game: &Game, side: Color, rule: Rule) -> Proposal {
    penalty_under(game, side, game.regulations().article(rule))
}

/// The same under an Article that is known already.
pub(super) fn penalty_under(game: &Game, side: Color, article: Article) -> Proposal {
    let parameters = game.parameters();
    let count = game.offences.penalised.get(side).saturating_add(1);
    if count < parameters.illegal_moves.to_lose {
        return Proposal::Penalty {
            side,
            gain_ms: parameters.illegal_moves.gain_ms,
            count,
            article,
        };
    }
    let mates = if parameters.illegal_moves.loss_may_be_drawn {
        can_mate(game.official(), side.other())
    } else {
        Some(true)
    };
    let result = if mates == Some(false) {
        GameResult::Draw
    } else {
        GameResult::win(side.other())
    };
    Proposal::Result {
        result,
        reason: Reason::IllegalMove,
        article,
        undecided: mates.is_none(),
    }
}

/// Proposals that need both players' consent: undecided results, claims, and moves that differ from their announcement.
const fn is_judged(proposal: &Proposal) -> bool {
    match proposal {
        Proposal::Result { undecided: true, .. } | Proposal::Claim { .. } | Proposal::TakeBack { .. } => true,
        Proposal::Result { reason, .. } => matches!(
            reason,
            Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition | Reason::Fivefold | Reason::Seventyfive
        ),
        Proposal::Penalty { .. }
        | Proposal::Correction { .. }
        | Proposal::Clock { .. }
        | Proposal::Count { .. }
        | Proposal::ClocksBack { .. } => false,
    }
}

/// Without an arbiter: carries out every open proposal, in the order in which they were made, until one ends the game; the clocks
/// continue.
pub(super) fn carry_out_all(draft: &mut Draft<'_>) {
    let was_running = draft.game.clock().running().is_some();
    for proposal in draft.game.proposals().to_vec() {
        if draft.game.ending.is_some() {
            return;
        }
        let place = draft.game.proposals().iter().position(|open| *open == proposal);
        if let Some(place) = place.filter(|_| !is_judged(&proposal)) {
            carry_out(draft, place, None);
        }
    }
    if was_running && draft.game.ending().is_none() && draft.game.clock().running().is_none() {
        let side = draft.game.turn().side;
        draft.emit(Event::ClocksStarted { by: None, side });
    }
}

/// Carries out the proposal at that place; returns the side whose pawn has become a queen with it, if any.
pub(super) fn carry_out(draft: &mut Draft<'_>, place: usize, by: Option<Person>) -> Option<Color> {
    let proposal = &draft.game.proposals().get(place).cloned()?;
    let has_gone_on = draft.game.proposals.since(place) < draft.game.line().len();
    draft.settle(by, place, true);
    match proposal {
        Proposal::Penalty {
            side,
            gain_ms,
            count,
            article,
        } => {
            // An earlier offence has been ruled on since this penalty was proposed: this offence may be the one that
            // loses the game (7.5.5).
            let known = *draft.game.offences.penalised.get(*side);
            let again = penalty_under(draft.game, *side, article.clone());
            if matches!(again, Proposal::Result { .. }) {
                draft.propose(again);
                return None;
            }
            draft.emit(Event::PenaltyGiven {
                by,
                side: *side,
                count: if *count == 0 { 0 } else { known.saturating_add(1) },
                article: article.clone(),
                penalty: None,
                must_be_a_queen: false,
            });
            if draft.game.clock().is_timed() {
                let gainer = side.other();
                let left_ms = draft.game.clock().left_ms(gainer, draft.at);
                clock::show(draft, by, gainer, left_ms.saturating_add(*gain_ms));
            }
            if *article == draft.game.regulations().article(Rule::Unpromoted) && becomes_a_queen(draft, *side) {
                return Some(*side);
            }
        }
        Proposal::Result {
            result,
            reason,
            article,
            ..
        } => {
            draft.stop_clocks_by(by);
            let ending = Ending {
                result: *result,
                reason: *reason,
                article: article.clone(),
            };
            draft.emit(Event::GameEnded { ending });
        }
        Proposal::Clock { left_ms, .. } => {
            draft.stop_clocks_by(by);
            for side in Color::ALL {
                clock::show(draft, by, side, *left_ms.get(side));
            }
        }
        // A claim is settled separately; a move in a pause was counted when it was pressed.
        Proposal::Claim { .. } | Proposal::Count { .. } => {}
        Proposal::TakeBack { ply, .. } | Proposal::Correction { board: None, ply, .. } => {
            draft.stop_clocks_by(by);
            take_back(draft, proposal, by, *ply, has_gone_on);
        }
        Proposal::Correction { board: Some(board), .. } => {
            draft.stop_clocks_by(by);
            correct_board(draft, *board);
        }
        Proposal::ClocksBack {
            left_ms, moves, ply, ..
        } => {
            draft.stop_clocks_by(by);
            let left_ms = draft.game.less_thinking(*left_ms, *ply, draft.at).unwrap_or(*left_ms);
            clock::set_back(draft, by, left_ms, *moves);
        }
    }
    None
}

/// Takes the boards back to that ply, and proposes to take back the time the clocks gained (7.1). Times proposed with the
/// correction have lapsed if play has gone on since: they are proposed again.
fn take_back(draft: &mut Draft<'_>, proposal: &Proposal, by: Option<Person>, ply: u32, has_gone_on: bool) {
    let retaken = clock::retaken(draft.game, proposal);
    let sheets_differ = draft.game.regulations().article(Rule::SheetsDiffer);
    let binds = binds_still(draft.game, proposal, ply);
    touch::reinstate(draft, by, ply, binds);
    if let Some(retaken) = retaken {
        clock::propose_retaken(draft, &retaken);
    } else if has_gone_on && *proposal.article() == sheets_differ {
        clock::propose_times(draft, ply, sheets_differ);
    }
}

/// True if the pieces touched by the player to move after that ply still bind them once the correction is made (4.3, 7.5.1): an
/// offence is taken back, or no move at all. After any other move the choice is free again, and so it is in a new game.
fn binds_still(game: &Game, correction: &Proposal, ply: u32) -> bool {
    let last = u32::try_from(game.line().len()).unwrap_or(u32::MAX);
    let of = |rule| *correction.article() == game.regulations().article(rule);
    if matches!(correction, Proposal::TakeBack { .. }) || of(Rule::IllegalMove) {
        return ply == last || ply.saturating_add(1) == last && game.pending().is_empty();
    }
    let is_free = of(Rule::SheetsDiffer) && !game.pending().is_empty();
    ply == last && !is_free && !cancels(game, correction)
}

/// Corrects a board (D.2.9). What its player holds or has begun is no part of the difference, and stays as it is.
fn correct_board(draft: &mut Draft<'_>, board: Color) {
    let pieces = draft.game.correct_board(board);
    let kept = draft.game.kept_movements(board, &pieces);
    enter_board(draft, board, &pieces);
    let by = draft.by;
    for movement in kept {
        let own = draft.game.board(board);
        let event = match movement {
            HandMovement::Remove(square) => own.pieces().piece_at(square).map(|piece| Event::PieceRemoved {
                by,
                board,
                square,
                piece,
            }),
            HandMovement::Lift(square) => own.pieces().piece_at(square).map(|piece| Event::PieceLifted {
                by,
                board,
                square,
                piece,
            }),
            HandMovement::Place(square, named) => {
                let piece = named.or(own.piece_to_place(board));
                piece.map(|piece| Event::PiecePlaced {
                    by,
                    board,
                    square,
                    piece,
                })
            }
        };
        if let Some(event) = event {
            draft.emit(event);
        }
    }
}

/// Enters the actual position of a board: of one that nobody mirrors, or as it is after a correction.
pub(super) fn enter_board(draft: &mut Draft<'_>, board: Color, pieces: &Board) {
    draft.emit(draft.game.entering(draft.by, board, pieces.clone()));
    if draft.game.is_seen() {
        note_execution(draft, board);
    }
    let squares = draft.game.differences(board);
    if squares.is_empty() {
        draft.emit(Event::BoardsAgree { board });
    } else {
        boards_differ(draft, board, squares);
    }
}

/// The square of a pawn that has reached the last rank of its own board unpromoted: still there, or taken off without
/// a new piece in its place (7.5.2).
pub(super) fn unpromoted(game: &Game, side: Color) -> Option<Square> {
    let last_rank = side.fold_wb(Rank::Eighth, Rank::First);
    let pawn = Piece {
        color: side,
        role: Role::Pawn,
    };
    let pieces = game.board(side).pieces();
    let pawns = pieces.by_piece(pawn);
    let standing = pawns.into_iter().find(|square| square.rank() == last_rank);
    let is_one_less = pawns.count() < game.board_before(side).by_piece(pawn).count();
    let placed = game.touching.placed.get(side).iter().rev();
    let mut taken_off = placed.filter(|put| {
        put.piece == pawn && put.square.rank() == last_rank && pieces.piece_at(put.square).is_none() && is_one_less
    });
    standing.or_else(|| taken_off.next().map(|put| put.square))
}

/// 7.5.2: the pawn is replaced by a queen, whose name is still to be announced (D.2.1).
fn becomes_a_queen(draft: &mut Draft<'_>, side: Color) -> bool {
    let applies = draft.game.parameters().illegal_moves.unpromoted_becomes_queen;
    let Some(square) = unpromoted(draft.game, side).filter(|_| applies) else {
        return false;
    };
    let by = draft.by;
    let of = |role| Piece { color: side, role };
    let (board, piece) = (side, of(Role::Pawn));
    if draft.game.board(board).pieces().piece_at(square) == Some(piece) {
        draft.takes_off(board, square, piece);
    }
    let piece = of(Role::Queen);
    draft.emit(Event::PiecePlaced {
        by,
        board,
        square,
        piece,
    });
    true
}
