//! The player's recorder: a scoresheet that is spoken (D.2.7).

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub use table::input::{Loudness, RecorderNews};

/// Samples a second of everything that is recorded, mono and 16 bits wide.
pub const RATE: u32 = 22_050;

/// Records onto one file for each game, and gives back what lies there.
pub trait Recorder: Send {
    /// Hands over what is wanted. Never waits: what came of it is an event.
    fn post(&mut self, request: Request);
    /// What has happened since this was last asked.
    fn take_events(&mut self) -> Vec<RecorderEvent>;
}

/// What is wanted of a recorder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// From now on the recording lies there; without one there is none.
    SetUp(Option<Setup>),
    /// Begin the entry of that number, with what was said in the half second before; the one before is then ended.
    Start(u64),
    /// The entry is spoken.
    Stop,
    /// Listen for two seconds and tell how loud it was.
    CheckLevel,
    /// Give back that part of the recording.
    Read(Part),
    /// Name the microphones there are.
    ListMicrophones,
}

/// Where it records, and what it hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The file of this game.
    pub file: PathBuf,
    /// Whether the microphone is open; otherwise the file is only listened to.
    pub records: bool,
    /// The microphone by its name; the system's own if none.
    pub microphone: Option<String>,
}

/// A part of the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The caller's own number for it.
    pub id: u64,
    /// Its beginning, in milliseconds.
    pub from_ms: u64,
    /// Its end; the end of the recording if none.
    pub until_ms: Option<u64>,
    /// How fast it is to be heard, in per cent, 50 to 200; the voice keeps its pitch.
    pub percent: u16,
}

/// What the recorder tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecorderEvent {
    /// What the table is told.
    News(RecorderNews),
    /// The part of that number; nothing where the recording does not go so far.
    Part(u64, Option<Arc<[i16]>>),
    /// The microphones there are: name and description.
    Microphones(Vec<(String, String)>),
}

impl From<RecorderNews> for RecorderEvent {
    fn from(news: RecorderNews) -> Self {
        Self::News(news)
    }
}

/// Records nothing, and says so.
#[derive(Clone, Debug, Default)]
pub struct NullRecorder {
    events: Vec<RecorderEvent>,
}

impl Recorder for NullRecorder {
    fn post(&mut self, request: Request) {
        match request {
            Request::Start(_) | Request::CheckLevel => self.events.push(RecorderNews::NoMicrophone.into()),
            Request::Read(part) => self.events.push(RecorderEvent::Part(part.id, None)),
            Request::SetUp(_) | Request::Stop | Request::ListMicrophones => {}
        }
    }

    fn take_events(&mut self) -> Vec<RecorderEvent> {
        std::mem::take(&mut self.events)
    }
}

/// Keeps what it was asked, and tells what it is given to tell. Clones share both.
#[derive(Clone, Debug, Default)]
pub struct RecordingRecorder {
    kept: Arc<Mutex<(Vec<Request>, Vec<RecorderEvent>)>>,
}

impl RecordingRecorder {
    /// Everything it was asked so far, in order.
    pub fn asked(&self) -> Vec<Request> {
        self.lock().0.clone()
    }

    /// It tells this when it is asked for events next.
    pub fn will_tell(&self, event: impl Into<RecorderEvent>) {
        self.lock().1.push(event.into());
    }

    fn lock(&self) -> MutexGuard<'_, (Vec<Request>, Vec<RecorderEvent>)> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Recorder for RecordingRecorder {
    fn post(&mut self, request: Request) {
        self.lock().0.push(request);
    }

    fn take_events(&mut self) -> Vec<RecorderEvent> {
        std::mem::take(&mut self.lock().1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_without_a_recorder_says_that_there_is_no_microphone() {
        let mut recorder = NullRecorder::default();
        recorder.post(Request::Start(1));
        assert_eq!(
            recorder.take_events(),
            [RecorderEvent::News(RecorderNews::NoMicrophone)]
        );
        assert_eq!(recorder.take_events(), []);
    }

    #[test]
    fn a_recording_recorder_keeps_what_its_clone_was_asked_and_tells_what_it_was_given() {
        let kept = RecordingRecorder::default();
        let mut other = kept.clone();
        other.post(Request::Start(1));
        kept.will_tell(RecorderNews::Ended(1));
        assert_eq!(other.take_events(), [RecorderEvent::News(RecorderNews::Ended(1))]);
        assert_eq!(kept.asked(), [Request::Start(1)]);
    }
}
