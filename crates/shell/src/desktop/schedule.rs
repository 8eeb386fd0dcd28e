//! The times of each window's next frame.

use std::collections::BTreeMap;
use std::time::Duration;

use egui::ViewportId;
use winit::event_loop::ControlFlow;

pub(super) type Instant = std::time::Instant;

/// The longest time a window system may hold a frame back before the window continues without being drawn: a covered
/// window on Wayland is asked for none, and its screen reader would hear nothing.
const WITHHELD: Duration = Duration::from_millis(250);

/// This moment.
#[expect(clippy::disallowed_methods, reason = "frames are due by the real clock")]
pub(super) fn now() -> Instant {
    Instant::now()
}

/// The frames to come.
#[derive(Default)]
pub(super) struct FrameSchedule {
    wanted: BTreeMap<ViewportId, Instant>,
    /// Frames requested of the window system, with the end of the wait for each.
    asked: BTreeMap<ViewportId, Instant>,
}

impl FrameSchedule {
    /// Plans a frame at that moment, or before.
    pub(super) fn want(&mut self, window: ViewportId, at: Instant) {
        let wanted = self.wanted.entry(window).or_insert(at);
        *wanted = at.min(*wanted);
    }

    /// The windows whose frame is due; each is named once.
    pub(super) fn due(&mut self, now: Instant) -> Vec<ViewportId> {
        take(&mut self.wanted, now)
    }

    /// Notes that the window system was asked for a frame.
    pub(super) fn asked(&mut self, window: ViewportId, now: Instant) {
        self.asked.entry(window).or_insert(now + WITHHELD);
    }

    /// Notes that the window system is ready for a frame; true if it was asked for one.
    pub(super) fn redraws(&mut self, window: ViewportId) -> bool {
        self.asked.remove(&window).is_some()
    }

    /// The windows whose frame is held back.
    pub(super) fn withheld(&mut self, now: Instant) -> Vec<ViewportId> {
        take(&mut self.asked, now)
    }

    /// Forgets windows that are closed.
    pub(super) fn keep_only(&mut self, is_there: impl Fn(ViewportId) -> bool) {
        self.wanted.retain(|id, _| is_there(*id));
        self.asked.retain(|id, _| is_there(*id));
    }

    /// The wait until the next frame, or until an event.
    pub(super) fn control_flow(&self) -> ControlFlow {
        let next = self.wanted.values().chain(self.asked.values()).min();
        next.map_or(ControlFlow::Wait, |next| ControlFlow::WaitUntil(*next))
    }
}

fn take(moments: &mut BTreeMap<ViewportId, Instant>, now: Instant) -> Vec<ViewportId> {
    let due: Vec<ViewportId> = moments
        .iter()
        .filter(|(_, at)| **at <= now)
        .map(|(id, _)| *id)
        .collect();
    moments.retain(|_, at| *at > now);
    due
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_due_once_and_at_the_earlier_of_two_moments() {
        let (mut schedule, now, window) = (FrameSchedule::default(), now(), ViewportId::ROOT);
        let later = now + Duration::from_secs(1);
        schedule.want(window, later);
        schedule.want(window, now);
        schedule.want(window, later);
        assert_eq!(schedule.due(now), [window]);
        assert_eq!(schedule.due(later), []);
    }

    #[test]
    fn a_window_whose_frame_is_withheld_continues_without_it() {
        let (mut schedule, now, window) = (FrameSchedule::default(), now(), ViewportId::ROOT);
        schedule.asked(window, now);
        assert_eq!(schedule.withheld(now), []);
        assert_eq!(schedule.withheld(now + WITHHELD), [window]);
        schedule.asked(window, now);
        assert!(schedule.redraws(window));
        assert!(!schedule.redraws(window), "nobody asked for a second one");
        assert_eq!(schedule.withheld(now + WITHHELD), []);
        assert!(matches!(schedule.control_flow(), ControlFlow::Wait));
    }
}
