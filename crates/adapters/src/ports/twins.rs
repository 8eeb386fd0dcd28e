//! Twins of the ports for tests: they record their calls, keep everything in memory, or have nothing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::RequestPort;
use super::battery::Battery;
use super::files::{Files, NotRead, NotRescued, NotWritten, Rescued};
use super::profiles::Profiles;
use super::recorder::{Recorder, RecorderEvent, RecorderRequest};
use super::releases::Releases;
use super::store::{LoadedJournal, Store, StoreFailure, new_entries};
use super::voice::{DeviceList, Setup, SoundChannel, Voice, VoiceEvent, VoiceUtterance};
use announcement::Span;
use journal::chain::StoredEntry;
use journal::entry::Heartbeat;

/// A machine without a battery.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullBattery;

impl Battery for NullBattery {
    fn discharging_percent(&mut self) -> Option<u8> {
        None
    }
}

/// A world without files.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullFiles;

impl Files for NullFiles {
    fn save_new(&mut self, _path: &str, _text: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn save_over(&mut self, _path: &str, _text: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn read_bytes(&mut self, _path: &str) -> Result<Vec<u8>, NotRead> {
        Err(NotRead::NotThere)
    }

    fn rescue(&mut self, _path: &str) -> Result<Rescued, NotRescued> {
        Err(NotRescued::NothingGood)
    }
}

/// Files in memory.
#[derive(Debug, Clone, Default)]
pub struct RecordingFiles {
    /// The text of each file by its path.
    pub texts: BTreeMap<String, String>,
}

impl Files for RecordingFiles {
    fn save_new(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        if self.texts.contains_key(path) {
            return Err(NotWritten::ExistsAlready);
        }
        self.texts.insert(path.to_owned(), text.to_owned());
        Ok(())
    }

    fn save_over(&mut self, path: &str, text: &str) -> Result<(), NotWritten> {
        self.texts.insert(path.to_owned(), text.to_owned());
        Ok(())
    }

    fn read_bytes(&mut self, path: &str) -> Result<Vec<u8>, NotRead> {
        let text = self.texts.get(path).cloned();
        text.map(String::into_bytes).ok_or(NotRead::NotThere)
    }

    fn rescue(&mut self, _path: &str) -> Result<Rescued, NotRescued> {
        Err(NotRescued::NothingGood)
    }
}

/// A machine on which nothing is stored.
#[derive(Debug, Clone, Copy, Default)]
pub struct NullProfiles;

impl Profiles for NullProfiles {
    fn names(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn read(&mut self, _name: &str) -> Result<String, NotRead> {
        Err(NotRead::NotThere)
    }

    fn write(&mut self, _name: &str, _text: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn rename(&mut self, _from: &str, _to: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }

    fn remove(&mut self, _name: &str) -> Result<(), NotWritten> {
        Err(NotWritten::Failed)
    }
}

/// Records its calls, and reports the events it is given. Clones share both.
#[derive(Clone, Debug, Default)]
pub struct RecordingRecorder {
    kept: Arc<Mutex<(Vec<RecorderRequest>, Vec<RecorderEvent>)>>,
}

impl RecordingRecorder {
    /// All requests so far, in order.
    pub fn asked(&self) -> Vec<RecorderRequest> {
        self.lock().0.clone()
    }

    /// Adds an event to report on the next call.
    pub fn will_tell(&self, event: impl Into<RecorderEvent>) {
        self.lock().1.push(event.into());
    }

    fn lock(&self) -> MutexGuard<'_, (Vec<RecorderRequest>, Vec<RecorderEvent>)> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Recorder for RecordingRecorder {
    fn post(&mut self, request: RecorderRequest) {
        self.lock().0.push(request);
    }

    fn take_events(&mut self) -> Vec<RecorderEvent> {
        std::mem::take(&mut self.lock().1)
    }
}

/// A call of the port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReleaseCheck {
    /// The check made on request.
    Now,
    /// The daily check.
    Daily,
}

/// Knows where to ask, records its calls, and never answers. Its clones share the record.
#[derive(Clone, Debug, Default)]
pub struct RecordingReleases(Arc<Mutex<Vec<ReleaseCheck>>>);

impl RecordingReleases {
    /// The calls so far.
    pub fn looks(&self) -> Vec<ReleaseCheck> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn keep(&self, look: ReleaseCheck) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(look);
    }
}

impl Releases for RecordingReleases {
    fn knows_where(&self) -> bool {
        true
    }

    fn look(&mut self) {
        self.keep(ReleaseCheck::Now);
    }

    fn look_daily(&mut self) {
        self.keep(ReleaseCheck::Daily);
    }
}

/// Stores everything in memory, and fails on demand. Clones share their content.
#[derive(Clone, Debug, Default)]
pub struct RecordingStore {
    kept: Arc<Mutex<StoreMemory>>,
}

#[derive(Debug, Default)]
struct StoreMemory {
    loaded: LoadedJournal,
    failure: Option<StoreFailure>,
    /// The path it claims; none after it was removed.
    file: Option<PathBuf>,
    was_removed: bool,
    /// Folders that count as full.
    full: Vec<PathBuf>,
    settled: usize,
}

impl RecordingStore {
    /// A store that has this content already.
    pub fn with(loaded: LoadedJournal) -> Self {
        let kept = StoreMemory {
            loaded,
            ..StoreMemory::default()
        };
        Self {
            kept: Arc::new(Mutex::new(kept)),
        }
    }

    /// Makes every call fail so from now on; `None` lets them succeed again.
    pub fn fail(&self, failure: Option<StoreFailure>) {
        self.lock().failure = failure;
    }

    /// Pretends that the file was removed; these folders count as full.
    pub fn remove(&self, full: &[&Path]) {
        let mut kept = self.lock();
        kept.was_removed = true;
        kept.full = full.iter().map(|folder| folder.to_path_buf()).collect();
    }

    /// The folder it was moved to last.
    pub fn moved_to(&self) -> Option<PathBuf> {
        self.lock().file.clone()
    }

    /// The number of calls of `settle`.
    pub fn settled(&self) -> usize {
        self.lock().settled
    }

    /// The present content.
    pub fn kept(&self) -> LoadedJournal {
        self.lock().loaded.clone()
    }

    fn lock(&self) -> MutexGuard<'_, StoreMemory> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn working(&self) -> Result<MutexGuard<'_, StoreMemory>, StoreFailure> {
        let kept = self.lock();
        match &kept.failure {
            Some(failure) => Err(failure.clone()),
            None => Ok(kept),
        }
    }
}

impl Store for RecordingStore {
    fn append(&mut self, entries: &[StoredEntry]) -> Result<(), StoreFailure> {
        let mut kept = self.working()?;
        let there = &kept.loaded.entries;
        let new = new_entries(there.last().map_or(0, |last| last.number), entries, |number| {
            there.iter().find(|entry| entry.number == number).cloned()
        })?;
        let new = new.to_vec();
        kept.loaded.entries.extend(new);
        Ok(())
    }

    fn heartbeat(&mut self, heartbeat: Heartbeat) -> Result<(), StoreFailure> {
        self.working()?.loaded.heartbeat = Some(heartbeat);
        Ok(())
    }

    fn settle(&mut self) -> Result<(), StoreFailure> {
        self.working()?.settled += 1;
        Ok(())
    }

    fn is_in_place(&mut self) -> bool {
        !self.lock().was_removed
    }

    fn move_to(&mut self, folder: &Path) -> Result<(), StoreFailure> {
        let mut kept = self.lock();
        if kept.full.iter().any(|full| full == folder) {
            return Err(StoreFailure::Full);
        }
        kept.file = Some(folder.to_owned());
        (kept.was_removed, kept.failure) = (false, None);
        Ok(())
    }

    fn load(&mut self) -> Result<LoadedJournal, StoreFailure> {
        Ok(self.working()?.loaded.clone())
    }
}

/// A voice that records its calls. Clones share the record, so a test keeps one and hands over another.
#[derive(Debug, Clone, Default)]
pub struct RecordingVoice {
    kept: Arc<Mutex<Recorded>>,
}

/// The calls of a [`RecordingVoice`].
#[derive(Debug, Clone, Default)]
pub struct Recorded {
    /// All utterances, in order.
    pub said: Vec<VoiceUtterance>,
    /// Every ear that was silenced, in order.
    pub stopped: Vec<SoundChannel>,
    /// The setup taken last.
    pub setup: Option<Setup>,
    /// All spans to be prepared.
    pub prepared: Vec<Span>,
    /// The devices to name on request.
    pub devices: DeviceList,
    events: Vec<VoiceEvent>,
}

impl RecordingVoice {
    /// A copy of the calls so far.
    pub fn recorded(&self) -> Recorded {
        self.lock().clone()
    }

    /// The texts said to one ear, spans joined by a space.
    pub fn texts(&self, ear: SoundChannel) -> Vec<String> {
        let joined = |utterance: &VoiceUtterance| {
            utterance
                .spans
                .iter()
                .map(|span| span.text.as_str())
                .collect::<Vec<_>>()
                .join(" ")
        };
        self.lock()
            .said
            .iter()
            .filter(|said| said.ear == ear)
            .map(joined)
            .collect()
    }

    /// Adds an event, as if it had happened.
    pub fn happen(&self, event: VoiceEvent) {
        self.lock().events.push(event);
    }

    /// Sets the devices to name on request.
    pub fn set_devices(&self, devices: DeviceList) {
        self.lock().devices = devices;
    }

    fn lock(&self) -> MutexGuard<'_, Recorded> {
        // A test that panicked elsewhere must not hide the record.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Voice for RecordingVoice {
    fn say(&mut self, utterance: VoiceUtterance) {
        let mut kept = self.lock();
        kept.events.push(VoiceEvent::Spoken { id: utterance.id });
        kept.said.push(utterance);
    }

    fn stop(&mut self, ear: SoundChannel) {
        self.lock().stopped.push(ear);
    }

    fn configure(&mut self, setup: Setup) {
        self.lock().setup = Some(setup);
    }

    fn prepare(&mut self, _ear: SoundChannel, spans: Vec<Span>) {
        self.lock().prepared.extend(spans);
    }

    fn list_devices(&mut self) {
        let mut kept = self.lock();
        let devices = kept.devices.clone();
        kept.events.push(VoiceEvent::Devices(devices));
    }

    fn take_events(&mut self) -> Vec<VoiceEvent> {
        std::mem::take(&mut self.lock().events)
    }
}

/// Keeps the requests, for tests. Its clones share them.
#[derive(Clone, Debug)]
pub struct RecordingPort<Request>(Arc<Mutex<Vec<Request>>>);

impl<Request> Default for RecordingPort<Request> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<Request: Clone> RecordingPort<Request> {
    /// The requests so far, in order.
    pub fn asked(&self) -> Vec<Request> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl<Request: Send> RequestPort<Request> for RecordingPort<Request> {
    fn ask(&mut self, request: Request) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_files_read_back_and_are_written_once() {
        let mut files = RecordingFiles::default();
        assert_eq!(files.read_text("a"), Err(NotRead::NotThere));
        assert_eq!(files.save_new("a", "one"), Ok(()));
        assert_eq!(files.save_new("a", "two"), Err(NotWritten::ExistsAlready));
        assert_eq!(files.read_text("a").as_deref(), Ok("one"));
        assert_eq!(NullFiles.save_new("a", "one"), Err(NotWritten::Failed));
        assert_eq!(NullFiles.read_text("a"), Err(NotRead::NotThere));
    }
}
