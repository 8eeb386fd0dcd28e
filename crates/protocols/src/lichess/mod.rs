//! A game on lichess (the Board API): the requests to the server and its news, as plain values. Both are written and
//! read here; `adapters::lichess` sends and hears them.

pub mod asking;
pub mod broadcast;
pub mod reading;

mod known;

pub use known::AccountState;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

/// A request to the server.
#[derive(Clone, PartialEq, Eq)]
pub enum LichessRequest {
    /// Sign in with that personal token, and keep it in the system's key store.
    SignIn(LichessToken),
    /// Forget the token.
    SignOut,
    /// Tell who is signed in, and listen to the events for that person: challenges, games that begin.
    Listen,
    /// Tell the games and the challenges that there are.
    List,
    /// Look for an opponent on these terms.
    Seek(Terms),
    /// Stop looking for an opponent, and withdraw the challenge that was sent.
    StopSeeking,
    /// Challenge somebody; the challenge stands until it is answered or [`LichessRequest::StopSeeking`].
    Challenge {
        /// The name there of the person challenged.
        to: String,
        /// The terms of the game.
        terms: Terms,
        /// The side that the challenger wants; by lot if none.
        side: Option<Color>,
    },
    /// Play against the server's engine.
    PlayEngine {
        /// The strength of the engine, 1 to 8.
        level: u8,
        /// The terms of the game; it is never rated.
        terms: Terms,
        /// The side that the player wants; by lot if none.
        side: Option<Color>,
    },
    /// Accept the challenge of that name.
    Accept(String),
    /// Decline the challenge of that name.
    Decline(String),
    /// Follow that game: everything that happens in it is told, from its beginning.
    Join(String),
    /// Perform that act in that game.
    InGame(String, OnlineAct),
    /// Tell the messages written in that game so far: its stream tells only those written from now on.
    Chat(String),
    /// Stop asking and listening.
    Leave,
}

/// An act in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlineAct {
    /// Play that move.
    Move {
        /// The move, with castling as king to rook or as the king goes.
        uci: UciMove,
        /// Offer a draw with it, or accept the open offer.
        offers_draw: bool,
    },
    /// Offer a draw or accept it, or decline it.
    Draw(bool),
    /// Ask to take the last move back or agree to it, or refuse it.
    TakeBack(bool),
    /// End the game before both have moved.
    Abort,
    /// Resign.
    Resign,
    /// The opponent has gone for long: win, or take a draw.
    ClaimVictory,
    /// Write to the opponent.
    Chat(String),
}

/// A personal token: it is shown, logged and exported nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct LichessToken(pub String);

impl std::fmt::Debug for LichessToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LichessToken(…)")
    }
}

impl std::fmt::Debug for LichessRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::SignIn(_) => f.write_str("SignIn(…)"),
            Self::SignOut => f.write_str("SignOut"),
            Self::Listen => f.write_str("Listen"),
            Self::List => f.write_str("List"),
            Self::Seek(terms) => write!(f, "Seek({terms:?})"),
            Self::StopSeeking => f.write_str("StopSeeking"),
            Self::Challenge { to, terms, side } => write!(f, "Challenge({to:?}, {terms:?}, {side:?})"),
            Self::PlayEngine { level, terms, side } => write!(f, "PlayEngine({level}, {terms:?}, {side:?})"),
            Self::Accept(name) => write!(f, "Accept({name:?})"),
            Self::Decline(name) => write!(f, "Decline({name:?})"),
            Self::Join(game) => write!(f, "Join({game:?})"),
            Self::InGame(game, act) => write!(f, "InGame({game:?}, {act:?})"),
            Self::Chat(game) => write!(f, "Chat({game:?})"),
            Self::Leave => f.write_str("Leave"),
        }
    }
}

/// The terms of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The clock; none at all if none.
    pub clock: Option<ServerClock>,
    /// True if the game counts for the ratings there.
    pub is_rated: bool,
}

/// The clock of a game on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerClock {
    /// The time of each player at the beginning, in seconds.
    pub initial_s: u32,
    /// The increment of each move, in seconds.
    pub increment_s: u32,
}

/// A message in the chat of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The writer.
    pub from: String,
    /// The text.
    pub text: String,
}

/// News from the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LichessNews {
    /// Signed in under that name; `kept_in_file` if no key store runs and the token is in a file for its owner alone.
    SignedIn {
        /// The name there.
        name: String,
        /// True if no key store runs and the token is in a file.
        kept_in_file: bool,
    },
    /// No account is signed in: there is no token, or it was forgotten.
    SignedOut,
    /// The games under way and the open challenges.
    Listed {
        /// The games of the person who is signed in.
        games: Vec<Underway>,
        /// The challenges to that person.
        challenges: Vec<Challenge>,
    },
    /// A new challenge to that person.
    Challenged(Challenge),
    /// A challenge was withdrawn or has run out.
    ChallengeGone(String),
    /// The person's challenge or seek was declined; holds the reason in the server's words.
    Declined(String),
    /// A search for an opponent is under way, or a challenge was sent and stands.
    Seeking,
    /// The search for an opponent is over, and no challenge of the person stands.
    SeekEnded,
    /// A game of the person begins, or was under way when listening began; told once for each.
    Begins(Underway),
    /// The complete state of the game that is followed: at its beginning, and again whenever the connection was lost.
    Game(Box<GameFull>),
    /// Something happened in that game.
    State(String, GameState),
    /// A person wrote in a game.
    Chat {
        /// The game.
        game: String,
        /// The writer.
        from: String,
        /// The text.
        text: String,
    },
    /// All messages written in that game so far.
    Chatted(String, Vec<ChatLine>),
    /// The opponent has gone; after that many seconds victory may be claimed, if at all.
    OpponentGone(String, Option<u32>),
    /// The opponent is back.
    OpponentBack(String),
    /// The connection was lost; it is tried again.
    Lost,
    /// The connection is back.
    Back,
    /// An act in that game was not done. Before a move is given up, [`LichessNews::Game`] has told the state of the game.
    NotDone {
        /// The game.
        game: String,
        /// The act.
        act: OnlineAct,
        /// The reason.
        fault: LichessFault,
    },
    /// Another request was not done.
    Failed(LichessFault),
}

/// A game that is under way on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Underway {
    /// The name of the game on the server.
    pub game: String,
    /// The opponent there.
    pub opponent: String,
    /// The side of the person who is signed in.
    pub side: Color,
    /// The person who is signed in is the player to move.
    pub is_on_move: bool,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The name of the challenge on the server.
    pub id: String,
    /// The challenger.
    pub from: String,
    /// The rating of the challenger, if any.
    pub rating: Option<u32>,
    /// The terms of the game.
    pub terms: Terms,
    /// The game is standard chess, perhaps from another position, or Chess960, and the server lets it be played from
    /// here.
    pub is_playable: bool,
}

/// The complete state of a game on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFull {
    /// The name of the game on the server.
    pub game: String,
    /// Both players.
    pub players: ByColor<OnlinePlayer>,
    /// The initial position as FEN; the usual one if none.
    pub start: Option<String>,
    /// Castling is written as in Chess960.
    pub is_chess960: bool,
    /// The terms of the game.
    pub terms: Terms,
    /// The state of the game.
    pub state: GameState,
}

/// A player on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlinePlayer {
    /// The name of the player there.
    pub name: String,
    /// The rating of the player, if any.
    pub rating: Option<u32>,
    /// The player is a person, and neither a bot nor the server's engine.
    pub is_person: bool,
    /// The player is the one who is signed in here.
    pub is_own: bool,
}

/// The state of a game on the server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    /// All moves since the initial position.
    pub moves: Vec<UciMove>,
    /// The time left on both clocks, in milliseconds, when the server sent it; `None` without a clock.
    pub left_ms: Option<ByColor<u64>>,
    /// True for a player who offers a draw.
    pub draw: ByColor<bool>,
    /// True for a player who asks to take back.
    pub take_back: ByColor<bool>,
    /// The end of the game, if it has ended.
    pub end: Option<ServerGameEnd>,
}

/// The end of a game on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerGameEnd {
    /// The winner; `None` in a draw, and in a game that was aborted.
    pub winner: Option<Color>,
    /// The server's word for the end ("mate", "resign", "outoftime", "aborted", "draw", "stalemate", "timeout",
    /// "noStart", …).
    pub status: String,
}

/// The reason why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LichessFault {
    /// The token is invalid, or no longer valid.
    Token,
    /// The token does not allow it (`board:play`, `challenge:read`, `challenge:write`).
    Scope,
    /// No account is signed in.
    NotSignedIn,
    /// Too much was asked: nothing is asked for that many seconds.
    TooMuch(u32),
    /// The server cannot do it; holds the reason in its words.
    Refused(String),
    /// There is no such game, challenge or player.
    Unknown,
    /// No server answers, or its answer is not understood.
    Unreachable,
}
