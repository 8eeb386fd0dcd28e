//! Both scoresheets read as moves, in any language's letters, and compared (D.2.9).

use shakmaty::{ByColor, Color, Position as _};

use super::Table;
use super::input::NotRead;
use crate::laws::command::{Command, Duty, may};
use crate::laws::discrepancy::{BoardState, Evidence, ReadSheet, compare};
use crate::laws::event::Event;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::locale::{Value, quoted_path};
use crate::notation::algebraic::san_in;
use crate::notation::sheet;
use crate::speech::utterance::Utterance;
use crate::wording;

impl Table {
    /// What the sheets say: as the arbiter entered them from paper, or else as they were recorded here.
    pub(super) fn compare_sheets(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        let sheets = ByColor::new_with(|side| self.read_sheet(side));
        self.act(by, &Command::CompareSheets { sheets }, now)
    }

    /// One sheet as moves. A sheet has one language, mostly its owner's; where that leads nowhere, the one that reads furthest.
    pub fn read_sheet(&self, side: Color) -> ReadSheet {
        let recorded = || self.game.sheet(side).moves().collect::<Vec<_>>().join(" ");
        let text = self.game.paper(side).map_or_else(recorded, str::to_owned);
        let start = &self.game.regulations().start;
        let line = self.game.line();
        let own = sheet::read_of(&text, start, Some(self.letters(Person::Player(side))), line);
        if own.unreadable.is_none() {
            return own;
        }
        let any = sheet::read_of(&text, start, None, line);
        if any.moves.len() > own.moves.len() { any } else { own }
    }

    /// The moves of a sheet as they are written; of one on paper as they were read.
    pub fn sheet_words(&self, side: Color, reading: &ReadSheet) -> Vec<String> {
        if self.game.paper(side).is_none() {
            return self.game.sheet(side).moves().map(str::to_owned).collect();
        }
        let letters = self.letters(Person::Arbiter);
        let mut position = self.game.regulations().start.clone();
        let mut words = Vec::new();
        for legal in &reading.moves {
            words.push(san_in(&position, *legal, letters));
            position.play_unchecked(*legal);
        }
        words.extend(reading.unreadable.iter().map(|entry| entry.token.clone()));
        words
    }

    /// The file that was to be a scoresheet has been read: it is entered, and the arbiter hears how far it is readable. If it
    /// could not be read, he hears why and what to do, and the sheet stays as it was.
    pub(super) fn sheet_read(
        &mut self,
        to: Person,
        side: Color,
        path: &str,
        read: Result<String, NotRead>,
        now: Moment,
    ) {
        let text = match read {
            Ok(text) => text,
            Err(why) => return self.refuse(to, not_read(why, path), now),
        };
        if let Err(refusal) = self.act(to, &Command::EnterSheet { side, text }, now) {
            return self.refuse(to, refusal, now);
        }
        // "Noted" is less than what is said now.
        self.step
            .told
            .retain(|event| !matches!(event, Event::SheetEntered { .. }));
        let reading = self.read_sheet(side);
        let Some(seat) = self.seat(to) else { return };
        let who = wording::side_name(&seat.messages, &self.game, side);
        let mut values = vec![("who", (&who).into()), ("plies", reading.moves.len().into())];
        let id = match &reading.unreadable {
            None => "said-sheet-opened",
            Some(stopped) => {
                values.push(("line", stopped.line.into()));
                values.push(("text", Value::quoting(&stopped.token)));
                "said-sheet-opened-so-far"
            }
        };
        let utterance = Utterance::sentence(&seat.messages, seat.messages.text(id, &values));
        self.say_private(to, utterance, now);
    }

    /// How each board stands to the completed moves, where it does not stand as they say: by which slips of a hand, or that
    /// no slip explains it.
    pub(super) fn findings(&self) -> ByColor<Option<BoardState>> {
        let game = &self.game;
        let differs = ByColor::new_with(|side| !game.differences(side).is_empty());
        if !differs.white && !differs.black {
            return ByColor::default();
        }
        let record = ReadSheet {
            moves: game.line().iter().map(|completed| completed.legal).collect(),
            unreadable: None,
        };
        let evidence = Evidence {
            start: &game.regulations().start,
            sheets: ByColor {
                white: &record,
                black: &record,
            },
            boards: ByColor::new_with(|side| Some(game.board(side).pieces()).filter(|_| *differs.get(side))),
            journal: None,
            clock_log: &[],
        };
        let verdict = compare(&evidence, game.regulations().edition);
        let found = verdict.boards.map(|board| board.state);
        ByColor {
            white: differs.white.then_some(found.white),
            black: differs.black.then_some(found.black),
        }
    }
}

/// The refusal names the file by what stands last in its path, which is what tells one from another.
fn not_read(why: NotRead, path: &str) -> Refusal {
    let code = match why {
        NotRead::NotThere => Code::FileNotThere,
        NotRead::IsFolder => Code::FileIsFolder,
        NotRead::Forbidden => Code::FileForbidden,
        NotRead::NotText => Code::FileNotText,
        NotRead::TooLong => Code::FileTooLong,
        NotRead::Failed => Code::FileUnreadable,
    };
    Refusal {
        word: Some((0, quoted_path(path))),
        ..Refusal::new(code)
    }
}
