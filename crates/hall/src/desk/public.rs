//! What everybody may see of a table: as an arbiter's desk counts it once the event's delay has passed, and as a screen knows it.

use std::collections::{BTreeSet, VecDeque};

use laws::moment::Moment;
use link::page::Told;
use link::public::{self, MOST, OfTable, PublicEntry, PublicGame};
use link::topic::{GameId, TableNumber};

/// Of whom nobody has told anything for so long the clocks are old, in milliseconds.
const STALE_MS: u64 = 25_000;
/// A clock that runs is looked at so often, in milliseconds.
const TICK_MS: u64 = 1_000;
/// A screen asks so often how far all tables are, in milliseconds: what was lost on the way is seen then.
const LOOK_MS: u64 = 10_000;
/// A screen whom nobody answered asks again after that.
const UNANSWERED_MS: u64 = 2_000;

/// At an arbiter's desk: what of a table's entries everybody may see by now.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    delay_ms: u64,
    /// So many entries were here at that moment.
    arrivals: VecDeque<(Moment, usize)>,
    /// So many may be looked at by now.
    due: usize,
    /// So many have been looked at; of them these are for everybody, with so many moves.
    looked: usize,
    places: Vec<usize>,
    moves: u32,
    /// So many of those were told.
    told: usize,
}

impl Shown {
    /// So many entries there are now, and so late they are seen.
    pub(super) fn arrive(&mut self, many: usize, delay_ms: u64, now: Moment) {
        if delay_ms > self.delay_ms {
            // Whoever asks from now on is as late as that, whatever others have seen.
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

    /// Of these entries all that are due are looked at, for a screen: where there is none they need not be read once more.
    pub(super) fn look(&mut self, entries: &[Told]) {
        let new = entries.iter().enumerate().take(self.due).skip(self.looked);
        for (place, told) in new {
            if let Some(event) = public::for_everybody(told) {
                self.moves = self.moves.saturating_add(u32::from(public::is_a_move(&event)));
                self.places.push(place);
            }
        }
        self.looked = self.due;
    }

    /// From where on something was not told yet, if that is a page of it: of more the screens hear when they ask.
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

    /// A page of them, behind so many.
    pub(super) fn page(&self, entries: &[Told], after: u64) -> Vec<PublicEntry> {
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

/// At a screen: what it was told of a table.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    game: Option<GameId>,
    pub(super) entries: Vec<Told>,
    /// What its clock showed, and when that was told.
    shows: Moment,
    heard: Moment,
    is_there: bool,
}

impl Seen {
    pub(super) const fn game(&self) -> Option<GameId> {
        self.game
    }

    /// Takes what follows on what is known; whether something is missing.
    pub(super) fn take(&mut self, told: OfTable, now: Moment) -> bool {
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
        // Whoever has less than this is behind, and so is his clock.
        if told.game.count >= have {
            (self.shows, self.heard, self.is_there) = (told.shows, now, told.is_there);
        }
        told.game.count > have
    }

    /// What the table's clock shows now.
    pub(super) fn moment_at(&self, now: Moment) -> Moment {
        let last = self.entries.last().map_or(Moment::START, |last| last.end().at);
        self.shows.plus_millis(now.millis_since(self.heard)).max(last)
    }

    /// Whether that is old.
    pub(super) const fn is_stale(&self, now: Moment) -> bool {
        !self.is_there || now.millis_since(self.heard) >= STALE_MS
    }

    /// When it is looked at again while a clock runs.
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

/// About what it waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    All,
    Rest(TableNumber),
}

/// At a screen: what it asks for.
#[derive(Debug, Default)]
pub(super) struct Looking {
    /// It waits for an answer.
    asked: Option<Asked>,
    /// Of these something is missing.
    behind: BTreeSet<TableNumber>,
    /// When it asks again how far all are.
    again: Option<Moment>,
    /// Whose desk answered last, and whether it does.
    desk: Option<(String, bool)>,
}

impl Looking {
    /// It looks now, and again after a while.
    pub(super) const fn begin(&mut self, now: Moment) {
        self.again = Some(now.plus_millis(LOOK_MS));
    }

    /// It asks for the rest of that table, or how far all are; not while it waits for an answer.
    pub(super) fn asks(&mut self, table: Option<TableNumber>) -> bool {
        if self.asked.is_some() {
            return false;
        }
        self.asked = Some(table.map_or(Asked::All, Asked::Rest));
        true
    }

    /// It waits for no answer any more: of which table it asked.
    pub(super) fn answered(&mut self) -> Option<TableNumber> {
        match self.asked.take()? {
            Asked::All => None,
            Asked::Rest(table) => {
                self.behind.remove(&table);
                Some(table)
            }
        }
    }

    /// That desk has answered, or none; what of it is news.
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

    /// Whether something is missing of that table.
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

    /// Whether it asks now how far all are, once.
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
