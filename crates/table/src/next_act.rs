//! The next act of a player: told on request, and at home by itself after a while in which nothing happened.

use std::sync::Arc;

use shakmaty::{Chess, Color};

use super::effect::Effect;
use super::hints::Terminal;
use super::other_game::WaitingGame;
use super::practice::Practice;
use super::seats::side_of;
use super::{Table, engine, play_again, review, tactics, training};
use controls::intent::{Intent, TacticsIntent, TrainingIntent};
use controls::next;
use controls::review::ReviewIntent;
use display::review::OtherGameView;
use laws::away::AwayPlayer;
use laws::command::{Command, Duty, WordedMove, may};
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use laws::rules::help::may_be_helped;
use query::next::{NextAct, PlayerAct, Reason};
use query::{self, Query, Task};
use speech::utterance::{Priority, Utterance};

/// Milliseconds without any event after which a player is told the next act at home.
const HINT_MS: u64 = 20_000;

impl Table {
    /// Takes note that somebody is typing: they are not told the next act while they do.
    pub fn somebody_types(&mut self, now: Moment) {
        self.hints.stirred(now);
    }

    /// Takes note that a page or a question covers the game from now on, or no longer does: a person who reads or fills in
    /// something is not told the next act.
    pub fn covers_game(&mut self, is_covered: bool, now: Moment) {
        self.hints.is_covered = is_covered;
        self.hints.stirred(now);
    }

    /// The next act of that player; none for a person who does not play.
    pub fn next_act(&self, person: Person) -> Option<NextAct> {
        let Person::Player(side) = person else { return None };
        let next = query::next::next_act(&self.game, side);
        let waiting = &self.seat(person)?.waiting;
        let act = if waiting.question.is_some() {
            PlayerAct::Answer
        } else if waiting.unconfirmed.is_some() {
            PlayerAct::Confirm
        } else if next.act == PlayerAct::Nothing(Reason::EngineThinks) && engine::is_gone(self)
            || next.act == PlayerAct::Nothing(Reason::Waits(Task::ToMake)) && engine::is_missing(self, side.other())
        {
            PlayerAct::Nothing(Reason::EngineGone)
        } else {
            next.act
        };
        Some(NextAct { act, ..next })
    }

    /// The next act in one sentence.
    pub(super) fn what_to_do(&self, person: Person) -> Option<String> {
        if let Some(step) = self.step_while_game_waits(person) {
            return Some(step);
        }
        let (seat, next) = (self.seat(person)?, self.next_act(person)?);
        let in_terminal = self.hints.terminal.is_some();
        let person_settings = &seat.settings.person;
        let by = if in_terminal {
            next::InputMeans::in_terminal(person_settings)
        } else {
            next::InputMeans::in_window(person_settings, self.game.people().is_vi(next.side))
        };
        let how = next::how(next.act, &seat.keymap, &seat.messages, by);
        let mut sentence = wording::next::sentence(&seat.messages, &self.game, next, &how, in_terminal);
        let waits_for_move = matches!(next.act, PlayerAct::Nothing(Reason::Waits(Task::ToMake)));
        if let Some(way) = self
            .way_to_type_for(person, &seat.messages)
            .filter(|_| waits_for_move && by != next::InputMeans::Mouse)
        {
            sentence = format!("{sentence} {way}");
        }
        // D.2.1: where no loudspeaker announces the move, the player does, until it has been repeated.
        // A move of a side that is played elsewhere goes there without being said aloud.
        let are_both_here = Color::ALL.into_iter().all(|side| self.game.away(side).is_none());
        let is_unheard = next.act == PlayerAct::Press && !self.is_home() && !self.public_voice() && are_both_here;
        let is_repeated = self.game.open_turn(next.side).is_some_and(|turn| turn.repeated);
        if is_unheard && !is_repeated && self.game.people().is_vi(next.side) {
            sentence = format!("{} {sentence}", seat.messages.text("next-say-aloud", &[]));
        }
        let question = seat.question_text().filter(|_| next.act == PlayerAct::Answer);
        Some(question.map_or_else(|| sentence.clone(), |question| format!("{question} {sentence}")))
    }

    /// F5: tells the next act, to the asker alone.
    pub(super) fn tell_what_to_do(&mut self, by: Person) -> Result<(), Refusal> {
        let Some(text) = self.what_to_do(by) else {
            self.seats.ask(by, Query::State, &self.game)?;
            self.tell_proposals(by, "");
            return Ok(());
        };
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        let (query, now) = (Query::State, self.now());
        let answer = query::answer(&self.game, query, by, now)?;
        self.seats.send(Effect::Answer { to: by, query, answer });
        if training::is_of(self, by) {
            training::say_question(self, by);
        } else {
            let also = engine::goal(self, by).or_else(|| review::offer(self, by));
            let text = also.map_or_else(|| text.clone(), |also| format!("{text} {also}"));
            self.say_what_to_do(by, text.clone(), Priority::Next);
            self.tell_proposals(by, &text);
        }
        Ok(())
    }

    /// Tells those who rule on open proposals of a game that comes back which they are. The person at a terminal asks for the next
    /// act then.
    pub(super) fn tell_what_is_open(&mut self) {
        let game = Arc::clone(&self.game);
        for to in [
            Person::Arbiter,
            Person::Player(Color::White),
            Person::Player(Color::Black),
        ] {
            let Some(seat) = self
                .seat(to)
                .filter(|_| self.hints.terminal != Some((Terminal::Person, to)))
            else {
                continue;
            };
            if to == Person::Arbiter {
                if let Some(open) = wording::state::open_rulings(&seat.messages, &game) {
                    self.seats.tell(to, Priority::Next, |_| open);
                }
            } else if self.next_act(to).is_some_and(|next| next.act == PlayerAct::Settle)
                && let Some(text) = self.what_to_do(to)
            {
                self.say_what_to_do(to, text, Priority::Next);
            }
        }
    }

    /// Tells a person who rules on the open proposals each of them, and what accepting it changes, except what is `told` already.
    fn tell_proposals(&mut self, by: Person, told: &str) {
        let game = Arc::clone(&self.game);
        let now = self.now();
        if may(game.people(), game.regulations(), by, Duty::Settle).is_err() {
            return;
        }
        for (place, proposal) in game.proposals().iter().enumerate() {
            // Illegal moves are not dealt with while the game is adjourned.
            let accepts = Command::AcceptProposal { kind: proposal.kind() };
            if game
                .decide(&accepts, by, now)
                .is_err_and(|refusal| refusal.code == Code::Adjourned)
            {
                continue;
            }
            let (effect, _) = self.seats.hears_effect(by, place, &game);
            let Some(seat) = self.seat(by) else { return };
            let proposed = wording::proposal::proposed(&seat.messages, &game, proposal);
            if !effect.is_empty() || !told.contains(&proposed) {
                let sentences: Vec<String> = std::iter::once(proposed).chain(effect).collect();
                self.seats.tell(by, Priority::Next, |_| sentences.join(" "));
            }
        }
    }

    fn say_what_to_do(&mut self, to: Person, text: String, priority: Priority) {
        let known = self.known_now(to);
        if let Some(side) = to.side() {
            *self.hints.known.get_mut(side) = known;
        }
        // The other choice is a sentence of its own.
        let replaces = known.filter(|(next, _)| next.act == PlayerAct::ReplaceIllegal);
        let also = replaces.and_then(|(next, _)| Some((self.seat(to)?, next.side)));
        let also = also.map(|(seat, side)| wording::next::or_replace_illegal(&seat.messages, &self.game, side));
        let first = match also.as_deref().and_then(|also| text.strip_suffix(also)) {
            Some(first) => first.trim_end().to_owned(),
            None => text,
        };
        if let Some(first) = self.told_next(to, first) {
            self.seats.say_private(to, first.with(priority).replacing("next"));
        }
        if let Some(also) = also.and_then(|also| self.told_next(to, also)) {
            self.seats.say_private(to, also.with(priority));
        }
    }

    /// The sentence about the next act; in a practice game the words to type are in the language of the announcements.
    pub(super) fn told_next(&self, to: Person, text: String) -> Option<Utterance> {
        let utterance = Utterance::sentence(&self.seat(to)?.messages, text);
        let words = self.practice.as_ref().and_then(|practice| practice.words(&self.game));
        Some(match words {
            Some(words) => utterance.pronouncing(words),
            None => utterance,
        })
    }

    fn known_now(&self, person: Person) -> Option<(NextAct, u32)> {
        self.next_act(person).map(|next| (next, self.game.plies_made()))
    }

    /// Puts this table in a terminal, which has neither keys nor panes, with that person at it.
    pub fn stand_in(&mut self, terminal: Terminal, person: Person) {
        self.hints.terminal = Some((terminal, person));
        for seat in self.seats.all_mut() {
            seat.messages = seat.messages.typed();
        }
        if self.is_read_by_a_program() {
            self.step.welcome = None;
        }
    }

    /// True if this table is used in a terminal.
    pub fn is_in_a_terminal(&self) -> bool {
        self.hints.terminal.is_some()
    }

    /// True if another program reads the words: it gets nothing that it did not ask for.
    pub(super) fn is_read_by_a_program(&self) -> bool {
        matches!(self.hints.terminal, Some((Terminal::Program, _)))
    }

    /// True if the first step welcomes to a new game.
    pub fn has_welcome(&self) -> bool {
        self.step.welcome.is_some()
    }

    /// Makes this a new game: the first step tells who has which colour, or offers a practice game before it.
    pub fn set_welcome(&mut self, offers_practice: bool) {
        self.step.welcome = Some(offers_practice);
    }

    /// Notes that questions come before this table: people who think about them are not told the next act at it.
    pub fn stand_behind_questions(&mut self) {
        for side in Color::ALL {
            *self.hints.known.get_mut(side) = self.known_now(Person::Player(side));
        }
    }

    pub(super) fn welcome_all(&mut self, offers_practice: bool) {
        for side in Color::ALL {
            let to = Person::Player(side);
            if !self.game.people().is_vi(side) || self.game.away(side).is_some() {
                continue;
            }
            if offers_practice && self.is_home() {
                self.seats.ask_first(to, Intent::Practise(true));
            } else {
                self.welcome(to);
            }
        }
    }

    /// The sentence that tells a player their colour and their opponent.
    pub(super) fn begins(&self, to: Person) -> Option<String> {
        let (messages, side) = (&self.seat(to)?.messages, to.side()?);
        let own = wording::color(messages, side);
        let other = &self.game.people().players.get(side.other()).name;
        let id = if other.is_empty() {
            "said-game-begins-unnamed"
        } else {
            "said-game-begins"
        };
        Some(messages.text(id, &[("side", (&own).into()), ("who", other.into())]))
    }

    /// Welcomes to a game: who has which colour, and the next act; at an event only that the clocks are stopped, if
    /// they are.
    pub(super) fn welcome(&mut self, to: Person) {
        let (Some(begins), Some(seat)) = (self.begins(to), self.seat(to)) else {
            return;
        };
        let moves = self.next_act(to).is_some_and(|next| next.act == PlayerAct::Move);
        let next = if moves && self.is_home() {
            // The keyboard is in the move line.
            Some(seat.messages.text("friend-move", &[]))
        } else if self.is_home() {
            self.what_to_do(to)
        } else {
            let clock = self.game.clock();
            let stands = clock.is_timed() && clock.running().is_none();
            stands.then(|| seat.messages.text("answer-clocks-stand", &[]))
        };
        let text = next.map_or_else(|| begins.clone(), |next| format!("{begins} {next}"));
        self.say_what_to_do(to, text, Priority::Next);
        // A person who has set up a position by ear hears it to check it. That of an endgame follows its goal.
        let is_set_up = self.game.regulations().start != Chess::default() && !engine::starts_endgame(self);
        if self.is_home() && is_set_up {
            self.seats.tell_position(to, &self.game);
        }
    }

    /// At home: asks the other player to let that move be taken back.
    pub(super) fn ask_to_take_back(&mut self, by: Person, side: Color) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::OwnGame(side))?;
        if self.game.ending().is_some() {
            return Err(self.game_over());
        }
        self.game.taken_back_to(side)?;
        let (other, plies) = (Person::Player(side.other()), self.game.plies_made());
        if matches!(self.game.away(side.other()), Some(AwayPlayer::Engine { .. })) {
            // An engine minds nothing: it is not even asked.
            return self.let_take_back(other, side, plies);
        }
        self.seats.tell(by, Priority::Normal, |seat| {
            let who = wording::player_name(&seat.messages, &self.game, side.other());
            seat.messages.text("said-asked-to-take-back", &[("who", (&who).into())])
        });
        self.seats.ask_first(other, Intent::LetTakeBack { side, plies });
        Ok(())
    }

    /// Takes the move back, if nothing has been played since the question.
    pub(super) fn let_take_back(&mut self, by: Person, side: Color, plies: u32) -> Result<(), Refusal> {
        if self.game.plies_made() != plies {
            return Err(Refusal::new(Code::TooLate));
        }
        self.step.hands_are_silent = true;
        self.act(by, &Command::TakeBack { side })
    }

    /// In a practice game only lines, answers and questions are for the table: after any other request the step is told
    /// again.
    ///
    /// # Errors
    /// The practice game cannot be left for another.
    pub(super) fn holds_back(&mut self, by: Person, intent: &Intent) -> Result<bool, Refusal> {
        if matches!(intent, Intent::NewGame(_)) {
            let leave = |table: &mut Self| {
                table.drop_practice();
                Ok(())
            };
            self.leave_for(by, intent, leave)?;
            return Ok(true);
        }
        let is_let = intent.only_looks() || matches!(intent, Intent::Practise(_) | Intent::Answer(_));
        if let Some(text) = self.what_to_do(by).filter(|_| !is_let) {
            self.say_what_to_do(by, text, Priority::Normal);
        }
        Ok(!is_let)
    }

    /// True if a practice game is under way: nothing of it is written down.
    pub(super) fn is_practising(&self) -> bool {
        self.practice.is_some()
    }

    /// True if another game is in the place of the one on the table: nothing of it is written down.
    pub(super) fn is_in_other_game(&self) -> bool {
        self.is_practising() || self.shows_other_position()
    }

    /// True if a position of a review or of tactics is in the place of the game on the table.
    pub(super) fn shows_other_position(&self) -> bool {
        self.reviews.is_under_way() || tactics::is_under_way(self)
    }

    /// True if the game waits, because another is in its place or somebody is trained.
    pub(super) fn lets_game_wait(&self) -> bool {
        self.is_in_other_game() || self.training.is_some()
    }

    /// Begins the practice game or leaves it; the game on the table waits as it is.
    pub(super) fn practise(&mut self, by: Person, begins: bool) -> Result<(), Refusal> {
        match (begins, self.is_practising()) {
            (true, false) => self.begin_practice(by),
            (false, true) => {
                self.end_practice(by, "practice-left");
                Ok(())
            }
            (true, true) => {
                self.say_step(by, None);
                Ok(())
            }
            (false, false) => Err(Refusal::new(Code::NoPractice)),
        }
    }

    fn begin_practice(&mut self, by: Person) -> Result<(), Refusal> {
        if !self.is_home() || self.game.people().arbiter.is_some() {
            return Err(Refusal::new(Code::OnlyAtHome));
        }
        if self.game.clock().running().is_some() {
            return Err(Refusal::new(Code::ClockRunning));
        }
        let waiting = WaitingGame::of(&self.game, &self.seats);
        self.game = Arc::new(Practice::game(by, &waiting.game));
        self.practice = Some(Box::new(Practice::new(by, waiting)));
        self.say_step(by, Some("practice-begins"));
        Ok(())
    }

    /// Ends the practice game: the other game is on the table again.
    fn end_practice(&mut self, by: Person, id: &str) {
        let Some(practice) = self.practice.take() else { return };
        self.resume(practice.into_waiting());
        let next = self.what_to_do(by).unwrap_or_default();
        self.then(by, Some(id), &next);
    }

    /// Drops the practice game without a word, because another table is wanted.
    pub(super) fn drop_practice(&mut self) {
        if let Some(practice) = self.practice.take() {
            self.resume(practice.into_waiting());
        }
    }

    /// The step of the practice game, in that person's words; none without one.
    pub fn practice_step(&self, to: Person) -> Option<String> {
        let practice = self.practice.as_ref()?;
        practice.step(&self.game, self.seat(to)?, self.letters(to))
    }

    /// The next step of a review; none without one.
    fn review_step(&self, to: Person) -> Option<String> {
        Some(review::view(self, self.seat(to)?)?.to_do)
    }

    fn exercise_escape(&self, to: Person) -> Option<Intent> {
        let training = training::is_of(self, to).then_some(Intent::Training(TrainingIntent::Leave));
        let tactics = tactics::is_open_to(self, to).then_some(Intent::Tactics(TacticsIntent::Leave));
        training.or(tactics)
    }

    /// The way out of the activity that keeps the game waiting.
    pub(super) fn escape(&self, to: Person) -> Option<Intent> {
        let practice = self.is_practising().then_some(Intent::Practise(false));
        let exercise = practice.or_else(|| self.exercise_escape(to));
        exercise.or_else(|| self.reviews.escape())
    }

    /// True if that person can leave something for the game that was there before.
    pub(super) fn has_way_back(&self, by: Person) -> bool {
        self.escape(by).is_some() || engine::is_endgame(self) || review::lists_games(self)
    }

    /// Leaves what keeps the game waiting, by the way out of the page that is open; an endgame, for the game before it; a list of games.
    ///
    /// # Errors
    /// `no_training`: somebody else's training does. `nothing_to_leave`: nothing does.
    pub(super) fn leave_page(&mut self, by: Person) -> Result<(), Refusal> {
        match self.escape(by) {
            // Escape stops the engine first; a word that leaves does not mean that.
            Some(Intent::Review(ReviewIntent::Stop)) if self.reviews.is_under_way() => {
                self.intend(by, Intent::Review(ReviewIntent::Leave))
            }
            Some(way) => self.intend(by, way),
            None if engine::is_endgame(self) => play_again::leave_endgame(self, by),
            None if review::lists_games(self) => review::close_list(self, by),
            None if self.training.is_some() => Err(Refusal::new(Code::NoTraining)),
            None => Err(Refusal::new(Code::NothingToLeave)),
        }
    }

    /// Leaves the open page, and carries out the intent for which it is left; if that only asks a question, the page stays.
    pub(super) fn leave_for(
        &mut self,
        by: Person,
        intent: &Intent,
        leave: impl FnOnce(&mut Self) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        if let Some(seat) = self.seats.get_mut(by) {
            seat.waiting.question = None;
        }
        let before = self.clone();
        leave(self)?;
        self.intend(by, intent.clone())?;
        let asked = self.seats.get_mut(by).and_then(|seat| seat.waiting.question.take());
        if let Some(question) = asked {
            *self = before;
            self.seats.ask_first(by, question);
        }
        Ok(())
    }

    /// The game shown for a while in place of the game on the table, for that person.
    pub fn other_game(&self, to: Person) -> OtherGameView {
        let seat = self.seat(to);
        OtherGameView {
            step: self.step_while_game_waits(to),
            before_closing: self.exercise_escape(to).or_else(|| self.reviews.before_closing()),
            escape: self.escape(to),
            review: seat.and_then(|seat| review::view(self, seat)),
            file: seat.and_then(|seat| review::games_view(self, seat)),
            tactics: seat.and_then(|seat| tactics::view(self, seat)),
            may_review: review::may_review(self).is_ok(),
        }
    }

    /// True if that person reviews that file when they open it. In a terminal it is a table of its own, as programs
    /// expect it; so it is for the arbiter at an event, who may leave the game for another.
    pub(super) fn opens_for_review(&self, by: Person, path: &str) -> bool {
        let is_of_the_desk = by == Person::Arbiter && may_be_helped(&self.game).is_err();
        self.hints.terminal.is_none() && review::is_named_so(path) && !is_of_the_desk
    }

    /// The next step, for that person, of the activity that keeps the game waiting: a practice game, a training, tactics, a
    /// review. If nothing more is played from here, the sentence says that.
    pub fn step_while_game_waits(&self, to: Person) -> Option<String> {
        let practice = self.practice_step(to).or_else(|| training::step(self, to));
        let ended = || {
            let seat = self.seat(to).filter(|_| self.seat_is_ended())?;
            Some(seat.messages.text("elsewhere-seat-ended", &[]))
        };
        practice
            .or_else(|| tactics::step(self, to))
            .or_else(|| self.review_step(to))
            .or_else(ended)
    }

    fn say_step(&mut self, by: Person, before: Option<&str>) {
        if let Some(step) = self.practice_step(by) {
            self.then(by, before, &step);
        }
    }

    /// Adds words to tell after the events of this step: that message, if there is one, and the next act.
    pub(super) fn then(&mut self, to: Person, id: Option<&str>, next: &str) {
        let Some(seat) = self.seat(to) else { return };
        let first = id.map(|id| seat.messages.text(id, &[])).into_iter();
        let text = first.chain([next.to_owned()]).collect::<Vec<_>>().join(" ");
        self.step.then.push((to, text));
    }

    /// Plays the move of this step of the practice game if it was typed; otherwise tells the step once more.
    pub(super) fn practise_line(&mut self, by: Person, understood: Result<WordedMove, Refusal>) -> Result<(), Refusal> {
        let Some((uci, reply)) = self.practice.as_ref().and_then(|practice| practice.moves()) else {
            return Ok(());
        };
        let wrong = match understood {
            Ok(words) if words.uci == uci => None,
            Ok(_) => Some("practice-other-move"),
            Err(_) => Some("practice-not-understood"),
        };
        if wrong.is_some() {
            self.say_step(by, wrong);
            return Ok(());
        }
        let side = side_of(by);
        self.announce(by, side, &uci.to_string())?;
        self.announce(Person::Player(side.other()), side.other(), &reply.to_string())?;
        if self.practice.as_mut().is_some_and(|practice| practice.next_step()) {
            self.end_practice(by, "practice-done");
        } else {
            self.say_step(by, None);
        }
        Ok(())
    }

    /// The player who is told next by itself, with the moment: at home, a player who does not see, after a quiet while.
    pub(super) fn next_hint(&self) -> Option<(Moment, Color)> {
        let is_told = self.is_home() && !self.game.regulations().is_competition() && !self.is_read_only();
        // A practice game tells its step.
        let is_told = is_told && self.training.is_none() && !self.shows_other_position() && !self.hints.is_covered;
        let side = Color::ALL.into_iter().filter(|_| is_told).find(|side| {
            let person = Person::Player(*side);
            // In a terminal, the person at it alone.
            let reads = match self.hints.terminal {
                Some((terminal, reader)) => terminal == Terminal::Person && reader == person,
                None => true,
            };
            let wants = reads && self.seat(person).is_some_and(|seat| seat.settings.person.hints);
            let known = self.known_now(person);
            let is_over = |act| {
                matches!(
                    act,
                    PlayerAct::Nothing(Reason::Ended | Reason::Adjourned | Reason::IsAway)
                )
            };
            wants
                && self.game.people().is_vi(*side)
                && known.is_some_and(|(next, _)| !is_over(next.act))
                && known != *self.hints.known.get(*side)
        })?;
        let since = Moment::from_millis(self.hints.since.as_millis());
        Some((since.plus_millis(HINT_MS), side))
    }

    /// Tells that player the next act, after the words that are being said.
    pub(super) fn hint(&mut self, side: Color) {
        let to = Person::Player(side);
        if let Some(text) = self.what_to_do(to) {
            self.say_what_to_do(to, text, Priority::Normal);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::intent::YesOrNo;
    use locale::Locale;
    use settings::Setting;

    const ADA: Person = Person::Player(Color::White);

    fn table(header: &str) -> Table {
        let script = parse(&format!("{header}\nwhite vi Ada\nblack sighted Ben\n")).unwrap();
        let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
        table.put(ADA, Setting::Hints, "on");
        table
    }

    fn said(table: &mut Table, input: Input, at_ms: u64) -> Vec<(Person, String)> {
        let effects = table.step(input, Moment::from_millis(at_ms));
        let said = effects.into_iter().filter_map(|effect| {
            let Effect::Say { to, utterance, .. } = effect else {
                return None;
            };
            Some((to, utterance.text()))
        });
        said.collect()
    }

    fn line(text: &str) -> Input {
        Input::Intent(ADA, Intent::Line(text.to_owned()))
    }

    #[test]
    fn a_game_begins_with_who_has_which_colour_and_what_to_do() {
        let mut home = table("set place=home\ntime 300");
        home.set_welcome(false);
        let welcome = "You are White, against Ben. The clocks are stopped: type start clocks.";
        assert_eq!(said(&mut home, Input::Time, 1), [(ADA, welcome.to_owned())]);
        // An act just told is not hinted.
        assert_eq!(home.next_hint(), None);
        let mut event = table("time 300");
        event.set_welcome(false);
        let welcome = "You are White, against Ben. The clocks are stopped.";
        assert_eq!(said(&mut event, Input::Time, 1), [(ADA, welcome.to_owned())]);
        assert_eq!(event.next_hint(), None);
    }

    /// The first evening after the six questions: No to the practice game is one key, a move and Enter are three.
    #[test]
    fn a_newcomer_begins_the_first_game_after_four_keys() {
        let mut keys = 0;
        let mut table = table("set place=home");
        table.set_welcome(true);
        let asked = said(&mut table, Input::Time, 1);
        assert_eq!(asked, [(ADA, String::from("Practise ten moves? Escape: no."))]);
        keys += 1; // Escape: the focus is on Yes.
        let begun = said(&mut table, Input::Intent(ADA, Intent::Answer(YesOrNo::No)), 1_000);
        assert_eq!(begun, [(ADA, String::from("You are White, against Ben. Your move."))]);
        keys += "e4".len() + 1;
        let played = said(&mut table, line("e4"), 2_000);
        assert_eq!(played.last().map(|(_, text)| text.as_str()), Some("Eva vier"));
        assert_eq!((table.game().line().len(), keys), (1, 4));
        let waits = "Wait for Ben to move. For Ben: black e5.";
        assert_eq!(said(&mut table, line("what next"), 3_000)[0].1, waits);
    }

    #[test]
    fn no_next_act_is_hinted_behind_the_first_questions() {
        let mut table = table("set place=home");
        table.stand_behind_questions();
        said(&mut table, Input::Time, 1);
        assert_eq!(table.next_hint(), None);
    }

    #[test]
    fn no_hint_is_given_while_typing_or_after_hints_off() {
        let mut table = table("set place=home");
        said(&mut table, Input::Time, 1);
        assert_eq!(table.next_hint().map(|(at, _)| at.as_millis()), Some(HINT_MS));
        table.somebody_types(Moment::from_millis(15_000));
        assert_eq!(table.next_wakeup().map(Moment::as_millis), Some(15_000 + HINT_MS));
        table.covers_game(true, Moment::from_millis(15_500));
        assert_eq!(table.next_hint(), None, "in the help");
        table.covers_game(false, Moment::from_millis(15_600));
        assert_eq!(table.next_wakeup().map(Moment::as_millis), Some(15_600 + HINT_MS));
        said(&mut table, line("hints off"), 16_000);
        assert_eq!(table.next_hint(), None);
    }

    #[test]
    fn a_practice_game_is_not_written_and_ends_with_another_game() {
        let mut table = table("set place=home");
        said(&mut table, Input::Time, 1);
        let waits = table.game().clone();
        for text in ["practice", "e4", "Nf3"] {
            let effects = table.step(line(text), Moment::from_millis(1_000));
            assert!(
                !effects.iter().any(|effect| matches!(effect, Effect::Append(_))),
                "{text}"
            );
        }
        assert_eq!(table.game().line().len(), 4);
        let form = Intent::NewGame(Box::default());
        let effects = table.step(Input::Intent(ADA, form), Moment::from_millis(2_000));
        assert!(
            effects.iter().any(|effect| matches!(effect, Effect::NewGame(..))),
            "{effects:?}"
        );
        assert_eq!(*table.game(), waits);
    }

    #[test]
    fn a_practice_game_stands_while_another_is_asked_about() {
        let mut table = table("set place=home");
        for (text, at) in [
            ("e4", 1_000),
            ("black: e5", 2_000),
            ("practice", 3_000),
            ("new game", 4_000),
        ] {
            said(&mut table, line(text), at);
        }
        assert!(table.is_practising());
        said(&mut table, line("no"), 5_000);
        assert!(table.is_practising());
        said(&mut table, line("leave"), 6_000);
        assert!(!table.is_practising() && table.game().line().len() == 2);
    }

    #[test]
    fn the_position_of_a_new_game_is_said_and_opens_no_list() {
        let mut table = table("start 8/8/8/4k3/8/8/4P3/R3K3 w - - 0 1\nset place=home");
        table.set_welcome(false);
        let effects = table.step(Input::Time, Moment::from_millis(1));
        let told = crate::tests::said(&effects).join(" ");
        assert!(told.contains("rook a1"), "{told}");
        assert!(
            !effects.iter().any(|effect| matches!(effect, Effect::Answer { .. })),
            "{told}"
        );
    }
}
