//! A file of a million positions to solve, in the form of Lichess's: how soon the terminal tells the first one, with and without an
//! index, and in how much memory.

use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::collection::peak_memory;
use crate::figures::{Bench, Figure, Goal, Unit};
use crate::program;

const PACKAGED: &str = include_str!("../../assets/tactics.csv");

pub fn measure(bench: &mut Bench) {
    let (count, rounds) = bench.either((1_000_000, 3), (2_000, 1));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("positions.csv");
    let mut file = BufWriter::new(File::create(&path).unwrap());
    let mut rows = PACKAGED.lines();
    writeln!(file, "{}", rows.next().unwrap()).unwrap();
    for (number, row) in rows.cycle().take(count).enumerate() {
        writeln!(file, "{number}-{row}").unwrap();
    }
    file.into_inner().unwrap().sync_all().unwrap();
    let (mut read, mut known, mut memory) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        let data = tempfile::tempdir().unwrap();
        for times in [&mut read, &mut known] {
            let (time, kib) = first_position(&path, data.path());
            times.push(time);
            memory.push(f64::from(u32::try_from(kib).unwrap()) * 1024.0 / 1e6);
        }
    }
    let name = |what: &str| format!("a file of {count} positions {what}");
    bench.figures.extend([
        Figure::times(&name("read, and the first told"), &read).goal(Goal::P95(60_000.0)),
        Figure::times(&name("known by its index, and the first told"), &known),
        Figure::new(&name("at most in memory"), Unit::Megabytes, memory).goal(Goal::P95(150.0)),
    ]);
}

/// The time until the first position is told, and the most memory until then, in KiB.
fn first_position(set: &Path, data: &Path) -> (Duration, u64) {
    let started = Instant::now();
    let mut child = Command::new(program::path())
        .args(["tactics", "--lang", "en", "--data"])
        .arg(data)
        .arg("--set")
        .arg(set)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let told = lines.nth(1).unwrap().unwrap();
    let measured = (started.elapsed(), peak_memory(child.id()));
    assert!(told.contains(" to move."), "{told}");
    drop(child.stdin.take());
    assert!(child.wait().unwrap().success());
    measured
}
