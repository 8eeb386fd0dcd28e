//! The devices of sound at an event: whose words each carries, and which were in force when the regulations were fixed.
//!
//! Each player hears his private words alone (D.2.10.4), and the hall hears what is announced. A player who could set the
//! earphone of his opponent or of the arbiter could hear what is not for him, or silence them.

use super::people::Person;

named! {
    /// What a device carries, at the machine it is plugged into.
    Outlet {
        /// The private words of the person at this machine.
        Earphone = "earphone",
        /// Those of the player at the other window.
        SecondEarphone = "second-earphone",
        /// The arbiter's.
        ArbiterEarphone = "arbiter-earphone",
        /// What is announced to all.
        Loudspeaker = "loudspeaker",
    }
}

impl Outlet {
    /// Whose device it is where that person sits at the machine; nobody's if all hear it.
    pub fn owner(self, seat: Person) -> Option<Person> {
        match self {
            Self::Earphone => Some(seat),
            Self::SecondEarphone => seat.side().map(|side| Person::Player(side.other())),
            Self::ArbiterEarphone => Some(Person::Arbiter),
            Self::Loudspeaker => None,
        }
    }
}

/// The devices in force, by the names the system of sound has for them; empty where none is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devices {
    /// Of the person at this machine.
    pub earphone: String,
    /// Of the player at the other window.
    pub second_earphone: String,
    /// Of the arbiter.
    pub arbiter_earphone: String,
    /// For all.
    pub loudspeaker: String,
}

/// Between a device's name and that of its outlet, where it has several.
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

    /// Whether that device is the hardware of another outlet: the words of two would come together.
    pub fn is_taken(&self, outlet: Outlet, device: &str) -> bool {
        let hardware = |device: &str| device.split(PORT).next().unwrap_or_default().to_owned();
        let others = Outlet::ALL.iter().filter(|other| **other != outlet);
        let mut taken = others.map(|other| self.of(*other)).filter(|device| !device.is_empty());
        !device.is_empty() && taken.any(|other| hardware(other) == hardware(device))
    }
}
