//! The seats at the table and the words said at them: each event is told to everybody it concerns, and kept for those
//! who ask for it again.

use shakmaty::Color;

use super::effect::Effect;
use super::reading::told_refusal;
use super::seat::{News, SaidLine, Seat};
use controls::files::FileIntent;
use controls::intent::Intent;
use controls::joining::{JoiningIntent, RoundGame};
use controls::settings::SettingsIntent;
use journal::entry::GameSetup;
use laws::adjournment::Adjournment;
use laws::command::Command;
use laws::event::{Adjourning, Event};
use laws::facts::VerbosityClass;
use laws::game::Game;
use laws::moment::Moment;
use laws::people::Person;
use laws::refusal::{Article, Refusal};
use laws::regulations::Venue;
use locale::{Locale, Messages, Value};
use settings::Level;
use speech::earcon::Earcon;
use speech::tell::{Listener, WantedAdditions, added, earcons, effect_of_accepting, level, tell, tell_outcome};
use speech::utterance::{Channel, Priority, Utterance};

/// The seats of the people present, and the effects of the present step in their order.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seats {
    all: Vec<Seat>,
    /// True if the loudspeaker is on.
    pub(super) public_voice: bool,
    /// The moment of the words.
    pub(super) now: Moment,
    /// True while the words are about the program: its settings and windows.
    pub(super) speaks_of_program: bool,
    effects: Vec<Effect>,
}

/// The words told to one person about an event.
struct SpokenWords {
    to: Person,
    channel: Channel,
    utterance: Utterance,
    heard: EventHearing,
}

/// The way in which a person hears an event.
enum EventHearing {
    /// Silent: only in the log.
    Nothing,
    Tone,
    /// Words, with these after them.
    Words(Option<Utterance>),
}

impl Seats {
    /// A seat for everybody present.
    pub(super) fn new(opening: &GameSetup, locale: Locale) -> Self {
        let seat = |person| {
            let mut seat = Seat::new(person, locale);
            // At an event nobody is told their time unless they ask (D.2.10.4), and a sighted player sees the clock.
            let is_vi = matches!(person, Person::Player(side) if opening.people.is_vi(side));
            seat.settings.clock.time_marks = is_vi && !opening.regulations.is_competition();
            seat
        };
        Self {
            all: opening.people.present().map(seat).collect(),
            public_voice: opening.regulations.place == Venue::Home,
            now: Moment::START,
            speaks_of_program: false,
            effects: Vec::new(),
        }
    }

    /// Gives the arbiter a seat from now on, in the language of this table.
    pub(super) fn seat_arbiter(&mut self) {
        if self.get(Person::Arbiter).is_none()
            && let Some(locale) = self.all.first().map(|seat| seat.messages.locale())
        {
            self.all.push(Seat::new(Person::Arbiter, locale));
        }
    }

    pub(super) fn all(&self) -> &[Seat] {
        &self.all
    }

    pub(super) fn all_mut(&mut self) -> &mut [Seat] {
        &mut self.all
    }

    pub(super) fn get(&self, person: Person) -> Option<&Seat> {
        self.all.iter().find(|seat| seat.person == person)
    }

    pub(super) fn get_mut(&mut self, person: Person) -> Option<&mut Seat> {
        self.all.iter_mut().find(|seat| seat.person == person)
    }

    /// Adds an effect to the step.
    pub(super) fn send(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Ends the step; returns its effects. A player who is not in the room hears nothing: public words are said to
    /// those who are there.
    pub(super) fn take_effects(&mut self, game: &Game) -> Vec<Effect> {
        self.effects.retain(|effect| !is_to_nobody(effect, game));
        for seat in &mut self.all {
            seat.said.settle();
        }
        std::mem::take(&mut self.effects)
    }

    /// Says something on that channel, and logs it for everybody who hears it.
    pub(super) fn say(&mut self, to: Person, channel: Channel, utterance: Utterance) {
        self.log(to, channel, &utterance);
        self.send(Effect::Say { to, channel, utterance });
    }

    /// Says something to one person alone.
    pub(super) fn say_private(&mut self, to: Person, utterance: Utterance) {
        self.say(to, Channel::Private, utterance);
    }

    /// Says a sentence to one person alone, in their language.
    pub(super) fn tell(&mut self, to: Person, priority: Priority, words: impl FnOnce(&Seat) -> String) {
        if let Some(seat) = self.get(to) {
            let utterance = Utterance::sentence(&seat.messages, words(seat)).with(priority);
            self.say_private(to, utterance);
        }
    }

    /// Says a sentence about sound devices, and nothing of the game, to one person alone.
    pub(super) fn tell_of_devices(&mut self, to: Person, priority: Priority, words: impl FnOnce(&Seat) -> String) {
        if let Some(seat) = self.get(to) {
            let utterance = Utterance::sentence(&seat.messages, words(seat)).with(priority);
            self.say_private(to, utterance.of_devices(true));
        }
    }

    /// Says a message without values to one person alone.
    pub(super) fn confirm(&mut self, to: Person, id: &str) {
        self.tell(to, Priority::Normal, |seat| seat.messages.text(id, &[]));
    }

    /// Says the same sentence to everybody, to each in their language.
    pub(super) fn tell_all(&mut self, priority: Priority, words: impl Fn(&Seat) -> String) {
        for to in Person::ALL {
            self.tell(to, priority, &words);
        }
    }

    /// Says an urgent message without values to everybody.
    pub(super) fn urgent_to_all(&mut self, id: &str) {
        self.tell_all(Priority::Now, |seat| seat.messages.text(id, &[]));
    }

    pub(super) fn play(&mut self, to: Person, cue: Earcon) {
        self.send(Effect::Cue { to, cue });
    }

    pub(super) fn refuse(&mut self, to: Person, refusal: Refusal, game: &Game) {
        if let Some(article) = &refusal.article {
            self.cite(to, article);
        }
        if let Some(seat) = self.get(to) {
            let utterance = told_refusal(game, &seat.messages, to, &refusal);
            self.say_private(to, utterance);
        }
        self.play(to, Earcon::Refused);
        self.send(Effect::Refuse { to, refusal });
    }

    /// Refuses what was typed here at the seat of a player who is elsewhere, in that language. The player does not hear it.
    pub(super) fn refuse_here(&mut self, at: Person, refusal: Refusal, locale: Locale, game: &Game) {
        let utterance = told_refusal(game, &Messages::new(locale), at, &refusal);
        let channel = Channel::Private;
        let (to, cue) = (at, Earcon::Refused);
        for effect in [Effect::Say { to, channel, utterance }, Effect::Cue { to, cue }] {
            self.send(Effect::Here(Box::new(effect)));
        }
        self.send(Effect::Refuse { to, refusal });
    }

    /// Keeps the Article that person was told last.
    fn cite(&mut self, to: Person, article: &Article) {
        if let Some(seat) = self.get_mut(to) {
            seat.last_article = Some(article.clone());
        }
    }

    fn hearers(&mut self, to: Person, channel: Channel) -> impl Iterator<Item = &mut Seat> {
        let hears = move |seat: &&mut Seat| seat.person == to || channel == Channel::Public;
        self.all.iter_mut().filter(hears)
    }

    /// Logs words that may or may not be said aloud.
    pub(super) fn log(&mut self, to: Person, channel: Channel, utterance: &Utterance) {
        let (at, is_of_game) = (self.now, !self.speaks_of_program);
        for seat in self.hearers(to, channel) {
            seat.said.push(SaidLine {
                at,
                channel,
                is_of_game,
                utterance: utterance.clone(),
            });
            seat.bookmarks.said = 0;
        }
    }

    /// The words of an event for each person present; `game` is the game after it.
    fn told(&self, event: &Event, game: &Game) -> Vec<(Person, Channel, Utterance)> {
        let to = |seat: &Seat| {
            let listener = self.listener(seat);
            let told = tell(event, game, listener).into_iter();
            let told = told.chain(tell_outcome(event, game, listener));
            let person = seat.person;
            told.map(move |(channel, utterance)| (person, channel, utterance))
        };
        self.all.iter().flat_map(to).collect()
    }

    /// Logs again the words of an event of an earlier session for each person. Movements of hands are left out: the
    /// journal does not say which of them belong to a typed move, which is told as one.
    pub(super) fn remember(&mut self, event: &Event, game: &Game) {
        if is_of_hands(event) {
            return;
        }
        self.forget_announcement(event);
        for (to, channel, utterance) in self.told(event, game) {
            self.log(to, channel, &utterance);
            self.keep_announcement(event, to, channel, &utterance);
        }
    }

    /// Notes that this person hears now what accepting that open proposal would change; returns the sentences, and true
    /// if they had not heard all of them before.
    pub(super) fn hears_effect(&mut self, to: Person, place: usize, game: &Game) -> (Vec<String>, bool) {
        let (Some(seat), Some(proposal)) = (self.get(to), game.proposals().get(place)) else {
            return (Vec::new(), false);
        };
        let sentences = effect_of_accepting(place, game, self.listener(seat));
        let heard = seat.effects.iter().find(|(open, _)| open == proposal);
        let is_known = |sentence| heard.is_some_and(|(_, heard)| heard.contains(sentence));
        let is_new = !sentences.iter().all(is_known);
        if let Some(seat) = self.get_mut(to) {
            seat.effects
                .retain(|(open, _)| open != proposal && game.proposals().contains(open));
            seat.effects.push((proposal.clone(), sentences.clone()));
        }
        (sentences, is_new)
    }

    /// Notes that this person hears now which open proposal is at that place, and what accepting it would change.
    pub(super) fn hears_which(&mut self, to: Person, place: usize, game: &Game) {
        self.hears_effect(to, place, game);
        if let (Some(seat), Some(proposal)) = (self.get_mut(to), game.proposals().get(place)) {
            let which = wording::proposal::proposed(&seat.messages, game, proposal);
            if let Some((_, heard)) = seat.effects.iter_mut().rfind(|(open, _)| open == proposal) {
                heard.insert(0, which);
            }
        }
    }

    fn listener<'a>(&self, seat: &'a Seat) -> Listener<'a> {
        Listener {
            person: seat.person,
            messages: &seat.messages,
            public_voice: self.public_voice,
            for_report: false,
            at: self.now,
        }
    }

    /// Forgets the last announcement once its move is taken back: it is no longer to be repeated, and shown nowhere.
    fn forget_announcement(&mut self, event: &Event) {
        if matches!(event, Event::PositionReinstated { .. }) {
            for seat in &mut self.all {
                seat.last_announcement = None;
                seat.news_since = None;
            }
        }
    }

    /// Keeps an announcement as the last one for everybody who heard it, or news that came after it.
    fn keep_announcement(&mut self, event: &Event, to: Person, channel: Channel, utterance: &Utterance) {
        // A sealed move is announced when its envelope is opened (I.7).
        let is_opened = matches!(
            event,
            Event::Adjournment(Adjourning::EnvelopeOpened { uci: Some(_), .. })
        );
        match event.nature().talk {
            VerbosityClass::Move(_) => self.keep_move(to, channel, utterance),
            VerbosityClass::Always if is_opened => self.keep_move(to, channel, utterance),
            VerbosityClass::Always => {
                let is_offer = matches!(event, Event::DrawOffered { .. });
                for seat in self.hearers(to, channel) {
                    let utterance = utterance.clone();
                    seat.news_since = Some(News { utterance, is_offer });
                }
            }
            VerbosityClass::Hands | VerbosityClass::Clock | VerbosityClass::Notes | VerbosityClass::Differences => {}
        }
    }

    fn keep_move(&mut self, to: Person, channel: Channel, utterance: &Utterance) {
        for seat in self.hearers(to, channel) {
            seat.last_announcement = Some(utterance.clone());
            seat.news_since = None;
        }
    }

    /// Tells everybody present the events of a step: first all sounds, then all words. `game` is the game after them.
    pub(super) fn tell_events(&mut self, events: &[&Event], game: &Game) {
        let mut words = Vec::new();
        // Clocks that stop and start again in one step are told once, as they are at its end.
        let is_of_clocks = |event: &Event| matches!(event, Event::ClocksStopped { .. } | Event::ClocksStarted { .. });
        let last_of_clocks = events.iter().rposition(|event| is_of_clocks(event));
        // A rejected claim has words of its own, in the event behind its settlement.
        let is_rejected_claim = |place: usize| matches!(events.get(place + 1), Some(Event::ClaimRejected { .. }));
        for (place, event) in events.iter().copied().enumerate() {
            self.forget_announcement(event);
            let is_told = (!is_of_clocks(event) || last_of_clocks == Some(place)) && !is_rejected_claim(place);
            for (to, channel, utterance) in self.told(event, game).into_iter().filter(|_| is_told) {
                let heard = self.heard(event, game, to, channel);
                if let Event::Proposed(new) = event {
                    self.cite(to, new.proposal.article());
                    let place = game.proposals().iter().rposition(|open| *open == new.proposal);
                    if let (EventHearing::Words(_), Some(place)) = (&heard, place) {
                        self.hears_effect(to, place, game);
                    }
                }
                words.push((
                    event,
                    SpokenWords {
                        to,
                        channel,
                        utterance,
                        heard,
                    },
                ));
            }
            for seat in &self.all {
                let to = seat.person;
                let cues = earcons(event, game, to).into_iter();
                self.effects.extend(cues.map(|cue| Effect::Cue { to, cue }));
            }
        }
        // A proposal that has lapsed is told before the one made instead, else the new proposal would sound as if it had lapsed.
        let is_proposed = |(event, _): &(&Event, SpokenWords)| matches!(event, Event::Proposed(_));
        if let Some(first) = words.iter().position(is_proposed)
            && let Some(later) = words.get_mut(first..)
        {
            later.sort_by_key(|(event, _)| !matches!(event, Event::Settled { by: None, .. }));
        }
        for (event, told) in words {
            self.keep_announcement(event, told.to, told.channel, &told.utterance);
            self.deliver(told);
        }
    }

    /// The way that person hears it, by their own settings; words said aloud to all are said in any case.
    fn heard(&self, event: &Event, game: &Game, to: Person, channel: Channel) -> EventHearing {
        let Some(seat) = self.get(to) else {
            return EventHearing::Words(None);
        };
        let level = level(event.nature().talk, to, seat.settings.verbosity);
        match (channel, level) {
            (Channel::Private, Level::Off) => EventHearing::Nothing,
            (Channel::Private, Level::Tone) => EventHearing::Tone,
            (Channel::Private | Channel::Public, _) => {
                let adding = WantedAdditions {
                    level,
                    cells: seat.settings.cells,
                    at: self.now,
                };
                let more = added(event, game, &seat.messages, adding);
                EventHearing::Words(more.map(|more| Utterance::sentence(&seat.messages, more.text)))
            }
        }
    }

    fn deliver(&mut self, told: SpokenWords) {
        let SpokenWords {
            to,
            channel,
            mut utterance,
            heard,
        } = told;
        match heard {
            EventHearing::Nothing => self.log(to, channel, &utterance),
            EventHearing::Tone => {
                self.play(to, Earcon::Announcement);
                self.log(to, channel, &utterance);
            }
            EventHearing::Words(None) => self.say(to, channel, utterance),
            EventHearing::Words(Some(more)) if channel == Channel::Private => {
                utterance.spans.extend(more.spans);
                self.say(to, channel, utterance);
            }
            EventHearing::Words(Some(more)) => {
                self.say(to, channel, utterance);
                self.say_private(to, more);
            }
        }
    }

    /// After an entry is written or corrected the sheet is read on from its end.
    pub(super) fn follow_sheets(&mut self, event: &Event) {
        if let Event::MoveRecorded { side, .. } | Event::EntryCorrected { side, .. } = event {
            for seat in self.all.iter_mut().filter(|seat| seat.person.side() == Some(*side)) {
                seat.bookmarks.sheet = None;
            }
        }
    }

    /// Drops the questions that are no longer open in the draft.
    pub(super) fn drop_questions_missing_in(&mut self, draft: &Self) {
        for (seat, tried) in self.all.iter_mut().zip(&draft.all) {
            if tried.waiting.question.is_none() {
                seat.waiting.question = None;
            }
            if tried.waiting.meant.is_none() {
                seat.waiting.meant = None;
            }
        }
    }

    /// F9: says the last news again, to the asker alone, and the last move announcement if it came before them.
    pub(super) fn say_again(&mut self, to: Person, game: &Game) {
        let Some(seat) = self.get(to) else { return };
        let is_player = matches!(to, Person::Player(_));
        let proposed = game.proposals().iter().filter(|_| to == Person::Arbiter);
        let proposed: Vec<String> = proposed
            .map(|open| wording::proposal::proposed(&seat.messages, game, open))
            .collect();
        let is_adjourned = game.adjournment().is_some_and(Adjournment::holds_the_game);
        let news = if is_adjourned {
            let text = wording::state::adjourned(&seat.messages, game);
            Some(Utterance::sentence(&seat.messages, text))
        } else if !proposed.is_empty() {
            Some(Utterance::sentence(&seat.messages, proposed.join(" ")))
        } else {
            let holds = |news: &&News| !news.is_offer || game.draw_offer().is_some();
            seat.news_since
                .as_ref()
                .filter(holds)
                .map(|news| news.utterance.clone())
        };
        // Moves are announced to the players; others may ask for the last one.
        let of_others = self.all.iter().filter(|_| !is_player);
        let mut announced = std::iter::once(seat).chain(of_others);
        let announced = announced.find_map(|seat| seat.last_announcement.clone());
        let last: Vec<Utterance> = news.into_iter().chain(announced).collect();
        if last.is_empty() {
            self.confirm(to, "said-nothing-yet");
        }
        for utterance in last {
            self.repeat_to(to, utterance);
        }
    }

    /// Shift+F9: says the last utterance, further back with each press.
    pub(super) fn say_earlier(&mut self, to: Person) {
        let Some(seat) = self.get_mut(to) else { return };
        let line = seat.said.iter().rev().nth(seat.bookmarks.said).cloned();
        match line {
            Some(line) => {
                seat.bookmarks.said += 1;
                self.repeat_to(to, line.utterance);
            }
            None => self.confirm(to, "said-nothing-earlier"),
        }
    }

    /// Says something again; it is not logged again.
    fn repeat_to(&mut self, to: Person, utterance: Utterance) {
        self.send(Effect::Say {
            to,
            channel: Channel::Private,
            utterance: utterance.with(Priority::Now),
        });
    }

    /// Asks for yes or no; doing nothing is no.
    pub(super) fn ask_first(&mut self, by: Person, intent: Intent) {
        self.tell(by, Priority::Now, |seat| {
            let how = if matches!(intent, Intent::Practise(_)) {
                "question-how-to-begin"
            } else {
                "question-how-to-answer"
            };
            let how = seat.messages.text(how, &[]);
            format!("{} {how}", question_of(seat, &intent))
        });
        if let Some(seat) = self.get_mut(by) {
            seat.waiting.question = Some(intent);
        }
    }
}

/// The question to ask before this is done.
pub(super) fn question_of(seat: &Seat, intent: &Intent) -> String {
    let messages = &seat.messages;
    if let Intent::Do(command) = intent
        && let Some((kind, accepted)) = command.settles()
    {
        let heard = seat.effects.iter().rfind(|(open, _)| open.kind() == kind);
        let heard = heard.map(|(_, sentences)| sentences.as_slice()).unwrap_or_default();
        if accepted {
            return messages.text("question-accept-proposal", &[("effect", heard.join(" ").into())]);
        }
        // The first sentence says which proposal it is.
        let which = heard.first().cloned().unwrap_or_default();
        return messages.text("question-decline-proposal", &[("which", which.into())]);
    }
    if let Intent::CorrectClocks(commands) = intent {
        let changes: Vec<String> = commands
            .iter()
            .filter_map(|command| wording::ruling::clock_change(messages, command))
            .collect();
        let changes = changes.join(" ");
        return messages.text("question-correct-clocks", &[("changes", (&changes).into())]);
    }
    if let Intent::Joining(JoiningIntent::Back { table, event }) = intent {
        let values = [("table", (*table).into()), ("event", Value::quoting(event))];
        return messages.text("joined-ask-back", &values);
    }
    if let Intent::Joining(JoiningIntent::SetUp(game)) = intent {
        return round_game(messages, "joined-next-game", game);
    }
    if let Intent::File(FileIntent::SaveOver(path)) = intent {
        return messages.text("question-save-over", &[("path", path.into())]);
    }
    if let Intent::Settings(SettingsIntent::DropProfile(name)) = intent {
        return messages.text("question-delete-profile", &[("name", Value::quoting(name.trim()))]);
    }
    if let Intent::Do(Command::Penalise {
        side, penalty, by_ms, ..
    }) = intent
    {
        let (who, what) = (
            wording::color(messages, *side),
            wording::state::penalty(messages, *penalty),
        );
        let time = by_ms.map(|ms| locale::duration(messages, ms));
        let mut values = vec![("who", (&who).into()), ("penalty", (&what).into())];
        let id = match &time {
            Some(time) => {
                values.push(("time", time.into()));
                "question-penalise-time"
            }
            None => "question-penalise",
        };
        return messages.text(id, &values);
    }
    if let Intent::Do(Command::Claim { claim, .. }) = intent {
        let what = wording::proposal::fault(messages, *claim);
        return messages.text("question-claim", &[("claim", (&what).into())]);
    }
    if let Intent::Do(Command::Sign {
        side,
        result: Some(result),
    }) = intent
    {
        let who = wording::color(messages, *side);
        let values = [("result", result.to_string().into()), ("who", (&who).into())];
        return messages.text("question-sign-other", &values);
    }
    let id = if matches!(intent, Intent::NewGame(_)) {
        "question-new-game"
    } else if matches!(intent, Intent::Do(Command::ClaimFlag { .. })) {
        "question-claim-flag"
    } else if matches!(intent, Intent::Do(Command::Resign { .. })) {
        "question-resign"
    } else if matches!(intent, Intent::Do(Command::StopClocks)) {
        "question-call-arbiter"
    } else if matches!(intent, Intent::Do(Command::AcceptDraw { .. })) {
        "question-accept-draw"
    } else if matches!(intent, Intent::Do(Command::OfferDraw { .. })) {
        "question-offer-draw"
    } else if matches!(intent, Intent::LetTakeBack { .. }) {
        "question-take-back"
    } else if matches!(intent, Intent::Practise(_)) {
        "question-practise"
    } else if matches!(intent, Intent::Review(_)) {
        "question-not-saved"
    } else {
        let ruling = if let Intent::Do(command) = intent {
            wording::ruling::ruling(messages, command)
        } else {
            None
        };
        let sure = messages.text("question-sure", &[]);
        return ruling.map_or(sure, |what| {
            messages.text("question-ruling", &[("what", (&what).into())])
        });
    };
    messages.text(id, &[])
}

/// The outcome after that question was answered with no: a person who cannot see it disappear must hear it.
pub(super) fn left_undone(intent: Option<&Intent>) -> &'static str {
    match intent {
        Some(Intent::NewGame(_) | Intent::Joining(_)) => "undone-new-game",
        Some(Intent::CorrectClocks(_)) => "undone-correct-clocks",
        Some(Intent::File(FileIntent::SaveOver(_))) => "undone-save-over",
        Some(Intent::Settings(SettingsIntent::DropProfile(_))) => "undone-delete-profile",
        Some(Intent::Do(Command::Penalise { .. })) => "undone-penalise",
        Some(Intent::Do(Command::ClaimFlag { .. })) => "undone-claim-flag",
        Some(Intent::Do(Command::Resign { .. })) => "undone-resign",
        Some(Intent::Do(Command::AcceptDraw { .. })) => "undone-accept-draw",
        Some(Intent::Do(Command::OfferDraw { .. })) => "undone-offer-draw",
        Some(_) | None => "said-nothing-done",
    }
}

pub(super) fn is_of_hands(event: &Event) -> bool {
    event.nature().talk == VerbosityClass::Hands
}

/// True if it is only for the ear of a player who is not in the room.
fn is_to_nobody(effect: &Effect, game: &Game) -> bool {
    let (Effect::Say {
        to: Person::Player(side),
        channel: Channel::Private,
        ..
    }
    | Effect::Cue {
        to: Person::Player(side),
        ..
    }) = effect
    else {
        return false;
    };
    game.away(*side).is_some()
}

/// The words about a game of a round.
pub(super) fn round_game(messages: &Messages, id: &str, game: &RoundGame) -> String {
    let values = [
        ("round", game.round.into()),
        ("white", Value::quoting(&game.white)),
        ("black", Value::quoting(&game.black)),
    ];
    messages.text(id, &values)
}

/// The side a person belongs to; for the arbiter White's.
pub(super) fn side_of(by: Person) -> Color {
    by.side().unwrap_or(Color::White)
}
