//! Readers of what other people and programs have written meet inputs made at random: bytes, pieces of the grammar in any order, and
//! known text changed a little. No reader panics or takes long, and what was read can be written and read back.
//!
//! In one process and without a coverage compiler: a hundred million inputs for a reader are a matter of minutes. What a reader did
//! with an input is told by a number (`Seen`); an input that led to a number not seen before is kept and changed in turn.
//!
//! `cargo test` runs a few thousand inputs for each reader. `make fuzz CASES=100000000` runs that many, the readers taking turns, and
//! prints how far each has come. Words after it choose readers by name; `FUZZ_SEED` begins elsewhere.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::unnecessary_wraps,
    reason = "a test may panic: that is how it fails; how long a reader takes is part of what is tested; every check has one form"
)]

mod corpus;
mod inputs;
mod readers;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use corpus::Known;
use inputs::Inputs;

/// The outcome of reading an input. Two are equal if the reader took the same way, as far as can be seen from outside.
type Seen = u64;

/// A reader, and what must hold for whatever it is given; the error says what does not.
struct Reader {
    name: &'static str,
    known: &'static Known,
    check: Check,
}

type Check = fn(&[u8]) -> Result<Seen, String>;

/// Without `FUZZ_CASES`.
const FEW: u64 = 3_000;
/// A turn of a reader, where many inputs are wanted.
const TURN: Duration = Duration::from_secs(5);
/// No input is longer than some thousand bytes, and no reader may take that long for it, even unoptimized on a busy machine.
const LONG: Duration = Duration::from_secs(5);

/// A reader on its way.
struct Run {
    reader: Reader,
    inputs: Inputs,
    seen: BTreeSet<Seen>,
    done: u64,
    bytes: usize,
    fault: Option<String>,
}

impl Run {
    fn turn(&mut self, cases: u64) {
        let begin = Instant::now();
        while self.done < cases && self.fault.is_none() {
            for _ in 0..64_u64.min(cases - self.done) {
                self.one();
            }
            if begin.elapsed() > TURN {
                return;
            }
        }
    }

    fn one(&mut self) {
        let input = self.inputs.next(self.reader.known);
        let check = self.reader.check;
        let begin = Instant::now();
        let checked = outcome(check, &input);
        // Another program may have had the processor meanwhile; it is not so three times.
        if begin.elapsed() > LONG && (0..2).all(|_| is_long(check, &input)) {
            self.fault = Some(format!("this took too long\n{}", shown(&input)));
            return;
        }
        self.done += 1;
        self.bytes += input.len();
        match checked {
            Ok(seen) if self.seen.len() < inputs::MOST_KEPT && self.seen.insert(seen) => self.inputs.keep(input),
            Ok(_) => {}
            Err(fault) => {
                self.fault = Some(format!("{fault}\n{}", shown(&shrunk(check, input))));
            }
        }
    }
}

fn is_long(check: Check, input: &[u8]) -> bool {
    let begin = Instant::now();
    outcome(check, input).is_ok() && begin.elapsed() > LONG
}

/// The verdict of the check; a panic is a fault, too.
fn outcome(check: Check, input: &[u8]) -> Result<Seen, String> {
    let checked = catch_unwind(AssertUnwindSafe(|| check(input)));
    checked.unwrap_or_else(|_panic| Err(String::from("it panicked")))
}

/// The input without whatever the fault does not need.
fn shrunk(check: Check, mut input: Vec<u8>) -> Vec<u8> {
    let mut length = input.len() / 2;
    while length > 0 {
        let mut at = 0;
        while at + length <= input.len() {
            let less = [&input[..at], &input[at + length..]].concat();
            if outcome(check, &less).is_err() {
                input = less;
            } else {
                at += length;
            }
        }
        length /= 2;
    }
    input
}

fn shown(input: &[u8]) -> String {
    match std::str::from_utf8(input) {
        Ok(text) => format!("{text:?}"),
        Err(_) => format!("{input:?}"),
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--list") {
        return ExitCode::SUCCESS;
    }
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let (cases, seed) = (
        number("FUZZ_CASES").unwrap_or(FEW),
        number("FUZZ_SEED").unwrap_or_default(),
    );
    let wanted: Vec<&String> = words.iter().filter(|word| !word.starts_with('-')).collect();
    let is_wanted =
        |reader: &Reader| wanted.is_empty() || wanted.iter().any(|word| reader.name.contains(word.as_str()));
    let mut runs: Vec<Run> = readers::all()
        .into_iter()
        .filter(is_wanted)
        .map(|reader| Run {
            inputs: Inputs::new(seed, reader.name, reader.known),
            reader,
            seen: BTreeSet::new(),
            done: 0,
            bytes: 0,
            fault: None,
        })
        .collect();
    let is_open = |run: &Run| run.done < cases && run.fault.is_none();
    while runs.iter().any(is_open) {
        for run in runs.iter_mut().filter(|run| is_open(run)) {
            run.turn(cases);
            let (name, done, bytes, kept) = (run.reader.name, run.done, run.bytes, run.seen.len());
            println!("{name}: {done} inputs, {bytes} bytes, {kept} kept");
            if let Some(fault) = &run.fault {
                println!("{name} FAILS after {done}: {fault}");
            }
        }
    }
    if runs.iter().any(|run| run.fault.is_some()) {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
