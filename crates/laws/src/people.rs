//! The people at the table (Art. 4.9, 6.2.6, 8.1.6, 12, D.2.10, D.2.11).

use shakmaty::{ByColor, Color};

/// A person at the table, by their place there.
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
    /// Every possible person, in the order of lists and announcements.
    pub const ALL: [Self; 5] = [
        Self::Player(Color::White),
        Self::Player(Color::Black),
        Self::Assistant(Color::White),
        Self::Assistant(Color::Black),
        Self::Arbiter,
    ];

    /// The colour of this player, or of the player this person assists; `None` for the arbiter.
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Player(color) | Self::Assistant(color) => Some(color),
            Self::Arbiter => None,
        }
    }

    /// The word of scripts, journals and JSON for this person.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Player(Color::White) => "white",
            Self::Player(Color::Black) => "black",
            Self::Assistant(Color::White) => "assistant-white",
            Self::Assistant(Color::Black) => "assistant-black",
            Self::Arbiter => "arbiter",
        }
    }
}

written!(Person);

/// A player's sight and hearing, as far as the Laws and the announcements depend on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Blind or visually impaired: Appendix D's special rules apply (D.2).
    Vi,
    /// Sighted.
    #[default]
    Sighted,
    /// Sighted and deaf: against a VI player an assistant must be appointed (D.2.11).
    Deaf,
}

impl Sight {
    /// All kinds, as they are listed for a person.
    pub const ALL: [Self; 3] = [Self::Vi, Self::Sighted, Self::Deaf];
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's name as it is shown and spoken.
    pub name: String,
    /// The player's sight, which decides on the rules of Appendix D.
    pub sight: Sight,
}

/// The people at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// The two players.
    pub players: ByColor<Player>,
    /// The assistants, by name.
    pub assistants: ByColor<Option<String>>,
    /// The arbiter's name, if there is an arbiter.
    pub arbiter: Option<String>,
}

impl People {
    /// Two players without assistants and without an arbiter.
    pub fn of(players: ByColor<Player>) -> Self {
        Self {
            players,
            assistants: ByColor::default(),
            arbiter: None,
        }
    }

    /// True if that person sits at this table.
    pub fn has(&self, person: Person) -> bool {
        match person {
            Person::Player(_) => true,
            Person::Assistant(color) => self.assistants.get(color).is_some(),
            Person::Arbiter => self.arbiter.is_some(),
        }
    }

    /// The people present, in a fixed order.
    pub fn present(&self) -> impl Iterator<Item = Person> + '_ {
        Person::ALL.into_iter().filter(|person| self.has(*person))
    }

    /// True if the player of that colour is visually impaired.
    pub fn is_vi(&self, color: Color) -> bool {
        self.players.get(color).sight == Sight::Vi
    }

    /// True if the player of that colour is disabled: no time may be deducted for it (6.2.6, 8.1.6).
    pub fn is_disabled(&self, color: Color) -> bool {
        match self.players.get(color).sight {
            Sight::Vi | Sight::Deaf => true,
            Sight::Sighted => false,
        }
    }

    /// True if an assistant must still be appointed: one player is visually impaired, the other deaf (D.2.11).
    pub fn lacks_an_assistant(&self) -> bool {
        let is = |sight: Sight| self.players.iter().any(|player| player.sight == sight);
        is(Sight::Vi) && is(Sight::Deaf) && self.assistants.iter().all(Option::is_none)
    }

    /// The name of a person, empty if absent.
    pub fn name(&self, person: Person) -> &str {
        match person {
            Person::Player(color) => &self.players.get(color).name,
            Person::Assistant(color) => self.assistants.get(color).as_deref().unwrap_or_default(),
            Person::Arbiter => self.arbiter.as_deref().unwrap_or_default(),
        }
    }
}

/// The players who have come (6.7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Attendance {
    /// The sides that have arrived, or done something at the table.
    pub(super) present: ByColor<bool>,
    /// True once the loss of an absent player has been proposed.
    pub(super) default_offered: bool,
}
