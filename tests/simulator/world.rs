//! The world of one table: people by chance, and the faults that happen to the computer meanwhile.

use std::panic::{AssertUnwindSafe, catch_unwind};

use link::hub::Weather;
use shakmaty::san::SanPlus;
use shakmaty::{Color, Position as _};
use table::script::header::Header;
use table::script::parse::parse;
use testing::chance::Chance;
use testing::teller::Teller;

use crate::acting;
use crate::auditor::Fault;
use crate::computer::{Computer, Played};
use crate::disk::{Cut, Health};
use crate::hall::{Hall, TABLES};
use crate::story::{Act, DeskAct, Story, World};
use crate::way::Way;

/// Acts of a story.
const ACTS: usize = 240;

/// Time controls whose clocks the auditor adds up; a third of the stories keep the one that the teller chose.
const PLAIN: [&str; 7] = ["5400+30", "3600", "300", "180+2", "900+10", "60", "W300-B240"];

/// Tells the story of that seed.
///
/// # Errors
/// The story, and the promise that it breaks.
pub fn tell(seed: u64) -> Result<Played, Box<(Story, Fault)>> {
    let (mut teller, locale, mut header) = Teller::begin(seed);
    let mut chance = Chance::new(seed.wrapping_add(0x5EED));
    if !chance.one_in(3) {
        let time = chance.of(&PLAIN);
        for line in header.iter_mut().filter(|line| line.starts_with("time ")) {
            *line = format!("time {time}");
        }
    }
    // A game on two computers, at home or at an event, without a teller: its people type.
    let world = Story::world(seed);
    if world == World::TwoComputers {
        let place = chance.of(&[
            "home boards=legal repeat=waived",
            "home boards=legal repeat=waived disconnect=runs",
            "event",
        ]);
        let usual = chance.of(&PLAIN);
        let time = chance.of(&[usual, usual, "20", "60"]);
        header = vec![
            format!("time {time}"),
            format!("set place={place}"),
            "white vi Ada".into(),
            "black sighted Ben".into(),
        ];
        if place == "event" {
            header.push("arbiter Dora".into());
        }
    }
    if world == World::Hall {
        let time = chance.of(&PLAIN);
        header = vec![
            format!("time {time}"),
            "white vi Ada".into(),
            "black sighted Ben".into(),
            "arbiter Dora".into(),
        ];
    }
    let mut story = Story {
        seed,
        locale,
        header,
        acts: Vec::new(),
    };
    let played = guarded(|| {
        let mut stage = Stage::new(&story)?;
        for act in 0..ACTS {
            let act = match &stage {
                Stage::Hall(hall) => next_of_hall(&mut chance, hall, &story.acts),
                Stage::Table(stage) if world == World::TwoComputers => next_of_two(&mut chance, &stage.computer, act),
                Stage::Table(stage) => next_act(&mut teller, &mut chance, stage.computer.table(), act),
            };
            story.acts.push(act.clone());
            stage.play(&act)?;
        }
        stage.end()
    });
    match played {
        Ok(mut played) => {
            played.figures.stories = 1;
            Ok(played)
        }
        Err(fault) => Err(Box::new((story, fault))),
    }
}

/// Plays a story that was told before.
///
/// # Errors
/// The promise that it breaks.
pub fn play(story: &Story) -> Result<(), Fault> {
    guarded(|| {
        let mut stage = Stage::new(story)?;
        story.acts.iter().try_for_each(|act| stage.play(act))?;
        stage.end().map(|_| ())
    })
}

/// A panic is a fault like any other.
fn guarded<T>(act: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        Err(Fault::new("nothing panics", words))
    })
}

/// The next act: most often of people, with some time between two of them, and now and then a fault of the computer.
fn next_act(teller: &mut Teller, chance: &mut Chance, table: &table::Table, acts: usize) -> Act {
    if acts > 0 && chance.one_in(3) {
        return Act::Wait(u64::try_from(chance.below(40_000)).unwrap_or(0));
    }
    if chance.one_in(24) {
        return trouble(chance);
    }
    let game = table.game();
    let arbiter = if game.people().arbiter.is_some() {
        "arbiter"
    } else {
        "white"
    };
    if game.clock().is_timed() && game.clock().running().is_none() && game.ending().is_none() && chance.one_in(3) {
        return Act::Line(format!("> {arbiter} starts clocks"));
    }
    if chance.one_in(80) {
        let line = chance.of(&["lock 4711", "new game", "open 1", "quit", "unlock", "yes", "play again"]);
        let by = chance.of(&[arbiter, "white", "black"]);
        return Act::Line(format!("> {by} types {line}"));
    }
    let before = teller.now_ms();
    let line = teller.next_line(table, acts);
    match teller.now_ms() - before {
        0 => Act::Line(line),
        ms => Act::Wait(ms),
    }
}

fn trouble(chance: &mut Chance) -> Act {
    let time = |chance: &mut Chance, most: usize| u64::try_from(chance.below(most) + 1).unwrap_or(1);
    match chance.below(12) {
        0 | 1 => Act::Kill,
        2..=4 => Act::Cut(Cut {
            writes: time(chance, 6),
            is_stored: chance.one_in(2),
        }),
        5 => Act::Store(Health::Full),
        6 => Act::Store(Health::Fails),
        7 => Act::Store(Health::Slow(time(chance, 2_000))),
        8 | 9 => Act::Store(Health::Works),
        10 => Act::Sleep(1_000 + time(chance, 7_200_000)),
        _ if chance.one_in(2) => Act::Suspend(5_000 + time(chance, 600_000)),
        _ => Act::Jump(time(chance, 5_000)),
    }
}

/// The next act of a game on two computers.
fn next_of_two(chance: &mut Chance, computer: &Computer, acts: usize) -> Act {
    let (game, has_guest) = (computer.table().game(), computer.has_guest());
    let arbiter = if game.people().arbiter.is_some() {
        "arbiter"
    } else {
        "white"
    };
    if acts == 0 || (!has_guest && chance.one_in(4)) {
        return Act::Line(format!("> {arbiter} types host"));
    }
    if acts % 2 == 1 {
        // Now and then Black presses at the last moment, or just after it.
        let left = game.clock().both_ms(computer.now()).black;
        if game.clock().running() == Some(Color::Black) && left < 15_000 && chance.one_in(2) {
            return Act::Wait((left + u64::try_from(chance.below(1_500)).unwrap_or(0)).saturating_sub(300));
        }
        return Act::Wait(u64::try_from(chance.below(12_000)).unwrap_or(0));
    }
    if chance.one_in(5) {
        return trouble_of_two(chance);
    }
    if game.clock().running().is_none() && game.ending().is_none() && chance.one_in(2) {
        return Act::Line(format!("> {arbiter} starts clocks"));
    }
    let legal = game.current().legal_moves();
    let words = match legal.len() {
        0 => String::from("e4"),
        many => SanPlus::from_move(game.current(), legal[chance.below(many)]).to_string(),
    };
    let asides = [
        "press",
        "press",
        "repeated",
        "clock",
        "last",
        "draw",
        "yes",
        "no",
        "what next",
        "decline",
        "xyzzy",
        "e9",
        "resign",
        "record e4",
        "e2",
        "accept",
        "state",
        "sheet",
    ];
    let is_move = !chance.one_in(3);
    let line = if is_move { words } else { chance.of(&asides).to_owned() };
    // No two lines of the seat are the same: blanks at the end tell them apart.
    let blanks = " ".repeat(acts + 1);
    match (is_move, game.turn().side) {
        (true, Color::Black) => Act::Wish(format!("{line}{blanks}")),
        (true, Color::White) => Act::Line(format!("> white types {line}")),
        (false, _) if chance.one_in(2) => Act::Wish(format!("{line}{blanks}")),
        (false, _) => Act::Line(format!("> {} types {line}", chance.of(&["white", arbiter]))),
    }
}

fn trouble_of_two(chance: &mut Chance) -> Act {
    let number = |chance: &mut Chance, most: usize| u64::try_from(chance.below(most)).unwrap_or(0);
    let percent = |chance: &mut Chance, most: usize| u8::try_from(chance.below(most)).unwrap_or(0);
    match chance.below(12) {
        0..=2 => Act::Weather(Weather {
            lost: percent(chance, 50),
            twice: percent(chance, 40),
            delay_ms: number(chance, 4_000),
        }),
        3 => Act::Cable(false),
        4 => Act::Cable(true),
        5..=7 => Act::Stranger(number(chance, 10_000)),
        8 => Act::SeatStands(number(chance, 30_000)),
        9 | 10 => Act::Calm,
        _ => trouble(chance),
    }
}

/// The acts by which a table comes in: its code, the code typed, and the arbiter's yes.
fn coming_in(act: usize) -> Act {
    let table = act / 5;
    match act % 5 {
        0 => Act::Desk(0, DeskAct::Types(format!("code {}", table + 1))),
        1 => Act::Join(table),
        3 => Act::Desk(0, DeskAct::Types(String::from("yes"))),
        _ => Act::Wait(1_000),
    }
}

/// The lines by which the chief makes a tournament of one round, or of two, and begins it.
const TOURNAMENT: [&str; 14] = [
    "play off time 180+2",
    "system swiss",
    "enter Ada",
    "enter Ben",
    "enter Cleo",
    "enter Dan",
    "enter Eve",
    "enter Finn",
    "rounds 1",
    "pair 1.1 1 2",
    "pair 1.2 3 4",
    "pair 1.3 5 6",
    "round 1",
    "start round",
];
/// A second round.
const SECOND_ROUND: [&str; 5] = ["rounds 2", "pair 2.1 2 1", "pair 2.2 4 3", "pair 2.3 6 5", "round 2"];
/// The lines of a tournament after its first round has begun: a line is typed once the one before was.
const PROGRESS: [&str; 16] = [
    "result 1 1/2-1/2",
    "start round",
    "result 2 1/2-1/2",
    "result 3 1/2-1/2",
    "round 2",
    "start round",
    "result 1 1/2-1/2",
    "result 3 1/2-1/2",
    "result 2 1/2-1/2",
    "play off 1 2",
    "start round",
    "cancel play off 1 wrong lots",
    "play off 1 2",
    "start round",
    "cancel play off 2 wrong lots",
    "play off 2 1",
];

/// The next line of the tournament that the chief types, after those that were typed in the story so far.
fn progress(before: &[Act]) -> &'static str {
    let typed = before.iter().filter_map(|act| match act {
        Act::Desk(0, DeskAct::Types(line)) => Some(line.as_str()),
        _ => None,
    });
    let typed = typed.skip_while(|line| *line != "round 1").skip(2);
    let mut next = 0;
    for line in typed {
        next += usize::from(PROGRESS.get(next) == Some(&line));
    }
    PROGRESS.get(next).copied().unwrap_or("start round")
}

/// Rulings of the arbiters at the desks.
const RULINGS: [&str; 8] = [
    "stop clocks",
    "start clocks",
    "notes the lamp was moved",
    "set white 0:12:30",
    "warns black talking",
    "unlock",
    "rule 1-0 did not come",
    "annul result a mistake",
];

/// The next act in a hall: tables come in, people play, arbiters rule from the desks.
fn next_of_hall(chance: &mut Chance, hall: &Hall, before: &[Act]) -> Act {
    const DOOR_ACTS: usize = 5 * TABLES;
    let act = before.len();
    if act < DOOR_ACTS {
        return coming_in(act);
    }
    if act == DOOR_ACTS && chance.one_in(2) {
        return Act::FurtherDesk;
    }
    // In three of four stories the games are those of a tournament.
    let chief = |line: &str| Act::Desk(0, DeskAct::Types(line.to_owned()));
    let seed = hall.seed();
    let has_rounds = !seed.is_multiple_of(4);
    if has_rounds && (DOOR_ACTS + 1..DOOR_ACTS + 1 + TOURNAMENT.len()).contains(&act) {
        return chief(TOURNAMENT[act - DOOR_ACTS - 1]);
    }
    if seed.is_multiple_of(3) && (DOOR_ACTS + 16..DOOR_ACTS + 20).contains(&act) {
        return chief(SECOND_ROUND[act - DOOR_ACTS - 16]);
    }
    // An arbiter answers the question that they have heard last.
    if let Some(Act::Desk(desk, DeskAct::Types(line))) = before.last()
        && matches!(line.as_str(), "start round")
    {
        return Act::Desk(*desk, DeskAct::Types(String::from("yes")));
    }
    if act % 2 == 1 {
        let most = if chance.one_in(3) { 200 } else { 12_000 };
        return Act::Wait(u64::try_from(chance.below(most)).unwrap_or(0));
    }
    // Now and then two arbiters rule at one table before either sees the other's ruling.
    if let [.., Act::Desk(desk, DeskAct::Types(line)), Act::Wait(_)] = before
        && let Some((table, _)) = line.split_once(": ")
        && chance.one_in(2)
    {
        let ruling = chance.of(&RULINGS);
        return Act::Desk(1 - desk, DeskAct::Types(format!("{table}: {ruling}")));
    }
    let table = chance.below(TABLES);
    if !hall.takes_part(table) && chance.one_in(2) {
        let code = format!("code {}", table + 1);
        let step = before.iter().rev().find_map(|act| match act {
            Act::Desk(0, DeskAct::Types(line)) if *line == code => Some(1),
            Act::Join(joins) if *joins == table => Some(3),
            Act::Desk(0, DeskAct::Types(line)) if line == "yes" => Some(0),
            _ => None,
        });
        return coming_in(5 * table + step.unwrap_or_default());
    }
    if hall.computer(table).waits_for_game() && chance.one_in(4) {
        return Act::At(table, Box::new(Act::Line(String::from("> arbiter types yes"))));
    }
    if chance.one_in(4) {
        return trouble_of_hall(chance, table);
    }
    if has_rounds && chance.one_in(5) {
        let line = progress(before);
        let desk = if line == "start round" { chance.below(2) } else { 0 };
        return Act::Desk(desk, DeskAct::Types(line.to_owned()));
    }
    if chance.one_in(3) {
        let lines = [
            "yes",
            "yes",
            "no",
            "start round",
            "start round",
            "needs",
            "rulings",
            "tables",
            "incident 1 noise",
            "enter Zoe",
            "enter Yan",
            "delay 1",
            "delay 2",
        ];
        let line = if chance.one_in(3) {
            chance.of(&lines).to_owned()
        } else {
            format!("{}: {}", table + 1, chance.of(&RULINGS))
        };
        return Act::Desk(chance.below(2), DeskAct::Types(line));
    }
    let game = hall.computer(table).table().game();
    let line = if game.clock().running().is_none() && chance.one_in(2) {
        String::from("> arbiter starts clocks")
    } else if chance.one_in(40) {
        let by = chance.of(&["arbiter", "white"]);
        let line = chance.of(&[
            "lock 4711",
            "unlock",
            "hall leave",
            "hall",
            "close desk",
            "yes",
            "new game",
            "adjourn",
            "seal e4",
        ]);
        format!("> {by} types {line}")
    } else if chance.one_in(4) {
        let by = chance.of(&["white", "black", "arbiter"]);
        let line = chance.of(&[
            "press",
            "clock",
            "last",
            "draw",
            "what next",
            "xyzzy",
            "decline",
            "state",
        ]);
        format!("> {by} types {line}")
    } else {
        let legal = game.current().legal_moves();
        match legal.len() {
            0 => String::from("> white types state"),
            many => {
                let san = SanPlus::from_move(game.current(), legal[chance.below(many)]);
                format!("both play {san}")
            }
        }
    };
    Act::At(table, Box::new(Act::Line(line)))
}

fn trouble_of_hall(chance: &mut Chance, table: usize) -> Act {
    let number = |chance: &mut Chance, most: usize| u64::try_from(chance.below(most)).unwrap_or(0);
    let percent = |chance: &mut Chance, most: usize| u8::try_from(chance.below(most)).unwrap_or(0);
    let desk = chance.below(2);
    match chance.below(17) {
        14 => Act::FurtherDesk,
        15 => Act::Spare(table),
        // A game is locked and adjourned before its computer fails.
        16 => {
            let line = chance.of(&["lock 48151623", "adjourn", "resume", "seal e4"]);
            let by = chance.of(&["arbiter", "arbiter", "white"]);
            Act::At(table, Box::new(Act::Line(format!("> {by} types {line}"))))
        }
        // Between tables and desks nothing is lost but by a cut (QUIC).
        0 | 1 => Act::Weather(Weather {
            lost: 0,
            twice: percent(chance, 40),
            delay_ms: number(chance, 3_000),
        }),
        2 => Act::TableCable(table, false),
        3 => Act::TableCable(table, true),
        4 => Act::Desk(desk, DeskAct::Cable(false)),
        5 => Act::Desk(desk, DeskAct::Cable(true)),
        6 => Act::Desk(desk, DeskAct::Kill),
        7 => {
            let cut = Cut {
                writes: number(chance, 4) + 1,
                is_stored: chance.one_in(2),
            };
            Act::Desk(desk, DeskAct::Cut(cut))
        }
        8 => Act::Desk(desk, DeskAct::Full(chance.one_in(3))),
        9 | 10 => Act::Stranger(number(chance, 10_000)),
        11 => Act::Calm,
        _ => {
            let act = trouble(chance);
            // A table in a hall is not away for long.
            let short = if let Act::Sleep(ms) = act {
                Act::Sleep(ms % 60_000 + 1_000)
            } else if let Act::Suspend(ms) = act {
                Act::Suspend(ms % 60_000 + 5_000)
            } else {
                act
            };
            Act::At(table, Box::new(short))
        }
    }
}

/// A story being played.
enum Stage {
    Table(Box<TableStage>),
    Hall(Box<Hall>),
}

impl Stage {
    fn new(story: &Story) -> Result<Self, Fault> {
        match Story::world(story.seed) {
            World::Table | World::TwoComputers => Ok(Self::Table(Box::new(TableStage::new(story)?))),
            World::Hall => Ok(Self::Hall(Box::new(Hall::new(story)?))),
        }
    }

    fn play(&mut self, act: &Act) -> Result<(), Fault> {
        match self {
            Self::Table(stage) => stage.play(act),
            Self::Hall(hall) => hall.play(act),
        }
    }

    fn end(self) -> Result<Played, Fault> {
        match self {
            Self::Table(stage) => stage.end(),
            Self::Hall(hall) => hall.end(),
        }
    }
}

/// A story of one table, with a seat that may be elsewhere.
struct TableStage {
    header: String,
    computer: Computer,
    way: Way,
}

impl TableStage {
    fn new(story: &Story) -> Result<Self, Fault> {
        let header = story.header.join("\n");
        let script =
            parse(&header).map_err(|wrong| Fault::new("a line of a story can be read", format!("{wrong:?}")))?;
        let described: &Header = &script.header;
        let computer = Computer::new(described, story.locale, story.seed)?;
        let way = Way::new(story.seed, story.locale);
        Ok(Self { header, computer, way })
    }

    fn end(mut self) -> Result<Played, Fault> {
        self.computer.set_health(Health::Works);
        if self.computer.has_guest() {
            self.way.calms(&mut self.computer)?;
        }
        self.computer.end()
    }

    fn play(&mut self, act: &Act) -> Result<(), Fault> {
        match act {
            Act::Wait(ms) if self.computer.has_guest() || self.computer.wants_guest() => {
                self.way.wait(*ms, &mut self.computer)
            }
            Act::Wish(line) => {
                self.way.types(line, &mut self.computer);
                Ok(())
            }
            Act::Weather(weather) => {
                self.way.set_weather(*weather);
                Ok(())
            }
            Act::Cable(is_in) => {
                self.way.set_cable(*is_in);
                Ok(())
            }
            Act::Stranger(draw) => {
                self.way.stranger_sends(*draw);
                Ok(())
            }
            Act::SeatStands(ms) => {
                self.way.seat_stands(*ms);
                Ok(())
            }
            Act::Calm => self.way.calms(&mut self.computer),
            Act::Line(_)
            | Act::Wait(_)
            | Act::Kill
            | Act::Cut(_)
            | Act::Store(_)
            | Act::Sleep(_)
            | Act::Suspend(_)
            | Act::Jump(_)
            | Act::At(..)
            | Act::Join(_)
            | Act::TableCable(..)
            | Act::Desk(..)
            | Act::FurtherDesk
            | Act::Spare(_) => acting::act(&self.header, &mut self.computer, act),
        }
    }
}
