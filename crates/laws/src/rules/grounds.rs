//! The grounds of each open proposal are checked again after every step. If they no longer hold, the proposal lapses,
//! which is announced, or is replaced by one with the present facts (Art. 4, 6.9, 7.1 to 7.6, 9.5, A.5, D.2.9).

use shakmaty::{ByColor, Color};

use super::boards::HandState;
use super::draft::Draft;
use super::settlement::penalty_under;
use super::sheets;
use super::{clock, discrepancy::ReadSheet};
use crate::articles::Article;
use crate::claim::Claim;
use crate::ending::{GameResult, Reason};
use crate::event::{Event, NewProposal};
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::position::both_kings_in_check;
use crate::proposal::{Proposal, ProposalKind};
use crate::regulations::Rule;
use crate::sheets::SheetsVerdict;
use crate::turn::Turn;

/// The present state of a proposal's grounds.
enum Grounds {
    /// The grounds still hold.
    Hold,
    /// The grounds no longer hold.
    Gone,
    /// The boards agree: nothing on this one needs correcting.
    Agrees(Color),
    /// The grounds have changed: this proposal replaces the old one.
    Changed(Proposal),
}

impl Grounds {
    const fn hold_if(is_so: bool) -> Self {
        if is_so { Self::Hold } else { Self::Gone }
    }
}

/// A proposal, and what has happened since it was made.
struct ProposalHistory<'a> {
    game: &'a Game,
    proposal: &'a Proposal,
    /// The number of moves completed when the proposal was made.
    since: usize,
    /// The events of this step after the proposal.
    events: &'a [Event],
    /// True if the proposal was made in this step.
    is_new: bool,
}

/// Checks every open proposal again after this step; true if a result by a fallen flag has lapsed.
pub(super) fn ask_again(draft: &mut Draft<'_>) -> bool {
    let mut flag_has_lapsed = false;
    // Times offered with a correction lapse with it: they are checked last.
    for is_of_clocks in [false, true] {
        let mut place = 0;
        for _ in 0..draft.game.proposals().len() {
            if draft.game.ending().is_some() {
                return flag_has_lapsed;
            }
            let Some(proposal) = draft.game.proposals().get(place).cloned() else {
                break;
            };
            if (proposal.kind() == ProposalKind::Clock) != is_of_clocks {
                place += 1;
                continue;
            }
            match ProposalHistory::about(draft, place, &proposal).grounds(draft.at) {
                Grounds::Hold => place += 1,
                Grounds::Gone => {
                    flag_has_lapsed |= is_by_time(&proposal);
                    draft.settle(None, place, false);
                }
                Grounds::Agrees(board) => draft.emit(Event::BoardsAgree { board }),
                Grounds::Changed(anew) => draft.emit(Event::Proposed(NewProposal {
                    replaces: u32::try_from(place).into_iter().collect(),
                    offender: proposal.offender().filter(|_| anew.offender().is_none()),
                    ..NewProposal::from(anew)
                })),
            }
        }
    }
    flag_has_lapsed
}

const fn is_by_time(proposal: &Proposal) -> bool {
    matches!(
        proposal,
        Proposal::Result {
            reason: Reason::Time,
            ..
        }
    )
}

impl<'a> ProposalHistory<'a> {
    fn about(draft: &'a Draft<'_>, place: usize, proposal: &'a Proposal) -> Self {
        let is_it = |event: &Event| matches!(event, Event::Proposed(new) if new.proposal == *proposal);
        let made = draft.events.iter().rposition(is_it);
        let after = made.map_or(0, |made| made.saturating_add(1));
        Self {
            game: draft.game,
            proposal,
            since: draft.game.proposals.since(place),
            events: draft.events.get(after..).unwrap_or_default(),
            is_new: made.is_some(),
        }
    }

    fn grounds(&self, now: Moment) -> Grounds {
        let begins_anew = |event: &Event| matches!(event, Event::Settled { new_game: true, .. });
        let game_is_cancelled = self.has_happened(begins_anew);
        match self.proposal {
            Proposal::Penalty { side, article, .. } if game_is_cancelled || self.offence_stands(*side, article) => {
                Grounds::Gone
            }
            // 7.5.5: an earlier offence of that player has been ruled on since.
            Proposal::Penalty {
                side, article, count, ..
            } if (1..=*self.game.offences.penalised.get(*side)).contains(count) => {
                Grounds::Changed(penalty_under(self.game, *side, article.clone()))
            }
            Proposal::Penalty { .. } => Grounds::Hold,
            Proposal::Result { .. } | Proposal::Claim { .. } if game_is_cancelled => Grounds::Gone,
            Proposal::Result {
                result,
                reason,
                article,
                ..
            } => Grounds::hold_if(self.result_holds(*result, *reason, article, now)),
            Proposal::Claim { side, claim, .. } => Grounds::hold_if(self.claim_holds(*side, *claim)),
            Proposal::TakeBack { .. } => Grounds::hold_if(self.offence_is_there()),
            Proposal::Correction { board: Some(board), .. } => self.board(*board),
            Proposal::Correction {
                board: None,
                ply,
                article,
            } => self.both_boards(*ply, article),
            Proposal::Clock { left_ms, article } => self.times(*left_ms, article, now),
            Proposal::ClocksBack { .. } => self.times_back(now),
            Proposal::Count { side, .. } => {
                let is_set = |event: &Event| matches!(event, Event::MovesAdjusted { side: of, .. } if of == side);
                Grounds::hold_if(!self.has_happened(is_set) && self.plies() >= self.since)
            }
        }
    }

    fn has_happened(&self, is_so: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is_so)
    }

    fn plies(&self) -> usize {
        self.game.line().len()
    }

    fn is_under(&self, article: &Article, rule: Rule) -> bool {
        *article == self.game.regulations().article(rule)
    }

    /// A.5.2: the arbiter acts upon an offence only until the offender's opponent has made their next move. An offence under 7.5.1
    /// is closed where the move is said to stand.
    fn offence_stands(&self, offender: Color, article: &Article) -> bool {
        let applies = self.game.parameters().illegal_moves.claimed_before_the_next;
        let stands = [Rule::PressWithoutMove, Rule::Unpromoted, Rule::TwoHands]
            .into_iter()
            .any(|rule| self.is_under(article, rule) && !self.is_under(article, Rule::IllegalMovePenalty));
        let is_answer =
            |event: &Event| matches!(event, Event::MoveMade { side, is_illegal: false, .. } if *side != offender);
        applies && stands && self.has_happened(is_answer)
    }

    fn result_holds(&self, result: GameResult, reason: Reason, article: &Article, now: Moment) -> bool {
        let clock = self.game.clock();
        match reason {
            Reason::Time => {
                let both_down = clock.both_ms(now) == ByColor { white: 0, black: 0 };
                let is_down = |side: Color| clock.clock(side).fallen && result != GameResult::win(side);
                both_down || Color::ALL.into_iter().any(is_down)
            }
            // The penalty of an offence that stands now (A.5.2).
            Reason::IllegalMove => self
                .proposal
                .offender()
                .is_none_or(|offender| !self.offence_stands(offender, article)),
            // A.5.4: a move has been completed since, and no king is left in check.
            Reason::Ruling if self.is_under(article, Rule::BothKings) => {
                let has_moved = self.plies() != self.since;
                !has_moved || self.game.illegal.is_some() || both_kings_in_check(self.game.official())
            }
            // 5.2.3: the other player has moved since.
            Reason::Default if self.is_under(article, Rule::Agreement) => self.plies() + self.game.pending().len() < 2,
            Reason::Ruling
            | Reason::Checkmate
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Resignation
            | Reason::Agreement
            | Reason::Threefold
            | Reason::Fifty
            | Reason::Fivefold
            | Reason::Seventyfive
            | Reason::Abandoned
            | Reason::Unknown
            | Reason::Default => true,
        }
    }

    fn claim_holds(&self, side: Color, claim: Claim) -> bool {
        // The position in which the claim was made is no longer part of the game.
        if self.plies() < self.since {
            return false;
        }
        // 4.8: the claimant has touched a piece and moved.
        let since = u32::try_from(self.since).unwrap_or(u32::MAX);
        let first = self.game.official_after(since).map(shakmaty::Position::turn);
        let moves = self.plies().saturating_sub(self.since);
        let has_moved = if first == Some(side) { moves > 0 } else { moves > 1 };
        let Claim::Touched(square) = claim else { return true };
        // 4.3: the touched piece has been moved, or captured.
        let next = self.game.line().get(self.since).map(|next| next.legal);
        let is_met = next.is_some_and(|next| next.from() == Some(square) || next.is_capture() && next.to() == square);
        !has_moved && !is_met
    }

    /// 4.3, 4.7, 9.5.3: the offending move is on the player's board, or in the game. Without a claim, the opponent has accepted
    /// it with their answer (4.8).
    fn offence_is_there(&self) -> bool {
        let Proposal::TakeBack {
            ply,
            side,
            uci,
            claimed,
            article,
            ..
        } = self.proposal
        else {
            return true;
        };
        let is_by_claim = *claimed || self.is_under(article, Rule::ClaimIntended);
        let answered = usize::try_from(ply.saturating_add(2)).is_ok_and(|answered| self.plies() >= answered);
        if answered && !is_by_claim {
            return false;
        }
        let is_its_turn = |turn: &&Turn| turn.side == *side && turn.ply == ply.saturating_add(1);
        let mut open = self.game.pending().iter().chain([self.game.turn()]);
        if let Some(turn) = open.find(is_its_turn) {
            return !matches!(self.game.hands(turn), HandState::Done(done) if done != *uci);
        }
        let kept = usize::try_from(*ply).unwrap_or(usize::MAX);
        self.since > kept
            || self
                .game
                .line()
                .get(kept)
                .is_some_and(|completed| completed.uci == *uci)
    }

    /// D.2.9: that player's board differs, and the scoresheets do not. It is corrected to what both have written; if
    /// the program has recorded something else, the record is no evidence of which board is wrong (6.12.2).
    fn board(&self, board: Color) -> Grounds {
        let is_recorded = |plies: u32| usize::try_from(plies).is_ok_and(|plies| plies >= self.plies());
        let speaks_against_it = |event: &Event| {
            matches!(event, Event::SheetsDiffer { .. })
                || matches!(
                    event,
                    Event::SheetsCompared { verdict: SheetsVerdict::Agree, agree_plies, official_plies, .. }
                        if official_plies < agree_plies && !is_recorded(*official_plies)
                )
        };
        if self.has_happened(speaks_against_it) {
            return Grounds::Gone;
        }
        let is_still = self.game.board(board).hand().is_empty();
        if is_still && self.game.is_known(board) && self.game.differences(board).is_empty() {
            Grounds::Agrees(board)
        } else {
            Grounds::Hold
        }
    }

    fn both_boards(&self, ply: u32, article: &Article) -> Grounds {
        let kept = usize::try_from(ply).unwrap_or(usize::MAX);
        if self.is_under(article, Rule::IllegalMove) {
            // 7.5.1: the illegal move still has to be replaced, or it was found after it had become part of the game. Once another
            // move was made in its place, nothing is left to restore.
            let lies_there = self
                .game
                .illegal
                .as_ref()
                .is_some_and(|illegal| illegal.ply == ply.saturating_add(1));
            return Grounds::hold_if(self.since > kept || lies_there);
        }
        if self.is_under(article, Rule::SheetsDiffer) {
            let differ_there = |event: &Event| {
                matches!(
                    event,
                    Event::SheetsCompared { verdict: SheetsVerdict::Differ, agree_plies, official_plies, .. }
                        if *agree_plies == ply && *official_plies == ply
                )
            };
            let are_compared = |event: &Event| matches!(event, Event::SheetsCompared { .. });
            return Grounds::hold_if(!self.has_happened(are_compared) || self.has_happened(differ_there));
        }
        if ply == 0 && self.is_under(article, Rule::ColoursReversed) {
            // 7.3: both have made ten moves, and the game continues.
            let limit = self.game.parameters().cut_offs.reversed_colours;
            let is_late =
                |plies: usize| limit.is_some_and(|moves| u32::try_from(plies / 2).is_ok_and(|both| both >= moves));
            return Grounds::hold_if(is_late(self.since) || !is_late(self.plies()));
        }
        if ply == 0 && self.is_under(article, Rule::SetUp) {
            return Grounds::Hold;
        }
        let is_displaced = self.is_under(article, Rule::Displaced) || self.is_under(article, Rule::WrongSquare);
        if !is_displaced && !self.is_under(article, Rule::BoardTurned) {
            return Grounds::Hold;
        }
        let agree = self.has_happened(|event| matches!(event, Event::BoardsAgree { .. }))
            && Color::ALL
                .into_iter()
                .all(|side| self.game.differences(side).is_empty());
        // 7.2.2, 7.4, 7.6: the position reached by now is restored.
        let reached = u32::try_from(self.plies()).unwrap_or(u32::MAX);
        if is_displaced && agree {
            Grounds::Gone
        } else if reached == ply {
            Grounds::Hold
        } else {
            Grounds::Changed(Proposal::correction(None, reached, article.clone()))
        }
    }

    /// The change of both clocks since, for an offence or a claim; none if the clocks were set.
    fn shift(&self) -> Option<ByColor<i64>> {
        let is_penalty = self.has_happened(|event| {
            matches!(
                event,
                Event::PenaltyGiven { .. } | Event::ClaimRejected { .. } | Event::IncrementSet { .. }
            )
        });
        let mut shift = ByColor { white: 0, black: 0 };
        for event in self.events {
            if let Event::TimeAdjusted { side, delta_ms, .. } = event {
                let of = shift.get_mut(*side);
                *of = i64::saturating_add(*of, *delta_ms);
                if !is_penalty {
                    return None;
                }
            } else if let Event::MovesAdjusted { .. } | Event::PeriodAdjusted { .. } = event {
                return None;
            }
        }
        Some(shift)
    }

    /// 6.10.1: the clocks have been stopped since, but not set. Guideline III.3: both flags are down.
    fn times(&self, left_ms: ByColor<u64>, article: &Article, now: Moment) -> Grounds {
        let runs_on = self.game.clock().running().is_some() && !self.is_new;
        if self.is_under(article, Rule::BothFlagsContinue) {
            return Grounds::hold_if(!runs_on && self.game.clock().both_ms(now) == ByColor { white: 0, black: 0 });
        }
        match self.shift() {
            Some(shift) if !runs_on && self.plies() == self.since => changed(shift, || Proposal::Clock {
                left_ms: shifted(left_ms, shift),
                article: article.clone(),
            }),
            Some(_) | None => Grounds::Gone,
        }
    }

    /// 7.1, D.2.9: both boards are to go back to that position, or have gone back to it and the clocks have been stopped since.
    fn times_back(&self, now: Moment) -> Grounds {
        let Proposal::ClocksBack {
            left_ms,
            ply,
            moves,
            article,
        } = self.proposal
        else {
            return Grounds::Hold;
        };
        let is_there = u32::try_from(self.plies()) == Ok(*ply);
        let is_started = |event: &Event| matches!(event, Event::ClocksStarted { .. });
        let stands = is_there && (self.is_new || !self.has_happened(is_started));
        // After play has continued with differing sheets, accepting the correction proposes the times anew.
        let has_gone_on = self.is_under(article, Rule::SheetsDiffer) && self.plies() > self.since;
        let waits = !has_gone_on && self.game.is_to_go_back(*ply);
        match self.shift() {
            Some(shift) if stands || waits => changed(shift, || Proposal::ClocksBack {
                left_ms: self
                    .game
                    .less_thinking(*left_ms, *ply, now)
                    .unwrap_or_else(|| shifted(*left_ms, shift)),
                ply: *ply,
                moves: *moves,
                article: article.clone(),
            }),
            Some(_) | None => Grounds::Gone,
        }
    }
}

fn changed(shift: ByColor<i64>, anew: impl FnOnce() -> Proposal) -> Grounds {
    if shift == (ByColor { white: 0, black: 0 }) {
        Grounds::Hold
    } else {
        Grounds::Changed(anew())
    }
}

fn shifted(left_ms: ByColor<u64>, shift: ByColor<i64>) -> ByColor<u64> {
    ByColor::new_with(|side| left_ms.get(side).saturating_add_signed(*shift.get(side)))
}

/// True if an open proposal rests on both scoresheets.
fn is_of_the_sheets(game: &Game, open: &Proposal) -> bool {
    let article = game.regulations().article(Rule::SheetsDiffer);
    matches!(open, Proposal::Correction { board: None, article: of, .. } if *of == article)
}

impl Game {
    /// True if an open correction takes both boards back to that ply.
    fn is_to_go_back(&self, ply: u32) -> bool {
        let goes_back = |open: &Proposal| {
            matches!(
                open,
                Proposal::TakeBack { ply: to, .. } | Proposal::Correction { board: None, ply: to, .. } if *to == ply
            )
        };
        self.proposals().iter().any(goes_back)
    }

    /// The times proposed for the position after that ply, once it is restored: a player who has thought since keeps none of that
    /// time, and only the difference proposed is made (7.1). `None` while the boards have still to go back.
    pub(super) fn less_thinking(&self, left_ms: ByColor<u64>, ply: u32, now: Moment) -> Option<ByColor<u64>> {
        let shown_ms = self.proposals.shown_ms;
        let present = |side: Color| {
            let present = self.clock().left_ms(side, now).saturating_add(*left_ms.get(side));
            present.saturating_sub(*shown_ms.get(side))
        };
        self.is_restored(ply).then(|| ByColor::new_with(present))
    }

    fn is_restored(&self, ply: u32) -> bool {
        u32::try_from(self.line().len()) == Ok(ply) && !self.is_to_go_back(ply)
    }

    /// True if a clock runs, or has run, since the position after that ply was restored: the times proposed for it are less by that.
    pub fn has_thought_since(&self, ply: u32) -> bool {
        let has_run = |side: Color| self.clock().clock(side).left_ms != *self.proposals.shown_ms.get(side);
        self.is_restored(ply) && (self.clock().running().is_some() || Color::ALL.into_iter().any(has_run))
    }

    /// True if a draw may be agreed: both players have made a move, if the edition asks for it (5.2.3).
    pub fn may_be_agreed(&self) -> bool {
        let made = self.line().len() + self.pending().len();
        made >= 2 || !self.parameters().draws.agreed_needs_a_move_each
    }

    /// The number of moves completed since the open claim of a draw at that place. A claim cannot be withdrawn, and one that was
    /// correct draws the game as of the claim (9.5.1, 9.5.2): the moves since undo nothing, and stay on the scoresheets.
    pub fn moves_since_claim(&self, place: usize) -> u32 {
        let is_counted = |claim: &Claim| matches!(claim, Claim::Threefold(_) | Claim::Fifty(_));
        match self.proposals().get(place) {
            Some(Proposal::Claim { claim, .. }) if is_counted(claim) => {
                let since = self.line().len().saturating_sub(self.proposals.since(place));
                u32::try_from(since).unwrap_or(u32::MAX)
            }
            Some(_) | None => 0,
        }
    }

    /// True if any open proposal rests on both scoresheets (D.2.9).
    pub fn asks_for_the_sheets(&self) -> bool {
        self.ending.is_none() && self.proposals().iter().any(|open| is_of_the_sheets(self, open))
    }

    /// Checks the proposals that rest on the scoresheets again, with the scoresheets as they read now (D.2.9).
    pub fn ask_the_sheets(&mut self, read: &ByColor<ReadSheet>, now: Moment) -> Vec<Event> {
        if !self.asks_for_the_sheets() {
            return Vec::new();
        }
        let mut draft = Draft::new(self, Person::Arbiter, now);
        let played: Vec<_> = draft.game.line().iter().map(|completed| completed.legal).collect();
        let regulations = draft.game.regulations();
        let found = sheets::judge(&regulations.start, read, &played, regulations.edition);
        let article = regulations.article(Rule::SheetsDiffer);
        let ply = found.agree_plies;
        let differ = found.verdict == SheetsVerdict::Differ && found.official_plies == ply;
        let stands = |open: &Proposal| matches!(open, Proposal::Correction { ply: of, .. } if differ && *of == ply);
        let game = draft.game.clone();
        if game
            .proposals()
            .iter()
            .any(|open| is_of_the_sheets(&game, open) && stands(open))
        {
            return Vec::new();
        }
        draft.lapse(|open| is_of_the_sheets(&game, open));
        if differ {
            draft.propose(Proposal::correction(None, ply, article.clone()));
            clock::propose_times(&mut draft, ply, article);
        }
        ask_again(&mut draft);
        draft.events
    }
}
