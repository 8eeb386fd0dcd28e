//! Detects that the computer has slept, or the program been stopped, by comparing two sources of time.
//!
//! On Linux the monotonic clock stops while the computer sleeps and the time since boot does not: the difference is the sleep.
//! Elsewhere the monotonic clock may run on during sleep; then, as when the process is stopped, the table's thread wakes much
//! later than it asked to.

use laws::moment::Moment;

/// The shortest gap that counts as sleep, in milliseconds: the time since boot is read in hundredths of a second.
const SLEEP_MS: u64 = 1_000;
/// The shortest delay of a wake-up that counts as a gap, in milliseconds; a shorter one is a busy machine.
const LATE_MS: u64 = 5_000;

/// A time during which no one could play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The last moment before it.
    pub before: Moment,
    /// The length of the gap in milliseconds.
    pub away_ms: u64,
}

/// The last observations.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wakefulness {
    /// The lead of the time since boot over the table's, in milliseconds.
    ahead_ms: Option<u64>,
    /// The beginning and the latest end of the thread's wait.
    waits: Option<(Moment, Moment)>,
}

impl Wakefulness {
    /// Notes that the thread waits from `now`, at most `until`.
    pub fn begin_wait(&mut self, now: Moment, until: Moment) {
        self.waits = Some((now, until));
    }

    /// Notes that the thread is awake; returns the gap, if there was one. `since_boot_ms` is [`since_boot_ms`] read at
    /// the same moment.
    pub fn end_wait(&mut self, now: Moment, since_boot_ms: Option<u64>) -> Option<Gap> {
        let ahead_ms = since_boot_ms.map(|boot| boot.saturating_sub(now.as_millis()));
        let slept_ms = match (self.ahead_ms, ahead_ms) {
            (Some(old), Some(new)) => new.saturating_sub(old),
            (None, _) | (_, None) => 0,
        };
        if self.ahead_ms.is_none() || slept_ms >= SLEEP_MS {
            self.ahead_ms = ahead_ms;
        }
        let (since, until) = self.waits.take()?;
        if slept_ms >= SLEEP_MS {
            // The table's own clock stood still meanwhile, so all of its time was playing time.
            Some(Gap {
                before: now,
                away_ms: slept_ms,
            })
        } else if now.millis_since(until) >= LATE_MS {
            Some(Gap {
                before: since,
                away_ms: now.millis_since(since),
            })
        } else {
            None
        }
    }
}

/// Milliseconds since the computer was started, sleep included; none if the system does not say.
pub fn since_boot_ms() -> Option<u64> {
    read_uptime(&std::fs::read_to_string("/proc/uptime").ok()?)
}

/// The first figure of Linux's `/proc/uptime`: seconds with two decimals.
fn read_uptime(text: &str) -> Option<u64> {
    let (seconds, hundredths) = text.split_whitespace().next()?.split_once('.')?;
    let hundredths: u64 = hundredths.parse().ok().filter(|hundredths| *hundredths < 100)?;
    seconds
        .parse::<u64>()
        .ok()?
        .checked_mul(1_000)?
        .checked_add(hundredths.checked_mul(10)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(ms: u64) -> Moment {
        Moment::from_millis(ms)
    }

    #[test]
    fn sleep_is_what_the_time_since_boot_gained_on_the_tables() {
        let mut wakefulness = Wakefulness::default();
        assert_eq!(wakefulness.end_wait(at(0), Some(50_000)), None);
        wakefulness.begin_wait(at(0), at(1_000));
        assert_eq!(wakefulness.end_wait(at(1_000), Some(51_010)), None);
        wakefulness.begin_wait(at(1_000), at(2_000));
        let gap = wakefulness.end_wait(at(1_700), Some(651_700));
        assert_eq!(
            gap,
            Some(Gap {
                before: at(1_700),
                away_ms: 600_000
            })
        );
        wakefulness.begin_wait(at(1_700), at(2_700));
        assert_eq!(wakefulness.end_wait(at(2_700), Some(652_690)), None, "told once");
    }

    #[test]
    fn a_stopped_process_wakes_late_and_reports_the_gap() {
        let mut wakefulness = Wakefulness::default();
        wakefulness.end_wait(at(0), None);
        wakefulness.begin_wait(at(3_000), at(4_000));
        let gap = wakefulness.end_wait(at(34_000), None);
        assert_eq!(
            gap,
            Some(Gap {
                before: at(3_000),
                away_ms: 31_000
            })
        );
    }

    #[test]
    fn a_busy_machine_and_a_slow_disk_are_no_sleep() {
        let mut wakefulness = Wakefulness::default();
        wakefulness.end_wait(at(0), Some(100));
        wakefulness.begin_wait(at(0), at(1_000));
        assert_eq!(wakefulness.end_wait(at(4_500), Some(4_600)), None);
        // Ten seconds of work in the thread itself are not waiting.
        wakefulness.begin_wait(at(14_500), at(15_500));
        assert_eq!(wakefulness.end_wait(at(15_500), Some(15_600)), None);
    }

    #[test]
    fn a_source_that_goes_back_or_falls_silent_is_no_sleep() {
        let mut wakefulness = Wakefulness::default();
        wakefulness.end_wait(at(5_000), Some(9_000));
        wakefulness.begin_wait(at(5_000), at(6_000));
        assert_eq!(wakefulness.end_wait(at(4_000), Some(2_000)), None);
        wakefulness.begin_wait(at(6_000), at(7_000));
        assert_eq!(wakefulness.end_wait(at(7_000), None), None);
    }

    #[test]
    fn uptime_is_read_in_milliseconds() {
        assert_eq!(read_uptime("350735.47 234388.90\n"), Some(350_735_470));
        for wrong in ["", "7", "x.12 1", "1.1234 2"] {
            assert_eq!(read_uptime(wrong), None, "{wrong}");
        }
    }
}
