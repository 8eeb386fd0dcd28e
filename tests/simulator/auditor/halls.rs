//! A hall: the desks' copies of journals, their rulings, the door, and the messages between the computers.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

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

/// The journals of a table as far as they were read.
#[derive(Default)]
struct TableJournal {
    /// The number of the journal, counted from 0, and of its entries that were read.
    number: usize,
    read: usize,
    /// The texts of the rulings that were carried out.
    ruled: BTreeSet<String>,
    /// The texts of those that were carried out at a computer that failed; none if no spare computer took its place.
    at_failed: Option<BTreeSet<String>>,
    /// Salts, hashes of PINs and sealed moves, which never leave the table.
    secrets: BTreeSet<String>,
}

/// The judge of a hall.
#[derive(Default)]
pub struct HallAuditor {
    rulings: Vec<Given>,
    tables: BTreeMap<u32, TableJournal>,
    /// The hashes of the entries in each desk's copy of each game of each table.
    copies: BTreeMap<(usize, u32, [u8; 8]), BTreeSet<[u8; 32]>>,
    /// The starts that a desk owes to tables whose game of that round was not there when the round was started.
    owed: BTreeMap<(usize, u32), u64>,
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

/// The name of a game: the beginning of the hash of its first entry.
fn game(rows: &[Row]) -> [u8; 8] {
    rows.first()
        .map_or([0; 8], |row| std::array::from_fn(|at| row.hash[at]))
}

/// The same, as messages write it.
fn name(rows: &[Row]) -> String {
    let mut name = String::new();
    for byte in game(rows) {
        write!(name, "{byte:02x}").ok();
    }
    name
}

impl TableJournal {
    /// Reads the new entries of the journal.
    fn reads(&mut self, table: u32, rows: &[Row], rulings: &[Given]) -> Result<(), Fault> {
        for (at, row) in rows.iter().enumerate().skip(self.read) {
            let record: Value = serde_json::from_str(&row.record).unwrap_or_default();
            self.secrets.extend(secrets(&record).map(str::to_owned));
            if record["name"] != "ruled" {
                continue;
            }
            let text = record["signed"].as_str().unwrap_or_default();
            let is_given = rulings.iter().any(|given| given.table == table && given.text == text);
            if !is_given || !self.ruled.insert(text.to_owned()) {
                let why = if is_given {
                    "carries out again"
                } else {
                    "carries out, though nobody gave it"
                };
                return Err(Fault::new(RULINGS, format!("table {table} {why}: {text}")));
            }
            knows_what_it_rules_on(rows.get(..at).unwrap_or_default(), text)?;
        }
        self.read = rows.len();
        Ok(())
    }
}

/// The content of a signed text: the JSON after its title.
fn content(text: &str) -> Value {
    let json = text.split_once('\n').map_or("null", |(_, json)| json);
    serde_json::from_str(json).unwrap_or_default()
}

/// The pairing of a table in a roster.
fn pairing_of(roster: &str, table: u32) -> Value {
    let roster = content(roster);
    let number = table.to_string();
    let mut tables = roster["tables"].as_array().into_iter().flatten();
    tables
        .find(|entry| entry["number"] == number.as_str())
        .map_or(Value::Null, |entry| entry["pairing"].clone())
}

/// True if the game with these entries is the one of that pairing. A game of a round may be without a number if it was begun before.
fn is_paired(pairing: &Value, rows: &[Row]) -> bool {
    let opened: Value = rows
        .first()
        .and_then(|row| serde_json::from_str(&row.record).ok())
        .unwrap_or_default();
    let is_round =
        opened["round"] == pairing["round"] || (opened["round"].is_null() && pairing["play_off_time"].is_null());
    is_round
        && ["white", "black"]
            .iter()
            .all(|side| opened[side]["name"] == pairing[side]["name"])
}

fn has(rows: &[Row], name: &str) -> bool {
    let begins = format!("{{\"name\":\"{name}\"");
    rows.iter().any(|row| row.record.starts_with(&begins))
}

impl HallAuditor {
    /// A desk has started the round with that roster: it owes a start to each table whose game is not the paired one yet.
    pub fn starts_round(&mut self, desk: usize, roster: &str, tables: &[Vec<&[Row]>]) {
        for (table, journals) in (1..).zip(tables) {
            let pairing = pairing_of(roster, table);
            let round = pairing["round"].as_u64().filter(|_| !is_paired(&pairing, journals[0]));
            self.owed.remove(&(desk, table));
            self.owed.extend(round.map(|round| ((desk, table), round)));
        }
    }

    /// A desk could not keep its starts: it owes none any more.
    pub fn owes_nothing(&mut self, desk: usize) {
        self.owed.retain(|(of, _), _| *of != desk);
    }

    /// The chief's desk has kept a note. The starts of a play-off that was taken back are not owed.
    pub fn notes(&mut self, note: &str) {
        if note.contains("\"play_off_cancelled\"") {
            self.owed.clear();
        }
    }

    /// True if the table is free for the game of that roster, and has not got it.
    pub fn lacks_game(roster: &str, table: u32, rows: &[Row]) -> bool {
        let pairing = pairing_of(roster, table);
        let signs = [
            "clocks_started",
            "move_announced",
            "move_made",
            "move_completed",
            "adjourned",
        ];
        let is_over = !has(rows, "result_annulled") && has(rows, "game_ended");
        let is_free = !rows.is_empty() && (is_over || !signs.iter().any(|sign| has(rows, sign)));
        let is_locked = has(rows, "regulations_locked") || has(rows, "withheld");
        is_free && !is_locked && !pairing.is_null() && !is_paired(&pairing, rows)
    }

    /// The hall has worked for the promised time, and the people at a table have said yes to its game: it is there, and each desk that
    /// started the round before has started it.
    ///
    /// # Errors
    /// The game is not there, or nobody has started it.
    pub fn plays_round(&self, roster: &str, notes: &str, table: u32, rows: &[Row]) -> Result<(), Fault> {
        if Self::lacks_game(roster, table, rows) {
            let shown = format!(
                "table {table} has {:?}, paired {}",
                rows[0].record,
                pairing_of(roster, table)
            );
            return Err(Fault::new("the game of the round comes to its table", shown));
        }
        let pairing = pairing_of(roster, table);
        let owed = self.owed.iter().filter(|((_, of), _)| *of == table);
        let mut owed = owed.filter(|(_, round)| pairing["round"] == **round && is_paired(&pairing, rows));
        // A game whose result was entered at the desk is not started.
        let is_entered = |line: &str| {
            let note: Value = serde_json::from_str(line).unwrap_or_default();
            note["name"] == "result_entered" && note["round"] == pairing["round"] && note["board"] == table
        };
        let is_started = notes.lines().any(is_entered)
            || has(rows, "clocks_started")
            || has(rows, "game_ended")
            || has(rows, "adjourned");
        let name = name(rows);
        match owed.find(|((desk, _), _)| {
            !is_started
                && !self
                    .rulings
                    .iter()
                    .any(|given| given.desk == *desk && content(&given.text)["game"] == name)
        }) {
            Some(((desk, _), round)) => {
                let shown = format!("desk {desk} has not started round {round} at table {table}");
                Err(Fault::new("a start that waits for a table outlives the desk", shown))
            }
            None => Ok(()),
        }
    }

    /// The hall has worked for the promised time: a play-off that was taken back has no games in the feed.
    ///
    /// # Errors
    /// A game is there.
    pub fn feeds(notes: &str, papers: &BTreeMap<String, String>) -> Result<(), Fault> {
        let is_named = |line: &&str, name: &str| line.contains(&format!("\"{name}\""));
        let count = |name: &str| notes.lines().filter(|line| is_named(line, name)).count();
        let rounds = notes.lines().filter(|line| is_named(line, "round_begun")).count();
        if count("play_off_begun") == 0 || count("play_off_begun") != count("play_off_cancelled") {
            return Ok(());
        }
        let number = |name: &str| name.strip_prefix("round-")?.split_once('/')?.0.parse::<usize>().ok();
        let is_behind = |name: &str| number(name).is_some_and(|round| round > rounds);
        match papers
            .iter()
            .find(|(name, text)| is_behind(name) && text.contains("[White "))
        {
            Some((name, text)) => Err(Fault::new(
                "a play-off that was taken back is not in the feed",
                format!("{name}: {text}"),
            )),
            None => Ok(()),
        }
    }

    /// A desk that comes in anew has another key, and tables refuse its old one: its rulings that wait are not judged any more.
    pub fn comes_in_anew(&mut self, desk: usize) {
        for given in self.rulings.iter_mut().filter(|given| given.desk == desk) {
            given.fate = Fate::Judged;
        }
    }

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
        // A ruling of an earlier key, or for a game that has left its table, is refused, whatever came of it before.
        let is_late = given.fate == Fate::Judged || answer["refused"]["code"] == "other_game";
        given.fate = if was_saved && !is_late {
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

    /// Reads the new entries of a table's journals, of which the present one is the first and has that number, and compares them
    /// with the answers that the desks have.
    ///
    /// # Errors
    /// A ruling was carried out twice, was never given, or was answered otherwise.
    pub fn reads_table(&mut self, table: u32, number: usize, journals: &[&[Row]]) -> Result<(), Fault> {
        let known = self.tables.entry(table).or_default();
        while let Some(rows) = number.checked_sub(known.number).and_then(|back| journals.get(back)) {
            known.reads(table, rows, &self.rulings)?;
            if known.number == number {
                break;
            }
            (known.number, known.read) = (known.number + 1, 0);
        }
        for given in self.rulings.iter_mut().filter(|given| given.table == table) {
            let Fate::Answered(answer) = &given.fate else { continue };
            let is_done = answer.get("done").is_some();
            let is_lost = || {
                known
                    .at_failed
                    .as_ref()
                    .is_some_and(|ruled| ruled.contains(&given.text))
            };
            if is_done != known.ruled.contains(&given.text) && !is_lost() {
                let shown = format!("table {table} answered {answer} to {}", given.text);
                return Err(Fault::new(RULINGS, shown));
            }
            self.ruled += 1;
            given.fate = Fate::Judged;
        }
        Ok(())
    }

    /// A spare computer takes the place of a table's computer, with the journal that a desk has saved: the beginning of the table's, and
    /// the entry that says so.
    ///
    /// # Errors
    /// The journal is another one, or a lock is taken for a sealed move in it.
    pub fn moves(&mut self, table: u32, old: &[Row], saved: &[Row]) -> Result<(), Fault> {
        let fault = |shown| Err(Fault::new("a game continues at a spare computer as it was", shown));
        let known = self.tables.entry(table).or_default();
        known.at_failed.get_or_insert_default().append(&mut known.ruled);
        for (row, moved) in old.iter().zip(saved.iter().take(saved.len().saturating_sub(1))) {
            let record: Value = serde_json::from_str(&moved.record).unwrap_or_default();
            let is_envelope = record["of"] == "move_sealed";
            let is_true = record["name"] != "withheld" || is_envelope == row.record.contains("\"move_sealed\"");
            if row.end() != moved.end() || !is_true {
                return fault(format!("{moved:?} instead of {row:?}"));
            }
        }
        match saved.len().checked_sub(old.len() + 2) {
            Some(_) => fault(format!("{} entries of {}", saved.len(), old.len())),
            None => Ok(()),
        }
    }

    /// A desk has no journal to save of a table whose computer has failed.
    ///
    /// # Errors
    /// It has entries of the game.
    pub fn saves_nothing(&self, desk: usize, table: u32, rows: &[Row]) -> Result<(), Fault> {
        let copied = self.copies.get(&(desk, table, game(rows))).map_or(0, BTreeSet::len);
        if copied == 0 {
            return Ok(());
        }
        let shown = format!("desk {desk} has {copied} entries of table {table}, and saves nothing");
        Err(Fault::new("a game continues at a spare computer as it was", shown))
    }

    /// A desk has stored entries of a game, of which the table has these journals. After a spare computer has taken over there may be
    /// several versions of it.
    ///
    /// # Errors
    /// An entry is not the table's, or holds a secret.
    pub fn copies<'a>(
        &mut self,
        (desk, table, version): (usize, u32, u32),
        of: [u8; 8],
        entries: impl Iterator<Item = Copied<'a>>,
        journals: &[&[Row]],
    ) -> Result<(), Fault> {
        let is_moved = self.tables.get(&table).is_some_and(|known| known.at_failed.is_some());
        let copy = self.copies.entry((desk, table, of)).or_default();
        for entry in entries {
            let at = usize::try_from(entry.number)
                .ok()
                .and_then(|number| number.checked_sub(1));
            let mut rows = journals.iter().filter(|rows| game(rows) == of);
            let is_same = rows.any(|rows| {
                let row = at.and_then(|at| rows.get(at));
                let is_record = |row: &Row| entry.record.is_none_or(|record| record == row.record);
                row.is_some_and(|row| row.end() == entry.hash && is_record(row))
            });
            if !is_same || (version != 0 && !is_moved) {
                let shown = format!("desk {desk}, table {table}, version {version}: {entry:?}");
                return Err(Fault::new(COPY, shown));
            }
            let record: Value = serde_json::from_str(entry.record.unwrap_or("null")).unwrap_or_default();
            if secrets(&record).next().is_some() {
                return Err(Fault::new(PRIVATE, record.to_string()));
            }
            copy.insert(entry.hash);
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
        let copied = self.copies.get(&(desk, table, game(rows)));
        let lacks = |row: &&Row| copied.is_none_or(|copied| !copied.contains(&row.end()));
        if let Some(row) = rows.iter().find(lacks).filter(|_| is_whole) {
            return Err(fault(format!("desk {desk} lacks an entry of table {table}: {row:?}")));
        }
        let waits = |given: &&Given| (given.desk, given.table) == (desk, table) && given.fate == Fate::Waits;
        match self.rulings.iter().find(waits) {
            Some(given) => Err(fault(format!("table {table} has not answered {}", given.text))),
            None => Ok(()),
        }
    }
}
