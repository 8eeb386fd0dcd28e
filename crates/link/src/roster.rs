//! Who takes part: signed by the chief arbiter, numbered; the newest counts. So a table knows whose rulings count, also after a day without
//! the net.

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use super::Address;
use super::form::{self, text};
use super::identity::{Key, PublicKey, Signed};
use super::topic::{EventId, TableNumber};
use laws::people::Sight;
use laws::stored::Word as _;

const TITLE: &str = "annabella roster 1";

/// Who takes part in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roster {
    /// Counted up with each change.
    pub number: u64,
    /// The event.
    #[serde(with = "text")]
    pub event: EventId,
    /// Its name.
    pub name: String,
    /// Its tables.
    pub tables: Vec<TableEntry>,
    /// Its desks.
    pub desks: Vec<DeskEntry>,
    /// By how much everything public is delayed, in milliseconds.
    pub delay_ms: u64,
    /// Whether moves and clocks are shown to everybody.
    pub is_public: bool,
    /// What holds for every game of the round that the tables play.
    #[serde(default, skip_serializing_if = "Terms::is_empty")]
    pub terms: Terms,
    /// The relays that were let in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relays: Vec<RelayEntry>,
}

/// What holds for every game of a round. What is not fixed is empty, and left as it is at each table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// City and federation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// The time control as encoded ("5400+30").
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// By how many minutes a player may be late (6.7.1); 0 where he may not be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time_min: Option<u32>,
    /// From which position of Chess960 they begin (Guidelines II), by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
}

impl Terms {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Who plays at a table in the round that the tables play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The round, from 1; games of a play-off are counted on from the last.
    pub round: u32,
    /// Who has White.
    pub white: Paired,
    /// Who has Black.
    pub black: Paired,
    /// The time control of a play-off as encoded; empty in a round of the event.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub play_off_time: String,
}

/// One of two who are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    /// His name, given name first.
    pub name: String,
    /// His FIDE Identity Number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// Which rules of Appendix D are his, by their word; empty where nobody has said it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sight: String,
}

impl Pairing {
    /// Whether it is a game of a play-off.
    pub const fn is_of_play_off(&self) -> bool {
        !self.play_off_time.is_empty()
    }

    /// Both players.
    pub const fn players(&self) -> ByColor<&Paired> {
        ByColor {
            white: &self.white,
            black: &self.black,
        }
    }
}

impl Paired {
    /// Which rules of Appendix D are his, where somebody has said it.
    pub fn sight(&self) -> Option<Sight> {
        Sight::meant(&self.sight)
    }
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableEntry {
    /// Its number.
    #[serde(with = "text")]
    pub number: TableNumber,
    /// With what it signs.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// Where it stands; empty where there is one room.
    pub room: String,
    /// Who plays there in the round that the tables play; nobody before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<Pairing>,
}

/// A desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskEntry {
    /// With what it signs.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// Who sits there.
    pub name: String,
    /// What he may do.
    pub power: Power,
    /// Where tables reach it when the chief's desk is away; nowhere where it only connects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_at: Vec<Address>,
}

/// A relay, which carries for another room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RelayEntry {
    /// By what the arbiter calls it, from 1.
    pub number: u32,
    /// The key it was let in with.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// Where tables reach it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_at: Vec<Address>,
}

/// What somebody at a desk may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// The chief arbiter: he rules, and changes the roster.
    Chief,
    /// An arbiter: he rules.
    Arbiter,
    /// He only looks.
    Looks,
}

impl Power {
    /// Whether rulings from there count (Art. 12).
    pub const fn may_rule(self) -> bool {
        match self {
            Self::Chief | Self::Arbiter => true,
            Self::Looks => false,
        }
    }
}

/// Why that is no roster of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotARoster {
    /// Its signature is wrong, or not the chief arbiter's.
    NotTheChiefs,
    /// It is of another event.
    OtherEvent,
    /// It has another form; a newer program may have written it.
    Unreadable,
}

impl Roster {
    /// The roster, signed with the event's key.
    pub fn sign(&self, chief: &Key) -> Signed {
        chief.sign(form::titled(TITLE, self))
    }

    /// The roster of that event, proved.
    pub fn read(signed: &Signed, event: EventId) -> Result<Self, NotARoster> {
        if signed.by.event() != event {
            return Err(NotARoster::NotTheChiefs);
        }
        let text = signed.verified().ok_or(NotARoster::NotTheChiefs)?;
        let mut roster: Self = form::under(TITLE, text).ok_or(NotARoster::Unreadable)?;
        if roster.event != event {
            return Err(NotARoster::OtherEvent);
        }
        for shown in std::iter::once(&mut roster.name)
            .chain(roster.tables.iter_mut().map(|table| &mut table.room))
            .chain(roster.desks.iter_mut().map(|desk| &mut desk.name))
            .chain([&mut roster.terms.site])
        {
            *shown = locale::inert(shown).into_owned();
        }
        for pairing in roster.tables.iter_mut().filter_map(|table| table.pairing.as_mut()) {
            for player in [&mut pairing.white, &mut pairing.black] {
                player.name = locale::inert(&player.name).into_owned();
            }
        }
        Ok(roster)
    }

    /// Whether it stands for that one from now on.
    pub const fn is_newer_than(&self, other: &Self) -> bool {
        self.number > other.number
    }

    /// The newer of two; of two with one number the one that was there.
    #[must_use]
    pub fn newer(self, other: Self) -> Self {
        if other.is_newer_than(&self) { other } else { self }
    }

    /// What whoever has that key may do at a desk; nothing where he has none.
    pub fn power(&self, key: PublicKey) -> Option<Power> {
        self.desk(key).map(|desk| desk.power)
    }

    /// The desk with that key.
    pub fn desk(&self, key: PublicKey) -> Option<&DeskEntry> {
        self.desks.iter().find(|desk| desk.key == key)
    }

    /// The chief arbiter's name.
    pub fn chief(&self) -> &str {
        let chief = self.desks.iter().find(|desk| desk.power == Power::Chief);
        chief.map_or("", |desk| &desk.name)
    }

    /// The table with that number.
    pub fn table(&self, number: TableNumber) -> Option<&TableEntry> {
        self.tables.iter().find(|table| table.number == number)
    }

    /// Whether that key is the one of that table.
    pub fn is_of_table(&self, key: PublicKey, number: TableNumber) -> bool {
        self.table(number).is_some_and(|table| table.key == key)
    }
}

/// What is asked for the roster with: the number of the one that is known already.
pub fn question(known: Option<&Roster>) -> Vec<u8> {
    known.map_or_else(Vec::new, |known| known.number.to_string().into_bytes())
}

/// Whether whoever asks so does not know that one yet; who says nothing knows none.
pub fn is_behind(question: &[u8], own: &Roster) -> bool {
    let known = std::str::from_utf8(question)
        .ok()
        .and_then(|number| number.parse().ok());
    known.is_none_or(|known: u64| known < own.number)
}
