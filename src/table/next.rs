//! What a player can do now: told when he asks, and at home by itself after a while in which nothing happened.

use shakmaty::{ByColor, Color};

use super::Table;
use super::effect::Effect;
use crate::controls::next;
use crate::laws::command::{Duty, may};
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::Refusal;
use crate::query::next::{Act, NextAct, Reason};
use crate::query::{self, Query};
use crate::speech::utterance::{Priority, Utterance};
use crate::wording;

/// So many milliseconds nothing happens before a player is told at home what he can do.
const HINT_MS: u64 = 20_000;

/// What each player was told, and since when nothing has happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Hints {
    /// When something last happened, or somebody last did something.
    since: Moment,
    /// What each player knows: he is not told again until it is something else.
    known: ByColor<Option<(NextAct, u32)>>,
}

impl Hints {
    /// Something happens, or somebody does something.
    pub(super) fn stirred(&mut self, at: Moment) {
        self.since = self.since.max(at);
    }
}

impl Table {
    /// What that player can do now; nothing for whoever does not play.
    pub fn next_act(&self, person: Person) -> Option<NextAct> {
        let Person::Player(side) = person else { return None };
        let next = query::next::next_act(&self.game, side);
        let waiting = &self.seat(person)?.waiting;
        let act = if waiting.question.is_some() {
            Act::Answer
        } else if waiting.unconfirmed.is_some() {
            Act::Confirm
        } else {
            next.act
        };
        Some(NextAct { act, ..next })
    }

    /// The same in one sentence.
    pub(super) fn what_to_do(&self, person: Person) -> Option<String> {
        let (seat, next) = (self.seat(person)?, self.next_act(person)?);
        let has_keys = self.game.people().is_vi(next.side) || seat.settings.person.second_keyboard;
        let how = next::how(next.act, &seat.keymap, &seat.messages, has_keys);
        let sentence = wording::next::sentence(&seat.messages, &self.game, next, &how);
        let question = seat.question_text().filter(|_| next.act == Act::Answer);
        Some(question.map_or_else(|| sentence.clone(), |question| format!("{question} {sentence}")))
    }

    /// F5: what is to be done, to the asker alone.
    pub(super) fn tell_what_to_do(&mut self, by: Person) -> Result<(), Refusal> {
        let Some(text) = self.what_to_do(by) else {
            return self.seats.ask(by, Query::State, &self.game);
        };
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        let (query, now) = (Query::State, self.now());
        let answer = query::answer(&self.game, query, by, now)?;
        self.seats.send(Effect::Answer { to: by, query, answer });
        self.say_what_to_do(by, text, Priority::Next);
        Ok(())
    }

    fn say_what_to_do(&mut self, to: Person, text: String, priority: Priority) {
        let known = self.known_now(to);
        if let Some(side) = to.side() {
            *self.hints.known.get_mut(side) = known;
        }
        if let Some(seat) = self.seat(to) {
            let utterance = Utterance::sentence(&seat.messages, text).with(priority).replacing("next");
            self.seats.say_private(to, utterance);
        }
    }

    fn known_now(&self, person: Person) -> Option<(NextAct, u32)> {
        self.next_act(person).map(|next| (next, self.game.plies_made()))
    }

    /// Who is told next by itself, and when: at home, a player who does not see, after a while of nothing.
    pub(super) fn next_hint(&self) -> Option<(Moment, Color)> {
        let is_told = self.is_home() && !self.game.regulations().is_competition() && !self.is_read_only();
        let side = Color::ALL.into_iter().filter(|_| is_told).find(|side| {
            let person = Person::Player(*side);
            let wants = self.seat(person).is_some_and(|seat| seat.settings.person.hints);
            let known = self.known_now(person);
            let is_over = |act| matches!(act, Act::Nothing(Reason::Ended | Reason::Adjourned));
            wants
                && self.game.people().is_vi(*side)
                && known.is_some_and(|(next, _)| !is_over(next.act))
                && known != *self.hints.known.get(*side)
        })?;
        let since = Moment::from_millis(self.hints.since.as_millis());
        Some((since.plus_millis(HINT_MS), side))
    }

    /// That player is told. It waits for whatever is being said.
    pub(super) fn hint(&mut self, side: Color) {
        let to = Person::Player(side);
        if let Some(text) = self.what_to_do(to) {
            self.say_what_to_do(to, text, Priority::Normal);
        }
    }
}
