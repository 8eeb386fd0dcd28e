//! Questions, answered to the asker alone (D.2.6.1, D.2.10.4).

use super::Table;
use super::effect::Effect;
use crate::laws::moment::Moment;
use crate::laws::people::{Duty, Person, may};
use crate::laws::refusal::Refusal;
use crate::query::{self, Query};
use crate::speech::answer;

impl Table {
    pub(super) fn ask(&mut self, by: Person, query: Query, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        let answer = query::answer(&self.game, query, by, now)?;
        if let Some(seat) = self.seat(by) {
            let utterance = answer::answer(&seat.messages, &self.game, by, &answer);
            self.step.effects.push(Effect::Answer { to: by, query, answer });
            self.say_private(by, utterance, now);
        }
        Ok(())
    }
}
