//! A hall: desks, tables and a stranger over the net in memory.

use controls::intent::Intent;
use controls::joining::JoiningIntent;
use journal::chain::{Anchor, EntryHash};
use laws::moment::Moment;
use laws::people::Person;
use link::head::{GamePhase, Head};
use link::hub::{Hub, NetMachine, Weather};
use link::identity::{PrivateKey, SignedText};
use link::ruling::RulingAnswer;
use link::topic::{GameId, TableNumber, Topic, TournamentId};
use link::{Address, Haste, MachinePart, NetNews, NetParticipation, NetRequest, QuestionId};
use sha2::{Digest as _, Sha256};
use shakmaty::ByColor;
use table::input::Input;
use table::script::parse::parse;

use crate::acting;
use crate::auditor::halls::HallAuditor;
use crate::auditor::{Fault, Row};
use crate::computer::{Computer, Figures, Played, Sent};
use crate::desk::{Around, DOOR, SimulatedDesk, message};
use crate::disk::Health;
use crate::story::{Act, DeskAct, Story};

/// The players of the tables.
const PLAYERS: [[&str; 2]; 3] = [["Ada", "Ben"], ["Cleo", "Dan"], ["Eve", "Finn"]];
/// The number of tables.
pub const TABLES: usize = PLAYERS.len();
/// The time that passes at once, in milliseconds.
const TICK_MS: u64 = 100;
/// The time after which whoever was cut off must be back, once the net works: the lease, an unanswered question, a head and a page.
const BACK_MS: u64 = 20_000;
/// The time until a game that was set up is at the desks and started.
const SET_UP_MS: u64 = 5_000;
/// The most steps of time for which the last entries are on their way.
const LAST_TICKS: u32 = 20;
/// The time for which an answer may come from a table whose entries were not stored, in milliseconds.
const UNSAVED_MS: u64 = 15_000;
/// The most messages that the stranger keeps.
const MOST_OVERHEARD: usize = 64;

/// A table of the hall.
struct TablePlace {
    header: String,
    computer: Computer,
    machine: NetMachine,
    is_unplugged: bool,
    takes_part: bool,
    unsaved_until: Moment,
}

/// The hall.
pub struct Hall {
    hub: Hub,
    judge: HallAuditor,
    desks: Vec<SimulatedDesk>,
    tables: Vec<TablePlace>,
    stranger: NetMachine,
    overheard: Vec<(Topic, Vec<u8>)>,
    overheard_answer: Vec<u8>,
    draws: u64,
}

fn number(table: usize) -> TableNumber {
    TableNumber(u32::try_from(table + 1).unwrap_or_default())
}

impl Hall {
    /// The hall of that story, with the chief's desk.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn new(story: &Story) -> Result<Self, Fault> {
        let mut hub = Hub::new(Weather::default(), story.seed);
        let mut judge = HallAuditor::default();
        let chief = SimulatedDesk::chief(&mut Around {
            hub: &mut hub,
            judge: &mut judge,
            journals: &[],
            unsaved: &[],
        })?;
        let stranger = hub.plug_in();
        // A stranger takes part in the name of one of the tables.
        let name = number(usize::try_from(story.seed / 8).unwrap_or(0) % TABLES);
        hub.ask(stranger, strangers_part(chief.event(), name));
        let mut tables = Vec::new();
        for (place, [white, black]) in PLAYERS.into_iter().enumerate() {
            let header = story.header.join("\n").replace("Ada", white).replace("Ben", black);
            let script =
                parse(&header).map_err(|wrong| Fault::new("a line of a story can be read", format!("{wrong:?}")))?;
            let seed = story.seed.wrapping_mul(8).wrapping_add(u64::from(number(place).0));
            tables.push(TablePlace {
                computer: Computer::new(&script.header, story.locale, seed)?,
                header,
                machine: hub.plug_in(),
                is_unplugged: false,
                takes_part: false,
                unsaved_until: Moment::START,
            });
        }
        let mut hall = Self {
            hub,
            judge,
            desks: vec![chief],
            tables,
            stranger,
            overheard: Vec::new(),
            overheard_answer: Vec::new(),
            draws: story.seed,
        };
        hall.wait(TICK_MS, None)?;
        Ok(hall)
    }

    /// True if the arbiter at that desk is asked something.
    pub fn asks(&self, desk: usize) -> bool {
        self.desks.get(desk).is_some_and(|desk| desk.asks)
    }

    /// The computer with that table.
    pub fn computer(&self, table: usize) -> &Computer {
        &self.tables[table].computer
    }

    /// True if that table takes part in the tournament.
    pub fn takes_part(&self, table: usize) -> bool {
        self.tables[table].takes_part
    }

    /// Carries out an act.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn play(&mut self, act: &Act) -> Result<(), Fault> {
        match act {
            Act::Wait(ms) => self.wait(*ms, None),
            Act::At(table, act) => self.at_table(*table, act),
            Act::Join(table) => self.joins(*table),
            Act::TableCable(table, is_in) => {
                self.set_cable(*table, *is_in);
                Ok(())
            }
            Act::Switch(is_in) => {
                (0..TABLES).for_each(|table| self.set_cable(table, *is_in));
                Ok(())
            }
            Act::Desk(desk, act) => self.at_desk(*desk, act),
            Act::FurtherDesk => self.further_desk(),
            Act::Spare(table) => self.spare(*table),
            Act::Weather(weather) => {
                self.hub.set_weather(*weather);
                Ok(())
            }
            Act::Stranger(draw) => {
                for draw in [*draw, draw / 3, draw / 7] {
                    self.stranger_sends(draw);
                }
                Ok(())
            }
            Act::Calm => self.calms(),
            Act::Line(_)
            | Act::Kill
            | Act::Cut(_)
            | Act::Store(_)
            | Act::Sleep(_)
            | Act::Suspend(_)
            | Act::Jump(_)
            | Act::Wish(_)
            | Act::Cable(_)
            | Act::SeatStands(_) => Ok(()),
        }
    }

    fn at_table(&mut self, table: usize, act: &Act) -> Result<(), Fault> {
        // The others do not wait for a computer that sleeps.
        if let Act::Sleep(ms) | Act::Suspend(ms) = act {
            self.wait(*ms, Some(table))?;
        }
        let at = &mut self.tables[table];
        acting::act(&at.header, &mut at.computer, act)?;
        self.sends(table)
    }

    fn joins(&mut self, table: usize) -> Result<(), Fault> {
        let newcomer = format!("table {}", number(table).0);
        let Some(code) = self.desks.first().and_then(|chief| chief.code(&newcomer)) else {
            return Ok(());
        };
        let at = Some(DOOR.to_owned());
        let join = Intent::Joining(JoiningIntent::Join { at, code });
        self.tables[table].computer.step(Input::Intent(Person::Arbiter, join))?;
        self.sends(table)
    }

    fn set_cable(&mut self, table: usize, is_in: bool) {
        let at = &mut self.tables[table];
        at.is_unplugged = !is_in;
        if is_in {
            self.hub.heal(at.machine);
        } else {
            self.hub.cut(at.machine);
        }
    }

    fn at_desk(&mut self, desk: usize, act: &DeskAct) -> Result<(), Fault> {
        self.desk_does(desk, |desk, around| {
            match act {
                DeskAct::Types(line) => return desk.types(line, around),
                DeskAct::Kill => return desk.restart(around.hub),
                DeskAct::Cut(cut) => desk.cut(*cut),
                DeskAct::Full(is_full) => desk.set_full(*is_full),
                DeskAct::Cable(is_in) => desk.set_cable(*is_in, around.hub),
            }
            Ok(())
        })
    }

    fn further_desk(&mut self) -> Result<(), Fault> {
        self.hub.set_weather(Weather::default());
        let before = self.desks.drain(1..).next();
        if let Some(before) = &before {
            before.leaves(&mut self.hub);
        }
        let mut further = None;
        self.desk_does(0, |chief, around| {
            chief.is_spared();
            chief.set_cable(true, around.hub);
            further = Some(SimulatedDesk::further(chief, before, around)?);
            Ok(())
        })?;
        self.desks.extend(further);
        Ok(())
    }

    /// The computer of a table fails for good, and the chief's desk saves its game for a spare one.
    fn spare(&mut self, table: usize) -> Result<(), Fault> {
        let mut saved = None;
        self.desk_does(0, |chief, around| {
            saved = chief.save(table, around)?;
            Ok(())
        })?;
        let at = &mut self.tables[table];
        let Some((entries, heartbeat)) = saved else {
            return self.judge.saves_nothing(0, number(table).0, at.computer.rows());
        };
        let begins = |rows: &[Row]| rows.first().map(|row| row.hash);
        // The desk has not heard yet that another game has begun.
        if entries.first().map(|entry| entry.hash.0) != begins(at.computer.rows()) {
            return Ok(());
        }
        let spare = Computer::spare(&at.computer, &entries, heartbeat)?;
        let saved = spare.rows().get(..entries.len()).unwrap_or_default();
        self.judge.moves(number(table).0, at.computer.rows(), saved)?;
        at.computer = spare;
        (at.is_unplugged, at.takes_part) = (false, false);
        self.hub.ask(at.machine, NetRequest::Close);
        self.sends(table)
    }

    /// Lets something happen at a desk; nothing if the desk has not come in.
    fn desk_does(
        &mut self,
        desk: usize,
        does: impl FnOnce(&mut SimulatedDesk, &mut Around<'_>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let Some(desk) = self.desks.get_mut(desk) else {
            return Ok(());
        };
        let now = self.hub.now();
        let journals: Vec<Vec<&[Row]>> = self.tables.iter().map(|at| at.computer.journals()).collect();
        let unsaved: Vec<bool> = self.tables.iter().map(|at| now < at.unsaved_until).collect();
        let mut around = Around {
            hub: &mut self.hub,
            judge: &mut self.judge,
            journals: &journals,
            unsaved: &unsaved,
        };
        does(desk, &mut around)?;
        let left = std::mem::take(&mut desk.left);
        for (topic, payload) in left {
            self.overhears(topic, payload);
        }
        Ok(())
    }

    /// Lets time pass; a computer that sleeps does nothing meanwhile.
    fn wait(&mut self, ms: u64, sleeps: Option<usize>) -> Result<(), Fault> {
        let mut left = ms;
        while left > 0 {
            let tick = left.min(TICK_MS);
            left -= tick;
            self.tick(tick, sleeps)?;
        }
        Ok(())
    }

    fn tick(&mut self, ms: u64, sleeps: Option<usize>) -> Result<(), Fault> {
        self.hub.pass(ms);
        for table in (0..TABLES).filter(|table| Some(*table) != sleeps) {
            let at = &mut self.tables[table];
            at.computer.wait(ms)?;
            let process = at.computer.figures().restarts;
            for news in self.hub.news(at.machine) {
                // News for a process that has ended is lost.
                if at.computer.figures().restarts == process {
                    at.computer.hears(news)?;
                }
            }
            self.sends(table)?;
        }
        for desk in 0..self.desks.len() {
            self.desk_does(desk, SimulatedDesk::passes)?;
        }
        for news in self.hub.news(self.stranger) {
            if let NetNews::Asked(asked, _, payload) = news {
                // Every second ruling gets an answer in the table's name, signed with the stranger's key.
                let ruling = SignedText::from_bytes(&payload).filter(|_| self.draws.is_multiple_of(2));
                let entries = vec![1];
                let forged = ruling.map(|ruling| {
                    let key = PrivateKey::from_seed([9; 32]);
                    RulingAnswer::done(entries).sign(&key, &ruling).to_bytes()
                });
                let answer = forged.unwrap_or_else(|| self.overheard_answer.clone());
                self.hub.ask(self.stranger, NetRequest::Answer(asked, answer));
            }
        }
        Ok(())
    }

    /// Passes on what a table sends, and shows its journal to the judge.
    fn sends(&mut self, table: usize) -> Result<(), Fault> {
        let at = &mut self.tables[table];
        let mut left = Vec::new();
        let (name, journal) = (number(table).0, at.computer.journal_number());
        self.judge.reads_table(name, journal, &at.computer.journals())?;
        for sent in at.computer.take_sent() {
            let request = match sent {
                Sent::Request(request) => request,
                Sent::NewProcess => {
                    self.hub.ask(at.machine, NetRequest::Close);
                    at.machine = self.hub.plug_in();
                    if at.is_unplugged {
                        self.hub.cut(at.machine);
                    }
                    continue;
                }
            };
            if let Some((topic, payload)) = message(&request) {
                self.judge.is_carried(payload, at.computer.private().iter())?;
                left.push((topic, payload.to_vec()));
            }
            self.hub.ask(at.machine, request);
        }
        let takes_part = at.computer.place().is_some();
        if takes_part && !at.takes_part {
            self.judge.comes_in(number(table).0)?;
        }
        at.takes_part = takes_part;
        if !at.computer.is_saved() {
            at.unsaved_until = self.hub.now().plus_millis(UNSAVED_MS);
        }
        for (topic, payload) in left {
            self.overhears(topic, payload);
        }
        Ok(())
    }

    fn overhears(&mut self, topic: Option<Topic>, payload: Vec<u8>) {
        let Some(topic) = topic else {
            self.overheard_answer = payload;
            return;
        };
        self.draws += 1;
        let at = usize::try_from(self.draws).unwrap_or(0) % MOST_OVERHEARD;
        match self.overheard.get_mut(at) {
            Some(old) => *old = (topic, payload),
            None => self.overheard.push((topic, payload)),
        }
    }

    /// The stranger sends an old message, changed or not, to its own table or another, or bytes of their own.
    fn stranger_sends(&mut self, draw: u64) {
        let to = number(usize::try_from(draw / 7).unwrap_or(0) % TABLES);
        let at = usize::try_from(draw / 32).unwrap_or(0) % self.overheard.len().max(1);
        let (mut topic, mut payload) = self
            .overheard
            .get(at)
            .cloned()
            .unwrap_or_else(|| (Topic::Rule(to), vec![u8::try_from(draw % 256).unwrap_or(0); 40]));
        if draw.is_multiple_of(4)
            && let Some(last) = payload.last_mut()
        {
            *last ^= 1;
        }
        let is_asked = matches!(topic, Topic::Rule(_) | Topic::Log(_) | Topic::DeskLog(_));
        if draw % 3 == 1 {
            topic = if is_asked { Topic::Rule(to) } else { Topic::Head(to) };
        }
        if draw % 5 == 1 {
            topic = Topic::Head(TableNumber(100 + u32::try_from(draw % 50).unwrap_or(0)));
        } else if draw % 5 == 2
            && let Some(forged) = self.forged_head(to, draw.is_multiple_of(2))
        {
            (topic, payload) = (Topic::Head(to), forged);
        }
        self.draws += 1;
        let id = QuestionId(self.draws);
        let (slot, haste) = (u32::try_from(draw % 64).unwrap_or(0), Haste::Now);
        let request = if draw % 11 == 3 {
            let at = Address(DOOR.to_owned());
            NetRequest::Knock { id, at, slot, payload }
        } else if is_asked {
            NetRequest::Ask {
                id,
                to: topic,
                payload,
                haste,
            }
        } else {
            NetRequest::Put(topic, payload)
        };
        self.hub.ask(self.stranger, request);
    }

    /// A head that claims more entries than the table has, or another game, signed with the stranger's key.
    fn forged_head(&self, table: TableNumber, is_of_another_game: bool) -> Option<Vec<u8>> {
        let at = self.tables.get(usize::try_from(table.0).ok()?.checked_sub(1)?)?;
        let rows = at.computer.rows();
        let head = Head {
            game: GameId::of(EntryHash(if is_of_another_game {
                [9; 32]
            } else {
                rows.first()?.hash
            })),
            end: Anchor {
                number: u64::try_from(rows.len()).ok()? + 3,
                hash: EntryHash([9; 32]),
            },
            at: at.computer.now(),
            left_ms: ByColor { white: 1, black: 1 },
            running: None,
            moves: 90,
            state: GamePhase::Ended,
            unsaved: 0,
            // No table of the hall has a battery.
            battery: Some(3),
            version: String::new(),
        };
        let key = PrivateKey::from_seed([9; 32]);
        Some(head.sign(&key, table, self.desks.first()?.event()).to_bytes())
    }

    /// The net and all stores work again: whoever was cut off must be back in time.
    ///
    /// # Errors
    /// A desk lacks an entry or an answer.
    pub fn calms(&mut self) -> Result<(), Fault> {
        self.hub.set_weather(Weather::default());
        for table in 0..TABLES {
            self.set_cable(table, true);
            let computer = &mut self.tables[table].computer;
            computer.set_health(Health::Works);
            computer.disk().spare();
        }
        for desk in &mut self.desks {
            desk.is_spared();
            desk.set_cable(true, &mut self.hub);
        }
        self.wait(BACK_MS, None)?;
        self.sets_up_games()?;
        // An entry of the last moment is still on its way.
        for _ in 0..LAST_TICKS {
            if self.are_back().is_ok() {
                break;
            }
            self.tick(TICK_MS, None)?;
        }
        self.are_back()
    }

    /// The arbiters at the tables say yes to the games that the chief has sent there.
    fn sets_up_games(&mut self) -> Result<(), Fault> {
        let roster = self.desks.first().map_or("", |chief| chief.stored().0).to_owned();
        let mut is_any = false;
        for table in 0..TABLES {
            let at = &self.tables[table];
            if at.takes_part && HallAuditor::lacks_game(&roster, number(table).0, at.computer.rows()) {
                for line in ["> arbiter types hall game", "> arbiter types yes"] {
                    self.at_table(table, &Act::Line(line.to_owned()))?;
                }
                is_any = true;
            }
        }
        if is_any { self.wait(SET_UP_MS, None) } else { Ok(()) }
    }

    fn are_back(&self) -> Result<(), Fault> {
        let Some((roster, notes)) = self.desks.first().map(SimulatedDesk::stored) else {
            return Ok(());
        };
        for further in self.desks.iter().skip(1) {
            let (its_roster, its_notes) = further.stored();
            HallAuditor::is_informed("the further desk", roster, its_roster)?;
            HallAuditor::is_informed("the further desk", &notes, &its_notes)?;
        }
        for at in &self.tables {
            if let Some(place) = at.computer.place() {
                HallAuditor::is_informed("a table", roster, &place.roster.text)?;
            }
        }
        for (table, at) in self.tables.iter().enumerate().filter(|(_, at)| at.takes_part) {
            self.judge
                .plays_round(roster, &notes, number(table).0, at.computer.rows())?;
        }
        HallAuditor::feeds(&notes, self.desks[0].papers())?;
        for (desk, own) in self.desks.iter().enumerate() {
            for (table, at) in self.tables.iter().enumerate().filter(|(_, at)| at.takes_part) {
                self.judge
                    .is_back(desk, number(table).0, at.computer.rows(), own.is_whole)?;
            }
        }
        Ok(())
    }

    /// Ends the story.
    ///
    /// # Errors
    /// The first promise that is broken.
    pub fn end(mut self) -> Result<Played, Fault> {
        self.calms()?;
        let mut trace = Sha256::new();
        let mut sum = Figures {
            simulated_ms: self.hub.now().as_millis(),
            copied: self.judge.copied,
            rulings: self.judge.ruled,
            ..Figures::default()
        };
        let mut games = Vec::new();
        for at in self.tables {
            let played = at.computer.end()?;
            trace.update(played.trace);
            sum.add(&Figures {
                simulated_ms: 0,
                ..played.figures
            });
            games.extend(played.games);
        }
        trace.update(sum.copied.to_be_bytes());
        let (trace, figures) = (trace.finalize().into(), sum);
        Ok(Played { trace, figures, games })
    }
}

/// A stranger's part in that tournament.
fn strangers_part(event: TournamentId, table: TableNumber) -> NetRequest {
    NetRequest::Open(Box::new(NetParticipation {
        event,
        part: MachinePart::Table(table),
        listen: Vec::new(),
        connect: Vec::new(),
        credentials: None,
        lease_ms: 5_000,
    }))
}
