//! Questions, answered to the asker alone (D.2.6.1, D.2.10.4).

use super::Table;
use super::effect::Effect;
use crate::controls::intent::Purpose;
use crate::laws::command::{Duty, may};
use crate::laws::explanation;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Article, Code, Refusal};
use crate::notation::time_control;
use crate::query::{self, Order, Query};
use crate::settings::Reading;
use crate::speech::answer::{self, Manner};
use crate::speech::utterance::{Priority, Utterance};
use crate::wording;

/// Within how many milliseconds the key for the clock counts as pressed twice.
const TWICE_MS: u64 = 500;

impl Table {
    /// F2: one's own clock, twice both.
    pub(super) fn clock_key(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        let Some(seat) = self.seat_mut(by) else { return Ok(()) };
        let twice = seat
            .clock_key_at
            .take()
            .is_some_and(|at| now.millis_since(at) <= TWICE_MS);
        if !twice {
            seat.clock_key_at = Some(now);
        }
        self.ask(by, if twice { Query::Clocks } else { Query::Clock }, now)
    }

    /// The output devices, numbered, to the asker alone.
    pub(super) fn devices(&mut self, to: Person, devices: Vec<(String, String)>, now: Moment) {
        let Some(seat) = self.seat_mut(to) else { return };
        seat.devices = devices;
        let mut text = seat.messages.text(
            if seat.devices.is_empty() {
                "said-no-devices"
            } else {
                "said-devices"
            },
            &[],
        );
        for (index, (_, description)) in seat.devices.iter().enumerate() {
            text = format!("{text} {}: {description}.", index + 1);
        }
        let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Next);
        self.say_private(to, utterance, now);
    }

    /// The device of that number in the list he was told.
    pub(super) fn use_device(
        &mut self,
        by: Person,
        purpose: Purpose,
        number: usize,
        now: Moment,
    ) -> Result<(), Refusal> {
        let device = number
            .checked_sub(1)
            .and_then(|index| self.seat(by)?.devices.get(index).cloned());
        let Some((name, _)) = device else {
            return Err(Refusal::new(Code::OutOfRange));
        };
        self.step.effects.push(Effect::UseDevice(purpose, name));
        if let Some(seat) = self.seat_mut(by) {
            seat.no_earphone = false;
        }
        self.confirm(by, "said-device-used", now);
        Ok(())
    }

    /// That person has been told this Article.
    pub(super) fn cites(&mut self, to: Person, article: Option<&Article>) {
        if let Some(seat) = self.seat_mut(to)
            && let Some(article) = article
        {
            seat.last_article = Some(article.clone());
        }
    }

    /// 11.9: what an Article says; the one told last, where none is named.
    pub(super) fn explain(&mut self, by: Person, asked: &str, now: Moment) -> Result<(), Refusal> {
        let edition = self.game.regulations().edition;
        // "Article 9.2" is asked for as often as "9.2".
        let number = asked.split_whitespace().last();
        let told = || {
            self.seat(by)?
                .last_article
                .as_ref()
                .map(|article| article.0.to_string())
        };
        let Some(number) = number.map(str::to_owned).or_else(told) else {
            return Err(Refusal::new(Code::NothingToExplain));
        };
        match explanation::find(edition, &number) {
            Some(number) => self.ask(by, Query::Law(number), now),
            None => Err(explanation::unknown(edition, &number)),
        }
    }

    /// 11.9: what was fixed before the game, all of it.
    pub(super) fn read_regulations(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        let Some(seat) = self.seat(by) else { return Ok(()) };
        let time = time_control::write(&self.game.regulations().time);
        let list = wording::rules::regulations(&seat.messages, &self.game, &time);
        let lines = list.iter().map(|(name, value)| format!(" {name}: {value}."));
        let text = std::iter::once(format!("{}.", seat.messages.text("rules-title", &[])))
            .chain(lines)
            .collect::<String>();
        let utterance = Utterance::sentence(&seat.messages, text);
        self.say_private(by, utterance, now);
        Ok(())
    }

    /// A game in which something was played and that has not ended.
    pub(super) fn is_underway(&self) -> bool {
        let is_begun = !self.game.line().is_empty() || self.game.turn().announced.is_some();
        is_begun && self.game.ending().is_none()
    }

    /// The whole board, in the order that person has it read.
    pub(super) fn read_position(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        let reading = self
            .seat(by)
            .map(|seat| seat.settings.cells.reading)
            .unwrap_or_default();
        let order = match reading {
            Reading::Pieces => Order::Pieces,
            Reading::Ranks => Order::Ranks,
            Reading::Files => Order::Files,
        };
        self.ask(by, Query::Whole(order), now)
    }

    pub(super) fn ask(&mut self, by: Person, query: Query, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        let is_turned = self.seat(by).is_some_and(|seat| seat.settings.cells.turned);
        let query = if let Query::Around(from, around) = query
            && is_turned
        {
            Query::Around(from, around.across())
        } else {
            query
        };
        let answer = query::answer(&self.game, query, by, now)?;
        if let Some(seat) = self.seat(by) {
            let manner = Manner {
                form: seat.form(),
                cells: seat.settings.cells,
            };
            let utterance = answer::answer(&seat.messages, &self.game, by, &answer, manner);
            self.step.effects.push(Effect::Answer { to: by, query, answer });
            self.say_private(by, utterance, now);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controls::intent::{Choice, Intent};
    use crate::locale::Locale;
    use crate::script::{parse::parse, play::Stage};
    use crate::table::input::Input;
    use shakmaty::Color;

    #[test]
    fn another_game_can_be_begun_from_one_under_way_that_is_only_read() {
        let by = Person::Player(Color::White);
        let script = parse("white vi Ada\nblack sighted Ben\nboth play 1.e4 e5\n").unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        table.set_read_only();
        let mut begins = |intent| {
            let effects = table.step(Input::Intent(by, intent), table.last());
            effects.iter().any(|effect| matches!(effect, Effect::NewGame(_)))
        };
        assert!(!begins(Intent::NewGame(Box::default())), "asked first");
        assert!(begins(Intent::Answer(Choice::Yes)));
    }
}
