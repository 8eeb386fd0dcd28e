//! Games pushed into a round of a broadcast on lichess: the requests and their results.

use super::{LichessFault, LichessToken};

/// A request to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BroadcastRequest {
    /// Push with this token from now on (`study:write`). It is kept apart from that of a player.
    SignIn(LichessToken),
    /// Stop pushing, and forget the token.
    SignOut,
    /// Make these games, as PGN, those of that round. An earlier request for the round that is not done yet is dropped.
    Push {
        /// The server's name for the round.
        round: String,
        /// At most a hundred games.
        games: String,
    },
}

/// News of the broadcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BroadcastNews {
    /// This person pushes.
    SignedIn {
        /// The name of that person.
        name: String,
        /// The token is in a file for its owner alone: no key store has taken it.
        kept_in_file: bool,
    },
    /// No account is signed in.
    SignedOut,
    /// The server has taken the games, each as far as its entry says.
    Pushed {
        /// The server's name for the round.
        round: String,
        /// The games in their order.
        games: Vec<PushedGame>,
    },
    /// The games of that round are not there. If nothing answered they are sent again until they are, or newer ones
    /// come.
    NotPushed {
        /// The server's name for the round.
        round: String,
        /// The reason.
        fault: LichessFault,
    },
    /// Something else was not done, or has to wait.
    Failed(LichessFault),
}

/// The part of a game that a broadcast has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushedGame {
    /// The board of the game; empty if the answer does not say.
    pub board: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The number of moves taken.
    pub moves: usize,
    /// The reason why the rest was not taken, in the server's words.
    pub fault: Option<String>,
}
