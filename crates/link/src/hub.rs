//! A net in memory, for tests: machines that ask for [`NetRequest`]s and are told [`NetNews`], as over the real one. Only a
//! seed brings chance into it: it decides how long a message takes, and which messages are lost or come twice.

use std::collections::{BTreeMap, BTreeSet};

use super::topic::{Topic, TournamentId};
use super::{
    Address, AskedId, FoundHost, MachinePart, NetNews, NetParticipation, NetRequest, NoAnswer, NotOpened, QuestionId,
};
use laws::moment::Moment;

/// The time after which an unanswered question has no answer, in milliseconds.
pub const ANSWER_MS: u64 = 5_000;

/// A machine in the net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct NetMachine(usize);

/// The faults of the net.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weather {
    /// The percentage of messages that are lost.
    pub lost: u8,
    /// The percentage of messages that come twice.
    pub twice: u8,
    /// The longest time that a message takes, in milliseconds; so one may overtake another.
    pub delay_ms: u64,
}

/// The net.
#[derive(Debug, Default)]
pub struct Hub {
    machines: Vec<Plugged>,
    on_the_way: BTreeMap<(Moment, u64), (NetMachine, NetNews)>,
    questions: BTreeMap<AskedId, HubQuestion>,
    now: Moment,
    weather: Weather,
    seed: u64,
    count: u64,
}

#[derive(Debug, Default)]
struct Plugged {
    opening: Option<NetParticipation>,
    enrolment: Option<Address>,
    is_cut: bool,
    /// The tokens of others that the machine has been told of.
    seen: BTreeSet<String>,
    news: Vec<NetNews>,
}

#[derive(Clone, Copy, Debug)]
struct HubQuestion {
    by: NetMachine,
    question: QuestionId,
    of: NetMachine,
    until: Moment,
    /// The question gets every answer, and after them the reason why no more come.
    gets_all: bool,
}

impl Hub {
    /// A net with those faults.
    pub fn new(weather: Weather, seed: u64) -> Self {
        Self {
            weather,
            seed,
            ..Self::default()
        }
    }

    /// Adds one more machine, which takes part in nothing yet.
    pub fn plug_in(&mut self) -> NetMachine {
        self.machines.push(Plugged::default());
        NetMachine(self.machines.len() - 1)
    }

    /// Sets the faults of the net from now on.
    pub const fn set_weather(&mut self, weather: Weather) {
        self.weather = weather;
    }

    /// Cuts that machine off: no message reaches it, and its own do not get out. The others see that it has gone.
    pub fn cut(&mut self, machine: NetMachine) {
        self.set_cut(machine, true);
    }

    /// Connects that machine again.
    pub fn heal(&mut self, machine: NetMachine) {
        self.set_cut(machine, false);
    }

    fn set_cut(&mut self, machine: NetMachine, is_cut: bool) {
        if let Some(plugged) = self.machines.get_mut(machine.0) {
            plugged.is_cut = is_cut;
        }
        if is_cut {
            let asked = self.questions.iter().filter(|(_, asked)| asked.by == machine);
            let left: Vec<(AskedId, NetMachine)> = asked.map(|(id, asked)| (*id, asked.of)).collect();
            for (id, of) in left {
                self.tell(of, NetNews::LeftDoor(id));
            }
        }
        self.look_round();
    }

    /// The time in the net.
    pub const fn now(&self) -> Moment {
        self.now
    }

    /// Lets time pass, and delivers the messages that arrive in it.
    pub fn pass(&mut self, millis: u64) {
        self.now = self.now.plus_millis(millis);
        while let Some(arrival) = self.on_the_way.first_entry() {
            if arrival.key().0 > self.now {
                break;
            }
            let (to, news) = arrival.remove();
            self.arrive(to, news);
        }
        let late: Vec<AskedId> = self
            .questions
            .iter()
            .filter(|(_, asked)| asked.until <= self.now)
            .map(|(id, _)| *id)
            .collect();
        for id in late {
            if let Some(asked) = self.questions.remove(&id).filter(|asked| self.is_over(asked)) {
                self.tell(asked.by, NetNews::Answered(asked.question, Err(NoAnswer::TooLate)));
            }
        }
    }

    /// The news for that machine since it last looked.
    pub fn news(&mut self, machine: NetMachine) -> Vec<NetNews> {
        self.machines
            .get_mut(machine.0)
            .map(|plugged| std::mem::take(&mut plugged.news))
            .unwrap_or_default()
    }

    /// Handles a request of that machine.
    pub fn ask(&mut self, machine: NetMachine, request: NetRequest) {
        match request {
            NetRequest::Look => self.look(machine),
            NetRequest::Open(opening) => self.open(machine, *opening),
            NetRequest::Close => {
                if let Some(plugged) = self.machines.get_mut(machine.0) {
                    plugged.opening = None;
                    plugged.seen.clear();
                }
                self.look_round();
            }
            NetRequest::Put(..) if matches!(self.part(machine), Some(MachinePart::Spectator(_))) => {}
            NetRequest::Put(topic, payload) => self.put(machine, topic, &payload),
            NetRequest::Ask {
                id,
                to,
                payload,
                haste: _,
            } => {
                if self.tournament_of(machine).is_none() {
                    self.tell(machine, NetNews::Answered(id, Err(NoAnswer::NotOpen)));
                    return;
                }
                let may_ask = !matches!(self.part(machine), Some(MachinePart::Spectator(_)))
                    || matches!(to, Topic::Roster | Topic::AllPublic);
                let gets_all = to.gets_all_answers();
                let of = self.others(machine).filter(|of| may_ask && self.answers(*of, to));
                let of: Vec<NetMachine> = of.take(if gets_all { usize::MAX } else { 1 }).collect();
                let asked = |asked| NetNews::Asked(asked, to, payload.clone());
                self.question(machine, id, &of, gets_all, asked);
            }
            NetRequest::Answer(asked, payload) => {
                let known = self.questions.get(&asked).copied().filter(|known| known.of == machine);
                if let Some(known) = known {
                    self.questions.remove(&asked);
                    let is_over = self.is_over(&known);
                    let no_more = |why| NetNews::Answered(known.question, Err(why));
                    if !self.is_lost() {
                        self.send(known.by, NetNews::Answered(known.question, Ok(payload)));
                        if known.gets_all && is_over {
                            self.send_last(known.by, no_more(NoAnswer::NobodyThere));
                        }
                    } else if is_over {
                        self.tell(known.by, no_more(NoAnswer::TooLate));
                    }
                }
            }
            // At a relay there may be several.
            NetRequest::OpenEnrolmentOver(at) => {
                if let Some(plugged) = self.machines.get_mut(machine.0) {
                    plugged.enrolment = Some(at);
                }
            }
            NetRequest::OpenEnrolment(at) => {
                let is_taken = self
                    .machines
                    .iter()
                    .any(|plugged| plugged.enrolment.as_ref() == Some(&at));
                if is_taken {
                    self.tell(machine, NetNews::NotOpened(NotOpened::CannotListen(at)));
                } else if let Some(plugged) = self.machines.get_mut(machine.0) {
                    plugged.enrolment = Some(at);
                }
            }
            NetRequest::Tables(_) => {}
            NetRequest::CloseEnrolment => {
                if let Some(plugged) = self.machines.get_mut(machine.0) {
                    plugged.enrolment = None;
                }
            }
            NetRequest::Knock { id, at, slot, payload } => {
                let is_there = |of: &NetMachine| self.plugged(*of).is_some_and(|of| of.enrolment.as_ref() == Some(&at));
                let of: Vec<NetMachine> = self.all().filter(is_there).collect();
                let knocked = |asked| NetNews::Knocked(asked, slot, payload.clone());
                self.question(machine, id, &of, true, knocked);
            }
        }
    }

    fn look(&mut self, machine: NetMachine) {
        let found = self
            .machines
            .iter()
            .filter(|plugged| !plugged.is_cut)
            .filter_map(|plugged| {
                plugged.enrolment.clone().map(|at| FoundHost {
                    name: at.to_string(),
                    at,
                })
            })
            .collect();
        self.tell(machine, NetNews::Found(found));
    }

    fn open(&mut self, machine: NetMachine, opening: NetParticipation) {
        let listens = opening.listen.clone();
        if let Some(plugged) = self.machines.get_mut(machine.0) {
            plugged.opening = Some(opening);
            plugged.seen.clear();
        }
        self.tell(machine, NetNews::Opened(listens));
        self.look_round();
    }

    fn put(&mut self, machine: NetMachine, topic: Topic, payload: &[u8]) {
        let hears: Vec<NetMachine> = self.others(machine).filter(|other| self.hears(*other, topic)).collect();
        for to in hears {
            if self.is_lost() {
                continue;
            }
            let is_twice = self.chance(self.weather.twice);
            for _ in 0..=usize::from(is_twice) {
                self.send(to, NetNews::Put(topic, payload.to_vec()));
            }
        }
    }

    fn question(
        &mut self,
        by: NetMachine,
        question: QuestionId,
        of: &[NetMachine],
        gets_all: bool,
        news: impl Fn(AskedId) -> NetNews,
    ) {
        let reachable = |machine: &NetMachine| self.plugged(*machine).is_some_and(|plugged| !plugged.is_cut);
        let of: Vec<NetMachine> = of
            .iter()
            .copied()
            .filter(|of| reachable(of) && reachable(&by))
            .collect();
        if of.is_empty() {
            self.tell(by, NetNews::Answered(question, Err(NoAnswer::NobodyThere)));
        }
        let until = self.now.plus_millis(ANSWER_MS);
        for of in of {
            let is_lost = self.is_lost();
            let is_twice = self.chance(self.weather.twice);
            // The second copy of a question is answered to nobody.
            for is_first in [true, false] {
                self.count += 1;
                let asked = AskedId(self.count);
                if is_first {
                    let known = HubQuestion {
                        by,
                        question,
                        of,
                        until,
                        gets_all,
                    };
                    self.questions.insert(asked, known);
                }
                if !is_lost && (is_first || is_twice) {
                    self.send(of, news(asked));
                }
            }
        }
    }

    /// True if nobody else has that question still to answer.
    fn is_over(&self, asked: &HubQuestion) -> bool {
        let is_same = |other: &HubQuestion| (other.by, other.question) == (asked.by, asked.question);
        !self.questions.values().any(is_same)
    }

    /// Tells the machines that take part which others have appeared and gone.
    fn look_round(&mut self) {
        for machine in self.all().collect::<Vec<_>>() {
            let Some(event) = self.tournament_of(machine) else {
                continue;
            };
            let there: Vec<Topic> = self
                .others(machine)
                .filter_map(|other| self.token(other))
                .filter(|token| self.sees(machine, *token))
                .collect();
            let keys: BTreeMap<String, Topic> = there.iter().map(|topic| (topic.key(event), *topic)).collect();
            let Some(plugged) = self.machines.get_mut(machine.0) else {
                continue;
            };
            let seen = std::mem::replace(&mut plugged.seen, keys.keys().cloned().collect());
            let gone = seen.iter().filter(|key| !keys.contains_key(*key));
            let gone = gone.filter_map(|key| Topic::read(event, key)).map(NetNews::Vanished);
            let come = keys.iter().filter(|(key, _)| !seen.contains(*key));
            let come = come.map(|(_, topic)| NetNews::Appeared(*topic));
            plugged.news.extend(gone.chain(come).collect::<Vec<_>>());
        }
    }

    fn token(&self, machine: NetMachine) -> Option<Topic> {
        match self.plugged(machine)?.opening.as_ref()?.part {
            MachinePart::Table(table) => Some(Topic::Alive(table)),
            MachinePart::Desk(desk) => Some(Topic::DeskAlive(desk)),
            MachinePart::Spectator(screen) => Some(Topic::ScreenAlive(screen)),
            MachinePart::Seat(..) | MachinePart::Relay => None,
        }
    }

    fn sees(&self, machine: NetMachine, token: Topic) -> bool {
        match self.part(machine) {
            Some(MachinePart::Desk(_)) => true,
            Some(MachinePart::Table(_)) => matches!(token, Topic::DeskAlive(_)),
            Some(MachinePart::Seat(table, _)) => token == Topic::Alive(table),
            Some(MachinePart::Spectator(_) | MachinePart::Relay) | None => false,
        }
    }

    fn hears(&self, machine: NetMachine, topic: Topic) -> bool {
        match self.part(machine) {
            Some(MachinePart::Desk(_)) => !matches!(topic, Topic::SeatSee(..)),
            Some(MachinePart::Table(_)) => topic == Topic::Roster,
            Some(MachinePart::Seat(table, seat)) => topic == Topic::SeatSee(table, seat),
            Some(MachinePart::Spectator(_)) => matches!(topic, Topic::Public(..) | Topic::Roster),
            Some(MachinePart::Relay) | None => false,
        }
    }

    fn answers(&self, machine: NetMachine, topic: Topic) -> bool {
        match (self.part(machine), topic) {
            (Some(MachinePart::Table(own)), Topic::Log(table) | Topic::Rule(table) | Topic::SeatDo(table, _)) => {
                own == table
            }
            (Some(MachinePart::Desk(own)), Topic::DeskLog(desk)) => own == desk,
            (Some(MachinePart::Desk(_)), Topic::Roster | Topic::AllPublic) => true,
            (
                Some(
                    MachinePart::Table(_)
                    | MachinePart::Desk(_)
                    | MachinePart::Seat(..)
                    | MachinePart::Spectator(_)
                    | MachinePart::Relay,
                )
                | None,
                _,
            ) => false,
        }
    }

    fn part(&self, machine: NetMachine) -> Option<MachinePart> {
        Some(self.plugged(machine)?.opening.as_ref()?.part)
    }

    fn tournament_of(&self, machine: NetMachine) -> Option<TournamentId> {
        Some(self.plugged(machine)?.opening.as_ref()?.event)
    }

    /// The others in the machine's tournament that it can reach.
    fn others(&self, machine: NetMachine) -> impl Iterator<Item = NetMachine> {
        let event = self.tournament_of(machine);
        let is_cut = self.plugged(machine).is_none_or(|plugged| plugged.is_cut);
        self.all().filter(move |other| {
            let is_reached = self.plugged(*other).is_some_and(|plugged| !plugged.is_cut);
            !is_cut && *other != machine && event.is_some() && self.tournament_of(*other) == event && is_reached
        })
    }

    fn all(&self) -> impl Iterator<Item = NetMachine> + use<> {
        (0..self.machines.len()).map(NetMachine)
    }

    fn plugged(&self, machine: NetMachine) -> Option<&Plugged> {
        self.machines.get(machine.0)
    }

    /// Tells a machine something from the net itself.
    fn tell(&mut self, to: NetMachine, news: NetNews) {
        if let Some(plugged) = self.machines.get_mut(to.0) {
            plugged.news.push(news);
        }
    }

    fn send(&mut self, to: NetMachine, news: NetNews) {
        let delay = self.chosen(self.weather.delay_ms.saturating_add(1));
        self.count += 1;
        let arrival = (self.now.plus_millis(delay), self.count);
        self.on_the_way.insert(arrival, (to, news));
    }

    /// Sends news that no other sent before it comes after.
    fn send_last(&mut self, to: NetMachine, news: NetNews) {
        self.count += 1;
        let arrival = (self.now.plus_millis(self.weather.delay_ms), self.count);
        self.on_the_way.insert(arrival, (to, news));
    }

    fn arrive(&mut self, to: NetMachine, news: NetNews) {
        let is_cut = self.plugged(to).is_none_or(|plugged| plugged.is_cut);
        if !is_cut {
            self.tell(to, news);
        } else if let NetNews::Answered(question, _) = news {
            self.tell(to, NetNews::Answered(question, Err(NoAnswer::TooLate)));
        }
    }

    fn is_lost(&mut self) -> bool {
        self.chance(self.weather.lost)
    }

    fn chance(&mut self, of_a_hundred: u8) -> bool {
        self.chosen(100) < u64::from(of_a_hundred)
    }

    /// A number below `below`, from the seed (`SplitMix64`).
    fn chosen(&mut self, below: u64) -> u64 {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.seed ^ (self.seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)).checked_rem(below).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::topic::{DeskId, TableNumber};
    use super::super::{Haste, MachineRole};
    use super::*;

    const TOURNAMENT: TournamentId = TournamentId([1; 8]);
    const TABLE: TableNumber = TableNumber(7);

    fn opening(part: MachinePart) -> NetRequest {
        NetRequest::Open(Box::new(NetParticipation {
            event: TOURNAMENT,
            part,
            listen: Vec::new(),
            connect: Vec::new(),
            credentials: None,
            lease_ms: 5_000,
        }))
    }

    fn desk_and_table(weather: Weather) -> (Hub, NetMachine, NetMachine) {
        let mut hub = Hub::new(weather, 1);
        let (desk, table) = (hub.plug_in(), hub.plug_in());
        hub.ask(desk, opening(MachinePart::Desk(DeskId([2; 8]))));
        hub.ask(table, opening(MachinePart::Table(TABLE)));
        (hub, desk, table)
    }

    #[test]
    fn who_takes_part_is_seen_and_heard_and_answers() {
        let (mut hub, desk, table) = desk_and_table(Weather::default());
        assert_eq!(
            hub.news(desk),
            [NetNews::Opened(vec![]), NetNews::Appeared(Topic::Alive(TABLE))]
        );
        assert_eq!(
            hub.news(table),
            [
                NetNews::Opened(vec![]),
                NetNews::Appeared(Topic::DeskAlive(DeskId([2; 8])))
            ]
        );
        let entry = Topic::Entry(TABLE);
        hub.ask(table, NetRequest::Put(entry, vec![4]));
        hub.pass(0);
        assert_eq!(hub.news(desk), [NetNews::Put(entry, vec![4])]);
        assert_eq!(hub.news(table), []);
        let question = NetRequest::Ask {
            id: QuestionId(5),
            to: Topic::Log(TABLE),
            payload: vec![6],
            haste: Haste::Now,
        };
        hub.ask(desk, question.clone());
        hub.pass(0);
        let news = hub.news(table);
        let [NetNews::Asked(asked, Topic::Log(TABLE), payload)] = news.as_slice() else {
            panic!("{news:?}")
        };
        assert_eq!(payload, &[6]);
        hub.ask(table, NetRequest::Answer(*asked, vec![7]));
        hub.pass(0);
        // Another table could answer in its place, too.
        assert_eq!(
            hub.news(desk),
            [
                NetNews::Answered(QuestionId(5), Ok(vec![7])),
                NetNews::Answered(QuestionId(5), Err(NoAnswer::NobodyThere))
            ]
        );
        hub.cut(table);
        assert_eq!(hub.news(desk), [NetNews::Vanished(Topic::Alive(TABLE))]);
        hub.ask(desk, question);
        assert_eq!(
            hub.news(desk),
            [NetNews::Answered(QuestionId(5), Err(NoAnswer::NobodyThere))]
        );
        hub.heal(table);
        assert_eq!(hub.news(desk), [NetNews::Appeared(Topic::Alive(TABLE))]);
        assert_eq!(MachineRole::ALL.len(), 6);
    }

    #[test]
    fn whatever_is_lost_every_question_is_answered_once() {
        let weather = Weather {
            lost: 50,
            twice: 50,
            delay_ms: 300,
        };
        let (mut hub, desk, table) = desk_and_table(weather);
        for id in 0..100 {
            hub.ask(
                desk,
                NetRequest::Ask {
                    id: QuestionId(id),
                    to: Topic::Rule(TABLE),
                    payload: vec![],
                    haste: Haste::Now,
                },
            );
        }
        let (mut answered, mut over) = (Vec::new(), Vec::new());
        for _ in 0..100 {
            hub.pass(100);
            for news in hub.news(table) {
                if let NetNews::Asked(asked, ..) = news {
                    hub.ask(table, NetRequest::Answer(asked, vec![1]));
                    hub.ask(table, NetRequest::Answer(asked, vec![2]));
                }
            }
            for news in hub.news(desk) {
                if let NetNews::Answered(QuestionId(id), answer) = news {
                    assert!(answer != Ok(vec![2]) && !over.contains(&id), "after the last");
                    let to = if answer.is_ok() { &mut answered } else { &mut over };
                    to.push(id);
                }
            }
        }
        over.sort_unstable();
        assert_eq!(over, (0..100).collect::<Vec<_>>());
        let count = answered.len();
        answered.sort_unstable();
        answered.dedup();
        assert!((1..100).contains(&count) && answered.len() == count, "{count}");
    }

    #[test]
    fn a_newcomer_knocks_where_somebody_opened() {
        let mut hub = Hub::new(Weather::default(), 1);
        let (desk, newcomer) = (hub.plug_in(), hub.plug_in());
        let at = Address(String::from("192.168.1.20:7462"));
        let knock = NetRequest::Knock {
            id: QuestionId(1),
            at: at.clone(),
            slot: 3,
            payload: vec![9],
        };
        hub.ask(newcomer, knock.clone());
        assert_eq!(
            hub.news(newcomer),
            [NetNews::Answered(QuestionId(1), Err(NoAnswer::NobodyThere))]
        );
        hub.ask(desk, NetRequest::OpenEnrolment(at.clone()));
        hub.ask(newcomer, NetRequest::Look);
        assert!(matches!(hub.news(newcomer).as_slice(), [NetNews::Found(found)] if found[0].at == at));
        hub.ask(newcomer, knock);
        hub.pass(0);
        assert!(matches!(hub.news(desk).as_slice(), [NetNews::Knocked(_, 3, payload)] if payload == &[9]));
    }
}
