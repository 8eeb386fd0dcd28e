//! The moves recorded by one player, or by an assistant for them (Art. 8, D.2.7, D.2.10.3).

use super::ending::{GameResult, SignedBy};
use super::people::Person;

/// The kind of an entry; 8.1.4 allows no others on a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryKind {
    /// A move, in any form of Appendix C.
    Move,
    /// An offer of a draw, `(=)` (8.1.5).
    DrawOffer,
    /// A time on a clock, `(1:23:45)`.
    Time,
    /// A claim under that Article, `(9.2)`; with an intended move, `(9.2 Nf3)` (9.2.1).
    Claim,
}

impl EntryKind {
    /// Classifies the text of an entry.
    pub fn of(text: &str) -> Self {
        let Some(inner) = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) else {
            return Self::Move;
        };
        let inner = inner.trim();
        if inner == "=" {
            Self::DrawOffer
        } else if is_claim(inner) {
            Self::Claim
        } else if is_time(inner) {
            Self::Time
        } else {
            Self::Move
        }
    }
}

/// Articles under which a player claims, by their beginnings.
const CLAIMED: [&str; 6] = ["4.", "6.8", "6.9", "7.", "9.2", "9.3"];

fn is_claim(inner: &str) -> bool {
    let number = inner.split_whitespace().next().unwrap_or_default();
    // Only an Article has single digits between its dots: `4.15` is a time on a clock.
    let is_article = number.split('.').all(|part| matches!(part.as_bytes(), [b'0'..=b'9']));
    is_article && CLAIMED.iter().any(|article| number.starts_with(article))
}

fn is_time(inner: &str) -> bool {
    let is_digit = |sign: char| sign.is_ascii_digit();
    inner.contains(is_digit)
        && inner.contains([':', '.', '\''])
        && inner
            .chars()
            .all(|sign| is_digit(sign) || matches!(sign, ':' | '.' | '\''))
}

/// An entry as it is kept: offers, times and claims are put in brackets, even if they were typed without.
pub fn as_written(text: &str) -> String {
    let text = text.trim();
    let bracketed = format!("({text})");
    let is_plain_time = text.contains(':') && is_time(text);
    if text == "=" || is_plain_time || is_claim(text) {
        bracketed
    } else {
        text.to_owned()
    }
}

/// One entry on a scoresheet, as it was written.
///
/// The text is kept as evidence; `notation` reads its meaning when sheets are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetEntry {
    /// The words of the entry.
    pub text: String,
    /// The ply it was written under, counted from 1; entries that are not moves have the ply of the move before them.
    pub ply: u32,
    /// True if the entry is struck out: its move was taken back (7.1, 7.5.1), or the entry was corrected.
    pub struck: bool,
    /// The text of the previous entry, if this one corrects it.
    pub before: Option<String>,
}

impl SheetEntry {
    /// The kind of the entry.
    pub fn kind(&self) -> EntryKind {
        EntryKind::of(&self.text)
    }

    /// True if the entry is a move.
    pub fn is_move(&self) -> bool {
        self.kind() == EntryKind::Move
    }
}

/// The signature under a player's scoresheet, or the refusal to sign (8.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The person who signed: the player, the player's assistant (D.2.10.3) or the arbiter.
    pub by: Person,
    /// The result that was signed, or that the player refuses to sign.
    pub result: GameResult,
    /// True if the player refuses to sign.
    pub is_refused: bool,
    /// True if the arbiter has ruled on the result since: whatever was signed, that ruling stands (8.7).
    pub(super) is_ruled_on: bool,
}

impl Signature {
    /// A signature just given or refused.
    pub(super) const fn new(by: Person, result: GameResult, is_refused: bool) -> Self {
        Self {
            by,
            result,
            is_refused,
            is_ruled_on: false,
        }
    }

    /// The hand that signed, or the refusal.
    pub const fn signed_by(self) -> SignedBy {
        if self.is_refused {
            return SignedBy::Refused;
        }
        match self.by {
            Person::Player(_) => SignedBy::Player,
            Person::Assistant(_) => SignedBy::Assistant,
            Person::Arbiter => SignedBy::Arbiter,
        }
    }
}

/// A player's own scoresheet. In competition only the player or their assistant writes on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scoresheet {
    entries: Vec<SheetEntry>,
    /// The sheet on paper, as the arbiter entered it.
    pub(super) paper: Option<String>,
    /// The signature at the end of the game (8.7).
    pub(super) signature: Option<Signature>,
}

impl Scoresheet {
    /// The entries in the order of the sheet; a correction follows the entry it corrects.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }

    /// Number of recorded moves that are not struck out.
    pub fn plies(&self) -> u32 {
        let all = self
            .entries
            .iter()
            .filter(|entry| entry.is_move() && !entry.struck)
            .count();
        u32::try_from(all).unwrap_or(u32::MAX)
    }

    /// The move the player intends, from the newest claim after the last move (9.2.1, 9.3.1).
    pub fn intended_move(&self) -> Option<&str> {
        let counts = self.entries.iter().rev().filter(|entry| !entry.struck);
        let mut claims = counts
            .take_while(|entry| !entry.is_move())
            .filter(|entry| entry.kind() == EntryKind::Claim);
        let (_, intended) = claims.next()?.text.split_once(' ')?;
        Some(intended.trim().trim_end_matches(')'))
    }

    /// True if a move that is not struck out follows that entry.
    pub(super) fn is_followed_by_move(&self, index: usize) -> bool {
        let mut behind = self.entries.iter().skip(index.saturating_add(1));
        behind.any(|entry| entry.is_move() && !entry.struck)
    }

    /// Keeps only the first `plies` moves; later entries are struck out and stay as evidence. Returns the indexes of those entries.
    pub(super) fn back_to(&mut self, plies: u32) -> Vec<usize> {
        let (mut counted, mut struck) = (0_u32, Vec::new());
        for (index, entry) in self.entries.iter_mut().enumerate().filter(|(_, entry)| !entry.struck) {
            counted = counted.saturating_add(u32::from(entry.is_move()));
            entry.struck = counted > plies;
            struck.extend(entry.struck.then_some(index));
        }
        struck
    }

    /// Restores entries that were struck out; entries struck out by their owner stay so.
    pub(super) fn restore(&mut self, struck: &[usize]) {
        for index in struck {
            if let Some(entry) = self.entries.get_mut(*index) {
                entry.struck = false;
            }
        }
    }

    /// The moves that are not struck out, as they are written.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        let counting = self.entries.iter().filter(|entry| entry.is_move() && !entry.struck);
        counting.map(|entry| entry.text.as_str())
    }

    /// The whole sheet as movetext with move numbers; struck-out entries are in square brackets.
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
            before: None,
        };
        entry.ply = entry.ply.saturating_add(u32::from(entry.is_move()));
        self.entries.push(entry);
    }

    /// Strikes out the entry at that place, counted from 1, and adds this text after it, unless it is empty.
    pub(super) fn correct(&mut self, place: u32, text: &str) {
        let index = usize::try_from(place).unwrap_or(usize::MAX).wrapping_sub(1);
        let Some(old) = self.entries.get_mut(index) else { return };
        old.struck = true;
        let new = SheetEntry {
            text: text.to_owned(),
            ply: old.ply,
            struck: false,
            before: Some(old.text.clone()),
        };
        if !text.is_empty() {
            self.entries.insert(index + 1, new);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(entries: &[&str]) -> Scoresheet {
        let mut sheet = Scoresheet::default();
        for text in entries {
            sheet.write((*text).to_owned());
        }
        sheet
    }

    #[test]
    fn a_draw_offer_stands_in_the_text_and_counts_as_no_move() {
        let sheet = sheet(&["e4", "e5", "Nf3", "(=)"]);
        assert_eq!(sheet.plies(), 3);
        assert_eq!(sheet.movetext(), "1.e4 e5 2.Nf3 (=)");
    }

    #[test]
    fn moves_taken_back_are_struck_out_and_numbering_continues() {
        let mut sheet = sheet(&["e4", "e5", "Nf3", "Nc6"]);
        sheet.back_to(2);
        assert_eq!((sheet.plies(), sheet.movetext().as_str()), (2, "1.e4 e5 [2.Nf3 Nc6]"));
        sheet.write(String::from("Bc4"));
        assert_eq!(sheet.movetext(), "1.e4 e5 [2.Nf3 Nc6] 2.Bc4");
        sheet.back_to(1);
        sheet.write(String::from("c5"));
        assert_eq!(sheet.movetext(), "1.e4 [e5 2.Nf3 Nc6 2.Bc4] c5");
    }

    #[test]
    fn a_corrected_entry_stays_struck_out_before_its_correction() {
        let mut sheet = sheet(&["e4", "e5", "Nc3", "Nc6"]);
        sheet.correct(3, "Nf3");
        assert_eq!(sheet.movetext(), "1.e4 e5 [2.Nc3] 2.Nf3 Nc6");
        assert_eq!(sheet.plies(), 4);
        assert_eq!(sheet.entries()[3].before.as_deref(), Some("Nc3"));
        // Once more: each correction stays.
        sheet.correct(4, "Nh3");
        assert_eq!(sheet.movetext(), "1.e4 e5 [2.Nc3 2.Nf3] 2.Nh3 Nc6");
        sheet.correct(6, "");
        assert_eq!(sheet.movetext(), "1.e4 e5 [2.Nc3 2.Nf3] 2.Nh3 [Nc6]");
        sheet.correct(0, "x");
        sheet.correct(99, "x");
        assert_eq!(sheet.plies(), 3);
    }

    #[test]
    fn offers_times_and_claims_are_told_from_moves() {
        for (typed, written, kind) in [
            ("=", "(=)", EntryKind::DrawOffer),
            ("(=)", "(=)", EntryKind::DrawOffer),
            ("1:23:45", "(1:23:45)", EntryKind::Time),
            ("(45:10)", "(45:10)", EntryKind::Time),
            ("(90')", "(90')", EntryKind::Time),
            ("(1.23)", "(1.23)", EntryKind::Time),
            ("(4.15)", "(4.15)", EntryKind::Time),
            ("(9.25)", "(9.25)", EntryKind::Time),
            ("(90)", "(90)", EntryKind::Move),
            ("e4:d5", "e4:d5", EntryKind::Move),
            ("9.2.a", "9.2.a", EntryKind::Move),
            ("9.2", "(9.2)", EntryKind::Claim),
            ("9.3.1 Nf3", "(9.3.1 Nf3)", EntryKind::Claim),
            ("(7.5.1)", "(7.5.1)", EntryKind::Claim),
            ("Nf3", "Nf3", EntryKind::Move),
            ("0-0", "0-0", EntryKind::Move),
            ("(Nf3)", "(Nf3)", EntryKind::Move),
            (" Springer Felix drei ", "Springer Felix drei", EntryKind::Move),
        ] {
            assert_eq!(as_written(typed), written);
            assert_eq!(EntryKind::of(written), kind, "{written}");
        }
    }
}
