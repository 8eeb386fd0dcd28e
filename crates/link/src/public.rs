//! What everybody may see of the games, on its way from an arbiter's desk to the screens: names, completed moves, clocks and results, after the
//! event's delay. It is counted anew, without numbers, hashes and moments of anything else: from a hash what is behind it could be guessed.

use serde::{Deserialize, Serialize};

use super::form::{self, text};
use super::identity::{Key, Signed};
use super::page::{To, Told, may_leave};
use super::topic::{EventId, GameId};
use journal::chain::{EntryHash, StoredEntry};
use journal::entry::{JournalEvent, Opening};
use journal::record;
use laws::event::Event;
use laws::moment::Moment;
use laws::people::{People, Player, Sight};
use laws::regulations::Regulations;
use laws::tournament::Tournament;

const TITLE: &str = "annabella public 1";
/// So many entries go at once.
pub const MOST: usize = 30;

/// What is for everybody in that entry; none where nothing is.
pub fn for_everybody(told: &Told) -> Option<JournalEvent> {
    match record::decode(&told.entry()?.record).ok()? {
        JournalEvent::Event(event) => (may_leave(&event) == To::Public).then_some(JournalEvent::Event(event)),
        JournalEvent::Opened(opening) => Some(JournalEvent::Opened(Box::new(names_and_clocks(&opening)))),
        JournalEvent::Suspended(_) | JournalEvent::Restarted(_) | JournalEvent::Found(_) | JournalEvent::Ruled(_) => {
            None
        }
    }
}

/// Who plays, from which position and at which time control.
fn names_and_clocks(opening: &Opening) -> Opening {
    let of = &opening.regulations;
    Opening {
        people: People {
            players: opening.people.players.as_ref().map(|player| Player {
                name: player.name.clone(),
                sight: Sight::Sighted,
            }),
            assistants: shakmaty::ByColor::default(),
            arbiter: opening.people.arbiter.clone(),
        },
        regulations: Regulations {
            edition: of.edition,
            speed: of.speed,
            place: of.place,
            time: of.time.clone(),
            increment_before_first_move: of.increment_before_first_move,
            castling_mode: of.castling_mode,
            start: of.start.clone(),
            two_boards: false,
            ..Regulations::default()
        },
        created: None,
        tournament: Tournament::default(),
        is_explicit: opening.is_explicit,
    }
}

/// Whether a move is completed with it.
pub const fn is_a_move(event: &JournalEvent) -> bool {
    matches!(event, JournalEvent::Event(Event::MoveCompleted { .. }))
}

/// Asked of a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PublicQuestion {
    /// How far all tables are.
    All,
    /// What follows at that table on so many entries of that game.
    Rest {
        /// The table.
        table: u32,
        /// The game that is known of it; none where none is.
        game: Option<PublicGame>,
    },
}

/// So many entries of that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicGame {
    /// The game.
    #[serde(with = "text")]
    pub id: GameId,
    /// So many.
    pub count: u64,
}

impl PublicQuestion {
    /// As it is sent.
    pub fn encode(&self) -> Vec<u8> {
        form::bytes(self)
    }

    /// What was sent.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        form::read(bytes)
    }
}

/// What a desk tells everybody, asked or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Public {
    /// The event.
    #[serde(with = "text")]
    pub event: EventId,
    /// The number of the roster that counts.
    pub roster: u64,
    /// Of these tables.
    pub tables: Vec<OfTable>,
}

/// How far a table is, and some of its entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfTable {
    /// The table.
    pub table: u32,
    /// Its game, and so many entries of it may be seen.
    pub game: PublicGame,
    /// What its clock shows, as late as everything.
    #[serde(rename = "shows_micros", with = "micros")]
    pub shows: Moment,
    /// It is heard.
    pub is_there: bool,
    /// So many entries stand before these.
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

/// An entry for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublicEntry {
    /// When.
    #[serde(rename = "at_micros", with = "micros")]
    pub at: Moment,
    /// Its record, as in a journal.
    pub record: String,
}

impl PublicEntry {
    /// What is for everybody in that entry.
    pub fn of(told: &Told) -> Option<Self> {
        let event = for_everybody(told)?;
        Some(Self {
            at: told.end().at,
            record: record::encode(&event),
        })
    }

    /// As the entry of that number of a journal of which nothing is proved but what the desk has signed.
    pub fn told(self, number: u64) -> Told {
        Told::Entry(StoredEntry {
            number,
            at: self.at,
            record: self.record,
            hash: EntryHash::GENESIS,
        })
    }
}

impl Public {
    /// Signed with the desk's key.
    pub fn sign(&self, desk: &Key) -> Signed {
        desk.sign(form::titled(TITLE, self))
    }

    /// What is told of that event; whether whoever signed it may is seen in the roster.
    pub fn read(signed: &Signed, event: EventId) -> Option<Self> {
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
