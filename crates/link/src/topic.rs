//! The topics of messages and questions: the keys of the net, `annabella/1/EVENT/…`. A version stands in front, so that
//! two releases can share a hall.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use journal::chain::EntryHash;

/// A tournament: the first eight bytes of the SHA-256 of its public key, as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TournamentId(pub [u8; 8]);

impl TournamentId {
    /// Sixteen digits by which people compare two tournaments: a name can be copied, and these cannot.
    pub fn digits(self) -> String {
        let number = format!("{:016}", u64::from_be_bytes(self.0) % 10_000_000_000_000_000);
        let groups = number.as_bytes().chunks(4).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join(" ")
    }
}

/// A table of the tournament, from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableNumber(pub u32);

/// A game: the first eight bytes of the hash of its journal's first entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub [u8; 8]);

/// A desk: the first eight bytes of the SHA-256 of its public key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeskId(pub [u8; 8]);

/// Error: the text is no such number, or not hexadecimal digits of the right number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

/// Writes and reads bytes in hexadecimal digits.
macro_rules! in_hex {
    ($($name:ident)*) => {$(
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::topic::NotAnId;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let bytes = journal::hexadecimal::decode_exactly(text);
                bytes.map(Self).ok_or($crate::topic::NotAnId)
            }
        }
    )*};
}

pub(super) use in_hex;

in_hex!(TournamentId GameId DeskId);

impl fmt::Display for TableNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for TableNumber {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        number(text)
            .and_then(|number| u32::try_from(number).ok())
            .map(Self)
            .ok_or(NotAnId)
    }
}

impl GameId {
    /// The game whose journal begins with that entry.
    pub fn of(first: EntryHash) -> Self {
        let mut short = [0; 8];
        short
            .iter_mut()
            .zip(first.0)
            .for_each(|(byte, of_hash)| *byte = of_hash);
        Self(short)
    }
}

/// A thing that is told or asked, in one tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The table is there (a token, nothing is told).
    Alive(TableNumber),
    /// The head of the table: signed, each second while a clock runs, otherwise every 5 s, and after each step.
    Head(TableNumber),
    /// The entries of one step, which name their game and their numbers themselves. In the key either would make each
    /// message a way of its own: with 500 tables that play, zenoh worked those out for a quarter of a desk's time
    /// (measured, 1.10.2).
    Entry(TableNumber),
    /// Asked: entries from a number on, a page at a time.
    Log(TableNumber),
    /// Asked: take this ruling.
    Rule(TableNumber),
    /// The public part of a game, from that ply on.
    Public(TableNumber, GameId, u32),
    /// Asked: the public part of all games or of one.
    AllPublic,
    /// The desk is there (a token).
    DeskAlive(DeskId),
    /// The screen is there (a token), by the number that a desk with its key would have.
    ScreenAlive(DeskId),
    /// Asked: the rulings and observations of that desk.
    DeskLog(DeskId),
    /// The roster: told by the chief, and asked for.
    Roster,
    /// Asked: a wish of the seat of that side, which is elsewhere.
    SeatDo(TableNumber, Color),
    /// The steps for that seat.
    SeatSee(TableNumber, Color),
}

/// The beginning of all keys.
pub const ROOT: &str = "annabella/1";

impl Topic {
    /// True if a question about the topic gets every answer that comes, and after them the reason why they end: any
    /// machine of that kind could answer in the owner's place, and only the asker can tell a true answer. Of the roster
    /// the desk that answers first may know an old one.
    pub const fn gets_all_answers(self) -> bool {
        matches!(self, Self::Log(_) | Self::Rule(_) | Self::Roster | Self::SeatDo(..))
    }

    /// The key of the topic in that tournament.
    pub fn key(&self, event: TournamentId) -> String {
        let rest = match self {
            Self::Alive(table) => format!("t/{table}/alive"),
            Self::Head(table) => format!("t/{table}/head"),
            Self::Entry(table) => format!("t/{table}/entry"),
            Self::Log(table) => format!("t/{table}/log"),
            Self::Rule(table) => format!("t/{table}/rule"),
            Self::Public(table, game, ply) => format!("pub/{table}/{game}/{ply}"),
            Self::AllPublic => String::from("pub"),
            Self::DeskAlive(desk) => format!("d/{desk}/alive"),
            Self::ScreenAlive(screen) => format!("s/{screen}/alive"),
            Self::DeskLog(desk) => format!("d/{desk}/log"),
            Self::Roster => String::from("roster"),
            Self::SeatDo(table, side) => format!("t/{table}/seat/{side}/do"),
            Self::SeatSee(table, side) => format!("t/{table}/seat/{side}/see"),
        };
        format!("{ROOT}/{event}/{rest}")
    }

    /// The topic with that key in that tournament; `None` for a key that is not ours, which is passed over.
    pub fn read(event: TournamentId, key: &str) -> Option<Self> {
        let rest = key.strip_prefix(ROOT)?.strip_prefix('/')?;
        let (of, rest) = rest.split_once('/')?;
        if of.parse() != Ok(event) {
            return None;
        }
        let parts: Vec<&str> = rest.split('/').collect();
        match parts.as_slice() {
            ["t", table, "alive"] => Some(Self::Alive(table.parse().ok()?)),
            ["t", table, "head"] => Some(Self::Head(table.parse().ok()?)),
            ["t", table, "entry"] => Some(Self::Entry(table.parse().ok()?)),
            ["t", table, "log"] => Some(Self::Log(table.parse().ok()?)),
            ["t", table, "rule"] => Some(Self::Rule(table.parse().ok()?)),
            ["t", table, "seat", side, "do"] => Some(Self::SeatDo(table.parse().ok()?, side.parse().ok()?)),
            ["t", table, "seat", side, "see"] => Some(Self::SeatSee(table.parse().ok()?, side.parse().ok()?)),
            ["pub", table, game, ply] => Some(Self::Public(
                table.parse().ok()?,
                game.parse().ok()?,
                u32::try_from(number(ply)?).ok()?,
            )),
            ["pub"] => Some(Self::AllPublic),
            ["d", desk, "alive"] => Some(Self::DeskAlive(desk.parse().ok()?)),
            ["s", screen, "alive"] => Some(Self::ScreenAlive(screen.parse().ok()?)),
            ["d", desk, "log"] => Some(Self::DeskLog(desk.parse().ok()?)),
            ["roster"] => Some(Self::Roster),
            [..] => None,
        }
    }

    /// The table to which the topic belongs.
    pub const fn table(&self) -> Option<TableNumber> {
        match self {
            Self::Alive(table)
            | Self::Head(table)
            | Self::Entry(table)
            | Self::Log(table)
            | Self::Rule(table)
            | Self::Public(table, _, _)
            | Self::SeatDo(table, _)
            | Self::SeatSee(table, _) => Some(*table),
            Self::AllPublic | Self::DeskAlive(_) | Self::ScreenAlive(_) | Self::DeskLog(_) | Self::Roster => None,
        }
    }
}

/// A number as this program writes it: no sign, no zeros in front.
fn number(text: &str) -> Option<u64> {
    let number: u64 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn topics() -> impl Strategy<Value = Topic> {
        let table = any::<u32>().prop_map(TableNumber);
        let game = any::<[u8; 8]>().prop_map(GameId);
        let desk = any::<[u8; 8]>().prop_map(DeskId);
        let side = any::<bool>().prop_map(Color::from_white);
        prop_oneof![
            table.clone().prop_map(Topic::Alive),
            table.clone().prop_map(Topic::Head),
            table.clone().prop_map(Topic::Entry),
            table.clone().prop_map(Topic::Log),
            table.clone().prop_map(Topic::Rule),
            (table.clone(), game, any::<u32>()).prop_map(|(t, g, p)| Topic::Public(t, g, p)),
            Just(Topic::AllPublic),
            desk.clone().prop_map(Topic::DeskAlive),
            desk.clone().prop_map(Topic::ScreenAlive),
            desk.prop_map(Topic::DeskLog),
            Just(Topic::Roster),
            (table.clone(), side.clone()).prop_map(|(t, s)| Topic::SeatDo(t, s)),
            (table, side).prop_map(|(t, s)| Topic::SeatSee(t, s)),
        ]
    }

    proptest! {
        #[test]
        fn a_key_is_read_as_it_was_written(topic in topics(), event in any::<[u8; 8]>()) {
            let event = TournamentId(event);
            prop_assert_eq!(Topic::read(event, &topic.key(event)), Some(topic));
        }

        #[test]
        fn a_key_of_another_tournament_is_passed_over(topic in topics(), event in any::<[u8; 8]>(), other in any::<[u8; 8]>()) {
            prop_assume!(event != other);
            prop_assert_eq!(Topic::read(TournamentId(other), &topic.key(TournamentId(event))), None);
        }

        #[test]
        fn any_text_is_read_or_passed_over(text in "(annabella/1/)?.{0,60}") {
            let _ = Topic::read(TournamentId([0; 8]), &text);
        }
    }

    #[test]
    fn one_thing_has_one_key() {
        let event = TournamentId([0; 8]);
        assert_eq!(Topic::read(event, "annabella/1/0000000000000000/t/07/alive"), None);
        assert_eq!(Topic::read(event, "annabella/1/0000000000000000/t/+7/alive"), None);
        assert_eq!(
            Topic::read(event, "annabella/1/0000000000000000/t/7/alive"),
            Some(Topic::Alive(TableNumber(7)))
        );
    }
}
