//! The battery of the machine that is the chessclock.

/// Reads the battery. Does not wait.
pub trait Battery: Send {
    /// The charge in per cent while the battery discharges; none on mains, or without a battery.
    fn discharging_percent(&mut self) -> Option<u8>;
}
