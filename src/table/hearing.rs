//! How a person hears what is told to him: in words, in more words, as a tone, or in the log alone.

use super::Table;
use super::effect::Effect;
use crate::laws::event::Event;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::settings::Level;
use crate::speech::cue::Cue;
use crate::speech::tell::{Adding, added, kind};
use crate::speech::utterance::{Channel, Utterance};

/// Something told to one person.
pub(super) struct Told {
    pub(super) to: Person,
    pub(super) channel: Channel,
    pub(super) utterance: Utterance,
    pub(super) is_announcement: bool,
    heard: Heard,
}

/// How it is heard.
enum Heard {
    Nothing,
    Tone,
    Words,
    /// With this behind it.
    AndMore(Box<Utterance>),
}

impl Table {
    /// How that person hears it. What everybody at the table hears is said whatever one of them wishes.
    pub(super) fn hear(
        &self,
        event: &Event,
        (to, channel, utterance): (Person, Channel, Utterance),
        is_announcement: bool,
    ) -> Told {
        let mut heard = Heard::Words;
        if let Some(seat) = self.seat(to) {
            let level = kind(event).talk.level(to, seat.settings.verbosity);
            let adding = Adding {
                level,
                cells: seat.settings.cells,
                at: self.last(),
            };
            let more = added(event, self.game(), &seat.messages, adding);
            heard = match (channel, level, more) {
                (Channel::Private, Level::Off, _) => Heard::Nothing,
                (Channel::Private, Level::Tone, _) => Heard::Tone,
                (Channel::Private | Channel::Public, _, Some(more)) => {
                    Heard::AndMore(Box::new(Utterance::sentence(&seat.messages, more.text)))
                }
                (Channel::Private | Channel::Public, _, None) => Heard::Words,
            };
        }
        Told {
            to,
            channel,
            utterance,
            is_announcement,
            heard,
        }
    }

    /// Says it as it is heard; what is not said stands in the log all the same.
    pub(super) fn say_told(&mut self, told: Told, now: Moment) {
        let Told {
            to,
            channel,
            mut utterance,
            heard,
            ..
        } = told;
        match (heard, channel) {
            (Heard::Words, _) => self.say(to, channel, utterance, now),
            (Heard::AndMore(more), Channel::Private) => {
                utterance.spans.extend(more.spans);
                self.say(to, channel, utterance, now);
            }
            (Heard::AndMore(more), Channel::Public) => {
                self.say(to, channel, utterance, now);
                self.say(to, Channel::Private, *more, now);
            }
            (Heard::Tone, _) => {
                let cue = Cue::Announcement;
                self.step.effects.push(Effect::Cue { to, cue });
                self.log(to, channel, &utterance, now);
            }
            (Heard::Nothing, _) => self.log(to, channel, &utterance, now),
        }
    }
}
