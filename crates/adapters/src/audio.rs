//! Sound on a device: the interfaces of the speaker and the recorder to `PulseAudio`, to cpal and to the fakes in
//! tests; and the choice between the first two.

use std::sync::Arc;

use rtrb::Producer;

use super::cpal_audio::CpalAudio;
#[cfg(unix)]
use super::pulse::PulseAudio;
use crate::ports::recorder::RATE;
use crate::ports::voice::DeviceList;

pub use super::speaker::routing::Target;

/// Samples a second of everything that is played or recorded: espeak-ng's own rate.
pub const SAMPLE_RATE: u32 = RATE;

/// An output that plays mono 16-bit samples at [`SAMPLE_RATE`].
pub trait AudioOutput: Send {
    /// Opens a stream. A named device that is absent is an error, never another device. `on_end` is called once, from
    /// any thread, unless the stream is dropped first.
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, AudioError>;

    /// The devices there are now.
    fn devices(&mut self) -> Result<DeviceList, AudioError>;

    /// True if a better output than the one in use may still appear.
    fn is_makeshift(&self) -> bool {
        false
    }

    /// True if a better output has appeared. Asked once a second, so it must be cheap.
    fn has_better(&mut self) -> bool {
        false
    }
}

/// One sound being played. Dropping it cuts it off.
pub trait Playing: Send {
    /// Adds samples, played after those before.
    fn push(&mut self, samples: &[i16]);
    /// No samples follow: plays those left, then calls `on_end`.
    fn finish(&mut self);
    /// Samples the device has taken so far; grows while the device plays.
    fn taken(&self) -> u64;
}

/// An input that records, mono and at [`SAMPLE_RATE`].
pub trait AudioInput: Send {
    /// Opens a microphone, the system's own if none is named; its samples go into `heard`, and are lost when that is
    /// full. A named microphone that is absent is an error, never another one. `on_end` is called once, from any
    /// thread, when the microphone has gone.
    fn listen(&mut self, microphone: Option<&str>, heard: Producer<i16>, on_end: OnEnd) -> Listening;

    /// The microphones there are now: name and description.
    fn microphones(&mut self) -> Result<Vec<(String, String)>, AudioError>;
}

/// An open microphone; dropping it closes the microphone.
pub type OpenMicrophone = Box<dyn Send>;

/// A microphone that was to be opened.
pub type Listening = Result<OpenMicrophone, AudioError>;

/// Called when a stream has ended.
pub type OnEnd = Box<dyn FnOnce(StreamEnd) + Send>;

/// Called, from any thread, when devices came or went or the sound server has gone.
pub type OnChange = Arc<dyn Fn() + Send + Sync>;

/// The end of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StreamEnd {
    /// The last sample has been played.
    Played,
    /// The device or the sound server is gone.
    DeviceLost,
}

/// The reason why nothing can be played or heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AudioError {
    /// No sound server or sound system answers.
    NoServer,
    /// No device has that name now.
    NoDevice,
    /// The device answers, but refuses: busy, forbidden, or of a kind this program does not understand.
    Refused,
}

/// Samples as bytes, the lower byte first.
pub(super) fn to_bytes(samples: &[i16]) -> Vec<u8> {
    samples.iter().flat_map(|sample| sample.to_le_bytes()).collect()
}

/// Bytes as samples; half a sample at the end is left out.
pub(super) fn from_bytes(bytes: &[u8]) -> Vec<i16> {
    let (pairs, _half) = bytes.as_chunks();
    pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect()
}

/// `PulseAudio` where a server answers, cpal elsewhere. For playback this is decided once: a server that answered and then
/// went away is waited for, and words meant for one of its devices are played on no other meanwhile. A microphone is opened
/// rarely, so for recording both are asked each time.
pub struct AutoAudio {
    #[cfg(unix)]
    pulse: PulseAudio,
    #[cfg(unix)]
    pulse_answered: bool,
    cpal: CpalAudio,
}

impl AutoAudio {
    /// An instance that has asked neither sound system yet.
    #[cfg(unix)]
    pub fn new(on_change: OnChange) -> Self {
        Self {
            pulse: PulseAudio::new(on_change),
            pulse_answered: false,
            cpal: CpalAudio,
        }
    }

    /// An instance that has asked nothing yet. cpal reports a lost device by ending its stream, so there is no other
    /// news.
    #[cfg(not(unix))]
    pub fn new(_on_change: OnChange) -> Self {
        Self { cpal: CpalAudio }
    }

    fn output(&mut self) -> &mut dyn AudioOutput {
        #[cfg(unix)]
        {
            // An answer to a question without side effects decides.
            self.pulse_answered = self.pulse_answered || self.pulse.devices().is_ok();
            if self.pulse_answered {
                return &mut self.pulse;
            }
        }
        &mut self.cpal
    }

    fn input(&mut self) -> &mut dyn AudioInput {
        #[cfg(unix)]
        if self.pulse.microphones().is_ok() {
            return &mut self.pulse;
        }
        &mut self.cpal
    }
}

impl AudioOutput for AutoAudio {
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, AudioError> {
        self.output().open(target, on_end)
    }

    fn devices(&mut self) -> Result<DeviceList, AudioError> {
        self.output().devices()
    }

    #[cfg(unix)]
    fn is_makeshift(&self) -> bool {
        !self.pulse_answered
    }

    #[cfg(unix)]
    fn has_better(&mut self) -> bool {
        !self.pulse_answered && self.pulse.devices().is_ok()
    }
}

impl AudioInput for AutoAudio {
    fn listen(&mut self, microphone: Option<&str>, heard: Producer<i16>, on_end: OnEnd) -> Listening {
        self.input().listen(microphone, heard, on_end)
    }

    fn microphones(&mut self) -> Result<Vec<(String, String)>, AudioError> {
        self.input().microphones()
    }
}
