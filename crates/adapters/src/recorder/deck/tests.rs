//! The deck driven by hand: samples in, a file and events out, no thread and no microphone.

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
    deck.set_up(Some(RecorderSetup {
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
        wav::read(&self.file, 0, None, usize::MAX).unwrap_or_default()
    }
}

#[test]
fn an_entry_begins_half_a_second_before_the_key() {
    let mut bench = bench(None);
    bench.deck.take(&vec![1; 20_000]);
    bench.deck.start(1);
    bench.deck.take(&vec![2; 1_000]);
    bench.deck.stop();
    bench.deck.take(&vec![3; 30_000]);
    assert_eq!(
        bench.told(),
        [
            RecorderEvent::News(RecorderNews::Begun { entry: 1, at_ms: 0 }),
            RecorderEvent::News(RecorderNews::Ended(1))
        ]
    );
    let recorded = bench.recorded();
    let count = |of: i16| recorded.iter().filter(|sample| **sample == of).count();
    assert_eq!((count(1), count(2), count(3)), (BEFORE, 1_000, AFTER));
    // The next entry begins where this one ends, and no sample is stored twice.
    bench.deck.start(1);
    bench.deck.stop();
    bench.deck.take(&vec![4; 30_000]);
    let at_ms = u64::try_from(BEFORE + 1_000 + AFTER).unwrap() * 1000 / u64::from(RATE);
    assert_eq!(
        bench.told(),
        [
            RecorderEvent::News(RecorderNews::Begun { entry: 1, at_ms }),
            RecorderEvent::News(RecorderNews::Ended(1))
        ]
    );
    assert_eq!(bench.recorded().len(), 2 * BEFORE + 1_000 + 2 * AFTER);
}

#[test]
fn pressing_again_at_once_reports_both_entries() {
    let mut bench = bench(None);
    bench.deck.start(1);
    bench.deck.take(&vec![1; 22_050]);
    bench.deck.stop();
    bench.deck.start(2);
    bench.deck.take(&vec![2; 22_050]);
    bench.deck.stop();
    bench.deck.take(&vec![3; 22_050]);
    let told = bench.told();
    assert_eq!(
        told,
        [
            RecorderEvent::News(RecorderNews::Begun { entry: 1, at_ms: 0 }),
            RecorderEvent::News(RecorderNews::Ended(1)),
            RecorderEvent::News(RecorderNews::Begun { entry: 2, at_ms: 1_000 }),
            RecorderEvent::News(RecorderNews::Ended(2))
        ]
    );
}

#[test]
fn nothing_is_kept_of_what_was_said_without_the_key() {
    let mut bench = bench(None);
    bench.deck.take(&vec![9; 500_000]);
    assert!(!bench.file.exists());
    assert_eq!(bench.deck.before.len(), BEFORE);
}

#[test]
fn a_recording_is_on_the_disk_every_second_even_without_an_end() {
    let mut bench = bench(None);
    bench.deck.start(1);
    for _ in 0..100 {
        bench.deck.take(&vec![5; 1_102]);
    }
    // The file is as a crash leaves it: never stopped, never closed.
    let lost = 100 * 1_102 - bench.recorded().len();
    assert!(lost < FLUSH, "{lost}");
    let head = std::fs::read(&bench.file).unwrap();
    let named = u32::from_le_bytes(head[40..44].try_into().unwrap());
    assert!(100 * 2_204 - named < u32::try_from(FLUSH).unwrap() * 2, "{named}");
}

#[test]
fn little_room_is_told_once_at_each_step() {
    let mut little = bench(Some(MINUTE * 9));
    little.deck.start(1);
    little.deck.take(&vec![0; ROOM_CHECK * 2]);
    let told = little.told();
    assert_eq!(told.first(), Some(&RecorderEvent::News(RecorderNews::LittleRoom(9))));
    assert_eq!(told.len(), 2, "{told:?}");
    let mut enough = bench(Some(MINUTE * 31));
    enough.deck.start(1);
    assert_eq!(
        enough.told(),
        [RecorderEvent::News(RecorderNews::Begun { entry: 1, at_ms: 0 })]
    );
}

#[test]
fn room_freed_again_is_reported() {
    let mut bench = bench(None);
    let mut free = vec![MINUTE * 60, MINUTE * 60, MINUTE * 5];
    bench.deck.free_space = Box::new(move |_| free.pop());
    bench.deck.start(1);
    bench.deck.take(&vec![0; ROOM_CHECK]);
    bench.deck.take(&vec![0; ROOM_CHECK]);
    assert_eq!(
        bench.told(),
        [
            RecorderEvent::News(RecorderNews::LittleRoom(5)),
            RecorderEvent::News(RecorderNews::Begun { entry: 1, at_ms: 0 }),
            RecorderEvent::News(RecorderNews::RoomEnough)
        ]
    );
}

#[test]
fn a_file_that_is_no_recording_is_told_and_not_written_over() {
    let mut bench = bench(None);
    let letter = b"a letter, and longer than the head of a recording is";
    std::io::Write::write_all(&mut std::fs::File::create(&bench.file).unwrap(), letter).unwrap();
    bench.deck.start(1);
    bench.deck.take(&[1; 100]);
    assert_eq!(bench.told(), [RecorderEvent::News(RecorderNews::NotWritten)]);
    assert_eq!(std::fs::read(&bench.file).unwrap(), letter);
}

#[test]
fn a_cut_off_recording_is_heard_and_repaired_only_in_play() {
    let mut bench = bench(None);
    bench.deck.start(1);
    bench.deck.take(&vec![5; 22_050]);
    bench.deck.finish();
    let mut setup = bench.deck.setup.clone().unwrap();
    bench.deck.set_up(None);
    bench.told();
    let mut bytes = std::fs::read(&bench.file).unwrap();
    bytes[40..44].fill(0);
    bytes.push(0);
    std::io::Write::write_all(&mut std::fs::File::create(&bench.file).unwrap(), &bytes).unwrap();
    setup.records = false;
    bench.deck.set_up(Some(setup.clone()));
    let (id, percent) = (1, 100);
    bench.deck.read(RecordingPart {
        id,
        from_ms: 0,
        until_ms: None,
        percent,
    });
    let told = bench.told();
    assert!(
        matches!(&told[..], [RecorderEvent::Part(1, Some(samples))] if samples.len() == 22_050),
        "{told:?}"
    );
    assert_eq!(std::fs::read(&bench.file).unwrap(), bytes);
    setup.records = true;
    bench.deck.set_up(Some(setup));
    assert_eq!(std::fs::read(&bench.file).unwrap().len(), bytes.len() - 1);
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
        assert_eq!(bench.told(), [RecorderEvent::News(RecorderNews::Level(loudness))]);
        assert!(!bench.file.exists());
    }
}

/// A step of a player or of the hardware.
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

    /// Property: each sample is a number that goes up. The file is in order without repeats, every entry begins at its
    /// mark, no more than half a second before its key, and every key has its entry.
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
                    bench.deck.start(1);
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
                if let RecorderEvent::News(RecorderNews::Begun { at_ms, .. }) = event {
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
        // An entry that holds nearly nothing cannot be judged.
        let long = keys.iter().zip(&marks).zip(ends).filter(|((_, at_ms), end)| end - **at_ms > 2);
        for ((key, at_ms), _) in long {
            let at = usize::try_from(at_ms * u64::from(RATE)).unwrap().div_ceil(1000);
            // A mark is a whole millisecond: the entry begins at it or within this many samples.
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
