//! Output devices and their names.

/// A device's name as the sound system knows it, not as people read it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceName(pub String);

/// The separator between a device's name and the name of its outlet (headphones, loudspeaker), where it has several.
pub const OUTLET: char = '|';

impl DeviceName {
    /// True if both are the same piece of hardware, whichever outlet is named.
    pub fn shares_hardware_with(&self, other: &Self) -> bool {
        self.hardware() == other.hardware()
    }

    /// True if this device is meant by `wanted`: a name without an outlet means any outlet.
    fn answers_to(&self, wanted: &Self) -> bool {
        self == wanted || self.hardware() == wanted.0
    }

    fn hardware(&self) -> &str {
        self.0.split(OUTLET).next().unwrap_or_default()
    }
}

/// One output device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// The name to put into a [`Route`](super::Route).
    pub name: DeviceName,
    /// The name for people.
    pub description: String,
}

/// The output devices of this machine.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DeviceList {
    /// All of them, in the sound system's order.
    pub devices: Vec<Device>,
    /// The destination of sound that names no device, including a screen reader's words.
    pub default: Option<DeviceName>,
}

impl DeviceList {
    /// True if a screen reader, which speaks on the default output, is heard on these headphones.
    pub fn default_is(&self, earphone: &DeviceName) -> bool {
        self.default
            .as_ref()
            .is_some_and(|default| default.answers_to(earphone))
    }

    /// True if a device of that name is present. A name without an outlet means any outlet.
    pub fn has(&self, name: &DeviceName) -> bool {
        self.devices.iter().any(|device| device.name.answers_to(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_outlets_are_two_devices_on_the_same_hardware() {
        let name = |text: &str| DeviceName(text.into());
        let list = DeviceList {
            devices: vec![Device {
                name: name("card|speaker"),
                description: "Built-in".into(),
            }],
            default: Some(name("card|speaker")),
        };
        assert!(list.has(&name("card")) && list.has(&name("card|speaker")));
        assert!(!list.has(&name("card|headphones")) && !list.has(&name("other")));
        assert!(list.default_is(&name("card")) && !list.default_is(&name("card|headphones")));
        assert!(name("card|speaker").shares_hardware_with(&name("card|headphones")));
    }
}
