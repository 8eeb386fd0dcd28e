//! What one player recorded himself, or his assistant for him (Art. 8, D.2.7, D.2.10.3).

/// One entry on a scoresheet, as it was written.
///
/// The text is kept as evidence; what it means is read by `notation` when somebody compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// The words of the entry: any form of Appendix C, or `(=)`.
    pub text: String,
}

/// A player's own scoresheet. In competition nobody but he or his assistant writes on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoresheet {
    entries: Vec<SheetEntry>,
    /// Moves that were recorded and then taken back (7.1, 7.5.1); on paper they are struck out.
    struck: u32,
}

impl Scoresheet {
    /// The entries in the order in which they were made.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }

    /// Moves recorded that still count; a draw offer is no move (8.1.5).
    pub fn plies(&self) -> u32 {
        let all = self.entries.iter().filter(|entry| entry.text != "(=)").count();
        u32::try_from(all).unwrap_or(u32::MAX).saturating_sub(self.struck)
    }

    /// Only the first `plies` moves still count; the entries stay as evidence.
    pub(super) fn back_to(&mut self, plies: u32) {
        self.struck = self.struck.saturating_add(self.plies().saturating_sub(plies));
    }

    /// The whole sheet as movetext with move numbers.
    pub fn movetext(&self) -> String {
        let mut text = String::new();
        let mut ply = 0_u32;
        for entry in &self.entries {
            if !text.is_empty() {
                text.push(' ');
            }
            if entry.text != "(=)" {
                if ply.is_multiple_of(2) {
                    text.push_str(&(ply / 2 + 1).to_string());
                    text.push('.');
                }
                ply += 1;
            }
            text.push_str(&entry.text);
        }
        text
    }

    pub(super) fn write(&mut self, text: String) {
        self.entries.push(SheetEntry { text });
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
}
