//! The chain of hashes, which reveals an entry that was changed, lost or moved.
//!
//! The hash of an entry is SHA-256 over the hash of the entry before (32 bytes; 32 zeros before the first), its number
//! and its time in microseconds (8 bytes each, the most significant first), and its text in UTF-8.
//!
//! Beside good and damaged entries there are withheld ones, whose content is not known here. A withheld entry names the
//! hash that it has in the journal in which it was written, and the next entry is linked to that hash. The withheld
//! entry proves nothing by itself; the entries after it do.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use laws::moment::Moment;

use super::entry::{Entry, JournalEvent};
use super::hexadecimal;
use super::record::{self, DecodeError};
use super::replay::upgrade;

/// The hash of an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EntryHash(pub [u8; 32]);

impl EntryHash {
    /// The hash that the first entry is linked to: 32 zero bytes.
    pub const GENESIS: Self = Self([0; 32]);
}

impl fmt::Display for EntryHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl EntryHash {
    /// The beginning of the hash as it is read out and printed: 16 hexadecimal digits in groups of four.
    pub fn short(&self) -> String {
        let digits: Vec<char> = self.to_string().chars().take(16).collect();
        let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
        groups.join(" ")
    }
}

impl FromStr for EntryHash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<Self, NoHash> {
        hexadecimal::decode_exactly(text).map(Self).ok_or(NoHash)
    }
}

/// Error: the text is not 64 hexadecimal digits as this program writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHash;

/// A fixed point for checking a journal from outside. With the number and the hash of an entry, on paper for instance,
/// anybody can tell whether anything up to that entry was changed since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Anchor {
    /// The number of the entry.
    pub number: u64,
    /// The hash of the entry.
    pub hash: EntryHash,
}

impl Anchor {
    /// The anchor of that entry.
    pub fn from_entry(entry: &StoredEntry) -> Self {
        Chain::after(entry).anchor()
    }

    /// True if these entries, in order from the first, contain the entry that the anchor names.
    pub fn is_in(&self, entries: &[StoredEntry]) -> bool {
        let index = entries.partition_point(|entry| entry.number < self.number);
        entries.get(index).is_some_and(|entry| Self::from_entry(entry) == *self)
    }
}

/// An entry as a store keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// The number of the entry, counted from 1 without gaps.
    pub number: u64,
    /// The moment of the entry.
    pub at: Moment,
    /// The JSON text of the record.
    pub record: String,
    /// The link of the entry in the chain. After a withheld entry the next is linked to the hash that the withheld
    /// entry names.
    pub hash: EntryHash,
}

/// The end of a journal, to which the next entry is linked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    /// The number of the last entry, 0 before the first.
    pub number: u64,
    /// The moment of the last entry; moments continue from here after a restart.
    pub at: Moment,
    /// The hash of the last entry.
    pub hash: EntryHash,
}

impl Chain {
    /// The anchor of a journal that ends here.
    pub const fn anchor(&self) -> Anchor {
        Anchor {
            number: self.number,
            hash: self.hash,
        }
    }

    /// The end of a journal whose last entry is this one.
    pub fn after(entry: &StoredEntry) -> Self {
        Self {
            number: entry.number,
            at: entry.at,
            hash: record::withheld(&entry.record).unwrap_or(entry.hash),
        }
    }

    /// Links the next entry, which becomes the end of the chain.
    pub fn link(&mut self, event: &JournalEvent, at: Moment) -> StoredEntry {
        let number = self.number.saturating_add(1);
        let record = record::encode(event);
        let hash = hash(self.hash, number, at, &record);
        let entry = StoredEntry {
            number,
            at,
            record,
            hash,
        };
        *self = Self::after(&entry);
        entry
    }

    /// True if this entry is the next one, unchanged.
    pub fn is_followed_by(&self, entry: &StoredEntry) -> bool {
        Some(entry.number) == self.number.checked_add(1)
            && entry.at >= self.at
            && entry.hash == hash(self.hash, entry.number, entry.at, &entry.record)
    }
}

fn hash(previous: EntryHash, number: u64, at: Moment, record: &str) -> EntryHash {
    let mut sha = Sha256::new();
    sha.update(previous.0);
    sha.update(number.to_be_bytes());
    sha.update(at.as_micros().to_be_bytes());
    sha.update(record.as_bytes());
    EntryHash(sha.finalize().into())
}

/// The point from which a journal is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The number of the first entry that is not as it was written.
    pub first_bad: u64,
    /// The fault of that entry.
    pub fault: DamageKind,
}

/// The fault of a damaged entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// The hash, number or time of the entry does not follow from the entry before.
    Chain,
    /// The text of the entry cannot be read.
    Record(DecodeError),
    /// The entry sets up the table a second time, or is the first and does not set it up.
    Opening,
    /// The file itself is damaged at the entry. Holds the message of the store, for a report.
    File(String),
}

/// The readable part of a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadableJournal {
    /// The entries up to the last good one.
    pub entries: Vec<Entry>,
    /// The point from which the journal is damaged, if any.
    pub damage: Option<Damage>,
}

/// Reads a journal from its beginning, link by link, up to the first entry that is not as it was written.
pub fn read(stored: &[StoredEntry]) -> ReadableJournal {
    let mut chain = Chain::default();
    let mut entries = Vec::with_capacity(stored.len());
    let mut damage = None;
    for entry in stored {
        let first_bad = chain.number.saturating_add(1);
        match read_next(&chain, entry) {
            Ok(read) => entries.push(read),
            Err(fault) => {
                damage = Some(Damage { first_bad, fault });
                break;
            }
        }
        chain = Chain::after(entry);
    }
    upgrade(&mut entries);
    ReadableJournal { entries, damage }
}

/// Decodes the next entry, or says why it does not follow or cannot be read.
pub fn read_next(chain: &Chain, entry: &StoredEntry) -> Result<Entry, DamageKind> {
    if !chain.is_followed_by(entry) {
        return Err(DamageKind::Chain);
    }
    let event = record::decode(&entry.record).map_err(DamageKind::Record)?;
    if matches!(event, JournalEvent::Opened(_)) != (entry.number == 1) {
        return Err(DamageKind::Opening);
    }
    Ok(Entry {
        number: entry.number,
        at: entry.at,
        event,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::{JournalFinding, Withheld};
    use crate::record::samples;

    fn journal() -> Vec<StoredEntry> {
        let mut chain = Chain::default();
        let opening = JournalEvent::Opened(Box::new(samples::openings().remove(0)));
        let events = samples::events().into_iter().map(JournalEvent::Event);
        std::iter::once(opening)
            .chain(events)
            .zip(0..)
            .map(|(event, millis)| chain.link(&event, Moment::from_millis(millis)))
            .collect()
    }

    #[test]
    fn a_journal_reads_back_whole() {
        let stored = journal();
        let reading = read(&stored);
        assert_eq!(reading.damage, None);
        assert_eq!(reading.entries.len(), stored.len());
    }

    #[test]
    fn a_changed_lost_or_moved_entry_is_the_first_bad_one() {
        let whole = journal();
        let first_bad = |stored: &[StoredEntry]| read(stored).damage.map(|damage| damage.first_bad);
        let mut changed = whole.clone();
        changed[4].record = changed[4].record.replace("white", "black");
        assert_eq!(first_bad(&changed), Some(5));
        let mut later = whole.clone();
        later[4].at = Moment::from_millis(5);
        assert_eq!(first_bad(&later), Some(5));
        let mut lost = whole.clone();
        lost.remove(4);
        assert_eq!(first_bad(&lost), Some(5));
        let mut moved = whole.clone();
        moved.swap(4, 5);
        assert_eq!(first_bad(&moved), Some(5));
        let mut beheaded = whole;
        beheaded.remove(0);
        assert_eq!(first_bad(&beheaded), Some(1));
    }

    /// The same journal with entry 5 withheld.
    fn with_a_hole(whole: &[StoredEntry]) -> Vec<StoredEntry> {
        let (hole, mut before) = (&whole[4], Chain::after(&whole[3]));
        let withheld = Withheld {
            hash: hole.hash,
            is_envelope: false,
        };
        let mut stored = whole.to_vec();
        stored[4] = before.link(&JournalEvent::Found(JournalFinding::Withheld(withheld)), hole.at);
        stored
    }

    #[test]
    fn a_withheld_entry_keeps_its_place_and_its_hash_in_the_chain() {
        let whole = journal();
        let stored = with_a_hole(&whole);
        let reading = read(&stored);
        assert_eq!(reading.damage, None);
        assert_eq!(reading.entries.len(), whole.len());
        assert_eq!(stored[5..], whole[5..], "as they were signed and printed");
        assert!(
            Anchor::from_entry(&whole[4]).is_in(&stored),
            "paper holds it as it holds the other"
        );
        // An older program takes the entry for one of a newer program, not for a damaged one: its own link is correct.
        let before = Chain::after(&whole[3]);
        assert_eq!(stored[4].hash, hash(before.hash, 5, stored[4].at, &stored[4].record));
    }

    #[test]
    fn a_withheld_entry_that_was_changed_shows() {
        let whole = journal();
        let first_bad = |stored: &[StoredEntry]| read(stored).damage.map(|damage| damage.first_bad);
        let hash_of = |bit: u8| {
            let mut hash = whole[4].hash;
            hash.0[31] ^= bit;
            hash.to_string()
        };
        let mut changed = with_a_hole(&whole);
        changed[4].record = changed[4].record.replace(&hash_of(0), &hash_of(1));
        assert_eq!(first_bad(&changed), Some(5));
        // A withheld entry with its own link recomputed is revealed by the entry after it.
        let before = Chain::after(&whole[3]);
        changed[4].hash = hash(before.hash, 5, changed[4].at, &changed[4].record);
        assert_eq!(first_bad(&changed), Some(6));
        let mut lost = with_a_hole(&whole);
        lost.remove(4);
        assert_eq!(first_bad(&lost), Some(5));
    }

    #[test]
    fn an_entry_from_a_newer_program_ends_what_can_be_read() {
        let mut stored = journal();
        stored.truncate(3);
        let mut chain = Chain::after(&stored[2]);
        let mut foreign = chain.link(&samples::journal_events()[5], Moment::from_millis(9));
        foreign.record = String::from(r#"{"name":"board_repainted"}"#);
        foreign.hash = hash(stored[2].hash, 4, foreign.at, &foreign.record);
        stored.push(foreign);
        let damage = read(&stored).damage.unwrap();
        assert_eq!(damage.first_bad, 4);
        assert!(matches!(
            damage.fault,
            DamageKind::Record(DecodeError::UnknownForm { .. })
        ));
    }

    #[test]
    fn an_anchor_is_found_in_what_was_only_lengthened() {
        let whole = journal();
        let anchor = Anchor::from_entry(&whole[4]);
        assert!(anchor.is_in(&whole) && anchor.is_in(&whole[..5]));
        assert!(!anchor.is_in(&whole[..4]), "shortened");
        let mut other = whole.clone();
        other[4].hash.0[31] ^= 1;
        assert!(!anchor.is_in(&other));
        assert_eq!(anchor.hash.to_string().parse(), Ok(anchor.hash));
        assert_eq!("x".repeat(64).parse::<EntryHash>(), Err(NoHash));
        assert_eq!("é".repeat(32).parse::<EntryHash>(), Err(NoHash));
        let short = EntryHash([0x1a; 32]).short();
        assert_eq!(short, "1a1a 1a1a 1a1a 1a1a");
    }

    #[test]
    fn the_hash_is_the_documented_one() {
        let entry = hash(EntryHash::GENESIS, 1, Moment::from_micros(2), "{}");
        assert_eq!(
            entry.to_string(),
            "2ec439adf82db5d55ef5e90f5610fa2d5258c72272fbd2ba9ada02bb288b2720"
        );
    }
}
