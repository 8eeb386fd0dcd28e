//! Both scoresheets read as moves, in any language's letters, and compared (D.2.9).

use shakmaty::{ByColor, Color, Position as _};

use super::Table;
use crate::laws::command::Command;
use crate::laws::discrepancy::{BoardState, Evidence, Fault, ReadSheet, compare};
use crate::laws::moment::Moment;
use crate::laws::people::{Duty, Person, may};
use crate::laws::refusal::Refusal;
use crate::notation::algebraic::san_in;
use crate::notation::sheet;

impl Table {
    /// What the sheets say: as the arbiter entered them from paper, or else as they were recorded here.
    pub(super) fn compare_sheets(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        let sheets = ByColor::new_with(|side| self.read_sheet(side));
        self.act(by, &Command::CompareSheets { sheets }, now)
    }

    /// One sheet as moves. A sheet has one language, mostly its owner's; where that leads nowhere, the one that reads furthest.
    pub fn read_sheet(&self, side: Color) -> ReadSheet {
        let recorded = || self.game.sheet(side).counting().collect::<Vec<_>>().join(" ");
        let text = self.game.paper(side).map_or_else(recorded, str::to_owned);
        let start = &self.game.regulations().start;
        let own = sheet::read(&text, start, Some(self.letters(Person::Player(side))));
        if own.unreadable.is_none() {
            return own;
        }
        let any = sheet::read(&text, start, None);
        if any.moves.len() > own.moves.len() { any } else { own }
    }

    /// The moves of a sheet as they are written; of one on paper as they were read.
    pub fn sheet_words(&self, side: Color, reading: &ReadSheet) -> Vec<String> {
        if self.game.paper(side).is_none() {
            let moves = self.game.sheet(side).entries().iter();
            let moves = moves.filter(|entry| entry.is_move() && !entry.struck);
            return moves.map(|entry| entry.text.clone()).collect();
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

    /// Which slips of a hand leave each board as it stands, held against the completed moves.
    pub(super) fn slips(&self) -> ByColor<Vec<Fault>> {
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
        verdict.boards.map(|board| {
            if let BoardState::Wrong { faults, .. } = board.state {
                faults
            } else {
                Vec::new()
            }
        })
    }
}
