//! A remote player whose computer is no longer heard. The Laws know of no computers; the FIDE Online Chess
//! Regulations let the player come back (Part III a, 11.4) and leave the time limit and the number of absences to the
//! regulations of the event (11.4.2). Anything beyond that is for the arbiter to rule on (Art. 12.9): nobody loses
//! through a network failure.

use shakmaty::Color;

use super::draft::Draft;
use crate::ending::{GameResult, Reason};
use crate::event::{AwayEvent, Event};
use crate::game::Game;
use crate::moment::Moment;
use crate::people::Person;
use crate::proposal::Proposal;
use crate::regulations::Rule;

impl Game {
    /// Reports to the arbiter, and proposes the loss, if that side has been away for longer, or more often, than the regulations allow.
    pub fn is_away(&mut self, side: Color, now: Moment) -> Vec<Event> {
        let rules = self.regulations.elsewhere;
        let absence = self.absence(side);
        let Some(since) = absence.since.filter(|_| self.ending.is_none() && absence.times > 0) else {
            return Vec::new();
        };
        let away_ms = now.millis_since(since);
        let too_long = rules.back_within_ms.is_some_and(|within_ms| away_ms >= within_ms);
        let too_often = rules.may_be_away.is_some_and(|most| absence.times > most);
        let article = self.regulations.article(Rule::Penalties);
        let mut draft = Draft::new(self, Person::Arbiter, now);
        if too_long || too_often {
            let times = absence.times;
            draft.emit(Event::Away(AwayEvent::AwayTooLong { side, away_ms, times }));
            draft.propose_once(Proposal::result(
                GameResult::win(side.other()),
                Reason::Abandoned,
                article,
            ));
        }
        draft.events
    }
}
