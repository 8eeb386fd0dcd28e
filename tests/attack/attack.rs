//! `make attack`: the real program attacked from outside, and the table in the library where time is virtual. SECURITY.md says
//! what is promised; here it is tried, in parts that run alone by their names.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    unreachable_pub,
    reason = "it is for people at a terminal, measures the outside world with the clock it has, and may panic: then a part has stopped"
)]

#[path = "../support/commands.rs"]
mod commands;
#[path = "../support/ports.rs"]
mod ports;
#[path = "../support/pulse.rs"]
mod pulse;
#[path = "../support/mod.rs"]
mod support;

mod arena;
mod disk;
mod files;
mod hostile;
mod kills;
mod lock;
mod pin;
mod run;
mod seat;
mod sound;
mod strange;
mod tally;

use arena::Arena;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tally::{Row, Tally};

/// A part: its name, what it does, and how many seconds it may take; 15 minutes in all.
type Part = (&'static str, fn(&Arena, &mut Tally), u64);

const PARTS: [Part; 10] = [
    ("kills", kills::attack, 150),
    ("files", files::attack, 110),
    ("disk", disk::attack, 80),
    ("lock", lock::attack, 170),
    ("event", lock::event::attack, 50),
    ("sound", sound::attack, 110),
    ("hostile", hostile::attack, 90),
    ("strange", strange::attack, 50),
    ("pin", pin::attack, 40),
    ("seat", seat::attack, 50),
];

fn main() -> ExitCode {
    let (mut arena, chosen) = match arena::read(std::env::args().skip(1), &PARTS.map(|(name, ..)| name)) {
        Ok(read) => read,
        Err(usage) => {
            eprintln!("{usage}");
            return ExitCode::from(2);
        }
    };
    let mut tally = Tally::default();
    for (name, attack, seconds) in PARTS.into_iter().filter(|(name, ..)| chosen.contains(name)) {
        eprintln!("{name} …");
        let begun = Instant::now();
        arena.until = begun + Duration::from_secs(arena.seconds.unwrap_or(seconds));
        tally.part = name;
        if let Err(why) = catch_unwind(AssertUnwindSafe(|| attack(&arena, &mut tally))) {
            let mut row = Row::new("the part to its end");
            row.hold(false, || said(why.as_ref()));
            tally.push(row);
        }
        eprintln!("{name}: {:.0} s", begun.elapsed().as_secs_f64());
    }
    print!("{tally}");
    ExitCode::from(u8::from(tally.has_fallen()))
}

/// The message of a panic.
fn said(why: &(dyn Any + Send)) -> String {
    let owned = why.downcast_ref::<String>().cloned();
    owned
        .or_else(|| why.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_default()
}
