//! The replica of a table's journal elsewhere: a verified beginning of it.
//!
//! Anybody at a table could send entries in the name of another one, correctly linked. So incoming entries wait until a
//! head that the table has signed covers them; only then are they stored, shown and passed on. Messages may come late,
//! twice, in any order or not at all: the numbers and the hashes show which are missing, and those are asked for.
//!
//! Stored entries are never overwritten. If the table has signed several journals of one game (one was copied and each
//! was continued), each is kept as a version of its own, and the arbiter is told. The version that the table signs now is
//! the one that is followed.

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
/// The wait while a different version is signed than the one followed here: the entries may not exist there.
const PATIENCE_FORKED_MS: u64 = 10_000;
/// The most bytes of records that may wait for a head that covers them.
const MOST_WAITING: usize = 4 * 1024 * 1024;
/// The most heads ahead of the entries that are remembered.
const MOST_HEADS: usize = 64;
/// The most versions of one game that are kept.
const MOST_VERSIONS: u32 = 8;
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
    /// Store these, in order: they follow the stored entries of that version, and a head covers them. An entry that is
    /// stored already was withheld, and is whole now. The versions of a game are numbered in the order in which they
    /// were found, and each has all entries from the first.
    Store(u32, Vec<SentEntry>),
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
    /// The table signs another version now than the one followed so far, which is left behind: from now on
    /// [`Replica::entries`] are those of the new one.
    Moved,
    /// An entry arrived that does not fit. It was not taken.
    Unfit {
        /// The number of the entry.
        number: u64,
    },
    /// The table is no longer heard.
    Silent,
    /// The table is heard again.
    Back,
}

/// Entries that follow one another: first those that a head covers, then those that wait for one.
#[derive(Clone, Debug, Default)]
struct EntryRun {
    version: u32,
    told: Vec<SentEntry>,
    covered: usize,
    /// The number of entries that were handed over to be stored.
    stored: usize,
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
    fn of_version(version: u32) -> Self {
        Self {
            version,
            ..Self::default()
        }
    }

    /// Takes entries that were stored before; the first that does not follow ends them.
    fn restore(&mut self, entries: &[SentEntry], game: GameId) {
        for told in entries {
            if self.take(told, game) != TakenEntry::Next {
                break;
            }
            self.covered = self.told.len();
            self.stored = self.covered;
            self.waiting_bytes = 0;
        }
    }

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

    /// Takes note that the head covers the entries up to its own.
    fn cover(&mut self, end: Anchor) {
        let count = usize::try_from(end.number).unwrap_or(usize::MAX);
        if self.has(end) && count > self.covered {
            self.covered = count;
            if self.covered == self.told.len() {
                self.waiting_bytes = 0;
            }
        }
    }

    /// The covered entries that are not stored yet; they are from now on.
    fn take_new(&mut self) -> Vec<SentEntry> {
        let new = self.covered().get(self.stored..).unwrap_or_default().to_vec();
        self.stored = self.stored.max(self.covered);
        new
    }

    /// The covered entries, without those that wait; none of them is stored as that version.
    fn only_covered(&self, version: u32) -> Self {
        Self {
            version,
            told: self.covered().to_vec(),
            covered: self.covered,
            stored: 0,
            waiting_bytes: 0,
        }
    }

    fn has(&self, end: Anchor) -> bool {
        self.at(end.number).is_some_and(|told| told.hash() == end.hash)
    }

    fn covers(&self, end: Anchor) -> bool {
        self.has(end) && self.reaches(end)
    }

    /// True if the entry with the number of that head is covered, whether it is the same one or not.
    fn reaches(&self, end: Anchor) -> bool {
        place(end.number).is_none_or(|place| place < self.covered)
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

/// The question that waits for its answer.
#[derive(Clone, Copy, Debug)]
struct AskedPage {
    question: LogQuestion,
    /// The question is for the other version.
    is_others: bool,
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
    /// The version that is followed.
    line: EntryRun,
    /// Other entries that could stand in their place, as long as that is not settled; or another version of the game.
    other: Option<EntryRun>,
    /// The number of versions after the first.
    versions: u32,
    /// The last head of the version followed, and when it arrived on our clock.
    head: Option<(Head, Moment)>,
    /// The last head that is of another version, and when it arrived.
    rival: Option<(Head, Moment)>,
    /// The rival head is newer than one before it, so it was not only played back.
    has_live_rival: bool,
    /// The last head of the version that was left behind.
    left: Option<Head>,
    /// The signed heads that are not covered yet, in order.
    heads: Vec<Anchor>,
    /// The moment when something was first seen to be missing.
    missing_since: Option<Moment>,
    asked: Option<AskedPage>,
    /// The next question is for the other version.
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

    /// A replica with entries that were stored before. Entries that no longer follow are left out, and come
    /// again.
    pub fn stored(game: GameId, entries: &[SentEntry]) -> Self {
        let mut replica = Self::new(game);
        replica.line.restore(entries, game);
        replica
    }

    /// Takes a later version that was stored, too. It is followed until the table says otherwise: it was found when the
    /// table no longer signed those before.
    pub fn restore_version(&mut self, version: u32, entries: &[SentEntry]) {
        let mut line = EntryRun::of_version(version);
        line.restore(entries, self.game);
        self.versions = self.versions.max(version);
        self.raised.fork = true;
        self.other = Some(std::mem::replace(&mut self.line, line));
    }

    /// The game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The entries from the first, as far as the table has signed them.
    pub fn entries(&self) -> &[SentEntry] {
        self.line.covered()
    }

    /// The number of the version that is followed.
    pub const fn version(&self) -> u32 {
        self.line.version
    }

    /// The entries of the version before, or of one that is found now, if the table has signed more than one.
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
        if self.is_covered(end) {
            // The head is nothing new, or an old one played back.
        } else if self.line.reaches(end) {
            // The head is signed and differs from the entries here: there are two journals.
            let is_elsewhere = self.other.as_ref().is_none_or(|other| other.reaches(end));
            if !self.raised.fork || is_elsewhere {
                self.begin_version();
            }
            self.fork(end.number, acts);
            self.remember(end);
            self.ask(now, acts);
        } else {
            // The entry that waits under another hash is not the table's.
            if self.line.at(end.number).is_some() && !self.line.has(end) && !self.is_of_rival(end) {
                self.line.forget_waiting();
                self.unfit(end.number, acts);
                self.remember(end);
                self.ask(now, acts);
            }
            self.remember(end);
        }
        if self.is_of_rival(end) {
            self.hear_rival(head, now);
        } else if is_newer(self.head.as_ref().map(|(last, _)| last), &head, self.is_anew) {
            self.be_heard(acts);
            self.is_anew = false;
            self.head = Some((head, now));
        }
        self.cover(acts);
    }

    fn be_heard(&mut self, acts: &mut Vec<ReplicaAct>) {
        if self.raised.silence {
            self.raised.silence = false;
            acts.push(ReplicaAct::Raise(Alarm::Back));
        }
    }

    /// True if a head of that end is of another version than the one followed. One further on than both is taken for
    /// that version's which is being signed.
    fn is_of_rival(&self, end: Anchor) -> bool {
        if !self.raised.fork || self.line.has(end) {
            return false;
        }
        let is_others = self.other.as_ref().is_some_and(|other| other.has(end));
        is_others || self.line.reaches(end) || self.rival.is_some()
    }

    /// Takes a head of another version. A head that was played back is not newer than the last one.
    fn hear_rival(&mut self, head: Head, now: Moment) {
        let is_of_left = self.other.as_ref().is_some_and(|other| other.covers(head.end));
        let left = self.left.as_ref().filter(|_| is_of_left);
        let last = self.rival.as_ref().map(|(last, _)| last);
        if is_newer(last.or(left), &head, false) {
            self.has_live_rival = last.is_some();
            self.rival = Some((head, now));
        }
    }

    /// Follows the other version once it is here as far as the table signs it now, and no longer signs the one followed
    /// so far.
    fn look_at_rival(&mut self, now: Moment, acts: &mut Vec<ReplicaAct>) {
        let Some((head, at)) = &self.rival else { return };
        if now.millis_since(*at) >= silent_after(head) {
            self.forget_rival();
            return;
        }
        let is_signed = |(head, at): &(Head, Moment)| now.millis_since(*at) < silent_after(head);
        let is_left = self.is_anew || !self.head.as_ref().is_some_and(is_signed);
        if !(self.has_live_rival && is_left) {
            return;
        }
        if let Some(other) = self.other.take_if(|other| other.covers(head.end)) {
            self.other = Some(std::mem::replace(&mut self.line, other));
            self.left = self.head.take().map(|(head, _)| head);
            self.head = self.rival.take();
            self.is_anew = false;
            self.be_heard(acts);
            self.forget_rival();
            acts.push(ReplicaAct::Raise(Alarm::Moved));
        }
    }

    /// Forgets the head of another version, and what it lets be asked for.
    fn forget_rival(&mut self) {
        (self.rival, self.has_live_rival) = (None, false);
        let line = &self.line;
        self.heads.retain(|end| line.has(*end) || !line.reaches(*end));
    }

    /// Begins to take in a version of which nothing is here yet. The one left behind before is forgotten; it is stored.
    fn begin_version(&mut self) {
        if self.versions < MOST_VERSIONS {
            self.versions = self.versions.saturating_add(1);
            self.other = Some(EntryRun::of_version(self.versions));
            (self.is_others_turn, self.left) = (true, None);
            self.forget_rival();
        }
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
            acts.push(ReplicaAct::Store(self.line.version, filled));
        }
        self.cover(acts);
        has_grown
    }

    /// True if the entry could stand in the place of one that waits: a head will say which of the two does.
    fn is_possible(&mut self, told: &SentEntry) -> bool {
        if self.other.is_some() {
            return false;
        }
        let mut line = self.line.only_covered(self.versions.saturating_add(1));
        let is_possible = line.take(told, self.game) == TakenEntry::Next;
        if is_possible {
            self.other = Some(line);
        }
        is_possible
    }

    fn take_page(&mut self, answer: Result<Vec<SentEntry>, NoAnswer>, now: Moment, acts: &mut Vec<ReplicaAct>) {
        let asked = self.asked.take();
        // Asked once for each opening: an entry that is still withheld then stays so.
        if let Some(AskedPage { question, .. }) = asked {
            self.opened
                .retain(|number| *number != question.from || question.max != 1);
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
            let is_others = asked.is_some_and(|asked| asked.is_others);
            if self.raised.fork {
                self.begin_version_again(&page, is_others, now, acts);
            } else {
                self.begin_again(&page, now, acts);
            }
        } else {
            self.missing_since = None;
        }
    }

    /// Begins again after an answer that brought nothing though the table has signed more. Waiting entries were not the
    /// table's. If none waits, the table's journal is perhaps another one than ours, and is asked for from its
    /// beginning.
    fn begin_again(&mut self, page: &[SentEntry], now: Moment, acts: &mut Vec<ReplicaAct>) {
        let had_waiting = self.line.told.len() > self.line.covered || self.other.is_some();
        self.line.forget_waiting();
        self.other = None;
        let next = self.line.end().number.saturating_add(1);
        if !had_waiting && next > 1 && page.iter().any(|told| told.number() == next) {
            self.other = Some(EntryRun::of_version(self.versions.saturating_add(1)));
            self.ask(now, acts);
        }
    }

    /// The same once more than one version is known: the answer may be of that which was not asked for, or of neither.
    fn begin_version_again(&mut self, page: &[SentEntry], is_others: bool, now: Moment, acts: &mut Vec<ReplicaAct>) {
        let Some(run) = (if is_others {
            self.other.as_mut()
        } else {
            Some(&mut self.line)
        }) else {
            return;
        };
        let had_waiting = run.told.len() > run.covered;
        run.forget_waiting();
        let next = run.end().number.saturating_add(1);
        let is_of_neither = !had_waiting && next > 1 && page.iter().any(|told| told.number() == next);
        self.is_others_turn = !is_others;
        if is_others && is_of_neither {
            self.begin_version();
            self.ask(now, acts);
        } else if !is_others {
            // The last head was of the other version, too.
            if is_of_neither && self.rival.is_none() {
                self.rival = self.head.take();
            }
            if self.rival.is_some() {
                self.ask(now, acts);
            }
        }
    }

    /// Stores what the heads cover now.
    fn cover(&mut self, acts: &mut Vec<ReplicaAct>) {
        for end in &self.heads {
            self.line.cover(*end);
            if let Some(other) = &mut self.other {
                other.cover(*end);
            }
        }
        self.look_at_other(acts);
        let new = self.line.take_new();
        if !new.is_empty() {
            self.raised.unfit = false;
            self.look_for_openings(&new);
            acts.push(ReplicaAct::Store(self.line.version, new));
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
    fn look_at_other(&mut self, acts: &mut Vec<ReplicaAct>) {
        let Some(mut other) = self.other.take() else { return };
        let pairs = other.covered().iter().zip(self.line.covered());
        let differs = pairs
            .clone()
            .find(|(theirs, ours)| theirs.hash() != ours.hash())
            .map(|(theirs, _)| theirs.number());
        if let Some(number) = differs {
            self.versions = self.versions.max(other.version);
            self.fork(number, acts);
            // The last head was of the other version already.
            if self.rival.is_none() {
                self.rival = self.head.take_if(|(head, _)| other.has(head.end));
            }
        }
        if self.raised.fork {
            let new = other.take_new();
            if !new.is_empty() {
                acts.push(ReplicaAct::Store(other.version, new));
            }
            self.other = Some(other);
        } else if other.covered > self.line.covered {
            // Entries that were withheld there and are known here stay known.
            for (theirs, ours) in other.told.iter_mut().zip(self.line.covered()) {
                *theirs = ours.clone();
            }
            (other.version, other.stored) = (self.line.version, self.line.stored);
            self.line = other;
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
        if self.rival.is_some() {
            PATIENCE_FORKED_MS
        } else {
            PATIENCE_MS
        }
    }

    fn miss(&mut self, now: Moment) {
        self.missing_since.get_or_insert(now);
    }

    fn look_at_time(&mut self, now: Moment, acts: &mut Vec<ReplicaAct>) {
        self.look_at_rival(now, acts);
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
        let is_others = if self.raised.fork {
            self.rival.is_some() && self.is_others_turn
        } else {
            true
        };
        let line = self.other.as_ref().filter(|_| is_others).unwrap_or(&self.line);
        let (from, max) = match self.opened.first() {
            Some(hole) => (*hole, 1),
            None => (line.end().number.saturating_add(1), PAGE),
        };
        let question = LogQuestion {
            game: self.game,
            from,
            max,
        };
        self.asked = Some(AskedPage { question, is_others });
        acts.push(ReplicaAct::Ask(question));
    }
}

/// A head that lies before the last one is an old one played back, or came late. After a restart a table's moments
/// continue from its last entry.
fn is_newer(last: Option<&Head>, head: &Head, is_anew: bool) -> bool {
    let Some(last) = last else { return true };
    head.end.number > last.end.number || (head.end.number == last.end.number && (is_anew || head.at > last.at))
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
