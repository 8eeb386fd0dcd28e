//! Questions; only the asker hears the answer (D.2.6.1, D.2.10.4).

use shakmaty::Color;

use super::Table;
use super::effect::Effect;
use super::seat::Seat;
use super::seats::{Seats, side_of};
use controls::sheet::SheetReading;
use laws::command::{Duty, may};
use laws::game::Game;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use notation::time_control;
use query::{self, Answer, Query, ReadingOrder};
use speech::answer::{self, AnswerManner};
use speech::utterance::{Priority, Utterance};
use wording::law::{self, Explainable};

/// Two presses of the clock key within this many milliseconds are a double press.
const TWICE_MS: u64 = 500;

/// Says the opponent, or both players to anybody else, with a rating that the tournament or Lichess gives.
pub(super) fn opponent(table: &mut Table, by: Person) -> Result<(), Refusal> {
    let ratings = table.lichess.ratings().unwrap_or(table.opening.tournament.ratings);
    let asked = by.side().map_or(Color::ALL.to_vec(), |own| vec![own.other()]);
    if asked.iter().all(|side| ratings.get(*side).is_none()) {
        return table.seats.ask(by, Query::Opponent, &table.game);
    }
    may(table.game.people(), table.game.regulations(), by, Duty::Ask)?;
    let players = &table.game.people().players;
    table.seats.tell(by, Priority::Next, |seat| {
        let player = |side: &Color| {
            let rating = ratings
                .get(*side)
                .map(|elo| seat.messages.text("engine-rating", &[("elo", elo.into())]));
            wording::player_and_rating(&seat.messages, *side, &players.get(*side).name, rating)
        };
        asked.iter().map(player).collect::<Vec<_>>().join(" ")
    });
    Ok(())
}

impl Seats {
    pub(super) fn ask(&mut self, by: Person, query: Query, game: &Game) -> Result<(), Refusal> {
        self.answer(by, query, game, false)
    }

    fn answer(&mut self, by: Person, query: Query, game: &Game, at_once: bool) -> Result<(), Refusal> {
        may(game.people(), game.regulations(), by, Duty::Ask)?;
        let Some(seat) = self.get(by) else { return Ok(()) };
        let query = if let Query::Around(from, around) = query
            && seat.settings.cells.turned
        {
            Query::Around(from, around.across())
        } else {
            query
        };
        let (answer, utterance) = self.words_of(seat, by, query, game)?;
        self.send(Effect::Answer { to: by, query, answer });
        self.say_private(
            by,
            if at_once {
                utterance.with(Priority::Now)
            } else {
                utterance
            },
        );
        Ok(())
    }

    fn words_of(&self, seat: &Seat, by: Person, query: Query, game: &Game) -> Result<(Answer, Utterance), Refusal> {
        let answer = query::answer(game, query, by, self.now)?;
        let manner = AnswerManner {
            form: seat.form(),
            cells: seat.settings.cells,
        };
        let utterance = answer::answer(&seat.messages, game, by, &answer, manner);
        Ok((answer, utterance))
    }

    /// Tells the whole position without a question: it is only said, and no list of it opens.
    pub(super) fn tell_position(&mut self, to: Person, game: &Game) {
        let query = Query::Whole(ReadingOrder::Pieces);
        let told = self.get(to).and_then(|seat| self.words_of(seat, to, query, game).ok());
        if let Some((_, utterance)) = told {
            self.say_private(to, utterance);
        }
    }

    /// F2: the player's own clock; pressed twice, both clocks, and not their own once more before them.
    pub(super) fn clock_key(&mut self, by: Person, game: &Game) -> Result<(), Refusal> {
        let now = self.now;
        let Some(seat) = self.get_mut(by) else { return Ok(()) };
        let before = seat.bookmarks.clock_key.take();
        let twice = before.is_some_and(|at| now.millis_since(at) <= TWICE_MS);
        seat.bookmarks.clock_key = Some(now).filter(|_| !twice);
        let query = if twice { Query::Clocks } else { Query::Clock };
        self.answer(by, query, game, twice)
    }

    /// Reads the whole board, in the order that person has chosen.
    pub(super) fn read_position(&mut self, by: Person, game: &Game) -> Result<(), Refusal> {
        let reading = self.get(by).map(|seat| seat.settings.cells.reading);
        let order = match reading.unwrap_or_default() {
            settings::Reading::Pieces => ReadingOrder::Pieces,
            settings::Reading::Ranks => ReadingOrder::Ranks,
            settings::Reading::Files => ReadingOrder::Files,
        };
        self.ask(by, Query::Whole(order), game)
    }

    /// 11.9: the text of an Article or the meaning of a term; if none is named, of the Article the person was told last.
    pub(super) fn explain(&mut self, by: Person, asked: &str, game: &Game) -> Result<(), Refusal> {
        may(game.people(), game.regulations(), by, Duty::Ask)?;
        let Some(seat) = self.get(by) else { return Ok(()) };
        let named = Some(asked.to_owned()).filter(|asked| !asked.trim().is_empty());
        let told = || seat.last_article.as_ref().map(|article| article.0.to_string());
        let asked = named.or_else(told).ok_or(Refusal::new(Code::NothingToExplain))?;
        match law::find(&seat.messages, game.regulations(), &asked)? {
            Explainable::Article(number) => self.ask(by, Query::Law(number), game),
            Explainable::Term(term) => self.ask(by, Query::Term(term), game),
        }
    }

    /// 11.9: all the regulations of this game.
    pub(super) fn read_regulations(&mut self, by: Person, game: &Game) -> Result<(), Refusal> {
        may(game.people(), game.regulations(), by, Duty::Ask)?;
        self.tell(by, Priority::Normal, |seat| {
            let time = time_control::write(&game.regulations().time);
            let list = wording::rules::regulations(&seat.messages, game, &time);
            let lines = list
                .iter()
                .map(|(name, value)| format!(" {}.", seat.messages.labelled(name, value)));
            let title = format!("{}.", seat.messages.text("rules-title", &[]));
            std::iter::once(title).chain(lines).collect()
        });
        Ok(())
    }

    /// Reads a scoresheet back as it is written, only to its owner (8.1, D.2.7).
    pub(super) fn read_entries(&mut self, by: Person, reading: &SheetReading, game: &Game) -> Result<(), Refusal> {
        may(game.people(), game.regulations(), by, Duty::Ask)?;
        let Some(seat) = self.get_mut(by) else { return Ok(()) };
        let messages = &seat.messages;
        let entries = game.sheet(side_of(by)).entries();
        let heard: Vec<usize> = wording::sheet::heard(entries).collect();
        let here = seat.bookmarks.sheet;
        let found = match reading {
            _ if heard.is_empty() => None,
            SheetReading::Last => heard.last().copied(),
            SheetReading::Previous => here
                .map_or(heard.last(), |here| heard.iter().rfind(|at| **at < here))
                .copied(),
            SheetReading::Next => here
                .map_or(heard.first(), |here| heard.iter().find(|at| **at > here))
                .copied(),
            SheetReading::From(number) => {
                let is_it = |at: &&usize| {
                    let entry = entries.get(**at);
                    entry.is_some_and(|entry| entry.is_move() && entry.ply.div_ceil(2) == *number)
                };
                let from = heard.iter().find(is_it).copied();
                Some(from.ok_or(Refusal::new(Code::NoEntry))?)
            }
            SheetReading::Find(words) if words.trim().is_empty() => return Err(Refusal::new(Code::Incomplete)),
            SheetReading::Find(words) => {
                let wanted = words.trim().to_lowercase();
                let is_it = |at: &&usize| {
                    let entry = entries.get(**at);
                    entry.is_some_and(|entry| entry.text.to_lowercase().contains(&wanted))
                };
                let behind = heard.iter().filter(|at| here.is_some_and(|here| **at > here));
                // Searches from the present entry to the end, then from the beginning.
                let found = behind.chain(&heard).find(is_it).copied();
                Some(found.ok_or_else(|| Refusal::of_word(Code::NotOnSheet, words.trim()))?)
            }
        };
        let text = match (found, reading) {
            (None, _) if heard.is_empty() => messages.text("answer-sheet-empty", &[]),
            (None, SheetReading::Previous) => messages.text("said-no-entry-before", &[]),
            (None, _) => messages.text("said-no-entry-behind", &[]),
            (Some(first), SheetReading::From(_)) => {
                let from = heard.iter().filter(|at| **at >= first);
                let entries = from.filter_map(|at| entries.get(*at));
                wording::sheet::running(messages, entries)
            }
            (Some(at), SheetReading::Last | SheetReading::Previous | SheetReading::Next | SheetReading::Find(_)) => {
                entries
                    .get(at)
                    .map(|entry| wording::sheet::entry(messages, entry))
                    .unwrap_or_default()
            }
        };
        seat.bookmarks.sheet = found.or(here);
        self.tell(by, Priority::Next, |_| text);
        Ok(())
    }

    /// Tells the output devices with their numbers, to the asker alone.
    pub(super) fn tell_devices(&mut self, to: Person) {
        self.tell_of_devices(to, Priority::Next, |seat| {
            let is_none = seat.devices.is_empty();
            let first = seat
                .messages
                .text(if is_none { "said-no-devices" } else { "said-devices" }, &[]);
            let numbered = seat.devices.iter().zip(1..);
            let lines = numbered.map(|(device, number)| format!(" {number}: {}.", device.description));
            std::iter::once(first).chain(lines).collect()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::intent::{Intent, YesOrNo};
    use locale::Locale;
    use shakmaty::Color;

    #[test]
    fn another_game_can_be_begun_from_a_read_only_one() {
        let by = Person::Player(Color::White);
        let script = parse("white vi Ada\nblack sighted Ben\nboth play 1.e4 e5\n").unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        table.set_read_only();
        let mut begins = |intent| {
            let effects = table.step(Input::Intent(by, intent), table.last());
            effects.iter().any(|effect| matches!(effect, Effect::NewGame(..)))
        };
        assert!(!begins(Intent::NewGame(Box::default())), "asked first");
        assert!(begins(Intent::Answer(YesOrNo::Yes)));
    }

    #[test]
    fn the_clock_key_pressed_twice_says_both_clocks_at_once() {
        let script = parse("time 300\nset place=home\nwhite vi Ada\nblack sighted Ben\n").unwrap();
        let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
        let ada = Person::Player(Color::White);
        let mut press = |ms| {
            let at = table.last().plus_millis(ms);
            let effects = table.step(Input::Intent(ada, Intent::ClockKey), at);
            let said = effects.into_iter().find_map(|effect| {
                let Effect::Say { utterance, .. } = effect else {
                    return None;
                };
                Some((utterance.priority, utterance.text()))
            });
            said.unwrap()
        };
        let (first, own) = press(1000);
        let (second, both) = press(200);
        assert_eq!((first != Priority::Now, second), (true, Priority::Now));
        let names_both = |text: &str| text.contains("Black has");
        assert!(names_both(&both) && !names_both(&own), "{own} {both}");
        assert_ne!(press(2000).0, Priority::Now, "pressed once again");
    }
}
