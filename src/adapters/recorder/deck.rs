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
        let is_other = file(&setup) != file(&self.setup);
        if is_other || setup.as_ref().is_none_or(|setup| !setup.records) {
            self.finish();
            self.before.clear();
        }
        if is_other {
            self.tape = None;
            self.told_room = 0;
        }
        self.setup = setup;
        if let Some(file) = file(&self.setup).filter(|file| is_other && file.exists()) {
            // A head that a crash left is put right before anybody listens; what it is otherwise shows when it is used.
            self.tape = Tape::open(&file).ok();
        }
    }

    /// An entry begins, half a second ago.
    pub(super) fn start(&mut self) {
        let Some(file) = self.setup.as_ref().map(|setup| setup.file.clone()) else {
            return;
        };
        if self.state == State::Recording {
            return;
        }
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
            self.tell(RecorderEvent::Started { at_ms });
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
                self.tell(RecorderEvent::Stopped);
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
        let is_news = steps > self.told_room;
        self.told_room = steps;
        if is_news {
            self.tell(RecorderEvent::LittleRoom { minutes });
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
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::path::PathBuf;
    use std::sync::mpsc::{Receiver, channel};

    struct Bench {
        deck: Deck,
        told: Receiver<RecorderEvent>,
        file: PathBuf,
        _folder: tempfile::TempDir,
    }

    fn bench(free: Option<u64>) -> Bench {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.wav");
        let (told, events) = channel();
        let tell = Box::new(move |event| told.send(event).unwrap());
        let mut deck = Deck::new(Box::new(move |_| free), tell);
        deck.set_up(Some(Setup {
            file: file.clone(),
            records: true,
            microphone: None,
        }));
        Bench {
            deck,
            told: events,
            file,
            _folder: folder,
        }
    }

    impl Bench {
        fn told(&self) -> Vec<RecorderEvent> {
            self.told.try_iter().collect()
        }

        fn recorded(&self) -> Vec<i16> {
            tape::read(&self.file, 0, None, usize::MAX).unwrap_or_default()
        }
    }

    #[test]
    fn an_entry_holds_the_half_second_before_the_key_and_a_little_after_it() {
        let mut bench = bench(None);
        bench.deck.take(&vec![1; 20_000]);
        bench.deck.start();
        bench.deck.take(&vec![2; 1_000]);
        bench.deck.stop();
        bench.deck.take(&vec![3; 30_000]);
        assert_eq!(
            bench.told(),
            [RecorderEvent::Started { at_ms: 0 }, RecorderEvent::Stopped]
        );
        let recorded = bench.recorded();
        let count = |of: i16| recorded.iter().filter(|sample| **sample == of).count();
        assert_eq!((count(1), count(2), count(3)), (BEFORE, 1_000, AFTER));
        // The next one begins where this one ends, and nothing lies there twice.
        bench.deck.start();
        bench.deck.stop();
        bench.deck.take(&vec![4; 30_000]);
        let at_ms = u64::try_from(BEFORE + 1_000 + AFTER).unwrap() * 1000 / u64::from(RATE);
        assert_eq!(bench.told(), [RecorderEvent::Started { at_ms }, RecorderEvent::Stopped]);
        assert_eq!(bench.recorded().len(), 2 * BEFORE + 1_000 + 2 * AFTER);
    }

    #[test]
    fn nothing_is_kept_of_what_was_said_without_the_key() {
        let mut bench = bench(None);
        bench.deck.take(&vec![9; 500_000]);
        assert!(!bench.file.exists());
        assert_eq!(bench.deck.before.len(), BEFORE);
    }

    #[test]
    fn what_is_recorded_is_on_the_disk_every_second_also_without_an_end() {
        let mut bench = bench(None);
        bench.deck.start();
        for _ in 0..100 {
            bench.deck.take(&vec![5; 1_102]);
        }
        // As a crash leaves it: never stopped, never closed.
        let lost = 100 * 1_102 - bench.recorded().len();
        assert!(lost < FLUSH, "{lost}");
        let head = std::fs::read(&bench.file).unwrap();
        let named = u32::from_le_bytes(head[40..44].try_into().unwrap());
        assert!(100 * 2_204 - named < u32::try_from(FLUSH).unwrap() * 2, "{named}");
    }

    #[test]
    fn little_room_is_told_once_at_each_step() {
        let mut little = bench(Some(MINUTE * 9));
        little.deck.start();
        little.deck.take(&vec![0; LOOK * 2]);
        let told = little.told();
        assert_eq!(told.first(), Some(&RecorderEvent::LittleRoom { minutes: 9 }));
        assert_eq!(told.len(), 2, "{told:?}");
        let mut enough = bench(Some(MINUTE * 31));
        enough.deck.start();
        assert_eq!(enough.told(), [RecorderEvent::Started { at_ms: 0 }]);
    }

    #[test]
    fn a_file_that_is_no_recording_is_told_and_not_written_over() {
        let mut bench = bench(None);
        let letter = b"a letter, and longer than the head of a recording is";
        std::io::Write::write_all(&mut std::fs::File::create(&bench.file).unwrap(), letter).unwrap();
        bench.deck.start();
        bench.deck.take(&[1; 100]);
        assert_eq!(bench.told(), [RecorderEvent::NotWritten]);
        assert_eq!(std::fs::read(&bench.file).unwrap(), letter);
    }

    #[test]
    fn the_level_is_the_loudest_of_two_seconds() {
        for (peak, loudness) in [
            (0, Loudness::Silent),
            (300, Loudness::Low),
            (-9_000, Loudness::Good),
            (i16::MIN, Loudness::High),
        ] {
            let mut bench = bench(None);
            bench.deck.check_level();
            bench.deck.take(&vec![peak; 44_000]);
            assert_eq!(bench.told(), []);
            bench.deck.take(&vec![0; 1_000]);
            assert_eq!(bench.told(), [RecorderEvent::Level(loudness)]);
            assert!(!bench.file.exists());
        }
    }

    /// What a finger and a voice do.
    #[derive(Clone, Debug)]
    enum Act {
        Start,
        Stop,
        Sound(u16),
        Unplug,
        Restart,
    }

    fn acts() -> impl Strategy<Value = Vec<Act>> {
        let act = prop_oneof![
            Just(Act::Start),
            Just(Act::Stop),
            (1..12_000_u16).prop_map(Act::Sound),
            Just(Act::Unplug),
            Just(Act::Restart),
        ];
        prop::collection::vec(act, 0..40)
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

        /// Each sample is a number that goes up: what lies in the file is in order and nothing lies there twice, every
        /// entry begins at its mark, no more than half a second before its key, and no key is without its entry.
        #[test]
        fn every_mark_is_where_its_entry_begins(acts in acts()) {
            let mut bench = bench(None);
            let (mut said, mut is_on, mut keys, mut marks) = (0_i32, false, Vec::new(), Vec::new());
            for act in acts {
                match act {
                    Act::Start => {
                        if !is_on {
                            keys.push(said);
                        }
                        is_on = true;
                        bench.deck.start();
                    }
                    Act::Stop => {
                        is_on = false;
                        bench.deck.stop();
                    }
                    Act::Sound(count) => {
                        let samples = (0..i32::from(count)).map(|index| number(said + index));
                        bench.deck.take(&samples.collect::<Vec<_>>());
                        said += i32::from(count);
                    }
                    Act::Unplug => {
                        is_on = false;
                        bench.deck.finish();
                    }
                    Act::Restart => {
                        is_on = false;
                        let setup = bench.deck.setup.clone();
                        bench.deck.set_up(None);
                        bench.deck.set_up(setup);
                    }
                }
                for event in bench.told() {
                    if let RecorderEvent::Started { at_ms } = event {
                        marks.push(at_ms);
                    }
                }
            }
            bench.deck.finish();
            let recorded = bench.recorded();
            prop_assert_eq!(keys.len(), marks.len());
            prop_assert!(marks.is_sorted());
            // Within one entry every sample follows the one before it.
            let breaks = recorded.windows(2).filter(|pair| pair[1] != pair[0].wrapping_add(1)).count();
            prop_assert!(breaks <= marks.len(), "{} {}", breaks, marks.len());
            let ends = marks.iter().skip(1).copied().chain([u64::MAX]);
            // Of an entry that holds nearly nothing nothing can be told.
            let long = keys.iter().zip(&marks).zip(ends).filter(|((_, at_ms), end)| end - **at_ms > 2);
            for ((key, at_ms), _) in long {
                let at = usize::try_from(at_ms * u64::from(RATE)).unwrap().div_ceil(1000);
                // A mark is a millisecond: the entry begins at it or within so many samples.
                let near = recorded.iter().skip(at).take(40).copied();
                let begins: Vec<i16> = near.collect();
                if begins.len() == 40 {
                    let ahead = (0..=i32::try_from(BEFORE).unwrap() + 40).any(|ago| number(*key - ago + 39) == begins[39]);
                    prop_assert!(ahead, "{key} {at_ms}");
                }
            }
        }
    }

    #[allow(clippy::cast_possible_truncation, reason = "it goes round")]
    fn number(of: i32) -> i16 {
        of as i16
    }
}
