//! A game on lichess (the Board API): what is asked of the server and what it tells, as plain values; both
//! are written and read here, and whoever sends and hears them is `adapters::lichess`.

pub mod asking;
pub mod broadcast;
pub mod reading;

mod known;

pub use known::Known;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

/// What is asked of the server.
#[derive(Clone, PartialEq, Eq)]
pub enum Request {
    /// Sign in with that personal token, and keep it in the system's key store.
    SignIn(Token),
    /// Forget the token.
    SignOut,
    /// Tell who is signed in, and listen to what comes in for him: challenges, games that begin.
    Listen,
    /// Tell which games and challenges there are.
    List,
    /// Look for an opponent on these terms.
    Seek(Terms),
    /// Look for none any more, and withdraw the challenge that was sent.
    StopSeeking,
    /// Challenge somebody; the challenge stands until it is answered or [`Request::StopSeeking`].
    Challenge {
        /// His name there.
        to: String,
        /// On which terms.
        terms: Terms,
        /// Which side the challenger wants; by lot if none.
        side: Option<Color>,
    },
    /// Play against the server's engine.
    PlayEngine {
        /// How strong, 1 to 8.
        level: u8,
        /// On which terms; it is never rated.
        terms: Terms,
        /// Which side the player wants; by lot if none.
        side: Option<Color>,
    },
    /// Accept the challenge of that name.
    Accept(String),
    /// Decline it.
    Decline(String),
    /// Follow that game: everything that happens in it is told, from its beginning.
    Join(String),
    /// Do that in that game.
    InGame(String, Act),
    /// Tell what was written in that game so far: its stream tells only what is written from now on.
    Chat(String),
    /// Ask nothing more, and listen no longer.
    Leave,
}

/// What is done in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Play that move.
    Move {
        /// The move, castling as king to rook or as the king goes.
        uci: UciMove,
        /// A draw is offered with it, or the offer that stands is accepted.
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
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

impl std::fmt::Debug for Request {
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

/// On which terms a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The clock; none at all if none.
    pub clock: Option<Clock>,
    /// Whether it counts for the ratings there.
    pub is_rated: bool,
}

/// The clock of a game on the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What each has at the beginning, in seconds.
    pub initial_s: u32,
    /// What each move brings, in seconds.
    pub increment_s: u32,
}

/// What the server tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Signed in under that name; `kept_in_file` if no key store runs and the token is in a file for its owner alone.
    SignedIn {
        /// The name there.
        name: String,
        /// Where the token is.
        kept_in_file: bool,
    },
    /// Nobody is signed in: there is no token, or it was forgotten.
    SignedOut,
    /// The games under way and the open challenges.
    Listed {
        /// The games of the person who is signed in.
        games: Vec<Underway>,
        /// Who challenges him.
        challenges: Vec<Challenge>,
    },
    /// Somebody challenges him.
    Challenged(Challenge),
    /// That challenge was withdrawn or has run out.
    ChallengeGone(String),
    /// His challenge or seek was declined; why, in the server's words.
    Declined(String),
    /// It is being looked for an opponent, or a challenge was sent and stands.
    Seeking,
    /// It is looked for none any more, and no challenge of his stands.
    SeekEnded,
    /// That game of his begins, or was under way when listening began; told once of each.
    Begins(Underway),
    /// Everything about the game that is followed: at its beginning, and again whenever the connection was lost.
    Game(Box<GameFull>),
    /// Something happened in it.
    State(String, GameState),
    /// Somebody wrote in it.
    Chat {
        /// The game.
        game: String,
        /// Who.
        from: String,
        /// What.
        text: String,
    },
    /// All that was written in that game so far: who, and what.
    Chatted(String, Vec<(String, String)>),
    /// The opponent has gone; in so many seconds victory may be claimed, if at all.
    OpponentGone(String, Option<u32>),
    /// The opponent is back.
    OpponentBack(String),
    /// The connection was lost; it is tried again.
    Lost,
    /// It is back.
    Back,
    /// What was to be done in that game was not done. Before a move is given up, [`News::Game`] has told how the game stands.
    NotDone {
        /// The game.
        game: String,
        /// What.
        act: Act,
        /// Why.
        fault: Fault,
    },
    /// What else was asked was not done.
    Failed(Fault),
}

/// A game that is under way on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Underway {
    /// The server's name for it.
    pub game: String,
    /// The opponent there.
    pub opponent: String,
    /// The side of the person who is signed in.
    pub side: Color,
    /// He is on move.
    pub is_on_move: bool,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The server's name for it.
    pub id: String,
    /// Who challenges.
    pub from: String,
    /// His rating, if he has one.
    pub rating: Option<u32>,
    /// On which terms.
    pub terms: Terms,
    /// It is standard chess, perhaps from another position, or Chess960, and the server lets it be played from here.
    pub is_playable: bool,
}

/// Everything about a game on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFull {
    /// The server's name for it.
    pub game: String,
    /// Both players.
    pub players: ByColor<OnlinePlayer>,
    /// The initial position as FEN; the usual one if none.
    pub start: Option<String>,
    /// Castling is written as in Chess960.
    pub is_chess960: bool,
    /// On which terms.
    pub terms: Terms,
    /// How it stands.
    pub state: GameState,
}

/// A player on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnlinePlayer {
    /// His name there.
    pub name: String,
    /// His rating, if he has one.
    pub rating: Option<u32>,
    /// He is a person, and neither a bot nor the server's engine.
    pub is_person: bool,
    /// He is who is signed in here.
    pub is_own: bool,
}

/// How a game stands on the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    /// All moves since the initial position.
    pub moves: Vec<UciMove>,
    /// What is left on both clocks, in milliseconds, when the server sent it; none without a clock.
    pub left_ms: Option<ByColor<u64>>,
    /// Who offers a draw.
    pub draw: ByColor<bool>,
    /// Who asks to take back.
    pub take_back: ByColor<bool>,
    /// How it has ended, if it has.
    pub end: Option<End>,
}

/// How a game on the server has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won; nobody in a draw, and in a game that was aborted.
    pub winner: Option<Color>,
    /// The server's word for it ("mate", "resign", "outoftime", "aborted", "draw", "stalemate", "timeout", "noStart", …).
    pub status: String,
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The token is not valid, or no more.
    Token,
    /// The token may not do it (`board:play`, `challenge:read`, `challenge:write`).
    Scope,
    /// Nobody is signed in.
    NotSignedIn,
    /// Too much was asked: for so many seconds nothing is.
    TooMuch(u32),
    /// The server cannot do it; why, in its words.
    Refused(String),
    /// There is no such game, challenge or player.
    Unknown,
    /// Nothing answers, or what answers is not understood.
    Unreachable,
}
