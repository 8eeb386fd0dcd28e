//! The host of a game on two machines: a small tournament of its own, with a key, a door and a code for each guest.
//!
//! A newcomer with the code of four squares is let in without a question: the host has told them the code.

use sha2::{Digest as _, Sha256};
use shakmaty::{ByColor, Color};

use super::enrolment::{CODE_MS, DeskSide, EnrolmentCode, GivenSeat, Knocked, NewcomerPart, Secret, Welcome};
use super::identity::{JoiningToken, PrivateKey};
use super::line;
use super::roster::Roster;
use super::sealed::{ConnectionNonce, SharedSecret};
use super::seat::{HostEnd, IncomingQuestion, SeatStep};
use super::topic::{TableNumber, Topic, TournamentId};
use super::{Address, AskedId, Authority, Credentials, MachinePart, NetNews, NetParticipation, NetRequest, NotOpened};
use laws::moment::Moment;

/// The only table of a hosted game.
const TABLE: TableNumber = TableNumber(1);
/// The time that the way may be silent until it is taken for broken, in milliseconds: it may lead over the internet.
const LEASE_MS: u64 = 10_000;

/// The keys and certificates that a host is made with.
pub struct HostKeys {
    /// 32 bytes from the system's random source.
    pub seed: [u8; 32],
    /// The authority that signs the certificates.
    pub authority: Authority,
    /// The host's own certificate.
    pub own: Credentials,
    /// The certificate for the guest of each side.
    pub guests: ByColor<Credentials>,
}

/// The way in which the other computer connects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConnectionWay {
    /// The other computer connects to this machine, which listens there.
    Here(Address),
    /// Over a relay, which both connect to. The relay has no certificate of theirs and needs none, because the messages
    /// are sealed.
    Over(Address),
}

impl ConnectionWay {
    /// The request that lets the other computer knock.
    fn door(&self) -> NetRequest {
        match self {
            Self::Here(listen) => NetRequest::OpenEnrolment(listen.clone()),
            Self::Over(relay) => NetRequest::OpenEnrolmentOver(relay.clone()),
        }
    }
}

/// The host.
pub struct Host {
    name: String,
    way: ConnectionWay,
    at: Vec<Address>,
    key: PrivateKey,
    means: HostKeys,
    door: DeskSide,
    /// The valid code for each side and the end of its validity; and the ends of the guests who have come in.
    codes: ByColor<Option<(EnrolmentCode, Moment)>>,
    seats: ByColor<Option<HostEnd>>,
    count: u64,
}

/// A request to the owner of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostRequest {
    /// Play that side elsewhere.
    Open {
        /// The side.
        side: Color,
        /// The address to listen at, as it was typed; everywhere if none was.
        at: Option<String>,
        /// The relay over which the other computer comes, instead.
        over: Option<String>,
    },
    /// Another code for the same seat.
    AnotherCode(Color),
    /// Stop hosting.
    End,
}

/// The messages for the people at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostMessage {
    /// The code for that side, and the addresses that go with it.
    Code(Color, EnrolmentCode, Vec<Address>),
    /// The newcomer had the right code, but a program with another form of the line to a seat: nobody is let in with that code.
    OtherVersion,
    /// The code was wrong three times and is no longer valid.
    WrongCode,
    /// The code is no longer valid.
    Expired,
    /// The network does not open.
    NotOpened(NotOpened),
}

/// The actions of a host.
#[derive(Debug)]
pub enum HostAct {
    /// Asks that of the net.
    Ask(NetRequest),
    /// Tells the people at the table.
    Tell(HostMessage),
    /// A request of the player of that side.
    Asked(AskedId, Color, IncomingQuestion),
    /// The player of that side has come in, and gives that name. Everything that the player may know is to be told from
    /// the beginning.
    CameIn(Color, String),
}

impl Host {
    /// Hosts that side from now on; also returns the first acts.
    pub fn new(side: Color, name: String, way: ConnectionWay, means: HostKeys, now: Moment) -> (Self, Vec<HostAct>) {
        let key = PrivateKey::from_seed(derived(&means.seed, b"key", 0));
        let mut host = Self {
            name,
            at: Vec::new(),
            key,
            door: DeskSide::default(),
            codes: ByColor::default(),
            seats: ByColor::default(),
            count: 0,
            way,
            means,
        };
        host.code(side, now);
        let (listen, connect, credentials) = match host.way.clone() {
            ConnectionWay::Here(listen) => (vec![listen], Vec::new(), Some(host.means.own.clone())),
            ConnectionWay::Over(relay) => (Vec::new(), vec![relay], None),
        };
        let opening = NetParticipation {
            event: host.tournament(),
            part: MachinePart::Table(TABLE),
            listen,
            connect,
            credentials,
            lease_ms: LEASE_MS,
        };
        let acts = vec![
            HostAct::Ask(NetRequest::Open(Box::new(opening))),
            HostAct::Ask(host.way.door()),
        ];
        (host, acts)
    }

    fn tournament(&self) -> TournamentId {
        self.key.public().tournament()
    }

    /// The way to the player of that side, once the guest has come in.
    pub fn end(&mut self, side: Color) -> Option<&mut HostEnd> {
        self.seats.get_mut(side).as_mut()
    }

    /// The request that tells a message to that side's guest.
    pub fn telling(&self, side: Color, message: Vec<u8>) -> Option<NetRequest> {
        self.seats.get(side).as_ref()?;
        Some(NetRequest::Put(Topic::SeatSee(TABLE, side), message))
    }

    /// A code for that side, for the first time or again, for instance because the guest's computer has died.
    pub fn another_code(&mut self, side: Color, now: Moment) -> Vec<HostAct> {
        let code = self.code(side, now);
        let told = HostMessage::Code(side, code, self.at.clone());
        vec![HostAct::Ask(self.way.door()), HostAct::Tell(told)]
    }

    /// Draws a code for that side, which replaces an earlier one. No two codes have the same slot.
    fn code(&mut self, side: Color, now: Moment) -> EnrolmentCode {
        if let Some((code, _)) = self.codes.get_mut(side).take() {
            self.door.close(code.slot());
        }
        let taken = self.codes.get(side.other()).map(|(code, _)| code.slot());
        let code = loop {
            self.count = self.count.saturating_add(1);
            let code = code(&self.means.seed, self.count);
            if Some(code.slot()) != taken {
                break code;
            }
        };
        *self.codes.get_mut(side) = Some((code, now.plus_millis(CODE_MS)));
        self.door.open(code.slot(), Secret::Code(code), now);
        code
    }

    /// Stops hosting.
    pub fn ends() -> Vec<HostAct> {
        vec![
            HostAct::Ask(NetRequest::CloseEnrolment),
            HostAct::Ask(NetRequest::Close),
        ]
    }

    /// Handles the passing of time.
    pub fn passes(&mut self, now: Moment) -> Vec<HostAct> {
        let mut acts = Vec::new();
        for side in Color::ALL {
            if self.codes.get(side).is_some_and(|(_, until)| until <= now) {
                acts.extend(self.spend(side));
                if self.seats.get(side).is_none() {
                    acts.push(HostAct::Tell(HostMessage::Expired));
                }
            }
        }
        acts
    }

    /// Ends the code of that side; after the last one the door is closed.
    fn spend(&mut self, side: Color) -> Option<HostAct> {
        let (code, _) = self.codes.get_mut(side).take()?;
        self.door.close(code.slot());
        let is_last = self.codes.iter().all(Option::is_none);
        is_last.then_some(HostAct::Ask(NetRequest::CloseEnrolment))
    }

    /// The side for which the code of that slot is.
    fn side_of(&self, slot: u32) -> Option<Color> {
        let is_it = |side: &Color| self.codes.get(*side).is_some_and(|(code, _)| code.slot() == slot);
        Color::ALL.into_iter().find(is_it)
    }

    /// Handles news of the net.
    pub fn news(&mut self, news: NetNews, now: Moment) -> Vec<HostAct> {
        match news {
            NetNews::Opened(at) => {
                self.at = match &self.way {
                    ConnectionWay::Here(_) => at,
                    ConnectionWay::Over(relay) => vec![relay.clone()],
                };
                // The network may open again, and by then a guest may have come in with the code.
                let codes = Color::ALL
                    .into_iter()
                    .filter_map(|side| Some((side, self.codes.get(side).as_ref()?.0)))
                    .filter(|(_, code)| self.door.is_open(code.slot(), now));
                codes
                    .map(|(side, code)| HostAct::Tell(HostMessage::Code(side, code, self.at.clone())))
                    .collect()
            }
            NetNews::NotOpened(why) => vec![HostAct::Tell(HostMessage::NotOpened(why))],
            NetNews::Knocked(asked, slot, question) => self.knocked(asked, slot, &question, now),
            NetNews::Asked(asked, Topic::SeatDo(_, side), payload) => {
                let nonce = self.nonce();
                let what = self.end(side).map(|end| end.asked(&payload, nonce, now));
                vec![what.map_or_else(
                    || HostAct::Ask(NetRequest::Answer(asked, Vec::new())),
                    |what| HostAct::Asked(asked, side, what),
                )]
            }
            // A hosted table answers no other questions.
            NetNews::Asked(asked, _, _) => vec![HostAct::Ask(NetRequest::Answer(asked, Vec::new()))],
            NetNews::Found(_)
            | NetNews::Appeared(_)
            | NetNews::Vanished(_)
            | NetNews::Put(_, _)
            | NetNews::Answered(_, _)
            | NetNews::LeftDoor(_)
            | NetNews::Flooded(_) => Vec::new(),
        }
    }

    fn nonce(&mut self) -> ConnectionNonce {
        self.count = self.count.saturating_add(1);
        let bytes = derived(&self.means.seed, b"draw", self.count);
        let mut nonce = ConnectionNonce::default();
        nonce.iter_mut().zip(bytes).for_each(|(into, byte)| *into = byte);
        nonce
    }

    fn knocked(&mut self, asked: AskedId, slot: u32, question: &[u8], now: Moment) -> Vec<HostAct> {
        // At a relay there are knocks for others, too.
        if self.side_of(slot).is_none() && matches!(self.way, ConnectionWay::Over(_)) {
            return Vec::new();
        }
        self.count = self.count.saturating_add(1);
        let seed = derived(&self.means.seed, b"knock", self.count);
        let answer = |bytes| HostAct::Ask(NetRequest::Answer(asked, bytes));
        match (self.door.knock(slot, question, now, seed), self.side_of(slot)) {
            (Knocked::Answer(bytes) | Knocked::Second(bytes), _) => vec![answer(bytes)],
            (Knocked::Spent(bytes), side) => {
                let closed = side.and_then(|side| self.spend(side));
                let told = HostAct::Tell(HostMessage::WrongCode);
                [answer(bytes), told].into_iter().chain(closed).collect()
            }
            // A seat that was given does not say that it goes.
            (Knocked::Waits | Knocked::Declined(_), _) | (Knocked::Newcomer(_), None) => Vec::new(),
            (Knocked::Newcomer(newcomer), Some(side)) => {
                let seal = derived(&self.means.seed, b"seal", self.count);
                let Some(bytes) = self.door.welcome(slot, &self.welcome(side, JoiningToken(seal))) else {
                    return Vec::new();
                };
                if newcomer.line != line::FORM {
                    return vec![answer(bytes), HostAct::Tell(HostMessage::OtherVersion)];
                }
                let before = self.seats.get_mut(side).replace(HostEnd::new(SharedSecret(seal)));
                // The computer that had the seat is told so, if it is still there.
                let last = SeatStep {
                    is_last: true,
                    ..SeatStep::default()
                };
                let told = before.and_then(|mut before| before.sees(last));
                let told = told.and_then(|told| self.telling(side, told)).map(HostAct::Ask);
                // The door stays until its code is over: the answer may be lost, and is asked for again.
                let came = [answer(bytes), HostAct::CameIn(side, newcomer.name)];
                told.into_iter().chain(came).collect()
            }
        }
    }

    fn welcome(&self, side: Color, seal: JoiningToken) -> Welcome {
        let roster = Roster {
            number: 1,
            event: self.tournament(),
            name: self.name.clone(),
            ..Roster::default()
        };
        Welcome {
            event: self.tournament(),
            event_key: self.key.public(),
            name: self.name.clone(),
            place: NewcomerPart::Seat(TABLE.0),
            credentials: match self.way {
                ConnectionWay::Here(_) => self.means.guests.get(side).clone(),
                ConnectionWay::Over(_) => Credentials::default(),
            },
            connect: self.at.clone(),
            roster: roster.sign(&self.key),
            seat: Some(GivenSeat {
                line: line::FORM,
                side,
                seal,
            }),
        }
    }
}

/// The seat that was given, with its table; `None` if a newcomer was let in as something else, or by a program that
/// speaks another form.
pub fn given_seat(welcome: &Welcome) -> Option<(TableNumber, &GivenSeat)> {
    let NewcomerPart::Seat(table) = welcome.place else {
        return None;
    };
    let seat = welcome.seat.as_ref().filter(|seat| seat.line == line::FORM)?;
    Some((TableNumber(table), seat))
}

/// The opening with which the player of that side takes part.
pub fn opening(welcome: &Welcome, table: TableNumber, side: Color, first: &Address) -> NetParticipation {
    // The address where the newcomer was let in has just answered.
    let others = welcome.connect.iter().filter(|at| *at != first).cloned();
    NetParticipation {
        event: welcome.event,
        part: MachinePart::Seat(table, side),
        listen: Vec::new(),
        connect: std::iter::once(first.clone()).chain(others).collect(),
        credentials: Some(welcome.credentials.clone()).filter(|own| *own != Credentials::default()),
        lease_ms: LEASE_MS,
    }
}

fn derived(seed: &[u8; 32], purpose: &[u8], count: u64) -> [u8; 32] {
    let mut sha = Sha256::new();
    sha.update(b"annabella host 1");
    sha.update(seed);
    sha.update(purpose);
    sha.update(count.to_be_bytes());
    sha.finalize().into()
}

fn code(seed: &[u8; 32], count: u64) -> EnrolmentCode {
    let [a, b, c, ..] = derived(seed, b"code", count);
    EnrolmentCode::from_bytes([a, b, c])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enrolment::{Newcomer, TableSide};
    use crate::seat::{BEAT_MS, GuestEnd, SeatNews};

    fn host() -> Host {
        let credentials = |name: &str| Credentials {
            certificate: name.to_owned(),
            ..Credentials::default()
        };
        let means = HostKeys {
            seed: [1; 32],
            authority: Authority {
                certificate: String::new(),
                key: String::new(),
            },
            own: credentials("host"),
            guests: ByColor {
                white: credentials("white"),
                black: credentials("black"),
            },
        };
        let way = ConnectionWay::Here(Address(String::from("127.0.0.1:7461")));
        Host::new(Color::White, String::from("two"), way, means, Moment::START).0
    }

    /// The host's acts and its welcome for a newcomer who has that side's code and speaks that form.
    fn comes(host: &mut Host, side: Color, line: u32) -> (Vec<HostAct>, Welcome) {
        let (code, _) = host.codes.get(side).unwrap();
        let (guest, first) = TableSide::new(code.slot(), &Secret::Code(code), [2; 32]);
        let answer = |acts: &[HostAct]| {
            let bytes = acts.iter().find_map(|act| match act {
                HostAct::Ask(NetRequest::Answer(_, bytes)) => Some(bytes.clone()),
                HostAct::Ask(_) | HostAct::Tell(_) | HostAct::Asked(..) | HostAct::CameIn(..) => None,
            });
            bytes.unwrap()
        };
        let knocked = |payload| NetNews::Knocked(AskedId(1), code.slot(), payload);
        let acts = host.news(knocked(first), Moment::START);
        let newcomer = Newcomer {
            key: PrivateKey::from_seed([3; 32]).public(),
            name: String::from("Ben"),
            reached_at: Vec::new(),
            line,
            bound_to: None,
        };
        let (entering, second) = guest.answered(&answer(&acts), &newcomer).unwrap();
        let acts = host.news(knocked(second), Moment::START);
        let welcome = entering.answered(&answer(&acts)).unwrap();
        (acts, welcome)
    }

    #[test]
    fn each_side_is_given_its_own_seat() {
        let mut host = host();
        host.another_code(Color::Black, Moment::START);
        for (side, certificate) in [(Color::White, "white"), (Color::Black, "black")] {
            let (acts, welcome) = comes(&mut host, side, line::FORM);
            assert!(matches!(&acts[..], [_, HostAct::CameIn(of, _)] if *of == side));
            let (table, seat) = given_seat(&welcome).unwrap();
            assert_eq!((table, seat.side), (TABLE, side));
            assert_eq!(welcome.credentials.certificate, certificate);
        }
    }

    #[test]
    fn the_computer_whose_seat_another_takes_is_told() {
        let mut host = host();
        let (_, welcome) = comes(&mut host, Color::White, line::FORM);
        let (_, given) = given_seat(&welcome).unwrap();
        let mut guest = GuestEnd::new(SharedSecret(given.seal.0), ConnectionNonce::default());
        let mut now = Moment::START;
        // The greeting, and a first question.
        for _ in 0..3 {
            now = now.plus_millis(BEAT_MS);
            let Some(question) = guest.asks(now) else { continue };
            let acts = host.news(
                NetNews::Asked(AskedId(2), Topic::SeatDo(TABLE, Color::White), question),
                now,
            );
            let [HostAct::Asked(.., IncomingQuestion::Answer(answer))] = &acts[..] else {
                panic!("{acts:?}");
            };
            guest.answered(Some(answer), now);
        }
        host.another_code(Color::White, now);
        let (acts, _) = comes(&mut host, Color::White, line::FORM);
        let told = acts.into_iter().find_map(|act| match act {
            HostAct::Ask(NetRequest::Put(_, told)) => guest.told(&told, now),
            HostAct::Ask(_) | HostAct::Tell(_) | HostAct::Asked(..) | HostAct::CameIn(..) => None,
        });
        assert!(matches!(told, Some(SeatNews::Step(step)) if step.is_last));
    }

    #[test]
    fn a_used_code_is_not_told_when_the_network_opens_again() {
        let mut host = host();
        host.another_code(Color::Black, Moment::START);
        let told = |acts: Vec<HostAct>| -> Vec<Color> {
            let told = acts.into_iter().filter_map(|act| match act {
                HostAct::Tell(HostMessage::Code(side, ..)) => Some(side),
                HostAct::Tell(_) | HostAct::Ask(_) | HostAct::Asked(..) | HostAct::CameIn(..) => None,
            });
            told.collect()
        };
        let opened = || NetNews::Opened(Vec::new());
        assert_eq!(told(host.news(opened(), Moment::START)), [Color::White, Color::Black]);
        comes(&mut host, Color::White, line::FORM);
        assert_eq!(told(host.news(opened(), Moment::START)), [Color::Black]);
    }

    #[test]
    fn a_program_of_another_version_is_refused_and_both_are_told() {
        let mut host = host();
        for form in [0, line::FORM + 1] {
            let (acts, welcome) = comes(&mut host, Color::White, form);
            assert!(matches!(&acts[..], [_, HostAct::Tell(HostMessage::OtherVersion)]));
            assert!(host.end(Color::White).is_none());
            // The welcome names the form, which tells the newcomer that the forms differ.
            assert_eq!(welcome.seat.as_ref().map(|seat| seat.line), Some(line::FORM));
            host.another_code(Color::White, Moment::START);
        }
        let (acts, _) = comes(&mut host, Color::White, line::FORM);
        assert!(matches!(&acts[..], [_, HostAct::CameIn(..)]));
    }

    #[test]
    fn a_host_that_tells_no_form_or_another_gives_no_seat() {
        let (_, welcome) = comes(&mut host(), Color::White, line::FORM);
        let mut older = welcome.clone();
        older.seat = None;
        assert!(given_seat(&older).is_none());
        let mut newer = welcome;
        if let Some(seat) = &mut newer.seat {
            seat.line += 1;
        }
        assert!(given_seat(&newer).is_none());
    }
}
