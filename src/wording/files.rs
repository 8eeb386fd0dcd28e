//! Games as files, in words.

use crate::laws::ending::GameResult;
use crate::locale::Messages;

/// How a stored game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredState {
    /// It can be gone on with.
    Unfinished,
    /// It has ended so.
    Ended(GameResult),
    /// It can only be looked at, or not even that.
    Damaged,
}

/// A stored game as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its file.
    pub path: String,
    /// When it was set up, as ISO 8601; empty where nobody knows.
    pub created: String,
    /// White's and Black's name; none where not even that can be read.
    pub names: Option<(String, String)>,
    /// How it stands.
    pub state: StoredState,
}

/// "2026-11-21 14:00, Ada – Ben, 1-0".
pub fn stored_game(messages: &Messages, game: &StoredGame) -> String {
    let created = game.created.get(..16).unwrap_or(&game.created).replace('T', " ");
    let names = match &game.names {
        Some((white, black)) => format!("{white} – {black}"),
        None => game.path.clone(),
    };
    let state = match game.state {
        StoredState::Unfinished => messages.text("stored-unfinished", &[]),
        StoredState::Ended(result) => result.to_string(),
        StoredState::Damaged => messages.text("stored-damaged", &[]),
    };
    let parts = [created, names, state].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}
