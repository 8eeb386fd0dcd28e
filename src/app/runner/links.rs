//! Links to other machines. A game on lichess is followed as soon as its table is set up. The desks of a tournament are told of the entries
//! on the disk, and their messages are inputs.
//!
//! A game on two machines has the host's end here, or the seat's (`link::host`, `link::seat`). This module only passes messages;
//! `table::elsewhere` knows the meaning of a wish and what its player may know.

use super::Runner;
use crate::app::news::TableNews;
use crate::app::seat_connection::{SeatConnection, WishOrigin};
use crate::app::showing;
use adapters::system_random;
use controls::intent::Intent;
use controls::move_line::{self, MoveLineMeaning};
use display::{Personal, Screen};
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::Code;
use link::host::{ConnectionWay, Host, HostAct, HostKeys, HostMessage, HostRequest};
use link::membership::Membership;
use link::seat::{AssistantWords, GuestEnd, HostEnd, IncomingQuestion, LineEnd, SeatNews, SeatStep, Wish};
use link::topic::Topic;
use link::{Address, AskedId, MachineRole, NetNews, NetRequest, NotOpened, PORT, QuestionId};
use protocols::lichess;
use settings::Settings;
use shakmaty::{ByColor, Color};
use speech::utterance::Channel;
use table::effect::Effect;
use table::elsewhere::{self, Before, WishRoute};
use table::hall;
use table::input::Input;

impl Runner {
    /// Follows the table's game on the server: each event in it is to be reported. No request is made for any other game.
    pub(super) fn join_online(&mut self) {
        if self.table.is_read_only() {
            return;
        }
        if let Some(game) = self.table.online() {
            self.tools.links.lichess.ask(lichess::LichessRequest::Join(game));
        }
    }

    /// Takes part in the tournament of last time, or in the one the command line names. A locked table keeps its tournament, and a person
    /// who named another is told why; only a game moved here from another computer, whose PIN stayed there, may be led to its tournament. A
    /// table that is part of none makes no request to the network.
    pub(super) fn join_tournament(&mut self) {
        let lock = self.table.game().lock();
        let keeps_its_event = lock.is_some_and(|lock| !lock.is_elsewhere());
        let joins = self.tools.links.joins.take();
        if (joins.is_none() || keeps_its_event)
            && let Some(place) = self.tools.links.membership.load()
        {
            self.step(Input::Member(Box::new(place)));
        }
        if let Some(joins) = joins {
            let has_arbiter = self.table.game().people().arbiter.is_some();
            let by = if has_arbiter && !keeps_its_event {
                Person::Arbiter
            } else {
                self.tools.own_seat
            };
            self.step(Input::Intent(by, Intent::Joining(joins)));
        }
    }

    pub(super) fn link_news(&mut self, news: NetNews) {
        if matches!(self.far, RemoteMachine::Table(_)) {
            let now = self.tools.time.now();
            // This comes first: after a standstill the message may come before the timer does.
            self.notice_silence_of_host(now);
            self.seat_news(&news, now);
        } else {
            self.step(Input::Link(news));
        }
    }

    /// Tells the desks the new entries, and the table's progress.
    pub(super) fn publish(&mut self, now: Moment) {
        let mut written = self.tools.journal.take_written();
        if hall::lacks_journal(&self.table) {
            written.clear();
            let entries = self.tools.journal.whole(self.table.entries());
            hall::take_journal(&mut self.table, entries);
        }
        for request in hall::publish(&mut self.table, written, now) {
            self.tools.links.link.ask(request);
        }
    }

    pub(super) fn try_membership(&mut self) {
        let can_keep = self.tools.links.membership.can_keep();
        if let Err(error) = &can_keep {
            log::warn!("no event can be kept here: {error}");
        }
        self.step(Input::CanKeepMembership(can_keep.is_ok()));
    }

    pub(super) fn keep_membership(&mut self, place: Option<&Membership>) {
        if let Err(error) = self.tools.links.membership.keep(place) {
            // The membership is in force until the program ends.
            log::warn!("the event this table is part of is not kept: {error}");
        }
    }
}

/// The relation of the other machine to this one.
#[derive(Default)]
pub(super) enum RemoteMachine {
    /// There is no other machine.
    #[default]
    Nobody,
    /// A seat of this table may be there.
    Seat(Box<Hosting>),
    /// The table is there, and this is a seat of it.
    Table(Box<SeatConnection>),
}

/// The host's side of a seat elsewhere.
pub(super) struct Hosting {
    host: Host,
    /// The last announcement and question for each player there before the present step; and for the assistant, if one sits with the
    /// player.
    before: ByColor<(Before, Option<Before>)>,
    /// The result of the step for a line typed there.
    became: Option<LineEnd>,
}

impl Runner {
    /// Carries out the table's request about a seat elsewhere.
    pub(super) fn host(&mut self, wanted: HostRequest) {
        let now = self.tools.time.now();
        let acts = match (wanted, &mut self.far) {
            (HostRequest::Open { side, .. } | HostRequest::AnotherCode(side), RemoteMachine::Seat(hosting)) => {
                hosting.host.another_code(side, now)
            }
            (HostRequest::Open { side, at, over }, RemoteMachine::Nobody | RemoteMachine::Table(_)) => {
                self.open_host(side, at, over, now)
            }
            (HostRequest::End, RemoteMachine::Seat(_)) => {
                self.far = RemoteMachine::Nobody;
                Host::ends()
            }
            (HostRequest::AnotherCode(_) | HostRequest::End, RemoteMachine::Nobody | RemoteMachine::Table(_)) => {
                Vec::new()
            }
        };
        for act in acts {
            self.hosting(act);
        }
    }

    /// Opens the program for a seat elsewhere: at that address of this machine, or over that relay.
    fn open_host(&mut self, side: Color, at: Option<String>, over: Option<String>, now: Moment) -> Vec<HostAct> {
        let listen = at.map_or_else(|| Address(format!("0.0.0.0:{PORT}")), |typed| Address::typed(&typed));
        let mut certificates = net::certificates();
        let means = certificates.authority().and_then(|authority| {
            Some(HostKeys {
                seed: system_random::seed(),
                own: certificates.credentials_at(&authority, MachineRole::Desk, std::slice::from_ref(&listen))?,
                guests: ByColor {
                    white: certificates.credentials(&authority, MachineRole::Seat(Color::White))?,
                    black: certificates.credentials(&authority, MachineRole::Seat(Color::Black))?,
                },
                authority,
            })
        });
        let Some(means) = means else {
            return vec![HostAct::Tell(HostMessage::NotOpened(NotOpened::NotBuilt))];
        };
        let name = self.table.suggested_file();
        let way = over.map_or(ConnectionWay::Here(listen), |relay| {
            ConnectionWay::Over(Address::typed(&relay))
        });
        let (host, acts) = Host::new(side, name, way, means, now);
        self.far = RemoteMachine::Seat(Box::new(Hosting {
            host,
            before: ByColor::default(),
            became: None,
        }));
        acts
    }

    /// Takes the network's news of a seat of this table elsewhere.
    pub(super) fn seats_news(&mut self, news: NetNews) {
        let now = self.tools.time.now();
        if let RemoteMachine::Seat(hosting) = &mut self.far {
            for act in hosting.host.news(news, now) {
                self.hosting(act);
            }
        }
    }

    /// At a seat: takes the steps that came while its window was opened.
    pub(super) fn see_what_came(&mut self) {
        let now = self.tools.time.now();
        let RemoteMachine::Table(seat) = &mut self.far else {
            return;
        };
        let (person, fresh) = (seat.person, std::mem::take(&mut seat.fresh));
        if !fresh.is_empty() {
            self.see(person, fresh, now);
        }
    }

    /// Lets the link act on the passage of time.
    pub(super) fn far_beat(&mut self) {
        let now = self.tools.time.now();
        match &mut self.far {
            RemoteMachine::Nobody => {}
            RemoteMachine::Seat(hosting) => {
                let acts = hosting.host.passes(now);
                let silent = Color::ALL.map(|side| {
                    let end = hosting.host.end(side).filter(|end| end.is_away(now));
                    (side, end.and_then(|end| end.heard_at()))
                });
                for act in acts {
                    self.hosting(act);
                }
                for (side, at) in silent {
                    if at.is_some() && self.table.hears(side) {
                        self.step(Input::SeatHeard(side, false, at));
                    }
                }
            }
            RemoteMachine::Table(_) => {
                self.notice_silence_of_host(now);
                self.send_settings(now);
                self.ask_host(now);
            }
        }
    }

    /// Tells the player at a seat that the host has not been heard for too long, also because this computer stood still; only then is
    /// its return told, too. Requests that were not sent are dropped.
    fn notice_silence_of_host(&mut self, now: Moment) {
        let RemoteMachine::Table(seat) = &mut self.far else {
            return;
        };
        let (is_away, person) = (seat.end.is_away(now), seat.person);
        let dropped = if is_away { seat.end.drop_waiting() } else { 0 };
        for _ in 0..dropped {
            self.not_done_there(person, Code::HostAway);
            self.done(Some(LineEnd::Refused));
        }
        if self.table.hears_the_host() == is_away {
            self.step(Input::HostHeard(person, !is_away));
        }
    }

    /// Keeps a standstill of this computer from counting as silence of a seat elsewhere.
    pub(super) fn slept(&mut self) {
        let now = self.tools.time.now();
        if let RemoteMachine::Seat(hosting) = &mut self.far {
            for side in Color::ALL {
                if let Some(end) = hosting.host.end(side) {
                    end.slept(now);
                }
            }
        }
    }

    fn hosting(&mut self, act: HostAct) {
        match act {
            HostAct::Ask(request) => self.tools.links.seats.ask(request),
            HostAct::Tell(told) => {
                let is_alone = Color::ALL.into_iter().all(|side| self.host_end(side).is_none());
                if is_alone && matches!(told, HostMessage::NotOpened(_)) {
                    self.far = RemoteMachine::Nobody;
                }
                self.step(Input::Hosting(told));
            }
            HostAct::Asked(asked, side, what) => self.asked_by_seat(asked, side, what),
            HostAct::CameIn(side, name) => {
                let past = self.past(side);
                if let Some(end) = self.host_end(side) {
                    for step in past {
                        end.sees(step);
                    }
                }
                self.step(Input::CameIn(side, name));
                self.tell_of_assistant(side);
            }
        }
    }

    /// The assistant of that side, if they sit with their player elsewhere and not at this machine.
    fn assistant_there(&self, side: Color) -> Option<Person> {
        let assistant = Person::Assistant(side);
        let is_there = self.table.game().people().has(assistant) && self.tools.own_seat != assistant;
        is_there.then_some(assistant)
    }

    /// Tells the person who allowed that side to play elsewhere about the assistant there.
    fn tell_of_assistant(&mut self, side: Color) {
        let assistant = self.assistant_there(side);
        if let Some((to, assistant)) = self.table.is_told_of_seats().zip(assistant) {
            let name = self.table.game().people().name(assistant).to_owned();
            self.tell_text(to, "elsewhere-assistant-there", &[("name", &name)]);
        }
    }

    fn host_end(&mut self, side: Color) -> Option<&mut HostEnd> {
        match &mut self.far {
            RemoteMachine::Seat(hosting) => hosting.host.end(side),
            RemoteMachine::Nobody | RemoteMachine::Table(_) => None,
        }
    }

    /// The past of the game as far as a newcomer may know it, in parts.
    fn past(&self, side: Color) -> Vec<SeatStep> {
        let known = elsewhere::known(self.table.entries(), side);
        let assistant = self.assistant_there(side);
        let part = |known: &[_]| SeatStep {
            at_us: self.table.last().as_micros(),
            is_past: true,
            known: known.to_vec(),
            // The assistant is expected there; no words yet.
            assistant: assistant.map(|_| AssistantWords::default()),
            ..SeatStep::default()
        };
        known.chunks(100).map(part).collect()
    }

    fn asked_by_seat(&mut self, asked: AskedId, side: Color, what: IncomingQuestion) {
        let now = self.tools.time.now();
        let has_left = self.host_end(side).is_some_and(|end| end.has_left());
        if has_left && self.table.hears(side) {
            self.step(Input::SeatLeft(side));
        } else if !self.table.hears(side) && self.host_end(side).is_some_and(|end| !end.is_away(now)) {
            self.step(Input::SeatHeard(side, true, None));
        }
        let answer = match what {
            IncomingQuestion::Answer(answer) => Some(answer),
            IncomingQuestion::Wants { wish, thought_ms, have } => {
                let became = self.wish(side, &wish, thought_ms);
                self.host_end(side).and_then(|end| end.answer(have, became, now))
            }
            IncomingQuestion::Nobody => None,
        };
        let answer = NetRequest::Answer(asked, answer.unwrap_or_default());
        self.tools.links.seats.ask(answer);
    }

    /// Carries out or refuses the wish of a person elsewhere; returns the result if it is a line.
    fn wish(&mut self, side: Color, wish: &Wish, thought_ms: Option<u64>) -> Option<LineEnd> {
        let assistant = self.assistant_there(side);
        let RemoteMachine::Seat(hosting) = &mut self.far else {
            return None;
        };
        hosting.became = None;
        let player = Person::Player(side);
        let (person, wish) = if let Wish::OfAssistant(wish) = wish {
            let Some(assistant) = assistant else {
                self.step(Input::NotDone(player, Code::NobodyAssists));
                return Some(LineEnd::Refused);
            };
            (assistant, wish.as_ref())
        } else {
            (player, wish)
        };
        if let Wish::Settings(text) = wish {
            if let Ok(settings) = Settings::read(text) {
                self.step(Input::SettingsOf(person, Box::new(settings)));
            }
            return None;
        }
        let intent = self
            .screen(person)
            .and_then(|screen| elsewhere::intent_of(&screen, person, wish));
        match intent {
            Some(intent) => self.step(Input::Wished(person, intent, thought_ms)),
            None => self.step(Input::NotDone(person, Code::NotFromHere)),
        }
        match &self.far {
            RemoteMachine::Seat(hosting) => hosting.became,
            RemoteMachine::Nobody | RemoteMachine::Table(_) => None,
        }
    }

    fn screen(&self, person: Person) -> Option<Screen> {
        let now = self.tools.time.now();
        showing::screen_of(&self.table, None, &Personal::default(), person, now)
    }

    /// Notes the last announcement and question of each person elsewhere, before a step.
    pub(super) fn before_step(&mut self) {
        if !matches!(self.far, RemoteMachine::Seat(_)) {
            return;
        }
        let before = ByColor::new_with(|side| {
            let assistant = self.assistant_there(side);
            let before = |person| elsewhere::before(&self.table, person);
            (before(Person::Player(side)), assistant.map(before))
        });
        if let RemoteMachine::Seat(hosting) = &mut self.far {
            hosting.before = before;
        }
    }

    /// Sends the results of a step to the people elsewhere.
    pub(super) fn tell_seat(&mut self, effects: &[Effect]) {
        let RemoteMachine::Seat(hosting) = &mut self.far else {
            return;
        };
        for side in Color::ALL {
            let (player, assistant) = hosting.before.get(side);
            let Some(step) = elsewhere::step_for(&self.table, side, effects, player, assistant.as_ref()) else {
                continue;
            };
            let told = hosting.host.end(side).and_then(|end| end.sees(step));
            if let Some(request) = told.and_then(|told| hosting.host.telling(side, told)) {
                self.tools.links.seats.ask(request);
            }
        }
    }

    /// Notes the result of a line typed elsewhere.
    pub(super) fn line_of_seat(&mut self, by: Person, end: LineEnd) {
        let is_elsewhere = self.table.sit_elsewhere().any(|side| by.side() == Some(side));
        if let RemoteMachine::Seat(hosting) = &mut self.far
            && is_elsewhere
        {
            hosting.became = Some(end);
        }
    }

    /// True if the effect is for people elsewhere alone and is not said here.
    pub(super) fn is_for_elsewhere(&self, effect: &Effect) -> bool {
        let is_other = |to: Person| match &self.far {
            RemoteMachine::Table(seat) => to != seat.person && Some(to) != self.table.assistant_here(),
            RemoteMachine::Seat(_) | RemoteMachine::Nobody => self
                .table
                .sit_elsewhere()
                .any(|side| to == Person::Player(side) || Some(to) == self.assistant_there(side)),
        };
        match effect {
            Effect::Say {
                to,
                channel: Channel::Private,
                ..
            }
            | Effect::Cue { to, .. }
            | Effect::Refuse { to, .. }
            | Effect::OpenHelp(to, _)
            | Effect::OpenManual(to)
            | Effect::Copy { to, .. }
            | Effect::Keep(to, _) => is_other(*to),
            Effect::Say { .. }
            | Effect::Here(_)
            | Effect::Append(_)
            | Effect::Answer { .. }
            | Effect::PublicVoice(_)
            | Effect::Settings(..)
            | Effect::NewGame(..)
            | Effect::NewTable(..)
            | Effect::Quit(_)
            | Effect::Leave(_)
            | Effect::ListDevices(_)
            | Effect::Boards(_)
            | Effect::Engine(_)
            | Effect::Collection(_)
            | Effect::Positions(_)
            | Effect::Lichess(_)
            | Effect::Link(_)
            | Effect::Host(_)
            | Effect::KeepMembership(_)
            | Effect::TryMembership
            | Effect::UseDevice
            | Effect::Save { .. }
            | Effect::KeepMistakes(..)
            | Effect::ListGames { .. }
            | Effect::OpenGame { .. }
            | Effect::RescueGame { .. }
            | Effect::ChooseFile { .. }
            | Effect::ReadSheet { .. }
            | Effect::Recorder(_)
            | Effect::Trained(_)
            | Effect::Print(_)
            | Effect::Show => false,
        }
    }

    /// At a seat: passes on an input that is carried out here; for any other, sends the wish or refuses, and returns
    /// none.
    pub(super) fn routed(&mut self, input: Input) -> Option<Input> {
        let RemoteMachine::Table(seat) = &self.far else {
            return Some(input);
        };
        let Input::Intent(typed_by, intent) = &input else {
            return Some(input);
        };
        let (typed_by, own, assistant) = (*typed_by, seat.person, self.table.assistant_here());
        let for_assistant =
            assistant.and_then(|assistant| Some((assistant, self.line_of_assistant(typed_by, intent)?)));
        let (by, intent) = for_assistant.map_or((typed_by, intent.clone()), |(assistant, line)| {
            (assistant, Intent::Line(line))
        });
        let messages = self.table.seat(by).map(|seat| seat.messages);
        let route = match (self.screen(by), messages) {
            (Some(screen), Some(messages)) if by == own || Some(by) == assistant => {
                elsewhere::route(&screen, &messages, by, &intent)
            }
            (_, _) => WishRoute::Nowhere,
        };
        let is_line = matches!(intent, Intent::Line(_));
        let line_of = is_line.then_some(typed_by);
        match route {
            WishRoute::Here => Some(input),
            WishRoute::Nowhere => {
                self.not_done(by, line_of, Code::NotFromHere);
                None
            }
            WishRoute::There(_) if self.table.seat_is_ended() => {
                self.not_done(by, line_of, Code::SeatEnded);
                None
            }
            WishRoute::There(wish) => {
                let wish = if by == own {
                    wish
                } else {
                    Wish::OfAssistant(Box::new(wish))
                };
                let now = self.tools.time.now();
                let RemoteMachine::Table(seat) = &mut self.far else {
                    return None;
                };
                let thought_ms = seat.handed.map(|handed| now.millis_since(handed));
                if seat.end.wishes(wish, thought_ms, now).is_err() {
                    self.not_done(by, line_of, Code::HostAway);
                    return None;
                }
                seat.wished.push_back(line_of.map_or(WishOrigin::Act, WishOrigin::Line));
                self.input.is_answered_later = true;
                self.ask_host(now);
                None
            }
        }
    }

    /// The line typed for the assistant, without the assistant's prefix.
    fn line_of_assistant(&self, typed_by: Person, intent: &Intent) -> Option<String> {
        let Intent::Line(line) = intent else { return None };
        let messages = self.table.seat(typed_by)?.messages;
        if let MoveLineMeaning::For(Person::Assistant(_), rest) = move_line::read(line, typed_by, &messages) {
            Some(rest)
        } else {
            None
        }
    }

    /// Reports that the action is not carried out, nor the line that the other person typed.
    fn not_done(&mut self, by: Person, line_of: Option<Person>, code: Code) {
        self.step(Input::NotDone(by, code));
        if let Some(typed_by) = line_of {
            (self.tools.tell)(TableNews::Line(typed_by, LineEnd::Refused));
        }
    }

    /// Sends this person's settings for speech, if the host does not know them yet.
    fn send_settings(&mut self, now: Moment) {
        let RemoteMachine::Table(seat) = &mut self.far else {
            return;
        };
        let Some(own) = self.table.seat(seat.person) else {
            return;
        };
        let mut wanted = own.settings.for_others();
        wanted.person.language = Some(own.messages.locale().tag().to_owned());
        if seat.settings.as_ref() == Some(&wanted) {
            return;
        }
        if seat.end.wishes(Wish::Settings(wanted.write()), None, now).is_ok() {
            seat.settings = Some(wanted);
            seat.wished.push_back(WishOrigin::Settings);
        }
    }

    /// Asks the host the next request, if one is due.
    fn ask_host(&mut self, now: Moment) {
        self.question_host(|end| end.asks(now));
    }

    /// At a seat: tells the host that its player leaves.
    pub(super) fn leave_host(&mut self) {
        self.question_host(GuestEnd::leaves);
    }

    fn question_host(&mut self, question: impl FnOnce(&mut GuestEnd) -> Option<Vec<u8>>) {
        let RemoteMachine::Table(seat) = &mut self.far else {
            return;
        };
        if let Some(payload) = question(&mut seat.end) {
            seat.questions += 1;
            self.tools.links.link.ask(NetRequest::Ask {
                id: QuestionId(seat.questions),
                to: seat.wishes,
                payload,
                haste: link::Haste::Now,
            });
        }
    }

    fn seat_news(&mut self, news: &NetNews, now: Moment) {
        let RemoteMachine::Table(seat) = &mut self.far else {
            return;
        };
        let heard = if let NetNews::Answered(id, answer) = news
            && id.0 == seat.questions
        {
            seat.end.answered(answer.as_ref().ok().map(Vec::as_slice), now)
        } else if let NetNews::Put(Topic::SeatSee(..), payload) = news {
            seat.end.told(payload, now).into_iter().collect()
        } else {
            Vec::new()
        };
        let person = seat.person;
        let (mut steps, mut done, mut not_done) = (Vec::new(), None, None);
        for heard in heard {
            match heard {
                SeatNews::Step(step) => steps.push(*step),
                SeatNews::Done(became) => done = Some(became),
                SeatNews::Lost => {
                    done = Some(Some(LineEnd::Refused));
                    not_done = Some(Code::HostSilent);
                }
                SeatNews::NotDone => not_done = Some(Code::NotArrived),
                SeatNews::Now(_) => {}
            }
        }
        if !steps.is_empty() {
            self.see(person, steps, now);
        }
        if let Some(code) = not_done {
            self.not_done_there(person, code);
        }
        if let Some(became) = done {
            self.done(became);
        }
        let is_there = matches!(&self.far, RemoteMachine::Table(seat) if !seat.end.is_away(now));
        if is_there && !self.table.hears_the_host() {
            self.step(Input::HostHeard(person, true));
        }
        self.ask_host(now);
    }

    fn see(&mut self, person: Person, steps: Vec<SeatStep>, now: Moment) {
        let own = person.side();
        let had_it = self.table.game().clock().running() == own && own.is_some();
        let plies = self.table.game().line().len();
        self.step(Input::Seen(person, steps));
        let has_it = self.table.game().clock().running() == own && own.is_some();
        let is_new = !had_it || self.table.game().line().len() != plies;
        if let RemoteMachine::Table(seat) = &mut self.far {
            if !has_it {
                seat.handed = None;
            } else if is_new {
                // The player can think from now on: the time before was the network's.
                seat.handed = Some(now);
            }
        }
    }

    /// Reports that a wish is not carried out, or that its fate is unknown.
    fn not_done_there(&mut self, person: Person, code: Code) {
        if matches!(&self.far, RemoteMachine::Table(seat) if seat.wished.front() == Some(&WishOrigin::Settings)) {
            return;
        }
        self.step(Input::NotDone(person, code));
    }

    /// Drops the guard now, or once the other computer has answered.
    pub(super) fn drop_behind(&mut self, guard: Box<dyn Send>) {
        self.input.behind.push(guard);
        self.drop_what_is_behind();
    }

    fn drop_what_is_behind(&mut self) {
        let waits = matches!(&self.far, RemoteMachine::Table(seat) if seat.wished.iter().any(|wished| *wished != WishOrigin::Settings));
        if !waits {
            self.input.behind.clear();
        }
    }

    fn done(&mut self, became: Option<LineEnd>) {
        let RemoteMachine::Table(seat) = &mut self.far else {
            return;
        };
        let Some(wished) = seat.wished.pop_front() else { return };
        if wished == WishOrigin::Settings {
            if became == Some(LineEnd::Refused) {
                // The settings are sent again.
                seat.settings = None;
            }
            return;
        }
        if let WishOrigin::Line(typed_by) = wished {
            (self.tools.tell)(TableNews::Line(typed_by, became.unwrap_or(LineEnd::Taken)));
        }
        (self.tools.tell)(TableNews::InputDone);
        self.drop_what_is_behind();
    }
}
