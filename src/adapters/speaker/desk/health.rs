//! Which devices, voices and programs are there: what changes is told once.

use super::Desk;
use crate::adapters::speaker::routing;
use crate::ports::voice::{DeviceList, DeviceName, Ear, MissingEngine, Silence, VoiceEvent};

impl Desk {
    /// Looks which devices are there and tells what changed for each ear.
    pub(super) fn refresh(&mut self) -> DeviceList {
        // A sound system without a single device is as good as none.
        let list = self.tools.output.devices().unwrap_or_default();
        if list.devices.is_empty() {
            self.is_absent(MissingEngine::Output);
        } else {
            self.absent.retain(|engine| *engine != MissingEngine::Output);
        }
        self.known.default.clone_from(&list.default);
        let named: Vec<(Ear, DeviceName)> = self
            .setup
            .routes
            .iter()
            .filter_map(|(ear, route)| Some((*ear, routing::named_device(route)?.clone())))
            .collect();
        for (ear, device) in named {
            self.there(ear, &device, list.has(&device));
        }
        list
    }

    pub(super) fn there(&mut self, ear: Ear, device: &DeviceName, there: bool) {
        if there && self.lost.remove(&ear) {
            self.tell(VoiceEvent::DeviceBack {
                ear,
                device: device.clone(),
            });
        } else if !there && self.lost.insert(ear) {
            self.tell(VoiceEvent::DeviceLost {
                ear,
                device: device.clone(),
            });
            self.silence(ear, Silence::DeviceLost);
        }
    }

    pub(super) fn no_voice(&mut self, lang: String) {
        if self.voiceless.insert(lang.clone()) {
            self.tell(VoiceEvent::NoVoice { lang });
        }
    }

    pub(super) fn is_absent(&mut self, engine: MissingEngine) {
        if !self.absent.contains(&engine) {
            self.absent.push(engine);
            self.tell(VoiceEvent::NoEngine { engine });
        }
    }
}
