//! Properties of the line between host and seat, with losses on the way and messages from strangers.

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

fn ends() -> (HostEnd, GuestEnd) {
    let shared = SharedSecret([7; 32]);
    (HostEnd::new(shared.clone()), GuestEnd::new(shared, [2; 16]))
}

fn at(ms: u64) -> Moment {
    Moment::from_millis(ms)
}

fn step(name: u64) -> SeatStep {
    SeatStep {
        cues: vec![name.to_string()],
        ..SeatStep::default()
    }
}

/// The fate of a question and of a message told without one.
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

/// Both ends, the wishes done by the host and the steps seen by the seat.
struct World {
    host: HostEnd,
    guest: GuestEnd,
    now: u64,
    done: Vec<Wish>,
    seen: Vec<u64>,
    told: u64,
    draws: u64,
    /// Every message that went over the line.
    wire: Vec<Vec<u8>>,
}

impl World {
    fn new() -> Self {
        let (host, guest) = ends();
        Self {
            host,
            guest,
            now: 0,
            done: Vec::new(),
            seen: Vec::new(),
            told: 0,
            draws: 0,
            wire: Vec::new(),
        }
    }

    /// A world after the greeting: both ends have keys.
    fn after_greeting() -> Self {
        let mut world = Self::new();
        for _ in 0..3 {
            world.round(Fate::Arrives, &[]);
        }
        world
    }

    fn hears(&mut self, heard: Vec<SeatNews>) {
        for heard in heard {
            if let SeatNews::Step(step) = heard {
                self.seen.push(step.cues[0].parse().unwrap());
            }
        }
    }

    /// The host's answer; empty for a message that it cannot open.
    fn asks_host(&mut self, question: &[u8], now: Moment) -> Vec<u8> {
        self.draws += 1;
        let draw = u128::from(self.draws).to_be_bytes();
        let answer = match self.host.asked(question, draw, now) {
            IncomingQuestion::Answer(answer) => Some(answer),
            IncomingQuestion::Wants { wish, have, .. } => {
                self.done.push(wish);
                self.host.answer(have, Some(LineEnd::Taken), now)
            }
            IncomingQuestion::Nobody => None,
        };
        answer
            .inspect(|answer| self.wire.push(answer.clone()))
            .unwrap_or_default()
    }

    fn is_told(&mut self, told: &[u8], now: Moment) {
        let heard = self.guest.told(told, now).into_iter().collect();
        self.hears(heard);
    }

    fn is_answered(&mut self, answer: Option<&[u8]>, now: Moment) {
        let heard = self.guest.answered(answer, now);
        self.hears(heard);
    }

    /// A question with its answers and one message told; messages from strangers come before and between them.
    fn round(&mut self, fate: Fate, strangers: &[Strange]) {
        self.now += 300;
        let now = at(self.now);
        self.strangers_send(strangers, now);
        if let Some(question) = self.guest.asks(now) {
            self.wire.push(question.clone());
            self.strangers_send(strangers, now);
            let times = match fate {
                Fate::QuestionLost => 0,
                Fate::Twice => 2,
                Fate::Arrives | Fate::AnswerLost | Fate::ToldLost => 1,
            };
            let answers: Vec<_> = (0..times).map(|_| self.asks_host(&question, now)).collect();
            self.strangers_send(strangers, now);
            for answer in answers.iter().filter(|_| !matches!(fate, Fate::AnswerLost)) {
                self.is_answered(Some(answer), now);
            }
            self.is_answered(None, now);
        }
        self.told += 1;
        if let Some(told) = self.host.sees(step(self.told)) {
            self.wire.push(told.clone());
            self.strangers_send(strangers, now);
            let times = match fate {
                Fate::ToldLost => 0,
                Fate::Twice => 2,
                Fate::Arrives | Fate::QuestionLost | Fate::AnswerLost => 1,
            };
            for _ in 0..times {
                self.is_told(&told, now);
            }
        }
    }

    fn strangers_send(&mut self, strangers: &[Strange], now: Moment) {
        for Strange { what, to } in strangers {
            let message = what.message(&self.wire);
            match to {
                To::Host => drop(self.asks_host(&message, now)),
                To::GuestAsAnswer => self.is_answered(Some(&message), now),
                To::GuestAsTold => self.is_told(&message, now),
            }
        }
    }

    /// Asserts that every step was seen in order, and that a wish made now is done.
    fn continues(&mut self) {
        let wish = Wish::Answer(true);
        assert_eq!(self.guest.wishes(wish.clone(), None, at(self.now)), Ok(()));
        self.round(Fate::Arrives, &[]);
        assert_eq!(self.done.last(), Some(&wish));
        assert_eq!(self.seen, (1..=self.told).collect::<Vec<_>>());
    }
}

/// A message from somebody without this seat's key, and its receiver.
#[derive(Clone, Debug)]
struct Strange {
    what: What,
    to: To,
}

#[derive(Clone, Debug)]
enum What {
    /// The greeting of form 1: anybody could make one.
    FirstForm([u8; 16]),
    /// Any bytes, as any kind of message.
    Bytes(u8, Vec<u8>),
    /// A message that was sent before, by either end.
    Again(Index),
    /// The beginning of an earlier message.
    Cut(Index, Index),
    /// An earlier message with one bit changed.
    Changed(Index, Index, u8),
    /// A greeting (true) or a question from another seat at the same host.
    OfAnotherSeat(bool),
}

#[derive(Clone, Copy, Debug)]
enum To {
    Host,
    GuestAsAnswer,
    GuestAsTold,
}

impl What {
    fn message(&self, wire: &[Vec<u8>]) -> Vec<u8> {
        let of = |index: &Index| wire.get(index.index(wire.len().max(1))).cloned().unwrap_or_default();
        match self {
            Self::FirstForm(draw) => [&[0], draw.as_slice()].concat(),
            Self::Bytes(kind, bytes) => [&[*kind], bytes.as_slice()].concat(),
            Self::Again(which) => of(which),
            Self::Cut(which, at) => {
                let mut message = of(which);
                message.truncate(at.index(message.len().max(1)));
                message
            }
            Self::Changed(which, at, bit) => {
                let mut message = of(which);
                let at = at.index(message.len().max(1));
                if let Some(byte) = message.get_mut(at) {
                    *byte ^= 1 << (bit % 8);
                }
                message
            }
            Self::OfAnotherSeat(greets) => another_seat(*greets),
        }
    }
}

/// A message from the player at the other seat, sealed with that seat's key.
fn another_seat(greets: bool) -> Vec<u8> {
    let shared = SharedSecret([8; 32]);
    let (mut host, mut guest) = (HostEnd::new(shared.clone()), GuestEnd::new(shared, [3; 16]));
    let greeting = guest.asks(at(0)).unwrap();
    if greets {
        return greeting;
    }
    let IncomingQuestion::Answer(answer) = host.asked(&greeting, [4; 16], at(0)) else {
        panic!("a greeting is answered")
    };
    guest.answered(Some(&answer), at(0));
    guest.asks(at(0)).unwrap()
}

fn strange() -> impl Strategy<Value = Strange> {
    let index = any::<Index>;
    let what = prop_oneof![
        2 => any::<[u8; 16]>().prop_map(What::FirstForm),
        2 => (0..4_u8, proptest::collection::vec(any::<u8>(), 0..80)).prop_map(|(kind, bytes)| What::Bytes(kind, bytes)),
        4 => index().prop_map(What::Again),
        2 => (index(), index()).prop_map(|(which, at)| What::Cut(which, at)),
        2 => (index(), index(), any::<u8>()).prop_map(|(which, at, bit)| What::Changed(which, at, bit)),
        1 => any::<bool>().prop_map(What::OfAnotherSeat),
    ];
    let to = prop_oneof![Just(To::Host), Just(To::GuestAsAnswer), Just(To::GuestAsTold)];
    (what, to).prop_map(|(what, to)| Strange { what, to })
}

proptest! {
    /// Property: despite losses, repetitions and messages from strangers, before or after the first question, no wish is done twice or out of
    /// order, every step is seen once and in order, and later wishes arrive without a new code.
    #[test]
    fn what_is_wished_is_done_once_and_what_is_told_is_seen_once(
        is_greeted in any::<bool>(),
        rounds in proptest::collection::vec((fate(), any::<bool>(), proptest::collection::vec(strange(), 0..4)), 1..40),
    ) {
        let mut world = if is_greeted { World::after_greeting() } else { World::new() };
        let mut wished = Vec::new();
        for (number, (fate, wishes, strangers)) in (0_u32..).zip(rounds) {
            let wish = Wish::Strike(Some(number));
            if wishes && world.guest.wishes(wish.clone(), None, at(world.now)).is_ok() {
                wished.push(wish);
            }
            world.round(fate, &strangers);
        }
        for _ in 0..60 {
            world.round(Fate::Arrives, &[]);
        }
        world.continues();
        // A wish whose question was lost is not sent later; no wish is done twice or out of order.
        wished.push(Wish::Answer(true));
        let mut rest = wished.iter();
        prop_assert!(world.done.iter().all(|done| rest.any(|wish| wish == done)), "{:?} of {:?}", world.done, wished);
    }

    /// Property: strangers alone, without losses, do not stop the game or change the keys.
    #[test]
    fn whatever_strangers_send_nothing_stops(strangers in proptest::collection::vec(strange(), 0..12)) {
        let mut world = World::after_greeting();
        let greetings = world.guest.greetings;
        for _ in 0..12 {
            world.round(Fate::Arrives, &strangers);
            prop_assert!(!world.guest.is_away(at(world.now)));
        }
        prop_assert_eq!(world.guest.greetings, greetings);
        world.continues();
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
fn a_program_without_assistants_sends_no_words_for_them() {
    /// A step as an earlier program reads it.
    #[derive(Deserialize)]
    struct Earlier {
        said: Vec<SeatUtterance>,
    }
    let words = AssistantWords {
        said: vec![SeatUtterance {
            is_private: true,
            haste: 0,
            spans: vec![("en".to_owned(), "You have 5 minutes".to_owned())],
        }],
        ..AssistantWords::default()
    };
    let step = SeatStep {
        assistant: Some(words),
        ..step(1)
    };
    let earlier: Earlier = form::read(&form::bytes(&step)).unwrap();
    assert_eq!(earlier.said, []);
    let plain = form::bytes(&SeatStep::default());
    assert!(!String::from_utf8(plain.clone()).unwrap().contains("assistant"));
    assert_eq!(form::read(&plain), Some(SeatStep::default()));
}

#[test]
fn a_seat_silent_for_five_seconds_is_away_and_its_wishes_lapse() {
    let mut world = World::after_greeting();
    let last = world.now;
    assert!(!world.guest.is_away(at(last + LEASE_MS - 1)));
    let late = at(last + LEASE_MS);
    assert!(world.guest.is_away(late) && world.host.is_away(late));
    assert_eq!(world.guest.wishes(Wish::Answer(true), None, late), Err(HostIsAway));
    world.round(Fate::Arrives, &[]);
    assert!(world.guest.wishes(Wish::Answer(true), None, at(world.now)).is_ok());
    world.round(Fate::Arrives, &[]);
    assert_eq!(world.done, [Wish::Answer(true)]);
}

/// The answer of a host that hears that question, or the wish that it carries out and the answer then.
fn asked(host: &mut HostEnd, question: Option<Vec<u8>>, now: Moment) -> Result<Vec<u8>, (Wish, Option<Vec<u8>>)> {
    match host.asked(&question.unwrap(), [1; 16], now) {
        IncomingQuestion::Answer(answer) => Ok(answer),
        IncomingQuestion::Wants { wish, have, .. } => Err((wish, host.answer(have, Some(LineEnd::Taken), now))),
        IncomingQuestion::Nobody => panic!("the host knows no such seat"),
    }
}

/// Both ends agree on keys, and the host hears the seat.
fn meet(host: &mut HostEnd, guest: &mut GuestEnd) {
    for now in [at(0), at(1_000)] {
        let question = guest.asks(now);
        let answer = asked(host, question, now).unwrap();
        guest.answered(Some(&answer), now);
    }
}

/// A wish is lost on the way, and so is the first answer that says so: the player is told before their next wish is done.
#[test]
fn the_fate_of_a_lost_wish_is_told_though_another_follows() {
    let (mut host, mut guest) = ends();
    meet(&mut host, &mut guest);
    guest.wishes(Wish::Answer(true), None, at(1_500)).unwrap();
    guest.asks(at(1_500)).unwrap();
    guest.wishes(Wish::Answer(false), None, at(2_000)).unwrap();
    assert_eq!(guest.answered(None, at(3_000)), [SeatNews::Lost]);
    let question = guest.asks(at(3_000));
    assert!(
        asked(&mut host, question, at(3_100)).is_ok(),
        "the next wish was done first"
    );
    assert!(guest.answered(None, at(4_000)).is_empty());
    let question = guest.asks(at(4_100));
    let answer = asked(&mut host, question, at(4_200)).unwrap();
    assert!(guest.answered(Some(&answer), at(4_300)).contains(&SeatNews::NotDone));
    let question = guest.asks(at(4_400));
    let (wish, answer) = asked(&mut host, question, at(4_500)).unwrap_err();
    assert_eq!(wish, Wish::Answer(false));
    let heard = guest.answered(answer.as_deref(), at(4_600));
    assert_eq!(heard.last(), Some(&SeatNews::Done(Some(LineEnd::Taken))));
    assert!(!heard.contains(&SeatNews::NotDone));
}

/// The question is held up on the way. When it arrives, the player was told long ago that the wish was not done.
#[test]
fn a_wish_arriving_after_it_was_given_up_is_not_done() {
    let (mut host, mut guest) = ends();
    meet(&mut host, &mut guest);
    guest.wishes(Wish::Answer(true), None, at(1_500)).unwrap();
    let late = guest.asks(at(1_500));
    assert_eq!(guest.answered(None, at(6_500)), [SeatNews::Lost]);
    let beat = guest.asks(at(6_600));
    assert!(asked(&mut host, late, at(7_000)).is_ok(), "the late wish was done");
    let answer = asked(&mut host, beat, at(7_000)).unwrap();
    assert!(guest.answered(Some(&answer), at(7_100)).contains(&SeatNews::NotDone));
    guest.wishes(Wish::Answer(false), None, at(7_200)).unwrap();
    let question = guest.asks(at(7_200));
    let (wish, answer) = asked(&mut host, question, at(7_300)).unwrap_err();
    assert_eq!(wish, Wish::Answer(false));
    let heard = guest.answered(answer.as_deref(), at(7_400));
    assert_eq!(heard.last(), Some(&SeatNews::Done(Some(LineEnd::Taken))));
}

#[test]
fn a_player_who_leaves_says_so_and_is_away_at_once() {
    let (mut host, mut guest) = ends();
    assert_eq!(guest.leaves(), None, "there are no keys yet");
    meet(&mut host, &mut guest);
    assert!(!host.is_away(at(1_500)) && !host.has_left());
    let leaves = guest.leaves();
    assert!(asked(&mut host, leaves, at(1_600)).is_ok());
    assert!(host.is_away(at(1_600)) && host.has_left());
    // A player who stays after all is heard again.
    let beat = guest.asks(at(3_000));
    assert!(asked(&mut host, beat, at(3_000)).is_ok());
    assert!(!host.is_away(at(3_000)) && !host.has_left());
}

/// The attack that once ended a seat: one message of 17 bytes, to the host or as its answer.
#[test]
fn a_greeting_of_anybodys_changes_nothing() {
    for to in [To::Host, To::GuestAsAnswer, To::GuestAsTold] {
        let mut world = World::after_greeting();
        let what = What::FirstForm([9; 16]);
        world.round(Fate::Arrives, &[Strange { what, to }]);
        world.continues();
    }
}

/// Even the seat's own greeting changes nothing until a message sealed with the new keys has come.
#[test]
fn a_greeting_changes_nothing_until_a_sealed_question_comes() {
    let mut world = World::after_greeting();
    let greeting = world.guest.greets(at(world.now)).unwrap();
    world.asks_host(&greeting, at(world.now));
    world.guest.answered(None, at(world.now));
    let told = world.host.sees(step(world.told + 1)).unwrap();
    world.told += 1;
    world.is_told(&told, at(world.now));
    world.continues();
}

/// The seat greets again when, for example, the host has lost its keys.
#[test]
fn a_seat_that_is_not_understood_greets_anew_and_continues() {
    let mut world = World::after_greeting();
    let greetings = world.guest.greetings;
    world.host.line.forget();
    for _ in 0..8 {
        world.round(Fate::Arrives, &[]);
    }
    assert_eq!(world.guest.greetings, greetings + 1);
    world.continues();
}

#[test]
fn a_seat_never_understood_greets_once_a_beat_with_a_new_draw() {
    let (_, mut guest) = ends();
    let mut sent = Vec::new();
    let seconds = 60;
    for now in (0..seconds * BEAT_MS).step_by(50).map(at) {
        sent.extend(guest.asks(now));
        guest.answered(Some(b""), now);
        guest.answered(None, now);
    }
    let count = u64::try_from(sent.len()).unwrap();
    assert!((seconds / 2..=seconds).contains(&count), "{count}");
    sent.sort();
    sent.dedup();
    assert_eq!(u64::try_from(sent.len()), Ok(count));
}

/// Thousands of greetings leave no keys and no number behind that the seat would have to wait for.
#[test]
fn a_flood_of_greetings_leaves_nothing_behind() {
    let mut world = World::after_greeting();
    let (last, answer) = world.host.exchange.clone();
    for number in 0..5_000_u32 {
        let bytes = number.to_be_bytes().repeat(4);
        let forged = [[u8::try_from(number % 3).unwrap()].as_slice(), &bytes, &[7; 24]].concat();
        assert_eq!(
            world.host.asked(&forged, [1; 16], at(world.now)),
            IncomingQuestion::Nobody
        );
        let old = &world.wire[usize::try_from(number).unwrap() % world.wire.len()];
        // The last question gets the same answer again.
        let asked = if *old == last {
            IncomingQuestion::Answer(answer.clone())
        } else {
            IncomingQuestion::Nobody
        };
        assert_eq!(world.host.asked(old, [1; 16], at(world.now)), asked);
    }
    let greetings = world.guest.greetings;
    world.continues();
    assert_eq!(world.guest.greetings, greetings);
}

/// A stranger who sends the seat's own question first gets the host's answer; the seat gets the same answer.
#[test]
fn a_question_replayed_by_a_stranger_is_done_once() {
    let mut world = World::after_greeting();
    let now = at(world.now);
    world.guest.wishes(Wish::Answer(true), None, now).unwrap();
    let question = world.guest.asks(now).unwrap();
    let strangers = world.asks_host(&question, now);
    assert_eq!(world.asks_host(&question, now), strangers);
    assert_eq!(world.done, [Wish::Answer(true)]);
    let heard = world.guest.answered(Some(&strangers), now);
    assert_eq!(heard.last(), Some(&SeatNews::Done(Some(LineEnd::Taken))));
}

/// The answer held back would report the later wish wrongly.
#[test]
fn an_answer_held_back_does_not_answer_a_later_question() {
    let mut world = World::after_greeting();
    let now = at(world.now);
    world.guest.wishes(Wish::Answer(true), None, now).unwrap();
    let question = world.guest.asks(now).unwrap();
    let held_back = world.asks_host(&question, now);
    assert_eq!(world.guest.answered(None, now), [SeatNews::Lost]);
    world.guest.wishes(Wish::Answer(false), None, now).unwrap();
    // First the seat asks for the fate of the lost wish, which was done.
    let later = now.plus_millis(BEAT_MS);
    for is_next in [false, true] {
        let question = world.guest.asks(later).unwrap();
        let answer = world.asks_host(&question, later);
        assert_eq!(world.guest.answered(Some(&held_back), later), []);
        let heard = world.guest.answered(Some(&answer), later);
        assert!(!heard.contains(&SeatNews::NotDone));
        let is_done = heard.last() == Some(&SeatNews::Done(Some(LineEnd::Taken)));
        assert_eq!(is_done, is_next);
    }
}
