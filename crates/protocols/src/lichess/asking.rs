//! The requests to the server, as HTTP: method, path and form of each endpoint that is used, of the Board API and of
//! broadcasts.

use std::fmt::Display;

use shakmaty::Color;

use super::{OnlineAct, Terms};

/// One call of the API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiCall {
    /// The path after the server's address, with its query.
    pub path: String,
    /// The form that is sent; the call is a GET if none.
    pub form: Option<Vec<(&'static str, String)>>,
    /// The plain text that is sent in its place.
    pub text: Option<String>,
    /// A repeated call has the same effect as one: it may be sent again if nobody knows whether it arrived.
    pub is_repeatable: bool,
}

impl ApiCall {
    fn get(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            form: None,
            text: None,
            is_repeatable: true,
        }
    }

    fn post(path: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            form: Some(Vec::new()),
            text: None,
            is_repeatable: false,
        }
    }

    fn with(mut self, key: &'static str, value: impl Display) -> Self {
        self.form.get_or_insert_default().push((key, value.to_string()));
        self
    }

    fn repeatable(self, is_repeatable: bool) -> Self {
        Self { is_repeatable, ..self }
    }

    fn on_terms(self, terms: Terms) -> Self {
        match terms.clock {
            Some(clock) => self
                .with("clock.limit", clock.initial_s)
                .with("clock.increment", clock.increment_s),
            None => self,
        }
    }

    fn for_side(self, side: Option<Color>) -> Self {
        self.with("color", side.map_or("random", name_of))
    }
}

/// The account that is signed in.
pub fn account() -> ApiCall {
    ApiCall::get("/api/account")
}

/// The games of that account.
pub fn games() -> ApiCall {
    ApiCall::get("/api/account/playing?nb=50")
}

/// The challenges from and to that account.
pub fn challenges() -> ApiCall {
    ApiCall::get("/api/challenge")
}

/// The stream of events for that account.
pub fn events() -> ApiCall {
    ApiCall::get("/api/stream/event")
}

/// The stream of that game; `None` if no game can have that name.
pub fn game(id: &str) -> Option<ApiCall> {
    Some(ApiCall::get(format!("/api/board/game/stream/{}", name(id)?)))
}

/// The messages written in that game so far; `None` if no game can have that name. Moves may wait behind it, so it is
/// asked once.
pub fn chat(id: &str) -> Option<ApiCall> {
    let call = ApiCall::get(format!("/api/board/game/{}/chat", name(id)?));
    Some(call.repeatable(false))
}

/// Looks for an opponent as long as the answer is read.
pub fn seek(terms: Terms) -> ApiCall {
    let call = ApiCall::post("/api/board/seek").with("rated", terms.is_rated);
    match terms.clock {
        Some(clock) => call
            .with("time", f64::from(clock.initial_s) / 60.0)
            .with("increment", clock.increment_s),
        None => call,
    }
}

/// Challenges that person as long as the answer is read; `None` if nobody can have that name.
pub fn challenge(to: &str, terms: Terms, side: Option<Color>) -> Option<ApiCall> {
    let call = ApiCall::post(format!("/api/challenge/{}", name(to)?))
        .with("rated", terms.is_rated)
        .with("keepAliveStream", true);
    Some(call.on_terms(terms).for_side(side))
}

/// Begins a game against the server's engine.
pub fn play_engine(level: u8, terms: Terms, side: Option<Color>) -> ApiCall {
    ApiCall::post("/api/challenge/ai")
        .with("level", level)
        .on_terms(terms)
        .for_side(side)
}

/// Accepts that challenge.
pub fn accept(id: &str) -> Option<ApiCall> {
    of_challenge(id, "accept")
}

/// Declines the challenge.
pub fn decline(id: &str) -> Option<ApiCall> {
    of_challenge(id, "decline")
}

/// Withdraws the challenge.
pub fn cancel(id: &str) -> Option<ApiCall> {
    of_challenge(id, "cancel")
}

fn of_challenge(id: &str, what: &str) -> Option<ApiCall> {
    Some(ApiCall::post(format!("/api/challenge/{}/{what}", name(id)?)))
}

/// Performs that act in that game; `None` if no game can have that name.
pub fn act(game: &str, act: &OnlineAct) -> Option<ApiCall> {
    let path = |end: &str| Some(format!("/api/board/game/{}/{end}", name(game)?));
    let answer = |accepts: bool| if accepts { "yes" } else { "no" };
    let call = match act {
        OnlineAct::Move { uci, offers_draw } => {
            let query = if *offers_draw { "?offeringDraw=true" } else { "" };
            ApiCall::post(path(&format!("move/{uci}{query}"))?)
        }
        // A repeated request would make an offer again that was declined meanwhile, and ask back the move before the
        // last.
        OnlineAct::Draw(accepts) => ApiCall::post(path(&format!("draw/{}", answer(*accepts)))?).repeatable(!accepts),
        OnlineAct::TakeBack(accepts) => {
            ApiCall::post(path(&format!("takeback/{}", answer(*accepts)))?).repeatable(!accepts)
        }
        OnlineAct::Abort => ApiCall::post(path("abort")?).repeatable(true),
        OnlineAct::Resign => ApiCall::post(path("resign")?).repeatable(true),
        OnlineAct::ClaimVictory => ApiCall::post(path("claim-victory")?).repeatable(true),
        OnlineAct::Chat(text) => ApiCall::post(path("chat")?).with("room", "player").with("text", text),
    };
    Some(call)
}

/// Replaces the games of that round with these, as PGN; `None` if no round can have that name. At most a hundred are
/// taken.
pub fn push(round: &str, games: &str) -> Option<ApiCall> {
    let call = ApiCall::post(format!("/api/broadcast/round/{}/push", name(round)?)).repeatable(true);
    let text = Some(games.to_owned());
    Some(ApiCall { text, ..call })
}

/// The name of a game, a challenge, a round or a person, as a part of a path; `None` if no such thing can have it.
fn name(text: &str) -> Option<&str> {
    let text = text.trim();
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    (!text.is_empty() && text.chars().all(is_name)).then_some(text)
}

fn name_of(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lichess::ServerClock;

    const TERMS: Terms = Terms {
        clock: Some(ServerClock {
            initial_s: 90,
            increment_s: 5,
        }),
        is_rated: true,
    };

    fn form(call: &ApiCall) -> Vec<String> {
        let form = call.form.iter().flatten();
        form.map(|(key, value)| format!("{key}={value}")).collect()
    }

    #[test]
    fn a_seek_has_its_time_in_minutes_and_a_challenge_in_seconds() {
        assert_eq!(form(&seek(TERMS)), ["rated=true", "time=1.5", "increment=5"]);
        let challenge = challenge("Mary_1", TERMS, Some(Color::Black)).unwrap();
        assert_eq!(challenge.path, "/api/challenge/Mary_1");
        assert_eq!(
            form(&challenge),
            [
                "rated=true",
                "keepAliveStream=true",
                "clock.limit=90",
                "clock.increment=5",
                "color=black"
            ]
        );
        let without = Terms {
            clock: None,
            is_rated: false,
        };
        assert_eq!(form(&play_engine(3, without, None)), ["level=3", "color=random"]);
    }

    #[test]
    fn no_name_leads_elsewhere() {
        for name in ["", " ", "..", "a/b", "a?b=c", "a#b", "ä", "a\nb", "%2e"] {
            assert_eq!(accept(name), None, "{name:?}");
            assert_eq!(game(name), None, "{name:?}");
            assert_eq!(act(name, &OnlineAct::Resign), None, "{name:?}");
            assert_eq!(push(name, ""), None, "{name:?}");
        }
    }

    #[test]
    fn what_does_twice_what_it_does_once_may_be_repeated() {
        let is_repeatable = |what: &OnlineAct| act("a", what).unwrap().is_repeatable;
        assert!(is_repeatable(&OnlineAct::Resign) && is_repeatable(&OnlineAct::Draw(false)));
        assert!(push("a", "").unwrap().is_repeatable);
        assert!(!is_repeatable(&OnlineAct::Draw(true)) && !is_repeatable(&OnlineAct::TakeBack(true)));
        let uci = "e1h1".parse().unwrap();
        let call = act("a", &OnlineAct::Move { uci, offers_draw: true }).unwrap();
        assert_eq!(call.path, "/api/board/game/a/move/e1h1?offeringDraw=true");
        assert!(!call.is_repeatable);
    }
}
