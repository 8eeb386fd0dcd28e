//! Who hears nothing of the program's own voice, and why: one value, on its way from the voice to what is said and shown.

use laws::game::Game;
use laws::people::Person;
use locale::Messages;
use settings::Setting;

/// Why nothing is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mute {
    /// No voice speaks: neither the system's nor espeak-ng is there, or neither answers.
    NoVoice,
    /// No sound comes out: no sound system answers, it has no device, or it takes no sound.
    NoOutput,
    /// The device is gone, or takes no sound.
    DeviceGone,
    /// No device is chosen for him alone, and at an event private words are not said without one.
    NoDevice,
}

/// Somebody who hears nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Silenced {
    /// Whose private words are not heard; none: what is said to all, through the loudspeaker.
    pub whose: Option<Person>,
    /// Why.
    pub why: Mute,
}

impl Mute {
    /// It concerns everybody at this machine, not one device.
    pub const fn is_general(self) -> bool {
        matches!(self, Self::NoVoice | Self::NoOutput)
    }
}

impl Silenced {
    /// Whether it concerns that person himself.
    pub fn is_of(self, person: Person) -> bool {
        self.why.is_general() || self.whose.is_none_or(|whose| whose == person)
    }

    /// What is wrong and what to do, in a sentence.
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

    /// What is said once he is heard again; nothing of what he has chosen himself.
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

/// The sentence with whose device it is about, for others to hear or read.
pub fn of(messages: &Messages, game: &Game, silenced: Silenced, sentence: &str) -> String {
    let whose = match silenced.whose.filter(|_| !silenced.why.is_general()) {
        Some(Person::Player(side) | Person::Assistant(side)) => super::side_name(messages, game, side),
        Some(Person::Arbiter) => messages.text(Setting::ArbiterEarphone.name(), &[]),
        None => return sentence.to_owned(),
    };
    format!("{whose}: {sentence}")
}
