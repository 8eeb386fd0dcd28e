//! The acts of a story in a hall. Its plot brings rounds, a play-off, spare computers, or rulings of two arbiters at one table; everything
//! else is left to chance.

use std::collections::VecDeque;

use link::hub::Weather;
use shakmaty::san::SanPlus;
use shakmaty::{Color, Position as _};
use testing::chance::Chance;

use crate::disk::Cut;
use crate::hall::{Hall, TABLES};
use crate::story::{Act, DeskAct};
use crate::world;

/// The course of a story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plot {
    /// Two arbiters rule at the same tables.
    Rulings,
    /// Two rounds.
    Rounds,
    /// A round and a play-off, which is taken back and begun again.
    PlayOff,
    /// Games continue at spare computers.
    Spare,
}

/// A step of a plot.
#[derive(Clone, Debug)]
enum Step {
    /// An act.
    Act(Act),
    /// The player to move at that table plays.
    Plays(usize),
    /// The player to move at that table seals a move.
    Seals(usize),
}

/// The lines with which every tournament begins.
const PLAYERS: [&str; 8] = [
    "play off time 180+2",
    "system swiss",
    "enter Ada",
    "enter Ben",
    "enter Cleo",
    "enter Dan",
    "enter Eve",
    "enter Finn",
];
/// The lines of the first of two rounds; at two tables another game is there by then.
const FIRST_ROUND: [&str; 5] = ["rounds 2", "pair 1.1 2 1", "pair 1.2 3 4", "pair 1.3 6 5", "round 1"];
/// The lines of the second.
const SECOND_ROUND: [&str; 4] = ["pair 2.1 1 2", "pair 2.2 4 3", "pair 2.3 5 6", "round 2"];
/// The lines of the only round before a play-off, for the games that are at the tables.
const ONLY_ROUND: [&str; 5] = ["rounds 1", "pair 1.1 1 2", "pair 1.2 3 4", "pair 1.3 5 6", "round 1"];
/// Rulings that agree on a draw at each table.
const DRAWS: [&str; 3] = [
    "1: rules result 1/2-1/2 reason agreed",
    "2: rules result 1/2-1/2 reason agreed",
    "3: rules result 1/2-1/2 reason agreed",
];
/// Rulings that stop the clocks at each table.
const STOPS: [&str; 3] = ["1: stop clocks", "2: stop clocks", "3: stop clocks"];
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
/// Rulings that are refused if another arbiter has ruled meanwhile.
const PRECISE_RULINGS: [&str; 4] = [
    "set white 0:12:30",
    "set black 0:07:45",
    "set white 0:21:10",
    "start clocks",
];

fn desk(desk: usize, act: DeskAct) -> Act {
    Act::Desk(desk, act)
}

fn types(at: usize, line: &str) -> Act {
    desk(at, DeskAct::Types(line.to_owned()))
}

fn at_table(table: usize, line: &str) -> Act {
    Act::At(table, Box::new(Act::Line(line.to_owned())))
}

fn number(chance: &mut Chance, most: usize) -> u64 {
    u64::try_from(chance.below(most)).unwrap_or(0)
}

/// The acts by which a table comes in: its code, the code typed, and the arbiter's yes.
fn coming_in(table: usize) -> [Act; 5] {
    [
        types(0, &format!("code {}", table + 1)),
        Act::Join(table),
        Act::Wait(1_000),
        types(0, "yes"),
        Act::Wait(1_000),
    ]
}

/// The teller of a story in a hall.
pub struct HallTeller {
    plot: Plot,
    /// The acts that come first, one after another.
    next: VecDeque<Act>,
    /// The steps of the plot that are still to come.
    steps: VecDeque<Step>,
    /// The desk that has ruled last and the table, until the other desk has ruled there too.
    ruled: Option<(usize, usize)>,
}

impl HallTeller {
    /// The teller of the story with that seed.
    pub fn new(seed: u64) -> Self {
        let plot = match seed / 2 % 4 {
            0 => Plot::Rounds,
            1 => Plot::Rulings,
            2 => Plot::PlayOff,
            _ => Plot::Spare,
        };
        let mut chance = Chance::new(seed.wrapping_add(0x57E9));
        let mut next: VecDeque<Act> = (0..TABLES).flat_map(coming_in).collect();
        if matches!(plot, Plot::Rulings | Plot::Rounds) || chance.one_in(2) {
            next.push_back(Act::FurtherDesk);
        }
        let (lines, steps) = match plot {
            Plot::Rulings => (Vec::new(), Vec::new()),
            Plot::Rounds => ([&PLAYERS[..], &FIRST_ROUND].concat(), rounds(&mut chance)),
            Plot::PlayOff => ([&PLAYERS[..], &ONLY_ROUND].concat(), play_off(&mut chance)),
            Plot::Spare => (Vec::new(), spares(&mut chance)),
        };
        next.extend(lines.into_iter().map(|line| types(0, line)));
        Self {
            plot,
            next,
            steps: steps.into(),
            ruled: None,
        }
    }

    /// The next act: a step of the plot, or whatever people and chance do; `act` is its number.
    pub fn next(&mut self, chance: &mut Chance, hall: &Hall, act: usize) -> Act {
        if let Some(next) = self.next.pop_front() {
            return next;
        }
        // An arbiter answers the question that they have heard last.
        if let Some(asked) = (0..2).find(|desk| hall.asks(*desk))
            && !chance.one_in(4)
        {
            return types(asked, "yes");
        }
        if let Some((by, table)) = self.ruled.take()
            && !chance.one_in(4)
        {
            return types(1 - by, &format!("{}: {}", table + 1, chance.of(&PRECISE_RULINGS)));
        }
        if act % 2 == 1 {
            let most = if chance.one_in(3) { 200 } else { 12_000 };
            return Act::Wait(number(chance, most));
        }
        if !chance.one_in(3)
            && let Some(step) = self.steps.pop_front()
        {
            return match step {
                Step::Act(act) => act,
                Step::Plays(table) => at_table(table, &plays(chance, hall, table)),
                Step::Seals(table) => at_table(table, &seals(chance, hall, table)),
            };
        }
        let table = chance.below(TABLES);
        if !hall.takes_part(table) && chance.one_in(2) {
            self.next.extend(coming_in(table));
        } else if hall.computer(table).waits_for_game() && chance.one_in(4) {
            return at_table(table, "> arbiter types yes");
        }
        match chance.below(12) {
            _ if !self.next.is_empty() => self.next.pop_front().unwrap_or(Act::Calm),
            0..=2 => {
                let trouble = trouble(chance, table);
                if trouble == Act::Switch(false) && !chance.one_in(4) {
                    let off = Act::Wait(7_000 + number(chance, 10_000));
                    self.next.extend([off, Act::Switch(true), Act::Wait(5_000)]);
                }
                trouble
            }
            3 | 4 => self.rules(chance, table),
            5 if self.plot != Plot::Rulings => types(chance.below(2), chance.of(&LINES)),
            5 | 6 => self.rules(chance, table),
            _ => at_table(table, &line_at_table(chance, hall, table)),
        }
    }

    /// A ruling at that table; now and then the other arbiter rules there, too, before either sees the other's ruling.
    fn rules(&mut self, chance: &mut Chance, table: usize) -> Act {
        let by = chance.below(2);
        let is_of_two = self.plot == Plot::Rulings && !chance.one_in(3);
        let ruling = if is_of_two {
            chance.of(&PRECISE_RULINGS)
        } else {
            chance.of(&RULINGS)
        };
        self.ruled = Some((by, table)).filter(|_| is_of_two || chance.one_in(3));
        types(by, &format!("{}: {ruling}", table + 1))
    }
}

/// The steps of two rounds. Each is started at a desk that is then killed, cut off or comes in anew, before some games are there.
fn rounds(chance: &mut Chance) -> Vec<Step> {
    let mut acts = Vec::new();
    for round in 1..=2 {
        let by = chance.below(2);
        acts.push(types(by, "start round"));
        match chance.below(4) {
            0 => {}
            1 => acts.push(desk(by, DeskAct::Kill)),
            _ if by == 1 => acts.push(Act::FurtherDesk),
            _ => acts.push(desk(by, DeskAct::Kill)),
        }
        acts.push(Act::Calm);
        if chance.one_in(2) {
            acts.push(desk(1, DeskAct::Cable(false)));
        }
        acts.extend(DRAWS.map(|line| types(0, line)));
        if round == 1 {
            acts.extend(SECOND_ROUND.map(|line| types(0, line)));
        }
        acts.push(Act::Calm);
    }
    acts.into_iter().map(Step::Act).collect()
}

/// The steps of a play-off.
fn play_off(chance: &mut Chance) -> Vec<Step> {
    let mut acts = Vec::new();
    if chance.one_in(2) {
        acts.push(types(0, "start round"));
    }
    // While the clocks stand no move is completed, after which a ruling would be refused.
    acts.extend([STOPS, DRAWS, DRAWS].concat().into_iter().map(|line| types(0, line)));
    let is_cancelled = !chance.one_in(3);
    if is_cancelled {
        acts.extend([
            types(0, "play off 1 2"),
            Act::Wait(3_000),
            types(0, "cancel play off 1 wrong lots"),
            Act::Calm,
        ]);
    }
    acts.push(types(0, "play off 1 2"));
    acts.push(Act::Calm);
    acts.push(types(0, "start round"));
    acts.push(Act::Calm);
    acts.push(types(0, "1: rules result 1-0 reason agreed"));
    acts.push(Act::Calm);
    acts.into_iter().map(Step::Act).collect()
}

/// The steps by which the games of all tables continue at spare computers, locked, adjourned or both.
fn spares(chance: &mut Chance) -> Vec<Step> {
    let mut steps = Vec::new();
    let first = chance.below(TABLES);
    for table in (0..TABLES).map(|table| (first + table) % TABLES) {
        let line = |line: &str| Step::Act(at_table(table, line));
        steps.push(line("> arbiter starts clocks"));
        steps.extend([Step::Plays(table), Step::Plays(table)]);
        let (lock, adjourn) = (line("> arbiter types lock 48151623"), line("> arbiter types adjourn"));
        match chance.below(6) {
            0 => steps.push(lock),
            1 => steps.extend([adjourn, Step::Seals(table)]),
            2 => steps.extend([lock, adjourn, Step::Seals(table)]),
            3 | 4 => steps.extend([adjourn, lock]),
            _ => {}
        }
        steps.push(Step::Act(Act::Wait(2_000)));
        steps.push(Step::Act(Act::Spare(table)));
        steps.extend(coming_in(table).map(Step::Act));
        steps.push(line("> arbiter types resume"));
        if chance.one_in(3) {
            steps.push(Step::Act(Act::Calm));
        }
    }
    steps
}

/// A legal move at that table; none if the game is over.
fn legal_move(chance: &mut Chance, hall: &Hall, table: usize) -> Option<SanPlus> {
    let position = hall.computer(table).table().game().current();
    let legal = position.legal_moves();
    (!legal.is_empty()).then(|| SanPlus::from_move(position, legal[chance.below(legal.len())]))
}

/// The player to move plays, and the opponent repeats the move on their own board.
fn plays(chance: &mut Chance, hall: &Hall, table: usize) -> String {
    legal_move(chance, hall, table)
        .map_or_else(|| String::from("> white types state"), |san| format!("both play {san}"))
}

/// The player to move seals a move.
fn seals(chance: &mut Chance, hall: &Hall, table: usize) -> String {
    let side = match hall.computer(table).table().game().turn().side {
        Color::White => "white",
        Color::Black => "black",
    };
    legal_move(chance, hall, table).map_or_else(
        || format!("> {side} types state"),
        |san| format!("> {side} types seal {san}"),
    )
}

/// Other lines at a desk.
const LINES: [&str; 11] = [
    "yes",
    "no",
    "start round",
    "needs",
    "rulings",
    "tables",
    "incident 1 noise",
    "enter Zoe",
    "enter Yan",
    "delay 1",
    "delay 0",
];

/// Something that a person at that table does.
fn line_at_table(chance: &mut Chance, hall: &Hall, table: usize) -> String {
    let game = hall.computer(table).table().game();
    if game.clock().running().is_none() && chance.one_in(2) {
        return String::from("> arbiter starts clocks");
    }
    if chance.one_in(40) {
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
        ]);
        return format!("> {by} types {line}");
    }
    if chance.one_in(4) {
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
        return format!("> {by} types {line}");
    }
    plays(chance, hall, table)
}

/// A fault of the net, of a desk, or of the computer with that table.
fn trouble(chance: &mut Chance, table: usize) -> Act {
    let percent = |chance: &mut Chance, most: usize| u8::try_from(chance.below(most)).unwrap_or(0);
    let at = chance.below(2);
    match chance.below(19) {
        // Between tables and desks nothing is lost but by a cut (QUIC).
        0 | 1 => Act::Weather(Weather {
            lost: 0,
            twice: percent(chance, 40),
            delay_ms: number(chance, 3_000),
        }),
        2 => Act::TableCable(table, false),
        3 => Act::TableCable(table, true),
        4 => desk(at, DeskAct::Cable(false)),
        5 => desk(at, DeskAct::Cable(true)),
        6 => desk(at, DeskAct::Kill),
        7 => desk(
            at,
            DeskAct::Cut(Cut {
                writes: number(chance, 4) + 1,
                is_stored: chance.one_in(2),
            }),
        ),
        8 => desk(at, DeskAct::Full(chance.one_in(3))),
        9 | 10 => Act::Stranger(number(chance, 10_000)),
        11 => Act::Calm,
        12 => Act::FurtherDesk,
        13 | 14 => Act::Switch(false),
        15 if chance.one_in(2) => Act::Spare(table),
        _ => {
            let act = world::trouble(chance);
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
