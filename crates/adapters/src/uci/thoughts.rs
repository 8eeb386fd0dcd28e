//! Limits the flood of an engine's lines: ten a second of each rank are passed on, and always the last.

use std::collections::BTreeMap;

use laws::moment::Moment;
use protocols::engine::ThoughtLine;

/// The shortest time between two lines of the same rank, in milliseconds.
const GAP_MS: u64 = 100;

/// The lines of one task.
#[derive(Debug, Default)]
pub(super) struct Thoughts(BTreeMap<u8, RankThoughts>);

/// The lines of one rank.
#[derive(Debug)]
struct RankThoughts {
    /// The time from which another line may be passed on.
    free: Moment,
    /// The last line, while it is held back.
    waiting: Option<ThoughtLine>,
}

impl Thoughts {
    /// Takes a line; returns it if it may be passed on at once.
    pub(super) fn hear(&mut self, line: ThoughtLine, now: Moment) -> Option<ThoughtLine> {
        let rank = self.0.entry(line.rank).or_insert(RankThoughts {
            free: now,
            waiting: None,
        });
        if now < rank.free {
            rank.waiting = Some(line);
            return None;
        }
        rank.free = now.plus_millis(GAP_MS);
        rank.waiting = None;
        Some(line)
    }

    /// The time at which the next waiting line may be passed on.
    pub(super) fn next(&self) -> Option<Moment> {
        let waiting = self.0.values().filter(|rank| rank.waiting.is_some());
        waiting.map(|rank| rank.free).min()
    }

    /// The waiting lines whose time has come.
    pub(super) fn due(&mut self, now: Moment) -> Vec<ThoughtLine> {
        let due = self.0.values_mut().filter(|rank| rank.free <= now);
        let told = due.filter_map(|rank| {
            let line = rank.waiting.take()?;
            rank.free = now.plus_millis(GAP_MS);
            Some(line)
        });
        told.collect()
    }

    /// All waiting lines: the task is done.
    pub(super) fn last(&mut self) -> Vec<ThoughtLine> {
        let ranks = std::mem::take(&mut self.0);
        ranks.into_values().filter_map(|rank| rank.waiting).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocols::engine::EngineScore;

    fn line(rank: u8, depth: u32) -> ThoughtLine {
        ThoughtLine {
            rank,
            depth,
            score: EngineScore::Centipawns(0),
            moves: Vec::new(),
        }
    }

    #[test]
    fn of_a_flood_ten_lines_a_second_are_told_and_the_last() {
        let (mut thoughts, mut told) = (Thoughts::default(), Vec::new());
        for depth in 0..5000 {
            let now = Moment::START.plus_millis(u64::from(depth) / 5);
            told.extend(thoughts.due(now));
            told.extend(thoughts.hear(line(1, depth), now));
        }
        assert!((10..=11).contains(&told.len()), "{}", told.len());
        assert_eq!(thoughts.last(), [line(1, 4999)]);
        assert_eq!(thoughts.last(), []);
    }

    #[test]
    fn ranks_do_not_delay_each_other_and_waiting_thoughts_come_due() {
        let mut thoughts = Thoughts::default();
        let at = |ms| Moment::START.plus_millis(ms);
        assert!(thoughts.hear(line(1, 1), at(0)).is_some());
        assert!(thoughts.hear(line(2, 1), at(1)).is_some());
        assert!(thoughts.hear(line(2, 2), at(2)).is_none());
        assert_eq!(thoughts.next(), Some(at(101)));
        assert_eq!(thoughts.due(at(100)), []);
        assert_eq!(thoughts.due(at(101)), [line(2, 2)]);
        assert_eq!(thoughts.next(), None);
    }
}
