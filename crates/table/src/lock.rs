//! A locked table: the permission to put another in its place, and the arbiter's panel that is closed when nobody sits
//! at it.
//!
//! The lock is a state of the table, not of a window. Everything that would put another game here – a typed line, a
//! key, a form, a dialog, a dropped file – needs the [`Permit`] that one question gives.

/// Permission for another table to take the place of this one. Only [`super::Table::may_be_left`] gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit {
    pub(super) others: OtherGames,
    /// True if an endgame in its place leads back to the game that is left; one endgame after another leads back to the game before both.
    pub(super) leads_back: bool,
    /// The path of the journal of the game to which an endgame leads back.
    pub(super) back: Option<String>,
}

impl Permit {
    /// Notes the journal of the game that is left; none if nothing is stored in it.
    #[must_use]
    pub fn leaving(mut self, journal: Option<String>) -> Self {
        if self.leads_back {
            self.back = journal;
        }
        self
    }
}

/// Games at this computer that are played on without this table, and for whose sake nobody is helped at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherGames {
    /// The game against a person on a server, by the server's name for it.
    pub against_a_person: Option<String>,
    /// True if one of them is at an event or in competition.
    pub competes: bool,
}
