//! The work of the recorder's thread, without the thread: takes samples, writes entries into the file, and reports the
//! outcome.

use std::collections::VecDeque;

use super::wav::{self, WavFile};
use super::{FreeSpace, speed};
use crate::ports::recorder::{Loudness, RATE, RecorderEvent, RecorderNews, RecorderSetup, RecordingPart};

/// Number of samples recorded before the key is pressed that belong to the entry: half a second, so that a quick speaker is
/// not cut off.
pub(super) const BEFORE: usize = RATE as usize / 2;
/// Number of samples recorded after the key is released that still belong to the entry: a fifth of a second, which covers
/// samples still in transit.
const AFTER: usize = RATE as usize / 5;
/// The longest time until the file is forced onto the disk, one second. In samples.
const FLUSH: usize = RATE as usize;
/// The duration of a level check, two seconds. In samples.
const LEVEL: usize = RATE as usize * 2;
/// The longest part that is read back: half an hour. In samples.
const LONGEST: usize = RATE as usize * 60 * 30;
/// The player is warned, once at each, when there is room for fewer minutes than these.
const LOW_ROOM: [u64; 3] = [30, 10, 2];
/// Bytes in a minute.
const MINUTE: u64 = RATE as u64 * 2 * 60;
/// The interval of the check for room on the disk, ten seconds. In samples.
const ROOM_CHECK: usize = RATE as usize * 10;

/// The fate of incoming samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Samples are kept for half a second and then dropped.
    Waiting,
    /// Samples are written.
    Recording,
    /// Samples are written until this many more have come.
    Ending(usize),
}

/// The deck: a recorder without its microphone.
pub(super) struct Deck {
    setup: Option<RecorderSetup>,
    wav: Option<WavFile>,
    before: VecDeque<i16>,
    state: State,
    /// The number of the entry being spoken, or of the one spoken last.
    entry: u64,
    /// Samples written since the last flush, and since the room was last checked.
    unflushed: usize,
    unchecked: usize,
    /// The number of warnings about little room given so far.
    warnings_given: usize,
    /// Samples still to be measured for the level, and the loudest so far.
    level: Option<(usize, u16)>,
    free_space: FreeSpace,
    tell: Box<dyn FnMut(RecorderEvent) + Send>,
}

impl Deck {
    pub(super) fn new(free_space: FreeSpace, tell: Box<dyn FnMut(RecorderEvent) + Send>) -> Self {
        Self {
            setup: None,
            wav: None,
            before: VecDeque::new(),
            state: State::Waiting,
            entry: 0,
            unflushed: 0,
            unchecked: 0,
            warnings_given: 0,
            level: None,
            free_space,
            tell,
        }
    }

    pub(super) fn tell(&mut self, event: impl Into<RecorderEvent>) {
        (self.tell)(event.into());
    }

    /// Sets another game, or other settings; an entry being spoken is finished first.
    pub(super) fn set_up(&mut self, setup: Option<RecorderSetup>) {
        let file = |setup: &Option<RecorderSetup>| setup.as_ref().map(|setup| setup.file.clone());
        let records = setup.as_ref().is_some_and(|setup| setup.records);
        if file(&setup) != file(&self.setup) || !records {
            self.finish();
            self.before.clear();
            self.wav = None;
            self.warnings_given = 0;
        }
        self.setup = setup;
        // A header that a crash left is corrected before another program reads it, but only in a game being played: looking
        // at a game changes no file, and its recording is heard all the same.
        if let Some(file) = file(&self.setup).filter(|file| records && self.wav.is_none() && file.exists()) {
            // A file of another kind is noticed when it is used.
            self.wav = WavFile::open(&file).ok();
        }
    }

    /// Begins the entry of that number, half a second ago. An entry whose end is still being recorded is reported as ended
    /// first.
    pub(super) fn start(&mut self, entry: u64) {
        let Some(file) = self.setup.as_ref().map(|setup| setup.file.clone()) else {
            return;
        };
        if self.state == State::Recording && self.entry == entry {
            return;
        }
        self.finish();
        self.entry = entry;
        let wav = match self.wav.take() {
            Some(wav) => wav,
            None => match WavFile::open(&file) {
                Ok(wav) => wav,
                Err(error) => {
                    log::error!("the recording cannot be opened: {error}");
                    self.tell(RecorderNews::NotWritten);
                    return;
                }
            },
        };
        let at_ms = wav.length_ms();
        self.wav = Some(wav);
        self.state = State::Recording;
        self.check_room();
        let before: Vec<i16> = self.before.drain(..).collect();
        self.write(&before);
        if self.state == State::Recording && self.flush() {
            self.tell(RecorderNews::Begun { entry, at_ms });
        }
    }

    /// Ends the entry; another fifth of a second is still recorded.
    pub(super) fn stop(&mut self) {
        if self.state == State::Recording {
            self.state = State::Ending(AFTER);
        }
    }

    /// Ends the input: the microphone has gone, or the program ends.
    pub(super) fn finish(&mut self) {
        if self.state != State::Waiting {
            self.state = State::Waiting;
            if self.flush() {
                self.tell(RecorderNews::Ended(self.entry));
            }
        }
    }

    pub(super) fn check_level(&mut self) {
        self.level = Some((LEVEL, 0));
    }

    /// Takes samples from the microphone.
    pub(super) fn take(&mut self, samples: &[i16]) {
        self.measure_level(samples);
        let (written, rest) = match self.state {
            State::Waiting => (0, samples.len()),
            State::Recording => (samples.len(), 0),
            State::Ending(left) => {
                let now = left.min(samples.len());
                (now, samples.len() - now)
            }
        };
        let (to_write, to_keep) = samples.split_at_checked(written).unwrap_or((samples, &[]));
        if !to_write.is_empty() {
            self.write(to_write);
        }
        if let State::Ending(left) = self.state {
            self.state = State::Ending(left - written);
            if left == written {
                self.finish();
            }
        }
        let surplus = (self.before.len() + rest).saturating_sub(BEFORE);
        self.before.extend(to_keep);
        self.before.drain(..surplus.min(self.before.len()));
    }

    fn write(&mut self, samples: &[i16]) {
        let written = self.wav.as_mut().map(|wav| wav.append(samples));
        if !matches!(written, Some(Ok(()))) {
            self.fail();
            return;
        }
        self.unflushed += samples.len();
        self.unchecked += samples.len();
        if self.unflushed >= FLUSH {
            self.flush();
        }
        if self.unchecked >= ROOM_CHECK {
            self.check_room();
        }
    }

    /// Forces all samples onto the disk. True if they are there now.
    fn flush(&mut self) -> bool {
        self.unflushed = 0;
        let is_safe = self.wav.as_mut().is_none_or(|wav| wav.flush().is_ok());
        if !is_safe {
            self.fail();
        }
        is_safe
    }

    fn fail(&mut self) {
        self.state = State::Waiting;
        // The next entry opens the file again, and finds its length.
        self.wav = None;
        self.tell(RecorderNews::NotWritten);
    }

    fn check_room(&mut self) {
        self.unchecked = 0;
        let Some(folder) = self.setup.as_ref().and_then(|setup| setup.file.parent()) else {
            return;
        };
        let Some(minutes) = (self.free_space)(folder).map(|bytes| bytes / MINUTE) else {
            return;
        };
        let steps = LOW_ROOM.iter().filter(|step| minutes < **step).count();
        let told = std::mem::replace(&mut self.warnings_given, steps);
        if steps > told {
            self.tell(RecorderNews::LittleRoom(minutes));
        } else if steps == 0 && told > 0 {
            self.tell(RecorderNews::RoomEnough);
        }
    }

    fn measure_level(&mut self, samples: &[i16]) {
        let Some((left, loudest)) = self.level.take() else {
            return;
        };
        let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
        let (left, loudest) = (left.saturating_sub(samples.len()), loudest.max(peak));
        if left > 0 {
            self.level = Some((left, loudest));
        } else {
            self.tell(RecorderNews::Level(loudness(loudest)));
        }
    }

    /// Reads that part of the recording, even during a recording.
    pub(super) fn read(&mut self, part: RecordingPart) {
        let file = self.setup.as_ref().map(|setup| &setup.file);
        let found = file.and_then(|file| wav::read(file, part.from_ms, part.until_ms, LONGEST));
        let heard = found.map(|samples| speed::at_speed(&samples, part.percent).into());
        self.tell(RecorderEvent::Part(part.id, heard));
    }
}

/// The meaning of a peak for words: below a fortieth of the loudest possible they drown in noise, at the top they are
/// distorted.
const fn loudness(peak: u16) -> Loudness {
    match peak {
        0..=30 => Loudness::Silent,
        31..=800 => Loudness::Low,
        801..=32_000 => Loudness::Good,
        _ => Loudness::High,
    }
}

#[cfg(test)]
mod tests;
