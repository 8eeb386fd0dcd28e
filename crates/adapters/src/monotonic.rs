//! The one place that reads the time: moments from the system's monotonic clock.

use std::time::{Duration, Instant};

use laws::moment::Moment;

/// Moments that continue from where the journal left off.
#[derive(Clone, Copy, Debug)]
pub struct Monotonic {
    origin: Instant,
    base: Moment,
}

impl Monotonic {
    /// A source whose next reading lies just after `last`.
    #[allow(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
    pub fn after(last: Moment) -> Self {
        Self {
            origin: Instant::now(),
            base: last,
        }
    }

    /// The present moment.
    #[allow(clippy::disallowed_methods, reason = "this is the one place that reads the clock")]
    pub fn now(&self) -> Moment {
        let passed = Instant::now().saturating_duration_since(self.origin);
        let micros = u64::try_from(passed.as_micros()).unwrap_or(u64::MAX);
        Moment::from_micros(self.base.as_micros().saturating_add(micros))
    }

    /// The time until that moment; zero if it has passed.
    pub fn until(&self, moment: Moment) -> Duration {
        Duration::from_micros(moment.as_micros().saturating_sub(self.now().as_micros()))
    }
}
