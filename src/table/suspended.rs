//! The computer slept or the program stood still: nothing of that time is charged (Art. 6.10.1), and everybody hears it.

use super::Table;
use crate::journal::entry::{JournalEvent, Suspension};
use crate::laws::event::{Event, Proposal};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::regulations::Rule;
use crate::locale::duration;
use crate::speech::utterance::{Priority, Utterance};

impl Table {
    /// Both clocks stand as they stood before; what they would show had it been charged is the arbiter's to take.
    pub(super) fn suspended(&mut self, before: Moment, away_ms: u64, now: Moment) {
        let Some(running) = self.game.clock().running() else {
            return;
        };
        let before = before.max(self.last);
        let left_ms = self.game.clock().both_ms(before);
        let mut charged_ms = left_ms;
        let left = charged_ms.get_mut(running);
        *left = left.saturating_sub(away_ms);
        let suspension = Suspension {
            left_ms,
            charged_ms,
            away_ms,
        };
        self.record(JournalEvent::Suspended(suspension), before);
        self.happen(Event::ClocksStopped { by: None, left_ms }, before);
        // The sentence below says that the clocks stand.
        self.step.told.pop();
        self.offer_times(charged_ms, now);
        let all: Vec<Person> = self.seats.iter().map(|seat| seat.person).collect();
        for to in all {
            if let Some(seat) = self.seat(to) {
                let time = duration(&seat.messages, away_ms);
                let text = seat.messages.text("said-suspended", &[("time", (&time).into())]);
                let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Now);
                self.say_private(to, utterance, now);
            }
        }
    }

    /// Other times than those the clocks stand at, for the arbiter to accept; nothing is charged by itself.
    pub(super) fn offer_times(&mut self, left_ms: shakmaty::ByColor<u64>, at: Moment) {
        let game = &self.game;
        if game.people().arbiter.is_some() && game.clock().both_ms(at) != left_ms {
            let article = game.regulations().article(Rule::DefectiveClock);
            let event = game.proposed(Proposal::Clock { left_ms, article });
            self.happen(event, at);
        }
    }
}
