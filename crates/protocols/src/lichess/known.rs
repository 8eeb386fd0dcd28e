//! What is known of the person's account: what the page and the typed list tell.

use super::{Challenge, Underway};

/// His name there, his games under way and who challenges him, as the server told it last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// His name there; none while nobody is signed in.
    pub name: Option<String>,
    /// The token is in a file for its owner alone: no key store runs.
    pub is_kept_in_file: bool,
    /// His games under way.
    pub games: Vec<Underway>,
    /// Who challenges him.
    pub challenges: Vec<Challenge>,
    /// It is being looked for an opponent.
    pub is_seeking: bool,
}

impl Known {
    /// A game of his, as it is told now.
    pub fn keep_game(&mut self, game: Underway) {
        self.games.retain(|known| known.game != game.game);
        self.games.push(game);
    }

    /// A challenge, as it is told now; whether it is new.
    pub fn keep_challenge(&mut self, challenge: Challenge) -> bool {
        let is_new = !self.challenges.iter().any(|known| known.id == challenge.id);
        self.challenges.retain(|known| known.id != challenge.id);
        self.challenges.push(challenge);
        is_new
    }
}
