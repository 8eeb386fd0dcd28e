//! The user's own system voice, on the system's default output.
//!
//! On Linux speech-dispatcher. It is asked for on a thread of its own and only when first needed: opening took
//! 263 ms. Its messages have the priority "important", which holds back those of a screen reader; so it is not
//! used beside one unless somebody asks for both.

use super::speaker::note::{Post, SystemSpeech};

/// The system voice, or one that says it is absent where the program was built without.
pub fn open(post: Post) -> Box<dyn SystemSpeech> {
    #[cfg(feature = "system-voice")]
    {
        Box::new(with_tts::TtsVoice::new(post))
    }
    #[cfg(not(feature = "system-voice"))]
    {
        Box::new(Absent(post))
    }
}

/// A system voice that is not there.
pub struct Absent(pub Post);

impl SystemSpeech for Absent {
    fn speak(
        &mut self,
        play: super::speaker::note::PlayId,
        _spans: Vec<crate::ports::voice::SpokenSpan>,
        _manner: super::espeak::Manner,
    ) {
        use super::speaker::note::{Note, SystemNews};
        (self.0)(Note::System(play, SystemNews::Absent));
    }

    fn stop(&mut self) {}
}

#[cfg(feature = "system-voice")]
mod with_tts;
