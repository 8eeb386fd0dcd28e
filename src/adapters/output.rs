//! Sound on a device: what the speaker asks of `PulseAudio`, of cpal and of the fakes in tests.

use std::sync::Arc;

use crate::ports::voice::DeviceList;

pub use super::speaker::routing::Target;

/// Samples a second of everything the program plays: espeak-ng's own rate.
pub const SAMPLE_RATE: u32 = 22_050;

/// Something that plays mono 16-bit samples at [`SAMPLE_RATE`].
pub trait Output: Send {
    /// Opens a stream. A named device that is absent is an error, never another device.
    /// `on_end` is called once, from any thread, unless the stream is stopped before.
    fn open(&mut self, target: &Target, on_end: OnEnd) -> Result<Box<dyn Playing>, OutputError>;

    /// The devices there are now.
    fn devices(&mut self) -> Result<DeviceList, OutputError>;
}

/// Called when a stream has ended.
pub type OnEnd = Box<dyn FnOnce(End) + Send>;

/// Called, from any thread, when devices came or went or the sound server has gone.
pub type OnChange = Arc<dyn Fn() + Send + Sync>;

/// How a stream ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Its last sample has been played.
    Played,
    /// Its device or the sound server is gone.
    DeviceLost,
}

/// One sound being played. Dropped without [`Playing::finish`], it is cut off.
pub trait Playing: Send {
    /// More samples, played after those before.
    fn push(&mut self, samples: &[i16]);
    /// Nothing will follow: play what is there, then call `on_end`.
    fn finish(&mut self);
    /// Cut off at once; `on_end` is not called any more.
    fn stop(self: Box<Self>);
}

/// Why nothing can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutputError {
    /// No sound server or sound system answers.
    NoServer,
    /// There is no device of that name now.
    NoDevice,
    /// It answers, but refuses: busy, forbidden, or of a kind this program does not understand.
    Refused,
}
