//! The way from a seat to its table at another computer.

use std::collections::VecDeque;

use laws::moment::Moment;
use laws::people::Person;
use link::seat::{GuestEnd, SeatStep};
use link::topic::Topic;
use settings::Settings;

/// The way from a seat to the table that it belongs to.
pub struct SeatConnection {
    /// The person at the seat.
    pub person: Person,
    /// The seat's end of the link.
    pub end: GuestEnd,
    /// The topic of the person's wishes.
    pub wishes: Topic,
    /// The number of the last question.
    pub questions: u64,
    /// The moment at which the person's turn arrived here.
    pub handed: Option<Moment>,
    /// The steps that came before this thread existed, and are still to be said.
    pub fresh: Vec<SeatStep>,
    /// The person's settings as the host knows them.
    pub settings: Option<Settings>,
    /// Wishes that are not carried out yet.
    pub wished: VecDeque<WishOrigin>,
}

/// The origin of a wish, told when the wish is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishOrigin {
    /// The settings; no one waits for them.
    Settings,
    /// An action of a person.
    Act,
    /// A line that this person typed, in their own window.
    Line(Person),
}
