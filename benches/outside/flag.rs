//! How late a clock that reaches zero is acted on and written, with every window hidden.
//!
//! Periods of one second that end by flag reach zero again and again without anybody touching a key. Another process sees
//! each in the journal; nothing is said or shown before it is written there. The journal's own time is the true zero. What
//! the two clocks are apart is taken from the entry that was seen soonest, so the least of all delays is not in the figure;
//! it is in the figure of the thread alone, which is measured inside.

use crate::figures::{Figure, Goal, Unit};
use crate::program::{self, HOME, READER};
use crate::support::desktop::Desktop;
use crate::support::wait_until;
use annabella::adapters::monotonic::Monotonic;
use annabella::app::session;
use annabella::app::table_thread::{Happening, TableThread, Tools};
use annabella::journal::chain::Chain;
use annabella::laws::people::Person;
use annabella::locale::Locale;
use annabella::ports::battery::NullBattery;
use annabella::ports::sound::NullSound;
use annabella::ports::store::NullStore;
use annabella::ports::voice::NullVoice;
use annabella::settings::Settings;
use rusqlite::{Connection, OpenFlags};
use shakmaty::Color;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

/// How often a clock reaches zero in the hidden windows, and in the thread alone.
const HIDDEN: usize = 120;
const ALONE: usize = 30;

/// A table whose clock reaches zero once a second, so many times.
fn story(zeros: usize) -> String {
    let periods = "1f:".repeat(zeros);
    format!("time {periods}9999\n{HOME}> white starts clocks\n")
}

/// The hidden windows, and the thread alone.
pub fn measure(figures: &mut Vec<Figure>) {
    figures.push(Figure::times("a clock at zero to the words of it: the thread alone", &alone()).goal(Goal::P99(5.0)));
    let mut desktop = Desktop::start();
    let (mut program, data) = program::annabella(&desktop, &story(HIDDEN + 20), READER, &[]);
    program::wait_for_board(&mut desktop, &mut program);
    program::wait_for_second_window(&desktop);
    hide_all(&desktop);
    let mut syncs = Vec::new();
    for _ in 0..50 {
        syncs.push(crate::windows::sync(&data));
    }
    let syncs = Figure::times("one fsync in the journal's folder", &syncs);
    let ours = Figure::new(
        "a clock at zero to the journal, windows hidden",
        Unit::Millis,
        hidden(&data),
    );
    figures.extend([ours.goal(Goal::P99(5.0)).beside(&syncs), syncs]);
    drop(program);
    std::fs::remove_dir_all(data).ok();
}

fn hide_all(desktop: &Desktop) {
    wait_until("hidden windows", program::PATIENCE, || {
        let found = desktop.xdotool(&["search", "--onlyvisible", "--name", "^Annabella"]);
        for window in found.lines() {
            desktop.xdotool(&["windowunmap", window]);
        }
        found.trim().is_empty().then_some(())
    });
}

/// Milliseconds from each true zero to its entry in the journal, less the least of them.
fn hidden(data: &Path) -> Vec<f64> {
    let journal = journal(data);
    let connection = Connection::open_with_flags(journal, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    let mut last = connection
        .prepare("SELECT number, at_micros FROM entry ORDER BY number DESC LIMIT 1")
        .unwrap();
    let mut newest = || -> (i64, i64) { last.query_row([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap() };
    let started = Instant::now();
    let mut number = newest().0;
    let mut seen = Vec::new();
    let mut at_before = None;
    while seen.len() < HIDDEN {
        let (now, at) = newest();
        if now != number {
            number = now;
            let seen_micros = i64::try_from(started.elapsed().as_micros()).unwrap();
            seen.push(seen_micros - at);
            if let Some(before) = at_before.replace(at) {
                assert_eq!((at - before) / 1000, 1000, "the journal has the true zero");
            }
        }
        std::thread::sleep(Duration::from_micros(100));
    }
    let least = seen.iter().copied().min().unwrap();
    let apart = seen.iter().map(|micros| micros - least);
    apart
        .map(|micros| f64::from(i32::try_from(micros).unwrap()) / 1e3)
        .collect()
}

fn journal(data: &Path) -> PathBuf {
    let files = std::fs::read_dir(data.join("games")).unwrap();
    let mut paths = files.map(|file| file.unwrap().path());
    paths
        .find(|path| path.extension().is_some_and(|own| own == "annabella"))
        .unwrap()
}

/// From each true zero to the words of it, without windows and without a disk.
fn alone() -> Vec<Duration> {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("zero.game");
    std::fs::write(&table, story(ALONE + 5)).unwrap();
    let wanted = session::Wanted {
        table: Some(table),
        data: Some(folder.path().to_owned()),
        ..session::Wanted::default()
    };
    let table = session::open(&wanted, Locale::En).unwrap().table;
    let time = Monotonic::after(table.last());
    let (tell, told) = channel();
    let tools = Tools {
        store: Box::new(NullStore),
        chain: Chain::default(),
        voice: Box::new(NullVoice::default()),
        sound: Box::new(NullSound),
        battery: Box::new(NullBattery),
        settings: Settings::default(),
        heard: Person::Player(Color::White),
        shown: Vec::new(),
        time,
        keep: Box::new(|_| {}),
        tell: Box::new(move |happening| {
            if let Happening::Said { text, .. } = happening {
                tell.send((time.now(), text)).ok();
            }
        }),
    };
    let thread = TableThread::start(table, Box::new(move |_post| tools)).unwrap();
    let mut late = Vec::new();
    while late.len() < ALONE {
        let (at, text) = told.recv_timeout(Duration::from_secs(5)).unwrap();
        if text.contains("passed the time control") {
            // The clock was started at the table's first moment: each zero is a whole second.
            late.push(Duration::from_micros(at.as_micros() % 1_000_000));
        }
    }
    drop(thread);
    late
}
