//! Requests to lichess.

use shakmaty::Color;

use super::typed::words::after;
pub use protocols::lichess::{LichessToken, ServerClock, Terms};

/// A request to lichess. A token is in it only until the request is fulfilled, and is written out nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LichessIntent {
    /// Lists the account, its games and its challengers; said aloud, or only looked up for the screen.
    List {
        /// True if the list is said.
        aloud: bool,
    },
    /// Sign in with that personal token.
    SignIn(LichessToken),
    /// Forget the token.
    SignOut,
    /// Challenge somebody.
    Challenge {
        /// The opponent's name on lichess.
        to: String,
        /// The terms.
        terms: Terms,
        /// The side the challenger wants; drawn by lot if none.
        side: Option<Color>,
    },
    /// Accept the challenge of that number in the list, counted from 1; the only one if none.
    Accept(Option<usize>),
    /// Decline the challenge of that number; the only one if none.
    Decline(Option<usize>),
    /// Look for an opponent.
    Seek(Terms),
    /// Stop looking for an opponent.
    StopSeeking,
    /// Play the server's engine.
    PlayEngine {
        /// The strength, 1 to 8.
        level: u8,
        /// The terms.
        terms: Terms,
        /// The side the player wants; drawn by lot if none.
        side: Option<Color>,
    },
    /// Go to the game of that number in the list, counted from 1; the only one if none.
    Go(Option<usize>),
    /// End the game before both have moved.
    Abort,
    /// Win because the opponent has been gone for long.
    ClaimVictory,
    /// Write to the opponent.
    Say(String),
    /// Read the messages written in the game.
    ReadChat,
    /// Say how to type that command: the words typed after it do not belong there.
    HowTo {
        /// The words of the command.
        line: &'static str,
        /// The words that may follow them.
        rest: &'static str,
    },
}

/// The beginning of personal tokens, longer than any word of a move.
const TOKEN: &str = "lip_";

/// The personal token in a typed line, whatever the words before it: anything that may be a token is taken as one, and
/// never said back.
pub(super) fn token_in(line: &str) -> Option<LichessToken> {
    let is_token = |word: &&str| word.starts_with(TOKEN) && word.len() > TOKEN.len() + 8;
    let found = line.split_whitespace().find(is_token);
    found.map(|word| LichessToken(word.to_owned()))
}

/// The line of the lichess page as it is typed in the move line, where the server's name comes before it.
pub fn sentence(text: &str) -> String {
    let text = text.trim();
    if after(text, "lichess").is_some() {
        text.to_owned()
    } else {
        format!("lichess {text}")
    }
}
