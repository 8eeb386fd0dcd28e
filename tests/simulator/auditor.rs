//! The auditor: judges a game by its stored journal and by what people were told.
//!
//! It shares no code with the program. It reads journals by their documented form (a row has a number, a time in
//! microseconds, a JSON record and a hash), and links, adds up and plays through them with its own arithmetic; shakmaty
//! alone decides if a move is legal.

mod chess;
mod clocks;
pub mod halls;
pub mod seats;
pub mod words;

use std::collections::VecDeque;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use self::chess::Line;
use self::clocks::Clocks;

/// A row of a journal as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number, counted from 1.
    pub number: u64,
    /// The time, in microseconds.
    pub at_micros: u64,
    /// The record: one JSON object.
    pub record: String,
    /// The hash, linked to the row before.
    pub hash: [u8; 32],
}

impl Row {
    /// The hash that the next row is linked to: a withheld entry names that of the entry in whose place it stands.
    pub fn end(&self) -> [u8; 32] {
        if !self.record.starts_with("{\"name\":\"withheld\"") {
            return self.hash;
        }
        let record: Value = serde_json::from_str(&self.record).unwrap_or_default();
        let named = record["withheld_hash"].as_str().unwrap_or_default();
        let bytes = named.as_bytes().chunks(2).filter_map(|pair| {
            let digits = std::str::from_utf8(pair).ok()?;
            u8::from_str_radix(digits, 16).ok()
        });
        bytes.collect::<Vec<u8>>().try_into().unwrap_or(self.hash)
    }
}

/// A broken promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The promise.
    pub promise: &'static str,
    /// The evidence that it is broken.
    pub shown: String,
}

impl Fault {
    /// The fault that breaks that promise.
    pub fn new(promise: &'static str, shown: impl Into<String>) -> Self {
        let shown = shown.into();
        Self { promise, shown }
    }
}

/// An entry that people were told of as saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The number of the entry.
    pub number: u64,
    /// Its record at that time.
    pub record: String,
}

/// A reading of the chessclock on the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The number of the last entry then.
    pub number: u64,
    /// The moment, in microseconds of the table's time.
    pub at_micros: u64,
    /// The times of White and Black, in milliseconds.
    pub left_ms: [u64; 2],
    /// The side whose clock runs: 0 for White, 1 for Black.
    pub running: Option<usize>,
}

/// The judge of one table.
#[derive(Default)]
pub struct Auditor {
    read: Journal,
    acknowledged: VecDeque<Acknowledged>,
    /// The last acknowledged entries that the journal has been seen to hold.
    confirmed: Vec<Acknowledged>,
    /// The tournament that the table takes part in.
    tournament: Option<[u8; 8]>,
}

/// A journal as far as it has been read.
#[derive(Default)]
struct Journal {
    number: u64,
    at_micros: u64,
    hash: [u8; 32],
    is_locked: bool,
    has_result: bool,
    clocks: Clocks,
    line: Line,
}

impl Journal {
    fn follow(&mut self, row: &Row) -> Result<(), Fault> {
        let chained = |shown: &str| {
            Fault::new(
                "each journal is whole and chained",
                format!("entry {}: {shown}", row.number),
            )
        };
        if row.number != self.number + 1 {
            return Err(chained(&format!("it follows entry {}", self.number)));
        }
        if row.at_micros < self.at_micros {
            return Err(chained("its time is before that of the entry before"));
        }
        let mut sha = Sha256::new();
        sha.update(self.hash);
        sha.update(row.number.to_be_bytes());
        sha.update(row.at_micros.to_be_bytes());
        sha.update(row.record.as_bytes());
        let hash: [u8; 32] = sha.finalize().into();
        if hash != row.hash {
            return Err(chained("its hash is not that of its content"));
        }
        let record: Value = serde_json::from_str(&row.record).map_err(|error| chained(&error.to_string()))?;
        let name = record["name"].as_str().ok_or_else(|| chained("it has no name"))?;
        if (name == "opened") != (row.number == 1) {
            return Err(chained("a journal is opened by its first entry and by no other"));
        }
        (self.number, self.at_micros, self.hash) = (row.number, row.at_micros, row.end());
        self.take(name, &record, row)
    }

    fn take(&mut self, name: &str, record: &Value, row: &Row) -> Result<(), Fault> {
        match name {
            "regulations_locked" => self.is_locked = true,
            // A withheld entry that is no sealed move is a lock.
            "withheld" if record["of"] != "move_sealed" => self.is_locked = true,
            "regulations_unlocked" => self.is_locked = false,
            "result_annulled" => self.has_result = false,
            "settled" if record["new_game"] == true => self.has_result = false,
            "game_ended" => {
                // Only a ruling of the arbiter replaces a result.
                let is_doubled = std::mem::replace(&mut self.has_result, true) && record["reason"] != "ruling";
                if is_doubled {
                    return Err(Fault::new("no result is lost or doubled", row.record.clone()));
                }
            }
            _ => {}
        }
        self.line.take(name, record)?;
        self.clocks.take(name, record, row.at_micros)
    }
}

impl Auditor {
    /// Reads the rows that are new since the last call, and checks that the journal holds what was acknowledged.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn reads(&mut self, rows: &[Row]) -> Result<(), Fault> {
        let known = usize::try_from(self.read.number).unwrap_or(usize::MAX);
        let Some(fresh) = rows.get(known..) else {
            let shown = format!("{} entries were there, {} are left", self.read.number, rows.len());
            return Err(Fault::new("no acknowledged entry is lost", shown));
        };
        for row in fresh {
            self.read.follow(row)?;
        }
        while let Some(told) = self.acknowledged.pop_front() {
            let stored = usize::try_from(told.number)
                .ok()
                .and_then(|number| rows.get(number.checked_sub(1)?));
            if stored.map(|row| &row.record) != Some(&told.record) {
                let shown = format!(
                    "entry {} was told as {}, and is stored as {stored:?}",
                    told.number, told.record
                );
                return Err(Fault::new("no acknowledged entry is lost", shown));
            }
            self.confirmed.push(told);
        }
        Ok(())
    }

    /// Reads a journal from its beginning, as after a restart: it must be as it was, and hold all that was acknowledged.
    ///
    /// # Errors
    /// The first broken promise.
    pub fn reads_again(&mut self, rows: &[Row]) -> Result<(), Fault> {
        self.reads(rows)?;
        let mut again = Journal::default();
        for row in rows {
            again.follow(row)?;
        }
        if again.hash != self.read.hash {
            return Err(Fault::new(
                "each journal is whole and chained",
                "it was changed since it was first read",
            ));
        }
        for told in &self.confirmed {
            let stored = usize::try_from(told.number)
                .ok()
                .and_then(|number| rows.get(number.checked_sub(1)?));
            if stored.map(|row| &row.record) != Some(&told.record) {
                return Err(Fault::new("no acknowledged entry is lost", told.record.clone()));
            }
        }
        Ok(())
    }

    /// The judge of the next game at the same table.
    #[must_use]
    pub fn of_next_game(&self) -> Self {
        Self {
            tournament: self.tournament,
            ..Self::default()
        }
    }

    /// Takes note of an entry that people were told of.
    pub fn hears_of(&mut self, entry: Acknowledged) {
        self.acknowledged.push_back(entry);
    }

    /// Compares a reading of the clocks with what the journal adds up to; readings beyond the stored entries are not judged.
    ///
    /// # Errors
    /// The clocks do not add up to the millisecond.
    pub fn sees_clocks(&self, reading: &Reading) -> Result<(), Fault> {
        if reading.number != self.read.number {
            return Ok(());
        }
        self.read.clocks.shows(reading)
    }

    /// Judges the clocks after a restart: the program was last alive at `killed_micros` of the table's time, and may charge
    /// no player for the time after it, nor forget more than a second and a half before it.
    ///
    /// # Errors
    /// The clocks lost or gained more.
    pub fn sees_restart(&self, before: Option<&Reading>, after: &Reading, killed_micros: u64) -> Result<(), Fault> {
        let Some((before, running)) = before.and_then(|before| Some((before, before.running?))) else {
            return Ok(());
        };
        if !self.read.clocks.is_plain() {
            return Ok(());
        }
        let elapsed = (killed_micros / 1_000).saturating_sub(before.at_micros / 1_000);
        let least = before.left_ms[running].saturating_sub(elapsed);
        let most = (before.left_ms[running] + 1_500).saturating_sub(elapsed);
        let (own, other) = (after.left_ms[running], after.left_ms[1 - running]);
        if after.running.is_none() && (least..=most).contains(&own) && other == before.left_ms[1 - running] {
            return Ok(());
        }
        let shown = format!("{before:?}, killed at {killed_micros}: {after:?}, not {least} to {most}");
        Err(Fault::new(
            "after a restart the clocks stand as they were last seen alive",
            shown,
        ))
    }

    /// Judges that the computer keeps that tournament, or none, from now on; at a person's wish if there is one.
    ///
    /// # Errors
    /// The table is locked, and takes part in another tournament than before, or in none though the chief has not removed it.
    pub fn sees_place(&mut self, tournament: Option<[u8; 8]>, by: Option<&str>) -> Result<(), Fault> {
        let before = self.tournament;
        self.tournament = tournament.or(before.filter(|_| by.is_none()));
        let is_left = tournament.map_or(by.is_some(), |tournament| Some(tournament) != before);
        if self.read.is_locked && before.is_some() && is_left {
            let shown = format!("{tournament:?} instead of {before:?}");
            return Err(Fault::new("a locked table leaves no tournament", shown));
        }
        Ok(())
    }

    /// Judges that another table takes the place of this one at that person's wish.
    ///
    /// # Errors
    /// The table is locked, its game has not ended, and the person is not the arbiter.
    pub fn sees_left(&self, by: &str) -> Result<(), Fault> {
        if self.read.is_locked && !self.read.has_result && by != "arbiter" {
            return Err(Fault::new("a locked table is left by nobody", by));
        }
        Ok(())
    }

    /// Every line of moves in the journal, for a second judge: the castling, the start, the moves and the pieces after them,
    /// with tabs between.
    pub fn games(self) -> Vec<String> {
        self.read.line.games()
    }

    /// The number of moves whose legality shakmaty confirmed.
    pub const fn judged_moves(&self) -> u64 {
        self.read.line.judged
    }

    /// The number of clock readings in the journal that added up.
    pub const fn judged_readings(&self) -> u64 {
        self.read.clocks.judged
    }
}
