//! The battery as Windows reports it.

use windows::System::Power::{BatteryStatus, PowerManager};

use crate::ports::battery::Battery;

/// The battery, read anew each time.
#[derive(Debug, Clone, Copy, Default)]
pub struct WindowsBattery(());

impl Battery for WindowsBattery {
    fn discharging_percent(&mut self) -> Option<u8> {
        let status = PowerManager::BatteryStatus().ok()?;
        let percent = PowerManager::RemainingChargePercent().ok()?;
        u8::try_from(percent)
            .ok()
            .filter(|_| status == BatteryStatus::Discharging)
    }
}
