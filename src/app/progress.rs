//! How far the reading of a long file has come, told now and then to whoever waits for it; and a way to stop it.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::laws::moment::Moment;

/// What is read in less, in milliseconds, is not worth a word.
const SILENT_MS: u64 = 1_000;

/// A file that is being read. Whoever holds a clone can stop that.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nobody wants the file any more.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether nobody wants it any more.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Tells how far a reading has come.
pub struct Progress<'a> {
    now: Box<dyn Fn() -> Moment + 'a>,
    told_next: Moment,
    every_ms: u64,
    tell: Box<dyn FnMut(u8) + 'a>,
    stop: Stop,
}

impl<'a> Progress<'a> {
    /// A reading that begins now. `tell` is given the per cent when it has lasted a second, and then again at most once in so
    /// many milliseconds.
    pub fn new(now: impl Fn() -> Moment + 'a, every_ms: u64, tell: impl FnMut(u8) + 'a) -> Self {
        Self {
            told_next: now().plus_millis(SILENT_MS),
            now: Box::new(now),
            every_ms,
            tell: Box::new(tell),
            stop: Stop::default(),
        }
    }

    /// A reading that nobody is told of.
    pub fn untold() -> Self {
        Self::new(Moment::default, u64::MAX, |_| {})
    }

    /// The same, which that can stop.
    #[must_use]
    pub fn until(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// So many bytes of all are read. Breaks if nobody wants the rest.
    pub fn at(&mut self, read: u64, all: u64) -> ControlFlow<()> {
        if self.stop.is_stopped() {
            return ControlFlow::Break(());
        }
        let now = (self.now)();
        if now >= self.told_next {
            self.told_next = now.plus_millis(self.every_ms);
            let percent = read.saturating_mul(100).checked_div(all).unwrap_or(100).min(100);
            (self.tell)(u8::try_from(percent).unwrap_or(100));
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    #[test]
    fn a_long_reading_is_told_after_a_second_and_then_at_intervals_and_a_short_one_never() {
        let (clock, told) = (Cell::new(0), RefCell::new(Vec::new()));
        let mut progress = Progress::new(
            || Moment::from_millis(clock.get()),
            2_000,
            |percent| told.borrow_mut().push((clock.get(), percent)),
        );
        for ms in (0..=6_000).step_by(250) {
            clock.set(ms);
            assert!(progress.at(ms, 8_000).is_continue());
        }
        assert_eq!(*told.borrow(), [(1_000, 12), (3_000, 37), (5_000, 62)]);
    }

    #[test]
    fn a_reading_that_nobody_wants_is_told_no_more() {
        let (stop, told) = (Stop::default(), Cell::new(0));
        let clock = Cell::new(0);
        let mut progress =
            Progress::new(|| Moment::from_millis(clock.get()), 0, |_| told.set(told.get() + 1)).until(stop.clone());
        clock.set(5_000);
        assert!(progress.at(1, 2).is_continue());
        stop.stop();
        assert!(progress.at(2, 2).is_break());
        assert_eq!(told.get(), 1);
    }
}
