//! The arbiter's PIN guessed at: at the table, where a wrong one costs waiting, and from the file, where only arithmetic costs.

use crate::arena::Arena;
use crate::tally::{Row, Tally};
use controls::arbiter_panel::PanelIntent;
use controls::intent::Intent;
use journal::record;
use laws::moment::Moment;
use laws::people::Person;
use locale::Locale;
use std::time::{Duration, Instant};
use table::Table;
use table::effect::Effect;
use table::input::Input;
use table::script::parse::parse;
use table::script::play::Stage;

/// All PINs of four digits.
const GUESSES: u64 = 10_000;

/// The longest wait after a wrong guess that is promised, in milliseconds.
const LONGEST_WAIT_MS: u64 = 60_000;

const TABLE: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n\
    > arbiter types lock 48151623\n> arbiter types close desk\n";

pub fn attack(arena: &Arena, tally: &mut Tally) {
    let script = parse(TABLE).unwrap();
    let mut stage = Stage::new(&script.header, Locale::En, None);
    stage.act_out(&script.story);
    let (mut table, _) = stage.into_table();
    let mut now = table.last().plus_millis(1_000);
    let mut row = Row::new("wrong PINs at the table: each waits, and the desk stays closed");
    let (mut tried, mut last_ms, mut all_ms, mut cost) = (0, 0, 0, Vec::new());
    while tried < GUESSES && !arena.is_over() {
        let (took, wait_ms) = guess(&mut table, &mut now, tried);
        let least_ms = if tried == 0 {
            0
        } else {
            (500_u64 << tried.min(7)).min(LONGEST_WAIT_MS)
        };
        let is_open = ruled(&table, now);
        row.hold(wait_ms >= least_ms && !is_open, || {
            format!("guess {tried} was looked at after {wait_ms} ms; is the desk open: {is_open}")
        });
        (tried, last_ms, all_ms) = (tried + 1, wait_ms, all_ms + wait_ms);
        cost.push(took);
    }
    tally.push(row);
    // The waits no longer grow after the first ones: each of the rest is as long as the last.
    let hours = Duration::from_millis(all_ms + (GUESSES - tried) * last_ms).as_secs_f64() / 3_600.0;
    tally.figure(&format!(
        "10,000 guesses at the table wait {hours:.1} hours ({tried} tried in virtual time)"
    ));
    cost.sort_unstable();
    let ms = cost[cost.len() / 2].as_secs_f64() * 1_000.0;
    let build = if cfg!(debug_assertions) {
        ", in a debug build"
    } else {
        ""
    };
    tally.figure(&format!(
        "one guess from the file costs {ms:.1} ms on one core{build}: 10,000 take {:.0} s, eight digits {:.1} days",
        ms * 10.0,
        ms * 1e8 / 86_400_000.0
    ));
}

/// Guesses again and again until the table looks at it: what that look cost, and how long after the last one it was.
fn guess(table: &mut Table, now: &mut Moment, number: u64) -> (Duration, u64) {
    let last = *now;
    for wait_ms in [0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 120_000] {
        *now = last.plus_millis(wait_ms);
        let pin = Intent::Desk(PanelIntent::Pin(format!("{number:04}")));
        let started = Instant::now();
        let effects = table.step(Input::Intent(Person::Arbiter, pin), *now);
        let took = started.elapsed();
        if is_looked_at(&effects) {
            return (took, wait_ms);
        }
    }
    panic!("guess {number} is never looked at")
}

/// A PIN that is looked at is written down.
fn is_looked_at(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        let Effect::Append(entries) = effect else {
            return false;
        };
        let mut records = entries.iter().map(|entry| record::encode(&entry.event));
        records.any(|record| record.contains("pin_entered"))
    })
}

/// True if a ruling goes through without the PIN.
fn ruled(table: &Table, now: Moment) -> bool {
    let mut tried = table.clone();
    let note = Intent::Line(String::from("note x"));
    let effects = tried.step(Input::Intent(Person::Arbiter, note), now);
    effects.iter().any(|effect| matches!(effect, Effect::Append(_)))
}
