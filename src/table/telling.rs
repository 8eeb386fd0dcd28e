//! What has happened is told to everybody it concerns, and remembered for those who ask again.

use super::Table;
use super::effect::Effect;
use super::seat::{SaidLine, Seat};
use crate::controls::files::FileIntent;
use crate::controls::intent::Intent;
use crate::controls::settings::SettingsIntent;
use crate::journal::entry::{Entry, JournalEvent};
use crate::laws::command::Command;
use crate::laws::event::Event;
use crate::laws::game::Game;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::locale::{Messages, Value};
use crate::speech::tell::{Listener, Talk, cues, kind, tell};
use crate::speech::utterance::{Channel, Priority, Utterance};
use crate::wording;

impl Table {
    /// What had happened before the table was opened again. What each event told each person stands in the log once more;
    /// answers to questions and refusals changed nothing and are not in the journal.
    pub fn remember(&mut self, entries: Vec<Entry>) {
        let mut game = self.opening.game();
        for entry in &entries {
            let JournalEvent::Event(event) = &entry.event else {
                continue;
            };
            game.apply(event, entry.at);
            // The journal does not tell hands from typed moves, which are told as one.
            if is_of_hands(event) {
                continue;
            }
            for (to, channel, utterance) in self.told(event, &game) {
                self.log(to, channel, &utterance, entry.at);
                if is_announcement(event) {
                    self.announced(to, channel, &utterance);
                }
            }
        }
        let since = std::mem::replace(&mut self.history, entries);
        self.history.extend(since);
    }

    /// What an event tells each person present; `game` is the game after it.
    fn told(&self, event: &Event, game: &Game) -> Vec<(Person, Channel, Utterance)> {
        let to = |seat: &Seat| {
            let listener = Listener {
                person: seat.person,
                messages: &seat.messages,
                public_voice: self.public_voice,
                for_report: false,
            };
            tell(event, game, listener).map(|(channel, utterance)| (seat.person, channel, utterance))
        };
        self.seats.iter().filter_map(to).collect()
    }

    /// This is the last announcement of everybody who heard it.
    fn announced(&mut self, to: Person, channel: Channel, utterance: &Utterance) {
        for seat in self.hearers(to, channel) {
            seat.last_announcement = Some(utterance.clone());
        }
    }

    pub(super) fn log(&mut self, to: Person, channel: Channel, utterance: &Utterance, at: Moment) {
        for seat in self.hearers(to, channel) {
            seat.said.push(SaidLine {
                at,
                channel,
                utterance: utterance.clone(),
            });
            seat.back = 0;
        }
    }

    fn hearers(&mut self, to: Person, channel: Channel) -> impl Iterator<Item = &mut Seat> {
        let hears = move |seat: &&mut Seat| seat.person == to || channel == Channel::Public;
        self.seats.iter_mut().filter(hears)
    }

    /// Every event of this step, to every person present.
    pub(super) fn tell_everybody(&mut self) {
        let events = std::mem::take(&mut self.step.told);
        let mut said = Vec::new();
        let mut cited = Vec::new();
        for event in events
            .iter()
            .filter(|event| !(self.step.hands_are_silent && is_of_hands(event)))
        {
            let told = self.told(event, &self.game);
            if let Event::Proposed(new) = event {
                cited.extend(told.iter().map(|(to, _, _)| (*to, new.proposal.article().clone())));
            }
            said.extend(
                told.into_iter()
                    .map(|told| self.hear(event, told, is_announcement(event))),
            );
            let persons: Vec<Person> = self.seats.iter().map(|seat| seat.person).collect();
            let cues: Vec<Effect> = persons
                .into_iter()
                .flat_map(|to| {
                    let cues = cues(event, &self.game, to).into_iter();
                    cues.map(move |cue| Effect::Cue { to, cue })
                })
                .collect();
            self.step.effects.extend(cues);
        }
        for (to, article) in cited {
            self.cites(to, Some(&article));
        }
        let now = self.last;
        for told in said {
            if told.is_announcement {
                self.announced(told.to, told.channel, &told.utterance);
            }
            self.say_told(told, now);
        }
    }

    /// Says something and remembers it for everybody who heard it.
    pub(super) fn say(&mut self, to: Person, channel: Channel, utterance: Utterance, at: Moment) {
        self.log(to, channel, &utterance, at);
        self.step.effects.push(Effect::Say { to, channel, utterance });
    }

    /// Says something to one person alone.
    pub(super) fn say_private(&mut self, to: Person, utterance: Utterance, at: Moment) {
        self.say(to, Channel::Private, utterance, at);
    }

    /// A sentence without values, in that person's language.
    pub(super) fn confirm(&mut self, to: Person, id: &str, at: Moment) {
        if let Some(seat) = self.seat(to) {
            let utterance = Utterance::sentence(&seat.messages, seat.messages.text(id, &[]));
            self.say_private(to, utterance, at);
        }
    }

    /// F9: the last move announcement once more, to the asker alone.
    pub(super) fn say_again(&mut self, to: Person, now: Moment) {
        match self.seat(to).and_then(|seat| seat.last_announcement.clone()) {
            Some(utterance) => {
                self.step.effects.push(Effect::Say {
                    to,
                    channel: Channel::Private,
                    utterance: utterance.with(Priority::Now),
                });
            }
            None => self.confirm(to, "said-nothing-yet", now),
        }
    }

    /// Shift+F9: what was said before what was said last, further back with each press.
    pub(super) fn say_earlier(&mut self, to: Person, now: Moment) {
        let Some(seat) = self.seat_mut(to) else { return };
        let line = seat.said.iter().rev().nth(seat.back + 1).cloned();
        match line {
            Some(line) => {
                seat.back += 1;
                let utterance = line.utterance.with(Priority::Now);
                self.step.effects.push(Effect::Say {
                    to,
                    channel: Channel::Private,
                    utterance,
                });
            }
            None => self.confirm(to, "said-nothing-earlier", now),
        }
    }

    /// A question with yes and no; doing nothing is no.
    pub(super) fn ask_first(&mut self, by: Person, intent: Intent, now: Moment) {
        let Some(seat) = self.seat_mut(by) else { return };
        let question = question_of(&seat.messages, &intent);
        seat.question = Some(intent);
        let text = format!("{question} {}", seat.messages.text("question-how-to-answer", &[]));
        let utterance = Utterance::sentence(&seat.messages, text).with(Priority::Now);
        self.say_private(by, utterance, now);
    }

    /// The disk does not take what is written: everybody is told at once, and the game goes on unsaved.
    pub(super) fn store_failed(&mut self, now: Moment) {
        if self.store_failed {
            return;
        }
        self.store_failed = true;
        self.urgent_to_all("said-not-saved", now);
    }

    /// What was owed is written.
    pub(super) fn store_works(&mut self, now: Moment) {
        if self.store_failed {
            self.store_failed = false;
            self.urgent_to_all("said-saved-again", now);
        }
    }

    /// No earphone is chosen; said once, for whoever can hear or read it.
    pub(super) fn no_earphone(&mut self, person: Person, now: Moment) {
        let Some(seat) = self.seat_mut(person).filter(|seat| !seat.no_earphone) else {
            return;
        };
        seat.no_earphone = true;
        self.confirm(person, "display-warning-no-earphone", now);
    }

    /// The earphone of a person went or came back. His words never move to the loudspeaker; he sees it, the arbiter hears it.
    pub(super) fn earphone(&mut self, person: Person, lost: bool, now: Moment) {
        let Some(seat) = self.seat_mut(person) else { return };
        if seat.earphone_lost == lost {
            return;
        }
        seat.earphone_lost = lost;
        let id = if lost {
            "said-earphone-lost"
        } else {
            "said-earphone-back"
        };
        for to in [person, Person::Arbiter] {
            self.confirm(to, id, now);
        }
    }

    pub(super) fn urgent_to_all(&mut self, id: &str, now: Moment) {
        let all: Vec<Person> = self.seats.iter().map(|seat| seat.person).collect();
        for to in all {
            if let Some(seat) = self.seat(to) {
                let utterance = Utterance::sentence(&seat.messages, seat.messages.text(id, &[])).with(Priority::Now);
                self.say_private(to, utterance, now);
            }
        }
    }
}

/// The question that is asked before this is done.
pub(super) fn question_of(messages: &Messages, intent: &Intent) -> String {
    if let Intent::CorrectClocks(commands) = intent {
        let changes: Vec<String> = commands
            .iter()
            .filter_map(|command| wording::clock_change(messages, command))
            .collect();
        let changes = changes.join(" ");
        return messages.text("question-correct-clocks", &[("changes", (&changes).into())]);
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
        let time = by_ms.map(|ms| crate::locale::duration(messages, ms));
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
    let id = if matches!(intent, Intent::NewGame(_)) {
        "question-new-game"
    } else if matches!(intent, Intent::Do(Command::ClaimFlag { .. })) {
        "question-claim-flag"
    } else if matches!(intent, Intent::Do(Command::Resign { .. })) {
        "question-resign"
    } else if matches!(intent, Intent::Do(Command::AcceptDraw { .. })) {
        "question-accept-draw"
    } else if matches!(intent, Intent::Do(Command::OfferDraw { .. })) {
        "question-offer-draw"
    } else {
        "question-sure"
    };
    messages.text(id, &[])
}

fn is_of_hands(event: &Event) -> bool {
    kind(event).talk == Talk::Hands
}

fn is_announcement(event: &Event) -> bool {
    matches!(kind(event).talk, Talk::Move(_))
}
