//! The messages between the voice's thread, its callers and its helpers.

use std::sync::Arc;

use crate::audio::StreamEnd;
use crate::espeak::Manner;
use crate::ports::voice::{Setup, SoundChannel, VoiceUtterance};
use announcement::Span;
use speech::earcon::Earcon;

/// A message to the mixer, from callers and from the work it has started.
pub enum Message {
    /// Say this.
    Say(VoiceUtterance),
    /// Silence an ear.
    Stop(SoundChannel),
    /// New routes.
    Configure(Setup),
    /// Make words ready.
    Prepare(SoundChannel, Vec<Span>),
    /// Name the devices.
    ListDevices,
    /// Play an earcon.
    Cue(Earcon, SoundChannel),
    /// Play a recorded voice.
    Voice(Arc<[i16]>, SoundChannel),
    /// A stream has ended.
    Ended(PlayId, StreamEnd),
    /// The system voice reports the outcome of a play.
    System(PlayId, SystemNews),
    /// True if there is a system voice, found out before any word was to be said.
    SystemVoice(bool),
    /// Devices came or went.
    DevicesChanged,
    /// The end.
    Quit,
}

/// The mixer's own number for one sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayId(pub u64);

/// A report of the system voice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemNews {
    /// A span has begun, and takes about this many milliseconds.
    Speaking(u64),
    /// Spoken to the end.
    Spoken,
    /// A span's language has no voice; the other spans are spoken.
    NoVoice(String),
    /// No span could be spoken.
    Unspeakable,
    /// This machine has no system voice.
    Absent,
}

/// The system voice as the mixer sees it: it queues, and answers by messages.
pub trait SystemSpeech: Send {
    /// Speaks spans in order, each in its manner, then reports on `play`.
    fn speak(&mut self, play: PlayId, spans: Vec<(Manner, Span)>);
    /// Silences everything at once.
    fn stop(&mut self);

    /// True if this voice may exist on this system.
    fn may_be_there(&self) -> bool {
        true
    }

    /// Announces that the voice is needed soon: a service that takes long to open may do so now. Does not block.
    fn get_ready(&mut self) {}
}

/// The callback by which messages come back from other threads.
pub type Post = Arc<dyn Fn(Message) + Send + Sync>;
