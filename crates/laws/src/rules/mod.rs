//! The rules of the game, each with its Article, one layer above the game.
//!
//! [`Game::decide`] applies every rule and changes nothing; [`Game::carry_out`] decides on a game that is already a
//! draft, and each event takes effect as it is decided. `tests/it/tidy/floors.rs` says which module may use which.

pub mod adjournment;
mod arrival;
pub mod boards;
mod claim;
mod clock;
pub mod command;
pub mod consequences;
pub mod devices;
mod disconnection;
pub mod discrepancy;
mod draft;
mod draw;
pub mod duty;
mod ending;
pub mod explanation;
pub mod glossary;
mod grounds;
pub mod help;
mod irregularity;
pub mod mating;
mod moving;
pub mod outcome;
pub mod recording;
pub mod refusal;
pub mod release;
pub mod repetition;
mod ruling;
mod settlement;
pub mod sheets;
mod touch;

use command::{Command, may};
use draft::Draft;
use refusal::{Article, Code, Refusal, RefusalDetail};

use super::arbiter_record::NO_EVENT;
use super::event::Event;
use super::game::Game;
use super::moment::Moment;
use super::people::Person;
use super::proposal::Proposal;
use super::regulations::{Approval, Rule};
use super::turn::Turn;

/// The events of a step, with the lapses of proposals that lose their grounds by it.
fn finish(mut draft: Draft<'_>) -> Vec<Event> {
    if !draft.events.is_empty() && grounds::ask_again(&mut draft) {
        ruling::without_the_flag(&mut draft);
    }
    draft.events
}

impl Game {
    /// The events that would follow if this person gave this command now.
    ///
    /// # Errors
    /// A [`Refusal`]; nothing has changed.
    pub fn decide(&self, command: &Command, by: Person, now: Moment) -> Result<Vec<Event>, Refusal> {
        self.clone().carry_out(command, by, now)
    }

    /// Decides, with each event taking effect as it is decided.
    ///
    /// # Errors
    /// A [`Refusal`]; the game may then be half changed, so this is called on a draft, which is dropped after a refusal.
    pub fn carry_out(&mut self, command: &Command, by: Person, now: Moment) -> Result<Vec<Event>, Refusal> {
        may(&self.people, &self.regulations, by, command.duty()).map_err(|refusal| Refusal {
            article: self.offered_by(command, by).or_else(|| refusal.article.clone()),
            ..refusal
        })?;
        let executes = moving::still_executes(self, command);
        if self.ending.is_some() && !command.is_possible_after_the_end() && !executes {
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
            Command::PressClock { side } => adjournment::press(&mut draft, *side)?,
            Command::StopClocks => adjournment::stop_clocks(&mut draft)?,
            Command::Adjourn(what) => adjournment::adjourn(&mut draft, what)?,
            Command::StartClocks => clock::start(&mut draft)?,
            Command::SetTime { side, left_ms } => clock::set(&mut draft, *side, *left_ms)?,
            Command::AddTime { side, by_ms } => clock::add(&mut draft, *side, *by_ms)?,
            Command::TakeTime { side, by_ms } => clock::take(&mut draft, *side, *by_ms)?,
            Command::SetMoves { side, moves } => clock::set_moves(&mut draft, *side, *moves)?,
            Command::SetPeriod { side, period } => clock::set_period(&mut draft, *side, *period)?,
            Command::Penalise {
                side,
                penalty,
                by_ms,
                reason,
            } => ruling::penalise(&mut draft, *side, *penalty, *by_ms, reason.as_deref())?,
            Command::ClaimFlag { side } => clock::claim_flag(&mut draft, *side)?,
            Command::Arrive { side } => arrival::arrive(&mut draft, *side),
            Command::Record { side, text } => recording::record(&mut draft, *side, text)?,
            Command::AskRecord { side } => recording::ask_to_see(&mut draft, *side)?,
            Command::CorrectEntry { side, place, text } => recording::correct(&mut draft, *side, *place, text)?,
            Command::OfferDraw { side } => draw::offer(&mut draft, *side)?,
            Command::AcceptDraw { side } => draw::accept(&mut draft, *side)?,
            Command::DeclineDraw { side } => draw::decline(&mut draft, *side)?,
            Command::OfferCorrection { side } => irregularity::offer_correction(&mut draft, *side)?,
            Command::AnswerCorrection { side, answer } => irregularity::answer_correction(&mut draft, *side, *answer)?,
            Command::Resign { side } => draw::resign(&mut draft, *side),
            Command::Sign { side, result } => ruling::sign(&mut draft, *side, *result)?,
            Command::RefuseToSign { side } => ruling::refuse_to_sign(&mut draft, *side)?,
            Command::CompareBoards => ruling::compare_boards(&mut draft)?,
            Command::MarkRecorder { side, at_ms } => recording::mark(&mut draft, *side, *at_ms),
            Command::Reconstruct => recording::reconstruct(&mut draft),
            Command::CompareSheets { sheets } => {
                let sheets = sheets.as_ref().ok_or(Refusal::new(Code::Incomplete))?;
                ruling::compare_sheets(&mut draft, sheets);
            }
            Command::EnterSheet { side, text } => ruling::enter_sheet(&mut draft, *side, text),
            Command::Lock { salt, hash, event } => draft.emit(Event::RegulationsLocked {
                by,
                salt: salt.clone(),
                hash: hash.clone(),
                event: Some(
                    event
                        .as_ref()
                        .map_or_else(|| NO_EVENT.to_owned(), |(key, _)| key.clone()),
                ),
                event_name: event.as_ref().map(|(_, name)| name.clone()),
            }),
            Command::Unlock if draft.game.arbiter.lock.is_none() => return Err(Refusal::new(Code::NotLocked)),
            Command::Unlock => draft.emit(Event::RegulationsUnlocked { by }),
            Command::EnterBoard { board, pieces } => settlement::enter_board(&mut draft, *board, pieces),
            Command::Reinstate { ply } => ruling::reinstate(&mut draft, *ply)?,
            Command::TakeBack { side } => ruling::take_back(&mut draft, *side)?,
            Command::Warn { side, text } => draft.emit(Event::WarningGiven {
                by,
                side: *side,
                text: text.clone(),
            }),
            Command::AcceptProposal { kind } => ruling::accept(&mut draft, *kind)?,
            Command::DeclineProposal { kind } => ruling::decline(&mut draft, *kind)?,
            Command::RuleResult { result, text } => ruling::rule_result(&mut draft, *result, text),
            Command::AnnulResult { text } => ruling::annul_result(&mut draft, text)?,
            Command::Approve {
                what: Approval::Assistant(side),
            } if draft.game.people.assistants.get(*side).is_none() => {
                return Err(Refusal::lacking(Code::NoAssistant, RefusalDetail::NobodyToApprove));
            }
            Command::Approve { what } => draft.emit(Event::Approved { by, what: *what }),
            Command::Adjust { side, square } => touch::adjust(&mut draft, *side, *square)?,
            Command::Claim { side, claim } => claim::claim(&mut draft, *side, *claim)?,
            Command::Find { side, claim } => claim::find(&mut draft, *side, *claim)?,
            Command::SettleClaim { upheld } => ruling::settle_claim(&mut draft, *upheld)?,
            Command::PlaceClock { side } => draft.emit(Event::ClockPlaced { by, side: *side }),
            Command::Note { text } => draft.emit(Event::NoteWritten { by, text: text.clone() }),
        }
        Ok(finish(draft))
    }

    /// The event that makes this proposal to the arbiter, or without one to both players.
    pub fn proposed(&self, proposal: Proposal) -> Event {
        consequences::told(self, Event::Proposed(proposal.into()))
    }

    /// The events due by `now`: a flag fall, the end of the default time, a line of the arbiter's record; none once the game has ended.
    pub fn decide_time(&self, now: Moment) -> Vec<Event> {
        self.clone().pass_time(now)
    }

    /// The same, with each event taking effect.
    pub fn pass_time(&mut self, now: Moment) -> Vec<Event> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let mut draft = Draft::new(self, Person::Arbiter, now);
        clock::flag(&mut draft);
        arrival::check(&mut draft);
        adjournment::check(&mut draft);
        recording::check(&mut draft);
        clock::check_times(&mut draft);
        finish(draft)
    }

    /// The moment of the next event by time alone, if nobody does anything before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        if self.ending.is_some() {
            return None;
        }
        let due = [
            self.flag_at().filter(|_| !self.is_online()),
            arrival::runs_out_at(self),
            adjournment::runs_out_at(self),
            recording::due_at(self),
            clock::time_check_due_at(self),
        ];
        due.into_iter().flatten().min()
    }

    /// The ply to which the game returns when that player takes their last move back, at home.
    ///
    /// # Errors
    /// A [`Refusal`] with the reason why they cannot.
    pub fn taken_back_to(&self, side: shakmaty::Color) -> Result<u32, Refusal> {
        ruling::taken_back_to(self, side)
    }

    /// True if the player of that turn has made a move by hand on their board, announced or not.
    pub fn is_made_by_hand(&self, turn: &Turn) -> bool {
        turn.made.is_some() || matches!(boards::hands_of(self, turn), boards::HandState::Done(_))
    }

    /// The opponent's announced move, unless a move of their own is begun (D.2.1).
    pub fn heard_before_own_move(&self, side: shakmaty::Color) -> Option<&Turn> {
        let heard = self.heard_by(side)?;
        let own = self.open_turn(side).filter(|own| own.ply > heard.ply);
        let is_begun = own.is_some_and(|own| own.announced.is_some() || self.is_made_by_hand(own));
        (!is_begun).then_some(heard)
    }

    /// The Article that leaves offers of a draw to the players, for an arbiter who makes or answers one (9.1.2).
    fn offered_by(&self, command: &Command, by: Person) -> Option<Article> {
        let is_of_the_draw = matches!(
            command,
            Command::OfferDraw { .. } | Command::AcceptDraw { .. } | Command::DeclineDraw { .. }
        );
        let is_asked = is_of_the_draw && by == Person::Arbiter;
        is_asked.then(|| self.regulations.article(Rule::DrawOffer))
    }

    /// The movements of the player of that turn on their own board.
    pub fn hands(&self, turn: &Turn) -> boards::HandState {
        boards::hands_of(self, turn)
    }
}
