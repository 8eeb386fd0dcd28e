//! The delay after which a clock at zero is acted on and written, with every window hidden.
//!
//! Periods of one second that end by flag reach zero again and again without anybody touching a key. Another process sees
//! each in the journal; nothing is said or shown before it is written there. The journal's own time is the true zero. //! the two clocks are apart is taken from the entry that was seen soonest, so the least of all delays is not in the figure;
//! it is in the figure of the part `flag`.

use crate::figures::{Bench, Figure, Goal, Unit};
use crate::program::{self, HOME, READER};
use crate::support::desktop::Desktop;
use crate::support::wait_until;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A table whose clock reaches zero once a second, so many times.
fn story(zeros: usize) -> String {
    let periods = "1f:".repeat(zeros);
    format!("time {periods}9999\n{HOME}> white starts clocks\n")
}

/// The hidden windows, compared with the cost of writing.
pub fn measure(bench: &mut Bench) {
    // A time control has a hundred periods at most; some pass before the windows are hidden.
    let zeros = bench.either(79, 2);
    let mut desktop = program::desktop();
    let (mut program, data) = program::annabella(&desktop, &story(zeros + 20), READER, &[]);
    program::wait_for_board(&mut desktop, &mut program);
    program::wait_for_second_window(&desktop);
    hide_all(&desktop);
    let mut syncs = Vec::new();
    for _ in 0..50 {
        syncs.push(crate::windows::sync(&data));
    }
    let syncs = Figure::times("one fsync in the journal's folder", &syncs);
    let (instants, written) = hidden(&data, zeros);
    let instants = Figure::new("instant of a clock at zero, off the true zero", Unit::Millis, instants);
    // The disk has its own time, and nothing is said before it is written.
    let most = ((syncs.p95() + 5.0) * 10.0).round() / 10.0;
    let written = Figure::new("a clock at zero to the journal, windows hidden", Unit::Millis, written);
    let written = written.goal(Goal::P99(most)).against(&syncs);
    bench.figures.extend([instants.goal(Goal::P99(5.0)), syncs, written]);
    drop(program);
    std::fs::remove_dir_all(data).ok();
}

fn hide_all(desktop: &Desktop) {
    wait_until("hidden windows", program::PATIENCE, || {
        let found = desktop.xdotool(&["search", "--onlyvisible", "--name", "Annabella$"]);
        for window in found.lines() {
            desktop.xdotool(&["windowunmap", window]);
        }
        found.trim().is_empty().then_some(())
    });
}

/// Milliseconds by which the instants written are off the whole seconds, and from each to its entry in the journal, less
/// the least of them.
fn hidden(data: &Path, zeros: usize) -> (Vec<f64>, Vec<f64>) {
    let journal = journal(data);
    let connection = Connection::open_with_flags(journal, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let mut last = connection
        .prepare("SELECT number, at_micros FROM entry ORDER BY number DESC LIMIT 1")
        .unwrap();
    let mut newest = || -> (i64, i64) { last.query_row([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap() };
    let started = Instant::now();
    let mut number = newest().0;
    let mut last_seen = started;
    let mut seen = Vec::new();
    let mut instants = Vec::new();
    while seen.len() < zeros {
        let (now, at) = newest();
        assert!(
            last_seen.elapsed() < program::PATIENCE,
            "no clock reaches zero any more"
        );
        if now != number {
            number = now;
            last_seen = Instant::now();
            let seen_micros = i64::try_from(started.elapsed().as_micros()).unwrap();
            seen.push(seen_micros - at);
            instants.push(at);
        }
        std::thread::sleep(Duration::from_micros(100));
    }
    let least = seen.iter().copied().min().unwrap();
    let millis = |micros: i64| f64::from(i32::try_from(micros).unwrap()) / 1e3;
    let off = (0..)
        .zip(&instants)
        .map(|(second, at)| (at - instants[0] - second * 1_000_000).abs());
    (
        off.map(millis).collect(),
        seen.iter().map(|micros| millis(micros - least)).collect(),
    )
}

fn journal(data: &Path) -> PathBuf {
    let files = std::fs::read_dir(data.join("games")).unwrap();
    let mut paths = files.map(|file| file.unwrap().path());
    paths
        .find(|path| path.extension().is_some_and(|own| own == "annabella"))
        .unwrap()
}
