//! The chessclock, added up from the entries of a journal: plain time with or without an increment (6.1, 6.3).

use serde_json::Value;

use super::{Fault, Reading};

/// Both clocks as the entries so far leave them.
#[derive(Default)]
pub(super) struct Clocks {
    /// True if each side has one period of plain time; no other clock is judged.
    is_plain: bool,
    increment_ms: [u64; 2],
    left_ms: [u64; 2],
    fallen: [bool; 2],
    /// The side whose clock runs, and since when, in milliseconds.
    running: Option<(usize, u64)>,
    /// The time of the last entry, in milliseconds.
    last_ms: u64,
    pub(super) judged: u64,
}

const PROMISE: &str = "the clocks add up to the millisecond";

impl Clocks {
    pub(super) const fn is_plain(&self) -> bool {
        self.is_plain
    }

    fn at(&self, at_micros: u64) -> [u64; 2] {
        let mut left = self.left_ms;
        if let Some((side, since)) = self.running {
            left[side] = left[side].saturating_sub((at_micros / 1_000).saturating_sub(since));
        }
        left
    }

    pub(super) fn take(&mut self, name: &str, record: &Value, at_micros: u64) -> Result<(), Fault> {
        let before_ms = std::mem::replace(&mut self.last_ms, at_micros / 1_000);
        let side = match record["side"].as_str() {
            Some("black") => 1,
            Some(_) | None => 0,
        };
        let (mut expected, at_ms) = (self.at(at_micros), at_micros / 1_000);
        match name {
            "opened" => {
                self.open(record);
                return Ok(());
            }
            "clocks_started" => {
                self.left_ms = expected;
                self.running = Some((side, at_ms));
                return Ok(());
            }
            "increment_set" => {
                self.increment_ms = [record["increment_ms"].as_u64().unwrap_or(0); 2];
                return Ok(());
            }
            "lag_given" => {
                self.left_ms[side] += record["given_ms"].as_u64().unwrap_or(0);
                return Ok(());
            }
            "suspended" | "restarted" => {
                let seen = record["heartbeat"]["at_micros"].as_u64().map(|at| at / 1_000);
                let until = if name == "suspended" {
                    at_ms
                } else {
                    seen.unwrap_or(before_ms)
                };
                self.stands_still(until);
                return Ok(());
            }
            "clock_pressed" => {
                // A press while the clock is stopped, or after a flag fell, adds nothing.
                let runs = self.running.is_some_and(|(running, _)| running == side);
                let adds = runs && !self.fallen.contains(&true) && expected[side] > 0;
                if self.is_plain && runs && expected[side] == 0 && !self.fallen[side] {
                    let shown = format!("{record} at {at_micros}");
                    return Err(Fault::new("nobody presses after their own time is over", shown));
                }
                expected[side] += if adds { self.increment_ms[side] } else { 0 };
            }
            "time_adjusted" => {
                let delta = record["delta_ms"].as_i64().unwrap_or(0);
                expected[side] = expected[side].saturating_add_signed(delta);
            }
            "clocks_stopped" | "flag_fell" | "times_checked" | "clock_followed" => {}
            _ => return Ok(()),
        }
        let told = ["white_ms", "black_ms"].map(|key| record[key].as_u64());
        let [Some(white), Some(black)] = told else {
            return Ok(());
        };
        let told = [white, black];
        if self.is_plain && name != "clock_followed" {
            if told != expected {
                return Err(Fault::new(
                    PROMISE,
                    format!("{record} at {at_micros}: they add up to {expected:?}"),
                ));
            }
            self.judged += 1;
        }
        self.left_ms = told;
        for (fallen, left) in self.fallen.iter_mut().zip(told) {
            *fallen &= left == 0;
        }
        self.running = self.running.map(|(side, _)| (side, at_ms));
        match name {
            "clocks_stopped" => self.running = None,
            "clock_pressed" => self.running = self.running.map(|_| (1 - side, at_ms)),
            "flag_fell" => {
                self.fallen[side] = true;
                self.left_ms[side] = 0;
                // A clock with an increment freezes both displays.
                self.running = self.running.filter(|_| self.increment_ms[side] == 0);
            }
            _ => {}
        }
        Ok(())
    }

    /// Charges the running clock until that time and no longer; the entry that follows says that both clocks stand.
    fn stands_still(&mut self, until_ms: u64) {
        if let Some((side, since)) = &mut self.running {
            let left = &mut self.left_ms[*side];
            *left = left.saturating_sub(until_ms.saturating_sub(*since));
            *since = u64::MAX;
        }
    }

    fn open(&mut self, record: &Value) {
        let before_first = record["increment_before_first_move"] != false;
        let mut plain = true;
        for (side, name) in ["white", "black"].into_iter().enumerate() {
            let periods = record["time"][name].as_array();
            let Some([period]) = periods.map(Vec::as_slice) else {
                plain = false;
                continue;
            };
            let has = |key: &str| !period[key].is_null();
            plain &= !has("mode") && !has("moves") && !has("by_flag");
            let main = period["main_ms"].as_u64().unwrap_or(0);
            let increment = period["increment_ms"].as_u64().unwrap_or(0);
            self.increment_ms[side] = increment;
            self.left_ms[side] = main + if before_first || main == 0 { increment } else { 0 };
        }
        self.is_plain = plain;
    }

    pub(super) fn shows(&self, reading: &Reading) -> Result<(), Fault> {
        if !self.is_plain {
            return Ok(());
        }
        let (left, running) = (self.at(reading.at_micros), self.running.map(|(side, _)| side));
        if (left, running) == (reading.left_ms, reading.running) {
            return Ok(());
        }
        Err(Fault::new(
            PROMISE,
            format!("{reading:?}: the journal gives {left:?}, running {running:?}"),
        ))
    }
}
