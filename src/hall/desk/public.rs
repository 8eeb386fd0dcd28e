//! What everybody may see: an arbiter's desk tells it of each table once the event's delay has passed, and a screen knows nothing else. Nothing that
//! is not public travels to a screen: its certificate lets it hear nothing else, and ask for nothing else.

use std::collections::{BTreeSet, VecDeque};

use super::words::Tell;
use super::{Desk, Effect, Question};
use crate::laws::moment::Moment;
use crate::link::identity::Signed;
use crate::link::page::Told;
use crate::link::public::{self, MOST, OfTable, Public, PublicEntry, PublicGame, PublicQuestion};
use crate::link::topic::{GameId, TableNumber, Topic};
use crate::link::{Address, Haste, NoAnswer, Request};

/// A screen asks so often how far all tables are, in milliseconds: what was lost on the way is seen then.
const LOOK_MS: u64 = 10_000;
/// Whom nobody answered asks again after that.
const AGAIN_MS: u64 = 2_000;
/// Of whom nobody has told anything for so long the clocks are old, in milliseconds.
const STALE_MS: u64 = 25_000;
/// A clock that runs is looked at so often, in milliseconds.
const TICK_MS: u64 = 1_000;

/// At an arbiter's desk: what of a table's entries everybody may see by now.
#[derive(Clone, Debug, Default)]
pub(super) struct Shown {
    delay_ms: u64,
    /// So many entries were here at that moment.
    arrivals: VecDeque<(Moment, usize)>,
    /// So many have been looked at; of them these are for everybody, with so many moves.
    looked: usize,
    places: Vec<usize>,
    moves: u32,
    /// So many of those were told.
    told: usize,
}

impl Shown {
    /// These are the entries now, and so late they are seen.
    pub(super) fn look(&mut self, entries: &[Told], delay_ms: u64, now: Moment) {
        if delay_ms > self.delay_ms {
            // Whoever asks from now on is as late as that, whatever others have seen.
            *self = Self {
                told: self.told,
                ..Self::default()
            };
        }
        self.delay_ms = delay_ms;
        if self.arrivals.back().map_or(self.looked, |(_, last)| *last) < entries.len() {
            self.arrivals.push_back((now, entries.len()));
        }
        while let Some((at, many)) = self.arrivals.front().copied()
            && at.plus_millis(delay_ms) <= now
        {
            self.arrivals.pop_front();
            let new = entries.iter().enumerate().take(many).skip(self.looked);
            for (place, told) in new {
                if let Some(event) = public::for_everybody(told) {
                    self.moves = self.moves.saturating_add(u32::from(public::is_a_move(&event)));
                    self.places.push(place);
                }
            }
            self.looked = many.max(self.looked);
        }
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
    pub(super) fn is_stale(&self, now: Moment) -> bool {
        !self.is_there || now.millis_since(self.heard) >= STALE_MS
    }

    /// When it is looked at again while a clock runs.
    pub(super) fn next_look(now: Moment) -> Moment {
        now.plus_millis(TICK_MS)
    }

    fn known(&self) -> Option<PublicGame> {
        Some(PublicGame {
            id: self.game?,
            count: count(self.entries.len()),
        })
    }
}

/// At a screen: what it asks for.
#[derive(Debug, Default)]
pub(super) struct Looking {
    /// It waits for an answer, about that table or about all.
    asked: Option<Option<TableNumber>>,
    /// Of these something is missing.
    behind: BTreeSet<TableNumber>,
    /// When it asks again how far all are.
    again: Option<Moment>,
    /// Whose desk answered last, and whether it does.
    desk: Option<(String, bool)>,
}

impl Looking {
    pub(super) const fn next_wakeup(&self) -> Option<Moment> {
        self.again
    }
}

fn count(many: usize) -> u64 {
    u64::try_from(many).unwrap_or(u64::MAX)
}

/// The desk that tells.
impl Desk {
    pub(super) fn delay_ms(&self) -> u64 {
        self.roster.as_ref().map_or(0, |(roster, _)| roster.delay_ms)
    }

    /// What has become public at that table goes to the screens: the chief's desk tells it, and where it is away the first of the others.
    pub(super) fn tell_everybody(&mut self, table: TableNumber) {
        let (delay_ms, now, is_mine) = (self.delay_ms(), self.now, self.speaks_for_all());
        let Some(watched) = self.tables.get_mut(&table) else {
            return;
        };
        watched.look_for_everybody(delay_ms, now);
        if let Some(after) = watched.public_news()
            && is_mine
            && let Some((of, moves)) = watched.for_everybody(Some(after), now)
        {
            let topic = Topic::Public(table, of.game.id, moves);
            let told = self.to_everybody(vec![of]);
            self.out.push(Effect::Ask(Request::Put(topic, told)));
        }
    }

    fn speaks_for_all(&self) -> bool {
        if self.own.is_chief() || !self.own.power.may_rule() {
            return self.own.is_chief();
        }
        let desks = self.roster.iter().flat_map(|(roster, _)| &roster.desks);
        let rules = desks.filter(|desk| desk.power.may_rule()).map(|desk| desk.key.desk());
        let is_there = |desk: &crate::link::topic::DeskId| self.net.desks_there.contains(desk);
        let mut others = rules.filter(is_there);
        let (own, chief) = (self.own.desk(), self.chiefs_desk());
        others.all(|other| other != chief && other >= own)
    }

    fn to_everybody(&self, tables: Vec<OfTable>) -> Vec<u8> {
        let told = Public {
            event: self.own.event,
            roster: self.roster.as_ref().map_or(0, |(roster, _)| roster.number),
            tables,
        };
        told.sign(&self.own.key).to_bytes()
    }

    /// A screen asks.
    pub(super) fn public_asked(&self, payload: &[u8]) -> Option<Vec<u8>> {
        let question = PublicQuestion::decode(payload).filter(|_| self.own.power.may_rule())?;
        let tables = match question {
            PublicQuestion::All => {
                let all = self.tables.values();
                all.filter_map(|watched| Some(watched.for_everybody(None, self.now)?.0))
                    .collect()
            }
            PublicQuestion::Rest { table, game } => {
                let watched = self.tables.get(&TableNumber(table))?;
                let known = game.filter(|game| watched.game_id() == Some(game.id));
                let after = known.map_or(0, |known| known.count);
                vec![watched.for_everybody(Some(after), self.now)?.0]
            }
        };
        Some(self.to_everybody(tables))
    }
}

/// The screen.
impl Desk {
    /// Whether it only looks.
    pub const fn is_screen(&self) -> bool {
        !self.own.power.may_rule()
    }

    /// Where a further desk looks for others: where it was let in, and at a screen at every other, for it has one link.
    pub fn where_desks_are(&self, let_in_at: Vec<Address>) -> Vec<Address> {
        let mut connect = let_in_at;
        let desks = self.roster.iter().flat_map(|(roster, _)| &roster.desks);
        for at in desks.filter(|_| self.is_screen()).flat_map(|desk| &desk.reached_at) {
            if !connect.contains(at) {
                connect.push(at.clone());
            }
        }
        connect
    }

    pub(super) fn look_at_what_is_public(&mut self) {
        if self.is_screen() {
            self.net.looking.again = Some(self.now.plus_millis(LOOK_MS));
            self.ask_for_public(None);
        }
    }

    /// One question at a time.
    fn ask_for_public(&mut self, table: Option<TableNumber>) {
        if self.net.looking.asked.is_some() {
            return;
        }
        let question = table.map_or(PublicQuestion::All, |number| PublicQuestion::Rest {
            table: number.0,
            game: self
                .tables
                .get(&number)
                .and_then(|watched| watched.seen_public()?.known()),
        });
        self.net.looking.asked = Some(table);
        self.ask(Question::Public, Topic::AllPublic, question.encode(), Haste::Later);
    }

    pub(super) fn public_answered(&mut self, answer: Result<Vec<u8>, NoAnswer>) {
        let asked = self.net.looking.asked.take().flatten();
        if let Some(table) = asked {
            self.net.looking.behind.remove(&table);
        }
        let before = asked.map(|table| self.has_seen(table));
        let by = answer.ok().and_then(|bytes| self.take_public(&bytes));
        if let Some(name) = by {
            self.desk_answers(name);
        } else {
            self.net.looking.behind.clear();
            self.net.looking.again = Some(self.now.plus_millis(AGAIN_MS));
            self.no_desk_answers();
        }
        // Whoever asked has no more than this: what it lacks somebody else may have later.
        if let (Some(table), Some(before)) = (asked, before)
            && self.has_seen(table) == before
        {
            self.net.looking.behind.remove(&table);
        }
        self.ask_for_missing();
    }

    fn ask_for_missing(&mut self) {
        if let Some(table) = self.net.looking.behind.first().copied() {
            self.ask_for_public(Some(table));
        }
    }

    fn has_seen(&self, table: TableNumber) -> Option<PublicGame> {
        self.tables.get(&table)?.seen_public()?.known()
    }

    /// Somebody tells what is public.
    pub(super) fn public_comes(&mut self, payload: &[u8]) {
        if self.is_screen() && self.take_public(payload).is_some() {
            self.ask_for_missing();
        }
    }

    /// Takes it, where a desk that rules has signed it: whose.
    fn take_public(&mut self, payload: &[u8]) -> Option<String> {
        let signed = Signed::from_bytes(payload).filter(|_| self.is_screen())?;
        let (roster, _) = self.roster.as_ref()?;
        roster.power(signed.by).filter(|power| power.may_rule())?;
        let told = Public::read(&signed, self.own.event)?;
        if told.roster > roster.number {
            self.ask_for_roster();
        }
        for of in told.tables {
            let table = TableNumber(of.table);
            if !self.keys.contains_key(&table) {
                continue;
            }
            let Some(watched) = self.tables.get_mut(&table) else {
                continue;
            };
            let is_behind = watched.see_public(of, self.now);
            if is_behind {
                self.net.looking.behind.insert(table);
            } else {
                self.net.looking.behind.remove(&table);
            }
            self.look(table);
            self.refresh(table);
        }
        Some(self.name_of(signed.by.desk()))
    }

    fn desk_answers(&mut self, name: String) {
        let now = Some((name.clone(), true));
        if self.net.looking.desk != now {
            self.net.looking.desk = now;
            self.tell("desk", &[], Tell::Desk { name, is_there: true });
        }
    }

    fn no_desk_answers(&mut self) {
        if let Some((name, true)) = self.net.looking.desk.clone() {
            self.net.looking.desk = Some((name.clone(), false));
            self.tell("desk", &[], Tell::Desk { name, is_there: false });
        }
    }

    pub(super) fn public_in_time(&mut self) {
        if self.net.looking.again.is_some_and(|at| at <= self.now) {
            self.net.looking.again = None;
            self.look_at_what_is_public();
        }
    }
}

#[cfg(test)]
mod tests;
