//! The user's own system voice, on the system's default output.
//!
//! On Linux speech-dispatcher, elsewhere what the crate `tts` finds (cargo feature `system-voice`). It is asked for on
//! a thread of its own, and only when a route wants it.

pub mod speech;
#[cfg(unix)]
pub mod ssip;
#[cfg(feature = "system-voice")]
pub mod with_tts;

use super::speaker::note::{Note, PlayId, Post, SystemNews, SystemSpeech};

/// The system voice, or one that says it is absent where the program was built without.
pub fn open(post: Post) -> Box<dyn SystemSpeech> {
    #[cfg(target_os = "linux")]
    {
        Box::new(speech::SystemVoice::<ssip::Dispatcher>::new(post))
    }
    #[cfg(all(not(target_os = "linux"), feature = "system-voice"))]
    {
        Box::new(speech::SystemVoice::<with_tts::TtsService>::new(post))
    }
    #[cfg(all(not(target_os = "linux"), not(feature = "system-voice")))]
    {
        Box::new(Absent(post))
    }
}

/// A system voice that is not there.
pub struct Absent(pub Post);

impl SystemSpeech for Absent {
    fn speak(&mut self, play: PlayId, _spans: Vec<(super::espeak::Manner, crate::ports::voice::SpokenSpan)>) {
        (self.0)(Note::System(play, SystemNews::Absent));
    }

    fn stop(&mut self) {}
}
