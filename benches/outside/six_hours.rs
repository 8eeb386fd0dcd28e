//! The chessclock by itself: a game of six hours looked at at random.

use crate::figures::{Figure, Goal, Unit};
use annabella::controls::intent::Intent;
use annabella::journal::entry::Opening;
use annabella::laws::command::{Command, Words};
use annabella::laws::moment::Moment;
use annabella::laws::people::Person;
use annabella::locale::Locale;
use annabella::script::parse::parse;
use annabella::table::{Table, input::Input};
use shakmaty::Color;
use std::time::{Duration, Instant};

/// The knights go out and home for ever, which only the Laws of 2005 allow.
const SIX_HOURS: &str = "laws 2005\ntime 40/9000+30:5400+30\nset boards=apart repeat=waived\n\
    white vi Ada\nblack vi Ben\narbiter Dora\n";
const GAMES: u64 = 10;

pub fn measure(figures: &mut Vec<Figure>) {
    let (drifts, times): (Vec<f64>, Vec<Duration>) = (1..=GAMES).map(six_hours).unzip();
    let drift = Figure::new("six hours, looked at at random: drift", Unit::Millis, drifts);
    figures.push(drift.goal(Goal::P99(0.0)));
    figures.push(Figure::times("six hours, looked at at random: to simulate", &times));
}

fn table(header: &str) -> Table {
    let header = parse(header).unwrap().header;
    let opening = Opening {
        people: header.people,
        regulations: header.regulations,
        created: None,
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
        let words = Words {
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
