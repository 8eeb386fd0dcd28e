//! The program's one timer: the scheduled actions of the table's thread, and the wait for them.
//!
//! A sleeping thread is woken when the system finds time for it, on a busy machine many milliseconds late. A flag falls at
//! its instant (Art. 6.8): shortly before one the thread stays awake.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use adapters::monotonic::Monotonic;
use adapters::wakefulness::{Gap, Wakefulness, since_boot_ms};
use laws::moment::Moment;
use table::Table;

/// The interval at which a running clock is noted with the journal, in milliseconds.
const HEARTBEAT_MS: u64 = 1_000;
/// The interval at which the journal's place is checked, in milliseconds.
const CHECK_MS: u64 = 1_000;
/// The interval at which the battery is read, in milliseconds.
const BATTERY_MS: u64 = 30_000;
/// The interval at which a store that failed is tried again, in milliseconds.
const TRY_AGAIN_MS: u64 = 2_000;
/// The time before a clock reaches zero in which the thread stays awake: wake-ups 12 ms late were measured.
const AWAKE: Duration = Duration::from_millis(15);

/// The times of the last scheduled actions.
pub(super) struct Timer {
    time: Monotonic,
    wakefulness: Wakefulness,
    heartbeat: Moment,
    /// The time of the last check of the journal's place.
    checked: Moment,
    /// The time at which the battery was last read; none if never.
    battery: Option<Moment>,
    /// The time of the last attempt at a failing store; none while it works.
    store: Option<Moment>,
}

impl Timer {
    pub(super) fn new(time: Monotonic) -> Self {
        let now = time.now();
        let mut wakefulness = Wakefulness::default();
        wakefulness.end_wait(now, since_boot_ms());
        Self {
            time,
            wakefulness,
            heartbeat: now,
            checked: now,
            battery: None,
            store: None,
        }
    }

    /// The next input, or [`RecvTimeoutError::Timeout`] when a scheduled action is due; and the gap, if the machine slept
    /// or the process stood still meanwhile.
    pub(super) fn wait<T>(&mut self, inbox: &Receiver<T>, table: &Table) -> (Result<T, RecvTimeoutError>, Option<Gap>) {
        let wanted = self.patience(table);
        let wanted_ms = u64::try_from(wanted.as_millis()).unwrap_or(u64::MAX);
        let now = self.time.now();
        self.wakefulness.begin_wait(now, now.plus_millis(wanted_ms));
        let input = self.next_input(inbox, table);
        (input, self.wakefulness.end_wait(self.time.now(), since_boot_ms()))
    }

    fn next_input<T>(&self, inbox: &Receiver<T>, table: &Table) -> Result<T, RecvTimeoutError> {
        let patience = self.patience(table);
        let zero = table.game().clock().flag_at().map(|at| self.time.until(at));
        // A flag that has already fallen has been dealt with.
        let asleep = zero
            .filter(|zero| !zero.is_zero())
            .map(|zero| zero.saturating_sub(AWAKE));
        let Some(asleep) = asleep.filter(|asleep| *asleep < patience) else {
            return inbox.recv_timeout(patience);
        };
        if !asleep.is_zero() {
            let input = inbox.recv_timeout(asleep);
            if !matches!(input, Err(RecvTimeoutError::Timeout)) {
                return input;
            }
        }
        while !self.patience(table).is_zero() {
            match inbox.try_recv() {
                Ok(input) => return Ok(input),
                Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
                Err(TryRecvError::Empty) => std::hint::spin_loop(),
            }
        }
        Err(RecvTimeoutError::Timeout)
    }

    /// The time until the next scheduled action.
    fn patience(&self, table: &Table) -> Duration {
        let is_running = table.game().clock().running().is_some();
        let next = [
            Some(self.battery.map_or_else(
                || self.time.now().plus_millis(BATTERY_MS),
                |at| at.plus_millis(BATTERY_MS),
            )),
            table.next_wakeup(),
            is_running.then(|| self.heartbeat.plus_millis(HEARTBEAT_MS)),
            Some(self.checked.plus_millis(CHECK_MS)),
            self.store.map(|at| at.plus_millis(TRY_AGAIN_MS)),
        ];
        let next = next.into_iter().flatten().map(|at| self.time.until(at)).min();
        next.unwrap_or_default()
    }

    /// True if the running clock is due to be noted, which then counts as done.
    pub(super) fn take_heartbeat(&mut self, now: Moment) -> bool {
        let is_due = now.millis_since(self.heartbeat) >= HEARTBEAT_MS;
        if is_due {
            self.heartbeat = now;
        }
        is_due
    }

    /// True if the journal's place is due to be checked, which then counts as done.
    pub(super) fn take_check(&mut self, now: Moment) -> bool {
        let is_due = now.millis_since(self.checked) >= CHECK_MS;
        if is_due {
            self.checked = now;
        }
        is_due
    }

    /// True if the battery is due to be read, which then counts as done.
    pub(super) fn take_battery(&mut self, now: Moment) -> bool {
        let is_due = self.battery.is_none_or(|read| now >= read.plus_millis(BATTERY_MS));
        if is_due {
            self.battery = Some(now);
        }
        is_due
    }

    /// Notes a failure of the store: it is tried again later.
    pub(super) fn store_fails(&mut self, now: Moment) {
        self.store = Some(now);
    }

    /// Notes that the store works again.
    pub(super) fn store_works(&mut self) {
        self.store = None;
    }
}
