//! The game: the state that the Laws need, and nothing else.
//!
//! [`Game::apply`] has no rule and cannot fail; [`rules`](super::rules), one layer up, decides what may happen. The
//! game is the fold of its events, so a journal of an older program with older rules still loads.

use shakmaty::{Board, ByColor, Chess, Color, Move, Position as _, uci::UciMove};

use super::adjournment::Adjournment;
use super::arbiter_record::{ArbiterRecord, PinLock, Structure, WrongPins};
use super::articles::Article;
use super::away::{Absence, AwayPlayer, AwayPlayers};
use super::chessclock::{Chessclock, LastPress};
use super::devices::Devices;
use super::ending::{Ending, GameResult, Reason};
use super::event::{Adjourning, AwayEvent, DeviceEvent, Event, IllegalMoveOutcome, NewProposal, Proposal, Recording};
use super::illegal_move::{IllegalMove, IllegalMoveState, Offences};
use super::lag::LagAccount;
use super::moment::Moment;
use super::people::{Attendance, People, Person};
use super::player_board::{self, KnownBoard, PlayerBoard};
use super::position::{as_it_stood, legal};
use super::proposal::{Offers, ProposalKind, Proposals};
use super::recorder::RecordingMark;
use super::recording::RecordingState;
use super::regulations::{AllowedMovements, Approval, Regulations};
use super::scoresheet::{Scoresheet, Signature};
use super::time_check::{SumCheck, TimeCheck};
use super::touch::{Touched, Touching};
use super::turn::{Turn, Turns};

/// A completed move of the official game.
#[derive(Clone, Debug, PartialEq)]
pub struct CompletedMove {
    /// The move as it was announced.
    pub uci: UciMove,
    /// The same as a legal move; an illegal move that stands, as the hands made it (A.5.2).
    pub legal: Move,
    /// True for an illegal move, which may still be claimed or was not claimed in time (A.5.2).
    pub is_illegal: bool,
    /// In English short algebraic notation (Appendix C).
    pub san: String,
    /// The moment it was completed.
    pub at: Moment,
    /// The times both clocks showed then, in milliseconds.
    pub left_ms: ByColor<u64>,
    /// The position after it.
    pub after: Chess,
}

/// One game at one table. Two boards, two scoresheets and the official position are five separate things.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    pub(super) people: People,
    pub(super) regulations: Regulations,
    pub(super) line: Vec<CompletedMove>,
    pub(super) turns: Turns,
    pub(super) boards: ByColor<KnownBoard>,
    pub(super) sheets: ByColor<Scoresheet>,
    pub(super) recording: RecordingState,
    pub(super) clock: Chessclock,
    pub(super) press: LastPress,
    pub(super) offers: Offers,
    pub(super) proposals: Proposals,
    pub(super) touching: Touching,
    pub(super) illegal: Option<IllegalMove>,
    pub(super) offences: Offences,
    pub(super) attendance: Attendance,
    pub(super) adjournment: Option<Adjournment>,
    pub(super) arbiter: ArbiterRecord,
    pub(super) away: AwayPlayers,
    pub(super) ending: Option<Ending>,
}

impl Game {
    /// A game before its first event.
    pub fn new(people: People, regulations: Regulations) -> Self {
        let side = regulations.start.turn();
        let clock = Chessclock::set(regulations.time.clone(), regulations.increment_before_first_move, side);
        let arbiter = ArbiterRecord {
            approvals: Vec::from_iter(regulations.device_approved.then_some(Approval::Device)),
            ..ArbiterRecord::default()
        };
        let board = KnownBoard::set_up(regulations.start.board());
        Self {
            people,
            regulations,
            line: Vec::new(),
            turns: Turns::new(side, 1),
            boards: ByColor::new_with(|_| board.clone()),
            sheets: ByColor::default(),
            recording: RecordingState::default(),
            clock,
            press: LastPress::default(),
            offers: Offers::default(),
            proposals: Proposals::default(),
            touching: Touching::default(),
            illegal: None,
            offences: Offences::default(),
            attendance: Attendance::default(),
            adjournment: None,
            arbiter,
            away: AwayPlayers::default(),
            ending: None,
        }
    }

    /// Everybody at the table.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// The regulations fixed before the game.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The official position: the fold of the completed moves.
    pub fn official(&self) -> &Chess {
        self.line.last().map_or(&self.regulations.start, |last| &last.after)
    }

    /// The official position after that ply; 0 is the initial one.
    pub fn official_after(&self, ply: u32) -> Option<&Chess> {
        match usize::try_from(ply).ok()?.checked_sub(1) {
            None => Some(&self.regulations.start),
            Some(index) => self.line.get(index).map(|completed| &completed.after),
        }
    }

    /// The completed moves.
    pub fn line(&self) -> &[CompletedMove] {
        &self.line
    }

    /// The position before the player to move: the official one with the moves made but not completed (1.3).
    pub fn current(&self) -> Chess {
        let mut position = self.official().clone();
        for turn in &self.turns.pending {
            if let Some(legal) = turn.counted(&position).and_then(|uci| legal(uci, &position)) {
                position.play_unchecked(legal);
            }
        }
        position
    }

    /// Number of plies both have made so far, completed or not.
    pub fn plies_made(&self) -> u32 {
        u32::try_from(self.line.len() + self.turns.pending.len()).unwrap_or(u32::MAX)
    }

    /// The turn of the player to move.
    pub fn turn(&self) -> &Turn {
        &self.turns.now
    }

    /// Turns made but not completed, the older first.
    pub fn pending(&self) -> &[Turn] {
        &self.turns.pending
    }

    /// The last completed turn, with the opponent's duties.
    pub fn last_turn(&self) -> Option<&Turn> {
        self.turns.last.as_ref()
    }

    /// The turn to which a move of `side` now belongs: a turn whose move is not announced yet, the present one, or
    /// the last one not completed.
    pub fn open_turn(&self, side: Color) -> Option<&Turn> {
        let mut own = self.turns.pending.iter().rev().filter(|turn| turn.side == side);
        let unannounced = own.clone().find(|turn| turn.announced.is_none());
        let now = Some(&self.turns.now).filter(|turn| turn.side == side);
        unannounced.or(now).or_else(|| own.next())
    }

    /// The position before that turn's move.
    pub fn position_before(&self, turn: &Turn) -> Chess {
        let mut position = self
            .official_after(turn.ply.saturating_sub(1))
            .unwrap_or(self.official())
            .clone();
        for earlier in self.turns.pending.iter().filter(|earlier| earlier.ply < turn.ply) {
            if let Some(legal) = earlier.counted(&position).and_then(|uci| legal(uci, &position)) {
                position.play_unchecked(legal);
            }
        }
        position
    }

    /// The position in which that player makes the next move, or made the one not yet completed; their board should
    /// show it before that move.
    pub fn position_to_move(&self, side: Color) -> Chess {
        let open = self.open_turn(side);
        open.map_or_else(|| self.current(), |turn| self.position_before(turn))
    }

    /// The opponent's latest announced move, which `side` has to repeat and to execute (D.2.1).
    pub fn addressed_to(&self, side: Color) -> Option<&Turn> {
        let theirs = |turn: &&Turn| turn.side == side.other();
        Some(&self.turns.now)
            .filter(|turn| turn.announced.is_some())
            .filter(theirs)
            .or_else(|| self.turns.pending.iter().rev().find(theirs))
            .or_else(|| self.turns.last.as_ref().filter(theirs))
    }

    /// The opponent's last announcement that `side` heard, including an illegal move, which is not part of the game (D.2.1).
    pub fn heard_by(&self, side: Color) -> Option<&Turn> {
        self.illegal_waits()
            .filter(|turn| turn.side == side.other())
            .or_else(|| self.addressed_to(side))
            .filter(|turn| turn.announced.is_some())
    }

    /// The completed illegal move that is on the boards and not part of the game, until its player announces another
    /// (7.5.1).
    pub fn illegal_waits(&self) -> Option<&Turn> {
        let illegal = self.illegal.as_ref().and_then(IllegalMove::turn_on_the_boards);
        illegal.filter(|_| self.turns.now.announced.is_none())
    }

    /// The player whose completed illegal move waits for the arbiter's ruling: it is still on the boards, and the player
    /// has not announced another (7.5.1).
    pub fn illegal_ruling_waits(&self) -> Option<Color> {
        let illegal = self.illegal.as_ref().filter(|illegal| !illegal.is_left())?;
        let is_to_move = self.turns.now.side == illegal.side && self.turns.now.announced.is_none();
        (is_to_move && !self.proposals().is_empty()).then_some(illegal.side)
    }

    /// True if that player's illegal move waits for the arbiter's ruling and still stands on the player's own board (7.5.1).
    pub fn illegal_stands_on_its_board(&self, side: Color) -> bool {
        let is_back = || self.board(side).pieces() == self.current().board();
        self.illegal_ruling_waits() == Some(side) && !(self.is_known(side) && is_back())
    }

    /// The Article of the correction of both boards, if that was the last thing that happened to the moves.
    pub(super) fn corrected_by(&self) -> Option<&Article> {
        let turn = &self.turns.now;
        let has_begun = turn.announced.is_some() || turn.made.is_some() || !self.turns.pending.is_empty();
        let (plies, article, _) = self.proposals.corrected.as_ref().filter(|_| !has_begun)?;
        (*plies == self.line.len()).then_some(article)
    }

    /// The position of the pieces on the opponent's board once the move is executed there, legal or not.
    pub fn board_after(&self, turn: &Turn) -> Board {
        let before = self.position_before(turn);
        let Some(uci) = turn.counted(&before) else {
            return before.board().clone();
        };
        legal(uci, &before).map_or_else(
            || player_board::after_by_hand(before.board(), uci, self.regulations.castling_mode),
            |legal| player_board::after(&before, legal),
        )
    }

    /// A player's own board.
    pub fn board(&self, side: Color) -> &PlayerBoard {
        &self.boards.get(side).board
    }

    /// The pieces on that board before its player's present move.
    pub fn board_before(&self, side: Color) -> &Board {
        &self.boards.get(side).before
    }

    /// A player's scoresheet.
    pub fn sheet(&self, side: Color) -> &Scoresheet {
        self.sheets.get(side)
    }

    /// The chessclock.
    pub fn clock(&self) -> &Chessclock {
        &self.clock
    }

    /// The player whose draw offer is open, if any.
    pub fn draw_offer(&self) -> Option<Color> {
        self.offers.draw
    }

    /// True if a draw offer of that player is open: both may have offered one.
    pub fn has_offered(&self, side: Color) -> bool {
        self.offers
            .draw
            .is_some_and(|by| by == side || self.offers.is_draw_of_both)
    }

    /// The proposals open to the arbiter, the oldest first.
    pub fn proposals(&self) -> &[Proposal] {
        self.proposals.all()
    }

    /// The place of the oldest open proposal of that kind, which a ruling by that name settles, and true if it is one of several.
    pub fn oldest_proposal(&self, kind: ProposalKind) -> Option<(usize, bool)> {
        let place = self.proposals.place(kind, 0)?;
        Some((place, self.proposals.place(kind, 1).is_some()))
    }

    /// True if that player has accepted a proposal of that kind and waits for the other; only without an arbiter.
    pub fn has_agreed(&self, kind: ProposalKind, by: Person) -> bool {
        self.proposals.agreed.contains(&(kind, by))
    }

    /// A paper scoresheet, as the arbiter entered it.
    pub fn paper(&self, side: Color) -> Option<&str> {
        self.sheets.get(side).paper.as_deref()
    }

    /// The side at whose right hand the clock stands (6.5); Black's if nobody has decided it, as is usual.
    pub fn clock_right_of(&self) -> Color {
        self.arbiter.clock_right_of.unwrap_or(Color::Black)
    }

    /// The approvals given by the arbiter.
    pub fn approvals(&self) -> &[Approval] {
        &self.arbiter.approvals
    }

    /// True if the arbiter has locked the game and it has not ended: it cannot be left without opening the arbiter's panel.
    pub fn is_locked(&self) -> bool {
        self.arbiter.lock.is_some() && self.ending().is_none()
    }

    /// The electronic board of that side, by its make and serial number, if there is one.
    pub fn electronic_board(&self, side: Color) -> Option<&str> {
        self.arbiter.boards.get(side).as_deref()
    }

    /// The player outside the room who plays that side, if any.
    pub fn away(&self, side: Color) -> Option<&AwayPlayer> {
        self.away.get(side)
    }

    /// The lag account of the remote player of that side; `None` if the side is played at this table.
    pub fn elsewhere(&self, side: Color) -> Option<&LagAccount> {
        self.away.elsewhere(side)
    }

    /// The absence of the computer at which that side is played.
    pub fn absence(&self, side: Color) -> Absence {
        self.away.absence(side)
    }

    /// The moment the running clock's flag falls if nothing is pressed before. A remote player's press may be on its
    /// way (6.8), so the flag waits as long as such a press could still count.
    pub fn flag_at(&self) -> Option<Moment> {
        let side = self.clock.running()?;
        let grace_ms = self.elsewhere(side).map_or(0, LagAccount::grace_ms);
        self.clock.flag_at().map(|at| at.plus_millis(grace_ms))
    }

    /// True if the game is played on a server, whose clock is the game's; the server calls the flags.
    pub fn is_online(&self) -> bool {
        let mut away = Color::ALL.into_iter().filter_map(|side| self.away(side));
        away.any(|player| matches!(player, AwayPlayer::Online { .. }))
    }

    /// The fixed audio devices; `None` until they are fixed.
    pub fn devices(&self) -> Option<&Devices> {
        self.arbiter.devices.as_ref()
    }

    /// The lock on the arbiter's commands, if the regulations are locked.
    pub fn lock(&self) -> Option<&PinLock> {
        self.arbiter.lock.as_ref()
    }

    /// The wrong PINs since the arbiter's panel was last opened with the right one.
    pub fn wrong_pins(&self) -> Option<WrongPins> {
        self.arbiter.wrong_pins
    }

    /// The result signed on that player's scoresheet (8.7).
    pub fn signed(&self, side: Color) -> Option<GameResult> {
        let signature = self.signature(side).filter(|signature| !signature.is_refused);
        signature.map(|signature| signature.result)
    }

    /// The signature on that player's scoresheet, or the refusal to sign (8.7).
    pub fn signature(&self, side: Color) -> Option<Signature> {
        self.sheets.get(side).signature
    }

    /// True if that player refuses to sign, or another result is signed for them, and the arbiter has not ruled on it
    /// since (8.7).
    pub fn disputes_the_result(&self, side: Color) -> bool {
        let result = self.ending.as_ref().map(|ending| ending.result);
        let open = self.signature(side).filter(|signature| !signature.is_ruled_on);
        open.is_some_and(|open| result.is_some() && (open.is_refused || Some(open.result) != result))
    }

    /// The end of the game; `None` while it is in progress.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The adjournment under way.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// The entries spoken onto the recorder, in the order of the recording (D.2.7).
    pub fn marks(&self) -> &[RecordingMark] {
        &self.recording.marks
    }

    /// The time-check record so far, the oldest line first.
    pub fn time_checks(&self) -> &[TimeCheck] {
        &self.arbiter.time_checks
    }

    /// The ply of an illegal move that is part of the game and may still be claimed (A.5.2).
    pub fn claimable_ply(&self) -> Option<u32> {
        self.illegal
            .as_ref()
            .filter(|illegal| illegal.is_left())
            .map(|illegal| illegal.ply)
    }

    /// True if the program knows the boards at all (false with the regulation `boards=apart`).
    pub fn is_seen(&self) -> bool {
        self.regulations.boards != AllowedMovements::Apart
    }

    /// True if the program knows the present state of that board: it is mirrored, or was entered since the last move.
    pub fn is_known(&self, side: Color) -> bool {
        self.is_seen() || self.boards.get(side).entered == Some(self.line.len())
    }

    /// The opponent's announced move that the player of that board has still to execute there.
    pub fn owed_on(&self, board: Color) -> Option<&Turn> {
        self.addressed_to(board)
            .filter(|turn| turn.announced.is_some() && !turn.executed)
            .filter(|_| self.is_seen() && self.ending.is_none())
            // Not owed if the board shows it all the same: the arbiter has seen it, or set it up.
            .filter(|turn| !self.shows(board, turn))
    }

    /// True if that board shows the opponent's move on every square it touches, or the present position.
    fn shows(&self, board: Color, turn: &Turn) -> bool {
        let (pieces, after) = (self.board(board).pieces(), self.board_after(turn));
        let moved = player_board::differing(self.position_before(turn).board(), &after);
        let is_executed = moved.any() && (moved & player_board::differing(pieces, &after)).is_empty();
        *pieces == after || is_executed || pieces == self.current().board()
    }

    /// The ply of the opponent's move that the player was reminded of and still has not executed.
    pub fn reminded_of(&self, board: Color) -> Option<u32> {
        let owed = self.owed_on(board)?.ply;
        (self.boards.get(board).reminded == owed).then_some(owed)
    }

    /// Applies an event that happened at `at`.
    pub fn apply(&mut self, event: &Event, at: Moment) {
        self.clock.note_what_it_shows(at);
        self.take_effect(event, at);
        self.clock.note_what_it_shows(at);
    }

    /// The places of the open proposals that the event closes, the last first. The rules record their lapse before
    /// the event; older journals have no entry for it.
    pub(super) fn closed_by(&self, event: &Event) -> Vec<usize> {
        let open = self.proposals();
        let places = |is_closed: &dyn Fn(&Proposal) -> bool| {
            let places = (0..open.len()).rev();
            places.filter(|place| open.get(*place).is_some_and(is_closed)).collect()
        };
        if let Event::BoardsAgree { board } = event {
            return places(&|open| matches!(open, Proposal::Correction { board: Some(of), .. } if of == board));
        }
        if let Event::PositionReinstated { .. } = event {
            return places(&Proposal::is_of_the_position);
        }
        let illegal = self.illegal.as_ref().filter(|illegal| illegal.is_left());
        match (event, illegal) {
            (Event::IllegalMoveOutcome(IllegalMoveOutcome::Stands { .. }), Some(illegal)) => illegal.proposed(open),
            (_, _) => Vec::new(),
        }
    }

    fn take_effect(&mut self, event: &Event, at: Moment) {
        for place in self.closed_by(event) {
            self.proposals.remove(place);
        }
        if let Some(Person::Player(side)) = event.by() {
            self.acts(side);
        }
        match event {
            Event::ClocksStarted { side, .. } => self.clock.start(*side, at),
            Event::ClocksStopped { left_ms, .. } => {
                self.clock.stop(*left_ms, at);
                self.clock_stopped();
            }
            Event::Adjournment(what) => self.apply_adjourning(what, at),
            Event::Recording(what) => self.apply_recording(what),
            Event::Device(what) => self.apply_device(what, at),
            Event::Away(what) => {
                if let AwayEvent::LagGiven { side, given_ms, .. } = what {
                    self.clock.give(*side, *given_ms);
                }
                let is_on = self.clock.has_started() && self.ending.is_none();
                self.away.heard(what, is_on, at);
                self.away.apply(what, &mut self.people, &self.regulations);
            }
            Event::IllegalMoveOutcome(what) => self.apply_standing(what, at),
            Event::PieceTouched {
                board, square, piece, ..
            } => {
                let has_the_move = self.turns.now.side == *board;
                if has_the_move {
                    self.offers.end_draw_of(board.other());
                }
                let (square, piece) = (*square, *piece);
                // Touched before the player's own move, although reported only once the opponent was to move (4.8).
                self.touching.touch(*board, Touched { square, piece }, !has_the_move);
            }
            Event::PieceAdjusted { side, square, .. } => *self.touching.adjusting.get_mut(*side) = Some(*square),
            Event::DrawClaimed {
                side, claim, is_offer, ..
            }
            | Event::ClaimMade {
                side, claim, is_offer, ..
            } => {
                if *is_offer {
                    self.offers.draw_of(*side);
                }
                if claim.seeks_a_draw() {
                    *self.touching.intended.get_mut(*side) = claim.intended();
                }
            }
            Event::PieceLifted { board, square, .. } => {
                self.boards.get_mut(*board).board.lift(*square);
                self.note_corrections(*board);
            }
            Event::PiecePlaced {
                board, square, piece, ..
            } => {
                self.boards.get_mut(*board).board.place(*square, *piece);
                self.note_corrections(*board);
                if self.turns.now.side == *board {
                    let (square, piece) = (*square, *piece);
                    self.touching.place(*board, Touched { square, piece });
                }
            }
            Event::PieceRemoved {
                board, square, piece, ..
            } => {
                self.boards.get_mut(*board).board.remove(*square, *piece);
                self.note_corrections(*board);
            }
            Event::MoveAnnounced { side, ply, uci, .. } | Event::AnnouncementCorrected { side, ply, uci, .. } => {
                self.offers.end_draw_of(side.other());
                if let Some(turn) = self.turns.by_ply(*ply) {
                    let replaced = turn.announced.replace(*uci);
                    turn.corrected.extend(replaced.filter(|replaced| replaced != uci));
                    turn.repeated = false;
                    turn.executed = false;
                    if self.offences.queen == Some((*side, *ply)) {
                        turn.becomes_a_queen();
                    }
                }
            }
            Event::MoveRepeated { ply, .. } => {
                let is_replaced = self.turns.now.announced.is_some();
                let illegal = self.illegal.as_mut().and_then(IllegalMove::turn_on_the_boards_mut);
                let illegal = illegal.filter(|turn| turn.ply == *ply && !is_replaced);
                if let Some(turn) = illegal.or_else(|| self.turns.by_ply(*ply)) {
                    turn.repeated = true;
                }
            }
            Event::MoveExecuted { ply, uci, .. } => {
                if let Some(turn) = self.turns.by_ply(*ply) {
                    turn.executed = true;
                    turn.executed_as = Some(*uci);
                }
            }
            Event::MoveMade {
                side,
                ply,
                uci,
                is_illegal,
                ..
            } => {
                self.made(*side, *ply, *uci, *is_illegal);
                self.away.has_played(*side);
            }
            Event::ClockPressed { side, left_ms, .. } => {
                self.press.gained_ms = left_ms.get(*side).saturating_sub(self.clock.left_ms(*side, at));
                self.press.by = Some(*side);
                *self.press.unpressed.get_mut(*side) = false;
                self.clock.pressed(*side, *left_ms, at);
                self.away.pressed(*side);
                self.clock_stopped();
            }
            Event::MoveCompleted { side, uci, san, .. } => self.completed(*side, *uci, san, at),
            Event::MoveRecorded { side, text, .. } => {
                let sheet = self.sheets.get_mut(*side);
                sheet.write(text.clone());
                self.recording.written(*side, sheet.plies());
            }
            Event::EntryCorrected { side, place, text, .. } => self.sheets.get_mut(*side).correct(*place, text),
            Event::IllegalMove { side, .. } => {
                let ply = self.next_ply();
                let now = self.turns.begin(*side, ply);
                let is_its_turn = (now.side, now.ply) == (*side, ply);
                let turn = if is_its_turn { now } else { Turn::new(*side, ply) };
                let struck = self.sheets_back_to(ply.saturating_sub(1));
                self.illegal = Some(IllegalMove::new(turn, struck));
            }
            Event::TimeAdjusted { left_ms, .. } => self.clock.adjust(*left_ms, at),
            Event::MovesAdjusted { side, moves, .. } => self.clock.set_moves(*side, *moves),
            Event::IncrementSet { increment_ms, .. } => self.clock.set_increment(*increment_ms),
            Event::PeriodAdjusted { side, period, .. } => {
                self.clock
                    .set_period(*side, usize::try_from(*period).unwrap_or(usize::MAX));
            }
            Event::TimesChecked { left_ms, moves } => self.arbiter.time_checks.push(TimeCheck {
                at,
                left_ms: *left_ms,
                moves: *moves,
                sum: SumCheck::of(&self.clock, self.regulations.increment_before_first_move, at),
            }),
            Event::PeriodPassed { side, period } => {
                self.clock.passed_into(*side, *period, at);
                let main_ms = self.clock.period(*side).map(|period| period.main_ms);
                self.recording.period_passed(*side, main_ms);
            }
            Event::FlagFell { side, left_ms } => {
                self.clock.adjust(*left_ms, at);
                self.clock.flag_fallen(*side);
            }
            Event::DrawOffered { side, .. } => self.offers.draw_of(*side),
            Event::DrawAccepted { side, .. } | Event::DrawDeclined { side, .. } => {
                self.offers.end_draw_of(side.other());
            }
            Event::BoardsDiffer {
                board, squares, said, ..
            } => {
                // A slip of the tongue: the board shows the official move.
                if said.is_none() {
                    self.boards.get_mut(*board).differing.clone_from(squares);
                }
            }
            Event::BoardsAgree { board } => self.boards.get_mut(*board).differing.clear(),
            Event::NotExecuted { board, ply } => self.boards.get_mut(*board).reminded = *ply,
            Event::SheetEntered { side, text, .. } => self.sheets.get_mut(*side).paper = Some(text.clone()),
            Event::Approved { what, .. } => self.arbiter.approvals.push(*what),
            Event::ClockPlaced { side, .. } => self.arbiter.clock_right_of = Some(*side),
            Event::ArbiterSeated { name } => self.people.arbiter = Some(name.clone()),
            Event::RegulationsLocked { salt, hash, .. } => {
                self.arbiter.lock = Some(PinLock {
                    salt: salt.clone(),
                    hash: hash.clone(),
                });
                self.arbiter.wrong_pins = None;
                self.regulations.is_locked = true;
            }
            Event::PinEntered { accepted, .. } => {
                let before = self.arbiter.wrong_pins.take();
                self.arbiter.wrong_pins = (!accepted).then(|| WrongPins::and_one_more(before, at));
            }
            Event::RegulationsUnlocked { .. } => {
                self.arbiter.lock = None;
                self.regulations.is_locked = false;
            }
            Event::BoardEntered { board, pieces, .. } => self.boards.get_mut(*board).enter(pieces, self.line.len()),
            Event::PositionReinstated { ply, .. } => {
                self.reinstated(*ply);
                self.proposals.shown_ms = self.clock.both_ms(at);
            }
            Event::PenaltyGiven {
                side,
                count,
                must_be_a_queen,
                ..
            } => {
                *self.offences.penalised.get_mut(*side) = *count;
                let ply = self.open_turn(*side).map(|turn| turn.ply).filter(|_| *must_be_a_queen);
                if let Some(turn) = ply.and_then(|ply| self.turns.by_ply(ply)) {
                    turn.becomes_a_queen();
                    self.offences.queen = Some((*side, turn.ply));
                }
            }
            Event::GameEnded { ending } => {
                self.ending = Some(ending.clone());
                for sheet in &mut self.sheets {
                    if let Some(signature) = &mut sheet.signature {
                        signature.is_ruled_on = true;
                    }
                }
                self.offers.draw = None;
                for side in Color::ALL {
                    self.away.has_played(side);
                }
            }
            Event::ResultAnnulled { .. } => {
                self.ending = None;
                for sheet in &mut self.sheets {
                    sheet.signature = None;
                }
            }
            Event::Proposed(new) => {
                self.apply_proposed(new);
                if let Proposal::ClocksBack { .. } = new.proposal {
                    self.proposals.shown_ms = self.clock.both_ms(at);
                }
            }
            // The arrival may be entered by another person: it counts for the player it names.
            Event::Arrived { side, .. } => {
                *self.attendance.present.get_mut(*side) = true;
                self.arrives_after_adjournment(*side);
            }
            Event::Settled {
                by,
                kind,
                accepted,
                older,
                waits,
                new_game,
            } => {
                if *waits {
                    self.proposals.agreed.extend(by.map(|person| (*kind, person)));
                } else if let Some(place) = self.proposals.place(*kind, *older)
                    && let Some(settled) = self.proposals.remove(place)
                {
                    let has_lapsed = by.is_none() && !*accepted;
                    if let Some(illegal) = self.illegal.as_mut().filter(|_| has_lapsed) {
                        illegal.proposal_lapsed(&settled);
                    }
                    if let Proposal::Correction {
                        board: None,
                        ply,
                        article,
                    } = &settled
                        && *accepted
                    {
                        let plies = usize::try_from(*ply).ok();
                        self.proposals.corrected = plies.map(|plies| (plies, article.clone(), at));
                    }
                    if settled.is_about_a_dead_position() && !has_lapsed {
                        self.arbiter.not_dead = Some(Structure::of(self.official()));
                    }
                }
                if *new_game {
                    self.offences.penalised = ByColor::default();
                }
            }
            Event::ClaimUpheld { .. }
            | Event::ClaimRejected { .. }
            | Event::RepeatDiffers { .. }
            | Event::BoardsCompared { .. }
            | Event::SheetsCompared { .. }
            | Event::SheetsDiffer { .. }
            | Event::WarningGiven { .. }
            | Event::NoteWritten { .. } => {}
            Event::Signed {
                by,
                side,
                result,
                is_refused,
            } => self.sheets.get_mut(*side).signature = Some(Signature::new(*by, *result, *is_refused)),
        }
    }

    fn apply_device(&mut self, event: &DeviceEvent, at: Moment) {
        match event {
            DeviceEvent::Fixed { devices } => self.arbiter.devices = Some(devices.clone()),
            DeviceEvent::Set { outlet, device, .. } => {
                self.arbiter.devices.get_or_insert_default().set(*outlet, device);
            }
            DeviceEvent::ClockFollowed { left_ms } => self.clock.adjust(*left_ms, at),
            DeviceEvent::BoardTaken { side, device, .. } => {
                *self.arbiter.boards.get_mut(*side) = Some(device.clone());
            }
            DeviceEvent::BoardReleased { side, .. } => *self.arbiter.boards.get_mut(*side) = None,
            DeviceEvent::Kept { .. } | DeviceEvent::BoardLost { .. } | DeviceEvent::BoardBack { .. } => {}
        }
    }

    /// The number of the next ply of the official game.
    fn next_ply(&self) -> u32 {
        u32::try_from(self.line.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// Notes that the player has acted, and so is present.
    fn acts(&mut self, side: Color) {
        *self.attendance.present.get_mut(side) = true;
        let goes_on = |adjournment: &Adjournment| adjournment.is_resumed || adjournment.is_lost;
        if self.adjournment.as_ref().is_some_and(goes_on) {
            self.arrives_after_adjournment(side);
        }
    }

    fn note_corrections(&mut self, board: Color) {
        let expected = self.position_to_move(board);
        self.boards.get_mut(board).note_corrections(board, expected.board());
    }

    /// Keeps only that many moves on both sheets; returns the entries that were struck out.
    fn sheets_back_to(&mut self, plies: u32) -> ByColor<Vec<usize>> {
        self.recording.back_to(plies);
        ByColor::new_with(|side| self.sheets.get_mut(side).back_to(plies))
    }

    /// Notes a move as made. If it is legal, the opponent is to move (1.3).
    fn made(&mut self, side: Color, ply: u32, uci: UciMove, is_illegal: bool) {
        self.offers.end_draw_of(side.other());
        self.offers.correction = None;
        if self.press.by == Some(side) {
            self.press.gained_ms = 0;
        }
        if let Some(turn) = self.turns.pending.iter_mut().find(|turn| turn.ply == ply) {
            turn.made = Some(uci);
            return;
        }
        self.turns.now.made = Some(uci);
        if is_illegal {
            return;
        }
        let made = self.pass_the_move(side);
        self.turns.pending.push(made);
        // The opponent is to move even if this move is not completed; their hands now begin the next one.
        self.boards.get_mut(side.other()).begin_move();
    }

    /// Passes the turn to the opponent of that side; returns the turn in which this move was made.
    fn pass_the_move(&mut self, side: Color) -> Turn {
        self.touching.begin_turn(side.other());
        // An illegal move that is left standing stays open until an event says that it stands.
        self.illegal = self.illegal.take().filter(IllegalMove::is_left);
        self.turns.pass_from(side)
    }

    fn completed(&mut self, side: Color, uci: UciMove, san: &str, at: Moment) {
        let mut turn = if self.turns.pending.first().is_some_and(|turn| turn.side == side) {
            self.turns.pending.remove(0)
        } else {
            self.pass_the_move(side)
        };
        turn.completed = true;
        turn.made.get_or_insert(uci);
        if let Some(movement) = legal(uci, self.official()) {
            let mut after = self.official().clone();
            after.play_unchecked(movement);
            self.enter_the_game(uci, false, movement, after, san, at);
        }
        // An agreed correction would also take this move back, so the agreement lapses.
        self.proposals
            .agreed
            .retain(|(kind, _)| *kind != ProposalKind::Correction);
        self.clock.count_move(side);
        *self.press.unpressed.get_mut(side) = self.press.by == Some(side.other());
        // With later moves made, the pieces on the board have already moved past this one.
        if self.turns.pending.is_empty() {
            self.boards.get_mut(side).begin_move();
        }
        self.turns.last = Some(turn);
    }

    /// Adds the move to the game: as announced, illegal or not, as done, and the position after it.
    fn enter_the_game(&mut self, uci: UciMove, is_illegal: bool, movement: Move, after: Chess, san: &str, at: Moment) {
        self.line.push(CompletedMove {
            uci,
            legal: movement,
            is_illegal,
            san: san.to_owned(),
            at,
            left_ms: self.clock.both_ms(at),
            after,
        });
    }

    fn reinstated(&mut self, ply: u32) {
        let kept = usize::try_from(ply).unwrap_or(usize::MAX).min(self.line.len());
        // No move of the game is taken back with the illegal one, so a draw offer cannot be withdrawn (9.1.2.1).
        if kept < self.line.len() {
            self.offers.draw = None;
        }
        self.offers.correction = None;
        self.line.truncate(kept);
        self.touching = Touching::default();
        self.illegal = None;
        let position = self.official().clone();
        self.turns = Turns::new(position.turn(), self.next_ply());
        self.turns.last = self.last_of_the_record();
        self.clock.set_to_run(position.turn());
        self.sheets_back_to(self.next_ply().saturating_sub(1));
        for board in &mut self.boards {
            board.set_up_again(position.board());
            board.reminded = 0;
        }
    }

    /// The turn of the last move in the record, with nothing left to do for it: both boards show the position after it.
    fn last_of_the_record(&self) -> Option<Turn> {
        let last = self.line.last()?;
        let ply = self.next_ply().saturating_sub(1);
        let before = self.official_after(ply.saturating_sub(1))?;
        Some(Turn {
            announced: Some(last.uci),
            made: Some(last.uci),
            completed: true,
            repeated: true,
            executed: true,
            ..Turn::new(before.turn(), ply)
        })
    }

    fn apply_proposed(&mut self, new: &NewProposal) {
        let is_for_absence = matches!(
            new.proposal,
            Proposal::Result {
                reason: Reason::Default,
                ..
            }
        );
        self.attendance.default_offered |= is_for_absence;
        if let Some(adjournment) = self.adjournment.as_mut().filter(|open| open.is_resumed) {
            adjournment.default_offered |= is_for_absence;
        }
        if let Some(side) = new.offender() {
            self.offences.last = Some((side, self.turns.now.ply));
            if let Some(illegal) = &mut self.illegal {
                let replaced = new.replaces.iter().filter_map(|place| usize::try_from(*place).ok());
                let replaced = replaced.filter_map(|place| self.proposals.all().get(place));
                illegal.penalty_offered(side, &new.proposal, replaced);
            }
        }
        self.proposals.add(new, self.line.len());
    }

    fn apply_recording(&mut self, event: &Recording) {
        let made = self.plies_made();
        let state = &mut self.recording;
        match event {
            Recording::NotRequired { side, .. } => *state.not_required.get_mut(*side) = true,
            Recording::RequiredAgain { .. } => {
                let (on_move, ply) = (self.turns.now.side, self.turns.now.ply);
                state.require_again(|side| ply.saturating_add(u32::from(on_move != side)));
            }
            Recording::Owed { side, due, .. } => state.owes(*side, *due, made),
            Recording::Shown { side, count, .. } | Recording::AskedTooOften { side, count, .. } => {
                *state.asked.get_mut(*side) = *count;
            }
            Recording::Reconstruction { .. } => {}
            Recording::Marked { side, ply, at_ms, .. } => state.marks.push(RecordingMark {
                side: *side,
                ply: *ply,
                at_ms: *at_ms,
            }),
        }
    }

    fn apply_adjourning(&mut self, event: &Adjourning, at: Moment) {
        match event {
            Adjourning::Adjourned {
                side,
                ply,
                until,
                is_early,
                ..
            } => match &mut self.adjournment {
                Some(adjournment) => adjournment.until.clone_from(until),
                None => self.adjournment = Some(Adjournment::told(*side, *ply, until.clone(), *is_early)),
            },
            Adjourning::MoveSealed {
                side,
                ply,
                envelope,
                is_final,
                ..
            } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.seal(*side, *ply, envelope.clone(), *is_final);
                }
            }
            Adjourning::EnvelopeOpened {
                side,
                text,
                uci,
                is_invalid,
                ..
            } => {
                // Written when the move was sealed; the sheet is now out of the envelope.
                self.sheets.get_mut(*side).write(text.clone());
                self.end_envelope(uci.filter(|_| !is_invalid), false);
            }
            Adjourning::EnvelopeLost { .. } => self.end_envelope(None, true),
            Adjourning::Resumed { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.is_resumed = true;
                    adjournment.resumed_at = Some(at);
                }
                self.forget_adjournment_when_over();
            }
        }
    }

    /// I.5, I.9: sets up the adjourned position on both boards and makes the sealed move on them, if it is legal.
    fn end_envelope(&mut self, sealed: Option<UciMove>, is_lost: bool) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.end_envelope(is_lost);
        }
        let official = self.official().clone();
        self.turns.begin(official.turn(), self.next_ply());
        let movement = sealed.and_then(|uci| legal(uci, &official));
        if movement.is_some() {
            let now = &mut self.turns.now;
            (now.announced, now.repeated, now.executed) = (sealed, true, true);
        }
        let pieces = movement.map_or_else(
            || official.board().clone(),
            |movement| player_board::after(&official, movement),
        );
        for board in &mut self.boards {
            board.set_up_again(&pieces);
        }
        self.forget_adjournment_when_over();
    }

    fn clock_stopped(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.clock_stopped();
        }
    }

    fn arrives_after_adjournment(&mut self, side: Color) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.arrives(side);
        }
        self.forget_adjournment_when_over();
    }

    fn forget_adjournment_when_over(&mut self) {
        self.adjournment = self.adjournment.take().filter(|adjournment| !adjournment.is_over());
    }

    fn apply_standing(&mut self, event: &IllegalMoveOutcome, at: Moment) {
        match event {
            IllegalMoveOutcome::Left { uci, san, .. } => self.left(*uci, san, at),
            IllegalMoveOutcome::TakenUp { .. } => self.taken_up(),
            IllegalMoveOutcome::Stands { side, .. } => {
                self.illegal = None;
                self.clock.count_move(*side);
            }
            IllegalMoveOutcome::CorrectionOffered { side, ply, .. } => self.offers.correction = Some((*side, *ply)),
            IllegalMoveOutcome::CorrectionAccepted { .. } | IllegalMoveOutcome::CorrectionDeclined { .. } => {
                self.offers.correction = None;
            }
        }
    }

    /// Makes the illegal move part of the game and passes the turn to the opponent.
    fn left(&mut self, uci: UciMove, san: &str, at: Moment) {
        let Some((movement, after)) = as_it_stood(self.official(), uci) else {
            return;
        };
        let Some(mut illegal) = self.illegal.take() else { return };
        let IllegalMoveState::OnTheBoards { mut turn, struck } = illegal.state else {
            return;
        };
        self.enter_the_game(uci, true, movement, after, san, at);
        turn.announced.get_or_insert(uci);
        turn.made.get_or_insert(uci);
        turn.completed = true;
        illegal.state = IllegalMoveState::Left {
            before: self.boards.get_mut(illegal.side).begin_move(),
            last: self.turns.last.replace(turn),
        };
        let opponent = illegal.side.other();
        self.turns.begin(opponent, illegal.ply.saturating_add(1));
        self.touching.begin_turn(opponent);
        for side in Color::ALL {
            self.sheets.get_mut(side).restore(struck.get(side));
        }
        self.illegal = Some(illegal);
    }

    /// Makes that position the next one, without a move that leads to it.
    #[cfg(test)]
    pub(super) fn jump_to(&mut self, after: Chess) {
        let done = Move::Put {
            role: shakmaty::Role::King,
            to: shakmaty::Square::A1,
        };
        self.enter_the_game(UciMove::Null, false, done, after, "", Moment::START);
    }

    /// Removes the illegal move from the game; its player is to move again.
    fn taken_up(&mut self) {
        let Some(mut illegal) = self.illegal.take() else { return };
        if let IllegalMoveState::Left { last, before } =
            std::mem::replace(&mut illegal.state, IllegalMoveState::TakenUp)
        {
            let kept = illegal.ply.saturating_sub(1);
            self.line.truncate(usize::try_from(kept).unwrap_or(usize::MAX));
            self.turns.last = last;
            self.boards.get_mut(illegal.side).before = before;
            self.turns.begin(illegal.side, illegal.ply);
            self.touching.begin_turn(illegal.side.other());
            self.sheets_back_to(kept);
        }
        self.illegal = Some(illegal);
    }
}
