//! The words that an arbiter hears at a desk unasked: floods are summed up, and nothing is said twice for one event.

use std::collections::{BTreeMap, BTreeSet};

use super::Fault;

/// The shortest time between two sentences with the same news of tables, in milliseconds.
const PAUSE_MS: u64 = 2_000;

/// The judge of the sentences of one process.
#[derive(Default)]
pub struct WordsAuditor {
    /// The moment of the last sentence with each kind of news.
    last: BTreeMap<String, u64>,
    /// Names in which others have sent news, as the arbiter was told; tables that do not exist are one.
    forged: BTreeSet<String>,
}

impl WordsAuditor {
    /// A table comes in anew: a forger of its name is told of anew.
    pub fn comes_in(&mut self) {
        self.forged.clear();
    }

    /// The arbiter hears a sentence of that kind about those tables, as far as they exist; the first of them has had that many games.
    ///
    /// # Errors
    /// The same forger is told of again, a stranger's head counts, or news of two tables is told apart although it came together.
    pub fn hears(
        &mut self,
        kind: &str,
        (tables, games): (&[u32], usize),
        text: &str,
        now_ms: u64,
    ) -> Result<(), Fault> {
        let forged = if tables.is_empty() { "" } else { text };
        // Each invalid ruling in a journal is told.
        let is_forger = kind == "forged" && !text.contains("received an invalid ruling");
        if is_forger && !self.forged.insert(forged.to_owned()) {
            return Err(Fault::new("a forger is told of once", text));
        }
        // No table of the hall has a battery.
        let is_of_another_game = text.ends_with("has a new game.") || text.contains("has another game");
        if kind == "battery" || (kind == "table" && games == 1 && is_of_another_game) {
            return Err(Fault::new("a desk believes only its tables", text));
        }
        let news = match kind {
            "boards-differ" | "sheets-differ" | "flag-fallen" | "claim" | "offence" | "signatures" | "undelivered"
            | "fork" | "silent" | "others-paired" | "not-started" | "unsaved" => kind,
            "table" if text.ends_with("back in contact.") => "back",
            _ => return Ok(()),
        };
        let before = self.last.insert(news.to_owned(), now_ms);
        if before.is_some_and(|before| now_ms - before < PAUSE_MS) {
            return Err(Fault::new("news of many tables is one sentence", text));
        }
        Ok(())
    }
}
