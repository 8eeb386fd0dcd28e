//! The connection of a table to the other computer of a game on two.

use shakmaty::{ByColor, Color};

use laws::game::Game;
use laws::people::Person;
use locale::Locale;
use settings::Settings;

/// State of the connection to the other computer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct RemoteConnection {
    /// The sides this table hosts: each is played elsewhere, or waits for a player with its code.
    pub(super) hosts: ByColor<bool>,
    /// The person who is told of it.
    pub(super) by: Option<Person>,
    /// The seat, if this table is a seat at another computer's table.
    pub(super) seat: Option<RemoteSeat>,
    /// The sides whose computers are not heard.
    pub(super) are_away: ByColor<bool>,
    /// At a seat: true if the computer with the table is not heard.
    pub(super) host_is_away: bool,
    /// The remote person whose request is being carried out.
    pub(super) from: Option<Person>,
    /// The locale and settings of the hosted seats before a remote player came: this computer's, restored when the
    /// remote player leaves.
    pub(super) before: ByColor<Option<(Locale, Settings)>>,
}

/// A seat of a table at another computer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RemoteSeat {
    /// The side of the seat.
    pub(super) side: Option<Color>,
    /// True if the other computer has closed the seat.
    pub(super) is_ended: bool,
    /// The open question to its player.
    pub(super) question: Option<String>,
    /// The player's assistant, if one sits here too, and the open question to the assistant.
    pub(super) assistant: Option<(Person, Option<String>)>,
    /// Number of sentences that came while the host was away.
    pub(super) missed: usize,
}

impl RemoteConnection {
    pub(crate) const fn is_a_seat(&self) -> bool {
        self.seat.is_some()
    }

    pub(crate) fn seat_is_ended(&self) -> bool {
        self.seat.as_ref().is_some_and(|seat| seat.is_ended)
    }

    /// The person who sits here with the player of that side, by the game on this table.
    pub(crate) fn neighbour(&self, game: &Game, side: Color) -> Option<Person> {
        let other = side.other();
        if self.is_a_seat() {
            return self.assistant_here();
        }
        game.elsewhere(other).is_none().then_some(Person::Player(other))
    }

    pub(crate) fn question(&self, person: Person) -> Option<&str> {
        let seat = self.seat.as_ref()?;
        let assistants = seat.assistant.as_ref().filter(|(assistant, _)| *assistant == person);
        assistants.map_or(&seat.question, |(_, question)| question).as_deref()
    }

    pub(crate) fn assistant_here(&self) -> Option<Person> {
        Some(self.seat.as_ref()?.assistant.as_ref()?.0)
    }

    pub(crate) const fn is_told(&self) -> Option<Person> {
        self.by
    }

    pub(crate) fn hears(&self, side: Color) -> bool {
        !self.are_away.get(side)
    }

    pub(crate) const fn hears_the_host(&self) -> bool {
        !self.host_is_away
    }
}
