//! A desk of the hall: the process and its store, driven as the program's own thread drives them (`app::hall`).

use std::collections::BTreeMap;
use std::iter;

use announcement::Vocabulary;
use hall::desk::kept::{KeptChange, Replicated};
use hall::desk::shelf::Shelf;
use hall::desk::{DeskEffect, DeskIdentity, DeskInput, DeskNotice, HallDesk};
use hall::screen::HallIntent;
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;
use link::admission::{Admission, AdmissionStep};
use link::enrolment::{EnrolmentCode, Newcomer, Secret};
use link::hub::{Hub, NetMachine};
use link::identity::PrivateKey;
use link::page::SentEntry;
use link::roster::Power;
use link::topic::{Topic, TournamentId};
use link::{Address, Credentials, MachinePart, NetNews, NetParticipation, NetRequest, QuestionId};
use locale::{Locale, Messages};

use crate::auditor::halls::{Copied, HallAuditor};
use crate::auditor::words::WordsAuditor;
use crate::auditor::{Fault, Row};
use crate::disk::Cut;
use crate::filed::FiledDesk;

/// The address at which newcomers knock.
pub const DOOR: &str = "desk:7461";
/// The address of the further desk.
const FURTHER: &str = "further:7461";
/// The time that passes at once while a further desk comes in, in milliseconds, and the most of such steps.
const COMING_IN: (u64, u32) = (100, 100);
/// The most sentences that are remembered.
const MOST_SAID: usize = 200;

/// The hall as a desk meets it: the net, the judge, and the journals of the tables.
pub struct Around<'a> {
    /// The net.
    pub hub: &'a mut Hub,
    /// The judge.
    pub judge: &'a mut HallAuditor,
    /// The journals of each table, from table 1 on, the present one first.
    pub journals: &'a [Vec<&'a [Row]>],
    /// The tables that had unsaved entries a short time ago, from table 1 on.
    pub unsaved: &'a [bool],
}

/// The entries of a game as a desk saves them, and the clock as it was last heard of.
pub type SavedGame = (Vec<StoredEntry>, Option<Heartbeat>);

/// A desk.
pub struct SimulatedDesk {
    number: usize,
    own: DeskIdentity,
    process: HallDesk,
    machine: NetMachine,
    shelf: Shelf,
    file: FiledDesk,
    cut: Option<Cut>,
    is_unplugged: bool,
    /// True if every replica was stored so far.
    pub is_whole: bool,
    /// True if the arbiter is asked something and has not typed since.
    pub asks: bool,
    /// The last sentences that the arbiter heard.
    said: Vec<DeskNotice>,
    /// The judge of everything that this process says.
    words: WordsAuditor,
    /// The files for people outside, as they were written last.
    papers: BTreeMap<String, String>,
    /// The game that was saved last.
    saved: Option<SavedGame>,
    /// The messages that left the desk, for the stranger.
    pub left: Vec<(Option<Topic>, Vec<u8>)>,
    /// Counts the processes, each with its own seed.
    processes: u8,
}

fn identity(seed: u8, by: &str, event: Option<TournamentId>, door: &str) -> DeskIdentity {
    let key = PrivateKey::from_seed([seed; 32]);
    DeskIdentity {
        event: event.unwrap_or_else(|| key.public().tournament()),
        by: by.to_owned(),
        // The roster names the power of a further desk.
        power: if event.is_some() { Power::Looks } else { Power::Chief },
        door: Address(door.to_owned()),
        vocabulary: Vocabulary::default(),
        key,
    }
}

impl SimulatedDesk {
    fn with(number: usize, own: DeskIdentity, shelf: Shelf, mut file: FiledDesk, hub: &mut Hub) -> Result<Self, Fault> {
        let messages = Messages::new(Locale::En);
        let loaded = file.read_again(&shelf.loaded())?;
        let process = HallDesk::new(own.clone(), messages, loaded, [7; 32], hub.now());
        let machine = hub.plug_in();
        let desk = Self {
            number,
            own,
            process,
            machine,
            shelf,
            file,
            cut: None,
            is_unplugged: false,
            is_whole: true,
            asks: false,
            said: Vec::new(),
            words: WordsAuditor::default(),
            papers: BTreeMap::new(),
            saved: None,
            left: Vec::new(),
            processes: 8,
        };
        desk.open(hub);
        Ok(desk)
    }

    /// The desk of the chief, who founds a tournament.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn chief(around: &mut Around<'_>) -> Result<Self, Fault> {
        let (own, file) = (identity(1, "Eva", None, DOOR), FiledDesk::new("Eva", 1));
        let mut desk = Self::with(0, own, Shelf::default(), file, around.hub)?;
        let first = desk.process.found("Club Open");
        desk.carry_out(first, around)?;
        Ok(desk)
    }

    /// A further desk, which comes in with a code of the chief's; with the store of `before` and another key if it was there.
    ///
    /// # Errors
    /// It is not let in, or the first promise that is broken.
    pub fn further(chief: &mut Self, before: Option<Self>, around: &mut Around<'_>) -> Result<Self, Fault> {
        let fault = |shown: &str| Fault::new("a further desk comes in with its code", shown);
        chief.types("desk arbiter Flo", around)?;
        let code: Option<EnrolmentCode> = chief.code("Flo's desk").and_then(|code| code.parse().ok());
        let code = code.ok_or_else(|| fault("there is no code"))?;
        let seed = before
            .as_ref()
            .map_or(2, |before| before.own.key.seed()[0].wrapping_add(2));
        let own = identity(seed, "Flo", Some(chief.own.event), FURTHER);
        let newcomer = Newcomer {
            key: own.key.public(),
            name: own.by.clone(),
            reached_at: vec![own.door.clone()],
            line: link::line::FORM,
            bound_to: None,
        };
        let mut admission = Admission::new(code.slot(), Secret::Code(code), [2; 32], newcomer);
        let (at, slot) = (Address(DOOR.to_owned()), code.slot());
        let machine = around.hub.plug_in();
        let mut questions = 1;
        let payload = admission.begin(QuestionId(questions));
        let knock = |id, payload| {
            let at = at.clone();
            NetRequest::Knock {
                id: QuestionId(id),
                at,
                slot,
                payload,
            }
        };
        around.hub.ask(machine, knock(questions, payload));
        for step in 0..COMING_IN.1 {
            around.hub.pass(COMING_IN.0);
            chief.passes(around)?;
            if step % 10 == 9 {
                // A desk that may rule is let in by name only.
                chief.types("yes Flo", around)?;
            }
            for news in around.hub.news(machine) {
                let NetNews::Answered(id, answer) = news else { continue };
                questions += 1;
                match admission.answered(id, answer, QuestionId(questions)) {
                    AdmissionStep::Wait => {}
                    AdmissionStep::Knock(payload) => around.hub.ask(machine, knock(questions, payload)),
                    AdmissionStep::In(welcome) => {
                        return Self::comes_in(own, seed, before, KeptChange::Roster(welcome.roster), around);
                    }
                    AdmissionStep::Out(why) => return Err(fault(&format!("{why:?}"))),
                }
            }
        }
        let said: Vec<&str> = chief.said.iter().map(|said| said.text.as_str()).collect();
        Err(fault(&format!("no answer comes after {}", said.join(" | "))))
    }

    /// Opens the file of a further desk, or makes one, with that roster.
    fn comes_in(
        own: DeskIdentity,
        seed: u8,
        before: Option<Self>,
        roster: KeptChange,
        around: &mut Around<'_>,
    ) -> Result<Self, Fault> {
        let (mut shelf, mut file, is_whole) = if let Some(mut before) = before {
            around.judge.comes_in_anew(before.number);
            before.file.rejoin(seed)?;
            (before.shelf, before.file, before.is_whole)
        } else {
            (Shelf::default(), FiledDesk::new("Flo", seed), true)
        };
        shelf.is_full = false;
        shelf.keep(&roster);
        file.keep(roster);
        let mut desk = Self::with(1, own, shelf, file, around.hub)?;
        desk.is_whole = is_whole;
        Ok(desk)
    }

    /// The process ends for good.
    pub fn leaves(&self, hub: &mut Hub) {
        hub.ask(self.machine, NetRequest::Close);
    }

    /// Saves the game of a table whose computer has failed.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn save(&mut self, table: usize, around: &mut Around<'_>) -> Result<Option<SavedGame>, Fault> {
        self.saved = None;
        self.types(&format!("save game {}", table + 1), around)?;
        Ok(self.saved.take())
    }

    /// The files for people outside.
    pub const fn papers(&self) -> &BTreeMap<String, String> {
        &self.papers
    }

    fn open(&self, hub: &mut Hub) {
        hub.ask(
            self.machine,
            NetRequest::Open(Box::new(NetParticipation {
                event: self.own.event,
                part: MachinePart::Desk(self.own.key.public().desk()),
                listen: vec![self.own.door.clone()],
                connect: Vec::new(),
                credentials: None,
                lease_ms: 5_000,
            })),
        );
    }

    /// The tournament.
    pub const fn event(&self) -> TournamentId {
        self.own.event
    }

    /// The roster and the notes of the tournament, as they are stored.
    pub fn stored(&self) -> (&str, String) {
        let roster = self.shelf.loaded.roster.as_ref();
        let roster = roster.map_or("", |signed| signed.text.as_str());
        (roster, self.shelf.loaded.notes.join("\n"))
    }

    /// Sets whether its store has no room.
    pub const fn set_full(&mut self, is_full: bool) {
        self.shelf.is_full = is_full;
    }

    /// Cuts the process off at a later write.
    pub const fn cut(&mut self, cut: Cut) {
        self.cut = Some(cut);
    }

    /// Kills the process and starts another with what is stored.
    ///
    /// # Errors
    /// The file of the desk has something else than what was kept.
    pub fn restart(&mut self, hub: &mut Hub) -> Result<(), Fault> {
        hub.ask(self.machine, NetRequest::Close);
        hub.ask(self.machine, NetRequest::CloseEnrolment);
        self.processes = self.processes.wrapping_add(1);
        self.words = WordsAuditor::default();
        self.machine = hub.plug_in();
        self.process = HallDesk::new(
            self.own.clone(),
            Messages::new(Locale::En),
            self.file.read_again(&self.shelf.loaded())?,
            [self.processes; 32],
            hub.now(),
        );
        (self.cut, self.asks) = (None, false);
        if self.is_unplugged {
            hub.cut(self.machine);
        }
        self.open(hub);
        Ok(())
    }

    /// Pulls its cable, or plugs it in again.
    pub fn set_cable(&mut self, is_in: bool, hub: &mut Hub) {
        self.is_unplugged = !is_in;
        if is_in {
            hub.heal(self.machine);
        } else {
            hub.cut(self.machine);
        }
    }

    /// Its store works, and nothing cuts the process off.
    pub const fn is_spared(&mut self) {
        self.cut = None;
        self.shelf.is_full = false;
    }

    /// The last code that was told for that newcomer, in letters.
    pub fn code(&self, newcomer: &str) -> Option<String> {
        let begins = format!("Code for {newcomer}:");
        let told = self.said.iter().rev().find(|said| said.text.starts_with(&begins))?;
        let (_, code) = told.text.split_once("In letters: ")?;
        code.split_once('.').map(|(code, _)| code.to_owned())
    }

    /// The arbiter types a line.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn types(&mut self, line: &str, around: &mut Around<'_>) -> Result<(), Fault> {
        let old = self.said.len().saturating_sub(MOST_SAID);
        self.said.drain(..old);
        self.asks = false;
        if line.starts_with("yes") && !self.process.screen().door.is_empty() {
            around.judge.lets_in();
        }
        self.step(DeskInput::Do(HallIntent::Line(line.to_owned())), around)
    }

    /// Takes the news of the net, and does what is due.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn passes(&mut self, around: &mut Around<'_>) -> Result<(), Fault> {
        let process = self.machine;
        for news in around.hub.news(process) {
            // News for a process that has ended is lost.
            if self.machine == process {
                self.step(DeskInput::Net(news), around)?;
            }
        }
        if self.process.next_wakeup().is_some_and(|at| at <= around.hub.now()) {
            self.step(DeskInput::Time, around)?;
        }
        Ok(())
    }

    fn step(&mut self, input: DeskInput, around: &mut Around<'_>) -> Result<(), Fault> {
        let effects = self.process.step(input, around.hub.now());
        self.carry_out(effects, around)
    }

    fn carry_out(&mut self, effects: Vec<DeskEffect>, around: &mut Around<'_>) -> Result<(), Fault> {
        let mut effects = effects.into_iter();
        while let Some(effect) = effects.next() {
            match effect {
                DeskEffect::Keep(kept) => {
                    let dies = self.dies_at_write();
                    let is_kept = dies != Some(false) && self.shelf.keep(&kept);
                    if !is_kept || dies.is_some() {
                        let mut lost = effects.as_slice().iter();
                        let is_start = |effect: &DeskEffect| matches!(effect, DeskEffect::Keep(KeptChange::Owed(_)));
                        if lost.any(is_start) || (!is_kept && matches!(kept, KeptChange::Owed(_))) {
                            around.judge.owes_nothing(self.number);
                        }
                    }
                    if !is_kept && dies.is_none() {
                        let dropped = iter::once(DeskEffect::Keep(kept)).chain(effects).collect();
                        return self.step(DeskInput::NotKept(dropped), around);
                    }
                    if is_kept {
                        self.file.keep(kept.clone());
                        self.keeps(kept, around)?;
                    }
                    if dies.is_some() {
                        return self.restart(around.hub);
                    }
                }
                DeskEffect::Replicate(_) if self.shelf.is_full => {
                    self.is_whole = false;
                    self.step(DeskInput::NotReplicated, around)?;
                }
                DeskEffect::Replicate(batch) => {
                    for replicated in &batch {
                        self.copies(replicated, around)?;
                    }
                    self.file.replicate(batch.clone());
                    self.shelf.loaded.replicas.extend(batch);
                }
                DeskEffect::Ask(request) => {
                    if let Some((topic, payload)) = message(&request) {
                        around.judge.is_carried(payload, std::iter::empty())?;
                        self.left.push((topic, payload.to_vec()));
                    }
                    around.hub.ask(self.machine, request);
                }
                DeskEffect::Certify { slot, .. } => {
                    // Once a table comes in anew, a forger of its name is told of anew.
                    self.words.comes_in();
                    let text = || String::from("made");
                    let (authority, certificate, key) = (text(), text(), text());
                    let made = Credentials {
                        authority,
                        certificate,
                        key,
                    };
                    self.step(DeskInput::Made(slot, Some(made)), around)?;
                }
                DeskEffect::Write(papers) => {
                    let names = papers.iter().map(|paper| paper.name.clone()).collect();
                    self.papers
                        .extend(papers.into_iter().map(|paper| (paper.name, paper.text)));
                    let (failed, folder) = (Vec::new(), String::from("events/Club-Open"));
                    self.step(DeskInput::Written { names, failed, folder }, around)?;
                }
                DeskEffect::Tell(said) => {
                    let exists = |table: &u32| index(*table) < around.journals.len();
                    let named: Vec<u32> = said.tables.iter().map(|table| table.0).filter(exists).collect();
                    let now_ms = around.hub.now().as_millis();
                    let games = named.first().map_or(0, |table| around.journals[index(*table)].len());
                    self.words.hears(said.kind, (&named, games), &said.text, now_ms)?;
                    self.asks |= said.kind == "question";
                    let begins = |words: &&str| said.text.starts_with(*words);
                    if said.kind == "round" && ["Starting the clocks", "No clocks"].iter().any(begins) {
                        let roster = self.shelf.loaded.roster.as_ref();
                        let roster = roster.map_or("", |signed| signed.text.as_str());
                        around.judge.starts_round(self.number, roster, around.journals);
                    }
                    self.said.push(said);
                }
                DeskEffect::SaveGame { entries, heartbeat, .. } => self.saved = Some((entries, heartbeat)),
                DeskEffect::Broadcast(_)
                | DeskEffect::Correct(_)
                | DeskEffect::Read(_)
                | DeskEffect::End
                | DeskEffect::Pair(_)
                | DeskEffect::NamePairingProgram(_)
                | DeskEffect::Show => {}
            }
        }
        Ok(())
    }

    /// True if the process dies at this write, after it was stored; false if before.
    fn dies_at_write(&mut self) -> Option<bool> {
        let cut = self.cut.as_mut()?;
        cut.writes = cut.writes.saturating_sub(1);
        let is_stored = cut.is_stored;
        self.cut.take_if(|cut| cut.writes == 0).map(|_| is_stored)
    }

    fn keeps(&self, kept: KeptChange, around: &mut Around<'_>) -> Result<(), Fault> {
        match kept {
            KeptChange::Ruling { count, table, signed } => {
                around.judge.rules(self.number, count, table.0, &signed.text)
            }
            KeptChange::Answered { count, answer } => {
                let table = around.judge.table_of(self.number, count).map_or(0, index);
                let was_saved = !around.unsaved.get(table).copied().unwrap_or_default();
                around.judge.is_answered(self.number, count, &answer, was_saved)
            }
            KeptChange::Withdrawn { count } => {
                around.judge.withdraws(self.number, count);
                Ok(())
            }
            KeptChange::Note(note) => {
                around.judge.notes(&note);
                Ok(())
            }
            KeptChange::Roster(_)
            | KeptChange::Owed(_)
            | KeptChange::UsedFiles(_)
            | KeptChange::Key(_)
            | KeptChange::NotesAnew => Ok(()),
        }
    }

    fn copies(&self, replicated: &Replicated, around: &mut Around<'_>) -> Result<(), Fault> {
        let copied = replicated.entries.iter().map(|sent| Copied {
            number: sent.number(),
            record: SentEntry::entry(sent).map(|entry| entry.record.as_str()),
            hash: sent.hash().0,
        });
        let table = replicated.table.0;
        let journals = around.journals.get(index(table)).map(Vec::as_slice).unwrap_or_default();
        let desk = (self.number, table, replicated.version);
        around.judge.copies(desk, replicated.game.0, copied, journals)
    }
}

/// The message of a request, with its topic if it is not an answer.
pub fn message(request: &NetRequest) -> Option<(Option<Topic>, &[u8])> {
    if let NetRequest::Put(topic, payload) | NetRequest::Ask { to: topic, payload, .. } = request {
        Some((Some(*topic), payload))
    } else if let NetRequest::Answer(_, payload) = request {
        Some((None, payload))
    } else {
        None
    }
}

/// The place of a table in a list that begins with table 1.
fn index(table: u32) -> usize {
    usize::try_from(table).unwrap_or_default().wrapping_sub(1)
}
