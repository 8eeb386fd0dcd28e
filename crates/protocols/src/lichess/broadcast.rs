//! Games pushed into a round of a broadcast on lichess: what is asked and what comes of it.

use super::{Fault, Token};

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Whoever this token is of pushes from now on (`study:write`). It is kept apart from that of a player.
    SignIn(Token),
    /// Nobody does any more, and the token is forgotten.
    SignOut,
    /// These games, as PGN, are those of that round now; what was asked for it before and not done yet is not done any more.
    Push {
        /// The server's name for the round.
        round: String,
        /// At most a hundred games.
        games: String,
    },
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// This person pushes.
    SignedIn {
        /// His name.
        name: String,
        /// The token is in a file for its owner alone: no key store has taken it.
        kept_in_file: bool,
    },
    /// Nobody is signed in.
    SignedOut,
    /// The server has taken the games, each as far as it says.
    Pushed {
        /// The server's name for the round.
        round: String,
        /// In the order of the games.
        games: Vec<PushedGame>,
    },
    /// The games of that round are not there. Where nothing answered they are sent again until they are, or newer ones come.
    NotPushed {
        /// The server's name for the round.
        round: String,
        /// Why.
        fault: Fault,
    },
    /// Something else was not done, or has to wait.
    Failed(Fault),
}

/// What a broadcast has taken of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushedGame {
    /// Its board; empty where the answer does not say.
    pub board: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How many moves were taken.
    pub moves: usize,
    /// Why the rest was not, in the server's words.
    pub fault: Option<String>,
}
