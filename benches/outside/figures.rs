//! Figures and their tables.

use std::time::Duration;

/// One run: its figures so far, and how much is done for each.
pub struct Bench {
    pub figures: Vec<Figure>,
    pub is_short: bool,
}

impl Bench {
    /// The first where figures are wanted, the second where a part only has to run to its end.
    pub fn either<T>(&self, full: T, short: T) -> T {
        if self.is_short { short } else { full }
    }
}

/// A measured value.
#[derive(Clone, Copy)]
pub enum Unit {
    Millis,
    Micros,
    Percent,
    Megabytes,
}

/// The value of a figure that its goal is about.
#[derive(Clone, Copy)]
pub enum Goal {
    None,
    P95(f64),
    P99(f64),
    Median(f64),
}

/// One line of the table.
pub struct Figure {
    name: String,
    unit: Unit,
    goal: Goal,
    values: Vec<f64>,
    /// The median of the figure this one is compared with.
    reference: Option<f64>,
}

impl Figure {
    /// Durations in milliseconds.
    pub fn times(name: &str, times: &[Duration]) -> Self {
        Self::new(
            name,
            Unit::Millis,
            times.iter().map(|time| time.as_secs_f64() * 1e3).collect(),
        )
    }

    pub fn new(name: &str, unit: Unit, mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        Self {
            name: name.to_owned(),
            unit,
            goal: Goal::None,
            values,
            reference: None,
        }
    }

    pub fn goal(self, goal: Goal) -> Self {
        Self { goal, ..self }
    }

    /// The figure this one is compared with.
    pub fn against(self, reference: &Figure) -> Self {
        Self {
            reference: Some(reference.median()),
            ..self
        }
    }

    pub fn median(&self) -> f64 {
        self.quantile(0.5)
    }

    pub fn p95(&self) -> f64 {
        self.quantile(0.95)
    }

    /// The smallest value that is not less than that share of all.
    fn quantile(&self, share: f64) -> f64 {
        // The largest value that no more than that share of all stays below.
        let below = |value: f64| {
            self.values
                .iter()
                .filter(|other| **other <= value)
                .map(|_| 1.0)
                .sum::<f64>()
        };
        let all: f64 = self.values.iter().map(|_| 1.0).sum();
        let enough = self.values.iter().copied().find(|value| below(*value) >= share * all);
        enough.unwrap_or(f64::NAN)
    }

    fn line(&self) -> [String; 7] {
        let unit = match self.unit {
            Unit::Millis => "ms",
            Unit::Micros => "µs",
            Unit::Percent => "%",
            Unit::Megabytes => "MB",
        };
        let value = |value: f64| format!("{value:.2} {unit}");
        let (goal, verdict) = match self.goal {
            Goal::None => (String::new(), ""),
            Goal::P95(most) => (format!("p95 ≤ {most} {unit}"), met(self.p95() <= most)),
            Goal::P99(most) => {
                let found = self.quantile(0.99);
                (format!("p99 ≤ {most} {unit}"), met(found <= most))
            }
            Goal::Median(most) => (format!("≤ {most} {unit}"), met(self.median() <= most)),
        };
        let ratio = self
            .reference
            .map_or(String::new(), |reference| format!("{:.2} ×", self.median() / reference));
        [
            self.name.clone(),
            value(self.median()),
            value(self.p95()),
            self.values.len().to_string(),
            goal,
            verdict.to_owned(),
            ratio,
        ]
    }
}

fn met(is_met: bool) -> &'static str {
    if is_met { "met" } else { "MISSED" }
}

/// The table of the figures. The ratio is that of the medians; references stand above the figures compared with them.
pub fn print(figures: &[Figure]) {
    let heads = ["figure", "median", "p95", "n", "goal", "", "to reference"].map(str::to_owned);
    let lines: Vec<_> = std::iter::once(heads).chain(figures.iter().map(Figure::line)).collect();
    print_table(&lines, &[0, 4, 5]);
}

/// Lines in columns, of which those begin at the left.
pub fn print_table<const COLUMNS: usize>(lines: &[[String; COLUMNS]], left: &[usize]) {
    let widths: [usize; COLUMNS] =
        std::array::from_fn(|column| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0));
    println!();
    for line in lines {
        let cells = line.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
            if left.contains(&column) {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        println!("{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    println!();
}

/// The machine's load: with others at work on it, figures are of little worth.
pub fn load() -> String {
    std::fs::read_to_string("/proc/loadavg")
        .unwrap_or_default()
        .trim()
        .to_owned()
}
