//! The game: everything the Laws count, and nothing else.
//!
//! [`Game::apply`] has no rule and cannot fail; what may happen is decided one floor up, in [`rules`](super::rules). The game
//! is the fold of its events, so a journal of an older program with older rules still loads.

use shakmaty::{Bitboard, Board, ByColor, ByRole, Chess, Color, Move, Position as _, Square, uci::UciMove};

use super::adjournment::Adjournment;
use super::chessclock::Chessclock;
use super::ending::{Ending, GameResult, Reason};
use super::event::{Adjourning, Event, Proposal, ProposalKind, Recording, Standing};
use super::moment::Moment;
use super::people::{People, Person};
use super::player_board::{self, PlayerBoard};
use super::position::{as_it_stood, legal};
use super::recorder::Mark;
use super::recording::Memory;
use super::regulations::{Approval, DrawOffers, Regulations, Rule};
use super::scoresheet::Scoresheet;
use super::standing::Lying;
use super::time_check::{SumCheck, TimeCheck};
use super::touch::{Touched, Touching};
use super::turn::Turn;

/// A completed move of the official game.
#[derive(Clone, Debug, PartialEq)]
pub struct CompletedMove {
    /// The move as it was announced.
    pub uci: UciMove,
    /// The same as a legal move; an illegal one that stands, as it was done (A.5.2).
    pub legal: Move,
    /// It breaks the Laws and may still be claimed, or was not claimed in time (A.5.2).
    pub is_illegal: bool,
    /// In English short algebraic notation (Appendix C).
    pub san: String,
    /// When it was completed.
    pub at: Moment,
    /// What both clocks showed then, in milliseconds.
    pub left_ms: ByColor<u64>,
}

/// One game at one table. Two boards, two scoresheets and the official position are five separate things.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub(super) people: People,
    pub(super) regulations: Regulations,
    /// The official position after every ply, the initial one first; never empty.
    pub(super) positions: Vec<Chess>,
    pub(super) line: Vec<CompletedMove>,
    pub(super) last: Option<Turn>,
    /// Made, legal and not yet completed, the older first (6.2.2).
    pub(super) pending: Vec<Turn>,
    pub(super) now: Turn,
    pub(super) boards: ByColor<PlayerBoard>,
    /// How each board stood when its player last completed a move: what his hands have done since is his move.
    pub(super) before: ByColor<Board>,
    pub(super) differing: ByColor<Vec<Square>>,
    pub(super) sheets: ByColor<Scoresheet>,
    pub(super) clock: Chessclock,
    pub(super) offer: Option<Color>,
    pub(super) proposals: Vec<Proposal>,
    /// Without an arbiter: which player has accepted a proposal of that kind and waits for the other.
    pub(super) agreed: Vec<(ProposalKind, Person)>,
    /// Where nobody mirrors the boards: after how many plies a board was last entered as it stands.
    pub(super) entered: ByColor<Option<usize>>,
    pub(super) offences: ByColor<u32>,
    /// Who has arrived, or done something at the table (6.7).
    pub(super) present: ByColor<bool>,
    /// The loss of an absent player has been proposed (6.7).
    pub(super) default_offered: bool,
    /// The arbiter's time-check record (6.10.1).
    pub(super) checks: Vec<TimeCheck>,
    pub(super) adjournment: Option<Adjournment>,
    pub(super) recording: Memory,
    pub(super) ending: Option<Ending>,
    /// What each player has signed (8.7).
    pub(super) signed: ByColor<Option<GameResult>>,
    /// Scoresheets on paper, as the arbiter entered them.
    pub(super) papers: ByColor<Option<String>>,
    pub(super) approvals: Vec<Approval>,
    pub(super) lock: Option<PinLock>,
    /// The last opponent's move each player was reminded of.
    pub(super) reminded: ByColor<u32>,
    /// What hands have touched (Art. 4).
    pub(super) touching: Touching,
    /// Whose illegal move lies on the board, with nothing made since (7.5).
    pub(super) illegal: Option<Color>,
    /// The turn of it, which entries were struck on each sheet with it, and what was proposed for it.
    pub(super) offending: Option<Turn>,
    pub(super) struck: ByColor<Vec<usize>>,
    pub(super) for_illegal: Vec<Proposal>,
    /// It lies there and the opponent has the move (A.5.2).
    pub(super) lying: Option<Lying>,
    /// The penalty for it has been offered.
    pub(super) claimed_illegal: bool,
    /// Who was last offered a penalty of the ladder, and in which ply.
    pub(super) offended: Option<(Color, u32)>,
    /// Whose pawn was ruled to be a queen, and in which ply (7.5.2).
    pub(super) queened: Option<(Color, u32)>,
    /// Who pressed last, and whose last move went into the game without a press of his own (6.2.2).
    pub(super) presser: Option<Color>,
    /// What that press brought its clock, in milliseconds: the increment, and the time of the next period.
    pub(super) gained_ms: u64,
    pub(super) unpressed: ByColor<bool>,
    /// Who offers to correct an illegal move that stands, and its number (A.5.2).
    pub(super) correction: Option<(Color, u32)>,
    /// Of which men and pawns the arbiter has said that they can still mate (5.2.2).
    pub(super) not_dead: Option<Structure>,
}

/// The lock on the arbiter's commands: nobody can read the PIN from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PinLock {
    /// What was mixed with the PIN.
    pub salt: String,
    /// The hash of both.
    pub hash: String,
}

/// Which men stand on the board, and where the pawns: as long as that is the same a question of 5.2.2 is the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Structure {
    men: ByColor<ByRole<u8>>,
    pawns: ByColor<Bitboard>,
}

impl Structure {
    pub(super) fn of(position: &Chess) -> Self {
        let board = position.board();
        Self {
            men: board.material(),
            pawns: ByColor::new_with(|side| board.pawns() & board.by_color(side)),
        }
    }
}

impl Game {
    /// A game as it stands before anything has happened.
    pub fn new(people: People, regulations: Regulations) -> Self {
        let start = regulations.start.clone();
        let board = start.board().clone();
        let side = start.turn();
        let clock = Chessclock::set(regulations.time.clone(), regulations.increment_before_first_move, side);
        let approvals = Vec::from_iter(regulations.device_approved.then_some(Approval::Device));
        Self {
            people,
            regulations,
            positions: vec![start],
            line: Vec::new(),
            last: None,
            pending: Vec::new(),
            now: Turn::new(side, 1),
            boards: ByColor {
                white: PlayerBoard::set_up(board.clone()),
                black: PlayerBoard::set_up(board.clone()),
            },
            before: ByColor {
                white: board.clone(),
                black: board,
            },
            differing: ByColor::default(),
            sheets: ByColor::default(),
            clock,
            offer: None,
            proposals: Vec::new(),
            agreed: Vec::new(),
            entered: ByColor::default(),
            offences: ByColor::default(),
            present: ByColor::default(),
            default_offered: false,
            checks: Vec::new(),
            adjournment: None,
            recording: Memory::default(),
            ending: None,
            signed: ByColor::default(),
            touching: Touching::default(),
            illegal: None,
            offending: None,
            struck: ByColor::default(),
            for_illegal: Vec::new(),
            lying: None,
            claimed_illegal: false,
            offended: None,
            queened: None,
            presser: None,
            gained_ms: 0,
            unpressed: ByColor::default(),
            correction: None,
            not_dead: None,
            papers: ByColor::default(),
            approvals,
            lock: None,
            reminded: ByColor::default(),
        }
    }

    /// Everybody at the table.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// What was fixed before the game.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The official position: the fold of the completed moves.
    pub fn official(&self) -> &Chess {
        self.positions.last().unwrap_or(&self.regulations.start)
    }

    /// The official position after that ply; 0 is the initial one.
    pub fn official_after(&self, ply: u32) -> Option<&Chess> {
        self.positions.get(usize::try_from(ply).ok()?)
    }

    /// The completed moves.
    pub fn line(&self) -> &[CompletedMove] {
        &self.line
    }

    /// The position in which the player on move finds himself: the official one and what is made but not completed (1.3).
    pub fn current(&self) -> Chess {
        let mut position = self.official().clone();
        for turn in &self.pending {
            if let Some(legal) = turn.uci().and_then(|uci| legal(uci, &position)) {
                position.play_unchecked(legal);
            }
        }
        position
    }

    /// How many plies both have made so far, completed or not.
    pub fn plies_made(&self) -> u32 {
        u32::try_from(self.line.len() + self.pending.len()).unwrap_or(u32::MAX)
    }

    /// The turn of the player on move.
    pub fn turn(&self) -> &Turn {
        &self.now
    }

    /// Turns made but not completed, the older first.
    pub fn pending(&self) -> &[Turn] {
        &self.pending
    }

    /// The last completed turn, with the opponent's duties.
    pub fn last_turn(&self) -> Option<&Turn> {
        self.last.as_ref()
    }

    /// The turn in which what `side` says and does now is a move: one whose move he has not announced yet, the present one,
    /// or the last one he has not completed.
    pub fn open_turn(&self, side: Color) -> Option<&Turn> {
        let mut own = self.pending.iter().rev().filter(|turn| turn.side == side);
        let unannounced = own.clone().find(|turn| turn.announced.is_none());
        let now = Some(&self.now).filter(|turn| turn.side == side);
        unannounced.or(now).or_else(|| own.next())
    }

    /// The position before that turn's move.
    pub fn position_before(&self, turn: &Turn) -> Chess {
        let mut position = self
            .official_after(turn.ply.saturating_sub(1))
            .unwrap_or(self.official())
            .clone();
        for earlier in self.pending.iter().filter(|earlier| earlier.ply < turn.ply) {
            if let Some(legal) = earlier.uci().and_then(|uci| legal(uci, &position)) {
                position.play_unchecked(legal);
            }
        }
        position
    }

    /// The latest announced move of the opponent of `side`: what he has to repeat and to execute (D.2.1).
    pub fn addressed_to(&self, side: Color) -> Option<&Turn> {
        let theirs = |turn: &&Turn| turn.side == side.other();
        Some(&self.now)
            .filter(|turn| turn.announced.is_some())
            .filter(theirs)
            .or_else(|| self.pending.iter().rev().find(theirs))
            .or_else(|| self.last.as_ref().filter(theirs))
    }

    /// What the board of the opponent of the mover shows when the move is executed on it, legal or not.
    pub fn board_after(&self, turn: &Turn) -> Board {
        let before = self.position_before(turn);
        let Some(uci) = turn.uci() else {
            return before.board().clone();
        };
        legal(uci, &before).map_or_else(
            || player_board::after_by_hand(before.board(), uci, self.regulations.castling_mode),
            |legal| player_board::after(&before, legal),
        )
    }

    /// A player's own board.
    pub fn board(&self, side: Color) -> &PlayerBoard {
        self.boards.get(side)
    }

    /// How that board stood when its player last completed a move.
    pub fn board_before(&self, side: Color) -> &Board {
        self.before.get(side)
    }

    /// A player's scoresheet.
    pub fn sheet(&self, side: Color) -> &Scoresheet {
        self.sheets.get(side)
    }

    /// The chessclock.
    pub fn clock(&self) -> &Chessclock {
        &self.clock
    }

    /// Whose draw offer is open.
    pub fn draw_offer(&self) -> Option<Color> {
        self.offer
    }

    /// What the arbiter is offered, the oldest first.
    pub fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    /// A scoresheet on paper, as the arbiter entered it.
    pub fn paper(&self, side: Color) -> Option<&str> {
        self.papers.get(side).as_deref()
    }

    /// What the arbiter has approved.
    pub fn approvals(&self) -> &[Approval] {
        &self.approvals
    }

    /// The lock on the arbiter's commands, if the regulations are locked.
    pub fn lock(&self) -> Option<&PinLock> {
        self.lock.as_ref()
    }

    /// The result that player has signed (8.7).
    pub fn signed(&self, side: Color) -> Option<GameResult> {
        *self.signed.get(side)
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The game after an event that happened at `at`.
    pub fn apply(&mut self, event: &Event, at: Moment) {
        self.clock.note_what_it_shows(at);
        self.take_effect(event, at);
        self.clock.note_what_it_shows(at);
    }

    fn take_effect(&mut self, event: &Event, at: Moment) {
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
                if is_offer && self.may_agree() {
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
                self.clock.passed_into(*side, *period, at);
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
    fn made(&mut self, side: Color, ply: u32, uci: UciMove) {
        self.end_offer_of(side.other());
        self.correction = None;
        if self.presser == Some(side) {
            self.gained_ms = 0;
        }
        if let Some(turn) = self.pending.iter_mut().find(|turn| turn.ply == ply) {
            turn.made = Some(uci);
            return;
        }
        let is_legal = legal(uci, &self.current()).is_some();
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

    fn completed(&mut self, side: Color, uci: UciMove, san: &str, at: Moment) {
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
        if let Some(legal) = legal(uci, self.official()) {
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
        self.reminded = ByColor::default();
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

    /// 9.1.1: whether the regulations of the event allow an agreement now.
    fn may_agree(&self) -> bool {
        match self.regulations.draw_offers {
            DrawOffers::Free => true,
            DrawOffers::AfterMove(least) => self.line.len() / 2 >= usize::try_from(least).unwrap_or(usize::MAX),
            DrawOffers::None => false,
        }
    }

    fn end_offer_of(&mut self, side: Color) {
        if self.offer == Some(side) {
            self.offer = None;
        }
    }

    /// What was spoken onto the recorder, in the order of the recording (D.2.7).
    pub fn marks(&self) -> &[Mark] {
        &self.recording.marks
    }

    pub(super) fn apply_recording(&mut self, event: &Recording) {
        match event {
            Recording::NotRequired { side, .. } => *self.recording.not_required.get_mut(*side) = true,
            Recording::RequiredAgain { .. } => {
                let (on_move, ply) = (self.now.side, self.now.ply);
                let next = |side: Color| ply.saturating_add(u32::from(on_move != side));
                let exempt = self.recording.not_required;
                self.recording.completes_before = ByColor::new_with(|side| exempt.get(side).then(|| next(side)));
                self.recording.not_required = ByColor::default();
                self.recording.flag_at_ms = ByColor::default();
                self.recording.told = ByColor::default();
            }
            Recording::Owed { side, due, .. } => {
                *self.recording.due.get_mut(*side) = *due;
                // With the flag everything is due; who then moves all the same is told of once more.
                *self.recording.told.get_mut(*side) = *due < self.plies_made();
            }
            Recording::Shown { side, count, .. } | Recording::AskedTooOften { side, count, .. } => {
                *self.recording.asked.get_mut(*side) = *count;
            }
            Recording::Reconstruction { .. } => {}
            Recording::Marked { side, ply, at_ms, .. } => self.recording.marks.push(Mark {
                side: *side,
                ply: *ply,
                at_ms: *at_ms,
            }),
        }
    }

    /// The side has written an entry.
    pub(super) fn has_recorded(&mut self, side: Color) {
        *self.recording.told.get_mut(side) = false;
        if self.sheets.get(side).plies() >= *self.recording.due.get(side) {
            *self.recording.due.get_mut(side) = 0;
        }
    }

    /// The moves of the period are made, or its flag has fallen: who did not record in it has to when the flag falls.
    pub(super) fn recording_passes(&mut self, side: Color) {
        let not_required = self.recording.not_required;
        if not_required.white || not_required.black {
            *self.recording.flag_at_ms.get_mut(side) = self.clock.period(side).map(|period| period.main_ms);
        }
    }

    /// Moves have been taken back: nothing more is owed than is left.
    pub(super) fn recording_back_to(&mut self, plies: u32) {
        for side in Color::ALL {
            let due = self.recording.due.get_mut(side);
            *due = (*due).min(plies);
        }
        self.recording.told = ByColor::default();
    }

    /// The adjournment under way.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// What an event of an adjournment changes; no rule lives here.
    pub(super) fn apply_adjourning(&mut self, event: &Adjourning, at: Moment) {
        match event {
            Adjourning::Adjourned {
                side,
                ply,
                until,
                is_early,
                ..
            } => {
                self.adjournment = Some(Adjournment {
                    side: *side,
                    ply: *ply,
                    until: until.clone(),
                    envelope: None,
                    is_final: false,
                    is_resumed: false,
                    is_lost: false,
                    is_early: *is_early,
                    is_opened: false,
                    arrived: ByColor::default(),
                    resumed_at: None,
                    default_offered: false,
                });
            }
            Adjourning::MoveSealed {
                side, ply, envelope, ..
            } => {
                let is_timed = self.clock.is_timed();
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.side = *side;
                    adjournment.ply = *ply;
                    adjournment.envelope = Some(envelope.clone());
                    adjournment.is_opened = false;
                    // Without a clock there is none to stop; a clock that stands already is stopped.
                    adjournment.is_final = !is_timed || (self.clock.running().is_none() && !adjournment.is_resumed);
                }
            }
            Adjourning::EnvelopeOpened { side, text, uci, .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.envelope = None;
                    adjournment.is_opened = true;
                    adjournment.is_final = true;
                }
                // He wrote it when he sealed it; now the sheet is out of the envelope.
                self.sheets.get_mut(*side).write(text.clone());
                self.set_up_for_resumption(*uci);
                self.forget_adjournment_when_over();
            }
            Adjourning::EnvelopeLost { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.envelope = None;
                    adjournment.is_lost = true;
                    adjournment.is_final = true;
                }
                self.set_up_for_resumption(None);
                self.forget_adjournment_when_over();
            }
            Adjourning::Resumed { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.is_resumed = true;
                    adjournment.resumed_at = Some(at);
                }
                self.forget_adjournment_when_over();
            }
        }
    }

    /// I.5, I.9: the adjourned position is set up on both boards, and the sealed move made on them, if it is a legal one.
    fn set_up_for_resumption(&mut self, sealed: Option<UciMove>) {
        let official = self.official().clone();
        let legal = sealed.and_then(|uci| legal(uci, &official));
        let pieces = legal.map_or_else(
            || official.board().clone(),
            |legal| player_board::after(&official, legal),
        );
        let ply = u32::try_from(self.line.len()).unwrap_or(u32::MAX).saturating_add(1);
        self.pending.clear();
        self.now = Turn::new(official.turn(), ply);
        if legal.is_some() {
            self.now.announced = sealed;
            self.now.repeated = true;
            self.now.executed = true;
        }
        for side in Color::ALL {
            self.boards.get_mut(side).set_pieces(pieces.clone());
            *self.before.get_mut(side) = pieces.clone();
            self.differing.get_mut(side).clear();
            *self.entered.get_mut(side) = None;
        }
    }

    /// The clock has been stopped or pressed: the sealed move stays as it is.
    pub(super) fn seal_for_good(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.is_final |= adjournment.envelope.is_some();
        }
    }

    /// Who does something at the table has come, once the game is resumed or goes on without its envelope (I.12).
    pub(super) fn acts_after_adjournment(&mut self, side: Color) {
        if self
            .adjournment
            .as_ref()
            .is_some_and(|adjournment| adjournment.is_resumed || adjournment.is_lost)
        {
            self.arrived_after_adjournment(side);
        }
    }

    pub(super) fn arrived_after_adjournment(&mut self, side: Color) {
        if let Some(adjournment) = self.adjournment.as_mut().filter(|adjournment| adjournment.is_final) {
            *adjournment.arrived.get_mut(side) = true;
        }
        self.forget_adjournment_when_over();
    }

    /// Resumed, opened, and nobody known to be absent: a game like any other.
    fn forget_adjournment_when_over(&mut self) {
        let over = self.adjournment.as_ref().is_some_and(|adjournment| {
            let nobody_counted = adjournment.arrived.white == adjournment.arrived.black;
            let sealer_is_there = *adjournment.arrived.get(adjournment.side);
            adjournment.is_resumed && adjournment.envelope.is_none() && (nobody_counted || sealer_is_there)
        });
        if over {
            self.adjournment = None;
        }
    }

    /// The ply of an illegal move that lies on the boards and may still be claimed (A.5.2).
    pub fn claimable_ply(&self) -> Option<u32> {
        self.lying.as_ref().map(|lying| lying.ply)
    }

    /// Whether that proposal goes with the illegal move that lies on the boards.
    pub(super) fn is_about_what_lies(&self, proposal: &Proposal) -> bool {
        let Some(lying) = &self.lying else { return false };
        match proposal {
            // One for an earlier offence may be just like it: that is the older of both.
            Proposal::Penalty { .. } | Proposal::Result { .. } => {
                let alike = |list: &[Proposal]| list.iter().filter(|own| *own == proposal).count();
                (1..=alike(&lying.own)).contains(&alike(&self.proposals))
            }
            Proposal::Correction { board: None, ply, .. } => *ply == lying.ply.saturating_sub(1),
            Proposal::Correction { board: Some(_), .. }
            | Proposal::Claim { .. }
            | Proposal::TakeBack { .. }
            | Proposal::Clock { .. }
            | Proposal::ClocksBack { .. }
            | Proposal::Count { .. } => false,
        }
    }

    pub(super) fn apply_standing(&mut self, event: &Standing, at: Moment) {
        match event {
            Standing::Left { side, ply, uci, san } => self.left(*side, *ply, *uci, san, at),
            Standing::TakenUp { side, ply } => self.taken_up(*side, *ply),
            Standing::Stands { side, .. } => {
                if let Some(lying) = self.lying.take() {
                    self.withdraw(&lying);
                }
                self.illegal = None;
                self.claimed_illegal = false;
                self.clock.count_move(*side);
            }
            Standing::CorrectionOffered { side, ply, .. } => self.correction = Some((*side, *ply)),
            Standing::CorrectionAccepted { .. } | Standing::CorrectionDeclined { .. } => self.correction = None,
        }
    }

    /// What was proposed for a move that stands is no longer: of two that are alike the newer was for it.
    fn withdraw(&mut self, lying: &Lying) {
        let back_to = lying.ply.saturating_sub(1);
        self.proposals
            .retain(|open| !matches!(open, Proposal::Correction { board: None, ply, .. } if *ply == back_to));
        for own in &lying.own {
            if let Some(newest) = self.proposals.iter().rposition(|open| open == own) {
                self.proposals.remove(newest);
            }
        }
    }

    fn left(&mut self, side: Color, ply: u32, uci: UciMove, san: &str, at: Moment) {
        let Some((movement, next)) = as_it_stood(self.official(), uci) else {
            return;
        };
        self.positions.push(next);
        self.line.push(CompletedMove {
            uci,
            legal: movement,
            is_illegal: true,
            san: san.to_owned(),
            at,
            left_ms: self.clock.both_ms(at),
        });
        let mut turn = self.offending.take().unwrap_or_else(|| Turn::new(side, ply));
        turn.announced.get_or_insert(uci);
        turn.made.get_or_insert(uci);
        turn.completed = true;
        let pieces = self.boards.get(side).pieces().clone();
        let before = std::mem::replace(self.before.get_mut(side), pieces);
        let last = self.last.replace(turn);
        self.lying = Some(Lying {
            side,
            ply,
            last,
            before,
            own: std::mem::take(&mut self.for_illegal),
        });
        self.now = Turn::new(side.other(), ply.saturating_add(1));
        self.touching.begin_turn(side.other());
        for writer in Color::ALL {
            let struck = std::mem::take(self.struck.get_mut(writer));
            self.sheets.get_mut(writer).restore(&struck);
        }
    }

    fn taken_up(&mut self, side: Color, ply: u32) {
        let Some(lying) = self.lying.take() else { return };
        let kept = usize::try_from(ply.saturating_sub(1)).unwrap_or(usize::MAX);
        self.line.truncate(kept);
        self.positions.truncate(kept.saturating_add(1));
        self.pending.clear();
        self.last = lying.last;
        *self.before.get_mut(side) = lying.before;
        self.now = Turn::new(side, ply);
        self.touching.begin_turn(side.other());
        for sheet in [&mut self.sheets.white, &mut self.sheets.black] {
            sheet.back_to(ply.saturating_sub(1));
        }
        self.recording_back_to(ply.saturating_sub(1));
    }

    /// The time-check record so far, the oldest line first.
    pub fn time_checks(&self) -> &[TimeCheck] {
        &self.checks
    }

    /// A line more.
    pub(super) fn times_checked(&mut self, left_ms: ByColor<u64>, moves: ByColor<u32>, at: Moment) {
        let sum = SumCheck::of(&self.clock, self.regulations.increment_before_first_move, at);
        self.checks.push(TimeCheck {
            at,
            left_ms,
            moves,
            sum,
        });
    }

    /// The arbiter has declined to declare the position dead: he is not asked again until a man or a pawn has gone. Had he
    /// declared it dead the game would have ended, and he is not asked again either.
    pub(super) fn remember_not_dead(&mut self, settled: &Proposal) {
        if settled.is_about_a_dead_position() {
            self.not_dead = Some(Structure::of(self.official()));
        }
    }

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
