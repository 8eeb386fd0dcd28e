//! Irregularities and what the arbiter is offered for them (Art. 7, in rapid and blitz A.5).

use shakmaty::{ByColor, Color, Piece, Position as _, Rank, Role, Square, uci::UciMove};

use super::claim::{Fault, Finding};
use super::draft::Draft;
use super::ending::{GameResult, Reason, can_mate};
use super::event::{Event, Proposal, ProposalKind};
use super::game::Game;
use super::moving;
use super::people::Person;
use super::refusal::{Article, Code, Refusal};
use super::regulations::Rule;
use super::ruling;
use super::standing::{self, BothKings};
use super::timing;
use super::turn::Turn;

/// The penalty on the ladder of 7.5.5: time for the opponent, or the game, which is drawn where the opponent cannot
/// mate by any legal series of moves.
pub(super) fn penalty(game: &Game, side: Color, rule: Rule) -> Proposal {
    penalty_under(game, side, game.regulations().article(rule))
}

/// The same under an Article that is known already.
pub(super) fn penalty_under(game: &Game, side: Color, article: Article) -> Proposal {
    let parameters = game.regulations().parameters();
    let count = game.offences.get(side).saturating_add(1);
    if count < parameters.illegal_moves_to_lose {
        return Proposal::Penalty {
            side,
            gain_ms: parameters.illegal_move_gain_ms,
            count,
            article,
        };
    }
    let mates = if parameters.illegal_move_loss_may_be_drawn {
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

/// 7.5.1: an illegal move was completed. The arbiter is offered penalty and correction, in rapid and blitz of 2005 only once
/// the opponent claims (B6), and where both kings stand in check not yet (A.5.4). It is part of the game only where it is
/// left standing (A.5.2).
pub(super) fn illegal_move(draft: &mut Draft, side: Color, uci: UciMove) {
    touched_by_the_move(draft, side, uci);
    let article = draft.game.regulations().article(Rule::IllegalMove);
    draft.emit(Event::IllegalMove { side, uci, article });
    let parameters = draft.game.regulations().parameters();
    let both_kings = standing::both_kings(&draft.game, uci);
    // In 2005 both kings in check are what the arbiter does not wait with (B6).
    let check = parameters.illegal_move_only_claimed
        && standing::as_it_stood(draft.game.official(), uci)
            .is_some_and(|(_, next)| standing::both_kings_in_check(&next));
    if both_kings.is_none() && (check || !parameters.illegal_move_only_claimed) {
        claimed(draft, side);
    }
    standing::leave(draft, side, uci);
    if both_kings == Some(BothKings::Drawn) {
        standing::propose_draw(draft);
    }
}

/// What an illegal move has touched binds its substitute (7.5.1), also where nobody saw a hand.
fn touched_by_the_move(draft: &mut Draft, side: Color, uci: UciMove) {
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

/// Whether an illegal move of that side lies on the board and nothing has followed it yet.
pub(super) fn is_open(game: &Game, side: Color) -> bool {
    game.illegal == Some(side) && (game.turn().side == side || game.claimable_ply().is_some())
}

/// The penalty and the way back; without an arbiter what leaves no discretion is carried out at once.
pub(super) fn claimed(draft: &mut Draft, side: Color) {
    let is_asked_anew = standing::is_asked_anew(&draft.game);
    standing::take_up(draft);
    if !draft.game.claimed_illegal || is_asked_anew {
        let penalty = penalty(&draft.game, side, Rule::IllegalMovePenalty);
        let ends = matches!(penalty, Proposal::Result { .. });
        draft.emit(Event::Proposed(penalty));
        if !ends {
            propose_position(draft, Rule::IllegalMove, last_ply(&draft.game));
        }
    }
    if draft.game.people().arbiter.is_none() {
        ruling::carry_out_all(draft);
    }
}

fn last_ply(game: &Game) -> u32 {
    u32::try_from(game.line().len()).unwrap_or(u32::MAX)
}

fn propose_position(draft: &mut Draft, rule: Rule, ply: u32) {
    let article = draft.game.regulations().article(rule);
    let proposal = Proposal::Correction {
        board: None,
        ply,
        article,
    };
    if !draft.game.proposals().contains(&proposal) {
        draft.emit(Event::Proposed(proposal));
    }
}

/// 7.2.1, 7.3: a new game, from the initial position and with the times of the beginning.
fn propose_new_game(draft: &mut Draft, rule: Rule) {
    propose_position(draft, rule, 0);
    let article = draft.game.regulations().article(rule);
    ruling::propose_clock(draft, 0, article);
}

impl Game {
    /// In the new game no illegal move of the cancelled one counts (7.2.1, 7.3, I.12.2).
    pub(super) fn forget_a_cancelled_game(&mut self, settled: &Proposal, accepted: bool) {
        let Proposal::Correction {
            board: None,
            ply: 0,
            article,
        } = settled
        else {
            return;
        };
        let cancelling = [Rule::SetUp, Rule::ColoursReversed, Rule::LostPosition];
        if accepted
            && cancelling
                .iter()
                .any(|rule| self.regulations.article(*rule) == *article)
        {
            self.offences = ByColor::default();
        }
    }
}

/// A press that is refused because no move was made: 7.5.3, or 7.5.2 where a pawn stands unpromoted. Offered to the
/// arbiter once for each move, never counted by itself. At home nobody is offered it.
pub(super) fn press_in_vain(draft: &Draft, side: Color, turn: &Turn) -> Option<Proposal> {
    let game = &draft.game;
    let parameters = game.regulations().parameters();
    if !game.regulations().is_competition() {
        return None;
    }
    // He may always press for a move he has made (6.2.2), though his opponent's press has brought it into the game.
    if *game.unpressed.get(side) {
        return None;
    }
    let rule = if unpromoted(game, side).is_some() {
        Rule::Unpromoted
    } else if parameters.press_without_move_is_illegal {
        Rule::PressWithoutMove
    } else {
        return None;
    };
    let proposal = penalty(game, side, rule);
    // Two offences in one move are one (7.5): what waits for the ruling is not offered again. A draw says not whose offence it is
    // for, but it can wait once only.
    let is_of_this_move = game.offended == Some((side, turn.ply)) || proposal.ends_for_an_offence();
    let waits = game.proposals().contains(&proposal) && is_of_this_move;
    (!waits).then_some(proposal)
}

/// A.5.2: the arbiter acts upon a press in vain only until the offender's opponent has made his next move; `by` has made his.
pub(super) fn lapse(draft: &mut Draft, by: Color) {
    let regulations = draft.game.regulations();
    let parameters = regulations.parameters();
    if !parameters.illegal_move_claimed_before_the_next || !parameters.press_without_move_is_illegal {
        return;
    }
    let in_vain = [Rule::PressWithoutMove, Rule::Unpromoted].map(|rule| regulations.article(rule));
    for kind in [ProposalKind::Penalty, ProposalKind::Result] {
        let oldest = |draft: &Draft| draft.game.proposals().iter().find(|open| open.kind() == kind).cloned();
        while oldest(draft).is_some_and(|open| open.offender() == Some(by.other()) && in_vain.contains(open.article()))
        {
            draft.emit(Event::Settled {
                by: None,
                kind,
                accepted: false,
            });
        }
    }
}

/// A pawn of that side left on the last rank of its own board.
pub(super) fn unpromoted(game: &Game, side: Color) -> Option<Square> {
    let last_rank = side.fold_wb(Rank::Eighth, Rank::First);
    let pawns = game.board(side).pieces().by_piece(Piece {
        color: side,
        role: Role::Pawn,
    });
    pawns.into_iter().find(|square| square.rank() == last_rank)
}

/// 7.5.2: he pressed with the pawn on the last rank, and it may become nothing but a queen. What he has announced instead does
/// not count, unless the arbiter has set that aside.
pub(super) fn must_be_a_queen(game: &Game, turn: &Turn, uci: UciMove) -> bool {
    let UciMove::Normal {
        promotion: Some(role), ..
    } = uci
    else {
        return false;
    };
    let this = Some((turn.side, turn.ply));
    let article = game.regulations().article(Rule::Unpromoted);
    let is_offered = |open: &Proposal| open.offender() == Some(turn.side) && *open.article() == article;
    let offered = game.offended == this && game.proposals().iter().any(is_offered);
    let applies = game.regulations().parameters().unpromoted_becomes_queen;
    applies && role != Role::Queen && (offered || game.queened == this)
}

/// 7.5.2: the pawn is replaced by a queen, whose name is still to be announced (D.2.1).
pub(super) fn becomes_a_queen(draft: &mut Draft, side: Color) {
    let Some(square) = unpromoted(&draft.game, side) else {
        return;
    };
    if !draft.game.regulations().parameters().unpromoted_becomes_queen {
        return;
    }
    let by = draft.by;
    for (role, comes) in [(Role::Pawn, false), (Role::Queen, true)] {
        let piece = Piece { color: side, role };
        draft.emit(if comes {
            Event::PiecePlaced {
                by,
                board: side,
                square,
                piece,
            }
        } else {
            Event::PieceRemoved {
                by,
                board: side,
                square,
                piece,
            }
        });
    }
    moving::after_hands(draft, side);
}

/// Whether that fault may still be claimed: in rapid and blitz without supervision only for a number of moves (A.5.1).
pub(super) fn may_claim(draft: &Draft, offender: Color, fault: Fault) -> Result<(Rule, Finding), Refusal> {
    let game = &draft.game;
    let parameters = game.regulations().parameters();
    let both = u32::try_from(game.line().len() / 2).unwrap_or(u32::MAX);
    let cut_off = parameters
        .set_up_claimed_within_moves
        .is_some_and(|moves| both >= moves);
    let (rule, correct) = match fault {
        Fault::SetUp | Fault::BoardTurned if cut_off => return draft.refuse(Code::TooLate, Rule::SetUpOtherwise),
        Fault::SetUp => (Rule::SetUp, None),
        Fault::BoardTurned => (Rule::BoardTurned, None),
        // Ten moves by both, and the game goes on as it stands.
        Fault::ColoursReversed => {
            let begins_anew = parameters
                .reversed_colours_begin_anew_within
                .is_some_and(|moves| both < moves);
            (Rule::ColoursReversed, Some(begins_anew))
        }
        Fault::Displaced => (Rule::Displaced, None),
        Fault::TwoHands if stands_with_two_hands(game, offender) => {
            return draft.refuse(Code::TooLate, Rule::IllegalMoveOtherwise);
        }
        Fault::TwoHands => (Rule::TwoHands, None),
        Fault::WrongSquare => (Rule::WrongSquare, None),
        Fault::BothKings => (Rule::BothKings, None),
        Fault::ClockSetting => clock_setting(draft, both)?,
    };
    Ok((rule, Finding { correct, count: None }))
}

/// A.5.2 names 7.5.4 too: once the offender's opponent has made his next move, the one with two hands stands.
fn stands_with_two_hands(game: &Game, offender: Color) -> bool {
    let parameters = game.regulations().parameters();
    let applies = parameters.two_hands_are_illegal && parameters.illegal_move_claimed_before_the_next;
    let has_moved = game.line().len() + game.pending().len() > 1;
    let begins_another = !game.touching.touched.get(offender).is_empty();
    applies && has_moved && game.turn().side == offender && !begins_another
}

/// 6.10.2, and in rapid and blitz without supervision as long as a setting may still be claimed, or changed (A.5.1.1).
/// Whether the schedule of the event would suffer is for the arbiter to say; he may find a wrong setting at any time.
fn clock_setting(draft: &Draft, moves_by_both: u32) -> Result<(Rule, Option<bool>), Refusal> {
    timing::must_have_a_clock(draft)?;
    let parameters = draft.game.regulations().parameters();
    let is_past = |limit: Option<u32>| limit.is_some_and(|moves| moves_by_both >= moves);
    if is_past(parameters.clock_setting_claimed_within_moves) && draft.by != Person::Arbiter {
        return draft.refuse(Code::TooLate, Rule::SetUpOtherwise);
    }
    Ok(if is_past(parameters.clock_settings_stand_after_moves) {
        (Rule::SetUpOtherwise, Some(false))
    } else {
        (Rule::WrongSetting, None)
    })
}

/// The arbiter has found that fault; `offender` is the claimant's opponent. What follows is offered, not imposed.
pub(super) fn found(draft: &mut Draft, offender: Color, fault: Fault) {
    let last = last_ply(&draft.game);
    match fault {
        Fault::SetUp => propose_new_game(draft, Rule::SetUp),
        Fault::ColoursReversed => propose_new_game(draft, Rule::ColoursReversed),
        Fault::BoardTurned => propose_position(draft, Rule::BoardTurned, last),
        Fault::Displaced => propose_position(draft, Rule::Displaced, last),
        Fault::WrongSquare => propose_position(draft, Rule::WrongSquare, last),
        Fault::TwoHands => {
            let counts = draft.game.regulations().parameters().two_hands_are_illegal;
            if counts && !is_penalised_already(&draft.game, offender) {
                let proposal = penalty(&draft.game, offender, Rule::TwoHands);
                draft.emit(Event::Proposed(proposal));
            }
        }
        Fault::BothKings => standing::propose_draw(draft),
        // What the clocks should show is for him to set (6.10.2).
        Fault::ClockSetting => ruling::stop_running_clocks(draft),
    }
}

/// Two offences in one move are one (7.5): for the illegal move of his that lies on the board a penalty waits, or was given.
fn is_penalised_already(game: &Game, offender: Color) -> bool {
    let given = *game.offences.get(offender);
    let counts = |own: &Proposal| {
        let is_given = matches!(own, Proposal::Penalty { count, .. } if (1..=given).contains(count));
        is_given || game.proposals().contains(own)
    };
    is_open(game, offender) && standing::proposed_for(game).iter().any(counts)
}

/// The arbiter has found the offender's last completed move illegal, though the program took it for a legal one.
pub(super) fn found_illegal(draft: &mut Draft, offender: Color) {
    let proposal = penalty(&draft.game, offender, Rule::IllegalMovePenalty);
    let ends = matches!(proposal, Proposal::Result { .. });
    draft.emit(Event::Proposed(proposal));
    let game = &draft.game;
    let theirs = |ply: u32| {
        let before = ply.checked_sub(1).and_then(|before| game.official_after(before));
        before.is_some_and(|before| before.turn() == offender)
    };
    let ply = (1..=last_ply(game)).rev().find(|ply| theirs(*ply));
    if let Some(ply) = ply.filter(|_| !ends) {
        propose_position(draft, Rule::IllegalMove, ply.saturating_sub(1));
    }
}
