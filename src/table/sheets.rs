//! Both scoresheets read as moves, in any language's letters, and compared (D.2.9).

use shakmaty::{ByColor, Chess, Color, Position as _};

use super::Table;
use crate::announcement::understand::understand;
use crate::laws::command::Command;
use crate::laws::discrepancy::{ReadSheet, Unreadable, UnreadableReason};
use crate::laws::moment::Moment;
use crate::laws::people::{Duty, Person, may};
use crate::laws::refusal::Refusal;
use crate::notation::algebraic::Letters;

impl Table {
    /// What the sheets say: as the arbiter entered them from paper, or else as they were recorded here.
    pub(super) fn compare_sheets(&mut self, by: Person, now: Moment) -> Result<(), Refusal> {
        may(self.game.people(), self.game.regulations(), by, Duty::Rule)?;
        let sheets = ByColor::new_with(|side| self.read_sheet(side));
        self.act(by, &Command::CompareSheets { sheets }, now)
    }

    /// One sheet as moves. A sheet has one language, mostly its owner's; where that leads nowhere, the one that reads furthest.
    pub fn read_sheet(&self, side: Color) -> ReadSheet {
        let words = self.sheet_words(side);
        let own = self.letters(Person::Player(side));
        let mut best: Option<ReadSheet> = None;
        for letters in std::iter::once(own).chain(Letters::ALL) {
            let reading = self.read(&words, letters);
            if reading.unreadable.is_none() {
                return reading;
            }
            if best.as_ref().is_none_or(|best| best.moves.len() < reading.moves.len()) {
                best = Some(reading);
            }
        }
        best.unwrap_or_default()
    }

    /// The moves of a sheet as they are written: from paper, or as they were recorded here.
    pub fn sheet_words(&self, side: Color) -> Vec<String> {
        let recorded = || self.game.sheet(side).counting().collect::<Vec<_>>().join(" ");
        entries(&self.game.paper(side).map_or_else(recorded, str::to_owned))
    }

    fn read(&self, words: &[String], letters: Letters) -> ReadSheet {
        let mut position: Chess = self.game.regulations().start.clone();
        let mut reading = ReadSheet::default();
        for word in words {
            let Ok(legal) = understand(&position, word, letters) else {
                reading.unreadable = Some(Unreadable {
                    token: word.clone(),
                    line: 1,
                    column: 1,
                    reason: UnreadableReason::NoMove,
                });
                break;
            };
            reading.moves.push(legal);
            position.play_unchecked(legal);
        }
        reading
    }
}

/// The entries of a movetext without numbers, dots, draw offers and "e.p.".
fn entries(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let text = text.replace("(=)", " ").replace("e.p.", " ").replace("e.p", " ");
    for word in text.split_whitespace() {
        let digits = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        // "0-0" begins with a digit and is no number; neither is the slip of "2e2e4", which is kept to be named.
        let bare = if digits.is_empty() {
            ""
        } else if digits.starts_with(['.', '…']) {
            digits.trim_start_matches(['.', '…'])
        } else {
            word
        };
        if !bare.is_empty() && !matches!(bare, "1-0" | "0-1" | "1/2-1/2" | "*") {
            words.push(bare.to_owned());
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_offers_and_en_passant_are_no_moves() {
        let text = "1. e4 e5 2.Nf3 9 Nb1d2 6.e5xd6 e.p.Ce4xd6 0-0 10. 0-0-0 (=)";
        let expected = ["e4", "e5", "Nf3", "Nb1d2", "e5xd6", "Ce4xd6", "0-0", "0-0-0"];
        assert_eq!(entries(text), expected);
    }
}
