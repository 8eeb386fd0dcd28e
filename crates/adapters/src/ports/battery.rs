//! The battery of the machine that is the chessclock.

use std::collections::VecDeque;

/// Reads the battery. Does not wait.
pub trait Battery: Send {
    /// The charge in per cent while the battery discharges; none on mains, or without a battery.
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

/// A battery that returns the given readings, one after the other and the last one again and again, and counts its calls.
#[derive(Debug, Clone, Default)]
pub struct RecordingBattery {
    readings: VecDeque<Option<u8>>,
    asked: usize,
}

impl RecordingBattery {
    /// A battery with these readings.
    pub fn with(readings: impl IntoIterator<Item = Option<u8>>) -> Self {
        Self {
            readings: readings.into_iter().collect(),
            asked: 0,
        }
    }

    /// The number of calls.
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
