//! The battery as Linux reports it: a folder for each in `/sys/class/power_supply`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::ports::battery::Battery;

/// The folder in which Linux lists power supplies.
const FOLDER: &str = "/sys/class/power_supply";

/// Reads that folder anew each time; other systems have no such folder, and so no battery.
#[derive(Debug, Clone)]
pub struct LinuxBattery {
    folder: PathBuf,
}

impl Default for LinuxBattery {
    fn default() -> Self {
        Self::in_folder(FOLDER)
    }
}

impl LinuxBattery {
    /// The batteries of that folder.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }
}

impl Battery for LinuxBattery {
    /// The charge of the fullest battery, since the machine runs as long as that lasts. The battery of a mouse or a
    /// headset is left out.
    fn discharging_percent(&mut self) -> Option<u8> {
        let supplies = fs::read_dir(&self.folder).ok()?;
        let mut fullest = None;
        for supply in supplies.flatten().map(|entry| entry.path()) {
            let is = |file: &str, wanted: &str| word(&supply, file).is_some_and(|text| text == wanted);
            if !is("type", "Battery") || is("scope", "Device") {
                continue;
            }
            if !is("status", "Discharging") {
                return None;
            }
            let percent = word(&supply, "capacity").and_then(|text| text.parse::<u8>().ok());
            fullest = fullest.max(percent);
        }
        fullest
    }
}

fn word(supply: &Path, file: &str) -> Option<String> {
    let text = fs::read_to_string(supply.join(file)).ok()?;
    Some(text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[allow(clippy::disallowed_methods, reason = "a pretended machine, gone after the test")]
    fn supply(folder: &Path, name: &str, files: &[(&str, &str)]) {
        fs::create_dir_all(folder.join(name)).unwrap();
        for (file, text) in files {
            fs::write(folder.join(name).join(file), format!("{text}\n")).unwrap();
        }
    }

    #[test]
    fn only_a_battery_of_the_machine_that_discharges_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let mut battery = LinuxBattery::in_folder(folder.path());
        assert_eq!(battery.discharging_percent(), None);
        supply(folder.path(), "AC", &[("type", "Mains"), ("online", "0")]);
        let mouse = [
            ("type", "Battery"),
            ("scope", "Device"),
            ("status", "Discharging"),
            ("capacity", "3"),
        ];
        supply(folder.path(), "hid", &mouse);
        assert_eq!(battery.discharging_percent(), None);
        supply(
            folder.path(),
            "BAT0",
            &[("type", "Battery"), ("status", "Discharging"), ("capacity", "19")],
        );
        assert_eq!(battery.discharging_percent(), Some(19));
        supply(
            folder.path(),
            "BAT1",
            &[("type", "Battery"), ("status", "Discharging"), ("capacity", "64")],
        );
        assert_eq!(battery.discharging_percent(), Some(64));
        supply(folder.path(), "BAT1", &[("status", "Charging")]);
        assert_eq!(battery.discharging_percent(), None);
    }

    #[test]
    fn a_machine_without_that_folder_has_no_battery() {
        assert_eq!(LinuxBattery::in_folder("/nonexistent").discharging_percent(), None);
    }
}
