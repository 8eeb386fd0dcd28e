//! A decision in the making: what `decide` works with. A refusal cites its Article, which a player may have explained (11.9).

use super::event::Event;
use super::game::Game;
use super::moment::Moment;
use super::people::Person;
use super::refusal::{Code, Refusal};
use super::regulations::Rule;

/// A decision in the making: the game as it would stand after the events so far.
pub(super) struct Draft {
    pub(super) game: Game,
    pub(super) by: Person,
    pub(super) at: Moment,
    pub(super) events: Vec<Event>,
}

impl Draft {
    pub(super) fn new(game: &Game, by: Person, at: Moment) -> Self {
        Self {
            game: game.clone(),
            by,
            at,
            events: Vec::new(),
        }
    }

    /// One event more.
    pub(super) fn emit(&mut self, event: Event) {
        self.game.apply(&event, self.at);
        self.events.push(event);
    }

    /// A refusal that cites a rule.
    pub(super) fn refuse<T>(&self, code: Code, rule: Rule) -> Result<T, Refusal> {
        Err(Refusal::under(code, self.game.regulations.article(rule)))
    }
}
