//! A hall: the desks' copies of journals, their rulings, the door, and the messages between the computers.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::{Fault, Row};

/// An entry of a desk's copy; without a record if that stayed at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied<'a> {
    /// The number.
    pub number: u64,
    /// The record.
    pub record: Option<&'a str>,
    /// The hash.
    pub hash: [u8; 32],
}

/// A ruling that a desk has stored.
struct Given {
    desk: usize,
    count: u64,
    table: u32,
    text: String,
    fate: Fate,
}

/// The fate of a ruling, as its desk has stored it.
#[derive(Clone, Debug, PartialEq)]
enum Fate {
    Waits,
    Withdrawn,
    Answered(Value),
    /// The answer agrees with the table's journal.
    Judged,
}

/// The journal of a table as far as it was read.
#[derive(Default)]
struct TableJournal {
    read: usize,
    /// The texts of the rulings that were carried out.
    ruled: BTreeSet<String>,
    /// Salts, hashes of PINs and sealed moves, which never leave the table.
    secrets: BTreeSet<String>,
}

/// The judge of a hall.
#[derive(Default)]
pub struct HallAuditor {
    rulings: Vec<Given>,
    tables: BTreeMap<u32, TableJournal>,
    /// The numbers of the entries in each desk's copy of each table.
    copies: BTreeMap<(usize, u32), BTreeSet<u64>>,
    /// The newcomers whom the arbiter let in and who have not come in yet.
    let_in: u64,
    /// The copied entries that agree with their table.
    pub copied: u64,
    /// The rulings whose answer agrees with their table.
    pub ruled: u64,
}

const RULINGS: &str = "no ruling is lost or doubled";
const COPY: &str = "each desk's copy is a beginning of its table's journal";
const PRIVATE: &str = "private words and secrets never leave the table";

/// Judges a ruling by the entries before it: since the last entry that its arbiter saw no move was completed, and no other desk has
/// ruled, unless it concerns neither.
fn knows_what_it_rules_on(before: &[Row], text: &str) -> Result<(), Fault> {
    let parsed = |json: &str| -> Value { serde_json::from_str(json).unwrap_or_default() };
    let content = |text: &str| text.split_once('\n').map_or(Value::Null, |(_, json)| parsed(json));
    let ruling = content(text);
    let verb = ruling["verb"].as_str().unwrap_or_default();
    if ["stops clocks", "notes", "warns"]
        .iter()
        .any(|words| verb.starts_with(words))
    {
        return Ok(());
    }
    let seen = ruling["basis"]["number"].as_u64().unwrap_or_default();
    let unseen = before.iter().filter(|row| row.number > seen).find(|row| {
        let record = parsed(&row.record);
        let is_others = || content(record["signed"].as_str().unwrap_or_default())["desk"] != ruling["desk"];
        record["name"] == "move_completed" || (record["name"] == "ruled" && is_others())
    });
    unseen.map_or(Ok(()), |row| {
        Err(Fault::new(
            "no arbiter rules on what they have not seen",
            format!(
                "{verb} after entry {seen}, though entry {} is {}",
                row.number, row.record
            ),
        ))
    })
}

/// The values of a record that never leave the table.
fn secrets(record: &Value) -> impl Iterator<Item = &str> {
    let is_secret = record["name"] == "regulations_locked" || record["name"] == "move_sealed";
    let values = ["salt", "hash", "sealed"].map(|key| record[key].as_str().filter(|_| is_secret));
    values.into_iter().flatten().filter(|secret| !secret.is_empty())
}

impl HallAuditor {
    /// A desk has stored a ruling for a table.
    ///
    /// # Errors
    /// The number was used before.
    pub fn rules(&mut self, desk: usize, count: u64, table: u32, text: &str) -> Result<(), Fault> {
        if self.given(desk, count).is_some() {
            return Err(Fault::new(
                RULINGS,
                format!("desk {desk} uses number {count} again: {text}"),
            ));
        }
        self.rulings.push(Given {
            desk,
            count,
            table,
            text: text.to_owned(),
            fate: Fate::Waits,
        });
        Ok(())
    }

    fn given(&mut self, desk: usize, count: u64) -> Option<&mut Given> {
        let is_it = |given: &&mut Given| (given.desk, given.count) == (desk, count);
        self.rulings.iter_mut().find(is_it)
    }

    /// A desk has taken a ruling back.
    pub fn withdraws(&mut self, desk: usize, count: u64) {
        if let Some(given) = self.given(desk, count) {
            given.fate = Fate::Withdrawn;
        }
    }

    /// A desk has stored the answer to a ruling. `was_saved` is false if its table had entries that were not stored when it
    /// answered: they end with the process, and everybody was told so.
    ///
    /// # Errors
    /// The desk never gave that ruling.
    pub fn is_answered(&mut self, desk: usize, count: u64, answer: &[u8], was_saved: bool) -> Result<(), Fault> {
        let answer: Value = serde_json::from_slice(answer).unwrap_or_default();
        let shown = format!("desk {desk} has an answer to number {count}: {answer}");
        let given = self.given(desk, count).ok_or_else(|| Fault::new(RULINGS, shown))?;
        given.fate = if was_saved {
            Fate::Answered(answer)
        } else {
            Fate::Judged
        };
        Ok(())
    }

    /// The table for which a desk has stored that ruling.
    pub fn table_of(&mut self, desk: usize, count: u64) -> Option<u32> {
        self.given(desk, count).map(|given| given.table)
    }

    /// Reads the new entries of a table, and compares them with the answers that the desks have.
    ///
    /// # Errors
    /// A ruling was carried out twice, was never given, or was answered otherwise.
    pub fn reads_table(&mut self, table: u32, rows: &[Row]) -> Result<(), Fault> {
        let journal = self.tables.entry(table).or_default();
        for (at, row) in rows.iter().enumerate().skip(journal.read) {
            let record: Value = serde_json::from_str(&row.record).unwrap_or_default();
            journal.secrets.extend(secrets(&record).map(str::to_owned));
            if record["name"] != "ruled" {
                continue;
            }
            let text = record["signed"].as_str().unwrap_or_default();
            let is_given = self
                .rulings
                .iter()
                .any(|given| given.table == table && given.text == text);
            if !is_given || !journal.ruled.insert(text.to_owned()) {
                let why = if is_given {
                    "carries out again"
                } else {
                    "carries out, though nobody gave it"
                };
                return Err(Fault::new(RULINGS, format!("table {table} {why}: {text}")));
            }
            knows_what_it_rules_on(rows.get(..at).unwrap_or_default(), text)?;
        }
        journal.read = rows.len();
        for given in self.rulings.iter_mut().filter(|given| given.table == table) {
            let Fate::Answered(answer) = &given.fate else { continue };
            let is_done = answer.get("done").is_some();
            if is_done != journal.ruled.contains(&given.text) {
                let shown = format!("table {table} answered {answer} to {}", given.text);
                return Err(Fault::new(RULINGS, shown));
            }
            self.ruled += 1;
            given.fate = Fate::Judged;
        }
        Ok(())
    }

    /// A desk has stored entries of a table's journal.
    ///
    /// # Errors
    /// An entry is not the table's, holds a secret, or is of a second version of the game.
    pub fn copies<'a>(
        &mut self,
        (desk, table, version): (usize, u32, u32),
        entries: impl Iterator<Item = Copied<'a>>,
        rows: &[Row],
    ) -> Result<(), Fault> {
        let copy = self.copies.entry((desk, table)).or_default();
        for entry in entries {
            let row = usize::try_from(entry.number).ok();
            let row = row.and_then(|number| rows.get(number.checked_sub(1)?));
            let is_same =
                row.is_some_and(|row| row.hash == entry.hash && entry.record.is_none_or(|record| record == row.record));
            if !is_same || version != 0 {
                let shown = format!("desk {desk}, table {table}, version {version}: {entry:?} instead of {row:?}");
                return Err(Fault::new(COPY, shown));
            }
            let record: Value = serde_json::from_str(entry.record.unwrap_or("null")).unwrap_or_default();
            if secrets(&record).next().is_some() {
                return Err(Fault::new(PRIVATE, record.to_string()));
            }
            copy.insert(entry.number);
            self.copied += 1;
        }
        Ok(())
    }

    /// A message leaves a table or a desk. `words` are private words of the last steps.
    ///
    /// # Errors
    /// Private words or a secret stand in it.
    pub fn is_carried<'a>(&'a self, payload: &[u8], words: impl Iterator<Item = &'a String>) -> Result<(), Fault> {
        let text = String::from_utf8_lossy(payload);
        let secrets = self.tables.values().flat_map(|journal| &journal.secrets);
        match secrets.chain(words).find(|word| text.contains(word.as_str())) {
            Some(word) => Err(Fault::new(PRIVATE, format!("{word:?} in {text}"))),
            None => Ok(()),
        }
    }

    /// The arbiter lets a newcomer in.
    pub const fn lets_in(&mut self) {
        self.let_in += 1;
    }

    /// A table takes part from now on.
    ///
    /// # Errors
    /// The arbiter has let nobody in.
    pub fn comes_in(&mut self, table: u32) -> Result<(), Fault> {
        self.let_in = self.let_in.checked_sub(1).ok_or_else(|| {
            Fault::new(
                "a table takes part only after the arbiter's yes",
                format!("table {table}"),
            )
        })?;
        Ok(())
    }

    /// The hall has worked for the promised time: a table or a desk knows what the chief's desk has signed or written last.
    ///
    /// # Errors
    /// It knows something else.
    pub fn is_informed(whom: &str, chiefs: &str, known: &str) -> Result<(), Fault> {
        if chiefs == known {
            return Ok(());
        }
        let shown = format!("{whom} knows {known} instead of {chiefs}");
        Err(Fault::new("whoever was cut off is back in time", shown))
    }

    /// The hall has worked for the promised time: each desk has the whole journal of a table that takes part, if its store
    /// worked all the time, and each of its rulings has an answer.
    ///
    /// # Errors
    /// An entry or an answer is missing.
    pub fn is_back(&self, desk: usize, table: u32, rows: &[Row], is_whole: bool) -> Result<(), Fault> {
        let fault = |shown| Fault::new("whoever was cut off is back in time", shown);
        let copied = self.copies.get(&(desk, table)).map_or(0, BTreeSet::len);
        if is_whole && copied != rows.len() {
            let shown = format!(
                "desk {desk} has {copied} of the {} entries of table {table}",
                rows.len()
            );
            return Err(fault(shown));
        }
        let waits = |given: &&Given| (given.desk, given.table) == (desk, table) && given.fate == Fate::Waits;
        match self.rulings.iter().find(waits) {
            Some(given) => Err(fault(format!("table {table} has not answered {}", given.text))),
            None => Ok(()),
        }
    }
}
