//! Silences of the program's voice, with the reason: one value, on its way from the voice to what is said and shown.

use laws::game::Game;
use laws::people::Person;
use locale::Messages;
use settings::Setting;

/// The reason why nothing is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mute {
    /// No voice speaks: neither the system's nor espeak-ng is there, or neither answers.
    NoVoice,
    /// No sound comes out: no sound system answers, it has no device, or it takes no sound.
    NoOutput,
    /// The device is gone, or takes no sound.
    DeviceGone,
    /// No device is chosen for this person alone, and at an event private words are not said without one.
    NoDevice,
}

/// A person, or the whole table, to whom nothing can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Silenced {
    /// The person whose private words are not heard; `None` stands for the words to all, through the loudspeaker.
    pub whose: Option<Person>,
    /// The reason.
    pub why: Mute,
}

impl Mute {
    /// True if it concerns everybody at this computer, not one device.
    pub const fn is_general(self) -> bool {
        matches!(self, Self::NoVoice | Self::NoOutput)
    }
}

impl Silenced {
    /// True if it concerns that person.
    pub fn is_of(self, person: Person) -> bool {
        self.why.is_general() || self.whose.is_none_or(|whose| whose == person)
    }

    /// The fault and what to do about it, in a sentence.
    pub fn sentence(self, messages: &Messages) -> String {
        let id = match (self.why, self.whose) {
            (Mute::NoVoice, _) => "silence-no-voice",
            (Mute::NoOutput, _) => "silence-no-output",
            (Mute::DeviceGone, Some(_)) => "silence-earphone-gone",
            (Mute::DeviceGone, None) => "silence-loudspeaker-gone",
            (Mute::NoDevice, _) => "silence-no-earphone",
        };
        messages.text(id, &[])
    }

    /// The sentence that says that words are heard again; `None` for a silence that the person chose.
    pub fn is_over(self, messages: &Messages) -> Option<String> {
        let id = match (self.why, self.whose) {
            (Mute::NoVoice | Mute::NoOutput, _) => "silence-over",
            (Mute::DeviceGone, Some(_)) => "silence-earphone-back",
            (Mute::DeviceGone, None) => "silence-loudspeaker-back",
            (Mute::NoDevice, _) => return None,
        };
        Some(messages.text(id, &[]))
    }
}

/// The sentence with the owner of the device, for others to hear or read.
pub fn of(messages: &Messages, game: &Game, silenced: Silenced, sentence: &str) -> String {
    let whose = match silenced.whose.filter(|_| !silenced.why.is_general()) {
        Some(Person::Player(side) | Person::Assistant(side)) => super::side_name(messages, game, side),
        Some(Person::Arbiter) => messages.text(Setting::ArbiterEarphone.name(), &[]),
        None => return sentence.to_owned(),
    };
    messages.labelled(&whose, sentence)
}
