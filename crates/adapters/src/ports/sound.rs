//! Short sounds that mean something, mixed with the words of the same ear.

use std::sync::Arc;

use super::voice::SoundChannel;
use speech::earcon::Earcon;

/// Plays earcons. Never blocks.
pub trait Sound: Send {
    /// Plays an earcon on an ear, mixed with the words spoken there. If the ear may not sound, nothing is played.
    fn play(&mut self, cue: Earcon, ear: SoundChannel);

    /// Plays a recorded voice on an ear, in place of the previous one; cut off when that ear is silenced. Mono, at
    /// [`RATE`](super::recorder::RATE). If the ear may not sound, nothing is played, and the voice reports it
    /// ([`NotPlayed`](super::voice::VoiceEvent::NotPlayed)). False if nothing is ever played.
    #[must_use]
    fn play_voice(&mut self, samples: Arc<[i16]>, ear: SoundChannel) -> bool;
}

/// Plays nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullSound;

impl Sound for NullSound {
    fn play(&mut self, _cue: Earcon, _ear: SoundChannel) {}

    fn play_voice(&mut self, _samples: Arc<[i16]>, _ear: SoundChannel) -> bool {
        false
    }
}
