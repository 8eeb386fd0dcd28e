//! The entries of one step, or a page of a journal, on their way to another machine; and the rule which of them may
//! leave the table at all.
//!
//! An entry that may not leave travels without its record: its number, its moment and its hash, so that the chain still holds.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::form::{self, text};
use super::identity::{PrivateKey, PublicKey, SignedText};
use super::topic::GameId;
use journal::chain::{self, Chain, Damage, DamageKind, EntryHash, StoredEntry};
use journal::entry::{Entry, JournalEvent, JournalFinding, Withheld};
use journal::record;
use journal::replay::{self, upgrade};
use laws::event::{Adjourning, Event};
use laws::facts::Reach;
use laws::game::Game;
use laws::moment::Moment;

/// The most entries of a page.
pub const PAGE: u16 = 100;
/// The most bytes of a page, so that more urgent messages do not wait long behind it.
const MOST_BYTES: usize = 64 * 1024;
const SIGNED: &str = "annabella page 2";

/// The number of digits of a game's name.
const GAME_LENGTH: usize = 16;

/// An entry as it is sent to another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentEntry {
    /// The whole entry.
    Entry(StoredEntry),
    /// An entry whose record stays at the table.
    Withheld {
        /// The number of the entry.
        number: u64,
        /// The moment of the entry.
        at: Moment,
        /// The link of the entry in the chain.
        hash: EntryHash,
        /// The entry is a lock, according to its table. Otherwise it may be any entry that can stand in that place.
        is_lock: bool,
    },
}

impl SentEntry {
    /// An entry of which only the place in the chain is told.
    const fn withheld(end: Chain, is_lock: bool) -> Self {
        let Chain { number, at, hash } = end;
        Self::Withheld {
            number,
            at,
            hash,
            is_lock,
        }
    }

    /// The number of the entry.
    pub const fn number(&self) -> u64 {
        match self {
            Self::Entry(entry) => entry.number,
            Self::Withheld { number, .. } => *number,
        }
    }

    /// The hash of the entry.
    pub fn hash(&self) -> EntryHash {
        self.end().hash
    }

    /// The end of a journal whose last entry is this one.
    pub fn end(&self) -> Chain {
        match self {
            Self::Entry(entry) => Chain::after(entry),
            Self::Withheld { number, at, hash, .. } => Chain {
                number: *number,
                at: *at,
                hash: *hash,
            },
        }
    }

    /// True if it can be the next entry after that end. A withheld entry proves nothing by itself; the entries after it
    /// do.
    pub fn follows(&self, end: &Chain) -> bool {
        match self {
            Self::Entry(entry) => end.is_followed_by(entry),
            Self::Withheld { number, at, .. } => Some(*number) == end.number.checked_add(1) && *at >= end.at,
        }
    }

    /// The entry, if its record travelled.
    pub const fn entry(&self) -> Option<&StoredEntry> {
        match self {
            Self::Entry(entry) => Some(entry),
            Self::Withheld { .. } => None,
        }
    }

    /// The entry, decoded from the journal; `None` if it is withheld, or of a newer program.
    pub fn decoded(&self) -> Option<Entry> {
        let stored = self.entry()?;
        Some(Entry {
            number: stored.number,
            at: stored.at,
            event: record::decode(&stored.record).ok()?,
        })
    }
}

/// Asked of a table or a desk: entries of that game, from that number on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogQuestion {
    /// The game.
    #[serde(with = "text")]
    pub game: GameId,
    /// The number of the first entry wanted.
    pub from: u64,
    /// The most entries wanted; never more than [`PAGE`] are given.
    pub max: u16,
}

impl LogQuestion {
    /// The numbers that it asks for, in the whole journal of its game: [`told`] makes the answer of them.
    pub fn wanted(&self) -> std::ops::Range<u64> {
        self.from..self.from.saturating_add(u64::from(self.max.min(PAGE)))
    }
}

/// A question as it is sent. The answer is signed for the whole of it, so that no answer to another question passes for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnQuestion {
    /// The entries asked for.
    #[serde(flatten)]
    pub question: LogQuestion,
    /// A number drawn for this question alone.
    pub draw: u64,
}

impl DrawnQuestion {
    /// Encodes it for sending.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Decodes a question.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

/// Error: the bytes are no page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPage;

/// An entry as it is sent: number, microseconds, hash, the record if it travels, and whether the entry is a lock if
/// not.
#[derive(Serialize, Deserialize)]
struct EntryForm<'a>(
    u64,
    u64,
    #[serde(with = "text")] EntryHash,
    #[serde(default, skip_serializing_if = "Option::is_none")] Option<Record<'a>>,
);

/// A record that travels, or the information about one that does not. Earlier programs give none.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Record<'a> {
    Whole(Cow<'a, str>),
    Withheld { lock: bool },
}

impl<'a> EntryForm<'a> {
    fn of(told: &'a SentEntry) -> Self {
        let end = told.end();
        let record = match told {
            SentEntry::Entry(entry) => Some(Record::Whole(Cow::Borrowed(&entry.record))),
            SentEntry::Withheld { is_lock: true, .. } => Some(Record::Withheld { lock: true }),
            SentEntry::Withheld { is_lock: false, .. } => None,
        };
        Self(end.number, end.at.as_micros(), end.hash, record)
    }

    fn told(self) -> SentEntry {
        let Self(number, micros, hash, record) = self;
        let at = Moment::from_micros(micros);
        let withheld = |is_lock| SentEntry::withheld(Chain { number, at, hash }, is_lock);
        match record {
            Some(Record::Whole(record)) => SentEntry::Entry(StoredEntry {
                number,
                at,
                record: record.into_owned(),
                hash,
            }),
            Some(Record::Withheld { lock }) => withheld(lock),
            None => withheld(false),
        }
    }
}

/// Encodes as many of the entries as one message holds. The others are asked for. An entry that alone is too long for a
/// message is withheld.
pub fn encode(page: &[SentEntry]) -> Vec<u8> {
    let mut bytes = vec![b'['];
    for told in page.iter().take(usize::from(PAGE)) {
        let mut written = form::bytes(&EntryForm::of(told));
        if written.len() + 2 > MOST_BYTES {
            let withheld = SentEntry::withheld(told.end(), false);
            written = form::bytes(&EntryForm::of(&withheld));
        }
        // One byte more for the comma before it, one for the bracket after it.
        if bytes.len() + written.len() + 2 > MOST_BYTES {
            break;
        }
        if bytes.len() > 1 {
            bytes.push(b',');
        }
        bytes.extend(written);
    }
    bytes.push(b']');
    bytes
}

/// Decodes a page.
pub fn decode(bytes: &[u8]) -> Result<Vec<SentEntry>, NotAPage> {
    let written: Vec<EntryForm<'_>> = form::read(bytes).ok_or(NotAPage)?;
    if written.len() > usize::from(PAGE) {
        return Err(NotAPage);
    }
    Ok(written.into_iter().map(EntryForm::told).collect())
}

/// Signs a page as the answer to that question. Anybody with a table's certificate can answer in
/// another's place, and an empty page would keep the asker from the journal.
pub fn sign(page: &[SentEntry], asked: &DrawnQuestion, table: &PrivateKey) -> SignedText {
    // JSON is valid text.
    let entries = String::from_utf8(encode(page)).unwrap_or_default();
    let title = form::titled(SIGNED, asked);
    table.sign(format!("{title}\n{entries}"))
}

/// The page that answers that question, and the key that signed it.
pub fn read_signed(sent: &[u8], asked: &DrawnQuestion) -> Option<(PublicKey, Vec<SentEntry>)> {
    let signed = SignedText::from_bytes(sent)?;
    let answer = signed.verified()?.strip_prefix(&*form::titled(SIGNED, asked))?;
    let page = decode(answer.strip_prefix('\n')?.as_bytes()).ok()?;
    Some((signed.by, page))
}

/// Encodes the entries of one step, as a table tells them unasked: their game stands in front.
pub fn encode_step(game: GameId, step: &[SentEntry]) -> Vec<u8> {
    [game.to_string().into_bytes(), encode(step)].concat()
}

/// The game that the step claims to belong to.
pub fn game_of_step(bytes: &[u8]) -> Option<GameId> {
    let game = bytes.get(..GAME_LENGTH)?;
    std::str::from_utf8(game).ok()?.parse().ok()
}

/// Decodes a step.
pub fn decode_step(bytes: &[u8]) -> Result<(GameId, Vec<SentEntry>), NotAPage> {
    let game = game_of_step(bytes).ok_or(NotAPage)?;
    Ok((game, decode(bytes.get(GAME_LENGTH..).unwrap_or_default())?))
}

/// An entry as a desk hears of it while no envelope has been opened: whole, or withheld.
pub fn withhold(entry: StoredEntry) -> SentEntry {
    let (leaves, is_lock) = match record::decode(&entry.record) {
        Ok(JournalEvent::Event(event)) => {
            let is_lock = matches!(event, Event::RegulationsLocked { .. });
            (event.reach() != Reach::Table, is_lock)
        }
        // The entry is withheld here already, and travels as it came.
        Ok(JournalEvent::Found(JournalFinding::Withheld(withheld))) => (false, !withheld.is_envelope),
        Ok(
            JournalEvent::Opened(_)
            | JournalEvent::Suspended(_)
            | JournalEvent::Restarted(_)
            | JournalEvent::Found(_)
            | JournalEvent::Ruled(_),
        ) => (true, false),
        // The content of an unreadable entry is unknown.
        Err(_) => (false, false),
    };
    if leaves {
        SentEntry::Entry(entry)
    } else {
        SentEntry::withheld(Chain::after(&entry), is_lock)
    }
}

/// Those entries of a whole journal as a desk receives them: a sealed move travels once its envelope is opened. An
/// envelope that was closed again over another move, or lost, stays withheld.
pub fn told(journal: &[StoredEntry], numbers: std::ops::Range<u64>) -> Vec<SentEntry> {
    journal
        .iter()
        .filter(|entry| numbers.contains(&entry.number))
        .map(|entry| match withhold(entry.clone()) {
            SentEntry::Withheld { number, .. } if is_opened(journal, number) => SentEntry::Entry(entry.clone()),
            told @ (SentEntry::Entry(_) | SentEntry::Withheld { .. }) => told,
        })
        .collect()
}

fn is_opened(journal: &[StoredEntry], sealed: u64) -> bool {
    let is_envelope = journal
        .iter()
        .find(|entry| entry.number == sealed)
        .is_some_and(|entry| matches!(adjourning(entry), Some(Adjourning::MoveSealed { .. })));
    is_envelope
        && journal
            .iter()
            .filter(|entry| entry.number > sealed)
            .find_map(|entry| match adjourning(entry)? {
                Adjourning::EnvelopeOpened { .. } => Some(true),
                Adjourning::MoveSealed { .. } | Adjourning::EnvelopeLost { .. } => Some(false),
                Adjourning::Adjourned { .. } | Adjourning::Resumed { .. } => None,
            })
            .unwrap_or_default()
}

pub(super) fn adjourning(entry: &StoredEntry) -> Option<Adjourning> {
    match record::decode(&entry.record) {
        Ok(JournalEvent::Event(Event::Adjournment(adjourning))) => Some(adjourning),
        Ok(_) | Err(_) => None,
    }
}

/// The readable part of a journal from elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadableReplica {
    /// The known entries, up to the last good one.
    pub entries: Vec<Entry>,
    /// The numbers of the withheld entries.
    pub holes: Vec<u64>,
    /// The point from which the journal is damaged, if any.
    pub damage: Option<Damage>,
}

/// Reads a journal that may have holes from its beginning, link by link: the counterpart of [`chain::read`] for a
/// journal from elsewhere. The game is folded from the entries as from any other.
pub fn read(told: &[SentEntry]) -> ReadableReplica {
    let mut end = Chain::default();
    let (mut entries, mut holes, mut damage) = (Vec::with_capacity(told.len()), Vec::new(), None);
    for told in told {
        let first_bad = end.number.saturating_add(1);
        let fault = match told {
            SentEntry::Entry(stored) => chain::read_next(&end, stored).map(|entry| entries.push(entry)).err(),
            SentEntry::Withheld { number, .. } if told.follows(&end) && *number > 1 => {
                holes.push(*number);
                None
            }
            SentEntry::Withheld { .. } => Some(DamageKind::Chain),
        };
        if let Some(fault) = fault {
            damage = Some(Damage { first_bad, fault });
            break;
        }
        end = told.end();
    }
    upgrade(&mut entries);
    ReadableReplica { entries, holes, damage }
}

/// The journal of that game for another computer, where it continues. Entries that are withheld here are marked as
/// withheld there.
pub fn founded(told: &[SentEntry]) -> Vec<StoredEntry> {
    let (mut end, mut game) = (Chain::default(), None::<Game>);
    let entry = |told: &SentEntry| {
        let entry = match told {
            SentEntry::Entry(entry) => entry.clone(),
            SentEntry::Withheld { at, hash, is_lock, .. } => {
                let withheld = Withheld {
                    hash: *hash,
                    is_envelope: !is_lock && game.as_ref().is_some_and(replay::seals),
                };
                let mut before = end;
                before.link(&JournalEvent::Found(JournalFinding::Withheld(withheld)), *at)
            }
        };
        match (chain::read_next(&end, &entry), &mut game) {
            (Ok(read), Some(game)) => replay::follow(game, &read),
            (Ok(read), None) => {
                if let JournalEvent::Opened(opening) = read.event {
                    game = Some(opening.game());
                }
            }
            (Err(_), _) => {}
        }
        end = Chain::after(&entry);
        entry
    };
    told.iter().map(entry).collect()
}

/// True if the content of that entry stayed at its table: a sealed move if `is_envelope`, otherwise a lock.
pub fn is_kept_back(entry: &StoredEntry, is_envelope: bool) -> bool {
    match record::decode(&entry.record) {
        Ok(JournalEvent::Found(JournalFinding::Withheld(withheld))) => withheld.is_envelope == is_envelope,
        Ok(_) | Err(_) => false,
    }
}
