//! Waiting for an input or for the next thing that happens by itself.
//!
//! A sleeping thread is woken when the system finds time for it, on a busy machine many milliseconds late. A flag falls at
//! its instant (Art. 6.8): shortly before one the thread stays awake.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use super::{BATTERY, BATTERY_MICROS, HEARTBEAT, Runner, TRY_AGAIN};
use crate::app::table_thread::Note;
use crate::laws::moment::Moment;

/// How long before a clock reaches zero the thread stays awake: late wakings of 12 ms were measured.
const AWAKE: Duration = Duration::from_millis(15);

impl Runner {
    /// The next input, or [`RecvTimeoutError::Timeout`] when something happens by itself.
    pub(super) fn wait(&self, inbox: &Receiver<Note>) -> Result<Note, RecvTimeoutError> {
        let patience = self.patience();
        let zero = self.table.game().clock().flag_at().map(|at| self.tools.time.until(at));
        // One that is past has been acted on.
        let asleep = zero
            .filter(|zero| !zero.is_zero())
            .map(|zero| zero.saturating_sub(AWAKE));
        let Some(asleep) = asleep.filter(|asleep| *asleep < patience) else {
            return inbox.recv_timeout(patience);
        };
        if !asleep.is_zero() {
            let note = inbox.recv_timeout(asleep);
            if !matches!(note, Err(RecvTimeoutError::Timeout)) {
                return note;
            }
        }
        while !self.patience().is_zero() {
            match inbox.try_recv() {
                Ok(note) => return Ok(note),
                Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
                Err(TryRecvError::Empty) => std::hint::spin_loop(),
            }
        }
        Err(RecvTimeoutError::Timeout)
    }

    /// How long to wait for an input: to the next thing that happens by itself.
    pub(super) fn patience(&self) -> Duration {
        let mut patience = BATTERY;
        if let Some(read) = self.battery_read {
            let next = Moment::from_micros(read.as_micros().saturating_add(BATTERY_MICROS));
            patience = patience.min(self.tools.time.until(next));
        }
        if let Some(at) = self.table.next_wakeup() {
            patience = patience.min(self.tools.time.until(at));
        }
        if self.table.game().clock().running().is_some() {
            let next = self
                .last_heartbeat
                .plus_millis(u64::try_from(HEARTBEAT.as_millis()).unwrap_or(1000));
            patience = patience.min(self.tools.time.until(next));
        }
        if self.store_fails {
            let next = self
                .last_try
                .plus_millis(u64::try_from(TRY_AGAIN.as_millis()).unwrap_or(2000));
            patience = patience.min(self.tools.time.until(next));
        }
        patience
    }
}
