//! Sound from a microphone: what the recorder asks of `PulseAudio`, of cpal and of the fakes in tests.

use rtrb::Producer;

use super::output::{OnEnd, OutputError};

/// Something that hears, mono and at [`RATE`](crate::ports::recorder::RATE).
pub trait Input: Send {
    /// Opens a microphone, the system's own if none is named; what it hears goes into `samples`, and what
    /// finds no room there is lost. A named one that is absent is an error, never another one. `on_end` is called once, from any thread, when it has gone.
    fn open(
        &mut self,
        microphone: Option<&str>,
        samples: Producer<i16>,
        on_end: OnEnd,
    ) -> Result<Box<dyn Capturing>, OutputError>;

    /// The microphones there are now: name and description.
    fn microphones(&mut self) -> Result<Vec<(String, String)>, OutputError>;
}

/// An open microphone. Dropping it closes it.
pub trait Capturing: Send {}
