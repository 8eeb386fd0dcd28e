//! A file of games that is open: its list, the games found in it, and the work under way on it.

use std::sync::Arc;

use laws::people::Person;
use locale::{Messages, Value};
use review::collection::Hit;
use review::index::Index;

/// A file of games that is open.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GamesFile {
    pub(super) path: String,
    /// The person who has opened it.
    pub(super) by: Person,
    pub(super) index: Arc<Index>,
    /// The games that were found, from 0; all of them before any search.
    pub(super) found: Option<Arc<[usize]>>,
    /// The found games with the places that were looked for.
    pub(super) hits: Arc<[Hit]>,
    /// Number of listed games that have been said.
    pub(super) told: usize,
    pub(super) work: FileWork,
    /// The file that was open before, until this one is known to be one: it stays open if this one cannot be opened.
    pub(super) instead_of: Option<Arc<GamesFile>>,
    /// True once its list was shown or told. A file of which a person knows only one game is closed with that game.
    pub(super) is_shown: bool,
    /// True if its list is closed; the file is still needed for its game under review.
    pub(super) is_put_away: bool,
}

/// The work under way on a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum FileWork {
    #[default]
    None,
    /// Listing; the game of that number, from 1, is wanted then, if one was named.
    Lists(Option<usize>),
    /// Listing more: the list is shown already, and grows.
    ListsMore,
    /// Searching for games.
    Finds,
    /// Reading a game.
    Reads,
    /// Writing a game.
    Saves,
}

impl GamesFile {
    /// The games in the order of their list: those found, or all.
    pub(super) fn listed(&self) -> (Arc<Index>, Option<Arc<[usize]>>) {
        (Arc::clone(&self.index), self.found.clone())
    }

    /// The file's name, and the number of games listed.
    pub(super) fn title(&self, messages: &Messages) -> String {
        let count = self.found.as_ref().map_or(self.index.len(), |found| found.len());
        let values = [("file", Value::quoting_path(&self.path)), ("count", count.into())];
        messages.text("games-title", &values)
    }

    /// True if somebody waits for it.
    pub(super) fn is_busy(&self) -> bool {
        self.work != FileWork::None
    }
}
