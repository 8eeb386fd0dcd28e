//! Users, games, challenges and seeks of the stub, and what each endpoint does with them.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use shakmaty::Color;

use super::game::{Game, Player, name};
use super::http::Asked;

/// A person with an account.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) id: String,
    pub(crate) token: String,
    pub(crate) scopes: &'static str,
    /// The lines of their stream of events.
    pub(crate) lines: Vec<String>,
    /// The number of times they have opened it: the one before is closed.
    pub(crate) openings: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Challenge {
    pub(crate) id: String,
    from: String,
    to: String,
    form: BTreeMap<String, String>,
    /// The outcome.
    pub(crate) done: Option<&'static str>,
}

#[derive(Clone, Debug)]
pub(crate) struct Seek {
    pub(crate) id: u32,
    user: String,
    form: BTreeMap<String, String>,
    pub(crate) is_over: bool,
}

#[derive(Default)]
pub(crate) struct World {
    pub(crate) users: Vec<User>,
    pub(crate) games: BTreeMap<String, Game>,
    pub(crate) challenges: Vec<Challenge>,
    pub(crate) seeks: Vec<Seek>,
    /// The text last pushed into each round of a broadcast.
    pub(crate) rounds: BTreeMap<String, String>,
    /// The lead of the server's clock over all others, in milliseconds.
    pub(crate) skew_ms: i64,
    made: u32,
}

/// An answer.
pub(crate) enum Reply {
    Json(u16, Value),
    Events(String),
    Game(String),
    Seek(u32),
    Challenge(String),
}

type Answer = Result<Reply, Reply>;

fn ok() -> Reply {
    Reply::Json(200, json!({ "ok": true }))
}

pub(crate) fn error(status: u16, why: impl Into<Value>) -> Reply {
    Reply::Json(status, json!({ "error": why.into() }))
}

fn done(result: Result<(), String>) -> Answer {
    result.map(|()| ok()).map_err(|why| error(400, why))
}

impl World {
    pub(crate) fn add_user(&mut self, name: &str, token: &str, scopes: &'static str) {
        self.users.push(User {
            id: name.to_lowercase(),
            token: token.to_owned(),
            scopes,
            lines: Vec::new(),
            openings: 0,
        });
    }

    pub(crate) fn user(&self, token: Option<&str>) -> Option<&User> {
        self.users.iter().find(|user| Some(user.token.as_str()) == token)
    }

    fn tell(&mut self, id: &str, line: &Value) {
        for user in self.users.iter_mut().filter(|user| user.id == id) {
            user.lines.push(line.to_string());
        }
    }

    fn id(&mut self) -> String {
        self.made += 1;
        format!("game{:04}", self.made)
    }

    pub(crate) fn answer(&mut self, asked: &Asked) -> Reply {
        self.route(asked).unwrap_or_else(|refusal| refusal)
    }

    fn route(&mut self, asked: &Asked) -> Answer {
        let no_token = || error(401, "No such token");
        let user = self.user(asked.token.as_deref()).cloned().ok_or_else(no_token)?;
        let me = user.id.clone();
        let path: Vec<&str> = asked.path.trim_start_matches('/').split('/').collect();
        let needs = |scopes: &[&str]| {
            let has = scopes
                .iter()
                .any(|scope| user.scopes.split(',').any(|given| given == *scope));
            if has {
                Ok(())
            } else {
                Err(error(403, format!("Missing scope: {}", scopes[0])))
            }
        };
        match (asked.method.as_str(), &path[..]) {
            ("GET", ["api", "account"]) => Ok(Reply::Json(
                200,
                json!({ "id": me, "username": shown(&me), "perfs": {} }),
            )),
            ("GET", ["api", "account", "playing"]) => Ok(self.playing(&me)),
            ("GET", ["api", "stream", "event"]) => {
                needs(&["challenge:read", "board:play"])?;
                Ok(Reply::Events(me))
            }
            ("GET", ["api", "challenge"]) => {
                needs(&["challenge:read"])?;
                Ok(self.list(&me))
            }
            ("POST", ["api", "board", "seek"]) => {
                needs(&["board:play"])?;
                self.seek(&me, asked)
            }
            ("POST", ["api", "challenge", "ai"]) => {
                needs(&["challenge:write", "board:play"])?;
                self.engine(&me, asked)
            }
            ("POST", ["api", "challenge", to]) => {
                needs(&["challenge:write", "board:play"])?;
                self.challenge(&me, to, asked)
            }
            ("POST", ["api", "challenge", id, what]) => {
                needs(&["challenge:write", "board:play"])?;
                self.deal(&me, id, what, asked)
            }
            ("GET", ["api", "board", "game", "stream", id]) => {
                needs(&["board:play"])?;
                self.game_of(&me, id)?;
                Ok(Reply::Game((*id).to_owned()))
            }
            ("GET", ["api", "board", "game", id, "chat"]) => {
                needs(&["board:play"])?;
                let lines = self.game_of(&me, id)?.1.lines.iter();
                let lines = lines.filter_map(|line| serde_json::from_str::<Value>(line).ok());
                let lines = lines.filter(|line| line["type"] == "chatLine" && line["room"] == "player");
                let lines = lines.map(|line| json!({ "user": line["username"], "text": line["text"] }));
                Ok(Reply::Json(200, Value::Array(lines.collect())))
            }
            ("POST", ["api", "board", "game", id, rest @ ..]) => {
                needs(&["board:play"])?;
                self.act(&me, id, rest, asked)
            }
            ("POST", ["api", "broadcast", "round", id, "push"]) => {
                needs(&["study:write"])?;
                self.push(id, asked)
            }
            _ => Err(error(404, "Not found.")),
        }
    }

    /// Takes a round's games as the published description has it: each is answered by its tags, and by its moves or what is wrong.
    fn push(&mut self, id: &str, asked: &Asked) -> Answer {
        let round = self.rounds.get_mut(id).ok_or_else(|| error(404, "Not found."))?;
        round.clone_from(&asked.body);
        let games: Vec<Value> = asked
            .body
            .split("[Event ")
            .skip(1)
            .map(|game| {
                let tag = |name: &str| {
                    let (_, rest) = game.split_once(&format!("[{name} \""))?;
                    rest.split_once('"').map(|(value, _)| value)
                };
                let tags = json!({ "Board": tag("Board"), "White": tag("White"), "Black": tag("Black") });
                let moves = game.matches("%clk").count();
                if game.contains("Nobody") {
                    json!({ "tags": tags, "error": "Cannot parse moves: Nobody" })
                } else {
                    json!({ "tags": tags, "moves": moves })
                }
            })
            .collect();
        Ok(Reply::Json(200, json!({ "games": games })))
    }

    fn game_of(&mut self, me: &str, id: &str) -> Result<(Color, &mut Game), Reply> {
        let game = self.games.get_mut(id).ok_or_else(|| error(404, "Not found."))?;
        let side = game.side_of(me).ok_or_else(|| error(404, "Not found."))?;
        Ok((side, game))
    }

    fn act(&mut self, me: &str, id: &str, rest: &[&str], asked: &Asked) -> Answer {
        let text = |key: &str| asked.form.get(key).cloned().unwrap_or_default();
        let (side, game) = self.game_of(me, id)?;
        let result = match rest {
            ["move", uci] => game.play(side, uci, text("offeringDraw") == "true"),
            ["draw", answer] => game.draw(side, *answer == "yes"),
            ["takeback", answer] => game.take_back(side, *answer == "yes"),
            ["abort"] => game.abort(),
            ["resign"] => game.resign(side),
            ["claim-victory"] => game.claim(side),
            ["chat"] => {
                game.say(
                    &json!({ "type": "chatLine", "room": text("room"), "username": shown(me), "text": text("text") }),
                );
                Ok(())
            }
            _ => return Err(error(404, "Not found.")),
        };
        game.engine_plays();
        self.settle(id);
        done(result)
    }

    /// A game that has ended is told of.
    pub(crate) fn settle(&mut self, id: &str) {
        if self.games[id].is_over() {
            for side in Color::ALL {
                self.tell_of_game(id, side, "gameFinish");
            }
        }
    }

    fn tell_of_game(&mut self, id: &str, side: Color, kind: &str) {
        let line = json!({ "type": kind, "game": self.info(id, side) });
        if let Player::User(user) = self.games[id].player(side).clone() {
            self.tell(&user, &line);
        }
    }

    fn info(&self, id: &str, side: Color) -> Value {
        let game = &self.games[id];
        let opponent = match game.player(!side) {
            Player::User(user) => json!({ "id": user, "username": shown(user), "rating": 1500 }),
            Player::Engine(level) => json!({ "id": null, "username": format!("Stockfish level {level}"), "ai": level }),
        };
        json!({
            "fullId": format!("{id}abcd"), "gameId": id, "id": id, "fen": game.fen(), "color": name(side),
            "lastMove": game.moves.last().map(ToString::to_string).unwrap_or_default(), "source": "friend",
            "status": { "id": 20, "name": game.status }, "variant": { "key": game.variant, "name": game.variant },
            "speed": "rapid", "perf": "rapid", "rated": game.is_rated, "hasMoved": game.moves.len() > 1,
            "opponent": opponent, "isMyTurn": game.turn() == side, "secondsLeft": 900, "compat": { "bot": false, "board": true },
        })
    }

    pub(crate) fn begin(&mut self, game: Game) {
        let id = game.id.clone();
        self.games.insert(id.clone(), game);
        for side in Color::ALL {
            self.tell_of_game(&id, side, "gameStart");
        }
        self.games.get_mut(&id).unwrap().engine_plays();
    }

    fn own_games(&self, me: &str) -> Vec<Value> {
        let games = self.games.values().filter(|game| !game.is_over());
        games
            .filter_map(|game| Some(self.info(&game.id, game.side_of(me)?)))
            .collect()
    }

    fn playing(&self, me: &str) -> Reply {
        Reply::Json(200, json!({ "nbMyTurn": 0, "nowPlaying": self.own_games(me) }))
    }

    fn open(&self) -> impl Iterator<Item = &Challenge> {
        self.challenges.iter().filter(|challenge| challenge.done.is_none())
    }

    fn list(&self, me: &str) -> Reply {
        let of = |is: &dyn Fn(&Challenge) -> bool| self.open().filter(|one| is(one)).map(described).collect::<Vec<_>>();
        Reply::Json(
            200,
            json!({ "in": of(&|one| one.to == me), "out": of(&|one| one.from == me) }),
        )
    }

    /// The first lines of the stream of events.
    pub(crate) fn first_events(&self, me: &str) -> Vec<String> {
        let games = self.own_games(me).into_iter();
        let games = games.map(|game| json!({ "type": "gameStart", "game": game }).to_string());
        let mine = self.open().filter(|one| one.to == me || one.from == me);
        games
            .chain(mine.map(|one| said(one, "challenge").to_string()))
            .collect()
    }

    fn seek(&mut self, me: &str, asked: &Asked) -> Answer {
        let number = |key: &str| asked.form.get(key).and_then(|text| text.parse::<f64>().ok());
        let (Some(time), Some(increment)) = (number("time"), number("increment")) else {
            return Err(error(400, json!({ "time": ["This field is required"] })));
        };
        if time < 8.0 {
            return Err(error(400, "Too fast for the Board API"));
        }
        self.made += 1;
        let id = self.made;
        let fits = |seek: &&mut Seek| {
            !seek.is_over
                && seek.user != me
                && ["time", "increment", "rated"]
                    .iter()
                    .all(|key| seek.form.get(*key) == asked.form.get(*key))
        };
        let other = self.seeks.iter_mut().find(fits).map(|seek| {
            seek.is_over = true;
            seek.user.clone()
        });
        let seek = Seek {
            id,
            user: me.to_owned(),
            form: asked.form.clone(),
            is_over: other.is_some(),
        };
        self.seeks.push(seek);
        if let Some(other) = other {
            #[expect(clippy::cast_possible_truncation, reason = "whole seconds")]
            let clock = ((time * 60.0) as i64 * 1000, increment as i64 * 1000);
            let players = [Player::User(other), Player::User(me.to_owned())];
            let game = Game::new(
                self.id(),
                players,
                Some(clock),
                asked.form.get("rated").is_some_and(|rated| rated == "true"),
            );
            self.begin(game);
        }
        Ok(Reply::Seek(id))
    }

    fn engine(&mut self, me: &str, asked: &Asked) -> Answer {
        let level = asked
            .form
            .get("level")
            .and_then(|level| level.parse().ok())
            .filter(|level| (1..=8).contains(level));
        let level = level.ok_or_else(|| error(400, json!({ "level": ["Must be between 1 and 8"] })))?;
        let (me, engine) = (Player::User(me.to_owned()), Player::Engine(level));
        let is_black = asked.form.get("color").is_some_and(|side| side == "black");
        let players = if is_black { [engine, me] } else { [me, engine] };
        let game = Game::new(self.id(), players, clock(&asked.form), false);
        let id = game.id.clone();
        self.begin(game);
        Ok(Reply::Json(
            201,
            json!({ "id": id, "rated": false, "player": if is_black { "black" } else { "white" } }),
        ))
    }

    fn challenge(&mut self, me: &str, to: &str, asked: &Asked) -> Answer {
        let to = to.to_lowercase();
        if !self.users.iter().any(|user| user.id == to) {
            return Err(error(404, "No such user."));
        }
        let id = self.id();
        let challenge = Challenge {
            id: id.clone(),
            from: me.to_owned(),
            to: to.clone(),
            form: asked.form.clone(),
            done: None,
        };
        let (line, shown) = (said(&challenge, "challenge"), described(&challenge));
        self.challenges.push(challenge);
        self.tell(&to, &line);
        self.tell(me, &line);
        let is_stream = asked.form.get("keepAliveStream").is_some_and(|stream| stream == "true");
        Ok(if is_stream {
            Reply::Challenge(id)
        } else {
            Reply::Json(200, shown)
        })
    }

    fn deal(&mut self, me: &str, id: &str, what: &str, asked: &Asked) -> Answer {
        let none = || error(404, "Not found.");
        let found = self
            .challenges
            .iter_mut()
            .find(|one| one.id == id && one.done.is_none())
            .ok_or_else(none)?;
        let (done, is_mine) = match what {
            "accept" => ("accepted", found.to == me),
            "decline" => ("declined", found.to == me),
            "cancel" => ("canceled", found.from == me),
            _ => return Err(none()),
        };
        if !is_mine {
            return Err(none());
        }
        found.done = Some(done);
        let challenge = found.clone();
        match done {
            "accepted" => {
                let (from, to) = (Player::User(challenge.from.clone()), Player::User(challenge.to.clone()));
                let is_black = challenge.form.get("color").is_some_and(|side| side == "black");
                let players = if is_black { [to, from] } else { [from, to] };
                let is_rated = challenge
                    .form
                    .get("rated")
                    .is_some_and(|rated| rated.eq_ignore_ascii_case("true"));
                self.begin(Game::new(challenge.id, players, clock(&challenge.form), is_rated));
            }
            "declined" => {
                let mut line = said(&challenge, "challengeDeclined");
                let reason = asked.form.get("reason").map_or("generic", String::as_str);
                line["challenge"]["declineReason"] = "I'd rather not, thank you.".into();
                line["challenge"]["declineReasonKey"] = reason.into();
                self.tell(&challenge.from, &line);
            }
            _ => self.tell(&challenge.to, &said(&challenge, "challengeCanceled")),
        }
        Ok(ok())
    }
}

fn clock(form: &BTreeMap<String, String>) -> Option<(i64, i64)> {
    let number = |key: &str| form.get(key).and_then(|text| text.parse::<i64>().ok());
    Some((number("clock.limit")? * 1000, number("clock.increment")? * 1000))
}

pub(crate) fn described(challenge: &Challenge) -> Value {
    let user = |id: &str| json!({ "id": id, "name": shown(id), "rating": 1500 });
    let control = match clock(&challenge.form) {
        Some((limit, increment)) => json!({ "type": "clock", "limit": limit / 1000, "increment": increment / 1000 }),
        None => json!({ "type": "unlimited" }),
    };
    json!({
        "id": challenge.id, "url": format!("https://lichess.org/{}", challenge.id), "status": challenge.done.unwrap_or("created"),
        "challenger": user(&challenge.from), "destUser": user(&challenge.to),
        "variant": { "key": "standard", "name": "Standard", "short": "Std" },
        "rated": challenge.form.get("rated").is_some_and(|rated| rated == "true"), "speed": "rapid", "timeControl": control,
        "color": "random", "perf": { "icon": "", "name": "Rapid" },
    })
}

fn said(challenge: &Challenge, kind: &str) -> Value {
    json!({ "type": kind, "challenge": described(challenge), "compat": { "bot": false, "board": true } })
}

/// The user name with its capitals.
pub(crate) fn shown(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    first.to_uppercase() + rest
}
