//! Lichess in a story: the server's news to the table, and the table's requests to it.

use serde_json::json;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color};

use super::output::ScriptOutput;
use crate::Table;
use crate::input::Input;
use controls::new_game::{NewGameForm, OnlineForm};
use laws::game::Game;
use laws::moment::Moment;
use laws::script::{Expected, LineReader, ScriptError, ScriptLine};
use laws::stored::Fields;
use protocols::lichess::{
    Challenge, ChatLine, GameFull, GameState, LichessFault, LichessNews, LichessRequest, OnlineAct, OnlinePlayer,
    ServerClock, ServerGameEnd, Terms, Underway,
};

/// News of the server in a story.
#[derive(Clone, Debug, PartialEq)]
pub enum LichessLine {
    /// The table's game is played there, the person at the table having that side; `is_person` is false against the
    /// server's engine.
    Game { game: String, own: Color, is_person: bool },
    /// Another game there, with the same values.
    Other { game: String, own: Color, is_person: bool },
    /// All its moves, and the time left on both clocks, in milliseconds.
    Moves(Vec<UciMove>, Option<ByColor<u64>>),
    /// The player who offers a draw; none if the offer is withdrawn.
    Draw(Option<Color>),
    /// The player who asks to take back.
    TakeBack(Option<Color>),
    /// The game has ended.
    Ends(ServerGameEnd),
    /// The connection is back, and the game is as it was told last.
    Back,
    /// Anything else.
    News(LichessNews),
}

/// The server's side of a story.
#[derive(Clone, Debug, Default)]
pub(super) struct StoryLichess {
    game: Option<GameFull>,
    games: Vec<Underway>,
    challenges: Vec<Challenge>,
}

impl StoryLichess {
    /// The inputs of the table for that line.
    pub(super) fn inputs(&mut self, line: &LichessLine, table: &mut Table) -> Vec<Input> {
        let news = match line {
            LichessLine::Game { game, own, is_person } => {
                let known = self.game.take().filter(|known| known.game == *game);
                let full = known.unwrap_or_else(|| full(table.game(), game, *own, *is_person));
                if table.online().is_none() {
                    let name = full.players.get(own.other()).name.clone();
                    table.seat_online(&online(game, *own, *is_person), &name);
                }
                self.game = Some(full.clone());
                vec![LichessNews::Game(Box::new(full))]
            }
            LichessLine::Other { game, own, is_person } => {
                let mut other = full(table.game(), game, *own, *is_person);
                other.terms = terms(900, 10, false);
                vec![LichessNews::Game(Box::new(other))]
            }
            LichessLine::Moves(moves, left_ms) => self.state(|state| {
                state.moves.clone_from(moves);
                state.left_ms = *left_ms;
            }),
            LichessLine::Draw(side) => self.state(|state| state.draw = ByColor::new_with(|own| Some(own) == *side)),
            LichessLine::TakeBack(side) => {
                self.state(|state| state.take_back = ByColor::new_with(|own| Some(own) == *side))
            }
            LichessLine::Ends(end) => self.state(|state| state.end = Some(end.clone())),
            LichessLine::Back => {
                let full = self.game.iter().cloned().map(|full| LichessNews::Game(Box::new(full)));
                std::iter::once(LichessNews::Back).chain(full).collect()
            }
            LichessLine::News(news) => vec![self.told(news.clone())],
        };
        news.into_iter().map(Input::Lichess).collect()
    }

    fn state(&mut self, change: impl FnOnce(&mut GameState)) -> Vec<LichessNews> {
        let game = self.game.as_mut().map(|full| {
            change(&mut full.state);
            LichessNews::State(full.game.clone(), full.state.clone())
        });
        game.into_iter().collect()
    }

    /// The news with the game of the story and the lists as the story has told them.
    fn told(&mut self, news: LichessNews) -> LichessNews {
        let id = || self.game.as_ref().map(|full| full.game.clone()).unwrap_or_default();
        match news {
            LichessNews::Chat { from, text, .. } => LichessNews::Chat { game: id(), from, text },
            LichessNews::Chatted(_, lines) => LichessNews::Chatted(id(), lines),
            LichessNews::OpponentGone(_, seconds) => LichessNews::OpponentGone(id(), seconds),
            LichessNews::OpponentBack(_) => LichessNews::OpponentBack(id()),
            LichessNews::Challenged(challenge) => {
                self.challenges.push(challenge.clone());
                LichessNews::Challenged(challenge)
            }
            LichessNews::ChallengeGone(gone) => {
                self.challenges.retain(|challenge| challenge.id != gone);
                LichessNews::ChallengeGone(gone)
            }
            LichessNews::Begins(underway) => {
                self.games.push(underway.clone());
                LichessNews::Begins(underway)
            }
            LichessNews::Listed { .. } => LichessNews::Listed {
                games: self.games.clone(),
                challenges: self.challenges.clone(),
            },
            LichessNews::SignedIn { .. }
            | LichessNews::SignedOut
            | LichessNews::Declined(_)
            | LichessNews::Seeking
            | LichessNews::SeekEnded
            | LichessNews::Game(_)
            | LichessNews::State(..)
            | LichessNews::Lost
            | LichessNews::Back
            | LichessNews::Failed(_) => news,
            LichessNews::NotDone { act, fault, .. } => LichessNews::NotDone { game: id(), act, fault },
        }
    }
}

const fn terms(initial_s: u32, increment_s: u32, is_rated: bool) -> Terms {
    let clock = Some(ServerClock { initial_s, increment_s });
    Terms { clock, is_rated }
}

fn online(game: &str, own: Color, is_person: bool) -> OnlineForm {
    OnlineForm {
        game: game.to_owned(),
        own,
        is_person,
        time: String::new(),
        start: None,
        is_chess960: false,
    }
}

/// The game as the header describes it.
fn full(game: &Game, id: &str, own: Color, is_person: bool) -> GameFull {
    let player = |side: Color| OnlinePlayer {
        name: game.people().players.get(side).name.clone(),
        rating: None,
        is_person: is_person || side == own,
        is_own: side == own,
    };
    GameFull {
        game: id.to_owned(),
        players: ByColor::new_with(player),
        start: None,
        is_chess960: game.regulations().castling_mode.is_chess960(),
        terms: Terms {
            clock: None,
            is_rated: false,
        },
        state: GameState::default(),
    }
}

/// Reads the words after `lichess` in a story.
pub(super) fn line(words: &mut ScriptLine) -> Result<LichessLine, ScriptError> {
    words.attempt(|words| words.choose(LINES)).or_else(|wrong| {
        let news = words.choose(NEWS).map_err(|error| wrong.or(error))?;
        Ok(LichessLine::News(news))
    })
}

const LINES: &[(&str, LineReader<LichessLine>)] = &[
    ("game", |words| {
        let (game, own, is_person) = game(words)?;
        Ok(LichessLine::Game { game, own, is_person })
    }),
    ("other-game", |words| {
        let (game, own, is_person) = game(words)?;
        Ok(LichessLine::Other { game, own, is_person })
    }),
    ("moves", moves),
    ("draw", |words| side_or_none(words).map(LichessLine::Draw)),
    ("takeback", |words| side_or_none(words).map(LichessLine::TakeBack)),
    ("ends", |words| {
        Ok(LichessLine::Ends(ServerGameEnd {
            status: words.next(Expected::Text)?.text,
            winner: if words.is_empty() { None } else { Some(words.side()?) },
        }))
    }),
    ("back", |_| Ok(LichessLine::Back)),
];

fn game(words: &mut ScriptLine) -> Result<(String, Color, bool), ScriptError> {
    let (game, own) = (words.next(Expected::Name)?.text, words.side()?);
    Ok((game, own, !words.take("computer")))
}

fn side_or_none(words: &mut ScriptLine) -> Result<Option<Color>, ScriptError> {
    if words.take("none") {
        return Ok(None);
    }
    words.side().map(Some)
}

fn moves(words: &mut ScriptLine) -> Result<LichessLine, ScriptError> {
    let mut moves = Vec::new();
    while words.peek().is_some_and(|word| word != "clocks") {
        moves.push(words.read(Expected::Move, |text| text.parse().ok())?);
    }
    let mut left_ms = None;
    if words.take("clocks") {
        let (white, black) = (words.time_ms()?, words.time_ms()?);
        left_ms = Some(ByColor { white, black });
    }
    Ok(LichessLine::Moves(moves, left_ms))
}

const NEWS: &[(&str, LineReader<LichessNews>)] = &[
    ("lost", |_| Ok(LichessNews::Lost)),
    ("gone", |words| {
        let seconds = if words.is_empty() { None } else { Some(words.number()?) };
        Ok(LichessNews::OpponentGone(String::new(), seconds))
    }),
    ("returned", |_| Ok(LichessNews::OpponentBack(String::new()))),
    ("says", |words| {
        Ok(LichessNews::Chat {
            game: String::new(),
            from: words.next(Expected::Name)?.text,
            text: words.some_rest(Expected::Text)?,
        })
    }),
    ("said", |words| {
        let (from, text) = (words.next(Expected::Name)?.text, words.some_rest(Expected::Text)?);
        Ok(LichessNews::Chatted(String::new(), vec![ChatLine { from, text }]))
    }),
    ("fails", |words| words.choose(FAULTS).map(LichessNews::Failed)),
    ("not-done", |words| {
        Ok(LichessNews::NotDone {
            game: String::new(),
            act: words.choose(ACTS)?,
            fault: words.choose(FAULTS)?,
        })
    }),
    ("signed-in", |words| {
        Ok(LichessNews::SignedIn {
            name: words.next(Expected::Name)?.text,
            kept_in_file: words.take("in-file"),
        })
    }),
    ("signed-out", |_| Ok(LichessNews::SignedOut)),
    ("begins", |words| {
        Ok(LichessNews::Begins(Underway {
            game: words.next(Expected::Name)?.text,
            side: words.side()?,
            opponent: words.next(Expected::Name)?.text,
            is_on_move: words.take("on-move"),
        }))
    }),
    ("challenged", |words| {
        let (id, from) = (words.next(Expected::Name)?.text, words.next(Expected::Name)?.text);
        let is_rated = words.take("rated");
        let terms = terms(words.number()? * 60, words.number()?, is_rated);
        Ok(LichessNews::Challenged(Challenge {
            id,
            from,
            rating: None,
            terms,
            is_playable: true,
        }))
    }),
    ("withdrawn", |words| {
        Ok(LichessNews::ChallengeGone(words.next(Expected::Name)?.text))
    }),
    ("lists", |_| {
        Ok(LichessNews::Listed {
            games: Vec::new(),
            challenges: Vec::new(),
        })
    }),
    ("seeking", |_| Ok(LichessNews::Seeking)),
    ("sought", |_| Ok(LichessNews::SeekEnded)),
    ("declined", |words| {
        words.some_rest(Expected::Text).map(LichessNews::Declined)
    }),
];

const ACTS: &[(&str, LineReader<OnlineAct>)] = &[
    ("move", |words| {
        Ok(OnlineAct::Move {
            uci: words.read(Expected::Move, |text| text.parse().ok())?,
            offers_draw: false,
        })
    }),
    ("draw", |_| Ok(OnlineAct::Draw(true))),
    ("resign", |_| Ok(OnlineAct::Resign)),
];

const FAULTS: &[(&str, LineReader<LichessFault>)] = &[
    ("token", |_| Ok(LichessFault::Token)),
    ("scope", |_| Ok(LichessFault::Scope)),
    ("signed-out", |_| Ok(LichessFault::NotSignedIn)),
    ("too-much", |words| words.number().map(LichessFault::TooMuch)),
    ("refused", |words| {
        words.some_rest(Expected::Text).map(LichessFault::Refused)
    }),
    ("unknown", |_| Ok(LichessFault::Unknown)),
    ("unreachable", |_| Ok(LichessFault::Unreachable)),
];

/// The request to the server, as an output of a story. A token is not in it.
#[allow(
    clippy::unnecessary_wraps,
    reason = "its stand-in in a build without lichess has nothing to tell"
)]
pub(super) fn asked(at: Moment, request: &LichessRequest) -> Option<ScriptOutput> {
    let mut keys = Fields::new();
    let mut put = |key: &str, value: serde_json::Value| {
        keys.insert(key.to_owned(), value);
    };
    let clock = |terms: &Terms| {
        let shown = |clock: ServerClock| format!("{}+{}", clock.initial_s, clock.increment_s);
        terms.clock.map_or_else(|| String::from("none"), shown)
    };
    let side = |side: &Option<Color>| side.map_or("lot", |side| side.fold_wb("white", "black"));
    let name = match request {
        LichessRequest::SignIn(_) => "sign_in",
        LichessRequest::SignOut => "sign_out",
        LichessRequest::Listen => "listen",
        LichessRequest::List => "list",
        LichessRequest::Seek(terms) => {
            put("clock", json!(clock(terms)));
            put("rated", json!(terms.is_rated));
            "seek"
        }
        LichessRequest::StopSeeking => "stop_seeking",
        LichessRequest::Challenge { to, terms, side: own } => {
            put("to", json!(to));
            put("clock", json!(clock(terms)));
            put("rated", json!(terms.is_rated));
            put("side", json!(side(own)));
            "challenge"
        }
        LichessRequest::PlayEngine {
            level,
            terms,
            side: own,
        } => {
            put("level", json!(level));
            put("clock", json!(clock(terms)));
            put("side", json!(side(own)));
            "engine"
        }
        LichessRequest::Accept(id) => {
            put("challenge", json!(id));
            "accept"
        }
        LichessRequest::Decline(id) => {
            put("challenge", json!(id));
            "decline"
        }
        LichessRequest::Join(game) => {
            put("game", json!(game));
            "join"
        }
        LichessRequest::Chat(game) => {
            put("game", json!(game));
            "read_chat"
        }
        LichessRequest::InGame(game, act) => {
            put("game", json!(game));
            match act {
                OnlineAct::Move { uci, .. } => {
                    put("uci", json!(uci.to_string()));
                    "move"
                }
                OnlineAct::Draw(is_yes) => {
                    put("yes", json!(is_yes));
                    "draw"
                }
                OnlineAct::TakeBack(is_yes) => {
                    put("yes", json!(is_yes));
                    "take_back"
                }
                OnlineAct::Abort => "abort",
                OnlineAct::Resign => "resign",
                OnlineAct::ClaimVictory => "claim_victory",
                OnlineAct::Chat(text) => {
                    put("text", json!(text));
                    "chat"
                }
            }
        }
        LichessRequest::Leave => "leave",
    };
    Some(ScriptOutput {
        at,
        kind: "asks",
        name: Some(format!("lichess_{name}")),
        keys,
    })
}

/// The request for a table for a game on the server, as an output.
pub(super) fn new_table(at: Moment, form: &NewGameForm) -> Option<ScriptOutput> {
    let online = form.online.as_ref()?;
    let mut keys = Fields::new();
    keys.insert(String::from("game"), json!(online.game));
    keys.insert(String::from("side"), json!(online.own.fold_wb("white", "black")));
    keys.insert(String::from("person"), json!(online.is_person));
    keys.insert(String::from("time"), json!(online.time));
    Some(ScriptOutput {
        at,
        kind: "asks",
        name: Some(String::from("new_table")),
        keys,
    })
}
