//! The chessclock by itself: a game of six hours looked at at random, and how exactly a flag falls where no window is.

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::program::PATIENCE;
use adapters::journal_writer::JournalWriter;
use adapters::monotonic::Monotonic;
use adapters::ports::NullPort;
use adapters::ports::recorder::NullRecorder;
use adapters::ports::sound::NullSound;
use adapters::ports::store::NullStore;
use adapters::ports::twins::{NullBattery, NullFiles, NullProfiles};
use adapters::ports::voice::NullVoice;
use annabella::app::news::TableNews;
use annabella::app::table_thread::TableThread;
use annabella::app::tools::{RemoteLinks, Tools};
use controls::intent::Intent;
use journal::chain::Chain;
use journal::entry::GameSetup;
use laws::command::{Command, WordedMove};
use laws::moment::Moment;
use laws::people::Person;
use laws::tournament::TournamentInfo;
use locale::Locale;
use settings::Settings;
use shakmaty::{ByColor, Color};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use table::script::parse::parse;
use table::{Table, input::Input};

/// The knights go out and home for ever, which only the Laws of 2005 allow.
const SIX_HOURS: &str = "laws 2005\ntime 40/9000+30:5400+30\nset boards=apart repeat=waived\n\
    white vi Ada\nblack vi Ben\narbiter Dora\n";
const ONE_SECOND: &str = "time 1\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n";

pub fn measure(bench: &mut Bench) {
    let (games, batches, tables) = bench.either((10, 5, 20), (1, 1, 2));
    let (drifts, times): (Vec<f64>, Vec<Duration>) = (1..=games).map(six_hours).unzip();
    let drift = Figure::new("six hours, looked at at random: drift", Unit::Millis, drifts);
    let times = Figure::times("six hours, looked at at random: to simulate", &times);
    let errors = (0..batches).flat_map(|_| flags(tables)).collect();
    let sleeps = sleeps(batches * tables);
    let sleeps = Figure::new("a bare sleep of this machine: error", Unit::Millis, sleeps);
    let flags = Figure::new("flag-fall of a table without a window: error", Unit::Millis, errors);
    let flags = flags.goal(Goal::P99(5.0)).against(&sleeps);
    bench.figures.extend([drift.goal(Goal::P99(0.0)), times, sleeps, flags]);
}

fn table(header: &str) -> Table {
    let header = parse(header).unwrap().header;
    let opening = GameSetup {
        people: header.people,
        regulations: header.regulations,
        created: None,
        tournament: TournamentInfo::default(),
        is_explicit: true,
    };
    Table::new(opening, Locale::En)
}

/// By how much times used, left and given do not add up, and how long the simulation took.
fn six_hours(seed: u64) -> (f64, Duration) {
    let mut seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut chance = move |below: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 16) % below
    };
    let began = Instant::now();
    let mut table = table(SIX_HOURS);
    let start = Input::Intent(Person::Arbiter, Intent::Do(Command::StartClocks));
    table.step(start, Moment::START);
    let allotted: u64 = table.game().clock().both_ms(table.last()).into_iter().sum();
    let (mut now, mut presses) = (0_u64, 0_u64);
    while now < 6 * 3_600_000_000 {
        let press_at = now + chance(240_000_000);
        while now < press_at {
            now = press_at.min(now + 1 + chance(3_000_000));
            table.step(Input::Time, Moment::from_micros(now));
        }
        let side = table.game().turn().side;
        let text = ["f6g8", "g1f3", "g8f6", "f3g1"][usize::try_from(table.game().turn().ply % 4).unwrap()];
        let words = WordedMove {
            uci: text.parse().unwrap(),
            text: text.to_owned(),
        };
        for command in [Command::Announce { side, words }, Command::PressClock { side }] {
            let input = Input::Intent(Person::Player(side), Intent::Do(command));
            table.step(input, Moment::from_micros(now));
        }
        presses += 1;
    }
    let clock = table.game().clock();
    let periods = [Color::White, Color::Black].map(|side| clock.clock(side).period);
    let passed: u64 = periods.into_iter().map(|period| u64::try_from(period).unwrap()).sum();
    let given = allotted + presses * 30_000 + passed * 5_400_000;
    let left: u64 = clock.both_ms(Moment::from_micros(now)).into_iter().sum();
    let played = Moment::from_micros(now).as_millis();
    assert_eq!(clock.first_fallen(), None, "the simulated game is too long");
    let drift = given.abs_diff(left).abs_diff(played);
    (f64::from(u32::try_from(drift).unwrap()), began.elapsed())
}

/// The time by which this machine lets a thread sleep too long, in milliseconds: waking at an instant has to contend with it.
fn sleeps(times: usize) -> Vec<f64> {
    let too_long = |asleep: Duration| {
        let began = Instant::now();
        std::thread::sleep(asleep);
        began.elapsed().saturating_sub(asleep).as_secs_f64() * 1e3
    };
    (0..times).map(|_| too_long(Duration::from_millis(45))).collect()
}

/// The delay with which the flag of each of some tables was reported, after a second from its start, in milliseconds.
fn flags(tables: usize) -> Vec<f64> {
    let tables: Vec<(TableThread, Receiver<Instant>, Receiver<Instant>)> = (0..tables)
        .map(|_| {
            // One after the other, or they would wait for each other and not for their flags.
            std::thread::sleep(Duration::from_millis(45));
            running()
        })
        .collect();
    tables
        .into_iter()
        .map(|(thread, started, fallen)| {
            let started = started.recv_timeout(PATIENCE).unwrap();
            let fallen = fallen.recv_timeout(PATIENCE).unwrap();
            drop(thread);
            let late = fallen.duration_since(started).as_secs_f64() - 1.0;
            late.abs() * 1e3
        })
        .collect()
}

fn running() -> (TableThread, Receiver<Instant>, Receiver<Instant>) {
    let table = table(ONE_SECOND);
    let time = Monotonic::after(table.last());
    let (start, started) = channel();
    let (fall, fallen) = channel();
    let tools = Tools {
        journal: JournalWriter::new(Box::new(NullStore), Chain::default()),
        voice: Box::new(NullVoice::default()),
        sound: Box::new(NullSound),
        files: Box::new(NullFiles),
        battery: Box::new(NullBattery),
        boards: Box::new(NullPort),
        engines: Box::new(NullPort),
        links: RemoteLinks::nothing(),
        collections: Box::new(NullPort),
        positions: Box::new(NullPort),
        named_boards: ByColor::default(),
        recorder: Box::new(NullRecorder::default()),
        own_seat: Person::Player(Color::White),
        shown: Vec::new(),
        time,
        profiles: Box::new(NullProfiles),
        games: Box::new(|_, _| {}),
        keep: Arc::new(|_| Ok(())),
        tell: Box::new(move |happening| {
            let TableNews::Said { text, .. } = happening else {
                return;
            };
            let now = Instant::now();
            if text.starts_with("Flag fallen") {
                fall.send(now).ok();
            } else {
                start.send(now).ok();
            }
        }),
    };
    let thread = TableThread::start(table, Settings::default(), Box::new(move |_post| tools)).unwrap();
    thread.post().intent(Person::Arbiter, Intent::Do(Command::StartClocks));
    (thread, started, fallen)
}
