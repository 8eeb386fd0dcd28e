//! The stored form of events: the words and keys of the journal's records, which are also those of a game script's outputs.
//!
//! A record is a flat JSON object, `name` first and then the keys in the order in which the event's fields are
//! declared. A value type says once how it is written and read; [`stored_events`] derives the rest from the
//! definition of an event, so that its stored form cannot lag behind. Names, keys and words never change: every
//! record once written stays readable. A field that is added later has a default for records without it. Unknown keys
//! are ignored, so that an older program still reads the records of a newer one.

use std::borrow::Cow;

use serde_json::Map;
pub use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::{Board, ByColor, CastlingMode, Color, Piece, Role, Square, uci::UciMove};

use super::adjournment::Envelope;
use super::articles::Article;
use super::claim::Claim;
use super::devices::{Devices, Outlet};
use super::ending::{Ending, GameResult, Reason, SignedBy};
use super::penalty::Penalty;
use super::people::{Person, Sight};
use super::regulations::{
    AllowedMovements, Announced, Approval, BoardClock, CountsFrom, DifferenceTold, Disconnection, DrawOffers, Edition,
    Reminder, Repeat, Speed, Supervision, Venue,
};
use super::sheets::SheetsVerdict;

/// A record, or an object within one.
pub type Fields = Map<String, Value>;

/// A stored value that the program does not understand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableValue {
    /// The key.
    pub key: String,
    /// The value as it was found; `None` if it is absent, or not of the required type.
    pub value: Option<String>,
}

impl UnreadableValue {
    /// The key is absent, or its value is of the wrong type.
    pub fn absent(key: &str) -> Self {
        Self {
            key: key.to_owned(),
            value: None,
        }
    }

    /// The value of the key is an unknown word.
    pub fn word(key: &str, value: &str) -> Self {
        Self {
            key: key.to_owned(),
            value: Some(value.to_owned()),
        }
    }
}

/// A record as one line of JSON.
pub fn line(fields: &Fields) -> String {
    Value::Object(fields.clone()).to_string()
}

/// The record in that line; `None` if the line is not a JSON object.
pub fn of_line(line: &str) -> Option<Fields> {
    match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => Some(fields),
        Ok(_) | Err(_) => None,
    }
}

/// A value that can be stored under a key of a record.
pub trait StoredValue: Sized {
    /// Writes it under that key, or under several if it has parts; `*` in the key stands for a side.
    fn write(&self, key: &str, to: &mut Fields);

    /// Reads it back.
    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue>;
}

/// A value that is stored as a word.
pub trait StoredWord: Sized {
    /// The word.
    fn word(&self) -> String;

    /// The value of a word; `None` for an unknown one.
    fn meant(word: &str) -> Option<Self>;
}

impl<T: StoredWord> StoredValue for T {
    fn write(&self, key: &str, to: &mut Fields) {
        self.word().write(key, to);
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let word = String::read(key, from)?;
        T::meant(&word).ok_or_else(|| UnreadableValue::word(key, &word))
    }
}

/// Types whose word is written by `Display` and read by `FromStr`.
#[macro_export]
#[doc(hidden)]
macro_rules! words {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::stored::StoredWord for $type {
            fn word(&self) -> String {
                self.to_string()
            }

            fn meant(word: &str) -> Option<Self> {
                word.parse().ok()
            }
        }
    )+};
}

words!(
    Color, Square, UciMove, Person, GameResult, Penalty, Reason, Outlet, SignedBy
);

impl StoredWord for Article {
    fn word(&self) -> String {
        self.to_string()
    }

    /// Articles are not looked up: an old journal may cite one that none of the known editions has.
    fn meant(word: &str) -> Option<Self> {
        Some(Self(Cow::Owned(word.to_owned())))
    }
}

/// A value with few choices, each with a word of its own.
pub trait StoredChoice: StoredWord + 'static {
    /// Every word, as they are listed for a person.
    const WORDS: &'static [&'static str];
}

/// Types with a word for each of their few values.
#[macro_export]
#[doc(hidden)]
macro_rules! word_of_each {
    ($($Type:ident { $($Value:ident = $word:literal),+ $(,)? })+) => {$(
        impl $crate::stored::StoredChoice for $Type {
            const WORDS: &'static [&'static str] = &[$($word),+];
        }

        impl $crate::stored::StoredWord for $Type {
            fn word(&self) -> String {
                String::from(match self {
                    $(Self::$Value => $word,)+
                })
            }

            fn meant(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$Value),)+
                    _ => None,
                }
            }
        }
    )+};
}

word_of_each! {
    CountsFrom {
        Start = "start",
        Hour = "hour",
    }
    Role { King = "king", Queen = "queen", Rook = "rook", Bishop = "bishop", Knight = "knight", Pawn = "pawn" }
    CastlingMode { Standard = "standard", Chess960 = "chess960" }
    Sight { Vi = "vi", Sighted = "sighted", Deaf = "deaf" }
    Edition { Laws2005 = "2005", Laws2018 = "2018", Laws2023 = "2023" }
    Speed { Standard = "standard", Rapid = "rapid", Blitz = "blitz" }
    Supervision { Competition = "competition", Otherwise = "otherwise" }
    Venue { Event = "event", Home = "home" }
    Repeat { Expected = "expected", BeforePress = "before-press", Waived = "waived" }
    AllowedMovements { Free = "free", Legal = "legal", Apart = "apart" }
    Reminder { Spoken = "spoken", Shown = "shown", None = "none" }
    DifferenceTold { Arbiter = "arbiter", Players = "players" }
    Announced { Program = "program", Player = "player" }
    Disconnection { ByPlace = "by-place", Runs = "runs", Stops = "stops" }
    BoardClock { Shows = "shows", Leads = "leads" }
}

/// A colour and the English name of a piece: "white knight".
impl StoredWord for Piece {
    fn word(&self) -> String {
        format!("{} {}", self.color, self.role.word())
    }

    fn meant(word: &str) -> Option<Self> {
        let (color, role) = word.split_once(' ')?;
        Some(Role::meant(role)?.of(color.parse().ok()?))
    }
}

/// The first field of a FEN; the rest is ignored.
impl StoredWord for Board {
    fn word(&self) -> String {
        self.board_fen().to_string()
    }

    fn meant(word: &str) -> Option<Self> {
        Some(word.parse::<Fen>().ok()?.into_setup().board)
    }
}

/// Types that JSON has itself.
macro_rules! plain {
    ($($type:ty = $read:expr;)+) => {$(
        impl StoredValue for $type {
            fn write(&self, key: &str, to: &mut Fields) {
                to.insert(key.to_owned(), Value::from(self.clone()));
            }

            fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
                let read: fn(&Value) -> Option<Self> = $read;
                from.get(key).and_then(read).ok_or_else(|| UnreadableValue::absent(key))
            }
        }
    )+};
}

plain! {
    String = |value| value.as_str().map(str::to_owned);
    bool = Value::as_bool;
    u32 = |value| value.as_u64()?.try_into().ok();
    u64 = Value::as_u64;
    usize = |value| value.as_u64()?.try_into().ok();
    i64 = Value::as_i64;
}

/// Left out if there is no value.
impl<T: StoredValue> StoredValue for Option<T> {
    fn write(&self, key: &str, to: &mut Fields) {
        if let Some(value) = self {
            value.write(key, to);
        }
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        match from.get(key) {
            None | Some(Value::Null) => Ok(None),
            Some(_) => T::read(key, from).map(Some),
        }
    }
}

/// The values of White and Black, each under the key with the name of the side in the place of `*`.
impl<T: StoredValue> StoredValue for ByColor<T> {
    fn write(&self, key: &str, to: &mut Fields) {
        self.white.write(&key.replace('*', "white"), to);
        self.black.write(&key.replace('*', "black"), to);
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        Ok(Self {
            white: T::read(&key.replace('*', "white"), from)?,
            black: T::read(&key.replace('*', "black"), from)?,
        })
    }
}

/// A list of words.
impl<T: StoredWord> StoredValue for Vec<T> {
    fn write(&self, key: &str, to: &mut Fields) {
        let words: Vec<String> = self.iter().map(StoredWord::word).collect();
        to.insert(key.to_owned(), Value::from(words));
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let absent = || UnreadableValue::absent(key);
        let words = from.get(key).and_then(Value::as_array).ok_or_else(absent)?;
        words
            .iter()
            .map(|word| {
                let word = word.as_str().ok_or_else(absent)?;
                T::meant(word).ok_or_else(|| UnreadableValue::word(key, word))
            })
            .collect()
    }
}

/// "free", "none" or "after-move", with the move.
impl StoredValue for DrawOffers {
    fn write(&self, key: &str, to: &mut Fields) {
        let (word, moves) = match self {
            Self::Free => ("free", None),
            Self::None => ("none", None),
            Self::AfterMove(moves) => ("after-move", Some(*moves)),
        };
        word.to_owned().write(key, to);
        moves.write("draw_offers_after", to);
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let word = String::read(key, from)?;
        match (word.as_str(), Option::read("draw_offers_after", from)?) {
            ("free", None) => Ok(Self::Free),
            ("none", None) => Ok(Self::None),
            ("after-move", Some(moves)) => Ok(Self::AfterMove(moves)),
            (_, _) => Err(UnreadableValue::word(key, &word)),
        }
    }
}

/// A list of numbers.
impl StoredValue for Vec<u32> {
    fn write(&self, key: &str, to: &mut Fields) {
        to.insert(key.to_owned(), Value::from(self.as_slice()));
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let read = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
        let numbers = from.get(key).and_then(Value::as_array);
        let numbers = numbers.and_then(|numbers| numbers.iter().map(read).collect());
        numbers.ok_or_else(|| UnreadableValue::absent(key))
    }
}

/// "assistant", with its `side`, or "device".
impl StoredValue for Approval {
    fn write(&self, key: &str, to: &mut Fields) {
        let (what, side) = match self {
            Self::Assistant(side) => ("assistant", Some(*side)),
            Self::Device => ("device", None),
        };
        what.to_owned().write(key, to);
        side.write("side", to);
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let what = String::read(key, from)?;
        match (what.as_str(), Option::read("side", from)?) {
            ("assistant", Some(side)) => Ok(Self::Assistant(side)),
            ("device", None) => Ok(Self::Device),
            (_, _) => Err(UnreadableValue::word(key, &what)),
        }
    }
}

/// The verdict as `compare` prints it, and the `side` of the sheet it is about.
impl StoredValue for SheetsVerdict {
    fn write(&self, key: &str, to: &mut Fields) {
        self.as_str().to_owned().write(key, to);
        self.side().write("side", to);
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let verdict = String::read(key, from)?;
        let side = || Color::read("side", from);
        match verdict.as_str() {
            word if word == Self::Agree.as_str() => Ok(Self::Agree),
            word if word == Self::Differ.as_str() => Ok(Self::Differ),
            word if word == Self::IllegalMove.as_str() => Ok(Self::IllegalMove),
            word if word == Self::Unreadable(Color::White).as_str() => side().map(Self::Unreadable),
            word if word == Self::Incomplete(Color::White).as_str() => side().map(Self::Incomplete),
            word => Err(UnreadableValue::word(key, word)),
        }
    }
}

/// The claim, the reason the ending would have if it is a draw, the intended move, and the touched square.
impl StoredValue for Claim {
    fn write(&self, key: &str, to: &mut Fields) {
        let touched = if let Self::Touched(square) = self {
            Some(*square)
        } else {
            None
        };
        self.as_str().to_owned().write(key, to);
        self.drawn_by().write("reason", to);
        self.intended().write("uci", to);
        touched.write("square", to);
    }

    fn read(key: &str, from: &Fields) -> Result<Self, UnreadableValue> {
        let word = String::read(key, from)?;
        let uci = Option::read("uci", from)?;
        Ok(match word.as_str() {
            "threefold" => Self::Threefold(uci),
            "fifty" => Self::Fifty(uci),
            "touched" => Self::Touched(Square::read("square", from)?),
            "illegal-move" => Self::IllegalMove,
            "quickplay" => Self::Quickplay,
            "flag" => Self::Flag,
            "increment" => Self::Increment,
            _ => Self::Irregularity(word.parse().ok().ok_or_else(|| UnreadableValue::word(key, &word))?),
        })
    }
}

/// The stored form of a value of parts: each part under its own key.
#[macro_export]
#[doc(hidden)]
macro_rules! stored_parts {
    ($Type:ty { $($field:ident $(as $key:literal)?),+ $(,)? }) => {
        impl $crate::stored::StoredValue for $Type {
            fn write(&self, _key: &str, to: &mut $crate::stored::Fields) {
                $(self.$field.write($crate::stored::key!($field $($key)?), to);)+
            }

            fn read(
                _key: &str,
                from: &$crate::stored::Fields,
            ) -> Result<Self, $crate::stored::UnreadableValue> {
                Ok(Self {
                    $($field: $crate::stored::StoredValue::read($crate::stored::key!($field $($key)?), from)?,)+
                })
            }
        }
    };
}

stored_parts!(Envelope { salt, sealed, with_pin });
stored_parts!(Devices {
    earphone,
    second_earphone,
    arbiter_earphone,
    loudspeaker
});
stored_parts!(Ending {
    result,
    reason,
    article
});

/// The key of a field: its own name, or the one it is stored under.
#[macro_export]
#[doc(hidden)]
macro_rules! key {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $key:literal) => {
        $key
    };
}

/// Writes a field, unless it equals the default for an absent one.
#[macro_export]
#[doc(hidden)]
macro_rules! write_field {
    ($value:ident, $key:expr, $to:ident) => {
        $crate::stored::StoredValue::write($value, $key, &mut $to)
    };
    ($value:ident, $key:expr, $to:ident, $absent:expr) => {
        if *$value != $absent {
            $crate::stored::StoredValue::write($value, $key, &mut $to);
        }
    };
}

/// Reads a field, or its default if it is absent.
#[macro_export]
#[doc(hidden)]
macro_rules! read_field {
    ($Type:ty, $key:expr, $from:ident) => {
        <$Type as $crate::stored::StoredValue>::read($key, $from)?
    };
    ($Type:ty, $key:expr, $from:ident, $absent:expr) => {
        <Option<$Type> as $crate::stored::StoredValue>::read($key, $from)?.unwrap_or($absent)
    };
}

/// Events with their stored form: one table of `Variant = "name in the journal" by Whoever { field: Type, … }`.
///
/// `by` is a field like the others: the person who acted. `field as "key"` is stored under another key than its name;
/// `field: Type = value` is left out of the record when it has that value. A variant with `+ "key"` shares its name
/// with others and is chosen when that key is present. Families of events with a table of their own follow `and`.
#[macro_export]
#[doc(hidden)]
macro_rules! stored_events {
    (
        $(#[$about:meta])*
        pub enum $Enum:ident {
            $(
                $(#[$doc:meta])*
                $Variant:ident = $name:literal $(+ $marker:literal)? $($by:ident $Who:ty)? {
                    $($(#[$field_doc:meta])* $field:ident $(as $key:literal)? : $Type:ty $(= $absent:expr)?),* $(,)?
                },
            )+
        }
        $(and { $($(#[$family_doc:meta])* $Family:ident($Inner:ty),)+ })?
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the fields are the keys of the contract; times in milliseconds")]
        pub enum $Enum {
            $(
                $(#[$doc])*
                $Variant { $($by: $Who,)? $($(#[$field_doc])* $field: $Type,)* },
            )+
            $($($(#[$family_doc])* $Family($Inner),)+)?
        }

        impl $Enum {
            /// The person who acted, if any.
            pub fn by(&self) -> Option<$crate::people::Person> {
                match self {
                    $(Self::$Variant { $($by,)? .. } => None$(.or((*$by).into()))?,)+
                    $($(Self::$Family(what) => what.by(),)+)?
                }
            }

            /// The record, `name` first.
            pub fn record(&self) -> $crate::stored::Fields {
                let mut to = $crate::stored::Fields::new();
                match self {
                    $(Self::$Variant { $($by,)? $($field,)* } => {
                        to.insert(String::from("name"), $crate::stored::Value::from($name));
                        $($crate::stored::write_field!($by, "by", to);)?
                        $($crate::stored::write_field!(
                            $field, $crate::stored::key!($field $($key)?), to $(, $absent)?
                        );)*
                    })+
                    $($(Self::$Family(what) => return what.record(),)+)?
                }
                to
            }

            /// Reads the record of that name; `None` if no event has it.
            pub fn of_record(
                name: &str,
                from: &$crate::stored::Fields,
            ) -> Result<Option<Self>, $crate::stored::UnreadableValue> {
                $(
                    if name == $name $(&& from.contains_key($marker))? {
                        return Ok(Some(Self::$Variant {
                            $($by: $crate::stored::read_field!($Who, "by", from),)?
                            $($field: $crate::stored::read_field!(
                                $Type, $crate::stored::key!($field $($key)?), from $(, $absent)?
                            ),)*
                        }));
                    }
                )+
                $($(
                    if let Some(what) = <$Inner>::of_record(name, from)? {
                        return Ok(Some(Self::$Family(what)));
                    }
                )+)?
                Ok(None)
            }
        }
    };
}

pub use crate::{key, read_field, stored_events, stored_parts, word_of_each, words, write_field};
