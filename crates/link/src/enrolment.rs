//! The enrolment of a newcomer in a tournament: by a code of four squares that the desk speaks, or by a file on a
//! stick.
//!
//! It takes two questions. In the first, both sides make a key of the code (SPAKE2): a listener learns nothing, and a
//! guesser has one guess a try. The second is sealed with that key; only a side that had the correct code can open the
//! other's message. The answer to a wrong code, to a spent one and to a slot that was never opened is the same, so that
//! nothing can be told apart.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use shakmaty::{Color, Square};
use spake2::{Ed25519Group, Identity, Password, Spake2};

use super::form::{self, text};
use super::identity::{JoiningToken, PublicKey, SignedText};
use super::roster::Roster;
use super::sealed::{ChannelEnd, SealedChannel, SharedSecret};
use super::topic::{TableNumber, TournamentId};
use super::{Address, Credentials};
use laws::moment::Moment;

/// The time for which a code is valid, in milliseconds.
pub const CODE_MS: u64 = 10 * 60 * 1_000;
/// Wrong attempts after which the code is invalid.
pub const TRIES: u8 = 3;
/// The most newcomers that can be between their two questions, for one slot.
const AT_ONCE: usize = 8;
/// A message of the first exchange, in bytes.
const SPAKE: usize = 33;

/// True if that is the first of a newcomer's two questions.
pub const fn is_first(question: &[u8]) -> bool {
    question.len() <= SPAKE
}

/// Four squares: 24 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EnrolmentCode([Square; 4]);

impl EnrolmentCode {
    /// The code of those bytes, which come from the system's random source.
    pub fn from_bytes([a, b, c]: [u8; 3]) -> Self {
        let bits = u32::from_be_bytes([0, a, b, c]);
        Self([18, 12, 6, 0].map(|shift| Square::new((bits >> shift) & 63)))
    }

    /// The code of those squares.
    pub const fn of(squares: [Square; 4]) -> Self {
        Self(squares)
    }

    /// The slot of the code, given by the first square, so that a newcomer need not be told it. The other three squares
    /// are 18 bits, with three tries.
    pub const fn slot(&self) -> u32 {
        self.0[0] as u32
    }

    /// The squares, to be shown and spoken.
    pub const fn squares(&self) -> [Square; 4] {
        self.0
    }
}

impl fmt::Display for EnrolmentCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let squares = self.0.map(|square| square.to_string());
        f.write_str(&squares.join(" "))
    }
}

// Codes appear in no log and in no message of a failed test.
impl fmt::Debug for EnrolmentCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EnrolmentCode")
    }
}

/// Error: the text is not four squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACode;

impl FromStr for EnrolmentCode {
    type Err = NotACode;

    /// Reads four squares, with or without blanks, in capital or small letters.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let plain: String = text.split_whitespace().collect::<String>().to_ascii_lowercase();
        let mut squares = [Square::A1; 4];
        if plain.len() != 8 || !plain.is_ascii() {
            return Err(NotACode);
        }
        for (square, at) in squares.iter_mut().zip([0, 2, 4, 6]) {
            let name = plain.get(at..at + 2).ok_or(NotACode)?;
            *square = name.parse().map_err(|_unfit| NotACode)?;
        }
        Ok(Self(squares))
    }
}

/// The secret that both sides know before they meet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Secret {
    /// A code that was spoken: valid for a short time and few tries.
    Code(EnrolmentCode),
    /// The token of a join file: valid until it is used, because nobody can guess it.
    Token(JoiningToken),
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Secret {
    fn password(&self) -> Password {
        match self {
            Self::Code(code) => Password::new(format!("code {code}")),
            Self::Token(token) => Password::new([b"token ".as_slice(), &token.0].concat()),
        }
    }
}

/// 32 bytes from the system's random source, for one exchange and never again.
pub type ExchangeSeed = [u8; 32];

/// The random bytes for spake2: SHA-256 over the seed and a counter.
struct RandomBytes {
    seed: ExchangeSeed,
    count: u64,
    left: VecDeque<u8>,
}

impl RandomBytes {
    fn new(seed: ExchangeSeed) -> Self {
        Self {
            seed,
            count: 0,
            left: VecDeque::new(),
        }
    }

    fn byte(&mut self) -> u8 {
        loop {
            if let Some(byte) = self.left.pop_front() {
                return byte;
            }
            let mut sha = Sha256::new();
            sha.update(b"annabella pairing 1");
            sha.update(self.seed);
            sha.update(self.count.to_be_bytes());
            self.left.extend(sha.finalize());
            self.count = self.count.wrapping_add(1);
        }
    }
}

impl rand_core::RngCore for RandomBytes {
    fn next_u32(&mut self) -> u32 {
        rand_core::impls::next_u32_via_fill(self)
    }

    fn next_u64(&mut self) -> u64 {
        rand_core::impls::next_u64_via_fill(self)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        bytes.fill_with(|| self.byte());
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), rand_core::Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}

// The bytes cannot be told from random ones without the seed.
impl rand_core::CryptoRng for RandomBytes {}

/// The identities of both sides for that slot: a message for one slot is invalid for another.
fn identities(slot: u32) -> (Identity, Identity) {
    let named = |who: &str| Identity::new(format!("annabella pairing 1 {who} {slot}").as_bytes());
    (named("guest"), named("host"))
}

/// The channel of one exchange, with the key of this exchange alone.
fn channel(key: Vec<u8>, end: ChannelEnd) -> Option<SealedChannel> {
    let shared = SharedSecret(key.try_into().ok()?);
    Some(SealedChannel::new(&shared, end, &[0; 16], &[0; 16]))
}

/// The description that a newcomer gives once both know the code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Newcomer {
    /// The public key of the newcomer's signatures.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// The name of the newcomer's machine.
    pub name: String,
    /// The addresses at which others will reach it, for a relay or a further desk.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_at: Vec<Address>,
    /// The form of a seat's line that the program there speaks ([`FORM`](super::line::FORM)); 0 if it names none.
    #[serde(default)]
    pub line: u32,
    /// The tournament of the lock of its game, if the lock keeps it from taking part in any other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound_to: Option<BoundTo>,
}

/// The tournament in which alone a newcomer takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoundTo(#[serde(with = "text")] pub TournamentId);

/// The welcome with which a newcomer is let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The tournament.
    #[serde(with = "text")]
    pub event: TournamentId,
    /// The chief arbiter's key; the tournament is named after it.
    #[serde(with = "text")]
    pub event_key: PublicKey,
    /// The name of the tournament.
    pub name: String,
    /// The part that the newcomer takes.
    pub place: NewcomerPart,
    /// The credentials by which the newcomer shows that it belongs to the tournament.
    pub credentials: Credentials,
    /// The addresses at which the desks are reached, the nearest first.
    pub connect: Vec<Address>,
    /// The roster of the tournament.
    pub roster: SignedText,
    /// The seat and its line, for a newcomer to a game on two machines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<GivenSeat>,
}

/// A seat of a game on two machines, as its host gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenSeat {
    /// The form of the line to the seat ([`FORM`](super::line::FORM)). If the newcomer has another form, the other
    /// fields have no meaning.
    pub line: u32,
    /// The side.
    #[serde(with = "text")]
    pub side: Color,
    /// The shared key that seals the messages of the seat.
    #[serde(with = "text")]
    pub seal: JoiningToken,
}

/// The part that a newcomer takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewcomerPart {
    /// The table with that number.
    Table(u32),
    /// A seat of that table on another machine.
    Seat(u32),
    /// A desk.
    Desk,
    /// A relay, which carries for another room.
    Relay,
    /// A screen that shows everything public.
    Spectator,
}

impl NewcomerPart {
    /// The table to which the newcomer belongs.
    pub const fn table(self) -> Option<TableNumber> {
        match self {
            Self::Table(number) | Self::Seat(number) => Some(TableNumber(number)),
            Self::Desk | Self::Relay | Self::Spectator => None,
        }
    }
}

/// The reason why a newcomer is not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotLetIn {
    /// The code was wrong, used up or unknown: the answer does not say which.
    NoCode,
    /// The code was right. Only a newcomer that has proved it hears this.
    TurnedAway(TurnedAway),
    /// The code was right, and is still valid: it is a code of this tournament, and the newcomer is
    /// [bound](Newcomer::bound_to) to another.
    OtherEvent(OtherTournament),
}

/// The tournament that does not let in a newcomer of another. It travels sealed like a [`Welcome`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherTournament {
    /// The tournament.
    #[serde(with = "text")]
    pub other_event: TournamentId,
    /// The name of the tournament.
    pub name: String,
}

/// The reason why a newcomer with the right code is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnedAway {
    /// The arbiter said no.
    Refused,
    /// The code ended before the arbiter answered.
    Lapsed,
}

/// A [`TurnedAway`] as it travels, sealed like a [`Welcome`].
#[derive(Serialize, Deserialize)]
struct SealedRefusal {
    turned_away: TurnedAway,
}

/// The side that comes, waiting for the answer to its first question.
pub struct TableSide {
    exchange: Spake2<Ed25519Group>,
    said: Vec<u8>,
}

/// The reason why a newcomer who was let in does not come in after all: things have changed while the arbiter was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Declined {
    /// A game at home is in progress there.
    HomeGame,
    /// The table was locked meanwhile.
    Locked,
    /// A reason of a newer program.
    #[serde(other)]
    Other,
}

/// A [`Declined`] as it travels, sealed like the newcomer's question.
#[derive(Serialize, Deserialize)]
struct SealedDecline {
    declined: Declined,
}

/// The side that comes, waiting for the answer to its second question.
pub struct Entering {
    said: Vec<u8>,
    channel: SealedChannel,
}

impl TableSide {
    /// Knocks; returns the first question.
    pub fn new(slot: u32, secret: &Secret, seed: ExchangeSeed) -> (Self, Vec<u8>) {
        let (guest, host) = identities(slot);
        let (exchange, said) = Spake2::start_a_with_rng(&secret.password(), &guest, &host, RandomBytes::new(seed));
        let side = Self {
            exchange,
            said: said.clone(),
        };
        (side, said)
    }

    /// Takes the answer to the first question; returns the second one.
    pub fn answered(self, answer: &[u8], newcomer: &Newcomer) -> Result<(Entering, Vec<u8>), NotLetIn> {
        let key = self.exchange.finish(answer).map_err(|_error| NotLetIn::NoCode)?;
        let mut channel = channel(key, ChannelEnd::Guest).ok_or(NotLetIn::NoCode)?;
        let said = self.said;
        let sealed = channel.seal(&form::bytes(newcomer)).ok_or(NotLetIn::NoCode)?;
        let question = [said.as_slice(), &sealed].concat();
        Ok((Entering { said, channel }, question))
    }
}

impl Entering {
    /// Takes the answer to the second question; returns the welcome.
    pub fn answered(mut self, answer: &[u8]) -> Result<Welcome, NotLetIn> {
        let opened = self.channel.open(answer).map_err(|_sealed| NotLetIn::NoCode)?;
        if let Some(SealedRefusal { turned_away }) = form::read(&opened.payload) {
            return Err(NotLetIn::TurnedAway(turned_away));
        }
        if let Some(mut other) = form::read::<OtherTournament>(&opened.payload) {
            other.name = locale::inert(&other.name).into_owned();
            return Err(NotLetIn::OtherEvent(other));
        }
        let mut welcome: Welcome = form::read(&opened.payload).ok_or(NotLetIn::NoCode)?;
        let is_of_event = welcome.event_key.tournament() == welcome.event && welcome.roster.by == welcome.event_key;
        if !is_of_event || Roster::read(&welcome.roster, welcome.event).is_err() {
            return Err(NotLetIn::NoCode);
        }
        welcome.name = locale::inert(&welcome.name).into_owned();
        Ok(welcome)
    }

    /// The message of a newcomer who was welcomed and does not come in after all.
    pub fn decline(mut self, why: Declined) -> Option<Vec<u8>> {
        let sealed = self.channel.seal(&form::bytes(&SealedDecline { declined: why }))?;
        Some([self.said, sealed].concat())
    }
}

/// The side that lets newcomers in: the open codes, each in a slot.
#[derive(Default)]
pub struct DeskSide {
    slots: BTreeMap<u32, Slot>,
}

struct Slot {
    secret: Secret,
    opened: Moment,
    tries: u8,
    exchanges: VecDeque<Exchange>,
    /// The newcomer who came in with the code, and the answer. If the answer was lost the newcomer asks again.
    used: Option<UsedExchange>,
}

struct Exchange {
    heard: Vec<u8>,
    answer: Vec<u8>,
    key: Vec<u8>,
}

struct UsedExchange {
    question: Vec<u8>,
    answer: Option<Vec<u8>>,
    channel: SealedChannel,
    /// The newcomer was welcomed.
    is_welcome: bool,
    /// The code is still valid for another newcomer: this one has gone, was turned away as one of another tournament, or
    /// did not come in after all.
    is_free: bool,
}

impl UsedExchange {
    /// The reason why the newcomer who was welcomed does not come in after all, if that question says so.
    fn declined(&mut self, question: &[u8]) -> Option<Declined> {
        let (heard, sealed) = question.split_at_checked(SPAKE)?;
        if !self.is_welcome || !self.question.starts_with(heard) {
            return None;
        }
        let opened = self.channel.open(sealed).ok()?;
        let SealedDecline { declined } = form::read(&opened.payload)?;
        (self.is_welcome, self.is_free) = (false, true);
        Some(declined)
    }
}

/// The result of a knock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Knocked {
    /// The answer to send; it tells nobody anything by itself.
    Answer(Vec<u8>),
    /// A newcomer with the right code, who waits for [`DeskSide::welcome`] or [`DeskSide::turn_away`].
    Newcomer(Newcomer),
    /// Another computer with the right code, while the first one waits: the first keeps its place. Holds the answer to send.
    Second(Vec<u8>),
    /// The newcomer asks again while waiting.
    Waits,
    /// The newcomer who was welcomed does not come in. The code stays valid.
    Declined(Declined),
    /// The code was wrong for the last time: a new one has to be made. Holds the answer to send.
    Spent(Vec<u8>),
}

impl DeskSide {
    /// Lets somebody with that secret in. An earlier secret of the slot is forgotten.
    pub fn open(&mut self, slot: u32, secret: Secret, now: Moment) {
        let opened = Slot {
            secret,
            opened: now,
            tries: 0,
            exchanges: VecDeque::new(),
            used: None,
        };
        self.slots.insert(slot, opened);
    }

    /// Lets nobody in at that slot from now on.
    pub fn close(&mut self, slot: u32) {
        self.slots.remove(&slot);
    }

    /// True if somebody could still come in at that slot.
    pub fn is_open(&self, slot: u32, now: Moment) -> bool {
        self.slots
            .get(&slot)
            .is_some_and(|slot| slot.counts(now) && slot.used.is_none())
    }

    /// Handles a knock. `seed` is for this knock alone.
    pub fn knock(&mut self, slot: u32, question: &[u8], now: Moment, seed: ExchangeSeed) -> Knocked {
        let is_first = is_first(question);
        let number = slot;
        let slot = self.slots.get_mut(&slot).filter(|slot| slot.counts(now));
        match (slot, is_first) {
            (Some(slot), true) => Knocked::Answer(slot.first(number, question, seed)),
            (Some(slot), false) => slot.second(question),
            // The answer looks as if there were a code, which nobody knows.
            (None, true) => {
                let nobodys = Sha256::digest([b"nobody's".as_slice(), &seed].concat());
                let (_, answer) = begin(number, &Secret::Token(JoiningToken(nobodys.into())), seed);
                Knocked::Answer(answer)
            }
            (None, false) => Knocked::Answer(Vec::new()),
        }
    }

    /// The answer for the newcomer of that slot; `None` if nobody waits there. A repeated question gets the same
    /// answer.
    pub fn welcome(&mut self, slot: u32, welcome: &Welcome) -> Option<Vec<u8>> {
        let answer = self.answer(slot, &form::bytes(welcome));
        if let Some(used) = self.slots.get_mut(&slot).and_then(|slot| slot.used.as_mut()) {
            used.is_welcome = true;
        }
        answer
    }

    /// The newcomer of that slot has gone: the next one with the code takes the place.
    pub fn goes_away(&mut self, slot: u32) {
        if let Some(used) = self.slots.get_mut(&slot).and_then(|slot| slot.used.as_mut()) {
            used.is_free = true;
        }
    }

    /// The answer for a newcomer of that slot who is not let in.
    pub fn turn_away(&mut self, slot: u32, turned_away: TurnedAway) -> Option<Vec<u8>> {
        self.answer(slot, &form::bytes(&SealedRefusal { turned_away }))
    }

    /// The answer for a newcomer of that slot who is bound to another tournament. The code stays valid.
    pub fn is_other_tournament(&mut self, slot: u32, own: &OtherTournament) -> Option<Vec<u8>> {
        let answer = self.answer(slot, &form::bytes(own));
        if let Some(used) = self.slots.get_mut(&slot).and_then(|slot| slot.used.as_mut()) {
            used.is_free = true;
        }
        answer
    }

    fn answer(&mut self, slot: u32, answer: &[u8]) -> Option<Vec<u8>> {
        let used = self.slots.get_mut(&slot)?.used.as_mut()?;
        if used.answer.is_none() {
            used.answer = used.channel.seal(answer);
        }
        used.answer.clone()
    }
}

fn begin(slot: u32, secret: &Secret, seed: ExchangeSeed) -> (Spake2<Ed25519Group>, Vec<u8>) {
    let (guest, host) = identities(slot);
    Spake2::start_b_with_rng(&secret.password(), &guest, &host, RandomBytes::new(seed))
}

impl Slot {
    fn counts(&self, now: Moment) -> bool {
        match self.secret {
            Secret::Code(_) if self.used.is_some() => true,
            Secret::Code(_) => self.tries < TRIES && now.millis_since(self.opened) < CODE_MS,
            Secret::Token(_) => true,
        }
    }

    fn first(&mut self, slot: u32, heard: &[u8], seed: ExchangeSeed) -> Vec<u8> {
        if let Some(exchange) = self.exchanges.iter().find(|exchange| exchange.heard == heard) {
            return exchange.answer.clone();
        }
        let (exchange, answer) = begin(slot, &self.secret, seed);
        if let Ok(key) = exchange.finish(heard) {
            if self.exchanges.len() >= AT_ONCE {
                self.exchanges.pop_front();
            }
            self.exchanges.push_back(Exchange {
                heard: heard.to_vec(),
                answer: answer.clone(),
                key,
            });
        }
        answer
    }

    fn second(&mut self, question: &[u8]) -> Knocked {
        let mut is_taken = false;
        if let Some(used) = &mut self.used {
            if let Some(why) = used.declined(question) {
                return Knocked::Declined(why);
            }
            let is_its_own = used.question == question;
            match &used.answer {
                Some(answer) if is_its_own => return Knocked::Answer(answer.clone()),
                None if is_its_own => {
                    used.is_free = false;
                    return Knocked::Waits;
                }
                Some(_) | None if used.is_free && self.tries < TRIES => {}
                None if self.tries < TRIES => is_taken = true,
                Some(_) | None => return Knocked::Answer(Vec::new()),
            }
        }
        let newcomer = question.split_at_checked(SPAKE).and_then(|(heard, sealed)| {
            let exchange = self.exchanges.iter().find(|exchange| exchange.heard == heard)?;
            let mut channel = channel(exchange.key.clone(), ChannelEnd::Host)?;
            let opened = channel.open(sealed).ok()?;
            let mut newcomer: Newcomer = form::read(&opened.payload)?;
            newcomer.name = locale::inert(&newcomer.name).into_owned();
            Some((newcomer, channel))
        });
        match newcomer {
            Some(_) if is_taken => Knocked::Second(Vec::new()),
            Some((newcomer, channel)) => {
                self.exchanges.clear();
                self.used = Some(UsedExchange {
                    question: question.to_vec(),
                    answer: None,
                    channel,
                    is_welcome: false,
                    is_free: false,
                });
                Knocked::Newcomer(newcomer)
            }
            None => self.wrong(),
        }
    }

    fn wrong(&mut self) -> Knocked {
        match self.secret {
            Secret::Token(_) => Knocked::Answer(Vec::new()),
            Secret::Code(_) => {
                self.tries = self.tries.saturating_add(1);
                // A newcomer who waits keeps the place, however often others guess.
                if self.tries < TRIES || self.used.is_some() {
                    Knocked::Answer(Vec::new())
                } else {
                    Knocked::Spent(Vec::new())
                }
            }
        }
    }
}

/// A join file on a stick: the address to knock at, and the token. The first to use it gets in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentFile {
    /// The tournament.
    #[serde(with = "text")]
    pub event: TournamentId,
    /// The name of the tournament.
    pub name: String,
    /// The addresses at which newcomers knock.
    pub at: Vec<Address>,
    /// The slot of the token.
    pub slot: u32,
    /// The token.
    #[serde(with = "text")]
    pub token: JoiningToken,
}

const FILE: &str = "annabella event 1";

impl TournamentFile {
    /// The secret in the file.
    pub const fn secret(&self) -> Secret {
        Secret::Token(self.token)
    }

    /// Encodes the file.
    pub fn write(&self) -> String {
        form::titled(FILE, self)
    }

    /// Reads the file; `None` if it has another form.
    pub fn read(file: &str) -> Option<Self> {
        let mut read: Self = form::under(FILE, file.trim_end())?;
        read.name = locale::inert(&read.name).into_owned();
        Some(read)
    }
}
