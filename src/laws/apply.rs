//! `apply`: an event takes effect. No rule lives here and nothing can be refused.

use shakmaty::{Color, Position as _};

use super::drawn_game;
use super::ending::Reason;
use super::event::{Event, Proposal, ProposalKind};
use super::game::{CompletedMove, Game, PinLock};
use super::moment::Moment;
use super::people::Person;
use super::regulations::Rule;
use super::standing;
use super::touch::{Touched, Touching};
use super::turn::Turn;

impl Game {
    /// The game after an event that happened at `at`.
    pub fn apply(&mut self, event: &Event, at: Moment) {
        if let Some(Person::Player(side)) = event.by() {
            *self.present.get_mut(side) = true;
            self.acts_after_adjournment(side);
        }
        match event {
            Event::ClocksStarted { side, .. } => self.clock.start(*side, at),
            Event::ClocksStopped { left_ms, .. } => {
                self.clock.stop(*left_ms, at);
                self.seal_for_good();
            }
            Event::Adjournment(what) => self.apply_adjourning(what, at),
            Event::Recording(what) => self.apply_recording(what),
            Event::Standing(what) => self.apply_standing(what, at),
            Event::PieceTouched {
                board, square, piece, ..
            } => {
                if self.now.side == *board {
                    self.end_offer_of(board.other());
                }
                let (square, piece) = (*square, *piece);
                // One that is told of when his opponent has the move was touched before he moved (4.8).
                let came_first = self.now.side != *board;
                self.touching.touch(*board, Touched { square, piece }, came_first);
            }
            Event::PieceAdjusted { side, square, .. } => *self.touching.adjusting.get_mut(*side) = Some(*square),
            Event::DrawClaimed { side, claim, .. } | Event::ClaimMade { side, claim, .. } => {
                // A claim of a draw is an offer too, where draws may be agreed (9.1.2, 9.1.2.3).
                let is_offer = claim.is_an_offer(&self.regulations.parameters());
                if is_offer && drawn_game::not_yet_agreed(self).is_none() {
                    self.offer = Some(*side);
                }
                if claim.seeks_a_draw() {
                    *self.touching.intended.get_mut(*side) = claim.intended();
                }
            }
            Event::PieceLifted { board, square, .. } => self.boards.get_mut(*board).lift(*square),
            Event::PiecePlaced {
                board, square, piece, ..
            } => {
                self.boards.get_mut(*board).place(*square, *piece);
                if self.now.side == *board {
                    let (square, piece) = (*square, *piece);
                    self.touching.place(*board, Touched { square, piece });
                }
            }
            Event::PieceRemoved { board, square, .. } => self.boards.get_mut(*board).remove(*square),
            Event::MoveAnnounced { side, ply, uci, .. } | Event::AnnouncementCorrected { side, ply, uci, .. } => {
                self.end_offer_of(side.other());
                self.mark(*ply, |turn| {
                    turn.announced = Some(*uci);
                    turn.repeated = false;
                    turn.executed = false;
                });
            }
            Event::MoveRepeated { ply, .. } => self.mark(*ply, |turn| turn.repeated = true),
            Event::MoveExecuted { ply, uci, .. } => self.mark(*ply, |turn| {
                turn.executed = true;
                turn.executed_as = Some(*uci);
            }),
            Event::MoveMade { side, ply, uci, .. } => self.made(*side, *ply, *uci),
            Event::ClockPressed { side, left_ms, .. } => {
                self.gained_ms = left_ms.get(*side).saturating_sub(self.clock.left_ms(*side, at));
                self.clock.pressed(*side, *left_ms, at);
                self.presser = Some(*side);
                *self.unpressed.get_mut(*side) = false;
                self.seal_for_good();
            }
            Event::MoveCompleted { side, uci, san, .. } => self.completed(*side, *uci, san, at),
            Event::MoveRecorded { side, text, .. } => {
                self.sheets.get_mut(*side).write(text.clone());
                self.has_recorded(*side);
            }
            Event::EntryCorrected { side, place, text, .. } => self.sheets.get_mut(*side).correct(*place, text),
            Event::IllegalMove { side, .. } => {
                let next_ply = u32::try_from(self.line.len()).unwrap_or(u32::MAX).saturating_add(1);
                let now = std::mem::replace(&mut self.now, Turn::new(*side, next_ply));
                self.offending = Some(now).filter(|turn| (turn.side, turn.ply) == (*side, next_ply));
                self.pending.clear();
                self.illegal = Some(*side);
                self.claimed_illegal = false;
                self.lying = None;
                self.for_illegal.clear();
                for writer in Color::ALL {
                    *self.struck.get_mut(writer) = self.sheets.get_mut(writer).back_to(next_ply.saturating_sub(1));
                }
                self.recording_back_to(next_ply.saturating_sub(1));
            }
            Event::TimeAdjusted { left_ms, .. } => self.clock.adjust(*left_ms, at),
            Event::MovesAdjusted { side, moves, .. } => self.clock.set_moves(*side, *moves),
            Event::IncrementSet { increment_ms, .. } => self.clock.set_increment(*increment_ms),
            Event::PeriodAdjusted { side, period, .. } => {
                self.clock
                    .set_period(*side, usize::try_from(*period).unwrap_or(usize::MAX));
            }
            Event::TimesChecked { left_ms, moves } => self.times_checked(*left_ms, *moves, at),
            Event::PeriodPassed { side, period } => {
                self.clock.passed_into(*side, *period);
                self.recording_passes(*side);
            }
            Event::FlagFell { side, left_ms } => {
                self.clock.adjust(*left_ms, at);
                self.clock.flag_fallen(*side);
            }
            Event::DrawOffered { side, .. } => self.offer = Some(*side),
            Event::DrawAccepted { .. } | Event::DrawDeclined { .. } => self.offer = None,
            Event::BoardsDiffer { board, squares, .. } => self.differing.get_mut(*board).clone_from(squares),
            Event::BoardsAgree { board } => {
                self.differing.get_mut(*board).clear();
                // What was proposed to put it right is done.
                self.proposals
                    .retain(|open| !matches!(open, Proposal::Correction { board: Some(of), .. } if of == board));
            }
            Event::NotExecuted { board, ply } => *self.reminded.get_mut(*board) = *ply,
            Event::SheetEntered { side, text, .. } => *self.papers.get_mut(*side) = Some(text.clone()),
            Event::Approved { what, .. } => self.approvals.push(*what),
            Event::RegulationsLocked { salt, hash, .. } => {
                self.lock = Some(PinLock {
                    salt: salt.clone(),
                    hash: hash.clone(),
                });
                self.regulations.is_locked = true;
            }
            Event::RegulationsUnlocked { .. } => {
                self.lock = None;
                self.regulations.is_locked = false;
            }
            Event::BoardEntered { board, pieces, .. } => {
                self.boards.get_mut(*board).set_pieces(pieces.clone());
                self.before.get_mut(*board).clone_from(pieces);
                *self.entered.get_mut(*board) = Some(self.line.len());
            }
            Event::PositionReinstated { ply, .. } => self.reinstated(*ply),
            Event::PenaltyGiven {
                side, count, article, ..
            } => {
                *self.offences.get_mut(*side) = *count;
                if *article == self.regulations.article(Rule::Unpromoted) {
                    self.queened = self.open_turn(*side).map(|turn| (*side, turn.ply));
                }
            }
            Event::GameEnded { ending } => {
                self.ending = Some(ending.clone());
                self.offer = None;
            }
            Event::Proposed(proposal) => {
                if let Some(adjournment) = self.adjournment.as_mut().filter(|open| open.is_resumed) {
                    adjournment.default_offered |= matches!(
                        proposal,
                        Proposal::Result {
                            reason: Reason::Default,
                            ..
                        }
                    );
                }
                self.default_offered |= matches!(
                    proposal,
                    Proposal::Result {
                        reason: Reason::Default,
                        ..
                    }
                );
                if let Some(side) = proposal
                    .offender()
                    .or(self.illegal.filter(|_| proposal.ends_for_an_offence()))
                {
                    // Two offences in one move are one (7.5): the press in vain counts no more once the move is illegal.
                    let earlier = self.offended == Some((side, self.now.ply)) && self.illegal == Some(side);
                    let in_vain = [Rule::PressWithoutMove, Rule::Unpromoted];
                    let articles = in_vain.map(|rule| self.regulations.article(rule));
                    self.proposals.retain(|older| {
                        !earlier || older.offender() != Some(side) || !articles.contains(older.article())
                    });
                    self.offended = Some((side, self.now.ply));
                    self.claimed_illegal = self.illegal.is_some();
                    if self.illegal == Some(side) {
                        self.for_illegal.push(proposal.clone());
                    }
                }
                self.proposals.retain(|older| !proposal.replaces(older));
                self.proposals.push(proposal.clone());
            }
            // It came for somebody: for the player it names.
            Event::Arrived { side, .. } => {
                *self.present.get_mut(*side) = true;
                self.arrived_after_adjournment(*side);
            }
            Event::Settled { by, kind, accepted } => {
                if *accepted && self.waits_for_the_other(*kind, *by) {
                    self.agreed.extend(by.map(|person| (*kind, person)));
                    return;
                }
                self.agreed.retain(|(agreed, _)| agreed != kind);
                if let Some(index) = self.proposals.iter().position(|proposal| proposal.kind() == *kind) {
                    let settled = self.proposals.remove(index);
                    self.remember_not_dead(&settled);
                    self.forget_a_cancelled_game(&settled, *accepted);
                }
            }
            Event::ClaimUpheld { .. }
            | Event::ClaimRejected { .. }
            | Event::RepeatDiffers { .. }
            | Event::BoardsCompared { .. }
            | Event::SheetsCompared { .. }
            | Event::SheetsDiffer { .. }
            | Event::PinEntered { .. }
            | Event::WarningGiven { .. }
            | Event::NoteWritten { .. } => {}
            Event::Signed { side, result, .. } => *self.signed.get_mut(*side) = Some(*result),
        }
    }

    /// Without an arbiter a proposal is settled when both players have accepted it.
    pub(super) fn waits_for_the_other(&self, kind: ProposalKind, by: Option<Person>) -> bool {
        let other_agreed = self
            .agreed
            .iter()
            .any(|(agreed, person)| *agreed == kind && Some(*person) != by);
        self.people.arbiter.is_none() && by.is_some() && !other_agreed
    }

    fn mark(&mut self, ply: u32, with: impl FnOnce(&mut Turn)) {
        let turns = self
            .last
            .iter_mut()
            .chain(self.pending.iter_mut())
            .chain(Some(&mut self.now));
        if let Some(turn) = turns.into_iter().find(|turn| turn.ply == ply) {
            with(turn);
        }
    }

    /// The opponent has the move once this one is made, if it is a legal one (1.3).
    fn made(&mut self, side: Color, ply: u32, uci: shakmaty::uci::UciMove) {
        self.end_offer_of(side.other());
        self.correction = None;
        if self.presser == Some(side) {
            self.gained_ms = 0;
        }
        if let Some(turn) = self.pending.iter_mut().find(|turn| turn.ply == ply) {
            turn.made = Some(uci);
            return;
        }
        let is_legal = standing::legal(uci, &self.current()).is_some();
        self.now.made = Some(uci);
        if is_legal {
            let next = Turn::new(side.other(), self.now.ply.saturating_add(1));
            self.pending.push(std::mem::replace(&mut self.now, next));
            self.touching.begin_turn(side.other());
            self.illegal = None;
            // The opponent has not completed his own move: what his hands do from now on is the next one all the same.
            if self.pending.iter().any(|earlier| earlier.side == side.other()) {
                let pieces = self.boards.get(side.other()).pieces().clone();
                *self.before.get_mut(side.other()) = pieces;
            }
        }
    }

    fn completed(&mut self, side: Color, uci: shakmaty::uci::UciMove, san: &str, at: Moment) {
        let mut turn = if self.pending.first().is_some_and(|turn| turn.side == side) {
            self.pending.remove(0)
        } else {
            let next = Turn::new(side.other(), self.now.ply.saturating_add(1));
            self.touching.begin_turn(side.other());
            self.illegal = None;
            std::mem::replace(&mut self.now, next)
        };
        turn.completed = true;
        turn.made.get_or_insert(uci);
        if let Some(legal) = standing::legal(uci, self.official()) {
            let mut next = self.official().clone();
            next.play_unchecked(legal);
            self.positions.push(next);
            let left_ms = self.clock.both_ms(at);
            self.line.push(CompletedMove {
                uci,
                legal,
                is_illegal: false,
                san: san.to_owned(),
                at,
                left_ms,
            });
        }
        self.clock.count_move(side);
        *self.unpressed.get_mut(side) = self.presser == Some(side.other());
        // Where moves after it are made already, his hands are beyond this one.
        if self.pending.is_empty() {
            let pieces = self.boards.get(side).pieces().clone();
            *self.before.get_mut(side) = pieces;
        }
        self.last = Some(turn);
    }

    fn reinstated(&mut self, ply: u32) {
        let kept = usize::try_from(ply).unwrap_or(usize::MAX).min(self.line.len());
        // No move of the game is taken back with the illegal one: who offered a draw cannot withdraw it (9.1.2.1).
        if kept < self.line.len() {
            self.offer = None;
        }
        self.line.truncate(kept);
        self.positions.truncate(kept.saturating_add(1));
        self.pending.clear();
        self.last = None;
        self.correction = None;
        self.reminded = shakmaty::ByColor::default();
        self.proposals
            .retain(|open| !matches!(open, Proposal::Correction { .. } | Proposal::TakeBack { .. }));
        self.touching = Touching::default();
        self.illegal = None;
        self.lying = None;
        let position = self.official().clone();
        let next_ply = u32::try_from(kept).unwrap_or(u32::MAX).saturating_add(1);
        self.now = Turn::new(position.turn(), next_ply);
        self.clock.set_to_run(position.turn());
        self.recording_back_to(next_ply.saturating_sub(1));
        for side in Color::ALL {
            self.sheets.get_mut(side).back_to(next_ply.saturating_sub(1));
            self.boards.get_mut(side).set_pieces(position.board().clone());
            *self.before.get_mut(side) = position.board().clone();
            self.differing.get_mut(side).clear();
            // What was entered was a board of the moves taken back.
            *self.entered.get_mut(side) = None;
        }
    }

    fn end_offer_of(&mut self, side: Color) {
        if self.offer == Some(side) {
            self.offer = None;
        }
    }
}
