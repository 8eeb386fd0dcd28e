//! A game on two machines. One of them, the host, has the table: it orders, measures and writes. A seat at the other is a screen with an ear: it
//! sends what its player wants, counted, and gets what he may know of the game and the words that are his. It has no more, and so can tell no more.
//!
//! What is asked is answered once, however often it is asked; what is told is numbered, and asked for again where it was lost. All of it is
//! sealed between the two: over somebody else's relay nobody reads it.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use shakmaty::{Color, Piece, Square};

use super::form;
use super::sealed::{Channel, Drawn, End, Shared};
use crate::laws::event::{DeviceEvent, Event, Recording};
use crate::laws::moment::Moment;

/// A sign of life is given so often, in milliseconds.
pub const BEAT_MS: u64 = 1_000;
/// The other one may be silent for so long until he counts as away, in milliseconds.
pub const LEASE_MS: u64 = 5_000;
/// So many bytes of what was missed go into one answer.
const PAGE: usize = 64 * 1024;
/// No line, no name and no settings of a person's are longer, in bytes.
const LONGEST_WISH: usize = 32 * 1024;
/// So many wishes may wait for their turn: a person types them.
const MOST_WAITING: usize = 16;

/// What a person at a seat elsewhere wants. Which act of the game a control stands for is for the host to say, by that person's screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// A line of the move line.
    Line(String),
    /// A button or key, by the name of its control.
    Control(String),
    /// Lift the piece there, or put down the one in hand.
    Touch(u8),
    /// Take it off the board.
    TakeOff(u8),
    /// Adjust it (4.2.1).
    Adjust(u8),
    /// Bring a piece from beside the board onto that square.
    BringBack(u8, char),
    /// Write that on the scoresheet.
    Write(String),
    /// Correct the entry at that place, or the last.
    Correct(Option<u32>, String),
    /// Strike out the entry of that ply, or the last.
    Strike(Option<u32>),
    /// Answer the question that is open.
    Answer(bool),
    /// From now on these are his settings: how he wants to be spoken to.
    Settings(String),
    /// His assistant, who sits with him, wants that (D.2.10). Not sent to a host that tells of no assistant: it would not read it.
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

    /// Whether it is the wish for that piece on that square.
    pub fn bringing(square: Square, piece: Piece) -> Self {
        Self::BringBack(u8::from(square), piece.char())
    }
}

/// What became of a typed line (the words of it are told besides).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Became {
    /// It was taken.
    Taken,
    /// It was refused: who typed it may want it back.
    Refused,
    /// It waits for its second Enter.
    Waits,
}

/// A sentence for that person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// It is for his ear alone.
    pub is_private: bool,
    /// How urgent: 0 after what waits, 1 before it, 2 at once.
    pub haste: u8,
    /// Its parts: language and words.
    pub spans: Vec<(String, String)>,
}

/// An entry of the journal that the person may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// Its number in the journal.
    pub number: u64,
    /// When, in microseconds of the host's clock.
    pub at_us: u64,
    /// Its record.
    pub record: String,
}

/// What is for the ear of the assistant who sits with the player, and not for the player's (D.2.10.4). It stands apart from what is his: a
/// program that knows of no assistant passes it over, instead of saying it to the player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// What is said to him.
    pub said: Vec<Said>,
    /// The sounds, by name.
    pub cues: Vec<String>,
    /// The announcement that is the last one now, if it changed.
    pub announced: Option<Said>,
    /// The question that is open to him.
    pub question: Option<String>,
}

/// What a step of the table brought for that person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Counted from 1.
    pub number: u64,
    /// When, in microseconds of the host's clock.
    pub at_us: u64,
    /// It happened before he came: its words were not said to him.
    #[serde(default)]
    pub is_past: bool,
    /// What happened.
    pub known: Vec<Known>,
    /// What is said to him.
    pub said: Vec<Said>,
    /// The sounds, by name.
    pub cues: Vec<String>,
    /// The announcement that is the last one now, if it changed.
    pub announced: Option<Said>,
    /// The question that is open to him.
    pub question: Option<String>,
    /// What it brought for his assistant, where one sits with him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assistant: Option<Words>,
}

/// Whether the player of that side may know of that event: what is shown to him or told to him, and nothing that is his opponent's alone – his
/// opponent's hands on his own board, his scoresheet, his devices and recorder, a sealed move, the arbiter's notes and PIN. His assistant, who sits
/// at his side and writes and moves for him, sees the same.
pub fn may_know(event: &Event, side: Color) -> bool {
    match event {
        Event::PieceTouched { board, .. }
        | Event::PieceLifted { board, .. }
        | Event::PiecePlaced { board, .. }
        | Event::PieceRemoved { board, .. }
        | Event::BoardEntered { board, .. } => *board == side,
        Event::MoveRecorded { side: of, .. }
        | Event::EntryCorrected { side: of, .. }
        | Event::SheetEntered { side: of, .. }
        | Event::Recording(Recording::Marked { side: of, .. }) => *of == side,
        Event::Device(DeviceEvent::BoardTaken { side: of, .. } | DeviceEvent::BoardReleased { side: of, .. }) => {
            *of == side
        }
        Event::Device(DeviceEvent::BoardLost { side: of } | DeviceEvent::BoardBack { side: of }) => *of == side,
        Event::Device(DeviceEvent::ClockFollowed { .. }) => true,
        Event::Device(DeviceEvent::Fixed { .. } | DeviceEvent::Set { .. } | DeviceEvent::Kept { .. })
        | Event::PinEntered { .. }
        | Event::NoteWritten { .. } => false,
        Event::RegulationsLocked { .. }
        | Event::RegulationsUnlocked { .. }
        | Event::ClocksStarted { .. }
        | Event::ClocksStopped { .. }
        | Event::MoveAnnounced { .. }
        | Event::AnnouncementCorrected { .. }
        | Event::MoveRepeated { .. }
        | Event::RepeatDiffers { .. }
        | Event::MoveMade { .. }
        | Event::MoveExecuted { .. }
        | Event::ClockPressed { .. }
        | Event::MoveCompleted { .. }
        | Event::IllegalMove { .. }
        | Event::TimeAdjusted { .. }
        | Event::MovesAdjusted { .. }
        | Event::PeriodAdjusted { .. }
        | Event::IncrementSet { .. }
        | Event::TimesChecked { .. }
        | Event::PeriodPassed { .. }
        | Event::FlagFell { .. }
        | Event::DrawOffered { .. }
        | Event::DrawAccepted { .. }
        | Event::DrawDeclined { .. }
        | Event::BoardsCompared { .. }
        | Event::BoardsDiffer { .. }
        | Event::BoardsAgree { .. }
        | Event::NotExecuted { .. }
        | Event::SheetsCompared { .. }
        | Event::SheetsDiffer { .. }
        | Event::PositionReinstated { .. }
        | Event::WarningGiven { .. }
        | Event::PenaltyGiven { .. }
        | Event::Approved { .. }
        | Event::ArbiterSeated { .. }
        | Event::Signed { .. }
        | Event::Arrived { .. }
        | Event::GameEnded { .. }
        | Event::ResultAnnulled { .. }
        | Event::PieceAdjusted { .. }
        | Event::DrawClaimed { .. }
        | Event::ClaimMade { .. }
        | Event::ClaimUpheld { .. }
        | Event::ClaimRejected { .. }
        | Event::Settled { .. }
        | Event::Adjournment(_)
        | Event::Recording(_)
        | Event::IllegalMoveOutcome(_)
        | Event::Away(_)
        | Event::Proposed(_) => true,
    }
}

/// What a seat asks.
#[derive(Debug, Serialize, Deserialize)]
struct Question {
    /// The number of the wish, from 1; of a mere sign of life that of the last one.
    number: u64,
    /// The last step that has come.
    have: u64,
    /// How long the person had the move before he did that, in milliseconds, as his machine saw it.
    thought_ms: Option<u64>,
    /// The wish.
    wish: Option<Wish>,
}

/// What it is answered.
#[derive(Debug, Serialize, Deserialize)]
struct Reply {
    /// The number of the wish.
    number: u64,
    /// What became of it, where it was a line.
    became: Option<Became>,
    /// Steps that he has not yet.
    steps: Vec<Step>,
    /// There are more of them.
    is_more: bool,
    /// What time it is at the host, in microseconds.
    now_us: u64,
}

/// The first message says which of the two draws it brings; it is the only one that is not sealed.
const HELLO: u8 = 0;
const SEALED: u8 = 1;

fn with(first: u8, rest: &[u8]) -> Vec<u8> {
    let mut message = vec![first];
    message.extend_from_slice(rest);
    message
}

/// Two channels: what is asked and answered, and what is told in between, which may overtake it.
struct Channels {
    talk: Channel,
    see: Channel,
}

impl Channels {
    fn new(shared: &Shared, end: End, own: &Drawn, others: &Drawn) -> Self {
        let of = |purpose: &[u8]| {
            let mut sha = Sha256::new();
            sha.update(b"annabella seat 1");
            sha.update(purpose);
            sha.update(shared.0);
            Channel::new(&Shared(sha.finalize().into()), end, own, others)
        };
        Self {
            talk: of(b"talk"),
            see: of(b"see"),
        }
    }
}

/// The host's end of the way to one seat.
pub struct HostEnd {
    shared: Shared,
    channels: Option<Channels>,
    steps: Vec<Step>,
    /// The last wish, and what became of it.
    last: (u64, Option<Became>),
    heard_at: Option<Moment>,
}

/// What a seat asks of the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// That is answered; there is nothing to do.
    Answer(Vec<u8>),
    /// He wants that; whatever comes of it is answered with [`HostEnd::answer`].
    Wants {
        /// The wish.
        wish: Wish,
        /// How long he had the move, in milliseconds.
        thought_ms: Option<u64>,
        /// The last step he has.
        have: u64,
    },
    /// Nobody who has the key said that.
    Nobody,
}

impl HostEnd {
    /// For the seat that has that key.
    pub const fn new(shared: Shared) -> Self {
        Self {
            shared,
            channels: None,
            steps: Vec::new(),
            last: (0, None),
            heard_at: None,
        }
    }

    /// Somebody asks that. `draw` is for this question alone.
    pub fn asked(&mut self, payload: &[u8], draw: Drawn, now: Moment) -> Asked {
        match payload.split_first() {
            Some((&HELLO, others)) => {
                let Ok(others) = Drawn::try_from(others) else {
                    return Asked::Nobody;
                };
                self.channels = Some(Channels::new(&self.shared, End::Host, &draw, &others));
                self.last = (0, None);
                Asked::Answer(with(HELLO, &draw))
            }
            Some((&SEALED, sealed)) => self.question(sealed, now).unwrap_or(Asked::Nobody),
            Some(_) | None => Asked::Nobody,
        }
    }

    fn question(&mut self, sealed: &[u8], now: Moment) -> Option<Asked> {
        let opened = self.channels.as_mut()?.talk.open(sealed).ok()?;
        let question: Question = form::read(&opened.payload)?;
        // Whoever was silent for so long has given up by now what he wished before, and was told so: it is not done behind his back.
        let was_given_up = self.heard_at.is_some() && self.is_away(now);
        self.heard_at = Some(now);
        let Question {
            number,
            have,
            thought_ms,
            wish,
        } = question;
        if number <= self.last.0 {
            return self.answer(have, self.last.1, now).map(Asked::Answer);
        }
        match wish {
            // Numbers are left out where a question was lost; what it wished is not done later either.
            Some(wish) if !was_given_up => {
                self.last = (number, None);
                Some(Asked::Wants { wish, thought_ms, have })
            }
            Some(_) => self.answer(have, self.last.1, now).map(Asked::Answer),
            // The answer has the number of what was done last.
            None => {
                let answer = self.answer(have, self.last.1, now);
                self.last = (number, Some(Became::Refused));
                answer.map(Asked::Answer)
            }
        }
    }

    /// The answer to the last question, with what the seat has not seen yet.
    pub fn answer(&mut self, have: u64, became: Option<Became>, now: Moment) -> Option<Vec<u8>> {
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
        let reply = Reply {
            number: self.last.0,
            became,
            steps,
            is_more,
            now_us: now.as_micros(),
        };
        let sealed = self.channels.as_mut()?.talk.seal(&form::bytes(&reply))?;
        Some(with(SEALED, &sealed))
    }

    /// Something has happened: it is kept for whenever the seat asks, and this is to be told at once.
    pub fn sees(&mut self, step: Step) -> Option<Vec<u8>> {
        let number = self.steps.last().map_or(0, |last| last.number).saturating_add(1);
        let step = Step { number, ..step };
        let bytes = form::bytes(&step);
        self.steps.push(step);
        // What does not fit is asked for.
        let channels = self.channels.as_mut().filter(|_| bytes.len() <= PAGE)?;
        channels.see.seal(&bytes)
    }

    /// Whether nobody is there, or he is silent for too long.
    pub fn is_away(&self, now: Moment) -> bool {
        self.heard_at.is_none_or(|at| now.millis_since(at) >= LEASE_MS)
    }

    /// This machine stood still until now: it could hear nobody.
    pub fn slept(&mut self, now: Moment) {
        if let Some(at) = &mut self.heard_at {
            *at = now;
        }
    }

    /// When he was heard last.
    pub const fn heard_at(&self) -> Option<Moment> {
        self.heard_at
    }
}

/// The seat's end of the way to its host.
pub struct GuestEnd {
    shared: Shared,
    drawn: Drawn,
    channels: Option<Channels>,
    have: u64,
    number: u64,
    waiting: VecDeque<(Wish, Option<u64>)>,
    /// What the question that is under way brings.
    under_way: Option<Brings>,
    /// The last wish had no answer: the next one says whether it was done.
    is_unsure: bool,
    beat_at: Option<Moment>,
    heard_at: Option<Moment>,
    /// There is more to be asked for at once.
    is_behind: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Brings {
    Nothing,
    Settings,
    Act,
}

/// What has come to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A step, in its order.
    Step(Box<Step>),
    /// A wish is done or refused, and what became of it where it was a line.
    Done(Option<Became>),
    /// A wish has no answer: whether it is done will be heard.
    Lost,
    /// The last wish was not done, and will not be.
    NotDone,
    /// What time it is at the host, after all that came with it.
    Now(Moment),
}

/// The host is away: what is wished now is not sent later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostIsAway;

impl GuestEnd {
    /// For the host that has that key; `drawn` comes from the system's random source.
    pub const fn new(shared: Shared, drawn: Drawn) -> Self {
        Self {
            shared,
            drawn,
            channels: None,
            have: 0,
            number: 0,
            waiting: VecDeque::new(),
            under_way: None,
            is_unsure: false,
            beat_at: None,
            heard_at: None,
            is_behind: false,
        }
    }

    /// The same for who counts time from elsewhere: it is that time now.
    #[must_use]
    pub const fn at(mut self, now: Moment) -> Self {
        self.heard_at = Some(now);
        self.beat_at = None;
        self
    }

    /// The person wants that, having had the move for so long.
    ///
    /// # Errors
    /// The host is away, or has not answered to much: it is not done later either.
    pub fn wishes(&mut self, wish: Wish, thought_ms: Option<u64>, now: Moment) -> Result<(), HostIsAway> {
        if self.is_away(now) || self.waiting.len() >= MOST_WAITING {
            return Err(HostIsAway);
        }
        self.waiting.push_back((wish, thought_ms));
        Ok(())
    }

    /// What is to be asked now, if something is; one question at a time.
    pub fn asks(&mut self, now: Moment) -> Option<Vec<u8>> {
        if self.under_way.is_some() {
            return None;
        }
        let Some(channels) = &mut self.channels else {
            self.beat_at.is_none_or(|at| at <= now).then_some(())?;
            self.under_way = Some(Brings::Nothing);
            self.beat_at = Some(now.plus_millis(BEAT_MS));
            return Some(with(HELLO, &self.drawn));
        };
        let next = self.waiting.pop_front();
        let is_due = self.is_behind || self.beat_at.is_none_or(|at| at <= now);
        if next.is_none() && !is_due {
            return None;
        }
        let (wish, thought_ms) = next.map_or((None, None), |(wish, thought_ms)| (Some(wish), thought_ms));
        if wish.is_some() {
            self.number = self.number.saturating_add(1);
        }
        self.under_way = Some(match &wish {
            None => Brings::Nothing,
            Some(Wish::Settings(_)) => Brings::Settings,
            Some(_) => Brings::Act,
        });
        self.beat_at = Some(now.plus_millis(BEAT_MS));
        let question = Question {
            number: self.number,
            have: self.have,
            thought_ms,
            wish,
        };
        let sealed = channels.talk.seal(&form::bytes(&question))?;
        Some(with(SEALED, &sealed))
    }

    /// The answer, or none came.
    pub fn answered(&mut self, answer: Option<&[u8]>, now: Moment) -> Vec<Heard> {
        let brought = self.under_way.take().unwrap_or(Brings::Nothing);
        let heard = answer.and_then(|answer| self.reads(answer, brought, now));
        match heard {
            Some(heard) => heard,
            None if brought == Brings::Nothing => Vec::new(),
            None => {
                self.is_unsure = brought == Brings::Act;
                vec![Heard::Lost]
            }
        }
    }

    fn reads(&mut self, answer: &[u8], brought: Brings, now: Moment) -> Option<Vec<Heard>> {
        let (kind, rest) = answer.split_first()?;
        if *kind == HELLO {
            let others = Drawn::try_from(rest).ok()?;
            if self.channels.is_none() {
                self.channels = Some(Channels::new(&self.shared, End::Guest, &self.drawn, &others));
                self.is_behind = true;
            }
            return Some(Vec::new());
        }
        let opened = self.channels.as_mut()?.talk.open(rest).ok()?;
        let reply: Reply = form::read(&opened.payload)?;
        self.heard_at = Some(now);
        self.is_behind = reply.is_more;
        let mut heard: Vec<Heard> = reply.steps.into_iter().filter_map(|step| self.takes(step)).collect();
        heard.push(Heard::Now(Moment::from_micros(reply.now_us)));
        let is_it = reply.number == self.number;
        if !is_it && (brought == Brings::Act || self.is_unsure) {
            heard.push(Heard::NotDone);
        }
        self.is_unsure = false;
        if brought != Brings::Nothing {
            heard.push(Heard::Done(if is_it { reply.became } else { Some(Became::Refused) }));
        }
        Some(heard)
    }

    /// The next step, once; one that is further on shows that some were lost, which are asked for.
    fn takes(&mut self, step: Step) -> Option<Heard> {
        let next = self.have.saturating_add(1);
        if step.number != next {
            self.is_behind |= step.number > next;
            return None;
        }
        self.have = next;
        Some(Heard::Step(Box::new(step)))
    }

    /// The host tells that.
    pub fn told(&mut self, payload: &[u8], now: Moment) -> Option<Heard> {
        let opened = self.channels.as_mut()?.see.open(payload).ok()?;
        let step: Step = form::read(&opened.payload)?;
        self.heard_at = Some(now);
        self.takes(step)
    }

    /// Whether the host is silent for too long.
    pub fn is_away(&self, now: Moment) -> bool {
        self.heard_at.is_none_or(|at| now.millis_since(at) >= LEASE_MS)
    }

    /// This machine stood still until now: it could hear nobody.
    pub fn slept(&mut self, now: Moment) {
        if let Some(at) = &mut self.heard_at {
            *at = now;
        }
    }

    /// What waits is not sent any more.
    pub fn drop_waiting(&mut self) -> usize {
        std::mem::take(&mut self.waiting).len()
    }

    /// Whether everything that the host had is here.
    pub const fn is_whole(&self) -> bool {
        self.heard_at.is_some() && !self.is_behind
    }
}

/// Whether that is longer than any wish.
pub fn is_too_long(text: &str) -> bool {
    text.len() > LONGEST_WISH
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn ends() -> (HostEnd, GuestEnd) {
        let shared = Shared([7; 32]);
        (HostEnd::new(shared.clone()), GuestEnd::new(shared, [2; 16]))
    }

    fn at(ms: u64) -> Moment {
        Moment::from_millis(ms)
    }

    fn step(name: u64) -> Step {
        Step {
            cues: vec![name.to_string()],
            ..Step::default()
        }
    }

    /// What may become of a question or of what is told.
    #[derive(Clone, Copy, Debug)]
    enum Fate {
        Arrives,
        QuestionLost,
        AnswerLost,
        ToldLost,
        Twice,
    }

    fn fate() -> impl Strategy<Value = Fate> {
        prop_oneof![
            3 => Just(Fate::Arrives),
            1 => Just(Fate::QuestionLost),
            1 => Just(Fate::AnswerLost),
            1 => Just(Fate::ToldLost),
            1 => Just(Fate::Twice),
        ]
    }

    /// Both ends, and what each has done and seen.
    struct World {
        host: HostEnd,
        guest: GuestEnd,
        now: u64,
        done: Vec<Wish>,
        seen: Vec<u64>,
        told: u64,
    }

    impl World {
        fn hears(&mut self, heard: Vec<Heard>) {
            for heard in heard {
                if let Heard::Step(step) = heard {
                    self.seen.push(step.cues[0].parse().unwrap());
                }
            }
        }

        fn round(&mut self, fate: Fate) {
            self.now += 300;
            let now = at(self.now);
            if let Some(question) = self.guest.asks(now) {
                let mut answer = None;
                if !matches!(fate, Fate::QuestionLost) {
                    for _ in 0..if matches!(fate, Fate::Twice) { 2 } else { 1 } {
                        let own = match self.host.asked(&question, [1; 16], now) {
                            Asked::Answer(answer) => Some(answer),
                            Asked::Wants { wish, have, .. } => {
                                self.done.push(wish);
                                self.host.answer(have, Some(Became::Taken), now)
                            }
                            Asked::Nobody => None,
                        };
                        answer = answer.or(own);
                    }
                }
                let answer = answer.filter(|_| !matches!(fate, Fate::AnswerLost));
                let heard = self.guest.answered(answer.as_deref(), now);
                self.hears(heard);
            }
            self.told += 1;
            let told = self.host.sees(step(self.told));
            if let Some(told) = told.filter(|_| !matches!(fate, Fate::ToldLost)) {
                for _ in 0..if matches!(fate, Fate::Twice) { 2 } else { 1 } {
                    let heard = self.guest.told(&told, now).into_iter().collect();
                    self.hears(heard);
                }
            }
        }
    }

    proptest! {
        /// Whatever is lost or comes twice: nothing wished is done twice or out of order, and everything told is seen once, in its order.
        #[test]
        fn what_is_wished_is_done_once_and_what_is_told_is_seen_once(
            fates in proptest::collection::vec((fate(), any::<bool>()), 1..80),
        ) {
            let (host, guest) = ends();
            let mut world = World { host, guest, now: 0, done: Vec::new(), seen: Vec::new(), told: 0 };
            for _ in 0..3 {
                world.round(Fate::Arrives);
            }
            let mut wished = Vec::new();
            for (number, (fate, wishes)) in (0_u32..).zip(fates) {
                let wish = Wish::Strike(Some(number));
                if wishes && world.guest.wishes(wish.clone(), None, at(world.now)).is_ok() {
                    wished.push(wish);
                }
                world.round(fate);
            }
            for _ in 0..60 {
                world.round(Fate::Arrives);
            }
            // However much was lost before: what is wished now arrives.
            wished.push(Wish::Answer(true));
            prop_assert_eq!(world.guest.wishes(Wish::Answer(true), None, at(world.now)), Ok(()));
            world.round(Fate::Arrives);
            prop_assert_eq!(world.done.last(), Some(&Wish::Answer(true)));
            // A wish whose question was lost is not sent later; none is done twice, and none before another.
            let mut rest = wished.iter();
            prop_assert!(world.done.iter().all(|done| rest.any(|wish| wish == done)), "{:?} of {:?}", world.done, wished);
            let all: Vec<u64> = (1..=world.told).collect();
            prop_assert_eq!(world.seen, all);
        }

        #[test]
        fn any_bytes_are_nobodys(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let (mut host, mut guest) = ends();
            host.asked(&bytes, [1; 16], at(1));
            guest.told(&bytes, at(1));
            guest.asks(at(1));
            guest.answered(Some(&bytes), at(1));
        }
    }

    #[test]
    fn a_program_that_knows_of_no_assistant_says_none_of_his_words_and_its_own_are_read() {
        /// As it was before.
        #[derive(Deserialize)]
        struct Earlier {
            said: Vec<Said>,
        }
        let words = Words {
            said: vec![Said {
                is_private: true,
                haste: 0,
                spans: vec![("en".to_owned(), "You have 5 minutes".to_owned())],
            }],
            ..Words::default()
        };
        let step = Step {
            assistant: Some(words),
            ..step(1)
        };
        let earlier: Earlier = form::read(&form::bytes(&step)).unwrap();
        assert_eq!(earlier.said, []);
        let plain = form::bytes(&Step::default());
        assert!(!String::from_utf8(plain.clone()).unwrap().contains("assistant"));
        assert_eq!(form::read(&plain), Some(Step::default()));
    }

    #[test]
    fn who_is_silent_for_five_seconds_is_away_and_what_he_wishes_is_not_sent_later() {
        let (host, guest) = ends();
        let mut world = World {
            host,
            guest,
            now: 0,
            done: Vec::new(),
            seen: Vec::new(),
            told: 0,
        };
        for _ in 0..3 {
            world.round(Fate::Arrives);
        }
        let last = world.now;
        assert!(!world.guest.is_away(at(last + LEASE_MS - 1)));
        let late = at(last + LEASE_MS);
        assert!(world.guest.is_away(late) && world.host.is_away(late));
        assert_eq!(world.guest.wishes(Wish::Answer(true), None, late), Err(HostIsAway));
        world.round(Fate::Arrives);
        assert!(world.guest.wishes(Wish::Answer(true), None, at(world.now)).is_ok());
        world.round(Fate::Arrives);
        assert_eq!(world.done, [Wish::Answer(true)]);
    }

    /// His question lies on the way while the way is cut. When it arrives he has been told long ago that it was not done.
    #[test]
    fn a_wish_that_arrives_after_it_was_given_up_is_not_done_and_the_next_one_is() {
        let (mut host, mut guest) = ends();
        let asked =
            |host: &mut HostEnd, question: Option<Vec<u8>>, now| match host.asked(&question.unwrap(), [1; 16], now) {
                Asked::Answer(answer) => Ok(answer),
                Asked::Wants { wish, have, .. } => Err((wish, host.answer(have, Some(Became::Taken), now))),
                Asked::Nobody => panic!("nobody"),
            };
        for now in [at(0), at(1_000)] {
            let question = guest.asks(now);
            let answer = asked(&mut host, question, now).unwrap();
            guest.answered(Some(&answer), now);
        }
        guest.wishes(Wish::Answer(true), None, at(1_500)).unwrap();
        let late = guest.asks(at(1_500));
        assert_eq!(guest.answered(None, at(6_500)), [Heard::Lost]);
        let beat = guest.asks(at(6_600));
        assert!(asked(&mut host, late, at(7_000)).is_ok(), "it was done");
        let answer = asked(&mut host, beat, at(7_000)).unwrap();
        assert!(guest.answered(Some(&answer), at(7_100)).contains(&Heard::NotDone));
        guest.wishes(Wish::Answer(false), None, at(7_200)).unwrap();
        let question = guest.asks(at(7_200));
        let (wish, answer) = asked(&mut host, question, at(7_300)).unwrap_err();
        assert_eq!(wish, Wish::Answer(false));
        let heard = guest.answered(answer.as_deref(), at(7_400));
        assert_eq!(heard.last(), Some(&Heard::Done(Some(Became::Taken))));
    }
}
