//! The enrolment of newcomers: a code of four squares for each table and each further desk, spoken in the words of
//! D.2.1, and the arbiter's yes.

use std::collections::{BTreeMap, VecDeque};

use super::kept::KeptChange;
use super::members::{Member, Members};
use super::out::StepOutput;
use super::{DeskEffect, OutsideFile, words};
use announcement::squares;
use journal::pin::{self, Seed};
use laws::moment::Moment;
use link::enrolment::{
    BoundTo, CODE_MS, Declined, DeskSide, EnrolmentCode, Knocked, Newcomer, NewcomerPart, OtherTournament, Secret,
    TournamentFile, TurnedAway, Welcome,
};
use link::identity::{JoiningToken, PublicKey};
use link::roster::Power;
use link::topic::TableNumber;
use link::{Address, AskedId, Credentials, MachineRole, NetRequest};
use locale::Messages;

/// The first slot for files, which go by the numbers of their tables; slots before it are for codes.
const FIRST_FILE: u32 = 1_000;
/// The time for which a file is valid, in milliseconds: a week of a tournament.
const FILE_MS: u64 = 7 * 24 * 60 * 60 * 1_000;
/// The time without a question after which a newcomer is gone, in milliseconds. A newcomer at the door asks again every
/// minute.
const GONE_MS: u64 = 150_000;
/// The time after which a newcomer who has left between two questions is gone, in milliseconds.
const AWAY_MS: u64 = 5_000;
/// The time for which the arbiter's answer is repeated, in milliseconds: it may be lost on the way.
const ANSWERED_MS: u64 = 150_000;

/// A code that was spoken.
#[derive(Clone, Debug)]
struct SpokenCode {
    whom: Member,
    until: Moment,
    newcomer: Option<AtTheDoor>,
    /// Another computer has tried the code while the newcomer waits, and the arbiter was told.
    is_contested: bool,
    /// The arbiter has answered about the newcomer.
    is_used: bool,
}

/// A newcomer who had the right code.
#[derive(Clone, Debug)]
struct AtTheDoor {
    newcomer: Newcomer,
    asked: AskedId,
    /// The moment at which the newcomer is gone, unless it asks again.
    until: Moment,
    /// The newcomer waits for the answer to its question now.
    is_there: bool,
}

/// The news of a knock for the desk.
pub(super) enum DoorNews {
    /// The newcomer of that slot is at the door from now on.
    Came(u32, Member),
    /// A second computer has the code with which the newcomer of that slot waits.
    Contested(u32, Member),
    /// A newcomer with that key, who was let in, does not come in after all.
    Declined(Member, PublicKey, Declined),
}

/// The codes of a desk.
#[derive(Default)]
pub(super) struct Enrolment {
    side: DeskSide,
    codes: BTreeMap<u32, SpokenCode>,
    /// The slots of the newcomers who wait for the arbiter's answer, in the order in which they came.
    waiting: VecDeque<u32>,
    /// The number of join files that each table has used up: a copy of such a file lets nobody in.
    used_files: BTreeMap<TableNumber, u32>,
    seed: Seed,
    count: u64,
    is_open: bool,
    /// The slot of the newcomer welcomed in this step, whose place is not on the disk yet.
    welcomed: Option<u32>,
}

impl Enrolment {
    /// `seed` comes from the system's random source.
    pub(super) fn new(seed: Seed, used_files: BTreeMap<TableNumber, u32>) -> Self {
        Self {
            used_files,
            seed,
            ..Self::default()
        }
    }

    /// The changes of the last step are on the disk.
    pub(super) const fn are_kept(&mut self) {
        self.welcomed = None;
    }

    /// Ends the code of the newcomer whose place could not be kept: a repeated question gets no welcome. Returns the table.
    pub(super) fn drop_unkept(&mut self, out: &mut StepOutput) -> Option<TableNumber> {
        let slot = self.welcomed.take()?;
        self.end(slot, out)?.whom.table()
    }

    pub(super) fn draw(&mut self) -> Seed {
        self.count += 1;
        pin::drawn(&self.seed, &format!("pairing {}", self.count))
    }

    /// Draws a code whose first square no other open code has.
    fn code(&mut self) -> Option<EnrolmentCode> {
        (0..1_000).find_map(|_| {
            let [a, b, c, ..] = self.draw();
            let code = EnrolmentCode::from_bytes([a, b, c]);
            (!self.codes.contains_key(&code.slot())).then_some(code)
        })
    }

    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        let codes = self.codes.iter();
        codes.filter_map(|(slot, code)| self.ends_at(*slot, code)).min()
    }

    /// The moment at which that code ends. A code with which somebody stands at the door ends with that newcomer.
    fn ends_at(&self, slot: u32, code: &SpokenCode) -> Option<Moment> {
        if self.waiting.contains(&slot) {
            return code.newcomer.as_ref().map(|newcomer| newcomer.until);
        }
        Some(code.until)
    }

    /// The slot of the newcomer who is asked about first.
    pub(super) fn first_waiting(&self) -> Option<u32> {
        self.waiting.front().copied()
    }

    /// Everybody at the door, in the order of asking.
    pub(super) fn at_the_door(&self) -> impl Iterator<Item = (u32, Member)> {
        let waiting = self.waiting.iter();
        waiting.filter_map(|slot| Some((*slot, self.codes.get(slot)?.whom.clone())))
    }

    /// True if the arbiter's yes to that newcomer is valid only with the name: a desk that may rule. A yes that was meant for
    /// another, or typed before the question was heard, lets in no arbiter.
    pub(super) fn needs_name(&self, slot: u32) -> bool {
        let is_arbiter = |code: &SpokenCode| matches!(&code.whom, Member::Desk(_, power) if power.may_rule());
        self.codes.get(&slot).is_some_and(is_arbiter)
    }

    /// Asks about that newcomer first.
    pub(super) fn bring_forward(&mut self, slot: u32) {
        self.waiting.retain(|other| *other != slot);
        self.waiting.push_front(slot);
    }

    /// The question whether to let in the newcomer of that slot.
    pub(super) fn ask(&self, slot: u32, out: &mut StepOutput) {
        let whom = self.codes.get(&slot).and_then(|code| code.whom.table());
        if let Some(question) = self.question(slot, &out.messages) {
            let table: Vec<TableNumber> = whom.into_iter().collect();
            out.say("question", &table, question, false);
        }
    }

    /// The question at that slot, in words.
    pub(super) fn question(&self, slot: u32, messages: &Messages) -> Option<String> {
        let code = self.codes.get(&slot)?;
        let AtTheDoor { newcomer, .. } = code.newcomer.as_ref()?;
        let name = ("name", newcomer.name.as_str().into());
        let at = ("addresses", words::listed(&newcomer.reached_at).into());
        let id = if self.needs_name(slot) {
            "hall-ask-admit-arbiter"
        } else if newcomer.name.is_empty() && code.whom.table().is_some() {
            "hall-ask-admit-unnamed"
        } else {
            "hall-ask-admit"
        };
        Some(words::of_member(messages, id, &code.whom, &[name, at]))
    }
}

/// Letting newcomers in. The door is open while there is a code.
impl Enrolment {
    /// Reports codes that nobody used in time, and newcomers who went away; after the last code the door is closed.
    pub(super) fn pass_time(&mut self, now: Moment, out: &mut StepOutput) {
        let ended = |(slot, code): &(&u32, &SpokenCode)| self.ends_at(**slot, code).is_some_and(|at| at <= now);
        let over: Vec<u32> = self.codes.iter().filter(ended).map(|(slot, _)| *slot).collect();
        for slot in over {
            let waits = self.waiting.contains(&slot);
            if waits && self.codes.get(&slot).is_some_and(|code| code.until > now) {
                self.goes_away(slot, out);
                continue;
            }
            if self.codes.get(&slot).is_some_and(|code| !code.is_used) {
                self.use_up(slot, true, out);
            }
            let Some(code) = self.end(slot, out) else { continue };
            if !waits
                && !code.is_used
                && let Member::Table(table) = code.whom
            {
                out.tell_at("code", "hall-code-expired", table, &[]);
            }
        }
        if self.is_open && self.codes.is_empty() {
            self.is_open = false;
            out.request(NetRequest::CloseEnrolment);
        }
    }

    /// Ends that code. A newcomer who waits with it is told so, and the arbiter is told that the question is over.
    fn end(&mut self, slot: u32, out: &mut StepOutput) -> Option<SpokenCode> {
        if self.waiting.contains(&slot) {
            self.turn_away(slot, TurnedAway::Lapsed, out);
            if let Some(code) = self.codes.get(&slot) {
                out.tell_about("hall-left-door", &code.whom);
            }
        }
        self.side.close(slot);
        self.codes.remove(&slot)
    }

    /// Notes that the file of that slot is used up, if it is one of a file; or that it no longer is.
    fn use_up(&mut self, slot: u32, is_used: bool, out: &mut StepOutput) {
        let whom = self.codes.get(&slot).map(|code| &code.whom);
        if let Some(Member::Table(table)) = whom
            && slot >= FIRST_FILE
        {
            let used = self.used_files.entry(*table).or_default();
            *used = used.saturating_add_signed(if is_used { 1 } else { -1 });
            out.keep(KeptChange::UsedFiles(self.used_files.clone()));
        }
    }

    /// Notes that the newcomer who asked that has gone from the door, or is about to ask again.
    pub(super) fn left(&mut self, asked: AskedId, now: Moment) {
        for slot in &self.waiting {
            let newcomer = self.codes.get_mut(slot).and_then(|code| code.newcomer.as_mut());
            if let Some(newcomer) = newcomer.filter(|newcomer| newcomer.asked == asked) {
                newcomer.is_there = false;
                newcomer.until = newcomer.until.min(now.plus_millis(AWAY_MS));
            }
        }
    }

    /// Drops the question about the newcomer of that slot; the code lets in the next who comes with it.
    fn goes_away(&mut self, slot: u32, out: &mut StepOutput) {
        self.waiting.retain(|other| *other != slot);
        self.side.goes_away(slot);
        if let Some(code) = self.codes.get(&slot) {
            out.tell_about("hall-left-door-valid", &code.whom);
        }
    }

    /// Answers the newcomer of that slot, which ends the wait.
    fn turn_away(&mut self, slot: u32, why: TurnedAway, out: &mut StepOutput) {
        self.waiting.retain(|other| *other != slot);
        let newcomer = self.codes.get(&slot).and_then(|code| code.newcomer.as_ref());
        if let Some(asked) = newcomer.map(|newcomer| newcomer.asked) {
            let answer = self.side.turn_away(slot, why).unwrap_or_default();
            out.request(NetRequest::Answer(asked, answer));
        }
    }

    /// Gives a code to that newcomer. An earlier one for the same place becomes invalid.
    pub(super) fn code_for(&mut self, whom: &Member, members: &Members, now: Moment, out: &mut StepOutput) {
        let earlier = self.codes.iter().find(|(_, code)| code.whom == *whom);
        if let Some(slot) = earlier.map(|(slot, _)| *slot) {
            self.end(slot, out);
        }
        let Some(code) = self.code() else { return };
        self.open(code.slot(), whom.clone(), now.plus_millis(CODE_MS));
        self.side.open(code.slot(), Secret::Code(code), now);
        self.open_the_door(members, out);
        let words = ("words", squares::say(&code.squares(), members.own().vocabulary).into());
        let squares = ("squares", code.to_string().into());
        out.tell_member("code", "hall-code", whom, &[words, squares]);
    }

    /// Writes a file for that table, which somebody carries there: its first user knocks with it, and the arbiter says
    /// yes as to a code. Its content follows from the desk's key and the files used up before: a desk that was started
    /// again writes the same file as long as nobody has used it, and the door is open again.
    pub(super) fn file_for(
        &mut self,
        table: TableNumber,
        at: Vec<Address>,
        members: &Members,
        now: Moment,
        out: &mut StepOutput,
    ) {
        let used = self.used_files.get(&table).copied().unwrap_or_default();
        let content = format!("event file {table} {used}");
        let token = JoiningToken(pin::drawn(&members.own().key.seed(), &content));
        let slot = FIRST_FILE.saturating_add(table.0);
        let file = TournamentFile {
            event: members.own().event,
            name: members.name().to_owned(),
            at,
            slot,
            token,
        };
        self.end(slot, out);
        self.open(slot, Member::Table(table), now.plus_millis(FILE_MS));
        self.side.open(slot, file.secret(), now);
        self.open_the_door(members, out);
        let name = format!("table-{table}.event");
        let (told, text) = (name.clone(), file.write());
        out.push(DeskEffect::Write(vec![OutsideFile { name, text }]));
        out.tell_at("code", "hall-file", table, &[("name", told.into())]);
    }

    fn open(&mut self, slot: u32, whom: Member, until: Moment) {
        let spoken = SpokenCode {
            whom,
            until,
            newcomer: None,
            is_contested: false,
            is_used: false,
        };
        self.codes.insert(slot, spoken);
    }

    fn open_the_door(&mut self, members: &Members, out: &mut StepOutput) {
        if !std::mem::replace(&mut self.is_open, true) {
            out.request(NetRequest::OpenEnrolment(members.own().door.clone()));
        }
    }

    /// Answers a knock. Returns the news for the arbiter, if the code was right.
    pub(super) fn knocked(
        &mut self,
        asked: AskedId,
        slot: u32,
        question: &[u8],
        members: &Members,
        now: Moment,
        out: &mut StepOutput,
    ) -> Option<DoorNews> {
        let draw = self.draw();
        match self.side.knock(slot, question, now, draw) {
            Knocked::Answer(answer) => out.request(NetRequest::Answer(asked, answer)),
            Knocked::Spent(answer) => {
                let spent = self.end(slot, out);
                if let Some(Member::Table(table)) = spent.map(|code| code.whom) {
                    out.tell_at("code", "hall-wrong-code", table, &[]);
                }
                out.request(NetRequest::Answer(asked, answer));
            }
            Knocked::Second(answer) => {
                out.request(NetRequest::Answer(asked, answer));
                let code = self.codes.get_mut(&slot)?;
                if !std::mem::replace(&mut code.is_contested, true) {
                    return Some(DoorNews::Contested(slot, code.whom.clone()));
                }
            }
            Knocked::Waits => {
                let code = self.codes.get_mut(&slot)?;
                let waits = code.newcomer.as_mut()?;
                (waits.asked, waits.until, waits.is_there) = (asked, now.plus_millis(GONE_MS), true);
                if !code.is_used && !self.waiting.contains(&slot) {
                    self.waiting.push_back(slot);
                    return Some(DoorNews::Came(slot, code.whom.clone()));
                }
            }
            Knocked::Declined(why) => {
                out.request(NetRequest::Answer(asked, Vec::new()));
                let code = self.codes.get_mut(&slot)?;
                let AtTheDoor { newcomer, .. } = code.newcomer.take()?;
                code.is_used = false;
                let whom = code.whom.clone();
                self.use_up(slot, false, out);
                return Some(DoorNews::Declined(whom, newcomer.key, why));
            }
            Knocked::Newcomer(newcomer) => {
                let code = self.codes.get_mut(&slot)?;
                if let Some(earlier) = code.newcomer.take() {
                    out.request(NetRequest::Answer(earlier.asked, Vec::new()));
                }
                let named = code.whom.clone();
                if let Some(BoundTo(event)) = newcomer.bound_to.filter(|event| event.0 != members.own().event) {
                    let own = OtherTournament {
                        other_event: members.own().event,
                        name: members.name().to_owned(),
                    };
                    let answer = self.side.is_other_tournament(slot, &own).unwrap_or_default();
                    out.request(NetRequest::Answer(asked, answer));
                    if let Member::Table(table) = named {
                        let digits = ("digits", event.digits().into());
                        out.tell_at("answer", "hall-bound-elsewhere", table, &[digits]);
                    }
                    return None;
                }
                code.newcomer = Some(AtTheDoor {
                    newcomer,
                    asked,
                    until: now.plus_millis(GONE_MS),
                    is_there: true,
                });
                self.waiting.push_back(slot);
                return Some(DoorNews::Came(slot, named));
            }
        }
        None
    }

    /// The arbiter's answer about the newcomer of that slot.
    pub(super) fn admit(&mut self, slot: u32, yes: bool, now: Moment, out: &mut StepOutput) {
        let Some(code) = self.codes.get_mut(&slot) else { return };
        if yes && code.newcomer.as_ref().is_some_and(|newcomer| !newcomer.is_there) {
            return self.goes_away(slot, out);
        }
        let named = code.whom.clone();
        let is_first = !std::mem::replace(&mut code.is_used, true);
        if is_first {
            self.use_up(slot, true, out);
        }
        let Some(code) = self.codes.get_mut(&slot) else { return };
        if !yes {
            code.until = code.until.min(now.plus_millis(ANSWERED_MS));
            self.turn_away(slot, TurnedAway::Refused, out);
            return out.tell_about("hall-turned-away", &named);
        }
        // The newcomer may still say that it does not come in.
        code.until = code.until.max(now.plus_millis(ANSWERED_MS));
        let role = match &code.whom {
            // A screen gets only what is public.
            Member::Desk(_, Power::Looks) => MachineRole::Spectator,
            Member::Desk(_, Power::Chief | Power::Arbiter) => MachineRole::Desk,
            Member::Relay => MachineRole::Relay,
            Member::Table(_) => MachineRole::Table,
        };
        self.waiting.retain(|other| *other != slot);
        let newcomer = code.newcomer.as_ref().map(|waits| &waits.newcomer);
        let at = newcomer.map(|newcomer| newcomer.reached_at.clone()).unwrap_or_default();
        out.tell_about("hall-let-in", &named);
        out.push(DeskEffect::Certify { slot, role, at });
    }

    /// Handles the certificate that is made, or cannot be made; returns the newcomer who is let in.
    pub(super) fn made(
        &mut self,
        slot: u32,
        credentials: Option<Credentials>,
        out: &mut StepOutput,
    ) -> Option<AdmittedNewcomer> {
        let code = self.codes.get(&slot)?;
        let AtTheDoor { newcomer, asked, .. } = code.newcomer.clone()?;
        let Some(credentials) = credentials else {
            self.turn_away(slot, TurnedAway::Refused, out);
            self.end(slot, out);
            out.tell_of("net", "hall-no-certificate", &[]);
            return None;
        };
        Some(AdmittedNewcomer {
            slot,
            whom: code.whom.clone(),
            newcomer,
            asked,
            credentials,
        })
    }

    /// Tells a newcomer who was let in, and stands in that roster, all that it needs.
    pub(super) fn welcome(
        &mut self,
        admitted: AdmittedNewcomer,
        connect: Vec<Address>,
        members: &Members,
        out: &mut StepOutput,
    ) {
        let Some(roster) = members.signed().cloned() else {
            return;
        };
        self.welcomed = Some(admitted.slot);
        let place = admitted.place();
        let welcome = Welcome {
            event: members.own().event,
            event_key: members.own().key.public(),
            name: members.name().to_owned(),
            place,
            credentials: admitted.credentials,
            connect,
            roster,
            seat: None,
        };
        if let Some(answer) = self.side.welcome(admitted.slot, &welcome) {
            out.request(NetRequest::Answer(admitted.asked, answer));
        }
        // A table has joined once it is connected.
        if admitted.whom.table().is_none() {
            out.tell_member("answer", "hall-admitted", &admitted.whom, &[]);
        }
    }
}

/// A newcomer whom the arbiter has let in.
pub(super) struct AdmittedNewcomer {
    slot: u32,
    pub(super) whom: Member,
    pub(super) newcomer: Newcomer,
    asked: AskedId,
    credentials: Credentials,
}

impl AdmittedNewcomer {
    const fn place(&self) -> NewcomerPart {
        match &self.whom {
            Member::Table(table) => NewcomerPart::Table(table.0),
            Member::Desk(_, power) if power.may_rule() => NewcomerPart::Desk,
            Member::Desk(..) => NewcomerPart::Spectator,
            Member::Relay => NewcomerPart::Relay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::tests::own;
    use locale::Locale;

    /// The number of times that the door was opened and closed, and the number of sentences told.
    fn told(out: &mut StepOutput) -> (usize, usize, usize) {
        let effects = out.take();
        let count = |is: &dyn Fn(&DeskEffect) -> bool| effects.iter().filter(|effect| is(effect)).count();
        (
            count(&|effect| matches!(effect, DeskEffect::Ask(NetRequest::OpenEnrolment(_)))),
            count(&|effect| matches!(effect, DeskEffect::Ask(NetRequest::CloseEnrolment))),
            count(&|effect| matches!(effect, DeskEffect::Tell(_))),
        )
    }

    #[test]
    fn the_door_is_open_while_a_code_is_valid_one_code_per_place() {
        let (mut enrolment, members) = (Enrolment::new([7; 32], BTreeMap::new()), Members::new(own()));
        let mut out = StepOutput::new(Messages::new(Locale::En));
        for table in [3, 4, 3] {
            enrolment.code_for(&Member::Table(TableNumber(table)), &members, Moment::START, &mut out);
        }
        assert_eq!(told(&mut out), (1, 0, 3));
        assert_eq!(enrolment.codes.len(), 2);
        let over = enrolment.next_wakeup().unwrap();
        enrolment.pass_time(Moment::from_millis(CODE_MS - 1), &mut out);
        assert_eq!(told(&mut out), (0, 0, 0));
        enrolment.pass_time(over, &mut out);
        assert_eq!((told(&mut out), enrolment.next_wakeup()), ((0, 1, 2), None));
    }
}
