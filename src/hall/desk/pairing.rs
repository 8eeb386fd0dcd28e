//! Who comes in: a code of four squares for each table and each further desk, spoken in the words of D.2.1, and the arbiter's yes.

use std::collections::BTreeMap;

use super::out::Out;
use super::roll::Roll;
use super::words::Tell;
use super::{Effect, Paper, lines};
use crate::announcement::squares;
use crate::journal::pin::{self, Seed};
use crate::laws::moment::Moment;
use crate::link::identity::Token;
use crate::link::pairing::{CODE_MS, Code, DeskSide, EventFile, Knocked, Newcomer, Place, Secret, Welcome};
use crate::link::roster::Power;
use crate::link::topic::TableNumber;
use crate::link::{Address, AskedId, Credentials, Request, Role};
use crate::locale::Messages;

/// Slots from here on are those of files, by the numbers of their tables; those before are of codes.
const FIRST_FILE: u32 = 1_000;
/// So long a file counts, in milliseconds: a week of an event.
const FILE_MS: u64 = 7 * 24 * 60 * 60 * 1_000;

/// For whom a code is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum For {
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
            .filter_map(|slot| self.close(slot))
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

/// Who is let in. The door is open while there is a code.
impl Pairing {
    /// Codes that nobody used in time are told; behind the last of them the door is closed.
    pub(super) fn pass_time(&mut self, now: Moment, out: &mut Out) {
        for whom in self.expire(now) {
            if let Some(table) = whom.table() {
                out.tell("code", &[table], Tell::CodeExpired(table));
            }
        }
        if self.is_open && self.codes.is_empty() {
            self.is_open = false;
            out.ask(Request::ClosePairing);
        }
    }

    /// A code for that newcomer. An earlier one for the same place counts no more.
    pub(super) fn code_for(&mut self, whom: For, roll: &Roll, now: Moment, out: &mut Out) {
        let earlier = self.codes.iter().find(|(_, code)| code.whom == whom);
        if let Some(slot) = earlier.map(|(slot, _)| *slot) {
            self.close(slot);
        }
        let Some(code) = self.code() else { return };
        self.open(code.slot(), whom.clone(), now.plus_millis(CODE_MS));
        self.side.open(code.slot(), Secret::Code(code), now);
        self.open_the_door(roll, out);
        let (words, squares) = (squares::say(&code.squares(), roll.own().vocabulary), code.to_string());
        match whom {
            For::Table(table) => out.tell("code", &[table], Tell::Code { table, words, squares }),
            For::Desk(name, _) => out.tell("code", &[], Tell::CodeDesk { name, words, squares }),
            For::Relay => out.tell("code", &[], Tell::CodeRelay { words, squares }),
        }
    }

    /// A file for that table, which somebody carries there: whoever has it first knocks with it, and the arbiter says yes as to a code. What is in it
    /// follows from the desk's key: the desk that was started again writes the same, and the door is open again.
    pub(super) fn file_for(&mut self, table: TableNumber, at: Vec<Address>, roll: &Roll, now: Moment, out: &mut Out) {
        let token = Token(pin::drawn(&roll.own().key.seed(), &format!("event file {table}")));
        let slot = FIRST_FILE.saturating_add(table.0);
        let file = EventFile {
            event: roll.own().event,
            name: roll.name().to_owned(),
            at,
            slot,
            token,
        };
        self.open(slot, For::Table(table), now.plus_millis(FILE_MS));
        self.side.open(slot, file.secret(), now);
        self.open_the_door(roll, out);
        let name = format!("table-{table}.event");
        let text = file.write();
        out.push(Effect::Write(vec![Paper {
            name: name.clone(),
            text,
        }]));
        out.tell("code", &[table], Tell::EventFile { table, name });
    }

    fn open(&mut self, slot: u32, whom: For, until: Moment) {
        let newcomer = None;
        self.codes.insert(slot, Spoken { whom, until, newcomer });
    }

    fn close(&mut self, slot: u32) -> Option<Spoken> {
        self.side.close(slot);
        self.codes.remove(&slot)
    }

    fn open_the_door(&mut self, roll: &Roll, out: &mut Out) {
        if !std::mem::replace(&mut self.is_open, true) {
            out.ask(Request::OpenPairing(roll.own().door.clone()));
        }
    }

    /// Somebody knocks.
    pub(super) fn knocked(&mut self, asked: AskedId, slot: u32, question: &[u8], now: Moment, out: &mut Out) {
        let draw = self.draw();
        match self.side.knock(slot, question, now, draw) {
            Knocked::Answer(answer) => out.ask(Request::Answer(asked, answer)),
            Knocked::Spent(answer) => {
                let spent = self.close(slot);
                if let Some(table) = spent.and_then(|code| code.whom.table()) {
                    out.tell("code", &[table], Tell::WrongCode(table));
                }
                out.ask(Request::Answer(asked, answer));
            }
            Knocked::Waits => {
                if let Some(waits) = self.at_the_door(slot) {
                    waits.asked = asked;
                }
            }
            Knocked::Newcomer(newcomer) => {
                let Some(code) = self.codes.get_mut(&slot) else { return };
                let (name, at) = (newcomer.name.clone(), newcomer.reached_at.clone());
                code.newcomer = Some(AtTheDoor {
                    newcomer,
                    asked,
                    is_admitted: false,
                });
                match code.whom.clone() {
                    For::Table(table) => out.tell("question", &[table], Tell::AskAdmit { table, name }),
                    For::Desk(desk, _) => out.tell("question", &[], Tell::AskAdmitDesk(desk)),
                    For::Relay => out.tell("question", &[], Tell::AskAdmitRelay(at)),
                }
            }
        }
    }

    fn at_the_door(&mut self, slot: u32) -> Option<&mut AtTheDoor> {
        self.codes.get_mut(&slot)?.newcomer.as_mut()
    }

    /// The arbiter's answer to who waits first.
    pub(super) fn admit(&mut self, yes: bool, out: &mut Out) {
        let Some(slot) = self.first_waiting() else {
            return;
        };
        if !yes {
            if let Some(newcomer) = self.close(slot).and_then(|code| code.newcomer) {
                out.ask(Request::Answer(newcomer.asked, Vec::new()));
            }
            return out.tell("answer", &[], Tell::NothingDone);
        }
        let role = match self.codes.get(&slot).map(|code| &code.whom) {
            // What is not public does not travel to a screen.
            Some(For::Desk(_, Power::Looks)) => Role::Spectator,
            Some(For::Desk(_, Power::Chief | Power::Arbiter)) => Role::Desk,
            Some(For::Relay) => Role::Relay,
            Some(For::Table(_)) | None => Role::Table,
        };
        if let Some(waits) = self.at_the_door(slot) {
            waits.is_admitted = true;
            let at = waits.newcomer.reached_at.clone();
            out.push(Effect::Certify { slot, role, at });
        }
    }

    /// The certificate is made, or cannot be made: who is in with it.
    pub(super) fn made(&mut self, slot: u32, credentials: Option<Credentials>, out: &mut Out) -> Option<Admitted> {
        let code = self.codes.get(&slot)?;
        let AtTheDoor { newcomer, asked, .. } = code.newcomer.clone()?;
        let Some(credentials) = credentials else {
            self.close(slot);
            out.ask(Request::Answer(asked, Vec::new()));
            out.tell("net", &[], Tell::NoCertificate);
            return None;
        };
        Some(Admitted {
            slot,
            whom: code.whom.clone(),
            newcomer,
            asked,
            credentials,
        })
    }

    /// Whoever was let in is told all he needs; he stands in that roster.
    pub(super) fn welcome(&mut self, admitted: Admitted, connect: Vec<Address>, roll: &Roll, out: &mut Out) {
        let Some(roster) = roll.signed().cloned() else { return };
        let place = admitted.place();
        let welcome = Welcome {
            event: roll.own().event,
            event_key: roll.own().key.public(),
            name: roll.name().to_owned(),
            place,
            credentials: admitted.credentials,
            connect,
            roster,
            seat: None,
        };
        if let Some(answer) = self.side.welcome(admitted.slot, &welcome) {
            out.ask(Request::Answer(admitted.asked, answer));
        }
        match admitted.whom {
            For::Table(table) => out.tell("answer", &[table], Tell::Admitted(table)),
            For::Desk(name, _) => out.tell("answer", &[], Tell::AdmittedDesk(name)),
            For::Relay => out.tell("answer", &[], Tell::AdmittedRelay),
        }
    }
}

/// Somebody whom the arbiter has let in.
pub(super) struct Admitted {
    slot: u32,
    pub(super) whom: For,
    pub(super) newcomer: Newcomer,
    asked: AskedId,
    credentials: Credentials,
}

impl Admitted {
    const fn place(&self) -> Place {
        match &self.whom {
            For::Table(table) => Place::Table(table.0),
            For::Desk(_, power) if power.may_rule() => Place::Desk,
            For::Desk(..) => Place::Spectator,
            For::Relay => Place::Relay,
        }
    }
}

/// The power of a further desk, as it is typed.
pub(super) fn power(text: &str, messages: &Messages) -> Option<Power> {
    let known = [
        ("hall-power-arbiter", Power::Arbiter),
        ("hall-power-looks", Power::Looks),
    ];
    let is_meant = |(id, _): &&(&str, Power)| lines::rest_of(text, id, messages) == Some("");
    known.iter().find(is_meant).map(|(_, power)| *power)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::desk::tests::own;
    use crate::locale::Locale;

    /// How often the door was opened and closed, and how many sentences were told.
    fn told(out: &mut Out) -> (usize, usize, usize) {
        let effects = out.take();
        let count = |is: &dyn Fn(&Effect) -> bool| effects.iter().filter(|effect| is(effect)).count();
        (
            count(&|effect| matches!(effect, Effect::Ask(Request::OpenPairing(_)))),
            count(&|effect| matches!(effect, Effect::Ask(Request::ClosePairing))),
            count(&|effect| matches!(effect, Effect::Tell(_))),
        )
    }

    #[test]
    fn the_door_is_open_as_long_as_a_code_counts_and_each_place_has_one() {
        let (mut pairing, roll) = (Pairing::new([7; 32]), Roll::new(own()));
        let mut out = Out::new(Messages::new(Locale::En));
        for table in [3, 4, 3] {
            pairing.code_for(For::Table(TableNumber(table)), &roll, Moment::START, &mut out);
        }
        assert_eq!(told(&mut out), (1, 0, 3));
        assert_eq!(pairing.codes.len(), 2);
        let over = pairing.next_wakeup().unwrap();
        pairing.pass_time(Moment::from_millis(CODE_MS - 1), &mut out);
        assert_eq!(told(&mut out), (0, 0, 0));
        pairing.pass_time(over, &mut out);
        assert_eq!((told(&mut out), pairing.next_wakeup()), ((0, 1, 2), None));
    }
}
