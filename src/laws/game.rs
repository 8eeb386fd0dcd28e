//! The game: everything the Laws count, and nothing else.
//!
//! [`Game::decide`] has every rule and changes nothing; [`Game::apply`] has no rule and cannot fail. The game is the fold
//! of its events, so a journal of an older program with older rules still loads.

use shakmaty::{Board, ByColor, Chess, Color, Move, Position as _, Square, uci::UciMove};

use super::adjournment::{self, Adjournment};
use super::agreement;
use super::chessclock::Chessclock;
use super::command::{Approval, Command};
use super::draft::Draft;
use super::ending::{Ending, GameResult};
use super::event::{Event, Proposal, ProposalKind};
use super::moment::Moment;
use super::people::{People, Person, may};
use super::player_board::{self, PlayerBoard};
use super::refusal::{Code, Refusal};
use super::regulations::{Regulations, Rule};
use super::scoresheet::Scoresheet;
use super::standing;
use super::touch::{self, Touching};
use super::turn::{self, Turn};
use super::{
    claim, default_time, drawn_game, finish, moving, penalty, pressing, recording, ruling, sealing, time_check, timing,
    writing,
};

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
    pub(super) checks: Vec<time_check::TimeCheck>,
    pub(super) adjournment: Option<Adjournment>,
    pub(super) recording: recording::Memory,
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
    pub(super) lying: Option<standing::Lying>,
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
    pub(super) not_dead: Option<finish::Structure>,
}

/// The lock on the arbiter's commands: nobody can read the PIN from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PinLock {
    /// What was mixed with the PIN.
    pub salt: String,
    /// The hash of both.
    pub hash: String,
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
            recording: recording::Memory::default(),
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

    /// What would happen if this person gave this command now.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed.
    pub fn decide(&self, command: &Command, by: Person, now: Moment) -> Result<Vec<Event>, Refusal> {
        may(&self.people, &self.regulations, by, command.duty())?;
        let executes = moving::still_executes(self, command);
        if self.ending.is_some() && !ruling::is_possible_after_the_end(command) && !executes {
            return Err(Refusal::under(
                Code::GameOver,
                self.regulations.article(Rule::GameIsOver),
            ));
        }
        adjournment::must_not_hold(self, command)?;
        let mut draft = Draft::new(self, by, now);
        match command {
            Command::Announce { side, words } => moving::announce(&mut draft, *side, words)?,
            Command::CorrectAnnouncement { side, words } => moving::correct(&mut draft, *side, words)?,
            Command::Repeat { side, words } => moving::repeat(&mut draft, *side, words)?,
            Command::Lift { board, square } => moving::lift(&mut draft, *board, *square)?,
            Command::Place { board, square, piece } => moving::place(&mut draft, *board, *square, *piece)?,
            Command::Remove { board, square } => moving::remove(&mut draft, *board, *square)?,
            Command::PressClock { side } => pressing::press(&mut draft, *side)?,
            Command::StopClocks => sealing::stop_clocks(&mut draft)?,
            Command::Adjourn(what) => sealing::adjourn(&mut draft, what)?,
            Command::StartClocks => timing::start(&mut draft)?,
            Command::SetTime { side, left_ms } => timing::set(&mut draft, *side, *left_ms)?,
            Command::AddTime { side, by_ms } => timing::add(&mut draft, *side, *by_ms)?,
            Command::TakeTime { side, by_ms } => timing::take(&mut draft, *side, *by_ms)?,
            Command::SetMoves { side, moves } => timing::set_moves(&mut draft, *side, *moves)?,
            Command::SetPeriod { side, period } => timing::set_period(&mut draft, *side, *period)?,
            Command::Penalise {
                side,
                penalty,
                by_ms,
                reason,
            } => penalty::penalise(&mut draft, *side, (*penalty, *by_ms), reason)?,
            Command::ClaimFlag { side } => timing::claim_flag(&mut draft, *side)?,
            Command::Arrive { side } => default_time::arrive(&mut draft, *side),
            Command::Record { side, text } => writing::record(&mut draft, *side, text)?,
            Command::AskRecord { side } => recording::ask_to_see(&mut draft, *side)?,
            Command::CorrectEntry { side, place, text } => writing::correct(&mut draft, *side, *place, text)?,
            Command::OfferDraw { side } => drawn_game::offer(&mut draft, *side)?,
            Command::AcceptDraw { side } => drawn_game::accept(&mut draft, *side)?,
            Command::DeclineDraw { side } => drawn_game::decline(&mut draft, *side)?,
            Command::OfferCorrection { side } => agreement::offer(&mut draft, *side)?,
            Command::AnswerCorrection { side, answer } => agreement::answer(&mut draft, *side, *answer)?,
            Command::Resign { side } => drawn_game::resign(&mut draft, *side),
            Command::Sign { side, result } => ruling::sign(&mut draft, *side, *result)?,
            Command::CompareBoards => ruling::compare_boards(&mut draft)?,
            Command::MarkRecorder { side, at_ms } => recording::mark(&mut draft, *side, *at_ms),
            Command::Reconstruct => recording::reconstruct(&mut draft),
            Command::CompareSheets { sheets } => ruling::compare_sheets(&mut draft, sheets),
            Command::EnterSheet { side, text } => ruling::enter_sheet(&mut draft, *side, text),
            Command::Lock { salt, hash } => draft.emit(Event::RegulationsLocked {
                by,
                salt: salt.clone(),
                hash: hash.clone(),
            }),
            Command::Unlock if self.lock.is_none() => return Err(Refusal::new(Code::NotLocked)),
            Command::Unlock => draft.emit(Event::RegulationsUnlocked { by }),
            Command::EnterBoard { board, pieces } => ruling::enter_board(&mut draft, *board, pieces),
            Command::Reinstate { ply } => ruling::reinstate(&mut draft, *ply)?,
            Command::Warn { side, text } => draft.emit(Event::WarningGiven {
                by,
                side: *side,
                text: text.clone(),
            }),
            Command::AcceptProposal { kind } => ruling::accept(&mut draft, *kind)?,
            Command::DeclineProposal { kind } => ruling::decline(&mut draft, *kind)?,
            Command::RuleResult { result, text } => ruling::rule_result(&mut draft, *result, text),
            Command::Approve { what } => draft.emit(Event::Approved { by, what: *what }),
            Command::Adjust { side, square } => touch::adjust(&mut draft, *side, *square)?,
            Command::Claim { side, claim } => claim::claim(&mut draft, *side, *claim)?,
            Command::Find { side, claim } => claim::find(&mut draft, *side, *claim)?,
            Command::SettleClaim { upheld } => ruling::settle_claim(&mut draft, *upheld)?,
            Command::Note { text } => draft.emit(Event::NoteWritten { by, text: text.clone() }),
        }
        Ok(draft.events)
    }

    /// What happens by itself until `now`: a flag falls, the default time runs out, the arbiter's record is due; nothing
    /// once the game has ended.
    pub fn decide_time(&self, now: Moment) -> Vec<Event> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let mut draft = Draft::new(self, Person::Arbiter, now);
        timing::flag(&mut draft);
        default_time::check(&mut draft);
        sealing::check(&mut draft);
        recording::check(&mut draft);
        time_check::check(&mut draft);
        draft.events
    }

    /// When something will happen by itself, if nobody does anything before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        if self.ending.is_some() {
            return None;
        }
        let due = [
            self.clock.flag_at(),
            default_time::runs_out_at(self),
            sealing::runs_out_at(self),
            recording::due_at(self),
            time_check::due_at(self),
        ];
        due.into_iter().flatten().min()
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
            if let Some(legal) = turn.uci().and_then(|uci| standing::legal(uci, &position)) {
                position.play_unchecked(legal);
            }
        }
        position
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

    /// Whether the hands of the player whose turn it is have made a move on his board, announced or not.
    pub fn is_made_by_hand(&self, turn: &Turn) -> bool {
        turn.made.is_some() || matches!(moving::hands_of(self, turn), turn::Hands::Done(_))
    }

    /// What the hands of the player whose turn it is have done on his board.
    pub fn hands(&self, turn: &Turn) -> turn::Hands {
        moving::hands_of(self, turn)
    }

    /// The position before that turn's move.
    pub fn position_before(&self, turn: &Turn) -> Chess {
        let mut position = self
            .official_after(turn.ply.saturating_sub(1))
            .unwrap_or(self.official())
            .clone();
        for earlier in self.pending.iter().filter(|earlier| earlier.ply < turn.ply) {
            if let Some(legal) = earlier.uci().and_then(|uci| standing::legal(uci, &position)) {
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
        standing::legal(uci, &before).map_or_else(
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
}
