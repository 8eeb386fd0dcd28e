//! What the voice's thread, its callers and its helpers send each other.

use std::sync::Arc;

use crate::audio::End;
use crate::espeak::Manner;
use crate::ports::voice::{Ear, Setup, Utterance};
use announcement::Span;
use speech::cue::Cue;

/// What the mixer is told, by callers and by what it has set going.
pub enum Message {
    /// Say this.
    Say(Utterance),
    /// Silence an ear.
    Stop(Ear),
    /// New routes.
    Configure(Setup),
    /// Make words ready.
    Prepare(Ear, Vec<Span>),
    /// Name the devices.
    ListDevices,
    /// Play a cue.
    Cue(Cue, Ear),
    /// Play a recorded voice.
    Voice(Arc<[i16]>, Ear),
    /// A stream has ended.
    Ended(PlayId, End),
    /// The system voice tells what became of a play.
    System(PlayId, SystemNews),
    /// Whether there is a system voice, found out before anything was to be said.
    SystemVoice(bool),
    /// Devices came or went.
    DevicesChanged,
    /// The end.
    Quit,
}

/// The mixer's own number for one sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayId(pub u64);

/// What the system voice tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemNews {
    /// It has begun one span, and speaks for about so many milliseconds.
    Speaking(u64),
    /// Spoken to the end.
    Spoken,
    /// There is no voice for one span's language; the others go on.
    NoVoice(String),
    /// None of it could be spoken.
    Unspeakable,
    /// There is no system voice here.
    Absent,
}

/// The system voice as the mixer sees it: it queues, and answers by messages.
pub trait SystemSpeech: Send {
    /// Speaks spans in order, each in its manner, then tells of `play`.
    fn speak(&mut self, play: PlayId, spans: Vec<(Manner, Span)>);
    /// Silences everything at once.
    fn stop(&mut self);

    /// Whether such a voice may be there at all.
    fn may_be_there(&self) -> bool {
        true
    }

    /// It will be needed soon: a service that takes long to open may do so now. Nobody waits for it.
    fn get_ready(&mut self) {}
}

/// How messages come back from other threads.
pub type Post = Arc<dyn Fn(Message) + Send + Sync>;
