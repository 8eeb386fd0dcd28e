//! A seat at another computer: its wishes, what it was told of them, and the steps that came to it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Fault, Row};

/// The answer that the seat's player has heard about a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The host has carried it out or refused it.
    Done,
    /// It was not done, and will not be.
    NotDone,
    /// No answer came.
    Lost,
}

/// The judge of one seat.
#[derive(Default)]
pub struct SeatAuditor {
    /// The wishes in the order of the seat, each with the number of times the host carried it out and the last answer.
    wishes: Vec<(String, u32, Option<Heard>)>,
    /// The number of the last step that came.
    steps: u64,
    /// The number of the last entry that came.
    entries: u64,
    /// The steps that the host made for the seat.
    pub judged: u64,
    /// The wishes that the host carried out.
    pub done: u64,
}

const ONCE: &str = "each wish is done once, or its player is told that it is not";
const PRIVATE: &str = "private words are nowhere but at their seat";

fn settle((text, times, heard): &mut (String, u32, Option<Heard>), answer: Heard) -> Result<(), Fault> {
    *heard = Some(answer);
    let is_true = match answer {
        Heard::Done => *times == 1,
        Heard::NotDone => *times == 0,
        Heard::Lost => true,
    };
    if is_true {
        return Ok(());
    }
    Err(Fault::new(
        ONCE,
        format!("{text:?} was done {times} times, and is heard as {answer:?}"),
    ))
}

impl SeatAuditor {
    /// The seat sends a wish; no two of its wishes have the same text.
    pub fn wishes(&mut self, text: &str) {
        self.wishes.push((text.to_owned(), 0, None));
    }

    /// The host carries out a wish. `was_heard` is false if it had told its people before that the seat is away.
    ///
    /// # Errors
    /// The wish was never made, was given up by its player in that silence, is carried out twice, or is carried out although
    /// its player was told that it would not be.
    pub fn host_does(&mut self, text: &str, was_heard: bool) -> Result<(), Fault> {
        if !was_heard {
            return Err(Fault::new(ONCE, format!("{text:?} is done for a seat that was away")));
        }
        let Some((_, times, heard)) = self.wishes.iter_mut().find(|(wish, ..)| wish == text) else {
            return Err(Fault::new(ONCE, format!("{text:?} was not wished")));
        };
        self.done += 1;
        *times += 1;
        if *times > 1 || *heard == Some(Heard::NotDone) {
            return Err(Fault::new(
                ONCE,
                format!("{text:?} is done {times} times, and was heard as {heard:?}"),
            ));
        }
        Ok(())
    }

    /// The seat hears about the oldest wish without an answer.
    ///
    /// # Errors
    /// The answer is not true.
    pub fn hears(&mut self, answer: Heard) -> Result<(), Fault> {
        self.wishes
            .iter_mut()
            .find(|(.., heard)| heard.is_none())
            .map_or(Ok(()), |wish| settle(wish, answer))
    }

    /// The seat hears that the last wish without an answer was not done.
    ///
    /// # Errors
    /// The answer is not true.
    pub fn hears_of_lost(&mut self) -> Result<(), Fault> {
        let lost = self.wishes.iter_mut().rfind(|(.., heard)| *heard == Some(Heard::Lost));
        lost.map_or(Ok(()), |wish| settle(wish, Heard::NotDone))
    }

    /// The way has worked for the promised time: a wish without an answer was done, or its player was told since.
    ///
    /// # Errors
    /// It was not done, and nobody said so.
    pub fn is_settled(&self) -> Result<(), Fault> {
        let is_lost = |(_, times, heard): &&(String, u32, Option<Heard>)| *times == 0 && *heard == Some(Heard::Lost);
        self.wishes.iter().find(is_lost).map_or(Ok(()), |(text, ..)| {
            let shown = format!("{text:?} was not done, and its player does not know");
            Err(Fault::new(ONCE, shown))
        })
    }

    /// The seat tells its player that the last wish is not sent any more.
    ///
    /// # Errors
    /// It was done all the same.
    pub fn takes_back(&mut self) -> Result<(), Fault> {
        let waiting = self.wishes.iter_mut().rfind(|(.., heard)| heard.is_none());
        waiting.map_or(Ok(()), |wish| settle(wish, Heard::NotDone))
    }

    /// The host makes a step for Black's seat. `others` are the words that it says to others in private at the same
    /// time, `own` those that it says to Black.
    ///
    /// # Errors
    /// Words or secrets of others are in it.
    pub fn host_tells(&mut self, step: &Value, others: &BTreeSet<String>, own: &BTreeSet<String>) -> Result<(), Fault> {
        self.judged += 1;
        for said in step["said"].as_array().into_iter().flatten() {
            let spans = said["spans"].as_array().into_iter().flatten();
            let words: Vec<&str> = spans.filter_map(|span| span[1].as_str()).collect();
            let words = words.join(" ");
            if others.contains(&words) && !own.contains(&words) {
                return Err(Fault::new(PRIVATE, words));
            }
        }
        for known in step["known"].as_array().into_iter().flatten() {
            let record: Value = serde_json::from_str(known["record"].as_str().unwrap_or_default()).unwrap_or_default();
            let name = record["name"].as_str().unwrap_or_default();
            let is_hands = [
                "piece_touched",
                "piece_lifted",
                "piece_placed",
                "piece_removed",
                "board_entered",
            ]
            .contains(&name);
            let is_sheet = ["move_recorded", "entry_corrected", "sheet_entered"].contains(&name);
            let is_others = (is_hands && record["board"] == "white") || (is_sheet && record["side"] == "white");
            let has_secret = ["salt", "hash", "sealed"]
                .iter()
                .any(|key| record[key].as_str().is_some_and(|text| !text.is_empty()));
            if is_others || has_secret {
                return Err(Fault::new(PRIVATE, record.to_string()));
            }
        }
        Ok(())
    }

    /// A message on its way between the computers.
    ///
    /// # Errors
    /// Somebody who hears it can read words in it.
    pub fn is_carried(&self, payload: &[u8], words: &BTreeSet<String>) -> Result<(), Fault> {
        let is_in =
            |word: &&String| word.len() >= 12 && payload.windows(word.len()).any(|part| part == word.as_bytes());
        match words.iter().find(is_in) {
            Some(word) => Err(Fault::new("nobody on the way reads a message", word.clone())),
            None => Ok(()),
        }
    }

    /// A step comes to the seat. `rows` is the host's journal; entries beyond it are not stored yet.
    ///
    /// # Errors
    /// A step or an entry is missing, comes twice, or is another than the host's.
    pub fn seat_sees(&mut self, step: &Value, rows: &[Row]) -> Result<(), Fault> {
        let order = |shown: String| Fault::new("each step comes to its seat once and in order", shown);
        let number = step["number"].as_u64().unwrap_or(0);
        if number != self.steps + 1 {
            return Err(order(format!("step {number} follows step {}", self.steps)));
        }
        self.steps = number;
        for known in step["known"].as_array().into_iter().flatten() {
            let number = known["number"].as_u64().unwrap_or(0);
            if number <= self.entries {
                return Err(order(format!("entry {number} follows entry {}", self.entries)));
            }
            self.entries = number;
            let stored = usize::try_from(number)
                .ok()
                .and_then(|number| rows.get(number.checked_sub(1)?));
            let Some(stored) = stored else { continue };
            let same_time = known["at_us"].as_u64() == Some(stored.at_micros);
            let record = known["record"].as_str().unwrap_or_default();
            let is_cut = record.contains("\"regulations_locked\"") || record.contains("\"move_sealed\"");
            if !same_time || (!is_cut && record != stored.record) {
                return Err(order(format!(
                    "entry {number} is {known} at the seat and {stored:?} at the host"
                )));
            }
        }
        Ok(())
    }

    /// The number of the last step that came.
    pub const fn last_step(&self) -> u64 {
        self.steps
    }

    /// Another guest sits down: their steps and wishes are counted anew.
    pub fn sits_down(&mut self) {
        *self = Self {
            judged: self.judged,
            done: self.done,
            ..Self::default()
        };
    }
}
