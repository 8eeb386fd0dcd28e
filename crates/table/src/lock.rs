//! A locked table: the permission to put another in its place, and the arbiter's panel that is closed when nobody sits
//! at it.
//!
//! The lock is a state of the table, not of a window. Everything that would put another game here – a typed line, a
//! key, a form, a dialog, a dropped file – needs the [`Permit`] that one question gives.

/// Permission for another table to take the place of this one. Only [`super::Table::may_be_left`] gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit(pub(super) OtherGames);

/// Games at this computer that are played on without this table, and for whose sake nobody is helped at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherGames {
    /// The game against a person on a server, by the server's name for it.
    pub against_a_person: Option<String>,
    /// True if one of them is at an event or in competition.
    pub competes: bool,
}
