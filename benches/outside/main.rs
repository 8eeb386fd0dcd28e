//! `make bench`: what a person waits for, from a key sent from outside to a receiver outside, each figure compared with its
//! reference in the same run. The release build is measured, in windows that are drawn by the processor (llvmpipe); another
//! program instead where `ANNABELLA` names it.
//!
//! Every part runs, also behind one that fails; a table at the end names the failures. Ends with 0 when everything was
//! measured, whatever the figures are, with 1 when something could not be, with 2 when there is no part of that name. With
//! words after it, only the parts of that name ([`PARTS`]).
//!
//! `cargo test --bench outside` runs each part shortened, in the unoptimized build: does it still run to its end? `make test`
//! asks that, so that no part rots.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::disallowed_methods,
    unreachable_pub,
    reason = "what cannot be measured stops its part with its reason, and figures are for people"
)]

#[path = "../../tests/support/eboards/mod.rs"]
#[allow(dead_code, reason = "one board of several")]
mod eboards;
#[path = "../../tests/support/ports.rs"]
mod ports;
#[path = "../../tests/support/probe_window.rs"]
mod probe_window;
#[path = "../../tests/support/pulse.rs"]
mod pulse;
#[path = "../../tests/support/screen.rs"]
#[allow(
    dead_code,
    clippy::wildcard_enum_match_arm,
    reason = "one screen of many; the window tests allow the same"
)]
mod screen;
#[path = "../../tests/support/mod.rs"]
mod support;

mod board;
mod clock;
mod collection;
mod compare;
mod desk;
mod empty_window;
mod engine;
mod figures;
mod frames;
#[cfg(feature = "hall")]
mod hall;
mod hidden;
mod inside;
mod large;
mod pgn;
mod positions;
mod program;
mod sound;
mod stored;
mod windows;

use figures::Bench;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::Instant;

type Process = (&'static str, fn(&str));

/// Windows and halves of a hall that the bench opens as processes of their own, each by a variable that tells it what.
const PROCESSES: &[Process] = &[
    (empty_window::WINDOW, empty_window::run),
    (probe_window::WINDOW, |_| probe_window::run()),
    (large::WINDOW, large::run),
    (desk::WINDOW, desk::run),
    #[cfg(feature = "hall")]
    (hall::cut::HALF, hall::cut::half),
];

type Part = (&'static str, fn(&mut Bench));

const PARTS: &[Part] = &[
    ("inside", inside::measure),
    // The chessclock without a window.
    ("flag", clock::measure),
    ("compare", compare::measure),
    ("pgn", pgn::measure),
    // A file of 100,000 games.
    ("collection", collection::measure),
    // A file of a million positions to solve.
    ("positions", positions::measure),
    // The games on the disk.
    ("stored", stored::measure),
    ("start", windows::start),
    ("windows", windows::keys),
    ("clock", windows::running_clock),
    // A window of 3840 by 2160.
    ("large", large::measure),
    // The window over five hundred tables.
    ("desk", desk::measure),
    // The chessclock with every window hidden.
    ("hidden", hidden::measure),
    ("sound", sound::measure),
    // An electronic board.
    ("board", board::measure),
    // The move of an engine.
    ("engine", engine::measure),
    // Five hundred tables and a desk.
    #[cfg(feature = "hall")]
    ("hall", hall::measure),
    // Half of the tables are cut off.
    #[cfg(feature = "hall")]
    ("cut", hall::cut::measure),
    // The desk is killed.
    #[cfg(feature = "hall")]
    ("killed", hall::killed),
];

fn main() -> ExitCode {
    for (variable, run) in PROCESSES {
        if let Ok(what) = std::env::var(variable) {
            run(&what);
            return ExitCode::SUCCESS;
        }
    }
    let (options, wanted): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with("--"));
    let is_part = |word: &String| PARTS.iter().any(|(name, _)| name == word);
    if let Some(unknown) = wanted.iter().find(|word| !is_part(word)) {
        let names: Vec<_> = PARTS.iter().map(|(name, _)| *name).collect();
        println!("There is no part {unknown}. The parts are: {}.", names.join(", "));
        return ExitCode::from(2);
    }
    let mut bench = Bench {
        figures: Vec::new(),
        // `cargo bench` adds it and `cargo test` does not.
        is_short: !options.iter().any(|word| word == "--bench"),
    };
    println!("Load average before: {}", figures::load());
    let mut rows = vec![["part", "seconds", "figures", ""].map(str::to_owned)];
    let mut has_failed = false;
    for (name, measure) in PARTS {
        if !wanted.is_empty() && !wanted.iter().any(|word| word == name) {
            continue;
        }
        println!("Measuring: {name}");
        let (begun, before) = (Instant::now(), bench.figures.len());
        // Figures measured before the part stopped are kept.
        let ended = catch_unwind(AssertUnwindSafe(|| measure(&mut bench)));
        let outcome = ended.map_or_else(|why| format!("FAILED: {}", reason(why.as_ref())), |()| String::new());
        has_failed |= !outcome.is_empty();
        let seconds = format!("{:.1}", begun.elapsed().as_secs_f64());
        let count = (bench.figures.len() - before).to_string();
        if bench.is_short {
            // The line of an ordinary test, so that .ci/test counts it.
            println!("test {name} ... {}", if outcome.is_empty() { "ok" } else { "FAILED" });
        }
        rows.push([(*name).to_owned(), seconds, count, outcome]);
    }
    figures::print(&bench.figures);
    figures::print_table(&rows, &[0, 3]);
    println!("Load average after: {}", figures::load());
    ExitCode::from(u8::from(has_failed))
}

/// The first line of a panic's message; the rest is printed where the panic happened.
fn reason(why: &(dyn Any + Send)) -> &str {
    let text = why.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| why.downcast_ref::<&str>().copied());
    text.and_then(|text| text.lines().next()).unwrap_or("without a word")
}
