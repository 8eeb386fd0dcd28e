//! A game on the stub: its moves are legal, its clocks run by the move, and every change is a line of its stream.

use serde_json::{Value, json};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position as _};

/// The time that each move takes off a clock, in milliseconds: a game is the same each time.
const THINKS_MS: i64 = 1_000;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A user, by their id.
    User(String),
    /// The server's engine, of that level.
    Engine(u8),
}

pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) players: [Player; 2],
    /// In milliseconds.
    pub(crate) clock: Option<(i64, i64)>,
    pub(crate) is_rated: bool,
    pub(crate) variant: &'static str,
    pub(crate) start: Option<String>,
    pub(crate) moves: Vec<UciMove>,
    pub(crate) left_ms: [i64; 2],
    draws: [bool; 2],
    take_backs: [bool; 2],
    pub(crate) status: &'static str,
    pub(crate) winner: Option<Color>,
    pub(crate) is_gone: bool,
    /// The lines of its stream.
    pub(crate) lines: Vec<String>,
}

const fn at(side: Color) -> usize {
    match side {
        Color::White => 0,
        Color::Black => 1,
    }
}

pub(crate) const fn name(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Game {
    pub(crate) fn new(id: String, players: [Player; 2], clock: Option<(i64, i64)>, is_rated: bool) -> Self {
        Self {
            id,
            players,
            clock,
            is_rated,
            variant: "standard",
            start: None,
            moves: Vec::new(),
            left_ms: [clock.map_or(i64::from(i32::MAX), |clock| clock.0); 2],
            draws: [false; 2],
            take_backs: [false; 2],
            status: "started",
            winner: None,
            is_gone: false,
            lines: Vec::new(),
        }
    }

    fn mode(&self) -> CastlingMode {
        CastlingMode::from_chess960(self.variant == "chess960")
    }

    pub(crate) fn position(&self) -> Chess {
        let mut position = match &self.start {
            Some(fen) => fen.parse::<Fen>().unwrap().into_position(self.mode()).unwrap(),
            None => Chess::default(),
        };
        for uci in &self.moves {
            let played = uci.to_move(&position).unwrap();
            position.play_unchecked(played);
        }
        position
    }

    pub(crate) fn fen(&self) -> String {
        Fen::from_position(&self.position(), EnPassantMode::Legal).to_string()
    }

    pub(crate) fn turn(&self) -> Color {
        self.position().turn()
    }

    pub(crate) fn side_of(&self, user: &str) -> Option<Color> {
        let is = |player: &Player| *player == Player::User(user.to_owned());
        Color::ALL.into_iter().find(|side| is(&self.players[at(*side)]))
    }

    pub(crate) fn player(&self, side: Color) -> &Player {
        &self.players[at(side)]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.status != "started"
    }

    pub(crate) fn play(&mut self, side: Color, uci: &str, offers_draw: bool) -> Result<(), String> {
        let position = self.position();
        if self.is_over() || position.turn() != side {
            return Err("Not your turn, or the game is over".into());
        }
        let parsed: UciMove = uci.parse().or(Err(format!("Invalid UCI: {uci}")))?;
        let played = parsed.to_move(&position).or(Err(format!("Illegal: {uci}")))?;
        self.moves.push(played.to_uci(self.mode()));
        if let Some((_, increment)) = self.clock
            && self.moves.len() > 2
        {
            self.left_ms[at(side)] += increment - THINKS_MS;
        }
        let accepts = offers_draw && self.draws[at(!side)];
        self.draws[at(!side)] = false;
        self.draws[at(side)] |= offers_draw;
        self.take_backs = [false; 2];
        let after = position.play(played).unwrap();
        if accepts {
            self.end("draw", None);
        } else if after.is_checkmate() {
            self.end("mate", Some(side));
        } else if after.is_stalemate() {
            self.end("stalemate", None);
        } else if after.is_insufficient_material() {
            self.end("draw", None);
        } else {
            self.say_state();
        }
        Ok(())
    }

    /// The server's engine plays at once.
    pub(crate) fn engine_plays(&mut self) {
        let side = self.turn();
        if matches!(self.player(side), Player::Engine(_)) && !self.is_over() {
            let first = self.position().legal_moves()[0];
            let uci = first.to_uci(self.mode()).to_string();
            self.play(side, &uci, false).unwrap();
        }
    }

    pub(crate) fn draw(&mut self, side: Color, accepts: bool) -> Result<(), String> {
        self.must_be_running()?;
        if accepts && self.draws[at(!side)] {
            self.end("draw", None);
            return Ok(());
        }
        self.draws[at(if accepts { side } else { !side })] = accepts;
        self.say_state();
        Ok(())
    }

    pub(crate) fn take_back(&mut self, side: Color, accepts: bool) -> Result<(), String> {
        self.must_be_running()?;
        if accepts && self.take_backs[at(!side)] {
            // To where the asking player was to move.
            self.moves.pop();
            if self.turn() == side {
                self.moves.pop();
            }
            self.take_backs = [false; 2];
        } else {
            self.take_backs[at(if accepts { side } else { !side })] = accepts;
        }
        self.say_state();
        Ok(())
    }

    pub(crate) fn abort(&mut self) -> Result<(), String> {
        self.must_be_running()?;
        if self.moves.len() > 1 {
            return Err("The game can no longer be aborted".into());
        }
        self.end("aborted", None);
        Ok(())
    }

    pub(crate) fn resign(&mut self, side: Color) -> Result<(), String> {
        self.must_be_running()?;
        self.end("resign", Some(!side));
        Ok(())
    }

    pub(crate) fn claim(&mut self, side: Color) -> Result<(), String> {
        self.must_be_running()?;
        if !self.is_gone {
            return Err("Your opponent is there".into());
        }
        self.end("timeout", Some(side));
        Ok(())
    }

    fn must_be_running(&self) -> Result<(), String> {
        if self.is_over() {
            Err("The game is over".into())
        } else {
            Ok(())
        }
    }

    pub(crate) fn end(&mut self, status: &'static str, winner: Option<Color>) {
        self.status = status;
        self.winner = winner;
        self.draws = [false; 2];
        self.say_state();
    }

    pub(crate) fn say(&mut self, value: &Value) {
        self.lines.push(value.to_string());
    }

    fn say_state(&mut self) {
        let state = self.state();
        self.say(&state);
    }

    fn state(&self) -> Value {
        let increment = self.clock.map_or(0, |clock| clock.1);
        let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        let mut state = json!({
            "type": "gameState", "moves": moves.join(" "), "wtime": self.left_ms[0], "btime": self.left_ms[1], "winc": increment,
            "binc": increment, "status": self.status,
        });
        if let Some(winner) = self.winner {
            state["winner"] = name(winner).into();
        }
        // Fields that are false are left out.
        for (key, is_so) in [
            ("wdraw", self.draws[0]),
            ("bdraw", self.draws[1]),
            ("wtakeback", self.take_backs[0]),
            ("btakeback", self.take_backs[1]),
        ] {
            if is_so {
                state[key] = true.into();
            }
        }
        state
    }

    /// The first line of its stream.
    pub(crate) fn full(&self, user: impl Fn(&str) -> Value, created_at: i64) -> Value {
        let player = |player: &Player| match player {
            Player::User(id) => user(id),
            Player::Engine(level) => json!({ "aiLevel": level }),
        };
        let mut full = json!({
            "id": self.id, "variant": { "key": self.variant, "name": self.variant, "short": "Std" }, "speed": "rapid",
            "perf": { "name": "Rapid" }, "rated": self.is_rated, "createdAt": created_at, "white": player(&self.players[0]),
            "black": player(&self.players[1]), "initialFen": self.start.as_deref().unwrap_or("startpos"), "type": "gameFull",
            "state": self.state(),
        });
        if let Some((initial, increment)) = self.clock {
            full["clock"] = json!({ "initial": initial, "increment": increment });
        }
        full
    }
}
