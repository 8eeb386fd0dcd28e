//! The replica of a table's journal elsewhere: a verified beginning of it.
//!
//! Anybody at a table could send entries in the name of another one, correctly linked. So incoming entries wait until a
//! head that the table has signed covers them; only then are they stored, shown and passed on. Messages may come late,
//! twice, in any order or not at all: the numbers and the hashes show which are missing, and those are asked for.
//!
//! Stored entries are never overwritten. If the table has signed two journals of one game (one was copied and both were
//! continued), both are kept, and the arbiter is told.

use std::collections::VecDeque;

use super::NoAnswer;
use super::head::Head;
use super::page::{self, LogQuestion, PAGE, SentEntry};
use super::topic::{GameId, TableNumber};
use journal::chain::{Anchor, Chain};
use laws::event::Adjourning;
use laws::moment::Moment;

/// The time for which a head may be ahead of the entries before they are asked for, and the time until the next
/// question, in milliseconds.
const PATIENCE_MS: u64 = 1_000;
/// The same if the table has signed two journals: the other one may be asked for in vain.
const PATIENCE_FORKED_MS: u64 = 10_000;
/// The most bytes of records that may wait for a head that covers them.
const MOST_WAITING: usize = 4 * 1024 * 1024;
/// The most heads ahead of the entries that are remembered.
const MOST_HEADS: usize = 64;
/// A table says something each second while a clock runs, otherwise every 5 s. After these times, in milliseconds,
/// several messages are missing and the table is silent.
const SILENT_RUNNING_MS: u64 = 4_000;
const SILENT_STANDING_MS: u64 = 12_000;

/// News for a replica.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplicaNews {
    /// The table's token is there.
    Appeared,
    /// The token of the table has gone. The news can come late or in vain: the time since the last head decides.
    Vanished,
    /// A head that this table has signed; heads signed with other keys are not handed over.
    Head(Head),
    /// The entries of a step, as somebody sent them.
    Entries(Vec<SentEntry>),
    /// The answer to the question.
    Page(Result<Vec<SentEntry>, NoAnswer>),
    /// Time has passed.
    Time,
}

/// An act that a replica asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplicaAct {
    /// Store these, in order: they follow, and a head covers them. An entry that is stored already was withheld, and is
    /// whole now.
    Store(Vec<SentEntry>),
    /// Store these separately: they are of another journal that the table has signed for the same game, from its first
    /// entry on.
    StoreOther(Vec<SentEntry>),
    /// Ask that. The answer is handed over as [`ReplicaNews::Page`], in any case; until then nothing more is asked.
    Ask(LogQuestion),
    /// Tell the arbiter.
    Raise(Alarm),
}

/// An alarm about a table, for the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// The table has signed two journals of one game that part at that entry. Both are kept.
    Fork {
        /// The first number at which they are seen to differ.
        number: u64,
    },
    /// An entry arrived that does not fit. It was not taken.
    Unfit {
        /// The number of the entry.
        number: u64,
    },
    /// The table is not heard any more.
    Silent,
    /// The table is heard again.
    Back,
}

/// Entries that follow one another: first those that a head covers, then those that wait for one.
#[derive(Clone, Debug, Default)]
struct EntryRun {
    told: Vec<SentEntry>,
    covered: usize,
    waiting_bytes: usize,
}

/// The result of taking an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TakenEntry {
    /// The entry was the next one.
    Next,
    /// The entry is the record of a withheld one.
    Filled,
    /// The entry is there already.
    Known,
    /// The entry lies further on.
    Ahead,
    /// The entry does not belong in its place.
    Unfit,
}

impl EntryRun {
    fn end(&self) -> Chain {
        self.told.last().map(SentEntry::end).unwrap_or_default()
    }

    /// The end of the chain after `count` entries.
    fn end_before(&self, count: usize) -> Chain {
        count
            .checked_sub(1)
            .and_then(|last| self.told.get(last))
            .map(SentEntry::end)
            .unwrap_or_default()
    }

    fn covered(&self) -> &[SentEntry] {
        self.told.get(..self.covered).unwrap_or_default()
    }

    /// The entry with that number.
    fn at(&self, number: u64) -> Option<&SentEntry> {
        self.told.get(place(number)?)
    }

    fn take(&mut self, told: &SentEntry, game: GameId) -> TakenEntry {
        let number = told.number();
        let Some(place) = place(number) else {
            return TakenEntry::Unfit;
        };
        if place > self.told.len() {
            return TakenEntry::Ahead;
        }
        let before = self.end_before(place);
        let own = self.told.get_mut(place);
        match own {
            Some(own) if own.hash() != told.hash() => TakenEntry::Unfit,
            Some(own) if own.entry().is_some() || told.entry().is_none() => TakenEntry::Known,
            Some(own) if told.follows(&before) => {
                *own = told.clone();
                TakenEntry::Filled
            }
            Some(_) => TakenEntry::Unfit,
            None if !told.follows(&before) => TakenEntry::Unfit,
            // The name of the game is its first hash.
            None if number == 1 && (told.entry().is_none() || GameId::of(told.hash()) != game) => TakenEntry::Unfit,
            None => {
                let bytes = told.entry().map_or(0, |entry| entry.record.len()).saturating_add(128);
                if self.waiting_bytes.saturating_add(bytes) > MOST_WAITING {
                    return TakenEntry::Ahead;
                }
                self.waiting_bytes = self.waiting_bytes.saturating_add(bytes);
                self.told.push(told.clone());
                TakenEntry::Next
            }
        }
    }

    /// Returns the entries that the head covers now and did not before.
    fn cover(&mut self, end: Anchor) -> Vec<SentEntry> {
        let count = usize::try_from(end.number).unwrap_or(usize::MAX);
        if !self.has(end) || count <= self.covered {
            return Vec::new();
        }
        let new = self.told.get(self.covered..count).unwrap_or_default().to_vec();
        self.covered = count;
        if self.covered == self.told.len() {
            self.waiting_bytes = 0;
        }
        new
    }

    /// The covered entries, without those that wait.
    fn only_covered(&self) -> Self {
        Self {
            told: self.covered().to_vec(),
            covered: self.covered,
            waiting_bytes: 0,
        }
    }

    fn has(&self, end: Anchor) -> bool {
        self.at(end.number).is_some_and(|told| told.hash() == end.hash)
    }

    fn covers(&self, end: Anchor) -> bool {
        self.has(end) && place(end.number).is_some_and(|place| place < self.covered)
    }

    /// Drops the waiting entries, which are not those that the table has signed.
    fn forget_waiting(&mut self) {
        self.told.truncate(self.covered);
        self.waiting_bytes = 0;
    }
}

fn place(number: u64) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}

/// The alarms that the desk has been given about the table.
#[derive(Clone, Copy, Debug, Default)]
struct RaisedAlarms {
    fork: bool,
    unfit: bool,
    silence: bool,
}

/// One game of a table, as far as it is known here.
#[derive(Clone, Debug, Default)]
pub struct Replica {
    game: GameId,
    line: EntryRun,
    /// Other entries that could stand in their place, as long as that is not settled; or the other journal of a fork.
    other: Option<EntryRun>,
    /// The number of entries of the other journal that were handed over to be stored.
    other_told: usize,
    /// The last head, and when it arrived on our clock.
    head: Option<(Head, Moment)>,
    /// The signed heads that are not covered yet, in order.
    heads: Vec<Anchor>,
    /// The moment when something was first seen to be missing.
    missing_since: Option<Moment>,
    asked: Option<LogQuestion>,
    /// The last question of a fork was for the other journal.
    is_others_turn: bool,
    /// Withheld entries to be asked for again, since an envelope was opened.
    opened: Vec<u64>,
    raised: RaisedAlarms,
    /// The token has appeared since the last head: after a restart a table's moments continue from its last entry.
    is_anew: bool,
}

impl Replica {
    /// A replica of that game without entries.
    pub fn new(game: GameId) -> Self {
        Self {
            game,
            ..Self::default()
        }
    }

    /// A replica with entries that were stored before. Entries that do not follow any more are left out, and come
    /// again.
    pub fn stored(game: GameId, entries: Vec<SentEntry>) -> Self {
        let mut replica = Self::new(game);
        for told in entries {
            if replica.line.take(&told, game) != TakenEntry::Next {
                break;
            }
            replica.line.covered = replica.line.told.len();
            replica.line.waiting_bytes = 0;
        }
        replica
    }

    /// The game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The entries from the first, as far as the table has signed them.
    pub fn entries(&self) -> &[SentEntry] {
        self.line.covered()
    }

    /// The entries of the other journal, if the table has signed two.
    pub fn other(&self) -> &[SentEntry] {
        self.other
            .as_ref()
            .filter(|_| self.raised.fork)
            .map_or(&[], EntryRun::covered)
    }

    /// The last head, and when it arrived, on our clock.
    pub const fn head(&self) -> Option<&(Head, Moment)> {
        self.head.as_ref()
    }

    /// True if the table has not been heard for too long.
    pub const fn is_silent(&self) -> bool {
        self.raised.silence
    }

    /// True if all entries are here that the table has signed.
    #[cfg(test)]
    pub(super) fn is_complete(&self) -> bool {
        self.head
            .as_ref()
            .is_some_and(|(head, _)| head.end == self.line.end_before(self.line.covered).anchor())
    }

    /// The moment at which time has to be told again, if nothing else happens.
    pub fn next_wakeup(&self) -> Option<Moment> {
        let silent = self
            .head
            .as_ref()
            .filter(|_| !self.raised.silence)
            .map(|(head, at)| at.plus_millis(silent_after(head)));
        let missing = self
            .missing_since
            .filter(|_| self.asked.is_none())
            .map(|since| since.plus_millis(self.patience()));
        silent.into_iter().chain(missing).min()
    }

    /// Handles news, and returns the acts that follow. `now` is on our own clock.
    pub fn receive(&mut self, news: ReplicaNews, now: Moment) -> Vec<ReplicaAct> {
        let mut acts = Vec::new();
        match news {
            ReplicaNews::Appeared => {
                self.is_anew = true;
                self.asked = None;
                self.ask(now, &mut acts);
            }
            ReplicaNews::Vanished | ReplicaNews::Time => {}
            ReplicaNews::Head(head) => self.take_head(head, now, &mut acts),
            ReplicaNews::Entries(entries) => {
                self.take_all(&entries, now, &mut acts);
            }
            ReplicaNews::Page(answer) => self.take_page(answer, now, &mut acts),
        }
        self.look_at_time(now, &mut acts);
        acts
    }

    fn take_head(&mut self, head: Head, now: Moment, acts: &mut Vec<ReplicaAct>) {
        if head.game != self.game {
            return;
        }
        let end = head.end;
        let is_covered_number = place(end.number).is_none_or(|place| place < self.line.covered);
        if self.is_covered(end) {
            // The head is nothing new, or an old one played back.
        } else if is_covered_number {
            // The head is signed and differs from the entries here: there are two journals.
            if !self.raised.fork {
                self.other = Some(EntryRun::default());
            }
            self.fork(end.number, acts);
            self.remember(end);
            self.ask(now, acts);
        } else {
            // The entry that waits under another hash is not the table's.
            if self.line.at(end.number).is_some() && !self.line.has(end) && !self.raised.fork {
                self.line.forget_waiting();
                self.unfit(end.number, acts);
                self.remember(end);
                self.ask(now, acts);
            }
            self.remember(end);
        }
        if self.is_newer(&head) {
            if self.raised.silence {
                self.raised.silence = false;
                acts.push(ReplicaAct::Raise(Alarm::Back));
            }
            self.is_anew = false;
            self.head = Some((head, now));
        }
        self.cover(acts);
    }

    /// A head that lies before the last one is an old one played back, or came late.
    fn is_newer(&self, head: &Head) -> bool {
        let Some((last, _)) = &self.head else {
            return true;
        };
        head.end.number > last.end.number || (head.end.number == last.end.number && (self.is_anew || head.at > last.at))
    }

    fn is_covered(&self, end: Anchor) -> bool {
        self.line.covers(end) || self.other.as_ref().is_some_and(|other| other.covers(end))
    }

    /// Keeps a head until the entries it covers are here.
    fn remember(&mut self, end: Anchor) {
        if !self.heads.contains(&end) {
            self.heads.push(end);
            self.heads.sort_by_key(|end| end.number);
        }
        if self.heads.len() > MOST_HEADS {
            // The first is dropped: a later one covers what it covers.
            self.heads.remove(0);
        }
    }

    /// True if any of the entries was new.
    fn take_all(&mut self, entries: &[SentEntry], now: Moment, acts: &mut Vec<ReplicaAct>) -> bool {
        let mut has_grown = false;
        let mut filled = Vec::new();
        for told in entries {
            let mut of_other = |replica: &mut Self| {
                let other = replica.other.as_mut().map(|other| other.take(told, replica.game));
                has_grown |= matches!(other, Some(TakenEntry::Next | TakenEntry::Filled));
                other
            };
            match self.line.take(told, self.game) {
                TakenEntry::Next => {
                    of_other(self);
                    has_grown = true;
                }
                TakenEntry::Filled => {
                    of_other(self);
                    has_grown = true;
                    if place(told.number()).is_some_and(|place| place < self.line.covered) {
                        filled.push(told.clone());
                    }
                }
                TakenEntry::Known => {
                    of_other(self);
                }
                TakenEntry::Ahead => {
                    of_other(self);
                    self.miss(now);
                }
                TakenEntry::Unfit => {
                    if !matches!(
                        of_other(self),
                        Some(TakenEntry::Next | TakenEntry::Known | TakenEntry::Filled)
                    ) {
                        self.unfit(told.number(), acts);
                        has_grown |= self.is_possible(told);
                    }
                }
            }
        }
        if !filled.is_empty() {
            acts.push(ReplicaAct::Store(filled));
        }
        self.cover(acts);
        has_grown
    }

    /// True if the entry could stand in the place of one that waits: a head will say which of the two does.
    fn is_possible(&mut self, told: &SentEntry) -> bool {
        if self.other.is_some() {
            return false;
        }
        let mut line = self.line.only_covered();
        let is_possible = line.take(told, self.game) == TakenEntry::Next;
        if is_possible {
            self.other = Some(line);
        }
        is_possible
    }

    fn take_page(&mut self, answer: Result<Vec<SentEntry>, NoAnswer>, now: Moment, acts: &mut Vec<ReplicaAct>) {
        let asked = self.asked.take();
        // Asked once for each opening: an entry that is still withheld then stays so.
        if let Some(asked) = asked {
            self.opened.retain(|number| *number != asked.from || asked.max != 1);
        }
        let Ok(page) = answer else {
            self.missing_since = Some(now);
            return;
        };
        let is_full = page.len() >= usize::from(PAGE);
        let has_grown = self.take_all(&page, now, acts);
        if !self.opened.is_empty() || (has_grown && (is_full || self.is_behind())) {
            self.ask(now, acts);
        } else if self.is_behind() {
            self.missing_since = Some(now);
            self.begin_again(&page, now, acts);
        } else {
            self.missing_since = None;
        }
    }

    /// Begins again after an answer that brought nothing though the table has signed more. Waiting entries were not the
    /// table's. If none waits, the table's journal is perhaps another one than ours, and is asked for from its
    /// beginning.
    fn begin_again(&mut self, page: &[SentEntry], now: Moment, acts: &mut Vec<ReplicaAct>) {
        if self.raised.fork {
            return;
        }
        let had_waiting = self.line.told.len() > self.line.covered || self.other.is_some();
        self.line.forget_waiting();
        self.other = None;
        let next = self.line.end().number.saturating_add(1);
        if !had_waiting && next > 1 && page.iter().any(|told| told.number() == next) {
            self.other = Some(EntryRun::default());
            self.ask(now, acts);
        }
    }

    /// Stores what the heads cover now.
    fn cover(&mut self, acts: &mut Vec<ReplicaAct>) {
        let mut new = Vec::new();
        for end in &self.heads {
            new.extend(self.line.cover(*end));
            if let Some(other) = &mut self.other {
                other.cover(*end);
            }
        }
        self.look_at_other(&mut new, acts);
        if !new.is_empty() {
            self.raised.unfit = false;
            self.look_for_openings(&new);
            acts.push(ReplicaAct::Store(new));
        }
        let (line, other) = (&self.line, &self.other);
        self.heads
            .retain(|end| !line.covers(*end) && !other.as_ref().is_some_and(|other| other.covers(*end)));
        if !self.is_behind() {
            self.missing_since = None;
        }
    }

    /// Compares the other line with ours. Two signed lines that part are a fork; a line that only continues ours
    /// becomes ours.
    fn look_at_other(&mut self, new: &mut Vec<SentEntry>, acts: &mut Vec<ReplicaAct>) {
        let Some(other) = self.other.take() else { return };
        let pairs = other.covered().iter().zip(self.line.covered());
        let differs = pairs
            .clone()
            .find(|(theirs, ours)| theirs.hash() != ours.hash())
            .map(|(theirs, _)| theirs.number());
        if let Some(number) = differs {
            self.fork(number, acts);
        }
        if self.raised.fork {
            let all = other.covered().get(self.other_told..).unwrap_or_default().to_vec();
            self.other_told = other.covered;
            self.other = Some(other);
            if !all.is_empty() {
                acts.push(ReplicaAct::StoreOther(all));
            }
        } else if other.covered > self.line.covered {
            new.extend(
                other
                    .covered()
                    .get(self.line.covered..)
                    .unwrap_or_default()
                    .iter()
                    .cloned(),
            );
            // Entries that were withheld there and are known here stay known.
            let mut line = other;
            for (theirs, ours) in line.told.iter_mut().zip(self.line.covered()) {
                *theirs = ours.clone();
            }
            self.line = line;
        } else {
            let may_stand = self.line.told.len() > self.line.covered || other.told.len() < self.line.covered;
            if may_stand || other.told.len() > other.covered {
                self.other = Some(other);
            }
        }
    }

    fn fork(&mut self, number: u64, acts: &mut Vec<ReplicaAct>) {
        if !self.raised.fork {
            self.raised.fork = true;
            acts.push(ReplicaAct::Raise(Alarm::Fork { number }));
        }
    }

    fn unfit(&mut self, number: u64, acts: &mut Vec<ReplicaAct>) {
        if !self.raised.unfit && !self.raised.fork {
            self.raised.unfit = true;
            acts.push(ReplicaAct::Raise(Alarm::Unfit { number }));
        }
    }

    /// Looks for opened envelopes. An opened envelope lets the record of a sealed move follow; the table knows which
    /// one.
    fn look_for_openings(&mut self, new: &[SentEntry]) {
        let holes = self.line.covered().iter().filter(|told| told.entry().is_none());
        let holes: Vec<u64> = holes.map(SentEntry::number).collect();
        if holes.is_empty() {
            return;
        }
        let is_opened = new
            .iter()
            .filter_map(SentEntry::entry)
            .any(|entry| matches!(page::adjourning(entry), Some(Adjourning::EnvelopeOpened { .. })));
        if is_opened {
            self.opened = holes;
        }
    }

    /// True if the table has signed more than is here.
    fn is_behind(&self) -> bool {
        !self.heads.is_empty() || !self.opened.is_empty()
    }

    const fn patience(&self) -> u64 {
        if self.raised.fork {
            PATIENCE_FORKED_MS
        } else {
            PATIENCE_MS
        }
    }

    fn miss(&mut self, now: Moment) {
        self.missing_since.get_or_insert(now);
    }

    fn look_at_time(&mut self, now: Moment, acts: &mut Vec<ReplicaAct>) {
        if self.is_behind() {
            self.miss(now);
        }
        if self
            .missing_since
            .is_some_and(|since| now.millis_since(since) >= self.patience())
        {
            self.ask(now, acts);
        }
        if let Some((head, at)) = &self.head
            && !self.raised.silence
            && now.millis_since(*at) >= silent_after(head)
        {
            self.raised.silence = true;
            acts.push(ReplicaAct::Raise(Alarm::Silent));
        }
    }

    /// Asks one question at a time: first for withheld entries, then for missing ones; for each of two journals in
    /// turn.
    fn ask(&mut self, now: Moment, acts: &mut Vec<ReplicaAct>) {
        if self.asked.is_some() {
            return;
        }
        self.missing_since = self.missing_since.map(|_| now);
        self.is_others_turn = !self.raised.fork || !self.is_others_turn;
        let line = self
            .other
            .as_ref()
            .filter(|_| self.is_others_turn)
            .unwrap_or(&self.line);
        let (from, max) = match self.opened.first() {
            Some(hole) => (*hole, 1),
            None => (line.end().number.saturating_add(1), PAGE),
        };
        let question = LogQuestion {
            game: self.game,
            from,
            max,
        };
        self.asked = Some(question);
        acts.push(ReplicaAct::Ask(question));
    }
}

const fn silent_after(head: &Head) -> u64 {
    if head.running.is_some() {
        SILENT_RUNNING_MS
    } else {
        SILENT_STANDING_MS
    }
}

/// The most tables caught up at once: a hall that is switched on must not stand in its own way.
const AT_ONCE: usize = 16;

/// The questions of all replicas, and those that may go out now.
#[derive(Clone, Debug, Default)]
pub struct Catching {
    under_way: Vec<TableNumber>,
    waiting: VecDeque<(TableNumber, LogQuestion)>,
}

impl Catching {
    /// Takes a replica's question; returns the one that may go out now. A later question of the same table replaces an
    /// earlier one that still waits. A table that has begun continues before another begins: its entries are taken in
    /// once it is complete, so that the work of five hundred tables does not come all at the end.
    pub fn ask(&mut self, table: TableNumber, question: LogQuestion) -> Option<(TableNumber, LogQuestion)> {
        self.waiting.retain(|(waits, _)| *waits != table);
        let place = if self.under_way.contains(&table) {
            0
        } else {
            self.waiting.len()
        };
        self.waiting.insert(place, (table, question));
        self.next()
    }

    /// Notes that the question of that table was answered, or that nobody answers it; returns the one that may go out
    /// now.
    pub fn answered(&mut self, table: TableNumber) -> Option<(TableNumber, LogQuestion)> {
        self.under_way.retain(|under_way| *under_way != table);
        self.next()
    }

    /// The first waiting question whose table is not being asked already.
    fn next(&mut self) -> Option<(TableNumber, LogQuestion)> {
        if self.under_way.len() >= AT_ONCE {
            return None;
        }
        let place = self
            .waiting
            .iter()
            .position(|(table, _)| !self.under_way.contains(table))?;
        let next = self.waiting.remove(place)?;
        self.under_way.push(next.0);
        Some(next)
    }
}
