//! The recorder's heart, without a thread: samples come in, entries go onto the file, and what came of it is told.

use std::collections::VecDeque;
use std::path::Path;

use super::tape::{self, Tape};
use super::{Free, stretch};
use crate::ports::recorder::{Loudness, Part, RATE, RecorderEvent, Setup};

/// What was said in so many samples before the key is part of the entry: half a second. Whoever is quick is not cut off.
pub(super) const BEFORE: usize = RATE as usize / 2;
/// What is said in so many samples after the key too: a fifth of a second, which also covers what is on its way.
const AFTER: usize = RATE as usize / 5;
/// The file is forced onto the disk at least every so many samples: a second.
const FLUSH: usize = RATE as usize;
/// How many samples the level is taken from: two seconds.
const LEVEL: usize = RATE as usize * 2;
/// The longest part that is given back, in samples: half an hour.
const LONGEST: usize = RATE as usize * 60 * 30;
/// With room for fewer minutes than these the player is told, once at each.
const LITTLE_ROOM: [u64; 3] = [30, 10, 2];
/// Bytes of a minute.
const MINUTE: u64 = RATE as u64 * 2 * 60;
/// Every so many samples the room on the disk is looked at: ten seconds.
const LOOK: usize = RATE as usize * 10;

/// What becomes of the samples that come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// They are kept for half a second and forgotten.
    Waiting,
    /// They are written.
    Recording,
    /// They are written until so many more have come.
    Ending(usize),
}

/// The heart.
pub(super) struct Deck {
    setup: Option<Setup>,
    tape: Option<Tape>,
    before: VecDeque<i16>,
    state: State,
    /// The number of the entry that is spoken, or was spoken last.
    entry: u64,
    /// Samples written since the last flush, and since the room was looked at.
    unflushed: usize,
    unlooked: usize,
    /// How many of the warnings of little room were told.
    told_room: usize,
    /// Samples that are still to be heard for the level, and the loudest so far.
    level: Option<(usize, u16)>,
    free: Free,
    tell: Box<dyn FnMut(RecorderEvent) + Send>,
}

impl Deck {
    pub(super) fn new(free: Free, tell: Box<dyn FnMut(RecorderEvent) + Send>) -> Self {
        Self {
            setup: None,
            tape: None,
            before: VecDeque::new(),
            state: State::Waiting,
            entry: 0,
            unflushed: 0,
            unlooked: 0,
            told_room: 0,
            level: None,
            free,
            tell,
        }
    }

    pub(super) fn tell(&mut self, event: RecorderEvent) {
        (self.tell)(event);
    }

    /// Another game, or other wishes; what is being spoken is first finished.
    pub(super) fn set_up(&mut self, setup: Option<Setup>) {
        let file = |setup: &Option<Setup>| setup.as_ref().map(|setup| setup.file.clone());
        let records = setup.as_ref().is_some_and(|setup| setup.records);
        if file(&setup) != file(&self.setup) || !records {
            self.finish();
            self.before.clear();
            self.tape = None;
            self.told_room = 0;
        }
        self.setup = setup;
        // A head that a crash left is put right before anybody else reads it, but only in a game that is played: one that
        // is looked at changes no file, and is heard all the same.
        if let Some(file) = file(&self.setup).filter(|file| records && self.tape.is_none() && file.exists()) {
            // What it is otherwise shows when it is used.
            self.tape = Tape::open(&file).ok();
        }
    }

    /// The entry of that number begins, half a second ago. One of which the end is still heard is told as ended first.
    pub(super) fn start(&mut self, entry: u64) {
        let Some(file) = self.setup.as_ref().map(|setup| setup.file.clone()) else {
            return;
        };
        if self.state == State::Recording && self.entry == entry {
            return;
        }
        self.finish();
        self.entry = entry;
        let tape = match self.tape.take() {
            Some(tape) => tape,
            None => match Tape::open(&file) {
                Ok(tape) => tape,
                Err(error) => {
                    log::error!("the recording cannot be opened: {error}");
                    self.tell(RecorderEvent::NotWritten);
                    return;
                }
            },
        };
        let at_ms = tape.length_ms();
        self.tape = Some(tape);
        self.state = State::Recording;
        self.look_at_room();
        let before: Vec<i16> = self.before.drain(..).collect();
        self.write(&before);
        if self.state == State::Recording && self.flush() {
            self.tell(RecorderEvent::Started { entry, at_ms });
        }
    }

    /// The entry is spoken; a fifth of a second is still heard.
    pub(super) fn stop(&mut self) {
        if self.state == State::Recording {
            self.state = State::Ending(AFTER);
        }
    }

    /// The microphone has gone, or the program ends: nothing more will come.
    pub(super) fn finish(&mut self) {
        if self.state != State::Waiting {
            self.state = State::Waiting;
            if self.flush() {
                self.tell(RecorderEvent::Stopped(self.entry));
            }
        }
    }

    pub(super) fn check_level(&mut self) {
        self.level = Some((LEVEL, 0));
    }

    /// Samples from the microphone.
    pub(super) fn take(&mut self, samples: &[i16]) {
        self.listen(samples);
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
        let written = self.tape.as_mut().map(|tape| tape.append(samples));
        if !matches!(written, Some(Ok(()))) {
            self.has_failed();
            return;
        }
        self.unflushed += samples.len();
        self.unlooked += samples.len();
        if self.unflushed >= FLUSH {
            self.flush();
        }
        if self.unlooked >= LOOK {
            self.look_at_room();
        }
    }

    /// Whether all of it is on the disk.
    fn flush(&mut self) -> bool {
        self.unflushed = 0;
        let is_safe = self.tape.as_mut().is_none_or(|tape| tape.flush().is_ok());
        if !is_safe {
            self.has_failed();
        }
        is_safe
    }

    fn has_failed(&mut self) {
        self.state = State::Waiting;
        // The next entry opens it anew, and finds out how much of it there is.
        self.tape = None;
        self.tell(RecorderEvent::NotWritten);
    }

    fn look_at_room(&mut self) {
        self.unlooked = 0;
        let Some(folder) = self.setup.as_ref().and_then(|setup| setup.file.parent()) else {
            return;
        };
        let Some(minutes) = (self.free)(folder).map(|bytes| bytes / MINUTE) else {
            return;
        };
        let steps = LITTLE_ROOM.iter().filter(|step| minutes < **step).count();
        let told = std::mem::replace(&mut self.told_room, steps);
        if steps > told {
            self.tell(RecorderEvent::LittleRoom { minutes });
        } else if steps == 0 && told > 0 {
            self.tell(RecorderEvent::RoomEnough);
        }
    }

    fn listen(&mut self, samples: &[i16]) {
        let Some((left, loudest)) = self.level.take() else {
            return;
        };
        let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
        let (left, loudest) = (left.saturating_sub(samples.len()), loudest.max(peak));
        if left > 0 {
            self.level = Some((left, loudest));
        } else {
            self.tell(RecorderEvent::Level(loudness(loudest)));
        }
    }

    /// That part of the recording, also while it is being recorded.
    pub(super) fn read(&mut self, part: Part) {
        let Part {
            id, from_ms, until_ms, ..
        } = part;
        let found = self
            .setup
            .as_ref()
            .and_then(|setup| part_of(&setup.file, from_ms, until_ms));
        let heard = found.map(|samples| stretch::at_speed(&samples, part.percent).into());
        self.tell(RecorderEvent::Part(id, heard));
    }
}

fn part_of(file: &Path, from_ms: u64, until_ms: Option<u64>) -> Option<Vec<i16>> {
    tape::read(file, from_ms, until_ms, LONGEST)
}

/// What a peak means for words: below a fortieth of what fits they drown in noise, at the top they are torn.
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
