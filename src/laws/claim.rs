//! Claims: of a draw (Art. 9.2, 9.3, 9.5), of a touched piece (4.8), of an illegal move (7.5, A.5.2), of what else is wrong
//! on the board (Art. 7). The claimant speaks to the arbiter, who upholds or rejects.

use shakmaty::{Color, Position as _, Square, uci::UciMove};

use super::draft::Draft;
use super::ending::{Ending, GameResult, Reason};
use super::event::{Event, Proposal, ProposalKind};
pub use super::fault::{Fault, NoFault};
use super::game::Game;
use super::people::Person;
use super::refusal::{Article, Code, Refusal};
use super::regulations::{Parameters, Rule};
use super::touch::{self, Touched};
use super::{irregularity, quickplay, recording, repetition, ruling, timing};

/// What is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time, on the board or after the intended move (9.2).
    Threefold(Option<UciMove>),
    /// Fifty moves by each without a capture or a pawn move, now or with the intended move (9.3).
    Fifty(Option<UciMove>),
    /// The opponent has touched what stands on that square (4.3, D.2.2).
    Touched(Square),
    /// The opponent has completed an illegal move (7.5).
    IllegalMove,
    /// The opponent cannot win by normal means, or does not try (Guideline III.5).
    Quickplay,
    /// The opponent's flag has fallen, where nobody says so before a player does (B7, B8 of 2005).
    Flag,
    /// An increment of five seconds for both, asked for instead of a draw (Guideline III.4).
    Increment,
    /// Something else is wrong (Art. 7).
    Fault(Fault),
}

impl Claim {
    /// The claim as scripts and JSON write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Threefold(_) => "threefold",
            Self::Fifty(_) => "fifty",
            Self::Touched(_) => "touched",
            Self::IllegalMove => "illegal-move",
            Self::Quickplay => "quickplay",
            Self::Flag => "flag",
            Self::Increment => "increment",
            Self::Fault(fault) => fault.as_str(),
        }
    }

    /// Why the game is drawn if a claim of a draw is right; nothing for the other claims.
    pub const fn drawn_by(self) -> Option<Reason> {
        match self {
            Self::Threefold(_) => Some(Reason::Threefold),
            Self::Fifty(_) => Some(Reason::Fifty),
            Self::Quickplay => Some(Reason::Ruling),
            Self::Touched(_) | Self::IllegalMove | Self::Flag | Self::Increment | Self::Fault(_) => None,
        }
    }

    /// Whether a draw is what the claimant seeks; for that the clocks stop (9.5.1, III.4, III.5).
    pub(super) const fn seeks_a_draw(self) -> bool {
        self.drawn_by().is_some() || matches!(self, Self::Increment)
    }

    /// Whether a draw is offered to the opponent with it (9.1.2.3, III.4).
    pub(super) const fn is_an_offer(self, parameters: &Parameters) -> bool {
        match self {
            Self::Threefold(_) | Self::Fifty(_) | Self::Increment => true,
            Self::Quickplay => parameters.quickplay_claim_is_an_offer,
            Self::Touched(_) | Self::IllegalMove | Self::Flag | Self::Fault(_) => false,
        }
    }

    /// The intended move the claim rests on, if it rests on one (9.2.1, 9.3.1).
    pub const fn intended(self) -> Option<UciMove> {
        match self {
            Self::Threefold(with) | Self::Fifty(with) => with,
            Self::Touched(_) | Self::IllegalMove | Self::Quickplay | Self::Flag | Self::Increment | Self::Fault(_) => {
                None
            }
        }
    }

    /// The rule under which a draw is claimed.
    pub(crate) const fn draw_rule(self) -> Rule {
        match self {
            Self::Threefold(Some(_)) => Rule::ThreefoldIntended,
            Self::Threefold(None) => Rule::Threefold,
            Self::Fifty(Some(_)) => Rule::FiftyIntended,
            Self::Quickplay => Rule::Quickplay,
            Self::Fifty(None)
            | Self::Touched(_)
            | Self::IllegalMove
            | Self::Flag
            | Self::Increment
            | Self::Fault(_) => Rule::Fifty,
        }
    }
}

/// What the program knows of a claim; only the arbiter is told (11.12, 12.6).
pub(super) struct Finding {
    /// Whether it is right, where that can be known from here.
    pub(super) correct: Option<bool>,
    /// How often the position has appeared, or how many moves each has made without a capture or a pawn move.
    pub(super) count: Option<u32>,
}

/// A player claims.
pub(super) fn claim(draft: &mut Draft, side: Color, claim: Claim) -> Result<(), Refusal> {
    let open = |proposal: &Proposal| matches!(proposal, Proposal::Claim { side: by, claim: other, .. } if *by == side && *other == claim);
    if draft.game.proposals().iter().any(open) {
        return Err(Refusal::new(Code::ClaimOpen));
    }
    let (rule, finding) = match claim {
        Claim::Threefold(with) | Claim::Fifty(with) => {
            let finding = draw(draft, side, claim, with)?;
            (claim.draw_rule(), finding)
        }
        Claim::Touched(square) => touched(draft, side, square)?,
        Claim::IllegalMove => illegal_move(draft, side)?,
        Claim::Quickplay => quickplay::may_claim(draft, side)?,
        Claim::Flag => return timing::claim_flag(draft, side),
        Claim::Increment => quickplay::may_ask_for_an_increment(draft, side)?,
        Claim::Fault(fault) => irregularity::may_claim(draft, side.other(), fault)?,
    };
    let article = draft.game.regulations().article(rule);
    let by = draft.by;
    draft.emit(Event::claimed(by, side, claim, article.clone()));
    // 6.10.2: a clock that is set wrongly is stopped at once.
    if claim.seeks_a_draw() || claim == Claim::Fault(Fault::ClockSetting) {
        ruling::stop_running_clocks(draft);
    }
    if claim.intended().is_some() {
        recording::claimed(draft, side, article.clone());
    }
    if claim == Claim::IllegalMove && irregularity::is_open(&draft.game, side.other()) {
        irregularity::claimed(draft, side.other());
        return Ok(());
    }
    let no_arbiter = draft.game.people().arbiter.is_none();
    let proposal = Proposal::Claim {
        side,
        claim,
        correct: finding.correct,
        count: finding.count,
        article,
    };
    draft.emit(Event::Proposed(proposal));
    // A draw is counted, not judged: nothing is left to discretion.
    if let Some(correct) = finding.correct.filter(|_| no_arbiter && claim.drawn_by().is_some()) {
        settle(draft, None, correct)?;
    }
    Ok(())
}

/// 9.2, 9.3: only by the player having the move, and not once he has touched a piece in it (9.4).
fn draw(draft: &Draft, side: Color, claim: Claim, with: Option<UciMove>) -> Result<Finding, Refusal> {
    let game = &draft.game;
    let moved = game.pending().iter().any(|turn| turn.side == side);
    if game.turn().side != side || game.turn().made.is_some() {
        return if moved || game.turn().made.is_some() {
            draft.refuse(Code::TooLate, Rule::ClaimForfeited)
        } else {
            draft.refuse(Code::NotYourMove, claim.draw_rule())
        };
    }
    let forfeits = game.regulations().parameters().touching_forfeits_claim;
    if forfeits && !game.touching.touched.get(side).is_empty() {
        return draft.refuse(Code::TooLate, Rule::ClaimForfeited);
    }
    let mut position = game.current();
    if let Some(uci) = with {
        let Some(legal) = super::standing::legal(uci, &position) else {
            return draft.refuse(Code::Illegal, claim.draw_rule());
        };
        position.play_unchecked(legal);
    }
    Ok(match claim {
        Claim::Threefold(_) => {
            let count = repetition::appearances(game, &position).saturating_add(u32::from(with.is_some()));
            Finding {
                correct: Some(count >= 3),
                count: Some(count),
            }
        }
        Claim::Fifty(_)
        | Claim::Touched(_)
        | Claim::IllegalMove
        | Claim::Quickplay
        | Claim::Flag
        | Claim::Increment
        | Claim::Fault(_) => Finding {
            correct: Some(position.halfmoves() >= 100),
            count: Some(position.halfmoves() / 2),
        },
    })
}

/// 4.8: not once the claimant himself has touched a piece with the intention of moving it.
fn touched(draft: &Draft, side: Color, square: Square) -> Result<(Rule, Finding), Refusal> {
    let game = &draft.game;
    let offender = side.other();
    let answered = game.turn().side == side && !game.touching.touched.get(side).is_empty();
    if answered {
        return draft.refuse(Code::TooLate, Rule::TouchClaimLost);
    }
    if standing(game, offender, square).is_none() {
        return Err(Refusal::new(Code::EmptySquare));
    }
    let seen = game
        .touching
        .touched
        .get(offender)
        .iter()
        .any(|one| one.square == square);
    let rule = touched_rule(game, offender);
    let finding = Finding {
        correct: seen.then_some(true),
        count: None,
    };
    Ok((rule, finding))
}

fn touched_rule(game: &Game, offender: Color) -> Rule {
    if game.people().is_vi(offender) {
        Rule::TouchedOnPegBoard
    } else {
        Rule::TouchMove
    }
}

/// What stood there when the offender's latest turn began.
fn standing(game: &Game, offender: Color, square: Square) -> Option<Touched> {
    let before = if game.turn().side == offender {
        game.current()
    } else {
        let turn = game.pending().last().filter(|turn| turn.side == offender);
        game.position_before(turn.or(game.last_turn())?)
    };
    let piece = before.board().piece_at(square)?;
    Some(Touched { square, piece })
}

/// 7.5, and where the program knows better: until when it may be claimed (A.5.2, in 2005 B6).
fn illegal_move(draft: &Draft, side: Color) -> Result<(Rule, Finding), Refusal> {
    let game = &draft.game;
    let offender = side.other();
    let open = irregularity::is_open(game, offender);
    let parameters = game.regulations().parameters();
    let rule = if parameters.illegal_move_claimed_before_the_next {
        Rule::IllegalMoveOtherwise
    } else {
        Rule::IllegalMove
    };
    // The claimant has moved since: the opponent's last move stands.
    if parameters.illegal_move_claimed_before_the_next && !open && game.turn().side != side {
        return draft.refuse(Code::TooLate, rule);
    }
    if !open && game.line().is_empty() {
        return draft.refuse(Code::TooEarly, rule);
    }
    // What the program sees as legal may have been done in another way on a wooden board.
    let finding = Finding {
        correct: Some(open),
        count: None,
    };
    Ok((rule, finding))
}

/// The oldest open claim is upheld or rejected; without an arbiter when both players say so, or the count does.
pub(super) fn settle(draft: &mut Draft, by: Option<Person>, upheld: bool) -> Result<(), Refusal> {
    let oldest = draft.game.proposals().iter().find_map(|proposal| match proposal {
        Proposal::Claim {
            side, claim, article, ..
        } => Some((*side, *claim, article.clone())),
        Proposal::Penalty { .. }
        | Proposal::Result { .. }
        | Proposal::Correction { .. }
        | Proposal::TakeBack { .. }
        | Proposal::Clock { .. }
        | Proposal::ClocksBack { .. }
        | Proposal::Count { .. } => None,
    });
    let Some((side, claim, article)) = oldest else {
        return Err(Refusal::new(Code::NoProposal));
    };
    if claim == Claim::Increment && upheld && draft.game.draw_offer() == Some(side) {
        // Only when the opponent has refused the draw (III.4.2).
        return draft.refuse(Code::TooEarly, Rule::QuickplayIncrement);
    }
    draft.emit(Event::Settled {
        by,
        kind: ProposalKind::Claim,
        accepted: upheld,
    });
    let cited = article.clone();
    draft.emit(if upheld {
        Event::ClaimUpheld {
            by,
            side,
            claim,
            article: cited,
        }
    } else {
        Event::ClaimRejected {
            by,
            side,
            claim,
            article: cited,
        }
    });
    match (claim, upheld) {
        (Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay, true) => drawn(draft, claim, article),
        (Claim::Threefold(_) | Claim::Fifty(_), false) => wrong(draft, by, side),
        (Claim::Quickplay, false) => quickplay::rejected(draft, by, side),
        (Claim::Increment, true) => quickplay::with_increment(draft, by, side),
        (Claim::Touched(_) | Claim::IllegalMove | Claim::Fault(_), true) => follow(draft, side.other(), claim),
        (Claim::Increment | Claim::Touched(_) | Claim::IllegalMove | Claim::Fault(_), false) | (Claim::Flag, _) => {}
    }
    Ok(())
}

/// What follows when the arbiter is satisfied that the offender did it.
fn follow(draft: &mut Draft, offender: Color, claim: Claim) {
    match claim {
        Claim::Touched(square) => uphold_touched(draft, offender, square),
        Claim::IllegalMove if irregularity::is_open(&draft.game, offender) => irregularity::claimed(draft, offender),
        Claim::IllegalMove => irregularity::found_illegal(draft, offender),
        Claim::Fault(fault) => irregularity::found(draft, offender, fault),
        Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay | Claim::Flag | Claim::Increment => {}
    }
}

/// The arbiter has seen it himself and waits for no claim (12.2.1); `side` is the offender.
pub(super) fn find(draft: &mut Draft, side: Color, claim: Claim) -> Result<(), Refusal> {
    let opponent = side.other();
    let rule = match claim {
        Claim::Touched(square) => {
            if draft.game.regulations().parameters().touch_only_claimed {
                return draft.refuse(Code::NotPermitted, Rule::TouchOnlyClaimed);
            }
            if standing(&draft.game, side, square).is_none() {
                return Err(Refusal::new(Code::EmptySquare));
            }
            touched_rule(&draft.game, side)
        }
        Claim::IllegalMove => {
            if draft.game.regulations().parameters().illegal_move_only_claimed {
                return draft.refuse(Code::NotPermitted, Rule::IllegalMoveOtherwise);
            }
            illegal_move(draft, opponent)?.0
        }
        Claim::Fault(Fault::TwoHands) if draft.game.regulations().parameters().touch_only_claimed => {
            return draft.refuse(Code::NotPermitted, Rule::TouchOnlyClaimed);
        }
        Claim::Fault(fault) => irregularity::may_claim(draft, side, fault)?.0,
        // A draw is the players' to claim (11.12).
        Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay | Claim::Flag | Claim::Increment => {
            return draft.refuse(Code::NotPermitted, Rule::Threefold);
        }
    };
    let article = draft.game.regulations().article(rule);
    let by = draft.by;
    draft.emit(Event::claimed(by, opponent, claim, article));
    follow(draft, side, claim);
    Ok(())
}

/// 9.5.2: the game is drawn at once; a running clock is stopped with it.
fn drawn(draft: &mut Draft, claim: Claim, article: Article) {
    if let Some(reason) = claim.drawn_by() {
        super::drawn_game::end_as(
            draft,
            Ending {
                result: GameResult::Draw,
                reason,
                article,
            },
        );
    }
}

/// 9.5.3: time for the opponent; in 2005 the claimant loses of his own. Both clocks stay as they stand.
fn wrong(draft: &mut Draft, by: Option<Person>, side: Color) {
    if !draft.game.clock().is_timed() {
        return;
    }
    ruling::stop_running_clocks(draft);
    let parameters = draft.game.regulations().parameters();
    let left = |draft: &Draft, of: Color| draft.game.clock().left_ms(of, draft.at);
    let gained = left(draft, side.other()).saturating_add(parameters.wrong_claim_gain_ms);
    timing::show(draft, by, side.other(), gained);
    let own = left(draft, side);
    let after = after_a_wrong_claim(own);
    if parameters.wrong_claim_costs_the_claimant && after != own {
        timing::show(draft, by, side, after);
    }
}

/// 9.5 of 2005: with more than two minutes half of them is taken, three minutes at most; with more than one, one is left.
fn after_a_wrong_claim(left_ms: u64) -> u64 {
    const MINUTE: u64 = 60_000;
    let taken = (left_ms / 2).min(3 * MINUTE);
    left_ms.saturating_sub(taken).max(MINUTE).min(left_ms)
}

/// The arbiter is satisfied that the piece was touched: it binds the offender, whose move may already offend it.
fn uphold_touched(draft: &mut Draft, offender: Color, square: Square) {
    let Some(touched) = standing(&draft.game, offender, square) else {
        return;
    };
    let seen = draft.game.touching.touched.get(offender).contains(&touched);
    if !seen {
        draft.emit(Event::PieceTouched {
            by: Person::Player(offender),
            board: offender,
            square,
            piece: touched.piece,
        });
    }
    let made = draft.game.pending().last().or(draft.game.last_turn()).cloned();
    let made = made.filter(|turn| turn.side == offender);
    if let Some(turn) = made
        && let Some(uci) = turn.uci()
        && let Some(offence) = touch::offence(&draft.game, &turn, uci)
    {
        touch::propose(draft, &turn, uci, offence);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_claim_of_2005_halves_the_time_but_takes_three_minutes_at_most() {
        assert_eq!(after_a_wrong_claim(600_000), 420_000);
        assert_eq!(after_a_wrong_claim(240_000), 120_000);
        assert_eq!(after_a_wrong_claim(120_000), 60_000);
        assert_eq!(after_a_wrong_claim(90_000), 60_000);
        assert_eq!(after_a_wrong_claim(60_000), 60_000);
        assert_eq!(after_a_wrong_claim(59_999), 59_999);
    }
}
