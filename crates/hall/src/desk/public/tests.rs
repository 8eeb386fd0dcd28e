//! The public messages to screens, over a net in memory.

use shakmaty::Color;

use super::ScreenRequests;
use crate::desk::tests::further::Further;
use crate::desk::tests::{Hall, own};
use controls::intent::Intent;
use journal::entry::JournalEvent;
use journal::record;
use laws::facts::Reach;
use laws::moment::Moment;
use laws::people::{Person, Sight};
use link::hub::{NetMachine, Weather};
use link::identity::{PrivateKey, SignedText};
use link::public::{PublicMessage, PublicQuestion, PublicTable};
use link::roster::{DeskEntry, Power};
use link::topic::{DeskId, TableNumber, Topic};
use link::{Haste, MachinePart, NetNews, NetParticipation, NetRequest, NoAnswer, QuestionId};
use table::input::Input as AtTable;

const SEVEN: TableNumber = TableNumber(7);
const HOME: &str = "time 60+1\nwhite vi Ada\nblack sighted Ben\n";

fn plays(hall: &mut Hall, moves: &[&str]) {
    let sides = [Color::White, Color::Black].into_iter().cycle();
    for (mv, side) in moves.iter().zip(sides) {
        let line = Intent::Line((*mv).to_owned());
        hall.does(7, AtTable::Intent(Person::Player(side), line));
        hall.wait(2_000);
    }
}

/// A game at home at table 7, which each Enter plays on.
fn hall() -> Hall {
    let mut hall = Hall::new();
    hall.seat(7, HOME);
    hall
}

/// A machine with a screen's part that keeps all its messages.
fn listens(hall: &mut Hall) -> NetMachine {
    hall.desk.seat_desk(DeskEntry {
        key: PrivateKey::from_seed([77; 32]).public(),
        name: String::from("Wall"),
        power: Power::Looks,
        reached_at: Vec::new(),
    });
    hall.wait(1_000);
    let machine = hall.hub.plug_in();
    let opening = NetParticipation {
        event: own().event,
        part: MachinePart::Spectator(PrivateKey::from_seed([77; 32]).public().desk()),
        listen: Vec::new(),
        connect: Vec::new(),
        credentials: None,
        lease_ms: 5_000,
    };
    hall.hub.ask(machine, NetRequest::Open(Box::new(opening)));
    machine
}

/// The messages since the machine last looked: their sender, table and text.
fn told(hall: &mut Hall, machine: NetMachine) -> Vec<(DeskId, PublicTable, String)> {
    let puts = hall.hub.news(machine).into_iter().filter_map(|news| {
        if let NetNews::Put(Topic::Public(..), payload) = news {
            Some(payload)
        } else {
            None
        }
    });
    let read = |payload: Vec<u8>| {
        let signed = SignedText::from_bytes(&payload).unwrap();
        let public = PublicMessage::read(&signed, own().event).unwrap();
        let [of] = <[PublicTable; 1]>::try_from(public.tables).unwrap();
        (signed.by.desk(), of, signed.text)
    };
    puts.map(read).collect()
}

/// The number of moves completed at table 7.
fn played(hall: &Hall) -> usize {
    hall.table(7).table.game().line().len()
}

fn moves_at(screen: &Further, table: u32) -> Option<usize> {
    let watched = screen.desk.tables.get(TableNumber(table))?;
    Some(watched.game()?.line().len())
}

#[test]
fn a_move_is_public_once_after_its_delay_without_private_data() {
    let mut hall = hall();
    hall.types("delay 1");
    let machine = listens(&mut hall);
    plays(&mut hall, &["e4", "e5", "Nf3", "Nc6"]);
    assert!(played(&hall) > 1);
    hall.types("7: warns black talking");
    hall.wait(40_000);
    assert!(told(&mut hall, machine).is_empty());
    hall.wait(60_000);
    let told = told(&mut hall, machine);
    let disk = hall.table(7).disk.clone();
    assert!(!told.is_empty() && told.len() <= 6, "{told:?}");
    let mut count = 0;
    for (_, of, text) in told {
        assert_eq!(of.after, count, "{of:?}");
        count += u64::try_from(of.entries.len()).unwrap();
        assert!(
            disk.iter().all(|entry| !text.contains(&entry.hash.to_string())),
            "{text}"
        );
        for entry in of.entries {
            match record::decode(&entry.record).unwrap() {
                JournalEvent::Event(event) => assert_eq!(event.reach(), Reach::Public, "{event:?}"),
                JournalEvent::Opened(opening) => {
                    assert_eq!(opening.people.players.white.name, "Ada");
                    assert_eq!(opening.people.players.white.sight, Sight::Sighted);
                }
                other @ (JournalEvent::Suspended(_)
                | JournalEvent::Restarted(_)
                | JournalEvent::Found(_)
                | JournalEvent::Ruled(_)) => panic!("{other:?}"),
            }
        }
    }
    let known = hall
        .desk
        .tables
        .get(SEVEN)
        .unwrap()
        .for_everybody(None, hall.hub.now())
        .unwrap()
        .0;
    assert_eq!(known.game.count, count);
}

#[test]
fn a_screen_comes_late_misses_something_and_has_it_all_the_same() {
    let mut hall = hall();
    let many = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Bd7 Nf1 Rfe8 Ne3 g6 dxe5 dxe5 \
                Nh2 Rad8 Qf3 Be6";
    let many: Vec<&str> = many.split_whitespace().collect();
    plays(&mut hall, &many);
    // More than one page.
    let mut screen = Further::join(&mut hall, Power::Looks);
    let first = played(&hall);
    assert_eq!(moves_at(&screen, 7), Some(first));
    assert!(screen.desk.entries(SEVEN).len() > link::public::MOST);
    hall.hub.cut(screen.machine);
    plays(&mut hall, &["Nhg4", "Nxg4"]);
    screen.wait(&mut hall, 12_000);
    assert!(
        screen.said.iter().any(|said| said.contains("Eva's desk")),
        "{:?}",
        screen.said
    );
    assert!(played(&hall) > first);
    assert_eq!(moves_at(&screen, 7), Some(first));
    hall.hub.heal(screen.machine);
    screen.wait(&mut hall, 11_000);
    assert_eq!(moves_at(&screen, 7), Some(played(&hall)));
    hall.hub.set_weather(Weather {
        lost: 40,
        twice: 40,
        delay_ms: 300,
    });
    plays(&mut hall, &["hxg4", "Nc4", "Nxc4", "Bxc4"]);
    hall.hub.set_weather(Weather::default());
    screen.wait(&mut hall, 11_000);
    assert!(played(&hall) > first + 2);
    assert_eq!(moves_at(&screen, 7), Some(played(&hall)));
}

#[test]
fn a_running_clock_continues_on_a_screen_without_table_news() {
    let mut hall = Hall::of_two();
    let mut screen = Further::join(&mut hall, Power::Looks);
    let clocks = |screen: &Further| screen.desk.tables.get(SEVEN).unwrap().row().columns[2].clone();
    let before = clocks(&screen);
    screen.wait(&mut hall, 3_000);
    assert!(before.contains('»') && clocks(&screen) != before, "{before}");
}

#[test]
fn the_chiefs_desk_tells_everybody_and_another_where_it_is_away() {
    let mut hall = hall();
    let mut flo = Further::join(&mut hall, Power::Arbiter);
    let machine = listens(&mut hall);
    plays(&mut hall, &["e4", "e5", "Nf3", "Nc6"]);
    flo.wait(&mut hall, 1_000);
    let chief = own().key.public().desk();
    let by =
        |told: Vec<(DeskId, PublicTable, String)>| -> Vec<DeskId> { told.into_iter().map(|(by, ..)| by).collect() };
    let first = by(told(&mut hall, machine));
    assert!(
        !first.is_empty() && first.iter().all(|by| *by == chief),
        "{first:?} {chief:?}"
    );
    hall.hub.ask(hall.machine, NetRequest::Close);
    flo.wait(&mut hall, 1_000);
    plays(&mut hall, &["Bb5", "a6"]);
    flo.wait(&mut hall, 1_000);
    let second = by(told(&mut hall, machine));
    assert!(!second.is_empty() && second.iter().all(|by| *by != chief), "{second:?}");
}

#[test]
fn a_screen_is_told_nothing_else_and_believes_no_stranger() {
    let mut hall = hall();
    let mut screen = Further::join(&mut hall, Power::Looks);
    let machine = listens(&mut hall);
    plays(&mut hall, &["e4", "e5", "Nf3", "Nc6"]);
    screen.wait(&mut hall, 1_000);
    for (id, to) in [
        (1, Topic::Log(SEVEN)),
        (2, Topic::Rule(SEVEN)),
        (3, Topic::DeskLog(own().key.public().desk())),
    ] {
        let (id, haste) = (QuestionId(id), Haste::Now);
        let payload = Vec::new();
        hall.hub.ask(machine, NetRequest::Ask { id, to, payload, haste });
    }
    hall.wait(6_000);
    for news in hall.hub.news(machine) {
        let is_let = matches!(
            news,
            NetNews::Opened(_)
                | NetNews::Put(Topic::Public(..) | Topic::Roster, _)
                | NetNews::Answered(_, Err(NoAnswer::NobodyThere))
        );
        assert!(is_let, "{news:?}");
    }
    // A stranger with a desk's certificate, who is not in the roster, tells of other moves.
    let stranger = hall.hub.plug_in();
    let opening = NetParticipation {
        event: own().event,
        part: MachinePart::Desk(DeskId([9; 8])),
        listen: Vec::new(),
        connect: Vec::new(),
        credentials: None,
        lease_ms: 5_000,
    };
    hall.hub.ask(stranger, NetRequest::Open(Box::new(opening)));
    let mut of = hall
        .desk
        .tables
        .get(SEVEN)
        .unwrap()
        .for_everybody(Some(0), hall.hub.now())
        .unwrap()
        .0;
    of.game.id.0 = [5; 8];
    let forged = PublicMessage {
        event: own().event,
        roster: 1,
        tables: vec![of.clone()],
    };
    let payload = forged.sign(&PrivateKey::from_seed([77; 32])).to_bytes();
    hall.hub
        .ask(stranger, NetRequest::Put(Topic::Public(SEVEN, of.game.id, 1), payload));
    screen.wait(&mut hall, 1_000);
    let known = screen.desk.tables.get(SEVEN).unwrap().game_id();
    assert!(known.is_some() && known != Some(of.game.id));
    // A screen answers nobody.
    assert_eq!(screen.desk.public_asked(&PublicQuestion::All.encode()), None);
}

#[test]
fn a_screen_asks_one_thing_at_a_time_and_tells_changes_once() {
    let mut looking = ScreenRequests::default();
    assert!(looking.asks(None) && !looking.asks(Some(SEVEN)));
    assert_eq!(looking.answered(), None);
    let eva = |is_there| Some((String::from("Eva"), is_there));
    let hears = |looking: &mut ScreenRequests, by: Option<&str>| looking.hears(by.map(str::to_owned), Moment::START);
    assert_eq!(hears(&mut looking, Some("Eva")), eva(true));
    assert_eq!(hears(&mut looking, Some("Eva")), None);
    looking.lacks(SEVEN, true);
    assert_eq!(looking.first_behind(), Some(SEVEN));
    assert!(looking.asks(Some(SEVEN)));
    assert_eq!((looking.answered(), looking.first_behind()), (Some(SEVEN), None));
    assert_eq!(hears(&mut looking, None), eva(false));
    assert_eq!(hears(&mut looking, None), None);
    let [before, due] = [1_999, 2_000].map(Moment::from_millis);
    assert!(!looking.is_due(before) && looking.is_due(due) && !looking.is_due(due));
}
