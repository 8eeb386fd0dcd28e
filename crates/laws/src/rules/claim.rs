//! Claims: of a draw (Art. 9.2, 9.3, 9.5), a touched piece (4.8), an illegal move (7.5, A.5.2) or an irregularity
//! (Art. 7). The claimant speaks to the arbiter, who upholds or rejects the claim.

use shakmaty::{Color, Position as _, Square, uci::UciMove};

use super::draft::Draft;
use super::refusal::{Article, Code, Refusal};
use super::{clock, irregularity, recording, repetition, touch};
use crate::claim::{Claim, Irregularity};
use crate::ending::{Ending, GameResult};
use crate::event::Event;
use crate::game::Game;
use crate::people::Person;
use crate::position::legal;
use crate::proposal::Proposal;
use crate::regulations::{Rule, Speed};
use crate::touch::Touched;

/// The program's findings on a claim, told to the arbiter alone (11.12, 12.6).
struct ClaimFinding {
    /// True if the claim is correct; `None` if that cannot be known here.
    correct: Option<bool>,
    /// Times the position has appeared, or moves each player has made without a capture or a pawn move.
    count: Option<u32>,
}

/// Makes a claim of a player.
pub(super) fn claim(draft: &mut Draft<'_>, side: Color, claim: Claim) -> Result<(), Refusal> {
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
        Claim::Quickplay => may_claim_quickplay(draft, side)?,
        Claim::Flag => return clock::claim_flag(draft, side),
        Claim::Increment => may_ask_for_an_increment(draft, side)?,
        Claim::Irregularity(fault) => {
            let (rule, correct) = irregularity::may_claim(draft, side.other(), fault)?;
            (rule, ClaimFinding { correct, count: None })
        }
    };
    let article = draft.game.regulations().article(rule);
    let by = draft.by;
    draft.emit(Event::claimed(by, side, claim, article.clone()));
    // 6.10.2: a clock that is set wrongly is stopped at once.
    if claim.seeks_a_draw() || claim == Claim::Irregularity(Irregularity::ClockSetting) {
        draft.stop_clocks();
    }
    if claim.intended().is_some() {
        recording::claimed(draft, side, article.clone());
    }
    if claim == Claim::IllegalMove && irregularity::is_open(draft.game, side.other()) {
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
    draft.propose(proposal);
    // A draw is counted, not judged, so nothing is left to discretion.
    if let Some(correct) = finding.correct.filter(|_| no_arbiter && claim.drawn_by().is_some()) {
        settle(draft, None, correct)?;
    }
    Ok(())
}

/// 9.2, 9.3: only by the player to move, and not once they have touched a piece in that turn (9.4).
fn draw(draft: &Draft<'_>, side: Color, claim: Claim, with: Option<UciMove>) -> Result<ClaimFinding, Refusal> {
    let game = &draft.game;
    let moved = game.pending().iter().any(|turn| turn.side == side);
    if game.turn().side != side || game.turn().made.is_some() {
        return if moved || game.turn().made.is_some() {
            draft.refuse(Code::TooLate, Rule::ClaimForfeited)
        } else {
            draft.refuse(Code::NotYourMove, claim.draw_rule())
        };
    }
    let forfeits = game.parameters().claims.touching_forfeits;
    if forfeits && !game.touching.touched.get(side).is_empty() {
        return draft.refuse(Code::TooLate, Rule::ClaimForfeited);
    }
    let mut position = game.current();
    if let Some(uci) = with {
        let Some(legal) = legal(uci, &position) else {
            let refused = draft.refuse(Code::Illegal, claim.draw_rule());
            let word = Some((0, uci.to_string()));
            return refused.map_err(|refusal| Refusal { word, ..refusal });
        };
        position.play_unchecked(legal);
    }
    Ok(match claim {
        Claim::Threefold(_) => {
            let count = repetition::appearances(game, &position).saturating_add(u32::from(with.is_some()));
            ClaimFinding {
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
        | Claim::Irregularity(_) => ClaimFinding {
            correct: Some(position.halfmoves() >= 100),
            count: Some(position.halfmoves() / 2),
        },
    })
}

/// 4.8: not once the claimant has touched a piece with the intention of moving it.
fn touched(draft: &Draft<'_>, side: Color, square: Square) -> Result<(Rule, ClaimFinding), Refusal> {
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
    let finding = ClaimFinding {
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

/// The piece on that square when the offender's latest turn began.
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

/// 7.5; where the program knows the time limit, also A.5.2 (B6 in 2005).
fn illegal_move(draft: &Draft<'_>, side: Color) -> Result<(Rule, ClaimFinding), Refusal> {
    let game = &draft.game;
    let offender = side.other();
    let open = irregularity::is_open(game, offender);
    let parameters = game.parameters();
    let rule = if parameters.illegal_moves.claimed_before_the_next {
        Rule::IllegalMoveOtherwise
    } else {
        Rule::IllegalMove
    };
    // The claimant has moved since: the opponent's last move stands.
    if parameters.illegal_moves.claimed_before_the_next && !open && game.turn().side != side {
        return draft.refuse(Code::TooLate, rule);
    }
    if !open && game.line().is_empty() {
        return draft.refuse(Code::TooEarly, rule);
    }
    // A move the program sees as legal may have been made in another way on a wooden board.
    let finding = ClaimFinding {
        correct: Some(open),
        count: None,
    };
    Ok((rule, finding))
}

/// Upholds or rejects the oldest open claim; without an arbiter, both players or the count decide.
pub(super) fn settle(draft: &mut Draft<'_>, by: Option<Person>, upheld: bool) -> Result<(), Refusal> {
    let mut open = (0..).zip(draft.game.proposals());
    let oldest = open.find_map(|(place, proposal)| {
        let Proposal::Claim {
            side, claim, article, ..
        } = proposal
        else {
            return None;
        };
        Some((place, *side, *claim, article.clone()))
    });
    let Some((place, side, claim, article)) = oldest else {
        return Err(Refusal::new(Code::NoProposal));
    };
    if claim == Claim::Increment && upheld && draft.game.draw_offer() == Some(side) {
        // Only when the opponent has refused the draw (III.4.2).
        return draft.refuse(Code::TooEarly, Rule::QuickplayIncrement);
    }
    let since = draft.game.proposals.since(place);
    let moves_since = draft.game.moves_since_claim(place);
    draft.settle(by, place, upheld);
    let cited = article.clone();
    draft.emit(if upheld {
        Event::ClaimUpheld {
            by,
            side,
            claim,
            article: cited,
            moves_since,
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
        (Claim::Quickplay, false) => rejected(draft, by, side),
        (Claim::Increment, true) => with_increment(draft, by, side),
        (Claim::Touched(_) | Claim::IllegalMove | Claim::Irregularity(_), true) => {
            follow(draft, side.other(), Some(since), claim);
        }
        (Claim::Increment | Claim::Touched(_) | Claim::IllegalMove | Claim::Irregularity(_), false)
        | (Claim::Flag, _) => {}
    }
    Ok(())
}

/// Carries out the consequences of an upheld offence; `since` is the number of completed moves at the claim, if there was one.
fn follow(draft: &mut Draft<'_>, offender: Color, since: Option<usize>, claim: Claim) {
    let waits = draft.game.parameters().illegal_moves.both_kings_in_check_wait;
    match claim {
        // Only A.5.4 draws the game; elsewhere the move that left both kings in check is an illegal one (7.5.1).
        Claim::Irregularity(Irregularity::BothKings) if !waits => follow(draft, offender, since, Claim::IllegalMove),
        Claim::Touched(square) => uphold_touched(draft, offender, square),
        Claim::IllegalMove if irregularity::is_open(draft.game, offender) => irregularity::claimed(draft, offender),
        Claim::IllegalMove => irregularity::found_illegal(draft, offender, since),
        Claim::Irregularity(fault) => irregularity::found(draft, offender, fault),
        Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay | Claim::Flag | Claim::Increment => {}
    }
}

/// The arbiter has seen the offence of `side` and waits for no claim (12.2.1).
pub(super) fn find(draft: &mut Draft<'_>, side: Color, claim: Claim) -> Result<(), Refusal> {
    let opponent = side.other();
    let rule = match claim {
        Claim::Touched(square) => {
            if draft.game.parameters().touch_only_claimed {
                return draft.refuse(Code::NotPermitted, Rule::TouchOnlyClaimed);
            }
            if standing(draft.game, side, square).is_none() {
                return Err(Refusal::new(Code::EmptySquare));
            }
            touched_rule(draft.game, side)
        }
        Claim::IllegalMove => {
            if draft.game.parameters().illegal_moves.only_claimed {
                return draft.refuse(Code::NotPermitted, Rule::IllegalMoveOtherwise);
            }
            illegal_move(draft, opponent)?.0
        }
        Claim::Irregularity(Irregularity::TwoHands) if draft.game.parameters().touch_only_claimed => {
            return draft.refuse(Code::NotPermitted, Rule::TouchOnlyClaimed);
        }
        Claim::Irregularity(fault) => irregularity::may_claim(draft, side, fault)?.0,
        // Only the players can claim a draw (11.12).
        Claim::Threefold(_) | Claim::Fifty(_) | Claim::Quickplay | Claim::Flag | Claim::Increment => {
            return draft.refuse(Code::NotPermitted, Rule::Threefold);
        }
    };
    let article = draft.game.regulations().article(rule);
    let by = draft.by;
    draft.emit(Event::claimed(by, opponent, claim, article));
    follow(draft, side, None, claim);
    Ok(())
}

/// 9.5.2: the game is drawn at once; a running clock is stopped with it.
fn drawn(draft: &mut Draft<'_>, claim: Claim, article: Article) {
    if let Some(reason) = claim.drawn_by() {
        draft.end_as(Ending {
            result: GameResult::Draw,
            reason,
            article,
        });
    }
}

/// 9.5.3: time for the opponent; in 2005 the claimant loses time. Both clocks keep their state.
fn wrong(draft: &mut Draft<'_>, by: Option<Person>, side: Color) {
    if !draft.game.clock().is_timed() {
        return;
    }
    draft.stop_clocks();
    let parameters = draft.game.parameters();
    let left = |draft: &Draft<'_>, of: Color| draft.game.clock().left_ms(of, draft.at);
    let gained = left(draft, side.other()).saturating_add(parameters.claims.wrong_gain_ms);
    clock::show(draft, by, side.other(), gained);
    let own = left(draft, side);
    let after = after_a_wrong_claim(own);
    if parameters.claims.wrong_costs_the_claimant && after != own {
        clock::show(draft, by, side, after);
    }
}

/// 9.5 of 2005: with more than two minutes left half of it is taken, three minutes at most; with more than one minute, one is left.
fn after_a_wrong_claim(left_ms: u64) -> u64 {
    const MINUTE: u64 = 60_000;
    let taken = (left_ms / 2).min(3 * MINUTE);
    left_ms.saturating_sub(taken).max(MINUTE).min(left_ms)
}

/// The arbiter is satisfied that the piece was touched: it binds the offender, whose move may already break the rule.
fn uphold_touched(draft: &mut Draft<'_>, offender: Color, square: Square) {
    let Some(touched) = standing(draft.game, offender, square) else {
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
        && let Some(uci) = turn.counted(&draft.game.position_before(&turn))
        && let Some(offence) = touch::offence(draft.game, &turn, uci)
    {
        touch::propose(draft, &turn, uci, &offence, true);
    }
}

/// Time left under which the claim may be made, in milliseconds (III.5).
const TWO_MINUTES_MS: u64 = 120_000;

/// III.2: only where announced, without increment, and not in blitz. In 2005 it is a rule of the game itself (Art. 10), in blitz too.
fn quickplay_applies(game: &Game) -> bool {
    let (regulations, clock) = (game.regulations(), game.clock());
    let increments = Color::ALL
        .into_iter()
        .any(|side| clock.period(side).is_some_and(|period| period.increment_ms > 0));
    let always = regulations.parameters().quickplay.always;
    (always || regulations.quickplay && regulations.speed != Speed::Blitz) && !increments
}

/// The increment of III.4, in milliseconds.
const INCREMENT_MS: u64 = 5_000;

/// III.4: under the same conditions the player may ask for an increment for both instead, if an arbiter is there to grant it.
fn may_ask_for_an_increment(draft: &Draft<'_>, side: Color) -> Result<(Rule, ClaimFinding), Refusal> {
    let game = &draft.game;
    if !game.parameters().quickplay.increment || game.people().arbiter.is_none() {
        return draft.refuse(Code::NotPermitted, Rule::QuickplayIncrement);
    }
    let (_, finding) = may_claim_quickplay(draft, side)?;
    Ok((Rule::QuickplayIncrement, finding))
}

/// III.4.2: the draw is refused and the arbiter agrees: both clocks get the increment, the opponent two minutes.
fn with_increment(draft: &mut Draft<'_>, by: Option<Person>, side: Color) {
    let article = draft.game.regulations().article(Rule::QuickplayIncrement);
    draft.emit(Event::IncrementSet {
        by,
        increment_ms: INCREMENT_MS,
        article,
    });
    rejected(draft, by, side);
}

/// III.5: by the player to move, in the period in which all remaining moves must be made, with less than two minutes
/// left and before their flag falls.
fn may_claim_quickplay(draft: &Draft<'_>, side: Color) -> Result<(Rule, ClaimFinding), Refusal> {
    clock::must_have_a_clock(draft)?;
    let (game, clock) = (&*draft.game, draft.game.clock());
    if !quickplay_applies(game) {
        return draft.refuse(Code::NotPermitted, Rule::QuickplayAnnounced);
    }
    if game.turn().side != side {
        return draft.refuse(Code::NotYourMove, Rule::Quickplay);
    }
    if clock.left_ms(side, draft.at) == 0 {
        return draft.refuse(Code::TooLate, Rule::Quickplay);
    }
    let is_last = clock.in_next_period(side, draft.at).is_none();
    if !is_last || clock.left_ms(side, draft.at) >= TWO_MINUTES_MS {
        return draft.refuse(Code::TooEarly, Rule::Quickplay);
    }
    let finding = ClaimFinding {
        correct: None,
        count: None,
    };
    // III.6: without an arbiter the claim ends play, and an arbiter decides it later.
    let alone = game.people().arbiter.is_none();
    Ok((if alone { Rule::QuickplayAlone } else { Rule::Quickplay }, finding))
}

/// III.5.3: after a rejection the opponent gets two minutes more.
fn rejected(draft: &mut Draft<'_>, by: Option<Person>, side: Color) {
    let opponent = side.other();
    let left = draft.game.clock().left_ms(opponent, draft.at);
    clock::show(draft, by, opponent, left.saturating_add(TWO_MINUTES_MS));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_claim_of_2005_halves_the_time_up_to_three_minutes() {
        assert_eq!(after_a_wrong_claim(600_000), 420_000);
        assert_eq!(after_a_wrong_claim(240_000), 120_000);
        assert_eq!(after_a_wrong_claim(120_000), 60_000);
        assert_eq!(after_a_wrong_claim(90_000), 60_000);
        assert_eq!(after_a_wrong_claim(60_000), 60_000);
        assert_eq!(after_a_wrong_claim(59_999), 59_999);
    }
}
