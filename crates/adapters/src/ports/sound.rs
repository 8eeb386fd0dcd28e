//! Short sounds that mean something, mixed with the words of the same ear.

use std::sync::{Arc, Mutex, PoisonError};

use super::voice::Ear;
use speech::cue::Cue;

/// Plays earcons. Never blocks.
pub trait Sound: Send {
    /// Plays an earcon on an ear, mixed with the words spoken there. If the ear may not sound, nothing is played.
    fn play(&mut self, cue: Cue, ear: Ear);

    /// Plays a recorded voice on an ear, in place of the previous one; cut off when that ear is silenced. Mono, at
    /// [`RATE`](super::recorder::RATE). If the ear may not sound, nothing is played, and the voice reports it
    /// ([`NotPlayed`](super::voice::VoiceEvent::NotPlayed)). False if nothing is ever played.
    #[must_use]
    fn play_voice(&mut self, samples: Arc<[i16]>, ear: Ear) -> bool;
}

/// Plays nothing.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullSound;

impl Sound for NullSound {
    fn play(&mut self, _cue: Cue, _ear: Ear) {}

    fn play_voice(&mut self, _samples: Arc<[i16]>, _ear: Ear) -> bool {
        false
    }
}

/// Records the sounds to play. Clones share the record.
#[derive(Debug, Clone, Default)]
pub struct RecordingSound {
    played: Arc<Mutex<Vec<(Cue, Ear)>>>,
    voices: Arc<Mutex<Vec<(usize, Ear)>>>,
}

impl RecordingSound {
    /// The earcons played so far, in order.
    pub fn played(&self) -> Vec<(Cue, Ear)> {
        self.played.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The number of samples of each voice played so far, in order.
    pub fn voices(&self) -> Vec<(usize, Ear)> {
        self.voices.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Sound for RecordingSound {
    fn play(&mut self, cue: Cue, ear: Ear) {
        self.played
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push((cue, ear));
    }

    fn play_voice(&mut self, samples: Arc<[i16]>, ear: Ear) -> bool {
        let mut voices = self.voices.lock().unwrap_or_else(PoisonError::into_inner);
        voices.push((samples.len(), ear));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recording_sound_keeps_what_its_clone_was_told() {
        let kept = RecordingSound::default();
        kept.clone().play(Cue::Edge, Ear::Public);
        assert_eq!(kept.played(), [(Cue::Edge, Ear::Public)]);
    }
}
