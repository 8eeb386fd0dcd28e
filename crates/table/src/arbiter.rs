//! The arbiter's acts besides ruling: opening the panel with a PIN, entering boards and scoresheets as they are,
//! correcting boards step by step, saving the report, and having the table seal and open the envelope of a sealed move
//! (Guidelines I).

use shakmaty::{Board, ByColor, Color, Position as _, uci::UciMove};

use super::effect::Effect;
use super::findings;
use super::input::NotRead;
use super::lock::{OtherGames, Permit};
use super::report;
use super::{Table, engine, lichess, review, tactics};
use announcement::understand::understand;
use controls::arbiter_panel::{PanelIntent, squares_of};
use controls::intent::{AdjournIntent, Intent};
use controls::joining::JoiningIntent;
use display::arbiter_panel::PanelSources;
use display::elapsed;
use journal::entry::JournalEvent;
use journal::envelope;
use journal::pin::{self, Strength};
use laws::adjournment::Envelope;
use laws::arbiter_record::{PinLock, wait_ms};
use laws::command::{Adjourn, Command, Duty, may};
use laws::discrepancy::{BoardState, Correction, Evidence, ReadSheet, compare, corrections};
use laws::event::Event;
use laws::moment::Moment;
use laws::people::Person;
use laws::proposal::ProposalKind;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::Rule;
use laws::rules::{adjournment, help};
use locale::Value;
use notation::algebraic::{Letters, san_in};
use notation::{pgn, sheet};
use speech::utterance::Priority;

impl Table {
    /// Permits that person to have another table in the place of this one. Only the arbiter may leave a locked game,
    /// with the panel open: a player would find help elsewhere (11.3.1).
    ///
    /// # Errors
    /// The game is locked, and the panel is not open to that person.
    pub fn may_be_left(&self, by: Person, now: Moment) -> Result<Permit, Refusal> {
        let has_opened = by == Person::Arbiter && !self.desk_is_locked(now);
        if self.game.is_locked() && !has_opened {
            return Err(Refusal::new(Code::GameLocked));
        }
        let others = OtherGames {
            against_a_person: lichess::against_a_person(self),
            competes: self.machine.beside.competes || help::competes(&self.game),
        };
        let is_endgame = engine::is_endgame(self);
        Ok(Permit {
            others,
            leads_back: !is_endgame,
            back: self.machine.back.clone().filter(|_| is_endgame),
        })
    }

    /// Puts this table in the place of the one that gave the permit.
    pub fn takes_the_place(&mut self, left: Permit) {
        self.machine.back = left.back;
        self.note_other_games(left.others);
    }

    /// Notes the games that are played on. For one against a person, which is not this table's own, the server is asked
    /// if it is over.
    pub fn note_other_games(&mut self, others: OtherGames) {
        let own = lichess::id_of(&self.game);
        self.machine.beside = others;
        self.machine
            .beside
            .against_a_person
            .take_if(|id| own.as_ref() == Some(id));
    }

    /// Answers the person who has another game ready.
    pub(super) fn leave(&mut self, by: Person) {
        let permit = self.may_be_left(by, self.now()).and_then(|permit| {
            tactics::end(self);
            review::may_drop(self)?;
            Ok(permit)
        });
        self.seats.send(Effect::Leave(permit.as_ref().ok().cloned()));
        if let Err(refusal) = permit {
            self.refuse(by, refusal);
        }
    }

    /// Closes the panel, and tells the arbiter. A question left open there is not answered by the next person who
    /// comes.
    pub(super) fn close_desk(&mut self) {
        self.desk.close();
        if let Some(seat) = self.seats.get_mut(Person::Arbiter) {
            seat.waiting.question = None;
        }
        self.seats.confirm(Person::Arbiter, "said-desk-closed");
    }

    /// Takes note that the panel is no longer shown. If a PIN opens it, it is closed; otherwise it stays as it was
    /// left.
    pub(super) fn leave_desk(&mut self) {
        if self.game.lock().is_some() && !self.desk_is_locked(self.now()) {
            self.close_desk();
        }
    }

    /// True if the arbiter's commands wait for the PIN.
    pub fn desk_is_locked(&self, now: Moment) -> bool {
        self.desk.is_locked(&self.game, now)
    }

    /// The contents of the arbiter's screen besides the game.
    pub fn desk_sources(&self, now: Moment) -> PanelSources {
        let messages = self.seat(Person::Arbiter).map(|seat| &seat.messages);
        let proposals = self.game.proposals().iter();
        let proposals = proposals.filter_map(|open| Some(wording::proposal::proposed(messages?, &self.game, open)));
        let lines = self.seats().iter().flat_map(|seat| {
            let lines = seat.said.iter().filter(|line| line.is_of_game);
            lines.map(|line| (line.at, seat.person, line.utterance.text()))
        });
        let mut said: Vec<_> = lines.collect();
        said.sort_by_key(|(at, _, _)| *at);
        let sheets = ByColor::new_with(|side| self.read_sheet(side));
        let mut entries = self.written.entries.iter().rev();
        let compared = entries.find(|entry| matches!(entry.event, JournalEvent::Event(Event::BoardsCompared { .. })));
        let report = messages.map_or_else(String::new, |messages| messages.text("desk-report", &[]));
        PanelSources {
            compared: compared.map(|entry| entry.at),
            report_file: format!("{} {report}.html", self.suggested_file().trim_end_matches(".pgn")),
            is_locked: self.desk_is_locked(now),
            entry: self.desk.entry().cloned(),
            steps: ByColor::new_with(|side| self.steps(side)),
            words: ByColor::new_with(|side| self.sheet_words(side, sheets.get(side))),
            sheets,
            findings: self.findings(),
            proposals: proposals.collect(),
            findings_of_journal: self.findings_of_journal(),
            anchor: messages
                .zip(self.written.anchor)
                .map(|(messages, anchor)| findings::anchor(messages, anchor)),
            said,
        }
    }

    /// The findings about the journal that the arbiter must know.
    fn findings_of_journal(&self) -> Vec<String> {
        let Some(messages) = self.seat(Person::Arbiter).map(|seat| &seat.messages) else {
            return Vec::new();
        };
        let findings = self.machine.findings.iter();
        findings.map(|finding| findings::sentence(messages, finding)).collect()
    }

    /// If a PIN is set, the arbiter's commands need it; each of them keeps the panel open.
    pub(super) fn must_be_open(&mut self, by: Person, intent: &Intent) -> Result<(), Refusal> {
        let needs_none = matches!(
            intent,
            Intent::Line(_)
                | Intent::Help(_)
                | Intent::Desk(PanelIntent::Pin(_) | PanelIntent::Unlock(_))
                // No PIN lets a locked table join or leave a tournament: the lock itself decides.
                | Intent::Joining(
                    JoiningIntent::Join { .. }
                        | JoiningIntent::Bring { .. }
                        | JoiningIntent::Back { .. }
                        | JoiningIntent::Leave
                        | JoiningIntent::State
                )
                | Intent::Answer(_)
        );
        if by != Person::Arbiter || needs_none || self.game.lock().is_none() {
            return Ok(());
        }
        if self.desk_is_locked(self.now()) {
            let is_elsewhere = self.game.lock().is_some_and(PinLock::is_elsewhere);
            let code = if is_elsewhere {
                Code::PinElsewhere
            } else {
                Code::PinNeeded
            };
            return Err(Refusal::new(code));
        }
        self.desk.keep_open(self.now());
        Ok(())
    }

    pub(super) fn at_desk(&mut self, by: Person, intent: PanelIntent) -> Result<(), Refusal> {
        // Where there is no arbiter the players settle proposals.
        let is_settled = matches!(intent, PanelIntent::Settle { .. });
        let duty = if is_settled { Duty::Settle } else { Duty::Rule };
        may(self.game.people(), self.game.regulations(), by, duty)?;
        match intent {
            PanelIntent::Pin(pin) => {
                self.enter_pin(by, &pin)?;
            }
            PanelIntent::Unlock(pin) => {
                // A wrong PIN ends the attempt even at an open desk.
                if self.enter_pin(by, &pin)? {
                    self.seats.ask_first(by, Intent::Do(Command::Unlock));
                }
            }
            PanelIntent::Lock(pin) => self.lock(by, &pin)?,
            PanelIntent::Settle { accepted } => self.settle_the_only_one(by, accepted)?,
            PanelIntent::Close => self.close_desk(),
            PanelIntent::BeginEntry(board) => {
                self.desk.begin_entry(board, &self.game);
                self.tell_side(by, "said-entry-begun", board);
            }
            PanelIntent::Square(square, piece) => {
                self.desk.enter([(square, piece)])?;
                self.seats.tell(by, Priority::Next, |seat| {
                    wording::cell::cell(&seat.messages, seat.settings.cells, square, piece)
                });
            }
            PanelIntent::Rank(rank, pieces) => {
                self.desk.enter(squares_of(rank).into_iter().zip(pieces))?;
                self.seats.confirm(by, "said-noted");
            }
            PanelIntent::FinishEntry => {
                let (board, pieces) = self.desk.end_entry()?;
                self.act(by, &Command::EnterBoard { board, pieces })?;
            }
            PanelIntent::DropEntry => {
                self.desk.end_entry()?;
                self.seats.confirm(by, "said-nothing-done");
            }
            PanelIntent::Step(board) => self.next_step(by, board)?,
            PanelIntent::Right(board) => {
                let pieces = self.game.correct_board(board);
                self.act(by, &Command::EnterBoard { board, pieces })?;
            }
            PanelIntent::OpenSheet(side, path) => self.seats.send(Effect::ReadSheet { to: by, side, path }),
            PanelIntent::Journal => {
                let (findings, anchor) = (self.findings_of_journal(), self.written.anchor);
                self.seats.tell(by, Priority::Normal, |seat| {
                    let last = match anchor {
                        Some(anchor) => findings::anchor(&seat.messages, anchor),
                        None => seat.messages.text("journal-not-stored", &[]),
                    };
                    let lines: Vec<String> = std::iter::once(last).chain(findings).collect();
                    lines.join(" ")
                });
            }
            PanelIntent::SaveReport(path) => {
                if let Some(seat) = self.seats.get(by) {
                    let sources = report::Sources {
                        opening: &self.opening,
                        game: &self.game,
                        entries: &self.written.entries,
                        anchor: self.written.anchor,
                        seat,
                    };
                    let text = report::write(&sources, &path);
                    self.save(by, path, text);
                }
            }
        }
        Ok(())
    }

    fn save(&mut self, to: Person, path: String, text: String) {
        let over = false;
        self.seats.send(Effect::Save { to, path, text, over });
    }

    /// Rules on the open proposal without its name; of several kinds, the arbiter must name one.
    fn settle_the_only_one(&mut self, by: Person, accepted: bool) -> Result<(), Refusal> {
        let is_open = |kind: &ProposalKind| self.game.proposals().iter().any(|open| open.kind() == *kind);
        let kinds: Vec<ProposalKind> = ProposalKind::ALL.iter().copied().filter(is_open).collect();
        match kinds.as_slice() {
            [] => Err(Refusal::new(Code::NoProposal)),
            [only] => self.settle(by, *only, accepted),
            several => {
                let messages = self.seat(by).map(|seat| &seat.messages);
                let names = several
                    .iter()
                    .filter_map(|kind| Some(wording::proposal_kind(messages?, *kind)));
                Err(Refusal {
                    candidates: names.collect(),
                    ..Refusal::new(Code::SeveralProposals)
                })
            }
        }
    }

    /// Rules on the oldest open proposal of that kind; where others of its kind are open, it is said first, and asked about.
    pub(super) fn settle(&mut self, by: Person, kind: ProposalKind, accepted: bool) -> Result<(), Refusal> {
        let rules = Command::settling(kind, accepted);
        if let Some((place, true)) = self.game.oldest_proposal(kind) {
            // An act that would be refused is not asked about.
            self.clone().act(by, &rules)?;
            self.seats.hears_which(by, place, &self.game);
            self.seats.ask_first(by, Intent::Do(rules));
            return Ok(());
        }
        if accepted {
            return self.accept(by, kind);
        }
        self.act(by, &rules)
    }

    /// Accepts a proposal if all that this changes has been said to that person; otherwise says it first, and asks.
    pub(super) fn accept(&mut self, by: Person, kind: ProposalKind) -> Result<(), Refusal> {
        let accepts = Command::AcceptProposal { kind };
        let oldest = self.game.oldest_proposal(kind);
        if oldest.is_none_or(|(place, _)| !self.seats.hears_effect(by, place, &self.game).1) {
            return self.act(by, &accepts);
        }
        // An act that would be refused is not asked about.
        self.clone().act(by, &accepts)?;
        self.seats.ask_first(by, Intent::Do(accepts));
        Ok(())
    }

    /// Says the next movement that corrects a board. On a board that is not mirrored, the movement said before counts
    /// as done.
    fn next_step(&mut self, by: Person, board: Color) -> Result<(), Refusal> {
        if !self.game.is_known(board) {
            let article = self.game.regulations().article(Rule::BoardsDiffer);
            return Err(Refusal::under(Code::BoardUnseen, article));
        }
        if let Some((side, done)) = self.desk.step.take().filter(|_| !self.game.is_seen())
            && side == board
        {
            let mut pieces = self.game.board(board).pieces().clone();
            if self.steps(board).first() == Some(&done) {
                take_step(&mut pieces, &done);
                self.act(by, &Command::EnterBoard { board, pieces })?;
            }
        }
        let steps = self.steps(board);
        let Some(first) = steps.first().copied() else {
            self.tell_side(by, "said-board-right", board);
            return Ok(());
        };
        self.seats.tell(by, Priority::Next, |seat| {
            let what = wording::discrepancy::correction(&seat.messages, &first);
            let values = [("step", (&what).into()), ("count", steps.len().into())];
            seat.messages.text("said-step", &values)
        });
        self.desk.step = Some((board, first));
        Ok(())
    }

    /// The movements that correct a board, in their order.
    fn steps(&self, board: Color) -> Vec<Correction> {
        if !self.game.is_known(board) || self.game.differences(board).is_empty() {
            return Vec::new();
        }
        corrections(self.game.board(board).pieces(), &self.game.correct_board(board))
    }

    /// Locks the regulations with that PIN. The weakness of a short PIN is said when it is chosen: a person who copies
    /// the file guesses as fast as a computer can.
    fn lock(&mut self, by: Person, pin: &str) -> Result<(), Refusal> {
        let strength = pin::strength(pin).ok_or(Refusal::new(Code::PinUnfit))?;
        let people = &self.opening.people;
        let name = |side| people.name(Person::Player(side));
        let salt = self.salt(&[name(Color::White), name(Color::Black)]);
        let hash = pin::hash(&salt, pin).ok_or(Refusal::new(Code::PinUnfit))?;
        let event = self.hall.tournament_of_lock();
        self.act(by, &Command::Lock { salt, hash, event })?;
        self.desk.secret = self.game.lock().map(|lock| envelope::secret(lock, pin));
        self.desk.keep_open(self.now());
        // The sentence below says more than "Noted".
        self.step
            .told
            .retain(|event| !matches!(event, Event::RegulationsLocked { .. }));
        let id = match strength {
            Strength::Weak => "said-locked-weakly",
            Strength::Strong => "said-locked",
        };
        self.seats.confirm(by, id);
        super::hall::say_tournament_of_lock(self, by);
        Ok(())
    }

    /// A new salt for each lock and each envelope.
    fn salt(&self, of: &[&str]) -> String {
        let created = self.opening.created.as_deref().unwrap_or_default();
        let (number, micros) = (self.written.number.to_string(), self.now().as_micros().to_string());
        pin::salt(&self.machine.seed, &[&[created], of, &[&number, &micros]].concat())
    }

    /// Records each attempt, but not the PIN, and returns whether it was the right one. After a wrong PIN the next attempt must wait;
    /// until then none is checked.
    fn enter_pin(&mut self, by: Person, pin: &str) -> Result<bool, Refusal> {
        let (wrong, now) = (self.game.wrong_pins(), self.now());
        if let Some(left_ms) = wrong
            .map(|wrong| wrong.over_at().millis_since(now))
            .filter(|left| *left > 0)
        {
            return Err(Refusal::lacking(
                Code::PinTooSoon,
                RefusalDetail::Seconds(left_ms.div_ceil(1_000)),
            ));
        }
        let lock = self.game.lock().cloned();
        if lock.as_ref().is_some_and(PinLock::is_elsewhere) {
            return Err(Refusal::new(Code::PinElsewhere));
        }
        let accepted = lock.as_ref().is_none_or(|lock| pin::is_right(lock, pin));
        let count = wrong.map_or(0, |wrong| wrong.count).saturating_add(1);
        let count = if accepted { 0 } else { count };
        self.apply(Event::PinEntered { by, accepted, count });
        if accepted {
            self.desk.secret = lock.map(|lock| envelope::secret(&lock, pin));
            self.desk.keep_open(now);
            self.seats.confirm(by, "said-desk-open");
            if let Some(wrong) = wrong {
                let time = elapsed(wrong.last.as_millis());
                self.seats.tell(by, Priority::Normal, |seat| {
                    let values = [("count", wrong.count.into()), ("time", (&time).into())];
                    seat.messages.text("said-wrong-pins", &values)
                });
            }
        } else {
            // A failed attempt has happened as well: it stays in the journal and is told as a refusal.
            let seconds = wait_ms(count).div_ceil(1_000);
            let refusal = Refusal::lacking(Code::PinWrong, RefusalDetail::Seconds(seconds));
            self.refuse(by, refusal);
        }
        Ok(accepted)
    }

    fn tell_side(&mut self, to: Person, id: &str, side: Color) {
        self.seats.tell(to, Priority::Normal, |seat| {
            let who = wording::side_name(&seat.messages, &self.game, side);
            seat.messages.text(id, &[("who", (&who).into())])
        });
    }

    /// Compares the scoresheets (D.2.9) as the arbiter entered them from paper, or else as they were recorded here.
    pub(super) fn compare_sheets(&mut self, by: Person) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        let sheets = ByColor::new_with(|side| self.read_sheet(side));
        self.act(
            by,
            &Command::CompareSheets {
                sheets: Some(Box::new(sheets)),
            },
        )
    }

    /// The moves of one scoresheet. A sheet has one language, mostly its owner's; if that fails, the language that
    /// reads furthest.
    pub fn read_sheet(&self, side: Color) -> ReadSheet {
        let recorded = || self.game.sheet(side).moves().collect::<Vec<_>>().join(" ");
        let text = self.game.paper(side).map_or_else(recorded, str::to_owned);
        let start = &self.game.regulations().start;
        let line = self.game.line();
        let own = sheet::read_of(&text, start, Some(self.letters(Person::Player(side))), line);
        if own.unreadable.is_none() {
            return own;
        }
        let any = sheet::read_of(&text, start, None, line);
        if any.moves.len() > own.moves.len() { any } else { own }
    }

    /// The moves of a scoresheet as they were written, or for one on paper as they were read.
    fn sheet_words(&self, side: Color, reading: &ReadSheet) -> Vec<String> {
        if self.game.paper(side).is_none() {
            return self.game.sheet(side).moves().map(str::to_owned).collect();
        }
        let letters = self.letters(Person::Arbiter);
        let mut position = self.game.regulations().start.clone();
        let mut words = Vec::new();
        for legal in &reading.moves {
            words.push(san_in(&position, *legal, letters));
            position.play_unchecked(*legal);
        }
        words.extend(reading.unreadable.iter().map(|entry| entry.token.clone()));
        words
    }

    /// Enters the scoresheet that was read from a file; the arbiter hears how much of it is readable.
    pub(super) fn enter_sheet(&mut self, to: Person, side: Color, path: &str, bytes: &[u8]) -> Result<(), Refusal> {
        let is_utf_8 = std::str::from_utf8(bytes).is_ok();
        // A picture is no text in any encoding.
        if !is_utf_8 && bytes.contains(&0) {
            return Err(NotRead::NotText.refusal(path));
        }
        let text = pgn::decode(bytes).into_owned();
        self.act(to, &Command::EnterSheet { side, text })?;
        // The sentence below says more than "Noted".
        self.step
            .told
            .retain(|event| !matches!(event, Event::SheetEntered { .. }));
        let reading = self.read_sheet(side);
        self.seats.tell(to, Priority::Normal, |seat| {
            let who = wording::side_name(&seat.messages, &self.game, side);
            let mut values = vec![("who", (&who).into()), ("plies", reading.moves.len().into())];
            let id = match &reading.unreadable {
                None => "said-sheet-opened",
                Some(stopped) => {
                    values.push(("line", stopped.line.into()));
                    values.push(("text", Value::quoting(&stopped.token)));
                    "said-sheet-opened-so-far"
                }
            };
            let doubts = reading.doubts.iter();
            let doubts = doubts.map(|doubt| wording::discrepancy::doubt(&seat.messages, doubt));
            let path = ("path", Value::quoting_path(path));
            let encoding = (!is_utf_8).then(|| seat.messages.text("file-windows-1252", &[path]));
            let told = std::iter::once(seat.messages.text(id, &values))
                .chain(doubts)
                .chain(encoding);
            told.collect::<Vec<_>>().join(" ")
        });
        Ok(())
    }

    /// For each board that does not agree with the completed moves: the slips of the hand that explain it, or that none
    /// does.
    fn findings(&self) -> ByColor<Option<BoardState>> {
        let game = &self.game;
        let differs = ByColor::new_with(|side| game.is_known(side) && !game.differences(side).is_empty());
        if !differs.white && !differs.black {
            return ByColor::default();
        }
        let record = ReadSheet {
            moves: game.line().iter().map(|completed| completed.legal).collect(),
            ..ReadSheet::default()
        };
        let evidence = Evidence {
            start: &game.regulations().start,
            sheets: ByColor {
                white: &record,
                black: &record,
            },
            boards: ByColor::new_with(|side| Some(game.board(side).pieces()).filter(|_| *differs.get(side))),
            journal: None,
            clock_log: &[],
        };
        let verdict = compare(&evidence, game.regulations().edition);
        let found = verdict.boards.map(|board| board.state);
        ByColor {
            white: differs.white.then_some(found.white),
            black: differs.black.then_some(found.black),
        }
    }

    pub(super) fn adjourning(&mut self, by: Person, intent: AdjournIntent) -> Result<(), Refusal> {
        match intent {
            AdjournIntent::Seal { for_side, words } => self.seal(by, for_side, &words),
            AdjournIntent::SaveEnvelope(path) => self.save_envelope(by, path),
        }
    }

    /// I.1.1. Any words are accepted: their move is checked when the envelope is opened (I.8).
    fn seal(&mut self, by: Person, side: Color, words: &str) -> Result<(), Refusal> {
        if self.game.ending().is_some() {
            return Err(self.game_over());
        }
        if by == Person::Arbiter {
            let article = self.game.regulations().article(Rule::SealedMove);
            let lack = RefusalDetail::OwnSeal;
            return Err(Refusal {
                lack,
                ..Refusal::under(Code::NotPermitted, article)
            });
        }
        may(self.game.people(), self.game.regulations(), by, Duty::Record(side))?;
        let words = words.trim();
        if words.is_empty() {
            return Err(Refusal::new(Code::Incomplete));
        }
        let with_pin = self.game.lock().is_some();
        let secret = self.envelope_secret(with_pin)?;
        let salt = self.salt(&[&secret]);
        let letters = self.letters(Person::Player(side));
        let uci = self.sealed_move(words, letters);
        let ply = self.game.open_turn(side).map_or(0, |turn| turn.ply);
        let sealed = envelope::close(&secret, &salt, &about(side, ply), &with_letters(letters, words));
        let envelope = Envelope { salt, sealed, with_pin };
        self.act(by, &Command::Adjourn(Adjourn::Seal { side, envelope, uci }))
    }

    /// I.7, I.9.
    pub(super) fn open_envelope(&mut self, by: Person) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        if self.game.ending().is_some() {
            return Err(self.game_over());
        }
        adjournment::may_open(&self.game)?;
        let closed = self.game.adjournment().and_then(|adjournment| {
            let envelope = adjournment.envelope.clone()?;
            Some((envelope, adjournment.side, adjournment.ply))
        });
        let (envelope, side, ply) = closed.ok_or(Refusal::new(Code::NoEnvelope))?;
        if envelope.is_elsewhere() {
            return Err(Refusal::new(Code::EnvelopeElsewhere));
        }
        let secret = self.envelope_secret(envelope.with_pin)?;
        let text = envelope::open(&secret, &envelope.salt, &about(side, ply), &envelope.sealed);
        let text = text.ok_or(Refusal::new(Code::PinWrong))?;
        // Envelopes of earlier versions do not name the letters.
        let (letters, text) = match text.split_once(LETTERS_END) {
            Some((tag, words)) => (tag.parse().unwrap_or_default(), words.to_owned()),
            None => (self.letters(Person::Player(side)), text),
        };
        let uci = self.sealed_move(&text, letters);
        let text = Some(text);
        self.act(by, &Command::Adjourn(Adjourn::Open { text, uci }))
    }

    /// The legal move that the sealed words mean in the adjourned position; none if they are ambiguous, meaningless or name
    /// an illegal move.
    fn sealed_move(&self, words: &str, letters: Letters) -> Option<UciMove> {
        let legal = understand(self.game.official(), words, letters).ok()?;
        Some(legal.to_uci(self.game.regulations().castling_mode))
    }

    /// The secret part of the key, besides the salt; if a PIN is set, the panel must have been opened with it since the
    /// program started.
    fn envelope_secret(&self, with_pin: bool) -> Result<String, Refusal> {
        if !with_pin {
            return Ok(String::new());
        }
        self.desk.secret.clone().ok_or(Refusal::new(Code::PinNeeded))
    }

    /// I.2: saves what is written on the envelope, and nothing of what is in it.
    fn save_envelope(&mut self, by: Person, path: String) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        let game = &self.game;
        let Some((adjournment, seat)) = game.adjournment().zip(self.seat(by)) else {
            return Err(Refusal::new(Code::NotAdjourned));
        };
        let lines = wording::envelope::lines(&seat.messages, game, adjournment, self.written.last);
        let text = report::page(seat, "envelope-title", "envelope-written", lines, &path);
        self.save(by, path, text);
        Ok(())
    }
}

fn take_step(pieces: &mut Board, step: &Correction) {
    match step {
        Correction::Remove { from, .. } => pieces.discard_piece_at(*from),
        Correction::Move { from, to, piece } => {
            pieces.discard_piece_at(*from);
            pieces.set_piece_at(*to, *piece);
        }
        Correction::Put { to, piece } => pieces.set_piece_at(*to, *piece),
    }
}

fn about(side: Color, ply: u32) -> String {
    format!("{side} {ply}")
}

/// Separates the letters from the words in an envelope; it cannot be typed.
const LETTERS_END: char = '\u{1f}';

/// The sealed words with the piece letters of the player's language: R is a rook in one language and a king in another,
/// and the envelope may be opened in another language.
fn with_letters(letters: Letters, words: &str) -> String {
    format!("{letters}{LETTERS_END}{words}")
}

#[cfg(test)]
mod tests {
    use crate::Table;
    use crate::effect::Effect;
    use crate::input::Input;
    use crate::script::parse::parse;
    use crate::script::play::Stage;
    use controls::intent::{Intent, YesOrNo};
    use journal::entry::Entry;
    use laws::command::{Adjourn, Command};
    use laws::moment::Moment;
    use laws::people::Person;
    use laws::proposal::{Proposal, ProposalKind};
    use laws::refusal::{Code, Refusal, RefusalDetail};
    use locale::{Locale, Messages};

    #[test]
    fn a_sealed_move_keeps_its_meaning_in_any_language() {
        let story = "time 5400\nstart rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPPBPPP/RNBQK2R w KQkq - 0 4\nwhite vi Ada\n\
                     black sighted Ben\narbiter Dora\n> arbiter starts clocks\nat 1:00:00\n> arbiter adjourns\n> white seals Rf1\n\
                     > white stops clocks\n";
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::PtBr, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        table.speak(Locale::En);
        let open = Intent::Do(Command::Adjourn(Adjourn::Open { text: None, uci: None }));
        table.step(Input::Intent(Person::Arbiter, open), table.last());
        assert_eq!(
            table
                .game()
                .line()
                .last()
                .map(|completed| completed.uci.to_string())
                .as_deref(),
            Some("e1f1")
        );
    }

    fn types(table: &mut Table, line: &str, at_ms: u64) -> Vec<Effect> {
        let line = Intent::Line(line.to_owned());
        table.step(Input::Intent(Person::Arbiter, line), Moment::from_millis(at_ms))
    }

    fn refused(effects: &[Effect]) -> Option<&Refusal> {
        effects.iter().find_map(|effect| {
            let Effect::Refuse { refusal, .. } = effect else {
                return None;
            };
            Some(refusal)
        })
    }

    fn written(effects: Vec<Effect>) -> Vec<Entry> {
        let entries = effects.into_iter().filter_map(|effect| {
            let Effect::Append(entries) = effect else { return None };
            Some(entries)
        });
        entries.flatten().collect()
    }

    #[test]
    fn an_acceptance_after_a_restart_says_first_what_it_changes() {
        let story = "time 5400\nset increment-before-first-move=no\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\
                     > arbiter starts clocks\nboth play 1.e4 e5\n> white plays Nf3\n> white records Nf3\n\
                     > white presses clock\n> black copies\n> black records Nh3\n> arbiter compares sheets\n\
                     > black plays Nc6\n> black presses clock\n";
        for locale in Locale::ALL {
            let script = parse(story).unwrap();
            let mut stage = Stage::new(&script.header, locale, None);
            stage.act_out(&script.story);
            let (_, entries) = stage.into_table();
            let number = entries.last().unwrap().number;
            let mut table = Table::reopened(entries, number, None, locale).unwrap();
            let taken_back = table.seat(Person::Arbiter).map(|seat| {
                let moves = [3, 4].map(|ply| wording::proposal::move_of(&seat.messages, &table.game, ply).unwrap());
                let moves = locale::list(&seat.messages, &moves);
                seat.messages.text("change-taken-back", &[("moves", (&moves).into())])
            });
            let taken_back = taken_back.unwrap();
            let says = |effects: &[Effect]| {
                let is_said = |effect: &Effect| matches!(effect, Effect::Say { utterance, .. } if utterance.text().contains(&taken_back));
                effects.iter().any(is_said)
            };
            let mut asked = table.clone();
            let effects = types(&mut asked, "state", 1_000_000);
            assert!(says(&effects), "{locale}: {effects:?}");
            let effects = types(&mut table, "accept correction", 1_000_000);
            assert!(says(&effects), "{locale}: {effects:?}");
            assert_eq!(table.game.line().len(), 4, "{locale}");
            // A second acceptance executes it, like yes.
            types(&mut table, "accept correction", 1_001_000);
            assert_eq!(table.game.line().len(), 2, "{locale}");
        }
    }

    /// An illegal move, with the clocks stopped: its penalty and the correction of the boards are open.
    const ILLEGAL: &str = "laws 2023\ntime 5400\nset increment-before-first-move=no\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\
                           > arbiter starts clocks\nboth play 1.e4\n> black lifts e7\n> black places e4\n\
                           > black announces Eva schlaegt Eva vier\n> black presses clock\n> arbiter stops clocks\n";

    fn played(story: &str, locale: Locale) -> Stage {
        let script = parse(story).unwrap();
        let mut stage = Stage::new(&script.header, locale, None);
        stage.act_out(&script.story);
        stage
    }

    fn said_to_arbiter(effects: &[Effect]) -> Vec<String> {
        let said = effects.iter().filter_map(|effect| {
            let Effect::Say { to, utterance, .. } = effect else {
                return None;
            };
            (*to == Person::Arbiter).then(|| utterance.text())
        });
        said.collect()
    }

    #[test]
    fn the_arbiter_hears_once_that_a_proposal_is_declined() {
        let flag = "time 60\nset increment-before-first-move=no\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\
                    > arbiter starts clocks\nat 0:02:00\n";
        let clock = "time 5400\nset increment-before-first-move=no\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\
                     > arbiter starts clocks\nboth play 1.Nf3 e5\n> black lifts a7\n> black places a6\n> arbiter compares boards\n";
        for locale in Locale::ALL {
            for (story, kinds) in [
                (ILLEGAL, &[ProposalKind::Penalty, ProposalKind::Correction][..]),
                (flag, &[ProposalKind::Result]),
                (clock, &[ProposalKind::Correction]),
            ] {
                let mut table = played(story, locale).into_table().0;
                for kind in kinds {
                    let at = table.last().plus_millis(1_000);
                    let decline = Intent::Do(Command::DeclineProposal { kind: *kind });
                    let effects = table.step(Input::Intent(Person::Arbiter, decline), at);
                    let messages = Messages::new(locale);
                    let name = wording::proposal_kind(&messages, *kind);
                    let declined = messages.text("proposal-declined", &[("kind", (&name).into())]);
                    let said = said_to_arbiter(&effects);
                    let times = said.iter().filter(|text| **text == declined).count();
                    assert_eq!(times, 1, "{locale}: {kind:?}: {said:?}");
                }
            }
        }
    }

    #[test]
    fn of_two_proposals_of_one_kind_the_one_ruled_on_is_said_first() {
        // White's illegal move was corrected without a penalty, then Black's is completed.
        let story = "time 5400\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n\
                     > white plays Ke3\n> white presses clock\n> arbiter accepts proposal correction\n> arbiter starts clocks\n\
                     > white plays Nf3\n> white presses clock\n> black copies\n> black plays Ke6\n> black presses clock\n";
        for locale in Locale::ALL {
            let (before, _) = played(story, locale).into_table();
            let messages = Messages::new(locale);
            for (accepted, word) in [(true, "desk-line-accept"), (false, "desk-line-decline")] {
                let mut table = before.clone();
                let open = before.game.proposals();
                let of_kind = open.iter().filter(|open| open.kind() == ProposalKind::Penalty);
                let penalties: Vec<Proposal> = of_kind.cloned().collect();
                assert_eq!(penalties.len(), 2, "{locale}: {open:?}");
                let which = wording::proposal::proposed(&messages, &before.game, &penalties[0]);
                let kind = wording::proposal_kind(&messages, ProposalKind::Penalty);
                let words = messages.text(word, &[]);
                let line = format!("{} {kind}", words.split(';').next().unwrap());
                let said = said_to_arbiter(&types(&mut table, &line, 1_000_000));
                assert!(
                    said.len() == 1 && said[0].starts_with(&which),
                    "{locale}: {line}: {said:?}"
                );
                assert_eq!(table.game.proposals(), open, "{locale}");
                let yes = Input::Intent(Person::Arbiter, Intent::Answer(YesOrNo::Yes));
                table.step(yes, Moment::from_millis(1_001_000));
                assert!(!table.game.proposals().contains(&penalties[0]), "{locale}: {accepted}");
                assert!(table.game.proposals().contains(&penalties[1]), "{locale}: {accepted}");
            }
        }
    }

    #[test]
    fn open_rulings_are_told_at_return_and_when_asked() {
        let claim = "time 5400\nset boards=apart\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\n\
                     > white announces e4\n> white presses clock\n> black claims touched g1\n";
        for locale in Locale::ALL {
            for (story, count) in [(ILLEGAL, 2), (claim, 1)] {
                let (_, entries) = played(story, locale).into_table();
                let number = entries.last().unwrap().number;
                let mut table = Table::reopened(entries, number, None, locale).unwrap();
                let messages = Messages::new(locale);
                let proposals = table.game.proposals();
                assert_eq!(proposals.len(), count, "{locale}");
                let proposed: Vec<String> = proposals
                    .iter()
                    .map(|open| wording::proposal::proposed(&messages, &table.game, open))
                    .collect();
                let open = wording::state::open_rulings(&messages, &table.game).unwrap();
                let said = said_to_arbiter(&table.step(Input::Time, table.last()));
                assert!(said.contains(&open), "{locale}: {said:?}");
                let said = said_to_arbiter(&types(&mut table, "state", 10_000_000)).join("\n");
                for text in &proposed {
                    assert!(said.contains(text), "{locale}: {text}: {said}");
                }
                assert!(said.contains(&open), "{locale}: {said}");
            }
        }
    }

    const LOCKED: &str =
        "white vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter types lock 4711\n> arbiter types close desk\n";

    #[test]
    fn who_ends_the_program_waits_no_less_for_the_next_pin() {
        let script = parse(LOCKED).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let (mut table, mut entries) = stage.into_table();
        for (at_ms, seconds) in [(1_000, 1), (2_000, 2), (4_000, 4)] {
            let effects = types(&mut table, "pin 0000", at_ms);
            assert_eq!(
                refused(&effects).map(|refusal| refusal.lack),
                Some(RefusalDetail::Seconds(seconds))
            );
            entries.extend(written(effects));
        }
        let number = entries.last().unwrap().number;
        let mut table = Table::reopened(entries, number, None, Locale::En).unwrap();
        let effects = types(&mut table, "pin 4711", 4_001);
        assert_eq!(refused(&effects).map(|refusal| refusal.code), Some(Code::PinTooSoon));
        assert!(written(effects).is_empty(), "a try before its time is not looked at");
        assert!(table.desk_is_locked(table.last()));
        let effects = types(&mut table, "pin 4711", 8_000);
        assert_eq!(refused(&effects), None);
        assert!(!table.desk_is_locked(table.last()));
    }

    #[test]
    fn the_report_has_wrong_pins_in_a_row_as_one_line() {
        let tries = [1, 2, 3, 4, 5].map(|n| format!("at 0:0{n}:00\n> arbiter types pin 000{n}\n"));
        let tries = tries.concat();
        let story = format!(
            "{LOCKED}{tries}at 0:06:00\n> arbiter types pin 4711\n> arbiter types close desk\n\
                             at 0:07:00\n> arbiter types pin 1\n"
        );
        let script = parse(&story).unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        types(&mut table, "pin 4711", 480_000);
        let effects = types(&mut table, "report x.txt", 480_000);
        let text = effects.into_iter().find_map(|effect| {
            let Effect::Save { text, .. } = effect else { return None };
            Some(text)
        });
        let text = text.unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| line.contains("wrong PIN")).collect();
        let expected = "0:05:00  5 wrong PINs entered at the arbiter's desk, the last at this time.";
        assert_eq!(
            lines,
            [expected, "0:07:00  One wrong PIN entered at the arbiter's desk."],
            "{text}"
        );
    }

    #[test]
    fn salts_come_from_the_random_bytes_the_table_was_given() {
        let salt = |seed| {
            let script = parse(LOCKED).unwrap();
            let mut stage = Stage::new(&script.header, Locale::En, None);
            stage.set_seed(seed);
            stage.act_out(&script.story);
            stage.into_table().0.game().lock().unwrap().salt.clone()
        };
        assert_eq!(salt([0; 32]), salt([0; 32]), "scripts are the same each time");
        assert_ne!(salt([0; 32]), salt([1; 32]));
    }
}
