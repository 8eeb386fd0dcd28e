//! Who comes in: a code of four squares for each table and each further desk, spoken in the words of D.2.1, and the arbiter's yes.

use std::collections::BTreeMap;

use super::{Desk, Effect, Paper, Waiting, lines, words};
use crate::announcement::squares;
use crate::journal::pin::{self, Seed};
use crate::laws::moment::Moment;
use crate::link::identity::{PublicKey, Token};
use crate::link::pairing::{CODE_MS, Code, DeskSide, EventFile, Knocked, Newcomer, Place, Secret, Welcome};
use crate::link::roster::{DeskEntry, Power, RelayEntry};
use crate::link::topic::TableNumber;
use crate::link::{Address, AskedId, Credentials, Request, Role};
use crate::locale::Value;

/// Slots from here on are those of files, by the numbers of their tables; those before are of codes.
const FIRST_FILE: u32 = 1_000;
/// So long a file counts, in milliseconds: a week of an event.
const FILE_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// For whom a code is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum For {
    Table(TableNumber),
    Desk(String, Power),
    Relay,
}

impl For {
    /// What is told of a table; a desk has none.
    const fn table(&self) -> Option<TableNumber> {
        match self {
            Self::Table(table) => Some(*table),
            Self::Desk(..) | Self::Relay => None,
        }
    }
}

/// A code that was spoken.
#[derive(Clone, Debug)]
struct Spoken {
    whom: For,
    until: Moment,
    newcomer: Option<AtTheDoor>,
}

/// Somebody who had the right code.
#[derive(Clone, Debug)]
struct AtTheDoor {
    newcomer: Newcomer,
    asked: AskedId,
    /// The arbiter has said yes, and a certificate is being made.
    is_admitted: bool,
}

/// The codes of a desk.
pub(super) struct Pairing {
    side: DeskSide,
    codes: BTreeMap<u32, Spoken>,
    seed: Seed,
    count: u64,
    is_open: bool,
}

impl Pairing {
    /// `seed` comes from the system's random source.
    pub(super) fn new(seed: Seed) -> Self {
        Self {
            side: DeskSide::default(),
            codes: BTreeMap::new(),
            seed,
            count: 0,
            is_open: false,
        }
    }

    pub(super) fn draw(&mut self) -> Seed {
        self.count += 1;
        pin::drawn(&self.seed, &format!("pairing {}", self.count))
    }

    /// A code whose first square no other open one has.
    fn code(&mut self) -> Option<Code> {
        (0..1_000).find_map(|_| {
            let [a, b, c, ..] = self.draw();
            let code = Code::from_bytes([a, b, c]);
            (!self.codes.contains_key(&code.slot())).then_some(code)
        })
    }

    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        self.codes.values().map(|code| code.until).min()
    }

    /// A code that does not count any more, if nobody came in with it.
    fn expire(&mut self, now: Moment) -> Vec<For> {
        let over: Vec<u32> = self
            .codes
            .iter()
            .filter(|(_, code)| code.until <= now)
            .map(|(slot, _)| *slot)
            .collect();
        over.into_iter()
            .filter_map(|slot| {
                self.side.close(slot);
                self.codes.remove(&slot)
            })
            .filter(|code| code.newcomer.is_none())
            .map(|code| code.whom)
            .collect()
    }

    /// Whether somebody waits for the arbiter's yes.
    pub(super) fn waits_for_yes(&self) -> bool {
        self.first_waiting().is_some()
    }

    fn first_waiting(&self) -> Option<u32> {
        let waits = |code: &Spoken| code.newcomer.as_ref().is_some_and(|newcomer| !newcomer.is_admitted);
        self.codes.iter().find(|(_, code)| waits(code)).map(|(slot, _)| *slot)
    }
}

impl Desk {
    /// Codes that nobody used in time are told; behind the last of them the door is closed.
    pub(super) fn close_doors(&mut self) {
        for whom in self.pairing.expire(self.now) {
            if let Some(table) = whom.table() {
                self.out.tell("code", &[table], words::Tell::CodeExpired(table));
            }
        }
        if self.pairing.is_open && self.pairing.codes.is_empty() {
            self.pairing.is_open = false;
            self.out.ask(Request::ClosePairing);
        }
    }

    pub(super) fn code_for_table(&mut self, table: TableNumber) {
        if let Some(code) = self.open_door(For::Table(table)) {
            let (words, squares) = self.spoken(code);
            self.out
                .tell("code", &[table], words::Tell::Code { table, words, squares });
        }
    }

    /// A file for that table, which somebody carries there: whoever has it first knocks with it, and the arbiter says yes as to a code. What is in it
    /// follows from the desk's key: the desk that was started again writes the same, and the door is open again.
    pub(super) fn file_for_table(&mut self, table: TableNumber) {
        if !self.roll.is_chief() {
            return self.out.tell("refused", &[], words::Tell::OnlyTheChief);
        }
        let token = Token(pin::drawn(&self.roll.own().key.seed(), &format!("event file {table}")));
        let slot = FIRST_FILE.saturating_add(table.0);
        let spoken = Spoken {
            whom: For::Table(table),
            until: self.now.plus_millis(FILE_MS),
            newcomer: None,
        };
        let file = EventFile {
            event: self.roll.own().event,
            name: self.roll.name().to_owned(),
            at: self.reached_at(),
            slot,
            token,
        };
        self.pairing.codes.insert(slot, spoken);
        self.pairing.side.open(slot, file.secret(), self.now);
        self.open_the_door();
        let name = format!("table-{table}.event");
        let text = file.write();
        self.out.push(Effect::Write(vec![Paper {
            name: name.clone(),
            text,
        }]));
        self.out.tell("code", &[table], words::Tell::EventFile { table, name });
    }

    fn open_the_door(&mut self) {
        if !self.pairing.is_open {
            self.pairing.is_open = true;
            self.out.ask(Request::OpenPairing(self.roll.own().door.clone()));
        }
    }

    pub(super) fn code_for_desk(&mut self, power: &str, name: &str) {
        let known = [
            ("hall-power-arbiter", Power::Arbiter),
            ("hall-power-looks", Power::Looks),
        ];
        let meant = |(id, _): &&(&str, Power)| lines::rest_of(power, id, &self.out.messages) == Some("");
        let Some((_, power)) = known.iter().find(meant).copied() else {
            return self.out.tell("refused", &[], words::Tell::NoPower(power.to_owned()));
        };
        if let Some(code) = self.open_door(For::Desk(name.to_owned(), power)) {
            let ((words, squares), name) = (self.spoken(code), name.to_owned());
            self.out
                .tell("code", &[], words::Tell::CodeDesk { name, words, squares });
        }
    }

    pub(super) fn code_for_relay(&mut self) {
        if let Some(code) = self.open_door(For::Relay) {
            let (words, squares) = self.spoken(code);
            self.out.tell("code", &[], words::Tell::CodeRelay { words, squares });
        }
    }

    fn spoken(&self, code: Code) -> (String, String) {
        (
            squares::say(&code.squares(), self.roll.own().vocabulary),
            code.to_string(),
        )
    }

    /// Only the chief lets anybody in. An earlier code for the same place counts no more.
    fn open_door(&mut self, whom: For) -> Option<Code> {
        if !self.roll.is_chief() {
            self.out.tell("refused", &[], words::Tell::OnlyTheChief);
            return None;
        }
        let earlier = self.pairing.codes.iter().find(|(_, code)| code.whom == whom);
        if let Some(slot) = earlier.map(|(slot, _)| *slot) {
            self.pairing.codes.remove(&slot);
            self.pairing.side.close(slot);
        }
        let code = self.pairing.code()?;
        let until = self.now.plus_millis(CODE_MS);
        let newcomer = None;
        self.pairing.codes.insert(code.slot(), Spoken { whom, until, newcomer });
        self.pairing.side.open(code.slot(), Secret::Code(code), self.now);
        self.open_the_door();
        Some(code)
    }

    /// Somebody knocks.
    pub(super) fn knocked(&mut self, asked: AskedId, slot: u32, question: &[u8]) {
        let draw = self.pairing.draw();
        let answer = match self.pairing.side.knock(slot, question, self.now, draw) {
            Knocked::Answer(answer) => Some(answer),
            Knocked::Spent(answer) => {
                let spent = self.pairing.codes.remove(&slot);
                self.pairing.side.close(slot);
                if let Some(table) = spent.and_then(|code| code.whom.table()) {
                    self.out.tell("code", &[table], words::Tell::WrongCode(table));
                }
                Some(answer)
            }
            Knocked::Waits => {
                if let Some(waits) = self.at_the_door(slot) {
                    waits.asked = asked;
                }
                None
            }
            Knocked::Newcomer(newcomer) => {
                let name = newcomer.name.clone();
                let newcomer_at = newcomer.reached_at.clone();
                let whom = self.pairing.codes.get_mut(&slot).map(|code| {
                    code.newcomer = Some(AtTheDoor {
                        newcomer,
                        asked,
                        is_admitted: false,
                    });
                    code.whom.clone()
                });
                match whom {
                    Some(For::Table(table)) => {
                        self.out
                            .tell("question", &[table], words::Tell::AskAdmit { table, name });
                    }
                    Some(For::Desk(desk, _)) => self.out.tell("question", &[], words::Tell::AskAdmitDesk(desk)),
                    Some(For::Relay) => self.out.tell("question", &[], words::Tell::AskAdmitRelay(newcomer_at)),
                    None => {}
                }
                None
            }
        };
        if let Some(answer) = answer {
            self.out.ask(Request::Answer(asked, answer));
        }
    }

    fn at_the_door(&mut self, slot: u32) -> Option<&mut AtTheDoor> {
        self.pairing.codes.get_mut(&slot)?.newcomer.as_mut()
    }

    /// The arbiter's answer to who waits first.
    pub(super) fn admit(&mut self, yes: bool) {
        let Some(slot) = self.pairing.first_waiting() else {
            return;
        };
        if yes {
            let role = match self.pairing.codes.get(&slot).map(|code| &code.whom) {
                // What is not public does not travel to a screen.
                Some(For::Desk(_, Power::Looks)) => Role::Spectator,
                Some(For::Desk(_, Power::Chief | Power::Arbiter)) => Role::Desk,
                Some(For::Relay) => Role::Relay,
                Some(For::Table(_)) | None => Role::Table,
            };
            if let Some(waits) = self.at_the_door(slot) {
                waits.is_admitted = true;
                let at = waits.newcomer.reached_at.clone();
                self.out.push(Effect::Certify { slot, role, at });
            }
        } else {
            if let Some(newcomer) = self.pairing.codes.remove(&slot).and_then(|code| code.newcomer) {
                self.out.ask(Request::Answer(newcomer.asked, Vec::new()));
            }
            self.pairing.side.close(slot);
            self.out.tell("answer", &[], words::Tell::NothingDone);
        }
    }

    /// The certificate is made: who waits is in.
    pub(super) fn made(&mut self, slot: u32, credentials: Option<Credentials>) {
        let Some(code) = self.pairing.codes.get(&slot).cloned() else {
            return;
        };
        let Some(AtTheDoor { newcomer, asked, .. }) = code.newcomer else {
            return;
        };
        let Some(credentials) = credentials else {
            self.pairing.codes.remove(&slot);
            self.pairing.side.close(slot);
            self.out.ask(Request::Answer(asked, Vec::new()));
            return self.out.tell("net", &[], words::Tell::NoCertificate);
        };
        let place = match &code.whom {
            For::Table(table) => {
                self.seat_table(*table, newcomer.key);
                Place::Table(table.0)
            }
            For::Desk(name, power) => {
                self.seat_desk(DeskEntry {
                    key: newcomer.key,
                    name: name.clone(),
                    power: *power,
                    reached_at: if power.may_rule() {
                        newcomer.reached_at
                    } else {
                        Vec::new()
                    },
                });
                if power.may_rule() {
                    Place::Desk
                } else {
                    Place::Spectator
                }
            }
            For::Relay => {
                self.seat_relay(newcomer.key, newcomer.reached_at);
                Place::Relay
            }
        };
        let Some(roster) = self.roll.signed().cloned() else {
            return;
        };
        let welcome = Welcome {
            event: self.roll.own().event,
            event_key: self.roll.own().key.public(),
            name: self.roll.name().to_owned(),
            place,
            credentials,
            connect: self.reached_at(),
            roster,
            seal: String::new(),
        };
        if let Some(answer) = self.pairing.side.welcome(slot, &welcome) {
            self.out.ask(Request::Answer(asked, answer));
        }
        match code.whom {
            For::Table(table) => self.out.tell("answer", &[table], words::Tell::Admitted(table)),
            For::Desk(name, _) => self.out.tell("answer", &[], words::Tell::AdmittedDesk(name)),
            For::Relay => self.out.tell("answer", &[], words::Tell::AdmittedRelay),
        }
    }

    pub(super) fn seat_desk(&mut self, entry: DeskEntry) {
        self.change_roster(|roster| {
            // Whoever comes in anew under his name stands for himself.
            let is_another = |desk: &DeskEntry| desk.key != entry.key && desk.name != entry.name;
            roster
                .desks
                .retain(|desk| desk.power == Power::Chief || is_another(desk));
            roster.desks.push(entry);
        });
    }

    /// The desks of the roster.
    pub(super) fn say_desks(&mut self) {
        let line = |desk: &DeskEntry| {
            let power = match desk.power {
                Power::Chief => "chief",
                Power::Arbiter => "arbiter",
                // A screen tells nobody that it is there.
                Power::Looks => {
                    let name = ("name", Value::quoting(&desk.name));
                    return self.out.messages.text("hall-desk-row-looks", &[name]);
                }
            };
            let state = if desk.key == self.roll.own().key.public() {
                "own"
            } else if self.net.desks_there.contains(&desk.key.desk()) {
                "there"
            } else {
                "away"
            };
            let name = ("name", Value::quoting(&desk.name));
            let values = [name, ("power", power.into()), ("state", state.into())];
            self.out.messages.text("hall-desk-row", &values)
        };
        let desks = self.roll.desks();
        for text in desks.map(line).collect::<Vec<_>>() {
            self.out.tell("answer", &[], words::Tell::Plain(text));
        }
    }

    pub(super) fn ask_to_remove_desk(&mut self, name: &str) {
        if !self.roll.is_chief() {
            return self.out.tell("refused", &[], words::Tell::OnlyTheChief);
        }
        let name = name.trim();
        let desks = self.roll.desks();
        let named = desks
            .filter(|desk| desk.power != Power::Chief)
            .find(|desk| desk.name.to_lowercase() == name.to_lowercase());
        match named.map(|desk| desk.key) {
            Some(key) => self.ask_first(Waiting::RemoveDesk(key)),
            None => self.out.tell("answer", &[], words::Tell::NoDesk(name.to_owned())),
        }
    }

    /// What it signs from now on no table takes. Its link stays: certificates are not taken back.
    pub(super) fn remove_desk(&mut self, key: PublicKey) {
        let name = self.roll.name_of(key.desk());
        if self.change_roster(|roster| roster.desks.retain(|desk| desk.key != key)) {
            self.out.tell("answer", &[], words::Tell::RemovedDesk(name));
        }
    }

    pub(super) fn seat_relay(&mut self, key: PublicKey, reached_at: Vec<Address>) {
        self.change_roster(|roster| {
            // Whoever comes in anew where it was reached stands for itself.
            let is_same = |relay: &RelayEntry| !reached_at.is_empty() && relay.reached_at == reached_at;
            let earlier = roster
                .relays
                .iter()
                .find(|relay| is_same(relay))
                .map(|relay| relay.number);
            let last = roster.relays.iter().map(|relay| relay.number).max();
            let number = earlier.unwrap_or_else(|| last.unwrap_or_default().saturating_add(1));
            roster.relays.retain(|relay| relay.number != number);
            roster.relays.push(RelayEntry {
                number,
                key,
                reached_at,
            });
            roster.relays.sort_by_key(|relay| relay.number);
        });
    }

    /// The relays of the roster. None of them says whether it is there.
    pub(super) fn say_relays(&mut self) {
        let relays = self.roll.relays().map(|relay| (relay.number, relay.reached_at.clone()));
        let relays: Vec<_> = relays.collect();
        if relays.is_empty() {
            self.out.tell("answer", &[], words::Tell::NoRelays);
        }
        for (number, at) in relays {
            self.out.tell("answer", &[], words::Tell::RelayRow(number, at));
        }
    }

    pub(super) fn ask_to_remove_relay(&mut self, number: u32) {
        if !self.roll.is_chief() {
            return self.out.tell("refused", &[], words::Tell::OnlyTheChief);
        }
        let relay = self.roll.relays().find(|relay| relay.number == number).cloned();
        match relay {
            Some(relay) => self.ask_first(Waiting::RemoveRelay(relay)),
            None => self.out.tell("answer", &[], words::Tell::NoRelay(number)),
        }
    }

    /// Nothing it signs counts from now on. To carry and to read is left to it, for certificates are not taken back.
    pub(super) fn remove_relay(&mut self, relay: &RelayEntry) {
        if self.change_roster(|roster| roster.relays.retain(|other| other.key != relay.key)) {
            self.out.tell("answer", &[], words::Tell::RemovedRelay(relay.number));
        }
    }

    /// Where this desk is reached; over a relay, there first.
    fn reached_at(&self) -> Vec<Address> {
        self.net.addresses.clone()
    }
}
