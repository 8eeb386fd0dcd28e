//! The members of the tournament: this desk, and the roster as it knows it. Only the chief signs one.

use std::collections::{BTreeMap, BTreeSet};

use super::effect::DeskIdentity;
use super::typed;
use announcement::understand::fold_umlauts;
use link::Address;
use link::identity::{PublicKey, SignedText};
use link::roster::{DeskEntry, Pairing, Power, RelayEntry, Roster, TableEntry};
use link::topic::{DeskId, TableNumber};
use locale::Messages;

/// A member of the tournament, or the newcomer for whom a code is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Member {
    Table(TableNumber),
    Desk(String, Power),
    Relay,
}

impl Member {
    /// The table's number, for what is told of tables.
    pub(super) const fn table(&self) -> Option<TableNumber> {
        match self {
            Self::Table(table) => Some(*table),
            Self::Desk(..) | Self::Relay => None,
        }
    }

    /// True if those words name it: "6", "table 6", "Eva", "desk Eva", "relay", in the person's language or in English.
    pub(super) fn is_meant(&self, words: &str, messages: &Messages, spelled: Spelling) -> bool {
        let behind = |id| typed::rest_of(words, id, messages);
        match self {
            Self::Table(table) => {
                let is_it = |text: &str| plain(text).parse() == Ok(*table);
                is_it(words) || behind("hall-line-open").is_some_and(is_it)
            }
            Self::Desk(name, _) => {
                let is_it = |text: &str| spelled(text) == spelled(name);
                is_it(words) || behind("hall-line-desk").is_some_and(is_it)
            }
            Self::Relay => behind("hall-line-relay") == Some(""),
        }
    }
}

/// The way a name is spelled where two are compared.
pub(super) type Spelling = fn(&str) -> String;

/// A name without capitals, commas, full stops and exclamation marks, and with single blanks.
pub(super) fn plain(name: &str) -> String {
    let words = name.split([' ', ',', '.', '!']).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_lowercase).collect();
    words.join(" ")
}

/// The same without accents, for keyboards that lack them; it names a member only if nobody is called exactly so.
pub(super) fn unaccented(name: &str) -> String {
    fold_umlauts(&plain(name))
}

/// The members of the tournament. The roster is always one that the chief has signed, and this desk's power is the one
/// in it.
pub(super) struct Members {
    own: DeskIdentity,
    roster: Option<(Roster, SignedText)>,
    /// The roster before the changes of this step, which are not on the disk yet.
    before: Option<SignedText>,
    /// The tables' keys by number: each head that comes is checked against one.
    keys: BTreeMap<TableNumber, PublicKey>,
}

/// The changes that a new roster brings besides its members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RosterChanges {
    /// The desk may rule now and could not before, or the other way round.
    pub(super) power: bool,
    /// The delay of everything public has changed.
    pub(super) delay: bool,
}

impl Members {
    pub(super) const fn new(own: DeskIdentity) -> Self {
        Self {
            own,
            roster: None,
            before: None,
            keys: BTreeMap::new(),
        }
    }

    pub(super) const fn own(&self) -> &DeskIdentity {
        &self.own
    }

    #[cfg(test)]
    pub(super) const fn put_power(&mut self, power: Power) {
        self.own.power = power;
    }

    pub(super) fn roster(&self) -> Option<&Roster> {
        self.roster.as_ref().map(|(roster, _)| roster)
    }

    /// The roster as it travels.
    pub(super) fn signed(&self) -> Option<&SignedText> {
        self.roster.as_ref().map(|(_, signed)| signed)
    }

    /// Takes a roster that has come, or was made here; `None` if it is none.
    pub(super) fn take(&mut self, signed: SignedText) -> Option<RosterChanges> {
        let roster = Roster::read(&signed, self.own.event).ok()?;
        self.keys = roster.tables.iter().map(|entry| (entry.number, entry.key)).collect();
        let delay_before = self.delay_ms();
        let power = roster.power(self.own.key.public()).unwrap_or(Power::Looks);
        let power_before = std::mem::replace(&mut self.own.power, power);
        self.roster = Some((roster, signed));
        Some(RosterChanges {
            power: power_before.may_rule() != power.may_rule(),
            delay: self.delay_ms() != delay_before,
        })
    }

    /// Remembers the roster as it is, before a change of this step.
    pub(super) fn note_before(&mut self) {
        self.before = self.before.take().or_else(|| self.signed().cloned());
    }

    /// The changes of the last step are on the disk.
    pub(super) fn are_kept(&mut self) {
        self.before = None;
    }

    /// The roster that is on the disk, if the changes of the last step could not be kept.
    pub(super) const fn take_before(&mut self) -> Option<SignedText> {
        self.before.take()
    }

    /// True if that roster replaces the known one.
    pub(super) fn is_newer(&self, signed: &SignedText) -> bool {
        let is_newer = |new: Roster| self.roster().is_none_or(|old| new.is_newer_than(old));
        Roster::read(signed, self.own.event).is_ok_and(is_newer)
    }

    /// Makes the first roster of a tournament, as its chief.
    pub(super) fn founded(&self, name: &str) -> Option<SignedText> {
        if self.roster.is_some() || !self.is_chief() {
            return None;
        }
        let me = DeskEntry {
            key: self.own.key.public(),
            name: self.own.by.clone(),
            power: Power::Chief,
            reached_at: Vec::new(),
        };
        let first = Roster {
            number: 1,
            event: self.own.event,
            name: name.to_owned(),
            desks: vec![me],
            ..Roster::default()
        };
        Some(first.sign(&self.own.key))
    }

    /// The roster with that change, one number higher; `None` if this desk is not the chief's.
    pub(super) fn changed(&self, change: impl FnOnce(&mut Roster)) -> Option<SignedText> {
        let mut roster = self.roster().filter(|_| self.is_chief())?.clone();
        change(&mut roster);
        roster.number += 1;
        Some(roster.sign(&self.own.key))
    }

    pub(super) fn is_chief(&self) -> bool {
        self.own.key.public().tournament() == self.own.event
    }

    /// The chief's key, with which the roster is signed.
    pub(super) fn tournament_key(&self) -> Option<PublicKey> {
        Some(self.signed()?.by)
    }

    pub(super) const fn may_rule(&self) -> bool {
        self.own.power.may_rule()
    }

    pub(super) fn own_desk(&self) -> DeskId {
        self.own.key.public().desk()
    }

    pub(super) const fn chiefs_desk(&self) -> DeskId {
        DeskId(self.own.event.0)
    }

    /// True if this desk is in the roster.
    pub(super) fn has_own(&self) -> bool {
        let own = self.own.key.public();
        self.roster().is_some_and(|roster| roster.desk(own).is_some())
    }

    /// The name of the arbiter in the roster, which the chief arbiter has signed.
    pub(super) fn by(&self) -> &str {
        let own = self.own.key.public();
        let named = self.roster().and_then(|roster| roster.desk(own));
        named.map_or(&self.own.by, |desk| &desk.name)
    }

    pub(super) fn desks(&self) -> impl Iterator<Item = &DeskEntry> {
        self.roster().into_iter().flat_map(|roster| &roster.desks)
    }

    pub(super) fn relays(&self) -> impl Iterator<Item = &RelayEntry> {
        self.roster().into_iter().flat_map(|roster| &roster.relays)
    }

    /// True if signatures with that key may rule.
    pub(super) fn rules(&self, key: PublicKey) -> bool {
        let power = self.roster().and_then(|roster| roster.power(key));
        power.is_some_and(Power::may_rule)
    }

    /// The name of that desk.
    pub(super) fn name_of(&self, desk: DeskId) -> String {
        let named = self.desks().find(|entry| entry.key.desk() == desk);
        named.map_or_else(|| desk.to_string(), |entry| entry.name.clone())
    }

    /// The name of the tournament.
    pub(super) fn name(&self) -> &str {
        self.roster().map_or("", |roster| &roster.name)
    }

    pub(super) const fn keys(&self) -> &BTreeMap<TableNumber, PublicKey> {
        &self.keys
    }

    pub(super) fn has_table(&self, table: TableNumber) -> bool {
        self.keys.contains_key(&table)
    }

    /// True if that key is the one of that table.
    pub(super) fn is_of_table(&self, key: PublicKey, table: TableNumber) -> bool {
        self.keys.get(&table) == Some(&key)
    }

    pub(super) fn delay_ms(&self) -> u64 {
        self.roster().map_or(0, |roster| roster.delay_ms)
    }

    /// True if this desk tells everybody the public part: the chief's desk does or, if that is away, the first of the
    /// others that are there.
    pub(super) fn speaks_for_all(&self, there: &BTreeSet<DeskId>) -> bool {
        if self.is_chief() || !self.may_rule() {
            return self.is_chief();
        }
        let rules = self.desks().filter(|desk| desk.power.may_rule());
        let mut others = rules.map(|desk| desk.key.desk()).filter(|desk| there.contains(desk));
        let (own, chief) = (self.own_desk(), self.chiefs_desk());
        others.all(|other| other != chief && other >= own)
    }
}

/// Puts that table into the roster, with that pairing.
pub(super) fn put_table(roster: &mut Roster, number: TableNumber, key: PublicKey, pairing: Option<Pairing>) {
    roster.tables.retain(|table| table.number != number);
    roster.tables.push(TableEntry {
        number,
        key,
        room: String::new(),
        pairing,
    });
    roster.tables.sort_by_key(|table| table.number);
}

/// Puts that desk into the roster. It replaces a desk of the same name.
pub(super) fn put_desk(roster: &mut Roster, entry: DeskEntry) {
    let is_another = |desk: &DeskEntry| desk.key != entry.key && desk.name != entry.name;
    let stays = |desk: &DeskEntry| desk.power == Power::Chief || is_another(desk);
    roster.desks.retain(stays);
    roster.desks.push(entry);
}

/// Puts that relay into the roster. It replaces a relay with the same address.
pub(super) fn put_relay(roster: &mut Roster, key: PublicKey, reached_at: Vec<Address>) {
    let is_same = |relay: &&RelayEntry| !reached_at.is_empty() && relay.reached_at == reached_at;
    let earlier = roster.relays.iter().find(is_same).map(|relay| relay.number);
    let last = roster.relays.iter().map(|relay| relay.number).max();
    let number = earlier.unwrap_or_else(|| last.unwrap_or_default().saturating_add(1));
    roster.relays.retain(|relay| relay.number != number);
    roster.relays.push(RelayEntry {
        number,
        key,
        reached_at,
    });
    roster.relays.sort_by_key(|relay| relay.number);
}

#[cfg(test)]
mod tests {
    use super::*;
    use announcement::Vocabulary;
    use link::identity::PrivateKey;

    fn of(seed: u8) -> Members {
        let chief = PrivateKey::from_seed([1; 32]);
        Members::new(DeskIdentity {
            event: chief.public().tournament(),
            key: PrivateKey::from_seed([seed; 32]),
            by: String::from("Eva"),
            power: Power::Chief,
            door: Address(String::from("desk:7461")),
            vocabulary: Vocabulary::default(),
        })
    }

    fn key(seed: u8) -> PublicKey {
        PrivateKey::from_seed([seed; 32]).public()
    }

    fn desk(seed: u8, power: Power) -> DeskEntry {
        DeskEntry {
            key: key(seed),
            name: format!("Desk {seed}"),
            power,
            reached_at: Vec::new(),
        }
    }

    fn founded() -> Members {
        let mut chief = of(1);
        let first = chief.founded("Club Open").unwrap();
        chief.take(first).unwrap();
        chief
    }

    #[test]
    fn only_the_chief_makes_a_roster_and_no_other_is_valid() {
        let (mut chief, mut other) = (founded(), of(2));
        assert_eq!(other.founded("Open"), None);
        assert!(chief.founded("Again").is_none());
        let mut forged = chief.roster().unwrap().clone();
        forged.number = 9;
        let forged = forged.sign(&PrivateKey::from_seed([2; 32]));
        assert!(!other.is_newer(&forged) && other.take(forged).is_none());
        let second = chief.changed(|roster| roster.delay_ms = 1_000).unwrap();
        assert!(other.is_newer(&second));
        // A desk that the roster does not name is view-only.
        let expected = RosterChanges {
            power: true,
            delay: true,
        };
        assert_eq!(other.take(second.clone()), Some(expected));
        assert!(!other.may_rule() && !other.has_own() && !other.is_newer(&second));
        assert_eq!(other.changed(|_| {}), None);
        chief.take(second).unwrap();
        assert!(chief.may_rule() && chief.has_own());
    }

    #[test]
    fn where_the_chief_is_away_one_of_the_others_speaks_for_all() {
        let mut chief = founded();
        let entries = [desk(2, Power::Arbiter), desk(3, Power::Arbiter), desk(4, Power::Looks)];
        let signed = chief.changed(|roster| {
            for entry in entries {
                put_desk(roster, entry);
            }
        });
        let signed = signed.unwrap();
        chief.take(signed.clone()).unwrap();
        let speak = |there: &[u8]| {
            let there: BTreeSet<DeskId> = there.iter().map(|seed| key(*seed).desk()).collect();
            [1, 2, 3, 4]
                .into_iter()
                .filter(|seed| {
                    let mut own = of(*seed);
                    own.take(signed.clone()).unwrap();
                    there.contains(&own.own_desk()) && own.speaks_for_all(&there)
                })
                .collect::<Vec<u8>>()
        };
        assert_eq!(speak(&[1, 2, 3, 4]), [1]);
        assert_eq!(speak(&[2, 3, 4]).len(), 1);
        assert_eq!(speak(&[3, 4]), [3]);
        assert!(speak(&[4]).is_empty());
    }

    #[test]
    fn a_member_who_comes_in_anew_replaces_the_former_one() {
        let mut roster = founded().roster().unwrap().clone();
        for seed in [2, 3] {
            put_table(&mut roster, TableNumber(7), key(seed), None);
            let named = DeskEntry {
                name: String::from("Flo"),
                ..desk(seed, Power::Arbiter)
            };
            put_desk(&mut roster, named);
            put_relay(&mut roster, key(seed), vec![Address(String::from("room-b:7461"))]);
        }
        put_relay(&mut roster, key(4), Vec::new());
        assert!(roster.is_of_table(key(3), TableNumber(7)) && roster.tables.len() == 1);
        assert_eq!(roster.desks.len(), 2);
        let relays: Vec<_> = roster.relays.iter().map(|relay| (relay.number, relay.key)).collect();
        assert_eq!(relays, [(1, key(3)), (2, key(4))]);
    }
}
