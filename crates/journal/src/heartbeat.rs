//! The check whether the note of the running clock next to the journal is true.
//!
//! The note stands outside the chain of hashes so that it may be written each second, which means that anybody who can
//! write the file can change it. But the reading of the clocks at any moment follows from the entries, which the chain
//! protects, and from the time since. A note that shows another reading was not written by this program.

use shakmaty::Color;

use super::entry::{Entry, Heartbeat, JournalEvent, JournalFinding};
use super::replay::{follow, replay};
use laws::game::Game;

/// The greatest difference between the times of a note and those that follow from the entries, in milliseconds. Both
/// are worked out from the same moments by the same rule, so they are equal. One millisecond is left to a program that
/// rounds the moment, kept in microseconds, the other way.
const TOLERANCE_MS: u64 = 1;

/// The longest that a clock runs without an entry, in milliseconds: while one runs, times are checked every half hour.
const LONGEST_MS: u64 = 24 * 60 * 60 * 1_000;

/// The worth of a note of the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeartbeatWorth {
    /// The last sign of life after the last entry.
    Latest,
    /// A true note of an earlier time, or one that has been refused before: nothing is reported.
    Past,
    /// The note contradicts the entries: somebody changed it.
    Unfit,
}

/// Judges a heartbeat against the entries of its journal.
pub fn worth(entries: &[Entry], beat: &Heartbeat) -> HeartbeatWorth {
    let is_refused = |entry: &Entry| matches!(&entry.event, JournalEvent::Found(JournalFinding::UnfitHeartbeat(known)) if known == beat);
    if entries.iter().any(is_refused) {
        return HeartbeatWorth::Past;
    }
    // Entries of the very moment of the note may have been written before it or after it.
    let (before, at_most) = (
        entries.partition_point(|entry| entry.at < beat.at),
        entries.partition_point(|entry| entry.at <= beat.at),
    );
    let (earlier, rest) = entries.split_at_checked(before).unwrap_or((entries, &[]));
    let Ok(replayed) = replay(earlier) else {
        return HeartbeatWorth::Unfit;
    };
    let (mut game, mut last) = (replayed.game, replayed.last);
    let mut of_that_moment = rest.iter().take(at_most.saturating_sub(before));
    let is_true = loop {
        if beat.at.millis_since(last) <= LONGEST_MS && fits(&game, beat) {
            break true;
        }
        let Some(entry) = of_that_moment.next() else {
            break false;
        };
        follow(&mut game, entry);
        last = entry.at;
    };
    match is_true {
        true if before == entries.len() => HeartbeatWorth::Latest,
        true => HeartbeatWorth::Past,
        false => HeartbeatWorth::Unfit,
    }
}

/// True if a clock runs in that game, it is the one of the note, nothing would have happened by itself until then, and
/// both clocks show the times of the note.
fn fits(game: &Game, beat: &Heartbeat) -> bool {
    let clock = game.clock();
    let left = clock.both_ms(beat.at);
    let is_near = |side: Color| left.get(side).abs_diff(*beat.left_ms.get(side)) <= TOLERANCE_MS;
    clock.running().is_some()
        && clock.running() == beat.running
        && Color::ALL.into_iter().all(is_near)
        && game.decide_time(beat.at).is_empty()
}

#[cfg(test)]
mod tests {
    use shakmaty::Position as _;

    use super::*;
    use crate::chain::{self, StoredEntry};
    use crate::story::{self, Story};
    use laws::command::Command;
    use laws::moment::Moment;
    use laws::people::Person;

    fn entries(journal: &[StoredEntry]) -> Vec<Entry> {
        chain::read(journal).entries
    }

    /// The note that the program writes that many milliseconds after the last entry.
    fn note(story: &Story, after_ms: u64) -> Heartbeat {
        let last = story.journal.last().unwrap().at;
        let at = last.plus_millis(after_ms);
        let clock = story.game.clock();
        Heartbeat {
            at,
            left_ms: clock.both_ms(at),
            running: clock.running(),
        }
    }

    fn running() -> Story {
        let mut story = Story::open(story::timed_opening());
        story.must(Person::Arbiter, &Command::StartClocks);
        story.wait(5_000);
        story.cycle(Color::White, "e2e4");
        story
    }

    #[test]
    fn a_note_that_was_changed_is_not_believed() {
        let story = running();
        let entries = entries(&story.journal);
        let beat = note(&story, 90_000);
        assert_eq!(beat.running, Some(Color::Black));
        assert_eq!(worth(&entries, &beat), HeartbeatWorth::Latest);
        let mut changed: Vec<(&str, Heartbeat)> = Vec::new();
        for (what, change) in [
            ("time given", 60_000_i64),
            ("time taken", -60_000),
            ("two milliseconds", 2),
        ] {
            let mut other = beat;
            other.left_ms.black = other.left_ms.black.saturating_add_signed(change);
            changed.push((what, other));
            let mut other = beat;
            other.left_ms.white = other.left_ms.white.saturating_add_signed(change);
            changed.push((what, other));
        }
        let day = 24 * 60 * 60 * 1_000;
        changed.extend([
            (
                "another side",
                Heartbeat {
                    running: Some(Color::White),
                    ..beat
                },
            ),
            ("no side", Heartbeat { running: None, ..beat }),
            (
                "earlier",
                Heartbeat {
                    at: Moment::from_millis(beat.at.as_millis() - 30_000),
                    ..beat
                },
            ),
            (
                "later",
                Heartbeat {
                    at: beat.at.plus_millis(30_000),
                    ..beat
                },
            ),
            (
                "before the last entry",
                Heartbeat {
                    at: Moment::from_millis(1),
                    ..beat
                },
            ),
            ("beyond the fall of the flag", note(&story, day / 2)),
            ("beyond any time", note(&story, 400 * day)),
        ]);
        for (what, beat) in changed {
            assert_eq!(worth(&entries, &beat), HeartbeatWorth::Unfit, "{what}");
        }
    }

    #[test]
    fn a_heartbeat_before_the_last_entry_is_past_if_it_was_true() {
        let mut story = running();
        let beat = note(&story, 1_000);
        story.wait(2_000);
        story.must(Person::Arbiter, &Command::StopClocks);
        let entries = entries(&story.journal);
        assert_eq!(worth(&entries, &beat), HeartbeatWorth::Past);
        let mut changed = beat;
        changed.left_ms.black += 60_000;
        assert_eq!(worth(&entries, &changed), HeartbeatWorth::Unfit);
    }

    #[test]
    fn what_was_refused_once_is_not_told_again() {
        let mut story = running();
        let beat = Heartbeat {
            running: Some(Color::White),
            ..note(&story, 1_000)
        };
        assert_eq!(worth(&entries(&story.journal), &beat), HeartbeatWorth::Unfit);
        story.write(&JournalEvent::Found(JournalFinding::UnfitHeartbeat(beat)));
        assert_eq!(worth(&entries(&story.journal), &beat), HeartbeatWorth::Past);
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, cases: 64, ..Default::default() })]
        /// Property: a heartbeat written by the program is accepted, at once and later; any other heartbeat for the
        /// same moment is rejected.
        #[test]
        fn what_the_program_notes_in_play_is_believed_and_nothing_else(
            acts in proptest::collection::vec((0_u8..8, 0_u64..400_000), 1..40),
            after_ms in 1_u64..200_000,
            change in proptest::prelude::prop_oneof![-600_000_i64..-1, 2_i64..600_000],
        ) {
            let mut story = Story::open(story::timed_opening());
            story.try_do(Person::Arbiter, &Command::StartClocks);
            let mut noted = Vec::new();
            for (act, pause) in acts {
                let beat = note(&story, pause.min(after_ms));
                let is_written = story.game.clock().running().is_some() && story.game.decide_time(beat.at).is_empty();
                if is_written {
                    proptest::prop_assert_eq!(worth(&entries(&story.journal), &beat), HeartbeatWorth::Latest);
                    let mut changed = beat;
                    let left = changed.left_ms.get_mut(if act % 2 == 0 { Color::White } else { Color::Black });
                    *left = left.saturating_add_signed(change);
                    if changed.left_ms.white.abs_diff(beat.left_ms.white) > 1 || changed.left_ms.black.abs_diff(beat.left_ms.black) > 1 {
                        proptest::prop_assert_eq!(worth(&entries(&story.journal), &changed), HeartbeatWorth::Unfit);
                    }
                    noted.push(beat);
                }
                story.wait(pause.max(after_ms));
                let side = story.game.turn().side;
                let uci = story.game.current().legal_moves().first().map(|legal| legal.to_uci(shakmaty::CastlingMode::Standard));
                match (act, uci) {
                    (0, _) => story.try_do(Person::Arbiter, &Command::StopClocks),
                    (1, _) => story.try_do(Person::Arbiter, &Command::StartClocks),
                    (2, _) => story.try_do(Person::Arbiter, &Command::AddTime { side, by_ms: pause }),
                    (3, _) => story.try_do(Person::Arbiter, &Command::Note { text: String::from("A note") }),
                    (_, Some(uci)) if story.game.ending().is_none() && story.game.clock().running().is_some() => {
                        let by = Person::Player(side);
                        let words = laws::command::WordedMove { uci, text: uci.to_string() };
                        story.try_do(by, &Command::Announce { side, words });
                        if let shakmaty::uci::UciMove::Normal { from, to, .. } = uci {
                            story.try_do(by, &Command::Lift { board: side, square: from });
                            story.try_do(by, &Command::Place { board: side, square: to, piece: None });
                        }
                        story.try_do(by, &Command::PressClock { side })
                    }
                    _ => false,
                };
            }
            let entries = entries(&story.journal);
            for beat in noted {
                proptest::prop_assert_ne!(worth(&entries, &beat), HeartbeatWorth::Unfit);
            }
        }
    }
}
