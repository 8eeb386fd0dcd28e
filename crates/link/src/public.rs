//! The public part of the games, on its way from an arbiter's desk to the spectator screens: names, completed moves,
//! clocks and results, after the tournament's delay. It is numbered anew, without numbers, hashes and moments of other
//! entries, because the content behind a hash could be guessed.

use serde::{Deserialize, Serialize};

use super::form::{self, text};
use super::identity::{PrivateKey, SignedText};
use super::page::SentEntry;
use super::topic::{GameId, TournamentId};
use journal::chain::{EntryHash, StoredEntry};
use journal::entry::{GameSetup, JournalEvent};
use journal::record;
use laws::event::Event;
use laws::facts::Reach;
use laws::moment::Moment;
use laws::people::{People, Player, Sight};
use laws::regulations::Regulations;

const TITLE: &str = "annabella public 1";
/// The most entries sent at once.
pub const MOST: usize = 30;

/// The public part of an entry; `None` if it has none.
pub fn for_everybody(told: &SentEntry) -> Option<JournalEvent> {
    match record::decode(&told.entry()?.record).ok()? {
        JournalEvent::Event(event) => (event.reach() == Reach::Public).then_some(JournalEvent::Event(event)),
        JournalEvent::Opened(opening) => Some(JournalEvent::Opened(Box::new(names_and_clocks(&opening)))),
        JournalEvent::Suspended(_) | JournalEvent::Restarted(_) | JournalEvent::Found(_) | JournalEvent::Ruled(_) => {
            None
        }
    }
}

/// Reduces an opening to the players, the position and the time control.
fn names_and_clocks(opening: &GameSetup) -> GameSetup {
    let of = &opening.regulations;
    let players = opening.people.players.as_ref().map(|player| Player {
        name: player.name.clone(),
        sight: Sight::Sighted,
    });
    let people = People {
        arbiter: opening.people.arbiter.clone(),
        ..People::of(players)
    };
    let regulations = Regulations {
        edition: of.edition,
        speed: of.speed,
        place: of.place,
        time: of.time.clone(),
        increment_before_first_move: of.increment_before_first_move,
        castling_mode: of.castling_mode,
        start: of.start.clone(),
        two_boards: false,
        ..Regulations::default()
    };
    GameSetup {
        is_explicit: opening.is_explicit,
        ..GameSetup::of(people, regulations)
    }
}

/// True if the event completes a move.
pub const fn is_a_move(event: &JournalEvent) -> bool {
    matches!(event, JournalEvent::Event(Event::MoveCompleted { .. }))
}

/// A question to a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PublicQuestion {
    /// The state of all tables.
    All,
    /// The entries of that table's game after those that are known.
    Rest {
        /// The table.
        table: u32,
        /// The game and the number of its known entries; `None` if none is known.
        game: Option<PublicGame>,
    },
}

/// A game and a number of its entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicGame {
    /// The game.
    #[serde(with = "text")]
    pub id: GameId,
    /// The number of its entries.
    pub count: u64,
}

impl PublicQuestion {
    /// Encodes it for sending.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// Decodes a question.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

/// The message of a desk to everybody, asked or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicMessage {
    /// The tournament.
    #[serde(with = "text")]
    pub event: TournamentId,
    /// The number of the roster in force.
    pub roster: u64,
    /// The state of these tables.
    pub tables: Vec<PublicTable>,
}

/// The state of a table, and some of its entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicTable {
    /// The table.
    pub table: u32,
    /// The game at the table, and the number of its entries that may be seen.
    pub game: PublicGame,
    /// The moment that its clock shows, delayed like everything else.
    #[serde(rename = "shows_micros", with = "micros")]
    pub shows: Moment,
    /// The table is heard.
    pub is_there: bool,
    /// The number of entries before these.
    #[serde(default, skip_serializing_if = "is_none")]
    pub after: u64,
    /// The entries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<PublicEntry>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde hands it over")]
const fn is_none(number: &u64) -> bool {
    *number == 0
}

/// A public entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicEntry {
    /// The moment of the entry.
    #[serde(rename = "at_micros", with = "micros")]
    pub at: Moment,
    /// The record of the entry, as in a journal.
    pub record: String,
}

impl PublicEntry {
    /// The public part of that entry.
    pub fn of(told: &SentEntry) -> Option<Self> {
        let event = for_everybody(told)?;
        Some(Self {
            at: told.end().at,
            record: record::encode(&event),
        })
    }

    /// Converts it to the entry of that number in a journal of which nothing is proved except the desk's signature.
    pub fn told(self, number: u64) -> SentEntry {
        SentEntry::Entry(StoredEntry {
            number,
            at: self.at,
            record: self.record,
            hash: EntryHash::GENESIS,
        })
    }
}

impl PublicMessage {
    /// Signs the message with the desk's key.
    pub fn sign(&self, desk: &PrivateKey) -> SignedText {
        desk.sign(form::titled(TITLE, self))
    }

    /// Reads a message of that tournament. The roster says whether its signer may send it.
    pub fn read(signed: &SignedText, event: TournamentId) -> Option<Self> {
        let told: Self = form::under(TITLE, signed.verified()?)?;
        (told.event == event).then_some(told)
    }
}

/// A moment in microseconds.
mod micros {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use laws::moment::Moment;

    pub(super) fn serialize<S: Serializer>(moment: &Moment, to: S) -> Result<S::Ok, S::Error> {
        moment.as_micros().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Moment, D::Error> {
        u64::deserialize(from).map(Moment::from_micros)
    }
}
