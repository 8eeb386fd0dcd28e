//! The sentences about many tables: one for each cause, the most pressing first, and nothing twice.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::need::{Cause, Causes};
use laws::moment::Moment;
use link::topic::TableNumber;

/// The time within which causes are gathered into one sentence, in milliseconds.
const GATHER_MS: u64 = 50;
/// The same for causes by which no game is lost: a switch that dies takes some seconds until all its tables are missed.
const GATHER_SLOW_MS: u64 = 2_000;
/// The time between two sentences of the same cause, in milliseconds: the second has everything that happened
/// meanwhile.
const PAUSE_MS: u64 = 2_000;
/// The time between two reports of a table that comes and goes, in milliseconds.
const AGAIN_MS: u64 = 30_000;
/// The most sentences that can be read back.
const KEPT: usize = 500;

/// The material of a sentence: one cause, and the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Gathered {
    /// The cause.
    pub cause: Cause,
    /// The tables, in their order.
    pub tables: Vec<TableNumber>,
}

/// The sentences that wait to be told.
#[derive(Clone, Debug, Default)]
pub(super) struct Teller {
    /// The moment since which each cause waits, and its tables.
    waits: BTreeMap<Cause, (Moment, Vec<TableNumber>)>,
    last: BTreeMap<Cause, Moment>,
    /// The moments at which a table was last reported for a cause that comes and goes.
    of_table: BTreeMap<(Cause, TableNumber), Moment>,
    /// The tables that are heard again and wait to be reported, and the moment at which the first came back.
    back: Option<(Moment, BTreeSet<TableNumber>)>,
    /// The sentences that were said, the oldest first.
    said: VecDeque<String>,
    /// True if nothing is said unasked; it can be read back.
    pub(super) is_quiet: bool,
}

impl Teller {
    /// Notes that the causes of that table have changed: new ones wait to be told, and ended ones are
    /// dropped.
    pub(super) fn changed(&mut self, table: TableNumber, before: Causes, after: Causes, now: Moment) {
        for cause in before.without(after).all() {
            if let Some((_, tables)) = self.waits.get_mut(&cause) {
                tables.retain(|waits| *waits != table);
            }
        }
        let mut new = after.without(before);
        // An arbiter who rules at a silent table is told so at once, so the cause is not told as well.
        let is_undelivered = new.has(Cause::Undelivered) && !after.has(Cause::Silent);
        new.put(Cause::Undelivered, is_undelivered);
        for cause in new.all() {
            let told = self.of_table.get(&(cause, table));
            if is_fickle(cause) && told.is_some_and(|told| now.millis_since(*told) < AGAIN_MS) {
                continue;
            }
            let (_, tables) = self.waits.entry(cause).or_insert((now, Vec::new()));
            tables.push(table);
            tables.sort_unstable();
        }
        self.waits.retain(|_, (_, tables)| !tables.is_empty());
    }

    /// The sentences to be told now, the most pressing first.
    pub(super) fn due(&mut self, now: Moment) -> Vec<Gathered> {
        let is_due = |(cause, (since, _)): &(&Cause, &(Moment, Vec<TableNumber>))| self.due_at(**cause, *since) <= now;
        let due: Vec<Cause> = self.waits.iter().filter(is_due).map(|(cause, _)| *cause).collect();
        let mut gathered = Vec::new();
        for cause in due {
            if let Some((_, tables)) = self.waits.remove(&cause) {
                self.last.insert(cause, now);
                for table in &tables {
                    self.of_table.insert((cause, *table), now);
                }
                gathered.push(Gathered { cause, tables });
            }
        }
        gathered
    }

    /// Notes that the table is heard again: all that come back together are told in one sentence.
    pub(super) fn comes_back(&mut self, table: TableNumber, now: Moment) {
        self.back.get_or_insert((now, BTreeSet::new())).1.insert(table);
    }

    /// The tables that are now reported as heard again.
    pub(super) fn due_back(&mut self, now: Moment) -> Vec<TableNumber> {
        let due = self.back.take_if(|(since, _)| since.plus_millis(GATHER_SLOW_MS) <= now);
        due.map(|(_, tables)| tables.into_iter().collect()).unwrap_or_default()
    }

    fn due_at(&self, cause: Cause, since: Moment) -> Moment {
        let gathered = since.plus_millis(if is_fickle(cause) { GATHER_SLOW_MS } else { GATHER_MS });
        let rested = self.last.get(&cause).map(|last| last.plus_millis(PAUSE_MS));
        rested.map_or(gathered, |rested| rested.max(gathered))
    }

    /// The next moment at which something is due.
    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        let waits = self.waits.iter();
        let waits = waits.map(|(cause, (since, _))| self.due_at(*cause, *since));
        let back = self.back.as_ref().map(|(since, _)| since.plus_millis(GATHER_SLOW_MS));
        waits.chain(back).min()
    }

    /// The last sentences, the oldest first.
    pub(super) fn last(&self, many: usize) -> Vec<String> {
        let before = self.said.len().saturating_sub(many);
        self.said.iter().skip(before).cloned().collect()
    }

    /// Keeps a sentence that was said.
    pub(super) fn keep(&mut self, text: &str) {
        if self.said.len() == KEPT {
            self.said.pop_front();
        }
        self.said.push_back(text.to_owned());
    }
}

/// True if the cause concerns the machine and not the game, and comes and goes.
const fn is_fickle(cause: Cause) -> bool {
    matches!(
        cause,
        Cause::Silent | Cause::Battery | Cause::Unsaved | Cause::Undelivered
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Moment {
        Moment::from_millis(millis)
    }

    fn told(teller: &mut Teller, millis: u64) -> Vec<(Cause, Vec<u32>)> {
        let numbers = |tables: Vec<TableNumber>| tables.into_iter().map(|table| table.0).collect();
        let due = teller.due(at(millis)).into_iter();
        due.map(|gathered| (gathered.cause, numbers(gathered.tables))).collect()
    }

    #[test]
    fn simultaneous_needs_become_one_sentence_with_the_urgent_first() {
        let mut teller = Teller::default();
        let (flag, claim) = (Causes::only(Cause::FlagFallen), Causes::only(Cause::Claim));
        teller.changed(TableNumber(12), Causes::NONE, claim, at(0));
        teller.changed(TableNumber(7), Causes::NONE, flag, at(5));
        teller.changed(TableNumber(3), Causes::NONE, flag, at(20));
        assert_eq!(teller.next_wakeup(), Some(at(50)));
        assert_eq!(told(&mut teller, 49), []);
        assert_eq!(
            told(&mut teller, 55),
            [(Cause::FlagFallen, vec![3, 7]), (Cause::Claim, vec![12])]
        );
        // The next sentence of that cause waits a little, and others join it.
        teller.changed(TableNumber(1), Causes::NONE, flag, at(100));
        teller.changed(TableNumber(2), Causes::NONE, flag, at(900));
        assert_eq!(told(&mut teller, 2_000), []);
        assert_eq!(told(&mut teller, 2_055), [(Cause::FlagFallen, vec![1, 2])]);
    }

    #[test]
    fn what_is_settled_before_it_was_said_is_not_said() {
        let mut teller = Teller::default();
        let flag = Causes::only(Cause::FlagFallen);
        teller.changed(TableNumber(1), Causes::NONE, flag, at(0));
        teller.changed(TableNumber(1), flag, Causes::NONE, at(10));
        assert_eq!(teller.next_wakeup(), None);
        assert_eq!(told(&mut teller, 60_000), []);
    }

    #[test]
    fn a_table_that_comes_and_goes_is_told_of_once_in_a_while() {
        let mut teller = Teller::default();
        let silent = Causes::only(Cause::Silent);
        let mut sentences = 0;
        for time in 0..12 {
            teller.changed(TableNumber(1), Causes::NONE, silent, at(time * 5_000));
            sentences += told(&mut teller, time * 5_000 + 2_060).len();
            teller.changed(TableNumber(1), silent, Causes::NONE, at(time * 5_000 + 3_000));
        }
        assert_eq!(sentences, 2);
    }

    #[test]
    fn tables_that_come_back_together_are_one_sentence() {
        let mut teller = Teller::default();
        for (table, ms) in [(2, 9_000), (1, 9_500)] {
            teller.comes_back(TableNumber(table), at(ms));
        }
        assert_eq!(teller.due_back(at(10_999)), []);
        assert_eq!(teller.next_wakeup(), Some(at(11_000)));
        assert_eq!(teller.due_back(at(11_000)), [1, 2].map(TableNumber));
        assert_eq!(teller.next_wakeup(), None);
    }
}
