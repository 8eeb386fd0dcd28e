//! The progress of long work, reported now and then to the person waiting for it; and a way to stop it.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::post::Post;
use laws::moment::Moment;
use laws::people::Person;
use locale::Messages;
use table::input::Input;

/// The time in which work stays unreported, in milliseconds.
const SILENT_MS: u64 = 1_000;

/// The interval at which a person is told the progress, in milliseconds.
pub const EVERY_MS: u64 = 5_000;

/// Work under way. Every clone can stop it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Stopped>);

#[derive(Debug, Default)]
struct Stopped {
    is_stopped: AtomicBool,
    /// True if a person has been told of it.
    is_told: AtomicBool,
}

impl Stop {
    /// Stops the work: it is no longer wanted.
    pub fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
    }

    /// True if the work is no longer wanted.
    pub fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }
}

/// The long work under way at a machine, for a key that stops it.
#[derive(Clone, Debug, Default)]
pub struct RunningWorks {
    under_way: Arc<Mutex<Vec<Stop>>>,
    /// True if the machine has a key that stops the work.
    has_key: Arc<AtomicBool>,
}

impl RunningWorks {
    /// Declares that the key is listened to.
    pub fn take_keys(&self) {
        self.has_key.store(true, Ordering::Relaxed);
    }

    /// Begins work.
    pub fn begin(&self) -> Stop {
        let stop = Stop::default();
        self.change(|under_way| under_way.push(stop.clone()));
        stop
    }

    /// Ends work: it is done, or stopped.
    pub fn end(&self, stop: &Stop) {
        self.change(|under_way| under_way.retain(|own| !Arc::ptr_eq(&own.0, &stop.0)));
    }

    /// True if a person waits for work and knows it.
    pub fn is_waited_for(&self) -> bool {
        self.change(|under_way| under_way.iter().any(|own| own.0.is_told.load(Ordering::Relaxed)))
    }

    /// Stops all work.
    pub fn stop(&self) {
        self.change(|under_way| under_way.iter().for_each(Stop::stop));
    }

    fn change<T>(&self, act: impl FnOnce(&mut Vec<Stop>) -> T) -> T {
        act(&mut self.under_way.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Tells a person first about the work, and how to stop it, then its progress: two messages.
    pub fn teller(
        &self,
        post: Post,
        to: Person,
        messages: Messages,
        [first, then]: [&'static str; 2],
    ) -> impl FnMut(u8) {
        let (mut is_told, has_key) = (false, Arc::clone(&self.has_key));
        move |percent| {
            let text = if std::mem::replace(&mut is_told, true) {
                messages.text(then, &[("percent", usize::from(percent).into())])
            } else if has_key.load(Ordering::Relaxed) {
                let words = [first, "said-how-to-stop"].map(|id| messages.text(id, &[]));
                words.join(" ")
            } else {
                messages.text(first, &[])
            };
            post.input(Input::Inform(to, text));
        }
    }
}

/// Reports the progress of work.
pub struct Progress<'a> {
    now: Box<dyn Fn() -> Moment + 'a>,
    told_next: Moment,
    every_ms: u64,
    tell: Box<dyn FnMut(u8) + 'a>,
    stop: Stop,
}

impl<'a> Progress<'a> {
    /// Begins work. `tell` is given the per cent when it has lasted a second, and then again at most once in `every_ms`
    /// milliseconds.
    pub fn new(now: impl Fn() -> Moment + 'a, every_ms: u64, tell: impl FnMut(u8) + 'a) -> Self {
        Self {
            told_next: now().plus_millis(SILENT_MS),
            now: Box::new(now),
            every_ms,
            tell: Box::new(tell),
            stop: Stop::default(),
        }
    }

    /// Work whose progress is not reported.
    pub fn untold() -> Self {
        Self::new(Moment::default, u64::MAX, |_| {})
    }

    /// The same work, with a way to stop it.
    #[must_use]
    pub fn until(self, stop: Stop) -> Self {
        Self { stop, ..self }
    }

    /// Notes that `done` of `all` is done. Breaks if the rest is no longer wanted.
    pub fn at(&mut self, done: u64, all: u64) -> ControlFlow<()> {
        if self.stop.is_stopped() {
            return ControlFlow::Break(());
        }
        let now = (self.now)();
        if now >= self.told_next {
            self.told_next = now.plus_millis(self.every_ms);
            let percent = done.saturating_mul(100).checked_div(all).unwrap_or(100).min(100);
            self.stop.0.is_told.store(true, Ordering::Relaxed);
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
    fn a_long_reading_is_told_at_intervals_and_a_short_one_never() {
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
    fn a_key_stops_only_what_somebody_has_been_told_of() {
        let (works, clock) = (RunningWorks::default(), Cell::new(0));
        let stop = works.begin();
        let mut progress = Progress::new(|| Moment::from_millis(clock.get()), 5_000, |_| ()).until(stop.clone());
        assert!(progress.at(1, 9).is_continue());
        assert!(!works.is_waited_for(), "the key means what it always means");
        clock.set(1_000);
        assert!(progress.at(2, 9).is_continue());
        assert!(works.is_waited_for());
        works.stop();
        assert!(progress.at(3, 9).is_break());
        works.end(&stop);
        assert!(!works.is_waited_for());
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
