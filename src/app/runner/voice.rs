//! What the voice tells of devices and words, and who hears what on which device.

use super::Runner;
use crate::app::voices::{self, Heard};
use crate::laws::people::Person;
use crate::ports::voice::{DeviceList, DeviceName, Ear, Setup, Silence, VoiceEvent};
use crate::settings::Output;
use crate::table::input::{Input, RecorderNews, Unheard};

impl Runner {
    pub(super) fn devices(&mut self, list: &DeviceList) {
        let named = list.devices.iter();
        let devices = named.map(|device| (device.name.0.clone(), device.description.clone()));
        self.devices.outputs = devices.collect();
        self.make_personal();
        self.show();
        if let Some(person) = self.devices_for.take() {
            self.step(Input::Devices(person, self.devices.outputs.clone()));
        }
        let in_event = self.table.game().regulations().is_competition();
        let earphone = self.tools.settings.speech.earphone.clone().map(DeviceName);
        let default_is_earphone = earphone.is_some_and(|earphone| list.default_is(&earphone));
        let heard = self.reader_speaks && in_event && !default_is_earphone;
        self.step(Input::ReaderIsHeard(self.tools.heard, heard));
    }

    /// Whether the program's own voice says what is announced.
    pub(super) fn own_voice_speaks(&self) -> bool {
        match self.tools.settings.speech.output {
            Output::Auto => !self.reader_announces,
            Output::ScreenReader | Output::Braille => false,
            Output::OwnVoice | Output::Both => true,
        }
    }

    /// Whether the person wants no word of the program's own voice, not even of what he comes to.
    pub(super) fn is_silent(&self) -> bool {
        [Output::ScreenReader, Output::Braille].contains(&self.tools.settings.speech.output)
    }

    /// Whether that person has an earphone of his own and neither the settings nor the screen reader of this machine: who
    /// silences the program's voice for himself silences it for nobody else.
    pub(super) fn hears_alone(&self, person: Person) -> bool {
        person != self.tools.heard && person != self.root && self.setup().routes.contains_key(&Ear::Private(person))
    }

    /// Who wants no word has none finished either.
    pub(super) fn fall_silent(&mut self) {
        if self.is_silent() {
            self.tools.voice.stop(Ear::Private(self.tools.heard));
        }
    }

    pub(super) fn configure(&mut self) {
        let setup = self.setup();
        self.tools.voice.configure(setup);
    }

    fn setup(&self) -> Setup {
        let place = self.table.game().regulations().place;
        let heard = Heard {
            seat: self.tools.heard,
            root: self.root,
        };
        voices::setup(&self.tools.settings, heard, place, self.table.public_voice())
    }

    pub(super) fn voice_events(&mut self) {
        for event in self.tools.voice.take_events() {
            match event {
                VoiceEvent::Spoken { id } => self.speaking.retain(|(other, _)| *other != id.0),
                VoiceEvent::NotSpoken { id, why } => {
                    let to = self
                        .speaking
                        .iter()
                        .find(|(other, _)| *other == id.0)
                        .map(|(_, to)| *to);
                    self.speaking.retain(|(other, _)| *other != id.0);
                    if matches!(why, Silence::NoDevice | Silence::SharedWithPublic) {
                        self.step(Input::NoEarphone(to.unwrap_or(self.tools.heard)));
                    }
                }
                VoiceEvent::NotPlayed { ear, why } => {
                    if let Ear::Private(person) = ear {
                        self.step(Input::Recorder(person, RecorderNews::NotPlayed(unheard(why))));
                    }
                }
                VoiceEvent::DeviceLost { ear, .. } => {
                    if let Ear::Private(person) = ear {
                        self.step(Input::EarphoneLost(person));
                    }
                }
                VoiceEvent::DeviceBack { ear, .. } => {
                    if let Ear::Private(person) = ear {
                        self.step(Input::EarphoneBack(person));
                    }
                }
                VoiceEvent::NoVoice { lang } => self.step(Input::NoVoice(lang)),
                VoiceEvent::Devices(list) => self.devices(&list),
                VoiceEvent::NoEngine { .. } => {}
            }
        }
    }
}

/// Why a recording was not heard, as its listener is told.
const fn unheard(why: Silence) -> Unheard {
    match why {
        Silence::Off | Silence::NoDevice | Silence::SharedWithPublic => Unheard::NoEarphone,
        Silence::DeviceLost | Silence::NoVoice | Silence::CutOff | Silence::Replaced => Unheard::NoAnswer,
    }
}
