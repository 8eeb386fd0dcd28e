//! The news of the server, read from its JSON: unknown values are passed over, and rubbish is ignored.

use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Position as _};

use super::broadcast::PushedGame;
use super::{
    Challenge, ChatLine, GameFull, GameState, LichessFault, LichessNews, OnlinePlayer, ServerClock, ServerGameEnd,
    Terms, Underway,
};

/// The longest text of the server that is told, in characters.
const LONGEST: usize = 300;
/// The name under which lichess itself writes in the chat of a game; it says nothing that the state does not.
const SYSTEM: &str = "lichess";

/// The account that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The name that is compared.
    pub id: String,
    /// The name as the person writes it.
    pub name: String,
}

/// The account that is signed in, from `/api/account`.
pub fn account(body: &[u8]) -> Option<Account> {
    let value = json(body)?;
    Some(Account {
        id: text(&value, "id")?,
        name: text(&value, "username")?,
    })
}

/// The games under way that can be played here, from `/api/account/playing`.
pub fn games(body: &[u8]) -> Option<Vec<Underway>> {
    let value = json(body)?;
    Some(
        value
            .get("nowPlaying")?
            .as_array()?
            .iter()
            .filter_map(underway)
            .collect(),
    )
}

/// The challenges of others, from `/api/challenge`.
pub fn challenges(body: &[u8]) -> Option<Vec<Challenge>> {
    let value = json(body)?;
    let read = |challenge: &Value| self::challenge(challenge, None);
    Some(value.get("in")?.as_array()?.iter().filter_map(read).collect())
}

/// The messages of the players so far, from `/api/board/game/{id}/chat`.
pub fn chatted(body: &[u8]) -> Option<Vec<ChatLine>> {
    let value = json(body)?;
    let line = |line: &Value| {
        let (from, text) = (text(line, "user")?, text(line, "text")?);
        Some(ChatLine { from, text })
    };
    let lines = value.as_array()?.iter().filter_map(line);
    Some(lines.filter(|line| line.from != SYSTEM).collect())
}

/// The name of a challenge that was sent, from the answer to it.
pub fn sent_challenge(line: &[u8]) -> Option<String> {
    let value = json(line)?;
    text(value.get("challenge").unwrap_or(&value), "id")
}

/// The news in a line of the stream of events for the account `own`; `None` if it has none.
pub fn event(line: &[u8], own: &Account) -> Option<LichessNews> {
    let value = json(line)?;
    match value.get("type")?.as_str()? {
        "gameStart" => underway(value.get("game")?).map(LichessNews::Begins),
        "challenge" => {
            let challenge = value.get("challenge")?;
            let is_own = text(challenge.get("challenger")?, "id").as_ref() == Some(&own.id);
            let challenge = self::challenge(challenge, value.get("compat"))?;
            (!is_own).then_some(LichessNews::Challenged(challenge))
        }
        "challengeCanceled" => text(value.get("challenge")?, "id").map(LichessNews::ChallengeGone),
        "challengeDeclined" => {
            let challenge = value.get("challenge")?;
            let is_own = text(challenge.get("challenger")?, "id").as_ref() == Some(&own.id);
            let reason = text(challenge, "declineReason").unwrap_or_default();
            is_own.then_some(LichessNews::Declined(reason))
        }
        _ => None,
    }
}

/// The meaning of a line of a game's stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamMessage {
    /// The complete state of the game.
    Full(Box<GameFull>),
    /// A game that cannot be played here, by the server's name for its kind.
    Unplayable(String),
    /// The present state of the game.
    State(GameState),
    /// A person wrote.
    Chat {
        /// The writer.
        from: String,
        /// The text.
        text: String,
    },
    /// The opponent has gone; after that many seconds victory may be claimed.
    Gone(Option<u32>),
    /// The opponent is back.
    Here,
    /// A line that is not told.
    Other,
    /// The line should give the state of the game, and cannot be understood.
    Broken,
}

/// Reads a line of the stream of a game in which `own` is signed in.
pub fn game_line(line: &[u8], own: &Account, has_clock: bool) -> StreamMessage {
    let Some(value) = json(line) else {
        return StreamMessage::Broken;
    };
    match value.get("type").and_then(Value::as_str) {
        Some("gameFull") => full(&value, own).unwrap_or(StreamMessage::Broken),
        Some("gameState") => state(&value, has_clock).map_or(StreamMessage::Broken, StreamMessage::State),
        Some("chatLine") => chat(&value).unwrap_or(StreamMessage::Other),
        Some("opponentGone") => match value.get("gone").and_then(Value::as_bool) {
            Some(true) => StreamMessage::Gone(number(&value, "claimWinInSeconds")),
            Some(false) => StreamMessage::Here,
            None => StreamMessage::Other,
        },
        Some(_) | None => StreamMessage::Other,
    }
}

/// The reason why something was not done, from the status and the body of the answer.
pub fn fault(status: u16, body: &[u8]) -> LichessFault {
    let why = json(body).and_then(|value| error(value.get("error")?));
    match status {
        401 => LichessFault::Token,
        403 if why.as_deref().is_none_or(|why| why.to_lowercase().contains("scope")) => LichessFault::Scope,
        404 => LichessFault::Unknown,
        400..500 => LichessFault::Refused(why.unwrap_or_else(|| status.to_string())),
        _ => LichessFault::Unreachable,
    }
}

/// True if an answer can be one of the server: it may come from a machine in between.
pub fn is_in_form(body: &[u8]) -> bool {
    json(body).is_some_and(|value| value.is_object())
}

/// True if these scopes of a token, as the server lists them, are enough to play.
pub fn may_play(scopes: &str) -> bool {
    has(scopes, "board:play")
}

/// True if these scopes are enough to push games into a broadcast.
pub fn may_push(scopes: &str) -> bool {
    has(scopes, "study:write")
}

fn has(scopes: &str, scope: &str) -> bool {
    scopes.split(',').any(|given| given.trim() == scope)
}

/// The result for each game that was pushed, in their order, from `/api/broadcast/round/{id}/push`.
pub fn pushed(body: &[u8]) -> Option<Vec<PushedGame>> {
    let value = json(body)?;
    let game = |game: &Value| {
        let tags = game.get("tags");
        let tag = |name| tags.and_then(|tags| text(tags, name)).unwrap_or_default();
        let moves = game.get("moves").and_then(Value::as_u64);
        PushedGame {
            board: tag("Board"),
            white: tag("White"),
            black: tag("Black"),
            moves: moves.and_then(|moves| usize::try_from(moves).ok()).unwrap_or_default(),
            fault: game.get("error").and_then(error),
        }
    };
    Some(value.get("games")?.as_array()?.iter().map(game).collect())
}

/// True if the move has arrived that was sent after that many moves.
pub fn has_arrived(game: &GameFull, moves_before: usize, uci: &UciMove) -> bool {
    let Some(found) = game.state.moves.get(moves_before) else {
        return false;
    };
    // Castling can be written in two ways.
    found == uci
        || position_after(game, moves_before).is_some_and(|position| {
            matches!((found.to_move(&position), uci.to_move(&position)), (Ok(found), Ok(sent)) if found == sent)
        })
}

fn position_after(game: &GameFull, moves: usize) -> Option<Chess> {
    let mode = CastlingMode::from_chess960(game.is_chess960);
    let mut position = match &game.start {
        Some(fen) => fen.parse::<Fen>().ok()?.into_position(mode).ok()?,
        None => Chess::default(),
    };
    for uci in game.state.moves.iter().take(moves) {
        let played = uci.to_move(&position).ok()?;
        position.play_unchecked(played);
    }
    Some(position)
}

fn full(value: &Value, own: &Account) -> Option<StreamMessage> {
    let variant = value.get("variant");
    let key = variant.and_then(|variant| text(variant, "key"));
    let is_chess960 = match key.as_deref() {
        Some("standard" | "fromPosition") | None => false,
        Some("chess960") => true,
        Some(other) => {
            let name = variant.and_then(|variant| text(variant, "name"));
            return Some(StreamMessage::Unplayable(name.unwrap_or_else(|| other.to_owned())));
        }
    };
    let clock = value.get("clock").and_then(|clock| {
        Some(ServerClock {
            initial_s: seconds(clock, "initial")?,
            increment_s: seconds(clock, "increment")?,
        })
    });
    let start = text(value, "initialFen").filter(|fen| fen != "startpos");
    Some(StreamMessage::Full(Box::new(GameFull {
        game: text(value, "id")?,
        players: ByColor {
            white: player(value.get("white")?, own)?,
            black: player(value.get("black")?, own)?,
        },
        start,
        is_chess960,
        terms: Terms {
            clock,
            is_rated: flag(value, "rated"),
        },
        state: state(value.get("state")?, clock.is_some())?,
    })))
}

fn player(value: &Value, own: &Account) -> Option<OnlinePlayer> {
    let level: Option<u32> = number(value, "aiLevel");
    let name = text(value, "name").or_else(|| text(value, "id"));
    Some(OnlinePlayer {
        // The name by which lichess itself calls it elsewhere.
        name: name.or_else(|| Some(format!("Stockfish level {}", level?)))?,
        rating: number(value, "rating"),
        is_person: level.is_none() && text(value, "title").as_deref() != Some("BOT"),
        is_own: text(value, "id").as_ref() == Some(&own.id),
    })
}

fn state(value: &Value, has_clock: bool) -> Option<GameState> {
    let moves = value.get("moves")?.as_str()?.split_ascii_whitespace();
    let status = text(value, "status")?;
    let has_ended = !matches!(status.as_str(), "created" | "started");
    let left = |key: &str| value.get(key).and_then(Value::as_f64);
    let left_ms = match (left("wtime"), left("btime")) {
        (Some(white), Some(black)) if has_clock => Some(ByColor {
            white: milliseconds(white),
            black: milliseconds(black),
        }),
        (Some(_) | None, _) => None,
    };
    let both = |white: &str, black: &str| ByColor {
        white: flag(value, white),
        black: flag(value, black),
    };
    Some(GameState {
        moves: moves
            .map(|uci| UciMove::from_ascii(uci.as_bytes()))
            .collect::<Result<_, _>>()
            .ok()?,
        left_ms,
        draw: both("wdraw", "bdraw"),
        take_back: both("wtakeback", "btakeback"),
        end: has_ended.then(|| ServerGameEnd {
            winner: side(value, "winner"),
            status,
        }),
    })
}

/// The time left in milliseconds. A flag that has fallen may be told below zero.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it saturates, and a clock is never that far"
)]
fn milliseconds(left: f64) -> u64 {
    left.max(0.0) as u64
}

fn chat(value: &Value) -> Option<StreamMessage> {
    let from = text(value, "username")?;
    let is_of_players = text(value, "room")? == "player" && from != SYSTEM;
    let text = text(value, "text")?;
    is_of_players.then_some(StreamMessage::Chat { from, text })
}

fn underway(value: &Value) -> Option<Underway> {
    let opponent = value.get("opponent")?;
    let is_playable = is_playable(value, value.get("compat"));
    is_playable
        .then(|| {
            Some(Underway {
                game: text(value, "gameId")?,
                opponent: text(opponent, "username")?,
                side: side(value, "color")?,
                is_on_move: flag(value, "isMyTurn"),
            })
        })
        .flatten()
}

fn challenge(value: &Value, compat: Option<&Value>) -> Option<Challenge> {
    let challenger = value.get("challenger")?;
    let control = value.get("timeControl");
    let clock = control.and_then(|control| {
        Some(ServerClock {
            initial_s: number(control, "limit")?,
            increment_s: number(control, "increment")?,
        })
    });
    Some(Challenge {
        id: text(value, "id")?,
        from: text(challenger, "name").or_else(|| text(challenger, "id"))?,
        rating: number(challenger, "rating"),
        terms: Terms {
            clock,
            is_rated: flag(value, "rated"),
        },
        is_playable: is_playable(value, compat),
    })
}

fn is_playable(value: &Value, compat: Option<&Value>) -> bool {
    let variant = value.get("variant").and_then(|variant| text(variant, "key"));
    let is_known = matches!(
        variant.as_deref(),
        Some("standard" | "fromPosition" | "chess960") | None
    );
    let board = compat.and_then(|compat| compat.get("board")).and_then(Value::as_bool);
    is_known && board != Some(false)
}

/// The words of an error: one sentence, or those for each field of a form.
fn error(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(plain(text)),
        Value::Array(parts) => Some(parts.iter().filter_map(error).collect::<Vec<_>>().join(" ")),
        Value::Object(fields) => {
            let told = fields
                .iter()
                .filter_map(|(field, why)| Some(format!("{}: {}", plain(field), error(why)?)));
            Some(told.collect::<Vec<_>>().join(" "))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
    .filter(|text| !text.is_empty())
}

fn json(text: &[u8]) -> Option<Value> {
    serde_json::from_slice(text).ok()
}

fn text(value: &Value, key: &str) -> Option<String> {
    value.get(key)?.as_str().map(plain)
}

/// The text without control characters, which a terminal or a voice would obey, and at most [`LONGEST`] characters.
fn plain(text: &str) -> String {
    let kept = text.chars().filter(|letter| !letter.is_control());
    kept.take(LONGEST).collect()
}

fn number<N: TryFrom<u64>>(value: &Value, key: &str) -> Option<N> {
    N::try_from(value.get(key)?.as_u64()?).ok()
}

fn seconds(value: &Value, key: &str) -> Option<u32> {
    let milliseconds: u64 = number(value, key)?;
    u32::try_from(milliseconds / 1000).ok()
}

fn flag(value: &Value, key: &str) -> bool {
    value.get(key).and_then(Value::as_bool).unwrap_or(false)
}

fn side(value: &Value, key: &str) -> Option<Color> {
    match value.get(key)?.as_str()? {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
