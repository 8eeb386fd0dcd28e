//! The user's own system voice, on the system's default output.
//!
//! On Windows and macOS what the crate `tts` finds, elsewhere speech-dispatcher. It is asked for on a thread of its own, and
//! only when a route wants it.

pub mod speech;
#[cfg(not(any(windows, target_os = "macos")))]
pub mod ssip;
#[cfg(any(windows, target_os = "macos"))]
pub mod with_tts;

#[cfg(not(any(windows, target_os = "macos")))]
use self::ssip::Dispatcher as System;
#[cfg(any(windows, target_os = "macos"))]
use self::with_tts::TtsService as System;
use super::speaker::message::{Message, PlayId, Post, SystemNews, SystemSpeech};

/// The system voice. Where there is none, words are given back.
pub fn open(post: Post) -> Box<dyn SystemSpeech> {
    Box::new(speech::SystemVoice::<System>::new(post))
}

/// A system voice that is not there.
pub struct Absent(pub Post);

impl SystemSpeech for Absent {
    fn speak(&mut self, play: PlayId, _spans: Vec<(super::espeak::Manner, crate::announcement::Span)>) {
        (self.0)(Message::System(play, SystemNews::Absent));
    }

    fn stop(&mut self) {}

    fn get_ready(&mut self) {
        (self.0)(Message::SystemVoice(false));
    }
}
