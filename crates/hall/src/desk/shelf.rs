//! The store of a desk, in memory, for tests.

use super::kept::{KeptChange, KeptKey, KeptRuling, LoadedTournament, Replicated};

/// The store of a desk: a change is kept whole or not at all.
#[derive(Clone, Default)]
pub struct Shelf {
    /// The content, in the order in which it was kept.
    pub loaded: LoadedTournament,
    /// True if there is no room.
    pub is_full: bool,
    /// The chief's key as it is kept, once it has been closed.
    pub key: Option<KeptKey>,
}

impl Shelf {
    /// Keeps that change; true if it was kept.
    pub fn keep(&mut self, kept: &KeptChange) -> bool {
        if self.is_full {
            return false;
        }
        match kept.clone() {
            KeptChange::Ruling { count, table, signed } => self.loaded.rulings.push(KeptRuling {
                count,
                table,
                signed,
                answer: None,
                is_withdrawn: false,
            }),
            KeptChange::Answered { count, answer } => self.ruling(count).answer = Some(answer),
            KeptChange::Withdrawn { count } => self.ruling(count).is_withdrawn = true,
            KeptChange::Roster(roster) => self.loaded.roster = Some(roster),
            KeptChange::Owed(tables) => self.loaded.owed = tables,
            KeptChange::UsedFiles(used) => self.loaded.used_files = used,
            KeptChange::Note(note) => self.loaded.notes.push(note),
            KeptChange::Key(key) => self.key = Some(key),
            KeptChange::NotesAnew => self.loaded.notes.clear(),
        }
        true
    }

    /// The content as a store gives it back: all entries of a game together.
    pub fn loaded(&self) -> LoadedTournament {
        let mut loaded = self.loaded.clone();
        for batch in std::mem::take(&mut loaded.replicas) {
            let is_same = |other: &&mut Replicated| {
                (other.table, other.game, other.version) == (batch.table, batch.game, batch.version)
            };
            match loaded.replicas.iter_mut().find(is_same) {
                Some(same) => same.entries.extend(batch.entries),
                None => loaded.replicas.push(batch),
            }
        }
        loaded
    }

    fn ruling(&mut self, count: u64) -> &mut KeptRuling {
        let of_that_number = |ruling: &&mut KeptRuling| ruling.count == count;
        self.loaded.rulings.iter_mut().find(of_that_number).unwrap()
    }
}
