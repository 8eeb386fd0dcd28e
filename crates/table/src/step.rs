//! One step: which mode takes an input, in which order, and what follows.

use std::sync::Arc;

use shakmaty::Color;

use super::board_watch::DueCheck;
use super::effect::Effect;
use super::input::Input;
use super::modes::MODES;
use super::seats::is_of_hands;
use super::table::PendingWords;
use super::{
    Table, asking, away, boards, elsewhere, engine, files, findings, hall, lichess, play_again, releases, repeating,
    review, settings, tactics, training,
};
use controls::intent::Intent;
use journal::entry::{JournalEvent, Suspension};
use journal::replay::ReplayError;
use laws::command::{Adjourn, Command};
use laws::event::Event;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Code, Refusal};
use link::seat::SeatStep;
use locale::{Locale, duration, harmless};
use query::Query;
use speech::utterance::Priority;

impl Table {
    /// A seat of a table at another computer, as far as its player may know it; `now` is that computer's time.
    ///
    /// # Errors
    /// The entries do not form a journal.
    pub fn a_seat(steps: &[SeatStep], now: Moment, locale: Locale) -> Result<Self, ReplayError> {
        elsewhere::a_seat(steps, now, locale)
    }

    /// Carries out one input, at that moment.
    pub fn step(&mut self, input: Input, now: Moment) -> Vec<Effect> {
        let asleep_since = if let Input::Suspended { before, .. } = input {
            Some(before)
        } else {
            None
        };
        self.begin(now, asleep_since);
        if input.actor().is_some() {
            self.hints.stirred(self.seats.now);
        }
        self.receive(input);
        for mode in MODES {
            (mode.follows)(self);
        }
        self.keep_devices();
        self.finish()
    }

    /// Lets time pass; nothing happens by itself while the computer sleeps.
    pub(super) fn begin(&mut self, now: Moment, asleep_since: Option<Moment>) {
        let now = now.strictly_after(self.written.last);
        self.pass_time(asleep_since.map_or(now, |asleep| asleep.min(now)));
        self.seats.now = now.strictly_after(self.written.last);
        if self.desk.closes_at().is_some_and(|at| now >= at) {
            self.close_desk();
        }
        if training::closes_at(self).is_some_and(|at| now >= at) {
            training::end(self, None);
        }
        for over in self.machine.silences.settle(self.seats.now) {
            self.seats.hearing(over, true, &self.game);
        }
        if let Some(greeting) = self.step.greeting.take() {
            self.seats.urgent_to_all(greeting);
            self.tell_what_is_open();
            elsewhere::tell_if_nobody_hosts(self);
            elsewhere::tell_of_seat(self);
        }
        if let Some(offers) = self.step.welcome.take() {
            self.welcome_all(offers);
        }
        self.tell_found();
    }

    fn tell_found(&mut self) {
        for finding in std::mem::take(&mut self.step.found) {
            self.seats
                .tell_all(Priority::Next, |seat| findings::sentence(&seat.messages, &finding));
        }
    }

    /// Writes and tells what has happened.
    pub(super) fn finish(&mut self) -> Vec<Effect> {
        self.tell_found();
        self.written.last = self.written.last.max(self.seats.now);
        self.seats.now = self.written.last;
        let owed = self.written.entries.settle();
        for entry in &owed {
            if let JournalEvent::Event(event) = &entry.event {
                self.seats.follow_sheets(event);
            }
        }
        let PendingWords {
            told,
            then,
            hands_are_silent,
            ..
        } = std::mem::take(&mut self.step);
        let is_told = |event: &&Event| !(hands_are_silent && is_of_hands(event));
        let told: Vec<&Event> = told.iter().filter(is_told).collect();
        self.seats.tell_events(&told, &self.game);
        for (to, text) in then {
            if let Some(utterance) = self.told_next(to, text) {
                self.seats.say_private(to, utterance.with(Priority::Normal));
            }
        }
        let append = (!owed.is_empty()).then_some(Effect::Append(owed));
        // Players who are not in the room are absent from a reviewed game too.
        let game = Arc::clone(self.own_game());
        let effects = append.into_iter().chain(self.seats.take_effects(&game));
        effects.chain([Effect::Show]).collect()
    }

    fn receive(&mut self, input: Input) {
        match input {
            Input::Intent(by, intent) => {
                if matches!(intent, Intent::Do(Command::PressClock { .. })) {
                    boards::settle(self);
                }
                match away::must_be_in_the_room(self, by) {
                    Err(refusal) if !away::ends_own_engine(self, by, &intent) => away::refuse_here(self, by, refusal),
                    Ok(()) | Err(_) => {
                        self.attempt(by, |table| table.intend(by, intent));
                    }
                }
            }
            Input::Chosen(by, dialog, chosen) => {
                self.attempt(by, |table| files::chosen(table, by, dialog, chosen));
            }
            Input::SheetRead { to, side, path, read } => {
                self.attempt(to, |table| {
                    let bytes = read.map_err(|why| why.refusal(&path))?;
                    table.enter_sheet(to, side, &path, &bytes)
                });
            }
            Input::Recorder(of, news) => self.recorder_tells(of, news),
            Input::Leave(by) => self.leave(by),
            Input::DeskLeft => self.leave_desk(),
            Input::Time => {}
            Input::Suspended { before, away_ms } => self.suspended(before, away_ms),
            Input::Tell(person, text) => self.seats.tell(person, Priority::Now, |_| text),
            Input::Inform(person, text) => self.seats.tell(person, Priority::Normal, |_| text),
            Input::StoreFailed(_) => self.set_unsaved(true, "said-not-saved"),
            Input::StoreWorks => self.set_unsaved(false, "said-saved-again"),
            Input::JournalMoved(file) => {
                self.machine.unsaved = false;
                self.seats.tell_all(Priority::Now, |seat| {
                    // The whole path, or nobody would find it.
                    let file = harmless(&file);
                    seat.messages.text("said-journal-moved", &[("file", (&*file).into())])
                });
            }
            Input::Hearing(silenced, since) => self.hearing(silenced, since),
            Input::ReaderIsHeard(person, heard) => {
                if let Some(seat) = self.seats.get_mut(person) {
                    seat.troubles.reader_is_heard = heard;
                }
            }
            Input::Saved(person, saved) => files::saved(self, person, saved),
            Input::Rescued(person, rescued) => files::rescued(person, &rescued, &mut self.seats),
            Input::Games { to, aloud, games } => files::listed(to, aloud, games, &mut self.seats),
            Input::Boards(news) => boards::news(self, news),
            Input::Engine(news) => {
                if !review::hear(self, &news) {
                    engine::news(self, news);
                }
            }
            Input::Collection(news) => review::file_news(self, news),
            Input::Positions(news) => tactics::news(self, news),
            Input::Lichess(news) => lichess::news(self, news),
            Input::Link(news) => hall::news(self, news),
            Input::Hosting(told) => elsewhere::tell_hosting(self, told),
            Input::CameIn(side, name) => elsewhere::came_in(self, side, &name),
            Input::SeatHeard(side, true, _) => elsewhere::note_return(self, side),
            Input::SeatHeard(side, false, at) => elsewhere::note_loss(self, side, at, false),
            Input::SeatLeft(side) => elsewhere::note_loss(self, side, None, true),
            Input::Wished(by, intent, thought_ms) => elsewhere::wished(self, by, &intent, thought_ms),
            Input::SettingsOf(person, settings) => elsewhere::settle(self, person, &settings),
            Input::Seen(person, steps) => {
                for step in steps {
                    elsewhere::seen(self, person, &step);
                }
            }
            Input::HostHeard(person, is_there) => elsewhere::host_is(self, person, is_there),
            Input::NotDone(person, code) => self.refuse(person, Refusal::new(code)),
            Input::CanKeepMembership(can) => hall::tried(self, can),
            Input::Member(place) => hall::come_back(self, *place),
            Input::UseBoard(by, side, board) => boards::named(self, by, side, board),
            Input::Devices(person, devices) => self.found_devices(person, devices),
            Input::Battery(charge) => {
                if let Some(percent) = self.machine.battery.read(charge) {
                    self.seats.tell_all(Priority::Next, |seat| {
                        let values = [("percent", u32::from(percent).into())];
                        seat.messages.text("battery-low", &values)
                    });
                }
            }
            Input::Newer { to, is_asked, newer } => releases::found_newer(self, to, is_asked, newer),
            Input::NoVoice(lang) => {
                if !self.machine.voiceless.contains(&lang) {
                    self.machine.voiceless.push(lang);
                }
            }
        }
    }

    /// Carries out the intent, unless a mode takes it.
    pub(super) fn intend(&mut self, by: Person, intent: Intent) -> Result<(), Refusal> {
        if !self.opening.people.has(by) {
            return Err(Refusal::new(Code::NotPermitted));
        }
        for mode in MODES {
            if (mode.takes)(self, by, &intent)? {
                return Ok(());
            }
        }
        let speaks_of_program = matches!(intent, Intent::Settings(_) | Intent::TurnBoard(_));
        self.seats.speaks_of_program = speaks_of_program;
        let done = self.carry_out_intent(by, intent);
        self.seats.speaks_of_program = false;
        done
    }

    /// Carries out the intent, once nothing but the Laws can stop it.
    pub(super) fn carry_out_intent(&mut self, by: Person, intent: Intent) -> Result<(), Refusal> {
        match intent {
            Intent::Line(line) => self.line(by, &line)?,
            Intent::Announce { for_side, words } => self.announce(by, for_side, &words)?,
            Intent::Correct { for_side, words } => self.correct(by, for_side, &words)?,
            Intent::Repeat { for_side, words } => repeating::repeat(self, by, for_side, &words)?,
            Intent::Play { for_side, words } => self.play(by, for_side, &words)?,
            Intent::AnnounceHands { for_side } => self.announce_hands(by, for_side)?,
            Intent::Repeated { for_side } => repeating::repeated(self, by, for_side)?,
            Intent::Copy { for_side } => repeating::copy(self, by, for_side)?,
            Intent::Touch { board, square } => self.touch(by, board, square)?,
            Intent::BringBack { board, square, piece } => self.bring_back(by, board, square, piece)?,
            Intent::Do(command) => {
                // Hands on a board have consequences at home.
                if let Command::Lift { board, .. } | Command::Place { board, .. } | Command::Remove { board, .. } =
                    &command
                {
                    self.hands(by, *board, &command)?;
                } else if matches!(command, Command::CompareSheets { sheets: None }) {
                    self.compare_sheets(by)?;
                } else if matches!(command, Command::Adjourn(Adjourn::Open { text: None, .. })) {
                    self.open_envelope(by)?;
                } else {
                    self.act(by, &command)?;
                }
            }
            Intent::ClaimWith { for_side, fifty, words } => self.claim_with(by, for_side, fifty, &words)?,
            Intent::Desk(intent) => self.at_desk(by, intent)?,
            Intent::Adjourn(intent) => self.adjourning(by, intent)?,
            Intent::Sheet(intent) => self.on_sheet(by, intent)?,
            Intent::Recorder(intent) => self.recorder.carry_out(by, intent, &self.game, &mut self.seats)?,
            Intent::CorrectClocks(commands) => {
                for command in &commands {
                    self.act(by, command)?;
                }
            }
            Intent::Ask(Query::State) => self.tell_what_to_do(by)?,
            Intent::Ask(Query::Sheet(side)) if self.is_home() && self.game.sheet(side).entries().is_empty() => {
                self.read_game_for_sheet(by, side)?;
            }
            Intent::Ask(Query::Opponent) => asking::opponent(self, by)?,
            Intent::Ask(query) => self.seats.ask(by, query, &self.game)?,
            Intent::Explain(asked) => self.seats.explain(by, &asked, &self.game)?,
            Intent::Regulations => self.seats.read_regulations(by, &self.game)?,
            Intent::ClockKey => self.seats.clock_key(by, &self.game)?,
            Intent::ReadPosition => self.seats.read_position(by, &self.game)?,
            Intent::SayAgain => self.seats.say_again(by, &self.game),
            Intent::SayEarlier => self.seats.say_earlier(by),
            Intent::File(intent) => files::intend(self, by, intent)?,
            Intent::Boards(intent) => boards::intend(self, by, intent)?,
            Intent::Engine(intent) => engine::intend(self, by, intent)?,
            Intent::Lichess(intent) => lichess::intend(self, by, intent)?,
            Intent::Joining(intent) => hall::intend(self, by, intent)?,
            Intent::Devices => self.seats.send(Effect::ListDevices(by)),
            Intent::UseDevice(purpose, number) => self.use_device(by, purpose, number)?,
            Intent::Help(search) => self.seats.send(Effect::OpenHelp(by, search)),
            Intent::Manual => self.seats.send(Effect::OpenManual(by)),
            Intent::Bind { control, key, told } => settings::bind(self, by, control, key, told),
            Intent::Settings(intent) => settings::pass_on(self, by, intent)?,
            Intent::Set { setting, to, told } => settings::set(self, by, setting, to, told)?,
            Intent::PublicVoice(is_on) => self.set_public_voice(by, is_on)?,
            Intent::TurnBoard(is_turned) => self.seats.turn_board(by, is_turned),
            Intent::NewGame(form) => {
                let permit = self.may_be_left(by, self.now())?;
                // A game that is under way is left only after a question.
                if self.is_underway() {
                    self.seats.ask_first(by, Intent::NewGame(form));
                } else {
                    self.seats.send(Effect::NewGame(form, permit));
                }
            }
            Intent::PlayAgain(time) => play_again::play_again(self, by, &time)?,
            Intent::Quit => {
                let is_kept = !self.game.line().is_empty()
                    && !self.machine.unsaved
                    && self.written.number > self.written.looked_at;
                if is_kept {
                    self.seats.confirm(by, "said-game-kept");
                }
                self.seats.send(Effect::Quit(is_kept));
            }
            Intent::AskFirst(intent) => {
                let intent = self.answer_to_open_offer(*intent);
                if let Intent::Do(command) = &intent
                    && let Some((kind, accepted)) = command.settles()
                {
                    return self.settle(by, kind, accepted);
                }
                if matches!(intent, Intent::Ask(_)) {
                    return self.intend(by, intent);
                }
                // An act that would be refused is not asked about: "Accept the draw?" without an offer would tell of an
                // offer.
                self.clone().intend(by, intent.clone())?;
                self.seats.ask_first(by, intent);
            }
            Intent::TakeBack { for_side } => self.ask_to_take_back(by, for_side)?,
            Intent::LetTakeBack { side, plies } => self.let_take_back(by, side, plies)?,
            Intent::Practise(begins) => self.practise(by, begins)?,
            Intent::Review(wish) => review::intend(self, by, wish)?,
            Intent::Training(intent) => training::intend(self, by, intent)?,
            Intent::Tactics(intent) => tactics::intend(self, by, intent)?,
            Intent::Leave => self.leave_page(by)?,
            Intent::Answer(choice) => self.answer(by, choice)?,
        }
        Ok(())
    }

    /// True if a move has been announced and the game has not ended.
    pub(super) fn is_underway(&self) -> bool {
        let is_begun = !self.game.line().is_empty() || self.game.turn().announced.is_some();
        is_begun && self.game.ending().is_none()
    }

    /// Takes note that the disk fails, or works again: everybody is told at once, and the game continues meanwhile,
    /// unsaved.
    fn set_unsaved(&mut self, unsaved: bool, id: &str) {
        if self.machine.unsaved != unsaved {
            self.machine.unsaved = unsaved;
            self.seats.urgent_to_all(id);
        }
    }

    /// The moment at which the table must be woken if no input comes before.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let calm = self.machine.silences.next_wakeup();
        if self.is_a_seat() {
            return calm;
        }
        let mark = self.seats.next_mark(&self.game, self.written.last).map(|mark| mark.at);
        let watched = self.next_watched().map(|(at, _)| at);
        let hint = self.next_hint().map(|(at, _)| at);
        let due = [
            self.game.next_wakeup(),
            mark,
            watched,
            hint,
            self.desk.closes_at(),
            calm,
        ];
        let modes = MODES.iter().map(|mode| (mode.next_wakeup)(self));
        due.into_iter().chain(modes).flatten().min()
    }

    fn next_watched(&self) -> Option<(Moment, DueCheck)> {
        self.watch.next(&self.game).filter(|_| !self.is_read_only())
    }

    /// Lets everything happen that happens by itself until `now`: flags fall, boards stand still, reminders are due.
    fn pass_time(&mut self, now: Moment) {
        // These things happen at the host.
        if self.is_a_seat() {
            return;
        }
        loop {
            let last = self.written.last;
            let flag = self.game.next_wakeup();
            let watched = self.next_watched();
            let others = flag.into_iter().chain(watched.map(|(at, _)| at)).min();
            let mark = self.seats.next_mark(&self.game, last);
            let is_first = |at: Moment| at <= now && others.is_none_or(|other| at < other);
            if let Some(at) = self.boards.next_wakeup().filter(|at| is_first(*at)) {
                self.seats.now = at.max(last);
                boards::wake(self);
                continue;
            }
            let hint = self.next_hint();
            if let Some((at, side)) =
                hint.filter(|(at, _)| is_first(*at) && mark.as_ref().is_none_or(|mark| *at < mark.at))
            {
                self.seats.now = at.max(last);
                self.hint(side);
                continue;
            }
            if let Some(mark) = mark.filter(|mark| is_first(mark.at)) {
                self.seats.now = mark.at.max(last);
                self.seats.reach_mark(&mark, &self.game);
                continue;
            }
            let Some(due) = others.filter(|due| *due <= now) else {
                return;
            };
            self.seats.now = due.strictly_after(last);
            match watched {
                Some((at, what)) if flag.is_none_or(|flag| at < flag) => self.watched(what),
                Some(_) | None => {
                    let events = Arc::make_mut(&mut self.game).pass_time(self.seats.now);
                    if events.is_empty() {
                        return;
                    }
                    self.take_down(events);
                }
            }
        }
    }

    /// Tells what the Laws require then (`laws::rules::boards`).
    fn watched(&mut self, what: DueCheck) {
        let at = self.now();
        self.watch.checked(what, at);
        let game = Arc::make_mut(&mut self.game);
        let events = match what {
            DueCheck::Settled(board) => game.settled(board, at),
            DueCheck::NotExecuted(board) => game.not_executed(board, at),
            DueCheck::Away(side) => game.is_away(side, at),
            DueCheck::Compare => {
                self.seats.confirm(Person::Arbiter, "said-compare-reminder");
                Vec::new()
            }
        };
        self.take_down(events);
    }

    /// Takes note that the computer slept or the program was suspended: that time is not charged (6.10.1), and
    /// everybody hears so. Both clocks are stopped at the times before; the arbiter may choose the times they would
    /// show had it been charged.
    fn suspended(&mut self, before: Moment, away_ms: u64) {
        // At a remote seat the host decides this.
        let Some(running) = self.game.clock().running().filter(|_| !self.is_a_seat()) else {
            return;
        };
        let now = self.now();
        let before = before.max(self.written.last);
        let left_ms = self.game.clock().both_ms(before);
        let mut charged_ms = left_ms;
        let left = charged_ms.get_mut(running);
        *left = left.saturating_sub(away_ms);
        let suspension = Suspension {
            left_ms,
            charged_ms,
            away_ms,
        };
        self.seats.now = before;
        self.write(JournalEvent::Suspended(suspension), before);
        self.apply(Event::ClocksStopped { by: None, left_ms });
        // The sentence below says that the clocks are stopped.
        self.step.told.pop();
        self.seats.now = now;
        self.offer_times(charged_ms);
        self.seats.tell_all(Priority::Now, |seat| {
            let time = duration(&seat.messages, away_ms);
            seat.messages.text("said-suspended", &[("time", (&time).into())])
        });
    }

    /// The server's name for the game that is played here, if it is played on one: the server's events are to be
    /// followed.
    pub fn online(&self) -> Option<String> {
        lichess::begins_at(self)
    }

    /// A file name such as "2026-11-21-Ada-Ben.pgn", with characters that every file system allows.
    pub fn suggested_file(&self) -> String {
        self.reviews
            .own_path()
            .unwrap_or_else(|| files::suggested(&self.opening))
    }

    /// Asks for an engine of that level against the player of that side.
    pub fn want_engine(&mut self, own: Color, level: String) {
        engine::begin_against(self, own, level);
    }

    /// True if an engine is being started or is thinking, a position is being loaded, or a file of games is at work: the answer is still to
    /// be told.
    pub fn awaits_answer(&self) -> bool {
        self.engine.is_awaited() || tactics::is_awaited(self) || self.reviews.is_awaited()
    }
}
