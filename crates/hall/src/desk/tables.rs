//! The tables that the desk watches: in the order in which they need the arbiter, each with the moment at which it is
//! looked at again in any case.

use std::collections::{BTreeMap, BTreeSet};

use super::need::{Cause, Causes};
use super::watched::WatchedTable;
use laws::moment::Moment;
use link::topic::TableNumber;
use locale::Messages;

/// The rank of a table that does not need the arbiter.
const CALM: u8 = u8::MAX;

/// All tables. Each stands in the order once, at the rank of its causes, and has one alarm at most.
#[derive(Debug, Default)]
pub(super) struct Tables {
    all: BTreeMap<TableNumber, WatchedTable>,
    /// The tables that need the arbiter first, then the rest by number.
    order: BTreeSet<(u8, TableNumber)>,
    /// The moments at which tables are looked at again.
    alarms: BTreeSet<(Moment, TableNumber)>,
}

impl Tables {
    /// Watches one more table, in the way of a screen or not; true if it is new.
    pub(super) fn watch(&mut self, table: TableNumber, is_screen: bool) -> bool {
        if self.all.contains_key(&table) {
            return false;
        }
        self.all.insert(table, WatchedTable::new(table, is_screen));
        self.order.insert((CALM, table));
        true
    }

    /// Stops watching that table.
    pub(super) fn forget(&mut self, table: TableNumber) -> Option<WatchedTable> {
        let watched = self.all.remove(&table)?;
        self.order.remove(&(rank(watched.causes()), table));
        if let Some(at) = watched.alarm {
            self.alarms.remove(&(at, table));
        }
        Some(watched)
    }

    pub(super) fn get(&self, table: TableNumber) -> Option<&WatchedTable> {
        self.all.get(&table)
    }

    /// The table, for changes that do not touch its causes: those change when it is worked out.
    pub(super) fn get_mut(&mut self, table: TableNumber) -> Option<&mut WatchedTable> {
        self.all.get_mut(&table)
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// All tables, by number.
    pub(super) fn iter(&self) -> impl Iterator<Item = &WatchedTable> {
        self.all.values()
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut WatchedTable> {
        self.all.values_mut()
    }

    pub(super) fn numbers(&self) -> Vec<TableNumber> {
        self.all.keys().copied().collect()
    }

    /// All tables, those that need the arbiter first.
    pub(super) fn in_order(&self) -> impl Iterator<Item = &WatchedTable> {
        self.order.iter().filter_map(|(_, table)| self.all.get(table))
    }

    /// The tables that need the arbiter, the most pressing first.
    pub(super) fn needy(&self) -> impl Iterator<Item = &WatchedTable> {
        self.in_order().take_while(|watched| !watched.causes().is_empty())
    }

    /// The table whose alarm is due first, if any; its alarm is then removed.
    pub(super) fn due(&mut self, now: Moment) -> Option<TableNumber> {
        let (at, table) = self.alarms.first().copied().filter(|(at, _)| *at <= now)?;
        self.alarms.remove(&(at, table));
        if let Some(watched) = self.all.get_mut(&table) {
            watched.alarm = None;
        }
        Some(table)
    }

    pub(super) fn next_wakeup(&self) -> Option<Moment> {
        self.alarms.first().map(|(at, _)| *at)
    }

    /// Works out the needs of that table, its place in the order, and its next alarm; returns its causes before and
    /// now.
    ///
    /// `desk_causes` has the causes that only the desk knows.
    pub(super) fn work_out(
        &mut self,
        table: TableNumber,
        desk_causes: Causes,
        messages: &Messages,
        now: Moment,
    ) -> Option<(Causes, Causes)> {
        let watched = self.all.get_mut(&table)?;
        let (before, alarm_before) = (watched.causes(), watched.alarm);
        watched.work_out(desk_causes, messages, now);
        let after = watched.causes();
        watched.alarm = watched.next_wakeup(now);
        let alarm = watched.alarm;
        if alarm_before != alarm {
            if let Some(at) = alarm_before {
                self.alarms.remove(&(at, table));
            }
            self.alarms.extend(alarm.map(|at| (at, table)));
        }
        if rank(before) != rank(after) {
            self.order.remove(&(rank(before), table));
            self.order.insert((rank(after), table));
        }
        Some((before, after))
    }
}

/// The rank of a table: the one with the most pressing cause comes first.
fn rank(causes: Causes) -> u8 {
    causes.first().map_or(CALM, |cause: Cause| cause as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use locale::Locale;

    fn of_three() -> Tables {
        let mut tables = Tables::default();
        for table in [3, 1, 2] {
            assert!(tables.watch(TableNumber(table), false));
        }
        tables
    }

    fn order(tables: &Tables) -> Vec<u32> {
        tables.in_order().map(|watched| watched.number.0).collect()
    }

    fn work_out(tables: &mut Tables, table: u32, desk_causes: Causes) -> Option<(Causes, Causes)> {
        tables.work_out(
            TableNumber(table),
            desk_causes,
            &Messages::new(Locale::En),
            Moment::START,
        )
    }

    #[test]
    fn a_table_is_ordered_once_and_the_most_urgent_comes_first() {
        let mut tables = of_three();
        assert!(!tables.watch(TableNumber(2), false));
        assert_eq!(order(&tables), [1, 2, 3]);
        let (late, differs) = (Causes::only(Cause::NotStarted), Causes::only(Cause::Undelivered));
        assert_eq!(work_out(&mut tables, 3, late), Some((Causes::NONE, late)));
        work_out(&mut tables, 2, differs);
        assert_eq!(order(&tables), [2, 3, 1]);
        assert_eq!(tables.needy().count(), 2);
        work_out(&mut tables, 2, Causes::NONE);
        assert_eq!(order(&tables), [3, 1, 2]);
    }

    #[test]
    fn of_a_table_that_is_forgotten_nothing_is_left() {
        let mut tables = of_three();
        work_out(&mut tables, 3, Causes::only(Cause::NotStarted));
        assert!(tables.forget(TableNumber(3)).is_some());
        assert!(tables.forget(TableNumber(3)).is_none());
        assert_eq!((order(&tables), tables.needy().count()), (vec![1, 2], 0));
        assert_eq!(work_out(&mut tables, 3, Causes::NONE), None);
        // A table that comes in anew under its number begins anew.
        assert!(tables.watch(TableNumber(3), false));
        assert_eq!(order(&tables), [1, 2, 3]);
    }
}
