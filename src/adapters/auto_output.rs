//! `PulseAudio` where a server answers, cpal elsewhere.

use super::cpal_out::CpalOutput;
use super::output::{OnChange, OnEnd, Output, OutputError, Playing, Target};
#[cfg(unix)]
use super::pulse::PulseOutput;
use crate::ports::voice::DeviceList;

/// Chooses once. A server that answered and then went is waited for: its devices are there again when it is, and
/// words meant for one of them are played on no other meanwhile.
pub struct AutoOutput {
    #[cfg(unix)]
    pulse: PulseOutput,
    #[cfg(unix)]
    pulse_answered: bool,
    cpal: CpalOutput,
}

impl AutoOutput {
    /// Asks nobody yet.
    #[cfg(unix)]
    pub fn new(on_change: OnChange) -> Self {
        Self {
            pulse: PulseOutput::new(on_change),
            pulse_answered: false,
            cpal: CpalOutput,
        }
    }

    /// Asks nobody yet. cpal tells of a lost device by the end of its stream, so there is no other news.
    #[cfg(not(unix))]
    pub fn new(_on_change: OnChange) -> Self {
        Self { cpal: CpalOutput }
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut dyn Output) -> Result<T, OutputError>) -> Result<T, OutputError> {
        #[cfg(unix)]
        {
            if !self.pulse_answered {
                // A question without a side effect decides, so that the act itself is done once.
                self.pulse_answered = self.pulse.devices().is_ok();
            }
            if self.pulse_answered {
                return act(&mut self.pulse);
            }
        }
        act(&mut self.cpal)
    }
}

impl Output for AutoOutput {
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, OutputError> {
        self.with(|output| output.open(target, on_end))
    }

    fn devices(&mut self) -> Result<DeviceList, OutputError> {
        self.with(|output| output.devices())
    }
}
