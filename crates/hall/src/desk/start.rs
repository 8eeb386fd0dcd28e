//! The start of a round: the tables whose clocks are started, and those that still wait for it.

use std::collections::BTreeSet;

use super::tables::Tables;
use super::tournament::NotedTournament;
use laws::moment::Moment;
use link::topic::TableNumber;

/// The time after the start at which a table whose clocks do not run is reported, in milliseconds.
const START_MS: u64 = 10_000;

/// The start that is under way, without tables if there is none. Tables still to be started are among its tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RoundStart {
    at: Moment,
    tables: BTreeSet<TableNumber>,
    /// The tables whose game is not known yet: they are started when it is.
    owed: BTreeSet<TableNumber>,
}

impl RoundStart {
    /// Starts the first tables now, and the others when their games are known.
    pub(super) fn of(waits: &[TableNumber], owed: Vec<TableNumber>, now: Moment) -> Self {
        Self {
            at: now,
            tables: waits.iter().chain(&owed).copied().collect(),
            owed: owed.into_iter().collect(),
        }
    }

    pub(super) fn is_under_way(&self) -> bool {
        !self.tables.is_empty()
    }

    pub(super) fn has(&self, table: TableNumber) -> bool {
        self.tables.contains(&table)
    }

    /// The tables that are started when their games are known.
    pub(super) fn owed(&self) -> Vec<TableNumber> {
        self.owed.iter().copied().collect()
    }

    pub(super) fn is_owed(&self, table: TableNumber) -> bool {
        self.owed.contains(&table)
    }

    /// Notes that the game of that table is known now.
    pub(super) fn settle(&mut self, table: TableNumber) {
        self.owed.remove(&table);
    }

    /// True if that table's clocks should run by now.
    pub(super) fn is_late(&self, table: TableNumber, now: Moment) -> bool {
        now.millis_since(self.at) >= START_MS && self.tables.contains(&table)
    }

    /// The tables whose clocks should run by now.
    pub(super) fn late(&self, now: Moment) -> Vec<TableNumber> {
        let late = self.tables.iter().filter(|table| self.is_late(**table, now));
        late.copied().collect()
    }

    /// Waits only for these tables from now on.
    pub(super) fn retain(&mut self, awaits: impl Fn(TableNumber) -> bool) {
        self.tables.retain(|table| awaits(*table));
        self.owed.retain(|table| self.tables.contains(table));
    }

    pub(super) fn next_wakeup(&self, now: Moment) -> Option<Moment> {
        let late = self.at.plus_millis(START_MS);
        (self.is_under_way() && late > now).then_some(late)
    }
}

/// The minutes before the start at which it is called, and the start itself.
const CALLS: [u64; 3] = [5, 1, 0];

/// The calls of the start of a round: five minutes and one minute before it, and when it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct StartCall {
    at: Option<Moment>,
    /// The calls already made.
    made: usize,
}

impl StartCall {
    /// The calls of a start in that many minutes.
    pub(super) fn within(minutes: u32, now: Moment) -> Self {
        let before = |call: &&u64| **call > u64::from(minutes);
        Self {
            at: Some(now.plus_millis(u64::from(minutes) * 60_000)),
            made: CALLS.iter().take_while(before).count(),
        }
    }

    /// The call that is due, in minutes before the start. A call that was missed is not made later.
    pub(super) fn due(&mut self, now: Moment) -> Option<u64> {
        let mut due = None;
        while let Some(call) = self.next().filter(|(at, _)| *at <= now).map(|(_, call)| call) {
            self.made += 1;
            due = Some(call);
        }
        due
    }

    /// The next call, with the moment at which it is due.
    fn next(self) -> Option<(Moment, u64)> {
        let call = *CALLS.get(self.made)?;
        let at = self.at?.as_millis().saturating_sub(call * 60_000);
        Some((Moment::from_millis(at), call))
    }

    pub(super) fn next_wakeup(self) -> Option<Moment> {
        self.next().map(|(at, _)| at)
    }
}

/// The tables that are started with a round, and those that are not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct StartPlan {
    /// Tables whose clocks wait.
    pub(super) waits: Vec<TableNumber>,
    /// Tables whose game is not known yet, or is not the paired one.
    pub(super) not_yet: Vec<TableNumber>,
    /// Tables whose games have no clocks.
    pub(super) untimed: Vec<TableNumber>,
    /// Tables whose clocks have run.
    pub(super) started: Vec<TableNumber>,
}

impl StartPlan {
    /// True if the tables to be started are still those that the question named; the games of some may have arrived meanwhile.
    pub(super) fn is_as_asked(&self, asked: &Self) -> bool {
        let all = |plan: &Self| plan.waits.iter().chain(&plan.not_yet).copied().collect::<BTreeSet<_>>();
        let still_waits = asked.waits.iter().all(|table| self.waits.contains(table));
        still_waits && all(self) == all(asked)
    }

    pub(super) fn of(tables: &Tables, tournament: &NotedTournament) -> Self {
        let mut starts = Self::default();
        for watched in tables.iter() {
            let to = match (tournament.is_to_start(watched), watched.game()) {
                // No game is paired at the table.
                (None, _) => continue,
                (Some(false), _) | (Some(true), None) => &mut starts.not_yet,
                (Some(true), Some(game)) if game.clock().has_started() => &mut starts.started,
                (Some(true), Some(game)) if game.ending().is_some() => continue,
                (Some(true), Some(game)) if !game.clock().is_timed() => &mut starts.untimed,
                (Some(true), Some(_)) => &mut starts.waits,
            };
            to.push(watched.number);
        }
        starts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: [TableNumber; 2] = [TableNumber(1), TableNumber(2)];

    #[test]
    fn a_start_is_called_five_minutes_and_one_minute_before() {
        let minute = |minutes: u64| Moment::from_millis(minutes * 60_000);
        let mut call = StartCall::within(10, Moment::START);
        assert_eq!((call.due(minute(4)), call.next_wakeup()), (None, Some(minute(5))));
        assert_eq!((call.due(minute(5)), call.due(minute(6))), (Some(5), None));
        assert_eq!((call.due(minute(9)), call.due(minute(10))), (Some(1), Some(0)));
        assert_eq!((call.due(minute(11)), call.next_wakeup()), (None, None));
        // With less than five minutes the first call is the second; a call slept through is left out.
        let mut short = StartCall::within(3, Moment::START);
        assert_eq!((short.due(Moment::START), short.due(minute(4))), (None, Some(0)));
        assert_eq!(StartCall::default().due(minute(1)), None);
    }

    #[test]
    fn a_start_is_under_way_until_nobody_is_waited_for() {
        let [one, two] = TWO;
        let mut start = RoundStart::of(&[one], vec![two], Moment::START);
        assert!(start.is_under_way() && start.has(one) && start.has(two));
        assert_eq!(start.owed(), [two]);
        start.settle(two);
        assert!(start.has(two) && !start.is_owed(two));
        start.retain(|_| false);
        assert_eq!((start.is_under_way(), start.next_wakeup(Moment::START)), (false, None));
    }

    #[test]
    fn a_table_whose_start_is_owed_is_one_of_its_tables() {
        let mut start = RoundStart::of(&[], TWO.to_vec(), Moment::START);
        start.retain(|table| table == TWO[0]);
        assert_eq!(start.owed(), [TWO[0]]);
    }

    #[test]
    fn nobody_is_late_before_the_time_is_over() {
        let start = RoundStart::of(&TWO, Vec::new(), Moment::START);
        let due = Moment::from_millis(START_MS);
        assert_eq!(start.next_wakeup(Moment::START), Some(due));
        assert!(start.late(Moment::from_millis(START_MS - 1)).is_empty());
        assert_eq!(start.late(due), TWO);
        assert_eq!(start.next_wakeup(due), None);
    }
}
