//! The known state of the person's account, for the page and the typed list.

use super::{Challenge, Underway};

/// The person's name there, their games under way and their challengers, as the server told them last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AccountState {
    /// The person's name there; `None` while nobody is signed in.
    pub name: Option<String>,
    /// The token is in a file for its owner alone: no key store runs.
    pub is_kept_in_file: bool,
    /// The person's games under way.
    pub games: Vec<Underway>,
    /// The challenges to the person.
    pub challenges: Vec<Challenge>,
    /// A search for an opponent is under way.
    pub is_seeking: bool,
}

impl AccountState {
    /// Keeps the newest state of a game of the person.
    pub fn keep_game(&mut self, game: Underway) {
        self.games.retain(|known| known.game != game.game);
        self.games.push(game);
    }

    /// Keeps the newest state of a challenge; true if the challenge is new.
    pub fn keep_challenge(&mut self, challenge: Challenge) -> bool {
        let is_new = !self.challenges.iter().any(|known| known.id == challenge.id);
        self.challenges.retain(|known| known.id != challenge.id);
        self.challenges.push(challenge);
        is_new
    }
}
