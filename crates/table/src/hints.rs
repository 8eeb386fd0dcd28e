//! The hints of a table: the act each player was told, and the quiet after which they are told it.

use shakmaty::ByColor;

use laws::moment::Moment;
use laws::people::Person;
use query::next::NextAct;

/// The act each player was told, and the start of the present quiet.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Hints {
    /// The moment of the last event or act.
    pub(super) since: Moment,
    /// The act each player knows: it is not told again until it changes.
    pub(super) known: ByColor<Option<(NextAct, u32)>>,
    /// The terminal the table is used in, if any, and the person at it.
    pub(super) terminal: Option<(Terminal, Person)>,
    /// True while a page or a question covers the game in a person's window.
    pub(super) is_covered: bool,
}

/// The reader of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminal {
    /// A person.
    Person,
    /// Another program: it gets answers, and nothing that it did not ask for.
    Program,
}

impl Hints {
    /// Takes note that something happens, or that somebody does something.
    pub(super) fn stirred(&mut self, at: Moment) {
        self.since = self.since.max(at);
    }

    /// The moment of the last event or act.
    pub(super) const fn last_stir(&self) -> Moment {
        self.since
    }
}
