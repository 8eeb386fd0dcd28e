//! The user's own system voice, on the system's default output.
//!
//! On macOS the voice that the crate `tts` finds, elsewhere speech-dispatcher. It is opened on a thread of its own, and only when a route
//! wants it. The voices of Windows are rendered and played by us (`windows_voice`), so no system voice is opened there.

pub mod speech;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod ssip;
#[cfg(target_os = "macos")]
pub mod with_tts;

#[cfg(all(unix, not(target_os = "macos")))]
use self::ssip::Dispatcher as System;
#[cfg(target_os = "macos")]
use self::with_tts::TtsService as System;
use super::speaker::message::{Message, PlayId, Post, SystemNews, SystemSpeech};

/// The system voice. If there is none, its words are given back.
#[cfg(unix)]
pub fn open(post: Post) -> Box<dyn SystemSpeech> {
    Box::new(speech::SystemVoice::<System>::new(post))
}

/// The absent system voice: none is looked for.
#[cfg(windows)]
pub fn open(post: Post) -> Box<dyn SystemSpeech> {
    Box::new(NoSystemVoice(AbsentSystemVoice(post)))
}

/// A system that has no voice which speaks by itself.
pub struct NoSystemVoice(pub AbsentSystemVoice);

impl SystemSpeech for NoSystemVoice {
    fn speak(&mut self, play: PlayId, spans: Vec<(super::espeak::Manner, announcement::Span)>) {
        self.0.speak(play, spans);
    }

    fn stop(&mut self) {}

    fn may_be_there(&self) -> bool {
        false
    }
}

/// A system voice that is not there.
pub struct AbsentSystemVoice(pub Post);

impl SystemSpeech for AbsentSystemVoice {
    fn speak(&mut self, play: PlayId, _spans: Vec<(super::espeak::Manner, announcement::Span)>) {
        (self.0)(Message::System(play, SystemNews::Absent));
    }

    fn stop(&mut self) {}

    fn get_ready(&mut self) {
        (self.0)(Message::SystemVoice(false));
    }
}
