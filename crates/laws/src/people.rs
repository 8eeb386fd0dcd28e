//! Who sits at the table (Art. 4.9, 6.2.6, 8.1.6, 12, D.2.10, D.2.11).

use std::{fmt, str::FromStr};

use shakmaty::{ByColor, Color};

/// A person at the table, by the place he has there.
///
/// Not called a role: that word is the kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Person {
    /// The player of one colour.
    Player(Color),
    /// The assistant of the player of one colour (D.2.10, D.2.11).
    Assistant(Color),
    /// The arbiter (Art. 12).
    Arbiter,
}

impl Person {
    /// Everybody there can be, in the order in which they are listed and told.
    pub const ALL: [Self; 5] = [
        Self::Player(Color::White),
        Self::Player(Color::Black),
        Self::Assistant(Color::White),
        Self::Assistant(Color::Black),
        Self::Arbiter,
    ];

    /// The player this person is or stands by; none for the arbiter.
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Player(color) | Self::Assistant(color) => Some(color),
            Self::Arbiter => None,
        }
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Player(Color::White) => "white",
            Self::Player(Color::Black) => "black",
            Self::Assistant(Color::White) => "assistant-white",
            Self::Assistant(Color::Black) => "assistant-black",
            Self::Arbiter => "arbiter",
        })
    }
}

/// The word names nobody who can sit at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NobodyOfThatName;

impl FromStr for Person {
    type Err = NobodyOfThatName;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|person| person.to_string() == s)
            .ok_or(NobodyOfThatName)
    }
}

/// What bears on how a player plays and is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Blind or visually impaired: Appendix D's special rules are his (D.2).
    Vi,
    /// Sighted.
    Sighted,
    /// Sighted and deaf: against a VI player an assistant must be appointed (D.2.11).
    Deaf,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// His name as it is shown and said.
    pub name: String,
    /// Which rules of Appendix D are his.
    pub sight: Sight,
}

/// Everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// The two players.
    pub players: ByColor<Player>,
    /// Their assistants, by name.
    pub assistants: ByColor<Option<String>>,
    /// The arbiter's name, if there is an arbiter.
    pub arbiter: Option<String>,
}

impl People {
    /// Whether that person sits at this table.
    pub fn has(&self, person: Person) -> bool {
        match person {
            Person::Player(_) => true,
            Person::Assistant(color) => self.assistants.get(color).is_some(),
            Person::Arbiter => self.arbiter.is_some(),
        }
    }

    /// Everybody present, in a fixed order.
    pub fn present(&self) -> impl Iterator<Item = Person> + '_ {
        Person::ALL.into_iter().filter(|person| self.has(*person))
    }

    /// Whether the player of that colour is visually impaired.
    pub fn is_vi(&self, color: Color) -> bool {
        self.players.get(color).sight == Sight::Vi
    }

    /// Whether the player of that colour is disabled: nothing may be deducted from his time for it (6.2.6, 8.1.6).
    pub fn is_disabled(&self, color: Color) -> bool {
        match self.players.get(color).sight {
            Sight::Vi | Sight::Deaf => true,
            Sight::Sighted => false,
        }
    }

    /// Whether an assistant must still be appointed: one player is visually impaired, the other deaf (D.2.11).
    pub fn lacks_an_assistant(&self) -> bool {
        let is = |sight: Sight| self.players.iter().any(|player| player.sight == sight);
        is(Sight::Vi) && is(Sight::Deaf) && self.assistants.iter().all(Option::is_none)
    }

    /// The name of a person, empty for one who is not there.
    pub fn name(&self, person: Person) -> &str {
        match person {
            Person::Player(color) => &self.players.get(color).name,
            Person::Assistant(color) => self.assistants.get(color).as_deref().unwrap_or_default(),
            Person::Arbiter => self.arbiter.as_deref().unwrap_or_default(),
        }
    }
}

/// Who has come (6.7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Attendance {
    /// Who has arrived, or done something at the table.
    pub(super) present: ByColor<bool>,
    /// The loss of an absent player has been proposed.
    pub(super) default_offered: bool,
}
