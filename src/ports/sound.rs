//! Short sounds that mean something, mixed with the words of the same ear.

use std::sync::{Arc, Mutex, PoisonError};

use super::voice::Ear;

/// Plays cues. Never waits.
pub trait Sound: Send {
    /// Plays a cue on an ear, beside whatever is spoken there. Where the ear may not sound, nothing is played.
    fn play(&mut self, cue: Cue, ear: Ear);

    /// Plays a recorded voice on an ear, instead of the one before; cut off when that ear is silenced. Mono, at
    /// [`RATE`](super::recorder::RATE). Where the ear may not sound, nothing is played, and the voice tells
    /// ([`NotPlayed`](super::voice::VoiceEvent::NotPlayed)). False where nothing is ever played.
    #[must_use]
    fn play_voice(&mut self, samples: Arc<[i16]>, ear: Ear) -> bool;
}

/// What a cue means; how it sounds is the adapter's affair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cue {
    /// A piece left its hole.
    Lift,
    /// A piece was put into a hole.
    Place,
    /// The cursor stands at the edge of the board and cannot go on.
    Edge,
    /// The cursor is on a black square: on a real board the raised ones (D.2.2.1 a).
    DarkSquare,
    /// A piece was captured.
    Capture,
    /// The king is in check. Volunteered only where the regulations let the program help.
    Check,
    /// Not possible, or an illegal move.
    Illegal,
    /// Little time is left.
    LowTime,
    /// The two boards differ.
    DifferingBoards,
    /// A move has been announced and is to be repeated (D.2.1).
    Announcement,
    /// Time passes towards the end: a pulse, as a hand feels a raised dot (D.2.6.2).
    Pulse,
}

impl Cue {
    /// Every cue, for settings and for a round of samples.
    pub const ALL: [Self; 11] = [
        Self::Lift,
        Self::Place,
        Self::Edge,
        Self::DarkSquare,
        Self::Capture,
        Self::Check,
        Self::Illegal,
        Self::LowTime,
        Self::DifferingBoards,
        Self::Announcement,
        Self::Pulse,
    ];

    /// The name used in settings and message ids: `dark_square`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lift => "lift",
            Self::Place => "place",
            Self::Edge => "edge",
            Self::DarkSquare => "dark_square",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::Illegal => "illegal",
            Self::LowTime => "low_time",
            Self::DifferingBoards => "differing_boards",
            Self::Announcement => "announcement",
            Self::Pulse => "pulse",
        }
    }

    /// The cue of that name, if there is one.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cue| cue.name() == name)
    }
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

/// Keeps what it was asked to play. Clones share what is kept.
#[derive(Debug, Clone, Default)]
pub struct RecordingSound {
    played: Arc<Mutex<Vec<(Cue, Ear)>>>,
    voices: Arc<Mutex<Vec<(usize, Ear)>>>,
}

impl RecordingSound {
    /// Everything played so far, in order.
    pub fn played(&self) -> Vec<(Cue, Ear)> {
        self.played.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Of how many samples the voices were that were played, in order.
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
    fn every_cue_is_found_by_its_own_name() {
        for cue in Cue::ALL {
            assert_eq!(Cue::named(cue.name()), Some(cue));
        }
        assert_eq!(Cue::named("bell"), None);
    }

    #[test]
    fn a_recording_sound_keeps_what_its_clone_was_told() {
        let kept = RecordingSound::default();
        kept.clone().play(Cue::Edge, Ear::Public);
        assert_eq!(kept.played(), [(Cue::Edge, Ear::Public)]);
    }
}
