//! Irregularities and the proposals made for them (Art. 7, in rapid and blitz A.5).
//!
//! An illegal move that stands: in rapid and blitz without enough arbiters the opponent may claim one until making
//! the next move, and the arbiter may act until then; afterwards it stays (Art. A.5.2; A.4.2 in 2018, B6 in 2005).
//!
//! Such a move enters the game as it is on the boards, from square to square. The position it leaves counts for
//! repetition and for the fifty moves like any other. A move after which the game could not continue is never left
//! there and waits for the arbiter: a captured king, a pawn on the last rank (7.5.2 makes it a queen), a move of the
//! opponent's piece or from an empty square.

use shakmaty::{Color, Position as _, Role, uci::UciMove};

use super::boards::compare_own_board;
use super::clock;
use super::command::{Command, CorrectionAnswer};
use super::draft::Draft;
use super::refusal::{Code, Refusal};
use super::settlement::{carry_out_all, penalty, unpromoted};
use crate::claim::{Claim, Irregularity};
use crate::ending::{GameResult, Reason};
use crate::event::{Event, IllegalMoveOutcome};
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::position::{as_it_stood, both_kings_in_check, written};
use crate::proposal::Proposal;
use crate::regulations::Rule;
use crate::turn::Turn;

/// 7.5.1: an illegal move was completed. Penalty and correction are proposed to the arbiter: in rapid and blitz of
/// 2005 only once the opponent claims (B6), and with both kings in check not yet (A.5.4). The move is part of the
/// game only if it is left standing (A.5.2).
pub(super) fn illegal_move(draft: &mut Draft<'_>, side: Color, uci: UciMove) {
    touched_by_the_move(draft, side, uci);
    let article = draft.game.regulations().article(Rule::IllegalMove);
    draft.emit(Event::IllegalMove { side, uci, article });
    let parameters = draft.game.parameters();
    let both_kings = both_kings(draft.game, uci);
    // In 2005 the arbiter does not wait with both kings in check (B6).
    let check = parameters.illegal_moves.only_claimed
        && as_it_stood(draft.game.official(), uci).is_some_and(|(_, next)| both_kings_in_check(&next));
    if both_kings.is_none() && (check || !parameters.illegal_moves.only_claimed) {
        claimed(draft, side);
    }
    leave(draft, side, uci);
    if both_kings == Some(BothKings::Drawn) {
        propose_draw(draft);
    }
}

/// The pieces touched by an illegal move bind its substitute (7.5.1), even if no hand was seen.
fn touched_by_the_move(draft: &mut Draft<'_>, side: Color, uci: UciMove) {
    let UciMove::Normal { from, to, .. } = uci else { return };
    let position = draft.game.official().clone();
    for square in [from, to] {
        let Some(piece) = position.board().piece_at(square) else {
            continue;
        };
        let known = draft
            .game
            .touching
            .touched
            .get(side)
            .iter()
            .any(|one| one.square == square);
        let own = piece.color == side;
        let counts = if square == from {
            own
        } else {
            !own && piece.role != Role::King
        };
        if counts && !known {
            draft.emit(Event::PieceTouched {
                by: Person::Player(side),
                board: side,
                square,
                piece,
            });
        }
    }
}

/// True if an illegal move of that side is on the board and no move has followed it.
pub(super) fn is_open(game: &Game, side: Color) -> bool {
    // The offender is to move again, or, if the move is left standing, still the opponent.
    let has_the_move = game.turn().side == side;
    let illegal = game.illegal.as_ref().filter(|illegal| illegal.side == side);
    illegal.is_some_and(|illegal| illegal.is_left() != has_the_move)
}

/// Proposes penalty and correction; without an arbiter, those that leave no discretion are carried out at once.
pub(super) fn claimed(draft: &mut Draft<'_>, side: Color) {
    let is_asked_anew = is_asked_anew(draft.game);
    let is_offered = draft
        .game
        .illegal
        .as_ref()
        .is_some_and(|illegal| illegal.penalty_is_offered);
    take_up(draft);
    if !is_offered || is_asked_anew {
        let penalty = penalty(draft.game, side, Rule::IllegalMovePenalty);
        let ends = matches!(penalty, Proposal::Result { .. });
        draft.propose(penalty);
        if !ends {
            propose_position(draft, Rule::IllegalMove, last_ply(draft.game));
        }
    }
    if draft.game.people().arbiter.is_none() {
        carry_out_all(draft);
    }
}

fn last_ply(game: &Game) -> u32 {
    u32::try_from(game.line().len()).unwrap_or(u32::MAX)
}

fn propose_position(draft: &mut Draft<'_>, rule: Rule, ply: u32) {
    let article = draft.game.regulations().article(rule);
    let proposal = Proposal::correction(None, ply, article);
    if !draft.game.proposals().contains(&proposal) {
        draft.propose(proposal);
    }
}

/// 7.2.1, 7.3: a new game, from the initial position and with the initial times.
fn propose_new_game(draft: &mut Draft<'_>, rule: Rule) {
    propose_position(draft, rule, 0);
    let article = draft.game.regulations().article(rule);
    clock::propose_times(draft, 0, article);
}

/// A press refused because no move was made: 7.5.3, or 7.5.2 with an unpromoted pawn. It is proposed to the arbiter
/// once for each move, and never counted without a ruling. At home there is no proposal.
pub(super) fn press_in_vain(draft: &Draft<'_>, side: Color, turn: &Turn) -> Option<Proposal> {
    let game = &draft.game;
    let parameters = game.parameters();
    if !game.regulations().is_competition() {
        return None;
    }
    // A player may always press for a move already made (6.2.2), even if the opponent's press has brought it into the game.
    if *game.press.unpressed.get(side) {
        return None;
    }
    let rule = if unpromoted(game, side).is_some() {
        Rule::Unpromoted
    } else if parameters.illegal_moves.press_without_move_counts {
        Rule::PressWithoutMove
    } else {
        return None;
    };
    let proposal = penalty(game, side, rule);
    // Two offences in one move are one (7.5), so an offence that waits for a ruling is not proposed again. A draw
    // does not name the offender, but it can wait only once.
    let is_of_this_move = game.offences.last == Some((side, turn.ply)) || proposal.ends_for_an_offence();
    let waits = game.proposals().contains(&proposal) && is_of_this_move;
    (!waits).then_some(proposal)
}

/// 7.5.2: the player pressed with the pawn on the last rank, so it can only become a queen. Another piece announced
/// instead does not count, until the arbiter has set that aside.
pub(super) fn must_be_a_queen(game: &Game, turn: &Turn, uci: UciMove) -> bool {
    let article = game.regulations().article(Rule::Unpromoted);
    let is_offered = |open: &Proposal| open.offender() == Some(turn.side) && *open.article() == article;
    let offered = game.offences.last == Some((turn.side, turn.ply)) && game.proposals().iter().any(is_offered);
    let applies = game.parameters().illegal_moves.unpromoted_becomes_queen;
    let is_another = uci.promotion().is_some_and(|role| role != Role::Queen);
    applies && is_another && offered
}

/// True if the arbiter has ruled that the pawn of that turn is a queen (7.5.2).
pub(super) fn is_ruled_a_queen(game: &Game, turn: &Turn) -> bool {
    game.offences.queen == Some((turn.side, turn.ply))
}

/// Checks whether that irregularity may still be claimed: in rapid and blitz without supervision only for a number of
/// moves (A.5.1). Returns the rule, and whether the claim is correct if that can be known here.
pub(super) fn may_claim(
    draft: &Draft<'_>,
    offender: Color,
    fault: Irregularity,
) -> Result<(Rule, Option<bool>), Refusal> {
    let game = &draft.game;
    let parameters = game.parameters();
    let both = u32::try_from(game.line().len() / 2).unwrap_or(u32::MAX);
    let cut_off = parameters.cut_offs.set_up.is_some_and(|moves| both >= moves);
    Ok(match fault {
        Irregularity::SetUp | Irregularity::BoardTurned if cut_off => {
            return draft.refuse(Code::TooLate, Rule::SetUpOtherwise);
        }
        Irregularity::SetUp => (Rule::SetUp, None),
        Irregularity::BoardTurned => (Rule::BoardTurned, None),
        // After ten moves by both, the game continues as it is.
        Irregularity::ColoursReversed => {
            let begins_anew = parameters.cut_offs.reversed_colours.is_some_and(|moves| both < moves);
            (Rule::ColoursReversed, Some(begins_anew))
        }
        Irregularity::Displaced => (Rule::Displaced, None),
        Irregularity::TwoHands if stands_with_two_hands(game, offender) => {
            return draft.refuse(Code::TooLate, Rule::IllegalMoveOtherwise);
        }
        Irregularity::TwoHands => (Rule::TwoHands, None),
        Irregularity::WrongSquare => (Rule::WrongSquare, None),
        Irregularity::BothKings if parameters.illegal_moves.claimed_before_the_next => (Rule::BothKings, None),
        Irregularity::BothKings => (Rule::IllegalMove, None),
        Irregularity::ClockSetting => clock_setting(draft, both)?,
    })
}

/// A.5.2 names 7.5.4 too: once the offender's opponent has made the next move, a move with two hands stands.
fn stands_with_two_hands(game: &Game, offender: Color) -> bool {
    let parameters = game.parameters();
    let applies = parameters.illegal_moves.two_hands_count && parameters.illegal_moves.claimed_before_the_next;
    let has_moved = game.line().len() + game.pending().len() > 1;
    let begins_another = !game.touching.touched.get(offender).is_empty();
    applies && has_moved && game.turn().side == offender && !begins_another
}

/// 6.10.2; in rapid and blitz without supervision only while a setting may still be claimed or changed (A.5.1.1). The
/// arbiter decides whether the schedule of the event would suffer, and may find a wrong setting at any time.
fn clock_setting(draft: &Draft<'_>, moves_by_both: u32) -> Result<(Rule, Option<bool>), Refusal> {
    clock::must_have_a_clock(draft)?;
    let parameters = draft.game.parameters();
    let is_past = |limit: Option<u32>| limit.is_some_and(|moves| moves_by_both >= moves);
    if is_past(parameters.cut_offs.clock_setting) && draft.by != Person::Arbiter {
        return draft.refuse(Code::TooLate, Rule::SetUpOtherwise);
    }
    Ok(if is_past(parameters.cut_offs.setting_a_clock) {
        (Rule::SetUpOtherwise, Some(false))
    } else {
        (Rule::WrongSetting, None)
    })
}

/// The arbiter has found that irregularity; `offender` is the claimant's opponent. Consequences are proposed, not imposed.
pub(super) fn found(draft: &mut Draft<'_>, offender: Color, fault: Irregularity) {
    let last = last_ply(draft.game);
    match fault {
        Irregularity::SetUp => propose_new_game(draft, Rule::SetUp),
        Irregularity::ColoursReversed => propose_new_game(draft, Rule::ColoursReversed),
        Irregularity::BoardTurned => propose_position(draft, Rule::BoardTurned, last),
        Irregularity::Displaced => propose_position(draft, Rule::Displaced, last),
        Irregularity::WrongSquare => propose_position(draft, Rule::WrongSquare, last),
        Irregularity::TwoHands => {
            let counts = draft.game.parameters().illegal_moves.two_hands_count;
            if counts && !is_penalised_already(draft.game, offender) {
                let proposal = penalty(draft.game, offender, Rule::TwoHands);
                draft.propose(proposal);
            }
        }
        Irregularity::BothKings => propose_draw(draft),
        // The arbiter sets the clocks to the right times (6.10.2).
        Irregularity::ClockSetting => draft.stop_clocks(),
    }
}

/// True if the correction of an illegal move was the last thing that happened to the moves (7.5.1).
pub(super) fn is_just_corrected(game: &Game) -> bool {
    game.corrected_by() == Some(&game.regulations.article(Rule::IllegalMove))
}

/// True if that happened at this very moment: no time of the player who has to make another move has passed.
pub(super) fn is_corrected_now(game: &Game, now: Moment) -> bool {
    let corrected = game.proposals.corrected.as_ref();
    is_just_corrected(game) && corrected.is_some_and(|(_, _, at)| now.millis_since(*at) == 0)
}

/// Two offences in one move are one (7.5): true if a penalty waits, or was given, for the illegal move on the board.
fn is_penalised_already(game: &Game, offender: Color) -> bool {
    let given = *game.offences.penalised.get(offender);
    let counts = |own: &Proposal| {
        let is_given = matches!(own, Proposal::Penalty { count, .. } if (1..=given).contains(count));
        is_given || game.proposals().contains(own)
    };
    // With its penalty, the position before the move has been restored.
    let is_corrected = is_just_corrected(game) && game.turn().side == offender && given > 0;
    is_corrected || is_open(game, offender) && proposed_for(game).iter().any(counts)
}

/// The arbiter has found the offender's last completed move illegal, although the program took it for a legal one.
/// `since` is the number of completed moves at the claim, if there was one.
pub(super) fn found_illegal(draft: &mut Draft<'_>, offender: Color, since: Option<usize>) {
    let proposal = penalty(draft.game, offender, Rule::IllegalMovePenalty);
    let ends = matches!(proposal, Proposal::Result { .. });
    draft.propose(proposal);
    let game = &draft.game;
    let theirs = |ply: u32| {
        let before = ply.checked_sub(1).and_then(|before| game.official_after(before));
        before.is_some_and(|before| before.turn() == offender)
    };
    let known = last_ply(game);
    let claimed = since.and_then(|since| u32::try_from(since).ok());
    let ply = (1..=claimed.unwrap_or(known).min(known)).rev().find(|ply| theirs(*ply));
    if let Some(ply) = ply.filter(|_| !ends) {
        propose_position(draft, Rule::IllegalMove, ply.saturating_sub(1));
    }
}

/// The arbiter's duty when an illegal move leaves both kings in check (A.5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BothKings {
    /// The arbiter waits until the next move is completed.
    Wait,
    /// Both kings were in check before this move and still are: the game is drawn.
    Drawn,
}

/// A.5.4: the duty, if this illegal move leaves both kings in check. In 2005 the arbiter intervenes at once (B6), and
/// without an arbiter nobody waits.
pub(super) fn both_kings(game: &Game, uci: UciMove) -> Option<BothKings> {
    let parameters = game.parameters();
    let is_watched = parameters.illegal_moves.both_kings_in_check_wait && game.people().arbiter.is_some();
    let (_, next) = as_it_stood(game.official(), uci).filter(|_| is_watched)?;
    if !both_kings_in_check(&next) {
        return None;
    }
    let before = game.official();
    Some(if both_kings_in_check(before) {
        BothKings::Drawn
    } else {
        BothKings::Wait
    })
}

/// A.5.4: proposes the draw that the arbiter declares.
pub(super) fn propose_draw(draft: &mut Draft<'_>) {
    let proposal = Proposal::result(
        GameResult::Draw,
        Reason::Ruling,
        draft.game.regulations().article(Rule::BothKings),
    );
    draft.propose(proposal);
}

/// Leaves a completed illegal move of that side standing; the opponent is to move (A.5.2).
pub(super) fn leave(draft: &mut Draft<'_>, side: Color, uci: UciMove) {
    let game = &draft.game;
    let may_stand = game.parameters().illegal_moves.claimed_before_the_next;
    if !may_stand || game.ending().is_some() || !is_open(game, side) {
        return;
    }
    let position = game.official().clone();
    let Some((movement, _)) = as_it_stood(&position, uci) else {
        return;
    };
    draft.emit(Event::IllegalMoveOutcome(IllegalMoveOutcome::Left {
        side,
        ply: game.turn().ply,
        uci,
        san: written(&position, movement),
    }));
    compare_own_board(draft, side);
}

/// Takes the illegal move up, after a claim or by the arbiter: play continues from the position before it (7.5.1).
pub(super) fn take_up(draft: &mut Draft<'_>) {
    let left = draft.game.illegal.as_ref().filter(|illegal| illegal.is_left());
    if let Some((side, ply)) = left.map(|illegal| (illegal.side, illegal.ply)) {
        draft.emit(Event::IllegalMoveOutcome(IllegalMoveOutcome::TakenUp { side, ply }));
    }
}

/// Marks the illegal move as dealt with if the accepted proposal concerns it.
pub(super) fn take_up_for(draft: &mut Draft<'_>, proposal: &Proposal) {
    if goes_with_the_illegal_move(draft.game, proposal) {
        take_up(draft);
    }
}

/// Notes that the player has made a move: an illegal move of the opponent before it can no longer be corrected (A.5.2).
pub(super) fn answered(draft: &mut Draft<'_>, by: Color) {
    let game = &draft.game;
    let Some(illegal) = game
        .illegal
        .as_ref()
        .filter(|illegal| illegal.is_left() && illegal.side != by)
    else {
        return;
    };
    let Some(uci) = game.line().last().map(|completed| completed.uci) else {
        return;
    };
    draft.emit(Event::IllegalMoveOutcome(IllegalMoveOutcome::Stands {
        side: illegal.side,
        ply: illegal.ply,
        uci,
        article: game.regulations().article(Rule::IllegalMoveOtherwise),
    }));
}

/// True if an illegal move is left standing and no proposal for it is open: the arbiter has declined, and a claim asks again.
pub(super) fn is_asked_anew(game: &Game) -> bool {
    let is_open = |own: &Proposal| game.proposals().contains(own);
    game.illegal
        .as_ref()
        .is_some_and(|illegal| illegal.is_left() && !illegal.proposals.iter().any(is_open))
}

/// The penalties proposed for the illegal move on the board.
pub(super) fn proposed_for(game: &Game) -> &[Proposal] {
    game.illegal.as_ref().map_or(&[], |illegal| &illegal.proposals)
}

/// The place of the open correction of the illegal move for which that penalty was given. While another penalty of the
/// same player is open, the correction belongs to the newer offence.
pub(super) fn correction_with(game: &Game, penalty: &Proposal) -> Option<usize> {
    let (open, regulations) = (game.proposals(), game.regulations());
    let Proposal::Penalty { side, article, .. } = penalty else {
        return None;
    };
    let is_only = *article == regulations.article(Rule::IllegalMovePenalty)
        && !open.iter().any(|other| other.offender() == Some(*side));
    let illegal = regulations.article(Rule::IllegalMove);
    let is_theirs = |open: &Proposal| {
        let Proposal::Correction {
            board: None,
            ply,
            article,
        } = open
        else {
            return false;
        };
        let before = game.official_after(*ply);
        *article == illegal && before.is_some_and(|before| before.turn() == *side)
    };
    open.iter().position(is_theirs).filter(|_| is_only)
}

/// True if that proposal belongs to an illegal move that is left standing.
fn goes_with_the_illegal_move(game: &Game, proposal: &Proposal) -> bool {
    let illegal = game.illegal.as_ref();
    illegal.is_some_and(|illegal| illegal.is_meant_by(proposal, game.proposals()))
}

/// True if the command would take up an illegal move on the boards. Once the game is adjourned the next move is the
/// sealed one (I.1), and nothing is taken back under a closed envelope.
pub(super) fn would_take_up(game: &Game, command: &Command) -> bool {
    let is_claim = matches!(
        command,
        Command::Claim {
            claim: Claim::IllegalMove,
            ..
        }
    );
    if is_claim {
        return game.claimable_ply().is_some();
    }
    if let Command::AnswerCorrection { .. } = command {
        return game.offers.correction.is_some();
    }
    let Command::AcceptProposal { kind } = command else {
        return false;
    };
    let meant = game.proposals().iter().position(|open| open.kind() == *kind);
    let illegal = game.illegal.as_ref();
    meant.is_some_and(|meant| illegal.is_some_and(|illegal| illegal.proposed(game.proposals()).contains(&meant)))
}

/// The ply of the last illegal move that stands; one that may still be claimed does not stand yet.
fn last_that_stands(game: &Game) -> Option<u32> {
    let lying = game.claimable_ply();
    let plies = (1u32..).zip(game.line());
    let illegal = plies.filter(|(_, completed)| completed.is_illegal).map(|(ply, _)| ply);
    illegal.filter(|ply| Some(*ply) != lying).last()
}

fn must_be_known(draft: &Draft<'_>) -> Result<(), Refusal> {
    if draft.game.parameters().illegal_moves.corrected_by_agreement {
        Ok(())
    } else {
        draft.refuse(Code::NotPermitted, Rule::IllegalMoveOtherwise)
    }
}

/// Offers the correction; if the opponent has offered it already, this accepts it.
pub(super) fn offer_correction(draft: &mut Draft<'_>, side: Color) -> Result<(), Refusal> {
    must_be_known(draft)?;
    let Some(ply) = last_that_stands(draft.game) else {
        return draft.refuse(Code::NothingToCorrect, Rule::IllegalMoveOtherwise);
    };
    if draft.game.offers.correction == Some((side.other(), ply)) {
        return answer_correction(draft, side, CorrectionAnswer::Accepted);
    }
    draft.emit(Event::IllegalMoveOutcome(IllegalMoveOutcome::CorrectionOffered {
        by: draft.by,
        side,
        ply,
        article: draft.game.regulations().article(Rule::IllegalMoveOtherwise),
    }));
    Ok(())
}

/// The opponent accepts or declines.
pub(super) fn answer_correction(draft: &mut Draft<'_>, side: Color, answer: CorrectionAnswer) -> Result<(), Refusal> {
    must_be_known(draft)?;
    let offered = draft.game.offers.correction.filter(|(by, _)| *by == side.other());
    let Some((_, ply)) = offered else {
        return draft.refuse(Code::NoOffer, Rule::IllegalMoveOtherwise);
    };
    let by = draft.by;
    match answer {
        CorrectionAnswer::Declined => draft.emit(Event::IllegalMoveOutcome(IllegalMoveOutcome::CorrectionDeclined {
            by,
            side,
            ply,
        })),
        CorrectionAnswer::Accepted => {
            draft.emit(Event::IllegalMoveOutcome(IllegalMoveOutcome::CorrectionAccepted {
                by,
                side,
                ply,
            }));
            restore(draft, ply);
        }
    }
    Ok(())
}

/// Restores the position before the illegal move, for its player to make another. Times and counters are the arbiter's to set (7.1).
fn restore(draft: &mut Draft<'_>, ply: u32) {
    let was_running = draft.game.clock().running().is_some();
    let before = ply.saturating_sub(1);
    draft.stop_clocks();
    draft.emit(Event::PositionReinstated {
        by: Some(draft.by),
        ply: before,
    });
    if draft.game.people().arbiter.is_some() {
        let article = draft.game.regulations().article(Rule::ReinstatedClocks);
        clock::propose_times(draft, before, article);
    }
    if was_running {
        let side = draft.game.turn().side;
        draft.emit(Event::ClocksStarted {
            by: Some(draft.by),
            side,
        });
    }
}
