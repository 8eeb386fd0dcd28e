//! A person's own scoresheet: written, corrected and read back, to him alone (Art. 8, D.2.7).

use shakmaty::Color;

use super::Table;
use crate::controls::sheet::{Reading, SheetIntent, numbered};
use crate::journal::entry::JournalEvent;
use crate::laws::command::{Command, Duty, may};
use crate::laws::event::Event;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::scoresheet::SheetEntry;
use crate::notation::sheet;
use crate::speech::utterance::{Priority, Utterance};
use crate::wording;

impl Table {
    pub(super) fn on_sheet(&mut self, by: Person, intent: SheetIntent, now: Moment) -> Result<(), Refusal> {
        let side = Self::side_of(by);
        match intent {
            SheetIntent::Write(text) => self.write_on_sheet(by, side, &text, now),
            SheetIntent::Correct { place, words } => self.correct_entry(by, side, place, &words, now),
            SheetIntent::Strike(ply) => {
                let place = ply.map_or_else(|| self.last_place(side), |ply| self.place_of(side, ply));
                self.correct_at(by, side, place, String::new(), now)
            }
            SheetIntent::Read(reading) => self.read_entries(by, side, &reading, now),
        }
    }

    /// 8.1.1: one entry, or several moves with their numbers, all of them or none.
    fn write_on_sheet(&mut self, by: Person, side: Color, text: &str, now: Moment) -> Result<(), Refusal> {
        let Some(seat) = self.seat(by) else { return Ok(()) };
        let Some((ply, moves)) = numbered(text, &seat.messages) else {
            let text = text.to_owned();
            return self.act(by, &Command::Record { side, text }, now);
        };
        if ply != self.game.sheet(side).plies().saturating_add(1) {
            return Err(Refusal {
                word: Some((0, text.to_owned())),
                ..Refusal::new(Code::OtherNumber)
            });
        }
        let entries = sheet::split(moves);
        let told = self.step.told.len();
        for text in entries.iter().cloned() {
            self.act(by, &Command::Record { side, text }, now)?;
        }
        match entries.as_slice() {
            [] => Err(Refusal::new(Code::Incomplete)),
            [_] => Ok(()),
            [.., last] => {
                // One sentence for all of them.
                self.step.told.truncate(told);
                let values = [("count", entries.len().into()), ("entry", last.into())];
                let Some(seat) = self.seat(by) else { return Ok(()) };
                let text = seat.messages.text("said-recorded-several", &values);
                let utterance = Utterance::sentence(&seat.messages, text);
                self.say_private(by, utterance, now);
                Ok(())
            }
        }
    }

    fn correct_entry(
        &mut self,
        by: Person,
        side: Color,
        place: Option<u32>,
        words: &str,
        now: Moment,
    ) -> Result<(), Refusal> {
        let Some(seat) = self.seat(by) else { return Ok(()) };
        let (place, text) = match numbered(words, &seat.messages) {
            Some((ply, text)) => (self.place_of(side, ply), text),
            None => (place.or_else(|| self.last_place(side)), words.trim()),
        };
        if text.is_empty() {
            return Err(Refusal::new(Code::Incomplete));
        }
        let text = text.to_owned();
        self.correct_at(by, side, place, text, now)
    }

    fn correct_at(
        &mut self,
        by: Person,
        side: Color,
        place: Option<u32>,
        text: String,
        now: Moment,
    ) -> Result<(), Refusal> {
        // Whose sheet it is not hears that before anything of what stands on it.
        may(self.game.people(), self.game.regulations(), by, Duty::Record(side))?;
        let place = place.ok_or(Refusal::new(Code::NoEntry))?;
        self.act(by, &Command::CorrectEntry { side, place, text }, now)
    }

    /// Where the entry of that ply stands that counts, from 1.
    fn place_of(&self, side: Color, ply: u32) -> Option<u32> {
        self.place(side, |entry| entry.is_move() && entry.ply == ply)
    }

    /// Where the last entry stands that counts.
    fn last_place(&self, side: Color) -> Option<u32> {
        self.place(side, |_| true)
    }

    fn place(&self, side: Color, is_it: impl Fn(&SheetEntry) -> bool) -> Option<u32> {
        let mut entries = self.game.sheet(side).entries().iter();
        let index = entries.rposition(|entry| !entry.struck && is_it(entry))?;
        u32::try_from(index + 1).ok()
    }

    /// What is read back is the sheet as it is written, and only to whom it belongs.
    fn read_entries(&mut self, by: Person, side: Color, reading: &Reading, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Ask)?;
        let Some(seat) = self.seat(by) else { return Ok(()) };
        let messages = &seat.messages;
        let entries = self.game.sheet(side).entries();
        let heard: Vec<usize> = wording::sheet::heard(entries).collect();
        let here = seat.sheet_at;
        let found = match reading {
            _ if heard.is_empty() => None,
            Reading::Last => heard.last().copied(),
            Reading::Previous => here
                .map_or(heard.last(), |here| heard.iter().rfind(|at| **at < here))
                .copied(),
            Reading::Next => here
                .map_or(heard.first(), |here| heard.iter().find(|at| **at > here))
                .copied(),
            Reading::From(number) => {
                let is_it = |at: &&usize| {
                    let entry = entries.get(**at);
                    entry.is_some_and(|entry| entry.is_move() && entry.ply.div_ceil(2) == *number)
                };
                let from = heard.iter().find(is_it).copied();
                Some(from.ok_or(Refusal::new(Code::NoEntry))?)
            }
            Reading::Find(words) if words.trim().is_empty() => return Err(Refusal::new(Code::Incomplete)),
            Reading::Find(words) => {
                let wanted = words.trim().to_lowercase();
                let is_it = |at: &&usize| {
                    let entry = entries.get(**at);
                    entry.is_some_and(|entry| entry.text.to_lowercase().contains(&wanted))
                };
                let behind = heard.iter().filter(|at| here.is_some_and(|here| **at > here));
                // From where he is to the end, and on from the beginning.
                let found = behind.chain(&heard).find(is_it).copied();
                Some(found.ok_or_else(|| Refusal {
                    word: Some((0, words.trim().to_owned())),
                    ..Refusal::new(Code::NotOnSheet)
                })?)
            }
        };
        let text = match (found, reading) {
            (None, _) if heard.is_empty() => messages.text("answer-sheet-empty", &[]),
            (None, Reading::Previous) => messages.text("said-no-entry-before", &[]),
            (None, _) => messages.text("said-no-entry-behind", &[]),
            (Some(first), Reading::From(_)) => {
                let from = heard.iter().filter(|at| **at >= first);
                let entries = from.filter_map(|at| entries.get(*at));
                wording::sheet::running(messages, entries)
            }
            (Some(at), Reading::Last | Reading::Previous | Reading::Next | Reading::Find(_)) => entries
                .get(at)
                .map(|entry| wording::sheet::entry(messages, entry))
                .unwrap_or_default(),
        };
        let utterance = Utterance::sentence(messages, text).with(Priority::Next);
        if let Some(seat) = self.seat_mut(by) {
            seat.sheet_at = found.or(seat.sheet_at);
        }
        self.say_private(by, utterance, now);
        Ok(())
    }

    /// Whoever writes reads on from there: what happened says so, told or not.
    pub(super) fn follow_sheets(&mut self) {
        for entry in &self.step.entries {
            if let JournalEvent::Event(Event::MoveRecorded { side, .. } | Event::EntryCorrected { side, .. }) =
                &entry.event
            {
                let of_his = |person: Person| person.side() == Some(*side);
                for seat in self.seats.iter_mut().filter(|seat| of_his(seat.person)) {
                    seat.sheet_at = None;
                }
            }
        }
    }
}
