//! The public part of a table: as an arbiter's desk counts it once the tournament's delay has passed, and as a screen
//! knows it.

use std::collections::{BTreeSet, VecDeque};

use laws::moment::Moment;
use link::page::SentEntry;
use link::public::{self, MOST, PublicEntry, PublicGame, PublicTable};
use link::topic::{GameId, TableNumber};

/// The time without news after which the clocks of a table are stale, in milliseconds.
const STALE_MS: u64 = 25_000;
/// The interval at which a running clock is looked at, in milliseconds.
const TICK_MS: u64 = 1_000;
/// The interval at which a screen asks for the state of all tables, in milliseconds: lost messages are noticed then.
const LOOK_MS: u64 = 10_000;
/// The time after which a screen that had no answer asks again, in milliseconds.
const UNANSWERED_MS: u64 = 2_000;

/// The part of a table's entries that is public by now, at an arbiter's desk.
#[derive(Clone, Debug, Default)]
pub(super) struct PublicPart {
    delay_ms: u64,
    /// The moments at which entries arrived, each with the number of entries there.
    arrivals: VecDeque<(Moment, usize)>,
    /// The number of entries that may be looked at by now.
    due: usize,
    /// The number of entries that have been looked at; then the places of the public ones among them, and the number of
    /// moves in these.
    looked: usize,
    places: Vec<usize>,
    moves: u32,
    /// The number of public entries that were told.
    told: usize,
}

impl PublicPart {
    /// Notes the number of entries that are here now, and their delay.
    pub(super) fn arrive(&mut self, many: usize, delay_ms: u64, now: Moment) {
        if delay_ms > self.delay_ms {
            // A longer delay holds for all who ask from now on, whatever others have seen.
            *self = Self {
                told: self.told,
                ..Self::default()
            };
        }
        self.delay_ms = delay_ms;
        if self.arrivals.back().map_or(self.due, |(_, last)| *last) < many {
            self.arrivals.push_back((now, many));
        }
        while let Some((at, many)) = self.arrivals.front().copied()
            && at.plus_millis(delay_ms) <= now
        {
            self.arrivals.pop_front();
            self.due = many.max(self.due);
        }
    }

    /// Looks at all entries that are due, for a screen. Without a screen they need not be read once more.
    pub(super) fn look(&mut self, entries: &[SentEntry]) {
        let new = entries.iter().enumerate().take(self.due).skip(self.looked);
        for (place, told) in new {
            if let Some(event) = public::for_everybody(told) {
                self.moves = self.moves.saturating_add(u32::from(public::is_a_move(&event)));
                self.places.push(place);
            }
        }
        self.looked = self.due;
    }

    /// The position of the first public entry that was not told yet, if the rest fits into a page; screens get more
    /// when they ask.
    pub(super) fn news(&mut self) -> Option<u64> {
        let told = std::mem::replace(&mut self.told, self.places.len());
        let new = self.places.len().saturating_sub(told);
        (1..=MOST).contains(&new).then_some(count(told))
    }

    pub(super) fn count(&self) -> u64 {
        count(self.places.len())
    }

    pub(super) const fn moves(&self) -> u32 {
        self.moves
    }

    pub(super) const fn delay_ms(&self) -> u64 {
        self.delay_ms
    }

    /// A page of public entries after that many.
    pub(super) fn page(&self, entries: &[SentEntry], after: u64) -> Vec<PublicEntry> {
        let after = usize::try_from(after).unwrap_or(usize::MAX);
        let places = self.places.iter().skip(after).take(MOST);
        places
            .filter_map(|place| PublicEntry::of(entries.get(*place)?))
            .collect()
    }

    pub(super) fn next_due(&self) -> Option<Moment> {
        let (at, _) = self.arrivals.front()?;
        Some(at.plus_millis(self.delay_ms))
    }
}

/// The public part of a table as a screen was told it.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenTable {
    game: Option<GameId>,
    pub(super) entries: Vec<SentEntry>,
    /// The moment that the table's clock showed, and the moment at which that was told.
    shows: Moment,
    heard: Moment,
    is_there: bool,
}

impl SeenTable {
    pub(super) const fn game(&self) -> Option<GameId> {
        self.game
    }

    /// Takes the entries that follow the known ones; true if something is missing.
    pub(super) fn take(&mut self, told: PublicTable, now: Moment) -> bool {
        if self.game != Some(told.game.id) {
            if told.after > 0 || told.entries.is_empty() {
                return told.game.count > 0;
            }
            *self = Self {
                game: Some(told.game.id),
                ..Self::default()
            };
        }
        let have = count(self.entries.len());
        if told.after <= have {
            let known = usize::try_from(have - told.after).unwrap_or(usize::MAX);
            for entry in told.entries.into_iter().skip(known) {
                let number = count(self.entries.len()) + 1;
                self.entries.push(entry.told(number));
            }
        }
        let have = count(self.entries.len());
        // A sender with fewer entries is behind, and so is its clock.
        if told.game.count >= have {
            (self.shows, self.heard, self.is_there) = (told.shows, now, told.is_there);
        }
        told.game.count > have
    }

    /// The moment that the table's clock shows now.
    pub(super) fn moment_at(&self, now: Moment) -> Moment {
        let last = self.entries.last().map_or(Moment::START, |last| last.end().at);
        self.shows.plus_millis(now.millis_since(self.heard)).max(last)
    }

    /// True if the clock is stale.
    pub(super) const fn is_stale(&self, now: Moment) -> bool {
        !self.is_there || now.millis_since(self.heard) >= STALE_MS
    }

    /// The moment at which it is looked at again while a clock runs.
    pub(super) const fn next_look(now: Moment) -> Moment {
        now.plus_millis(TICK_MS)
    }

    pub(super) fn known(&self) -> Option<PublicGame> {
        Some(PublicGame {
            id: self.game?,
            count: count(self.entries.len()),
        })
    }
}

/// The subject of a question that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScreenQuestion {
    All,
    Rest(TableNumber),
}

/// The requests of a screen.
#[derive(Debug, Default)]
pub(super) struct ScreenRequests {
    /// The question that waits for an answer.
    asked: Option<ScreenQuestion>,
    /// The tables of which something is missing.
    behind: BTreeSet<TableNumber>,
    /// The moment at which the state of all tables is asked for again.
    again: Option<Moment>,
    /// The name of the desk that answered last, and true if it still answers.
    desk: Option<(String, bool)>,
}

impl ScreenRequests {
    /// Begins to look, and looks again after a while.
    pub(super) const fn begin(&mut self, now: Moment) {
        self.again = Some(now.plus_millis(LOOK_MS));
    }

    /// Asks for the rest of that table, or for the state of all; not while a question waits for an answer.
    pub(super) fn asks(&mut self, table: Option<TableNumber>) -> bool {
        if self.asked.is_some() {
            return false;
        }
        self.asked = Some(table.map_or(ScreenQuestion::All, ScreenQuestion::Rest));
        true
    }

    /// Ends the open question; returns the table that it was about.
    pub(super) fn answered(&mut self) -> Option<TableNumber> {
        match self.asked.take()? {
            ScreenQuestion::All => None,
            ScreenQuestion::Rest(table) => {
                self.behind.remove(&table);
                Some(table)
            }
        }
    }

    /// Notes that a desk has answered, or none; returns what is news of it.
    pub(super) fn hears(&mut self, by: Option<String>, now: Moment) -> Option<(String, bool)> {
        let before = self.desk.clone();
        if let Some(name) = by {
            self.desk = Some((name, true));
        } else {
            self.behind.clear();
            self.again = Some(now.plus_millis(UNANSWERED_MS));
            self.desk = before.clone().map(|(name, _)| (name, false));
        }
        self.desk.clone().filter(|_| self.desk != before)
    }

    /// Notes whether something is missing of that table.
    pub(super) fn lacks(&mut self, table: TableNumber, is_behind: bool) {
        if is_behind {
            self.behind.insert(table);
        } else {
            self.behind.remove(&table);
        }
    }

    pub(super) fn first_behind(&self) -> Option<TableNumber> {
        self.behind.first().copied()
    }

    /// True, once, if the state of all tables is to be asked for now.
    pub(super) fn is_due(&mut self, now: Moment) -> bool {
        self.again.take_if(|at| *at <= now).is_some()
    }

    pub(super) const fn next_wakeup(&self) -> Option<Moment> {
        self.again
    }
}

fn count(many: usize) -> u64 {
    u64::try_from(many).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
