//! Who hosts a game on two machines: a small event of its own, with a key, a door and one code, for the one who comes.
//!
//! Whoever has the code of four squares is let in: nobody stands at the door but the player who has spoken it to him.

use sha2::{Digest as _, Sha256};
use shakmaty::Color;

use super::identity::{Key, Token};
use super::pairing::{CODE_MS, Code, DeskSide, Knocked, Place, Secret, Welcome};
use super::roster::Roster;
use super::sealed::{Drawn, Shared};
use super::seat::{Asked, HostEnd};
use super::topic::{EventId, SeatId, TableNumber, Topic};
use super::{Address, AskedId, Authority, Credentials, News, NotOpened, Opening, Part, Request};
use crate::laws::moment::Moment;

/// The one table of such an event.
const TABLE: TableNumber = TableNumber(1);
/// How long the way may be silent until it is taken for broken, in milliseconds: it may lead over the internet.
const LEASE_MS: u64 = 10_000;

/// What a host was made with.
pub struct Means {
    /// 32 bytes from the system's random source.
    pub seed: [u8; 32],
    /// Who signs the certificates.
    pub authority: Authority,
    /// His own certificate.
    pub own: Credentials,
    /// That of whoever comes.
    pub guests: Credentials,
}

/// How the other one comes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// To this machine, which listens there.
    Here(Address),
    /// Over a relay, which both connect to. It has no certificate of theirs and needs none: what it carries is sealed.
    Over(Address),
}

impl Way {
    /// Lets him knock.
    fn door(&self) -> Request {
        match self {
            Self::Here(listen) => Request::OpenPairing(listen.clone()),
            Self::Over(relay) => Request::OpenPairingOver(relay.clone()),
        }
    }
}

/// The host.
pub struct Host {
    side: Color,
    name: String,
    way: Way,
    at: Vec<Address>,
    key: Key,
    means: Means,
    door: DeskSide,
    code: Code,
    until: Moment,
    is_door_open: bool,
    seat: Option<(SeatId, HostEnd)>,
    count: u64,
}

/// What is wanted of whoever carries it out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// That side is to be played elsewhere.
    Open {
        /// The side.
        side: Color,
        /// Where to listen, as it was typed; everywhere if it was not.
        at: Option<String>,
        /// The relay over which the other one comes, instead.
        over: Option<String>,
    },
    /// Another code for the same seat.
    AnotherCode,
    /// No more.
    End,
}

/// What the people at the table are told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The code, and where the other one types it.
    Code(Code, Vec<Address>),
    /// Three times the code was wrong: nobody is let in with it any more.
    WrongCode,
    /// The code counts no more.
    Expired,
    /// The net does not open.
    NotOpened(NotOpened),
}

/// What a host does.
#[derive(Debug)]
pub enum Act {
    /// Asks that of the net.
    Ask(Request),
    /// Tells the people at the table.
    Tell(Told),
    /// That is asked by who sits elsewhere.
    Asked(AskedId, Asked),
    /// He has come in; what he calls himself. Everything that he may know is to be told to him from the beginning.
    CameIn(String),
}

impl Host {
    /// Hosts that side from now on: what is to be done first.
    pub fn new(side: Color, name: String, way: Way, means: Means, now: Moment) -> (Self, Vec<Act>) {
        let key = Key::from_seed(drawn(&means.seed, b"key", 0));
        let code = code(&means.seed, 0);
        let mut host = Self {
            side,
            name,
            at: Vec::new(),
            key,
            door: DeskSide::default(),
            code,
            until: now.plus_millis(CODE_MS),
            is_door_open: true,
            seat: None,
            count: 0,
            way,
            means,
        };
        host.door.open(code.slot(), Secret::Code(code), now);
        let (listen, connect, credentials) = match host.way.clone() {
            Way::Here(listen) => (vec![listen], Vec::new(), Some(host.means.own.clone())),
            Way::Over(relay) => (Vec::new(), vec![relay], None),
        };
        let opening = Opening {
            event: host.event(),
            part: Part::Table(TABLE),
            listen,
            connect,
            credentials,
            lease_ms: LEASE_MS,
        };
        let acts = vec![Act::Ask(Request::Open(Box::new(opening))), Act::Ask(host.way.door())];
        (host, acts)
    }

    fn event(&self) -> EventId {
        self.key.public().event()
    }

    /// Whose side is played elsewhere.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The way to him, once he has come in.
    pub fn end(&mut self) -> Option<&mut HostEnd> {
        self.seat.as_mut().map(|(_, end)| end)
    }

    /// What tells him that.
    pub fn telling(&self, message: Vec<u8>) -> Option<Request> {
        let (seat, _) = self.seat.as_ref()?;
        Some(Request::Put(Topic::SeatSee(TABLE, *seat), message))
    }

    /// Another code, for the same seat: for him whose computer has died, say.
    pub fn another_code(&mut self, now: Moment) -> Vec<Act> {
        self.door.close(self.code.slot());
        self.count = self.count.saturating_add(1);
        self.code = code(&self.means.seed, self.count);
        self.until = now.plus_millis(CODE_MS);
        self.is_door_open = true;
        self.door.open(self.code.slot(), Secret::Code(self.code), now);
        let told = Told::Code(self.code, self.at.clone());
        vec![Act::Ask(self.way.door()), Act::Tell(told)]
    }

    /// Hosts no more.
    pub fn ends() -> Vec<Act> {
        vec![Act::Ask(Request::ClosePairing), Act::Ask(Request::Close)]
    }

    /// Time has passed.
    pub fn passes(&mut self, now: Moment) -> Vec<Act> {
        if !self.is_door_open || now < self.until {
            return Vec::new();
        }
        let was_used = self.seat.is_some();
        let told = (!was_used).then_some(Act::Tell(Told::Expired));
        self.close_door().into_iter().chain(told).collect()
    }

    /// The net tells something.
    pub fn news(&mut self, news: News, now: Moment) -> Vec<Act> {
        match news {
            News::Opened(at) => {
                self.at = match &self.way {
                    Way::Here(_) => at,
                    Way::Over(relay) => vec![relay.clone()],
                };
                vec![Act::Tell(Told::Code(self.code, self.at.clone()))]
            }
            News::NotOpened(why) => vec![Act::Tell(Told::NotOpened(why))],
            News::Knocked(asked, slot, question) => self.knocked(asked, slot, &question, now),
            News::Asked(asked, Topic::SeatDo(_, seat), payload) => {
                let draw = self.draw();
                let known = self.seat.as_mut().filter(|(known, _)| *known == seat);
                let what = known.map_or(Asked::Nobody, |(_, end)| end.asked(&payload, draw, now));
                vec![Act::Asked(asked, what)]
            }
            // Nothing else is asked of such a table.
            News::Asked(asked, _, _) => vec![Act::Ask(Request::Answer(asked, Vec::new()))],
            News::Found(_)
            | News::Appeared(_)
            | News::Vanished(_)
            | News::Put(_, _)
            | News::Answered(_, _)
            | News::Flooded(_) => Vec::new(),
        }
    }

    fn close_door(&mut self) -> Vec<Act> {
        self.is_door_open = false;
        self.door.close(self.code.slot());
        vec![Act::Ask(Request::ClosePairing)]
    }

    fn draw(&mut self) -> Drawn {
        self.count = self.count.saturating_add(1);
        let bytes = drawn(&self.means.seed, b"draw", self.count);
        let mut draw = Drawn::default();
        draw.iter_mut().zip(bytes).for_each(|(into, byte)| *into = byte);
        draw
    }

    fn knocked(&mut self, asked: AskedId, slot: u32, question: &[u8], now: Moment) -> Vec<Act> {
        // At a relay others are knocked for, too.
        if slot != self.code.slot() && matches!(self.way, Way::Over(_)) {
            return Vec::new();
        }
        self.count = self.count.saturating_add(1);
        let draw = drawn(&self.means.seed, b"knock", self.count);
        let answer = |bytes| Act::Ask(Request::Answer(asked, bytes));
        match self.door.knock(slot, question, now, draw) {
            Knocked::Answer(bytes) => vec![answer(bytes)],
            Knocked::Spent(bytes) => {
                let mut acts = vec![answer(bytes)];
                acts.extend(self.close_door());
                acts.push(Act::Tell(Told::WrongCode));
                acts
            }
            Knocked::Waits => Vec::new(),
            Knocked::Newcomer(newcomer) => {
                let seal = drawn(&self.means.seed, b"seal", self.count);
                let Some(bytes) = self.door.welcome(slot, &self.welcome(Token(seal))) else {
                    return Vec::new();
                };
                self.seat = Some((newcomer.key.seat(), HostEnd::new(Shared(seal))));
                // The door stays until its code is over: the answer may be lost, and is asked for again.
                vec![answer(bytes), Act::CameIn(newcomer.name)]
            }
        }
    }

    fn welcome(&self, seal: Token) -> Welcome {
        let roster = Roster {
            number: 1,
            event: self.event(),
            name: self.name.clone(),
            tables: Vec::new(),
            desks: Vec::new(),
            delay_ms: 0,
            is_public: false,
        };
        Welcome {
            event: self.event(),
            event_key: self.key.public(),
            name: self.name.clone(),
            place: Place::Seat(TABLE.0),
            credentials: match self.way {
                Way::Here(_) => self.means.guests.clone(),
                Way::Over(_) => Credentials::default(),
            },
            connect: self.at.clone(),
            roster: roster.sign(&self.key),
            seal: seal.to_string(),
        }
    }
}

/// The seat of whoever was let in there, and with what his words are sealed; none where he was let in as something else.
pub fn seat_of(welcome: &Welcome, key: &Key) -> Option<(Topic, Topic, Shared)> {
    let Place::Seat(table) = welcome.place else {
        return None;
    };
    let seal: Token = welcome.seal.parse().ok()?;
    let (table, seat) = (TableNumber(table), key.public().seat());
    Some((Topic::SeatDo(table, seat), Topic::SeatSee(table, seat), Shared(seal.0)))
}

/// With what he takes part.
pub fn opening(welcome: &Welcome, key: &Key, first: &Address) -> Option<Opening> {
    let Place::Seat(table) = welcome.place else {
        return None;
    };
    // Where he was let in he has just been heard.
    let others = welcome.connect.iter().filter(|at| *at != first).cloned();
    Some(Opening {
        event: welcome.event,
        part: Part::Seat(TableNumber(table), key.public().seat()),
        listen: Vec::new(),
        connect: std::iter::once(first.clone()).chain(others).collect(),
        credentials: Some(welcome.credentials.clone()).filter(|own| *own != Credentials::default()),
        lease_ms: LEASE_MS,
    })
}

fn drawn(seed: &[u8; 32], purpose: &[u8], count: u64) -> [u8; 32] {
    let mut sha = Sha256::new();
    sha.update(b"annabella host 1");
    sha.update(seed);
    sha.update(purpose);
    sha.update(count.to_be_bytes());
    sha.finalize().into()
}

fn code(seed: &[u8; 32], count: u64) -> Code {
    let [a, b, c, ..] = drawn(seed, b"code", count);
    Code::from_bytes([a, b, c])
}
