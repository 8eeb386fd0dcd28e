//! The cases that were tried, how often each held, the worst figure and its bound.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

/// One attack in the table.
#[derive(Default)]
pub struct Row {
    part: &'static str,
    what: String,
    tried: u32,
    held: u32,
    /// In milliseconds: the worst, and the bound.
    time: Figure,
    /// In megabytes.
    memory: Figure,
    /// Why the first ones fell.
    fell: Vec<String>,
    /// Why it was not tried.
    skipped: Option<String>,
}

/// The worst that was measured and how much it may be.
#[derive(Default)]
struct Figure {
    worst: Option<f64>,
    bound: Option<f64>,
}

/// The most failing examples that are printed.
const EXAMPLES: usize = 3;

impl Row {
    pub fn new(what: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            ..Self::default()
        }
    }

    /// With bounds; zero is none.
    pub fn bounded(what: impl Into<String>, ms: f64, megabytes: f64) -> Self {
        let figure = |bound: f64| Figure {
            worst: None,
            bound: Some(bound).filter(|bound| *bound > 0.0),
        };
        Self {
            time: figure(ms),
            memory: figure(megabytes),
            ..Self::new(what)
        }
    }

    /// One more try, and whether it held.
    pub fn hold(&mut self, held: bool, why: impl FnOnce() -> String) -> bool {
        self.tried += 1;
        self.held += u32::from(held);
        if !held && self.fell.len() < EXAMPLES {
            let why = why();
            if !self.fell.contains(&why) {
                self.fell.push(why);
            }
        }
        held
    }

    /// The same with what it took, zero megabytes if nobody looked; it falls, too, where that is over a bound.
    pub fn hold_within(&mut self, held: bool, took: Duration, megabytes: f64, why: impl FnOnce() -> String) {
        let ms = took.as_secs_f64() * 1000.0;
        let in_time = self.time.is_within(ms);
        let in_memory = megabytes == 0.0 || self.memory.is_within(megabytes);
        self.hold(held && in_time && in_memory, || {
            if held {
                format!("{ms:.0} ms, {megabytes:.0} MB: {}", why())
            } else {
                why()
            }
        });
    }

    /// A row that was not tried, and the reason.
    pub fn skipped(what: impl Into<String>, why: impl Into<String>) -> Self {
        Self {
            skipped: Some(why.into()),
            ..Self::new(what)
        }
    }
}

impl Figure {
    fn is_within(&mut self, figure: f64) -> bool {
        self.worst = Some(self.worst.map_or(figure, |worst| worst.max(figure)));
        self.bound.is_none_or(|bound| figure <= bound)
    }

    fn cells(&self) -> [String; 2] {
        let cell = |figure: Option<f64>| figure.map_or_else(String::new, |figure| format!("{figure:.0}"));
        [cell(self.worst), cell(self.bound)]
    }
}

/// The table, and figures that are no attack.
#[derive(Default)]
pub struct Tally {
    /// The part that runs.
    pub part: &'static str,
    rows: Vec<Row>,
    figures: Vec<String>,
}

impl Tally {
    pub fn push(&mut self, row: Row) {
        self.rows.push(Row { part: self.part, ..row });
    }

    pub fn figure(&mut self, text: &str) {
        self.figures.push(format!("{}: {text}", self.part));
    }

    pub fn has_fallen(&self) -> bool {
        self.rows.iter().any(|row| row.held < row.tried)
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let widest = |of: fn(&Row) -> &str| self.rows.iter().map(|row| of(row).chars().count()).max().unwrap_or(0);
        let (part, what) = (widest(|row| row.part), widest(|row| &row.what).max(6));
        let line = |f: &mut Formatter<'_>, own: &str, attack: &str, cells: [&str; 6]| {
            let [tried, held, ms, most_ms, mb, most_mb] = cells;
            writeln!(
                f,
                "{own:part$}  {attack:what$}  {tried:>7}  {held:>7}  {ms:>8}  {most_ms:>8}  {mb:>6}  {most_mb:>6}"
            )
        };
        line(f, "", "attack", ["tried", "held", "worst ms", "bound", "MB", "bound"])?;
        for row in &self.rows {
            if let Some(why) = &row.skipped {
                writeln!(f, "{:part$}  {:what$}  not tried: {why}", row.part, row.what)?;
                continue;
            }
            let ([ms, most_ms], [mb, most_mb]) = (row.time.cells(), row.memory.cells());
            let (tried, held) = (row.tried.to_string(), row.held.to_string());
            line(f, row.part, &row.what, [&tried, &held, &ms, &most_ms, &mb, &most_mb])?;
        }
        let sum = |of: fn(&Row) -> u32| self.rows.iter().map(of).sum::<u32>().to_string();
        line(
            f,
            "",
            "all",
            [&sum(|row| row.tried), &sum(|row| row.held), "", "", "", ""],
        )?;
        for figure in &self.figures {
            writeln!(f, "{figure}")?;
        }
        for row in self.rows.iter().filter(|row| row.held < row.tried) {
            writeln!(f, "\nFell: {}, {}", row.part, row.what)?;
            for example in &row.fell {
                writeln!(f, "  {}", example.trim().replace('\n', "\n  "))?;
            }
        }
        Ok(())
    }
}
