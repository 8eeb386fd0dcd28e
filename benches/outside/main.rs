//! `make bench`: what a person waits for, from a key sent from outside to a receiver outside, each figure beside its
//! reference in the same run. The release build is measured, in windows that are drawn by the processor (llvmpipe).
//!
//! Ends with 0 when everything was measured, whatever the figures are, and with 1 when something could not be. With words
//! after it, measures only the parts of that name: `windows`, `sound`, `inside`,
//! `flag` (the chessclock without a window), `hidden` (the same with every window hidden), `large` (a window of 3840 by
//! 2160), `stored` (the games on the disk), `board` (an electronic board), `collection` (a file of 100,000 games),
//! `engine` (an engine's move), `desk` (the window over five hundred tables), `hall` (five hundred tables and a desk).
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
#[path = "../../tests/it/discrepancy/hands.rs"]
mod hands;
#[path = "../../tests/support/ports.rs"]
mod ports;
#[path = "../../tests/support/probe_window.rs"]
mod probe_window;
#[path = "../../tests/support/pulse.rs"]
mod pulse;
#[path = "../../tests/support/python.rs"]
mod python;
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
#[cfg(feature = "hall")]
mod hall;
mod hidden;
mod inside;
mod large;
mod pgn;
mod program;
mod sound;
mod stored;
mod windows;

use figures::Figure;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

type Part = (&'static str, fn(&mut Vec<Figure>));

fn main() -> ExitCode {
    if let Ok(size) = std::env::var(empty_window::WINDOW) {
        empty_window::run(&size);
        return ExitCode::SUCCESS;
    }
    if std::env::var_os(probe_window::WINDOW).is_some() {
        probe_window::run();
        return ExitCode::SUCCESS;
    }
    if let Ok(scene) = std::env::var(large::WINDOW) {
        large::run(&scene);
        return ExitCode::SUCCESS;
    }
    if let Ok(scene) = std::env::var(desk::WINDOW) {
        desk::run(&scene);
        return ExitCode::SUCCESS;
    }
    #[cfg(feature = "hall")]
    if let Ok(half) = std::env::var(hall::cut::HALF) {
        hall::cut::half(&half);
        return ExitCode::SUCCESS;
    }
    // cargo itself adds --bench.
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let parts: &[Part] = &[
        ("inside", inside::measure),
        ("flag", clock::measure),
        ("compare", compare::measure),
        ("pgn", pgn::measure),
        ("collection", collection::measure),
        ("stored", stored::measure),
        ("start", windows::start),
        ("windows", windows::keys),
        ("clock", windows::running_clock),
        ("large", large::measure),
        ("desk", desk::measure),
        ("hidden", hidden::measure),
        ("sound", sound::measure),
        ("board", board::measure),
        ("engine", engine::measure),
        #[cfg(feature = "hall")]
        ("hall", hall::measure),
    ];
    println!("Load average before: {}", figures::load());
    let mut failed = Vec::new();
    let mut figures = Vec::new();
    for (name, measure) in parts {
        if !wanted.is_empty() && !wanted.iter().any(|word| word == name) {
            continue;
        }
        println!("Measuring: {name}");
        // What was measured before the part stopped is kept.
        if catch_unwind(AssertUnwindSafe(|| measure(&mut figures))).is_err() {
            failed.push(*name);
        }
    }
    figures::print(&figures);
    println!("Load average after: {}", figures::load());
    if failed.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!(
        "Could not be measured to the end (the reasons stand above): {}",
        failed.join(", ")
    );
    ExitCode::FAILURE
}
