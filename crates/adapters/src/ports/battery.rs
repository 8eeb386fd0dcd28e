//! The battery of the machine that is the chessclock.

use std::collections::VecDeque;

/// Reads the battery. Does not wait.
pub trait Battery: Send {
    /// What the battery holds, in per cent, while nothing charges it; nothing on the mains, or where there is none.
    fn discharging_percent(&mut self) -> Option<u8>;
}

/// A machine without a battery.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullBattery;

impl Battery for NullBattery {
    fn discharging_percent(&mut self) -> Option<u8> {
        None
    }
}

/// Gives the readings it was made with, one after the other, the last one again and again; counts how often it was asked.
#[derive(Debug, Clone, Default)]
pub struct RecordingBattery {
    readings: VecDeque<Option<u8>>,
    asked: usize,
}

impl RecordingBattery {
    /// A battery that will be read like this.
    pub fn with(readings: impl IntoIterator<Item = Option<u8>>) -> Self {
        Self {
            readings: readings.into_iter().collect(),
            asked: 0,
        }
    }

    /// How often it was asked.
    pub const fn asked(&self) -> usize {
        self.asked
    }
}

impl Battery for RecordingBattery {
    fn discharging_percent(&mut self) -> Option<u8> {
        self.asked += 1;
        if self.readings.len() > 1 {
            self.readings.pop_front().flatten()
        } else {
            self.readings.front().copied().flatten()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_battery_gives_its_readings_and_then_the_last_one() {
        let mut battery = RecordingBattery::with([Some(21), Some(20)]);
        let read: Vec<_> = (0..3).map(|_| battery.discharging_percent()).collect();
        assert_eq!(read, [Some(21), Some(20), Some(20)]);
        assert_eq!(battery.asked(), 3);
        assert_eq!(NullBattery.discharging_percent(), None);
    }
}
