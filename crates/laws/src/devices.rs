//! The audio devices at an event: the words each carries, and those in force when the regulations were fixed.
//!
//! Each player hears their private words alone (D.2.10.4), and the hall hears the announcements. A player who could
//! set the headphones of the opponent or of the arbiter could overhear or silence them.

use super::people::Person;

named! {
    /// The words a device carries, at the computer it is plugged into.
    Outlet {
        /// The private words of the person at this computer.
        Earphone = "earphone",
        /// The private words of the player at the other window.
        SecondEarphone = "second-earphone",
        /// The arbiter's private words.
        ArbiterEarphone = "arbiter-earphone",
        /// The announcements to everyone.
        Loudspeaker = "loudspeaker",
    }
}

impl Outlet {
    /// The owner of the device when `seat` sits at the computer; `None` if everyone hears it.
    pub fn owner(self, seat: Person) -> Option<Person> {
        match self {
            Self::Earphone => Some(seat),
            Self::SecondEarphone => seat.side().map(|side| Person::Player(side.other())),
            Self::ArbiterEarphone => Some(Person::Arbiter),
            Self::Loudspeaker => None,
        }
    }
}

/// The devices in force, by their names in the audio system; empty where none is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devices {
    /// The device of the person at this computer.
    pub earphone: String,
    /// The device of the player at the other window.
    pub second_earphone: String,
    /// The arbiter's device.
    pub arbiter_earphone: String,
    /// The device for everyone.
    pub loudspeaker: String,
}

/// Separates a device's name from that of its outlet, where it has several.
const PORT: char = '|';

impl Devices {
    /// The device of that outlet.
    pub fn of(&self, outlet: Outlet) -> &str {
        match outlet {
            Outlet::Earphone => &self.earphone,
            Outlet::SecondEarphone => &self.second_earphone,
            Outlet::ArbiterEarphone => &self.arbiter_earphone,
            Outlet::Loudspeaker => &self.loudspeaker,
        }
    }

    pub(super) fn set(&mut self, outlet: Outlet, device: &str) {
        let own = match outlet {
            Outlet::Earphone => &mut self.earphone,
            Outlet::SecondEarphone => &mut self.second_earphone,
            Outlet::ArbiterEarphone => &mut self.arbiter_earphone,
            Outlet::Loudspeaker => &mut self.loudspeaker,
        };
        device.clone_into(own);
    }

    /// True if the device is the hardware of another outlet, so that two people's words would mix.
    pub fn is_taken(&self, outlet: Outlet, device: &str) -> bool {
        let hardware = |device: &str| device.split(PORT).next().unwrap_or_default().to_owned();
        let others = Outlet::ALL.iter().filter(|other| **other != outlet);
        let mut taken = others.map(|other| self.of(*other)).filter(|device| !device.is_empty());
        !device.is_empty() && taken.any(|other| hardware(other) == hardware(device))
    }
}
