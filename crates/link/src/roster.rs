//! The roster of a tournament: signed by the chief arbiter, numbered; the newest is valid. It tells a table whose
//! rulings are valid, even after a day without the net.

use serde::{Deserialize, Serialize};
use shakmaty::ByColor;

use super::Address;
use super::form::{self, text};
use super::identity::{PrivateKey, PublicKey, SignedText};
use super::topic::{TableNumber, TournamentId};
use laws::people::Sight;
use laws::stored::StoredWord as _;

const TITLE: &str = "annabella roster 1";

/// The machines and people who take part in a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roster {
    /// The number of the roster, raised with each change.
    pub number: u64,
    /// The tournament.
    #[serde(with = "text")]
    pub event: TournamentId,
    /// The name of the tournament.
    pub name: String,
    /// The tables of the tournament.
    pub tables: Vec<TableEntry>,
    /// The desks of the tournament.
    pub desks: Vec<DeskEntry>,
    /// The delay of everything public, in milliseconds.
    pub delay_ms: u64,
    /// True if moves and clocks are shown to everybody.
    pub is_public: bool,
    /// The terms of every game of the round that the tables play.
    #[serde(default, skip_serializing_if = "Terms::is_empty")]
    pub terms: Terms,
    /// The relays that were let in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub relays: Vec<RelayEntry>,
}

/// The terms of every game of a round. A term that is not fixed is empty, and left as it is at each table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// City and federation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub site: String,
    /// The time control as encoded ("5400+30").
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time: String,
    /// The minutes by which a player may be late (6.7.1); 0 if no lateness is allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time_min: Option<u32>,
    /// The number of the Chess960 position from which the games begin (Guidelines II).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
}

impl Terms {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The pairing of a table in the round that the tables play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// The round, from 1; games of a play-off are numbered on from the last round.
    pub round: u32,
    /// The player of White.
    pub white: Paired,
    /// The player of Black.
    pub black: Paired,
    /// The time control of a play-off as encoded; empty in a round of the tournament.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub play_off_time: String,
    /// The result of the game, if it is over: a computer that joins does not set it up. Empty if the game is to be played.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub result: String,
}

/// One of two players who are paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    /// The name of the player, given name first.
    pub name: String,
    /// The FIDE Identity Number of the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u32>,
    /// The rules of Appendix D that apply to the player, by their word; empty if nobody has said it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sight: String,
}

impl Pairing {
    /// True if it is a game of a play-off.
    pub const fn is_of_play_off(&self) -> bool {
        !self.play_off_time.is_empty()
    }

    /// True if the game is over.
    pub const fn is_over(&self) -> bool {
        !self.result.is_empty()
    }

    /// True if it is that pairing, whose game has ended since.
    pub fn is_ended_since(&self, before: &Self) -> bool {
        let open = Self {
            result: String::new(),
            ..self.clone()
        };
        self.is_over() && open == *before
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
    /// The rules of Appendix D that apply to the player, if somebody has said it.
    pub fn sight(&self) -> Option<Sight> {
        Sight::meant(&self.sight)
    }
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableEntry {
    /// The number of the table.
    #[serde(with = "text")]
    pub number: TableNumber,
    /// The public key of the table's signatures.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// The room of the table; empty if there is only one.
    pub room: String,
    /// The pairing of the table in the round that the tables play; `None` before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<Pairing>,
}

/// A desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeskEntry {
    /// The public key of the desk's signatures.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// The name of the arbiter at the desk.
    pub name: String,
    /// The power of that arbiter.
    pub power: Power,
    /// The addresses at which tables reach it when the chief's desk is away; none if it only connects.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_at: Vec<Address>,
}

/// A relay, which carries for another room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RelayEntry {
    /// The number by which the arbiter calls the relay, from 1.
    pub number: u32,
    /// The key with which the relay was let in.
    #[serde(with = "text")]
    pub key: PublicKey,
    /// The addresses at which tables reach the relay.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reached_at: Vec<Address>,
}

/// The power of a person at a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// The chief arbiter, who rules and changes the roster.
    Chief,
    /// An arbiter, who rules.
    Arbiter,
    /// A spectator screen.
    Looks,
}

impl Power {
    /// True if rulings from that desk are valid (Art. 12).
    pub const fn may_rule(self) -> bool {
        match self {
            Self::Chief | Self::Arbiter => true,
            Self::Looks => false,
        }
    }
}

/// The reason why a text is no roster of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotARoster {
    /// The signature is wrong, or not the chief arbiter's.
    NotTheChiefs,
    /// The roster is of another tournament.
    OtherEvent,
    /// The roster has another form; a newer program may have written it.
    Unreadable,
}

impl Roster {
    /// Signs the roster with the tournament's key.
    pub fn sign(&self, chief: &PrivateKey) -> SignedText {
        chief.sign(form::titled(TITLE, self))
    }

    /// The roster of that tournament, if its signature is valid.
    pub fn read(signed: &SignedText, event: TournamentId) -> Result<Self, NotARoster> {
        if signed.by.tournament() != event {
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
            pairing.result = locale::inert(&pairing.result).into_owned();
        }
        Ok(roster)
    }

    /// True if it replaces that one.
    pub const fn is_newer_than(&self, other: &Self) -> bool {
        self.number > other.number
    }

    /// The newer of two; of two with the same number the one that was there.
    #[must_use]
    pub fn newer(self, other: Self) -> Self {
        if other.is_newer_than(&self) { other } else { self }
    }

    /// The power of the desk with that key; `None` if there is no such desk.
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

    /// True if that key is the one of that table.
    pub fn is_of_table(&self, key: PublicKey, number: TableNumber) -> bool {
        self.table(number).is_some_and(|table| table.key == key)
    }
}

/// The question for the roster: the number of the one that is known already.
pub fn question(known: Option<&Roster>) -> Vec<u8> {
    known.map_or_else(Vec::new, |known| known.number.to_string().into_bytes())
}

/// True if the asker does not know that roster yet; an empty question means that none is known.
pub fn is_behind(question: &[u8], own: &Roster) -> bool {
    let known = std::str::from_utf8(question)
        .ok()
        .and_then(|number| number.parse().ok());
    known.is_none_or(|known: u64| known < own.number)
}
