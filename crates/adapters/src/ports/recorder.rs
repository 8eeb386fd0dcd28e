//! The player's recorder: a scoresheet that is spoken (D.2.7).

use std::path::PathBuf;
use std::sync::Arc;

pub use table::input::{Loudness, RecorderNews};

/// Samples a second of every recording, mono and 16 bits wide.
pub const RATE: u32 = 22_050;

/// Records into one file for each game, and gives back parts of it.
pub trait Recorder: Send {
    /// Hands over a request. Never blocks: the result is an event.
    fn post(&mut self, request: RecorderRequest);
    /// The events since the last call.
    fn take_events(&mut self) -> Vec<RecorderEvent>;
}

/// A request to a recorder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecorderRequest {
    /// The file for the recording from now on; with none there is no recording.
    SetUp(Option<RecorderSetup>),
    /// Begin the entry of that number, with the half second before; the previous entry then ends.
    Start(u64),
    /// End the entry.
    Stop,
    /// Listen for two seconds and tell how loud it was.
    CheckLevel,
    /// Give back that part of the recording.
    Read(RecordingPart),
    /// Name the microphones there are.
    ListMicrophones,
}

/// The file of a recorder, and its microphone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecorderSetup {
    /// The file of this game.
    pub file: PathBuf,
    /// True if the microphone is open; otherwise the file is only played.
    pub records: bool,
    /// The microphone by its name; the system's own if none.
    pub microphone: Option<String>,
}

/// A part of the recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordingPart {
    /// The caller's own number for it.
    pub id: u64,
    /// The beginning, in milliseconds.
    pub from_ms: u64,
    /// The end, in milliseconds; the end of the recording if none.
    pub until_ms: Option<u64>,
    /// The playback speed in per cent, 50 to 200; the voice keeps its pitch.
    pub percent: u16,
}

/// The events of a recorder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecorderEvent {
    /// News for the table.
    News(RecorderNews),
    /// The part of that number; none if the recording is shorter.
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
    fn post(&mut self, request: RecorderRequest) {
        match request {
            RecorderRequest::Start(_) | RecorderRequest::CheckLevel => {
                self.events.push(RecorderNews::NoMicrophone.into());
            }
            RecorderRequest::Read(part) => self.events.push(RecorderEvent::Part(part.id, None)),
            RecorderRequest::SetUp(_) | RecorderRequest::Stop | RecorderRequest::ListMicrophones => {}
        }
    }

    fn take_events(&mut self) -> Vec<RecorderEvent> {
        std::mem::take(&mut self.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::twins::RecordingRecorder;

    #[test]
    fn a_machine_without_a_recorder_reports_no_microphone() {
        let mut recorder = NullRecorder::default();
        recorder.post(RecorderRequest::Start(1));
        assert_eq!(
            recorder.take_events(),
            [RecorderEvent::News(RecorderNews::NoMicrophone)]
        );
        assert_eq!(recorder.take_events(), []);
    }

    #[test]
    fn a_recording_recorder_shares_requests_and_news_with_its_clone() {
        let kept = RecordingRecorder::default();
        let mut other = kept.clone();
        other.post(RecorderRequest::Start(1));
        kept.will_tell(RecorderNews::Ended(1));
        assert_eq!(other.take_events(), [RecorderEvent::News(RecorderNews::Ended(1))]);
        assert_eq!(kept.asked(), [RecorderRequest::Start(1)]);
    }
}
