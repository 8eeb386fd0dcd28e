//! A player at another computer that is not heard any more. The Laws know of no computers; the FIDE Online Chess Regulations let him come back
//! (Part III a, 11.4) and leave it to the regulations of the event within what time and how often (11.4.2). What is more is for the arbiter to
//! rule on (Art. 12.9): nobody loses by a cable.

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
    /// What follows if that side is still away: once it is so for longer, or more often, than the regulations allow, the arbiter is told and is
    /// offered the loss.
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
            draft.propose_once(Proposal::Result {
                result: GameResult::win(side.other()),
                reason: Reason::Abandoned,
                article,
                undecided: false,
            });
        }
        draft.events
    }
}
