//! A game on two machines. One of them, the host, has the table: it orders, measures and writes. A seat at the other is
//! a screen with an ear: it sends its player's wishes, numbered, and gets the entries that the player may know and the
//! words for the player. It has nothing else, and so can tell nothing else.
//!
//! A question is answered once, however often it is asked; steps are numbered, and asked for again if they were lost.
//! All messages are sealed between the two: over somebody else's relay nobody reads them.

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use shakmaty::{Piece, Square};

use super::form;
use super::line::{self, GuestLine, HostLine, IncomingMessage};
use super::sealed::{ConnectionNonce, SharedSecret};
use laws::moment::Moment;

/// The interval between signs of life, in milliseconds.
pub const BEAT_MS: u64 = 1_000;
/// The time that the other end may be silent until it is taken for away, in milliseconds.
pub const LEASE_MS: u64 = 5_000;
/// The most bytes of missed steps in one answer.
const PAGE: usize = 64 * 1024;
/// The longest line, name or settings of a person, in bytes.
const LONGEST_WISH: usize = 32 * 1024;
/// The most wishes that may wait for their turn: a person types them.
const MOST_WAITING: usize = 16;

/// A request of a person at a remote seat. The host decides which act of the game a control stands for, by that
/// person's screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// A line of the move line.
    Line(String),
    /// A button or key, by the name of its control.
    Control(String),
    /// Lift the piece on that square, or put down the one in hand.
    Touch(u8),
    /// Take the piece on that square off the board.
    TakeOff(u8),
    /// Adjust the piece on that square (4.2.1).
    Adjust(u8),
    /// Bring a piece from off the board onto that square.
    BringBack(u8, char),
    /// Write that on the scoresheet.
    Write(String),
    /// Correct the entry at that place, or the last.
    Correct(Option<u32>, String),
    /// Strike out the entry of that ply, or the last.
    Strike(Option<u32>),
    /// Answer the question that is open.
    Answer(bool),
    /// Use these settings of the player from now on: how the player wants to be spoken to.
    Settings(String),
    /// A wish of the assistant who sits with the player (D.2.10). Not sent to a host that tells of no assistant: the
    /// host would not read it.
    OfAssistant(Box<Wish>),
}

impl Wish {
    /// The square a wish names.
    pub fn square(number: u8) -> Option<Square> {
        Square::try_from(number).ok()
    }

    /// The piece a wish names: a letter as in a FEN.
    pub const fn piece(letter: char) -> Option<Piece> {
        Piece::from_char(letter)
    }

    /// The wish for that piece on that square.
    pub fn bringing(square: Square, piece: Piece) -> Self {
        Self::BringBack(u8::from(square), piece.char())
    }
}

/// The outcome of a typed line (its words are told separately).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LineEnd {
    /// The line was taken.
    Taken,
    /// The line was refused: the person who typed it may want it back.
    Refused,
    /// The line waits for its second Enter.
    Waits,
}

/// A sentence for that person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatUtterance {
    /// The sentence is for that person's ear alone.
    pub is_private: bool,
    /// The urgency: 0 after the waiting sentences, 1 before them, 2 at once.
    pub haste: u8,
    /// The parts of the sentence: language and words.
    pub spans: Vec<(String, String)>,
}

/// An entry of the journal that the person may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownEntry {
    /// The number of the entry in the journal.
    pub number: u64,
    /// The moment of the entry, in microseconds of the host's clock.
    pub at_us: u64,
    /// The record of the entry.
    pub record: String,
}

/// The words for the ear of the assistant who sits with the player, and not for the player's (D.2.10.4). They are kept
/// apart from the player's, so that a program that knows of no assistant passes them over instead of saying them to the
/// player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AssistantWords {
    /// The sentences said to the assistant.
    pub said: Vec<SeatUtterance>,
    /// The sounds, by name.
    pub cues: Vec<String>,
    /// The announcement that is the last one now, if it changed.
    pub announced: Option<SeatUtterance>,
    /// The question that is open to the assistant.
    pub question: Option<String>,
}

/// The effects of a step of the table for that person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatStep {
    /// The number of the step, counted from 1.
    pub number: u64,
    /// The moment of the step, in microseconds of the host's clock.
    pub at_us: u64,
    /// The step happened before the player came: its words were not said to the player.
    #[serde(default)]
    pub is_past: bool,
    /// No step follows for this computer: another one has taken the seat.
    #[serde(default)]
    pub is_last: bool,
    /// The entries of the step that the player may know.
    pub known: Vec<KnownEntry>,
    /// The sentences said to the player.
    pub said: Vec<SeatUtterance>,
    /// The sounds, by name.
    pub cues: Vec<String>,
    /// The announcement that is the last one now, if it changed.
    pub announced: Option<SeatUtterance>,
    /// The question that is open to the player.
    pub question: Option<String>,
    /// The words for the player's assistant, if one sits with the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assistant: Option<AssistantWords>,
}

/// A question of a seat.
#[derive(Debug, Serialize, Deserialize)]
struct SeatQuestion {
    /// The count of the question, whatever it brings.
    count: u64,
    /// The number of the wish, from 1; in a mere sign of life that of the last wish.
    number: u64,
    /// The number of the last step that has come.
    have: u64,
    /// The time for which the person had the move before the wish, in milliseconds, as that machine saw it.
    thought_ms: Option<u64>,
    /// The wish.
    wish: Option<Wish>,
    /// True if the player leaves: an older host takes the question for a sign of life.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    leaves: bool,
}

/// The reply to a question.
#[derive(Debug, Serialize, Deserialize)]
struct SeatReply {
    /// The count of the question: an answer that somebody has held back does not answer a later one.
    count: u64,
    /// The number of the wish.
    number: u64,
    /// The result of the wish, if it was a line.
    became: Option<LineEnd>,
    /// The steps that the player does not have yet.
    steps: Vec<SeatStep>,
    /// There are more steps.
    is_more: bool,
    /// The time at the host, in microseconds.
    now_us: u64,
}

/// The host's end of the way to one seat.
pub struct HostEnd {
    line: HostLine,
    steps: Vec<SeatStep>,
    /// The number of the last wish, and its result.
    last: (u64, Option<LineEnd>),
    /// The number of the last wish that was not done in time, and will not be.
    closed: u64,
    /// The last message that opened, and its answer: if it is asked again, even by a stranger who was faster, it has
    /// the same answer.
    exchange: (Vec<u8>, Vec<u8>),
    /// The count of the last question.
    count: u64,
    heard_at: Option<Moment>,
    /// The player has left, and said so.
    has_left: bool,
}

/// A question of a seat to the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IncomingQuestion {
    /// The question is answered; there is nothing to do.
    Answer(Vec<u8>),
    /// The player has a wish; its result is answered with [`HostEnd::answer`].
    Wants {
        /// The wish.
        wish: Wish,
        /// The time for which the player had the move, in milliseconds.
        thought_ms: Option<u64>,
        /// The number of the last step that the player has.
        have: u64,
    },
    /// The message is not from anybody with the key.
    Nobody,
}

impl HostEnd {
    /// The host's end for the seat with that key.
    pub fn new(shared: SharedSecret) -> Self {
        Self {
            line: HostLine::new(shared),
            steps: Vec::new(),
            last: (0, None),
            closed: 0,
            exchange: (Vec::new(), Vec::new()),
            count: 0,
            heard_at: None,
            has_left: false,
        }
    }

    /// Handles a message sent to the host. `nonce` is for this message alone.
    pub fn asked(&mut self, payload: &[u8], nonce: ConnectionNonce, now: Moment) -> IncomingQuestion {
        let (question, answer) = &self.exchange;
        if question == payload {
            return IncomingQuestion::Answer(answer.clone());
        }
        let asked = match line::read(payload) {
            Some(IncomingMessage::Greeting(sealed)) => self.line.greeted(sealed, &nonce).map(IncomingQuestion::Answer),
            Some(IncomingMessage::Sealed(sealed)) => self.question(sealed, now),
            None => None,
        };
        let Some(asked) = asked else {
            return IncomingQuestion::Nobody;
        };
        // A wish is answered once it is done.
        let answer = if let IncomingQuestion::Answer(answer) = &asked {
            answer.clone()
        } else {
            Vec::new()
        };
        self.exchange = (payload.to_vec(), answer);
        asked
    }

    fn question(&mut self, sealed: &[u8], now: Moment) -> Option<IncomingQuestion> {
        let opened = self.line.hears(sealed)?;
        let question: SeatQuestion = form::read(&opened)?;
        // After so long a silence the seat has given up its wish and told the player so: the wish is not done behind their back.
        let was_given_up = self.heard_at.is_some() && self.is_away(now);
        self.heard_at = Some(now);
        let SeatQuestion {
            count,
            number,
            have,
            thought_ms,
            wish,
            leaves,
        } = question;
        self.count = count;
        self.has_left = leaves;
        if number <= self.last.0.max(self.closed) {
            return self.answer(have, self.last.1, now).map(IncomingQuestion::Answer);
        }
        match wish {
            // Numbers are skipped if a question was lost; its wish is not done later either.
            Some(wish) if !was_given_up => {
                self.last = (number, None);
                Some(IncomingQuestion::Wants { wish, thought_ms, have })
            }
            Some(_) => self.answer(have, self.last.1, now).map(IncomingQuestion::Answer),
            // The answer, and each one after it, has the number of the last wish that was done.
            None => {
                self.closed = number;
                self.answer(have, self.last.1, now).map(IncomingQuestion::Answer)
            }
        }
    }

    /// The answer to the last question, with what the seat has not seen yet.
    pub fn answer(&mut self, have: u64, became: Option<LineEnd>, now: Moment) -> Option<Vec<u8>> {
        self.last.1 = became;
        let missing = self.steps.iter().skip_while(|step| step.number <= have);
        let (mut steps, mut length, mut is_more) = (Vec::new(), 0, false);
        for step in missing {
            length += form::bytes(step).len();
            if length > PAGE && !steps.is_empty() {
                is_more = true;
                break;
            }
            steps.push(step.clone());
        }
        let reply = SeatReply {
            count: self.count,
            number: self.last.0,
            became,
            steps,
            is_more,
            now_us: now.as_micros(),
        };
        let answer = self.line.answers(&form::bytes(&reply))?;
        self.exchange.1.clone_from(&answer);
        Some(answer)
    }

    /// Keeps a step for when the seat asks; returns the message to be told at once.
    pub fn sees(&mut self, step: SeatStep) -> Option<Vec<u8>> {
        let number = self.steps.last().map_or(0, |last| last.number).saturating_add(1);
        let step = SeatStep { number, ..step };
        let bytes = form::bytes(&step);
        self.steps.push(step);
        // A message that is too long is asked for.
        if bytes.len() > PAGE {
            return None;
        }
        self.line.tells(&bytes)
    }

    /// True if the player has left, and said so.
    pub const fn has_left(&self) -> bool {
        self.has_left
    }

    /// True if nobody is there, or the seat has been silent for too long.
    pub fn is_away(&self, now: Moment) -> bool {
        self.has_left || self.heard_at.is_none_or(|at| now.millis_since(at) >= LEASE_MS)
    }

    /// Notes that this machine stood still until now: it could hear nobody.
    pub fn slept(&mut self, now: Moment) {
        if let Some(at) = &mut self.heard_at {
            *at = now;
        }
    }

    /// The moment when the seat was last heard.
    pub const fn heard_at(&self) -> Option<Moment> {
        self.heard_at
    }
}

/// The seat's end of the way to its host.
pub struct GuestEnd {
    line: GuestLine,
    /// The bytes from which the nonce of each greeting is made.
    nonce: ConnectionNonce,
    greetings: u64,
    next: NextMessage,
    have: u64,
    /// The counts of questions and of wishes.
    count: u64,
    number: u64,
    waiting: VecDeque<(Wish, Option<u64>)>,
    /// The question that is under way.
    under_way: Option<PendingQuestion>,
    /// The last wish had no answer: the next answer says whether it was done.
    is_unsure: bool,
    beat_at: Option<Moment>,
    heard_at: Option<Moment>,
    /// The host has more to fetch at once.
    is_behind: bool,
}

/// The next message over the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextMessage {
    /// A greeting for new keys: there are none, or no answer to the last question could be opened. At most one a beat.
    Greet,
    /// A question with the present keys.
    Ask,
}

/// A question that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PendingQuestion {
    brings: QuestionContent,
    /// An answer came that does not open: from a stranger, or from a host that could not open the question.
    is_strange: bool,
}

/// The content of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QuestionContent {
    Greeting,
    Nothing,
    Settings,
    Act,
}

/// The news for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatNews {
    /// A step, in its order.
    Step(Box<SeatStep>),
    /// A wish is done or refused. Holds the result if it was a line.
    Done(Option<LineEnd>),
    /// A wish has no answer: a later answer will say whether it is done.
    Lost,
    /// The last wish was not done, and will not be.
    NotDone,
    /// The time at the host, after all news that came with it.
    Now(Moment),
}

/// Error: the host is away; a wish made now is not sent later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostIsAway;

impl GuestEnd {
    /// The seat's end for the host with that key; `nonce` comes from the system's random source.
    pub fn new(shared: SharedSecret, nonce: ConnectionNonce) -> Self {
        Self {
            line: GuestLine::new(shared),
            nonce,
            greetings: 0,
            next: NextMessage::Greet,
            have: 0,
            count: 0,
            number: 0,
            waiting: VecDeque::new(),
            under_way: None,
            is_unsure: false,
            beat_at: None,
            heard_at: None,
            is_behind: false,
        }
    }

    /// The same end with a clock that shows another time: `now`.
    #[must_use]
    pub const fn at(mut self, now: Moment) -> Self {
        self.heard_at = Some(now);
        self.beat_at = None;
        self
    }

    /// Takes a wish of the person, who had the move for that time before it.
    ///
    /// # Errors
    /// The host is away, or too many wishes wait: the wish is not done later either.
    pub fn wishes(&mut self, wish: Wish, thought_ms: Option<u64>, now: Moment) -> Result<(), HostIsAway> {
        if self.is_away(now) || self.waiting.len() >= MOST_WAITING {
            return Err(HostIsAway);
        }
        self.waiting.push_back((wish, thought_ms));
        Ok(())
    }

    /// The message to be asked now, if any; one question at a time.
    pub fn asks(&mut self, now: Moment) -> Option<Vec<u8>> {
        if self.under_way.is_some() {
            return None;
        }
        let is_beat = self.beat_at.is_none_or(|at| at <= now);
        if self.next == NextMessage::Greet {
            return is_beat.then(|| self.greets(now)).flatten();
        }
        // The fate of the last wish is asked for before the next one is sent: an answer tells that of one.
        let next = (!self.is_unsure).then(|| self.waiting.pop_front()).flatten();
        if next.is_none() && !is_beat && !self.is_behind {
            return None;
        }
        let (wish, thought_ms) = next.map_or((None, None), |(wish, thought_ms)| (Some(wish), thought_ms));
        if wish.is_some() {
            self.number = self.number.saturating_add(1);
        }
        let brings = match &wish {
            None => QuestionContent::Nothing,
            Some(Wish::Settings(_)) => QuestionContent::Settings,
            Some(_) => QuestionContent::Act,
        };
        self.count = self.count.saturating_add(1);
        let question = SeatQuestion {
            count: self.count,
            number: self.number,
            have: self.have,
            thought_ms,
            wish,
            leaves: false,
        };
        self.is_sent(brings, now);
        self.line.asks(&form::bytes(&question))
    }

    /// The last question, with which the player leaves; none without keys.
    pub fn leaves(&mut self) -> Option<Vec<u8>> {
        if self.next == NextMessage::Greet {
            return None;
        }
        self.count = self.count.saturating_add(1);
        let question = SeatQuestion {
            count: self.count,
            number: self.number,
            have: self.have,
            thought_ms: None,
            wish: None,
            leaves: true,
        };
        self.line.asks(&form::bytes(&question))
    }

    fn greets(&mut self, now: Moment) -> Option<Vec<u8>> {
        self.is_sent(QuestionContent::Greeting, now);
        self.greetings = self.greetings.saturating_add(1);
        let mut sha = Sha256::new();
        sha.update(b"annabella greeting 2");
        sha.update(self.nonce);
        sha.update(self.greetings.to_be_bytes());
        let bytes: [u8; 32] = sha.finalize().into();
        let (nonce, _) = bytes.split_first_chunk()?;
        self.line.greets(*nonce)
    }

    const fn is_sent(&mut self, brings: QuestionContent, now: Moment) {
        self.under_way = Some(PendingQuestion {
            brings,
            is_strange: false,
        });
        self.beat_at = Some(now.plus_millis(BEAT_MS));
    }

    /// Handles an answer to the question that is under way, or, if `None`, that the answers have ended. An answer that
    /// does not open is passed over: anybody may have sent it, and the host's own may come behind it.
    pub fn answered(&mut self, answer: Option<&[u8]>, now: Moment) -> Vec<SeatNews> {
        let Some(PendingQuestion { brings, is_strange }) = self.under_way else {
            return Vec::new();
        };
        if let Some(answer) = answer {
            let heard = self.reads(answer, brings, now);
            self.under_way = heard.is_none().then_some(PendingQuestion {
                brings,
                is_strange: true,
            });
            return heard.unwrap_or_default();
        }
        self.under_way = None;
        // After a failed greeting the present keys are tried again.
        let is_asked = self.line.has_keys() && (brings == QuestionContent::Greeting || !is_strange);
        self.next = if is_asked { NextMessage::Ask } else { NextMessage::Greet };
        match brings {
            QuestionContent::Greeting | QuestionContent::Nothing => Vec::new(),
            QuestionContent::Settings | QuestionContent::Act => {
                self.is_unsure = brings == QuestionContent::Act;
                vec![SeatNews::Lost]
            }
        }
    }

    /// Reads an answer; `None` if it does not open.
    fn reads(&mut self, answer: &[u8], brought: QuestionContent, now: Moment) -> Option<Vec<SeatNews>> {
        let sealed = match line::read(answer)? {
            IncomingMessage::Greeting(sealed) => {
                let is_greeted = brought == QuestionContent::Greeting && self.line.is_greeted(sealed);
                return is_greeted.then(|| {
                    self.next = NextMessage::Ask;
                    self.is_behind = true;
                    Vec::new()
                });
            }
            IncomingMessage::Sealed(sealed) => sealed,
        };
        let reply: SeatReply = form::read(&self.line.hears(sealed)?)?;
        if reply.count != self.count {
            return None;
        }
        self.heard_at = Some(now);
        self.is_behind = reply.is_more;
        let mut heard: Vec<SeatNews> = reply.steps.into_iter().filter_map(|step| self.takes(step)).collect();
        heard.push(SeatNews::Now(Moment::from_micros(reply.now_us)));
        let is_it = reply.number == self.number;
        if !is_it && (brought == QuestionContent::Act || self.is_unsure) {
            heard.push(SeatNews::NotDone);
        }
        self.is_unsure = false;
        if matches!(brought, QuestionContent::Settings | QuestionContent::Act) {
            heard.push(SeatNews::Done(if is_it {
                reply.became
            } else {
                Some(LineEnd::Refused)
            }));
        }
        Some(heard)
    }

    /// Takes the next step, once. A step that is further on shows that some were lost, which are asked for.
    fn takes(&mut self, step: SeatStep) -> Option<SeatNews> {
        let next = self.have.saturating_add(1);
        if step.number != next {
            self.is_behind |= step.number > next;
            return None;
        }
        self.have = next;
        Some(SeatNews::Step(Box::new(step)))
    }

    /// Handles a message that the host tells unasked.
    pub fn told(&mut self, payload: &[u8], now: Moment) -> Option<SeatNews> {
        let step: SeatStep = form::read(&self.line.sees(payload)?)?;
        self.heard_at = Some(now);
        self.takes(step)
    }

    /// True if the host has been silent for too long.
    pub fn is_away(&self, now: Moment) -> bool {
        self.heard_at.is_none_or(|at| now.millis_since(at) >= LEASE_MS)
    }

    /// Drops the waiting wishes unsent; returns their number.
    pub fn drop_waiting(&mut self) -> usize {
        std::mem::take(&mut self.waiting).len()
    }

    /// True if all steps of the host are here.
    pub const fn is_whole(&self) -> bool {
        self.heard_at.is_some() && !self.is_behind
    }
}

/// True if the text is longer than any wish.
pub fn is_too_long(text: &str) -> bool {
    text.len() > LONGEST_WISH
}
