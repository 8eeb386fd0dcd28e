//! What one player recorded himself, or his assistant for him (Art. 8, D.2.7, D.2.10.3).

/// One entry on a scoresheet, as it was written.
///
/// The text is kept as evidence; what it means is read by `notation` when somebody compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// The words of the entry: any form of Appendix C, or `(=)`.
    pub text: String,
    /// The ply it was written under, counted from 1; a draw offer has that of the move before it.
    pub ply: u32,
    /// The move was taken back (7.1, 7.5.1): on paper the entry is struck out.
    pub struck: bool,
}

impl SheetEntry {
    /// Whether it is a move; a draw offer is none (8.1.5).
    pub fn is_move(&self) -> bool {
        self.text != "(=)"
    }
}

/// A player's own scoresheet. In competition nobody but he or his assistant writes on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoresheet {
    entries: Vec<SheetEntry>,
}

impl Scoresheet {
    /// The entries in the order in which they were made.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }

    /// Moves recorded that still count; a draw offer is no move (8.1.5).
    pub fn plies(&self) -> u32 {
        let all = self
            .entries
            .iter()
            .filter(|entry| entry.is_move() && !entry.struck)
            .count();
        u32::try_from(all).unwrap_or(u32::MAX)
    }

    /// Only the first `plies` moves still count; what was written behind them is struck out and stays as evidence.
    pub(super) fn back_to(&mut self, plies: u32) {
        let mut counted = 0_u32;
        for entry in self.entries.iter_mut().filter(|entry| !entry.struck) {
            counted = counted.saturating_add(u32::from(entry.is_move()));
            entry.struck = counted > plies;
        }
    }

    /// The entries that still count.
    pub fn counting(&self) -> impl Iterator<Item = &str> {
        let counting = self.entries.iter().filter(|entry| !entry.struck);
        counting.map(|entry| entry.text.as_str())
    }

    /// The whole sheet as movetext with move numbers; what is struck out stands in square brackets.
    pub fn movetext(&self) -> String {
        let mut text = String::new();
        let mut is_struck = false;
        for entry in &self.entries {
            if is_struck && !entry.struck {
                text.push(']');
            }
            if !text.is_empty() {
                text.push(' ');
            }
            if entry.struck && !is_struck {
                text.push('[');
            }
            is_struck = entry.struck;
            if entry.is_move() && !entry.ply.is_multiple_of(2) {
                text.push_str(&entry.ply.div_ceil(2).to_string());
                text.push('.');
            }
            text.push_str(&entry.text);
        }
        if is_struck {
            text.push(']');
        }
        text
    }

    pub(super) fn write(&mut self, text: String) {
        let mut entry = SheetEntry {
            text,
            ply: self.plies(),
            struck: false,
        };
        entry.ply = entry.ply.saturating_add(u32::from(entry.is_move()));
        self.entries.push(entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_offer_stands_in_the_text_and_counts_as_no_move() {
        let mut sheet = Scoresheet::default();
        for text in ["e4", "e5", "Nf3", "(=)"] {
            sheet.write(String::from(text));
        }
        assert_eq!(sheet.plies(), 3);
        assert_eq!(sheet.movetext(), "1.e4 e5 2.Nf3 (=)");
    }

    #[test]
    fn what_was_taken_back_is_struck_out_and_the_next_move_has_its_number() {
        let mut sheet = Scoresheet::default();
        for text in ["e4", "e5", "Nf3", "Nc6"] {
            sheet.write(String::from(text));
        }
        sheet.back_to(2);
        assert_eq!((sheet.plies(), sheet.movetext().as_str()), (2, "1.e4 e5 [2.Nf3 Nc6]"));
        sheet.write(String::from("Bc4"));
        assert_eq!(sheet.movetext(), "1.e4 e5 [2.Nf3 Nc6] 2.Bc4");
        sheet.back_to(1);
        sheet.write(String::from("c5"));
        assert_eq!(sheet.movetext(), "1.e4 [e5 2.Nf3 Nc6 2.Bc4] c5");
    }
}
