//! The world of one table: people by chance, and the faults that happen to the computer meanwhile.

use std::panic::{AssertUnwindSafe, catch_unwind};

use link::hub::Weather;
use locale::Locale;
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
use crate::hall::Hall;
use crate::hall_story::HallTeller;
use crate::story::{Act, Story, World};
use crate::way::Way;

/// Acts of a story.
const ACTS: usize = 240;

/// Acts of a game on two computers after its end.
const MOST_AFTER_THE_END: usize = 30;

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
        let time = chance.of(&[usual, "60", "20", "60"]);
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
    // Lines that are typed are English.
    let locale = if world == World::Table { locale } else { Locale::En };
    let mut story = Story {
        seed,
        locale,
        header,
        acts: Vec::new(),
    };
    let played = guarded(|| {
        let mut stage = Stage::new(&story)?;
        let (mut in_hall, mut ended) = (HallTeller::new(seed), 0);
        for act in 0..ACTS {
            let act = match &stage {
                Stage::Hall(hall) => in_hall.next(&mut chance, hall, act),
                Stage::Table(stage) if world == World::TwoComputers => {
                    ended += usize::from(stage.computer.table().game().ending().is_some());
                    if ended > MOST_AFTER_THE_END {
                        break;
                    }
                    next_of_two(&mut chance, &stage.computer, act)
                }
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

/// A fault of a computer or of its store.
pub(crate) fn trouble(chance: &mut Chance) -> Act {
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
    let (is_blacks, left) = (
        game.clock().running() == Some(Color::Black),
        game.clock().both_ms(computer.now()).black,
    );
    if acts % 2 == 1 {
        // Now and then Black waits until the last moment, or just after it.
        if is_blacks && left < 15_000 && !chance.one_in(4) {
            return Act::Wait((left + u64::try_from(chance.below(800)).unwrap_or(0)).saturating_sub(200));
        }
        return Act::Wait(u64::try_from(chance.below(12_000)).unwrap_or(0));
    }
    let is_last_moment = is_blacks && left < 1_000 && !chance.one_in(4);
    if !is_last_moment && chance.one_in(5) {
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
    let is_move = is_last_moment || !chance.one_in(3);
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
            | Act::Switch(_)
            | Act::Desk(..)
            | Act::FurtherDesk
            | Act::Spare(_) => acting::act(&self.header, &mut self.computer, act),
        }
    }
}
