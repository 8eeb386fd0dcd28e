//! Who sits at the table, and who may do what (Art. 4.9, 6.2.6, 8.1.6, 12, D.2.10, D.2.11).

use std::{fmt, str::FromStr};

use shakmaty::{ByColor, Color};

use super::refusal::{Code, Refusal};
use super::regulations::{Place, Regulations, Rule};

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

/// What a command does, as far as it matters for who may give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Announce, correct or repeat a move for the player of that colour (D.2.1, D.2.10.2).
    Speak(Color),
    /// Lay hands on the board of the player of that colour (Art. 4, D.2.10.1).
    Hand(Color),
    /// Press that player's clock (6.2, D.2.10.3).
    Press(Color),
    /// Write on that player's scoresheet (8.1, D.2.10.3).
    Record(Color),
    /// Stop both clocks to call the arbiter (6.11.2).
    StopClocks,
    /// Start the clocks: the arbiter's, or a player's where there is none (6.6, 6.11.3).
    StartClocks,
    /// Correct times, move counters or periods: the arbiter's (6.10.2), or either player's at home where there is none.
    SetClocks,
    /// Decide over that player's game: offer, accept, resign, sign (5.1.2, 9.1, 8.7).
    OwnGame(Color),
    /// Claim the fall of the opponent's flag for that player (6.8, D.2.10.5).
    ClaimFlag(Color),
    /// Ask something that is answered to the asker alone.
    Ask,
    /// Rule (Art. 12).
    Rule,
    /// Answer a proposal: the arbiter's, or both players' where there is none.
    Settle,
}

/// Whether this person may do this; the Article that would say so in the refusal.
///
/// # Errors
/// `not_permitted`, with the Article that gives the duty to somebody else.
pub fn may(people: &People, regulations: &Regulations, by: Person, duty: Duty) -> Result<(), Refusal> {
    let refused = |rule: Rule| Err(Refusal::under(Code::NotPermitted, regulations.article(rule)));
    if !people.has(by) {
        return Err(Refusal::new(Code::NotPermitted));
    }
    let at_home = regulations.place == Place::Home;
    match (duty, by) {
        (Duty::Ask, _)
        | (Duty::StopClocks | Duty::StartClocks | Duty::SetClocks | Duty::Rule | Duty::Settle, Person::Arbiter)
        | (Duty::StopClocks, Person::Player(_)) => Ok(()),
        (Duty::StartClocks | Duty::Settle, Person::Player(_)) if people.arbiter.is_none() => Ok(()),
        (Duty::SetClocks, Person::Player(_)) if people.arbiter.is_none() && at_home => Ok(()),
        (
            Duty::Speak(side)
            | Duty::Hand(side)
            | Duty::Press(side)
            | Duty::Record(side)
            | Duty::OwnGame(side)
            | Duty::ClaimFlag(side),
            Person::Player(own),
        ) if side == own => Ok(()),
        (Duty::ClaimFlag(side), Person::Assistant(own)) if side == own && people.is_vi(own) => Ok(()),
        // At home two friends share a laptop; each may set the other's board right or repeat for him.
        (Duty::Hand(_), Person::Player(_)) if at_home => Ok(()),
        (Duty::Speak(_) | Duty::Hand(_), Person::Assistant(own)) => {
            if people.is_vi(own) || people.assistants.get(own.other()).is_none() {
                Ok(())
            } else {
                refused(Rule::SightedAssistant)
            }
        }
        (Duty::Press(side) | Duty::Record(side), Person::Assistant(own)) => {
            if side == own && people.is_vi(own) {
                Ok(())
            } else {
                refused(Rule::AssistantClockAndSheet)
            }
        }
        (Duty::OwnGame(_) | Duty::ClaimFlag(_), _) => refused(Rule::Assistant),
        (Duty::StopClocks | Duty::StartClocks, Person::Assistant(_)) | (Duty::StartClocks, Person::Player(_)) => {
            refused(Rule::ArbiterStartsClocks)
        }
        (Duty::SetClocks | Duty::Rule | Duty::Settle, Person::Player(_) | Person::Assistant(_)) => {
            refused(Rule::ArbiterRules)
        }
        (Duty::Speak(_) | Duty::Hand(_), Person::Player(_) | Person::Arbiter) => refused(Rule::OwnBoard),
        (Duty::Press(_) | Duty::Record(_), Person::Player(_) | Person::Arbiter) => refused(Rule::PressOwnClock),
    }
}
