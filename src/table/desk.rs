//! The arbiter's desk: the PIN that opens it, boards entered as they really stand, correction step by step, the report.

use shakmaty::{Board, ByColor, Color, Position as _};

use super::Table;
use super::effect::Effect;
use super::report;
use crate::controls::desk::{DeskIntent, squares_of};
use crate::controls::intent::Intent;
use crate::display::desk::DeskSources;
use crate::journal::{envelope, pin};
use crate::laws::command::{Command, Duty, may};
use crate::laws::discrepancy::{Correction, corrections};
use crate::laws::event::Event;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Rule;
use crate::speech::utterance::{Priority, Utterance};
use crate::wording;

/// After how many milliseconds without a command the desk closes by itself.
const OPEN_MS: u64 = 120_000;

/// What the table keeps of the desk.
#[derive(Clone, Debug, Default)]
pub(super) struct Desk {
    /// Until when it is open, where a PIN is needed.
    open_until: Option<Moment>,
    /// The board that is being entered, as far as it has been.
    pub(super) entry: Option<(Color, Board)>,
    /// The step that was said last.
    step: Option<(Color, Correction)>,
}

impl Table {
    /// Whether the arbiter's commands wait for the PIN.
    pub fn desk_is_locked(&self, now: Moment) -> bool {
        let is_open = self.desk.open_until.is_some_and(|until| now < until);
        self.game.lock().is_some() && !is_open
    }

    /// What the arbiter's screen is made of besides the game.
    pub fn desk_sources(&self, now: Moment) -> DeskSources {
        let messages = self.seat(Person::Arbiter).map(|seat| &seat.messages);
        let proposals = self
            .game
            .proposals()
            .iter()
            .filter_map(|proposal| Some(wording::proposal::proposed(messages?, &self.game, proposal)));
        let mut said: Vec<_> = self
            .seats
            .iter()
            .flat_map(|seat| {
                let lines = seat.said.iter();
                lines.map(|line| (line.at, seat.person, line.utterance.text()))
            })
            .collect();
        said.sort_by_key(|(at, _, _)| *at);
        let sheets = ByColor::new_with(|side| self.read_sheet(side));
        DeskSources {
            is_locked: self.desk_is_locked(now),
            entry: self.desk.entry.clone(),
            steps: ByColor::new_with(|side| self.steps(side)),
            words: ByColor::new_with(|side| self.sheet_words(side, sheets.get(side))),
            sheets,
            findings: self.findings(),
            proposals: proposals.collect(),
            said,
        }
    }

    /// When the desk closes by itself.
    pub(super) fn desk_closes_at(&self) -> Option<Moment> {
        self.desk.open_until
    }

    /// The desk closes when nothing was done at it for a while.
    pub(super) fn close_desk(&mut self, now: Moment) {
        if self.desk.open_until.is_some_and(|until| now >= until) {
            self.desk = Desk::default();
            self.confirm(Person::Arbiter, "said-desk-closed", now);
        }
    }

    /// With a PIN set, nothing of the arbiter's is done before it is entered; what is done keeps the desk open.
    pub(super) fn must_be_open(&mut self, by: Person, intent: &Intent, now: Moment) -> Result<(), Refusal> {
        let needs_none = matches!(
            intent,
            Intent::Line(_) | Intent::Help | Intent::Desk(DeskIntent::Pin(_)) | Intent::Answer(_)
        );
        if by != Person::Arbiter || needs_none || self.game.lock().is_none() {
            return Ok(());
        }
        if self.desk_is_locked(now) {
            return Err(Refusal::new(Code::PinNeeded));
        }
        self.desk.open_until = Some(now.plus_millis(OPEN_MS));
        Ok(())
    }

    pub(super) fn at_desk(&mut self, by: Person, intent: DeskIntent, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        match intent {
            DeskIntent::Pin(pin) => {
                self.enter_pin(by, &pin, now);
                Ok(())
            }
            DeskIntent::Lock(pin) => self.lock(by, &pin, now),
            DeskIntent::Settle { accepted } => self.settle_the_only_one(by, accepted, now),
            DeskIntent::Close => {
                self.desk = Desk::default();
                self.confirm(by, "said-desk-closed", now);
                Ok(())
            }
            DeskIntent::BeginEntry(board) => {
                self.desk.entry = Some((board, self.game.official().board().clone()));
                self.tell_side(by, "said-entry-begun", board, now);
                Ok(())
            }
            DeskIntent::Square(square, piece) => {
                let entry = self.desk.entry.as_mut();
                let (_, board) = entry.ok_or(Refusal::new(Code::NothingEntered))?;
                match piece {
                    Some(piece) => board.set_piece_at(square, piece),
                    None => board.discard_piece_at(square),
                }
                if let Some(seat) = self.seat(by) {
                    let cell = wording::cell::cell(&seat.messages, seat.settings.cells, square, piece);
                    let utterance = Utterance::sentence(&seat.messages, cell).with(Priority::Next);
                    self.say_private(by, utterance, now);
                }
                Ok(())
            }
            DeskIntent::Rank(rank, pieces) => {
                let entry = self.desk.entry.as_mut();
                let (_, board) = entry.ok_or(Refusal::new(Code::NothingEntered))?;
                for (square, piece) in squares_of(rank).into_iter().zip(pieces) {
                    match piece {
                        Some(piece) => board.set_piece_at(square, piece),
                        None => board.discard_piece_at(square),
                    }
                }
                self.confirm(by, "said-noted", now);
                Ok(())
            }
            DeskIntent::FinishEntry => {
                let (board, pieces) = self.desk.entry.take().ok_or(Refusal::new(Code::NothingEntered))?;
                self.act(by, &Command::EnterBoard { board, pieces }, now)
            }
            DeskIntent::DropEntry => {
                self.desk.entry.take().ok_or(Refusal::new(Code::NothingEntered))?;
                self.confirm(by, "said-nothing-done", now);
                Ok(())
            }
            DeskIntent::Step(board) => self.next_step(by, board, now),
            DeskIntent::OpenSheet(side, path) => {
                self.step.effects.push(Effect::ReadSheet { to: by, side, path });
                Ok(())
            }
            DeskIntent::SaveReport(path) => {
                if let Some(seat) = self.seat(by) {
                    let as_text = path.trim().to_lowercase().ends_with(".txt");
                    let sources = report::Sources {
                        opening: &self.opening,
                        game: &self.game,
                        entries: &self.history,
                        seat,
                    };
                    let text = report::write(&sources, as_text);
                    let over = false;
                    self.step.effects.push(Effect::Save {
                        to: by,
                        path,
                        text,
                        over,
                    });
                }
                Ok(())
            }
        }
    }

    /// The open proposal is ruled on without its name; of several the arbiter has to name the one he means.
    fn settle_the_only_one(&mut self, by: Person, accepted: bool, now: Moment) -> Result<(), Refusal> {
        let kind = match self.game.proposals() {
            [] => return Err(Refusal::new(Code::NoProposal)),
            [only] => only.kind(),
            several => {
                let messages = self.seat(by).map(|seat| &seat.messages);
                let names = several
                    .iter()
                    .filter_map(|open| Some(wording::proposal_kind(messages?, open.kind())));
                return Err(Refusal {
                    candidates: names.collect(),
                    ..Refusal::new(Code::SeveralProposals)
                });
            }
        };
        let command = if accepted {
            Command::AcceptProposal { kind }
        } else {
            Command::DeclineProposal { kind }
        };
        self.act(by, &command, now)
    }

    /// The next movement that puts a board right. On a board nobody mirrors the one said before is taken as done.
    fn next_step(&mut self, by: Person, board: Color, now: Moment) -> Result<(), Refusal> {
        if !self.game.is_known(board) {
            let article = self.game.regulations().article(Rule::BoardsDiffer);
            return Err(Refusal::under(Code::BoardUnseen, article));
        }
        if let Some((side, done)) = self.desk.step.take().filter(|_| !self.game.is_seen())
            && side == board
        {
            let mut pieces = self.game.board(board).pieces().clone();
            if self.steps(board).first() == Some(&done) {
                apply(&mut pieces, &done);
                self.act(by, &Command::EnterBoard { board, pieces }, now)?;
            }
        }
        let steps = self.steps(board);
        let Some(first) = steps.first().copied() else {
            self.tell_side(by, "said-board-right", board, now);
            return Ok(());
        };
        if let Some(seat) = self.seat(by) {
            let what = wording::discrepancy::correction(&seat.messages, &first);
            let values = [("step", (&what).into()), ("count", steps.len().into())];
            let text = seat.messages.text("said-step", &values);
            let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Next);
            self.say_private(by, utterance, now);
        }
        self.desk.step = Some((board, first));
        Ok(())
    }

    /// The movements that put a board right, in their order.
    pub fn steps(&self, board: Color) -> Vec<Correction> {
        if !self.game.is_known(board) || self.game.differences(board).is_empty() {
            return Vec::new();
        }
        corrections(self.game.board(board).pieces(), self.game.official().board())
    }

    fn lock(&mut self, by: Person, pin: &str, now: Moment) -> Result<(), Refusal> {
        if !pin::is_fit(pin) {
            return Err(Refusal::new(Code::PinUnfit));
        }
        let created = self.opening.created.clone().unwrap_or_default();
        let people = &self.opening.people;
        let salt = pin::salt(&[
            &created,
            people.name(Person::Player(Color::White)),
            people.name(Person::Player(Color::Black)),
            &self.number.to_string(),
            &now.as_micros().to_string(),
        ]);
        let hash = pin::hash(&salt, pin);
        let keeper = envelope::secret(&salt, pin);
        self.act(by, &Command::Lock { salt, hash }, now)?;
        self.keeper = Some(keeper);
        self.desk.open_until = Some(now.plus_millis(OPEN_MS));
        Ok(())
    }

    /// Every attempt is written down; the PIN is not.
    fn enter_pin(&mut self, by: Person, pin: &str, now: Moment) {
        let accepted = self
            .game
            .lock()
            .is_none_or(|lock| pin::hash(&lock.salt, pin) == lock.hash);
        self.happen(Event::PinEntered { by, accepted }, now);
        if accepted {
            self.keeper = self.game.lock().map(|lock| envelope::secret(&lock.salt, pin));
            self.desk.open_until = Some(now.plus_millis(OPEN_MS));
            self.confirm(by, "said-desk-open", now);
        } else {
            // An attempt that fails has happened, too: it is told as a refusal and kept.
            self.refuse(by, Refusal::new(Code::PinWrong), now);
        }
    }

    fn tell_side(&mut self, to: Person, id: &str, side: Color, now: Moment) {
        if let Some(seat) = self.seat(to) {
            let who = wording::side_name(&seat.messages, &self.game, side);
            let text = seat.messages.text(id, &[("who", (&who).into())]);
            let utterance = Utterance::sentence(&seat.messages, text);
            self.say_private(to, utterance, now);
        }
    }
}

fn apply(pieces: &mut Board, step: &Correction) {
    match step {
        Correction::Remove { from, .. } => pieces.discard_piece_at(*from),
        Correction::Move { from, to, piece } => {
            pieces.discard_piece_at(*from);
            pieces.set_piece_at(*to, *piece);
        }
        Correction::Put { to, piece } => pieces.set_piece_at(*to, *piece),
    }
}
