//! A table and a hall desk over a net in memory: joining, messages to the desk, and rulings.

use shakmaty::{Color, Square};

use super::at_net::AtNet;
use super::connection::LEASE_MS;
use super::*;
use crate::input::Input;
use journal::chain::EntryHash;
use laws::command::Command;
use link::enrolment::{DeskSide, EnrolmentCode, Knocked, NewcomerPart, Welcome};
use link::host::HostMessage;
use link::hub::{Hub, NetMachine, Weather};
use link::identity::{PrivateKey, PublicKey};
use link::page::{DrawnQuestion, SentEntry};
use link::replica::{Replica, ReplicaAct, ReplicaNews};
use link::roster::{DeskEntry, Paired, Pairing, Power, TableEntry};
use link::ruling_content::RulingContent;
use link::topic::TableNumber;
use link::{Credentials, MachinePart, NetParticipation};

const SEVEN: TableNumber = TableNumber(7);
const SQUARES: [Square; 4] = [Square::G7, Square::A2, Square::F3, Square::C1];
const EVENT: &str =
    "time 60+1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4\n";

/// A table with its disk, a desk that knows the tournament's key, and the net between them.
struct World {
    hub: Hub,
    at: AtNet,
    desk: NetMachine,
    key: PrivateKey,
    pairing: DeskSide,
    replica: Option<Replica>,
    answers: Vec<Vec<u8>>,
    /// The question for entries that is not answered yet.
    asked: Option<DrawnQuestion>,
    /// The game that the table is to play when it joins.
    plays: Option<Pairing>,
    /// A machine at the door that answers what it likes, sooner than the desk does.
    stranger: Option<NetMachine>,
    count: u64,
}

impl std::ops::Deref for World {
    type Target = AtNet;

    fn deref(&self) -> &AtNet {
        &self.at
    }
}

impl std::ops::DerefMut for World {
    fn deref_mut(&mut self) -> &mut AtNet {
        &mut self.at
    }
}

impl World {
    fn of(story: &str) -> Self {
        let mut hub = Hub::new(Weather::default(), 1);
        let at = AtNet::of(story, &mut hub, 9);
        let desk = hub.plug_in();
        let mut world = Self {
            hub,
            at,
            desk,
            key: PrivateKey::from_seed([1; 32]),
            pairing: DeskSide::default(),
            replica: None,
            answers: Vec::new(),
            asked: None,
            plays: None,
            stranger: None,
            count: 0,
        };
        world.pairing.open(
            enrolment::EnrolmentCode::of(SQUARES).slot(),
            Secret::Code(enrolment::EnrolmentCode::of(SQUARES)),
            world.hub.now(),
        );
        world
            .hub
            .ask(desk, NetRequest::OpenEnrolment(Address(String::from("desk:7461"))));
        world
    }

    fn tournament(&self) -> link::topic::TournamentId {
        self.key.public().tournament()
    }

    fn roster(&self, number: u64, table: Option<PublicKey>) -> SignedText {
        self.roster_with(number, table, None)
    }

    /// A roster with that game for the table.
    fn roster_with(&self, number: u64, table: Option<PublicKey>, pairing: Option<Pairing>) -> SignedText {
        let table = table.map(|key| TableEntry {
            number: SEVEN,
            key,
            room: String::new(),
            pairing,
        });
        Roster {
            number,
            event: self.tournament(),
            name: String::from("Club Open"),
            tables: table.into_iter().collect(),
            desks: vec![DeskEntry {
                key: self.key.public(),
                name: String::from("Eva"),
                power: Power::Chief,
                reached_at: Vec::new(),
            }],
            delay_ms: 0,
            is_public: false,
            terms: link::roster::Terms::default(),
            relays: Vec::new(),
        }
        .sign(&self.key)
    }

    fn open_desk(&mut self) {
        let opening = NetParticipation {
            event: self.tournament(),
            part: MachinePart::Desk(self.key.public().desk()),
            listen: Vec::new(),
            connect: Vec::new(),
            credentials: None,
            lease_ms: LEASE_MS,
        };
        self.hub.ask(self.desk, NetRequest::Open(Box::new(opening)));
    }

    fn step(&mut self, input: Input) {
        self.at.step(&mut self.hub, input);
        self.settle();
    }

    fn type_in(&mut self, line: &str) {
        self.type_in_as(Person::Arbiter, line);
    }

    fn type_in_as(&mut self, by: Person, line: &str) {
        self.step(Input::Intent(by, Intent::Line(line.to_owned())));
    }

    /// Lets time pass until nothing is under way any more.
    fn settle(&mut self) {
        for _ in 0..40 {
            self.hub.pass(10);
            for stranger in self.stranger.iter().copied() {
                for news in self.hub.news(stranger) {
                    if let NetNews::Knocked(asked, slot, question) = news {
                        // A message of the exchange, made with another code; then nothing.
                        let other = enrolment::EnrolmentCode::of([Square::A1; 4]);
                        let mut side = DeskSide::default();
                        side.open(slot, Secret::Code(other), self.hub.now());
                        let answer = match side.knock(slot, &question, self.hub.now(), [8; 32]) {
                            Knocked::Answer(answer) | Knocked::Spent(answer) | Knocked::Second(answer) => answer,
                            Knocked::Waits | Knocked::Declined(_) | Knocked::Newcomer(_) => Vec::new(),
                        };
                        self.hub.ask(stranger, NetRequest::Answer(asked, answer));
                    }
                }
            }
            for news in self.hub.news(self.desk) {
                self.desk_hears(news);
            }
            for news in self.hub.news(self.at.own) {
                let input = Input::Link(news);
                self.step(input);
            }
        }
    }

    fn desk_hears(&mut self, news: NetNews) {
        let now = self.hub.now();
        match news {
            NetNews::Knocked(asked, slot, payload) => {
                let answer = match self.pairing.knock(slot, &payload, now, [5; 32]) {
                    Knocked::Answer(answer) | Knocked::Spent(answer) | Knocked::Second(answer) => answer,
                    Knocked::Waits | Knocked::Declined(_) => Vec::new(),
                    Knocked::Newcomer(newcomer) => {
                        let welcome = Welcome {
                            event: self.tournament(),
                            event_key: self.key.public(),
                            name: String::from("Club Open"),
                            place: NewcomerPart::Table(SEVEN.0),
                            credentials: Credentials {
                                authority: String::from("a"),
                                certificate: String::from("c"),
                                key: String::from("k"),
                            },
                            connect: vec![Address(String::from("desk:7461"))],
                            roster: self.roster_with(1, Some(newcomer.key), self.plays.clone()),
                            seat: None,
                        };
                        self.pairing.welcome(slot, &welcome).unwrap()
                    }
                };
                self.hub.ask(self.desk, NetRequest::Answer(asked, answer));
            }
            NetNews::Put(Topic::Head(SEVEN), payload) => {
                let signed = SignedText::from_bytes(&payload).unwrap();
                let (_, head) = Head::read(&signed, self.tournament()).unwrap();
                let replica = self.replica.get_or_insert_with(|| Replica::new(head.game));
                let acts = replica.receive(ReplicaNews::Head(head), now);
                self.act(acts);
            }
            NetNews::Put(Topic::Entry(SEVEN), payload) => {
                let (game, entries) = page::decode_step(&payload).unwrap();
                let replica = self.replica.get_or_insert_with(|| Replica::new(game));
                let acts = replica.receive(ReplicaNews::Entries(entries), now);
                self.act(acts);
            }
            NetNews::Answered(QuestionId(0), answer) => self.answers.extend(answer),
            // No more answers come.
            NetNews::Answered(_, Err(_)) => {}
            NetNews::Answered(_, answer) => {
                let asked = self.asked.take().unwrap();
                let page = answer.map(|bytes| page::read_signed(&bytes, &asked).unwrap().1);
                let acts = self.replica.as_mut().unwrap().receive(ReplicaNews::Page(page), now);
                self.act(acts);
            }
            NetNews::Found(_)
            | NetNews::Opened(_)
            | NetNews::NotOpened(_)
            | NetNews::Appeared(_)
            | NetNews::Vanished(_)
            | NetNews::Put(..)
            | NetNews::Asked(..)
            | NetNews::LeftDoor(_)
            | NetNews::Flooded(_) => {}
        }
    }

    fn act(&mut self, acts: Vec<ReplicaAct>) {
        for act in acts {
            if let ReplicaAct::Ask(question) = act {
                let asked = DrawnQuestion { question, draw: 7 };
                self.asked = Some(asked);
                let payload = asked.encode();
                let (id, to) = (QuestionId(1), Topic::Log(SEVEN));
                self.hub.ask(
                    self.desk,
                    NetRequest::Ask {
                        id,
                        to,
                        payload,
                        haste: link::Haste::Later,
                    },
                );
            }
        }
    }

    /// A table in the tournament, with the desk there and its replica complete.
    fn connected() -> Self {
        let mut world = Self::of(EVENT);
        world.type_in("hall join desk:7461 g7 a2 f3 c1");
        world.open_desk();
        world.settle();
        world.wait(6_000);
        world
    }

    fn wait(&mut self, ms: u64) {
        let end = self.hub.now().plus_millis(ms);
        while self.hub.now() < end {
            let due = self.table.next_wakeup().filter(|at| *at < end).unwrap_or(end);
            let left = due.millis_since(self.hub.now()).max(1);
            self.hub.pass(left);
            self.step(Input::Time);
            let now = self.hub.now();
            if let Some(replica) = &mut self.replica {
                let acts = replica.receive(ReplicaNews::Time, now);
                self.act(acts);
            }
            self.settle();
        }
    }

    fn rule(&mut self, verb: &str) -> RulingAnswer {
        self.count += 1;
        let ruling = self.ruling(verb);
        self.send(&ruling.sign(&self.key.clone()))
    }

    fn ruling(&self, verb: &str) -> Ruling {
        let replica = self.replica.as_ref().unwrap();
        Ruling {
            event: self.tournament(),
            table: SEVEN,
            game: replica.game(),
            desk: self.key.public().desk(),
            count: self.count,
            by: String::from("Eva"),
            basis: replica.entries().last().unwrap().end().anchor(),
            verb: RulingContent::of_text(verb),
            article: None,
            reason: String::new(),
            wall: String::new(),
        }
    }

    fn send(&mut self, signed: &SignedText) -> RulingAnswer {
        self.ask_for(signed);
        self.answer_to(signed)
    }

    fn ask_for(&mut self, signed: &SignedText) {
        let (id, to, payload) = (QuestionId(0), Topic::Rule(SEVEN), signed.to_bytes());
        self.hub.ask(
            self.desk,
            NetRequest::Ask {
                id,
                to,
                payload,
                haste: link::Haste::Now,
            },
        );
        self.settle();
    }

    fn answer_to(&mut self, signed: &SignedText) -> RulingAnswer {
        let answer = self.answers.pop().unwrap();
        let (by, answer) = RulingAnswer::read(&answer, signed).unwrap();
        let own = self.at.table.hall.member.as_ref().unwrap();
        assert_eq!(by, own.place.key().public());
        answer
    }
}

#[test]
fn a_table_that_cannot_keep_its_place_does_not_knock() {
    let mut world = World::of(EVENT);
    world.at.can_keep = false;
    world.type_in("hall join desk:7461 g7 a2 f3 c1");
    assert!(world.heard("Cannot write"), "{:?}", world.said);
    assert!(!world.heard("Asking the desk"), "{:?}", world.said);
    assert_eq!(world.left.len(), 0, "nothing has left the table");
    world.at.can_keep = true;
    world.type_in("hall join desk:7461 g7 a2 f3 c1");
    assert!(
        world.heard("This is table 7 of Club Open, tournament number "),
        "{:?}",
        world.said
    );
}

#[test]
fn a_spoken_code_lets_a_table_in_and_people_hear_of_the_desk() {
    let mut world = World::of(EVENT);
    world.type_in("hall");
    assert!(world.heard("No tournament."), "{:?}", world.said);
    world.type_in("hall join desk:7461 Gustav sieben, Anna zwei, Felix drei, Cäsar eins");
    assert!(
        world.heard("This is table 7 of Club Open, tournament number "),
        "{:?}",
        world.said
    );
    assert!(!world.heard("The arbiter's desk is connected."), "{:?}", world.said);
    world.open_desk();
    world.settle();
    assert!(world.heard("The arbiter's desk is connected."), "{:?}", world.said);
    let place = world.kept.clone().unwrap();
    assert_eq!((place.table, &*place.name), (SEVEN, "Club Open"));
    assert_eq!(Membership::decode(&place.encode()), Some(place));
    world.said.clear();
    world.hub.cut(world.desk);
    world.settle();
    assert!(world.heard("is disconnected"), "{:?}", world.said);
    world.hub.heal(world.desk);
    world.settle();
    assert!(world.heard("connected again"), "{:?}", world.said);
}

#[test]
fn a_wrong_code_lets_nobody_in() {
    let mut world = World::of(EVENT);
    world.type_in("hall join desk:7461 g7 a2 f3 c2");
    assert!(world.heard("is wrong or has expired"), "{:?}", world.said);
    assert_eq!(world.kept, None);
    world.said.clear();
    world.type_in("hall join desk:7461 g7 a2");
    assert!(world.heard("Enter four squares"), "{:?}", world.said);
    world.type_in("hall join nowhere.example g7 a2 f3 c1");
    assert!(world.heard("is not responding"), "{:?}", world.said);
}

#[test]
fn a_late_desk_gets_the_whole_journal_and_every_later_step() {
    let mut world = World::connected();
    let has_all = |world: &World| {
        let told: Vec<EntryHash> = world
            .replica
            .as_ref()
            .unwrap()
            .entries()
            .iter()
            .map(SentEntry::hash)
            .collect();
        let disk: Vec<EntryHash> = world.disk.iter().map(|entry| entry.hash).collect();
        assert_eq!(told, disk);
    };
    has_all(&world);
    for line in ["e7e5", "clock", "stop clocks"] {
        world.type_in(line);
    }
    assert!(world.disk.len() > 5);
    has_all(&world);
    let (head, _) = world.replica.as_ref().unwrap().head().unwrap();
    assert_eq!((head.moves, head.state, head.unsaved), (1, GamePhase::Paused, 0));
}

#[test]
fn a_ruling_is_done_once_with_proof_as_if_made_at_the_table() {
    let mut world = World::connected();
    assert_eq!(
        world.rule("sets white 0:12:30"),
        RulingAnswer::Refused(NotTaken::Refused {
            refusal: String::from("clock_running"),
            article: None
        })
    );
    assert!(matches!(world.rule("stops clocks"), RulingAnswer::Done { .. }));
    let before = world.disk.len() as u64;
    let answer = world.rule("sets white 0:12:30");
    let RulingAnswer::Done { entries, .. } = answer.clone() else {
        panic!("{answer:?}")
    };
    assert_eq!(entries.first(), Some(&(before + 1)));
    assert_eq!(
        world
            .table
            .game()
            .clock()
            .left_ms(shakmaty::Color::White, world.hub.now()),
        750_000
    );
    let JournalEvent::Ruled(ruled) =
        journal::record::decode(&world.disk[usize::try_from(before).unwrap()].record).unwrap()
    else {
        panic!("the proof stands in front");
    };
    let signed = SignedText::of_ruled(&ruled).unwrap();
    assert_eq!(signed.by, world.key.public());
    assert!(signed.verified().is_some());
    // The answer was lost, and the question is asked again and again: nothing happens.
    let length = world.disk.len();
    for _ in 1..10 {
        assert_eq!(world.send(&signed), answer);
        assert_eq!(world.disk.len(), length);
    }
    // Nothing happens after a restart either.
    world.table.hall.judge = Arc::new(answered_before(&world.table));
    assert_eq!(world.send(&signed), answer);
    assert_eq!(world.disk.len(), length);
}

#[test]
fn a_ruling_refused_by_the_laws_has_a_code_and_writes_nothing() {
    let mut world = World::connected();
    let length = world.disk.len();
    let refused = NotTaken::Refused {
        refusal: String::from("no_proposal"),
        article: None,
    };
    for (verb, why) in [("upholds claim", refused), ("dances", NotTaken::NotUnderstood)] {
        assert_eq!(world.rule(verb), RulingAnswer::Refused(why));
    }
    assert_eq!(world.disk.len(), length);
    world.count += 1;
    let forged = world.ruling("stops clocks").sign(&PrivateKey::from_seed([66; 32]));
    assert_eq!(world.send(&forged), RulingAnswer::Refused(NotTaken::NotEntitled));
}

#[test]
fn a_table_taken_out_is_told_and_home_games_do_not_rejoin() {
    let mut world = World::connected();
    let place = world.kept.clone().unwrap();
    let signed = world.roster(2, None);
    world
        .hub
        .ask(world.desk, NetRequest::Put(Topic::Roster, signed.to_bytes()));
    world.settle();
    assert!(world.heard("has removed this table"), "{:?}", world.said);
    assert_eq!(world.kept, None);
    let mut home = World::of("set place=home\nwhite vi Ada\nblack sighted Ben\n");
    home.step(Input::Member(Box::new(place.clone())));
    assert!(!lacks_journal(&home.table) && home.table.hall.member.is_none());
    // A person in the hall answers yes.
    assert!(
        home.heard("This computer was table 7 of Club Open. Rejoin?"),
        "{:?}",
        home.said
    );
    home.at.kept = Some(place.clone());
    home.step(Input::Intent(
        Person::Player(Color::White),
        Intent::Line(String::from("yes")),
    ));
    assert!(home.table.hall.member.is_some() && home.table.game.regulations().place == Venue::Event);
    let mut again = World::of(EVENT);
    again.step(Input::Member(Box::new(place)));
    assert!(again.heard("This is table 7"), "{:?}", again.said);
}

#[test]
fn who_else_answers_at_an_open_relay_keeps_no_newcomer_out() {
    let mut world = World::of(EVENT);
    let relay = Address(String::from("desk:7461"));
    world.hub.ask(world.desk, NetRequest::CloseEnrolment);
    // The stranger comes first.
    let stranger = world.desk;
    world.desk = world.hub.plug_in();
    for machine in [stranger, world.desk] {
        world.hub.ask(machine, NetRequest::OpenEnrolmentOver(relay.clone()));
    }
    world.stranger = Some(stranger);
    world.type_in("hall join desk:7461 g7 a2 f3 c1");
    world.settle();
    assert!(world.heard("This is table 7 of Club Open"), "{:?}", world.said);
    // A wrong code is still a wrong code.
    let mut world = World::of(EVENT);
    world.type_in("hall join desk:7461 g7 a2 f3 c2");
    world.settle();
    assert!(world.heard("The code is wrong"), "{:?}", world.said);
}

#[test]
fn on_joining_each_person_is_told_once_which_table_it_is() {
    let paired = |name: &str| Paired {
        name: name.to_owned(),
        ..Paired::default()
    };
    let plays = Pairing {
        round: 1,
        white: paired("Cleo"),
        black: paired("Dan"),
        play_off_time: String::new(),
        result: String::new(),
    };
    // A game of the tournament takes the place of one at home.
    let home = "set place=home\nwhite vi Ada\nblack sighted Ben\n";
    for (story, plays, by, is_open) in [
        (EVENT, None, Person::Arbiter, false),
        (home, None, Person::Player(Color::White), false),
        (home, Some(plays.clone()), Person::Player(Color::White), false),
        (home, Some(plays), Person::Player(Color::White), true),
    ] {
        let mut world = World::of(story);
        world.plays.clone_from(&plays);
        if is_open {
            world.open_desk();
        }
        world.type_in_as(by, "hall join desk:7461 g7 a2 f3 c1");
        if !is_open {
            world.open_desk();
        }
        world.settle();
        world.wait(6_000);
        let count = |words: &str| world.said.iter().filter(|said| said.contains(words)).count();
        // Both sentences are for everybody at the table.
        let connected = count("The arbiter's desk is connected.");
        assert!(connected > 0, "{story}: {:?}", world.said);
        assert_eq!(count("This is table 7 of"), connected, "{story}: {:?}", world.said);
        let is_set_up = world.table.game().people().players.white.name == "Cleo";
        assert_eq!(is_set_up, plays.is_some(), "{story}: {:?}", world.said);
        let told = if is_set_up { connected } else { 0 };
        assert_eq!(
            count("Round 1: Cleo (White) – Dan (Black)."),
            told,
            "{story}: {:?}",
            world.said
        );
    }
}

/// Property: everything that must stay at the table (`hall.md` §7) is absent from all that has left it, before a cipher
/// closed it.
#[test]
fn private_words_sealed_moves_and_pins_never_leave_the_table() {
    let mut world = World::of(
        "time 3600\nset session=0:30 vocabulary=fide\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n> arbiter starts clocks\nboth play 1.e4 e5\n",
    );
    world.type_in("hall join desk:7461 g7 a2 f3 c1");
    world.open_desk();
    world.settle();
    world.wait(6_000);
    let ada = |line: &str| Input::Intent(Person::Player(Color::White), Intent::Line(line.to_owned()));
    for line in ["clock", "position", "opponent clock", "moves", "last move", "my clock"] {
        world.step(ada(line));
    }
    world.step(Input::Intent(
        Person::Arbiter,
        Intent::Desk(controls::arbiter_panel::PanelIntent::Lock(String::from("48151623"))),
    ));
    world.type_in("adjourn");
    world.step(ada("seal Nh3"));
    world.step(ada("stop clocks"));
    world.wait(10_000);
    let stored = |name: &str| {
        let mut found = world.disk.iter().filter(|entry| entry.record.contains(name));
        let (first, second) = (found.next(), found.next());
        assert!(second.is_none(), "{name}: {second:?}");
        first.map_or_else(|| panic!("{name}: {:?}", world.said), |entry| entry.record.clone())
    };
    let secrets = |record: &str, keys: &[&str]| {
        let fields = laws::stored::of_line(record).unwrap();
        let values = keys
            .iter()
            .map(|key| fields.get(*key).and_then(|value| value.as_str()).unwrap().to_owned());
        values.collect::<Vec<_>>()
    };
    let mut never = secrets(&stored("\"regulations_locked\""), &["salt", "hash"]);
    never.extend(secrets(&stored("\"move_sealed\""), &["salt", "sealed"]));
    never.extend(["48151623", "Nh3", "g1h3"].map(String::from));
    assert!(world.private.len() >= 5, "{:?}", world.private);
    never.extend(world.private.iter().cloned());
    let left = String::from_utf8_lossy(&world.left);
    assert!(left.contains("move_made"), "the game has left it");
    for secret in never {
        assert!(!left.contains(&secret), "{secret}");
    }
    assert!(!left.contains("move_sealed") && !left.contains("regulations_locked"));
    // Still, the desk knows that there is something.
    assert_eq!(world.replica.as_ref().unwrap().entries().len(), world.disk.len());
}

#[test]
fn a_delayed_changed_or_replayed_ruling_is_refused_and_told() {
    let mut world = World::connected();
    world.count += 1;
    let held_back = world.ruling("sets white 0:01:00").sign(&world.key.clone());
    world.count += 1;
    let stops = world.ruling("stops clocks").sign(&world.key.clone());
    let (ada, ben, for_side) = (Person::Player(Color::White), Person::Player(Color::Black), Color::Black);
    let words = String::from("e5");
    world.step(Input::Intent(ben, Intent::Play { for_side, words }));
    world.step(Input::Intent(ada, Intent::Copy { for_side: Color::White }));
    let side = Color::Black;
    world.step(Input::Intent(ben, Intent::Do(Command::PressClock { side })));
    let advanced = NotTaken::Advanced { moves: 1, rulings: 0 };
    assert_eq!(world.send(&held_back), RulingAnswer::Refused(advanced));
    assert!(!world.heard("received an invalid ruling"), "{:?}", world.said);
    // The clocks are stopped in any case.
    assert!(matches!(world.send(&stops), RulingAnswer::Done { .. }));
    let length = world.disk.len();
    let again = world.ruling("notes something else").sign(&world.key.clone());
    assert_eq!(world.send(&again), RulingAnswer::Refused(NotTaken::Spent));
    assert!(world.heard("received an invalid ruling"), "{:?}", world.said);
    let mut changed = world.ruling("sets white 0:01:00").sign(&world.key.clone());
    changed.text = changed.text.replace("0:01:00", "0:59:00");
    for _ in 0..10 {
        assert_eq!(world.send(&changed), RulingAnswer::Refused(NotTaken::BadSignature));
    }
    // The first of each kind is noted, and nothing else has changed.
    assert_eq!(world.disk.len(), length + 2);
    assert_eq!(world.table.game().clock().running(), None);
}

#[test]
fn a_ruling_for_another_table_or_game_is_refused() {
    let mut world = World::connected();
    let (length, before) = (world.disk.len(), world.table.game().clone());
    let good = world.ruling("sets white 0:01:00");
    let (event, game) = (link::topic::TournamentId([9; 8]), GameId([9; 8]));
    let others = [
        (Ruling { event, ..good.clone() }, NotTaken::OtherEvent),
        (
            Ruling {
                table: TableNumber(8),
                ..good.clone()
            },
            NotTaken::OtherTable,
        ),
        (Ruling { game, ..good.clone() }, NotTaken::OtherGame),
    ];
    for (nth, (ruling, why)) in others.into_iter().enumerate() {
        world.said.clear();
        for _ in 0..10 {
            assert_eq!(
                world.send(&ruling.sign(&world.key.clone())),
                RulingAnswer::Refused(why.clone())
            );
        }
        // A ruling that waited for the game before is no attempt to deceive: its desk tells that another is played.
        let is_strange = why != NotTaken::OtherGame;
        assert_eq!(
            world.heard("received an invalid ruling"),
            is_strange,
            "{why:?}: {:?}",
            world.said
        );
        // Each other is noted once, for the desks.
        assert_eq!(world.disk.len(), length + nth + usize::from(is_strange));
    }
    assert_eq!(world.table.game(), &before);
}

#[test]
fn in_a_hall_only_an_arbiter_opens_a_side_to_another_computer() {
    let mut world = World::connected();
    world.type_in_as(Person::Player(Color::White), "host");
    assert!(!world.heard("Opening."), "{:?}", world.said);
    world.count += 1;
    let ruling = world.ruling("hosts").sign(&world.key.clone());
    world.ask_for(&ruling);
    // The answer waits for the code.
    assert!(world.answers.is_empty());
    let code = EnrolmentCode::of(SQUARES);
    let told = HostMessage::Code(Color::Black, code, vec![Address(String::from("192.168.1.20:7461"))]);
    world.step(Input::Hosting(told));
    let hosted = world.answer_to(&ruling).take_hosted().unwrap();
    assert_eq!((hosted.is_white, hosted.code.as_str()), (false, "g7 a2 f3 c1"));
    assert_eq!(world.send(&ruling).take_hosted(), None, "asked again, it is told once");
    assert!(world.heard("Opening."), "{:?}", world.said);
    world.said.clear();
    world.type_in("host");
    assert!(world.heard("Opening."), "{:?}", world.said);
    assert!(world.table.hall.member.is_some());
}

#[test]
fn desk_and_players_hear_why_there_is_no_code() {
    let mut world = World::connected();
    world.count += 1;
    let ruling = world.ruling("hosts").sign(&world.key.clone());
    world.ask_for(&ruling);
    let taken = link::NotOpened::CannotListen(Address(String::from("0.0.0.0:7461")));
    world.step(Input::Hosting(HostMessage::NotOpened(taken)));
    let RulingAnswer::Done { hosted, not_hosted, .. } = world.answer_to(&ruling) else {
        panic!("the ruling was taken");
    };
    assert_eq!((hosted, not_hosted.as_deref()), (None, Some("cannot_listen")));
    assert!(world.heard("another program here uses the address"), "{:?}", world.said);
}

#[test]
fn a_play_off_game_is_set_up_though_both_have_played_here() {
    let mut world = World::connected();
    let black = Person::Player(Color::Black);
    world.type_in_as(black, "resign");
    world.type_in_as(black, "yes");
    assert!(world.table.game.ending().is_some(), "{:?}", world.said);
    let paired = |name: &str| Paired {
        name: name.to_owned(),
        ..Paired::default()
    };
    let of_round = Pairing {
        round: 1,
        white: paired("Ada"),
        black: paired("Ben"),
        play_off_time: String::new(),
        result: String::new(),
    };
    let of_play_off = Pairing {
        round: 4,
        play_off_time: String::from("180+2"),
        ..of_round.clone()
    };
    for (number, pairing, is_asked) in [(2, of_round, false), (3, of_play_off, true)] {
        let key = world.at.table.hall.member.as_ref().unwrap().place.key().public();
        let signed = world.roster_with(number, Some(key), Some(pairing));
        world
            .hub
            .ask(world.desk, NetRequest::Put(Topic::Roster, signed.to_bytes()));
        world.settle();
        let asked = next_game::is_asked(&world.table, Person::Arbiter);
        assert_eq!(asked, is_asked, "{:?}", world.said);
    }
}

#[test]
fn a_home_game_under_way_does_not_join_and_says_what_to_do() {
    let mut world = World::of("set place=home\nwhite vi Ada\nblack sighted Ben\nboth play 1.e4\n");
    let join = Intent::Line(String::from("hall join desk:7461 g7 a2 f3 c1"));
    world.step(Input::Intent(Person::Player(Color::White), join));
    assert!(world.heard("Finish it or start a new one"), "{:?}", world.said);
    assert!(world.table.hall.joining.is_none());
}

#[test]
fn a_table_that_was_let_in_and_cannot_connect_is_told_so() {
    let mut world = World::of(EVENT);
    world.type_in("hall join desk:7461 g7 a2 f3 c1");
    world.settle();
    world.step(Input::Link(NetNews::NotOpened(link::NotOpened::BadCredentials)));
    assert!(
        world.heard("cannot connect securely to the desk") && !world.heard("code is wrong"),
        "{:?}",
        world.said
    );
}

/// While the store fails, the desk has not seen the last moves: its rulings on the game wait until it has.
#[test]
fn a_ruling_is_weighed_against_moves_that_are_not_stored_too() {
    let mut world = World::connected();
    let (white, black) = (Person::Player(Color::White), Person::Player(Color::Black));
    let (for_side, words) = (Color::Black, String::from("e5"));
    let side = for_side;
    for (by, intent) in [
        (black, Intent::Play { for_side, words }),
        (white, Intent::Copy { for_side: Color::White }),
        (black, Intent::Do(Command::PressClock { side })),
    ] {
        let now = world.hub.now();
        world.at.table.step(Input::Intent(by, intent), now);
    }
    assert_eq!(world.at.table.game().line().len(), 2);
    let seen_too_little = RulingAnswer::Refused(NotTaken::Advanced { moves: 1, rulings: 0 });
    assert_eq!(world.rule("rules result 1-0 reason agreed"), seen_too_little);
}

/// Two desks come at once: the answer to the first question has the newer roster, that to the second nothing.
#[test]
fn a_newer_roster_counts_whichever_question_it_answers() {
    let mut world = World::connected();
    let mut asked = Vec::new();
    for desk in [1, 2] {
        let desk = PrivateKey::from_seed([desk; 32]).public().desk();
        let appeared = Input::Link(NetNews::Appeared(Topic::DeskAlive(desk)));
        let now = world.hub.now();
        for effect in world.at.table.step(appeared, now) {
            if let Effect::Link(NetRequest::Ask { id, .. }) = effect {
                asked.push(id);
            }
        }
    }
    let [first, second] = asked.try_into().unwrap();
    let own = world.kept.as_ref().unwrap().key().public();
    let newer = world.roster(9, Some(own));
    world.step(Input::Link(NetNews::Answered(first, Ok(newer.to_bytes()))));
    world.step(Input::Link(NetNews::Answered(second, Ok(Vec::new()))));
    assert_eq!(world.kept.clone().unwrap().roster, newer);
}
